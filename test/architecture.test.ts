import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const top = fileURLToPath(new URL('../src', import.meta.url))

/** A file imports only from its own room and from rooms that stand before it. */
const rooms = [
  'source',
  'diagnostic',
  'options-recipes',
  'options-waivers',
  'options',
  'config',
  'skill',
  'recipes',
  'runtimes',
  'analysis',
  'rules',
  'check',
  'report',
  'outcome',
  'host',
  'reporters',
  'recipes-around',
  'run',
  'pages',
  'show',
  'recipe-page',
  'tools-import',
  'arguments',
  'answer',
  'cli',
  'action',
]

/** Free of any room: a constant that every room may print. */
const free = new Set(['version'])

/** Shelf → the files that are its contract; the rest are members, and no member imports another. */
const shelves: Record<string, RegExp> = {
  recipes: /^(?:recipe|recipe-[\w-]+|index)\.ts$/,
  runtimes: /^(?:runtime|index|reason|reason-[\w-]+|reader-[\w-]+|present-[\w-]+)\.ts$/,
  rules: /^(?:rule|rule-[\w-]+|index)\.ts$/,
  reporters: /^(?:reporter|index)\.ts$/,
}

/** One package, one door. */
const doors: Record<string, readonly string[]> = {
  yaml: ['source/yaml.ts'],
  ajv: ['source/schema.ts'],
  'smol-toml': ['source/toml.ts'],
  '@lezer/markdown': ['source/markdown-parser.ts', 'source/markdown-extensions.ts'],
  ignore: ['rules/ignored-by-git.ts', 'source/path-patterns.ts'],
  'fast-glob': ['host/disk.ts'],
  '@actions/core': ['host/actions.ts'],
  '@actions/github': ['host/actions.ts'],
  'node:fs': ['host/disk.ts', 'host/files.ts', 'host/actions.ts', 'host/terminal.ts'],
}

const files = readdirSync(top, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts'))
  .sort()

interface Import {
  readonly from: string
  readonly to: string
}

const imports: Import[] = files.flatMap((from) => {
  const text = readFileSync(join(top, from), 'utf8')
  const found = [...text.matchAll(/(?:^import\s[^'"]*?|^export\s[^'"]*?from\s|^\} from\s|import\()\s*'([^']+)'/gm)]
  return found.map(([, to = '']) => ({ from, to }))
})

function roomOf(path: string): string {
  return path.includes('/') ? dirname(path).split('/')[0]! : basename(path, '.ts')
}

function target({ from, to }: Import): string {
  return relative(top, resolve(top, dirname(from), to)).replaceAll('\\', '/')
}

const inner = imports.filter(({ to }) => to.startsWith('.'))

describe('who may import whom', () => {
  test('every file has a room', () => {
    expect(files.map(roomOf).filter((room) => !rooms.includes(room) && !free.has(room))).toEqual([])
  })

  test('only downhill', () => {
    const uphill = inner.filter((each) => {
      const room = roomOf(target(each))
      return !free.has(room) && rooms.indexOf(room) > rooms.indexOf(roomOf(each.from))
    })
    expect(uphill).toEqual([])
  })

  test('a shelf’s member imports from its own shelf only the contract', () => {
    const siblings = inner.filter((each) => {
      const shelf = roomOf(each.from)
      const contract = shelves[shelf]
      const to = target(each)
      if (!contract || roomOf(to) !== shelf || basename(each.from) === 'index.ts') return false
      return !contract.test(basename(to)) || basename(to) === 'index.ts'
    })
    expect(siblings).toEqual([])
  })

  test('one package, one door', () => {
    const outer = imports.filter(({ to }) => !to.startsWith('.'))
    const others = outer.filter(({ from, to }) => {
      const name = Object.keys(doors).find((each) => to === each || to.startsWith(`${each}/`))
      return name !== undefined && !doors[name]!.includes(from)
    })
    expect(others).toEqual([])
    const unknown = outer.filter(
      ({ to }) => !to.startsWith('node:') && !Object.keys(doors).some((each) => to.startsWith(each)),
    )
    expect(unknown).toEqual([])
  })
})

describe('shelves', () => {
  test.each(Object.keys(shelves))('every member of %s is on its list', (shelf) => {
    const members = files.filter((path) => roomOf(path) === shelf && !shelves[shelf]!.test(basename(path)))
    const index = readFileSync(join(top, shelf, 'index.ts'), 'utf8')
    expect(members.filter((path) => !index.includes(`'./${basename(path)}'`))).toEqual([])
  })
})

describe('sizes', () => {
  const lines = (path: string): number => readFileSync(join(top, path), 'utf8').split('\n').length - 1

  test('no file passes 300 lines', () => {
    expect(files.filter((path) => lines(path) > 300)).toEqual([])
  })

  test('a door has at most 60', () => {
    expect(['action.ts', 'cli.ts'].filter((path) => lines(path) > 60)).toEqual([])
  })
})

test('only hosts write to the process’s own streams', () => {
  const writing = files.filter((path) =>
    /\bconsole\.|process\.std(?:out|err)\b/.test(readFileSync(join(top, path), 'utf8')),
  )
  expect(writing.filter((path) => roomOf(path) !== 'host')).toEqual([])
})
