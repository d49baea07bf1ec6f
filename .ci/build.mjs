// Builds dist/ from src/: tsc emits JavaScript, ncc bundles each of the two doors. The same source gives the same bytes.
import { spawnSync } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const top = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)
const ncc = require.resolve('@vercel/ncc/dist/ncc/cli.js')
const tsc = join(top, 'node_modules/typescript/bin/tsc')

function node(...words) {
  const done = spawnSync(process.execPath, words, { cwd: top, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })
  if (done.status !== 0) {
    process.stderr.write(done.stdout ?? '')
    process.exit(done.status ?? 1)
  }
}

/** ncc writes Windows paths and line ends where it runs there; the committed bundle has neither. */
function settle(folder) {
  for (const name of readdirSync(join(top, folder))) {
    if (!/\.(?:js|txt|json)$/.test(name)) continue
    const path = join(top, folder, name)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\r\n', '\n'))
  }
}

rmSync(join(top, '.build'), { recursive: true, force: true })
rmSync(join(top, 'dist'), { recursive: true, force: true })
node(tsc, '-p', '.')
node(ncc, 'build', '.build/action.js', '-o', 'dist', '--no-cache', '--license', 'licenses.txt')
node(ncc, 'build', '.build/cli.js', '-o', 'dist/cli', '--no-cache', '--license', 'licenses.txt')
settle('dist')
settle('dist/cli')
chmodSync(join(top, 'dist/cli/index.js'), 0o755)
