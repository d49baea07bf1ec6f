import { MAX_BODY } from '../source/markdown.ts'
import { spanOf } from '../source/span.ts'
import { skillRule } from './rule.ts'

export const bodyUnreadable = skillRule({
  id: 'body-unreadable',
  summary: 'A part of the body was not read.',
  why: 'A text of extreme size or nesting would take time out of all proportion. What was not read was not checked either, so links, steps and mentions in it are unknown.',
  cure: 'Shorten the text, or take it out of its quotes and lists.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/tide/SKILL.md': `---\nname: tide\ndescription: Reads tide tables.\n---\n[|${'> '.repeat(150)}Read the table.|]\n`,
    },
    good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\n> > Read the table.\n' },
  },
  *check(skill) {
    for (const { code, span } of skill.body.problems) {
      if (code === 'unclosed-fence') continue
      const large = code === 'too-large'
      const what = large
        ? `The body is longer than the ${MAX_BODY} characters that are read as Markdown`
        : 'This text is longer, or deeper in quotes and lists, than what is read as Markdown'
      const cure = large
        ? 'Move most of it into files under `references/`.'
        : 'Shorten it, or take it out of its quotes and lists.'
      const message = `${what}: links, steps and mentions in it were not checked. ${cure}`
      yield { message, at: { path: skill.filePath, span: large ? spanOf(span.start, span.start) : span } }
    }
  },
})
