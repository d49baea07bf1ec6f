import type { SourceFile } from '../source/file.ts'
import type { Span } from '../source/span.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import { dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { reason } from './reason-field.ts'
import type { Reason } from './runtime.ts'

export interface QwenValue {
  readonly kind: 'text' | 'number' | 'boolean' | 'list' | 'map'
  /** `String(value)`; null for a map, and for a list that holds one: JavaScript cannot print those here. */
  readonly text: string | null
  /** The items of a list, as text. */
  readonly items: readonly string[]
}

export interface QwenFields {
  readonly values: ReadonlyMap<string, QwenValue>
  /** Why YAML refused the block and the lines were read one by one; null where it did not. */
  readonly fallback: Reason | null
}

const dialect = dialects['yaml-1.2']

/**
 * The block as Qwen Code reads it: YAML 1.2 with its core schema, and line by line where that fails or gives no map; keys
 * without a value are left out (@qwen-code/qwen-code 0.24.4, utils/yaml-parser; run on 2026-11-30). A reason where only we
 * cannot tell.
 */
export function readQwenFields(file: SourceFile, span: Span): QwenFields | Reason {
  const { root, refusal } = readDialect(file, span, dialect)
  if (refusal?.effect === 'unknown') return refusal
  const map = root ? resolved(root) : null
  if (!refusal && map?.kind === 'map') {
    const values = [...fieldsIn(dialect, map)].flatMap(([key, node]) => {
      const value = asValue(node)
      return value ? [[key, value] as const] : []
    })
    return { values: new Map(values), fallback: null }
  }
  const message = 'The frontmatter is no list of keys.'
  const none = reason('not-a-mapping', 'dropped', message, 'Write `key: value` lines.', span)
  return { values: readLines(file.slice(span).replaceAll('\r\n', '\n')), fallback: refusal ?? none }
}

function asValue(node: YamlNode): QwenValue | null {
  const value = resolved(node)
  const { kind, text } = valueIn(dialect, node)
  if (kind === 'null') return null
  if (value?.kind === 'map') return { kind: 'map', text: null, items: [] }
  if (value?.kind !== 'list') return { kind: kind === 'number' || kind === 'boolean' ? kind : 'text', text, items: [] }
  const items = value.items.flatMap((item) => asValue(item) ?? [])
  const texts = items.map((item) => item.text)
  const printed = texts.includes(null) ? null : texts.join(',')
  return { kind: 'list', text: printed, items: texts.map((each) => each ?? '') }
}

/**
 * Lines of `key: value`, split at the first colon; below a key without a value, lines that start with `  - ` are its items and
 * lines that start with two blanks its own keys. Comments and empty lines are passed over. The last of a repeated key wins.
 */
function readLines(text: string): ReadonlyMap<string, QwenValue> {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
  const values = new Map<string, QwenValue>()
  const put = (key: string, value: QwenValue | null): void => {
    if (value) values.set(key, value)
    else values.delete(key)
  }
  let listKey = ''
  let items: string[] | null = null
  let mapKey: string | null = null
  const endList = (): void => {
    if (items) put(listKey, { kind: 'list', text: items.join(','), items })
    if (items) listKey = ''
    items = null
  }
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('  - ')) {
      items ??= []
      const item = scalar(line.slice(4).trim())
      if (item) items.push(item.text ?? '')
      continue
    }
    endList()
    if (mapKey !== null && line.startsWith('  ')) continue
    if (mapKey !== null) put(mapKey, { kind: 'map', text: null, items: [] })
    mapKey = null
    const colon = line.indexOf(':')
    if (colon < 0) continue
    const key = line.slice(0, colon).trim()
    const value = line.slice(colon + 1).trim()
    if (value !== '') {
      put(key, scalar(value))
      continue
    }
    listKey = key
    const next = lines[index + 1]
    if (next?.startsWith('  ') && !next.startsWith('  - ')) {
      mapKey = key
      listKey = ''
    }
  }
  endList()
  if (mapKey !== null) put(mapKey, { kind: 'map', text: null, items: [] })
  return values
}

function scalar(written: string): QwenValue | null {
  if (written === 'null') return null
  if (written === 'true' || written === 'false') return { kind: 'boolean', text: written, items: [] }
  if (/^".*"$/s.test(written) && written.length > 1) {
    const inner = written.slice(1, -1).replaceAll('\\"', '"').replaceAll('\\\\', '\\')
    return { kind: 'text', text: inner, items: [] }
  }
  const number = Number(written)
  if (written !== '' && Number.isFinite(number)) return { kind: 'number', text: String(number), items: [] }
  return { kind: 'text', text: written, items: [] }
}
