import { skillRule } from './rule.ts'

/** Made up for the example, and put together here so that no scanner takes this file for a leak. */
const madeUp = ['gh', 'p_', 'Zr7Kq2VbN9xWm4TcJ8', 'Ls3HdYf6GpQ1RaE5Uo'].join('')

export const secretInText = skillRule({
  id: 'secret-in-text',
  summary: 'A key or token stands in the SKILL.md.',
  why: 'Whoever can read the repository, the installed skill or the context of a session can use it. It stays in the history of the repository after it was removed.',
  cure: 'Revoke it and make a new one; name in the text the environment variable that holds it.',
  severity: 'error',
  examples: {
    bad: {
      'skills/push/SKILL.md': `---\nname: push\ndescription: Pushes.\n---\nUse [|${madeUp.slice(0, 4)}|]${madeUp.slice(4)} to push.\n`,
    },
    good: {
      'skills/push/SKILL.md':
        '---\nname: push\ndescription: Pushes.\n---\nUse `$GITHUB_TOKEN` to push. It looks like ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.\n',
    },
  },
  *check({ secrets, filePath }) {
    for (const { what, start } of secrets) {
      const message = `This looks like ${what}. Whoever can read the repository or the installed skill can use it, also after it was removed, from the history. Revoke it, make a new one, and name in the text the environment variable that holds it.`
      yield { message, at: { path: filePath, span: start }, name: what.replace(/^an? /, '') }
    }
  },
})
