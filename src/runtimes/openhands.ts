import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { SourceFile } from '../source/file.ts'
import { spanOf } from '../source/span.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import { dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { type OpenHandsFields, readOpenHandsFields } from './reader-openhands.ts'
import { pythonStrip } from './reader-python-text.ts'
import { pythonFrontmatterFence, readFenced } from './reader-regex.ts'
import { fenceReason } from './reason-fence.ts'
import { empty, folderMismatch, nameForm, reason } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { asWritten, ignoredKeys, mapOf, namedByFolder, noBlock, placeOf, shownAs, verdictOf } from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Verdict } from './runtime.ts'

const traits = { silent: false, blast: 'skill' } as const
const dialect = dialects['pyyaml-c']

const roots: Roots = {
  owners: ['.agents', '.openhands'],
  depth: 1,
  hidden: 'entered',
  links: 'followed',
  rootFile: 'ignored',
  nested: 'hidden',
}

const tolerated = new Set<FenceFaultCode>([
  'blank-after-opening-dashes',
  'closing-dashes-sloppy',
  'line-ends-carriage-return',
  'no-line-end-after-closing-dashes',
])

export const openhands: Runtime = {
  id: 'openhands',
  title: 'OpenHands SDK',
  version: '1.58.2',
  evidence: [
    { basis: 'observed', cite: 'openhands-sdk 1.58.2 (PyPI), Skill.load and to_prompt', date: '2026-11-30' },
    {
      basis: 'source',
      cite: 'openhands-sdk 1.58.2, openhands/sdk/skills/skill.py and utils.py; python-frontmatter 1.3.0',
      date: '2026-11-30',
    },
    {
      basis: 'source',
      cite: 'OpenHands/software-agent-sdk@611629e, where a value of the wrong type loses the whole folder; 1.58.2 skips that skill alone',
      date: '2026-08-22',
    },
  ],
  discovery:
    'The folders right below .agents/skills, .openhands/skills and .openhands/microagents of the working directory, then of the repository’s top, then of home; the first skill of a name wins. SKILL.md in any case; links are followed.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'as the standard wants it',
      files: { '.agents/skills/x/SKILL.md': '\n---\nname: x\ndescription: d\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'no frontmatter: the folder’s name and the body’s first line',
      files: { '.openhands/skills/x/SKILL.md': '# X\n\nDoes it.\n' },
      status: 'altered',
      reason: 'description-from-body',
    },
    {
      title: 'a colon in an unquoted value',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'dropped',
      reason: 'colon-in-plain-value',
    },
    {
      title: 'a number as description',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: [|1.0|]\n---\nB\n' },
      status: 'dropped',
      reason: 'field-not-text',
    },
    {
      title: 'yes is read as True',
      files: { '.agents/skills/yes/SKILL.md': '---\nname: [|yes|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-folder-mismatch',
    },
    {
      title: 'for matching files only',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\npaths: [|"*.ts"|]\n---\nB\n' },
      status: 'withheld',
      reason: 'path-triggered',
    },
    {
      title: 'triggers that are no list',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\ntriggers: [|deploy|]\n---\nB\n' },
      status: 'dropped',
      reason: 'field-not-text',
    },
    {
      title: 'a long description loses its middle',
      files: { '.agents/skills/x/SKILL.md': `---\nname: x\ndescription: [|${'d'.repeat(1025)}|]\n---\nB\n` },
      status: 'altered',
      reason: 'description-cut',
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
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  return verdictOf({ ...traits, silent: away.length > 0 }, skill, found.reasons, found)
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, body: '' }
}

function read(skill: Skill): Read {
  const encoding = skill.frontmatter.faults.find(({ code }) => code === 'not-utf-8')
  if (encoding) return lost(fenceReason(encoding))
  // Python reads with line feeds only; one sign for another, so that every place stays where it is.
  const file = new SourceFile(skill.file.path, skill.file.text.replace(/\r(?!\n)/g, '\n'))
  const block = readFenced(file.text, pythonFrontmatterFence)
  if ('missing' in block) {
    const fault = noBlock(skill, tolerated, block.missing === 'opening' ? 'opening' : 'closing')
    return shown(skill, new Map(), null, file.text, [{ ...fault, effect: 'altered' }])
  }
  // The line end before the closing dashes is the block's.
  const yaml = readDialect(file, spanOf(block.yaml.start, file.text.indexOf('\n', block.yaml.end) + 1), dialect)
  if (yaml.refusal) return lost(yaml.refusal)
  const map = mapOf(skill, yaml.root)
  const body = file.text.slice(block.bodyStart)
  if ('code' in map) return shown(skill, new Map(), null, body, [{ ...map, effect: 'altered' }])
  const fields = readOpenHandsFields(map, fieldsIn(dialect, map))
  if (fields.wrong.length > 0) return lost(...fields.wrong)
  return shown(skill, fieldsIn(dialect, map), fields, body, [])
}

function shown(
  skill: Skill,
  values: ReadonlyMap<string, YamlNode>,
  fields: OpenHandsFields | null,
  text: string,
  faults: readonly Reason[],
): Read {
  const node = values.get('name')
  const name = node ? valueIn(dialect, node).text : (skill.folder ?? '')
  const place = placeOf(skill, 'name')
  const wrong = [
    ...(name === '' ? [empty('name', place)] : nameForm(name, 'ascii', 'code points', place)),
    ...(skill.folder !== null && skill.folder !== name ? [folderMismatch(name, skill.folder, 'dropped', place)] : []),
  ]
  if (wrong.length > 0) return lost(...wrong)
  const body = withQuestion(pythonStrip(text), values.get('inputs'), fields)
  const written = values.get('description')
  const own = written ? valueIn(dialect, written) : null
  const described = own?.kind === 'text' && own.text !== '' ? fitted(skill, own.text) : firstLine(skill, name, body)
  return {
    name,
    description: pythonStrip(described.text),
    body,
    reasons: [
      ...faults,
      ...(node ? [] : [namedByFolder(skill, 'There is no name')]),
      ...described.reasons,
      ...(fields?.gates ?? []),
      ...ignoredKeys(skill, ['disable-model-invocation', 'triggers', 'paths', 'inputs']),
    ],
  }
}

/** A skill with inputs, or with variables once it has the key, is told to ask for them (_append_missing_variables_prompt). */
function withQuestion(body: string, inputs: YamlNode | undefined, fields: OpenHandsFields | null): string {
  const list = inputs ? resolved(inputs) : null
  const asks = list?.kind === 'list' && (list.items.length > 0 || /\$\{[a-zA-Z_]\w*\}/.test(body))
  if (!asks || body === '' || fields?.gates.some(({ code }) => code === 'path-triggered')) return body
  return body.includes(question) ? body : body + question
}

const question =
  "\n\nIf the user didn't provide any of these variables, ask the user to provide them first before the agent can proceed with the task."

interface Described {
  readonly text: string
  readonly reasons: readonly Reason[]
}

/** The most a description may have, in characters. */
const LIMIT = 1024

/** Of a long description the beginning and the end are kept, with a notice in between (maybe_truncate). */
function fitted(skill: Skill, text: string): Described {
  const letters = [...text]
  if (letters.length <= LIMIT) {
    const shownText = pythonStrip(text)
    if (asWritten(skill, 'description', shownText)) return { text, reasons: [] }
    const told = shownAs(skill, 'description', shownText, 'value-coerced', 'Write it in quotes.')
    return { text, reasons: [told] }
  }
  const notice = `<response clipped><NOTE>Due to the max output limit, only part of the full description is shown. You can view the complete skill content at ${skill.filePath}.</NOTE>`
  const room = LIMIT - [...notice].length
  const message = `\`description\` has ${letters.length} characters, and its middle is cut out to make it ${LIMIT}.`
  const found = reason('description-cut', 'altered', message, 'Shorten it.', placeOf(skill, 'description'))
  const kept = [letters.slice(0, Math.ceil(room / 2)), letters.slice(letters.length - Math.floor(room / 2))]
  const cut = room > 0 ? kept.map((part) => part.join('')).join(notice) : notice.slice(0, LIMIT)
  return { text: cut, reasons: [{ ...found, name: 'description' }] }
}

/** The body's first line that is neither empty nor a heading, and how much follows it (to_prompt). */
function firstLine(skill: Skill, name: string, body: string): Described {
  const text = body.replaceAll('\r\n', '\n')
  let at = 0
  let first = ''
  for (const line of text.split('\n')) {
    first = pythonStrip(line)
    if (first !== '' && !first.startsWith('#')) {
      at += line.length
      break
    }
    first = ''
    at += line.length + 1
  }
  const letters = [...first]
  const rest = first === '' ? 0 : [...text.slice(at)].length
  const left = rest + Math.max(0, letters.length - LIMIT)
  const more = `... [${left} characters truncated. Call invoke_skill(name="${name}") to load the full skill]`
  const message = 'There is no description, and the body’s first line stands in for it.'
  const cure = 'Add `description:`.'
  const place = placeOf(skill, 'description')
  return {
    text: letters.slice(0, LIMIT).join('') + (left > 0 ? more : ''),
    reasons: [reason('description-from-body', 'altered', message, cure, place)],
  }
}

function present(skill: Skill): Presentation {
  const { name, description, body } = read(skill)
  const [first = '', second = ''] = [name ?? skill.name?.value ?? '', description ?? ''].map(escaped)
  return {
    metadata: `  <skill>\n    <name>${first}</name>\n    <description>${second}</description>\n  </skill>`,
    instructions: body,
    framing: null,
    resources: skill.bundle.resources.map(({ path, tier }) => ({
      path,
      why: tier === 'other' ? 'not in scripts, references or assets' : null,
    })),
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
