import { verdictRule } from './rule-verdict.ts'

export const notPortable = verdictRule({
  id: 'not-portable',
  summary: 'The skill loads in every target, but a well-known other runtime drops it.',
  why: 'Skills are copied and installed far from where they were written. What one loader forgives takes a whole folder down in another.',
  cure: 'Write it in the form that all of them read, or name the runtimes you target, and this becomes a note.',
  severity: 'warning',
  outcome: 'elsewhere',
  // A caller who names runtimes has said which ones count.
  severityOf: (cause) => (cause.asked ? 'note' : 'warning'),
  examples: {
    bad: { 'skills/start/SKILL.md': '---\nname: start\ndescription: Starts.\n[|triggers|]: [parcel]\n---\nStart.\n' },
    good: { 'skills/start/SKILL.md': '---\nname: start\ndescription: Starts on the word parcel.\n---\nStart.\n' },
  },
})
