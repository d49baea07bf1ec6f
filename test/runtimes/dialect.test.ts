import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Dialect, dialects, fieldsIn, readDialect, valueIn } from '../../src/runtimes/reader-dialect.ts'
import {
  clineFence,
  deepagentsFence,
  hermesFence,
  pythonFrontmatterFence,
  qwenFence,
  readFenced,
} from '../../src/runtimes/reader-regex.ts'
import { SourceFile } from '../../src/source/file.ts'
import { spanOf } from '../../src/source/span.ts'
import { resolved } from '../../src/source/yaml.ts'
import { remaining } from '../vectors/yaml-dialects.ts'

/**
 * What the real libraries did with 1,149 texts, run on 2026-11-30 on Linux with TZ=UTC; the first line of the file names their
 * releases. Made outside of this repository: each text was parsed, and the value of the key `k` taken as the language shows it
 * (`String(value)`, `str(value)`; a Rust or Go field of text). `most` is what most of them did, the rest is named.
 */
const [, ...rows] = readFileSync(new URL('../vectors/yaml-dialects.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row)

type Cell = 'error' | 'no map' | 'no k' | readonly [kind: string, text: string]
type Row = { readonly input: string; readonly most: Cell } & Readonly<Record<string, Cell>>

/** The loader of the recorded Rust struct has one field. */
const known = new Set(['k'])

function read(dialect: Dialect, input: string): Cell {
  const file = new SourceFile('SKILL.md', input)
  const { root, refusal } = readDialect(file, spanOf(0, input.length), dialect, known)
  if (refusal) return 'error'
  const map = root ? resolved(root) : null
  if (map?.kind !== 'map') return 'no map'
  const node = fieldsIn(dialect, map).get('k')
  if (!node) return 'no k'
  const { kind, text } = valueIn(dialect, node)
  return [kind, text]
}

/** A Rust struct cannot be made of a text that is no map, so that both come to the same for serde_yaml. */
function same(dialect: Dialect, ours: Cell, theirs: Cell): boolean {
  if (dialect.id === 'serde-yaml' && theirs === 'no map' && ours === 'error') return true
  return JSON.stringify(ours) === JSON.stringify(theirs)
}

describe.each(Object.values(dialects))('$reader', (dialect) => {
  test('reads the recorded texts alike, but for the remaining ones', () => {
    const differing = rows.filter((row) => !same(dialect, read(dialect, row.input), row[dialect.id] ?? row.most))
    const listed = remaining.flatMap(({ inputs }) => Object.entries(inputs))
    const expected = listed.filter(([, ids]) => ids.includes(dialect.id)).map(([input]) => input)
    expect(differing.map(({ input }) => input).sort()).toEqual(expected.sort())
  })

  test('never throws, and tells a place in the text', () => {
    for (const { input } of rows) {
      const { refusal } = readDialect(new SourceFile('x', `ab${input}`), spanOf(2, input.length + 2), dialect)
      if (refusal?.span) expect(refusal.span.start).toBeGreaterThanOrEqual(2)
    }
  })
})

describe('places', () => {
  const refusalOf = (id: keyof typeof dialects, text: string) =>
    readDialect(new SourceFile('x', text), spanOf(0, text.length), dialects[id]).refusal

  test.each([
    ['pyyaml', 'a: b\nk:\tc\n', 'tab-in-value', '\t'],
    ['yaml.v3', 'a: b\nk: c\u2028d\n', 'line-separator', '\u2028'],
    ['js-yaml-4', 'a: b\nk: c\u0085d\n', null, ''],
    ['js-yaml-4', 'a: "b\nc"\nk: d\nk: e\n', 'duplicate-key', 'k'],
    ['yaml.v3', 'a: "b\nc"\nk: "\\/"\n', 'bad-escape', '\\/'],
    ['pyyaml', 'a: [b,\nc]\nk: 2024-02-30\n', 'invalid-yaml', '2024-02-30'],
    ['js-yaml-3', 'a: b\nk: !x c\n', 'tag-in-yaml', 'c'],
    ['serde-yaml', 'a: b\nk: c\u009fd\n', 'control-character', '\u009f'],
  ] as const)('%s, %j: %s', (id, text, code, at) => {
    const refusal = refusalOf(id, text)
    expect(refusal?.code ?? null).toBe(code)
    if (refusal?.span) expect(text.slice(refusal.span.start, refusal.span.end)).toBe(at)
  })

  test('values keep their place where the text is read with edits', () => {
    const text = 'a: [b,\nc]#d\nk: "e  \n f"\n'
    const { root } = readDialect(new SourceFile('x', text), spanOf(0, text.length), dialects['js-yaml-4'])
    const fields = root?.kind === 'map' ? fieldsIn(dialects['js-yaml-4'], root) : new Map()
    const places = [...fields.values()].map(({ span }) => text.slice(span.start, span.end))
    expect(places).toEqual(['[b,\nc]', '"e  \n f"'])
    expect(valueIn(dialects['js-yaml-4'], fields.get('k')).text).toBe('e   f')
  })
})

/** Run on 2026-11-30: Python's `re` and python-frontmatter 1.3.0, and the expressions of the two JavaScript loaders under Node 20. */
describe('blocks that a regular expression finds', () => {
  const rules = {
    qwen: qwenFence,
    cline: clineFence,
    deepagents: deepagentsFence,
    hermes: hermesFence,
    'python-frontmatter': pythonFrontmatterFence,
  }
  const all = Object.keys(rules)

  test.each([
    ['---\nk: a\n---\nb', { all: ['k: a', 'b'] }],
    ['---\nk: a\n---', { all: ['k: a', ''], deepagents: null, hermes: null }],
    [
      '--- \nk: a\n--- \nb',
      { all: null, deepagents: ['k: a', 'b'], hermes: ['k: a', 'b'], 'python-frontmatter': ['k: a', 'b'] },
    ],
    ['\uFEFF---\nk: a\n---\nb', { all: ['k: a', 'b'], deepagents: null, 'python-frontmatter': null }],
    ['\n---\nk: a\n---\nb', { all: null, 'python-frontmatter': ['k: a', 'b'] }],
    ['----\nk: a\n----\nb', { all: null, hermes: null, 'python-frontmatter': ['k: a', 'b'] }],
    ['---\n---\nb', { all: null, hermes: ['', 'b'], 'python-frontmatter': ['', 'b'] }],
    ['---\nk: a\n---x\nb', { all: null, cline: ['k: a', 'x\nb'] }],
    ['--- # c\nk: a\n---\nb', { all: null, hermes: ['# c\nk: a', 'b'] }],
  ] as readonly (readonly [string, Readonly<Record<string, readonly [string, string] | null>>])[])(
    '%j',
    (text, found) => {
      for (const id of all) {
        const block = readFenced(text, rules[id as keyof typeof rules])
        const parts = 'missing' in block ? null : [block.yaml, spanOf(block.bodyStart, text.length)]
        const shown = parts?.map((span) => text.slice(span.start, span.end).trim()) ?? null
        expect(shown, id).toEqual(id in found ? found[id] : found.all)
      }
    },
  )
})
