import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { SourceFile } from '../source/file.ts'
import { type Span, spanOf } from '../source/span.ts'
import { type QwenFields, type QwenValue, readQwenFields } from './reader-qwen.ts'
import { qwenFence, readFenced } from './reader-regex.ts'
import { empty, missing, reason } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import {
  asWritten,
  duplicateName,
  ignoredKeys,
  noBlock,
  placeOf,
  shownAs,
  verdictOf,
  wideText,
} from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: true, blast: 'skill' } as const

const roots: Roots = {
  owners: ['.qwen', '.agents'],
  depth: 1,
  hidden: 'entered',
  links: 'followed',
  rootFile: 'ignored',
  nested: 'hidden',
}

const tolerated = new Set<FenceFaultCode>([
  'byte-order-mark',
  'no-line-end-after-closing-dashes',
  'line-ends-carriage-return',
  'not-utf-8',
])

const ownKeys = [
  'allowedTools',
  'argument-hint',
  'when_to_use',
  'disable-model-invocation',
  'user-invocable',
  'hooks',
  'model',
  'paths',
  'priority',
]

export const qwenCode: Runtime = {
  id: 'qwen-code',
  title: 'Qwen Code',
  version: '0.24.4',
  evidence: [
    {
      basis: 'observed',
      cite: '@qwen-code/qwen-code 0.24.4 (npm), SkillManager.parseSkillContent',
      date: '2026-11-30',
    },
    { basis: 'source', cite: '@qwen-code/qwen-code 0.24.4, packages/core/src/skills', date: '2026-11-30' },
    {
      basis: 'source',
      cite: 'QwenLM/qwen-code@0334194, skill-load.ts, which reads .qwen/skills only; 0.24.4 reads .agents/skills as well',
      date: '2026-08-21',
    },
  ],
  discovery:
    'The folders right below .qwen/skills and .agents/skills of the project, then the same under home, dot folders included; the first skill of a name wins. Links are followed.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'letters of any script, and a folder of another name',
      files: { '.qwen/skills/x/SKILL.md': '---\nname: ns:数据.v2\ndescription: d\nwhen_to_use: often\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'what is no YAML is read line by line',
      files: { '.qwen/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'altered',
      reason: 'yaml-fallback',
    },
    {
      title: 'a list is run together',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: [|[a, b]|]\n---\nB\n' },
      status: 'altered',
      reason: 'value-coerced',
    },
    {
      title: 'a blank in the name',
      files: { '.qwen/skills/x/SKILL.md': '---\nname: [|My Skill|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-character',
    },
    {
      title: 'paths are a list',
      files: { '.qwen/skills/x/SKILL.md': '---\nname: x\ndescription: d\npaths: [|"*.ts"|]\n---\nB\n' },
      status: 'dropped',
      reason: 'field-not-text',
    },
    {
      title: 'for matching files only',
      files: { '.qwen/skills/x/SKILL.md': '---\nname: x\ndescription: d\npaths: [|["*.ts"]|]\n---\nB\n' },
      status: 'withheld',
      reason: 'path-triggered',
    },
    {
      title: 'for people only',
      files: {
        '.qwen/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|true|]\n---\nB\n',
      },
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
  const rivals =
    name === null
      ? []
      : catalog.filter(
          (other) => other.path < skill.path && other.name?.value === skill.name?.value && read(other).name === name,
        )
  const twice = duplicateName(
    skill,
    name ?? '',
    rivals,
    'the one that the disk lists first is kept, and that is not fixed',
  )
  return verdictOf(traits, skill, [...found.reasons, ...twice], found)
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, body: '' }
}

function read(skill: Skill): Read {
  const wide = wideText(skill)
  if (wide.length > 0) return lost(...wide)
  // Read with line feeds only; one sign for another, so that every place stays where it is.
  const file = new SourceFile(skill.file.path, skill.file.text.replace(/\r(?!\n)/g, '\n'))
  const block = readFenced(file.text, qwenFence)
  if ('missing' in block) return lost(noBlock(skill, tolerated, block.missing === 'opening' ? 'opening' : 'closing'))
  const fields = readQwenFields(file, block.yaml)
  if ('code' in fields) return lost(fields)
  const wrong = [...wrongText(skill, 'name', fields), ...wrongText(skill, 'description', fields)]
  if (wrong.length > 0) return lost(...wrong)
  const name = fields.values.get('name')?.text ?? ''
  const description = fields.values.get('description')?.text ?? ''
  const refused = [...nameFault(skill, name), ...wrongTypes(skill, fields)]
  if (refused.length > 0) return lost(...refused)
  return {
    name,
    description,
    body: file.text.slice(block.bodyStart).trim(),
    reasons: [
      ...changes(skill, fields, { name, description }),
      ...gates(skill, fields),
      ...ignoredKeys(skill, ownKeys),
    ],
  }
}

function wrongText(skill: Skill, field: 'name' | 'description', { values }: QwenFields): Reason[] {
  const place = placeOf(skill, field)
  const value = values.get(field)
  if (!value) {
    const written = skill.frontmatter.fields.has(field)
    return [written ? empty(field, place) : missing(field, place, skill.folder)]
  }
  if (value.text === null) {
    const message = `\`${field}\` is a map, or a list with one in it, where text is meant.`
    return [{ ...reason(`${field}-type`, 'dropped', message, 'Put the whole value in quotes.', place), name: field }]
  }
  return value.text.trim() === '' ? [empty(field, place)] : []
}

function nameFault(skill: Skill, name: string): Reason[] {
  const odd = [...name].find((each) => !/[\p{L}\p{N}_:.-]/u.test(each))
  if (odd === undefined) return []
  const shown = odd === ' ' ? 'a blank' : `\`${odd}\``
  const message = `\`name\` holds ${shown}; letters, digits and the signs _ : . - are taken.`
  return [{ ...reason('name-character', 'dropped', message, 'Rename the skill.', placeOf(skill, 'name')), name }]
}

/** Fields that refuse the skill when they are of another type; the rest is passed over then. */
function wrongTypes(skill: Skill, { values }: QwenFields): Reason[] {
  const told = (key: string, meant: string, span: Span): Reason => {
    const message = `\`${key}\` is not ${meant}, and nothing else is taken.`
    return { ...reason('field-not-text', 'dropped', message, `Write it as ${meant}.`, span), name: key }
  }
  const is = (key: string, kind: QwenValue['kind']): boolean => (values.get(key)?.kind ?? kind) === kind
  const paths = values.get('paths')?.items.map((glob) => glob.trim().replaceAll('\\', '/')) ?? []
  const outside = paths.some((glob) => /^\/|^[A-Za-z]:/.test(glob) || glob.split('/').includes('..'))
  return [
    ...(is('model', 'text') ? [] : [told('model', 'text', placeOfKey(skill, 'model'))]),
    ...(is('allowedTools', 'list') ? [] : [told('allowedTools', 'a list', placeOfKey(skill, 'allowedTools'))]),
    ...(is('paths', 'list') ? [] : [told('paths', 'a list', placeOfKey(skill, 'paths'))]),
    ...(outside ? [told('paths', 'a list of globs inside the project', placeOfKey(skill, 'paths'))] : []),
  ]
}

function placeOfKey(skill: Skill, key: string): Span {
  const field = skill.frontmatter.fields.get(key)
  return field?.value.span ?? skill.frontmatter.opening ?? spanOf(0, 0)
}

function changes(
  skill: Skill,
  { fallback }: QwenFields,
  shown: { readonly name: string; readonly description: string },
): Reason[] {
  if (fallback) {
    const told = `${fallback.message} The lines are then read one by one, up to the first colon and behind it.`
    const found = reason('yaml-fallback', 'altered', told, fallback.cure, fallback.span)
    return [{ ...found, ...(fallback.name ? { name: fallback.name } : {}) }]
  }
  return (['name', 'description'] as const)
    .filter((field) => !asWritten(skill, field, shown[field]))
    .map((field) => shownAs(skill, field, shown[field], 'value-coerced', 'Write it as one text, in quotes.'))
}

function gates(skill: Skill, { values }: QwenFields): Reason[] {
  const manual = values.get('disable-model-invocation')
  if (manual?.text === 'true' && manual.kind !== 'list') {
    const key = 'disable-model-invocation'
    const message = `\`${key}\` keeps the skill out of the list that the model sees.`
    const cure = 'Remove the key to offer it to the model.'
    return [{ ...reason('manual-only', 'withheld', message, cure, placeOfKey(skill, key)), name: key }]
  }
  if (!values.get('paths')?.items.some((glob) => glob.trim() !== '')) return []
  const message = '`paths` ties the skill to files, and the model hears of it only once such a file is touched.'
  const cure = 'Remove the key to offer the skill at all times.'
  return [{ ...reason('path-triggered', 'withheld', message, cure, placeOfKey(skill, 'paths')), name: 'paths' }]
}

function present(skill: Skill): Presentation {
  const { name, description, body } = read(skill)
  const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? '']
  return {
    metadata: `<skill>\n<name>\n${shown[0]}\n</name>\n<description>\n${shown[1]} (project)\n</description>\n<location>\nproject\n</location>\n</skill>`,
    instructions: body,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
