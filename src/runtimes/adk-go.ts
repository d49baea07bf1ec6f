import type { Skill } from '../skill/skill.ts'
import { presentByAdk } from './present-adk.ts'
import { adkContent } from './reader-adk.ts'
import { notListed, unreadable } from './reason-place.ts'
import { type Runtime, type Verdict, verdict } from './runtime.ts'

const source = 'google/adk-go@0a51e15, tool/skilltoolset/skill'
const traits = { silent: false, blast: 'catalog' } as const

export const adkGo: Runtime = {
  id: 'adk-go',
  title: 'ADK for Go, the skill package on its own',
  version: 'v1.6.0 and later, main at 0a51e15',
  evidence: [
    { basis: 'observed', cite: `${source}/frontmatter.go, parser run on 183 files`, date: '2026-08-21' },
    {
      basis: 'source',
      cite: `${source}/filesystem_source.go:55-79, one bad skill ends the listing`,
      date: '2026-08-21',
    },
    { basis: 'source', cite: 'google/adk-go@0a51e15, internal/skilltool/load_skill_resource.go', date: '2026-08-21' },
  ],
  discovery: 'The real folders right below the given root; SKILL.md by that exact name; links are not followed.',
  wellKnown: true,
  ...traits,
  load,
  present: presentByAdk,
  examples: [
    {
      title: 'a key that the standard does not know',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|version|]: 1.0.0\n---\nB\n' },
      status: 'dropped',
      reason: 'unknown-key',
    },
    {
      title: 'a colon in an unquoted value',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
      status: 'dropped',
      reason: 'colon-in-plain-value',
    },
    {
      title: 'the closing line has no line end',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|---|]' },
      status: 'dropped',
      reason: 'no-line-end-after-closing-dashes',
    },
    {
      title: 'a description of 513 two-byte letters is 1026 bytes',
      files: { 'skills/x/SKILL.md': `---\nname: x\ndescription: [|${'é'.repeat(513)}|]\n---\nB\n` },
      status: 'dropped',
      reason: 'description-too-long',
    },
    {
      title: 'the text form of allowed-tools',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: Bash(git:*) Read\n---\nB\n' },
      status: 'loads',
    },
    {
      title: 'three dashes inside a value',
      files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: a --- b\n---\nB\n' },
      status: 'loads',
    },
  ],
}

function load(skill: Skill): Verdict {
  const away = notListed(skill)
  if (away.length > 0) return verdict({ silent: true, blast: 'skill' }, away, shown(skill))
  const reasons = unreadable(skill)
  return verdict(traits, reasons.length > 0 ? reasons : adkContent(skill, 'text-or-list'), shown(skill))
}

function shown(skill: Skill): { name: string | null; description: string | null } {
  return { name: skill.name?.value ?? null, description: skill.description?.value ?? null }
}
