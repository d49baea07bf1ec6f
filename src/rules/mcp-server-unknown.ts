import { setRule } from './rule.ts'
import { agentOf, capital, unreachable, unreachableFinding } from './rule-reach.ts'

export const mcpServerUnknown = setRule({
  id: 'mcp-server-unknown',
  summary: 'A tool is named of an MCP server that the recipe does not declare.',
  why: 'Without the server there is no such tool. Where users add servers of their own it may be one of theirs, so it is only a warning there.',
  cure: 'Declare the server, or correct its name.',
  severity: 'error',
  examples: {
    bad: {
      '.agents/config.json': '{}',
      '.agents/mcp.json': '{"servers": {"tracker": {"transport": "http", "url": "https://example.com/mcp"}}}',
      '.agents/skills/card/SKILL.md':
        '---\nname: card\ndescription: Opens a card.\n---\nUse `[|mcp__trakcer__create_card|]`.\n',
    },
    good: {
      '.agents/config.json': '{}',
      '.agents/mcp.json': '{"servers": {"tracker": {"transport": "http", "url": "https://example.com/mcp"}}}',
      '.agents/skills/card/SKILL.md': '---\nname: card\ndescription: Opens a card.\n---\nUse `tracker_create_card`.\n',
    },
  },
  *check(analysis) {
    for (const one of unreachable(analysis, ['mcp-server'])) {
      const { answer, recipe, scope } = one
      const near = answer.meant === null ? '' : ` Is \`${answer.meant}\` meant?`
      const message = `${capital(agentOf(recipe, scope))} cannot call \`${answer.mention.name}\`: ${answer.why}.${near} Declare the server, or correct the name.`
      yield unreachableFinding(one, message)
    }
  },
})
