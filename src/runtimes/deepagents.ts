import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { resolved, type YamlMap, type YamlNode } from '../source/yaml.ts'
import { dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { pythonStrip } from './reader-python-text.ts'
import { deepagentsFence, readFenced } from './reader-regex.ts'
import { fenceReason } from './reason-fence.ts'
import { empty, folderMismatch, missing, nameForm, reason, tooLong, wrongType } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { asWritten, duplicateName, ignoredKeys, mapOf, noBlock, placeOf, shownAs, verdictOf } from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: false, blast: 'skill' } as const
const dialect = dialects.pyyaml

const roots: Roots = {
  owners: ['.agents', '.deepagents'],
  depth: 1,
  hidden: 'entered',
  links: 'unknown',
  rootFile: 'ignored',
  nested: 'hidden',
}

const tolerated = new Set<FenceFaultCode>(['blank-after-opening-dashes', 'closing-dashes-sloppy'])

export const deepagents: Runtime = {
  id: 'deepagents',
  title: 'LangChain Deep Agents',
  version: '0.7.32',
  evidence: [
    { basis: 'observed', cite: 'deepagents 0.7.32 (PyPI), _skill_metadata_from_response', date: '2026-11-30' },
    {
      basis: 'source',
      cite: 'langchain-ai/deepagents@23b83ad, libs/deepagents/deepagents/middleware/skills.py',
      date: '2026-08-21',
    },
    { basis: 'docs', cite: 'reference.langchain.com, deepagents-code, list_skills', date: '2026-11-30' },
  ],
  discovery:
    'The folders right below each configured source; dcode and the CLI configure .deepagents/skills and .agents/skills of the project and of home, and .claude/skills as an experiment. The last skill of a name wins.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'as the standard wants it',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: [Read]\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a name against the standard is warned of',
      files: { '.deepagents/skills/x/SKILL.md': '---\nname: [|My Skill|]\ndescription: d\n---\nB\n' },
      status: 'loads',
      reason: 'name-folder-mismatch',
    },
    {
      title: 'no value is shown as Python writes it',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\n[|description|]:\n---\nB\n' },
      status: 'altered',
      reason: 'value-coerced',
    },
    {
      title: 'a long description is cut',
      files: { '.agents/skills/x/SKILL.md': `---\nname: x\ndescription: [|${'d'.repeat(1025)}|]\n---\nB\n` },
      status: 'altered',
      reason: 'description-cut',
    },
    {
      title: 'a colon in an unquoted value',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'dropped',
      reason: 'colon-in-plain-value',
    },
    {
      title: 'a day that is none takes all skills down',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndate: [|2026-13-45|]\n---\nB\n' },
      status: 'dropped',
      reason: 'invalid-yaml',
    },
    {
      title: 'nothing behind the closing dashes',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|---|]' },
      status: 'dropped',
      reason: 'no-line-end-after-closing-dashes',
    },
  ],
}

interface Read {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
  /** What goes with the skill where it is refused. */
  readonly blast: Verdict['blast']
}

function load(skill: Skill, { catalog }: Situation): Verdict {
  const unread = [...away(skill), ...unreadable(skill)]
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  const { name } = found
  const rivals =
    name === null || !skill.name
      ? []
      : catalog.filter(
          (other) => other.path > skill.path && other.name?.value === skill.name?.value && read(other).name,
        )
  const twice = duplicateName(skill, name ?? '', rivals, 'the one that is listed last is kept')
  return verdictOf({ silent: unread.length > 0, blast: found.blast }, skill, [...found.reasons, ...twice], found)
}

/** Any folder can be configured as a source; these are only the usual ones. */
function away(skill: Skill): Reason[] {
  return notFound(skill, roots).map((each) =>
    each.code === 'outside-the-roots' ? { ...each, effect: 'unknown' } : each,
  )
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, blast: 'skill' }
}

function read(skill: Skill): Read {
  const { file, frontmatter } = skill
  const encoding = frontmatter.faults.find(({ code }) => code === 'not-utf-8')
  if (encoding) return lost(fenceReason(encoding))
  const block = readFenced(file.text, deepagentsFence)
  if ('missing' in block) return lost(noBlock(skill, tolerated, block.missing === 'opening' ? 'opening' : 'closing'))
  const yaml = readDialect(file, block.yaml, dialect)
  if (yaml.refusal) return { ...lost(yaml.refusal), blast: isUncaught(file.text, yaml.refusal) ? 'catalog' : 'skill' }
  const map = mapOf(skill, yaml.root)
  return 'code' in map ? lost(map) : fields(skill, map)
}

/** A day that is none, or a tag that its value does not fit: an error of Python's own, which nothing catches. */
function isUncaught(text: string, { code, span }: Reason): boolean {
  if (span === null) return false
  if (code === 'tag-in-yaml')
    return /!!(?:int|float|bool|timestamp)[ \t]+$/.test(text.slice(span.start - 20, span.start))
  return code === 'invalid-yaml' && /^\d{4}-\d\d?-\d\d?/.test(text.slice(span.start, span.end))
}

function fields(skill: Skill, map: YamlMap): Read {
  const values = fieldsIn(dialect, map)
  const name = textOf(values.get('name'))
  const description = textOf(values.get('description'))
  const wanting = (
    [
      ['name', name],
      ['description', description],
    ] as const
  ).flatMap(([field, text]) => {
    const place = placeOf(skill, field)
    if (text !== '') return []
    return [values.has(field) ? empty(field, place) : missing(field, place, skill.folder)]
  })
  if (wanting.length > 0) return lost(...wanting)
  const letters = [...description]
  const shown = letters.length > 1024 ? letters.slice(0, 1024).join('') : description
  return {
    name,
    description: shown,
    blast: 'skill',
    reasons: [
      ...coerced(skill, 'name', name),
      ...(shown === description ? coerced(skill, 'description', shown) : [cut(skill, letters.length)]),
      ...warnings(skill, name),
      ...annotations(values),
      ...ignoredKeys(skill, []),
    ],
  }
}

/** `str(value).strip()`, whatever the value is. */
function textOf(node: YamlNode | undefined): string {
  return node ? pythonStrip(valueIn(dialect, node).text) : ''
}

function coerced(skill: Skill, field: 'name' | 'description', shown: string): Reason[] {
  return asWritten(skill, field, shown) ? [] : [shownAs(skill, field, shown, 'value-coerced', 'Write it in quotes.')]
}

function cut(skill: Skill, length: number): Reason {
  const message = `\`description\` has ${length} characters and is cut behind the first 1024.`
  return {
    ...reason('description-cut', 'altered', message, 'Shorten it.', placeOf(skill, 'description')),
    name: 'description',
  }
}

/** What is against the standard is told in the log, and the skill loads. */
function warnings(skill: Skill, name: string): Reason[] {
  const place = placeOf(skill, 'name')
  const mismatch = skill.folder !== null && skill.folder !== name
  const found = [
    ...(mismatch ? [folderMismatch(name, skill.folder, 'ignored', place)] : []),
    ...nameForm(name, 'unicode', 'code points', place),
  ]
  return found.map((each) => ({ ...each, effect: 'ignored' }))
}

/** License and compatibility stand in the list beside the description; the tools are told below it. */
function annotations(values: ReadonlyMap<string, YamlNode>): Reason[] {
  const found: Reason[] = []
  for (const [key, code] of [
    ['license', 'license-rewritten'],
    ['compatibility', 'compatibility-coerced'],
  ] as const) {
    const node = values.get(key)
    const value = node ? resolved(node) : null
    const shown = textOf(node)
    if (!node || (value?.kind === 'scalar' && value.value.trim() === shown)) continue
    const message = `\`${key}\` is shown as \`${shown.slice(0, 60)}\`.`
    found.push({ ...reason(code, 'altered', message, 'Write it as one text, in quotes.', node.span), name: key })
  }
  const compatibility = values.get('compatibility')
  const text = textOf(compatibility)
  if (compatibility && [...text].length > 500) {
    found.push(tooLong('compatibility', 'altered', text, 500, 'code points', compatibility.span))
  }
  const tools = values.get('allowed-tools')
  const kind = tools ? valueIn(dialect, tools).kind : 'null'
  if (tools && kind !== 'null' && kind !== 'text' && kind !== 'list') {
    found.push(wrongType('allowed-tools-type', 'altered', 'allowed-tools', resolved(tools) ?? tools, 'text'))
  }
  const metadata = values.get('metadata')
  const map = metadata ? resolved(metadata) : null
  if (map && map.kind !== 'map' && !(map.kind === 'scalar' && map.value === '')) {
    found.push(wrongType('metadata-lost', 'altered', 'metadata', map, 'a map'))
  }
  return found
}

/** The model opens the file itself, frontmatter included. */
function present(skill: Skill): Presentation {
  const { name, description } = read(skill)
  const shown = name ?? skill.name?.value ?? ''
  return {
    metadata: `- **${shown}**: ${description ?? skill.description?.value ?? ''}\n  -> Read \`${skill.filePath}\` for full instructions`,
    instructions: skill.file.text,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
