import { describe, expect, test } from 'vitest'
import { memoryWorkspace } from '../../src/source/workspace.ts'
import { Deployed, skillFile } from './deployed.ts'

const project = '.agents/skills'
const content = 'team/skills'
const user = 'home/.agents/skills'
const fallback = 'home/.core-agent/skills'
const config = { '.agents/config.json': '{"content_roots": ["../team"]}' }
const userRoots = ['home/.agents', 'home/.core-agent']
const broken = '---\nname: x\n---\nB\n'

const copies = (roots: readonly string[]): Record<string, string> =>
  Object.fromEntries(roots.map((root) => [`${root}/x/SKILL.md`, skillFile('x')]))

describe('Discovery: the precedence table', () => {
  const order = [project, content, user, fallback]

  test.each(order.map((winner, rank) => [rank + 1, winner] as const))('%i: %s wins over all below it', (rank) => {
    const present = order.slice(rank - 1)
    const tree = new Deployed({ ...config, ...copies(present) }, { userRoots })
    const [winner, ...others] = present.map((root) => `${root}/x`)
    expect(tree.verdict(winner!)).toMatchObject({ status: 'loads', reasons: [] })
    for (const other of others) {
      expect(tree.codes(other)).toEqual(['shadowed'])
      expect(tree.verdict(other)).toMatchObject({ status: 'withheld', name: null, silent: true })
      expect(tree.reasons(other)[0]?.related?.path).toBe(`${winner}/SKILL.md`)
    }
  })

  test('content roots win in the order in which the config lists them', () => {
    const tree = new Deployed({
      '.agents/config.json': '{"content_roots": ["../b", "../a"]}',
      'a/skills/x/SKILL.md': skillFile('x'),
      'b/skills/x/SKILL.md': skillFile('x'),
    })
    expect([tree.codes('b/skills/x'), tree.codes('a/skills/x')]).toEqual([[], ['shadowed']])
  })

  test('a content root outside of the tree is nobody’s folder in it', () => {
    const tree = new Deployed({
      '.agents/config.json': '{"content_roots": ["/team", "../../team"]}',
      '.agents/team/skills/x/SKILL.md': broken,
      [`${project}/x/SKILL.md`]: skillFile('x'),
    })
    expect(tree.verdict(`${project}/x`).status).toBe('loads')
  })

  test('the user’s roots count only where they are given', () => {
    const files = { ...config, ...copies([project, user]), [`${user}/y/SKILL.md`]: '---\nname: y\n---\nB\n' }
    expect(new Deployed(files).codes(`${user}/x`)).toEqual(['sibling-broken'])
    expect(new Deployed(files).codes(`${project}/x`)).toEqual([])
    expect(new Deployed(files, { userRoots }).codes(`${project}/x`)).toEqual(['sibling-broken'])
  })

  test('the user’s root serves a project whose own .agents/skills is there and empty', () => {
    const tree = new Deployed({ ...config, [`${project}/.gitkeep`]: '', ...copies([user]) }, { userRoots })
    expect(tree.statuses()).toEqual({ [`${user}/x`]: 'loads' })
  })
})

describe('Discovery: one virtual filesystem', () => {
  test('collision is by folder name; all other folders of both roots load', () => {
    const files = {
      ...config,
      ...copies([project, user]),
      [`${project}/a/SKILL.md`]: skillFile('a'),
      [`${user}/b/SKILL.md`]: skillFile('b'),
    }
    const tree = new Deployed(files, { userRoots })
    expect(tree.statuses()).toEqual({ a: 'loads', x: 'loads', [`${user}/b`]: 'loads', [`${user}/x`]: 'withheld' })
  })

  test('a project folder without a SKILL.md lets the user’s skill of that name through', () => {
    const files = { ...config, [`${project}/x/notes.md`]: 'n', ...copies([user]) }
    expect(new Deployed(files, { userRoots }).verdict(`${user}/x`).status).toBe('loads')
  })

  test('a broken copy that is fully shadowed is never parsed, so it harms nobody', () => {
    const files = { ...config, ...copies([project]), [`${user}/x/SKILL.md`]: broken }
    const tree = new Deployed(files, { userRoots })
    expect([tree.codes(`${project}/x`), tree.codes(`${user}/x`)]).toEqual([[], ['shadowed']])
  })

  test('a broken copy that wins takes everything down, a good one below it notwithstanding', () => {
    const files = { ...config, [`${project}/x/SKILL.md`]: broken, ...copies([user]) }
    const tree = new Deployed(files, { userRoots })
    expect(tree.codes(`${project}/x`)).toEqual(['description-missing'])
    expect(tree.verdict(`${user}/x`).status).toBe('dropped')
  })

  test('a linked folder that wins hides the real one below it', () => {
    const tree = memoryWorkspace({ ...config, ...copies([project, user]) })
    const linked = { ...tree, linkedFolders: new Map([[`${project}/x`, 'shared/x']]) }
    const found = new Deployed(linked, { userRoots })
    expect([found.codes(`${project}/x`), found.codes(`${user}/x`)]).toEqual([['linked-folder'], ['shadowed']])
  })

  test('older releases merge their roots in the same way', () => {
    const tree = new Deployed({ ...config, ...copies([project, user]) }, { userRoots, runtime: 'core-agent@2.8' })
    expect(tree.codes(`${user}/x`)).toEqual(['shadowed'])
  })

  test('two projects are two filesystems', () => {
    const files = { 'a/.agents/config.json': '{}', 'b/.agents/config.json': '{}' }
    const tree = new Deployed({ ...files, ...copies(['a/.agents/skills']), 'b/.agents/skills/x/SKILL.md': broken })
    expect([tree.codes('a/.agents/skills/x'), tree.codes('b/.agents/skills/x')]).toEqual([[], ['description-missing']])
  })
})

describe('Discovery: requirements of a shadowed skill', () => {
  const needy = skillFile('x', 'requires: [kubectl]')

  test.each([
    ['the winner’s unmet requires withholds it', needy, skillFile('x'), 'requires-unmet'],
    ['a shadowed copy’s requires counts for nothing', skillFile('x'), needy, null],
    ['nor does a shadowed malformed one', skillFile('x'), skillFile('x', 'requires: 7'), null],
  ])('read from the winning copy: %s', (_title, winning, hidden, code) => {
    const files = { ...config, [`${project}/x/SKILL.md`]: winning, [`${user}/x/SKILL.md`]: hidden }
    const tree = new Deployed(files, { userRoots, binaries: [] })
    expect(tree.codes(`${project}/x`)).toEqual(code === null ? [] : [code])
    expect(tree.codes(`${user}/x`)).toEqual(['shadowed'])
  })
})
