import { setRule } from './rule.ts'
import { agentOf, capital, unreachable, unreachableFinding } from './rule-reach.ts'

export const envUnset = setRule({
  id: 'env-unset',
  summary: 'A command uses a key from the environment that the deployment does not set.',
  why: 'The command gets an empty text and is refused. It is told only where the variables of a deployment are listed.',
  cure: 'Set the variable in the deployment, or take the command out.',
  severity: 'warning',
  examples: {
    bad: {
      'skillproof.yml':
        'recipes:\n  - name: ops\n    runtime: core-agent\n    tools: [bash]\n    environment: [POST_URL]\n    skills: [skills]\n',
      'skills/rates/SKILL.md':
        '---\nname: rates\ndescription: Gets rates.\n---\n```bash\ncurl -H "X-Key: [|$RATES_API_KEY|]" https://rates.example.com\n```\n',
    },
    good: {
      'skillproof.yml':
        'recipes:\n  - name: ops\n    runtime: core-agent\n    tools: [bash]\n    environment: [RATES_API_KEY]\n    skills: [skills]\n',
      'skills/rates/SKILL.md':
        '---\nname: rates\ndescription: Gets rates.\n---\n```bash\ncurl -H "X-Key: $RATES_API_KEY" "$HOME"\n```\n',
    },
  },
  *check(analysis) {
    for (const one of unreachable(analysis, ['variable'])) {
      const { answer, recipe, scope } = one
      const message = `${capital(agentOf(recipe, scope))} has no \`${answer.mention.name}\`: ${answer.why}. Set it there, or take the command out.`
      yield unreachableFinding(one, message, recipe.closed ? 'warning' : 'note')
    }
  },
})
