import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import { fenceReason } from './reason-fence.ts'
import { reason } from './reason-field.ts'
import type { Effect, Reason } from './runtime.ts'

/**
 * What the author meant otherwise where a loader ends the block at the first three dashes it meets: null where the block ends
 * as the author has it.
 */
export function cutReason(skill: Skill, yaml: Span, effect: Effect = 'altered'): Reason | null {
  const { text } = skill.file
  const at = yaml.end
  const { closing } = skill.frontmatter
  if (closing && at >= closing.start) return null
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  const behind = /^[^\r\n]*/.exec(text.slice(at))?.[0] ?? ''
  if (before === '' && behind.trim() === '---') return null
  if (before.trim() === '') {
    const detail = before === '' ? `it is \`${behind}\`` : 'blanks stand before the dashes'
    return fenceReason({ code: 'closing-dashes-sloppy', span: spanOf(at, at + behind.length), detail }, effect)
  }
  const message = 'Three dashes inside the frontmatter end it here, and the rest of the block goes to the body.'
  return reason('dashes-in-value', effect, message, 'Write two dashes, or a dash sign.', spanOf(at, at + 3))
}
