import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { explain, profilesPage, recipesPage, rulesPage, runtimesPage } from '../src/pages.ts'
import { recipeProblemPages } from '../src/recipes/recipe-problem.ts'
import { waiverPages } from '../src/report/waivers.ts'
import { rules } from '../src/rules/index.ts'
import { runtimes } from '../src/runtimes/index.ts'
import { reasonPages } from '../src/runtimes/reason.ts'
import { VERSION } from '../src/version.ts'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

describe('generated pages are what the shelves say (npm run pages)', () => {
  test('src/recipes/README.md', () => expect(read('src/recipes/README.md')).toBe(recipesPage()))
  test('src/rules/README.md', () => expect(read('src/rules/README.md')).toBe(rulesPage()))
  test('src/rules/PROFILES.md', () => expect(read('src/rules/PROFILES.md')).toBe(profilesPage()))
  test('src/runtimes/README.md', () => expect(read('src/runtimes/README.md')).toBe(runtimesPage()))
})

test('every rule, reason and runtime can be explained', () => {
  for (const { id } of [...rules, ...runtimes]) expect(explain(id)).toContain(id)
  for (const { id } of waiverPages) expect(explain(id)).toContain(`## ${id}`)
  for (const { code } of reasonPages) expect(explain(code)).toContain(code)
  for (const { code } of recipeProblemPages) expect(explain(`recipe-problem/${code}`)).toContain(`### ${code}`)
  expect(explain('skill-dropped/colon-in-plain-value')).toContain('### colon-in-plain-value')
})

test('an id that is none gets a near match', () => {
  expect(() => explain('skill-droped')).toThrow(
    '"skill-droped" is no rule, reason or runtime. Did you mean "skill-dropped"?',
  )
})

test('the version is that of the package', () => {
  expect(JSON.parse(read('package.json')).version).toBe(VERSION)
})
