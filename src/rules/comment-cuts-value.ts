import type { Skill } from '../skill/skill.ts'
import { type Span, within } from '../source/span.ts'
import { resolved, type YamlScalar } from '../source/yaml.ts'
import { skillRule } from './rule.ts'

export const commentCutsValue = skillRule({
  id: 'comment-cuts-value',
  summary: 'A blank and a hash cut an unquoted value short.',
  why: 'YAML takes a hash after a blank for the start of a comment. The rest of the line is gone for every reader, the file still parses, and nobody is told.',
  cure: 'Put the whole value in quotes, or write the hash without a blank before it: `(#412)`.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/post/SKILL.md':
        '---\nname: post\ndescription: Write the post for the [|#|]releases channel after a tag\n---\nWrite.\n',
    },
    good: {
      'skills/post/SKILL.md':
        '---\nname: post # as in the menu\ndescription: "Write the post for the #releases channel, as (#412) and C# say"\n---\nWrite.\n',
    },
  },
  *check(skill) {
    const { yaml } = skill.frontmatter
    if (!yaml || yaml.faults.length > 0) return
    for (const { span, after } of yaml.comments) {
      if (after?.style !== 'plain' || after.value === '') continue
      const comment = skill.file.slice(span)
      if (/^#+\s*skillproof-ignore/.test(comment)) continue
      const value = cutValue(after, skill)
      if (!(/^#[\p{L}\p{N}_]/u.test(comment) || value.prose)) continue
      const word = shown(comment.split(/\s/)[0] === '#' ? comment : (comment.split(/\s/)[0] ?? ''), 30)
      yield {
        message:
          `\`${word}\` follows a blank, so YAML takes it and all behind it for a comment. ` +
          `${value.words} is only \`${shown(after.value, 60)}\` for every reader. ` +
          'Put the whole value in quotes, or remove the blank before the hash.',
        at: { path: skill.filePath, span: { start: span.start, end: span.start + 1 } },
        ...(value.key ? { name: value.key } : {}),
      }
    }
  },
})

interface Value {
  readonly words: string
  readonly key: string | null
  /** A sentence, behind which nobody writes a comment on purpose. */
  readonly prose: boolean
}

function cutValue(scalar: YamlScalar, { frontmatter, stepLists }: Skill): Value {
  const isStep = stepLists.some((list) => list.items.some((item) => resolved(item) === scalar))
  if (isStep) return { words: 'The step', key: 'steps', prose: true }
  const inside = (span: Span): boolean => within(scalar.span, span)
  const field = [...frontmatter.fields.values()].find(({ value }) => inside(value.span))
  if (!field) return { words: 'The value', key: null, prose: false }
  if (field.value !== scalar) return { words: `The value in \`${field.name}\``, key: field.name, prose: false }
  return { words: `\`${field.name}\``, key: field.name, prose: field.name === 'description' }
}

/** Cut, and without long unbroken words: one of them may be a secret. */
function shown(text: string, limit: number): string {
  const masked = text.replace(/[\w+/=-]{24,}/g, '…').replaceAll('`', "'")
  const letters = [...masked]
  return letters.length > limit ? `${letters.slice(0, limit).join('')}…` : masked
}
