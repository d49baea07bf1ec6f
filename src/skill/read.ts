import { decode, SourceFile } from '../source/file.ts'
import { type Markdown, parseMarkdown } from '../source/markdown.ts'
import { type Located, located, spanOf } from '../source/span.ts'
import { byPath, type Entry, folderOf, joinPath, type LeftOut, nameOf, type Workspace } from '../source/workspace.ts'
import { resolved } from '../source/yaml.ts'
import { readAllowedTools } from './allowed-tools.ts'
import { type Bundle, readBundles } from './bundle.ts'
import { type Frontmatter, readFrontmatter } from './frontmatter.ts'
import { folderName, placeOf } from './place.ts'
import { readRequires } from './requires.ts'
import { findSecrets } from './secrets.ts'
import type { LookAlike, Skill } from './skill.ts'
import { bodySteps, frontmatterSteps, readStepLists, type Step, type StepList } from './steps.ts'
import { readSuppressions, type Suppression } from './suppressions.ts'

/** A SKILL.md larger than this, in bytes, is reported and not read. */
export const SKILL_BYTES_LIMIT = 2_000_000

export interface SkillSet {
  /** Sorted by path. */
  readonly skills: readonly Skill[]
  readonly lookAlikes: readonly LookAlike[]
  /** Folders that stand in a root beside skills and hold no SKILL.md anywhere. */
  readonly foldersWithoutSkill: readonly string[]
  /** A SKILL.md that is only another way to one that is checked. */
  readonly leftOut: readonly LeftOut[]
  /** Folders that hold skills on their own; a file outside of them is none of ours. */
  readonly workspace: Workspace
}

/** Finds every SKILL.md of the tree and reads it. A file that cannot be read is a skill with a reason, never an exception. */
export function readSkills(workspace: Workspace): SkillSet {
  const leftOut: LeftOut[] = []
  const files: Entry[] = []
  for (const entry of workspace.entries) {
    if (nameOf(entry.path) !== 'SKILL.md' || entry.kind === 'directory') continue
    const target = linkAsText(entry, workspace)
    if (!target) files.push(entry)
    else {
      const why = `a link to ${target} that was checked out as a text file`
      leftOut.push({ path: entry.path, reason: 'same-as', target, why })
    }
  }
  const directories = new Set(files.map((file) => folderOf(file.path)))
  const bundles = readBundles(workspace, directories)
  const skills = files.map((file) => readSkill(file, workspace, directories, bundles)).sort(byPath)
  return {
    skills,
    lookAlikes: lookAlikes(workspace, directories),
    foldersWithoutSkill: foldersWithoutSkill(workspace, skills, directories),
    leftOut,
    workspace,
  }
}

/**
 * The SKILL.md that a small text file stands for where git could not make a symbolic link
 * (git-config, core.symlinks=false: "the link is checked out as small plain files that contain the link text").
 */
function linkAsText(entry: Entry, workspace: Workspace): string | null {
  if (entry.kind !== 'file' || entry.bytes > 512 || entry.bytes < 8) return null
  const read = workspace.read(entry.path, 512)
  if (!('bytes' in read)) return null
  const text = new TextDecoder().decode(read.bytes)
  if (!/^(?:\.\.?\/|[\w.-]+\/)[^\r\n\0]*SKILL\.md$/.test(text)) return null
  const target = joinPath(folderOf(entry.path), text)
  return target && target !== entry.path && workspace.has(target) ? target : null
}

function readSkill(
  entry: Entry,
  workspace: Workspace,
  directories: ReadonlySet<string>,
  bundles: ReadonlyMap<string, Bundle>,
): Skill {
  const path = folderOf(entry.path)
  const read = workspace.read(entry.path, SKILL_BYTES_LIMIT)
  const unreadable = 'why' in read ? read.why : null
  const file = 'bytes' in read ? decode(entry.path, read.bytes) : new SourceFile(entry.path, '', entry.bytes)
  const frontmatter = readFrontmatter(file)
  const lists = readStepLists(frontmatter.fields)
  const around = skillAround(path, directories)
  const parsed = parsedParts(file, frontmatter, lists)
  return {
    path,
    filePath: entry.path,
    file,
    unreadable,
    folder: folderName(path, workspace),
    place: placeOf(path, workspace),
    frontmatter,
    bodySpan: spanOf(frontmatter.bodyStart, file.text.length),
    get body() {
      return parsed.body()
    },
    name: textField(frontmatter, 'name'),
    description: textField(frontmatter, 'description'),
    stepLists: lists,
    get steps() {
      return parsed.steps()
    },
    requires: readRequires(frontmatter.fields.get('requires')?.value ?? null),
    allowedTools: readAllowedTools(frontmatter.fields.get('allowed-tools')?.value ?? null, file),
    bundle: bundles.get(path) ?? { resources: [], folders: [] },
    get suppressions() {
      return parsed.suppressions()
    },
    secrets: findSecrets(file.text),
    insideSkill: around,
    isSample: around !== null && sampleFolder.test(path.slice(around === '.' ? 0 : around.length + 1)),
    linkedFrom: linksTo(path, workspace),
    settle: parsed.settle,
  }
}

/** What needs the parsed body: parsed when first asked for, and let go once it was looked at. */
function parsedParts(file: SourceFile, frontmatter: Frontmatter, lists: readonly StepList[]) {
  let body: Markdown | null = null
  let steps: readonly Step[] | null = null
  let suppressions: readonly Suppression[] | null = null
  const parts = {
    body(): Markdown {
      body ??= parseMarkdown(file.text, frontmatter.bodyStart)
      return body
    },
    steps(): readonly Step[] {
      const written = steps ?? frontmatterSteps(lists)
      steps ??= written.length > 0 ? written : bodySteps(parts.body())
      return steps
    },
    suppressions(): readonly Suppression[] {
      const mentioned = file.text.includes('skillproof-ignore')
      suppressions ??= mentioned ? readSuppressions(file, frontmatter.yaml, parts.body()) : []
      return suppressions
    },
    settle(): void {
      parts.steps()
      parts.suppressions()
      body = null
    },
  }
  return parts
}

function textField(frontmatter: Frontmatter, name: string): Located<string> | null {
  const field = frontmatter.fields.get(name)
  const node = field ? resolved(field.value) : null
  return field && node?.kind === 'scalar' ? located(node.value, field.value.span) : null
}

/** Folders whose SKILL.md is a template, a fixture or a sample of the skill around it. */
const sampleFolder =
  /(?:^|\/)(?:assets?|templates?|tests?|__tests__|fixtures?|examples?|samples?|evals?|references?|scripts?|testdata)(?:\/|$)/i

function skillAround(path: string, directories: ReadonlySet<string>): string | null {
  let folder = path
  while (folder.includes('/')) {
    if (nameOf(folder).toLowerCase() === 'skills') return null
    folder = folderOf(folder)
    if (directories.has(folder) && nameOf(folder).toLowerCase() !== 'skills') return folder
  }
  return null
}

function linksTo(path: string, workspace: Workspace): string[] {
  const links: string[] = []
  for (const [link, target] of workspace.linkedFolders) if (target === path || link === path) links.push(link)
  return links.sort()
}

function lookAlikes(workspace: Workspace, directories: ReadonlySet<string>): LookAlike[] {
  const found: LookAlike[] = []
  for (const { path, kind } of workspace.entries) {
    const lower = nameOf(path).toLowerCase()
    const named = lower === 'skill.md' || lower === 'skills.md'
    if (named && kind === 'directory') found.push({ path, kind: 'folder', file: null })
    else if (named && nameOf(path) !== 'SKILL.md')
      found.push({ path, kind: 'file-name', file: textAt(path, workspace) })
    else if (!named && kind === 'file') found.push(...flatFile(path, lower, workspace, directories))
  }
  return found
}

function textAt(path: string, workspace: Workspace): SourceFile | null {
  const read = workspace.read(path, SKILL_BYTES_LIMIT)
  return 'bytes' in read ? decode(path, read.bytes) : null
}

/** A Markdown file with a skill's two fields that stands right in a `skills` folder, where a skill's directory is meant. */
function flatFile(
  path: string,
  lower: string,
  workspace: Workspace,
  directories: ReadonlySet<string>,
): readonly LookAlike[] {
  if (!lower.endsWith('.md') || nameOf(folderOf(path)).toLowerCase() !== 'skills') return []
  const file = directories.has(folderOf(path)) ? null : textAt(path, workspace)
  const fields = file ? readFrontmatter(file).fields : null
  return fields?.has('name') && fields.has('description') ? [{ path, kind: 'flat-file', file }] : []
}

/** Names that folders beside skills have when they are shared by them and meant to be none. */
const sharedFolder =
  /^(?:[._].*|shared|common|lib|libs|docs?|assets?|scripts?|references?|templates?|tests?|evals?|examples?|resources?|images?|utils?|tools?|hooks?|agents?|commands?|data)$/i

function foldersWithoutSkill(
  workspace: Workspace,
  skills: readonly Skill[],
  directories: ReadonlySet<string>,
): readonly string[] {
  const roots = new Set(skills.filter((skill) => skill.place.named && skill.place.depth === 1).map((s) => s.place.root))
  const holding = new Set<string>()
  for (const directory of [...directories, ...workspace.linkedFolders.keys()]) {
    for (let folder = directory; folder.includes('/'); folder = folderOf(folder)) holding.add(folder)
  }
  const inside = new Set<string>()
  for (const { path, kind } of workspace.entries) {
    if (kind === 'file' && nameOf(path).toLowerCase() !== 'skill.md') inside.add(folderOf(path))
    if (kind !== 'directory' && nameOf(path).toLowerCase() === 'skill.md') holding.add(folderOf(path))
  }
  return workspace.entries
    .filter(({ path, kind }) => kind === 'directory' && roots.has(folderOf(path)) && !holding.has(path))
    .filter(({ path }) => !sharedFolder.test(nameOf(path)) && [...inside].some((each) => each === path))
    .map(({ path }) => path)
}
