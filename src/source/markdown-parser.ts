import {
  type BlockContext,
  parser as commonMark,
  InlineContext,
  type LeafBlock,
  type LeafBlockParser,
  type Line,
  Strikethrough,
  TaskList,
} from '@lezer/markdown'
import { addressEnd, mayHoldAddress, mayStartAddress } from './markdown-autolink.ts'
import { guardedTable, htmlBlock } from './markdown-extensions.ts'
import { normalizeLabel } from './markdown-text.ts'

/*
 * Lezer's parser with GitHub's extensions, and with guards, because its input may be hostile: several of its steps take
 * time that grows with the square of the input (1.8.1, read on 2026-11-30). The guards sit in the parser itself, where the
 * exact piece of text that it is about to read is known, so that a refused piece costs nothing and the rest is read.
 */

/** Quotes and list items around one line. */
export const MAX_CONTAINERS = 50
/** `](` in one paragraph, heading or table cell. */
export const MAX_LINK_TAILS = 2_000
/** Length times marks of one text that is read whatever else the body holds. */
const SMALL_TEXT = 200_000
/** Length times marks of all larger texts of a body together. */
const BUDGET = 200_000_000
/** Quote marks in one paragraph or table: each is put in its place by moving all that follow. */
const MAX_QUOTE_MARKS = 5_000
/** Characters read again while a paragraph may yet become a link definition. */
const MAX_DEFINITION_WORK = 1_000_000

export type Tree = ReturnType<typeof commonMark.parse>
export type Node = Tree['topNode']
export type NodeRef = Pick<Node, 'name' | 'from' | 'to' | 'node'>

export interface Parsed {
  readonly tree: Tree
  /** Pieces that were not read, in order, as offsets in the parsed text. */
  readonly refused: readonly { readonly start: number; readonly end: number }[]
  /** Columns that a fence stands in from the edge of its container, by the offset of the fence; absent for none. */
  readonly fenceIndents: ReadonlyMap<number, number>
  /** Where the second and later lines of a paragraph go on inside their containers, by the offset of the line. */
  readonly lineEdges: ReadonlyMap<number, number>
  /** True when something in the text looks like a link definition. */
  readonly mayDefine: boolean
}

/** The text's tree. A carriage return counts as white space at the end of its line, or, alone, as a line end. */
export function parseTree(text: string): Parsed {
  const input = masked(text)
  const job = new Job(labelsIn(input))
  current = job
  try {
    const tree = lezer.parse(input)
    const { refused, fenceIndents, lineEdges } = job
    return { tree, refused, fenceIndents, lineEdges, mayDefine: job.labels.size > 0 }
  } finally {
    current = idle
  }
}

/** The text as Lezer shall see it, of equal length: what it returns are offsets, and the words come from the text. */
function masked(text: string): string {
  let input = text
  if (input.includes('\r')) input = input.replaceAll('\r\n', ' \n').replaceAll('\r', '\n')
  if (input.startsWith('\uFEFF')) input = ` ${input.slice(1)}`
  // In `<output_format>` Lezer sees a tag; CommonMark's names have no underscore.
  return input.replace(/<\/?[A-Za-z][A-Za-z\d-]*_[\w-]*(?=[\s/>]|$)/g, (tag) => tag.replaceAll('_', '\u00b7'))
}

/** Labels that may be defined: some may turn out to stand in code, none is missing. Footnotes (`[^1]:`) are none. */
function labelsIn(text: string): Set<string> {
  const labels = new Set<string>()
  if (!text.includes(']:')) return labels
  for (const match of text.matchAll(/\[((?:\\.|[^\\[\]]){1,999})\]:/gs)) {
    if (!match[1]!.startsWith('^')) labels.add(normalizeLabel(match[1]!.replace(/\n[ \t>]*/g, ' ')))
  }
  return labels
}

class Job {
  readonly labels: ReadonlySet<string>
  readonly refused: { start: number; end: number }[] = []
  readonly fenceIndents = new Map<number, number>()
  readonly lineEdges = new Map<number, number>()
  /** Whether the text that is being read now may hold a bare address. */
  addresses = false
  #budget = BUDGET

  constructor(labels: ReadonlySet<string>) {
    this.labels = labels
  }

  refuse(start: number, end: number): void {
    const last = this.refused.at(-1)
    if (last && start <= last.end + 1 && start >= last.start) last.end = Math.max(last.end, end)
    else this.refused.push({ start, end })
  }

  /** Whether one paragraph, heading or cell may be read. Estimates, from above, the steps that it takes. */
  admits(text: string): boolean {
    if (text.length * text.length <= SMALL_TEXT) return true
    const { marks, tails, lines } = countMarks(text)
    if (tails > MAX_LINK_TAILS) return false
    const cost = text.length * marks + lines * lines
    if (cost <= SMALL_TEXT) return true
    if (cost > this.#budget) return false
    this.#budget -= cost
    return true
  }
}

const idle = new Job(new Set())
/** What the parser's extensions below write to. Lezer parses without a pause, so that one at a time is enough. */
let current = idle

/** Marks that make Lezer look through the text, or through the other marks: `]`, `<`, runs of backticks, `*`, `_`, `~`. */
function countMarks(text: string): { marks: number; tails: number; lines: number } {
  let marks = 0
  let tails = 0
  let lines = 0
  let previous = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x5d || code === 0x3c) marks += 1
    else if (code === 0x60 || code === 0x2a || code === 0x5f || code === 0x7e) marks += code === previous ? 0 : 1
    else if (code === 0x28 && previous === 0x5d) tails += 1
    else if (code === 0x0a) lines += 1
    previous = code
  }
  return { marks, tails, lines }
}

const inlineMarks = new Uint8Array(128)
for (const char of '\\&`<*_![]~') inlineMarks[char.charCodeAt(0)] = 1

/** First in every text: refuses it, or jumps over what no parser wants. */
function readPlain(cx: InlineContext, _next: number, pos: number): number {
  const { text, offset } = cx
  if (pos === offset) {
    if (!current.admits(text)) {
      current.refuse(offset, cx.end)
      return cx.end
    }
    current.addresses = mayHoldAddress(text)
  }
  const from = pos - offset
  let at = from
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code < 128 && inlineMarks[code] === 1) break
    if (current.addresses && mayStartAddress(code, at > 0 ? text.charCodeAt(at - 1) : 0)) break
  }
  return at > from ? offset + at : -1
}

function readAddress(cx: InlineContext, _next: number, pos: number): number {
  if (!current.addresses) return -1
  const at = pos - cx.offset
  if (!mayStartAddress(cx.text.charCodeAt(at), at > 0 ? cx.text.charCodeAt(at - 1) : 0)) return -1
  const end = addressEnd(cx.text, at)
  return end < 0 ? -1 : cx.addElement(cx.elt('URL', pos, cx.offset + end))
}

/** Lezer's own reading starts again at every space of a run. */
function readHardBreak(cx: InlineContext, next: number, pos: number): number {
  return next === 0x5c && cx.char(pos + 1) === 0x0a ? cx.addElement(cx.elt('HardBreak', pos, pos + 2)) : -1
}

const label = /\[((?:\\.|[^\\[\]]){0,999})\]/sy

/**
 * Lezer takes every `[x]` for a link, and then no link around it (`[see [1]](page.md)`). Here a `[x]` or `[x][y]` that
 * nothing defines becomes text again. Of `[x](y)` Lezer is left to find out whether it is a link.
 */
function readBracketEnd(cx: InlineContext, next: number, pos: number): number {
  if (next !== 0x5d || cx.char(pos + 1) === 0x28) return -1
  const link = cx.findOpeningDelimiter(InlineContext.linkStart) ?? -1
  const image = cx.findOpeningDelimiter(InlineContext.imageStart) ?? -1
  const index = Math.max(link, image)
  const opener = index < 0 ? null : cx.getDelimiterAt(index)
  if (!opener) return -1
  const own = cx.slice(opener.to, pos)
  if (image > link && own.includes('[')) return -1
  if (current.labels.size > 0) {
    label.lastIndex = pos + 1 - cx.offset
    const written = label.exec(cx.text)?.[1]?.trim() || own
    if (current.labels.has(normalizeLabel(written.replace(/\n[ \t]*/g, ' ')))) return -1
  }
  for (const element of cx.takeContent(index)) cx.addElement(element)
  return pos + 1
}

/** Before every block: refuses a line that stands too deep, and notes how far a fence is indented. */
function readBlockStart(cx: BlockContext, line: Line): boolean {
  if (cx.depth > MAX_CONTAINERS && containers(cx) > MAX_CONTAINERS) {
    current.refuse(cx.lineStart, cx.lineStart + line.text.length)
    cx.nextLine()
    return true
  }
  const indent = line.indent - line.baseIndent
  if (indent > 0 && (line.next === 0x60 || line.next === 0x7e)) {
    current.fenceIndents.set(cx.lineStart + line.pos, indent)
  }
  return false
}

function containers(cx: BlockContext): number {
  let count = 0
  for (let depth = 1; depth < cx.depth; depth += 1) {
    const { name } = cx.parentType(depth)
    if (name === 'Blockquote' || name === 'ListItem') count += 1
  }
  return count
}

/** Watches a paragraph or table line by line, and ends it unread when its lines cost too much together. */
class LeafGuard implements LeafBlockParser {
  readonly #mayDefine: boolean
  #work = 0
  #quoteMarks = 0

  constructor(leaf: LeafBlock) {
    this.#mayDefine = leaf.content.startsWith('[') && /^\[(?:\\.|[^\\[\]]){0,999}(?:\]:|$)/s.test(leaf.content)
  }

  nextLine(cx: BlockContext, line: Line, leaf: LeafBlock): boolean {
    if (line.basePos > 0) current.lineEdges.set(cx.lineStart, cx.lineStart + line.basePos)
    this.#quoteMarks += line.markers.length
    if (this.#mayDefine) this.#work += leaf.content.length
    if (this.#quoteMarks <= MAX_QUOTE_MARKS && this.#work <= MAX_DEFINITION_WORK) return false
    const end = leaf.start + leaf.content.length
    current.refuse(leaf.start, end)
    cx.addLeafElement(leaf, cx.elt('Paragraph', leaf.start, end))
    return true
  }

  finish(): boolean {
    return false
  }
}

const lezer = commonMark.configure([
  guardedTable(),
  TaskList,
  Strikethrough,
  {
    parseBlock: [
      htmlBlock,
      { name: 'BlockStart', before: 'LinkReference', parse: readBlockStart, leaf: (_, leaf) => new LeafGuard(leaf) },
    ],
    parseInline: [
      { name: 'Plain', before: 'Escape', parse: readPlain },
      { name: 'HardBreak', parse: readHardBreak },
      { name: 'BracketEnd', before: 'LinkEnd', parse: readBracketEnd },
      { name: 'Address', parse: readAddress },
    ],
  },
])
