// Values as people and tools write them behind a key, right and wrong: each gives the text behind `key:`.
import { readFileSync } from 'node:fs'

const prose =
  'use this when asked to review a pull request for changes in the parser build notes data files and report'.split(' ')

/** What plain text meets in the wild and YAML, or a loader, reads in its own way. */
export const words = JSON.parse(readFileSync(new URL('./generate-words.json', import.meta.url), 'utf8'))

export function plain(random, id = '') {
  const text = random.several(prose, random.between(2, 9))
  if (id) text.splice(random.upTo(text.length), 0, id)
  return text.join(' ')
}

export function spiced(random, id) {
  let text = plain(random, id)
  for (let count = random.between(1, 2); count > 0; count--) {
    const at = random.pick([0, text.length, ...Array.from({ length: 6 }, () => random.upTo(text.length))])
    text = text.slice(0, at) + random.pick(words.signs) + text.slice(at)
  }
  return text
}

export function started(random, id) {
  return random.pick(words.starters) + plain(random, id) + random.pick(words.trails)
}

export function doubleQuoted(random, id) {
  const escapes = words.escapes
  const text = plain(random, id).split(' ')
  text.splice(random.upTo(text.length), 0, random.pick(escapes))
  return `"${text.join(' ')}${random.pick(words.doubleEnds)}`
}

export function singleQuoted(random, id) {
  const insides = words.singleSigns
  const text = plain(random, id).split(' ')
  text.splice(random.upTo(text.length), 0, random.pick(insides))
  return `'${text.join(' ')}${random.pick(words.singleEnds)}`
}

export function block(random, id) {
  const header = random.pick(words.blockHeaders)
  const indent = random.pick(['  ', '  ', '  ', ' ', '    ', '\t', ''])
  const lines = [plain(random, id)]
  for (let count = random.upTo(4); count > 0; count--) {
    lines.push(
      random.pick([
        '',
        '',
        `  ${plain(random)}`,
        plain(random),
        `key: ${plain(random)}`,
        '# not a comment',
        '- item',
        '---',
        '...',
        '"q" x',
        'a: b: c',
        '\t',
        '  ',
        `name: x${random.upTo(99)}`,
        'description: other',
      ]),
    )
  }
  const start = random.pick(['', '', '', '', '\n', '  \n', '   \n'])
  return `${header}\n${start}${lines.map((line) => (line === '' ? '' : indent + line)).join('\n')}`
}

export function manyLines(random, id) {
  const second = [
    plain(random),
    `a: ${plain(random)}`,
    `# ${plain(random)}`,
    `${plain(random)} # c`,
    `- ${plain(random)}`,
    `"${plain(random)}"`,
    '---',
    'x:',
    `${plain(random)}:`,
    '[a]',
    '|',
    `https://x.y/${random.upTo(9)}`,
  ]
  const indent = random.pick(['  ', '  ', '  ', ' ', '    ', '\t', '', ' \t'])
  const lines = random.several(second, random.between(1, 2)).map((line) => `${indent}${line}`)
  if (random.chance(0.2)) lines.splice(0, 0, random.pick(['', '  ', '\t']))
  const first = random.pick([
    plain(random, id),
    plain(random, id),
    '',
    `${plain(random, id)}:`,
    `"${plain(random, id)}`,
  ])
  return [first, ...lines].join('\n')
}

/** Scalars that one YAML or another reads as a number, a truth, nothing or a day. */
export function typed(random) {
  const digits = () => String(random.upTo(random.pick([2, 10, 1000, 1e9])))
  const kinds = [
    () => digits(),
    () => `-${digits()}`,
    () => `+${digits()}`,
    () => `0${digits()}`,
    () => `0o${random.upTo(512).toString(8)}`,
    () => `0x${random.upTo(4096).toString(16)}`,
    () => `0X1F`,
    () => `0b${random.upTo(32).toString(2)}`,
    () => `1_${digits()}`,
    () => `${digits()}.${digits()}`,
    () => `${digits()}.`,
    () => `.${digits()}`,
    () => `${digits()}e${random.upTo(30)}`,
    () => `${digits()}.${digits()}E+${random.upTo(400)}`,
    () => `${digits()}${'0'.repeat(random.between(10, 25))}`,
    () => random.pick(words.oddNumbers),
    () => random.pick(words.truths),
    () => random.pick(words.nothings),
    () => `20${random.between(10, 30)}-${random.between(1, 13)}-${random.between(1, 31)}`,
    () =>
      `2025-0${random.between(1, 9)}-1${random.upTo(10)}${random.pick(['', 'T10:00:00Z', ' 10:00:00', 't1:02:03.5-05:00', 'T10:00', ' 10:00:00 +1'])}`,
    () => random.pick(words.oddScalars),
  ]
  return random.pick(kinds)()
}

export function collection(random) {
  const inner = () => random.pick(words.items)
  const list = random.several(['', '', ''], random.upTo(4)).map(inner)
  return random.pick([
    () => `[${list.join(', ')}]`,
    () => `[${list.join(',')},]`,
    () => `{a: ${inner()}, b: ${inner()}}`,
    () => `{${list.join(', ')}}`,
    () => `[${list.join(', ')}] ${random.pick(['', '# c', 'more', ','])}`,
    () => `[${list.join(', ')}`,
    () => `[\n  ${list.join(',\n  ')}\n]`,
    () =>
      `\n${random
        .several([0, 0], random.between(1, 3))
        .map(() => `${random.pick(['  ', '  ', '', '\t'])}- ${inner()}`)
        .join('\n')}`,
    () => `\n  a: ${inner()}\n  b: ${inner()}`,
    () => `\n  a:\n    - ${inner()}\n    - ${inner()}`,
    () => `{a: ${inner()}`,
    () => `{"a":"b"}`,
    () => `\n  a: ${inner()}\n ${random.pick(['', ' ', '  '])}b: ${inner()}`,
    () => `- ${inner()}`,
  ])()
}

/** Text of about a limit that some runtime has, in characters of one, two, three or four bytes. */
export function long(random, id) {
  const limit = random.pick([200, 250, 256, 512, 1024, 1024, 1024, 1536, 4096])
  const letter = random.pick(['d', 'd', 'd ', 'é', '技', '🚀', 'e\u0301', 'word '])
  const size = limit - id.length - 1 + random.between(-2, 2)
  return `${id} ${letter.repeat(Math.ceil(size / letter.length)).slice(0, size)}`
}
