import type { SourceFile } from '../source/file.ts'
import { type Span, spanOf } from '../source/span.ts'
import type { YamlDocument, YamlNode, YamlPair } from '../source/yaml.ts'
import type { YamlFault } from '../source/yaml-fault.ts'
import { parseLoosely, syntaxFault } from './reader-any-column.ts'
import type { Dialect } from './reader-dialect.ts'
import { textReasons } from './reader-dialect-check.ts'
import { keyReasons } from './reader-dialect-keys.ts'
import { blanksInQuotes, keptSeparators, lineEndEdits, openEnd, repairsOf } from './reader-dialect-repair.ts'
import { reason } from './reason-field.ts'
import { yamlReason } from './reason-yaml.ts'
import type { Reason } from './runtime.ts'

export interface DialectRead {
  /** The first document; null where nothing is read. A partial tree may stand beside a refusal. */
  readonly root: YamlNode | null
  /** Why this reader refuses the text; null for a text it reads. */
  readonly refusal: Reason | null
}

/**
 * Reads the YAML in `span` as one dialect does. Never throws.
 *
 * `known` are the fields that a loader of `duplicateKeys: 'known'` has, a nested one with a dot (`metadata.version`);
 * without it every repeated key is refused.
 */
export function readDialect(
  file: SourceFile,
  span: Span,
  dialect: Dialect,
  known: ReadonlySet<string> | null = null,
): DialectRead {
  const { text } = file
  const whole = parse(text, span, dialect)
  const document = (syntaxFault(whole) && firstDocument(text, span, dialect)) || whole
  const { root } = document
  const faults = document.faults.filter((fault) => counts(fault, text, root, dialect))
  const found = [
    ...faults.map((fault) => separatorBefore(fault, text, span, dialect) ?? yamlReason(fault, effectOf(fault))),
    ...textReasons(text, span, document, dialect, faults[0]?.span.start ?? span.end),
    ...keyReasons(dialect, root, known),
  ]
  const first = found.reduce<Reason | null>(
    (best, each) => (best && startOf(best) <= startOf(each) ? best : each),
    null,
  )
  return { root, refusal: first }
}

function parse(text: string, span: Span, dialect: Dialect): YamlDocument {
  const repairs = repairsOf(dialect)
  const lineEnds = lineEndEdits(text, span, dialect)
  const document = parseLoosely(text, span, repairs, lineEnds)
  if (!document.root || syntaxFault(document)) return document
  const exact = [
    ...keptSeparators(text, document.root, lineEnds),
    ...blanksInQuotes(text, document.root, dialect),
    ...openEnd(text, span, document.root, dialect),
  ]
  if (exact.length === 0) return document
  const moved = new Set(exact.map((edit) => edit.at))
  const kept = lineEnds.filter((edit) => !moved.has(edit.at))
  return parseLoosely(text, span, repairs, [...kept, ...exact])
}

/**
 * Where only the first document is read, a line that is indented less than the first one ends it, and what follows is never
 * looked at. Null where nothing ends the document, or where it is no YAML up to there.
 */
function firstDocument(text: string, span: Span, dialect: Dialect): YamlDocument | null {
  if (dialect.documents !== 'first') return null
  const source = text.slice(span.start, span.end)
  const indent = /^(?:[ \t]*(?:#[^\n]*)?\r?\n)*( +)(?=[^\s#])/.exec(source)
  if (!indent) return null
  const less = new RegExp(`(?<=\\n) {0,${(indent[1]?.length ?? 1) - 1}}(?=[^\\s#])`).exec(
    source.slice(indent[0].length),
  )
  if (!less) return null
  const document = parse(text, spanOf(span.start, span.start + indent[0].length + less.index), dialect)
  return syntaxFault(document) ? null : document
}

/** Our own limits say nothing about the reader. */
function effectOf({ code }: YamlFault): Reason['effect'] {
  return code === 'yaml-too-deep' || code === 'yaml-too-large' ? 'unknown' : 'dropped'
}

/** What `parseYaml` finds fault with and the dialect does not, or what is looked at elsewhere. */
function counts(fault: YamlFault, text: string, root: YamlNode | null, dialect: Dialect): boolean {
  const { code, span, key } = fault
  if (code === 'control-character' || code === 'duplicate-key') return false
  if (code === 'alias-bomb') return dialect.limitsAliases
  if (code === 'key-not-text') {
    const top = root?.kind === 'map' && root.pairs.some((pair) => pair.key.span.start === span.start)
    return text[span.start] !== '*' && (dialect.wholeKeys === 'refused' || (top && dialect.wholeKeys !== 'read'))
  }
  if (code !== 'colon-in-plain-value' || key !== null || !root) return true
  if (/\?\s*$/.test(text.slice(0, span.start))) return false
  if (dialect.emptyKeys === 'refused') return true
  const empty = pairsIn(root, false).find(({ pair }) => emptyKeyAt(pair, fault))
  return !(empty && (dialect.emptyKeys === 'read' || empty.flow))
}

function emptyKeyAt({ key, value }: YamlPair, { span }: YamlFault): boolean {
  return key.style === 'empty' && key.span.start <= span.start && span.start <= value.span.start
}

function pairsIn(node: YamlNode, flow: boolean): { readonly pair: YamlPair; readonly flow: boolean }[] {
  if (node.kind === 'list') return node.items.flatMap((item) => pairsIn(item, node.flow))
  if (node.kind !== 'map') return []
  return node.pairs.flatMap((pair) => [{ pair, flow: node.flow || flow }, ...pairsIn(pair.value, node.flow)])
}

/** A line that is broken by U+0085, U+2028 or U+2029 is told as that. */
function separatorBefore(fault: YamlFault, text: string, span: Span, dialect: Dialect): Reason | null {
  if (dialect.lineEnds !== 'unicode') return null
  const lineStart = text.lastIndexOf('\n', fault.span.start) + 1
  const lineEnd = text.indexOf('\n', fault.span.start)
  const line = text.slice(Math.max(lineStart, span.start), lineEnd < 0 ? span.end : Math.min(lineEnd, span.end))
  const index = line.search(/[\u0085\u2028\u2029]/)
  if (index < 0) return null
  const at = Math.max(lineStart, span.start) + index
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')
  const message = `U+${code} in an unquoted value ends the line for YAML 1.1 readers, so the value breaks off there.`
  return reason('line-separator', 'dropped', message, 'Replace it with a blank.', spanOf(at, at + 1))
}

function startOf(each: Reason): number {
  return each.span?.start ?? 0
}
