import type { SourceFile } from '../source/file.ts'

/** What Go's `\s` is in a pattern, as the inside of a class. */
const BLANK = '\\t\\n\\f\\r '
/** A fence of any indentation, in block quotes too; behind a list's marker it is none. */
const fence = new RegExp(`^[${BLANK}>]*(\`{3,}|~{3,})[${BLANK}]*([A-Za-z0-9_+.-]*)`)
/** What Go's `unicode.IsSpace` takes for no blank: `\S` differs from it in U+0085 and U+FEFF. */
const word = /[^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g

/** A line that opens or closes a fence: its run of backticks or tildes, and the first word behind it. */
export function fenceOn(line: string): { readonly run: string; readonly info: string } | null {
  const match = fence.exec(line)
  return match ? { run: match[1] ?? '', info: match[2] ?? '' } : null
}

/** A line with its carriage return, without its line feed. */
export function rawLine(file: SourceFile, index: number): string {
  const next = file.lineStarts[index + 1]
  return file.text.slice(file.lineStarts[index], next === undefined ? undefined : next - 1)
}

interface Run {
  /** Offset of the first backtick. */
  readonly start: number
  readonly length: number
  /** Index of its line. */
  readonly line: number
  /** Index of the next run of the same length. */
  next: number | null
}

/**
 * The inline code spans of a file: from a run of backticks to the next run of the same length. They wrap over lines,
 * but not over a blank line or a fence; behind a span that wraps, and behind a run that nothing closes, the rest of
 * the line has none. Backslashes count for nothing.
 */
export class CodeSpans {
  readonly #file: SourceFile
  readonly #runs: Run[] = []
  /** Index of the first run of each line. */
  readonly #firsts: number[] = []
  /** Index of the line that ends what stands on each line: the next blank line or fence. */
  readonly #ends: number[] = []

  constructor(file: SourceFile) {
    this.#file = file
    const breaks: boolean[] = []
    for (const [line, start] of file.lineStarts.entries()) {
      const text = rawLine(file, line)
      this.#firsts.push(this.#runs.length)
      for (const { index, 0: run } of text.matchAll(/`+/g)) {
        this.#runs.push({ start: start + index, length: run.length, line, next: null })
      }
      breaks.push(text.search(word) < 0 || fenceOn(text) !== null)
    }
    let end = breaks.length
    for (let line = breaks.length - 1; line >= 0; line -= 1) {
      this.#ends[line] = end
      if (breaks[line]) end = line
    }
    const nexts = new Map<number, number>()
    for (let at = this.#runs.length - 1; at >= 0; at -= 1) {
      const run = this.#runs[at]!
      run.next = nexts.get(run.length) ?? null
      nexts.set(run.length, at)
    }
  }

  /** The programs that spans of a line call: the first word, without its folder, where another word follows. */
  programsOn(line: number): readonly string[] {
    const programs: string[] = []
    let at = this.#firsts[line] ?? 0
    for (let run = this.#runs[at]; run?.line === line; run = this.#runs[at]) {
      const close = run.next === null ? undefined : this.#runs[run.next]
      if (run.next === null || !close || close.line >= (this.#ends[line] ?? 0)) break
      const program = programOf(this.#file.text.slice(run.start + run.length, close.start))
      if (program !== null) programs.push(program)
      if (close.line !== line) break
      at = run.next + 1
    }
    return programs
  }
}

function programOf(span: string): string | null {
  const words: string[] = []
  word.lastIndex = 0
  for (let match = word.exec(span); match && words.length < 3; match = word.exec(span)) words.push(match[0])
  if (words[0] === '$') words.shift()
  const [first = '', second] = words
  return second === undefined ? null : first.slice(first.lastIndexOf('/') + 1)
}
