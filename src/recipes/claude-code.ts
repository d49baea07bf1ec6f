import { itemsOf, textOf, textsOf, valueAt } from '../source/json.ts'
import { folderOf, joinPath, nameOf, type Workspace } from '../source/workspace.ts'
import { resolved } from '../source/yaml.ts'
import type { McpServer, Recipe, RecipeFormat, Scope, SkillRoot } from './recipe.ts'
import { agentsIn } from './recipe-claude-agents.ts'
import { type ConfigFile, inside, linkTarget, readConfigFile } from './recipe-file.ts'
import { type Complain, problemList } from './recipe-problem.ts'
import { serversIn, textsAt } from './recipe-servers.ts'
import { builtInsOf, prefixOf } from './recipe-tools.ts'

const SKILL = '---\nname: x\ndescription: d\n---\nB\n'
const MANIFEST = '.claude-plugin/plugin.json'
const cost = 'Claude Code takes none of its servers and settings.'

export const claudeCodeFormat: RecipeFormat = {
  id: 'claude-code',
  title: 'Claude Code project or plugin',
  files: '.claude/settings.json, .claude/agents, .mcp.json or .claude-plugin/plugin.json',
  closed: false,
  runtime: 'claude-code',
  evidence:
    'ericbuess/claude-code-docs@6c67e820, docs/mcp.md (plugins, scopes), and @ec68a5b2, docs/permissions.md:100-200 (a mirror of code.claude.com), read 2026-12-01',
  examples: [
    {
      title: 'a denied name takes the tool away, a denied pattern does not',
      files: {
        '.claude/settings.json': '{"permissions": {"deny": ["WebFetch", "Bash(rm *)"]}}',
        '.mcp.json': '{"mcpServers": {"my-notes": {"command": "notes-mcp"}}}',
        '.claude/agents/reader.md': '---\nname: reader\ndescription: d\ntools: Read, Grep\n---\nRead.\n',
      },
      absent: ['WebFetch'],
      servers: ['mcp__my-notes__'],
      scopes: ['parent', 'reader'],
    },
    {
      title: 'servers of a plugin have the longer name',
      files: {
        '.claude-plugin/plugin.json': '{"name": "press", "mcpServers": {"proofs": {"command": "proofs-mcp"}}}',
        '.mcp.json': '{"mcpServers": {"pages": {"command": "pages-mcp"}}}',
        'skills/x/SKILL.md': SKILL,
      },
      absent: [],
      servers: ['mcp__plugin_press_proofs__', 'mcp__plugin_press_pages__'],
    },
    {
      title: 'a comment in a .mcp.json',
      files: { '.mcp.json': '{[|/|]/ ours\n"mcpServers": {}}' },
      absent: [],
      problem: 'config-syntax',
    },
  ],
  find(workspace) {
    const projects = new Set<string>()
    const plugins = new Set<string>()
    for (const { path } of workspace.entries) {
      const match =
        /^(?:(.*)\/)?(?:\.claude\/(?:settings(?:\.local)?\.json|agents\/[^/]+\.md)|(\.mcp\.json)|(\.claude-plugin\/plugin\.json))$/.exec(
          path,
        )
      if (!match) continue
      const folder = match[1] ?? '.'
      if (match[3]) plugins.add(folder)
      else if (!match[2] || !workspace.has(inside(folder, MANIFEST))) projects.add(folder)
    }
    return [
      ...[...projects].map((folder) => pathOf(workspace, folder)),
      ...[...plugins].map((folder) => inside(folder, '.claude-plugin')),
    ]
  },
  read(workspace, path) {
    const name = nameOf(path)
    if (name === '.claude-plugin' || path.endsWith(MANIFEST)) {
      return readPlugin(workspace, name === '.claude-plugin' ? folderOf(path) : folderOf(folderOf(path)))
    }
    const folder =
      name === '.claude' || name === '.mcp.json'
        ? folderOf(path)
        : /\/?\.claude\/settings[^/]*$/.test(path)
          ? folderOf(folderOf(path))
          : path
    const here = ['.claude', '.mcp.json'].some((each) => workspace.has(inside(folder, each)))
    return here ? readProject(workspace, folder) : null
  },
}

function pathOf(workspace: Workspace, folder: string): string {
  const own = ['.claude/settings.json', '.claude/settings.local.json', '.claude/agents'].some((each) =>
    workspace.has(inside(folder, each)),
  )
  return inside(folder, own ? '.claude' : '.mcp.json')
}

function readProject(workspace: Workspace, folder: string): Recipe {
  const { problems, complain } = problemList()
  const settings = ['settings.json', 'settings.local.json'].flatMap((name) => {
    return readConfigFile(workspace, inside(folder, `.claude/${name}`), 'json-or-blank', complain, cost) ?? []
  })
  const list = (...keys: string[]): string[] =>
    settings.flatMap(({ root }) => textsOf(valueAt(root, keys))?.map(({ value }) => value) ?? [])
  const off = list('disabledMcpjsonServers')
  const denied = list('permissions', 'deny')
  const file = readConfigFile(workspace, inside(folder, '.mcp.json'), 'json-or-blank', complain, cost)
  const servers = file
    ? serversIn(file, valueAt(file.root, ['mcpServers']), { prefix: (key) => prefixOf('claude-code', key) }, complain)
    : []
  const kept = servers.filter(
    ({ key, prefix }) =>
      !off.includes(key) && !denied.some((rule) => rule === prefix.slice(0, -2) || rule === `${prefix}*`),
  )
  const parent = scopeOf(
    'parent',
    denied,
    kept,
    [root(workspace, inside(folder, '.claude/skills'))],
    textsAt(workspace, [inside(folder, 'CLAUDE.md'), inside(folder, '.claude/CLAUDE.md')]),
  )
  const scopes = [parent, ...agentsIn(workspace, inside(folder, '.claude/agents'), parent)]
  return recipeOf(pathOf(workspace, folder), scopes, problems)
}

/** A plugin: its manifest names servers itself, or a file that does; a .mcp.json beside it is read as well. */
function readPlugin(workspace: Workspace, folder: string): Recipe | null {
  const { problems, complain } = problemList()
  const manifest = readConfigFile(workspace, inside(folder, MANIFEST), 'json-or-blank', complain, cost)
  if (!manifest) return null
  const plugin = textOf(valueAt(manifest.root, ['name'])) ?? nameOf(folder)
  const prefix = (key: string): string => prefixOf('claude-code', `plugin_${plugin}_${key}`)
  const node = valueAt(manifest.root, ['mcpServers'])
  const sources = (node && itemsOf(node)) ?? (node ? [node] : [])
  const named = sources.flatMap((source) => {
    if (resolved(source)?.kind === 'map') return serversIn(manifest, source, { prefix }, complain)
    return serversOfFile(workspace, joinPath(folder, withoutRoot(textOf(source) ?? '')), prefix, complain)
  })
  const beside = serversOfFile(workspace, inside(folder, '.mcp.json'), prefix, complain)
  const servers = [...named, ...beside.filter(({ key }) => !named.some((each) => each.key === key))]
  const listed = valueAt(manifest.root, ['skills'])
  const more = (listed ? (textsOf(listed)?.map(({ value }) => value) ?? [textOf(listed) ?? '']) : []).flatMap(
    (value) => joinPath(folder, withoutRoot(value)) ?? [],
  )
  const roots = [...new Set([inside(folder, 'skills'), ...more])].map((path) => root(workspace, path))
  const parent = scopeOf('parent', [], servers, roots, [])
  return recipeOf(
    inside(folder, '.claude-plugin'),
    [parent, ...agentsIn(workspace, inside(folder, 'agents'), parent)],
    problems,
  )
}

function withoutRoot(path: string): string {
  return path.replace(/^\$\{CLAUDE_PLUGIN_ROOT\}\//, '')
}

/** A file of servers; in a plugin the map may stand without the key around it. */
function serversOfFile(
  workspace: Workspace,
  path: string | null,
  prefix: (key: string) => string,
  complain: Complain,
): McpServer[] {
  const file: ConfigFile | null =
    path === null ? null : readConfigFile(workspace, path, 'json-or-blank', complain, cost)
  if (!file) return []
  return serversIn(file, valueAt(file.root, ['mcpServers']) ?? file.root, { prefix }, complain)
}

function recipeOf(path: string, scopes: readonly Scope[], problems: Recipe['problems']): Recipe {
  return {
    path,
    format: 'claude-code',
    closed: false,
    runtime: 'claude-code',
    mcpSpelling: 'mcp__server__tool',
    scopes,
    problems,
  }
}

function root(workspace: Workspace, path: string): SkillRoot {
  return { path: linkTarget(workspace, path), role: 'project' }
}

function scopeOf(
  name: string,
  denied: readonly string[],
  servers: readonly McpServer[],
  skillRoots: readonly SkillRoot[],
  texts: Scope['texts'] & object,
): Scope {
  const builtIns = builtInsOf('claude-code', (tool) => (denied.includes(tool) ? 'permissions.deny names it' : ''))
  return {
    name,
    builtIns,
    otherTools: [],
    shellTool: 'Bash',
    servers,
    binaries: null,
    environment: null,
    skillRoots,
    grants: null,
    texts,
    pollable: null,
  }
}
