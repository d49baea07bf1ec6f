import { resolved, type YamlMap, type YamlNode, type YamlPair, type YamlScalar } from '../source/yaml.ts'
import { yamlFault } from '../source/yaml-fault.ts'
import type { Dialect } from './reader-dialect.ts'
import { valueIn } from './reader-dialect-value.ts'
import { reason } from './reason-field.ts'
import { yamlReason } from './reason-yaml.ts'
import type { Reason } from './runtime.ts'

/** The values of a map by key, with repeated and merged keys resolved as the dialect does: the last one wins, and own keys over merged ones. */
export function fieldsIn(dialect: Dialect, map: YamlMap): ReadonlyMap<string, YamlNode> {
  const fields = new Map<string, YamlNode>()
  const own = map.pairs.filter((pair) => !isMerge(dialect, pair))
  for (const { key, value } of own) fields.set(keyText(dialect, key), value)
  const merges = map.pairs.filter((pair) => isMerge(dialect, pair))
  // PyYAML puts each merge before the one above it (constructor.py, flatten_mapping).
  if (dialect.duplicateKeys === 'last') merges.reverse()
  for (const source of merges.flatMap((pair) => sourcesOf(pair.value))) {
    if (source?.kind !== 'map') continue
    for (const [key, value] of fieldsIn(dialect, source)) if (!fields.has(key)) fields.set(key, value)
  }
  return fields
}

/** Keys that stand twice, keys of a kind that the dialect has not, and merges of what is no map. */
export function keyReasons(
  dialect: Dialect,
  root: YamlNode | null,
  known: ReadonlySet<string> | null,
): readonly Reason[] {
  return root ? reasonsIn(dialect, root, known, '') : []
}

function reasonsIn(dialect: Dialect, node: YamlNode, known: ReadonlySet<string> | null, path: string): Reason[] {
  if (node.kind === 'list') return node.items.flatMap((item) => reasonsIn(dialect, item, known, `${path}[].`))
  if (node.kind !== 'map') return []
  const found: Reason[] = []
  const seen = new Set<string>()
  for (const pair of node.pairs) {
    const { key, value } = pair
    const merge = isMerge(dialect, pair)
    const name = identity(dialect, key)
    const counts = dialect.duplicateKeys === 'refused' || (known ? known.has(path + key.value) : true)
    const free = merge && dialect.sameKeys === 'text'
    if (seen.has(name) && counts && !free && dialect.duplicateKeys !== 'last') {
      found.push(yamlReason(yamlFault('duplicate-key', key.span, key.value)))
    }
    seen.add(name)
    if (merge && !sourcesOf(value).every((source) => source?.kind === 'map')) found.push(noMap(key))
    found.push(...reasonsIn(dialect, value, known, `${path}${key.value}.`))
  }
  return found
}

function noMap(key: YamlScalar): Reason {
  const message = '`<<` puts the keys of another map here, and its value is no map.'
  return reason('invalid-yaml', 'dropped', message, 'Give it a map, or put the key in quotes.', key.span)
}

function isMerge(dialect: Dialect, { key }: YamlPair): boolean {
  return dialect.mergeKeys && key.value === '<<' && key.style === 'plain'
}

function sourcesOf(value: YamlNode): (YamlNode | null)[] {
  const source = resolved(value)
  return source?.kind === 'list' ? source.items.map(resolved) : [source]
}

/** The key under which the loader finds a value: in JavaScript every key becomes text. */
function keyText(dialect: Dialect, key: YamlScalar): string {
  return dialect.shows === 'javascript' ? valueIn(dialect, key).text : key.value
}

function identity(dialect: Dialect, key: YamlScalar): string {
  if (dialect.sameKeys === 'written') return key.value
  const { kind, text } = valueIn(dialect, key)
  return dialect.sameKeys === 'text' ? text : `${kind} ${text}`
}
