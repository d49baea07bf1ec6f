import { SourceFile } from '../source/file.ts'
import { spanOf } from '../source/span.ts'
import { dialects, readDialect } from './reader-dialect.ts'
import { blanksAt, isBlank, trimmed } from './reader-trimmed.ts'

/**
 * The repair that Codex makes, line by line, when a block is no YAML: values with a colon and a blank in them, and those that
 * start like a list, a map, `@` or a backtick and are no YAML themselves, are put in single quotes; a comment behind them stays.
 * Null where there is nothing to repair. (openai/codex@6162409, loader.rs, repair_frontmatter_scalar_fields; run as 0.171.0.)
 */
export function repairLines(yaml: string): string | null {
  let blockIndent: number | null = null
  let changed = false
  const lines = yaml.split(/\r?\n/).map((line) => {
    const indent = /^ */.exec(line)?.[0].length ?? 0
    if (blockIndent !== null && (trimmed(line) === '' || indent > blockIndent)) return line
    blockIndent = null
    const colon = line.indexOf(':')
    const next = line[colon + 1]
    if (colon < 0 || trimmed(line.slice(0, colon)) === '' || (next !== undefined && !isBlank(next))) return line
    const start = colon + 1 + blanksAt(line, colon + 1)
    const scalar = trimmed(line.slice(start, commentIn(line, start)))
    if (/^[|>]/.test(scalar)) blockIndent = indent
    if (!needsQuotes(scalar)) return line
    changed = true
    return `${line.slice(0, start)}'${scalar.replaceAll("'", "''")}'${line.slice(start + scalar.length)}`
  })
  return changed ? lines.join('\n') : null
}

/** Offset of the first hash that opens a comment, or the end of the line. */
function commentIn(line: string, start: number): number {
  for (let at = line.indexOf('#', start); at >= 0; at = line.indexOf('#', at + 1)) {
    if (at === start || isBlank(line[at - 1])) return at
  }
  return line.length
}

function needsQuotes(scalar: string): boolean {
  if (/^[|>'"]/.test(scalar)) return false
  return hasColonAndBlank(scalar) || (/^[[{@`]/.test(scalar) && !isYaml(scalar))
}

function hasColonAndBlank(scalar: string): boolean {
  for (let at = scalar.indexOf(':'); at >= 0; at = scalar.indexOf(':', at + 1)) {
    if (isBlank(scalar[at + 1])) return true
  }
  return false
}

/** Read into a value of any shape, whose keys may be of any kind. */
const anyValue = { ...dialects['serde-yaml'], wholeKeys: 'read' } as const

function isYaml(text: string): boolean {
  return readDialect(new SourceFile('', text), spanOf(0, text.length), anyValue).refusal === null
}
