import type { RecipeConfig } from './recipecheck-config.ts'

/** The built-in tools, in the order that findings of one line have (pkg/tools/builtins.go:81-99, go-steer/core-agent@b708387). */
export const builtInNames: readonly string[] = [
  'bash',
  'read_file',
  'read_many_files',
  'write_file',
  'edit_file',
  'delete_file',
  'stat',
  'list_dir',
  'glob',
  'grep',
  'json_query',
  'fetch_url',
  'alert',
  'wait_and_verify',
  'todo',
  'record_plan',
  'sciontool_status',
]

/** The tools of one scope. */
export interface Catalog {
  /** Built-in tools that are registered. */
  readonly builtIns: ReadonlySet<string>
  /** Keys of the declared MCP servers, as they are written. */
  readonly servers: readonly string[]
  /** Why a built-in is not registered, as a clause. */
  absence(name: string): string
}

/** The built-ins that a config registers; `session.task_class` and flags are not looked at, as recipecheck does not. */
export function builtInsOf(config: RecipeConfig): ReadonlySet<string> {
  return new Set(builtInNames.filter((name) => !config.disable.includes(name) && needsNothing(name, config)))
}

function needsNothing(name: string, config: RecipeConfig): boolean {
  if (name === 'fetch_url') return config.fetches
  if (name === 'alert') return config.alerts
  if (name === 'record_plan') return config.plans
  // It looks for sciontool on PATH, which no file of the recipe can tell.
  return name !== 'sciontool_status'
}

const preconditions: Readonly<Record<string, string>> = {
  fetch_url: 'it registers only with hosts in url_scope.allow, and the recipe names none',
  alert: 'it registers only with a target in alerts.targets, and the recipe has none',
  record_plan: 'it registers only where permissions.plan_mode is advisory or required',
  sciontool_status: 'it registers only in a container that has sciontool on its PATH',
}

export function absenceIn(name: string, config: RecipeConfig): string {
  if (config.disable.includes(name)) return 'the recipe takes it away in its own tools.disable'
  return preconditions[name] ?? 'it is not among the tools that the config registers'
}

/** Why a name in a tool's place can mean no tool, as a clause; null where it can. Only the namespace of a server is looked at. */
export function unresolved(name: string, { builtIns, servers }: Catalog): string | null {
  if (builtIns.has(name)) return null
  if (name.includes('__')) return 'it has two underscores, and a server and its tool are joined with one'
  // The key is compared as it is written, though the runtime would put an underscore for each hyphen.
  if (servers.some((key) => name.startsWith(`${key}_`))) return null
  if (builtInNames.includes(name)) return 'it is a built-in that this recipe does not register'
  const declared = servers.length === 0 ? 'none is declared' : `declared: ${[...servers].sort().join(', ')}`
  return `it is no registered built-in and starts with the name of no MCP server (${declared})`
}
