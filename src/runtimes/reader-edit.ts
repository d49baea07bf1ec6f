import type { Span } from '../source/span.ts'
import { spanOf } from '../source/span.ts'
import { parseYaml, type YamlAlias, type YamlDocument, type YamlNode, type YamlScalar } from '../source/yaml.ts'

/** A change to the text before it is read, so that the `yaml` package sees what another reader sees. Offsets are the file's. */
export interface Edit {
  readonly at: number
  readonly remove: number
  readonly insert: string
}

/** Reads `span` with the edits made; every span of the result is an offset in `text` as it stands in the file. */
export function parseEdited(text: string, span: Span, edits: readonly Edit[]): YamlDocument {
  if (edits.length === 0) return parseYaml(text, span.start, span.end)
  const sorted = [...edits].sort((left, right) => left.at - right.at)
  let edited = ''
  let at = span.start
  const pieces: Piece[] = []
  for (const edit of sorted) {
    if (edit.at < at || edit.at + edit.remove > span.end) continue
    pieces.push({ from: edited.length, to: at, length: edit.at - at })
    edited += text.slice(at, edit.at)
    pieces.push({ from: edited.length, to: edit.at, length: Math.min(edit.remove, edit.insert.length) })
    edited += edit.insert
    at = edit.at + edit.remove
  }
  pieces.push({ from: edited.length, to: at, length: span.end - at })
  edited += text.slice(at, span.end)
  return new Mapping(pieces).document(parseYaml(edited, 0, edited.length))
}

/** `length` units of the edited text, from `from` on, stand at `to` in the file; what was put in stands behind them. */
interface Piece {
  readonly from: number
  readonly to: number
  readonly length: number
}

class Mapping {
  readonly #pieces: readonly Piece[]
  readonly #moved = new Map<YamlNode, YamlNode>()

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces
  }

  document(read: YamlDocument): YamlDocument {
    return {
      root: read.root ? this.#node(read.root) : null,
      faults: read.faults.map((fault) => ({ ...fault, span: this.#span(fault.span) })),
      anchors: read.anchors.map((anchor) => ({ ...anchor, span: this.#span(anchor.span) })),
      aliases: read.aliases.map((alias) => this.#node(alias) as YamlAlias),
      comments: read.comments.map(({ span, after }) => ({
        span: this.#span(span),
        after: after ? (this.#node(after) as YamlScalar) : null,
      })),
    }
  }

  #offset(edited: number): number {
    let low = 0
    let high = this.#pieces.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#pieces[middle]?.from ?? 0) <= edited) low = middle
      else high = middle - 1
    }
    const piece = this.#pieces[low] ?? { from: 0, to: 0, length: 0 }
    return piece.to + Math.min(edited - piece.from, piece.length)
  }

  #span({ start, end }: Span): Span {
    const from = this.#offset(start)
    return spanOf(from, Math.max(from, this.#offset(end)))
  }

  #node(node: YamlNode): YamlNode {
    const known = this.#moved.get(node)
    if (known) return known
    const moved = this.#copy(node)
    this.#moved.set(node, moved)
    return moved
  }

  #copy(node: YamlNode): YamlNode {
    const span = this.#span(node.span)
    if (node.kind === 'scalar') return { ...node, span }
    if (node.kind === 'list') return { ...node, span, items: node.items.map((item) => this.#node(item)) }
    if (node.kind === 'map') {
      const pairs = node.pairs.map(({ key, value }) => ({
        key: this.#node(key) as YamlScalar,
        value: this.#node(value),
      }))
      return { ...node, span, pairs }
    }
    const target = node.target ? (this.#node(node.target) as Exclude<YamlNode, YamlAlias>) : null
    return { ...node, span, target }
  }
}
