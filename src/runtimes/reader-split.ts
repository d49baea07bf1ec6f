import { type Span, spanOf } from '../source/span.ts'

/**
 * Cuts a text at its first two runs of three dashes, wherever they stand: what Go's `strings.SplitN(text, "---", 3)` and
 * Python's `text.split("---", 2)` do. Null where there are fewer than two.
 */
export function splitOnDashes(text: string): { readonly yaml: Span; readonly bodyStart: number } | null {
  const first = text.indexOf('---')
  if (first < 0) return null
  const second = text.indexOf('---', first + 3)
  return second < 0 ? null : { yaml: spanOf(first + 3, second), bodyStart: second + 3 }
}
