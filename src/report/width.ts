const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** East Asian Wide and Fullwidth blocks (UAX 11), coarsely: unassigned gaps between them count as wide. */
const wide =
  /^[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{17000}-\u{18CFF}\u{1B000}-\u{1B2FF}\u{20000}-\u{3FFFD}]/u
const pictured = /^(?:\p{Emoji_Presentation}|\p{Regional_Indicator}{2}|\p{Emoji}\uFE0F)/u
const unspaced = /^(?:\p{M}|\u200C|\u200D)+$/u

/** The characters of a text as a reader counts them. */
export function graphemes(text: string): string[] {
  return /^[ -~]*$/.test(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Columns of a terminal that printable text takes, near enough: terminals differ on new emoji. */
export function widthOf(text: string): number {
  return graphemes(text).reduce((sum, grapheme) => sum + widthOfOne(grapheme), 0)
}

function widthOfOne(grapheme: string): number {
  if (unspaced.test(grapheme)) return 0
  return wide.test(grapheme) || pictured.test(grapheme) ? 2 : 1
}

/** The text in at most `width` columns; what is cut off leaves an ellipsis at that end. */
export function truncated(text: string, width: number, keep: 'start' | 'end' = 'start'): string {
  if (widthOf(text) <= width) return text
  const ordered = keep === 'start' ? graphemes(text) : graphemes(text).reverse()
  let room = width - 1
  let kept = 0
  for (const grapheme of ordered) {
    room -= widthOfOne(grapheme)
    if (room < 0) break
    kept += 1
  }
  const short = ordered.slice(0, kept)
  return keep === 'start' ? `${short.join('')}…` : `…${short.reverse().join('')}`
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

/** Lines of at most `width` columns, broken at blanks, and inside a word only where it is longer than a line. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  const put = (piece: string, columns: number): void => {
    if (used > 0 && used + 1 + columns > width) {
      lines.push(line)
      line = ''
      used = 0
    }
    line += used > 0 ? ` ${piece}` : piece
    used += columns + (used > 0 ? 1 : 0)
  }
  for (const word of text.split(' ')) {
    for (const piece of pieces(word, width)) put(piece, widthOf(piece))
  }
  return [...lines, line]
}

function pieces(word: string, width: number): string[] {
  if (widthOf(word) <= width) return word === '' ? [] : [word]
  const cut: string[] = []
  let piece = ''
  let used = 0
  for (const grapheme of graphemes(word)) {
    const columns = widthOfOne(grapheme)
    if (used + columns > width && piece !== '') {
      cut.push(piece)
      piece = ''
      used = 0
    }
    piece += grapheme
    used += columns
  }
  return [...cut, piece]
}
