import type { Skill } from '../skill/skill.ts'
import { type ClaudeSkill, readClaudeSkill } from './reader-claude-skill.ts'
import { reason } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { duplicateName, verdictOf } from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: true, blast: 'skill' } as const

const roots: Roots = {
  owners: ['.claude'],
  depth: 1,
  hidden: 'entered',
  links: 'followed',
  rootFile: 'ignored',
  nested: 'hidden',
}

/** Characters for the list of all skills: 1 % of a window of 200,000 tokens at four characters each. */
const LIST_LIMIT = 8000

export const claudeCode: Runtime = {
  id: 'claude-code',
  title: 'Claude Code',
  version: '2.1.197; a byte order mark is read from 2.1.239 on',
  evidence: [
    {
      basis: 'observed',
      cite: 'vectors/probes.jsonl, `claude plugin validate` of 2.1.197: where it says that all fields are dropped, the session itself repairs many blocks and keeps them',
      date: '2026-11-30',
    },
    {
      basis: 'observed',
      cite: 'Claude Code 2.1.197, the list of skills in the request of a `claude -p` session, on the 587 probes, 2,500 real skills and 5,000 mutations',
      date: '2026-11-30',
    },
    {
      basis: 'observed',
      cite: 'Claude Code 2.1.197, folders: dot folders and `synced` are read, which the documentation denies for the latter; of 8,000 characters some 4,000 go to its own skills',
      date: '2026-11-30',
    },
    {
      basis: 'docs',
      cite: 'code.claude.com/docs skills.md, at ericbuess/claude-code-docs@ec68a5b',
      date: '2026-08-22',
    },
  ],
  discovery:
    '.claude/skills in the working directory and each parent up to the repository’s top, right below it and no deeper; ~/.claude/skills and plugins besides. Links are followed. The folder’s name is the command.',
  wellKnown: true,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'all keys that its manual lists',
      files: {
        '.claude/skills/x/SKILL.md': '---\nname: x\ndescription: d\nargument-hint: n\nmodel: opus\n---\nB\n',
      },
      status: 'loads',
    },
    {
      title: 'a colon in an unquoted value is repaired',
      files: { '.claude/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'altered',
      reason: 'yaml-repaired',
    },
    {
      title: 'text behind a quote is not repaired',
      files: { '.claude/skills/x/SKILL.md': '---\nname: x\ndescription: "a" [|b|]\n---\nB\n' },
      status: 'altered',
      reason: 'yaml-metadata-lost',
    },
    {
      title: 'no frontmatter',
      files: { '.claude/skills/x/SKILL.md': '[|# Title|]\n\nText.\n' },
      status: 'altered',
      reason: 'frontmatter-missing',
    },
    {
      title: 'a name that is not the folder’s',
      files: { '.claude/skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
      status: 'altered',
      reason: 'name-folder-mismatch',
    },
    {
      title: 'the name of a command of its own',
      files: { '.claude/skills/batch/SKILL.md': '---\nname: [|batch|]\ndescription: d\n---\nB\n' },
      status: 'altered',
      reason: 'built-in-command',
    },
    {
      title: 'three dashes in a value',
      files: { '.claude/skills/x/SKILL.md': '---\nname: x\ndescription: a [|---|] b\n---\nB\n' },
      status: 'altered',
      reason: 'dashes-in-value',
    },
    {
      title: 'for people only',
      files: {
        '.claude/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|true|]\n---\nB\n',
      },
      status: 'withheld',
      reason: 'manual-only',
    },
    {
      title: 'two folders deep',
      files: { '.claude/skills/g/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'too-deep',
    },
  ],
}

function load(skill: Skill, situation: Situation): Verdict {
  const away = notFound(skill, roots)
  const unread = away.length > 0 ? away : unreadable(skill)
  if (unread.length > 0) return verdictOf(traits, skill, unread, { name: null, description: null })
  const found = readClaudeSkill(skill)
  const reasons = [...found.reasons, ...sameLabel(skill, situation), ...overBudget(skill, situation)]
  return verdictOf(traits, skill, reasons, shown(found))
}

/** Both load under their folders; the label that people see is the same. */
function sameLabel(skill: Skill, { catalog }: Situation): Reason[] {
  const label = skill.name?.value
  const before = catalog.filter((each) => each.path < skill.path && each.name?.value === label && !each.isSample)
  if (label === undefined || before.length === 0) return []
  const told = duplicateName(skill, label, before, 'both load, under the names of their folders')
  return told.map((each) => ({ ...each, effect: 'altered' }))
}

function overBudget(skill: Skill, situation: Situation): Reason[] {
  const { total, skills, largest } = listOf(situation.catalog)
  if (total <= LIST_LIMIT || !skills.has(skill)) return []
  const message = `The list of the ${skills.size} skills in \`${skill.place.root}\` takes ${total.toLocaleString('en')} characters; it has 8,000 (1 % of a window of 200,000 tokens), part of which goes to the runtime’s own skills. Over it descriptions are left out, those of the least used skills first; the longest are ${largest.join(', ')}.`
  const told = reason('listing-over-budget', 'altered', message, 'Shorten the longest descriptions.', null)
  return [{ ...told, path: skill.place.root }]
}

interface Listed {
  readonly total: number
  readonly skills: ReadonlySet<Skill>
  readonly largest: readonly string[]
}

const lists = new WeakMap<readonly Skill[], Listed>()

/** The entries that a root's skills have in the list. Worked out once for a catalogue. */
function listOf(catalog: readonly Skill[]): Listed {
  const known = lists.get(catalog)
  if (known) return known
  const offered = catalog.flatMap((skill) => {
    if (skill.isSample || notFound(skill, roots).length > 0 || skill.unreadable !== null) return []
    const { reasons, name, description } = readClaudeSkill(skill)
    if (reasons.some(({ effect }) => effect === 'withheld')) return []
    return [{ skill, name: name ?? '', length: `- ${name}: ${description}\n`.length }]
  })
  const longest = [...offered].sort((left, right) => right.length - left.length || (left.name < right.name ? -1 : 1))
  const made: Listed = {
    total: offered.reduce((sum, { length }) => sum + length, 0),
    skills: new Set(offered.map(({ skill }) => skill)),
    largest: longest.slice(0, 3).map(({ name, length }) => `\`${name}\` (${length.toLocaleString('en')})`),
  }
  lists.set(catalog, made)
  return made
}

function present(skill: Skill): Presentation {
  const { name, description, bodyStart } = readClaudeSkill(skill)
  return {
    metadata: `- ${name ?? ''}: ${description ?? ''}`,
    instructions: skill.file.text.slice(bodyStart),
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}

function shown({ name, description }: ClaudeSkill): Pick<ClaudeSkill, 'name' | 'description'> {
  return { name, description }
}
