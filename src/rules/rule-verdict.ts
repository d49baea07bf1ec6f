import type { Analysis } from '../analysis/analysis.ts'
import { type Cause, causesOf, type Outcome, type Part } from '../analysis/causes.ts'
import type { Finding, Severity } from '../diagnostic.ts'
import { type SkillRule, skillRule } from './rule.ts'

/** Spoken once, by the file that is to blame; a skill that goes down with it has no fault of its own. */
const spokenElsewhere = new Set<string>(['sibling-broken'])

interface Speaker extends Omit<SkillRule, 'on' | 'check'> {
  readonly outcome: Outcome
  /** False for a cause that another rule explains better. */
  readonly speaks?: (cause: Cause) => boolean
  readonly severityOf?: (cause: Cause, analysis: Analysis) => Severity
}

/** A rule that speaks for every runtime: one finding a cause, with the runtimes listed. */
export function verdictRule({ outcome, speaks, severityOf, ...rule }: Speaker): SkillRule {
  return skillRule({
    ...rule,
    speaksForVerdicts: true,
    *check(skill, analysis) {
      for (const cause of causesOf(skill, analysis)) {
        if (cause.outcome !== outcome || spokenElsewhere.has(cause.code)) continue
        if (speaks && !speaks(cause)) continue
        yield findingFor(cause, severityOf?.(cause, analysis))
      }
    },
  })
}

function findingFor(cause: Cause, severity: Severity | undefined): Finding {
  const { reason, skill } = cause
  const speaking = cause.parts.filter((part) => costs(part, cause.outcome))
  return {
    cause: cause.code,
    ...(severity ? { severity } : {}),
    message: [sentence(reason.message), costOf(cause), reason.cure].filter((each) => each !== '').join(' '),
    at: { path: reason.path ?? skill.filePath, span: reason.span },
    ...(reason.name ? { name: reason.name } : {}),
    runtimes: idsOf(speaking),
    ...(reason.related
      ? { related: [{ at: { path: reason.related.path, span: reason.related.span }, message: reason.related.message }] }
      : {}),
  }
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** The parts that a finding is about: all that drop, withhold or alter; else those whose effect gives it its outcome. */
function costs(part: Part, outcome: Outcome): boolean {
  if (outcome === 'sample') return true
  if (outcome === 'ignored') return part.effect === 'ignored'
  if (outcome === 'unknown') return part.effect === 'unknown'
  return part.effect !== 'ignored' && part.effect !== 'unknown'
}

/** What it costs: who drops, withholds and alters the skill, and what goes down with it. */
function costOf(cause: Cause): string {
  const { parts } = cause
  if (cause.outcome === 'ignored') return ''
  const today = parts.filter((part) => !part.reason.olderOnly)
  const phrases = [
    standardPhrase(today, cause),
    doing(today, 'dropped', (part) => !part.verdict.silent, 'drop', 'the skill'),
    doing(today, 'dropped', (part) => part.verdict.silent, 'silently pass over', 'the skill'),
    blastPhrase(cause, today),
    doing(today, 'withheld', () => true, 'withhold', 'the skill'),
    doing(today, 'altered', () => true, 'alter', 'it'),
    olderPhrase(parts),
    unknownPhrase(today),
  ].filter((phrase) => phrase !== undefined && phrase !== '')
  return phrases.length === 0 ? '' : `${capital(phrases.join('; '))}.`
}

const standard = 'agentskills'

function standardPhrase(parts: readonly Part[], cause: Cause): string {
  const part = parts.find((each) => each.runtime === standard)
  if (!part) return ''
  if (part.effect === 'dropped')
    return 'the open standard does not allow that, and clients that follow it refuse the skill'
  if (part.effect === 'altered') return 'the open standard does not allow that, and clients read it differently'
  return part.effect === 'unknown' && cause.outcome === 'unknown' ? 'the open standard leaves it open' : ''
}

/** "adk-go and core-agent drop the skill"; empty where nobody does. */
function doing(
  parts: readonly Part[],
  effect: Part['effect'],
  which: (part: Part) => boolean,
  verb: string,
  object: string,
): string {
  const ids = idsOf(parts.filter((part) => part.effect === effect && part.runtime !== standard && which(part)))
  if (ids.length === 0) return ''
  return `${joined(ids)} ${ids.length > 1 ? verb : verb.replace(/(?:pass|[a-z]+)(?= over|$)/, third)} ${object}`
}

function third(verb: string): string {
  return verb.endsWith('ss') ? `${verb}es` : `${verb}s`
}

/** Each runtime once: a fault and its effects may both be its. */
function idsOf(parts: readonly Part[]): string[] {
  return [...new Set(parts.map((part) => part.runtime))]
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

function olderPhrase(parts: readonly Part[]): string {
  const older = parts.find((part) => part.reason.olderOnly)?.reason.olderOnly
  return older ? `${older} drops every skill of its root over it` : ''
}

function unknownPhrase(parts: readonly Part[]): string {
  const ids = idsOf(parts.filter((part) => part.effect === 'unknown' && part.runtime !== standard))
  return ids.length === 0 ? '' : `what becomes of it in ${joined(ids)} cannot be said`
}

/** How many skills one file takes down, told once for all the runtimes that lose them. */
function blastPhrase({ skill }: Cause, parts: readonly Part[]): string {
  const whole = parts.filter((part) => part.effect === 'dropped' && part.verdict.blast === 'catalog')
  const lost = Math.max(0, ...whole.map((part) => part.verdict.lost ?? 0))
  if (lost < 2) return ''
  const who = whole.length === 1 ? `${whole[0]!.runtime} loses` : `${whole.length === 2 ? 'both' : 'they'} lose`
  return `with it ${who} all ${lost} skills of \`${skill.place.root}\``
}

function capital(text: string): string {
  // A runtime's id keeps its own spelling.
  return /^[a-z]+-[a-z]|^agent/.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1)
}
