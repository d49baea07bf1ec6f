import { spanOf } from '../source/span.ts'
import { skillRule } from './rule.ts'

export const linesOverBudget = skillRule({
  id: 'lines-over-budget',
  summary: 'The SKILL.md has more lines than the budget.',
  why: 'A long SKILL.md is loaded as a whole, whatever the task needs of it. The open standard advises to keep it under 500 lines.',
  cure: 'Move details into files under references/, and say in the body when to read each.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/tide/SKILL.md': `---\nname: tide\ndescription: Reads tide tables.\n---\n${'- high\n'.repeat(496)}[|- low|]\n`,
    },
    good: {
      'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead references/table.md.\n',
    },
  },
  *check({ file, filePath }, _analysis, { budget }) {
    if (file.lineCount <= budget.lines) return
    const start = file.lineStarts[budget.lines] ?? 0
    const span = spanOf(start, start + file.lineText(budget.lines + 1).length)
    const message = `The file has ${file.lineCount} lines, and the budget is ${budget.lines}, which is passed here. A skill is loaded as a whole, whatever the task needs of it. Move details into files under \`references/\`, and say in the body when to read each.`
    yield { message, at: { path: filePath, span } }
  },
})
