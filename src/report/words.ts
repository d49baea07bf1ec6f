import type { Severity } from '../diagnostic.ts'
import type { Summary } from './report.ts'

/** `1 error`, `2 errors`; thousands are set off by commas. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** A number with commas between thousands, the same in every locale. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** `2 errors and 1 note in 5 skills`; `nothing to report in 5 skills` where all is well. */
export function totals(summary: Summary): string {
  if (summary.verdict === 'nothing-checked') return 'no SKILL.md was found'
  const counts = (['error', 'warning', 'note'] as const)
    .map((severity): [Severity, number] => [severity, summary[`${severity}s`]])
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => counted(count, severity))
  return `${listed(counts) || 'nothing to report'} in ${counted(summary.skills, 'skill')}`
}

export const verdictWords: Readonly<Record<Summary['verdict'], string>> = {
  pass: 'Passed',
  fail: 'Failed',
  'nothing-checked': 'Nothing checked',
}
