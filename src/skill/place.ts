import type { Workspace } from '../source/workspace.ts'

/** Where a skill stands, told from the names of its folders alone. */
export interface Place {
  /** The folder that runtimes search: the innermost `skills` folder, or the folder around the skill where there is none. */
  readonly root: string
  /** The dot folder that holds the root (`.agents`, `.claude`, …); null for any other. */
  readonly owner: string | null
  /** Folders from the root to the skill: 1 is where runtimes look, 0 means that the SKILL.md stands in the root itself. */
  readonly depth: number
  /** True when the root is a folder named `skills`. */
  readonly named: boolean
}

/** The folder's own name; null where nobody chose it. */
export function folderName(path: string, workspace: Workspace): string | null {
  if (path === '.') return workspace.isRepository ? null : (workspace.above.at(-1) ?? null)
  const names = segments(path, workspace)
  return names.at(-1) ?? null
}

export function placeOf(path: string, workspace: Workspace): Place {
  const names = segments(path, workspace)
  const above = names.length - ownLength(path)
  const at = lastIndex(names, (name) => name.toLowerCase() === 'skills')
  if (at < 0) return { root: climb(path, 1), owner: null, depth: 1, named: false }
  const depth = names.length - 1 - at
  const before = names[at - 1] ?? ''
  const inside = at >= above
  return {
    root: inside ? climb(path, depth) : `${'../'.repeat(above - 1 - at)}.`.replace(/\/\.$/, '') || '.',
    owner: before.startsWith('.') && before !== '..' ? before : null,
    depth,
    named: true,
  }
}

function segments(path: string, workspace: Workspace): string[] {
  const own = path === '.' ? [] : path.split('/').filter((name) => name !== '..')
  return path.startsWith('..') ? own : [...workspace.above, ...own]
}

function ownLength(path: string): number {
  return path === '.' ? 0 : path.split('/').filter((name) => name !== '..').length
}

function lastIndex(names: readonly string[], test: (name: string) => boolean): number {
  for (let at = names.length - 1; at >= 0; at -= 1) if (test(names[at] ?? '')) return at
  return -1
}

/** The folder `levels` above a path of the tree. */
function climb(path: string, levels: number): string {
  let folder = path
  for (let level = 0; level < levels; level += 1) {
    if (folder === '.' || folder.endsWith('..')) folder = folder === '.' ? '..' : `${folder}/..`
    else folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '.'
  }
  return folder
}
