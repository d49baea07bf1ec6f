import { type Span, spanOf } from '../source/span.ts'
import { columnOf } from './reader-vscode-text.ts'
import { type Token, Tokens } from './reader-vscode-tokens.ts'

/** A key's value: the text of a scalar, null for a list or map. */
export interface VscodeValue {
  readonly text: string | null
  readonly at: Span
}

export interface VscodeHeader {
  /** The first of each key. */
  readonly values: ReadonlyMap<string, VscodeValue>
  /** Offset from which on nothing was read any more; null where all was. */
  readonly stop: number | null
  /** True for nesting that is deeper than we follow. */
  readonly tooDeep: boolean
}

/** More nesting than this is nobody's. */
const DEPTH = 500

/** The header's keys as VS Code 1.139.1 reads them (base/common/yaml.ts as shipped in code-server 4.139.1; run on 2026-11-30). */
export function readVscode(text: string, { start, end }: Span): VscodeHeader {
  return new Reader(text.slice(start, end), start).read()
}

type Pair = readonly [key: string, value: VscodeValue]

interface Node {
  readonly text: string | null
  readonly end: number
  readonly pairs?: readonly Pair[]
}

class Reader {
  readonly #text: string
  readonly #shift: number
  readonly #tokens: Tokens
  #depth = 0
  #tooDeep = false

  constructor(text: string, shift: number) {
    this.#text = text
    this.#shift = shift
    this.#tokens = new Tokens(text)
  }

  read(): VscodeHeader {
    this.#tokens.skipLines()
    if (this.#tokens.is('open')) {
      this.#tokens.at += 1
      this.#tokens.skipLines()
    }
    const root = this.#tokens.is('end', 'stop') ? null : this.#value(-1)
    const values = new Map<string, VscodeValue>()
    for (const [key, value] of root?.pairs ?? []) if (!values.has(key)) values.set(key, value)
    this.#tokens.skipLines()
    const stop = this.#tokens.is('end', 'stop') ? null : this.#shift + this.#tokens.token().start
    return { values, stop, tooDeep: this.#tooDeep }
  }

  #value(parent: number): Node | null {
    this.#tokens.skipLines()
    const { kind } = this.#tokens.first()
    if (kind === '{' || kind === '[') {
      if (this.#tokens.is('indent')) this.#tokens.at += 1
      return this.#brackets()
    }
    if (kind === '-') return this.#deeper(() => this.#list(this.#tokens.indent()))
    if (this.#tokens.atKey()) return this.#deeper(() => this.#map(this.#tokens.indent()))
    return this.#tokens.is('text', 'indent') ? this.#scalar(parent) : null
  }

  #deeper(inner: () => Node): Node {
    if (this.#depth >= DEPTH) {
      this.#tooDeep = true
      this.#tokens.at = Number.POSITIVE_INFINITY
      return this.#empty()
    }
    this.#depth += 1
    const node = inner()
    this.#depth -= 1
    return node
  }

  #empty(): Node {
    return { text: '', end: this.#tokens.token().start }
  }

  #scalar(parent: number): Node {
    if (this.#tokens.is('indent')) this.#tokens.at += 1
    if (!this.#tokens.is('text')) return this.#continued({ value: '', end: this.#tokens.token().end }, parent)
    const token = this.#tokens.next()
    return token.plain ? this.#continued(token, parent) : { text: token.value, end: token.end }
  }

  /** A plain value goes on in every line that is indented deeper than its key, and is no key itself. */
  #continued(first: Pick<Token, 'value' | 'end'>, parent: number): Node {
    let text = first.value
    let { end } = first
    for (;;) {
      const from = this.#tokens.at
      const empty = this.#lineBelow(parent)
      if (empty === null || !this.#onText()) {
        this.#tokens.at = from
        return { text, end }
      }
      const dash = this.#tokens.is('-') ? this.#tokens.next() : null
      const rest = dash === null || this.#tokens.is('text') ? this.#tokens.next() : null
      text += empty === 0 ? ' ' : '\n'.repeat(empty)
      text += dash ? (rest ? `- ${rest.value}` : '-') : (rest?.value ?? '')
      end = (rest ?? dash)?.end ?? end
    }
  }

  /** Goes to the next line that is indented deeper than `parent`, and says how many empty ones lie before it; null for none. */
  #lineBelow(parent: number): number | null {
    for (let empty = 0; this.#tokens.is('line'); empty += 1) {
      this.#tokens.at += 1
      if (this.#tokens.is('line')) continue
      if (!this.#tokens.is('indent')) return parent < 0 && !this.#tokens.is('end', 'open', 'stop') ? empty : null
      const { kind } = this.#tokens.token(1)
      if (kind === 'line' || kind === 'end') {
        this.#tokens.at += 1
        continue
      }
      if (kind === 'comment' || this.#tokens.indent() <= parent) return null
      this.#tokens.at += 1
      return empty
    }
    return null
  }

  #onText(): boolean {
    return this.#tokens.is('-') || (this.#tokens.is('text') && this.#tokens.token(1).kind !== ':')
  }

  #map(indent: number, inline = false): Node {
    const pairs: Pair[] = []
    const from = this.#tokens.token().start
    if (inline) pairs.push(this.#pair(indent))
    for (;;) {
      this.#tokens.skipLines()
      // A line that is indented deeper is taken all the same.
      if (this.#tokens.is('end') || this.#tokens.indent() < indent || !this.#tokens.atKey()) break
      pairs.push(this.#pair(indent))
    }
    return { text: null, end: pairs.at(-1)?.[1].at.end ?? from, pairs }
  }

  #pair(indent: number): Pair {
    if (this.#tokens.is('indent')) this.#tokens.at += 1
    const key = this.#tokens.next()
    const colon = this.#tokens.next()
    const from = this.#tokens.token().start
    const { text, end } = this.#pairValue(indent) ?? { text: '', end: colon.end }
    const start = text === '' ? colon.end : from
    return [key.value, { text, at: spanOf(this.#shift + start, this.#shift + Math.max(start, end)) }]
  }

  #pairValue(indent: number): Node | null {
    if (this.#tokens.is('{', '[')) return this.#brackets()
    if (this.#tokens.is('text')) return this.#scalar(indent)
    this.#tokens.skipLines()
    if (this.#tokens.is('end')) return null
    const deeper =
      this.#tokens.indent() > indent || (this.#tokens.indent() === indent && this.#tokens.first().kind === '-')
    return deeper ? this.#value(indent) : null
  }

  #list(indent: number): Node {
    const from = this.#tokens.token().start
    for (let first = true; ; first = false) {
      this.#tokens.skipLines()
      if (this.#tokens.is('end')) break
      const column =
        first && this.#tokens.is('-') ? columnOf(this.#text, this.#tokens.token().start) : this.#tokens.indent()
      if (column < indent || this.#tokens.first().kind !== '-') break
      if (this.#tokens.is('indent')) this.#tokens.at += 1
      this.#tokens.at += 1
      this.#item(indent)
    }
    return { text: null, end: Math.max(from, this.#tokens.token(-1).end) }
  }

  #item(indent: number): void {
    const { kind, start } = this.#tokens.token()
    if (kind === 'comment') this.#tokens.at += 1
    if (kind === '{' || kind === '[') this.#brackets()
    else if (kind === '-') this.#deeper(() => this.#list(columnOf(this.#text, start)))
    else if (kind === 'text' && this.#tokens.token(1).kind === ':') {
      this.#deeper(() => this.#map(columnOf(this.#text, start), true))
    } else if (kind === 'text') this.#scalar(indent)
    else {
      this.#tokens.skipLines()
      if (!this.#tokens.is('end') && this.#tokens.indent() > indent) this.#value(indent)
    }
  }

  #brackets(): Node {
    return this.#deeper(() => (this.#tokens.is('{') ? this.#braceMap() : this.#bracketList()))
  }

  #braceMap(): Node {
    const pairs: Pair[] = []
    this.#tokens.at += 1
    this.#skipSpace()
    while (this.#tokens.is('text')) {
      const key = this.#bracketText()
      this.#skipSpace()
      const colon = this.#tokens.is(':')
      if (colon) {
        this.#tokens.at += 1
        this.#skipSpace()
      }
      const { start } = this.#tokens.token()
      const { text, end } = colon ? this.#bracketValue() : { text: '', end: start }
      pairs.push([key.text, { text, at: spanOf(this.#shift + start, this.#shift + Math.max(start, end)) }])
      this.#comma()
    }
    return { ...this.#closed('}'), pairs }
  }

  #bracketValue(): Node {
    if (this.#tokens.is('{', '[')) return this.#brackets()
    return this.#tokens.is('text') ? this.#bracketText() : this.#empty()
  }

  #bracketList(): Node {
    this.#tokens.at += 1
    this.#skipSpace()
    while (!this.#tokens.is(']', 'end')) {
      if (this.#tokens.is('{', '[', 'text')) {
        this.#bracketValue()
        this.#comma()
      } else this.#tokens.at += 1
    }
    return this.#closed(']')
  }

  #closed(mark: ']' | '}'): Node {
    const { start } = this.#tokens.token()
    return { text: null, end: this.#tokens.is(mark) ? this.#tokens.next().end : start }
  }

  #comma(): void {
    this.#skipSpace()
    if (!this.#tokens.is(',')) return
    this.#tokens.at += 1
    this.#skipSpace()
  }

  #skipSpace(): void {
    while (this.#tokens.is('line', 'indent', 'comment')) this.#tokens.at += 1
  }

  /** A plain text goes on in the next line, unless that starts with a quote. */
  #bracketText(): Node & { readonly text: string } {
    let token = this.#tokens.next()
    let text = token.value
    while (token.plain) {
      const from = this.#tokens.at
      let lines = 0
      for (; this.#tokens.is('line', 'indent', 'comment'); this.#tokens.at += 1) if (this.#tokens.is('line')) lines += 1
      if (lines === 0 || !this.#tokens.is('text') || !this.#tokens.token().plain) {
        this.#tokens.at = from
        break
      }
      token = this.#tokens.next()
      text += ` ${token.value}`
    }
    return { text, end: token.end }
  }
}
