import { resolved, type YamlMap, type YamlNode } from '../source/yaml.ts'
import { dialects, valueIn } from './reader-dialect.ts'
import { reason, wrongType } from './reason-field.ts'
import type { Reason } from './runtime.ts'

const dialect = dialects['pyyaml-c']

export interface OpenHandsFields {
  /** Why the skill is refused; empty where it is taken. */
  readonly wrong: readonly Reason[]
  /** Why the model is not told of it. */
  readonly gates: readonly Reason[]
}

/**
 * The types that OpenHands wants of the fields beside the name (openhands-sdk 1.58.2, openhands/sdk/skills/skill.py,
 * _create_skill_from_metadata and its pydantic model; run on 2026-11-30). A value of another type refuses the skill.
 */
export function readOpenHandsFields(map: YamlMap, values: ReadonlyMap<string, YamlNode>): OpenHandsFields {
  const either = (key: string, other: string): YamlNode | undefined => values.get(key) ?? values.get(other)
  const tools = either('allowed-tools', 'allowed_tools')
  const manual = either('disable-model-invocation', 'disable_model_invocation')
  const paths = values.get('paths')
  const triggered = globs(paths)
  return {
    wrong: [
      ...keys(map),
      ...(['description', 'license', 'compatibility'] as const).flatMap((key) => text(key, values.get(key))),
      ...only('metadata', 'metadata-type', values.get('metadata'), ['map'], 'a map'),
      ...only('allowed-tools', 'allowed-tools-type', tools, ['text', 'list'], 'text or a list'),
      ...switchFault(manual),
      ...only('paths', 'field-not-text', paths, ['text', 'list'], 'text or a list'),
      ...(triggered.length > 0 ? listOf('triggers', values, false) : triggers(values)),
    ],
    gates: [...pathTriggered(paths, triggered), ...(manual && isOn(manual) ? [manualOnly(manual)] : [])],
  }
}

/** The keys are handed on as Python arguments: they are texts, and three names are taken (python-frontmatter, Post). */
function keys(map: YamlMap): Reason[] {
  return map.pairs.flatMap(({ key }) => {
    const taken = ['content', 'handler', 'self'].includes(key.value)
    if (key.value === '<<' || (valueIn(dialect, key).kind === 'text' && !taken)) return []
    const message = taken
      ? `\`${key.value}\` is a name that the reader keeps for itself, and the file is refused.`
      : `The key \`${key.value}\` is no text for this YAML reader.`
    return [{ ...reason('key-not-text', 'dropped', message, 'Give the key another name.', key.span), name: key.value }]
  })
}

function text(key: 'description' | 'license' | 'compatibility', node: YamlNode | undefined): Reason[] {
  const value = node ? resolved(node) : null
  const kind = node ? valueIn(dialect, node).kind : 'null'
  if (!node || !value || kind === 'null' || kind === 'text') return []
  if (kind === 'list' || kind === 'map') return [wrongType(`${key}-type`, 'dropped', key, value, 'text')]
  const message = `\`${key}\` is a ${kind} for this YAML reader, and only text is taken.`
  return [{ ...reason('field-not-text', 'dropped', message, 'Put the value in quotes.', node.span), name: key }]
}

function only(
  key: string,
  code: 'metadata-type' | 'allowed-tools-type' | 'field-not-text',
  node: YamlNode | undefined,
  kinds: readonly string[],
  meant: string,
): Reason[] {
  const value = node ? resolved(node) : null
  const kind = node ? valueIn(dialect, node).kind : 'null'
  return !value || kind === 'null' || kinds.includes(kind) ? [] : [wrongType(code, 'dropped', key, value, meant)]
}

/** What pydantic takes for a boolean: the words below in any case, 0 and 1. */
const words = { on: /^(?:1|on|t|true|y|yes)$/i, off: /^(?:0|off|f|false|n|no)$/i }

function isOn(node: YamlNode): boolean {
  const { kind, text: shown } = valueIn(dialect, node)
  return kind === 'number' ? Number(shown) === 1 : (kind === 'text' || kind === 'boolean') && words.on.test(shown)
}

function switchFault(node: YamlNode | undefined): Reason[] {
  if (!node) return []
  const { kind, text: shown } = valueIn(dialect, node)
  const off = kind === 'number' ? Number(shown) === 0 : words.off.test(shown)
  if (kind === 'null' || isOn(node) || (off && kind !== 'list' && kind !== 'map')) return []
  const key = 'disable-model-invocation'
  const message = `\`${key}\` is neither true nor false, and nothing else is taken.`
  return [{ ...reason('field-not-text', 'dropped', message, 'Write `true` or `false`.', node.span), name: key }]
}

function manualOnly({ span }: YamlNode): Reason {
  const key = 'disable-model-invocation'
  const message = `\`${key}\` keeps the skill out of the list that the model sees.`
  return { ...reason('manual-only', 'withheld', message, 'Remove the key to offer it to the model.', span), name: key }
}

function globs(node: YamlNode | undefined): string[] {
  const value = node ? resolved(node) : null
  if (!node || !value) return []
  const found = value.kind === 'list' ? value.items.map((item) => valueIn(dialect, item).text) : []
  const written = value.kind === 'scalar' && valueIn(dialect, node).kind === 'text' ? value.value.split(',') : found
  return written.map((glob) => glob.trim()).filter((glob) => glob !== '')
}

function pathTriggered(node: YamlNode | undefined, found: readonly string[]): Reason[] {
  if (!node || found.length === 0) return []
  const message = '`paths` ties the skill to files, and the model hears of it only once such a file is touched.'
  const cure = 'Remove the key to offer the skill at all times.'
  return [{ ...reason('path-triggered', 'withheld', message, cure, node.span), name: 'paths' }]
}

/** Without `paths`, inputs make a task of the skill, and triggers are the words that call it. */
function triggers(values: ReadonlyMap<string, YamlNode>): Reason[] {
  return [...listOf('triggers', values, true), ...inputs(values.get('inputs'))]
}

function listOf(key: string, values: ReadonlyMap<string, YamlNode>, ofTexts: boolean): Reason[] {
  const node = values.get(key)
  const value = node ? resolved(node) : null
  if (!node || !value) return []
  if (value.kind !== 'list') return [wrongType('field-not-text', 'dropped', key, value, 'a list')]
  const odd = ofTexts ? value.items.find((item) => valueIn(dialect, item).kind !== 'text') : undefined
  if (!odd) return []
  const message = `An item of \`${key}\` is no text.`
  return [{ ...reason('field-not-text', 'dropped', message, 'Put it in quotes.', odd.span), name: key }]
}

function inputs(node: YamlNode | undefined): Reason[] {
  const value = node ? resolved(node) : null
  if (!node || !value) return []
  if (value.kind !== 'list') return [wrongType('field-not-text', 'dropped', 'inputs', value, 'a list')]
  const odd = value.items.find((item) => {
    const map = resolved(item)
    if (map?.kind !== 'map') return true
    const texts = new Map(map.pairs.map((pair) => [pair.key.value, valueIn(dialect, pair.value).kind]))
    return texts.get('name') !== 'text' || texts.get('description') !== 'text'
  })
  if (!odd) return []
  const message = 'An item of `inputs` has no `name` and `description` of its own, both text.'
  return [{ ...reason('field-not-text', 'dropped', message, 'Give it both.', odd.span), name: 'inputs' }]
}
