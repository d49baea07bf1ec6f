/** JSON with every member in the order of its text: `JSON.parse` keeps one of two equal keys, Go reads both. */
export type Json =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number'; readonly literal: string }
  | { readonly kind: 'string'; readonly value: string }
  | JsonArray
  | JsonObject

interface JsonArray {
  readonly kind: 'array'
  readonly items: Json[]
}

interface JsonObject {
  readonly kind: 'object'
  readonly members: { readonly key: string; readonly value: Json }[]
}

/** Why a check ends without an answer. */
export class Refusal extends Error {
  /** Path of the file or folder that is to blame. */
  readonly path: string
  constructor(path: string, message: string) {
    super(message)
    this.name = 'Refusal'
    this.path = path
  }
}

/** encoding/json refuses deeper nesting ("exceeded max depth"). */
const DEPTH_LIMIT = 10_000

const token = /[{}[\]:,]|"[^"\\]*(?:\\.[^"\\]*)*"|[^\s{}[\]:,"]+/g

/** Reads strict JSON. Throws Refusal for a text that Go's encoding/json refuses too. */
export function parseJson(path: string, text: string): Json {
  try {
    JSON.parse(text)
  } catch {
    throw new Refusal(path, `\`${path}\` is no JSON; write it without comments, trailing commas and a byte-order mark.`)
  }
  const outermost: JsonArray = { kind: 'array', items: [] }
  const open: (JsonArray | JsonObject)[] = [outermost]
  let key: string | null = null
  const put = (value: Json): void => {
    const around = open.at(-1) ?? outermost
    if (around.kind === 'array') around.items.push(value)
    else if (key === null && value.kind === 'string') key = value.value
    else {
      around.members.push({ key: key ?? '', value })
      key = null
    }
  }
  for (const [part] of text.matchAll(token)) {
    if (part === '{' || part === '[') {
      const value: JsonArray | JsonObject =
        part === '{' ? { kind: 'object', members: [] } : { kind: 'array', items: [] }
      put(value)
      open.push(value)
      if (open.length > DEPTH_LIMIT) throw new Refusal(path, `\`${path}\` is nested too deeply.`)
    } else if (part === '}' || part === ']') open.pop()
    else if (part !== ':' && part !== ',') put(scalar(part))
  }
  return outermost.items[0] ?? { kind: 'null' }
}

function scalar(text: string): Json {
  if (text.startsWith('"')) return { kind: 'string', value: String(JSON.parse(text)) }
  if (text === 'null') return { kind: 'null' }
  return text === 'true' || text === 'false'
    ? { kind: 'boolean', value: text === 'true' }
    : { kind: 'number', literal: text }
}

/**
 * One value as a Go struct takes it up: keys fold case, `null` leaves a field as it was but empties a list, repeated
 * objects are laid over each other, and of all else the last one wins (encoding/json, `Unmarshal`; run).
 * Only the fields that are asked for are held against their type. Every method throws Refusal for a wrong one.
 */
export class GoStruct {
  readonly #path: string
  readonly #where: string
  readonly #layers: readonly Json[]

  constructor(path: string, value: Json, where = '') {
    this.#path = path
    this.#where = where
    this.#layers = [value]
  }

  /** The last text at the keys; null where there is none. */
  text(...keys: string[]): string | null {
    const values = this.#all(keys, 'string').flatMap((each) => (each.kind === 'string' ? each.value : []))
    return values.at(-1) ?? null
  }

  flag(...keys: string[]): boolean {
    const values = this.#all(keys, 'boolean').flatMap((each) => (each.kind === 'boolean' ? each.value : []))
    return values.at(-1) ?? false
  }

  integer(...keys: string[]): number {
    let last = 0
    for (const each of this.#all(keys, 'number')) {
      if (each.kind !== 'number') continue
      if (!/^-?\d+$/.test(each.literal)) throw this.#wrong(keys, 'a whole number')
      last = Number(each.literal)
    }
    return last
  }

  /** The texts of a list; null where it is absent or null, which Go tells from an empty one. */
  texts(...keys: string[]): readonly string[] | null {
    const items = this.#items(keys)
    return (
      items?.map((item) => {
        if (item.kind === 'string') return item.value
        if (item.kind === 'null') return ''
        throw this.#wrong(keys, 'a list of texts')
      }) ?? null
    )
  }

  /** The objects of a list. */
  structs(...keys: string[]): readonly GoStruct[] {
    return (this.#items(keys) ?? []).map((item, index) => {
      if (item.kind !== 'object' && item.kind !== 'null') throw this.#wrong(keys, 'a list of objects')
      return new GoStruct(this.#path, item, `${this.#named(keys)}[${index}].`)
    })
  }

  /** The entries of a map: its keys are taken as they are written, and a repeated one replaces the first. */
  entries(...keys: string[]): ReadonlyMap<string, GoStruct> {
    const entries = new Map<string, GoStruct>()
    for (const each of this.#all(keys, 'object')) {
      if (each.kind === 'null') entries.clear()
      if (each.kind !== 'object') continue
      for (const { key, value } of each.members) {
        if (value.kind !== 'object' && value.kind !== 'null') throw this.#wrong([...keys, key], 'an object')
        entries.set(key, new GoStruct(this.#path, value, `${this.#named([...keys, key])}.`))
      }
    }
    return entries
  }

  /** The object at the keys; null where it is absent or null. */
  struct(...keys: string[]): GoStruct | null {
    const last = this.#all(keys, 'object').at(-1)
    return last?.kind === 'object' ? new GoStruct(this.#path, last, `${this.#named(keys)}.`) : null
  }

  refuse(what: string): Refusal {
    return new Refusal(this.#path, `\`${this.#path}\`: ${what}`)
  }

  #items(keys: readonly string[]): readonly Json[] | null {
    const last = this.#all(keys, 'array').at(-1)
    return last?.kind === 'array' ? last.items : null
  }

  /** All values at the keys, in the order of the text: of the wanted kind or null. */
  #all(keys: readonly string[], kind: Json['kind']): readonly Json[] {
    let layers = this.#layers
    for (const [depth, key] of keys.entries()) {
      layers = layers.flatMap((layer) => {
        if (layer.kind === 'null') return []
        if (layer.kind !== 'object') throw this.#wrong(keys.slice(0, depth), 'an object')
        return layer.members.filter((member) => folded(member.key) === folded(key)).map(({ value }) => value)
      })
    }
    const other = layers.find((layer) => layer.kind !== kind && layer.kind !== 'null')
    if (other) throw this.#wrong(keys, kindWords[kind])
    return layers
  }

  #wrong(keys: readonly string[], wanted: string): Refusal {
    return this.refuse(`${keys.length === 0 && this.#where === '' ? 'the file' : this.#named(keys)} must be ${wanted}.`)
  }

  #named(keys: readonly string[]): string {
    return `${this.#where}${keys.join('.')}`
  }
}

const kindWords: Readonly<Record<Json['kind'], string>> = {
  null: 'null',
  boolean: 'true or false',
  number: 'a whole number',
  string: 'a text',
  array: 'a list',
  object: 'an object',
}

/** U+017F is the one letter beside ASCII that folds to ASCII and that `toLowerCase` leaves alone. */
function folded(key: string): string {
  return key.replaceAll('\u017f', 's').toLowerCase()
}
