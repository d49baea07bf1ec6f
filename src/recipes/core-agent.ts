import { decode, type SourceFile } from '../source/file.ts'
import { readJson, textOf, textsOf, valueAt } from '../source/json.ts'
import { folderOf, joinPath, nameOf, type Workspace } from '../source/workspace.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import type { BuiltIn, Given, Recipe, RecipeFormat, RecipeProblem, SkillRoot } from './recipe.ts'

const CONFIG_BYTES = 1_000_000

/** The tools of core-agent's own, in its order (pkg/tools/builtins.go:81-99, go-steer/core-agent@b708387). */
const builtInNames = [
  'bash',
  'read_file',
  'read_many_files',
  'write_file',
  'edit_file',
  'delete_file',
  'stat',
  'list_dir',
  'glob',
  'grep',
  'json_query',
  'fetch_url',
  'alert',
  'wait_and_verify',
  'todo',
  'record_plan',
  'sciontool_status',
] as const

export const coreAgentFormat: RecipeFormat = {
  id: 'core-agent',
  title: 'core-agent config root',
  files: 'a folder with config.json and one of mcp.json, AGENTS.md and skills; `.agents` with a config.json',
  closed: true,
  runtime: 'core-agent',
  evidence: 'go-steer/core-agent@b708387, pkg/config/config.go and pkg/tools/builtins.go:250-435, read 2026-08-21',
  examples: [
    {
      title: 'the shell is disabled',
      files: {
        '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
        '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\n---\nB\n',
      },
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
      title: 'a review has no shell and asks for a plan',
      files: {
        '.agents/config.json': '{"session": {"task_class": "review"}}',
        '.agents/AGENTS.md': 'Be brief.\n',
      },
      absent: ['bash', 'fetch_url', 'alert', 'sciontool_status'],
    },
  ],
  find(workspace) {
    return workspace.entries
      .filter(({ path, kind }) => kind === 'file' && nameOf(path) === 'config.json')
      .map(({ path }) => folderOf(path))
      .filter((folder) => nameOf(folder) === '.agents' || isRoot(workspace, folder))
  },
  read,
}

function isRoot(workspace: Workspace, folder: string): boolean {
  return ['mcp.json', 'AGENTS.md', 'skills'].some((name) => workspace.has(inside(folder, name)))
}

function inside(folder: string, name: string): string {
  return folder === '.' ? name : `${folder}/${name}`
}

function read(workspace: Workspace, path: string, given: Given): Recipe | null {
  const folder = nameOf(path) === 'config.json' ? folderOf(path) : path
  const config = inside(folder, 'config.json')
  if (!workspace.has(config) && nameOf(folder) !== '.agents' && !isRoot(workspace, folder)) return null
  const problems: RecipeProblem[] = []
  const root = readConfig(workspace, config, problems)
  const skillRoots = rootsOf(folder, root, given)
  const scope = { name: 'parent', builtIns: builtInsOf(root), binaries: null, skillRoots }
  return { path: folder, format: 'core-agent', closed: true, runtime: 'core-agent', scopes: [scope], problems }
}

function readConfig(workspace: Workspace, path: string, problems: RecipeProblem[]): YamlNode | null {
  if (!workspace.has(path)) return null
  const read = workspace.read(path, CONFIG_BYTES)
  if (!('bytes' in read)) return null
  const file: SourceFile = decode(path, read.bytes)
  const { root, fault } = readJson(file)
  if (fault) {
    const message = `\`${path}\` cannot be read: ${fault.message}. core-agent does not start with it. Write it as plain JSON, without comments and trailing commas.`
    problems.push({ file, span: fault.span, message, fatal: true })
  }
  return root
}

/** Project, content roots in their order, then the user's own two, which count only when they were given. */
function rootsOf(folder: string, root: YamlNode | null, { userRoots }: Given): SkillRoot[] {
  const contents = (textsOf(valueAt(root, ['content_roots'], true)) ?? []).flatMap(({ value }) => {
    const content = value.startsWith('/') ? null : joinPath(folder, value)
    return content ? [{ path: inside(content, 'skills'), role: 'content' as const }] : []
  })
  const users = userRoots.map((path, index) => ({
    path: inside(path, 'skills'),
    role: index === 0 ? ('user' as const) : ('user-fallback' as const),
  }))
  return [{ path: inside(folder, 'skills'), role: 'project' }, ...contents, ...users]
}

function builtInsOf(root: YamlNode | null): BuiltIn[] {
  const disabled = new Set((textsOf(valueAt(root, ['tools', 'disable'], true)) ?? []).map(({ value }) => value))
  return builtInNames.map((name) => {
    const why = disabled.has(name) ? 'tools.disable names it' : precondition(name, root)
    return { name, registered: why === '', why }
  })
}

/** Empty where nothing stands in the way of registering a tool; else what is missing. */
function precondition(name: string, root: YamlNode | null): string {
  const has = (...path: string[]): boolean => {
    const value = valueAt(root, path, true)
    const list = value ? resolved(value) : null
    return list?.kind === 'list' && list.items.length > 0
  }
  if (name === 'bash') return lean(root) ? 'session.task_class drops it' : ''
  if (name === 'fetch_url') return has('url_scope', 'allow') ? '' : 'url_scope.allow is empty'
  if (name === 'alert') return has('alerts', 'targets') ? '' : 'alerts.targets is empty'
  if (name === 'record_plan') return plans(root) ? '' : 'no plan mode is on'
  return name === 'sciontool_status' ? 'sciontool is not known to be on PATH' : ''
}

function plans(root: YamlNode | null): boolean {
  const mode = textOf(valueAt(root, ['permissions', 'plan_mode'], true)) ?? ''
  if (mode !== '') return mode === 'advisory' || mode === 'required'
  return lean(root) || textOf(valueAt(root, ['permissions', 'require_plan_artifact'], true)) === 'true'
}

/** A kind of task that takes the shell away and asks for a plan (pkg/taskclass/taskclass.go:151-195). */
function lean(root: YamlNode | null): boolean {
  return ['debug', 'research', 'review'].includes(textOf(valueAt(root, ['session', 'task_class'], true)) ?? '')
}
