// Values as people and tools write them behind a key, right and wrong. Each takes a source of chance and gives the text behind `key:`.

const words = 'use this when asked to review a pull request for changes in the parser build notes data files and report'.split(' ')

/** What plain text meets in the wild and YAML reads in its own way. */
const spices = [
  ': ', ' #', ' # ', ':', '#', '"', "'", ' - ', '[x]', '{y}', ' | ', '`z`', ' @a', '*b*', ' &c ', '!', '%', '\\n', '\\',
  ' --- ', '<d>', ',', '? ', ' => ', '\t', ' \t', '“q”', '’', '：', '，', '🚀', 'é', 'e\u0301', '\u00a0', '\u200b', '\u3000',
  '\u2028', '\u0085', '\u00ad', '\ufeff', '$HOME', '${x}', 'a:b', 'http://x.y:80/z#q', '::', ': "q"', ", 'q'", ' : ', '~', ' = ',
] // biome-ignore format: a list of signs

const starters = ['[', '{', '@', '`', '*', '&', '!', '%', '|', '>', '-', '- ', '? ', '?', ':', ': ', '"', "'", '#', ',', ']', '}', '=', '<', '~', '. ', '$', '(', '…']

export function plain(random, id = '') {
  const text = random.several(words, random.between(2, 9))
  if (id) text.splice(random.upTo(text.length), 0, id)
  return text.join(' ')
}

export function spiced(random, id) {
  let text = plain(random, id)
  for (let count = random.between(1, 2); count > 0; count--) {
    const at = random.pick([0, text.length, ...Array.from({ length: 6 }, () => random.upTo(text.length))])
    text = text.slice(0, at) + random.pick(spices) + text.slice(at)
  }
  return text
}

export function started(random, id) {
  const ends = ['', '', '', ']', '}', '"', "'", '`', '*', ': x', ' # c']
  return random.pick(starters) + plain(random, id) + random.pick(ends)
}

export function doubleQuoted(random, id) {
  const escapes = ['\\n', '\\t', '\\"', '\\\\', '\\u00e9', '\\x41', '\\/', '\\e', '\\0', '\\N', '\\U0001F680', '\\ ', '\\d', "\\'", '\\.', '\\:', '\\u12', ': ', ' #', "'", '[', '\n  ', '\n', '\n\n  ', '\\\n  ', '\t'] // biome-ignore format: a list
  const text = plain(random, id).split(' ')
  text.splice(random.upTo(text.length), 0, random.pick(escapes))
  return `"${text.join(' ')}${random.pick(['"', '"', '"', '"', '" ', '" # c', '"# c', '" more', '"more', '', '": x', '\\"', '",', '"\n  more'])}`
}

export function singleQuoted(random, id) {
  const insides = ["''", "'", '"', ': ', ' #', '\\n', '\n  ', '\n', '\t', "''''", '{', '\n\n  ']
  const text = plain(random, id).split(' ')
  text.splice(random.upTo(text.length), 0, random.pick(insides))
  return `'${text.join(' ')}${random.pick(["'", "'", "'", "' ", "' # c", "' more", '', "': x", "'s", "''"])}`
}

export function block(random, id) {
  const header = random.pick(['|', '>', '|', '>', '|-', '>-', '|+', '>+', '|2', '>1-', '|-2', '>3', '| # c', '> ', '|\t', '>x', '|0', '|-+', '>#c', '| text'])
  const indent = random.pick(['  ', '  ', '  ', ' ', '    ', '\t', ''])
  const lines = [plain(random, id)]
  for (let count = random.upTo(4); count > 0; count--) {
    lines.push(random.pick(['', '', `  ${plain(random)}`, plain(random), `key: ${plain(random)}`, '# not a comment', '- item', '---', '...', '"q" x', 'a: b: c', '\t', '  ', `name: x${random.upTo(99)}`, 'description: other'])) // biome-ignore format: a list
  }
  const start = random.pick(['', '', '', '', '\n', '  \n', '   \n'])
  return `${header}\n${start}${lines.map((line) => (line === '' ? '' : indent + line)).join('\n')}`
}

export function manyLines(random, id) {
  const second = [plain(random), `a: ${plain(random)}`, `# ${plain(random)}`, `${plain(random)} # c`, `- ${plain(random)}`, `"${plain(random)}"`, '---', 'x:', `${plain(random)}:`, '[a]', '|', `https://x.y/${random.upTo(9)}`] // biome-ignore format: a list
  const indent = random.pick(['  ', '  ', '  ', ' ', '    ', '\t', '', ' \t'])
  const lines = random.several(second, random.between(1, 2)).map((line) => `${indent}${line}`)
  if (random.chance(0.2)) lines.splice(0, 0, random.pick(['', '  ', '\t']))
  const first = random.pick([plain(random, id), plain(random, id), '', `${plain(random, id)}:`, `"${plain(random, id)}`])
  return [first, ...lines].join('\n')
}

/** Scalars that one YAML or another reads as a number, a truth, nothing or a day. */
export function typed(random) {
  const digits = () => String(random.upTo(random.pick([2, 10, 1000, 1e9])))
  const kinds = [
    () => digits(), () => `-${digits()}`, () => `+${digits()}`, () => `0${digits()}`, () => `0o${random.upTo(512).toString(8)}`,
    () => `0x${random.upTo(4096).toString(16)}`, () => `0X1F`, () => `0b${random.upTo(32).toString(2)}`, () => `1_${digits()}`,
    () => `${digits()}.${digits()}`, () => `${digits()}.`, () => `.${digits()}`, () => `${digits()}e${random.upTo(30)}`,
    () => `${digits()}.${digits()}E+${random.upTo(400)}`, () => `${digits()}${'0'.repeat(random.between(10, 25))}`,
    () => random.pick(['.inf', '-.inf', '+.INF', '.nan', '.NaN', 'Infinity', 'NaN', '-0', '-0.0', '1:30', '190:20:30', '1.2.3', '1,000', '١٢']),
    () => random.pick(['true', 'True', 'TRUE', 'false', 'False', 'yes', 'Yes', 'NO', 'no', 'on', 'Off', 'y', 'n', 'Y', 'tRue']),
    () => random.pick(['~', 'null', 'Null', 'NULL', 'nUll', '', '  ', '""', "''", 'none', 'undefined']),
    () => `20${random.between(10, 30)}-${random.between(1, 13)}-${random.between(1, 31)}`,
    () => `2025-0${random.between(1, 9)}-1${random.upTo(10)}${random.pick(['', 'T10:00:00Z', ' 10:00:00', 't1:02:03.5-05:00', 'T10:00', ' 10:00:00 +1'])}`,
    () => random.pick(['=', '<<', '<', '.', '..', '-', '--', '?', '|', '>', '*', '&a', '!', '!!str', '!!str 1', '!!int 7', '!x y', '&a 1', '!!null', '!!float 1', '!!binary aGk=', '!<tag:yaml.org,2002:str> z']),
  ] // biome-ignore format: a list of kinds
  return random.pick(kinds)()
}

export function collection(random) {
  const inner = () => random.pick(['a', 'b c', '1', 'true', '"q"', "'r'", 'x: y', '', 'd e: f', '*', '#', '- g', '[h]', '{i: j}', 'k:l', '~', '"m": n', '@o'])
  const list = random.several(['', '', ''], random.upTo(4)).map(inner)
  return random.pick([
    () => `[${list.join(', ')}]`, () => `[${list.join(',')},]`, () => `{a: ${inner()}, b: ${inner()}}`, () => `{${list.join(', ')}}`,
    () => `[${list.join(', ')}] ${random.pick(['', '# c', 'more', ','])}`, () => `[${list.join(', ')}`, () => `[\n  ${list.join(',\n  ')}\n]`,
    () => `\n${random.several([0, 0], random.between(1, 3)).map(() => `${random.pick(['  ', '  ', '', '\t'])}- ${inner()}`).join('\n')}`,
    () => `\n  a: ${inner()}\n  b: ${inner()}`, () => `\n  a:\n    - ${inner()}\n    - ${inner()}`, () => `{a: ${inner()}`, () => `{"a":"b"}`,
    () => `\n  a: ${inner()}\n ${random.pick(['', ' ', '  '])}b: ${inner()}`, () => `- ${inner()}`,
  ])() // biome-ignore format: a list of kinds
}

/** Text of about a limit that some runtime has, in characters of one, two, three or four bytes. */
export function long(random, id) {
  const limit = random.pick([200, 250, 256, 512, 1024, 1024, 1024, 1536, 4096])
  const letter = random.pick(['d', 'd', 'd ', 'é', '技', '🚀', 'e\u0301', 'word '])
  const size = limit - id.length - 1 + random.between(-2, 2)
  return `${id} ${letter.repeat(Math.ceil(size / letter.length)).slice(0, size)}`
}
