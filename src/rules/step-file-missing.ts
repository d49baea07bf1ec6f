import type { Analysis } from '../analysis/analysis.ts'
import type { Skill } from '../skill/skill.ts'
import { frontmatterSteps } from '../skill/steps.ts'
import { nearest } from '../source/nearest.ts'
import { type Span, spanOf } from '../source/span.ts'
import { folderOf, joinPath, nameOf } from '../source/workspace.ts'
import { skillRule } from './rule.ts'

export const stepFileMissing = skillRule({
  id: 'step-file-missing',
  summary: 'A step names a file of the bundle that is not there.',
  why: 'The agent cannot do the step: the file was renamed, left out of the commit, or never copied along with the SKILL.md.',
  cure: 'Add the file, or correct its path; paths count from the skill’s folder.',
  severity: 'error',
  examples: {
    bad: {
      'skills/report/SKILL.md':
        '---\nname: report\ndescription: Reports.\n---\n1. Run `python [|scripts/collect.py|] --all`\n2. Send it\n',
      'skills/report/scripts/collect_all.py': 'pass\n',
    },
    good: {
      'skills/report/SKILL.md':
        '---\nname: report\ndescription: Reports.\n---\n1. Run `scripts/collect.py`\n2. Write `assets/report.md`\n3. Read `references/<topic>.md`\n',
      'skills/report/scripts/collect.py': 'pass\n',
    },
  },
  *check(skill, analysis) {
    const told = new Set<string>()
    for (const step of stepSpans(skill)) {
      for (const { path, span } of namedFiles(skill.file.slice(step), step.start)) {
        if (told.has(path) || isThere(path, skill, analysis) || isMade(path, skill)) continue
        told.add(path)
        yield {
          message: `The step names \`${path}\`, which the bundle does not hold, so it cannot be done. ${near(path, skill)}`,
          at: { path: skill.filePath, span },
          name: path,
        }
      }
    }
  },
})
