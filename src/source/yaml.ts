import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml'
import { type Span, spanOf } from './span.ts'
import { tooDeep } from './yaml-depth.ts'
import { type YamlFault, yamlFault } from './yaml-fault.ts'

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded' | 'empty'

export interface YamlScalar {
  readonly kind: 'scalar'
  /** The text after folding and escapes, never resolved to a number, boolean or date. */
  readonly value: string
  readonly style: ScalarStyle
  readonly tag: string | null
  readonly span: Span
}

export interface YamlPair {
  readonly key: YamlScalar
  readonly value: YamlNode
}

export interface YamlMap {
  readonly kind: 'map'
  readonly flow: boolean
  readonly tag: string | null
  readonly pairs: readonly YamlPair[]
  readonly span: Span
}

export interface YamlList {
  readonly kind: 'list'
  readonly flow: boolean
  readonly tag: string | null
  readonly items: readonly YamlNode[]
  readonly span: Span
}

/** `target` is null where no anchor of that name stands before the alias. */
export interface YamlAlias {
  readonly kind: 'alias'
  readonly name: string
  readonly target: Exclude<YamlNode, YamlAlias> | null
  readonly span: Span
}

export type YamlNode = YamlScalar | YamlMap | YamlList | YamlAlias

export interface YamlComment {
  /** From the hash to the end of its line. */
  readonly span: Span
  /** The value that the comment follows on the same line; null for a comment on a line of its own. */
  readonly after: YamlScalar | null
}

export interface YamlDocument {
  /** Null where nothing could be read. A partial tree is kept beside a fault. */
  readonly root: YamlNode | null
  /** What is no YAML in any dialect, in the order of the text. The first is the cause, later ones often follow from it. */
  readonly faults: readonly YamlFault[]
  readonly anchors: readonly { readonly name: string; readonly span: Span }[]
  readonly aliases: readonly YamlAlias[]
  readonly comments: readonly YamlComment[]
}

/** A frontmatter larger than this, in UTF-16 units, is not read: it is no header any more. */
export const YAML_UNITS_LIMIT = 262_144
/** More nodes than this, beyond the length of the text, after all aliases are put in place: an alias bomb. */
export const YAML_EXPANSION_LIMIT = 10_000

/** Blocks read last, by where they start and their text: ten readers ask for the same one. */
const recent = new Map<string, YamlDocument>()
const RECENT_LIMIT = 4096
/** A longer block, in UTF-16 units, is not kept. */
const RECENT_UNITS = 8192

/**
 * Reads `text` from `start` to `end` as one YAML document (the first). All spans are offsets in `text`.
 * Never throws: what cannot be read is a fault with a place.
 */
export function parseYaml(text: string, start: number, end: number): YamlDocument {
  if (end - start > YAML_UNITS_LIMIT) return unread(yamlFault('yaml-too-large', spanOf(start, start + 1)))
  const source = text.slice(start, end)
  if (source.length > RECENT_UNITS) return read(source, start)
  const key = `${start} ${source}`
  const known = recent.get(key)
  if (known) return known
  const document = read(source, start)
  if (recent.size >= RECENT_LIMIT) recent.clear()
  recent.set(key, document)
  return document
}

function unread(fault: YamlFault): YamlDocument {
  return { root: null, faults: [fault], anchors: [], aliases: [], comments: [] }
}

function read(source: string, start: number): YamlDocument {
  const deep = tooDeep(source)
  if (deep !== null) return unread(yamlFault('yaml-too-deep', spanOf(start + deep, start + deep + 1)))
  try {
    const document = parseDocument(source, {
      schema: 'failsafe',
      version: '1.2',
      prettyErrors: false,
      uniqueKeys: false,
      logLevel: 'silent',
    })
    return new Reader(source, start).read(document)
  } catch {
    // The package gives up on what nests too deep for the stack in ways that no count of signs foresees.
    return unread(yamlFault('invalid-yaml', spanOf(start, start + 1)))
  }
}

class Reader {
  readonly #source: string
  readonly #shift: number
  readonly #anchors: { name: string; span: Span }[] = []
  readonly #anchored = new Map<string, Exclude<YamlNode, YamlAlias>>()
  readonly #aliases: YamlAlias[] = []
  readonly #faults: YamlFault[] = []
  readonly #comments: YamlComment[] = []

  constructor(source: string, shift: number) {
    this.#source = source
    this.#shift = shift
  }

  read(document: Document.Parsed): YamlDocument {
    const first = document.errors[0]
    if (first) this.#faults.push(yamlFault.from(first, this.#source, this.#shift))
    const root = document.contents ? this.#node(document.contents as Node) : null
    const alias = this.#aliases[0]
    if (root && alias && expandedSize(root) > YAML_EXPANSION_LIMIT + this.#source.length) {
      this.#faults.push(yamlFault('alias-bomb', alias.span))
    }
    for (const alias of this.#aliases) {
      if (!alias.target) this.#faults.push(yamlFault('undefined-alias', alias.span, alias.name))
    }
    this.#controlCharacter()
    this.#faults.sort((left, right) => left.span.start - right.span.start)
    return {
      root,
      faults: this.#faults,
      anchors: this.#anchors,
      aliases: this.#aliases,
      comments: this.#comments,
    }
  }

  #span(start: number, end: number): Span {
    return spanOf(start + this.#shift, end + this.#shift)
  }

  #node(node: Node): YamlNode {
    const range = node.range ?? [0, 0, 0]
    const open = (isMap(node) || isSeq(node)) && node.flow !== true
    // The library counts the line end behind a block's last item to it.
    const length = open ? this.#source.slice(range[0], range[1]).trimEnd().length : range[1] - range[0]
    const span = this.#span(range[0], range[0] + Math.max(0, length))
    if (isAlias(node)) {
      const alias: YamlAlias = {
        kind: 'alias',
        name: node.source,
        target: this.#anchored.get(node.source) ?? null,
        span,
      }
      this.#aliases.push(alias)
      return alias
    }
    const built = this.#collectionOrScalar(node, span)
    const anchor = (node as { anchor?: string }).anchor
    if (anchor) {
      const at = this.#source.lastIndexOf(`&${anchor}`, range[0])
      this.#anchors.push({
        name: anchor,
        span: at < 0 ? span : this.#span(at, at + anchor.length + 1),
      })
      this.#anchored.set(anchor, built)
    }
    return built
  }

  #collectionOrScalar(node: Node, span: Span): Exclude<YamlNode, YamlAlias> {
    const tag = node.tag ?? null
    if (isMap(node)) {
      const pairs = (node.items as Pair<Node | null, Node | null>[]).map((pair) => this.#pair(pair, span))
      this.#duplicates(pairs)
      return { kind: 'map', flow: node.flow === true, tag: own(tag, 'map'), pairs, span }
    }
    if (isSeq(node)) {
      const items = (node.items as Node[]).map((item) => this.#node(item))
      return { kind: 'list', flow: node.flow === true, tag: own(tag, 'seq'), items, span }
    }
    const scalar = this.#scalar(node, tag, span)
    this.#commentAfter(scalar)
    return scalar
  }

  #scalar(node: Node, tag: string | null, span: Span): YamlScalar {
    if (!isScalar(node)) return { kind: 'scalar', value: '', style: 'empty', tag: null, span }
    // A tag such as !!timestamp makes the package resolve the value; what was written is wanted here.
    const value = typeof node.value === 'string' ? node.value : (node.source ?? '')
    return { kind: 'scalar', value, style: styleOf(node.type, value, span), tag, span }
  }

  #pair(pair: Pair<Node | null, Node | null>, parent: Span): YamlPair {
    const keyNode = pair.key
    const key = keyNode ? this.#node(keyNode) : null
    const missing: YamlScalar = { kind: 'scalar', value: '', style: 'empty', tag: null, span: parent }
    const named = key?.kind === 'scalar' ? key : null
    if (key && !named) this.#faults.push(yamlFault('key-not-text', key.span))
    const value = pair.value ? this.#node(pair.value) : null
    if (named?.style === 'empty' && value) {
      const colon = this.#source.lastIndexOf(':', value.span.start - this.#shift)
      this.#faults.push(yamlFault('colon-in-plain-value', this.#span(colon, colon + 1)))
    }
    const at = named?.span.end ?? key?.span.end ?? parent.start
    const nothing: YamlScalar = { kind: 'scalar', value: '', style: 'empty', tag: null, span: spanOf(at, at) }
    return { key: named ?? { ...missing, span: key?.span ?? parent }, value: value ?? nothing }
  }

  #duplicates(pairs: readonly YamlPair[]): void {
    const seen = new Set<string>()
    for (const { key } of pairs) {
      if (seen.has(key.value)) this.#faults.push(yamlFault('duplicate-key', key.span, key.value))
      seen.add(key.value)
    }
  }

  #commentAfter(scalar: YamlScalar): void {
    let at = scalar.span.end - this.#shift
    if (scalar.style === 'literal' || scalar.style === 'folded') return
    while (this.#source[at] === ' ' || this.#source[at] === '\t') at += 1
    if (this.#source[at] !== '#') return
    const lineEnd = this.#source.indexOf('\n', at)
    const end = lineEnd < 0 ? this.#source.length : lineEnd
    this.#comments.push({ span: this.#span(at, this.#source[end - 1] === '\r' ? end - 1 : end), after: scalar })
  }

  #controlCharacter(): void {
    // YAML 1.2.2, production c-printable: a stream holds no C0 control but tab, line feed and carriage return.
    const match = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.exec(this.#source)
    if (match) {
      const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      this.#faults.push(yamlFault('control-character', this.#span(match.index, match.index + 1), `U+${code}`))
    }
  }
}

function own(tag: string | null, kind: 'map' | 'seq'): string | null {
  return tag === `tag:yaml.org,2002:${kind}` ? null : tag
}

function styleOf(type: string | null | undefined, value: string, span: Span): ScalarStyle {
  if (type === 'QUOTE_SINGLE') return 'single'
  if (type === 'QUOTE_DOUBLE') return 'double'
  if (type === 'BLOCK_LITERAL') return 'literal'
  if (type === 'BLOCK_FOLDED') return 'folded'
  return value === '' && span.end === span.start ? 'empty' : 'plain'
}

/** Nodes after all aliases are put in place; counted, never built. */
function expandedSize(root: YamlNode): number {
  const sizes = new Map<YamlNode, number>()
  const sizeOf = (node: YamlNode): number => {
    const known = sizes.get(node)
    if (known !== undefined) return known
    let size = 1
    if (node.kind === 'alias') size = node.target ? sizeOf(node.target) : 1
    else if (node.kind === 'list') for (const item of node.items) size += sizeOf(item)
    else if (node.kind === 'map') for (const pair of node.pairs) size += 1 + sizeOf(pair.value)
    sizes.set(node, size)
    return size
  }
  return sizeOf(root)
}

/** The value behind an alias; null for an alias that leads nowhere. */
export function resolved(node: YamlNode): Exclude<YamlNode, YamlAlias> | null {
  return node.kind === 'alias' ? node.target : node
}
