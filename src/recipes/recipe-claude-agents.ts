import { readFrontmatter } from '../skill/frontmatter.ts'
import type { SourceFile } from '../source/file.ts'
import { textOf, textsOf } from '../source/json.ts'
import { nameOf, type Workspace } from '../source/workspace.ts'
import type { YamlNode } from '../source/yaml.ts'
import type { Scope } from './recipe.ts'
import { filesIn, readText } from './recipe-file.ts'

/** Sub-agents: a list of tools is all that one has, without a list it has what its parent has. */
export function agentsIn(workspace: Workspace, folder: string, parent: Scope): Scope[] {
  return filesIn(workspace, folder, '.md').flatMap((path) => {
    const file = readText(workspace, path)
    return file ? agentOf(file, parent) : []
  })
}

function agentOf(file: SourceFile, parent: Scope): Scope {
  const { fields, bodyStart } = readFrontmatter(file)
  const only = names(fields.get('tools')?.value ?? null)
  const except = names(fields.get('disallowedTools')?.value ?? null) ?? []
  const builtIns = parent.builtIns.map((tool) => {
    if (!tool.registered) return tool
    const why =
      only && !only.includes(tool.name)
        ? `\`tools\` of ${nameOf(file.path)} omits it`
        : except.includes(tool.name)
          ? `\`disallowedTools\` of ${nameOf(file.path)} names it`
          : ''
    return why === '' ? tool : { ...tool, registered: false, why }
  })
  const kept = (parent.servers ?? []).flatMap((server) => {
    const whole = [server.prefix.slice(0, -2), `${server.prefix}*`]
    if (except.some((rule) => whole.includes(rule))) return []
    if (!only || only.some((rule) => whole.includes(rule))) return [server]
    const tools = only.flatMap((rule) => (rule.startsWith(server.prefix) ? [rule.slice(server.prefix.length)] : []))
    return tools.length > 0 ? [{ ...server, tools }] : []
  })
  const name = textOf(fields.get('name')?.value ?? null) ?? nameOf(file.path).replace(/\.md$/, '')
  const texts = [{ file, span: { start: bodyStart, end: file.text.length } }]
  return { ...parent, name, inherits: true, builtIns, servers: kept, texts }
}

/** `Read, Grep` or a list; `Agent(worker)` is the tool Agent. Null where nothing is written. */
function names(node: YamlNode | null): string[] | null {
  const list = node ? (textsOf(node)?.map(({ value }) => value) ?? textOf(node)?.split(',')) : null
  return list?.map((entry) => entry.trim().replace(/\(.*$/s, '')).filter((entry) => entry !== '') ?? null
}
