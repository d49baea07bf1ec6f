import { setRule } from './rule.ts'
import { agentOf, alternatives, capital, type Unreachable, unreachable, unreachableFinding } from './rule-reach.ts'

export const unreachableTool = setRule({
  id: 'unreachable-tool',
  summary: 'The text names a tool that the agent does not have.',
  why: 'A tool can be disabled, left out of a list, or need a setting that is not there. The skill loads all the same, and the step that calls it does nothing.',
  cure: 'Register the tool, or name one that the agent has.',
  severity: 'error',
  examples: {
    bad: {
      '.agents/config.json': '{"tools": {"disable": ["write_file"]}}',
      '.agents/skills/note/SKILL.md': '---\nname: note\ndescription: Notes.\n---\nKeep a note with `[|write_file|]`.\n',
    },
    good: {
      '.agents/config.json': '{"tools": {"disable": ["write_file"]}}',
      '.agents/skills/note/SKILL.md':
        '---\nname: note\ndescription: Notes.\n---\n`write_file` is disabled. Read with `read_file`. An alert is sent.\n',
    },
  },
  *check(analysis) {
    for (const one of unreachable(analysis, ['built-in', 'tool'], ({ mention }) => mention.how !== 'allowed-tools')) {
      yield unreachableFinding(one, message(one), one.answer.gap === 'tool' ? softer(one) : undefined)
    }
  },
})

/** Only a slot for tools makes an unknown word a tool for sure. */
function softer({ answer, recipe }: Unreachable): 'error' | 'warning' {
  const { how, confidence } = answer.mention
  return how === 'tool-slot' && confidence === 'certain' && recipe.closed ? 'error' : 'warning'
}

function message({ answer, recipe, scope }: Unreachable): string {
  const { name } = answer.mention
  const agent = agentOf(recipe, scope)
  if (answer.gap === 'built-in') {
    return `${capital(agent)} has no \`${name}\`: ${answer.why}.${alternatives(scope)} Register it, or name a tool that is there.`
  }
  const near = answer.meant === null ? '' : ` Is \`${answer.meant}\` meant?`
  return `\`${name}\` is called like a tool, and ${agent} has none of that name: ${answer.why}.${near}${alternatives(scope)} Correct the name, or take the step out.`
}
