// Medians of whole processes and their ratios to a bare `node -e 0`, all in one run. It asserts nothing: machines differ.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const rounds = 5
const top = fileURLToPath(new URL('..', import.meta.url))
const cli = join(top, 'dist/cli/index.js')
const corpus = join(top, '../shared/corpus')
const temporary = mkdtempSync(join(tmpdir(), 'skillproof-bench-'))
const usageFile = join(temporary, 'usage.json')
const probe = join(temporary, 'probe.cjs')

/** A skill of ordinary size with a reference and a script; every fifth has a fault. */
function plantSkill(root, at) {
  const name = `skill-${String(at).padStart(2, '0')}`
  const folder = join(root, 'skills', name)
  const description = at % 5 === 0 ? 'Does a thing. Use when: it is asked for.' : 'Does a thing when it is asked for.'
  const paragraph = `Look at each entry of the list, keep those that are newer than the last run, and write one line for each.\n`
  const body = [
    `# ${name}\n`,
    ...Array.from({ length: 12 }, (_, step) => `${step + 1}. ${paragraph.trim()}\n`),
    'Read [the guide](references/guide.md) and run `scripts/run.sh`.\n',
    '```sh\nscripts/run.sh --all | sort\n```\n',
    ...Array.from({ length: 8 }, (_, part) => `## Part ${part + 1}\n\n${paragraph.repeat(3)}`),
  ].join('\n')
  mkdirSync(join(folder, 'references'), { recursive: true })
  mkdirSync(join(folder, 'scripts'))
  writeFileSync(join(folder, 'SKILL.md'), `---\nname: ${name}\ndescription: ${description}\n---\n\n${body}`)
  writeFileSync(join(folder, 'references/guide.md'), `# Guide\n\n${paragraph.repeat(40)}`)
  writeFileSync(join(folder, 'scripts/run.sh'), '#!/bin/sh\nexit 0\n')
}

/** One process: milliseconds on the clock, milliseconds of CPU (user and system), megabytes at its largest. */
function measure({ words, cwd }) {
  rmSync(usageFile, { force: true })
  const start = process.hrtime.bigint()
  const done = spawnSync(process.execPath, ['--require', probe, ...words], { cwd, stdio: ['ignore', 'ignore', 'pipe'] })
  const wall = Number(process.hrtime.bigint() - start) / 1e6
  if (done.status === null || done.status > 1)
    throw new Error(`${words.join(' ')}: exit ${done.status}. ${done.stderr}`)
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(usageFile, 'utf8'))
  return { wall, cpu: (userCPUTime + systemCPUTime) / 1000, memory: maxRSS / 1024 }
}

function median(values) {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)]
}

function tableOf(rows) {
  const head = ['', 'CPU ms', 'ratio', 'wall ms', 'ratio', 'peak MB']
  const bare = rows[0]
  const cells = rows.map(({ title, cpu, wall, memory }) => [
    title,
    cpu.toFixed(0),
    (cpu / bare.cpu).toFixed(2),
    wall.toFixed(0),
    (wall / bare.wall).toFixed(2),
    memory.toFixed(0),
  ])
  const widths = head.map((_, at) => Math.max(...[head, ...cells].map((row) => row[at].length)))
  const pad = (text, at) => (at === 0 ? text.padEnd(widths[at]) : text.padStart(widths[at]))
  return [head, ...cells].map((row) => row.map(pad).join('  ').trimEnd()).join('\n')
}

try {
  const code = `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(usageFile)}, JSON.stringify(process.resourceUsage())))`
  writeFileSync(probe, `${code}\n`)
  const made = join(temporary, 'repository')
  for (let at = 0; at < 30; at += 1) plantSkill(made, at)
  const subjects = [
    { title: 'node -e 0', words: ['-e', '0'], cwd: top },
    { title: 'skillproof --version', words: [cli, '--version'], cwd: top },
    { title: 'skillproof examples', words: [cli, 'examples'], cwd: top },
    { title: 'a repository of 30 skills', words: [cli], cwd: made },
  ]
  if (existsSync(corpus)) subjects.push({ title: 'the corpus', words: [cli, 'corpus'], cwd: dirname(corpus) })
  else process.stdout.write('There is no corpus beside this folder; it is left out.\n')
  const samples = subjects.map(() => [])
  for (const subject of subjects) measure(subject)
  // Round by round, so that a busy moment of the machine falls on all alike.
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, subject] of subjects.entries()) samples[at].push(measure(subject))
  }
  const rows = subjects.map(({ title }, at) => {
    const of = (key) => median(samples[at].map((sample) => sample[key]))
    return { title, cpu: of('cpu'), wall: of('wall'), memory: of('memory') }
  })
  process.stdout.write(`Node ${process.version}, medians of ${rounds} rounds\n\n${tableOf(rows)}\n`)
} finally {
  rmSync(temporary, { recursive: true, force: true })
}
