import type { Span } from '../source/span.ts'
import { reason } from './reason-field.ts'
import type { Effect, Reason } from './runtime.ts'

/** Too long for a loader that counts UTF-16 units, as JavaScript does: most letters are one, an emoji is two. */
export function tooManyUnits(
  field: 'name' | 'description' | 'compatibility',
  effect: Effect,
  text: string,
  limit: number,
  span: Span,
): Reason {
  const letters = [...text].length
  const counted = letters === text.length ? `${letters} characters` : `${text.length} UTF-16 units`
  const message = `\`${field}\` has ${counted}; ${limit} are allowed.`
  return { ...reason(`${field}-too-long`, effect, message, 'Shorten it.', span), name: field }
}
