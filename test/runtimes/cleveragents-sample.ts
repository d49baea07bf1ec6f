import { cleveragents } from '../../src/runtimes/cleveragents.ts'
import type { Verdict } from '../../src/runtimes/runtime.ts'
import { readSkills } from '../../src/skill/read.ts'
import type { Skill } from '../../src/skill/skill.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'

/** The document's own SKILL.md, from "SKILL.md Format". */
export const sample = `---
name: local/deploy-to-staging
description: Deploy the current branch to the staging environment.
steps:                     # optional — structured steps with stable ordering
  - Verify all tests pass
  - Push the branch to the remote
  - Run the CI pipeline
  - Execute scripts/deploy.py to deploy
  - Check the health endpoint
version: 1.0.0             # optional
compatibility:             # optional
  min_agent_version: "3.0.0"
metadata:                  # optional — arbitrary key/value pairs
  author: team
  environment: staging
allowed-tools:             # optional — restrict which tools the skill may call
  - builtin/shell
  - builtin/git-status
---

# Deployment Details

Additional prose context for each step, loaded on activation.
`

export const sampleBody = '# Deployment Details\n\nAdditional prose context for each step, loaded on activation.'

/** Where `my-skill` stands on the disk. */
export const at = '/repo/my-skill'

export function skillOf(text: string, beside: Files = {}): Skill {
  const files = Object.entries(beside).map(([path, content]) => [`my-skill/${path}`, content])
  return readSkills(memoryWorkspace({ 'my-skill/SKILL.md': text, ...Object.fromEntries(files) })).skills[0]!
}

export const fields = (lines: string): string => `---\nname: local/x\ndescription: d\n${lines}\n---\nB\n`
export const named = (name: string): string => `---\nname: ${name}\ndescription: d\n---\nB\n`

export const judge = (text: string): Verdict =>
  cleveragents.load(skillOf(text), { catalog: [], recipe: null, scope: null })

/** Status, then each code with its effect. */
export function told(text: string): string {
  const { status, reasons } = judge(text)
  return [status, ...reasons.map(({ code, effect }) => `${code} ${effect}`)].join(', ')
}
