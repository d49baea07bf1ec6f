// Installs one runtime's packages from the registry that npm is set up for, without running any script of theirs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './run-program.mjs'

const cache = fileURLToPath(new URL('../.cache/conformance', import.meta.url))

/** The folder that holds `package` at `version` in its node_modules, with the native package of this machine where there is one. */
export async function install({ id, package: name }, wanted) {
  const version = wanted === 'latest' ? await newest(name) : wanted
  const home = join(cache, `${id}-${version}`)
  const stamp = join(home, 'installed.json')
  if (existsSync(stamp)) return { home, version }
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n')
  await add(home, [`${name}@${version}`])
  const manifest = manifestOf(home, name)
  const native = Object.entries(manifest.optionalDependencies ?? {}).filter(([each]) => forThisMachine(each))
  const node = nodeFor(manifest.engines?.node)
  const more = [...native.map(([each, range]) => `${each}@${range}`), ...(node ? [node] : [])]
  if (more.length > 0) await add(home, more)
  // Only now: what was cut short is installed again.
  writeFileSync(stamp, `${JSON.stringify({ version })}\n`)
  return { home, version }
}

const quietly = ['--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund', '--no-package-lock', '--save-exact']

async function add(home, packages) {
  const done = await npm(['install', ...quietly, '--loglevel=error', ...packages], home)
  if (done.code !== 0) throw new Error(`npm cannot install ${packages.join(' ')}: ${lastLine(done.stderr)}`)
}

async function newest(name) {
  const done = await npm(['view', name, 'version'], cache)
  if (done.code !== 0) throw new Error(`npm finds no ${name}: ${lastLine(done.stderr)}`)
  return done.stdout.trim()
}

/** The npm that runs us, where there is one: on Windows the bare word is no program. */
function npm(words, cwd) {
  const [program, ...first] = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  mkdirSync(cwd, { recursive: true })
  return run(program, [...first, ...words], { cwd, minutes: 15 })
}

export function manifestOf(home, name) {
  return JSON.parse(readFileSync(join(home, 'node_modules', name, 'package.json'), 'utf8'))
}

/** The path of a file inside an installed package; an error that can be told where it is not there. */
export function installed(home, ...parts) {
  const path = join(home, 'node_modules', ...parts)
  if (!existsSync(path)) throw new Error(`the package holds no ${parts.join('/')} for ${system}-${process.arch}`)
  return path
}

export const system = process.platform
/** True where programs are linked against musl. */
export const musl = system === 'linux' && !process.report.getReport().header.glibcVersionRuntime

function forThisMachine(name) {
  const systems = system === 'win32' ? 'win32|windows' : system
  const ends = musl
    ? `(?:(?:${systems})-${process.arch}-musl|linuxmusl-${process.arch})`
    : `(?:${systems})-${process.arch}`
  return new RegExp(`-${ends}$`).test(name)
}

/** The package that holds a newer Node, where a runtime asks for one. Node ships its programs as packages, one a system. */
function nodeFor(range) {
  const least = /(\d+)(?:\.(\d+))?/.exec(range ?? '')
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (!least || major > Number(least[1]) || (major === Number(least[1]) && minor >= Number(least[2] ?? 0))) return null
  return `node-${system === 'win32' ? 'win' : system}-${process.arch}@${least[1]}`
}

/** The Node that runs this runtime's scripts. */
export function nodeOf(home) {
  const name = `node-${system === 'win32' ? 'win' : system}-${process.arch}`
  const path = join(home, 'node_modules', name, system === 'win32' ? 'bin/node.exe' : 'bin/node')
  return existsSync(path) ? path : process.execPath
}

function lastLine(text) {
  return text.trim().split('\n').at(-1) ?? ''
}
