import type { CodeBlock } from '../source/markdown.ts'
import { type Located, located, spanOf } from '../source/span.ts'
import type { Mention, MentionHow } from './mention.ts'
import { isBadLine, isDeniedBlock } from './mention-negation.ts'
import { familiarity, isArgument } from './mention-programs.ts'
import { readShell, type ShellCommand, type ShellScript } from './mention-shell.ts'
import type { MentionText } from './mention-text.ts'

const shellLanguages =
  /^\{?(?:bash|sh|shell|zsh|ksh|console|shell-?session|sh-session|bash-session|shellscript|terminal|cmd)\}?$/i
const noLanguage = /^(?:text|txt|plaintext|plain|output)$/i

/** Lines of shell code put together, with the way back to their places in the file. */
export class Script {
  readonly read: ShellScript
  readonly isShell: boolean
  readonly denied: boolean
  readonly how: MentionHow
  readonly #starts: { readonly at: number; readonly place: number }[] = []

  constructor(lines: readonly Located<string>[], isShell: boolean, denied: boolean, how: MentionHow) {
    let code = ''
    for (const { value, span } of lines) {
      this.#starts.push({ at: code.length, place: span.start })
      code += `${value}\n`
    }
    this.read = readShell(code)
    this.isShell = isShell
    this.denied = denied
    this.how = how
  }

  place(at: number): number {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#starts[middle]!.at <= at) low = middle
      else high = middle - 1
    }
    const start = this.#starts[low]
    return start ? start.place + at - start.at : at
  }

  *variables({ file }: MentionText): Iterable<Mention> {
    for (const { name, at, end, hasDefault } of this.read.variables) {
      if (hasDefault) continue
      const span = spanOf(this.place(at), this.place(at) + end - at)
      yield { kind: 'env', name, file, span, confidence: 'certain', how: this.how }
    }
  }
}

/** The shell code of a block; null where it holds none. */
export function scriptOf(text: MentionText, block: CodeBlock): Script | null {
  const language = block.language ?? ''
  const isShell = block.fenced && shellLanguages.test(language)
  if (!isShell && language !== '' && !noLanguage.test(language)) return null
  const prompted = promptedLines(block.lines)
  const lines = prompted ?? (isShell ? ordered(block.lines) : language === '' ? commandLike(block.lines) : [])
  if (lines.length === 0) return null
  return new Script(lines, isShell, isDeniedBlock(text, block), prompted ? 'prompt-line' : 'fence')
}

const prompt = /^\s*(?:\([\w.-]+\)\s*)?(?:[\w.-]+@[\w.-]+[:~][^$#]{0,40})?[$%]\s+(?=\S)/

/** The lines behind a prompt, without it, and those that they go on in; null where no line has one. */
function promptedLines(lines: readonly Located<string>[]): Located<string>[] | null {
  const found: Located<string>[] = []
  let goesOn = false
  for (const line of lines) {
    const mark = prompt.exec(line.value)
    if (mark) found.push(cut(line, mark[0].length))
    else if (goesOn) found.push(line)
    else continue
    goesOn = /\\\s*$/.test(line.value)
  }
  return found.length > 0 ? found : null
}

/** A line without its first characters. */
export function cut({ value, span }: Located<string>, length: number): Located<string> {
  return located(value.slice(length), spanOf(span.start + length, span.end))
}

/** The lines of a shell block that are orders: not what a command printed, not what a comment calls wrong. */
function ordered(lines: readonly Located<string>[]): Located<string>[] {
  const found: Located<string>[] = []
  let skipping = false
  for (const line of lines) {
    const comment = /^\s*#\s*(.*)$/.exec(line.value)?.[1]
    if (line.value.trim() === '') skipping = false
    else if (comment !== undefined) skipping = isBadLine(comment)
    else if (!skipping) skipping = isTable(line.value)
    found.push(skipping ? located('', spanOf(line.span.start, line.span.start)) : line)
  }
  return found
}

/** True for a line of capitals in columns: the head of a table that a command printed. */
function isTable(line: string): boolean {
  return /^\s*[A-Z][A-Z0-9()_-]*(?:\s{2,}|\t)[A-Z][A-Z0-9()_ -]*(?:(?:\s{2,}|\t)[A-Z][A-Z0-9()_ -]*)*\s*$/.test(line)
}

/** Lines of a block without a language that can only be commands. */
function commandLike(lines: readonly Located<string>[]): Located<string>[] {
  const found: Located<string>[] = []
  let goesOn = false
  for (const line of lines) {
    if (goesOn || isCommandLine(line.value)) found.push(line)
    else {
      goesOn = false
      continue
    }
    goesOn = /\\\s*$/.test(line.value)
  }
  return found
}

function isCommandLine(line: string): boolean {
  const first = readShell(line).commands[0]
  if (!first || line.slice(0, first.at).trim() !== '' || first.args.length === 0) return false
  return isOrder(first)
}

const notAnArgument =
  /^(?:is|are|was|were|and|or|the|a|an|to|for|with|in|on|of|has|have|can|will|does|do|not|commands?|cli|docs|tools?|version|versions|=|:|->|=>|→|—|-|–|\+|\/)$/i

/** True for a program that is known, with arguments that running text would not have. */
export function isOrder({ program, args }: ShellCommand): boolean {
  if (!isProgram(program)) return false
  const name = baseName(program)
  const known = familiarity(name)
  if (isPath(program) && !isScript(program)) return false
  if (isPath(program) || known === 'plain') return args.length > 0 && !notAnArgument.test(args[0] ?? '')
  return known === 'ambiguous' && args.some(isArgument) && !notAnArgument.test(args[0] ?? '')
}

/** "Micro-batch size: 4", "src/a.py 38 0 100%": a line that a command printed. */
export function isPrinted({ program, args }: ShellCommand): boolean {
  if (/^[A-Z][a-z]/.test(program)) return !args.some((each) => /^[-/]/.test(each))
  return args.length > 1 && args.every((each) => /^[\d.,]+%?$/.test(each))
}

/** True for a word that can name a program. */
export function isProgram(word: string): boolean {
  if (!/^(?:~|\.{1,2})?\/?[A-Za-z0-9_][\w.@+/-]*$/.test(word) || !/[a-z]/i.test(word)) return false
  return !/^[A-Z][A-Z0-9_-]+$/.test(word) && !/^\d/.test(word) && !/[.:]$/.test(word) && !/^\/[\w.-]+$/.test(word)
}

/** True for a path that a shell would run. */
function isScript(path: string): boolean {
  return /^(?:\.{0,2}|~)\/|(?:^|\/)s?bin\//.test(path) || /\.(?:sh|bash|zsh|py|rb|pl|js|mjs|cjs|ts|ps1|exe)$/.test(path)
}

/** True for a program that is named by its place: a script of the bundle or of the machine. */
export function isPath(program: string): boolean {
  return program.includes('/')
}

/** `kubectl` for `/usr/bin/kubectl`; a script keeps its path. */
export function baseName(program: string): string {
  return /^\/(?:usr\/(?:local\/)?)?s?bin\//.test(program) ? program.slice(program.lastIndexOf('/') + 1) : program
}
