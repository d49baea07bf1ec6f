import { recipecheck } from '../analysis/recipecheck.ts'
import type { RecipecheckRule } from '../analysis/recipecheck-lines.ts'
import { folderOf, nameOf } from '../source/workspace.ts'
import { setRule } from './rule.ts'

const skill = (body: string): string => `---\nname: restart\ndescription: Restarts a workload.\n---\n${body}`

/** The name behind the rule's id, and what to do, for each of the letters. */
const causes: Readonly<Record<RecipecheckRule, { readonly id: string; readonly cure: string }>> = {
  A: { id: 'built-in-absent', cure: 'Register the tool, or do not name it.' },
  B: { id: 'double-underscore', cure: 'Write one underscore between the server and its tool.' },
  C: { id: 'tool-unresolved', cure: 'Name a tool that the agent has, or declare its server in mcp.json.' },
  D: { id: 'program-without-shell', cure: 'Let the step call a tool that the agent has, or register bash.' },
  'D-fence': { id: 'shell-fence', cure: 'Let the step call a tool that the agent has, or register bash.' },
  E: { id: 'poll-entry-unresolved', cure: 'Correct the entry, or take it out.' },
  F: { id: 'not-pollable', cure: 'Add it to the list if calling it again and again does no harm.' },
  G: { id: 'poll-list-without-tool', cure: 'Register wait_and_verify, or take the list out.' },
}

export const recipecheckRule = setRule({
  id: 'recipecheck',
  profile: 'recipecheck',
  summary: 'A name that the recipecheck of core-agent reports: the agent that reads the text cannot use it.',
  why: 'The profile `recipecheck` says what core-agent’s own gate says, line for line and name for name, with all its quirks, so that a repository can replace that gate without a different answer. It speaks in no other profile, and no other rule speaks in this one.',
  cure: 'Give the agent the tool in its recipe, or let the text name what the agent has.',
  severity: 'error',
  examples: {
    bad: {
      '.agents/config.json': '{"tools": {"disable": ["bash"]}}\n',
      '.agents/skills/restart/SKILL.md': skill('Run `[|kubectl|] rollout restart deployment/api`.\n'),
    },
    good: {
      '.agents/config.json': '{"tools": {"disable": ["bash"]}}\n',
      '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://gke.example.com/mcp"}}}\n',
      '.agents/skills/restart/SKILL.md': skill('Restart it with `gke_rollout_restart`, as there is no `kubectl`.\n'),
    },
  },
  *check({ recipes, set: { workspace } }) {
    for (const { path: recipe, format } of recipes) {
      if (format !== 'core-agent') continue
      const named = recipe.endsWith('.json')
      const { findings, errors } = named
        ? recipecheck(workspace, folderOf(recipe), nameOf(recipe))
        : recipecheck(workspace, recipe)
      for (const { path, message } of errors) {
        const end = 'So nothing is known about what its agents can use. Correct it, then check again.'
        yield { cause: 'check-error', message: `${message} ${end}`, at: { path, span: null }, recipe }
      }
      for (const { path, span, name, rule, reason, scope } of findings) {
        const { id, cure } = causes[rule]
        const agent = scope === 'parent' ? `the agent of \`${recipe}\`` : `the sub-agent \`${scope}\` of \`${recipe}\``
        const message = `\`${name}\` is out of reach for ${agent}: ${reason}. ${cure}`
        yield { cause: id, message, at: { path, span }, name, recipe, scope }
      }
    }
  },
})
