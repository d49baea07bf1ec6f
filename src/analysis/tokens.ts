/** Name of the encoding that counts are given in. Its vocabulary is the one shipped by gpt-tokenizer 4.0.0 (MIT). */
export const ENCODING = 'o200k_base'

/**
 * Number of o200k_base tokens in a text. Exact for that encoding, which OpenAI models use; for models with another
 * tokenizer it is an approximation. Special tokens such as `<|endoftext|>` count as plain text, and a lone surrogate
 * as U+FFFD.
 */
export type CountTokens = (text: string) => number

let counter: Promise<CountTokens> | undefined

/** The counter. The first call loads the vocabulary (2 MB), so ask only when a count is needed. */
export function tokenCounter(): Promise<CountTokens> {
  counter ??= loadCounter()
  return counter
}

async function loadCounter(): Promise<CountTokens> {
  const [{ createCounter }, { default: packed }] = await Promise.all([
    import('./o200k.ts'),
    import('./o200k.json', { with: { type: 'json' } }),
  ])
  return createCounter(packed)
}
