/** Characters between the start of the line and an offset. */
export function columnOf(text: string, at: number): number {
  let start = at
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start -= 1
  return at - start
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  v: '\v',
  f: '\f',
  _: '\xa0',
  '\\': '\\',
  '"': '"',
  '/': '/',
  ' ': ' ',
}

/** An escape that is none stays as it is written. */
function unescaped(text: string): string {
  return text.replace(
    /\\(?:x([\da-fA-F][\s\S])|u([\da-fA-F][\s\S]{3})|U([\da-fA-F][\s\S]{7})|([\s\S]?))/g,
    (all, two, four, eight, one) => {
      const code = two ?? four ?? eight
      if (code === undefined) return escapes[one as string] ?? all
      const number = Number.parseInt(code as string, 16)
      return number > 0x10ffff ? '\uFFFD' : String.fromCodePoint(number)
    },
  )
}

/** Lines in quotes are joined by a blank, or by as many line ends as there are empty lines between them. */
export function unquoted(body: string, quote: '"' | "'"): string {
  const lines = body.split(/\r\n|\r|\n/)
  let value = ''
  let gap = ''
  lines.forEach((line, index) => {
    const last = index === lines.length - 1
    const text = last ? line : line.replace(/(?<![ \t])[ \t]+$/, '')
    const inner = index === 0 ? text : text.replace(/^[ \t]+/, '')
    if (inner === '' && index > 0 && !last && gap !== 'none') {
      gap = gap === ' ' ? '\n' : `${gap}\n`
      return
    }
    const open = quote === '"' && /(?<!\\)(?:\\\\)*\\$/.test(inner)
    const joined = open && !last && text === line
    // A backslash before the blanks that end a line keeps the first of them.
    const kept = joined ? inner.slice(0, -1) : open ? inner + (line[text.length] ?? '') : inner
    value += (gap === 'none' ? '' : gap) + (quote === '"' ? unescaped(kept) : kept.replaceAll("''", "'"))
    gap = joined ? 'none' : ' '
  })
  return value
}

/** A folded block before its end is chomped. */
export function foldedBlock(lines: readonly string[]): string {
  let value = ''
  let deeper = false
  let gap = false
  let seen = false
  for (const [index, line] of lines.entries()) {
    if (line === '') {
      value += '\n'
      gap = true
      continue
    }
    const indented = /^[ \t]/.test(line)
    const breaks = indented || deeper
    if (index > 0) value += gap ? (breaks && seen ? '\n' : '') : breaks ? '\n' : ' '
    value += line
    deeper = indented
    seen = true
    gap = false
  }
  return value
}

/** `header` holds the signs behind the block's own: `-` ends it without a line end, `+` keeps them all. */
export function chomped(joined: string, lines: readonly string[], header: string): string {
  const kept = lines.findLastIndex((line) => line !== '')
  const trailing = lines.length - 1 - kept
  if (kept < 0) return header.includes('+') ? '\n'.repeat(trailing) : ''
  const value = trailing > 0 ? joined.replace(/\n+$/, '') : joined
  if (header.includes('-')) return value
  return value + (header.includes('+') ? '\n'.repeat(trailing + 1) : '\n')
}
