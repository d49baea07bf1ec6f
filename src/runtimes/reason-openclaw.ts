import type { Skill } from '../skill/skill.ts'
import { gateIn, missingOf, type OpenclawGate } from './reader-openclaw-gate.ts'
import { reason } from './reason-field.ts'
import type { Reason, Situation } from './runtime.ts'

/** The system that a gate is judged for: agents run on servers. */
const system = 'linux'

/** Why a skill is not offered: what its gate misses, and the flag that keeps it for people. */
export function gateReasons(skill: Skill, fields: ReadonlyMap<string, string>, scope: Situation['scope']): Reason[] {
  const gate = gateIn(fields.get('metadata'))
  const flag = fields.get('disable-model-invocation')?.trim().toLowerCase() ?? ''
  const manual = /^(?:true|1|yes|on)$/.test(flag) ? [manualOnly(skill)] : []
  return gate ? [...unmet(skill, gate, scope), ...manual] : manual
}

function unmet(skill: Skill, gate: OpenclawGate, scope: Situation['scope']): Reason[] {
  const lacks = missingOf(gate, scope, system)
  const place = skill.frontmatter.fields.get('metadata')?.value.span ?? skill.frontmatter.opening
  const parts = [
    part('the programs', lacks.bins, 'and'),
    part('one of the programs', lacks.anyBins, 'or'),
    part('the variables', lacks.env, 'and'),
    part('the settings', lacks.config, 'and'),
  ].filter((each) => each !== '')
  const found: Reason[] = []
  if (lacks.os.length > 0) {
    const message = `The skill is for ${lacks.os.join(', ')}, and is not offered on ${system}.`
    found.push(reason('wrong-system', 'withheld', message, 'Leave it where that is meant.', place))
  }
  if (parts.length > 0) {
    const known = scope?.binaries ? '' : ' Nobody listed what this deployment has.'
    const message = `The skill is offered only where there are ${parts.join(', ')}.${known}`
    const cure = 'Give the deployment what is missing.'
    const name = [...lacks.bins, ...lacks.anyBins, ...lacks.env, ...lacks.config][0] ?? ''
    found.push({ ...reason('gate-unmet', 'withheld', message, cure, place), name })
  }
  return found
}

function part(what: string, names: readonly string[], joined: 'and' | 'or'): string {
  if (names.length === 0) return ''
  return `${what} ${names.map((name) => `\`${name}\``).join(` ${joined} `)}`
}

function manualOnly(skill: Skill): Reason {
  const place = skill.frontmatter.fields.get('disable-model-invocation')?.value.span ?? null
  const message = '`disable-model-invocation` is on: people can call the skill, the model does not hear of it.'
  return reason('manual-only', 'withheld', message, 'Leave it where that is meant.', place)
}
