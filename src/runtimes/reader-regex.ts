import { type Span, spanOf } from '../source/span.ts'

/** How a loader finds the block by a regular expression; each rule below says whose it is. */
export interface FenceRule {
  /** A byte order mark before the first line. */
  readonly byteOrderMark: 'skipped' | 'kept'
  /** True where white space before the opening dashes is stripped from the file first. */
  readonly skipsBlanks: boolean
  /** True where more than three dashes make a fence, as well. */
  readonly longFences: boolean
  /** Behind the opening dashes: nothing, white space (blank lines as well), or the YAML itself. */
  readonly opening: 'nothing' | 'blanks' | 'yaml'
  /** Behind the closing dashes: nothing, white space (blank lines as well), or anything, which is body then. */
  readonly closing: 'nothing' | 'blanks' | 'anything'
  /** Whether the closing dashes may end the file. */
  readonly lineEndBehind: 'needed' | 'optional'
  /** Whether the closing dashes may stand on the line behind the opening ones. */
  readonly emptyBlock: 'read' | 'missed'
}

export type FenceRead =
  | { readonly yaml: Span; readonly bodyStart: number }
  | { readonly missing: 'opening' | 'closing' | 'empty' }

const exact: FenceRule = {
  byteOrderMark: 'skipped',
  skipsBlanks: false,
  longFences: false,
  opening: 'nothing',
  closing: 'nothing',
  lineEndBehind: 'optional',
  emptyBlock: 'missed',
}

/** QwenLM/qwen-code@0334194, packages/core/src/skills/skill-load.ts, parseSkillContent; CRLF is LF by then. */
export const qwenFence: FenceRule = exact

/** cline/cline@2aa6990, user-instructions/frontmatter.ts; a later text of it strips the byte order mark (cline/cline#12151). */
export const clineFence: FenceRule = { ...exact, closing: 'anything' }

/** langchain-ai/deepagents@23b83ad, libs/deepagents/deepagents/middleware/skills.py, _parse_skill_metadata. */
export const deepagentsFence: FenceRule = {
  ...exact,
  byteOrderMark: 'kept',
  opening: 'blanks',
  closing: 'blanks',
  lineEndBehind: 'needed',
}

/** NousResearch/hermes-agent@010929c, agent/skill_utils.py, parse_frontmatter. */
export const hermesFence: FenceRule = {
  ...exact,
  opening: 'yaml',
  closing: 'blanks',
  lineEndBehind: 'needed',
  emptyBlock: 'read',
}

/** python-frontmatter 1.3.0 (PyPI), __init__.py and default_handlers.py; OpenHands reads by it. */
export const pythonFrontmatterFence: FenceRule = {
  ...exact,
  byteOrderMark: 'kept',
  skipsBlanks: true,
  longFences: true,
  opening: 'blanks',
  closing: 'blanks',
  emptyBlock: 'read',
}

/** Python's `\s`, which knows four separators more than JavaScript's and not the byte order mark. */
const blank = '[^\\S\\uFEFF]|[\\x1c-\\x1f\\x85]'

export function readFenced(text: string, rule: FenceRule): FenceRead {
  const start = startOf(text, rule)
  const opening = sticky(openingPattern(rule), text, start)
  if (!opening) return { missing: 'opening' }
  const yamlStart = start + opening.length
  const closing = new RegExp(closingPattern(rule), 'g')
  // The line end behind the opening dashes may be the one before the closing dashes only where an empty block is read.
  closing.lastIndex = rule.emptyBlock === 'read' ? Math.max(start + 3, yamlStart - 1) : yamlStart
  // Of several line ends behind the opening dashes, the last is given back where nothing else fits.
  const match = closing.exec(text) ?? (/\n[^\n]*\n/.test(opening) ? retried(closing, text, yamlStart - 1) : null)
  if (!match)
    return { missing: rule.emptyBlock === 'missed' && text.startsWith('---', yamlStart) ? 'empty' : 'closing' }
  return { yaml: spanOf(yamlStart, Math.max(yamlStart, match.index)), bodyStart: match.index + match[0].length }
}

function retried(closing: RegExp, text: string, at: number): RegExpExecArray | null {
  closing.lastIndex = at
  const match = closing.exec(text)
  return match?.index === at ? match : null
}

function startOf(text: string, rule: FenceRule): number {
  if (rule.skipsBlanks) return sticky(`(?:${blank})*`, text, 0)?.length ?? 0
  return rule.byteOrderMark === 'skipped' && text.startsWith('\uFEFF') ? 1 : 0
}

function openingPattern({ opening, longFences }: FenceRule): string {
  const dashes = longFences ? '-{3,}' : '---'
  if (opening === 'yaml') return dashes
  return opening === 'nothing' ? `${dashes}\\r?\\n` : `${dashes}(?:${blank})*\\n`
}

function closingPattern({ closing, lineEndBehind, longFences }: FenceRule): string {
  const dashes = `\\r?\\n${longFences ? '-{3,}' : '---'}`
  if (closing === 'anything') return `${dashes}(?:\\r?\\n)?`
  if (closing === 'nothing') return `${dashes}(?:\\r?\\n|$)`
  return lineEndBehind === 'needed' ? `${dashes}(?:${blank})*\\n` : `${dashes}(?:(?:${blank})*\\n|(?:${blank})*$)`
}

function sticky(pattern: string, text: string, at: number): string | null {
  const match = new RegExp(pattern, 'y')
  match.lastIndex = at
  return match.exec(text)?.[0] ?? null
}
