import { type Severity, severities } from '../diagnostic.ts'
import { printable } from '../report/printable.ts'
import { type SettledDiagnostic, standing } from '../report/report.ts'
import { counted, totals } from '../report/words.ts'
import type { Reporter } from './reporter.ts'

/** GitHub keeps ten of a kind for each step and drops the rest without a word; the tenth error is left to the verdict. */
const limits: Readonly<Record<Severity, number>> = { error: 9, warning: 10, note: 10 }
/** Characters of a message that the runner keeps (ExecutionContext.cs). */
const MESSAGE_LIMIT = 4096

const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', note: 'notice' }

/** Workflow commands that GitHub shows beside the lines of a pull request. */
export const annotationsReporter: Reporter = {
  id: 'annotations',
  title: 'Annotations on the changed files of a pull request',
  sink: 'stdout',
  render(report) {
    const found = standing(report)
    const groups = new Map(severities.map((severity) => [severity, worstFirst(grouped(found, severity))] as const))
    const fits = severities.every((severity) => (groups.get(severity)?.length ?? 0) <= limits[severity])
    const shown = severities.flatMap((severity) => {
      // One notice is kept back to say that there is more.
      const room = limits[severity] - (severity === 'note' && !fits ? 1 : 0)
      return (groups.get(severity) ?? []).slice(0, room)
    })
    const commandLines = shown.map(annotation)
    if (!fits) {
      const told = shown.reduce((sum, { more }) => sum + 1 + more, 0)
      const rest = `${counted(found.length - told, 'finding')} found no room here: GitHub shows ten annotations of a kind`
      const message = `${totals(report.summary)}. ${rest}. The step summary and the log list them all.`
      commandLines.push(command('notice', { title: 'skillproof' }, message))
    }
    return commandLines.map((text) => `${text}\n`).join('')
  },
}

interface Group {
  /** The first of its rule in its file. */
  readonly first: SettledDiagnostic
  /** How many of the same rule stand behind it in the same file. */
  readonly more: number
}

function grouped(found: readonly SettledDiagnostic[], severity: Severity): Group[] {
  const groups = new Map<string, Group>()
  for (const diagnostic of found) {
    if (diagnostic.severity !== severity) continue
    const key = JSON.stringify([diagnostic.file, diagnostic.rule])
    const known = groups.get(key)
    groups.set(key, known ? { first: known.first, more: known.more + 1 } : { first: diagnostic, more: 0 })
  }
  return [...groups.values()]
}

/** One of each file before a second of any; otherwise in the order of the report. */
function worstFirst(groups: readonly Group[]): Group[] {
  const files = new Set<string>()
  const heads: Group[] = []
  const others: Group[] = []
  for (const group of groups) (files.size < files.add(group.first.file).size ? heads : others).push(group)
  return [...heads, ...others]
}

function annotation({ first, more }: Group): string {
  const { file, start, end, rule, severity, message, url } = first
  // The runner drops columns where the lines differ (ActionCommandManager.cs).
  const oneLine = start !== null && end !== null && start.line === end.line
  const properties = {
    title: printable(rule),
    file: file === '.' ? undefined : printable(file),
    line: start?.line,
    endLine: end?.line,
    col: oneLine ? start.column : undefined,
    endColumn: oneLine ? end.column : undefined,
  }
  const tail = `${more > 0 ? ` (and ${more} more in this file)` : ''}\n${printable(url)}`
  return command(commands[severity], properties, cut(printable(message), MESSAGE_LIMIT - tail.length) + tail)
}

/** A text in at most `limit` UTF-16 units: whole sentences, then an ellipsis. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  const short = text.slice(0, limit - 2)
  const sentence = /^[\s\S]*[.!?](?=\s)/.exec(short)?.[0]
  return `${sentence ?? short.replace(/[\uD800-\uDBFF]$/, '')} …`
}

type Properties = Readonly<Record<string, string | number | undefined>>

/** A command as @actions/core 3.0.1 writes it (command.ts): absent properties are left out. */
function command(name: string, properties: Properties, message: string): string {
  const given = Object.entries(properties).filter(([, value]) => value)
  const list = given.map(([key, value]) => `${key}=${escapedProperty(String(value))}`).join(',')
  return `::${name} ${list}::${escaped(message)}`
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapedProperty(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
