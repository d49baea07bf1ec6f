import { describe, expect, test } from 'vitest'
import { readConfig, settleAsked } from '../src/config.ts'
import { UsageError } from '../src/diagnostic.ts'

const ids = {
  runtimes: ['agentskills', 'core-agent', 'codex'],
  reporters: ['terminal', 'json'],
  rules: ['link-missing', 'skill-dropped'],
}

function reader(files: Readonly<Record<string, string | Uint8Array>>) {
  return (path: string) => {
    const content = files[path]
    if (content === undefined) return null
    return typeof content === 'string' ? new TextEncoder().encode(content) : content
  }
}

function read(text: string | Uint8Array) {
  return readConfig(null, ['.'], reader({ 'skillproof.yml': text }), ids)
}

async function refusal(reading: Promise<unknown>): Promise<string> {
  try {
    await reading
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const { path, line, column } = error.at ?? {}
    return `${[path, line, column].filter((part) => part !== undefined).join(':')} ${error.message}`
  }
  return 'accepted'
}

const keys = 'paths, runtimes, recipe, recipes, profile, report, fail-on, allow-empty, budget, user-roots, waivers'

describe('a mistake has its place and its cure', () => {
  test.each([
    ['runtime: [codex]', `1:1 "runtime" is not a key of this file; did you mean "runtimes"? Valid: ${keys}.`],
    ['# ours\npaths: [a]\nzebra: 1', `3:1 "zebra" is not a key of this file. Valid: ${keys}.`],
    ['__proto__: 1', `1:1 "__proto__" is not a key of this file. Valid: ${keys}.`],
    ['\uFEFFrecipies: none', `1:1 "recipies" is not a key of this file; did you mean "recipes"? Valid: ${keys}.`],
    ['- a', `1:1 The file is a list; write a map with the keys ${keys}.`],
    ['runtimes: codex', '1:11 "runtimes" is text; write a list, such as [codex].'],
    [
      'runtimes:\n  - codex\n  - codx',
      '3:5 "codx" is not a value of "runtimes"; did you mean "codex"? Valid: agentskills, core-agent, codex.',
    ],
    ['runtimes: [codex, [a]]', '1:19 Item 2 of "runtimes" is a list; write one of agentskills, core-agent, codex.'],
    ['paths: []', '1:8 "paths" has too few entries; give it at least 1, or leave the key out.'],
    ['paths: ["é", 2024]', '1:14 Item 2 of "paths" is a number; put it in quotes to make it text.'],
    ["paths: ['']", '1:9 Item 1 of "paths" is empty; fill it in or leave it out.'],
    ['recipe: {}', '1:9 "recipe" is a map; write text or a list.'],
    ['report: [jsn]', '1:10 "jsn" is not a value of "report"; did you mean "json"? Valid: terminal, json, ID=FILE.'],
    ['report: [xml=out.xml]', '1:10 "xml=out.xml" is not a value of "report". Valid: terminal, json, ID=FILE.'],
    ['report: [3]', '1:10 Item 1 of "report" is a number; write one of terminal, json, ID=FILE.'],
    [
      'fail-on: warnings',
      '1:10 "warnings" is not a value of "fail-on"; did you mean "warning"? Valid: error, warning, note, never.',
    ],
    ['fail-on: true', '1:10 "fail-on" is a boolean; write one of error, warning, note, never.'],
    ['profile:', '1:1 "profile" is empty; write one of default, recipecheck.'],
    ['allow-empty: yes', '1:14 "allow-empty" is text; write true or false.'],
    ['budget: 5', '1:9 "budget" is a number; write a map with the keys metadata, instructions, lines.'],
    [
      'budget:\n  line: 5',
      '2:3 "line" is not a key of "budget"; did you mean "lines"? Valid: metadata, instructions, lines.',
    ],
    ['budget: {lines: 0}', '1:17 "budget.lines" is 0; the least is 1.'],
    ['budget: {lines: many}', '1:17 "budget.lines" is text; write a whole number.'],
    ['a: 1\nbudget: {lines: 1.5}\nb: 1', `1:1 "a" is not a key of this file. Valid: ${keys}. 2 more mistakes follow.`],
    ['recipes: none', '1:10 "recipes" is text; write a list, such as [none].'],
    [
      'recipes: [{runtime: pi}]',
      '1:11 The recipe has no "name"; give it a name and a runtime, or the path of a recipe.',
    ],
    [
      'recipes: [{name: a}]',
      '1:11 The recipe has no "runtime"; give it a name and a runtime, or the path of a recipe.',
    ],
    [
      'recipes: [{path: .agents, tools: [a]}]',
      '1:27 "tools" stands beside "path"; the files at the path say it, so take it out.',
    ],
    ['recipes: [{name: a, runtime: pi}, {name: a, runtime: pi}]', '1:42 There are two recipes named "a"; rename one.'],
    [
      'recipes: [{name: a, runtime: pi, binarie: [b]}]',
      '1:34 "binarie" is not a key of item 1 of "recipes"; did you mean "binaries"? Valid: name, path, runtime, tools, servers, binaries, image, environment, skills, closed.',
    ],
    [
      'recipes: [{name: a, runtime: pi, binaries: PATH}]',
      '1:44 "PATH" is not a value of "recipes.binaries"; did you mean "path"? Valid: a list of names, path, {file: PATH}, {image: NAME}.',
    ],
    ['waivers: vendor/', '1:10 "waivers" is text; write a list, such as [vendor/].'],
    ['waivers:\n  - paths: vendor/', '2:5 Item 1 of "waivers" lacks the key "reason"; add it.'],
    ['waivers: [{paths: a, reason: " "}]', '1:30 The reason is blank; say why the findings are taken on.'],
    [
      'waivers: [{path: a, paths: a, reason: r}]',
      '1:12 "path" is not a key of item 1 of "waivers"; did you mean "paths"? Valid: paths, rules, reason, floor, until.',
    ],
    ['waivers: [{paths: a, reason: r, floor: 0}]', '1:40 "waivers.floor" is 0; the least is 1.'],
    [
      'waivers: [{paths: a, reason: r, until: 2027-02-30}]',
      '1:40 "2027-02-30" is no day; write it as YYYY-MM-DD, such as 2027-01-31.',
    ],
    [
      'waivers: [{paths: a, reason: r, rules: [link-missing/x, link-mising]}]',
      '1:57 "link-mising" is no rule; did you mean "link-missing"?',
    ],
    [
      'waivers: [{paths: [a, ../b], reason: r}]',
      '1:23 The path "../b" leads out of the folder that paths start at; name a path below it.',
    ],
    ['waivers: [{paths: "*a*b*c*d*", reason: r}]', '1:19 The path "*a*b*c*d*" has 5 wild cards; the most is 4.'],
    ['paths: [a]\npaths: [b]', '2:1 The key "paths" stands twice; keep one of them.'],
    ['profile: a: b', '1:11 A colon stands in an unquoted value; put the value in quotes.'],
    ['paths:\n\t- a', '2:1 A tab indents the line; use blanks.'],
    ['paths: [a', '1:8 The bracket is never closed; close it.'],
    ['paths: [a]\n---\nprofile: default', '2:1 A second YAML document starts here; keep one.'],
    ['---\n---\nprofile: default', '2:1 A second YAML document starts here; keep one.'],
    ['paths: [a]\n...\nprofile: default', '2:1 A second YAML document starts here; keep one.'],
    ['paths: *a', '1:8 The alias leads nowhere; define its anchor before it, or put the value in quotes.'],
    [
      'report: [terminal, json=../x.json]',
      '1:20 A config file writes reports only below its own folder, not to "../x.json"; ask for this one on the command line.',
    ],
    [
      'report: [json=.git/hooks/x]',
      '1:10 A config file writes reports only below its own folder, not to ".git/hooks/x"; ask for this one on the command line.',
    ],
  ])('%j', async (text, expected) => {
    expect(await refusal(read(text))).toBe(`skillproof.yml:${expected}`)
  })

  test('bytes that are no text, and too many of them', async () => {
    expect(await refusal(read(new Uint8Array([0x61, 0xff])))).toBe(
      'skillproof.yml The config file is not UTF-8; save it as UTF-8.',
    )
    expect(await refusal(read('#'.repeat(262_145)))).toBe(
      'skillproof.yml The config file has 262145 bytes, more than the 262144 that are read; make it smaller.',
    )
  })
})

test('waivers start where the file stands, and know their places', async () => {
  const text = `waivers:
  - paths: vendor/
    reason: as upstream has it
  - {paths: [/a/**, '!/a/b/'], rules: [skill-dropped], reason: r, floor: 3, until: 2027-01-31}
`
  const config = await readConfig(null, ['services'], reader({ 'services/skillproof.yml': text }), ids)
  const { folder, file, list = [] } = config?.wishes.waivers ?? {}
  expect([folder, file?.path]).toEqual(['services', 'services/skillproof.yml'])
  expect(list.map(({ span, ...rest }) => ({ ...rest, line: file?.position(span.start).line }))).toEqual([
    { paths: ['vendor/'], rules: null, reason: 'as upstream has it', floor: null, until: null, line: 2 },
    { paths: ['/a/**', '!/a/b/'], rules: ['skill-dropped'], reason: 'r', floor: 3, until: '2027-01-31', line: 4 },
  ])
})

test('every key, and an empty file', async () => {
  const text = `paths: &here [skills]
runtimes: [codex]
recipe: none
profile: recipecheck
report: [terminal, json=out.json]
fail-on: warning
allow-empty: true
budget: {metadata: 200, lines: 0x10}
user-roots: *here
`
  expect((await read(text))?.wishes).toEqual({
    paths: ['skills'],
    runtimes: ['codex'],
    recipe: 'none',
    profile: 'recipecheck',
    report: ['terminal', 'json=out.json'],
    'fail-on': 'warning',
    'allow-empty': true,
    budget: { metadata: 200, lines: 16 },
    'user-roots': ['skills'],
  })
  for (const nothing of ['', '# nothing yet\n', '---\n', '---\n...\n# end\n'])
    expect((await read(nothing))?.wishes).toEqual({})
})

describe('which file is read', () => {
  test('none, one, or the one that is named', async () => {
    expect(await readConfig(null, ['.'], reader({}), ids)).toBeNull()
    const files = reader({ '.github/skillproof.yml': 'paths: [a]', 'x.yml': 'paths: [b]', 'sub/x.yml': 'paths: [c]' })
    expect(await readConfig(null, ['.'], files, ids)).toMatchObject({ path: '.github/skillproof.yml' })
    expect(await readConfig('x.yml', ['.'], files, ids)).toEqual({ path: 'x.yml', wishes: { paths: ['b'] } })
    expect(await readConfig('x.yml', ['sub'], files, ids)).toEqual({ path: 'sub/x.yml', wishes: { paths: ['sub/c'] } })
    expect(await refusal(readConfig('y.yml', ['.'], files, ids))).toBe(
      ' The config file "y.yml" is not there; name one that is.',
    )
  })

  test('two in one folder are refused, unless one is named', async () => {
    const files = reader({ 'skillproof.yml': '', 'skillproof.yaml': '' })
    expect(await refusal(readConfig(null, ['.'], files, ids))).toBe(
      'skillproof.yaml There are two config files, skillproof.yml and skillproof.yaml; keep one, or name one with config.',
    )
    expect(await readConfig('skillproof.yaml', ['.'], files, ids)).toMatchObject({ path: 'skillproof.yaml' })
  })

  test('the working directory comes before the workspace; relative paths start where the file stands', async () => {
    const both = reader({ 'skillproof.yml': 'paths: [all]', 'services/mail/skillproof.yml': 'paths: [skills]' })
    const top = reader({ 'skillproof.yml': 'paths: [all]' })
    const folders = ['services/mail', '.']
    expect((await readConfig(null, folders, both, ids))?.wishes.paths).toEqual(['services/mail/skills'])
    expect((await readConfig(null, folders, top, ids))?.wishes.paths).toEqual(['all'])
  })
})

test('inputs and config are settled together', async () => {
  const asked = {
    given: { paths: ['skills'] },
    naming: (key: string) => key,
    config: null,
    door: { folder: 'services/mail', reports: ['terminal'], quiet: false, progress: false, today: '2027-01-31' },
  }
  const files = reader({ 'skillproof.yml': 'fail-on: never\npaths: [all]' })
  expect(await settleAsked(asked, ids, files)).toMatchObject({
    paths: ['services/mail/skills'],
    failOn: 'never',
    config: 'skillproof.yml',
    today: '2027-01-31',
  })
})
