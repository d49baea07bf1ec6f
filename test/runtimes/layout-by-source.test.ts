import { describe, expect, test } from 'vitest'
import { adkPython } from '../../src/runtimes/adk-python.ts'
import { claudeUpload } from '../../src/runtimes/claude-upload.ts'
import { cursor } from '../../src/runtimes/cursor.ts'
import { ghSkill } from '../../src/runtimes/gh-skill.ts'
import { goose } from '../../src/runtimes/goose.ts'
import { hermes } from '../../src/runtimes/hermes.ts'
import type { Runtime, Verdict } from '../../src/runtimes/runtime.ts'
import { vscode } from '../../src/runtimes/vscode.ts'
import { readSkills } from '../../src/skill/read.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'

const members = { adkPython, claudeUpload, cursor, ghSkill, goose, hermes, vscode }
type Member = keyof typeof members

function skill(name: string, more = ''): string {
  return `---\nname: ${name}\ndescription: Does a thing.\n${more}---\nB\n`
}

function verdicts(runtime: Runtime, files: Files): Verdict[] {
  const { skills } = readSkills(memoryWorkspace(files))
  return skills.map((each) => {
    const catalog = skills.filter(({ place }) => place.root === each.place.root)
    return runtime.load(each, { catalog, recipe: null, scope: null })
  })
}

const file = (folder: string): Files => ({ [`${folder}/SKILL.md`]: skill('x') })

/** The layouts that concern these members: one letter a skill (l, a, w, d, u), by path. */
const layouts: readonly (readonly [string, Files, Partial<Record<Member, string>>])[] = [
  ['F01 .claude/skills', file('.claude/skills/x'), { vscode: 'l', goose: 'l', cursor: 'l', hermes: 'd', ghSkill: 'd' }],
  ['F02 .agents/skills', file('.agents/skills/x'), { vscode: 'l', goose: 'l', cursor: 'l', hermes: 'l', ghSkill: 'd' }],
  ['F03 .github/skills', file('.github/skills/x'), { vscode: 'l', goose: 'd', cursor: 'd', hermes: 'd', ghSkill: 'd' }],
  ['F04 two folders deep', file('.agents/skills/group/x'), { vscode: 'd', goose: 'l', hermes: 'l', cursor: 'u' }],
  ['F04 two folders deep, given', file('skills/group/x'), { adkPython: 'd', ghSkill: 'l' }],
  ['F05 seven folders deep', file('.agents/skills/a/b/c/d/e/f/x'), { vscode: 'd', goose: 'l', hermes: 'l' }],
  ['F06 a dot folder', file('.agents/skills/.hidden/x'), { goose: 'l', hermes: 'l', vscode: 'd', cursor: 'u' }],
  ['F06 a folder that is never entered', file('.agents/skills/node_modules/x'), { goose: 'l', hermes: 'd' }],
  ['F12 in the root itself', { '.agents/skills/SKILL.md': skill('x') }, { goose: 'l', hermes: 'l', vscode: 'd' }],
  [
    'F13 inside another skill',
    { '.agents/skills/x/SKILL.md': skill('x'), '.agents/skills/x/y/SKILL.md': skill('y') },
    { goose: 'll', hermes: 'll', vscode: 'ld', cursor: 'lu' },
  ],
  [
    'F13 inside another skill’s references',
    { '.agents/skills/x/SKILL.md': skill('x'), '.agents/skills/x/references/y/SKILL.md': skill('y') },
    { goose: 'll', hermes: 'ld' },
  ],
  [
    'F14 one name in two folders',
    { '.agents/skills/x/SKILL.md': skill('x'), '.agents/skills/y/SKILL.md': skill('x') },
    { goose: 'ld', hermes: 'aa', vscode: 'la', cursor: 'lu' },
  ],
  [
    'F14 one name in two folders, given',
    { 'skills/x/SKILL.md': skill('x'), 'skills/y/SKILL.md': skill('x') },
    { adkPython: 'ld', ghSkill: 'ld', claudeUpload: 'll' },
  ],
  ['F24 a folder with an accent', { 'skills/café/SKILL.md': skill('cafe') }, { ghSkill: 'd', adkPython: 'd' }],
  [
    'F25 requirements under a key of one’s own',
    { '.agents/skills/x/SKILL.md': skill('x', 'requires: [mcp:a]\n') },
    { goose: 'l', hermes: 'l', vscode: 'l', claudeUpload: 'd', adkPython: 'l' },
  ],
]

describe.each(layouts)('%s', (_title, files, expected) => {
  test.each(Object.entries(expected))('%s', (member, letters) => {
    const found = verdicts(members[member as Member], files).map(({ status }) => status[0])
    expect(found.join('')).toBe(letters)
  })
})

test('F07 a linked folder is followed by all but gh', () => {
  const files = { 'real/x/SKILL.md': skill('x'), 'skills/x': 'link:real/x' }
  const found = Object.values(members).map((runtime) => [runtime.id, verdicts(runtime, files)[0]?.status])
  expect(found.filter(([, status]) => status === 'loads').map(([id]) => id)).toEqual(
    expect.arrayContaining(['adk-python', 'goose', 'hermes', 'vscode']),
  )
})

test('F22 one broken skill takes no other down', () => {
  const files = { 'skills/x/SKILL.md': skill('x'), 'skills/y/SKILL.md': '---\nname: y: z\n---\n' }
  for (const runtime of Object.values(members)) {
    const [first, second] = verdicts(runtime, files)
    expect(first?.status).toBe('loads')
    if (second?.status === 'dropped') expect(second.blast).toBe('skill')
  }
})

test('F21 VS Code lists whole entries up to 15,000 characters', () => {
  const names = Array.from({ length: 20 }, (_, index) => `s${String(index).padStart(2, '0')}`)
  const text = (name: string): string => `---\nname: ${name}\ndescription: ${'d'.repeat(1000)}\n---\nB\n`
  const files = Object.fromEntries(names.map((name) => [`.github/skills/${name}/SKILL.md`, text(name)]))
  const codes = verdicts(vscode, files).map(({ reasons }) => reasons.map(({ code }) => code))
  expect(codes[0]).toEqual(['listing-over-budget'])
  expect(codes.slice(1).flat()).toEqual([])
})
