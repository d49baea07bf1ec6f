import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import { settle } from '../../src/report/policy.ts'
import { jsonReporter } from '../../src/reporters/json.ts'
import { stepSummaryReporter } from '../../src/reporters/step-summary.ts'
import { terminalReporter } from '../../src/reporters/terminal.ts'
import { analyse } from '../analyse.ts'
import { narrow, policy } from './canned.ts'

/** What the reporters show of what the agents of a recipe can reach. */
const report = settle(
  [],
  await analyse({
    '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
    '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://example.com/mcp"}}}',
    '.agents/AGENTS.md': 'Call `fetch_url`.\n',
    '.agents/skills/look/SKILL.md':
      '---\nname: look\ndescription: Looks.\n---\nCall `gke_get_pods`. Run `kubectl get pods` and `helm list`.\n',
    '.agents/skills/roll/SKILL.md':
      '---\nname: roll\ndescription: Rolls.\nrequires: [shell]\n---\nRun `kubectl rollout undo x`.\n',
  }),
  policy,
)

test('the summary of a job: withheld and why, out of reach by skill, how far the check went', () => {
  const text = stepSummaryReporter.render(report, narrow)
  const part = text.slice(text.indexOf('### Recipes'), text.indexOf('<details>'))
  const plain = part.replace(/&#(\d+);/g, (_, sign) => String.fromCodePoint(Number(sign))).replace(/<\/?code>/g, '"')
  expect(plain.trim().split('\n')).toEqual([
    '### Recipes',
    '',
    '**".agents"** (core-agent): 2 skills',
    '',
    '- withheld: "roll": `requires:<wbr>` is not met: `shell` (the bash tool is not registered in this build). 1 mention out of reach in it is not told one by one.',
    '- out of reach: "look", 2 places: "kubectl" and "helm"',
    '- out of reach: the texts beside the skills, 1 place: "fetch_url"',
    '- checked as far as the server: "gke" is declared, nobody listed its tools; named: "gke_get_pods"',
  ])
})

test('the terminal has a line for each agent', () => {
  expect(terminalReporter.render(report, { ...narrow, columns: 120 })).toContain(
    'Recipes:\n.agents: 2 skills; 1 withheld; 3 places out of reach in 2 of its texts; tools not listed: gke\n',
  )
})

test('the JSON has every mention, as the schema says', () => {
  const schema = JSON.parse(readFileSync(new URL('../../schema/report-v1.json', import.meta.url), 'utf8'))
  const validate = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true }).compile(schema)
  const [recipe] = JSON.parse(jsonReporter.render(report, narrow)).recipes
  validate(JSON.parse(jsonReporter.render(report, narrow)))
  expect(validate.errors).toBeNull()
  const [scope] = recipe.scopes
  expect(scope.servers).toEqual({ gke: { prefix: 'gke_', tools: null } })
  expect(scope.skills[0].mentions.slice(0, 2)).toMatchObject([
    { name: 'kubectl', kind: 'command', state: 'missing', line: 5, column: 27, file: '.agents/skills/look/SKILL.md' },
    { name: 'helm', kind: 'command', state: 'missing', line: 5 },
  ])
  expect(scope.skills[1]).toMatchObject({
    status: 'withheld',
    requires: [{ token: 'shell', state: 'missing', reason: 'bash is not registered: tools.disable names it' }],
  })
  expect(scope.textMentions).toMatchObject([{ name: 'fetch_url', state: 'missing' }])
})
