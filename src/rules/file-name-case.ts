import { readFrontmatter } from '../skill/frontmatter.ts'
import { placeOf } from '../skill/place.ts'
import { SKILL_BYTES_LIMIT, type SkillSet } from '../skill/read.ts'
import { decode } from '../source/file.ts'
import { spanOf } from '../source/span.ts'
import { folderOf, nameOf } from '../source/workspace.ts'
import { resolved } from '../source/yaml.ts'
import { setRule } from './rule.ts'

export const fileNameCase = setRule({
  id: 'file-name-case',
  summary: 'The file of a skill is not called SKILL.md, letter for letter.',
  why: 'Runtimes look for that exact name. Disks of Linux tell case apart, so a skill in `Skill.md` that works on a Mac is not there in CI or a container, and nobody is told.',
  cure: 'Rename the file to SKILL.md. Where the disk ignores case, `git mv` needs two steps: first to another name, then to SKILL.md.',
  severity: 'error',
  examples: {
    bad: { 'skills/tide/Skill.md': '[||]---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
    good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
  },
  *check({ set }) {
    for (const { path, kind } of set.lookAlikes) {
      if (kind !== 'file-name' || isInsideSkill(path, set)) continue
      const folder = folderOf(path)
      const name = nameOf(path)
      const at = { path, span: spanOf(0, 0) }
      const plural = name.toLowerCase() === 'skills.md'
      if (!plural && set.workspace.has(folder === '.' ? 'SKILL.md' : `${folder}/SKILL.md`)) {
        const message = `\`${name}\` stands beside a SKILL.md. On a disk that ignores case one of the two replaces the other; elsewhere this one is never read. Remove or rename it.`
        yield { severity: 'note', message, at, name }
      } else if (plural && holdsSkill(path, set)) {
        const message = `\`${name}\` has the fields of a skill, and no runtime reads a file of that name. Move each skill in it to a folder of its own, in a file called SKILL.md.`
        yield { severity: 'note', message, at, name }
      } else if (!plural) {
        const { named, depth } = placeOf(folder, set.workspace)
        // Deeper down, and without the fields of a skill, it may be a text about something else.
        const sure = holdsSkill(path, set) || (named && depth === 1)
        if (!sure && !(named && depth > 1)) continue
        const message = `The file is called \`${name}\`, not SKILL.md. Runtimes look for that exact name, so on a disk that tells case apart the skill does not exist, and nobody is told. Rename it to SKILL.md.`
        yield { ...(sure ? {} : { severity: 'warning' }), message, at, name }
      }
    }
  },
})

/** Both fields of a skill, and a name that is none of a template's (`{skill-name}`). */
function holdsSkill(path: string, set: SkillSet): boolean {
  const read = set.workspace.read(path, SKILL_BYTES_LIMIT)
  if (!('bytes' in read)) return false
  const { fields } = readFrontmatter(decode(path, read.bytes))
  const name = fields.get('name')
  const node = name ? resolved(name.value) : null
  return fields.has('description') && node?.kind === 'scalar' && /^[\p{L}\p{N}][^<>{}[\]$]*$/u.test(node.value)
}

/** A file below a skill's own folder is a resource, whatever its name. */
function isInsideSkill(path: string, set: SkillSet): boolean {
  return set.skills.some(({ path: around }) => {
    const root = around === '.' || nameOf(around).toLowerCase() === 'skills'
    return !root && folderOf(path).startsWith(`${around}/`)
  })
}
