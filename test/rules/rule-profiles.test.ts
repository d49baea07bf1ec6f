import { expect, test } from 'vitest'
import { diagnose } from '../analyse.ts'

const off = '{"tools": {"disable": ["bash"]}}'
const server = (key: string): Record<string, string> => ({
  '.agents/mcp.json': `{"servers": {"${key}": {"transport": "http", "url": "https://example.com/mcp"}}}`,
})

/** The names that each profile reports in one skill, with a `?` where that is no error: what PROFILES.md says, run. */
test.each<[string, string, string[], string[], Record<string, string>?]>([
  ['Use bash, then alert the team.', off, ['bash', 'alert'], []],
  ['There is no `bash` here. Do not run `kubectl delete ns x`.', off, ['bash', 'kubectl'], []],
  ['Use `git push origin`.', off, [], ['git']],
  ['```\nsee kubectl docs\n```', off, ['kubectl'], []],
  ['```\n  kubectl.kubernetes.io/restartedAt: x\n```', off, ['kubectl'], []],
  ['```console\n$ kubectl get pods\nkubectl is slow\n```', off, ['bash', 'kubectl', 'kubectl'], ['console', 'kubectl']],
  ['```kubectl get a```\n\n```bash\nkubectl get b\n```', off, [], ['bash', 'kubectl', 'kubectl']],
  ['Run `/usr/bin/kubectl get pods`.', off, [], ['kubectl']],
  ['Run `sudo kubectl get pods`.', off, [], ['sudo']],
  ['- $ kubectl get pods', off, [], ['kubectl']],
  ['Run kubectl get pods -n x.', off, [], ['kubectl?']],
  ['Para\n\n    kubectl get pods', off, [], ['kubectl']],
  ['```json\n{"a": "Run `kubectl get pods` first"}\n```', off, ['kubectl'], []],
  ['They equal every `gcloud node-pools create` flag.', off, ['gcloud'], ['gcloud?']],
  ['<!-- run `kubectl get pods` -->', off, ['kubectl'], []],
  ['Hi.', off, [], ['kubectl'], { '.agents/AGENTS.md': 'Run `kubectl get pods`.\n' }],
  ['See `/opt/data/acme__fleet`.', '{}', ['acme__fleet'], []],
  ['Call `dev_docs__search`.', '{}', [], ['dev_docs__search'], server('dev_docs')],
  ["wait_and_verify\n\n    tool: 'gke_get_x'", '{}', [], ['gke_get_x'], server('gke')],
  ['tool: "load_skill"', '{}', ['load_skill'], []],
  ['tool: "bash"', off, ['bash', 'bash'], ['bash']],
  ['Run `kubectl get pods`.', '{"session": {"task_class": "review"}}', [], ['kubectl']],
])('%j with %s', async (body, config, recipecheck, byDefault, more = {}) => {
  const head = '---\nname: demo\ndescription: D.\n---\n'
  const files = { '.agents/config.json': config, '.agents/skills/demo/SKILL.md': `${head}${body}\n`, ...more }
  const names = async (profile: 'recipecheck' | 'default'): Promise<(string | undefined)[]> => {
    const found = (await diagnose(files, null, profile)).filter(({ recipe }) => recipe !== undefined)
    return found.map(({ name, severity }) => (severity === 'error' ? name : `${name}?`))
  }
  expect((await names('recipecheck')).sort()).toEqual([...recipecheck].sort())
  expect((await names('default')).sort()).toEqual([...byDefault].sort())
})
