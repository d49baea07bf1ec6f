import { itemsOf, pairAt, pairsOf, textOf, textsOf, valueAt } from '../source/json.ts'
import { notAmong } from '../source/nearest.ts'
import type { Workspace } from '../source/workspace.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import { kindWords, scalarKind } from '../source/yaml-scalar.ts'
import { contentRootsOf } from './recipe-core-agent-roots.ts'
import { type ConfigFile, isGiven, isMissing, isText, isTexts } from './recipe-file.ts'
import type { Complain } from './recipe-problem.ts'
import { toolboxes } from './recipe-tools.ts'

type Wanted = 'map' | 'list' | 'texts' | 'text' | 'boolean' | 'number'

/** What encoding/json refuses to put into the struct (pkg/config/config.go:39-1107, go-steer/core-agent@b708387). */
const types: readonly (readonly [string, Wanted])[] = [
  ['version', 'number'],
  ['content_roots', 'texts'],
  ['subagents', 'list'],
  ['tools', 'map'],
  ['tools.disable', 'texts'],
  ['tools.wait_and_verify', 'map'],
  ['tools.wait_and_verify.poll_allow', 'texts'],
  ['url_scope', 'map'],
  ['url_scope.allow', 'texts'],
  ['alerts', 'map'],
  ['alerts.targets', 'list'],
  ['session', 'map'],
  ['session.task_class', 'text'],
  ['permissions', 'map'],
  ['permissions.mode', 'text'],
  ['permissions.allow', 'texts'],
  ['permissions.deny', 'texts'],
  ['permissions.plan_mode', 'text'],
  ['permissions.require_plan_artifact', 'boolean'],
]

const subagentTypes: readonly (readonly [string, Wanted])[] = [
  ['name', 'text'],
  ['instructions', 'text'],
  ['root', 'text'],
  ['tools', 'texts'],
  ['mcp', 'texts'],
  ['skills', 'texts'],
]

/** Closed sets of values (pkg/config/config.go:501-591 and pkg/taskclass/taskclass.go:151-195). */
const choices: Readonly<Record<string, readonly string[]>> = {
  'permissions.mode': ['ask', 'allow', 'yolo', 'plan', 'acceptEdits'],
  'permissions.plan_mode': ['off', 'advisory', 'required'],
  'session.task_class': ['debug', 'implement', 'chat', 'research', 'review'],
}

const refusal = 'core-agent does not start with it.'

/** Complains about what core-agent refuses at its start. */
export function checkConfig(config: ConfigFile, folder: string, workspace: Workspace, complain: Complain): void {
  const { file, root } = config
  if (root && resolved(root)?.kind !== 'map') {
    complain('config-type', { file, span: root.span }, `The file holds ${kindWords(root)} and no map; ${refusal}`)
    return
  }
  checkTypes(config, root, '', types, complain)
  for (const [index, item] of (itemsOf(valueAt(root, ['subagents'], true)) ?? []).entries()) {
    checkTypes(config, item, `subagents[${index}].`, subagentTypes, complain)
  }
  for (const [path, valid] of Object.entries(choices)) {
    const node = valueAt(root, path.split('.'), true)
    const value = node && isText(node) ? textOf(node) : null
    if (!node || value === null || value === '' || valid.includes(value)) continue
    const message = `${notAmong(value, `a value of \`${path}\``, valid)} ${refusal}`
    complain('config-value', { file, span: node.span }, message, value)
  }
  checkVersion(config, complain)
  checkDisabled(config, complain)
  checkPlan(config, complain)
  for (const { value, span, path } of contentRootsOf(folder, root)) {
    if (path === null || !isMissing(workspace, path)) continue
    const message = `The content root \`${value}\` is not there: \`${path}\` does not exist. core-agent stops at its start. Correct the path, which starts at the folder of this file, or take it out.`
    complain('content-root-missing', { file, span }, message, value)
  }
}

function checkTypes(
  { file }: ConfigFile,
  root: YamlNode | null,
  prefix: string,
  wanted: readonly (readonly [string, Wanted])[],
  complain: Complain,
): void {
  for (const [path, type] of wanted) {
    const node = valueAt(root, path.split('.'), true)
    if (!isGiven(node) || fits(node, type)) continue
    const what = type === 'texts' && itemsOf(node) ? 'a list with other things than texts' : kindWords(node)
    const message = `\`${prefix}${path}\` is ${what}; it takes ${words[type]}. ${refusal}`
    complain('config-type', { file, span: node.span }, message, `${prefix}${path}`)
  }
}

const words: Readonly<Record<Wanted, string>> = {
  map: 'a map',
  list: 'a list',
  texts: 'a list of texts',
  text: 'a text',
  boolean: 'true or false',
  number: 'a number',
}

function fits(node: YamlNode, type: Wanted): boolean {
  const own = resolved(node)
  if (type === 'texts') return isTexts(node)
  if (type === 'text') return isText(node)
  return own?.kind === 'scalar' ? scalarKind(own) === type : own?.kind === type
}

function checkVersion({ file, root }: ConfigFile, complain: Complain): void {
  const node = valueAt(root, ['version'], true)
  const value = node && fits(node, 'number') ? textOf(node) : null
  if (!node || value === null || Number(value) === 0 || Number(value) === 1) return
  complain('config-value', { file, span: node.span }, `\`version\` is ${value}; core-agent knows 1. ${refusal}`, value)
}

function checkDisabled({ file, root }: ConfigFile, complain: Complain): void {
  const known = toolboxes['core-agent']!.builtIns
  const list = valueAt(root, ['tools', 'disable'], true)
  for (const { value, span } of list && isTexts(list) ? (textsOf(list) ?? []) : []) {
    if (known.includes(value)) continue
    const message = `${notAmong(value, 'a built-in of core-agent', known)} core-agent does not start: \`tools: unknown built-in tool\`. Tools of servers, sub-agents and skills are not disabled here.`
    complain('unknown-built-in', { file, span }, message, value)
  }
}

/** Two keys for one thing, and a plan that nobody can write (cmd/core-agent/main.go:636-690). */
function checkPlan({ file, root }: ConfigFile, complain: Complain): void {
  const permissions = valueAt(root, ['permissions'], true)
  const mode = pairAt(permissions, 'plan_mode', true)
  const old = pairAt(permissions, 'require_plan_artifact', true)
  const required = textOf(old?.value ?? null) === 'true'
  const value = textOf(mode?.value ?? null) ?? ''
  if (required && value === 'off' && old) {
    const message = `\`require_plan_artifact\` is true and \`plan_mode\` is off; ${refusal} Keep \`plan_mode\` alone: the other key is its old name.`
    complain('plan-mode-conflict', { file, span: old.key.span }, message, 'require_plan_artifact')
  }
  const asks = value === 'required' ? mode : required && value === '' ? old : null
  const disabled = textsOf(valueAt(root, ['tools', 'disable'], true))?.find((each) => each.value === 'record_plan')
  if (!asks || !disabled) return
  const message = `\`tools.disable\` takes \`record_plan\` away while \`${asks.key.value}\` asks for a plan: every call that changes something is denied for the whole session, and only a line at the start says so. Take \`record_plan\` out of the list, or write \`"plan_mode": "off"\`.`
  complain('plan-deadlock', { file, span: disabled.span }, message, 'record_plan')
}

/** Names of the environment variables that the alert targets need, target by target. */
export function alertVariables(root: YamlNode | null): string[][] {
  return (itemsOf(valueAt(root, ['alerts', 'targets'], true)) ?? []).map((target) => {
    const auth = pairsOf(valueAt(target, ['auth'], true)).map(({ value }) => textOf(value))
    return [textOf(valueAt(target, ['url_env'], true)), ...auth].filter(
      (name) => name !== null && name !== '',
    ) as string[]
  })
}
