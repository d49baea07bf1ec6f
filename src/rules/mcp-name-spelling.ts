import { setRule } from './rule.ts'
import { agentOf, unreachable, unreachableFinding } from './rule-reach.ts'

export const mcpNameSpelling = setRule({
  id: 'mcp-name-spelling',
  summary: 'A tool of an MCP server is spelled in a way that this runtime does not use.',
  why: 'Each runtime joins a server’s name and a tool’s name in its own way, with one underscore or two, with or without a prefix. A name that is joined otherwise is no tool.',
  cure: 'Write the name as this runtime does.',
  severity: 'error',
  examples: {
    bad: {
      '.agents/config.json': '{}',
      '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://example.com/mcp"}}}',
      '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\n---\nCall `[|gke__get_pods|]`.\n',
    },
    good: {
      '.agents/config.json': '{}',
      '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://example.com/mcp"}}}',
      '.agents/skills/pods/SKILL.md':
        '---\nname: pods\ndescription: Looks.\n---\nCall `gke_get_pods`; see `north__yard`.\n',
    },
  },
  *check(analysis) {
    for (const one of unreachable(analysis, ['mcp-spelling'])) {
      const { answer, recipe, scope } = one
      const message = `\`${answer.mention.name}\` is no name of a tool in ${recipe.runtime}: ${answer.why}. Write \`${answer.meant ?? ''}\`, as ${agentOf(recipe, scope)} knows it.`
      yield unreachableFinding(one, message)
    }
  },
})
