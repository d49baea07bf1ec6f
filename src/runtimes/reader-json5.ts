/** Nesting deeper than this is not read. */
const DEPTH_LIMIT = 200

const blank = /(?:[\s\uFEFF]|\/\/[^\n\r\u2028\u2029]*|\/\*[\s\S]*?\*\/)*/y
const number =
  /[-+]?(?:0[xX][0-9a-fA-F]+|Infinity|NaN|(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?)(?![\p{ID_Continue}$])/uy
const identifier = /(?:[\p{ID_Start}$_]|\\u[0-9a-fA-F]{4})(?:[\p{ID_Continue}$\u200c\u200d]|\\u[0-9a-fA-F]{4})*/uy
const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null }
const escapes: Readonly<Record<string, string>> = {
  ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' },
  ...{ '\n': '', '\r\n': '', '\r': '', '\u2028': '', '\u2029': '' },
}

/** Reads a text as JSON5 (json5.org, 1.0.0): plain maps, lists, texts, numbers, booleans and null. `undefined` for no JSON5. */
export function readJson5(text: string): unknown {
  try {
    const reader = new Reader(text)
    return reader.whole()
  } catch (error) {
    if (error instanceof NoJson5) return undefined
    throw error
  }
}

class NoJson5 extends Error {}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  whole(): unknown {
    const value = this.#value(0)
    this.#skip()
    if (this.#at < this.#text.length) throw new NoJson5()
    return value
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.#text)
    if (!match) return null
    this.#at = pattern.lastIndex
    return match[0]
  }

  #skip(): void {
    this.#take(blank)
  }

  #value(depth: number): unknown {
    if (depth > DEPTH_LIMIT) throw new NoJson5()
    this.#skip()
    const sign = this.#text[this.#at]
    if (sign === '{') return this.#map(depth)
    if (sign === '[') return this.#list(depth)
    if (sign === '"' || sign === "'") return this.#string(sign)
    const digits = this.#take(number)
    if (digits !== null) return numberOf(digits)
    const word = this.#take(identifier)
    if (word === null || !Object.hasOwn(words, word)) throw new NoJson5()
    return words[word]
  }

  #map(depth: number): Map<string, unknown> {
    const found = new Map<string, unknown>()
    this.#items('}', () => {
      const sign = this.#text[this.#at]
      const key = sign === '"' || sign === "'" ? this.#string(sign) : this.#take(identifier)
      this.#skip()
      if (key === null || this.#text[this.#at] !== ':') throw new NoJson5()
      this.#at += 1
      found.set(unescaped(key), this.#value(depth + 1))
    })
    return found
  }

  #list(depth: number): unknown[] {
    const found: unknown[] = []
    this.#items(']', () => found.push(this.#value(depth + 1)))
    return found
  }

  /** From an opening bracket to behind the closing one; a comma may stand before the latter. */
  #items(closing: string, item: () => void): void {
    this.#at += 1
    for (;;) {
      this.#skip()
      if (this.#text[this.#at] === closing) break
      item()
      this.#skip()
      if (this.#text[this.#at] === closing) break
      if (this.#text[this.#at] !== ',') throw new NoJson5()
      this.#at += 1
    }
    this.#at += 1
  }

  #string(quote: string): string {
    const pattern = quote === '"' ? /"((?:[^"\\\n\r]|\\\r\n|\\[\s\S])*)"/y : /'((?:[^'\\\n\r]|\\\r\n|\\[\s\S])*)'/y
    const whole = this.#take(pattern)
    if (whole === null) throw new NoJson5()
    return whole.slice(1, -1).replace(/\\(\r\n|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[\s\S])/g, (_all, code: string) => {
      if (code.length > 2) return String.fromCharCode(Number.parseInt(code.slice(1), 16))
      if (/^[1-9ux]$/.test(code)) throw new NoJson5()
      return escapes[code] ?? code
    })
  }
}

function unescaped(key: string): string {
  return key.replace(/\\u([0-9a-fA-F]{4})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function numberOf(written: string): number {
  const digits = written.replace(/^[-+]/, '')
  return written.startsWith('-') ? -Number(digits) : Number(digits)
}
