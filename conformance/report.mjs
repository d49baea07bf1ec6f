import { kindOf } from './shrink.mjs'

const shown = 12

/** One line a runtime, for the terminal. */
export function summaryOf({ program, version, failed, results }) {
  if (failed) return `${program.id}: not run: ${failed}`
  const parts = results.map((each) => `${each.title} ${shareOf(each)}${movedIn(each)}`)
  return `${program.id} ${version}: ${parts.join(' · ')}`
}

function shareOf({ inputs, disagreements, modelled }) {
  if (!modelled) return `${inputs} run, nobody models it yet`
  const agreeing = inputs - disagreements.length
  return `${agreeing} of ${inputs} agree (${((100 * agreeing) / inputs).toFixed(1)} %)`
}

function movedIn({ moved }) {
  return moved.length > 0 ? `, ${moved.length} not as recorded` : ''
}

export function reportOf(outcomes, { seed, count }) {
  return [
    '# What the real programs did, and what we said',
    '',
    `Written by \`npm run conformance\`; the fresh inputs are \`--seed ${seed} --count ${count}\`.`,
    '',
    '| runtime | release | asked by | inputs | agree |',
    '| --- | --- | --- | --- | --- |',
    ...outcomes.flatMap(rowsOf),
    '',
    ...outcomes.flatMap(sectionsOf),
  ].join('\n')
}

function rowsOf({ program, version, failed, results }) {
  if (failed) return [`| ${program.id} | | ${program.how} | | not run: ${cell(failed)} |`]
  return results.map(
    (each) => `| ${program.id} | ${version} | ${program.how} | ${each.title} | ${shareOf(each)}${movedIn(each)} |`,
  )
}

function sectionsOf({ program, results = [] }) {
  return results.flatMap((each) => [...differing(program, each), ...movedSince(program, each)])
}

function differing(program, { title, disagreements }) {
  if (disagreements.length === 0) return []
  const kinds = grouped(disagreements)
  const groups = [...kinds].sort(([, left], [, right]) => right.length - left.length)
  return [
    `## ${program.id}, ${title}: ${disagreements.length} disagreements`,
    '',
    ...groups.flatMap(([kind, members]) => [
      `- ${members.length} × ${kind}`,
      ...members
        .slice(0, shown)
        .map(({ input, why, known }) => `  - ${known ? '(listed) ' : ''}${exampleOf(input)}: ${cell(why)}`),
    ]),
    '',
  ]
}

function grouped(disagreements) {
  const kinds = new Map()
  for (const each of disagreements) kinds.set(kindOf(each.why), [...(kinds.get(kindOf(each.why)) ?? []), each])
  return kinds
}

function movedSince(program, { title, moved }) {
  if (moved.length === 0) return []
  const lines = moved.map(
    ({ input, before, seen }) => `- ${exampleOf(input)}: ${cell(brief(before))} → ${cell(brief(seen))}`,
  )
  return [`## ${program.id}, ${title}: ${moved.length} not as recorded`, '', ...lines, '']
}

function brief({ messages: _, ...seen }) {
  return JSON.stringify(seen)
}

function exampleOf({ what, dir, bytes }) {
  const text = JSON.stringify(bytes.toString('utf8'))
  return `\`${what}\` in \`${dir}\` ${code(text.length > 300 ? `${text.slice(0, 300)}…` : text)}`
}

function code(text) {
  const ticks = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  return `${ticks} ${text} ${ticks}`
}

function cell(text) {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')
  return line.length > 300 ? `${line.slice(0, 300)}…` : line
}

/** conformance/exceptions.json as a table: what, in which runtime, and why it stays. */
export function exceptionsTable(exceptions) {
  const rows = Object.entries(exceptions).flatMap(([set, byRuntime]) =>
    Object.entries(byRuntime).flatMap(([runtime, byInput]) =>
      Object.entries(byInput).map(([what, reason]) => `| ${runtime} | ${set} | \`${what}\` | ${cell(reason)} |`),
    ),
  )
  return ['', '| runtime | set | input | why it stays |', '| --- | --- | --- | --- |', ...rows, '', ''].join('\n')
}

/** What was seen, as test/vectors/probes.jsonl has it: releases, then an input a line. */
export function recordOf(outcomes, sets) {
  const ran = outcomes.filter(({ results }) => results)
  const releases = Object.fromEntries(ran.map(({ program, version }) => [program.id, version]))
  const lines = sets.flatMap(({ title, inputs }, set) =>
    inputs.map((input, at) => {
      const verdicts = Object.fromEntries(
        ran.map(({ program, results }) => [program.id, results[set].found.get(input)]),
      )
      const content_base64 = Buffer.from(input.bytes).toString('base64')
      return {
        id: `${title[0]}${String(at).padStart(4, '0')}`,
        what: input.what,
        dir: input.dir,
        content_base64,
        verdicts,
      }
    }),
  )
  const recorded = new Date().toISOString().slice(0, 10)
  return [{ runtimes: releases, recorded }, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('')
}
