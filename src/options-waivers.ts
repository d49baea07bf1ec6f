import type { SourceFile } from './source/file.ts'
import { itemsOf, textOf, textsOf, valueAt } from './source/json.ts'
import { nearest, quoted } from './source/nearest.ts'
import { patternFault } from './source/path-patterns.ts'
import type { Span } from './source/span.ts'
import type { YamlNode } from './source/yaml.ts'

/** Findings that somebody takes on for a whole tree, with the reason. */
export interface Waiver {
  /** In the syntax of .gitignore; they count from the folder of the list. */
  readonly paths: readonly string[]
  /** Ids of rules, with or without a cause; null for all. */
  readonly rules: readonly string[] | null
  readonly reason: string
  /** With fewer waived findings than this the run fails; null where any number will do. */
  readonly floor: number | null
  /** The last day it holds, as YYYY-MM-DD; null where it always does. */
  readonly until: string | null
  /** Its first path, in the config file. */
  readonly span: Span
}

/** The `waivers:` of a config file. */
export interface DeclaredWaivers {
  readonly file: SourceFile
  /** The folder that its relative paths start at. */
  readonly folder: string
  readonly list: readonly Waiver[]
}

const text = { type: 'string', minLength: 1 } as const

/** The value of `waivers:`. */
export const waiversSchema = {
  description:
    'Findings that are taken on for whole trees, such as vendored skills: they stay in every report and no longer count. Default: none.',
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['paths', 'reason'],
    properties: {
      paths: {
        description: 'One pattern or a list, in the syntax of .gitignore.',
        type: ['string', 'array'],
        items: text,
        minItems: 1,
        minLength: 1,
      },
      rules: {
        description: 'Ids of the rules that are waived, with or without a cause. Default: all.',
        type: 'array',
        items: text,
        minItems: 1,
      },
      reason: { ...text, description: 'Why the findings are taken on.' },
      floor: {
        description: 'The run fails when fewer findings than this are waived: the tree fell silent.',
        type: 'integer',
        minimum: 1,
      },
      until: { ...text, description: 'The last day that it holds, as YYYY-MM-DD. Default: it always holds.' },
    },
  },
} as const

interface Fault {
  readonly span: Span
  readonly message: string
}

/** The first entry of `waivers:` that the schema lets pass and that cannot be meant. `rules`: all ids, where they are known. */
export function unclearWaiver(root: YamlNode, rules: readonly string[] | undefined): Fault | null {
  for (const entry of itemsOf(valueAt(root, ['waivers'])) ?? []) {
    const fault = pathFault(entry) ?? ruleFault(entry, rules) ?? reasonFault(entry) ?? dateFault(entry)
    if (fault) return fault
  }
  return null
}

/** What `waivers:` says, from a file that holds no fault; null where it is not there. */
export function readWaivers(root: YamlNode, file: SourceFile, folder: string): DeclaredWaivers | null {
  const items = itemsOf(valueAt(root, ['waivers']))
  return items && { file, folder, list: items.map(waiverOf) }
}

function waiverOf(entry: YamlNode): Waiver {
  const floor = textOf(valueAt(entry, ['floor']))
  return {
    paths: textsIn(entry, 'paths').map(({ value }) => value),
    rules: valueAt(entry, ['rules']) ? textsIn(entry, 'rules').map(({ value }) => value) : null,
    reason: (textOf(valueAt(entry, ['reason'])) ?? '').trim(),
    floor: floor === null ? null : Number(floor.replaceAll('_', '')),
    until: textOf(valueAt(entry, ['until'])),
    span: textsIn(entry, 'paths')[0]?.span ?? entry.span,
  }
}

/** The texts of a key that takes one or a list of them. */
function textsIn(entry: YamlNode, key: string): readonly { readonly value: string; readonly span: Span }[] {
  const node = valueAt(entry, [key])
  const one = textOf(node)
  return one === null || !node ? (textsOf(node) ?? []) : [{ value: one, span: node.span }]
}

function pathFault(entry: YamlNode): Fault | null {
  for (const { value, span } of textsIn(entry, 'paths')) {
    const why = patternFault(value)
    if (why) return { span, message: `The path ${quoted(value)} ${why}.` }
  }
  return null
}

function ruleFault(entry: YamlNode, rules: readonly string[] | undefined): Fault | null {
  for (const { value, span } of textsIn(entry, 'rules')) {
    const [id = ''] = value.split('/')
    if (rules && !rules.includes(id)) {
      const near = nearest(id, rules)
      const cure = near ? `did you mean "${near}"?` : '`skillproof rules` lists them.'
      return { span, message: `${quoted(id)} is no rule; ${cure}` }
    }
  }
  return null
}

function reasonFault(entry: YamlNode): Fault | null {
  const node = valueAt(entry, ['reason'])
  if (!node || textOf(node)?.trim() !== '') return null
  return { span: node.span, message: 'The reason is blank; say why the findings are taken on.' }
}

function dateFault(entry: YamlNode): Fault | null {
  const node = valueAt(entry, ['until'])
  const day = textOf(node)
  if (!node || day === null || isDay(day)) return null
  return { span: node.span, message: `${quoted(day)} is no day; write it as YYYY-MM-DD, such as 2027-01-31.` }
}

function isDay(day: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
