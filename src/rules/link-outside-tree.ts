import type { SkillSet } from '../skill/read.ts'
import { folderOf, nameOf } from '../source/workspace.ts'
import { setRule } from './rule.ts'

export const linkOutsideTree = setRule({
  id: 'link-outside-tree',
  summary: 'A symbolic link of a skill leads out of the checked tree.',
  why: 'What it leads to is on one machine only, or at another place on each. Whoever installs the skill gets a link to nothing, or to a file that nobody checked.',
  cure: 'Put the file or folder itself in the place of the link.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n',
      'skills/tide/table.csv': 'link:../../home/table.csv',
    },
    good: {
      'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n',
      'skills/tide/table.csv': 'hour,height\n',
    },
  },
  *check({ set }) {
    const directories = new Set(set.skills.map(({ path }) => path))
    for (const { path, reason } of set.workspace.leftOut) {
      if (reason !== 'link-outside' || !belongsToSkill(path, directories, set)) continue
      const message =
        'The symbolic link leads out of the checked tree. It is not followed, so nothing behind it was checked, and where the skill is installed alone it leads nowhere. Put the file or folder itself in its place.'
      yield { message, at: { path, span: null }, name: path }
    }
  },
})

function belongsToSkill(path: string, directories: ReadonlySet<string>, { workspace }: SkillSet): boolean {
  const folder = folderOf(path)
  const around = folder === '.' ? (workspace.above.at(-1) ?? '') : nameOf(folder)
  if (nameOf(path) === 'SKILL.md' || around.toLowerCase() === 'skills') return true
  for (let at = folder; at !== '.' && !at.endsWith('..'); at = folderOf(at)) if (directories.has(at)) return true
  // A skill at the top of a repository owns its own folder's files, not the whole repository.
  return folder === '.' && directories.has('.')
}
