import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { stepNotText } from '../../src/rules/step-not-text.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'

/** Line, column and marked text of each finding, and its message. */
function found(text: string): { at: string; message: string }[] {
  const set = readSkills(memoryWorkspace({ 'skills/x/SKILL.md': text }))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...stepNotText.check(skill, analysis, { budget: standardBudget })].map(({ at, message }) => {
      const { line, column } = skill.file.position(at.span?.start ?? 0)
      return { at: `${line}:${column} ${skill.file.slice(at.span ?? { start: 0, end: 0 })}`, message }
    }),
  )
}

const places = (text: string): string[] => found(text).map(({ at }) => at)
const steps = (items: string): string => `---\nname: x\ndescription: d\nmetadata:\n  steps:\n${items}\n---\nBody.\n`

test('each item that is no text, with its own words', () => {
  const items =
    '    - Look\n    - 42\n    - yes\n    - 2026-01-01\n    - ""\n    - ~\n    - [a, b]\n    - Note: count\n'
  expect(found(steps(items)).map(({ at, message }) => `${at}: ${message.split('. ')[0]}`)).toEqual([
    '7:7 42: Step 2 of `metadata.steps` is a number, not text',
    '8:7 yes: Step 3 of `metadata.steps` is `yes`, a boolean for readers of YAML 1.1 and not text',
    '9:7 2026-01-01: Step 4 of `metadata.steps` is a date, not text',
    '10:7 "": Step 5 of `metadata.steps` is blank',
    '11:7 ~: Step 6 of `metadata.steps` is null, not text',
    '12:7 [a, b]: Step 7 of `metadata.steps` is a list, not text',
    '13:7 Note: count: Step 8 of `metadata.steps` is a map, not text, because of the colon and blank in it',
  ])
})

test('a list of maps with several keys is told once, on its first line', () => {
  const items = '    - name: Look\n      run: ls\n    - name: Add\n      run: wc\n'
  expect(found(steps(items))).toEqual([
    {
      at: '6:7 name: Look',
      message:
        'Step 1 of `metadata.steps` is a map with several keys, not text. A reader of steps leaves it out or fails on it. ' +
        'Write each step as one text.',
    },
  ])
})

test('text in every style is fine', () => {
  expect(places(steps('    - Look\n    - "42"\n    - |\n      yes\n    - 3 eggs: none'.replace(': none', '')))).toEqual(
    [],
  )
})
