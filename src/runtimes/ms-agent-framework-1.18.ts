import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import { readKeyValues } from './reader-key-value.ts'
import { fenceReason } from './reason-fence.ts'
import { empty, folderMismatch, missing, nameForm, reason, tooLong } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { asWritten, duplicateName, ignoredKeys, noBlock, placeOf, verdictOf } from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: false, blast: 'skill' } as const

const roots: Omit<Roots, 'owners'> = {
  depth: 2,
  hidden: 'entered',
  links: 'ignored',
  rootFile: 'found',
  nested: 'hidden',
}

const tolerated = new Set<FenceFaultCode>([
  'byte-order-mark',
  'blank-after-opening-dashes',
  'closing-dashes-sloppy',
  'no-line-end-after-closing-dashes',
  'line-ends-carriage-return',
])

export const msAgentFramework118: Runtime = {
  id: 'ms-agent-framework@1.18',
  title: 'Microsoft Agent Framework 1.18 for Python',
  version: 'up to 1.18',
  evidence: [
    { basis: 'observed', cite: 'agent-framework-core 1.18.0 (PyPI), FileSkillsSource', date: '2026-11-30' },
    {
      basis: 'source',
      cite: 'microsoft/agent-framework@014cb45, python/packages/core/agent_framework/_skills.py',
      date: '2026-08-21',
    },
  ],
  discovery:
    'Each configured folder, two folders deep, dot folders included; a SKILL.md ends the search below it. Links are refused. The first skill of a name wins.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'a colon, a bracket or a star in an unquoted value',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: "[beta] use when: y"\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'only the first line of a plain value is read',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: [|Use it|]\n  every day\n---\nB\n' },
      status: 'altered',
      reason: 'field-lost',
    },
    {
      title: 'a key without a value takes the next line for it',
      files: { 'skills/x/SKILL.md': '---\nname: x\n[|description|]:\n---\nB\n' },
      status: 'dropped',
      reason: 'description-empty',
    },
    {
      title: 'a long description',
      files: { 'skills/x/SKILL.md': `---\nname: x\ndescription: [|${'d'.repeat(1025)}|]\n---\nB\n` },
      status: 'dropped',
      reason: 'description-too-long',
    },
    {
      title: 'a name that is not the folder’s',
      files: { 'skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-folder-mismatch',
    },
  ],
}

interface Read {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
}

function load(skill: Skill, { catalog }: Situation): Verdict {
  const owners = skill.place.owner === null ? [] : [skill.place.owner]
  const away = [...notFound(skill, { ...roots, owners }), ...below(skill, catalog)]
  const unread = away.length > 0 ? away : unreadable(skill)
  const answer = unread.length > 0 ? lost(...unread) : read(skill)
  // A file that is not UTF-8 ends the whole search: the error is caught by nobody.
  const blast = answer.reasons.some(({ code }) => code === 'not-utf-8') ? 'catalog' : 'skill'
  // A name is that of its folder, and folders of two groups may be called the same.
  const rivals = catalog.filter((other) => other.path < skill.path && other.folder === skill.folder && read(other).name)
  const which = 'the one that the disk lists first is kept, and that is not fixed'
  const twice = answer.name === null ? [] : duplicateName(skill, answer.name, rivals, which)
  return verdictOf({ silent: away.length > 0, blast }, skill, [...answer.reasons, ...twice], answer)
}

/** A SKILL.md in the root itself ends the search. */
function below(skill: Skill, catalog: readonly Skill[]): Reason[] {
  const { root, depth, named } = skill.place
  const top = catalog.some(({ place }) => place.named && place.root === root && place.depth === 0)
  if (!named || depth === 0 || skill.insideSkill !== null || !top) return []
  const message = `A SKILL.md stands in \`${root}\` itself, and the search ends there.`
  return [reason('inside-another-skill', 'dropped', message, 'Move that one to a folder of its own.', spanOf(0, 0))]
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null }
}

function read(skill: Skill): Read {
  const encoding = skill.frontmatter.faults.find(({ code }) => code === 'not-utf-8')
  if (encoding) return lost(fenceReason(encoding))
  const text = skill.file.text.replace(/\r\n?/g, '\n')
  const values = readKeyValues(text)
  if (!values) return lost(noBlock(skill, tolerated, /^\uFEFF?---\s*(?![^\n])/.test(text) ? 'closing' : 'opening'))
  return fields(skill, values)
}

function fields(skill: Skill, values: ReadonlyMap<string, string>): Read {
  const [name = '', description = '', compatibility = ''] = ['name', 'description', 'compatibility'].map((key) =>
    values.get(key),
  )
  const place = (field: 'name' | 'description'): Span => placeOf(skill, field)
  const none = (field: 'name' | 'description'): Reason =>
    skill.frontmatter.fields.has(field) ? empty(field, place(field)) : missing(field, place(field), skill.folder)
  const mismatch = skill.folder !== null && skill.folder !== name
  const wrong = [
    ...(name.trim() === '' ? [none('name')] : nameForm(name, 'ascii', 'code points', place('name'))),
    ...(name.trim() !== '' && mismatch ? [folderMismatch(name, skill.folder, 'dropped', place('name'))] : []),
    ...(description.trim() === '' ? [none('description')] : []),
    ...long('description', description, 1024, place('description')),
    ...long('compatibility', compatibility, 500, skill.frontmatter.fields.get('compatibility')?.value.span ?? null),
  ]
  if (wrong.length > 0) return lost(...wrong)
  return { name, description, reasons: [...changed(skill, description), ...ignoredKeys(skill, [])] }
}

function long(field: 'description' | 'compatibility', text: string, limit: number, span: Span | null): Reason[] {
  return [...text].length > limit ? [tooLong(field, 'dropped', text, limit, 'code points', span ?? spanOf(0, 0))] : []
}

/** What YAML reads otherwise; a comment that is shown with the value is what the author meant. */
function changed(skill: Skill, shown: string): Reason[] {
  const broken = (skill.frontmatter.yaml?.faults.length ?? 0) > 0
  if (broken || asWritten(skill, 'description', shown)) return []
  if (asWritten(skill, 'description', shown.replace(/\s#.*$/s, ''))) return []
  const message = `\`description\` is read as \`${shown.trim().slice(0, 60)}\`: only what stands on the line of its key.`
  const cure = 'Write it on one line, or as a block (`>-`).'
  const span = placeOf(skill, 'description')
  const lineEnd = skill.file.text.slice(span.start, span.end).search(/\r?\n/)
  const first = lineEnd < 0 ? span : spanOf(span.start, span.start + lineEnd)
  return [{ ...reason('field-lost', 'altered', message, cure, first), name: 'description' }]
}

/** The whole file is handed out, frontmatter included. */
function present(skill: Skill): Presentation {
  const { name, description } = read(skill)
  const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? '']
  const [first = '', second = ''] = shown.map((text) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  )
  return {
    metadata: `  <skill>\n    <name>${first}</name>\n    <description>${second}</description>\n  </skill>`,
    instructions: skill.file.text,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
