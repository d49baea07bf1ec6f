import type { Skill } from '../skill/skill.ts'
import { SourceFile } from '../source/file.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import { dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { tooDeepFor } from './reader-nesting.ts'
import { hermesFence, readFenced } from './reader-regex.ts'
import type { Reason } from './runtime.ts'

const dialect = dialects['pyyaml-c']

/** Brackets that libyaml 0.2.5 gives up at. */
const LIBYAML_DEPTH = 1000

/** A value of the block as Hermes has it: nothing for null, texts for a list, text for anything else. */
export interface HermesValue {
  readonly kind: 'null' | 'text' | 'list' | 'map' | 'other'
  /** Python's `str()` of it. */
  readonly text: string
  /** The items of a list, one text for any other value that is not null. */
  readonly texts: readonly string[]
  readonly at: Span | null
}

export interface HermesBlock {
  readonly values: ReadonlyMap<string, HermesValue>
  /** The map under `metadata.hermes`; empty where there is none. */
  readonly gates: ReadonlyMap<string, HermesValue>
  readonly bodyStart: number
  /** Why the YAML could not be read, so that lines were cut at their first colon instead; null for YAML that could. */
  readonly refusal: Reason | null
  /** True where lines were cut and each of them was a key with its value, so that nothing is lost. */
  readonly linesOnly: boolean
  /** Which line of dashes is missing, so that there is no block; null for none. */
  readonly missing: 'opening' | 'closing' | null
}

const none: ReadonlyMap<string, HermesValue> = new Map()

/**
 * The block as hermes-agent 0.19.0 (PyPI) reads it, agent/skill_utils.py, parse_frontmatter; run on 2026-11-30. `limit` cuts the file
 * first, in characters: `skills_list` reads no more than 4,000.
 */
export function readHermes(skill: Skill, limit = Number.POSITIVE_INFINITY): HermesBlock {
  // Python reads a lone carriage return as a line end.
  const whole = skill.file.text.replace(/\r(?!\n)/g, '\n')
  const text = whole.length > limit ? [...whole.replaceAll('\r', '')].slice(0, limit).join('') : whole
  const block = readFenced(text, hermesFence)
  const bodyStart = text.startsWith('\uFEFF') ? 1 : 0
  if (!('yaml' in block)) {
    const missing = block.missing === 'opening' ? 'opening' : 'closing'
    return { values: none, gates: none, bodyStart, refusal: null, linesOnly: false, missing }
  }
  const { root, refusal: first } = readDialect(new SourceFile('', text), block.yaml, dialect)
  const refusal = first && tooDeepFor(LIBYAML_DEPTH, first, text.slice(block.yaml.start, block.yaml.end))
  if (refusal && refusal.effect !== 'unknown') {
    const lines = text.slice(block.yaml.start, block.yaml.end).split('\n')
    return {
      values: colonLines(lines, block.yaml.start),
      gates: none,
      bodyStart: block.bodyStart,
      refusal,
      linesOnly: lines.every((line) => /^(?:[^\s:-][^:]*:|\s*$)/.test(line)),
      missing: null,
    }
  }
  const map = root ? resolved(root) : null
  const values = map?.kind === 'map' ? fieldsIn(dialect, map) : new Map<string, YamlNode>()
  return {
    values: new Map([...values].map(([key, node]) => [key, hermesValue(node)])),
    gates: gatesIn(values.get('metadata')),
    bodyStart: block.bodyStart,
    refusal,
    linesOnly: false,
    missing: null,
  }
}

function hermesValue(node: YamlNode): HermesValue {
  const value = resolved(node)
  const { kind, text } = valueIn(dialect, node)
  const at = node.span.end > node.span.start ? node.span : null
  if (kind === 'null') return { kind, text, texts: [], at }
  if (value?.kind === 'list') {
    return { kind: 'list', text, texts: value.items.map((item) => valueIn(dialect, item).text), at }
  }
  return { kind: kind === 'text' || kind === 'map' ? kind : 'other', text, texts: [text], at }
}

function gatesIn(metadata: YamlNode | undefined): ReadonlyMap<string, HermesValue> {
  const outer = metadata ? resolved(metadata) : null
  const inner = outer?.kind === 'map' ? fieldsIn(dialect, outer).get('hermes') : undefined
  const map = inner ? resolved(inner) : null
  if (map?.kind !== 'map') return none
  return new Map([...fieldsIn(dialect, map)].map(([key, node]) => [key, hermesValue(node)]))
}

/** Every line with a colon, at any indentation, is a key and the rest of its line; quotes stay. */
function colonLines(lines: readonly string[], start: number): ReadonlyMap<string, HermesValue> {
  const values = new Map<string, HermesValue>()
  let at = start
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon >= 0) {
      const value = stripped(line.slice(colon + 1))
      const from = at + line.indexOf(value, colon + 1)
      const place = value === '' ? null : spanOf(from, from + value.length)
      values.set(stripped(line.slice(0, colon)), { kind: 'text', text: value, texts: value ? [value] : [], at: place })
    }
    at += line.length + 1
  }
  return values
}

/** Python's `str.strip()`. */
export function stripped(text: string): string {
  return text.replace(/^(?:(?!\uFEFF)[\s\x1c-\x1f\x85])+/, '').replace(/(?:(?!\uFEFF)[\s\x1c-\x1f\x85])+$/, '')
}

/** What Python takes for no value at all. */
export function isFalse({ kind, text, texts }: HermesValue): boolean {
  if (kind === 'list') return texts.length === 0
  if (kind === 'other') return /^(?:False|[-+]?0+(?:\.0*)?)$/.test(text)
  return kind === 'null' || text === '' || (kind === 'map' && text === '{}')
}
