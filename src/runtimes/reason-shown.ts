import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlMap, type YamlNode } from '../source/yaml.ts'
import type { ReasonCode } from './reason.ts'
import { fenceReason } from './reason-fence.ts'
import { reason, wrongType } from './reason-field.ts'
import { insideAnother } from './reason-place.ts'
import { type Reason, type Verdict, verdict } from './runtime.ts'

type Field = 'name' | 'description'

/** Where a field stands; the opening line, or the top of the file, where it does not. */
export function placeOf(skill: Skill, field: Field): Span {
  const { fields, opening } = skill.frontmatter
  const found = fields.get(field)
  if (!found) return opening ?? spanOf(0, 0)
  const { span } = found.value
  return span.end > span.start ? span : found.key.span
}

/**
 * Why a reader finds no block of frontmatter, `read` being the sloppiness that it does not mind. For the rare file in which only
 * this reader finds none, `missing` says which line it misses.
 */
export function noBlock(skill: Skill, read: ReadonlySet<FenceFaultCode>, missing: 'opening' | 'closing'): Reason {
  const { faults, opening, closing } = skill.frontmatter
  const fault = faults.find(({ code }) => !read.has(code))
  if (fault) return fenceReason(fault)
  const code = missing === 'opening' ? 'frontmatter-missing' : 'frontmatter-not-closed'
  return fenceReason({ code, span: (missing === 'closing' && (closing ?? opening)) || spanOf(0, 0), detail: '' })
}

/** A file in UTF-16, which no reader finds dashes in. */
export function wideText(skill: Skill): Reason[] {
  const fault = skill.frontmatter.faults.find(({ code }) => code === 'not-utf-8')
  return fault && skill.file.encoding.startsWith('utf-16') ? [fenceReason(fault)] : []
}

/** The block's map of keys; a reason where it holds something else, or nothing. */
export function mapOf(skill: Skill, root: YamlNode | null): YamlMap | Reason {
  const value = root ? resolved(root) : null
  if (value?.kind === 'map') return value
  const opening = skill.frontmatter.opening ?? spanOf(0, 0)
  if (value && (value.kind === 'list' || value.value !== '')) {
    return wrongType('not-a-mapping', 'dropped', 'The frontmatter', value, '`key: value` lines')
  }
  const cure = 'Add `name:` and `description:`.'
  return reason('frontmatter-empty', 'dropped', 'The frontmatter is empty.', cure, opening)
}

/** A value of a type that this loader does not take for text, and the skill is gone. `kind` is the loader's own reading. */
export function notText(skill: Skill, field: Field, node: YamlNode, kind: string): Reason {
  const value = resolved(node)
  if (value?.kind === 'list' || value?.kind === 'map') {
    return { ...wrongType(`${field}-type`, 'dropped', field, value, 'text'), span: placeOf(skill, field) }
  }
  const message = `\`${field}\` is a ${kind} for this YAML reader, and only text is taken.`
  const found = reason('field-not-text', 'dropped', message, 'Put the value in quotes.', placeOf(skill, field))
  return { ...found, name: field }
}

export function namedByFolder(skill: Skill, why: string): Reason {
  const message = `${why}, so the skill goes by the name of its folder, \`${skill.folder ?? ''}\`.`
  const cure = `Write \`name: ${skill.folder ?? ''}\`.`
  return reason('name-from-folder', 'ignored', message, cure, placeOf(skill, 'name'))
}

/** True where what is shown is what the author wrote, read as plain YAML; line ends and runs of blanks do not count. */
export function asWritten(skill: Skill, field: Field, shown: string): boolean {
  const written = skill[field]?.value
  if (written === undefined) return !skill.frontmatter.fields.has(field)
  return oneLine(written) === oneLine(shown)
}

function oneLine(text: string): string {
  return text.replace(/[\s\u0085]+/g, ' ').trim()
}

/** A value that comes out other than it is written. */
export function shownAs(skill: Skill, field: Field, shown: string, code: ReasonCode, cure: string): Reason {
  const message = `\`${field}\` is shown as \`${oneLine(shown).slice(0, 60)}\`.`
  return { ...reason(code, 'altered', message, cure, placeOf(skill, field)), name: field }
}

const standardKeys = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools']

/** Keys that are neither the standard's nor this runtime's own, and that it passes over. */
export function ignoredKeys(skill: Skill, own: readonly string[]): Reason[] {
  const known = new Set([...standardKeys, ...own])
  const ignored = [...skill.frontmatter.fields.values()].filter(({ name }) => !known.has(name))
  const first = ignored[0]
  if (!first) return []
  const names = ignored.map(({ name }) => `\`${name}\``).join(', ')
  const message = `${names} ${ignored.length === 1 ? 'is no key' : 'are no keys'} of this runtime and ${ignored.length === 1 ? 'has' : 'have'} no effect.`
  const cure = 'Leave it where another client reads it; where it gates the skill, it does not do so here.'
  return [{ ...reason('key-ignored', 'ignored', message, cure, first.key.span), name: first.name }]
}

/** Of skills with one name in one root only one is kept: one of the `rivals`, if there are any. `which` says how it is found. */
export function duplicateName(skill: Skill, name: string, rivals: readonly Skill[], which: string): Reason[] {
  const first = rivals[0]
  if (!first) return []
  const message = `\`${name}\` is also the name of \`${first.path}\`; ${which}.`
  const cure = 'Give each skill of a root a name of its own.'
  const related = { path: first.filePath, span: first.name?.span ?? null, message: 'the other one' }
  return [{ ...reason('duplicate-name', 'dropped', message, cure, placeOf(skill, 'name')), name, related }]
}

/** The verdict on a skill that the runtime has read: also one that it does not offer keeps its name and description. */
export function verdictOf(
  runtime: { readonly silent: boolean; readonly blast: Verdict['blast'] },
  skill: Skill,
  reasons: readonly Reason[],
  shown: { readonly name: string | null; readonly description: string | null },
): Verdict {
  const found = verdict(runtime, reasons, shown)
  const named = found.status === 'withheld' ? { ...found, ...shown } : found
  // A template or fixture inside another skill is loaded like any other; what is wrong with it is nobody's concern.
  return skill.isSample ? { ...named, reasons: [insideAnother(skill, 'ignored')] } : named
}
