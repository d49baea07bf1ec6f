import { textOf, valueAt } from '../source/json.ts'
import { folderOf, nameOf } from '../source/workspace.ts'
import type { RecipeFormat } from './recipe.ts'
import { inside, linkTarget, readConfigFile } from './recipe-file.ts'
import { problemList } from './recipe-problem.ts'
import { isFalse, serversIn, textsAt } from './recipe-servers.ts'
import { builtInsOf, prefixOf } from './recipe-tools.ts'

const shellTools = ['exec_command', 'write_stdin', 'shell_command']

export const codexFormat: RecipeFormat = {
  id: 'codex',
  title: 'Codex project',
  files: '.codex/config.toml',
  closed: false,
  runtime: 'codex',
  evidence:
    'openai/codex@0113ae1b, codex-rs/core/src/tools/spec_plan.rs and codex-rs/features (shell_tool); openai/codex#20195 (enabled, enabled_tools, disabled_tools), read 2026-12-01',
  examples: [
    {
      title: 'a server that is switched off is none',
      files: {
        '.codex/config.toml':
          'web_search = "disabled"\n\n[mcp_servers.docs]\nurl = "https://example.com/mcp"\ndisabled_tools = ["drop"]\n\n[mcp_servers.old]\ncommand = "old"\nenabled = false\n',
      },
      absent: ['web_search'],
      servers: ['mcp__docs__'],
    },
    {
      title: 'the shell is switched off',
      files: { '.codex/config.toml': '[features]\nshell_tool = false\n' },
      absent: ['exec_command', 'shell_command', 'write_stdin'],
    },
    {
      title: 'a key twice',
      files: { '.codex/config.toml': 'model = "a"\n[|m|]odel = "b"\n' },
      absent: [],
      problem: 'config-syntax',
    },
  ],
  find: (workspace) =>
    workspace.entries.flatMap(({ path }) => (/(?:^|\/)\.codex\/config\.toml$/.test(path) ? [folderOf(path)] : [])),
  read(workspace, path) {
    const own =
      nameOf(path) === 'config.toml' ? folderOf(path) : nameOf(path) === '.codex' ? path : inside(path, '.codex')
    const { problems, complain } = problemList()
    const cost = 'Codex does not start with it.'
    const config = readConfigFile(workspace, inside(own, 'config.toml'), 'toml', complain, cost)
    if (!config || nameOf(own) !== '.codex') return null
    const style = {
      prefix: (key: string) => prefixOf('codex', key),
      only: 'enabled_tools',
      except: 'disabled_tools',
      isOff: (entry: Parameters<typeof isFalse>[0]) => isFalse(entry, 'enabled'),
    }
    const at = (...keys: string[]): string | null => textOf(valueAt(config.root, keys))
    const builtIns = builtInsOf('codex', (name) => {
      if (shellTools.includes(name))
        return at('features', 'shell_tool') === 'false' ? 'features.shell_tool is false' : ''
      if (name === 'web_search') return at('web_search') === 'disabled' ? 'web_search is "disabled"' : ''
      return name === 'view_image' && at('tools', 'view_image') === 'false' ? 'tools.view_image is false' : ''
    })
    const folder = folderOf(own)
    const skillRoots = ['.agents/skills', '.codex/skills'].map((each) => {
      return { path: linkTarget(workspace, inside(folder, each)), role: 'project' as const }
    })
    const scope = {
      name: 'parent',
      builtIns,
      otherTools: [],
      shellTool: 'exec_command',
      servers: serversIn(config, valueAt(config.root, ['mcp_servers']), style, complain),
      binaries: null,
      environment: null,
      skillRoots,
      grants: null,
      texts: textsAt(workspace, [inside(folder, 'AGENTS.md')]),
      pollable: null,
    }
    const base = {
      path: own,
      format: 'codex',
      closed: false,
      runtime: 'codex',
      mcpSpelling: 'mcp__server__tool' as const,
    }
    return { ...base, scopes: [scope], problems }
  },
}
