import type { SourceFile } from '../source/file.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlMap, type YamlNode, type YamlPair } from '../source/yaml.ts'
import { scalarKind } from '../source/yaml-scalar.ts'
import { dialects, readDialect } from './reader-dialect.ts'
import { reason } from './reason-field.ts'
import type { Reason } from './runtime.ts'

export interface GoYaml {
  /** The first document; null where nothing can be read. */
  readonly root: YamlNode | null
  /** What makes gopkg.in/yaml.v3 refuse the text; empty for a text it reads. */
  readonly refusals: readonly Reason[]
}

/** gopkg.in/yaml.v3 v3.0.1, as far as a frontmatter meets it. Checked against the library itself over 591 texts (run 2026-11-30). */
export function readGoYaml(file: SourceFile, span: Span): GoYaml {
  const { root, refusal } = readDialect(file, span, dialects['yaml.v3'])
  const refusals = refusal ? [refusal] : []
  if (file.encoding === 'not-utf-8' && refusals.length === 0 && badCharacterIn(file, span)) {
    const at = file.text.indexOf('\uFFFD', span.start)
    const message = `The frontmatter is not UTF-8: byte ${file.badByte ?? 0} does not fit.`
    refusals.push(reason('not-utf-8', 'dropped', message, 'Save the file as UTF-8.', spanOf(at, at + 1)))
  }
  return { root, refusals }
}

function badCharacterIn(file: SourceFile, span: Span): boolean {
  const at = file.text.indexOf('\uFFFD', span.start)
  return at >= 0 && at < span.end
}

/** The pairs of a map with `<<` merged in, as yaml.v3 does: a key of the map itself wins. */
export function mergedPairs(map: YamlMap): readonly YamlPair[] {
  const own = map.pairs.filter((pair) => pair.key.value !== '<<' || pair.key.style !== 'plain')
  if (own.length === map.pairs.length) return map.pairs
  const names = new Set(own.map((pair) => pair.key.value))
  const merged: YamlPair[] = [...own]
  for (const pair of map.pairs) {
    if (own.includes(pair)) continue
    const value = resolved(pair.value)
    const maps = value?.kind === 'list' ? value.items.map((item) => resolved(item)) : [value]
    for (const each of maps) {
      if (each?.kind !== 'map') continue
      for (const inner of each.pairs) {
        if (!names.has(inner.key.value)) merged.push(inner)
        names.add(inner.key.value)
      }
    }
  }
  return merged
}

/** What yaml.v3 stores in a Go string: the scalar's own text, whatever type it has; nothing for null. Null for a list or map. */
export function goString(node: YamlNode): string | null {
  const value = resolved(node)
  if (value?.kind !== 'scalar') return null
  return scalarKind(value) === 'null' ? '' : value.value
}
