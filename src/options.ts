import { join } from 'node:path/posix'
import { type Severity, severities, UsageError } from './diagnostic.ts'
import { type DeclaredRecipes, recipeSchema } from './options-recipes.ts'
import { type DeclaredWaivers, waiversSchema } from './options-waivers.ts'
import { notAmong, quoted } from './source/nearest.ts'

/** What may be asked of a run. */
export interface Budget {
  /** Tokens of name and description, a skill. */
  readonly metadata: number
  /** Tokens of the body, a skill. */
  readonly instructions: number
  /** Lines of a SKILL.md. */
  readonly lines: number
}

/** The open standard's own advice (agentskills.io specification, "Progressive disclosure", read 2026-11-30). */
export const standardBudget: Budget = { metadata: 100, instructions: 5000, lines: 500 }

const profiles = ['default', 'recipecheck'] as const
export type Profile = (typeof profiles)[number]

const failLevels = [...severities, 'never'] as const
export type FailLevel = Severity | 'never'

export interface ReportRequest {
  /** Id of a reporter. */
  readonly id: string
  /** Where it is written; null for the reporter's own place. */
  readonly file: string | null
}

/** All that one run is asked for, settled: paths are relative to the folder that the host opens. */
export interface Options {
  readonly paths: readonly string[]
  /** Ids of the runtimes that are targets; null where the place of each skill decides. */
  readonly runtimes: readonly string[] | null
  /** Recipes to hold the skills against; null for those that are found. */
  readonly recipe: readonly string[] | 'none' | null
  /** Deployments, and facts about found ones, that the config file describes; absent where it describes none. */
  readonly recipes?: DeclaredRecipes | null
  readonly profile: Profile
  readonly reports: readonly ReportRequest[]
  readonly failOn: FailLevel
  /** The config file that was used. */
  readonly config: string | null
  readonly allowEmpty: boolean
  readonly quiet: boolean
  readonly progress: boolean
  readonly budget: Budget
  /** Folders that stand for the user's own roots (`~/.agents`, `~/.core-agent`); empty where none was given. */
  readonly userRoots: readonly string[]
  readonly waivers?: DeclaredWaivers
  /** The day of the run, as YYYY-MM-DD; without it nothing runs out. */
  readonly today?: string
}

/** What a config file, or all flags or inputs together, ask for. An absent key was not mentioned. */
export interface Wishes {
  readonly paths?: readonly string[]
  readonly runtimes?: readonly string[]
  readonly recipe?: string | readonly string[]
  readonly recipes?: DeclaredRecipes
  readonly profile?: Profile
  readonly report?: readonly string[]
  readonly 'fail-on'?: FailLevel
  readonly 'allow-empty'?: boolean
  readonly budget?: Partial<Budget>
  readonly 'user-roots'?: readonly string[]
  readonly waivers?: DeclaredWaivers
}

/** The ids that the shelves hold; the caller knows the shelves, this file does not. */
export interface ShelfIds {
  readonly runtimes: readonly string[]
  readonly reporters: readonly string[]
  readonly rules?: readonly string[]
}

/** One key of the schema, in the JSON Schema words that are used here. */
export interface OptionSchema {
  readonly description: string
  readonly type: 'string' | 'boolean' | 'integer' | 'object' | 'array' | readonly ['string', 'array']
  readonly enum?: readonly string[]
  readonly items?: { readonly enum?: readonly string[]; readonly [keyword: string]: unknown }
  readonly properties?: Readonly<Record<string, OptionSchema>>
  readonly default?: unknown
  readonly [keyword: string]: unknown
}

export type OptionKey = keyof Wishes

/** Keys that only a config file can give. */
export const configOnly: readonly OptionKey[] = ['recipes', 'budget', 'user-roots', 'waivers']

/** The one JSON Schema (draft 7) of inputs, flags and skillproof.yml. */
export function optionsSchema(ids: ShelfIds) {
  const text = { type: 'string', minLength: 1 } as const
  const tokens = (of: string, limit: number): OptionSchema => {
    return { description: of, type: 'integer', minimum: 1, default: limit }
  }
  const properties: Readonly<Record<OptionKey, OptionSchema>> = {
    paths: {
      description:
        'What to check: repositories, folders, skills, SKILL.md files or globs; a leading ! excludes. Default: everything.',
      type: 'array',
      items: text,
      minItems: 1,
      default: ['.'],
    },
    runtimes: {
      description: 'Runtimes that the skills are meant for. Default: those that read the folder a skill stands in.',
      type: 'array',
      items: { type: 'string', enum: ids.runtimes },
      minItems: 1,
    },
    recipe: {
      description: 'Recipes of the deployments to hold the skills against, or none. Default: those that are found.',
      type: ['string', 'array'],
      items: text,
      minItems: 1,
      minLength: 1,
    },
    recipes: {
      description:
        'Deployments that no other file describes, each with a name and a runtime; or facts about a recipe at a path: its programs, its image, its environment. Default: none.',
      type: 'array',
      items: recipeSchema,
    },
    profile: {
      description: 'How findings are judged; recipecheck judges as the recipecheck of core-agent does.',
      type: 'string',
      enum: profiles,
      default: 'default',
    },
    report: {
      description:
        'Reports to make, as ID or ID=FILE; a list replaces the default. Default: terminal, in the Action also annotations and step-summary.',
      type: 'array',
      items: {
        anyOf: [
          { enum: ids.reporters },
          { title: 'ID=FILE', type: 'string', pattern: `^(?:${ids.reporters.join('|')})=.+$` },
        ],
      },
      minItems: 1,
    },
    'fail-on': {
      description: 'The least severity that fails the run.',
      type: 'string',
      enum: failLevels,
      default: 'error',
    },
    'allow-empty': {
      description: 'Finding no skill at all is no failure.',
      type: 'boolean',
      default: false,
    },
    budget: {
      description: 'What one skill may cost before a warning.',
      type: 'object',
      additionalProperties: false,
      properties: {
        metadata: tokens('Tokens of name and description.', standardBudget.metadata),
        instructions: tokens('Tokens of the body.', standardBudget.instructions),
        lines: tokens('Lines of the SKILL.md.', standardBudget.lines),
      },
    },
    'user-roots': {
      description: 'Folders that stand for the user’s own ~/.agents and ~/.core-agent. Default: none.',
      type: 'array',
      items: text,
    },
    waivers: waiversSchema,
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'skillproof.yml',
    description: 'What Skillproof is asked for in a repository. Flags and inputs win over it.',
    type: 'object',
    additionalProperties: false,
    properties,
  } as const
}

/** The words for one key on a help page: its description, and its default where the description does not say it. */
export function optionText(option: OptionSchema): string {
  const said = option.default === undefined || option.description.includes('Default:')
  return said ? option.description : `${option.description} Default: ${String(option.default)}.`
}

/** The entries of a list that was written as one text: by newline or comma, but not by a comma within braces. */
export function splitList(text: string): string[] {
  const entries = text.match(/(?:\{[^{}\r\n]*\}|[^,\r\n])+/g) ?? []
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '')
}

/**
 * Wishes from flags or inputs: the entries of each list, or the one text of any other key.
 * `naming` says how the caller writes a key, as in `--runtimes`. Throws UsageError for a value that is not valid.
 */
export function readTexts(
  given: Readonly<Partial<Record<OptionKey, readonly string[]>>>,
  ids: ShelfIds,
  naming: (key: string) => string,
): Wishes {
  const { properties } = optionsSchema(ids)
  const wishes: Record<string, unknown> = {}
  for (const [key, texts] of Object.entries(given) as [OptionKey, readonly string[]][]) {
    const option = properties[key]
    const last = texts.at(-1)
    if (last === undefined) throw new UsageError(`${naming(key)} names nothing; give a value or leave it out.`)
    if (key === 'report') for (const text of texts) readReport(text, ids, naming(key))
    for (const text of texts) among(text, option.enum ?? option.items?.enum, naming(key))
    if (option.type === 'boolean') among(last, ['true', 'false'], naming(key))
    wishes[key] = option.type === 'boolean' ? last === 'true' : option.type === 'string' ? last : texts
  }
  return wishes
}

function among(text: string, valid: readonly string[] | undefined, name: string): void {
  if (valid && !valid.includes(text)) throw new UsageError(notAmong(text, `a value of ${name}`, valid))
}

function readReport(text: string, ids: ShelfIds, name: string): ReportRequest {
  const at = text.indexOf('=')
  const id = at < 0 ? text : text.slice(0, at)
  among(id, ids.reporters, name)
  if (at === text.length - 1) throw new UsageError(`${quoted(text)} names no file; write ${id}=FILE, or ${id} alone.`)
  return { id, file: at < 0 ? null : text.slice(at + 1) }
}

/** The same wishes seen from the folder above `folder`: relative paths start with it. */
export function rebase(wishes: Wishes, folder: string): Wishes {
  const moved = (path: string) => moveInto(folder, path)
  const { paths, recipe, report, 'user-roots': roots } = wishes
  return {
    ...wishes,
    ...(paths && { paths: paths.map((path) => (path.startsWith('!') ? `!${moved(path.slice(1))}` : moved(path))) }),
    ...(recipe &&
      recipe !== 'none' && { recipe: [recipe].flat().map((path) => (path === 'none' ? path : moved(path))) }),
    ...(report && { report: report.map((text) => text.replace(/(?<==).+$/s, moved)) }),
    ...(roots && { 'user-roots': roots.map(moved) }),
  }
}

/** `path` as seen from above `folder`; an absolute path stays. */
export function moveInto(folder: string, path: string): string {
  return folder === '.' || /^(?:[\\/]|[A-Za-z]:[\\/])/.test(path) ? path : join(folder, path)
}

/** What a door decides on its own. */
export interface DoorChoices {
  /** The folder that is checked where nobody names a path. */
  readonly folder: string
  /** Reports that are made where nobody names one. */
  readonly reports: readonly string[]
  readonly quiet: boolean
  readonly progress: boolean
  readonly today?: string
}

/** Flags and inputs win over the config file, the config file wins over the defaults; lists are replaced, never joined. Throws UsageError. */
export function settle(
  asked: Wishes,
  config: { readonly path: string; readonly wishes: Wishes } | null,
  door: DoorChoices,
  ids: ShelfIds,
): Options {
  const wishes: Wishes = { ...config?.wishes, ...asked }
  const reports = (wishes.report ?? door.reports).map((text) => readReport(text, ids, 'report'))
  const files = reports.flatMap(({ file }) => file ?? [])
  const twice = files.find((file, index) => files.indexOf(file) !== index)
  if (twice !== undefined) throw new UsageError(`Two reports go to ${quoted(twice)}; give each a file of its own.`)
  return {
    paths: wishes.paths ?? [door.folder],
    runtimes: wishes.runtimes ? [...new Set(wishes.runtimes)] : null,
    recipe: settleRecipe(wishes.recipe),
    ...(wishes.recipes ? { recipes: wishes.recipes } : {}),
    profile: wishes.profile ?? 'default',
    reports,
    failOn: wishes['fail-on'] ?? 'error',
    config: config?.path ?? null,
    allowEmpty: wishes['allow-empty'] ?? false,
    quiet: door.quiet,
    progress: door.progress,
    budget: { ...standardBudget, ...wishes.budget },
    userRoots: wishes['user-roots'] ?? [],
    ...(wishes.waivers ? { waivers: wishes.waivers } : {}),
    ...(door.today === undefined ? {} : { today: door.today }),
  }
}

function settleRecipe(recipe: Wishes['recipe']): Options['recipe'] {
  if (recipe === undefined) return null
  const paths = [...new Set([recipe].flat())]
  if (!paths.includes('none')) return paths
  if (paths.length > 1) throw new UsageError('"none" stands beside other recipes; write none alone, or leave it out.')
  return 'none'
}
