/** Why something under the checked paths is not read. */
export type LeftOutReason =
  | 'version-control-folder'
  | 'dependency-folder'
  | 'excluded'
  | 'same-as'
  | 'link-outside'
  | 'link-broken'
  | 'link-loop'
  | 'unreadable'
  | 'limit'

export interface LeftOut {
  readonly path: string
  readonly reason: LeftOutReason
  /** The path that is checked instead, where there is one (`same-as`). */
  readonly target: string | null
  /** A sentence without its full stop. */
  readonly why: string
}

export interface Entry {
  /** Relative to the folder the command was run in, with `/`. */
  readonly path: string
  /** `special`: a pipe, socket or device; it is never opened. */
  readonly kind: 'file' | 'directory' | 'special'
  readonly bytes: number
  readonly executable: boolean
  /** True for a file met through a symbolic link. */
  readonly linked?: boolean
}

export type Read = { readonly bytes: Uint8Array } | { readonly why: string }

/** A read-only tree of files. Links are resolved when it is made; nothing outside of it can be read. */
export interface Workspace {
  /** Sorted by path, directories included. */
  readonly entries: readonly Entry[]
  readonly leftOut: readonly LeftOut[]
  /** Links to folders that lead inside the tree: path of the link → path it leads to. */
  readonly linkedFolders: ReadonlyMap<string, string>
  /** Names of the folders above the tree's own root, outermost first; names only, to tell what kind of root a path stands in. */
  readonly above: readonly string[]
  /** The checked paths as given, relative and with `/`. */
  readonly roots: readonly string[]
  /** True when the tree's root is the top of a repository: its folder's name is then nobody's choice. */
  readonly isRepository: boolean
  has(path: string): boolean
  /** Never throws. At most `limit` bytes are read; a larger file answers with a reason. */
  read(path: string, limit: number): Read
}

/** Files by path; a string is text, `link:PATH` a symbolic link to a path of the tree, `locked:` a folder that cannot be read. */
export type Files = Readonly<Record<string, string | Uint8Array>>

/** A workspace in memory: examples and tests run on it. */
export function memoryWorkspace(files: Files, options: { readonly above?: readonly string[] } = {}): Workspace {
  const bytes = new Map<string, Uint8Array>()
  const entries = new Map<string, Entry>()
  const links: [path: string, target: string][] = []
  const locked: LeftOut[] = []
  for (const [path, content] of Object.entries(files)) {
    for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
      const folder = path.slice(0, at)
      entries.set(folder, { path: folder, kind: 'directory', bytes: 0, executable: false })
    }
    if (content === 'locked:') {
      locked.push({ path, reason: 'unreadable', target: null, why: 'permission denied' })
      continue
    }
    if (typeof content === 'string' && content.startsWith('link:')) {
      links.push([path, content.slice('link:'.length)])
      continue
    }
    const data = typeof content === 'string' ? new TextEncoder().encode(content) : content
    bytes.set(path, data)
    entries.set(path, { path, kind: 'file', bytes: data.length, executable: false })
  }
  const followed = links.map(([path, target]) => leftOutLink(path, target, entries))
  return {
    entries: [...entries.values()].sort(byPath),
    leftOut: [...followed, ...locked].sort(byPath),
    linkedFolders: new Map(links.filter(([, target]) => entries.get(target)?.kind === 'directory')),
    above: options.above ?? [],
    roots: ['.'],
    isRepository: true,
    has: (path) => entries.has(path),
    read(path, limit) {
      const data = bytes.get(path)
      if (!data) return { why: 'the file is not there' }
      return data.length > limit ? { why: tooLarge(data.length, limit) } : { bytes: data }
    },
  }
}

function leftOutLink(path: string, target: string, entries: ReadonlyMap<string, Entry>): LeftOut {
  if (target.startsWith('..') || target.startsWith('/')) {
    return { path, reason: 'link-outside', target: null, why: 'the link leads out of the checked tree' }
  }
  if (entries.has(target)) return { path, reason: 'same-as', target, why: `a link to ${target}` }
  return { path, reason: 'link-broken', target: null, why: 'the link leads nowhere' }
}

export function tooLarge(bytes: number, limit: number): string {
  return `the file has ${bytes} bytes, more than the ${limit} that are read`
}

/** Code unit order: the same on every system and in every locale. */
export function byPath(left: { readonly path: string }, right: { readonly path: string }): number {
  return left.path < right.path ? -1 : left.path > right.path ? 1 : 0
}

export function folderOf(path: string): string {
  const at = path.lastIndexOf('/')
  return at < 0 ? '.' : path.slice(0, at)
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Joins a folder of the tree and a relative path; `..` may lead above the folder; null when it leaves the tree. */
export function joinPath(folder: string, relative: string): string | null {
  const parts = folder === '.' || folder === '' ? [] : folder.split('/')
  const above = parts.length > 0 && parts[0] === '..'
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.length === 0 || (above && parts.at(-1) === '..')) return null
    else parts.pop()
  }
  return parts.length === 0 ? '.' : parts.join('/')
}
