import type { Analysis } from '../analysis/analysis.ts'
import type { Diagnostic, Severity } from '../diagnostic.ts'
import type { Secret } from '../skill/secrets.ts'
import type { Position, SourceFile } from '../source/file.ts'

/** A diagnostic after the caller's policy: marked, never removed. */
export interface SettledDiagnostic extends Diagnostic {
  readonly file: string
  /** Null for a finding about a whole file or folder. */
  readonly start: Position | null
  readonly end: Position | null
  /** The text it stands in; null for a folder or a file that was not read. */
  readonly source: SourceFile | null
  /** 16 hex digits: rule, file, the text of the line and how many alike stand before it. Stable when lines move. */
  readonly fingerprint: string
  /** The reason of the ignore comment that covers it; null where none does. */
  readonly suppressed: string | null
  /** The reason of the waiver that covers it; null where none does, or a comment does already. */
  readonly waived: string | null
}

export interface FileState {
  readonly path: string
  readonly state: 'checked' | 'left-out' | 'unreadable'
  /** Why it was left out or could not be read; null for a checked file. */
  readonly why: string | null
  /** True for what no run ever reads: the folder of the version control. */
  readonly routine?: boolean
}

export interface Tokens {
  readonly metadata: number
  readonly instructions: number
  readonly resources: number
}

export interface Summary {
  readonly skills: number
  readonly errors: number
  readonly warnings: number
  readonly notes: number
  readonly suppressed: number
  readonly waived: number
  readonly tokens: Tokens
  readonly verdict: 'pass' | 'fail' | 'nothing-checked'
}

/** A skill that a targeted runtime withholds, with the line that tells why. */
export interface WithheldSkill {
  readonly path: string
  readonly name: string
  readonly runtime: string
  /** The reason in the words that the runtime itself would print. */
  readonly line: string
}

/** What every reporter receives. */
export interface Report {
  readonly tool: { readonly name: string; readonly version: string }
  readonly analysis: Analysis
  /** Sorted by file, line, column, rule. Suppressed and waived ones are among them. */
  readonly diagnostics: readonly SettledDiagnostic[]
  /** Sorted by path. */
  readonly files: readonly FileState[]
  readonly withheld: readonly WithheldSkill[]
  /** What looks like a key or token: whatever is delivered has these covered. */
  readonly secrets: readonly Secret[]
  readonly summary: Summary
  /** Name of the encoding that tokens are counted in. */
  readonly encoding: string
  readonly failOn: Severity | 'never'
  readonly quiet: boolean
}

/** The diagnostics that count and are shown by default. */
export function standing(report: Report): SettledDiagnostic[] {
  return report.diagnostics.filter(isStanding)
}

export function isStanding({ suppressed, waived }: Pick<SettledDiagnostic, 'suppressed' | 'waived'>): boolean {
  return suppressed === null && waived === null
}

/** The findings that were waived, by their reason. */
export function waivedByReason(report: Report): ReadonlyMap<string, readonly SettledDiagnostic[]> {
  const waived = report.diagnostics.filter((diagnostic) => diagnostic.waived !== null)
  const reasons = new Map<string, SettledDiagnostic[]>()
  for (const each of waived) reasons.set(each.waived ?? '', [...(reasons.get(each.waived ?? '') ?? []), each])
  return reasons
}
