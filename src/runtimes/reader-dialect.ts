import type { Dates } from './reader-dialect-date.ts'
import type { Numbers } from './reader-dialect-number.ts'

export { type DialectRead, readDialect } from './reader-dialect-read.ts'
export { type DialectValue, fieldsIn, valueIn } from './reader-dialect-value.ts'

/** `yaml-1.2` is eemeli's `yaml` with its core schema, `pyyaml-c` PyYAML over libyaml (CSafeLoader); the others are called like their library. */
export type DialectId = 'yaml-1.2' | 'js-yaml-3' | 'js-yaml-4' | 'serde-yaml' | 'pyyaml' | 'pyyaml-c' | 'yaml.v3'

/** What differs between YAML readers, as data. Each fact was run against the library named in `reader`. */
export interface Dialect {
  readonly id: DialectId
  /** The library and the release that the facts were run against. */
  readonly reader: string

  /** Which plain scalars are numbers. */
  readonly numbers: Numbers
  /** Which plain scalars are dates; null where none is. */
  readonly dates: Dates | null
  /** True where `yes`, `no`, `on` and `off` are booleans (YAML 1.1). */
  readonly oldBooleans: boolean
  /** In which language's words a value is shown that is turned into text; `written`: as it stands in the file. */
  readonly shows: 'javascript' | 'python' | 'written'

  /** What ends a line beside LF and CR LF: a lone CR, or also U+0085, U+2028 and U+2029 (YAML 1.1). */
  readonly lineEnds: 'lf' | 'cr' | 'unicode'
  /** True where a value in quotes or brackets may go on in any column. */
  readonly anyColumn: boolean
  /** True where a comment may follow a quote or bracket without a blank. */
  readonly hashBehindClosing: boolean
  /** True where a block that ends with the text, and no line end, gets one. */
  readonly addsFinalLineEnd: boolean
  /** True where aliases that unfold into very many values are refused. */
  readonly limitsAliases: boolean
  /** True where blanks before a line end in quotes are kept. */
  readonly keepsBlanksInQuotes: boolean
  /**
   * Tabs: `yaml-1.2` refuses them before a key or dash; `blanks`: they are skipped and indent nothing; `libyaml` refuses them in
   * the first column and behind a dash as well; `refused`: outside of quotes and blocks everywhere.
   */
  readonly tabs: 'yaml-1.2' | 'blanks' | 'libyaml' | 'refused'
  /** True where a closing quote or bracket may be followed by the next key, and where a list may have holes (`[a,,b]`). */
  readonly looseEntries: boolean
  /** Characters that no text may hold; null where all may stand. `everywhere`: in comments, too. */
  readonly unprintable: { readonly characters: RegExp; readonly where: 'everywhere' | 'text' } | null
  /** Escapes in double quotes that YAML 1.2 knows and this reader does not; null for none. */
  readonly unknownEscapes: RegExp | null
  /** What stands in brackets, outside of quotes, and is refused there; null for nothing beyond YAML 1.2. */
  readonly refusedInBrackets: RegExp | null
  /** The directive lines (`%YAML 1.2`) that are accepted; null for any. */
  readonly directives: RegExp | null
  /** The names that anchors may have; null for any. */
  readonly anchorNames: RegExp | null
  /** True where no two values may have the same anchor. */
  readonly uniqueAnchors: boolean
  /** An anchor or tag on the line of a block map's first key, before it: read, or taken for one of the whole value. */
  readonly markedFirstKey: 'read' | 'refused'

  /** A second document: refused, or never looked at. */
  readonly documents: 'one' | 'first'
  /** A key that stands twice; `known`: refused where the loader has a field for it, else passed over. */
  readonly duplicateKeys: 'refused' | 'last' | 'known'
  /** Which keys are the same: those written alike, those of one value and type, or those of one value shown as text. */
  readonly sameKeys: 'written' | 'value' | 'text'
  /** Lists and maps as keys; `below the top`: refused among the loader's own fields only. */
  readonly wholeKeys: 'read' | 'below the top' | 'refused'
  /** A colon with nothing before it: a key that is empty. */
  readonly emptyKeys: 'read' | 'in brackets' | 'refused'
  /** True where `<<` puts another map's keys in. */
  readonly mergeKeys: boolean
  readonly unknownTags: 'refused' | 'ignored'
  /** The tag `!` alone: `text` whatever follows, or nothing at all. */
  readonly bareTag: 'text' | 'ignored'
}

const loneQuestion = /(?<=[[{,]\s*)\?(?=[,\]}])/
const leadingColon = /(?<=[[{,]\s*):(?=[^\s,\]}])/
const closingColon = /(?<=[^\s"'\]}[{,]):(?=[,[\]{}])/

const yaml12: Dialect = {
  id: 'yaml-1.2',
  reader: 'yaml 2.9.1 (npm)',
  numbers: 'core',
  dates: null,
  oldBooleans: false,
  shows: 'javascript',
  lineEnds: 'lf',
  anyColumn: false,
  hashBehindClosing: false,
  addsFinalLineEnd: true,
  limitsAliases: true,
  keepsBlanksInQuotes: false,
  tabs: 'yaml-1.2',
  looseEntries: false,
  unprintable: null,
  unknownEscapes: null,
  refusedInBrackets: null,
  directives: null,
  anchorNames: null,
  uniqueAnchors: false,
  markedFirstKey: 'read',
  documents: 'one',
  duplicateKeys: 'refused',
  sameKeys: 'value',
  wholeKeys: 'read',
  emptyKeys: 'read',
  mergeKeys: false,
  unknownTags: 'ignored',
  bareTag: 'text',
}

const jsYaml4: Dialect = {
  ...yaml12,
  id: 'js-yaml-4',
  reader: 'js-yaml 4.1.1 (npm), load',
  numbers: 'js-yaml-4',
  dates: 'javascript',
  lineEnds: 'cr',
  anyColumn: true,
  hashBehindClosing: true,
  limitsAliases: false,
  keepsBlanksInQuotes: true,
  // loader.js, PATTERN_NON_PRINTABLE; in quotes only the controls below U+0020 count.
  unprintable: {
    characters: /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/,
    where: 'text',
  },
  refusedInBrackets: loneQuestion,
  directives: /^%(?!YAML\s)|^%YAML[ \t]+1\.\d+(?!\S)/,
  // loader.js, composeNode: behind an anchor or tag on the same line no block map may start. 4.3 lets it.
  markedFirstKey: 'refused',
  sameKeys: 'text',
  emptyKeys: 'in brackets',
  mergeKeys: true,
  unknownTags: 'refused',
}

/** What libyaml and its translations to Rust and Go have in common. */
const libyaml: Dialect = {
  ...yaml12,
  shows: 'written',
  lineEnds: 'unicode',
  addsFinalLineEnd: false,
  anyColumn: true,
  hashBehindClosing: true,
  tabs: 'libyaml',
  // libyaml, reader.c.
  unprintable: {
    characters: /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ud800-\udfff\ue000-\ufffd]/,
    where: 'everywhere',
  },
  unknownEscapes: /^\\u[dD][89a-fA-F]/,
  refusedInBrackets: new RegExp(`${loneQuestion.source}|${leadingColon.source}|${closingColon.source}`),
  directives: /^%(?:YAML[ \t]+1\.[12]|TAG)(?!\S)/,
  anchorNames: /^[\w-]+$/,
  emptyKeys: 'refused',
  bareTag: 'ignored',
}

/** The types of YAML 1.1, read by PyYAML's own scanner or by libyaml. */
const pyyaml: Dialect = {
  ...libyaml,
  numbers: 'yaml-1.1',
  dates: 'python',
  oldBooleans: true,
  shows: 'python',
  limitsAliases: false,
  uniqueAnchors: true,
  duplicateKeys: 'last',
  wholeKeys: 'refused',
  mergeKeys: true,
  unknownTags: 'refused',
}

export const dialects: Readonly<Record<DialectId, Dialect>> = {
  'yaml-1.2': yaml12,
  'js-yaml-3': {
    ...jsYaml4,
    id: 'js-yaml-3',
    reader: 'js-yaml 3.15.2 (npm), safeLoad',
    numbers: 'js-yaml-3',
    tabs: 'blanks',
    looseEntries: true,
  },
  'js-yaml-4': jsYaml4,
  'serde-yaml': {
    ...libyaml,
    id: 'serde-yaml',
    reader: 'serde_yaml 0.9.34 (crates.io), into a struct',
    numbers: 'serde',
    limitsAliases: false,
    duplicateKeys: 'known',
    wholeKeys: 'below the top',
    sameKeys: 'written',
  },
  pyyaml: {
    ...pyyaml,
    id: 'pyyaml',
    reader: 'PyYAML 6.0.3 (PyPI), safe_load',
    tabs: 'refused',
    unknownEscapes: null,
    refusedInBrackets: leadingColon,
    directives: jsYaml4.directives,
  },
  'pyyaml-c': { ...pyyaml, id: 'pyyaml-c', reader: 'PyYAML 6.0.3 (PyPI), CSafeLoader with libyaml 0.2.5' },
  'yaml.v3': {
    ...libyaml,
    id: 'yaml.v3',
    reader: 'gopkg.in/yaml.v3 v3.0.1',
    numbers: 'go',
    dates: 'go',
    unknownEscapes: /^\\(?:\/|u[dD][89a-fA-F])/,
    refusedInBrackets: new RegExp(`${loneQuestion.source}|${leadingColon.source}`),
    directives: /^%(?:YAML[ \t]+1\.1|TAG)(?!\S)/,
    documents: 'first',
    sameKeys: 'written',
    wholeKeys: 'refused',
    mergeKeys: true,
  },
}
