// Counts o200k_base tokens: splits text into pieces, then merges the bytes of each piece to tokens. On any input work
// stays O(n log n) and memory O(n) in the longest piece, because the text comes from files nobody vouches for.
import { pieceEnd } from './o200k-split.ts'

const HASH_BASE = 0x2c1b3c6d
const MIX = 0x9e3779b1 | 0
const SLOT_BITS = 19
const RANK_MASK = 0x3ffff
const MAX_TOKEN_BYTES = 255
const NO_RANK = 0x7fffffff
const MAX_SCANNED_BYTES = 128
const MAX_CACHED_BYTES = 32
const CACHE_BITS = 13
const CACHE_SLOTS = 1 << CACHE_BITS
// More than the bytes of the longest string, and small enough for rank * POSITIONS + position to be exact.
const POSITIONS = 2 ** 32

const powers = new Int32Array(MAX_TOKEN_BYTES + 1)
powers[0] = 1
for (let at = 1; at < powers.length; at += 1) powers[at] = Math.imul(powers[at - 1]!, HASH_BASE)

const mix = (hash: number): number => Math.imul(hash ^ (hash >>> 15), MIX)

/** The UTF-8 bytes of one piece, and the hash of each of its prefixes: those give the hash of any part at once. */
class Piece {
  bytes = new Uint8Array(1024)
  hashes = new Int32Array(1025)
  length = 0

  read(text: string, start: number, end: number): void {
    if ((end - start) * 3 > this.bytes.length) {
      this.bytes = new Uint8Array((end - start) * 3)
      this.hashes = new Int32Array(this.bytes.length + 1)
    }
    this.length = 0
    for (let at = start; at < end; at += 1) {
      let code = text.charCodeAt(at)
      if (code < 0x80) {
        this.#add(code)
        continue
      }
      if (code < 0x800) {
        this.#add(0xc0 | (code >> 6))
      } else {
        if ((code & 0xf800) === 0xd800) {
          code = text.codePointAt(at)!
          if (code <= 0xffff) code = 0xfffd
          else at += 1
        }
        if (code > 0xffff) {
          this.#add(0xf0 | (code >> 18))
          this.#add(0x80 | ((code >> 12) & 0x3f))
        } else {
          this.#add(0xe0 | (code >> 12))
        }
        this.#add(0x80 | ((code >> 6) & 0x3f))
      }
      this.#add(0x80 | (code & 0x3f))
    }
  }

  #add(byte: number): void {
    this.bytes[this.length] = byte
    this.hashes[this.length + 1] = (Math.imul(this.hashes[this.length]!, HASH_BASE) + byte + 1) | 0
    this.length += 1
  }
}

/** Ranks by token, in an open addressing table. A slot holds rank + 1 and, in its upper bits, a part of the hash. */
class Vocabulary {
  readonly #tokens: Uint8Array
  readonly #offsets: Uint32Array
  readonly #slots = new Int32Array(1 << SLOT_BITS)

  constructor(packed: string) {
    const table = Buffer.from(packed, 'base64')
    const size = table.readUInt32LE(0)
    this.#tokens = table
    this.#offsets = new Uint32Array(size + 1)
    let offset = 4 + size
    for (let rank = 0; rank < size; rank += 1) {
      this.#offsets[rank] = offset
      let hash = 0
      for (const end = offset + table[4 + rank]!; offset < end; offset += 1) {
        hash = (Math.imul(hash, HASH_BASE) + table[offset]! + 1) | 0
      }
      if (offset > this.#offsets[rank]!) this.#insert(mix(hash), rank)
    }
    this.#offsets[size] = offset
  }

  #insert(mixed: number, rank: number): void {
    let slot = mixed >>> (32 - SLOT_BITS)
    while (this.#slots[slot] !== 0) slot = (slot + 1) & ((1 << SLOT_BITS) - 1)
    this.#slots[slot] = (mixed & 0x3fff) * (RANK_MASK + 1) + rank + 1
  }

  /** Rank of the token made of the bytes from `start` to `end` of the piece, `NO_RANK` if that is no token. */
  rank(piece: Piece, start: number, end: number): number {
    const length = end - start
    if (length > MAX_TOKEN_BYTES) return NO_RANK
    const mixed = mix((piece.hashes[end]! - Math.imul(piece.hashes[start]!, powers[length]!)) | 0)
    let slot = mixed >>> (32 - SLOT_BITS)
    for (;;) {
      const entry = this.#slots[slot]!
      if (entry === 0) return NO_RANK
      if (((entry >>> 18) ^ (mixed & 0x3fff)) === 0) {
        const rank = (entry & RANK_MASK) - 1
        if (this.#isToken(rank, piece.bytes, start, length)) return rank
      }
      slot = (slot + 1) & ((1 << SLOT_BITS) - 1)
    }
  }

  #isToken(rank: number, bytes: Uint8Array, start: number, length: number): boolean {
    const offset = this.#offsets[rank]!
    if (this.#offsets[rank + 1]! - offset !== length) return false
    for (let at = 0; at < length; at += 1) if (this.#tokens[offset + at] !== bytes[start + at]) return false
    return true
  }
}

/** For pieces of at most `MAX_SCANNED_BYTES`: looks for the best pair again after each merge. */
class ScanningMerger {
  readonly #starts = new Int32Array(MAX_SCANNED_BYTES + 1)
  readonly #pairs = new Int32Array(MAX_SCANNED_BYTES + 1)

  count(vocabulary: Vocabulary, piece: Piece): number {
    const starts = this.#starts
    const pairs = this.#pairs
    let parts = piece.length
    for (let part = 0; part <= parts; part += 1) starts[part] = part
    for (let part = 0; part + 1 < parts; part += 1) pairs[part] = vocabulary.rank(piece, part, part + 2)
    while (parts > 1) {
      let best = 0
      for (let part = 1; part + 1 < parts; part += 1) if (pairs[part]! < pairs[best]!) best = part
      if (pairs[best] === NO_RANK) break
      starts.copyWithin(best + 1, best + 2, parts + 1)
      pairs.copyWithin(best, best + 1, parts - 1)
      parts -= 1
      if (best + 1 < parts) pairs[best] = vocabulary.rank(piece, starts[best]!, starts[best + 2]!)
      if (best > 0) pairs[best - 1] = vocabulary.rank(piece, starts[best - 1]!, starts[best + 1]!)
    }
    return parts
  }
}

/** A binary heap of numbers, smallest first. */
class Heap {
  #items: Float64Array
  #size = 0

  constructor(capacity: number) {
    this.#items = new Float64Array(capacity)
  }

  push(item: number): void {
    const items = this.#items
    let at = this.#size
    this.#size += 1
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (items[parent]! <= item) break
      items[at] = items[parent]!
      at = parent
    }
    items[at] = item
  }

  pop(): number | undefined {
    if (this.#size === 0) return undefined
    const items = this.#items
    const top = items[0]!
    this.#size -= 1
    const last = items[this.#size]!
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.#size) break
      if (child + 1 < this.#size && items[child + 1]! < items[child]!) child += 1
      if (items[child]! >= last) break
      items[at] = items[child]!
      at = child
    }
    items[at] = last
    return top
  }
}

/** For long pieces: keeps all pairs in a heap, by rank and then by position. */
function countByHeap(vocabulary: Vocabulary, piece: Piece): number {
  const { length } = piece
  const next = new Int32Array(length + 1)
  const previous = new Int32Array(length + 1)
  const pairs = new Int32Array(length).fill(NO_RANK)
  // One pair per byte at first, and each merge takes one out and puts at most two in.
  const heap = new Heap(2 * length)
  const putPair = (start: number): void => {
    const middle = next[start]!
    const rank = middle < length ? vocabulary.rank(piece, start, next[middle]!) : NO_RANK
    pairs[start] = rank
    if (rank !== NO_RANK) heap.push(rank * POSITIONS + start)
  }
  for (let at = 0; at <= length; at += 1) {
    next[at] = at + 1
    previous[at] = at - 1
  }
  for (let at = 0; at < length; at += 1) putPair(at)
  let parts = length
  for (let best = heap.pop(); best !== undefined; best = heap.pop()) {
    const start = best % POSITIONS
    // A pair that has grown or was merged away stays in the heap until it comes up.
    if (pairs[start] !== (best - start) / POSITIONS) continue
    const middle = next[start]!
    const end = next[middle]!
    pairs[middle] = NO_RANK
    next[start] = end
    previous[end] = start
    parts -= 1
    putPair(start)
    if (start > 0) putPair(previous[start]!)
  }
  return parts
}

/** Counts of short pieces seen before. A fixed table, where the newer piece takes the place of the older. */
class PieceCache {
  readonly #bytes = new Uint8Array(CACHE_SLOTS * MAX_CACHED_BYTES)
  readonly #lengths = new Uint8Array(CACHE_SLOTS)
  readonly #counts = new Uint8Array(CACHE_SLOTS)

  get(piece: Piece): number | undefined {
    const slot = this.#slot(piece)
    if (this.#lengths[slot] !== piece.length) return undefined
    const offset = slot * MAX_CACHED_BYTES
    for (let at = 0; at < piece.length; at += 1) if (this.#bytes[offset + at] !== piece.bytes[at]) return undefined
    return this.#counts[slot]
  }

  set(piece: Piece, count: number): void {
    const slot = this.#slot(piece)
    const offset = slot * MAX_CACHED_BYTES
    for (let at = 0; at < piece.length; at += 1) this.#bytes[offset + at] = piece.bytes[at]!
    this.#lengths[slot] = piece.length
    this.#counts[slot] = count
  }

  #slot(piece: Piece): number {
    return mix(piece.hashes[piece.length]!) >>> (32 - CACHE_BITS)
  }
}

/**
 * Makes a counter of o200k_base tokens.
 *
 * @param packed the vocabulary, as `.ci/o200k.mjs` packs it
 * @returns counts the tokens of a text; special tokens count as the plain text they are written in
 */
export function createCounter(packed: string): (text: string) => number {
  const vocabulary = new Vocabulary(packed)
  const scanning = new ScanningMerger()
  const cache = new PieceCache()
  const piece = new Piece()

  const countPiece = (): number => {
    if (vocabulary.rank(piece, 0, piece.length) !== NO_RANK) return 1
    if (piece.length > MAX_SCANNED_BYTES) return countByHeap(vocabulary, piece)
    if (piece.length > MAX_CACHED_BYTES) return scanning.count(vocabulary, piece)
    const known = cache.get(piece)
    if (known !== undefined) return known
    const count = scanning.count(vocabulary, piece)
    cache.set(piece, count)
    return count
  }

  return (text) => {
    let count = 0
    for (let start = 0; start < text.length; ) {
      const end = pieceEnd(text, start)
      piece.read(text, start, end)
      count += countPiece()
      start = end
    }
    return count
  }
}
