import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { linkTo, openActions } from '../../src/host/actions.ts'

const server = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: 'o/r' }

afterEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('INPUT_')) delete process.env[name]
})

function workspace(files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'skillproof-'))
  for (const file of files) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  return root
}

test.each([
  ['a b/#ü.md', 3, 'https://github.com/o/r/blob/c0ffee/a%20b/%23%C3%BC.md#L3'],
  ['a', null, 'https://github.com/o/r/blob/c0ffee/a'],
  ['..a/b', null, 'https://github.com/o/r/blob/c0ffee/..a/b'],
  ['../a', 1, null],
  ['/a', 1, null],
  ['.', null, null],
  ['a\nb', 1, null],
  ['\uD800', 1, null],
])('the link to %j', (path, line, link) => {
  expect(linkTo(server, 'c0ffee', path, line)).toBe(link)
})

test('there is no link outside of a repository', () => {
  expect(linkTo({}, 'c0ffee', 'a', 1)).toBeNull()
  expect(linkTo(server, null, 'a', 1)).toBeNull()
})

test('inputs come under the names that the runner gives them', async () => {
  Object.assign(process.env, {
    'INPUT_FAIL-ON': 'never',
    'INPUT_WORKING-DIRECTORY': './services/mail/',
    INPUT_PATHS: 'skills',
    INPUT_CONFIG: '',
  })
  const actions = await openActions('1.2.3', { GITHUB_WORKSPACE: workspace(['services/mail/skills/a/SKILL.md']) })
  expect(actions.asked()).toMatchObject({
    given: { paths: ['skills'], 'fail-on': ['never'] },
    config: null,
    door: { folder: 'services/mail', reports: ['terminal', 'annotations', 'step-summary'] },
  })
})

test.each([
  ['..', 'The working-directory ".." lies outside of the workspace; name a folder in it.'],
  ['nope', 'The working-directory "nope" is no folder; name one that is checked out.'],
])('the working directory %j is refused', async (folder, message) => {
  process.env['INPUT_WORKING-DIRECTORY'] = folder
  const actions = await openActions('1.2.3', { GITHUB_WORKSPACE: workspace(['a']) })
  expect(() => actions.asked()).toThrow(message)
})

test('a workspace without files, and a sparse one', async () => {
  const empty = await openActions('1.2.3', { GITHUB_WORKSPACE: workspace([]) })
  expect(() => empty.asked()).toThrow('let a step with actions/checkout run before this one')
  const sparse = await openActions('1.2.3', { GITHUB_WORKSPACE: workspace(['a', '.git/info/sparse-checkout']) })
  expect(() => sparse.host.open(['skills'])).toThrow('This is a sparse checkout')
})
