import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import type { Finding } from '../../src/diagnostic.ts'
import { standardBudget } from '../../src/options.ts'
import { brokenLink } from '../../src/rules/broken-link.ts'
import { linkOutsideTree } from '../../src/rules/link-outside-tree.ts'
import type { SetRule } from '../../src/rules/rule.ts'
import { readSkills } from '../../src/skill/read.ts'
import { type LeftOut, memoryWorkspace } from '../../src/source/workspace.ts'

function found(
  rule: SetRule,
  links: Record<string, LeftOut['reason']>,
  folders: Record<string, string> = {},
): Finding[] {
  const workspace = memoryWorkspace(
    { 'skills/a/SKILL.md': '---\nname: a\ndescription: d\n---\nx\n' },
    { above: ['skills'] },
  )
  const leftOut = Object.entries(links).map(([path, reason]) => ({ path, reason, target: null, why: '' }))
  const set = readSkills({ ...workspace, leftOut, linkedFolders: new Map(Object.entries(folders)) })
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return [...rule.check(analysis, { budget: standardBudget })]
}

const paths = (findings: Finding[]) => findings.map(({ at }) => at.path)

test('a broken link counts where a skill is meant', () => {
  const links = { 'skills/gone': 'link-broken', 'b/SKILL.md': 'link-broken', 'skills/a/x.md': 'link-broken' } as const
  expect(paths(found(brokenLink, links))).toEqual(['skills/gone', 'b/SKILL.md'])
  expect(paths(found(brokenLink, { 'at-the-top': 'link-broken' }))).toEqual(['at-the-top'])
})

test('a link to itself is broken, a link to the folder around it is not', () => {
  const links = { 'skills/self': 'link-loop', 'skills/up': 'link-loop' } as const
  expect(found(brokenLink, links, { 'skills/up': '.' })).toMatchObject([
    { at: { path: 'skills/self', span: null }, message: expect.stringContaining('leads to itself') },
  ])
})

test('a link out of the tree counts in a skill and where one is meant', () => {
  const links = {
    'skills/out': 'link-outside',
    'skills/a/references/x.md': 'link-outside',
    'b/SKILL.md': 'link-outside',
    'docs/x.md': 'link-outside',
    'skills/loop': 'link-loop',
  } as const
  expect(paths(found(linkOutsideTree, links))).toEqual(['skills/out', 'skills/a/references/x.md', 'b/SKILL.md'])
})
