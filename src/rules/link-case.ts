import { joinPath, type Workspace } from '../source/workspace.ts'
import { skillRule } from './rule.ts'

const frontmatter = '---\nname: forms\ndescription: Fills in forms.\n---\n'

export const linkCase = skillRule({
  id: 'link-case',
  summary: 'A link differs from the name of its file in capital and small letters.',
  why: 'On most disks of Windows and macOS the link works, so nobody notices. On Linux, where agents mostly run, the file is not there.',
  cure: 'Write the path letter for letter as the file is called.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/forms/SKILL.md': `${frontmatter}Read [the guide]([|forms.md|]).\n`,
      'skills/forms/FORMS.md': 'Fill in.\n',
    },
    good: {
      'skills/forms/SKILL.md': `${frontmatter}Read [the guide](FORMS.md).\n`,
      'skills/forms/FORMS.md': 'Fill in.\n',
    },
  },
  *check(skill, { set: { workspace } }) {
    let spellings: ReadonlyMap<string, string> | null = null
    for (const { kind, label, target, targetSpan } of skill.body.links) {
      if (kind === 'autolink' || (label !== null && kind !== 'reference-definition')) continue
      const path = pathOf(target)
      const full = joinPath(skill.path, path)
      if (/^(?:$|\/|[a-z][a-z\d+.-]*:)/i.test(path) || full === null || workspace.has(full)) continue
      spellings ??= spellingsBelow(skill.path, workspace)
      const name = spellings.get(full.toLowerCase())
      if (name === undefined) continue
      const message = `The file is called \`${name}\`, with other capital and small letters than in this link. On Linux, where agents mostly run, the link finds nothing. Write \`${name}\`.`
      yield { message, at: { path: skill.filePath, span: targetSpan }, name: path }
    }
  },
})

function pathOf(target: string): string {
  const path = target.replace(/[?#].*$/s, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** True paths below a folder, relative to it, by the whole path in small letters. */
function spellingsBelow(folder: string, { entries }: Workspace): ReadonlyMap<string, string> {
  const start = folder === '.' ? '' : `${folder}/`
  const below = entries.filter(({ path }) => path.startsWith(start))
  return new Map(below.map(({ path }) => [path.toLowerCase(), path.slice(start.length)]))
}
