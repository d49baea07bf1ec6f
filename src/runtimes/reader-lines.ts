import { type Span, spanOf } from '../source/span.ts'

/** The first line is exactly three dashes, and so is the closing one; both end in LF or CRLF. */
export type LinesRead =
  | { readonly yaml: Span; readonly bodyStart: number }
  | { readonly missing: 'opening' | 'closing' }

/** What google/adk-go does: frontmatter.go, read line by line (main at 0a51e15, 2026-08-21). */
export function readLines(text: string): LinesRead {
  const opening = /^---\r?\n/.exec(text)
  if (!opening) return { missing: 'opening' }
  const yamlStart = opening[0].length
  const closing = /^---\r?\n/gm
  closing.lastIndex = yamlStart
  const match = closing.exec(text)
  if (!match) return { missing: 'closing' }
  return { yaml: spanOf(yamlStart, match.index), bodyStart: match.index + match[0].length }
}
