import { pairsOf, textOf, valueAt } from '../source/json.ts'
import { notAmong } from '../source/nearest.ts'
import type { Workspace } from '../source/workspace.ts'
import { resolved } from '../source/yaml.ts'
import type { McpServer } from './recipe.ts'
import { type ConfigFile, inside, isGiven, readConfigFile } from './recipe-file.ts'
import type { Complain } from './recipe-problem.ts'
import { prefixOf } from './recipe-tools.ts'

export interface ServerFile {
  readonly servers: readonly McpServer[]
  readonly config: ConfigFile | null
}

const cost = 'core-agent starts without any of its servers.'

/** Reads a folder's mcp.json (pkg/mcp/config.go:58-289, go-steer/core-agent@b708387). */
export function readServers(workspace: Workspace, folder: string, complain: Complain): ServerFile {
  const path = inside(folder, 'mcp.json')
  const config = readConfigFile(workspace, path, 'json', complain, cost)
  if (!config) return { servers: [], config }
  const { file } = config
  const servers = pairsOf(valueAt(config.root, ['servers'], true)).map(({ key, value }): McpServer => {
    const fault = faultOf(value)
    if (fault !== null) {
      complain('server-invalid', { file, span: key.span }, `The server \`${key.value}\` ${fault} ${cost}`, key.value)
    }
    return {
      key: key.value,
      prefix: prefixOf('core-agent', key.value),
      tools: null,
      readOnly: textOf(valueAt(value, ['read_only'], true)) === 'true',
      declared: { path, span: key.span },
    }
  })
  for (const [index, { key, prefix, declared }] of servers.entries()) {
    const other = servers.slice(0, index).find((each) => each.prefix === prefix)
    if (!other) continue
    const message = `\`${key}\` and \`${other.key}\` both become \`${prefix}\` in the names of their tools, so a name may mean either. Rename one of them.`
    complain('server-name-clash', { file, span: declared.span }, message, key)
  }
  return { servers, config }
}

/** The rest of a sentence about an entry that is refused; null where it is taken. */
function faultOf(entry: Parameters<typeof valueAt>[0]): string | null {
  if (!entry || resolved(entry)?.kind !== 'map') return 'is no map.'
  const has = (key: string): boolean => isGiven(valueAt(entry, [key], true))
  const transport = textOf(valueAt(entry, ['transport'], true))
  if (!has('transport')) return 'names no `transport`; write `"transport": "stdio"` or `"http"`.'
  if (transport === 'stdio') {
    if (!has('command')) return 'has the transport stdio and no `command`.'
    return has('url') || has('auth') ? 'has the transport stdio, which takes neither `url` nor `auth`.' : null
  }
  if (transport === 'http') {
    if (!has('url')) return 'has the transport http and no `url`.'
    return has('command') ? 'has the transport http, which takes no `command`.' : null
  }
  return `is refused: ${notAmong(transport ?? '', 'a transport', ['stdio', 'http'])}`
}

/** The servers of several files; the first of a key wins. */
export function mergeServers(files: readonly ServerFile[]): McpServer[] {
  const merged = new Map<string, McpServer>()
  for (const { servers } of files)
    for (const server of servers) if (!merged.has(server.key)) merged.set(server.key, server)
  return [...merged.values()]
}
