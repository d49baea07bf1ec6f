import type { YamlNode, YamlScalar } from './yaml.ts'

export type ScalarKind = 'text' | 'number' | 'boolean' | 'null' | 'date'

const boolean12 = /^(?:true|True|TRUE|false|False|FALSE)$/
const boolean11 = /^(?:y|Y|yes|Yes|YES|n|N|no|No|NO|on|On|ON|off|Off|OFF)$/
const nothing = /^(?:~|null|Null|NULL)?$/
const number =
  /^(?:[-+]?[0-9][0-9_]*|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|0[xX][0-9a-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/
const date =
  /^\d{4}-\d{1,2}-\d{1,2}(?:(?:[Tt]|[ \t]+)\d{1,2}:\d{2}:\d{2}(?:\.\d*)?[ \t]*(?:Z|[-+]\d{1,2}(?::?\d{2})?)?)?$/

/**
 * What a plain scalar turns into for most readers: YAML 1.2's core schema, and the dates that YAML 1.1 readers know.
 * A quoted or block scalar is text, whatever it holds.
 */
export function scalarKind(scalar: YamlScalar): ScalarKind {
  if (scalar.tag !== null && scalar.tag !== '!') return 'text'
  if (scalar.style !== 'plain' && scalar.style !== 'empty') return 'text'
  if (nothing.test(scalar.value)) return 'null'
  if (boolean12.test(scalar.value)) return 'boolean'
  if (number.test(scalar.value)) return 'number'
  return date.test(scalar.value) ? 'date' : 'text'
}

/** Text in YAML 1.2 and a boolean in YAML 1.1: `yes`, `no`, `on`, `off`, `y`, `n`. */
export function isOldBoolean(scalar: YamlScalar): boolean {
  return scalar.style === 'plain' && scalar.tag === null && boolean11.test(scalar.value)
}

/** The words for a node's type, as in "is a list". */
export function kindWords(node: YamlNode): string {
  if (node.kind === 'list') return 'a list'
  if (node.kind === 'map') return 'a map'
  if (node.kind === 'alias') return node.target ? kindWords(node.target) : 'an alias that leads nowhere'
  const kind = scalarKind(node)
  if (kind === 'null') return 'empty'
  return kind === 'text' ? 'text' : `a ${kind}`
}
