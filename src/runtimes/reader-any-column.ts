import type { Span } from '../source/span.ts'
import type { YamlDocument } from '../source/yaml.ts'
import type { YamlFault, YamlFaultCode } from '../source/yaml-fault.ts'
import { type Edit, parseEdited } from './reader-edit.ts'

/** What a reader is lenient about: the edits that take a fault of YAML 1.2 away; none where it is a fault to that reader, too. */
export type Repair = (fault: YamlFault, text: string, span: Span, made: readonly Edit[]) => readonly Edit[]

/** A frontmatter that needs more leniency than this is nobody's. */
const roundsLimit = 24
/** UTF-16 units that may be read again and again in all: a text made to be slow is told as YAML 1.2 has it. */
const unitsLimit = 200_000
/** Nor has anybody more of them to be tried out. */
const openingsLimit = 128

/** Faults of which the tree is whole all the same. */
const harmless: readonly YamlFaultCode[] = [
  'alias-bomb',
  'control-character',
  'duplicate-key',
  'key-not-text',
  'undefined-alias',
]

/** The first fault that keeps the `yaml` package from building the whole tree; null for none. */
export function syntaxFault(document: YamlDocument): YamlFault | null {
  return document.faults.find((fault) => !harmless.includes(fault.code)) ?? null
}

/** Reads YAML with the first fault repaired as often as a repair is found; a fault that stays is told as YAML 1.2 has it. */
export function parseLoosely(
  text: string,
  span: Span,
  repairs: readonly Repair[],
  edits: readonly Edit[] = [],
): YamlDocument {
  let made = [...edits]
  let document = parseEdited(text, span, made)
  const rounds = Math.min(roundsLimit, Math.ceil(unitsLimit / (span.end - span.start + 1)))
  for (let round = 0; round < rounds; round += 1) {
    const fault = syntaxFault(document)
    if (!fault) break
    const more = repairs.map((repair) => repair(fault, text, span, made)).find((found) => found.length > 0)
    if (!more) break
    const next = [...made, ...more]
    const repaired = parseEdited(text, span, next)
    const still = syntaxFault(repaired)
    if (still && still.span.start < fault.span.start) break
    made = next
    document = repaired
  }
  return document
}

/**
 * Reads YAML as all readers but the `yaml` package do in one respect: a value in quotes or brackets may go on in any column,
 * where YAML 1.2 wants it indented.
 */
export function parseAnyColumn(text: string, span: Span): YamlDocument {
  return parseLoosely(text, span, [anyColumn])
}

/** Indentation is no part of quoted text nor of brackets, so it may be put in. */
export const anyColumn: Repair = (fault, text, span, made) => {
  if (fault.code !== 'unclosed-quote' && fault.code !== 'unclosed-bracket' && fault.code !== 'bad-indentation')
    return []
  const there = /["'[{]/.test(text[fault.span.start] ?? '')
  const signs = fault.code === 'bad-indentation' ? '[{' : '"\'[{'
  for (const open of there ? [fault.span.start] : openings(text, span, signs)) {
    const found = indentation(text, open, span, made)
    if (found.length > 0) return found
  }
  return []
}

/** Where a value in quotes or brackets can start: for a fault that does not say which one it is about. */
function openings(text: string, span: Span, signs: string): number[] {
  const starts = text.slice(span.start, span.end).matchAll(/(?<=^[ \t]*|[:?,-][ \t]+|[[{][ \t]*)["'[{]/gm)
  const found = Array.from(starts, (match) => span.start + match.index)
  return found.filter((at) => signs.includes(text[at] ?? ' ')).slice(0, openingsLimit)
}

function indentation(text: string, open: number, span: Span, made: readonly Edit[]): Edit[] {
  const end = closing(text, open, span.end)
  if (end < 0) return []
  const column = Math.max(1, open - (text.lastIndexOf('\n', open - 1) + 1))
  const found: Edit[] = []
  for (const match of text.slice(open, end).matchAll(/([\n\r\u0085\u2028\u2029])( *)(?![\r\n ])/g)) {
    const at = open + match.index + 1
    const ends = match[1] === '\n' || made.some((edit) => edit.at === at - 1 && edit.insert === '\n')
    // Dashes or dots in the first column end the document, in quotes and brackets too.
    if (ends && /^(?:---|\.\.\.)(?=\s|$)/.test(text.slice(at, at + 4))) return []
    const blanks = match[2]?.length ?? 0
    const known = made.some((edit) => edit.at === at && edit.insert !== '')
    if (ends && blanks < column && !known) found.push({ at, remove: 0, insert: ' '.repeat(column - blanks) })
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
  if (text[open] !== '[' && text[open] !== '{') return -1
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
