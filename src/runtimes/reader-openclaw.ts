import { SourceFile } from '../source/file.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlMap, type YamlNode } from '../source/yaml.ts'
import { type Dialect, dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { tooDeepFor, YAML_PACKAGE_DEPTH } from './reader-nesting.ts'
import type { Reason } from './runtime.ts'

/** The `yaml` package with its core schema, after lone carriage returns are made line ends. */
export const openclawYaml: Dialect = { ...dialects['yaml-1.2'], lineEnds: 'cr' }

export interface OpenclawBlock {
  readonly yaml: Span
  readonly bodyStart: number
}

/**
 * The block between two lines that are three dashes and blanks behind them. A byte order mark is passed over; LF, CR LF and CR end
 * lines. (openclaw 2026.9.6, packages/markdown-core/src/frontmatter.ts.)
 */
export function readOpenclawBlock(text: string): OpenclawBlock | 'opening' | 'closing' {
  const opening = /^\uFEFF?---[^\S\r\n]*(?:\r\n|\r|\n)/.exec(text)
  if (!opening) return 'opening'
  const start = opening[0].length
  const closing = /(?:^|\r\n|\r|\n)---[^\S\r\n]*(?:\r\n|\r|\n|$(?![\s\S]))/.exec(text.slice(start))
  if (!closing) return 'closing'
  const end = start + closing.index
  return { yaml: spanOf(start, end), bodyStart: end + closing[0].length }
}

export type OpenclawRead =
  /** Every value as text; `repaired` is the fault where the description had to be put in quotes first. */
  | { readonly fields: ReadonlyMap<string, string>; readonly repaired: Reason | null }
  /** YAML that holds something else than keys. */
  | { readonly other: YamlNode | null }
  | { readonly refusal: Reason }

/** Reads the block as OpenClaw does: YAML, with a description put in quotes where that is all that is wrong, and lines for what YAML leaves empty. */
export function readOpenclawYaml(file: SourceFile, span: Span): OpenclawRead {
  const lines = lineFields(file.slice(span).replace(/\r\n?/g, '\n'))
  let current = { file, span }
  let read = readDialect(current.file, current.span, openclawYaml)
  const first = read.refusal
  for (let round = 0; round < freeText.size && read.refusal; round += 1) {
    const block = current.file.slice(current.span)
    const quoted = quoteFreeText(current.file, current.span, read.refusal, read.root)
    if (quoted === null || quoted === block) break
    current = { file: new SourceFile(file.path, quoted), span: spanOf(0, quoted.length) }
    read = readDialect(current.file, current.span, openclawYaml)
  }
  if (read.refusal) return { refusal: tooDeepFor(YAML_PACKAGE_DEPTH, first ?? read.refusal, file.slice(span)) }
  const map = read.root ? resolved(read.root) : null
  const block = current.file.slice(current.span)
  if (map?.kind !== 'map') return { other: read.root }
  return { fields: yamlFields(block, current.span.start, map, lines), repaired: first }
}

const freeText = new Set(['description', 'read_when', 'summary'])

/** The block with the value of the field that the fault stands in put in double quotes; null where it is none of the free texts. */
function quoteFreeText(file: SourceFile, span: Span, refusal: Reason, root: YamlNode | null): string | null {
  const block = file.slice(span)
  const map = root ? resolved(root) : null
  const at = (refusal.span?.start ?? -1) - span.start
  if (map?.kind !== 'map' || at < 0) return null
  const open = refusal.code === 'unclosed-quote' || refusal.code === 'unclosed-bracket'
  const start = open ? lineBelow(block, at) : lineStart(block, at)
  const line = /^[^\r\n]*/.exec(block.slice(start))?.[0] ?? ''
  const match = /^(?:([\w-]+)|"([\w-]+)"|'([\w-]+)'):\s*(.*)$/.exec(line)
  const key = match?.[1] ?? match?.[2] ?? match?.[3] ?? ''
  const value = match?.[4]?.trim() ?? ''
  const top = map.pairs.some((pair) => pair.key.value === key && pair.key.span.start - span.start === start)
  if (!freeText.has(key) || value === '' || !top) return null
  const colon = refusal.code === 'colon-in-plain-value' && value.includes(': ')
  if ((key !== 'description' && !colon) || /^[|>](?:[1-9][+-]?|[+-][1-9]?)?$/.test(value)) return null
  return `${block.slice(0, start)}${key}: ${JSON.stringify(withoutQuotes(value))}${block.slice(start + line.length)}`
}

function lineStart(block: string, at: number): number {
  return Math.max(block.lastIndexOf('\n', at - 1), block.lastIndexOf('\r', at - 1)) + 1
}

/** A quote or bracket that is never closed is told at the line end behind it, and that counts as the line below; its own line where it is the last. */
function lineBelow(block: string, at: number): number {
  const rest = /^[^\r\n]*(?:(?:\r\n|\r|\n)(?:[ \t][^\r\n]*|(?=[\r\n])))*/.exec(block.slice(at))?.[0] ?? ''
  const end = at + rest.length
  return end < block.length ? end + (block.startsWith('\r\n', end) ? 2 : 1) : lineStart(block, end)
}

/** All values as text: maps and lists as JSON, what is null as the line has it. */
function yamlFields(block: string, shift: number, map: YamlMap, lines: ReadonlyMap<string, string>) {
  const inline = new Set<string>()
  for (const { key } of map.pairs) {
    const line = /^[^\r\n]*/.exec(block.slice(key.span.start - shift))?.[0] ?? ''
    const match = /^([\w-]+):\s*(.*)$/.exec(line)
    if (match?.[1] && match[2]?.includes(':')) inline.add(match[1])
  }
  const fields = new Map<string, string>()
  for (const [written, node] of fieldsIn(openclawYaml, map)) {
    const key = written.trim()
    const { kind, text } = valueIn(openclawYaml, node)
    if (key === '' || kind === 'null') continue
    const whole = kind === 'list' || kind === 'map'
    const line = lines.get(key)
    if (whole && inline.has(key) && line !== undefined) fields.set(key, line)
    else fields.set(key, whole ? JSON.stringify(jsonOf(node)) : kind === 'text' ? text.trim() : text)
  }
  for (const [key, value] of lines) if (!fields.has(key)) fields.set(key, value)
  return fields
}

/** What `JSON.stringify` makes of a value. */
function jsonOf(node: YamlNode): unknown {
  const value = resolved(node)
  if (value?.kind === 'list') return value.items.map(jsonOf)
  if (value?.kind === 'map') {
    return Object.fromEntries([...fieldsIn(openclawYaml, value)].map(([key, inner]) => [key, jsonOf(inner)]))
  }
  const { kind, text } = valueIn(openclawYaml, node)
  if (kind === 'null') return null
  if (kind === 'number') return Number(text)
  return kind === 'boolean' ? text === 'true' : text
}

/** The reading of lines: `key: value` in the first column, quotes taken off, and indented lines below a key that stands alone. */
function lineFields(block: string): Map<string, string> {
  const fields = new Map<string, string>()
  const lines = block.split('\n')
  for (let at = 0; at < lines.length; at += 1) {
    const match = /^([\w-]+):\s*(.*)$/.exec(lines[at] ?? '')
    if (!match?.[1]) continue
    let value = (match[2] ?? '').trim()
    if (value === '' && /^[ \t]/.test(lines[at + 1] ?? '')) {
      const from = at + 1
      while (at + 1 < lines.length && !/^[^ \t]/.test(lines[at + 1] ?? '')) at += 1
      value = lines
        .slice(from, at + 1)
        .join('\n')
        .trim()
    } else value = withoutQuotes(value)
    if (value !== '') fields.set(match[1], value)
  }
  return fields
}

function withoutQuotes(value: string): string {
  const quote = value[0]
  return (quote === '"' || quote === "'") && value.endsWith(quote) ? value.slice(1, -1) : value
}
