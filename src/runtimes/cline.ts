import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import type { YamlNode } from '../source/yaml.ts'
import { dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { clineFence, readFenced } from './reader-regex.ts'
import { empty, missing, reason } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import {
  asWritten,
  duplicateName,
  ignoredKeys,
  mapOf,
  namedByFolder,
  noBlock,
  notText,
  placeOf,
  shownAs,
  verdictOf,
  wideText,
} from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: true, blast: 'skill' } as const
const dialect = dialects['yaml-1.2']

const roots: Roots = {
  owners: ['.agents', '.cline', '.clinerules'],
  depth: 1,
  hidden: 'entered',
  links: 'followed',
  rootFile: 'found',
  nested: 'hidden',
}

const tolerated = new Set<FenceFaultCode>([
  'byte-order-mark',
  'closing-dashes-sloppy',
  'no-line-end-after-closing-dashes',
  'not-utf-8',
])

export const cline: Runtime = {
  id: 'cline',
  title: 'Cline',
  version: 'CLI 3.0.65, SDK 0.0.86',
  evidence: [
    { basis: 'observed', cite: '@cline/core 0.0.86 (npm), parseSkillConfigFromMarkdown', date: '2026-11-30' },
    {
      basis: 'source',
      cite: '@cline/core 0.0.86, extensions/config; @cline/shared 0.0.86, storage',
      date: '2026-11-30',
    },
    {
      basis: 'source',
      cite: 'cline/cline@0f667f0, apps/vscode, skills.ts: the SDK also makes the list of skills that the model sees in VS Code',
      date: '2026-11-30',
    },
  ],
  discovery:
    'The folders right below .clinerules/skills, .cline/skills and .agents/skills of the project, and a SKILL.md in one of them itself; ~/.cline/skills and ~/.agents/skills after them. The last skill of a name wins, capital letters aside. Links are followed. The model sees the names only.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'any name',
      files: { '.cline/skills/x/SKILL.md': '---\nname: Any Name\ndescription: d\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'no frontmatter: the folder’s name, and all of it is body',
      files: { '.cline/skills/x/SKILL.md': '[|Do it.|]\n' },
      status: 'altered',
      reason: 'frontmatter-missing',
    },
    {
      title: 'no description',
      files: { '.agents/skills/x/SKILL.md': '[|---|]\nname: x\n---\nB\n' },
      status: 'altered',
      reason: 'description-missing',
    },
    {
      title: 'a colon in an unquoted value',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'dropped',
      reason: 'colon-in-plain-value',
    },
    {
      title: 'a number as name',
      files: { '.cline/skills/123/SKILL.md': '---\nname: [|123|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'field-not-text',
    },
    {
      title: 'no body',
      files: { '.cline/skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|---|]\n' },
      status: 'dropped',
      reason: 'body-empty',
    },
    {
      title: 'switched off',
      files: { '.cline/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisabled: [|true|]\n---\nB\n' },
      status: 'withheld',
      reason: 'manual-only',
    },
  ],
}

interface Read {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
  readonly body: string
}

function load(skill: Skill, { catalog }: Situation): Verdict {
  const away = notFound(skill, roots)
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  const { name } = found
  const idOf = (each: Skill): string => (each.name?.value.trim() || each.folder || '').toLowerCase()
  const later = (other: Skill): boolean => other.path > skill.path && idOf(other) === idOf(skill)
  const rivals = name === null ? [] : catalog.filter((other) => later(other) && read(other).name)
  const twice = duplicateName(
    skill,
    name ?? '',
    rivals,
    'the one that the disk lists last is kept, and that is not fixed',
  )
  return verdictOf(traits, skill, [...found.reasons, ...twice], found)
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, body: '' }
}

function read(skill: Skill): Read {
  const { file } = skill
  const wide = wideText(skill)
  if (wide.length > 0) return bare(skill, file.text, wide[0]!)
  const block = readFenced(file.text, clineFence)
  if ('missing' in block) {
    return bare(skill, file.text, noBlock(skill, tolerated, block.missing === 'opening' ? 'opening' : 'closing'))
  }
  const yaml = readDialect(file, block.yaml, dialect)
  if (yaml.refusal) return lost(yaml.refusal)
  const body = file.text.slice(block.bodyStart)
  const map = mapOf(skill, yaml.root)
  if ('code' in map) return bare(skill, body, map)
  return fields(skill, fieldsIn(dialect, map), body)
}

/** Without a block, or with one that holds no keys: the folder’s name, no description, and the whole text. */
function bare(skill: Skill, text: string, fault: Reason): Read {
  const found = fields(skill, new Map(), text)
  return found.name === null ? found : { ...found, reasons: [{ ...fault, effect: 'altered' }, ...found.reasons] }
}

function fields(skill: Skill, values: ReadonlyMap<string, YamlNode>, text: string): Read {
  const [name, description] = [textOf(values.get('name')), textOf(values.get('description'))]
  const body = text.trim()
  const wrong = [
    ...(['name', 'description'] as const).flatMap((field) => wrongText(skill, field, values.get(field))),
    ...['disabled', 'enabled'].flatMap((key) => wrongSwitch(key, values.get(key))),
    ...(body === '' ? [noBody(skill)] : []),
  ]
  if (wrong.length > 0) return lost(...wrong)
  const shown = name === '' ? (skill.folder ?? '').trim() : name
  return {
    name: shown,
    description: description === '' ? null : description,
    body,
    reasons: [
      ...(name === '' ? [namedByFolder(skill, 'There is no name')] : changed(skill, 'name', name)),
      ...(description === '' ? [notDescribed(skill, values)] : changed(skill, 'description', description)),
      ...switchedOff(values),
      ...ignoredKeys(skill, ['disabled', 'enabled']),
    ],
  }
}

function textOf(node: YamlNode | undefined): string {
  const value = node ? valueIn(dialect, node) : null
  return value?.kind === 'text' ? value.text.trim() : ''
}

function wrongText(skill: Skill, field: 'name' | 'description', node: YamlNode | undefined): Reason[] {
  const kind = node ? valueIn(dialect, node).kind : 'null'
  return !node || kind === 'null' || kind === 'text' ? [] : [notText(skill, field, node, kind)]
}

function changed(skill: Skill, field: 'name' | 'description', shown: string): Reason[] {
  return asWritten(skill, field, shown) ? [] : [shownAs(skill, field, shown, 'value-coerced', 'Write it in quotes.')]
}

function notDescribed(skill: Skill, values: ReadonlyMap<string, YamlNode>): Reason {
  const place = placeOf(skill, 'description')
  const found = values.has('description') ? empty('description', place) : missing('description', place, null)
  return { ...found, effect: 'altered' }
}

function wrongSwitch(key: string, node: YamlNode | undefined): Reason[] {
  const kind = node ? valueIn(dialect, node).kind : 'null'
  if (!node || kind === 'null' || kind === 'boolean') return []
  const message = `\`${key}\` is neither true nor false, and nothing else is taken.`
  const cure = 'Write `true` or `false`, without quotes.'
  return [{ ...reason('field-not-text', 'dropped', message, cure, node.span), name: key }]
}

/** `disabled: true`, or, where that key is not there, `enabled: false`. */
function switchedOff(values: ReadonlyMap<string, YamlNode>): Reason[] {
  const stateOf = (key: string): string | null => {
    const node = values.get(key)
    const value = node ? valueIn(dialect, node) : null
    return value?.kind === 'boolean' ? value.text : null
  }
  const key = stateOf('disabled') === null ? 'enabled' : 'disabled'
  const off = key === 'disabled' ? stateOf(key) === 'true' : stateOf(key) === 'false'
  const node = values.get(key)
  if (!off || !node) return []
  const message = `\`${key}\` switches the skill off, and neither the model nor anybody else can call it.`
  return [{ ...reason('manual-only', 'withheld', message, 'Remove the key.', node.span), name: key }]
}

function noBody(skill: Skill): Reason {
  const { closing } = skill.frontmatter
  const place = closing ?? { start: 0, end: 0 }
  return reason('body-empty', 'dropped', 'There is no body.', 'Write down what the agent is to do.', place)
}

/** The model gets the names in the description of a tool, and the body when it calls it. */
function present(skill: Skill): Presentation {
  const { name, body } = read(skill)
  return {
    metadata: name ?? skill.name?.value ?? '',
    instructions: body,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
