import { textsOf, valueAt } from '../source/json.ts'
import { folderOf, nameOf, type Workspace } from '../source/workspace.ts'
import type { YamlNode } from '../source/yaml.ts'
import type { Given, McpServer, Recipe, RecipeExample, RecipeFormat, Scope } from './recipe.ts'
import { checkConfig } from './recipe-core-agent-config.ts'
import { environmentOf } from './recipe-core-agent-environment.ts'
import { checkKeys } from './recipe-core-agent-keys.ts'
import { checkPermissions } from './recipe-core-agent-permissions.ts'
import { checkPolling } from './recipe-core-agent-polling.ts'
import { parentTexts, skillRootsOf } from './recipe-core-agent-roots.ts'
import { mergeServers, readServers } from './recipe-core-agent-servers.ts'
import { subagentScopes } from './recipe-core-agent-subagents.ts'
import { otherTools, precondition } from './recipe-core-agent-tools.ts'
import { inside, readConfigFile, skillNamesIn } from './recipe-file.ts'
import { problemList } from './recipe-problem.ts'
import { fillServers, snapshotFor } from './recipe-snapshot.ts'
import { builtInsOf } from './recipe-tools.ts'

const SKILL = '---\nname: x\ndescription: d\n---\nB\n'

const examples: readonly RecipeExample[] = [
  {
    title: 'the shell is disabled',
    files: { '.agents/config.json': '{"tools": {"disable": ["bash"]}}', '.agents/skills/x/SKILL.md': SKILL },
    absent: ['bash', 'fetch_url', 'alert', 'record_plan', 'sciontool_status'],
  },
  {
    title: 'keys are read whatever their case',
    files: {
      '.agents/config.json': '{"URL_Scope": {"Allow": ["*.example.com"]}}',
      '.agents/AGENTS.md': 'Be brief.\n',
    },
    absent: ['alert', 'record_plan', 'sciontool_status'],
  },
  {
    title: 'a hyphen in a server’s key becomes an underscore, and a sub-agent is a scope',
    files: {
      '.agents/config.json': '{"subagents": [{"name": "cluster", "root": "../cluster", "tools": ["read_file"]}]}',
      '.agents/mcp.json': '{"servers": {"gke-prod": {"transport": "http", "url": "https://example.com/mcp"}}}',
      'cluster/skills/x/SKILL.md': SKILL,
    },
    absent: ['fetch_url', 'alert', 'record_plan', 'sciontool_status'],
    servers: ['gke_prod_'],
    scopes: ['parent', 'cluster'],
  },
  {
    title: 'a tool of a server cannot be disabled',
    files: { '.agents/config.json': '{"tools": {"disable": [[|"gke_get"|]]}}', '.agents/skills/x/SKILL.md': SKILL },
    absent: ['fetch_url', 'alert', 'record_plan', 'sciontool_status'],
    problem: 'unknown-built-in',
  },
]

export const coreAgentFormat: RecipeFormat = {
  id: 'core-agent',
  title: 'core-agent config root',
  files:
    'a folder with config.json and one of mcp.json, AGENTS.md and skills; `.agents` with a config.json, or with skills where `user-roots` are given; a config.VARIANT.json that is named',
  closed: true,
  runtime: 'core-agent',
  evidence: 'go-steer/core-agent@b708387, pkg/config/config.go and pkg/tools/builtins.go:250-435, read 2026-08-21',
  examples,
  find(workspace, given) {
    return [...configured(workspace), ...unconfigured(workspace, given)]
  },
  read,
}

function configured(workspace: Workspace): string[] {
  return workspace.entries
    .filter(({ path, kind }) => kind === 'file' && nameOf(path) === 'config.json')
    .map(({ path }) => folderOf(path))
    .filter((folder) => {
      const beside = ['mcp.json', 'AGENTS.md', 'skills'].some((name) => workspace.has(inside(folder, name)))
      return nameOf(folder) === '.agents' || beside
    })
}

/** Who gives the user's roots wants them merged with the project's, which needs no config for it. */
function unconfigured(workspace: Workspace, { userRoots }: Given): string[] {
  if (userRoots.length === 0) return []
  return workspace.entries
    .filter(({ path, kind }) => kind === 'directory' && nameOf(path) === '.agents' && !userRoots.includes(path))
    .map(({ path }) => path)
    .filter((path) => workspace.has(inside(path, 'skills')) && !workspace.has(inside(path, 'config.json')))
}

function read(workspace: Workspace, path: string, given: Given): Recipe | null {
  const named = /^config(?:\.[^/]+)?\.json$/.test(nameOf(path)) && workspace.has(path)
  const folder = named ? folderOf(path) : path
  const main = inside(folder, 'config.json')
  if (!named && !workspace.has(main) && nameOf(folder) !== '.agents' && !workspace.has(inside(folder, 'mcp.json')))
    return null
  const { problems, complain } = problemList()
  const written = named ? path : main
  const config = readConfigFile(workspace, written, 'json', complain, 'core-agent does not start with it.')
  const recipe = {
    path: written === main ? folder : written,
    format: 'core-agent',
    // Where no file configures it, only the defaults are known.
    closed: config !== null || workspace.has(inside(folder, 'mcp.json')),
    runtime: 'core-agent',
    mcpSpelling: 'server_tool' as const,
    problems,
  }
  const serverFiles = [folder, ...given.userRoots].map((each) => readServers(workspace, each, complain))
  const servers = fillServers(
    mergeServers(serverFiles),
    snapshotFor(workspace, folder, () => {}),
  )
  // What a config says that nobody can parse is not known: no scope can be told.
  if (config && !config.root) return { ...recipe, scopes: [] }
  const root = config?.root ?? null
  const files = serverFiles.flatMap((each) => each.config ?? [])
  const environment = environmentOf(workspace, folder, root, files, given.facts, complain)
  const parent = parentOf(workspace, folder, root, given, servers, environment)
  if (!config) return { ...recipe, scopes: [parent] }
  checkConfig(config, folder, workspace, complain)
  checkKeys(config, complain)
  checkPolling(config, parent, complain)
  const skills = skillNamesIn(
    workspace,
    parent.skillRoots.map((each) => each.path),
  )
  checkPermissions(config, skills, complain)
  return { ...recipe, scopes: [parent, ...subagentScopes({ workspace, folder, config, parent, complain })] }
}

function parentOf(
  workspace: Workspace,
  folder: string,
  root: YamlNode | null,
  given: Given,
  servers: readonly McpServer[],
  environment: readonly string[] | null,
): Scope {
  const binaries = given.facts?.binaries ?? null
  const disabled = new Set((textsOf(valueAt(root, ['tools', 'disable'], true)) ?? []).map(({ value }) => value))
  const builtIns = builtInsOf('core-agent', (name) => {
    return disabled.has(name) ? 'tools.disable names it' : precondition(name, root, environment, binaries)
  })
  const skillRoots = skillRootsOf(folder, root, workspace, given)
  return {
    name: 'parent',
    builtIns,
    otherTools: otherTools(
      root,
      builtIns,
      skillNamesIn(
        workspace,
        skillRoots.map(({ path }) => path),
      ).length > 0,
    ),
    shellTool: 'bash',
    servers,
    binaries,
    environment,
    skillRoots,
    grants: null,
    texts: parentTexts(workspace, folder, root),
    pollable: (textsOf(valueAt(root, ['tools', 'wait_and_verify', 'poll_allow'], true)) ?? []).map(
      ({ value }) => value,
    ),
  }
}
