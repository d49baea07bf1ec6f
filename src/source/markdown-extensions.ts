import {
  type BlockContext,
  type BlockParser,
  type Element,
  type LeafBlock,
  type LeafBlockParser,
  type Line,
  type MarkdownConfig,
  Table,
} from '@lezer/markdown'

/*
 * Blocks that Lezer reads otherwise than CommonMark and GitHub do, put right. Two fields of its objects that its types
 * do not show are read here, `rows` and `depth`: the comparison with a second parser fails when they go.
 */

/** Leading white space and quote marks of a line that may be a table's delimiter row. */
const MAX_TABLE_INDENT = 400

/**
 * Lezer's table, but white space after the last pipe is no further cell, a thematic break ends the table instead of
 * making a heading of it, and a long run of white space is not tried as a delimiter row.
 */
export function guardedTable(): MarkdownConfig {
  const parseBlock = (Table.parseBlock ?? []).map((block) => ({
    ...block,
    leaf(cx: BlockContext, leaf: LeafBlock): LeafBlockParser | null {
      const parser = block.leaf?.(cx, leaf) ?? null
      return parser && withoutTrail(parser)
    },
    endLeaf(cx: BlockContext, line: Line, leaf: LeafBlock): boolean {
      if (line.next === 0x2d && leaf.parsers.some(hasRows)) return /^-{3,}\s*$/.test(line.text.slice(line.pos))
      if (!line.text.includes('|')) return false
      const next = cx.peekLine()
      if (isFarIn(next)) return false
      return block.endLeaf?.(/^[>\s|:-]+\s$/.test(next) ? withNextLine(cx, next.trimEnd()) : cx, line, leaf) ?? false
    },
  }))
  return { ...Table, parseBlock }
}

/** The context as it would be before another line. Slow, because what stands behind an object is no longer fast. */
function withNextLine(cx: BlockContext, next: string): BlockContext {
  const view: BlockContext = Object.create(cx)
  view.peekLine = () => next
  return view
}

/** The same object, because Lezer asks for its class. */
function withoutTrail(parser: LeafBlockParser): LeafBlockParser {
  const read = parser.nextLine
  parser.nextLine = (cx, line, leaf) => {
    const { text } = line
    line.text = text.trimEnd()
    const ended = read.call(parser, cx, line, leaf)
    line.text = text
    return ended
  }
  return parser
}

/** True for a table's parser that has seen the delimiter row. */
function hasRows(parser: LeafBlockParser): boolean {
  return 'rows' in parser && Array.isArray(parser.rows)
}

function isFarIn(line: string): boolean {
  let at = 0
  while (at <= MAX_TABLE_INDENT && at < line.length && /[>\s]/.test(line.charAt(at))) at += 1
  return at > MAX_TABLE_INDENT
}

/** Starts of HTML blocks and their ends; null for a blank line: https://spec.commonmark.org/0.31.2/#html-blocks */
const htmlBlocks: readonly (readonly [start: RegExp, end: RegExp | null, node: string])[] = [
  [/^<(?:pre|script|style|textarea)(?:\s|>|$)/i, /<\/(?:pre|script|style|textarea)>/i, 'HTMLBlock'],
  [/^<!--/, /-->/, 'CommentBlock'],
  [/^<\?/, /\?>/, 'ProcessingInstructionBlock'],
  [/^<![a-z]/i, />/, 'HTMLBlock'],
  [/^<!\[CDATA\[/, /\]\]>/, 'HTMLBlock'],
  [new RegExp(`^</?(?:${blockTags()})(?:\\s|/?>|$)`, 'i'), null, 'HTMLBlock'],
  [/^<\/[a-z][a-z\d-]*\s*>\s*$/i, null, 'HTMLBlock'],
  [
    /^<[a-z][a-z\d-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?>\s*$/i,
    null,
    'HTMLBlock',
  ],
]

function blockTags(): string {
  return (
    'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|' +
    'fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|' +
    'menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|' +
    'track|ul'
  )
}

/** Lezer's own does not see that a quoted line is blank, and so ends a block in a quote only with the quote. */
export const htmlBlock: BlockParser = {
  name: 'HTMLBlock',
  parse(cx, line) {
    if (line.next !== 0x3c) return false
    const rest = line.text.slice(line.pos)
    const kind = htmlBlocks.find(([start]) => start.test(rest))
    if (!kind) return false
    const [, end, node] = kind
    const from = cx.lineStart + line.pos
    const marks: Element[] = []
    let last = end?.test(rest) === true
    while (cx.nextLine() && !last && !isOutside(cx, line)) {
      const blank = line.pos === line.text.length
      if (blank && end === null) break
      marks.push(...line.markers)
      last = end?.test(line.text) === true
    }
    cx.addElement(cx.elt(node, from, cx.prevLineEnd(), marks))
    return true
  },
}

/** True for a line that one of the open containers does not go on to. */
function isOutside(cx: BlockContext, line: Line): boolean {
  return 'depth' in line && typeof line.depth === 'number' && line.depth < cx.depth
}
