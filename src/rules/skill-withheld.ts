import { verdictRule } from './rule-verdict.ts'

/** What the author asked for, what another copy of the skill makes up for, or what depends on a machine that nobody listed. */
const chosen = new Set<string>([
  'gate-unlisted',
  'internal-skill',
  'manual-only',
  'path-triggered',
  'shadowed',
  'wrong-system',
])
/** What depends on one machine, or on what else is installed. */
const uncertain = new Set<string>(['description-not-listed', 'gate-unmet', 'listing-over-budget'])

export const skillWithheld = verdictRule({
  id: 'skill-withheld',
  summary: 'A runtime that the repository targets reads the skill and does not offer it.',
  why: 'A withheld skill is in no list and cannot be loaded. With `requires:` that is what its author asked for, in a deployment that lacks something.',
  cure: 'Give the deployment what is missing, or take the requirement back together with the steps that need it.',
  severity: 'error',
  outcome: 'withheld',
  severityOf: ({ code }) => (chosen.has(code) ? 'note' : uncertain.has(code) ? 'warning' : 'error'),
  runtimes: ['core-agent'],
  examples: {
    bad: {
      '.agents/skills/roll-back/SKILL.md':
        '---\nname: roll-back\ndescription: Rolls a release back.\nrequires: [|7|]\n---\nRoll back.\n',
    },
    good: {
      '.agents/skills/roll-back/SKILL.md':
        '---\nname: roll-back\ndescription: Rolls a release back.\nrequires: []\n---\nRoll back.\n',
    },
  },
})
