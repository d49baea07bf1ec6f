import { type Span, spanOf } from '../source/span.ts'

export type PrefixRead =
  | { readonly yaml: Span; readonly bodyStart: number }
  | { readonly missing: 'opening' | 'closing' }

/**
 * A block that starts with the file's first three dashes and ends before the next line that starts with them; the character
 * behind the opening dashes is thrown away unseen: pi (@mariozechner/pi-coding-agent 0.73.1, dist/utils/frontmatter.js; run on
 * 2026-11-30). A lone carriage return is a line end, as well.
 */
export function readPrefix(text: string): PrefixRead {
  if (!text.startsWith('---')) return { missing: 'opening' }
  const closing = /[\r\n]---/g
  closing.lastIndex = 3
  const close = closing.exec(text)
  if (!close) return { missing: 'closing' }
  const end = text[close.index] === '\n' && text[close.index - 1] === '\r' ? close.index - 1 : close.index
  const start = text.startsWith('\r\n', 3) ? 5 : 4
  return { yaml: spanOf(Math.min(start, end), end), bodyStart: close.index + 4 }
}
