import { pairsOf, textOf, textsOf, valueAt } from '../source/json.ts'
import type { Workspace } from '../source/workspace.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import type { McpServer } from './recipe.ts'
import type { ConfigFile } from './recipe-file.ts'
import { readText } from './recipe-file.ts'
import type { Complain } from './recipe-problem.ts'

/** How a runtime writes the entry of a server. */
export interface ServerStyle {
  /** What stands before the own name of a tool. */
  readonly prefix: (key: string) => string
  /** The key of a list of the only tools that are taken. */
  readonly only?: string
  /** The key of a list of tools that are not taken. */
  readonly except?: string
  /** True for an entry that is switched off. */
  readonly isOff?: (entry: YamlNode) => boolean
}

/** The servers of a map, without those that are switched off. An entry that is no map is complained about. */
export function serversIn(
  { file }: ConfigFile,
  map: YamlNode | null,
  style: ServerStyle,
  complain: Complain,
): McpServer[] {
  return pairsOf(map).flatMap(({ key, value }) => {
    if (resolved(value)?.kind !== 'map') {
      const message = `The server \`${key.value}\` is no map, and it is not started. Write \`{ "command": … }\` or \`{ "url": … }\`.`
      complain('server-invalid', { file, span: key.span }, message, key.value)
      return []
    }
    if (style.isOff?.(value)) return []
    const only = style.only === undefined ? null : listed(value, style.only)
    const denied = style.except === undefined ? null : listed(value, style.except)
    return [
      {
        key: key.value,
        prefix: style.prefix(key.value),
        tools: only?.includes('*') ? null : (only?.filter((tool) => !denied?.includes(tool)) ?? null),
        ...(denied ? { denied } : {}),
        declared: { path: file.path, span: key.span },
      },
    ]
  })
}

function listed(entry: YamlNode, key: string): string[] | null {
  return textsOf(valueAt(entry, [key]))?.map(({ value }) => value) ?? null
}

/** True for `"KEY": false`. */
export function isFalse(entry: YamlNode, key: string): boolean {
  return textOf(valueAt(entry, [key])) === 'false'
}

/** True for `"KEY": true`. */
export function isTrue(entry: YamlNode, key: string): boolean {
  return textOf(valueAt(entry, [key])) === 'true'
}

/** Text files that a runtime gives to its agent, as far as they are there. */
export function textsAt(workspace: Workspace, paths: readonly string[]) {
  return paths.flatMap((path) => {
    const file = readText(workspace, path)
    return file ? [{ file, span: { start: 0, end: file.text.length } }] : []
  })
}
