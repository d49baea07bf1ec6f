/**
 * Makes each disagreement as small as it stays one of its kind: lines and halves of lines are left out as long as the program and
 * the verdict still differ in the same way. All that could be left out is asked for at once.
 */
export async function shrink(disagreements, ask, differs) {
  const work = disagreements
    .filter(({ known }) => !known)
    .map((each) => ({ each, best: each.input, kind: kindOf(each.why) }))
  let counter = 0
  for (let round = 0, open = work; round < 12 && open.length > 0; round++) {
    const tries = open.flatMap((job) => smaller(job.best.bytes).map((bytes) => tryOf(job, bytes, counter++)))
    const found = await ask(tries.map(({ input }) => input))
    open = open.filter((job) => {
      const still = tries.filter(
        (each) => each.job === job && kindOf(differs(each.input, found.get(each.input))) === job.kind,
      )
      const least = still.sort((left, right) => left.input.bytes.length - right.input.bytes.length)[0]
      if (!least) return false
      job.best = least.input
      job.each.why = differs(least.input, found.get(least.input))
      job.each.seen = found.get(least.input)
      return true
    })
  }
  for (const { each, best } of work) each.input = best
}

const madeId = /(?:q\d+x|sk-)\d{4}|z[0-9a-z]{6}/i

/** A folder of its own for each try, so that many can be asked for at once; where it cannot be renamed they go one by one. */
function tryOf(job, bytes, counter) {
  const { dir } = job.best
  const id = madeId.exec(dir)?.[0]
  if (!id) return { job, input: { ...job.best, bytes } }
  const other = `z${counter.toString(36).padStart(6, '0')}`.padEnd(id.length, '0')
  const renamed = id === id.toUpperCase() ? other.toUpperCase() : other
  const text = bytes.toString('latin1').replaceAll(id, renamed)
  return { job, input: { ...job.best, dir: dir.replace(id, renamed), bytes: Buffer.from(text, 'latin1') } }
}

/** What two texts of one cause have in common: everything but the quoted. */
export function kindOf(why) {
  return why.replaceAll(/"(?:[^"\\]|\\.)*"/g, '…')
}

function smaller(bytes) {
  const text = bytes.toString('latin1')
  const lines = text.split(/(?<=\n)/)
  const without = (from, to) => text.slice(0, from) + text.slice(to)
  const tries = []
  let start = 0
  for (const line of lines) {
    const end = start + line.length
    tries.push(without(start, end))
    for (const share of [2, 4, 8]) {
      const size = Math.ceil(line.length / share)
      if (size < 2) continue
      for (let from = start; from < end; from += size) tries.push(without(from, Math.min(end - 1, from + size)))
    }
    if (line.length < 16) for (let at = start; at < end; at++) tries.push(without(at, at + 1))
    start = end
  }
  return [...new Set(tries)].filter((each) => each.length < text.length).map((each) => Buffer.from(each, 'latin1'))
}
