import { UsageError } from '../diagnostic.ts'
import type { Workspace } from '../source/workspace.ts'
import { coreAgentFormat } from './core-agent.ts'
import type { Given, Recipe, RecipeFormat } from './recipe.ts'

export const recipeFormats: readonly RecipeFormat[] = [coreAgentFormat]

/** The recipes asked for, or those that the tree holds. Throws UsageError for a path that is no recipe. */
export function readRecipes(workspace: Workspace, wanted: readonly string[] | 'none' | null, given: Given): Recipe[] {
  if (wanted === 'none') return []
  if (wanted) return wanted.map((path) => readOne(workspace, path.replace(/^\.\//, '').replace(/\/+$/, ''), given))
  const found = recipeFormats.flatMap((format) =>
    format.find(workspace).flatMap((path) => format.read(workspace, path, given) ?? []),
  )
  return found.sort((left, right) => (left.path < right.path ? -1 : 1))
}

function readOne(workspace: Workspace, path: string, given: Given): Recipe {
  for (const format of recipeFormats) {
    const recipe = workspace.has(path) || path === '.' ? format.read(workspace, path, given) : null
    if (recipe) return recipe
  }
  const known = recipeFormats.map((format) => `${format.id} (${format.files})`).join('; ')
  throw new UsageError(`"${path}" is no recipe inside the checked paths; known formats: ${known}.`, { path })
}
