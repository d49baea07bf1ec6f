import type { Host } from './host/host.ts'
import type { Options } from './options.ts'
import { readRecipes } from './recipes/index.ts'
import type { Recipe } from './recipes/recipe.ts'
import type { SkillSet } from './skill/read.ts'
import type { Workspace } from './source/workspace.ts'

/**
 * The recipes that the checked skills are deployed with. Who checks one skill of a tree still wants its recipe, which lies
 * outside of what is checked: it is looked for in the whole folder, and counts where it finds one of the skills.
 */
export function recipesAround(
  set: SkillSet,
  { recipe: wanted, userRoots, recipes: declared = null }: Pick<Options, 'recipe' | 'userRoots' | 'recipes'>,
  host: Host,
): Recipe[] {
  if (wanted === 'none') return []
  const given = { userRoots, declared, programs: () => host.programs?.() ?? null }
  const { workspace } = set
  if (!isPart(workspace)) return readRecipes(workspace, wanted, given)
  const recipes = readRecipes(host.open(['.']), wanted, given)
  return wanted ? recipes : recipes.filter((recipe) => finds(recipe, set) || isChecked(recipe.path, workspace))
}

/** True where less than the folder that the command runs in is checked, and nothing outside of it. */
function isPart({ roots }: Workspace): boolean {
  return !roots.includes('.') && roots.every((root) => !root.startsWith('..'))
}

function finds({ scopes }: Recipe, { skills }: SkillSet): boolean {
  const roots = new Set(scopes.flatMap(({ skillRoots }) => skillRoots.map(({ path }) => path)))
  return skills.some(({ place }) => roots.has(place.root))
}

function isChecked(path: string, { roots }: Workspace): boolean {
  return roots.some((root) => path === root || path.startsWith(`${root}/`))
}
