import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkedOut, headCommit, runCli, runStep, skillText } from './doors.ts'
import { onlyAnnotations } from './expectations.ts'

/** The Node that GitHub's runners start the Action with, where this machine has one. */
const local = fileURLToPath(new URL('../../.cache/node24/node_modules/node/bin/node', import.meta.url))
const node = process.env.NODE24 ?? local
const isThere = existsSync(node)

if (!isThere) {
  process.stdout.write('No Node 24 to run dist/ with: npm install --prefix .cache/node24 node@24, or set NODE24.\n')
}

test.skipIf(!isThere)('the binary is a Node 24', () => {
  expect(spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout).toMatch(/^v24\./)
})

test.skipIf(!isThere)('the Action says the same under Node 24', () => {
  const root = checkedOut('collection')
  const payload = { pull_request: { head: { sha: headCommit } } }
  const event = { name: 'pull_request', payload }
  const [here, there] = [runStep(root, { event }), runStep(root, { event, node })]
  expect(there).toEqual(here)
  expect(onlyAnnotations(there).filter(({ kind }) => kind === 'error')).toHaveLength(4)
  expect(there.code).toBe(1)
})

test.skipIf(!isThere)('the Action fails as it should under Node 24', () => {
  const step = runStep(checkedOut({}), { node })
  expect(onlyAnnotations(step)).toHaveLength(1)
  expect(step).toMatchObject({ code: 2, stderr: '' })
})

test.skipIf(!isThere).each([
  [['--report', 'terminal,json'], 1],
  [['--fail-on', 'never', '--quiet'], 0],
  [['nowhere'], 2],
  [['--help'], 0],
  [['rules'], 0],
  [['runtimes'], 0],
  [['show', 'skills/steady-hand'], 0],
  [['explain', 'skill-dropped'], 0],
])('the command line says the same under Node 24: %j', (words, code) => {
  const root = checkedOut('collection')
  const there = runCli(root, words, { node })
  expect(there).toEqual(runCli(root, words))
  expect(there.code).toBe(code)
})

test.skipIf(!isThere)('a config file is read under Node 24', () => {
  const root = checkedOut({ 'skills/a/SKILL.md': skillText('b'), 'skillproof.yml': 'fail-on: never\n' })
  expect(runCli(root, [], { node })).toMatchObject({ code: 0, stderr: '' })
})
