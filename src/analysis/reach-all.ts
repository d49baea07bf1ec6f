import type { Recipe, Scope } from '../recipes/recipe.ts'
import type { Runtime } from '../runtimes/runtime.ts'
import type { Mention } from '../skill/mention.ts'
import { mentionsIn, readMentions } from '../skill/mentions.ts'
import type { SkillSet } from '../skill/read.ts'
import type { Skill } from '../skill/skill.ts'
import type { Answer, ScopeReach, SkillReach } from './reach.ts'
import { resolveMention, resolveRequires, type Surroundings } from './resolve.ts'

/** The mentions of each skill, read when first asked for. */
/** Above so many skills the parsed bodies are let go between two looks at them: a few seconds for half the memory. */
const MANY = 1000

export class Mentions {
  readonly #set: SkillSet
  readonly #found = new Map<Skill, readonly Mention[]>()

  constructor(set: SkillSet) {
    this.#set = set
  }

  of(skill: Skill): readonly Mention[] {
    const known = this.#found.get(skill)
    if (known) return known
    const found = readMentions(skill, this.#set.workspace)
    this.#found.set(skill, found)
    if (this.#set.skills.length > MANY) skill.settle()
    return found
  }
}

/** Holds what the skills and texts of every recipe say against what its scopes have. */
export function reachAll(
  set: SkillSet,
  recipes: readonly Recipe[],
  shelf: readonly Runtime[],
  mentions: Mentions,
): ScopeReach[] {
  return recipes.flatMap((recipe) => {
    const runtime = shelf.find(({ id }) => id === recipe.runtime) ?? null
    return recipe.scopes.map((scope) => reachOf(set, recipe, scope, runtime, mentions))
  })
}

function reachOf(
  { skills }: SkillSet,
  recipe: Recipe,
  scope: Scope,
  runtime: Runtime | null,
  mentions: Mentions,
): ScopeReach {
  const given = skillsOf(skills, recipe, scope)
  const verdicts = new Map(
    given.map((skill) => [skill, runtime?.load(skill, { catalog: given, recipe, scope }) ?? null] as const),
  )
  const named = (withheld: boolean): Set<string> => {
    const some = given.filter((skill) => (verdicts.get(skill)?.status === 'withheld') === withheld)
    return new Set(some.flatMap(({ name, folder }) => [name?.value ?? '', folder ?? '']))
  }
  const around: Surroundings = { recipe, scope, skills: named(false), withheld: named(true) }
  const reaches = given.map((skill): SkillReach => {
    const verdict = verdicts.get(skill) ?? null
    const answers = answersTo(mentions.of(skill), around)
    // The parsed body is needed again only when the rules come to this skill.
    skill.settle()
    const requires = resolveRequires(skill.requires, scope)
    return { skill, status: verdict?.status ?? 'unknown', reasons: verdict?.reasons ?? [], requires, answers }
  })
  const texts = (scope.texts ?? []).flatMap(({ file, span }) => answersTo(mentionsIn(file, span), around))
  return { recipe, scope, skills: reaches, texts }
}

function answersTo(found: readonly Mention[], around: Surroundings): Answer[] {
  return found.flatMap((mention) => resolveMention(mention, around) ?? [])
}

/** The skills of a scope: those of its roots, a copy in an earlier root before the later ones, narrowed by its grants. */
function skillsOf(skills: readonly Skill[], recipe: Recipe, scope: Scope): Skill[] {
  const grants = scope.grants ?? null
  if (scope.inherits && grants === null) return []
  const roots = (scope.inherits ? recipe.scopes[0] : scope)?.skillRoots ?? []
  const taken = new Set<string>()
  const found: Skill[] = []
  for (const { path } of roots) {
    const here = skills.filter(
      ({ place, isSample, unreadable }) => place.root === path && !isSample && unreadable === null,
    )
    for (const skill of here) {
      const folder = skill.folder ?? skill.path
      const granted = grants === null || grants.includes(skill.name?.value ?? folder)
      if (granted && !taken.has(folder)) found.push(skill)
    }
    for (const { folder, path: at } of here) taken.add(folder ?? at)
  }
  return found
}
