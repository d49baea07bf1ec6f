import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlMap, type YamlNode, type YamlPair } from '../source/yaml.ts'
import { type AdkFields, type AdkValue, adkKeys, keyOfEmpty, metadataValue } from './reader-adk.ts'
import { type GoValue, goValue } from './reader-go-scalar.ts'
import { mergedPairs, readGoYaml } from './reader-go-yaml.ts'
import { splitOnDashes } from './reader-split.ts'
import { reason } from './reason-field.ts'
import type { Reason } from './runtime.ts'

/** A SKILL.md as core-agent rewrites it before ADK sees it. */
export interface Sanitized {
  readonly fields: AdkFields
  /** All keys of the block, the dropped ones too. */
  readonly pairs: readonly YamlPair[]
  /** The metadata that is kept, each value as the text it becomes; null where there is none. */
  readonly metadata: ReadonlyMap<string, string> | null
  /** What the rewriting changes or loses. */
  readonly altered: readonly Reason[]
  /** From here on it is the body: one line end more than ADK alone would give. */
  readonly bodyStart: number
}

/**
 * core-agent's sanitizing pass: pkg/skills/load.go:284-401 (go-steer/core-agent@b708387, run). The text is cut at its
 * first two runs of three dashes anywhere, six keys are kept, and their values are written back as YAML.
 * Null where it leaves the file as it is: no exact opening line, fewer than two runs of dashes, or no YAML map.
 */
export function sanitize(skill: Skill): Sanitized | null {
  const { file } = skill
  if (!/^---\r?\n/.test(file.text)) return null
  const split = splitOnDashes(file.text)
  if (!split) return null
  const { root, refusals } = readGoYaml(file, split.yaml)
  if (refusals.length > 0) return null
  const node = root ? resolved(root) : null
  const emptyBlock = node === null || (node.kind === 'scalar' && node.value === '')
  if (!emptyBlock && node.kind !== 'map') return null
  const pairs = node?.kind === 'map' ? mergedPairs(node) : []
  return { ...rewrite(pairs, skill, split.yaml), pairs, bodyStart: split.bodyStart }
}

function rewrite(
  pairs: readonly YamlPair[],
  skill: Skill,
  yaml: Span,
): Pick<Sanitized, 'fields' | 'altered' | 'metadata'> {
  const altered: Reason[] = []
  const find = (key: string): YamlNode | null => pairs.find((pair) => pair.key.value === key)?.value ?? null
  const written = (key: 'name' | 'description' | 'license'): AdkValue | null => {
    const node = find(key)
    if (!node) return null
    const { text, change } = writtenBack(node)
    if (change) altered.push(rewritten(key, node, text ?? ''))
    return { text, node }
  }
  const compatibility = compatibilityText(find('compatibility'), altered)
  const metadata = metadataText(find('metadata'), altered)
  const dashes = dashesInValue(skill, yaml)
  if (dashes) altered.push(dashes)
  const fields: AdkFields = {
    name: written('name'),
    description: written('description'),
    license: written('license'),
    compatibility,
    // Texts only are left of it, and ADK takes those.
    metadata: null,
    allowedTools: find('allowed-tools'),
    descriptionKey: keyOfEmpty(pairs, 'description'),
    opening: spanOf(0, 3),
    folder: skill.folder,
  }
  return { fields, altered, metadata }
}

/** A scalar after it was resolved, marshalled and read as a Go string again; `text` is null for a list or map. */
function writtenBack(node: YamlNode): { text: string | null; change: boolean } {
  const target = resolved(node)
  if (target?.kind !== 'scalar') return { text: null, change: false }
  const value = goValue(node)
  if (value.kind === 'text') return { text: value.text, change: false }
  const text = value.marshalled === 'null' ? '' : value.marshalled
  return { text, change: text !== target.value && value.marshalled !== 'null' }
}

function rewritten(key: 'name' | 'description' | 'license', node: YamlNode, text: string): Reason {
  const message = `\`${key}\` is read as a number, boolean or date and written back as \`${text}\`.`
  return { ...reason(`${key}-rewritten`, 'altered', message, 'Put the value in quotes.', node.span), name: key }
}

function compatibilityText(node: YamlNode | null, altered: Reason[]): AdkValue | null {
  if (!node) return null
  const value = goValue(node)
  if (value.kind === 'text') return { text: value.text, node }
  const text = marshalled(node)
  const message = `\`compatibility\` is no text and becomes \`${text.split('\n')[0] ?? ''}${text.includes('\n') ? ' …' : ''}\`.`
  altered.push({
    ...reason('compatibility-coerced', 'altered', message, 'Write it as one text in quotes.', keyOr(node)),
    name: 'compatibility',
  })
  return { text, node }
}

/** A block value stands on its first entry, so that the place is one line. */
function keyOr(node: YamlNode): Span {
  if (node.kind === 'map') return node.pairs[0]?.key.span ?? node.span
  if (node.kind === 'list') return node.items[0]?.span ?? node.span
  return node.span
}

/** Metadata with text values only passes; anything else is printed by Go, or lost. ADK then sees texts. */
function metadataText(node: YamlNode | null, altered: Reason[]): ReadonlyMap<string, string> | null {
  const map = node ? resolved(node) : null
  if (!node || !map) return null
  if (map.kind !== 'map' || map.pairs.some((pair) => goValue(pair.key).kind !== 'text')) {
    if (map.kind === 'scalar' && goValue(node).kind === 'other' && map.value === '') return null
    const message = '`metadata` is no map with text keys and is left out.'
    altered.push(reason('metadata-lost', 'altered', message, 'Write it as a map of texts.', keyOr(node)))
    return null
  }
  const texts = new Map<string, string>()
  for (const pair of map.pairs) {
    const value = goValue(pair.value)
    texts.set(pair.key.value, value.kind === 'text' ? value.text : value.printed)
    if (value.kind === 'text') continue
    const told = metadataValue(pair.key.value, pair.value, pair.key.span, 'altered')
    const message = `${told.message.slice(0, -1)}, and it becomes \`${value.printed}\`.`
    altered.push({ ...told, code: 'metadata-value-coerced', message })
  }
  return texts
}

/** The cut falls inside the block: what stands behind it in the block spills into the body. */
function dashesInValue(skill: Skill, yaml: Span): Reason | null {
  const closing = skill.frontmatter.closing
  if (!closing || yaml.end >= closing.start) return null
  const message =
    'Three dashes inside the frontmatter end it for a loader that cuts at the first ones; the rest of the block is lost to the body.'
  const cure = 'Write the dashes another way, such as an em dash.'
  return reason('dashes-in-value', 'altered', message, cure, spanOf(yaml.end, yaml.end + 3))
}

/** `yaml.Marshal` of a value that is no text, trimmed; as far as a compatibility field needs it. */
function marshalled(node: YamlNode): string {
  const value = resolved(node)
  if (value?.kind === 'list') return value.items.map((item) => `- ${indented(item)}`).join('\n')
  if (value?.kind === 'map') return marshalledMap(value)
  const go: GoValue = goValue(node)
  return go.kind === 'other' ? go.marshalled : quoted(go.text)
}

function marshalledMap(map: YamlMap): string {
  const pairs = [...map.pairs].sort((left, right) => (left.key.value < right.key.value ? -1 : 1))
  return pairs
    .map(({ key, value }) => {
      const nested = resolved(value)
      if (nested?.kind === 'map' || nested?.kind === 'list') return `${key.value}:\n    ${indented(value)}`
      return `${key.value}: ${marshalled(value)}`
    })
    .join('\n')
}

function indented(node: YamlNode): string {
  return marshalled(node).replaceAll('\n', '\n    ')
}

function quoted(text: string): string {
  const plain = /^[A-Za-z0-9_./(][^#:]*$/.test(text) && !/[:#]\s|:$/.test(text)
  return plain ? text : `'${text.replaceAll("'", "''")}'`
}

/** The keys that are left out: neither of the six, nor one that the release reads on its own. */
export function droppedKeys(pairs: readonly YamlPair[], alsoRead: readonly string[]): readonly YamlPair[] {
  return pairs.filter((pair) => !adkKeys.has(pair.key.value) && !alsoRead.includes(pair.key.value))
}
