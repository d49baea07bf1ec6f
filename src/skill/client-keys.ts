/** What a client wants behind one of its keys. `any` is known and not judged. */
export type KeyType = 'text' | 'boolean' | 'map' | 'text or list' | 'any'

/**
 * Top-level keys beyond the six of the standard that clients document, and the type each wants.
 *
 * - code.claude.com/docs/en/skills, "Frontmatter reference", read 2026-11-30: `argument-hint` to `shell`.
 * - code.visualstudio.com/docs/agent-customization/agent-skills, read 2026-11-30: `argument-hint`, `context`,
 *   `disable-model-invocation`, `user-invocable`.
 * - docs.openclaw.ai/tools/skills, read 2026-11-30: `command-arg-mode` to `homepage`.
 * - moonshotai.github.io/kimi-code, "Agent Skills", read 2026-11-30: `type`, `whenToUse`.
 * - core-agent and cleveragents pages of 2026-11-30: `requires`, `steps` and `version`; the first two have rules of their own.
 */
export const clientKeys: ReadonlyMap<string, KeyType> = new Map<string, KeyType>([
  ['argument-hint', 'text'],
  ['arguments', 'text or list'],
  ['when_to_use', 'text'],
  ['disable-model-invocation', 'boolean'],
  ['user-invocable', 'boolean'],
  ['disallowed-tools', 'text or list'],
  ['model', 'text'],
  ['effort', 'text'],
  ['context', 'text'],
  ['agent', 'text'],
  ['background', 'boolean'],
  ['hooks', 'map'],
  ['paths', 'text or list'],
  ['shell', 'text'],
  ['command-arg-mode', 'text'],
  ['command-dispatch', 'text'],
  ['command-tool', 'text'],
  ['homepage', 'text'],
  ['type', 'any'],
  ['whenToUse', 'text'],
  ['mode', 'any'],
  ['requires', 'any'],
  ['steps', 'any'],
  ['version', 'text'],
])

/** The six keys of the standard (agentskills/agentskills@69ef37e, docs/specification.mdx). */
export const standardKeys: readonly string[] = [
  'name',
  'description',
  'license',
  'compatibility',
  'metadata',
  'allowed-tools',
]
