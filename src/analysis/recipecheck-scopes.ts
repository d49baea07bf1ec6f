import { absenceIn, builtInNames, builtInsOf, type Catalog } from './recipecheck-catalog.ts'
import { type RecipeConfig, readServers, type Subagent } from './recipecheck-config.ts'
import { Refusal } from './recipecheck-json.ts'
import type { RecipeTree, ScannedFile } from './recipecheck-tree.ts'

/** Each of them reads its texts anew; a config with more is none that a team wrote. */
const SCOPE_LIMIT = 100

/** Texts, and the tools of the one agent that is given them. */
export interface RecipecheckScope extends Catalog {
  /** `parent`, or the sub-agent's name. */
  readonly name: string
  readonly files: readonly ScannedFile[]
}

/** The parent, then each sub-agent that has a root of its own. Throws Refusal for what core-agent does not start with. */
export function scopesOf(
  tree: RecipeTree,
  configRoot: string,
  config: RecipeConfig,
): [RecipecheckScope, ...RecipecheckScope[]] {
  const path = tree.config
  const servers = readServers(tree.json(configRoot, 'mcp.json'))
  const unknown = config.disable.find((name) => !builtInNames.includes(name))
  if (unknown !== undefined) {
    const message = `\`${path}\`: tools.disable names \`${unknown}\`, which is no built-in tool. core-agent does not start with it.`
    throw new Refusal(path, message)
  }
  const builtIns = builtInsOf(config)
  const contents = config.contentRoots.flatMap((root) => tree.resolve(root, `The content root \`${root}\``) ?? [])
  const parent: RecipecheckScope = {
    name: 'parent',
    files: tree.markdown([configRoot, ...contents]),
    builtIns,
    servers,
    absence: (name) => absenceIn(name, config),
  }
  const rooted = config.subagents.filter(({ root }) => root !== '')
  if (rooted.length > SCOPE_LIMIT) {
    throw new Refusal(path, `\`${path}\` has more than ${SCOPE_LIMIT} sub-agents with a root, too many to check.`)
  }
  return [parent, ...rooted.map((agent) => subagentScope(agent, parent, tree))]
}

function subagentScope(agent: Subagent, parent: RecipecheckScope, tree: RecipeTree): RecipecheckScope {
  const path = tree.config
  const refuse = (what: string): Refusal => {
    return new Refusal(path, `\`${path}\`: the sub-agent \`${agent.name}\` ${what}. core-agent does not start with it.`)
  }
  const root = tree.resolve(agent.root, `The root of the sub-agent \`${agent.name}\``)
  if (root === null || !tree.isFolder(root)) throw refuse(`has \`${agent.root}\` as its root, where no folder is`)
  const declared = readServers(tree.json(root, 'mcp.json'))
  const files = tree.markdown([root])
  const absent = agent.tools?.find((name) => !parent.builtIns.has(name))
  if (absent !== undefined) throw refuse(`is given the tool \`${absent}\`, which its parent has not registered`)
  const undeclared = agent.servers?.find((key) => !declared.includes(key))
  if (undeclared !== undefined) {
    throw refuse(`is given the MCP server \`${undeclared}\`, which the mcp.json of its root does not declare`)
  }
  return {
    name: agent.name,
    files,
    builtIns: agent.tools ? new Set(agent.tools) : parent.builtIns,
    servers: agent.servers ?? declared,
    absence(name) {
      if (!parent.builtIns.has(name)) return parent.absence(name)
      return `the parent registers it, but the tools list of the sub-agent \`${agent.name}\` leaves it out, and nobody else reads this text`
    },
  }
}
