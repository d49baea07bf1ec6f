import type { Skill } from '../skill/skill.ts'
import { type OpenclawSkill, readOpenclawSkill } from './reader-openclaw-skill.ts'
import { reason } from './reason-field.ts'
import { gateReasons } from './reason-openclaw.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { verdictOf } from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: false, blast: 'skill' } as const
const source = 'openclaw 2026.9.6 (npm)'

const roots: Roots = {
  owners: ['.agents', '.openclaw'],
  depth: 6,
  hidden: 'skipped',
  links: 'followed',
  rootFile: 'found',
  nested: 'hidden',
}

/** Bytes of a SKILL.md, skills that are loaded from one root, skills in the model’s list, and characters that it takes. */
const limits = { bytes: 256_000, loaded: 200, listed: 150, characters: 18_000 }

/** Characters around a skill’s name, description and path in the list, and those that stand before it. */
const listing = { entry: 97, head: 460 }

export const openclaw: Runtime = {
  id: 'openclaw',
  title: 'OpenClaw',
  version: '2026.9.6',
  evidence: [
    {
      basis: 'observed',
      cite: 'vectors/probes.jsonl, openclaw 2026.9.6; of an input without entry or message the 200 skills of its batch before it had filled the limit',
      date: '2026-11-30',
    },
    {
      basis: 'source',
      cite: `${source}: src/skills/loading, src/shared/config-eval.ts, packages/markdown-core/src/frontmatter.ts. Bad YAML is refused, not read line by line; only a description is put in quotes and tried again`,
      date: '2026-11-30',
    },
  ],
  discovery:
    'skills and .agents/skills in the workspace, ~/.agents/skills and ~/.openclaw/skills, six folders deep, without dot folders and node_modules. A SKILL.md ends the descent; links must stay inside their root. Of one name the workspace’s wins.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'a number for a name is text',
      files: { 'skills/123/SKILL.md': '---\nname: 123\ndescription: d\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a colon in the description is repaired',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'altered',
      reason: 'yaml-repaired',
    },
    {
      title: 'a colon in another value is not',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nlicense: See[|:|] y\n---\nB\n' },
      status: 'dropped',
      reason: 'colon-in-plain-value',
    },
    {
      title: 'no description',
      files: { 'skills/x/SKILL.md': '[|---|]\nname: x\n---\nB\n' },
      status: 'dropped',
      reason: 'description-missing',
    },
    {
      title: 'a program that nobody listed',
      files: {
        'skills/x/SKILL.md':
          '---\nname: x\ndescription: d\nmetadata: {"openclaw": {"requires": {"bins": [[|"kubectl"|]]}}}\n---\nB\n',
      },
      status: 'withheld',
      reason: 'gate-unlisted',
    },
    {
      title: 'for another system',
      files: {
        'skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata: [|{"openclaw": {"os": ["darwin"]}}|]\n---\nB\n',
      },
      status: 'withheld',
      reason: 'wrong-system',
    },
    {
      title: 'a gate without quotes in it is none',
      files: {
        'skills/x/SKILL.md':
          '---\nname: x\ndescription: d\nmetadata: {openclaw: {requires: {bins: [kubectl]}}}\n---\nB\n',
      },
      status: 'loads',
    },
    {
      title: 'for people only',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|yes|]\n---\nB\n' },
      status: 'withheld',
      reason: 'manual-only',
    },
  ],
}

function tooLarge({ file }: Skill): Reason[] {
  if (file.bytes <= limits.bytes) return []
  const message = `The file has ${file.bytes.toLocaleString('en')} bytes; 256,000 are read.`
  return [reason('file-unreadable', 'dropped', message, 'Move parts of it into files of their own.', null)]
}

function load(skill: Skill, situation: Situation): Verdict {
  const away = notFound(skill, roots)
  const unread = away.length > 0 ? away : [...unreadable(skill), ...tooLarge(skill)]
  if (unread.length > 0) {
    return verdictOf({ ...traits, silent: away.length > 0 }, skill, unread, { name: null, description: null })
  }
  const found = readOpenclawSkill(skill)
  const gated =
    found.name === null ? [] : [...gateReasons(skill, found.fields, situation.scope), ...overBudget(skill, situation)]
  return verdictOf(traits, skill, [...found.reasons, ...gated], shown(found))
}

interface Listed {
  /** The skills that are loaded, in the order of their folders, and those of them that the model's list can hold, by name. */
  readonly loaded: readonly Skill[]
  readonly listed: readonly Skill[]
  readonly characters: number
}

const lists = new WeakMap<readonly Skill[], Listed>()

function overBudget(skill: Skill, { catalog, scope }: Situation): Reason[] {
  const { loaded, listed, characters } = lists.get(catalog) ?? listOf(catalog, scope)
  const place = skill.place.root
  const told = (effect: Reason['effect'], message: string): Reason => {
    return { ...reason('listing-over-budget', effect, message, 'Split the root, or remove skills.', null), path: place }
  }
  if (loaded.indexOf(skill) >= limits.loaded) {
    return [told('dropped', `\`${place}\` holds ${loaded.length} skills; the first 200 by folder are loaded.`)]
  }
  if (listed.indexOf(skill) >= limits.listed) {
    return [
      told('withheld', `\`${place}\` offers ${listed.length} skills; the model’s list holds the first 150 by name.`),
    ]
  }
  if (characters <= limits.characters || !listed.includes(skill)) return []
  const message = `The list of the skills in \`${place}\` takes some ${characters.toLocaleString('en')} characters; it has 18,000, and descriptions are shortened to 220 characters or less, or left out.`
  return [told('altered', message)]
}

/** Worked out once for a catalogue. */
function listOf(catalog: readonly Skill[], scope: Situation['scope']): Listed {
  const order = catalog.filter(
    (each) => notFound(each, roots).length === 0 && each.unreadable === null && !each.isSample,
  )
  const reads = order
    .map((skill) => ({ skill, found: readOpenclawSkill(skill) }))
    .filter(({ skill, found }) => found.name !== null && tooLarge(skill).length === 0)
    .sort((left, right) => left.skill.path.localeCompare(right.skill.path))
  const offered = reads
    .slice(0, limits.loaded)
    .filter(({ skill, found }) => gateReasons(skill, found.fields, scope).length === 0)
    .sort((left, right) => (left.found.name ?? '').localeCompare(right.found.name ?? '', 'en'))
  const sizes = offered.slice(0, limits.listed).map(({ skill, found }) => {
    return listing.entry + (found.name ?? '').length + (found.description ?? '').length + skill.filePath.length
  })
  const made: Listed = {
    loaded: reads.map(({ skill }) => skill),
    listed: offered.map(({ skill }) => skill),
    characters: sizes.reduce((sum, size) => sum + size, listing.head),
  }
  lists.set(catalog, made)
  return made
}

function present(skill: Skill): Presentation {
  const { name, description } = readOpenclawSkill(skill)
  const shown = { name: name ?? skill.name?.value ?? '', description: description ?? skill.description?.value ?? '' }
  return {
    metadata: `  <skill>\n    <name>${shown.name}</name>\n    <description>${shown.description}</description>\n    <location>${skill.filePath}</location>\n  </skill>`,
    instructions: skill.file.text,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}

function shown({ name, description }: OpenclawSkill): Pick<OpenclawSkill, 'name' | 'description'> {
  return { name, description }
}
