import { setRule } from './rule.ts'
import { agentOf, capital } from './rule-reach.ts'

export const grantWithheld = setRule({
  id: 'grant-withheld',
  summary: 'A sub-agent is granted a skill that this deployment withholds.',
  why: 'The runtime knows the skill and does not load it; a grant of it is refused, and the deployment does not start.',
  cure: 'Give the deployment what the skill requires, or take the grant back.',
  severity: 'error',
  examples: {
    bad: {
      '.agents/config.json': '{"tools": {"disable": ["bash"]}, "subagents": [{"name": "ops", "skills": ["pods"]}]}',
      '.agents/skills/pods/SKILL.md': '---\nname: [|pods|]\ndescription: Looks.\nrequires: [shell]\n---\nLook.\n',
      '.agents/skills/read/SKILL.md': '---\nname: read\ndescription: Reads.\n---\nRead it.\n',
    },
    good: {
      '.agents/config.json': '{"subagents": [{"name": "ops", "skills": ["pods"]}]}',
      '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\nrequires: [shell]\n---\nLook.\n',
    },
  },
  *check({ reach }) {
    for (const { recipe, scope, skills } of reach) {
      // Only core-agent checks the grants of its sub-agents; what its parent is told to load is no grant.
      if (!scope.grants || recipe.runtime !== 'core-agent' || scope === recipe.scopes[0]) continue
      for (const { skill, status, requires } of skills) {
        if (status !== 'withheld') continue
        const lacking = requires
          .filter(({ state }) => state === 'missing')
          .map(({ token, why }) => `\`${token}\` (${why})`)
        const why = lacking.length === 0 ? 'its `requires:` is malformed' : `${lacking.join(', ')} is not there`
        const name = skill.name?.value ?? skill.path
        const message = `${capital(agentOf(recipe, scope))} is granted the skill \`${name}\`, which is withheld: ${why}. The deployment refuses such a grant. Give it what is missing, or take the grant back.`
        const at = { path: skill.filePath, span: skill.name?.span ?? null }
        yield { message, at, name, runtimes: [recipe.runtime], recipe: recipe.path, scope: scope.name }
      }
    }
  },
})
