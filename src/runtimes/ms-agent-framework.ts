import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { SourceFile } from '../source/file.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlMap, type YamlNode, type YamlScalar } from '../source/yaml.ts'
import { yamlFault } from '../source/yaml-fault.ts'
import { type Dialect, dialects, readDialect, valueIn } from './reader-dialect.ts'
import { fenceReason } from './reason-fence.ts'
import { empty, folderMismatch, missing, nameForm, reason, tooLong, wrongType } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { asWritten, duplicateName, ignoredKeys, mapOf, noBlock, placeOf, shownAs, verdictOf } from './reason-shown.ts'
import { yamlReason } from './reason-yaml.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: false, blast: 'skill' } as const

/** The tree is looked at and no value is built of it (`yaml.compose`): types are told apart, and texts stay as they are written. */
const dialect: Dialect = {
  ...dialects.pyyaml,
  shows: 'written',
  wholeKeys: 'read',
  mergeKeys: false,
  unknownTags: 'ignored',
}

const roots: Omit<Roots, 'owners'> = {
  depth: 2,
  hidden: 'entered',
  links: 'ignored',
  rootFile: 'found',
  nested: 'hidden',
}

const tolerated = new Set<FenceFaultCode>([
  'byte-order-mark',
  'blank-after-opening-dashes',
  'closing-dashes-sloppy',
  'no-line-end-after-closing-dashes',
  'line-ends-carriage-return',
])

export const msAgentFramework: Runtime = {
  id: 'ms-agent-framework',
  title: 'Microsoft Agent Framework for Python',
  version: '1.19 to 1.23',
  evidence: [
    { basis: 'observed', cite: 'agent-framework-core 1.23.0 (PyPI), FileSkillsSource', date: '2026-11-30' },
    { basis: 'source', cite: 'agent-framework-core 1.23.0, agent_framework/_skills.py', date: '2026-11-30' },
    {
      basis: 'source',
      cite: 'microsoft/agent-framework@014cb45, where a regular expression reads the lines; since 1.19.0 they are YAML',
      date: '2026-08-21',
    },
  ],
  discovery:
    'Each configured folder, two folders deep, dot folders included; a SKILL.md ends the search below it. Links are refused. The first skill of a name wins.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'as the standard wants it, with a byte order mark',
      files: { 'skills/x/SKILL.md': '\uFEFF---\nname: x\ndescription: d\nmetadata: {a: 1}\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a colon in an unquoted value',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'dropped',
      reason: 'colon-in-plain-value',
    },
    {
      title: 'tools as a list',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: [|[Read]|]\n---\nB\n' },
      status: 'dropped',
      reason: 'allowed-tools-type',
    },
    {
      title: 'a field that stands twice',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|name|]: x\n---\nB\n' },
      status: 'dropped',
      reason: 'duplicate-key',
    },
    {
      title: 'a field with a capital letter',
      files: { 'skills/x/SKILL.md': '---\nname: x\n[|Description|]: d\n---\nB\n' },
      status: 'dropped',
      reason: 'unknown-key',
    },
    {
      title: 'a map inside metadata is left out',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata:\n  a: [|{b: c}|]\n---\nB\n' },
      status: 'altered',
      reason: 'metadata-value-type',
    },
    {
      title: 'a folder too deep',
      files: { 'skills/a/b/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'too-deep',
    },
  ],
}

interface Read {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
}

function load(skill: Skill, { catalog }: Situation): Verdict {
  const away = [...found(skill), ...below(skill, catalog)]
  const unread = away.length > 0 ? away : unreadable(skill)
  const answer = unread.length > 0 ? lost(...unread) : read(skill)
  // A file that is not UTF-8 ends the whole search: the error is caught by nobody.
  const blast = answer.reasons.some(({ code }) => code === 'not-utf-8') ? 'catalog' : 'skill'
  // A name is that of its folder, and folders of two groups may be called the same.
  const rivals = catalog.filter((other) => other.path < skill.path && other.folder === skill.folder && read(other).name)
  const which = 'the one that the disk lists first is kept, and that is not fixed'
  const twice = answer.name === null ? [] : duplicateName(skill, answer.name, rivals, which)
  return verdictOf({ silent: away.length > 0, blast }, skill, [...answer.reasons, ...twice], answer)
}

/** The folders are configured: whichever a skill stands in may be one. */
function found(skill: Skill): Reason[] {
  return notFound(skill, { ...roots, owners: skill.place.owner === null ? [] : [skill.place.owner] })
}

/** A SKILL.md in the root itself ends the search. */
function below(skill: Skill, catalog: readonly Skill[]): Reason[] {
  const { root, depth, named } = skill.place
  const top = catalog.some(({ place }) => place.named && place.root === root && place.depth === 0)
  if (!named || depth === 0 || skill.insideSkill !== null || !top) return []
  const message = `A SKILL.md stands in \`${root}\` itself, and the search ends there.`
  return [reason('inside-another-skill', 'dropped', message, 'Move that one to a folder of its own.', spanOf(0, 0))]
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null }
}

function read(skill: Skill): Read {
  const encoding = skill.frontmatter.faults.find(({ code }) => code === 'not-utf-8')
  if (encoding) return lost(fenceReason(encoding))
  // Python reads with line feeds only; one sign for another, so that every place stays where it is.
  const file = new SourceFile(skill.file.path, skill.file.text.replace(/\r(?!\n)/g, '\n'))
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(file.text)
  const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*\r?(?=\n|$)/.exec(file.text)
  if (!opening || !block) return lost(noBlock(skill, tolerated, opening ? 'closing' : 'opening'))
  const start = opening[0].length
  const yaml = readDialect(file, spanOf(start, start + (block[1]?.length ?? 0)), dialect)
  // A tag is told by the field that it stands at, and a value that does not fit its tag is not looked at.
  if (yaml.refusal && yaml.refusal.code !== 'tag-in-yaml') return lost(yaml.refusal)
  const map = mapOf(skill, yaml.root)
  if ('code' in map) return lost(map)
  const values = new Map(map.pairs.map(({ key, value }) => [key.value, value]))
  const wrong = [...keyFaults(map), ...texts.flatMap((key) => wrongValue(key, values.get(key)))]
  return wrong.length > 0 ? lost(...wrong) : accepted(skill, values)
}

const texts = ['name', 'description', 'license', 'compatibility', 'allowed-tools'] as const
const fieldNames = [...texts, 'metadata']

function keyFaults({ pairs }: YamlMap): Reason[] {
  const seen = new Set<string>()
  return pairs.flatMap(({ key }) => {
    const field = fieldNames.find((name) => name === key.value.toLowerCase())
    if (!isText(key)) return [yamlReason(yamlFault('key-not-text', key.span))]
    if (!field) return []
    if (field !== key.value) return [capital(key, field)]
    if (seen.has(field)) return [yamlReason(yamlFault('duplicate-key', key.span, field))]
    seen.add(field)
    return []
  })
}

function capital({ span, value }: YamlScalar, field: string): Reason {
  const message = `\`${value}\` is spelled with capital letters, and the file is refused.`
  return { ...reason('unknown-key', 'dropped', message, `Write \`${field}\`.`, span), name: value }
}

/** Text, or what YAML takes for a boolean, number or date; nothing that is empty, tagged otherwise, or `<<` and `=`. */
function isText(scalar: YamlScalar): boolean {
  const standard = /^tag:yaml\.org,2002:(?:str|bool|int|float|timestamp)$/
  if (scalar.tag !== null && scalar.tag !== '!') return standard.test(scalar.tag)
  const bare = scalar.style === 'plain' || scalar.style === 'empty'
  return !(bare && (scalar.value === '<<' || scalar.value === '=')) && valueIn(dialect, scalar).kind !== 'null'
}

function wrongValue(key: (typeof texts)[number], node: YamlNode | undefined): Reason[] {
  const value = node ? resolved(node) : null
  if (!node || !value || valueIn(dialect, value).kind === 'null') return []
  if (value.kind !== 'scalar') return [wrongType(`${key}-type`, 'dropped', key, value, 'text')]
  if (/[\ud800-\udfff]/u.test(value.value)) {
    const message = `\`${key}\` holds half of a surrogate pair, which no encoding can write.`
    return [{ ...reason('control-character', 'dropped', message, 'Remove the escape.', node.span), name: key }]
  }
  if (isText(value)) return []
  const message = `\`${key}\` has a tag that makes something other than text of it.`
  return [{ ...reason('tag-in-yaml', 'dropped', message, 'Remove the tag.', node.span), name: key }]
}

function accepted(skill: Skill, values: ReadonlyMap<string, YamlNode>): Read {
  const textOf = (key: string): string => {
    const value = resolved(values.get(key) ?? nothing)
    return value?.kind === 'scalar' && valueIn(dialect, value).kind !== 'null' ? value.value : ''
  }
  const [name, description, compatibility] = [textOf('name'), textOf('description'), textOf('compatibility')]
  const place = (field: 'name' | 'description'): Span => placeOf(skill, field)
  const none = (field: 'name' | 'description'): Reason =>
    values.has(field) ? empty(field, place(field)) : missing(field, place(field), skill.folder)
  const mismatch = skill.folder !== null && skill.folder !== name
  const wrong = [
    ...(name.trim() === '' ? [none('name')] : nameForm(name, 'ascii', 'code points', place('name'))),
    ...(name.trim() !== '' && mismatch ? [folderMismatch(name, skill.folder, 'dropped', place('name'))] : []),
    ...(description.trim() === '' ? [none('description')] : []),
    ...long('description', description, 1024, place('description')),
    ...long('compatibility', compatibility, 500, values.get('compatibility')?.span ?? spanOf(0, 0)),
  ]
  if (wrong.length > 0) return lost(...wrong)
  const cure = 'Write it in quotes.'
  const shown = { name, description }
  const changed = (['name', 'description'] as const).filter((field) => !asWritten(skill, field, shown[field]))
  return {
    ...shown,
    reasons: [
      ...changed.map((field) => shownAs(skill, field, shown[field], 'value-coerced', cure)),
      ...metadataFaults(values.get('metadata')),
      ...ignoredKeys(skill, []),
    ],
  }
}

const nothing: YamlNode = { kind: 'scalar', value: '', style: 'empty', tag: null, span: spanOf(0, 0) }

function long(field: 'description' | 'compatibility', text: string, limit: number, span: Span): Reason[] {
  return [...text].length > limit ? [tooLong(field, 'dropped', text, limit, 'code points', span)] : []
}

/** What is no map is left out, and so is each value in it that is no text. */
function metadataFaults(node: YamlNode | undefined): Reason[] {
  const map = node ? resolved(node) : null
  if (!map || valueIn(dialect, map).kind === 'null') return []
  if (map.kind !== 'map') return [wrongType('metadata-lost', 'altered', 'metadata', map, 'a map')]
  return map.pairs.flatMap(({ key, value }) => {
    const inner = resolved(value)
    if (!inner || (inner.kind === 'scalar' && isText(inner))) return []
    return [wrongType('metadata-value-type', 'altered', `metadata.${key.value}`, inner, 'text')]
  })
}

/** The whole file is handed out, frontmatter included. */
function present(skill: Skill): Presentation {
  const { name, description } = read(skill)
  const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? '']
  const [first = '', second = ''] = shown.map((text) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  )
  return {
    metadata: `  <skill>\n    <name>${first}</name>\n    <description>${second}</description>\n  </skill>`,
    instructions: skill.file.text,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
