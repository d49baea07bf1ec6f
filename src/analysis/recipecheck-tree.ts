import { decode, type SourceFile } from '../source/file.ts'
import { type Entry, folderOf, joinPath, type LeftOut, type Workspace } from '../source/workspace.ts'
import { GoStruct, parseJson, Refusal } from './recipecheck-json.ts'

/** A larger file, in bytes, is refused. */
const BYTES_LIMIT = 2_000_000

/** A Markdown file that is scanned. */
export interface ScannedFile {
  /** Relative to the config root: `../upstream/skills/x/SKILL.md`. */
  readonly file: string
  /** Where its text stands in the workspace. */
  readonly path: string
}

/** The workspace as recipecheck walks it: a link to a folder counts on the way to a root and is not entered below it. */
export class RecipeTree {
  /** Path of the config. */
  readonly config: string
  readonly #workspace: Workspace
  readonly #configRoot: string
  readonly #entries: ReadonlyMap<string, Entry>

  constructor(workspace: Workspace, configRoot: string, configName: string) {
    this.config = inside(configRoot, configName)
    this.#workspace = workspace
    this.#configRoot = configRoot
    this.#entries = entriesOf(workspace)
  }

  /** A path of a config file, seen from the config root. Null for an absolute one: it is a path of the deployment's machine. */
  resolve(path: string, owner: string): string | null {
    if (path.startsWith('/')) return null
    const joined = joinPath(this.#configRoot, path)
    if (joined !== null) return joined
    throw new Refusal(this.config, `${owner} leads out of the checked folder, so it cannot be read.`)
  }

  isFolder(path: string): boolean {
    const real = this.#followed(path)
    return real === '.' || this.#entries.get(real)?.kind === 'directory'
  }

  /** A JSON file; null where there is none. Throws Refusal. */
  json(folder: string, name: string): GoStruct | null {
    const path = inside(this.#followed(folder), name)
    if (!this.#entries.has(path)) return null
    return new GoStruct(path, parseJson(path, this.text(path).text))
  }

  text(path: string): SourceFile {
    const read = this.#workspace.read(path, BYTES_LIMIT)
    if ('bytes' in read) return decode(path, read.bytes)
    throw new Refusal(path, `\`${path}\` cannot be read: ${read.why}.`)
  }

  /** The Markdown files below `skills` in the folders, each once and sorted. Throws Refusal for one that is no file. */
  markdown(folders: readonly string[]): readonly ScannedFile[] {
    const found = new Map<string, ScannedFile>()
    for (const folder of folders) {
      const shown = inside(folder, 'skills')
      const real = inside(this.#followed(folder), 'skills')
      if (this.#workspace.linkedFolders.has(real) || this.#entries.get(real)?.kind !== 'directory') continue
      for (const { path, target } of this.#below(real)) {
        const file = relativeTo(this.#configRoot, shown + path.slice(real.length))
        found.set(file, { file, path: target })
      }
    }
    return [...found.values()].sort((left, right) => (left.file < right.file ? -1 : 1))
  }

  #below(folder: string): { readonly path: string; readonly target: string }[] {
    const { entries, leftOut, linkedFolders } = this.#workspace
    const links = [...linkedFolders.keys()].filter((link) => link.startsWith(`${folder}/`))
    const walked = ({ path }: { readonly path: string }): boolean => !links.some((link) => path.startsWith(`${link}/`))
    const files = within(folder, entries)
      .filter((entry) => entry.kind !== 'directory' && entry.path.endsWith('.md') && walked(entry))
      .map(({ path }) => ({ path, target: path }))
    const others = within(folder, leftOut)
      .filter(walked)
      .flatMap((each) => this.#leftOut(each, links))
    return [...files, ...others]
  }

  /** A link to a file that is checked under another name is read like any file; what cannot be read ends the check. */
  #leftOut({ path, reason, target, why }: LeftOut, links: readonly string[]): { path: string; target: string }[] {
    const isMarkdown = path.endsWith('.md')
    if (reason === 'same-as' && target !== null && !links.includes(path)) return isMarkdown ? [{ path, target }] : []
    const ends = reason === 'unreadable' || reason === 'limit' || (isMarkdown && reason !== 'excluded')
    if (!ends) return []
    throw new Refusal(path, `\`${path}\` cannot be read: ${why}.`)
  }

  /** The path with each link to a folder on its way put in place. */
  #followed(path: string): string {
    let real = ''
    for (const name of path.split('/')) {
      real = real === '' ? name : `${real}/${name}`
      const target = this.#workspace.linkedFolders.get(real)
      if (target !== undefined && !this.#entries.has(real)) real = target
    }
    return real
  }
}

const entryMaps = new WeakMap<Workspace, ReadonlyMap<string, Entry>>()

/** Made once for all recipes of a workspace. */
function entriesOf(workspace: Workspace): ReadonlyMap<string, Entry> {
  const known = entryMaps.get(workspace)
  if (known) return known
  const entries = new Map(workspace.entries.map((entry) => [entry.path, entry]))
  entryMaps.set(workspace, entries)
  return entries
}

/** The part of a list sorted by path that lies below a folder. */
function within<T extends { readonly path: string }>(folder: string, sorted: readonly T[]): readonly T[] {
  const prefix = `${folder}/`
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.path ?? '') < prefix) low = middle + 1
    else high = middle
  }
  let end = low
  while (sorted[end]?.path.startsWith(prefix)) end += 1
  return sorted.slice(low, end)
}

function inside(folder: string, name: string): string {
  return folder === '.' ? name : `${folder}/${name}`
}

/** `path` as seen from `folder`, both relative to the same place. */
function relativeTo(folder: string, path: string): string {
  let up = ''
  let above = folder
  while (above !== '.' && !path.startsWith(`${above}/`)) {
    up += '../'
    above = folderOf(above)
  }
  return up + (above === '.' ? path : path.slice(above.length + 1))
}
