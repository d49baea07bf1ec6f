import { isPythonBlank, pythonStrip } from './reader-python-text.ts'

/**
 * The block of Microsoft's Agent Framework up to 1.18, which is no YAML: each `key: value` in the first column is looked for;
 * quotes are taken off, and `|` and `>` start a block of indented lines (agent-framework-core 1.18.0,
 * agent_framework/_skills.py, YAML_KV_RE and _parse_yaml_scalar_value; run on 2026-11-30). `text` has line feeds only. The
 * values by key in lower case, the last of a repeated key; null where no block is found.
 */
export function readKeyValues(text: string): ReadonlyMap<string, string> | null {
  const block = blockIn(text)
  if (block === null) return null
  const source = pythonStrip(block)
  const values = new Map<string, string>()
  const key = /([\p{L}\p{N}_-]+)(?:[^\S\uFEFF]|[\x1c-\x1f\x85])*:/uy
  for (let at = 0; at < source.length; ) {
    key.lastIndex = at
    const name = key.exec(source)?.[1]
    const end = name === undefined ? at : put(values, name, source, key.lastIndex)
    const lineBreak = source.indexOf('\n', end)
    at = lineBreak < 0 ? source.length : lineBreak + 1
  }
  return values
}

/** Between the first line of dashes and the next: with anything blank behind them, at least one character in between. */
function blockIn(text: string): string | null {
  const start = text.startsWith('\uFEFF') ? 1 : 0
  const opened = text.startsWith('---', start) ? behindFence(text, start + 3) : null
  if (opened === null) return null
  for (let at = text.indexOf('\n---', opened); at >= 0; at = text.indexOf('\n---', at + 1)) {
    if (behindFence(text, at + 4) !== null) return text.slice(opened, at + 1)
  }
  return null
}

/** Where a line ends that is blank from `from` on, with the blank lines below it; null where it is not. */
function behindFence(text: string, from: number): number | null {
  let end: number | null = null
  for (let at = from; ; at += 1) {
    if (at >= text.length || text[at] === '\n') end = at
    if (at >= text.length || !isPythonBlank(text[at])) return end
  }
}

/** Stores the value that starts behind the colon, on this line or the next one with text. Where the search goes on. */
function put(values: Map<string, string>, name: string, source: string, colon: number): number {
  let start = colon
  while (isPythonBlank(source[start])) start += 1
  if (start >= source.length) return colon
  const lineBreak = source.indexOf('\n', start)
  const written = pythonStrip(source.slice(start, lineBreak < 0 ? source.length : lineBreak))
  const end = behindFence(source, start + written.length) ?? start + written.length
  const quoted = /^["'].+["']$/.test(written) ? written.slice(1, -1) : null
  const value = quoted ?? (/^[|>]/.test(written) ? blockValue(source, written, end) : written)
  values.set(name.toLowerCase(), value)
  return end
}

/** The indented lines from behind `from` on, less the blanks that all of them start with. */
function blockValue(source: string, header: string, from: number): string {
  const lineBreak = source.indexOf('\n', from)
  if (lineBreak < 0) return header
  const lines: string[] = []
  for (let at = lineBreak + 1; at <= source.length; ) {
    const next = source.indexOf('\n', at)
    const line = source.slice(at, next < 0 ? source.length : next)
    if (pythonStrip(line) === '') lines.push('')
    else if (/^[ \t]/.test(line)) lines.push(line)
    else break
    at = next < 0 ? source.length + 1 : next + 1
  }
  while (lines.at(-1) === '') lines.pop()
  if (lines.length === 0) return ''
  const full = lines.filter((line) => line !== '')
  const margin = full.reduce((least, line) => Math.min(least, /^[ \t]*/.exec(line)?.[0].length ?? 0), Infinity)
  const literal = header.startsWith('|')
  const text = (literal ? lines : full).map((line) => line.slice(margin)).join(literal ? '\n' : ' ')
  if (header[1] === '+') return `${text}\n`
  return literal && header[1] !== '-' ? `${text}\n` : text
}
