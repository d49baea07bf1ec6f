import { resolved } from '../source/yaml.ts'
import { skillRule } from './rule.ts'

export const allowedToolsCommas = skillRule({
  id: 'allowed-tools-commas',
  summary: 'The text form of allowed-tools is separated by commas.',
  why: 'The standard separates the tools by blanks. Many clients take commas as well; a strict one keeps the comma as part of the name, and the tool is then not allowed.',
  cure: 'Separate the tools by blanks.',
  severity: 'note',
  examples: {
    bad: {
      'skills/find/SKILL.md':
        '---\nname: find\ndescription: Finds.\nallowed-tools: [|Read, Grep, Bash(ls:*)|]\n---\nFind.\n',
    },
    good: {
      'skills/find/SKILL.md':
        '---\nname: find\ndescription: Finds.\nallowed-tools: Read Grep Bash(ls -a, -l)\n---\nFind.\n',
    },
  },
  *check(skill) {
    const field = skill.frontmatter.fields.get('allowed-tools')
    const node = field ? resolved(field.value) : null
    if (!field || node?.kind !== 'scalar' || !outside(node.value)) return
    yield {
      message:
        'The tools in `allowed-tools` are separated by commas. The standard separates them by blanks, and a strict reader ' +
        'keeps the comma as part of the name, so the tool is not allowed. Write blanks instead.',
      at: { path: skill.filePath, span: field.value.span },
      name: 'allowed-tools',
    }
  },
})

/** True where a comma stands between two tools; one inside of parentheses belongs to its tool. */
function outside(text: string): boolean {
  let depth = 0
  for (const unit of text) {
    if (unit === '(') depth += 1
    else if (unit === ')') depth -= 1
    else if (unit === ',' && depth === 0) return true
  }
  return false
}
