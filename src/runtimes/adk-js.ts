import type { Skill } from '../skill/skill.ts'
import { spanOf } from '../source/span.ts'
import { type AdkJsFields, adkJsFields, adkJsYaml } from './reader-adk-js.ts'
import { cutReason } from './reader-cut.ts'
import { readDialect } from './reader-dialect.ts'
import { tooDeepFor } from './reader-nesting.ts'
import { splitOnDashes } from './reader-split.ts'
import { fenceReason } from './reason-fence.ts'
import { reason } from './reason-field.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { mapOf, noBlock, verdictOf, wideText } from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Verdict } from './runtime.ts'

const traits = { silent: false, blast: 'skill' } as const
const source = '@google/adk 2.0.0 (npm), dist/web/skills'

/** The program names its roots; any folder may be one. */
const roots: Omit<Roots, 'owners'> = {
  depth: null,
  hidden: 'entered',
  links: 'ignored',
  rootFile: 'ignored',
  nested: 'hidden',
}

/** Folders that are not entered (loader.js, IGNORED_DIRECTORIES). */
const passedOver = new Set([
  ...['__pycache__', '.pytest_cache', '.mypy_cache', '.ruff_cache', 'node_modules', 'coverage'],
  ...['venv', '.venv', 'env', '.env', '.git', '.vscode', '.idea'],
])

/** Nesting that js-yaml 4.3.2 gives up at. */
const DEPTH_LIMIT = 100

export const adkJs: Runtime = {
  id: 'adk-js',
  title: 'ADK for TypeScript',
  version: '2.0.0',
  evidence: [
    { basis: 'observed', cite: 'vectors/probes.jsonl and corpus.jsonl, @google/adk 2.0.0', date: '2026-11-30' },
    { basis: 'source', cite: `${source}/loader.js and skill.js`, date: '2026-11-30' },
  ],
  discovery:
    'Folders that the program names, at any depth below them; links are not followed, and neither node_modules, caches nor virtual environments are entered. SKILL.md in any case; one right in the root is not seen, and one ends the descent.',
  wellKnown: false,
  ...traits,
  load,
  present,
  examples: [
    {
      title: 'a name in snake case',
      files: { 'skills/my_skill/SKILL.md': '---\nname: my_skill\ndescription: d\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'hyphens and underscores mixed',
      files: { 'skills/a-b_c/SKILL.md': '---\nname: [|a-b_c|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-character',
    },
    {
      title: 'a name that is not the folder’s',
      files: { 'skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-folder-mismatch',
    },
    {
      title: 'a list of allowed tools',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: [|[Read]|]\n---\nB\n' },
      status: 'dropped',
      reason: 'allowed-tools-type',
    },
    {
      title: 'three dashes in a value',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: a [|---|] b\n---\nB\n' },
      status: 'altered',
      reason: 'dashes-in-value',
    },
    {
      title: 'a license that is left empty',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|license|]:\n---\nB\n' },
      status: 'dropped',
      reason: 'license-type',
    },
    {
      title: 'a key of another client',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|version|]: 1.0\n---\nB\n' },
      status: 'loads',
      reason: 'key-ignored',
    },
  ],
}

interface Read extends AdkJsFields {
  readonly bodyStart: number
}

function load(skill: Skill): Verdict {
  const away = [...notFound(skill, { ...roots, owners: [skill.place.owner ?? ''] }), ...inPassedOver(skill)]
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? lost(...unread) : read(skill)
  return verdictOf({ ...traits, silent: away.length > 0 }, skill, found.reasons, shown(found))
}

function lost(...reasons: readonly Reason[]): Read {
  return { reasons, name: null, description: null, bodyStart: 0 }
}

function inPassedOver({ path, place }: Skill): Reason[] {
  const name = place.named
    ? path
        .split('/')
        .slice(-place.depth)
        .find((each) => passedOver.has(each))
    : undefined
  if (name === undefined) return []
  const message = `Folders called \`${name}\` are passed over.`
  return [reason('hidden-folder', 'dropped', message, 'Give the folder another name.', spanOf(0, 0))]
}

function read(skill: Skill): Read {
  const { file } = skill
  const wide = wideText(skill)
  if (wide.length > 0) return lost(...wide)
  if (!file.text.startsWith('---')) return lost(noBlock(skill, new Set(), 'opening'))
  const split = splitOnDashes(file.text)
  if (!split) return lost(noBlock(skill, new Set(), 'closing'))
  const { root, refusal } = readDialect(file, split.yaml, adkJsYaml)
  const cut = cutReason(skill, split.yaml)
  if (refusal) return lost(refused(skill, refusal, cut, file.slice(split.yaml)))
  const map = mapOf(skill, root)
  if ('code' in map) return lost(map)
  const found = adkJsFields(skill, map)
  return { ...found, reasons: [...found.reasons, ...(cut ? [cut] : [])], bodyStart: split.bodyStart }
}

/** The dashes that cut the block short, where the author's own block is sound; else what is wrong with it. */
function refused(skill: Skill, refusal: Reason, cut: Reason | null, yaml: string): Reason {
  const opening = skill.frontmatter.faults.find(({ code }) => code === 'text-on-opening-line')
  if (opening) return fenceReason(opening)
  if (cut && skill.frontmatter.yaml?.faults.length === 0) return { ...cut, effect: 'dropped' }
  return tooDeepFor(DEPTH_LIMIT + 1, refusal, yaml)
}

function present(skill: Skill): Presentation {
  const { name, description, bodyStart } = read(skill)
  const shown = { name: name ?? skill.name?.value ?? '', description: description ?? skill.description?.value ?? '' }
  return {
    metadata: `  <skill>\n    <name>${shown.name}</name>\n    <description>${shown.description}</description>\n  </skill>`,
    instructions: skill.file.text.slice(bodyStart).trim(),
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({
      path,
      why: /^(?:references|assets|scripts)\//.test(path) ? null : 'only references, assets and scripts are served',
    })),
  }
}

function shown({ name, description }: Read): Pick<Read, 'name' | 'description'> {
  return { name, description }
}
