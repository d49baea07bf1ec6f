import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkedOut, headCommit, mergeCommit, plant, runStep, skillText, temporary } from './doors.ts'
import { onlyAnnotations, reportIn } from './expectations.ts'

const page = 'https://github.com/octo/skills/blob'

function errorLines(stdout: string): string[] {
  return stdout.split('\n').filter((line) => line.startsWith('::error'))
}

test('a push: annotations, outputs, summary and exit code of the collection', () => {
  const step = runStep(checkedOut('collection'))
  const annotations = onlyAnnotations(step)
  const errors = annotations.filter(({ kind }) => kind === 'error')
  expect(errors.map(({ properties }) => Object.fromEntries(properties))).toEqual([
    {
      title: 'skill-withheld/requires-malformed',
      file: '.agents/skills/deploy-check/SKILL.md',
      line: '6',
      endLine: '6',
      col: '5',
      endColumn: '17',
    },
    {
      title: 'skill-dropped/colon-in-plain-value',
      file: 'skills/monthly-report/SKILL.md',
      line: '3',
      endLine: '3',
      col: '43',
      endColumn: '44',
    },
    {
      title: 'skill-dropped/bad-escape',
      file: 'skills/party-note/SKILL.md',
      line: '3',
      endLine: '3',
      col: '30',
      endColumn: '32',
    },
    {
      title: 'skill-dropped/name-folder-mismatch',
      file: 'skills/release-notes/SKILL.md',
      line: '2',
      endLine: '2',
      col: '7',
      endColumn: '16',
    },
  ])
  expect(annotations.filter(({ properties }) => /steady-hand/.test(properties.get('file') ?? ''))).toEqual([])
  expect(errorLines(step.stdout)[1]).toMatch(
    /^::error title=skill-dropped\/colon-in-plain-value,file=skills\/monthly-report\/SKILL\.md,line=3,endLine=3,col=43,endColumn=44::A colon followed by a blank [^\r\n]+%0Ahttps:\/\/\S+$/,
  )
  expect(step.outputs).toEqual({
    verdict: 'fail',
    errors: '4',
    warnings: String(annotations.filter(({ kind }) => kind === 'warning').length),
    notes: String(annotations.filter(({ kind }) => kind === 'notice').length),
    skills: '5',
    withheld: '1',
    'unmet-requires': '0',
    'report-file': '',
  })
  expect(step.summary).toMatch(/^## ❌ Skillproof: failed, 4 errors.* in 5 skills\n/)
  expect(step.summary).toContain('| Skill | <code>agentskills</code> |')
  expect(step.summary).toContain('### Withheld\n\n- <code>core&#45;agent&#58;')
  expect(step.summary).toContain(`[line 3](${page}/${mergeCommit}/skills/monthly-report/SKILL.md#L3)`)
  expect(step.code).toBe(1)
})

test('the log tells each finding with the columns that an editor shows', () => {
  const { stdout } = runStep(checkedOut('collection'), { env: { NO_COLOR: '1' } })
  for (const line of [
    '.agents/skills/deploy-check/SKILL.md:6:5 error skill-withheld/requires-malformed',
    'skills/monthly-report/SKILL.md:3:43 error skill-dropped/colon-in-plain-value',
    'skills/party-note/SKILL.md:3:30 error skill-dropped/bad-escape',
    'skills/release-notes/SKILL.md:2:7 error skill-dropped/name-folder-mismatch',
  ]) {
    expect(stdout.split('\n')).toContain(line)
  }
  expect(stdout).toContain('Withheld:\n  core-agent: skills: deploy-check: ')
})

test('fail-on never passes, with the same findings', () => {
  const root = checkedOut('collection')
  const failing = runStep(root)
  const passing = runStep(root, { inputs: { 'fail-on': 'never' } })
  expect(passing.code).toBe(0)
  expect(passing.outputs).toEqual({ ...failing.outputs, verdict: 'pass' })
  expect(onlyAnnotations(passing)).toEqual(onlyAnnotations(failing))
})

test('an unknown runtime is one error that names the valid ones', () => {
  const step = runStep(checkedOut('collection'), { inputs: { runtimes: 'agentskills\ncore-agnt' } })
  const annotations = onlyAnnotations(step)
  expect(annotations).toHaveLength(1)
  expect(annotations[0]?.kind).toBe('error')
  expect(annotations[0]?.message).toMatch(/"core-agnt".*the input runtimes.*core-agent.*agentskills/)
  expect(step.stderr).toBe('')
  expect(step.outputs).toEqual({})
  expect(step.code).toBe(2)
})

test('a mistake in the config file is shown at its place', () => {
  const root = plant(checkedOut('collection'), { 'skillproof.yml': 'fail-on: error\nruntimes:\n  - codexx\n' })
  const step = runStep(root)
  const [annotation] = onlyAnnotations(step)
  expect(Object.fromEntries(annotation?.properties ?? [])).toEqual({ file: 'skillproof.yml', line: '3', col: '5' })
  expect(step.code).toBe(2)
})

test.each([
  ['an empty folder', () => temporary()],
  ['a folder with nothing but .git', () => checkedOut({})],
])('without a checkout, %s: the remedy is named', (_what, workspace) => {
  const step = runStep(workspace())
  const annotations = onlyAnnotations(step)
  expect(annotations.map(({ message }) => message)).toEqual([
    'skillproof: The workspace holds no files; let a step with actions/checkout run before this one.',
  ])
  expect(step.code).toBe(2)
})

test('nothing to check: outputs and summary are written all the same', () => {
  const root = checkedOut({ 'README.md': 'No skills here.\n' })
  const step = runStep(root, { inputs: { 'fail-on': 'never' } })
  expect(onlyAnnotations(step).filter(({ message }) => message.includes('No SKILL.md was found'))).toHaveLength(1)
  expect(step.outputs).toMatchObject({ verdict: 'nothing-checked', skills: '0', errors: '1' })
  expect(step.summary).toContain('nothing checked')
  expect(step.code).toBe(2)
  expect(runStep(root, { inputs: { 'allow-empty': 'true' } }).code).toBe(0)
})

test.each(['pull_request', 'pull_request_target', 'pull_request_review'])('%s: links show the head', (name) => {
  const payload = { pull_request: { number: 7, head: { sha: headCommit, ref: 'topic' }, base: { ref: 'main' } } }
  const step = runStep(checkedOut('collection'), { event: { name, payload } })
  expect(step.summary).toContain(`${page}/${headCommit}/skills/monthly-report/SKILL.md#L3`)
  expect(step.summary).not.toContain(mergeCommit)
  expect(step.code).toBe(1)
})

test.each([
  ['push', { ref: 'refs/heads/main', before: headCommit, after: mergeCommit }],
  ['merge_group', { action: 'checks_requested', merge_group: { head_sha: headCommit, head_ref: 'refs/heads/gh' } }],
  ['workflow_dispatch', { inputs: null }],
  ['schedule', {}],
  ['pull_request', {}],
  ['pull_request', { pull_request: { head: { sha: '](https://evil.test)' } } }],
])('%s: links show the commit of the run', (name, payload) => {
  const step = runStep(checkedOut('collection'), { event: { name, payload } })
  expect(step.summary).toContain(`${page}/${mergeCommit}/skills/monthly-report/SKILL.md#L3`)
  expect(step.summary).not.toContain('evil.test')
  expect(step.code).toBe(1)
})

test('a pull_request without a readable event file is checked all the same', () => {
  const root = checkedOut('collection')
  const broken = join(temporary(), 'event.json')
  writeFileSync(broken, '{"pull_request":')
  for (const path of [broken, join(root, 'nowhere.json')]) {
    const step = runStep(root, { event: { name: 'pull_request', payload: {} }, env: { GITHUB_EVENT_PATH: path } })
    expect(onlyAnnotations(step).filter(({ kind }) => kind === 'error')).toHaveLength(4)
    expect(step.code).toBe(1)
  }
})

test('working-directory: places count from the top of the repository, and so does report-file', () => {
  const root = checkedOut('collection', 'services/mail')
  plant(root, { 'skills/elsewhere/SKILL.md': skillText('other-name') })
  const inputs = { 'working-directory': 'services/mail', paths: 'skills', report: 'annotations, json=report.json' }
  const step = runStep(root, { inputs })
  const files = onlyAnnotations(step).map(({ properties }) => properties.get('file'))
  expect(files).toEqual([
    'services/mail/skills/monthly-report/SKILL.md',
    'services/mail/skills/party-note/SKILL.md',
    'services/mail/skills/release-notes/SKILL.md',
  ])
  expect(step.outputs).toMatchObject({ errors: '3', skills: '4', 'report-file': 'services/mail/report.json' })
  const report = reportIn(readFileSync(join(root, 'services/mail/report.json'), 'utf8'))
  expect(report.skills.map(({ file }) => file)).toContain('services/mail/skills/steady-hand/SKILL.md')
  expect(step.code).toBe(1)
})

test.each(['..', '/', 'nowhere', 'skills/steady-hand/SKILL.md'])('the working-directory %j is refused', (folder) => {
  const step = runStep(checkedOut('collection'), { inputs: { 'working-directory': folder } })
  expect(onlyAnnotations(step)[0]?.message).toMatch(/^skillproof: The working-directory "/)
  expect(step.code).toBe(2)
})

test('sixty errors: ten a kind at most, none lost from the log and the summary', () => {
  const names = Array.from({ length: 60 }, (_, at) => `skill-${String(at).padStart(2, '0')}`)
  const tree = Object.fromEntries(names.map((name) => [`skills/${name}/SKILL.md`, skillText(name, 'Use when: asked')]))
  const step = runStep(checkedOut(tree), { env: { NO_COLOR: '1' } })
  const annotations = onlyAnnotations(step)
  expect(annotations.filter(({ kind }) => kind === 'error').length).toBeGreaterThanOrEqual(9)
  expect(annotations.at(-1)).toMatchObject({ kind: 'notice', message: expect.stringContaining('60 errors') })
  for (const name of names) {
    expect(step.stdout).toContain(`skills/${name}/SKILL.md:3:22 error skill-dropped/colon-in-plain-value\n`)
    expect(step.summary).toContain(`[line 3](${page}/${mergeCommit}/skills/${name}/SKILL.md#L3)`)
  }
  expect(step.outputs).toMatchObject({ errors: '60', skills: '60' })
  expect(step.code).toBe(1)
})

test('a summary of thousands of findings stays below the size that GitHub throws away', () => {
  const names = Array.from({ length: 2500 }, (_, at) => `a-rather-long-name-of-a-skill-${at}`)
  const tree = Object.fromEntries(names.map((name) => [`skills/${name}/SKILL.md`, skillText(name, 'Use when: asked')]))
  const step = runStep(checkedOut(tree))
  onlyAnnotations(step)
  expect(Buffer.byteLength(step.summary)).toBeLessThan(1024 * 1024)
  expect(step.summary).toMatch(/\nLeft out to keep this page short: .* The JSON report and the log of this step/)
  expect(step.outputs.errors).toBe('2500')
  expect(step.code).toBe(1)
})

test('without the files of the runner, and without a token, the step still says what it found', () => {
  const env = { GITHUB_OUTPUT: '', GITHUB_STEP_SUMMARY: '', GITHUB_REPOSITORY: '', GITHUB_SHA: '' }
  const step = runStep(checkedOut('collection'), { env, inputs: { token: '' } })
  expect(onlyAnnotations(step).filter(({ kind }) => kind === 'error')).toHaveLength(4)
  expect(step.code).toBe(1)
})

test('a summary file that cannot be written is told in one sentence', () => {
  const step = runStep(checkedOut('collection'), { env: { GITHUB_STEP_SUMMARY: join(temporary(), 'no/summary.md') } })
  expect(onlyAnnotations(step).map(({ message }) => message)).toContainEqual(
    expect.stringContaining('The step summary cannot be written'),
  )
  expect(step.code).toBe(2)
})

test('an empty submodule is named in the log', () => {
  const root = plant(checkedOut('collection'), {
    '.gitmodules': '[submodule "vendor"]\n\tpath = vendor/skills\n\turl = ../vendor\n',
  })
  mkdirSync(join(root, 'vendor/skills'), { recursive: true })
  const step = runStep(root)
  onlyAnnotations(step)
  expect(step.stderr).toContain('the submodule "vendor/skills" is an empty folder')
})

test('two runs of a step say the same, byte for byte', () => {
  const root = checkedOut('collection')
  const [first, second] = [runStep(root), runStep(root)]
  expect(second.stdout).toBe(first.stdout)
  expect(second.summary).toBe(first.summary)
})
