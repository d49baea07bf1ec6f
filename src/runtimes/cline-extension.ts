import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { clineFence, readFenced } from './reader-regex.ts'
import { empty, folderMismatch, missing } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { ignoredKeys, mapOf, noBlock, notText, placeOf, verdictOf, wideText } from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Verdict } from './runtime.ts'

const traits = { silent: true, blast: 'skill' } as const
const dialect = dialects['js-yaml-4']

const roots: Roots = {
  owners: ['.claude', '.cline', '.clinerules'],
  depth: 1,
  hidden: 'entered',
  links: 'followed',
  rootFile: 'ignored',
  nested: 'hidden',
}

const tolerated = new Set<FenceFaultCode>(['closing-dashes-sloppy', 'no-line-end-after-closing-dashes', 'not-utf-8'])

/** Cline for VS Code before it asked the SDK for the skills. */
export const clineExtension: Runtime = {
  id: 'cline@3.87',
  title: 'Cline 3.87 for VS Code',
  version: '3.87',
  evidence: [
    {
      basis: 'source',
      cite: 'cline/cline@1040805 and @2aa6990, src/core/context/instructions/user-instructions/skills.ts and frontmatter.ts',
      date: '2026-08-21',
    },
    { basis: 'observed', cite: 'js-yaml 4.1.1 (npm), as it calls it', date: '2026-11-30' },
  ],
  discovery:
    'The folders right below .clinerules/skills, .cline/skills and .claude/skills of the project, then ~/.cline/skills, which wins. Links are followed.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'as the standard wants it',
      files: { '.claude/skills/x/SKILL.md': '---\nname: x\ndescription: d\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a name that is not the folder’s',
      files: { '.cline/skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-folder-mismatch',
    },
    {
      title: 'a date as name',
      files: { '.cline/skills/2024-01-01/SKILL.md': '---\nname: [|2024-01-01|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'field-not-text',
    },
    {
      title: 'a byte order mark',
      files: { '.cline/skills/x/SKILL.md': '[|\uFEFF|]---\nname: x\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'byte-order-mark',
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
  const away = notFound(skill, roots)
  const unread = away.length > 0 ? away : [...unreadable(skill), ...wideText(skill)]
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  return verdictOf(traits, skill, found.reasons, found)
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, body: '' }
}

/** Both fields as text, and the folder's name. What is no YAML holds no keys. */
function read(skill: Skill): Read {
  const { file } = skill
  const block = readFenced(file.text, { ...clineFence, byteOrderMark: 'kept' })
  if ('missing' in block) return lost(noBlock(skill, tolerated, block.missing === 'opening' ? 'opening' : 'closing'))
  const yaml = readDialect(file, block.yaml, dialect)
  if (yaml.refusal) return lost(yaml.refusal)
  const map = mapOf(skill, yaml.root)
  if ('code' in map) return lost(map)
  const values = fieldsIn(dialect, map)
  const wrong = (['name', 'description'] as const).flatMap((field) => {
    const node = values.get(field)
    const value = node ? valueIn(dialect, node) : null
    if (!node || !value) return [missing(field, placeOf(skill, field), skill.folder)]
    if (value.kind === 'null' || (value.kind === 'text' && value.text === ''))
      return [empty(field, placeOf(skill, field))]
    return value.kind === 'text' ? [] : [notText(skill, field, node, value.kind)]
  })
  const [name = '', description = ''] = ['name', 'description'].map((key) => {
    const node = values.get(key)
    return node ? valueIn(dialect, node).text : ''
  })
  const mismatch = skill.folder !== null && skill.folder !== name
  if (mismatch && wrong.length === 0) wrong.push(folderMismatch(name, skill.folder, 'dropped', placeOf(skill, 'name')))
  if (wrong.length > 0) return lost(...wrong)
  return { name, description, body: file.text.slice(block.bodyStart).trim(), reasons: ignoredKeys(skill, []) }
}

function present(skill: Skill): Presentation {
  const { name, description, body } = read(skill)
  return {
    metadata: `  - "${name ?? skill.name?.value ?? ''}": ${description ?? skill.description?.value ?? ''}`,
    instructions: body,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
