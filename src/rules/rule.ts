import type { Analysis } from '../analysis/analysis.ts'
import type { Finding, Severity } from '../diagnostic.ts'
import type { Budget, Profile } from '../options.ts'
import type { Skill } from '../skill/skill.ts'
import type { Files } from '../source/workspace.ts'

/** What a rule may know of the caller's wishes: limits, never severities. */
export interface Settings {
  readonly budget: Budget
  /** True where a run that finds no skill is no failure. */
  readonly allowEmpty?: boolean
  /** Whose judgement is asked for; the default one where it is absent. */
  readonly profile?: Profile
}

interface RuleBase {
  /** Kebab-case; it names the fault. */
  readonly id: string
  /** One line: what is found. */
  readonly summary: string
  /** Why it matters, in two or three sentences. Shown on the rule's page. */
  readonly why: string
  /** How to fix it, in a sentence or two. */
  readonly cure: string
  /** What a finding is unless it says otherwise. */
  readonly severity: Severity
  /** The one profile that it speaks in; the default one where it is absent. */
  readonly profile?: Profile
  /**
   * Small repositories: `bad` gives at least one finding of this rule, `good` none. In `bad`, `[|…|]` marks the exact
   * place of the first finding; the marks are taken out before the text is read.
   */
  readonly examples: { readonly bad: Files; readonly good: Files }
  /** Runtimes to ask in the examples; without it the defaults. */
  readonly runtimes?: readonly string[]
}

export interface SkillRule extends RuleBase {
  readonly on: 'skill'
  /** True for the rules that word verdicts: they are asked about samples and unreadable files too. */
  readonly speaksForVerdicts?: boolean
  check(skill: Skill, analysis: Analysis, settings: Settings): Iterable<Finding>
}

export interface SetRule extends RuleBase {
  /** Called once for the whole run. */
  readonly on: 'set'
  check(analysis: Analysis, settings: Settings): Iterable<Finding>
}

export type Rule = SkillRule | SetRule

export function skillRule(rule: Omit<SkillRule, 'on'>): SkillRule {
  return { on: 'skill', ...rule }
}

export function setRule(rule: Omit<SetRule, 'on'>): SetRule {
  return { on: 'set', ...rule }
}
