import { type Span, spanOf } from '../source/span.ts'
import { skillRule } from './rule.ts'

/** Made up for the example, and put together here so that no scanner takes this file for a leak. */
const madeUp = ['gh', 'p_', 'Zr7Kq2VbN9xWm4TcJ8', 'Ls3HdYf6GpQ1RaE5Uo'].join('')

export const secretInText = skillRule({
  id: 'secret-in-text',
  summary: 'A key or token stands in the SKILL.md.',
  why: 'Whoever can read the repository, the installed skill or the context of a session can use it. It stays in the history of the repository after it was removed.',
  cure: 'Revoke it and make a new one; name in the text the environment variable that holds it.',
  severity: 'error',
  examples: {
    bad: {
      'skills/push/SKILL.md': `---\nname: push\ndescription: Pushes.\n---\nUse [|${madeUp.slice(0, 4)}|]${madeUp.slice(4)} to push.\n`,
    },
    good: {
      'skills/push/SKILL.md':
        '---\nname: push\ndescription: Pushes.\n---\nUse `$GITHUB_TOKEN` to push. It looks like ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.\n',
    },
  },
  *check({ file, filePath }) {
    const told = new Set<string>()
    for (const { what, secret, span } of [...keyBlocks(file.text), ...tokens(file.text)]) {
      if (told.has(secret)) continue
      told.add(secret)
      const message = `This looks like ${what}. Whoever can read the repository or the installed skill can use it, also after it was removed, from the history. Revoke it, make a new one, and name in the text the environment variable that holds it.`
      yield { message, at: { path: filePath, span }, name: what.replace(/^an? /, '') }
    }
  },
})

interface Found {
  readonly what: string
  readonly secret: string
  /** Of the secret's beginning, which tells its kind and nothing else. */
  readonly span: Span
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

function* tokens(text: string): Iterable<Found> {
  for (const { what, pattern } of kinds) {
    for (const match of text.matchAll(pattern)) {
      const [whole, start, secret] = match as unknown as [string, string, string]
      const cut = /^(?:\.\.\.|…|[<{$])/.test(text.slice(match.index + whole.length, match.index + whole.length + 3))
      if (!cut && isRandom(secret)) yield { what, secret, span: spanOf(match.index, match.index + start.length) }
    }
  }
  for (const match of text.matchAll(/(?<![\w-])(eyJ[\w-]{10,500})\.(eyJ[\w-]{10,4000})\.[\w-]{20,1000}(?![\w-])/g)) {
    if (!isLiveToken(match[1]!, match[2]!)) continue
    yield { what: 'a JSON Web Token', secret: match[0], span: spanOf(match.index, match.index + 3) }
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

function* keyBlocks(text: string): Iterable<Found> {
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
    const span = spanOf(match.index, match.index + match[0].length)
    yield { what: `a private key (${match[1]!.trim() || 'PKCS #8'})`, secret: key, span }
  }
}
