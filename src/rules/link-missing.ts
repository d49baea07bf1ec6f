import type { Skill } from '../skill/skill.ts'
import type { CodeBlock, Markdown } from '../source/markdown.ts'
import { folderOf, joinPath, nameOf, type Workspace } from '../source/workspace.ts'
import { skillRule } from './rule.ts'
import { pathOf, spellingOf, writtenLinks } from './rule-link.ts'

const frontmatter = '---\nname: tide\ndescription: Reads tide tables.\n---\n'

export const linkMissing = skillRule({
  id: 'link-missing',
  summary: 'A link leads to a file that the skill does not hold.',
  why: 'The agent follows the link, finds nothing, and goes on without what the author thought it had read.',
  cure: 'Add the file, or write its path as seen from the folder of the SKILL.md.',
  severity: 'error',
  examples: {
    bad: {
      'skills/tide/SKILL.md': `${frontmatter}Read [the table]([|references/tabel.md|]).\n`,
      'skills/tide/references/table.md': 'high\n',
    },
    good: {
      'skills/tide/SKILL.md': `${frontmatter}Read [the table](references/table.md).\n`,
      'skills/tide/references/table.md': 'high\n',
    },
  },
  *check(skill, { set: { workspace } }) {
    const told = new Set<string>()
    const unsure = fencesMislead(skill.body) ? ({ severity: 'warning' } as const) : {}
    for (const { target, targetSpan } of writtenLinks(skill)) {
      const path = pathOf(target)
      const full = joinPath(skill.path, path)
      if (full === null || told.has(full) || !namesFile(path, skill) || !isBelow(full, skill.path)) continue
      if (workspace.has(full) || isThere(full, workspace)) continue
      told.add(full)
      const message = `\`${path}\` is not there: the agent that follows this link finds nothing. ${offer(full, path, skill, workspace)}`
      yield { ...unsure, message, at: { path: skill.filePath, span: targetSpan }, name: path }
    }
  },
})

/** Addresses, absolute paths and Windows' separators. */
const elsewhere = /^[a-z][a-z\d+.-]*:|^[/~]|\\/i
/** What a reader is meant to replace. */
const placeholder = /[<>{}[\]()*$%|"'`…]|\.\.\.|\bpath\/to\b|\b(?:YYYY|XXX|NNN)|(?:^|[-_/]|file)name\.\w+$/i
/** A host whose scheme was left out. */
const host = /^(?:www\.|localhost\b|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|ai|app|co|gov|edu)(?:[/:]|$))/i

/** True for a path that can mean nothing but a file of the bundle. */
function namesFile(path: string, { bundle }: Skill): boolean {
  if (path === '' || elsewhere.test(path) || placeholder.test(path) || host.test(path)) return false
  const [first, rest] = path.replace(/^(?:\.\/)+/, '').split('/', 2)
  const known =
    rest !== undefined && (/^(?:scripts|references|assets)$/.test(first!) || bundle.folders.includes(first!))
  // `.github/…` and the like belong to the project that the skill is used in. Without an extension it may be a page of a site.
  return known || (/\.[a-z\d]{1,10}$/i.test(path) && !(rest !== undefined && first!.startsWith('.')))
}

/** A fence that is open, or stands in another of its length: then text may have been meant as code, a template above all. */
function fencesMislead({ codeBlocks, problems }: Markdown): boolean {
  const holdsFence = ({ marker, lines }: CodeBlock) =>
    marker !== null && lines.some(({ value }) => value.trimStart().startsWith(marker.repeat(3)))
  return problems.length > 0 || codeBlocks.some(holdsFence)
}

function isBelow(path: string, folder: string): boolean {
  return folder === '.' ? !path.startsWith('..') : path.startsWith(`${folder}/`)
}

/** There under this name, in another case (another rule speaks of that), or where nobody looked. */
function isThere(path: string, workspace: Workspace): boolean {
  if (spellingOf(path, workspace) !== undefined) return true
  return workspace.leftOut.some(
    (each) => each.reason !== 'link-broken' && (path === each.path || path.startsWith(`${each.path}/`)),
  )
}

function offer(full: string, path: string, skill: Skill, workspace: Workspace): string {
  const files = skill.bundle.resources.map((resource) => resource.path)
  const named = files.filter((file) => nameOf(file) === nameOf(path))
  const meant = named.find((file) => path.endsWith(`/${file}`)) ?? (named.length === 1 ? named[0] : undefined)
  if (meant) return `Did you mean \`${meant}\`? Write paths as seen from the folder of the SKILL.md.`
  if (workspace.has(path)) {
    return 'It is there as seen from the top of the repository, which a skill that is installed alone does not have; put the file into the skill and link it from there.'
  }
  const folder = folderOf(skill.path === '.' ? full : full.slice(skill.path.length + 1))
  const beside = files.filter((file) => folderOf(file) === folder).map((file) => `\`${file}\``)
  const listed =
    beside.length > 0 && beside.length <= 8 && folder !== '.' ? ` That folder holds ${beside.join(', ')}.` : ''
  return `Add the file, or correct the path.${listed}`
}
