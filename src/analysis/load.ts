import type { Recipe, Scope } from '../recipes/recipe.ts'
import { reason } from '../runtimes/reason-field.ts'
import { type Runtime, type Situation, type Verdict, verdict } from '../runtimes/runtime.ts'
import type { Skill } from '../skill/skill.ts'

/** A recipe's scope that finds a skill of a root. */
interface Deployment {
  readonly recipe: Recipe
  readonly scope: Scope
}

type Verdicts = Map<Skill, Map<string, Verdict>>

/** Asks every runtime about every skill, catalogue by catalogue, and spreads what one bad file takes down. */
export function loadAll(
  skills: readonly Skill[],
  runtimes: readonly Runtime[],
  recipes: readonly Recipe[],
): ReadonlyMap<Skill, ReadonlyMap<string, Verdict>> {
  const verdicts: Verdicts = new Map(skills.map((skill) => [skill, new Map()]))
  const jobs = runtimes.flatMap((runtime) => {
    return catalogs(skills, runtime, recipes).map(([deployment, catalog]) => ({ runtime, deployment, catalog }))
  })
  // One root after the other, so that its files are still at hand when the next runtime asks for them.
  const at = new Map(skills.map((skill, index) => [skill, index]))
  const first = ({ catalog }: { readonly catalog: readonly Skill[] }): number => at.get(catalog[0]!) ?? 0
  for (const { runtime, deployment, catalog } of jobs.sort((left, right) => first(left) - first(right))) {
    loadCatalog(runtime, catalog, deployment, verdicts)
  }
  return verdicts
}

/** Skills that one running agent would see together: those of one root, or of all the roots of one deployment. */
function catalogs(
  skills: readonly Skill[],
  runtime: Runtime,
  recipes: readonly Recipe[],
): (readonly [Deployment | null, readonly Skill[]])[] {
  const deployments = new Map<string, Deployment>()
  for (const recipe of recipes.filter((each) => deploys(each, runtime))) {
    for (const scope of recipe.scopes) {
      const deployment = { recipe, scope }
      for (const { path } of scope.skillRoots) if (!deployments.has(path)) deployments.set(path, deployment)
    }
  }
  const byRoot = new Map<Deployment | string, Skill[]>()
  for (const skill of skills) {
    const key = deployments.get(skill.place.root) ?? skill.place.root
    const catalog = byRoot.get(key)
    if (catalog) catalog.push(skill)
    else byRoot.set(key, [skill])
  }
  return [...byRoot].map(([key, catalog]) => [typeof key === 'string' ? null : key, catalog] as const)
}

/** The files of a deployment hold for an older release, `core-agent@2.8`, as well. */
function deploys(recipe: Recipe, runtime: Runtime): boolean {
  return runtime.id === recipe.runtime || runtime.id.startsWith(`${recipe.runtime}@`)
}

function loadCatalog(
  runtime: Runtime,
  catalog: readonly Skill[],
  deployment: Deployment | null,
  verdicts: Verdicts,
): void {
  const scope = deployment?.scope ?? null
  const winners = scope && runtime.overlays ? winningCopies(catalog, scope) : new Map<Skill, Skill>()
  const situation = { catalog, recipe: deployment?.recipe ?? null, scope }
  const answers = new Map<Skill, Verdict>()
  for (const skill of catalog) {
    const winner = winners.get(skill)
    answers.set(skill, winner ? shadowedBy(winner, runtime) : loadWhereItStands(skill, situation, runtime))
  }
  const culprit = [...answers].find(([, answer]) => takesAllDown(answer))?.[0]
  const lost = [...answers.values()].filter((answer) => answer.status !== 'dropped' || takesAllDown(answer)).length
  for (const [skill, answer] of answers) {
    const taken = culprit && answer.status !== 'dropped' ? takenDown(culprit, answer, runtime) : answer
    verdicts.get(skill)?.set(runtime.id, takesAllDown(taken) ? { ...taken, lost } : taken)
  }
}

/**
 * A skill below another runtime's folder is judged as if it were installed: what would become of it is worth more than that
 * it is not found there, which is told beside it.
 */
function loadWhereItStands(skill: Skill, situation: Situation, runtime: Runtime): Verdict {
  const found = runtime.load(skill, situation)
  const outside = found.reasons.find(({ code }) => code === 'outside-the-roots')
  if (!outside) return found
  const place = { ...skill.place, owner: null }
  const installed = runtime.load(Object.create(skill, { place: { value: place } }) as Skill, situation)
  return { ...installed, reasons: [...installed.reasons, { ...outside, effect: 'ignored' }] }
}

function takesAllDown(answer: Verdict): boolean {
  return answer.status === 'dropped' && answer.blast === 'catalog'
}

/** Skills that a copy of the same folder name in an earlier root hides; the key is the hidden one. */
function winningCopies(catalog: readonly Skill[], scope: Scope): Map<Skill, Skill> {
  const rank = (skill: Skill): number => scope.skillRoots.findIndex((root) => root.path === skill.place.root)
  const winners = new Map<string, Skill>()
  const hidden = new Map<Skill, Skill>()
  for (const skill of [...catalog].sort((left, right) => rank(left) - rank(right))) {
    if (skill.folder === null || skill.place.depth !== 1) continue
    const winner = winners.get(skill.folder)
    if (winner && rank(winner) < rank(skill)) hidden.set(skill, winner)
    else winners.set(skill.folder, skill)
  }
  return hidden
}

function shadowedBy(winner: Skill, runtime: Runtime): Verdict {
  const message = `\`${winner.path}\` has the same folder name in a root that wins, so this SKILL.md is never read.`
  const cure = 'Rename the folder where both skills are meant to be there.'
  const related = { path: winner.filePath, span: winner.name?.span ?? null, message: 'the copy that wins' }
  const shadowed = { ...reason('shadowed', 'withheld', message, cure, { start: 0, end: 0 }), related }
  return verdict({ silent: true, blast: runtime.blast }, [shadowed], { name: null, description: null })
}

function takenDown(culprit: Skill, answer: Verdict, runtime: Runtime): Verdict {
  const message = `\`${culprit.filePath}\` cannot be read, and it takes every skill of its root down.`
  const cure = 'Repair that file.'
  const related = { path: culprit.filePath, span: null, message: 'the file that takes the root down' }
  const broken = { ...reason('sibling-broken', 'dropped', message, cure, { start: 0, end: 0 }), related }
  return verdict(runtime, [broken, ...answer.reasons], { name: null, description: null })
}
