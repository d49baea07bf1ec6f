import { pairsOf, textOf, textsOf, valueAt } from '../source/json.ts'
import { joinPath, type Workspace } from '../source/workspace.ts'
import type { YamlNode } from '../source/yaml.ts'
import type { BuiltIn, Given, McpServer, Recipe, RecipeFormat, SkillRoot } from './recipe.ts'
import { declaredIn } from './recipe-declared.ts'
import { inside, isGiven, skillNamesIn } from './recipe-file.ts'
import { factsOf, withFacts } from './recipe-inventory.ts'
import { problemList } from './recipe-problem.ts'
import { builtInsOf, prefixOf, toolboxes } from './recipe-tools.ts'

export const skillproofFormat: RecipeFormat = {
  id: 'skillproof',
  title: 'a deployment described in skillproof.yml',
  files: 'the config file of skillproof itself: each entry of `recipes:` with a `name`',
  closed: true,
  runtime: 'agentskills',
  evidence: 'our own: src/options.ts',
  examples: [
    {
      title: 'tools, servers and programs of any runtime',
      files: {
        'skillproof.yml':
          'recipes:\n  - name: page\n    runtime: pi\n    tools: [read, bash]\n    servers: {tracker: [create]}\n    binaries: [git, sh]\n',
      },
      absent: [],
      servers: ['mcp__tracker__'],
    },
    {
      title: 'cleveragents has namespaced tools',
      files: {
        'skillproof.yml':
          'recipes:\n  - {name: ops, runtime: cleveragents, tools: [builtin/git-status], skills: [skills]}\n',
        'skills/x/SKILL.md': '---\nname: local/x\ndescription: d\n---\nB\n',
      },
      absent: ['builtin/shell'],
    },
    {
      title: 'a shell tool in an image without a shell',
      files: {
        'skillproof.yml':
          'recipes:\n  - name: tiny\n    runtime: core-agent\n    tools: [bash, read_file]\n    binaries: {image: [|gcr.io/distroless/static-debian12:nonroot|]}\n',
      },
      absent: [
        ...[
          'read_many_files',
          'write_file',
          'edit_file',
          'delete_file',
          'stat',
          'list_dir',
          'glob',
          'grep',
          'json_query',
        ],
        ...['fetch_url', 'alert', 'wait_and_verify', 'todo', 'record_plan', 'sciontool_status'],
      ],
      problem: 'shell-without-image-shell',
    },
  ],
  find: (workspace, given) => declaredIn(workspace, given).entries.map((entry) => entry.path),
  read(workspace, path, given) {
    const { file, folder, entries } = declaredIn(workspace, given)
    const entry = entries.find((each) => each.path === path || each.name === path)
    return entry && file ? readEntry(workspace, entry, file, folder, given) : null
  },
}

function readEntry(
  workspace: Workspace,
  { node, path }: { readonly node: YamlNode; readonly path: string },
  file: Parameters<typeof factsOf>[1],
  folder: string,
  given: Given,
): Recipe {
  const { problems, complain } = problemList()
  const runtime = textOf(valueAt(node, ['runtime'])) ?? ''
  const tools = textsOf(valueAt(node, ['tools']))?.map(({ value }) => value) ?? null
  const closed = tools !== null && textOf(valueAt(node, ['closed'])) !== 'false'
  const facts = factsOf(node, file, folder, workspace, given, complain)
  const { skillRoots, grants } = skillsOf(workspace, folder, textsOf(valueAt(node, ['skills'])) ?? [])
  const toolbox = toolboxes[runtime]
  const shell = toolbox?.shell ?? tools?.find((tool) => /^(?:bash|shell|sh|terminal|execute)$/i.test(tool)) ?? null
  const scope = {
    name: 'parent',
    builtIns: builtIns(runtime, tools, shell),
    otherTools: tools?.filter((tool) => !toolbox?.builtIns.includes(tool) && tool !== shell) ?? [],
    shellTool: shell,
    servers: serversOf(node, runtime, file.path),
    binaries: facts.binaries,
    environment: facts.environment,
    skillRoots,
    grants,
    texts: [],
    pollable: null,
  }
  const spelling = toolbox?.spelling ?? 'mcp__server__tool'
  const recipe: Recipe = {
    path,
    format: 'skillproof',
    closed,
    runtime,
    mcpSpelling: spelling,
    scopes: [scope],
    problems,
  }
  return withFacts(recipe, facts)
}

/** Without a list the runtime has all that it brings along. */
function builtIns(runtime: string, tools: readonly string[] | null, shell: string | null): BuiltIn[] {
  const why = (name: string): string => (tools === null || tools.includes(name) ? '' : 'the recipe does not list it')
  const known = builtInsOf(runtime, why)
  if (shell === null || known.some(({ name }) => name === shell)) return known
  return [...known, { name: shell, registered: why(shell) === '', why: why(shell) }]
}

function serversOf(node: YamlNode, runtime: string, path: string): McpServer[] {
  return pairsOf(valueAt(node, ['servers'])).map(({ key, value }) => ({
    key: key.value,
    prefix: prefixOf(runtime, key.value),
    tools: isGiven(value) ? (textsOf(value)?.map((tool) => tool.value) ?? null) : null,
    declared: { path, span: key.span },
  }))
}

/** Folders of skills, or single skills: those alone are granted then. */
function skillsOf(
  workspace: Workspace,
  folder: string,
  entries: readonly { readonly value: string }[],
): { skillRoots: SkillRoot[]; grants: string[] | null } {
  const folders = entries.flatMap(({ value }) => expand(workspace, joinPath(folder, value)))
  const single = (path: string): boolean => workspace.has(inside(path, 'SKILL.md'))
  const whole = folders.filter((path) => !single(path))
  const above = folders.filter(single).map((path) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.'))
  const roots = [...new Set([...whole, ...above])]
  const skillRoots = roots.map((path): SkillRoot => ({ path, role: 'project' }))
  if (above.length === 0) return { skillRoots, grants: null }
  const named = folders.filter(single).map((path) => path.slice(path.lastIndexOf('/') + 1))
  return { skillRoots, grants: [...new Set([...skillNamesIn(workspace, whole), ...named])] }
}

/** Folders of the tree that a path or a glob with `*` and `**` names; a path names itself, there or not. */
function expand(workspace: Workspace, pattern: string | null): string[] {
  if (pattern === null) return []
  if (!pattern.includes('*')) return [workspace.linkedFolders.get(pattern) ?? pattern]
  const source = pattern
    .split('/')
    .map((part) => (part === '**' ? '(?:[^/]+/)*' : `${part.split('*').map(literally).join('[^/]*')}/`))
    .join('')
  const wanted = new RegExp(`^${source}$`)
  return workspace.entries
    .filter(({ path, kind }) => kind === 'directory' && wanted.test(`${path}/`))
    .map(({ path }) => path)
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}
