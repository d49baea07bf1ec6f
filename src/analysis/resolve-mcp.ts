import type { McpServer, Recipe, Scope } from '../recipes/recipe.ts'
import type { Mention } from '../skill/mention.ts'
import { nearest } from '../source/nearest.ts'
import type { Answer } from './reach.ts'

/** A server and one of its tools, as a text names them. */
interface Parts {
  readonly server: string
  /** Null for the whole server. */
  readonly tool: string | null
  /** True for a spelling that means an MCP tool and nothing else. */
  readonly explicit: boolean
  /** True for a way to write it that is meant for readers, not the tool's own name. */
  readonly spoken: boolean
}

/** A name that can only be a server's tool: `mcp__server__tool`, `mcp:server/tool`, `server__tool`, `server:tool`. */
export function resolveMcp(mention: Mention, recipe: Recipe, scope: Scope): Answer | null {
  const servers = scope.servers
  if (!servers) return null
  const exact = serverOf(mention.name, servers)
  if (exact) return toolOf(mention, exact, mention.name.slice(exact.prefix.length) || null, scope)
  const parts = partsOf(mention.name)
  if (!parts) return null
  const known = servers.find(({ key }) => plain(key) === plain(parts.server))
  if (known) {
    if (parts.spoken || parts.tool === null || parts.tool === '*') return toolOf(mention, known, parts.tool, scope)
    const meant = known.prefix + parts.tool
    const why = `the tools of \`${known.key}\` are called \`${known.prefix}…\` here`
    return { mention, state: 'missing', gap: 'mcp-spelling', why, meant, server: known.key }
  }
  if (!parts.explicit && (parts.spoken || !/^(?:tool-slot|call|allowed-tools)$/.test(mention.how))) return null
  if (!recipe.closed && servers.length === 0) {
    const why = 'these files declare no server at all, so the servers of this agent are declared elsewhere'
    return { mention, state: 'unknown', gap: null, why, meant: null, server: parts.server }
  }
  return { mention, state: 'missing', gap: 'mcp-server', ...noServer(parts, servers, recipe), server: parts.server }
}

function noServer(parts: Parts, servers: readonly McpServer[], recipe: Recipe): { why: string; meant: string | null } {
  const keys = servers.map(({ key }) => key)
  const near = nearest(parts.server, keys)
  const list = keys.length === 0 ? 'it declares none' : `it declares ${keys.map((key) => `\`${key}\``).join(', ')}`
  return { why: `\`${recipe.path}\` has no server \`${parts.server}\`; ${list}`, meant: near }
}

/**
 * The server whose prefix a name starts with; the longest wins, as `gke_prod_list` may be of `gke` or of `gke-prod`.
 * One more underscore behind the prefix is a spelling of another runtime, no tool whose name starts with it.
 */
export function serverOf(name: string, servers: readonly McpServer[]): McpServer | null {
  const fitting = servers.filter(({ prefix, tools }) => {
    if (!name.startsWith(prefix)) return `${name}__` === prefix
    const tool = name.slice(prefix.length)
    return !tool.startsWith('_') || (tools?.includes(tool) ?? false)
  })
  return fitting.sort((left, right) => right.prefix.length - left.prefix.length)[0] ?? null
}

/** Whether a declared server has a tool: known only where its tools are listed. */
export function toolOf(mention: Mention, server: McpServer, tool: string | null, scope: Scope): Answer {
  const plainAnswer = { mention, gap: null, meant: null, server: server.key } as const
  if (tool === null || tool.endsWith('*')) return { ...plainAnswer, state: 'provided', why: '' }
  if (server.denied?.includes(tool)) {
    const why = `the recipe takes \`${tool}\` away from \`${server.key}\``
    return { ...plainAnswer, state: 'missing', gap: 'mcp-tool', why }
  }
  if (server.tools === null) {
    const why = `the server \`${server.key}\` is declared, and nobody listed its tools`
    return pollable(mention, scope, server) ?? { ...plainAnswer, state: 'unknown', why }
  }
  if (server.tools.includes(tool))
    return pollable(mention, scope, server) ?? { ...plainAnswer, state: 'provided', why: '' }
  const near = nearest(tool, server.tools)
  const why = `\`${server.key}\` has ${server.tools.length === 1 ? 'one tool' : `${server.tools.length} tools`}, and \`${tool}\` is none of them`
  return { ...plainAnswer, state: 'missing', gap: 'mcp-tool', why, meant: near && server.prefix + near }
}

/** A tool in a slot is one that is to be polled: there only the listed ones and those of a read-only server may stand. */
function pollable(mention: Mention, { pollable: list }: Scope, server: McpServer): Answer | null {
  if (mention.how !== 'tool-slot' || !list || list.includes(mention.name) || server.readOnly) return null
  const why = 'it is not among the tools that may be polled'
  return { mention, state: 'missing', gap: 'not-pollable', why, meant: nearest(mention.name, list), server: server.key }
}

function partsOf(name: string): Parts | null {
  const full = /^mcp__([A-Za-z0-9][\w-]*?)(?:__([\w-]+|\*))?$/.exec(name)
  if (full) return { server: full[1]!, tool: full[2] ?? null, explicit: true, spoken: false }
  const address = /^mcp:([\w.-]+)\/([\w.-]+)$/.exec(name)
  if (address) return { server: address[1]!, tool: address[2]!, explicit: true, spoken: true }
  const joined = /^([A-Za-z][\w-]*?)(__|:)([A-Za-z]\w*)$/.exec(name)
  return joined ? { server: joined[1]!, tool: joined[3]!, explicit: false, spoken: joined[2] === ':' } : null
}

function plain(key: string): string {
  return key.toLowerCase().replace(/[^a-z0-9]/g, '_')
}
