/**
 * What a runtime does with each input. Some are asked for many at once and list a name only once: those that are not in the
 * answer are asked again without those that are, until nobody new appears. A batch that brings the program down is halved.
 *
 * `ask(batch, slot)` answers `{ seen, strangers }`: seen by folder, and how many of the listed could not be told apart.
 */
export async function inBatches(items, { size, slots }, ask) {
  const found = new Map()
  const settle = async (batch, slot) => {
    if (batch.length === 0) return
    const answer = await ask(batch, slot).catch((error) => ({ error }))
    if (answer.error) {
      if (batch.length > 1) return halves(batch, slot)
      found.set(batch[0], { loads: false, messages: [answer.error.message] })
      return
    }
    const { seen, strangers = 0 } = answer
    for (const item of batch) if (seen.has(item.dir)) found.set(item, seen.get(item.dir))
    const rest = batch.filter((item) => !seen.has(item.dir))
    const hidden = rest.length < batch.length && [...seen.values()].some(({ loads }) => loads)
    if (strangers > 0 && rest.length > 1) return halves(rest, slot)
    if (hidden || strangers > 0) return settle(rest, slot)
    for (const item of rest) found.set(item, { loads: false, messages: [] })
  }
  const halves = async (batch, slot) => {
    const middle = batch.length >> 1
    await settle(batch.slice(0, middle), slot)
    await settle(batch.slice(middle), slot)
  }
  const batches = apart(items, size)
  await Promise.all(
    Array.from({ length: slots }, async (_, slot) => {
      for (let batch = batches.shift(); batch; batch = batches.shift()) await settle(batch, slot)
    }),
  )
  return found
}

/** Batches in which no folder stands twice, however the system compares names. */
function apart(items, size) {
  const batches = []
  for (const item of items) {
    const key = item.dir.normalize('NFC').toLowerCase()
    let batch = batches.find(({ keys }) => keys.size < size && !keys.has(key))
    if (!batch) {
      batch = { keys: new Set(), items: [] }
      batches.push(batch)
    }
    batch.keys.add(key)
    batch.items.push(item)
  }
  return batches.map(({ items }) => items)
}
