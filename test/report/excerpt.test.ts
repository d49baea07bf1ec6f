import { describe, expect, test } from 'vitest'
import { excerpt } from '../../src/report/excerpt.ts'
import { truncated, widthOf, wrapped } from '../../src/report/width.ts'
import { SourceFile } from '../../src/source/file.ts'
import { hostileMixtures } from './hostile.ts'

/** `text` holds one span between `[|` and `|]`. */
function marked(text: string, width = 40): string[] {
  const start = text.indexOf('[|')
  const end = text.indexOf('|]') - 2
  const file = new SourceFile('x', text.replace('[|', '').replace('|]', ''))
  const { text: line, marks } = excerpt(file, { start, end }, width)
  return [line, marks]
}

describe('the carets stand under the span', () => {
  test.each([
    ['plain', 'a [|bc|] d', ['a bc d', '  ^^']],
    ['second line', 'one\na [|b|] c\r\nthree', ['a b c', '  ^']],
    ['nothing', 'a[||]', ['a', ' ^']],
    ['more than a line', 'a [|b\nc|]', ['a b', '  ^']],
    ['tabs', '\ta\t[|b|]', ['    a   b', '        ^']],
    ['wide characters', '漢字[|漢|]字', ['漢字漢字', '    ^^']],
    ['emoji', '👩‍🚀❤️🇩🇪 [|x|]', ['👩‍🚀❤️🇩🇪 x', '       ^']],
    ['combining marks', 'e\u0301e\u0301[|x|]', ['e\u0301e\u0301x', '  ^']],
    ['what cannot be seen', 'a\u200b[|b|]', ['a\\u{200B}b', '         ^']],
    ['a byte-order mark', '\ufeff[|a|]', ['\\u{FEFF}a', '        ^']],
  ])('%s', (_, text, lines) => {
    expect(marked(text)).toEqual(lines)
  })
})

describe('a long line', () => {
  test('is shown around the span', () => {
    expect(marked(`${'abc '.repeat(9)}[|here|]${' xyz'.repeat(50)}`, 20)).toEqual([
      '… abc here xyz xyz …',
      '      ^^^^',
    ])
  })

  test('from its start, where the span is near it', () => {
    expect(marked(`a [|b|] ${'c'.repeat(99)}`, 20)).toEqual(['a b ccccccccccccccc…', '  ^'])
  })

  test('cuts no wide character in two', () => {
    const [text = '', marks = ''] = marked(`${'漢'.repeat(500)}[|字|]${'漢'.repeat(500)}`, 21)
    expect(widthOf(text)).toBeLessThanOrEqual(21)
    expect(text.indexOf('字')).toBeGreaterThan(0)
    expect(widthOf(text.slice(0, text.indexOf('字')))).toBe(marks.indexOf('^'))
  })

  test('never grows over its width, however hostile', () => {
    for (const piece of hostileMixtures(3, 300)) {
      const line = `${piece} [|x|] ${piece.repeat(20)}`.replaceAll('\n', ' ')
      const [text = '', marks = ''] = marked(line, 30)
      expect(widthOf(text), line).toBeLessThanOrEqual(31)
      expect(marks.length, line).toBeLessThanOrEqual(30)
      expect(text, line).not.toMatch(/[\p{Cc}\p{Cs}]/u)
    }
  })
})

test('text is cut and wrapped by what it takes on the screen', () => {
  expect(truncated('abcdef', 6)).toBe('abcdef')
  expect(truncated('abcdefg', 6)).toBe('abcde…')
  expect(truncated('漢字漢字', 6)).toBe('漢字…')
  expect(truncated('abcdefg', 4, 'end')).toBe('…efg')
  expect(wrapped('one two three', 7)).toEqual(['one two', 'three'])
  expect(wrapped('a longestword b', 5)).toEqual(['a', 'longe', 'stwor', 'd b'])
  expect(wrapped('漢字漢字 x', 6)).toEqual(['漢字漢', '字 x'])
  expect(wrapped('', 6)).toEqual([''])
})
