import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import { type HermesBlock, type HermesValue, isFalse, readHermes, stripped } from './reader-hermes.ts'
import { fenceReason } from './reason-fence.ts'
import { reason } from './reason-field.ts'
import { gateReasons } from './reason-hermes.ts'
import { insideAnother, notFound, type Roots, unreadable } from './reason-place.ts'
import { asWritten, ignoredKeys, namedByFolder, noBlock, placeOf, shownAs, verdictOf } from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const source = 'hermes-agent 0.19.0 (PyPI)'
const traits = { silent: true, blast: 'skill' } as const

const roots: Roots = {
  owners: ['.agents', '.hermes'],
  depth: null,
  hidden: 'entered',
  links: 'followed',
  rootFile: 'found',
  nested: 'found',
}

/** Folders that are never entered (skill_utils.py, EXCLUDED_SKILL_DIRS). */
const excluded: ReadonlySet<string> = new Set([
  '.git',
  '.github',
  '.hub',
  '.archive',
  '.venv',
  'venv',
  'node_modules',
  'site-packages',
  '__pycache__',
  '.tox',
  '.nox',
  '.pytest_cache',
  '.mypy_cache',
  '.ruff_cache',
])

/** Folders of a skill that hold no skills of their own (skill_utils.py, SKILL_SUPPORT_DIRS). */
const support: ReadonlySet<string> = new Set(['references', 'templates', 'assets', 'scripts'])

/** Keys that Hermes reads or documents beside the standard's (tools/skills_tool.py). */
const ownKeys = [
  'author',
  'environments',
  'platforms',
  'prerequisites',
  'related_skills',
  'required_credential_files',
  'required_environment_variables',
  'setup',
  'tags',
  'version',
]

/** Characters of a description in the list that is in the model's context, the three dots included. */
const LISTED = 60
/** Characters of a file that `skills_list` reads. */
const LIST_READS = 4000

const tolerated = new Set<FenceFaultCode>([
  'byte-order-mark',
  'blank-after-opening-dashes',
  'closing-dashes-sloppy',
  'line-ends-carriage-return',
  'not-utf-8',
  'text-on-opening-line',
])

export const hermes: Runtime = {
  id: 'hermes',
  title: 'Hermes Agent',
  version: '0.19.0, and main at 010929c for the roots of a project',
  evidence: [
    {
      basis: 'observed',
      cite: `${source}, agent/prompt_builder.py and tools/skills_tool.py run on made and real files`,
      date: '2026-11-30',
    },
    { basis: 'source', cite: 'NousResearch/hermes-agent@010929c, agent/skill_utils.py', date: '2026-08-21' },
    { basis: 'source', cite: 'NousResearch/hermes-agent@00075f3, toolsets.py', date: '2026-08-21' },
  ],
  discovery:
    '~/.hermes/skills and the external_dirs of its settings; .hermes/skills and .agents/skills of a project once `hermes skills trust` was said (0.19.0 does not read them yet). Any depth, dot folders and links included, but no caches, no .git and .github, and no references, templates, assets or scripts folder of a skill.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'a short description, and no name',
      files: { '.hermes/skills/x/SKILL.md': '[|---|]\ndescription: d\n---\nB\n' },
      status: 'loads',
      reason: 'name-from-folder',
    },
    {
      title: 'only the first 57 characters are listed',
      files: { '.hermes/skills/x/SKILL.md': `---\nname: x\ndescription: [|${'d'.repeat(61)}|]\n---\nB\n` },
      status: 'altered',
      reason: 'description-cut',
    },
    {
      title: 'what is no YAML is cut at the first colon of each line',
      files: { '.hermes/skills/x/SKILL.md': '---\nname: "x"\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'altered',
      reason: 'yaml-fallback',
    },
    {
      title: 'for another system',
      files: { '.hermes/skills/x/SKILL.md': '---\nname: x\ndescription: d\nplatforms: [|[macos]|]\n---\nB\n' },
      status: 'withheld',
      reason: 'wrong-system',
    },
    {
      title: 'a toolset that there is not',
      files: {
        '.hermes/skills/x/SKILL.md':
          '---\nname: x\ndescription: d\nmetadata:\n  hermes:\n    requires_toolsets: [|[nope]|]\n---\nB\n',
      },
      status: 'withheld',
      reason: 'gate-unmet',
    },
    {
      title: 'no line end behind the closing dashes',
      files: { '.hermes/skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|---|]' },
      status: 'altered',
      reason: 'no-line-end-after-closing-dashes',
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
  const away = [...notFound(skill, roots), ...leftOut(skill)]
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? { reasons: unread, name: null, description: null } : read(skill)
  const twice = found.name === null ? [] : ambiguous(skill, found.name, situation.catalog)
  return verdictOf(traits, skill, [...found.reasons, ...twice], found)
}

function leftOut(skill: Skill): Reason[] {
  const around = skill.insideSkill
  const inner = around === null ? '' : (skill.path.slice(around === '.' ? 0 : around.length + 1).split('/')[0] ?? '')
  if (support.has(inner)) return [insideAnother(skill, 'dropped')]
  const below = skill.path.split('/').slice(-Math.max(1, skill.place.depth))
  const name = below.find((each) => excluded.has(each))
  if (!name) return []
  const message = `The skill stands inside \`${name}\`, and such folders are not entered.`
  return [reason('hidden-folder', 'dropped', message, 'Move it out of that folder.', spanOf(0, 0))]
}

/** Two skills of one name are listed once, and neither is opened by that name. */
function ambiguous(skill: Skill, name: string, catalog: readonly Skill[]): Reason[] {
  const other = catalog.find((each) => each !== skill && each.name?.value === name && skill.name?.value === name)
  if (!other) return []
  const message = `\`${name}\` is also the name of \`${other.path}\`, and a name that leads to two skills is not opened.`
  const found = reason(
    'duplicate-name',
    'altered',
    message,
    'Give each skill a name of its own.',
    placeOf(skill, 'name'),
  )
  const related = { path: other.filePath, span: other.name?.span ?? null, message: 'the other one' }
  return [{ ...found, name, related }]
}

function read(skill: Skill): Read {
  const encoding = skill.frontmatter.faults.find(({ code }) => code === 'not-utf-8')
  if (encoding) {
    const reasons = [fenceReason(encoding, 'altered'), namedByFolder(skill, 'The file cannot be read')]
    return { reasons, name: skill.folder, description: null }
  }
  const block = readHermes(skill)
  if (block.refusal?.effect === 'unknown') return { reasons: [block.refusal], name: null, description: null }
  const name = nameOf(skill, block)
  const { shown, whole } = descriptionOf(block.values.get('description'))
  const reasons = [
    ...blockReasons(skill, block),
    ...nameReasons(skill, block, name),
    ...descriptionReasons(skill, block, shown, whole),
    ...gateReasons(block),
    ...listed(skill, block),
    ...ignoredKeys(skill, ownKeys),
  ]
  return { name, description: shown || null, reasons }
}

function nameOf(skill: Skill, { values }: HermesBlock): string {
  const value = values.get('name')
  return (value ? value.text : skill.folder) || (skill.folder ?? '')
}

/** Quotes around the text are taken off, whatever they are part of (skill_utils.py, extract_skill_description). */
function descriptionOf(value: HermesValue | undefined): { readonly shown: string; readonly whole: string } {
  const whole = !value || isFalse(value) ? '' : stripped(value.text).replace(/^['"]+|['"]+$/g, '')
  const letters = [...whole]
  return { whole, shown: letters.length > LISTED ? `${letters.slice(0, LISTED - 3).join('')}...` : whole }
}

function blockReasons(skill: Skill, block: HermesBlock): Reason[] {
  const { missing, refusal, values } = block
  if (missing) return [{ ...noBlock(skill, tolerated, missing), effect: 'altered' }]
  if (!refusal) return []
  const name = values.get('name')?.text ?? ''
  const description = values.get('description')?.text ?? ''
  const bare = /^(["']).*\1$/.test(description) || !/^["'|>]|["']$/.test(description)
  const asMeant = block.linesOnly && bare && !/^['"]/.test(name)
  const message = `${refusal.message} Each line is cut at its first colon instead.`
  const told = reason('yaml-fallback', asMeant ? 'ignored' : 'altered', message, refusal.cure, refusal.span)
  return [refusal.name ? { ...told, name: refusal.name } : told]
}

function nameReasons(skill: Skill, { values, refusal }: HermesBlock, name: string): Reason[] {
  const value = values.get('name')
  if (!value || value.text === '') return [namedByFolder(skill, 'There is no name')]
  if (refusal || isAsWritten(skill, 'name', value, name)) return []
  return [shownAs(skill, 'name', name, 'value-coerced', 'Write it as one text, in quotes.')]
}

function isAsWritten(
  skill: Skill,
  field: 'name' | 'description',
  value: HermesValue | undefined,
  shown: string,
): boolean {
  return value?.kind !== 'list' && value?.kind !== 'map' && asWritten(skill, field, shown)
}

function descriptionReasons(skill: Skill, block: HermesBlock, shown: string, whole: string): Reason[] {
  const place = placeOf(skill, 'description')
  if (whole === '') {
    const message = 'There is no description: the list shows the name alone, and `skills_list` the body’s first line.'
    return [reason('description-from-body', 'altered', message, 'Add `description:`.', place)]
  }
  if (shown !== whole) {
    const message = `The description has ${[...whole].length} characters; the list that the model sees has the first 57 and three dots.`
    return [reason('description-cut', 'altered', message, 'Say what matters in the first 57 characters.', place)]
  }
  if (block.refusal || isAsWritten(skill, 'description', block.values.get('description'), shown)) return []
  return [shownAs(skill, 'description', shown, 'value-coerced', 'Write it as one text, in quotes.')]
}

/** `skills_list` reads the beginning of the file, and skips a skill whose name or description is no text. */
function listed(skill: Skill, block: HermesBlock): Reason[] {
  if (block.missing || [...skill.file.text].length <= LIST_READS) return []
  if (readHermes(skill, LIST_READS).missing === null) return []
  const message =
    'The frontmatter is longer than the 4,000 characters that `skills_list` reads, which finds none in it.'
  const closing: Span | null = skill.frontmatter.closing
  return [reason('field-lost', 'altered', message, 'Shorten the frontmatter.', closing)]
}

/** `skill_view` hands out the whole file, frontmatter included. */
function present(skill: Skill): Presentation {
  const { name, description } = read(skill)
  return {
    metadata: `    - ${name ?? ''}${description ? `: ${description}` : ''}`,
    instructions: skill.file.text,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
