import { readConfig } from './config.ts'
import type { Host } from './host/host.ts'
import { readRecipes } from './recipes/index.ts'
import type { McpServer, Recipe, RecipeProblem, Scope } from './recipes/recipe.ts'
import { skillNamesIn } from './recipes/recipe-file.ts'
import { printable } from './report/printable.ts'
import { wrapped } from './report/width.ts'
import { shelfIds } from './run.ts'
import { readSkills } from './skill/read.ts'
import type { Workspace } from './source/workspace.ts'

const WIDTH = 80
/** Where the second column starts. */
const INDENT = 14

export interface RecipeArguments {
  readonly path: string
  /** The config file that was named; null for the one that is found. */
  readonly config: string | null
}

/**
 * What the recipes at a path have, scope by scope. The whole tree is opened: a recipe names folders beside its own.
 * Throws UsageError for a path that is no recipe.
 */
export async function recipePage(asked: RecipeArguments, host: Host): Promise<string> {
  const { workspace } = readSkills(host.open(['.']))
  const config = await readConfig(asked.config, ['.'], host.readFile, shelfIds())
  const declared = config?.wishes.recipes ?? null
  const userRoots = config?.wishes['user-roots'] ?? []
  const recipes = readRecipes(workspace, [asked.path], {
    userRoots,
    declared,
    programs: () => host.programs?.() ?? null,
  })
  return `${recipes.map((recipe) => textOf(recipe, workspace)).join('\n\n')}\n`
}

function textOf(recipe: Recipe, workspace: Workspace): string {
  const kind = recipe.closed ? 'closed: all it has is in its files' : 'open: users add tools and servers'
  const head = `${printable(recipe.path)}: ${recipe.format}, ${printable(recipe.runtime)} (${kind})`
  const scopes = recipe.scopes.map((scope) => scopeText(scope, workspace))
  const none = recipe.scopes.length === 0 ? ['No agent can be told from it.'] : []
  const faults = recipe.problems.map(faultText)
  return [head, ...none, ...scopes, ...(faults.length > 0 ? [['problems', ...faults].join('\n')] : [])].join('\n\n')
}

function scopeText(scope: Scope, workspace: Workspace): string {
  const registered = scope.builtIns.filter((tool) => tool.registered).map(({ name }) => name)
  const absent = scope.builtIns.filter((tool) => !tool.registered)
  const roots = scope.skillRoots.map(({ path }) => path)
  const there = skillNamesIn(workspace, roots).sort()
  const granted = scope.grants ? there.filter((name) => scope.grants?.includes(name)) : there
  return [
    `${printable(scope.name)}${scope.inherits ? ' (reads the skills of its parent)' : ''}`,
    row('tools', list(registered)),
    ...absent.map(({ name, why }) => row('', `no ${name}: ${why}`)),
    ...(scope.otherTools && scope.otherTools.length > 0 ? [row('more tools', list(scope.otherTools))] : []),
    ...serverRows(scope.servers ?? []),
    row('programs', known(scope.binaries)),
    row('environment', known(scope.environment ?? null)),
    row('skills in', list(roots)),
    row(
      'skills',
      scope.grants && granted.length < there.length
        ? `${list(granted)} (${granted.length} of ${there.length})`
        : list(granted),
    ),
    ...((scope.texts ?? []).length > 0 ? [row('texts', list((scope.texts ?? []).map(({ file }) => file.path)))] : []),
    ...((scope.pollable ?? []).length > 0 ? [row('polled', list(scope.pollable ?? []))] : []),
  ].join('\n')
}

function serverRows(servers: readonly McpServer[]): string[] {
  if (servers.length === 0) return [row('servers', 'none')]
  return servers.map(({ key, prefix, tools }, index) => {
    const count = tools === null ? 'tools not listed' : `${tools.length} ${tools.length === 1 ? 'tool' : 'tools'}`
    return row(index === 0 ? 'servers' : '', `${key}: ${count}, as ${prefix}…`)
  })
}

function known(names: readonly string[] | null): string {
  return names === null ? 'not known: nobody listed them' : list(names)
}

function list(names: readonly string[]): string {
  const shown = names.slice(0, 200).join(', ')
  if (names.length === 0) return 'none'
  return names.length > 200 ? `${shown} and ${names.length - 200} more` : shown
}

function row(title: string, text: string): string {
  const [first = '', ...rest] = wrapped(printable(text), WIDTH - INDENT)
  return [`  ${title.padEnd(INDENT - 2)}${first}`.trimEnd(), ...rest.map((line) => ' '.repeat(INDENT) + line)].join(
    '\n',
  )
}

function faultText({ code, severity, file, span, message }: RecipeProblem): string {
  const place = span ? file.position(span.start) : null
  const at = `${file.path}${place ? `:${place.line}:${place.column}` : ''}`
  const lines = wrapped(printable(`${at}: ${severity}: ${message} (${code})`), WIDTH - 4)
  return `  ${lines.join('\n    ')}`
}
