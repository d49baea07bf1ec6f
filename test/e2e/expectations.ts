import { expect } from 'vitest'
import { type Annotation, annotationsIn, commandsIn } from '../report/runner-protocol.ts'
import type { Ended } from './doors.ts'

/** The annotations of a run; fails where the runner would read anything else out of its output. */
export function onlyAnnotations({ stdout, stderr }: Ended): Annotation[] {
  const commands = [...commandsIn(stdout), ...commandsIn(stderr)]
  expect(commands.filter(({ name }) => !/^(?:error|warning|notice)$/.test(name))).toEqual([])
  for (const kind of ['error', 'warning', 'notice']) {
    const { length } = commands.filter(({ name }) => name === kind)
    expect(length, `${kind} annotations, of which the runner keeps ten`).toBeLessThanOrEqual(10)
  }
  expect(commandsIn(stderr)).toEqual([])
  return annotationsIn(stdout)
}

/** Fails where a person's terminal, or a runner's log, would see more in the output than text. */
export function onlyText({ stdout, stderr }: Ended): void {
  for (const text of [stdout, stderr]) {
    expect(commandsIn(text)).toEqual([])
    expect(/[\p{Bidi_Control}\u2028\u2029\uFEFF]|(?!\n)\p{Cc}/u.exec(text)).toBeNull()
  }
}

interface Place {
  readonly line: number | null
  readonly column: number | null
}

/** The parts of a JSON report, version 1, that these tests look at. */
export interface JsonReport {
  readonly files: readonly { readonly path: string; readonly state: string; readonly why: string | null }[]
  readonly skills: readonly { readonly path: string; readonly file: string; readonly name: string | null }[]
  readonly diagnostics: readonly (Place & {
    readonly rule: string
    readonly severity: string
    readonly message: string
    readonly file: string
  })[]
  readonly summary: {
    readonly skills: number
    readonly errors: number
    readonly warnings: number
    readonly notes: number
    readonly verdict: string
  }
}

export function reportIn(text: string): JsonReport {
  return JSON.parse(text) as JsonReport
}
