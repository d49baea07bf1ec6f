import type { DeclaredRecipes } from '../options-recipes.ts'
import type { SourceFile } from '../source/file.ts'
import type { Location, Span } from '../source/span.ts'
import type { Files, Workspace } from '../source/workspace.ts'
import type { RecipeProblem } from './recipe-problem.ts'

export type { RecipeProblem } from './recipe-problem.ts'

/** Where a deployment finds skills; earlier roots win over later ones. */
export interface SkillRoot {
  /** A folder of the workspace. */
  readonly path: string
  readonly role: 'project' | 'content' | 'user' | 'user-fallback'
}

/** One tool of a runtime's own, and whether this deployment has it. */
export interface BuiltIn {
  readonly name: string
  readonly registered: boolean
  /** Why it is absent, as the runtime would say it; empty where it is registered. */
  readonly why: string
}

/** An MCP server that a deployment declares. */
export interface McpServer {
  /** As its file writes it. */
  readonly key: string
  /** What the runtime puts before a tool's own name: `gke_`, `mcp__gke__`. */
  readonly prefix: string
  /** The tools' own names, without the prefix; null where nobody listed them. */
  readonly tools: readonly string[] | null
  /** Own names of tools that the deployment takes away from this server. */
  readonly denied?: readonly string[]
  /** True where the deployment declares that none of its tools changes anything. */
  readonly readOnly?: boolean
  readonly declared: Location
}

/** Text that an agent is given beside its skills: an AGENTS.md, instructions of a sub-agent written in a config file. */
export interface RecipeText {
  readonly file: SourceFile
  /** The part of the file that is the text. */
  readonly span: Span
}

/** What one agent of a deployment can use. */
export interface Scope {
  /** `parent`, or the sub-agent's name. */
  readonly name: string
  /** True for a sub-agent without skill roots of its own: it reads what `parent` reads, narrowed by `grants`. */
  readonly inherits?: boolean
  readonly builtIns: readonly BuiltIn[]
  /** Tools beyond those of the runtime's own list and the servers': sub-agents, the skill tools, a deployment's own. */
  readonly otherTools?: readonly string[]
  /** The built-in that runs commands, by the runtime's own name (`bash`, `Bash`); null where the runtime has none. */
  readonly shellTool?: string | null
  readonly servers?: readonly McpServer[]
  /** Names of programs on the deployment's PATH; null where nobody listed them: unknown, never this machine's. */
  readonly binaries: readonly string[] | null
  /** Names of the environment variables that are set; null where nobody listed them. */
  readonly environment?: readonly string[] | null
  readonly skillRoots: readonly SkillRoot[]
  /** Names of the skills it is given; null for all that its roots hold. */
  readonly grants?: readonly string[] | null
  readonly texts?: readonly RecipeText[]
  /** Tools that a polling tool may call beside the read-only ones; null where the runtime has no such tool. */
  readonly pollable?: readonly string[] | null
}

/** How a runtime joins a server's name and a tool's own name. */
export type McpSpelling = 'server_tool' | 'mcp__server__tool' | 'mcp_server_tool' | 'server__tool' | 'server/tool'

/** What one deployment really has, read from its own files. */
export interface Recipe {
  /** The folder that holds the recipe, or the file it was read from; `FILE#NAME` where one file holds several. */
  readonly path: string
  readonly format: string
  /** True where the deployment is all in its files; false where users add servers and tools of their own. */
  readonly closed: boolean
  /** Id of the runtime that is deployed. */
  readonly runtime: string
  /** `gke_get`, `mcp__gke__get`: how this runtime writes the name of a server's tool; absent where it has no servers. */
  readonly mcpSpelling?: McpSpelling
  readonly scopes: readonly Scope[]
  readonly problems: readonly RecipeProblem[]
}

/** What somebody states about a deployment that its own files do not say. */
export interface Facts {
  /** Names of the programs on its PATH; null where nobody states them. */
  readonly binaries: readonly string[] | null
  /** Names of the environment variables that are set; null where nobody states them. */
  readonly environment: readonly string[] | null
  /** Where the programs are stated. */
  readonly stated: { readonly file: SourceFile; readonly span: Span } | null
  /** True where the list of programs is whole: a shell that is not on it is not there. */
  readonly whole: boolean
}

/** What the caller adds to a recipe's own files. */
export interface Given {
  /** Folders that stand for `~/.agents` and `~/.core-agent`, in this order. */
  readonly userRoots: readonly string[]
  /** What the config file says of recipes; null where it says nothing. */
  readonly declared?: DeclaredRecipes | null
  /** Names of the programs on this machine's PATH; only asked for where a recipe says `binaries: path`. */
  readonly programs?: () => readonly string[] | null
  /** Stated about the recipe that is being read. */
  readonly facts?: Facts
}

/** A small tree and what its only recipe must be. `[|…|]` marks the place of the first problem. */
export interface RecipeExample {
  readonly title: string
  readonly files: Files
  /** Built-ins of the first scope that are not registered. */
  readonly absent: readonly string[]
  /** Prefixes of the first scope's servers. */
  readonly servers?: readonly string[]
  /** Names of the scopes; `parent` alone where it is left out. */
  readonly scopes?: readonly string[]
  /** Code of the first problem. */
  readonly problem?: string
}

export interface RecipeFormat {
  readonly id: string
  readonly title: string
  /** The file that gives a recipe of this format away, in words. */
  readonly files: string
  readonly closed: boolean
  readonly runtime: string
  readonly evidence: string
  readonly examples: readonly RecipeExample[]
  /** Folders or files of the workspace that hold such a recipe. */
  find(workspace: Workspace, given: Given): readonly string[]
  /** Reads the one at `path`; null where there is none of this format. Never throws: a fault is a problem with a place. */
  read(workspace: Workspace, path: string, given: Given): Recipe | null
}
