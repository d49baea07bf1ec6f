import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlMap, type YamlNode, type YamlScalar } from '../source/yaml.ts'
import { yamlFault } from '../source/yaml-fault.ts'
import { cutReason } from './reader-cut.ts'
import { dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { splitOnDashes } from './reader-split.ts'
import { blanksAt, trimmed } from './reader-trimmed.ts'
import { fenceReason } from './reason-fence.ts'
import { missing, reason, wrongType } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { duplicateName, ignoredKeys, mapOf, noBlock, notText, placeOf, verdictOf } from './reason-shown.ts'
import { yamlReason } from './reason-yaml.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: true, blast: 'skill' } as const
const dialect = dialects['serde-yaml']

const roots: Roots = {
  owners: ['.agents', '.goose', '.claude'],
  depth: null,
  hidden: 'entered',
  links: 'followed',
  rootFile: 'found',
  nested: 'found',
}

/** What goose reads of the block; only these may not stand twice. */
const fieldNames = new Set(['name', 'description', 'metadata'])

/** Nothing before the first three dashes, and nothing behind them, is looked at. */
const tolerated = new Set<FenceFaultCode>([
  'byte-order-mark',
  'blank-after-opening-dashes',
  'closing-dashes-sloppy',
  'content-before-frontmatter',
  'escaped-dashes',
  'frontmatter-in-code-fence',
  'line-ends-carriage-return',
  'no-line-end-after-closing-dashes',
  'text-on-opening-line',
])

export const goose: Runtime = {
  id: 'goose',
  title: 'goose',
  version: '1.52.0',
  evidence: [
    { basis: 'observed', cite: '@aaif/goose-binary-linux-x64 0.20.2 (goose 1.52.0), goose acp', date: '2026-11-30' },
    { basis: 'source', cite: 'block/goose@013ab84, crates/goose/src/skills/mod.rs', date: '2026-08-21' },
    { basis: 'source', cite: 'block/goose@0d2074c, crates/goose/src/skills/client.rs', date: '2026-08-21' },
  ],
  discovery:
    '.agents/skills, .goose/skills and .claude/skills of the working directory, at any depth, dot folders included; the same under home and in ~/.config/goose/skills; .git, .hg and .svn are skipped, links are followed. The first skill of a name wins.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'any name that holds no slash, and no description',
      files: { '.goose/skills/x/SKILL.md': '[|---|]\nname: Any Name\n---\nB\n' },
      status: 'altered',
      reason: 'description-missing',
    },
    {
      title: 'text before the block',
      files: { '.goose/skills/x/SKILL.md': '# Title\n---\nname: x\ndescription: d\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'three dashes in a value',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: a [|---|] b\n---\nB\n' },
      status: 'altered',
      reason: 'dashes-in-value',
    },
    {
      title: 'a colon in an unquoted value',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'dropped',
      reason: 'colon-in-plain-value',
    },
    {
      title: 'a slash in the name',
      files: { '.agents/skills/x/SKILL.md': '---\nname: [|a/x|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-character',
    },
    {
      title: 'metadata that is no map',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata: [|text|]\n---\nB\n' },
      status: 'dropped',
      reason: 'metadata-type',
    },
    {
      title: 'another client’s folder',
      files: { '.github/skills/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'outside-the-roots',
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
  const away = [...notFound(skill, roots), ...skippedFolder(skill)]
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  const rivals = catalog.filter((other) => skill.name?.value === other.name?.value && other.path < skill.path)
  const twice =
    found.name === null
      ? []
      : duplicateName(skill, found.name, rivals, 'the one that the disk lists first is kept, and that is not fixed')
  return verdictOf(traits, skill, [...found.reasons, ...twice], found)
}

function skippedFolder(skill: Skill): Reason[] {
  const below = skill.path.split('/').slice(-Math.max(1, skill.place.depth))
  const name = below.find((each) => ['.git', '.hg', '.svn'].includes(each))
  if (!name) return []
  const message = `The skill stands inside \`${name}\`, and such folders are not entered.`
  return [reason('hidden-folder', 'dropped', message, 'Move it out of that folder.', spanOf(0, 0))]
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, body: '' }
}

function read(skill: Skill): Read {
  const { file, frontmatter } = skill
  const encoding = frontmatter.faults.find(({ code }) => code === 'not-utf-8')
  if (encoding) return lost(fenceReason(encoding))
  const split = splitOnDashes(file.text)
  if (!split) return lost(noBlock(skill, tolerated, file.text.includes('---') ? 'closing' : 'opening'))
  const yaml = withoutBlanks(file.text, split.yaml)
  const { root, refusal } = readDialect(file, yaml, dialect, fieldNames)
  if (refusal) return lost(refusal)
  const cut = cutReason(skill, split.yaml)
  const found = fields(skill, root)
  const body = trimmed(file.text.slice(split.bodyStart))
  return { ...found, body, reasons: [...(cut ? [cut] : []), ...found.reasons] }
}

/** The block is trimmed before it is read, so that a first line that was indented is so no longer. */
function withoutBlanks(text: string, { start, end }: Span): Span {
  const from = Math.min(end, start + blanksAt(text, start))
  return spanOf(from, from + trimmed(text.slice(from, end)).length)
}

function fields(skill: Skill, root: YamlNode | null): Read {
  const map = mapOf(skill, root)
  if ('code' in map) return lost(map.code === 'frontmatter-empty' ? noName(skill) : map)
  const values = fieldsIn(dialect, map)
  const [name, description] = [values.get('name'), values.get('description')]
  const wrong = [
    ...oddKeys(map),
    ...wrongText(skill, 'name', name),
    ...wrongText(skill, 'description', description),
    ...metadataReasons(values.get('metadata')),
  ]
  if (wrong.length > 0) return lost(...wrong)
  const written = name ? valueIn(dialect, name) : null
  const shown = written && written.kind !== 'null' ? written.text : ''
  if (shown === '') return lost(noName(skill))
  if (shown.includes('/')) return lost(slash(skill, shown))
  const text = description ? writtenText(description) : ''
  const reasons = [...(text === '' ? [noDescription(skill)] : []), ...ignoredKeys(skill, [])]
  return { name: shown, description: text || null, reasons, body: '' }
}

/** What a text field takes: a null that is written out is the text `null`. */
function writtenText(node: YamlNode): string {
  const value = resolved(node)
  return value?.kind === 'scalar' ? value.value : ''
}

function noName(skill: Skill): Reason {
  return missing('name', placeOf(skill, 'name'), skill.folder)
}

function slash(skill: Skill, name: string): Reason {
  const message = '`name` holds a slash, which is kept for the files of a skill (`skill/file`).'
  return { ...reason('name-character', 'dropped', message, 'Remove the slash.', placeOf(skill, 'name')), name }
}

function noDescription(skill: Skill): Reason {
  const message = 'There is no description, and the model is shown the name alone.'
  return reason('description-missing', 'altered', message, 'Add `description:`.', placeOf(skill, 'description'))
}

function wrongText(skill: Skill, field: 'name' | 'description', node: YamlNode | undefined): Reason[] {
  const kind = node ? valueIn(dialect, node).kind : null
  return node && (kind === 'list' || kind === 'map') ? [notText(skill, field, node, kind)] : []
}

/** A list or map as a key, where goose looks for the names of its fields. */
function oddKeys(map: YamlMap): Reason[] {
  const odd = map.pairs.find(({ key }) => key.style === 'empty')
  return odd ? [yamlReason(yamlFault('key-not-text', odd.key.span))] : []
}

function metadataReasons(node: YamlNode | undefined): Reason[] {
  const value = node ? resolved(node) : null
  if (!node || !value) return []
  if (value.kind === 'map')
    return value.pairs.flatMap(({ key, value: inner }) => [...keyOfJson(key), ...notJson(inner)])
  // Nothing at all is an empty map; a null that is written out is refused.
  const nothing = value.kind === 'scalar' && value.value === '' && (value.style === 'plain' || value.style === 'empty')
  return nothing ? [] : [wrongType('metadata-type', 'dropped', 'metadata', node, 'a map')]
}

/** Metadata is kept as JSON, which has no tags, no keys but texts, and no whole numbers of more than 64 bits. */
function notJson(node: YamlNode): Reason[] {
  const value = resolved(node)
  if (value?.kind === 'list') return value.items.flatMap(notJson)
  if (value?.kind === 'map') {
    return value.pairs.flatMap(({ key, value: inner }) => [...keyOfJson(key), ...notJson(inner)])
  }
  if (!value || !(value.tag?.startsWith('!') || tooLarge(value.value, value.style))) return []
  const message = `\`${value.value.slice(0, 40)}\` in \`metadata\` cannot be kept as JSON.`
  return [reason('metadata-value-type', 'dropped', message, 'Put it in quotes.', value.span)]
}

function keyOfJson(key: YamlScalar): Reason[] {
  return key.style === 'empty' ? [yamlReason(yamlFault('key-not-text', key.span))] : []
}

function tooLarge(text: string, style: YamlScalar['style']): boolean {
  if (style !== 'plain' || !/^[-+]?[1-9]\d{18,}$/.test(text)) return false
  const number = BigInt(text.replace('+', ''))
  return number < -(2n ** 63n) || number >= 2n ** 64n
}

/** `load_skill` hands out the body under a heading, the description and a list of the skill's files (mod.rs, loaded_skill_context). */
function present(skill: Skill): Presentation {
  const { name, description, body } = read(skill)
  const shown = { name: name ?? skill.name?.value ?? '', description: description ?? skill.description?.value ?? '' }
  return {
    metadata: `• ${shown.name} - ${shown.description}`,
    instructions: `# Loaded Skill: ${shown.name} (skill)\n\n${shown.description}\n\n## Content\n\n${body}`,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
