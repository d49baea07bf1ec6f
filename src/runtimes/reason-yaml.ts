import { YAML_EXPANSION_LIMIT, YAML_UNITS_LIMIT } from '../source/yaml.ts'
import { YAML_DEPTH_LIMIT } from '../source/yaml-depth.ts'
import type { YamlFault, YamlFaultCode } from '../source/yaml-fault.ts'
import type { Effect, Reason } from './runtime.ts'

interface Words {
  /** `value` is "the value of `key`" or "the frontmatter"; `subject` what the fault is about. */
  says(value: string, subject: string): string
  cure(subject: string, key: string | null): string
}

const quoteValue = (_subject: string, key: string | null): string =>
  `Put the whole value${key ? ` of \`${key}\`` : ''} in quotes, or write it as a folded block (\`>-\`).`

const words: Record<YamlFaultCode, Words> = {
  'alias-bomb': {
    says: () => `Aliases unfold into more than ${YAML_EXPANSION_LIMIT} values`,
    cure: () => 'Write the values out, without anchors and aliases.',
  },
  'bad-directive': {
    says: () => 'A line starts with a percent sign, which YAML takes for a directive',
    cure: () => 'Remove the line.',
  },
  'bad-escape': {
    says: (value, subject) => `\`${subject}\` in ${value} is no YAML escape`,
    cure: () => 'Use single quotes around the value, or write each backslash twice.',
  },
  'bad-indentation': {
    says: (value) => `This line near ${value} is indented by a number of blanks that fits no line above it`,
    cure: () => 'Indent it like its siblings, with blanks.',
  },
  'colon-in-plain-value': {
    says: (value) => `A colon followed by a blank stands unquoted in ${value}, and YAML starts a new key there`,
    cure: quoteValue,
  },
  'control-character': {
    says: (_value, subject) => `The control character ${subject} stands in the frontmatter, where YAML allows none`,
    cure: () => 'Remove it.',
  },
  'duplicate-key': {
    says: (_value, subject) => `The key \`${subject}\` stands twice`,
    cure: (subject) => `Keep one \`${subject}\`; quotes do not make a different key.`,
  },
  'indicator-at-start': {
    says: (value, subject) => `${upper(value)} starts with \`${subject}\`, which YAML keeps for itself`,
    cure: quoteValue,
  },
  'invalid-yaml': {
    says: () => 'The frontmatter is no YAML from here on',
    cure: () => 'Write it as `key: value` lines.',
  },
  'key-not-text': {
    says: () => 'A bracket or brace stands where a key is meant',
    cure: () => 'Put the value in quotes, or fill in the placeholder.',
  },
  'line-without-colon': {
    says: () => 'This line is no `key: value`, nor does its indentation make it part of the value above',
    cure: () => 'Put a blank behind the colon, or indent the line below its key.',
  },
  'list-on-key-line': {
    says: (value) => `A list item stands on the key's own line, in ${value}`,
    cure: (_subject, key) =>
      `Put the list on lines of its own below \`${key ?? 'the key'}\`, or put the value in quotes.`,
  },
  'tab-indentation': { says: () => 'A tab indents this line, and YAML allows blanks only', cure: () => 'Use blanks.' },
  'text-after-block-indicator': {
    says: (value, subject) => `Text stands on the line of the block sign \`${subject}\`, in ${value}`,
    cure: () => 'Start the text on the next line, indented; or put the value in quotes.',
  },
  'text-after-bracket': {
    says: (value, subject) =>
      `Text goes on behind the closing \`${subject}\`, in ${value}, so that it is neither a list nor text`,
    cure: quoteValue,
  },
  'text-after-quote': {
    says: (value) => `Text goes on behind the closing quote, in ${value}`,
    cure: () => 'Wrap the whole value in the other kind of quotes, or double the quotes inside of it.',
  },
  'unclosed-bracket': {
    says: (value, subject) => `The \`${subject}\` in ${value} is never closed`,
    cure: () => 'Close it, or put the whole value in quotes.',
  },
  'unclosed-quote': {
    says: (value, subject) => `The quote ${subject} in ${value} is never closed`,
    cure: () => 'Close it at the end of the value.',
  },
  'undefined-alias': {
    says: (value, subject) => `\`*${subject}\` in ${value} is an alias, and nothing is called \`&${subject}\``,
    cure: quoteValue,
  },
  'yaml-too-deep': {
    says: () => `The frontmatter nests deeper than ${YAML_DEPTH_LIMIT} levels`,
    cure: () => 'Keep it flat.',
  },
  'yaml-too-large': {
    says: () => `The frontmatter has more than ${YAML_UNITS_LIMIT} characters and was not read`,
    cure: () => 'Keep the text in the body.',
  },
}

/** Limits of ours: a runtime may well read on. */
const ownLimits = new Set<YamlFaultCode>(['yaml-too-deep', 'yaml-too-large'])

/** A fault of the YAML block, worded once for every runtime that stumbles over it. */
export function yamlReason(fault: YamlFault, effect: Effect = 'dropped'): Reason {
  const value = fault.key ? `the value of \`${fault.key}\`` : 'the frontmatter'
  const subject = fault.subject ?? ''
  const { says, cure } = words[fault.code]
  return {
    code: fault.code,
    effect: ownLimits.has(fault.code) ? 'unknown' : effect,
    message: `${says(value, subject)}.`,
    cure: cure(subject, fault.key),
    span: fault.span,
    ...(fault.key ? { name: fault.key } : {}),
  }
}

function upper(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
