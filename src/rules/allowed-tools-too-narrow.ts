import { shellOf } from '../analysis/resolve.ts'
import type { Mention } from '../skill/mention.ts'
import { setRule } from './rule.ts'
import { agentOf, codes } from './rule-reach.ts'

export const allowedToolsTooNarrow = setRule({
  id: 'allowed-tools-too-narrow',
  summary: 'The body runs commands, and allowed-tools leaves the shell out.',
  why: 'The field says what the agent may use without being asked. What it leaves out is asked for each time, or refused where nobody is there to answer.',
  cure: 'Allow the shell for these commands, or take them out of the body.',
  severity: 'note',
  examples: {
    bad: {
      '.agents/config.json': '{}',
      '.agents/skills/pods/SKILL.md':
        '---\nname: pods\ndescription: Looks.\nallowed-tools: [|[read_file]|]\n---\n```sh\nkubectl get pods\n```\n',
    },
    good: {
      '.agents/config.json': '{}',
      '.agents/skills/pods/SKILL.md':
        '---\nname: pods\ndescription: Looks.\nallowed-tools: [bash, read_file]\n---\n```sh\nkubectl get pods\n```\n',
    },
  },
  *check(analysis) {
    const told = new Set<string>()
    for (const { recipe, scope, skills } of analysis.reach) {
      const shell = shellOf(scope)
      if (!shell?.registered) continue
      for (const { skill, status } of skills) {
        const field = skill.frontmatter.fields.get('allowed-tools')
        if (!field || skill.allowedTools.length === 0 || status === 'withheld' || told.has(skill.path)) continue
        if (skill.allowedTools.some(({ value }) => allowsShell(value, shell.name))) continue
        const run = analysis.mentionsOf(skill).filter((each) => each.file === skill.file && isRun(each))
        if (run.length === 0) continue
        told.add(skill.path)
        const message = `The body runs ${codes([...new Set(run.map(({ name }) => name))])}, and \`allowed-tools\` does not allow ${agentOf(recipe, scope)} its shell, \`${shell.name}\`, so each of these commands is asked for or refused. Add \`${shell.name}\`, or take the commands out.`
        const at = { path: skill.filePath, span: field.value.span }
        yield { message, at, name: shell.name, runtimes: [recipe.runtime], recipe: recipe.path, scope: scope.name }
      }
    }
  },
})

function allowsShell(entry: string, shell: string): boolean {
  const name = entry.replace(/\(.*$/s, '').toLowerCase()
  return name === '*' || name === shell.toLowerCase() || /^(?:bash|shell|sh|terminal|execute|powershell)$/.test(name)
}

function isRun({ kind, confidence, how }: Mention): boolean {
  return kind === 'command' && confidence === 'certain' && how === 'fence'
}
