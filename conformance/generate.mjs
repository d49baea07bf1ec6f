// Made inputs that are nobody's test set: a plain SKILL.md in which one to three things are written another way.
import {
  block,
  collection,
  doubleQuoted,
  long,
  manyLines,
  plain,
  singleQuoted,
  spiced,
  started,
  typed,
  words,
} from './generate-values.mjs'
import { randomFrom } from './random.mjs'

const textual = { plain, spiced, started, doubleQuoted, singleQuoted, block, manyLines }
const anyValue = { ...textual, typed, collection }

/** Each rewrites a draft: its lines between the dashes, the dashes, what stands around them, or its bytes at last. */
const rewrites = {
  name(random, draft) {
    const rare = [
      () => typed(random),
      () => collection(random),
      () => spiced(random, draft.dir),
      () => started(random, draft.dir),
      () => doubleQuoted(random, draft.dir),
      () => singleQuoted(random, draft.dir),
      () => block(random, draft.dir),
      () => `${draft.dir}${random.pick(words.nameEnds)}`,
      () => `${random.pick(words.nameStarts)}${draft.dir}`,
      () => draft.dir.toUpperCase(),
      () => `${draft.dir}${'n'.repeat(random.between(50, 140))}`,
      () => `${draft.dir}${'技'.repeat(random.between(15, 60))}`,
      () => random.pick(['claude-x', 'anthropic', 'con', 'help', 'a', '']) + random.pick(['', draft.dir]),
    ]
    draft.set('name', random.pick(rare)())
  },
  description(random, draft) {
    const [kind, make] = random.pick(Object.entries(anyValue))
    draft.note(kind)
    draft.set('description', make(random, draft.dir))
  },
  spicedDescription: (random, draft) => draft.set('description', spiced(random, draft.dir)),
  longDescription: (random, draft) => draft.set('description', long(random, draft.dir)),
  manyLines: (random, draft) => draft.set('description', manyLines(random, draft.dir)),
  blockDescription: (random, draft) => draft.set('description', block(random, draft.dir)),
  key(random, draft) {
    const [kind, make] = random.pick(Object.entries(anyValue))
    draft.note(kind)
    draft.insert(
      random,
      `${random.pick(words.keys)}:${random.pick([' ', ' ', ' ', ' ', '', '\t', '  '])}${make(random)}`,
    )
  },
  flag(random, draft) {
    const key = random.pick(['disable-model-invocation', 'user-invocable', 'metadata', 'allowed-tools'])
    draft.insert(random, `${key}: ${random.pick([typed, typed, collection])(random)}`)
  },
  metadata(random, draft) {
    const line = () => random.pick(words.metadataLines)
    draft.insert(
      random,
      `metadata:\n${random
        .several([0], random.between(1, 3))
        .map(() => `${random.pick(['  ', '  ', '  ', '    ', '\t', ''])}${line()}`)
        .join('\n')}`,
    )
  },
  gate(random, draft) {
    // Only what no machine has: without a recipe a verdict takes no program and no variable for granted.
    const need = () => random.pick(words.gates)
    const rest = random.pick([
      '',
      '',
      ', "always": true',
      ', "os": ["linux"]',
      ', "os": ["darwin"]',
      ', "os": "linux"',
      ', "os": ["win32", "linux"]',
      ', "emoji": "x"',
    ])
    const value = `{"${random.pick(['openclaw', 'openclaw', 'openclaw', 'clawdbot', 'hermes'])}": {"requires": {${need()}}${rest}}}`
    draft.insert(
      random,
      `metadata: ${random.pick([value, value, `'${value}'`, `|\n  ${value}`, `\n  ${value}`, value.replaceAll('"', '')])}`,
    )
  },
  twice(random, draft) {
    draft.insert(
      random,
      random.pick([
        `name: ${draft.dir}x`,
        'name: 1',
        'description: again',
        'description: [a]',
        'license: a\nlicense: b',
        '"name": z',
        'metadata: {a: b, a: c}',
        'description:',
        'Description: other',
        'metadata:\n  a: 1\nmetadata:\n  b: 2',
      ]),
    )
  },
  structure(random, draft) {
    const at = random.upTo(draft.lines.length)
    const line = draft.lines[at]
    const ways = [
      () => draft.lines.splice(at, 0, random.pick(words.strayLines)),
      () => {
        draft.lines = draft.lines.map((each) => each.replaceAll(/^/gm, random.pick(['  ', ' ', '\t'])))
      },
      () => {
        draft.lines[at] = random.pick(words.lineStarts) + line
      },
      () => {
        draft.lines[at] = line.replace(': ', random.pick(words.colons))
      },
      () => {
        draft.lines[at] = line.replace(/^([\w-]+):/, (_, key) =>
          random.pick([
            `"${key}":`,
            `'${key}':`,
            `${key} :`,
            `${key.toUpperCase()}:`,
            `? ${key}\n:`,
            `${key}\u200b:`,
            `!!str ${key}:`,
            `&k ${key}:`,
            `"${key}": `,
            `[${key}]:`,
          ]),
        )
      },
      () => {
        draft.lines[at] = line + random.pick(words.lineEnds)
      },
      () => draft.lines.splice(at, 1),
      () => draft.lines.reverse(),
      () => {
        draft.lines = [
          'a: &x shared',
          ...draft.lines,
          random.pick(['b: *x', 'b: *y', 'b: [*x, *x]', '<<: *x', 'c: &x again', '*x : b']),
        ]
      },
      () => {
        draft.lines = [
          'base: &m\n  license: MIT\n  description: merged',
          ...draft.lines.filter((each) => !each.startsWith('description') || random.chance(0.5)),
          random.pick(['<<: *m', '<<: [*m]', '"<<": *m', 'x: {<<: *m}']),
        ]
      },
      () => {
        draft.lines = [`{${draft.lines.join(random.pick([', ', ',\n', ' ']))}${random.pick(['}', '}', '', '} # c'])}`]
      },
    ]
    random.pick(ways)()
  },
  opening(random, draft) {
    if (random.chance(0.5)) draft.open = random.pick(words.openings)
    else draft.before = random.pick(words.beforeOpening)
  },
  closing(random, draft) {
    draft.close = random.pick(words.closings)
  },
  body(random, draft) {
    draft.after = random.pick([
      '',
      '\n',
      '\n\n',
      'x',
      '\n---\nname: other\ndescription: second\n---\n',
      '\n# T\n\n---\n\nx\n',
      '\n\tx',
      '   \n',
      '\n```yaml\n---\na: b\n---\n```\n',
      '\n\0',
      '\r\nx\r\n',
      '\n\ufeff',
      '\n<b>\n',
      `\n${'x'.repeat(5000)}\n`,
      '\n---',
      '\n--- \n',
    ])
  },
  lineEnds(random, draft) {
    draft.finish.push((text) =>
      random.pick([
        () => text.replaceAll('\n', '\r\n'),
        () => text.replaceAll('\n', '\r'),
        () => text.replace('\n', '\r\n'),
        () => text.replace(/\n---\n/, '\r\n---\r\n'),
        () => text.replace('\n', '\n\r'),
        () => text.replace(/\n/g, () => random.pick(['\n', '\r\n'])),
      ])(),
    )
  },
  sign(random, draft) {
    draft.finish.push((text) => {
      const at = random.upTo(Math.min(text.length, 90))
      return text.slice(0, at) + random.pick(words.characters) + text.slice(at)
    })
  },
  bytes(random, draft) {
    draft.encode = random.pick([
      (text) => Buffer.from(text.replace('a', 'é'), 'latin1'),
      (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
      (text) => Buffer.from(text, 'utf16le'),
      (text) => Buffer.concat([Buffer.from(text), Buffer.from([0xff])]),
      (text) => Buffer.from(text.replace('e', 'ÿ'), 'latin1'),
      (text) =>
        Buffer.concat([Buffer.from(text.slice(0, 30)), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from(text.slice(30))]),
      (text) => Buffer.concat([Buffer.from(text.slice(0, 40)), Buffer.from([0xc3]), Buffer.from(text.slice(40))]),
    ])
  },
  folder(random, draft) {
    draft.dir = random.pick([
      (id) => id.toUpperCase(),
      (id) => `${id} x`,
      (id) => `${id}_x`,
      (id) => `${id}.x`,
      (id) => `é${id}`,
      (id) => `技${id}`,
      (id) => `-${id}`,
      (id) => `${id}-`,
      (id) => `${id}--x`,
      (id) => `other-${id}`,
      (id) => `${id}${'f'.repeat(60)}`,
      (id) => `${id}[x]`,
      (id) => `@${id}`,
      (id) => `${id}'s`,
      (id) => `${id} # x`,
    ])(draft.dir)
    if (random.chance(0.6)) draft.set('name', draft.dir)
  },
}

/** `count` inputs, each with a folder of its own; `what` names its rewrites, so that inputs of one kind can be put together. */
export function generate(seed, count) {
  const random = randomFrom(seed)
  return Array.from({ length: count }, (_, at) => {
    const draft = newDraft(`q${seed}x${String(at).padStart(4, '0')}`)
    const names = Object.keys(rewrites)
    const many = random.pick([1, 1, 1, 2, 2, 3])
    const chosen = [...new Set(random.several(names, many))].sort(
      (left, right) => names.indexOf(left) - names.indexOf(right),
    )
    for (const name of chosen) {
      draft.kinds.push(name)
      rewrites[name](random, draft)
    }
    return { what: `${draft.kinds.join('+')}#${seed}.${at}`, dir: draft.dir, bytes: bytesOf(draft) }
  })
}

function newDraft(dir) {
  return {
    dir,
    before: '',
    open: '---',
    lines: [`name: ${dir}`, `description: Does ${dir}. Use when asked.`],
    close: '---',
    after: '\n# Title\n\nDo it.\n',
    finish: [],
    encode: (text) => Buffer.from(text),
    kinds: [],
    note(kind) {
      this.kinds.push(`${this.kinds.pop()}/${kind}`)
    },
    set(key, value) {
      const at = this.lines.findIndex((line) => line.startsWith(`${key}:`))
      this.lines.splice(Math.max(at, 0), at < 0 ? 0 : 1, `${key}:${value.startsWith('\n') ? '' : ' '}${value}`)
    },
    insert(random, line) {
      this.lines.splice(random.upTo(this.lines.length + 1), 0, line)
    },
  }
}

function bytesOf({ before, open, lines, close, after, finish, encode }) {
  const text = `${before}${[open, ...lines, close].join('\n')}\n${after}`
  return encode(finish.reduce((each, change) => change(each), text))
}
