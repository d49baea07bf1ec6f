import { setRule } from './rule.ts'

export const nothingChecked = setRule({
  id: 'nothing-checked',
  summary: 'No SKILL.md was found in the paths that were given.',
  why: 'A gate that looks at nothing passes everything. Most often a path is wrong, or the repository was not checked out.',
  cure: 'Correct the paths, check out the repository first, or allow it with allow-empty.',
  severity: 'error',
  examples: {
    bad: { 'README.md': '# Nothing here\n' },
    good: { 'skills/x/SKILL.md': '---\nname: x\ndescription: Does x.\n---\nDo x.\n' },
  },
  *check({ set }, { allowEmpty }) {
    if (set.skills.length > 0) return
    const { roots } = set.workspace
    const where = roots.slice(0, 5).map((root) => `\`${root}\``)
    const message = `No SKILL.md was found in ${where.join(', ')}, so nothing was checked. Correct the paths, check out the repository first, or allow it with allow-empty.`
    yield { ...(allowEmpty ? { severity: 'note' as const } : {}), message, at: { path: roots[0] ?? '.', span: null } }
  },
})
