import { join } from 'node:path/posix'
import ignore from 'ignore'

/** Trying a pattern with more wild cards than this could take time out of all proportion. */
const WILD_CARD_LIMIT = 4

/** Says of a path, relative and with `/`, whether the patterns cover it as a file or as a folder. */
export type PathMatcher = (path: string) => boolean

/** A matcher for patterns in the syntax of .gitignore that count from `folder`. What lies outside of it is never covered. */
export function pathMatcher(patterns: readonly string[], folder: string): PathMatcher {
  const own = ignore({ ignorecase: false }).add([...patterns])
  const before = folder === '.' ? '' : `${folder}/`
  return (path) => {
    if (!path.startsWith(before)) return false
    const inner = path.slice(before.length)
    return ignore.isPathValid(inner) && (own.ignores(inner) || own.ignores(`${inner}/`))
  }
}

/** Why a pattern can cover nothing, or may not be tried; null for a sound one. A sentence with its remedy. */
export function patternFault(pattern: string): string | null {
  if (pattern.trim() === '') return 'is blank; write a path, such as vendor/'
  if (pattern.startsWith('#')) return 'starts with #, which makes it a comment; write \\# for the sign itself'
  if (pattern.split('/').includes('..')) return 'leads out of the folder that paths start at; name a path below it'
  const wildCards = pattern.match(/\*+/g)?.length ?? 0
  if (wildCards > WILD_CARD_LIMIT) return `has ${wildCards} wild cards; the most is ${WILD_CARD_LIMIT}`
  return null
}

/** The deepest folder or file that holds all that a pattern can cover: its part before any wild card. */
export function baseOf(pattern: string, folder: string): string {
  const tied = pattern.replace(/\/$/, '').includes('/')
  if (!tied) return folder
  const parts = pattern.split('/').filter((part) => part !== '')
  const wild = parts.findIndex((part) => /[*?[\\]/.test(part))
  return join(folder, ...(wild < 0 ? parts : parts.slice(0, wild)))
}
