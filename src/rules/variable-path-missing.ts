// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the variables are what this file is about.
import type { Skill } from '../skill/skill.ts'
import { spanOf } from '../source/span.ts'
import { folderOf, joinPath, type Workspace } from '../source/workspace.ts'
import { skillRule } from './rule.ts'

/** Claude Code puts the folder of the skill, and that of its plugin, in their place: code.claude.com/docs/en/skills, 2026-11-30. */
const variablePath =
  /\$\{(CLAUDE_PLUGIN_ROOT|CLAUDE_SKILL_DIR)\}\/([\w@+/.-]*[\w-]\.[A-Za-z][A-Za-z0-9]{0,9})(?![\w/\\<{*$[.-])/g
const placeholder = /YYYY|XXX|NNN|\.\.|(?:^|\/)(?:foo|bar|path|your|my|some|example)[-_./]/i
/** What a build, an installation or a run leaves there is in no commit. */
const made =
  /(?:^|\/)(?:node_modules|\.?venv|dist|build|target|bin|out|output|tmp|temp|cache|logs?|state|data)\/|(?:^|\/)\./
const open =
  /\b(?:creat|writ|wrot|sav|generat|produc|outputs?|append|copy|copied|mov|renam|delet|remov|missing|no|not|never|without|optional|example|e\.g|if|when|exists?)/i

/** Fences and mere mentions are left alone: they often show how some other plugin is written. */
const order = /\b(?:run|execute|read|open|load|follow|call|invoke|launch|source)\b[^.;]{0,50}$/i

export const variablePathMissing = skillRule({
  id: 'variable-path-missing',
  summary: 'A path behind a variable of Claude Code leads to no file.',
  why: 'The variable stands for a folder of this tree, so the path can be followed, and nothing is at its end.',
  cure: 'Correct the path: ${CLAUDE_PLUGIN_ROOT} is the folder that holds .claude-plugin, ${CLAUDE_SKILL_DIR} the skill’s own.',
  severity: 'warning',
  examples: {
    bad: {
      '.claude-plugin/plugin.json': '{"name": "kit"}\n',
      'scripts/fit.sh': 'echo fit\n',
      'skills/fit/SKILL.md':
        '---\nname: fit\ndescription: Fits shelves.\n---\nRun `[|${CLAUDE_PLUGIN_ROOT}/skills/fit/scripts/fit.sh|]` first.\n',
    },
    good: {
      '.claude-plugin/plugin.json': '{"name": "kit"}\n',
      'scripts/fit.sh': 'echo fit\n',
      'skills/fit/SKILL.md':
        '---\nname: fit\ndescription: Fits shelves.\n---\nRun `${CLAUDE_PLUGIN_ROOT}/scripts/fit.sh` first.\nIt writes `${CLAUDE_SKILL_DIR}/report.md`.\n',
    },
  },
  *check(skill, { set: { workspace } }) {
    const { text } = skill.file
    const told = new Set<string>()
    for (const match of text.matchAll(variablePath)) {
      const span = skill.body.codeSpans.find(({ contentSpan }) => contentSpan.start === match.index)
      if (!span || !order.test(text.slice(text.lastIndexOf('\n', match.index) + 1, match.index))) continue
      const [whole, variable, path = ''] = match
      const folder = variable === 'CLAUDE_SKILL_DIR' ? skill.path : pluginFolder(skill, workspace)
      const full = folder === null ? null : joinPath(folder, path)
      if (full === null || told.has(whole) || isOpen(text, match.index) || isThere(full, workspace)) continue
      if (placeholder.test(path) || made.test(path)) continue
      told.add(whole)
      yield {
        message: `\`${whole}\` is \`${full}\` here, and there is no such file, so the agent in Claude Code finds nothing. Correct the path, or add the file.`,
        at: { path: skill.filePath, span: spanOf(match.index, match.index + whole.length) },
        name: whole,
      }
    }
  },
})

function pluginFolder(skill: Skill, workspace: Workspace): string | null {
  for (let folder = skill.path; !folder.endsWith('..'); folder = folderOf(folder)) {
    const manifest = joinPath(folder, '.claude-plugin/plugin.json')
    if (manifest !== null && workspace.has(manifest)) return folder
    if (folder === '.') return null
  }
  return null
}

function isOpen(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at) + 1
  const end = text.indexOf('\n', at)
  return open.test(text.slice(start, end < 0 ? undefined : end))
}

/** What was left out or linked elsewhere may hold it. */
function isThere(path: string, workspace: Workspace): boolean {
  const under = (link: string): boolean => path === link || path.startsWith(`${link}/`)
  return (
    workspace.has(path) ||
    workspace.leftOut.some((each) => each.reason !== 'link-broken' && under(each.path)) ||
    [...workspace.linkedFolders.keys()].some(under)
  )
}
