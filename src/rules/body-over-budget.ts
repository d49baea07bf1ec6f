import { ENCODING } from '../analysis/tokens.ts'
import { spanOf } from '../source/span.ts'
import { skillRule } from './rule.ts'

export const bodyOverBudget = skillRule({
  id: 'body-over-budget',
  summary: 'The body costs more tokens than the budget for instructions.',
  why: 'A runtime puts the whole body into the context once the skill is chosen, and it stays there. The open standard advises to stay under 5000 tokens.',
  cure: 'Move what only some tasks need into files under references/, and say in the body when to read each.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/tide/SKILL.md': `---\nname: tide\ndescription: Reads tide tables.\n---\n\n[|R|]ead:\n\n${'high low '.repeat(2600)}\n`,
    },
    good: {
      'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\n\nRead references/table.md.\n',
    },
  },
  *check(skill, { costs }, { budget }) {
    const tokens = costs.get(skill)?.instructions
    if (tokens === undefined || tokens <= budget.instructions) return
    const { start, end } = skill.bodySpan
    const first = start + Math.max(0, skill.file.text.slice(start, end).search(/\S/))
    const message = `The body costs ${tokens} tokens, and the budget is ${budget.instructions}. All of it is in the context as soon as the skill is chosen, and leaves less room for the task. Move what only some tasks need into files under \`references/\`. (Tokens are counted exactly for ${ENCODING}; for other models this is an estimate.)`
    yield { message, at: { path: skill.filePath, span: spanOf(first, first + 1) } }
  },
})
