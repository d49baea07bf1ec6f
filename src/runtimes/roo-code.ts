import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { spanOf } from '../source/span.ts'
import type { YamlNode } from '../source/yaml.ts'
import { dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { type GrayMatter, isEmptyMatter, readGrayMatter } from './reader-gray-matter.ts'
import { jsonMatter } from './reader-opencode.ts'
import { empty, folderMismatch, missing, nameForm, reason } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { ignoredKeys, mapOf, noBlock, notText, placeOf, verdictOf, wideText } from './reason-shown.ts'
import { tooManyUnits } from './reason-units.ts'
import type { Presentation, Reason, Runtime, Verdict } from './runtime.ts'

const traits = { silent: true, blast: 'skill' } as const
const dialect = dialects['js-yaml-3']

const roots: Roots = {
  owners: ['.roo', '.agents'],
  depth: 1,
  hidden: 'entered',
  links: 'followed',
  rootFile: 'ignored',
  nested: 'hidden',
}

/** What gray-matter does not mind about the lines of dashes. */
const tolerated = new Set<FenceFaultCode>([
  'byte-order-mark',
  'blank-after-opening-dashes',
  'text-on-opening-line',
  'closing-dashes-sloppy',
  'no-line-end-after-closing-dashes',
  'frontmatter-not-closed',
  'not-utf-8',
])

export const rooCode: Runtime = {
  id: 'roo-code',
  title: 'Roo Code',
  version: '3.38 and later',
  evidence: [
    {
      basis: 'source',
      cite: 'RooCodeInc/Roo-Code@1834888, src/services/skills/SkillsManager.ts; a later text of it, which also reads .agents/skills and has the same rules',
      date: '2026-11-30',
    },
    { basis: 'observed', cite: 'gray-matter 4.0.3 with js-yaml 3.15.2, as it calls them', date: '2026-11-30' },
  ],
  discovery:
    '.agents/skills and .roo/skills of the project, and skills-<mode> beside each for one mode; the folders right below, dot folders included; the same under home, where a project’s skill wins, and .roo over .agents. Links are followed.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'as the standard wants it',
      files: { '.roo/skills/x/SKILL.md': '---\nname: x\ndescription: d\nlicense: MIT\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a colon in an unquoted value',
      files: { '.roo/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'dropped',
      reason: 'colon-in-plain-value',
    },
    {
      title: 'a name that is not the folder’s',
      files: { '.roo/skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-folder-mismatch',
    },
    {
      title: 'a number as description',
      files: { '.roo/skills/x/SKILL.md': '---\nname: x\ndescription: [|1.0|]\n---\nB\n' },
      status: 'dropped',
      reason: 'field-not-text',
    },
    {
      title: 'another client’s folder',
      files: { '.claude/skills/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
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

function load(skill: Skill): Verdict {
  const away = notFound(skill, roots)
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  return verdictOf(traits, skill, found.reasons, found)
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, body: '' }
}

function read(skill: Skill): Read {
  const { file } = skill
  const wide = wideText(skill)
  if (wide.length > 0) return lost(...wide)
  const block = readGrayMatter(file.text)
  if (!block) return lost(noBlock(skill, tolerated, 'opening'))
  const body = file.text.slice(block.bodyStart).trim()
  if (!/^(?:ya?ml)?$/i.test(block.language)) return { ...otherLanguage(skill, block), body }
  if (isEmptyMatter(file.slice(block.matter))) return lost(missing('name', placeOf(skill, 'name'), skill.folder))
  const yaml = readDialect(file, block.matter, dialect)
  if (yaml.refusal) return lost(yaml.refusal)
  const map = mapOf(skill, yaml.root)
  if ('code' in map) return lost(map)
  const values = fieldsIn(dialect, map)
  const [name, description] = [values.get('name'), values.get('description')]
  const wrong = [...wrongValue(skill, 'name', name), ...wrongValue(skill, 'description', description)]
  if (wrong.length > 0 || !name || !description) return lost(...wrong)
  return { ...accepted(skill, valueIn(dialect, name).text, valueIn(dialect, description).text), body }
}

/** What JavaScript takes for false is told as missing, like a key that is not there. */
function wrongValue(skill: Skill, field: 'name' | 'description', node: YamlNode | undefined): Reason[] {
  const place = placeOf(skill, field)
  if (!node) return [missing(field, place, skill.folder)]
  const { kind, text } = valueIn(dialect, node)
  if (kind === 'null' || (kind === 'text' && text === '')) return [empty(field, place)]
  return kind === 'text' ? [] : [notText(skill, field, node, kind)]
}

function accepted(skill: Skill, name: string, written: string): Read {
  const place = placeOf(skill, 'name')
  const description = written.trim()
  const { folder } = skill
  const found = [
    ...(folder !== null && folder !== name ? [folderMismatch(name, folder, 'dropped', place)] : []),
    ...nameForm(name, 'ascii', 'code points', place),
    ...(description === '' ? [empty('description', placeOf(skill, 'description'))] : []),
    ...(description.length > 1024
      ? [tooManyUnits('description', 'dropped', description, 1024, placeOf(skill, 'description'))]
      : []),
  ]
  if (found.length > 0) return lost(...found)
  return { name, description, reasons: ignoredKeys(skill, []), body: '' }
}

/** A word behind the opening dashes: `json` is read as such, `js` is run as a program, any other ends in an error. */
function otherLanguage(skill: Skill, block: GrayMatter): Read {
  const { language } = block
  const { name, description } = (language === 'json' ? jsonMatter(skill.file.text, block) : null) ?? {}
  if (typeof name === 'string' && typeof description === 'string') return accepted(skill, name, description)
  const program = /^(?:js|javascript)$/i.test(language)
  const message = program
    ? 'The frontmatter is opened as a program, which is run to learn its values.'
    : `The frontmatter is opened as \`${language.slice(0, 40)}\`, which is no YAML.`
  const lineEnd = skill.file.text.indexOf('\n')
  const span = spanOf(0, lineEnd < 0 ? skill.file.text.length : lineEnd)
  const effect = program ? 'unknown' : 'dropped'
  return lost(reason('text-on-opening-line', effect, message, 'Make the first line exactly three dashes.', span))
}

function present(skill: Skill): Presentation {
  const { name, description, body } = read(skill)
  const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? '', skill.filePath]
  const [first = '', second = '', third = ''] = shown.map(escaped)
  return {
    metadata: `  <skill>\n    <name>${first}</name>\n    <description>${second}</description>\n    <location>${third}</location>\n  </skill>`,
    instructions: body,
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
