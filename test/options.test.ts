import { describe, expect, test } from 'vitest'
import { UsageError } from '../src/diagnostic.ts'
import {
  type DoorChoices,
  optionsSchema,
  optionText,
  readTexts,
  rebase,
  settle,
  splitList,
  standardBudget,
} from '../src/options.ts'
import { nearest } from '../src/source/nearest.ts'

const ids = { runtimes: ['agentskills', 'core-agent', 'core-agent@2.8', 'codex'], reporters: ['terminal', 'json'] }
const shell: DoorChoices = { folder: '.', reports: ['terminal'], quiet: false, progress: true }
const flag = (key: string) => `--${key}`

function refusal(act: () => unknown): string {
  try {
    act()
  } catch (error) {
    if (error instanceof UsageError) return error.message
    throw error
  }
  return 'accepted'
}

test('nobody asks for anything: the defaults', () => {
  expect(settle({}, null, shell, ids)).toEqual({
    paths: ['.'],
    runtimes: null,
    recipe: null,
    profile: 'default',
    reports: [{ id: 'terminal', file: null }],
    failOn: 'error',
    config: null,
    allowEmpty: false,
    quiet: false,
    progress: true,
    budget: standardBudget,
    userRoots: [],
  })
})

test('flags win over the config file, which wins over the defaults', () => {
  const config = {
    path: 'skillproof.yml',
    wishes: { runtimes: ['codex'], 'fail-on': 'note', 'allow-empty': true, budget: { lines: 9 } },
  } as const
  const asked = readTexts({ runtimes: ['core-agent', 'core-agent'], report: ['json=a=b.json', 'terminal'] }, ids, flag)
  expect(settle(asked, config, shell, ids)).toMatchObject({
    runtimes: ['core-agent'],
    reports: [
      { id: 'json', file: 'a=b.json' },
      { id: 'terminal', file: null },
    ],
    failOn: 'note',
    config: 'skillproof.yml',
    allowEmpty: true,
    budget: { ...standardBudget, lines: 9 },
  })
})

test('texts become what the schema says', () => {
  const given = {
    'allow-empty': ['false'],
    'fail-on': ['error', 'never'],
    runtimes: ['core-agent@2.8'],
    recipe: ['none'],
  }
  expect(readTexts(given, ids, flag)).toEqual({
    'allow-empty': false,
    'fail-on': 'never',
    runtimes: ['core-agent@2.8'],
    recipe: ['none'],
  })
  expect(settle({ recipe: ['none'] }, null, shell, ids).recipe).toBe('none')
  expect(settle({ recipe: 'ops' }, null, shell, ids).recipe).toEqual(['ops'])
})

describe('a value that is not valid', () => {
  test.each([
    [
      { runtimes: ['codx'] },
      '"codx" is not a value of --runtimes; did you mean "codex"? Valid: agentskills, core-agent, core-agent@2.8, codex.',
    ],
    [{ report: ['xml=out'] }, '"xml" is not a value of --report. Valid: terminal, json.'],
    [{ report: ['json='] }, '"json=" names no file; write json=FILE, or json alone.'],
    [
      { 'fail-on': ['errors'] },
      '"errors" is not a value of --fail-on; did you mean "error"? Valid: error, warning, note, never.',
    ],
    [{ 'allow-empty': ['yes'] }, '"yes" is not a value of --allow-empty. Valid: true, false.'],
    [{ runtimes: [] }, '--runtimes names nothing; give a value or leave it out.'],
  ])('%j', (given, message) => {
    expect(refusal(() => readTexts(given, ids, flag))).toBe(message)
  })

  test('recipes and report files that contradict each other', () => {
    expect(refusal(() => settle({ recipe: ['none', 'ops'] }, null, shell, ids))).toBe(
      '"none" stands beside other recipes; write none alone, or leave it out.',
    )
    expect(refusal(() => settle({ report: ['json=a', 'terminal=a'] }, null, shell, ids))).toBe(
      'Two reports go to "a"; give each a file of its own.',
    )
  })
})

// Case 205: a run from services/mail names its files from the top of the repository.
test('a working directory stands in front of relative paths', () => {
  const wishes = {
    paths: ['.', 'skills/**', '!skills/old', '/abs', 'C:\\abs', '../web'],
    recipe: ['ops', 'none'],
    report: ['terminal', 'json=out/a.json', 'json=/tmp/a.json'],
    'user-roots': ['home/.agents'],
    runtimes: ['codex'],
  }
  expect(rebase(wishes, 'services/mail')).toEqual({
    paths: ['services/mail', 'services/mail/skills/**', '!services/mail/skills/old', '/abs', 'C:\\abs', 'services/web'],
    recipe: ['services/mail/ops', 'none'],
    report: ['terminal', 'json=services/mail/out/a.json', 'json=/tmp/a.json'],
    'user-roots': ['services/mail/home/.agents'],
    runtimes: ['codex'],
  })
  expect(rebase(wishes, '.')).toEqual(wishes)
  expect(settle({}, null, { ...shell, folder: 'services/mail' }, ids).paths).toEqual(['services/mail'])
})

test.each([
  ['a\nb, c ,,\r\n d', ['a', 'b', 'c', 'd']],
  ['skills/{a,b}/**,x', ['skills/{a,b}/**', 'x']],
  ['{a,b', ['{a', 'b']],
  [' , ', []],
])('the list %j', (text, entries) => {
  expect(splitList(text)).toEqual(entries)
})

test.each([
  ['codx', 'codex'],
  ['CODEX', 'codex'],
  ['gemini', 'gemini-cli'],
  ['core-agnet', 'core-agent'],
  ['zebra', null],
  ['', null],
  ['c'.repeat(1000), null],
])('%j is near %j', (word, near) => {
  expect(nearest(word, ['core-agent', 'codex', 'gemini-cli'])).toBe(near)
})

test('every key of the schema is described, and refuses what it does not know', () => {
  const schema = optionsSchema(ids)
  expect(schema.additionalProperties).toBe(false)
  for (const option of Object.values(schema.properties)) expect(option.description).toMatch(/^[A-Z].*\.$/)
  expect(optionText(schema.properties['fail-on'])).toBe('The least severity that fails the run. Default: error.')
})
