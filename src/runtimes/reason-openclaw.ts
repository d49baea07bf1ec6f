import type { Skill } from '../skill/skill.ts'
import type { Span } from '../source/span.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
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
  const metadata = skill.frontmatter.fields.get('metadata')?.value ?? null
  const whole = metadata?.span ?? skill.frontmatter.opening
  const found: Reason[] = []
  if (lacks.os.length > 0) {
    const message = `The skill is for ${lacks.os.join(', ')}, and is not offered on ${system}.`
    found.push(reason('wrong-system', 'withheld', message, 'Leave it where that is meant.', whole))
  }
  const needs = [
    { what: 'the programs', names: lacks.bins, joined: 'and', isListed: hasList(scope?.binaries) },
    { what: 'one of the programs', names: lacks.anyBins, joined: 'or', isListed: hasList(scope?.binaries) },
    { what: 'the variables', names: lacks.env, joined: 'and', isListed: hasList(scope?.environment) },
    { what: 'the settings', names: lacks.config, joined: 'and', isListed: false },
  ].filter(({ names }) => names.length > 0)
  const known = needs.filter(({ isListed }) => isListed)
  // What is known to be missing is enough; the rest may be there.
  const told = known.length > 0 ? known : needs
  if (told.length > 0) {
    const asked = told.map(({ what, names, joined }) => `${what} ${codes(names, joined)}`).join(', ')
    const open = known.length > 0 ? '' : ' Nobody listed what this deployment has.'
    const message = `The skill is offered only where there are ${asked}.${open}`
    const cure = 'Give the deployment what is missing.'
    const name = told[0]!.names[0]!
    const place = (metadata && placeOf(metadata, name)) ?? whole
    found.push({ ...reason(open === '' ? 'gate-unmet' : 'gate-unlisted', 'withheld', message, cure, place), name })
  }
  return found
}

function hasList(list: readonly string[] | null | undefined): boolean {
  return list !== null && list !== undefined
}

function codes(names: readonly string[], joined: string): string {
  return names.map((name) => `\`${name}\``).join(` ${joined} `)
}

/** Where a need stands, in a gate that is written as YAML; null in one that is a text of JSON. */
function placeOf(node: YamlNode, name: string): Span | null {
  const own = resolved(node)
  if (own?.kind === 'scalar') return own.value === name ? own.span : null
  const inner = own?.kind === 'map' ? own.pairs.map(({ value }) => value) : own?.kind === 'list' ? own.items : []
  for (const each of inner) {
    const found = placeOf(each, name)
    if (found) return found
  }
  return null
}

function manualOnly(skill: Skill): Reason {
  const place = skill.frontmatter.fields.get('disable-model-invocation')?.value.span ?? null
  const message = '`disable-model-invocation` is on: people can call the skill, the model does not hear of it.'
  return reason('manual-only', 'withheld', message, 'Leave it where that is meant.', place)
}
