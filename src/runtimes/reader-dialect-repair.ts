import type { Span } from '../source/span.ts'
import type { YamlNode, YamlScalar } from '../source/yaml.ts'
import { anyColumn, type Repair } from './reader-any-column.ts'
import type { Dialect } from './reader-dialect.ts'
import type { Edit } from './reader-edit.ts'

export function repairsOf(dialect: Dialect): readonly Repair[] {
  return [
    ...(dialect.anyColumn ? [anyColumn] : []),
    ...(dialect.hashBehindClosing ? [hashBehindClosing] : []),
    ...(dialect.tabs === 'blanks' ? [tabsAsBlanks] : []),
    ...(dialect.looseEntries ? [keyBehindClosing, questionBehindKey, holeInList] : []),
  ]
}

/** What ends a line for the dialect and not for the `yaml` package. */
export function lineEndEdits(text: string, span: Span, { lineEnds }: Dialect): Edit[] {
  if (lineEnds === 'lf') return []
  const ends = lineEnds === 'cr' ? /\r(?!\n)/g : /\r(?!\n)|[\u0085\u2028\u2029]/g
  const found = text.slice(span.start, span.end).matchAll(ends)
  return Array.from(found, (match) => ({ at: span.start + match.index, remove: 1, insert: '\n' }))
}

/**
 * U+2028 and U+2029 end a line and yet stay in the text, without the blanks around them (libyaml scanner.c, PyYAML scanner.py).
 * In a scalar's midst they are therefore left to the `yaml` package, which takes them for letters.
 */
export function keptSeparators(text: string, root: YamlNode, edits: readonly Edit[]): Edit[] {
  const separators = edits.filter(({ at, insert }) => insert === '\n' && /[\u2028\u2029]/.test(text[at] ?? ''))
  if (separators.length === 0) return []
  const scalars = scalarsIn(root)
  return separators.flatMap(({ at }) => {
    const scalar = scalars.find(({ span }) => span.start < at && at < span.end - 1)
    if (!scalar) return []
    const block = scalar.style === 'literal' || scalar.style === 'folded'
    const before = block ? 0 : blanksBefore(text, at)
    const all = /^[ \t]*/.exec(text.slice(at + 1, scalar.span.end))?.[0] ?? ''
    const after = block ? all.slice(0, indentOf(text, scalar)) : all
    const sign = text[at] ?? ''
    return [{ at: at - before, remove: before + 1 + after.length, insert: sign }, ...guard(at, before)]
  })
}

function blanksBefore(text: string, at: number): number {
  let start = at
  while (text[start - 1] === ' ' || text[start - 1] === '\t') start -= 1
  return at - start
}

/** Takes the place of the edit that made a line end here, where the blanks before it are cut as well. */
function guard(at: number, before: number): Edit[] {
  return before === 0 ? [] : [{ at, remove: 0, insert: '' }]
}

function indentOf(text: string, scalar: YamlScalar): number {
  const body = text.indexOf('\n', scalar.span.start) + 1
  return /^ */.exec(text.slice(body))?.[0].length ?? 0
}

/** js-yaml keeps the blanks at a line's end in quotes and adds the one that the line end is folded to (loader.js, readDoubleQuotedScalar). */
export function blanksInQuotes(text: string, root: YamlNode, dialect: Dialect): Edit[] {
  if (!dialect.keepsBlanksInQuotes) return []
  return scalarsIn(root).flatMap(({ style, span }) => {
    if (style !== 'single' && style !== 'double') return []
    const found = text.slice(span.start, span.end).matchAll(/(?<=[^\s\\][ \t]+)\r?\n[ \t]*(?=\S)/g)
    return Array.from(found, (match) => ({ at: span.start + match.index, remove: match[0].length, insert: ' ' }))
  })
}

/** A block that ends with the text, without a line end, has none either (libyaml and PyYAML, scan_block_scalar). */
export function openEnd(text: string, span: Span, root: YamlNode, dialect: Dialect): Edit[] {
  if (dialect.addsFinalLineEnd || /[\n\r\u0085]$/.test(text.slice(span.start, span.end))) return []
  return scalarsIn(root).flatMap(({ style, span: { start, end } }) => {
    const block = (style === 'literal' || style === 'folded') && text.slice(end, span.end).trim() === ''
    const header = /^[|>]([1-9]?)(?=[ \t]*(?:#.*)?\r?\n)/.exec(text.slice(start, end))
    return block && header ? [{ at: start + header[0].length, remove: 0, insert: '-' }] : []
  })
}

export function scalarsIn(node: YamlNode | null): YamlScalar[] {
  if (node?.kind === 'scalar') return [node]
  if (node?.kind === 'list') return node.items.flatMap(scalarsIn)
  return node?.kind === 'map' ? node.pairs.flatMap((pair) => [...scalarsIn(pair.key), ...scalarsIn(pair.value)]) : []
}

/** The `yaml` package wants a blank before a comment. */
const hashBehindClosing: Repair = (fault, text, _span, made) => {
  if (fault.code !== 'line-without-colon' && fault.code !== 'text-after-quote' && fault.code !== 'text-after-bracket') {
    return []
  }
  const start = text.lastIndexOf('\n', fault.span.start - 1) + 1
  const line = /^[^\n]*/.exec(text.slice(start))?.[0] ?? ''
  const index = line.search(/(?<=["'\]}])#/)
  const at = start + index
  return index < 0 || made.some((edit) => edit.at === at) ? [] : [{ at, remove: 0, insert: ' ' }]
}

/**
 * js-yaml 3 counts blanks only when it measures a line's indentation, and skips the tabs. The first key's column counts them,
 * so that no line can follow it (loader.js, composeNode).
 */
const tabsAsBlanks: Repair = (fault, text, span, made) => {
  if (fault.code !== 'tab-indentation' && fault.code !== 'bad-indentation') return []
  const start = Math.max(span.start, text.lastIndexOf('\n', fault.span.start - 1) + 1)
  const match = /^([ ]*(?:-(?=\s))?)(\t[ \t]*)/.exec(text.slice(start))
  if (!match) return []
  const first = text.slice(span.start, start).trim() === ''
  if (first && /\n[ \t]*[^\s#]/.test(text.slice(start, span.end))) return []
  const at = start + (match[1]?.length ?? 0)
  const dash = match[1]?.endsWith('-') ? ' ' : ''
  return made.some((edit) => edit.at === at) ? [] : [{ at, remove: match[2]?.length ?? 0, insert: dash }]
}

/** js-yaml 3 reads on behind a closing quote or bracket as if the line had ended there. */
const keyBehindClosing: Repair = (fault, text, _span, made) => {
  if (fault.code !== 'colon-in-plain-value' && fault.code !== 'text-after-bracket') return []
  const start = text.lastIndexOf('\n', fault.span.start - 1) + 1
  const line = /^[^\n]*/.exec(text.slice(start))?.[0] ?? ''
  const match =
    /^( *)[^\s:'"[{]+:[ \t]+(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[[^[\]]*\]|\{[^{}]*\})(?=[ \t]*[^\s:,#]+:(?:\s|$))/.exec(
      line,
    )
  if (!match) return []
  const at = start + match[0].length
  const blanks = /^[ \t]*/.exec(text.slice(at))?.[0].length ?? 0
  return made.some((edit) => edit.at === at) ? [] : [{ at, remove: blanks, insert: `\n${match[1] ?? ''}` }]
}

/** js-yaml 3 starts a new key at a question mark on the line of another one, which stays empty. */
const questionBehindKey: Repair = (fault, text, _span, made) => {
  if (fault.code !== 'indicator-at-start' || !/^\?\s/.test(text.slice(fault.span.start))) return []
  const start = text.lastIndexOf('\n', fault.span.start - 1) + 1
  const match = /^( *)[^\s'"[{][^:]*:(?=[ \t]+$)/.exec(text.slice(start, fault.span.start))
  if (!match) return []
  const at = start + match[0].length
  const insert = `\n${match[1] ?? ''}`
  return made.some((edit) => edit.at === at) ? [] : [{ at, remove: fault.span.start - at, insert }]
}

/** js-yaml 3 takes nothing between two commas for null. */
const holeInList: Repair = (fault, text, _span, made) => {
  const at = fault.span.start
  if (fault.code !== 'indicator-at-start' || text[at] !== ',' || !/[[{,]\s*$/.test(text.slice(0, at))) return []
  return made.some((edit) => edit.at === at) ? [] : [{ at, remove: 0, insert: '~' }]
}
