import { joinPath, type Workspace } from '../source/workspace.ts'
import { skillRule } from './rule.ts'

const skill = '---\nname: forms\ndescription: Fills in forms.\n---\n'

export const linkCase = skillRule({
  id: 'link-case',
  summary: 'A link differs from the name of its file in capital and small letters.',
  why: 'On most disks of Windows and macOS the link works, so nobody notices. On Linux, where agents mostly run, the file is not there.',
  cure: 'Write the path letter for letter as the file is called.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/forms/SKILL.md': `${skill}Read [the guide]([|forms.md|]).\n`,
      'skills/forms/FORMS.md': 'Fill in.\n',
    },
    good: { 'skills/forms/SKILL.md': `${skill}Read [the guide](FORMS.md).\n`, 'skills/forms/FORMS.md': 'Fill in.\n' },
  },
  *check(skill, { set: { workspace } }) {
    for (const { kind, label, target, targetSpan } of skill.body.links) {
      if (kind === 'autolink' || (label !== null && kind !== 'reference-definition')) continue
      const path = pathOf(target)
      const full = joinPath(skill.path, path)
      if (path === '' || path.startsWith('/') || full === null || workspace.has(full)) continue
      const inside = skill.path === '.' ? 0 : skill.path.length + 1
      const spelled = inOtherCase(full, workspace)
      if (spelled === null || full.slice(0, inside) !== spelled.slice(0, inside)) continue
      const name = spelled.slice(inside)
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

function inOtherCase(path: string, { entries }: Workspace): string | null {
  const lower = path.toLowerCase()
  return entries.find((each) => each.path.length === path.length && each.path.toLowerCase() === lower)?.path ?? null
}
