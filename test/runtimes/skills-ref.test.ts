import { describe, expect, test } from 'vitest'
import { skillsRef } from '../../src/runtimes/skills-ref.ts'
import { readSkills } from '../../src/skill/read.ts'
import type { Skill } from '../../src/skill/skill.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'
import { type OracleLine, readAppendixA } from '../vectors/appendix-a.ts'

const { lines, skipped } = readAppendixA()
for (const line of skipped) process.stdout.write(`appendix A, left out: ${line}\n`)

function skillOf(content: string | Uint8Array, folder = 'x'): Skill {
  return readSkills(memoryWorkspace({ [`skills/${folder}/SKILL.md`]: content })).skills[0]!
}

const judge = (skill: Skill) => skillsRef.load(skill, { catalog: [skill], recipe: null, scope: null })
const codesOf = (content: string | Uint8Array, folder = 'x') =>
  judge(skillOf(content, folder)).reasons.map(({ code, effect }) => `${code} ${effect}`)

/** The oracle's folder: the parsed name, or `x` where that is blank or holds a slash. */
function oracleSkill({ bytes }: OracleLine): Skill {
  const skill = skillOf(bytes)
  const told = judge(skill).reasons.find((each) => each.code === 'name-folder-mismatch')
  const name = told?.name ?? 'x'
  return name.includes('/') ? skill : skillOf(bytes, name)
}

/** The oracle's codes and ours; `yaml` covers all that the reader of YAML stumbles over. */
const codes: Record<string, RegExp> = {
  open: /^(?:byte-order-mark|content-before-frontmatter|frontmatter-missing)$/,
  close: /^frontmatter-not-closed$/,
  yaml: /./,
  CRASH: /^control-character$/,
  'yaml-flow': /^flow-style$/,
  'yaml-anchor': /^anchor-or-alias$/,
  'yaml-tag': /^tag-in-yaml$/,
  'yaml-dup': /^duplicate-key$/,
  'not-map': /^(?:not-a-mapping|frontmatter-empty|dashes-in-value)$/,
  'unknown-key': /^unknown-key$/,
  'no-name': /^name-missing$/,
  'no-desc': /^description-missing$/,
  'name-case': /^name-uppercase$/,
  'name-chars': /^name-character$/,
  'name-len': /^name-too-long$/,
  'name--': /^name-double-hyphen$/,
  'desc-empty': /^description-empty$/,
  'desc-len': /^description-too-long$/,
  'compat-type': /^compatibility-type$/,
  'compat-len': /^compatibility-too-long$/,
}

describe('appendix A, the column of skills-ref', () => {
  test('all lines are read', () => {
    expect(skipped).toEqual([])
    expect(lines).toHaveLength(122)
  })

  test.each(lines.map((line) => [line.id, line.ref, line] as const))('%s %s', (_id, ref, line) => {
    const { status, reasons } = judge(oracleSkill(line))
    if (ref === 'valid') {
      expect(['loads', 'altered']).toContain(status)
      return
    }
    expect(status).toBe('dropped')
    const found = reasons.filter((each) => each.effect === 'dropped').map((each) => each.code)
    for (const code of ref.replace('INVALID ', '').split(' ')[0]!.split('+')) {
      expect(
        found.some((each) => codes[code]!.test(each)),
        `${code} in ${found.join(' ')}`,
      ).toBe(true)
    }
  })
})

test.each(skillsRef.examples)('example: $title', ({ files, status, reason }) => {
  const [path, marked] = Object.entries(files)[0] as [string, string]
  const [all, inner = ''] = /\[\|([\s\S]*?)\|\]/.exec(marked) ?? []
  const start = all === undefined ? -1 : marked.indexOf(all)
  const text = all === undefined ? marked : marked.replace(all, () => inner)
  const verdict = judge(readSkills(memoryWorkspace({ [path]: text })).skills[0]!)
  expect(verdict.status).toBe(status)
  expect(verdict.reasons[0]?.code).toBe(reason)
  if (start >= 0) expect(verdict.reasons[0]?.span).toEqual({ start, end: start + inner.length })
})

/** Each row was run on skills-ref 0.1.1 with strictyaml 1.7.3 (2026-11-30). */
describe('the dialect', () => {
  const field = (value: string) => `---\nname: x\ndescription: ${value}\n---\nB\n`
  const more = (rest: string) => `---\nname: x\ndescription: d\n${rest}---\nB\n`

  test.each([
    ['a tab in double quotes', field('"a\tb"')],
    ['a tab in single quotes', field("'a\tb'")],
    ['a tab in a block', field('|\n  a\tb')],
    ['brackets in the middle of a value', field('a [b] {c}')],
    ['a tilde is text', field('~')],
    ['null is text', field('null')],
    ['quoted text that goes on in the first column', more('license: "a\nb"\n')],
    ['a comment behind a block sign', field('| # c [x] &y\n  a')],
    ['metadata as a list', more('metadata:\n  - a\n')],
    ['license as a map', more('license:\n  a: b\n')],
    ['allowed-tools as a block list', more('allowed-tools:\n  - a\n')],
    ['500 characters of compatibility, 2000 bytes', more(`compatibility: ${'😀'.repeat(500)}\n`)],
    ['lone carriage returns', '---\rname: x\rdescription: d\r---\rB\r'],
    ['a block behind the opening dashes', '---name: x\ndescription: d\n---\n'],
    ['three dots at the end', more('...\n# c\n')],
    ['a name of full-width letters', '---\nname: ｘ\ndescription: d\n---\n'],
  ])('reads %s', (_what, content) => {
    expect(judge(skillOf(content)).status).toBe('loads')
  })

  test.each([
    ['a tab behind the colon', field('\td'), 'tab-in-value'],
    ['a tab behind a value', field('a\t'), 'tab-in-value'],
    ['a tab before a comment', field('"d"\t# c'), 'tab-in-value'],
    ['a line with a tab alone', more('\t\n'), 'tab-indentation'],
    ['an empty list in brackets', field('[]'), 'flow-style'],
    ['a key in brackets', more('metadata:\n  [a]: b\n'), 'flow-style'],
    ['a tag of our own', field('!foo a'), 'tag-in-yaml'],
    ['a standard tag', more('license: !!str 1\n'), 'tag-in-yaml'],
    ['an anchor on a map', more('metadata: &m\n  a: b\n'), 'anchor-or-alias'],
    ['a key twice, once in quotes', more('metadata:\n  a: b\n  "a": c\n'), 'duplicate-key'],
    ['maps of uneven depth', more('metadata:\n  a: b\nlicense:\n    c: d\n'), 'bad-indentation'],
    ['a second document', more('...\nlicense: x\n'), 'invalid-yaml'],
    ['U+0080', field('a\u0080b'), 'control-character'],
    ['text behind the opening dashes', '--- name: x\ndescription: d\n---\n', 'text-on-opening-line'],
    ['a description that is a list', field('\n  - a'), 'description-type'],
    ['a name that is a list', '---\nname:\n  - x\ndescription: d\n---\n', 'name-type'],
    ['a name of Devanagari marks', '---\nname: कौशल\ndescription: d\n---\n', 'name-character'],
    ['1025 characters, the last a blank', field(`"${'d'.repeat(1024)} "`), 'description-too-long'],
  ])('refuses %s', (_what, content, code) => {
    expect(codesOf(content)).toContain(`${code} dropped`)
  })

  test('a byte that is no UTF-8, wherever it stands, ends it', () => {
    const content = new TextEncoder().encode(`${field('d')}?`)
    content[content.length - 1] = 0xe9
    expect(codesOf(content)).toEqual(['not-utf-8 dropped'])
  })

  test('all faults of a name are told at once', () => {
    expect(codesOf('---\nname: -A--b_\ndescription: d\n---\n', '-A--b_')).toEqual([
      'name-uppercase dropped',
      'name-character dropped',
      'name-edge-hyphen dropped',
      'name-double-hyphen dropped',
    ])
  })

  test('the keys it refuses are told in one sentence', () => {
    const [only, ...others] = judge(skillOf(more('version: 1\nsteps:\n  - a\n'))).reasons
    expect(others).toEqual([])
    expect(only?.message).toContain('`version`, `steps`')
  })

  test('dashes in a comment leave no map, and are the cause that is told', () => {
    expect(codesOf('---\n# --- header\nname: x\ndescription: d\n---\nB\n')).toEqual(['dashes-in-value dropped'])
  })

  test('what stands behind the closing dashes goes to the body', () => {
    const skill = skillOf(more('').replace('\n---\nB', '\n----\nB'))
    expect(judge(skill).reasons.map((each) => each.code)).toEqual(['closing-dashes-sloppy'])
    expect(skillsRef.present(skill).instructions).toBe('-\nB')
  })

  test('a folder that nobody named is not compared', () => {
    const skill = readSkills(memoryWorkspace({ 'SKILL.md': field('d') })).skills[0]!
    expect(skill.folder).toBeNull()
    expect(judge(skill).status).toBe('loads')
  })

  test('it shows name and description without the blanks around them', () => {
    const verdict = judge(skillOf('---\nname: " x "\ndescription: " d "\n---\n'))
    expect([verdict.status, verdict.name, verdict.description]).toEqual(['loads', 'x', 'd'])
  })

  test('a thousand tabs, quotes or blanks do not slow it down', () => {
    const started = performance.now()
    judge(skillOf(field(`a${'\t'.repeat(60_000)}`)))
    judge(skillOf(field('"\\'.repeat(30_000))))
    judge(skillOf(`---\n${' '.repeat(60_000)}x---${' '.repeat(1_000_000)}`))
    expect(performance.now() - started).toBeLessThan(5_000)
  })
})
