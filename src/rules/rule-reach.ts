import type { Analysis } from '../analysis/analysis.ts'
import type { Answer, Gap, ScopeReach } from '../analysis/reach.ts'
import type { Finding, Severity } from '../diagnostic.ts'
import type { Recipe, Scope } from '../recipes/recipe.ts'

/** One thing that an agent cannot reach, at one place, with every scope that lacks it. */
export interface Unreachable {
  readonly answer: Answer
  readonly recipe: Recipe
  readonly scope: Scope
  /** All answers of the same skill or text: what else is said around it. */
  readonly beside: readonly Answer[]
  readonly alsoIn: readonly ScopeReach[]
}

/**
 * What is missing of some kinds, each place once, whatever the number of scopes that read it. The mentions of a skill
 * that is withheld are counted elsewhere and not told one by one.
 */
export function unreachable(
  { reach }: Analysis,
  gaps: readonly Gap[],
  speaks: (answer: Answer) => boolean = () => true,
): Unreachable[] {
  const found = new Map<string, Unreachable & { readonly alsoIn: ScopeReach[] }>()
  for (const one of reach) {
    const told = one.skills.filter(({ status }) => status !== 'withheld').map(({ answers }) => answers)
    for (const answers of [...told, one.texts]) {
      for (const answer of answers) {
        if (answer.gap === null || !gaps.includes(answer.gap) || !speaks(answer)) continue
        const { file, span, name } = answer.mention
        const key = JSON.stringify([file.path, span.start, name])
        const known = found.get(key)
        if (known && known.recipe === one.recipe && known.scope === one.scope) continue
        if (known) known.alsoIn.push(one)
        else found.set(key, { answer, recipe: one.recipe, scope: one.scope, beside: answers, alsoIn: [] })
      }
    }
  }
  return [...found.values()]
}

/** A finding about something unreachable; the words of where it is missing are put behind the message. */
export function unreachableFinding(one: Unreachable, message: string, severity = severityOf(one)): Finding {
  const { answer, recipe, scope, alsoIn } = one
  const { file, span, name } = answer.mention
  const places = alsoIn.map((each) => agentOf(each.recipe, each.scope))
  const others = places.length === 0 ? '' : ` The same holds for ${listed([...new Set(places)])}.`
  return {
    severity,
    message: message + others,
    at: { path: file.path, span },
    name,
    runtimes: [...new Set([recipe, ...alsoIn.map((each) => each.recipe)].map(({ runtime }) => runtime))],
    recipe: recipe.path,
    scope: scope.name,
  }
}

/** Where all of a deployment is in its files, what is surely meant and not there is an error. */
export function severityOf({ answer, recipe, alsoIn }: Unreachable): Severity {
  const closed = [recipe, ...alsoIn.map((each) => each.recipe)].some((each) => each.closed)
  if (answer.mention.confidence === 'likely') return closed ? 'warning' : 'note'
  return closed ? 'error' : 'warning'
}

/** "the agent of `.agents`", "the sub-agent `cluster` of `.agents`". */
export function agentOf({ path }: Recipe, { name }: Scope): string {
  const recipe = path === '.' ? 'this recipe' : `\`${path}\``
  return name === 'parent' ? `the agent of ${recipe}` : `the sub-agent \`${name}\` of ${recipe}`
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

/** Names in code, the first few. */
export function codes(names: readonly string[], most = 5): string {
  const shown = names.slice(0, most).map((name) => `\`${name}\``)
  return names.length > most ? `${shown.join(', ')} and ${names.length - most} more` : listed(shown)
}

/** A sentence on what the agent has instead, where the recipe says it. */
export function alternatives({ servers = [] }: Scope): string {
  const noun = servers.length === 1 ? 'MCP server' : 'MCP servers'
  return servers.length === 0 ? '' : ` It has the ${noun} ${codes(servers.map(({ key }) => key))}.`
}
