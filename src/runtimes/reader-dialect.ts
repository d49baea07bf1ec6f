import type { SourceFile } from '../source/file.ts'
import type { Span } from '../source/span.ts'
import { parseYaml, resolved, type YamlMap, type YamlNode, type YamlPair } from '../source/yaml.ts'
import { parseAnyColumn } from './reader-any-column.ts'
import type { Dates } from './reader-dialect-date.ts'
import type { Numbers } from './reader-dialect-number.ts'
import { yamlReason } from './reason-yaml.ts'
import type { Reason } from './runtime.ts'

export { type DialectValue, valueIn } from './reader-dialect-value.ts'

/** `yaml-1.2` is eemeli's `yaml` with its core schema; the others are called like their library. */
export type DialectId = 'yaml-1.2' | 'js-yaml-3' | 'js-yaml-4' | 'serde-yaml' | 'pyyaml' | 'yaml.v3'

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
  /** A key that stands twice; `known`: refused where the loader has a field for it, else passed over. */
  readonly duplicateKeys: 'refused' | 'last' | 'known'
  readonly unknownTags: 'refused' | 'ignored'
  /** True where `<<` puts another map's keys in. */
  readonly mergeKeys: boolean
}

const yaml12: Dialect = {
  id: 'yaml-1.2',
  reader: 'yaml 2.9.1 (npm)',
  numbers: 'core',
  dates: null,
  oldBooleans: false,
  shows: 'javascript',
  duplicateKeys: 'refused',
  unknownTags: 'ignored',
  mergeKeys: false,
}

export const dialects: Readonly<Record<DialectId, Dialect>> = {
  'yaml-1.2': yaml12,
  'js-yaml-3': {
    ...yaml12,
    id: 'js-yaml-3',
    reader: 'js-yaml 3.15.2 (npm)',
    numbers: 'js-yaml-3',
    dates: 'javascript',
    unknownTags: 'refused',
    mergeKeys: true,
  },
  'js-yaml-4': {
    ...yaml12,
    id: 'js-yaml-4',
    reader: 'js-yaml 4.1.1 (npm)',
    numbers: 'js-yaml-4',
    dates: 'javascript',
    unknownTags: 'refused',
    mergeKeys: true,
  },
  'serde-yaml': {
    ...yaml12,
    id: 'serde-yaml',
    reader: 'serde_yaml 0.9.34 (crates.io)',
    numbers: 'serde',
    shows: 'written',
    duplicateKeys: 'known',
  },
  pyyaml: {
    ...yaml12,
    id: 'pyyaml',
    reader: 'PyYAML 6.0.3 (PyPI), safe_load',
    numbers: 'yaml-1.1',
    dates: 'python',
    oldBooleans: true,
    shows: 'python',
    duplicateKeys: 'last',
    unknownTags: 'refused',
    mergeKeys: true,
  },
  'yaml.v3': {
    ...yaml12,
    id: 'yaml.v3',
    reader: 'gopkg.in/yaml.v3 v3.0.1',
    numbers: 'go',
    dates: 'go',
    shows: 'written',
    mergeKeys: true,
  },
}

export interface DialectRead {
  /** The first document; null where nothing is read. A partial tree may stand beside a refusal. */
  readonly root: YamlNode | null
  /** Why this reader refuses the text; null for a text it reads. */
  readonly refusal: Reason | null
}

/**
 * Reads the YAML in `span` as one dialect does. Never throws.
 *
 * `known` are the fields that a loader of `duplicateKeys: 'known'` has, a nested one with a dot (`metadata.version`);
 * without it every repeated key is refused.
 */
export function readDialect(
  file: SourceFile,
  span: Span,
  dialect: Dialect,
  known: ReadonlySet<string> | null = null,
): DialectRead {
  const document =
    dialect.id === 'yaml-1.2' ? parseYaml(file.text, span.start, span.end) : parseAnyColumn(file.text, span)
  const fault = document.faults.find(
    ({ code, subject }) =>
      code !== 'duplicate-key' ||
      dialect.duplicateKeys === 'refused' ||
      (dialect.duplicateKeys === 'known' && (!known || known.has(subject ?? ''))),
  )
  return { root: document.root, refusal: fault ? yamlReason(fault) : null }
}

/** The values of a map by key, with repeated and merged keys resolved as the dialect does. */
export function fieldsIn(dialect: Dialect, map: YamlMap): ReadonlyMap<string, YamlNode> {
  const fields = new Map<string, YamlNode>()
  const isMerge = ({ key }: YamlPair): boolean => dialect.mergeKeys && key.value === '<<' && key.style === 'plain'
  for (const pair of map.pairs) if (!isMerge(pair)) fields.set(pair.key.value, pair.value)
  for (const pair of map.pairs.filter(isMerge)) {
    const value = resolved(pair.value)
    const sources = value?.kind === 'list' ? value.items.map(resolved) : [value]
    for (const source of sources) {
      if (source?.kind !== 'map') continue
      for (const [key, inner] of fieldsIn(dialect, source)) if (!fields.has(key)) fields.set(key, inner)
    }
  }
  return fields
}
