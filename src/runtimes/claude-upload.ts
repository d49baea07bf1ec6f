import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import type { YamlMap, YamlNode } from '../source/yaml.ts'
import { dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { tooDeepFor } from './reader-nesting.ts'
import { fenceReason } from './reason-fence.ts'
import { empty, lengthIn, missing, nameForm, reason, tooLong, wrongType } from './reason-field.ts'
import { unreadable } from './reason-place.ts'
import { asWritten, mapOf, noBlock, notText, placeOf, shownAs, verdictOf } from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Verdict } from './runtime.ts'

const traits = { silent: false, blast: 'skill' } as const
const dialect = dialects.pyyaml

/** The keys that an upload may have. */
const keys: readonly string[] = ['allowed-tools', 'compatibility', 'description', 'license', 'metadata', 'name']

/** Words that the documentation of the API keeps for itself, wherever they stand in a name. */
const reserved: readonly string[] = ['anthropic', 'claude']

/** Brackets that PyYAML 6.0.4 gives up at with Python's own limit of 1,000 calls: 490 were read, 500 were not. */
const PYTHON_DEPTH = 500

const tolerated = new Set<FenceFaultCode>([
  'closing-dashes-sloppy',
  'line-ends-carriage-return',
  'no-line-end-after-closing-dashes',
])

export const claudeUpload: Runtime = {
  id: 'claude-upload',
  title: 'the upload check of claude.ai and the Skills API',
  version: 'quick_validate of anthropics/skills as of 2026-07-01, and the rules that the API documents',
  evidence: [
    {
      basis: 'source',
      cite: 'anthropics/skills@049d5f2, skills/skill-creator/scripts/quick_validate.py',
      date: '2026-11-30',
    },
    { basis: 'observed', cite: 'anthropics/skills@9d2f1ae, quick_validate run on made inputs', date: '2026-08-22' },
    { basis: 'docs', cite: 'platform.claude.com, Agent Skills, field requirements', date: '2026-08-22' },
  ],
  discovery: 'The one folder that is uploaded, with SKILL.md by that exact name at its top. It searches for nothing.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'the six keys of the standard',
      files: {
        'skills/x/SKILL.md':
          '---\nname: x\ndescription: d\nlicense: MIT\nallowed-tools: [Read]\nmetadata: text\n---\nB\n',
      },
      status: 'loads',
    },
    {
      title: 'any other key',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|version|]: 1.0.0\n---\nB\n' },
      status: 'dropped',
      reason: 'unknown-key',
    },
    {
      title: 'a sign that opens or closes a tag',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: Sorts a List[|<|]T>.\n---\nB\n' },
      status: 'dropped',
      reason: 'xml-tag',
    },
    {
      title: 'a reserved word in the name',
      files: { 'skills/x/SKILL.md': '---\nname: [|claude-helper|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-reserved',
    },
    {
      title: 'ordinary words in the name, which need not be the folder’s',
      files: { 'skills/x/SKILL.md': '---\nname: ai-mcp-skill\ndescription: d\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a blank behind the opening dashes',
      files: { 'skills/x/SKILL.md': '---[| |]\nname: x\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'blank-after-opening-dashes',
    },
    {
      title: 'a number for a name',
      files: { 'skills/x/SKILL.md': '---\nname: [|123|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'field-not-text',
    },
  ],
}

interface Read {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
}

function load(skill: Skill): Verdict {
  const unread = unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  return verdictOf(traits, skill, found.reasons, found)
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null }
}

function read(skill: Skill): Read {
  const { file, frontmatter } = skill
  const encoding = frontmatter.faults.find(({ code }) => code === 'not-utf-8')
  if (encoding) return lost(fenceReason(encoding))
  const block = blockOf(file.text)
  if (!('start' in block)) return lost(noBlock(skill, tolerated, block.missing))
  const { root, refusal } = readDialect(file, block, dialect)
  if (refusal) return lost(tooDeepFor(PYTHON_DEPTH, refusal, file.slice(block)))
  const map = mapOf(skill, root)
  return 'code' in map ? lost(map) : fields(skill, map)
}

/** The first line is exactly three dashes; the next line that starts with them closes the block, which holds a line at least. */
function blockOf(text: string): Span | { readonly missing: 'opening' | 'closing' } {
  const opening = /^---(?:\r\n|\r|\n)/.exec(text)?.[0].length
  if (opening === undefined) return { missing: 'opening' }
  const closing = /(?:\r\n|\r|\n)---/g
  closing.lastIndex = opening
  const match = closing.exec(text)
  return match ? spanOf(opening, match.index) : { missing: 'closing' }
}

function fields(skill: Skill, map: YamlMap): Read {
  const values = fieldsIn(dialect, map)
  const name = trimmedText(values.get('name'))
  const description = trimmedText(values.get('description'))
  const wrong = [
    ...unknownKeys(values, map),
    ...required(skill, 'name', values.get('name')),
    ...(name === null ? [] : nameReasons(name, placeOf(skill, 'name'))),
    ...required(skill, 'description', values.get('description')),
    ...(description === null ? [] : descriptionReasons(skill, description)),
    ...compatibilityReasons(values.get('compatibility')),
  ]
  const cure = 'Write the key once, and the value in quotes.'
  const last = (['name', 'description'] as const).flatMap((field) => {
    const text = { name, description }[field]
    return text === null || asWritten(skill, field, text) ? [] : [shownAs(skill, field, text, 'duplicate-key', cure)]
  })
  return { name, description, reasons: [...wrong, ...last] }
}

function trimmedText(node: YamlNode | undefined): string | null {
  const value = node ? valueIn(dialect, node) : null
  return value?.kind === 'text' ? value.text.replace(/^[\s\x1c-\x1f\x85]+|[\s\x1c-\x1f\x85]+$/g, '') : null
}

function unknownKeys(values: ReadonlyMap<string, YamlNode>, map: YamlMap): Reason[] {
  const unknown = [...values.keys()].filter((key) => !keys.includes(key))
  const first = unknown[0]
  if (first === undefined) return []
  const place = map.pairs.find(({ key }) => key.value === first)?.key.span ?? map.span
  const names = unknown.map((key) => `\`${key}\``).join(', ')
  const message = `${unknown.length === 1 ? `The key ${names} is` : `The keys ${names} are`} none of the six that an upload may have (${keys.join(', ')}).`
  const says = `Unexpected key(s) in SKILL.md frontmatter: ${[...unknown].sort().join(', ')}`
  const cure = 'Move it under `metadata:`, or leave it out of what is uploaded.'
  return [{ ...reason('unknown-key', 'dropped', message, cure, place), name: first, says }]
}

function required(skill: Skill, field: 'name' | 'description', node: YamlNode | undefined): Reason[] {
  if (!node) return [missing(field, placeOf(skill, field), field === 'name' ? skill.folder : null)]
  const { kind } = valueIn(dialect, node)
  if (kind === 'text') return []
  return kind === 'null' ? [empty(field, placeOf(skill, field))] : [notText(skill, field, node, kind)]
}

function nameReasons(name: string, place: Span): Reason[] {
  if (name === '') return [empty('name', place)]
  const word = reserved.find((each) => name.includes(each))
  if (!word) return nameForm(name, 'ascii', 'code points', place)
  const message = `\`name\` holds \`${word}\`, which is documented as reserved.`
  const found = { ...reason('name-reserved', 'dropped', message, 'Choose a name without it.', place), name: word }
  return [...nameForm(name, 'ascii', 'code points', place), found]
}

function descriptionReasons(skill: Skill, description: string): Reason[] {
  const place = placeOf(skill, 'description')
  if (description === '') return [empty('description', place)]
  const tag = /[<>]/.test(description) ? [bracket(skill, place)] : []
  if (lengthIn('code points', description) <= 1024) return tag
  return [...tag, tooLong('description', 'dropped', description, 1024, 'code points', place)]
}

function bracket(skill: Skill, place: Span): Reason {
  const shift = skill.file.slice(place).replace(/^[|>]/, ' ').search(/[<>]/)
  const span = shift < 0 ? place : spanOf(place.start + shift, place.start + shift + 1)
  const message = 'The description holds `<` or `>`, which an upload may not, whether they make a tag or not.'
  const says = 'Description cannot contain angle brackets (< or >)'
  return { ...reason('xml-tag', 'dropped', message, 'Write it in words.', span), name: 'description', says }
}

function compatibilityReasons(node: YamlNode | undefined): Reason[] {
  if (!node) return []
  const { kind, text } = valueIn(dialect, node)
  if (kind !== 'text') return [wrongType('compatibility-type', 'dropped', 'compatibility', node, 'text')]
  if (text === '') {
    const message = '`compatibility` is empty, which an upload may not have.'
    return [reason('compatibility-type', 'dropped', message, 'Leave it out.', node.span)]
  }
  return lengthIn('code points', text) > 500
    ? [tooLong('compatibility', 'dropped', text, 500, 'code points', node.span)]
    : []
}

/** How the hosted product puts it to the model is not documented. */
function present(skill: Skill): Presentation {
  return {
    metadata: `${skill.name?.value ?? ''}: ${skill.description?.value ?? ''}`,
    instructions: skill.file.text.slice(skill.bodySpan.start).trim(),
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
