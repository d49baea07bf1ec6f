import type { Span } from '../source/span.ts'
import type { HermesBlock, HermesValue } from './reader-hermes.ts'
import { isFalse, stripped } from './reader-hermes.ts'
import { reason } from './reason-field.ts'
import type { Reason } from './runtime.ts'

/** Environments that Hermes tells (skill_utils.py, _KNOWN_ENVIRONMENTS); any other name lets the skill pass. */
const environments: ReadonlySet<string> = new Set(['kanban', 'docker', 's6'])

/** Keys of TOOLSETS in hermes-agent 0.19.0 (PyPI) and main at 00075f3, toolsets.py; `hermes-…` bundles and `mcp-…` besides. */
const toolsets: ReadonlySet<string> = new Set(
  `web search x_search vision video image_gen video_gen computer_use terminal skills browser cronjob file tts todo memory
  context_engine session_search project bot_room desktop_ui clarify code_execution delegation homeassistant kanban discord
  discord_admin yuanbao feishu_doc feishu_drive spotify debugging safe coding`.split(/\s+/),
)

/** The core tools of the same two, and of the toolsets that can be added. */
const tools: ReadonlySet<string> = new Set(
  `web_search web_extract terminal process process_manage read_terminal close_terminal read_file write_file patch search_files
  vision_analyze image_generate skills_list skill_view skill_manage browser_navigate browser_snapshot browser_click browser_type
  browser_scroll browser_back browser_press browser_get_images browser_vision browser_console browser_cdp browser_dialog
  browser_exec text_to_speech todo todo_list memory session_search clarify execute_code delegate_task cronjob cronjob_manage
  ha_list_entities ha_get_state ha_list_services ha_call_service kanban_show kanban_list kanban_complete kanban_block
  kanban_request_review kanban_request_changes kanban_heartbeat kanban_comment kanban_create kanban_link kanban_unblock
  kanban_attach kanban_attach_url kanban_attachments computer_use`.split(/\s+/),
)

/** Conditions that the author set for a skill to be offered (skill_utils.py and prompt_builder.py, hermes-agent 0.19.0). */
export function gateReasons({ values, gates }: HermesBlock): Reason[] {
  return [
    ...platformGate(values.get('platforms')),
    ...environmentGate(values.get('environments')),
    ...required(gates.get('requires_toolsets'), 'toolset', toolsets),
    ...required(gates.get('requires_tools'), 'tool', tools),
    ...fallback(gates.get('fallback_for_toolsets'), 'toolset', toolsets),
    ...fallback(gates.get('fallback_for_tools'), 'tool', tools),
  ]
}

/** Judged for Linux: a name passes where the system's own starts with it. */
function platformGate(value: HermesValue | undefined): Reason[] {
  if (!value || isFalse(value)) return []
  const names = value.texts.map((text) => stripped(text.toLowerCase()))
  if (names.some((name) => 'linux'.startsWith(name))) return []
  const message = `The skill is for ${names.join(', ')}, and is offered on no other system.`
  const cure = 'Add the systems that it works on to `platforms:`.'
  return [{ ...reason('wrong-system', 'withheld', message, cure, value.at), name: names[0] ?? '' }]
}

function environmentGate(value: HermesValue | undefined): Reason[] {
  const names = value ? value.texts.map((text) => stripped(text.toLowerCase())).filter((name) => name !== '') : []
  if (!value || isFalse(value) || names.length === 0 || names.some((name) => !environments.has(name))) return []
  const message = `The skill is offered only where one of these is at work: ${names.join(', ')}.`
  const found = unmet(value.at, names[0] ?? '', message)
  // A container is the deployment's choice; the board for tasks is off until somebody turns it on.
  return [names.every((name) => name === 'kanban') ? found : { ...found, effect: 'unknown' }]
}

function required(value: HermesValue | undefined, what: string, known: ReadonlySet<string>): Reason[] {
  const strangers = namesIn(value).filter((name) => !isKnown(name, known))
  if (!value || strangers.length === 0) return []
  const message =
    value.kind === 'text'
      ? `\`requires_${what}s\` is a text, and is read letter by letter where a list is meant.`
      : `Hermes has no ${what} of its own called ${strangers.map((name) => `\`${name}\``).join(', ')}.`
  return [unmet(value.at, strangers[0] ?? '', message)]
}

/** Hidden while the other thing is there, which the deployment decides. */
function fallback(value: HermesValue | undefined, what: string, known: ReadonlySet<string>): Reason[] {
  const names = namesIn(value).filter((name) => isKnown(name, known))
  if (!value || names.length === 0) return []
  const message = `The skill is offered only where the ${what} ${names.map((name) => `\`${name}\``).join(', ')} is not there.`
  const cure = 'Leave it where the skill stands in for that.'
  return [{ ...reason('gate-unmet', 'unknown', message, cure, value.at), name: names[0] ?? '' }]
}

/** The loader goes through the value item by item, and through a text letter by letter. */
function namesIn(value: HermesValue | undefined): readonly string[] {
  return value?.kind === 'text' ? [...value.text] : (value?.texts ?? [])
}

function isKnown(name: string, known: ReadonlySet<string>): boolean {
  return known.has(name) || /^(?:mcp|hermes)[-_]/.test(name)
}

function unmet(at: Span | null, name: string, message: string): Reason {
  const cure = 'Leave it where the deployment has it; correct the name otherwise.'
  return { ...reason('gate-unmet', 'withheld', message, cure, at), name }
}
