import type { Resource } from '../skill/bundle.ts'
import type { Skill } from '../skill/skill.ts'
import { readLines } from './reader-lines.ts'
import type { Presentation } from './runtime.ts'

/** Resources above this size, in bytes, are refused (load_skill_resource.go). */
const ADK_RESOURCE_LIMIT = 10_485_760

/** ADK hands out the body as it stands and serves three folders (toolset.go:34-48, load_skill_resource.go). */
export function presentByAdk(skill: Skill): Presentation {
  const read = readLines(skill.file.text)
  const name = skill.name?.value ?? ''
  return {
    metadata: `${name}: ${skill.description?.value ?? ''}`,
    instructions: 'missing' in read ? '' : skill.file.text.slice(read.bodyStart),
    framing: null,
    resources: skill.bundle.resources.map((resource) => ({
      path: resource.path,
      why: unserved(resource),
    })),
  }
}

/** Why `load_skill_resource` does not serve a file; null for one it serves. */
export function unserved(resource: Resource): string | null {
  if (resource.tier === 'other') return 'only references/, assets/ and scripts/ are served'
  return resource.bytes > ADK_RESOURCE_LIMIT ? `larger than ${ADK_RESOURCE_LIMIT} bytes` : null
}
