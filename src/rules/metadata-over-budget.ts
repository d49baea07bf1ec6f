import { ENCODING } from '../analysis/tokens.ts'
import { skillRule } from './rule.ts'

export const metadataOverBudget = skillRule({
  id: 'metadata-over-budget',
  summary: 'Name and description cost more tokens than the budget for metadata.',
  why: 'They are in the context of every session, whether the skill is used or not, and so are those of every other skill. The open standard reckons with about 100 tokens a skill.',
  cure: 'Keep in the description what the skill does and when it is wanted; the rest belongs in the body.',
  severity: 'note',
  examples: {
    bad: {
      'skills/tide/SKILL.md': `---\nname: tide\ndescription: [|Reads tables of ${'the high and low tide, '.repeat(18)}and wind.|]\n---\nRead.\n`,
    },
    good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
  },
  *check(skill, { costs }, { budget }) {
    const tokens = costs.get(skill)?.metadata
    if (tokens === undefined || tokens <= budget.metadata || !skill.description) return
    const message = `Name and description cost ${tokens} tokens, and the budget is ${budget.metadata}. They are in the context of every session, whether the skill is used or not. Shorten the description to what the skill does and when it is wanted. (Tokens are counted exactly for ${ENCODING}; for other models this is an estimate.)`
    yield { message, at: { path: skill.filePath, span: skill.description.span } }
  },
})
