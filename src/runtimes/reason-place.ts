import { SKILL_BYTES_LIMIT } from '../skill/read.ts'
import type { Skill } from '../skill/skill.ts'
import { spanOf } from '../source/span.ts'
import { reason } from './reason-field.ts'
import type { Reason } from './runtime.ts'

/** The very start of a file: where a finding about its place stands. */
const top = spanOf(0, 0)

/** Where a runtime looks for skills in a project, and how it walks there. */
export interface Roots {
  /** Dot folders whose `skills` folder is a root: `.claude`, `.agents`. A skill below any other dot folder is not found. */
  readonly owners: readonly string[]
  /** Folders from the root to the deepest skill that is found; null for no limit. */
  readonly depth: number | null
  readonly hidden: 'entered' | 'skipped' | 'unknown'
  /** Symbolic links to skill folders. */
  readonly links: 'followed' | 'ignored' | 'unknown'
  /** A SKILL.md right in the root. */
  readonly rootFile: 'found' | 'ignored' | 'unknown'
  /** A SKILL.md below another skill. */
  readonly nested: 'found' | 'hidden' | 'unknown'
}

/**
 * Why a runtime does not find a skill where it stands; empty where it does. A skill below a plain `skills` folder, or below
 * none, is one of a collection that is installed from there, by its own folder: where it stands in the collection says
 * nothing about where it will stand, unless the runtime is given any folder as its root.
 */
export function notFound(skill: Skill, roots: Roots): Reason[] {
  const { place } = skill
  if (place.owner !== null && !roots.owners.includes(place.owner)) return [outside(skill, roots)]
  if (skill.insideSkill !== null && roots.nested !== 'found') {
    return [insideAnother(skill, roots.nested === 'hidden' ? 'dropped' : 'unknown')]
  }
  const link = roots.links === 'followed' ? null : linkedFolder(skill)
  if (link) return [roots.links === 'unknown' ? { ...link, effect: 'unknown' } : link]
  if (!place.named || (place.owner === null && roots.owners.length > 0)) return []
  if (place.depth === 0) return roots.rootFile === 'found' ? [] : [rootFile(skill, roots.rootFile)]
  if (roots.depth !== null && place.depth > roots.depth) return [tooDeep(skill, roots.depth)]
  const below = skill.path.split('/').slice(-place.depth)
  return roots.hidden !== 'entered' && below.some((name) => /^\.[^.]/.test(name)) ? [hiddenFolder(roots.hidden)] : []
}

function outside(skill: Skill, roots: Roots): Reason {
  const known = roots.owners.map((owner) => `${owner}/skills`).join(', ')
  const message = `\`${skill.place.root}\` is none of the folders that are searched (${known}).`
  return reason('outside-the-roots', 'dropped', message, 'Put or link the skill into one of them.', top)
}

function hiddenFolder(hidden: 'skipped' | 'unknown'): Reason {
  const message = 'The skill stands inside a folder whose name starts with a dot, and such folders are not entered.'
  const effect = hidden === 'skipped' ? 'dropped' : 'unknown'
  return reason('hidden-folder', effect, message, 'Give the folder a name without the dot.', top)
}

/** Why a loader that lists the real folders right below its root, and nothing deeper, never sees a skill. */
export function notListed(skill: Skill): Reason[] {
  const { place } = skill
  if (skill.insideSkill !== null) return [insideAnother(skill, 'dropped')]
  const link = linkedFolder(skill)
  if (link) return [link]
  if (!place.named || place.depth === 1) return []
  return [place.depth === 0 ? rootFile(skill, 'ignored') : tooDeep(skill, 1)]
}

function rootFile(skill: Skill, found: 'ignored' | 'unknown'): Reason {
  const message = 'This SKILL.md stands in the root of the skills itself, with no folder of its own.'
  const effect = found === 'ignored' ? 'dropped' : 'unknown'
  return reason('root-file', effect, message, `Move it to \`${skillFolder(skill)}/SKILL.md\`.`, top)
}

function tooDeep({ place, folder }: Skill, depth: number): Reason {
  const listed = depth === 1 ? 'only the folders right below it are listed' : `folders are entered ${depth} deep`
  const message = `The skill stands ${place.depth} folders below \`${place.root}\`; ${listed}.`
  return reason('too-deep', 'dropped', message, `Move the folder up, to \`${place.root}/${folder ?? ''}\`.`, top)
}

export function insideAnother(skill: Skill, effect: Reason['effect']): Reason {
  const message = `This SKILL.md stands inside the skill \`${skill.insideSkill ?? ''}\`; only loaders that search deep see it.`
  const cure =
    'Leave it where it is a template or a sample; move it beside the other skill where it is meant to be loaded.'
  return reason('inside-another-skill', effect, message, cure, top)
}

function linkedFolder(skill: Skill): Reason | null {
  const link = skill.linkedFrom.find((each) => each === skill.path)
  if (!link) return null
  const message = 'The folder of this skill is a symbolic link, and only real folders are listed.'
  const cure = 'Put the folder itself here, or copy it when the skills are deployed.'
  return reason('linked-folder', 'dropped', message, cure, top)
}

function skillFolder(skill: Skill): string {
  const name = skill.name?.value.trim()
  const usable = name && /^[\p{L}\p{N}_-]+$/u.test(name) && name !== skill.folder
  return `${skill.place.root}/${usable ? name : 'its-name'}`
}

/** A SKILL.md that could not be opened. What is only too large for us may well be read by a runtime. */
export function unreadable(skill: Skill): Reason[] {
  if (skill.unreadable === null) return []
  const effect = skill.file.bytes > SKILL_BYTES_LIMIT ? 'unknown' : 'dropped'
  const message = `The file cannot be read: ${skill.unreadable}.`
  const cure = 'Make it a regular file that can be read, of a size that a model can take.'
  return [reason('file-unreadable', effect, message, cure, null)]
}
