import type { Scope } from '../recipes/recipe.ts'
import { type Requires, readRequires } from '../skill/requires.ts'
import type { Skill } from '../skill/skill.ts'
import { unserved } from './present-adk.ts'
import { adkContent, adkReasons, toolsForm } from './reader-adk.ts'
import { readLines } from './reader-lines.ts'
import { droppedKeys, type Sanitized, sanitize } from './reader-sanitize.ts'
import { reason } from './reason-field.ts'
import { notListed, unreadable } from './reason-place.ts'
import { type Presentation, type Reason, type Runtime, type Situation, type Verdict, verdict } from './runtime.ts'

const traits = { silent: false, blast: 'catalog' } as const

/** The trailer behind each loaded body: pkg/skills/framing.go:82-103 (go-steer/core-agent@b708387), 746 bytes. */
const framing = {
  tokens: 170,
  says: [
    'Loading a skill changes neither the task nor what the task is about.',
    'Parameters that the task already gave are used; only what is really missing is asked for or looked up.',
    'A step that names a tool or command that is not there is skipped; it is no ground to change or widen the task.',
  ],
}

interface Release {
  /** True from the release on that withholds a skill with an unmet `requires:`. */
  readonly readsRequires: boolean
  /** False for the releases whose ADK reads allowed-tools as a list only. */
  readonly readsToolText: boolean
}

const newest: Release = { readsRequires: true, readsToolText: true }
const older: Release = { readsRequires: false, readsToolText: false }

const shared = {
  discovery:
    '<agents dir>/skills, then <content_roots>/skills, ~/.agents/skills and ~/.core-agent/skills, merged by folder name; real folders right below, SKILL.md by that exact name.',
  wellKnown: true,
  overlays: true,
  ...traits,
  present,
}

export const coreAgent: Runtime = {
  id: 'core-agent',
  title: 'core-agent',
  version: 'the release with `requires:` (ADK v1.7.0)',
  evidence: [
    {
      basis: 'observed',
      cite: 'go-steer/core-agent@b708387, pkg/skills/load.go:284-401, run on 183 files',
      date: '2026-08-21',
    },
    {
      basis: 'docs',
      cite: 'core-agent, Skills page: runtime requirements, discovery, empty bundles',
      date: '2026-11-30',
    },
    { basis: 'source', cite: 'go-steer/core-agent@7e3cfa6c, pkg/skills/requires.go', date: '2026-08-21' },
  ],
  ...shared,
  load: (skill, situation) => load(skill, situation, newest),
  examples: [
    {
      title: 'a key that is none of the six is left out',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|version|]: 1.0.0\n---\nB\n' },
      status: 'loads',
      reason: 'key-ignored',
    },
    {
      title: 'metadata values become text',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata:\n  v: [|1.10|]\n---\nB\n' },
      status: 'altered',
      reason: 'metadata-value-coerced',
    },
    {
      title: 'three dashes in a value cut the block',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: a [|---|] b\n---\nB\n' },
      status: 'altered',
      reason: 'dashes-in-value',
    },
    {
      title: 'a name that reads as an octal number',
      files: { '.agents/skills/010/SKILL.md': '---\nname: [|010|]\ndescription: d\n---\nB\n' },
      status: 'dropped',
      reason: 'name-rewritten',
    },
    {
      title: 'a malformed `requires:`',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nrequires: [shell, [|7|]]\n---\nB\n' },
      status: 'withheld',
      reason: 'requires-malformed',
    },
    {
      title: 'the closing line may be sloppy',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\n---' },
      status: 'loads',
    },
  ],
}

export const coreAgent28: Runtime = {
  ...shared,
  id: 'core-agent@2.8',
  title: 'core-agent before `requires:`',
  version: '2.8 to 2.9.0-dev.3 (ADK v1.2.0)',
  wellKnown: false,
  evidence: [
    {
      basis: 'observed',
      cite: 'go-steer/core-agent@b708387, sanitizer and ADK v1.2.0 parser run on 183 files',
      date: '2026-08-21',
    },
  ],
  load: (skill, situation) => load(skill, situation, older),
  examples: [
    {
      title: 'the text form of allowed-tools takes every skill down',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: [|Read Grep|]\n---\nB\n' },
      status: 'dropped',
      reason: 'allowed-tools-form',
    },
    {
      title: '`requires:` is left out like any other key',
      files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|requires|]: [kubectl]\n---\nB\n' },
      status: 'loads',
      reason: 'key-ignored',
    },
  ],
}

function load(skill: Skill, situation: Situation, release: Release): Verdict {
  const away = notListed(skill)
  const plain = { name: skill.name?.value ?? null, description: skill.description?.value ?? null }
  if (away.length > 0) return verdict({ silent: true, blast: 'skill' }, away, plain)
  const unread = unreadable(skill)
  if (unread.length > 0) return verdict(traits, unread, plain)
  const sanitized = sanitize(skill)
  const tools = release.readsToolText ? 'text-or-list' : 'list'
  if (!sanitized) return verdict(traits, adkContent(skill, tools), plain)
  const reasons = [
    ...adkReasons(sanitized.fields, tools),
    ...sanitized.altered,
    ...ignoredKeys(sanitized, release),
    ...(release.readsRequires ? requirements(sanitized, situation, (why) => notLoaded(skill, why)) : []),
    ...(release.readsToolText ? olderTools(sanitized) : []),
  ]
  const description = sanitized.fields.description?.text ?? null
  return verdict(traits, reasons, { name: sanitized.fields.name?.text ?? null, description })
}

function ignoredKeys(sanitized: Sanitized, release: Release): Reason[] {
  const dropped = droppedKeys(sanitized.pairs, release.readsRequires ? ['requires'] : [])
  const first = dropped[0]
  if (!first) return []
  const names = dropped.map((pair) => `\`${pair.key.value}\``).join(', ')
  const message = `${names} ${dropped.length === 1 ? 'is no key' : 'are no keys'} of this runtime and ${dropped.length === 1 ? 'is' : 'are'} left out.`
  const cure = 'Leave it, or move what matters into the body.'
  return [{ ...reason('key-ignored', 'ignored', message, cure, first.key.span), name: first.key.value }]
}

/** Only the text form, and only where the newest release reads it: the older one loses every skill of the root over it. */
function olderTools(sanitized: Sanitized): Reason[] {
  const node = sanitized.fields.allowedTools
  if (node?.kind !== 'scalar' || node.value === '') return []
  return [{ ...toolsForm(node.span, 'dropped'), olderOnly: 'core-agent up to 2.9.0-dev.3' }]
}

/** The line that the daemon prints at its start (core-agent, Skills page, "Runtime requirements"). */
function notLoaded(skill: Skill, why: string): string {
  return `core-agent: skills: ${skill.folder ?? skill.name?.value ?? ''}: ${why} — NOT loaded`
}

function requirements(sanitized: Sanitized, { scope }: Situation, line: (why: string) => string): Reason[] {
  const value = sanitized.pairs.find((pair) => pair.key.value === 'requires')?.value ?? null
  const requires = readRequires(value)
  if (requires.state === 'none') return []
  if (requires.state === 'malformed') {
    const says = line('malformed "requires:" — must be a string or a list of strings')
    const message = `\`requires:\` is neither a text nor a list of texts: ${requires.why}.`
    const cure = 'Write `requires: [shell, kubectl]`, or `[]` for nothing.'
    return [{ ...reason('requires-malformed', 'withheld', message, cure, requires.span), says }]
  }
  const missing = requires.tokens.flatMap((token) => {
    const why = unmet(token.value, scope)
    return why === null ? [] : [{ token, why }]
  })
  const unmetTokens = missing.filter((each) => each.why !== 'unknown')
  if (unmetTokens.length > 0) {
    const words = unmetTokens.map(({ token, why }) => `${token.value} (${why})`)
    const says = line(`unmet "requires:" — ${words.join('; ')}`)
    const first = unmetTokens[0]!.token
    const message = `\`requires:\` is not met: ${unmetTokens.map(({ token, why }) => `\`${token.value}\` (${why})`).join(', ')}.`
    const cure = 'Give the deployment what is missing, or remove the token and the steps that need it.'
    return [{ ...reason('requires-unmet', 'withheld', message, cure, first.span), name: first.value, says }]
  }
  return missing.length === 0
    ? []
    : [
        unchecked(
          requires,
          missing.map(({ token }) => token.value),
          scope,
        ),
      ]
}

/** Null for met; `unknown` where nobody listed the programs; else the runtime's own words. */
function unmet(token: string, scope: Scope | null): string | null {
  if (token === 'shell' || token === 'bash') {
    const bash = scope?.builtIns.find((tool) => tool.name === 'bash')
    if (!bash) return 'unknown'
    return bash.registered ? null : 'the bash tool is not registered in this build'
  }
  if (!scope || scope.binaries === null) return 'unknown'
  if (scope.binaries.includes(token)) return null
  // exec.LookPath takes a token with a slash for a path of its own; a list of names says nothing about it.
  return token.includes('/') ? 'unknown' : 'not on PATH'
}

function unchecked(requires: Extract<Requires, { state: 'tokens' }>, tokens: string[], scope: Scope | null): Reason {
  const list = tokens.map((token) => `\`${token}\``).join(', ')
  const why = !scope
    ? 'there is no recipe to check it against'
    : scope.binaries === null
      ? 'nobody listed the programs of this deployment'
      : 'its programs are listed by name, not by path'
  const message = `\`requires:\` names ${list}, and ${why}.`
  const cure = 'Name the recipe that this skill is deployed with, and the programs it has.'
  return reason('requires-unknown', 'unknown', message, cure, requires.span)
}

function present(skill: Skill): Presentation {
  const sanitized = sanitize(skill)
  const lines = readLines(skill.file.text)
  const bodyStart = sanitized ? sanitized.bodyStart : 'missing' in lines ? skill.file.text.length : lines.bodyStart
  const body = skill.file.text.slice(bodyStart)
  const name = sanitized?.fields.name?.text ?? skill.name?.value ?? ''
  const description = sanitized?.fields.description?.text ?? skill.description?.value ?? ''
  return {
    metadata: `${name}: ${description}`,
    instructions: body,
    framing: body.trim() === '' ? null : framing,
    resources: skill.bundle.resources.map((resource) => ({ path: resource.path, why: unserved(resource) })),
  }
}
