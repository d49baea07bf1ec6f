import type { Skill } from '../skill/skill.ts'
import type { Span } from '../source/span.ts'
import { resolved } from '../source/yaml.ts'
import { skillRule } from './rule.ts'

export const stepDuplicate = skillRule({
  id: 'step-duplicate',
  summary: 'The same step stands twice in one list.',
  why: 'It is mostly left over from copying, and the step that was meant is missing. An agent does it twice or is left in doubt.',
  cure: 'Remove one of them, or say what is different the second time.',
  severity: 'note',
  examples: {
    bad: {
      'skills/bake/SKILL.md':
        '---\nname: bake\ndescription: Bakes.\n---\n1. Weigh the flour\n2. Knead the dough\n3. [|Weigh the flour|]\n',
    },
    good: {
      'skills/bake/SKILL.md': '---\nname: bake\ndescription: Bakes.\n---\n1. Weigh the flour\n2. Knead the dough\n',
    },
  },
  *check(skill) {
    for (const list of lists(skill)) {
      const first = new Map<string, { readonly index: number; readonly span: Span }>()
      for (const [index, { whole, span }] of list.entries()) {
        const earlier = first.get(whole)
        if (!isSentence(whole)) continue
        if (!earlier) {
          first.set(whole, { index, span })
          continue
        }
        yield {
          message:
            `Step ${index + 1} says the same as step ${earlier.index + 1} of the list. An agent does it twice, or the step that ` +
            'was meant here is missing. Remove it or say what is different.',
          at: { path: skill.filePath, span },
          related: [{ at: { path: skill.filePath, span: earlier.span }, message: `step ${earlier.index + 1}` }],
        }
      }
    }
  },
})

interface Item {
  /** Everything in the item, its code blocks and inner lists too, with white space made equal. */
  readonly whole: string
  readonly span: Span
}

function lists(skill: Skill): Item[][] {
  const written = skill.stepLists.map(({ items }) =>
    items.flatMap((item) => {
      const node = resolved(item)
      return node?.kind === 'scalar' ? [{ whole: even(node.value), span: item.span }] : []
    }),
  )
  const body = skill.body.lists.filter((list) => list.ordered)
  const numbered = body.map(({ items }) =>
    items.map((item) => ({
      whole: even(skill.file.text.slice(item.textSpan.start, item.span.end)),
      span: item.textSpan,
    })),
  )
  return [...written, ...numbered]
}

function even(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** At least two words, and nothing to fill in. */
function isSentence(text: string): boolean {
  return /\p{L}\S* +\S*\p{L}/u.test(text) && !/\[[^\]]*\](?!\()|\{|<|\.\.\.|…|___/.test(text)
}
