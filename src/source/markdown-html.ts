import { decodeEntities } from './markdown-text.ts'

/** What raw HTML holds that matters here. Offsets count from the start of the given HTML. */
export interface HtmlParts {
  readonly comments: readonly { readonly start: number; readonly end: number; readonly text: string }[]
  /** The `src` and `href` attributes; `start` and `end` bound the value without its quotes. */
  readonly targets: readonly HtmlTarget[]
}

export interface HtmlTarget {
  readonly target: string
  readonly start: number
  readonly end: number
  /** Bounds of the tag. */
  readonly tagStart: number
  readonly tagEnd: number
}

const tagName = /<([A-Za-z][A-Za-z\d-]*)/y
const attribute = /[\s/]*([^\s"'<>/=]+)(?:\s*(=)\s*)?/y
const bareValue = /[^\s"'=<>`]+/y

/** Reads tags and comments; what is inside `<script>` and `<style>` is neither. Takes time linear in the length. */
export function readHtml(html: string): HtmlParts {
  const comments: { start: number; end: number; text: string }[] = []
  const targets: HtmlTarget[] = []
  const quotes = new Quotes(html)
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      const comment = commentAt(html, at)
      comments.push(comment)
      at = comment.end
      continue
    }
    tagName.lastIndex = at
    const name = tagName.exec(html)?.[1]
    if (name === undefined) {
      at += 1
      continue
    }
    const end = readTag(html, at, at + 1 + name.length, quotes, targets)
    at = /^(?:script|style)$/i.test(name) ? closingTag(html, name, end) : end
  }
  return { comments, targets }
}

function commentAt(html: string, start: number): { start: number; end: number; text: string } {
  if (html.startsWith('<!-->', start)) return { start, end: start + 5, text: '' }
  if (html.startsWith('<!--->', start)) return { start, end: start + 6, text: '' }
  const close = html.indexOf('-->', start + 4)
  const end = close < 0 ? html.length : close + 3
  return { start, end, text: html.slice(start + 4, close < 0 ? end : close) }
}

/** The end of the tag; where it breaks off, the place up to which it was one. */
function readTag(html: string, start: number, from: number, quotes: Quotes, targets: HtmlTarget[]): number {
  const found: { target: string; start: number; end: number }[] = []
  let at = from
  for (;;) {
    attribute.lastIndex = at
    const match = attribute.exec(html)
    if (!match) break
    at = attribute.lastIndex
    if (match[2] === undefined) continue
    const value = valueAt(html, at, quotes)
    if (!value) break
    at = value.next
    if (/^(?:src|href)$/i.test(match[1]!)) {
      const target = decodeEntities(html.slice(value.start, value.end)).trim()
      found.push({ target, start: value.start, end: value.end })
    }
  }
  const closed = /[\s/]*>/y
  closed.lastIndex = at
  const tagEnd = closed.test(html) ? closed.lastIndex : at
  for (const each of found) targets.push({ ...each, tagStart: start, tagEnd })
  return tagEnd
}

function valueAt(html: string, at: number, quotes: Quotes): { start: number; end: number; next: number } | null {
  const quote = html.charAt(at)
  if (quote === '"' || quote === "'") {
    const end = quotes.next(quote, at + 1)
    return end < 0 ? null : { start: at + 1, end, next: end + 1 }
  }
  bareValue.lastIndex = at
  return bareValue.test(html) ? { start: at, end: bareValue.lastIndex, next: bareValue.lastIndex } : null
}

function closingTag(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}`, 'gi')
  close.lastIndex = from
  return close.exec(html)?.index ?? html.length
}

/** Finds closing quotes, and remembers that there is none left: many open quotes must not each search to the end. */
class Quotes {
  readonly #html: string
  readonly #spent = new Set<string>()

  constructor(html: string) {
    this.#html = html
  }

  next(quote: string, from: number): number {
    if (this.#spent.has(quote)) return -1
    const at = this.#html.indexOf(quote, from)
    if (at < 0) this.#spent.add(quote)
    return at
  }
}
