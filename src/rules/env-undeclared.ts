import { secretName } from '../analysis/resolve.ts'
import { declaredNeeds } from '../skill/declared-needs.ts'
import type { Skill } from '../skill/skill.ts'
import { skillRule } from './rule.ts'

export const envUndeclared = skillRule({
  id: 'env-undeclared',
  summary: 'A command needs a key from the environment, and nothing says so up front.',
  why: 'The first run fails half-way, and the person who could set the key was never asked for it.',
  cure: 'Name the variable in `compatibility` or `metadata`, or write a sentence that says to set it.',
  severity: 'note',
  examples: {
    bad: {
      'skills/rates/SKILL.md':
        '---\nname: rates\ndescription: Gets rates.\n---\n```bash\ncurl -H "X-Key: [|$RATES_API_KEY|]" https://rates.example.com/v1\n```\n',
    },
    good: {
      'skills/rates/SKILL.md':
        '---\nname: rates\ndescription: Gets rates.\n---\nSet `RATES_API_KEY` first.\n\n```bash\ncurl -H "X-Key: $RATES_API_KEY" https://rates.example.com/v1 | head -n "$1"\necho "$HOME"\n```\n',
    },
  },
  *check(skill, analysis) {
    if (!/\$\{?\w*(?:KEY|TOKEN|SECRET|PASS|CREDENTIAL|WEBHOOK|PAT)/.test(skill.file.text)) return
    const told = new Set<string>()
    const declared = declaredNeeds(skill).variables
    for (const { kind, name, file, span } of analysis.mentionsOf(skill)) {
      if (kind !== 'env' || file !== skill.file || !secretName.test(name) || told.has(name)) continue
      told.add(name)
      if (declared.has(name) || isSaid(name, skill)) continue
      const message = `\`${name}\` is needed from the environment, and nothing before says so, so the first run fails here. Name it in \`compatibility\` or \`metadata\`, or say that it is to be set.`
      yield { message, at: { path: file.path, span }, name }
    }
  },
})

/** True where the name stands anywhere without the dollar that uses it. */
function isSaid(name: string, { file }: Skill): boolean {
  return new RegExp(`(?<![\\w$]|\\$\\{)${name}(?!\\w)`).test(file.text)
}
