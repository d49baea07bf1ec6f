import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved } from '../source/yaml.ts'
import type { YamlFaultCode } from '../source/yaml-fault.ts'
import { isOldBoolean, kindWords, scalarKind } from '../source/yaml-scalar.ts'
import { bodyOf, type FieldValue, fieldOf } from './present-cleveragents.ts'
import { splitOnDashes } from './reader-split.ts'
import { bareTab, parseAnyColumn } from './reader-strict-yaml.ts'
import type { ReasonCode } from './reason.ts'
import { fenceReason } from './reason-fence.ts'
import { empty, missing, reason, wrongType } from './reason-field.ts'
import { unreadable } from './reason-place.ts'
import { yamlReason } from './reason-yaml.ts'
import {
  type Presentation,
  type Reason,
  type Runtime,
  type RuntimeExample,
  type Status,
  type Verdict,
  verdict,
} from './runtime.ts'

export { descriptor, folderError, resourcePaths, spec } from './present-cleveragents.ts'

const traits = { silent: false, blast: 'skill' } as const

/** Only a document is public, so what it does not say is `unknown` here and never guessed. */
export const cleveragents: Runtime = {
  id: 'cleveragents',
  title: 'the cleveragents Agent Skills loader',
  version: 'as documented; no release is named',
  evidence: [{ basis: 'docs', cite: 'cleveragents-core, docs/reference/agent_skills.md', date: '2026-11-30' }],
  discovery: 'The one folder it is given, with its SKILL.md; no search is documented.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    example('a namespaced name with steps', 'name: local/x\ndescription: d\nsteps:\n  - Verify\n  - Push', 'loads'),
    example('no name', 'description: d', 'dropped', 'name-missing'),
    example('no description', 'name: local/x', 'dropped', 'description-missing'),
    example('a blank in the name', 'name: [|local/my skill|]\ndescription: d', 'dropped', 'name-namespace'),
    example('a name with no namespace', 'name: [|x|]\ndescription: d', 'unknown', 'name-not-namespaced'),
    example('two slashes', 'name: [|a/b/c|]\ndescription: d', 'unknown', 'value-uncertain'),
    example('malformed YAML', 'name: local/x\ndescription: Use when[|:|] y', 'dropped', 'colon-in-plain-value'),
    example('tools as one text', 'name: a/x\ndescription: d\nallowed-tools: [|Read|]', 'unknown', 'allowed-tools-form'),
    example(
      'compatibility as text',
      'name: a/x\ndescription: d\ncompatibility: [|git|]',
      'unknown',
      'compatibility-type',
    ),
    example('a version of two parts', 'name: a/x\ndescription: d\nversion: [|"1.0"|]', 'loads', 'version-not-semver'),
    example('a step that is a number', 'name: a/x\ndescription: d\nsteps:\n  - [|5|]', 'unknown', 'step-type'),
  ],
}

function example(title: string, block: string, status: Status, code?: ReasonCode): RuntimeExample {
  const files = { 'skills/x/SKILL.md': `---\n${block}\n---\nB\n` }
  return code ? { title, files, status, reason: code } : { title, files, status }
}

function load(skill: Skill): Verdict {
  const unread = unreadable(skill)
  const reasons = unread.length > 0 ? unread : blockReasons(skill)
  return verdict(traits, reasons, { name: skill.name?.value ?? null, description: skill.description?.value ?? null })
}

/** "Missing --- frontmatter"; any other fault of these lines is one that the document is silent about. */
const noFrontmatter = new Set<FenceFaultCode>([
  'content-before-frontmatter',
  'escaped-dashes',
  'frontmatter-in-code-fence',
  'frontmatter-missing',
  'frontmatter-not-closed',
])

/** Faults that the YAML libraries of Python disagree on, or that are limits of our own. */
const uncertainYaml = new Set<YamlFaultCode>([
  'alias-bomb',
  'duplicate-key',
  'key-not-text',
  'yaml-too-deep',
  'yaml-too-large',
])

function blockReasons(skill: Skill): Reason[] {
  const { yaml, opening, yamlSpan, faults } = skill.frontmatter
  const fences = faults.flatMap((fault) => {
    if (fault.code === 'content-before-frontmatter' && onlyBlankLinesBefore(skill)) return []
    const closedSomehow = fault.code === 'frontmatter-not-closed' && splitOnDashes(skill.file.text) !== null
    return [fenceReason(fault, noFrontmatter.has(fault.code) && !closedSomehow ? 'dropped' : 'unknown')]
  })
  const elsewhere = fences.some((each) => each.effect === 'dropped' || each.code === 'text-on-opening-line')
  if (elsewhere || !yaml || !opening || !yamlSpan) return fences
  const certain = yaml.faults.find((fault) => !uncertainYaml.has(fault.code))
  if (certain) {
    const readable = parseAnyColumn(skill.file.text, yamlSpan).faults.length === 0
    return [...fences, readable ? yamlReason(certain, 'unknown') : malformed(yamlReason(certain))]
  }
  const open = yaml.faults.slice(0, 1).map((fault) => yamlReason(fault, 'unknown'))
  const root = yaml.root ? resolved(yaml.root) : null
  const found = [...fences, ...open, ...textReasons(skill, yamlSpan)]
  if (yaml.root === null && open.length > 0) return found
  if (root?.kind === 'map') return [...found, ...fieldReasons(skill, opening)]
  if (root && (root.kind === 'list' || root.value !== '')) {
    return [...found, wrongType('not-a-mapping', 'dropped', 'The frontmatter', root, '`key: value` lines')]
  }
  const message = 'The frontmatter is empty, so the required `name` is missing.'
  return [...found, reason('frontmatter-empty', 'dropped', message, 'Add `name:` and `description:`.', opening)]
}

/** The document's own example of `from_string` starts with an empty line. */
function onlyBlankLinesBefore({ file: { text }, frontmatter: { opening } }: Skill): boolean {
  return opening !== null && text.slice(0, opening.start).trim() === '' && text.startsWith('---', opening.start)
}

/** "Malformed YAML in frontmatter", whose message names YAML. */
function malformed(fault: Reason): Reason {
  return fault.message.includes('YAML') ? fault : { ...fault, message: `The YAML is malformed. ${fault.message}` }
}

function textReasons(skill: Skill, yamlSpan: Span): Reason[] {
  const { file, frontmatter } = skill
  const found: Reason[] = []
  const tab = bareTab(file.text, yamlSpan, frontmatter.yaml?.root ?? null)
  if (tab) found.push(open('tab-in-value', 'A tab stands outside of quotes', 'Replace the tab with a blank.', tab))
  const separator = /[\u0085\u2028\u2029]/.exec(file.slice(yamlSpan))
  if (separator) {
    const place = spanOf(yamlSpan.start + separator.index, yamlSpan.start + separator.index + 1)
    found.push(open('line-separator', 'A Unicode line end stands here', 'Replace it with a blank.', place))
  }
  const at = file.slice(yamlSpan).indexOf('---')
  if (at >= 0) {
    const place = spanOf(yamlSpan.start + at, yamlSpan.start + at + 3)
    found.push(open('dashes-in-value', 'Three dashes stand inside the frontmatter', 'Write two dashes.', place))
  }
  return found
}

/** What the document is silent about. */
function open(code: ReasonCode, what: string, cure: string, span: Span, name?: string): Reason {
  const message = `${what}, and the documentation does not say what becomes of it.`
  return { ...reason(code, 'unknown', message, cure, span), ...(name ? { name } : {}) }
}

function fieldReasons(skill: Skill, opening: Span): Reason[] {
  return [
    ...nameReasons(skill, fieldOf(skill, 'name'), opening),
    ...descriptionReasons(fieldOf(skill, 'description'), opening),
    ...stepReasons(fieldOf(skill, 'steps')),
    ...versionReasons(fieldOf(skill, 'version')),
    ...compatibilityReasons(fieldOf(skill, 'compatibility')),
    ...typed('metadata-type', 'metadata', fieldOf(skill, 'metadata'), 'map'),
    ...toolReasons(fieldOf(skill, 'allowed-tools')),
  ]
}

function nameReasons(skill: Skill, value: FieldValue | null, opening: Span): Reason[] {
  const cure = `Add \`name: local/${skill.folder ?? 'my-skill'}\`.`
  if (!value) return [{ ...missing('name', opening, null), cure }]
  if (value.kind !== 'scalar') return [wrongType('name-type', 'unknown', 'name', value, 'text')]
  const kind = scalarKind(value)
  if (kind === 'null' || value.value === '') return [{ ...empty('name', value.span), cure }]
  if (kind !== 'text') return [wrongType('name-type', 'unknown', 'name', value, 'text')]
  return namespaceReasons(value.value, value.span)
}

/** "Namespaced Naming": what breaks a rule in any reading is dropped; a form that no rule speaks of is open. */
function namespaceReasons(name: string, span: Span): Reason[] {
  const parts = name.split('/')
  const says = `\`name\` is \`${name.slice(0, 80)}\``
  if (!parts.every((part) => /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u.test(part))) {
    const rule = 'both parts start with a letter or digit and hold letters, digits, hyphens and underscores'
    const message = `${says}, which is no namespace/short-name: ${rule}.`
    return [{ ...reason('name-namespace', 'dropped', message, 'Rename it, as in `local/my-skill`.', span), name }]
  }
  if (parts.length === 1) {
    const cure = `Write \`local/${name}\` if it is for this runtime alone: the open standard allows no slash.`
    return [open('name-not-namespaced', `${says}, with no namespace before it`, cure, span, name)]
  }
  if (parts.length > 2)
    return [open('value-uncertain', `${says}, with more than one slash`, 'Use one slash.', span, name)]
  if (parts.every((part) => /^[\w-]*$/.test(part))) return []
  return [open('value-uncertain', `${says}, with letters outside of a to z`, 'Use letters from a to z.', span, name)]
}

function descriptionReasons(value: FieldValue | null, opening: Span): Reason[] {
  if (!value) return [missing('description', opening, null)]
  if (value.kind !== 'scalar') return [wrongType('description-type', 'unknown', 'description', value, 'text')]
  if (scalarKind(value) === 'null' || value.value.trim() === '') {
    return [{ ...empty('description', value.span), effect: 'unknown' }]
  }
  return isText(value) ? [] : [wrongType('field-not-text', 'unknown', 'description', value, 'text')]
}

/** False also for `yes` and `no`: which YAML library reads the file is not documented. */
function isText(value: FieldValue | null): boolean {
  return value?.kind === 'scalar' && scalarKind(value) === 'text' && !isOldBoolean(value)
}

function typed(code: ReasonCode, name: string, value: FieldValue | null, kind: 'map' | 'list'): Reason[] {
  if (!value || value.kind === kind) return []
  return [wrongType(code, 'unknown', name, value, `a ${kind}`)]
}

function stepReasons(value: FieldValue | null): Reason[] {
  if (value?.kind !== 'list') return typed('steps-type', 'steps', value, 'list')
  return value.items.flatMap((item, index) => {
    const step = resolved(item)
    const which = `Step ${index + 1}`
    if (step?.kind === 'scalar' && step.value.trim() === '') {
      return [open('step-empty', `${which} is empty`, 'Remove it, or write the step.', item.span)]
    }
    return isText(step)
      ? []
      : [open('step-type', `${which} is ${kindWords(item)}`, 'Put the step in quotes.', item.span)]
  })
}

/** https://semver.org, rules 2, 9 and 10. */
const semver =
  /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*)(?:\.(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*))*)?(?:\+[\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*)?$/

function versionReasons(value: FieldValue | null): Reason[] {
  if (!value) return []
  if (!isText(value)) return [wrongType('version-type', 'unknown', 'version', value, 'text')]
  return notSemver('version-not-semver', 'version', value)
}

function notSemver(
  code: 'version-not-semver' | 'min-agent-version-not-semver',
  name: string,
  value: FieldValue,
): Reason[] {
  if (value.kind === 'scalar' && semver.test(value.value)) return []
  const written = value.kind === 'scalar' ? `\`${value.value.slice(0, 40)}\`` : kindWords(value)
  const message = `\`${name}\` is ${written}, which is no semantic version.`
  return [{ ...reason(code, 'ignored', message, 'Write three numbers, as in `"1.0.0"`.', value.span), name }]
}

function compatibilityReasons(value: FieldValue | null): Reason[] {
  if (value?.kind !== 'map') return typed('compatibility-type', 'compatibility', value, 'map')
  const least = value.pairs.find((pair) => pair.key.value === 'min_agent_version')
  const version = least ? resolved(least.value) : null
  return version ? notSemver('min-agent-version-not-semver', 'min_agent_version', version) : []
}

function toolReasons(value: FieldValue | null): Reason[] {
  if (value?.kind === 'scalar' && isText(value)) {
    const cure = 'Write the tools as a list, one `- tool` a line.'
    return [open('allowed-tools-form', '`allowed-tools` is one text where a list is meant', cure, value.span)]
  }
  if (value?.kind !== 'list') return typed('allowed-tools-type', 'allowed-tools', value, 'list')
  const odd = value.items.find((item) => !isText(resolved(item)))
  if (!odd) return []
  const what = `An entry of \`allowed-tools\` is ${kindWords(odd)}`
  return [open('allowed-tools-type', what, 'Write each tool as text.', odd.span)]
}

/** "Path Safety": only files of the three folders, and only what lies inside of the skill's folder. */
function present(skill: Skill): Presentation {
  return {
    metadata: `${skill.name?.value ?? ''}: ${skill.description?.value ?? ''}`,
    instructions: bodyOf(skill),
    framing: null,
    resources: skill.bundle.resources.map(({ path, tier }) => ({
      path,
      why: tier === 'other' ? 'only scripts/, references/ and assets/ are listed' : null,
    })),
  }
}
