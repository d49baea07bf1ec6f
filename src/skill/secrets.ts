import { type Span, spanOf } from '../source/span.ts'

/** Something that looks like a key or token that works. */
export interface Secret {
  /** Its kind in words: `a GitHub token`. */
  readonly what: string
  /** Its beginning, which tells its kind and nothing else. */
  readonly start: Span
  /** All of it. */
  readonly span: Span
  /** The pieces that must never be shown, as they are written. */
  readonly pieces: readonly string[]
}

/** All secrets of a text; the same one twice is told once. */
export function findSecrets(text: string): Secret[] {
  const seen = new Set<string>()
  return [...keyBlocks(text), ...tokens(text)].filter(({ pieces }) => {
    const key = pieces.join('')
    return !seen.has(key) && seen.add(key)
  })
}

/** The text with each secret covered, of the same length, so that every offset holds. */
export function covered(text: string, secrets: readonly Secret[]): string {
  let shown = text
  for (const piece of secrets.flatMap(({ pieces }) => pieces)) shown = shown.replaceAll(piece, '•'.repeat(piece.length))
  return shown
}

interface Kind {
  readonly what: string
  /** Two groups: what tells the kind, and what must be kept secret. */
  readonly pattern: RegExp
}

const kinds: readonly Kind[] = [
  { what: 'an AWS access key id', pattern: /(?<![A-Za-z\d])(A[KS]IA)([A-Z2-7]{16})(?![A-Za-z\d])/g },
  { what: 'a GitHub token', pattern: /(?<![A-Za-z\d])(gh[pousr]_)([A-Za-z\d]{36,255})(?!\w)/g },
  { what: 'a GitHub token', pattern: /(?<![A-Za-z\d])(github_pat_)([A-Za-z\d]{22}_[A-Za-z\d]{59})(?!\w)/g },
  { what: 'a Slack token', pattern: /(?<![A-Za-z\d])(xox[abeprs]-)(\d{6,16}-[\w-]{16,250})/g },
  { what: 'a Google API key', pattern: /(?<![\w-])(AIza)([\w-]{35})(?![\w-])/g },
  { what: 'a Stripe live key', pattern: /(?<![A-Za-z\d])([rs]k_live_)([A-Za-z\d]{24,250})(?!\w)/g },
  { what: 'an Anthropic API key', pattern: /(?<![\w-])(sk-ant-)([\w-]{40,250})(?![\w-])/g },
  { what: 'an OpenAI API key', pattern: /(?<![\w-])(sk-(?:proj|svcacct|admin)-)([\w-]{40,250})(?![\w-])/g },
  { what: 'an API key', pattern: /(?<![\w-])(sk-)([A-Za-z\d]{32,250})(?![\w-])/g },
  { what: 'an npm token', pattern: /(?<![A-Za-z\d])(npm_)([A-Za-z\d]{36})(?!\w)/g },
]

function* tokens(text: string): Iterable<Secret> {
  for (const { what, pattern } of kinds) {
    for (const match of text.matchAll(pattern)) {
      const [whole, start, secret] = match as unknown as [string, string, string]
      const cut = /^(?:\.\.\.|…|[<{$])/.test(text.slice(match.index + whole.length, match.index + whole.length + 3))
      if (!cut && isRandom(secret)) yield secretAt(what, match.index, start, whole, [secret])
    }
  }
  for (const match of text.matchAll(/(?<![\w-])(eyJ[\w-]{10,500})\.(eyJ[\w-]{10,4000})\.[\w-]{20,1000}(?![\w-])/g)) {
    if (!isLiveToken(match[1]!, match[2]!)) continue
    yield secretAt('a JSON Web Token', match.index, 'eyJ', match[0], match[0].split('.'))
  }
}

/** Words and rows that stand in for a secret. */
const standIn =
  /x{3}|your|example|changeme|placeholder|sample|dummy|fake|test|redacted|replace|insert|secret|0123|1234|2345|abcd|qwer|(.)\1{3}/i

/** Letters and digits without a pattern: what a machine makes, and nobody writes for a sample. */
function isRandom(secret: string): boolean {
  if (standIn.test(secret) || !/\d/.test(secret) || !/[A-Za-z]/.test(secret)) return false
  const counts = new Map<string, number>()
  for (const letter of secret) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / secret.length) * Math.log2(count / secret.length)
  // Random letters and digits reach nearly log2 of their number; sixteen of them, as in AWS, about 3.4.
  return bits > Math.min(3.2, Math.log2(secret.length) * 0.75)
}

/** A token with an algorithm, and claims that are neither a manual's sample nor public by design. */
function isLiveToken(header: string, payload: string): boolean {
  try {
    const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg?: unknown }
    const claims = Buffer.from(payload, 'base64url').toString()
    JSON.parse(claims)
    return typeof alg === 'string' && alg !== 'none' && !/1234567890|john doe|demo|"anon"|example|test/i.test(claims)
  } catch {
    return false
  }
}

const BEGIN = /-----BEGIN ((?:[A-Z\d]{1,20} ){0,3})PRIVATE KEY(?: BLOCK)?-----/g
/** A private key is shorter than this, in UTF-16 units. */
const KEY_LIMIT = 20_000

function* keyBlocks(text: string): Iterable<Secret> {
  for (const match of text.matchAll(BEGIN)) {
    const start = match.index + match[0].length
    const behind = text.slice(start, start + KEY_LIMIT)
    const end = behind.indexOf('-----')
    if (end < 0 || !behind.startsWith('-----END', end)) continue
    // Headers such as `Proc-Type: 4,ENCRYPTED`, marks of a quote or a string, and line ends written as \n.
    const lines = behind.slice(0, end).split(/\r?\n|\\n/)
    const key = lines
      .filter((line) => !line.includes(': '))
      .join('')
      .replace(/[\s>#*"'`+,]/g, '')
    if (key.length < 60 || !/^[A-Za-z\d/=]+$/.test(key) || new Set(key).size < 12) continue
    // A short last line is no secret on its own, and covering it would cover words elsewhere.
    const pieces = lines
      .map((line) => line.replace(/^[\s>#*"'`+,]+|[\s"'`+,]+$/g, ''))
      .filter((line) => line.length > 15)
    const what = `a private key (${match[1]!.trim() || 'PKCS #8'})`
    yield secretAt(what, match.index, match[0], text.slice(match.index, start + end), pieces)
  }
}

function secretAt(what: string, at: number, start: string, whole: string, pieces: readonly string[]): Secret {
  return { what, start: spanOf(at, at + start.length), span: spanOf(at, at + whole.length), pieces }
}
