import { fenceFaultCodes } from '../skill/frontmatter.ts'
import { yamlFaultCodes } from '../source/yaml-fault.ts'

/** Why a loader does what it does: the closed set. `title` is a short phrase, `means` one or two sentences for the reasons page. */
const fields = {
  'allowed-tools-form': {
    title: 'allowed-tools is in a form that not every release reads',
    means: 'The standard writes allowed-tools as one text, separated by blanks; some releases read only a YAML list.',
  },
  'allowed-tools-parenthesis': {
    title: 'a parenthesis in allowed-tools is not closed',
    means:
      'The text cannot be cut into tools, so what is allowed is wider or narrower than meant, or the file is refused.',
  },
  'allowed-tools-type': {
    title: 'allowed-tools is neither text nor a list of texts',
    means: 'A map, a number or a nested list names no tools.',
  },
  'anchor-or-alias': {
    title: 'an anchor or alias',
    means: 'YAML lets one value stand for another; readers that follow StrictYAML refuse it.',
  },
  'compatibility-coerced': {
    title: 'compatibility is turned into text',
    means: 'The value is no text and is written out as YAML before it is used.',
  },
  'compatibility-too-long': {
    title: 'compatibility is too long',
    means: 'The standard allows 500 characters; some loaders count bytes.',
  },
  'compatibility-type': {
    title: 'compatibility is of the wrong type',
    means: 'The standard wants text here; the cleveragents loader wants a map.',
  },
  'dashes-in-value': {
    title: 'three dashes inside the frontmatter end it early',
    means: 'The loader cuts the file at the first three dashes anywhere, so what follows them in a value is lost.',
  },
  'description-empty': { title: 'the description is empty', means: 'A skill without a description is never chosen.' },
  'description-missing': {
    title: 'the description is missing',
    means: 'Every runtime shows the description to the model; most refuse a skill that has none.',
  },
  'description-rewritten': {
    title: 'the description is rewritten',
    means: 'The value is read as a number or date and written back in another form.',
  },
  'description-too-long': {
    title: 'the description is too long',
    means: 'The standard allows 1,024 characters; some loaders count bytes.',
  },
  'description-type': { title: 'the description is no text', means: 'A list or a map stands where text is meant.' },
  'duplicate-name': {
    title: 'two skills of one root have the same name',
    means: 'A runtime keeps one of them; which one differs from runtime to runtime.',
  },
  'field-not-text': {
    title: 'a number, boolean or date where text is meant',
    means: 'YAML readers turn the value into another type, and may write it back differently.',
  },
  'file-name-case': {
    title: 'the file is not called SKILL.md',
    means: 'Runtimes look for that exact name; on a disk that tells case apart, any other spelling is not found.',
  },
  'file-unreadable': {
    title: 'the file cannot be read',
    means: 'Nothing can be said about a file that cannot be opened.',
  },
  'flow-style': {
    title: 'brackets or braces in YAML',
    means: 'Readers that follow StrictYAML refuse lists and maps in flow style.',
  },
  'frontmatter-empty': { title: 'the frontmatter is empty', means: 'The block holds no key at all.' },
  'inside-another-skill': {
    title: 'a SKILL.md inside another skill',
    means: 'Runtimes that search deep load it as a skill of its own; the others never see it.',
  },
  'key-ignored': {
    title: 'a key that the runtime does not define',
    means: 'The key is left out and the skill loads as if it were not there.',
  },
  'license-rewritten': {
    title: 'the license is rewritten',
    means: 'The value is read as a number or date and written back.',
  },
  'license-type': { title: 'the license is no text', means: 'A list or a map stands where text is meant.' },
  'line-separator': {
    title: 'a Unicode line separator in a plain value',
    means: 'YAML 1.1 readers take U+0085, U+2028 and U+2029 for the end of the line.',
  },
  'linked-folder': {
    title: 'the skill folder is a symbolic link',
    means: 'The loader lists real folders only; a link is passed over without a word.',
  },
  'metadata-lost': {
    title: 'metadata is dropped',
    means: 'The value is no map with text keys, and the whole field is left out.',
  },
  'metadata-type': { title: 'metadata is no map', means: 'The field maps text to text.' },
  'metadata-value-coerced': {
    title: 'a metadata value is turned into text',
    means: 'The value is no text and is printed in the form of the loader’s language.',
  },
  'metadata-value-type': {
    title: 'a metadata value is no text',
    means: 'The standard maps text to text; unquoted numbers and nested values are read differently by every loader.',
  },
  'min-agent-version-not-semver': {
    title: 'min_agent_version is no semantic version',
    means: 'It cannot be compared with a release.',
  },
  'name-character': {
    title: 'a character that a name may not hold',
    means: 'Names are lower-case letters, digits and single hyphens.',
  },
  'name-double-hyphen': {
    title: 'two hyphens in a row in the name',
    means: 'The standard allows single hyphens only.',
  },
  'name-edge-hyphen': { title: 'the name starts or ends with a hyphen', means: 'The standard does not allow it.' },
  'name-empty': { title: 'the name is empty', means: 'A skill is called by its name.' },
  'name-folder-mismatch': {
    title: 'the name differs from the folder',
    means: 'The standard wants both to be the same; some loaders refuse the skill, some use one of the two.',
  },
  'name-missing': { title: 'the name is missing', means: 'A skill is called by its name.' },
  'name-not-namespaced': {
    title: 'the name has no namespace',
    means:
      'The cleveragents loader documents names as namespace/short-name and does not say what becomes of a bare one.',
  },
  'name-namespace': {
    title: 'the name is no namespace/short-name',
    means: 'Both parts start with a letter or digit and hold letters, digits, hyphens and underscores.',
  },
  'name-rewritten': {
    title: 'the name is read as a number and rewritten',
    means: 'The loader resolves the value before it compares it with the folder: 010 becomes 8.',
  },
  'name-too-long': {
    title: 'the name is too long',
    means: 'The standard allows 64 characters; some loaders count bytes.',
  },
  'name-type': { title: 'the name is no text', means: 'A list or a map stands where text is meant.' },
  'name-uppercase': { title: 'a capital letter in the name', means: 'The standard allows lower-case letters only.' },
  'not-a-mapping': {
    title: 'the frontmatter is no list of keys',
    means: 'The block parses, but it holds a list or a bare text instead of `key: value` lines.',
  },
  'older-release-drops': {
    title: 'an older release drops it',
    means: 'The newest release reads the file; the older one named in the message does not.',
  },
  'outside-the-roots': {
    title: 'not where this runtime looks',
    means: 'The folder is none of the roots that the runtime searches.',
  },
  'requires-malformed': {
    title: '`requires:` is malformed',
    means: 'It is neither text nor a list of texts, so no runtime can satisfy it and the skill is withheld.',
  },
  'requires-unknown': {
    title: '`requires:` could not be checked',
    means: 'Whether a program is there is decided by the deployment, and no recipe lists its programs.',
  },
  'requires-unmet': {
    title: '`requires:` is not met',
    means: 'The deployment lacks something that the skill says it needs, so the skill is withheld.',
  },
  'root-file': {
    title: 'a SKILL.md without a folder of its own',
    means: 'Runtimes look for a folder a skill; a SKILL.md in the root itself is not found, or has no name to go by.',
  },
  shadowed: {
    title: 'a copy in a root of higher precedence wins',
    means: 'The runtime merges its roots by folder name and reads this copy’s SKILL.md never.',
  },
  'sibling-broken': {
    title: 'another skill of the same root takes it down',
    means: 'The loader gives up on the whole root when one of its skills cannot be read.',
  },
  'step-empty': { title: 'a step is empty', means: 'Each step is a text that is not blank.' },
  'step-type': { title: 'a step is no text', means: 'YAML made a number, a boolean, a list or a map of it.' },
  'steps-type': { title: '`steps` is no list', means: 'Steps are a list of texts.' },
  'tab-in-value': {
    title: 'a tab in a plain value',
    means: 'Readers that follow StrictYAML refuse tabs between or in plain values.',
  },
  'tag-in-yaml': { title: 'a YAML tag', means: 'Readers that follow StrictYAML refuse tags.' },
  'too-deep': {
    title: 'one folder too deep',
    means: 'The loader lists the folders right below its root and goes no deeper.',
  },
  'unknown-key': {
    title: 'a key that the loader refuses',
    means: 'The loader knows a fixed set of keys and rejects the file when it meets another.',
  },
  'value-uncertain': {
    title: 'neither documented nor observable',
    means: 'The runtime’s documentation does not say what becomes of such a value, and it could not be run.',
  },
  'version-not-semver': { title: 'the version is no semantic version', means: 'It cannot be compared with another.' },
  'version-type': { title: 'the version is no text', means: 'Unquoted, 1.0 is a number.' },
} as const

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

export type ReasonCode = keyof typeof fields | keyof typeof fences | keyof typeof yamlFaults

export interface ReasonPage {
  readonly code: ReasonCode
  readonly title: string
  readonly means: string
}

const strictly = 'Most loaders refuse a file whose YAML block they cannot find or read.'

export const reasonPages: readonly ReasonPage[] = [
  ...Object.entries(fields).map(([code, page]) => ({ code: code as ReasonCode, ...page })),
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
