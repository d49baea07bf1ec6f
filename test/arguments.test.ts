import { describe, expect, test } from 'vitest'
import pkg from '../package.json' with { type: 'json' }
import { helpPage, parseCommandLine } from '../src/arguments.ts'
import { UsageError } from '../src/diagnostic.ts'
import { VERSION } from '../src/version.ts'

const nothing = { command: 'check', given: {}, config: null, quiet: false, progress: true }

describe('words are understood', () => {
  test.each([
    ['', nothing],
    ['check', nothing],
    ['check a b,c !d', { ...nothing, given: { paths: ['a', 'b,c', '!d'] } }],
    ['-- show', { ...nothing, given: { paths: ['show'] } }],
    ['toString', { ...nothing, given: { paths: ['toString'] } }],
    ['--runtimes codex,pi --runtimes=adk a', { ...nothing, given: { runtimes: ['codex', 'pi', 'adk'], paths: ['a'] } }],
    ['--report json=a.json,terminal', { ...nothing, given: { report: ['json=a.json', 'terminal'] } }],
    ['--fail-on never --allow-empty', { ...nothing, given: { 'fail-on': ['never'], 'allow-empty': ['true'] } }],
    ['--config c.yml --quiet --no-progress', { ...nothing, config: 'c.yml', quiet: true, progress: false }],
    ['rules', { command: 'rules' }],
    ['runtimes', { command: 'runtimes' }],
    ['explain over-budget', { command: 'explain', id: 'over-budget' }],
    ['show a', { command: 'show', path: 'a', runtime: null, tier: null, json: false }],
    [
      'show a --runtime codex --tier metadata --report json',
      { command: 'show', path: 'a', runtime: 'codex', tier: 'metadata', json: true },
    ],
    ['recipe .agents', { command: 'recipe', path: '.agents', config: null }],
    ['recipe a --config c.yml', { command: 'recipe', path: 'a', config: 'c.yml' }],
    ['tools import gke answer.json', { command: 'tools', server: 'gke', path: 'answer.json' }],
    ['--version', { command: 'version' }],
    ['rules -h', { command: 'help' }],
  ])('%s', (words, expected) => {
    expect(parseCommandLine(words.split(' ').filter((word) => word !== ''))).toEqual(expected)
  })
})

describe('words are refused with a remedy', () => {
  test.each([
    ['--runtime x', '"--runtime" is no flag of check; did you mean --runtimes? See skillproof --help.'],
    ['show a --runtimes x', '"--runtimes" is no flag of show; did you mean --runtime? See skillproof --help.'],
    ['-x', '"-x" is no flag of check. See skillproof --help.'],
    ['--constructor', '"--constructor" is no flag of check. See skillproof --help.'],
    ['--report', '--report needs a value, as in --report ID[=FILE],...'],
    ['--config --quiet', '--config needs a value, as in --config FILE'],
    ['--quiet=yes', '--quiet takes no value; write --quiet alone.'],
    ['show', 'show needs to know what; write skillproof show PATH.'],
    ['recipe', 'recipe needs to know what; write skillproof recipe PATH.'],
    ['tools', 'tools needs a server and a file; write skillproof tools import SERVER FILE.'],
    ['tools import gke', 'tools needs a server and a file; write skillproof tools import SERVER FILE.'],
    ['tools list', '"list" is not an action of tools. Valid: import.'],
    ['tools import a b c', '"c" is one word too many; write skillproof tools import SERVER FILE.'],
    ['explain a b', '"b" is one word too many; write skillproof explain RULE|REASON.'],
    ['rules a', '"a" is one word too many; write skillproof rules.'],
    ['show a --tier bodies', '"bodies" is not a value of --tier. Valid: metadata, instructions, resources.'],
  ])('%s', (words, message) => {
    expect(() => parseCommandLine(words.split(' '))).toThrow(new UsageError(message))
  })
})

describe('the help page', () => {
  const page = helpPage(VERSION)

  test('fits 80 columns', () => {
    expect(page.split('\n').filter((line) => line.length > 80)).toEqual([])
  })

  test('has every flag with its default', () => {
    const entries = page.split(/\n(?= {2}--)/).slice(1)
    const flags = entries.map((entry) => /--[a-z-]+/.exec(entry)?.[0])
    expect(flags).toEqual([
      ...['--runtimes', '--recipe', '--profile', '--report', '--fail-on', '--allow-empty', '--config', '--quiet'],
      ...['--no-progress', '--runtime', '--tier', '--report', '--version', '--help'],
    ])
    for (const entry of entries) expect(entry).toMatch(/\s+Default:\s/)
  })
})

test('the version is that of the package', () => {
  expect(VERSION).toBe(pkg.version)
})
