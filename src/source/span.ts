/** Two offsets into a file's text, in UTF-16 units, end exclusive. The byte-order mark and line ends count. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A value that knows where it was written. */
export interface Located<T> {
  readonly value: T
  readonly span: Span
}

/** A span in a named file. `span` is null where the whole file or folder is meant. */
export interface Location {
  readonly path: string
  readonly span: Span | null
}

export function spanOf(start: number, end: number): Span {
  return { start, end }
}

export function located<T>(value: T, span: Span): Located<T> {
  return { value, span }
}

/** True when `inner` lies wholly in `outer`. */
export function within(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end
}
