import { spanOf } from '../source/span.ts'
import { folderOf, nameOf } from '../source/workspace.ts'
import { setRule } from './rule.ts'

export const flatSkillFile = setRule({
  id: 'flat-skill-file',
  summary: 'A skill stands as a single file in the skills folder, without a folder of its own.',
  why: 'The open standard makes a skill of a folder with a SKILL.md. A few runtimes also take single files; the others never see this one, and say nothing.',
  cure: 'Make a folder of the same name and move the text to SKILL.md in it.',
  severity: 'warning',
  examples: {
    bad: { 'skills/money.md': '[||]---\nname: money\ndescription: Explains a bill.\n---\nFollow the plan.\n' },
    good: {
      'skills/money/SKILL.md': '---\nname: money\ndescription: Explains a bill.\n---\nFollow the plan.\n',
      'skills/README.md': '# Our skills\n',
    },
  },
  *check({ set }) {
    for (const { path, kind } of set.lookAlikes) {
      if (kind !== 'flat-file') continue
      const folder = folderOf(path)
      const meant = `${folder === '.' ? '' : `${folder}/`}${nameOf(path).replace(/\.md$/i, '')}/SKILL.md`
      const message = `This file has the fields of a skill and no folder of its own. Most runtimes look for a folder with a SKILL.md, so they never see it. Move it to \`${meant}\`.`
      yield { message, at: { path, span: spanOf(0, 0) }, name: meant }
    }
  },
})
