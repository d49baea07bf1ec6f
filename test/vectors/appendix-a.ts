import { readFileSync } from 'node:fs'

/** One SKILL.md and what three programs did with it: ADK for Go (`adk`), core-agent (`ca`) and skills-ref (`ref`). */
export interface OracleLine {
  readonly id: string
  readonly bytes: Uint8Array
  /** As written between the brackets: `ok …`, `ERR code`, or `OLD:… NEW:…`. */
  readonly adk: string
  /** `=` where it did the same as ADK. */
  readonly ca: string
  /** `valid` or `INVALID code`. */
  readonly ref: string
}

export interface Oracle {
  readonly lines: readonly OracleLine[]
  /** Lines that could not be read, with the reason. */
  readonly skipped: readonly string[]
}

const form = /^(\d{3}) {2}("(?:[^"\\]|\\.)*")(\(truncated\))? {2}ADK\[(.*)\] {2}CA\[(.*)\] {2}REF\[(.*)\]$/

/** Reads `appendix-a.txt`: a line a file, its bytes as a JSON string in which `<c*N>` is N times the character c. */
export function readAppendixA(): Oracle {
  const lines: OracleLine[] = []
  const skipped: string[] = []
  for (const line of readFileSync(new URL('./appendix-a.txt', import.meta.url), 'utf8').split('\n')) {
    const match = form.exec(line)
    if (!match) {
      if (line !== '') skipped.push(`${line.slice(0, 3)}: no line of the oracle`)
      continue
    }
    const [, id = '', json = '', truncated, adk = '', ca = '', ref = ''] = match
    const text = (JSON.parse(json) as string).replace(/<(.)\*(\d+)>/gu, (_all, c: string, n: string) => c.repeat(Number(n)))
    const whole = truncated ? continued(text) : text
    if (whole === null) skipped.push(`${id}: cut short, and its pattern is not plain`)
    else lines.push({ id, bytes: new TextEncoder().encode(whole), adk, ca, ref })
  }
  return { lines, skipped }
}

/** A list of numbered items that was cut short, written out to 40 of them: enough to pass every limit of length. */
function continued(text: string): string | null {
  const first = /^([^]*?)( *- item)000(x+\n)/.exec(text)
  if (!first) return null
  const items = Array.from({ length: 40 }, (_, at) => `${first[2]}${String(at).padStart(3, '0')}${first[3]}`)
  return `${first[1]}${items.join('')}---\nB\n`
}
