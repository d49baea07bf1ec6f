import { styleText } from 'node:util'
import type { Severity } from '../diagnostic.ts'
import { excerpt } from '../report/excerpt.ts'
import { sourcesOf, unseen } from '../report/policy.ts'
import { portability } from '../report/portability.ts'
import { asPlainLine, printable } from '../report/printable.ts'
import { reachSummaries } from '../report/reach-table.ts'
import { type Report, type SettledDiagnostic, standing, waivedByReason } from '../report/report.ts'
import { type Cell, glyphs, type Row, targetWords, type VerdictTable, verdictTable } from '../report/verdict-table.ts'
import { padded, truncated, widthOf, wrapped } from '../report/width.ts'
import { counted, grouped, totals, verdictWords } from '../report/words.ts'
import type { Status } from '../runtimes/runtime.ts'
import type { Skill } from '../skill/skill.ts'
import type { Reporter, Screen } from './reporter.ts'

/** With more skills than this, only those are listed that do not load everywhere. */
const LONG = 40
/** With at most so many skills, each is told in words as well. */
const FEW = 3
/** Columns below which lines are left to the terminal to break. */
const NARROWEST = 40

/** For a person at a shell or in a job's log. */
export const terminalReporter: Reporter = {
  id: 'terminal',
  title: 'Text for people, at the width of the terminal',
  sink: 'stdout',
  render(report, given) {
    const screen = { ...given, columns: Math.max(NARROWEST, given.columns) }
    const paint = painter(screen)
    const parts = [withheldPart(report), findingsPart(report, screen, paint), lastPart(report, screen, paint)]
    if (!report.quiet)
      parts.unshift(
        headPart(report, screen),
        verdictPart(report, screen, paint),
        recipePart(report, screen),
        tokensPart(report),
      )
    const text = parts.filter((part) => part.length > 0).map((part) => part.map(asPlainLine).join('\n'))
    return `${text.join('\n\n')}\n`
  },
}

type Style = Parameters<typeof styleText>[0]
type Paint = (style: Style, text: string) => string

function painter(screen: Screen): Paint {
  return screen.colour ? (style, text) => styleText(style, text, { validateStream: false }) : (_style, text) => text
}

const severityStyles: Readonly<Record<Severity, Style>> = { error: 'red', warning: 'yellow', note: 'cyan' }
const statusStyles: Readonly<Record<Status, Style>> = {
  loads: 'green',
  altered: 'yellow',
  withheld: 'yellow',
  dropped: 'red',
  unknown: 'gray',
}

function headPart({ tool, analysis, summary }: Report, screen: Screen): string[] {
  const { runtimes, recipes } = analysis
  const counts = [counted(summary.skills, 'skill'), counted(runtimes.length, 'runtime')]
  counts.push(recipes.length === 0 ? 'no recipe' : counted(recipes.length, 'recipe'))
  const lines = [`${printable(`${tool.name} ${tool.version}`)}: ${counts.join(', ')}`]
  const targets = targetWords(analysis, printable)
  if (targets !== '') lines.push(...wrapped(`Targets: ${targets}`, screen.columns))
  return lines
}

function verdictPart(report: Report, screen: Screen, paint: Paint): string[] {
  const table = verdictTable(report.analysis)
  if (table.rows.length === 0) return []
  const rows = table.rows.length > LONG ? table.rows.filter((row) => !row.plain) : table.rows
  const lines = rows.length === 0 ? [] : [...stairs(table), ...rowLines(rows, screen, paint)]
  const hidden = table.rows.length - rows.length
  if (hidden > 0) lines.push(`${rows.length === 0 ? 'All' : ''} ${counted(hidden, 'skill')} load everywhere`.trim())
  const remarks = [...legend(rows), ...agreeing(table, screen), ...inWords(report, screen)]
  return remarks.length === 0 ? lines : [...lines, '', ...remarks]
}

/** A column is three characters wide; the names stand above, each a step to the right. */
function stairs({ columns }: VerdictTable): string[] {
  return columns.map(({ id }, at) => `${'│  '.repeat(at)}${printable(id)}`)
}

function rowLines(rows: readonly Row[], screen: Screen, paint: Paint): string[] {
  const names = rows.map(({ skill }) => printable(skill.name?.value ?? skill.folder ?? skill.path))
  const cells = (rows[0]?.cells.length ?? 0) * 3
  const room = Math.max(20, screen.columns - cells - 2)
  const paths = rows.map(({ skill }) => printable(whereabouts(skill)))
  const most = Math.max(Math.floor(room * 0.6), room - Math.max(...paths.map(widthOf)))
  const nameWidth = Math.min(Math.max(...names.map(widthOf)), most)
  return rows.map((row, at) => {
    const marks = row.cells.map((cell) => mark(cell, paint)).join('')
    const name = padded(truncated(names[at] ?? '', nameWidth), nameWidth)
    return `${marks}${name}  ${paint('dim', truncated(paths[at] ?? '', room - nameWidth, 'end'))}`
  })
}

/** The skill's folder, without its last part where that is the name all over again. */
function whereabouts({ name, path }: Skill): string {
  return name && path.endsWith(`/${name.value}`) ? path.slice(0, -name.value.length) : path
}

/** A glyph and two columns after it: a degree sign there marks a runtime that is no target and sees it otherwise. */
function mark({ status, target, quiet }: Cell, paint: Paint): string {
  if (quiet) return paint('dim', '·  ')
  return `${paint(statusStyles[status], glyphs[status])}${target ? '  ' : paint('dim', '° ')}`
}

function legend(rows: readonly Row[]): string[] {
  const cells = rows.flatMap((row) => row.cells)
  const said = new Set(cells.filter(({ quiet }) => !quiet).map(({ status }) => status))
  const words = (Object.keys(glyphs) as Status[]).filter((each) => said.has(each))
  const others: string[] = []
  if (cells.some(({ target, quiet }) => !target && !quiet)) others.push('° not a target, and sees it otherwise')
  if (cells.some(({ quiet }) => quiet)) others.push('· not a target, and sees it the same')
  return [words.map((each) => `${glyphs[each]} ${each}`).join('   '), ...others].filter((text) => text !== '')
}

function agreeing({ agreeing: runtimes }: VerdictTable, screen: Screen): string[] {
  if (runtimes.length === 0) return []
  const ids = runtimes.map(({ id }) => printable(id)).join(', ')
  return wrapped(`Asked too, and of one mind with the targets: ${ids}`, screen.columns)
}

function inWords({ analysis }: Report, screen: Screen): string[] {
  const { skills } = analysis.set
  if (skills.length > FEW) return []
  return skills.flatMap((skill) => {
    const [first = '', ...rest] = wrapped(
      `${printable(skill.name?.value ?? skill.folder ?? skill.path)} ${portability(skill, analysis, printable)}`,
      screen.columns - 2,
    )
    return [first, ...rest.map((line) => `  ${line}`)]
  })
}

function tokensPart({ summary, encoding }: Report): string[] {
  if (summary.skills === 0) return []
  const { metadata, instructions, resources } = summary.tokens
  return [
    `Tokens of ${printable(encoding)}, an estimate for other models:`,
    `  metadata ${grouped(metadata)}, instructions ${grouped(instructions)}, resources ${grouped(resources)}`,
  ]
}

/** The runtime's own line is not wrapped: a reader searches for it. */
function withheldPart({ withheld }: Report): string[] {
  if (withheld.length === 0) return []
  const lines = withheld.map(({ name, runtime, line }) =>
    printable(line.startsWith(`${runtime}: `) ? line : `${runtime}: ${name}: ${line}`),
  )
  return ['Withheld:', ...lines.map((line) => `  ${line}`)]
}

/** One line for each agent of each recipe: how far the check went. */
function recipePart({ analysis }: Report, screen: Screen): string[] {
  const lines = reachSummaries(analysis).flatMap((one) => {
    const { recipe, scope, skills, withheld, unreachable, prefixOnly, unlisted } = one
    if (skills === 0 && unreachable.length === 0) return []
    const places = unreachable.reduce((sum, each) => sum + each.places, 0)
    const facts = [counted(skills, 'skill')]
    if (withheld.length > 0) facts.push(`${withheld.length} withheld`)
    if (places > 0) facts.push(`${counted(places, 'place')} out of reach in ${unreachable.length} of its texts`)
    if (prefixOnly.length > 0) facts.push(`tools not listed: ${prefixOnly.map(({ server }) => server).join(', ')}`)
    if (unlisted.length > 0) facts.push('programs not listed')
    const agent = scope.name === 'parent' ? '' : `, sub-agent ${scope.name}`
    return wrapped(printable(`  ${recipe.path}${agent}: ${facts.join('; ')}`), screen.columns)
  })
  return lines.length === 0 ? [] : ['Recipes:', ...lines]
}

function findingsPart(report: Report, screen: Screen, paint: Paint): string[] {
  const shown = standing(report).filter(({ severity }) => severity === 'error' || !report.quiet)
  const sources = sourcesOf(report.analysis)
  const place = (path: string, start: { line: number; column: number } | null): string =>
    printable(path) + (start ? `:${start.line}:${start.column}` : '')
  return shown.flatMap((finding, at) => {
    const lines = heading(finding, place(finding.file, finding.start), screen, paint)
    for (const line of wrapped(printable(finding.message), screen.columns - 2)) lines.push(`  ${line}`)
    lines.push(...source(finding, screen, paint))
    for (const { at: location, message } of finding.related ?? []) {
      const start = location.span ? (sources.get(location.path)?.position(location.span.start) ?? null) : null
      const [first = '', ...rest] = wrapped(`${place(location.path, start)}: ${printable(message)}`, screen.columns - 6)
      lines.push(`  see ${first}`, ...rest.map((line) => `      ${line}`))
    }
    return at === 0 ? lines : ['', ...lines]
  })
}

function heading({ severity, rule }: SettledDiagnostic, place: string, screen: Screen, paint: Paint): string[] {
  const what = `${paint(severityStyles[severity], severity)} ${printable(rule)}`
  const fits = widthOf(place) + severity.length + widthOf(rule) + 2 <= screen.columns
  return fits ? [`${paint('bold', place)} ${what}`] : [paint('bold', place), `  ${what}`]
}

function source({ at, source: file, start, severity }: SettledDiagnostic, screen: Screen, paint: Paint): string[] {
  if (!file || !start || !at.span) return []
  const number = String(start.line)
  const { text, marks } = excerpt(file, at.span, Math.max(20, screen.columns - number.length - 5))
  const margin = ' '.repeat(number.length)
  return [
    `  ${paint('dim', `${number} │`)} ${text}`.trimEnd(),
    `  ${paint('dim', `${margin} │`)} ${paint(severityStyles[severity], marks)}`,
  ]
}

function lastPart(report: Report, screen: Screen, paint: Paint): string[] {
  const { summary, quiet } = report
  const lines: string[] = []
  const paths = unseen(report)
  if (paths.length > 0 && !quiet) {
    lines.push(`${counted(paths.length, 'path')} not checked (--report json lists all):`)
    for (const { path, why } of paths.slice(0, 3)) {
      const text = printable(`${path}: ${why ?? ''}`)
      lines.push(...wrapped(text, screen.columns - 2).map((line) => `  ${line}`))
    }
  }
  for (const [reason, { length }] of quiet ? [] : waivedByReason(report)) {
    lines.push(...wrapped(`${counted(length, 'finding')} waived: ${printable(reason)}`, screen.columns))
  }
  if (summary.suppressed > 0 && !quiet)
    lines.push(`${counted(summary.suppressed, 'finding')} suppressed by ignore comments`)
  const style = summary.verdict === 'pass' ? 'green' : 'red'
  return [...lines, `${paint(style, verdictWords[summary.verdict])}: ${totals(summary)}`]
}
