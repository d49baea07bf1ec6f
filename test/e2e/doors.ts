import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'
import { type Outputs, outputsIn } from './runner-files.ts'

// A test starts Node several times, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 })

const top = fileURLToPath(new URL('../..', import.meta.url))
export const actionBundle = join(top, 'dist/index.js')
export const cliBundle = join(top, 'dist/cli/index.js')

export type Tree = Readonly<Record<string, string | Uint8Array>>

/** An empty folder that goes away with the test. Folders in it that somebody locked are the caller's to unlock. */
export function temporary(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'skillproof-')))
  onTestFinished(() => {
    // Node names what it removes by its whole path, which may be longer than the system takes.
    if (process.platform !== 'win32') spawnSync('rm', ['-rf', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

export function plant(root: string, tree: Tree): string {
  for (const [path, content] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

/** A clone, as actions/checkout leaves it: the files and a `.git` folder. */
export function checkedOut(tree: Tree | 'collection', below = '.'): string {
  const root = temporary()
  mkdirSync(join(root, '.git'))
  if (tree !== 'collection') return plant(root, tree)
  cpSync(fileURLToPath(new URL(`../fixtures/${tree}`, import.meta.url)), join(root, below), { recursive: true })
  return root
}

export function skillText(name: string, description = 'Does one thing well. Use it when that is asked for.'): string {
  return `---\nname: ${name}\ndescription: ${description}\n---\n# ${name}\n\nDo that one thing, then say so.\n`
}

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface SpawnWishes {
  readonly node?: string
  readonly nodeFlags?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly uid?: number
  /** Milliseconds; the run is killed then. */
  readonly timeout?: number
}

/** Only what a program needs to start: neither a runner around the tests nor a person's settings may change a result. */
const bareEnvironment = { PATH: process.env.PATH ?? '', HOME: '/nonexistent', TMPDIR: tmpdir() }

function spawned(bundle: string, words: readonly string[], cwd: string, wishes: SpawnWishes): Ended {
  const { node = process.execPath, nodeFlags = [], env = {}, uid, timeout = 60_000 } = wishes
  const done = spawnSync(node, [...nodeFlags, bundle, ...words], {
    cwd,
    env: { ...bareEnvironment, ...env },
    timeout,
    killSignal: 'SIGKILL',
    maxBuffer: 512 * 1024 * 1024,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  if (done.error && !done.signal) throw done.error
  return { code: done.status, signal: done.signal, stdout: done.stdout, stderr: done.stderr }
}

/** How a run loses the rights of root, who may read anything; null where no other user can even reach this checkout. */
export function withoutRights(): Pick<SpawnWishes, 'uid'> | null {
  if (process.getuid?.() !== 0) return {}
  const uid = 65534
  return spawnSync(process.execPath, [cliBundle, '--version'], { uid }).status === 0 ? { uid } : null
}

export function runCli(cwd: string, words: readonly string[], wishes: SpawnWishes = {}): Ended {
  return spawned(cliBundle, words, cwd, wishes)
}

export const headCommit = 'abcdef0123456789abcdef0123456789abcdef01'
export const mergeCommit = '0123456789abcdef0123456789abcdef01234567'

export interface StepWishes extends SpawnWishes {
  /** As a workflow writes them: `fail-on: never`. */
  readonly inputs?: Readonly<Record<string, string>>
  readonly event?: { readonly name: string; readonly payload: unknown }
}

export interface StepEnded extends Ended {
  readonly outputs: Outputs
  readonly summary: string
}

/** The inputs of action.yml that the runner sets for every step, empty where the workflow gives none. */
export function declaredInputs(): Record<string, string> {
  const text = readFileSync(join(top, 'action.yml'), 'utf8')
  const block = /^inputs:\n([\s\S]*?)^outputs:/m.exec(text)?.[1] ?? ''
  const names = [...block.matchAll(/^ {2}([a-z-]+):$/gm)].map((match) => match[1] ?? '')
  return Object.fromEntries(names.map((name) => [name, name === 'working-directory' ? '.' : '']))
}

/** Runs the Action's bundle as a step of a job. The API stands at a port where nobody listens. */
export function runStep(workspace: string, { inputs = {}, event, env = {}, ...wishes }: StepWishes = {}): StepEnded {
  const runner = temporary()
  const files = { event: join(runner, 'event.json'), output: join(runner, 'output'), summary: join(runner, 'summary') }
  writeFileSync(files.event, JSON.stringify(event?.payload ?? { ref: 'refs/heads/main' }))
  writeFileSync(files.output, '')
  writeFileSync(files.summary, '')
  const given = Object.entries({ ...declaredInputs(), token: 'ghs_offline', ...inputs })
  const ended = spawned(actionBundle, [], workspace, {
    ...wishes,
    env: {
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: 'octo/skills',
      GITHUB_SHA: mergeCommit,
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: 'http://127.0.0.1:9',
      GITHUB_GRAPHQL_URL: 'http://127.0.0.1:9/graphql',
      GITHUB_EVENT_NAME: event?.name ?? 'push',
      GITHUB_EVENT_PATH: files.event,
      GITHUB_OUTPUT: files.output,
      GITHUB_STEP_SUMMARY: files.summary,
      RUNNER_TEMP: runner,
      // The runner keeps hyphens and turns blanks into underscores (actions/toolkit, core.ts getInput).
      ...Object.fromEntries(given.map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value])),
      ...env,
    },
  })
  return {
    ...ended,
    outputs: outputsIn(readFileSync(files.output, 'utf8')),
    summary: readFileSync(files.summary, 'utf8'),
  }
}
