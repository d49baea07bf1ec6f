import { textOf, textsOf, valueAt } from '../source/json.ts'
import type { Span } from '../source/span.ts'
import type { YamlNode } from '../source/yaml.ts'
import type { ConfigFile } from './recipe-file.ts'
import type { Complain } from './recipe-problem.ts'

interface Pattern {
  readonly value: string
  readonly span: Span
}

/** The namespace of the gate that the three skill tools are in (pkg/tools/gate.go:138-185, go-steer/core-agent@b708387). */
const SKILLS = 'skill'

interface Permissions {
  readonly mode: string
  readonly allow: readonly Pattern[]
  readonly deny: readonly Pattern[]
  /** Where a gate that lets nothing through is told; null where the config says nothing of modes and patterns. */
  readonly at: Span | null
}

/** Complains where no skill can be loaded, and about patterns that match nothing. */
export function checkPermissions({ file, root }: ConfigFile, skills: readonly string[], complain: Complain): void {
  const setting = (key: string): YamlNode | null => valueAt(root, ['permissions', key], true)
  const permissions = {
    mode: textOf(setting('mode')) || 'ask',
    allow: textsOf(setting('allow')) ?? [],
    deny: textsOf(setting('deny')) ?? [],
    at: (setting('mode') ?? setting('allow'))?.span ?? null,
  }
  const { allow, deny } = permissions
  for (const { value, span } of allow.filter(isDead)) {
    const message = `\`${value}\` is held against whole calls, not against names of tools, so it allows nothing. Write \`TOOL:PATTERN\`, such as \`${value}:*\`.`
    complain('permission-pattern-dead', { file, span }, message, value)
  }
  const denial = skills.length === 0 ? null : denialOf(permissions, skills)
  if (denial) complain('skills-denied', { file, span: denial.span }, denial.message, denial.name)
  // The denial names the pattern that was meant to allow a skill.
  const named = [
    ...(denial ? [] : allow.map((each) => [each, 'allows'] as const)),
    ...deny.map((each) => [each, 'denies'] as const),
  ]
  for (const [{ value, span }, verb] of named) {
    const skill = skillOf(value)
    if (skill === null) continue
    const message = `\`${value}\` is held against the whole call, \`${callOf(skill)}\`, not against the name of the skill, so it ${verb} nothing. Write \`${SKILLS}:${callOf(skill)}\`, or \`${SKILLS}:*\` for every skill.`
    complain('permission-pattern-dead', { file, span }, message, value)
  }
}

/**
 * Why no skill can be loaded; null where one can. A config that says nothing of permissions is left alone: it asks, and
 * whether somebody is there to answer is not in the files.
 */
function denialOf(
  { mode, allow, deny, at }: Permissions,
  skills: readonly string[],
): { readonly span: Span; readonly message: string; readonly name: string } | null {
  const cost = Object.hasOwn(costs, mode) ? costs[mode] : undefined
  if (cost === undefined) return null
  const calls = skills.map(callOf)
  const denying = deny.find((pattern) => calls.every((call) => matches(pattern.value, call)))
  if (denying) {
    const message = `\`${denying.value}\` denies every call of load_skill: the model sees the skills and can load none. Take the pattern out of \`permissions.deny\`.`
    return { span: denying.span, message, name: denying.value }
  }
  if (at === null || calls.some((call) => allow.some((pattern) => matches(pattern.value, call)))) return null
  return { span: at, message: `${cost} ${remedy(allow)}`, name: 'skill:*' }
}

/** What the gate holds a pattern against when a skill is loaded. */
function callOf(skill: string): string {
  return `load_skill ${JSON.stringify({ name: skill }).slice(0, 200)}`
}

/** The skill that a pattern of the documented form, `skill:NAME`, means; null for any other pattern. */
function skillOf(pattern: string): string | null {
  return /^skill:(?!load_skill\b|list_skills\b|load_skill_resource\b)([\w-]+)$/.exec(pattern)?.[1] ?? null
}

const denied = 'denies what no pattern allows, and none matches a call of load_skill: no skill can be loaded.'
const asked =
  'asks the user before each skill, since no pattern matches a call of load_skill; without a terminal it denies.'

/** By the mode; `yolo` never gates. */
const costs: Readonly<Record<string, string>> = {
  allow: `The mode \`allow\` ${denied}`,
  plan: `The mode \`plan\` ${denied}`,
  ask: `The mode \`ask\` ${asked}`,
  acceptEdits: `The mode \`acceptEdits\` ${asked}`,
}

function remedy(allow: readonly Pattern[]): string {
  const near = allow.find(({ value }) => value.startsWith(`${SKILLS}:`))
  const why = near ? ` \`${near.value}\` never matches: a pattern is held against \`load_skill {"name":"…"}\`.` : ''
  return `Add \`skill:*\` to \`permissions.allow\`.${why}`
}

/** A bare name of a tool: without a colon a pattern is held against the call of any tool. */
function isDead({ value }: Pattern): boolean {
  return /^[a-z]\w*$/.test(value)
}

/** As pkg/permissions/policy.go:66-82 and 252-271 match a call of a skill tool. */
function matches(pattern: string, call: string): boolean {
  const colon = pattern.indexOf(':')
  if (colon >= 0 && pattern.slice(0, colon) !== SKILLS) return false
  const own = pattern.slice(colon + 1)
  if (own === call) return true
  const star = own.indexOf('*')
  if (star >= 0 && star === own.length - 1 && call.startsWith(own.slice(0, -1))) return true
  return wildcard(own, call)
}

/** Go's filepath.Match without character classes: a star stands for anything but a slash. */
function wildcard(pattern: string, text: string): boolean {
  const parts = pattern.split('*')
  if (parts.length > 16) return false
  const source = parts.map((part) => part.split('?').map(literally).join('[^/]')).join('[^/]*?')
  return new RegExp(`^${source}$`, 's').test(text)
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
