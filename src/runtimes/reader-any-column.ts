import type { Span } from '../source/span.ts'
import type { YamlDocument } from '../source/yaml.ts'
import { type Edit, parseEdited } from './reader-edit.ts'

/** A frontmatter with more values in its first column than this is nobody's. */
const rounds = 16

/**
 * Reads YAML as all readers but the `yaml` package do in one respect: a value in quotes or brackets may go on in any column,
 * where YAML 1.2 wants it indented. Indentation is no part of either, so it is put in before the text is read.
 */
export function parseAnyColumn(text: string, span: Span, edits: readonly Edit[] = []): YamlDocument {
  const strict = parseEdited(text, span, edits)
  const made = [...edits]
  let document = strict
  for (let round = 0; round < rounds; round += 1) {
    const fault = document.faults[0]
    if (fault?.code !== 'unclosed-quote' && fault?.code !== 'unclosed-bracket') return document
    const more = indentation(text, fault.span.start, span.end, made)
    if (more.length === 0) return strict
    made.push(...more)
    document = parseEdited(text, span, made)
  }
  return strict
}

function indentation(text: string, open: number, limit: number, made: readonly Edit[]): Edit[] {
  const end = closing(text, open, limit)
  if (end < 0) return []
  const column = Math.max(1, open - (text.lastIndexOf('\n', open - 1) + 1))
  const found: Edit[] = []
  for (const match of text.slice(open, end).matchAll(/\n( *)(?![\r\n ])/g)) {
    const at = open + match.index + 1
    // Dashes or dots in the first column end the document, in quotes and brackets too.
    if (/^(?:---|\.\.\.)(?=\s|$)/.test(text.slice(at, at + 4))) return []
    const blanks = match[1]?.length ?? 0
    const known = made.some((edit) => edit.at === at && edit.insert !== '')
    if (blanks < column && !known) found.push({ at, remove: 0, insert: ' '.repeat(column - blanks) })
  }
  return found
}

/** The offset behind the quote or bracket that closes the one at `open`; -1 where none does before `limit`. */
function closing(text: string, open: number, limit: number): number {
  const quoted = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*'/y
  const endOfQuote = (at: number): number => {
    quoted.lastIndex = at
    return quoted.test(text) && quoted.lastIndex <= limit ? quoted.lastIndex : -1
  }
  if (text[open] === '"' || text[open] === "'") return endOfQuote(open)
  let depth = 0
  let before = ''
  for (let at = open; at < limit; at += 1) {
    const sign = text[at] ?? ''
    if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    else if ((sign === '"' || sign === "'") && /[[{,:?]/.test(before)) {
      const end = endOfQuote(at)
      if (end < 0) return -1
      at = end - 1
    } else if (sign === '#' && /\s/.test(text[at - 1] ?? '')) {
      const lineEnd = text.indexOf('\n', at)
      at = lineEnd < 0 ? limit : lineEnd
    }
    if (depth === 0) return at + 1
    if (/\S/.test(sign)) before = sign
  }
  return -1
}
