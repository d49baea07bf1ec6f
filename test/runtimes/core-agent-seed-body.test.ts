import { describe, expect, test } from 'vitest'
import { check } from '../../src/check.ts'
import { standardBudget } from '../../src/options.ts'
import { rules } from '../../src/rules/index.ts'
import { Deployed, skillFile } from './deployed.ts'

const path = '.agents/skills/x'
const withBody = (body: string, files: Record<string, string> = {}, runtime = 'core-agent'): Deployed =>
  new Deployed({ [`${path}/SKILL.md`]: skillFile('x', '', body), ...files }, { runtime })

describe('Body conventions', () => {
  const body = 'Classify it by [the rubric](references/rubric.md).\n'

  test('sibling files by relative path: one that is there is fine, one that is not is an error', () => {
    const missing = (tree: Deployed): unknown[] =>
      check(tree.analysis, rules, { budget: standardBudget })
        .filter(({ rule }) => rule === 'link-missing')
        .map(({ severity, name }) => [severity, name])
    expect(missing(withBody(body, { [`${path}/references/rubric.md`]: 'high' }))).toEqual([])
    expect(missing(withBody(body))).toEqual([['error', 'references/rubric.md']])
  })

  test('siblings are loaded lazily: a large one costs the instructions nothing', () => {
    const small = withBody(body, { [`${path}/references/rubric.md`]: 'high' })
    const large = withBody(body, { [`${path}/references/rubric.md`]: 'high '.repeat(9000) })
    const cost = (tree: Deployed) => tree.analysis.costs.get(tree.skill(path))
    expect(cost(large)?.instructions).toBe(cost(small)?.instructions)
    expect(cost(large)?.metadata).toBe(cost(small)?.metadata)
    expect(cost(large)?.resources).toBe(45_000)
  })

  test('details belong in the body: of the frontmatter, only name and description are in context from the start', () => {
    const file = skillFile('x', 'license: MIT\nmetadata:\n  owner: ops')
    expect(new Deployed({ [`${path}/SKILL.md`]: file }).shown(path).metadata).toBe('x: Does it.')
  })
})

describe('Skills govern how, not what: the framing', () => {
  const says = withBody('Do it.\n').shown(path).framing?.says ?? []

  test.each([
    ['a skill changes neither the task nor its subject', /neither the task nor what the task is about/],
    ['parameters: what the task gave is used, only the rest is obtained', /already gave are used; only what is really/],
    ['a tool or command that is missing: skipped, and no reason to widen the task', /skipped; .* change or widen/],
  ])('three things, in our own words: %s', (_title, words) => {
    expect(says).toHaveLength(3)
    expect(says.filter((line) => words.test(line))).toHaveLength(1)
  })

  test('it comes behind the skill’s own text: the instructions are the body alone', () => {
    expect(withBody('Do it.\n').shown(path).instructions).toBe('\nDo it.\n')
    for (const line of says) expect(withBody('Do it.\n').shown(path).instructions).not.toContain(line)
  })

  test.each(['', '\n', ' \n\t\n', '\r\n\r\n'])('a blank body gets none: %j', (body) => {
    const tree = withBody(body)
    expect(tree.verdict(path).status).toBe('loads')
    expect(tree.shown(path).framing).toBeNull()
    expect(tree.analysis.costs.get(tree.skill(path))?.framing ?? 0).toBe(0)
  })

  test('frontmatter and references are untouched by it', () => {
    const tree = withBody('Do it.\n', { [`${path}/references/a.md`]: 'high' })
    expect(tree.shown(path).metadata).toBe('x: Does it.')
    expect(tree.shown(path).resources).toEqual([{ path: 'references/a.md', why: null }])
    const cost = tree.analysis.costs.get(tree.skill(path))
    expect([...(cost?.byResource ?? [])]).toEqual([['references/a.md', 4]])
  })

  test('it is counted in a column of its own, the same for every body', () => {
    const cost = (body: string, runtime?: string) => {
      const tree = withBody(body, {}, runtime)
      return tree.analysis.costs.get(tree.skill(path))
    }
    expect(cost('Do it.\n')?.framing).toBe(170)
    expect(cost('Do it.\n'.repeat(50))?.framing).toBe(170)
    expect(cost('Do it.\n')?.instructions).toBe(cost('Do it.\n', 'agentskills')?.instructions)
    expect(cost('Do it.\n', 'agentskills')?.framing).toBeNull()
  })

  test('it applies to every skill and in the older release too; ADK on its own adds none', () => {
    expect(withBody('Do it.\n', {}, 'core-agent@2.8').shown(path).framing?.says).toEqual(says)
    expect(withBody('Do it.\n', {}, 'adk-go').shown(path).framing).toBeNull()
  })
})
