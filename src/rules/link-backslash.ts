import { skillRule } from './rule.ts'
import { writtenLinks } from './rule-link.ts'

const frontmatter = '---\nname: slides\ndescription: Makes slides.\n---\n'

export const linkBackslash = skillRule({
  id: 'link-backslash',
  summary: 'A link is written with backslashes.',
  why: 'A backslash separates folders on Windows alone. Elsewhere it is a letter of the name, so the file is not found; a browser does not find it anywhere.',
  cure: 'Write slashes; Windows reads them too.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/slides/SKILL.md': `${frontmatter}Use [the layout]([|templates\\layout.md|]).\n`,
      'skills/slides/templates/layout.md': 'Two columns.\n',
    },
    good: {
      'skills/slides/SKILL.md': `${frontmatter}Use [the layout](templates/layout.md).\n`,
      'skills/slides/templates/layout.md': 'Two columns.\n',
    },
  },
  *check(skill) {
    for (const { target, targetSpan } of writtenLinks(skill)) {
      const path = target.replace(/[?#].*$/s, '')
      if (!relative.test(path)) continue
      const slashed = path.replaceAll('\\', '/')
      const message = `\`${path}\` is written with backslashes, which separate folders on Windows alone; elsewhere the link finds nothing. Write \`${slashed}\`.`
      yield { message, at: { path: skill.filePath, span: targetSpan }, name: path }
    }
  },
})

/** Plain names with a backslash between two of them, and an extension: no drive, no pattern, no escape. */
const relative = /^(?=[^\\]*\\)(?:\.{1,2}[\\/])*[\p{L}\p{N}_. -]+(?:[\\/][\p{L}\p{N}_. -]+)*\.[\p{L}\p{N}]+$/u
