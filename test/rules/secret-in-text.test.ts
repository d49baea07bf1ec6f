import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import type { Finding } from '../../src/diagnostic.ts'
import { standardBudget } from '../../src/options.ts'
import { secretInText } from '../../src/rules/secret-in-text.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'

function found(text: string): (Finding & { place: string })[] {
  const set = readSkills(memoryWorkspace({ 'skills/x/SKILL.md': `---\nname: x\ndescription: d\n---\n${text}\n` }))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...secretInText.check(skill, analysis, { budget: standardBudget })].map((finding) => {
      const { line, column } = skill.file.position(finding.at.span!.start)
      return { ...finding, place: `${line}:${column} ${skill.file.slice(finding.at.span!)}` }
    }),
  )
}

/** Made up: letters and digits in no order, the same on each run. */
function random(length: number, letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'): string {
  let state = 17 * length
  return Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return letters[Math.floor((state / 2147483648) * letters.length)]
  }).join('')
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const token = (claims: object, alg = 'RS256') => `${base64({ alg, typ: 'JWT' })}.${base64(claims)}.${random(43)}`
const pem = (lines: string[], kind = 'RSA ') =>
  `-----BEGIN ${kind}PRIVATE KEY-----\n${lines.join('\n')}\n-----END ${kind}PRIVATE KEY-----`

// Parts are joined here so that no scanner takes this file for a leak.
test.each([
  ['AWS access key id', `${'AK'}IA${random(16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}`, 'AKIA'],
  ['GitHub token', `${'gh'}o_${random(36)}`, 'gho_'],
  ['GitHub token', `${'github'}_pat_${random(22)}_${random(59)}`, 'github_pat_'],
  ['Slack token', `${'xo'}xb-804512679031-917305826417-${random(24)}`, 'xoxb-'],
  ['Google API key', `${'AI'}za${random(35)}`, 'AIza'],
  ['Stripe live key', `${'sk'}_live_${random(24)}`, 'sk_live_'],
  ['Anthropic API key', `${'sk'}-ant-api03-${random(93)}AA`, 'sk-ant-'],
  ['OpenAI API key', `${'sk'}-proj-${random(80)}`, 'sk-proj-'],
  ['API key', `${'sk'}-${random(32, '0123456789abcdef')}`, 'sk-'],
  ['npm token', `${'np'}m_${random(36)}`, 'npm_'],
  ['JSON Web Token', token({ sub: 'u-93', iss: 'https://id.acme.dev' }), 'eyJ'],
])('%s %s', (name, secret, start) => {
  const findings = found(`export KEY="${secret}" and ${secret}`)
  expect(findings.map(({ place }) => place)).toEqual([`5:13 ${start}`])
  expect(findings[0]?.name).toBe(name)
  expect(JSON.stringify(findings)).not.toContain(secret.slice(start.length + 4))
})

test.each([
  pem([random(64), random(64), random(20)]),
  `> ${pem([random(64)], '').replaceAll('\n', '\n> ')}`,
  `{"private_key": "${pem([random(64), random(64)], '').replaceAll('\n', '\\n')}"}`,
  pem(['Proc-Type: 4,ENCRYPTED', '', random(64), random(64)], 'EC '),
])('private key %j', (text) => {
  expect(found(text)).toMatchObject([
    { name: expect.stringContaining('private key'), place: expect.stringContaining('-----BEGIN') },
  ])
})

test.each([
  `${'AK'}IAIOSFODNN7EXAMPLE`,
  `${'sk'}-xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx ${'gh'}p_${'0'.repeat(36)} ${'sk'}_live_REPLACE_ME_WITH_YOUR_KEY`,
  `${'sk'}-proj-your-own-key-goes-right-in-this-place-please ${'gh'}p_abcdefghijklmnopqrstuvwxyz0123456789`,
  `${'gh'}p_${random(36)}... ${'sk'}-${random(32)}…`,
  `risk-${random(40)} https://a.dev/task-${random(40)} ${'sk'}-loading-indicator-animation-wrapper-element`,
  `password = "changeme" API_KEY=<token> TOKEN=\${TOKEN}`,
  pem(['MIIEpAIBAAKCAQEA...', '...']),
  pem(['your key', 'in base64']),
  pem(['A'.repeat(64), 'A'.repeat(64)]),
  'Look for `-----BEGIN RSA PRIVATE KEY-----` in the text.',
  token({ sub: '1234567890', name: 'John Doe', iat: 1516239022 }),
  token({ role: 'anon', ref: 'abc' }),
  token({ sub: 'u-93' }, 'none'),
  `eyJhbGciOi.eyJzdWIiOi.${random(30)}`,
])('no secret: %s', (text) => {
  expect(found(text)).toEqual([])
})

test('takes no time out of proportion', () => {
  const begin = '-----BEGIN PRIVATE KEY-----\n'
  const start = performance.now()
  found(begin.repeat(20_000) + 'eyJ'.repeat(50_000) + 'sk-'.repeat(50_000) + 'xoxb-1'.repeat(50_000))
  expect(performance.now() - start).toBeLessThan(2_000)
})
