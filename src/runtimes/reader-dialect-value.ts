import { resolved, type YamlMap, type YamlNode, type YamlScalar } from '../source/yaml.ts'
import type { ScalarKind } from '../source/yaml-scalar.ts'
import type { Dialect } from './reader-dialect.ts'
import { dateText, timeOf } from './reader-dialect-date.ts'
import { numberText } from './reader-dialect-number.ts'

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
  const pairs = map.pairs.map(({ key, value }) => `${pythonSource(dialect, key)}: ${pythonSource(dialect, value)}`)
  return `{${pairs.join(', ')}}`
}

/** Python's `repr`. */
function pythonSource(dialect: Dialect, node: YamlNode): string {
  const { kind, text } = valueIn(dialect, node)
  if (kind === 'date') return text.includes(':') ? `datetime.datetime(${text})` : `datetime.date(${text})`
  if (kind !== 'text') return text
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const escaped = text.replace(/[\\\n\r\t]|[\0-\x1f\x7f-\xa0\xad]/g, (sign) => {
    const short = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }[sign]
    return short ?? `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`
  })
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote
}
