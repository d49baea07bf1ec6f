import { isAbsolute, normalize, resolve } from 'node:path'
import { analyze } from './analysis/analyze.ts'
import { type CountTokens, ENCODING, tokenCounter } from './analysis/tokens.ts'
import { UsageError } from './diagnostic.ts'
import type { Host } from './host/host.ts'
import { recipesAround } from './recipes-around.ts'
import { printable } from './report/printable.ts'
import { cleveragents, descriptor, folderError, resourcePaths, spec } from './runtimes/cleveragents.ts'
import { runtimes } from './runtimes/index.ts'
import type { Presentation, Runtime, Verdict } from './runtimes/runtime.ts'
import { readSkills, type SkillSet } from './skill/read.ts'
import { covered } from './skill/secrets.ts'
import type { Skill } from './skill/skill.ts'
import { notAmong } from './source/nearest.ts'

const tiers = ['metadata', 'instructions', 'resources'] as const

export interface ShowArguments {
  readonly path: string
  readonly runtime: string | null
  readonly tier: string | null
  readonly json: boolean
}

/** One skill, tier by tier, as a runtime gives it to the model. Throws UsageError for a path that is no skill. */
export async function show(asked: ShowArguments, host: Host): Promise<string> {
  const wanted = asked.runtime === null ? null : [known(asked.runtime)]
  if (asked.tier !== null && !tiers.some((tier) => tier === asked.tier)) {
    throw new UsageError(notAmong(asked.tier, 'a tier', tiers))
  }
  const set = setAround(asked.path, host)
  const skill = skillAt(asked.path, set)
  const count = await tokenCounter()
  const recipes = recipesAround(set, { recipe: null, userRoots: [] }, host)
  const analysis = analyze(set, recipes, runtimes, { runtimes: wanted?.map(({ id }) => id) ?? null, count })
  const shown = wanted ?? runtimes.filter(({ id }) => analysis.targetsOf(skill).some((target) => target.id === id))
  const views = shown.map((runtime) => viewOf(skill, runtime, analysis.verdicts.get(skill)?.get(runtime.id), count))
  const text = asked.json
    ? JSON.stringify(
        views.map((view) => jsonOf(view, skill, asked.tier)),
        null,
        2,
      )
    : views.map((view) => textOf(view, skill, asked.tier)).join('\n\n')
  return `${covered(text, skill.secrets)}\n`
}

/** The whole tree where it holds the path, so that neighbours and recipes count; else the path alone. */
function setAround(path: string, host: Host): SkillSet {
  const own = host.open([path])
  const inside = own.roots.every((root) => !root.startsWith('..') && !isAbsolute(root))
  return readSkills(inside ? host.open(['.']) : own)
}

function skillAt(path: string, { skills }: SkillSet): Skill {
  const wanted = path
    .replaceAll('\\', '/')
    .replace(/(?:^|\/)SKILL\.md$/i, '')
    .replace(/\/+$/, '')
  const folder = normalize(wanted === '' ? '.' : wanted).replaceAll('\\', '/')
  const skill = skills.find((each) => each.path === folder)
  if (skill) return skill
  const below = skills.filter((each) => folder === '.' || each.path.startsWith(`${folder}/`))
  if (below.length === 1) return below[0]!
  if (below.length === 0) {
    throw new UsageError(`${folderError({ folder: true, skillFile: false })} in "${path}"; give the folder of a skill.`)
  }
  throw new UsageError(`"${path}" holds ${below.length} skills; give the folder of one, such as "${below[0]!.path}".`)
}

function known(id: string): Runtime {
  const runtime = runtimes.find((each) => each.id === id)
  if (!runtime)
    throw new UsageError(
      notAmong(
        id,
        'a runtime',
        runtimes.map((each) => each.id),
      ),
    )
  return runtime
}

interface View {
  readonly runtime: Runtime
  readonly verdict: Verdict | null
  readonly shown: Presentation
  readonly tokens: { readonly metadata: number; readonly instructions: number }
}

function viewOf(skill: Skill, runtime: Runtime, verdict: Verdict | undefined, count: CountTokens): View {
  const shown = runtime.present(skill)
  const tokens = { metadata: count(shown.metadata), instructions: count(shown.instructions) }
  return { runtime, verdict: verdict ?? null, shown, tokens }
}

function textOf({ runtime, verdict, shown, tokens }: View, skill: Skill, tier: string | null): string {
  const parts = [`${runtime.id}: ${verdict?.status ?? 'unknown'} (${runtime.version})`]
  for (const reason of verdict?.reasons ?? []) parts.push(`  ${reason.code}: ${reason.message}`)
  const gone = verdict?.status === 'dropped' || verdict?.status === 'withheld'
  if (gone) parts.push('  The model gets none of what follows; it is what the loader would have given.')
  if (tier === null || tier === 'metadata') {
    parts.push(title('metadata', `${tokens.metadata} tokens, always in context`), block(shown.metadata))
  }
  if (tier === null || tier === 'instructions') {
    parts.push(
      title('instructions', `${tokens.instructions} tokens, when the skill is loaded`),
      block(shown.instructions),
    )
    if (shown.framing) {
      parts.push(
        title('framing', `about ${shown.framing.tokens} tokens that the runtime adds behind the body; in our words`),
      )
      parts.push(...shown.framing.says.map((line) => `  - ${line}`))
    }
  }
  if (tier === null || tier === 'resources') parts.push(title('resources', 'on demand'), ...resourceLines(shown, skill))
  parts.push(`Tokens are counted for ${ENCODING}; for other models they are an estimate.`)
  return parts.join('\n')
}

function title(name: string, rest: string): string {
  return `\n${name} (${rest})`
}

/** A skill's own text, line by line, so that nothing in it can act on a terminal. */
function block(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${printable(line)}`.trimEnd())
    .join('\n')
}

function resourceLines(shown: Presentation, skill: Skill): string[] {
  if (shown.resources.length === 0) return ['  none']
  const bytes = new Map(skill.bundle.resources.map((resource) => [resource.path, resource.bytes]))
  return shown.resources.map(({ path, why }) => {
    const size = bytes.get(path)
    const about = why === null ? (size === undefined ? '' : `${size} bytes`) : `not served: ${why}`
    return `  ${printable(path)}${about ? `  ${about}` : ''}`
  })
}

function jsonOf(view: View, skill: Skill, tier: string | null): unknown {
  const { runtime, verdict, shown, tokens } = view
  const wanted = (name: string): boolean => tier === null || tier === name
  return {
    runtime: runtime.id,
    status: verdict?.status ?? 'unknown',
    reasons: (verdict?.reasons ?? []).map(({ code, message }) => ({ code, message })),
    encoding: ENCODING,
    ...(wanted('metadata') ? { metadata: { text: shown.metadata, tokens: tokens.metadata } } : {}),
    ...(wanted('instructions')
      ? { instructions: { text: shown.instructions, tokens: tokens.instructions, framing: shown.framing } }
      : {}),
    ...(wanted('resources') ? { resources: shown.resources } : {}),
    ...(runtime.id === cleveragents.id ? toolOf(skill) : {}),
  }
}

/** The loader's own objects: the tool descriptor in its three states, the specification, the paths of tier 3. */
function toolOf(skill: Skill): object {
  const folder = resolve(skill.path)
  return {
    spec: spec(skill),
    descriptor: {
      discovered: descriptor(skill, 'discovered', folder),
      activated: descriptor(skill, 'activated', folder),
      deactivated: descriptor(skill, 'deactivated', folder),
    },
    resourcePaths: resourcePaths(skill, folder),
  }
}
