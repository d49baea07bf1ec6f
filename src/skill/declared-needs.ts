import { resolved, type YamlNode } from '../source/yaml.ts'
import type { Skill } from './skill.ts'

/** What a skill says up front that it needs, in whichever client's words. */
export interface DeclaredNeeds {
  readonly programs: ReadonlySet<string>
  readonly variables: ReadonlySet<string>
}

/**
 * Reads `requires:` and, under `metadata`, the `requires` of OpenClaw and its older names (`bins`, `anyBins`, `env`) and
 * Hermes’ `required_environment_variables`.
 */
export function declaredNeeds({ requires, frontmatter }: Skill): DeclaredNeeds {
  const programs = new Set(requires.state === 'tokens' ? requires.tokens.map(({ value }) => value) : [])
  const variables = new Set<string>()
  for (const field of ['metadata', 'required_environment_variables', 'primaryEnv']) {
    const value = frontmatter.fields.get(field)?.value
    if (value) collect(value, field, programs, variables)
  }
  return { programs, variables }
}

function collect(node: YamlNode, key: string, programs: Set<string>, variables: Set<string>): void {
  const own = resolved(node)
  if (own?.kind === 'map') {
    for (const pair of own.pairs) {
      const named = /^required_env/i.test(key) && pair.key.value === 'name'
      collect(pair.value, named ? key : pair.key.value, programs, variables)
    }
  } else if (own?.kind === 'list') for (const item of own.items) collect(item, key, programs, variables)
  else if (own?.kind === 'scalar') {
    if (/^(?:bins|anyBins)$/.test(key)) programs.add(own.value)
    else if (/^(?:env|primaryEnv|required_env.*)$/i.test(key)) variables.add(own.value)
  }
}
