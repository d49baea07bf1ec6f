// Splits text into the pieces that o200k_base tokenizes one by one. Work is linear in the text on any input.

// What the split pattern asks of a character. A zero in the table of classes means that it was not asked yet.
const UPPER = 1
const LOWER = 2
const MARK = 4
const NUMBER = 8
const NEWLINE = 16
const BLANK = 32
const SYMBOL = 64
const LETTER = 128

const classes = new Uint8Array(0x110000)

function classify(codePoint: number): number {
  const character = String.fromCodePoint(codePoint)
  if (/[\r\n]/.test(character)) return NEWLINE
  // Not \s: that one has U+FEFF and lacks U+0085, unlike the tokenizer's.
  if (/\p{White_Space}/u.test(character)) return BLANK
  if (/[\p{Lu}\p{Lt}]/u.test(character)) return LETTER | UPPER
  if (/\p{Ll}/u.test(character)) return LETTER | LOWER
  if (/\p{L}/u.test(character)) return LETTER | UPPER | LOWER
  if (/\p{M}/u.test(character)) return MARK | UPPER | LOWER
  if (/\p{N}/u.test(character)) return NUMBER
  return SYMBOL
}

function classOf(codePoint: number): number {
  const known = classes[codePoint]!
  if (known !== 0) return known
  const found = classify(codePoint)
  classes[codePoint] = found
  return found
}

const width = (codePoint: number): number => (codePoint > 0xffff ? 2 : 1)

function runEnd(text: string, from: number, mask: number): number {
  let at = from
  while (at < text.length) {
    const codePoint = text.codePointAt(at)!
    if ((classOf(codePoint) & mask) === 0) break
    at += width(codePoint)
  }
  return at
}

/** End of an upper case run and the lower case run after it. `from` when there is none. */
function wordEnd(text: string, from: number, needsLower: boolean): number {
  let at = from
  let lastLower = from
  while (at < text.length) {
    const codePoint = text.codePointAt(at)!
    const found = classOf(codePoint)
    if ((found & UPPER) === 0) {
      if ((found & LOWER) !== 0) return runEnd(text, at, LOWER)
      break
    }
    at += width(codePoint)
    if ((found & LOWER) !== 0) lastLower = at
  }
  return lastLower > from || needsLower ? lastLower : at
}

function contractionEnd(text: string, from: number): number {
  if (text.charCodeAt(from) !== 0x27) return from
  // U+017F, the long s, is an "s" when case is ignored.
  const suffix = /^(?:[stmd\u017f]|re|ve|ll)/i.exec(text.slice(from + 1, from + 3))
  return suffix === null ? from : from + 1 + suffix[0].length
}

function symbolsEnd(text: string, from: number): number {
  let at = runEnd(text, from, SYMBOL | MARK)
  if (at === from) return from
  while (at < text.length && '\r\n/'.includes(text[at]!)) at += 1
  return at
}

function whitespaceEnd(text: string, from: number): number {
  let at = from
  let afterNewline = from
  while (at < text.length) {
    const found = classOf(text.charCodeAt(at))
    if ((found & (NEWLINE | BLANK)) === 0) break
    at += 1
    if (found === NEWLINE) afterNewline = at
  }
  if (afterNewline > from) return afterNewline
  return at < text.length && at - from > 1 ? at - 1 : at
}

/**
 * End of the piece that starts at `start`, as the o200k_base split pattern finds it:
 *
 *     [^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?
 *     |[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?
 *     |\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+
 *
 * A RegExp would need backtracking memory in proportion to the longest run, and gives up on long ones.
 */
export function pieceEnd(text: string, start: number): number {
  const codePoint = text.codePointAt(start)!
  const found = classOf(codePoint)
  const next = start + width(codePoint)
  if ((found & LETTER) !== 0) return contractionEnd(text, wordEnd(text, start, false))
  if (found === NUMBER) {
    let end = next
    for (let digits = 1; digits < 3 && end < text.length; digits += 1) {
      const digit = text.codePointAt(end)!
      if (classOf(digit) !== NUMBER) break
      end += width(digit)
    }
    return end
  }
  if (found === NEWLINE) return whitespaceEnd(text, start)
  // A mark is a word of its own, so it leads only a word that the first alternative takes.
  if ((found & MARK) !== 0) return contractionEnd(text, wordEnd(text, next, true))
  const word = wordEnd(text, next, false)
  if (word > next) return contractionEnd(text, word)
  if (found === SYMBOL) return symbolsEnd(text, start)
  const symbols = codePoint === 0x20 ? symbolsEnd(text, next) : next
  return symbols > next ? symbols : whitespaceEnd(text, start)
}
