import type { Skill } from '../skill/skill.ts'
import type { Link } from '../source/markdown.ts'
import type { Workspace } from '../source/workspace.ts'

/** The links of a body that a rule speaks of: a use of a definition leads where the definition does, which is spoken of. */
export function* writtenLinks({ body }: Skill): Iterable<Link> {
  for (const link of body.links) {
    if (link.kind !== 'autolink' && (link.label === null || link.kind === 'reference-definition')) yield link
  }
}

/** A link's target without query and anchor, percent-decoded. */
export function pathOf(target: string): string {
  const path = target.replace(/[?#].*$/s, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const spellings = new WeakMap<Workspace, ReadonlyMap<string, string>>()

/** The true path of what differs from `path` in capital and small letters at most; undefined where there is nothing. */
export function spellingOf(path: string, workspace: Workspace): string | undefined {
  let known = spellings.get(workspace)
  if (!known) {
    known = new Map(workspace.entries.map((entry) => [entry.path.toLowerCase(), entry.path]))
    spellings.set(workspace, known)
  }
  return known.get(path.toLowerCase())
}
