import type { SourceFile } from '../source/file.ts'
import type { Span } from '../source/span.ts'
import type { Files, Workspace } from '../source/workspace.ts'

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

/** What one agent of a deployment can use. */
export interface Scope {
  /** `parent`, or the sub-agent's name. */
  readonly name: string
  readonly builtIns: readonly BuiltIn[]
  /** Names of programs on the deployment's PATH; null where nobody listed them: unknown, never this machine's. */
  readonly binaries: readonly string[] | null
  readonly skillRoots: readonly SkillRoot[]
}

/** What one deployment really has, read from its own files. */
export interface Recipe {
  /** The folder that holds the recipe, or the file it was read from. */
  readonly path: string
  readonly format: string
  /** True where the deployment is all in its files; false where users add servers and tools of their own. */
  readonly closed: boolean
  /** Id of the runtime that is deployed. */
  readonly runtime: string
  readonly scopes: readonly Scope[]
  readonly problems: readonly RecipeProblem[]
}

/** A fault in a recipe's own files. */
export interface RecipeProblem {
  readonly file: SourceFile
  readonly span: Span | null
  /** What is wrong, what it costs, what to do. */
  readonly message: string
  /** True where the runtime does not start with it. */
  readonly fatal: boolean
}

/** What the caller adds to a recipe's own files. */
export interface Given {
  /** Folders that stand for `~/.agents` and `~/.core-agent`, in this order. */
  readonly userRoots: readonly string[]
}

export interface RecipeFormat {
  readonly id: string
  readonly title: string
  /** The file that gives a recipe of this format away, in words. */
  readonly files: string
  readonly closed: boolean
  readonly runtime: string
  readonly evidence: string
  readonly examples: readonly { readonly title: string; readonly files: Files; readonly absent: readonly string[] }[]
  /** Folders or files of the workspace that hold such a recipe. */
  find(workspace: Workspace): readonly string[]
  /** Reads the one at `path`; null where there is none of this format. Never throws: a fault is a problem with a place. */
  read(workspace: Workspace, path: string, given: Given): Recipe | null
}
