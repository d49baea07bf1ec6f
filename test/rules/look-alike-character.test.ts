import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { lookAlikeCharacter } from '../../src/rules/look-alike-character.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'

function places(frontmatter: string): string[] {
  const set = readSkills(memoryWorkspace({ 'skills/x/SKILL.md': `---\n${frontmatter}\n---\nx\n` }))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...lookAlikeCharacter.check(skill, analysis, { budget: standardBudget })].map(({ at }) => {
      const { line, column } = skill.file.position(at.span!.start)
      return `${line}:${column} ${skill.file.slice(at.span!)}`
    }),
  )
}

test('in a key and in the name', () => {
  expect(places('nаme: x\ndescription: d')).toEqual(['2:2 а'])
  expect(places('name: "dοcs"\ndescription: d')).toEqual(['2:9 ο'])
  expect(places('name: "d\\u043Ecs"\ndescription: d')).toEqual(['2:7 "d\\u043Ecs"'])
})

test.each([
  'name: погода',
  'name: 客户-报告',
  'name: αβγ',
  'name: погода-app',
  'name: naïve-λ',
  'name: x\ndescription: сорy',
])('says nothing about %s', (frontmatter) => {
  expect(places(frontmatter)).toEqual([])
})
