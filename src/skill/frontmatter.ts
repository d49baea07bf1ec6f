import { BYTE_ORDER_MARK, type SourceFile } from '../source/file.ts'
import { type Span, spanOf } from '../source/span.ts'
import { parseYaml, resolved, type YamlDocument, type YamlNode, type YamlScalar } from '../source/yaml.ts'

export const fenceFaultCodes = [
  'blank-after-opening-dashes',
  'byte-order-mark',
  'closing-dashes-sloppy',
  'content-before-frontmatter',
  'escaped-dashes',
  'frontmatter-in-code-fence',
  'frontmatter-missing',
  'frontmatter-not-closed',
  'line-ends-carriage-return',
  'no-line-end-after-closing-dashes',
  'not-utf-8',
  'text-on-opening-line',
] as const
export type FenceFaultCode = (typeof fenceFaultCodes)[number]

/** Something about the lines of dashes, or before them, that one reader or another stumbles over. */
export interface FenceFault {
  readonly code: FenceFaultCode
  readonly span: Span
  /** What stands there, in a few words; empty where the code says it all. */
  readonly detail: string
}

export interface Field {
  readonly name: string
  readonly key: YamlScalar
  readonly value: YamlNode
}

/** The YAML block at the top of a SKILL.md, as an author means it: read with goodwill, every fault kept. */
export interface Frontmatter {
  /** From the opening to the end of the closing dashes; null where no block was found. */
  readonly span: Span | null
  readonly opening: Span | null
  readonly closing: Span | null
  readonly yamlSpan: Span | null
  readonly yaml: YamlDocument | null
  readonly faults: readonly FenceFault[]
  /** The block's top-level keys, in order; the first of a repeated key. */
  readonly fields: ReadonlyMap<string, Field>
  readonly bodyStart: number
}

/** A block is looked for in this many lines below other content, not further. */
const SEARCH_LINES = 60

const fieldLine = /^(["']?)(?:name|description)\1\s*:/

export function readFrontmatter(file: SourceFile): Frontmatter {
  const { text } = file
  const start = file.hasByteOrderMark ? 1 : 0
  const early: FenceFault[] = []
  if (file.encoding !== 'utf-8') {
    const detail = file.encoding === 'not-utf-8' ? `byte ${file.badByte ?? 0}` : file.encoding.toUpperCase()
    early.push({ code: 'not-utf-8', span: spanOf(0, 0), detail })
  } else if (start === 1) early.push({ code: 'byte-order-mark', span: spanOf(0, 1), detail: '' })
  if (text.includes('\r') && !text.includes('\n')) {
    early.push({ code: 'line-ends-carriage-return', span: spanOf(0, 0), detail: '' })
    return blockOf(file, 0, text.indexOf('\r'), early, '\r')
  }
  const lineEnd = endOfLine(text, start)
  const first = text.slice(start, lineEnd)
  if (/^---[ \t]*\r?$/.test(first)) {
    const blank = first.replace(/\r$/, '').length > 3
    if (blank) early.push({ code: 'blank-after-opening-dashes', span: spanOf(start + 3, start + 4), detail: '' })
    return blockOf(file, start, lineEnd, early, '\n')
  }
  return elsewhere(file, start, first, early)
}

/** The block stands lower, or its first line is no opening line, or there is none. */
function elsewhere(file: SourceFile, start: number, first: string, early: FenceFault[]): Frontmatter {
  const { text } = file
  const span = spanOf(start, Math.max(start, endOfLine(text, start)))
  const below = blockBelow(text, start)
  if (/^---/.test(first) && /^(?:name|description)\s*:/m.test(text.slice(0, 2000))) {
    const detail = first.trim()
    return blockOf(
      file,
      start,
      endOfLine(text, start),
      [...early, { code: 'text-on-opening-line', span, detail }],
      '\n',
    )
  }
  if (/^\\-/.test(first)) return none(text, [...early, { code: 'escaped-dashes', span, detail: '' }])
  if (below === null) return none(text, [...early, { code: 'frontmatter-missing', span, detail: '' }])
  const fenced = /^\s*(?:`{3,}|~{3,})/.test(first)
  const code = fenced ? 'frontmatter-in-code-fence' : 'content-before-frontmatter'
  return blockOf(file, below, endOfLine(text, below), [...early, { code, span, detail: contentWords(first) }], '\n')
}

function contentWords(first: string): string {
  if (first.trim() === '') return 'an empty line'
  if (/^#{1,6}\s/.test(first)) return 'a heading'
  if (/^\s*<!--/.test(first)) return 'a comment'
  if (/^\s*(?:`{3,}|~{3,})/.test(first)) return 'a code fence'
  return /^\s/.test(first) && first.trim() === '---' ? 'a blank' : 'text'
}

/** Offset of an opening line that is followed by `name:` or `description:` and closed again; null for none. */
function blockBelow(text: string, start: number): number | null {
  let at = start
  for (let line = 0; line < SEARCH_LINES && at < text.length; line += 1) {
    const end = endOfLine(text, at)
    if (/^\s*---[ \t]*\r?$/.test(text.slice(at, end))) {
      const close = closingLine(text, end + 1, '\n')
      if (
        close &&
        text
          .slice(end + 1, close.start)
          .split('\n')
          .some((each) => fieldLine.test(each.trim()))
      )
        return at
    }
    at = end + 1
  }
  return null
}

function blockOf(
  file: SourceFile,
  start: number,
  lineEnd: number,
  faults: FenceFault[],
  lineBreak: string,
): Frontmatter {
  const { text } = file
  const opening = spanOf(start, Math.max(start, trimmedEnd(text, start, lineEnd < 0 ? text.length : lineEnd)))
  const yamlStart = Math.min(text.length, lineEnd + 1)
  const close = closingLine(text, yamlStart, lineBreak)
  if (!close) {
    const code = 'frontmatter-not-closed'
    return { ...none(text, [...faults, { code, span: opening, detail: probableEnd(file, yamlStart) }]), opening }
  }
  const after: FenceFault[] = [...faults]
  if (close.sloppy) after.push({ code: 'closing-dashes-sloppy', span: close.span, detail: close.sloppy })
  else if (close.span.end === text.length) {
    after.push({ code: 'no-line-end-after-closing-dashes', span: close.span, detail: '' })
  }
  const source = lineBreak === '\n' ? text : text.replaceAll('\r', '\n')
  const yaml = parseYaml(source, yamlStart, close.start)
  return {
    span: spanOf(opening.start, close.span.end),
    opening,
    closing: close.span,
    yamlSpan: spanOf(yamlStart, close.start),
    yaml,
    faults: after,
    fields: fieldsOf(yaml.root),
    bodyStart: Math.min(text.length, close.end),
  }
}

function none(text: string, faults: readonly FenceFault[]): Frontmatter {
  const empty = { span: null, opening: null, closing: null, yamlSpan: null, yaml: null }
  return { ...empty, faults, fields: new Map(), bodyStart: text.startsWith(BYTE_ORDER_MARK) ? 1 : 0 }
}

interface Closing {
  /** Offset of the line's first character. */
  readonly start: number
  readonly span: Span
  /** Offset behind the line and its end. */
  readonly end: number
  /** What is not exact about the line; null for exactly three dashes. */
  readonly sloppy: string | null
}

/** The first line that is three dashes, with blanks behind them allowed. */
function closingLine(text: string, from: number, lineBreak: string): Closing | null {
  for (let at = from; at <= text.length; ) {
    const found = text.indexOf(lineBreak, at)
    const end = found < 0 ? text.length : found
    const line = text.slice(at, end).replace(/\r$/, '')
    if (/^---[ \t]*$/.test(line)) {
      const sloppy = line.length > 3 ? 'a blank stands behind the closing dashes' : null
      return { start: at, span: spanOf(at, at + line.length), end: end + 1, sloppy }
    }
    if (found < 0) return null
    at = end + 1
  }
  return null
}

/** The line before which the author probably meant to close the block: `line 5`, or empty. */
function probableEnd(file: SourceFile, from: number): string {
  for (let line = file.lineAt(from); line <= Math.min(file.lineCount, 200); line += 1) {
    const text = file.lineText(line)
    if (/^#{1,6}\s/.test(text) || text.trim() === '') return `line ${line}`
  }
  return ''
}

function fieldsOf(root: YamlNode | null): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>()
  const map = root ? resolved(root) : null
  if (map?.kind !== 'map') return fields
  for (const { key, value } of map.pairs) {
    if (!fields.has(key.value)) fields.set(key.value, { name: key.value, key, value })
  }
  return fields
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}

function trimmedEnd(text: string, start: number, end: number): number {
  let at = end
  while (at > start && /\s/.test(text[at - 1] ?? '')) at -= 1
  return at
}
