import { type Span, spanOf } from '../source/span.ts'
import { parseYaml, type YamlDocument, type YamlNode, type YamlScalar } from '../source/yaml.ts'
import { yamlFault } from '../source/yaml-fault.ts'
import type { Dialect } from './reader-dialect.ts'
import { isReal, timeOf } from './reader-dialect-date.ts'
import { scalarsIn } from './reader-dialect-repair.ts'
import { valueIn, yamlOrg } from './reader-dialect-value.ts'
import { bareTab } from './reader-strict-yaml.ts'
import { reason } from './reason-field.ts'
import { yamlReason } from './reason-yaml.ts'
import type { Reason } from './runtime.ts'

/**
 * What the dialect refuses although YAML 1.2 reads it. Only what stands before `readable` is looked at: behind a fault of
 * syntax the tree says nothing.
 */
export function textReasons(
  text: string,
  span: Span,
  document: YamlDocument,
  dialect: Dialect,
  readable: number,
): readonly Reason[] {
  const { root, anchors, aliases } = document
  const names = [...anchors, ...aliases].filter(({ name }) => dialect.anchorNames?.test(name) === false)
  const repeated = anchors.filter(({ name }, at) => anchors.findIndex((each) => each.name === name) < at)
  return [
    ...unprintable(text, span, root, dialect),
    ...tabs(text, spanOf(span.start, readable), root, dialect),
    ...(readable === span.end ? secondDocument(text, span, dialect) : []),
    ...escapes(text, root, dialect),
    ...inBrackets(text, root, dialect),
    ...refusedDirective(text, span, dialect),
    ...names.map(({ span: place }) =>
      yamlReason(yamlFault('indicator-at-start', spanOf(place.start, place.start + 1), text[place.start] ?? '&')),
    ),
    ...(dialect.uniqueAnchors ? repeated.map(anchorTwice) : []),
    ...(root && dialect.markedFirstKey === 'refused' ? markedFirstKeys(text, root) : []),
    ...(root ? tagReasons(root, dialect) : []),
    ...(dialect.shows === 'python' && root ? unbuildable(root, dialect) : []),
  ]
}

function markedFirstKeys(text: string, node: YamlNode): Reason[] {
  if (node.kind === 'list') return node.items.flatMap((item) => markedFirstKeys(text, item))
  if (node.kind !== 'map') return []
  const inside = node.pairs.flatMap((pair) => markedFirstKeys(text, pair.value))
  const first = node.flow ? undefined : node.pairs[0]?.key.span.start
  if (first === undefined) return inside
  const line = text.lastIndexOf('\n', first - 1) + 1
  const marks = /(?<=^|\s)(?:[&!]\S*[ \t]+)+$/.exec(text.slice(line, first))
  if (!marks) return inside
  const place = spanOf(line + marks.index, line + marks.index + marks[0].trimEnd().length)
  const message = `\`${text.slice(place.start, place.end)}\` stands before the first key of a map; YAML readers are not of one mind on what it belongs to.`
  return [reason('anchor-or-alias', 'dropped', message, 'Remove it.', place), ...inside]
}

function unprintable(text: string, span: Span, root: YamlNode | null, { unprintable: rule }: Dialect): Reason[] {
  if (!rule) return []
  const zero = text.indexOf('\0', span.start)
  const places = [
    ...(zero >= 0 && zero < span.end ? [zero] : []),
    ...(rule.where === 'everywhere' ? [span] : scalarsIn(root).map((scalar) => scalar.span)).flatMap((part) => {
      const index = text.slice(part.start, part.end).search(rule.characters)
      const quoted = rule.where === 'text' && /["']/.test(text[part.start] ?? '')
      return index < 0 || (quoted && text.charCodeAt(part.start + index) > 0x1f) ? [] : [part.start + index]
    }),
  ]
  return places.map((at) => {
    const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')
    return yamlReason(yamlFault('control-character', spanOf(at, at + 1), `U+${code}`))
  })
}

function tabs(text: string, span: Span, root: YamlNode | null, dialect: Dialect): Reason[] {
  if (dialect.tabs === 'refused') {
    const tab = bareTab(text, span, root)
    return tab ? [tabReason(text, tab.start)] : []
  }
  if (dialect.tabs !== 'libyaml') return []
  const free = [
    ...scalarsIn(root)
      .filter(({ style }) => style !== 'plain')
      .map((scalar) => scalar.span),
    ...flowSpans(root),
  ]
  const place = firstTab(text, span, free)
  const all = [
    ...(place === undefined ? [] : [place]),
    ...scalarsIn(root).flatMap((scalar) => tabInMargin(text, scalar)),
  ]
  return all.map((at) => tabReason(text, at))
}

/** The first tab in the first column, or behind a dash that starts a list's item. */
function firstTab(text: string, span: Span, free: readonly Span[]): number | undefined {
  for (let at = text.indexOf('\t', span.start); at >= 0 && at < span.end; at = text.indexOf('\t', at + 1)) {
    const before = text.slice(Math.max(span.start, text.lastIndexOf('\n', at - 1) + 1), at)
    if (!/^(?:[ \t]*-(?: +-)* *)?$/.test(before)) continue
    if (!free.some((part) => part.start < at && at < part.end)) return at
  }
  return undefined
}

/** A tab before the first text of a block, while libyaml still measures its indentation (scanner.c, scan_block_scalar_breaks). */
function tabInMargin(text: string, { style, span }: YamlScalar): number[] {
  if (style !== 'literal' && style !== 'folded') return []
  const margin = /^[|>][-+]?[ \t]*(?:#[^\n]*)?\r?\n(?: *\r?\n)* *(?=\t)/.exec(text.slice(span.start, span.end))
  return margin ? [span.start + margin[0].length] : []
}

function tabReason(text: string, at: number): Reason {
  const leading = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === ''
  const place = spanOf(at, at + 1)
  if (leading) return yamlReason(yamlFault('tab-indentation', place))
  const message = 'A tab stands here, outside of quotes, where only blanks may stand.'
  return reason('tab-in-value', 'dropped', message, 'Replace the tab with a blank.', place)
}

function flowSpans(node: YamlNode | null): Span[] {
  if (node?.kind !== 'list' && node?.kind !== 'map') return []
  if (node.flow) return [node.span]
  return node.kind === 'list' ? node.items.flatMap(flowSpans) : node.pairs.flatMap((pair) => flowSpans(pair.value))
}

/** Dashes in the first column start a document, and dots end one, wherever they stand. */
function secondDocument(text: string, span: Span, { documents }: Dialect): Reason[] {
  const source = text.slice(span.start, span.end)
  const head = /^\uFEFF?(?:[ \t]*(?:#[^\n]*)?\n|%[^\n]*\n)*(?:---(?=\s|$))?/.exec(source)?.[0].length ?? 0
  const behind = /^---(?=\s|$)|^\.\.\.[ \t]*(?:#[^\n]*)?\n(?:[ \t]*(?:#[^\n]*)?\n)*(?=[ \t]*[^\s#])/m.exec(
    source.slice(head),
  )
  if (!behind || (behind.index === 0 && head > 0 && source[head - 1] !== '\n')) return []
  const at = span.start + head + behind.index
  if (documents === 'first') return readAhead(text, spanOf(at + 3, span.end))
  const message = 'A second YAML document starts here, and one is meant.'
  return [reason('invalid-yaml', 'dropped', message, 'Remove the line.', spanOf(at, at + 3))]
}

/** Of a second document the scanner reads as much as it takes to know its first word: two lines that make no key are refused. */
function readAhead(text: string, span: Span): Reason[] {
  const lines = /^[^\n]*\n(?:[ \t]*(?:#[^\n]*)?\n)*[^\n]*(?:\n[^\n]*)?/.exec(text.slice(span.start, span.end))
  const fault = lines ? parseYaml(text, span.start, span.start + lines[0].length).faults[0] : null
  return fault ? [yamlReason(fault)] : []
}

function escapes(text: string, root: YamlNode | null, { unknownEscapes }: Dialect): Reason[] {
  if (!unknownEscapes) return []
  return scalarsIn(root).flatMap(({ style, span }) => {
    if (style !== 'double') return []
    for (const match of text.slice(span.start, span.end).matchAll(/\\[\s\S]/g)) {
      const at = span.start + match.index
      const shown = unknownEscapes.exec(text.slice(at, at + 6))?.[0].slice(0, 2)
      if (shown) return [yamlReason(yamlFault('bad-escape', spanOf(at, at + 2), shown))]
    }
    return []
  })
}

function inBrackets(text: string, root: YamlNode | null, { refusedInBrackets }: Dialect): Reason[] {
  if (!refusedInBrackets) return []
  const quoted = scalarsIn(root).filter(({ style }) => style === 'single' || style === 'double')
  return flowSpans(root).flatMap((part) => {
    const inner = quoted.filter(({ span }) => span.start > part.start && span.end < part.end)
    const bare = inner.reduce(
      (rest, { span: { start, end } }) =>
        `${rest.slice(0, start - part.start)}${'"'.repeat(end - start)}${rest.slice(end - part.start)}`,
      text.slice(part.start, part.end).replace(/(?<=\s)#[^\n]*/g, (comment) => ' '.repeat(comment.length)),
    )
    const at = part.start + bare.search(refusedInBrackets)
    if (at < part.start) return []
    return [yamlReason(yamlFault('indicator-at-start', spanOf(at, at + 1), text[at] ?? ':'))]
  })
}

/** Lines that start with a percent sign, before the document. */
function refusedDirective(text: string, span: Span, { directives }: Dialect): Reason[] {
  if (!directives) return []
  const head = /^\uFEFF?(?:(?:[ \t]*(?:#[^\n]*)?|%[^\n]*)\n)*/.exec(text.slice(span.start, span.end))?.[0] ?? ''
  const lines = Array.from(head.matchAll(/^%[^\n]*/gm))
  const first = lines.find((line) => !directives.test(line[0]))
  if (!first) return []
  const at = span.start + first.index
  return [yamlReason(yamlFault('bad-directive', spanOf(at, at + first[0].length)))]
}

function anchorTwice({ name, span }: { readonly name: string; readonly span: Span }): Reason {
  const message = `Two values are called \`&${name}\`.`
  return reason('anchor-or-alias', 'dropped', message, 'Write the value out, or put the text in quotes.', span)
}

const wholeTags = { list: ['seq', 'omap', 'pairs'], map: ['map', 'set'] } as const
const scalarTags = ['str', 'int', 'float', 'bool', 'null', 'timestamp', 'binary']

/** Tags that the dialect does not know, that do not fit the value's kind, or whose value they cannot read. */
function tagReasons(node: YamlNode, dialect: Dialect): Reason[] {
  if (node.kind === 'alias') return []
  const found = node.tag && node.tag !== '!' && !fits(node, node.tag, dialect) ? [tagReason(node.tag, node.span)] : []
  if (node.kind === 'list') return [...found, ...node.items.flatMap((item) => tagReasons(item, dialect))]
  if (node.kind === 'scalar') return found
  const inner = node.pairs.flatMap((pair) => [...tagReasons(pair.key, dialect), ...tagReasons(pair.value, dialect)])
  return [...found, ...inner]
}

function fits(node: Exclude<YamlNode, { kind: 'alias' }>, tag: string, dialect: Dialect): boolean {
  const name = tag.startsWith(yamlOrg) ? tag.slice(yamlOrg.length) : null
  const strict = dialect.unknownTags === 'refused'
  if (node.kind !== 'scalar') return !strict || (wholeTags[node.kind] as readonly (string | null)[]).includes(name)
  if (name === null || !scalarTags.includes(name)) return !strict
  if (!['int', 'float', 'bool', 'null', 'timestamp'].includes(name)) return true
  if (dialect.id === 'yaml-1.2' || dialect.id === 'serde-yaml') return true
  if (name === 'null' && dialect.shows === 'python') return true
  if (name === 'timestamp' && !dialect.dates) return true
  const kind = valueIn(dialect, node).kind
  return kind !== 'text'
}

function tagReason(tag: string, span: Span): Reason {
  const shown = tag.startsWith(yamlOrg) ? `!!${tag.slice(yamlOrg.length)}` : tag
  const message = `The tag \`${shown}\` is none that is known here, or does not fit its value.`
  return reason('tag-in-yaml', 'dropped', message, 'Remove the tag, or put the text in quotes.', span)
}

/** What PyYAML tells by its looks and then cannot build (constructor.py): a day that is none, and the signs `=` and `<<` as values. */
function unbuildable(node: YamlNode, dialect: Dialect): Reason[] {
  if (node.kind === 'list') return node.items.flatMap((item) => unbuildable(item, dialect))
  if (node.kind === 'map')
    return node.pairs.flatMap((pair) => [
      ...(pair.key.value === '<<' ? [] : unbuildable(pair.key, dialect)),
      ...unbuildable(pair.value, dialect),
    ])
  if (node.kind !== 'scalar' || node.style !== 'plain' || node.tag !== null) return []
  const time = dialect.dates ? timeOf(dialect.dates, node.value) : null
  if (node.value !== '=' && node.value !== '<<' && (!time || isReal(time.parts))) return []
  const what = time ? 'is read as a date, and there is no such day' : 'means something to YAML 1.1 and is no text'
  return [reason('invalid-yaml', 'dropped', `\`${node.value}\` ${what}.`, 'Put it in quotes.', node.span)]
}
