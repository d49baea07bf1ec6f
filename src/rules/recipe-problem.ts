import type { Finding } from '../diagnostic.ts'
import { setRule } from './rule.ts'

const SKILL = '---\nname: roll-back\ndescription: Rolls a release back.\n---\nRoll back.\n'

export const recipeProblem = setRule({
  id: 'recipe-problem',
  summary: 'A recipe has a fault of its own: the deployment does not start with it, or does not do what it says.',
  why: 'Skills are held against what a recipe gives its agents. A setting that is refused, misspelled or never matched gives something else than its author meant, and most runtimes do not say so.',
  cure: 'Correct the file at the place; `skillproof recipe PATH` shows what the recipe gives as it stands.',
  severity: 'error',
  examples: {
    bad: {
      '.agents/config.json': '{"tools": {"disable": [[|"kubectl"|]]}}',
      '.agents/skills/roll-back/SKILL.md': SKILL,
    },
    good: {
      '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
      '.agents/skills/roll-back/SKILL.md': SKILL,
    },
  },
  *check({ recipes }): Iterable<Finding> {
    const told = new Set<string>()
    for (const recipe of recipes) {
      for (const { code, severity, file, span, message, name } of recipe.problems) {
        // A file that several recipes share has its fault once.
        const identity = JSON.stringify([code, file.path, span, message])
        if (told.has(identity)) continue
        told.add(identity)
        yield {
          cause: code,
          severity,
          message,
          at: { path: file.path, span },
          ...(name === undefined ? {} : { name }),
          recipe: recipe.path,
        }
      }
    }
  },
})
