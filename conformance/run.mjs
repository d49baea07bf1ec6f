// Runs the real programs on inputs and compares what they do with our verdicts: `npm run conformance -- --help`.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { inBatches } from './batches.mjs'
import { generate } from './generate.mjs'
import { givenInputs } from './inputs.mjs'
import { install } from './install.mjs'
import { exceptionsTable, recordOf, reportOf, summaryOf } from './report.mjs'
import { programs } from './runtimes/index.mjs'
import { openSandbox } from './sandbox.mjs'
import { shrink } from './shrink.mjs'

const usage = `npm run conformance -- [option ...]
  --runtimes ID,...   only these: ${programs.map(({ id }) => id).join(', ')}
  --inputs KIND,...   probes (the recorded ones), fresh (made up now); default both
  --skills FOLDER     the SKILL.md files below a folder, instead of those
  --count N           how many fresh inputs; default 400
  --seed N            the same seed makes the same inputs; default 1
  --latest            the newest releases, not the recorded ones
  --shrink            make each disagreement as small as it stays one
  --record FILE       write what the programs did, as test/vectors/probes.jsonl has it
`

/** The vector tests' own measure: one meaning of agreement, there and here. */
async function measure() {
  const root = fileURLToPath(new URL('..', import.meta.url))
  // It only reads TypeScript here: it listens to nobody and watches nothing.
  const server = { middlewareMode: true, hmr: false, ws: false, watch: null }
  const vite = await createServer({ root, configFile: false, logLevel: 'error', appType: 'custom', server })
  const read = (file) => vite.environments.ssr.runner.import(`/test/vectors/${file}`)
  return { ...(await read('read-vectors.ts')), ...(await read('comparisons.ts')), close: () => vite.close() }
}

const { values: asked } = parseArgs({
  options: {
    runtimes: { type: 'string' },
    inputs: { type: 'string', default: 'probes,fresh' },
    skills: { type: 'string' },
    count: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    latest: { type: 'boolean', default: false },
    shrink: { type: 'boolean', default: false },
    record: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

function say(line) {
  process.stdout.write(`${line}\n`)
}

function setsOf(probes) {
  if (asked.skills) return [{ title: 'given', inputs: givenInputs(asked.skills) }]
  const kinds = asked.inputs.split(',')
  return [
    ...(kinds.includes('probes') ? [{ title: 'probes', inputs: probes.vectors }] : []),
    ...(kinds.includes('fresh') ? [{ title: 'fresh', inputs: generate(Number(asked.seed), Number(asked.count)) }] : []),
  ]
}

const plain = { dir: 'plain', bytes: Buffer.from('---\nname: plain\ndescription: A plain skill.\n---\n\nDo it.\n') }

async function runOne(program, probes, sets, reference) {
  const version = asked.latest ? 'latest' : probes.releases[program.id]
  const place = await install(program, version)
  const rooms = Array.from({ length: Math.min(4, availableParallelism()) }, openSandbox)
  const ask = (inputs) =>
    inBatches(inputs, { size: program.together, slots: rooms.length }, (items, slot) =>
      program.ask({ home: place.home, sandbox: rooms[slot], items }),
    )
  try {
    const first = await program.ask({ home: place.home, sandbox: rooms[0], items: [plain] })
    if (!first.seen.get('plain')?.loads) throw new Error('it does not list a plain skill')
    const runtime = await reference.runtimeOf(program.id)
    const results = []
    for (const { title, inputs } of sets) {
      const found = await ask(inputs)
      const compared = compare(runtime, inputs, found, title, reference)
      if (asked.shrink && runtime) {
        const differs = (input, seen) =>
          reference.differences(runtime, seen, reference.verdictOn(runtime, input)).join('; ')
        await shrink(compared.disagreements, ask, differs)
      }
      results.push({ title, ...compared, found })
    }
    return { program, version: place.version, results }
  } finally {
    for (const room of rooms) room.close()
  }
}

function compare(runtime, inputs, found, title, { differences, verdictOn, exceptionsOf, speaksOfRefused }) {
  const known = runtime ? exceptionsOf('probes', runtime) : new Map()
  const disagreements = []
  const moved = []
  for (const input of inputs) {
    const seen = found.get(input)
    const why = runtime ? differences(runtime, seen, verdictOn(runtime, input)).join('; ') : ''
    if (why) disagreements.push({ input, why, seen, known: title === 'probes' && known.has(input.what) })
    const before = input.verdicts?.[runtime?.id]
    // Neither listed nor refused: its batch had hidden it when it was recorded.
    const unspoken = before && !before.loads && before.messages.length === 0 && speaksOfRefused.has(runtime.id)
    if (before && !unspoken && !same(before, seen)) moved.push({ input, before, seen })
  }
  return { inputs: inputs.length, modelled: runtime !== null, disagreements, moved }
}

/** Messages are kept for meaning, not for wording: they are not compared. */
function same(before, seen) {
  const told = ({ loads, name, description, degraded, eligible, missing, modelVisible }) =>
    JSON.stringify([loads, name, description ?? '', degraded, eligible, missing, modelVisible])
  return told(before) === told(seen)
}

/** The list of what stays different, from the file that the tests hold to be true. */
function updateReadme() {
  const readme = new URL('./README.md', import.meta.url)
  const exceptions = JSON.parse(readFileSync(new URL('./exceptions.json', import.meta.url), 'utf8'))
  const text = readFileSync(readme, 'utf8')
  const [start, end] = ['<!-- exceptions -->\n', '<!-- end -->'].map((mark) => text.indexOf(mark))
  const before = text.slice(0, text.indexOf('\n', start) + 1)
  writeFileSync(readme, before + exceptionsTable(exceptions) + text.slice(end))
}

async function main() {
  if (asked.help) return say(usage)
  const reference = await measure()
  const probes = reference.readProbes()
  const ids = asked.runtimes?.split(',')
  const chosen = programs.filter(({ id }) => !ids || ids.includes(id))
  const sets = setsOf(probes)
  const outcomes = []
  for (const program of chosen) {
    const outcome = await runOne(program, probes, sets, reference).catch((error) => ({
      program,
      failed: error.message,
    }))
    outcomes.push(outcome)
    say(summaryOf(outcome))
  }
  await reference.close()
  const whole = !asked.skills && !ids
  updateReadme()
  const report = reportOf(outcomes, { seed: asked.seed, count: asked.count })
  writeFileSync(new URL(whole ? './report.md' : '../.cache/conformance/report.md', import.meta.url), report)
  if (asked.record) writeFileSync(asked.record, recordOf(outcomes, sets))
  if (asked.latest && outcomes.some(({ results }) => results?.some(({ moved }) => moved.length > 0)))
    process.exitCode = 1
}

await main()
