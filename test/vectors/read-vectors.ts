import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runtimes } from '../../src/runtimes/index.ts'
import type { Runtime, Verdict } from '../../src/runtimes/runtime.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'
import { comparisons, leavesOutWithheld, speaksOfRefused } from './comparisons.ts'

/** What one real release did with one input (test/vectors/probes.jsonl). */
export interface Recorded {
  readonly loads: boolean
  readonly name?: string | null
  /** Cut at 160 characters where a hash stands beside it. */
  readonly description?: string | null
  readonly description_sha256?: string
  readonly messages: readonly string[]
  readonly degraded?: boolean
  readonly eligible?: boolean
  readonly missing?: Readonly<Record<string, readonly string[]>>
  readonly modelVisible?: boolean
}

export interface Vector {
  /** The input in words; a path for a real skill. Exceptions are listed by it. */
  readonly what: string
  /** Name of the skill's folder. */
  readonly dir: string
  readonly bytes: Uint8Array
  readonly verdicts: Readonly<Record<string, Recorded>>
}

export interface Vectors {
  /** Runtime → the release that was run. */
  readonly releases: Readonly<Record<string, string>>
  readonly vectors: readonly Vector[]
}

/** Where the inputs stood when they were run; the rest stood in `.agents/skills`. */
const roots: Readonly<Record<string, string>> = { 'claude-code': '.claude/skills', openclaw: 'skills' }

export function readProbes(): Vectors {
  const [head, ...lines] = jsonLines(fileURLToPath(new URL('./probes.jsonl', import.meta.url)))
  const vectors = lines.map((line) => {
    const { what, dir, content_base64, verdicts } = line as unknown as Vector & { content_base64: string }
    return { what, dir, bytes: Buffer.from(content_base64, 'base64'), verdicts }
  })
  return { releases: head?.runtimes as Record<string, string>, vectors }
}

const shared = fileURLToPath(new URL('../../../shared', import.meta.url))

/** The real skills; null where their folder is not at hand. */
export function readCorpus(): Vectors | null {
  const file = `${shared}/vectors/corpus.jsonl`
  if (!existsSync(file) || !existsSync(`${shared}/corpus`)) return null
  const [head, ...lines] = jsonLines(file)
  const vectors = lines.map((line) => {
    const { path, verdicts } = line as unknown as { path: string; verdicts: Vector['verdicts'] }
    const bytes = readFileSync(`${shared}/corpus/${path}/SKILL.md`)
    return { what: path, dir: path.split('/').at(-1) ?? path, bytes, verdicts }
  })
  return { releases: head?.runtimes as Record<string, string>, vectors }
}

function jsonLines(file: string): Record<string, unknown>[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Record<string, unknown>)
}

/** The runtime of that id, from the shelf's list or from a file of its name; null where nobody wrote it yet. */
export async function runtimeOf(id: string): Promise<Runtime | null> {
  const listed = runtimes.find((runtime) => runtime.id === id)
  if (listed) return listed
  const folder = new URL('../../src/runtimes/', import.meta.url)
  if (!readdirSync(folder).includes(`${id}.ts`)) return null
  const exports = Object.values((await import(new URL(`${id}.ts`, folder).href)) as object)
  return (exports.find((value) => (value as Runtime | null)?.id === id) as Runtime | undefined) ?? null
}

/** The verdict on one input that stands alone where its runtime looks. */
export function verdictOn(runtime: Runtime, { dir, bytes }: Vector): Verdict {
  const workspace = memoryWorkspace({ [`${roots[runtime.id] ?? '.agents/skills'}/${dir}/SKILL.md`]: bytes })
  const skills = readSkills(workspace).skills
  return runtime.load(skills[0]!, { catalog: skills, recipe: null, scope: null })
}

/** What differs between the real program and the verdict; empty where nothing does. `depth` leaves all but loads or not alone. */
export function differences(
  runtime: Runtime,
  recorded: Recorded,
  verdict: Verdict,
  depth: 'loads' | 'all' = 'all',
): string[] {
  // A shrug is no agreement: these runtimes can be run.
  const gone = verdict.status === 'dropped' || (verdict.status === 'withheld' && leavesOutWithheld.has(runtime.id))
  if (verdict.status === 'unknown' || recorded.loads === gone) {
    const codes = verdict.reasons.map(({ code }) => code).join(', ')
    return [`${recorded.loads ? 'loads' : 'does not load'}, verdict ${verdict.status} (${codes})`]
  }
  if (depth === 'loads') return []
  return (comparisons[runtime.id] ?? listed)(recorded, verdict)
}

/** The default: the very name and description, where the runtime's listing shows them. */
function listed(recorded: Recorded, verdict: Verdict): string[] {
  if (!recorded.loads) return []
  const found: string[] = []
  if (recorded.name !== undefined && recorded.name !== verdict.name) {
    found.push(`name ${JSON.stringify(recorded.name)}, verdict ${JSON.stringify(verdict.name)}`)
  }
  if (recorded.description !== undefined && !sameText(recorded, verdict.description)) {
    found.push(`description ${JSON.stringify(recorded.description)}, verdict ${JSON.stringify(verdict.description)}`)
  }
  return found
}

/** An empty description and none are the same to a listing. */
function sameText({ description, description_sha256: hash }: Recorded, shown: string | null): boolean {
  if (hash === undefined) return (description ?? '') === (shown ?? '')
  return shown !== null && createHash('sha256').update(shown).digest('hex') === hash
}

export interface Agreement {
  /** Inputs that have an entry for the runtime. */
  readonly inputs: number
  readonly disagreements: readonly { readonly what: string; readonly why: string }[]
}

export function agreement(runtime: Runtime, { vectors }: Vectors, depth: 'loads' | 'all' = 'all'): Agreement {
  const judged = vectors.flatMap((vector) => {
    const recorded = vector.verdicts[runtime.id]
    if (!recorded || unspoken(runtime, recorded)) return []
    return [{ what: vector.what, why: differences(runtime, recorded, verdictOn(runtime, vector), depth).join('; ') }]
  })
  return { inputs: judged.length, disagreements: judged.filter(({ why }) => why !== '') }
}

function unspoken(runtime: Runtime, { loads, messages }: Recorded): boolean {
  return speaksOfRefused.has(runtime.id) && !loads && messages.length === 0
}

/** Runtime → input → why the verdict differs there and stays as it is (conformance/exceptions.json). */
type Listed = Readonly<Record<string, Readonly<Record<string, string>>>>

export function exceptionsOf(kind: 'probes' | 'corpus', runtime: Runtime): ReadonlyMap<string, string> {
  const file = fileURLToPath(new URL('../../conformance/exceptions.json', import.meta.url))
  const all = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<'probes' | 'corpus', Listed>>
  return new Map(Object.entries(all[kind][runtime.id] ?? {}))
}
