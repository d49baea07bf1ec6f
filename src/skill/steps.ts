import type { Markdown } from '../source/markdown.ts'
import type { Span } from '../source/span.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import type { Field } from './frontmatter.ts'

/** One step; `index` counts from 1 and is the place in its list, whatever number the author wrote. */
export interface Step {
  readonly index: number
  readonly content: string
  readonly span: Span
}

/** A list of steps in the frontmatter, with its items as YAML gave them. */
export interface StepList {
  /** `steps` or `metadata.steps`. */
  readonly where: string
  readonly keySpan: Span
  readonly value: YamlNode
  readonly items: readonly YamlNode[]
}

/** The frontmatter's lists of steps: the top-level key, then the one under `metadata`. */
export function readStepLists(fields: ReadonlyMap<string, Field>): StepList[] {
  const lists: StepList[] = []
  const top = fields.get('steps')
  if (top) lists.push(listOf('steps', top.key.span, top.value))
  const metadata = fields.get('metadata')
  const map = metadata ? resolved(metadata.value) : null
  if (map?.kind === 'map') {
    for (const { key, value } of map.pairs) {
      if (key.value === 'steps') lists.push(listOf('metadata.steps', key.span, value))
    }
  }
  return lists
}

function listOf(where: string, keySpan: Span, value: YamlNode): StepList {
  const node = resolved(value)
  return { where, keySpan, value, items: node?.kind === 'list' ? node.items : [] }
}

export function frontmatterSteps(lists: readonly StepList[]): Step[] {
  const list = lists[0]
  if (!list) return []
  const steps: Step[] = []
  for (const item of list.items) {
    const node = resolved(item)
    if (node?.kind !== 'scalar' || node.value.trim() === '') continue
    steps.push({ index: steps.length + 1, content: node.value, span: item.span })
  }
  return steps
}

/** The items of the body's outermost ordered lists, counted through in reading order. */
export function bodySteps(body: Markdown): Step[] {
  const steps: Step[] = []
  for (const list of body.lists) {
    if (!list.ordered || list.depth > 0) continue
    for (const item of list.items) {
      if (item.text.trim() !== '') steps.push({ index: steps.length + 1, content: item.text, span: item.textSpan })
    }
  }
  return steps
}
