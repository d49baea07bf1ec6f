import type { Runtime } from '../runtimes/runtime.ts'
import type { Skill } from '../skill/skill.ts'
import type { Target } from './analysis.ts'

/** The runtimes that a repository targets with a skill: those asked for, or those that its place speaks for. */
export function targeting(
  asked: readonly string[] | null,
  skills: readonly Skill[],
): (skill: Skill) => readonly Target[] {
  if (asked) {
    const targets = asked.map((id) => ({ id, why: 'asked for', asked: true }))
    return () => targets
  }
  const named = skills.filter((skill) => !skill.isSample && skill.name)
  const namespaced = named.length > 0 && named.every((skill) => /^[^/\s]+\/[^/\s]+$/.test(skill.name?.value ?? ''))
  const standard: Target = { id: 'agentskills', why: 'the open standard holds everywhere', asked: false }
  const cleveragents: Target = { id: 'cleveragents', why: 'every name is namespace/short-name', asked: false }
  const everywhere: Target[] = namespaced ? [standard, cleveragents] : [standard]
  const agents = [...everywhere, { id: 'core-agent', why: 'the skill stands in .agents/skills', asked: false }]
  return (skill) => (skill.place.owner === '.agents' ? agents : everywhere)
}

/** Targets of any skill, and the well-known others whose refusal is told as well. */
export function askedRuntimes(
  runtimes: readonly Runtime[],
  skills: readonly Skill[],
  targetsOf: (skill: Skill) => readonly Target[],
): Runtime[] {
  const targets = new Set(skills.flatMap((skill) => targetsOf(skill).map(({ id }) => id)))
  return runtimes.filter((runtime) => targets.has(runtime.id) || runtime.wellKnown)
}
