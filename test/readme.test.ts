import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { recipeFormats } from '../src/recipes/index.ts'
import { shelfIds } from '../src/run.ts'
import { runtimes } from '../src/runtimes/index.ts'
import { parseMarkdown } from '../src/source/markdown.ts'
import { plainValue } from '../src/source/schema.ts'
import { parseYaml } from '../src/source/yaml.ts'
import { runCli } from './e2e/doors.ts'

const top = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(join(top, path), 'utf8')
const readme = read('README.md')
const markdown = parseMarkdown(readme, 0)

/** The cells of each row below the head, between a line that holds `from` and the next one that holds `to`. */
function rowsBetween(from: string, to: string): string[][] {
  const start = readme.indexOf(from)
  expect(start, from).toBeGreaterThanOrEqual(0)
  const end = readme.indexOf(to, start + from.length)
  const lines = readme.slice(start, end < 0 ? undefined : end).split('\n')
  const rows = lines.filter((line) => line.startsWith('|')).slice(2)
  return rows.map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

const unquoted = (cell: string): string => cell.replace(/^`(.*)`$/, '$1')

/** As GitHub makes it, for headings of plain words. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-')

/** The code blocks in their order, each as its language and its text. */
function codeBlocks(): [string, string][] {
  return markdown.codeBlocks.map(({ info, code }) => [info, code])
}

describe('tables', () => {
  const text = read('action.yml')
  const action = plainValue(parseYaml(text, 0, text.length).root!) as {
    inputs: Record<string, { description: string; default?: string }>
    outputs: Record<string, { description: string }>
  }

  test('the inputs are those of action.yml, with their meanings and defaults', () => {
    const rows = rowsBetween('<!-- inputs -->', '<!-- /inputs -->')
    expect(rows.map(([name = '']) => unquoted(name))).toEqual(Object.keys(action.inputs))
    for (const [name = '', meaning, preset] of rows) {
      const { description, default: given } = action.inputs[unquoted(name)]!
      const [said = '', told] = description.split(/ Default: (.*)\.$/)
      // The page may add a sentence; it may not say it otherwise.
      expect(meaning?.slice(0, said.length)).toBe(said)
      expect(preset).toBe(told ?? given)
    }
  })

  test('the outputs are those of action.yml, with their meanings', () => {
    const rows = rowsBetween('<!-- outputs -->', '<!-- /outputs -->')
    const wanted = Object.entries(action.outputs).map(([name, { description }]) => [`\`${name}\``, description])
    expect(rows).toEqual(wanted)
  })

  test('every runtime has a row, in their order, with a kind of evidence that it has', () => {
    const rows = rowsBetween('<!-- runtimes -->', '<!-- /runtimes -->')
    expect(rows.map(([id = '']) => unquoted(id))).toEqual(runtimes.map(({ id }) => id))
    const kinds = { 'real program': 'observed', source: 'source', documents: 'docs' } as const
    for (const [id = '', , checked = ''] of rows) {
      const { evidence } = runtimes.find((each) => each.id === unquoted(id))!
      const kind = Object.entries(kinds).find(([words]) => checked.startsWith(words))?.[1]
      expect(
        evidence.map(({ basis }) => basis as string | undefined),
        id,
      ).toContain(kind)
    }
  })

  test('the runtimes that are asked besides the targets are the well-known ones', () => {
    const told = /Where they are no targets, (.+) are asked/.exec(readme)?.[1]?.match(/(?<=`)[\w-]+(?=`)/g)
    expect(told).toEqual(runtimes.flatMap(({ id, wellKnown }) => (wellKnown ? [id] : [])))
  })

  test('every format of recipes has a row', () => {
    const ids = rowsBetween('\n## Recipes', '\n### ').map(([id = '']) => unquoted(id))
    expect(ids.sort()).toEqual(recipeFormats.map(({ id }) => id).sort())
  })

  test('every message of the troubleshooting is one that the program prints', () => {
    const files = readdirSync(join(top, 'src'), { recursive: true, encoding: 'utf8' })
    const source = files
      .filter((path) => path.endsWith('.ts'))
      .map((path) => read(join('src', path)))
      .join('\n')
    const pieces = rowsBetween('\n## Troubleshooting', '\n## ').flatMap(([message = '']) =>
      unquoted(message)
        .split(/"…"|…/)
        .filter((piece) => piece !== ''),
    )
    expect(pieces.filter((piece) => !source.includes(piece))).toEqual([])
  })
})

describe('commands', () => {
  test('the first two blocks are the two commands of a newcomer', () => {
    expect(codeBlocks().slice(0, 2)).toEqual([
      ['sh', 'node dist/cli/index.js examples'],
      ['sh', 'npm cit'],
    ])
  })

  test('the first one ends with the exit code that the page promises', () => {
    expect(readme).toContain('The exit code is 1,')
    expect(runCli(top, ['examples']).code).toBe(1)
  })

  test('every command and flag on the page is on the help page too', () => {
    const { stdout } = runCli(top, ['--help'])
    const flags = new Set(readme.match(/(?<=[\s`(])--[a-z][a-z-]+/g))
    expect([...flags].filter((flag) => !stdout.includes(`  ${flag}`))).toEqual([])
    const commands = rowsBetween('\n## On the command line', '\n`check` takes').map(([cell = '']) => unquoted(cell))
    for (const command of commands) expect(stdout).toContain(`  ${command.replace(/^(skillproof explain) ID$/, '$1')}`)
  })

  test('the config file on the page is valid', async () => {
    const example = codeBlocks().find(([info, text]) => info === 'yaml' && text.startsWith('paths:'))?.[1] ?? ''
    const bytes = (path: string) => (path === 'skillproof.yml' ? new TextEncoder().encode(example) : null)
    const config = await readConfig(null, ['.'], bytes, shelfIds())
    expect(Object.keys(config?.wishes ?? {})).toEqual(['paths', 'runtimes', 'fail-on', 'budget', 'user-roots'])
  })

  test('the waivers on the page are valid', async () => {
    const example = codeBlocks().find(([info, text]) => info === 'yaml' && text.startsWith('waivers:'))?.[1] ?? ''
    const bytes = (path: string) => (path === 'skillproof.yml' ? new TextEncoder().encode(example) : null)
    const config = await readConfig(null, ['.'], bytes, shelfIds())
    expect(config?.wishes.waivers?.list).toHaveLength(1)
  })

  test('the recipes on the page are valid', async () => {
    const example = codeBlocks().find(([info, text]) => info === 'yaml' && text.startsWith('recipes:'))?.[1] ?? ''
    const bytes = (path: string) => (path === 'skillproof.yml' ? new TextEncoder().encode(example) : null)
    const config = await readConfig(null, ['.'], bytes, shelfIds())
    expect(Object.keys(config?.wishes ?? {})).toEqual(['recipes'])
  })
})

test('the picture is what the built program prints (npm run picture)', () => {
  const drawn = spawnSync(process.execPath, ['.ci/picture.mjs', '--print'], { cwd: top, encoding: 'utf8' })
  expect(drawn.stderr).toBe('')
  expect(drawn.stdout).toBe(read('.github/verdicts.svg'))
  expect(readme).toMatch(/!\[[^\]]{40,}\]\(\.github\/verdicts\.svg\)/)
})

describe('links', () => {
  test.each(['README.md', 'CHANGELOG.md', 'SECURITY.md', '.github/CONTRIBUTING.md'])('of %s lead somewhere', (page) => {
    const text = read(page)
    const { links, headings } = parseMarkdown(text, 0)
    const anchors = headings.map(({ text: heading }) => `#${slugOf(heading)}`)
    const lost = links
      .map(({ target }) => target)
      .filter((target) => {
        if (target.startsWith('https://')) return false
        return target.startsWith('#') ? !anchors.includes(target) : !existsSync(join(top, dirname(page), target))
      })
    expect(lost).toEqual([])
  })

  test('the rooms and tests that the contributing page names are there', () => {
    const named = read('.github/CONTRIBUTING.md').match(/(?<=`)(?:src|test)\/[\w./-]+(?=`)/g) ?? []
    expect(named.filter((path) => !path.includes('/my-') && !existsSync(join(top, path)))).toEqual([])
  })
})

test('the licence is MIT, in the file and in the package', () => {
  expect(read('LICENSE')).toMatch(/^MIT License\n\nCopyright \(c\) 2026 Skillproof contributors\n/)
  expect(JSON.parse(read('package.json')).license).toBe('MIT')
})
