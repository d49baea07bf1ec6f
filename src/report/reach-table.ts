import type { Analysis } from '../analysis/analysis.ts'
import type { Answer, ScopeReach } from '../analysis/reach.ts'
import type { Recipe, Scope } from '../recipes/recipe.ts'
import type { Skill } from '../skill/skill.ts'

/** What came of one scope: the figures that a reader wants before any single finding. */
export interface ReachSummary {
  readonly recipe: Recipe
  readonly scope: Scope
  readonly skills: number
  readonly withheld: readonly { readonly skill: Skill; readonly why: string; readonly untold: number }[]
  /** Skills with something that their agent cannot reach; null is the texts beside the skills. */
  readonly unreachable: readonly {
    readonly skill: Skill | null
    readonly places: number
    readonly names: readonly string[]
  }[]
  /** Servers that are declared and whose tools nobody listed: a name of theirs is checked as far as its prefix. */
  readonly prefixOnly: readonly { readonly server: string; readonly names: readonly string[] }[]
  /** Programs that are called and that nobody listed as there or not. */
  readonly unlisted: readonly string[]
  /** Tokens of `requires:` that nothing says to be there or not. */
  readonly unknownRequires: readonly string[]
}

export function reachSummaries({ reach }: Analysis): ReachSummary[] {
  return reach.map(summaryOf)
}

function summaryOf({ recipe, scope, skills, texts }: ScopeReach): ReachSummary {
  const served = skills.filter(({ status }) => status !== 'withheld')
  const all = [...served.flatMap(({ answers }) => answers), ...texts]
  const lacking = [...served.map(({ skill, answers }) => ({ skill, answers })), { skill: null, answers: texts }]
  return {
    recipe,
    scope,
    skills: skills.length,
    withheld: skills
      .filter(({ status }) => status === 'withheld')
      .map(({ skill, reasons, answers }) => {
        const why = reasons.filter(({ effect }) => effect === 'withheld').map(({ message }) => message)
        return { skill, why: why.join(' '), untold: missing(answers).length }
      }),
    unreachable: lacking.flatMap(({ skill, answers }) => {
      const gaps = missing(answers)
      return gaps.length === 0 ? [] : [{ skill, places: gaps.length, names: names(gaps) }]
    }),
    prefixOnly: prefixOnly(all),
    unlisted: names(all.filter(({ mention, state }) => mention.kind === 'command' && state === 'unknown')),
    unknownRequires: [
      ...new Set(
        served.flatMap(({ requires }) => requires.filter(({ state }) => state === 'unknown').map((each) => each.token)),
      ),
    ],
  }
}

/** An entry of `allowed-tools` that is not there takes no step away. */
function missing(answers: readonly Answer[]): Answer[] {
  return answers.filter(({ state, mention }) => state === 'missing' && mention.how !== 'allowed-tools')
}

function names(answers: readonly Answer[]): string[] {
  return [...new Set(answers.map(({ mention }) => mention.name))]
}

function prefixOnly(answers: readonly Answer[]): { server: string; names: string[] }[] {
  const found = new Map<string, Answer[]>()
  for (const answer of answers) {
    if (answer.server === null || answer.state !== 'unknown') continue
    found.set(answer.server, [...(found.get(answer.server) ?? []), answer])
  }
  return [...found].map(([server, own]) => ({ server, names: names(own) }))
}
