import { parseArgs } from 'node:util'
import { UsageError } from './diagnostic.ts'
import { configOnly, type OptionKey, type OptionSchema, optionsSchema, optionText, splitList } from './options.ts'
import { nearest, notAmong, quoted } from './source/nearest.ts'

/** What somebody typed, taken apart; values are not looked at yet, since that needs the shelves. */
export type CommandLine =
  | {
      readonly command: 'check'
      /** The entries of each flag that was given, `paths` from the words without a flag. */
      readonly given: Readonly<Partial<Record<OptionKey, readonly string[]>>>
      readonly config: string | null
      readonly quiet: boolean
      readonly progress: boolean
    }
  | { readonly command: 'rules' | 'runtimes' }
  | { readonly command: 'version' | 'help' }
  | { readonly command: 'explain'; readonly id: string }
  | { readonly command: 'recipe'; readonly path: string; readonly config: string | null }
  | { readonly command: 'tools'; readonly server: string; readonly path: string }
  | {
      readonly command: 'show'
      readonly path: string
      readonly runtime: string | null
      readonly tier: string | null
      readonly json: boolean
    }

interface Flag {
  readonly type: 'string' | 'boolean'
  /** How its value is written on the help page. */
  readonly value?: string
  readonly text: string
  readonly key?: OptionKey
  readonly list?: boolean
}

type Flags = Readonly<Record<string, Flag>>

/** Without the shelves' ids: a help page need not wait for them. */
const allOptions = optionsSchema({ runtimes: [], reporters: [] }).properties

const placeholders: Readonly<Record<string, string>> = {
  runtimes: 'ID,...',
  recipe: 'PATH,...|none',
  report: 'ID[=FILE],...',
}

const tiers = ['metadata', 'instructions', 'resources'] as const

const everywhere: Flags = {
  version: { type: 'boolean', text: 'Print the version and stop. Default: off.' },
  help: { type: 'boolean', text: 'Print this page and stop. Default: off.' },
}

const checkFlags: Flags = {
  ...Object.fromEntries(
    Object.entries(allOptions)
      .filter(([key]) => key !== 'paths' && !configOnly.includes(key as OptionKey))
      .map(([key, option]) => [key, flagFor(key as OptionKey, option)]),
  ),
  config: {
    type: 'string',
    value: 'FILE',
    text: 'The config file. Default: skillproof.yml, skillproof.yaml or .github/skillproof.yml, if there is one.',
  },
  quiet: { type: 'boolean', text: 'Show withheld skills, errors and the last line only. Default: off.' },
  'no-progress': {
    type: 'boolean',
    text: 'No line of progress. Default: off; the line is shown on a terminal only.',
  },
}

const showForms = ['text', 'json'] as const

const showFlags: Flags = {
  runtime: {
    type: 'string',
    value: 'ID',
    text: 'The runtime to show it for. Default: those that read its folder.',
  },
  tier: { type: 'string', value: tiers.join('|'), text: 'Show one tier only. Default: all.' },
  report: { type: 'string', value: showForms.join('|'), text: 'The form to print it in. Default: text.' },
}

interface Command {
  /** The words that follow it. */
  readonly words: string
  readonly text: string
  readonly flags: Flags
}

const commands: Readonly<Record<string, Command>> = {
  check: {
    words: '[PATH...]',
    text: 'Check skills; the command that is meant where none is named.',
    flags: checkFlags,
  },
  runtimes: { words: '', text: 'List the runtimes that are modelled, with their ids.', flags: {} },
  rules: { words: '', text: 'List the rules.', flags: {} },
  explain: { words: 'RULE|REASON', text: 'Say what a rule or reason means, and how to cure it.', flags: {} },
  recipe: {
    words: 'PATH',
    text: 'Show what a recipe gives each of its agents, and why it lacks the rest.',
    flags: { config: checkFlags.config! },
  },
  tools: {
    words: 'import SERVER FILE',
    text: 'Put the tools of an MCP server into skillproof.tools.json; FILE is an answer of tools/list.',
    flags: {},
  },
  show: { words: 'PATH', text: 'Show what a runtime gives the model of one skill, tier by tier.', flags: showFlags },
}

function flagFor(key: OptionKey, option: OptionSchema): Flag {
  const text = optionText(option)
  if (option.type === 'boolean') return { type: 'boolean', text: text.replace('Default: false', 'Default: off'), key }
  const list = option.type !== 'string'
  return { type: 'string', value: placeholders[key] ?? (option.enum ?? []).join('|'), text, key, list }
}

/** Takes the words behind the program's name apart. Throws UsageError for a word that is not understood. */
export function parseCommandLine(words: readonly string[]): CommandLine {
  const { tokens } = tokensOf(words, { ...checkFlags, ...showFlags, ...everywhere })
  const first = tokens.find((token) => token.kind !== 'option')
  const named = first?.kind === 'positional' && Object.hasOwn(commands, first.value) ? first.value : null
  const command = named ?? 'check'
  const flags = { ...commands[command]!.flags, ...everywhere }
  const given = new Map<string, string[]>()
  for (const token of tokensOf(words, flags).tokens) {
    if (token.kind === 'option') take(token, flags, command, given)
  }
  if (given.has('help')) return { command: 'help' }
  if (given.has('version')) return { command: 'version' }
  const positionals = tokens.filter((token) => token.kind === 'positional').map((token) => token.value)
  return build(command, positionals.slice(named === null ? 0 : 1), given)
}

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value: string | undefined
  readonly inlineValue: boolean | undefined
}

function tokensOf(words: readonly string[], flags: Flags) {
  const options = Object.fromEntries(Object.entries(flags).map(([name, { type }]) => [name, { type, multiple: true }]))
  const help = { type: 'boolean', short: 'h', multiple: true } as const
  return parseArgs({
    args: [...words],
    options: { ...options, help },
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
}

function take(token: OptionToken, flags: Flags, command: string, given: Map<string, string[]>): void {
  const { name, rawName, value, inlineValue } = token
  const flag = Object.hasOwn(flags, name) ? flags[name] : undefined
  if (!flag) {
    const near = nearest(name, Object.keys(flags))
    const remedy = near === null ? '.' : `; did you mean --${near}?`
    throw new UsageError(`${quoted(rawName)} is no flag of ${command}${remedy} See skillproof --help.`)
  }
  if (flag.type === 'boolean') {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value; write ${rawName} alone.`)
  } else if (value === undefined || value === '' || (!inlineValue && value.startsWith('-'))) {
    throw new UsageError(`${rawName} needs a value, as in ${rawName} ${flag.value}`)
  }
  const values = flag.list ? splitList(value ?? '') : [value ?? 'true']
  given.set(name, [...(given.get(name) ?? []), ...values])
}

function build(command: string, positionals: readonly string[], given: Map<string, string[]>): CommandLine {
  const last = (name: string) => given.get(name)?.at(-1) ?? null
  switch (command) {
    case 'rules':
    case 'runtimes':
      only(command, positionals, 0)
      return { command }
    case 'explain':
      return { command, id: only(command, positionals, 1) }
    case 'recipe':
      return { command, path: only(command, positionals, 1), config: last('config') }
    case 'tools': {
      const [action, server, path, extra] = positionals
      const usage = `write skillproof tools ${commands.tools!.words}.`
      if (extra !== undefined) throw new UsageError(`${quoted(extra)} is one word too many; ${usage}`)
      if (action !== undefined && action !== 'import')
        throw new UsageError(notAmong(action, 'an action of tools', ['import']))
      if (server === undefined || path === undefined) throw new UsageError(`tools needs a server and a file; ${usage}`)
      return { command, server, path }
    }
    case 'show': {
      const tier = last('tier')
      if (tier !== null && !tiers.some((each) => each === tier)) {
        throw new UsageError(notAmong(tier, 'a value of --tier', tiers))
      }
      const form = last('report')
      if (form !== null && !showForms.some((each) => each === form)) {
        throw new UsageError(notAmong(form, 'a value of --report', showForms))
      }
      return { command, path: only(command, positionals, 1), runtime: last('runtime'), tier, json: form === 'json' }
    }
    default: {
      const asked = [...given].filter(([name]) => checkFlags[name]?.key !== undefined)
      return {
        command: 'check',
        given: { ...(positionals.length > 0 && { paths: positionals }), ...Object.fromEntries(asked) },
        config: last('config'),
        quiet: given.has('quiet'),
        progress: !given.has('no-progress'),
      }
    }
  }
}

/** The one word that a command takes; empty for a command that takes none. Throws UsageError for more or fewer. */
function only(command: string, words: readonly string[], count: 0 | 1): string {
  const usage = `write skillproof ${command} ${commands[command]!.words}`.trimEnd()
  const extra = words[count]
  if (extra !== undefined) throw new UsageError(`${quoted(extra)} is one word too many; ${usage}.`)
  if (words.length < count) throw new UsageError(`${command} needs to know what; ${usage}.`)
  return words[0] ?? ''
}

const WIDTH = 80

/** The help page, 80 columns wide. */
export function helpPage(version: string): string {
  const usage = Object.entries(commands).map(([name, { words, text, flags }]) => {
    const call = [
      'skillproof',
      name === 'check' ? '[check]' : name,
      words,
      Object.keys(flags).length > 0 ? '[FLAG...]' : '',
    ]
    return `  ${call.filter((word) => word !== '').join(' ')}\n${wrapped(text)}`
  })
  const exits = [
    '  0  nothing at or above the fail level',
    '  1  at least one finding at or above the fail level',
    '  2  wrong usage or config, or no skill was found',
    '  3  a fault of skillproof itself',
  ]
  return [
    `skillproof ${version}: what agent runtimes do with SKILL.md bundles, before a merge`,
    ['Commands:', ...usage].join('\n'),
    ['Flags of check:', ...flagLines(checkFlags)].join('\n'),
    ['Flags of show:', ...flagLines(showFlags)].join('\n'),
    ['Flags of all commands:', ...flagLines(everywhere)].join('\n'),
    ['Keys of the config file only:', ...configLines()].join('\n'),
    ['Exit codes:', ...exits].join('\n'),
  ].join('\n\n')
}

function flagLines(flags: Flags): string[] {
  return Object.entries(flags).map(([name, { value, text }]) => {
    return `  --${name}${value ? ` ${value}` : ''}${name === 'help' ? ', -h' : ''}\n${wrapped(text)}`
  })
}

function configLines(): string[] {
  return configOnly.flatMap((key) => {
    const option = allOptions[key]
    const inner = Object.entries(option.properties ?? {}).map(
      ([name, each]) => `  ${key}.${name}\n${wrapped(optionText(each))}`,
    )
    return inner.length > 0 ? inner : [`  ${key}\n${wrapped(optionText(option))}`]
  })
}

function wrapped(text: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line !== undefined && `${line} ${word}`.length <= WIDTH) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(`      ${word}`)
  }
  return lines.join('\n')
}
