import { describe, expect, test } from 'vitest'
import { Deployed, type Given, skillFile } from './deployed.ts'

const root = '.agents/skills'
const gke = 'gke-workload-troubleshooting'
const noShell = '{"tools": {"disable": ["bash"]}}'

/** One skill with a `requires:`; `config` null for a tree without a recipe. */
function required(value: string, config: string | null = '{}', given: Given = {}): Deployed {
  const recipe: Record<string, string> = config === null ? {} : { '.agents/config.json': config }
  return new Deployed({ ...recipe, [`${root}/x/SKILL.md`]: skillFile('x', `requires:${value}`) }, given)
}

function judged(tree: Deployed): { status: string; codes: string[] } {
  return { status: tree.verdict(`${root}/x`).status, codes: tree.codes(`${root}/x`) }
}

const met = { status: 'loads', codes: [] }
const unmet = { status: 'withheld', codes: ['requires-unmet'] }
const unknown = { status: 'unknown', codes: ['requires-unknown'] }
const malformed = { status: 'withheld', codes: ['requires-malformed'] }

describe('Runtime requirements: the grammar', () => {
  describe.each(['shell', 'bash'])('%s: whether this build registered the bash tool', (token) => {
    test.each([
      ['registered: met', '{}', null, met],
      ['registered: met on an image without any program', '{}', [], met],
      ['disabled: unmet', noShell, null, unmet],
      ['disabled: unmet where /bin/bash is right there', noShell, ['bash', 'sh', 'shell'], unmet],
      ['taken away by the kind of task: unmet', '{"session": {"task_class": "review"}}', ['bash'], unmet],
      ['no recipe: unknown', null, null, unknown],
    ])('%s', (_title, config, binaries, expected) => {
      expect(judged(required(` [${token}]`, config, { binaries }))).toEqual(expected)
    })

    test('its words when it is unmet', () => {
      const words = `${token} (the bash tool is not registered in this build)`
      expect(required(` [${token}]`, noShell).reasons(`${root}/x`)[0]?.says).toBe(
        `core-agent: skills: x: unmet "requires:" — ${words} — NOT loaded`,
      )
    })
  })

  describe('anything else: the binary must be on PATH', () => {
    test.each([
      ['on PATH: met', 'kubectl', ['gcloud', 'kubectl'], met],
      ['not on PATH: unmet', 'kubectl', ['gcloud'], unmet],
      ['nothing on PATH: unmet', 'kubectl', [], unmet],
      ['nobody listed the programs: unknown', 'kubectl', null, unknown],
      ['letters’ case tells tokens apart: Shell is a program', 'Shell', [], unmet],
      ['letters’ case tells tokens apart: Bash is met as a program', 'Bash', ['Bash'], met],
      ['a version is part of the name', 'kubectl>=1.30', ['kubectl'], unmet],
      ['a path is looked up as a path: listed', '/usr/bin/kubectl', ['/usr/bin/kubectl'], met],
      ['a path is looked up as a path: a list of names does not tell', '/usr/bin/kubectl', ['kubectl'], unknown],
    ])('%s', (_title, token, binaries, expected) => {
      expect(judged(required(` [${JSON.stringify(token)}]`, '{}', { binaries }))).toEqual(expected)
    })

    test('no recipe: unknown, and this machine’s own PATH is never asked', () => {
      expect(judged(required(' [node, sh]', null))).toEqual(unknown)
      expect(judged(required(' [node, sh]', '{}'))).toEqual(unknown)
    })

    test('why it is unknown is said', () => {
      const why = (config: string | null, binaries: string[] | null, token = 'jq'): string =>
        required(` [${token}]`, config, { binaries }).reasons(`${root}/x`)[0]?.message ?? ''
      expect(why(null, null)).toBe('`requires:` names `jq`, and there is no recipe to check it against.')
      expect(why('{}', null)).toBe('`requires:` names `jq`, and nobody listed the programs of this deployment.')
      expect(why('{}', ['jq'], './jq')).toBe(
        '`requires:` names `./jq`, and its programs are listed by name, not by path.',
      )
    })
  })

  test.each([
    ['all tokens must be met', ' [shell, kubectl, jq]', ['kubectl', 'jq'], met],
    ['one unmet token is enough', ' [shell, kubectl, jq]', ['kubectl'], unmet],
    ['a list on lines of its own', '\n  - shell\n  - kubectl', ['kubectl'], met],
    ['a text is one token', ' kubectl', ['kubectl'], met],
    ['a text is never cut at blanks', ' shell kubectl', ['kubectl'], unmet],
    ['a text is never cut at commas', ' kubectl, gcloud', ['kubectl', 'gcloud'], unmet],
    ['blanks around a token do not count', " [ '  kubectl  ' ]", ['kubectl'], met],
    ['yes and on are texts in a list', ' [yes, on]', ['yes', 'on'], met],
  ])('%s', (_title, value, binaries, expected) => {
    expect(judged(required(value, '{}', { binaries }))).toEqual(expected)
  })

  test('the place is the first token that is unmet', () => {
    const tree = required(' [shell, kubectl, gcloud]', '{}', { binaries: [] })
    expect(tree.marked(`${root}/x`, 'requires-unmet')).toBe('kubectl')
    expect(tree.reasons(`${root}/x`)[0]?.name).toBe('kubectl')
  })

  test('repeated tokens are told as often as they stand', () => {
    const tree = required(' [jq, jq]', '{}', { binaries: [] })
    expect(tree.reasons(`${root}/x`)[0]?.says).toContain('— jq (not on PATH); jq (not on PATH) —')
  })
})

describe('Runtime requirements: nothing and nonsense', () => {
  test('requires: [] means nothing, same as omitting the key', () => {
    expect(judged(required(' []', noShell, { binaries: [] }))).toEqual(met)
    expect(judged(required(' []', null))).toEqual(met)
    const without = new Deployed({ [`${root}/x/SKILL.md`]: skillFile('x') })
    expect(judged(without)).toEqual(met)
  })

  test.each([
    ['nothing behind the colon', ''],
    ['null', ' null'],
    ['a blank text', " '  '"],
    ['an empty text', " ''"],
    ['a number', ' 7'],
    ['a boolean', ' true'],
    ['a date', ' 2024-01-02'],
    ['a map', '\n  shell: true'],
    ['a flow map', ' {shell: true}'],
    ['a list with a number', ' [shell, 7]'],
    ['a list with a boolean', ' [shell, true]'],
    ['a list with a fraction', ' [python, 3.12]'],
    ['a list with a date', ' [2024-01-02]'],
    ['a list with null', ' [shell, ~]'],
    ['a list with a list', ' [[shell]]'],
    ['a list with a map', '\n  - shell: true'],
    ['a list with a blank text', " [shell, '  ']"],
  ])('neither a string nor a list of strings: %s is a drop', (_title, value) => {
    for (const config of [null, '{}', noShell]) expect(judged(required(value, config))).toEqual(malformed)
    expect(judged(required(value, '{}', { binaries: ['shell', 'python'] }))).toEqual(malformed)
  })

  test('the malformation is named, as the daemon names it', () => {
    const [reason] = required(' [shell, 7]').reasons(`${root}/x`)
    expect(reason?.says).toBe(
      'core-agent: skills: x: malformed "requires:" — must be a string or a list of strings — NOT loaded',
    )
    expect(reason?.message).toBe('`requires:` is neither a text nor a list of texts: item 2 is a number.')
  })

  test.each([
    ['lines that end in CRLF are read', '---\r\nname: x\r\ndescription: d\r\nrequires: [jq]\r\n---\r\nB\r\n', unmet],
    ['`requires:` in the body is text', '---\nname: x\ndescription: d\n---\nrequires: [jq]\n', met],
  ])('%s', (_title, file, expected) => {
    const tree = new Deployed({ '.agents/config.json': '{}', [`${root}/x/SKILL.md`]: file }, { binaries: [] })
    expect(judged(tree)).toEqual(expected)
  })

  test('a file whose block stands lower, or that has none, is dropped and has no requirement', () => {
    for (const file of ['\n---\nname: x\ndescription: d\nrequires: 7\n---\nB\n', 'requires: 7\n']) {
      const tree = new Deployed({ [`${root}/x/SKILL.md`]: file })
      expect(tree.verdict(`${root}/x`).status).toBe('dropped')
      expect(tree.codes(`${root}/x`).filter((code) => code.startsWith('requires'))).toEqual([])
    }
  })
})

describe('Runtime requirements: the line on stderr', () => {
  const description = 'Diagnose a failing GKE workload from events, logs and rollout state.'
  const file = `---\nname: ${gke}\ndescription: ${description}\nrequires: [shell, kubectl, gcloud]\n---\nLook.\n`
  const files = { '.agents/config.json': '{}', [`${root}/${gke}/SKILL.md`]: file }

  test('the page’s own example on a distroless image, to the byte', () => {
    const tree = new Deployed(files, { binaries: [] })
    expect(tree.verdict(`${root}/${gke}`)).toMatchObject({ status: 'withheld', name: null, silent: false })
    expect(tree.reasons(`${root}/${gke}`)[0]?.says).toBe(
      'core-agent: skills: gke-workload-troubleshooting: unmet "requires:" — kubectl (not on PATH); gcloud (not on PATH) — NOT loaded',
    )
  })

  test('all that is missing, in the order it was declared', () => {
    const tree = new Deployed({ ...files, '.agents/config.json': noShell }, { binaries: ['kubectl'] })
    expect(tree.reasons(`${root}/${gke}`)[0]?.says).toBe(
      `core-agent: skills: ${gke}: unmet "requires:" — shell (the bash tool is not registered in this build); gcloud (not on PATH) — NOT loaded`,
    )
  })

  test('the image with both programs loads it, with nothing to say', () => {
    const tree = new Deployed(files, { binaries: ['gcloud', 'kubectl'] })
    expect(tree.verdict(`${root}/${gke}`)).toMatchObject({ status: 'loads', name: gke, description, reasons: [] })
  })
})

describe('Runtime requirements: what it does not do', () => {
  test('it is not a permission: a satisfied requires grants nothing', () => {
    const tree = required(' [shell, jq]', '{}', { binaries: ['jq'] })
    expect(judged(tree)).toEqual(met)
    expect(tree.skill(`${root}/x`).allowedTools).toEqual([])
    const scope = tree.analysis.recipes[0]?.scopes[0]
    const without = new Deployed({ '.agents/config.json': '{}', [`${root}/x/SKILL.md`]: skillFile('x') })
    expect(scope?.builtIns).toEqual(without.analysis.recipes[0]?.scopes[0]?.builtIns)
  })

  test('it is not a permission: allowed-tools meets no requirement and sets none', () => {
    const allowed = required(' [jq]\nallowed-tools: [jq]', '{}', { binaries: [] })
    expect(judged(allowed)).toEqual(unmet)
    const file = skillFile('x', 'allowed-tools: [Bash, kubectl]')
    expect(judged(new Deployed({ '.agents/config.json': noShell, [`${root}/x/SKILL.md`]: file }))).toEqual(met)
  })

  test('MCP-server availability is not covered: a server’s name is looked up on PATH like any other', () => {
    const files = {
      '.agents/config.json': '{}',
      '.agents/mcp.json': '{"mcpServers": {"jira": {"command": "jira-mcp"}}}',
      [`${root}/x/SKILL.md`]: skillFile('x', 'requires: [jira]'),
    }
    expect(judged(new Deployed(files, { binaries: [] }))).toEqual(unmet)
    expect(judged(new Deployed(files))).toEqual(unknown)
  })

  test('there is no warn mode: the skill is withheld, and the rest of the bundle carries on', () => {
    const files = {
      '.agents/config.json': '{}',
      [`${root}/a/SKILL.md`]: skillFile('a', 'requires: [kubectl]'),
      [`${root}/b/SKILL.md`]: skillFile('b', 'requires: 7'),
      [`${root}/c/SKILL.md`]: skillFile('c'),
    }
    const tree = new Deployed(files, { binaries: [] })
    expect(tree.statuses()).toEqual({ a: 'withheld', b: 'withheld', c: 'loads' })
    expect(tree.reasons(`${root}/c`)).toEqual([])
  })

  test('it saves nothing from a sibling that cannot be read: all must parse first', () => {
    const files = {
      '.agents/config.json': '{}',
      [`${root}/a/SKILL.md`]: skillFile('a', 'requires: [kubectl]'),
      [`${root}/b/SKILL.md`]: '---\nname: b\n---\nB\n',
    }
    const tree = new Deployed(files, { binaries: [] })
    expect(tree.statuses()).toEqual({ a: 'dropped', b: 'dropped' })
    expect(tree.codes(`${root}/a`)[0]).toBe('sibling-broken')
  })
})
