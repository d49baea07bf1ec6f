import type { List } from '../source/markdown.ts'
import type { Span } from '../source/span.ts'
import { skillRule } from './rule.ts'

export const stepNumbering = skillRule({
  id: 'step-numbering',
  summary: 'The numbers of one list of steps skip or repeat one.',
  why: 'A model reads the numbers as written, a browser counts anew. "See step 3" then means two different steps, and a gap looks like a step that was lost.',
  cure: 'Number the steps one by one.',
  severity: 'note',
  examples: {
    bad: { 'skills/bake/SKILL.md': '---\nname: bake\ndescription: Bakes.\n---\n1. Weigh\n2. Knead\n[|4|]. Bake\n' },
    good: {
      'skills/bake/SKILL.md':
        '---\nname: bake\ndescription: Bakes.\n---\n1. Weigh\n1. Knead\n\nThen:\n\n3. Bake\n4. Eat\n',
    },
  },
  *check(skill) {
    for (const list of skill.body.lists) {
      const odd = list.ordered ? oddNumber(list) : null
      if (!odd) continue
      const { before, number, span } = odd
      const what = number === before ? 'stands twice' : `follows ${before}`
      yield {
        message:
          `Number ${number} ${what} in one list. A model reads the numbers as written and a browser counts anew, so ` +
          `"step ${number}" means two things. Number the steps one by one.`,
        at: { path: skill.filePath, span },
      }
    }
  },
})

interface Odd {
  readonly before: number
  readonly number: number
  readonly span: Span
}

/**
 * The one place where a list that counts does not; null for a list with a plan of its own (all 1, tens, countdown,
 * picks) and for one that starts anew at 1, which was meant as two lists.
 */
function oddNumber({ items }: List): Odd | null {
  const odd: Odd[] = []
  for (const [index, { number, numberSpan }] of items.entries()) {
    const before = items[index - 1]?.number
    if (number === null || !numberSpan || before === undefined || before === null) continue
    if (number !== before + 1) odd.push({ before, number, span: numberSpan })
  }
  const [only] = odd
  if (items.length < 3 || odd.length !== 1 || !only) return null
  return only.number === 1 && only.before > 1 ? null : only
}
