import { spanOf } from '../source/span.ts'
import { skillRule } from './rule.ts'

/**
 * Claude Code runs what stands between an exclamation mark with a backtick and the next backtick when it loads the skill.
 * 2.1.197 wants a blank or a line start before it (run); older releases took it anywhere (anthropics/claude-code#21146).
 */
const taken = /(?<=[^\s!])!`[^`\r\n]+`/g

export const commandRunOnLoad = skillRule({
  id: 'command-run-on-load',
  summary: 'An exclamation mark before a backtick, which older releases of Claude Code take for a command to run.',
  why: 'Text that only speaks of the sign is run as a command when the skill is loaded, and a command that fails keeps the skill from loading.',
  cure: 'Put a word or a blank between the exclamation mark and the backtick, or write the sign another way.',
  severity: 'warning',
  runtimes: ['claude-code'],
  examples: {
    bad: {
      '.claude/skills/negate/SKILL.md':
        '---\nname: negate\ndescription: Explains operators.\n---\nThe sign `[|!`|] turns a test, and `!` again turns it back.\n',
    },
    good: {
      '.claude/skills/negate/SKILL.md':
        '---\nname: negate\ndescription: Explains operators.\n---\nToday is !`date`. The sign is called a bang.\n',
    },
  },
  *check(skill, analysis) {
    if (!analysis.targetsOf(skill).some(({ id }) => id === 'claude-code')) return
    const { file, bodySpan, filePath } = skill
    const lines = new Set<number>()
    for (const match of file.text.slice(bodySpan.start).matchAll(taken)) {
      const start = bodySpan.start + match.index
      const line = file.lineAt(start)
      if (lines.has(line)) continue
      lines.add(line)
      const message =
        'The exclamation mark stands right before a backtick. Older releases of Claude Code run what follows, up to the next backtick, as a command when the skill is loaded. Write the sign another way, or put something between the two.'
      yield { message, at: { path: filePath, span: spanOf(start, start + 2) }, name: '!', runtimes: ['claude-code'] }
    }
  },
})
