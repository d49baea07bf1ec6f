import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { allowedToolsWildcard } from '../../src/rules/allowed-tools-wildcard.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'

/** Line, column and marked text of each finding, and its message. */
function found(text: string): { at: string; message: string }[] {
  const set = readSkills(memoryWorkspace({ 'skills/x/SKILL.md': text }))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...allowedToolsWildcard.check(skill, analysis, { budget: standardBudget })].map(({ at, message }) => {
      const { line, column } = skill.file.position(at.span?.start ?? 0)
      return { at: `${line}:${column} ${skill.file.slice(at.span ?? { start: 0, end: 0 })}`, message }
    }),
  )
}

const places = (text: string): string[] => found(text).map(({ at }) => at)
const block = (lines: string): string => `---\nname: x\n${lines}\n---\nBody.\n`

test('each star without a server, in both forms', () => {
  expect(places(block('description: d\nallowed-tools: mcp__* Read mcp__board__*'))).toEqual(['4:16 mcp__*'])
  expect(places(block('description: d\nallowed-tools:\n  - Read\n  - mcp__*__list'))).toEqual(['6:5 mcp__*__list'])
  expect(places(block('description: d\nallowed-tools: mcp__board mcp__board__list_* Bash(*)'))).toEqual([])
})

test('is a warning where Claude Code is a target', () => {
  const set = readSkills(memoryWorkspace({ 'a/x/SKILL.md': block('description: d\nallowed-tools: mcp__*') }))
  const targetsOf = () => [{ id: 'claude-code', why: 'asked for', asked: true }]
  const analysis: Analysis = {
    set,
    recipes: [],
    runtimes: [],
    verdicts: new Map(),
    costs: new Map(),
    reach: [],
    mentionsOf: () => [],
    targetsOf,
  }
  const findings = set.skills.flatMap((skill) => [
    ...allowedToolsWildcard.check(skill, analysis, { budget: standardBudget }),
  ])
  expect(findings).toMatchObject([{ severity: 'warning', runtimes: ['claude-code'], name: 'mcp__*' }])
})
