import { describe, expect, test } from 'vitest'
import { cleveragents, folderError, spec } from '../../src/runtimes/cleveragents.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'
import { fields, judge, named, sample, skillOf, told } from './cleveragents-sample.ts'

/*
 * One test for each row and list entry of cleveragents-core, docs/reference/agent_skills.md. Quotes in names of tests
 * are its words. What it does not say must come out as `unknown`.
 * Tiers, steps and the tool descriptor are in cleveragents-tool.test.ts.
 */

describe('"Required Frontmatter Fields"', () => {
  test('name: string, namespace/short-name', () => {
    expect(judge(sample).name).toBe('local/deploy-to-staging')
    expect(told(named('123'))).toBe('unknown, name-type unknown')
    expect(told(named('[a]'))).toBe('unknown, name-type unknown')
  })

  test('description: string', () => {
    expect(judge(sample).description).toBe('Deploy the current branch to the staging environment.')
    expect(told('---\nname: local/x\ndescription: [a]\n---\n')).toBe('unknown, description-type unknown')
    expect(told('---\nname: local/x\ndescription: true\n---\n')).toBe('unknown, field-not-text unknown')
    expect(told('---\nname: local/x\ndescription: yes\n---\n')).toBe('unknown, field-not-text unknown')
  })

  test('an empty description is documented nowhere', () => {
    expect(told('---\nname: local/x\ndescription: " "\n---\n')).toBe('unknown, description-empty unknown')
  })
})

describe('"Optional Frontmatter Fields"', () => {
  const bare = spec(skillOf(named('local/x')))
  const full = spec(skillOf(sample))

  test('steps: the default is []', () => expect(bare.steps).toEqual([]))
  test('version: the default is "0.0.0"', () => expect(bare.version).toBe('0.0.0'))
  test('compatibility: the default is {}', () => expect(bare.compatibility).toEqual({}))
  test('metadata: the default is {}', () => expect(bare.metadata).toEqual({}))
  test('allowed-tools: the default is []', () => expect(bare.allowed_tools).toEqual([]))

  test('steps: list[string], "ordered step instructions"', () => {
    expect(full.steps).toHaveLength(5)
    expect(told(fields('steps: one'))).toBe('unknown, steps-type unknown')
    expect(told(fields('steps:'))).toBe('unknown, steps-type unknown')
    expect(told(fields('steps: {a: b}'))).toBe('unknown, steps-type unknown')
  })

  test('version: string, "semantic version of the skill"', () => {
    expect(full.version).toBe('1.0.0')
    expect(told(fields('version: 2.1.0-rc.1+build.5'))).toBe('loads')
    expect(told(fields('version: "1.0"'))).toBe('loads, version-not-semver ignored')
    expect(told(fields('version: v1.0.0'))).toBe('loads, version-not-semver ignored')
    expect(told(fields('version: 1.0'))).toBe('unknown, version-type unknown')
  })

  test('compatibility: mapping, "constraints (e.g. min_agent_version)"', () => {
    expect(full.compatibility).toEqual({ min_agent_version: '3.0.0' })
    expect(told(fields('compatibility: needs git'))).toBe('unknown, compatibility-type unknown')
    const loose = fields('compatibility:\n  min_agent_version: ">=3"')
    expect(told(loose)).toBe('loads, min-agent-version-not-semver ignored')
    expect(told(fields('compatibility:\n  python: 3'))).toBe('loads')
  })

  test('metadata: mapping, "arbitrary key/value pairs (author, tags, etc.)"', () => {
    expect(full.metadata).toEqual({ author: 'team', environment: 'staging' })
    const nested = fields('metadata:\n  tags: [a, b]\n  owner:\n    team: x')
    expect(told(nested)).toBe('loads')
    expect(spec(skillOf(nested)).metadata).toEqual({ tags: ['a', 'b'], owner: { team: 'x' } })
    expect(told(fields('metadata: [a]'))).toBe('unknown, metadata-type unknown')
  })

  test('allowed-tools: list[string], "tools the skill is permitted to invoke"', () => {
    expect(full.allowed_tools).toEqual(['builtin/shell', 'builtin/git-status'])
    expect(told(fields('allowed-tools: [a]'))).toBe('loads')
    expect(told(fields('allowed-tools: Read Grep'))).toBe('unknown, allowed-tools-form unknown')
    expect(told(fields('allowed-tools: {a: b}'))).toBe('unknown, allowed-tools-type unknown')
    expect(told(fields('allowed-tools: [[a]]'))).toBe('unknown, allowed-tools-type unknown')
  })

  test('of a key that stands in neither table, nothing is said', () =>
    expect(told(fields('license: MIT'))).toBe('loads'))
})

describe('"Namespaced Naming"', () => {
  test.each(['local/deploy-to-staging', 'devops/code-review-pipeline', 'team/onboarding-workflow'])('%s', (name) => {
    expect(told(named(name))).toBe('loads')
  })

  test.each([
    ['namespace', '-local/x'],
    ['namespace', '_local/x'],
    ['short-name', 'local/-x'],
    ['short-name', 'local/_x'],
    ['namespace', '/x'],
    ['short-name', 'local/'],
  ])('the %s must "start with an alphanumeric character": %s', (_part, name) => {
    expect(told(named(name))).toBe('dropped, name-namespace dropped')
  })

  test.each([
    ['letters', 'Local/Deploy'],
    ['digits', '1a/2b'],
    ['hyphens', 'a-b/c--d-'],
    ['underscores', 'a_b/c__d_'],
  ])('allowed characters: %s', (_what, name) => expect(told(named(name))).toBe('loads'))

  test('"No spaces"', () => expect(told(named('local/my skill'))).toBe('dropped, name-namespace dropped'))

  test.each(['local/a.b', 'local/a:b', 'local/a+b', 'local/🚀', 'local/a—b'])('no "special characters": %s', (name) => {
    expect(told(named(name))).toBe('dropped, name-namespace dropped')
  })

  test('a bare name is documented nowhere', () => {
    expect(told(named('deploy'))).toBe('unknown, name-not-namespaced unknown')
  })
  test('more than one slash is documented nowhere', () => {
    expect(told(named('a/b/c'))).toBe('unknown, value-uncertain unknown')
  })
  test('letters outside of a to z are documented nowhere', () => {
    expect(told(named('local/müll'))).toBe('unknown, value-uncertain unknown')
  })
  test('a bare name that no namespace could mend is dropped', () => {
    expect(told(named('my skill'))).toBe('dropped, name-namespace dropped')
  })
  test('the name need not be that of the folder', () => expect(skillOf(sample).folder).toBe('my-skill'))
})

describe('"Error Handling"', () => {
  /** The message of the one reason to drop it. */
  function error(text: string): string {
    const { status, reasons } = judge(text)
    expect(status).toBe('dropped')
    return reasons.filter((each) => each.effect === 'dropped')[0]?.message ?? ''
  }

  test('SKILL.md not found in folder: mentions "SKILL.md"', () => {
    expect(folderError({ folder: true, skillFile: false })).toContain('SKILL.md')
  })
  test('Folder path does not exist: mentions "not found"', () => {
    expect(folderError({ folder: false, skillFile: false })).toContain('not found')
  })
  test('neither, where folder and SKILL.md are there', () => {
    expect(folderError({ folder: true, skillFile: true })).toBeNull()
  })
  test('Missing --- frontmatter: mentions "frontmatter"', () => {
    expect(error('# Hi\n')).toContain('frontmatter')
    expect(error('')).toContain('frontmatter')
    expect(error('# Hi\n\n---\nname: local/x\ndescription: d\n---\n')).toContain('frontmatter')
    expect(error('---\nname: local/x\ndescription: d\n')).toContain('frontmatter')
  })
  test('Missing required name field: mentions "name"', () => {
    expect(error('---\ndescription: d\n---\nB\n')).toContain('name')
    expect(error('---\nname:\ndescription: d\n---\nB\n')).toContain('name')
    expect(error('---\n# nothing\n---\nB\n')).toContain('name')
  })
  test('Missing required description field: mentions "description"', () => {
    expect(error('---\nname: local/x\n---\nB\n')).toContain('description')
  })
  test('Invalid namespace/name format: mentions "namespace"', () => {
    expect(error(named('local/my skill'))).toContain('namespace')
  })
  test.each([
    'description: Use when: x',
    'description: "a',
    'description: @x',
    "description: 'don't'",
    'description: a\nb',
    'metadata:\n\ta: b',
    'description: "\\q"',
    'description: *x',
  ])('Malformed YAML in frontmatter: mentions "YAML": %j', (lines) => {
    expect(error(`---\nname: local/x\n${lines}\n---\nB\n`)).toContain('YAML')
  })
})

describe('what the document is silent about is unknown', () => {
  const plain = named('local/x')

  test.each([
    ['a byte order mark', `\uFEFF${plain}`, 'byte-order-mark'],
    ['a blank behind the opening dashes', plain.replace('---', '--- '), 'blank-after-opening-dashes'],
    ['text behind the opening dashes', plain.replace('---\n', '---'), 'text-on-opening-line'],
    ['a fourth closing dash', plain.replace('\n---\n', '\n----\n'), 'frontmatter-not-closed'],
    ['no line end behind the closing dashes', plain.replace('\n---\nB\n', '\n---'), 'no-line-end-after-closing-dashes'],
    ['lone carriage returns', plain.replaceAll('\n', '\r'), 'line-ends-carriage-return'],
    ['three dashes in a value', plain.replace('d\n', 'a --- b\n'), 'dashes-in-value'],
    ['a tab in a value', plain.replace('d\n', 'a\tb\n'), 'tab-in-value'],
    ['a Unicode line separator', plain.replace('d\n', 'a\u2028b\n'), 'line-separator'],
    ['quotes that go on in the first column', plain.replace('d\n', '"a\nb"\n'), 'unclosed-quote'],
    ['brackets that go on in the first column', fields('steps: [a,\nb]'), 'unclosed-bracket'],
    ['a key twice', fields('version: 1.0.0\nversion: 1.0.1'), 'duplicate-key'],
  ])('%s', (_what, text, code) => expect(told(text)).toContain(`unknown, ${code} unknown`))

  test('line ends of Windows are read by any text file of Python', () => {
    expect(told(plain.replaceAll('\n', '\r\n'))).toBe('loads')
  })
})

test.each(cleveragents.examples)('example: $title', ({ files, status, reason }) => {
  const [path, marked] = Object.entries(files)[0] as [string, string]
  const [all = '', inner = ''] = /\[\|([\s\S]*?)\|\]/.exec(marked) ?? []
  const skill = readSkills(memoryWorkspace({ [path]: marked.replace(all, () => inner) })).skills[0]!
  const verdict = cleveragents.load(skill, { catalog: [skill], recipe: null, scope: null })
  expect([verdict.status, verdict.reasons[0]?.code]).toEqual([status, reason])
  const start = marked.indexOf('[|')
  if (all) expect(verdict.reasons[0]?.span).toEqual({ start, end: start + inner.length })
})
