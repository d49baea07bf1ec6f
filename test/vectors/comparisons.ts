import type { Verdict } from '../../src/runtimes/runtime.ts'
import type { Recorded } from './read-vectors.ts'

/** What differs where both load or both do not; empty where nothing does. */
export type Comparison = (recorded: Recorded, verdict: Verdict) => string[]

/**
 * The runtimes whose record says less or other than name and description (test/vectors/probes.jsonl). One that is not in here
 * is compared by name and description.
 */
export const comparisons: Readonly<Record<string, Comparison>> = {
  // Its validator never lists anything: what counts is whether it says that the frontmatter is lost.
  'claude-code': (recorded, verdict) => {
    const lost = verdict.status === 'altered' && verdict.reasons.some(({ code }) => code.includes('yaml'))
    return lost === (recorded.degraded === true) ? [] : [`degraded ${recorded.degraded === true}, verdict ${lost}`]
  },
  openclaw: (recorded, verdict) => {
    if (!recorded.loads) return []
    const withheld = verdict.status === 'withheld'
    const offered = recorded.eligible !== false && recorded.modelVisible !== false
    return withheld === offered ? [`offered ${offered}, verdict ${verdict.status}`] : []
  },
  'skills-cli': (recorded, verdict) =>
    recorded.name === undefined || recorded.name === verdict.name
      ? []
      : [`name ${JSON.stringify(recorded.name)}, verdict ${JSON.stringify(verdict.name)}`],
}

/** Runtimes whose list leaves out what they withhold; in the others' it stands like any other skill. */
export const leavesOutWithheld: ReadonlySet<string> = new Set(['skills-cli'])

/**
 * Runtimes that say of every skill why they refuse it. One that is not listed and not spoken of says nothing about its file:
 * another input of its batch had the same name (copilot-cli), or 200 of them stood before it (openclaw).
 */
export const speaksOfRefused: ReadonlySet<string> = new Set(['copilot-cli', 'openclaw'])
