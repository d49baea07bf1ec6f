import { UsageError } from './diagnostic.ts'
import type { Host } from './host/host.ts'
import type { ConfigFile } from './recipes/recipe-file.ts'
import { problemList } from './recipes/recipe-problem.ts'
import { readSnapshot, SNAPSHOT_FILE } from './recipes/recipe-snapshot.ts'
import { decode, type SourceFile } from './source/file.ts'
import { itemsOf, readJson, textOf, valueAt } from './source/json.ts'
import { quoted } from './source/nearest.ts'
import { resolved, type YamlNode } from './source/yaml.ts'

/** A larger answer or snapshot, in bytes, is not read. */
const BYTES_LIMIT = 8_000_000

/**
 * Puts the names that an answer of `tools/list` holds into the snapshot, in place of the server's older ones, and says
 * what changed. Nothing is dialled: the answer is a file. Throws UsageError.
 */
export function importTools(server: string, path: string, host: Host): string {
  if (server === '__proto__' || server.trim() === '') throw new UsageError(`${quoted(server)} is no key of a server.`)
  const answer = read(path, host)
  if (!answer)
    throw new UsageError(`${quoted(path)} is not there; save the answer of tools/list in a file and name it.`)
  const tools = [...new Set(namesIn(answer))].sort()
  const older = read(SNAPSHOT_FILE, host)
  const servers = older ? serversOf(older) : new Map<string, readonly string[]>()
  const before = servers.get(server) ?? null
  servers.set(server, tools)
  const sorted = [...servers].sort(([left], [right]) => (left < right ? -1 : 1))
  const entries = sorted.map(([key, names]) => [key, { tools: [...new Set(names)].sort() }])
  host.writeFile(SNAPSHOT_FILE, `${JSON.stringify({ servers: Object.fromEntries(entries) }, null, 2)}\n`)
  return `${SNAPSHOT_FILE}: ${server} has ${tools.length} ${tools.length === 1 ? 'tool' : 'tools'}${changes(before, tools)}.`
}

function changes(before: readonly string[] | null, after: readonly string[]): string {
  if (!before) return ''
  const added = after.filter((name) => !before.includes(name))
  const gone = before.filter((name) => !after.includes(name))
  if (added.length + gone.length === 0) return ', as before'
  const parts = [added.length > 0 ? `new: ${added.join(', ')}` : '', gone.length > 0 ? `gone: ${gone.join(', ')}` : '']
  return `; ${parts.filter((part) => part !== '').join('; ')}`
}

function read(path: string, host: Host): ConfigFile | null {
  const bytes = host.readFile(path)
  if (!bytes) return null
  if (bytes.length > BYTES_LIMIT) throw new UsageError(`${quoted(path)} has ${bytes.length} bytes, more than are read.`)
  const file = decode(path, bytes)
  const { root, fault } = readJson(file)
  if (fault) throw wrong(file, fault.span.start, `It cannot be parsed: ${fault.message}; give JSON.`)
  return { file, root }
}

function serversOf(older: ConfigFile): Map<string, readonly string[]> {
  const { problems, complain } = problemList()
  const servers = new Map(readSnapshot(older, complain))
  const first = problems[0]
  if (first) throw wrong(first.file, first.span?.start ?? 0, first.message)
  return servers
}

/** Of a JSON-RPC answer, of its result, of a list of tools, or of a list of names. */
function namesIn({ file, root }: ConfigFile): string[] {
  const list = [['result', 'tools'], ['tools'], []]
    .map((path) => itemsOf(valueAt(root, path)))
    .find((each) => each !== null)
  const error = valueAt(root, ['error', 'message'])
  if (error) throw wrong(file, error.span.start, `The server answered with an error: ${textOf(error) ?? ''}`)
  if (!list) {
    throw wrong(
      file,
      root?.span.start ?? 0,
      'It is no answer of tools/list; give {"result": {"tools": […]}}, {"tools": […]} or a list of names.',
    )
  }
  const more = valueAt(root, ['result', 'nextCursor']) ?? valueAt(root, ['nextCursor'])
  if (more && (textOf(more) ?? '') !== '') {
    throw wrong(
      file,
      more.span.start,
      'The answer has further pages (nextCursor); put the tools of all pages into one list.',
    )
  }
  return list.map((item) => nameOf(item, file))
}

function nameOf(item: YamlNode, file: SourceFile): string {
  const own = resolved(item)
  const node = own?.kind === 'map' ? valueAt(item, ['name']) : item
  const name = node && resolved(node)?.kind === 'scalar' ? resolved(node) : null
  if (name?.kind !== 'scalar' || name.style !== 'double' || name.value === '') {
    throw wrong(file, item.span.start, 'An entry is neither a name nor a tool with a name.')
  }
  return name.value
}

function wrong(file: SourceFile, at: number, message: string): UsageError {
  return new UsageError(message, { path: file.path, ...file.position(at) })
}
