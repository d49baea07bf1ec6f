import type { DeclaredRecipes } from '../options-recipes.ts'
import type { SourceFile } from '../source/file.ts'
import { itemsOf, textOf, valueAt } from '../source/json.ts'
import { joinPath, type Workspace } from '../source/workspace.ts'
import { parseYaml, type YamlNode } from '../source/yaml.ts'
import type { Given } from './recipe.ts'
import { readText } from './recipe-file.ts'

/** An entry of `recipes:` that describes a deployment of its own. */
interface DeclaredEntry {
  readonly node: YamlNode
  readonly name: string
  /** `skillproof.yml#name`. */
  readonly path: string
}

interface Declared {
  readonly file: SourceFile | null
  /** Where its relative paths start. */
  readonly folder: string
  readonly entries: readonly DeclaredEntry[]
  /** Entries that state facts about a recipe that is there, by its path. */
  readonly additions: ReadonlyMap<string, YamlNode>
}

/** The `recipes:` of the config file that the caller read; of the one at the top of the tree where no caller did. */
export function declaredIn(workspace: Workspace, given: Given): Declared {
  const declared = given.declared === undefined ? atTop(workspace) : given.declared
  const entries: DeclaredEntry[] = []
  const additions = new Map<string, YamlNode>()
  for (const node of itemsOf(declared?.list ?? null) ?? []) {
    const about = textOf(valueAt(node, ['path']))
    const name = textOf(valueAt(node, ['name'])) ?? ''
    const path = about === null ? null : joinPath(declared!.folder, about)
    if (path !== null) additions.set(path, node)
    else if (about === null && name !== '') entries.push({ node, name, path: `${declared!.file.path}#${name}` })
  }
  return { file: declared?.file ?? null, folder: declared?.folder ?? '.', entries, additions }
}

function atTop(workspace: Workspace): DeclaredRecipes | null {
  const file = readText(workspace, 'skillproof.yml')
  const { root, faults } = file ? parseYaml(file.text, 0, file.text.length) : { root: null, faults: [] }
  const list = faults.length === 0 ? valueAt(root, ['recipes']) : null
  return file && list ? { file, folder: '.', list } : null
}
