import type { Analysis } from '../analysis/analysis.ts'
import type { Reason } from '../runtimes/runtime.ts'
import type { Skill } from '../skill/skill.ts'
import { setRule } from './rule.ts'

export const rootNotSearched = setRule({
  id: 'root-not-searched',
  summary: 'Skills stand in a folder that a runtime which was asked for does not search.',
  why: 'The verdicts tell what would become of the skills if they were installed. Where they stand, the runtime never finds them.',
  cure: 'Put or link the skills into a folder that the runtime searches, or do not ask for it here.',
  severity: 'warning',
  runtimes: ['codex'],
  examples: {
    bad: { '.claude/skills/x/SKILL.md': '---\nname: x\ndescription: Does x.\n---\nDo x.\n' },
    good: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Does x.\n---\nDo x.\n' },
  },
  *check(analysis) {
    for (const [key, { reason, skills, runtime }] of outside(analysis)) {
      // The same skills stand in a folder that it does search: a copy or a link for each client is the usual way.
      const found = foldersFound(runtime, analysis)
      if (skills.every(({ folder }) => folder !== null && found.has(folder))) continue
      const root = key.slice(key.indexOf(' ') + 1)
      const message = `The ${skills.length === 1 ? 'skill' : `${skills.length} skills`} here ${skills.length === 1 ? 'is' : 'are'} not found by ${runtime}: ${reason.message} The verdicts tell what would become of them if they were installed. ${reason.cure}`
      yield { message, at: { path: root, span: null }, name: root, runtimes: [runtime] }
    }
  },
})

interface Outside {
  readonly runtime: string
  readonly reason: Reason
  readonly skills: Skill[]
}

/** Runtime and root → the skills of the root that the runtime, asked for by name, does not find. */
function outside(analysis: Analysis): ReadonlyMap<string, Outside> {
  const found = new Map<string, Outside>()
  for (const skill of analysis.set.skills) {
    for (const { id, asked } of analysis.targetsOf(skill)) {
      const reason = outsideReason(skill, id, analysis)
      if (!asked || !reason) continue
      const key = `${id} ${skill.place.root}`
      const known = found.get(key)
      if (known) known.skills.push(skill)
      else found.set(key, { runtime: id, reason, skills: [skill] })
    }
  }
  return found
}

function outsideReason(skill: Skill, runtime: string, analysis: Analysis): Reason | undefined {
  return analysis.verdicts
    .get(skill)
    ?.get(runtime)
    ?.reasons.find(({ code }) => code === 'outside-the-roots')
}

/** Folder names of the skills that a runtime finds where they stand. */
function foldersFound(runtime: string, analysis: Analysis): ReadonlySet<string> {
  const found = analysis.set.skills.filter((skill) => !outsideReason(skill, runtime, analysis))
  return new Set(found.flatMap(({ folder }) => folder ?? []))
}
