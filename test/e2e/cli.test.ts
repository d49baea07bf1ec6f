import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkedOut, cliBundle, plant, runCli, skillText, temporary, withoutRights } from './doors.ts'
import { onlyText, reportIn } from './expectations.ts'

const isWindows = process.platform === 'win32'
const warned = '---\nname: a\ndescription: d\nmetadata:\n  version: 1.10\n---\nB\n'

/** Skills with an error each, so many that no pipe holds what is said about them. */
function crowd(count: number): Record<string, string> {
  const names = Array.from({ length: count }, (_, at) => `skill-${at}`)
  return Object.fromEntries(names.map((name) => [`skills/${name}/SKILL.md`, skillText(name, 'Use when: asked')]))
}

test.each([
  ['nothing is wrong', { 'skills/a/SKILL.md': skillText('a') }, [], 0],
  ['there is an error', { 'skills/a/SKILL.md': skillText('b') }, [], 1],
  ['there is an error, and nothing may fail', { 'skills/a/SKILL.md': skillText('b') }, ['--fail-on', 'never'], 0],
  ['there is a warning', { 'skills/a/SKILL.md': warned }, [], 0],
  ['there is a warning, and it counts', { 'skills/a/SKILL.md': warned }, ['--fail-on', 'warning'], 1],
  ['there is a warning, and even notes count', { 'skills/a/SKILL.md': warned }, ['--fail-on=note'], 1],
  ['there is no skill', { 'a.md': 'a' }, [], 2],
  ['there is no skill, and nothing may fail', { 'a.md': 'a' }, ['--fail-on', 'never'], 2],
  ['there is no skill, and there need not be one', { 'a.md': 'a' }, ['--allow-empty'], 0],
])('exit code: %s', (_what, tree, words, code) => {
  const ended = runCli(checkedOut(tree), words)
  onlyText(ended)
  expect(ended.code).toBe(code)
  expect(ended.stderr === '').toBe(code !== 2)
})

test.each([
  [['nowhere'], '"nowhere" is not there; give a folder, a SKILL.md or a glob that exists.'],
  [['skills/*/nothing'], 'The glob "skills/*/nothing" matches nothing; check it against the folder it is used in.'],
  [['README.md'], '"README.md" is not a SKILL.md; give a folder, a SKILL.md or a glob.'],
  [['--runtimes', 'codexx'], '"codexx" is not a value of --runtimes; did you mean "codex"?'],
  [['--fail-on', 'errors'], '"errors" is not a value of --fail-on'],
  [['--report', 'xml'], '"xml" is not a value of --report'],
  [['--report', 'json='], '"json=" names no file'],
  [['--report', 'json=a,terminal=a'], 'Two reports go to "a"'],
  [['--reprot', 'json'], '"--reprot" is no flag of check; did you mean --report?'],
  [['--quiet=yes'], '--quiet takes no value'],
  [['--config', 'nowhere.yml'], 'The config file "nowhere.yml" is not there'],
  [['--config', 'skills'], '"skills" cannot be read: it is a folder'],
  [['explain'], 'explain needs to know what'],
  [['explain', 'nothing-of-ours'], '"nothing-of-ours" is no rule'],
  [['show', 'nowhere'], 'nowhere'],
  [['rules', 'more'], '"more" is one word too many'],
])('wrong usage %j: one sentence, nothing else', (words, sentence) => {
  const root = checkedOut({ 'skills/a/SKILL.md': skillText('a'), 'README.md': 'x' })
  const ended = runCli(root, words)
  onlyText(ended)
  expect(ended).toMatchObject({ code: 2, stdout: '' })
  expect(ended.stderr).toMatch(/^skillproof: [^\n]+\n$/)
  expect(ended.stderr).toContain(sentence)
})

test('a config file: it is heeded, and a mistake in it is told with its place', () => {
  const root = checkedOut({ 'skills/a/SKILL.md': skillText('b'), 'skillproof.yml': 'fail-on: never\n' })
  expect(runCli(root, []).code).toBe(0)
  expect(runCli(root, ['--fail-on', 'error']).code).toBe(1)
  plant(root, { 'skillproof.yml': 'paths: [skills]\nfail-on: sometimes\n' })
  const ended = runCli(root, [])
  expect(ended).toMatchObject({ code: 2, stdout: '' })
  expect(ended.stderr).toMatch(/^skillproof: skillproof\.yml:2:10: "sometimes" .*error, warning, note, never\.\n$/)
})

test('a bundle that lost a part is our fault: exit code 3, with a stack', () => {
  const folder = temporary()
  cpSync(dirname(cliBundle), folder, { recursive: true })
  for (const name of readdirSync(folder)) if (/^\d+\.index\.js$/.test(name)) rmSync(join(folder, name))
  const root = checkedOut({ 'skills/a/SKILL.md': skillText('a') })
  const ended = spawnSync(process.execPath, [join(folder, 'index.js')], { cwd: root, encoding: 'utf8' })
  expect(ended.status).toBe(3)
  expect(ended.stderr).toMatch(/\n\s+at .+\nskillproof: this is a bug in skillproof, please report it\.\n$/s)
})

test('--help, -h and --version, whatever else is there', () => {
  const root = temporary()
  const help = runCli(root, ['--help'])
  expect(help).toMatchObject({ code: 0, stderr: '' })
  for (const text of ['--fail-on', '--runtimes', 'explain RULE|REASON', 'Exit codes:']) {
    expect(help.stdout).toContain(text)
  }
  expect(help.stdout.split('\n').filter((line) => line.length > 80)).toEqual([])
  expect(runCli(root, ['-h']).stdout).toBe(help.stdout)
  expect(runCli(root, ['check', 'nowhere', '--help']).stdout).toBe(help.stdout)
  expect(runCli(root, ['--version'])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\S*\n$/) })
})

test.each(['rules', 'runtimes'])('%s lists its shelf, and explain knows what is on it', (command) => {
  const root = temporary()
  const page = runCli(root, [command])
  expect(page).toMatchObject({ code: 0, stderr: '' })
  expect(page.stdout).toContain(command === 'rules' ? 'skill-dropped' : 'core-agent')
  expect(runCli(root, ['explain', 'skill-dropped/colon-in-plain-value'])).toMatchObject({ code: 0, stderr: '' })
})

test('what to check: a folder, a skill, a SKILL.md, globs, and all but what is excluded', () => {
  const root = checkedOut('collection')
  const names = (...words: string[]) =>
    reportIn(runCli(root, ['--report', 'json', ...words]).stdout).skills.map(({ path }) => path)
  const all = names()
  expect(all).toEqual([
    '.agents/skills/deploy-check',
    'skills/monthly-report',
    'skills/party-note',
    'skills/release-notes',
    'skills/steady-hand',
  ])
  expect(names('skills')).toEqual(all.slice(1))
  expect(names('skills/party-note')).toEqual(['skills/party-note'])
  expect(names('skills/party-note/SKILL.md')).toEqual(['skills/party-note'])
  expect(names('skills/*-n*')).toEqual(['skills/party-note', 'skills/release-notes'])
  expect(names('**/SKILL.md')).toEqual(all)
  expect(names('skills', 'skills/party-note', '.')).toEqual(all)
  expect(names('.', '!skills/*note*')).toEqual([
    '.agents/skills/deploy-check',
    'skills/monthly-report',
    'skills/steady-hand',
  ])
  expect(names('!.agents')).toEqual(all.slice(1))
  expect(names('skills/*', '!skills/party-note')).not.toContain('skills/party-note')
  expect(names(join(root, 'skills/party-note'))).toEqual(['skills/party-note'])
})

test('a glob follows links no further than a folder does', () => {
  const root = checkedOut({ 'skills/a/SKILL.md': skillText('a'), 'skills/b/notes.txt': '' })
  const link = (target: string, name: string) => spawnSync('ln', ['-s', target, join(root, 'skills', name)])
  for (const [target, name] of [
    ['a', 'same'],
    ['loop', 'loop'],
    ['/etc', 'out'],
    ['nowhere', 'broken'],
  ] as const) {
    link(target, name)
  }
  const [folder, glob] = ['skills', 'skills/*'].map((path) => reportIn(runCli(root, [path, '--report', 'json']).stdout))
  expect(glob?.skills).toEqual(folder?.skills)
  expect(glob?.files).toEqual(folder?.files)
})

test('from inside of a skill the folder is still known by its name', () => {
  const root = checkedOut({ 'skills/a/SKILL.md': skillText('b') })
  const ended = runCli(join(root, 'skills/a'), ['--report', 'json'])
  expect(reportIn(ended.stdout).diagnostics).toContainEqual(
    expect.objectContaining({ rule: 'skill-dropped/name-folder-mismatch', file: 'SKILL.md', line: 2, column: 7 }),
  )
})

test('--quiet shows errors only', () => {
  const root = checkedOut({ 'skills/a/SKILL.md': warned, 'skills/b/SKILL.md': skillText('c') })
  const { code, stdout } = runCli(root, ['--quiet'])
  expect(stdout).toMatch(/^skills\/b\/SKILL\.md:2:7 error /)
  expect(stdout).not.toMatch(/:\d+ (?:warning|note) /)
  expect(stdout).not.toContain('Tokens')
  expect(code).toBe(1)
})

test('colours only where they are wanted', () => {
  const root = checkedOut({ 'skills/a/SKILL.md': skillText('b') })
  const plain = runCli(root, [])
  onlyText(plain)
  const coloured = runCli(root, [], { env: { FORCE_COLOR: '1' } })
  expect(coloured.stdout).toContain('\u001b[31m')
  expect(coloured.stdout.replaceAll(/\u001b\[\d+m/g, '')).toBe(plain.stdout)
})

test('a report in a file is written whole, or not at all', () => {
  const root = checkedOut({ 'skills/a/SKILL.md': skillText('b'), 'report.json': 'old' })
  const ended = runCli(root, ['--report', 'json=report.json'])
  expect(ended).toMatchObject({ code: 1, stdout: '', stderr: '' })
  expect(readFileSync(join(root, 'report.json'), 'utf8')).toBe(runCli(root, ['--report', 'json']).stdout)
  for (const place of ['nowhere/report.json', 'skills', 'skills/a/SKILL.md/report.json']) {
    const failed = runCli(root, ['--report', `json=${place}`])
    expect(failed).toMatchObject({ code: 2, stdout: '' })
    expect(failed.stderr).toMatch(/^skillproof: [^\n]+\n$/)
  }
  expect(readdirSync(root).sort()).toEqual(['.git', 'report.json', 'skills'])
  expect(readFileSync(join(root, 'skills/a/SKILL.md'), 'utf8')).toBe(skillText('b'))
})

const rightless = withoutRights()

test.skipIf(isWindows || !rightless)('a folder that may not be written: the old report stays', () => {
  const root = checkedOut({ 'skills/a/SKILL.md': skillText('a'), 'out/report.json': 'old' })
  chmodSync(root, 0o755)
  chmodSync(join(root, 'out'), 0o555)
  const ended = runCli(root, ['--report', 'json=out/report.json'], rightless ?? {})
  chmodSync(join(root, 'out'), 0o755)
  expect(ended.stderr).toContain('"out/report.json" cannot be written: permission denied')
  expect(ended.code).toBe(2)
  expect(readdirSync(join(root, 'out'))).toEqual(['report.json'])
  expect(readFileSync(join(root, 'out/report.json'), 'utf8')).toBe('old')
})

test('the same tree says the same, byte for byte, wherever it stands and however it was made', () => {
  const tree = { ...crowd(30), '.agents/skills/a/SKILL.md': warned, '.agents/config.json': '{}' }
  const one = checkedOut(tree)
  const other = checkedOut(Object.fromEntries(Object.entries(tree).reverse()))
  const outputs = [one, one, other].map((root) => runCli(root, ['--report', 'terminal,json,annotations']))
  expect(outputs[1]).toEqual(outputs[0])
  expect(outputs[2]).toEqual(outputs[0])
  expect(outputs[0]?.stdout).not.toContain(dirname(one))
})

test.skipIf(isWindows)('a reader that goes away early is no fault', () => {
  const root = checkedOut(crowd(300))
  for (const words of ['', '--report json', 'rules']) {
    const script = `"$0" "$1" ${words} | head -1; echo "\${PIPESTATUS[0]}"`
    const ended = spawnSync('bash', ['-c', script, process.execPath, cliBundle], { cwd: root, encoding: 'utf8' })
    expect(ended.stderr).toBe('')
    expect(ended.stdout.trimEnd().split('\n').at(-1)).toBe(words === 'rules' ? '0' : '1')
  }
})

test.skipIf(process.platform !== 'linux')('a disk that is full is told', () => {
  const root = checkedOut({ 'skills/a/SKILL.md': skillText('a') })
  const script = '"$0" "$1" > /dev/full'
  const ended = spawnSync('bash', ['-c', script, process.execPath, cliBundle], { cwd: root, encoding: 'utf8' })
  expect(ended.stderr).toBe('skillproof: standard output cannot be written: ENOSPC.\n')
  expect(ended.status).toBe(2)
})

test('what is long reaches a slow reader to its end', () => {
  const root = checkedOut(crowd(400))
  const { stdout } = runCli(root, ['--report', 'json'])
  expect(reportIn(stdout).summary).toMatchObject({ skills: 400, errors: 400, verdict: 'fail' })
})

const top = fileURLToPath(new URL('../..', import.meta.url))

test.skipIf(!existsSync(join(top, 'examples')))('the examples show a verdict of each kind', () => {
  const ended = runCli(top, ['examples'])
  onlyText(ended)
  expect(ended.code).toBe(1)
  for (const text of ['✓ loads', '~ altered', '– withheld', '✗ dropped', '? unknown', 'Withheld:\n  core-agent: ']) {
    expect(ended.stdout).toContain(text)
  }
  const report = reportIn(runCli(top, ['examples', '--report', 'json']).stdout)
  expect(report.skills.every(({ path }) => path.startsWith('examples/'))).toBe(true)
  expect(new Set(report.diagnostics.map(({ severity }) => severity))).toEqual(new Set(['error', 'warning', 'note']))
})

test('an empty folder is no checkout, but the command line still says what it looked for', () => {
  const root = temporary()
  mkdirSync(join(root, 'skills'))
  expect(runCli(root, ['skills']).stderr).toBe(
    'skillproof: No SKILL.md was found in "skills"; correct the paths, or allow it with allow-empty.\n',
  )
})
