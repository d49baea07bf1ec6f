import { describe, expect, test } from 'vitest'
import { settle } from '../../src/report/policy.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'
import { Deployed, type Given, skillFile } from './deployed.ts'

const root = '.agents/skills'
const config = { '.agents/config.json': '{}' }
const userRoots = ['home/.agents', 'home/.core-agent']
const load = (files: Files, given: Given = {}): Deployed =>
  new Deployed({ ...config, ...files }, { userRoots, binaries: [], ...given })
const needy = (name: string): string => skillFile(name, 'requires: [kubectl]')
const broken = '---\nname: b\n---\nB\n'

describe('The loader', () => {
  test('1: missing directories are silently skipped', () => {
    const tree = load({ 'home/.core-agent/skills/x/SKILL.md': skillFile('x') })
    expect(tree.statuses()).toEqual({ 'home/.core-agent/skills/x': 'loads' })
    expect(tree.analysis.recipes.flatMap(({ problems }) => problems)).toEqual([])
  })

  test('2: all frontmatters of the merged view are listed, and one that cannot be read ends it', () => {
    const files = { [`${root}/a/SKILL.md`]: skillFile('a'), 'home/.core-agent/skills/b/SKILL.md': broken }
    const tree = load(files)
    expect(tree.codes(`${root}/a`)).toEqual(['sibling-broken'])
    expect(tree.reasons(`${root}/a`)[0]?.related?.path).toBe('home/.core-agent/skills/b/SKILL.md')
    expect(tree.verdict('home/.core-agent/skills/b')).toMatchObject({ blast: 'catalog', silent: false })
  })

  test('2: a SKILL.md that cannot be opened ends it as well', () => {
    const tree = memoryWorkspace({ ...config, [`${root}/a/SKILL.md`]: skillFile('a'), [`${root}/b/SKILL.md`]: broken })
    const read: typeof tree.read = (path, limit) =>
      path === `${root}/b/SKILL.md` ? { why: 'permission denied' } : tree.read(path, limit)
    const found = new Deployed({ ...tree, read })
    expect(found.codes(`${root}/b`)).toEqual(['file-unreadable'])
    expect(found.codes(`${root}/a`)).toEqual(['sibling-broken'])
  })

  test('3: each skill’s requires is resolved, and what this runtime cannot serve is withheld', () => {
    const tree = load({ [`${root}/a/SKILL.md`]: needy('a'), [`${root}/b/SKILL.md`]: skillFile('b', 'requires: shell') })
    expect(tree.statuses()).toEqual({ a: 'withheld', b: 'loads' })
  })

  test('4: the survivors are offered, or nothing is', () => {
    expect(load({ [`${root}/a/SKILL.md`]: needy('a'), [`${root}/b/SKILL.md`]: skillFile('b') }).infos()).toHaveLength(1)
    expect(load({ [`${root}/a/SKILL.md`]: needy('a') }).infos()).toEqual([])
  })
})

describe('What skills.Load returns', () => {
  const tree = load({
    [`${root}/c/SKILL.md`]: skillFile('c', 'requires: 7'),
    [`${root}/a/SKILL.md`]: needy('a'),
    [`${root}/b/SKILL.md`]: skillFile('b'),
  })

  test('Infos: name and description of each loaded skill', () => {
    expect(tree.infos()).toEqual([{ name: 'b', description: 'Does it.' }])
    expect(tree.shown(`${root}/b`).metadata).toBe('b: Does it.')
  })

  test('Dropped: name and reason of each withheld skill, by name', () => {
    const given = { failOn: 'error', quiet: false, version: '0', encoding: 'o200k_base' } as const
    const { withheld } = settle([], tree.analysis, given)
    const says = (name: string, why: string): string => `core-agent: skills: ${name}: ${why} — NOT loaded`
    expect(withheld.map(({ name, line }) => [name, line])).toEqual([
      ['a', says('a', 'unmet "requires:" — kubectl (not on PATH)')],
      ['c', says('c', 'malformed "requires:" — must be a string or a list of strings')],
    ])
  })
})

describe('Empty bundles', () => {
  test('a .agents/skills without any SKILL.md is a no-op: no verdict, no error', () => {
    for (const file of ['.gitkeep', 'x/notes.md']) {
      const tree = load({ [`${root}/${file}`]: 'n' })
      expect(tree.statuses()).toEqual({})
      expect(tree.analysis.recipes.flatMap(({ problems }) => problems)).toEqual([])
    }
  })

  test('it can be scaffolded in advance: a folder without a SKILL.md harms none beside it', () => {
    const tree = load({ [`${root}/later/references/a.md`]: 'a', [`${root}/x/SKILL.md`]: skillFile('x') })
    expect(tree.statuses()).toEqual({ x: 'loads' })
  })

  test('the same holds for the fallback roots: an empty one contributes nothing', () => {
    const tree = load({
      [`${root}/x/SKILL.md`]: skillFile('x'),
      'home/.agents/skills/.gitkeep': '',
      'home/.core-agent/skills/.gitkeep': '',
    })
    expect(tree.verdict(`${root}/x`)).toMatchObject({ status: 'loads', reasons: [] })
  })

  test('a SKILL.md of no bytes is no empty bundle: it ends the listing', () => {
    const tree = load({ [`${root}/a/SKILL.md`]: '', [`${root}/x/SKILL.md`]: skillFile('x') })
    expect(tree.codes(`${root}/a`)).toEqual(['frontmatter-missing'])
    expect(tree.codes(`${root}/x`)).toEqual(['sibling-broken'])
  })
})

describe('What’s not covered today', () => {
  test('versioning: a version is neither surfaced nor enforced, and the dropped key is named', () => {
    const tree = load({ [`${root}/x/SKILL.md`]: skillFile('x', 'version: not-a-version') })
    const [reason] = tree.reasons(`${root}/x`)
    expect(tree.verdict(`${root}/x`)).toMatchObject({ status: 'loads', description: 'Does it.' })
    expect(reason).toMatchObject({ code: 'key-ignored', effect: 'ignored', name: 'version' })
    expect(reason?.message).toBe('`version` is no key of this runtime and is left out.')
    expect(tree.shown(`${root}/x`).metadata).not.toContain('not-a-version')
  })

  test('versioning: one directory per major version, and both load', () => {
    const tree = load({ [`${root}/x-v1/SKILL.md`]: skillFile('x-v1'), [`${root}/x-v2/SKILL.md`]: skillFile('x-v2') })
    expect(tree.statuses()).toEqual({ 'x-v1': 'loads', 'x-v2': 'loads' })
  })
})
