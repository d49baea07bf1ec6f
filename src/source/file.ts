import type { Span } from './span.ts'

/** A place for people: lines and columns count from 1, columns in Unicode code points. */
export interface Position {
  readonly line: number
  readonly column: number
}

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'not-utf-8'

export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * The text of one file and the only maker of lines and columns.
 *
 * Offsets are UTF-16 units in `text`, byte-order mark and line ends included. A line ends with LF; a carriage
 * return belongs to the line it ends. A byte-order mark takes no column.
 */
export class SourceFile {
  readonly path: string
  readonly text: string
  /** Size on disk, in bytes. */
  readonly bytes: number
  readonly encoding: Encoding
  /** Offset in bytes of the first byte that is not UTF-8; null when all of them are. */
  readonly badByte: number | null
  #lineStarts: number[] | null = null

  constructor(path: string, text: string, bytes = 0, encoding: Encoding = 'utf-8', badByte: number | null = null) {
    this.path = path
    this.text = text
    this.bytes = bytes
    this.encoding = encoding
    this.badByte = badByte
  }

  get hasByteOrderMark(): boolean {
    return this.text.startsWith(BYTE_ORDER_MARK)
  }

  get lineStarts(): readonly number[] {
    if (!this.#lineStarts) {
      const starts = [0]
      for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) starts.push(at + 1)
      this.#lineStarts = starts
    }
    return this.#lineStarts
  }

  get lineCount(): number {
    const last = this.lineStarts.at(-1) ?? 0
    return last === this.text.length && this.text.length > 0 ? this.lineStarts.length - 1 : this.lineStarts.length
  }

  /** The 1-based line of an offset; an offset past the end counts as the end. */
  lineAt(offset: number): number {
    const starts = this.lineStarts
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }

  position(offset: number): Position {
    const at = Math.max(0, Math.min(offset, this.text.length))
    const line = this.lineAt(at)
    const start = this.lineStarts[line - 1] ?? 0
    let column = 1
    for (let index = start; index < at; index += 1) {
      const unit = this.text.charCodeAt(index)
      if (index === 0 && unit === 0xfeff) continue
      const low = unit >= 0xdc00 && unit <= 0xdfff
      const high = index > start ? this.text.charCodeAt(index - 1) : 0
      if (!(low && high >= 0xd800 && high <= 0xdbff)) column += 1
    }
    return { line, column }
  }

  /** The text of a 1-based line, without its line end. */
  lineText(line: number): string {
    const start = this.lineStarts[line - 1]
    if (start === undefined) return ''
    const end = this.lineStarts[line] ?? this.text.length + 1
    const text = this.text.slice(start, end - 1)
    return text.endsWith('\r') ? text.slice(0, -1) : text
  }

  slice(span: Span): string {
    return this.text.slice(span.start, span.end)
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const lenient = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true })

/** Bytes to text. Never throws: what is no UTF-8 keeps U+FFFD in its place and says where it starts. */
export function decode(path: string, bytes: Uint8Array): SourceFile {
  const wide = wideEncoding(bytes)
  if (wide) {
    const text = new TextDecoder(wide, { ignoreBOM: true }).decode(bytes)
    return new SourceFile(path, text, bytes.length, wide, 0)
  }
  try {
    return new SourceFile(path, decoder.decode(bytes), bytes.length)
  } catch {
    return new SourceFile(path, lenient.decode(bytes), bytes.length, 'not-utf-8', firstBadByte(bytes))
  }
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const dash = 0x2d
  if (bytes[0] === dash && bytes[1] === 0 && bytes[2] === dash && bytes[3] === 0) return 'utf-16le'
  if (bytes[0] === 0 && bytes[1] === dash && bytes[2] === 0 && bytes[3] === dash) return 'utf-16be'
  return null
}

function firstBadByte(bytes: Uint8Array): number {
  const stream = new TextDecoder('utf-8', { fatal: true })
  const step = 4096
  for (let at = 0; at < bytes.length; at += step) {
    try {
      stream.decode(bytes.subarray(at, at + step), { stream: true })
    } catch {
      return firstBadIn(bytes, Math.max(0, at - 4), Math.min(bytes.length, at + step))
    }
  }
  return Math.max(0, bytes.length - 1)
}

function firstBadIn(bytes: Uint8Array, from: number, to: number): number {
  let at = from
  while (at < to && at > 0 && (bytes[at]! & 0xc0) === 0x80) at += 1
  while (at < to) {
    const lead = bytes[at]!
    const length = lead < 0x80 ? 1 : lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0
    if (length === 0) return at
    try {
      decoder.decode(bytes.subarray(at, at + length))
    } catch {
      return at
    }
    at += length
  }
  return at
}
