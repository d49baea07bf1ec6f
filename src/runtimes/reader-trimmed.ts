import { type Span, spanOf } from '../source/span.ts'

/** What Rust takes for white space (`char::is_whitespace`, the Unicode property White_Space): JavaScript's set differs by two. */
const blank = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/

export function isBlank(sign: string | undefined): boolean {
  return sign !== undefined && blank.test(sign)
}

/** `str::trim`. */
export function trimmed(text: string): string {
  let end = text.length
  while (end > 0 && isBlank(text[end - 1])) end -= 1
  return text.slice(Math.min(blanksAt(text, 0), end), end)
}

/** How many blanks stand at an offset. */
export function blanksAt(text: string, from: number): number {
  let at = from
  while (isBlank(text[at])) at += 1
  return at - from
}

/** `split_whitespace().join(" ")`. */
export function collapsed(text: string): string {
  return trimmed(text).replace(new RegExp(`${blank.source}+`, 'g'), ' ')
}

export type TrimmedRead =
  | { readonly yaml: Span; readonly bodyStart: number }
  | { readonly missing: 'opening' | 'closing' | 'content' }

/**
 * A block between two lines that are three dashes once they are trimmed, with at least one line in between: Codex
 * (openai/codex@6162409, codex-rs/core-skills/src/loader.rs, extract_frontmatter; run as 0.171.0 on 2026-11-30).
 */
export function readTrimmed(text: string): TrimmedRead {
  const opening = lineAt(text, 0)
  if (trimmed(opening.line) !== '---') return { missing: 'opening' }
  const start = opening.next
  for (let at = start; at < text.length; ) {
    const { line, next } = lineAt(text, at)
    if (trimmed(line) !== '---') at = next
    else if (at === start) return { missing: 'content' }
    else return { yaml: spanOf(start, text[at - 2] === '\r' ? at - 2 : at - 1), bodyStart: Math.min(next, text.length) }
  }
  return { missing: 'closing' }
}

function lineAt(text: string, at: number): { readonly line: string; readonly next: number } {
  const found = text.indexOf('\n', at)
  const end = found < 0 ? text.length : found
  return { line: text.slice(at, end), next: end + 1 }
}
