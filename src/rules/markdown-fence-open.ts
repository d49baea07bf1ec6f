import { skillRule } from './rule.ts'

export const markdownFenceOpen = skillRule({
  id: 'markdown-fence-open',
  summary: 'A code fence is never closed.',
  why: 'Everything below it is code: headings, steps and links are shown as text, and a reader of Markdown does not find them. Often a fence stands in a fence of the same length, and the inner one closed the outer.',
  cure: 'Close the fence with a line of the same sign, at least as long. Around code that holds fences, make the outer fence longer.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/tide/SKILL.md':
        '---\nname: tide\ndescription: Reads tide tables.\n---\nRun:\n\n[|```bash|]\ntide --today\n\n## Then\n\nRead the table.\n',
    },
    good: {
      'skills/tide/SKILL.md':
        '---\nname: tide\ndescription: Reads tide tables.\n---\nRun:\n\n```bash\ntide --today\n```\n\n## Then\n\nRead the table.\n',
    },
  },
  *check(skill) {
    for (const { code, span } of skill.body.problems) {
      if (code !== 'unclosed-fence') continue
      const message =
        'This code fence is never closed, so everything below it counts as code: steps and links in it are not seen as such. Close it with a line of the same sign, at least as long; around code that holds fences, make the outer fence longer.'
      yield { message, at: { path: skill.filePath, span } }
    }
  },
})
