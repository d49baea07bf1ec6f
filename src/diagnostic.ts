import type { Location } from './source/span.ts'

export const severities = ['error', 'warning', 'note'] as const
export type Severity = (typeof severities)[number]

/** What a rule says about the facts. A rule words it; nothing after it changes the words. */
export interface Finding {
  /** Behind the rule's id and a slash: `skill-dropped/colon-in-plain-value`. Absent where the rule has one cause. */
  readonly cause?: string
  readonly severity?: Severity
  /** What is wrong here, what it costs, what to do: whole sentences, plain text. */
  readonly message: string
  readonly at: Location
  /** The tool, command, token, key or path that the finding is about. */
  readonly name?: string
  /** Ids of the runtimes concerned, in the order of the shelf. */
  readonly runtimes?: readonly string[]
  readonly recipe?: string
  readonly scope?: string
  readonly related?: readonly { readonly at: Location; readonly message: string }[]
}

/** A finding stamped with its rule. */
export interface Diagnostic extends Finding {
  readonly rule: string
  readonly severity: Severity
  readonly url: string
}

/** A mistake of the caller (flags, config, permissions): one sentence, its place, a remedy. Exit code 2. */
export class UsageError extends Error {
  readonly at: { readonly path: string; readonly line?: number; readonly column?: number } | null
  constructor(message: string, at: UsageError['at'] = null) {
    super(message)
    this.name = 'UsageError'
    this.at = at
  }
}
