import { type Span, spanOf } from './span.ts'

export const yamlFaultCodes = [
  'alias-bomb',
  'bad-directive',
  'bad-escape',
  'bad-indentation',
  'colon-in-plain-value',
  'control-character',
  'duplicate-key',
  'indicator-at-start',
  'invalid-yaml',
  'key-not-text',
  'line-without-colon',
  'list-on-key-line',
  'tab-indentation',
  'text-after-block-indicator',
  'text-after-bracket',
  'text-after-quote',
  'unclosed-bracket',
  'unclosed-quote',
  'undefined-alias',
  'yaml-too-deep',
  'yaml-too-large',
] as const
export type YamlFaultCode = (typeof yamlFaultCodes)[number]

/** One thing that is no YAML, named by its cause and standing on the character that causes it. */
export interface YamlFault {
  readonly code: YamlFaultCode
  readonly span: Span
  /** The key, character or name concerned, as written; null where there is none. */
  readonly subject: string | null
  /** The key whose value holds the fault; null outside of any. */
  readonly key: string | null
}

export function yamlFault(code: YamlFaultCode, span: Span, subject: string | null = null): YamlFault {
  return { code, span, subject, key: null }
}

/** Names the cause of what the `yaml` package reports. `pos` is relative to `source`; the result is shifted. */
yamlFault.from = (
  error: { readonly code: string; readonly message: string; readonly pos: readonly [number, number] },
  source: string,
  shift: number,
): YamlFault => {
  const quote = /^Missing closing (['"])quote/.exec(error.message)
  const found = quote ? unclosedQuote(source, error.pos[0], quote[1]!) : cause(error.code, error.pos[0], source)
  const key = keyBefore(source, found.at)
  return {
    code: found.code,
    span: spanOf(found.at + shift, found.at + shift + (found.length ?? 1)),
    subject: found.subject ?? null,
    key,
  }
}

interface Cause {
  readonly code: YamlFaultCode
  readonly at: number
  readonly length?: number
  readonly subject?: string
}

function cause(code: string, at: number, source: string): Cause {
  const line = lineOf(source, at)
  switch (code) {
    case 'BAD_DQ_ESCAPE':
      return { code: 'bad-escape', at, length: 2, subject: source.slice(at, at + 2) }
    case 'TAB_AS_INDENT':
      return { code: 'tab-indentation', at }
    case 'BAD_SCALAR_START':
      return { code: 'indicator-at-start', at, subject: source[at] ?? '' }
    case 'BAD_DIRECTIVE':
      return { code: 'bad-directive', at }
    case 'BLOCK_AS_IMPLICIT_KEY':
      return source[at] === '?' ? { code: 'indicator-at-start', at, subject: '?' } : colon(source, at)
    case 'MISSING_CHAR':
      return missingCharacter(source, at, line)
    case 'MULTILINE_IMPLICIT_KEY':
      if (isWrappedValue(source, line)) return colon(source, at)
      return { code: 'line-without-colon', at: firstLineWithoutColon(source, at), subject: '' }
    case 'UNEXPECTED_TOKEN':
      return unexpected(source, at, line)
    case 'BAD_INDENT':
      return badIndent(source, at)
    case 'ALIAS_PROPS':
    case 'BAD_ALIAS':
      return { code: 'indicator-at-start', at: Math.max(0, source.lastIndexOf('*', at)), subject: '*' }
    default:
      return { code: 'invalid-yaml', at }
  }
}

/** The colon that makes a mapping where a value was meant: followed by a blank or a line end, outside of quotes. */
function colon(source: string, from: number): Cause {
  let at = from
  const quote = source[from]
  if (quote === '"' || quote === "'") {
    const end = closingQuote(source, from)
    if (end > from) at = end
  }
  for (; at < source.length; at += 1) {
    if (source[at] !== ':') continue
    const next = source[at + 1]
    if (next === undefined || next === ' ' || next === '\t' || next === '\n' || next === '\r') break
  }
  return { code: 'colon-in-plain-value', at: Math.min(at, Math.max(0, source.length - 1)) }
}

function unclosedQuote(source: string, at: number, quote: string): Cause {
  const open = openQuote(source, at) ?? Math.max(0, source.lastIndexOf(`: ${quote}`, at) + 2)
  return { code: 'unclosed-quote', at: open, subject: quote }
}

/** True where the line goes on with the value of a key that stands alone on a line above. */
function isWrappedValue(source: string, line: Line): boolean {
  if (indent(line.text) === 0) return false
  return /:[ \t]*\r?\n(?:[ \t]*\r?\n)*$/.test(source.slice(0, line.start))
}

function closingQuote(source: string, from: number): number {
  const quote = source[from]
  for (let at = from + 1; at < source.length; at += 1) {
    if (quote === '"' && source[at] === '\\') at += 1
    else if (source[at] === quote) {
      if (quote === "'" && source[at + 1] === "'") at += 1
      else return at + 1
    }
  }
  return from
}

function missingCharacter(source: string, at: number, line: Line): Cause {
  const open = openQuote(source, at)
  if (open !== null) return { code: 'unclosed-quote', at: open, subject: source[open] ?? '"' }
  const bracket = openBracket(source, at)
  if (bracket !== null) return { code: 'unclosed-bracket', at: bracket, subject: source[bracket] ?? '[' }
  if (source.startsWith('%')) return { code: 'bad-directive', at: 0 }
  return { code: 'line-without-colon', at: line.start + indent(line.text), subject: line.text.trim() }
}

function unexpected(source: string, at: number, line: Line): Cause {
  const before = source.slice(line.start, at).trimEnd()
  const previous = before.at(-1)
  const token = source[at] ?? ''
  if (token === '-' || /^[-?]$/.test(source.slice(at, at + 2).trim())) {
    return { code: 'list-on-key-line', at, subject: token }
  }
  if (previous === '"' || previous === "'") return { code: 'text-after-quote', at, subject: previous }
  if (previous === ']' || previous === '}') return { code: 'text-after-bracket', at, subject: previous }
  if (/[|>][+\-0-9]*$/.test(before)) return { code: 'text-after-block-indicator', at, subject: before.at(-1) ?? '|' }
  const alias = /\*[^\s]+$/.exec(before)
  if (alias) return { code: 'indicator-at-start', at: line.start + alias.index, subject: '*' }
  if (/[\]},[{@`%&!*|>]/.test(token)) return { code: 'indicator-at-start', at, subject: token }
  return { code: 'invalid-yaml', at }
}

function badIndent(source: string, at: number): Cause {
  const bracket = openBracket(source, at)
  if (bracket !== null) return { code: 'unclosed-bracket', at: bracket, subject: source[bracket] ?? '[' }
  return { code: 'bad-indentation', at }
}

/** Offset of the quote that is still open at `at`, read from the last line that starts a value. */
function openQuote(source: string, at: number): number | null {
  const starts = /(?:^|[:\-,[{]\s+)(["'])/gm
  let open: number | null = null
  for (let match = starts.exec(source); match && match.index < at; match = starts.exec(source)) {
    const quote = match.index + match[0].length - 1
    const end = closingQuote(source, quote)
    if (end === quote) return quote
    starts.lastIndex = end
    open = null
  }
  return open
}

function openBracket(source: string, at: number): number | null {
  const stack: number[] = []
  for (let index = 0; index < at && index < source.length; index += 1) {
    const unit = source[index]
    if ((unit === '"' || unit === "'") && /[:\-,[{(\s]/.test(source[index - 1] ?? ' ')) {
      const end = closingQuote(source, index)
      if (end > index) index = end - 1
    } else if ((unit === '[' || unit === '{') && (stack.length > 0 || valueStart(source, index))) stack.push(index)
    else if ((unit === ']' || unit === '}') && stack.length > 0) stack.pop()
  }
  return stack[0] ?? null
}

/** True where a flow collection can begin: after a key's colon or a list's dash. */
function valueStart(source: string, at: number): boolean {
  const line = lineOf(source, at)
  return /^(?:[^#]*:[ \t]+|\s*-[ \t]+|\s*)$/.test(source.slice(line.start, at))
}

interface Line {
  readonly start: number
  readonly text: string
}

function lineOf(source: string, at: number): Line {
  const start = source.lastIndexOf('\n', Math.max(0, at - 1)) + 1
  const end = source.indexOf('\n', start)
  return { start, text: source.slice(start, end < 0 ? source.length : end) }
}

function indent(text: string): number {
  return text.length - text.trimStart().length
}

function firstLineWithoutColon(source: string, at: number): number {
  const line = lineOf(source, at)
  return line.start + indent(line.text)
}

/** The nearest key at or above `at`, by its line; null outside of any. */
function keyBefore(source: string, at: number): string | null {
  const lines = source.slice(0, at).split('\n')
  const last = lines.length - 1
  for (let index = last; index >= 0; index -= 1) {
    const match = /^\s*(?:-\s+)?(["']?)([A-Za-z0-9_.-]+)\1\s*:(?:\s|$)/.exec(lines[index] ?? '')
    if (match) return match[2] ?? null
  }
  return null
}
