import { describe, expect, test } from 'vitest'
import { bytesOf, code, details, link, page, prose, table, whole } from '../../src/report/markdown.ts'
import { printable } from '../../src/report/printable.ts'
import { hostileMixtures, hostileTexts } from './hostile.ts'
import { linkable, partsOf } from './markdown-parts.ts'

const texts = [...hostileTexts, ...hostileMixtures(11, 300)]
const plainKinds = new Set(['root', 'paragraph', 'table', 'tableRow', 'tableCell'])

test('code has every sign as an entity', () => {
  expect(code('a|b`c</code>\u200b')).toBe('<code>a&#124;b&#96;c&#60;&#47;code&#62;&#92;u&#123;200B&#125;</code>')
  expect(code('me@evil.test')).toBe('<code>me&#64;<wbr>evil&#46;test</code>')
  expect(code('a b')).toBe('<code>a b</code>')
})

test('prose keeps the signs that mean nothing there', () => {
  expect(prose('  It says "name: x (y)",\n not 1.10; use a/b-c.  ')).toBe('It says "name: x (y)", not 1.10; use a/b-c.')
  expect(prose('- item')).toBe('&#45; item')
  expect(prose('12. item')).toBe('12&#46; item')
  expect(prose('@octocat, see #12 and https://evil.test or www.evil.test')).toBe(
    '&#64;<wbr>octocat, see &#35;<wbr>12 and https:<wbr>//evil.test or www<wbr>.evil.test',
  )
  expect(prose('commit deadbeef1 in GH-12')).toBe('commit deadbe<wbr>ef1 in GH-<wbr>12')
})

describe.each([
  ['code', code, (text: string) => printable(text)],
  ['prose', prose, (text: string) => printable(text.replace(/\s+/gu, ' ').trim())],
])('hostile text as %s', (_, write, shown) => {
  test.each([
    ['a paragraph', (text: string) => write(text)],
    ['a list item', (text: string) => `- ${write(text)}\n`],
    ['a summary', (text: string) => details(write(text), 'body\n')],
  ])('makes no markup in %s', (__, place) => {
    for (const text of texts) {
      const { links, tags, texts: runs, kinds } = partsOf(place(text))
      expect(links, text).toEqual([])
      expect(
        tags.filter((tag) => !/^<\/?(?:code|wbr|details|summary)>$/.test(tag)),
        text,
      ).toEqual([])
      expect(
        runs.filter((run) => linkable.test(run)),
        text,
      ).toEqual([])
      expect(
        [...kinds].filter((kind) => !plainKinds.has(kind) && kind !== 'list' && kind !== 'listItem'),
        text,
      ).toEqual([])
    }
  })

  test('stays in its cell, and reads as it was', () => {
    for (const text of texts) {
      const { links, kinds, cells } = partsOf(table(['a', 'b', 'c'], [['x', write(text), 'y']]))
      expect(links).toEqual([])
      expect(
        [...kinds].every((kind) => plainKinds.has(kind)),
        text,
      ).toBe(true)
      expect(
        cells.map((row) => row.map((cell) => cell.trim())),
        text,
      ).toEqual([
        ['a', 'b', 'c'],
        ['x', shown(text).trim(), 'y'],
      ])
    }
  })
})

test('links are ours or none', () => {
  expect(link('x', null)).toBe('x')
  expect(link('x', 'javascript:alert(1)')).toBe('x')
  expect(link('x', 'https://a.test/b c')).toBe('x')
  expect(link('x', 'https://a.test/b)(c|"\'<d>#L1')).toBe('[x](https://a.test/b%29%28c%7C%22%27%3Cd%3E#L1)')
  for (const text of texts) {
    const address = `https://a.test/${text
      .replace(/\p{Cs}/gu, '')
      .split('/')
      .map(encodeURIComponent)
      .join('/')}`
    expect(partsOf(link(code(text), address)).links, text).toHaveLength(1)
  }
})

test('a table may set numbers to the right', () => {
  expect(table(['a', 'b'], [['x\ny', '1']], 1)).toBe('| a | b |\n| --- | --: |\n| x y | 1 |\n')
})

describe('a page', () => {
  const rows = (count: number): string[] => Array.from({ length: count }, (_, at) => `- é${at}\n`)

  test('sets blocks off by a blank line', () => {
    expect(page([whole('a\n', 'x'), whole('b\n', 'x')], 10_000, 'Elsewhere.')).toBe('a\n\nb\n')
  })

  test('loses whole parts, and says so', () => {
    const list = { head: '<h>\n', parts: rows(1000), foot: '</h>\n', each: 'row' }
    const text = page([whole('start\n', 'heading'), list, whole('end\n', 'remark')], 1000, 'See the log.')
    expect(bytesOf(text)).toBeLessThanOrEqual(1000)
    const shown = text.match(/^- é\d+$/gm)?.length ?? 0
    expect(text).toBe(
      `start\n\n<h>\n${rows(shown).join('')}</h>\n\nLeft out to keep this page short: ${1000 - shown} rows, 1 remark. See the log.\n`,
    )
  })

  test('leaves a block out where not one part fits, and goes on with the next', () => {
    const wide = { head: '', parts: ['x'.repeat(900)], foot: '', each: 'wide thing' }
    expect(page([wide, whole('next\n', 'line')], 1000, 'See the log.')).toBe(
      'next\n\nLeft out to keep this page short: 1 wide thing. See the log.\n',
    )
  })

  test('gives a block no more than its share', () => {
    const list = { head: '', parts: rows(100), foot: '', each: 'row', share: 20 }
    expect(page([list], 10_000, 'See the log.')).toBe(
      '- é0\n- é1\n- é2\n\nLeft out to keep this page short: 97 rows. See the log.\n',
    )
  })
})
