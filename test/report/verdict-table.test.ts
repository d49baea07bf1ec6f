import { expect, test } from 'vitest'
import type { Analysis } from '../../src/analysis/analysis.ts'
import { portability } from '../../src/report/portability.ts'
import { targetWords, verdictTable } from '../../src/report/verdict-table.ts'
import { analysisOf, type Given, not, runtime, setOf } from '../reporters/canned.ts'

const set = setOf({ 'skills/a/SKILL.md': '---\nname: a\n---\n', 'skills/b/SKILL.md': '---\nname: b\n---\n' })
const dropped = not('dropped', 'name-too-long', 'Too long.')
const altered = not('altered', 'name-too-long', 'Too long.')

function analysis(targets: readonly string[], verdicts: Given['verdicts'] = {}): Analysis {
  return analysisOf(set, { runtimes: ['one', 'two', 'three'].map(runtime), targets, verdicts })
}

function shown(given: Analysis): string[] {
  const { columns, rows, agreeing } = verdictTable(given)
  return [
    columns.map(({ id }) => id).join(' '),
    ...rows.map(({ cells, plain }) => {
      const words = cells.map(({ status, target, quiet }) => (quiet ? '·' : target ? status : `(${status})`))
      return `${words.join(' ')}${plain ? ' plain' : ''}`
    }),
    `agreeing: ${agreeing.map(({ id }) => id).join(' ')}`,
  ]
}

test('who agrees with the targets has no column', () => {
  expect(shown(analysis(['two']))).toEqual(['two', 'loads plain', 'loads plain', 'agreeing: one three'])
  const alike = { 'skills/a': { one: dropped, two: dropped } }
  expect(shown(analysis(['two', 'three'], alike))).toEqual([
    'two three',
    'dropped loads',
    'loads loads plain',
    'agreeing: one',
  ])
})

test('who disagrees has one, with a cell where it does', () => {
  expect(shown(analysis(['two'], { 'skills/a': { one: dropped } }))).toEqual([
    'one two',
    '(dropped) loads',
    '· loads plain',
    'agreeing: three',
  ])
  expect(shown(analysis(['two'], { 'skills/b': { two: altered } }))).toEqual([
    'one two three',
    '· loads · plain',
    '(loads) altered (loads)',
    'agreeing: ',
  ])
})

test('a skill is told in words of every runtime, in the order of the shelf', () => {
  const given = analysis(['two'], { 'skills/a': { one: altered, three: dropped } })
  const [a, b] = given.set.skills
  expect(a && portability(a, given, (id) => id)).toBe('works in: two; altered in: one; dropped in: three')
  expect(b && portability(b, given, (id) => `<${id}>`)).toBe('works in: <one>, <two>, <three>')
})

test('targets are told with why, each why once', () => {
  const given = analysis([])
  const why = { asked: true, why: 'asked for' }
  const targetsOf: Analysis['targetsOf'] = (skill) =>
    skill.path === 'skills/a'
      ? [
          { id: 'three', ...why },
          { id: 'one', ...why },
        ]
      : [{ id: 'two', asked: false, why: 'stands in x' }]
  expect(targetWords({ ...given, targetsOf }, (text) => text)).toBe('one and three (asked for), two (stands in x)')
})
