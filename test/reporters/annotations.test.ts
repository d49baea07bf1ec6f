import { error, notice, warning } from '@actions/core'
import { describe, expect, test, vi } from 'vitest'
import type { Diagnostic } from '../../src/diagnostic.ts'
import { settle } from '../../src/report/policy.ts'
import { annotationsReporter } from '../../src/reporters/annotations.ts'
import { hostileMixtures, hostileTexts } from '../report/hostile.ts'
import { annotationsIn, commandsIn } from '../report/runner-protocol.ts'
import { analysisOf, cannedReport, narrow, policy, runtime, setOf } from './canned.ts'
import { hostileReport } from './hostile-report.ts'

const set = setOf(
  Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${name}/SKILL.md`, `---\nname: ${name}\n---\nOne.\nTwo.\n`])),
)
const analysis = analysisOf(set, { runtimes: [runtime('codex')], targets: ['codex'] })

function finding(skill: string, rule: string, changes: Partial<Diagnostic> = {}): Diagnostic {
  const at = { path: `${skill}/SKILL.md`, span: { start: 4, end: 8 } }
  return { rule, severity: 'error', message: 'It is wrong. Right it.', url: 'https://x.test/#r', at, ...changes }
}

function rendered(diagnostics: readonly Diagnostic[]): string {
  return annotationsReporter.render(settle(diagnostics, analysis, policy), narrow)
}

function many(severity: Diagnostic['severity'], count: number): Diagnostic[] {
  return Array.from({ length: count }, (_, at) => finding('a', `${severity}-${100 + at}`, { severity }))
}

test('the canned report', () => {
  expect(annotationsReporter.render(cannedReport(), narrow).split('\n').slice(0, 2)).toEqual([
    '::error title=skill-dropped/colon-in-plain-value,file=.agents/skills/deploy/SKILL.md,line=3,endLine=3,col=33,endColumn=42' +
      '::A colon and a blank stand in an unquoted value, so agentskills, core-agent, Codex and opencode drop the skill, ' +
      'and nobody is told. Put the value in quotes.' +
      '%0Ahttps://github.com/acme/skillproof/blob/v0.1.0/src/rules/README.md#skill-dropped',
    '::error title=unmet-requirement,file=.agents/skills/gke/SKILL.md,line=4,endLine=4,col=19,endColumn=26' +
      '::The recipe recipes/ops has no kubectl, so core-agent withholds the skill. Add it to the image or drop it here.' +
      '%0Ahttps://github.com/acme/skillproof/blob/v0.1.0/src/rules/README.md#unmet-requirement',
  ])
})

test('nothing found is nothing said', () => {
  expect(rendered([])).toBe('')
})

test('places: one line, several lines, a whole file, the whole run', () => {
  const at = (path: string, span: Diagnostic['at']['span']) => ({ at: { path, span } })
  const output = rendered([
    finding('a', 'one-line'),
    finding('b', 'several', at('b/SKILL.md', { start: 0, end: 8 })),
    finding('c', 'whole-file', at('c/SKILL.md', null)),
    finding('d', 'whole-run', at('.', null)),
  ])
  const places = commandsIn(output).map(({ properties }) => [...properties].map((pair) => pair.join('=')).join(' '))
  expect(places).toEqual([
    'title=whole-run',
    'title=one-line file=a/SKILL.md line=2 endLine=2 col=1 endColumn=5',
    'title=several file=b/SKILL.md line=1 endLine=2',
    'title=whole-file file=c/SKILL.md',
  ])
  expect(annotationsIn(output).map(({ properties }) => properties.get('line'))).toEqual([
    undefined,
    '2',
    '1',
    undefined,
  ])
})

test('the worst first, then one of each file, then the second of each', () => {
  const output = rendered([
    finding('a', 'x', { severity: 'note' }),
    finding('a', 'one'),
    finding('a', 'two'),
    finding('b', 'three'),
    finding('b', 'four', { severity: 'warning' }),
  ])
  expect(commandsIn(output).map(({ name, properties }) => `${name} ${properties.get('title')}`)).toEqual([
    'error one',
    'error three',
    'error two',
    'warning four',
    'notice x',
  ])
})

test('repeats of a rule in a file are one annotation', () => {
  const places = [4, 5, 6].map((start) => ({ at: { path: 'a/SKILL.md', span: { start, end: 8 } } }))
  const output = rendered([...places.map((at) => finding('a', 'r', at)), finding('b', 'r')])
  expect(commandsIn(output).map(({ data }) => data.split('\n')[0])).toEqual([
    'It is wrong. Right it. (and 2 more in this file)',
    'It is wrong. Right it.',
  ])
})

describe('GitHub keeps ten of a kind', () => {
  const kinds = (output: string): string =>
    (['error', 'warning', 'notice'] as const)
      .map((kind) => annotationsIn(output).filter((each) => each.kind === kind).length)
      .join(' ')

  test('what fits is all there, without a word on it', () => {
    const output = rendered([...many('error', 9), ...many('warning', 10), ...many('note', 10)])
    expect(kinds(output)).toBe('9 10 10')
    expect(output).not.toContain('title=skillproof')
  })

  test('an error has to leave one place to the verdict, and the last notice says the rest', () => {
    const output = rendered([...many('error', 12), ...many('note', 10)])
    expect(kinds(output)).toBe('9 0 10')
    expect(commandsIn(output)).toHaveLength(19)
    expect(output.trimEnd().split('\n').at(-1)).toBe(
      '::notice title=skillproof::12 errors and 10 notes in 4 skills. 4 findings found no room here: ' +
        'GitHub shows ten annotations of a kind. The step summary and the log list them all.',
    )
  })
})

test('a message ends with a sentence inside of what the runner keeps', () => {
  const output = rendered([
    finding('a', 'sentences', { message: 'Some words stand here. '.repeat(300) }),
    finding('b', 'signs', { message: '😀'.repeat(3000) }),
  ])
  const [sentences = '', signs = ''] = commandsIn(output).map(({ data }) => data)
  expect(sentences).toMatch(/stand here\. …\nhttps:\/\/x\.test\/#r$/)
  expect(signs).toMatch(/^(?:😀)+ …\nhttps:\/\/x\.test\/#r$/u)
  for (const message of [sentences, signs]) expect(message.length).toBeLessThanOrEqual(4096)
})

test('bytes are those of @actions/core', () => {
  const written = { error, warning, notice }
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const given = [...hostileTexts, ...hostileMixtures(21, 200), '%25 100%, a:b,c']
  const pairs = given.map((text, at) => {
    const severity = (['error', 'warning', 'note'] as const)[at % 3] ?? 'error'
    const ours = rendered([finding('a', 'r', { message: text, severity, at: { path: text || '.', span: null } })])
    const [parsed] = commandsIn(ours)
    stdout.mockClear()
    const properties = parsed?.properties ?? new Map<string, string>()
    const file = properties.get('file')
    const kind = parsed?.name as keyof typeof written
    written[kind](parsed?.data ?? '', { title: properties.get('title') ?? '', ...(file === undefined ? {} : { file }) })
    return [
      ours,
      stdout.mock.calls
        .map(([chunk]) => String(chunk))
        .join('')
        .replaceAll('\r\n', '\n'),
    ]
  })
  stdout.mockRestore()
  for (const [ours, theirs] of pairs) expect(ours).toBe(theirs)
})

test('hostile text makes no command of its own', () => {
  for (const seed of [1, 2, 3]) {
    const texts = seed === 1 ? hostileTexts : hostileMixtures(seed, 60)
    const output = annotationsReporter.render(hostileReport(texts), narrow)
    const commands = commandsIn(output)
    expect(commands).toHaveLength(output.split('\n').length - 1)
    expect(commands.length).toBeLessThanOrEqual(30)
    for (const { name, properties } of commands) {
      expect(['error', 'warning', 'notice']).toContain(name)
      expect(['hostile', 'skillproof']).toContain(properties.get('title'))
    }
  }
})
