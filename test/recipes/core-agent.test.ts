import { describe, expect, test } from 'vitest'
import { readRecipes } from '../../src/recipes/index.ts'
import type { Given, Recipe, Scope } from '../../src/recipes/recipe.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'

const SKILL = '---\nname: x\ndescription: d\n---\nB\n'

function readOne(files: Files, given: Given = { userRoots: [] }, path = '.agents'): Recipe {
  const recipes = readRecipes(memoryWorkspace({ '.agents/skills/x/SKILL.md': SKILL, ...files }), [path], given)
  expect(recipes).toHaveLength(1)
  return recipes[0]!
}

function absent(scope: Scope | undefined): Record<string, string> {
  const missing = (scope?.builtIns ?? []).filter((tool) => !tool.registered)
  return Object.fromEntries(missing.map(({ name, why }) => [name, why]))
}

describe('built-ins and why they are absent', () => {
  test.each<readonly [string, Files, string, string | undefined]>([
    ['the shell, by default', { '.agents/config.json': '{}' }, 'bash', undefined],
    ['without a config at all', {}, 'bash', undefined],
    [
      'a kind of task',
      { '.agents/config.json': '{"session": {"task_class": "review"}}' },
      'bash',
      'session.task_class drops it',
    ],
    [
      'a kind of task that plans',
      { '.agents/config.json': '{"session": {"task_class": "debug"}}' },
      'record_plan',
      undefined,
    ],
    ['an implementing task', { '.agents/config.json': '{"session": {"task_class": "implement"}}' }, 'bash', undefined],
    [
      'the old name of the plan mode',
      { '.agents/config.json': '{"permissions": {"require_plan_artifact": true}}' },
      'record_plan',
      undefined,
    ],
    [
      'the plan mode is off',
      { '.agents/config.json': '{"permissions": {"plan_mode": "off"}}' },
      'record_plan',
      'no plan mode is on',
    ],
    ['hosts that may be fetched', { '.agents/config.json': '{"url_scope": {"allow": ["*"]}}' }, 'fetch_url', undefined],
    [
      'an empty list of hosts',
      { '.agents/config.json': '{"url_scope": {"allow": []}}' },
      'fetch_url',
      'url_scope.allow is empty',
    ],
    [
      'an alert target',
      { '.agents/config.json': '{"alerts": {"targets": [{"name": "a", "url_env": "A"}]}}' },
      'alert',
      undefined,
    ],
    [
      'an alert target whose variable is not set',
      {
        '.agents/config.json': '{"alerts": {"targets": [{"name": "a", "url_env": "A"}]}}',
        'skillproof.yml': 'recipes: [{path: .agents, environment: [B]}]\n',
      },
      'alert',
      'no alert target can be reached: A is not set',
    ],
    [
      'a program that is not known',
      { '.agents/config.json': '{}' },
      'sciontool_status',
      'sciontool is not known to be on PATH',
    ],
    [
      'a program that is listed',
      { '.agents/config.json': '{}', 'skillproof.yml': 'recipes: [{path: .agents, binaries: [sciontool, sh]}]\n' },
      'sciontool_status',
      undefined,
    ],
  ])('%s', (_title, files, tool, why) => expect(absent(readOne(files).scopes[0])[tool]).toBe(why))
})

describe('servers', () => {
  const servers = (...keys: string[]): string =>
    JSON.stringify({
      servers: Object.fromEntries(keys.map((key) => [key, { transport: 'http', url: 'u', read_only: key === 'ro' }])),
    })

  test('the first definition of a key wins: project, ~/.agents, ~/.core-agent', () => {
    const files = {
      '.agents/mcp.json': servers('a', 'ro'),
      'u/mcp.json': servers('a', 'b.c'),
      'v/mcp.json': servers('b.c'),
    }
    const found = readOne(files, { userRoots: ['u', 'v'] }).scopes[0]!.servers!
    expect(found.map(({ key, prefix, declared, readOnly }) => [key, prefix, declared.path, readOnly])).toEqual([
      ['a', 'a_', '.agents/mcp.json', false],
      ['ro', 'ro_', '.agents/mcp.json', true],
      ['b.c', 'b_c_', 'u/mcp.json', false],
    ])
  })

  test('a key that JavaScript has a meaning for is a key like any other', () => {
    const files = {
      '.agents/mcp.json':
        '{"servers": {"__proto__": {"transport": "http", "url": "u"}, "constructor": {"transport": "http", "url": "u"}}}',
    }
    const found = readOne(files).scopes[0]!.servers!
    expect(found.map(({ prefix }) => prefix)).toEqual(['__proto___', 'constructor_'])
  })
})

describe('sub-agents', () => {
  const tree = {
    '.agents/mcp.json': '{"servers": {"a": {"transport": "http", "url": "u"}, "b": {"transport": "http", "url": "u"}}}',
    '.agents/skills/y/SKILL.md': SKILL,
    'c/mcp.json': '{"servers": {"b": {"transport": "http", "url": "u"}}}',
    'c/skills/z/SKILL.md': SKILL,
    'c/AGENTS.md': 'Be brief.\n',
    'c/AGENTS.d/10.md': 'Be kind.\n',
  }
  const scopesOf = (entry: string): readonly Scope[] =>
    readOne({
      ...tree,
      '.agents/config.json': `{"tools": {"disable": ["glob"]}, "subagents": [{"name": "s", ${entry}}, {"name": "t"}]}`,
    }).scopes

  test('null inherits and an empty list grants nothing', () => {
    const [parent, inheriting] = scopesOf('"tools": null, "mcp": null, "skills": null')
    expect(absent(inheriting)).toEqual(absent(parent))
    expect(inheriting).toMatchObject({
      inherits: true,
      grants: null,
      servers: parent!.servers,
      skillRoots: parent!.skillRoots,
    })
    const [, bare] = scopesOf('"tools": [], "mcp": [], "skills": []')
    expect(bare).toMatchObject({ inherits: true, grants: [], servers: [] })
    expect(bare!.builtIns.filter((tool) => tool.registered)).toEqual([])
    expect(absent(bare).bash).toBe('subagents["s"].tools omits it')
    expect(absent(bare).glob).toBe('tools.disable names it')
  })

  test('lists narrow what the parent has', () => {
    const [, scope] = scopesOf('"tools": ["bash"], "mcp": ["b"], "skills": ["y"]')
    expect(scope!.builtIns.filter((tool) => tool.registered).map(({ name }) => name)).toEqual(['bash'])
    expect(scope!.servers!.map(({ key }) => key)).toEqual(['b'])
    expect(scope!.grants).toEqual(['y'])
  })

  test('a root has skills, servers and texts of its own', () => {
    const [, scope] = scopesOf('"root": "../c", "mcp": ["b"], "skills": ["z"]')
    expect(scope).toMatchObject({ name: 's', inherits: false, grants: ['z'] })
    expect(scope!.skillRoots).toEqual([{ path: 'c/skills', role: 'project' }])
    expect(scope!.servers!.map(({ declared }) => declared.path)).toEqual(['c/mcp.json'])
    expect(scope!.texts!.map(({ file }) => file.path)).toEqual(['c/AGENTS.md', 'c/AGENTS.d/10.md'])
  })

  test('instructions in the entry win over those of the root', () => {
    const [, scope] = scopesOf('"root": "../c", "instructions": "Be quick."')
    const { file, span } = scope!.texts![0]!
    expect([scope!.texts!.length, file.path, file.slice(span)]).toEqual([1, '.agents/config.json', 'Be quick.'])
  })

  test('sub-agents are tools of their parent, not of each other', () => {
    const [parent, scope] = scopesOf('"tools": ["bash"]')
    expect(parent!.otherTools).toEqual(expect.arrayContaining(['s', 't', 'load_skill', 'spawn_agent']))
    expect(scope!.otherTools).toEqual(['list_skills', 'load_skill', 'load_skill_resource'])
    const [, inheriting] = scopesOf('"skills": []')
    for (const tool of ['s', 't', 'spawn_agent']) expect(inheriting!.otherTools).not.toContain(tool)
    expect(inheriting!.otherTools).toContain('agentic_grep')
  })

  test('a root that leads out of the tree is not guessed at', () => {
    const recipe = readOne({
      '.agents/config.json': '{"subagents": [{"name": "s", "root": "/srv/agent", "skills": ["q"]}]}',
    })
    expect(recipe.problems).toEqual([])
    expect(recipe.scopes[1]).toMatchObject({ skillRoots: [], servers: [], grants: null })
  })
})

test('content roots and user roots, in the order in which they win', () => {
  const files = {
    '.agents/config.json': '{"content_roots": ["../b", "../a", "../../out"]}',
    'a/x': '',
    'b/AGENTS.md': 'Hi.\n',
  }
  const scope = readOne(files, { userRoots: ['home', 'core'] }).scopes[0]!
  expect(scope.skillRoots.map(({ path, role }) => `${role} ${path}`)).toEqual([
    'project .agents/skills',
    'content b/skills',
    'content a/skills',
    'user home/skills',
    'user-fallback core/skills',
  ])
  expect(scope.texts!.map(({ file }) => file.path)).toEqual(['b/AGENTS.md'])
})

test('a variant is read where it is named, and is not found by itself', () => {
  const files = { '.agents/config.json': '{}', '.agents/config.hub.json': '{"tools": {"disable": ["bash"]}}' }
  const recipe = readOne(files, { userRoots: [] }, '.agents/config.hub.json')
  expect([recipe.path, absent(recipe.scopes[0]).bash]).toEqual(['.agents/config.hub.json', 'tools.disable names it'])
  expect(readRecipes(memoryWorkspace(files), null, { userRoots: [] }).map(({ path }) => path)).toEqual(['.agents'])
})

test('a config that cannot be parsed has no scopes: nothing can be told from it', () => {
  expect(readOne({ '.agents/config.json': '{' }).scopes).toEqual([])
})

test('nothing is missing below a folder that was not looked at', () => {
  const workspace = {
    ...memoryWorkspace({ '.agents/config.json': '{"content_roots": ["../up"]}' }),
    roots: ['.agents'],
  }
  expect(readRecipes(workspace, null, { userRoots: [] })[0]!.problems).toEqual([])
})
