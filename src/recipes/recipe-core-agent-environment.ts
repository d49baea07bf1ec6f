import { itemsOf, textOf, valueAt } from '../source/json.ts'
import type { Span } from '../source/span.ts'
import { folderOf, type Workspace } from '../source/workspace.ts'
import { parseYaml, type YamlNode } from '../source/yaml.ts'
import type { Facts } from './recipe.ts'
import { alertVariables } from './recipe-core-agent-config.ts'
import { variablesInManifests } from './recipe-environment.ts'
import { type ConfigFile, inside, readConfigFile, readText } from './recipe-file.ts'
import type { Complain } from './recipe-problem.ts'

interface Manifest {
  readonly required: readonly string[]
  readonly declared: readonly string[]
}

const cost = 'core-agent does not start with it.'

/** Names of the environment variables that are set, as far as the files say; complains about a server that lacks one. */
export function environmentOf(
  workspace: Workspace,
  folder: string,
  config: YamlNode | null,
  servers: readonly ConfigFile[],
  facts: Facts | undefined,
  complain: Complain,
): readonly string[] | null {
  const { required, declared } = manifestOf(workspace, folder, complain)
  const uses = servers.flatMap(placeholders)
  const wanted = [...uses.map(({ name }) => name), ...alertVariables(config).flat(), ...declared]
  const found = facts?.environment ?? variablesInManifests(workspace, folderOf(folder), wanted)
  if (found === null) return null
  const where = facts?.environment ? 'the environment that is stated for it' : 'the manifest that starts it'
  for (const { name, span, config: at } of uses) {
    if (found.includes(name) || declared.includes(name)) continue
    const message = `\`${name}\` is taken from the environment and ${where} does not set it, so the server gets an empty text. Set it there, or take it out here.`
    complain('variable-unset', { file: at.file, span }, message, name)
  }
  return [...new Set([...found, ...required])].sort()
}

/** `${env:NAME}` in a mcp.json, which always reads the environment of the process. */
function placeholders(
  config: ConfigFile,
): { readonly name: string; readonly span: Span; readonly config: ConfigFile }[] {
  return [...config.file.text.matchAll(/\$\{env:([A-Za-z_]\w*)\}/g)].map((match) => {
    return { name: match[1]!, span: { start: match.index, end: match.index + match[0].length }, config }
  })
}

/** env.yaml or env.json (pkg/agentenv/manifest.go:49-161, go-steer/core-agent@b708387). */
function manifestOf(workspace: Workspace, folder: string, complain: Complain): Manifest {
  const json = readConfigFile(workspace, inside(folder, 'env.json'), 'json', complain, cost)
  const file = readText(workspace, inside(folder, 'env.yaml'))
  if (json && file) {
    const message = `There are an \`env.json\` and an \`env.yaml\`; ${cost} Keep one.`
    complain('env-manifest', { file, span: null }, message, file.path)
  }
  let root = json?.root ?? null
  if (file) {
    const document = parseYaml(file.text, file.hasByteOrderMark ? 1 : 0, file.text.length)
    const fault = document.faults[0]
    if (fault) complain('env-manifest', { file, span: fault.span }, `It is no YAML from here on; ${cost}`)
    root = fault ? null : document.root
  }
  const required: string[] = []
  const declared: string[] = []
  for (const entry of itemsOf(valueAt(root, ['env'])) ?? []) {
    const node = valueAt(entry, ['name'])
    const name = textOf(node) ?? ''
    const at = { file: file ?? json!.file, span: node?.span ?? entry.span }
    if (!/^[A-Za-z_]\w*$/.test(name))
      complain('env-manifest', at, `\`${name}\` is no name of a variable; ${cost}`, name)
    else if (declared.includes(name)) complain('env-manifest', at, `\`${name}\` stands twice; ${cost} Keep one.`, name)
    declared.push(name)
    if (textOf(valueAt(entry, ['required'])) === 'true') required.push(name)
  }
  return { required, declared }
}
