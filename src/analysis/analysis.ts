import type { Recipe } from '../recipes/recipe.ts'
import type { Runtime, Verdict } from '../runtimes/runtime.ts'
import type { Mention } from '../skill/mention.ts'
import type { SkillSet } from '../skill/read.ts'
import type { Skill } from '../skill/skill.ts'
import type { ScopeReach } from './reach.ts'

/** What a skill costs, in tokens of the encoding that the report names. Exact for that encoding, an estimate for any other model. */
export interface Cost {
  /** Name and description: in context from the start. */
  readonly metadata: number
  /** The body: once the skill is loaded. */
  readonly instructions: number
  /** All text resources together: as far as they are read. */
  readonly resources: number
  /** What a runtime adds behind each body; null where no targeted runtime adds anything. */
  readonly framing: number | null
  /** Tokens of each text resource, by its path relative to the skill; files that are no text are absent. */
  readonly byResource: ReadonlyMap<string, number>
}

/** All facts of a run, side by side. */
export interface Analysis {
  readonly set: SkillSet
  readonly recipes: readonly Recipe[]
  /** The runtimes that were asked, targets and well-known others, in the order of the shelf. */
  readonly runtimes: readonly Runtime[]
  /** Skill → runtime id → verdict. Every asked runtime has an answer for every skill. */
  readonly verdicts: ReadonlyMap<Skill, ReadonlyMap<string, Verdict>>
  readonly costs: ReadonlyMap<Skill, Cost>
  /** What each scope of each recipe can do of what its skills say; empty without a recipe. */
  readonly reach: readonly ScopeReach[]
  /** What a skill tells the agent to use, in the order of its files. */
  mentionsOf(skill: Skill): readonly Mention[]
  /** Ids of the runtimes that the repository targets with this skill, and why. */
  targetsOf(skill: Skill): readonly Target[]
}

export interface Target {
  readonly id: string
  /** `asked for`, or what the place of the skill says. */
  readonly why: string
  readonly asked: boolean
}
