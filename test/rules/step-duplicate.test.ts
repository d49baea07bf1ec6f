import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { stepDuplicate } from '../../src/rules/step-duplicate.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'

/** Line, column and marked text of each finding, and its message. */
function found(text: string): { at: string; message: string }[] {
  const set = readSkills(memoryWorkspace({ 'skills/x/SKILL.md': text }))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...stepDuplicate.check(skill, analysis, { budget: standardBudget })].map(({ at, message }) => {
      const { line, column } = skill.file.position(at.span?.start ?? 0)
      return { at: `${line}:${column} ${skill.file.slice(at.span ?? { start: 0, end: 0 })}`, message }
    }),
  )
}

const places = (text: string): string[] => found(text).map(({ at }) => at)
const body = (text: string): string => `---\nname: x\ndescription: d\n---\n${text}`

test('in the frontmatter and in numbered lists', () => {
  expect(places('---\nname: x\ndescription: d\nsteps:\n  - Weigh it\n  - "Weigh it"\n---\n')).toEqual([
    '6:5 "Weigh it"',
  ])
  expect(places(body('1. Weigh it\n2. Knead\n3. Weigh  it\n'))).toEqual(['7:4 Weigh  it'])
})

test.each([
  '1. Run it:\n   ```\n   a\n   ```\n2. Run it:\n   ```\n   b\n   ```\n',
  '1. [what to do]\n2. [what to do]\n',
  '1. …\n2. …\n',
  '1. Wait\n2. Wait\n',
  '- Weigh it\n- Weigh it\n',
  '1. Weigh it\n\nText.\n\n1. Weigh it\n',
  '1. Weigh it\n   1. Weigh it\n',
])('says nothing about %j', (text) => {
  expect(places(body(text))).toEqual([])
})
