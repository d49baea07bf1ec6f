import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { SourceFile } from '../source/file.ts'
import { spanOf } from '../source/span.ts'
import { resolved, type YamlMap, type YamlNode } from '../source/yaml.ts'
import { yamlFault } from '../source/yaml-fault.ts'
import { repairLines } from './reader-codex.ts'
import { type DialectRead, dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { collapsed, readTrimmed } from './reader-trimmed.ts'
import { fenceReason } from './reason-fence.ts'
import { lengthIn, missing, reason, tooLong, wrongType } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { ignoredKeys, mapOf, namedByFolder, noBlock, notText, placeOf, verdictOf } from './reason-shown.ts'
import { yamlReason } from './reason-yaml.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: false, blast: 'skill' } as const
const source = 'openai/codex@6162409, codex-rs/core-skills/src'
const dialect = dialects['serde-yaml']

const roots: Roots = {
  owners: ['.agents', '.codex'],
  depth: 6,
  hidden: 'skipped',
  links: 'followed',
  rootFile: 'found',
  nested: 'found',
}

/** What Codex reads of the block; only these may not stand twice. */
const fieldNames = new Set(['name', 'description', 'metadata', 'metadata.short-description'])

const tolerated = new Set<FenceFaultCode>([
  'blank-after-opening-dashes',
  'closing-dashes-sloppy',
  'no-line-end-after-closing-dashes',
])

/** Characters of a description that the model is shown, the three dots at its end included (model_visible.rs). */
const DESCRIPTION_LIMIT = 1024
/** Characters that the list of all skills may take where the model's context window is not known; else it is 2 % of that (render.rs). */
const LIST_LIMIT = 8000

export const codex: Runtime = {
  id: 'codex',
  title: 'OpenAI Codex',
  version: '0.171.0; releases up to about 0.137 repair nothing and refuse descriptions over 1,024 characters',
  evidence: [
    { basis: 'observed', cite: 'vectors/probes.jsonl and corpus.jsonl, @openai/codex 0.171.0', date: '2026-11-30' },
    {
      basis: 'observed',
      cite: '@openai/codex 0.171.0, app-server skills/list: a wrong type is repaired like broken YAML, `metadata: ~` is refused (its source reads otherwise)',
      date: '2026-11-30',
    },
    { basis: 'source', cite: `${source}/loader.rs, loader/discovery.rs`, date: '2026-08-21' },
    { basis: 'source', cite: 'openai/codex@428dd6c, codex-rs/core-skills/src/model_visible.rs', date: '2026-08-21' },
  ],
  discovery:
    '.agents/skills from the repository’s top down to the working directory and .codex/skills, six folders deep, without dot folders; linked folders are followed, a linked SKILL.md is not; ~/.agents/skills, $CODEX_HOME/skills and /etc/codex/skills besides. Skills of one name are all listed.',
  wellKnown: true,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'numbers, dates and unknown keys are fine',
      files: { '.agents/skills/x/SKILL.md': '---\nname: 1.0\ndescription: 2024-01-01\nlicense: MIT\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a colon in an unquoted value is repaired',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'altered',
      reason: 'yaml-repaired',
    },
    {
      title: 'so is a map where text is meant',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: [|{a: b}|]\n---\nB\n' },
      status: 'altered',
      reason: 'yaml-repaired',
    },
    {
      title: 'text behind a quote is not repaired',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: "a" [|b|]\n---\nB\n' },
      status: 'dropped',
      reason: 'text-after-quote',
    },
    {
      title: 'a long description is cut',
      files: { '.agents/skills/x/SKILL.md': `---\nname: x\ndescription: [|${'d'.repeat(1025)}|]\n---\nB\n` },
      status: 'altered',
      reason: 'description-cut',
    },
    {
      title: 'metadata that is no map',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata: [|text|]\n---\nB\n' },
      status: 'dropped',
      reason: 'metadata-type',
    },
    {
      title: 'a byte order mark',
      files: { '.agents/skills/x/SKILL.md': '[|\uFEFF|]---\nname: x\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'byte-order-mark',
    },
    {
      title: 'the folder gives the name',
      files: { '.agents/skills/x/SKILL.md': '[|---|]\ndescription: d\n---\nB\n' },
      status: 'loads',
      reason: 'name-from-folder',
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
}

function load(skill: Skill, situation: Situation): Verdict {
  const away = notFound(skill, roots)
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  const reasons = [...found.reasons, ...overBudget(skill, situation)]
  return verdictOf({ ...traits, silent: away.length > 0 }, skill, reasons, found)
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null }
}

function read(skill: Skill): Read {
  const { file, frontmatter } = skill
  const encoding = frontmatter.faults.find(({ code }) => code === 'not-utf-8')
  if (encoding) return lost(fenceReason(encoding))
  const block = readTrimmed(file.text)
  if ('missing' in block) {
    if (block.missing !== 'content') return lost(noBlock(skill, tolerated, block.missing))
    const empty = mapOf(skill, null)
    return 'code' in empty ? lost(empty) : lost()
  }
  const plain = structIn(skill, readDialect(file, block.yaml, dialect, fieldNames))
  const [error] = plain.errors
  if (!error) return shown(skill, plain)
  if (error.effect === 'unknown') return lost(error)
  const repaired = repairLines(file.slice(block.yaml))
  const again = repaired === null ? plain : structIn(skill, readText(repaired))
  if (again.errors.length > 0) return lost(...plain.errors)
  const found = shown(skill, again)
  return { ...found, reasons: [repair(error), ...found.reasons] }
}

function readText(text: string): DialectRead {
  return readDialect(new SourceFile('', text), spanOf(0, text.length), dialect, fieldNames)
}

function repair({ message, cure, span, name }: Reason): Reason {
  const told = reason('yaml-repaired', 'altered', `${message} The value is put in quotes and read again.`, cure, span)
  return name ? { ...told, name } : told
}

/** The block as Codex's struct takes it; empty texts for what is left out, empty or null. */
interface Struct {
  readonly errors: readonly Reason[]
  readonly name: string
  readonly description: string
}

/** Any error here, one of type included, has the block repaired and read once more. */
function structIn(skill: Skill, { root, refusal }: DialectRead): Struct {
  const nothing = { errors: [], name: '', description: '' }
  if (refusal) return { ...nothing, errors: [refusal] }
  const map = mapOf(skill, root)
  if ('code' in map) return { ...nothing, errors: map.code === 'frontmatter-empty' && !root ? [] : [map] }
  const values = fieldsIn(dialect, map)
  const name = text(skill, 'name', values.get('name'))
  const description = text(skill, 'description', values.get('description'))
  const errors = [...name.wrong, ...description.wrong, ...metadataReasons(values.get('metadata'))]
  return { errors, name: name.text, description: description.text }
}

function shown(skill: Skill, { name, description }: Struct): Read {
  const used = name || skill.folder
  return {
    name: used,
    description,
    reasons: [...nameReasons(skill, name, used), ...descriptionReasons(skill, description), ...ignoredKeys(skill, [])],
  }
}

/** A field's text on one line; empty where it is left out, empty or null. */
function text(skill: Skill, field: 'name' | 'description', node: YamlNode | undefined) {
  const value = node ? valueIn(dialect, node) : null
  if (!node || !value || value.kind === 'null') return { text: '', wrong: [] }
  const wrong = value.kind === 'list' || value.kind === 'map' ? [notText(skill, field, node, value.kind)] : []
  return { text: collapsed(value.text), wrong }
}

/** A list or map as a key of `metadata`, where Codex looks for the names of its fields. */
function keyReasons(map: YamlMap): Reason[] {
  const odd = map.pairs.find(({ key }) => key.style === 'empty')
  return odd ? [yamlReason(yamlFault('key-not-text', odd.key.span))] : []
}

function metadataReasons(node: YamlNode | undefined): Reason[] {
  const value = node ? resolved(node) : null
  if (!node || !value) return []
  if (value.kind !== 'map') {
    // Nothing at all is an empty map; a null that is written out is refused.
    const nothing =
      value.kind === 'scalar' && value.value === '' && (value.style === 'plain' || value.style === 'empty')
    return nothing ? [] : [wrongType('metadata-type', 'dropped', 'metadata', node, 'a map')]
  }
  const short = fieldsIn(dialect, value).get('short-description')
  const inner = short ? resolved(short) : null
  const wrong = short && (inner?.kind === 'list' || inner?.kind === 'map')
  const type = wrong ? [wrongType('metadata-value-type', 'dropped', 'metadata.short-description', short, 'text')] : []
  return [...keyReasons(value), ...type]
}

function nameReasons(skill: Skill, written: string, shown: string | null): Reason[] {
  const place = placeOf(skill, 'name')
  if (written === '') return [namedByFolder(skill, 'There is no name')]
  if (shown === null || lengthIn('code points', shown) <= 64) return []
  return [tooLong('name', 'dropped', shown, 64, 'code points', place)]
}

function descriptionReasons(skill: Skill, shown: string): Reason[] {
  const place = placeOf(skill, 'description')
  if (shown === '') return [missing('description', place, null)]
  const length = lengthIn('code points', shown)
  if (length <= DESCRIPTION_LIMIT) return []
  const message = `The description has ${length} characters; the model is shown the first 1,021 and three dots.`
  return [reason('description-cut', 'altered', message, 'Say what matters in the first 1,000 characters.', place)]
}

/** Told once for a root, at its first skill. */
function overBudget(skill: Skill, { catalog }: Situation): Reason[] {
  if (catalog[0] !== skill || catalog.length < 2) return []
  const total = catalog.reduce((sum, each) => sum + lineFor(each, each.name?.value, each.description?.value).length, 0)
  if (total <= LIST_LIMIT) return []
  const message = `The list of the ${catalog.length} skills in this root takes ${total.toLocaleString('en')} characters; it may take 2 % of the model’s context window, or 8,000 characters where that is not known, and descriptions are shortened over it.`
  const found = reason('listing-over-budget', 'ignored', message, 'Shorten the longest descriptions.', null)
  return [{ ...found, path: skill.place.root }]
}

function lineFor(skill: Skill, name: string | null | undefined, description: string | null | undefined): string {
  const whole = [...(description ?? '')]
  const cut = whole.length > DESCRIPTION_LIMIT ? `${whole.slice(0, DESCRIPTION_LIMIT - 3).join('')}...` : description
  return `- ${name ?? skill.folder ?? ''}: ${cut ?? ''} (file: ${skill.filePath})\n`
}

/** The model opens the file itself, frontmatter included. */
function present(skill: Skill): Presentation {
  const { name, description } = read(skill)
  return {
    metadata: lineFor(skill, name ?? skill.name?.value, description ?? skill.description?.value),
    instructions: skill.file.text,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
