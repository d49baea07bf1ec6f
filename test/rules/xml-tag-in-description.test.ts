import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { xmlTagInDescription } from '../../src/rules/xml-tag-in-description.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'

/** Line, column and marked text of each finding, and its message. */
function found(text: string): { at: string; message: string }[] {
  const set = readSkills(memoryWorkspace({ 'skills/x/SKILL.md': text }))
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...xmlTagInDescription.check(skill, analysis, { budget: standardBudget })].map(({ at, message }) => {
      const { line, column } = skill.file.position(at.span?.start ?? 0)
      return { at: `${line}:${column} ${skill.file.slice(at.span ?? { start: 0, end: 0 })}`, message }
    }),
  )
}

const places = (text: string): string[] => found(text).map(({ at }) => at)
const block = (lines: string): string => `---\nname: x\n${lines}\n---\nBody.\n`

test.each([
  ['description: Uses Span<T> and List<int>.', '3:23 <T>'],
  ['description: "Runs /focus <goal>."', '3:27 <goal>'],
  ['description: >-\n  First line\n  then </b> and Map<K, V>', '5:8 </b>'],
  ['description: Adds <br /> and more', '3:19 <br />'],
  ['description: Uses <script setup> blocks', '3:19 <script setup>'],
  ['description: "A \\u003Cb> tag"', '3:14 "A \\u003Cb> tag"'],
])('%j', (lines, place) => {
  expect(places(block(lines))).toEqual([place])
})

test.each([
  'width < 40 or height > 90, input -> output',
  'a <- b, c => d, e <= f',
  'x <y and z >w',
  'map <a -> b>-c ->',
  '<10 items> or <5>',
  'see <https://example.org/a> or <me@example.org>',
  'a < b> c',
])('says nothing about %j', (text) => {
  expect(places(block(`description: '${text}'`))).toEqual([])
})
