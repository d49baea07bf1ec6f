import { type Span, spanOf } from '../source/span.ts'

export interface GeminiBlock {
  readonly yaml: Span
  /** Null where the closing dashes are followed by anything but a line end: the body is then lost. */
  readonly bodyStart: number | null
}

/**
 * A block that starts in the file's first byte and ends before the next line that starts with three dashes: Gemini CLI
 * (@google/gemini-cli-core 0.61.0, dist/src/skills/skillLoader.js, FRONTMATTER_REGEX; run on 2026-11-30). Null for none.
 */
export function readGeminiBlock(text: string): GeminiBlock | null {
  const opening = /^---\r?\n/.exec(text)
  if (!opening) return null
  const start = opening[0].length
  const close = text.indexOf('\n---', start)
  if (close < 0) return null
  const end = close > start && text[close - 1] === '\r' ? close - 1 : close
  const behind = /^\r?\n/.exec(text.slice(close + 4, close + 6))
  return { yaml: spanOf(start, end), bodyStart: behind ? close + 4 + behind[0].length : null }
}

export interface ScannedFields {
  readonly name: string
  readonly description: string
}

/**
 * Gemini CLI's second reader, for what is no YAML or has no two texts: the last line that starts with `name:` and the last with
 * `description:`, however indented, with the indented lines below that one. Null where one of the two is missing.
 * (skillLoader.js, parseSimpleFrontmatter.)
 */
export function scanFields(yaml: string): ScannedFields | null {
  let name: string | null = null
  let description: string[] | null = null
  let open = false
  for (const line of yaml.split(/\r?\n/)) {
    if (open && description && /^[ \t]+\S/.test(line)) {
      description.push(line.trim())
      continue
    }
    open = false
    const field = /^\s*(name|description):(.*)$/.exec(line)
    if (!field) continue
    const value = (field[2] ?? '').trim()
    if (field[1] === 'name') name = value
    else {
      description = [value]
      open = true
    }
  }
  if (name === null || description === null) return null
  return { name, description: description.filter((part) => part !== '').join(' ') }
}
