import type { Skill } from '../skill/skill.ts'
import { resolved, type YamlMap, type YamlNode } from '../source/yaml.ts'
import { COPILOT_DESCRIPTION_LIMIT, copilotDialect, copilotKind, copilotText, firstLines } from './reader-copilot.ts'
import { fieldsIn } from './reader-dialect.ts'
import { trimmed } from './reader-trimmed.ts'
import { empty, reason, wrongType } from './reason-field.ts'
import { ignoredKeys, namedByFolder, notText, placeOf } from './reason-shown.ts'
import { tooManyUnits } from './reason-units.ts'
import type { Reason } from './runtime.ts'

export interface CopilotFields {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
}

/** Keys beside the standard's six (github/docs@046d267, cli-command-reference.md, "Skills reference"). */
const ownKeys = ['argument-hint', 'user-invocable', 'disable-model-invocation']

/** A block that holds no map is as good as an empty one. */
export function copilotFields(skill: Skill, map: YamlMap | null, body: string): CopilotFields {
  const values = map ? fieldsIn(copilotDialect, map) : new Map<string, YamlNode>()
  const name = nameOf(skill, values.get('name'))
  const description = descriptionOf(skill, values.get('description'), body)
  const reasons = [...name.reasons, ...description.reasons, ...optional(skill, values), ...ignoredKeys(skill, ownKeys)]
  return { name: name.text, description: description.text, reasons }
}

function nameOf(skill: Skill, node: YamlNode | undefined): { text: string | null; reasons: Reason[] } {
  if (node && copilotKind(node) !== 'text') {
    return { text: null, reasons: [notText(skill, 'name', node, copilotKind(node))] }
  }
  const written = node ? copilotText(node) : (skill.folder ?? '')
  const name = node ? trimmed(written) : written
  if (node && name === '') return { text: null, reasons: [empty('name', placeOf(skill, 'name'))] }
  const place = placeOf(skill, 'name')
  if (!/^[A-Za-z0-9][\w.: -]*$/.test(name)) {
    const what = node ? '`name` holds' : 'There is no `name`, and the folder’s name holds'
    const message = `${what} a character other than A to Z, digits, \`-\`, \`_\`, \`.\`, \`:\` and blanks, or starts with none of letters and digits.`
    const cure = node ? 'Rename the skill.' : 'Write a `name:`.'
    return { text: null, reasons: [{ ...reason('name-character', 'dropped', message, cure, place), name }] }
  }
  if (name.length > 64) return { text: null, reasons: [tooManyUnits('name', 'dropped', name, 64, place)] }
  const shown = name.replace(/ +/g, '-')
  if (!node) return { text: shown, reasons: [namedByFolder(skill, 'There is no name')] }
  if (shown === name) return { text: shown, reasons: [] }
  const message = `\`${name}\` is listed as \`${shown}\`.`
  return {
    text: shown,
    reasons: [{ ...reason('name-sanitised', 'altered', message, 'Write it with hyphens.', place), name }],
  }
}

function descriptionOf(skill: Skill, node: YamlNode | undefined, body: string): { text: string; reasons: Reason[] } {
  const place = placeOf(skill, 'description')
  if (!node) {
    const message = 'There is no description, so the first three lines of the body that are no heading stand in for it.'
    const cure = 'Add `description:`.'
    return {
      text: firstLines(body),
      reasons: [reason('description-from-body', 'altered', message, cure, place)],
    }
  }
  const kind = copilotKind(node)
  if (kind !== 'text') return { text: '', reasons: [notText(skill, 'description', node, kind)] }
  const text = copilotText(node)
  if (text.length > COPILOT_DESCRIPTION_LIMIT) {
    return { text, reasons: [tooManyUnits('description', 'dropped', text, COPILOT_DESCRIPTION_LIMIT, place)] }
  }
  const blank = text.trim() === '' ? [{ ...empty('description', place), effect: 'altered' as const }] : []
  return { text, reasons: blank }
}

function optional(skill: Skill, values: ReadonlyMap<string, YamlNode>): Reason[] {
  return [
    ...flag('disable-model-invocation', values),
    ...flag('user-invocable', values),
    ...toolReasons(values.get('allowed-tools')),
    ...hintReasons(values.get('argument-hint')),
    ...manualOnly(skill, values.get('disable-model-invocation')),
  ]
}

function flag(field: string, values: ReadonlyMap<string, YamlNode>): Reason[] {
  const node = values.get(field)
  return !node || copilotKind(node) === 'boolean' ? [] : [wrong('field-not-text', field, node, '`true` or `false`')]
}

function toolReasons(node: YamlNode | undefined): Reason[] {
  if (!node || copilotKind(node) === 'text') return []
  const list = resolved(node)
  if (list?.kind === 'list' && list.items.every((item) => copilotKind(item) === 'text')) return []
  return [wrong('allowed-tools-type', 'allowed-tools', node, 'one text or a list of texts')]
}

function hintReasons(node: YamlNode | undefined): Reason[] {
  if (!node || copilotKind(node) === 'text' || copilotKind(node) === 'null') return []
  return [wrong('field-not-text', 'argument-hint', node, 'text')]
}

function wrong(code: 'field-not-text' | 'allowed-tools-type', field: string, node: YamlNode, meant: string): Reason {
  return wrongType(code, 'dropped', field, node, meant)
}

function manualOnly(skill: Skill, node: YamlNode | undefined): Reason[] {
  if (!node || copilotKind(node) !== 'boolean' || copilotText(node).toLowerCase() !== 'true') return []
  const field = skill.frontmatter.fields.get('disable-model-invocation')
  const message = '`disable-model-invocation` is true: people can call the skill, the model cannot.'
  const cure = 'Leave it where that is meant.'
  return [reason('manual-only', 'withheld', message, cure, field?.value.span ?? node.span)]
}
