import { verdictRule } from './rule-verdict.ts'

const versions = new Set(['version-not-semver', 'min-agent-version-not-semver'])

export const versionNotSemantic = verdictRule({
  id: 'version-not-semantic',
  summary: 'A version that a targeted runtime documents as semantic is none.',
  why: 'It cannot be compared: `1.2` is neither older nor newer than `1.2.0` by semver.org.',
  cure: 'Write three numbers, such as "1.2.0", in quotes.',
  severity: 'warning',
  outcome: 'ignored',
  runtimes: ['cleveragents'],
  speaks: (cause) => versions.has(cause.code),
  examples: {
    bad: { 'skills/x/SKILL.md': '---\nname: local/x\ndescription: Does x.\nversion: [|"one"|]\n---\nDo x.\n' },
    good: { 'skills/x/SKILL.md': '---\nname: local/x\ndescription: Does x.\nversion: "1.0.0"\n---\nDo x.\n' },
  },
})
