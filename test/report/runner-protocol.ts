/**
 * What GitHub's runner reads out of a step's output, restated from actions/runner (ActionCommand.cs, OutputManager.cs,
 * ActionCommandManager.cs, ProcessInvoker.cs, ExecutionContext.cs).
 */

export interface RunnerCommand {
  readonly name: string
  readonly properties: ReadonlyMap<string, string>
  readonly data: string
}

export interface Annotation {
  readonly kind: 'error' | 'warning' | 'notice'
  readonly properties: ReadonlyMap<string, string>
  readonly message: string
}

const registered = new Set(
  (
    'add-mask add-matcher add-path debug echo endgroup error group internal-set-repo-path notice remove-matcher ' +
    'save-state set-env set-output stop-commands warning'
  ).split(' '),
)

/** Every command in the output, in order. Lines end at LF, CR or CRLF, as .NET's ReadLine has them. */
export function commandsIn(output: string): RunnerCommand[] {
  return output.split(/\r\n|\r|\n/).flatMap((line) => newForm(line) ?? oldForm(line) ?? [])
}

/** `::name key=value,key=value::data` at the start of a line, after Unicode white space. */
function newForm(line: string): RunnerCommand | null {
  const text = trimStart(line)
  if (!text.startsWith('::')) return null
  const end = text.indexOf('::', 2)
  if (end < 0) return null
  const inside = text.slice(2, end)
  const space = inside.indexOf(' ')
  const name = (space < 0 ? inside : inside.slice(0, space)).trim().toLowerCase()
  if (!registered.has(name)) return null
  const properties = space < 0 ? new Map<string, string>() : pairs(inside.slice(space + 1), ',', unescapeProperty)
  return { name, properties, data: unescapeData(text.slice(end + 2)) }
}

/** `##[name key=value;key=value]data` anywhere in a line. */
function oldForm(line: string): RunnerCommand | null {
  const start = line.indexOf('##[')
  const end = start < 0 ? -1 : line.indexOf(']', start)
  if (end < 0) return null
  const inside = line.slice(start + 3, end)
  const space = inside.indexOf(' ')
  const name = (space < 0 ? inside : inside.slice(0, space)).toLowerCase()
  if (!registered.has(name)) return null
  return {
    name,
    properties: pairs(space < 0 ? '' : inside.slice(space + 1), ';', (text) => text),
    data: line.slice(end + 1),
  }
}

/** The annotations that the runner keeps: ten of each kind a step, ranges as it normalises them, 4,096 characters. */
export function annotationsIn(output: string): Annotation[] {
  const kept = { error: 0, warning: 0, notice: 0 }
  const annotations: Annotation[] = []
  for (const { name, properties, data } of commandsIn(output)) {
    if (name !== 'error' && name !== 'warning' && name !== 'notice') continue
    kept[name] += 1
    if (kept[name] <= 10) annotations.push({ kind: name, properties: ranged(properties), message: data.slice(0, 4096) })
  }
  return annotations
}

function ranged(given: ReadonlyMap<string, string>): Map<string, string> {
  const properties = new Map(given)
  const number = (name: string): number | null => (properties.has(name) ? Number(properties.get(name)) : null)
  const drop = (...names: string[]): void => {
    for (const name of names) properties.delete(name)
  }
  if (number('line') === null && number('endLine') !== null) properties.set('line', properties.get('endLine') ?? '')
  if (number('line') === null) drop('col', 'endColumn')
  if (number('endLine') !== null && number('endLine') !== number('line')) drop('col', 'endColumn')
  if ((number('endLine') ?? Infinity) < (number('line') ?? 0)) drop('line', 'endLine')
  if ((number('endColumn') ?? Infinity) < (number('col') ?? 0)) drop('col', 'endColumn')
  return properties
}

function pairs(text: string, separator: string, decode: (value: string) => string): Map<string, string> {
  const found = new Map<string, string>()
  for (const pair of text.split(separator)) {
    const at = pair.indexOf('=')
    if (at > 0 && at < pair.length - 1) found.set(pair.slice(0, at).trim(), decode(pair.slice(at + 1)))
  }
  return found
}

/** .NET's Char.IsWhiteSpace: the space separators, LF, CR and the other blanks of C0, NEL; not U+FEFF, not U+200B. */
function trimStart(text: string): string {
  return text.replace(/^[\p{Zs}\p{Zl}\p{Zp}\t-\r\u0085]+/u, '')
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}

function unescapeProperty(text: string): string {
  return text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%')
}
