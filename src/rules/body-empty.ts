import { skillRule } from './rule.ts'

export const bodyEmpty = skillRule({
  id: 'body-empty',
  summary: 'Nothing stands behind the frontmatter.',
  why: 'The description promises a skill, and the model that loads it is given no instructions: it spends a call and learns nothing.',
  cure: 'Write the instructions below the closing dashes.',
  severity: 'warning',
  examples: {
    bad: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n[|---|]\n\n' },
    good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\n\nRead the table.\n' },
  },
  *check({ file, filePath, frontmatter, bodySpan, stepLists }) {
    // Where a runtime reads steps from the frontmatter, they are the instructions.
    const instructed = stepLists.some(({ items }) => items.length > 0)
    if (!frontmatter.closing || instructed || file.slice(bodySpan).trim() !== '') return
    const message =
      'Nothing stands behind the frontmatter: a model that loads this skill gets no instructions at all. Write them below the closing dashes.'
    yield { message, at: { path: filePath, span: frontmatter.closing } }
  },
})
