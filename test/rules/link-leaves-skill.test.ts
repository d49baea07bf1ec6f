import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { linkLeavesSkill } from '../../src/rules/link-leaves-skill.ts'
import { readSkills } from '../../src/skill/read.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'

function messages(text: string, files: Files = {}, roots: readonly string[] = ['.'], of = 'skills/x'): string[] {
  const workspace = memoryWorkspace({ 'skills/x/SKILL.md': `---\nname: x\ndescription: d\n---\n${text}`, ...files })
  const set = readSkills({ ...workspace, roots })
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  const skill = set.skills.find(({ path }) => path === of)!
  return [...linkLeavesSkill.check(skill, analysis, { budget: standardBudget })].map(({ message }) => message)
}

test('says whether the target is there', () => {
  const text = '[a](../../docs/a.md)'
  expect(messages(text, { 'docs/a.md': '' })[0]).toContain('It works in this repository, and breaks')
  expect(messages(text)[0]).toContain('here the file is not there either')
  expect(messages(text, {}, ['skills/x'])[0]).toContain('skill. It breaks where the skill is installed alone.')
  expect(messages('[a](../../../../a.md)')[0]).toContain('skill. It breaks where the skill is installed alone.')
})

test('sends to another skill by its name', () => {
  const files = { 'skills/y/SKILL.md': '---\nname: y\ndescription: d\n---\n' }
  expect(messages('[y](../y/SKILL.md#use)', files)[0]).toContain('Call the other skill by its name')
  expect(messages('[y](../y)', files)).toHaveLength(1)
})

test('a skill inside another travels with it', () => {
  const files = { 'skills/x/sub/SKILL.md': '---\nname: sub\ndescription: d\n---\n[a](../a.md) [b](../b.md)\n' }
  expect(messages('', { ...files, 'skills/x/a.md': '' }, ['.'], 'skills/x/sub')).toEqual([
    expect.stringContaining('`../b.md` leads out of the skill'),
  ])
})

test.each([
  '[a](references/../a.md) [b](./../x/a.md)',
  '[a](../guide/intro) [b](../{name}/SKILL.md) [c](../../path/to/a.md) [d](.../a.md)',
  '[a](https://example.com/../../a.md) [b](/../a.md) [c](..\\a.md)',
  '`[a](../a.md)`',
])('says nothing about %s', (text) => {
  expect(messages(text)).toEqual([])
})
