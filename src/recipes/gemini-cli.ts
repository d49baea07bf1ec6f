import { textsOf, valueAt } from '../source/json.ts'
import { folderOf, nameOf, type Workspace } from '../source/workspace.ts'
import type { McpServer, Recipe, RecipeFormat } from './recipe.ts'
import { type ConfigFile, inside, linkTarget, readConfigFile } from './recipe-file.ts'
import { type Complain, problemList } from './recipe-problem.ts'
import { serversIn, textsAt } from './recipe-servers.ts'
import { builtInsOf, prefixOf } from './recipe-tools.ts'

const SETTINGS = '.gemini/settings.json'
const EXTENSION = 'gemini-extension.json'
const cost = 'Gemini CLI takes nothing from it.'

export const geminiCliFormat: RecipeFormat = {
  id: 'gemini-cli',
  title: 'Gemini CLI project or extension',
  files: '.gemini/settings.json or gemini-extension.json',
  closed: false,
  runtime: 'gemini-cli',
  evidence:
    'google-gemini/gemini-cli@0027ff71, docs/reference/configuration.md (tools, mcp, mcpServers), and @5411f113, packages/core/src/tools/mcp-tool.ts:29-93, read 2026-12-01',
  examples: [
    {
      title: 'excluded tools and servers',
      files: {
        '.gemini/settings.json':
          '{\n  // ours\n  "tools": {"exclude": ["web_fetch", "run_shell_command(rm)"]},\n  "mcp": {"excluded": ["old"]},\n  "mcpServers": {"docs": {"httpUrl": "https://example.com/mcp"}, "old": {"command": "old"}}\n}\n',
      },
      absent: ['web_fetch'],
      servers: ['mcp_docs_'],
    },
    {
      title: 'an extension',
      files: {
        'gemini-extension.json':
          '{"name": "press", "mcpServers": {"pages": {"command": "pages"}}, "excludeTools": ["replace"]}',
      },
      absent: ['replace'],
      servers: ['mcp_pages_'],
    },
    {
      title: 'settings that end too early',
      files: { '.gemini/settings.json': '[|{|]"tools": {}' },
      absent: [],
      problem: 'config-syntax',
    },
  ],
  find: (workspace) =>
    workspace.entries.flatMap(({ path, kind }) => {
      if (kind !== 'file') return []
      if (nameOf(path) === EXTENSION) return [path]
      return /(?:^|\/)\.gemini\/settings\.json$/.test(path) ? [folderOf(path)] : []
    }),
  read(workspace, path) {
    const name = nameOf(path)
    if (name === EXTENSION) return readExtension(workspace, path)
    if (name === '.gemini' || name === 'settings.json') {
      return readProject(workspace, name === '.gemini' ? folderOf(path) : folderOf(folderOf(path)))
    }
    return readProject(workspace, path) ?? readExtension(workspace, inside(path, EXTENSION))
  },
}

function readProject(workspace: Workspace, folder: string): Recipe | null {
  const { problems, complain } = problemList()
  const config = readConfigFile(workspace, inside(folder, SETTINGS), 'jsonc', complain, cost)
  if (!config) return null
  const list = (...keys: string[]): string[] | null =>
    textsOf(valueAt(config.root, keys))?.map(({ value }) => value) ?? null
  const [allowed, excluded] = [list('mcp', 'allowed'), list('mcp', 'excluded') ?? []]
  const servers = serversOf(config, complain).filter(
    ({ key }) => (allowed?.includes(key) ?? true) && !excluded.includes(key),
  )
  const core = list('tools', 'core') ?? list('coreTools')
  const taken = [...(list('tools', 'exclude') ?? []), ...(list('excludeTools') ?? [])]
  const builtIns = builtInsOf('gemini-cli', (name) => {
    if (taken.includes(name)) return 'tools.exclude names it'
    const kept = core?.some((each) => each === name || each.startsWith(`${name}(`)) ?? true
    return kept ? '' : 'tools.core omits it'
  })
  const roots = [inside(folder, '.gemini/skills'), inside(folder, '.agents/skills')]
  return recipeOf(workspace, inside(folder, '.gemini'), builtIns, servers, roots, inside(folder, 'GEMINI.md'), problems)
}

function readExtension(workspace: Workspace, path: string): Recipe | null {
  const { problems, complain } = problemList()
  const config = readConfigFile(workspace, path, 'json-or-blank', complain, cost)
  if (!config) return null
  const folder = folderOf(path)
  const taken = textsOf(valueAt(config.root, ['excludeTools']))?.map(({ value }) => value) ?? []
  const builtIns = builtInsOf('gemini-cli', (name) => (taken.includes(name) ? 'excludeTools names it' : ''))
  const servers = serversOf(config, complain)
  return recipeOf(workspace, path, builtIns, servers, [inside(folder, 'skills')], inside(folder, 'GEMINI.md'), problems)
}

function serversOf(config: ConfigFile, complain: Complain): McpServer[] {
  const style = { prefix: (key: string) => prefixOf('gemini-cli', key), only: 'includeTools', except: 'excludeTools' }
  return serversIn(config, valueAt(config.root, ['mcpServers']), style, complain)
}

function recipeOf(
  workspace: Workspace,
  path: string,
  builtIns: ReturnType<typeof builtInsOf>,
  servers: readonly McpServer[],
  roots: readonly string[],
  text: string,
  problems: Recipe['problems'],
): Recipe {
  const scope = {
    name: 'parent',
    builtIns,
    // Sub-agents of its own (packages/core/src/agents).
    otherTools: ['codebase_investigator', 'cli_help'],
    shellTool: 'run_shell_command',
    servers,
    binaries: null,
    environment: null,
    skillRoots: roots.map((each) => ({ path: linkTarget(workspace, each), role: 'project' as const })),
    grants: null,
    texts: textsAt(workspace, [text]),
    pollable: null,
  }
  const base = {
    path,
    format: 'gemini-cli',
    closed: false,
    runtime: 'gemini-cli',
    mcpSpelling: 'mcp_server_tool' as const,
  }
  return { ...base, scopes: [scope], problems }
}
