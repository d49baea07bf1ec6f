import { analyze } from './analysis/analyze.ts'
import { ENCODING, tokenCounter } from './analysis/tokens.ts'
import { check } from './check.ts'
import type { Host } from './host/host.ts'
import type { Options, ReportRequest, ShelfIds } from './options.ts'
import { recipesAround } from './recipes-around.ts'
import { settle } from './report/policy.ts'
import type { Report } from './report/report.ts'
import { reporters } from './reporters/index.ts'
import { rules } from './rules/index.ts'
import { runtimes } from './runtimes/index.ts'
import { readSkills } from './skill/read.ts'
import { covered } from './skill/secrets.ts'

/** The ids that options are checked against. */
export function shelfIds(): ShelfIds {
  return {
    runtimes: runtimes.map(({ id }) => id),
    reporters: reporters.map(({ id }) => id),
    rules: rules.map(({ id }) => id),
  }
}

/** From so many skills on, memory counts for more than speed. */
const MANY = 1000

/** The whole path. Throws UsageError for what the caller got wrong. */
export async function run(options: Options, host: Host): Promise<Report> {
  const workspace = host.open(options.paths)
  const set = readSkills(workspace)
  if (set.skills.length > MANY) host.spareMemory?.()
  const recipes = recipesAround(set, options, host)
  const count = await tokenCounter()
  const progress = (done: number, all: number): void => host.progress(`${done} of ${all} skills read`)
  const analysis = analyze(set, recipes, runtimes, { runtimes: options.runtimes, count, progress })
  const diagnostics = check(analysis, rules, options)
  const { failOn, quiet, waivers, today, profile } = options
  const policy = { failOn, quiet, version: host.version, encoding: ENCODING, waivers, today, profile }
  const report = settle(diagnostics, analysis, policy)
  host.progress('')
  for (const request of options.reports) deliver(request, report, host)
  return report
}

function deliver({ id, file }: ReportRequest, report: Report, host: Host): void {
  const reporter = reporters.find((each) => each.id === id)
  if (!reporter) return
  const screen = file === null ? host : { ...plain, link: host.link }
  if (file !== null && reporter.pieces) {
    host.writeFile(file, shown(reporter.pieces(report, screen), report))
    return
  }
  const text = covered(reporter.render(report, screen), report.secrets)
  if (file !== null) host.writeFile(file, text)
  else if (reporter.sink === 'step-summary') host.stepSummary(text)
  else host.stdout(text)
}

function* shown(pieces: Iterable<string>, { secrets }: Report): Iterable<string> {
  for (const piece of pieces) yield covered(piece, secrets)
}

/** A file has no width of its own and no colours. */
const plain = { columns: 80, colour: false }
