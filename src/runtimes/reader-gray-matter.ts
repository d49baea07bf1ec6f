import { type Span, spanOf } from '../source/span.ts'

export interface GrayMatter {
  /** The word behind the opening dashes, which chooses a reader; empty for YAML. */
  readonly language: string
  readonly matter: Span
  readonly bodyStart: number
}

/**
 * The block as gray-matter 4.0.3 (npm, index.js) cuts it: one byte order mark is skipped, the first three dashes open it, the next
 * line that starts with three dashes or the end of the file closes it. Null for none.
 */
export function readGrayMatter(text: string): GrayMatter | null {
  const start = text.startsWith('\uFEFF') ? 1 : 0
  if (!text.startsWith('---', start) || text[start + 3] === '-') return null
  const behind = start + 3
  // Where no line ends, the last character is taken for the line end.
  const lineEnd = /\r?\n/.exec(text.slice(behind))
  const raw = text.slice(behind, lineEnd ? behind + lineEnd.index : Math.max(behind, text.length - 1))
  const language = raw.trim()
  const from = language === '' ? behind : behind + raw.length
  const close = text.indexOf('\n---', from)
  if (close < 0) return { language, matter: spanOf(from, text.length), bodyStart: text.length }
  const after = close + 4
  const bodyStart = after + (/^\r?\n?/.exec(text.slice(after, after + 2))?.[0].length ?? 0)
  return { language, matter: spanOf(from, close), bodyStart }
}

/** True where gray-matter sees nothing but comments and blanks and reads no YAML at all. */
export function isEmptyMatter(matter: string): boolean {
  return matter.split('\n').every((line) => line.trim() === '' || line.trimStart().startsWith('#'))
}
