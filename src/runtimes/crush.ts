import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { SourceFile } from '../source/file.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import { goValue } from './reader-go-scalar.ts'
import { goString, mergedPairs, readGoYaml } from './reader-go-yaml.ts'
import { trimmed } from './reader-trimmed.ts'
import { empty, folderMismatch, lengthIn, missing, nameForm, reason, tooLong, wrongType } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { duplicateName, ignoredKeys, mapOf, noBlock, placeOf, verdictOf, wideText } from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: false, blast: 'skill' } as const

const roots: Roots = {
  owners: ['.agents', '.crush', '.claude', '.cursor'],
  depth: null,
  hidden: 'entered',
  links: 'followed',
  rootFile: 'found',
  nested: 'found',
}

const tolerated = new Set<FenceFaultCode>([
  'byte-order-mark',
  'blank-after-opening-dashes',
  'closing-dashes-sloppy',
  'no-line-end-after-closing-dashes',
  'line-ends-carriage-return',
  'not-utf-8',
])

export const crush: Runtime = {
  id: 'crush',
  title: 'Crush',
  version: '0.85 and later',
  evidence: [
    { basis: 'source', cite: 'charmbracelet/crush@1a71e7f, internal/skills/skills.go', date: '2026-11-30' },
    {
      basis: 'observed',
      cite: 'gopkg.in/yaml.v3 v3.0.1 into the same struct, with the same checks',
      date: '2026-11-30',
    },
    { basis: 'source', cite: 'charmbracelet/crush, internal/config/load.go, ProjectSkillsDir', date: '2026-11-30' },
    {
      basis: 'docs',
      cite: 'charmbracelet/crush#3331 (0.85.0) and #3787, both open: metadata that is no map of texts drops the skill',
      date: '2026-09-11',
    },
  ],
  discovery:
    '.agents/skills, .crush/skills, .claude/skills and .cursor/skills of the working directory, at any depth, dot folders included; ~/.config/crush/skills, ~/.config/agents/skills and configured folders besides. Links are followed. The last skill of a name wins.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'capital letters, and a folder that differs in case only',
      files: { '.crush/skills/my-skill/SKILL.md': '\n--- \nname: My-Skill\ndescription: d\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a map inside metadata',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata:\n  a: [|{b: c}|]\n---\nB\n' },
      status: 'dropped',
      reason: 'metadata-value-type',
    },
    {
      title: 'a description that is long in bytes',
      files: { '.agents/skills/x/SKILL.md': `---\nname: x\ndescription: [|${'数'.repeat(342)}|]\n---\nB\n` },
      status: 'dropped',
      reason: 'description-too-long',
    },
    {
      title: 'a colon in an unquoted value',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'dropped',
      reason: 'colon-in-plain-value',
    },
    {
      title: 'for people only',
      files: {
        '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|yes|]\n---\nB\n',
      },
      status: 'withheld',
      reason: 'manual-only',
    },
    {
      title: 'a switch that is no boolean',
      files: {
        '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nuser-invocable: [|"false"|]\n---\nB\n',
      },
      status: 'dropped',
      reason: 'field-not-text',
    },
  ],
}

interface Read {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
  readonly body: string
}

function load(skill: Skill, { catalog }: Situation): Verdict {
  const away = notFound(skill, roots)
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  const later = (other: Skill): boolean => other.path.toLowerCase() > skill.path.toLowerCase()
  const rivals = catalog.filter(
    (other) => later(other) && skill.name?.value === other.name?.value && read(other).name === found.name,
  )
  const twice =
    found.name === null ? [] : duplicateName(skill, found.name, rivals, 'the one whose path sorts last is kept')
  return verdictOf({ ...traits, silent: away.length > 0 }, skill, [...found.reasons, ...twice], found)
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, body: '' }
}

function read(skill: Skill): Read {
  const wide = wideText(skill)
  if (wide.length > 0) return lost(...wide)
  const { path, bytes, encoding, badByte } = skill.file
  const text = skill.file.text.replace(/\r(?!\n)/g, '\n')
  const block = blockIn(text)
  if ('missing' in block) return lost(noBlock(skill, tolerated, block.missing))
  const yaml = readGoYaml(new SourceFile(path, text, bytes, encoding, badByte), block.yaml)
  // No field of the struct can hold what an alias bomb unfolds into, and yaml.v3 unfolds nothing else.
  const refusals = yaml.refusals.filter(({ code }) => code !== 'alias-bomb')
  if (refusals.length > 0) return lost(...refusals)
  const map = mapOf(skill, yaml.root)
  if ('code' in map) return lost(map)
  const values = new Map(mergedPairs(map).map(({ key, value }) => [key.value, value]))
  const found = fields(skill, values)
  return { ...found, body: trimmed(text.slice(block.bodyStart)) }
}

/** The first line that is not blank opens the block, the next one like it closes it; both are trimmed (SplitFrontmatter). */
function blockIn(
  text: string,
): { readonly yaml: Span; readonly bodyStart: number } | { readonly missing: 'opening' | 'closing' } {
  let opened = -1
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at <= text.length; ) {
    const found = text.indexOf('\n', at)
    const end = found < 0 ? text.length : found
    const line = trimmed(text.slice(at, end))
    if (line === '---' && opened >= 0) {
      const last = text[at - 2] === '\r' ? at - 2 : at - 1
      return { yaml: spanOf(opened, Math.max(opened, last)), bodyStart: Math.min(end + 1, text.length) }
    }
    if (opened < 0 && line === '---') opened = Math.min(end + 1, text.length)
    else if (opened < 0 && line !== '') return { missing: 'opening' }
    at = end + 1
  }
  return { missing: opened < 0 ? 'opening' : 'closing' }
}

const texts = ['name', 'description', 'license', 'compatibility'] as const
const switches = ['user-invocable', 'disable-model-invocation']

function fields(skill: Skill, values: ReadonlyMap<string, YamlNode>): Read {
  const wrong = [...values].flatMap(([key, node]) => wrongValue(key, node))
  if (wrong.length > 0) return lost(...wrong)
  const [name = '', description = '', , compatibility = ''] = texts.map((key) => {
    const node = values.get(key)
    return (node && goString(node)) ?? ''
  })
  const [at, below] = [placeOf(skill, 'name'), placeOf(skill, 'description')]
  const none = (field: 'name' | 'description'): Reason =>
    values.has(field) ? empty(field, placeOf(skill, field)) : missing(field, placeOf(skill, field), skill.folder)
  const found = [
    ...(name === '' ? [none('name')] : nameReasons(skill, name, at)),
    ...(description === '' ? [none('description')] : []),
    ...(lengthIn('bytes', description) > 1024
      ? [tooLong('description', 'dropped', description, 1024, 'bytes', below)]
      : []),
    ...(lengthIn('bytes', compatibility) > 500
      ? [tooLong('compatibility', 'dropped', compatibility, 500, 'bytes', values.get('compatibility')?.span ?? at)]
      : []),
  ]
  if (found.length > 0) return lost(...found)
  const manual = values.get('disable-model-invocation')
  const reasons = [...(manual && switchOf(manual) ? [manualOnly(manual)] : []), ...ignoredKeys(skill, switches)]
  return { name, description, reasons, body: '' }
}

/** Letters of either case, and a folder that may differ in case (Validate). */
function nameReasons(skill: Skill, name: string, place: Span): Reason[] {
  const { folder } = skill
  const form = nameForm(name, 'ascii', 'bytes', place).filter(({ code }) => code !== 'name-uppercase')
  // A capital letter that is none of A to Z is told by `name-uppercase` alone.
  const other = /^[A-Za-z0-9-]*$/.test(name) || form.length > 0 ? [] : nameForm(name, 'ascii', 'bytes', place)
  const mismatch = folder !== null && folder.toLowerCase() !== name.toLowerCase()
  return [...form, ...other, ...(mismatch ? [folderMismatch(name, folder, 'dropped', place)] : [])]
}

/** A value that does not go into the field of the struct. */
function wrongValue(key: string, node: YamlNode): Reason[] {
  const value = resolved(node)
  if (!value) return []
  const isText = (texts as readonly string[]).includes(key)
  if (isText && value.kind !== 'scalar') {
    return [wrongType(`${key as (typeof texts)[number]}-type`, 'dropped', key, value, 'text')]
  }
  if (switches.includes(key) && switchOf(node) === null) {
    const message = `\`${key}\` is neither true nor false, and nothing else is taken.`
    return [
      {
        ...reason('field-not-text', 'dropped', message, 'Write `true` or `false`, without quotes.', node.span),
        name: key,
      },
    ]
  }
  if (key !== 'metadata' || (value.kind === 'scalar' && goString(value) === '')) return []
  if (value.kind !== 'map') return [wrongType('metadata-type', 'dropped', 'metadata', value, 'a map')]
  return mergedPairs(value).flatMap((pair) => {
    const inner = resolved(pair.value)
    if (inner?.kind !== 'list' && inner?.kind !== 'map') return []
    return [wrongType('metadata-value-type', 'dropped', `metadata.${pair.key.value}`, inner, 'text')]
  })
}

/** What goes into a Go bool: booleans, none, and the words of YAML 1.1 (yaml.v3 decode.go). Null for anything else. */
function switchOf(node: YamlNode): boolean | null {
  const value = goValue(node)
  if (value.kind === 'other')
    return value.printed === 'true' ? true : ['false', '<nil>'].includes(value.printed) ? false : null
  if (/^(?:y|Y|yes|on)$/.test(value.text)) return true
  return /^(?:n|N|no|off)$/.test(value.text) ? false : null
}

function manualOnly({ span }: YamlNode): Reason {
  const key = 'disable-model-invocation'
  const message = `\`${key}\` keeps the skill out of the list that the model sees.`
  return { ...reason('manual-only', 'withheld', message, 'Remove the key to offer it to the model.', span), name: key }
}

function present(skill: Skill): Presentation {
  const { name, description } = read(skill)
  const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? '', skill.filePath]
  const [first = '', second = '', third = ''] = shown.map(escaped)
  return {
    metadata: `  <skill>\n    <name>${first}</name>\n    <description>${second}</description>\n    <location>${third}</location>\n  </skill>`,
    instructions: skill.file.text,
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
