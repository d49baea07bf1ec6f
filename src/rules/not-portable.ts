import type { Analysis } from '../analysis/analysis.ts'
import type { Cause } from '../analysis/causes.ts'
import { verdictRule } from './rule-verdict.ts'

export const notPortable = verdictRule({
  id: 'not-portable',
  summary: 'The skill loads in every target, but a well-known other runtime drops it.',
  why: 'Skills are copied and installed far from where they were written. What one loader forgives takes a whole folder down in another.',
  cure: 'Write it in the form that all of them read, or name the runtimes you target, and this becomes a note.',
  severity: 'warning',
  outcome: 'elsewhere',
  severityOf: (cause, analysis) => (cause.asked || isKeyOfTarget(cause, analysis) ? 'note' : 'warning'),
  examples: {
    bad: { 'skills/start/SKILL.md': '---\nname: start\ndescription: Starts.\n[|triggers|]: [parcel]\n---\nStart.\n' },
    good: { 'skills/start/SKILL.md': '---\nname: start\ndescription: Starts on the word parcel.\n---\nStart.\n' },
  },
})

/** A key that a targeted runtime reads is there on purpose: the standard and others only pass over it. */
function isKeyOfTarget(cause: Cause, analysis: Analysis): boolean {
  if (cause.code !== 'unknown-key') return false
  const passing = new Set(cause.parts.map((part) => part.runtime))
  return analysis.targetsOf(cause.skill).some(({ id }) => !passing.has(id))
}
