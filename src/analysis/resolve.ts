import type { BuiltIn, Recipe, Scope } from '../recipes/recipe.ts'
import type { Mention } from '../skill/mention.ts'
import { isPath } from '../skill/mention-script.ts'
import type { Requires } from '../skill/requires.ts'
import { nearest } from '../source/nearest.ts'
import type { Answer, Gap, RequirementAnswer } from './reach.ts'
import { resolveMcp, serverOf, toolOf } from './resolve-mcp.ts'

/** What a scope is asked about, with the skills that it loads and the agents that it can call. */
export interface Surroundings {
  readonly recipe: Recipe
  readonly scope: Scope
  readonly skills: ReadonlySet<string>
  /** Skills that are there and withheld. */
  readonly withheld: ReadonlySet<string>
}

/** Holds a mention against a scope; null where the scope cannot tell whether the name means anything to it. */
export function resolveMention(mention: Mention, around: Surroundings): Answer | null {
  switch (mention.kind) {
    case 'shell':
    case 'command':
      return resolveCommand(mention, around)
    case 'mcp':
      return resolveMcp(mention, around.recipe, around.scope)
    case 'tool':
      return resolveTool(mention, around)
    case 'env':
      return resolveVariable(mention, around)
    case 'skill':
      return resolveSkill(mention, around)
    case 'subagent':
      return resolveAgent(mention, around)
  }
}

/** The tool of a scope that runs commands; null where its runtime has none, undefined where nothing is known of it. */
export function shellOf({ builtIns, shellTool }: Scope): BuiltIn | null | undefined {
  if (shellTool === null) return null
  return builtIns.find(({ name }) => name === (shellTool ?? 'bash'))
}

function provided(mention: Mention): Answer {
  return { mention, state: 'provided', gap: null, why: '', meant: null, server: null }
}

function unknown(mention: Mention, why: string): Answer {
  return { ...provided(mention), state: 'unknown', why }
}

function missing(mention: Mention, gap: Gap, why: string, meant: string | null = null): Answer {
  return { mention, state: 'missing', gap, why, meant, server: null }
}

function resolveCommand(mention: Mention, { scope }: Surroundings): Answer | null {
  const shell = shellOf(scope)
  if (shell === undefined) return unknown(mention, 'whether there is a shell is not known')
  if (shell === null) return missing(mention, 'shell', 'this runtime has no tool that runs commands')
  if (!shell.registered) return missing(mention, 'shell', `\`${shell.name}\` is not registered, as ${shell.why}`)
  if (mention.kind === 'shell') return provided(mention)
  if (scope.binaries === null) return unknown(mention, 'nobody listed the programs of this deployment')
  if (isPath(mention.name)) return unknown(mention, 'programs are listed by name, not by path')
  if (scope.binaries.includes(mention.name)) return provided(mention)
  return missing(mention, 'program', 'it is not among the programs of this deployment')
}

function resolveTool(mention: Mention, around: Surroundings): Answer | null {
  const { scope } = around
  const { name, how } = mention
  if (how === 'name' && mention.confidence === 'likely') return null
  const builtIn = scope.builtIns.find((each) => each.name === name)
  if (builtIn?.registered) return provided(mention)
  if (builtIn && builtIn === shellOf(scope) && how !== 'allowed-tools')
    return resolveCommand({ ...mention, kind: 'shell' }, around)
  if (builtIn) return missing(mention, 'built-in', builtIn.why)
  if (scope.otherTools?.includes(name) || scope.servers?.some(({ key }) => key === name)) return provided(mention)
  const server = serverOf(name, scope.servers ?? [])
  if (server) {
    const answer = toolOf(mention, server, name.slice(server.prefix.length), scope)
    return answer.gap === 'mcp-tool' && how === 'name' && answer.meant === null ? null : answer
  }
  if (name.includes('__')) return resolveMcp({ ...mention, kind: 'mcp' }, around.recipe, scope)
  return isUnknownTool(mention, around) ? missing(mention, 'tool', noTool(around), nearTool(name, scope)) : null
}

/** Only a place that holds nothing but tools makes an unknown word a tool. */
function isUnknownTool({ name, how }: Mention, { scope, recipe }: Surroundings): boolean {
  if (how === 'allowed-tools') return scope.otherTools !== undefined
  if (!recipe.closed || scope.otherTools === undefined || scope.servers === undefined) return false
  if (how === 'tool-slot') return true
  return (
    (how === 'call' && /^[a-z]/.test(name) && !commonFunction.test(name)) ||
    (how === 'named-tool' && name.includes('_'))
  )
}

const commonFunction =
  /^(?:print|len|open|range|dict|list|set|str|int|format|sorted|max|min|sum|zip|map|filter|require|import|fetch|super|round|console|printf|var|calc|rgba?|url|clamp|minmax|translate|rotate|scale|select|count|avg|if|for|while|switch|function|return|e|f|g)$/

function noTool({ recipe }: Surroundings): string {
  return `${recipe.runtime} has no tool of that name, and no server that is declared gives it one`
}

/**
 * Names that tools of Claude Code and Gemini CLI had before (code.claude.com/docs, tools reference, and
 * google-gemini/gemini-cli@5411f113, tool-names.ts, 2026-08-21).
 */
const formerNames: Readonly<Record<string, string>> = {
  BashOutput: 'TaskOutput',
  KillShell: 'TaskStop',
  LS: 'Glob',
  MultiEdit: 'Edit',
  NotebookRead: 'Read',
  SlashCommand: 'Skill',
  Task: 'Agent',
  search_file_content: 'grep_search',
}

function nearTool(name: string, { builtIns, otherTools = [] }: Scope): string | null {
  const names = [...builtIns.filter(({ registered }) => registered).map((each) => each.name), ...otherTools]
  const former = formerNames[name]
  if (former !== undefined && names.includes(former)) return former
  return names.find((each) => each.toLowerCase() === name.toLowerCase()) ?? nearest(name, names)
}

/** Names that a secret goes by: nobody writes one for a reader to fill in. */
export const secretName =
  /^(?!(?:NEW|OLD|MY|YOUR|ACCESS|AUTH|BEARER|JWT|SESSION|REFRESH|CLIENT)_[A-Z]+$)[A-Z0-9_]+_(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|WEBHOOK_URL|PAT)$/

function resolveVariable(mention: Mention, { scope }: Surroundings): Answer | null {
  if (!secretName.test(mention.name)) return null
  if (!scope.environment) return unknown(mention, 'nobody listed the variables of this deployment')
  if (scope.environment.includes(mention.name)) return provided(mention)
  return missing(mention, 'variable', 'it is not among the variables of this deployment')
}

function resolveSkill(mention: Mention, { recipe, skills, withheld }: Surroundings): Answer | null {
  const name = mention.name.slice(mention.name.indexOf(':') + 1)
  if (skills.has(name)) return provided(mention)
  if (withheld.has(name)) return missing(mention, 'skill', 'it is there and withheld')
  if (!recipe.closed || !name.includes('-')) return null
  return missing(mention, 'skill', 'no skill of that name is loaded here', nearest(name, [...skills]))
}

function resolveAgent(mention: Mention, { recipe, scope }: Surroundings): Answer | null {
  const names = [...(scope.otherTools ?? []), ...recipe.scopes.map((each) => each.name)]
  if (names.includes(mention.name)) return provided(mention)
  if (!recipe.closed || scope.otherTools === undefined) return null
  return missing(mention, 'subagent', 'no sub-agent of that name is declared', nearest(mention.name, names))
}

/** Each token of a `requires:`: the shell is a tool, everything else a program on PATH. */
export function resolveRequires(requires: Requires, scope: Scope): RequirementAnswer[] {
  if (requires.state !== 'tokens') return []
  return requires.tokens.map(({ value: token }) => {
    if (token === 'shell' || token === 'bash') {
      const shell = shellOf(scope)
      if (shell === undefined) return { token, state: 'unknown', why: 'whether there is a shell is not known' }
      if (shell?.registered) return { token, state: 'provided', why: '' }
      return {
        token,
        state: 'missing',
        why: shell ? `${shell.name} is not registered: ${shell.why}` : 'there is no shell',
      }
    }
    if (scope.binaries === null) return { token, state: 'unknown', why: 'nobody listed the programs' }
    if (scope.binaries.includes(token)) return { token, state: 'provided', why: '' }
    return token.includes('/')
      ? { token, state: 'unknown', why: 'programs are listed by name, not by path' }
      : { token, state: 'missing', why: 'not on PATH' }
  })
}
