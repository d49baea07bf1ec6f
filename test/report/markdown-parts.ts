import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

interface Node {
  readonly type: string
  readonly value?: string
  readonly url?: string
  readonly children?: readonly Node[]
}

/** What a page of GitHub Markdown turns out to hold. */
export interface Parts {
  readonly links: readonly string[]
  readonly tags: readonly string[]
  /** Runs of text between two tags, as GitHub's filters for mentions and references see them. */
  readonly texts: readonly string[]
  /** All other kinds of nodes. */
  readonly kinds: ReadonlySet<string>
  readonly cells: readonly (readonly string[])[]
}

export function partsOf(markdown: string): Parts {
  const links: string[] = []
  const tags: string[] = []
  const texts: string[] = []
  const cells: string[][] = []
  const kinds = new Set<string>()
  const visit = (node: Node): void => {
    if (node.type === 'link') links.push(node.url ?? '')
    else if (node.type === 'text') texts.push(node.value ?? '')
    else if (node.type === 'html') {
      tags.push(...(node.value?.match(/<[^>]*>?/g) ?? []))
      texts.push(...(node.value ?? '').split(/<[^>]*>?/).map(decoded))
    } else kinds.add(node.type)
    if (node.type === 'tableRow') cells.push((node.children ?? []).map(textOf))
    for (const child of node.children ?? []) visit(child)
  }
  visit(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Node)
  return { links, tags, texts: texts.filter((text) => text !== ''), kinds, cells }
}

function textOf(node: Node): string {
  return node.type === 'text' ? (node.value ?? '') : (node.children ?? []).map(textOf).join('')
}

function decoded(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
}

/** What GitHub would make a link, an icon or a formula of, though it stands in plain text. */
export const linkable =
  /@[a-z\d]|#\d|GH-\d|\b[0-9a-f]{7,64}\b|\w:\/\/|\bwww\.|(?:mailto|xmpp):\S|:[\w+-]+:|\$\S|[\w.+-]+@[\w-]+\.\w/i
