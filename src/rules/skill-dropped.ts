import { verdictRule } from './rule-verdict.ts'

/** A link is often resolved on the way to a deployment: archives, image builds and installers copy what it leads to. */
const mayBeResolved = new Set(['linked-folder'])

export const skillDropped = verdictRule({
  id: 'skill-dropped',
  summary: 'A runtime that the repository targets drops the skill.',
  why: 'The model never hears of a dropped skill, and many runtimes tell nobody. Some drop every skill of the same root with it.',
  cure: 'Each finding names its cause behind the slash and says what to do; the reasons page explains all causes.',
  severity: 'error',
  outcome: 'dropped',
  severityOf: (cause) => (mayBeResolved.has(cause.code) ? 'warning' : 'error'),
  examples: {
    bad: { 'skills/ical-cli/SKILL.md': '---\nname: [|ical|]\ndescription: Reads calendars.\n---\nRead.\n' },
    good: { 'skills/ical-cli/SKILL.md': '---\nname: ical-cli\ndescription: Reads calendars.\n---\nRead.\n' },
  },
})
