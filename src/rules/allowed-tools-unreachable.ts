import type { Severity } from '../diagnostic.ts'
import { setRule } from './rule.ts'
import { agentOf, type Unreachable, unreachable, unreachableFinding } from './rule-reach.ts'

export const allowedToolsUnreachable = setRule({
  id: 'allowed-tools-unreachable',
  summary: 'An entry of allowed-tools names a tool that the recipe lacks.',
  why: 'To allow a tool that is not there does nothing; a name in another runtime’s spelling allows nothing either.',
  cure: 'Register the tool, write the name that this runtime uses, or take the entry out.',
  severity: 'warning',
  examples: {
    bad: {
      '.agents/config.json': '{"tools": {"disable": ["write_file"]}}',
      '.agents/skills/note/SKILL.md':
        '---\nname: note\ndescription: Notes.\nallowed-tools:\n  - read_file\n  - [|write_file|]\n---\nNote it.\n',
    },
    good: {
      '.agents/config.json': '{"tools": {"disable": ["write_file"]}}',
      '.agents/skills/note/SKILL.md':
        '---\nname: note\ndescription: Notes.\nallowed-tools:\n  - read_file\n---\nNote it.\n',
    },
  },
  *check(analysis) {
    const own = ({ mention }: Unreachable['answer']): boolean => mention.how === 'allowed-tools'
    const told = new Set<string>()
    for (const one of unreachable(analysis, ['built-in', 'tool', 'shell'], own)) {
      const { file } = one.answer.mention
      // Names of another runtime come in dozens; the first one says it.
      if (one.answer.gap === 'tool' && told.size === told.add(file.path).size) continue
      yield unreachableFinding(one, message(one), severity(one))
    }
  },
})

/** A runtime’s own tool that is away is a fault of the two files; any other name may be meant for another runtime. */
function severity({ answer, recipe }: Unreachable): Severity {
  const isOwn = answer.gap !== 'tool'
  if (recipe.mcpSpelling === 'server/tool' && !answer.mention.name.includes('/')) return 'note'
  return isOwn && recipe.closed ? 'warning' : 'note'
}

function message({ answer, recipe, scope }: Unreachable): string {
  const { name } = answer.mention
  const agent = agentOf(recipe, scope)
  if (recipe.mcpSpelling === 'server/tool' && !name.includes('/')) {
    return `\`${name}\` is not of the form namespace/name, by which ${recipe.runtime} knows its tools, so it allows nothing. Write the full name.`
  }
  if (answer.gap !== 'tool')
    return `\`allowed-tools\` names \`${name}\`, which ${agent} does not have: ${answer.why}. Register it, or take the entry out.`
  const near = answer.meant === null ? '' : ` This runtime has \`${answer.meant}\`.`
  return `\`allowed-tools\` names \`${name}\`, which is no tool of ${agent}.${near} It allows nothing here; leave it where it is for another runtime.`
}
