import type { Located, Span } from './span.ts'

/**
 * What a Markdown body (GitHub Flavored) holds, as flat lists, each in the order of the file. Every span counts from
 * the start of the file, not of the body, and ends before white space and line ends. What stands in a code block, a
 * code span or an HTML comment is in no other list.
 */
export interface Markdown {
  readonly headings: readonly Heading[]
  readonly links: readonly Link[]
  readonly codeSpans: readonly CodeSpan[]
  readonly codeBlocks: readonly CodeBlock[]
  /** Outer lists before the lists in their items. */
  readonly lists: readonly List[]
  /** Comments on lines of their own and comments in running text. */
  readonly comments: readonly HtmlComment[]
  readonly tables: readonly Span[]
  readonly problems: readonly MarkdownProblem[]
}

export interface Heading {
  /** 1 to 6. */
  readonly level: number
  /** Plain: marks of emphasis, code and links are gone, escapes and entities decoded, a line end is one space. */
  readonly text: string
  /** With its `#` marks, or with the line that underlines it. */
  readonly span: Span
}

/**
 * - `link`, `image`: `[text](target)`, `![alt](target)`, and uses of a definition: `[text][label]`, `[label]`.
 * - `reference-definition`: `[label]: target`.
 * - `autolink`: `<https://…>`, and a bare `https://…`, `www.…` or mail address.
 * - `html`: the `src` or `href` of a tag.
 */
export type LinkKind = 'link' | 'image' | 'reference-definition' | 'autolink' | 'html'

export interface Link {
  readonly kind: LinkKind
  /**
   * Where it leads: escapes and entities decoded, not percent-decoded. A use of a definition has the definition's
   * target. A mail address gets `mailto:`, a bare `www.` gets `http://`.
   */
  readonly target: string
  /** The target as written, without `<>`. Where a definition is used: the label that was written at the use. */
  readonly targetSpan: Span
  /** Plain text of a link, alternative text of an image, label of a definition, an autolink as written, '' for `html`. */
  readonly text: string
  readonly span: Span
  /** The normalized label of a definition or of a use of one; null where the target is written in place. */
  readonly label: string | null
}

export interface CodeSpan {
  /** The content after CommonMark's rules: a line end is a space, one space at both ends is dropped. */
  readonly code: string
  /** With its backticks. */
  readonly span: Span
  /** What is between the backticks, untouched. */
  readonly contentSpan: Span
}

export interface CodeBlock {
  /** First word of the info string; null without one. */
  readonly language: string | null
  /** The whole info string, escapes and entities decoded; '' without one. */
  readonly info: string
  /** The lines without the indent and the marks of what they stand in, joined with LF, no LF at the end. */
  readonly code: string
  /** The lines of `code`, each with its place. */
  readonly lines: readonly Located<string>[]
  readonly span: Span
  /** From the start of the first line of code to the end of the last one, indents and marks between them included. */
  readonly contentSpan: Span
  /** False for a block that is code because it is indented. */
  readonly fenced: boolean
  /** False for a fence that lasts until the file or the list item or quote around it ends. */
  readonly closed: boolean
  readonly marker: '`' | '~' | null
  /** The opening fence and its info string; where there is no fence, the empty span at the start. */
  readonly openerSpan: Span
}

export interface List {
  readonly ordered: boolean
  /** The first item's number; null where the list has no numbers. */
  readonly start: number | null
  /** From the first item's marker to the end of the last item. */
  readonly span: Span
  /** How many lists it stands in. */
  readonly depth: number
  readonly items: readonly ListItem[]
}

export interface ListItem {
  /** As written, which is not what a browser would show; null in a list without numbers. */
  readonly number: number | null
  /** The digits alone. */
  readonly numberSpan: Span | null
  /** Plain text of the paragraph that the item starts with, without a task's `[ ]`; '' where it starts with another block. */
  readonly text: string
  readonly textSpan: Span
  /** From its marker to its end, with the blocks in it. */
  readonly span: Span
}

export interface HtmlComment {
  /** What is between `<!--` and `-->`, untouched but for the marks of a quote around it. */
  readonly text: string
  readonly span: Span
}

/**
 * - `unclosed-fence`: the opening fence.
 * - `too-large`: the whole body, which was not read.
 * - `too-deep`: lines, or one paragraph, heading or cell, that were not read: reading them would take time out of
 *   proportion to their length, or they stand in more quotes and lists than anyone writes. What follows is read.
 */
export type MarkdownProblemCode = 'unclosed-fence' | 'too-large' | 'too-deep'

export interface MarkdownProblem {
  readonly code: MarkdownProblemCode
  readonly span: Span
}
