import { describe, expect, test } from 'vitest'
import { cleveragents, descriptor, folderError, resourcePaths, spec } from '../../src/runtimes/cleveragents.ts'
import { readSkills } from '../../src/skill/read.ts'
import type { Skill } from '../../src/skill/skill.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'

/*
 * One test for each row and list entry of cleveragents-core, docs/reference/agent_skills.md. Quotes in names of tests
 * are its words. What it does not say must come out as `unknown`.
 */

/** The document's own SKILL.md, from "SKILL.md Format". */
const sample = `---
name: local/deploy-to-staging
description: Deploy the current branch to the staging environment.
steps:                     # optional — structured steps with stable ordering
  - Verify all tests pass
  - Push the branch to the remote
  - Run the CI pipeline
  - Execute scripts/deploy.py to deploy
  - Check the health endpoint
version: 1.0.0             # optional
compatibility:             # optional
  min_agent_version: "3.0.0"
metadata:                  # optional — arbitrary key/value pairs
  author: team
  environment: staging
allowed-tools:             # optional — restrict which tools the skill may call
  - builtin/shell
  - builtin/git-status
---

# Deployment Details

Additional prose context for each step, loaded on activation.
`
const sampleBody = '# Deployment Details\n\nAdditional prose context for each step, loaded on activation.'

const at = '/repo/my-skill'

function skillOf(text: string, beside: Files = {}): Skill {
  const files = Object.entries(beside).map(([path, content]) => [`my-skill/${path}`, content])
  return readSkills(memoryWorkspace({ 'my-skill/SKILL.md': text, ...Object.fromEntries(files) })).skills[0]!
}

const fields = (lines: string): string => `---\nname: local/x\ndescription: d\n${lines}\n---\nB\n`
const named = (name: string): string => `---\nname: ${name}\ndescription: d\n---\nB\n`

const judge = (text: string) => cleveragents.load(skillOf(text), { catalog: [], recipe: null, scope: null })

function told(text: string): string {
  const { status, reasons } = judge(text)
  return [status, ...reasons.map(({ code, effect }) => `${code} ${effect}`)].join(', ')
}

describe('"Folder Layout"', () => {
  const whole = {
    'scripts/deploy.py': 'p',
    'references/runbook.md': 'r',
    'assets/config.json': '{}',
    'notes.md': 'n',
  }

  test('the sample loads, with nothing to say', () => expect(told(sample)).toBe('loads'))

  test('"Only SKILL.md is required"', () => {
    expect(told(named('local/x'))).toBe('loads')
    expect(descriptor(skillOf(named('local/x')), 'discovered', at).resource_slots).toEqual([])
  })

  test.each(['scripts', 'references', 'assets'] as const)('%s/ is optional and "discovered automatically"', (name) => {
    const slots = descriptor(skillOf(sample, whole), 'discovered', at).resource_slots
    expect(slots.map((slot) => slot.name)).toContain(name)
  })

  test('no other folder or file is a resource', () => {
    const { resources } = cleveragents.present(skillOf(sample, whole))
    expect(resources.filter((each) => each.why === null).map((each) => each.path)).toEqual([
      'assets/config.json',
      'references/runbook.md',
      'scripts/deploy.py',
    ])
    expect(resources.find((each) => each.path === 'notes.md')?.why).toContain('scripts/')
  })
})

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

describe('"Structured Steps"', () => {
  test('"each list entry becomes a SkillStep with a stable 1-based index"', () => {
    const [first, second] = spec(skillOf(sample)).steps
    expect(first).toEqual({ index: 1, content: 'Verify all tests pass' })
    expect(second).toEqual({ index: 2, content: 'Push the branch to the remote' })
  })

  test('"non-empty content string"', () => {
    expect(told(fields('steps:\n  - ""'))).toBe('unknown, step-empty unknown')
    expect(told(fields('steps:\n  - a: b'))).toBe('unknown, step-type unknown')
    expect(told(fields('steps:\n  - yes'))).toBe('unknown, step-type unknown')
  })

  test('"stored in insertion order and never reordered"', () => {
    const { steps } = spec(skillOf(fields('steps: [zebra, apple, mango]')))
    expect(steps.map((step) => step.content)).toEqual(['zebra', 'apple', 'mango'])
  })

  test('"step.index is always equal to the step’s position in the original list"', () => {
    expect(spec(skillOf(fields('steps:\n  - one\n  - ""\n  - three'))).steps).toEqual([
      { index: 1, content: 'one' },
      { index: 3, content: 'three' },
    ])
  })

  test('no other list is taken for steps', () => {
    expect(spec(skillOf(fields('metadata:\n  steps: [a]'))).steps).toEqual([])
    expect(spec(skillOf('---\nname: local/x\ndescription: d\n---\n1. a\n2. b\n')).steps).toEqual([])
  })
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

describe('"Three-Tier Progressive Disclosure"', () => {
  const beside = { 'scripts/a.py': '', 'references/deep/b.md': '', 'assets/c': '' }

  test('1 — Metadata, discover(): "name + description only"', () => {
    const { metadata } = cleveragents.present(skillOf(sample))
    expect(metadata).toBe('local/deploy-to-staging: Deploy the current branch to the staging environment.')
  })
  test('2 — Instructions, activate(): "Full SKILL.md Markdown body"', () => {
    expect(cleveragents.present(skillOf(sample)).instructions).toBe(sampleBody)
  })
  test('3 — Resources, list_resources(): "Paths from scripts/, references/, assets/"', () => {
    const { resources } = cleveragents.present(skillOf(sample, beside))
    expect(resources.map((each) => each.path)).toEqual(['assets/c', 'references/deep/b.md', 'scripts/a.py'])
  })
  test('the loader adds no text of its own', () => {
    expect(cleveragents.present(skillOf(sample)).framing).toBeNull()
  })
})

describe('"Tool Mapping"', () => {
  const skill = skillOf(sample, { 'scripts/a.py': '' })
  const tool = descriptor(skill, 'discovered', at)

  test('source: "agent_skill"', () => expect(tool.source).toBe('agent_skill'))
  test('name: "From frontmatter name"', () => expect(tool.name).toBe('local/deploy-to-staging'))
  test('description: "From frontmatter description"', () => expect(tool.description).toBe(skill.description?.value))
  test('read_only: True', () => expect(tool.read_only).toBe(true))
  test('writes: False', () => expect(tool.writes).toBe(false))
  test('agent_skill_path: "Absolute folder path"', () => expect(tool.agent_skill_path).toBe(at))
  test('allowed_tools: "From frontmatter allowed-tools"', () => {
    expect(tool.allowed_tools).toEqual(['builtin/shell', 'builtin/git-status'])
    expect(descriptor(skillOf(named('local/x')), 'discovered', at).allowed_tools).toEqual([])
  })
  test('body: "Empty at discover"', () => expect(tool.body).toBe(''))
  test('body: "full body after activate"', () => expect(descriptor(skill, 'activated', at).body).toBe(sampleBody))
  test('body: deactivate() leaves active_body None', () => {
    expect(descriptor(skill, 'deactivated', at).body).toBeNull()
  })
  test('resource_slots: "One slot per discovered resource directory"', () => {
    expect(tool.resource_slots.map((slot) => slot.name)).toEqual(['scripts'])
  })
  test('the descriptor has these fields and no other', () => {
    expect(Object.keys(tool)).toEqual(
      'source name description read_only writes agent_skill_path allowed_tools body resource_slots'.split(' '),
    )
  })
})

describe('"Resource Binding Slots"', () => {
  const tool = descriptor(
    skillOf(sample, { 'assets/c': '', 'scripts/a.py': '', 'references/b.md': '' }),
    'activated',
    at,
  )

  test('slot.name: "scripts", "references", or "assets"', () => {
    expect(tool.resource_slots.map((slot) => slot.name)).toEqual(['scripts', 'references', 'assets'])
  })
  test('slot.resource_type: "agent_skill_scripts", etc.', () => {
    const types = tool.resource_slots.map((slot) => slot.resource_type)
    expect(types).toEqual(['agent_skill_scripts', 'agent_skill_references', 'agent_skill_assets'])
  })
  test('slot.access: "unconditionally" "read_only"', () => {
    expect(tool.resource_slots.every((slot) => slot.access === 'read_only')).toBe(true)
  })
  test('slot.path: "absolute path on disk"', () => {
    expect(tool.resource_slots.map((slot) => slot.path)).toEqual([`${at}/scripts`, `${at}/references`, `${at}/assets`])
  })
  test('"Slots are only created for directories that exist"', () => {
    const { resource_slots } = descriptor(skillOf(sample, { 'assets/c': '', 'docs/scripts/x': '' }), 'activated', at)
    expect(resource_slots.map((slot) => slot.name)).toEqual(['assets'])
  })
})

describe('"Read-Only Default Rationale"', () => {
  test('tools that write leave the descriptor read-only', () => {
    const tool = descriptor(skillOf(fields('allowed-tools: [builtin/shell]')), 'activated', at)
    expect([tool.allowed_tools, tool.read_only, tool.writes]).toEqual([['builtin/shell'], true, false])
  })
})

describe('"Python API"', () => {
  const example = '\n---\nname: local/my-skill\ndescription: Does something useful.\n---\nStep 1: Do this.\n'

  test('from_string: an empty line before the frontmatter is tolerated', () => {
    expect(told(example)).toBe('loads')
    expect(judge(example).name).toBe('local/my-skill')
  })
  test('activated.body: "Step 1: Do this."', () => {
    expect(descriptor(skillOf(example), 'activated', at).body).toBe('Step 1: Do this.')
  })
})

describe('"Path Safety"', () => {
  const skill = skillOf(sample, { 'scripts/a.py': '', 'scripts/deep/b.py': '', 'other.md': '' })

  test('the paths are absolute', () => {
    expect(resourcePaths(skill, at)).toEqual([`${at}/scripts/a.py`, `${at}/scripts/deep/b.py`])
  })
  test('the paths "reside within the skill folder"', () => {
    const files = { 'my-skill/SKILL.md': sample, 'scripts/outside.py': '', 'my-skill-2/scripts/other.py': '' }
    expect(resourcePaths(readSkills(memoryWorkspace(files)).skills[0]!, at)).toEqual([])
    expect(resourcePaths(skill, at).every((path) => path.startsWith(`${at}/`) && !path.includes('..'))).toBe(true)
  })
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
