import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import { dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { tooDeepFor, YAML_PACKAGE_DEPTH } from './reader-nesting.ts'
import { empty, missing, reason } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import {
  asWritten,
  duplicateName,
  mapOf,
  noBlock,
  notText,
  placeOf,
  shownAs,
  verdictOf,
  wideText,
} from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: true, blast: 'skill' } as const
const source = 'skills 1.5.18 (npm), dist/cli.mjs'
const dialect = dialects['yaml-1.2']

/** Agents' folders that are looked into (AGENT_PROJECT_SKILL_DIRS), beside `skills`. */
const agents =
  '.agents .claude .cline .codebuddy .codex .commandcode .continue .github .goose .iflow .junie .kilocode .kiro .mux .neovate .opencode .openhands .pi .qoder .roo .trae .windsurf .zcode .zencoder'

const roots: Roots = {
  owners: agents.split(' '),
  depth: 2,
  hidden: 'entered',
  links: 'ignored',
  rootFile: 'found',
  nested: 'hidden',
}

/** Lines of dashes that are read in spite of the fault. */
const tolerated = new Set<FenceFaultCode>(['closing-dashes-sloppy', 'no-line-end-after-closing-dashes'])

export const skillsCli: Runtime = {
  id: 'skills-cli',
  title: 'the skills CLI (npx skills add)',
  version: '1.5.18; releases before 1.4 read YAML 1.1 with gray-matter',
  evidence: [
    { basis: 'observed', cite: 'vectors/probes.jsonl, skills 1.5.18', date: '2026-11-30' },
    {
      basis: 'source',
      cite: `${source}, parseFrontmatter, parseSkillMd, discoverSkills: the yaml package reads the block; vercel-labs/skills@28415ff has a parser of its own there, which no longer holds`,
      date: '2026-11-30',
    },
  ],
  discovery:
    'skills and the skills folders of 24 agents, one or two folders deep; where those hold nothing, any folder five deep. Links, node_modules, dist and build are not entered. A SKILL.md at the top is taken alone, and the first skill of a name wins.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'a colon in an unquoted value',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'dropped',
      reason: 'colon-in-plain-value',
    },
    {
      title: 'a blank behind the opening dashes',
      files: { 'skills/x/SKILL.md': '---[| |]\nname: x\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'blank-after-opening-dashes',
    },
    {
      title: 'a folded description goes on one line',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: >\n  a\n  b\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a number for a name',
      files: { 'skills/x/SKILL.md': '---\nname: [|123|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'field-not-text',
    },
    {
      title: 'marked as internal',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata:\n  internal: [|true|]\n---\nB\n' },
      status: 'withheld',
      reason: 'internal-skill',
    },
    {
      title: 'a key that is nobody’s',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nzzz: 1\n---\nB\n' },
      status: 'loads',
    },
  ],
}

interface Read {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
}

function load(skill: Skill, situation: Situation): Verdict {
  const away = notFound(skill, roots)
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  const reasons = [...found.reasons, ...(found.name === null ? [] : shadowed(skill, found.name, situation))]
  return verdictOf(traits, skill, reasons, shown(found))
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null }
}

function shadowed(skill: Skill, name: string, { catalog }: Situation): Reason[] {
  const before = catalog.filter((each) => each !== skill && each.path < skill.path && !each.isSample)
  const rivals = before.filter((each) => notFound(each, roots).length === 0 && read(each).name === name)
  return duplicateName(skill, name, rivals, 'only the one that the disk lists first is taken')
}

/**
 * The block is what stands between `---` and its line end at the very start and the next line that starts with three dashes;
 * it takes two line ends, so that `---` and `---` in a row are none.
 */
function blockIn(text: string): Span | 'opening' | 'closing' {
  const opening = /^---\r?\n/.exec(text)
  if (!opening) return 'opening'
  const start = opening[0].length
  const closing = /\r?\n---/.exec(text.slice(start))
  return closing ? spanOf(start, start + closing.index) : 'closing'
}

function read(skill: Skill): Read {
  const { file } = skill
  const wide = wideText(skill)
  if (wide.length > 0) return lost(...wide)
  const block = blockIn(file.text)
  if (typeof block === 'string') return lost(noBlock(skill, tolerated, block))
  const { root, refusal } = readDialect(file, block, dialect)
  if (refusal) return lost(tooDeepFor(YAML_PACKAGE_DEPTH, refusal, file.slice(block)))
  const map = mapOf(skill, root)
  if ('code' in map) return lost(map)
  const values = fieldsIn(dialect, map)
  const name = textOf(skill, 'name', values.get('name'))
  const description = textOf(skill, 'description', values.get('description'))
  const reasons = [...name.reasons, ...description.reasons, ...internal(values.get('metadata'))]
  return { name: name.text, description: description.text, reasons }
}

function textOf(skill: Skill, field: 'name' | 'description', node: YamlNode | undefined) {
  const value = node ? valueIn(dialect, node) : null
  const nothing = (why: Reason): { text: null; reasons: Reason[] } => ({ text: null, reasons: [why] })
  if (!node || !value) return nothing(missing(field, placeOf(skill, field), skill.folder))
  if (value.kind === 'null' || value.text === '') return nothing(empty(field, placeOf(skill, field)))
  if (value.kind !== 'text') return nothing(notText(skill, field, node, value.kind))
  const text = onOneLine(value.text)
  const changed = shownAs(skill, field, text, 'value-coerced', 'Write it without control characters.')
  return { text, reasons: asWritten(skill, field, text) ? [] : [changed] }
}

/** Escape sequences of terminals and control characters go, and line ends become blanks (sanitizeMetadata). */
function onOneLine(text: string): string {
  const sequences =
    /\x1b\][\s\S]*?(?:\x07|\x1b\\)|\x1b[P^_][\s\S]*?\x1b\\|\x1b\[[\x30-\x3f]*[\x20-\x2f]*[\x40-\x7e]|\x1b[\x20-\x7e]/g
  const controls = /[\0-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f]/g
  return text
    .replace(sequences, '')
    .replace(controls, '')
    .replace(/[\r\n]+/g, ' ')
    .trim()
}

function internal(node: YamlNode | undefined): Reason[] {
  const metadata = node ? resolved(node) : null
  const value = metadata?.kind === 'map' ? fieldsIn(dialect, metadata).get('internal') : undefined
  const { kind, text } = value ? valueIn(dialect, value) : { kind: 'null', text: '' }
  if (!value || kind !== 'boolean' || text !== 'true') return []
  const message = '`metadata.internal` is true, so the skill is left out unless it is asked for by name.'
  return [reason('internal-skill', 'withheld', message, 'Leave it where that is meant.', value.span)]
}

/** It installs the files as they are. */
function present(skill: Skill): Presentation {
  const { name, description } = read(skill)
  return {
    metadata: `${name ?? skill.name?.value ?? ''}: ${description ?? skill.description?.value ?? ''}`,
    instructions: skill.file.text,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}

function shown({ name, description }: Read): Pick<Read, 'name' | 'description'> {
  return { name, description }
}
