import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlNode, type YamlScalar } from '../source/yaml.ts'
import type { Dialect } from './reader-dialect.ts'
import { dialects, valueIn } from './reader-dialect.ts'
import { scalarsIn } from './reader-dialect-repair.ts'
import { trimmed } from './reader-trimmed.ts'

/** serde_yaml into a `Value`: no key is unknown to it, so none may stand twice, and every key is compared by its value. */
export const copilotDialect: Dialect = {
  ...dialects['serde-yaml'],
  reader: 'serde_yaml 0.9 into a Value, inside @github/copilot 1.0.102',
  duplicateKeys: 'refused',
  sameKeys: 'value',
  wholeKeys: 'read',
  limitsAliases: true,
}

export interface CopilotBlock {
  readonly yaml: Span
  readonly bodyStart: number
}

/**
 * A block between a first and a later line that are three dashes but for white space behind them. A byte order mark is
 * passed over. Lines end with LF alone. (@github/copilot 1.0.102, run on 2026-11-30.)
 */
export function readCopilotBlock(text: string): CopilotBlock | 'opening' | 'closing' {
  const start = text.startsWith('\uFEFF') ? 1 : 0
  const opening = lineAt(text, start)
  if (!isDashes(opening.line)) return 'opening'
  for (let at = opening.next; at <= text.length; ) {
    const { line, next } = lineAt(text, at)
    if (isDashes(line)) return blockFrom(text, opening.next, at, next)
    if (next > text.length) return 'closing'
    at = next
  }
  return 'closing'
}

/** The line end before the closing dashes is no part of the YAML, so a block scalar at its end has none. */
function blockFrom(text: string, start: number, closing: number, next: number): CopilotBlock {
  const end = text[closing - 2] === '\r' ? closing - 2 : closing - 1
  return { yaml: spanOf(start, Math.max(start, end)), bodyStart: Math.min(next, text.length) }
}

function isDashes(line: string): boolean {
  return line.startsWith('---') && trimmed(line) === '---'
}

function lineAt(text: string, at: number): { readonly line: string; readonly next: number } {
  const found = text.indexOf('\n', at)
  const end = found < 0 ? text.length : found
  return { line: text.slice(at, end), next: end + 1 }
}

/** UTF-16 units of a description. */
export const COPILOT_DESCRIPTION_LIMIT = 1024

/** What stands in for a description: the body's first three lines that are neither empty nor start with a hash, cut at the limit. */
export function firstLines(body: string): string {
  const lines = body.split('\n').map(trimmed)
  const text = lines.filter((line) => line !== '' && !line.startsWith('#')).slice(0, 3)
  return cutAt(text.join(' '), COPILOT_DESCRIPTION_LIMIT)
}

/** At most `units` UTF-16 units, with no half of a surrogate pair at the end. */
function cutAt(text: string, units: number): string {
  const cut = text.slice(0, units)
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** A tag of somebody's own changes nothing about the value that it stands before. */
export function copilotKind(node: YamlNode): string {
  return valueIn(copilotDialect, untagged(node)).kind
}

export function copilotText(node: YamlNode): string {
  return valueIn(copilotDialect, untagged(node)).text
}

function untagged(node: YamlNode): YamlNode {
  const value = resolved(node)
  if (value?.kind !== 'scalar' || value.tag === null || value.tag.startsWith('tag:yaml.org,2002:')) return node
  return { ...value, tag: null }
}

const least = -(2n ** 63n)
const most = 2n ** 64n - 1n
const leastWide = -(2n ** 127n)
const mostWide = 2n ** 128n - 1n

/** A whole number that fits 128 bits and not 64: serde_yaml hands it on, and its own `Value` cannot hold it. */
export function wideInteger(root: YamlNode | null): YamlScalar | null {
  return scalarsIn(root).find((scalar) => scalar.style === 'plain' && isWide(scalar.value)) ?? null
}

function isWide(written: string): boolean {
  const match = /^([-+]?)(0x[0-9a-fA-F]+|0o[0-7]+|0b[01]+|[1-9][0-9]*)$/.exec(written)
  if (!match?.[2] || match[2].length < 16 || match[2].length > 140) return false
  const value = match[1] === '-' ? -BigInt(match[2]) : BigInt(match[2])
  return (value < least || value > most) && value >= leastWide && value <= mostWide
}
