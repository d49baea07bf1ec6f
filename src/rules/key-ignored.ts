import { verdictRule } from './rule-verdict.ts'

export const keyIgnored = verdictRule({
  id: 'key-ignored',
  summary: 'A key that no targeted runtime defines.',
  why: 'The skill loads as if the key were not there. That is fine for keys of other clients, and a surprise for a key that was meant to do something.',
  cure: 'Leave it where a client of yours reads it.',
  severity: 'note',
  outcome: 'ignored',
  runtimes: ['core-agent'],
  speaks: (cause) => cause.code === 'unknown-key',
  examples: {
    bad: {
      '.agents/skills/plan/SKILL.md': '---\nname: plan\ndescription: Plans a day.\n[|effort|]: high\n---\nPlan.\n',
    },
    good: { '.agents/skills/plan/SKILL.md': '---\nname: plan\ndescription: Plans a day.\n---\nPlan.\n' },
  },
})
