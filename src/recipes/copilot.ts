import { valueAt } from '../source/json.ts'
import { folderOf, nameOf, type Workspace } from '../source/workspace.ts'
import type { McpServer, Recipe, RecipeFormat } from './recipe.ts'
import { inside, linkTarget, readConfigFile } from './recipe-file.ts'
import { type Complain, problemList } from './recipe-problem.ts'
import { serversIn, textsAt } from './recipe-servers.ts'
import { builtInsOf, prefixOf } from './recipe-tools.ts'

/** Files of the command line, in the order in which they win. */
const cliFiles = ['.github/mcp.json', '.github/copilot/mcp.json', '.copilot/mcp-config.json'] as const
const EDITOR = '.vscode/mcp.json'

export const copilotFormat: RecipeFormat = {
  id: 'copilot',
  title: 'Copilot CLI or VS Code project',
  files: '.github/mcp.json, .copilot/mcp-config.json or .vscode/mcp.json',
  closed: false,
  runtime: 'copilot-cli',
  evidence:
    'github/docs@091100a4, content/copilot/how-tos/copilot-cli/customize-copilot/add-mcp-servers.md; .vscode/mcp.json is not read by Copilot CLI since 1.0.37 (github/copilot-cli#3019), read 2026-12-01',
  examples: [
    {
      title: 'servers of the repository',
      files: {
        '.github/mcp.json':
          '{"mcpServers": {"docs": {"type": "http", "url": "https://example.com/mcp", "tools": ["*"]}}}',
        '.mcp.json': '{"mcpServers": {"local": {"command": "local"}}}',
      },
      absent: [],
      servers: ['local/', 'docs/', 'github/'],
    },
    {
      title: 'VS Code has a key and tools of its own',
      files: { '.vscode/mcp.json': '{\n  // ours\n  "servers": {"memory": {"command": "memory",},},\n}\n' },
      absent: [],
      servers: ['memory/', 'github/'],
    },
    {
      title: 'an entry that is no map',
      files: { '.github/mcp.json': '{"mcpServers": {[|"docs"|]: "https://example.com/mcp"}}' },
      absent: [],
      servers: ['github/'],
      problem: 'server-invalid',
    },
  ],
  find(workspace) {
    const folders = (names: readonly string[]): string[] => {
      const found = workspace.entries.flatMap(({ path, kind }) => {
        const name = kind === 'file' ? names.find((each) => path === each || path.endsWith(`/${each}`)) : undefined
        return name === undefined ? [] : [path.slice(0, -name.length - 1) || '.']
      })
      return [...new Set(found)]
    }
    const cli = folders(cliFiles).map((folder) =>
      inside(folder, cliFiles.find((each) => workspace.has(inside(folder, each)))!),
    )
    return [...cli, ...folders([EDITOR]).map((folder) => inside(folder, EDITOR))]
  },
  read(workspace, path) {
    const names = [EDITOR, ...cliFiles]
    const ending = names.find((each) => path === each || path.endsWith(`/${each}`))
    if (ending === EDITOR) return readEditor(workspace, path.slice(0, -EDITOR.length - 1) || '.')
    if (ending) return readCli(workspace, path.slice(0, -ending.length - 1) || '.')
    const owner = nameOf(path)
    if (owner === '.vscode') return readEditor(workspace, folderOf(path))
    return readCli(workspace, owner === '.github' || owner === '.copilot' ? folderOf(path) : path)
  },
}

function readCli(workspace: Workspace, folder: string): Recipe | null {
  const path = cliFiles.map((name) => inside(folder, name)).find((each) => workspace.has(each))
  if (path === undefined) return null
  const { problems, complain } = problemList()
  const servers = ['.mcp.json', ...cliFiles].flatMap((name) =>
    serversAt(workspace, inside(folder, name), 'mcpServers', 'copilot-cli', complain),
  )
  return recipeOf(workspace, folder, path, 'copilot-cli', servers, problems)
}

function readEditor(workspace: Workspace, folder: string): Recipe | null {
  const path = inside(folder, EDITOR)
  if (!workspace.has(path)) return null
  const { problems, complain } = problemList()
  return recipeOf(
    workspace,
    folder,
    path,
    'vscode',
    serversAt(workspace, path, 'servers', 'vscode', complain),
    problems,
  )
}

function serversAt(workspace: Workspace, path: string, key: string, runtime: string, complain: Complain): McpServer[] {
  const cost = `${runtime === 'vscode' ? 'VS Code' : 'Copilot CLI'} starts none of its servers.`
  const config = readConfigFile(workspace, path, runtime === 'vscode' ? 'jsonc' : 'json-or-blank', complain, cost)
  if (!config) return []
  const style = { prefix: (name: string) => prefixOf(runtime, name), only: 'tools' }
  return serversIn(config, valueAt(config.root, [key]), style, complain)
}

function recipeOf(
  workspace: Workspace,
  folder: string,
  path: string,
  runtime: string,
  declared: readonly McpServer[],
  problems: Recipe['problems'],
): Recipe {
  // It comes with the runtime (github/docs, the note under "Adding an MCP server").
  const github = { key: 'github', prefix: 'github/', tools: null, declared: { path, span: null } }
  const first = declared.filter(({ key }, index) => declared.findIndex((each) => each.key === key) === index)
  const roots = ['.github/skills', '.agents/skills', '.claude/skills']
  const scope = {
    name: 'parent',
    builtIns: builtInsOf(runtime, () => ''),
    otherTools: [],
    shellTool: runtime === 'vscode' ? 'execute/runInTerminal' : 'bash',
    servers: first.some(({ key }) => key === 'github') ? first : [...first, github],
    binaries: null,
    environment: null,
    skillRoots: roots.map((each) => ({ path: linkTarget(workspace, inside(folder, each)), role: 'project' as const })),
    grants: null,
    texts: textsAt(workspace, [inside(folder, '.github/copilot-instructions.md'), inside(folder, 'AGENTS.md')]),
    pollable: null,
  }
  return { path, format: 'copilot', closed: false, runtime, mcpSpelling: 'server/tool', scopes: [scope], problems }
}
