import { nameOf } from '../source/workspace.ts'
import { setRule } from './rule.ts'

export const folderNamedSkillMd = setRule({
  id: 'folder-named-skill-md',
  summary: 'A folder is called SKILL.md.',
  why: 'Runtimes look for a file of that name. Where a folder has it, opening it fails, and the skill around it does not exist.',
  cure: 'Rename the folder after the skill, and put the text in a file called SKILL.md in it.',
  severity: 'warning',
  examples: {
    bad: { 'skills/tide/SKILL.md/notes.md': 'Read the table.\n' },
    good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
  },
  *check({ set }) {
    for (const { path, kind } of set.lookAlikes) {
      const name = nameOf(path)
      if (kind !== 'folder' || name.toLowerCase() !== 'skill.md') continue
      const message = `\`${name}\` is a folder here, and runtimes look for a file of that name: there is no skill at this place. Rename the folder after the skill, and put the text in a file called SKILL.md in it.`
      yield { message, at: { path, span: null }, name }
    }
  },
})
