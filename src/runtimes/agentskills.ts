import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import { folderOf } from '../source/workspace.ts'
import { resolved, type YamlNode, type YamlScalar } from '../source/yaml.ts'
import { scalarKind } from '../source/yaml-scalar.ts'
import { metadataValue, unbalanced } from './reader-adk.ts'
import { fenceReason } from './reason-fence.ts'
import { empty, folderMismatch, lengthIn, missing, nameForm, reason, tooLong, wrongType } from './reason-field.ts'
import { insideAnother, unreadable } from './reason-place.ts'
import { yamlReason } from './reason-yaml.ts'
import { type Presentation, type Reason, type Runtime, type Situation, type Verdict, verdict } from './runtime.ts'

const traits = { silent: true, blast: 'skill' } as const

/** The six fields of the standard. */
const standardKeys = new Set(['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'])

/** Lines of dashes that clients read in spite of the fault, as the client guide's lenient parsing has it. */
const readAnyway = new Set<FenceFaultCode>([
  'blank-after-opening-dashes',
  'closing-dashes-sloppy',
  'no-line-end-after-closing-dashes',
])

export const agentskills: Runtime = {
  id: 'agentskills',
  title: 'the open Agent Skills standard',
  version: 'specification at agentskills/agentskills@69ef37e',
  evidence: [
    { basis: 'docs', cite: 'agentskills/agentskills@69ef37e, docs/specification.mdx', date: '2026-11-30' },
    {
      basis: 'docs',
      cite: 'agentskills/agentskills@69ef37e, docs/client-implementation/adding-skills-support.mdx',
      date: '2026-11-30',
    },
    { basis: 'observed', cite: 'agentskills/agentskills@69ef37e, skills-ref run on 183 files', date: '2026-08-21' },
  ],
  discovery: 'Any folder with a file called exactly SKILL.md, some four to six folders deep.',
  wellKnown: true,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'all is as the standard wants it',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: Says what and when.\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a name that differs from its folder',
      files: { 'skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-folder-mismatch',
    },
    {
      title: 'an empty line before the block',
      files: { 'skills/x/SKILL.md': '[||]\n---\nname: x\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'content-before-frontmatter',
    },
    {
      title: 'a number in metadata',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata:\n  v: [|1.0|]\n---\nB\n' },
      status: 'altered',
      reason: 'metadata-value-type',
    },
    {
      title: 'a key that the standard does not know',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|model|]: opus\n---\nB\n' },
      status: 'loads',
      reason: 'key-ignored',
    },
  ],
}

function load(skill: Skill, situation: Situation): Verdict {
  const shown = { name: skill.name?.value ?? null, description: skill.description?.value ?? null }
  if (skill.isSample) return verdict(traits, [insideAnother(skill, 'unknown')], shown)
  const unread = unreadable(skill)
  if (unread.length > 0) return verdict(traits, unread, shown)
  const nested = skill.insideSkill === null ? [] : [insideAnother(skill, 'ignored')]
  return verdict(traits, [...blockReasons(skill, situation), ...nested], shown)
}

function blockReasons(skill: Skill, situation: Situation): Reason[] {
  const { frontmatter } = skill
  const fence = frontmatter.faults.find((fault) => !readAnyway.has(fault.code))
  if (fence) return [fenceReason(fence)]
  const fault = frontmatter.yaml?.faults[0]
  if (fault) return [yamlReason(fault)]
  const opening = frontmatter.opening ?? spanOf(0, 0)
  const root = frontmatter.yaml?.root ? resolved(frontmatter.yaml.root) : null
  if (!root || (root.kind === 'scalar' && root.value === '')) {
    return [
      reason('frontmatter-empty', 'dropped', 'The frontmatter is empty.', 'Add `name:` and `description:`.', opening),
    ]
  }
  if (root.kind !== 'map') return [wrongType('not-a-mapping', 'dropped', 'The frontmatter', root, '`key: value` lines')]
  return [
    ...nameReasons(skill, opening),
    ...duplicate(skill, situation),
    ...descriptionReasons(skill, opening),
    ...optionalReasons(skill),
    ...ignoredKeys(skill),
  ]
}

function field(skill: Skill, name: string): YamlNode | null {
  return skill.frontmatter.fields.get(name)?.value ?? null
}

function nameReasons(skill: Skill, opening: Span): Reason[] {
  const value = field(skill, 'name')
  if (!value) return [missing('name', opening, skill.folder)]
  const node = resolved(value)
  if (node?.kind !== 'scalar') return [wrongType('name-type', 'dropped', 'name', value, 'text')]
  if (node.value.trim() === '') return [empty('name', value.span)]
  const name = node.value.trim().normalize('NFKC')
  const found = [...notText('name', node), ...nameForm(name, 'unicode', 'code points', value.span)]
  if (skill.folder !== null && skill.folder.normalize('NFKC') !== name) {
    found.push(folderMismatch(node.value, skill.folder, 'dropped', value.span))
  }
  return found
}

/** Of two skills with one name in one folder, the later by path is told. */
function duplicate(skill: Skill, { catalog }: Situation): Reason[] {
  const name = skill.name?.value
  const first = name
    ? catalog.find((other) => other.name?.value === name && folderOf(other.path) === folderOf(skill.path))
    : undefined
  if (!first || !skill.name || first === skill || first.path > skill.path) return []
  const message = `\`${skill.name.value}\` is also the name of \`${first.path}\`; a client keeps one of them.`
  return [
    {
      ...reason('duplicate-name', 'dropped', message, 'Give each skill of a root a name of its own.', skill.name.span),
      name: skill.name.value,
      related: { path: first.filePath, span: first.name?.span ?? null, message: 'the other one' },
    },
  ]
}

function descriptionReasons(skill: Skill, opening: Span): Reason[] {
  const value = field(skill, 'description')
  if (!value) return [missing('description', opening, null)]
  const node = resolved(value)
  if (node?.kind !== 'scalar') return [wrongType('description-type', 'dropped', 'description', value, 'text')]
  const key = skill.frontmatter.fields.get('description')?.key.span ?? value.span
  if (node.value.trim() === '') {
    const shown = node.style === 'single' || node.style === 'double'
    return [empty('description', shown ? value.span : key)]
  }
  const long = lengthIn('code points', node.value) > 1024
  const length = long ? [tooLong('description', 'dropped', node.value, 1024, 'code points', value.span)] : []
  return [...notText('description', node), ...length]
}

/** A number, boolean or date where the standard wants text: readers turn it into something else. */
function notText(name: string, node: YamlScalar): Reason[] {
  const kind = scalarKind(node)
  if (kind === 'text' || kind === 'null') return []
  const message = `\`${name}: ${node.value.slice(0, 40)}\` is a ${kind} for YAML, where text is meant.`
  return [{ ...reason('field-not-text', 'altered', message, 'Put the value in quotes.', node.span), name }]
}

function optionalReasons(skill: Skill): Reason[] {
  return [
    ...textField(skill, 'license'),
    ...textField(skill, 'compatibility'),
    ...metadataReasons(skill),
    ...toolReasons(skill),
  ]
}

function textField(skill: Skill, name: 'license' | 'compatibility'): Reason[] {
  const value = field(skill, name)
  const node = value ? resolved(value) : null
  if (!value || !node) return []
  if (node.kind !== 'scalar') return [wrongType(`${name}-type`, 'altered', name, value, 'text')]
  if (name === 'compatibility' && lengthIn('code points', node.value) > 500) {
    return [tooLong('compatibility', 'altered', node.value, 500, 'code points', value.span)]
  }
  return notText(name, node)
}

function metadataReasons(skill: Skill): Reason[] {
  const value = field(skill, 'metadata')
  const node = value ? resolved(value) : null
  if (!value || !node || (node.kind === 'scalar' && scalarKind(node) === 'null')) return []
  if (node.kind !== 'map') return [wrongType('metadata-type', 'altered', 'metadata', value, 'a map')]
  return node.pairs.flatMap((pair) => {
    const inner = resolved(pair.value)
    if (!inner || (inner.kind === 'scalar' && ['text', 'null'].includes(scalarKind(inner)))) return []
    return [metadataValue(pair.key.value, pair.value, pair.key.span, 'altered')]
  })
}

function toolReasons(skill: Skill): Reason[] {
  const value = field(skill, 'allowed-tools')
  const node = value ? resolved(value) : null
  if (!value || !node) return []
  if (node.kind === 'scalar') {
    const kind = scalarKind(node)
    if (kind === 'text') return unbalanced(node.value, value, 'dropped')
    return kind === 'null' ? [] : notText('allowed-tools', node)
  }
  const texts = node.kind === 'list' && node.items.every((item) => resolved(item)?.kind === 'scalar')
  return texts
    ? []
    : [wrongType('allowed-tools-type', 'altered', 'allowed-tools', value, 'one text, or a list of texts')]
}

function ignoredKeys(skill: Skill): Reason[] {
  const unknown = [...skill.frontmatter.fields.values()].filter(({ name }) => !standardKeys.has(name))
  const first = unknown[0]
  if (!first) return []
  const names = unknown.map(({ name }) => `\`${name}\``).join(', ')
  const message = `The standard does not define ${names}; a client that does not know a key passes over it.`
  const cure = 'Leave it where a client of yours reads it; move it under `metadata:` otherwise.'
  return [{ ...reason('key-ignored', 'ignored', message, cure, first.key.span), name: first.name }]
}

function present(skill: Skill): Presentation {
  return {
    metadata: `${skill.name?.value ?? ''}: ${skill.description?.value ?? ''}`,
    instructions: skill.file.text.slice(skill.bodySpan.start).trim(),
    framing: null,
    resources: skill.bundle.resources.map((resource) => ({ path: resource.path, why: null })),
  }
}
