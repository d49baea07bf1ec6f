import { verdictRule } from './rule-verdict.ts'

export const skillAltered = verdictRule({
  id: 'skill-altered',
  summary: 'A runtime that the repository targets changes the skill, or the standard wants it written differently.',
  why: 'The skill loads, but what the model or the tooling sees is not what was written: a value cut, rewritten or lost.',
  cure: 'Write the value in the form that every runtime reads the same way: text in quotes.',
  severity: 'warning',
  outcome: 'altered',
  examples: {
    bad: {
      'skills/print/SKILL.md': '---\nname: print\ndescription: Prints.\nmetadata:\n  version: [|1.10|]\n---\nPrint.\n',
    },
    good: {
      'skills/print/SKILL.md': '---\nname: print\ndescription: Prints.\nmetadata:\n  version: "1.10"\n---\nPrint.\n',
    },
  },
})
