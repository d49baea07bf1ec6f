import type { Recipe } from '../recipes/recipe.ts'
import type { Runtime } from '../runtimes/runtime.ts'
import type { SkillSet } from '../skill/read.ts'
import type { Skill } from '../skill/skill.ts'
import type { Analysis, Cost, Target } from './analysis.ts'
import { costOf } from './costs.ts'
import { loadAll } from './load.ts'
import { Mentions, reachAll } from './reach-all.ts'
import { askedRuntimes, targeting } from './targets.ts'
import type { CountTokens } from './tokens.ts'

export interface Asked {
  /** Ids that the caller named; null for the defaults. */
  readonly runtimes: readonly string[] | null
  readonly count: CountTokens
  /** Called with the number of skills done. */
  readonly progress?: (done: number, all: number) => void
}

/** Resolves, loads and measures: all facts of a run, once. */
export function analyze(set: SkillSet, recipes: readonly Recipe[], shelf: readonly Runtime[], asked: Asked): Analysis {
  const targetsOf = targeting(asked.runtimes, set.skills, recipes)
  const runtimes = askedRuntimes(shelf, set.skills, targetsOf)
  const verdicts = loadAll(set.skills, runtimes, recipes)
  const mentions = new Mentions(set)
  return {
    set,
    recipes,
    runtimes,
    verdicts,
    costs: measure(set, shelf, targetsOf, asked),
    reach: reachAll(set, judgedRecipes(recipes, asked.runtimes), shelf, mentions),
    mentionsOf: (skill) => mentions.of(skill),
    targetsOf,
  }
}

/** Who names runtimes wants their deployments judged; who names the open standard, or none, all of them. */
function judgedRecipes(recipes: readonly Recipe[], asked: readonly string[] | null): readonly Recipe[] {
  if (asked === null || asked.includes('agentskills')) return recipes
  return recipes.filter(({ runtime }) => asked.some((id) => id === runtime || id.startsWith(`${runtime}@`)))
}

function measure(
  set: SkillSet,
  shelf: readonly Runtime[],
  targetsOf: (skill: Skill) => readonly Target[],
  { count, progress }: Asked,
): ReadonlyMap<Skill, Cost> {
  const standard = shelf[0]
  const costs = new Map<Skill, Cost>()
  for (const [index, skill] of set.skills.entries()) {
    if (!standard) break
    const framings = targetsOf(skill).map(
      ({ id }) => shelf.find((runtime) => runtime.id === id)?.present(skill).framing,
    )
    const framing = framings.find((each) => each != null)?.tokens ?? null
    costs.set(skill, costOf(skill, standard.present(skill), framing, count, set.workspace))
    progress?.(index + 1, set.skills.length)
  }
  return costs
}
