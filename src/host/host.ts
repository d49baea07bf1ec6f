import type { Workspace } from '../source/workspace.ts'

/** The world a door gives to a run. Everything that leaves the program goes through it. */
export interface Host {
  /** Version of this program. */
  readonly version: string
  readonly columns: number
  readonly colour: boolean
  /** Opens the tree that the paths name. Throws UsageError for a path that is not there. */
  open(paths: readonly string[]): Workspace
  /** A file of the caller's own choice (config); null where it is not there. Throws UsageError where it cannot be read. */
  readFile(path: string): Uint8Array | null
  /** Names of the programs on this machine's PATH; absent where there is no such thing. */
  programs?(): readonly string[]
  stdout(text: string): void
  /** A line of progress; shown on a terminal only, and wiped by the next. */
  progress(text: string): void
  /** Writes a report whole or not at all. Throws UsageError where the path cannot be written. */
  writeFile(path: string, text: string | Iterable<string>): void
  /** Asked before a run over very many skills: memory before speed. */
  spareMemory?(): void
  /** The page that GitHub shows for a step; nothing outside of it. */
  stepSummary(text: string): void
  link(path: string, line: number | null): string | null
}
