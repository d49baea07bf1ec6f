import { joinPath } from '../source/workspace.ts'
import { skillRule } from './rule.ts'
import { pathOf, spellingOf, writtenLinks } from './rule-link.ts'

const frontmatter = '---\nname: forms\ndescription: Fills in forms.\n---\n'

export const linkCase = skillRule({
  id: 'link-case',
  summary: 'A link differs from the name of its file in capital and small letters.',
  why: 'On most disks of Windows and macOS the link works, so nobody notices. On Linux, where agents mostly run, the file is not there.',
  cure: 'Write the path letter for letter as the file is called.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/forms/SKILL.md': `${frontmatter}Read [the guide]([|forms.md|]).\n`,
      'skills/forms/FORMS.md': 'Fill in.\n',
    },
    good: {
      'skills/forms/SKILL.md': `${frontmatter}Read [the guide](FORMS.md).\n`,
      'skills/forms/FORMS.md': 'Fill in.\n',
    },
  },
  *check(skill, { set: { workspace } }) {
    for (const { target, targetSpan } of writtenLinks(skill)) {
      const path = pathOf(target)
      const full = joinPath(skill.path, path)
      if (/^(?:$|\/|[a-z][a-z\d+.-]*:)/i.test(path) || full === null || workspace.has(full)) continue
      const start = skill.path === '.' ? '' : `${skill.path}/`
      const spelling = spellingOf(full, workspace)
      if (!spelling?.startsWith(start)) continue
      const name = spelling.slice(start.length)
      const message = `The file is called \`${name}\`, with other capital and small letters than in this link. On Linux, where agents mostly run, the link finds nothing. Write \`${name}\`.`
      yield { message, at: { path: skill.filePath, span: targetSpan }, name: path }
    }
  },
})
