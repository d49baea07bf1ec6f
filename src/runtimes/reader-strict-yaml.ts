import { type Span, spanOf } from '../source/span.ts'
import type { YamlNode, YamlScalar } from '../source/yaml.ts'
import { type YamlFaultCode, yamlFault } from '../source/yaml-fault.ts'
import { parseAnyColumn } from './reader-any-column.ts'
import type { ReasonCode } from './reason.ts'
import { reason } from './reason-field.ts'
import { yamlReason } from './reason-yaml.ts'
import type { Reason } from './runtime.ts'

export { parseAnyColumn }

export interface StrictYaml {
  /** Scalars are text, whatever they look like. Null where nothing can be read. */
  readonly root: YamlNode | null
  /** What the dialect refuses, the first of each kind, in the order of the text; empty for a text it reads. */
  readonly refusals: readonly Reason[]
}

/**
 * StrictYAML (strictyaml 1.7.3 with the YAML reader it ships), as far as a frontmatter meets it: no flow style, anchors,
 * aliases, tags, repeated keys, tabs outside of quoted and block text, nor maps of one parent at uneven depth.
 * Checked against skills-ref 0.1.1 (run 2026-11-30).
 */
export function readStrictYaml(text: string, span: Span): StrictYaml {
  // Python's text files end lines at CR, LF and CRLF alike.
  const source = text.replace(/\r(?!\n)/g, '\n')
  const unprintable = unprintableIn(source, span)
  if (unprintable) return { root: null, refusals: [unprintable] }
  const document = parseAnyColumn(source, span)
  const syntax = document.faults.find((fault) => !harmlessToTheTree.has(fault.code))
  const readable = spanOf(span.start, syntax ? syntax.span.start : span.end)
  const found = [
    ...document.faults.map((fault) => yamlReason(fault, ourLimits.has(fault.code) ? 'unknown' : 'dropped')),
    ...signs(source, readable, document.root),
    ...(document.root && !syntax
      ? [...secondDocument(source, span, document.root), ...unevenMaps(document.root, source)]
      : []),
  ].sort((left, right) => startOf(left) - startOf(right) || later(left) - later(right))
  return { root: document.root, refusals: causes(found, syntax?.code ?? null) }
}

/** Where the first tab stands that is part of no quoted or block text; null for none. Readers of PyYAML's family refuse it. */
export function bareTab(text: string, span: Span, root: YamlNode | null): Span | null {
  const tab = signs(text, span, root).find((each) => each.code === 'tab-in-value' || each.code === 'tab-indentation')
  return tab?.span ?? null
}

/** Faults behind which the `yaml` package still builds the whole tree. */
const harmlessToTheTree = new Set<YamlFaultCode>(['duplicate-key', 'undefined-alias', 'key-not-text', 'alias-bomb'])

/** What we do not read, and the real reader may. */
const ourLimits = new Set<YamlFaultCode>(['yaml-too-deep', 'yaml-too-large'])

/** One reason a place and one a kind; a syntax fault often follows from the sign before it, and is told only where it comes first. */
function causes(found: readonly Reason[], syntax: YamlFaultCode | null): Reason[] {
  const kept: Reason[] = []
  for (const each of found) {
    if (syntax !== null && each.code === syntax && kept.length > 0) break
    if (!kept.some((other) => other.code === each.code || startOf(other) === startOf(each))) kept.push(each)
    if (each.code === syntax) break
  }
  return kept
}

/** A bracket where a key is meant is told as the bracket. */
function later(each: Reason): number {
  return each.code === 'key-not-text' ? 1 : 0
}

function startOf(each: Reason): number {
  return each.span?.start ?? 0
}

/** The reader's own set of characters (ruamel/reader.py, NON_PRINTABLE); on any other, skills-ref ends with a stack trace. */
const unprintable = /[^\t\n\r\u0020-\u007e\u0085\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u

function unprintableIn(source: string, span: Span): Reason | null {
  const match = unprintable.exec(source.slice(span.start, span.end))
  if (!match) return null
  const at = span.start + match.index
  const code = (match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return yamlReason(yamlFault('control-character', spanOf(at, at + match[0].length), `U+${code}`))
}

const flow = [
  'flow-style',
  'Brackets or braces hold a list or map here',
  'Write it as a block, one entry a line, or put the text in quotes.',
] as const
const anchor = [
  'anchor-or-alias',
  'An anchor or alias stands here',
  'Write the value out, or put the text in quotes.',
] as const
const refusedSigns: Readonly<Record<string, readonly [ReasonCode, string, string]>> = {
  '[': flow,
  '{': flow,
  '&': anchor,
  '*': anchor,
  '!': ['tag-in-yaml', 'A YAML tag stands here', 'Remove the tag, or put the text in quotes.'],
  '\t': ['tab-in-value', 'A tab stands here, outside of quotes', 'Replace the tab with a blank.'],
}

/** Signs of YAML that the dialect has not: whatever stands in no text and in no comment. */
function signs(source: string, span: Span, root: YamlNode | null): Reason[] {
  const bare = withoutText(source, span, root)
  const found: Reason[] = []
  for (const match of bare.matchAll(/(?<=^|\s)#[^\n]*|^ *\t|[[{&*!\t]/gm)) {
    const sign = refusedSigns[match[0].trimStart() || '\t']
    const at = span.start + match.index + match[0].length - 1
    const place = spanOf(at, at + 1)
    const leading = match[0].endsWith('\t') && (match[0].length > 1 || at === span.start || source[at - 1] === '\n')
    if (leading) found.push(yamlReason(yamlFault('tab-indentation', place)))
    else if (sign) found.push(reason(sign[0], 'dropped', `${sign[1]}, which StrictYAML refuses.`, sign[2], place))
  }
  return found
}

/** Text behind a line of three dots, where only one document is read. */
function secondDocument(source: string, span: Span, root: YamlNode): Reason[] {
  const end = /^\.\.\.(?:[ \t][^\n]*)?\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*[ \t]*(?=[^\s#])/m.exec(
    withoutText(source, span, root),
  )
  if (!end) return []
  const at = span.start + end.index + end[0].length
  return [yamlReason(yamlFault('invalid-yaml', spanOf(at, at + 1)))]
}

/** The text of a scalar: to this reader U+0085 in a plain value is a line end, which folds into a blank. */
export function strictText(scalar: YamlScalar): string {
  return scalar.style === 'plain' ? scalar.value.replaceAll('\u0085', ' ') : scalar.value
}

/** The YAML with its text crossed out, and the tabs of unquoted text kept. Same length as the span. */
function withoutText(source: string, span: Span, root: YamlNode | null): string {
  let bare = ''
  let at = span.start
  for (const scalar of scalarsOf(root)) {
    const start = textStart(scalar, source)
    const end = Math.min(scalar.span.end, span.end)
    if (start < at || end <= start) continue
    const text = source.slice(start, end)
    bare +=
      source.slice(at, start) + (scalar.style === 'plain' ? text.replace(/[^\t\n]/g, '_') : '_'.repeat(text.length))
    at = end
  }
  return bare + source.slice(at, span.end)
}

/** A block's own line, with its sign and perhaps a comment, is no text yet. */
function textStart(scalar: YamlScalar, source: string): number {
  if (scalar.style !== 'literal' && scalar.style !== 'folded') return scalar.span.start
  const lineEnd = source.indexOf('\n', scalar.span.start)
  return lineEnd < 0 ? scalar.span.end : lineEnd
}

function scalarsOf(node: YamlNode | null): YamlScalar[] {
  if (node?.kind === 'scalar') return node.style === 'empty' ? [] : [node]
  if (node?.kind === 'list') return node.items.flatMap(scalarsOf)
  return node?.kind === 'map' ? node.pairs.flatMap((pair) => [...scalarsOf(pair.key), ...scalarsOf(pair.value)]) : []
}

/** Maps below one parent must start in one column (strictyaml/parser.py, InconsistentIndentationDisallowed). */
function unevenMaps(node: YamlNode, source: string): Reason[] {
  if (node.kind === 'list') return node.items.flatMap((item) => unevenMaps(item, source))
  if (node.kind !== 'map') return []
  const maps = node.pairs.filter((pair) => pair.value.kind === 'map' && !pair.value.flow)
  const columns = maps.map((pair) => indentAt(source, pair.value.span.start))
  const odd = columns.findIndex((column) => column !== columns[0])
  const inner = node.pairs.flatMap((pair) => unevenMaps(pair.value, source))
  const first = maps[0]
  const uneven = maps[odd]
  if (!first || !uneven) return inner
  const message = `The keys below \`${uneven.key.value}\` are indented by ${columns[odd]} blanks, those below \`${first.key.value}\` by ${columns[0]}; StrictYAML wants one depth.`
  const start = uneven.value.span.start
  const place = spanOf(start, start + 1)
  return [reason('bad-indentation', 'dropped', message, `Indent both by ${columns[0]} blanks.`, place), ...inner]
}

function indentAt(source: string, offset: number): number {
  return offset - (source.lastIndexOf('\n', offset - 1) + 1)
}
