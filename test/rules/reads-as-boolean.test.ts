import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { readsAsBoolean } from '../../src/rules/reads-as-boolean.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'

/** Line, column and marked text of each finding, and its message. */
function found(text: string): { at: string; message: string }[] {
  const set = readSkills(memoryWorkspace({ 'skills/x/SKILL.md': text }))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...readsAsBoolean.check(skill, analysis, { budget: standardBudget })].map(({ at, message }) => {
      const { line, column } = skill.file.position(at.span?.start ?? 0)
      return { at: `${line}:${column} ${skill.file.slice(at.span ?? { start: 0, end: 0 })}`, message }
    }),
  )
}

const places = (text: string): string[] => found(text).map(({ at }) => at)
const block = (lines: string): string => `---\n${lines}\n---\nBody.\n`

test('the fields of the standard and the values of metadata', () => {
  expect(places(block('name: no\ndescription: Off\nlicense: y\nmetadata:\n  a: on\n  b: "on"\n  c: [on]'))).toEqual([
    '2:7 no',
    '3:14 Off',
    '4:10 y',
    '6:6 on',
  ])
})

test.each(['name: "no"', "name: 'no'", 'name: true', 'name: nope', 'name: |\n  no', 'name: !!str no', 'custom: off'])(
  'says nothing about %j',
  (lines) => {
    expect(places(block(lines))).toEqual([])
  },
)
