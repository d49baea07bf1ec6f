import { shellOf } from '../analysis/resolve.ts'
import { setRule } from './rule.ts'
import { agentOf } from './rule-reach.ts'

export const requiresNamesTool = setRule({
  id: 'requires-names-tool',
  summary: 'An entry of requires: names a tool or an MCP server.',
  why: 'But for `shell` and `bash` every entry is looked for among the programs on PATH. A tool and a server are no programs, so the skill is withheld although the agent has them.',
  cure: 'Take the entry out; what a server or a tool needs is not said in `requires:`.',
  severity: 'warning',
  examples: {
    bad: {
      '.agents/config.json': '{}',
      '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://example.com/mcp"}}}',
      '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\nrequires: [shell, [|gke|]]\n---\nLook.\n',
    },
    good: {
      '.agents/config.json': '{}',
      '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://example.com/mcp"}}}',
      '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\nrequires: [shell, kubectl]\n---\nLook.\n',
    },
  },
  *check({ reach }) {
    for (const { recipe, scope, skills } of reach) {
      const servers = new Set((scope.servers ?? []).map(({ key }) => key))
      const tools = scope.builtIns.filter(({ registered }) => registered).map(({ name }) => name)
      const named = new Set([...tools, ...(scope.otherTools ?? [])])
      for (const { skill } of skills) {
        if (skill.requires.state !== 'tokens') continue
        for (const { value, span } of skill.requires.tokens) {
          const isShell = value === 'shell' || value === 'bash' || value === shellOf(scope)?.name
          const what = servers.has(value) ? 'an MCP server' : named.has(value) && !isShell ? 'a tool' : null
          // A program of that name is what the entry means then.
          if (what === null || scope.binaries?.includes(value)) continue
          const message = `\`${value}\` is ${what} of ${agentOf(recipe, scope)}, and \`requires:\` looks for a program of that name on PATH: the skill is withheld although the agent has it. Take the entry out.`
          const at = { path: skill.filePath, span }
          yield { message, at, name: value, runtimes: [recipe.runtime], recipe: recipe.path, scope: scope.name }
        }
      }
    }
  },
})
