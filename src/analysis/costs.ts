import type { Presentation } from '../runtimes/runtime.ts'
import type { Skill } from '../skill/skill.ts'
import type { Workspace } from '../source/workspace.ts'
import type { Cost } from './analysis.ts'
import type { CountTokens } from './tokens.ts'

/** A resource larger than this, in bytes, is not counted: no agent reads it whole. */
const COUNTED_BYTES = 1_000_000

/** What the tiers of a skill cost, in tokens. `shown` is the skill as the open standard gives it to the model. */
export function costOf(
  skill: Skill,
  shown: Presentation,
  framing: number | null,
  count: CountTokens,
  workspace: Workspace,
): Cost {
  const byResource = new Map<string, number>()
  let resources = 0
  for (const resource of skill.bundle.resources) {
    const text = resource.bytes === 0 ? '' : textOf(workspace, resource.file)
    if (text === null) continue
    const tokens = count(text)
    byResource.set(resource.path, tokens)
    resources += tokens
  }
  return {
    metadata: count(shown.metadata),
    instructions: count(shown.instructions),
    resources,
    framing: framing === null ? null : shown.instructions.trim() === '' ? 0 : framing,
    byResource,
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Null for what is no text: a NUL byte near the start, or bytes that are no UTF-8. */
function textOf(workspace: Workspace, path: string): string | null {
  const read = workspace.read(path, COUNTED_BYTES)
  if (!('bytes' in read) || read.bytes.subarray(0, 8192).includes(0)) return null
  try {
    return decoder.decode(read.bytes)
  } catch {
    return null
  }
}
