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

/**
 * Complains where no skill can be loaded. A config that says nothing of permissions is left alone: it asks, and
 * whether somebody is there to answer is not in the files.
 */
export function checkPermissions({ file, root }: ConfigFile, skills: readonly string[], complain: Complain): void {
  const setting = (key: string): YamlNode | null => valueAt(root, ['permissions', key], true)
  const mode = textOf(setting('mode')) || 'ask'
  const allow = textsOf(setting('allow')) ?? []
  const deny = textsOf(setting('deny')) ?? []
  for (const { value, span } of allow.filter(isDead)) {
    const message = `\`${value}\` is held against whole calls, not against names of tools, so it allows nothing. Write \`TOOL:PATTERN\`, such as \`${value}:*\`.`
    complain('permission-pattern-dead', { file, span }, message, value)
  }
  const cost = Object.hasOwn(costs, mode) ? costs[mode] : undefined
  if (cost === undefined || skills.length === 0) return
  const calls = skills.map((name) => `load_skill ${JSON.stringify({ name }).slice(0, 200)}`)
  const denying = deny.find((pattern) => calls.every((call) => matches(pattern.value, call)))
  if (denying) {
    const message = `\`${denying.value}\` denies every call of load_skill: the model sees the skills and can load none. Take the pattern out of \`permissions.deny\`.`
    complain('skills-denied', { file, span: denying.span }, message, denying.value)
    return
  }
  const silent = setting('mode') === null && setting('allow') === null
  if (silent || calls.some((call) => allow.some((pattern) => matches(pattern.value, call)))) return
  const at = (mode === 'ask' && setting('mode') === null ? setting('allow') : setting('mode'))?.span ?? null
  complain('skills-denied', { file, span: at }, `${cost} ${remedy(allow)}`, 'skill:*')
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
