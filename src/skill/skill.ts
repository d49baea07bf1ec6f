import type { SourceFile } from '../source/file.ts'
import type { Markdown } from '../source/markdown.ts'
import type { Located, Span } from '../source/span.ts'
import type { Bundle } from './bundle.ts'
import type { Frontmatter } from './frontmatter.ts'
import type { Place } from './place.ts'
import type { Requires } from './requires.ts'
import type { Secret } from './secrets.ts'
import type { Step, StepList } from './steps.ts'
import type { Suppression } from './suppressions.ts'

/** What an author wrote: a directory with a SKILL.md. Nothing in here is any runtime's opinion. */
export interface Skill {
  /** The directory, relative to the folder the command was run in; `.` for that folder itself. */
  readonly path: string
  /** Path of the SKILL.md. */
  readonly filePath: string
  /** The SKILL.md; empty where it could not be read. */
  readonly file: SourceFile
  /** Why the SKILL.md could not be read; null when it was. */
  readonly unreadable: string | null
  /** The directory's name; null where nobody chose it (the top of a repository). */
  readonly folder: string | null
  readonly place: Place
  readonly frontmatter: Frontmatter
  /** From behind the closing dashes to the end of the file. */
  readonly bodySpan: Span
  readonly body: Markdown
  readonly name: Located<string> | null
  readonly description: Located<string> | null
  readonly stepLists: readonly StepList[]
  /** The frontmatter's steps, or, where it has none, the items of the body's ordered lists. */
  readonly steps: readonly Step[]
  readonly requires: Requires
  readonly allowedTools: readonly Located<string>[]
  readonly bundle: Bundle
  readonly suppressions: readonly Suppression[]
  /** What looks like a key or token; no report may show it. */
  readonly secrets: readonly Secret[]
  /** The skill directory around this one; null for most. */
  readonly insideSkill: string | null
  /** True for a SKILL.md that is a template, fixture or sample of the skill around it. */
  readonly isSample: boolean
  /** Paths that are symbolic links to this skill's directory. */
  readonly linkedFrom: readonly string[]
  /** Keeps the steps and ignore comments and lets the parsed body go; it is parsed again if it is asked for. */
  settle(): void
}

/** A file that looks like a SKILL.md and is none, by its name or its place. */
export interface LookAlike {
  readonly path: string
  readonly kind: 'file-name' | 'folder' | 'flat-file'
  /** Its text; null for a folder and for what cannot be read. */
  readonly file: SourceFile | null
}
