import type { Skill } from '../skill/skill.ts'
import { setRule } from './rule.ts'
import { agentOf, unreachable, unreachableFinding } from './rule-reach.ts'

export const skillUnknown = setRule({
  id: 'skill-unknown',
  summary: 'The text names another skill that is not there.',
  why: 'Skills are renamed and removed, and the texts that point at them stay. An agent that is sent to a skill that is gone goes on without it.',
  cure: 'Correct the name, or take the sentence out.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/harness/SKILL.md':
        '---\nname: harness\ndescription: Runs it.\n---\nFirst [|/harness:gone|], see `/help`.\n',
    },
    good: {
      'skills/harness/SKILL.md': '---\nname: harness\ndescription: Runs it.\n---\nFirst /harness:tidy, see `/help`.\n',
      'skills/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies.\n---\nTidy.\n',
    },
  },
  *check(analysis) {
    const { skills } = analysis.set
    const names = new Set(skills.flatMap(namesOf))
    for (const skill of skills) {
      if (skill.isSample || skill.unreadable !== null || !/\/[a-z][\w-]*:[a-z]/.test(skill.file.text)) continue
      const told = new Set<string>()
      const commands = ownCommands(skill)
      for (const { kind, name, file, span } of analysis.mentionsOf(skill)) {
        const [space = '', own = ''] = name.split(':')
        // Only a name space that is one of this tree's own can be said to lack a name.
        if (kind !== 'skill' || own === '' || !names.has(space) || names.has(own) || told.has(name)) continue
        if (commands.has(space)) continue
        told.add(name)
        const message = `\`/${name}\` names a skill \`${own}\`, and no skill here is called so. Correct the name, or take it out.`
        yield { severity: 'note', message, at: { path: file.path, span }, name }
      }
    }
    for (const one of unreachable(analysis, ['skill'], ({ mention }) => !mention.name.includes(':'))) {
      const { answer, recipe, scope } = one
      const near = answer.meant === null ? '' : ` Is \`${answer.meant}\` meant?`
      const message = `\`${answer.mention.name}\` is no skill that ${agentOf(recipe, scope)} loads: ${answer.why}.${near} Correct the name, or take the sentence out.`
      yield unreachableFinding(one, message, recipe.closed ? 'warning' : 'note')
    }
  },
})

/** Name spaces that the skill describes commands of its own in: `## /notes:save`. */
function ownCommands({ body }: Skill): ReadonlySet<string> {
  return new Set(body.headings.flatMap(({ text }) => /(?:^|\s)\/([a-z][\w-]*):[a-z]/.exec(text)?.[1] ?? []))
}

function namesOf({ name, folder, place }: Skill): string[] {
  const parts = place.root.split('/')
  return [name?.value ?? '', folder ?? '', parts.at(-1) === 'skills' ? (parts.at(-2) ?? '') : ''].filter(
    (each) => each !== '',
  )
}
