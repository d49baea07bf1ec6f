import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { keyValueType } from '../../src/rules/key-value-type.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'

/** Line, column and marked text of each finding, and its message. */
function found(text: string): { at: string; message: string }[] {
  const set = readSkills(memoryWorkspace({ 'skills/x/SKILL.md': text }))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...keyValueType.check(skill, analysis, { budget: standardBudget })].map(({ at, message }) => {
      const { line, column } = skill.file.position(at.span?.start ?? 0)
      return { at: `${line}:${column} ${skill.file.slice(at.span ?? { start: 0, end: 0 })}`, message }
    }),
  )
}

const block = (lines: string): string => `---\nname: x\n${lines}\n---\nBody.\n`

test.each([
  ['argument-hint: [branch]', '4:16 [branch]', 'Put quotes around the whole value, brackets included.'],
  ['disable-model-invocation: "yes"', '4:27 "yes"', 'Write true or false, without quotes.'],
  ['user-invocable: off', '4:17 off', 'Write true or false, without quotes.'],
  ['user-invocable: 1', '4:17 1', 'Write true or false, without quotes.'],
  ['version: 1.0', '4:10 1.0', 'Put it in quotes.'],
  ['effort: on', '4:9 on', 'Put it in quotes.'],
  ['when_to_use:\n  - asked\n  - told', '5:3 - asked', 'Write it as one text in quotes.'],
  ['hooks: none', '4:8 none', 'Write `key: value` lines below it.'],
  ['paths:\n  a: b', '5:3 a: b', 'Write it as one text in quotes.'],
])('%j', (line, place, cure) => {
  const [only, ...more] = found(block(`description: d\n${line}`))
  expect(more).toEqual([])
  expect(only?.at).toBe(place)
  expect(only?.message.endsWith(cure)).toBe(true)
})

test('says what a number costs', () => {
  expect(found(block('description: d\nversion: 1.10'))[0]?.message).toBe(
    '`version: 1.10` is a number for YAML, where text is meant: a reader that converts it writes 1.10 back as 1.1, ' +
      'and one that does not refuses the value. Put it in quotes.',
  )
})

test.each([
  'argument-hint: "[branch]"',
  'argument-hint:',
  'argument-hint: <branch>',
  'user-invocable: true',
  'disable-model-invocation: False',
  'version: 1.0.0',
  'version: "1.0"',
  'paths: ["*.ts"]',
  'arguments: a b',
  'mode: plan',
  'tags: 1.0',
])('says nothing about %j', (line) => {
  expect(found(block(`description: d\n${line}`))).toEqual([])
})
