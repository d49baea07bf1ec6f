import type { CodeBlock } from './markdown-model.ts'
import type { Node } from './markdown-parser.ts'
import { decodeString } from './markdown-text.ts'
import { type Located, located, type Span, spanOf } from './span.ts'

/** Where a fence stands and what is in it. `body` is what the node's offsets count in; `from` is added to them. */
export function fencedCode(body: string, from: number, node: Node, indent: number): CodeBlock {
  const marks = node.getChildren('CodeMark')
  const info = node.getChild('CodeInfo')
  const opener = marks[0]!
  const closer = marks[1] ?? null
  const openerEnd = info ? info.to : opener.to
  const first = nextLine(body, openerEnd)
  const last = closer ? lineStart(body, closer.from) : node.to
  const lines = first === null || first > last ? [] : codeLines(body, from, node, { from: first, to: last }, indent)
  if (closer) lines.pop()
  else if (lines.at(-1)?.value === '') lines.pop()
  const infoText = info ? decodeString(body.slice(info.from, info.to)) : ''
  return {
    language: /^[^ \t]+/.exec(infoText)?.[0] ?? null,
    info: infoText,
    ...content(lines, from + (first ?? openerEnd)),
    span: spanOf(from + node.from, from + trimmedEnd(body, node.from, closer ? closer.to : node.to)),
    fenced: true,
    closed: closer !== null,
    marker: body.charAt(opener.from) === '~' ? '~' : '`',
    openerSpan: spanOf(from + opener.from, from + openerEnd),
  }
}

export function indentedCode(body: string, from: number, node: Node): CodeBlock {
  const lines = codeLines(body, from, node, node, 0)
  return {
    language: null,
    info: '',
    ...content(lines, from + node.from),
    span: spanOf(from + node.from, from + trimmedEnd(body, node.from, node.to)),
    fenced: false,
    closed: true,
    marker: null,
    openerSpan: spanOf(from + node.from, from + node.from),
  }
}

function content(
  lines: readonly Located<string>[],
  fallback: number,
): { code: string; lines: readonly Located<string>[]; contentSpan: Span } {
  const first = lines[0]
  const last = lines.at(-1)
  return {
    code: lines.map((line) => line.value).join('\n'),
    lines,
    contentSpan: first && last ? spanOf(first.span.start, last.span.end) : spanOf(fallback, fallback),
  }
}

/**
 * The lines of a range. Lezer marks as `CodeText` what of each line is code, after the indent and the marks of its
 * containers; a line without any is empty. The indent of the fence itself is taken off here.
 */
function codeLines(
  body: string,
  from: number,
  node: Node,
  range: { readonly from: number; readonly to: number },
  indent: number,
): Located<string>[] {
  const lines: Located<string>[] = []
  let piece = node.getChild('CodeText')
  let at = range.from
  for (;;) {
    const feed = lineEnd(body, at)
    const end = Math.min(feed, range.to)
    while (piece && (piece.name !== 'CodeText' || piece.to <= at)) piece = piece.nextSibling
    const found = piece && piece.from < end ? Math.max(piece.from, at) : end
    const start = found + fenceIndent(body, found, end, indent)
    lines.push(located(body.slice(start, end), spanOf(from + start, from + end)))
    const next = nextLine(body, feed)
    if (next === null || next > range.to) return lines
    at = next
  }
}

function fenceIndent(body: string, start: number, end: number, indent: number): number {
  let count = 0
  while (count < indent && start + count < end && body.charAt(start + count) === ' ') count += 1
  return count
}

/** The offset of the carriage return or line feed that ends the line. */
function lineEnd(text: string, at: number): number {
  let end = at
  while (end < text.length && text.charAt(end) !== '\n' && text.charAt(end) !== '\r') end += 1
  return end
}

function nextLine(text: string, at: number): number | null {
  const end = lineEnd(text, at)
  if (end >= text.length) return null
  return text.startsWith('\r\n', end) ? end + 2 : end + 1
}

export function lineStart(text: string, at: number): number {
  let start = at
  while (start > 0 && text.charAt(start - 1) !== '\n' && text.charAt(start - 1) !== '\r') start -= 1
  return start
}

/** `end` without the white space before it. */
export function trimmedEnd(text: string, start: number, end: number): number {
  let at = end
  while (at > start && /\s/.test(text.charAt(at - 1))) at -= 1
  return at
}
