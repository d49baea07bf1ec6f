import { addressEnd } from './markdown-autolink.ts'
import { fencedCode, indentedCode, lineStart, trimmedEnd } from './markdown-code.ts'
import { readHtml } from './markdown-html.ts'
import { codeText, linkParts, plainText, withoutAngles, withoutQuoteMarks } from './markdown-inline.ts'
import type * as model from './markdown-model.ts'
import { type Node, type NodeRef, type Parsed, parseTree } from './markdown-parser.ts'
import { decodeString, normalizeLabel } from './markdown-text.ts'
import { type Span, spanOf } from './span.ts'

export type * from './markdown-model.ts'

/** A longer body is not read. In UTF-16 units. */
export const MAX_BODY = 1_000_000

/**
 * Reads the Markdown of `text` from offset `from` up to `to`; all spans count in `text`. Never throws; what cannot be
 * read is a problem. The time is bounded for any input: see the guards in `markdown-parser.ts`.
 */
export function parseMarkdown(text: string, from: number, to: number = text.length): model.Markdown {
  if (to - from <= MAX_BODY) return new Reader(text.slice(from, to), from).read()
  const problems: model.MarkdownProblem[] = [{ code: 'too-large', span: spanOf(from, to) }]
  return { headings: [], links: [], codeSpans: [], codeBlocks: [], lists: [], comments: [], tables: [], problems }
}

/** One walk over the tree. Offsets of nodes count in the body; `#span` makes them count in the file. */
class Reader {
  readonly #body: string
  readonly #from: number
  readonly #parsed: Parsed
  /** Targets by normalized label; the first definition wins. */
  readonly #definitions = new Map<string, string>()
  readonly #headings: model.Heading[] = []
  readonly #links: model.Link[] = []
  readonly #codeSpans: model.CodeSpan[] = []
  readonly #codeBlocks: model.CodeBlock[] = []
  readonly #lists: model.List[] = []
  readonly #comments: model.HtmlComment[] = []
  readonly #tables: Span[] = []
  readonly #problems: model.MarkdownProblem[] = []
  #listDepth = 0
  /** Links around the walk's place: addresses in them are text. */
  #linkDepth = 0

  constructor(body: string, from: number) {
    this.#body = body
    this.#from = from
    this.#parsed = parseTree(body)
  }

  read(): model.Markdown {
    if (this.#parsed.mayDefine) this.#readDefinitions()
    this.#parsed.tree.cursor().iterate(
      (ref) => this.#enter(ref),
      (ref) => {
        if (ref.name === 'BulletList' || ref.name === 'OrderedList') this.#listDepth -= 1
        else if (ref.name === 'Link' && this.#isLink(ref.node)) this.#linkDepth -= 1
      },
    )
    for (const { start, end } of this.#parsed.refused) {
      this.#problems.push({ code: 'too-deep', span: this.#span(start, end) })
    }
    return {
      headings: this.#headings,
      links: this.#links,
      codeSpans: this.#codeSpans,
      codeBlocks: this.#codeBlocks,
      lists: this.#lists,
      comments: this.#comments,
      tables: this.#tables,
      problems: this.#problems.sort((a, b) => a.span.start - b.span.start),
    }
  }

  #readDefinitions(): void {
    this.#parsed.tree.cursor().iterate((ref) => {
      if (ref.name !== 'LinkReference') return !leaves.has(ref.name)
      const { label, target } = this.#definition(ref.node)
      if (!label.startsWith('^') && !this.#definitions.has(label)) this.#definitions.set(label, target)
      return false
    })
  }

  /** True where the walk shall go on into the node. */
  #enter(ref: NodeRef): boolean {
    const { name, from, to } = ref
    switch (name) {
      case 'FencedCode':
        this.#fence(ref.node)
        return false
      case 'CodeBlock':
        this.#codeBlocks.push(indentedCode(this.#body, this.#from, ref.node))
        return false
      case 'InlineCode':
        this.#code(ref.node)
        return false
      case 'BulletList':
      case 'OrderedList':
        this.#list(ref.node, name === 'OrderedList')
        this.#listDepth += 1
        return true
      case 'Link':
        if (this.#link(ref.node, 'link')) this.#linkDepth += 1
        return true
      case 'Image':
        return !this.#link(ref.node, 'image')
      case 'LinkReference':
        this.#reference(ref.node)
        return false
      case 'Autolink':
        if (this.#linkDepth === 0) this.#address(from, to, from + 1, to - 1)
        return false
      case 'URL':
        // The target of a link is a child of the link too.
        if (this.#linkDepth === 0) this.#address(from, to, from, to)
        return false
      case 'HTMLBlock':
      case 'HTMLTag':
      case 'CommentBlock':
      case 'Comment':
        this.#html(ref.node)
        return false
      case 'Table':
        this.#tables.push(this.#span(from, trimmedEnd(this.#body, from, to)))
        return true
    }
    if (name.startsWith('ATXHeading') || name.startsWith('SetextHeading')) this.#heading(ref.node)
    return true
  }

  #span(from: number, to: number): Span {
    return spanOf(this.#from + from, this.#from + to)
  }

  #plain(node: Node, from: number, to: number): string {
    const { lineEdges } = this.#parsed
    return plainText({ body: this.#body, lineEdges, isLink: (inner) => this.#isLink(inner) }, node, from, to)
  }

  #heading(node: Node): void {
    const to = trimmedEnd(this.#body, node.from, node.to)
    // The quote marks before an underline are no nodes of their own.
    const underline = node.name.startsWith('Setext') ? node.lastChild : null
    const text = this.#plain(node, node.from, underline ? lineStart(this.#body, underline.from) : to)
    this.#headings.push({ level: Number(node.name.at(-1)), text, span: this.#span(node.from, to) })
  }

  #fence(node: Node): void {
    const block = fencedCode(this.#body, this.#from, node, this.#parsed.fenceIndents.get(node.from) ?? 0)
    this.#codeBlocks.push(block)
    if (!block.closed) this.#problems.push({ code: 'unclosed-fence', span: block.openerSpan })
  }

  #code(node: Node): void {
    const { code, from, to } = codeText(this.#body, node, this.#parsed.lineEdges)
    this.#codeSpans.push({ code, span: this.#span(node.from, node.to), contentSpan: this.#span(from, to) })
  }

  #isLink(node: Node): boolean {
    return this.#resolve(node) !== null
  }

  /** Where a `Link` or `Image` node leads, and by which label; null where nothing defines the label: it is text. */
  #resolve(node: Node): { target: string; at: { from: number; to: number }; label: string | null } | null {
    const parts = linkParts(this.#body, node)
    if (parts.target) {
      const target = decodeString(this.#body.slice(parts.target.from, parts.target.to))
      return { target, at: parts.target, label: null }
    }
    const at = parts.label ?? { from: parts.textFrom, to: parts.textTo }
    const label = normalizeLabel(onOneLine(this.#body.slice(at.from, at.to)))
    const target = this.#definitions.get(label)
    return target === undefined ? null : { target, at, label }
  }

  #link(node: Node, kind: 'link' | 'image'): boolean {
    const found = this.#resolve(node)
    if (!found) return false
    const { textFrom, textTo } = linkParts(this.#body, node)
    this.#links.push({
      kind,
      target: found.target,
      targetSpan: this.#span(found.at.from, found.at.to),
      text: this.#plain(node, textFrom, textTo),
      span: this.#span(node.from, node.to),
      label: found.label,
    })
    return true
  }

  #definition(node: Node): { label: string; written: string; target: string; at: { from: number; to: number } } {
    const label = node.getChild('LinkLabel')
    const url = node.getChild('URL')
    const written = label ? onOneLine(this.#body.slice(label.from + 1, label.to - 1)) : ''
    const at = url ? withoutAngles(this.#body, url) : { from: node.to, to: node.to }
    const target = decodeString(this.#body.slice(at.from, at.to))
    return { label: normalizeLabel(written), written, target, at }
  }

  #reference(node: Node): void {
    const { label, written, target, at } = this.#definition(node)
    if (label.startsWith('^')) {
      // A footnote whose text is one word: Lezer knows no footnotes, GitHub knows no such definition.
      const end = addressEnd(this.#body, at.from)
      if (end >= 0) this.#address(at.from, Math.min(end, at.to), at.from, Math.min(end, at.to))
      return
    }
    const span = this.#span(node.from, trimmedEnd(this.#body, node.from, node.to))
    this.#links.push({
      kind: 'reference-definition',
      target,
      targetSpan: this.#span(at.from, at.to),
      text: written,
      span,
      label,
    })
  }

  #address(from: number, to: number, targetFrom: number, targetTo: number): void {
    const text = this.#body.slice(targetFrom, targetTo)
    const bare = from === targetFrom
    const mail = text.includes('@') && !/^[a-z][a-z\d+.-]*:/i.test(text)
    const prefix = bare && /^www\./i.test(text) ? 'http://' : mail ? 'mailto:' : ''
    const targetSpan = this.#span(targetFrom, targetTo)
    this.#links.push({
      kind: 'autolink',
      target: prefix + text,
      targetSpan,
      text,
      span: this.#span(from, to),
      label: null,
    })
  }

  #html(node: Node): void {
    const parts = readHtml(withoutQuoteMarks(this.#body, node, node.from, node.to))
    for (const comment of parts.comments) {
      const end = trimmedEnd(this.#body, node.from, node.from + comment.end)
      this.#comments.push({ text: comment.text, span: this.#span(node.from + comment.start, end) })
    }
    for (const each of parts.targets) {
      const targetSpan = this.#span(node.from + each.start, node.from + each.end)
      const span = this.#span(node.from + each.tagStart, node.from + each.tagEnd)
      this.#links.push({ kind: 'html', target: each.target, targetSpan, text: '', span, label: null })
    }
  }

  #list(node: Node, ordered: boolean): void {
    const items: model.ListItem[] = []
    for (const item of node.getChildren('ListItem')) items.push(this.#item(item, ordered))
    const first = items[0]
    const last = items.at(-1)
    if (!first || !last) return
    const span = spanOf(first.span.start, last.span.end)
    this.#lists.push({ ordered, start: first.number, span, depth: this.#listDepth, items })
  }

  #item(node: Node, ordered: boolean): model.ListItem {
    const mark = node.getChild('ListMark') ?? { from: node.from, to: node.from, nextSibling: null }
    const block = mark.nextSibling
    const task = block?.name === 'Task'
    const span = this.#span(mark.from, trimmedEnd(this.#body, mark.to, node.to))
    const common = {
      number: ordered ? Number.parseInt(this.#body.slice(mark.from, mark.to), 10) : null,
      numberSpan: ordered ? this.#span(mark.from, mark.to - 1) : null,
      span,
    }
    if (!block || !(task || block.name === 'Paragraph')) {
      return { ...common, text: '', textSpan: this.#span(mark.to, mark.to) }
    }
    let from = block.from + (task ? 3 : 0)
    while (from < block.to && /\s/.test(this.#body.charAt(from))) from += 1
    const to = trimmedEnd(this.#body, from, block.to)
    return { ...common, text: this.#plain(block, from, to), textSpan: this.#span(from, to) }
  }
}

/** Blocks in which no other block can stand. */
const leaves = new Set(['Paragraph', 'Task', 'Table', 'FencedCode', 'CodeBlock', 'HTMLBlock', 'CommentBlock'])

/** A label without the line ends in it, and without the marks of a quote around it. */
function onOneLine(label: string): string {
  return label.replace(/(?:\r\n|\r|\n)[ \t>]*/g, ' ').trim()
}
