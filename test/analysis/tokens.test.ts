import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { beforeAll, describe, expect, test } from 'vitest'
import packed from '../../src/analysis/o200k.json' with { type: 'json' }
import { createCounter } from '../../src/analysis/o200k.ts'
import { type CountTokens, ENCODING, tokenCounter } from '../../src/analysis/tokens.ts'

const reference: CountTokens = (text) => countTokens(text, { disallowedSpecial: new Set() })

let count: CountTokens
beforeAll(async () => {
  count = await tokenCounter()
})

/** A linear congruential generator: the same texts on every run. */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

// Without U+FEFF, U+0085 and U+017F, where gpt-tokenizer differs from tiktoken.
const ALPHABETS = [
  'abcdefghijklmnopqrstuvwxyz ',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ ',
  "aAbB'sS'tT're'RE'll'LL'vE'd'M",
  ' \t\n\r\u00a0\u2003\u2028\u3000',
  '0123456789\u0663\u096a\u2167\u00b2',
  '/=-_.,:;<>|*#`~[](){}"\\$%^&+!?@',
  '中文字日本語ひらカタ한국어、。「」',
  'éÀßΣςǅʰªаБשלוםไทย',
  '\u0301\u0903\u20dd\u200c\u200d\ufe0fae ',
  '😀👨👩👧🏽🇩🇪✅⚠𝐀𝒷𐐀𐐨',
  'می‌خواهم این را ',
  '\u0000\u0007\u001f\uffff\ue000\u{10ffff}',
].map((alphabet) => [...alphabet])

function randomText(random: (limit: number) => number): string {
  const used = Array.from({ length: 1 + random(3) }, () => ALPHABETS[random(ALPHABETS.length)]!)
  const length = 1 + random(random(20) === 0 ? 800 : 60)
  let text = ''
  while (text.length < length) {
    const alphabet = used[random(used.length)]!
    text += alphabet[random(alphabet.length)]!.repeat(random(10) === 0 ? 1 + random(30) : 1)
  }
  return text
}

const TEXTS: Record<string, string> = {
  empty: '',
  'one letter': 'a',
  English: 'Use this skill when the user asks for a changelog. It reads the git log, then writes a summary.',
  frontmatter:
    '---\nname: pdf-forms\ndescription: >-\n  Fills in PDF forms.\n---\n\n# PDF forms\n\n1. Read `forms.md`.\n',
  code: 'export function add(a: number, b: number): number {\n\treturn a + b // sum\n}\n',
  shell: 'for f in *.txt; do cat "$f" | grep -vE \'^#|^$\' >> /tmp/out.log 2>&1; done',
  table: '| a | b |\n| --- | ---: |\n| 1 | 2 |\n',
  'camel case': 'parseHTTPResponseFromURL getElementById XMLHttpRequest iOS McDonald ABCdefGHI',
  CJK: '使用此技能来创建演示文稿。ファイルを読み込みます。이 스킬은 문서를 만듭니다.',
  'CJK with Latin': '中A中B文C 日本語ABC한국어abc',
  'emoji with joiners': '👨‍👩‍👧‍👦 👩🏽‍💻 🏳️‍🌈 🇩🇪🇫🇷 ✅ ⚠️ 1️⃣',
  'Persian with ZWNJ': 'این مهارت را وقتی می‌خواهید فایل‌ها را بخوانید به کار ببرید.',
  'Hebrew, Thai and Hindi': 'שָׁלוֹם עולם สวัสดีชาวโลก नमस्ते दुनिया',
  'combining marks': 'e\u0301a\u0308 \u0301\u0301A \u0301ABC x\u0301ABc \u0301 \u0301\u0301',
  'mark before a contraction': "\u0301's \u0301'LL",
  'title case and modifiers': 'ǅungla ʰA ªB Aʰ aʰB',
  tabs: '\t\tindented\t\ttwice\n\t\n\t \tmixed',
  CRLF: 'one\r\ntwo\r\n\r\nthree\r\r\n',
  whitespace: '  a   b \n  \n\n   c    ',
  'only whitespace': ' \n \t ',
  'other whitespace': 'a\u00a0b\u2003\u2003c\u3000\u2028d\u2029\v\f',
  contractions: "don't DON'T I'm I'M we'll We'LL you've YOU'VE they're it's IT'S he'd 'tis 'S ''s a's's 'r 'v 'l",
  'apostrophe last': "dogs'",
  digits: '1 12 123 1234 12345678901234567890 3.14159 0xdeadbeef ٣٤٥٦ Ⅷ ½²³',
  'digits beside letters': 'abc123def v1.2.3-rc.4 2024-01-31T10:00:00Z',
  'symbols and newlines': '!!!\n\n///\n/ --- \r\n/x ===/ /\n/',
  'a space before symbols': ' =  ==   === \u0301 /a /\n',
  'URL and path': 'https://example.com/a/b?c=d&e=%20f#g ../scripts/run_all.py C:\\Users\\x',
  base64: Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7919) % 251)).toString('base64'),
  'special tokens': '<|endoftext|> <|im_start|>system<|im_end|> <|endofprompt|> <|fim_prefix|>',
  'control characters': '\u0000\u0001\u001b[31mred\u001b[0m\u007f\u0080',
  'private use and last code point': '\ue000\uf8ff\uffff\u{10ffff}',
  'replacement character': 'a\ufffdb \ufffd\ufffd',
  'mathematical letters and digits': '𝐀𝐁𝐜 𝟏𝟐𝟑𝟒 𐐀𐐨',
}

describe('counts what gpt-tokenizer counts', () => {
  test.each(Object.entries(TEXTS))('%s', (_, text) => {
    expect(count(text)).toBe(reference(text))
  })

  test('on random texts, also when asked again', () => {
    const random = randomFrom(20260114)
    const texts = Array.from({ length: 2000 }, () => randomText(random))
    const expected = texts.map(reference)
    expect(texts.map(count)).toEqual(expected)
    expect(texts.map(count)).toEqual(expected)
  })

  test.each(['a', 'A', ' ', '\t', '\n', '\r\n', '=', '-', '/', '0', 'é', '\u0301', '中', '😀', 'ab', '中A'])(
    'on runs of %j',
    (unit) => {
      // Around the lengths where a piece is no longer a token, cached or merged by scanning.
      const lengths = [1, 2, 15, 16, 31, 32, 33, 63, 64, 65, 127, 128, 129, 130, 255, 256, 257, 500, 1000, 2000]
      const runs = lengths.map((length) => unit.repeat(length / unit.length))
      expect(runs.map(count)).toEqual(runs.map(reference))
      const inText = runs.map((run) => `x ${run}y`)
      expect(inText.map(count)).toEqual(inText.map(reference))
    },
  )
})

// Expected counts are those of tiktoken 0.14.0, which gpt-tokenizer 4.0.0 does not match here.
test.each([
  ['\ufeff', 1],
  ['\ufeffabc', 2],
  ['\u0085\u0085x', 5],
  ["don'\u017f abc", 4],
])('counts %j as tiktoken does', (text, tokens) => {
  expect(count(text)).toBe(tokens)
})

test.each([
  ['\ud800', '\ufffd'],
  ['\udc00', '\ufffd'],
  ['a\ud83d', 'a\ufffd'],
  ['\ude00\ud83d b', '\ufffd\ufffd b'],
  ['x\ud800\ud83d\ude00', 'x\ufffd😀'],
])('a lone surrogate counts as U+FFFD: %j', (text, replaced) => {
  expect(count(text)).toBe(reference(replaced))
})

test('long runs without a split point', () => {
  const million = (unit: string): number => count(unit.repeat(1_000_000 / unit.length))
  // A token may hold 8 "a", 128 spaces or 64 "=".
  expect(million('a')).toBe(125_000)
  expect(million(' ')).toBe(Math.ceil(1_000_000 / 128))
  expect(million('=')).toBe(15_625)
  expect(million('中')).toBe(1_000_000 * count('中'))
  expect(million('😀')).toBe(500_000 * count('😀'))
  const random = randomFrom(7)
  const letters = Array.from({ length: 1_000_000 }, () => String.fromCharCode(97 + random(26))).join('')
  const tokens = count(letters)
  expect(tokens).toBeGreaterThan(count(letters.slice(0, 500_000)))
  expect(tokens).toBeLessThan(letters.length)
})

test('a hole in the rank numbering is no token', () => {
  const lengths = [...Array.from({ length: 256 }, () => 1), 0, 2]
  const bytes = [...Array.from({ length: 256 }, (_, byte) => byte), 0x61, 0x62]
  const table = Buffer.from([0, 0, 0, 0, ...lengths, ...bytes])
  table.writeUInt32LE(lengths.length)
  const countSmall = createCounter(table.toString('base64'))
  expect(countSmall('')).toBe(0)
  expect(countSmall('abcab')).toBe(3)
  expect(countSmall('ab'.repeat(200))).toBe(200)
})

test('one counter for all callers', async () => {
  expect(ENCODING).toBe('o200k_base')
  expect(await tokenCounter()).toBe(count)
  expect(createCounter(packed)('Hello, world!')).toBe(4)
})
