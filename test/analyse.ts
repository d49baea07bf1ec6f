import type { Analysis } from '../src/analysis/analysis.ts'
import { analyze } from '../src/analysis/analyze.ts'
import { tokenCounter } from '../src/analysis/tokens.ts'
import { check } from '../src/check.ts'
import type { Diagnostic } from '../src/diagnostic.ts'
import { type Profile, standardBudget } from '../src/options.ts'
import { readRecipes } from '../src/recipes/index.ts'
import { rules } from '../src/rules/index.ts'
import { runtimes } from '../src/runtimes/index.ts'
import { readSkills } from '../src/skill/read.ts'
import { type Files, memoryWorkspace, type Workspace } from '../src/source/workspace.ts'

/** All facts about a small tree in memory, or about any other workspace. */
export async function analyse(tree: Files | Workspace, asked: readonly string[] | null = null): Promise<Analysis> {
  const workspace = isWorkspace(tree) ? tree : memoryWorkspace(tree)
  const set = readSkills(workspace)
  const recipes = readRecipes(workspace, null, { userRoots: [] })
  return analyze(set, recipes, runtimes, { runtimes: asked, count: await tokenCounter() })
}

export async function diagnose(
  tree: Files | Workspace,
  asked: readonly string[] | null = null,
  profile: Profile = 'default',
): Promise<Diagnostic[]> {
  return check(await analyse(tree, asked), rules, { budget: standardBudget, profile })
}

function isWorkspace(tree: Files | Workspace): tree is Workspace {
  return Array.isArray((tree as Workspace).entries)
}
