import type { SourceFile } from '../source/file.ts'
import { type Span, spanOf } from '../source/span.ts'
import { builtInNames, type Catalog, unresolved } from './recipecheck-catalog.ts'
import { CodeSpans, fenceOn, rawLine } from './recipecheck-spans.ts'

/** The rules, by the letters that their source gives them order in (examples/internal/recipecheck, go-steer/core-agent@b708387). */
export type RecipecheckRule = 'A' | 'B' | 'C' | 'D' | 'D-fence' | 'E' | 'F' | 'G'

/** One finding in a text. */
export interface LineFinding {
  /** 1-based. */
  readonly line: number
  /** The name where it stands; for a fence, the fence. */
  readonly span: Span
  readonly name: string
  readonly rule: RecipecheckRule
  /** Why the agent cannot use it, as a clause. */
  readonly reason: string
}

/** Programs that a step can only run with a shell (recipecheck's `DefaultShellCommands`). */
const shellPrograms = ['kubectl', 'gcloud', 'helm', 'docker', 'terraform', 'curl', 'istioctl']

const shellInfos = new Set([
  '',
  'bash',
  'sh',
  'shell',
  'zsh',
  'ksh',
  'console',
  'shell-session',
  'shellsession',
  'terminal',
  'cmd',
])

/** The name as a word of its own: no letter, digit, `_` or `-` on either side, and no `.` or `/` before it. */
const asWord = new Map(
  [...builtInNames, ...shellPrograms].map((name) => [
    name,
    new RegExp(`(?:^|[^A-Za-z0-9_./-])${name}(?:$|[^A-Za-z0-9_-])`),
  ]),
)
const doubled = /\b[a-z][a-z0-9]*__[a-z][a-z0-9_]*/g
const toolPlace = /\btool:[\t\n\f\r ]*"([A-Za-z][A-Za-z0-9_]*)"/g
const prompt = /^[\t\n\f\r ]*\$ /

/**
 * Reads one file, frontmatter and comments included, line by line. Findings come in the order of the lines, and on a
 * line in the order of the rules: fence, A, D, B, C and F.
 */
export function* scan(file: SourceFile, catalog: Catalog, pollable: ReadonlySet<string>): Iterable<LineFinding> {
  // Recipecheck reads bytes as UTF-8: in UTF-16 a zero byte stands behind each letter, and no name is whole.
  if (file.encoding === 'utf-16le' || file.encoding === 'utf-16be') return
  const line = new LineReader(file, catalog, pollable)
  let open: { readonly run: string; readonly shell: boolean } | null = null
  for (const index of file.lineStarts.keys()) {
    const text = rawLine(file, index)
    const fence = fenceOn(text)
    if (fence && !open) {
      open = { run: fence.run, shell: shellInfos.has(fence.info.toLowerCase()) }
      if (open.shell && fence.info !== '') yield* line.fence(index, text)
    } else if (fence && open && fence.run.startsWith(open.run)) open = null
    else yield* line.content(index, text, open?.shell === true || prompt.test(text))
  }
}

class LineReader {
  readonly #file: SourceFile
  readonly #catalog: Catalog
  readonly #pollable: ReadonlySet<string>
  readonly #absent: readonly string[]
  #spans: CodeSpans | null = null

  constructor(file: SourceFile, catalog: Catalog, pollable: ReadonlySet<string>) {
    this.#file = file
    this.#catalog = catalog
    this.#pollable = pollable
    this.#absent = builtInNames.filter((name) => !catalog.builtIns.has(name))
  }

  *fence(index: number, text: string): Iterable<LineFinding> {
    if (this.#catalog.builtIns.has('bash')) return
    const why = `a fence opens a shell session here, but ${this.#catalog.absence('bash')}`
    const shown = text.trim()
    yield this.#finding(index, text.indexOf(shown), shown.length, 'bash', 'D-fence', why)
  }

  *content(index: number, text: string, isShell: boolean): Iterable<LineFinding> {
    for (const name of this.#absent) {
      const at = placeOf(name, text)
      if (at !== null) yield this.#finding(index, at, name.length, name, 'A', this.#catalog.absence(name))
    }
    if (!this.#catalog.builtIns.has('bash')) yield* this.#programs(index, text, isShell)
    for (const { index: at, 0: name } of text.matchAll(doubled)) {
      const why = 'a server and its tool are joined with one underscore, so no server has a tool of this name'
      yield this.#finding(index, at, name.length, name, 'B', why)
    }
    for (const { index: at, 0: place, 1: name = '' } of text.matchAll(toolPlace)) {
      const start = at + place.length - name.length - 1
      const why = unresolved(name, this.#catalog)
      if (why !== null) yield this.#finding(index, start, name.length, name, 'C', why)
      else if (!this.#catalog.builtIns.has(name) && !this.#pollable.has(name)) {
        const refused = 'it is not in tools.wait_and_verify.poll_allow, so the poll is refused when it is called'
        yield this.#finding(index, start, name.length, name, 'F', refused)
      }
    }
  }

  *#programs(index: number, text: string, isShell: boolean): Iterable<LineFinding> {
    for (const name of shellPrograms) {
      const at = placeOf(name, text)
      if (at === null || !(isShell || this.#called(index).includes(name))) continue
      yield this.#finding(index, at, name.length, name, 'D', 'bash is not registered, so nothing can run a program')
    }
  }

  #called(index: number): readonly string[] {
    this.#spans ??= new CodeSpans(this.#file)
    return this.#spans.programsOn(index)
  }

  #finding(
    index: number,
    at: number,
    length: number,
    name: string,
    rule: RecipecheckRule,
    reason: string,
  ): LineFinding {
    const start = (this.#file.lineStarts[index] ?? 0) + at
    return { line: index + 1, span: spanOf(start, start + length), name, rule, reason }
  }
}

function placeOf(name: string, text: string): number | null {
  const match = text.includes(name) ? asWord.get(name)?.exec(text) : null
  return match ? match.index + match[0].indexOf(name) : null
}
