import type { GrayMatter } from './reader-gray-matter.ts'

/**
 * The block that opencode reads once more when it is no YAML: unquoted values of top-level keys that hold a colon become literal
 * blocks; keys with a hyphen, comments and indented lines stay. Null where nothing is rewritten: gray-matter then answers the
 * second call from its cache with no keys at all, and nobody is told. (opencode-ai 1.18.33, ConfigMarkdown; run on 2026-11-30.)
 */
export function rewrittenMatter(text: string, { matter, language }: GrayMatter): string | null {
  if (language !== '' || !/^---\r?\n/.test(text) || !text.startsWith('\n---', matter.end)) return null
  const written = text.slice(matter.start, matter.end).replace(/\r$/, '')
  const rewritten = written.split(/\r?\n/).map(rewrittenLine).join('\n')
  return rewritten === written ? null : rewritten
}

function rewrittenLine(line: string): string {
  if (line.trim() === '' || line.trim().startsWith('#') || /^\s/.test(line)) return line
  const key = /^[a-zA-Z_][a-zA-Z0-9_]*/.exec(line)?.[0] ?? ''
  const rest = line.slice(key.length).trimStart()
  // What JavaScript takes for a line end inside of the line keeps it from being seen as a key with a value.
  if (key === '' || !rest.startsWith(':') || /[\r\u2028\u2029]/.test(rest.slice(1).trimStart())) return line
  const value = rest.slice(1).trim()
  if (/^(?:$|[>|]$|["'])/.test(value) || !value.includes(':')) return line
  return `${key}: |-\n  ${value}`
}

/** A block in JSON (`---json`), which gray-matter reads as such; null where it is none. */
export function jsonMatter(text: string, { matter }: GrayMatter): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text.slice(matter.start, matter.end))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
