import type { Scope } from '../recipes/recipe.ts'
import { readJson5 } from './reader-json5.ts'

/** What a skill asks for in `metadata.openclaw` (openclaw 2026.9.6, src/shared/frontmatter.ts and config-eval.ts). */
export interface OpenclawGate {
  readonly always: boolean
  readonly os: readonly string[]
  readonly bins: readonly string[]
  readonly anyBins: readonly string[]
  readonly env: readonly string[]
  readonly config: readonly string[]
}

/** Settings that are on where nothing is set (src/skills/loading/config.ts). */
const onByDefault = new Set(['browser.enabled', 'browser.evaluateEnabled'])

/** The gate in the text of `metadata`; null for none, which is what a text that is no JSON5 comes to. */
export function gateIn(metadata: string | undefined): OpenclawGate | null {
  const root = metadata ? readJson5(metadata) : undefined
  if (!(root instanceof Map)) return null
  const block = [root.get('openclaw'), root.get('clawdbot')].find((each) => typeof each === 'object' && each !== null)
  if (!block) return null
  const found = block instanceof Map ? block : new Map<string, unknown>()
  const asked: unknown = found.get('requires')
  const requires = asked instanceof Map ? asked : new Map<string, unknown>()
  return {
    always: found.get('always') === true,
    os: names(found.get('os')),
    bins: names(requires.get('bins')),
    anyBins: names(requires.get('anyBins')),
    env: names(requires.get('env')),
    config: names(requires.get('config')),
  }
}

/** A list of texts, or a text with commas. */
function names(value: unknown): string[] {
  const entries = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(',') : []
  return entries.map((each) => each.trim()).filter((each) => each !== '')
}

export interface Missing {
  readonly os: readonly string[]
  readonly bins: readonly string[]
  readonly anyBins: readonly string[]
  readonly env: readonly string[]
  readonly config: readonly string[]
}

/**
 * What a deployment lacks of it. Where nobody lists programs, variables or settings none is there: that is how an OpenClaw
 * stands that nobody set up. `always` passes over all but the operating system.
 */
export function missingOf(gate: OpenclawGate, scope: Scope | null, system: string): Missing {
  const binaries = new Set(scope?.binaries ?? [])
  const environment = new Set(scope?.environment ?? [])
  const asked = gate.always ? { bins: [], anyBins: [], env: [], config: [] } : gate
  return {
    os: gate.os.length > 0 && !gate.os.includes(system) ? gate.os : [],
    bins: asked.bins.filter((each) => !binaries.has(each)),
    anyBins: asked.anyBins.some((each) => binaries.has(each)) ? [] : asked.anyBins,
    env: asked.env.filter((each) => !environment.has(each)),
    config: asked.config.filter((each) => !onByDefault.has(each)),
  }
}
