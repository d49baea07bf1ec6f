import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { SourceFile } from '../source/file.ts'
import { resolved, type YamlMap, type YamlNode } from '../source/yaml.ts'
import { type DialectValue, dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { readPrefix } from './reader-prefix.ts'
import { empty, folderMismatch, missing, nameForm, reason, tooLong } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import {
  duplicateName,
  ignoredKeys,
  mapOf,
  namedByFolder,
  noBlock,
  notText,
  placeOf,
  verdictOf,
  wideText,
} from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: false, blast: 'skill' } as const
const dialect = dialects['yaml-1.2']

const roots: Roots = {
  owners: ['.agents', '.pi'],
  depth: null,
  hidden: 'skipped',
  links: 'followed',
  rootFile: 'found',
  nested: 'hidden',
}

const tolerated = new Set<FenceFaultCode>([
  'blank-after-opening-dashes',
  'text-on-opening-line',
  'closing-dashes-sloppy',
  'no-line-end-after-closing-dashes',
  'frontmatter-not-closed',
  'line-ends-carriage-return',
  'not-utf-8',
])

export const pi: Runtime = {
  id: 'pi',
  title: 'pi',
  version: '0.73.1',
  evidence: [
    {
      basis: 'observed',
      cite: 'vectors/probes.jsonl and corpus.jsonl, @mariozechner/pi-coding-agent 0.73.1',
      date: '2026-11-30',
    },
    {
      basis: 'source',
      cite: '@mariozechner/pi-coding-agent 0.73.1, dist/core/skills.js, dist/core/package-manager.js, dist/utils/frontmatter.js',
      date: '2026-11-30',
    },
    { basis: 'docs', cite: '@mariozechner/pi-coding-agent 0.73.1, docs/skills.md', date: '2026-11-30' },
  ],
  discovery:
    '.pi/skills, and .agents/skills from the working directory up to the repository’s top, at any depth without dot folders, node_modules and what .gitignore, .ignore or .fdignore name; a SKILL.md ends the search below it. Links are followed. ~/.pi/agent/skills and ~/.agents/skills besides.',
  wellKnown: true,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'as the standard wants it',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: Read\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a colon in an unquoted value',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'dropped',
      reason: 'colon-in-plain-value',
    },
    {
      title: 'a number as name',
      files: { '.agents/skills/123/SKILL.md': '---\nname: [|123|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'field-not-text',
    },
    {
      title: 'no description',
      files: { '.agents/skills/x/SKILL.md': '[|---|]\nname: x\n---\nB\n' },
      status: 'dropped',
      reason: 'description-missing',
    },
    {
      title: 'the folder gives the name',
      files: { '.agents/skills/x/SKILL.md': '[|---|]\ndescription: d\n---\nB\n' },
      status: 'loads',
      reason: 'name-from-folder',
    },
    {
      title: 'a name against the standard is warned of',
      files: { '.agents/skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
      status: 'loads',
      reason: 'name-folder-mismatch',
    },
    {
      title: 'for people only',
      files: {
        '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|true|]\n---\nB\n',
      },
      status: 'withheld',
      reason: 'manual-only',
    },
    {
      title: 'the text `true` is no switch',
      files: {
        '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|"true"|]\n---\nB\n',
      },
      status: 'altered',
      reason: 'field-lost',
    },
  ],
}

interface Read {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
}

function load(skill: Skill, { catalog }: Situation): Verdict {
  const away = [...notFound(skill, roots), ...below(skill, catalog)]
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  const rivals =
    found.name === null
      ? []
      : catalog.filter((other) => other.name?.value === skill.name?.value && other.path < skill.path && skill.name)
  const twice = duplicateName(skill, found.name ?? '', rivals, 'the one that is found first is kept')
  return verdictOf({ ...traits, silent: away.length > 0 }, skill, [...found.reasons, ...twice], found)
}

/** A SKILL.md in the root itself ends the search. */
function below(skill: Skill, catalog: readonly Skill[]): Reason[] {
  const { root, depth, named } = skill.place
  const top = catalog.some(({ place }) => place.named && place.root === root && place.depth === 0)
  if (!named || depth === 0 || skill.insideSkill !== null || !top) return []
  const message = `A SKILL.md stands in \`${root}\` itself, and the search ends there.`
  return [
    reason('inside-another-skill', 'dropped', message, 'Move that one to a folder of its own.', { start: 0, end: 0 }),
  ]
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null }
}

function read(skill: Skill): Read {
  const wide = wideText(skill)
  if (wide.length > 0) return lost(...wide)
  // Read with line feeds only, as pi does; one sign for another, so that every place stays where it is.
  const file = new SourceFile(skill.file.path, skill.file.text.replace(/\r(?!\n)/g, '\n'))
  const block = readPrefix(file.text)
  if ('missing' in block) return lost(noBlock(skill, tolerated, block.missing))
  const yaml = readDialect(file, block.yaml, dialect)
  if (yaml.refusal) return lost(yaml.refusal)
  const map = mapOf(skill, yaml.root)
  if ('code' in map) return lost(map.code === 'frontmatter-empty' ? missing('description', map.span!, null) : map)
  return fields(skill, map)
}

function fields(skill: Skill, map: YamlMap): Read {
  const values = fieldsIn(dialect, map)
  const description = text(skill, 'description', values.get('description'))
  const name = text(skill, 'name', values.get('name'))
  const wrong = [...(description.wrong ?? []), ...(name.wrong ?? [])]
  if (wrong.length > 0) return lost(...wrong)
  if (description.text.trim() === '') {
    const place = placeOf(skill, 'description')
    return lost(values.has('description') ? empty('description', place) : missing('description', place, null))
  }
  const shown = name.text || skill.folder
  return {
    name: shown,
    description: description.text,
    reasons: [
      ...(name.text === '' ? [namedByFolder(skill, 'There is no name')] : warnings(skill, name.text)),
      ...longDescription(skill, description.text),
      ...manualOnly(values.get('disable-model-invocation')),
      ...ignoredKeys(skill, ['disable-model-invocation']),
    ],
  }
}

/** Values that JavaScript takes for false count as left out; anything else that is no text ends in an error. */
function text(skill: Skill, field: 'name' | 'description', node: YamlNode | undefined) {
  const value = node ? valueIn(dialect, node) : null
  if (!node || !value || isFalse(value)) return { text: '', wrong: null }
  return value.kind === 'text'
    ? { text: value.text, wrong: null }
    : { text: '', wrong: [notText(skill, field, node, value.kind)] }
}

function isFalse({ kind, text: shown }: DialectValue): boolean {
  if (kind === 'number') return shown === '0' || shown === 'NaN'
  return kind === 'null' || (kind === 'boolean' && shown === 'false')
}

/** What is against the standard is told as a warning, and the skill loads. */
function warnings(skill: Skill, name: string): Reason[] {
  const place = placeOf(skill, 'name')
  const mismatch = skill.folder !== null && skill.folder !== name
  const found = [
    ...nameForm(name, 'ascii', 'code points', place),
    ...(mismatch ? [folderMismatch(name, skill.folder, 'ignored', place)] : []),
  ]
  return found.map((each) => ({ ...each, effect: 'ignored' }))
}

function longDescription(skill: Skill, shown: string): Reason[] {
  const place = placeOf(skill, 'description')
  return shown.length > 1024 ? [tooLong('description', 'ignored', shown, 1024, 'code points', place)] : []
}

function manualOnly(node: YamlNode | undefined): Reason[] {
  const value = node ? valueIn(dialect, node) : null
  if (!node || !value || isFalse(value)) return []
  const key = 'disable-model-invocation'
  if (value.kind === 'boolean') {
    const message = `\`${key}\` keeps the skill out of the model’s list; people call it by \`/skill:name\`.`
    return [
      {
        ...reason('manual-only', 'withheld', message, 'Remove the key to offer it to the model.', node.span),
        name: key,
      },
    ]
  }
  const inner = resolved(node)
  const meant = inner?.kind === 'scalar' && /^(?:true|yes|on|1)$/i.test(inner.value)
  if (!meant) return []
  const message = `\`${key}\` is the text \`${inner.value}\` here and not the boolean \`true\`, so it has no effect.`
  return [{ ...reason('field-lost', 'altered', message, 'Write `true`, without quotes.', node.span), name: key }]
}

/** The model opens the file itself, frontmatter included. */
function present(skill: Skill): Presentation {
  const { name, description } = read(skill)
  const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? '', skill.filePath]
  const [first = '', second = '', third = ''] = shown.map(escaped)
  return {
    metadata: `  <skill>\n    <name>${first}</name>\n    <description>${second}</description>\n    <location>${third}</location>\n  </skill>`,
    instructions: skill.file.text,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
