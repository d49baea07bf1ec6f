import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { copilotDialect, readCopilotBlock, wideInteger } from './reader-copilot.ts'
import { type CopilotFields, copilotFields } from './reader-copilot-fields.ts'
import { readDialect } from './reader-dialect.ts'
import { tooDeepFor } from './reader-nesting.ts'
import { reason } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { duplicateName, mapOf, noBlock, verdictOf, wideText } from './reason-shown.ts'
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

interface Read extends CopilotFields {
  readonly bodyStart: number
}

function load(skill: Skill, situation: Situation): Verdict {
  const away = notFound(skill, roots)
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  const reasons = [...found.reasons, ...(found.name === null ? [] : shadowed(skill, found.name, situation))]
  return verdictOf({ ...traits, silent: away.length > 0 }, skill, reasons, shown(found))
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, bodyStart: 0 }
}

/** Only the first skill of a name is listed, in the order of the folders. */
function shadowed(skill: Skill, name: string, { catalog }: Situation): Reason[] {
  const rivals = (named.get(catalog) ?? nameAll(catalog)).get(name) ?? []
  const before = rivals.filter((each) => each !== skill && each.path < skill.path)
  return duplicateName(skill, name, before, 'only the first of them is listed')
}

type Named = ReadonlyMap<string, readonly Skill[]>

const named = new WeakMap<readonly Skill[], Named>()

/** The skills of a catalogue by the names that they are listed under; worked out once. */
function nameAll(catalog: readonly Skill[]): Named {
  const found = new Map<string, Skill[]>()
  for (const skill of catalog) {
    const listed = !skill.isSample && skill.unreadable === null && notFound(skill, roots).length === 0
    const { name, reasons } = listed ? read(skill) : lost()
    if (name === null || reasons.some(({ effect }) => effect === 'dropped')) continue
    found.set(name, [...(found.get(name) ?? []), skill])
  }
  named.set(catalog, found)
  return found
}

function read(skill: Skill): Read {
  const { file } = skill
  const wide16 = wideText(skill)
  if (wide16.length > 0) return lost(...wide16)
  const block = readCopilotBlock(file.text)
  if (typeof block === 'string') return lost(noBlock(skill, tolerated, block))
  const { root, refusal } = readDialect(file, block.yaml, copilotDialect)
  if (refusal) return lost(tooDeepFor(DEPTH_LIMIT, refusal, file.slice(block.yaml)))
  const wide = wideInteger(root)
  if (wide) {
    const message = 'A whole number needs more than 64 bits, and this YAML reader has no place for it.'
    return lost(reason('invalid-yaml', 'dropped', message, 'Put the number in quotes.', wide.span))
  }
  const map = mapOf(skill, root)
  const body = file.text.slice(block.bodyStart)
  return { ...copilotFields(skill, 'code' in map ? null : map, body), bodyStart: block.bodyStart }
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

function shown({ name, description }: Read): Pick<Read, 'name' | 'description'> {
  return { name, description }
}
