import type { Report } from '../report/report.ts'

/** What a reporter may know about the place it writes for. */
export interface Screen {
  /** Characters a line; 80 where the system does not say. */
  readonly columns: number
  readonly colour: boolean
  /** Web address of a file's line at the checked commit; null outside of GitHub. */
  link(path: string, line: number | null): string | null
}

export interface Reporter {
  readonly id: string
  readonly title: string
  /** Where it goes when no file is named. */
  readonly sink: 'stdout' | 'step-summary'
  render(report: Report, screen: Screen): string
  /** The same text piece by piece, where the whole may be larger than one wants to hold. */
  pieces?(report: Report, screen: Screen): Iterable<string>
}
