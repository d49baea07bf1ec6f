import { describe, expect, test } from 'vitest'
import type { Mention } from '../../src/skill/mention.ts'
import { mentionsIn } from '../../src/skill/mentions.ts'
import { SourceFile } from '../../src/source/file.ts'

function mentions(text: string): Mention[] {
  return mentionsIn(new SourceFile('x.md', text), { start: 0, end: text.length })
}

/** What is to be run, as `name how confidence`; a name in backticks alone is left out. */
function told(text: string): string[] {
  return mentions(text)
    .filter(({ how }) => how !== 'name')
    .map(({ kind, name, how, confidence }) => `${kind} ${name} ${how}${confidence === 'likely' ? '?' : ''}`)
}

describe('commands that are to be run', () => {
  test.each([
    ['```bash\nkubectl get pods\n```\n', ['shell bash fence', 'command kubectl fence']],
    ['~~~sh title="x"\nls -l\n~~~\n', ['shell sh fence', 'command ls fence']],
    ['- a\n\n  ```zsh\n  cd x && helm list\n  ```\n', ['shell zsh fence', 'command helm fence']],
    ['> ```console\n> $ helm rollback web 3\n> ```\n', ['shell console fence', 'command helm prompt-line']],
    ['```\nkubectl get pods -n x\n```\n', ['command kubectl fence']],
    ['```text\n$ kubectl get pods\n```\n', ['command kubectl prompt-line']],
    ['Para\n\n    kubectl get pods\n', ['command kubectl fence']],
    ['Run `kubectl get pods`.\n', ['command kubectl span']],
    ['Run `kubectl\nget pods` now.\n', ['command kubectl span']],
    ['Run `sudo kubectl get pods`.\n', ['command sudo span', 'command kubectl span']],
    ['Run `KUBECONFIG=x kubectl get pods`.\n', ['command kubectl span']],
    ['Run `cat a | kubectl apply -f -`.\n', ['command cat span', 'command kubectl span']],
    ['Run `$ kubectl get pods`.\n', ['command kubectl span']],
    ['Run `/usr/bin/kubectl get pods`.\n', ['command kubectl span']],
    ['Run `./run.sh --all`.\n', ['command ./run.sh span']],
    ['Run `git ls-files | xargs -n 1 wc -l`.\n', ['command git span', 'command xargs span', 'command wc span']],
    ['| a | b |\n| --- | --- |\n| x | `git push origin` |\n', ['command git span']],
    ['- $ kubectl get pods\n', ['command kubectl prompt-line']],
    ['- Look: kubectl get pods -n x\n', ['command kubectl prose?']],
    ['Run kubectl -n x get pods.\n', ['command kubectl prose?']],
    ['Fall back to `kubectl` for it.\n', ['command kubectl prose?']],
    ['Degrade gracefully to `bash` + `kubectl`.\n', ['command bash prose?', 'command kubectl prose?']],
    ['Through `git --literal-pathspecs`.\n', ['command git span?']],
    ['Run `nicecli deploy --all`.\n', ['command nicecli span?']],
  ])('%j', (text, wanted) => {
    expect(told(text).filter((each) => /^(?:command|shell)/.test(each))).toEqual(wanted)
  })
})

describe('commands that are not', () => {
  test.each([
    'There is no `kubectl get` here.',
    'Do not run `kubectl delete ns prod`.',
    'You must never call `git push --force` on it.',
    'Do not try `kubectl get`, `gcloud list`, or `curl -s x`.',
    'It works without `npm install`.',
    'Use the server instead of `kubectl get pods`.',
    'Rather than `kubectl get pods`, call the server.',
    '`kubectl get` is not available.',
    '`kubectl get`, `helm list` and `curl -s x` are disabled.',
    '- **No shell.** Think of `kubectl get pods`: it is not there.',
    '`echo`, `python3 -c x`, and anything short are all rejected.',
    '## What you cannot do\n\nRun `kubectl get pods`.',
    'Never run:\n\n```bash\nkubectl delete ns prod\n```',
    '❌ Wrong: `kubectl delete ns prod`',
    '| ❌ Bad | ✅ Good |\n| --- | --- |\n| `git add .` | staging |',
    'The proxy refuses `git add x`.',
    'Installed via gcloud or Terraform.',
    'The `gcloud` CLI is installed.',
    'Tools (`kubectl`, `gcloud`) help.',
    'It must name one of `kubectl`, `gcloud` or `helm`.',
    '`kind` is `manifest`, `gcloud`, or `manual`.',
    'kubectl is a program.',
    '```text\nkubectl is a program.\n```',
    '```json\n{"command": "kubectl get pods"}\n```',
    '```python\nos.system("kubectl get pods")\n```',
    '```yaml\nrun: kubectl get pods\n```',
    '````md\n```bash\nkubectl get pods\n```\n````',
    'An operator types `/remediate all` by hand.',
    'See [`references/labels.md §2`](x).',
    'Set `make sure` and `status: Running`.',
    '<!-- run `kubectl get pods` -->',
  ])('%j', (text) => {
    expect(told(`${text}\n`).filter((each) => /^(?:command|shell)/.test(each))).toEqual([])
  })
})

describe('a denial reaches as far as its clause', () => {
  test.each([
    'If the pod is not ready, run `kubectl get pods`.',
    'Do not guess; run `kubectl get pods`.',
    'Do not apply it until `kubectl get pods` shows it.',
    'Do not proceed without running `kubectl get pods`.',
    'Never skip `kubectl get pods`.',
    'Do not forget to run `kubectl get pods`.',
    'There is no dashboard, so run `kubectl get pods`.',
    'Use `kubectl get pods`, not the console.',
    'If the tool does not exist, `kubectl get pods` does it too.',
    'Not only `kubectl get pods` but all of them.',
    'Claim it first so that others do not do it too:\n\n```bash\nkubectl get pods\n```',
    'To see it without deleting anything:\n\n```bash\nkubectl get pods\n```',
    'Never use `git add .` to keep files out:\n\n```bash\nkubectl get pods\n```',
  ])('%j', (text) => {
    expect(told(`${text}\n`)).toContainEqual(expect.stringMatching(/^command kubectl/))
  })
})

describe('what a command printed', () => {
  test('stands under its prompt', () => {
    const block = '```console\n$ kubectl get pods\nNAME   READY\nweb-0  1/1\n$ git status \\\n  --short\nM x\n```\n'
    expect(told(block)).toEqual(['shell console fence', 'command kubectl prompt-line', 'command git prompt-line'])
  })

  test('is a table, up to the next empty line', () => {
    const block = '```bash\nkubectl get pods\nNAME   READY\nweb-0  1/1\n\ngit status\n```\n'
    expect(told(block)).toEqual(['shell bash fence', 'command kubectl fence', 'command git fence'])
  })

  test('comments and the lines under a bad one are none', () => {
    const block = '```bash\n# kubectl is not needed\nls\n# ❌ Wrong\ngit add .\n# Right\ngit add x\n```\n'
    expect(told(block)).toEqual(['shell bash fence', 'command ls fence', 'command git fence'])
  })
})

describe('tools', () => {
  test.each([
    ['tool: "gke_get_pod"', ['tool gke_get_pod tool-slot']],
    ['`tool: gke_get_pod`', ['tool gke_get_pod tool-slot?']],
    ['```json\n{"tool": "gke_get_pod"}\n```', ['tool gke_get_pod tool-slot?']],
    ['my-tool: "gke_get_pod"', []],
    ['tool: "<a read-only tool>"', []],
    ['```\nalert(\n  target: "oncall",\n)\n```', ['tool alert call']],
    ['`kanban_create(assignee="x")`', ['tool kanban_create call']],
    ['```python\nrun(target="x")\n```', []],
    ['```\nx = run(target="x")\n```', []],
    ['Call `fetch_url` first.', ['tool fetch_url order']],
    ['Send it with `alert`.', ['tool alert order']],
    ['Use the `alert` tool.', ['tool alert named-tool']],
    ['Call record_plan first.', ['tool record_plan order?']],
    ['Alert the user; an alert is sent.', []],
    ['Do not call `fetch_url`.', []],
    ['A native `alert` tool ships in v2.7.', []],
    [
      'Use mcp__tracker__create_card, then `mcp:gke/list`.',
      ['mcp mcp__tracker__create_card named-tool', 'mcp mcp:gke/list named-tool'],
    ],
    ['Call `gke__get_pod`.', ['mcp gke__get_pod named-tool']],
    ['First /harness:gone and `/help`.', ['skill harness:gone named-tool']],
    ['Load the `roll-back` skill.', ['skill roll-back named-tool?']],
    ['Ask the `cluster` sub-agent.', ['subagent cluster named-tool?']],
  ])('%j', (text, wanted) => {
    expect(told(`${text}\n`)).toEqual(wanted)
  })

  test('the name of a setting, a file or a field is none', () => {
    const text = 'The key `poll_allow`, the file `my_notes` and the `dry_run` option.\n'
    expect(mentions(text)).toEqual([])
  })
})

test('variables that a command needs from outside', () => {
  const fallback = ['$', '{USER:-me}'].join('')
  const text =
    `\`\`\`bash\nOUT=x; read -r LINE\nfor f in a; do echo "$f $OUT $LINE ${fallback} $1"; done\n` +
    'curl -H "X: $RATES_API_KEY" "$(cat $HOME/x)"\n```\n'
  const names = mentions(text).filter(({ kind }) => kind === 'env')
  expect(names.map(({ name }) => name)).toEqual(['RATES_API_KEY', 'HOME'])
})

test('every mention stands on its own letters', () => {
  const text = '> 1. Run `sudo\n>    kubectl get` or **`helm list`**\n>\n> ```sh\n> git \\\n>   push; jq .\n> ```\n'
  const found = mentions(text).filter(({ kind }) => kind === 'command')
  expect(found.map(({ span }) => text.slice(span.start, span.end)).sort()).toEqual([
    'git',
    'helm',
    'jq',
    'kubectl',
    'sudo',
  ])
})
