import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { settle } from '../../src/report/policy.ts'
import { jsonReporter } from '../../src/reporters/json.ts'
import { hostileTexts } from '../report/hostile.ts'
import { commandsIn } from '../report/runner-protocol.ts'
import { analysisOf, cannedReport, narrow, not, policy, runtime, setOf } from './canned.ts'
import { hostileReport } from './hostile-report.ts'

const schema = JSON.parse(readFileSync(new URL('../../schema/report-v1.json', import.meta.url), 'utf8'))
const validate = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema)
const text = jsonReporter.render(cannedReport(), narrow)
const report = JSON.parse(text)

describe('the schema', () => {
  const empty = settle([], analysisOf(setOf({}), { runtimes: [], targets: [] }), policy)
  test.each([
    ['canned', cannedReport()],
    ['empty', empty],
    ['hostile', hostileReport(hostileTexts)],
  ])('describes the %s report', (_, given) => {
    validate(JSON.parse(jsonReporter.render(given, narrow)))
    expect(validate.errors).toBeNull()
  })

  test('allows no field that it does not know, and misses every one that is gone', () => {
    const objects = everyObject(report)
    expect(objects.length).toBeGreaterThan(50)
    for (const object of objects) {
      if (object === report.skills[0].verdicts) continue
      object.extra = 1
      expect(validate(report), JSON.stringify(object)).toBe(false)
      delete object.extra
    }
    for (const key of Object.keys(report.diagnostics[0])) {
      const { [key]: _, ...rest } = report.diagnostics[0]
      expect(validate({ ...report, diagnostics: [rest] }), key).toBe(false)
    }
    expect(validate(report)).toBe(true)
  })
})

test('a diagnostic', () => {
  expect(report.diagnostics.find(({ rule }: { rule: string }) => rule === 'unmet-requirement')).toEqual({
    rule: 'unmet-requirement',
    severity: 'error',
    message:
      'The recipe recipes/ops has no kubectl, so core-agent withholds the skill. Add it to the image or drop it here.',
    file: '.agents/skills/gke/SKILL.md',
    line: 4,
    column: 19,
    endLine: 4,
    endColumn: 26,
    runtimes: ['core-agent'],
    recipe: 'recipes/ops',
    scope: 'parent',
    name: 'kubectl',
    related: [{ file: '.agents/skills/gke/SKILL.md', line: 4, column: 1, message: 'Named here.' }],
    url: 'https://github.com/acme/skillproof/blob/v0.1.0/src/rules/README.md#unmet-requirement',
    fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
    suppressed: null,
    waived: null,
  })
})

test('a suppressed one is there, with its reason; one about a whole file has no line', () => {
  expect(report.diagnostics.map((each: Record<string, unknown>) => [each.rule, each.line, each.suppressed])).toEqual([
    ['skill-dropped/colon-in-plain-value', 3, null],
    ['missing-file', 5, null],
    ['missing-file', 8, 'written by the build'],
    ['unmet-requirement', 4, null],
    ['skill-altered/metadata-value-coerced', 5, null],
    ['missing-file', 7, null],
    ['file-name-case', null, null],
  ])
})

test('a skill', () => {
  expect(report.skills[1]).toEqual({
    path: '.agents/skills/gke',
    file: '.agents/skills/gke/SKILL.md',
    name: 'gke-workload-troubleshooting',
    description: 'Diagnoses a failing GKE workload.',
    steps: [],
    requires: ['shell', 'kubectl', 'gcloud'],
    allowedTools: [],
    resources: [],
    tokens: { encoding: 'o200k_base', metadata: 22, instructions: 2400, resources: 0 },
    verdicts: {
      agentskills: {
        status: 'loads',
        name: null,
        description: null,
        silent: false,
        blast: 'skill',
        reasons: [{ code: 'key-ignored', message: 'The key `requires` is ignored.', line: 4, column: 1 }],
      },
      'claude-code': expect.objectContaining({ status: 'loads' }),
      codex: expect.objectContaining({ status: 'loads' }),
      'core-agent': {
        status: 'withheld',
        name: null,
        description: null,
        silent: false,
        blast: 'skill',
        reasons: [
          {
            code: 'requires-unmet',
            message: '`requires:` is not met: kubectl (not on PATH); gcloud (not on PATH).',
            line: null,
            column: null,
          },
        ],
      },
      opencode: expect.objectContaining({ status: 'loads' }),
    },
  })
  expect(report.skills[0].steps.map((step: { content: string }) => step.content)).toHaveLength(3)
  expect(report.skills[0].steps[0]).toMatchObject({ index: 1, line: 5, column: 4 })
  expect(report.skills[0].resources).toEqual([{ path: 'scripts/deploy.sh', tier: 'scripts', bytes: 5 }])
})

test('malformed requires are null; a reason in another file has no line', () => {
  const set = setOf({ 'a/SKILL.md': '---\nname: a\nrequires: [1]\n---\n' })
  const verdict = not('dropped', 'sibling-broken', 'M.', { start: 0, end: 1 })
  const elsewhere = { ...verdict, reasons: verdict.reasons.map((reason) => ({ ...reason, path: 'b/SKILL.md' })) }
  const analysis = analysisOf(set, { runtimes: [runtime('codex')], targets: [], verdicts: { a: { codex: elsewhere } } })
  const [skill] = JSON.parse(jsonReporter.render(settle([], analysis, policy), narrow)).skills
  expect(skill.requires).toBeNull()
  expect(skill.verdicts.codex.reasons[0]).toMatchObject({ line: null, column: null })
})

test('the text is laid out the same each time, and tells of no place or time of the run', () => {
  expect(text).toBe(jsonReporter.render(cannedReport(), narrow))
  expect(text.split('\n').slice(0, 3)).toEqual(['{', '"schemaVersion": 1,', `"tool": ${JSON.stringify(report.tool)},`])
  expect(text).toMatch(/\n\}\n$/)
  expect(Object.keys(report)).toEqual([
    'schemaVersion',
    'tool',
    'files',
    'runtimes',
    'skills',
    'recipes',
    'diagnostics',
    'summary',
  ])
  expect(text).not.toContain(process.cwd())
})

test('hostile text comes back as it was, and is no command on the way', () => {
  const given = hostileReport(hostileTexts)
  const out = jsonReporter.render(given, narrow)
  expect(commandsIn(out)).toEqual([])
  expect(JSON.parse(out).diagnostics.map(({ message }: { message: string }) => message)).toEqual(
    given.diagnostics.map(({ message }) => message),
  )
})

function everyObject(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(everyObject)
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside]
}
