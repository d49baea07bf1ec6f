import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { recipecheck } from '../../src/analysis/recipecheck.ts'
import { openDisk } from '../../src/host/disk.ts'
import type { Host } from '../../src/host/host.ts'
import { type Options, standardBudget } from '../../src/options.ts'
import { run } from '../../src/run.ts'
import { joinPath, memoryWorkspace } from '../../src/source/workspace.ts'
import { readAppendixC } from '../vectors/appendix-c.ts'

interface Expected {
  readonly configRoot: string
  readonly findings: readonly { readonly file: string; readonly line: number; readonly name: string }[]
}

const here = fileURLToPath(new URL('.', import.meta.url))
const recipes = [
  ['kube-platform-agent', 188],
  ['gke-troubleshoot-e43fb18', 79],
  ['gke-troubleshoot-b708387', 0],
] as const

describe.each(recipes)('%s: the %i findings of recipecheck', (name, count) => {
  const { configRoot, findings }: Expected = JSON.parse(
    readFileSync(`${here}${name}/expected-recipecheck.json`, 'utf8'),
  )
  const lines = (all: Expected['findings']) => all.map(({ file, line, name }) => `${file}:${line} ${name}`).sort()

  test('asked alone', () => {
    const answer = recipecheck(openDisk(here + name, []), configRoot)
    expect(answer.errors).toEqual([])
    expect(lines(answer.findings)).toEqual(lines(findings))
    expect(answer.findings).toHaveLength(count)
  })

  test('by a run in its profile', async () => {
    const { diagnostics, summary } = await run(options, hostAt(here + name))
    const found = diagnostics.map(({ file, start, name }) => ({ file, line: start?.line ?? 0, name: name ?? '' }))
    const inTree = findings.map((each) => ({ ...each, file: joinPath(configRoot, each.file) ?? each.file }))
    expect(lines(found)).toEqual(lines(inTree))
    expect(diagnostics.every(({ rule }) => rule.startsWith('recipecheck/'))).toBe(true)
    expect([summary.errors, summary.verdict]).toEqual([count, count === 0 ? 'pass' : 'fail'])
  })
})

const cases = readAppendixC()

test('there are 60 small cases', () => expect(cases).toHaveLength(60))

test.each(cases.map((each) => [each.id, each] as const))('small case %s', (_id, { files, findings }) => {
  const answer = recipecheck(memoryWorkspace(files), '.')
  const said = answer.findings.map(({ name, line, rule }) => `${name}@${line} ${rule}`)
  if (findings === null) expect([answer.errors.length, said]).toEqual([1, []])
  else expect([answer.errors, said]).toEqual([[], findings])
})

const options: Options = {
  paths: ['.'],
  runtimes: null,
  recipe: null,
  profile: 'recipecheck',
  reports: [],
  failOn: 'error',
  config: null,
  allowEmpty: false,
  quiet: false,
  progress: false,
  budget: standardBudget,
  userRoots: [],
}

function hostAt(cwd: string): Host {
  return {
    version: '0.0.0',
    columns: 80,
    colour: false,
    open: (paths) => openDisk(cwd, paths),
    readFile: () => null,
    stdout: () => {},
    progress: () => {},
    writeFile: () => {},
    stepSummary: () => {},
    link: () => null,
  }
}
