import { describe, expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import type { Files } from '../../src/source/workspace.ts'
import { analyse, diagnose } from '../analyse.ts'
import { skillFile } from './deployed.ts'

const root = '.agents/skills'
const image = 'gcr.io/distroless/static-debian12:nonroot'
const facts = { 'skillproof.yml': `recipes:\n  - path: .agents\n    image: ${image}\n` }
const noShell = { '.agents/config.json': '{"tools": {"disable": ["bash"]}}' }
const withShell = { '.agents/config.json': '{}' }
const needy = (token: string): Files => ({ [`${root}/x/SKILL.md`]: skillFile('x', `requires: [${token}]`) })

async function judged(files: Files): Promise<{ status?: string; says?: string | undefined }> {
  const { set, verdicts } = await analyse(files, ['core-agent'])
  const verdict = verdicts.get(set.skills[0]!)?.get('core-agent')
  return { ...(verdict ? { status: verdict.status } : {}), says: verdict?.reasons[0]?.says }
}

async function told(files: Files): Promise<string[]> {
  return (await diagnose(files, ['core-agent'])).map(({ rule }) => rule)
}

const reachOf = ({ reach }: Analysis, scope: string) => reach.find((each) => each.scope.name === scope)

describe('Runtime requirements: the published image', () => {
  test.each(['kubectl', 'gcloud', 'python', 'python3', 'sh', 'git'])('no %s: the token is unmet', async (token) => {
    const says = `core-agent: skills: x: unmet "requires:" — ${token} (not on PATH) — NOT loaded`
    expect(await judged({ ...facts, ...withShell, ...needy(token) })).toEqual({ status: 'withheld', says })
  })

  test.each(['shell', 'bash'])('no shell, and %s is met all the same: the tool is registered', async (token) => {
    const files = { ...facts, ...withShell, ...needy(token) }
    expect((await judged(files)).status).toBe('loads')
    expect(await told(files)).toEqual(['not-portable/unknown-key', 'recipe-problem/shell-without-image-shell'])
  })

  test('no shell: with the tool disabled the token is unmet, and the image is no problem', async () => {
    const files = { ...facts, ...noShell, ...needy('shell') }
    expect((await judged(files)).says).toContain('shell (the bash tool is not registered in this build)')
    expect(await told(files)).not.toContain('recipe-problem/shell-without-image-shell')
  })

  test.each([image, 'distroless/static', 'ghcr.io/go-steer/core-agent:2.9.0', 'ghcr.io/go-steer/core-agent-slim'])(
    'an image that is known to hold nothing: %s',
    async (name) => {
      const stated = { 'skillproof.yml': `recipes:\n  - path: .agents\n    image: ${name}\n` }
      const { recipes } = await analyse({ ...stated, ...withShell, ...needy('jq') })
      expect(recipes[0]?.scopes[0]?.binaries).toEqual([])
    },
  )

  test('A skill that tells the model to run those loads perfectly happily: it loads, and the commands are told', async () => {
    const body = '1. Look: `kubectl get pods -n shop`\n'
    const files = { ...facts, ...noShell, [`${root}/x/SKILL.md`]: skillFile('x', '', body) }
    expect((await judged(files)).status).toBe('loads')
    expect(await told(files)).toEqual(['shell-unreachable'])
    expect(await told({ ...facts, ...withShell, [`${root}/x/SKILL.md`]: skillFile('x', '', body) })).toEqual(
      expect.arrayContaining(['program-missing', 'recipe-problem/shell-without-image-shell']),
    )
  })

  test('A skill with an unmet requirement is withheld entirely: none of its commands is told beside it', async () => {
    const body = '1. Look: `kubectl get pods -n shop`\n'
    const file = skillFile('x', 'requires: [shell, kubectl]', body)
    const found = await told({ ...facts, ...noShell, [`${root}/x/SKILL.md`]: file })
    expect(found).toEqual(expect.arrayContaining(['skill-withheld/requires-unmet']))
    expect(found).not.toContain('shell-unreachable')
  })

  test('MCP-server availability is not covered: a server’s name as a token gets its own sentence', async () => {
    const mcp = { '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://example.com/mcp"}}}' }
    const found = await diagnose({ ...facts, ...noShell, ...mcp, ...needy('gke') }, ['core-agent'])
    const [one] = found.filter(({ rule }) => rule === 'requires-names-tool')
    expect(one?.message).toContain('`gke` is an MCP server of the agent of `.agents`')
    expect(one?.message).toContain('Take the entry out.')
  })
})

describe('Runtime requirements: grants of sub-agents', () => {
  const unknownSkill = 'recipe-problem/subagent-skill-unknown'
  const agents = (grants: string): Files => ({
    '.agents/config.json': `{"tools": {"disable": ["bash"]}, "subagents": [{"name": "ops", "skills": [${grants}]}]}`,
    [`${root}/pods/SKILL.md`]: skillFile('pods', 'requires: [shell, kubectl]'),
    [`${root}/read/SKILL.md`]: skillFile('read'),
  })

  test('a skills: grant that names a withheld skill fails with the capability named, not with “unknown skill”', async () => {
    const found = await diagnose({ ...facts, ...agents('"pods"') }, ['core-agent'])
    const [one, ...more] = found.filter(({ rule }) => rule === 'grant-withheld')
    expect(more).toEqual([])
    expect(one).toMatchObject({ severity: 'error', name: 'pods', scope: 'ops' })
    expect(one?.message).toContain('`shell` (bash is not registered: tools.disable names it), `kubectl` (not on PATH)')
    expect(found.map(({ rule }) => rule)).not.toContain(unknownSkill)
  })

  test('the two must not read the same: a name that is nowhere is an unknown skill', async () => {
    const found = await diagnose({ ...facts, ...agents('"podz"') }, ['core-agent'])
    const [one] = found.filter(({ rule }) => rule === unknownSkill)
    expect(one?.message).toContain('Did you mean `pods`?')
    expect(found.map(({ rule }) => rule)).not.toContain('grant-withheld')
  })

  test('a malformed requirement is named as such', async () => {
    const files = { ...agents('"pods"'), [`${root}/pods/SKILL.md`]: skillFile('pods', 'requires: 7') }
    const [one] = (await diagnose(files, ['core-agent'])).filter(({ rule }) => rule === 'grant-withheld')
    expect(one?.message).toContain('which is withheld: its `requires:` is malformed')
  })

  test('a root of its own: the grant is held against that root, and what is withheld there is named', async () => {
    const files = {
      '.agents/config.json':
        '{"tools": {"disable": ["bash"]}, "subagents": [{"name": "ops", "root": "../ops", "skills": ["pods"]}]}',
      'ops/skills/pods/SKILL.md': skillFile('pods', 'requires: [shell]'),
      'ops/skills/read/SKILL.md': skillFile('read'),
    }
    const found = await diagnose(files, ['core-agent'])
    expect(found.filter(({ rule }) => rule === 'grant-withheld').map(({ at }) => at.path)).toEqual([
      'ops/skills/pods/SKILL.md',
    ])
  })

  test.each([
    ['no grants at all: null inherits what is loaded', 'null'],
    ['an empty list grants none', '[]'],
    ['a list of skills that load', '["read"]'],
  ])('fails for a withheld skill only: %s', async (_title, skills) => {
    const config = `{"tools": {"disable": ["bash"]}, "subagents": [{"name": "ops", "skills": ${skills}}]}`
    const found = await told({ ...agents(''), '.agents/config.json': config })
    expect(found).not.toContain('grant-withheld')
    expect(found).not.toContain(unknownSkill)
  })
})

describe('What skills.Load returns: the toolset', () => {
  const three = ['list_skills', 'load_skill', 'load_skill_resource']
  const others = async (files: Files): Promise<readonly string[]> => {
    const scope = reachOf(await analyse(files), 'parent')?.scope
    return (scope?.otherTools ?? []).filter((tool) => three.includes(tool))
  }

  test('Toolset: one with three tools', async () => {
    expect(await others({ ...withShell, [`${root}/x/SKILL.md`]: skillFile('x') })).toEqual(three)
  })

  test('Empty bundles: no error, no toolset registered', async () => {
    expect(await others({ ...withShell, [`${root}/.gitkeep`]: '' })).toEqual([])
    expect(await others({ ...withShell, [`${root}/x/notes.md`]: 'n' })).toEqual([])
  })

  test('4: if none survives, no toolset is built, and one finding says so', async () => {
    const files = { ...facts, ...noShell, ...needy('kubectl') }
    const found = (await diagnose(files, ['core-agent'])).filter(({ rule }) => rule === 'no-skill-left')
    expect(found).toHaveLength(1)
    expect(found[0]?.message).toContain('it loses the tools to list and load skills')
    const more = { ...files, [`${root}/y/SKILL.md`]: skillFile('y') }
    expect(await told(more)).not.toContain('no-skill-left')
  })

  test('WithShellTool: the shell token is answered against the catalogue that the build ends up with', async () => {
    const lean = '{"session": {"task_class": "review"}, "tools": {"disable": []}}'
    expect((await judged({ '.agents/config.json': lean, ...needy('shell') })).status).toBe('withheld')
    expect((await judged({ ...withShell, ...needy('shell') })).status).toBe('loads')
  })
})
