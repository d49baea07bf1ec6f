import type { Skill } from '../skill/skill.ts'
import type { YamlNode } from '../source/yaml.ts'
import { yamlFault } from '../source/yaml-fault.ts'
import { bunYaml } from './reader-bun-yaml.ts'
import { firstLine, readClaudeBlock, readClaudeYaml } from './reader-claude.ts'
import { builtInReasons, entryOf, fromBody, gateReasons, nameReasons, optionalReasons } from './reader-claude-fields.ts'
import { cutReason } from './reader-cut.ts'
import { fieldsIn } from './reader-dialect.ts'
import { reason } from './reason-field.ts'
import { ignoredKeys, mapOf, noBlock } from './reason-shown.ts'
import { yamlReason } from './reason-yaml.ts'
import type { Reason } from './runtime.ts'

/** Keys beside the standard's six (code.claude.com/docs, skills, "Frontmatter reference", 2026-08-22). */
const ownKeys =
  'when_to_use argument-hint arguments disable-model-invocation user-invocable disallowed-tools model effort context agent background hooks paths shell'.split(
    ' ',
  )

export interface ClaudeSkill {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
  readonly bodyStart: number
}

/** The skill as Claude Code reads it, wherever it stands. */
export function readClaudeSkill(skill: Skill): ClaudeSkill {
  const { file } = skill
  const name = skill.folder ?? skill.name?.value ?? null
  const block = readClaudeBlock(file.text)
  if (!block) return withoutFields(skill, [{ ...noBlock(skill, new Set(), 'opening'), effect: 'altered' }], 0)
  const cut = cutReason(skill, block.yaml)
  const yaml = readClaudeYaml(file, block.yaml)
  const cuts = cut ? [cut] : []
  if ('lost' in yaml) {
    if (yaml.lost.effect === 'unknown') return { ...withoutFields(skill, [], block.bodyStart), reasons: [yaml.lost] }
    return withoutFields(skill, [lostBlock(yaml.lost), ...cuts], block.bodyStart)
  }
  const repaired = yaml.repaired ? [repair(yaml.repaired)] : []
  if (!yaml.map) {
    const told = mapOf(skill, yaml.root)
    const reasons = 'code' in told ? [{ ...told, effect: 'altered' as const }] : []
    return withoutFields(skill, [...repaired, ...reasons, ...cuts], block.bodyStart)
  }
  const values: ReadonlyMap<string, YamlNode> = fieldsIn(bunYaml, yaml.map)
  const entry = entryOf(skill, values, file.text.slice(block.bodyStart))
  const reasons = [
    ...repaired,
    ...cuts,
    ...twice(skill),
    ...nameReasons(skill, values),
    ...builtInReasons(skill),
    ...entry.reasons,
    ...optionalReasons(values),
    ...gateReasons(values),
    ...ignoredKeys(skill, ownKeys),
  ]
  return { name, description: entry.text, reasons, bodyStart: block.bodyStart }
}

/** The skill is listed under its folder, with the body's first line. */
function withoutFields(skill: Skill, reasons: readonly Reason[], bodyStart: number): ClaudeSkill {
  const description = firstLine(skill.file.text.slice(bodyStart))
  const all = [...reasons, fromBody(skill, description)]
  return { name: skill.folder ?? skill.name?.value ?? null, description, reasons: all, bodyStart }
}

function lostBlock({ message, cure, span, name }: Reason): Reason {
  const whole = `${message} The skill loads without its frontmatter: no key of it counts.`
  const told = reason('yaml-metadata-lost', 'altered', whole, cure, span)
  return name ? { ...told, name } : told
}

function repair({ message, cure, span, name }: Reason): Reason {
  const whole = `${message} The runtime puts quotes around such values and reads the block again; its own validator calls it an error.`
  const told = reason('yaml-repaired', 'altered', whole, cure, span)
  return name ? { ...told, name } : told
}

/** Of a key that stands twice the last one counts. */
function twice(skill: Skill): Reason[] {
  const seen = new Set<string>()
  const root = skill.frontmatter.yaml?.root
  const again = root?.kind === 'map' ? root.pairs.filter(({ key }) => seen.size === seen.add(key.value).size) : []
  return again.map(({ key }) => ({
    ...yamlReason(yamlFault('duplicate-key', key.span, key.value), 'altered'),
    message: `The key \`${key.value}\` stands twice, and the last one counts.`,
  }))
}
