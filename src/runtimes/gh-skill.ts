import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlMap, type YamlNode } from '../source/yaml.ts'
import { dialects, fieldsIn, valueIn } from './reader-dialect.ts'
import { readGoYaml } from './reader-go-yaml.ts'
import { empty, folderMismatch, lengthIn, missing, nameForm, reason, tooLong, wrongType } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { mapOf, noBlock, placeOf, verdictOf } from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Verdict } from './runtime.ts'

const source = 'cli/cli@10db389, internal/skills'
const traits = { silent: false, blast: 'skill' } as const
const dialect = dialects['yaml.v3']

/** A scope folder may stand between `skills` and the skill. */
const layout: Roots = {
  owners: [],
  depth: 2,
  hidden: 'skipped',
  links: 'ignored',
  rootFile: 'ignored',
  nested: 'hidden',
}

/** Names of folders and skills that are seen at all (discovery.go, validateName). */
const safeName = /^[a-zA-Z0-9][a-zA-Z0-9._\- ]*$/

const tolerated = new Set<FenceFaultCode>([
  'blank-after-opening-dashes',
  'closing-dashes-sloppy',
  'no-line-end-after-closing-dashes',
  'not-utf-8',
  'text-on-opening-line',
])

export const ghSkill: Runtime = {
  id: 'gh-skill',
  title: 'gh skill publish',
  version: 'the checks before a release is made, as of 2026-08',
  evidence: [
    {
      basis: 'source',
      cite: `${source}/frontmatter/frontmatter.go, its rules run on yaml.v3 3.0.1`,
      date: '2026-11-30',
    },
    { basis: 'source', cite: 'cli/cli@0063377, internal/skills/discovery/discovery.go', date: '2026-11-30' },
    { basis: 'source', cite: 'cli/cli@0c73f17, pkg/cmd/skills/publish/publish.go', date: '2026-11-30' },
  ],
  discovery:
    'skills/NAME, skills/SCOPE/NAME, plugins/SCOPE/skills/NAME and NAME at the top of the repository, with SKILL.md by that exact name; links and the dot folders of clients are left out, and so are folders whose name holds anything but ASCII letters, digits, dots, hyphens, underscores and blanks.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'an empty line before the block',
      files: { 'skills/x/SKILL.md': '\n---\nname: x\ndescription: d\nversion: 1.0.0\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'the list form of allowed-tools',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: [|[Read]|]\n---\nB\n' },
      status: 'dropped',
      reason: 'allowed-tools-form',
    },
    {
      title: 'metadata that an installation left behind',
      files: {
        'skills/x/SKILL.md':
          '---\nname: x\ndescription: d\nmetadata:\n  [|github-repo|]: https://example.com/o/r\n---\nB\n',
      },
      status: 'dropped',
      reason: 'unknown-key',
    },
    {
      title: 'a folder that is passed over without a word',
      files: { 'skills/café/SKILL.md': '[||]---\nname: cafe\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-character',
    },
    {
      title: 'a description of 513 two-byte letters is only warned about',
      files: { 'skills/x/SKILL.md': `---\nname: x\ndescription: [|${'é'.repeat(513)}|]\n---\nB\n` },
      status: 'loads',
      reason: 'description-too-long',
    },
    {
      title: 'a client’s own folder',
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
  const away = passedOver(skill)
  if (away.length > 0) return verdictOf({ ...traits, silent: true }, skill, away, lost())
  const unread = unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  const unsafe = unsafeName(skill, found.name)
  if (unsafe.length > 0) return verdictOf({ ...traits, silent: true }, skill, unsafe, lost())
  return verdictOf(traits, skill, found.reasons, found)
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, body: '' }
}

function passedOver(skill: Skill): Reason[] {
  if (skill.place.owner === null) return [...notFound(skill, layout), ...unsafeFolder(skill)]
  const message = `\`${skill.place.root}\` is a client’s own folder, and such folders are not published.`
  return [reason('outside-the-roots', 'dropped', message, 'Publish it from `skills/`.', spanOf(0, 0))]
}

function isSafe(name: string): boolean {
  return name.length <= 64 && !name.includes('..') && safeName.test(name)
}

/** A folder whose name is not seen is passed over without a word. */
function unsafeFolder({ folder, path, place }: Skill): Reason[] {
  const scope = place.named && place.depth === 2 ? path.split('/').at(-2) : undefined
  const odd = [scope, folder ?? undefined].find((name) => name !== undefined && !isSafe(name))
  if (odd === undefined) return []
  const message = `The folder \`${odd}\` is passed over: only names of ASCII letters, digits, dots, hyphens, underscores and blanks, up to 64, are seen.`
  return [{ ...reason('name-character', 'dropped', message, 'Rename the folder.', spanOf(0, 0)), name: odd }]
}

function unsafeName(skill: Skill, name: string | null): Reason[] {
  if (!name || isSafe(name)) return []
  const message = `\`${name.slice(0, 80)}\` is no name that is seen, so the skill is passed over.`
  const cure = `Write \`name: ${skill.folder ?? ''}\`.`
  return [{ ...reason('name-character', 'dropped', message, cure, placeOf(skill, 'name')), name }]
}

function read(skill: Skill): Read {
  const { file } = skill
  const block = blockOf(file.text)
  if (!('yaml' in block)) return lost(noBlock(skill, tolerated, block.missing))
  const { root, refusals } = readGoYaml(file, block.yaml)
  if (refusals.length > 0) return lost(...refusals)
  const map = mapOf(skill, root)
  if ('code' in map) return lost(map)
  return { ...fields(skill, map), body: file.text.slice(block.bodyStart).replace(/^[\r\n]+/, '') }
}

/** Line ends before the first three dashes are skipped; the next line that starts with three dashes closes the block. */
function blockOf(text: string): { yaml: Span; bodyStart: number } | { missing: 'opening' | 'closing' } {
  const opening = /^[\r\n]*---[\r\n]*/.exec(text)?.[0].length
  if (opening === undefined) return { missing: 'opening' }
  const close = text.indexOf('\n---', opening)
  return close < 0 ? { missing: 'closing' } : { yaml: spanOf(opening, close), bodyStart: close + 4 }
}

function fields(skill: Skill, map: YamlMap): Omit<Read, 'body'> {
  const values = fieldsIn(dialect, map)
  const wrong = (['name', 'description', 'license'] as const).flatMap((field) => noText(field, values.get(field)))
  const metadata = values.get('metadata')
  const value = metadata ? resolved(metadata) : null
  const inner = value?.kind === 'map' ? value : null
  if (metadata && !inner && valueIn(dialect, metadata).kind !== 'null') {
    wrong.push(wrongType('metadata-type', 'dropped', 'metadata', metadata, 'a map'))
  }
  // What does not fit its type is no frontmatter at all; what fits is then checked.
  if (wrong.length > 0) return { reasons: wrong, name: null, description: null }
  const name = textOf(values.get('name'))
  const description = textOf(values.get('description'))
  const reasons = [
    ...nameReasons(skill, name),
    ...descriptionReasons(skill, description),
    ...toolReasons(values.get('allowed-tools')),
    ...installReasons(inner),
  ]
  return { name: name || null, description: description || null, reasons }
}

function textOf(node: YamlNode | undefined): string {
  const value = node ? valueIn(dialect, node) : null
  return value && value.kind !== 'null' ? value.text : ''
}

function noText(field: 'name' | 'description' | 'license', node: YamlNode | undefined): Reason[] {
  const kind = node ? valueIn(dialect, node).kind : 'null'
  return node && (kind === 'list' || kind === 'map') ? [wrongType(`${field}-type`, 'dropped', field, node, 'text')] : []
}

function nameReasons(skill: Skill, name: string): Reason[] {
  const place = placeOf(skill, 'name')
  if (name === '') return [absent(skill, 'name')]
  const form = nameForm(name, 'ascii', 'bytes', place)
  const other = skill.folder !== null && skill.folder !== name
  return other ? [...form, folderMismatch(name, skill.folder, 'dropped', place)] : form
}

function descriptionReasons(skill: Skill, description: string): Reason[] {
  if (description === '') return [absent(skill, 'description')]
  if (lengthIn('bytes', description) <= 1024) return []
  return [tooLong('description', 'ignored', description, 1024, 'bytes', placeOf(skill, 'description'))]
}

function absent(skill: Skill, field: 'name' | 'description'): Reason {
  const place = placeOf(skill, field)
  if (skill.frontmatter.fields.has(field)) return empty(field, place)
  return missing(field, place, field === 'name' ? skill.folder : null)
}

function toolReasons(node: YamlNode | undefined): Reason[] {
  if (!node || valueIn(dialect, node).kind !== 'list') return []
  const says = 'allowed-tools must be a string (space-delimited), not an array'
  return [{ ...wrongType('allowed-tools-form', 'dropped', 'allowed-tools', node, 'one text'), says }]
}

/** What `gh skill install` writes into a copy does not belong into the original. */
function installReasons(metadata: YamlMap | null): Reason[] {
  const found = metadata?.pairs.find(({ key }) => key.value.startsWith('github-'))
  if (!found) return []
  const message = `\`metadata.${found.key.value}\` is written by an installation and refused where a skill is published.`
  const cure = 'Remove it, or let `gh skill publish --fix` do so.'
  return [{ ...reason('unknown-key', 'dropped', message, cure, found.key.span), name: found.key.value }]
}

/** A check shows nothing to a model; the text is what is published. */
function present(skill: Skill): Presentation {
  const { body } = read(skill)
  return {
    metadata: `${skill.name?.value ?? ''}: ${skill.description?.value ?? ''}`,
    instructions: body,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
