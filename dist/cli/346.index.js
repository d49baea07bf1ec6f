export const id = 346;
export const ids = [346];
export const modules = {

/***/ 346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createCounter: () => (/* binding */ createCounter)
});

;// CONCATENATED MODULE: ./.build/analysis/o200k-split.js
// Splits text into the pieces that o200k_base tokenizes one by one. Work is linear in the text on any input.
// What the split pattern asks of a character. A zero in the table of classes means that it was not asked yet.
const UPPER = 1;
const LOWER = 2;
const MARK = 4;
const NUMBER = 8;
const NEWLINE = 16;
const BLANK = 32;
const SYMBOL = 64;
const LETTER = 128;
const classes = new Uint8Array(0x110000);
function classify(codePoint) {
    const character = String.fromCodePoint(codePoint);
    if (/[\r\n]/.test(character))
        return NEWLINE;
    // Not \s: that one has U+FEFF and lacks U+0085, unlike the tokenizer's.
    if (/\p{White_Space}/u.test(character))
        return BLANK;
    if (/[\p{Lu}\p{Lt}]/u.test(character))
        return LETTER | UPPER;
    if (/\p{Ll}/u.test(character))
        return LETTER | LOWER;
    if (/\p{L}/u.test(character))
        return LETTER | UPPER | LOWER;
    if (/\p{M}/u.test(character))
        return MARK | UPPER | LOWER;
    if (/\p{N}/u.test(character))
        return NUMBER;
    return SYMBOL;
}
function classOf(codePoint) {
    const known = classes[codePoint];
    if (known !== 0)
        return known;
    const found = classify(codePoint);
    classes[codePoint] = found;
    return found;
}
const width = (codePoint) => (codePoint > 0xffff ? 2 : 1);
function runEnd(text, from, mask) {
    let at = from;
    while (at < text.length) {
        const codePoint = text.codePointAt(at);
        if ((classOf(codePoint) & mask) === 0)
            break;
        at += width(codePoint);
    }
    return at;
}
/** End of an upper case run and the lower case run after it. `from` when there is none. */
function wordEnd(text, from, needsLower) {
    let at = from;
    let lastLower = from;
    while (at < text.length) {
        const codePoint = text.codePointAt(at);
        const found = classOf(codePoint);
        if ((found & UPPER) === 0) {
            if ((found & LOWER) !== 0)
                return runEnd(text, at, LOWER);
            break;
        }
        at += width(codePoint);
        if ((found & LOWER) !== 0)
            lastLower = at;
    }
    return lastLower > from || needsLower ? lastLower : at;
}
function contractionEnd(text, from) {
    if (text.charCodeAt(from) !== 0x27)
        return from;
    // U+017F, the long s, is an "s" when case is ignored.
    const suffix = /^(?:[stmd\u017f]|re|ve|ll)/i.exec(text.slice(from + 1, from + 3));
    return suffix === null ? from : from + 1 + suffix[0].length;
}
function symbolsEnd(text, from) {
    let at = runEnd(text, from, SYMBOL | MARK);
    if (at === from)
        return from;
    while (at < text.length && '\r\n/'.includes(text[at]))
        at += 1;
    return at;
}
function whitespaceEnd(text, from) {
    let at = from;
    let afterNewline = from;
    while (at < text.length) {
        const found = classOf(text.charCodeAt(at));
        if ((found & (NEWLINE | BLANK)) === 0)
            break;
        at += 1;
        if (found === NEWLINE)
            afterNewline = at;
    }
    if (afterNewline > from)
        return afterNewline;
    return at < text.length && at - from > 1 ? at - 1 : at;
}
/**
 * End of the piece that starts at `start`, as the o200k_base split pattern finds it:
 *
 *     [^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?
 *     |[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?
 *     |\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+
 *
 * A RegExp would need backtracking memory in proportion to the longest run, and gives up on long ones.
 */
function pieceEnd(text, start) {
    const codePoint = text.codePointAt(start);
    const found = classOf(codePoint);
    const next = start + width(codePoint);
    if ((found & LETTER) !== 0)
        return contractionEnd(text, wordEnd(text, start, false));
    if (found === NUMBER) {
        let end = next;
        for (let digits = 1; digits < 3 && end < text.length; digits += 1) {
            const digit = text.codePointAt(end);
            if (classOf(digit) !== NUMBER)
                break;
            end += width(digit);
        }
        return end;
    }
    if (found === NEWLINE)
        return whitespaceEnd(text, start);
    // A mark is a word of its own, so it leads only a word that the first alternative takes.
    if ((found & MARK) !== 0)
        return contractionEnd(text, wordEnd(text, next, true));
    const word = wordEnd(text, next, false);
    if (word > next)
        return contractionEnd(text, word);
    if (found === SYMBOL)
        return symbolsEnd(text, start);
    const symbols = codePoint === 0x20 ? symbolsEnd(text, next) : next;
    return symbols > next ? symbols : whitespaceEnd(text, start);
}

;// CONCATENATED MODULE: ./.build/analysis/o200k.js
// Counts o200k_base tokens: splits text into pieces, then merges the bytes of each piece to tokens. On any input work
// stays O(n log n) and memory O(n) in the longest piece, because the text comes from files nobody vouches for.

const HASH_BASE = 0x2c1b3c6d;
const MIX = 0x9e3779b1 | 0;
const SLOT_BITS = 19;
const RANK_MASK = 0x3ffff;
const MAX_TOKEN_BYTES = 255;
const NO_RANK = 0x7fffffff;
const MAX_SCANNED_BYTES = 128;
const MAX_CACHED_BYTES = 32;
const CACHE_BITS = 13;
const CACHE_SLOTS = 1 << CACHE_BITS;
// More than the bytes of the longest string, and small enough for rank * POSITIONS + position to be exact.
const POSITIONS = 2 ** 32;
const powers = new Int32Array(MAX_TOKEN_BYTES + 1);
powers[0] = 1;
for (let at = 1; at < powers.length; at += 1)
    powers[at] = Math.imul(powers[at - 1], HASH_BASE);
const mix = (hash) => Math.imul(hash ^ (hash >>> 15), MIX);
/** The UTF-8 bytes of one piece, and the hash of each of its prefixes: those give the hash of any part at once. */
class Piece {
    bytes = new Uint8Array(1024);
    hashes = new Int32Array(1025);
    length = 0;
    read(text, start, end) {
        if ((end - start) * 3 > this.bytes.length) {
            this.bytes = new Uint8Array((end - start) * 3);
            this.hashes = new Int32Array(this.bytes.length + 1);
        }
        this.length = 0;
        for (let at = start; at < end; at += 1) {
            let code = text.charCodeAt(at);
            if (code < 0x80) {
                this.#add(code);
                continue;
            }
            if (code < 0x800) {
                this.#add(0xc0 | (code >> 6));
            }
            else {
                if ((code & 0xf800) === 0xd800) {
                    code = text.codePointAt(at);
                    if (code <= 0xffff)
                        code = 0xfffd;
                    else
                        at += 1;
                }
                if (code > 0xffff) {
                    this.#add(0xf0 | (code >> 18));
                    this.#add(0x80 | ((code >> 12) & 0x3f));
                }
                else {
                    this.#add(0xe0 | (code >> 12));
                }
                this.#add(0x80 | ((code >> 6) & 0x3f));
            }
            this.#add(0x80 | (code & 0x3f));
        }
    }
    #add(byte) {
        this.bytes[this.length] = byte;
        this.hashes[this.length + 1] = (Math.imul(this.hashes[this.length], HASH_BASE) + byte + 1) | 0;
        this.length += 1;
    }
}
/** Ranks by token, in an open addressing table. A slot holds rank + 1 and, in its upper bits, a part of the hash. */
class Vocabulary {
    #tokens;
    #offsets;
    #slots = new Int32Array(1 << SLOT_BITS);
    constructor(packed) {
        const table = Buffer.from(packed, 'base64');
        const size = table.readUInt32LE(0);
        this.#tokens = table;
        this.#offsets = new Uint32Array(size + 1);
        let offset = 4 + size;
        for (let rank = 0; rank < size; rank += 1) {
            this.#offsets[rank] = offset;
            let hash = 0;
            for (const end = offset + table[4 + rank]; offset < end; offset += 1) {
                hash = (Math.imul(hash, HASH_BASE) + table[offset] + 1) | 0;
            }
            if (offset > this.#offsets[rank])
                this.#insert(mix(hash), rank);
        }
        this.#offsets[size] = offset;
    }
    #insert(mixed, rank) {
        let slot = mixed >>> (32 - SLOT_BITS);
        while (this.#slots[slot] !== 0)
            slot = (slot + 1) & ((1 << SLOT_BITS) - 1);
        this.#slots[slot] = (mixed & 0x3fff) * (RANK_MASK + 1) + rank + 1;
    }
    /** Rank of the token made of the bytes from `start` to `end` of the piece, `NO_RANK` if that is no token. */
    rank(piece, start, end) {
        const length = end - start;
        if (length > MAX_TOKEN_BYTES)
            return NO_RANK;
        const mixed = mix((piece.hashes[end] - Math.imul(piece.hashes[start], powers[length])) | 0);
        let slot = mixed >>> (32 - SLOT_BITS);
        for (;;) {
            const entry = this.#slots[slot];
            if (entry === 0)
                return NO_RANK;
            if (((entry >>> 18) ^ (mixed & 0x3fff)) === 0) {
                const rank = (entry & RANK_MASK) - 1;
                if (this.#isToken(rank, piece.bytes, start, length))
                    return rank;
            }
            slot = (slot + 1) & ((1 << SLOT_BITS) - 1);
        }
    }
    #isToken(rank, bytes, start, length) {
        const offset = this.#offsets[rank];
        if (this.#offsets[rank + 1] - offset !== length)
            return false;
        for (let at = 0; at < length; at += 1)
            if (this.#tokens[offset + at] !== bytes[start + at])
                return false;
        return true;
    }
}
/** For pieces of at most `MAX_SCANNED_BYTES`: looks for the best pair again after each merge. */
class ScanningMerger {
    #starts = new Int32Array(MAX_SCANNED_BYTES + 1);
    #pairs = new Int32Array(MAX_SCANNED_BYTES + 1);
    count(vocabulary, piece) {
        const starts = this.#starts;
        const pairs = this.#pairs;
        let parts = piece.length;
        for (let part = 0; part <= parts; part += 1)
            starts[part] = part;
        for (let part = 0; part + 1 < parts; part += 1)
            pairs[part] = vocabulary.rank(piece, part, part + 2);
        while (parts > 1) {
            let best = 0;
            for (let part = 1; part + 1 < parts; part += 1)
                if (pairs[part] < pairs[best])
                    best = part;
            if (pairs[best] === NO_RANK)
                break;
            starts.copyWithin(best + 1, best + 2, parts + 1);
            pairs.copyWithin(best, best + 1, parts - 1);
            parts -= 1;
            if (best + 1 < parts)
                pairs[best] = vocabulary.rank(piece, starts[best], starts[best + 2]);
            if (best > 0)
                pairs[best - 1] = vocabulary.rank(piece, starts[best - 1], starts[best + 1]);
        }
        return parts;
    }
}
/** A binary heap of numbers, smallest first. */
class Heap {
    #items;
    #size = 0;
    constructor(capacity) {
        this.#items = new Float64Array(capacity);
    }
    push(item) {
        const items = this.#items;
        let at = this.#size;
        this.#size += 1;
        while (at > 0) {
            const parent = (at - 1) >> 1;
            if (items[parent] <= item)
                break;
            items[at] = items[parent];
            at = parent;
        }
        items[at] = item;
    }
    pop() {
        if (this.#size === 0)
            return undefined;
        const items = this.#items;
        const top = items[0];
        this.#size -= 1;
        const last = items[this.#size];
        let at = 0;
        for (;;) {
            let child = 2 * at + 1;
            if (child >= this.#size)
                break;
            if (child + 1 < this.#size && items[child + 1] < items[child])
                child += 1;
            if (items[child] >= last)
                break;
            items[at] = items[child];
            at = child;
        }
        items[at] = last;
        return top;
    }
}
/** For long pieces: keeps all pairs in a heap, by rank and then by position. */
function countByHeap(vocabulary, piece) {
    const { length } = piece;
    const next = new Int32Array(length + 1);
    const previous = new Int32Array(length + 1);
    const pairs = new Int32Array(length).fill(NO_RANK);
    // One pair per byte at first, and each merge takes one out and puts at most two in.
    const heap = new Heap(2 * length);
    const putPair = (start) => {
        const middle = next[start];
        const rank = middle < length ? vocabulary.rank(piece, start, next[middle]) : NO_RANK;
        pairs[start] = rank;
        if (rank !== NO_RANK)
            heap.push(rank * POSITIONS + start);
    };
    for (let at = 0; at <= length; at += 1) {
        next[at] = at + 1;
        previous[at] = at - 1;
    }
    for (let at = 0; at < length; at += 1)
        putPair(at);
    let parts = length;
    for (let best = heap.pop(); best !== undefined; best = heap.pop()) {
        const start = best % POSITIONS;
        // A pair that has grown or was merged away stays in the heap until it comes up.
        if (pairs[start] !== (best - start) / POSITIONS)
            continue;
        const middle = next[start];
        const end = next[middle];
        pairs[middle] = NO_RANK;
        next[start] = end;
        previous[end] = start;
        parts -= 1;
        putPair(start);
        if (start > 0)
            putPair(previous[start]);
    }
    return parts;
}
/** Counts of short pieces seen before. A fixed table, where the newer piece takes the place of the older. */
class PieceCache {
    #bytes = new Uint8Array(CACHE_SLOTS * MAX_CACHED_BYTES);
    #lengths = new Uint8Array(CACHE_SLOTS);
    #counts = new Uint8Array(CACHE_SLOTS);
    get(piece) {
        const slot = this.#slot(piece);
        if (this.#lengths[slot] !== piece.length)
            return undefined;
        const offset = slot * MAX_CACHED_BYTES;
        for (let at = 0; at < piece.length; at += 1)
            if (this.#bytes[offset + at] !== piece.bytes[at])
                return undefined;
        return this.#counts[slot];
    }
    set(piece, count) {
        const slot = this.#slot(piece);
        const offset = slot * MAX_CACHED_BYTES;
        for (let at = 0; at < piece.length; at += 1)
            this.#bytes[offset + at] = piece.bytes[at];
        this.#lengths[slot] = piece.length;
        this.#counts[slot] = count;
    }
    #slot(piece) {
        return mix(piece.hashes[piece.length]) >>> (32 - CACHE_BITS);
    }
}
/**
 * Makes a counter of o200k_base tokens.
 *
 * @param packed the vocabulary, as `.ci/o200k.mjs` packs it
 * @returns counts the tokens of a text; special tokens count as the plain text they are written in
 */
function createCounter(packed) {
    const vocabulary = new Vocabulary(packed);
    const scanning = new ScanningMerger();
    const cache = new PieceCache();
    const piece = new Piece();
    const countPiece = () => {
        if (vocabulary.rank(piece, 0, piece.length) !== NO_RANK)
            return 1;
        if (piece.length > MAX_SCANNED_BYTES)
            return countByHeap(vocabulary, piece);
        if (piece.length > MAX_CACHED_BYTES)
            return scanning.count(vocabulary, piece);
        const known = cache.get(piece);
        if (known !== undefined)
            return known;
        const count = scanning.count(vocabulary, piece);
        cache.set(piece, count);
        return count;
    };
    return (text) => {
        let count = 0;
        for (let start = 0; start < text.length;) {
            const end = pieceEnd(text, start);
            piece.read(text, start, end);
            count += countPiece();
            start = end;
        }
        return count;
    };
}


/***/ })

};
