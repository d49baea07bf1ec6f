/** What a client wants behind one of its keys. `any` is known and not judged. */
export type KeyType = 'text' | 'boolean' | 'map' | 'text or list' | 'any'

/**
 * Top-level keys beyond the six of the standard that clients document, and the type each wants.
 *
 * - `argument-hint` to `shell`: code.claude.com/docs, skills page, through ericbuess/claude-code-docs@ec68a5b2 (2026-08-22);
 *   four of them are also in microsoft/vscode-docs@024cb9bd.
 * - `command-arg-mode` to `homepage`: openclaw/openclaw@00d92d90, docs/tools/skills.md.
 * - `type`, `whenToUse`: moonshotai.github.io/kimi-code, "Agent Skills".
 * - `requires`, `steps`, `version`: the core-agent and cleveragents skills pages.
 * - `mode`: in wide use, documented by nobody.
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
