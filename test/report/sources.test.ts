import { expect, test } from 'vitest'
import type { Diagnostic } from '../../src/diagnostic.ts'
import { settle, sourcesOf } from '../../src/report/policy.ts'
import { analysisOf, policy, setOf } from '../reporters/canned.ts'

const token = 'ghp_A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8'
const set = setOf({
  'skills/a/SKILL.md': '---\nname: a\ndescription: D.\n---\nRead references/b.md.\n',
  'skills/a/references/b.md': `First.\nCall it with ${token}.\n`,
})
const analysis = analysisOf(set, { runtimes: [], targets: [] })

function finding(path: string, start: number): Diagnostic {
  return { rule: 'r', severity: 'error', message: 'M.', url: '', at: { path, span: { start, end: start + 4 } } }
}

test('a finding in any file of the tree has a line, a column and its text', () => {
  const [found] = settle([finding('skills/a/references/b.md', 7)], analysis, policy).diagnostics
  expect([found?.start, found?.end]).toEqual([
    { line: 2, column: 1 },
    { line: 2, column: 5 },
  ])
})

test('a secret in such a file is covered', () => {
  const text = sourcesOf(analysis).get('skills/a/references/b.md')?.text
  expect(text).toContain('Call it with ')
  expect(text).not.toContain(token.slice(8))
  expect(text).toHaveLength(`First.\nCall it with ${token}.\n`.length)
})

test('a folder and a file that is not there have none', () => {
  const sources = sourcesOf(analysis)
  expect([sources.get('skills/a'), sources.get('nowhere.md')]).toEqual([null, null])
})
