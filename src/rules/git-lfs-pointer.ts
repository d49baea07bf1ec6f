import { spanOf } from '../source/span.ts'
import { skillRule } from './rule.ts'

/** First line of every pointer: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const firstLine = 'version https://git-lfs.github.com/spec/v1'

export const gitLfsPointer = skillRule({
  id: 'git-lfs-pointer',
  summary: 'The SKILL.md is a pointer of Git LFS, not the text.',
  why: 'Git LFS keeps the text elsewhere and a pointer of three lines in the repository. Where the checkout does not fetch it, every runtime reads the pointer and finds no frontmatter.',
  cure: 'Check out with `lfs: true` in actions/checkout, or take SKILL.md out of Git LFS: it is small text.',
  severity: 'error',
  examples: {
    bad: {
      'skills/tide/SKILL.md': `[|${firstLine}|]\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n`,
    },
    good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
  },
  *check(skill) {
    if (!skill.file.text.startsWith(`${firstLine}\n`)) return
    const message =
      'This is a pointer of Git LFS, not the text of the skill: who reads it finds no frontmatter and drops the skill. Check out with `lfs: true` in actions/checkout, or take SKILL.md out of Git LFS with `git lfs untrack`.'
    yield { message, at: { path: skill.filePath, span: spanOf(0, firstLine.length) } }
  },
})
