/** Words longer than this, in UTF-16 units, were never meant as one of ours. */
const WORD_LIMIT = 64

/** The candidate that `word` was probably meant to be, case aside; the first of equals; null where none is near. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  if (word === '' || word.length > WORD_LIMIT) return null
  const meant = word.toLowerCase()
  const allowed = Math.max(1, Math.floor(meant.length / 3))
  let best: string | null = null
  let least = allowed + 1
  for (const candidate of candidates) {
    const distance = editDistance(meant, candidate.toLowerCase())
    if (distance < least) {
      best = candidate
      least = distance
    }
  }
  return best ?? (meant.length < 3 ? null : (candidates.find((each) => each.toLowerCase().startsWith(meant)) ?? null))
}

/** Letters to add, drop or replace until one word is the other (Levenshtein). */
export function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let at = 0; at < left.length; at += 1) {
    const next = [at + 1]
    for (let other = 0; other < right.length; other += 1) {
      const replaced = (row[other] ?? 0) + (left[at] === right[other] ? 0 : 1)
      next.push(Math.min(replaced, (row[other + 1] ?? 0) + 1, (next[other] ?? 0) + 1))
    }
    row = next
  }
  return row[right.length] ?? 0
}

/** Says that `word` is not `what` ("a value of --runtimes"), names the nearest candidate and lists all of them. */
export function notAmong(word: string, what: string, candidates: readonly string[]): string {
  const near = nearest(word, candidates)
  return `${quoted(word)} is not ${what}${near === null ? '.' : `; did you mean "${near}"?`} Valid: ${candidates.join(', ')}.`
}

/** A word of somebody else's in quotes, cut where it is long. */
export function quoted(word: string): string {
  const letters = [...word]
  return letters.length > WORD_LIMIT ? `"${letters.slice(0, WORD_LIMIT).join('')}…"` : `"${word}"`
}
