import type { Recipe, Scope } from '../recipes/recipe.ts'
import type { Reason, Status } from '../runtimes/runtime.ts'
import type { Mention } from '../skill/mention.ts'
import type { Skill } from '../skill/skill.ts'

/** What comes of a requirement or a mention in one scope; `unknown` where nobody listed what it is looked for in. */
export type Resolution = 'provided' | 'missing' | 'unknown'

/** What kind of capability is missing; the rules have one voice for each. */
export type Gap =
  | 'shell'
  | 'program'
  | 'built-in'
  | 'tool'
  | 'mcp-spelling'
  | 'mcp-server'
  | 'mcp-tool'
  | 'not-pollable'
  | 'variable'
  | 'skill'
  | 'subagent'

/** A mention held against one scope. */
export interface Answer {
  readonly mention: Mention
  readonly state: Resolution
  /** Null where nothing is missing. */
  readonly gap: Gap | null
  /** Why it is missing or unknown, as words that follow a colon; empty where it is provided. */
  readonly why: string
  /** The name that was probably meant, or that works; null where none is near. */
  readonly meant: string | null
  /** The key of the server that it belongs to; null for what is no server's tool. */
  readonly server: string | null
}

/** One token of `requires:`, held against one scope. */
export interface RequirementAnswer {
  readonly token: string
  readonly state: Resolution
  readonly why: string
}

/** One skill in one scope. */
export interface SkillReach {
  readonly skill: Skill
  /** What the deployed runtime does with it here; `unknown` where that runtime is not modelled. */
  readonly status: Status
  readonly reasons: readonly Reason[]
  readonly requires: readonly RequirementAnswer[]
  readonly answers: readonly Answer[]
}

/** What the agent of one scope can do of what its skills and texts say. */
export interface ScopeReach {
  readonly recipe: Recipe
  readonly scope: Scope
  readonly skills: readonly SkillReach[]
  /** Of the texts that the agent gets beside its skills. */
  readonly texts: readonly Answer[]
}
