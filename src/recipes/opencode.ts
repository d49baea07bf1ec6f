import { readFrontmatter } from '../skill/frontmatter.ts'
import { pairsOf, textOf, valueAt } from '../source/json.ts'
import { folderOf, nameOf, type Workspace } from '../source/workspace.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import type { McpServer, Recipe, RecipeFormat, RecipeText, Scope } from './recipe.ts'
import { type ConfigFile, filesIn, inside, linkTarget, readConfigFile, readText } from './recipe-file.ts'
import { type Complain, problemList } from './recipe-problem.ts'
import { isFalse, isTrue, serversIn, textsAt } from './recipe-servers.ts'
import { builtInsOf, prefixOf } from './recipe-tools.ts'

const names = ['opencode.json', 'opencode.jsonc', '.opencode/opencode.json', '.opencode/opencode.jsonc'] as const

export const opencodeFormat: RecipeFormat = {
  id: 'opencode',
  title: 'opencode project',
  files: 'opencode.json or opencode.jsonc, at the top or in .opencode',
  closed: false,
  runtime: 'opencode',
  evidence:
    'anomalyco/opencode@0783a1b2, packages/web/src/content/docs/permissions.mdx, @0239fd0a, agents.mdx, and opencode.ai/v2/docs/mcp-servers (servers below mcp.servers), read 2026-12-01',
  examples: [
    {
      title: 'comments, a tool that is denied, and an agent with fewer tools',
      files: {
        'opencode.jsonc':
          '{\n  // ours\n  "permission": {"webfetch": "deny", "bash": {"*": "ask", "rm *": "deny"}},\n  "mcp": {"docs": {"type": "remote", "url": "https://example.com"}, "old": {"type": "local", "enabled": false}},\n  "agent": {"review": {"tools": {"write": false, "docs_*": false}}},\n}\n',
      },
      absent: ['webfetch'],
      servers: ['docs_'],
      scopes: ['parent', 'review'],
    },
    {
      title: 'the denial of edits takes three tools',
      files: { 'opencode.json': '{"permission": {"edit": "deny"}, "mcp": {"servers": {"docs": {"type": "local"}}}}' },
      absent: ['apply_patch', 'edit', 'write'],
      servers: ['docs_'],
    },
    {
      title: 'a quote that is never closed',
      files: { 'opencode.json': '{"model": [|"|]x}' },
      absent: [],
      problem: 'config-syntax',
    },
  ],
  find(workspace) {
    const folders = workspace.entries.flatMap(({ path, kind }) => {
      const match = kind === 'file' ? /^(?:(.*)\/)?opencode\.jsonc?$/.exec(path) : null
      const folder = match ? (match[1] ?? '.') : null
      return folder === null ? [] : [nameOf(folder) === '.opencode' ? folderOf(folder) : folder]
    })
    return [...new Set(folders)].map((folder) =>
      inside(folder, names.find((name) => workspace.has(inside(folder, name)))!),
    )
  },
  read(workspace, path) {
    const ending = names.findLast((name) => path === name || path.endsWith(`/${name}`))
    if (ending) return readProject(workspace, path.slice(0, -ending.length - 1) || '.')
    return readProject(workspace, nameOf(path) === '.opencode' ? folderOf(path) : path)
  },
}

/** Later files win over earlier ones; a rule of an agent wins over those of the project. */
function readProject(workspace: Workspace, folder: string): Recipe | null {
  const { problems, complain } = problemList()
  const cost = 'opencode does not start with it.'
  const configs = names.flatMap(
    (name) => readConfigFile(workspace, inside(folder, name), 'jsonc', complain, cost) ?? [],
  )
  const first = configs[0]
  if (!first) return null
  const rules = configs.flatMap(({ root }) => rulesOf(root))
  const servers = new Map<string, McpServer>()
  for (const config of configs) for (const server of serversOf(config, complain)) servers.set(server.key, server)
  const roots = ['.opencode/skills', '.opencode/skill', '.agents/skills', '.claude/skills']
  const skillRoots = roots.map((each) => ({
    path: linkTarget(workspace, inside(folder, each)),
    role: 'project' as const,
  }))
  const texts = textsAt(workspace, [inside(folder, 'AGENTS.md')])
  const scope = (name: string, own: readonly Rule[], ownTexts: readonly RecipeText[]): Scope => ({
    name,
    inherits: name !== 'parent',
    builtIns: builtInsOf('opencode', (tool) => whyDenied(own, tool)),
    otherTools: [],
    shellTool: 'bash',
    servers: [...servers.values()].filter(({ prefix }) => whyDenied(own, `${prefix}*`) === ''),
    binaries: null,
    environment: null,
    skillRoots,
    grants: null,
    texts: ownTexts,
    pollable: null,
  })
  const agents = agentsOf(workspace, folder, configs).map(({ name, node, text }) => {
    return scope(name, [...rules, ...node.flatMap(rulesOf)], text ?? texts)
  })
  const scopes = [scope('parent', rules, texts), ...agents]
  return {
    path: first.file.path,
    format: 'opencode',
    closed: false,
    runtime: 'opencode',
    mcpSpelling: 'server_tool',
    scopes,
    problems,
  }
}

function serversOf(config: ConfigFile, complain: Complain): McpServer[] {
  const mcp = valueAt(config.root, ['mcp'])
  const nested = valueAt(mcp, ['servers'])
  const isServer = nested ? valueAt(nested, ['type']) !== null || isFalse(nested, 'enabled') : true
  const isOff = (entry: YamlNode): boolean => isFalse(entry, 'enabled') || isTrue(entry, 'disabled')
  return serversIn(config, isServer ? mcp : nested, { prefix: (key) => prefixOf('opencode', key), isOff }, complain)
}

interface Rule {
  /** A tool, or a pattern with stars. */
  readonly pattern: string
  readonly denied: boolean
  readonly why: string
}

/** `permission` and the older `tools`. A map of patterns below a tool leaves the tool there. */
function rulesOf(root: YamlNode | null): Rule[] {
  const permission = valueAt(root, ['permission'])
  const whole = textOf(permission)
  const all: Rule[] = whole === null ? [] : [{ pattern: '*', denied: whole === 'deny', why: 'permission is "deny"' }]
  const tools = pairsOf(valueAt(root, ['tools'])).map(({ key, value }): Rule => {
    return { pattern: key.value, denied: textOf(value) === 'false', why: `tools.${key.value} is false` }
  })
  const single = pairsOf(permission).map(({ key, value }): Rule => {
    const inner = pairsOf(value)
    const action = textOf(value) ?? (inner.length === 1 && inner[0]!.key.value === '*' ? textOf(inner[0]!.value) : null)
    return { pattern: key.value, denied: action === 'deny', why: `permission.${key.value} is "deny"` }
  })
  return [...tools, ...all, ...single]
}

/** The last rule that matches decides; `edit` stands for all tools that change files. */
function whyDenied(rules: readonly Rule[], tool: string): string {
  const called = ['write', 'apply_patch'].includes(tool) ? [tool, 'edit'] : [tool]
  const last = rules.findLast(({ pattern }) => pattern === '*' || called.some((name) => matches(pattern, name)))
  return last?.denied ? last.why : ''
}

function matches(pattern: string, name: string): boolean {
  return pattern === name || (pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1)))
}

interface Agent {
  readonly name: string
  readonly node: readonly YamlNode[]
  readonly text: readonly RecipeText[] | null
}

function agentsOf(workspace: Workspace, folder: string, configs: readonly ConfigFile[]): Agent[] {
  const inConfigs = configs.flatMap(({ root }) => [
    ...pairsOf(valueAt(root, ['agent'])),
    ...pairsOf(valueAt(root, ['agents'])),
  ])
  const agents = inConfigs
    .filter(({ value }) => resolved(value)?.kind === 'map' && !isTrue(value, 'disable'))
    .map(({ key, value }): Agent => ({ name: key.value, node: [value], text: null }))
  const files = ['agent', 'agents'].flatMap((each) => filesIn(workspace, inside(folder, `.opencode/${each}`), '.md'))
  const inFiles = files.flatMap((path): Agent[] => {
    const file = readText(workspace, path)
    if (!file) return []
    const { yaml, bodyStart } = readFrontmatter(file)
    const text = [{ file, span: { start: bodyStart, end: file.text.length } }]
    return [{ name: nameOf(path).replace(/\.md$/, ''), node: yaml?.root ? [yaml.root] : [], text }]
  })
  return [...agents, ...inFiles]
}
