import { resolved, type YamlNode } from '../source/yaml.ts'
import { type ScalarKind, scalarKind } from '../source/yaml-scalar.ts'
import type { Dialect } from './reader-dialect.ts'

export interface DialectValue {
  readonly kind: ScalarKind | 'list' | 'map'
  /** What comes out where the reader's language turns the value into text: `String(value)`, `str(value)`, or a text field's content. */
  readonly text: string
}

/** A value as the dialect resolves it. */
export function valueIn(_dialect: Dialect, node: YamlNode): DialectValue {
  const value = resolved(node)
  if (!value) return { kind: 'null', text: '' }
  if (value.kind !== 'scalar') return { kind: value.kind, text: '' }
  return { kind: scalarKind(value), text: value.value }
}
