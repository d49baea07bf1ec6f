import { describe, expect, test } from 'vitest'
import { agreement, exceptionsOf, readCorpus, runtimeOf } from './vectors/read-vectors.ts'

const corpus = readCorpus()

if (!corpus) {
  const line = 'the corpus of real skills is not at hand (../shared/vectors/corpus.jsonl): nothing compared'
  process.stdout.write(`${line}\n`)
  test.skip(line, () => {})
}

describe.each(Object.entries(corpus?.releases ?? {}))('%s %s, run on real skills', (id) => {
  test('loads what the verdict says', { timeout: 120_000 }, async ({ skip }) => {
    const runtime = await runtimeOf(id)
    if (!runtime || !corpus) return skip('nobody models it yet')
    const { disagreements } = agreement(runtime, corpus, 'loads')
    const exceptions = exceptionsOf('corpus', runtime)
    const differing = new Set(disagreements.map(({ what }) => what))
    expect(disagreements.filter(({ what }) => !exceptions.has(what))).toEqual([])
    expect([...exceptions.keys()].filter((what) => !differing.has(what))).toEqual([])
  })
})
