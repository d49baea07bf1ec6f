import { verdictRule } from './rule-verdict.ts'

export const nestedSkill = verdictRule({
  id: 'nested-skill',
  summary: 'A SKILL.md stands inside another skill.',
  why: 'Loaders that search deep offer it as a skill of its own, the others never see it. Templates, fixtures and samples are not judged any further.',
  cure: 'Leave a template or sample where it is; move a real skill beside the other one.',
  severity: 'note',
  outcome: 'sample',
  examples: {
    bad: {
      'skills/quiz/SKILL.md': '---\nname: quiz\ndescription: Writes a quiz.\n---\nWrite.\n',
      'skills/quiz/assets/template/SKILL.md': '[||]---\nname: "{{name}}"\n---\n',
    },
    good: { 'skills/quiz/SKILL.md': '---\nname: quiz\ndescription: Writes a quiz.\n---\nWrite.\n' },
  },
})
