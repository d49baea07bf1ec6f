import type { Answer } from '../analysis/reach.ts'
import { shellBuiltIns } from '../skill/mention-programs.ts'
import { setRule } from './rule.ts'
import {
  agentOf,
  alternatives,
  capital,
  codes,
  type Unreachable,
  unreachable,
  unreachableFinding,
} from './rule-reach.ts'

export const shellUnreachable = setRule({
  id: 'shell-unreachable',
  summary: 'A command is to be run, and the agent that reads it has no shell.',
  why: 'The skill loads and the step does nothing: the agent skips it, or makes a result up. It is what a runbook full of commands does in a deployment that took the shell away.',
  cure: 'Name a tool that the agent has, register the shell, or say with `requires:` that the skill needs one, so that it is withheld where there is none.',
  severity: 'error',
  examples: {
    bad: {
      '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
      '.agents/skills/pods/SKILL.md':
        '---\nname: pods\ndescription: Looks at pods.\n---\n1. Look: `[|kubectl|] get pods -n shop`\n',
    },
    good: {
      '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
      '.agents/skills/pods/SKILL.md':
        '---\nname: pods\ndescription: Looks at pods.\n---\nThere is no `kubectl` here. Do not run `kubectl get pods`; read `pods.md` with `read_file`.\n',
    },
  },
  *check(analysis) {
    const told = new Map<string, Unreachable[]>()
    for (const one of unreachable(analysis, ['shell'], ({ mention }) => mention.how !== 'allowed-tools')) {
      const { file, span } = one.answer.mention
      const line = `${file.path}\n${file.lineAt(span.start)}`
      told.set(line, [...(told.get(line) ?? []), one])
    }
    for (const line of told.values()) {
      const first = line.find(({ answer }) => answer.mention.confidence === 'certain') ?? line[0]!
      yield unreachableFinding(first, message(first, line))
    }
  },
})

function message(one: Unreachable, line: readonly Unreachable[]): string {
  const { answer, recipe, scope } = one
  const agent = agentOf(recipe, scope)
  const { kind, how, name, command } = answer.mention
  const needed = programsIn(one, line)
  const cure = ` Name a tool that it has instead${recipe.runtime === 'core-agent' ? requiring(needed) : ''}.`
  const tail = `${alternatives(scope)}${cure}`
  if (kind === 'shell') {
    const held = needed.length === 0 ? 'it' : codes(needed)
    return `This block is for a shell, and ${agent} has none: ${answer.why}. Nobody runs ${held} here.${tail}`
  }
  if (kind === 'tool') return `${capital(agent)} cannot use \`${name}\`: ${answer.why}.${tail}`
  const told = command && how !== 'fence' ? `\`${shortened(command)}\`` : codes(needed)
  const sure = answer.mention.confidence === 'likely' ? 'seems to be an order to run' : 'is to be run'
  const verb = told.includes(' and `') && how === 'fence' ? 'are to be run' : sure
  return `${told} ${verb} in a shell, and ${agent} has none: ${answer.why}.${tail}`
}

/** The programs of a line, or of the block that an opening line starts. */
function programsIn({ answer, beside }: Unreachable, line: readonly Unreachable[]): string[] {
  const { mention } = answer
  const own = line.map((each) => each.answer.mention)
  if (mention.kind !== 'shell') return distinct(own.filter(({ kind }) => kind === 'command').map(({ name }) => name))
  const start = mention.span.start
  const later = beside.filter((each) => each.mention.file === mention.file && each.mention.span.start > start)
  const next = later.find((each) => each.mention.kind === 'shell')?.mention.span.start ?? Number.POSITIVE_INFINITY
  const inBlock = (each: Answer): boolean => {
    const { kind, how, span } = each.mention
    return kind === 'command' && (how === 'fence' || how === 'prompt-line') && span.start < next
  }
  return distinct(later.filter(inBlock).map((each) => each.mention.name))
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => !shellBuiltIns.has(name))
}

function requiring(programs: readonly string[]): string {
  const tokens = ['shell', ...programs.filter((name) => !/\/|^(?:ba|z|k)?sh$/.test(name)).slice(0, 4)]
  return `, register \`bash\`, or write \`requires: [${tokens.join(', ')}]\`, which withholds the skill where they are not there`
}

function shortened(command: string): string {
  const text = command.replaceAll('`', "'")
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
