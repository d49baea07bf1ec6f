import { setRule } from './rule.ts'
import { agentOf, unreachable, unreachableFinding } from './rule-reach.ts'

export const subagentUnknown = setRule({
  id: 'subagent-unknown',
  summary: 'The text hands work to a sub-agent that the recipe does not declare.',
  why: 'An agent that is told to delegate to nobody does the work itself, without the tools for it, or stops.',
  cure: 'Declare the sub-agent, or correct its name.',
  severity: 'warning',
  examples: {
    bad: {
      '.agents/config.json': '{"subagents": [{"name": "cluster"}]}',
      '.agents/skills/ask/SKILL.md': '---\nname: ask\ndescription: Asks.\n---\nAsk the `[|clutser|]` sub-agent.\n',
    },
    good: {
      '.agents/config.json': '{"subagents": [{"name": "cluster"}]}',
      '.agents/skills/ask/SKILL.md': '---\nname: ask\ndescription: Asks.\n---\nAsk the `cluster` sub-agent.\n',
    },
  },
  *check(analysis) {
    for (const one of unreachable(analysis, ['subagent'])) {
      const { answer, recipe, scope } = one
      const near = answer.meant === null ? '' : ` Is \`${answer.meant}\` meant?`
      const message = `\`${answer.mention.name}\` is no sub-agent of ${agentOf(recipe, scope)}: ${answer.why}.${near} Declare it, or correct the name.`
      yield unreachableFinding(one, message, 'warning')
    }
  },
})
