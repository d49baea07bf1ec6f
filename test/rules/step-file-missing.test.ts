import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { stepFileMissing } from '../../src/rules/step-file-missing.ts'
import { readSkills } from '../../src/skill/read.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'

/** Line, column and marked text of each finding, and its message. */
function found(text: string, files: Files = {}): { at: string; message: string }[] {
  const set = readSkills(memoryWorkspace({ 'skills/x/SKILL.md': text, ...files }))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...stepFileMissing.check(skill, analysis, { budget: standardBudget })].map(({ at, message }) => {
      const { line, column } = skill.file.position(at.span?.start ?? 0)
      return { at: `${line}:${column} ${skill.file.slice(at.span ?? { start: 0, end: 0 })}`, message }
    }),
  )
}

const places = (text: string, files: Files = {}): string[] => found(text, files).map(({ at }) => at)
const body = (text: string): string => `---\nname: x\ndescription: d\n---\n${text}`

test('stands on the path and names what is near', () => {
  const files = { 'skills/x/scripts/collect_all.py': '', 'skills/x/scripts/send.py': '' }
  expect(found(body('1. Run `python ./scripts/collect.py --all`\n'), files)).toEqual([
    {
      at: '5:18 scripts/collect.py',
      message:
        'The step names `scripts/collect.py`, which the bundle does not hold, so it cannot be done. ' +
        '`scripts` holds `scripts/collect_all.py`, `scripts/send.py`; correct the path, or add the file.',
    },
  ])
  expect(found(body('1. Run scripts/sent.py\n'), files)[0]?.message).toContain('`scripts/send.py` is near')
  expect(found(body('1. Read `references/a.md`\n'), files)[0]?.message).toContain('There is no file in `references`')
})

test.each([
  '1. Read references/guide.md first.\n',
  '1. Pick one\n   - small: use `references/guide.md`\n',
  '1. See `references/guide.md`, then read `references/guide.md` again\n',
  '1. Run `scripts/../scripts/a.sh` and read `references/guide.md#top`\n',
])('once in %j', (text) => {
  expect(places(body(text)).map((each) => each.split(' ')[1])).toEqual(['references/guide.md'])
})

test('in the steps of the frontmatter, links included', () => {
  const text = '---\nname: x\ndescription: d\nsteps:\n  - Run `scripts/a.sh`\n  - "Fill [it](assets/b.md) in"\n---\n'
  expect(places(text)).toEqual(['5:10 scripts/a.sh', '6:16 assets/b.md'])
})

test.each([
  '1. Read `references/<topic>.md`, `references/{name}.md`, `references/*.md` and `references/$X.md`\n',
  '1. Read `references/YYYY-MM-DD.md`\n',
  '1. Write `assets/report.md`\n2. Read `assets/report.md`\n',
  '1. Run `plot.py -o assets/plot.png`\n',
  '1. Read `references/guide.md` if it exists\n',
  '1. Never run `scripts/old.sh`\n',
  '1. See the `other` skill’s `references/guide.md`\n',
  '1. Run `scripts/build.sh` of the project\n',
  '1. A file such as `references/guide.md` would be helpful\n',
  '1. `references/guide.md`\n',
  '1. Run `tools/scripts/build.sh` and `$ROOT/scripts/build.sh`\n',
  '1. Read [the guide](references/guide.md)\n',
  '- Run `scripts/build.sh`\n',
  '```\n1. Run `scripts/build.sh`\n```\n',
])('says nothing about %j', (text) => {
  expect(places(body(text))).toEqual([])
})

test('says nothing where the file is there, in another case, or further up', () => {
  const step = body('1. Run `scripts/build.sh`\n')
  expect(places(step, { 'skills/x/scripts/build.sh': '' })).toEqual([])
  expect(places(step, { 'skills/x/Scripts/Build.sh': '' })).toEqual([])
  expect(places(step, { 'scripts/build.sh': '' })).toEqual([])
})
