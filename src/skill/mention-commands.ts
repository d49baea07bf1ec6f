import type { CodeBlock, CodeSpan } from '../source/markdown.ts'
import { type Located, located, spanOf } from '../source/span.ts'
import type { Mention, MentionHow } from './mention.ts'
import { isBadLine, isDenied, isDeniedBlock, opensWithDenial } from './mention-negation.ts'
import { familiarity, isArgument, isVerbOf, programsWithVerbs, shellBuiltIns } from './mention-programs.ts'
import { readShell, type ShellCommand, type ShellScript } from './mention-shell.ts'
import { CODE_WORD, type MentionText } from './mention-text.ts'

const shellLanguages =
  /^\{?(?:bash|sh|shell|zsh|ksh|console|shell-?session|sh-session|bash-session|shellscript|terminal|cmd)\}?$/i
const noLanguage = /^(?:text|txt|plaintext|plain|output)$/i

/** The commands that a text tells the agent to run, and the variables of the environment that they need. */
export function* commandMentions(text: MentionText): Iterable<Mention> {
  const assigned = new Set<string>()
  const variables: Mention[] = []
  for (const block of text.markdown.codeBlocks) {
    const script = scriptOf(text, block)
    if (!script) continue
    for (const name of script.read.assigned) assigned.add(name)
    if (script.denied) continue
    yield* blockMentions(text, block, script)
    variables.push(...script.variables(text))
  }
  for (const span of text.markdown.codeSpans) {
    const script = partOf(text, [located(text.file.slice(span.contentSpan), span.contentSpan)])
    for (const name of script.read.assigned) assigned.add(name)
    const found = [...spanMentions(text, span, script)]
    yield* found
    if (found.length > 0) variables.push(...script.variables(text))
  }
  yield* promptLines(text)
  yield* bareCommands(text)
  yield* variables.filter(({ name }) => !assigned.has(name))
}

/** Lines of shell code put together, with the way back to their places in the file. */
class Script {
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
    const start = this.#starts.findLast((each) => each.at <= at)
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

function partOf(_text: MentionText, lines: readonly Located<string>[]): Script {
  return new Script(lines, false, false, 'span')
}

function scriptOf(text: MentionText, block: CodeBlock): Script | null {
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

function cut({ value, span }: Located<string>, length: number): Located<string> {
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
function isOrder({ program, args }: ShellCommand): boolean {
  if (!isProgram(program)) return false
  const name = baseName(program)
  const known = familiarity(name)
  if (isPath(program) && !isScript(program)) return false
  if (isPath(program) || known === 'plain') return args.length > 0 && !notAnArgument.test(args[0] ?? '')
  return known === 'ambiguous' && args.some(isArgument) && !notAnArgument.test(args[0] ?? '')
}

function* blockMentions(text: MentionText, block: CodeBlock, script: Script): Iterable<Mention> {
  const commands = script.read.commands.filter(({ program }) => isProgram(program) || shellBuiltIns.has(program))
  if (commands.length === 0) return
  if (script.isShell) {
    const name = (block.language ?? 'sh').replace(/[{}]/g, '').toLowerCase()
    const { file } = text
    yield { kind: 'shell', name, file, span: block.openerSpan, confidence: 'certain', how: 'fence' }
  }
  for (const command of commands) {
    if (shellBuiltIns.has(command.program)) continue
    const sure = script.isShell || script.how === 'prompt-line' || isOrder(command)
    yield mentionOf(text, command, script, sure ? 'certain' : 'likely')
  }
}

function mentionOf(
  text: MentionText,
  command: ShellCommand,
  script: Script,
  confidence: Mention['confidence'],
): Mention {
  const start = script.place(command.at)
  const span = spanOf(start, start + command.program.length)
  const { file } = text
  const line = [command.program, ...command.args].join(' ').replace(/\s+/g, ' ')
  return { kind: 'command', name: baseName(command.program), file, span, confidence, how: script.how, command: line }
}

/** Commands in a code span: a known program with an argument, or any name with a flag. */
function* spanMentions(text: MentionText, span: CodeSpan, script: Script): Iterable<Mention> {
  const prompted = /^\s*\$\s+/.exec(text.file.slice(span.contentSpan))
  const from = prompted
    ? new Script(
        [cut(located(text.file.slice(span.contentSpan), span.contentSpan), prompted[0].length)],
        false,
        false,
        'span',
      )
    : script
  const [first] = from.read.commands
  if (!first || !isProgram(first.program)) {
    yield* bareProgram(text, span)
    return
  }
  const order = isOrder(first) || wrapsOrder(from.read.commands)
  const flagged =
    ordering.test(text.before(span.span)) &&
    /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(first.program) &&
    first.args.some((each) => /^--[a-z]/.test(each))
  if (!order && !flagged) {
    yield* bareProgram(text, span)
    return
  }
  if (isDenied(text, span.span) || opensWithDenial(text, span.span)) return
  const told = isTold(text.before(span.span), first)
  for (const command of from.read.commands) {
    if (shellBuiltIns.has(command.program) || !isProgram(command.program)) continue
    const known = isPath(command.program) || familiarity(baseName(command.program)) !== 'unknown'
    if (command !== first && !known) continue
    yield mentionOf(text, command, from, order && known && !told ? 'certain' : 'likely')
  }
}

/** "a bare `git checkout`", "through `git --literal-pathspecs`": told of, perhaps not ordered. */
function isTold(before: string, { args }: ShellCommand): boolean {
  if (/\b(?:an?|one|each|every|any|no)\s(?:\w+\s)?$/i.test(before)) return true
  return args.every((each) => each.startsWith('-')) && !ordering.test(before)
}

/** `sudo kubectl get pods`, `cat list | xargs rm`: the order is further on. */
function wrapsOrder(commands: readonly ShellCommand[]): boolean {
  return commands.length > 1 && commands.some(isOrder) && familiarity(baseName(commands[0]!.program)) === 'plain'
}

const ordering = /\b(?:run|execute|invoke|use|call)\s*$/i

const imperative = new RegExp(
  `\\b(?:run|use|execute|invoke|call|via|(?:fall|falls) back(?: \\w+)? to|degrade(?: \\w+)? to)\\s*(?:${CODE_WORD}\\s*(?:\\+|/|,|and|or)\\s*)*$`,
  'i',
)

/** "via `kubectl`": an order without arguments. */
function* bareProgram(text: MentionText, { code, span, contentSpan }: CodeSpan): Iterable<Mention> {
  if (familiarity(code) !== 'plain' || !imperative.test(text.before(span))) return
  if (isDenied(text, span) || opensWithDenial(text, span)) return
  yield {
    kind: 'command',
    name: code,
    file: text.file,
    span: contentSpan,
    confidence: 'likely',
    how: 'prose',
    command: code,
  }
}

/** `$ command` on a line of its own in running text. */
function* promptLines(text: MentionText): Iterable<Mention> {
  const pattern = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*\$[ \t]+(?=[a-z./])(.+)$/gm
  for (const match of text.masked.slice(0, text.span.end).matchAll(pattern)) {
    const line = match[1] ?? ''
    const start = match.index + match[0].length - line.length
    const script = new Script([located(line, spanOf(start, start + line.length))], false, false, 'prompt-line')
    for (const command of script.read.commands) {
      if (isProgram(command.program) && !shellBuiltIns.has(command.program))
        yield mentionOf(text, command, script, 'certain')
    }
  }
}

const bare = new RegExp(
  `(^|[:.;]\\**\\s+|\\b(?:run|execute|use|with|via)\\s+)((?:${programsWithVerbs.join('|')})\\s+[^\\n|]*)`,
  'gim',
)

/** An unformatted command in running text: a program, one of its verbs, and an argument that no sentence has. */
function* bareCommands(text: MentionText): Iterable<Mention> {
  const plain = text.masked.replace(/^([\s>]*(?:(?:[-*+]|\d+[.)])\s+)+)/gm, (marks) => marks.replace(/[^\n]/g, ' '))
  for (const match of plain.slice(0, text.span.end).matchAll(bare)) {
    const line = match[2] ?? ''
    const start = match.index + match[0].length - line.length
    const [first] = readShell(line).commands
    if (!first || first.at !== 0 || !isVerbOf(first.program, firstVerb(first.args))) continue
    const span = spanOf(start, start + first.program.length)
    if (!first.args.some(isArgument) || isDenied(text, span)) continue
    const { file } = text
    yield { kind: 'command', name: first.program, file, span, confidence: 'likely', how: 'prose', command: line.trim() }
  }
}

/** The first argument that is no flag and no flag's value: `kubectl -n shop get pods`. */
function firstVerb(args: readonly string[]): string | undefined {
  let at = 0
  while (args[at]?.startsWith('-')) at += args[at]?.includes('=') ? 1 : 2
  return args[at]
}

function isProgram(word: string): boolean {
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
function baseName(program: string): string {
  return /^\/(?:usr\/(?:local\/)?)?s?bin\//.test(program) ? program.slice(program.lastIndexOf('/') + 1) : program
}
