import { resolved } from '../source/yaml.ts'
import { kindWords, scalarKind } from '../source/yaml-scalar.ts'
import { skillRule } from './rule.ts'

export const stepsNotList = skillRule({
  id: 'steps-not-list',
  summary: '`steps` is no list.',
  why: 'Readers of `steps` want a list of texts. From a text or a map they get no step, or they refuse the file.',
  cure: 'Write one `- step` a line.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/day/SKILL.md': '---\nname: day\ndescription: Plans a day.\n[|steps|]: Ask, then plan\n---\nPlan.\n',
    },
    good: {
      'skills/day/SKILL.md': '---\nname: day\ndescription: Plans a day.\nsteps:\n  - Ask\n  - Plan\n---\nPlan.\n',
    },
  },
  *check(skill, analysis) {
    if ((skill.frontmatter.yaml?.faults.length ?? 0) > 0) return
    for (const verdict of analysis.verdicts.get(skill)?.values() ?? []) {
      if (verdict.reasons.some(({ code }) => code === 'steps-type')) return
    }
    for (const { where, keySpan, value } of skill.stepLists) {
      const node = resolved(value)
      // The standard maps text to text under `metadata`, so a text is right there and a map is told by the verdict.
      if (!node || node.kind === 'list' || where !== 'steps') continue
      if (node.kind === 'scalar' && scalarKind(node) === 'null') continue
      yield {
        message: `\`steps\` is ${kindWords(value)}, where a list is meant. A reader of steps finds none. Write one \`- step\` a line below it.`,
        at: { path: skill.filePath, span: keySpan },
        name: 'steps',
      }
    }
  },
})
