import type { Recipe, Scope } from '../recipes/recipe.ts'
import type { Skill } from '../skill/skill.ts'
import type { Span } from '../source/span.ts'
import type { Files } from '../source/workspace.ts'
import type { ReasonCode } from './reason.ts'

/** `loads`: the model gets the skill as written. `unknown`: neither documented nor observable. */
export type Status = 'loads' | 'altered' | 'withheld' | 'dropped' | 'unknown'

/** What one reason does on its own; `ignored` leaves the skill as it is. */
export type Effect = 'dropped' | 'withheld' | 'altered' | 'unknown' | 'ignored'

/** What one bad file takes down with it. */
export type Blast = 'skill' | 'directory' | 'catalog'

/** Why a verdict is what it is, and where in the file it stands. */
export interface Reason {
  readonly code: ReasonCode
  readonly effect: Effect
  /** What is wrong here: one sentence, without any runtime's name. */
  readonly message: string
  /** What to do about it: one sentence. */
  readonly cure: string
  /** Null where the whole file or folder is meant. */
  readonly span: Span | null
  /** The file or folder meant, where it is not the SKILL.md. */
  readonly path?: string
  /** The key, token or character concerned. */
  readonly name?: string
  /** The runtime's own words, where it prints any that people look for in a log. */
  readonly says?: string
  readonly related?: { readonly path: string; readonly span: Span | null; readonly message: string }
  /** True for what only an older release was seen to do: told, never held against the newest. */
  readonly olderOnly?: string
}

/** What a runtime does with a skill. A fact: it has no severity and gives no advice on anything else. */
export interface Verdict {
  readonly status: Status
  /** As the runtime shows them; null where it shows none. */
  readonly name: string | null
  readonly description: string | null
  readonly reasons: readonly Reason[]
  /** True where nobody is told that the skill is gone or changed. */
  readonly silent: boolean
  readonly blast: Blast
  /** How many skills go with it, this one included, where a dropped skill takes its catalogue down; absent elsewhere. */
  readonly lost?: number
}

/** All that a loader can see beside the skill. */
export interface Situation {
  /** The skills that stand in the same root, this one included. */
  readonly catalog: readonly Skill[]
  readonly recipe: Recipe | null
  readonly scope: Scope | null
}

export interface Evidence {
  /** `observed`: a real release was run; `source` and `docs`: it was read. */
  readonly basis: 'observed' | 'source' | 'docs'
  /** Repository and commit, or document. */
  readonly cite: string
  /** The day it was run or read. */
  readonly date: string
}

/** What one tier costs and holds, as the runtime gives it to the model. */
export interface Presentation {
  /** In context from the start. */
  readonly metadata: string
  /** Given when the skill is loaded. */
  readonly instructions: string
  /** What the runtime adds of its own behind the instructions: told in our words, counted apart. Null for none. */
  readonly framing: { readonly tokens: number; readonly says: readonly string[] } | null
  /** Given on demand; `why` is null for what the runtime serves. */
  readonly resources: readonly { readonly path: string; readonly why: string | null }[]
}

/** A skill's files and the verdict that follows from them; the marks `[|…|]` stand around the place of the first reason. */
export interface RuntimeExample {
  readonly title: string
  readonly files: Files
  readonly status: Status
  readonly reason?: ReasonCode
}

export interface Runtime {
  readonly id: string
  readonly title: string
  /** The releases that are modelled. */
  readonly version: string
  readonly evidence: readonly Evidence[]
  /** Where it looks for skills, in words. */
  readonly discovery: string
  /** True for the runtimes whose refusal is told even where they are no target. */
  readonly wellKnown: boolean
  /** True where a refused skill is not mentioned to anybody. */
  readonly silent: boolean
  readonly blast: Blast
  /** True where roots are merged by folder name and a copy in an earlier root hides the later ones. */
  readonly overlays?: boolean
  readonly examples: readonly RuntimeExample[]
  /** A pure function: the same skill in the same situation has the same verdict. */
  load(skill: Skill, situation: Situation): Verdict
  present(skill: Skill): Presentation
}

/** The status that a set of reasons adds up to. */
export function statusOf(reasons: readonly Reason[]): Status {
  const effects = new Set(reasons.filter((reason) => !reason.olderOnly).map((reason) => reason.effect))
  if (effects.has('dropped')) return 'dropped'
  if (effects.has('withheld')) return 'withheld'
  if (effects.has('unknown')) return 'unknown'
  return effects.has('altered') ? 'altered' : 'loads'
}

/** A verdict from reasons and from what would be shown if the skill loads. */
export function verdict(
  runtime: { readonly silent: boolean; readonly blast: Blast },
  reasons: readonly Reason[],
  shown: { readonly name: string | null; readonly description: string | null },
): Verdict {
  const status = statusOf(reasons)
  const visible = status === 'loads' || status === 'altered' || status === 'unknown'
  return {
    status,
    name: visible ? shown.name : null,
    description: visible ? shown.description : null,
    reasons,
    silent: runtime.silent && !visible,
    blast: runtime.blast,
  }
}
