import type { Reason } from './runtime.ts'

/** How deep brackets and braces nest at most, quotes left aside. */
function bracketDepth(text: string): number {
  let depth = 0
  let deepest = 0
  for (const sign of text) {
    if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth = Math.max(0, depth - 1)
    if (depth > deepest) deepest = depth
  }
  return deepest
}

/** Nesting that is too deep for us is refused by a reader that gives up at `limit` brackets; below that nothing is known. */
export function tooDeepFor(limit: number, refusal: Reason, yaml: string): Reason {
  if (refusal.code !== 'yaml-too-deep' || bracketDepth(yaml) < limit) return refusal
  return { ...refusal, effect: 'dropped' }
}

/** Brackets that the `yaml` package (2.9, npm) gives up at with the stack that Node has: 512 were read, 1,000 were not. */
export const YAML_PACKAGE_DEPTH = 1000
