import type { SourceFile } from '../source/file.ts'
import type { Span } from '../source/span.ts'
import { printable } from './printable.ts'
import { graphemes, widthOf } from './width.ts'

const TAB = 4
/** UTF-16 units of a line that are looked at on either side of a place. */
const REACH = 400

/** A line of source and the marks that belong under it. */
export interface Excerpt {
  readonly text: string
  readonly marks: string
}

/**
 * The line in which a span starts, printable, with carets under the span as far as it stands in that line. A line
 * longer than `width` columns is shown around the span's start, with an ellipsis where it goes on.
 */
export function excerpt(file: SourceFile, span: Span, width: number): Excerpt {
  const number = file.lineAt(span.start)
  const start = file.lineStarts[number - 1] ?? 0
  const line = file.lineText(number)
  const from = Math.min(span.start - start, line.length)
  const to = Math.max(from, Math.min(span.end - start, line.length))
  const first = boundary(line, from - REACH)
  const last = boundary(line, from + REACH)
  const before = laid(line.slice(first, from), 0)
  const marked = laid(line.slice(from, Math.min(to, last)), before.width)
  const after = laid(line.slice(Math.min(to, last), last), before.width + marked.width)
  const columns = [...before.columns, ...marked.columns, ...after.columns]
  return windowed(columns, before.width, Math.max(1, marked.width), width, first > 0, last < line.length)
}

/** What stands in a column; empty for the second half of a wide character. */
type Columns = string[]

function laid(text: string, at: number): { columns: Columns; width: number } {
  const columns: Columns = []
  for (const grapheme of graphemes(text)) {
    if (grapheme === '\t') columns.push(...' '.repeat(TAB - ((at + columns.length) % TAB)))
    else {
      const shown = printable(grapheme)
      const parts = shown === grapheme ? [grapheme] : graphemes(shown)
      for (const part of parts) columns.push(part, ...Array<string>(Math.max(0, widthOf(part) - 1)).fill(''))
    }
  }
  return { columns, width: columns.length }
}

function windowed(
  columns: Columns,
  caret: number,
  length: number,
  width: number,
  goesBack: boolean,
  goesOn: boolean,
): Excerpt {
  const fits = columns.length <= width && !goesBack && !goesOn
  const shift = fits || (caret + length <= width - 1 && !goesBack) ? 0 : Math.max(0, caret - Math.floor(width / 3))
  const shown = columns.slice(shift, shift + width)
  if (goesBack || shift > 0) {
    if (shown[1] === '') shown[1] = ' '
    shown[0] = '…'
  }
  const end = shift + width
  if (columns.length > end || goesOn) {
    if (shown[width - 1] === '') shown[width - 2] = ' '
    shown[Math.min(width - 1, shown.length)] = '…'
  }
  const marks = ' '.repeat(caret - shift) + '^'.repeat(Math.max(1, Math.min(length, width - (caret - shift))))
  return { text: shown.join('').trimEnd(), marks }
}

/** An offset of the line that cuts no surrogate pair in two. */
function boundary(line: string, at: number): number {
  if (at <= 0) return 0
  if (at >= line.length) return line.length
  const unit = line.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at
}
