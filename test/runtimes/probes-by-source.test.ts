import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { adkPython } from '../../src/runtimes/adk-python.ts'
import { claudeUpload } from '../../src/runtimes/claude-upload.ts'
import { ghSkill } from '../../src/runtimes/gh-skill.ts'
import { goose } from '../../src/runtimes/goose.ts'
import { hermes } from '../../src/runtimes/hermes.ts'
import type { Runtime, Verdict } from '../../src/runtimes/runtime.ts'
import { vscode } from '../../src/runtimes/vscode.ts'
import { readSkills } from '../../src/skill/read.ts'
import { memoryWorkspace } from '../../src/source/workspace.ts'
import { columns, differences, exceptions, statusOfCode } from './probes-by-source.ts'

const members: readonly Runtime[] = [adkPython, claudeUpload, ghSkill, goose, hermes, vscode]

function verdictOn(runtime: Runtime, folder: string, base64: string): Verdict {
  const file = `${columns[runtime.id]!.root}/${folder}/SKILL.md`
  const skills = readSkills(memoryWorkspace({ [file]: Buffer.from(base64, 'base64') })).skills
  return runtime.load(skills[0]!, { catalog: skills, recipe: null, scope: null })
}

interface SheetProbe {
  readonly id: string
  readonly dir: string
  readonly content_base64: string
  readonly expected: Readonly<Record<string, { readonly verdict: string }>>
}

function fileOf(name: string): string {
  return readFileSync(new URL(`../vectors/${name}`, import.meta.url), 'utf8')
}

const sheet = (JSON.parse(fileOf('runtime-probes.json')) as { probes: readonly SheetProbe[] }).probes

describe.each(members.map((runtime) => [runtime.id, runtime] as const))('%s and the sheet', (id, runtime) => {
  const { column } = columns[id]!

  test('agree, but for what is listed', () => {
    const differing = sheet.filter(({ dir, content_base64, expected }) => {
      const status = statusOfCode[expected[column]!.verdict]
      return status !== undefined && verdictOn(runtime, dir, content_base64).status !== status
    })
    expect(differing.map((probe) => probe.id).sort()).toEqual(Object.keys(differences[id] ?? {}).sort())
  })
})

interface Shown {
  readonly loads: boolean
  readonly name?: string
  readonly description?: string
  readonly description_sha256?: string
}

function lines(name: string): Record<string, unknown>[] {
  const all = fileOf(name).split('\n')
  return all.filter((line) => line !== '').map((line) => JSON.parse(line) as Record<string, unknown>)
}

const inputs = lines('probes.jsonl').slice(1) as unknown as readonly {
  readonly id: string
  readonly what: string
  readonly dir: string
  readonly content_base64: string
}[]

const shownBy = new Map(
  lines('probes-by-source.jsonl').map(({ id, verdicts }) => [id, verdicts as Record<string, Shown>] as const),
)

function isSame(shown: Shown, verdict: Verdict): boolean {
  const offered = verdict.status === 'loads' || verdict.status === 'altered'
  if (!shown.loads || !offered) return shown.loads === offered && verdict.status !== 'unknown'
  const text = verdict.description ?? ''
  const hash = shown.description_sha256
  const same = hash ? createHash('sha256').update(text).digest('hex') === hash : (shown.description ?? '') === text
  return shown.name === verdict.name && same
}

const observed = members.filter(({ id }) => shownBy.get(inputs[0]!.id)?.[id])

describe.each(observed.map((runtime) => [runtime.id, runtime] as const))('%s, run on made inputs', (id, runtime) => {
  test('shows what the verdict says, but for what is listed', () => {
    const differing = inputs.filter(
      (input) => !isSame(shownBy.get(input.id)![id]!, verdictOn(runtime, input.dir, input.content_base64)),
    )
    expect(differing.map(({ what }) => what).sort()).toEqual(Object.keys(exceptions[id] ?? {}).sort())
  })
})

test('four members were run', () => {
  expect(observed.map(({ id }) => id)).toEqual(['adk-python', 'goose', 'hermes', 'vscode'])
})
