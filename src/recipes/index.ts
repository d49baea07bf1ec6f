import { UsageError } from '../diagnostic.ts'
import { textOf, valueAt } from '../source/json.ts'
import { byPath, folderOf, type Workspace } from '../source/workspace.ts'
import { claudeCodeFormat } from './claude-code.ts'
import { codexFormat } from './codex.ts'
import { copilotFormat } from './copilot.ts'
import { coreAgentFormat } from './core-agent.ts'
import { geminiCliFormat } from './gemini-cli.ts'
import { opencodeFormat } from './opencode.ts'
import type { Given, Recipe, RecipeFormat } from './recipe.ts'
import { declaredIn } from './recipe-declared.ts'
import { isMissing, kindAt } from './recipe-file.ts'
import { factsOf, withFacts } from './recipe-inventory.ts'
import { problemList } from './recipe-problem.ts'
import { snapshotFor, withSnapshot } from './recipe-snapshot.ts'
import { skillproofFormat } from './skillproof.ts'

/** core-agent is last: any folder with a config.json may be one of its roots. */
export const recipeFormats: readonly RecipeFormat[] = [
  skillproofFormat,
  claudeCodeFormat,
  codexFormat,
  copilotFormat,
  geminiCliFormat,
  opencodeFormat,
  coreAgentFormat,
]

/**
 * The recipes asked for, or those that the tree holds. Throws UsageError for a path that is no recipe; whatever is wrong
 * inside of one is a problem of it.
 */
export function readRecipes(workspace: Workspace, wanted: readonly string[] | 'none' | null, given: Given): Recipe[] {
  if (wanted === 'none') return []
  const recipes = wanted
    ? wanted.flatMap((path) => readAt(workspace, path.replace(/^\.\/(?=.)/, '').replace(/(?<=.)\/+$/, ''), given))
    : recipeFormats.flatMap((format) => {
        return format.find(workspace, given).flatMap((path) => readOne(format, workspace, path, given) ?? [])
      })
  if (!wanted) checkAdditions(workspace, given, recipes)
  return wanted ? recipes : recipes.sort(byPath)
}

function readAt(workspace: Workspace, path: string, given: Given): Recipe[] {
  const found = recipeFormats.flatMap((format) => {
    if (format === skillproofFormat) {
      const own = format.find(workspace, given).filter((each) => each === path || each.startsWith(`${path}#`))
      return (own.length > 0 ? own : [path]).flatMap((each) => readOne(format, workspace, each, given) ?? [])
    }
    return workspace.has(path) || path === '.' ? (readOne(format, workspace, path, given) ?? []) : []
  })
  if (found.length > 0) return found
  const known = recipeFormats.map((format) => `${format.id} (${format.files})`).join('; ')
  throw new UsageError(`"${path}" is no recipe of the folder that the command runs in; known formats: ${known}.`, {
    path,
  })
}

/** One recipe with what the config file states about it and what the snapshots of its servers list. */
function readOne(format: RecipeFormat, workspace: Workspace, path: string, given: Given): Recipe | null {
  const { problems, complain } = problemList()
  const { file, folder, additions } = declaredIn(workspace, given)
  const addition = additions.get(path)
  const facts = addition && file ? factsOf(addition, file, folder, workspace, given, complain) : undefined
  const recipe = format.read(workspace, path, facts ? { ...given, facts } : given)
  if (!recipe) return null
  const isFolder = kindAt(workspace, recipe.path) === 'directory'
  const snapshot = snapshotFor(workspace, isFolder ? recipe.path : folderOf(recipe.path), complain)
  const filled = withFacts(withSnapshot(recipe, snapshot), facts)
  return { ...filled, problems: [...filled.problems, ...problems] }
}

/** Facts about a recipe that is not there are a mistake of the config file. */
function checkAdditions(workspace: Workspace, given: Given, recipes: Recipe[]): void {
  const { file, additions } = declaredIn(workspace, given)
  for (const [path, node] of additions) {
    if (!file || recipes.some((recipe) => recipe.path === path)) continue
    const unread = workspace.has(path)
      ? recipeFormats.flatMap((format) => readOne(format, workspace, path, given) ?? [])
      : []
    recipes.push(...unread)
    if (unread.length > 0 || !(workspace.has(path) || isMissing(workspace, path))) continue
    const span = valueAt(node, ['path'])?.span ?? node.span
    const message = `"${textOf(valueAt(node, ['path'])) ?? ''}" is no recipe; give the path of one, or describe it with a name and a runtime.`
    throw new UsageError(message, { path: file.path, ...file.position(span.start) })
  }
}
