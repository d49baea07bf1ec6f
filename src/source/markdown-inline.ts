import type { Node } from './markdown-parser.ts'
import { decodeEntity, joinLines } from './markdown-text.ts'

interface Cut {
  readonly from: number
  readonly to: number
  readonly put: string
}

/** The parts of a `Link` or `Image` node. */
export interface LinkParts {
  /** Bounds of what is between the first brackets. */
  readonly textFrom: number
  readonly textTo: number
  /** The bounds of the written target; null where the link is a use of a definition. */
  readonly target: { readonly from: number; readonly to: number } | null
  /** The bounds of the label in second brackets; null where there are none, or nothing is in them. */
  readonly label: { readonly from: number; readonly to: number } | null
}

export function linkParts(body: string, node: Node): LinkParts {
  const marks = node.getChildren('LinkMark')
  const textTo = marks[1]?.from ?? node.to
  let target: LinkParts['target'] = null
  let label: LinkParts['label'] = null
  if (marks.length > 2) {
    const open = marks[2]!
    target = { from: open.to, to: open.to }
  }
  for (let child = marks[1]?.nextSibling ?? null; child; child = child.nextSibling) {
    if (child.name === 'URL') target = withoutAngles(body, child)
    if (child.name === 'LinkLabel' && child.to - child.from > 2) label = { from: child.from + 1, to: child.to - 1 }
  }
  return { textFrom: marks[0]?.to ?? node.from, textTo, target, label }
}

export function withoutAngles(body: string, node: { from: number; to: number }): { from: number; to: number } {
  const angled = node.to - node.from >= 2 && body.charAt(node.from) === '<' && body.charAt(node.to - 1) === '>'
  return angled ? { from: node.from + 1, to: node.to - 1 } : { from: node.from, to: node.to }
}

/**
 * The content of a code span by CommonMark's rules (https://spec.commonmark.org/0.31.2/#code-spans). `lineEdges` says
 * where a line goes on inside the quotes and items around it.
 */
export function codeText(
  body: string,
  node: Node,
  lineEdges: ReadonlyMap<number, number>,
): { code: string; from: number; to: number } {
  const marks = node.getChildren('CodeMark')
  const from = marks[0]?.to ?? node.from
  const to = marks[1]?.from ?? node.to
  let written = body.slice(from, to)
  if (/[\r\n]/.test(written)) {
    written = written.replace(/(?:\r\n|\r|\n)[ \t>]*/g, (feed: string, offset: number) => {
      const line = from + offset + (feed.startsWith('\r\n') ? 2 : 1)
      return ` ${body.slice(lineEdges.get(line) ?? line, from + offset + feed.length)}`
    })
  }
  const padded = written.length > 1 && written.startsWith(' ') && written.endsWith(' ') && /[^ ]/.test(written)
  // A pipe in a table is escaped even in code: https://github.github.com/gfm/#example-200
  const code = padded ? written.slice(1, -1) : written
  return { code: code.includes('\\|') && node.parent && inTable(node) ? code.replaceAll('\\|', '|') : code, from, to }
}

function inTable(node: Node): boolean {
  for (let up = node.parent; up; up = up.parent) if (up.name === 'TableCell') return true
  return false
}

/** A slice of the node, where each mark of a quote around it is replaced by a space. */
export function withoutQuoteMarks(body: string, node: Node, from: number, to: number): string {
  const cuts: Cut[] = []
  for (const mark of node.getChildren('QuoteMark')) cuts.push({ from: mark.from, to: mark.to, put: ' ' })
  return cuts.length === 0 ? body.slice(from, to) : apply(body, from, to, cuts)
}

export interface TextContext {
  readonly body: string
  readonly lineEdges: ReadonlyMap<number, number>
  /** Which `Link` and `Image` nodes are links; the others are text. */
  readonly isLink: (node: Node) => boolean
}

/** The text between two offsets of the node as a reader sees it. */
export function plainText({ body, lineEdges, isLink }: TextContext, node: Node, from: number, to: number): string {
  const cuts: Cut[] = []
  let root = true
  node.cursor().iterate((ref) => {
    const { name } = ref
    if (root) {
      root = false
      return true
    }
    if (name === 'Link' || name === 'Image') {
      const inner = ref.node
      if (!isLink(inner)) return true
      const { textFrom, textTo } = linkParts(body, inner)
      cuts.push({ from: ref.from, to: textFrom, put: '' }, { from: textTo, to: ref.to, put: '' })
      return true
    }
    if (name === 'InlineCode') cuts.push({ from: ref.from, to: ref.to, put: codeText(body, ref.node, lineEdges).code })
    else if (name === 'Entity')
      cuts.push({ from: ref.from, to: ref.to, put: decodeEntity(body.slice(ref.from, ref.to)) })
    else if (name === 'Escape') cuts.push({ from: ref.from, to: ref.to, put: body.charAt(ref.from + 1) })
    else if (name === 'HardBreak') cuts.push({ from: ref.from, to: ref.to, put: '\n' })
    else if (name === 'Autolink') {
      cuts.push({ from: ref.from, to: ref.from + 1, put: '' }, { from: ref.to - 1, to: ref.to, put: '' })
    } else if (dropped.has(name)) cuts.push({ from: ref.from, to: ref.to, put: '' })
    else return true
    return false
  })
  cuts.sort((a, b) => a.from - b.from)
  return joinLines(apply(body, from, to, cuts))
}

const dropped = new Set([
  'EmphasisMark',
  'StrikethroughMark',
  'QuoteMark',
  'HeaderMark',
  'TaskMarker',
  'HTMLTag',
  'Comment',
  'ProcessingInstruction',
])

function apply(body: string, from: number, to: number, cuts: readonly Cut[]): string {
  let text = ''
  let at = from
  for (const cut of cuts) {
    if (cut.from < at || cut.to > to) continue
    text += body.slice(at, cut.from) + cut.put
    at = cut.to
  }
  return text + body.slice(at, to)
}
