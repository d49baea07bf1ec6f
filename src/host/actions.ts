import { readdirSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { normalize } from 'node:path/posix'
import type { Asked } from '../config.ts'
import { UsageError } from '../diagnostic.ts'
import { configOnly, type OptionKey, optionsSchema, splitList } from '../options.ts'
import type { Failure } from '../outcome.ts'
import { printable } from '../report/printable.ts'
import { quoted } from '../source/nearest.ts'
import { appendStepSummary, programsOn, readOwn, spareMemory, writeWhole } from './files.ts'
import type { Host } from './host.ts'
import { complain, today } from './terminal.ts'

/** One step of a workflow. */
export interface Actions {
  readonly host: Host
  /** The inputs of the step. Throws UsageError where there is no tree to check. */
  asked(): Asked
  /** Hands the outputs on, and says in the log what the checkout left out. `empty`: why nothing was checked. */
  conclude(outputs: Readonly<Record<string, string | number>>, empty: string | null): void
  /** Tells why there is no report; gives the exit code. */
  fail(failure: Failure): number
}

/** Opens the step that the runner's environment describes. Paths are relative to the workspace. */
export async function openActions(version: string, env: NodeJS.ProcessEnv): Promise<Actions> {
  const [core, { openDisk }, commit] = await Promise.all([import('@actions/core'), import('./disk.ts'), commitOf(env)])
  const root = resolve(env.GITHUB_WORKSPACE || '.')
  const host: Host = {
    version,
    columns: 80,
    colour: !env.NO_COLOR,
    open(paths) {
      try {
        return openDisk(root, paths)
      } catch (error) {
        if (!(error instanceof UsageError)) throw error
        throw new UsageError(withAdvice(error.message, root), error.at)
      }
    },
    readFile: (path) => readOwn(root, path),
    programs: () => programsOn(env.PATH ?? ''),
    stdout: (text) => void process.stdout.write(text),
    progress: () => undefined,
    writeFile: (path, text) => writeWhole(root, path, text),
    spareMemory,
    stepSummary: (text) => appendStepSummary(env, text),
    link: (path, line) => linkTo(env, commit, path, line),
  }
  return {
    host,
    asked() {
      if (isEmpty(root)) {
        throw new UsageError('The workspace holds no files; let a step with actions/checkout run before this one.')
      }
      const folder = workingDirectory(root, core.getInput('working-directory'))
      const given = inputs((name) => core.getInput(name))
      const reports = ['terminal', 'annotations', 'step-summary']
      const door = { folder, reports, quiet: false, progress: false, today: today() }
      return { given, naming: (key) => `the input ${key}`, config: core.getInput('config') || null, door }
    },
    conclude(outputs, empty) {
      // Without the file, the toolkit falls back to a command on standard output.
      if (env.GITHUB_OUTPUT) for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value)
      // Without advice the finding says it all, and has an annotation of its own.
      const advised = empty === null ? null : withAdvice(empty, root)
      if (advised !== null && advised !== empty) core.error(printable(`skillproof: ${advised}`))
      for (const path of emptySubmodules(root)) {
        complain(
          `skillproof: warning: the submodule ${quoted(path)} is an empty folder; check out with "submodules: true" to have it checked.`,
        )
      }
    },
    fail({ code, message, at, stack }) {
      if (stack) complain(stack)
      const place = at ? { file: printable(at.path), startLine: at.line, startColumn: at.column } : {}
      core.error(printable(`skillproof: ${message}`), place)
      return code
    },
  }
}

/** The entries of each input that was given; an empty input was not. */
export function inputs(read: (name: string) => string): Asked['given'] {
  const { properties } = optionsSchema({ runtimes: [], reporters: [] })
  const given: Partial<Record<OptionKey, readonly string[]>> = {}
  for (const key of Object.keys(properties) as OptionKey[]) {
    const text = configOnly.includes(key) ? '' : read(key)
    const { type } = properties[key]
    if (text !== '') given[key] = type === 'string' || type === 'boolean' ? [text] : splitList(text)
  }
  return given
}

/** The folder as a path below the workspace, with `/`. */
function workingDirectory(root: string, text: string): string {
  const absolute = resolve(root, text || '.')
  const path = normalize(relative(root, absolute).replaceAll('\\', '/'))
  if (path === '..' || path.startsWith('../') || resolve(root, path) !== absolute) {
    throw new UsageError(`The working-directory ${quoted(text)} lies outside of the workspace; name a folder in it.`)
  }
  if (statSync(absolute, { throwIfNoEntry: false })?.isDirectory()) return path
  throw new UsageError(
    withAdvice(`The working-directory ${quoted(text)} is no folder; name one that is checked out.`, root),
  )
}

/** The commit whose files a reader wants to see: of a pull request its head, which GITHUB_SHA is not. */
async function commitOf(env: NodeJS.ProcessEnv): Promise<string | null> {
  const fallback = env.GITHUB_SHA || null
  if (!env.GITHUB_EVENT_NAME?.startsWith('pull_request')) return fallback
  try {
    const { context } = await import('@actions/github')
    const sha: unknown = context.payload.pull_request?.head?.sha
    return typeof sha === 'string' && /^[0-9a-f]{40,64}$/.test(sha) ? sha : fallback
  } catch {
    return fallback
  }
}

/** Web address of a file's line; null where it has none. */
export function linkTo(
  env: NodeJS.ProcessEnv,
  commit: string | null,
  path: string,
  line: number | null,
): string | null {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = env
  const named = path !== '.' && !/^(?:[\\/]|[A-Za-z]:|\.\.(?:\/|$))/.test(path) && !/[\p{Cc}\p{Cs}]/u.test(path)
  if (!server || !repository || !commit || !named) return null
  const segments = path.split('/').map(encodeURIComponent).join('/')
  return `${server}/${repository}/blob/${commit}/${segments}${line === null ? '' : `#L${line}`}`
}

function isEmpty(root: string): boolean {
  try {
    return readdirSync(root).every((name) => name === '.git')
  } catch {
    return true
  }
}

function withAdvice(sentence: string, root: string): string {
  const sparse = statSync(join(root, '.git/info/sparse-checkout'), { throwIfNoEntry: false })?.isFile()
  return sparse ? `${sentence} This is a sparse checkout: add the folders of the skills to its list.` : sentence
}

/** Submodules that were not checked out. */
function emptySubmodules(root: string): string[] {
  let text: string
  try {
    text = new TextDecoder().decode(readOwn(root, '.gitmodules') ?? new Uint8Array())
  } catch {
    return []
  }
  const paths = [...text.matchAll(/^[ \t]*path[ \t]*=(.*)$/gm)].map((match) => match[1]!.trim())
  return paths.slice(0, 100).filter((path) => {
    try {
      return readdirSync(join(root, path)).length === 0
    } catch {
      return false
    }
  })
}
