import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlMap, type YamlNode } from '../source/yaml.ts'
import { cutReason } from './reader-cut.ts'
import { dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { bracketDepth } from './reader-nesting.ts'
import { splitOnDashes } from './reader-split.ts'
import { fenceReason } from './reason-fence.ts'
import { empty, folderMismatch, lengthIn, missing, nameForm, reason, tooLong, wrongType } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { ignoredKeys, mapOf, noBlock, notText, placeOf, verdictOf, wideText } from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Verdict } from './runtime.ts'

const traits = { silent: false, blast: 'skill' } as const
const source = '@google/adk 2.0.0 (npm), dist/web/skills'
const dialect = dialects['js-yaml-4']

/** The program names its roots; any folder may be one. */
const roots: Omit<Roots, 'owners'> = {
  depth: null,
  hidden: 'entered',
  links: 'ignored',
  rootFile: 'ignored',
  nested: 'hidden',
}

/** Folders that are not entered (loader.js, IGNORED_DIRECTORIES). */
const passedOver = new Set([
  ...['__pycache__', '.pytest_cache', '.mypy_cache', '.ruff_cache', 'node_modules', 'coverage'],
  ...['venv', '.venv', 'env', '.env', '.git', '.vscode', '.idea'],
])

/** Nesting that js-yaml 4.3.2 gives up at. */
const DEPTH_LIMIT = 100

export const adkJs: Runtime = {
  id: 'adk-js',
  title: 'ADK for TypeScript',
  version: '2.0.0',
  evidence: [
    { basis: 'observed', cite: 'vectors/probes.jsonl and corpus.jsonl, @google/adk 2.0.0', date: '2026-11-30' },
    { basis: 'source', cite: `${source}/loader.js and skill.js`, date: '2026-11-30' },
  ],
  discovery:
    'Folders that the program names, at any depth below them; links are not followed, and neither node_modules, caches nor virtual environments are entered. SKILL.md in any case; one right in the root is not seen, and one ends the descent.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'a name in snake case',
      files: { 'skills/my_skill/SKILL.md': '---\nname: my_skill\ndescription: d\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'hyphens and underscores mixed',
      files: { 'skills/a-b_c/SKILL.md': '---\nname: [|a-b_c|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-character',
    },
    {
      title: 'a name that is not the folder’s',
      files: { 'skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-folder-mismatch',
    },
    {
      title: 'a list of allowed tools',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: [|[Read]|]\n---\nB\n' },
      status: 'dropped',
      reason: 'allowed-tools-type',
    },
    {
      title: 'three dashes in a value',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: a [|---|] b\n---\nB\n' },
      status: 'altered',
      reason: 'dashes-in-value',
    },
    {
      title: 'a license that is left empty',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|license|]:\n---\nB\n' },
      status: 'dropped',
      reason: 'license-type',
    },
    {
      title: 'a key of another client',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|version|]: 1.0\n---\nB\n' },
      status: 'loads',
      reason: 'key-ignored',
    },
  ],
}

interface Read {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
  readonly bodyStart: number
}

function load(skill: Skill): Verdict {
  const away = [...notFound(skill, { ...roots, owners: [skill.place.owner ?? ''] }), ...inPassedOver(skill)]
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  return verdictOf({ ...traits, silent: away.length > 0 }, skill, found.reasons, found)
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, bodyStart: 0 }
}

function inPassedOver({ path, place }: Skill): Reason[] {
  const name = place.named ? path.split('/').slice(-place.depth).find((each) => passedOver.has(each)) : undefined
  if (name === undefined) return []
  const message = `Folders called \`${name}\` are passed over.`
  return [reason('hidden-folder', 'dropped', message, 'Give the folder another name.', spanOf(0, 0))]
}

function read(skill: Skill): Read {
  const { file } = skill
  const wide = wideText(skill)
  if (wide.length > 0) return lost(...wide)
  if (!file.text.startsWith('---')) return lost(noBlock(skill, new Set(), 'opening'))
  const split = splitOnDashes(file.text)
  if (!split) return lost(noBlock(skill, new Set(), 'closing'))
  const { root, refusal } = readDialect(file, split.yaml, dialect)
  const cut = cutReason(skill, split.yaml)
  if (refusal) return lost(refused(skill, refusal, cut, file.slice(split.yaml)))
  const map = mapOf(skill, root)
  if ('code' in map) return lost(map)
  const found = fields(skill, map)
  return { ...found, reasons: [...found.reasons, ...(cut ? [cut] : [])], bodyStart: split.bodyStart }
}

/** The dashes that cut the block short, where the author's own block is sound; else what is wrong with it. */
function refused(skill: Skill, refusal: Reason, cut: Reason | null, yaml: string): Reason {
  const opening = skill.frontmatter.faults.find(({ code }) => code === 'text-on-opening-line')
  if (opening) return fenceReason(opening)
  if (cut && skill.frontmatter.yaml?.faults.length === 0) return { ...cut, effect: 'dropped' }
  const deep = refusal.code === 'yaml-too-deep' && bracketDepth(yaml) > DEPTH_LIMIT
  return deep ? { ...refusal, effect: 'dropped' } : refusal
}

function fields(skill: Skill, map: YamlMap): Omit<Read, 'bodyStart'> {
  const values = fieldsIn(dialect, map)
  const text = (field: string): string | null => {
    const node = values.get(field)
    return node && kindOf(node) === 'text' ? valueIn(dialect, node).text : null
  }
  const name = text('name')
  const description = text('description')
  const reasons = [
    ...nameReasons(skill, values.get('name'), name),
    ...descriptionReasons(skill, values.get('description'), description),
    ...textReasons(values, 'license'),
    ...textReasons(values, 'compatibility'),
    ...textReasons(values, 'allowed-tools'),
    ...metadataReasons(values.get('metadata')),
    ...ignoredKeys(skill, ['allowedTools']),
  ]
  return { name, description, reasons }
}

function kindOf(node: YamlNode): string {
  return valueIn(dialect, node).kind
}

/** skill.js, SNAKE_OR_KEBAB_NAME_PATTERN; then loader.js, loadSkillFile, for the folder. */
function nameReasons(skill: Skill, node: YamlNode | undefined, name: string | null): Reason[] {
  const place = placeOf(skill, 'name')
  if (!node) return [missing('name', place, skill.folder)]
  if (name === null) return [notText(skill, 'name', node, kindOf(node))]
  if (name === '') return [empty('name', place)]
  const form = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|[a-z0-9]+(?:_[a-z0-9]+)*)$/.test(name) ? [] : badName(name, place)
  const long = tooLongFor('name', name, 64, place)
  const other = skill.folder !== null && skill.folder !== name
  return [...form, ...long, ...(other ? [folderMismatch(name, skill.folder ?? '', 'dropped', place)] : [])]
}

function badName(name: string, place: Span): Reason[] {
  const told = nameForm(name.replaceAll('_', '-'), 'ascii', 'code points', place)
  const found = told.filter(({ code }) => code !== 'name-too-long').map((each) => ({ ...each, name }))
  if (found.length > 0) return found
  const message = '`name` mixes hyphens and underscores; it takes one of them.'
  return [{ ...reason('name-character', 'dropped', message, 'Use hyphens alone.', place), name }]
}

function descriptionReasons(skill: Skill, node: YamlNode | undefined, text: string | null): Reason[] {
  const place = placeOf(skill, 'description')
  if (!node) return [missing('description', place, null)]
  if (text === null) return [notText(skill, 'description', node, kindOf(node))]
  if (text === '') return [empty('description', place)]
  return tooLongFor('description', text, 1024, place)
}

/** skill.js: text, or no such key; a key that is left empty is null, and refused. */
function textReasons(
  values: ReadonlyMap<string, YamlNode>,
  field: 'license' | 'compatibility' | 'allowed-tools',
): Reason[] {
  const node = values.get(field)
  if (!node) return []
  if (kindOf(node) !== 'text') return [typed(`${field}-type`, field, node, 'text')]
  const { text } = valueIn(dialect, node)
  return field === 'compatibility' ? tooLongFor('compatibility', text, 500, node.span) : []
}

/** zod 4 counts code points, not UTF-16 units (run as zod 4.6.7). */
function tooLongFor(field: 'name' | 'description' | 'compatibility', text: string, limit: number, span: Span): Reason[] {
  return lengthIn('code points', text) > limit ? [tooLong(field, 'dropped', text, limit, 'code points', span)] : []
}

function metadataReasons(node: YamlNode | undefined): Reason[] {
  const value = node ? resolved(node) : null
  if (!node) return []
  if (value?.kind !== 'map') return [typed('metadata-type', 'metadata', node, 'a map')]
  const tools = fieldsIn(dialect, value).get('adk_additional_tools')
  const list = tools ? resolved(tools) : null
  if (!tools || (list?.kind === 'list' && list.items.every((item) => kindOf(item) === 'text'))) return []
  return [wrongType('metadata-value-type', 'dropped', 'metadata.adk_additional_tools', tools, 'a list of texts')]
}

type TypeCode = 'license-type' | 'compatibility-type' | 'allowed-tools-type' | 'metadata-type'

function typed(code: TypeCode, field: string, node: YamlNode, meant: string): Reason {
  return wrongType(code, 'dropped', field, node, meant)
}

function present(skill: Skill): Presentation {
  const { name, description, bodyStart } = read(skill)
  const shown = { name: name ?? skill.name?.value ?? '', description: description ?? skill.description?.value ?? '' }
  return {
    metadata: `  <skill>\n    <name>${shown.name}</name>\n    <description>${shown.description}</description>\n  </skill>`,
    instructions: skill.file.text.slice(bodyStart).trim(),
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({
      path,
      why: /^(?:references|assets|scripts)\//.test(path) ? null : 'only references, assets and scripts are served',
    })),
  }
}
