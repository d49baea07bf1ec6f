import type { Cost } from '../analysis/analysis.ts'
import type { Answer, ScopeReach, SkillReach } from '../analysis/reach.ts'
import type { Recipe } from '../recipes/recipe.ts'
import { sourcesOf } from '../report/policy.ts'
import type { Report, SettledDiagnostic } from '../report/report.ts'
import { targetsOf } from '../report/verdict-table.ts'
import type { Reason } from '../runtimes/runtime.ts'
import type { Skill } from '../skill/skill.ts'
import type { SourceFile } from '../source/file.ts'
import type { Span } from '../source/span.ts'
import type { Reporter } from './reporter.ts'

/** What JSON may hold as it is, and what moves or hides a terminal's text all the same. */
const moving = /[\u007F-\u009F\u2028\u2029\uFEFF\p{Bidi_Control}]/gu

/** The public contract, described by `schema/report-v1.json`. */
export const jsonReporter: Reporter = {
  id: 'json',
  title: 'JSON, version 1 of the report format',
  sink: 'stdout',
  render: (report) => [...piecesOf(report)].join(''),
  pieces: piecesOf,
}

function* piecesOf(report: Report): Iterable<string> {
  const { tool, files, analysis, encoding, summary } = report
  yield `{\n"schemaVersion": 1,\n"tool": ${written({ name: tool.name, version: tool.version })},\n`
  yield* list('files', files, ({ path, state, why }) => ({ path, state, why }))
  yield* list('runtimes', runtimesOf(report), (runtime) => runtime)
  yield* list('skills', analysis.set.skills, (skill) => skillOf(skill, report))
  yield* list('recipes', analysis.recipes, (recipe) => recipeOf(recipe, analysis.reach))
  yield* list('diagnostics', diagnosticsOf(report), (diagnostic) => diagnostic)
  yield `"summary": ${written({
    skills: summary.skills,
    errors: summary.errors,
    warnings: summary.warnings,
    notes: summary.notes,
    suppressed: summary.suppressed,
    waived: summary.waived,
    tokens: tokens(summary.tokens, encoding),
    verdict: summary.verdict,
  })}\n}\n`
}

/** A list with each entry on a line of its own: a diff of two reports shows what changed. */
function* list<T>(name: string, entries: readonly T[], value: (entry: T) => object): Iterable<string> {
  yield `"${name}": [`
  for (const [index, entry] of entries.entries()) yield `${index === 0 ? '' : ','}\n${written(value(entry))}`
  yield entries.length === 0 ? '],\n' : '\n],\n'
}

function written(value: object): string {
  // The runner would take `##[…]` for a command wherever it stands in a line; in JSON it can only stand in a text.
  const text = JSON.stringify(value).replaceAll('##[', '#\\u0023[')
  return text.replace(moving, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function runtimesOf({ analysis }: Report): object[] {
  const whys = new Map(targetsOf(analysis).map(({ id, why }) => [id, why]))
  return analysis.runtimes.map(({ id, version }) => {
    return { id, version, target: whys.has(id), why: whys.get(id) ?? null }
  })
}

function skillOf(skill: Skill, { analysis, encoding }: Report): object {
  const { file, requires } = skill
  const cost = analysis.costs.get(skill)
  return {
    path: skill.path,
    file: skill.filePath,
    name: skill.name?.value ?? null,
    description: skill.description?.value ?? null,
    steps: skill.steps.map(({ index, content, span }) => ({ index, content, ...placeIn(file, span) })),
    requires:
      requires.state === 'tokens' ? requires.tokens.map(({ value }) => value) : requires.state === 'none' ? [] : null,
    allowedTools: skill.allowedTools.map(({ value }) => value),
    resources: skill.bundle.resources.map(({ path, tier, bytes }) => ({ path, tier, bytes })),
    tokens: cost ? tokens(cost, encoding) : null,
    verdicts: verdictsOf(skill, analysis.runtimes, analysis.verdicts.get(skill)),
  }
}

function tokens(cost: Pick<Cost, 'metadata' | 'instructions' | 'resources'>, encoding: string): object {
  return { encoding, metadata: cost.metadata, instructions: cost.instructions, resources: cost.resources }
}

function verdictsOf(
  skill: Skill,
  runtimes: Report['analysis']['runtimes'],
  verdicts: ReturnType<Report['analysis']['verdicts']['get']>,
): object {
  const entries = runtimes.flatMap(({ id }) => {
    const verdict = verdicts?.get(id)
    if (!verdict) return []
    const { status, name, description, silent, blast } = verdict
    const reasons = verdict.reasons.map((reason) => reasonOf(reason, skill))
    return [[id, { status, name, description, silent, blast, reasons }] as const]
  })
  return Object.fromEntries(entries)
}

function reasonOf({ code, message, span, path }: Reason, skill: Skill): object {
  return { code, message, ...placeIn(path === undefined || path === skill.filePath ? skill.file : null, span) }
}

function placeIn(
  file: SourceFile | null | undefined,
  span: Span | null,
): { line: number | null; column: number | null } {
  const { line = null, column = null } = file && span ? file.position(span.start) : {}
  return { line, column }
}

function recipeOf({ path, format, closed, runtime, scopes }: Recipe, reach: readonly ScopeReach[]): object {
  return {
    path,
    format,
    closed,
    runtime,
    scopes: scopes.map((scope) => {
      const own = reach.find((each) => each.scope === scope)
      return {
        name: scope.name,
        tools: scope.builtIns.filter(({ registered }) => registered).map((tool) => tool.name),
        servers: Object.fromEntries((scope.servers ?? []).map(({ key, prefix, tools }) => [key, { prefix, tools }])),
        binaries: scope.binaries ? [...scope.binaries] : null,
        skills: (own?.skills ?? []).map(skillReachOf),
        textMentions: (own?.texts ?? []).map(mentionOf),
      }
    }),
  }
}

function skillReachOf({ skill, status, reasons, requires, answers }: SkillReach): object {
  return {
    path: skill.path,
    status,
    reasons: reasons.map((reason) => reasonOf(reason, skill)),
    requires: requires.map(({ token, state, why }) => ({ token, state, reason: why })),
    mentions: answers.map(mentionOf),
  }
}

function mentionOf({ mention, state, why, meant }: Answer): object {
  const { name, kind, confidence, how, file, span } = mention
  return { name, kind, state, reason: why, meant, confidence, how, file: file.path, ...placeIn(file, span) }
}

function diagnosticsOf({ diagnostics, analysis }: Report): object[] {
  const sources = sourcesOf(analysis)
  return diagnostics.map((diagnostic: SettledDiagnostic) => ({
    rule: diagnostic.rule,
    severity: diagnostic.severity,
    message: diagnostic.message,
    file: diagnostic.file,
    line: diagnostic.start?.line ?? null,
    column: diagnostic.start?.column ?? null,
    endLine: diagnostic.end?.line ?? null,
    endColumn: diagnostic.end?.column ?? null,
    runtimes: diagnostic.runtimes ?? [],
    recipe: diagnostic.recipe ?? null,
    scope: diagnostic.scope ?? null,
    name: diagnostic.name ?? null,
    related: (diagnostic.related ?? []).map(({ at, message }) => ({
      file: at.path,
      ...placeIn(sources.get(at.path), at.span),
      message,
    })),
    url: diagnostic.url,
    fingerprint: diagnostic.fingerprint,
    suppressed: diagnostic.suppressed,
    waived: diagnostic.waived,
  }))
}
