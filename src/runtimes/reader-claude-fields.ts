import type { Skill } from '../skill/skill.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import { kindWords } from '../source/yaml-scalar.ts'
import { bunYaml } from './reader-bun-yaml.ts'
import { firstLine } from './reader-claude.ts'
import { valueIn } from './reader-dialect.ts'
import type { ReasonCode } from './reason.ts'
import { empty, folderMismatch, missing, reason, wrongType } from './reason-field.ts'
import { placeOf } from './reason-shown.ts'
import type { Reason } from './runtime.ts'

type Values = ReadonlyMap<string, YamlNode>

/** UTF-16 units of one entry of the list, `when_to_use` included; the last one is an ellipsis where it is cut. */
const ENTRY_LIMIT = 1536

/** Commands that are there without any skill of the project (Claude Code 2.1.197, `slash_commands` of a session; run on 2026-11-30). */
const builtIns = new Set(
  'batch claude-api clear code-review compact config context debug deep-research fewer-permission-prompts goal heapdump init insights loop reload-skills review run run-skill-generator security-review simplify team-onboarding update-config usage verify'.split(
    ' ',
  ),
)

function kindOf(node: YamlNode): string {
  return valueIn(bunYaml, node).kind
}

/** `String(value)` for text, numbers and booleans; null for anything else. */
function printed(node: YamlNode | undefined): string | null {
  const value = node ? valueIn(bunYaml, node) : null
  return value && ['text', 'number', 'boolean'].includes(value.kind) ? value.text : null
}

/** The name is a label; the command and the list go by the folder. */
export function nameReasons(skill: Skill, values: Values): Reason[] {
  const node = values.get('name')
  const place = placeOf(skill, 'name')
  if (!node) return [labelled(missing('name', place, skill.folder), skill)]
  const { kind, text } = valueIn(bunYaml, node)
  if (kind === 'null' || (kind === 'text' && text.trim() === '')) return [labelled(empty('name', place), skill)]
  if (kind !== 'text') return [lostField('name', node, 'text')]
  if (skill.folder === null || text === skill.folder) return []
  const mismatch = folderMismatch(text, skill.folder, 'altered', place)
  const message = `${mismatch.message} The list and the command go by the folder; \`name\` is a label.`
  return [{ ...mismatch, message }]
}

function labelled(told: Reason, { folder }: Skill): Reason {
  const message = `${told.message} The skill goes by its folder${folder === null ? '' : `, \`${folder}\``}.`
  return { ...told, effect: 'altered', message }
}

export function builtInReasons(skill: Skill): Reason[] {
  const { folder } = skill
  if (folder === null || !builtIns.has(folder)) return []
  const message = `\`/${folder}\` is also a command of the runtime itself; which of the two answers has changed between releases.`
  const found = reason(
    'built-in-command',
    'altered',
    message,
    'Rename the skill and its folder.',
    placeOf(skill, 'name'),
  )
  return [{ ...found, name: folder }]
}

/** The text of the skill's entry in the list, and what is different about it. */
export function entryOf(skill: Skill, values: Values, body: string): { text: string; reasons: Reason[] } {
  const described = descriptionOf(skill, values.get('description'), body)
  const when = values.get('when_to_use')
  const added = when && kindOf(when) !== 'null' ? valueIn(bunYaml, when).text : ''
  const whole = added === '' ? described.text : `${described.text} - ${added}`
  const typed = when && added !== '' && kindOf(when) !== 'text' ? [coerced('when_to_use', when, added)] : []
  const reasons = [...described.reasons, ...typed]
  if (whole.length <= ENTRY_LIMIT) return { text: whole, reasons }
  const both = added === '' ? 'The description has' : '`description` and `when_to_use` have'
  const message = `${both} ${whole.length.toLocaleString('en')} characters; the list shows the first 1,535.`
  const cure = 'Say what matters in the first 1,500 characters.'
  const cut = reason('description-cut', 'altered', message, cure, placeOf(skill, 'description'))
  return { text: `${whole.slice(0, ENTRY_LIMIT - 1)}…`, reasons: [...reasons, cut] }
}

function descriptionOf(skill: Skill, node: YamlNode | undefined, body: string): { text: string; reasons: Reason[] } {
  const text = printed(node)?.trim() ?? ''
  const kind = node ? kindOf(node) : 'null'
  if (text !== '' && node) return { text, reasons: kind === 'text' ? [] : [coerced('description', node, text)] }
  const fallback = firstLine(body)
  const typed = node && (kind === 'list' || kind === 'map')
  const wrong = typed ? [wrongType('description-type', 'altered', 'description', node, 'text')] : []
  return { text: fallback, reasons: [...wrong, fromBody(skill, fallback)] }
}

export function fromBody(skill: Skill, shown: string): Reason {
  const message = `No description is read, so the body’s first line stands in for it: \`${shown.slice(0, 60)}\`.`
  const cure = 'Add `description:` and say what the skill does and when to use it.'
  return reason('description-from-body', 'altered', message, cure, placeOf(skill, 'description'))
}

function coerced(field: string, node: YamlNode, text: string): Reason {
  const message = `\`${field}\` is ${kindWords(node)}, and is shown as \`${text.slice(0, 40)}\`.`
  return { ...reason('value-coerced', 'altered', message, 'Put the value in quotes.', node.span), name: field }
}

/** A value of a type that the runtime does not take, and the field is as good as not there. */
function lostField(field: string, node: YamlNode, meant: string, code: ReasonCode = 'field-lost'): Reason {
  const told = wrongType(code, 'altered', field, node, meant)
  return { ...told, message: told.message.replace(/\.$/, ', and it is dropped.') }
}

/** Fields whose type its validator minds (`claude plugin validate`), and flags that are no booleans. */
export function optionalReasons(values: Values): Reason[] {
  const tools = values.get('allowed-tools')
  const list = tools ? resolved(tools) : null
  const texts = list?.kind === 'list' && list.items.every((item) => kindOf(item) === 'text')
  const form = 'one text or a list of texts'
  const shell = values.get('shell')
  const shells =
    shell && kindOf(shell) === 'text' ? ['bash', 'powershell'].includes(valueIn(bunYaml, shell).text) : false
  const metadata = values.get('metadata')
  const plain = !metadata || kindOf(metadata) === 'map' || kindOf(metadata) === 'null'
  return [
    ...(!tools || texts || ['text', 'null'].includes(kindOf(tools))
      ? []
      : [lostField('allowed-tools', tools, form, 'allowed-tools-type')]),
    ...(!shell || shells || kindOf(shell) === 'null' ? [] : [lostField('shell', shell, '`bash` or `powershell`')]),
    ...(plain ? [] : [lostField('metadata', metadata, 'a map', 'metadata-lost')]),
    ...flagReasons('disable-model-invocation', values),
    ...flagReasons('user-invocable', values),
  ]
}

function flagReasons(field: string, values: Values): Reason[] {
  const node = values.get(field)
  if (!node || kindOf(node) === 'boolean' || kindOf(node) === 'null') return []
  return /^(?:true|false)$/.test(printed(node) ?? '') ? [] : [lostField(field, node, '`true` or `false`')]
}

/** Why the skill is read and not in the model's list. */
export function gateReasons(values: Values): Reason[] {
  const manual = values.get('disable-model-invocation')
  if (manual && printed(manual) === 'true') {
    const message = '`disable-model-invocation` is true: people can call the skill, the model cannot.'
    return [reason('manual-only', 'withheld', message, 'Leave it where that is meant.', manual.span)]
  }
  const paths = values.get('paths')
  if (!paths || !ties(paths)) return []
  const message = '`paths` ties the skill to files: the model hears of it once one that matches is read or edited.'
  return [reason('path-triggered', 'withheld', message, 'Leave it where that is meant.', paths.span)]
}

/** Patterns in a text with commas or a list; `**` alone stands for every file and ties nothing. */
function ties(node: YamlNode): boolean {
  const value = resolved(node)
  const texts = value?.kind === 'list' ? value.items : [node]
  const patterns = texts
    .filter((each) => kindOf(each) === 'text')
    .flatMap((each) => valueIn(bunYaml, each).text.split(','))
  return patterns.map((each) => each.trim().replace(/\/\*\*$/, '')).some((each) => each !== '' && each !== '**')
}
