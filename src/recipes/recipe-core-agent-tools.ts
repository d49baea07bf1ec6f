import { itemsOf, pairsOf, textOf, valueAt } from '../source/json.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import type { BuiltIn } from './recipe.ts'
import { alertVariables } from './recipe-core-agent-config.ts'

/** Empty where nothing stands in the way of registering a tool; else what is missing (pkg/tools/builtins.go:250-435). */
export function precondition(
  name: string,
  root: YamlNode | null,
  environment: readonly string[] | null,
  binaries: readonly string[] | null,
): string {
  if (name === 'bash') return lean(root) ? 'session.task_class drops it' : ''
  if (name === 'fetch_url') {
    return (itemsOf(valueAt(root, ['url_scope', 'allow'], true))?.length ?? 0) > 0 ? '' : 'url_scope.allow is empty'
  }
  if (name === 'alert') {
    const targets = alertVariables(root)
    if (targets.length === 0) return 'alerts.targets is empty'
    const live = targets.some((names) => environment === null || names.every((each) => environment.includes(each)))
    return live ? '' : `no alert target can be reached: ${targets.flat().join(', ')} is not set`
  }
  if (name === 'record_plan') return plans(root) ? '' : 'no plan mode is on'
  if (name !== 'sciontool_status' || binaries?.includes('sciontool')) return ''
  return binaries ? 'sciontool is not on PATH' : 'sciontool is not known to be on PATH'
}

function plans(root: YamlNode | null): boolean {
  const mode = textOf(valueAt(root, ['permissions', 'plan_mode'], true)) ?? ''
  if (mode !== '') return mode === 'advisory' || mode === 'required'
  return lean(root) || textOf(valueAt(root, ['permissions', 'require_plan_artifact'], true)) === 'true'
}

/** A kind of task that takes the shell away and asks for a plan (pkg/taskclass/taskclass.go:151-195). */
function lean(root: YamlNode | null): boolean {
  return ['debug', 'research', 'review'].includes(textOf(valueAt(root, ['session', 'task_class'], true)) ?? '')
}

/** Tools that a flag may take away or add are listed: what no file decides is not called absent. */
export function otherTools(root: YamlNode | null, builtIns: readonly BuiltIn[], skills: boolean): string[] {
  const registered = (name: string): boolean => builtIns.some((tool) => tool.name === name && tool.registered)
  const agentic = ['read_file', 'fetch_url', 'grep'].filter(registered).map((name) => `agentic_${name}`)
  const agents = (itemsOf(valueAt(root, ['subagents'], true)) ?? []).flatMap((entry) => {
    const name = textOf(pairsOf(resolved(entry)).find(({ key }) => key.value.toLowerCase() === 'name')?.value ?? null)
    return name === null || name === '' ? [] : [name]
  })
  const peer = textOf(valueAt(root, ['tools', 'call_peer', 'enabled'], true)) === 'true'
  return [
    ...(skills ? ['list_skills', 'load_skill', 'load_skill_resource'] : []),
    'ask_user',
    'spawn_agent',
    'stop_agent',
    'retrieve_raw',
    ...agentic,
    'agentic_research',
    ...(peer ? ['call_peer'] : []),
    ...agents,
  ]
}
