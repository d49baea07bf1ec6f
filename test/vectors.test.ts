import { describe, expect, test } from 'vitest'
import { agreement, exceptionsOf, readProbes, runtimeOf } from './vectors/read-vectors.ts'

/** The share of the made inputs on which a verdict is what the real program did. */
const LEAST = 0.995

const probes = readProbes()

describe.each(Object.entries(probes.releases))('%s %s, run on made inputs', (id) => {
  test('does what the verdict says', async ({ skip }) => {
    const runtime = await runtimeOf(id)
    if (!runtime) return skip('nobody models it yet')
    const { inputs, disagreements } = agreement(runtime, probes)
    const exceptions = exceptionsOf('probes', runtime)
    const differing = new Set(disagreements.map(({ what }) => what))
    const unlisted = disagreements.filter(({ what }) => !exceptions.has(what))
    expect(unlisted).toEqual([])
    expect([...exceptions.keys()].filter((what) => !differing.has(what))).toEqual([])
    expect(1 - disagreements.length / inputs).toBeGreaterThanOrEqual(LEAST)
  })
})
