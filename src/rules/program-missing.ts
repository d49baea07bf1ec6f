import { setRule } from './rule.ts'
import { agentOf, capital, codes, unreachable, unreachableFinding } from './rule-reach.ts'

export const programMissing = setRule({
  id: 'program-missing',
  summary: 'A command needs a program that the deployment does not have.',
  why: 'The shell answers “command not found”, and the step is lost. Nothing is said of programs where nobody listed them.',
  cure: 'Add the program to the image and to the list, or say with `requires:` that the skill needs it.',
  severity: 'error',
  examples: {
    bad: {
      'skillproof.yml':
        'recipes:\n  - name: ops\n    runtime: core-agent\n    tools: [bash]\n    binaries: [sh, git]\n    skills: [skills]\n',
      'skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\n---\n```sh\ngit pull\n[|kubectl|] get pods\n```\n',
    },
    good: {
      'skillproof.yml':
        'recipes:\n  - name: ops\n    runtime: core-agent\n    tools: [bash]\n    binaries: [sh, kubectl]\n    skills: [skills]\n',
      'skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\n---\n```sh\ncd here && kubectl get pods\n```\n',
    },
  },
  *check(analysis) {
    for (const one of unreachable(analysis, ['program'])) {
      const { recipe, scope, answer } = one
      const { name } = answer.mention
      const has = scope.binaries ?? []
      const list = has.length === 0 ? 'it has none at all' : `it has ${codes(has)}`
      const cure =
        recipe.runtime === 'core-agent' ? ', or write it into `requires:`, which withholds the skill without it' : ''
      const message = `${capital(agentOf(recipe, scope))} has no program \`${name}\`: ${list}. Add it to the deployment and to that list${cure}.`
      yield unreachableFinding(one, message)
    }
  },
})
