import type { Analysis, Cost, Target } from '../../src/analysis/analysis.ts'
import type { ScopeReach } from '../../src/analysis/reach.ts'
import type { Diagnostic } from '../../src/diagnostic.ts'
import type { Recipe } from '../../src/recipes/recipe.ts'
import { type Policy, settle } from '../../src/report/policy.ts'
import type { Report } from '../../src/report/report.ts'
import type { Screen } from '../../src/reporters/reporter.ts'
import type { Effect, Reason, Runtime, Verdict } from '../../src/runtimes/runtime.ts'
import { statusOf } from '../../src/runtimes/runtime.ts'
import { readSkills, type SkillSet } from '../../src/skill/read.ts'
import type { Skill } from '../../src/skill/skill.ts'
import type { Span } from '../../src/source/span.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'

/** A report to show: skills from memory, verdicts and findings set by hand. */

export const narrow: Screen = { columns: 80, colour: false, link: () => null }

export const onGitHub: Screen = {
  columns: 80,
  colour: false,
  link(path, line) {
    const parts = path
      .replace(/\p{Cs}/gu, '\ufffd')
      .split('/')
      .map(encodeURIComponent)
    return `https://github.com/acme/skills/blob/0f1e2d3/${parts.join('/')}${line === null ? '' : `#L${line}`}`
  },
}

export const policy: Policy = { failOn: 'error', quiet: false, version: '0.1.0', encoding: 'o200k_base' }

export function runtime(id: string): Runtime {
  return {
    id,
    title: id,
    version: '1.x',
    evidence: [],
    discovery: '',
    wellKnown: true,
    silent: id !== 'core-agent',
    blast: 'skill',
    examples: [],
    load: () => loads,
    present: () => ({ metadata: '', instructions: '', framing: null, resources: [] }),
  }
}

export const loads: Verdict = {
  status: 'loads',
  name: 'any',
  description: 'Any.',
  reasons: [],
  silent: false,
  blast: 'skill',
}

export function not(effect: Effect, code: Reason['code'], message: string, span: Span | null = null): Verdict {
  return verdictOf({ code, effect, message, cure: '', span })
}

/** Withheld by core-agent, with the line that it prints. */
export function unmet(name: string, what: string, span: Span | null = null): Verdict {
  const says = `core-agent: skills: ${name}: unmet "requires:" — ${what} — NOT loaded`
  const message = `\`requires:\` is not met: ${what}.`
  return verdictOf({ code: 'requires-unmet', effect: 'withheld', message, cure: '', span, says })
}

function verdictOf(reason: Reason): Verdict {
  const status = statusOf([reason])
  const shown = status === 'altered' ? { name: 'any', description: 'Any.' } : { name: null, description: null }
  return { status, ...shown, reasons: [reason], silent: status === 'dropped', blast: 'skill' }
}

export interface Given {
  readonly runtimes: readonly Runtime[]
  readonly targets: readonly string[]
  readonly recipes?: readonly Recipe[]
  readonly reach?: readonly ScopeReach[]
  /** What is not `loads`, by the path of the skill and the id of the runtime. */
  readonly verdicts?: Readonly<Record<string, Readonly<Record<string, Verdict>>>>
  readonly framing?: number
}

export function analysisOf(set: SkillSet, given: Given): Analysis {
  const targets: Target[] = given.targets.map((id) => ({ id, why: 'asked for', asked: true }))
  const verdicts = new Map<Skill, Map<string, Verdict>>()
  const costs = new Map<Skill, Cost>()
  for (const [at, skill] of set.skills.entries()) {
    const own = given.verdicts?.[skill.path]
    verdicts.set(skill, new Map(given.runtimes.map(({ id }) => [id, own?.[id] ?? loads])))
    const framing = given.framing ?? null
    costs.set(skill, { metadata: 21 + at, instructions: 1200 * (at + 1), resources: 0, framing, byResource: new Map() })
  }
  const { runtimes, recipes = [] } = given
  const { reach = [] } = given
  return { set, recipes, runtimes, verdicts, costs, reach, mentionsOf: () => [], targetsOf: () => targets }
}

export function setOf(files: Files): SkillSet {
  return readSkills(memoryWorkspace(files))
}

/** The span of the first place where `text` stands in the SKILL.md of a skill. */
export function spanIn(set: SkillSet, path: string, text: string): Span {
  const start = set.skills.find((skill) => skill.path === path)?.file.text.indexOf(text) ?? -1
  if (start < 0) throw new Error(`${path} has no ${text}`)
  return { start, end: start + text.length }
}

const files: Files = {
  '.agents/skills/deploy/SKILL.md': [
    '---',
    'name: deploy',
    'description: Rolls out a release: staging first, then production.',
    '---',
    '1. Run `scripts/rollout.sh staging` and wait for the health check.',
    '2. Call the `release_notes` tool.',
    '<!-- skillproof-ignore missing-file: written by the build -->',
    '3. Read [the log](build/log.md).',
    '',
  ].join('\n'),
  '.agents/skills/deploy/scripts/deploy.sh': 'true\n',
  '.agents/skills/gke/SKILL.md':
    '---\nname: gke-workload-troubleshooting\ndescription: Diagnoses a failing GKE workload.\nrequires: [shell, kubectl, gcloud]\n---\nLook.\n',
  '.agents/skills/notes/SKILL.md':
    '---\nname: notes\ndescription: Writes notes.\nmetadata:\n  version: 1.10\n---\n\t見て👩‍🚀 see [notes](notes.md) now\n',
  '.agents/skills/search/SKILL.md': '---\nname: search\ndescription: Searches the wiki.\n---\nSearch.\n',
  '.agents/skills/translate/skill.md': '---\nname: translate\ndescription: Translates.\n---\nTranslate.\n',
}

const recipe: Recipe = {
  path: 'recipes/ops',
  format: 'core-agent',
  closed: true,
  runtime: 'core-agent',
  scopes: [
    {
      name: 'parent',
      builtIns: [
        { name: 'read_file', registered: true, why: '' },
        { name: 'bash', registered: false, why: '--disable-tools=bash' },
      ],
      binaries: null,
      skillRoots: [{ path: '.agents/skills', role: 'project' }],
    },
  ],
  problems: [],
}

export function cannedReport(changes: Partial<Policy> = {}): Report {
  const set = setOf(files)
  const span = (skill: string, text: string): Span => spanIn(set, `.agents/skills/${skill}`, text)
  const colon = span('deploy', ': staging')
  const dropped = not('dropped', 'colon-in-plain-value', 'A colon and a blank stand in an unquoted value.', colon)
  const analysis = analysisOf(set, {
    runtimes: ['agentskills', 'claude-code', 'codex', 'core-agent', 'opencode'].map(runtime),
    targets: ['agentskills', 'core-agent'],
    recipes: [recipe],
    verdicts: {
      '.agents/skills/deploy': { agentskills: dropped, codex: dropped, 'core-agent': dropped, opencode: dropped },
      '.agents/skills/gke': {
        agentskills: not('ignored', 'key-ignored', 'The key `requires` is ignored.', span('gke', 'requires')),
        'core-agent': unmet('gke-workload-troubleshooting', 'kubectl (not on PATH); gcloud (not on PATH)'),
      },
      '.agents/skills/notes': {
        agentskills: not(
          'altered',
          'metadata-value-coerced',
          'The number 1.10 becomes the text 1.1.',
          span('notes', '1.10'),
        ),
      },
    },
  })
  const at = (skill: string, text: string | null): Diagnostic['at'] => ({
    path: `.agents/skills/${skill}/SKILL.md`,
    span: text === null ? null : span(skill, text),
  })
  const diagnostics: Diagnostic[] = [
    {
      rule: 'skill-dropped',
      cause: 'colon-in-plain-value',
      severity: 'error',
      message:
        'A colon and a blank stand in an unquoted value, so agentskills, core-agent, Codex and opencode drop the skill, and nobody is told. Put the value in quotes.',
      at: at('deploy', ': staging'),
      runtimes: ['agentskills', 'codex', 'core-agent', 'opencode'],
      url: url('skill-dropped'),
    },
    {
      rule: 'missing-file',
      severity: 'error',
      message: 'The step runs scripts/rollout.sh, and the skill has no such file. Did you mean scripts/deploy.sh?',
      at: at('deploy', 'scripts/rollout.sh'),
      name: 'scripts/rollout.sh',
      related: [{ at: { path: '.agents/skills/deploy/scripts/deploy.sh', span: null }, message: 'This one is there.' }],
      url: url('missing-file'),
    },
    {
      rule: 'missing-file',
      severity: 'error',
      message: 'The link leads to build/log.md, and the skill has no such file.',
      at: at('deploy', 'build/log.md'),
      name: 'build/log.md',
      url: url('missing-file'),
    },
    {
      rule: 'unmet-requirement',
      severity: 'error',
      message:
        'The recipe recipes/ops has no kubectl, so core-agent withholds the skill. Add it to the image or drop it here.',
      at: at('gke', 'kubectl'),
      name: 'kubectl',
      runtimes: ['core-agent'],
      recipe: 'recipes/ops',
      scope: 'parent',
      related: [{ at: at('gke', 'requires'), message: 'Named here.' }],
      url: url('unmet-requirement'),
    },
    {
      rule: 'skill-altered',
      cause: 'metadata-value-coerced',
      severity: 'warning',
      message: 'The number 1.10 becomes the text 1.1. Put it in quotes.',
      at: at('notes', '1.10'),
      runtimes: ['agentskills'],
      url: url('skill-altered'),
    },
    {
      rule: 'missing-file',
      severity: 'warning',
      message: 'The link leads to notes.md, and the skill has Notes.md.',
      at: at('notes', 'notes.md'),
      url: url('missing-file'),
    },
    {
      rule: 'file-name-case',
      severity: 'note',
      message: 'Only SKILL.md in capitals is a skill. Rename the file.',
      at: { path: '.agents/skills/translate/skill.md', span: null },
      url: url('file-name-case'),
    },
  ]
  return settle(diagnostics, analysis, { ...policy, ...changes })
}

function url(rule: string): string {
  return `https://github.com/acme/skillproof/blob/v0.1.0/src/rules/README.md#${rule}`
}
