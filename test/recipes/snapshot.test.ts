import { describe, expect, test } from 'vitest'
import { UsageError } from '../../src/diagnostic.ts'
import type { Host } from '../../src/host/host.ts'
import { readRecipes } from '../../src/recipes/index.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'
import { importTools } from '../../src/tools-import.ts'

const gke = (...keys: string[]) =>
  JSON.stringify({ servers: Object.fromEntries(keys.map((key) => [key, { transport: 'http', url: 'u' }])) })

function tools(files: Files): Record<string, readonly string[] | null> {
  const [recipe] = readRecipes(memoryWorkspace(files), ['a/.agents'], { userRoots: [] })
  return Object.fromEntries(recipe!.scopes[0]!.servers!.map(({ key, tools }) => [key, tools]))
}

describe('a snapshot fills what is known of servers', () => {
  const mcp = { 'a/.agents/mcp.json': gke('x', 'y', 'z', 'w') }
  test('beside the recipe, beside its folder and at the top; the nearest wins', () => {
    expect(tools(mcp)).toEqual({ x: null, y: null, z: null, w: null })
    const files = {
      ...mcp,
      'a/.agents/skillproof.tools.json': '{"servers": {"x": {"tools": ["near"]}}}',
      'a/skillproof.tools.json': '{"servers": {"x": {"tools": ["far"]}, "y": {"tools": ["b", "a"]}}}',
      'skillproof.tools.json': '{"servers": {"y": {"tools": []}, "z": {"tools": []}}}',
    }
    expect(tools(files)).toEqual({ x: ['near'], y: ['b', 'a'], z: [], w: null })
  })

  test('a list in the recipe itself narrows it', () => {
    const files = {
      '.gemini/settings.json':
        '{"mcpServers": {"x": {"command": "c", "excludeTools": ["b"]}, "y": {"command": "c", "includeTools": ["a", "q"]}}}',
      'skillproof.tools.json': '{"servers": {"x": {"tools": ["a", "b"]}, "y": {"tools": ["a", "b"]}}}',
    }
    const [recipe] = readRecipes(memoryWorkspace(files), null, { userRoots: [] })
    expect(recipe!.scopes[0]!.servers!.map((server) => server.tools)).toEqual([['a'], ['a']])
  })
})

function hostOf(files: Record<string, string>): Host {
  return {
    version: '0',
    columns: 80,
    colour: false,
    open: () => memoryWorkspace(files),
    readFile: (path) => (Object.hasOwn(files, path) ? new TextEncoder().encode(files[path]) : null),
    stdout: () => {},
    progress: () => {},
    writeFile: (path, text) => {
      files[path] = [...text].join('')
    },
    stepSummary: () => {},
    link: () => null,
  }
}

describe('tools import', () => {
  const answer =
    '{"jsonrpc": "2.0", "id": 1, "result": {"tools": [{"name": "b", "inputSchema": {}}, {"name": "a"}, {"name": "a"}]}}'
  const written =
    '{\n  "servers": {\n    "gke": {\n      "tools": [\n        "a",\n        "b"\n      ]\n    }\n  }\n}\n'

  test.each([
    ['an answer of JSON-RPC', answer],
    ['its result', '{"tools": [{"name": "b"}, {"name": "a"}], "nextCursor": ""}'],
    ['a list of tools', '[{"name": "b"}, {"name": "a"}]'],
    ['a list of names', '["b", "a"]'],
  ])('%s', (_title, text) => {
    const files: Record<string, string> = { 'answer.json': text }
    expect(importTools('gke', 'answer.json', hostOf(files))).toBe('skillproof.tools.json: gke has 2 tools.')
    expect(files['skillproof.tools.json']).toBe(written)
    expect(importTools('gke', 'answer.json', hostOf(files))).toBe('skillproof.tools.json: gke has 2 tools, as before.')
    expect(files['skillproof.tools.json']).toBe(written)
  })

  test('other servers stay, all is sorted, and the change is told', () => {
    const files: Record<string, string> = {
      'answer.json': '["new", "kept"]',
      'skillproof.tools.json': '{"servers": {"z": {"tools": ["b", "a"]}, "gke": {"tools": ["old", "kept"]}}}',
    }
    expect(importTools('gke', 'answer.json', hostOf(files))).toBe(
      'skillproof.tools.json: gke has 2 tools; new: new; gone: old.',
    )
    expect(JSON.parse(files['skillproof.tools.json']!)).toEqual({
      servers: { gke: { tools: ['kept', 'new'] }, z: { tools: ['a', 'b'] } },
    })
    expect(Object.keys(JSON.parse(files['skillproof.tools.json']!).servers)).toEqual(['gke', 'z'])
  })

  test.each([
    ['{"result": {"tools": [{"name": 1}]}}', 'answer.json:1:23 An entry is neither a name nor a tool with a name.'],
    ['{"error": {"message": "no"}}', 'answer.json:1:23 The server answered with an error: no'],
    [
      '{"tools": [], "nextCursor": "p2"}',
      'answer.json:1:29 The answer has further pages (nextCursor); put the tools of all pages into one list.',
    ],
    [
      '{"x": 1}',
      'answer.json:1:1 It is no answer of tools/list; give {"result": {"tools": […]}}, {"tools": […]} or a list of names.',
    ],
    ['{"tools": [1,]}', 'answer.json:1:13 It cannot be parsed: a comma stands before the closing bracket; give JSON.'],
    [null, ' "answer.json" is not there; save the answer of tools/list in a file and name it.'],
  ])('%j is refused', (text, expected) => {
    const files: Record<string, string> = text === null ? {} : { 'answer.json': text }
    expect(refusal(() => importTools('gke', 'answer.json', hostOf(files)))).toBe(expected)
    expect(files['skillproof.tools.json']).toBeUndefined()
  })

  test('a broken snapshot is not written over', () => {
    const files = { 'answer.json': '["a"]', 'skillproof.tools.json': '{"servers": {"z": {"tools": "b"}}}' }
    expect(refusal(() => importTools('gke', 'answer.json', hostOf(files)))).toContain(
      'skillproof.tools.json:1:29 `tools` of the server',
    )
    expect(refusal(() => importTools('__proto__', 'answer.json', hostOf(files)))).toContain('no key of a server')
  })
})

function refusal(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const { path, line, column } = error.at ?? {}
    return `${[path, line, column].filter((part) => part !== undefined).join(':')} ${error.message}`
  }
  return 'accepted'
}
