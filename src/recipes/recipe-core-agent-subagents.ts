import { itemsOf, pairAt, textOf, textsOf, valueAt } from '../source/json.ts'
import { nearest } from '../source/nearest.ts'
import { spanOf } from '../source/span.ts'
import { joinPath, type Workspace } from '../source/workspace.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import type { BuiltIn, McpServer, RecipeText, Scope, SkillRoot } from './recipe.ts'
import { textsIn } from './recipe-core-agent-roots.ts'
import { readServers } from './recipe-core-agent-servers.ts'
import { type ConfigFile, inside, isMissing, kindAt, linkTarget, skillNamesIn } from './recipe-file.ts'
import type { Complain } from './recipe-problem.ts'

/** Tools beyond the built-ins that a list of a sub-agent's tools may name (cmd/core-agent/subagents.go:626-675). */
const alsoTools = ['spawn_agent', 'stop_agent', 'ask_user', 'call_peer', 'retrieve_raw']

interface Around {
  readonly workspace: Workspace
  readonly folder: string
  readonly config: ConfigFile
  readonly parent: Scope
  readonly complain: Complain
}

/** One scope for each entry of `subagents[]` (cmd/core-agent/subagents.go:381-779, go-steer/core-agent@b708387). */
export function subagentScopes(around: Around): Scope[] {
  const { config, complain } = around
  const names = new Set<string>()
  return (itemsOf(valueAt(config.root, ['subagents'], true)) ?? []).flatMap((entry) => {
    if (resolved(entry)?.kind !== 'map') return []
    const pair = pairAt(entry, 'name', true)
    const name = textOf(pair?.value ?? null) ?? ''
    const why = !/^[\w-]{1,64}$/.test(name)
      ? 'needs a name of 1 to 64 letters, digits, hyphens and underscores'
      : names.has(name)
        ? `has the name \`${name}\`, which another one has`
        : null
    if (why !== null) {
      const span = pair?.value.span ?? spanOf(entry.span.start, entry.span.start + 1)
      complain('subagent-name', { file: config.file, span }, `A sub-agent ${why}; core-agent does not start.`, name)
    }
    names.add(name)
    return [new Subagent(around, entry, name).scope()]
  })
}

class Subagent {
  readonly #around: Around
  readonly #entry: YamlNode
  readonly #name: string

  constructor(around: Around, entry: YamlNode, name: string) {
    this.#around = around
    this.#entry = entry
    this.#name = name
  }

  scope(): Scope {
    const { workspace, folder, parent, complain } = this.#around
    const written = textOf(valueAt(this.#entry, ['root'], true)) ?? ''
    const root = written === '' ? null : this.#root(written)
    const outside = written !== '' && root === null
    const servers = root === null ? (parent.servers ?? []) : readServers(workspace, root, complain).servers
    const skillRoots: SkillRoot[] =
      root === null
        ? outside
          ? []
          : [...parent.skillRoots]
        : [{ path: linkTarget(workspace, inside(root, 'skills')), role: 'project' }]
    if (root !== null) this.#empty(root)
    const builtIns = this.#builtIns(parent.builtIns)
    return {
      name: this.#name,
      inherits: written === '',
      builtIns,
      otherTools: this.#otherTools(),
      shellTool: 'bash',
      servers: outside ? [] : this.#servers(servers),
      binaries: parent.binaries,
      environment: parent.environment ?? null,
      skillRoots,
      grants: outside ? null : this.#grants(skillRoots),
      texts: this.#texts(root ?? (outside ? null : folder), root !== null),
      pollable: parent.pollable ?? null,
    }
  }

  /** Null where it leads out of the tree. */
  #root(written: string): string | null {
    const { workspace, folder, complain, config } = this.#around
    const path = written.startsWith('/') ? null : joinPath(folder, written)
    if (path === null) return null
    const target = linkTarget(workspace, path)
    const kind = kindAt(workspace, target)
    const isFile = kind !== null && kind !== 'directory'
    if (isFile || isMissing(workspace, target)) {
      const node = valueAt(this.#entry, ['root'], true)
      const message = `The root of the sub-agent \`${this.#name}\`, \`${path}\`, ${isFile ? 'is no folder' : 'is not there'}; core-agent does not start. Correct the path, which starts at the folder of this file.`
      complain('subagent-root-missing', { file: config.file, span: node?.span ?? null }, message, written)
    }
    return target
  }

  #empty(root: string): void {
    const { workspace, complain, config } = this.#around
    if (kindAt(workspace, root) !== 'directory' || workspace.has(inside(root, 'skills'))) return
    const node = valueAt(this.#entry, ['root'], true)
    const near = workspace.has(inside(root, 'skill')) ? ' There is a folder `skill`: rename it to `skills`.' : ''
    const message = `\`${root}\` holds no folder \`skills\`, so the sub-agent \`${this.#name}\` starts without any skill, and nothing says so.${near}`
    complain('subagent-root-empty', { file: config.file, span: node?.span ?? null }, message, this.#name)
  }

  #builtIns(parents: readonly BuiltIn[]): BuiltIn[] {
    const { complain, config } = this.#around
    const listed = textsOf(valueAt(this.#entry, ['tools'], true))
    if (!listed) return [...parents]
    const registered = parents.filter((tool) => tool.registered).map(({ name }) => name)
    for (const { value, span } of listed) {
      if (registered.includes(value) || alsoTools.includes(value) || value.startsWith('agentic_')) continue
      const absent = parents.find(({ name }) => name === value)
      const near = nearest(value, registered)
      const hint = absent ? ` (${absent.why})` : near === null ? '' : ` Did you mean \`${near}\`?`
      const message = `The sub-agent \`${this.#name}\` is given the tool \`${value}\`, which its parent does not have${hint === '' || absent ? `${hint}.` : `.${hint}`} core-agent does not start. Tools of servers are given with \`mcp\`.`
      complain('subagent-tool-unknown', { file: config.file, span }, message, value)
    }
    const own = new Set(listed.map(({ value }) => value))
    return parents.map((tool) => {
      if (!tool.registered || own.has(tool.name)) return tool
      return { ...tool, registered: false, why: `subagents["${this.#name}"].tools omits it` }
    })
  }

  #servers(servers: readonly McpServer[]): McpServer[] {
    const { complain, config } = this.#around
    const listed = textsOf(valueAt(this.#entry, ['mcp'], true))
    if (!listed) return [...servers]
    for (const { value, span } of listed) {
      if (servers.some(({ key }) => key === value)) continue
      const keys = servers.map(({ key }) => key)
      const near = nearest(value, keys)
      const known = keys.length === 0 ? 'its mcp.json declares none' : `there are ${keys.join(', ')}`
      const message = `The sub-agent \`${this.#name}\` is given the server \`${value}\`, which is not declared: ${known}.${near === null ? '' : ` Did you mean \`${near}\`?`} core-agent does not start.`
      complain('subagent-server-unknown', { file: config.file, span }, message, value)
    }
    return servers.filter(({ key }) => listed.some(({ value }) => value === key))
  }

  #grants(skillRoots: readonly SkillRoot[]): string[] | null {
    const { workspace, complain, config } = this.#around
    const listed = textsOf(valueAt(this.#entry, ['skills'], true))
    if (!listed) return null
    const roots = skillRoots.map(({ path }) => path)
    const known = skillNamesIn(workspace, roots)
    const whole = roots.every((path) => workspace.has(path) || isMissing(workspace, path))
    for (const { value, span } of listed) {
      if (known.includes(value) || !whole) continue
      const near = nearest(value, known)
      const message = `The sub-agent \`${this.#name}\` is given the skill \`${value}\`, and no folder of that name holds a SKILL.md in its roots.${near === null ? '' : ` Did you mean \`${near}\`?`} core-agent does not start.`
      complain('subagent-skill-unknown', { file: config.file, span }, message, value)
    }
    return listed.map(({ value }) => value)
  }

  /** Instructions in the entry win over the AGENTS.md of its root. */
  #texts(folder: string | null, rooted: boolean): RecipeText[] {
    const { workspace, config } = this.#around
    const node = valueAt(this.#entry, ['instructions'], true)
    if (node && (textOf(node) ?? '') !== '') {
      return [{ file: config.file, span: spanOf(node.span.start + 1, node.span.end - 1) }]
    }
    return folder !== null && rooted ? textsIn(workspace, [folder]) : []
  }

  /** The skill tools come with the skills; a list of tools is all else that there is. */
  #otherTools(): string[] {
    const { config, parent } = this.#around
    const others = parent.otherTools ?? []
    const listed = textsOf(valueAt(this.#entry, ['tools'], true))?.map(({ value }) => value)
    const withSkills = others.filter((tool) => /^(?:list_skills|load_skill(?:_resource)?)$/.test(tool))
    if (listed) return [...withSkills, ...listed.filter((tool) => !parent.builtIns.some(({ name }) => name === tool))]
    const agents = (itemsOf(valueAt(config.root, ['subagents'], true)) ?? []).flatMap((entry) => {
      return textOf(valueAt(entry, ['name'], true)) ?? []
    })
    return others.filter((tool) => ![...agents, 'spawn_agent', 'stop_agent'].includes(tool))
  }
}
