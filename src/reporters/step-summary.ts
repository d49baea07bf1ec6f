import type { Analysis } from '../analysis/analysis.ts'
import type { Severity } from '../diagnostic.ts'
import {
  type Block,
  code,
  details,
  detailsFoot,
  detailsHead,
  link,
  page,
  prose,
  tableHead,
  tableRow,
  whole,
} from '../report/markdown.ts'
import { unseen } from '../report/policy.ts'
import { portability } from '../report/portability.ts'
import { type ReachSummary, reachSummaries } from '../report/reach-table.ts'
import { type Report, type SettledDiagnostic, standing, waivedByReason } from '../report/report.ts'
import { type Cell, type Row, targetWords, type VerdictTable, verdictTable } from '../report/verdict-table.ts'
import { counted, grouped, listed, totals, verdictWords } from '../report/words.ts'
import type { Status } from '../runtimes/runtime.ts'
import type { Skill } from '../skill/skill.ts'
import type { Reporter, Screen } from './reporter.ts'

/** Bytes. GitHub throws away a summary of more than 1 MiB, all of it. */
const LIMIT = 900_000
/** Rows of a table that are shown unfolded; files whose findings are. */
const LONG = 40
const OPEN_FILES = 10

/** The page of a job: verdicts, what is withheld, findings, tokens. */
export const stepSummaryReporter: Reporter = {
  id: 'step-summary',
  title: 'The summary page of a job on GitHub',
  sink: 'step-summary',
  render(report, screen) {
    const blocks = [
      headBlock(report),
      ...verdictBlocks(report, screen),
      ...withheldBlocks(report),
      ...recipeBlocks(report, screen),
      ...findingBlocks(report, screen),
      ...waivedBlocks(report, screen),
      ...tokenBlocks(report, screen),
      ...portabilityBlocks(report, screen),
      footBlock(report),
    ]
    return page(blocks, LIMIT, 'The JSON report and the log of this step have all of it.')
  },
}

const severityMarks: Readonly<Record<Severity, string>> = { error: '❌', warning: '⚠️', note: 'ℹ️' }
const statusMarks: Readonly<Record<Status, string>> = {
  loads: '✅&nbsp;loads',
  altered: '⚠️&nbsp;altered',
  withheld: '⏸️&nbsp;withheld',
  dropped: '❌&nbsp;dropped',
  unknown: '❔&nbsp;unknown',
}

function headBlock({ summary }: Report): Block {
  const mark = summary.verdict === 'pass' ? '✅' : '❌'
  return whole(`## ${mark} Skillproof: ${verdictWords[summary.verdict].toLowerCase()}, ${totals(summary)}\n`, 'heading')
}

function verdictBlocks({ analysis }: Report, screen: Screen): Block[] {
  const table = verdictTable(analysis)
  if (table.rows.length === 0) return []
  const head = tableHead(['Skill', ...table.columns.map(({ id }) => code(id))])
  const row = ({ skill, cells }: Row): string => tableRow([skillCell(skill, screen), ...cells.map(verdictCell)])
  const isLong = table.rows.length > LONG
  const open = isLong ? table.rows.filter(({ plain }) => !plain) : table.rows
  const folded = isLong ? table.rows.filter(({ plain }) => plain) : []
  const blocks: Block[] = []
  if (open.length > 0) blocks.push({ head, parts: open.map(row), foot: '', each: 'verdict row', share: LIMIT / 4 })
  if (folded.length > 0) {
    const summary = `${counted(folded.length, 'skill')} load everywhere`
    const parts = folded.map(row)
    blocks.push({ head: detailsHead(summary) + head, parts, foot: detailsFoot, each: 'verdict row', share: LIMIT / 9 })
  }
  return [...blocks, whole(remarksOn(table, analysis), 'remark')]
}

function portabilityBlocks({ analysis }: Report, screen: Screen): Block[] {
  if (analysis.set.skills.length === 0) return []
  const parts = analysis.set.skills.map(
    (skill) => `- ${skillCell(skill, screen)} ${portability(skill, analysis, code)}\n`,
  )
  const head = detailsHead('Portability: each skill in every runtime that was asked')
  return [{ head, parts, foot: detailsFoot, each: 'line of portability', share: LIMIT / 9 }]
}

function verdictCell({ status, target, quiet }: Cell): string {
  if (quiet) return '·'
  return target ? statusMarks[status] : `(${statusMarks[status]})`
}

function remarksOn({ rows, agreeing }: VerdictTable, analysis: Analysis): string {
  const cells = rows.flatMap((row) => row.cells)
  const remarks: string[] = []
  const targets = targetWords(analysis, prose, code)
  if (targets !== '') remarks.push(`Targets: ${targets}.`)
  if (cells.some(({ target, quiet }) => !target && !quiet))
    remarks.push('In parentheses: not a target, and sees it otherwise.')
  if (cells.some(({ quiet }) => quiet)) remarks.push('A dot: not a target, and sees it the same.')
  if (agreeing.length > 0) {
    remarks.push(`Asked too, and of one mind with the targets: ${listed(agreeing.map(({ id }) => code(id)))}.`)
  }
  return `${remarks.join(' ')}\n`
}

function skillCell(skill: Skill, screen: Screen): string {
  const name = link(code(skill.name?.value ?? skill.folder ?? skill.path), screen.link(skill.filePath, null))
  const told = skill.name?.value ?? skill.folder
  return skill.path === told || skill.path.endsWith(`/${told}`) ? name : `${name} in ${code(skill.path)}`
}

function withheldBlocks({ withheld, analysis }: Report): Block[] {
  const blocks: Block[] = []
  if (withheld.length > 0) {
    const parts = withheld.map(({ name, runtime, line }) =>
      line.startsWith(`${runtime}: `) ? `- ${code(line)}\n` : `- ${code(name)}, by ${code(runtime)}: ${prose(line)}\n`,
    )
    blocks.push({ head: '### Withheld\n\n', parts, foot: '', each: 'withheld skill', share: LIMIT / 9 })
  }
  if (analysis.recipes.length === 0 && analysis.set.skills.length > 0) {
    const requiring = analysis.set.skills.filter(({ requires }) => requires.state === 'tokens').length
    const some =
      requiring > 0 ? ` ${counted(requiring, 'skill')} here say${requiring === 1 ? 's' : ''} what must be there.` : ''
    blocks.push(whole(`Tools, servers and \`requires:\` not checked: no recipe.${some}\n`, 'remark'))
  }
  return blocks
}

/** For each agent of each recipe: what it withholds, what it cannot reach, and how far the check went. */
function recipeBlocks({ analysis }: Report, screen: Screen): Block[] {
  const summaries = reachSummaries(analysis).filter(({ skills, unreachable }) => skills > 0 || unreachable.length > 0)
  if (summaries.length === 0) return []
  const blocks = summaries.map((one): Block => {
    const { path, runtime } = one.recipe
    const agent = one.scope.name === 'parent' ? '' : `, sub-agent ${code(one.scope.name)}`
    const head = `**${code(path)}** (${prose(runtime)})${agent}: ${counted(one.skills, 'skill')}\n\n`
    return { head, parts: reachItems(one, screen), foot: '', each: 'line of a recipe', share: LIMIT / 9 }
  })
  return [whole('### Recipes\n', 'heading'), ...blocks]
}

function reachItems(one: ReachSummary, screen: Screen): string[] {
  const items: string[] = []
  for (const { skill, why, untold } of one.withheld) {
    const rest =
      untold === 0
        ? ''
        : ` ${counted(untold, 'mention')} out of reach in it ${untold === 1 ? 'is' : 'are'} not told one by one.`
    items.push(`- withheld: ${skillCell(skill, screen)}: ${prose(why)}${rest}\n`)
  }
  for (const { skill, places, names } of one.unreachable) {
    const where = skill === null ? 'the texts beside the skills' : skillCell(skill, screen)
    items.push(`- out of reach: ${where}, ${counted(places, 'place')}: ${someCodes(names)}\n`)
  }
  if (one.withheld.length === 0 && one.unreachable.length === 0) items.push('- all that is named is within reach\n')
  for (const { server, names } of one.prefixOnly) {
    items.push(
      `- checked as far as the server: ${code(server)} is declared, nobody listed its tools; named: ${someCodes(names)}\n`,
    )
  }
  if (one.unlisted.length > 0) items.push(`- not checked, as nobody listed the programs: ${someCodes(one.unlisted)}\n`)
  if (one.unknownRequires.length > 0)
    items.push(`- ${code('requires:')} not checked: ${someCodes(one.unknownRequires)}\n`)
  return items
}

function someCodes(names: readonly string[]): string {
  const shown = names.slice(0, 8).map((name) => code(name))
  return names.length > shown.length ? `${shown.join(', ')} and ${names.length - shown.length} more` : listed(shown)
}

function findingBlocks(report: Report, screen: Screen): Block[] {
  const files = new Map<string, SettledDiagnostic[]>()
  for (const finding of standing(report)) {
    const found = files.get(finding.file)
    if (found) found.push(finding)
    else files.set(finding.file, [finding])
  }
  const blocks = [...files].map(([file, found]): Block => {
    const summary = `${code(file)}: ${counted(found.length, 'finding')}`
    const head = files.size <= OPEN_FILES ? `**${summary}**\n\n` : detailsHead(summary)
    const foot = files.size <= OPEN_FILES ? '' : detailsFoot
    return { head, parts: found.map((finding) => findingItem(finding, screen)), foot, each: 'finding' }
  })
  return blocks.length === 0 ? [] : [whole('### Findings\n', 'heading'), ...blocks]
}

/** Each reason, folded, with all that it stands for. */
function waivedBlocks(report: Report, screen: Screen): Block[] {
  return [...waivedByReason(report)].map(([reason, found]): Block => {
    const head = detailsHead(`${counted(found.length, 'finding')} waived: ${prose(reason)}`)
    const parts = found.map((finding) => {
      const { file, start, severity, rule } = finding
      const where = link(code(start ? `${file}:${start.line}` : file), screen.link(file, start?.line ?? null))
      return `- ${severity}, ${where}, ${link(code(rule), finding.url)}\n`
    })
    return { head, parts, foot: detailsFoot, each: 'waived finding', share: LIMIT / 9 }
  })
}

function findingItem({ file, start, severity, rule, url, message }: SettledDiagnostic, screen: Screen): string {
  const place = start ? `line ${start.line}` : 'whole file'
  const where = link(place, screen.link(file, start?.line ?? null))
  return `- ${severityMarks[severity]} ${severity}, ${where}, ${link(code(rule), url)}<br>${prose(message)}\n`
}

function tokenBlocks({ analysis, summary, encoding }: Report, screen: Screen): Block[] {
  const { skills } = analysis.set
  if (skills.length === 0) return []
  const frames = skills.some((skill) => (analysis.costs.get(skill)?.framing ?? null) !== null)
  const row = (first: string, cells: readonly (number | null)[]): string =>
    tableRow([first, ...cells.map((count) => (count === null ? '' : grouped(count)))])
  const parts = skills.flatMap((skill) => {
    const cost = analysis.costs.get(skill)
    if (!cost) return []
    const framing = frames ? [cost.framing] : []
    return [row(skillCell(skill, screen), [cost.metadata, cost.instructions, ...framing, cost.resources])]
  })
  const { metadata, instructions, resources } = summary.tokens
  const sums = `${grouped(metadata)} metadata, ${grouped(instructions)} instructions, ${grouped(resources)} resources`
  const counts = `Tokens: ${sums} (${code(encoding)}, an estimate for other models)`
  const head = tableHead(['Skill', 'metadata', 'instructions', ...(frames ? ['framing'] : []), 'resources'], 1)
  return [{ head: detailsHead(counts) + head, parts, foot: detailsFoot, each: 'token row', share: LIMIT / 9 }]
}

const failWords: Readonly<Record<Report['failOn'], string>> = {
  error: 'fails on errors',
  warning: 'fails on errors and warnings',
  note: 'fails on any finding',
  never: 'never fails',
}

function footBlock(report: Report): Block {
  const { tool, summary, failOn } = report
  const facts = [`${tool.name} ${tool.version}`, failWords[failOn]]
  if (summary.suppressed > 0) facts.push(`${counted(summary.suppressed, 'finding')} suppressed by ignore comments`)
  const paths = unseen(report)
  const list = paths.slice(0, 200).map(({ path, why }) => `- ${code(path)}: ${prose(why ?? '')}\n`)
  const notChecked =
    paths.length === 0 ? '' : `${details(`${counted(paths.length, 'path')} not checked`, list.join(''))}\n`
  return whole(`${notChecked}<sub>${prose(facts.join(', '))}.</sub>\n`, 'remark')
}
