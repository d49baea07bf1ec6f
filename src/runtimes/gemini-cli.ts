import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import { dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { type GeminiBlock, readGeminiBlock, scanFields } from './reader-gemini.ts'
import { missing, reason } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import {
  asWritten,
  duplicateName,
  ignoredKeys,
  mapOf,
  noBlock,
  placeOf,
  shownAs,
  verdictOf,
  wideText,
} from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: true, blast: 'skill' } as const
const dialect = dialects['js-yaml-4']

const roots: Roots = {
  owners: ['.agents', '.gemini'],
  depth: 1,
  hidden: 'skipped',
  links: 'followed',
  rootFile: 'found',
  nested: 'hidden',
}

const tolerated = new Set<FenceFaultCode>([
  'closing-dashes-sloppy',
  'no-line-end-after-closing-dashes',
  'frontmatter-not-closed',
  'not-utf-8',
])

export const geminiCli: Runtime = {
  id: 'gemini-cli',
  title: 'Gemini CLI',
  version: '0.61.0',
  evidence: [
    {
      basis: 'observed',
      cite: 'vectors/probes.jsonl and corpus.jsonl, @google/gemini-cli-core 0.61.0',
      date: '2026-11-30',
    },
    {
      basis: 'observed',
      cite: '@google/gemini-cli-core 0.61.0, loadSkillsFromDir: of one name in one root the alphabetically first folder is found last and kept',
      date: '2026-11-30',
    },
    {
      basis: 'source',
      cite: '@google/gemini-cli-core 0.61.0, dist/src/skills/skillLoader.js and skillManager.js',
      date: '2026-11-30',
    },
  ],
  discovery:
    '.gemini/skills, then .agents/skills of a trusted folder (the later wins), the folders right below without dot folders, and a SKILL.md in the root itself; ~/.gemini/skills and ~/.agents/skills before them. Links are followed.',
  wellKnown: true,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'as the standard wants it, with any name',
      files: { '.agents/skills/x/SKILL.md': '---\nname: Any Name\ndescription: d\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'what is no YAML is read line by line',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'loads',
      reason: 'yaml-fallback',
    },
    {
      title: 'the second reader keeps quotes',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: "a[|\\d|]"\n---\nB\n' },
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
      title: 'characters of file names are replaced',
      files: { '.agents/skills/x/SKILL.md': '---\nname: [|ns:x|]\ndescription: d\n---\nB\n' },
      status: 'altered',
      reason: 'name-sanitised',
    },
    {
      title: 'a blank behind the closing dashes',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|--- |]\nB\n' },
      status: 'altered',
      reason: 'body-lost',
    },
    {
      title: 'a blank behind the opening dashes',
      files: { '.agents/skills/x/SKILL.md': '---[| |]\nname: x\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'blank-after-opening-dashes',
    },
    {
      title: 'no name',
      files: { '.agents/skills/x/SKILL.md': '[|---|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-missing',
    },
    {
      title: 'a folder too deep',
      files: { '.agents/skills/group/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'too-deep',
    },
  ],
}

interface Read {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
  readonly body: string
}

function load(skill: Skill, situation: Situation): Verdict {
  const away = notFound(skill, roots)
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  return verdictOf(traits, skill, [...found.reasons, ...overridden(skill, found.name, situation)], found)
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, body: '' }
}

function read(skill: Skill): Read {
  const { file } = skill
  const wide = wideText(skill)
  if (wide.length > 0) return lost(...wide)
  const block = readGeminiBlock(file.text)
  if (!block) return lost(noBlock(skill, tolerated, /^---\r?\n/.test(file.text) ? 'closing' : 'opening'))
  const yaml = readDialect(file, block.yaml, dialect)
  if (yaml.refusal?.effect === 'unknown') return lost(yaml.refusal)
  const texts = yaml.refusal ? null : bothTexts(yaml.root)
  const scanned = texts ?? scanFields(file.slice(block.yaml))
  if (!scanned) return lost(...nothingScanned(skill, yaml.root))
  const name = scanned.name.replace(/[:\\/<>*?"|]/g, '-')
  return {
    name,
    description: scanned.description,
    body: block.bodyStart === null ? '' : file.text.slice(block.bodyStart).trim(),
    reasons: [
      ...(texts ? [] : fallback(skill, yaml.refusal, scanned)),
      ...(name === scanned.name ? [] : [sanitised(skill, name)]),
      ...emptyFields(skill, scanned),
      ...bodyLost(skill, block),
      ...ignoredKeys(skill, []),
    ],
  }
}

/** The two fields, where YAML has both as text. */
function bothTexts(root: YamlNode | null): { readonly name: string; readonly description: string } | null {
  const map = root ? resolved(root) : null
  if (map?.kind !== 'map') return null
  const fields = fieldsIn(dialect, map)
  const [name, description] = [fields.get('name'), fields.get('description')].map((node) =>
    node ? valueIn(dialect, node) : null,
  )
  if (name?.kind !== 'text' || description?.kind !== 'text') return null
  return { name: name.text, description: description.text }
}

/** One of the two is missing, even line by line. */
function nothingScanned(skill: Skill, root: YamlNode | null): Reason[] {
  const map = mapOf(skill, root)
  if ('code' in map && skill.frontmatter.faults.length === 0) return [map]
  const { fields } = skill.frontmatter
  const named = (['name', 'description'] as const).filter((field) => !fields.has(field))
  return (named.length > 0 ? named : (['name'] as const)).map((field) =>
    missing(field, placeOf(skill, field), skill.folder),
  )
}

function fallback(
  skill: Skill,
  refusal: Reason | null,
  shown: { readonly name: string; readonly description: string },
): Reason[] {
  const fields = (['name', 'description'] as const).filter((field) => !kept(skill, field, shown[field], refusal))
  if (!refusal) {
    const cure = 'Write it as one text, in quotes.'
    return fields.map((field) => shownAs(skill, field, shown[field], 'value-coerced', cure))
  }
  const result = fields.length === 0 ? 'both fields come out as written' : `${list(fields)} out other than written`
  const told = `${refusal.message} The lines are then read one by one; ${result}.`
  const effect = fields.length === 0 ? 'ignored' : 'altered'
  return [{ ...reason('yaml-fallback', effect, told, refusal.cure, refusal.span), ...named(refusal) }]
}

function list(fields: readonly string[]): string {
  const words = fields.map((field) => `\`${field}\``).join(' and ')
  return fields.length === 1 ? `${words} comes` : `${words} come`
}

function named({ name }: Reason): { readonly name?: string } {
  return name ? { name } : {}
}

/** Line by line, quotes and block signs stay in the text, and so do comments. */
function kept(skill: Skill, field: 'name' | 'description', shown: string, refusal: Reason | null): boolean {
  if (!refusal || refusal.code === 'duplicate-key') return asWritten(skill, field, shown)
  return !/^(["']).*\1$|^[|>][-+\d]*(?:\s|$)|\s#/s.test(shown)
}

function sanitised(skill: Skill, name: string): Reason {
  return shownAs(skill, 'name', name, 'name-sanitised', 'Leave out the characters : \\ / < > * ? " and |.')
}

function emptyFields(skill: Skill, shown: { readonly name: string; readonly description: string }): Reason[] {
  return (['name', 'description'] as const)
    .filter((field) => shown[field].trim() === '')
    .map((field) => {
      const cure = field === 'name' ? 'Give it the name of the folder.' : 'Say what the skill does and when to use it.'
      return reason(`${field}-empty`, 'altered', `\`${field}\` is shown empty.`, cure, placeOf(skill, field))
    })
}

function bodyLost(skill: Skill, { yaml, bodyStart }: GeminiBlock): Reason[] {
  if (bodyStart !== null) return []
  const { text } = skill.file
  const start = text.indexOf('---', yaml.end)
  const lineEnd = text.indexOf('\n', start)
  if (lineEnd < 0 || text.slice(lineEnd).trim() === '') return []
  const end = text[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd
  const message = 'The closing line is more than three dashes, and the model gets no body.'
  const cure = 'Close the frontmatter with a line of exactly three dashes.'
  return [reason('body-lost', 'altered', message, cure, { start, end })]
}

/**
 * Of one root, the skill that is found last is kept, and a warning tells of it (skillManager.js, addSkillsWithPrecedence). Folders
 * are found in the reverse order of their names (run on 2026-11-30).
 */
function overridden(skill: Skill, name: string | null, { catalog }: Situation): Reason[] {
  if (name === null || !skill.name) return []
  const rivals = catalog.filter(
    (other) =>
      other.name?.value === skill.name?.value && other.path < skill.path && notFound(other, roots).length === 0,
  )
  return duplicateName(skill, name, rivals, 'one of them is kept')
}

function present(skill: Skill): Presentation {
  const { name, description, body } = read(skill)
  const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? '', skill.filePath]
  const [first, second, third] = shown
  return {
    metadata: `<skill>\n<name>${first}</name>\n<description>${second}</description>\n<location>${third}</location>\n</skill>`,
    instructions: body,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
