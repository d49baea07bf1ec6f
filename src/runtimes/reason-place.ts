import { SKILL_BYTES_LIMIT } from '../skill/read.ts'
import type { Skill } from '../skill/skill.ts'
import { spanOf } from '../source/span.ts'
import { reason } from './reason-field.ts'
import type { Reason } from './runtime.ts'

/** The very start of a file: where a finding about its place stands. */
const top = spanOf(0, 0)

/** Why a loader that lists the real folders right below its root, and nothing deeper, never sees a skill. */
export function notListed(skill: Skill): Reason[] {
  const { place } = skill
  if (skill.insideSkill !== null) return [insideAnother(skill, 'dropped')]
  const link = linkedFolder(skill)
  if (link) return [link]
  if (!place.named || place.depth === 1) return []
  if (place.depth === 0) {
    const message = 'This SKILL.md stands in the root of the skills itself, with no folder of its own.'
    return [reason('root-file', 'dropped', message, `Move it to \`${skillFolder(skill)}/SKILL.md\`.`, top)]
  }
  const message = `The skill stands ${place.depth} folders below \`${place.root}\`; only the folders right below it are listed.`
  return [
    reason('too-deep', 'dropped', message, `Move the folder up, to \`${place.root}/${skill.folder ?? ''}\`.`, top),
  ]
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
