import { describe, expect, test } from 'vitest'
import { asPlainLine, line, printable } from '../../src/report/printable.ts'
import { hostileMixtures, hostileTexts } from './hostile.ts'
import { commandsIn } from './runner-protocol.ts'

describe('what cannot be seen is written out', () => {
  test.each([
    ['plain, text: with = signs', 'plain, text: with = signs'],
    ['a\nb\rc\td', 'a\\u{000A}b\\u{000D}c\\u{0009}d'],
    ['\u0000\u007f\u0085\u009f', '\\u{0000}\\u{007F}\\u{0085}\\u{009F}'],
    ['\u001b[31mred', '\\u{001B}[31mred'],
    ['a\u2028b\u2029', 'a\\u{2028}b\\u{2029}'],
    ['\u202egnp\u202c \u2066x\u2069 \u200f\u061c', '\\u{202E}gnp\\u{202C} \\u{2066}x\\u{2069} \\u{200F}\\u{061C}'],
    ['\ufeffz\u200bw\u2060', '\\u{FEFF}z\\u{200B}w\\u{2060}'],
    ['a\u00adb\u115f\u3164', 'a\\u{00AD}b\\u{115F}\\u{3164}'],
    ['x\u{e0041}\u{e0100}', 'x\\u{E0041}\\u{E0100}'],
    ['\ud800 and \udc00', '\\u{D800} and \\u{DC00}'],
    ['x ##[error]y ###[a]', 'x ##\\[error]y ###\\[a]'],
    ['é 漢字 עברית नमस्ते', 'é 漢字 עברית नमस्ते'],
  ])('%j', (text, shown) => {
    expect(printable(text)).toBe(shown)
  })
})

test('joiners and variation selectors stay where a reader needs them', () => {
  for (const text of [
    '👩\u200d🚀',
    '❤\ufe0f\u200d🔥',
    '👩🏽\u200d💻',
    '1\ufe0f',
    'می\u200cخواهم',
    'क\u094d\u200dष',
    '葛\u{e0100}',
  ]) {
    expect(printable(text)).toBe(text)
  }
  expect(printable('a\u200db \u200c x\ufe0f \ufe0f\ufe0f')).toBe('a\\u{200D}b \\u{200C} x\\u{FE0F} \\u{FE0F}\\u{FE0F}')
})

describe('the runner', () => {
  test('reads what its own parser reads', () => {
    expect(commandsIn('a ##[add-mask]x').map(({ name }) => name)).toEqual(['add-mask'])
    expect(commandsIn('x ::error::y')).toEqual([])
    expect(commandsIn('\u00a0::error::y').map(({ data }) => data)).toEqual(['y'])
    expect(commandsIn('::unknown::##[warning]q').map(({ name }) => name)).toEqual(['warning'])
    expect(commandsIn('x\r::notice file=a%2Cb,line=3::y%0Az')).toEqual([
      { name: 'notice', properties: new Map(Object.entries({ file: 'a,b', line: '3' })), data: 'y\nz' },
    ])
  })

  test('finds no command in a line that starts with untrusted text', () => {
    for (const text of [...hostileTexts, ...hostileMixtures(7, 3000)]) {
      expect(commandsIn(line(text)), JSON.stringify(text)).toEqual([])
      expect(commandsIn(`at ${printable(text)}: see`), JSON.stringify(text)).toEqual([])
      expect(line(text)).not.toMatch(/[\r\n]/)
    }
  })

  test('finds none in a finished line, whatever its parts add up to', () => {
    expect(asPlainLine('  ::error::x')).toBe('  \\::error::x')
    expect(asPlainLine('\u001b[31m::error::\u001b[39m')).toBe('\u001b[31m\\::error::\u001b[39m')
    expect(asPlainLine(`##${'[error]'}`)).toBe('##\\[error]')
  })
})
