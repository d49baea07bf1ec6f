import { describe, expect, test } from 'vitest'
import { coreAgentFormat } from '../../src/recipes/core-agent.ts'
import type { RecipeProblem } from '../../src/recipes/recipe.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'
import { analyse, diagnose } from '../analyse.ts'
import { skillFile } from './deployed.ts'

const root = '.agents/skills'
const skills = {
  [`${root}/jira-triage/SKILL.md`]: skillFile('jira-triage'),
  [`${root}/data-export/SKILL.md`]: skillFile('data-export'),
}
const documented = ['skill:jira-triage', 'skill:data-export']

function gated(permissions: object, files: Files = skills): readonly RecipeProblem[] {
  const workspace = memoryWorkspace({ ...files, '.agents/config.json': JSON.stringify({ permissions }) })
  return coreAgentFormat.read(workspace, '.agents', { userRoots: [] })!.problems
}

const told = (permissions: object, files?: Files): unknown[] =>
  gated(permissions, files).map(({ code, name }) => [code, name])

const marked = ({ file, span }: RecipeProblem): string => (span ? file.slice(span) : '')

describe('Permission gating', () => {
  test('every skill invocation goes through the gate: a mode that allows nothing else lets none load', () => {
    const [problem] = gated({ mode: 'allow', allow: ['read_file:*'] })
    expect(problem).toMatchObject({ code: 'skills-denied', severity: 'warning', name: 'skill:*' })
    expect(marked(problem!)).toBe('"allow"')
  })

  test('under the skill namespace: a pattern of another namespace allows no skill', () => {
    for (const pattern of ['mcp:*', 'bash:load_skill*', 'load_skill:*', 'skills:*']) {
      expect(told({ mode: 'allow', allow: [pattern] })).toEqual([['skills-denied', 'skill:*']])
    }
  })

  test('the page’s own allowlist never matches, and the pattern that works is told', () => {
    const problems = gated({ allow: documented })
    expect(problems.map(({ code }) => code)).toEqual(['skills-denied'])
    expect(problems[0]?.message).toContain('Add `skill:*` to `permissions.allow`.')
    expect(problems[0]?.message).toContain('`skill:jira-triage` never matches')
    expect(problems[0]?.message).toContain('`load_skill {"name":"…"}`')
  })

  test('the page’s own pattern beside one that works is dead, and is told at its place', () => {
    const problems = gated({ mode: 'allow', allow: ['skill:*', ...documented] })
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['permission-pattern-dead', 'note'],
      ['permission-pattern-dead', 'note'],
    ])
    expect(problems.map(marked)).toEqual(['"skill:jira-triage"', '"skill:data-export"'])
    expect(problems[0]?.message).toContain('Write `skill:load_skill {"name":"jira-triage"}`, or `skill:*`')
  })

  test('the page’s own pattern denies nothing either', () => {
    const [problem, ...others] = gated({ mode: 'yolo', deny: ['skill:jira-triage'] })
    expect(others).toEqual([])
    expect(problem).toMatchObject({ code: 'permission-pattern-dead', name: 'skill:jira-triage' })
    expect(problem?.message).toContain('so it denies nothing')
  })

  test.each([
    ['skill:*', true],
    ['skill:load_skill*', true],
    ['skill:load_skill {"name":"jira-triage"}', true],
    ['skill:*jira-triage*', true],
    ['skill:**', true],
    ['*', true],
    ['skill:list_skills*', false],
    ['skill:jira-triage', false],
    ['skill:jira-triage*', false],
    ['skill:load_skill', false],
    ['load_skill', false],
  ])('Allowlist patterns look like: %s allows a skill to be loaded: %s', (pattern, works) => {
    const codes = gated({ mode: 'allow', allow: [pattern] }).map(({ code }) => code)
    expect(codes.includes('skills-denied')).toBe(!works)
  })

  test('the detail string is <skill_name> <json-args> on the page; what is compared is the tool’s name and its arguments', () => {
    expect(told({ mode: 'allow', allow: ['skill:jira-triage {"name":"jira-triage"}'] })).toEqual([
      ['skills-denied', 'skill:*'],
    ])
    expect(told({ mode: 'allow', allow: ['skill:load_skill {"name":"jira-triage"}'] })).toEqual([])
  })

  test('(truncated): arguments beyond 200 bytes are cut, and an exact pattern of the whole never matches', () => {
    const long = 'x'.repeat(300)
    const files = { [`${root}/${long}/SKILL.md`]: skillFile(long) }
    expect(told({ mode: 'allow', allow: [`skill:load_skill {"name":"${long}"}`] }, files)).toEqual([
      ['skills-denied', 'skill:*'],
    ])
    expect(told({ mode: 'allow', allow: ['skill:load_skill {"name":"xxx*'] }, files)).toEqual([])
  })

  test.each([
    ['allow', 'denies what no pattern allows'],
    ['plan', 'denies what no pattern allows'],
    ['ask', 'without a terminal it denies'],
    ['acceptEdits', 'without a terminal it denies'],
  ])('the mode %s without a pattern: %s', (mode, words) => {
    const problems = gated({ mode })
    expect(problems.map(({ code }) => code)).toEqual(['skills-denied'])
    expect(problems[0]?.message).toContain(words)
  })

  test('Skip gating entirely with permissions.mode: yolo', () => {
    expect(gated({ mode: 'yolo' })).toEqual([])
    expect(gated({ mode: 'yolo', allow: ['bash:ls *'] })).toEqual([])
    expect(told({ mode: 'yolo', allow: documented })).toEqual(
      documented.map((pattern) => ['permission-pattern-dead', pattern]),
    )
  })
})

describe('The loader, step 5', () => {
  test('5: If a permission gate is configured, it wraps the toolset', () => {
    expect(told({ mode: 'allow' })).toEqual([['skills-denied', 'skill:*']])
    expect(told({ mode: 'allow' }, { '.agents/AGENTS.md': 'Be brief.\n' })).toEqual([])
  })

  test('5: without any setting of permissions nothing is told: whether somebody is there to answer is not in the files', () => {
    expect(gated({})).toEqual([])
    expect(gated({ plan_mode: 'required' })).toEqual([])
  })

  test('5: a gate changes no verdict: the skill is loaded and offered, only the call is denied', async () => {
    const files = { ...skills, '.agents/config.json': '{"permissions": {"mode": "allow"}}' }
    const { verdicts } = await analyse(files, ['core-agent'])
    expect([...verdicts.values()].map((each) => each.get('core-agent')?.status)).toEqual(['loads', 'loads'])
    const found = await diagnose(files, ['core-agent'])
    expect(found.map(({ rule, severity }) => [rule, severity])).toEqual([['recipe-problem/skills-denied', 'warning']])
  })
})

describe('What’s not covered today: entries', () => {
  test('Hot reload: the report knows one state of the files, and two runs over it are the same', async () => {
    const files = { ...skills, '.agents/config.json': '{}' }
    expect(await diagnose(files, ['core-agent'])).toEqual(await diagnose(files, ['core-agent']))
  })

  test('Per-skill permission scopes: gating is skill:<name> granular, which takes the whole call for it', () => {
    const one = 'skill:load_skill {"name":"jira-triage"}'
    expect(told({ mode: 'allow', allow: [one] })).toEqual([])
    expect(told({ mode: 'allow', allow: ['skill:*'], deny: [one] })).toEqual([])
  })

  test('Per-skill permission scopes: sub-tool gating is not exposed: allowed-tools gates no tool of the agent', async () => {
    const file = { [`${root}/x/SKILL.md`]: skillFile('x', 'allowed-tools: read_file') }
    const builtIns = async (files: Files) => (await analyse(files)).recipes[0]?.scopes[0]?.builtIns
    const config = { '.agents/config.json': '{}' }
    expect(await builtIns({ ...config, ...file })).toEqual(await builtIns({ ...config, ...skills }))
  })

  test('Versioning: the key is dropped and named, and the skill loads', async () => {
    const files = { '.agents/config.json': '{}', [`${root}/x/SKILL.md`]: skillFile('x', 'version: 2.0.0') }
    const named = (await diagnose(files, ['core-agent'])).filter(({ name }) => name === 'version')
    expect(named.map(({ rule }) => rule)).toEqual(['key-ignored/unknown-key'])
  })
})
