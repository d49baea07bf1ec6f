import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { commentCutsValue } from '../../src/rules/comment-cuts-value.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'

/** Line, column and marked text of each finding, and its message. */
function found(text: string): { at: string; message: string }[] {
  const set = readSkills(memoryWorkspace({ 'skills/x/SKILL.md': text }))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...commentCutsValue.check(skill, analysis, { budget: standardBudget })].map(({ at, message }) => {
      const { line, column } = skill.file.position(at.span?.start ?? 0)
      return { at: `${line}:${column} ${skill.file.slice(at.span ?? { start: 0, end: 0 })}`, message }
    }),
  )
}

const places = (text: string): string[] => found(text).map(({ at }) => at)
const block = (lines: string): string => `---\nname: x\n${lines}\n---\nBody.\n`

test('says what is left, and stands on the hash', () => {
  expect(found(block('description: Facts about incident #412 and later ones'))).toEqual([
    {
      at: '3:35 #',
      message:
        '`#412` follows a blank, so YAML takes it and all behind it for a comment. `description` is only ' +
        '`Facts about incident` for every reader. Put the whole value in quotes, or remove the blank before the hash.',
    },
  ])
})

test('any hash behind a description or a step, and cut text in other values and items', () => {
  expect(places(block('description: Sort by # of votes'))).toEqual(['3:22 #'])
  expect(places(block('description: d\nsteps:\n  - Sort # by votes\n  - "Keep #1"'))).toEqual(['5:10 #'])
  expect(places(block('description: d\nmetadata:\n  sources:\n    - issue #445\n    - "issue #446"'))).toEqual([
    '6:13 #',
  ])
  expect(places(block('description: d\ntags: [a, b #c\n  ]'))).toEqual(['4:13 #'])
})

test.each([
  'description: An issue (#412) in C# or issue#413',
  'description: "Post to #general"',
  "description: 'Post' # to whom",
  'description: > # folded\n  Text #1',
  'description: | #x\n  Text #1',
  'description: d\nversion: "1" # the first',
  'description: d\nlicense: MIT # note',
  'description: d\nlicense: MIT ## note',
  'description: d\nmetadata: #here\n  a: b',
  'description: d\n# a line #of its own',
  'description: d # skillproof-ignore key-ignored: wanted',
])('says nothing about %j', (lines) => {
  expect(found(block(lines))).toEqual([])
})

test('shows no long unbroken word', () => {
  const secret = 'abcdefghijklmnop0123456789abcdef'
  expect(JSON.stringify(found(block(`description: d\ntoken: ${secret} #${secret}`)))).not.toContain(secret)
})
