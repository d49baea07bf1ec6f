import { UsageError } from './diagnostic.ts'
import type { Options } from './options.ts'
import type { Report } from './report/report.ts'
import { quoted } from './source/nearest.ts'

/** 0 clean, 1 findings at or above the fail level, 2 nothing was there to check. */
export function exitCode(report: Report, options: Options): 0 | 1 | 2 {
  if (report.summary.verdict === 'fail') return 1
  return report.summary.verdict === 'nothing-checked' && !options.allowEmpty ? 2 : 0
}

/** Why a run that checked nothing fails, and what to do; null for any other run. */
export function emptySentence(report: Report, options: Options): string | null {
  if (exitCode(report, options) !== 2) return null
  const paths = options.paths.slice(0, 5).map(quoted).join(', ')
  const more = options.paths.length > 5 ? ` and ${options.paths.length - 5} more` : ''
  return `No SKILL.md was found in ${paths}${more}; correct the paths, or allow it with allow-empty.`
}

/** How a run ended that has no report. */
export interface Failure {
  readonly code: 2 | 3
  readonly message: string
  readonly at: UsageError['at']
  /** Only for a fault of ours. */
  readonly stack: string | null
}

export function failureOf(error: unknown): Failure {
  if (error instanceof UsageError) return { code: 2, message: error.message, at: error.at, stack: null }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { code: 3, message: 'this is a bug in skillproof, please report it.', at: null, stack }
}

/** One line for a log: the place, where there is one, and the sentence. */
export function failureLine({ message, at }: Failure): string {
  if (!at) return message
  const place = [at.path, at.line, at.column].filter((part) => part !== undefined)
  return `${place.join(':')}: ${message}`
}

/** What the Action hands to later steps; action.yml says what each means. */
export function outputsOf(report: Report, options: Options): Readonly<Record<string, string | number>> {
  const { errors, warnings, notes, skills, verdict } = report.summary
  return {
    verdict,
    errors,
    warnings,
    notes,
    skills,
    withheld: report.withheld.length,
    'unmet-requires': unmetRequires(report),
    'report-file': options.reports.find(({ id, file }) => id === 'json' && file !== null)?.file ?? '',
  }
}

/** Entries of `requires:` that a recipe does not meet, each counted once a skill. */
function unmetRequires(report: Report): number {
  const unmet = new Set<string>()
  for (const [skill, verdicts] of report.analysis.verdicts) {
    for (const { reasons } of verdicts.values()) {
      for (const { code, name } of reasons) if (code === 'requires-unmet') unmet.add(`${skill.path}\0${name ?? ''}`)
    }
  }
  return unmet.size
}
