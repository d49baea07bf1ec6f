import { SourceFile } from '../source/file.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlMap, type YamlNode } from '../source/yaml.ts'
import { readBunYaml } from './reader-bun-yaml.ts'
import type { Reason } from './runtime.ts'

export interface ClaudeBlock {
  readonly yaml: Span
  readonly bodyStart: number
}

/**
 * The block between `---` on a first line that may end in blanks and the next three dashes, wherever they stand; white space and
 * one line end behind them are no part of the body. Null for none. (Claude Code 2.1.197, run on 2,800 files.)
 */
export function readClaudeBlock(text: string): ClaudeBlock | null {
  const opening = /^---\s*\n/.exec(text)
  if (!opening) return null
  const start = opening[0].length
  const at = text.indexOf('---', start)
  if (at < 0) return null
  const behind = /^---\s*\n?/.exec(text.slice(at))?.[0].length ?? 3
  return { yaml: spanOf(start, at), bodyStart: at + behind }
}

export type ClaudeRead =
  /** `repaired`: the fault that the first reading met, where the second one came through. */
  | { readonly map: YamlMap | null; readonly root: YamlNode | null; readonly repaired: Reason | null }
  | { readonly lost: Reason }

/** Reads the block, and once more with values put in quotes where that fails. */
export function readClaudeYaml(file: SourceFile, span: Span): ClaudeRead {
  const first = readBunYaml(file, span)
  if (!first.refusal) return mapIn(first.root, first.severalDocuments, null)
  if (first.refusal.effect === 'unknown') return { lost: first.refusal }
  const fixed = file.slice(span).split('\n').map(repaired).join('\n')
  const second = readBunYaml(new SourceFile(file.path, fixed), spanOf(0, fixed.length))
  return second.refusal ? { lost: first.refusal } : mapIn(second.root, second.severalDocuments, first.refusal)
}

function mapIn(root: YamlNode | null, several: boolean, fault: Reason | null): ClaudeRead {
  const value = root && !several ? resolved(root) : null
  return { map: value?.kind === 'map' ? value : null, root, repaired: fault }
}

/**
 * The repair of one line: a value that holds a sign that YAML keeps for itself, or a colon and a blank, is put in double quotes
 * unless it is in quotes already. Keys are letters, hyphens and underscores in the first column; tabs on all other lines become
 * two blanks. A carriage return at the line's end keeps the value from being repaired.
 */
function repaired(line: string): string {
  const match = /^([A-Za-z_-]+):\s+(.+)$/.exec(line)
  if (!match) return line.replaceAll('\t', '  ')
  const [, key = '', value = ''] = match
  const quoted = /^"(?:.*")?$|^'(?:.*')?$/.test(value)
  if (quoted || !/[{}[\]*&#!|>%@`]|: /.test(value)) return line
  return `${key}: "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}

/** What stands in for a description: the body's first line that is not blank, a heading's text for a heading, 100 units at most. */
export function firstLine(body: string): string {
  const line = body
    .split('\n')
    .map((each) => each.trim())
    .find((each) => each !== '')
  if (line === undefined) return 'Skill'
  const text = /^#+\s+(.+)$/.exec(line)?.[1] ?? line
  return text.length > 100 ? `${text.slice(0, 97)}...` : text
}
