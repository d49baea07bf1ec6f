import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { SourceFile } from '../source/file.ts'
import { spanOf } from '../source/span.ts'
import type { YamlNode } from '../source/yaml.ts'
import { dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { type GrayMatter, isEmptyMatter, readGrayMatter } from './reader-gray-matter.ts'
import { jsonMatter, rewrittenMatter } from './reader-opencode.ts'
import { missing, reason } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { duplicateName, ignoredKeys, mapOf, noBlock, notText, placeOf, verdictOf, wideText } from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: true, blast: 'skill' } as const
const dialect = dialects['js-yaml-3']

const roots: Roots = {
  owners: ['.agents', '.claude', '.opencode'],
  depth: null,
  hidden: 'entered',
  links: 'followed',
  rootFile: 'found',
  nested: 'found',
}

const tolerated = new Set<FenceFaultCode>([
  'byte-order-mark',
  'blank-after-opening-dashes',
  'text-on-opening-line',
  'closing-dashes-sloppy',
  'no-line-end-after-closing-dashes',
  'frontmatter-not-closed',
  'not-utf-8',
])

export const opencode: Runtime = {
  id: 'opencode',
  title: 'opencode',
  version: '1.18.33 (V1 loader)',
  evidence: [
    { basis: 'observed', cite: 'vectors/probes.jsonl and corpus.jsonl, opencode-ai 1.18.33', date: '2026-11-30' },
    {
      basis: 'source',
      cite: 'opencode-ai 1.18.33, Skill and ConfigMarkdown modules of the binary',
      date: '2026-11-30',
    },
    {
      basis: 'observed',
      cite: 'opencode-ai 1.18.33, debug skill: YAML that cannot be rewritten is dropped without a word (read in its source: an error event); `---json` is read, `---js` is run',
      date: '2026-11-30',
    },
    { basis: 'docs', cite: 'anomalyco/opencode@0e83f10, packages/web/src/content/docs/skills.mdx', date: '2026-08-21' },
  ],
  discovery:
    '.claude/skills and .agents/skills from the working directory up to the worktree, at any depth, dot folders included, and skill/ or skills/ of every .opencode folder; the same under home. Links are followed. Of skills of one name one is kept, and which is not fixed.',
  wellKnown: true,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'any name, any length',
      files: { '.opencode/skills/x/SKILL.md': '---\nname: Any Name\ndescription: d\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'a colon in an unquoted value is repaired',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'loads',
      reason: 'yaml-repaired',
    },
    {
      title: 'a key with a hyphen is not repaired',
      files: {
        '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nargument-hint: a[|:|] b\n---\nB\n',
      },
      status: 'dropped',
      reason: 'colon-in-plain-value',
    },
    {
      title: 'a date as name',
      files: { '.agents/skills/x/SKILL.md': '---\nname: [|2024-01-01|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'field-not-text',
    },
    {
      title: 'no description',
      files: { '.agents/skills/x/SKILL.md': '[|---|]\nname: x\n---\nB\n' },
      status: 'withheld',
      reason: 'description-not-listed',
    },
    {
      title: 'an empty line before the block',
      files: { '.agents/skills/x/SKILL.md': '[||]\n---\nname: x\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'content-before-frontmatter',
    },
    {
      title: 'the block may be open to the end of the file',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\n' },
      status: 'loads',
    },
  ],
}

interface Read {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
  readonly body: string
  /** True where a refusal is told: YAML that breaks again after it was rewritten. */
  readonly told: boolean
}

function load(skill: Skill, { catalog }: Situation): Verdict {
  // `.opencode` is searched without dot folders, the others with them.
  const hidden = skill.place.owner === '.opencode' ? 'skipped' : 'entered'
  const away = notFound(skill, { ...roots, hidden })
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? lost(false, ...unread) : read(skill)
  const reasons = [...found.reasons, ...(found.name === null ? [] : duplicates(skill, found.name, catalog))]
  return verdictOf({ ...traits, silent: !found.told }, skill, reasons, found)
}

function duplicates(skill: Skill, name: string, catalog: readonly Skill[]): Reason[] {
  const rivals = catalog.filter(
    (other) => skill.name && other.name?.value === skill.name.value && other.path < skill.path,
  )
  return duplicateName(skill, name, rivals, 'one of them is kept, and which one is not fixed')
}

function lost(told: boolean, ...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, body: '', told }
}

function read(skill: Skill): Read {
  const { file } = skill
  const wide = wideText(skill)
  if (wide.length > 0) return lost(false, ...wide)
  const block = readGrayMatter(file.text)
  if (!block) return lost(false, noBlock(skill, tolerated, 'opening'))
  const body = file.text.slice(block.bodyStart)
  if (!/^(?:ya?ml)?$/i.test(block.language)) return { ...otherLanguage(skill, block), body }
  if (isEmptyMatter(file.slice(block.matter))) return lost(false, missing('name', placeOf(skill, 'name'), skill.folder))
  const yaml = readDialect(file, block.matter, dialect)
  if (!yaml.refusal) return { ...fields(skill, yaml.root), body }
  if (yaml.refusal.effect === 'unknown') return lost(false, yaml.refusal)
  const rewritten = rewrittenMatter(file.text, block)
  if (rewritten === null) return lost(false, yaml.refusal)
  const again = readDialect(new SourceFile('', rewritten), spanOf(0, rewritten.length), dialect)
  if (again.refusal) return lost(true, yaml.refusal)
  const found = fields(skill, again.root)
  return { ...found, body, reasons: [repair(yaml.refusal), ...found.reasons] }
}

function repair({ message, cure, span, name }: Reason): Reason {
  const told = `${message} The value is made a literal block and read again.`
  return { ...reason('yaml-repaired', 'ignored', told, cure, span), ...(name ? { name } : {}) }
}

function fields(skill: Skill, root: YamlNode | null): Read {
  const map = mapOf(skill, root)
  if ('code' in map) return lost(false, map)
  const values = fieldsIn(dialect, map)
  const wrong = (['name', 'description'] as const).flatMap((field) => wrongValue(skill, field, values.get(field)))
  const [name, description] = [values.get('name'), values.get('description')]
  if (!name) return lost(false, missing('name', placeOf(skill, 'name'), skill.folder))
  if (wrong.length > 0) return lost(false, ...wrong)
  return shown(skill, valueIn(dialect, name).text, description ? valueIn(dialect, description).text : null)
}

function shown(skill: Skill, name: string, description: string | null): Read {
  const reasons = [...(description === null ? [notListed(skill)] : []), ...ignoredKeys(skill, [])]
  return { name, description, reasons, body: '', told: false }
}

function wrongValue(skill: Skill, field: 'name' | 'description', node: YamlNode | undefined): Reason[] {
  if (!node) return []
  const { kind } = valueIn(dialect, node)
  return kind === 'text' ? [] : [notText(skill, field, node, kind)]
}

function notListed(skill: Skill): Reason {
  const message = 'There is no description, so the skill loads and is left out of the list that the model sees.'
  return reason('description-not-listed', 'withheld', message, 'Add `description:`.', placeOf(skill, 'description'))
}

/** A word behind the opening dashes: `json` is read as such, `js` is run as a program, any other ends in an error. */
function otherLanguage(skill: Skill, block: GrayMatter): Read {
  const { language } = block
  if (language === 'json') {
    const values = jsonMatter(skill.file.text, block)
    const { name, description = null } = values ?? {}
    if (typeof name === 'string' && (description === null || typeof description === 'string')) {
      return shown(skill, name, description)
    }
  }
  const program = /^(?:js|javascript)$/i.test(language)
  const message = program
    ? `The frontmatter is opened as \`${language}\`, and it is run as a program to learn its values.`
    : `The frontmatter is opened as \`${language.slice(0, 40)}\`, which is no YAML.`
  const span = {
    start: 0,
    end: skill.file.text.indexOf('\n') < 0 ? skill.file.text.length : skill.file.text.indexOf('\n'),
  }
  const effect = program ? 'unknown' : 'dropped'
  return lost(false, reason('text-on-opening-line', effect, message, 'Make the first line exactly three dashes.', span))
}

function present(skill: Skill): Presentation {
  const { name, description, body } = read(skill)
  const shownName = name ?? skill.name?.value ?? ''
  return {
    metadata: `- **${shownName}**: ${description ?? skill.description?.value ?? ''}`,
    instructions: `# Skill: ${shownName}\n\n${body.trim()}`,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
