import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inputs } from '../src/host/actions.ts'
import { configOnly, type OptionKey, optionsSchema, optionText } from '../src/options.ts'
import { outputsOf } from '../src/outcome.ts'
import { plainValue } from '../src/source/schema.ts'
import { parseYaml } from '../src/source/yaml.ts'

interface ActionFile {
  readonly name: string
  readonly description: string
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>
  readonly outputs: Readonly<Record<string, { readonly description: string }>>
  readonly runs: Readonly<Record<string, string>>
}

const text = readFileSync(new URL('../action.yml', import.meta.url), 'utf8')
const document = parseYaml(text, 0, text.length)
const action = plainValue(document.root!) as ActionFile
const { properties } = optionsSchema({ runtimes: [], reporters: [] })
const asInputs = (Object.keys(properties) as OptionKey[]).filter((key) => !configOnly.includes(key))

test('action.yml is YAML for the newest runtime that runners have', () => {
  expect(document.faults).toEqual([])
  expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' })
})

describe('inputs', () => {
  test('are the keys of the schema, and what only GitHub knows', () => {
    expect(Object.keys(action.inputs)).toEqual([...asInputs, 'config', 'working-directory', 'token'])
  })

  test.each(asInputs)('%s says what the schema says', (key) => {
    expect(action.inputs[key]?.description).toBe(optionText(properties[key]))
  })

  test('have no default that would win over the config file', () => {
    const presets = Object.entries(action.inputs).filter(([, input]) => input.default !== undefined)
    expect(presets.map(([name, input]) => [name, input.default])).toEqual([
      ['working-directory', '.'],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's.
      ['token', '${{ github.token }}'],
    ])
  })

  test('are read as lists where the schema has a list; an empty one was not given', () => {
    const given: Record<string, string> = { paths: 'a\nb,c', runtimes: '', 'fail-on': 'never', 'allow-empty': 'true' }
    expect(inputs((name) => given[name] ?? '')).toEqual({
      paths: ['a', 'b', 'c'],
      'fail-on': ['never'],
      'allow-empty': ['true'],
    })
  })
})

test('outputs are those that a run sets', () => {
  const report = { summary: {}, withheld: [], analysis: { verdicts: new Map() } } as unknown as Parameters<
    typeof outputsOf
  >[0]
  const options = { reports: [] } as unknown as Parameters<typeof outputsOf>[1]
  expect(Object.keys(action.outputs)).toEqual(Object.keys(outputsOf(report, options)))
  for (const output of Object.values(action.outputs)) expect(output.description).toMatch(/\.$/)
})
