import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import { YAML_UNITS_LIMIT } from '../source/yaml.ts'
import { yamlFault } from '../source/yaml-fault.ts'
import { readVscode, type VscodeHeader } from './reader-vscode.ts'
import { folderMismatch, reason } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import {
  asWritten,
  ignoredKeys,
  namedByFolder,
  noBlock,
  placeOf,
  shownAs,
  verdictOf,
  wideText,
} from './reason-shown.ts'
import { yamlReason } from './reason-yaml.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: true, blast: 'skill' } as const

const roots: Roots = {
  owners: ['.agents', '.github', '.claude'],
  depth: 1,
  hidden: 'entered',
  links: 'followed',
  rootFile: 'ignored',
  nested: 'hidden',
}

/** UTF-16 units of a description that the model is shown. */
const DESCRIPTION_LIMIT = 1024
/** UTF-16 units that the whole entries of the list may take where there is a tool for skills; what follows is listed by name. */
const LIST_LIMIT = 15_000

const tolerated = new Set<FenceFaultCode>([
  'blank-after-opening-dashes',
  'closing-dashes-sloppy',
  'frontmatter-not-closed',
  'line-ends-carriage-return',
  'no-line-end-after-closing-dashes',
  'not-utf-8',
])

export const vscode: Runtime = {
  id: 'vscode',
  title: 'VS Code, agent mode',
  version:
    '1.139.1; builds up to mid-2026 end a value at its second colon, and are documented to refuse another name than the folder’s',
  evidence: [
    {
      basis: 'observed',
      cite: 'code-server 4.139.1 (npm; VS Code 1.139.1), reader of the header taken out of workbench.js and run',
      date: '2026-11-30',
    },
    {
      basis: 'source',
      cite: 'the same, computeSkillDiscoveryInfo, findAgentSkillsInFolder and the list of skills for the model',
      date: '2026-11-30',
    },
    {
      basis: 'docs',
      cite: 'microsoft/vscode-docs@024cb9b, docs/copilot/customization/agent-skills.md',
      date: '2026-05-28',
    },
  ],
  discovery:
    'The folders right below .agents/skills, .github/skills and .claude/skills of the workspace, and below ~/.agents/skills, ~/.copilot/skills and ~/.claude/skills; SKILL.md by that exact name, links followed. The first skill of a folder name wins.',
  wellKnown: true,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'colons and odd signs are plain text',
      files: { '.github/skills/x/SKILL.md': '---\nname: x\ndescription: @a: use when: y\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'the folder gives the name',
      files: { '.github/skills/x/SKILL.md': '---\nname: [|My X|]\ndescription: d\n---\nB\n' },
      status: 'altered',
      reason: 'name-folder-mismatch',
    },
    {
      title: 'a skill without description is not listed',
      files: { '.github/skills/x/SKILL.md': '[|---|]\nname: x\n---\nB\n' },
      status: 'withheld',
      reason: 'description-not-listed',
    },
    {
      title: 'text behind a quote ends the reading',
      files: { '.github/skills/x/SKILL.md': '---\nname: x\ndescription: "a" [|b|]\nlicense: MIT\n---\nB\n' },
      status: 'altered',
      reason: 'yaml-fallback',
    },
    {
      title: 'tags are taken out',
      files: { '.github/skills/x/SKILL.md': '---\nname: x\ndescription: [|Sorts <b>lists</b>.|]\n---\nB\n' },
      status: 'altered',
      reason: 'xml-tag',
    },
    {
      title: 'for people only',
      files: {
        '.github/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|true|]\n---\nB\n',
      },
      status: 'withheld',
      reason: 'manual-only',
    },
    {
      title: 'a byte order mark hides the header',
      files: { '.agents/skills/x/SKILL.md': '[|\uFEFF|]---\nname: x\ndescription: d\n---\nB\n' },
      status: 'withheld',
      reason: 'byte-order-mark',
    },
    {
      title: 'another client’s folder',
      files: { '.codex/skills/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
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
  const away = notFound(skill, roots)
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? { reasons: unread, name: null, description: null } : read(skill)
  return verdictOf(traits, skill, [...found.reasons, ...overBudget(skill, situation)], found)
}

function read(skill: Skill): Read {
  const { text } = skill.file
  const wide = wideText(skill)
  const span = wide.length > 0 ? null : headerOf(text)
  if (!span) {
    const none = wide[0] ?? noBlock(skill, tolerated, 'opening')
    const reasons: Reason[] = [{ ...none, effect: 'withheld' }, namedByFolder(skill, 'There is no header')]
    return { reasons, name: skill.folder, description: null }
  }
  const header = span.end - span.start > YAML_UNITS_LIMIT ? null : readVscode(text, span)
  if (!header || header.tooDeep) {
    const place = spanOf(span.start, Math.min(span.end, span.start + 1))
    const code = header ? 'yaml-too-deep' : 'yaml-too-large'
    return { reasons: [yamlReason(yamlFault(code, place))], name: null, description: null }
  }
  return fields(skill, header)
}

/** Between a first line of dashes and the next, or the end of the file; white space may stand behind them. */
function headerOf(text: string): Span | null {
  const opening = /^---[^\S\r\n]*(?:\r\n|\r|\n|$)/.exec(text)?.[0].length
  if (opening === undefined) return null
  const line = /[^\r\n]*(?:\r\n|\r|\n)?/y
  for (let at = opening; at < text.length; at = line.lastIndex) {
    line.lastIndex = at
    const found = line.exec(text)?.[0] ?? ''
    if (/^---\s*$/.test(found)) return spanOf(opening, at)
  }
  return spanOf(opening, text.length)
}

function fields(skill: Skill, header: VscodeHeader): Read {
  const written = header.values.get('name')?.text ?? ''
  const whole = header.values.get('description')?.text ?? ''
  const clean = whole.replace(/<[^>]+>/g, '')
  const shown = clean.slice(0, DESCRIPTION_LIMIT)
  const name = skill.folder ?? written
  const reasons = [
    ...cutOff(skill, header),
    ...(written === '' ? [namedByFolder(skill, 'There is no name')] : []),
    ...(written !== '' && written !== name ? [folderMismatch(written, name, 'altered', placeOf(skill, 'name'))] : []),
    ...descriptionReasons(skill, { whole, clean, shown }),
    ...manualOnly(header),
    ...ignoredKeys(skill, ['argument-hint', 'user-invocable', 'disable-model-invocation', 'context']),
  ]
  return { name, description: shown || null, reasons }
}

function cutOff(skill: Skill, { stop }: VscodeHeader): Reason[] {
  if (stop === null) return []
  const length = /^[^\r\n]*/.exec(skill.file.text.slice(stop))?.[0].trimEnd().length ?? 0
  const message = 'The header is read no further than here: this belongs to no key, and the keys below it are lost.'
  const cure = 'Put the whole value in quotes.'
  return [reason('yaml-fallback', 'altered', message, cure, spanOf(stop, stop + length))]
}

interface Description {
  readonly whole: string
  /** Without tags. */
  readonly clean: string
  readonly shown: string
}

function descriptionReasons(skill: Skill, { whole, clean, shown }: Description): Reason[] {
  const place = placeOf(skill, 'description')
  if (shown === '') {
    const message = 'There is no description, so the skill is left out of the list that the model sees.'
    return [reason('description-not-listed', 'withheld', message, 'Add `description:` as one text.', place)]
  }
  const found: Reason[] = []
  if (clean !== whole) {
    const message = 'What is shaped like a tag is taken out of the description.'
    found.push(reason('xml-tag', 'altered', message, 'Write it without pointed brackets.', place))
  }
  if (shown !== clean) {
    const message = `The description has ${clean.length.toLocaleString('en')} characters; the model is shown the first 1,024.`
    found.push(reason('description-cut', 'altered', message, 'Say what matters in the first 1,000 characters.', place))
  }
  const readable = skill.frontmatter.yaml?.faults.length === 0
  if (!readable || asWritten(skill, 'description', whole)) return found
  return [...found, shownAs(skill, 'description', whole, 'value-coerced', 'Write it as one text, in quotes.')]
}

function manualOnly({ values }: VscodeHeader): Reason[] {
  const value = values.get('disable-model-invocation')
  if (value?.text !== 'true') return []
  const message = 'The author switched off that the model calls the skill; it is there for people, as a slash command.'
  return [reason('manual-only', 'withheld', message, 'Remove the key where the model is meant to call it.', value.at)]
}

/** Told once for a root, at its first skill. */
function overBudget(skill: Skill, { catalog }: Situation): Reason[] {
  if (catalog[0] !== skill || catalog.length < 2) return []
  const total = catalog.reduce((sum, each) => sum + entryOf(each, read(each)).length + 1, 0)
  if (total <= LIST_LIMIT) return []
  const message = `The list of the ${catalog.length} skills in this root takes ${total.toLocaleString('en')} characters; over 15,000 the rest is listed by name alone.`
  const found = reason('listing-over-budget', 'ignored', message, 'Shorten the longest descriptions.', null)
  return [{ ...found, path: skill.place.root }]
}

function entryOf(skill: Skill, { name, description }: Read): string {
  const about = description ? `\n<description>${escaped(description)}</description>` : ''
  return `<skill>\n<name>${escaped(name ?? '')}</name>${about}\n<file>${skill.filePath}</file>\n</skill>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The model reads the file itself, header included. */
function present(skill: Skill): Presentation {
  return {
    metadata: entryOf(skill, read(skill)),
    instructions: skill.file.text,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}
