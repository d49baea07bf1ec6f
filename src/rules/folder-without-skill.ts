import { folderOf } from '../source/workspace.ts'
import { setRule } from './rule.ts'

export const folderWithoutSkill = setRule({
  id: 'folder-without-skill',
  summary: 'A folder beside the skills holds no SKILL.md.',
  why: 'A folder among skills is meant to be one. A SKILL.md that was lost in a rename or a merge takes the skill away, and most runtimes pass over the folder without a word.',
  cure: 'Restore the SKILL.md. A folder that is no skill goes elsewhere, or gets a name that starts with a dot or an underscore.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/empty-nest/notes.md': 'Count them.\n',
      'skills/full-nest/SKILL.md': '---\nname: full-nest\ndescription: Counts eggs.\n---\nCount.\n',
    },
    good: {
      'skills/_shared/notes.md': 'Count them.\n',
      'skills/full-nest/SKILL.md': '---\nname: full-nest\ndescription: Counts eggs.\n---\nCount.\n',
    },
  },
  *check({ set }) {
    for (const path of set.foldersWithoutSkill) {
      const message = `This folder stands beside the skills of \`${folderOf(path)}\` and holds no SKILL.md, so no runtime finds a skill in it. Restore the SKILL.md, or move the folder out of there if it is none.`
      yield { message, at: { path, span: null }, name: `${path}/SKILL.md` }
    }
  },
})
