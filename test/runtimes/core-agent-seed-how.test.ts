import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../src/diagnostic.ts'
import { readRecipes } from '../../src/recipes/index.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'
import { diagnose } from '../analyse.ts'
import { Deployed, skillFile } from './deployed.ts'

const root = '.agents/skills'
const noShell = { '.agents/config.json': '{"tools": {"disable": ["bash"]}}' }
const withBody = (body: string): Files => ({ ...noShell, [`${root}/x/SKILL.md`]: skillFile('x', '', body) })

async function about(files: Files, rule: string): Promise<Diagnostic[]> {
  return (await diagnose(files, ['core-agent'])).filter((each) => each.rule === rule)
}

function textAt({ at }: Diagnostic, files: Files): string {
  const text = files[at.path]
  return typeof text === 'string' && at.span ? text.slice(at.span.start, at.span.end) : ''
}

/** The opening of the skill that the page tells of. */
const gke =
  '# Troubleshoot\n\nTo begin troubleshooting, acquire the following context from the user or active SETTINGS.md config:\n\n' +
  '- Project ID\n- Cluster Name\n- Cluster Location\n- Workload Name\n\n' +
  'Before running any diagnostics, you must fetch GKE credentials:\n\n' +
  '```bash\ngcloud container clusters get-credentials CLUSTER --location LOCATION\n```\n'

describe('Skills govern how, not what', () => {
  test('a skill that opens by re-deriving its own task: the page’s own example gives the note, at its line', async () => {
    const [one, ...more] = await about(withBody(gke), 'task-rederived')
    expect(more).toEqual([])
    expect(one).toMatchObject({ severity: 'note' })
    expect(textAt(one!, withBody(gke))).toMatch(/^To begin troubleshooting, acquire .* SETTINGS\.md config:$/)
  })

  test('it speaks last and overrides the task: the note says so', async () => {
    const [one] = await about(withBody(gke), 'task-rederived')
    expect(one?.message).toContain('It is loaded after the task was given, so it overrides it')
    expect(one?.message).toContain('where nobody can be asked the agent makes the answer up')
  })

  test('and had no shell: the credentials of the example cannot be fetched, and that is told beside it', async () => {
    const found = await about(withBody(gke), 'shell-unreachable')
    expect(new Set(found.map(({ severity }) => severity))).toEqual(new Set(['error']))
    expect(found.map(({ message }) => message).join(' ')).toContain('gcloud')
  })

  test.each([
    'First, get the project and the cluster from the user.\n',
    'Obtain the cluster name from the user.\n',
    'You must gather the project ID from the settings file.\n',
  ])('a step that obtains parameters from the user or from a settings file: %s', async (body) => {
    expect(await about(withBody(body), 'task-rederived')).toHaveLength(1)
  })

  test.each([
    'Use the cluster that the task names. Ask the user for it only when it is missing.\n',
    'When the project is not given, ask the user for it.\n',
    'Read the pods of the namespace that the task names.\n',
  ])('obtain only what is genuinely missing: %s', async (body) => {
    expect(await about(withBody(body), 'task-rederived')).toEqual([])
  })

  test('Body conventions: Describe how to do the work, not what work to do', async () => {
    const how = 'Read the events of the pod with `read_file`, then compare them with the rollout.\n'
    expect(await diagnose(withBody(how), ['core-agent'])).toEqual([])
  })

  test('Body conventions: Keep frontmatter terse: a description over the budget of the metadata is a note', async () => {
    const long = skillFile('x').replace('Does it.', 'Reads the events of a pod and compares them. '.repeat(20))
    const found = await about({ ...noShell, [`${root}/x/SKILL.md`]: long }, 'metadata-over-budget')
    expect(found.map(({ severity }) => severity)).toEqual(['note'])
    expect(await about(withBody('Details. '.repeat(200)), 'metadata-over-budget')).toEqual([])
  })

  test('Body conventions: Write in second person (“When asked X, do Y”): such a body gives no finding', async () => {
    expect(await diagnose(withBody('When asked for a pod, read its events.\n'), ['core-agent'])).toEqual([])
  })

  test('This applies to every skill, including those a declarative subagent narrows with subagents[].skills', async () => {
    const agents = '{"tools": {"disable": ["bash"]}, "subagents": [{"name": "ops", "skills": ["x"]}]}'
    const files = { ...withBody(gke), '.agents/config.json': agents }
    expect(await about(files, 'task-rederived')).toHaveLength(1)
    const tree = new Deployed(files)
    expect(tree.analysis.reach.map(({ scope, skills }) => [scope.name, skills.length])).toEqual([
      ['parent', 1],
      ['ops', 1],
    ])
    expect(tree.shown(`${root}/x`).framing?.tokens).toBe(170)
  })

  test('the subagent case: a skill in a root of its own is framed and judged as well', async () => {
    const agents = '{"tools": {"disable": ["bash"]}, "subagents": [{"name": "ops", "root": "../ops"}]}'
    const files = { '.agents/config.json': agents, 'ops/skills/x/SKILL.md': skillFile('x', '', gke) }
    expect(await about(files, 'task-rederived')).toHaveLength(1)
    const tree = new Deployed(files)
    expect(tree.shown('ops/skills/x').framing?.tokens).toBe(170)
    expect(tree.analysis.costs.get(tree.skill('ops/skills/x'))?.framing).toBe(170)
  })
})

describe('Write skills that don’t need it', () => {
  const server = { '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://example.com/mcp"}}}' }

  test('name only tooling the config registers: the page’s own server tool is fine where its server is declared', async () => {
    const body = 'Read the pods with `gke_list_pods`, then the log with `read_file`.\n'
    const found = await diagnose({ ...withBody(body), ...server }, ['core-agent'])
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test.each([
    ['a built-in that is disabled', 'Run it with the `bash` tool.\n', 'shell-unreachable'],
    ['a built-in whose condition is not met', 'Read the page with the `fetch_url` tool.\n', 'unreachable-tool'],
    ['a command without a shell', '1. Look: `kubectl get pods -n shop`\n', 'shell-unreachable'],
    ['a server that nobody declares', 'Call `mcp__jira__get_issue`.\n', 'mcp-server-unknown'],
  ])('name only tooling the config registers: %s', async (_title, body, rule) => {
    const found = await diagnose({ ...withBody(body), ...server }, ['core-agent'])
    expect(found.map((each) => each.rule)).toContain(rule)
  })
})

describe('Discovery: user roots without a config', () => {
  const userRoots = ['home/.agents', 'home/.core-agent']
  const files = {
    [`${root}/x/SKILL.md`]: skillFile('x'),
    'home/.agents/skills/x/SKILL.md': skillFile('x'),
    'home/.agents/skills/y/SKILL.md': skillFile('y'),
    'home/.core-agent/skills/y/SKILL.md': skillFile('y'),
  }

  test('three roots in precedence order merge with no config.json at all', () => {
    const tree = new Deployed(files, { userRoots })
    expect(tree.codes('home/.agents/skills/x')).toEqual(['shadowed'])
    expect(tree.codes('home/.core-agent/skills/y')).toEqual(['shadowed'])
    expect(tree.infos().map(({ name }) => name)).toEqual(['x', 'y'])
    expect(tree.analysis.recipes.map(({ path, closed }) => [path, closed])).toEqual([['.agents', false]])
  })

  test('they are merged only where they are given', () => {
    expect(new Deployed(files).codes('home/.agents/skills/x')).toEqual([])
    expect(readRecipes(memoryWorkspace(files), null, { userRoots: [] })).toEqual([])
  })

  test('Drop a skill there once and every project picks it up', () => {
    const tree = new Deployed(
      {
        'a/.agents/config.json': '{}',
        'a/.agents/skills/.gitkeep': '',
        'b/.agents/skills/own/SKILL.md': skillFile('own'),
        'home/.agents/skills/x/SKILL.md': skillFile('x'),
      },
      { userRoots },
    )
    const served = tree.analysis.reach.map(({ recipe, skills }) => [recipe.path, skills.map(({ skill }) => skill.path)])
    expect(served).toEqual([
      ['a/.agents', ['home/.agents/skills/x']],
      ['b/.agents', ['b/.agents/skills/own', 'home/.agents/skills/x']],
    ])
  })
})
