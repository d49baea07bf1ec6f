import type { Workspace } from '../source/workspace.ts'
import { setRule } from './rule.ts'
import { agentOf, capital, codes } from './rule-reach.ts'

export const noSkillLeft = setRule({
  id: 'no-skill-left',
  summary: 'A recipe withholds every skill that its agent would load.',
  why: 'Where no skill is left, the agent does not get the tools to list and load skills either: it does not even know that there were any.',
  cure: 'Give the deployment what the skills require, or give it skills that it can serve.',
  severity: 'error',
  runtimes: ['core-agent'],
  examples: {
    bad: {
      '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
      '.agents/skills/pods/SKILL.md': '[|---|]\nname: pods\ndescription: Looks.\nrequires: [shell]\n---\nLook.\n',
    },
    good: {
      '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
      '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\nrequires: [shell]\n---\nLook.\n',
      '.agents/skills/read/SKILL.md': '---\nname: read\ndescription: Reads.\n---\nRead it.\n',
    },
  },
  *check({ reach, set: { workspace } }) {
    for (const { recipe, scope, skills } of reach) {
      // Elsewhere the tools for skills stay, and most skills are withheld from the model for people to call.
      if (recipe.runtime !== 'core-agent') continue
      const first = skills[0]
      if (!first || skills.some(({ status }) => status !== 'withheld')) continue
      // Where only a part of its roots is checked, the deployment may have others.
      if (!scope.skillRoots.every(({ path }) => isChecked(path, workspace))) continue
      const names = skills.map(({ skill }) => skill.name?.value ?? skill.path)
      const message = `${capital(agentOf(recipe, scope))} is left without any skill: it withholds ${codes(names)}, and with the last one it loses the tools to list and load skills. Give the deployment what they require, or skills that it can serve.`
      const at = { path: first.skill.filePath, span: first.skill.frontmatter.opening }
      yield { message, at, runtimes: [recipe.runtime], recipe: recipe.path, scope: scope.name }
    }
  },
})

function isChecked(path: string, { roots }: Workspace): boolean {
  return roots.some((root) => root === '.' || root === path || path.startsWith(`${root}/`))
}
