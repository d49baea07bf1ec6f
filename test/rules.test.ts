import { describe, expect, test } from 'vitest'
import { rules } from '../src/rules/index.ts'
import { diagnose } from './analyse.ts'
import { unmarked } from './marks.ts'

const own = (id: string) => (diagnostic: { rule: string }) =>
  diagnostic.rule === id || diagnostic.rule.startsWith(`${id}/`)

describe.each(rules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  test('its bad example gives the finding at the marked place', async () => {
    const { files, marked } = unmarked(rule.examples.bad)
    const found = (await diagnose(files, rule.runtimes ?? null, rule.profile)).filter(own(id))
    expect(found.map(({ message }) => message)).not.toEqual([])
    const first = found.sort((left, right) => (left.at.span?.start ?? -1) - (right.at.span?.start ?? -1))[0]
    if (marked) expect(found.map(({ at }) => at)).toContainEqual(marked)
    else expect(first?.at.span).toBeNull()
    expect(first?.message).toMatch(/^[A-Z`"].*[.!?)]$/s)
  })

  test('its good example gives none', async () => {
    const { files } = unmarked(rule.examples.good)
    expect((await diagnose(files, rule.runtimes ?? null, rule.profile)).filter(own(id))).toEqual([])
  })

  test('its page is whole', () => {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    for (const text of [rule.summary, rule.why, rule.cure]) expect(text).toMatch(/^[A-Z`].*[.!?]$/s)
  })
})
