import { folderOf, nameOf, type Workspace } from '../source/workspace.ts'
import { setRule } from './rule.ts'

export const brokenLink = setRule({
  id: 'broken-link',
  summary: 'A symbolic link among the skills leads nowhere, or to itself.',
  why: 'A link whose target was moved or was never committed is a skill that does not exist. Most runtimes pass over it without a word.',
  cure: 'Point the link at a path of the repository that exists, or remove it.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/tide': 'link:skills/gone',
      'skills/wind/SKILL.md': '---\nname: wind\ndescription: Reads wind maps.\n---\nRead the map.\n',
    },
    good: {
      'skills/tide': 'link:shared/tide',
      'shared/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n',
    },
  },
  *check({ set: { workspace } }) {
    for (const { path, reason } of workspace.leftOut) {
      // A link to a folder that holds it leads somewhere: it is only not entered twice.
      const toItself = reason === 'link-loop' && !workspace.linkedFolders.has(path)
      if ((reason !== 'link-broken' && !toItself) || !standsForSkill(path, workspace)) continue
      const message = `The symbolic link leads ${toItself ? 'to itself' : 'nowhere'}, so there is no skill at this place, and most runtimes pass over it without a word. Point it at a path of the repository that exists, or remove it.`
      yield { message, at: { path, span: null }, name: path }
    }
  },
})

function standsForSkill(path: string, workspace: Workspace): boolean {
  const folder = folderOf(path)
  const around = folder === '.' ? (workspace.above.at(-1) ?? '') : nameOf(folder)
  return nameOf(path) === 'SKILL.md' || around.toLowerCase() === 'skills'
}
