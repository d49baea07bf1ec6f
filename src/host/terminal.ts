import { line, printable } from '../report/printable.ts'
import { appendStepSummary, programsOn, readOwn, spareMemory, writeWhole } from './files.ts'
import type { Host } from './host.ts'

/** A host for a shell. `progress` is false where the caller wants no line of progress. */
export async function openTerminal(version: string, progress: boolean): Promise<Host> {
  const { openDisk } = await import('./disk.ts')
  const cwd = process.cwd()
  const { env, stdout, stderr } = process
  let shown = false
  const wipe = () => {
    if (shown) stderr.write('\r\u001B[K')
    shown = false
  }
  return {
    version,
    columns: stdout.columns || 80,
    colour: wantsColour(env, stdout.isTTY === true),
    open: (paths) => openDisk(cwd, paths),
    readFile: (path) => readOwn(cwd, path),
    programs: () => programsOn(env.PATH ?? ''),
    stdout(text) {
      wipe()
      stdout.write(text)
    },
    progress(text) {
      if (!progress || stderr.isTTY !== true) return
      wipe()
      if (text === '') return
      stderr.write([...printable(text)].slice(0, (stderr.columns || 80) - 1).join(''))
      shown = true
    },
    spareMemory,
    writeFile(path, text) {
      wipe()
      writeWhole(cwd, path, text)
    },
    stepSummary: (text) => appendStepSummary(env, text),
    link: () => null,
  }
}

/** Colour on a terminal only, unless NO_COLOR (no-color.org) or FORCE_COLOR (as Node reads it) say otherwise. */
export function wantsColour(env: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  if (env.NO_COLOR) return false
  return isTerminal && env.TERM !== 'dumb'
}

/** The day in UTC, as YYYY-MM-DD. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** Prints a page on standard output. */
export function say(page: string): void {
  process.stdout.write(page.endsWith('\n') ? page : `${page}\n`)
}

/** Prints lines on standard error; nothing in them is taken for a command. */
export function complain(text: string): void {
  process.stderr.write(
    text
      .split(/\r\n|\r|\n/)
      .map((each) => `${line(each)}\n`)
      .join(''),
  )
}

/** Keeps a closed pipe from being taken for a fault, and any fault that nobody caught from being taken for a finding. */
export function watchProcess(onFault: (error: unknown) => void): void {
  for (const stream of [process.stdout, process.stderr]) {
    let told = false
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE' || told) return
      told = true
      process.once('exit', () => {
        process.exitCode = 2
      })
      if (stream === process.stdout) complain(`skillproof: standard output cannot be written: ${error.code}.`)
    })
  }
  process.on('uncaughtException', onFault)
}
