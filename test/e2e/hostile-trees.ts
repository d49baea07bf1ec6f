import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plant, skillText, temporary } from './doors.ts'

/** One way to hurt a program that reads skills. */
export interface HostileTree {
  readonly title: string
  /** Plants it beside `skills/good`; may answer with texts that must never be told. */
  readonly grow: (root: string) => readonly string[] | undefined
  /** The path that somebody must say something about: in a diagnostic, or with a reason in `files`. */
  readonly blamed: string | RegExp
  /** Rules that must be among those that speak about it. */
  readonly rules?: readonly string[]
  /** What `files` must say about it. */
  readonly why?: RegExp
  readonly skip?: string | null
}

const bad = 'skills/bad/SKILL.md'
const head = '---\nname: bad\ndescription: Does one thing well. Use it when that is asked for.\n---\n'
const isWindows = process.platform === 'win32'
const needsLinks = isWindows ? 'no symbolic links without rights' : null
const needsPipes = isWindows ? 'no named pipes' : null

function text(path: string, content: string | Uint8Array): HostileTree['grow'] {
  return (root) => {
    plant(root, { [path]: content })
    return undefined
  }
}

function utf16(content: string, order: 'le' | 'be', mark: boolean): Buffer {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + content, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}

function link(target: string, path: string): HostileTree['grow'] {
  return (root) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    symlinkSync(target, join(root, path))
    return undefined
  }
}

function fifo(root: string): undefined {
  mkdirSync(join(root, 'skills/bad'))
  const made = spawnSync('mkfifo', [join(root, bad)])
  if (made.status !== 0) throw new Error('mkfifo failed')
}

function linkOut(root: string): readonly string[] {
  const secret = 'the-secret-outside-of-the-tree'
  const outside = plant(temporary(), { 'SKILL.md': skillText('bad', secret), 'notes.md': secret })
  mkdirSync(join(root, 'skills/bad'))
  symlinkSync(join(outside, 'SKILL.md'), join(root, bad))
  symlinkSync(outside, join(root, 'skills/linked-folder'))
  symlinkSync(join(outside, 'notes.md'), join(root, 'skills/good/notes.md'))
  symlinkSync('/etc/passwd', join(root, 'skills/good/passwd.md'))
  return [secret, 'root:x:']
}

function locked(root: string): undefined {
  plant(root, { [bad]: head })
  chmodSync(join(root, bad), 0)
}

const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
for (let at = 1; at < 12; at += 1) {
  const [name, before] = [String.fromCharCode(97 + at), String.fromCharCode(96 + at)]
  bomb.push(`${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`)
}

const manyKeys = Array.from({ length: 5000 }, (_, at) => `key-${at}: value ${at}\n`).join('')
const deep = Array.from({ length: 80 }, (_, at) => `d${at}`).join('/')

/** What stands in the file or its bytes. */
const contents: readonly HostileTree[] = [
  { title: 'a SKILL.md of 50 MB', grow: text(bad, head + 'x'.repeat(50_000_000)), blamed: bad, why: /50000\d+ bytes/ },
  { title: 'NUL bytes', grow: text(bad, `---\nname: b\0ad\ndescription: d\0\n---\n\0body\0\n`), blamed: bad },
  { title: 'nothing but NUL bytes', grow: text(bad, new Uint8Array(100_000)), blamed: bad },
  { title: 'an empty file', grow: text(bad, ''), blamed: bad },
  { title: 'UTF-16 LE with a mark', grow: text(bad, utf16(head, 'le', true)), blamed: bad },
  { title: 'UTF-16 BE with a mark', grow: text(bad, utf16(head, 'be', true)), blamed: bad },
  { title: 'UTF-16 LE without a mark', grow: text(bad, utf16(head, 'le', false)), blamed: bad },
  { title: 'UTF-16 BE without a mark', grow: text(bad, utf16(head, 'be', false)), blamed: bad },
  { title: 'an odd number of UTF-16 bytes', grow: text(bad, utf16(head, 'le', true).subarray(0, 51)), blamed: bad },
  { title: 'bytes that are no text', grow: text(bad, Buffer.from(`${head}\xff\xfe\x80`, 'latin1')), blamed: bad },
  {
    title: '10,000 nested brackets',
    grow: text(bad, `---\nname: bad\ndescription: ${'['.repeat(10_000)}${']'.repeat(10_000)}\n---\nB\n`),
    blamed: bad,
  },
  {
    title: '10,000 nested block lists',
    grow: text(bad, `---\nname: bad\ndescription: d\nmetadata:\n  ${'- '.repeat(10_000)}x\n---\nB\n`),
    blamed: bad,
  },
  {
    title: 'a bomb of aliases',
    grow: text(bad, `---\nname: bad\ndescription: d\n${bomb.join('\n')}\n---\nB\n`),
    blamed: bad,
  },
  {
    title: 'an alias of itself',
    grow: text(bad, '---\nname: bad\ndescription: &d [*d]\nmetadata: &m {a: *m}\n---\nB\n'),
    blamed: bad,
  },
  { title: '5,000 keys', grow: text(bad, `---\nname: bad\ndescription: d\n${manyKeys}---\nB\n`), blamed: bad },
  {
    title: '__proto__ and constructor as keys',
    grow: text(
      bad,
      '---\nname: bad\ndescription: d\n__proto__: {polluted: yes}\nconstructor: x\ntoString: y\nmetadata: {__proto__: z, hasOwnProperty: a}\n---\nB\n',
    ),
    blamed: bad,
  },
  {
    title: 'lone surrogates in a JSON string',
    grow: text(bad, '---\n{"name": "bad", "description": "a \\ud800 b \\udc00", "x": 1}\n---\nB\n'),
    blamed: bad,
  },
  {
    title: 'a command for the runner in a description',
    grow: text(bad, '---\nname: bad\ndescription: see ##[add-mask]x and ##[error]y\nx: 1\n---\n##[group]z\n'),
    blamed: bad,
  },
  {
    title: 'an escaped line end, then a command, in a name',
    grow: text(bad, '---\nname: "x\\n::error::gone\\r::add-mask::y\\u2028z"\ndescription: d\n---\nB\n'),
    blamed: bad,
  },
  {
    title: 'HTML and mentions in a name',
    grow: text(bad, '---\nname: <img src=x onerror=alert(1)> @octocat fixes #1\ndescription: "</td>"\n---\nB\n'),
    blamed: bad,
  },
  {
    title: 'escape sequences and bidi marks',
    grow: text(bad, '---\nname: "\\e[31mred\\e]0;title\\a\\u202egnp"\ndescription: a\u202eb\u0085c\u009b31m\n---\nB\n'),
    blamed: bad,
  },
]

/** Shapes that take a slow reader down. */
const large: readonly HostileTree[] = [
  { title: '1 MB of [a](', grow: text(bad, head + '[a]('.repeat(250_000)), blamed: bad },
  { title: '1 MB of "> "', grow: text(bad, head + '> '.repeat(500_000)), blamed: bad },
  { title: '1 MB of "- "', grow: text(bad, head + '- '.repeat(500_000)), blamed: bad },
  { title: '1 MB of backticks', grow: text(bad, `${head}${'` '.repeat(250_000)}${'`'.repeat(400_000)}`), blamed: bad },
  { title: '1 MB of <', grow: text(bad, `${head}${'<a '.repeat(300_000)}`), blamed: bad },
  { title: '1 MB of ![[', grow: text(bad, `${head}${'![['.repeat(330_000)}`), blamed: bad },
  { title: '1 MB of *_', grow: text(bad, `${head}${'*a_ '.repeat(250_000)}`), blamed: bad },
  { title: '1 MB of letters without a blank', grow: text(bad, `${head}${'a'.repeat(1_000_000)}`), blamed: bad },
  { title: '1 MB of blanks in a value', grow: text(bad, `---\nname: bad${' '.repeat(1_000_000)}x\n---\nB\n`), blamed: bad },
  { title: '1 MB of dashes', grow: text(bad, `---\nname: bad\n${'-'.repeat(1_000_000)}\n`), blamed: bad },
  { title: '1 MB of quotes', grow: text(bad, `---\nname: ${'"'.repeat(1_000_000)}\n---\n`), blamed: bad },
  { title: 'a line of 8,000', grow: text(bad, `---\nname: bad\ndescription: ${'long '.repeat(1600)}\n---\nB\n`), blamed: bad },
  { title: '200,000 lines', grow: text(bad, `${head}${'- a line\n'.repeat(200_000)}`), blamed: bad },
  { title: '200,000 lines of frontmatter', grow: text(bad, `---\nname: bad\ndescription:\n${'  x\n'.repeat(200_000)}---\n`), blamed: bad },
  { title: '50,000 links to nowhere', grow: text(bad, `${head}${'[a](b.md)\n'.repeat(50_000)}`), blamed: bad },
]

/** What the file system holds. */
const files: readonly HostileTree[] = [
  { title: 'a link loop', grow: link('loop', 'skills/loop'), blamed: 'skills/loop', why: /leads to itself/, skip: needsLinks },
  { title: 'a link to the folder around it', grow: link('..', 'skills/up'), blamed: 'skills/up', why: /holds it/, skip: needsLinks },
  { title: 'a link to nowhere', grow: link('../nowhere', bad), blamed: bad, why: /nowhere/, skip: needsLinks },
  { title: 'a link out of the tree', grow: linkOut, blamed: bad, why: /out of the checked tree/, skip: needsLinks },
  { title: 'a named pipe', grow: fifo, blamed: bad, why: /pipe/, skip: needsPipes },
  { title: 'a folder named SKILL.md', grow: text(`${bad}/x`, 'x'), blamed: bad, why: /folder/ },
  { title: 'a file that may not be read', grow: locked, blamed: bad, why: /permission denied/, skip: needsPipes },
  {
    title: 'a folder that may not be entered',
    grow(root) {
      plant(root, { 'skills/locked/SKILL.md': head })
      chmodSync(join(root, 'skills/locked'), 0)
      return undefined
    },
    blamed: 'skills/locked',
    why: /permission denied/,
    skip: needsPipes,
  },
  { title: 'folders 80 deep', grow: text(`skills/${deep}/SKILL.md`, head), blamed: /^skills\/d0\//, why: /deep/ },
  {
    title: 'names that differ in case',
    grow(root) {
      plant(root, { 'skills/Good/SKILL.md': skillText('good'), 'skills/good/skill.md': skillText('good') })
      return undefined
    },
    blamed: 'skills/Good/SKILL.md',
    skip: process.platform === 'linux' ? null : 'the file system may not tell them apart',
  },
]

const strangeNames: readonly string[] = [
  'a\n::error::gone',
  'a\r::add-mask::b',
  '::error::gone',
  '##[add-mask]b',
  'tick`|pipe',
  '\u001b[31mred\u0007',
  'bidi\u202egnp',
  'zero\u200bwidth\ufeff',
  'line\u2028end',
  '</code><img src=x>@octocat',
  '__proto__',
  'constructor',
  '%0A::error::x',
  ' blanks ',
  "quote'\"",
  'emoji👩‍👩‍👧',
  '-rf',
  'Ünïcode',
]

const names: readonly HostileTree[] = strangeNames.map((name) => ({
  title: `a folder named ${JSON.stringify(name)}`,
  grow(root) {
    plant(root, { [`skills/${name}/SKILL.md`]: head, [`skills/good/${name}.md`]: `# ${name}\n` })
    return undefined
  },
  blamed: `skills/${name}/SKILL.md`,
  skip: isWindows ? 'no such names on Windows' : null,
}))

export const hostileTrees: readonly HostileTree[] = [...contents, ...large, ...files, ...names]

/** A byte sequence that is no UTF-8 in a name; only file systems of bytes hold it. */
export function plantBadName(root: string): void {
  const folder = Buffer.concat([Buffer.from(join(root, 'skills/')), Buffer.from([0x62, 0xff, 0x64])])
  mkdirSync(folder)
  writeFileSync(Buffer.concat([folder, Buffer.from('/SKILL.md')]), head)
}
