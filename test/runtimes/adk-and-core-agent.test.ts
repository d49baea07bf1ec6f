import { describe, expect, test } from 'vitest'
import { adkGo } from '../../src/runtimes/adk-go.ts'
import { coreAgent } from '../../src/runtimes/core-agent.ts'
import { sanitize } from '../../src/runtimes/reader-sanitize.ts'
import type { Verdict } from '../../src/runtimes/runtime.ts'
import { readSkills } from '../../src/skill/read.ts'
import type { Skill } from '../../src/skill/skill.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'
import { readAppendixA } from '../vectors/appendix-a.ts'

/** Which of our reasons answers to a code of the oracle. */
const codes: Record<string, RegExp> = {
  open: /^(?:frontmatter-missing|byte-order-mark|content-before-frontmatter|blank-after-opening-dashes|text-on-opening-line|line-ends-carriage-return)$/,
  close: /^(?:frontmatter-not-closed|no-line-end-after-closing-dashes|closing-dashes-sloppy)$/,
  eof1: /^(?:frontmatter-missing|frontmatter-not-closed)$/,
  'empty-yaml': /^frontmatter-empty$/,
  yaml: /^(?!name-|description-)/,
  ctrl: /^control-character$/,
  type: /-type$|^not-a-mapping$/,
  'unknown-key': /^unknown-key$/,
  'dup-key': /^duplicate-key$/,
  'name-len': /^name-(?:missing|empty|too-long)$/,
  'name-chars': /^name-(?:uppercase|character)$/,
  'name--': /^name-double-hyphen$/,
  'name-edge': /^name-edge-hyphen$/,
  'desc-len': /^description-(?:missing|empty|too-long)$/,
  'compat-len': /^compatibility-too-long$/,
  'at-type': /^allowed-tools-type$/,
  'at-paren': /^allowed-tools-parenthesis$/,
}

/** The oracle leaves the folder's name out of its judgement, so the folder here has none. */
function skillOf(bytes: Uint8Array): Skill {
  return readSkills(memoryWorkspace({ 'SKILL.md': bytes })).skills[0]!
}

function judged(verdict: Verdict, expected: string): { error: string | null } {
  const dropped = verdict.reasons.filter((reason) => reason.effect === 'dropped' && !reason.olderOnly)
  const error = /ERR ([\w-]+)/.exec(expected)?.[1] ?? null
  if (error === null) return { error: dropped[0]?.code ?? null }
  const told = dropped.some((reason) => codes[error]?.test(reason.code))
  return { error: told ? error : `none of ${dropped.map((reason) => reason.code).join(', ') || 'nothing'}` }
}

/** A value of the oracle: JSON text, or a bare word up to the next one. */
function field(expected: string, name: string): unknown {
  const at = expected.search(new RegExp(`(?:^|[ \\[])${name}=`))
  if (at < 0) return undefined
  const text = expected.slice(expected.indexOf('=', at) + 1)
  if (!/^["{[]/.test(text)) return /^[^ \]]+/.exec(text)?.[0]
  for (let end = 1; end <= text.length; end += 1) {
    try {
      return JSON.parse(text.slice(0, end))
    } catch {}
  }
  return undefined
}

const situation = { catalog: [], recipe: null, scope: null }
const { lines, skipped } = readAppendixA()
for (const line of skipped) process.stdout.write(`skipped: appendix A ${String(line)}\n`)

/** The oracle's answer for the newest ADK where releases differ. */
function newest(column: string): string {
  return column.includes('NEW:') ? column.slice(column.indexOf('NEW:') + 4) : column
}

describe('appendix A, ADK', () => {
  test.each(lines.map((line) => [line.id, line] as const))('%s', (_id, line) => {
    const expected = newest(line.adk)
    const skill = skillOf(line.bytes)
    const verdict = adkGo.load(skill, situation)
    expect(judged(verdict, expected)).toEqual({ error: /ERR ([\w-]+)/.exec(expected)?.[1] ?? null })
    if (expected.includes('ERR')) return
    const name = field(expected, 'name')
    const description = field(expected, 'desc')
    if (name !== undefined && !String(name).includes('u2026')) expect(verdict.name).toBe(name)
    if (description !== undefined) expect(verdict.description).toBe(description)
    const tools = field(expected, 'at')
    if (tools !== undefined) expect(skill.allowedTools.map(({ value }) => value)).toEqual(tools)
  })
})

describe('appendix A, core-agent', () => {
  test.each(lines.map((line) => [line.id, line] as const))('%s', (_id, line) => {
    const same = line.ca.startsWith('=')
    const expected = same ? newest(line.adk) : line.ca
    const skill = skillOf(line.bytes)
    const verdict = coreAgent.load(skill, situation)
    expect(judged(verdict, expected)).toEqual({ error: /ERR ([\w-]+)/.exec(expected)?.[1] ?? null })
    if (expected.includes('ERR')) return
    const name = field(expected, 'name')
    const description = field(expected, 'desc')
    if (name !== undefined && !String(name).includes('u2026')) expect(verdict.name).toBe(name)
    if (description !== undefined) expect(verdict.description).toBe(description)
    const body = field(expected, 'body')
    if (!same && body !== undefined) expect(coreAgent.present(skill).instructions).toBe(body)
    const clean = sanitize(skill)
    const compatibility = field(expected, 'compat')
    if (compatibility !== undefined) expect(clean?.fields.compatibility?.text).toBe(compatibility)
    const license = field(expected, 'lic')
    if (license !== undefined) expect(clean?.fields.license?.text).toBe(license)
    const metadata = field(expected, 'meta')
    if (!same && metadata !== undefined) expect(Object.fromEntries(clean?.metadata ?? [])).toEqual(metadata)
  })
})
