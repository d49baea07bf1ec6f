import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../src/diagnostic.ts'
import type { Profile } from '../../src/options.ts'
import { readWaivers, waiversSchema } from '../../src/options-waivers.ts'
import { settle } from '../../src/report/policy.ts'
import { annotationsReporter } from '../../src/reporters/annotations.ts'
import { jsonReporter } from '../../src/reporters/json.ts'
import { stepSummaryReporter } from '../../src/reporters/step-summary.ts'
import { terminalReporter } from '../../src/reporters/terminal.ts'
import { decode } from '../../src/source/file.ts'
import { checkAgainst, plainValue } from '../../src/source/schema.ts'
import { parseYaml } from '../../src/source/yaml.ts'
import { analysisOf, narrow, policy, setOf } from '../reporters/canned.ts'

const skill = (name: string): string => `---\nname: ${name}\ndescription: D.\n---\n[x](x.md)\n`
const files = { 'vendor/a/SKILL.md': skill('a'), 'vendor/b/SKILL.md': skill('b'), 'own/c/SKILL.md': skill('c') }
const set = setOf(files)
const analysis = analysisOf(set, { runtimes: [], targets: [] })

function finding(file: string, rule = 'link-missing', severity: Diagnostic['severity'] = 'error'): Diagnostic {
  const span = { start: 4, end: 8 }
  return { rule, severity, message: 'M.', url: 'https://x.test', at: { path: `${file}/SKILL.md`, span } }
}

const found = [finding('vendor/a'), finding('vendor/b'), finding('vendor/b', 'skill-dropped/x'), finding('own/c')]

interface Given {
  readonly folder?: string
  readonly roots?: readonly string[]
  readonly profile?: Profile
}

/** The report of a run with these waivers, each a flow map. */
function settled(waivers: readonly string[], { folder = '.', roots = ['.'], profile = 'default' }: Given = {}) {
  const text = `waivers:\n${waivers.map((each) => `  - {${each.includes('reason:') ? each : `reason: as upstream has it, ${each}`}}\n`).join('')}`
  const root = parseYaml(text, 0, text.length).root!
  const schema = { type: 'object', properties: { waivers: waiversSchema } }
  expect(checkAgainst(schema, root, plainValue(root))).toEqual([])
  const declared = readWaivers(root, decode('skillproof.yml', new TextEncoder().encode(text)), folder)!
  const seen = { ...analysis, set: { ...set, workspace: { ...set.workspace, roots } } }
  return settle(found, seen, { ...policy, waivers: declared, today: '2027-01-31', profile })
}

type Settled = ReturnType<typeof settled>
const waivedIn = ({ diagnostics }: Settled) =>
  diagnostics.flatMap(({ file, rule, waived }) => (waived === null ? [] : [`${file.slice(0, -9)} ${rule}`]))
const remarksIn = ({ diagnostics }: Settled) =>
  diagnostics.filter(({ rule }) => rule.startsWith('waiver-')).map(({ rule, start }) => `${rule}:${start?.line}`)

describe('what a waiver covers', () => {
  const all = ['vendor/a link-missing', 'vendor/b link-missing', 'vendor/b skill-dropped/x']
  test.each([
    ['paths: vendor/', '.', all],
    ['paths: vendor', '.', all],
    ['paths: /vendor/**', '.', all],
    ['paths: vendor/a/SKILL.md', '.', all.slice(0, 1)],
    ['paths: [vendor/*, "!vendor/b"]', '.', all.slice(0, 1)],
    ['paths: Vendor/', '.', []],
    ['paths: vendor/, rules: [skill-dropped]', '.', all.slice(2)],
    ['paths: vendor/, rules: [skill-dropped/x]', '.', all.slice(2)],
    ['paths: vendor/, rules: [skill-dropped/y, skill]', '.', []],
    ['paths: a/', 'vendor', all.slice(0, 1)],
    ['paths: vendor/', 'vendor', []],
    ['paths: vendor/, until: 2027-01-31', '.', all],
    ['paths: vendor/, until: 2027-01-30', '.', []],
  ])('%s from %s', (waiver, folder, expected) => {
    expect(waivedIn(settled([waiver], { folder }))).toEqual(expected)
  })

  test('leaves the counts and the verdict, and stays in the report with its reason', () => {
    const { summary, diagnostics } = settled(['paths: vendor/', 'paths: "*", rules: [link-missing], reason: again'])
    expect(summary).toMatchObject({ errors: 0, waived: 4, suppressed: 0, verdict: 'pass' })
    expect(diagnostics.map(({ waived }) => waived)).toEqual(['again', ...Array(3).fill('as upstream has it')])
  })
})

describe('what is wrong with a waiver', () => {
  test.each([
    ['paths: vendor/, floor: 3', {}, []],
    ['paths: vendor/, floor: 4', {}, ['waiver-below-floor:2']],
    ['paths: gone/, floor: 1', {}, ['waiver-below-floor:2']],
    ['paths: gone/', {}, ['waiver-unused:2']],
    ['paths: vendor/, until: 2027-01-30, floor: 9', {}, ['waiver-expired:2']],
    // A run that looks elsewhere can tell nothing about the tree.
    ['paths: vendor/, floor: 4', { roots: ['own'] }, []],
    ['paths: /vendor/x*, floor: 4', { roots: ['vendor/a'] }, []],
    ['paths: /vendor/x*, floor: 4', { roots: ['vendor'] }, ['waiver-below-floor:2']],
    ['paths: gone/, rules: [link-missing]', { profile: 'recipecheck' }, []],
    ['paths: gone/, rules: [recipecheck]', { profile: 'recipecheck' }, ['waiver-unused:2']],
    ['paths: gone/, rules: [recipecheck]', {}, []],
  ] as const)('%s, %j', (waiver, given, expected) => {
    expect(remarksIn(settled([waiver], given))).toEqual(expected)
  })

  test('a floor fails the run, and no waiver waives that', () => {
    const report = settled(['paths: "*"', 'paths: vendor/, floor: 4'])
    expect(report.summary).toMatchObject({ errors: 1, waived: 4, verdict: 'fail' })
    expect(report.diagnostics.find(({ rule }) => rule === 'waiver-below-floor')?.message).toContain(
      'covers 3 findings, fewer than its floor of 4',
    )
  })

  test('one that ran out and leaves nothing behind is to be taken out', () => {
    const report = settled(['paths: vendor/, until: 2027-01-30', 'paths: vendor/'])
    expect(report.diagnostics.find(({ rule }) => rule === 'waiver-expired')?.message).toBe(
      'This waiver held until 2027-01-30, and no finding is left for it. Take it out.',
    )
  })

  test('one that ran out lets its findings count again', () => {
    const report = settled(['paths: vendor/, until: 2027-01-30'])
    expect(report.summary).toMatchObject({ errors: 4, warnings: 1, waived: 0 })
    expect(report.diagnostics.find(({ rule }) => rule === 'waiver-expired')?.message).toBe(
      'This waiver held until 2027-01-30, so it no longer waives, and the 3 findings that it covers count again. Repair what is found, or give it a later day.',
    )
  })
})

test('each report shows what is waived, apart from what counts', () => {
  const report = settled(['paths: vendor/, reason: "as *upstream* has it"'])
  expect(terminalReporter.render(report, narrow)).toContain(
    '\n3 findings waived: as *upstream* has it\nFailed: 1 error',
  )
  expect(terminalReporter.render({ ...report, quiet: true }, narrow)).not.toContain('waived')
  expect(stepSummaryReporter.render(report, narrow)).toContain(
    '<details><summary>3 findings waived: as &#42;upstream&#42; has it</summary>\n\n- error, <code>vendor&#47;a&#47;SKILL&#46;md',
  )
  expect(annotationsReporter.render(report, narrow)).not.toContain('vendor')
  expect(JSON.parse(jsonReporter.render(report, narrow)).diagnostics.at(-1)).toMatchObject({
    waived: 'as *upstream* has it',
    suppressed: null,
  })
})
