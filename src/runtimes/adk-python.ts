import type { Skill } from '../skill/skill.ts'
import { resolved, type YamlMap, type YamlNode } from '../source/yaml.ts'
import { kindWords } from '../source/yaml-scalar.ts'
import { cutReason } from './reader-cut.ts'
import { dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { tooDeepFor } from './reader-nesting.ts'
import { splitOnDashes } from './reader-split.ts'
import { fenceReason } from './reason-fence.ts'
import { empty, folderMismatch, lengthIn, missing, nameForm, reason, tooLong, wrongType } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { asWritten, ignoredKeys, mapOf, noBlock, notText, placeOf, shownAs, verdictOf } from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Verdict } from './runtime.ts'

const source = 'google-adk 2.13.0 (PyPI), google/adk/skills'
const traits = { silent: false, blast: 'skill' } as const
const dialect = dialects.pyyaml

/** Brackets that PyYAML 6.0.4 gives up at with Python's own limit of 1,000 calls: 490 were read, 500 were not. */
const PYTHON_DEPTH = 500

const below: Omit<Roots, 'owners'> = {
  depth: 1,
  hidden: 'entered',
  links: 'followed',
  rootFile: 'ignored',
  nested: 'hidden',
}

export const adkPython: Runtime = {
  id: 'adk-python',
  title: 'ADK for Python',
  version: '2.13.0',
  evidence: [
    { basis: 'observed', cite: `${source}, list_skills_in_dir run on made and real files`, date: '2026-11-30' },
    { basis: 'source', cite: `${source}/_utils.py and models.py`, date: '2026-11-30' },
    { basis: 'source', cite: 'google/adk-python@be7e176, src/google/adk/skills/_utils.py', date: '2026-08-21' },
  ],
  discovery:
    'The folders right below the one it is given, links and dot folders included; SKILL.md, else skill.md. A refused skill is a warning in the log of list_skills_in_dir; load_skills_from_dir gives up on the whole folder instead.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'keys that the standard does not know',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|version|]: 1.0.0\n---\nB\n' },
      status: 'loads',
      reason: 'key-ignored',
    },
    {
      title: 'the list form of allowed-tools',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: [|[Read]|]\n---\nB\n' },
      status: 'dropped',
      reason: 'allowed-tools-form',
    },
    {
      title: 'three dashes in a value',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: a [|---|] b\n---\nB\n' },
      status: 'altered',
      reason: 'dashes-in-value',
    },
    {
      title: 'a name that YAML 1.1 reads as a boolean',
      files: { 'skills/yes/SKILL.md': '---\nname: [|yes|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'field-not-text',
    },
    {
      title: 'metadata without a value',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|metadata|]:\n---\nB\n' },
      status: 'dropped',
      reason: 'metadata-type',
    },
    {
      title: 'a key that YAML 1.1 reads as a boolean',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|on|]: push\n---\nB\n' },
      status: 'dropped',
      reason: 'key-not-text',
    },
    {
      title: 'a name that is not the folder’s',
      files: { 'skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-folder-mismatch',
    },
  ],
}

interface Read {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
  readonly body: string
}

function load(skill: Skill): Verdict {
  const { owner } = skill.place
  const away = notFound(skill, { ...below, owners: owner === null ? [] : [owner] })
  if (away.length > 0) return verdictOf({ ...traits, silent: true }, skill, away, lost())
  const unread = unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  return verdictOf(traits, skill, found.reasons, found)
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, body: '' }
}

function read(skill: Skill): Read {
  const { file, frontmatter } = skill
  const encoding = frontmatter.faults.find(({ code }) => code === 'not-utf-8')
  if (encoding) return lost(fenceReason(encoding))
  if (!file.text.startsWith('---')) return lost(noBlock(skill, new Set(), 'opening'))
  const split = splitOnDashes(file.text)
  if (!split) return lost(noBlock(skill, new Set(), 'closing'))
  const { root, refusal } = readDialect(file, split.yaml, dialect)
  if (refusal) return lost(tooDeepFor(PYTHON_DEPTH, refusal, file.slice(split.yaml)))
  const map = mapOf(skill, root)
  if ('code' in map) return lost(map)
  const cut = cutReason(skill, split.yaml)
  const found = fields(skill, map)
  const body = strip(file.text.slice(split.bodyStart))
  return { ...found, body, reasons: [...(cut ? [cut] : []), ...found.reasons] }
}

function fields(skill: Skill, map: YamlMap): Read {
  const values = fieldsIn(dialect, map)
  const name = textOf(values.get('name'))
  const description = textOf(values.get('description'))
  const shown = name?.normalize('NFKC') ?? null
  const wrong = [
    ...keysOf(map),
    ...required(skill, 'name', values.get('name')),
    ...(shown === null ? [] : nameReasons(skill, shown)),
    ...required(skill, 'description', values.get('description')),
    ...(description === null ? [] : descriptionReasons(skill, description)),
    ...optional('license', values.get('license')),
    ...optional('compatibility', values.get('compatibility')),
    ...toolReasons(values.get('allowed-tools') ?? values.get('allowed_tools')),
    ...metadataReasons(skill, values.get('metadata')),
  ]
  const reasons = [...wrong, ...differing(skill, shown, description), ...ignoredKeys(skill, ['allowed_tools'])]
  return { name: shown, description, reasons, body: '' }
}

function textOf(node: YamlNode | undefined): string | null {
  const value = node ? valueIn(dialect, node) : null
  return value?.kind === 'text' ? value.text : null
}

/** The model of the frontmatter takes texts as keys only, here and in `metadata`. */
function keysOf(map: YamlMap): Reason[] {
  const odd = map.pairs.find(({ key }) => key.value !== '<<' && valueIn(dialect, key).kind !== 'text')
  if (!odd) return []
  const { kind } = valueIn(dialect, odd.key)
  const message = `The key \`${odd.key.value}\` is a ${kind} for YAML 1.1, and only texts are taken as keys.`
  return [reason('key-not-text', 'dropped', message, 'Put the key in quotes.', odd.key.span)]
}

function required(skill: Skill, field: 'name' | 'description', node: YamlNode | undefined): Reason[] {
  if (!node) return [missing(field, placeOf(skill, field), field === 'name' ? skill.folder : null)]
  const { kind } = valueIn(dialect, node)
  if (kind === 'text') return []
  return kind === 'null' ? [empty(field, placeOf(skill, field))] : [notText(skill, field, node, kind)]
}

function nameReasons(skill: Skill, name: string): Reason[] {
  const place = placeOf(skill, 'name')
  if (name === '') return [empty('name', place)]
  const form = nameForm(name, 'ascii', 'code points', place)
  const other = skill.folder !== null && skill.folder !== name
  return other ? [...form, folderMismatch(name, skill.folder, 'dropped', place)] : form
}

function descriptionReasons(skill: Skill, description: string): Reason[] {
  const place = placeOf(skill, 'description')
  if (description === '') return [empty('description', place)]
  if (lengthIn('code points', description) <= 1024) return []
  return [tooLong('description', 'dropped', description, 1024, 'code points', place)]
}

function optional(field: 'license' | 'compatibility', node: YamlNode | undefined): Reason[] {
  if (!node) return []
  const { kind, text } = valueIn(dialect, node)
  if (kind === 'null') return []
  if (kind !== 'text') {
    const message = `\`${field}\` is ${kindWords(node) === 'text' ? `a ${kind} for YAML 1.1` : kindWords(node)} where text is meant.`
    return [{ ...reason(`${field}-type`, 'dropped', message, 'Put the value in quotes.', node.span), name: field }]
  }
  const long = field === 'compatibility' && lengthIn('code points', text) > 500
  return long ? [tooLong('compatibility', 'dropped', text, 500, 'code points', node.span)] : []
}

function toolReasons(node: YamlNode | undefined): Reason[] {
  const kind = node ? valueIn(dialect, node).kind : 'null'
  if (!node || kind === 'text' || kind === 'null') return []
  const code = kind === 'list' ? 'allowed-tools-form' : 'allowed-tools-type'
  return [wrongType(code, 'dropped', 'allowed-tools', node, 'one text')]
}

function metadataReasons(skill: Skill, node: YamlNode | undefined): Reason[] {
  if (!node) return []
  const value = resolved(node)
  if (value?.kind !== 'map') {
    const found = wrongType('metadata-type', 'dropped', 'metadata', node, 'a map')
    const key = skill.frontmatter.fields.get('metadata')?.key.span
    return [{ ...found, span: node.span.end > node.span.start ? node.span : (key ?? node.span) }]
  }
  const values = fieldsIn(dialect, value)
  const [tools, state] = [values.get('adk_additional_tools'), values.get('adk_inject_state')]
  const wrong = [...keysOf(value)]
  if (tools && valueIn(dialect, tools).kind !== 'list') {
    wrong.push(wrongType('metadata-value-type', 'dropped', 'metadata.adk_additional_tools', tools, 'a list'))
  }
  if (state && valueIn(dialect, state).kind !== 'boolean') {
    wrong.push(wrongType('metadata-value-type', 'dropped', 'metadata.adk_inject_state', state, 'true or false'))
  }
  return wrong
}

/** The last of a repeated key counts, and U+0085 and its like end a line. */
function differing(skill: Skill, name: string | null, description: string | null): Reason[] {
  const shown = { name, description }
  const cure = 'Write the key once, and the value in quotes.'
  return (['name', 'description'] as const).flatMap((field) => {
    const text = shown[field]
    return text === null || asWritten(skill, field, text) ? [] : [shownAs(skill, field, text, 'duplicate-key', cure)]
  })
}

/** Python's `str.strip()`. */
function strip(text: string): string {
  return text.replace(/^(?:(?!\uFEFF)[\s\x1c-\x1f\x85])+|(?:(?!\uFEFF)[\s\x1c-\x1f\x85])+$/g, '')
}

/** `load_skill` hands out the body; references, assets and scripts come one by one. */
function present(skill: Skill): Presentation {
  const { name, description, body } = read(skill)
  const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? '']
  return {
    metadata: `<skill>\n<name>\n${shown[0]}\n</name>\n<description>\n${shown[1]}\n</description>\n</skill>`,
    instructions: body,
    framing: null,
    resources: skill.bundle.resources.map(({ path, tier }) => ({
      path,
      why: tier === 'other' ? 'only references/, assets/ and scripts/ are loaded' : null,
    })),
  }
}
