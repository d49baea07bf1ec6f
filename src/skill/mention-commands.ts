import type { CodeBlock, CodeSpan } from '../source/markdown.ts'
import { type Located, located, spanOf } from '../source/span.ts'
import type { Mention } from './mention.ts'
import { isDenied, opensWithDenial } from './mention-negation.ts'
import { familiarity, isArgument, isVerbOf, programsWithVerbs, shellBuiltIns } from './mention-programs.ts'
import { baseName, cut, isOrder, isPath, isPrinted, isProgram, Script, scriptOf } from './mention-script.ts'
import { readShell, type ShellCommand } from './mention-shell.ts'
import { CODE_WORD, type MentionText } from './mention-text.ts'

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
    const script = new Script([lineOf(text, span)], false, false, 'span')
    for (const name of script.read.assigned) assigned.add(name)
    const found = [...spanMentions(text, span, script)]
    yield* found
    if (found.length > 0) variables.push(...script.variables(text))
  }
  yield* promptLines(text)
  yield* bareCommands(text)
  yield* variables.filter(({ name }) => !assigned.has(name))
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
    if (shellBuiltIns.has(command.program) || isPrinted(command)) continue
    const sure = script.isShell || script.how === 'prompt-line' || isOrder(command)
    yield mentionOf(text, command, script, sure ? 'certain' : 'likely')
  }
}

/** The code of a span on one line, each letter in its place, without a prompt. */
function lineOf(text: MentionText, { contentSpan }: CodeSpan): Located<string> {
  const code = text.file.slice(contentSpan).replace(/[\r\n][\s>]*/g, (gap) => ' '.repeat(gap.length))
  return cut(located(code, contentSpan), /^\s*\$\s+/.exec(code)?.[0].length ?? 0)
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
  const [first] = script.read.commands
  if (!first || !isProgram(first.program)) {
    yield* bareProgram(text, span)
    return
  }
  const order = isOrder(first) || wrapsOrder(script.read.commands)
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
  for (const command of script.read.commands) {
    if (shellBuiltIns.has(command.program) || !isProgram(command.program)) continue
    const known = isPath(command.program) || familiarity(baseName(command.program)) !== 'unknown'
    if (command !== first && !known) continue
    yield mentionOf(text, command, script, order && known && !told ? 'certain' : 'likely')
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

/** Programs that are themselves without an argument; a short name is often a model's, a package's or a value's. */
const toldBare = new Set([...programsWithVerbs, 'gsutil', 'bq', 'jq', 'wget', 'psql', 'python3', 'ssh', 'bash'])

/** "via `kubectl`": an order without arguments. */
function* bareProgram(text: MentionText, { code, span, contentSpan }: CodeSpan): Iterable<Mention> {
  if (!toldBare.has(code) || !imperative.test(text.before(span))) return
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
  const plain = text.masked.replace(/^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)+/gm, (marks) => marks.replace(/[^\n]/g, ' '))
  for (const match of plain.slice(0, text.span.end).matchAll(bare)) {
    const line = match[2] ?? ''
    const start = match.index + match[0].length - line.length
    const [first] = readShell(line).commands
    if (first?.at !== 0 || !isVerbOf(first.program, firstVerb(first.args))) continue
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
