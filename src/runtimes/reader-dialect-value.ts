import { resolved, type YamlMap, type YamlNode, type YamlPair, type YamlScalar } from '../source/yaml.ts'
import type { ScalarKind } from '../source/yaml-scalar.ts'
import type { Dialect } from './reader-dialect.ts'
import { dateText, pythonDate, timeOf } from './reader-dialect-date.ts'
import { numberText } from './reader-dialect-number.ts'
import { pythonQuoted } from './reader-dialect-python.ts'

export interface DialectValue {
  readonly kind: ScalarKind | 'list' | 'map'
  /**
   * What comes out where the loader turns the value into text: `String(value)` in JavaScript (dates in UTC), `str(value)` in
   * Python, and what a text field takes in Rust and Go: a scalar as it is written, nothing for a list or map.
   */
  readonly text: string
}

/** A value as the dialect resolves it. An alias stands for what it leads to. */
export function valueIn(dialect: Dialect, node: YamlNode): DialectValue {
  const value = resolved(node)
  if (!value) return { kind: 'null', text: nothing[dialect.shows] }
  if (value.kind === 'list') return { kind: 'list', text: listText(dialect, value.items) }
  if (value.kind === 'map') return { kind: 'map', text: mapText(dialect, value) }
  return scalarIn(dialect, value)
}

const nothing = { javascript: 'null', python: 'None', written: '' } as const

/** What `!!` stands for. */
export const yamlOrg = 'tag:yaml.org,2002:'

/** The kinds that a tag of YAML itself asks for. */
const tagKinds: Readonly<Record<string, ScalarKind>> = {
  [`${yamlOrg}str`]: 'text',
  [`${yamlOrg}int`]: 'number',
  [`${yamlOrg}float`]: 'number',
  [`${yamlOrg}bool`]: 'boolean',
  [`${yamlOrg}null`]: 'null',
  [`${yamlOrg}timestamp`]: 'date',
}

function scalarIn(dialect: Dialect, scalar: YamlScalar): DialectValue {
  const tag = ignoredTag(dialect, scalar) ? null : scalar.tag
  const asked = tag ? tagKinds[tag] : undefined
  const bare = scalar.style === 'plain' || scalar.style === 'empty'
  if (asked === 'text' || (tag !== null && !asked) || (!bare && !asked)) return { kind: 'text', text: scalar.value }
  const kind = kindOf(dialect, scalar.value)
  if (asked && kind !== asked) return { kind: 'text', text: scalar.value }
  return { kind, text: kind === 'text' ? scalar.value : shown(dialect, kind, scalar.value) }
}

/** Rust looks through a tag of the author's own, and some readers through a bare `!`. */
function ignoredTag(dialect: Dialect, { tag, style }: YamlScalar): boolean {
  if (tag === '!') return dialect.bareTag === 'ignored' || (style === 'empty' && dialect.id !== 'yaml-1.2')
  return dialect.id === 'serde-yaml' && tag?.startsWith('!') === true
}

const nulls = /^(?:~|null|Null|NULL)?$/
const booleans = /^(?:true|True|TRUE|false|False|FALSE)$/
const oldBooleans = /^(?:yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF)$/
const truths = /^(?:true|yes|on)$/i

function kindOf(dialect: Dialect, value: string): ScalarKind {
  if (nulls.test(value)) return 'null'
  if (booleans.test(value) || (dialect.oldBooleans && oldBooleans.test(value))) return 'boolean'
  if (numberText(dialect, value) !== null) return 'number'
  return dialect.dates && timeOf(dialect.dates, value) ? 'date' : 'text'
}

function shown(dialect: Dialect, kind: Exclude<ScalarKind, 'text'>, value: string): string {
  if (kind === 'null') return nothing[dialect.shows]
  if (dialect.shows === 'written') return value
  if (kind === 'number') return numberText(dialect, value) ?? value
  if (kind === 'date') return dialect.dates ? dateText(dialect.dates, value) : value
  const truth = truths.test(value)
  return dialect.shows === 'python' ? (truth ? 'True' : 'False') : String(truth)
}

/** JavaScript joins a list by commas, nothing for null; Python writes it as in source. */
function listText(dialect: Dialect, items: readonly YamlNode[]): string {
  if (dialect.shows === 'written') return ''
  if (dialect.shows === 'python') return `[${items.map((item) => pythonSource(dialect, item)).join(', ')}]`
  const values = items.map((item) => valueIn(dialect, item))
  return values.map(({ kind, text }) => (kind === 'null' ? '' : text)).join(',')
}

function mapText(dialect: Dialect, map: YamlMap): string {
  if (dialect.shows === 'written') return ''
  if (dialect.shows === 'javascript') return '[object Object]'
  const pairs = [...entriesIn(dialect, map).values()]
  return `{${pairs.map(({ key, value }) => `${pythonSource(dialect, key)}: ${pythonSource(dialect, value)}`).join(', ')}}`
}

/** Python's `repr`. */
function pythonSource(dialect: Dialect, node: YamlNode): string {
  const { kind, text } = valueIn(dialect, node)
  const scalar = resolved(node)
  if (kind === 'date' && scalar?.kind === 'scalar') return pythonDate(scalar.value)
  return kind === 'text' ? pythonQuoted(text) : text
}

/** The values of a map by key, with repeated and merged keys resolved as the dialect does: the last one wins, and own keys over merged ones. */
export function fieldsIn(dialect: Dialect, map: YamlMap): ReadonlyMap<string, YamlNode> {
  return new Map([...entriesIn(dialect, map)].map(([name, { value }]) => [name, value]))
}

function entriesIn(dialect: Dialect, map: YamlMap): ReadonlyMap<string, YamlPair> {
  const merges = map.pairs.filter((pair) => isMerge(dialect, pair))
  // PyYAML puts each merge before the one above it (constructor.py, flatten_mapping).
  if (dialect.duplicateKeys === 'last') merges.reverse()
  const entries = new Map<string, YamlPair>()
  for (const pair of map.pairs) if (!merges.includes(pair)) entries.set(keyText(dialect, pair.key), pair)
  for (const source of merges.flatMap((pair) => mergeSources(pair.value))) {
    if (source?.kind !== 'map') continue
    for (const [name, pair] of entriesIn(dialect, source)) if (!entries.has(name)) entries.set(name, pair)
  }
  return entries
}

export function isMerge(dialect: Dialect, { key }: YamlPair): boolean {
  return dialect.mergeKeys && key.value === '<<' && key.style === 'plain'
}

/** What a `<<` puts in: the map that is its value, or those of its list. Null for an alias that leads nowhere. */
export function mergeSources(value: YamlNode): readonly (YamlNode | null)[] {
  const source = resolved(value)
  return source?.kind === 'list' ? source.items.map(resolved) : [source]
}

/** The key under which the loader finds a value: in JavaScript every key becomes text. */
function keyText(dialect: Dialect, key: YamlScalar): string {
  return dialect.shows === 'javascript' ? valueIn(dialect, key).text : key.value
}
