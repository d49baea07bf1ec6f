import { createHash } from 'node:crypto'
import type { Analysis } from '../analysis/analysis.ts'
import { type Diagnostic, type Severity, severities } from '../diagnostic.ts'
import type { Profile } from '../options.ts'
import type { DeclaredWaivers } from '../options-waivers.ts'
import type { Reason } from '../runtimes/runtime.ts'
import { covered, findSecrets, type Secret } from '../skill/secrets.ts'
import type { LookAlike, Skill } from '../skill/skill.ts'
import type { Suppression } from '../skill/suppressions.ts'
import { decode, SourceFile } from '../source/file.ts'
import { byPath } from '../source/workspace.ts'
import {
  type FileState,
  isStanding,
  type Report,
  type SettledDiagnostic,
  type Summary,
  type Tokens,
  type WithheldSkill,
} from './report.ts'
import { waive } from './waivers.ts'

export interface Policy {
  readonly failOn: Severity | 'never'
  readonly quiet: boolean
  /** Version of this program. */
  readonly version: string
  /** Name of the encoding that tokens were counted in. */
  readonly encoding: string
  readonly waivers?: DeclaredWaivers | undefined
  /** The day of the run, as YYYY-MM-DD; without it no waiver runs out. */
  readonly today?: string | undefined
  readonly profile?: Profile | undefined
}

/** Puts what was found in order, marks what is suppressed or waived, counts it and says whether the run passes. */
export function settle(diagnostics: readonly Diagnostic[], analysis: Analysis, given: Policy): Report {
  const settled = settleDiagnostics(diagnostics, analysis, given)
  return {
    tool: { name: 'skillproof', version: given.version },
    analysis,
    diagnostics: settled,
    files: fileStates(analysis),
    secrets: secretsOf(analysis),
    withheld: withheldSkills(analysis),
    summary: summarise(settled, analysis, given.failOn),
    encoding: given.encoding,
    failOn: given.failOn,
    quiet: given.quiet,
  }
}

/** The texts that findings stand in, by their path. */
export interface Sources {
  /** Null for a folder and for what cannot be read. */
  get(path: string): SourceFile | null
}

/** A larger file, in bytes, is not read to place a finding in it. */
const PLACED_BYTES_LIMIT = 2_000_000

/** The texts that a run holds, and any other file of its tree once it is asked for. Only in these has a span a line and a column. */
export function sourcesOf(analysis: Analysis): Sources {
  const { workspace } = analysis.set
  const sources = new Map<string, SourceFile | null>()
  for (const { problems } of analysis.recipes) for (const { file } of problems) sources.set(file.path, file)
  for (const { path, file } of analysis.set.lookAlikes) if (file) sources.set(path, file)
  for (const { filePath, file } of analysis.set.skills) sources.set(filePath, file)
  return {
    get(path) {
      const known = sources.get(path)
      if (known !== undefined) return known
      const read = workspace.read(path, PLACED_BYTES_LIMIT)
      const file = 'bytes' in read ? decode(path, read.bytes) : null
      const shown = file ? coveredFile(file, findSecrets(file.text)) : null
      sources.set(path, shown)
      return shown
    },
  }
}

/** What no report may show, from all skills. */
function secretsOf(analysis: Analysis): readonly Secret[] {
  return analysis.set.skills.flatMap(({ secrets }) => secrets)
}

/** The texts with their secrets covered: of the same length, so that places hold. */
function coveredSources(sources: Sources, secrets: readonly Secret[]): Sources {
  if (secrets.length === 0) return sources
  const shown = new Map<string, SourceFile | null>()
  return {
    get(path) {
      const known = shown.get(path)
      if (known !== undefined) return known
      const file = sources.get(path)
      const cover = file ? coveredFile(file, secrets) : null
      shown.set(path, cover)
      return cover
    },
  }
}

function coveredFile(file: SourceFile, secrets: readonly Secret[]): SourceFile {
  const { path, text, bytes, encoding, badByte } = file
  return secrets.length === 0 ? file : new SourceFile(path, covered(text, secrets), bytes, encoding, badByte)
}

function coveredWords(diagnostic: Diagnostic, secrets: readonly Secret[]): Diagnostic {
  if (secrets.length === 0) return diagnostic
  const { message, name } = diagnostic
  const shown = { ...diagnostic, message: covered(message, secrets) }
  return name === undefined ? shown : { ...shown, name: covered(name, secrets) }
}

type Placed = Omit<SettledDiagnostic, 'fingerprint'>

function settleDiagnostics(
  diagnostics: readonly Diagnostic[],
  analysis: Analysis,
  { waivers, today, profile }: Policy,
): SettledDiagnostic[] {
  const secrets = secretsOf(analysis)
  const sources = coveredSources(sourcesOf(analysis), secrets)
  const suppressions = new Map<string, readonly Suppression[]>()
  for (const { filePath, suppressions: own } of analysis.set.skills) if (own.length > 0) suppressions.set(filePath, own)
  const placed = diagnostics
    .map((diagnostic) => place(coveredWords(diagnostic, secrets), sources, suppressions))
    .sort(inOrder)
  const seen = new Set<string>()
  const found = placed.filter((diagnostic) => isNew(diagnostic, seen))
  const alike = new Map<string, number>()
  const fingerprint = (diagnostic: Placed): SettledDiagnostic => fingerprinted(diagnostic, alike)
  if (!waivers) return found.map(fingerprint)
  const { findings, remarks } = waive(found, waivers, { today, profile, roots: analysis.set.workspace.roots })
  const file = coveredFile(waivers.file, findSecrets(waivers.file.text))
  const told = remarks.map((remark) => place(remark, { get: () => file }, suppressions))
  return [...findings, ...told].sort(inOrder).map(fingerprint)
}

function place(
  diagnostic: Diagnostic,
  sources: Sources,
  suppressions: ReadonlyMap<string, readonly Suppression[]>,
): Placed {
  const { path, span } = diagnostic.at
  const source = sources.get(path)
  const rule = ruleId(diagnostic)
  const start = source && span ? source.position(span.start) : null
  const end = source && span ? source.position(span.end) : null
  const covering = suppressions.get(path)?.find((each) => start && covers(each, rule, start.line))
  return { ...diagnostic, rule, file: path, start, end, source, suppressed: covering?.reason ?? null, waived: null }
}

/** The rule with its cause: `skill-dropped/colon-in-plain-value`. */
function ruleId({ rule, cause }: Diagnostic): string {
  return cause === undefined || rule.endsWith(`/${cause}`) ? rule : `${rule}/${cause}`
}

function covers(suppression: Suppression, rule: string, line: number): boolean {
  if (line < suppression.lines.first || line > suppression.lines.last) return false
  return suppression.rule === '*' || suppression.rule === rule || rule.startsWith(`${suppression.rule}/`)
}

function inOrder(left: Placed, right: Placed): number {
  return (
    byText(left.file, right.file) ||
    (left.start?.line ?? 0) - (right.start?.line ?? 0) ||
    (left.start?.column ?? 0) - (right.start?.column ?? 0) ||
    byText(left.rule, right.rule) ||
    (left.end?.line ?? 0) - (right.end?.line ?? 0) ||
    (left.end?.column ?? 0) - (right.end?.column ?? 0) ||
    byText(left.message, right.message)
  )
}

function byText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}

function isNew({ rule, file, at, message }: Placed, seen: Set<string>): boolean {
  const key = JSON.stringify([rule, file, at.span?.start, at.span?.end, message])
  return seen.size < seen.add(key).size
}

function fingerprinted(diagnostic: Placed, alike: Map<string, number>): SettledDiagnostic {
  const { rule, file, source, start } = diagnostic
  const key = JSON.stringify([rule, file, source && start ? source.lineText(start.line) : ''])
  const before = alike.get(key) ?? 0
  alike.set(key, before + 1)
  const fingerprint = createHash('sha256').update(`${key}${before}`).digest('hex').slice(0, 16)
  return { ...diagnostic, fingerprint }
}

const lookAlikeWords: Readonly<Record<LookAlike['kind'], string>> = {
  'file-name': 'looks like a SKILL.md but has another name',
  folder: 'looks like a SKILL.md but is a folder',
  'flat-file': 'looks like a SKILL.md but stands in the skills folder itself, under a name of its own',
}

function fileStates({ set }: Analysis): FileState[] {
  const states = new Map<string, FileState>()
  const add = (state: FileState): void => {
    if (!states.has(state.path)) states.set(state.path, state)
  }
  for (const { filePath, unreadable } of set.skills) {
    add({ path: filePath, state: unreadable === null ? 'checked' : 'unreadable', why: unreadable })
  }
  for (const { path, reason, why } of [...set.leftOut, ...set.workspace.leftOut]) {
    const routine = reason === 'version-control-folder'
    add({ path, state: reason === 'unreadable' ? 'unreadable' : 'left-out', why, ...(routine ? { routine } : {}) })
  }
  for (const { path, kind } of set.lookAlikes) add({ path, state: 'left-out', why: lookAlikeWords[kind] })
  return [...states.values()].sort(byPath)
}

function withheldSkills(analysis: Analysis): WithheldSkill[] {
  return analysis.set.skills.flatMap((skill) =>
    analysis.targetsOf(skill).flatMap(({ id }) => {
      const verdict = analysis.verdicts.get(skill)?.get(id)
      if (verdict?.status !== 'withheld') return []
      const reasons = verdict.reasons.filter(({ effect, olderOnly }) => effect === 'withheld' && !olderOnly)
      return [{ path: skill.path, name: nameOf(skill), runtime: id, line: withheldLine(reasons) }]
    }),
  )
}

function nameOf(skill: Skill): string {
  return skill.name?.value ?? skill.folder ?? skill.path
}

/** The runtime's own line where it prints one, so that a reader finds it again in a log. */
function withheldLine(reasons: readonly Reason[]): string {
  return reasons.map(({ says, message }) => says ?? message).join(' ')
}

function summarise(settled: readonly SettledDiagnostic[], analysis: Analysis, failOn: Policy['failOn']): Summary {
  const standing = settled.filter(isStanding)
  const count = (severity: Severity): number => standing.filter((each) => each.severity === severity).length
  const failing = failOn === 'never' ? [] : severities.slice(0, severities.indexOf(failOn) + 1)
  const fails = standing.some(({ severity }) => failing.includes(severity))
  const { skills } = analysis.set
  return {
    skills: skills.length,
    errors: count('error'),
    warnings: count('warning'),
    notes: count('note'),
    suppressed: settled.filter(({ suppressed }) => suppressed !== null).length,
    waived: settled.filter(({ waived }) => waived !== null).length,
    tokens: sumOf(analysis),
    verdict: skills.length === 0 ? 'nothing-checked' : fails ? 'fail' : 'pass',
  }
}

function sumOf(analysis: Analysis): Tokens {
  const costs = [...analysis.costs.values()]
  return {
    metadata: costs.reduce((sum, cost) => sum + cost.metadata, 0),
    instructions: costs.reduce((sum, cost) => sum + cost.instructions, 0),
    resources: costs.reduce((sum, cost) => sum + cost.resources, 0),
  }
}

/** The paths that were left out or could not be read, without those that never are. */
export function unseen({ files }: Report): FileState[] {
  return files.filter(({ state, routine }) => state !== 'checked' && !routine)
}
