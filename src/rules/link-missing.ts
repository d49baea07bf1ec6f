import type { Skill } from '../skill/skill.ts'
import { nearest } from '../source/nearest.ts'
import { joinPath, nameOf, type Workspace } from '../source/workspace.ts'
import { skillRule } from './rule.ts'

const skill = '---\nname: tide\ndescription: Reads tide tables.\n---\n'

export const linkMissing = skillRule({
  id: 'link-missing',
  summary: 'A link leads to a file that the skill does not hold.',
  why: 'The agent follows the link, finds nothing, and goes on without what the author thought it had read.',
  cure: 'Add the file, or write its path as seen from the folder of the SKILL.md.',
  severity: 'error',
  examples: {
    bad: {
      'skills/tide/SKILL.md': `${skill}Read [the table]([|references/tabel.md|]).\n`,
      'skills/tide/references/table.md': 'high\n',
    },
    good: {
      'skills/tide/SKILL.md': `${skill}Read [the table](references/table.md).\n`,
      'skills/tide/references/table.md': 'high\n',
    },
  },
  *check(skill, { set: { workspace } }) {
    const told = new Set<string>()
    for (const { kind, label, target, targetSpan } of skill.body.links) {
      // A use of a definition leads where the definition does, and that one is spoken of.
      if (kind === 'autolink' || (label !== null && kind !== 'reference-definition')) continue
      const path = pathOf(target)
      const full = joinPath(skill.path, path)
      if (full === null || told.has(full) || !namesFile(path, skill) || !isBelow(full, skill.path)) continue
      if (isThere(full, workspace)) continue
      told.add(full)
      const message = `\`${path}\` is not there: the agent that follows this link finds nothing. ${offer(path, skill, workspace)}`
      yield { message, at: { path: skill.filePath, span: targetSpan }, name: path }
    }
  },
})

/** A link's target without query and anchor, percent-decoded. */
function pathOf(target: string): string {
  const path = target.replace(/[?#].*$/s, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Addresses, absolute paths and Windows' separators. */
const elsewhere = /^[a-z][a-z\d+.-]*:|^[/~]|\\/i
/** What a reader is meant to replace. */
const placeholder = /[<>{}[\]()*$%|"'`…]|\.\.\.|\bpath\/to\b|\b(?:YYYY|XXX|NNN)/i
/** A host whose scheme was left out. */
const host = /^(?:www\.|localhost\b|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|ai|app|co|gov|edu)(?:[/:]|$))/i

/** True for a path that can mean nothing but a file of the bundle. */
function namesFile(path: string, { bundle }: Skill): boolean {
  if (path === '' || elsewhere.test(path) || placeholder.test(path) || host.test(path)) return false
  if (/\.[a-z\d]{1,10}$/i.test(path)) return true
  // Without an extension it may be a page of a web site, unless it starts in a folder of the skill.
  const first = path.replace(/^(?:\.\/)+/, '').split('/', 2)
  return first.length === 2 && (/^(?:scripts|references|assets)$/.test(first[0]!) || bundle.folders.includes(first[0]!))
}

function isBelow(path: string, folder: string): boolean {
  return folder === '.' ? !path.startsWith('..') : path.startsWith(`${folder}/`)
}

/** There under this name, in another case (which is not missing), or where nobody looked. */
function isThere(path: string, workspace: Workspace): boolean {
  if (workspace.has(path)) return true
  const { length } = path
  const lower = path.toLowerCase()
  if (workspace.entries.some((entry) => entry.path.length === length && entry.path.toLowerCase() === lower)) return true
  const covers = (folder: string) => path === folder || path.startsWith(`${folder}/`)
  return workspace.leftOut.some((each) => each.reason !== 'link-broken' && covers(each.path))
}

function offer(path: string, skill: Skill, workspace: Workspace): string {
  const paths = skill.bundle.resources.map((resource) => resource.path)
  const named = paths.filter((each) => nameOf(each) === nameOf(path))
  const meant =
    named.find((each) => path.endsWith(`/${each}`)) ?? (named.length === 1 ? named[0] : nearest(path, paths))
  if (meant) return `Did you mean \`${meant}\`? Write paths as seen from the folder of the SKILL.md.`
  if (workspace.has(path)) {
    return 'It is there as seen from the top of the repository, which a skill that is installed alone does not have; put the file into the skill and link it from there.'
  }
  return 'Add the file, or correct the path; it counts from the folder of the SKILL.md.'
}
