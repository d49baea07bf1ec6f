import { BYTE_ORDER_MARK, type SourceFile } from './file.ts'
import { type Span, spanOf } from './span.ts'
import { resolved, type YamlNode, type YamlPair, type YamlScalar } from './yaml.ts'

export interface JsonRead {
  readonly root: YamlNode | null
  /** Why it is no JSON, as a clause, and where; null where it is. */
  readonly fault: { readonly message: string; readonly span: Span } | null
}

/** Deeper nesting than this is not read. */
const JSON_DEPTH_LIMIT = 128

/** Strict JSON (RFC 8259), with a place on every key and value, in the nodes that YAML has: one reader of values serves both. */
export function readJson(file: SourceFile): JsonRead {
  return read(file.text, 0, false)
}

/** JSON with comments and trailing commas, as editors' settings files are written; a byte-order mark may stand first. */
export function readJsonc(file: SourceFile): JsonRead {
  return read(file.text, file.hasByteOrderMark ? 1 : 0, true)
}

function read(text: string, start: number, relaxed: boolean): JsonRead {
  try {
    return { root: new Reader(text, start, relaxed).document(), fault: null }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const at = Math.min(error.at, text.length)
    return { root: null, fault: { message: error.message, span: spanOf(at, Math.min(at + 1, text.length)) } }
  }
}

class Fault extends Error {
  readonly at: number
  constructor(message: string, at: number) {
    super(message)
    this.at = at
  }
}

const literal = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y
const blanks = /[ \t\r\n]*/y

class Reader {
  readonly #text: string
  readonly #relaxed: boolean
  #at: number

  constructor(text: string, start: number, relaxed: boolean) {
    this.#text = text
    this.#relaxed = relaxed
    this.#at = start
  }

  document(): YamlNode {
    const root = this.#value(0)
    this.#skip()
    if (this.#at < this.#text.length) throw new Fault('text stands behind the end of the value', this.#at)
    return root
  }

  #value(depth: number): YamlNode {
    this.#skip()
    if (depth > JSON_DEPTH_LIMIT) throw new Fault('it is nested too deep', this.#at)
    const sign = this.#text[this.#at]
    if (sign === '{') return this.#map(depth)
    if (sign === '[') return this.#list(depth)
    return sign === '"' ? this.#string() : this.#literal()
  }

  #map(depth: number): YamlNode {
    const start = this.#at
    const pairs: YamlPair[] = []
    this.#items('}', () => {
      if (this.#text[this.#at] !== '"') throw this.#unexpected('a key in double quotes')
      const key = this.#string()
      this.#skip()
      if (this.#text[this.#at] !== ':') throw this.#unexpected('a colon')
      this.#at += 1
      pairs.push({ key, value: this.#value(depth + 1) })
    })
    return { kind: 'map', flow: true, tag: null, pairs, span: spanOf(start, this.#at) }
  }

  #list(depth: number): YamlNode {
    const start = this.#at
    const items: YamlNode[] = []
    this.#items(']', () => items.push(this.#value(depth + 1)))
    return { kind: 'list', flow: true, tag: null, items, span: spanOf(start, this.#at) }
  }

  /** From an opening bracket to behind the closing one. */
  #items(closing: string, item: () => void): void {
    const opening = this.#at
    this.#at += 1
    for (let first = true; ; first = false) {
      this.#skip()
      const empty = this.#text[this.#at] === closing && (first || this.#relaxed)
      if (!empty) item()
      this.#skip()
      const sign = this.#text[this.#at]
      if (sign === undefined) throw new Fault('the bracket is never closed', opening)
      if (sign !== closing && (sign !== ',' || empty)) throw this.#unexpected(`a comma or ${closing}`)
      this.#at += 1
      if (sign === closing) return
    }
  }

  #string(): YamlScalar {
    const start = this.#at
    const { quote, backslash } = { quote: 0x22, backslash: 0x5c }
    for (let at = start + 1; at < this.#text.length; at += 1) {
      const unit = this.#text.charCodeAt(at)
      if (unit < 0x20) throw new Fault('a line break or control character stands in a text', at)
      if (unit === backslash) at += 1
      else if (unit === quote) {
        this.#at = at + 1
        return {
          kind: 'scalar',
          value: this.#unescaped(start),
          style: 'double',
          tag: null,
          span: spanOf(start, this.#at),
        }
      }
    }
    throw new Fault('the quote is never closed', start)
  }

  #unescaped(start: number): string {
    const raw = this.#text.slice(start, this.#at)
    if (!raw.includes('\\')) return raw.slice(1, -1)
    try {
      return JSON.parse(raw) as string
    } catch {
      const bad = /\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(raw.replace(/\\\\/g, '  '))
      throw new Fault('the backslash starts no escape that JSON has', start + (bad?.index ?? 0))
    }
  }

  #literal(): YamlScalar {
    literal.lastIndex = this.#at
    const value = literal.exec(this.#text)?.[0]
    if (value === undefined) throw this.#unexpected('a value')
    const start = this.#at
    this.#at += value.length
    return { kind: 'scalar', value, style: 'plain', tag: null, span: spanOf(start, this.#at) }
  }

  #skip(): void {
    for (;;) {
      blanks.lastIndex = this.#at
      this.#at += blanks.exec(this.#text)?.[0].length ?? 0
      const mark = this.#relaxed ? this.#text.slice(this.#at, this.#at + 2) : ''
      if (mark !== '//' && mark !== '/*') return
      const end = this.#text.indexOf(mark === '//' ? '\n' : '*/', this.#at + 2)
      if (end < 0 && mark === '/*') throw new Fault('the comment is never closed', this.#at)
      this.#at = end < 0 ? this.#text.length : end + (mark === '//' ? 1 : 2)
    }
  }

  #unexpected(wanted: string): Fault {
    const sign = this.#text[this.#at]
    if (sign === undefined) return new Fault(`it ends where ${wanted} is meant`, this.#at)
    if (sign === BYTE_ORDER_MARK) return new Fault('a byte-order mark stands first', this.#at)
    if (sign === '/' || sign === '#') return new Fault('a comment stands here', this.#at)
    const before = this.#text.slice(0, this.#at).trimEnd()
    const trailing = (sign === '}' || sign === ']') && before.endsWith(',')
    return trailing
      ? new Fault('a comma stands before the closing bracket', before.length - 1)
      : new Fault(`${wanted} is meant here`, this.#at)
  }
}

/** The value at a path of keys; letters' case is ignored where `fold` is set, and the last of a repeated key wins. */
export function valueAt(root: YamlNode | null, path: readonly string[], fold = false): YamlNode | null {
  let node = root
  for (const key of path) node = pairAt(node, key, fold)?.value ?? null
  return node
}

/** The last pair of a map with that key; null where there is none, or no map. */
export function pairAt(node: YamlNode | null, key: string, fold = false): YamlPair | null {
  const map = node ? resolved(node) : null
  if (map?.kind !== 'map') return null
  const same = (name: string): boolean => (fold ? name.toLowerCase() === key.toLowerCase() : name === key)
  return map.pairs.findLast((pair) => same(pair.key.value)) ?? null
}

/** The pairs of a map, the last of each repeated key; empty where there is no map. */
export function pairsOf(node: YamlNode | null): readonly YamlPair[] {
  const map = node ? resolved(node) : null
  if (map?.kind !== 'map') return []
  return [...new Map(map.pairs.map((pair) => [pair.key.value, pair])).values()]
}

/** The items of a list; null where there is no list. */
export function itemsOf(node: YamlNode | null): readonly YamlNode[] | null {
  const list = node ? resolved(node) : null
  return list?.kind === 'list' ? list.items : null
}

/** The texts of a list, with their places; null where there is no list. */
export function textsOf(node: YamlNode | null): { readonly value: string; readonly span: Span }[] | null {
  const items = itemsOf(node)
  if (!items) return null
  return items.flatMap((item) => {
    const entry = resolved(item)
    return entry?.kind === 'scalar' ? [{ value: entry.value, span: item.span }] : []
  })
}

export function textOf(node: YamlNode | null): string | null {
  const scalar = node ? resolved(node) : null
  return scalar?.kind === 'scalar' ? scalar.value : null
}
