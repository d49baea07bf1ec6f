import { describe, expect, test } from 'vitest'
import { analyse, diagnose } from '../analyse.ts'

const gate = '{bins: [git, surely-not-installed], env: [TOKEN]}'
const skill = {
  'skills/x/SKILL.md': `---\nname: x\ndescription: Does it.\nmetadata:\n  openclaw:\n    requires: ${gate}\n---\nDo it.\n`,
}
const recipe = (facts: string): Record<string, string> => ({
  ...skill,
  'skillproof.yml': `recipes: [{name: here, runtime: openclaw, skills: [skills]${facts}}]\n`,
})

async function judged(files: Record<string, string>): Promise<unknown> {
  const { set, verdicts } = await analyse(files, ['openclaw'])
  const verdict = verdicts.get(set.skills[0]!)?.get('openclaw')
  return [verdict?.status, ...(verdict?.reasons ?? []).map(({ code, name }) => `${code} ${name}`)]
}

describe('the gate of a skill in OpenClaw', () => {
  test.each([
    ['nobody listed anything', skill, 'gate-unlisted git'],
    ['a recipe that lists nothing', recipe(''), 'gate-unlisted git'],
    ['programs are listed, and one is missing', recipe(', binaries: [git]'), 'gate-unmet surely-not-installed'],
    ['the programs are there', recipe(', binaries: [git, surely-not-installed]'), 'gate-unlisted TOKEN'],
    ['the variable is known to be missing', recipe(', environment: [HOME]'), 'gate-unmet TOKEN'],
  ])('%s', async (_title, files, reason) => {
    expect(await judged(files)).toEqual(['withheld', reason])
  })

  test('all is there: it loads', async () => {
    const files = recipe(', binaries: [git, surely-not-installed], environment: [TOKEN]')
    expect(await judged(files)).toEqual(['loads'])
  })

  test('what is known to be missing is a warning, at the program; what nobody listed is a note', async () => {
    const told = async (files: Record<string, string>): Promise<unknown> =>
      (await diagnose(files, ['openclaw']))
        .filter(({ rule }) => !rule.startsWith('not-portable'))
        .map(({ rule, severity, at }) => [rule, severity, files[at.path]?.slice(at.span?.start, at.span?.end)])
    expect(await told(recipe(', binaries: [git]'))).toEqual([
      ['skill-withheld/gate-unmet', 'warning', 'surely-not-installed'],
    ])
    expect(await told(skill)).toEqual([['skill-withheld/gate-unlisted', 'note', 'git']])
  })
})
