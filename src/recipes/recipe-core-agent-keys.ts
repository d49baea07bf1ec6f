import { pairsOf } from '../source/json.ts'
import { editDistance, nearest } from '../source/nearest.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import type { ConfigFile } from './recipe-file.ts'
import type { Complain } from './recipe-problem.ts'

/** A key and the keys below it; null where any key or value may stand below. */
interface Keys {
  readonly [key: string]: Keys | null
}

const leaves = (text: string): Keys => Object.fromEntries(text.split(' ').map((key) => [key, null]))

const cache = leaves('enabled refresh ttl')
const vertex: Keys = { ...leaves('location project'), context_cache: cache }
const model: Keys = {
  ...leaves('api_key name provider pricing'),
  anthropic: { ...leaves('api_key'), prompt_cache: leaves('enabled ttl'), vertex },
  builtin_tools: leaves('code_execution url_context web_search'),
  vertex,
}

/**
 * Every key of a core-agent config.json; a list stands for its items
 * (go-steer/core-agent@044faebb, examples/internal/recipecheck/testdata/config-surface.txt, read 2026-12-01).
 */
const surface: Keys = {
  ...leaves('content_roots hooks version'),
  agent: {
    ...leaves('append_system_prompt description display_name max_session_cost_usd max_steps max_turn_cost_usd'),
    ...leaves('session_title system_prompt_file'),
    auto_continue: leaves('enabled freshness max_per_boot retry retry_interval'),
  },
  alerts: {
    ...leaves('rate_limit_per_target'),
    targets: {
      ...leaves('conversation description kind name template url url_env'),
      auth: leaves('basic_env_pass basic_env_user bearer_env'),
    },
  },
  attach: {
    ...leaves('client_ca listen peer_hub peer_state_file readonly register_endpoint register_name register_to'),
    ...leaves('shutdown_timeout tls_cert tls_key token_env unix_socket'),
    cost_rate_limit: leaves('burst disabled per_minute'),
    multi_session: {
      ...leaves('admin_identities allow_anonymous asserted_caller_header default_identity enabled proxy_identities'),
      ...leaves('session_idle_timeout users_dir'),
      auth: leaves('kind table_file'),
    },
  },
  checkpoint: leaves('mode'),
  compaction: leaves('threshold threshold_by_tier'),
  mock: leaves('record script strict'),
  model,
  otel: { ...leaves('endpoint exporter'), metrics: leaves('exporter prometheus_addr session_labels') },
  path_scope: { ...leaves('allow'), allow_paths: leaves('access path') },
  permissions: {
    ...leaves('allow approval_notify approval_notify_after approval_timeout builtin_allow_extras deny mode'),
    ...leaves('plan_mode require_plan_artifact use_builtin_allow'),
    auto: leaves('eligible instructions_file model task_from timeout'),
  },
  pricing: leaves('refresh source'),
  safety: leaves('bash_search_gate parallel_subagent_writes small_tier_parent watchdog'),
  session: leaves('task_class'),
  subagents: {
    ...leaves('description instructions max_depth mcp name root skills tools'),
    budgets: leaves('max_cost_usd max_turns max_wallclock_seconds'),
    model,
  },
  tool_output: leaves('max_bytes max_lines per_tool'),
  tools: {
    ...leaves('disable'),
    call_peer: leaves('description enabled max_response_bytes name timeout_seconds token_env'),
    spawn_agent: leaves('sync_wait_timeout'),
    wait_and_verify: leaves('max_attempts max_timeout_seconds poll_allow'),
  },
  ui: leaves('mouse permission_layout theme'),
  url_scope: leaves('allow allow_metadata_endpoints deny headers max_body_bytes proxy timeout_seconds'),
}

/** Complains about keys that are a slip away from a real one. Other unknown keys may be those of a later release. */
export function checkKeys({ file, root }: ConfigFile, complain: Complain): void {
  const visit = (node: YamlNode | null, keys: Keys, path: string): void => {
    const own = node ? resolved(node) : null
    if (own?.kind === 'list') for (const item of own.items) visit(item, keys, path)
    for (const { key, value } of pairsOf(own)) {
      const known = Object.keys(keys).find((each) => each === key.value.toLowerCase())
      if (known !== undefined) {
        const below = keys[known]
        if (below) visit(value, below, `${path}${known}.`)
        continue
      }
      const near = nearest(key.value, Object.keys(keys))
      if (near === null || !isSlip(key.value, near)) continue
      const told = path === '' ? 'only a line at its start says so' : 'nothing says so'
      const message = `\`${path}${key.value}\` is no key of core-agent: it is ignored, and ${told}. Write \`${near}\`.`
      complain('unknown-key', { file, span: key.span }, message, `${path}${key.value}`)
    }
  }
  visit(root, surface, '')
}

/** True where hyphens, underscores and capitals are all that differs, or a letter or two. */
function isSlip(written: string, key: string): boolean {
  const [left, right] = [written, key].map((word) => word.slice(0, 64).toLowerCase().replace(/[-_.]/g, '')) as [
    string,
    string,
  ]
  return editDistance(left, right) <= (right.length > 4 ? 2 : 1)
}
