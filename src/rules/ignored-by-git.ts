import ignore, { type Ignore } from 'ignore'
import { decode } from '../source/file.ts'
import { spanOf } from '../source/span.ts'
import { folderOf, nameOf, type Workspace } from '../source/workspace.ts'
import { setRule } from './rule.ts'

/** A larger .gitignore, in bytes, is not read. */
const IGNORE_FILE_LIMIT = 100_000
/** Trying a pattern with more wild cards than this could take time out of all proportion. */
const WILD_CARD_LIMIT = 4

export const ignoredByGit = setRule({
  id: 'ignored-by-git',
  summary: 'A .gitignore matches a skill.',
  why: 'Git leaves out what a .gitignore matches. The skill is there for its author, and missing for whoever clones the repository.',
  cure: 'Make the pattern narrower, for instance with a slash in front, which ties it to the folder of the .gitignore.',
  severity: 'warning',
  examples: {
    bad: {
      '.gitignore': '# output\nbuild/\n',
      'skills/build/SKILL.md': '[||]---\nname: build\ndescription: Builds the book.\n---\nBuild it.\n',
    },
    good: {
      '.gitignore': '# output\n/build/\n',
      'skills/build/SKILL.md': '---\nname: build\ndescription: Builds the book.\n---\nBuild it.\n',
    },
  },
  *check({ set: { skills, workspace } }) {
    const ignores = readIgnores(workspace)
    if (ignores.size === 0) return
    for (const { filePath, isSample } of skills) {
      if (isSample || isBehindLink(filePath, workspace)) continue
      const match = matchOf(filePath, ignores)
      if (!match) continue
      const where = `\`${match.file}\`, line ${match.line} (\`${match.pattern}\`)`
      const message = `${where} matches this skill: Git leaves it out unless it was added by force, and then whoever clones the repository does not get it. Make the pattern narrower; a slash in front ties it to the folder of its \`.gitignore\`.`
      yield { message, at: { path: filePath, span: spanOf(0, 0) }, name: match.pattern }
    }
  },
})

interface Match {
  readonly file: string
  readonly line: string
  readonly pattern: string
}

/** The patterns of each .gitignore, by its folder. */
function readIgnores(workspace: Workspace): ReadonlyMap<string, Ignore> {
  const ignores = new Map<string, Ignore>()
  for (const { path, kind } of workspace.entries) {
    if (kind !== 'file' || nameOf(path) !== '.gitignore') continue
    const read = workspace.read(path, IGNORE_FILE_LIMIT)
    if (!('bytes' in read)) continue
    const lines = decode(path, read.bytes)
      .text.replace(/^\uFEFF/, '')
      .split(/\r?\n/)
    const rules = lines.map((pattern, index) => ({ pattern, mark: String(index + 1) }))
    const tried = rules.filter(({ pattern }) => (pattern.match(/\*+/g)?.length ?? 0) <= WILD_CARD_LIMIT)
    ignores.set(folderOf(path), ignore({ ignorecase: false }).add(tried))
  }
  return ignores
}

/** The line that hides a path or a folder around it. Folders come first: below an ignored one nothing is taken back. */
function matchOf(path: string, ignores: ReadonlyMap<string, Ignore>): Match | null {
  for (let slash = path.indexOf('/'); ; slash = path.indexOf('/', slash + 1)) {
    const entry = slash < 0 ? path : path.slice(0, slash + 1)
    const match = matchAt(entry, ignores)
    if (match !== null || slash < 0) return match
  }
}

/** What the nearest .gitignore with a word on this very entry says; one that speaks of a folder around it has no say. */
function matchAt(entry: string, ignores: ReadonlyMap<string, Ignore>): Match | null {
  const bare = entry.replace(/\/$/, '')
  for (let folder = folderOf(bare); ; folder = folderOf(folder)) {
    const rules = ignores.get(folder)
    if (rules) {
      const relative = folder === '.' ? entry : entry.slice(folder.length + 1)
      const around = folderOf(relative.replace(/\/$/, ''))
      const { ignored, unignored, rule } = rules.test(relative)
      if (unignored) return null
      if (ignored && rule && (around === '.' || !rules.test(`${around}/`).ignored)) {
        return {
          file: folder === '.' ? '.gitignore' : `${folder}/.gitignore`,
          line: rule.mark ?? '',
          pattern: rule.pattern,
        }
      }
    }
    if (folder === '.') return null
  }
}

/** Git keeps a link, never what is behind it. */
function isBehindLink(path: string, { linkedFolders }: Workspace): boolean {
  return [...linkedFolders.keys()].some((link) => path.startsWith(`${link}/`))
}
