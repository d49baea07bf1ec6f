import { setRule } from './rule.ts'
import { agentOf, capital, unreachable, unreachableFinding } from './rule-reach.ts'

export const toolNotPollable = setRule({
  id: 'tool-not-pollable',
  summary: 'A tool is to be polled that the recipe does not let anybody poll.',
  why: 'The polling tool calls read-only tools and those that the recipe lists, and no other; a server’s tool is neither unless somebody says so.',
  cure: 'Add the tool to `tools.wait_and_verify.poll_allow`, or poll a listed one.',
  severity: 'error',
  examples: {
    bad: {
      '.agents/config.json': '{"tools": {"wait_and_verify": {"poll_allow": ["gke_get_pods"]}}}',
      '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://example.com/mcp"}}}',
      '.agents/skills/pods/SKILL.md':
        '---\nname: pods\ndescription: Waits.\n---\n```\nwait_and_verify(\n  tool: "[|gke_get_logs|]",\n)\n```\n',
    },
    good: {
      '.agents/config.json': '{"tools": {"wait_and_verify": {"poll_allow": ["gke_get_pods"]}}}',
      '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://example.com/mcp"}}}',
      '.agents/skills/pods/SKILL.md':
        '---\nname: pods\ndescription: Waits.\n---\n```\nwait_and_verify(\n  tool: "gke_get_pods",\n)\n```\n',
    },
  },
  *check(analysis) {
    for (const one of unreachable(analysis, ['not-pollable'])) {
      const { answer, recipe, scope } = one
      const { name } = answer.mention
      const message = `${capital(agentOf(recipe, scope))} may not poll \`${name}\`: ${answer.why}. Add it to \`tools.wait_and_verify.poll_allow\`, or poll one that is listed.`
      yield unreachableFinding(one, message)
    }
  },
})
