import type { Skill } from '../skill/skill.ts'
import type { Span } from '../source/span.ts'
import { resolved, type YamlMap, type YamlNode } from '../source/yaml.ts'
import { type Dialect, dialects, fieldsIn, valueIn } from './reader-dialect.ts'
import { empty, folderMismatch, lengthIn, missing, nameForm, reason, tooLong, wrongType } from './reason-field.ts'
import { ignoredKeys, notText, placeOf } from './reason-shown.ts'
import type { Reason } from './runtime.ts'

export const adkJsYaml: Dialect = { ...dialects['js-yaml-4'], markedFirstKey: 'read' }

export interface AdkJsFields {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
}

/** What @google/adk 2.0.0 (npm) checks once the YAML is read: dist/web/skills/skill.js, FrontmatterSchema, and the folder's name. */
export function adkJsFields(skill: Skill, map: YamlMap): AdkJsFields {
  const values = fieldsIn(adkJsYaml, map)
  const text = (field: string): string | null => {
    const node = values.get(field)
    return node && kindOf(node) === 'text' ? valueIn(adkJsYaml, node).text : null
  }
  const name = text('name')
  const description = text('description')
  const reasons = [
    ...nameReasons(skill, values.get('name'), name),
    ...descriptionReasons(skill, values.get('description'), description),
    ...textReasons(skill, values, 'license'),
    ...textReasons(skill, values, 'compatibility'),
    ...textReasons(skill, values, 'allowed-tools'),
    ...metadataReasons(values.get('metadata')),
    ...ignoredKeys(skill, ['allowedTools']),
  ]
  return { name, description, reasons }
}

function kindOf(node: YamlNode): string {
  return valueIn(adkJsYaml, node).kind
}

/** skill.js, SNAKE_OR_KEBAB_NAME_PATTERN; then loader.js, loadSkillFile, for the folder. */
function nameReasons(skill: Skill, node: YamlNode | undefined, name: string | null): Reason[] {
  const place = placeOf(skill, 'name')
  if (!node) return [missing('name', place, skill.folder)]
  if (name === null) return [notText(skill, 'name', node, kindOf(node))]
  if (name === '') return [empty('name', place)]
  const form = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|[a-z0-9]+(?:_[a-z0-9]+)*)$/.test(name) ? [] : badName(name, place)
  const long = tooLongFor('name', name, 64, place)
  const other = skill.folder !== null && skill.folder !== name
  return [...form, ...long, ...(other ? [folderMismatch(name, skill.folder ?? '', 'dropped', place)] : [])]
}

function badName(name: string, place: Span): Reason[] {
  const told = nameForm(name.replaceAll('_', '-'), 'ascii', 'code points', place)
  const found = told.filter(({ code }) => code !== 'name-too-long').map((each) => ({ ...each, name }))
  if (found.length > 0) return found
  const message = '`name` mixes hyphens and underscores; it takes one of them.'
  return [{ ...reason('name-character', 'dropped', message, 'Use hyphens alone.', place), name }]
}

function descriptionReasons(skill: Skill, node: YamlNode | undefined, text: string | null): Reason[] {
  const place = placeOf(skill, 'description')
  if (!node) return [missing('description', place, null)]
  if (text === null) return [notText(skill, 'description', node, kindOf(node))]
  if (text === '') return [empty('description', place)]
  return tooLongFor('description', text, 1024, place)
}

/** skill.js: text, or no such key; a key that is left empty is null, and refused. */
function textReasons(
  skill: Skill,
  values: ReadonlyMap<string, YamlNode>,
  field: 'license' | 'compatibility' | 'allowed-tools',
): Reason[] {
  const node = values.get(field)
  if (!node) return []
  if (kindOf(node) !== 'text') {
    const told = typed(`${field}-type`, field, node, 'text')
    const key = skill.frontmatter.fields.get(field)?.key.span ?? null
    return [node.span.end > node.span.start ? told : { ...told, span: key }]
  }
  const { text } = valueIn(adkJsYaml, node)
  return field === 'compatibility' ? tooLongFor('compatibility', text, 500, node.span) : []
}

/** zod 4 counts code points, not UTF-16 units (run as zod 4.6.7). */
function tooLongFor(
  field: 'name' | 'description' | 'compatibility',
  text: string,
  limit: number,
  span: Span,
): Reason[] {
  return lengthIn('code points', text) > limit ? [tooLong(field, 'dropped', text, limit, 'code points', span)] : []
}

function metadataReasons(node: YamlNode | undefined): Reason[] {
  const value = node ? resolved(node) : null
  if (!node) return []
  if (value?.kind !== 'map') return [typed('metadata-type', 'metadata', node, 'a map')]
  const tools = fieldsIn(adkJsYaml, value).get('adk_additional_tools')
  const list = tools ? resolved(tools) : null
  if (!tools || (list?.kind === 'list' && list.items.every((item) => kindOf(item) === 'text'))) return []
  return [wrongType('metadata-value-type', 'dropped', 'metadata.adk_additional_tools', tools, 'a list of texts')]
}

type TypeCode = 'license-type' | 'compatibility-type' | 'allowed-tools-type' | 'metadata-type'

function typed(code: TypeCode, field: string, node: YamlNode, meant: string): Reason {
  return wrongType(code, 'dropped', field, node, meant)
}
