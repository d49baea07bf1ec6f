import { readdirSync, readFileSync } from 'node:fs'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'
import { describe, expect, test } from 'vitest'
import { type Markdown, parseMarkdown } from '../../src/source/markdown.ts'

/*
 * A second parser reads the documents in `markdown/`, and must find the same. What is known to differ, and is put on
 * one side or taken out below:
 *
 * 1. mdast leaves the line end of a code span in its value; by CommonMark it is a space
 *    (https://spec.commonmark.org/0.31.2/#code-spans). It leaves CR LF in the value of a code block.
 * 2. mdast's indented code starts with the indent, ours with the code.
 * 3. GitHub keeps a double quote in the middle of a bare address; we end the address there: RFC 3986 allows none.
 * 4. GitHub's footnotes (https://docs.github.com/en/get-started/writing-on-github, "Footnotes") are plain text here:
 *    `[^1]` stays in the text of a heading, and a footnote's lines indented by four are code.
 * 5. A single `~` strikes through on GitHub; here it is text.
 * 6. Names of entities outside Latin-1, punctuation and arrows are not decoded.
 * 7. A table of one column needs a pipe in its header and at the end of its delimiter row.
 * 8. Code that is indented loses the blanks of lines that hold nothing else.
 *
 * Documents avoid 3 to 8; `differences` at the end shows each of them.
 */

interface MdastNode {
  readonly type: string
  readonly children?: readonly MdastNode[]
  readonly position?: { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } }
  readonly [key: string]: unknown
}

type Row = readonly (string | number | null | undefined)[]
type Found = Record<'headings' | 'links' | 'codeSpans' | 'codeBlocks' | 'lists' | 'tables', Row[]>

const empty = (): Found => ({ headings: [], links: [], codeSpans: [], codeBlocks: [], lists: [], tables: [] })
const oneLine = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').trim()
const label = (text: unknown): string => oneLine(String(text)).toLowerCase().toUpperCase()

function textOf(node: MdastNode): string {
  if (node.type === 'html') return ''
  if (node.type === 'break') return ' '
  if (node.type === 'image' || node.type === 'imageReference') return String(node.alt ?? '')
  if (typeof node.value === 'string') return node.value
  return (node.children ?? []).map(textOf).join('')
}

function visit(node: MdastNode, see: (node: MdastNode) => void): void {
  see(node)
  for (const child of node.children ?? []) visit(child, see)
}

function theirs(body: string): Found {
  const root = fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as unknown as MdastNode
  const definitions = new Map<string, string>()
  visit(root, (node) => {
    if (node.type === 'definition' && !definitions.has(label(node.label))) {
      definitions.set(label(node.label), String(node.url))
    }
  })
  const found = empty()
  visit(root, (node) => see(body, node, definitions, found))
  for (const rows of Object.values(found)) rows.sort((a, b) => Number(a[0]) - Number(b[0]))
  return found
}

function see(body: string, node: MdastNode, definitions: Map<string, string>, found: Found): void {
  const from = node.position?.start.offset ?? -1
  const to = node.position?.end.offset ?? -1
  const text = oneLine(textOf(node))
  switch (node.type) {
    case 'heading':
      found.headings.push([from, body.slice(from, to).trimEnd(), Number(node.depth), text])
      break
    case 'link':
      found.links.push([from, to, body[from] === '[' ? 'link' : 'autolink', String(node.url), text])
      break
    case 'image':
      found.links.push([from, to, 'image', String(node.url), text])
      break
    case 'linkReference':
    case 'imageReference': {
      const kind = node.type === 'linkReference' ? 'link' : 'image'
      found.links.push([from, to, kind, definitions.get(label(node.label)), text])
      break
    }
    case 'definition':
      found.links.push([
        from,
        to,
        'reference-definition',
        String(node.url),
        oneLine(String(node.label).replaceAll('\n>', '\n')),
      ])
      break
    case 'inlineCode':
      found.codeSpans.push([from, to, String(node.value).replace(/\r\n|\n/g, ' ')])
      break
    case 'code': {
      const fenced = /^[`~]/.test(body.slice(from))
      const start = fenced ? from : from + body.slice(from).search(/[^ \t]/)
      const value = String(node.value).replaceAll('\r\n', '\n')
      found.codeBlocks.push([start, body.slice(from, to).trimEnd().length + from, String(node.lang ?? ''), value])
      break
    }
    case 'list':
      found.lists.push([from, node.ordered ? Number(node.start) : null, (node.children ?? []).length])
      break
    case 'table':
      found.tables.push([from, body.slice(from, to).trimEnd().length + from])
      break
  }
}

function ours(markdown: Markdown, body: string): Found {
  const found = empty()
  for (const { span, level, text } of markdown.headings) {
    found.headings.push([span.start, body.slice(span.start, span.end), level, text])
  }
  for (const { span, kind, target, text } of markdown.links) {
    if (kind !== 'html') found.links.push([span.start, span.end, kind, target, text])
  }
  for (const { span, code } of markdown.codeSpans) found.codeSpans.push([span.start, span.end, code])
  for (const { span, fenced, language, code } of markdown.codeBlocks) {
    const start = fenced ? span.start : span.start + code.search(/[^ \t]/)
    found.codeBlocks.push([start, span.end, language ?? '', code])
  }
  for (const { span, start, items } of markdown.lists) found.lists.push([span.start, start, items.length])
  for (const span of markdown.tables) found.tables.push([span.start, span.end])
  return found
}

const folder = new URL('./markdown/', import.meta.url)
const documents = readdirSync(folder).filter((name) => name.endsWith('.md'))

describe.each(documents)('%s', (name) => {
  const body = readFileSync(new URL(name, folder), 'utf8')

  test.each([
    ['LF', body],
    ['CR LF', body.replaceAll('\n', '\r\n')],
    ['in a quote', body.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>')],
    ['in an item', `- ${body.replace(/\n(?=.)/g, '\n  ')}`],
  ])('%s', (_ends, text) => {
    const mine = ours(parseMarkdown(text, 0), text)
    const other = theirs(text)
    for (const key of Object.keys(other) as (keyof Found)[]) expect(mine[key], key).toEqual(other[key])
  })
})

test('the documents hold some of everything', () => {
  const all = documents.map((name) => theirs(readFileSync(new URL(name, folder), 'utf8')))
  expect(documents.length).toBeGreaterThanOrEqual(12)
  for (const key of Object.keys(empty()) as (keyof Found)[]) {
    expect(all.flatMap((found) => found[key]).length, key).toBeGreaterThanOrEqual(key === 'tables' ? 5 : 20)
  }
})

describe('differences', () => {
  test.each<[number, string, keyof Found]>([
    [3, '{"url":"https://a.b/c"}', 'links'],
    [4, '# Title[^1]\n\n[^1]: note\n\n    `more`\n', 'headings'],
    [5, '# a ~b~ c', 'headings'],
    [6, '# &Hopf;', 'headings'],
    [7, '| a\n|---\n| b\n', 'tables'],
    [8, '    a\n      \n    b\n', 'codeBlocks'],
  ])('%i: %j', (_number, body, key) => {
    expect(ours(parseMarkdown(body, 0), body)[key]).not.toEqual(theirs(body)[key])
  })
})
