import type { Analysis } from '../analysis/analysis.ts'
import type { Status } from '../runtimes/runtime.ts'
import type { Skill } from '../skill/skill.ts'

const groupWords: readonly (readonly [Status, string])[] = [
  ['loads', 'works in'],
  ['altered', 'altered in'],
  ['withheld', 'withheld in'],
  ['dropped', 'dropped in'],
  ['unknown', 'not known of'],
]

/**
 * What becomes of a skill in every runtime that was asked, targets or not: `works in: codex, pi; dropped in: adk-go`.
 * Groups without a runtime are left out; runtimes stand in the order of the shelf, each written by `write`.
 */
export function portability(skill: Skill, analysis: Analysis, write: (id: string) => string): string {
  const verdicts = analysis.verdicts.get(skill)
  return groupWords
    .flatMap(([status, words]) => {
      const ids = analysis.runtimes.filter(({ id }) => verdicts?.get(id)?.status === status)
      return ids.length === 0 ? [] : [`${words}: ${ids.map(({ id }) => write(id)).join(', ')}`]
    })
    .join('; ')
}
