import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { fileNameCase } from '../../src/rules/file-name-case.ts'
import { readSkills } from '../../src/skill/read.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'

const skill = '---\nname: a\ndescription: d\n---\nx\n'

function found(files: Files): string[] {
  const set = readSkills(memoryWorkspace(files))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  const findings = [...fileNameCase.check(analysis, { budget: standardBudget })]
  return findings.map(({ severity = fileNameCase.severity, at }) => `${severity} ${at.path}`)
}

test.each<[Files, string[]]>([
  [{ 'skills/a/skill.md': 'No fields.\n' }, ['error skills/a/skill.md']],
  [{ 'a/SKILL.MD': skill }, ['error a/SKILL.MD']],
  [{ 'skills/group/a/Skill.md': 'No fields.\n' }, ['warning skills/group/a/Skill.md']],
  [{ 'skills/a/SKILL.md': skill, 'skills/a/skill.md': skill }, ['note skills/a/skill.md']],
  [{ 'skills/a/skills.md': skill }, ['note skills/a/skills.md']],
  [{ 'skills/SKILL.md': skill, 'skills/a/skill.md': skill }, ['error skills/a/skill.md']],
])('%j', (files, expected) => {
  expect(found(files)).toEqual(expected)
})

test.each<Files>([
  { 'docs/skills.md': '# Our skills\n' },
  { 'docs/skill.md': '# What a skill is\n' },
  { 'templates/skill.md': '---\nname: "{skill-name}"\ndescription: "{what it does}"\n---\n' },
  { 'skills/a/SKILL.md': skill, 'skills/a/references/skill.md': skill },
])('says nothing about %j', (files) => {
  expect(found(files)).toEqual([])
})
