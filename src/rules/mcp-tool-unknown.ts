import { setRule } from './rule.ts'
import { agentOf, capital, unreachable, unreachableFinding } from './rule-reach.ts'

export const mcpToolUnknown = setRule({
  id: 'mcp-tool-unknown',
  summary: 'A tool is named that its MCP server does not have.',
  why: 'A server’s tools are renamed and taken out from one release to the next, and skills keep the old names. It is told only where the tools of the server are listed.',
  cure: 'Use the new name; where the list is old, import it again.',
  severity: 'error',
  examples: {
    bad: {
      'skillproof.yml':
        'recipes:\n  - name: ops\n    runtime: core-agent\n    tools: [bash]\n    servers: {gke: [get_pods, get_logs]}\n    skills: [skills]\n',
      'skills/pods/SKILL.md':
        '---\nname: pods\ndescription: Looks.\n---\nCall `[|gke_list_pods|]`, then `gke_get_logs`.\n',
    },
    good: {
      'skillproof.yml':
        'recipes:\n  - name: ops\n    runtime: core-agent\n    tools: [bash]\n    servers: {gke: [get_pods, get_logs]}\n    skills: [skills]\n',
      'skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\n---\nCall `gke_get_pods`, then `gke_get_logs`.\n',
    },
  },
  *check(analysis) {
    for (const one of unreachable(analysis, ['mcp-tool'])) {
      const { answer, recipe, scope } = one
      const near = answer.meant === null ? '' : ` Was it renamed to \`${answer.meant}\`?`
      const message = `${capital(agentOf(recipe, scope))} has no tool \`${answer.mention.name}\`: ${answer.why}.${near} Correct the name, or import the server’s list again.`
      yield unreachableFinding(one, message)
    }
  },
})
