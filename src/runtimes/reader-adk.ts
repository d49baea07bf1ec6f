import { cutTools } from '../skill/allowed-tools.ts'
import type { Skill } from '../skill/skill.ts'
import type { Span } from '../source/span.ts'
import { spanOf } from '../source/span.ts'
import { resolved, type YamlNode, type YamlPair } from '../source/yaml.ts'
import { kindWords, scalarKind } from '../source/yaml-scalar.ts'
import { goString, mergedPairs, readGoYaml } from './reader-go-yaml.ts'
import { readLines } from './reader-lines.ts'
import { fenceReason } from './reason-fence.ts'
import { empty, folderMismatch, missing, nameForm, reason, tooLong, wrongType } from './reason-field.ts'
import type { Reason } from './runtime.ts'

/** Keys that google/adk-go's frontmatter has a field for. */
export const adkKeys: ReadonlySet<string> = new Set([
  'name',
  'description',
  'license',
  'compatibility',
  'metadata',
  'allowed-tools',
])

/** A value as it reaches ADK: its text is null for a list or map. */
export interface AdkValue {
  readonly text: string | null
  readonly node: YamlNode
}

export interface AdkFields {
  readonly name: AdkValue | null
  readonly description: AdkValue | null
  readonly license: AdkValue | null
  readonly compatibility: AdkValue | null
  readonly metadata: YamlNode | null
  readonly allowedTools: YamlNode | null
  /** The description's key: an empty value has no place of its own. Null for a value in quotes. */
  readonly descriptionKey: Span | null
  /** Where a missing field is told: the opening dashes. */
  readonly opening: Span
  /** Null where the folder's name was nobody's choice. */
  readonly folder: string | null
}

/** `list`: only a YAML list of scalars is read; `text-or-list`: the standard's text form as well. */
export type AdkTools = 'list' | 'text-or-list'

export function adkValue(node: YamlNode | null): AdkValue | null {
  return node ? { text: goString(node), node } : null
}

/**
 * What google/adk-go checks once the YAML is read: frontmatter.go:201-233 (main at 0a51e15, 2026-08-21). Lengths are
 * bytes of UTF-8. It stops at its first complaint; all of them are told here, for each would stop it.
 */
export function adkReasons(fields: AdkFields, tools: AdkTools): Reason[] {
  return [
    ...nameReasons(fields),
    ...descriptionReasons(fields),
    ...textReasons(fields),
    ...metadataReasons(fields.metadata),
    ...toolReasons(fields.allowedTools, tools),
  ]
}

function nameReasons({ name, folder, opening }: AdkFields): Reason[] {
  if (!name) return [missing('name', opening, folder)]
  if (name.text === null) return [wrongType('name-type', 'dropped', 'name', name.node, 'text')]
  if (name.text === '') return [empty('name', name.node.span)]
  const form = nameForm(name.text, 'ascii', 'bytes', name.node.span)
  if (folder === null || folder === name.text) return form
  return [...form, folderMismatch(name.text, folder, 'dropped', name.node.span)]
}

function descriptionReasons(fields: AdkFields): Reason[] {
  const { description, opening } = fields
  if (!description) return [missing('description', opening, null)]
  const { text, node } = description
  if (text === null) return [wrongType('description-type', 'dropped', 'description', node, 'text')]
  if (text === '') return [empty('description', fields.descriptionKey ?? node.span)]
  const bytes = new TextEncoder().encode(text).length
  return bytes > 1024 ? [tooLong('description', 'dropped', text, 1024, 'bytes', node.span)] : []
}

function textReasons({ license, compatibility }: AdkFields): Reason[] {
  const found: Reason[] = []
  if (license && license.text === null) {
    found.push(wrongType('license-type', 'dropped', 'license', license.node, 'text'))
  }
  if (!compatibility) return found
  if (compatibility.text === null) {
    found.push(wrongType('compatibility-type', 'dropped', 'compatibility', compatibility.node, 'text'))
  } else if (new TextEncoder().encode(compatibility.text).length > 500) {
    found.push(tooLong('compatibility', 'dropped', compatibility.text, 500, 'bytes', compatibility.node.span))
  }
  return found
}

function metadataReasons(metadata: YamlNode | null): Reason[] {
  const node = metadata ? resolved(metadata) : null
  if (!metadata || !node || (node.kind === 'scalar' && scalarKind(node) === 'null')) return []
  if (node.kind !== 'map') return [wrongType('metadata-type', 'dropped', 'metadata', metadata, 'a map')]
  return node.pairs.flatMap((pair) => {
    const value = resolved(pair.value)
    if (value?.kind === 'scalar' || !value) return []
    return [metadataValue(pair.key.value, pair.value, pair.key.span, 'dropped')]
  })
}

/** A list or map in metadata stands on its key, so that the place is the line an author has to change. */
export function metadataValue(key: string, value: YamlNode, keySpan: Span, effect: Reason['effect']): Reason {
  const message = `\`metadata.${key}\` is ${kindWords(value)}; metadata maps text to text.`
  const scalar = resolved(value)?.kind === 'scalar'
  const cure = scalar ? 'Put the value in quotes.' : 'Write it as one text in quotes, or leave it out.'
  return { ...reason('metadata-value-type', effect, message, cure, scalar ? value.span : keySpan), name: key }
}

function toolReasons(value: YamlNode | null, tools: AdkTools): Reason[] {
  const node = value ? resolved(value) : null
  if (!value || !node) return []
  const wrong = (): Reason[] => [wrongType('allowed-tools-type', 'dropped', 'allowed-tools', value, 'a list of texts')]
  if (node.kind === 'map') return wrong()
  if (node.kind === 'list') return node.items.every((item) => resolved(item)?.kind === 'scalar') ? [] : wrong()
  const kind = scalarKind(node)
  if (kind === 'null') return []
  if (tools === 'list') return [toolsForm(node.span, 'dropped')]
  if (kind !== 'text') return wrong()
  return unbalanced(node.value, value, 'dropped')
}

export function toolsForm(span: Span, effect: Reason['effect']): Reason {
  const message = '`allowed-tools` is one text; only a YAML list is read.'
  return reason('allowed-tools-form', effect, message, 'Write the tools as a list, one `- Tool` a line.', span)
}

/** A tool whose parentheses do not match (frontmatter.go:61-127); only parentheses count, quotes do not. */
export function unbalanced(text: string, value: YamlNode, effect: Reason['effect']): Reason[] {
  for (const { tool, at } of cutTools(text)) {
    let depth = 0
    for (const unit of tool) {
      if (unit === '(') depth += 1
      else if (unit === ')') depth -= 1
      if (depth < 0) break
    }
    if (depth === 0) continue
    const node = resolved(value)
    const plain = node?.kind === 'scalar' && node.style === 'plain'
    const start = value.span.start + (plain ? at : 0)
    const shown = tool.split(/\s/)[0] ?? tool
    const span = plain ? spanOf(start, start + shown.length) : value.span
    const message = `A parenthesis of \`${shown}\` in \`allowed-tools\` has no partner, so the text cannot be cut into tools.`
    return [{ ...reason('allowed-tools-parenthesis', effect, message, 'Close it, or remove it.', span), name: shown }]
  }
  return []
}

/** Everything ADK's parser says to a SKILL.md as it stands: fences by exact lines, yaml.v3, six keys, then the fields. */
export function adkContent(skill: Skill, tools: AdkTools): Reason[] {
  const { file } = skill
  const read = readLines(file.text)
  if ('missing' in read) return fenceReasons(skill, read.missing)
  const { root, refusals } = readGoYaml(file, read.yaml)
  if (refusals.length > 0) return [...refusals]
  const opening = spanOf(0, 3)
  const map = root ? resolved(root) : null
  if (!map || (map.kind === 'scalar' && map.style === 'empty')) {
    return [
      reason('frontmatter-empty', 'dropped', 'The frontmatter is empty.', 'Add `name:` and `description:`.', opening),
    ]
  }
  if (map.kind !== 'map') return [wrongType('not-a-mapping', 'dropped', 'The frontmatter', map, '`key: value` lines')]
  const pairs = mergedPairs(map)
  return [...unknownKeys(pairs), ...adkReasons(adkFields(pairs, opening, skill.folder), tools)]
}

/** What the author's own faults say about a block that is not there for a reader of exact lines. */
function fenceReasons(skill: Skill, missing: 'opening' | 'closing'): Reason[] {
  const faults = skill.frontmatter.faults.map((fault) => fenceReason(fault))
  if (faults.length > 0) return faults.slice(0, 1)
  const code = missing === 'opening' ? 'frontmatter-missing' : 'frontmatter-not-closed'
  return [fenceReason({ code, span: skill.frontmatter.opening ?? spanOf(0, 0), detail: '' })]
}

function unknownKeys(pairs: readonly YamlPair[]): Reason[] {
  const unknown = pairs.filter((pair) => !adkKeys.has(pair.key.value))
  const first = unknown[0]
  if (!first) return []
  const names = unknown.map((pair) => `\`${pair.key.value}\``)
  const keys = names.length === 1 ? `The key ${names[0]} is` : `The keys ${names.join(', ')} are`
  const message = `${keys} none of the six that the loader knows (${[...adkKeys].join(', ')}).`
  const cure = 'Move it under `metadata:` as text, or leave it out.'
  return [{ ...reason('unknown-key', 'dropped', message, cure, first.key.span), name: first.key.value }]
}

function adkFields(pairs: readonly YamlPair[], opening: Span, folder: string | null): AdkFields {
  const value = (name: string): YamlNode | null => pairs.find((pair) => pair.key.value === name)?.value ?? null
  return {
    name: adkValue(value('name')),
    description: adkValue(value('description')),
    license: adkValue(value('license')),
    compatibility: adkValue(value('compatibility')),
    metadata: value('metadata'),
    allowedTools: value('allowed-tools'),
    descriptionKey: keyOfEmpty(pairs, 'description'),
    opening,
    folder,
  }
}

/** The key of a value that is empty without quotes; null for any other. */
export function keyOfEmpty(pairs: readonly YamlPair[], name: string): Span | null {
  const pair = pairs.find((each) => each.key.value === name)
  const value = pair ? resolved(pair.value) : null
  const quoted = value?.kind === 'scalar' && (value.style === 'single' || value.style === 'double')
  return pair && !quoted ? pair.key.span : null
}
