import { verdictRule } from './rule-verdict.ts'

/** Files that were not read to their end: nothing in them was checked. */
const unread = new Set<string>(['file-unreadable', 'yaml-too-deep', 'yaml-too-large'])

export const verdictUnknown = verdictRule({
  id: 'verdict-unknown',
  summary: 'What a targeted runtime does with the skill cannot be said.',
  why: 'Neither its documentation nor a run of it tells. A guess would be worth less than the silence it breaks.',
  cure: 'Write the form that the runtime documents, or give the recipe that is missing.',
  severity: 'note',
  outcome: 'unknown',
  severityOf: (cause) => (unread.has(cause.code) ? 'warning' : 'note'),
  runtimes: ['cleveragents'],
  examples: {
    bad: { 'skills/x/SKILL.md': '---\nname: [|x|]\ndescription: Does x.\n---\nDo x.\n' },
    good: { 'skills/x/SKILL.md': '---\nname: local/x\ndescription: Does x.\n---\nDo x.\n' },
  },
})
