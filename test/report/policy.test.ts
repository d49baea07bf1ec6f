import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../src/diagnostic.ts'
import { settle } from '../../src/report/policy.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'
import { analysisOf, not, policy, runtime, setOf, spanIn, unmet } from '../reporters/canned.ts'

const text = `---
name: a
description: D.
# skillproof-ignore budget/lines: it is long on purpose
license: x
---
<!-- skillproof-ignore missing-file: made by the build -->
See [x](x.md) and [y](y.md).
See [x](x.md) and [y](y.md).
<!-- skillproof-ignore -->
End.
`
const set = setOf({ 'skills/a/SKILL.md': text, 'skills/b/SKILL.md': '---\nname: b\n---\n' })
const analysis = analysisOf(set, { runtimes: [runtime('agentskills')], targets: ['agentskills'] })

function finding(rule: string, line: number | null, changes: Partial<Diagnostic> = {}): Diagnostic {
  const start = line === null ? 0 : (set.skills[0]?.file.lineStarts[line - 1] ?? 0)
  const span = line === null ? null : { start, end: start + 3 }
  return {
    rule,
    severity: 'error',
    message: 'M.',
    url: 'https://x.test',
    at: { path: 'skills/a/SKILL.md', span },
    ...changes,
  }
}

function settled(...diagnostics: Diagnostic[]) {
  return settle(diagnostics, analysis, policy).diagnostics
}

test('diagnostics stand in the order of file, line, column and rule', () => {
  const other = finding('z', 1, { at: { path: 'README.md', span: { start: 9, end: 10 } } })
  const order = settled(finding('b', 11), finding('b', 2), finding('a', 2), finding('whole', null), other)
  expect(order.map(({ file, start, rule }) => [file, start?.line ?? null, rule])).toEqual([
    ['README.md', null, 'z'],
    ['skills/a/SKILL.md', null, 'whole'],
    ['skills/a/SKILL.md', 2, 'a'],
    ['skills/a/SKILL.md', 2, 'b'],
    ['skills/a/SKILL.md', 11, 'b'],
  ])
})

test('positions count from 1; a file that was not read has none', () => {
  const span = spanIn(set, 'skills/a', 'y.md')
  const [outside, inside] = settled(
    finding('r', 1, { at: { path: 'other.md', span } }),
    finding('r', 1, { at: { path: 'skills/a/SKILL.md', span } }),
  )
  expect([outside?.start, outside?.end, outside?.source]).toEqual([null, null, null])
  expect([inside?.start, inside?.end]).toEqual([
    { line: 8, column: 23 },
    { line: 8, column: 27 },
  ])
})

test('the cause is part of the rule, once', () => {
  const rules = settled(finding('skill-dropped', 1, { cause: 'x' }), finding('skill-dropped/y', 1, { cause: 'y' }))
  expect(rules.map(({ rule }) => rule)).toEqual(['skill-dropped/x', 'skill-dropped/y'])
})

test('what is said twice is said once', () => {
  expect(
    settled(finding('r', 2), finding('r', 2), finding('r', 2, { message: 'Other.' }), finding('q', 2)),
  ).toHaveLength(3)
})

describe('an ignore comment', () => {
  const suppressed = (rule: string, line: number | null, cause?: string) =>
    settled(finding(rule, line, cause === undefined ? {} : { cause }))[0]?.suppressed

  test.each([
    ['its own line', 'missing-file', 7, undefined, 'made by the build'],
    ['the next line', 'missing-file', 8, undefined, 'made by the build'],
    ['not the one after', 'missing-file', 9, undefined, null],
    ['no other rule', 'missing-anchor', 8, undefined, null],
    ['every cause of its rule', 'missing-file', 8, 'gone', 'made by the build'],
    ['not a rule that only starts alike', 'missing-file-case', 8, undefined, null],
    ['the cause that it names', 'budget', 5, 'lines', 'it is long on purpose'],
    ['no other cause', 'budget', 5, 'tokens', null],
    ['every rule where it names none', 'any', 11, undefined, ''],
    ['nothing about the whole file', 'any', null, undefined, null],
  ])('covers %s', (_, rule, line, cause, reason) => {
    expect(suppressed(rule, line, cause)).toBe(reason)
  })

  test('takes a finding out of the counts and of the verdict', () => {
    const { summary } = settle([finding('missing-file', 8), finding('n', 1, { severity: 'note' })], analysis, policy)
    expect(summary).toEqual({
      skills: 2,
      errors: 0,
      warnings: 0,
      notes: 1,
      suppressed: 1,
      waived: 0,
      tokens: { metadata: 43, instructions: 3600, resources: 0 },
      verdict: 'pass',
    })
  })
})

describe('a fingerprint', () => {
  test('is that of the rule, the file and the text of the line, not of its number', () => {
    const moved = setOf({ 'skills/a/SKILL.md': `---\n\n\n${text.slice(4)}` })
    const given = analysisOf(moved, { runtimes: [], targets: [] })
    const at = { path: 'skills/a/SKILL.md', span: spanIn(moved, 'skills/a', 'License'.toLowerCase()) }
    const [after] = settle([finding('r', 5, { at })], given, policy).diagnostics
    const [before] = settled(finding('r', 5))
    expect(after?.start?.line).toBe(7)
    expect(after?.fingerprint).toBe(before?.fingerprint)
    expect(before?.fingerprint).toBe('dc9c00564ab62f29')
  })

  test('tells apart what is alike', () => {
    const all = settled(
      finding('r', 8),
      finding('r', 9),
      finding('q', 8),
      finding('r', null),
      finding('r', null, { message: 'N.' }),
    )
    expect(new Set(all.map(({ fingerprint }) => fingerprint)).size).toBe(5)
    expect(all.every(({ fingerprint }) => /^[0-9a-f]{16}$/.test(fingerprint))).toBe(true)
  })
})

test.each([
  ['error', 'warning', 'pass'],
  ['error', 'error', 'fail'],
  ['warning', 'warning', 'fail'],
  ['warning', 'note', 'pass'],
  ['note', 'note', 'fail'],
  ['never', 'error', 'pass'],
] as const)('with the fail level %s, one %s: %s', (failOn, severity, verdict) => {
  expect(settle([finding('r', 1, { severity })], analysis, { ...policy, failOn }).summary.verdict).toBe(verdict)
})

test('without a skill nothing is checked, whatever the fail level', () => {
  const empty = analysisOf(setOf({ 'README.md': '' }), { runtimes: [], targets: [] })
  expect(settle([], empty, { ...policy, failOn: 'never' }).summary.verdict).toBe('nothing-checked')
})

test('every path that looks like a skill is told of, with why', () => {
  const tree = memoryWorkspace({
    'skills/a/SKILL.md': text,
    'skills/big/SKILL.md': 'x'.repeat(2_000_001),
    'skills/c/skill.md': text,
    'skills/flat.md': text,
    'skills/d/SKILL.md/x': '',
    'skills/e/SKILL.md': '../a/SKILL.md',
  })
  const leftOut = [
    { path: 'node_modules', reason: 'dependency-folder', target: null, why: 'dependencies are not read' },
    { path: 'skills/secret', reason: 'unreadable', target: null, why: 'permission denied' },
  ] as const
  const given = analysisOf(readSkills({ ...tree, leftOut }), { runtimes: [], targets: [] })
  expect(settle([], given, policy).files).toEqual([
    { path: 'node_modules', state: 'left-out', why: 'dependencies are not read' },
    { path: 'skills/a/SKILL.md', state: 'checked', why: null },
    {
      path: 'skills/big/SKILL.md',
      state: 'unreadable',
      why: 'the file has 2000001 bytes, more than the 2000000 that are read',
    },
    { path: 'skills/c/skill.md', state: 'left-out', why: 'looks like a SKILL.md but has another name' },
    { path: 'skills/d/SKILL.md', state: 'left-out', why: 'looks like a SKILL.md but is a folder' },
    {
      path: 'skills/e/SKILL.md',
      state: 'left-out',
      why: 'a link to skills/a/SKILL.md that was checked out as a text file',
    },
    {
      path: 'skills/flat.md',
      state: 'left-out',
      why: 'looks like a SKILL.md but stands in the skills folder itself, under a name of its own',
    },
    { path: 'skills/secret', state: 'unreadable', why: 'permission denied' },
  ])
})

test('a withheld skill has the line of its runtime, if it is a target', () => {
  const needy = unmet('a', 'kubectl (not on PATH); gcloud (not on PATH)')
  const budget = not('withheld', 'shadowed', 'Another skill of this name is read first.')
  const given = analysisOf(set, {
    runtimes: ['codex', 'core-agent', 'opencode'].map(runtime),
    targets: ['codex', 'core-agent'],
    verdicts: { 'skills/a': { 'core-agent': needy, opencode: budget }, 'skills/b': { codex: budget } },
  })
  expect(settle([], given, policy).withheld).toEqual([
    {
      path: 'skills/a',
      name: 'a',
      runtime: 'core-agent',
      line: 'core-agent: skills: a: unmet "requires:" — kubectl (not on PATH); gcloud (not on PATH) — NOT loaded',
    },
    { path: 'skills/b', name: 'b', runtime: 'codex', line: 'Another skill of this name is read first.' },
  ])
})
