import { itemsOf, pairsOf, textOf, valueAt } from '../source/json.ts'
import type { Workspace } from '../source/workspace.ts'
import { parseYaml, resolved, type YamlNode } from '../source/yaml.ts'
import { readText } from './recipe-file.ts'

/** More manifests than this below one folder are not looked at. */
const MANIFEST_LIMIT = 400
const MANIFEST_BYTES_LIMIT = 200_000

/** What a Kubernetes manifest says of environment variables. */
interface Container {
  readonly names: readonly string[]
  /** Names of ConfigMaps whose keys are variables too. */
  readonly maps: readonly string[]
  /** True where a Secret, or something else that no manifest shows, adds variables. */
  readonly open: boolean
}

/**
 * Names of the variables that the Kubernetes manifests below a folder set for the containers that set at least one of
 * `wanted`; null where none does, or where such a container takes more from a place that is not in the tree.
 */
export function variablesInManifests(workspace: Workspace, folder: string, wanted: readonly string[]): string[] | null {
  if (wanted.length === 0) return null
  const containers: Container[] = []
  const maps = new Map<string, string[]>()
  for (const document of manifestsIn(workspace, folder)) {
    if (textOf(valueAt(document, ['kind'])) === 'ConfigMap') {
      const name = textOf(valueAt(document, ['metadata', 'name'])) ?? ''
      maps.set(
        name,
        pairsOf(valueAt(document, ['data'])).map(({ key }) => key.value),
      )
    } else collect(document, containers)
  }
  const found = containers.map(({ names, maps: refs, open }) => {
    const known = refs.every((name) => maps.has(name))
    return { names: [...names, ...refs.flatMap((name) => maps.get(name) ?? [])], open: open || !known }
  })
  const ours = found.filter(({ names }) => names.some((name) => wanted.includes(name)))
  if (ours.length === 0 || ours.some(({ open }) => open)) return null
  return [...new Set(ours.flatMap(({ names }) => names))].sort()
}

function* manifestsIn(workspace: Workspace, folder: string): Iterable<YamlNode> {
  let left = MANIFEST_LIMIT
  for (const { path, kind, bytes } of workspace.entries) {
    const below = folder === '.' || path.startsWith(`${folder}/`)
    if (!below || kind !== 'file' || !/\.ya?ml$/i.test(path) || bytes > MANIFEST_BYTES_LIMIT) continue
    left -= 1
    if (left < 0) return
    const text = readText(workspace, path)?.text ?? ''
    if (!/\b(?:containers|kind:\s*ConfigMap)\b/.test(text)) continue
    let start = 0
    for (const line of [...text.matchAll(/^---[ \t]*\r?$/gm), null]) {
      const end = line?.index ?? text.length
      const { root } = parseYaml(text, start, end)
      if (root) yield root
      start = line ? end + line[0].length : end
    }
  }
}

/** Finds the containers of a pod, however deep its template stands. */
function collect(node: YamlNode, containers: Container[]): void {
  const own = resolved(node)
  if (own?.kind === 'list') for (const item of own.items) collect(item, containers)
  for (const { key, value } of pairsOf(own)) {
    const items = /^(?:initC|c)ontainers$/.test(key.value) ? itemsOf(value) : null
    if (items) containers.push(...items.map(containerOf))
    else collect(value, containers)
  }
}

function containerOf(node: YamlNode): Container {
  const names = (itemsOf(valueAt(node, ['env'])) ?? []).flatMap((entry) => textOf(valueAt(entry, ['name'])) ?? [])
  const sources = itemsOf(valueAt(node, ['envFrom'])) ?? []
  const maps = sources.flatMap((source) => textOf(valueAt(source, ['configMapRef', 'name'])) ?? [])
  return { names, maps, open: maps.length < sources.length }
}
