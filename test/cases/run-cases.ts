import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Severity } from '../../src/diagnostic.ts'
import { openDisk } from '../../src/host/disk.ts'
import type { Host } from '../../src/host/host.ts'
import { type Options, standardBudget } from '../../src/options.ts'
import type { DeclaredRecipes } from '../../src/options-recipes.ts'
import type { Report, SettledDiagnostic } from '../../src/report/report.ts'
import { run } from '../../src/run.ts'
import { runtimes } from '../../src/runtimes/index.ts'
import { decode } from '../../src/source/file.ts'
import { valueAt } from '../../src/source/json.ts'
import { parseYaml } from '../../src/source/yaml.ts'
import kinds from './kinds.json' with { type: 'json' }

export interface Wanted {
  readonly kind?: string
  readonly kind_ok?: readonly string[]
  readonly severity?: string
  readonly severity_ok?: readonly string[]
  readonly file?: string
  readonly file_ok?: readonly string[]
  readonly line?: number
  readonly line_ok?: readonly number[]
  readonly col?: number
  readonly end_col?: number
  readonly col_ok?: string
  readonly count?: number
  readonly message_has?: readonly string[]
  readonly message_has_not?: readonly string[]
}

export interface CaseRun {
  readonly given: {
    readonly runtime?: string
    readonly cwd?: string
    readonly paths?: readonly string[]
    readonly [key: string]: unknown
  }
  readonly must: readonly Wanted[]
  readonly must_not: readonly Wanted[]
}

export interface Case {
  readonly name: string
  readonly kind: string
  readonly setup: { readonly rename?: readonly [string, string][]; readonly symlinks?: readonly [string, string][] }
  readonly runs: readonly CaseRun[]
}

export const here = fileURLToPath(new URL('.', import.meta.url))

export function readCases(): Case[] {
  return readdirSync(here)
    .filter((name) => /^\d{3}-/.test(name))
    .map((name) => {
      const page = readFileSync(join(here, name, 'expected.md'), 'utf8')
      const block = /```json\n([\s\S]*?)\n```/.exec(page)?.[1] ?? '{}'
      return { name, ...JSON.parse(block) } as Case
    })
}

/** Runtimes of given.runtime that are modelled; `null` for "no client named". */
export function runnable(given: CaseRun['given']): boolean {
  const known = given.runtime === undefined || runtimes.some((runtime) => runtime.id === given.runtime)
  return known && !('format' in given) && !('event' in given) && !('catalog' in given)
}

export async function runCase(one: Case, { given }: CaseRun): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'skillproof-case-'))
  try {
    cpSync(join(here, one.name, 'input'), folder, { recursive: true })
    for (const [from, to] of one.setup.rename ?? []) renameSync(join(folder, from), join(folder, to))
    for (const [link, target] of one.setup.symlinks ?? []) {
      mkdirSync(dirname(join(folder, link)), { recursive: true })
      if (!existsSync(join(folder, link))) symlinkSync(target, join(folder, link))
    }
    return await run(optionsFor(given), hostAt(join(folder, given.cwd ?? '.')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function optionsFor(given: CaseRun['given']): Options {
  return {
    paths: given.paths ?? ['.'],
    // No client named: the open standard.
    runtimes: [given.runtime ?? 'agentskills'],
    recipe: null,
    profile: 'default',
    reports: [],
    failOn: 'error',
    config: null,
    allowEmpty: false,
    quiet: false,
    progress: false,
    budget: standardBudget,
    userRoots: [],
    ...(given['check_path'] === true ? { recipes: thisMachine(given.runtime ?? 'agentskills') } : {}),
  }
}

/** "Look at this machine": a deployment whose programs are those on PATH. */
function thisMachine(runtime: string): DeclaredRecipes {
  const text = `recipes: [{name: machine, runtime: ${runtime}, binaries: path, skills: ['**']}]\n`
  const file = decode('skillproof.yml', new TextEncoder().encode(text))
  const list = valueAt(parseYaml(file.text, 0, file.text.length).root, ['recipes'])
  if (!list) throw new Error('the recipe of this machine is no YAML')
  return { file, folder: '.', list }
}

function hostAt(cwd: string): Host {
  return {
    version: '0.0.0',
    columns: 80,
    colour: false,
    open: (paths) => openDisk(cwd, paths),
    readFile: () => null,
    programs: () => ['git', 'sh'],
    stdout: () => {},
    progress: () => {},
    writeFile: () => {},
    stepSummary: () => {},
    link: () => null,
  }
}

const severityWords: Record<Severity, string> = { error: 'error', warning: 'warning', note: 'info' }

/** What is wrong with a report, judged by a case's run; empty for a pass. */
export function complaints(report: Report, { must, must_not }: CaseRun): string[] {
  const found = report.diagnostics
  const wrong: string[] = []
  const excused = new Set<SettledDiagnostic>()
  for (const wanted of must) {
    const matches = found.filter((each) => matchesMust(each, wanted))
    for (const each of matches) excused.add(each)
    if (matches.length === 0) wrong.push(`missing ${JSON.stringify(wanted)}`)
    const alike = found.filter((each) => ofKind(each, wanted.kind ?? '*') && each.file === wanted.file)
    if (wanted.count !== undefined && alike.length !== wanted.count)
      wrong.push(`${alike.length} instead of ${wanted.count} of ${wanted.kind}`)
  }
  for (const banned of must_not) {
    for (const each of found) {
      if (!excused.has(each) && matchesBan(each, banned))
        wrong.push(`forbidden ${JSON.stringify(banned)}: ${shown(each)}`)
    }
  }
  return wrong
}

function shown({ rule, severity, file, start, message }: SettledDiagnostic): string {
  return `${file}:${start?.line ?? '-'}:${start?.column ?? '-'} ${severity} ${rule} ${message.slice(0, 90)}`
}

function matchesMust(each: SettledDiagnostic, wanted: Wanted): boolean {
  const kindsOk = wanted.kind_ok ?? [wanted.kind ?? '*']
  const severitiesOk = wanted.severity_ok ?? (wanted.severity ? [wanted.severity] : ['error', 'warning', 'info'])
  const filesOk = wanted.file_ok ?? (wanted.file ? [wanted.file] : [each.file])
  const linesOk = wanted.line_ok ?? (wanted.line === undefined ? null : [wanted.line])
  const columnOk = wanted.col_ok === 'any' || wanted.col === undefined || each.start?.column === wanted.col
  return (
    kindsOk.some((kind) => ofKind(each, kind)) &&
    severitiesOk.includes(severityWords[each.severity]) &&
    filesOk.includes(each.file) &&
    (linesOk === null || linesOk.includes(each.start?.line ?? 0)) &&
    columnOk &&
    (wanted.message_has ?? []).every((text) => each.message.includes(text)) &&
    (wanted.message_has_not ?? []).every((text) => !each.message.includes(text))
  )
}

function matchesBan(each: SettledDiagnostic, banned: Wanted): boolean {
  const word = severityWords[each.severity]
  const severity = banned.severity === undefined || banned.severity.split(' or ').includes(word)
  const column = each.start?.column ?? 0
  const inColumns = banned.col === undefined || (column >= banned.col && column <= (banned.end_col ?? banned.col))
  return (
    severity &&
    (banned.kind === undefined || ofKind(each, banned.kind)) &&
    (banned.file === undefined || banned.file === each.file) &&
    (banned.line === undefined || banned.line === each.start?.line) &&
    inColumns &&
    (banned.message_has ?? []).every((text) => each.message.includes(text))
  )
}

/** A kind's word against a rule's id; a kind may end in `*`, a rule's pattern may hold one. */
export function ofKind(each: { readonly rule: string }, kind: string): boolean {
  if (kind === '*') return true
  const words = kind.endsWith('*') ? Object.keys(kinds).filter((word) => word.startsWith(kind.slice(0, -1))) : [kind]
  return words
    .flatMap((word) => (kinds as Record<string, readonly string[]>)[word] ?? [])
    .some((pattern) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(each.rule))
}
