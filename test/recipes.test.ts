import { describe, expect, test } from 'vitest'
import { recipeFormats } from '../src/recipes/index.ts'
import { memoryWorkspace } from '../src/source/workspace.ts'

describe.each(recipeFormats.map((format) => [format.id, format] as const))('%s', (_id, format) => {
  test.each(format.examples.map((example) => [example.title, example] as const))('%s', (_title, { files, absent }) => {
    const workspace = memoryWorkspace(files)
    const recipes = format.find(workspace).flatMap((path) => format.read(workspace, path, { userRoots: [] }) ?? [])
    expect(recipes).toHaveLength(1)
    const missing = recipes[0]!.scopes[0]!.builtIns.filter((tool) => !tool.registered)
    expect(missing.map(({ name }) => name)).toEqual(absent)
    for (const { why } of missing) expect(why).not.toBe('')
  })
})
