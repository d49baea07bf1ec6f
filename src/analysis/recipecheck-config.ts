import type { GoStruct } from './recipecheck-json.ts'

/** What a config.json says about tools and skills (pkg/config/config.go, go-steer/core-agent@b708387). */
export interface RecipeConfig {
  readonly disable: readonly string[]
  readonly pollAllow: readonly string[]
  /** True where `url_scope.allow` names anything. */
  readonly fetches: boolean
  /** True where `alerts.targets` has a target; whether its variable is set is the deployment's matter. */
  readonly alerts: boolean
  /** True where the plan mode, or its older spelling, asks for a plan. */
  readonly plans: boolean
  readonly contentRoots: readonly string[]
  readonly subagents: readonly Subagent[]
}

export interface Subagent {
  readonly name: string
  /** Empty where the sub-agent has no root of its own. */
  readonly root: string
  /** Null inherits; a list is all that it gets. */
  readonly tools: readonly string[] | null
  readonly servers: readonly string[] | null
}

const closedWords: readonly { readonly keys: readonly string[]; readonly words: readonly string[] }[] = [
  { keys: ['permissions', 'mode'], words: ['ask', 'allow', 'yolo', 'plan', 'acceptEdits'] },
  { keys: ['permissions', 'plan_mode'], words: ['off', 'advisory', 'required'] },
  { keys: ['session', 'task_class'], words: ['debug', 'implement', 'chat', 'research', 'review'] },
]

/**
 * Reads what bears on tools and skills, and holds it against the rules that core-agent starts by. Throws Refusal.
 * `config` is null for a recipe without a config.json, which runs on defaults.
 */
export function readConfig(config: GoStruct | null): RecipeConfig {
  if (!config) return nothingSet
  checkWords(config)
  const planMode = config.text('permissions', 'plan_mode') || null
  const older = config.flag('permissions', 'require_plan_artifact')
  if (planMode === 'off' && older) {
    throw config.refuse('permissions.plan_mode is off, and permissions.require_plan_artifact asks for a plan.')
  }
  const pollAllow = config.texts('tools', 'wait_and_verify', 'poll_allow') ?? []
  const contentRoots = config.texts('content_roots') ?? []
  if (pollAllow.some(blank)) throw config.refuse('tools.wait_and_verify.poll_allow holds an empty entry.')
  if (contentRoots.some(blank)) throw config.refuse('content_roots holds an empty entry.')
  for (const key of ['max_timeout_seconds', 'max_attempts']) {
    if (config.integer('tools', 'wait_and_verify', key) < 0) {
      throw config.refuse(`tools.wait_and_verify.${key} is below zero.`)
    }
  }
  return {
    disable: config.texts('tools', 'disable') ?? [],
    pollAllow,
    fetches: (config.texts('url_scope', 'allow') ?? []).length > 0,
    alerts: alertTargets(config) > 0,
    plans: planMode === null ? older : planMode !== 'off',
    contentRoots,
    subagents: subagents(config),
  }
}

const nothingSet: RecipeConfig = {
  disable: [],
  pollAllow: [],
  fetches: false,
  alerts: false,
  plans: false,
  contentRoots: [],
  subagents: [],
}

function blank(text: string): boolean {
  return text.trim() === ''
}

function checkWords(config: GoStruct): void {
  const version = config.integer('version')
  if (version !== 0 && version !== 1) throw config.refuse(`version is ${version}; core-agent reads 1.`)
  if (config.text('model', 'name') === '') throw config.refuse('model.name is empty.')
  for (const { keys, words } of closedWords) {
    const word = config.text(...keys) ?? ''
    if (word !== '' && !words.includes(word)) {
      throw config.refuse(`${keys.join('.')} is none of ${words.join(', ')}.`)
    }
  }
  config.texts('permissions', 'allow')
  config.texts('permissions', 'deny')
}

function subagents(config: GoStruct): Subagent[] {
  const names = new NameList(config, 'subagents')
  return config.structs('subagents').map((agent) => {
    const name = names.add(agent.text('name') ?? '')
    const lists = { tools: agent.texts('tools'), mcp: agent.texts('mcp'), skills: agent.texts('skills') }
    for (const [key, list] of Object.entries(lists)) {
      if (list?.includes('')) throw config.refuse(`${key} of the sub-agent ${name} holds an empty entry.`)
    }
    if (agent.integer('max_depth') < 0) throw config.refuse(`max_depth of the sub-agent ${name} is below zero.`)
    if (agent.struct('model') && !agent.text('model', 'name')) {
      throw config.refuse(`model of the sub-agent ${name} has no name.`)
    }
    const root = agent.text('root') ?? ''
    if (root !== '' && blank(root)) throw config.refuse(`root of the sub-agent ${name} is blank.`)
    return { name, root, tools: lists.tools, servers: lists.mcp }
  })
}

const alertTemplates = ['generic', 'switchboard', 'slack', 'discord', 'pagerduty_events_v2']

function alertTargets(config: GoStruct): number {
  const names = new NameList(config, 'alerts.targets')
  const targets = config.structs('alerts', 'targets')
  for (const target of targets) {
    const name = names.add(target.text('name') ?? '')
    const set = (key: string): boolean => (target.text(key) ?? '') !== ''
    if (!['', 'webhook'].includes(target.text('kind') ?? '')) throw config.refuse(`kind of ${name} is not webhook.`)
    if (set('url') === set('url_env')) throw config.refuse(`${name} needs either url or url_env.`)
    const url = target.text('url') ?? ''
    if (url !== '' && !/^https?:\/\/[^/?#]/i.test(url)) throw config.refuse(`url of ${name} is no http address.`)
    const template = target.text('template') ?? ''
    if (!alertTemplates.includes(template)) {
      throw config.refuse(`template of ${name} is none of ${alertTemplates.join(', ')}.`)
    }
    if (set('conversation') !== (template === 'switchboard')) {
      throw config.refuse(`${name}: conversation goes with the template switchboard, and only with it.`)
    }
    checkAuth(target.struct('auth'), name, config)
  }
  return targets.length
}

function checkAuth(auth: GoStruct | null, name: string, config: GoStruct): void {
  if (!auth) return
  const [bearer, user, password] = ['bearer_env', 'basic_env_user', 'basic_env_pass'].map(
    (key) => (auth.text(key) ?? '') !== '',
  )
  if (bearer ? user || password : !(user && password)) {
    throw config.refuse(`auth of ${name} needs bearer_env, or basic_env_user and basic_env_pass together.`)
  }
}

/** Names that become tool names or addresses: `[A-Za-z0-9_-]{1,64}`, each once. */
class NameList {
  readonly #config: GoStruct
  readonly #list: string
  readonly #names = new Set<string>()

  constructor(config: GoStruct, list: string) {
    this.#config = config
    this.#list = list
  }

  add(name: string): string {
    const where = `${this.#list}[${this.#names.size}].name`
    if (!/^[A-Za-z0-9_-]{1,64}$/.test(name)) {
      throw this.#config.refuse(`${where} must be 1 to 64 letters, digits, hyphens and underscores.`)
    }
    if (this.#names.has(name)) throw this.#config.refuse(`${where} is the name of an earlier one.`)
    this.#names.add(name)
    return name
  }
}

/**
 * The keys of the servers that an mcp.json declares, each held against pkg/mcp/config.go:58-289. Throws Refusal.
 * `file` is null where there is no mcp.json.
 */
export function readServers(file: GoStruct | null): readonly string[] {
  if (!file) return []
  file.integer('version')
  const servers = file.entries('servers')
  for (const [key, server] of servers) {
    const transport = server.text('transport') ?? ''
    const command = server.text('command') ?? ''
    const url = server.text('url') ?? ''
    server.texts('args')
    server.flag('read_only')
    const auth = server.struct('auth')
    if (transport !== 'stdio' && transport !== 'http') {
      throw file.refuse(`transport of the server ${key} must be stdio or http.`)
    }
    if (transport === 'stdio' && (command === '' || url !== '' || auth)) {
      throw file.refuse(`the server ${key} is stdio: it needs a command, and has neither url nor auth.`)
    }
    if (transport === 'http' && (url === '' || command !== '')) {
      throw file.refuse(`the server ${key} is http: it needs a url, and has no command.`)
    }
    if (auth?.struct('google_oauth') && !auth.texts('google_oauth', 'scopes')?.length) {
      throw file.refuse(`auth.google_oauth of the server ${key} names no scopes.`)
    }
  }
  return [...servers.keys()]
}
