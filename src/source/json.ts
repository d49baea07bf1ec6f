import type { SourceFile } from './file.ts'
import { type Span, spanOf } from './span.ts'
import { parseYaml, resolved, type YamlNode } from './yaml.ts'

export interface JsonRead {
  readonly root: YamlNode | null
  /** Why it is no JSON; null where it is. */
  readonly fault: { readonly message: string; readonly span: Span } | null
}

/** Strict JSON with a place on every key and value: JSON is YAML, so the one reader of places serves both. */
export function readJson(file: SourceFile): JsonRead {
  const { text } = file
  try {
    JSON.parse(text)
  } catch (error) {
    const yaml = parseYaml(text, 0, text.length).faults[0]
    const position = /position (\d+)/.exec(String(error))
    const start = yaml?.span.start ?? Math.min(Number(position?.[1] ?? 0), text.length)
    return { root: null, fault: { message: 'it is no JSON from here on', span: spanOf(start, start + 1) } }
  }
  return { root: parseYaml(text, 0, text.length).root, fault: null }
}

/** The value at a path of keys; letters' case is ignored where `fold` is set, and the last of a repeated key wins. */
export function valueAt(root: YamlNode | null, path: readonly string[], fold = false): YamlNode | null {
  let node = root
  for (const key of path) {
    const map = node ? resolved(node) : null
    if (map?.kind !== 'map') return null
    const same = (name: string): boolean => (fold ? name.toLowerCase() === key.toLowerCase() : name === key)
    node = map.pairs.filter((pair) => same(pair.key.value)).at(-1)?.value ?? null
  }
  return node
}

/** The texts of a list, with their places; null where there is no list. */
export function textsOf(node: YamlNode | null): { readonly value: string; readonly span: Span }[] | null {
  const list = node ? resolved(node) : null
  if (list?.kind !== 'list') return null
  return list.items.flatMap((item) => {
    const entry = resolved(item)
    return entry?.kind === 'scalar' ? [{ value: entry.value, span: item.span }] : []
  })
}

export function textOf(node: YamlNode | null): string | null {
  const scalar = node ? resolved(node) : null
  return scalar?.kind === 'scalar' ? scalar.value : null
}
