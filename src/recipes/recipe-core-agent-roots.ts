import { textsOf, valueAt } from '../source/json.ts'
import type { Span } from '../source/span.ts'
import { folderOf, joinPath, nameOf, type Workspace } from '../source/workspace.ts'
import type { YamlNode } from '../source/yaml.ts'
import type { Given, RecipeText, SkillRoot } from './recipe.ts'
import { filesIn, inside, linkTarget, readText } from './recipe-file.ts'

/** Entries of `content_roots`. `path` is null where it leads out of the tree: nothing can be said of it then. */
export function contentRootsOf(
  folder: string,
  root: YamlNode | null,
): { readonly value: string; readonly span: Span; readonly path: string | null }[] {
  return (textsOf(valueAt(root, ['content_roots'], true)) ?? []).map(({ value, span }) => {
    return { value, span, path: value.startsWith('/') ? null : joinPath(folder, value) }
  })
}

/**
 * Project, content roots in their order, then the user's own two, which count only when they were given
 * (pkg/skills/load.go:170-206, go-steer/core-agent@b708387).
 */
export function skillRootsOf(
  folder: string,
  root: YamlNode | null,
  workspace: Workspace,
  { userRoots }: Given,
): SkillRoot[] {
  const skillsIn = (path: string): string => linkTarget(workspace, inside(linkTarget(workspace, path), 'skills'))
  const contents = contentRootsOf(folder, root).flatMap(({ path }) => {
    return path === null ? [] : [{ path: skillsIn(path), role: 'content' as const }]
  })
  const users = userRoots.map((path, index) => ({
    path: skillsIn(path),
    role: index === 0 ? ('user' as const) : ('user-fallback' as const),
  }))
  return [{ path: skillsIn(folder), role: 'project' }, ...contents, ...users]
}

/** AGENTS.md and the files of AGENTS.d in some folders (pkg/instruction/load.go). */
export function textsIn(workspace: Workspace, folders: readonly string[]): RecipeText[] {
  return [...new Set(folders)].flatMap((folder) => {
    const parts = filesIn(workspace, inside(folder, 'AGENTS.d'), '.md')
    return [inside(folder, 'AGENTS.md'), ...parts].flatMap((path) => {
      const file = readText(workspace, path)
      return file ? [{ file, span: { start: 0, end: file.text.length } }] : []
    })
  })
}

/** Texts of the parent: beside the config, in the folder that holds `.agents`, and in the content roots. */
export function parentTexts(workspace: Workspace, folder: string, root: YamlNode | null): RecipeText[] {
  const contents = contentRootsOf(folder, root).flatMap(({ path }) => path ?? [])
  return textsIn(workspace, [...(nameOf(folder) === '.agents' ? [folderOf(folder)] : []), folder, ...contents])
}
