import { fenceFaultCodes } from '../skill/frontmatter.ts'
import { yamlFaultCodes } from '../source/yaml-fault.ts'
import { fieldReasons } from './reason-codes-fields.ts'
import { loadingReasons } from './reason-codes-loading.ts'

const fences = {
  'blank-after-opening-dashes': 'white space behind the opening dashes',
  'byte-order-mark': 'a byte order mark before the first line',
  'closing-dashes-sloppy': 'the closing line is more than three dashes',
  'content-before-frontmatter': 'something stands before the frontmatter',
  'escaped-dashes': 'the dashes are escaped',
  'frontmatter-in-code-fence': 'the frontmatter is wrapped in a code fence',
  'frontmatter-missing': 'there is no frontmatter',
  'frontmatter-not-closed': 'the frontmatter is never closed',
  'line-ends-carriage-return': 'lines end in lone carriage returns',
  'no-line-end-after-closing-dashes': 'the closing line has no line end',
  'not-utf-8': 'the file is not UTF-8',
  'text-on-opening-line': 'text stands behind the opening dashes',
} as const

const yamlFaults = {
  'alias-bomb': 'aliases that unfold into a huge value',
  'bad-directive': 'a percent sign starts a directive',
  'bad-escape': 'a backslash that is no escape',
  'bad-indentation': 'a line is indented by the wrong number of blanks',
  'colon-in-plain-value': 'a colon in an unquoted value',
  'control-character': 'a control character',
  'duplicate-key': 'a key stands twice',
  'indicator-at-start': 'an unquoted value starts with a sign that YAML keeps for itself',
  'invalid-yaml': 'the block is no YAML',
  'key-not-text': 'a key is no text',
  'line-without-colon': 'a line is no `key: value`',
  'list-on-key-line': 'a list item on the line of its key',
  'tab-indentation': 'a tab indents a line',
  'text-after-block-indicator': 'text behind a block sign',
  'text-after-bracket': 'text behind a closing bracket',
  'text-after-quote': 'text behind a closing quote',
  'unclosed-bracket': 'a bracket is never closed',
  'unclosed-quote': 'a quote is never closed',
  'undefined-alias': 'an alias that leads nowhere',
  'yaml-too-deep': 'YAML nested too deep to be read',
  'yaml-too-large': 'a frontmatter too large to be read',
} as const satisfies Record<(typeof yamlFaultCodes)[number], string>

export type ReasonCode =
  | keyof typeof fieldReasons
  | keyof typeof loadingReasons
  | keyof typeof fences
  | keyof typeof yamlFaults

export interface ReasonPage {
  readonly code: ReasonCode
  readonly title: string
  readonly means: string
}

const strictly = 'Most loaders refuse a file whose YAML block they cannot find or read.'

export const reasonPages: readonly ReasonPage[] = [
  ...Object.entries({ ...fieldReasons, ...loadingReasons }).map(([code, page]) => ({
    code: code as ReasonCode,
    ...page,
  })),
  ...fenceFaultCodes.map((code) => ({ code, title: fences[code], means: strictly })),
  ...yamlFaultCodes.map((code) => ({ code, title: yamlFaults[code], means: strictly })),
].sort((left, right) => (left.code < right.code ? -1 : 1))

/** Two codes of one cause: what one runtime refuses, another passes over. */
const causes: Partial<Record<ReasonCode, ReasonCode>> = {
  'key-ignored': 'unknown-key',
  'metadata-value-coerced': 'metadata-value-type',
  'metadata-lost': 'metadata-type',
  'compatibility-coerced': 'compatibility-type',
  'description-rewritten': 'field-not-text',
  'license-rewritten': 'field-not-text',
}

/** The code under which one cause is told for all runtimes. */
export function causeOf(code: ReasonCode): ReasonCode {
  return causes[code] ?? code
}
