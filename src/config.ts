import { UsageError } from './diagnostic.ts'
import {
  type DoorChoices,
  moveInto,
  type OptionKey,
  type Options,
  optionsSchema,
  readTexts,
  rebase,
  type ShelfIds,
  settle,
  type Wishes,
} from './options.ts'
import { unclearRecipe } from './options-recipes.ts'
import { readWaivers, unclearWaiver } from './options-waivers.ts'
import { decode, type SourceFile } from './source/file.ts'
import { valueAt } from './source/json.ts'
import { quoted } from './source/nearest.ts'
import type { Span } from './source/span.ts'
import { parseYaml, resolved, type YamlNode } from './source/yaml.ts'
import type { YamlFault, YamlFaultCode } from './source/yaml-fault.ts'

/** Where a config file is looked for, below each folder. */
export const configNames = ['skillproof.yml', 'skillproof.yaml', '.github/skillproof.yml'] as const

/** A larger config file, in bytes, is not read. */
const CONFIG_BYTES_LIMIT = 256 * 1024

export interface Config {
  readonly path: string
  /** Relative paths start at the folder that the host opens. */
  readonly wishes: Wishes
}

/** A file's bytes, or null where it is not there. Throws UsageError where it cannot be read. */
export type ReadFile = (path: string) => Uint8Array | null

/** What a door was asked for, before anything is looked at. */
export interface Asked {
  readonly given: Readonly<Partial<Record<OptionKey, readonly string[]>>>
  /** How the caller writes a key, as in `--runtimes`. */
  readonly naming: (key: string) => string
  /** The config file that was named; null for the one that is found. */
  readonly config: string | null
  readonly door: DoorChoices
}

/** Reads the config file and settles it with what was asked. Throws UsageError. */
export async function settleAsked(asked: Asked, ids: ShelfIds, readFile: ReadFile): Promise<Options> {
  const { folder } = asked.door
  const wishes = rebase(readTexts(asked.given, ids, asked.naming), folder)
  const config = await readConfig(asked.config, [folder, '.'], readFile, ids)
  return settle(wishes, config, asked.door, ids)
}

/**
 * Reads the config file that was named, or else the one in the first folder that has one; null where there is none.
 * Throws UsageError for the first mistake in it, and where one folder has two.
 */
export async function readConfig(
  named: string | null,
  folders: readonly string[],
  readFile: ReadFile,
  ids: ShelfIds,
): Promise<Config | null> {
  const found = named === null ? search(folders, readFile) : theNamed(named, folders[0] ?? '.', readFile)
  if (!found) return null
  const file = textOf(found.path, found.bytes)
  const root = rootOf(file)
  if (!root) return { path: found.path, wishes: {} }
  // Loaded late: importing ajv takes longer than checking a small repository.
  const { checkAgainst, plainValue } = await import('./source/schema.ts')
  const value = plainValue(root)
  const problems = checkAgainst(optionsSchema(ids), root, value)
  const first = problems[0] ?? leavingReport(root) ?? unclearRecipe(root) ?? unclearWaiver(root, ids.rules)
  if (first) throw mistake(file, first.span, first.message + others(problems.length - 1))
  const { recipes: _, waivers: __, ...wishes } = value as Wishes
  const list = valueAt(root, ['recipes'])
  const recipes = list ? { recipes: { file, folder: found.folder, list } } : {}
  const declared = readWaivers(root, file, found.folder)
  const waivers = declared ? { waivers: declared } : {}
  return { path: found.path, wishes: { ...rebase(wishes, found.folder), ...recipes, ...waivers } }
}

interface Found {
  readonly path: string
  /** The folder that the file's relative paths start at. */
  readonly folder: string
  readonly bytes: Uint8Array
}

function theNamed(named: string, folder: string, readFile: ReadFile): Found {
  const path = moveInto(folder, named)
  const bytes = readFile(path)
  if (!bytes) throw new UsageError(`The config file ${quoted(path)} is not there; name one that is.`)
  return { path, folder, bytes }
}

function search(folders: readonly string[], readFile: ReadFile): Found | null {
  for (const folder of new Set(folders)) {
    const found: Found[] = []
    for (const name of configNames) {
      const path = moveInto(folder, name)
      const bytes = readFile(path)
      if (bytes) found.push({ path, folder, bytes })
    }
    const [first, second] = found
    if (first && second) {
      const message = `There are two config files, ${first.path} and ${second.path}; keep one, or name one with config.`
      throw new UsageError(message, { path: second.path })
    }
    if (first) return first
  }
  return null
}

function textOf(path: string, bytes: Uint8Array): SourceFile {
  if (bytes.length > CONFIG_BYTES_LIMIT) {
    const message = `The config file has ${bytes.length} bytes, more than the ${CONFIG_BYTES_LIMIT} that are read; make it smaller.`
    throw new UsageError(message, { path })
  }
  const file = decode(path, bytes)
  if (file.encoding !== 'utf-8') throw new UsageError('The config file is not UTF-8; save it as UTF-8.', { path })
  return file
}

function rootOf(file: SourceFile): YamlNode | null {
  const document = parseYaml(file.text, file.hasByteOrderMark ? 1 : 0, file.text.length)
  const fault = document.faults[0]
  if (fault) throw mistake(file, fault.span, faultSentence(fault))
  const root = document.root
  const after = root?.span.end ?? file.text.search(/^---/m) + 3
  const second = /^(?:---(?=\s|$)|\.\.\.\s+(?=[^\s#]))/m.exec(file.text.slice(after))
  if (second) {
    const start = after + second.index
    throw mistake(file, { start, end: start + 3 }, 'A second YAML document starts here; keep one.')
  }
  const empty = root?.kind === 'scalar' && root.style === 'empty'
  return empty ? null : root
}

function mistake(file: SourceFile, span: Span, message: string): UsageError {
  return new UsageError(message, { path: file.path, ...file.position(span.start) })
}

function others(count: number): string {
  if (count <= 0) return ''
  return count === 1 ? ' One more mistake follows.' : ` ${count} more mistakes follow.`
}

/**
 * A report that the file sends out of its own folder. A pull request brings its config file along, so a file may not
 * choose what is overwritten on the machine that checks it.
 */
function leavingReport(root: YamlNode): { readonly span: Span; readonly message: string } | null {
  const map = resolved(root)
  const pair = map?.kind === 'map' ? map.pairs.find(({ key }) => key.value === 'report') : undefined
  const list = pair ? resolved(pair.value) : null
  for (const item of list?.kind === 'list' ? list.items : []) {
    const text = resolved(item)
    const target = text?.kind === 'scalar' ? text.value.slice(text.value.indexOf('=') + 1) : ''
    if (!/^(?:[\\/]|[A-Za-z]:)|(?:^|[\\/])(?:\.\.|\.git)(?:[\\/]|$)/i.test(target)) continue
    const message = `A config file writes reports only below its own folder, not to ${quoted(target)}; ask for this one on the command line.`
    return { span: item.span, message }
  }
  return null
}

const faultSentences: Readonly<Record<YamlFaultCode, string>> = {
  'alias-bomb': 'The aliases unfold into a huge value; write the values out.',
  'bad-directive': 'A percent sign starts a directive; put the value in quotes.',
  'bad-escape': 'The backslash is no escape that YAML knows; use single quotes, or write two backslashes.',
  'bad-indentation': 'The line is indented by the wrong number of blanks; line it up with its neighbours.',
  'colon-in-plain-value': 'A colon stands in an unquoted value; put the value in quotes.',
  'control-character': 'A control character stands here; take it out.',
  'duplicate-key': 'The key stands twice; keep one of them.',
  'indicator-at-start': 'An unquoted value starts with a sign that YAML keeps for itself; put the value in quotes.',
  'invalid-yaml': 'This is no YAML; write lines of key: value.',
  'key-not-text': 'A list or map stands where a key is meant; write a key.',
  'line-without-colon': 'The line is no key: value; add the colon, followed by a blank.',
  'list-on-key-line': 'A list item stands on the line of its key; move it to a line of its own.',
  'tab-indentation': 'A tab indents the line; use blanks.',
  'text-after-block-indicator': 'Text stands behind a block sign; move it to the next line.',
  'text-after-bracket': 'Text stands behind a closing bracket; take it out.',
  'text-after-quote': 'Text stands behind a closing quote; put it inside.',
  'unclosed-bracket': 'The bracket is never closed; close it.',
  'unclosed-quote': 'The quote is never closed; close it.',
  'undefined-alias': 'The alias leads nowhere; define its anchor before it, or put the value in quotes.',
  'yaml-too-deep': 'The file is nested too deep to be read; make it flatter.',
  'yaml-too-large': 'The file is too large to be read; make it smaller.',
}

function faultSentence(fault: YamlFault): string {
  const sentence = faultSentences[fault.code]
  return fault.code === 'duplicate-key'
    ? sentence.replace('The key', `The key ${quoted(fault.subject ?? '')}`)
    : sentence
}
