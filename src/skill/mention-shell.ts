import { type Span, spanOf } from '../source/span.ts'
import { shellKeywords, wrappers } from './mention-programs.ts'

/** One simple command. Offsets count in the text that was read. */
export interface ShellCommand {
  /** As written: `kubectl`, `./run.sh`, `/usr/bin/git`. */
  readonly program: string
  readonly args: readonly string[]
  readonly at: number
  /** Behind its last word. */
  readonly end: number
}

export interface ShellVariable {
  readonly name: string
  readonly at: number
  readonly end: number
  /** True for `${NAME:-default}` and its like. */
  readonly hasDefault: boolean
}

export interface ShellScript {
  readonly commands: readonly ShellCommand[]
  readonly variables: readonly ShellVariable[]
  /** Variables that the text itself sets. */
  readonly assigned: ReadonlySet<string>
}

interface Word extends Span {
  readonly text: string
  readonly quoted: boolean
}

/** Reads commands the way a POSIX shell cuts them up, forgivingly: `<name>` is a placeholder, an open quote is a letter. */
export function readShell(text: string): ShellScript {
  const reader = new ShellReader(text)
  reader.list(null)
  return reader
}

/** Commands in commands in commands: deeper than anyone writes. */
const NESTING = 20

class ShellReader implements ShellScript {
  readonly commands: ShellCommand[] = []
  readonly variables: ShellVariable[] = []
  readonly assigned = new Set<string>()
  readonly #text: string
  #at = 0
  #heredocs: string[] = []
  /** Words that end no text: nobody looks for them again. */
  readonly #open = new Set<string>()
  #cases = 0
  #depth = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Commands up to the closing bracket, or to the end of the text. */
  list(closer: ')' | '`' | null): void {
    this.#depth += 1
    this.#commands(closer)
    this.#depth -= 1
  }

  #commands(closer: ')' | '`' | null): void {
    while (this.#at < this.#text.length) {
      const before = this.#at
      this.#command(closer)
      const unit = this.#text[this.#at]
      if (closer !== null && unit === closer) {
        this.#at += 1
        return
      }
      if (unit === '\n') this.#skipHeredocs()
      if (this.#at === before) this.#at += 1
    }
  }

  #command(closer: string | null): void {
    const words: Word[] = []
    this.#casePattern()
    for (;;) {
      this.#blanks()
      const unit = this.#text[this.#at]
      if (unit === undefined || unit === '\n' || unit === closer) break
      if (unit === '#') {
        this.#at = endOfLine(this.#text, this.#at)
        break
      }
      if (this.#redirection()) continue
      if (/[;&|]/.test(unit)) {
        this.#at += 1
        break
      }
      if (unit === '(' || unit === ')') {
        const glued = unit === '(' && words.at(-1)?.end === this.#at
        this.#at += 1
        if (unit === '(' && words.length === 0) continue
        // `name()` and `fix(api): …` are no commands.
        if (glued) words.length = 0
        if (glued && this.#text[this.#at] !== ')') this.#at = endOfLine(this.#text, this.#at)
        break
      }
      words.push(this.#word(closer))
      if (words.length === 1 && shellKeywords.has(words[0]!.text)) {
        if (words.pop()?.text === 'esac') this.#cases = Math.max(0, this.#cases - 1)
      }
    }
    this.#take(words)
  }

  #take(words: readonly Word[]): void {
    let first = 0
    while (first < words.length) {
      const name = /^([A-Za-z_]\w*)\+?=/.exec(words[first]!.text)?.[1]
      if (!name) break
      this.assigned.add(name)
      first += 1
    }
    const head = words[first]
    if (!head || head.quoted) return
    if (head.text === 'for' || head.text === 'select') {
      if (words[first + 1]) this.assigned.add(words[first + 1]!.text)
      return
    }
    if (head.text === 'case') this.#cases += 1
    if (head.text === 'case' || head.text === 'function') return
    const args = words.slice(first + 1)
    if (/^(?:export|declare|local|readonly|typeset|read|mapfile|getopts)$/.test(head.text)) {
      for (const { text } of args) {
        const name = /^([A-Za-z_]\w*)(?:=|$)/.exec(text)?.[1]
        if (name && (text.includes('=') || head.text !== 'export')) this.assigned.add(name)
      }
    }
    this.commands.push({
      program: head.text,
      args: args.map(({ text }) => text),
      at: head.start,
      end: (args.at(-1) ?? head).end,
    })
    this.#wrapped(head.text, args)
  }

  /** `a | b)` in front of what a case does. */
  #casePattern(): void {
    if (this.#cases === 0) return
    const pattern = /^\s*\(?[^()\n;&$]*\)/.exec(this.#text.slice(this.#at, this.#at + 200))
    this.#at += pattern?.[0].length ?? 0
  }

  #wrapped(program: string, args: readonly Word[]): void {
    const own = wrappers.get(program)
    if (!own) return
    let at = 0
    while (at < args.length && (args[at]!.text.startsWith('-') || /^[A-Za-z_]\w*=/.test(args[at]!.text))) {
      at += own.test(args[at]!.text) ? 2 : 1
    }
    if (program === 'timeout') at += 1
    this.#take(args.slice(at))
  }

  #blanks(): void {
    const rest = /^(?:[ \t\r]|\\\r?\n)+/.exec(this.#text.slice(this.#at, this.#at + 400))
    this.#at += rest?.[0].length ?? 0
  }

  /** `> file`, `2>&1`, `<<EOF`: consumed with its word. */
  #redirection(): boolean {
    const rest = this.#text.slice(this.#at, this.#at + 200)
    if (placeholder.test(rest)) return false
    const heredoc = /^\d*<<-?[ \t]*(['"]?)([A-Za-z_]\w*)\1/.exec(rest)
    if (heredoc) {
      this.#heredocs.push(heredoc[2]!)
      this.#at += heredoc[0].length
      return true
    }
    const operator = /^(?:\d*(?:>>?|<<<|<)&?|&>>?)(?!\()/.exec(rest)
    if (!operator) return false
    this.#at += operator[0].length
    this.#blanks()
    if (!/^[\n;|)]/.test(this.#text.slice(this.#at, this.#at + 1))) this.#word(null)
    return true
  }

  #skipHeredocs(): void {
    for (const word of this.#heredocs) {
      if (this.#open.has(word)) continue
      const end = new RegExp(`\\n[ \\t]*${word}[ \\t\\r]*(?=\\n|$)`).exec(this.#text.slice(this.#at))
      if (end) this.#at += end.index + end[0].length
      else this.#open.add(word)
    }
    this.#heredocs = []
  }

  #word(closer: string | null): Word {
    const start = this.#at
    let text = ''
    let quoted = false
    while (this.#at < this.#text.length) {
      const unit = this.#text[this.#at]!
      const rest = this.#text.slice(this.#at, this.#at + 200)
      if (unit === closer || /[\s;&|)]/.test(unit) || (unit === '(' && this.#text[this.#at - 1] !== '$')) break
      const hole = placeholder.exec(rest)
      if (hole) {
        text += hole[0]
        this.#at += hole[0].length
      } else if (unit === '<' || unit === '>') {
        if (this.#text[this.#at + 1] !== '(' || this.#depth >= NESTING) break
        this.#at += 2
        this.list(')')
      } else if (unit === '\\') {
        text += this.#text[this.#at + 1] === '\n' ? '' : (this.#text[this.#at + 1] ?? '')
        this.#at += 2
      } else if (unit === "'" || unit === '"') {
        quoted = quoted || text === ''
        text += this.#quote(unit)
      } else if (unit === '$' || unit === '`') text += this.#expansion(unit)
      else {
        text += unit
        this.#at += 1
      }
    }
    if (this.#at === start) this.#at += 1
    return { ...spanOf(start, this.#at), text, quoted }
  }

  #quote(mark: string): string {
    const from = this.#at + 1
    let to = from
    while (to < this.#text.length && this.#text[to] !== mark) to += mark === '"' && this.#text[to] === '\\' ? 2 : 1
    if (to >= this.#text.length) {
      this.#at += 1
      return mark
    }
    this.#at = from
    if (mark === '"') {
      while (this.#at < to) {
        const unit = this.#text[this.#at]!
        if (unit === '\\') this.#at += 2
        else if (unit === '$' || unit === '`') this.#expansion(unit)
        else this.#at += 1
      }
    }
    this.#at = Math.max(this.#at, to + 1)
    return this.#text.slice(from, to)
  }

  /** `$(…)`, `` `…` ``, `$NAME`, `${NAME:-…}`. */
  #expansion(unit: string): string {
    const start = this.#at
    const rest = this.#text.slice(start, start + 400)
    const variable = /^\$(?:([A-Za-z_]\w*)|\{([A-Za-z_]\w*)([^}\n]*)\})/.exec(rest)
    if (variable) {
      const name = variable[1] ?? variable[2] ?? ''
      const hasDefault = /^:?[-=+?]/.test(variable[3] ?? '')
      this.variables.push({ name, at: start, end: start + variable[0].length, hasDefault })
      this.#at += variable[0].length
    } else if (rest.startsWith('$((')) this.#at = start + Math.max(3, rest.indexOf('))') + 2)
    else if (this.#depth < NESTING && (rest.startsWith('$(') || (unit === '`' && rest.indexOf('`', 1) > 0))) {
      this.#at += unit === '`' ? 1 : 2
      this.list(unit === '`' ? '`' : ')')
    } else this.#at += 1
    return this.#text.slice(start, this.#at)
  }
}

/** `<pod-name>`, `<your key>`: what a reader is to fill in. */
const placeholder = /^<[A-Za-z_][^<>\n`|]{0,60}>/

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}
