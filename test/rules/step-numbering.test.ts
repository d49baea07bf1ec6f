import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { stepNumbering } from '../../src/rules/step-numbering.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'

/** Line, column and marked text of each finding, and its message. */
function found(text: string): { at: string; message: string }[] {
  const set = readSkills(memoryWorkspace({ 'skills/x/SKILL.md': text }))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...stepNumbering.check(skill, analysis, { budget: standardBudget })].map(({ at, message }) => {
      const { line, column } = skill.file.position(at.span?.start ?? 0)
      return { at: `${line}:${column} ${skill.file.slice(at.span ?? { start: 0, end: 0 })}`, message }
    }),
  )
}

const places = (text: string): string[] => found(text).map(({ at }) => at)
const body = (text: string): string => `---\nname: x\ndescription: d\n---\n${text}`

test.each([
  ['1. a\n2. b\n4. c\n', '7:1 4'],
  ['1. a\n2. b\n2. c\n', '7:1 2'],
  ['1. a\n1. b\n2. c\n', '6:1 1'],
  ['8. a\n9. b\n10. c\n9. d\n', '8:1 9'],
  ['- x\n  1. a\n  3. b\n  4. c\n', '7:3 3'],
])('%j', (text, place) => {
  expect(places(body(text))).toEqual([place])
})

test('says what it means', () => {
  expect(found(body('1. a\n2. b\n4. c\n'))[0]?.message).toBe(
    'Number 4 follows 2 in one list. A model reads the numbers as written and a browser counts anew, so "step 4" means ' +
      'two things. Number the steps one by one.',
  )
})

test.each([
  '1. a\n1. b\n1. c\n',
  '0. a\n0. b\n',
  '3. a\n4. b\n5. c\n',
  '10. a\n20. b\n30. c\n',
  '3. a\n2. b\n1. c\n',
  '1. a\n2. b\n3. c\n\nText.\n\n4. d\n5. e\n',
  '1. a\n2. b\n3. c\n\nText.\n\n1. d\n2. e\n',
  '1. a\n2. b\n1. c\n2. d\n',
  '1. a\n3. b\n7. c\n',
  '1. a\n3. b\n',
])('says nothing about %j', (text) => {
  expect(places(body(text))).toEqual([])
})
