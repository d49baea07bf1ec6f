import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { ignoredByGit } from '../../src/rules/ignored-by-git.ts'
import { readSkills } from '../../src/skill/read.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'

/** The line that is said to hide `skills/a/SKILL.md`; null for none. */
function hiding(files: Files): string | null {
  const text = '---\nname: a\ndescription: d\n---\nx\n'
  const set = readSkills(memoryWorkspace({ 'skills/a/SKILL.md': text, ...files }))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  const found = [...ignoredByGit.check(analysis, { budget: standardBudget })].filter(({ at }) =>
    at.path.endsWith('a/SKILL.md'),
  )
  expect(found.length).toBeLessThan(2)
  return found[0]?.message.split(' matches this skill')[0] ?? null
}

// Each as `git check-ignore --verbose` answers (git 2.39.5).
test.each<[Files, string | null]>([
  [{ '.gitignore': '# a\r\n\r\nskills/\r\n' }, '`.gitignore`, line 3 (`skills/`)'],
  [{ '.gitignore': '*.md\n!SKILL.md\n' }, null],
  [{ '.gitignore': '*\n!skills/\n!*.md\n' }, '`.gitignore`, line 1 (`*`)'],
  [{ '.gitignore': 'skills/*\n!skills/a/\n' }, null],
  [{ '.gitignore': 'skills/\n!skills/a/\n' }, '`.gitignore`, line 1 (`skills/`)'],
  [{ '.gitignore': '/a/\nA/\nskill.md\n' }, null],
  [{ 'skills/.gitignore': '/a/\n' }, '`skills/.gitignore`, line 1 (`/a/`)'],
  [{ '.gitignore': 'a/\n', 'skills/.gitignore': '!a/\n' }, null],
  [{ 'skills/a/.gitignore': '*\n' }, '`skills/a/.gitignore`, line 1 (`*`)'],
  [{ 'skills/b/.gitignore': '*\n' }, null],
  [{ '.gitignore': '**/a/**/\n' }, null],
])('%j', (files, expected) => {
  expect(hiding(files)).toBe(expected)
})

test('a hostile pattern takes no time', () => {
  const name = 'a'.repeat(200)
  const files = { '.gitignore': `${'*a'.repeat(40)}b\n`, [`skills/${name}/SKILL.md`]: '---\n---\n' }
  expect(hiding(files)).toBeNull()
})
