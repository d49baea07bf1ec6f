import { describe, expect, test } from 'vitest'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'
import { Deployed, skillFile } from './deployed.ts'

const load = (files: Files): Deployed => new Deployed(files, { runtime: 'adk-go' })
const one = (file: string, folder = 'x'): Deployed => load({ [`skills/${folder}/SKILL.md`]: file })
const codes = (file: string, folder = 'x'): string[] => one(file, folder).codes(`skills/${folder}`)
const fields = (name: string, description: string, lines = ''): string =>
  `---\nname: ${name}\ndescription: ${description}\n${lines}---\nB\n`

describe('discovery', () => {
  test('real folders right below the root; none deeper, none inside another skill', () => {
    const tree = load({
      'skills/a/SKILL.md': skillFile('a'),
      'skills/b/c/SKILL.md': skillFile('c'),
      'skills/a/references/SKILL.md': skillFile('references'),
    })
    expect(tree.statuses()).toEqual({
      'skills/a': 'loads',
      'skills/a/references': 'dropped',
      'skills/b/c': 'dropped',
    })
    expect(tree.verdict('skills/b/c')).toMatchObject({ silent: true, blast: 'skill' })
  })

  test('a folder without a SKILL.md is skipped, and so is one in another case', () => {
    const tree = load({
      'skills/a/SKILL.md': skillFile('a'),
      'skills/b/notes.md': 'n',
      'skills/c/skill.md': skillFile('c'),
    })
    expect(tree.statuses()).toEqual({ 'skills/a': 'loads' })
  })

  test('one bad skill takes the whole listing down', () => {
    const tree = load({
      'skills/a/SKILL.md': skillFile('a'),
      'skills/b/SKILL.md': skillFile('b', 'version: 1'),
      'skills/c/SKILL.md': skillFile('c'),
    })
    expect(tree.codes('skills/b')).toEqual(['unknown-key'])
    for (const path of ['skills/a', 'skills/c']) {
      expect(tree.codes(path)).toEqual(['sibling-broken'])
      expect(tree.reasons(path)[0]?.related?.path).toBe('skills/b/SKILL.md')
      expect(tree.verdict(path)).toMatchObject({ status: 'dropped', name: null, silent: false })
    }
  })

  test('a file that cannot be opened does so as well; another root is another listing', () => {
    const tree = memoryWorkspace({
      'p/skills/a/SKILL.md': skillFile('a'),
      'p/skills/b/SKILL.md': skillFile('b'),
      'q/skills/a/SKILL.md': skillFile('a'),
    })
    const read: typeof tree.read = (path, limit) =>
      path === 'p/skills/b/SKILL.md' ? { why: 'permission denied' } : tree.read(path, limit)
    const found = new Deployed({ ...tree, read }, { runtime: 'adk-go' })
    expect(found.codes('p/skills/b')).toEqual(['file-unreadable'])
    expect(found.codes('p/skills/a')).toEqual(['sibling-broken'])
    expect(found.codes('q/skills/a')).toEqual([])
  })

  test('what is passed over harms nobody', () => {
    const tree = load({ 'skills/a/SKILL.md': skillFile('a'), 'skills/b/c/SKILL.md': '---\n' })
    expect(tree.statuses()).toEqual({ 'skills/a': 'loads', 'skills/b/c': 'dropped' })
  })
})

describe('parse', () => {
  test.each([
    ['exact lines', '---\nname: x\ndescription: d\n---\nB\n', []],
    ['exact lines with CRLF', '---\r\nname: x\r\ndescription: d\r\n---\r\nB\r\n', []],
    ['a byte order mark', '\uFEFF---\nname: x\ndescription: d\n---\nB\n', ['byte-order-mark']],
    ['a blank first line', '\n---\nname: x\ndescription: d\n---\nB\n', ['content-before-frontmatter']],
    ['a blank behind the opening', '--- \nname: x\ndescription: d\n---\nB\n', ['blank-after-opening-dashes']],
    ['a blank behind the closing', '---\nname: x\ndescription: d\n--- \nB\n', ['closing-dashes-sloppy']],
    ['no line end behind the closing', '---\nname: x\ndescription: d\n---', ['no-line-end-after-closing-dashes']],
    ['an indented closing', '---\nname: x\ndescription: d\n  ---\nB\n', ['frontmatter-not-closed']],
    ['four dashes', '---\nname: x\ndescription: d\n----\nB\n', ['frontmatter-not-closed']],
    ['three dots', '---\nname: x\ndescription: d\n...\nB\n', ['frontmatter-not-closed']],
    ['no text at all', '', ['frontmatter-missing']],
    ['an empty block', '---\n---\nB\n', ['frontmatter-empty']],
    ['a block of comments', '---\n# c\n---\nB\n', ['frontmatter-empty']],
    ['a key of no field', fields('x', 'd', 'Name: x\n'), ['unknown-key']],
    ['a key that stands twice', fields('x', 'd', 'name: x\n'), ['duplicate-key']],
    ['only the first document counts', fields('x', 'd', '--- # c\nfoo: bar\n'), []],
  ])('%s', (_title, file, expected) => {
    expect(codes(file)).toEqual(expected)
  })

  test('the body is the rest of the file, unchanged, and there is no framing', () => {
    const shown = one('---\nname: x\ndescription: d\n---\n\n  B --- \r\n\n').shown('skills/x')
    expect(shown).toMatchObject({ metadata: 'x: d', instructions: '\n  B --- \r\n\n', framing: null })
  })
})

describe('fields, each with its limit in bytes', () => {
  const n64 = 'a'.repeat(64)
  test.each([
    ['name length: 1', 'a', []],
    ['name length: 64', n64, []],
    ['name length: 65', `${n64}a`, ['name-too-long']],
    ['name edges: leading hyphen', '-a', ['name-edge-hyphen']],
    ['name edges: trailing hyphen', 'a-', ['name-edge-hyphen']],
    ['name: two hyphens', 'a--b', ['name-double-hyphen']],
    ['name charset: capital', 'Ab', ['name-uppercase']],
    ['name charset: underscore', 'a_b', ['name-character']],
    ['name charset: dot', 'a.b', ['name-character']],
    ['name charset: a letter beyond a to z', 'é', ['name-character']],
    ['name charset: digits', '0-9', []],
  ])('%s', (_title, name, expected) => {
    expect(codes(fields(name, 'd'), name)).toEqual(expected)
  })

  test('name length in bytes: 33 letters of two bytes are too long as well as no letters of a name', () => {
    expect(codes(fields('é'.repeat(33), 'd'), 'é'.repeat(33))).toEqual(['name-too-long', 'name-character'])
    expect(codes(fields('é'.repeat(32), 'd'), 'é'.repeat(32))).toEqual(['name-character'])
  })

  test.each([
    ['1024', 'd'.repeat(1024), []],
    ['1025', 'd'.repeat(1025), ['description-too-long']],
    ['512 letters of two bytes', 'é'.repeat(512), []],
    ['513 letters of two bytes', 'é'.repeat(513), ['description-too-long']],
    ['256 signs of four bytes', '😀'.repeat(256), []],
    ['257 signs of four bytes', '😀'.repeat(257), ['description-too-long']],
    ['blanks only pass', '"  "', []],
    ['empty', '""', ['description-empty']],
    ['null', '~', ['description-empty']],
  ])('description: %s', (_title, description, expected) => {
    expect(codes(fields('x', description))).toEqual(expected)
  })

  test.each([
    ['500', 'c'.repeat(500), []],
    ['501', 'c'.repeat(501), ['compatibility-too-long']],
    ['250 letters of two bytes', 'é'.repeat(250), []],
    ['251 letters of two bytes', 'é'.repeat(251), ['compatibility-too-long']],
    ['empty is allowed', '""', []],
  ])('compatibility: %s', (_title, compatibility, expected) => {
    expect(codes(fields('x', 'd', `compatibility: ${compatibility}\n`))).toEqual(expected)
  })

  test('the name is the folder’s, byte by byte', () => {
    expect(codes(fields('x', 'd'), 'y')).toEqual(['name-folder-mismatch'])
    expect(codes(fields('010', 'd'), '010')).toEqual([])
    expect(codes(fields('"x "', 'd'))).toEqual(['name-character', 'name-folder-mismatch'])
  })

  test.each([
    ['name', '---\ndescription: d\n---\nB\n', 'name-missing'],
    ['description', '---\nname: x\n---\nB\n', 'description-missing'],
  ])('%s is required', (_field, file, code) => {
    expect(codes(file)).toEqual([code])
  })
})

describe('types', () => {
  test.each(['7', 'true', '1.10', '2024-01-02', 'yes'])('the scalar %s is taken as its source text', (value) => {
    const tree = one(fields('x', value, `license: ${value}\ncompatibility: ${value}\nmetadata: {v: ${value}}\n`))
    expect(tree.verdict('skills/x')).toMatchObject({ status: 'loads', description: value, reasons: [] })
  })

  test.each([
    ['name: [x]\ndescription: d', 'name-type'],
    ['name: x\ndescription: {a: b}', 'description-type'],
    ['name: x\ndescription: d\nlicense: [MIT]', 'license-type'],
    ['name: x\ndescription: d\ncompatibility: [a]', 'compatibility-type'],
    ['name: x\ndescription: d\nmetadata: text', 'metadata-type'],
    ['name: x\ndescription: d\nmetadata: [a]', 'metadata-type'],
    ['name: x\ndescription: d\nmetadata: {a: [b]}', 'metadata-value-type'],
    ['name: x\ndescription: d\nmetadata: {a: {b: c}}', 'metadata-value-type'],
  ])('%j is refused', (lines, code) => {
    expect(codes(`---\n${lines}\n---\nB\n`)).toEqual([code])
  })

  test.each(['license:', 'compatibility:', 'metadata:', 'metadata: {a: ~}'])('%s with nothing is allowed', (line) => {
    expect(codes(fields('x', 'd', `${line}\n`))).toEqual([])
  })
})

describe('allowed-tools', () => {
  test.each([
    ['a list', '[Read, 7]', []],
    ['a text', 'Read, Bash(git log:*) Write', []],
    ['null', '~', []],
    ['an empty text', '""', []],
    ['quotes are not balanced', 'Bash(echo ")', []],
    ['another scalar', '7', ['allowed-tools-type']],
    ['a boolean', 'true', ['allowed-tools-type']],
    ['a map', '{Read: 1}', ['allowed-tools-type']],
    ['a nested list', '[[Read]]', ['allowed-tools-type']],
    ['a parenthesis that is not closed', 'Bash(git', ['allowed-tools-parenthesis']],
    ['a parenthesis that was not opened', 'Bash)', ['allowed-tools-parenthesis']],
  ])('%s', (_title, value, expected) => {
    expect(codes(fields('x', 'd', `allowed-tools: ${value}\n`))).toEqual(expected)
  })
})

describe('resources', () => {
  const served = ['references/a.md', 'references/deep/b.md', 'references/..c', 'assets/a.png', 'scripts/run.sh']
  const refused = ['examples/a.md', 'helpers/a.py', 'References/a.md', 'reference/a.md', 'TOP.md', 'scripts']
  const tree = (paths: readonly string[], content: string | Uint8Array = 'a'): Deployed =>
    load({
      'skills/x/SKILL.md': skillFile('x'),
      ...Object.fromEntries(paths.map((each) => [`skills/x/${each}`, content])),
    })

  test.each(served)('%s is served', (path) => {
    expect(tree([path]).shown('skills/x').resources).toEqual([{ path, why: null }])
  })

  test.each(refused)('%s is not', (path) => {
    const why = 'only references/, assets/ and scripts/ are served'
    expect(tree([path]).shown('skills/x').resources).toEqual([{ path, why }])
  })

  test('the SKILL.md itself is no resource', () => {
    expect(tree([]).shown('skills/x').resources).toEqual([])
  })

  test.each([
    [10_485_760, null],
    [10_485_761, 'larger than 10485760 bytes'],
  ])('a file of %i bytes', (bytes, why) => {
    const found = tree(['assets/a.bin'], new Uint8Array(bytes)).shown('skills/x')
    expect(found.resources).toEqual([{ path: 'assets/a.bin', why }])
  })
})
