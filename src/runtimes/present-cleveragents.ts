import type { Skill } from '../skill/skill.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'

// What the cleveragents loader makes of a skill; the names of fields and all values are those of its document
// (cleveragents-core, docs/reference/agent_skills.md, read 2026-11-30).

/** A YAML value as written: which of its texts become numbers or booleans there is not documented. */
export type Plain = string | readonly Plain[] | { readonly [key: string]: Plain }

export type FieldValue = Exclude<YamlNode, { kind: 'alias' }>

/** `AgentSkillSpec`, with the documented default of each optional field. */
export interface AgentSkillSpec {
  readonly name: string
  readonly description: string
  /** `index` counts from 1 and is the place in the author's list. */
  readonly steps: readonly { readonly index: number; readonly content: string }[]
  readonly version: string
  readonly compatibility: { readonly [key: string]: Plain }
  readonly metadata: { readonly [key: string]: Plain }
  readonly allowed_tools: readonly string[]
}

/** A resource directory that is bound to the tool. */
export interface ResourceSlot {
  readonly name: 'scripts' | 'references' | 'assets'
  readonly resource_type: `agent_skill_${'scripts' | 'references' | 'assets'}`
  readonly access: 'read_only'
  /** Absolute. */
  readonly path: string
}

/** `AgentSkillToolDescriptor`, as it stands in the Tool Registry. */
export interface ToolDescriptor {
  readonly source: 'agent_skill'
  readonly name: string
  readonly description: string
  /** The skill itself writes nothing; the tools that the model then calls may. */
  readonly read_only: true
  readonly writes: false
  /** Absolute path of the skill's folder. */
  readonly agent_skill_path: string
  readonly allowed_tools: readonly string[]
  /** Empty until `activate()`; null once `deactivate()` gave the tokens back. */
  readonly body: string | null
  readonly resource_slots: readonly ResourceSlot[]
}

const slotNames = ['scripts', 'references', 'assets'] as const

/** What `AgentSkillSpec.from_file` holds. A value of an undocumented type is left at its default. */
export function spec(skill: Skill): AgentSkillSpec {
  const version = fieldOf(skill, 'version')
  return {
    name: skill.name?.value ?? '',
    description: skill.description?.value ?? '',
    steps: itemsOf(skill, 'steps').flatMap((content, at) =>
      content.trim() === '' ? [] : [{ index: at + 1, content }],
    ),
    version: version?.kind === 'scalar' && version.value !== '' ? version.value : '0.0.0',
    compatibility: mapOf(skill, 'compatibility'),
    metadata: mapOf(skill, 'metadata'),
    allowed_tools: itemsOf(skill, 'allowed-tools').filter((tool) => tool !== ''),
  }
}

/** The tool descriptor in one of its three states; `absolutePath` is that of the skill's folder. */
export function descriptor(
  skill: Skill,
  state: 'discovered' | 'activated' | 'deactivated',
  absolutePath: string,
): ToolDescriptor {
  const { name, description, allowed_tools } = spec(skill)
  const bodies = { discovered: '', activated: bodyOf(skill), deactivated: null }
  return {
    source: 'agent_skill',
    name,
    description,
    read_only: true,
    writes: false,
    agent_skill_path: absolutePath,
    allowed_tools,
    body: bodies[state],
    resource_slots: slotNames
      .filter((slot) => skill.bundle.folders.includes(slot))
      .map((slot) => ({
        name: slot,
        resource_type: `agent_skill_${slot}` as const,
        access: 'read_only',
        path: `${absolutePath}/${slot}`,
      })),
  }
}

/**
 * The absolute paths of `list_resources()`: the files of the three folders. A file reached through a link lies outside of
 * the skill folder once it is resolved, and the loader returns none of those.
 */
export function resourcePaths(skill: Skill, absolutePath: string): string[] {
  return skill.bundle.resources
    .filter(({ tier, linked }) => tier !== 'other' && !linked)
    .map(({ path }) => `${absolutePath}/${path}`)
}

/** The body as `activate()` gives it: without the white space around it, as in the document's example. */
export function bodyOf(skill: Skill): string {
  return skill.file.slice(skill.bodySpan).trim()
}

/** The two conditions of "Error Handling" that are about the folder; null where there is a folder with a SKILL.md. */
export function folderError(exists: { readonly folder: boolean; readonly skillFile: boolean }): string | null {
  if (!exists.folder) return 'The folder was not found.'
  return exists.skillFile ? null : 'The folder holds no SKILL.md.'
}

/** A field's value with aliases followed; null where the key is absent. */
export function fieldOf(skill: Skill, name: string): FieldValue | null {
  const value = skill.frontmatter.fields.get(name)?.value
  return value ? resolved(value) : null
}

/** One text an item, empty for what is none, so that places in the list hold. */
function itemsOf(skill: Skill, name: string): string[] {
  const value = fieldOf(skill, name)
  if (value?.kind !== 'list') return []
  return value.items.map((item) => {
    const entry = resolved(item)
    return entry?.kind === 'scalar' ? entry.value : ''
  })
}

function mapOf(skill: Skill, name: string): { readonly [key: string]: Plain } {
  const value = fieldOf(skill, name)
  // Aliases that unfold into a huge value are left folded.
  if (skill.frontmatter.yaml?.faults.some((fault) => fault.code === 'alias-bomb')) return {}
  return value?.kind === 'map' ? plainMap(value.pairs) : {}
}

function plainMap(pairs: readonly { readonly key: { readonly value: string }; readonly value: YamlNode }[]) {
  return Object.fromEntries(pairs.map(({ key, value }) => [key.value, plain(value)]))
}

function plain(node: YamlNode): Plain {
  const value = resolved(node)
  if (value?.kind === 'list') return value.items.map(plain)
  return value?.kind === 'map' ? plainMap(value.pairs) : (value?.value ?? '')
}
