import { decode, type SourceFile } from '../source/file.ts'
import { itemsOf, type JsonRead, readJson, readJsonc } from '../source/json.ts'
import { readToml } from '../source/toml.ts'
import { type Entry, folderOf, nameOf, type Workspace } from '../source/workspace.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import { scalarKind } from '../source/yaml-scalar.ts'
import type { Complain } from './recipe-problem.ts'

/** A larger file of a recipe, in bytes, is not read. */
const RECIPE_BYTES_LIMIT = 1_000_000

export interface ConfigFile {
  readonly file: SourceFile
  /** Null where it could not be parsed. */
  readonly root: YamlNode | null
}

type Dialect = 'json' | 'json-or-blank' | 'jsonc' | 'toml'

const blank = (reader: (file: SourceFile) => JsonRead) => (file: SourceFile) =>
  file.text.trim() === '' ? { root: null, fault: null } : reader(file)

const dialects: Readonly<Record<Dialect, (file: SourceFile) => JsonRead>> = {
  json: readJson,
  'json-or-blank': blank(readJson),
  jsonc: blank(readJsonc),
  toml: readToml,
}

/**
 * Reads a config file; null where it is not there. A file that cannot be read or parsed is complained about.
 * `cost` is what the runtime does then: a sentence.
 */
export function readConfigFile(
  workspace: Workspace,
  path: string,
  dialect: Dialect,
  complain: Complain,
  cost: string,
): ConfigFile | null {
  if (!workspace.has(path)) return null
  const read = workspace.read(path, RECIPE_BYTES_LIMIT)
  if (!('bytes' in read)) {
    const file = decode(path, new Uint8Array())
    complain('config-unreadable', { file, span: null }, `\`${path}\` cannot be read: ${read.why}. ${cost}`)
    return { file, root: null }
  }
  const file = decode(path, read.bytes)
  const { root, fault } = dialects[dialect](file)
  if (fault) {
    const remedy =
      dialect.startsWith('json') && dialect !== 'jsonc'
        ? ' Write plain JSON, without comments and trailing commas.'
        : ''
    const message = `\`${path}\` cannot be parsed: ${fault.message}. ${cost}${remedy}`
    complain('config-syntax', { file, span: fault.span }, message)
  }
  return { file, root }
}

/** A text file; null where it is not there or cannot be read. */
export function readText(workspace: Workspace, path: string): SourceFile | null {
  if (!workspace.has(path)) return null
  const read = workspace.read(path, RECIPE_BYTES_LIMIT)
  return 'bytes' in read ? decode(path, read.bytes) : null
}

export function inside(folder: string, name: string): string {
  return folder === '.' ? name : `${folder}/${name}`
}

/** Where a path leads: a link to a folder of the tree is the folder. */
export function linkTarget(workspace: Workspace, path: string): string {
  return workspace.linkedFolders.get(path) ?? path
}

/** True where a path would be seen if it were there. Only then can it be called missing. */
export function isMissing(workspace: Workspace, path: string): boolean {
  if (path === '.' || workspace.has(path) || workspace.linkedFolders.has(path)) return false
  const below = (folder: string): boolean => folder === '.' || path === folder || path.startsWith(`${folder}/`)
  const seen = workspace.roots.some((root) => below(root) && (root !== '.' || !path.startsWith('..')))
  return seen && !workspace.leftOut.some((left) => below(left.path))
}

const indexes = new WeakMap<Workspace, ReadonlyMap<string, readonly Entry[]>>()

/** What stands right in a folder, sorted by path. Told from one walk over the tree, however many recipes ask. */
export function childrenOf(workspace: Workspace, folder: string): readonly Entry[] {
  let index = indexes.get(workspace)
  if (!index) {
    const built = new Map<string, Entry[]>()
    for (const entry of workspace.entries) {
      const above = folderOf(entry.path)
      const known = built.get(above)
      if (known) known.push(entry)
      else built.set(above, [entry])
    }
    indexes.set(workspace, built)
    index = built
  }
  return index.get(folder) ?? []
}

/** The files with that ending right in a folder. */
export function filesIn(workspace: Workspace, folder: string, ending: string): readonly string[] {
  const files = childrenOf(workspace, folder).filter(({ path, kind }) => kind === 'file' && path.endsWith(ending))
  return files.map(({ path }) => path)
}

/** What kind of thing stands at a path; null where nothing does. */
export function kindAt(workspace: Workspace, path: string): Entry['kind'] | null {
  if (path === '.') return 'directory'
  return childrenOf(workspace, folderOf(path)).find((entry) => entry.path === path)?.kind ?? null
}

/** Names of the folders right below the roots that hold a SKILL.md. */
export function skillNamesIn(workspace: Workspace, roots: readonly string[]): string[] {
  const folders = roots.flatMap((root) => childrenOf(workspace, root)).filter(({ kind }) => kind === 'directory')
  const skills = folders.filter(({ path }) => kindAt(workspace, `${path}/SKILL.md`) === 'file')
  return [...new Set(skills.map(({ path }) => nameOf(path)))]
}

/** True where a setting is there and is not `null`, which leaves the default. */
export function isGiven(node: YamlNode | null): node is YamlNode {
  const own = node ? resolved(node) : null
  return own !== null && !(own.kind === 'scalar' && scalarKind(own) === 'null')
}

/** True for a list of texts and nothing else. */
export function isTexts(node: YamlNode): boolean {
  return itemsOf(node)?.every((item) => isText(item)) ?? false
}

export function isText(node: YamlNode): boolean {
  const own = resolved(node)
  return own?.kind === 'scalar' && scalarKind(own) === 'text'
}
