import type { SourceFile } from '../source/file.ts'
import type { CodeBlock, Heading, Markdown } from '../source/markdown.ts'
import { type Span, spanOf, within } from '../source/span.ts'

/** Stands for every character of a code span, so that what is in it is no word of the sentence around it. */
const CODE = '\uE000'
/** A whole code span, in the words around a mention. */
export const CODE_WORD = '\u2311'

/** Words further away than this, in UTF-16 units, say nothing about a mention. */
const REACH = 800
/** A paragraph further above a block, in UTF-16 units of white space, does not lead up to it. */
const LEAD_GAP = 200

/** A stretch of Markdown that an agent gets to read, with the means to look around in it. */
export class MentionText {
  readonly file: SourceFile
  readonly markdown: Markdown
  readonly span: Span
  /** The file's text, with code spans masked and code blocks and comments blanked: every offset is the file's. */
  readonly masked: string
  /** Where the lines of the masked text start. */
  readonly #lines: readonly number[]
  /** For each heading the one that it stands under; -1 for none. */
  readonly #parents: readonly number[]
  readonly #before = new Map<number, string>()
  readonly #after = new Map<number, string>()

  constructor(file: SourceFile, markdown: Markdown, span: Span) {
    this.file = file
    this.markdown = markdown
    this.span = span
    this.masked = maskOf(file.text, markdown, span)
    this.#lines = linesOf(this.masked)
    this.#parents = parentsOf(markdown.headings)
  }

  /** The paragraph, list item, heading or table cell around an offset. */
  blockAt(offset: number): Span {
    const line = this.#lineAt(offset)
    if (line.end - line.start > 2 * REACH) {
      return spanOf(Math.max(line.start, offset - REACH), Math.min(line.end, offset + REACH))
    }
    if (isRow(this.masked.slice(line.start, line.end))) return this.#cellAt(offset, line)
    let start = line
    while (
      start.start > this.span.start &&
      line.end - start.start < REACH &&
      !opens(this.masked.slice(start.start, start.end))
    ) {
      const above = this.#lineAt(start.start - 1)
      const text = this.masked.slice(above.start, above.end)
      if (isEmpty(text) || isHeading(text) || isRow(text)) break
      start = above
    }
    let end = line
    while (
      end.end + 1 < this.span.end &&
      end.end - line.start < REACH &&
      !isHeading(this.masked.slice(line.start, line.end))
    ) {
      const below = this.#lineAt(end.end + 1)
      const text = this.masked.slice(below.start, below.end)
      if (isEmpty(text) || isHeading(text) || isRow(text) || opens(text)) break
      end = below
    }
    return spanOf(Math.max(start.start, this.span.start), Math.min(end.end, this.span.end))
  }

  /** What stands before a place in its sentence; code spans are one sign each. */
  before({ start }: Span): string {
    return remembered(this.#before, start, () => {
      return lastSentence(words(this.masked.slice(Math.max(this.blockAt(start).start, start - REACH), start)))
    })
  }

  /** What stands behind a place in its sentence. */
  after({ end }: Span): string {
    return remembered(this.#after, end, () => {
      return firstSentence(words(this.masked.slice(end, Math.min(this.blockAt(end - 1).end, end + REACH))))
    })
  }

  /** The paragraph that leads up to a block of code; empty where there is none right before it. */
  leadTo(block: CodeBlock): string {
    let at = this.#lineAt(block.span.start).start - 1
    const nearest = Math.max(this.span.start, at - LEAD_GAP)
    while (at > nearest && /\s|>/.test(this.masked[at] ?? '')) at -= 1
    if (at <= nearest) return ''
    return lastSentence(words(this.masked.slice(this.blockAt(at).start, at + 1)).replace(/[:.]+$/, ''))
  }

  /** The text of the headings above an offset, innermost first. */
  headingsAbove(offset: number): string[] {
    const { headings } = this.markdown
    const found: string[] = []
    let index = lastBefore(headings, offset)
    while (index >= 0) {
      found.push(headings[index]!.text)
      index = this.#parents[index] ?? -1
    }
    return found
  }

  /** The heading of the table's column around an offset; empty outside of tables. */
  columnAt(offset: number): string {
    const line = this.#lineAt(offset)
    if (line.end - line.start > 2 * REACH || !isRow(this.masked.slice(line.start, line.end))) return ''
    const table = this.markdown.tables.find((each) => within(spanOf(offset, offset), each))
    if (!table) return ''
    const before = cells(this.masked.slice(line.start, offset)).length
    const head = this.#lineAt(table.start)
    return words(cells(this.masked.slice(head.start, head.end))[before - 1] ?? '')
  }

  /** The line's first words, without the marks of lists and quotes. */
  lineStart(offset: number): string {
    const block = this.blockAt(offset)
    return words(this.masked.slice(block.start, Math.min(block.end, block.start + 80)))
  }

  #lineAt(offset: number): Span {
    let low = 0
    let high = this.#lines.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#lines[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    const next = this.#lines[low + 1]
    return spanOf(this.#lines[low] ?? 0, next === undefined ? this.masked.length : next - 1)
  }

  #cellAt(offset: number, line: Span): Span {
    const text = this.masked
    let start = offset
    while (start > line.start && (text[start - 1] !== '|' || text[start - 2] === '\\')) start -= 1
    let end = offset
    while (end < line.end && (text[end] !== '|' || text[end - 1] === '\\')) end += 1
    return spanOf(start, end)
  }
}

function linesOf(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** Index of the last heading that starts before an offset; -1 for none. */
function lastBefore(headings: readonly Heading[], offset: number): number {
  let low = 0
  let high = headings.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (headings[middle]!.span.start < offset) low = middle + 1
    else high = middle
  }
  return low - 1
}

function parentsOf(headings: readonly Heading[]): number[] {
  const open: number[] = []
  return headings.map(({ level }, index) => {
    while (open.length > 0 && headings[open.at(-1)!]!.level >= level) open.pop()
    const parent = open.at(-1) ?? -1
    open.push(index)
    return parent
  })
}

function remembered(known: Map<number, string>, at: number, make: () => string): string {
  const found = known.get(at)
  if (found !== undefined) return found
  const made = make()
  known.set(at, made)
  return made
}

function maskOf(text: string, markdown: Markdown, { start, end }: Span): string {
  const pieces: string[] = [text.slice(0, start).replace(/[^\n]/g, ' ')]
  const hidden = [
    ...markdown.codeSpans.map(({ span }) => ({ span, fill: CODE })),
    ...[...markdown.codeBlocks, ...markdown.comments].map(({ span }) => ({ span, fill: ' ' })),
  ].sort((left, right) => left.span.start - right.span.start)
  let at = start
  for (const { span, fill } of hidden) {
    if (span.start < at || span.end > end) continue
    pieces.push(text.slice(at, span.start))
    const covered = text.slice(span.start, span.end)
    pieces.push(fill === CODE ? CODE.repeat(covered.length) : covered.replace(/[^\n]/g, fill))
    at = span.end
  }
  pieces.push(text.slice(at, end))
  return pieces.join('').replaceAll('\r', ' ')
}

function cells(row: string): string[] {
  return row.replace(/^[\s>]*\|/, '').split(/(?<!\\)\|/)
}

function isRow(line: string): boolean {
  return /^[\s>]*\|/.test(line) && line.indexOf('|') !== line.lastIndexOf('|')
}

function isEmpty(line: string): boolean {
  return /^[\s>]*$/.test(line)
}

function isHeading(line: string): boolean {
  return /^[\s>]*#{1,6}\s/.test(line)
}

/** True for a line that starts a list item. */
function opens(line: string): boolean {
  return isHeading(line) || /^[\s>]*(?:[-*+]|\d{1,9}[.)])\s/.test(line)
}

/** Marks of lists, quotes and emphasis taken off, each code span one sign, every gap one blank. */
function words(text: string): string {
  return text
    .replace(new RegExp(`${CODE}+`, 'g'), CODE_WORD)
    .replace(/^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(?:\[[ xX]\]\s+)?/, '')
    .replace(/^#{1,6}\s+/, '')
    .replace(/\n[\s>]*/g, ' ')
    .replace(/\*+|~~|(?<!\w)__?(?=\S)|(?<=\S)__?(?!\w)/g, '')
    .replace(/\s+/g, ' ')
}

const sentenceEnd = /(?<!\b(?:e\.g|i\.e|etc|vs|cf|approx|incl|resp|no))[.!?。！？][)"'”’\]]*(?=\s|$)|[。！？]/gi

function lastSentence(text: string): string {
  let start = 0
  for (const match of text.matchAll(sentenceEnd)) {
    if (text.slice(match.index + match[0].length).trim() !== '') start = match.index + match[0].length
  }
  return text.slice(start)
}

function firstSentence(text: string): string {
  for (const match of text.matchAll(sentenceEnd)) return text.slice(0, match.index)
  return text
}
