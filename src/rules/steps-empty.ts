import { resolved } from '../source/yaml.ts'
import { scalarKind } from '../source/yaml-scalar.ts'
import { skillRule } from './rule.ts'

export const stepsEmpty = skillRule({
  id: 'steps-empty',
  summary: 'A list of steps has no steps.',
  why: 'A reader that runs the list is done at once and reports success, and one that falls back to the body may not do so when the key is there.',
  cure: 'Fill the list or remove the key.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/day/SKILL.md': '---\nname: day\ndescription: Plans a day.\nmetadata:\n  [|steps|]: []\n---\nPlan.\n',
    },
    good: { 'skills/day/SKILL.md': '---\nname: day\ndescription: Plans a day.\nsteps: [Ask, Plan]\n---\nPlan.\n' },
  },
  *check(skill) {
    if ((skill.frontmatter.yaml?.faults.length ?? 0) > 0) return
    for (const { where, keySpan, value, items } of skill.stepLists) {
      const node = resolved(value)
      const nothing = node?.kind === 'scalar' && scalarKind(node) === 'null'
      if (!nothing && !(node?.kind === 'list' && items.length === 0)) continue
      yield {
        message: `\`${where}\` has no steps. A reader of the list is done at once and reports success. Fill it or remove the key.`,
        at: { path: skill.filePath, span: keySpan },
        name: where,
      }
    }
  },
})
