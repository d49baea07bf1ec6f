import { expect, test } from 'vitest'
import { readRecipes } from '../../src/recipes/index.ts'
import { recipeProblemPages } from '../../src/recipes/recipe-problem.ts'
import { type Files, memoryWorkspace } from '../../src/source/workspace.ts'
import { unmarked } from '../marks.ts'

const SKILL = '---\nname: x\ndescription: d\n---\nB\n'
const skill = { '.agents/skills/x/SKILL.md': SKILL }
const config = (text: string): Files => ({ ...skill, '.agents/config.json': text })
/** `$A` stands for the placeholder of a variable. */
const servers = (text: string): Files => {
  return { ...config('{}'), '.agents/mcp.json': text.replace(/\$([A-Z])/g, '$${env:$1}') }
}
const gke = '{"servers": {"gke": {"transport": "http", "url": "u"}}}'
const poll = (entry: string): Files => ({
  ...config(`{"tools": {"wait_and_verify": {"poll_allow": ["gke_get", ${entry}]}}}`),
  '.agents/mcp.json': gke,
})
const agent = (text: string): Files => ({
  ...config(`{"subagents": [{"name": "a", ${text}}]}`),
  '.agents/mcp.json': gke,
  'c/skills/y/SKILL.md': SKILL,
  'd/skill/y/SKILL.md': SKILL,
})
const stated = (entry: string): Files => ({ ...config('{}'), 'skillproof.yml': `recipes:\n  - ${entry}\n` })
const pod = (env: string) => `kind: Pod\nspec:\n  containers:\n    - name: agent\n${env}`

const cases: readonly (readonly [code: string, files: Files, words: string])[] = [
  ['config-syntax', config('{\n  "tools": {}[|,|]\n}'), 'a comma'],
  ['config-syntax', config('{[|/|]/ ours\n}'), 'a comment stands here'],
  ['config-syntax', config('{"a": [|[|]1, 2'), 'never closed'],
  ['config-syntax', config('[|\uFEFF|]{}'), 'a byte-order mark stands first'],
  ['config-syntax', config('{} [|x|]'), 'behind the end'],
  ['config-syntax', servers('{"servers": [|}|]}'), 'starts without any of its servers'],
  ['config-syntax', { '.codex/config.toml': 'a = 1\n[b]\nc =[|\n|]' }, 'Codex does not start'],
  ['config-type', config('[|[]|]'), 'The file holds a list'],
  ['config-type', config('{"tools": {"disable": [|"bash"|]}}'), '`tools.disable` is text; it takes a list of texts'],
  ['config-type', config('{"Tools": {"Disable": [|["bash", 1]|]}}'), 'a list with other things than texts'],
  ['config-type', config('{"permissions": {"require_plan_artifact": [|"true"|]}}'), 'it takes true or false'],
  [
    'config-type',
    config('{"subagents": [{"name": "a"}, {"name": "b", "tools": [|{}|]}]}'),
    '`subagents[1].tools` is a map',
  ],
  ['config-unreadable', config(`{"a": "${'x'.repeat(1_000_001)}"}`), 'more than the 1000000'],
  ['config-value', config('{"permissions": {"mode": [|"yollo"|]}}'), 'did you mean "yolo"'],
  ['config-value', config('{"version": [|2|]}'), 'core-agent knows 1'],
  ['config-value', config('{"session": {"task_class": [|"depug"|]}}'), 'did you mean "debug"'],
  ['content-root-missing', config('{"content_roots": [".", [|"../upstream"|]]}'), '`upstream` does not exist'],
  [
    'env-manifest',
    { ...config('{}'), '.agents/env.json': '{"env": [{"name": "A"}, {"name": [|"A"|]}]}' },
    'stands twice',
  ],
  ['env-manifest', { ...config('{}'), '.agents/env.yaml': 'env:\n  - name: [|A-B|]\n' }, 'no name of a variable'],
  ['env-manifest', { ...config('{}'), '.agents/env.yaml': 'env: []', '.agents/env.json': '{}' }, 'Keep one'],
  ['env-manifest', { ...config('{}'), '.agents/env.yaml': 'env:\n  - name: a[|:|] b\n' }, 'no YAML'],
  ['image-unknown', stated('{path: .agents, image: [|debian:12|]}'), 'what programs `debian:12` holds'],
  ['inventory-unreadable', stated('{path: .agents, binaries: {file: [|programs.txt|]}}'), 'is not in the checked tree'],
  [
    'inventory-unreadable',
    stated('{path: .agents, binaries: {file: [|../../etc/passwd|]}}'),
    'is not in the checked tree',
  ],
  ['permission-pattern-dead', config('{"permissions": {"mode": "yolo", "allow": [[|"read_file"|]]}}'), '`read_file:*`'],
  [
    'plan-deadlock',
    config('{"permissions": {"plan_mode": "required"}, "tools": {"disable": ["alert", [|"record_plan"|]]}}'),
    'denied for the whole session',
  ],
  [
    'plan-deadlock',
    config('{"permissions": {"require_plan_artifact": true}, "tools": {"disable": [[|"record_plan"|]]}}'),
    'while `require_plan_artifact` asks',
  ],
  [
    'plan-mode-conflict',
    config('{"permissions": {"plan_mode": "off", [|"require_plan_artifact"|]: true}}'),
    'Keep `plan_mode` alone',
  ],
  ['poll-entry-unmatched', poll('[|"gke__get"|]'), 'joined by one underscore'],
  ['poll-entry-unmatched', poll('[|"alert"|]'), 'not registered, alerts.targets is empty'],
  ['poll-entry-unmatched', poll('[|"wait_and_verify"|]'), 'never polls this tool'],
  ['poll-entry-unmatched', poll('[|"gek_get"|]'), 'starts with no declared server'],
  [
    'poll-entry-unmatched',
    { ...poll('[|"gke_gett"|]'), 'skillproof.tools.json': '{"servers": {"gke": {"tools": ["get"]}}}' },
    'did you mean `gke_get`?',
  ],
  [
    'poll-without-tool',
    config('{"tools": {"disable": ["wait_and_verify"], "wait_and_verify": {"poll_allow": [|["grep"]|]}}}'),
    'names 1 tool',
  ],
  ['server-invalid', servers('{"servers": {[|"gke"|]: {"url": "u"}}}'), 'names no `transport`'],
  ['server-invalid', servers('{"servers": {[|"gke"|]: {"transport": "sse", "url": "u"}}}'), 'Valid: stdio, http'],
  [
    'server-invalid',
    servers('{"servers": {[|"gke"|]: {"transport": "stdio", "command": "c", "url": "u"}}}'),
    'takes neither',
  ],
  [
    'server-name-clash',
    servers('{"servers": {"a-b": {"transport": "http", "url": "u"}, [|"a_b"|]: {"transport": "http", "url": "u"}}}'),
    'both become `a_b_`',
  ],
  [
    'shell-without-image-shell',
    stated('{path: .agents, image: [|gcr.io/distroless/static-debian12:nonroot|]}'),
    'the image has no shell',
  ],
  ['shell-without-image-shell', stated('{path: .agents, binaries: [|[]|]}'), 'the image has no shell'],
  ['skills-denied', config('{"permissions": {"mode": [|"allow"|], "allow": ["skill:x"]}}'), '`skill:x` never matches'],
  ['skills-denied', config('{"permissions": {"mode": [|"ask"|]}}'), 'asks the user before each skill'],
  ['skills-denied', config('{"permissions": {"allow": [|["bash:ls *"]|]}}'), 'Add `skill:*`'],
  [
    'skills-denied',
    config('{"permissions": {"mode": "allow", "allow": ["skill:*"], "deny": [[|"skill:load_skill*"|]]}}'),
    'denies every call',
  ],
  ['subagent-name', config('{"subagents": [{"name": [|"a b"|]}]}'), 'letters, digits, hyphens'],
  ['subagent-name', config('{"subagents": [{"name": "a"}, {"name": [|"a"|]}]}'), 'which another one has'],
  ['subagent-name', config('{"subagents": [[|{|]}]}'), 'needs a name'],
  ['subagent-root-empty', agent('"root": [|"../d"|]'), 'There is a folder `skill`'],
  ['subagent-root-missing', agent('"root": [|"../e"|]'), 'is not there'],
  ['subagent-root-missing', agent('"root": [|"config.json"|]'), 'is no folder'],
  ['subagent-server-unknown', agent('"mcp": ["gke", [|"gk"|]]'), 'Did you mean `gke`?'],
  ['subagent-server-unknown', agent('"root": "../c", "mcp": [[|"gke"|]]'), 'its mcp.json declares none'],
  ['subagent-skill-unknown', agent('"skills": [[|"z"|], "x"]'), 'no folder of that name'],
  ['subagent-skill-unknown', agent('"root": "../c", "skills": ["y", [|"x"|]]'), 'no folder of that name'],
  ['subagent-tool-unknown', agent('"tools": ["grep", [|"grp"|]]'), 'Did you mean `grep`?'],
  ['subagent-tool-unknown', agent('"tools": [[|"alert"|]]'), '(alerts.targets is empty)'],
  [
    'tools-snapshot',
    { ...config('{}'), 'skillproof.tools.json': '{"servers": {"gke": {"tools": [|"get"|]}}}' },
    'is text; write a list',
  ],
  ['tools-snapshot', { ...config('{}'), 'skillproof.tools.json': '{"servers": {[|"gke"|]: ["get"]}}' }, 'is missing'],
  [
    'tools-snapshot',
    { ...config('{}'), '.agents/skillproof.tools.json': '{"servers": {"gke": {"tools": ["a", [|7|]]}}}' },
    'write its name',
  ],
  [
    'tools-snapshot',
    { ...config('{}'), 'skillproof.tools.json': '{[|"server"|]: {}, "servers": {}}' },
    'did you mean "servers"',
  ],
  ['tools-snapshot', { ...config('{}'), 'skillproof.tools.json': '[|[]|]' }, 'needs a map'],
  ['unknown-built-in', config('{"tools": {"disable": [[|"gke_get"|]]}}'), 'unknown built-in tool'],
  ['unknown-built-in', config('{"tools": {"disable": [[|"Bash"|]]}}'), 'did you mean "bash"'],
  ['unknown-key', config('{"tools": {[|"disabled"|]: ["bash"]}}'), 'nothing says so. Write `disable`.'],
  ['unknown-key', config('{"tools": {[|"waitAndVerify"|]: {}}}'), 'Write `wait_and_verify`.'],
  ['unknown-key', config('{[|"alert"|]: {}}'), 'only a line at its start says so. Write `alerts`.'],
  ['unknown-key', config('{"subagents": [{"name": "a", [|"skill"|]: []}]}'), '`subagents.skill`'],
  [
    'variable-unset',
    {
      ...servers('{"servers": {"post": {"transport": "http", "url": "$A", "headers": {"h": "x [|$B|]"}}}}'),
      'deploy/agent.yaml': pod('      env:\n        - {name: A, value: u}\n'),
    },
    'the manifest that starts it does not set it',
  ],
  [
    'variable-unset',
    {
      ...servers('{"servers": {"post": {"transport": "http", "url": "[|$B|]"}}}'),
      'skillproof.yml': 'recipes: [{path: .agents, environment: [A]}]\n',
    },
    'the environment that is stated for it',
  ],
]

test.each(cases)('%s: %j', (code, marks, words) => {
  const { files, marked } = unmarked(marks)
  const recipes = readRecipes(memoryWorkspace(files), null, { userRoots: [] })
  const problems = recipes.flatMap((recipe) => recipe.problems)
  expect(problems.map((problem) => problem.code)).toEqual([code])
  const { file, span, message, severity } = problems[0]!
  if (marked) expect({ path: file.path, span }).toEqual(marked)
  else expect(span === null || span.start === span.end || file.slice(span) !== '').toBe(true)
  expect(message).toContain(words)
  expect(severity).toBe(recipeProblemPages.find((page) => page.code === code)?.severity)
})

test('every code has a case, and the list is sorted', () => {
  const codes = recipeProblemPages.map(({ code }) => code)
  expect([...new Set(cases.map(([code]) => code))].sort()).toEqual([...codes].sort())
  expect(codes).toEqual([...codes].sort())
})

test.each<readonly [string, Files]>([
  ['an empty config', config('{}')],
  ['null leaves the default', config('{"tools": {"disable": null}, "subagents": null}')],
  ['a later release’s key', config('{"telescope": {"mode": "x"}, "tools": {"frobnicate": 1}}')],
  ['a mode that never asks', config('{"permissions": {"mode": "yolo"}}')],
  ['the pattern that works', config('{"permissions": {"mode": "allow", "allow": ["skill:*"]}}')],
  [
    'a pattern for one skill',
    config('{"permissions": {"mode": "allow", "allow": ["skill:load_skill {\\"name\\":\\"x\\"}"]}}'),
  ],
  ['a content root that leads out of the tree', config('{"content_roots": ["../../upstream", "/srv"]}')],
  ['tools of a sub-agent that flags decide', agent('"tools": ["spawn_agent", "grep"], "skills": [], "mcp": null')],
  [
    'a poll entry of a hyphenated server',
    {
      ...poll('"read_file"'),
      '.agents/mcp.json':
        '{"servers": {"gke": {"transport": "http", "url": "u"}, "g-p": {"transport": "http", "url": "u"}}}',
    },
  ],
  [
    'an image with a shell',
    { ...stated('{path: .agents, binaries: {file: programs.txt}}'), 'programs.txt': '# ours\n/bin/sh\nusr/bin/git\n' },
  ],
  [
    'an environment from a map in the tree',
    {
      ...servers('{"servers": {"post": {"transport": "http", "url": "$A"}}}'),
      'k8s.yaml': `${pod('      envFrom: [{configMapRef: {name: m}}]\n')}---\nkind: ConfigMap\nmetadata: {name: m}\ndata: {A: b}\n`,
    },
  ],
  [
    'an environment with a secret',
    {
      ...servers('{"servers": {"post": {"transport": "http", "url": "$A $B"}}}'),
      'k8s.yaml': pod('      env: [{name: A}]\n      envFrom: [{secretRef: {name: s}}]\n'),
    },
  ],
  [
    'a manifest of something else',
    {
      ...servers('{"servers": {"post": {"transport": "http", "url": "$A"}}}'),
      'k8s.yaml': pod('      env: [{name: Z}]\n'),
    },
  ],
])('no problem: %s', (_title, files) => {
  const recipes = readRecipes(memoryWorkspace(files), null, { userRoots: [] })
  expect(recipes.flatMap((recipe) => recipe.problems.map(({ code, message }) => `${code}: ${message}`))).toEqual([])
  expect(recipes).not.toEqual([])
})
