import { describe, expect, test } from 'vitest'
import { readRecipes, recipeFormats } from '../src/recipes/index.ts'
import type { RecipeExample } from '../src/recipes/recipe.ts'
import { memoryWorkspace } from '../src/source/workspace.ts'
import { unmarked } from './marks.ts'

const given = { userRoots: [] }

describe.each(recipeFormats.map((format) => [format.id, format] as const))('%s', (_id, format) => {
  test.each(format.examples.map((example) => [example.title, example] as const))('%s', (_title, example) => {
    const { files, marked } = unmarked(example.files)
    const workspace = memoryWorkspace(files)
    const paths = format.find(workspace, given)
    const recipes = readRecipes(workspace, paths, given).filter((recipe) => recipe.format === format.id)
    expect(recipes).toHaveLength(1)
    const recipe = recipes[0]!
    expect({ ...shapeOf(recipe.scopes[0]), problem: recipe.problems[0]?.code }).toEqual({
      absent: example.absent,
      servers: example.servers ?? [],
      problem: example.problem,
    })
    if (!(example.problem === 'config-syntax' && recipe.scopes.length === 0)) {
      expect(recipe.scopes.map(({ name }) => name)).toEqual(example.scopes ?? ['parent'])
    }
    for (const tool of recipe.scopes.flatMap(({ builtIns }) => builtIns)) expect(tool.registered).toBe(tool.why === '')
    if (marked) {
      const { file, span } = recipe.problems[0]!
      expect({ path: file.path, span }).toEqual(marked)
    }
  })
})

function shapeOf(scope: ReturnType<typeof readRecipes>[number]['scopes'][number] | undefined) {
  return {
    absent: (scope?.builtIns ?? []).filter((tool) => !tool.registered).map(({ name }) => name),
    servers: (scope?.servers ?? []).map(({ prefix }) => prefix),
  }
}

test('every format finds its examples without being told', () => {
  const found = ({ files }: RecipeExample): string[] => {
    return readRecipes(memoryWorkspace(unmarked(files).files), null, given).map((recipe) => recipe.format)
  }
  for (const format of recipeFormats) {
    for (const example of format.examples) expect(found(example)).toContain(format.id)
  }
})
