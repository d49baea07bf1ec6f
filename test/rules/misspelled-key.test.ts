import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { misspelledKey } from '../../src/rules/misspelled-key.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'

/** Line, column and marked text of each finding, and its message. */
function found(text: string): { at: string; message: string }[] {
  const set = readSkills(memoryWorkspace({ 'skills/x/SKILL.md': text }))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...misspelledKey.check(skill, analysis, { budget: standardBudget })].map(({ at, message }) => {
      const { line, column } = skill.file.position(at.span?.start ?? 0)
      return { at: `${line}:${column} ${skill.file.slice(at.span ?? { start: 0, end: 0 })}`, message }
    }),
  )
}

const places = (text: string): string[] => found(text).map(({ at }) => at)
const block = (lines: string): string => `---\nname: x\n${lines}\n---\nBody.\n`

test('names the key that is meant', () => {
  expect(found(block('description: d\nuser-invokable: false'))).toEqual([
    {
      at: '4:1 user-invokable',
      message:
        '`user-invokable` is no key that a client documents; `user-invocable` is probably meant. ' +
        'An unknown key is passed over without a word, and what it says is lost. Write `user-invocable`.',
    },
  ])
})

test.each([
  ['descripton', 'description'],
  ['allowedTools', 'allowed-tools'],
  ['allowed-tool', 'allowed-tools'],
  ['Name', 'name'],
  ['nmae', 'name'],
  ['licence', 'license'],
  ['when-to-use', 'when_to_use'],
  ['setps', 'steps'],
  ['meta-data', 'metadata'],
  ['compatability', 'compatibility'],
])('%s is %s', (written, meant) => {
  const [only, ...more] = found(`---\n${written}: a\n---\nBody.\n`)
  expect(more).toEqual([])
  expect(only?.message).toContain(`\`${meant}\` is probably meant`)
})

test.each([
  'whenToUse',
  'tags',
  'authors',
  'tools',
  'title',
  'mode',
  'models',
  'content',
  'page',
  'step',
  'names',
  'path',
  'type',
  'x',
])('says nothing about %s', (written) => {
  expect(places(`---\n${written}: a\n---\nBody.\n`)).toEqual([])
})

test('says nothing where the right key stands too', () => {
  expect(places(block('description: d\nuser_invocable: true\nuser-invocable: true'))).toEqual([])
})
