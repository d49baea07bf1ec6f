import type { Severity } from '../diagnostic.ts'
import type { SourceFile } from '../source/file.ts'
import type { Span } from '../source/span.ts'

/** A fault in a recipe's own files, or in what somebody states about it. */
export interface RecipeProblem {
  readonly code: RecipeProblemCode
  readonly severity: Severity
  readonly file: SourceFile
  /** Null where the whole file is meant. */
  readonly span: Span | null
  /** What is wrong, what it costs, what to do. */
  readonly message: string
  /** The key, tool, server, pattern or path concerned. */
  readonly name?: string
}

interface ProblemPage {
  readonly code: string
  /** An error where the deployment does not start or loses what was written; a warning where it starts and behaves otherwise. */
  readonly severity: Severity
  readonly title: string
}

/** Sorted by code. */
export const recipeProblemPages = [
  { code: 'config-syntax', severity: 'error', title: 'a config file cannot be parsed' },
  { code: 'config-type', severity: 'error', title: 'a setting has a value of the wrong type' },
  { code: 'config-unreadable', severity: 'error', title: 'a config file is there and cannot be read' },
  { code: 'config-value', severity: 'error', title: 'a setting has a value that the runtime refuses' },
  { code: 'content-root-missing', severity: 'error', title: 'a content root is not there' },
  { code: 'env-manifest', severity: 'error', title: 'the manifest of environment variables is refused' },
  { code: 'image-unknown', severity: 'note', title: 'nobody knows what programs an image holds' },
  { code: 'inventory-unreadable', severity: 'error', title: 'the list of an image’s programs cannot be read' },
  { code: 'permission-pattern-dead', severity: 'note', title: 'a permission pattern matches no call of any tool' },
  { code: 'plan-deadlock', severity: 'warning', title: 'a plan is required and the tool that records it is missing' },
  { code: 'plan-mode-conflict', severity: 'error', title: 'two settings of the plan mode contradict each other' },
  { code: 'poll-entry-unmatched', severity: 'warning', title: 'a tool that may be polled is not there' },
  { code: 'poll-without-tool', severity: 'warning', title: 'tools may be polled and the tool that polls is missing' },
  { code: 'server-invalid', severity: 'error', title: 'the entry of a server is refused' },
  { code: 'server-name-clash', severity: 'warning', title: 'two servers get the same prefix' },
  {
    code: 'shell-without-image-shell',
    severity: 'warning',
    title: 'the shell tool is there and the image has no shell',
  },
  { code: 'skills-denied', severity: 'warning', title: 'the permissions let no skill be loaded' },
  { code: 'subagent-name', severity: 'error', title: 'the name of a sub-agent is refused' },
  { code: 'subagent-root-empty', severity: 'warning', title: 'the root of a sub-agent holds no skills' },
  { code: 'subagent-root-missing', severity: 'error', title: 'the root of a sub-agent is not there' },
  { code: 'subagent-server-unknown', severity: 'error', title: 'a sub-agent is given a server that nobody declares' },
  { code: 'subagent-skill-unknown', severity: 'error', title: 'a sub-agent is given a skill that is not there' },
  { code: 'subagent-tool-unknown', severity: 'error', title: 'a sub-agent is given a tool that its parent lacks' },
  { code: 'tools-snapshot', severity: 'error', title: 'the snapshot of the servers’ tools is no such snapshot' },
  { code: 'unknown-built-in', severity: 'error', title: 'a tool is disabled that is no built-in' },
  { code: 'unknown-key', severity: 'warning', title: 'a key is misspelled, and ignored' },
  { code: 'variable-unset', severity: 'warning', title: 'a server needs an environment variable that nobody sets' },
] as const satisfies readonly ProblemPage[]

export type RecipeProblemCode = (typeof recipeProblemPages)[number]['code']

/** Takes note of a fault; its severity is that of its code. */
export type Complain = (
  code: RecipeProblemCode,
  at: { readonly file: SourceFile; readonly span: Span | null },
  message: string,
  name?: string,
) => void

/** A list of faults, and the way to add to it. */
export function problemList(): { readonly problems: RecipeProblem[]; readonly complain: Complain } {
  const problems: RecipeProblem[] = []
  const complain: Complain = (code, { file, span }, message, name) => {
    const severity = recipeProblemPages.find((page) => page.code === code)?.severity ?? 'error'
    problems.push({ code, severity, file, span, message, ...(name === undefined ? {} : { name }) })
  }
  return { problems, complain }
}
