import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { tabAfterColon } from '../../src/rules/tab-after-colon.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'

/** Line, column and marked text of each finding, and its message. */
function found(text: string): { at: string; message: string }[] {
  const set = readSkills(memoryWorkspace({ 'skills/x/SKILL.md': text }))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...tabAfterColon.check(skill, analysis, { budget: standardBudget })].map(({ at, message }) => {
      const { line, column } = skill.file.position(at.span?.start ?? 0)
      return { at: `${line}:${column} ${skill.file.slice(at.span ?? { start: 0, end: 0 })}`, message }
    }),
  )
}

const places = (text: string): string[] => found(text).map(({ at }) => at)
const block = (lines: string): string => `---\nname: x\n${lines}\n---\nBody.\n`

test('stands on the first tab of each pair, however deep', () => {
  expect(places(block('description:\td'))).toEqual(['3:13 \t'])
  expect(places(block('description: d\nmetadata: \t\n  a : \tb\n  "c":\t"d"'))).toEqual(['4:11 \t', '5:7 \t', '6:7 \t'])
  expect(places(block('description: d\ntools:\n  - one:\ttwo'))).toEqual(['5:9 \t'])
})

test('says nothing about tabs in and behind values', () => {
  expect(places(block('description: a\tb\t'))).toEqual([])
  expect(places(block('description: "a:\tb"'))).toEqual([])
  expect(places(block('description: >-\n  a:\tb'))).toEqual([])
})
