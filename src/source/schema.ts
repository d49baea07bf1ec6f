import type { ErrorObject } from 'ajv'
import { Ajv } from 'ajv'
import { notAmong, quoted } from './nearest.ts'
import type { Span } from './span.ts'
import { resolved, type YamlMap, type YamlNode } from './yaml.ts'
import { kindWords, scalarKind } from './yaml-scalar.ts'

/** One breach of a JSON Schema, at the value or key that breaks it. */
export interface SchemaProblem {
  readonly span: Span
  /** What is wrong and what is valid: whole sentences. */
  readonly message: string
}

/**
 * Holds YAML against a JSON Schema (draft 7). `value` is what the text means, see `plainValue`.
 * One problem a place, in the order of the text; empty where all is well.
 */
export function checkAgainst(schema: object, root: YamlNode, value: unknown): readonly SchemaProblem[] {
  const ajv = new Ajv({ allErrors: true, inlineRefs: false, verbose: true, allowUnionTypes: true, logger: false })
  const validate = ajv.compile(schema)
  if (validate(value)) return []
  const errors = causes(validate.errors ?? [])
  const byPlace = new Map<string, SchemaProblem>()
  for (const error of errors) {
    const problem = problemOf(error, root)
    const place = `${problem.span.start}:${problem.span.end}`
    if (!byPlace.has(place)) byPlace.set(place, problem)
  }
  return [...byPlace.values()].sort((left, right) => left.span.start - right.span.start)
}

/** What the text means in YAML 1.2's core schema. Only for a tree without faults: aliases are put in place. */
export function plainValue(node: YamlNode): unknown {
  const own = resolved(node)
  if (!own) return null
  if (own.kind === 'list') return own.items.map(plainValue)
  if (own.kind === 'map') return Object.fromEntries(own.pairs.map((pair) => [pair.key.value, plainValue(pair.value)]))
  const kind = scalarKind(own)
  if (kind === 'null') return null
  if (kind === 'boolean') return /^t/i.test(own.value)
  return kind === 'number' ? Number(own.value.replaceAll('_', '')) : own.value
}

/** An alternative that fails brings the failures of each of its branches along; the alternative itself says it all. */
function causes(errors: readonly ErrorObject[]): ErrorObject[] {
  const alternatives = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
  return errors.filter((error) => {
    const inside = (outer: ErrorObject) =>
      error.schemaPath.startsWith(`${outer.schemaPath}/`) && error.instancePath.startsWith(outer.instancePath)
    return error.keyword !== 'if' && !alternatives.some(inside)
  })
}

function problemOf(error: ErrorObject, root: YamlNode): SchemaProblem {
  const steps = error.instancePath.split('/').slice(1).map(unescapePointer)
  const { node, key } = follow(root, steps)
  const subject = subjectOf(steps)
  if (error.keyword === 'additionalProperties') {
    const extra = String(error.params.additionalProperty)
    const what = steps.length === 0 ? 'a key of this file' : `a key of ${subject}`
    const valid = Object.keys((error.parentSchema?.properties as object | undefined) ?? {})
    return { span: keySpan(node, extra) ?? node.span, message: notAmong(extra, what, valid) }
  }
  const empty = node.span.start === node.span.end
  return { span: empty && key ? key : node.span, message: sentence(error, node, steps, subject) }
}

function sentence(error: ErrorObject, node: YamlNode, steps: readonly string[], subject: string): string {
  const limit = error.params.limit as number | undefined
  const choices = choicesOf(error)
  if (error.keyword === 'type' || (choices && typeof error.data !== 'string')) {
    return `${capital(subject)} is ${kindWords(node)}; ${remedy(error, choices, node)}.`
  }
  if (choices) return notAmong(String(error.data), `a value of ${quoted(keysOf(steps))}`, choices)
  switch (error.keyword) {
    case 'minimum':
      return `${capital(subject)} is ${String(error.data)}; the least is ${limit}.`
    case 'maximum':
      return `${capital(subject)} is ${String(error.data)}; the most is ${limit}.`
    case 'minItems':
      return `${capital(subject)} has too few entries; give it at least ${limit}, or leave the key out.`
    case 'minLength':
      return `${capital(subject)} is empty; fill it in or leave it out.`
    case 'required':
      return `${capital(subject)} lacks the key ${quoted(String(error.params.missingProperty))}; add it.`
    default:
      return `${capital(subject)} does not fit; it takes ${JSON.stringify({ [error.keyword]: error.schema })}.`
  }
}

/** The valid values where they can be listed; null elsewhere. */
function choicesOf(error: ErrorObject): string[] | null {
  const branches = error.keyword === 'anyOf' || error.keyword === 'oneOf' ? (error.schema as Branch[]) : []
  const listed = branches.flatMap((branch) => branch.enum ?? branch.title ?? [])
  if (listed.length > 0) return listed
  if (error.keyword === 'enum') return (error.schema as unknown[]).map(String)
  return error.keyword === 'const' ? [String(error.schema)] : null
}

interface Branch {
  readonly enum?: string[]
  readonly title?: string
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'a map',
  null: 'nothing',
}

function remedy(error: ErrorObject, choices: readonly string[] | null, node: YamlNode): string {
  const schema = error.parentSchema ?? {}
  const valid = choices ?? (schema.enum as string[] | undefined)
  if (valid) return `write one of ${valid.join(', ')}`
  const types = [error.schema].flat().map(String)
  const written = resolved(node)
  const scalar = written?.kind === 'scalar' && scalarKind(written) !== 'null' ? written : null
  if (types[0] === 'string' && scalar) return 'put it in quotes to make it text'
  if (types[0] === 'array')
    return `write a list, such as [${scalar && scalar.value.length < 64 ? scalar.value : 'a, b'}]`
  if (types[0] === 'object') return `write a map with the keys ${Object.keys(schema.properties ?? {}).join(', ')}`
  return `write ${types.map((type) => typeWords[type] ?? type).join(' or ')}`
}

function unescapePointer(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** The node at a path, and the span of the key it belongs to. */
function follow(root: YamlNode, steps: readonly string[]): { readonly node: YamlNode; readonly key: Span | null } {
  let node = root
  let key: Span | null = null
  for (const step of steps) {
    const own = resolved(node)
    if (own?.kind === 'list') node = own.items[Number(step)] ?? node
    const pair = own?.kind === 'map' ? own.pairs.find((each) => each.key.value === step) : undefined
    if (!pair) continue
    node = pair.value
    key = pair.key.span
  }
  return { node, key }
}

function keySpan(node: YamlNode, key: string): Span | null {
  const own: YamlMap | null = resolved(node)?.kind === 'map' ? (resolved(node) as YamlMap) : null
  return own?.pairs.find((pair) => pair.key.value === key)?.key.span ?? null
}

function keysOf(steps: readonly string[]): string {
  return steps.filter((step) => !/^\d+$/.test(step)).join('.')
}

function subjectOf(steps: readonly string[]): string {
  const last = steps.at(-1)
  if (last === undefined) return 'the file'
  return /^\d+$/.test(last) ? `item ${Number(last) + 1} of ${quoted(keysOf(steps))}` : quoted(keysOf(steps))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
