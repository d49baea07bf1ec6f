import { itemsOf, pairsOf, textsOf, valueAt } from '../source/json.ts'
import { notAmong } from '../source/nearest.ts'
import { folderOf, type Workspace } from '../source/workspace.ts'
import { resolved } from '../source/yaml.ts'
import { kindWords } from '../source/yaml-scalar.ts'
import type { McpServer, Recipe } from './recipe.ts'
import { type ConfigFile, inside, isText, readConfigFile } from './recipe-file.ts'
import type { Complain } from './recipe-problem.ts'

/** A checked-in list of each server's tools; `skillproof tools import` writes it. */
export const SNAPSHOT_FILE = 'skillproof.tools.json'

/** Own names of the tools of each server that somebody listed. */
export type Snapshot = ReadonlyMap<string, readonly string[]>

/** The snapshots that hold for a recipe: beside it, beside its folder and at the top of the tree; the nearest that lists a server wins. */
export function snapshotFor(workspace: Workspace, folder: string, complain: Complain): Snapshot {
  const merged = new Map<string, readonly string[]>()
  for (const place of new Set([folder, folderOf(folder), '.'])) {
    const path = inside(place, SNAPSHOT_FILE)
    const config = readConfigFile(workspace, path, 'json', complain, 'No server’s tools are known from it.')
    if (!config?.root) continue
    for (const [key, tools] of readSnapshot(config, complain)) if (!merged.has(key)) merged.set(key, tools)
  }
  return merged
}

/** Takes what fits and complains about the rest. */
export function readSnapshot({ file, root }: ConfigFile, complain: Complain): Snapshot {
  const snapshot = new Map<string, readonly string[]>()
  const servers = valueAt(root, ['servers'])
  if (!servers || resolved(servers)?.kind !== 'map') {
    const at = servers ?? root
    const message = 'The snapshot needs a map `servers`: `{ "servers": { "KEY": { "tools": ["NAME"] } } }`.'
    complain('tools-snapshot', { file, span: at?.span ?? null }, message)
    return snapshot
  }
  for (const { key } of pairsOf(root)) {
    if (key.value === 'servers' || key.value === '$schema') continue
    complain('tools-snapshot', { file, span: key.span }, notAmong(key.value, 'a key of the snapshot', ['servers']))
  }
  for (const { key, value } of pairsOf(servers)) {
    const tools = valueAt(value, ['tools'])
    const items = itemsOf(tools)
    if (!tools || !items) {
      const found = tools ? `is ${kindWords(tools)}` : 'is missing'
      const message = `\`tools\` of the server \`${key.value}\` ${found}; write a list of names, without the server’s prefix.`
      complain('tools-snapshot', { file, span: tools?.span ?? key.span }, message, key.value)
      continue
    }
    for (const item of items.filter((each) => !isText(each))) {
      const message = `A tool of the server \`${key.value}\` is ${kindWords(item)}; write its name.`
      complain('tools-snapshot', { file, span: item.span }, message, key.value)
    }
    snapshot.set(
      key.value,
      (textsOf(tools) ?? []).map((tool) => tool.value),
    )
  }
  return snapshot
}

/** Servers with what the snapshot knows of their tools. A list in the recipe itself narrows it. */
export function fillServers(servers: readonly McpServer[], snapshot: Snapshot): McpServer[] {
  return servers.map((server) => {
    const known = snapshot.get(server.key)
    const listed = known?.filter((tool) => server.tools?.includes(tool) ?? true) ?? server.tools
    return { ...server, tools: listed?.filter((tool) => !server.denied?.includes(tool)) ?? null }
  })
}

/** A recipe whose servers are filled. */
export function withSnapshot(recipe: Recipe, snapshot: Snapshot): Recipe {
  if (snapshot.size === 0) return recipe
  const scopes = recipe.scopes.map((scope) => {
    return scope.servers ? { ...scope, servers: fillServers(scope.servers, snapshot) } : scope
  })
  return { ...recipe, scopes }
}
