import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plant, skillText, temporary } from './doors.ts'
import { bad, type HostileTree, head, text } from './hostile-tree.ts'

const isWindows = process.platform === 'win32'
const needsLinks = isWindows ? 'no symbolic links without rights' : null
const needsPipes = isWindows ? 'no named pipes' : null

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

function badName(root: string): undefined {
  const folder = Buffer.concat([Buffer.from(join(root, 'skills/')), Buffer.from([0x62, 0xff, 0x64])])
  mkdirSync(folder)
  writeFileSync(Buffer.concat([folder, Buffer.from('/SKILL.md')]), head)
}

/** Folders made one inside the other by their own names, which no system refuses. */
function tooLongPath(root: string): undefined {
  const script =
    "d=$(printf 'd%.0s' $(seq 250)); f=$(printf 'f%.0s' $(seq 250)); for i in $(seq 17); do mkdir $d; cd $d; : > $f; done"
  const made = spawnSync('bash', ['-c', script], { cwd: join(root, 'skills') })
  if (made.status !== 0) throw new Error(String(made.stderr))
}

const deep = Array.from({ length: 80 }, (_, at) => `d${at}`).join('/')

/** What the file system holds. */
const files: readonly HostileTree[] = [
  {
    title: 'a link loop',
    grow: link('loop', 'skills/loop'),
    about: 'skills/loop',
    answer: /leads to itself/,
    skip: needsLinks,
  },
  {
    title: 'a link to the folder around it',
    grow: link('..', 'skills/up'),
    about: 'skills/up',
    answer: /holds it/,
    skip: needsLinks,
  },
  { title: 'a link to nowhere', grow: link('../nowhere', bad), answer: /nowhere/, skip: needsLinks },
  { title: 'a link out of the tree', grow: linkOut, answer: /out of the checked tree/, skip: needsLinks },
  { title: 'a named pipe', grow: fifo, answer: /pipe/, skip: needsPipes },
  { title: 'a folder named SKILL.md', grow: text(`${bad}/x`, 'x'), answer: /folder/ },
  { title: 'a file that may not be read', grow: locked, answer: /permission denied/, asNobody: true, skip: needsPipes },
  {
    title: 'a folder that may not be entered',
    grow(root) {
      plant(root, { 'skills/locked/SKILL.md': head })
      chmodSync(join(root, 'skills/locked'), 0)
      return undefined
    },
    about: 'skills/locked',
    answer: /permission denied/,
    asNobody: true,
    skip: needsPipes,
  },
  {
    title: 'a folder whose names may be read and no more',
    grow(root) {
      plant(root, { [bad]: head })
      chmodSync(join(root, 'skills/bad'), 0o444)
      return undefined
    },
    answer: /permission denied/,
    asNobody: true,
    skip: needsPipes,
  },
  {
    title: 'a path longer than the system takes',
    grow: tooLongPath,
    about: /f{250}$/,
    answer: /longer than/,
    skip: needsPipes,
  },
  {
    title: 'a name whose bytes are no UTF-8',
    grow: badName,
    about: /^skills\/b\uFFFDd$/,
    answer: /no UTF-8/,
    skip: process.platform === 'linux' ? null : 'the file system takes no such name',
  },
  {
    title: 'a backslash in a name',
    grow(root) {
      plant(root, { 'skills/a\\b/SKILL.md': skillText('c'), 'skills/a/b/SKILL.md': skillText('b') })
      return undefined
    },
    about: 'skills/a\\b/SKILL.md',
    answer: 'error',
    skip: isWindows ? 'the backslash ends a name on Windows' : null,
  },
  { title: 'folders 80 deep', grow: text(`skills/${deep}/SKILL.md`, head), about: /^skills\/d0\//, answer: /deep/ },
  {
    title: 'names that differ in case',
    grow(root) {
      plant(root, { 'skills/Good/SKILL.md': skillText('good'), 'skills/good/skill.md': skillText('good') })
      return undefined
    },
    about: 'skills/Good/SKILL.md',
    answer: 'error',
    skip: process.platform === 'linux' ? null : 'the file system may not tell them apart',
  },
]

export const strangeNames: readonly string[] = [
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
  'quote\'"',
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
  about: `skills/${name}/SKILL.md`,
  answer: 'error',
  skip: isWindows ? 'no such names on Windows' : null,
}))

export const hostileTrees: readonly HostileTree[] = [...files, ...names]
