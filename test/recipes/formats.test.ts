import { describe, expect, test } from 'vitest'
import { UsageError } from '../../src/diagnostic.ts'
import { readRecipes } from '../../src/recipes/index.ts'
import type { Recipe, Scope } from '../../src/recipes/recipe.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'

const SKILL = '---\nname: x\ndescription: d\n---\nB\n'
const server = { command: 'c' }
const json = (value: unknown): string => JSON.stringify(value)

function found(files: Files, wanted: readonly string[] | null = null): Recipe[] {
  return readRecipes(memoryWorkspace(files), wanted, { userRoots: [] })
}

function absent(scope: Scope): string[] {
  return scope.builtIns.filter((tool) => !tool.registered).map(({ name }) => name)
}

function servers(scope: Scope): Record<string, readonly string[] | null> {
  return Object.fromEntries((scope.servers ?? []).map(({ prefix, tools }) => [prefix, tools]))
}

describe('claude-code', () => {
  test('a plugin names a file of servers, or several sources', () => {
    const files = {
      'p/.claude-plugin/plugin.json': json({
        name: 'press',
        mcpServers: ['./a.json', { c: server }],
        skills: './more/',
      }),
      'p/a.json': json({ mcpServers: { a: server } }),
      'p/.mcp.json': json({ b: server, a: server }),
      'p/agents/one.md': '---\nname: one\ndisallowedTools: Bash, mcp__plugin_press_b\n---\nHi.\n',
    }
    const [recipe] = found(files)
    expect(recipe).toMatchObject({ path: 'p/.claude-plugin', closed: false })
    const names = ['mcp__plugin_press_a__', 'mcp__plugin_press_c__', 'mcp__plugin_press_b__']
    expect(Object.keys(servers(recipe!.scopes[0]!))).toEqual(names)
    expect(recipe!.scopes[0]!.skillRoots.map(({ path }) => path)).toEqual(['p/skills', 'p/more'])
    const agent = recipe!.scopes[1]!
    expect([agent.name, absent(agent), Object.keys(servers(agent))]).toEqual(['one', ['Bash'], names.slice(0, 2)])
  })

  test('the path form with the variable of the plugin’s root', () => {
    const files = {
      '.claude-plugin/plugin.json': json({ name: 'press', mcpServers: `\${CLAUDE_PLUGIN_ROOT}/mcp/all.json` }),
      'mcp/all.json': json({ mcpServers: { a: server } }),
    }
    expect(servers(found(files)[0]!.scopes[0]!)).toEqual({ mcp__plugin_press_a__: null })
  })

  test('servers that are switched off or denied', () => {
    const files = {
      '.mcp.json': json({ mcpServers: { a: server, b: server, c: server, d: server } }),
      '.claude/settings.json': json({
        disabledMcpjsonServers: ['a'],
        permissions: { deny: ['mcp__b', 'mcp__c__*', 'mcp__d__x'] },
      }),
    }
    const [recipe] = found(files)
    expect([recipe!.path, Object.keys(servers(recipe!.scopes[0]!))]).toEqual(['.claude', ['mcp__d__']])
  })

  test('tools of an agent, as text or list, with single tools of a server', () => {
    const files = {
      '.mcp.json': json({ mcpServers: { a: server, b: server } }),
      '.claude/agents/one.md': '---\nname: one\ntools: [Read, "mcp__a__get"]\n---\nHi.\n',
      '.claude/agents/two.md': '---\nname: two\n---\nHi.\n',
    }
    const [, one, two] = found(files)[0]!.scopes
    expect(one!.builtIns.filter((tool) => tool.registered).map(({ name }) => name)).toEqual(['Read'])
    expect(servers(one!)).toEqual({ mcp__a__: ['get'] })
    expect(servers(two!)).toEqual({ mcp__a__: null, mcp__b__: null })
    expect(one!.texts!.map(({ file, span }) => file.slice(span))).toEqual(['Hi.\n'])
  })
})

test('codex: only some tools of a server, and a quoted key with its place', () => {
  const text = '# ours\n[mcp_servers."my docs"]\ncommand = "c"\nenabled_tools = ["a", "b"]\ndisabled_tools = ["b"]\n'
  const scope = found({ '.codex/config.toml': text })[0]!.scopes[0]!
  expect(servers(scope)).toEqual({ mcp__my_docs__: ['a'] })
  const { span } = scope.servers![0]!.declared
  expect(text.slice(span!.start, span!.end)).toBe('mcp_servers."my docs"')
})

test('gemini-cli: lists of tools and servers that are allowed', () => {
  const settings = {
    tools: { core: ['read_file', 'run_shell_command(git)'] },
    mcp: { allowed: ['a'] },
    mcpServers: { a: { ...server, includeTools: ['x', 'y'], excludeTools: ['y'] }, b: server },
  }
  const scope = found({ '.gemini/settings.json': json(settings) })[0]!.scopes[0]!
  expect(scope.builtIns.filter((tool) => tool.registered).map(({ name }) => name)).toEqual([
    'read_file',
    'run_shell_command',
  ])
  expect(servers(scope)).toEqual({ mcp_a_: ['x'] })
})

describe('opencode', () => {
  test('the last rule decides, and an agent wins over the project', () => {
    const config = {
      permission: { '*': 'deny', bash: 'allow' },
      agent: { a: { permission: { read: 'allow' } }, b: { disable: true } },
    }
    const [parent, a, file] = found({
      'opencode.json': json(config),
      '.opencode/agent/c.md': '---\ndescription: d\npermission:\n  grep: allow\n---\nHi.\n',
    })[0]!.scopes
    const having = (scope: Scope | undefined) =>
      scope!.builtIns.filter((tool) => tool.registered).map(({ name }) => name)
    expect([having(parent), having(a), having(file)]).toEqual([['bash'], ['bash', 'read'], ['bash', 'grep']])
    expect([a!.name, file!.name]).toEqual(['a', 'c'])
  })

  test('a server may be called servers', () => {
    const config = { mcp: { servers: { type: 'local', command: ['c'] }, old: { type: 'local', disabled: true } } }
    expect(servers(found({ 'opencode.json': json(config) })[0]!.scopes[0]!)).toEqual({ servers_: null })
  })
})

test('copilot: tools of a server, and a recipe of its own for the editor', () => {
  const recipes = found({
    '.github/mcp.json': json({ mcpServers: { a: { ...server, tools: ['x'] }, b: { ...server, tools: ['*'] } } }),
    '.vscode/mcp.json': json({ servers: { c: server } }),
  })
  expect(recipes.map(({ path, runtime }) => `${path} ${runtime}`)).toEqual([
    '.github/mcp.json copilot-cli',
    '.vscode/mcp.json vscode',
  ])
  expect(servers(recipes[0]!.scopes[0]!)).toEqual({ 'a/': ['x'], 'b/': null, 'github/': null })
  expect(servers(recipes[1]!.scopes[0]!)).toEqual({ 'c/': null, 'github/': null })
})

describe('skillproof.yml', () => {
  const page = (entry: string): Files => ({
    'skillproof.yml': `recipes:\n  - ${entry}\n`,
    'teams/a/skills/x/SKILL.md': SKILL,
    'teams/b/skills/y/SKILL.md': SKILL,
  })
  const scopeOf = (entry: string): Scope => found(page(entry))[0]!.scopes[0]!

  test('tools, servers, programs and variables', () => {
    const scope = scopeOf(
      '{name: a, runtime: claude-code, tools: [Bash, Custom], servers: {t: [get], u: null}, binaries: [git], environment: [HOME]}',
    )
    expect(scope.builtIns.filter((tool) => tool.registered).map(({ name }) => name)).toEqual(['Bash'])
    expect(scope).toMatchObject({ otherTools: ['Custom'], shellTool: 'Bash', binaries: ['git'], environment: ['HOME'] })
    expect(servers(scope)).toEqual({ mcp__t__: ['get'], mcp__u__: null })
  })

  test('closed where the tools are listed, unless it says otherwise', () => {
    const closed = (entry: string): boolean => found(page(entry))[0]!.closed
    expect(closed('{name: a, runtime: pi, tools: [read]}')).toBe(true)
    expect(closed('{name: a, runtime: pi, tools: [read], closed: false}')).toBe(false)
    expect(closed('{name: a, runtime: pi, tools: null}')).toBe(false)
  })

  test('roots by path and glob, and single skills', () => {
    const roots = (entry: string) => scopeOf(entry).skillRoots.map(({ path }) => path)
    expect(roots('{name: a, runtime: pi, skills: [teams/*/skills]}')).toEqual(['teams/a/skills', 'teams/b/skills'])
    expect(roots('{name: a, runtime: pi, skills: ["**/a/skills", nowhere]}')).toEqual(['teams/a/skills', 'nowhere'])
    expect(scopeOf('{name: a, runtime: pi, skills: [teams/a/skills/x]}')).toMatchObject({
      grants: ['x'],
      skillRoots: [{ path: 'teams/a/skills' }],
    })
  })

  test('an image and what it adds; this machine’s programs only where they are asked for', () => {
    expect(scopeOf('{name: a, runtime: pi, image: distroless/static, binaries: [git, sh]}').binaries).toEqual([
      'git',
      'sh',
    ])
    expect(scopeOf('{name: a, runtime: pi, binaries: {image: ghcr.io/go-steer/core-agent-slim:v2}}').binaries).toEqual(
      [],
    )
    expect(scopeOf('{name: a, runtime: pi}').binaries).toBeNull()
    const given = { userRoots: [], programs: () => ['jq', 'sh'] }
    const asked = readRecipes(memoryWorkspace(page('{name: a, runtime: pi, binaries: path}')), null, given)
    expect(asked[0]!.scopes[0]!.binaries).toEqual(['jq', 'sh'])
  })

  test('facts about a recipe that is there', () => {
    const files = { ...page('{path: .claude, binaries: [git], environment: [CI]}'), '.claude/settings.json': '{}' }
    expect(found(files)[0]!.scopes[0]).toMatchObject({ binaries: ['git'], environment: ['CI'] })
  })

  test('facts about nothing are a mistake of the config file', () => {
    expect(() => found(page('{path: .agents, binaries: [git]}'))).toThrow(
      new UsageError('".agents" is no recipe; give the path of one, or describe it with a name and a runtime.', {
        path: 'skillproof.yml',
        line: 2,
        column: 12,
      }),
    )
  })

  test('asked for by its name, by the file, or by both', () => {
    const files = { 'skillproof.yml': 'recipes: [{name: a, runtime: pi}, {name: b, runtime: pi}]\n' }
    const paths = (wanted: string) => found(files, [wanted]).map(({ path }) => path)
    expect([paths('b'), paths('skillproof.yml#a')]).toEqual([['skillproof.yml#b'], ['skillproof.yml#a']])
    expect(paths('skillproof.yml')).toEqual(['skillproof.yml#a', 'skillproof.yml#b'])
    expect(() => paths('c')).toThrow('"c" is no recipe of the folder that the command runs in; known formats:')
  })
})

test('all formats side by side, each found once and sorted by path', () => {
  const files = {
    '.agents/config.json': '{}',
    '.codex/config.toml': '',
    '.gemini/settings.json': '{}',
    '.mcp.json': '{}',
    'opencode.json': '{}',
    'ext/gemini-extension.json': '{}',
  }
  const paths = ['.agents', '.codex', '.gemini', '.mcp.json', 'ext/gemini-extension.json', 'opencode.json']
  expect(found(files).map(({ path }) => path)).toEqual(paths)
  for (const path of paths) expect(found(files, [path]).map((recipe) => recipe.path)).toEqual([path])
  expect(found(files, ['.']).map(({ path }) => path)).toEqual(['.mcp.json', '.codex', '.gemini', 'opencode.json'])
})

describe('hostile files', () => {
  const paths = [
    '.agents/config.json',
    '.agents/mcp.json',
    '.agents/env.json',
    '.mcp.json',
    '.claude/settings.json',
    '.claude-plugin/plugin.json',
    '.gemini/settings.json',
    'gemini-extension.json',
    'opencode.jsonc',
    '.github/mcp.json',
    '.vscode/mcp.json',
    '.codex/config.toml',
    'skillproof.tools.json',
    'skillproof.yml',
    '.agents/env.yaml',
  ]
  test.each([
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[[], {}, null, 1, "x"]'],
    ['brackets without end', '['.repeat(200_000)],
    ['maps without end', '{"a":'.repeat(200_000)],
    ['no text', '\u0000\u0001\uFFFD'],
    [
      'keys of objects',
      '{"__proto__": {"servers": {}}, "constructor": {"prototype": 1}, "servers": {"__proto__": {"tools": ["toString"]}}, "mcpServers": {"__proto__": {}, "hasOwnProperty": 1}, "tools": {"__proto__": 1, "disable": ["__proto__"]}, "permissions": "x", "mcp": [], "agent": {"__proto__": {}}}',
    ],
    [
      'wrong types everywhere',
      '{"tools": [], "servers": [1], "mcpServers": "x", "permissions": {"deny": {}, "allow": 1, "mode": []}, "subagents": [1, null, {"name": {}, "root": 1, "tools": "x", "mcp": 1, "skills": {}}], "content_roots": {}, "alerts": {"targets": [1, {"auth": []}]}, "mcp": {"servers": 1}, "agent": [], "permission": [], "env": [1, {"name": []}], "recipes": [1, {}]}',
    ],
    [
      'stars',
      json({ permissions: { mode: 'allow', allow: [`skill:${'*a'.repeat(5000)}`, `skill:${'*'.repeat(40)}`] } }),
    ],
    ['a key of a megabyte', `{"${'a'.repeat(900_000)}": 1, "tools": {"${'b'.repeat(50_000)}": 1}}`],
  ])('%s', (_title, text) => {
    const start = performance.now()
    for (const path of paths) found({ [path]: text, '.agents/skills/x/SKILL.md': SKILL })
    found({ ...Object.fromEntries(paths.map((path) => [path, text])), '.agents/skills/x/SKILL.md': SKILL })
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
