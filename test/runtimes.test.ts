import { describe, expect, test } from 'vitest'
import { runtimes } from '../src/runtimes/index.ts'
import { analyse } from './analyse.ts'
import { unmarked } from './marks.ts'

describe.each(runtimes.map((runtime) => [runtime.id, runtime] as const))('%s', (id, runtime) => {
  test.each(runtime.examples.map((example) => [example.title, example] as const))('%s', async (_title, example) => {
    const { files, marked } = unmarked(example.files)
    const analysis = await analyse(files, [id])
    const skill = analysis.set.skills[0]!
    // Where it is not found is told by the runtime; the analysis then judges it as if it were installed.
    const direct = runtime.load(skill, { catalog: analysis.set.skills, recipe: null, scope: null })
    const verdict = example.reason === 'outside-the-roots' ? direct : analysis.verdicts.get(skill)?.get(id)
    expect(verdict?.status).toBe(example.status)
    const codes = verdict?.reasons.map(({ code }) => code) ?? []
    if (example.reason) expect(codes).toContain(example.reason)
    else expect(verdict?.reasons).toEqual([])
    const reason = verdict?.reasons.find(({ code }) => code === example.reason)
    if (marked && reason) expect({ path: skill.filePath, span: reason.span }).toEqual(marked)
  })

  test('cites where its facts come from', () => {
    expect(runtime.evidence.length).toBeGreaterThan(0)
    for (const { cite, date } of runtime.evidence) {
      expect(cite).not.toBe('')
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })

  test('answers for a skill with everything wrong, with a place inside the file', async () => {
    const analysis = await analyse({ 'skills/x/SKILL.md': '---\nname: [\ndescription: a: b\n\t- x: *y\n' }, [id])
    const skill = analysis.set.skills[0]!
    const verdict = analysis.verdicts.get(skill)?.get(id)
    expect(verdict?.reasons.length).toBeGreaterThan(0)
    for (const { span } of verdict?.reasons ?? []) {
      if (span) expect(span.start >= 0 && span.end <= skill.file.text.length && span.start <= span.end).toBe(true)
    }
  })
})
