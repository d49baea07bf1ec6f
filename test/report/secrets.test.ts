import { expect, test } from 'vitest'
import { check } from '../../src/check.ts'
import { standardBudget } from '../../src/options.ts'
import { settle } from '../../src/report/policy.ts'
import { reporters } from '../../src/reporters/index.ts'
import { rules } from '../../src/rules/index.ts'
import { covered, findSecrets } from '../../src/skill/secrets.ts'
import { analyse } from '../analyse.ts'

const token = ['gh', 'p_', 'Zr7Kq2VbN9xWm4TcJ8', 'Ls3HdYf6GpQ1RaE5Uo'].join('')
const screen = { columns: 80, colour: false, link: () => null }

test.each(reporters.map((reporter) => [reporter.id, reporter] as const))(
  '%s never shows a secret',
  async (_id, reporter) => {
    const analysis = await analyse({
      'skills/push/SKILL.md': `---\nname: push\ndescription: Pushes with ${token}.\nsteps:\n  - Use ${token}\n---\n1. Use ${token} and [x](missing.md).\n`,
    })
    const diagnostics = check(analysis, rules, { budget: standardBudget, profile: 'default' })
    const report = settle(diagnostics, analysis, {
      failOn: 'error',
      quiet: false,
      version: '0',
      encoding: 'o200k_base',
    })
    expect(report.diagnostics.map(({ rule }) => rule)).toContain('secret-in-text')
    const text = covered(reporter.render(report, screen), report.secrets)
    expect(text).not.toContain(token.slice(4))
    for (const { source } of report.diagnostics) expect(source?.text ?? '').not.toContain(token.slice(4))
  },
)

test('a covered text keeps its length', () => {
  const text = `Use ${token} twice: ${token}.`
  expect(covered(text, findSecrets(text))).toHaveLength(text.length)
})
