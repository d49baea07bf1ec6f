import { verdictRule } from './rule-verdict.ts'

export const olderReleaseDrops = verdictRule({
  id: 'older-release-drops',
  summary: 'The newest release of a targeted runtime reads the skill; an older one that is still in use drops it.',
  why: 'A deployment often runs a release behind. What only an older release was seen to do is never an error here.',
  cure: 'Write the form that both read, or make sure that no older release is deployed.',
  severity: 'note',
  outcome: 'older',
  severityOf: (cause) => (cause.asked ? 'warning' : 'note'),
  runtimes: ['core-agent'],
  examples: {
    bad: {
      '.agents/skills/look/SKILL.md':
        '---\nname: look\ndescription: Looks through texts.\nallowed-tools: [|Read Grep|]\n---\nLook.\n',
    },
    good: {
      '.agents/skills/look/SKILL.md':
        '---\nname: look\ndescription: Looks through texts.\nallowed-tools:\n  - Read\n  - Grep\n---\nLook.\n',
    },
  },
})
