import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import type { YamlNode, YamlPair, YamlScalar } from '../source/yaml.ts'
import { kindWords } from '../source/yaml-scalar.ts'
import { mergedPairs } from './reader-go-yaml.ts'
import { splitOnDashes } from './reader-split.ts'
import { readStrictYaml, strictText } from './reader-strict-yaml.ts'
import { fenceReason } from './reason-fence.ts'
import { empty, folderMismatch, missing, nameForm, reason, tooLong, wrongType } from './reason-field.ts'
import { unreadable } from './reason-place.ts'
import { type Presentation, type Reason, type Runtime, type Verdict, verdict } from './runtime.ts'

const source = 'agentskills/agentskills@69ef37e, skills-ref/src/skills_ref'
const traits = { silent: false, blast: 'skill' } as const

/** The six keys of the standard (validator.py:15-22). */
const keys: readonly string[] = ['allowed-tools', 'compatibility', 'description', 'license', 'metadata', 'name']

export const skillsRef: Runtime = {
  id: 'skills-ref',
  title: 'skills-ref, the reference validator of the open standard',
  version: '0.1.1, with strictyaml 1.7.3',
  evidence: [
    { basis: 'observed', cite: 'skills-ref 0.1.1 (PyPI), validate() run on made and real files', date: '2026-11-30' },
    { basis: 'source', cite: `${source}/parser.py and validator.py`, date: '2026-08-09' },
  ],
  discovery: 'The one folder it is given; SKILL.md, else skill.md. It searches for nothing.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'the six keys of the standard',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nlicense: MIT\nallowed-tools: Read\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a key that the standard does not know',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|version|]: 1.0.0\n---\nB\n' },
      status: 'dropped',
      reason: 'unknown-key',
    },
    {
      title: 'a list in brackets',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: [|[|]Read]\n---\nB\n' },
      status: 'dropped',
      reason: 'flow-style',
    },
    {
      title: 'a tab in a plain value',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: a[|\t|]b\n---\nB\n' },
      status: 'dropped',
      reason: 'tab-in-value',
    },
    {
      title: 'three dashes in a value of metadata',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata:\n  a: b[|---|]c\n---\nB\n' },
      status: 'altered',
      reason: 'dashes-in-value',
    },
    {
      title: 'a name in another script',
      files: { 'skills/技能/SKILL.md': '---\nname: 技能\ndescription: d\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a name that is not the folder’s',
      files: { 'skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-folder-mismatch',
    },
    {
      title: 'a byte order mark',
      files: { 'skills/x/SKILL.md': '[|\uFEFF|]---\nname: x\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'byte-order-mark',
    },
  ],
}

function load(skill: Skill): Verdict {
  const unread = unreadable(skill)
  const closed = unread.length > 0 ? unread : fenceReasons(skill)
  const split = splitOnDashes(skill.file.text)
  if (closed.length > 0 || !split) return verdict(traits, closed, { name: null, description: null })
  const { root, refusals } = readStrictYaml(skill.file.text, split.yaml)
  const cut = cutReason(skill, split.yaml.end)
  if (refusals.length > 0 || root?.kind !== 'map') {
    return verdict(traits, blockReasons(skill, root, refusals, cut), { name: null, description: null })
  }
  const pairs = mergedPairs(root)
  const fields = fieldReasons(pairs, skill.folder)
  return verdict(traits, cut ? [cut, ...fields] : fields, {
    name: strip(textOf(pairs, 'name') ?? ''),
    description: strip(textOf(pairs, 'description') ?? ''),
  })
}

/** Faults that keep `text.startsWith('---')` from being true (parser.py). */
const openers: readonly FenceFaultCode[] = [
  'byte-order-mark',
  'content-before-frontmatter',
  'escaped-dashes',
  'frontmatter-in-code-fence',
  'frontmatter-missing',
]

function fenceReasons({ file, frontmatter: { faults, opening } }: Skill): Reason[] {
  const told = (codes: readonly FenceFaultCode[], span: Span): Reason[] => {
    const fault = faults.find((each) => codes.includes(each.code))
    return [fenceReason(fault ?? { code: codes.at(-1) ?? 'frontmatter-missing', span, detail: '' })]
  }
  // The text is decoded as a whole, so one bad byte anywhere ends it with a stack trace.
  if (file.encoding !== 'utf-8') return told(['not-utf-8'], spanOf(0, 0))
  if (!file.text.startsWith('---')) return told(openers, spanOf(0, 0))
  return splitOnDashes(file.text) ? [] : told(['frontmatter-not-closed'], opening ?? spanOf(0, 3))
}

/** Where the file is cut elsewhere than its author closes the block, and so that text changes sides; null where nothing is lost. */
function cutReason({ file: { text }, frontmatter: { closing } }: Skill, at: number): Reason | null {
  if (closing?.start === at) return null
  const before = text.slice(Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('\r', at)) + 1, at)
  const behind = /^[^\r\n]*/.exec(text.slice(at))?.[0] ?? ''
  if (before.trim() === '' && behind.trim() === '---' && closing === null) return null
  if (before === '' && behind.trim() !== '---') {
    const fault = {
      code: 'closing-dashes-sloppy',
      span: spanOf(at, at + behind.length),
      detail: `it is \`${behind}\``,
    } as const
    return fenceReason(fault, 'altered')
  }
  const message =
    'Three dashes stand inside the frontmatter, and the file is cut there: the rest of it goes to the body.'
  return reason('dashes-in-value', 'altered', message, 'Write two dashes, or a dash sign.', spanOf(at, at + 3))
}

/** Why the block gives no map: the dashes that cut it short where the author's own block is sound, else what is wrong with it. */
function blockReasons(skill: Skill, root: YamlNode | null, refusals: readonly Reason[], cut: Reason | null): Reason[] {
  const opening = skill.frontmatter.faults.find((fault) => fault.code === 'text-on-opening-line')
  if (opening) return [fenceReason(opening)]
  if (cut?.code === 'dashes-in-value' && skill.frontmatter.yaml?.faults.length === 0)
    return [{ ...cut, effect: 'dropped' }]
  if (refusals.length > 0) return [...refusals]
  const place = skill.frontmatter.opening ?? spanOf(0, 3)
  if (!root || (root.kind === 'scalar' && root.style === 'empty')) {
    return [
      reason('frontmatter-empty', 'dropped', 'The frontmatter is empty.', 'Add `name:` and `description:`.', place),
    ]
  }
  return [wrongType('not-a-mapping', 'dropped', 'The frontmatter', root, '`key: value` lines')]
}

function fieldReasons(pairs: readonly YamlPair[], folder: string | null): Reason[] {
  return [
    ...unknownKeys(pairs),
    ...nameReasons(entry(pairs, 'name'), folder),
    ...descriptionReasons(entry(pairs, 'description')),
    ...compatibilityReasons(entry(pairs, 'compatibility')),
    ...metadataReasons(entry(pairs, 'metadata')),
  ]
}

function unknownKeys(pairs: readonly YamlPair[]): Reason[] {
  const unknown = pairs.filter((pair) => !keys.includes(pair.key.value))
  const first = unknown[0]
  if (!first) return []
  const names = unknown.map((pair) => `\`${pair.key.value}\``).join(', ')
  const message = `${unknown.length === 1 ? `The key ${names} is` : `The keys ${names} are`} none of the six of the standard (${keys.join(', ')}).`
  const cure = 'Move it under `metadata:` as text, or leave it out.'
  return [{ ...reason('unknown-key', 'dropped', message, cure, first.key.span), name: first.key.value }]
}

function nameReasons(value: YamlNode | null, folder: string | null): Reason[] {
  if (!value) return [missing('name', top, folder)]
  if (value.kind !== 'scalar') return [wrongType('name-type', 'dropped', 'name', value, 'text')]
  const name = strip(value.value).normalize('NFKC')
  if (name === '') return [empty('name', value.span)]
  const form = nameForm(name, 'unicode', 'code points', value.span)
  if (folder === null || folder.normalize('NFKC') === name) return form
  return [...form, folderMismatch(name, folder, 'dropped', value.span)]
}

function descriptionReasons(value: YamlNode | null): Reason[] {
  if (!value) return [missing('description', top, null)]
  if (value.kind !== 'scalar') return [wrongType('description-type', 'dropped', 'description', value, 'text')]
  if (strip(value.value) === '') return [empty('description', value.span)]
  const long = longer('description', value.value, 1024, value.span)
  return strictText(value) === value.value ? long : [...long, lineSeparator(value)]
}

function lineSeparator({ value, span }: YamlScalar): Reason {
  const at = span.start + value.indexOf('\u0085')
  const message = 'U+0085 in an unquoted value ends the line, and is read as a blank.'
  return reason('line-separator', 'altered', message, 'Replace it with a blank.', spanOf(at, at + 1))
}

function compatibilityReasons(value: YamlNode | null): Reason[] {
  if (!value) return []
  if (value.kind !== 'scalar') return [wrongType('compatibility-type', 'dropped', 'compatibility', value, 'text')]
  return longer('compatibility', value.value, 500, value.span)
}

function longer(field: 'description' | 'compatibility', text: string, limit: number, span: Span): Reason[] {
  return [...text].length > limit ? [tooLong(field, 'dropped', text, limit, 'code points', span)] : []
}

/** `str()` of each value (parser.py): a list or map comes out as Python writes it. */
function metadataReasons(value: YamlNode | null): Reason[] {
  if (value?.kind !== 'map') return []
  return value.pairs.flatMap(({ key, value: inner }) => {
    if (inner.kind === 'scalar') return []
    const message = `\`metadata.${key.value}\` is ${kindWords(inner)} and is turned into text.`
    return [
      { ...reason('metadata-value-coerced', 'altered', message, 'Write it as one text.', key.span), name: key.value },
    ]
  })
}

const top = spanOf(0, 3)

function entry(pairs: readonly YamlPair[], name: string): YamlNode | null {
  return pairs.find((pair) => pair.key.value === name)?.value ?? null
}

function textOf(pairs: readonly YamlPair[], name: string): string | null {
  const value = entry(pairs, name)
  return value?.kind === 'scalar' ? strictText(value) : null
}

/** Python's `str.strip()`, which differs from `trim()` in the separators U+001C to U+001F, U+0085 and the byte order mark. */
function strip(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && blank.test(text[start] ?? '')) start += 1
  while (end > start && blank.test(text[end - 1] ?? '')) end -= 1
  return text.slice(start, end)
}

const blank = /(?!\uFEFF)[\s\u001c-\u001f\u0085]/

/** The form that `skills-ref to-prompt` writes (prompt.py); it leaves the reading of files to the client. */
function present(skill: Skill): Presentation {
  const { name, description } = load(skill)
  const split = splitOnDashes(skill.file.text)
  const parts = {
    name: name ?? skill.name?.value ?? '',
    description: description ?? skill.description?.value ?? '',
    location: skill.filePath,
  }
  const lines = Object.entries(parts).map(([tag, text]) => `<${tag}>\n${escaped(text)}\n</${tag}>`)
  return {
    metadata: `<skill>\n${lines.join('\n')}\n</skill>`,
    instructions: split ? strip(skill.file.text.slice(split.bodyStart)) : '',
    framing: null,
    resources: skill.bundle.resources.map((resource) => ({ path: resource.path, why: null })),
  }
}

function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
