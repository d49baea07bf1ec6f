import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../src/diagnostic.ts'
import { bytesOf } from '../../src/report/markdown.ts'
import { settle } from '../../src/report/policy.ts'
import { stepSummaryReporter } from '../../src/reporters/step-summary.ts'
import { hostileMixtures, hostileTexts } from '../report/hostile.ts'
import { linkable, partsOf } from '../report/markdown-parts.ts'
import { analysisOf, cannedReport, narrow, not, onGitHub, policy, runtime, setOf } from './canned.ts'
import { hostileReport } from './hostile-report.ts'

const text = stepSummaryReporter.render(cannedReport(), onGitHub)
const blob = 'https://github.com/acme/skills/blob/0f1e2d3'
const page = 'https://github.com/acme/skillproof/blob/v0.1.0/src/rules/README.md'

test('the verdict and the table come first', () => {
  expect(
    text.slice(0, text.indexOf('### Withheld')),
  ).toBe(`## ❌ Skillproof: failed, 3 errors, 2 warnings and 1 note in 4 skills

| Skill | <code>agentskills</code> | <code>claude&#45;code</code> | <code>core&#45;agent</code> |
| --- | --- | --- | --- |
| [<code>deploy</code>](${blob}/.agents/skills/deploy/SKILL.md) | ❌&nbsp;dropped | (✅&nbsp;loads) | ❌&nbsp;dropped |
| [<code>gke&#45;workload&#45;troubleshooting</code>](${blob}/.agents/skills/gke/SKILL.md) in <code>&#46;agents&#47;skills&#47;gke</code> | ✅&nbsp;loads | · | ⏸️&nbsp;withheld |
| [<code>notes</code>](${blob}/.agents/skills/notes/SKILL.md) | ⚠️&nbsp;altered | · | ✅&nbsp;loads |
| [<code>search</code>](${blob}/.agents/skills/search/SKILL.md) | ✅&nbsp;loads | · | ✅&nbsp;loads |

Targets: <code>agentskills</code> and <code>core&#45;agent</code> (asked for). In parentheses: not a target, and sees it otherwise. A dot: not a target, and sees it the same. Asked too, and of one mind with the targets: <code>codex</code> and <code>opencode</code>.

`)
})

test('then what is withheld, and the findings by file', () => {
  const from = text.indexOf('### Withheld')
  expect(text.slice(from, text.indexOf('**<code>&#46;agents&#47;skills&#47;notes'))).toBe(`### Withheld

- <code>core&#45;agent&#58; skills&#58; gke&#45;workload&#45;troubleshooting&#58; unmet &#34;requires&#58;<wbr>&#34; — kubectl &#40;not on PATH&#41;&#59; gcloud &#40;not on PATH&#41; — NOT loaded</code>

### Findings

**<code>&#46;agents&#47;skills&#47;deploy&#47;SKILL&#46;md</code>: 2 findings**

- ❌ error, [line 3](${blob}/.agents/skills/deploy/SKILL.md#L3), [<code>skill&#45;dropped&#47;colon&#45;in&#45;plain&#45;value</code>](${page}#skill-dropped)<br>A colon and a blank stand in an unquoted value, so agentskills, core-agent, Codex and opencode drop the skill, and nobody is told. Put the value in quotes.
- ❌ error, [line 5](${blob}/.agents/skills/deploy/SKILL.md#L5), [<code>missing&#45;file</code>](${page}#missing-file)<br>The step runs scripts/rollout.sh, and the skill has no such file. Did you mean scripts/deploy.sh?

**<code>&#46;agents&#47;skills&#47;gke&#47;SKILL&#46;md</code>: 1 finding**

- ❌ error, [line 4](${blob}/.agents/skills/gke/SKILL.md#L4), [<code>unmet&#45;requirement</code>](${page}#unmet-requirement)<br>The recipe recipes/ops has no kubectl, so core-agent withholds the skill. Add it to the image or drop it here.

`)
})

const portable = [
  `- [<code>deploy</code>](${blob}/.agents/skills/deploy/SKILL.md) works in: <code>claude&#45;code</code>; dropped in: <code>agentskills</code>, <code>codex</code>, <code>core&#45;agent</code>, <code>opencode</code>`,
  `- [<code>gke&#45;workload&#45;troubleshooting</code>](${blob}/.agents/skills/gke/SKILL.md) in <code>&#46;agents&#47;skills&#47;gke</code> works in: <code>agentskills</code>, <code>claude&#45;code</code>, <code>codex</code>, <code>opencode</code>; withheld in: <code>core&#45;agent</code>`,
  `- [<code>notes</code>](${blob}/.agents/skills/notes/SKILL.md) works in: <code>claude&#45;code</code>, <code>codex</code>, <code>core&#45;agent</code>, <code>opencode</code>; altered in: <code>agentskills</code>`,
  `- [<code>search</code>](${blob}/.agents/skills/search/SKILL.md) works in: <code>agentskills</code>, <code>claude&#45;code</code>, <code>codex</code>, <code>core&#45;agent</code>, <code>opencode</code>`,
].join('\n')

test('then tokens, what was not checked, and by what', () => {
  expect(
    text.slice(text.indexOf('<details><summary>Tokens')),
  ).toBe(`<details><summary>Tokens: 90 metadata, 12,000 instructions, 0 resources (<code>o200k&#95;base</code>, an estimate for other models)</summary>

| Skill | metadata | instructions | resources |
| --- | --: | --: | --: |
| [<code>deploy</code>](${blob}/.agents/skills/deploy/SKILL.md) | 21 | 1,200 | 0 |
| [<code>gke&#45;workload&#45;troubleshooting</code>](${blob}/.agents/skills/gke/SKILL.md) in <code>&#46;agents&#47;skills&#47;gke</code> | 22 | 2,400 | 0 |
| [<code>notes</code>](${blob}/.agents/skills/notes/SKILL.md) | 23 | 3,600 | 0 |
| [<code>search</code>](${blob}/.agents/skills/search/SKILL.md) | 24 | 4,800 | 0 |

</details>

<details><summary>Portability: each skill in every runtime that was asked</summary>

${portable}

</details>

<details><summary>1 path not checked</summary>

- <code>&#46;agents&#47;skills&#47;translate&#47;skill&#46;md</code>: looks like a SKILL.md but has another name

</details>

<sub>skillproof 0.1.0, fails on errors, 1 finding suppressed by ignore comments.</sub>
`)
})

test('nothing found to check', () => {
  const report = settle([], analysisOf(setOf({}), { runtimes: [runtime('codex')], targets: [] }), policy)
  expect(stepSummaryReporter.render(report, onGitHub)).toBe(`## ❌ Skillproof: nothing checked, no SKILL.md was found

<sub>skillproof 0.1.0, fails on errors.</sub>
`)
})

test('without a recipe it says what was not checked', () => {
  const set = setOf({ 'a/SKILL.md': '---\nname: a\nrequires: kubectl\n---\n', 'b/SKILL.md': '---\nname: b\n---\n' })
  const report = settle([], analysisOf(set, { runtimes: [], targets: [] }), { ...policy, failOn: 'never' })
  expect(stepSummaryReporter.render(report, narrow)).toContain(
    '\n\nTools, servers and `requires:` not checked: no recipe. 1 skill here says what must be there.\n\n',
  )
})

test('framing has a column only where a target adds some', () => {
  const set = setOf({ 'a/SKILL.md': '---\nname: a\n---\n' })
  const report = settle([], analysisOf(set, { runtimes: [], targets: [], framing: 40 }), policy)
  expect(stepSummaryReporter.render(report, narrow)).toContain(
    '| Skill | metadata | instructions | framing | resources |\n| --- | --: | --: | --: | --: |\n| <code>a</code> | 21 | 1,200 | 40 | 0 |\n',
  )
})

describe('many skills', () => {
  const names = Array.from({ length: 6000 }, (_, at) => `skill-number-${10_000 + at}`)
  const report = (count: number) => {
    const some = names.slice(0, count)
    const set = setOf(
      Object.fromEntries(some.map((name) => [`skills/${name}/SKILL.md`, `---\nname: ${name}\n---\nBody.\n`])),
    )
    const dropped = not('dropped', 'name-too-long', 'M.')
    const verdicts = Object.fromEntries(
      some.filter((_, at) => at % 2 === 0).map((name) => [`skills/${name}`, { codex: dropped }]),
    )
    const diagnostics = set.skills.map(({ filePath }): Diagnostic => {
      const at = { path: filePath, span: { start: 4, end: 8 } }
      return { rule: 'r', severity: 'error', message: 'A sentence. '.repeat(20), url: 'https://x.test/', at }
    })
    const analysis = analysisOf(set, {
      runtimes: ['codex', 'opencode'].map(runtime),
      targets: ['codex', 'opencode'],
      verdicts,
    })
    return settle(diagnostics, analysis, policy)
  }

  test('fold away what loads everywhere, and the findings of many files', () => {
    const folded = stepSummaryReporter.render(report(42), onGitHub)
    expect(folded).toContain('\n\n<details><summary>21 skills load everywhere</summary>\n\n| Skill |')
    expect(folded.match(/^<details><summary><code>(?:[^<]|<wbr>)*<\/code>: 1 finding<\/summary>$/gm)).toHaveLength(42)
  })

  test('never make more than GitHub takes, nor a torn page', () => {
    const long = stepSummaryReporter.render(report(6000), onGitHub)
    expect(bytesOf(long)).toBeLessThanOrEqual(900_000)
    expect(bytesOf(long)).toBeGreaterThan(800_000)
    expect(long).toMatch(
      /\nLeft out to keep this page short: [\d,]+ verdict rows, [\d,]+ findings, [\d,]+ token rows[^.]*\. The JSON report and the log of this step have all of it\.\n$/,
    )
    expect(long.match(/<details>/g)?.length).toBe(long.match(/<\/details>/g)?.length)
    const findings = long.match(/^- ❌ error, .*$/gm) ?? []
    expect(findings.every((line) => line.endsWith('A sentence.'))).toBe(true)
    const left = Number(/([\d,]+) findings/.exec(long.slice(-300))?.[1]?.replaceAll(',', ''))
    expect(findings.length + left).toBe(6000)
  })
})

test('hostile text makes no link, image, tag, mention or reference', () => {
  const ours = /^<\/?(?:code|wbr|br|sub|details|summary)>$/
  const kinds = new Set(
    'root heading paragraph strong list listItem table tableRow tableCell link inlineCode'.split(' '),
  )
  for (const texts of [hostileTexts, hostileMixtures(8, 50), hostileMixtures(9, 50)]) {
    const report = hostileReport(texts)
    for (const screen of [onGitHub, narrow]) {
      const parts = partsOf(stepSummaryReporter.render(report, screen))
      expect(parts.tags.filter((tag) => !ours.test(tag))).toEqual([])
      expect(parts.texts.filter((run) => linkable.test(run))).toEqual([])
      expect([...parts.kinds].filter((kind) => !kinds.has(kind) && kind !== 'link')).toEqual([])
      const addresses = ['https://x.test/#hostile', ...(screen === onGitHub ? [`${blob}/`] : [])]
      expect(parts.links.filter((link) => !addresses.some((address) => link.startsWith(address)))).toEqual([])
      const { skills } = report.analysis.set
      const rows = parts.cells.filter((row) => row[0] !== 'Skill')
      expect(rows).toHaveLength(skills.length * 2)
      expect(new Set(rows.map((row) => row.length))).toEqual(new Set([4, 5]))
    }
  }
})
