import { describe, expect, test } from 'vitest'
import type { Files } from '../../src/source/workspace.ts'
import { analyse, diagnose } from '../analyse.ts'

const skill = (name: string, body: string, keys = ''): string =>
  `---\nname: ${name}\ndescription: Does it.\n${keys}---\n${body}\n`
const mcp = (...keys: string[]): string => {
  const servers = keys.map((key) => [key, { transport: 'http', url: 'https://example.com/mcp' }])
  return JSON.stringify({ servers: Object.fromEntries(servers) })
}

/** The answers of the first scope that has skills, `name state gap meant`. */
async function answers(files: Files): Promise<string[]> {
  const { reach } = await analyse(files)
  return reach
    .flatMap(({ skills }) => skills.flatMap((each) => each.answers))
    .map(({ mention, state, gap, meant }) => {
      return [mention.name, state, gap, meant].filter((part) => part !== null).join(' ')
    })
}

async function told(files: Files): Promise<string[]> {
  const found = await diagnose(files)
  const reachable =
    /^(?:shell-|unreachable|program-|mcp-|tool-not|allowed-tools-u|skill-unknown|no-skill|grant-|requires-names)/
  return found
    .filter(({ rule }) => reachable.test(rule))
    .map(({ severity, rule, name }) => `${severity} ${rule} ${name ?? ''}`.trim())
}

describe('what a scope answers to a mention', () => {
  const tree = (body: string, config = '{}'): Files => ({
    '.agents/config.json': config,
    '.agents/mcp.json': mcp('gke', 'gke-prod'),
    '.agents/skills/a/SKILL.md': skill('a', body),
  })

  test.each([
    ['Call `read_file`.', 'read_file provided'],
    ['Call `fetch_url`.', 'fetch_url missing built-in'],
    ['Call `load_skill`.', 'load_skill provided'],
    ['Call `gke_get_pods`.', 'gke_get_pods unknown'],
    ['Call `gke_prod_get`.', 'gke_prod_get unknown'],
    ['Call `gke__get_pods`.', 'gke__get_pods missing mcp-spelling gke_get_pods'],
    ['Call `mcp__gke__get`.', 'mcp__gke__get missing mcp-spelling gke_get'],
    ['Call `mcp__gkee__get`.', 'mcp__gkee__get missing mcp-server gke'],
    ['Call `gke:get_pods`.', 'gke:get_pods unknown'],
    ['tool: "jira_create"', 'jira_create missing tool'],
    ['`make_card(title="x")`', 'make_card missing tool'],
    ['The `make_card` tool.', 'make_card missing tool'],
    ['Run `kubectl get pods`.', 'kubectl unknown'],
    ['The `gke` server.', null],
    ['Call `some_function` of the library.', null],
    ['Call `acme__fleet`.', null],
  ])('%j', async (body, wanted) => {
    expect(await answers(tree(body))).toEqual(wanted === null ? [] : [wanted])
  })

  test('without a shell', async () => {
    const off = '{"tools": {"disable": ["bash"]}}'
    expect(await answers(tree('Run `kubectl get pods` with `bash`.', off))).toEqual([
      'kubectl missing shell',
      'bash missing shell',
    ])
  })
})

describe('servers whose tools are listed', () => {
  const tree = (body: string): Files => ({
    'skillproof.yml':
      'recipes:\n  - name: ops\n    runtime: core-agent\n    tools: [bash]\n    servers: {gke: [get_pods, get_logs]}\n    binaries: [sh, git]\n    environment: [POST_TOKEN]\n    skills: [skills]\n',
    'skills/a/SKILL.md': skill('a', body),
  })

  test.each([
    ['Call `gke_get_pods`.', 'gke_get_pods provided'],
    ['Call `gke_list_pods`.', 'gke_list_pods missing mcp-tool gke_get_pods'],
    ['See `gke_get_log`.', 'gke_get_log missing mcp-tool gke_get_logs'],
    ['See `gke_cluster_of_mine`.', null],
    ['Run `git status`.', 'git provided'],
    ['Run `kubectl get pods`.', 'kubectl missing program'],
    ['Run `./scripts/run.sh --all`.', './scripts/run.sh unknown'],
    ['Run `git push "$POST_TOKEN"`.', 'git provided, POST_TOKEN provided'],
    ['Run `git push "$RATES_API_KEY"`.', 'git provided, RATES_API_KEY missing variable'],
    ['Run `git push "$BRANCH"`.', 'git provided'],
  ])('%j', async (body, wanted) => {
    expect((await answers(tree(body))).join(', ')).toEqual(wanted ?? '')
  })
})

test('without a recipe nothing is out of reach', async () => {
  const body = 'Run `kubectl get pods`, call `fetch_url` and `mcp__x__y`.\n\n```bash\nhelm list\n```'
  expect((await analyse({ 'skills/a/SKILL.md': skill('a', body) })).reach).toEqual([])
  expect(await told({ 'skills/a/SKILL.md': skill('a', body) })).toEqual([])
})

test('where users add their own, nothing is an error', async () => {
  const files = {
    '.mcp.json': '{"mcpServers": {"tracker": {"command": "x"}}}',
    '.claude/skills/a/SKILL.md': skill('a', 'Use mcp__calendar__add.\n\n```bash\nnicecli x\n```'),
  }
  expect(await told(files)).toEqual(['warning mcp-server-unknown mcp__calendar__add'])
})

describe('withheld skills', () => {
  const files = {
    '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
    '.agents/skills/a/SKILL.md': skill('a', 'Run `kubectl get pods`.', 'requires: [shell]\n'),
    '.agents/skills/b/SKILL.md': skill('b', 'Run `helm list`.'),
  }

  test('are not told what is out of reach in them', async () => {
    expect(await told(files)).toEqual(['error shell-unreachable helm'])
    const { reach } = await analyse(files)
    const [a, b] = reach[0]?.skills ?? []
    expect([a?.status, b?.status]).toEqual(['withheld', 'loads'])
    expect(a?.requires.map(({ token, state }) => `${token} ${state}`)).toEqual(['shell missing'])
    expect(a?.answers.map(({ gap }) => gap)).toEqual(['shell'])
  })

  test('the last of them takes the skill tools along', async () => {
    const { '.agents/skills/b/SKILL.md': _, ...alone } = files
    expect(await told(alone)).toEqual(['error no-skill-left'])
  })
})

describe('each `requires:` token', () => {
  const states = async (config: string, binaries: string): Promise<string[]> => {
    const { reach } = await analyse({
      'skillproof.yml': `recipes:\n  - name: ops\n    runtime: core-agent\n    tools: ${config}\n${binaries}    skills: [skills]\n`,
      'skills/a/SKILL.md': skill('a', 'B.', 'requires: [shell, bash, kubectl, /opt/x]\n'),
    })
    return (reach[0]?.skills[0]?.requires ?? []).map(({ token, state }) => `${token} ${state}`)
  }

  test.each([
    ['[bash]', '', ['shell provided', 'bash provided', 'kubectl unknown', '/opt/x unknown']],
    ['[read_file]', '', ['shell missing', 'bash missing', 'kubectl unknown', '/opt/x unknown']],
    ['[bash]', '    binaries: [sh]\n', ['shell provided', 'bash provided', 'kubectl missing', '/opt/x unknown']],
    ['[bash]', '    binaries: [kubectl]\n', ['shell provided', 'bash provided', 'kubectl provided', '/opt/x unknown']],
  ])('tools %s, %j', async (config, binaries, wanted) => {
    expect(await states(config, binaries)).toEqual(wanted)
  })
})

describe('scopes', () => {
  const files = {
    '.agents/config.json':
      '{"subagents": [{"name": "cluster", "root": "../cluster", "tools": ["read_file"]}, {"name": "other", "tools": ["read_file"]}]}',
    '.agents/skills/a/SKILL.md': skill('a', 'Run `kubectl get pods`.'),
    'cluster/skills/b/SKILL.md': skill('b', 'Run `kubectl get pods`. Keep it with `write_file`.'),
  }

  test('a rooted sub-agent is held against its own tools, one that inherits everything is not', async () => {
    const found = await diagnose(files)
    const reach = found.filter(({ rule }) => /^(?:shell-|unreachable)/.test(rule))
    expect(reach.map(({ rule, at, scope }) => `${scope} ${at.path} ${rule}`)).toEqual([
      'cluster cluster/skills/b/SKILL.md shell-unreachable',
      'cluster cluster/skills/b/SKILL.md unreachable-tool',
    ])
    expect(reach[0]?.message).toContain('the sub-agent `cluster` of `.agents`')
  })

  test('two recipes that lack the same thing are one finding', async () => {
    const recipe = (name: string): string =>
      `  - name: ${name}\n    runtime: core-agent\n    tools: [read_file]\n    skills: [skills]\n`
    const both = await diagnose({
      'skillproof.yml': `recipes:\n${recipe('one')}${recipe('two')}`,
      'skills/a/SKILL.md': skill('a', 'Run `kubectl get pods`.'),
    })
    const found = both.filter(({ rule }) => rule === 'shell-unreachable')
    expect(found.map(({ message }) => /The same holds for the agent of `skillproof\.yml#two`/.test(message))).toEqual([
      true,
    ])
  })
})

test('references and the texts beside the skills are read; what is for people is not', async () => {
  const command = 'Run `kubectl get pods`.\n'
  const found = await diagnose({
    '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
    '.agents/AGENTS.md': command,
    '.agents/skills/a/SKILL.md': skill('a', 'See references/x.md.'),
    '.agents/skills/a/references/x.md': command,
    '.agents/skills/a/assets/x.md': command,
    '.agents/skills/a/README.md': command,
  })
  const places = found.filter(({ rule }) => rule === 'shell-unreachable').map(({ at }) => at.path)
  expect(places).toEqual(['.agents/skills/a/references/x.md', '.agents/AGENTS.md'])
})
