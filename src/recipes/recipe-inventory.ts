import type { SourceFile } from '../source/file.ts'
import { textOf, textsOf, valueAt } from '../source/json.ts'
import { joinPath, type Workspace } from '../source/workspace.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import type { Facts, Given, Recipe } from './recipe.ts'
import { readText } from './recipe-file.ts'
import type { Complain, RecipeProblem } from './recipe-problem.ts'
import { problemList } from './recipe-problem.ts'

/** More names than this are not an image’s programs. */
const PROGRAM_LIMIT = 100_000

/**
 * Images whose programs are known. The final stage of core-agent's images is distroless/static: there is no shell and
 * nothing else on PATH (go-steer/core-agent@b708387, Dockerfile:98-117; core-agent, Skills page, read 2026-11-30).
 */
const images: readonly { readonly pattern: RegExp; readonly programs: readonly string[] }[] = [
  { pattern: /^(?:gcr\.io\/)?distroless\/static(?:-debian\d+)?(?:[:@].+)?$/, programs: [] },
  { pattern: /^(?:ghcr\.io\/)?go-steer\/core-agent(?:-slim)?(?:[:@].+)?$/, programs: [] },
  { pattern: /^scratch$/, programs: [] },
]

const shells = ['sh', 'bash', 'dash', 'ash', 'zsh', 'ksh', 'busybox']

/** What an entry of `recipes:` states of programs and variables. `folder` is where its relative paths start. */
export function factsOf(
  entry: YamlNode,
  file: SourceFile,
  folder: string,
  workspace: Workspace,
  given: Given,
  complain: Complain,
): Facts {
  const image = valueAt(entry, ['image']) ?? valueAt(entry, ['binaries', 'image'])
  const binaries = valueAt(entry, ['binaries'])
  const base = image ? programsOfImage(image, file, complain) : null
  const added = binaries ? programsOf(binaries, file, folder, workspace, given, complain) : null
  const programs = base === null && added === null ? null : [...new Set([...(base ?? []), ...(added ?? [])])].sort()
  const at = image ?? binaries
  return {
    binaries: programs,
    environment: textsOf(valueAt(entry, ['environment']))?.map(({ value }) => value) ?? null,
    stated: at ? { file, span: at.span } : null,
    whole:
      programs !== null &&
      (base !== null || programs.length === 0 || (binaries && resolved(binaries)?.kind !== 'list') === true),
  }
}

function programsOfImage(node: YamlNode, file: SourceFile, complain: Complain): readonly string[] | null {
  const name = textOf(node) ?? ''
  const known = images.find(({ pattern }) => pattern.test(name))
  if (known) return known.programs
  const message = `Nobody knows here what programs \`${name}\` holds. List them with \`binaries\`: by hand, or \`{file: PATH}\` with one name a line.`
  complain('image-unknown', { file, span: node.span }, message, name)
  return null
}

function programsOf(
  node: YamlNode,
  file: SourceFile,
  folder: string,
  workspace: Workspace,
  given: Given,
  complain: Complain,
): readonly string[] | null {
  const listed = textsOf(node)
  if (listed) return listed.map(({ value }) => value)
  if (textOf(node) === 'path') return given.programs?.() ?? null
  const path = valueAt(node, ['file'])
  if (!path) return null
  const written = textOf(path) ?? ''
  const target = written.startsWith('/') ? null : joinPath(folder, written)
  const list = target === null ? null : readText(workspace, target)
  if (list) return namesIn(list.text)
  const message = `The list of programs \`${written}\` cannot be read: it is not in the checked tree. Correct the path, which starts at the folder of this file.`
  complain('inventory-unreadable', { file, span: path.span }, message, written)
  return null
}

/** One name or path a line, as `ls` and `tar tf` print them; blank lines and lines with a hash are passed over. */
function namesIn(text: string): string[] {
  const names = new Set<string>()
  for (const line of text.split(/\r?\n/)) {
    const name = line.trim().replace(/^.*\/(?=[^/]+$)/, '')
    if (name === '' || name.startsWith('#') || name.endsWith('/')) continue
    names.add(name)
    if (names.size >= PROGRAM_LIMIT) break
  }
  return [...names]
}

/** The recipe with what is stated about it, where its own files do not say it. */
export function withFacts(recipe: Recipe, facts: Facts | undefined): Recipe {
  if (!facts) return recipe
  const scopes = recipe.scopes.map((scope) => ({
    ...scope,
    binaries: scope.binaries ?? facts.binaries,
    environment: scope.environment ?? facts.environment,
  }))
  return { ...recipe, scopes, problems: [...recipe.problems, ...missingShell(recipe, facts)] }
}

/** The shell tool is there whether or not the image has a shell: each of its calls fails then. */
function missingShell({ scopes }: Recipe, { binaries, stated, whole }: Facts): readonly RecipeProblem[] {
  if (!binaries || !stated || !whole || shells.some((shell) => binaries.includes(shell))) return []
  const tool = scopes
    .map(({ shellTool, builtIns }) => builtIns.find(({ name, registered }) => name === shellTool && registered))
    .find((each) => each !== undefined)
  if (!tool) return []
  const { problems, complain } = problemList()
  const message = `\`${tool.name}\` is registered and the image has no shell: each of its calls fails. Disable the tool, or use an image with a shell.`
  complain('shell-without-image-shell', stated, message, tool.name)
  return problems
}
