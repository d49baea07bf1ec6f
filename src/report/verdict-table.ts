import type { Analysis } from '../analysis/analysis.ts'
import type { Runtime, Status } from '../runtimes/runtime.ts'
import type { Skill } from '../skill/skill.ts'
import { listed } from './words.ts'

export interface Cell {
  readonly status: Status
  /** False where the repository does not target this runtime with this skill. */
  readonly target: boolean
  /** True for what no reader needs to see: not a target, and of one mind with the targets. */
  readonly quiet: boolean
}

export interface Row {
  readonly skill: Skill
  /** One for each column. */
  readonly cells: readonly Cell[]
  /** True when every cell that is shown says `loads`. */
  readonly plain: boolean
}

/** Skills × runtimes, without the runtimes that have nothing to add. */
export interface VerdictTable {
  /** The targets of any skill, and the runtimes that disagree with the targets of some skill; in the order of the shelf. */
  readonly columns: readonly Runtime[]
  /** In the order of the skills. */
  readonly rows: readonly Row[]
  /** Runtimes that were asked and say of every skill what one of its targets says. */
  readonly agreeing: readonly Runtime[]
}

export const glyphs: Readonly<Record<Status, string>> = {
  loads: '✓',
  altered: '~',
  withheld: '–',
  dropped: '✗',
  unknown: '?',
}

export function verdictTable(analysis: Analysis): VerdictTable {
  const all = analysis.set.skills.map((skill) => ({ skill, cells: cellsOf(skill, analysis) }))
  const shown = analysis.runtimes.map((_, at) => all.some(({ cells }) => cells[at]?.quiet === false))
  const rows = all.map(({ skill, cells }) => {
    const kept = cells.filter((_, at) => shown[at])
    return { skill, cells: kept, plain: kept.every((cell) => cell.quiet || cell.status === 'loads') }
  })
  const columns = analysis.runtimes.filter((_, at) => shown[at])
  return { columns, rows, agreeing: analysis.runtimes.filter((_, at) => !shown[at]) }
}

/** Every runtime that is a target of some skill, in the order of the shelf, with all the whys. */
export function targetsOf(analysis: Analysis): { readonly id: string; readonly why: string }[] {
  const whys = new Map<string, Set<string>>()
  for (const { id, why } of analysis.set.skills.flatMap((skill) => analysis.targetsOf(skill))) {
    whys.set(id, (whys.get(id) ?? new Set()).add(why))
  }
  return analysis.runtimes.flatMap(({ id }) => {
    const own = whys.get(id)
    return own ? [{ id, why: [...own].join('; ') }] : []
  })
}

/** The targets grouped by their why: `agentskills and core-agent (asked for), codex (stands in .codex/skills)`. */
export function targetWords(analysis: Analysis, write: (text: string) => string, writeId = write): string {
  const groups = new Map<string, string[]>()
  for (const { id, why } of targetsOf(analysis)) groups.set(why, [...(groups.get(why) ?? []), writeId(id)])
  return [...groups].map(([why, ids]) => `${listed(ids)} (${write(why)})`).join(', ')
}

function cellsOf(skill: Skill, analysis: Analysis): Cell[] {
  const verdicts = analysis.verdicts.get(skill)
  const targets = new Set(analysis.targetsOf(skill).map(({ id }) => id))
  const said = new Set([...targets].map((id) => verdicts?.get(id)?.status))
  return analysis.runtimes.map(({ id }) => {
    const status = verdicts?.get(id)?.status ?? 'unknown'
    const target = targets.has(id)
    return { status, target, quiet: !target && said.has(status) }
  })
}
