import { parse, TomlError } from 'smol-toml'
import type { SourceFile } from './file.ts'
import type { JsonRead } from './json.ts'
import { type Span, spanOf } from './span.ts'
import type { YamlNode, YamlPair } from './yaml.ts'

/**
 * TOML in the nodes that JSON and YAML have. A key's place is that of the line that writes it; a key inside an inline
 * table has the place of that table's key.
 */
export function readToml(file: SourceFile): JsonRead {
  const { text } = file
  try {
    const value = parse(file.hasByteOrderMark ? text.slice(1) : text) as Record<string, unknown>
    return { root: nodeOf(value, [], keyPlaces(text), spanOf(0, text.length)), fault: null }
  } catch (error) {
    const line = error instanceof TomlError ? error.line : 1
    const column = error instanceof TomlError ? error.column : 1
    const at = Math.min((file.lineStarts[line - 1] ?? 0) + column - 1, text.length)
    return {
      root: null,
      fault: { message: 'it is no TOML from here on', span: spanOf(at, Math.min(at + 1, text.length)) },
    }
  }
}

function nodeOf(value: unknown, path: readonly string[], places: ReadonlyMap<string, Span>, around: Span): YamlNode {
  const span = places.get(JSON.stringify(path)) ?? around
  if (Array.isArray(value)) {
    const items = value.map((item) => nodeOf(item, path, places, span))
    return { kind: 'list', flow: true, tag: null, items, span }
  }
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    const pairs = Object.entries(value).map(([key, each]): YamlPair => {
      const inner = [...path, key]
      const place = places.get(JSON.stringify(inner)) ?? span
      return {
        key: { kind: 'scalar', value: key, style: 'double', tag: null, span: place },
        value: nodeOf(each, inner, places, place),
      }
    })
    return { kind: 'map', flow: false, tag: null, pairs, span }
  }
  const style = typeof value === 'string' ? 'double' : 'plain'
  return { kind: 'scalar', value: String(value), style, tag: null, span }
}

const keyPart = /[ \t]*(?:"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|([\w-]+))[ \t]*/y

/** Where each key stands that a line starts with or a header names; told from the lines alone, so only for pointing at. */
function keyPlaces(text: string): Map<string, Span> {
  const places = new Map<string, Span>()
  let table: readonly string[] = []
  let start = 0
  for (const line of text.split('\n')) {
    const header = /^[ \t]*\[\[?/.exec(line)
    const found = keysAt(text, start + (header?.[0].length ?? 0))
    const sign = found && text[found.end]
    if (found && header && sign === ']') table = found.keys
    if (found && (header ? sign === ']' : sign === '=')) {
      const path = header ? found.keys : [...table, ...found.keys]
      const whole = JSON.stringify(path)
      if (!places.has(whole)) places.set(whole, found.span)
    }
    start += line.length + 1
  }
  return places
}

function keysAt(text: string, start: number): { keys: string[]; span: Span; end: number } | null {
  const keys: string[] = []
  let at = start
  for (;;) {
    keyPart.lastIndex = at
    const match = keyPart.exec(text)
    if (!match) return null
    keys.push(match[1] ?? match[2] ?? match[3] ?? '')
    at = keyPart.lastIndex
    if (text[at] !== '.') break
    at += 1
  }
  const raw = text.slice(start, at)
  const first = start + raw.length - raw.trimStart().length
  return { keys, span: spanOf(first, first + raw.trim().length), end: at }
}
