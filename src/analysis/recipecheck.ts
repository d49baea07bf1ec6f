import type { Span } from '../source/span.ts'
import { nameOf, type Workspace } from '../source/workspace.ts'
import { unresolved } from './recipecheck-catalog.ts'
import { type RecipeConfig, readConfig } from './recipecheck-config.ts'
import { Refusal } from './recipecheck-json.ts'
import { type RecipecheckRule, scan } from './recipecheck-lines.ts'
import { type RecipecheckScope, scopesOf } from './recipecheck-scopes.ts'
import { RecipeTree } from './recipecheck-tree.ts'

/** A name in a recipe's texts or config that its agent cannot use. */
export interface RecipecheckFinding {
  /** Relative to the config root, as recipecheck prints it: `../upstream/skills/x/SKILL.md`. */
  readonly file: string
  /** Where that file stands in the workspace. */
  readonly path: string
  /** 1-based; 0 for a finding about the config. */
  readonly line: number
  /** The name where it stands; null for a finding about the config. */
  readonly span: Span | null
  readonly name: string
  readonly rule: RecipecheckRule
  /** Why the agent cannot use it, as a clause. */
  readonly reason: string
  /** `parent`, or the name of the sub-agent that is given the text. */
  readonly scope: string
}

export interface RecipecheckAnswer {
  /** Sorted by file and line. */
  readonly findings: readonly RecipecheckFinding[]
  /** Why there is no answer: then there are no findings, as recipecheck stops at the first. */
  readonly errors: readonly { readonly path: string; readonly message: string }[]
}

/**
 * What core-agent's own recipecheck says about the recipe at `configRoot`, quirks included: the same findings, the same
 * lines, the same names (examples/internal/recipecheck, go-steer/core-agent@b708387; run on three public recipes).
 * Never throws. `configName` stands for a config that is chosen with `-c`, which recipecheck itself cannot read.
 */
export function recipecheck(workspace: Workspace, configRoot: string, configName = 'config.json'): RecipecheckAnswer {
  try {
    const tree = new RecipeTree(workspace, configRoot, configName)
    const config = readConfig(tree.json(configRoot, configName))
    const [parent, ...others] = scopesOf(tree, configRoot, config)
    const pollable = new Set(config.pollAllow)
    let findings = [...configFindings(config, parent, tree), ...textFindings(parent, tree, pollable)]
    for (const scope of others) {
      // Across agents one place and name is told once; what one agent's text says twice on a line is told twice.
      const told = new Set(findings.map(identity))
      findings = findings.concat(textFindings(scope, tree, pollable).filter((finding) => !told.has(identity(finding))))
    }
    return { findings: findings.sort(inOrder), errors: [] }
  } catch (error) {
    if (error instanceof Refusal) return { findings: [], errors: [{ path: error.path, message: error.message }] }
    throw error
  }
}

function configFindings(config: RecipeConfig, parent: RecipecheckScope, tree: RecipeTree): RecipecheckFinding[] {
  const { pollAllow } = config
  const about = (name: string, rule: RecipecheckRule, reason: string): RecipecheckFinding => {
    return {
      file: nameOf(tree.config),
      path: tree.config,
      line: 0,
      span: null,
      name,
      rule,
      reason,
      scope: parent.name,
    }
  }
  const findings: RecipecheckFinding[] = []
  if (pollAllow.length > 0 && !parent.builtIns.has('wait_and_verify')) {
    const why = parent.absence('wait_and_verify')
    findings.push(
      about('wait_and_verify', 'G', `tools.wait_and_verify.poll_allow lists ${pollAllow.length} for it, but ${why}`),
    )
  }
  for (const [index, name] of pollAllow.entries()) {
    const why = unresolved(name, parent)
    const entry = `entry ${index + 1} of tools.wait_and_verify.poll_allow can match no tool, and its poll is refused without a word when it is called`
    if (why !== null) findings.push(about(name, 'E', `${why}; ${entry}`))
  }
  return findings
}

function textFindings(scope: RecipecheckScope, tree: RecipeTree, pollable: ReadonlySet<string>): RecipecheckFinding[] {
  return scope.files.flatMap(({ file, path }) =>
    [...scan(tree.text(path), scope, pollable)].map((finding) => ({ file, path, ...finding, scope: scope.name })),
  )
}

function identity({ file, line, name }: RecipecheckFinding): string {
  return `${file}\n${line}\n${name}`
}

function inOrder(left: RecipecheckFinding, right: RecipecheckFinding): number {
  return left.file === right.file ? left.line - right.line : left.file < right.file ? -1 : 1
}
