import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { standardBudget } from '../../src/options.ts'
import { linkAnchor } from '../../src/rules/link-anchor.ts'
import { readSkills } from '../../src/skill/read.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'

function found(text: string, files: Files = {}): { at: string; message: string }[] {
  const set = readSkills(
    memoryWorkspace({ 'skills/x/SKILL.md': `---\nname: x\ndescription: d\n---\n${text}`, ...files }),
  )
  const base = { recipes: [], runtimes: [], verdicts: new Map(), costs: new Map(), reach: [], mentionsOf: () => [] }
  const analysis: Analysis = { set, ...base, targetsOf: () => [] }
  return set.skills.flatMap((skill) =>
    [...linkAnchor.check(skill, analysis, { budget: standardBudget })].map(({ at, message }) => {
      const { line, column } = skill.file.position(at.span!.start)
      return { at: `${line}:${column} ${skill.file.slice(at.span!)}`, message }
    }),
  )
}

test.each([
  ['## Use it', '#use-it'],
  ['## `npm` & **yarn**, [v2](x.md)!', '#npm--yarn-v2'],
  ['## What is 1.2_3?', '#what-is-12_3'],
  ['## A\n## A', '#a-1'],
  ['## Überblick', '#%C3%BCberblick'],
  ['## 你好 世界', '#你好-世界'],
  ['## ⚠️ Mind', '#️-mind'],
  ['Setext\n======', '#setext'],
  ['<a name="Here"></a>', '#here'],
  ['<div id=there>', '#there'],
  ['## T {#own}', '#own'],
  ['<h2 align="center">Big one</h2>', '#big-one'],
  ['```md\n## In code\n```', '#in-code'],
])('%j has %s', (heading, anchor) => {
  expect(found(`[a](${anchor})\n\n${heading}\n`)).toEqual([])
})

test('names the nearest, once a target', () => {
  expect(found('[a](#the-finsh) [b](#the-finsh)\n\n## The finish\n')).toEqual([
    {
      at: '5:5 #the-finsh',
      message:
        'No heading of this file has the anchor `#the-finsh`: the file is found, the section is not. The nearest one is `#the-finish`.',
    },
  ])
})

test('reads the Markdown files of the bundle', () => {
  const files = { 'skills/x/references/list.md': '# List\n\n## First half\n', 'skills/x/references/none.md': '' }
  expect(found('[a](references/list.md#first-half) [b](references/none.md#x) [c](gone.md#x)', files)).toEqual([])
  expect(found('[a](references/list.md#second-half)', files)).toMatchObject([
    { at: '5:5 references/list.md#second-half' },
  ])
})

test.each([
  '[a](#)',
  '[a](#top)',
  '[a](#L10-L20)',
  '[a](#:~:text=x)',
  '[a](#<part>)',
  '[a](https://example.com/a.md#x)',
])('says nothing about %s', (text) => {
  expect(found(`${text}\n\n## The finish\n`)).toEqual([])
})

test('says nothing where a fence is open', () => {
  expect(found('[a](#part)\n\n```\n## Part\n')).toEqual([])
})
