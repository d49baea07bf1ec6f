import { skillRule } from './rule.ts'

export const allowedToolsWildcard = skillRule({
  id: 'allowed-tools-wildcard',
  summary: '`allowed-tools` names the tools of every MCP server with one star.',
  why: 'Claude Code matches a star only behind the name of a server. `mcp__*` matches nothing, so each call asks again.',
  cure: 'Name each server: `mcp__board__*`.',
  severity: 'note',
  examples: {
    bad: {
      '.claude/skills/board/SKILL.md':
        '---\nname: board\ndescription: Keeps it.\nallowed-tools: [|mcp__*|] Read\n---\nKeep.\n',
    },
    good: {
      '.claude/skills/board/SKILL.md':
        '---\nname: board\ndescription: Keeps it.\nallowed-tools: mcp__board__* Read\n---\nKeep.\n',
    },
  },
  *check(skill, analysis) {
    const claude = analysis.targetsOf(skill).filter(({ id }) => id.startsWith('claude'))
    for (const { value, span } of skill.allowedTools) {
      // An allow rule with a star needs the literal `mcp__<server>__` before it (bbvch-ai/aihub-core#1439, 2026-06-08).
      if (!/^mcp__\*/.test(value)) continue
      yield {
        ...(claude.length > 0 ? { severity: 'warning' as const, runtimes: claude.map(({ id }) => id) } : {}),
        message:
          `\`${value}\` in \`allowed-tools\` names no MCP server. Claude Code matches a star only behind a server's name, ` +
          'so nothing is allowed and each call asks again. Name each server, as in `mcp__board__*`.',
        at: { path: skill.filePath, span },
        name: value,
      }
    }
  },
})
