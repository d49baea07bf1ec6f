import type { Analysis } from '../analysis/analysis.ts'
import { declaredNeeds } from '../skill/declared-needs.ts'
import type { Mention } from '../skill/mention.ts'
import { familiarity } from '../skill/mention-programs.ts'
import type { Skill } from '../skill/skill.ts'
import { skillRule } from './rule.ts'
import { codes } from './rule-reach.ts'

export const requirementUndeclared = skillRule({
  id: 'requirement-undeclared',
  summary: 'A skill runs a program that its requires: does not name.',
  why: 'With the entry the skill is withheld where the program is not there; without it the agent gets a skill that it cannot follow.',
  cure: 'Add the line that the finding shows to the frontmatter.',
  severity: 'note',
  examples: {
    bad: {
      '.agents/skills/pods/SKILL.md':
        '---\nname: pods\ndescription: Looks.\nrequires: [shell]\n---\n```sh\n[|kubectl|] get pods\n```\n',
    },
    good: {
      '.agents/skills/pods/SKILL.md':
        '---\nname: pods\ndescription: Looks.\nrequires: [shell, kubectl]\n---\n```sh\ncd here\nkubectl get pods\n```\n',
    },
  },
  *check(skill, analysis) {
    if (skill.requires.state === 'malformed' || !isServed(skill, analysis)) return
    const declared = declaredNeeds(skill).programs
    const used = analysis.mentionsOf(skill).filter(isNeed)
    const first = used.find(({ name }) => !declared.has(name))
    if (!first) return
    const tokens = skill.requires.state === 'tokens' ? skill.requires.tokens.map(({ value }) => value) : []
    const missing = [...new Set(used.map(({ name }) => name))].filter((name) => !declared.has(name))
    const shell = tokens.includes('shell') || tokens.includes('bash') ? [] : ['shell']
    const line = `requires: [${[...shell, ...tokens, ...missing].join(', ')}]`
    const message = `The skill runs ${codes(missing)}, and \`requires:\` does not say so, so it is offered where ${missing.length === 1 ? 'it is' : 'they are'} not there. Write \`${line}\`.`
    yield { message, at: { path: first.file.path, span: first.span }, name: first.name, runtimes: ['core-agent'] }
  },
})

/** Programs that come with every shell are not worth a line. */
const everywhere =
  /^(?:awk|base64|cat|chmod|chown|cp|cut|date|df|diff|du|env|find|grep|egrep|head|hostname|kill|ln|ls|mkdir|mv|ps|rm|rmdir|sed|sh|bash|sleep|sort|stat|tail|tar|tee|touch|tr|uname|uniq|wc|which|whoami|xargs)$/

function isNeed({ kind, confidence, name }: Mention): boolean {
  return kind === 'command' && confidence === 'certain' && familiarity(name) !== 'unknown' && !everywhere.test(name)
}

/** Told where `requires:` counts: the author uses it, or a recipe that reads it loads the skill and has a shell. */
function isServed(skill: Skill, { reach }: Analysis): boolean {
  const scopes = reach.filter(({ recipe }) => recipe.runtime === 'core-agent')
  const found = scopes.flatMap(({ skills }) => skills.filter((each) => each.skill === skill))
  if (found.some(({ status, answers }) => status === 'withheld' || answers.some(({ gap }) => gap === 'shell')))
    return false
  return skill.requires.state === 'tokens' || found.length > 0
}
