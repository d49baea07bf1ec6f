import type { Skill } from '../skill/skill.ts'
import { joinPath, type Workspace } from '../source/workspace.ts'
import { skillRule } from './rule.ts'
import { pathOf, writtenLinks } from './rule-link.ts'

const frontmatter = '---\nname: tide\ndescription: Reads tide tables.\n---\n'

export const linkLeavesSkill = skillRule({
  id: 'link-leaves-skill',
  summary: 'A relative link leads out of the skill.',
  why: 'It works in the repository it was written in. A skill is also installed alone, copied or uploaded, and then what stood beside it is gone.',
  cure: 'Put a copy of the file into the skill, or link its address on the web.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/tide/SKILL.md': `${frontmatter}Read [the table]([|../../docs/table.md|]).\n`,
      'docs/table.md': 'high\n',
    },
    good: {
      'skills/tide/SKILL.md': `${frontmatter}Read [the table](references/table.md).\n`,
      'skills/tide/references/table.md': 'high\n',
    },
  },
  *check(skill, { set: { workspace } }) {
    const told = new Set<string>()
    for (const { target, targetSpan } of writtenLinks(skill)) {
      const path = pathOf(target)
      if (told.has(path) || !leaves(path, skill)) continue
      const full = joinPath(skill.path, path)
      const state = stateOf(full, workspace)
      // A skill inside another travels with it.
      if (state === 'there' && full !== null && skill.insideSkill !== null && isIn(full, skill.insideSkill)) continue
      // Without an extension it may be a page of the web site that the text was written for.
      if (state !== 'there' && !/\.[a-z\d]{1,10}$/i.test(path)) continue
      told.add(path)
      const now = {
        there: 'It works in this repository, and breaks where the skill is installed alone.',
        absent: 'It breaks where the skill is installed alone, and here the file is not there either.',
        unknown: 'It breaks where the skill is installed alone.',
      }[state]
      const cure = /(?:^|\/)SKILL\.md$/.test(path)
        ? 'Call the other skill by its name; a runtime finds it by that wherever it is installed.'
        : 'Put the file into the skill, or link its address on the web.'
      const message = `\`${path}\` leads out of the skill. ${now} ${cure}`
      yield { message, at: { path: skill.filePath, span: targetSpan }, name: path }
    }
  },
})

/** True for a relative path with enough `..` to leave the skill, and nothing in it that a reader is meant to replace. */
function leaves(path: string, skill: Skill): boolean {
  if (!/(?:^|\/)\.\.(?:\/|$)/.test(path) || /^[a-z][a-z\d+.-]*:|^[/~]|\\/i.test(path)) return false
  if (/[<>{}[\]()*$%|"'`…]|\.\.\.|\bpath\/to\b/i.test(path)) return false
  const full = joinPath(skill.path, path)
  if (full === null || skill.path === '.') return full === null
  return !isIn(full, skill.path)
}

function isIn(path: string, folder: string): boolean {
  return folder === '.' || path === folder || path.startsWith(`${folder}/`)
}

function stateOf(path: string | null, workspace: Workspace): 'there' | 'absent' | 'unknown' {
  if (path === null) return 'unknown'
  if (path === '.' || workspace.has(path)) return 'there'
  const looked =
    workspace.roots.some((root) => isIn(path, root)) && !workspace.leftOut.some((each) => isIn(path, each.path))
  return looked ? 'absent' : 'unknown'
}
