import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { resolved, type YamlMap, type YamlNode } from '../source/yaml.ts'
import {
  COPILOT_DESCRIPTION_LIMIT,
  copilotDialect,
  copilotKind,
  copilotText,
  firstLines,
  readCopilotBlock,
  wideInteger,
} from './reader-copilot.ts'
import { fieldsIn, readDialect } from './reader-dialect.ts'
import { bracketDepth } from './reader-nesting.ts'
import { trimmed } from './reader-trimmed.ts'
import { empty, reason, wrongType } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { duplicateName, ignoredKeys, mapOf, namedByFolder, noBlock, notText, placeOf, verdictOf, wideText } from './reason-shown.ts'
import { tooManyUnits } from './reason-units.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: false, blast: 'skill' } as const

const roots: Roots = {
  owners: ['.github', '.agents', '.claude'],
  depth: null,
  hidden: 'skipped',
  links: 'followed',
  rootFile: 'found',
  nested: 'hidden',
}

/** Lines of dashes that are read in spite of the fault. */
const tolerated = new Set<FenceFaultCode>([
  'blank-after-opening-dashes',
  'byte-order-mark',
  'closing-dashes-sloppy',
  'no-line-end-after-closing-dashes',
])

/** Keys beside the standard's six (github/docs@046d267, cli-command-reference.md, "Skills reference"). */
const ownKeys = ['argument-hint', 'user-invocable', 'disable-model-invocation']

/** Nesting that serde_yaml gives up at. */
const DEPTH_LIMIT = 128

export const copilotCli: Runtime = {
  id: 'copilot-cli',
  title: 'GitHub Copilot CLI',
  version: '1.0.102',
  evidence: [
    { basis: 'observed', cite: 'vectors/probes.jsonl and corpus.jsonl, @github/copilot 1.0.102', date: '2026-11-30' },
    {
      basis: 'observed',
      cite: '@github/copilot 1.0.102, `skill list --json` on 230 inputs and a tree of 25 folders; names with blanks, the body’s first lines and the root’s own SKILL.md are in no document',
      date: '2026-11-30',
    },
    {
      basis: 'docs',
      cite: 'github/docs@046d267, content/copilot/reference/copilot-cli-reference/cli-command-reference.md; it calls the description required, which the program does not',
      date: '2026-08-03',
    },
  ],
  discovery:
    '.github/skills, .agents/skills and .claude/skills in the working directory and each parent up to the repository’s top, at any depth, without dot folders; links are followed; a SKILL.md ends the descent, in the root too. ~/.copilot/skills, ~/.agents/skills and plugins besides. The first skill of a name wins.',
  wellKnown: true,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'a colon in an unquoted value',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'dropped',
      reason: 'colon-in-plain-value',
    },
    {
      title: 'a byte order mark is passed over',
      files: { '.github/skills/x/SKILL.md': '\uFEFF---\nname: x\ndescription: d\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a number for a name',
      files: { '.agents/skills/x/SKILL.md': '---\nname: [|123|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'field-not-text',
    },
    {
      title: 'a description of 1,025 characters',
      files: { '.agents/skills/x/SKILL.md': `---\nname: x\ndescription: [|${'d'.repeat(1025)}|]\n---\nB\n` },
      status: 'dropped',
      reason: 'description-too-long',
    },
    {
      title: 'no description: the body’s first lines',
      files: { '.agents/skills/x/SKILL.md': '[|---|]\nname: x\n---\n# T\n\nDo it.\n' },
      status: 'altered',
      reason: 'description-from-body',
    },
    {
      title: 'blanks in a name become hyphens',
      files: { '.agents/skills/x/SKILL.md': '---\nname: [|my skill|]\ndescription: d\n---\nB\n' },
      status: 'altered',
      reason: 'name-sanitised',
    },
    {
      title: 'a flag that is no boolean',
      files: {
        '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|yes|]\n---\nB\n',
      },
      status: 'dropped',
      reason: 'field-not-text',
    },
    {
      title: 'for people only',
      files: {
        '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|true|]\n---\nB\n',
      },
      status: 'withheld',
      reason: 'manual-only',
    },
  ],
}

interface Read {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
  readonly bodyStart: number
}

function load(skill: Skill, situation: Situation): Verdict {
  const away = notFound(skill, roots)
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  const reasons = [...found.reasons, ...(found.name === null ? [] : shadowed(skill, found.name, situation))]
  return verdictOf({ ...traits, silent: away.length > 0 }, skill, reasons, found)
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, bodyStart: 0 }
}

/** Only the first skill of a name is listed, in the order of the folders. */
function shadowed(skill: Skill, name: string, { catalog }: Situation): Reason[] {
  const before = catalog.filter((each) => each !== skill && each.path < skill.path && !each.isSample)
  const rivals = before.filter((each) => notFound(each, roots).length === 0 && read(each).name === name)
  return duplicateName(skill, name, rivals, 'only the first of them is listed')
}

function read(skill: Skill): Read {
  const { file } = skill
  const wide16 = wideText(skill)
  if (wide16.length > 0) return lost(...wide16)
  const block = readCopilotBlock(file.text)
  if (typeof block === 'string') return lost(noBlock(skill, tolerated, block))
  const { root, refusal } = readDialect(file, block.yaml, copilotDialect)
  if (refusal) return lost(refused(refusal, file.slice(block.yaml)))
  const wide = wideInteger(root)
  if (wide) {
    const message = 'A whole number needs more than 64 bits, and this YAML reader has no place for it.'
    return lost(reason('invalid-yaml', 'dropped', message, 'Put the number in quotes.', wide.span))
  }
  const map = mapOf(skill, root)
  const body = file.text.slice(block.bodyStart)
  return { ...fields(skill, 'code' in map ? null : map, body), bodyStart: block.bodyStart }
}

function refused(refusal: Reason, yaml: string): Reason {
  if (refusal.code !== 'yaml-too-deep' || bracketDepth(yaml) < DEPTH_LIMIT) return refusal
  return { ...refusal, effect: 'dropped' }
}

/** A block that holds no map is as good as an empty one. */
function fields(skill: Skill, map: YamlMap | null, body: string): Omit<Read, 'bodyStart'> {
  const values = map ? fieldsIn(copilotDialect, map) : new Map<string, YamlNode>()
  const name = nameOf(skill, values.get('name'))
  const description = descriptionOf(skill, values.get('description'), body)
  const reasons = [...name.reasons, ...description.reasons, ...optional(skill, values), ...ignoredKeys(skill, ownKeys)]
  return { name: name.text, description: description.text, reasons }
}

function nameOf(skill: Skill, node: YamlNode | undefined): { text: string | null; reasons: Reason[] } {
  if (node && copilotKind(node) !== 'text') {
    return { text: null, reasons: [notText(skill, 'name', node, copilotKind(node))] }
  }
  const written = node ? copilotText(node) : (skill.folder ?? '')
  const name = node ? trimmed(written) : written
  if (node && name === '') return { text: null, reasons: [empty('name', placeOf(skill, 'name'))] }
  const place = placeOf(skill, 'name')
  if (!/^[A-Za-z0-9][\w.: -]*$/.test(name)) {
    const what = node ? '`name` holds' : 'There is no `name`, and the folder’s name holds'
    const message = `${what} a character other than A to Z, digits, \`-\`, \`_\`, \`.\`, \`:\` and blanks, or starts with none of letters and digits.`
    const cure = node ? 'Rename the skill.' : 'Write a `name:`.'
    return { text: null, reasons: [{ ...reason('name-character', 'dropped', message, cure, place), name }] }
  }
  if (name.length > 64) return { text: null, reasons: [tooManyUnits('name', 'dropped', name, 64, place)] }
  const shown = name.replace(/ +/g, '-')
  if (!node) return { text: shown, reasons: [namedByFolder(skill, 'There is no name')] }
  if (shown === name) return { text: shown, reasons: [] }
  const message = `\`${name}\` is listed as \`${shown}\`.`
  return {
    text: shown,
    reasons: [{ ...reason('name-sanitised', 'altered', message, 'Write it with hyphens.', place), name }],
  }
}

function descriptionOf(skill: Skill, node: YamlNode | undefined, body: string): { text: string; reasons: Reason[] } {
  const place = placeOf(skill, 'description')
  if (!node) {
    const message = 'There is no description, so the first three lines of the body that are no heading stand in for it.'
    const cure = 'Add `description:`.'
    return {
      text: firstLines(body),
      reasons: [reason('description-from-body', 'altered', message, cure, place)],
    }
  }
  const kind = copilotKind(node)
  if (kind !== 'text') return { text: '', reasons: [notText(skill, 'description', node, kind)] }
  const text = copilotText(node)
  if (text.length > COPILOT_DESCRIPTION_LIMIT) {
    return { text, reasons: [tooManyUnits('description', 'dropped', text, COPILOT_DESCRIPTION_LIMIT, place)] }
  }
  const blank = text.trim() === '' ? [{ ...empty('description', place), effect: 'altered' as const }] : []
  return { text, reasons: blank }
}

function optional(skill: Skill, values: ReadonlyMap<string, YamlNode>): Reason[] {
  return [
    ...flag('disable-model-invocation', values),
    ...flag('user-invocable', values),
    ...toolReasons(values.get('allowed-tools')),
    ...hintReasons(values.get('argument-hint')),
    ...manualOnly(skill, values.get('disable-model-invocation')),
  ]
}

function flag(field: string, values: ReadonlyMap<string, YamlNode>): Reason[] {
  const node = values.get(field)
  return !node || copilotKind(node) === 'boolean' ? [] : [wrong('field-not-text', field, node, '`true` or `false`')]
}

function toolReasons(node: YamlNode | undefined): Reason[] {
  if (!node || copilotKind(node) === 'text') return []
  const list = resolved(node)
  if (list?.kind === 'list' && list.items.every((item) => copilotKind(item) === 'text')) return []
  return [wrong('allowed-tools-type', 'allowed-tools', node, 'one text or a list of texts')]
}

function hintReasons(node: YamlNode | undefined): Reason[] {
  if (!node || copilotKind(node) === 'text' || copilotKind(node) === 'null') return []
  return [wrong('field-not-text', 'argument-hint', node, 'text')]
}

function wrong(code: 'field-not-text' | 'allowed-tools-type', field: string, node: YamlNode, meant: string): Reason {
  return wrongType(code, 'dropped', field, node, meant)
}

function manualOnly(skill: Skill, node: YamlNode | undefined): Reason[] {
  if (!node || copilotKind(node) !== 'boolean' || copilotText(node).toLowerCase() !== 'true') return []
  const field = skill.frontmatter.fields.get('disable-model-invocation')
  const message = '`disable-model-invocation` is true: people can call the skill, the model cannot.'
  const cure = 'Leave it where that is meant.'
  return [reason('manual-only', 'withheld', message, cure, field?.value.span ?? node.span)]
}

function present(skill: Skill): Presentation {
  const { name, description, bodyStart } = read(skill)
  return {
    metadata: `${name ?? skill.name?.value ?? ''}: ${description ?? skill.description?.value ?? ''}`,
    instructions: skill.file.text.slice(bodyStart).trim(),
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
