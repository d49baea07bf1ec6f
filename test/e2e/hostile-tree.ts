import { plant } from './doors.ts'

/** One way to hurt a program that reads skills. */
export interface HostileTree {
  readonly title: string
  /** Plants it beside `skills/good`; may answer with texts that must never be told. */
  readonly grow: (root: string) => readonly string[] | undefined
  /** The path that something must be said about; `skills/bad/SKILL.md` where none is named. */
  readonly about?: string | RegExp
  /**
   * `error`: an error with a line. `checked`: `files` says that it was read, whatever is found in it.
   * A pattern: `files` says that it was not read, and gives this reason.
   */
  readonly answer: 'error' | 'checked' | RegExp
  /** True where root would not be hurt. */
  readonly asNobody?: boolean
  /** Why it cannot be tried on this system. */
  readonly skip?: string | null
}

export const bad = 'skills/bad/SKILL.md'
export const head = '---\nname: bad\ndescription: Does one thing well. Use it when that is asked for.\n---\n'
export function text(path: string, content: string | Uint8Array): HostileTree['grow'] {
  return (root) => {
    plant(root, { [path]: content })
    return undefined
  }
}
