import { printable } from './printable.ts'
import { counted } from './words.ts'

/**
 * Untrusted text as code. Every ASCII punctuation character is a numeric entity, so that no parser finds markup in it,
 * in a table cell or out of one, and GitHub links no mention inside of `code`.
 */
export function code(text: string): string {
  return `<code>${inert(printable(text), /[!-/:-@[-`{-~]/g)}</code>`
}

/** Untrusted text as running text of one paragraph or cell: no markup, link, mention or reference comes of it. */
export function prose(text: string): string {
  // Mid-line only these are markup; at the start of a line also list and rule marks are.
  return inert(printable(text.replace(/\s+/gu, ' ').trim()), /[#$&*<>@[\\\]_`|~]|^[-+=:]|(?<=^\d{1,9})[.)]/g)
}

/** A link of our own; `label` is Markdown. Without a web address the label stands alone. */
export function link(label: string, address: string | null): string {
  if (!address || !/^https?:\/\/[!-~]+$/.test(address)) return label
  return `[${label}](${address.replace(/[^\w/:.?&=#%~+,;@-]/g, (sign) => `%${hex(sign)}`)})`
}

/** Cells are Markdown of one line. From column `numbersFrom` on they are numbers, set to the right. */
export function table(header: readonly string[], rows: readonly (readonly string[])[], numbersFrom?: number): string {
  return tableHead(header, numbersFrom) + rows.map(tableRow).join('')
}

export function tableHead(header: readonly string[], numbersFrom = header.length): string {
  return tableRow(header) + tableRow(header.map((_, at) => (at < numbersFrom ? '---' : '--:')))
}

export function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replace(/\s*[\r\n]\s*/g, ' ')).join(' | ')} |\n`
}

/** Folded away behind its summary, which is inline HTML; `body` is Markdown. */
export function details(summary: string, body: string): string {
  return detailsHead(summary) + body + detailsFoot
}

export function detailsHead(summary: string): string {
  return `<details><summary>${summary}</summary>\n\n`
}

export const detailsFoot = '\n</details>\n'

/** A stretch of a page that may lose parts from its end, or be left out, but is never cut inside of a part. */
export interface Block {
  readonly head: string
  readonly parts: readonly string[]
  readonly foot: string
  /** What one part is, in the singular. */
  readonly each: string
  /** The most it may take of the page, in bytes. */
  readonly share?: number
}

/** A block that stands or falls as one. */
export function whole(text: string, each: string): Block {
  return { head: '', parts: [text], foot: '', each }
}

/** Room for the sentence at the end of a page, in bytes. */
const TAIL = 600

/**
 * Blocks put together in at most `limit` bytes of UTF-8, each set off by a blank line. What finds no room is left out
 * and counted in a last sentence that ends with `elsewhere`: where the rest can be read.
 */
export function page(blocks: readonly Block[], limit: number, elsewhere: string): string {
  const left = new Map<string, number>()
  let text = ''
  let room = limit - TAIL
  for (const { head, parts, foot, each, share = limit } of blocks) {
    const separator = text === '' ? '' : '\n'
    let taken = 0
    let inside = ''
    let space = Math.min(room, share) - bytesOf(separator + head + foot)
    for (const part of parts) {
      space -= bytesOf(part)
      if (space < 0) break
      inside += part
      taken += 1
    }
    if (taken < parts.length) left.set(each, (left.get(each) ?? 0) + parts.length - taken)
    if (taken === 0) continue
    const block = separator + head + inside + foot
    room -= bytesOf(block)
    text += block
  }
  if (left.size === 0) return text
  const counts = [...left].map(([each, count]) => counted(count, each))
  return `${text}\nLeft out to keep this page short: ${counts.join(', ')}. ${elsewhere}\n`
}

export function bytesOf(text: string): number {
  return Buffer.byteLength(text, 'utf8')
}

/**
 * Places where GitHub would make a link of plain text, entities or not, because it looks at the finished page:
 * mentions, references, addresses, emoji names, formulas. An unseen `<wbr>` breaks the text there.
 */
const linkable = /[@#$](?=.)|:(?=\S)|\bwww(?=\.)|-(?=\d)/giu
const commit = /\b[0-9a-f]{7,}\b/gi

function inert(text: string, punctuation: RegExp): string {
  // A line feed is the one character that printable text cannot hold.
  return text
    .replace(linkable, '$&\n')
    .replace(commit, (found) => found.replace(/.{6}(?=.)/g, '$&\n'))
    .replace(punctuation, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll('\n', '<wbr>')
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')
}
