import { describe, expect, test } from 'vitest'
import { recipecheck } from '../../src/analysis/recipecheck.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'

const noShell = '{"tools": {"disable": ["bash"]}}'
const server = (...keys: string[]) =>
  JSON.stringify({
    servers: Object.fromEntries(keys.map((key) => [key, { transport: 'http', url: 'https://e.test' }])),
  })

function ask(files: Files, configRoot = '.') {
  return recipecheck(memoryWorkspace(files), configRoot)
}

function said(files: Files, configRoot = '.'): string[] {
  const { findings, errors } = ask(files, configRoot)
  return [...errors.map(({ message }) => message), ...findings.map((f) => `${f.file}:${f.line} ${f.name} ${f.rule}`)]
}

function text(body: string, config = noShell): string[] {
  return said({ 'config.json': config, 'skills/a/SKILL.md': body }).map((each) =>
    each.replace('skills/a/SKILL.md:', ''),
  )
}

describe('texts', () => {
  test('a finding says where the name stands', () => {
    const body = 'One.\nThen `kubectl get pods`.\n'
    const [finding] = ask({ 'config.json': noShell, 'skills/a/SKILL.md': body }).findings
    expect(body.slice(finding?.span?.start, finding?.span?.end)).toBe('kubectl')
    expect(finding).toMatchObject({ path: 'skills/a/SKILL.md', scope: 'parent', line: 2 })
  })

  test('fences in lists and quotes are fences; a shorter run does not close one', () => {
    expect(text('1. x\n\n     ```bash\n     kubectl get\n     ```\n')).toEqual(['3 bash D-fence', '4 kubectl D'])
    expect(text('> ~~~sh\n> helm x\n> ~~~\nhelm y\n')).toEqual(['1 bash D-fence', '2 helm D'])
    expect(text('````sh\n```\nhelm x\n````\nhelm y\n')).toEqual(['1 bash D-fence', '3 helm D'])
  })

  test('a span wraps over a line, not over a blank one or a fence', () => {
    expect(text('a `kubectl get\nx` b\n')).toEqual(['1 kubectl D'])
    expect(text('a `kubectl get\n\nx` b\n')).toEqual([])
    expect(text('a `kubectl get\n~~~text\nx` b\n')).toEqual([])
  })

  test('what a line says twice is told twice', () => {
    expect(text('a__b and a__b\n')).toEqual(['1 a__b B', '1 a__b B'])
  })

  test('only files that end in .md are read, at any depth', () => {
    const files = {
      'config.json': noShell,
      'skills/a/b/c.md': 'bash\n',
      'skills/a/d.MD': 'bash\n',
      'AGENTS.md': 'bash\n',
    }
    expect(said(files)).toEqual(['skills/a/b/c.md:1 bash A'])
  })

  test('UTF-16 is read as bytes, where no name is whole', () => {
    const bytes = new Uint8Array([0xff, 0xfe, ...[...'bash\n'].flatMap((letter) => [letter.charCodeAt(0), 0])])
    expect(said({ 'config.json': noShell, 'skills/a/SKILL.md': bytes })).toEqual([])
  })
})

describe('config', () => {
  test('a list for polling without the tool, and entries that match nothing', () => {
    const config =
      '{"tools": {"disable": ["wait_and_verify"], "wait_and_verify": {"poll_allow": ["x_y", "x_y", "stat"]}}}'
    expect(said({ 'config.json': config })).toEqual([
      'config.json:0 wait_and_verify G',
      'config.json:0 x_y E',
      'config.json:0 x_y E',
    ])
  })

  test('the reason tells the cause', () => {
    const body = 'Use bash, fetch_url, alert, record_plan and sciontool_status.\n'
    const { findings } = ask({ 'config.json': noShell, 'skills/a/SKILL.md': body })
    expect(findings.map(({ name, reason }) => [name, reason])).toEqual([
      ['bash', expect.stringContaining('tools.disable')],
      ['fetch_url', expect.stringContaining('url_scope.allow')],
      ['alert', expect.stringContaining('alerts.targets')],
      ['record_plan', expect.stringContaining('plan_mode')],
      ['sciontool_status', expect.stringContaining('PATH')],
    ])
  })

  test('preconditions that are met', () => {
    const target = '{"name": "oncall", "url_env": "HOOK", "template": "generic"}'
    const config = `{"url_scope": {"allow": ["*"]}, "alerts": {"targets": [${target}]}, "permissions": {"plan_mode": "advisory"}}`
    expect(text('fetch_url, alert, record_plan\n', config)).toEqual([])
  })

  test('another config of the root may be named', () => {
    const files = { 'config.json': '{}', 'config.hub.json': noShell, 'skills/a/SKILL.md': 'bash\n' }
    const { findings } = recipecheck(memoryWorkspace(files), '.', 'config.hub.json')
    expect([said(files), findings.map(({ name }) => name)]).toEqual([[], ['bash']])
  })

  test('the class of a task takes no tool away', () => {
    expect(text('bash\n', '{"session": {"task_class": "review"}}')).toEqual([])
  })

  test.each([
    ['keys fold case', '{"TOOLS": {"Disable": ["bash"]}}', ['1 bash A']],
    ['the last list wins', '{"tools": {"disable": ["bash"], "disable": ["grep"]}}', []],
    ['objects are laid over each other', '{"tools": {"disable": ["bash"]}, "Tools": {}}', ['1 bash A']],
    ['null empties a list', '{"tools": {"disable": ["bash"], "disable": null}}', []],
    ['null leaves an object', '{"tools": {"disable": ["bash"]}, "tools": null}', ['1 bash A']],
    ['unknown keys are nothing', '{"tools": {"disabled": ["bash"]}}', []],
  ])('%s', (_title, config, findings) => {
    expect(text('bash\n', config)).toEqual(findings)
  })

  test.each([
    ['{"tools": {},}', '`config.json` is no JSON'],
    ['\ufeff{}', '`config.json` is no JSON'],
    ['[]', 'the file must be an object'],
    ['{"tools": {"disable": "bash"}}', 'tools.disable must be a list'],
    ['{"tools": {"disable": ["kubectl"]}}', 'names `kubectl`'],
    ['{"version": 2}', 'version is 2'],
    ['{"version": 1.0}', 'version must be a whole number'],
    ['{"permissions": {"plan_mode": "on"}}', 'permissions.plan_mode is none of'],
    ['{"permissions": {"plan_mode": "off", "require_plan_artifact": true}}', 'plan_mode is off'],
    ['{"content_roots": [" "]}', 'content_roots holds an empty entry'],
    ['{"content_roots": ["../.."]}', 'leads out of the checked folder'],
    ['{"tools": {"wait_and_verify": {"poll_allow": [null]}}}', 'poll_allow holds an empty entry'],
    ['{"subagents": [{"name": "a b"}]}', 'subagents[0].name'],
    ['{"subagents": [{"name": "a"}, {"name": "a"}]}', 'subagents[1].name is the name of an earlier one'],
    ['{"subagents": [{"name": "a", "root": "nowhere"}]}', 'where no folder is'],
    ['{"subagents": [{"name": "a", "root": "config.json"}]}', 'where no folder is'],
    ['{"subagents": [{"name": "a", "root": ".", "tools": ["alert"]}]}', 'the tool `alert`'],
    ['{"subagents": [{"name": "a", "root": ".", "mcp": ["gke"]}]}', 'the MCP server `gke`'],
    ['{"alerts": {"targets": [{"name": "a", "url": "https://e.test"}]}}', 'template of a'],
  ])('%s ends the check', (config, sentence) => {
    const { findings, errors } = ask({ 'config.json': config, 'skills/a/SKILL.md': 'alert\n' })
    expect([findings, errors]).toEqual([[], [{ path: 'config.json', message: expect.stringContaining(sentence) }]])
  })

  test.each([
    ['{"servers": {"a": {}}}', 'transport of the server a'],
    ['{"servers": {"a": null}}', 'transport of the server a'],
    ['{"servers": {"a": {"transport": "stdio"}}}', 'needs a command'],
    ['{"servers": {"a": {"transport": "http", "url": "u", "command": "c"}}}', 'has no command'],
    ['{"servers": []}', 'servers must be an object'],
  ])('mcp.json %s ends the check', (file, sentence) => {
    const { errors } = ask({ 'config.json': '{}', 'mcp.json': file })
    expect(errors).toEqual([{ path: 'mcp.json', message: expect.stringContaining(sentence) }])
  })
})

describe('scopes', () => {
  const root = (agent: object, more: object = {}) =>
    JSON.stringify({ ...more, subagents: [{ name: 'cluster', root: '../cluster', ...agent }] })
  const tree = (config: string, more: Files = {}): Files => ({ 'r/.agents/config.json': config, ...more })

  test('a content root belongs to the parent, and the same file is read once', () => {
    const config = '{"content_roots": [".", "../up"], "tools": {"disable": ["bash"]}}'
    const files = tree(config, { 'r/.agents/skills/a/SKILL.md': 'bash\n', 'r/up/skills/b/SKILL.md': 'bash\n' })
    expect(said(files, 'r/.agents')).toEqual(['../up/skills/b/SKILL.md:1 bash A', 'skills/a/SKILL.md:1 bash A'])
  })

  test('a sub-agent has its parent’s tools, narrowed, and the servers of its own root', () => {
    const body = 'write_file\ntool: "gke_x"\ntool: "io_x"\n'
    const files = tree(root({ tools: ['stat'] }), {
      'r/.agents/mcp.json': server('gke'),
      'r/.agents/skills/a/SKILL.md': 'write_file\n',
      'r/cluster/mcp.json': server('io'),
      'r/cluster/skills/b/SKILL.md': body,
    })
    const { findings } = ask(files, 'r/.agents')
    expect(findings.map((f) => [f.path, f.line, f.name, f.rule, f.scope])).toEqual([
      ['r/cluster/skills/b/SKILL.md', 1, 'write_file', 'A', 'cluster'],
      ['r/cluster/skills/b/SKILL.md', 2, 'gke_x', 'C', 'cluster'],
      ['r/cluster/skills/b/SKILL.md', 3, 'io_x', 'F', 'cluster'],
    ])
    expect(findings[0]?.reason).toContain('tools list of the sub-agent `cluster`')
  })

  test.each([
    ['absent inherits', {}, []],
    ['null inherits', { tools: null }, []],
    ['an empty list grants none', { tools: [] }, ['../cluster/skills/b/SKILL.md:1 stat A']],
  ])('tools: %s', (_title, agent, findings) => {
    expect(said(tree(root(agent), { 'r/cluster/skills/b/SKILL.md': 'stat\n' }), 'r/.agents')).toEqual(findings)
  })

  test('two agents that read one file tell one name once, and the stricter one speaks', () => {
    const strict = root({ tools: ['stat'] }, { content_roots: ['../cluster'] })
    const files = tree(strict, { 'r/cluster/skills/b/SKILL.md': 'write_file fetch_url\n' })
    const { findings } = ask(files, 'r/.agents')
    expect(findings.map(({ name, scope }) => [name, scope])).toEqual([
      ['fetch_url', 'parent'],
      ['write_file', 'cluster'],
    ])
  })

  test('a sub-agent without a root adds nothing', () => {
    expect(said({ 'config.json': '{"subagents": [{"name": "a", "tools": ["nothing"]}]}' })).toEqual([])
  })
})

describe('links', () => {
  test('a link on the way to a root is followed', () => {
    const config = '{"content_roots": ["link"], "tools": {"disable": ["bash"]}}'
    const files = { 'config.json': config, link: 'link:real', 'real/skills/a/SKILL.md': 'bash\n' }
    const { findings } = ask(files)
    expect(findings.map(({ file, path }) => [file, path])).toEqual([
      ['link/skills/a/SKILL.md', 'real/skills/a/SKILL.md'],
    ])
  })

  test('a link to a folder below the root is not entered, nor the root itself where it is one', () => {
    const skill = { 'real/a/SKILL.md': 'bash\n' }
    expect(said({ 'config.json': noShell, skills: 'link:real', ...skill })).toEqual([])
    expect(said({ 'config.json': noShell, 'skills/b/x.txt': '', 'skills/c': 'link:real/a', ...skill })).toEqual([])
  })

  test('a link to a file is read; one that leads nowhere ends the check', () => {
    const files = { 'config.json': noShell, 'x.md': 'bash\n', 'skills/a/SKILL.md': 'link:x.md' }
    expect(said(files)).toEqual(['skills/a/SKILL.md:1 bash A'])
    expect(said({ ...files, 'skills/a/y.md': 'link:z.md' })).toEqual([
      '`skills/a/y.md` cannot be read: the link leads nowhere.',
    ])
  })
})
