// A place of its own for each program that is run: no keys, no settings, no network.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { offline, run } from './run-program.mjs'

/** Nobody listens there: a program that dials out is refused at once, also where it has a network. */
const nowhere = 'http://127.0.0.1:9'

export function openSandbox() {
  const top = mkdtempSync(join(tmpdir(), 'skillproof-conformance-'))
  const home = join(top, 'home')
  // Codex wants its folder to be there.
  mkdirSync(join(home, '.codex'), { recursive: true })
  let projects = 0
  return {
    home,
    /** A new repository with these inputs in it, or inside `folder` where one is given. */
    plant(items, root, folder = join(top, `project-${++projects}`)) {
      mkdirSync(join(folder, '.git'), { recursive: true })
      for (const { dir, bytes } of items) {
        mkdirSync(join(folder, root, dir), { recursive: true })
        writeFileSync(join(folder, root, dir, 'SKILL.md'), bytes)
      }
      return folder
    },
    remove: (folder) => rmSync(folder, { recursive: true, force: true }),
    async run(program, words, { cwd = top, environment = {}, ...rest } = {}) {
      const [first, ...others] = [...offline, program, ...words]
      return run(first, others, { cwd, ...rest, environment: { ...environmentFor(home, program), ...environment } })
    },
    close: () => rmSync(top, { recursive: true, force: true, maxRetries: 3 }),
  }
}

function environmentFor(home, program) {
  const kept = ['SystemRoot', 'SYSTEMROOT', 'ComSpec', 'PATHEXT', 'TEMP', 'TMP'].filter((name) => process.env[name])
  return {
    ...Object.fromEntries(kept.map((name) => [name, process.env[name]])),
    // A program's own Node is found first, by those that start themselves again.
    PATH: `${dirname(program)}${delimiter}${process.env.PATH}`,
    HOME: home,
    USERPROFILE: home,
    APPDATA: join(home, 'AppData/Roaming'),
    LOCALAPPDATA: join(home, 'AppData/Local'),
    LANG: 'C.UTF-8',
    CI: '1',
    NO_COLOR: '1',
    DO_NOT_TRACK: '1',
    DISABLE_TELEMETRY: '1',
    HTTP_PROXY: nowhere,
    HTTPS_PROXY: nowhere,
    http_proxy: nowhere,
    https_proxy: nowhere,
  }
}
