import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { linkMissing } from '../../src/rules/link-missing.ts'
import { readSkills } from '../../src/skill/read.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'

function found(text: string, files: Files = {}): { at: string; severity: string; message: string }[] {
  const set = readSkills(
    memoryWorkspace({ 'skills/x/SKILL.md': `---\nname: x\ndescription: d\n---\n${text}`, ...files }),
  )
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...linkMissing.check(skill, analysis, { budget: standardBudget })].map(({ at, message, severity = 'error' }) => {
      const { line, column } = skill.file.position(at.span!.start)
      return { at: `${line}:${column} ${skill.file.slice(at.span!)}`, severity, message }
    }),
  )
}

const places = (text: string, files: Files = {}): string[] => found(text, files).map(({ at }) => at)

test.each([
  ['[a](references/a.md#part)', '5:5 references/a.md#part'],
  ['[a](<references/a b.md> "title")', '5:6 references/a b.md'],
  ['![a](./assets/a.png?raw=true)', '5:6 ./assets/a.png?raw=true'],
  ['<img src="assets/a.png">', '5:11 assets/a.png'],
  ['[a][b] and [b]\n\n[b]: references/b.md', '7:6 references/b.md'],
  ['[a](scripts/run)', '5:5 scripts/run'],
  ['[a](references/../guide.md) and [b](guide.md)', '5:5 references/../guide.md'],
  ['[a](references/)', '5:5 references/'],
])('%s', (text, place) => {
  expect(places(text)).toEqual([place])
})

test.each([
  '[a](https://example.com/a.md) <https://example.com/b.md> [c](mailto:a@b.co) [d](//example.com/a.md)',
  '[a](#part) [b](/docs/a.md) [c](~/a.md) [d](C:/a.md) [e](file:///a.md)',
  '[a](<topic>.md) [b]({name}.md) [c](path/to/a.md) [d](notes/YYYY-MM-DD.md) [e](*.md) [f]($X/a.md) [g](.../a.md)',
  '[a](%7Bname%7D.md) [b](filename.md) [c](docs/component-name.md)',
  '[a](url) [b](done) [c](guide/intro) [d](docs.example.com/guide/a.html) [e](www.example.com/a.md)',
  '[a](../other/SKILL.md) [b](templates\\a.md)',
  '[a](.github/pull_request_template.md)',
  '`[a](a.md)`\n\n```md\n[b](b.md)\n```\n\n<!-- [c](c.md) -->\n\n\\[d](d.md)',
])('says nothing about %s', (text) => {
  expect(places(text)).toEqual([])
})

test('says nothing where the file, the folder or the same name in another case is there', () => {
  const files = {
    'skills/x/references/first list.md': '',
    'skills/x/FORMS.md': '',
    'skills/x/sub/SKILL.md': '---\n---\n',
  }
  expect(places('[a](references/first%20list.md) [b](references) [c](forms.md) [d](sub/SKILL.md)', files)).toEqual([])
})

test('says nothing about what lies behind a link', () => {
  const files = { 'skills/x/references': 'link:shared', 'skills/x/a.md': 'link:../../home/a.md', 'shared/b.md': '' }
  expect(places('[a](references/b.md) [b](a.md)', files)).toEqual([])
  expect(places('[a](gone.md)', { 'skills/x/gone.md': 'link:nowhere.md' })).toEqual(['5:5 gone.md'])
})

test('offers the right path', () => {
  const files = { 'skills/x/references/colours.md': '', 'docs/guide.md': '' }
  expect(found('[a](skills/x/references/colours.md)', files)[0]?.message).toBe(
    '`skills/x/references/colours.md` is not there: the agent that follows this link finds nothing. ' +
      'Did you mean `references/colours.md`? Write paths as seen from the folder of the SKILL.md.',
  )
  expect(found('[a](docs/guide.md)', files)[0]?.message).toContain('as seen from the top of the repository')
  expect(found('[a](references/shapes.md)', files)[0]?.message).toContain('That folder holds `references/colours.md`.')
})

test('is no error where text may have been meant as code', () => {
  const nested = '```md\n# T\n```bash\nx\n```\n[a](a.md)\n'
  expect(found(nested)).toMatchObject([{ at: '10:5 a.md', severity: 'warning' }])
  expect(found(`[a](a.md)\n\n${'```'}\nx\n`)).toMatchObject([{ at: '5:5 a.md', severity: 'warning' }])
})
