import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { secondFrontmatter } from '../../src/rules/second-frontmatter.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'

/** Line, column and marked text of each finding, and its message. */
function found(text: string): { at: string; message: string }[] {
  const set = readSkills(memoryWorkspace({ 'skills/x/SKILL.md': text }))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...secondFrontmatter.check(skill, analysis, { budget: standardBudget })].map(({ at, message }) => {
      const { line, column } = skill.file.position(at.span?.start ?? 0)
      return { at: `${line}:${column} ${skill.file.slice(at.span ?? { start: 0, end: 0 })}`, message }
    }),
  )
}

const places = (text: string): string[] => found(text).map(({ at }) => at)
const first = '---\nname: x\ndescription: d\n---\n'

test('names the keys that nobody reads', () => {
  expect(found(`${first}\n---\nversion: 2\ntags:\n  - a\n---\nText.\n`)).toEqual([
    {
      at: '6:1 ---',
      message:
        'A second block of keys stands under the first. No runtime reads its keys (`version`, `tags`): ' +
        'to the model it is body text. Move what counts into the first block and remove this one.',
    },
  ])
  expect(places(`${first}---\r\nname: y\r\n---\r\n`)).toEqual(['5:1 ---'])
})

test.each([
  '---\nNote: a setext heading\n---\n',
  '---\n\n# Title\n\n---\n',
  'Text.\n\n---\nname: y\nversion: 2\n---\n',
  '---\nname: y\nversion: 2\n',
  '---\nFirst: one\nand a sentence\n---\n',
  '```\n---\nname: y\nversion: 2\n---\n```\n',
])('says nothing about %j', (body) => {
  expect(places(first + body)).toEqual([])
})
