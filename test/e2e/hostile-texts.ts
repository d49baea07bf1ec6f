import { bad, type HostileTree, head, text } from './hostile-tree.ts'

function utf16(content: string, order: 'le' | 'be', mark: boolean): Buffer {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + content, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}

const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
for (let at = 1; at < 12; at += 1) {
  const [name, before] = [String.fromCharCode(97 + at), String.fromCharCode(96 + at)]
  bomb.push(`${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`)
}

const manyKeys = Array.from({ length: 5000 }, (_, at) => `key-${at}: value ${at}\n`).join('')
/** What stands in the file or its bytes. */
export const hostileContents: readonly HostileTree[] = [
  { title: 'a SKILL.md of 50 MB', grow: text(bad, head + 'x'.repeat(50_000_000)), answer: /50000\d+ bytes/ },
  { title: 'NUL bytes', grow: text(bad, `---\nname: b\0ad\ndescription: d\0\n---\n\0body\0\n`), answer: 'error' },
  { title: 'nothing but NUL bytes', grow: text(bad, new Uint8Array(100_000)), answer: 'error' },
  { title: 'an empty file', grow: text(bad, ''), answer: 'error' },
  { title: 'UTF-16 LE with a mark', grow: text(bad, utf16(head, 'le', true)), answer: 'error' },
  { title: 'UTF-16 BE with a mark', grow: text(bad, utf16(head, 'be', true)), answer: 'error' },
  { title: 'UTF-16 LE without a mark', grow: text(bad, utf16(head, 'le', false)), answer: 'error' },
  { title: 'UTF-16 BE without a mark', grow: text(bad, utf16(head, 'be', false)), answer: 'error' },
  { title: 'an odd number of UTF-16 bytes', grow: text(bad, utf16(head, 'le', true).subarray(0, 51)), answer: 'error' },
  { title: 'bytes that are no text', grow: text(bad, Buffer.from(`${head}\xff\xfe\x80`, 'latin1')), answer: 'error' },
  {
    title: '10,000 nested brackets',
    grow: text(bad, `---\nname: bad\ndescription: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n---\nB\n`),
    answer: 'error',
  },
  {
    title: '10,000 nested block lists',
    grow: text(bad, `---\nname: bad\ndescription: d\nmetadata:\n  ${'- '.repeat(10_000)}x\n---\nB\n`),
    answer: 'checked',
  },
  {
    title: 'a bomb of aliases',
    grow: text(bad, `---\nname: bad\ndescription: d\n${bomb.join('\n')}\n---\nB\n`),
    answer: 'error',
  },
  {
    title: 'an alias of itself',
    grow: text(bad, '---\nname: bad\ndescription: &d [*d]\nmetadata: &m {a: *m}\n---\nB\n'),
    answer: 'error',
  },
  { title: '5,000 keys', grow: text(bad, `---\nname: bad\ndescription: d\n${manyKeys}---\nB\n`), answer: 'checked' },
  {
    title: '__proto__ and constructor as keys',
    grow: text(
      bad,
      '---\nname: bad\ndescription: d\n__proto__: {polluted: yes}\nconstructor: x\ntoString: y\nmetadata: {__proto__: z, hasOwnProperty: a}\n---\nB\n',
    ),
    answer: 'checked',
  },
  {
    title: 'lone surrogates in a JSON string',
    grow: text(bad, '---\n{"name": "bad", "description": "a \\ud800 b \\udc00", "x": 1}\n---\nB\n'),
    answer: 'checked',
  },
  {
    title: 'a command for the runner in a description',
    grow: text(bad, '---\nname: bad\ndescription: see ##[add-mask]x and ##[error]y\nx: 1\n---\n##[group]z\n'),
    answer: 'checked',
  },
  {
    title: 'an escaped line end, then a command, in a name',
    grow: text(bad, '---\nname: "x\\n::error::gone\\r::add-mask::y\\u2028z"\ndescription: d\n---\nB\n'),
    answer: 'error',
  },
  {
    title: 'HTML and mentions in a name',
    grow: text(bad, '---\nname: <img src=x onerror=alert(1)> @octocat fixes #1\ndescription: "</td>"\n---\nB\n'),
    answer: 'error',
  },
  {
    title: 'escape sequences and bidi marks',
    grow: text(bad, '---\nname: "\\e[31mred\\e]0;title\\a\\u202egnp"\ndescription: a\u202eb\u0085c\u009b31m\n---\nB\n'),
    answer: 'error',
  },
]

/** Shapes that take a slow reader down. */
export const largeTexts: readonly HostileTree[] = [
  { title: '1 MB of [a](', grow: text(bad, head + '[a]('.repeat(250_000)), answer: 'checked' },
  { title: '1 MB of "> "', grow: text(bad, head + '> '.repeat(500_000)), answer: 'checked' },
  { title: '1 MB of "- "', grow: text(bad, head + '- '.repeat(500_000)), answer: 'checked' },
  {
    title: '1 MB of backticks',
    grow: text(bad, `${head}${'` '.repeat(250_000)}${'`'.repeat(400_000)}`),
    answer: 'checked',
  },
  { title: '1 MB of <', grow: text(bad, `${head}${'<a '.repeat(300_000)}`), answer: 'checked' },
  { title: '1 MB of ![[', grow: text(bad, `${head}${'![['.repeat(330_000)}`), answer: 'checked' },
  { title: '1 MB of *_', grow: text(bad, `${head}${'*a_ '.repeat(250_000)}`), answer: 'checked' },
  { title: '1 MB of letters without a blank', grow: text(bad, `${head}${'a'.repeat(1_000_000)}`), answer: 'checked' },
  {
    title: '1 MB of blanks in a value',
    grow: text(bad, `---\nname: bad${' '.repeat(1_000_000)}x\n---\nB\n`),
    answer: 'checked',
  },
  { title: '1 MB of dashes', grow: text(bad, `---\nname: bad\n${'-'.repeat(1_000_000)}\n`), answer: 'checked' },
  { title: '1 MB of quotes', grow: text(bad, `---\nname: ${'"'.repeat(1_000_000)}\n---\n`), answer: 'checked' },
  {
    title: 'a line of 8,000',
    grow: text(bad, `---\nname: bad\ndescription: ${'long '.repeat(1600)}\n---\nB\n`),
    answer: 'checked',
  },
  { title: '200,000 lines', grow: text(bad, `${head}${'- a line\n'.repeat(200_000)}`), answer: 'checked' },
  {
    title: '200,000 lines of frontmatter',
    grow: text(bad, `---\nname: bad\ndescription:\n${'  x\n'.repeat(200_000)}---\n`),
    answer: 'checked',
  },
  { title: '50,000 links to nowhere', grow: text(bad, `${head}${'[a](b.md)\n'.repeat(50_000)}`), answer: 'checked' },
]
