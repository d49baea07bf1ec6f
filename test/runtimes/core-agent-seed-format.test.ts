import { describe, expect, test } from 'vitest'
import { sanitize } from '../../src/runtimes/reader-sanitize.ts'
import { Deployed, skillFile } from './deployed.ts'

const root = '.agents/skills'
const one = (file: string, folder = 'x', runtime = 'core-agent'): Deployed =>
  new Deployed({ [`${root}/${folder}/SKILL.md`]: file }, { runtime })

describe('Directory layout', () => {
  const layout = new Deployed({
    [`${root}/echo/SKILL.md`]: skillFile('echo'),
    [`${root}/jira-triage/SKILL.md`]: skillFile('jira-triage'),
    [`${root}/jira-triage/examples/ticket.md`]: 'PROJ-123',
    [`${root}/data-export/SKILL.md`]: skillFile('data-export'),
    [`${root}/data-export/helpers/export.py`]: 'print()',
  })

  test('the tree of the page: three skills, and all of them load', () => {
    expect(layout.statuses()).toEqual({ echo: 'loads', 'jira-triage': 'loads', 'data-export': 'loads' })
  })

  test('each subdirectory of .agents/skills is one skill, no deeper folder is', () => {
    const tree = new Deployed({ [`${root}/a/b/SKILL.md`]: skillFile('b'), [`${root}/c/SKILL.md`]: skillFile('c') })
    expect(tree.statuses()).toEqual({ 'a/b': 'dropped', c: 'loads' })
    expect(tree.codes(`${root}/a/b`)).toEqual(['too-deep'])
  })

  test('a folder whose name starts with a dot is listed, and its name takes every skill down', () => {
    const tree = new Deployed({ [`${root}/.x/SKILL.md`]: skillFile('.x'), [`${root}/y/SKILL.md`]: skillFile('y') })
    expect(tree.codes(`${root}/.x`)).toEqual(['name-character'])
    expect(tree.codes(`${root}/y`)).toEqual(['sibling-broken'])
  })

  test('a symbolic link to a folder is not listed, and nobody is told', () => {
    const path = `${root}/x`
    const tree = new Deployed({ [`${path}/SKILL.md`]: skillFile('x') })
    const { workspace } = tree.analysis.set
    const linked = new Deployed({ ...workspace, linkedFolders: new Map([[path, 'shared/x']]) })
    expect(linked.codes(path)).toEqual(['linked-folder'])
    expect(linked.verdict(path)).toMatchObject({ status: 'dropped', silent: true, blast: 'skill' })
  })

  test.each(['skill.md', 'Skill.md', 'SKILL.MD', 'README.md'])(
    'a skill must contain a SKILL.md: %s is none',
    (name) => {
      const tree = new Deployed({ [`${root}/x/${name}`]: skillFile('x'), [`${root}/y/SKILL.md`]: skillFile('y') })
      expect(tree.statuses()).toEqual({ y: 'loads' })
    },
  )

  test('it stands at the root of the skill: one in a subfolder is another skill inside of it', () => {
    const tree = new Deployed({
      [`${root}/x/SKILL.md`]: skillFile('x'),
      [`${root}/x/references/SKILL.md`]: skillFile('references'),
    })
    expect(tree.statuses()).toEqual({ x: 'loads', 'x/references': 'dropped' })
    expect(tree.codes(`${root}/x/references`)).toEqual(['inside-another-skill'])
  })

  test('the directory name is the identifier: another `name` takes the skill down', () => {
    const tree = one(skillFile('triage'), 'jira-triage')
    expect(tree.codes(`${root}/jira-triage`)).toEqual(['name-folder-mismatch'])
    expect(tree.marked(`${root}/jira-triage`, 'name-folder-mismatch')).toBe('triage')
  })

  test('other files are the bundle’s and loaded on demand: none of their text is in the instructions', () => {
    expect(layout.shown(`${root}/jira-triage`).instructions).not.toContain('PROJ-123')
    expect(layout.skill(`${root}/jira-triage`).bundle.resources.map(({ path }) => path)).toEqual(['examples/ticket.md'])
  })

  test.each([
    ['jira-triage', 'examples/ticket.md'],
    ['data-export', 'helpers/export.py'],
  ])('of the page’s own tree, %s cannot hand out %s: only three folders are served', (name, path) => {
    const why = 'only references/, assets/ and scripts/ are served'
    expect(layout.shown(`${root}/${name}`).resources).toEqual([{ path, why }])
  })
})

describe('Required frontmatter', () => {
  test('standard YAML frontmatter and a markdown body: the page’s own example loads as written', () => {
    const body =
      'When asked to triage a Jira ticket:\n\n1. Read the ticket via the `jira_get_issue` tool.\n2. Classify it.\n'
    const description = 'Triage a Jira ticket — read it, classify, recommend next action.'
    const tree = one(`---\nname: jira-triage\ndescription: ${description}\n---\n\n${body}`, 'jira-triage')
    expect(tree.verdict(`${root}/jira-triage`)).toMatchObject({
      status: 'loads',
      name: 'jira-triage',
      description,
      reasons: [],
    })
    expect(tree.shown(`${root}/jira-triage`).instructions).toBe(`\n\n${body}`)
  })

  test.each([
    ['name', '---\ndescription: d\n---\nB\n', 'name-missing'],
    ['name, empty', '---\nname:\ndescription: d\n---\nB\n', 'name-empty'],
    ['description', '---\nname: x\n---\nB\n', 'description-missing'],
    ['description, empty', '---\nname: x\ndescription: ""\n---\nB\n', 'description-empty'],
  ])('%s: without it the skill is dropped', (_field, file, code) => {
    expect(one(file).verdict(`${root}/x`)).toMatchObject({ status: 'dropped', blast: 'catalog', silent: false })
    expect(one(file).codes(`${root}/x`)).toEqual([code])
  })

  test('description: one line in the list, whatever it was written as', () => {
    const file = '---\nname: x\ndescription: >-\n  Does it\n  well.\n---\nB\n'
    expect(one(file).shown(`${root}/x`).metadata).toBe('x: Does it well.')
  })

  test('without any frontmatter the skill is dropped', () => {
    expect(one('# x\n').codes(`${root}/x`)).toEqual(['frontmatter-missing'])
  })
})

describe('Optional frontmatter', () => {
  test('requires: read, and no ignored key', () => {
    const tree = one(skillFile('x', 'requires: [kubectl]'))
    expect(tree.skill(`${root}/x`).requires).toMatchObject({ state: 'tokens', tokens: [{ value: 'kubectl' }] })
    expect(tree.codes(`${root}/x`)).toEqual(['requires-unknown'])
  })

  test('requires: a release before it leaves the key out and loads the skill', () => {
    const tree = one(skillFile('x', 'requires: [kubectl]'), 'x', 'core-agent@2.8')
    expect(tree.verdict(`${root}/x`).status).toBe('loads')
    expect(tree.codes(`${root}/x`)).toEqual(['key-ignored'])
    expect(tree.marked(`${root}/x`, 'key-ignored')).toBe('requires')
  })

  test.each([
    ['a list', 'allowed-tools:\n  - Read\n  - Bash(git log:*)'],
    ['a flow list', 'allowed-tools: [Read, Bash(git log:*)]'],
    ['one text', 'allowed-tools: Read Bash(git log:*)'],
  ])('allowed-tools: passed through as %s', (_form, line) => {
    const tree = one(skillFile('x', line))
    expect(tree.verdict(`${root}/x`).status).toBe('loads')
    expect(tree.skill(`${root}/x`).allowedTools.map(({ value }) => value)).toEqual(['Read', 'Bash(git log:*)'])
    expect(sanitize(tree.skill(`${root}/x`))?.fields.allowedTools).not.toBeNull()
  })

  test.each([
    ['a list', 'allowed-tools:\n  - Read', 'loads', []],
    ['one text', 'allowed-tools: Read', 'dropped', ['allowed-tools-form']],
  ])('allowed-tools: a release with the older ADK, given %s', (_form, line, status, codes) => {
    const tree = one(skillFile('x', line), 'x', 'core-agent@2.8')
    expect(tree.verdict(`${root}/x`).status).toBe(status)
    expect(tree.codes(`${root}/x`)).toEqual(codes)
  })

  test('license, compatibility, metadata: passed through', () => {
    const lines = 'license: MIT\ncompatibility: Needs a cluster.\nmetadata:\n  owner: "1.0"'
    const tree = one(skillFile('x', lines))
    expect(tree.verdict(`${root}/x`)).toMatchObject({ status: 'loads', reasons: [] })
    const clean = sanitize(tree.skill(`${root}/x`))
    expect(clean?.fields.license?.text).toBe('MIT')
    expect(clean?.fields.compatibility?.text).toBe('Needs a cluster.')
    expect([...(clean?.metadata ?? [])]).toEqual([['owner', '1.0']])
  })

  test.each([
    ['license', 'license: 2.0', 'license-rewritten'],
    ['compatibility', 'compatibility: [linux]', 'compatibility-coerced'],
    ['metadata, a value', 'metadata:\n  v: 1.10', 'metadata-value-coerced'],
    ['metadata, no map', 'metadata: [a]', 'metadata-lost'],
  ])('%s: a value that is no text is altered, not refused', (_field, line, code) => {
    expect(one(skillFile('x', line)).verdict(`${root}/x`).status).toBe('altered')
    expect(one(skillFile('x', line)).codes(`${root}/x`)).toEqual([code])
  })
})

describe('Anything else is dropped before parsing', () => {
  test.each([
    'version: 1.0.0',
    'model: opus',
    'user-invocable: false',
    'disable-model-invocation: true',
    'argument-hint: [name]',
    'steps: [a]',
    'allowed_tools: [Read]',
    'hooks:\n  PreToolUse: [x]',
  ])('%s: left out, and the skill loads', (line) => {
    const tree = one(skillFile('x', line))
    expect(tree.verdict(`${root}/x`)).toMatchObject({ status: 'loads', name: 'x', description: 'Does it.' })
    expect(tree.codes(`${root}/x`)).toEqual(['key-ignored'])
    expect(tree.marked(`${root}/x`, 'key-ignored')).toBe(line.split(':')[0])
  })

  test('all dropped keys are named in one sentence', () => {
    const tree = one(skillFile('x', 'version: 1\nmodel: opus\nrequires: []'))
    expect(tree.reasons(`${root}/x`).map(({ message }) => message)).toEqual([
      '`version`, `model` are no keys of this runtime and are left out.',
    ])
  })

  test('the ADK parser on its own rejects the same file outright', () => {
    const tree = one(skillFile('x', 'version: 1.0.0'), 'x', 'adk-go')
    expect(tree.verdict(`${root}/x`).status).toBe('dropped')
    expect(tree.codes(`${root}/x`)).toEqual(['unknown-key'])
  })

  test('the body is untouched either way', () => {
    const body = 'One.\n\nversion: 2\n'
    const plain = one(skillFile('x', '', body)).shown(`${root}/x`).instructions
    expect(one(skillFile('x', 'version: 1', body)).shown(`${root}/x`).instructions).toBe(plain)
    expect(plain.trimStart()).toBe(body)
  })
})
