import { describe, expect, test } from 'vitest'
import { SourceFile } from '../../src/source/file.ts'
import { type JsonRead, readJson, readJsonc } from '../../src/source/json.ts'
import { readToml } from '../../src/source/toml.ts'
import type { YamlNode } from '../../src/source/yaml.ts'

function meant(node: YamlNode | null): unknown {
  if (node?.kind === 'map') return Object.fromEntries(node.pairs.map(({ key, value }) => [key.value, meant(value)]))
  if (node?.kind === 'list') return node.items.map(meant)
  if (node?.kind !== 'scalar') return undefined
  return node.style === 'double' ? node.value : JSON.parse(node.value)
}

const read = (reader: (file: SourceFile) => JsonRead, text: string): JsonRead => reader(new SourceFile('x.json', text))

describe('strict JSON is what JSON.parse takes, with the same values', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"b\\n"',
    '"\\u00e9"',
    '"\\x"',
    '"',
    '\\',
    '1',
    '-0.5e3',
    '01',
    '.',
    'true',
    'null',
    ' ',
    '\n',
    '\t',
    '//',
    '/*',
    '\u2028',
    'é',
  ]
  test('20,000 texts made of pieces', () => {
    let seed = 7
    const random = (limit: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
      return seed % limit
    }
    for (let run = 0; run < 20_000; run += 1) {
      const text = Array.from({ length: 1 + random(9) }, () => pieces[random(pieces.length)]).join('')
      let value: unknown
      let valid = true
      try {
        value = JSON.parse(text)
      } catch {
        valid = false
      }
      const { root, fault } = read(readJson, text)
      expect(fault === null, text).toBe(valid)
      if (valid) expect(meant(root), text).toEqual(value)
      else expect(fault!.span.start, text).toBeLessThanOrEqual(text.length)
    }
  })
})

test.each([
  ['{"a": 1,}', 7, 'a comma stands before the closing bracket'],
  ['{"a": 1 "b": 2}', 8, 'a comma or } is meant here'],
  ["{'a': 1}", 1, 'a key in double quotes is meant here'],
  ['{"a" 1}', 5, 'a colon is meant here'],
  ['{"a": "b\nc"}', 8, 'a line break or control character stands in a text'],
  ['{"a": "b', 6, 'the quote is never closed'],
  ['{"a": "b\\q"}', 8, 'the backslash starts no escape that JSON has'],
  ['{"a": {"b": 1}', 0, 'the bracket is never closed'],
  ['# a\n{}', 0, 'a comment stands here'],
  ['', 0, 'it ends where a value is meant'],
  ['{} {}', 3, 'text stands behind the end of the value'],
  ['['.repeat(1000), 129, 'it is nested too deep'],
])('%j', (text, start, message) => {
  const { fault } = read(readJson, text)
  expect([fault?.span.start, fault?.message]).toEqual([start, message])
})

test('comments and trailing commas, where they are allowed', () => {
  const text = '\uFEFF// ours\n{ /* a */ "a": [1, 2,], // b\n "c": "// d", }\n// end'
  expect(meant(read(readJsonc, text).root)).toEqual({ a: [1, 2], c: '// d' })
  expect(read(readJsonc, '{,}').fault?.message).toBe('a key in double quotes is meant here')
  expect(read(readJsonc, '[1,,2]').fault?.message).toBe('a value is meant here')
  expect(read(readJsonc, '{} /* a').fault?.message).toBe('the comment is never closed')
})

test('TOML in the same nodes, with the place of each key', () => {
  const text = 'a = 1\n[b."c d".e]\n\'f\' = ["x"]\n[[g]]\nh = true\n'
  const { root } = read(readToml, text)
  expect(meant(root)).toEqual({ a: 1, b: { 'c d': { e: { f: ['x'] } } }, g: [{ h: true }] })
  const b = root?.kind === 'map' ? root.pairs[1]!.value : null
  const cd = b?.kind === 'map' ? b.pairs[0]!.value : null
  const e = cd?.kind === 'map' ? cd.pairs[0]! : null
  expect(text.slice(e!.key.span.start, e!.key.span.end)).toBe('b."c d".e')
  expect(read(readToml, 'a = 1\nb = \n').fault?.span.start).toBe(10)
})
