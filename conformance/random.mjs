/** A source of chance that gives the same numbers for the same seed, on every system. */
export function randomFrom(seed) {
  let state = (seed * 2_654_435_761) >>> 0 || 1
  // xorshift, 32 bits (Marsaglia 2003).
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4_294_967_296
  }
  for (let turn = 0; turn < 8; turn++) next()
  const upTo = (limit) => Math.floor(next() * limit)
  const pick = (list) => list[upTo(list.length)]
  return {
    upTo,
    pick,
    chance: (share) => next() < share,
    between: (least, most) => least + upTo(most - least + 1),
    several: (list, count) => Array.from({ length: count }, () => pick(list)),
  }
}
