import { chomped, columnOf, foldedBlock, unquoted } from './reader-vscode-text.ts'

/** What a line of the header falls into for VS Code. `text` is a scalar, `open` a line of dashes, `stop` one of dots. */
export type TokenKind = 'text' | 'line' | 'indent' | 'comment' | 'open' | 'stop' | 'end' | Mark
type Mark = ':' | '-' | ',' | '{' | '}' | '[' | ']'

export interface Token {
  readonly kind: TokenKind
  readonly start: number
  readonly end: number
  /** The scalar's text; empty for all else. */
  readonly value: string
  /** False for a scalar in quotes and for a block. */
  readonly plain: boolean
}

const lineEnd = /\r\n|\r|\n/y
const closes: Readonly<Record<string, string>> = { '}': '{', ']': '[' }

/**
 * The tokens of a header as VS Code cuts it (1.139.1, base/common/yaml.ts as shipped in code-server 4.139.1; run on 2026-11-30), one
 * after the other: one colon a line makes a key, whatever else stands on it; nothing is ever refused.
 */
export class Tokens {
  readonly #tokens: readonly Token[]
  /** The token that is looked at. */
  at = 0

  constructor(text: string) {
    this.#tokens = new Scanner(text).scan()
  }

  token(ahead = 0): Token {
    return this.#tokens[Math.min(Math.max(0, this.at + ahead), this.#tokens.length - 1)] as Token
  }

  is(...kinds: readonly TokenKind[]): boolean {
    return kinds.includes(this.token().kind)
  }

  next(): Token {
    const token = this.token()
    if (token.kind !== 'end') this.at += 1
    return token
  }

  /** Goes past empty lines and comments. */
  skipLines(): void {
    while (
      this.is('line', 'comment') ||
      (this.is('indent') && ['line', 'comment', 'end'].includes(this.token(1).kind))
    ) {
      this.at += 1
    }
  }

  indent(): number {
    const { kind, start, end } = this.token()
    return kind === 'indent' ? end - start : 0
  }

  /** The first token of the line behind its indentation. */
  first(ahead = 0): Token {
    return this.token(this.is('indent') ? ahead + 1 : ahead)
  }

  atKey(): boolean {
    return this.first().kind === 'text' && this.first(1).kind === ':'
  }
}

class Scanner {
  readonly #text: string
  readonly #found: Token[] = []
  #at = 0
  /** Brackets and braces that are open. */
  #depth = 0
  /** True behind a line's first colon, outside of brackets. */
  #keyed = false

  constructor(text: string) {
    this.#text = text
  }

  scan(): readonly Token[] {
    // A second line of dashes is the last that is looked at.
    for (let opened = 0; this.#at < this.#text.length && opened < 2; ) if (this.#line()) opened += 1
    this.#push('end', this.#at)
    return this.#found
  }

  /** One line; true for a line of dashes. */
  #line(): boolean {
    this.#keyed = false
    const from = this.#at
    const indented = this.#blanks() > 0
    if (indented) this.#push('indent', from)
    const marker = indented ? undefined : this.#match(/(?:---|\.\.\.)(?=[ \t\r\n]|$)/y)
    if (marker !== undefined) this.#push(marker === '---' ? 'open' : 'stop', this.#at - 3)
    else if (this.#text[this.#at] === '%') this.#match(/[^\r\n]*/y)
    this.#content()
    const start = this.#at
    if (this.#match(lineEnd) !== undefined) this.#push('line', start)
    return marker === '---'
  }

  #content(): void {
    for (;;) {
      this.#blanks()
      const start = this.#at
      const sign = this.#text[start]
      if (sign === undefined || sign === '\r' || sign === '\n') return
      if (sign === '#') {
        this.#match(/[^\r\n]*/y)
        this.#push('comment', start)
        return
      }
      if ((sign === '|' || sign === '>') && this.#depth === 0 && this.#match(/[|>][-+1-9]*[ \t]*(?=[\r\n#]|$)/y)) {
        this.#block(start, sign)
        return
      }
      const mark = this.#markAt(sign)
      if (mark) {
        this.#at += 1
        this.#push(mark, start)
      } else if (sign === '"' || sign === "'") this.#quoted(start, sign)
      else this.#plain(start)
    }
  }

  #markAt(sign: string): Mark | null {
    if (sign === '{' || sign === '[') this.#depth += 1
    else if (closes[sign]) {
      if (this.#depth === 0) return null
      this.#depth -= 1
    } else if (sign === ',') return this.#depth > 0 ? ',' : null
    else if (sign === '-') return this.#endsAt(this.#at + 1) ? '-' : null
    else if (sign === ':') {
      const json = this.#depth > 0 && this.#behindValue()
      const key = this.#isKey(this.#at)
      if (!key && !json) return null
      if (this.#depth === 0) this.#keyed = true
    } else return null
    return sign as Mark
  }

  #endsAt(at: number): boolean {
    const sign = this.#text[at]
    return sign === undefined || sign === ' ' || sign === '\t' || sign === '\r' || sign === '\n'
  }

  /** Whether the colon at an offset ends a key. */
  #isKey(at: number): boolean {
    if (this.#keyed && this.#depth === 0) return false
    return this.#endsAt(at + 1) || (this.#depth > 0 && /[,}\]]/.test(this.#text[at + 1] ?? ''))
  }

  /** In brackets a colon needs no blank behind a quote or a bracket. */
  #behindValue(): boolean {
    const last = this.#found.findLast(({ kind }) => kind !== 'line' && kind !== 'indent' && kind !== 'comment')
    return last !== undefined && (last.kind === 'text' ? !last.plain : last.kind === '}' || last.kind === ']')
  }

  #plain(start: number): void {
    let end = start
    for (; this.#at < this.#text.length; this.#at += 1) {
      const sign = this.#text[this.#at] ?? ''
      if (sign === '\r' || sign === '\n' || (this.#depth > 0 && /[,{}[\]]/.test(sign))) break
      if (sign === ':' && this.#isKey(this.#at)) break
      if (sign === '#' && /[ \t]/.test(this.#text[this.#at - 1] ?? '') && this.#at > start) break
      if (sign !== ' ' && sign !== '\t') end = this.#at + 1
    }
    this.#found.push({ kind: 'text', start, end, value: this.#text.slice(start, end), plain: true })
  }

  #quoted(start: number, quote: '"' | "'"): void {
    const whole = this.#match(quote === '"' ? /"(?:[^"\\]|\\[\s\S]?)*"?/y : /'(?:[^']|'')*'?/y) ?? ''
    const closed = whole.length > 1 && whole.endsWith(quote)
    const value = unquoted(whole.slice(1, closed ? -1 : undefined), quote)
    this.#found.push({ kind: 'text', start, end: this.#at, value, plain: false })
  }

  #block(start: number, sign: '|' | '>'): void {
    this.#at = start + 1
    // One digit and one sign count; what stands behind them on the line is taken for the first line below.
    const header = this.#match(/(?:[1-9][-+]?|[-+][1-9]?)?/y) ?? ''
    this.#blanks()
    this.#match(/#[^\r\n]*/y)
    this.#match(lineEnd)
    const parent = this.#parentColumn()
    const asked = Number(/[1-9]/.exec(header)?.[0] ?? 0)
    let width = asked > 0 ? parent + asked : 0
    const lines: string[] = []
    while (this.#at < this.#text.length) {
      const from = this.#at
      const blanks = this.#match(/ */y)?.length ?? 0
      const rest = this.#text.slice(this.#at, this.#at + 4)
      if (rest === '' || /^[\r\n]/.test(rest)) {
        lines.push(width > 0 && blanks >= width ? this.#text.slice(from + width, this.#at) : '')
      } else {
        const marker = blanks === 0 && /^(?:---|\.\.\.)(?:[ \t\r\n]|$)/.test(rest)
        if (marker || (width === 0 ? blanks <= parent : blanks < width)) {
          this.#at = from
          break
        }
        if (width === 0) width = blanks
        this.#match(/[^\r\n]*/y)
        lines.push(this.#text.slice(from + width, this.#at))
      }
      this.#match(lineEnd)
    }
    const value = chomped(sign === '|' ? lines.join('\n') : foldedBlock(lines), lines, header)
    this.#found.push({ kind: 'text', start, end: this.#at, value, plain: false })
  }

  /** The column of the key or dash that a block belongs to; -1 right behind a line of dashes. */
  #parentColumn(): number {
    const solid = this.#found.filter(({ kind }) => kind !== 'line' && kind !== 'indent' && kind !== 'comment')
    const last = solid.at(-1)
    if (last?.kind === 'open') return -1
    const owner = last?.kind === ':' ? solid.at(-2) : last?.kind === '-' ? last : undefined
    return owner ? columnOf(this.#text, owner.start) : 0
  }

  #push(kind: TokenKind, start: number): void {
    this.#found.push({ kind, start, end: this.#at, value: '', plain: false })
  }

  #blanks(): number {
    return this.#match(/[ \t]*/y)?.length ?? 0
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    this.#at += found?.length ?? 0
    return found
  }
}
