import { verdictRule } from './rule-verdict.ts'

const long = 'Handles the parts list of one machine and orders what is missing. '.repeat(12)

const skill = (name: string): string => `---\nname: ${name}\ndescription: ${long}\n---\nHandle the list.\n`

export const listOverBudget = verdictRule({
  id: 'list-over-budget',
  summary: 'The descriptions of all skills together are more than a targeted runtime shows.',
  why: 'Every session pays for the list of skills, so runtimes give it a share of the context. Over it, descriptions are shortened or left out without a word, and the model no longer knows when to use a skill.',
  cure: 'Shorten the longest descriptions, or split the collection.',
  severity: 'warning',
  outcome: 'ignored',
  runtimes: ['codex'],
  speaks: (cause) => cause.code === 'listing-over-budget',
  examples: {
    bad: Object.fromEntries(
      Array.from({ length: 14 }, (_, at) => [`.agents/skills/m-${at}/SKILL.md`, skill(`m-${at}`)]),
    ),
    good: { '.agents/skills/m-1/SKILL.md': skill('m-1') },
  },
})
