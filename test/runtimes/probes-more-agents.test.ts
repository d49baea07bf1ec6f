import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cline } from '../../src/runtimes/cline.ts'
import { clineExtension } from '../../src/runtimes/cline-extension.ts'
import { crush } from '../../src/runtimes/crush.ts'
import { deepagents } from '../../src/runtimes/deepagents.ts'
import { msAgentFramework } from '../../src/runtimes/ms-agent-framework.ts'
import { msAgentFramework118 } from '../../src/runtimes/ms-agent-framework-1.18.ts'
import { openhands } from '../../src/runtimes/openhands.ts'
import { qwenCode } from '../../src/runtimes/qwen-code.ts'
import { rooCode } from '../../src/runtimes/roo-code.ts'
import type { Runtime, Status, Verdict } from '../../src/runtimes/runtime.ts'
import { readSkills } from '../../src/skill/read.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'

interface Probe {
  readonly id: string
  readonly dir: string
  readonly content_base64: string
  readonly expected: Readonly<Record<string, { readonly verdict: string }>>
}

const file = new URL('../vectors/runtime-probes.json', import.meta.url)
const { probes } = JSON.parse(readFileSync(file, 'utf8')) as { probes: readonly Probe[] }

const statuses: Readonly<Record<string, Status>> = {
  ok: 'loads',
  okw: 'loads',
  'ok~': 'altered',
  tr: 'altered',
  hid: 'withheld',
  's-': 'dropped',
  'w-': 'dropped',
  ERR: 'dropped',
  'A!': 'dropped',
}

/** The column of test/vectors/runtime-probes.json that a member stands for, and where the member's root is. */
interface Column {
  readonly runtime: Runtime
  readonly column: string
  readonly root: string
  /** Probe → why the verdict differs from the sheet's and stays as it is. */
  readonly differences: Readonly<Record<string, string>>
}

function because(why: string, ...ids: readonly string[]): Record<string, string> {
  return Object.fromEntries(ids.map((id) => [id, why]))
}

/** A comment ends the value in every YAML: what the author wrote is the text before it, and that is shown. */
const comment = because('a comment is no part of what is written', 'P20-desc-hash')

const columns: readonly Column[] = [
  {
    runtime: openhands,
    column: 'openhands-sdk',
    root: '.agents/skills',
    differences: {
      ...comment,
      ...because('python-frontmatter reads with libyaml, which takes the tab (run)', 'P93-tab-after-colon'),
    },
  },
  {
    runtime: deepagents,
    column: 'deepagents',
    root: '.agents/skills',
    differences: {
      ...comment,
      ...because('the field is cut or written out before it is shown (run)', 'P81-compat-501', 'P83-license-list'),
      ...because('the field is left out (run)', 'P68-metadata-list'),
    },
  },
  { runtime: rooCode, column: 'roo-code', root: '.roo/skills', differences: comment },
  {
    runtime: cline,
    column: 'cline',
    root: '.cline/skills',
    differences: {
      ...comment,
      ...because('the SDK strips the byte order mark (run)', 'P02-bom'),
      ...because(
        'the SDK takes a file without a block for a body (run)',
        'P03-leading-blank',
        'P08-no-frontmatter',
        'P09-no-fm-two-rules',
        'P92-fourdash',
      ),
      ...because('the SDK reads YAML 1.2, in which a date is text (run)', 'P27-name-date'),
      ...because('the SDK falls back to the folder’s name (run)', 'P29-name-missing', 'P30-name-empty'),
      ...because('the SDK takes any name (run)', 'P35-name-space', 'P36-name-colon'),
      ...because('the SDK needs no description (run)', 'P44-desc-missing', 'P45-desc-null', 'P84-upper-keys'),
      ...because('the SDK needs a body (run)', 'P89-empty-body'),
    },
  },
  { runtime: clineExtension, column: 'cline', root: '.cline/skills', differences: comment },
  { runtime: crush, column: 'crush', root: '.crush/skills', differences: comment },
  { runtime: qwenCode, column: 'qwen-code', root: '.qwen/skills', differences: comment },
  {
    runtime: msAgentFramework,
    column: 'ms-agent-framework-py',
    root: 'skills',
    differences: {
      ...because(
        'since 1.19 the block is YAML, and this is none (run)',
        'P11-colon-space',
        'P12-colon-in-hyphen-key',
        'P14-desc-bracket-start',
        'P15-desc-at-start',
        'P17-desc-star-start',
        'P18-desc-quoted-then-text',
        'P21-allowed-tools-star',
        'P24-tab-indent',
        'P90-metadata-meta-colon',
        'P93-tab-after-colon',
      ),
      ...because(
        'since 1.19 a list where text is meant is refused (run)',
        'P59-allowed-tools-list',
        'P60-allowed-tools-block',
        'P83-license-list',
      ),
      ...because(
        'since 1.19 metadata that is no map of texts is left out (run)',
        'P66-metadata-nested',
        'P68-metadata-list',
        'P69-hermes',
        'P95-openclaw-os',
      ),
      ...because('since 1.19 a field with a capital letter is refused (run)', 'P84-upper-keys'),
      ...because(
        'since 1.19 the block is YAML, and this is some (run)',
        'P51-desc-plain-multiline',
        'P86-anchor',
        'P87-indented-fm',
      ),
    },
  },
  {
    runtime: msAgentFramework118,
    column: 'ms-agent-framework-py',
    root: 'skills',
    differences: because('the first item of the list is taken for the description (run)', 'P48-desc-list'),
  },
]

function verdictIn(runtime: Runtime, files: Files, path?: string): Verdict {
  const { skills } = readSkills(memoryWorkspace(files))
  const skill = skills.find((each) => each.path === path) ?? skills[0]!
  const catalog = skills.filter(({ place }) => place.root === skill.place.root)
  return runtime.load(skill, { catalog, recipe: null, scope: null })
}

describe.each(columns.map((each) => [each.runtime.id, each] as const))(
  '%s',
  (_id, { runtime, column, root, differences }) => {
    const judged = probes.filter(({ expected }) => !expected[column]!.verdict.startsWith('?'))

    test.each(judged.map((probe) => [probe.id, probe] as const))('%s', (id, probe) => {
      const bytes = Buffer.from(probe.content_base64, 'base64')
      const { status } = verdictIn(runtime, { [`${root}/${probe.dir}/SKILL.md`]: bytes })
      const wanted = statuses[probe.expected[column]!.verdict.replace(/\?$/, '')]
      if (differences[id]) expect(status, 'listed as a difference').not.toBe(wanted)
      else expect(status).toBe(wanted)
    })
  },
)

test('which of them a value of the wrong type, or a file that is not UTF-8, takes down with it', () => {
  const blastOf = (runtime: Runtime, id: string): string => {
    const { dir, content_base64 } = probes.find((probe) => probe.id === id)!
    const root = columns.find((each) => each.runtime === runtime)!.root
    return verdictIn(runtime, { [`${root}/${dir}/SKILL.md`]: Buffer.from(content_base64, 'base64') }).blast
  }
  // The sheet has the whole folder lost; 1.58.2 catches every error at the one skill (run).
  expect(['P47-desc-int', 'P48-desc-list', 'P83-license-list'].map((id) => blastOf(openhands, id))).toEqual([
    'skill',
    'skill',
    'skill',
  ])
  const latin = { 'skills/x/SKILL.md': Buffer.from('---\nname: x\ndescription: caf\xe9\n---\nB\n', 'latin1') }
  expect(verdictIn(msAgentFramework, latin)).toMatchObject({ status: 'dropped', blast: 'catalog' })
  expect(verdictIn(openhands, latin)).toMatchObject({ status: 'dropped', blast: 'skill' })
  const day = { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndate: 2026-13-45\n---\nB\n' }
  expect(verdictIn(deepagents, day)).toMatchObject({ status: 'dropped', blast: 'catalog' })
})

/** Layouts: which of these members find the skill. */
const skillNamed = (name: string): string => `---\nname: ${name}\ndescription: d\n---\nB\n`
const x = skillNamed('x')
const found = (files: Files, path?: string): string[] =>
  columns
    .map(({ runtime }) => runtime)
    .filter((runtime) => ['loads', 'altered'].includes(verdictIn(runtime, files, path).status))
    .map(({ id }) => id)
const frameworks = ['ms-agent-framework', 'ms-agent-framework@1.18']

describe('where they look', () => {
  test('F01: .claude/skills', () => {
    expect(found({ '.claude/skills/x/SKILL.md': x })).toEqual(['cline@3.87', 'crush', ...frameworks])
  })

  test('F02: .agents/skills', () => {
    // The sheet has neither Roo, Cline nor Qwen: later releases of them read it.
    const all = ['openhands', 'deepagents', 'roo-code', 'cline', 'crush', 'qwen-code', ...frameworks]
    expect(found({ '.agents/skills/x/SKILL.md': x })).toEqual(all)
  })

  test('F03: .github/skills', () => {
    expect(found({ '.github/skills/x/SKILL.md': x })).toEqual(frameworks)
  })

  test('F04: two folders deep', () => {
    expect(found({ '.agents/skills/group/x/SKILL.md': x })).toEqual(['crush', ...frameworks])
  })

  test('F05: seven folders deep', () => {
    expect(found({ '.agents/skills/a/b/c/d/e/f/x/SKILL.md': x })).toEqual(['crush'])
  })

  test('F07: a linked folder', () => {
    const files = { '.agents/skills/x/SKILL.md': x, '.agents/skills/y': 'link:.agents/skills/x' }
    expect(found(files)).toEqual(found({ '.agents/skills/x/SKILL.md': x }))
  })

  test('F12: a SKILL.md in the root itself', () => {
    const files = { '.agents/skills/SKILL.md': skillNamed('skills') }
    expect(found(files)).toEqual(['cline', 'crush', ...frameworks])
  })

  test('F13: a skill inside another', () => {
    const files = { '.agents/skills/x/SKILL.md': x, '.agents/skills/x/inner/y/SKILL.md': skillNamed('y') }
    expect(found(files, '.agents/skills/x/inner/y')).toEqual(['crush'])
  })

  test('F14: one name twice in one root', () => {
    const files = { '.agents/skills/a/SKILL.md': skillNamed('a'), '.agents/skills/b/SKILL.md': skillNamed('a') }
    const kept = (path: string): string[] => found(files, path)
    expect(kept('.agents/skills/a')).toEqual(['openhands', 'roo-code', 'crush', 'qwen-code', ...frameworks])
    expect(kept('.agents/skills/b')).toEqual(['deepagents', 'cline'])
  })

  test('F22: one invalid skill among valid ones leaves the others alone', () => {
    const files = {
      '.agents/skills/a/SKILL.md': skillNamed('a'),
      '.agents/skills/b/SKILL.md': '---\nname: [\n---\nB\n',
    }
    const broken = columns.map(({ runtime }) => verdictIn(runtime, files, '.agents/skills/b'))
    expect(broken.every(({ status, blast }) => status !== 'dropped' || blast === 'skill')).toBe(true)
  })

  test('F24: a folder with an accent and a name without', () => {
    expect(found({ '.agents/skills/café/SKILL.md': skillNamed('cafe') })).toEqual(['deepagents', 'cline', 'qwen-code'])
  })
})
