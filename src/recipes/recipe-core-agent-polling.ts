import { textsOf, valueAt } from '../source/json.ts'
import { nearest } from '../source/nearest.ts'
import type { Scope } from './recipe.ts'
import type { ConfigFile } from './recipe-file.ts'
import type { Complain } from './recipe-problem.ts'

/** Never polled, whatever the list says (pkg/tools/wait_and_verify.go:339-364, go-steer/core-agent@b708387). */
const neverPolled = ['wait_and_verify', 'ask_user']

/** Complains about entries of `poll_allow` that allow nothing: core-agent takes them and refuses the call. */
export function checkPolling({ file, root }: ConfigFile, parent: Scope, complain: Complain): void {
  const list = valueAt(root, ['tools', 'wait_and_verify', 'poll_allow'], true)
  const entries = textsOf(list) ?? []
  const tool = parent.builtIns.find(({ name }) => name === 'wait_and_verify')
  if (list && tool && !tool.registered && entries.length > 0) {
    const message = `\`poll_allow\` names ${entries.length} ${entries.length === 1 ? 'tool' : 'tools'} and \`wait_and_verify\` is not there: ${tool.why}. Take one of them out.`
    complain('poll-without-tool', { file, span: list.span }, message, 'wait_and_verify')
  }
  for (const { value, span } of entries) {
    const why = unmatched(value, parent)
    if (why === null) continue
    const message = `\`${value}\` can never be polled: ${why} The entry is taken at the start, and the call is refused.`
    complain('poll-entry-unmatched', { file, span }, message, value)
  }
}

function unmatched(name: string, parent: Scope): string | null {
  if (neverPolled.includes(name)) return 'core-agent never polls this tool.'
  const builtIn = parent.builtIns.find((tool) => tool.name === name)
  if (builtIn) return builtIn.registered ? null : `it is not registered, ${builtIn.why}.`
  if (parent.otherTools?.includes(name)) return null
  const servers = parent.servers ?? []
  const owners = servers.filter(({ prefix, tools }) => {
    const own = name.slice(prefix.length)
    return name.startsWith(prefix) && (!own.startsWith('_') || tools?.includes(own))
  })
  if (owners.some(({ tools, prefix }) => tools === null || tools.includes(name.slice(prefix.length)))) return null
  const owner = owners[0]
  if (owner) {
    const near = nearest(name.slice(owner.prefix.length), owner.tools ?? [])
    return `the snapshot of \`${owner.key}\` has no such tool${near === null ? '.' : `; did you mean \`${owner.prefix}${near}\`?`}`
  }
  if (/^\w+?__\w/.test(name)) return 'a server and its tool are joined by one underscore.'
  const near = nearest(
    name,
    parent.builtIns.map((tool) => tool.name),
  )
  return `it is no built-in and starts with no declared server${near === null ? '.' : `; did you mean \`${near}\`?`}`
}
