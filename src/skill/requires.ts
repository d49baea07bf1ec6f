import type { Located, Span } from '../source/span.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import { kindWords, scalarKind } from '../source/yaml-scalar.ts'

/**
 * The `requires:` of a bundle: what a runtime must really have before it offers the skill.
 * Grammar: the core-agent skills page ("Runtime requirements", "The grammar").
 */
export type Requires =
  | { readonly state: 'none' }
  | { readonly state: 'tokens'; readonly tokens: readonly Located<string>[]; readonly span: Span }
  | { readonly state: 'malformed'; readonly why: string; readonly span: Span }

/** One trimmed, non-blank string is one token; a list holds nothing but such strings; anything else is malformed. */
export function readRequires(value: YamlNode | null): Requires {
  if (!value) return { state: 'none' }
  const node = resolved(value)
  if (node?.kind === 'scalar' && scalarKind(node) === 'text') {
    const token = node.value.trim()
    if (token === '') return { state: 'malformed', why: 'it is blank', span: value.span }
    return { state: 'tokens', tokens: [{ value: token, span: node.span }], span: value.span }
  }
  if (node?.kind !== 'list') return { state: 'malformed', why: `it is ${kindWords(value)}`, span: value.span }
  const tokens: Located<string>[] = []
  for (const [index, item] of node.items.entries()) {
    const entry = resolved(item)
    const text = entry?.kind === 'scalar' && scalarKind(entry) === 'text' ? entry.value.trim() : null
    if (text === null) return { state: 'malformed', why: `item ${index + 1} is ${kindWords(item)}`, span: item.span }
    if (text === '') return { state: 'malformed', why: `item ${index + 1} is blank`, span: item.span }
    tokens.push({ value: text, span: item.span })
  }
  return tokens.length === 0 ? { state: 'none' } : { state: 'tokens', tokens, span: value.span }
}
