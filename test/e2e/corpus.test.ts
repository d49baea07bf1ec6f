import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { type Ended, runCli, runStep, temporary } from './doors.ts'
import { onlyAnnotations, onlyText, reportIn } from './expectations.ts'

/** Public repositories of skills; README.md there says what they are. */
const corpus = fileURLToPath(new URL('../../../shared/corpus', import.meta.url))
const isThere = existsSync(corpus)
const minutes = { timeout: 300_000 }

if (!isThere) process.stdout.write(`No corpus at ${corpus}: its tests are skipped.\n`)

/** Paths of the files below a folder; no link is followed. */
function filesOf(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`
    return entry.isDirectory() ? filesOf(folder, path) : [path]
  })
}

function took(ended: Ended): Ended {
  expect(ended).toMatchObject({ signal: null, stderr: '' })
  return ended
}

test.skipIf(!isThere)('every SKILL.md of the corpus is checked, and every look-alike accounted for', minutes, () => {
  const ended = took(runCli(corpus, ['--fail-on', 'never', '--report', 'terminal,json'], { timeout: 280_000 }))
  expect(ended.code).toBe(0)
  onlyText(ended)
  const end = ended.stdout.indexOf('\n{\n')
  expect(ended.stdout.slice(0, end)).toMatch(/\nPassed: [\d,]+ errors, .* in 4,926 skills$/)
  const { files, skills, summary, diagnostics } = reportIn(ended.stdout.slice(end))
  expect(summary).toMatchObject({ skills: 4926, verdict: 'pass' })
  const states = new Map(files.map((file) => [file.path, file]))

  const there = filesOf(corpus).filter((path) => !path.split('/').includes('node_modules'))
  const exact = there.filter((path) => basename(path) === 'SKILL.md')
  expect(exact).toHaveLength(4956)
  expect(exact.filter((path) => !states.has(path))).toEqual([])
  const linked = exact.filter((path) => states.get(path)?.state === 'left-out')
  expect(linked).toHaveLength(30)
  for (const path of linked) {
    const target = join(path, '..', readFileSync(join(corpus, path), 'utf8')).replaceAll('\\', '/')
    expect(states.get(path)?.why).toBe(`a link to ${target} that was checked out as a text file`)
    expect(states.get(target)?.state).toBe('checked')
  }
  expect(skills.map(({ file }) => file)).toEqual(exact.filter((path) => !linked.includes(path)).sort(inOrderOf(skills)))

  const alike = there.filter((path) => /^skills?\.md$/i.test(basename(path)) && basename(path) !== 'SKILL.md')
  expect(alike).not.toEqual([])
  expect(alike.filter((path) => states.get(path)?.state !== 'left-out' || !states.get(path)?.why)).toEqual([])

  for (const { file, line, column } of diagnostics) {
    expect(file.startsWith('/') || file.startsWith('..')).toBe(false)
    expect(line === null ? column === null : line > 0 && (column ?? 0) > 0).toBe(true)
  }
})

/** Skills stand in the order of their folders, which is not always that of their files. */
function inOrderOf(skills: readonly { readonly file: string }[]): (left: string, right: string) => number {
  const places = new Map(skills.map(({ file }, at) => [file, at]))
  return (left, right) => (places.get(left) ?? -1) - (places.get(right) ?? -1)
}

test.skipIf(!isThere).each([
  ['anthropics__skills', 12],
  ['go-steer__core-agent', null],
])('the Action on %s', minutes, (name, skills) => {
  const root = temporary()
  cpSync(join(corpus, name), root, { recursive: true })
  mkdirSync(join(root, '.git'), { recursive: true })
  const step = runStep(root)
  const annotations = onlyAnnotations(step)
  expect(Buffer.byteLength(step.summary)).toBeLessThan(1024 * 1024)
  for (const { properties, message } of annotations) {
    const file = properties.get('file')
    if (file !== undefined) expect(existsSync(join(root, file))).toBe(true)
    const text = file && /\.md$/.test(file) ? readFileSync(join(root, file), 'utf8') : null
    if (text !== null) expect(Number(properties.get('line') ?? 1)).toBeLessThanOrEqual(text.split('\n').length)
    expect(message).not.toBe('')
  }
  const { verdict, errors = '', warnings = '', notes = '' } = step.outputs
  for (const count of [errors, warnings, notes]) expect(count).toMatch(/^\d+$/)
  if (skills !== null) expect(step.outputs.skills).toBe(String(skills))
  expect(Number(step.outputs.skills)).toBeGreaterThan(0)
  expect(verdict).toBe(errors === '0' ? 'pass' : 'fail')
  expect(step.code).toBe(errors === '0' ? 0 : 1)
  expect(step.stderr).toBe('')
  expect(step.summary).toMatch(/^## [✅❌] Skillproof: /u)
})
