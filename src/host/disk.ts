import {
  accessSync,
  constants,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import fastGlob from 'fast-glob'
import { UsageError } from '../diagnostic.ts'
import { byPath, type Entry, type LeftOut, type Read, tooLarge, type Workspace } from '../source/workspace.ts'
import { reasonOf, shown, slashes, unnested, withContents } from './paths.ts'

const versionControl = new Set(['.git', '.hg', '.svn'])
const dependencies = new Set([
  'node_modules',
  'bower_components',
  'site-packages',
  '__pycache__',
  '.venv',
  'venv',
  '.tox',
  '.pnpm-store',
])
/** Folders deeper than this below a checked path are not entered. */
const DEPTH_LIMIT = 64
/** A tree with more files and folders than this is not read to its end. */
const ENTRY_LIMIT = 500_000

/** Opens what the paths name, relative to `cwd`. Throws UsageError for a path or glob that names nothing. */
export function openDisk(cwd: string, paths: readonly string[]): Workspace {
  const wanted = paths.filter((path) => !path.startsWith('!'))
  const excludes = paths.filter((path) => path.startsWith('!')).map((path) => slashes(path.slice(1)))
  const links = new Set<string>()
  const roots = (wanted.length > 0 ? wanted : ['.']).flatMap((path) => expand(cwd, path, excludes, links))
  return new Walk(cwd, unnested(roots), [...links], excluded(cwd, excludes)).workspace()
}

const skillFile = /(?:^|[\\/])skill\.md$/i

/**
 * The folders a path or glob stands for; a SKILL.md stands for the folder that holds it. Links that a glob meets were
 * not asked for one by one: they are added to `links`, to be followed like any other.
 */
function expand(cwd: string, path: string, excludes: readonly string[], links: Set<string>): string[] {
  const literal = [path, slashes(path)].map((each) => resolve(cwd, each)).find((each) => exists(each))
  if (literal) return [inside(folderFor(literal, path, cwd), path, cwd)]
  if (!fastGlob.isDynamicPattern(slashes(path))) {
    throw new UsageError(`"${path}" is not there; give a folder, a SKILL.md or a glob that exists.`)
  }
  const options = { cwd, dot: true, followSymbolicLinks: false, onlyFiles: false, suppressErrors: true }
  const ignore = [...excludes.flatMap(withContents), '**/node_modules/**', '**/.git/**']
  const found = fastGlob.sync(slashes(path), { ...options, ignore })
  if (found.length === 0)
    throw new UsageError(`The glob "${path}" matches nothing; check it against the folder it is used in.`)
  const absolute = found.sort().map((each) => resolve(cwd, each))
  for (const each of absolute) if (!skillFile.test(each) && lstatOf(each)?.isSymbolicLink()) links.add(each)
  return absolute
    .filter((each) => !links.has(each) && (skillFile.test(each) || lstatOf(each)?.isDirectory()))
    .map((each) => folderFor(each, path, cwd))
}

/** A path in a config file comes with the checked tree: a link in it must not lead the walk out of the folder. */
function inside(folder: string, given: string, cwd: string): string {
  const own = folder === cwd || folder.startsWith(cwd + sep)
  const real = realpathSync(folder)
  const top = realpathSync(cwd)
  if (!own || real === top || real.startsWith(top + sep)) return folder
  throw new UsageError(`"${given}" is a link that leads out of the folder the command runs in; name the real folder.`)
}

function folderFor(path: string, given: string, cwd: string): string {
  if (isFolder(path)) return path
  if (skillFile.test(path)) return dirname(path)
  throw new UsageError(`"${given}" is not a SKILL.md; give a folder, a SKILL.md or a glob.`, { path: shown(cwd, path) })
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}

function lstatOf(path: string): Stats | null {
  try {
    return lstatSync(path)
  } catch {
    return null
  }
}

function exists(path: string): boolean {
  return lstatOf(path) !== null
}

function excluded(cwd: string, excludes: readonly string[]): Set<string> {
  if (excludes.length === 0) return new Set()
  const options = { cwd, dot: true, followSymbolicLinks: false, onlyFiles: false, suppressErrors: true }
  return new Set(fastGlob.sync(excludes.flatMap(withContents), options).map((path) => resolve(cwd, path)))
}

interface Link {
  readonly absolute: string
  readonly boundary: string
}

class Walk {
  readonly #cwd: string
  readonly #roots: readonly string[]
  /** Links that are followed though no root holds them. */
  readonly #rootLinks: readonly string[]
  readonly #excluded: ReadonlySet<string>
  readonly #entries = new Map<string, Entry>()
  readonly #real = new Map<string, string>()
  readonly #leftOut: LeftOut[] = []
  readonly #links: Link[] = []
  readonly #linkedFolders = new Map<string, string>()
  readonly #absolute = new Map<string, string>()

  constructor(cwd: string, roots: readonly string[], links: readonly string[], excludes: ReadonlySet<string>) {
    this.#cwd = cwd
    this.#roots = roots
    this.#rootLinks = links.filter((link) => !roots.some((root) => link.startsWith(root + sep)))
    this.#excluded = excludes
  }

  workspace(): Workspace {
    for (const root of this.#roots) this.#folder(root, this.#boundary(root), 0)
    for (const absolute of this.#rootLinks) this.#links.push({ absolute, boundary: this.#boundary(dirname(absolute)) })
    for (const link of this.#links.sort((left, right) => (left.absolute < right.absolute ? -1 : 1))) this.#follow(link)
    const top = this.#cwd
    const entries = this.#entries
    return {
      entries: [...entries.values()].sort(byPath),
      leftOut: this.#leftOut.sort(byPath),
      linkedFolders: this.#linkedFolders,
      above: namesAbove(top),
      roots: [...this.#roots, ...this.#rootLinks].map((root) => shown(this.#cwd, root)).sort(),
      isRepository: exists(resolve(top, '.git')),
      has: (path) => entries.has(path),
      read: (path, limit) => this.#read(path, limit),
    }
  }

  /** Links may lead anywhere in the folder the command was run in; for a path outside of it, anywhere in that path. */
  #boundary(root: string): string {
    const inside = root === this.#cwd || root.startsWith(this.#cwd + sep)
    return realpathSync(inside ? this.#cwd : root)
  }

  #folder(absolute: string, boundary: string, depth: number): void {
    const path = shown(this.#cwd, absolute)
    if (this.#entries.size > ENTRY_LIMIT || depth > DEPTH_LIMIT) {
      const limit = depth > DEPTH_LIMIT ? `${DEPTH_LIMIT} folders deep` : `${ENTRY_LIMIT} files and folders`
      this.#leave(absolute, 'limit', `the walk ends here: more than ${limit}`)
      return
    }
    let names: string[]
    try {
      names = readdirSync(absolute).sort()
      this.#real.set(realpathSync(absolute), path)
    } catch (error) {
      this.#leave(absolute, 'unreadable', reasonOf(error))
      return
    }
    if (path !== '.') this.#add(absolute, { path, kind: 'directory', bytes: 0, executable: false })
    for (const name of names) this.#child(resolve(absolute, name), name, boundary, depth)
  }

  #child(absolute: string, name: string, boundary: string, depth: number): void {
    let stat: Stats
    try {
      stat = lstatSync(absolute)
    } catch (error) {
      this.#leave(absolute, 'unreadable', reasonOf(error))
      return
    }
    if (this.#excluded.has(absolute)) {
      this.#leave(absolute, 'excluded', 'excluded by the paths that were given')
    } else if (stat.isSymbolicLink()) {
      this.#links.push({ absolute, boundary })
    } else if (stat.isDirectory()) {
      if (versionControl.has(name)) this.#leave(absolute, 'version-control-folder', 'a version control folder')
      else if (dependencies.has(name)) this.#leave(absolute, 'dependency-folder', 'a folder of installed dependencies')
      else this.#folder(absolute, boundary, depth + 1)
    } else if (!(name === '.git' && stat.isFile())) {
      this.#file(absolute, stat, false)
    }
  }

  #file(absolute: string, stat: Stats, linked: boolean): void {
    const path = shown(this.#cwd, absolute)
    const kind = stat.isFile() ? 'file' : 'special'
    if (kind === 'file' && !linked) this.#real.set(absolute, path)
    this.#add(absolute, { path, kind, bytes: stat.size, executable: (stat.mode & 0o111) !== 0, linked })
  }

  #add(absolute: string, entry: Entry): void {
    this.#entries.set(entry.path, entry)
    this.#absolute.set(entry.path, absolute)
  }

  #leave(absolute: string, reason: LeftOut['reason'], why: string, target: string | null = null): void {
    this.#leftOut.push({ path: shown(this.#cwd, absolute), reason, why, target })
  }

  #follow({ absolute, boundary }: Link): void {
    let real: string
    try {
      real = realpathSync(absolute)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'ELOOP') this.#leave(absolute, 'link-loop', 'the link leads to itself')
      else if (code === 'ENOENT' || code === 'ENOTDIR') this.#leave(absolute, 'link-broken', 'the link leads nowhere')
      else this.#leave(absolute, 'unreadable', reasonOf(error))
      return
    }
    if (real !== boundary && !real.startsWith(boundary + sep)) {
      this.#leave(absolute, 'link-outside', 'the link leads out of the checked tree, which is never followed')
      return
    }
    const stat = statSync(real)
    const known = this.#real.get(real) ?? (stat.isDirectory() ? undefined : this.#real.get(this.#plain(real)))
    if (stat.isDirectory()) this.#linkedFolders.set(shown(this.#cwd, absolute), known ?? shown(this.#cwd, real))
    if (known !== undefined && !stat.isDirectory() && !/^skills?\.md$/i.test(known.slice(known.lastIndexOf('/') + 1))) {
      this.#file(absolute, stat, true)
    } else if (known !== undefined) {
      const loop = absolute.startsWith(real + sep)
      if (loop) this.#leave(absolute, 'link-loop', 'the link leads to a folder that holds it', known)
      else this.#leave(absolute, 'same-as', `a link to ${known}`, known)
    } else if (!stat.isDirectory()) {
      this.#file(absolute, stat, true)
      this.#real.set(real, shown(this.#cwd, absolute))
    } else if (absolute.startsWith(real + sep)) {
      this.#leave(absolute, 'link-loop', 'the link leads to a folder that holds it')
    } else {
      const before = this.#links.length
      this.#folder(absolute, boundary, 1)
      for (const link of this.#links.splice(before)) this.#follow(link)
    }
  }

  /** Files are remembered by the path they were met under; a real path differs from it only below a linked root. */
  #plain(real: string): string {
    for (const root of this.#roots) {
      const realRoot = realpathSync(root)
      if (real.startsWith(realRoot + sep)) return root + real.slice(realRoot.length)
    }
    return real
  }

  #read(path: string, limit: number): Read {
    const entry = this.#entries.get(path)
    const absolute = this.#absolute.get(path)
    if (!entry || !absolute) return { why: 'the file is not there' }
    if (entry.kind === 'special') return { why: 'a pipe, socket or device, which is never opened' }
    if (entry.kind === 'directory') return { why: 'a folder, not a file' }
    if (entry.bytes > limit) return { why: tooLarge(entry.bytes, limit) }
    try {
      accessSync(absolute, constants.R_OK)
      const bytes = readFileSync(absolute)
      return bytes.length > limit ? { why: tooLarge(bytes.length, limit) } : { bytes }
    } catch (error) {
      return { why: reasonOf(error) }
    }
  }
}

/** Names from the top of the repository that holds `top`, or of its nearest folders where there is none. */
function namesAbove(top: string): string[] {
  const names: string[] = []
  for (let folder = top; names.length < 6; folder = dirname(folder)) {
    if (folder === dirname(folder)) break
    names.unshift(folder.slice(dirname(folder).length).replace(/^[\\/]/, ''))
    if (exists(resolve(folder, '.git'))) break
  }
  return names
}
