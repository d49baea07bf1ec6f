import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { settle } from '../../src/report/policy.ts'
import { widthOf } from '../../src/report/width.ts'
import { terminalReporter } from '../../src/reporters/terminal.ts'
import { hostileMixtures, hostileTexts } from '../report/hostile.ts'
import { commandsIn } from '../report/runner-protocol.ts'
import { analysisOf, cannedReport, narrow, not, policy, runtime, setOf } from './canned.ts'
import { hostileReport } from './hostile-report.ts'

const text = terminalReporter.render(cannedReport(), narrow)

test('the canned report at 80 columns', () => {
  expect(text).toBe(`skillproof 0.1.0: 4 skills, 5 runtimes, 1 recipe
Targets: agentskills and core-agent (asked for)

agentskills
│  claude-code
│  │  core-agent
✗  ✓° ✗  deploy                        .agents/skills/
✓  ·  –  gke-workload-troubleshooting  .agents/skills/gke
~  ·  ✓  notes                         .agents/skills/
✓  ·  ✓  search                        .agents/skills/

✓ loads   ~ altered   – withheld   ✗ dropped
° not a target, and sees it otherwise
· not a target, and sees it the same
Asked too, and of one mind with the targets: codex, opencode

Tokens of o200k_base, an estimate for other models:
  metadata 90, instructions 12,000, resources 0

Withheld:
  core-agent: skills: gke-workload-troubleshooting: unmet "requires:" — kubectl (not on PATH); gcloud (not on PATH) — NOT loaded

.agents/skills/deploy/SKILL.md:3:33 error skill-dropped/colon-in-plain-value
  A colon and a blank stand in an unquoted value, so agentskills, core-agent,
  Codex and opencode drop the skill, and nobody is told. Put the value in
  quotes.
  3 │ description: Rolls out a release: staging first, then production.
    │                                 ^^^^^^^^^

.agents/skills/deploy/SKILL.md:5:9 error missing-file
  The step runs scripts/rollout.sh, and the skill has no such file. Did you mean
  scripts/deploy.sh?
  5 │ 1. Run \`scripts/rollout.sh staging\` and wait for the health check.
    │         ^^^^^^^^^^^^^^^^^^
  see .agents/skills/deploy/scripts/deploy.sh: This one is there.

.agents/skills/gke/SKILL.md:4:19 error unmet-requirement
  The recipe recipes/ops has no kubectl, so core-agent withholds the skill. Add
  it to the image or drop it here.
  4 │ requires: [shell, kubectl, gcloud]
    │                   ^^^^^^^
  see .agents/skills/gke/SKILL.md:4:1: Named here.

.agents/skills/notes/SKILL.md:5:12 warning skill-altered/metadata-value-coerced
  The number 1.10 becomes the text 1.1. Put it in quotes.
  5 │   version: 1.10
    │            ^^^^

.agents/skills/notes/SKILL.md:7:20 warning missing-file
  The link leads to notes.md, and the skill has Notes.md.
  7 │     見て👩‍🚀 see [notes](notes.md) now
    │                        ^^^^^^^^

.agents/skills/translate/skill.md note file-name-case
  Only SKILL.md in capitals is a skill. Rename the file.

1 path not checked (--report json lists all):
  .agents/skills/translate/skill.md: looks like a SKILL.md but has another name
1 finding suppressed by ignore comments
Failed: 3 errors, 2 warnings and 1 note in 4 skills
`)
})

test('quiet: what is withheld, errors, the verdict', () => {
  const quiet = terminalReporter.render(cannedReport({ quiet: true }), narrow)
  const withheldAt = text.indexOf('Withheld:')
  const warningsAt = text.indexOf('.agents/skills/notes/SKILL.md:5:12')
  expect(quiet).toBe(`${text.slice(withheldAt, warningsAt)}Failed: 3 errors, 2 warnings and 1 note in 4 skills\n`)
})

test('colour adds nothing but colour', () => {
  const colourful = terminalReporter.render(cannedReport(), { ...narrow, colour: true })
  expect(colourful).toContain('\u001b[31merror\u001b[39m skill-dropped')
  expect(stripVTControlCharacters(colourful)).toBe(text)
})

test('nothing found to check', () => {
  const report = settle([], analysisOf(setOf({}), { runtimes: [runtime('codex')], targets: [] }), policy)
  expect(terminalReporter.render(report, narrow)).toBe(
    'skillproof 0.1.0: 0 skills, 1 runtime, no recipe\n\nNothing checked: no SKILL.md was found\n',
  )
})

describe('many skills', () => {
  const names = Array.from({ length: 41 }, (_, at) => `skill-${100 + at}-${'n'.repeat(60)}`)
  const set = setOf(Object.fromEntries(names.map((name) => [`skills/${name}/SKILL.md`, `---\nname: ${name}\n---\n`])))
  const render = (verdicts: Parameters<typeof analysisOf>[1]['verdicts'] = {}) =>
    terminalReporter.render(
      settle([], analysisOf(set, { runtimes: [runtime('codex')], targets: ['codex'], verdicts }), policy),
      narrow,
    )

  test('are not listed where they load everywhere', () => {
    const unknown = not('unknown', 'value-uncertain', 'M.')
    const lines = render({ [`skills/${names[7]}`]: { codex: unknown } }).split('\n')
    expect(lines.slice(3, 7)).toEqual([
      'codex',
      `?  skill-107-${'n'.repeat(57)}…  skills/`,
      '40 skills load everywhere',
      '',
    ])
  })

  test('are one line where they all do', () => {
    expect(render().split('\n').slice(3, 5)).toEqual(['All 41 skills load everywhere', ''])
  })
})

test('no line is wider than the terminal, but places and what a runtime prints', () => {
  for (const columns of [60, 80, 120]) {
    for (const line of terminalReporter.render(cannedReport(), { ...narrow, columns }).split('\n')) {
      if (!/^ {2}core-agent: |^\S+:\d+:\d+$/.test(line)) expect(widthOf(line), line).toBeLessThanOrEqual(columns)
    }
  }
})

test('hostile text makes no command, no colour and no line of its own', () => {
  for (const texts of [hostileTexts, hostileMixtures(4, 50), hostileMixtures(5, 50)]) {
    const report = hostileReport(texts)
    for (const colour of [false, true]) {
      for (const columns of [40, 80]) {
        const output = terminalReporter.render(report, { ...narrow, colour, columns })
        expect(commandsIn(output)).toEqual([])
        const plain = colour ? output.replace(/\u001b\[\d+m/g, '') : output
        expect(plain).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/)
      }
    }
  }
})
