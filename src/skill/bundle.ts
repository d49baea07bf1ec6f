import { type Entry, folderOf, type Workspace } from '../source/workspace.ts'

export type ResourceTier = 'scripts' | 'references' | 'assets' | 'other'

/** A file that a skill ships beside its SKILL.md. `path` is relative to the skill's directory. */
export interface Resource {
  readonly path: string
  readonly tier: ResourceTier
  /** The path under which the workspace reads it. */
  readonly file: string
  readonly bytes: number
  readonly executable: boolean
  /** True where it is reached through a symbolic link, so that the file itself lies elsewhere in the tree. */
  readonly linked: boolean
}

export interface Bundle {
  readonly resources: readonly Resource[]
  /** Folders below the skill, relative to it, without those of other skills. */
  readonly folders: readonly string[]
}

const tierFolders = new Set<string>(['scripts', 'references', 'assets'])

export function tierOf(path: string): ResourceTier {
  const first = path.includes('/') ? path.slice(0, path.indexOf('/')) : ''
  return tierFolders.has(first) ? (first as ResourceTier) : 'other'
}

/** Gives each file of the tree to the nearest skill directory around it. A SKILL.md belongs to no bundle. */
export function readBundles(workspace: Workspace, directories: ReadonlySet<string>): Map<string, Bundle> {
  const bundles = new Map<string, { resources: Resource[]; folders: string[] }>()
  for (const directory of directories) bundles.set(directory, { resources: [], folders: [] })
  const owners = new Map<string, string | null>()
  for (const entry of workspace.entries) {
    if (entry.kind === 'special') continue
    const owner = ownerOf(folderOf(entry.path), directories, owners)
    if (owner === null) continue
    const path = owner === '.' ? entry.path : entry.path.slice(owner.length + 1)
    const bundle = bundles.get(owner)
    if (!bundle) continue
    if (entry.kind === 'directory') {
      if (!directories.has(entry.path)) bundle.folders.push(path)
    } else add(bundle.resources, entry, path, owner)
  }
  for (const [link, target] of workspace.linkedFolders) addLinked(link, target, workspace, directories, owners, bundles)
  return bundles
}

/** A linked folder of a skill holds what its target holds; a skill that is linked as a whole is none of its files. */
function addLinked(
  link: string,
  target: string,
  workspace: Workspace,
  directories: ReadonlySet<string>,
  owners: Map<string, string | null>,
  bundles: ReadonlyMap<string, { resources: Resource[]; folders: string[] }>,
): void {
  const owner = ownerOf(folderOf(link), directories, owners)
  const bundle = owner === null ? undefined : bundles.get(owner)
  if (owner === null || !bundle || link.startsWith(`${target}/`) || directories.has(link)) return
  const start = owner === '.' ? 0 : owner.length + 1
  bundle.folders.push(link.slice(start))
  for (const entry of workspace.entries) {
    if (entry.kind !== 'file' || !entry.path.startsWith(`${target}/`)) continue
    const path = `${link}${entry.path.slice(target.length)}`.slice(start)
    add(bundle.resources, { ...entry, linked: true }, path, owner)
  }
}

function add(resources: Resource[], entry: Entry, path: string, owner: string): void {
  const tier = tierOf(path)
  // A skill at the top of a repository owns its three folders, not the whole repository.
  if (path === 'SKILL.md' || (owner === '.' && tier === 'other' && path.includes('/'))) return
  const { path: file, bytes, executable } = entry
  resources.push({ path, tier, file, bytes, executable, linked: entry.linked === true })
}

function ownerOf(folder: string, directories: ReadonlySet<string>, owners: Map<string, string | null>): string | null {
  const known = owners.get(folder)
  if (known !== undefined) return known
  const owner = directories.has(folder)
    ? folder
    : folder === '.' || folder.endsWith('..')
      ? null
      : ownerOf(folderOf(folder), directories, owners)
  owners.set(folder, owner)
  return owner
}
