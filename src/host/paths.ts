import { dirname, relative, sep } from 'node:path'

/** The globs for what a pattern excludes, and for all that stands in it. */
export function withContents(pattern: string): string[] {
  const bare = pattern.replace(/\/+$/, '')
  return bare.endsWith('**') ? [bare] : [bare, `${bare}/**`]
}

/** Written with `/`, as on every system. */
export function slashes(path: string): string {
  return path.replaceAll('\\', '/')
}

/** How a report names a path: relative to `cwd`. */
export function shown(cwd: string, path: string): string {
  // A backslash is a letter like any other in a name, but for Windows.
  return relative(cwd, path).replaceAll(sep, '/') || '.'
}

/** Without folders that stand inside of another. */
export function unnested(roots: readonly string[]): string[] {
  const all = new Set(roots)
  return [...all].sort().filter((root) => {
    let inner = root
    for (let folder = dirname(root); folder !== inner; folder = dirname(folder)) {
      if (all.has(folder)) return false
      inner = folder
    }
    return true
  })
}

/** Why something cannot be read, for people. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EACCES' || code === 'EPERM') return 'permission denied'
  // Node turns the bytes of a name that are no UTF-8 into U+FFFD, and then finds nothing under that name.
  if (code === 'ENOENT') return 'it went away while it was read, or its name is no UTF-8'
  if (code === 'ENAMETOOLONG') return 'its path is longer than the system takes'
  if (code === 'EISDIR') return 'a folder, not a file'
  return `the system answered ${code ?? 'with an unknown error'}`
}
