import type { Recipe } from '../recipes/recipe.ts'
import type { Runtime } from '../runtimes/runtime.ts'
import type { Skill } from '../skill/skill.ts'
import type { Target } from './analysis.ts'

/** Dot folders that belong to one runtime, or are shared: a skill in one is written for these. */
const ofFolder: Readonly<Record<string, readonly string[]>> = {
  '.agents': ['agentskills', 'codex', 'copilot-cli', 'gemini-cli', 'opencode'],
  '.claude': ['claude-code'],
  '.clinerules': ['cline'],
  '.codex': ['codex'],
  '.cursor': ['cursor'],
  '.deepagents': ['deepagents'],
  '.gemini': ['gemini-cli'],
  '.github': ['copilot-cli', 'vscode'],
  '.goose': ['goose'],
  '.hermes': ['hermes'],
  '.opencode': ['opencode'],
  '.openhands': ['openhands'],
  '.pi': ['pi'],
  '.qwen': ['qwen-code'],
  '.roo': ['roo-code'],
}

/** A skill elsewhere is one of a collection: written to be installed anywhere. */
const anywhere = ['agentskills', 'claude-code', 'codex', 'copilot-cli', 'gemini-cli', 'opencode']

/** The runtimes that a repository targets with a skill: those asked for, or those that its place speaks for. */
export function targeting(
  asked: readonly string[] | null,
  skills: readonly Skill[],
  recipes: readonly Recipe[],
): (skill: Skill) => readonly Target[] {
  if (asked) {
    const targets = asked.map((id) => ({ id, why: 'asked for', asked: true }))
    return () => targets
  }
  const named = skills.filter((skill) => !skill.isSample && skill.name)
  const namespaced = named.length > 0 && named.every((skill) => /^[^/\s]+\/[^/\s]+$/.test(skill.name?.value ?? ''))
  const deployed = deployedTo(recipes)
  const known = new Map<string, readonly Target[]>()
  return ({ place: { root, owner }, frontmatter }) => {
    const requires = frontmatter.fields.has('requires')
    const key = `${requires} ${root}`
    const targets = known.get(key) ?? defaults(root, owner, deployed, { namespaced, requires })
    known.set(key, targets)
    return targets
  }
}

/** Root → runtimes whose recipes find skills there. */
function deployedTo(recipes: readonly Recipe[]): ReadonlyMap<string, ReadonlySet<string>> {
  const deployed = new Map<string, Set<string>>()
  for (const { runtime, scopes } of recipes) {
    for (const { path } of scopes.flatMap((scope) => scope.skillRoots)) {
      deployed.set(path, (deployed.get(path) ?? new Set()).add(runtime))
    }
  }
  return deployed
}

function defaults(
  root: string,
  owner: string | null,
  deployed: ReadonlyMap<string, ReadonlySet<string>>,
  written: { readonly namespaced: boolean; readonly requires: boolean },
): readonly Target[] {
  const own = owner === null ? undefined : ofFolder[owner]
  const place = own ? `skills in ${owner} are for it` : 'skills of a collection are for it'
  const targets = (own ?? anywhere).map((id) => ({ id, why: place, asked: false }))
  for (const id of deployed.get(root) ?? []) {
    if (!targets.some((target) => target.id === id))
      targets.push({ id, why: 'a recipe finds skills there', asked: false })
  }
  const add = (id: string, why: string): void => {
    if (!targets.some((target) => target.id === id)) targets.push({ id, why, asked: false })
  }
  for (const id of deployed.get(root) ?? []) add(id, 'a recipe finds skills there')
  // No other runtime reads the key.
  if (written.requires) add('core-agent', 'a skill with `requires:` is for it')
  if (written.namespaced) add('cleveragents', 'every name is namespace/short-name')
  return targets
}

/** Targets of any skill, and the well-known others whose refusal is told as well. */
export function askedRuntimes(
  runtimes: readonly Runtime[],
  skills: readonly Skill[],
  targetsOf: (skill: Skill) => readonly Target[],
): Runtime[] {
  const targets = new Set(skills.flatMap((skill) => targetsOf(skill).map(({ id }) => id)))
  return runtimes.filter((runtime) => targets.has(runtime.id) || runtime.wellKnown)
}
