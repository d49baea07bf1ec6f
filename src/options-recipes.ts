import type { SourceFile } from './source/file.ts'
import { itemsOf, pairAt, textOf, valueAt } from './source/json.ts'
import { quoted } from './source/nearest.ts'
import type { Span } from './source/span.ts'
import type { YamlNode } from './source/yaml.ts'

/** The `recipes:` of a config file, checked against the schema; kept as nodes so that a fault has its place. */
export interface DeclaredRecipes {
  readonly file: SourceFile
  /** The folder that its relative paths start at. */
  readonly folder: string
  readonly list: YamlNode
}

const texts = { type: 'array', items: { type: 'string', minLength: 1 } } as const

/** One entry of `recipes:`. */
export const recipeSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    name: { description: 'What the deployment is called.', type: 'string', minLength: 1 },
    path: { description: 'The recipe that the facts are about, instead of a name.', type: 'string', minLength: 1 },
    runtime: { description: 'Id of the runtime that is deployed.', type: 'string', minLength: 1 },
    tools: { ...texts, description: 'Names of all its tools; null where nobody listed them.', type: ['array', 'null'] },
    servers: {
      description: 'Its MCP servers, each with the names of its tools; null where nobody listed them.',
      type: 'object',
      additionalProperties: { ...texts, type: ['array', 'null'] },
    },
    binaries: {
      description: 'The programs on its PATH.',
      anyOf: [
        { ...texts, title: 'a list of names' },
        { enum: ['path'] },
        {
          title: '{file: PATH}',
          type: 'object',
          required: ['file'],
          additionalProperties: false,
          properties: { file: { type: 'string' } },
        },
        {
          title: '{image: NAME}',
          type: 'object',
          required: ['image'],
          additionalProperties: false,
          properties: { image: { type: 'string' } },
        },
      ],
    },
    image: { description: 'The image that it runs in.', type: 'string', minLength: 1 },
    environment: { ...texts, description: 'Names of the environment variables that are set.' },
    skills: { ...texts, description: 'Folders of skills that it loads, or single skills; globs are allowed.' },
    closed: { description: 'False where users add tools of their own.', type: 'boolean' },
  },
} as const

/** An entry of `recipes:` that is neither a deployment of its own nor facts about a recipe, or is both. */
export function unclearRecipe(root: YamlNode): { readonly span: Span; readonly message: string } | null {
  const seen = new Set<string>()
  for (const entry of itemsOf(valueAt(root, ['recipes'])) ?? []) {
    const has = (key: string): boolean => valueAt(entry, [key]) !== null
    const own = ['name', 'runtime', 'tools', 'servers', 'skills', 'closed'].find(has)
    const start = { start: entry.span.start, end: entry.span.start + 1 }
    if (has('path')) {
      if (own === undefined) continue
      const span = pairAt(entry, own)?.key.span ?? start
      return { span, message: `"${own}" stands beside "path"; the files at the path say it, so take it out.` }
    }
    const missing = ['name', 'runtime'].find((key) => !has(key))
    if (missing !== undefined) {
      return {
        span: start,
        message: `The recipe has no "${missing}"; give it a name and a runtime, or the path of a recipe.`,
      }
    }
    const name = textOf(valueAt(entry, ['name'])) ?? ''
    if (seen.has(name)) {
      const span = valueAt(entry, ['name'])?.span ?? start
      return { span, message: `There are two recipes named ${quoted(name)}; rename one.` }
    }
    seen.add(name)
  }
  return null
}
