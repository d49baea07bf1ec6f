import { pageOf } from '../check.ts'
import type { Diagnostic, Severity } from '../diagnostic.ts'
import type { Profile } from '../options.ts'
import type { DeclaredWaivers, Waiver } from '../options-waivers.ts'
import { baseOf, pathMatcher } from '../source/path-patterns.ts'
import { isStanding, type SettledDiagnostic } from './report.ts'

/** What is said about a waiver itself; no rule finds it, as rules know of no waiver. */
export interface WaiverPage {
  readonly id: 'waiver-below-floor' | 'waiver-expired' | 'waiver-unused'
  readonly severity: Severity
  readonly summary: string
  readonly why: string
  readonly cure: string
}

export const waiverPages: readonly WaiverPage[] = [
  {
    id: 'waiver-below-floor',
    severity: 'error',
    summary: 'Fewer findings are waived than the `floor:` of a waiver says.',
    why: 'A waived tree that falls silent was repaired, moved or is no longer read. The last two look like success. It is judged by a run that covers the folder that the paths begin with.',
    cure: 'Find out which it is, then correct the paths or lower the floor.',
  },
  {
    id: 'waiver-expired',
    severity: 'warning',
    summary: 'The day in `until:` of a waiver is over.',
    why: 'The waiver no longer waives, so its findings count again.',
    cure: 'Repair the findings, or take them on for longer with a later day.',
  },
  {
    id: 'waiver-unused',
    severity: 'note',
    summary: 'A waiver covers no finding.',
    why: 'It will hide the next finding of that tree, which nobody has looked at. It is judged by a run that covers the folder that the paths begin with.',
    cure: 'Take the waiver out, or correct its paths or rules.',
  },
]

export interface WaiverTerms {
  /** The day of the run, as YYYY-MM-DD; without it no waiver runs out. */
  readonly today: string | undefined
  readonly profile: Profile | undefined
  /** The checked paths. */
  readonly roots: readonly string[]
}

/** What can be waived: a finding in its place. */
type Waivable = Pick<SettledDiagnostic, 'file' | 'rule' | 'suppressed' | 'waived'>

/** Marks the findings that a waiver covers, with the reason of the first that does, and says what is wrong with waivers. */
export function waive<T extends Waivable>(
  found: readonly T[],
  { file, folder, list }: DeclaredWaivers,
  terms: WaiverTerms,
): { readonly findings: readonly T[]; readonly remarks: readonly Diagnostic[] } {
  const reasons = new Map<T, string>()
  const judged = list.map((waiver) => {
    const matches = pathMatcher(waiver.paths, folder)
    const covered = found.filter((each) => isStanding(each) && speaksOf(waiver, each.rule) && matches(each.file))
    const isOver = waiver.until !== null && terms.today !== undefined && terms.today > waiver.until
    if (!isOver) for (const each of covered) if (!reasons.has(each)) reasons.set(each, waiver.reason)
    return { waiver, covered, isOver }
  })
  const remarks = judged.flatMap(({ waiver, covered, isOver }): Diagnostic[] => {
    const left = covered.filter((each) => !reasons.has(each))
    const said = isOver ? expired(waiver, left.length) : silent(waiver, covered.length, folder, terms)
    return said ? [{ ...said, at: { path: file.path, span: waiver.span } }] : []
  })
  const findings = found.map((each) => {
    const waived = reasons.get(each)
    return waived === undefined ? each : { ...each, waived }
  })
  return { findings, remarks }
}

function speaksOf({ rules }: Waiver, rule: string): boolean {
  return rules === null || rules.some((each) => rule === each || rule.startsWith(`${each}/`))
}

function expired({ until }: Waiver, count: number): Omit<Diagnostic, 'at'> {
  const rest =
    count === 0
      ? 'and no finding is left for it. Take it out.'
      : `so it no longer waives, and the ${findings(count)} that it covers ${count === 1 ? 'counts' : 'count'} again. Repair what is found, or give it a later day.`
  return remark('waiver-expired', `This waiver held until ${until}, ${rest}`)
}

/** What the silence of a waived tree means; null where it is not silent, or where this run cannot tell. */
function silent(waiver: Waiver, count: number, folder: string, terms: WaiverTerms): Omit<Diagnostic, 'at'> | null {
  if (count >= (waiver.floor ?? 1) || !isAsked(waiver, terms.profile) || !isCovered(waiver, folder, terms.roots)) {
    return null
  }
  if (waiver.floor !== null) {
    const message = `This waiver covers ${findings(count)}, fewer than its floor of ${waiver.floor}: the tree was repaired, was moved, or is no longer read. Find out which it is, then correct the paths or lower the floor.`
    return remark('waiver-below-floor', message)
  }
  const message =
    'This waiver covers no finding, and would hide the next one unseen. Take it out, or correct its paths or rules.'
  return remark('waiver-unused', message)
}

/** False where each rule that it names is one of the other profile. */
function isAsked({ rules }: Waiver, profile: Profile = 'default'): boolean {
  const profileOf = (rule: string): Profile => (/^recipecheck(?:\/|$)/.test(rule) ? 'recipecheck' : 'default')
  return rules === null || rules.some((rule) => profileOf(rule) === profile)
}

/** True where the run looked at all that the paths may mean, so that silence means something. */
function isCovered({ paths }: Waiver, folder: string, roots: readonly string[]): boolean {
  const inside = (base: string): boolean =>
    roots.some((root) => root === '.' || base === root || base.startsWith(`${root}/`))
  return paths.filter((path) => !path.startsWith('!')).every((path) => inside(baseOf(path, folder)))
}

function remark(id: WaiverPage['id'], message: string): Omit<Diagnostic, 'at'> {
  const severity = waiverPages.find((page) => page.id === id)?.severity ?? 'error'
  return { rule: id, severity, message, url: pageOf(id) }
}

function findings(count: number): string {
  return count === 0 ? 'no finding' : `${count} finding${count === 1 ? '' : 's'}`
}
