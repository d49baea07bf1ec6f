import { verdictRule } from './rule-verdict.ts'

export const verdictUnknown = verdictRule({
  id: 'verdict-unknown',
  summary: 'What a targeted runtime does with the skill cannot be said.',
  why: 'Neither its documentation nor a run of it tells. A guess would be worth less than the silence it breaks.',
  cure: 'Write the form that the runtime documents, or give the recipe that is missing.',
  severity: 'note',
  outcome: 'unknown',
  // Nothing was checked in such a file, and a gate that lets it pass would vouch for it.
  severityOf: (cause) => (cause.code === 'file-unreadable' ? 'error' : 'note'),
  runtimes: ['cleveragents'],
  examples: {
    bad: { 'skills/x/SKILL.md': '---\nname: [|x|]\ndescription: Does x.\n---\nDo x.\n' },
    good: { 'skills/x/SKILL.md': '---\nname: local/x\ndescription: Does x.\n---\nDo x.\n' },
  },
})
