import { expect, test } from 'vitest'
import type { Host } from '../../src/host/host.ts'
import { recipePage } from '../../src/recipe-page.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'

function page(files: Files, path: string): Promise<string> {
  const host: Host = {
    version: '0',
    columns: 80,
    colour: false,
    open: () => memoryWorkspace(files),
    readFile: (name) => {
      const content = files[name]
      return typeof content === 'string' ? new TextEncoder().encode(content) : null
    },
    programs: () => ['git', 'sh'],
    stdout: () => {},
    progress: () => {},
    writeFile: () => {},
    stepSummary: () => {},
    link: () => null,
  }
  return recipePage({ path, config: null }, host)
}

const SKILL = '---\nname: x\ndescription: d\n---\nB\n'

test('scope by scope: what is there, what is not and why', async () => {
  const files = {
    '.agents/config.json':
      '{"tools": {"disable": ["bash", "kubectl"]}, "subagents": [{"name": "reader", "tools": ["read_file"], "skills": ["a"]}]}',
    '.agents/mcp.json':
      '{"servers": {"gke": {"transport": "http", "url": "u"}, "log": {"transport": "http", "url": "u"}}}',
    '.agents/skills/a/SKILL.md': SKILL,
    '.agents/skills/b/SKILL.md': SKILL,
    'skillproof.tools.json': '{"servers": {"gke": {"tools": ["get"]}}}',
    'skillproof.yml': 'recipes: [{path: .agents, binaries: path}]\n',
  }
  const text = await page(files, '.agents')
  expect(text).toContain(
    '.agents: core-agent, core-agent (closed: all it has is in its files)\n\nparent\n  tools       read_file,',
  )
  expect(text).toContain('\n              no bash: tools.disable names it\n')
  expect(text).toContain(
    '\n  servers     gke: 1 tool, as gke_…\n              log: tools not listed, as log_…\n  programs    git, sh\n  environment not known: nobody listed them\n',
  )
  expect(text).toContain('\n  skills in   .agents/skills\n  skills      a, b\n')
  expect(text).toContain('\nreader (reads the skills of its parent)\n  tools       read_file\n')
  expect(text).toContain('\n  skills      a (1 of 2)\n')
  expect(text).toContain('\nproblems\n  .agents/config.json:1:32: error: "kubectl" is not a built-in')
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
})

test('nothing in a file acts on a terminal', async () => {
  const key = '\\u001b[2J::error::x\\u202e'
  const text = await page({ '.mcp.json': `{"mcpServers": {"${key}": {"command": "c"}}}` }, '.mcp.json')
  expect(text).not.toMatch(/[\u001b\u202e]/)
  expect(text).toContain('\\u{001B}[2J::error::x')
})

test('a path that is no recipe', async () => {
  await expect(page({ 'a/b.txt': '' }, 'a')).rejects.toThrow('"a" is no recipe of the folder that the command runs in')
})
