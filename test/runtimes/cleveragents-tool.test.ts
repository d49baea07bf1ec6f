import { describe, expect, test } from 'vitest'
import { cleveragents, descriptor, resourcePaths, spec } from '../../src/runtimes/cleveragents.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'
import { at, fields, judge, named, sample, sampleBody, skillOf, told } from './cleveragents-sample.ts'

/* One test for each row of the document's parts on folders, steps, tiers, the tool descriptor and paths. */

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
