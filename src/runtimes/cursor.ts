import type { Skill } from '../skill/skill.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import { kindWords, scalarKind } from '../source/yaml-scalar.ts'
import { fenceReason } from './reason-fence.ts'
import { folderMismatch, lengthIn, missing, nameForm, reason, tooLong } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { ignoredKeys, mapOf, placeOf, verdictOf } from './reason-shown.ts'
import { yamlReason } from './reason-yaml.ts'
import type { Presentation, Reason, Runtime, Verdict } from './runtime.ts'

const traits = { silent: true, blast: 'skill' } as const

/** How it walks is told by others only, so what it depends on is not known. */
const roots: Roots = {
  owners: ['.agents', '.cursor', '.claude', '.codex'],
  depth: null,
  hidden: 'unknown',
  links: 'unknown',
  rootFile: 'unknown',
  nested: 'unknown',
}

export const cursor: Runtime = {
  id: 'cursor',
  title: 'Cursor',
  version: 'as documented in 2026; its reader cannot be run or read',
  evidence: [{ basis: 'docs', cite: 'cursor.com/docs/skills, excerpt', date: '2026-08-22' }],
  discovery:
    '.agents/skills and .cursor/skills, for compatibility .claude/skills and .codex/skills as well, and the same under home. How deep it searches, how it reads YAML and what it refuses is not documented.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'a skill as the standard wants it',
      files: { '.cursor/skills/x/SKILL.md': '---\nname: x\ndescription: Says what and when.\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a colon in an unquoted value',
      files: { '.cursor/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'unknown',
      reason: 'colon-in-plain-value',
    },
    {
      title: 'a name that is not the folder’s',
      files: { '.cursor/skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
      status: 'unknown',
      reason: 'name-folder-mismatch',
    },
    {
      title: 'for people only',
      files: {
        '.cursor/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|true|]\n---\nB\n',
      },
      status: 'withheld',
      reason: 'manual-only',
    },
    {
      title: 'another client’s folder',
      files: { '.github/skills/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'outside-the-roots',
    },
  ],
}

function load(skill: Skill): Verdict {
  const away = notFound(skill, roots)
  const unread = away.length > 0 ? away : unreadable(skill)
  const reasons = unread.length > 0 ? unread : doubts(skill)
  const shown = { name: skill.name?.value ?? null, description: skill.description?.value ?? null }
  return verdictOf(traits, skill, reasons, shown)
}

/** A skill that keeps to the standard is taken; what becomes of any other is not documented. */
function doubts(skill: Skill): Reason[] {
  const { frontmatter } = skill
  const deep = skill.place.named && skill.place.depth > 1 ? [deepFolder(skill)] : []
  const fault = frontmatter.faults[0]
  if (fault) return [fenceReason(fault, 'unknown')]
  const yaml = frontmatter.yaml?.faults[0]
  if (yaml) return [yamlReason(yaml, 'unknown')]
  const map = mapOf(skill, frontmatter.yaml?.root ?? null)
  if ('code' in map) return [unsure(map)]
  return [
    ...deep,
    ...[...nameReasons(skill), ...descriptionReasons(skill)].map(unsure),
    ...manualOnly(skill),
    ...ignoredKeys(skill, ['disable-model-invocation', 'paths']),
  ]
}

function unsure(found: Reason): Reason {
  return { ...found, effect: 'unknown' }
}

function deepFolder(skill: Skill): Reason {
  const message = `The skill stands ${skill.place.depth} folders below \`${skill.place.root}\`, and how deep Cursor searches is not documented.`
  return reason('too-deep', 'unknown', message, 'Put it right below.', { start: 0, end: 0 })
}

function nameReasons(skill: Skill): Reason[] {
  const place = placeOf(skill, 'name')
  const name = textOf(skill, 'name')
  if (typeof name !== 'string') return [name ?? missing('name', place, skill.folder)]
  const form = nameForm(name, 'ascii', 'code points', place)
  const other = skill.folder !== null && skill.folder !== name
  return other ? [...form, folderMismatch(name, skill.folder, 'unknown', place)] : form
}

function descriptionReasons(skill: Skill): Reason[] {
  const place = placeOf(skill, 'description')
  const text = textOf(skill, 'description')
  if (typeof text !== 'string') return [text ?? missing('description', place, null)]
  const long = lengthIn('code points', text) > 1024
  return long ? [tooLong('description', 'unknown', text, 1024, 'code points', place)] : []
}

/** Null for a value that is missing or empty, a reason for one that is no text. */
function textOf(skill: Skill, field: 'name' | 'description'): string | Reason | null {
  const node: YamlNode | undefined = skill.frontmatter.fields.get(field)?.value
  const value = node ? resolved(node) : null
  if (!node || !value) return null
  if (value.kind === 'scalar' && scalarKind(value) === 'text') return value.value.trim() === '' ? null : value.value
  if (value.kind === 'scalar' && scalarKind(value) === 'null') return null
  const message = `\`${field}\` is ${kindWords(value)} where text is meant.`
  return { ...reason('value-uncertain', 'unknown', message, 'Put the value in quotes.', node.span), name: field }
}

function manualOnly(skill: Skill): Reason[] {
  const node = skill.frontmatter.fields.get('disable-model-invocation')?.value
  const value = node ? resolved(node) : null
  if (!node || value?.kind !== 'scalar' || value.value !== 'true' || value.style !== 'plain') return []
  const message = 'The author switched off that the model calls the skill; people call it as a slash command.'
  return [reason('manual-only', 'withheld', message, 'Remove the key where the model is meant to call it.', node.span)]
}

/** How Cursor puts it to the model is not documented. */
function present(skill: Skill): Presentation {
  return {
    metadata: `${skill.name?.value ?? ''}: ${skill.description?.value ?? ''}`,
    instructions: skill.file.text.slice(skill.bodySpan.start).trim(),
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
