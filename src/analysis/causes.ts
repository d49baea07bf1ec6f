import { causeOf, type ReasonCode } from '../runtimes/reason.ts'
import type { Effect, Reason, Verdict } from '../runtimes/runtime.ts'
import type { Skill } from '../skill/skill.ts'
import { yamlFaultCodes } from '../source/yaml-fault.ts'
import type { Analysis } from './analysis.ts'

/** One thing in one file, and what each asked runtime makes of it. */
export interface Cause {
  readonly skill: Skill
  readonly code: ReasonCode
  /** The reason of the runtime that it hits hardest: its words and its place. */
  readonly reason: Reason
  readonly outcome: Outcome
  /** True where the caller named the runtimes that count; who names the open standard wants all of them. */
  readonly asked: boolean
  readonly parts: readonly Part[]
}

/** What a cause comes to for this repository; the first that holds. */
export type Outcome = 'sample' | 'dropped' | 'withheld' | 'altered' | 'elsewhere' | 'older' | 'unknown' | 'ignored'

/** One runtime's share in a cause. */
export interface Part {
  readonly runtime: string
  readonly effect: Effect
  readonly target: boolean
  readonly reason: Reason
  readonly verdict: Verdict
}

const weight: Record<Effect, number> = { dropped: 0, withheld: 1, altered: 2, unknown: 3, ignored: 4 }

const known = new WeakMap<Analysis, WeakMap<Skill, readonly Cause[]>>()

/** What stands behind a skill's verdicts, each cause once, in the order of the file. */
export function causesOf(skill: Skill, analysis: Analysis): readonly Cause[] {
  const causes = known.get(analysis) ?? new WeakMap<Skill, readonly Cause[]>()
  known.set(analysis, causes)
  const found = causes.get(skill) ?? gather(skill, analysis)
  causes.set(skill, found)
  return found
}

function gather(skill: Skill, analysis: Analysis): readonly Cause[] {
  const targets = new Map(analysis.targetsOf(skill).map((target) => [target.id, target]))
  const asked = !targets.has('agentskills') && [...targets.values()].some((target) => target.asked)
  const groups = new Map<string, Part[]>()
  for (const runtime of analysis.runtimes) {
    const verdict = analysis.verdicts.get(skill)?.get(runtime.id)
    for (const reason of verdict?.reasons ?? []) {
      const key = `${causeOf(reason.code)} ${reason.path ?? ''} ${reason.span?.start ?? -1}`
      const part = {
        runtime: runtime.id,
        effect: reason.effect,
        target: targets.has(runtime.id),
        reason,
        verdict: verdict!,
      }
      groups.set(key, [...(groups.get(key) ?? []), part])
    }
  }
  return joinEffects([...groups.values()])
    .map((parts) => causeFrom(skill, parts, asked))
    .sort(byPlace)
}

const yamlEffect = /^yaml-(?:repaired|fallback|metadata-lost)$/
const yamlFault = new RegExp(`^(?:${yamlFaultCodes.join('|')})$`)

/** Codes that name what a runtime does → the codes that name what is wrong, of which it is the effect. */
const effectsOf: readonly (readonly [RegExp, RegExp])[] = [
  [yamlEffect, yamlFault],
  [/^name-from-folder$/, /^name-(?!from-folder|cut|sanitised|rewritten)/],
  [/^name-cut$/, /^name-too-long$/],
  [/^name-sanitised$/, /^name-(?:character|uppercase)$/],
  [/^description-cut$/, /^description-too-long$/],
  [/^description-(?:from-body|not-listed)$/, /^description-(?:missing|empty|type)$/],
  [/^(?:value-coerced|field-lost)$/, /-type$|-not-text$|-form$/],
]

/** Puts an effect to the fault that it comes from: what a broken block brings about, or what stands at the same place. */
function joinEffects(groups: readonly Part[][]): readonly (readonly Part[])[] {
  const joined: Part[][] = []
  const effects: Part[][] = []
  for (const parts of groups) {
    const code = parts[0]!.reason.code
    ;(effectsOf.some(([effect]) => effect.test(code)) ? effects : joined).push([...parts])
  }
  const block = joined.find(([first]) => yamlFault.test(first!.reason.code))
  for (const parts of effects) {
    const { code, span } = parts[0]!.reason
    const faults = effectsOf.find(([effect]) => effect.test(code))![1]
    const lost = parts.every(({ verdict }) => verdict.reasons.some((reason) => yamlEffect.test(reason.code)))
    const fault = lost
      ? block
      : joined.find(([first]) => first!.reason.span?.start === span?.start && faults.test(first!.reason.code))
    if (fault) fault.push(...parts)
    else joined.push(parts)
  }
  return joined
}

function causeFrom(skill: Skill, parts: readonly Part[], asked: boolean): Cause {
  const hardest = [...parts].sort((left, right) => rank(left) - rank(right))[0]!
  return {
    skill,
    code: causeOf(hardest.reason.code),
    reason: hardest.reason,
    outcome: outcomeOf(parts, asked),
    asked,
    parts,
  }
}

function outcomeOf(parts: readonly Part[], asked: boolean): Outcome {
  if (parts.some((part) => part.reason.code === 'inside-another-skill')) return 'sample'
  const today = parts.filter((part) => !part.reason.olderOnly)
  const target = (effect: Effect): boolean => today.some((part) => part.target && part.effect === effect)
  if (target('dropped')) return 'dropped'
  if (target('withheld')) return 'withheld'
  if (target('altered')) return 'altered'
  if (asked && target('ignored')) return 'ignored'
  if (today.some((part) => part.effect === 'dropped')) return 'elsewhere'
  if (parts.some((part) => part.target && part.reason.olderOnly)) return 'older'
  return target('unknown') ? 'unknown' : 'ignored'
}

/** Targets before others, then the hardest effect; on a tie the order of the shelf, which sort keeps. */
function rank(part: Part): number {
  return weight[part.effect] + (part.target ? 0 : 0.5)
}

function byPlace(left: Cause, right: Cause): number {
  return (left.reason.span?.start ?? -1) - (right.reason.span?.start ?? -1)
}
