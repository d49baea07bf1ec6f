import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { appendStepSummary, programsOn, readOwn, writeWhole } from '../../src/host/files.ts'
import { wantsColour } from '../../src/host/terminal.ts'

const linksWork = process.platform !== 'win32'
let root = ''
beforeEach(() => {
  const top = mkdtempSync(join(tmpdir(), 'skillproof-'))
  root = join(top, 'tree')
  mkdirSync(join(root, 'folder'), { recursive: true })
  writeFileSync(join(top, 'outside.yml'), 'outside')
  writeFileSync(join(root, 'inside.yml'), 'inside')
})

test('a file is read, is not there, or is refused', () => {
  expect(Buffer.from(readOwn(root, 'inside.yml')!).toString()).toBe('inside')
  expect(Buffer.from(readOwn(root, '../outside.yml')!).toString()).toBe('outside')
  expect(readOwn(root, 'nothing.yml')).toBeNull()
  expect(readOwn(root, 'inside.yml/below')).toBeNull()
  expect(() => readOwn(root, 'folder')).toThrow('"folder" cannot be read: it is a folder; name a file that can.')
})

test.runIf(linksWork)('a link out of the tree is neither read nor written through', () => {
  symlinkSync('../outside.yml', join(root, 'link.yml'))
  symlinkSync('nowhere', join(root, 'broken.yml'))
  symlinkSync('..', join(root, 'up'))
  expect(() => readOwn(root, 'link.yml')).toThrow('"link.yml" is a link that leads out of the tree')
  expect(() => readOwn(root, 'broken.yml')).toThrow('"broken.yml" cannot be read: it is a link that leads nowhere')
  expect(() => writeWhole(root, 'up/report.json', '{}')).toThrow(
    'The folder of "up/report.json" is a link that leads out',
  )
  writeWhole(root, 'link.yml', 'report')
  expect(readFileSync(join(root, '../outside.yml'), 'utf8')).toBe('outside')
})

test('a report is written whole, and nothing is left behind', () => {
  writeWhole(root, 'inside.yml', 'report')
  expect(readFileSync(join(root, 'inside.yml'), 'utf8')).toBe('report')
  expect(() => writeWhole(root, 'folder', '')).toThrow('"folder" cannot be written')
  expect(() => writeWhole(root, 'no/report.json', '')).toThrow(
    'The folder "no" is not there; make it before "no/report.json" is written.',
  )
  expect(readdirSync(root).sort()).toEqual(['folder', 'inside.yml'])
})

test('the step summary grows, where there is one', () => {
  const file = join(root, 'summary.md')
  appendStepSummary({}, 'lost')
  for (const text of ['a', 'b']) appendStepSummary({ GITHUB_STEP_SUMMARY: file }, text)
  expect(readFileSync(file, 'utf8')).toBe('ab')
})

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ TERM: 'dumb' }, true, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ FORCE_COLOR: '1', NO_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '0' }, true, false],
])('colour with %j on a terminal: %j', (env, isTerminal, colour) => {
  expect(wantsColour(env, isTerminal)).toBe(colour)
})

test.runIf(linksWork)('programs are the files of PATH that can be run', () => {
  mkdirSync(join(root, 'bin/folder'), { recursive: true })
  for (const name of ['b', 'a', 'notes.txt']) writeFileSync(join(root, 'bin', name), '')
  for (const name of ['a', 'b']) chmodSync(join(root, 'bin', name), 0o755)
  symlinkSync('nowhere', join(root, 'bin/broken'))
  expect(programsOn([join(root, 'nothing'), '', join(root, 'bin'), join(root, 'bin')].join(delimiter))).toEqual([
    'a',
    'b',
  ])
})
