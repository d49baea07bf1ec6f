import { randomUUID } from 'node:crypto'
import {
  accessSync,
  appendFileSync,
  closeSync,
  constants,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, delimiter, dirname, join, relative, resolve, sep } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { UsageError } from '../diagnostic.ts'
import { quoted } from '../source/nearest.ts'

/** A file of the caller's own choice; null where it is not there. Throws UsageError where it cannot be read. */
export function readOwn(root: string, path: string): Uint8Array | null {
  const absolute = resolve(root, path)
  try {
    if (escapes(root, absolute)) {
      throw new UsageError(`${quoted(path)} is a link that leads out of the tree; put the file itself there.`)
    }
    // A pipe that came with the tree has nobody at its other end; one outside of it is the caller's own, as in <(…).
    if (inside(resolve(root), absolute) && isSpecial(absolute)) {
      throw new UsageError(`${quoted(path)} cannot be read: it is a pipe or device; name a file that can.`)
    }
    return readFileSync(absolute)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const code = codeOf(error)
    if (code === 'ENOTDIR' || (code === 'ENOENT' && !lstatSync(absolute, { throwIfNoEntry: false }))) return null
    throw new UsageError(`${quoted(path)} cannot be read: ${inWords(code)}; name a file that can.`)
  }
}

/** Writes a file whole or not at all: under another name first, beside its place. Throws UsageError where it cannot be written. */
export function writeWhole(root: string, path: string, text: string | Iterable<string>): void {
  const absolute = resolve(root, path)
  const folder = dirname(absolute)
  const draft = join(folder, `.${basename(absolute)}.${randomUUID()}`)
  try {
    if (escapes(root, folder)) {
      throw new UsageError(`The folder of ${quoted(path)} is a link that leads out of the tree; choose another place.`)
    }
    const pieces = typeof text === 'string' ? [text] : text
    if (isDevice(absolute)) for (const piece of pieces) appendFileSync(absolute, piece)
    else {
      writePieces(draft, pieces)
      renameSync(draft, absolute)
    }
  } catch (error) {
    clear(draft)
    if (error instanceof UsageError) throw error
    const code = codeOf(error)
    if (code === 'ENOENT') {
      throw new UsageError(
        `The folder ${quoted(dirname(path))} is not there; make it before ${quoted(path)} is written.`,
      )
    }
    throw new UsageError(`${quoted(path)} cannot be written: ${inWords(code)}; choose another place.`)
  }
}

function writePieces(draft: string, pieces: Iterable<string>): void {
  const file = openSync(draft, 'wx')
  try {
    for (const piece of pieces) writeFileSync(file, piece)
  } finally {
    closeSync(file)
  }
}

/** Never throws: where a draft cannot stand, there is none. */
function clear(draft: string): void {
  try {
    rmSync(draft, { force: true })
  } catch {}
}

/** Names of the programs in the folders of a PATH, sorted; folders and files that cannot be run are no programs. */
export function programsOn(path: string): string[] {
  const names = new Set<string>()
  for (const folder of new Set(path.split(delimiter).filter((each) => each !== ''))) {
    for (const entry of entriesOf(folder)) {
      if (!entry.isDirectory() && isRunnable(join(folder, entry.name)))
        names.add(entry.name.replace(/\.(?:exe|cmd|bat|com)$/i, ''))
    }
  }
  return [...names].sort()
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Adds to the page that GitHub shows for a step; nothing where there is no such page. */
export function appendStepSummary(env: NodeJS.ProcessEnv, text: string): void {
  const file = env.GITHUB_STEP_SUMMARY
  if (!file) return
  try {
    appendFileSync(file, text)
  } catch (error) {
    throw new UsageError(`The step summary cannot be written: ${inWords(codeOf(error))}; check GITHUB_STEP_SUMMARY.`)
  }
}

/** A pipe or device, which a file in its place would destroy. /dev/stdout is a link, to whatever the shell made of it. */
function isDevice(absolute: string): boolean {
  const there = lstatSync(absolute, { throwIfNoEntry: false })
  const plain = !there || there.isFile() || there.isDirectory() || there.isSymbolicLink()
  return !plain || absolute.startsWith('/dev/')
}

function isSpecial(absolute: string): boolean {
  const stat = statSync(absolute, { throwIfNoEntry: false })
  return stat !== undefined && !stat.isFile() && !stat.isDirectory()
}

/** True where a path that stands in the tree by its name really lies outside. A path that is outside by its name was asked for. */
function escapes(root: string, absolute: string): boolean {
  return inside(resolve(root), absolute) && !inside(realpathSync(root), realpathSync(absolute))
}

function inside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'an unknown error'
}

function inWords(code: string): string {
  const words: Readonly<Record<string, string>> = {
    ENOENT: 'it is a link that leads nowhere',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of its path is no folder',
    ENOSPC: 'the disk is full',
    EROFS: 'the disk is read-only',
    ENAMETOOLONG: 'its name is too long',
  }
  return words[code] ?? `the system answered ${code}`
}

/** Lets the heap grow by less between two collections, so that rubbish does not pile up to as much as is in use. */
export function spareMemory(): void {
  setFlagsFromString('--heap-growing-percent=30')
}
