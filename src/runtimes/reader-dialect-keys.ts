import type { YamlNode, YamlScalar } from '../source/yaml.ts'
import { yamlFault } from '../source/yaml-fault.ts'
import type { Dialect } from './reader-dialect.ts'
import { isMerge, mergeSources, valueIn } from './reader-dialect-value.ts'
import { reason } from './reason-field.ts'
import { yamlReason } from './reason-yaml.ts'
import type { Reason } from './runtime.ts'

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
    if (merge && !mergeSources(value).every((source) => source?.kind === 'map')) found.push(noMap(key))
    found.push(...reasonsIn(dialect, value, known, `${path}${key.value}.`))
  }
  return found
}

function noMap(key: YamlScalar): Reason {
  const message = '`<<` puts the keys of another map here, and its value is no map.'
  return reason('invalid-yaml', 'dropped', message, 'Give it a map, or put the key in quotes.', key.span)
}

function identity(dialect: Dialect, key: YamlScalar): string {
  if (dialect.sameKeys === 'written') return key.value
  const { kind, text } = valueIn(dialect, key)
  return dialect.sameKeys === 'text' ? text : `${kind} ${text}`
}
