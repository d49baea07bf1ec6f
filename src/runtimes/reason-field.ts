import type { Span } from '../source/span.ts'
import type { YamlNode } from '../source/yaml.ts'
import { kindWords } from '../source/yaml-scalar.ts'
import type { ReasonCode } from './reason.ts'
import type { Effect, Reason } from './runtime.ts'

/** How a loader counts: `bytes` of UTF-8, or Unicode `code points`. */
export type Unit = 'bytes' | 'code points'

export function lengthIn(unit: Unit, text: string): number {
  return unit === 'bytes' ? new TextEncoder().encode(text).length : [...text].length
}

export function reason(code: ReasonCode, effect: Effect, message: string, cure: string, span: Span | null): Reason {
  return { code, effect, message, cure, span }
}

export function missing(field: 'name' | 'description', span: Span, folder: string | null): Reason {
  const suggestion =
    field === 'name' && folder ? `Add \`name: ${folder}\`, the name of the folder.` : `Add \`${field}:\`.`
  return reason(`${field}-missing`, 'dropped', `The frontmatter has no \`${field}\`.`, suggestion, span)
}

export function empty(field: 'name' | 'description', span: Span): Reason {
  const cure = field === 'name' ? 'Give it the name of the folder.' : 'Say what the skill does and when to use it.'
  return reason(`${field}-empty`, 'dropped', `\`${field}\` is empty.`, cure, span)
}

/** A list or map, or text where a map is meant. `meant` is "text", "a map" or "a list". */
export function wrongType(code: ReasonCode, effect: Effect, field: string, value: YamlNode, meant: string): Reason {
  const cure =
    meant === 'text' ? `Put the whole value in quotes, or write it as one text.` : `Write \`${field}\` as ${meant}.`
  const span =
    value.kind === 'list' || value.kind === 'map' ? { start: value.span.start, end: firstLineEnd(value) } : value.span
  return {
    ...reason(code, effect, `\`${field}\` is ${kindWords(value)} where ${meant} is meant.`, cure, span),
    name: field,
  }
}

/** A place on one line: flow values as written, block values by their first entry. */
function firstLineEnd(value: YamlNode): number {
  if (value.kind === 'list') return value.flow ? value.span.end : (value.items[0]?.span.end ?? value.span.end)
  if (value.kind === 'map') return value.flow ? value.span.end : (value.pairs[0]?.key.span.end ?? value.span.end)
  return value.span.end
}

export function tooLong(
  field: 'name' | 'description' | 'compatibility',
  effect: Effect,
  text: string,
  limit: number,
  unit: Unit,
  span: Span,
): Reason {
  const length = lengthIn(unit, text)
  const measured = unit === 'bytes' && length !== [...text].length ? `${length} bytes` : `${length} characters`
  const counted = unit === 'bytes' && length !== [...text].length ? `${limit} bytes` : `${limit}`
  const message = `\`${field}\` has ${measured}; ${counted} are allowed.`
  return { ...reason(`${field}-too-long`, effect, message, 'Shorten it.', span), name: field }
}

/** Which letters a loader lets into a name. */
export type NameLetters = 'ascii' | 'unicode'

/** Everything that is wrong with a name's form, by the standard's rule (agentskills specification, "name field"). */
export function nameForm(name: string, letters: NameLetters, unit: Unit, span: Span): Reason[] {
  const found: Reason[] = []
  const add = (code: ReasonCode, message: string, cure: string): void => {
    found.push({ ...reason(code, 'dropped', message, cure, span), name })
  }
  if (lengthIn(unit, name) > 64) found.push(tooLong('name', 'dropped', name, 64, unit, span))
  const capital = [...name].find((each) => each !== each.toLowerCase())
  if (capital) {
    const cure = wellFormed(name, letters)
    add(
      'name-uppercase',
      `\`name\` holds the capital letter \`${capital}\`; names are in lower case.`,
      cure === null ? 'Rename the skill and its folder.' : `Write \`${cure}\`.`,
    )
  }
  const allowed = letters === 'ascii' ? /[a-z0-9-]/ : /[\p{L}\p{N}-]/u
  const odd = [...name].find((each) => each === each.toLowerCase() && !allowed.test(each))
  if (odd) {
    const what =
      letters === 'ascii' ? 'lower-case letters a to z, digits and hyphens' : 'lower-case letters, digits and hyphens'
    add(
      'name-character',
      `\`name\` holds ${shownCharacter(odd)}; names are made of ${what}.`,
      'Rename the skill and its folder.',
    )
  }
  if (name.startsWith('-') || name.endsWith('-')) {
    add('name-edge-hyphen', '`name` starts or ends with a hyphen.', 'Remove the hyphen.')
  }
  if (name.includes('--')) add('name-double-hyphen', '`name` holds two hyphens in a row.', 'Use single hyphens.')
  return found
}

/** The name as the standard would spell it; null where nothing of it is left. */
function wellFormed(name: string, letters: NameLetters): string | null {
  const other = letters === 'ascii' ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu
  return name.toLowerCase().replace(other, '-').replace(/^-|-$/g, '') || null
}

function shownCharacter(character: string): string {
  if (character === ' ') return 'a blank'
  const code = character.codePointAt(0) ?? 0
  const visible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character)
  return visible ? `\`${character}\`` : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

export function folderMismatch(name: string, folder: string, effect: Effect, span: Span): Reason {
  const message = `\`name\` is \`${name}\`, but the folder is called \`${folder}\`.`
  // What no client of the standard takes as a name is not advised, for a folder neither.
  const nameFits = wellFormed(name, 'unicode') === name
  const folderFits = wellFormed(folder, 'unicode') === folder
  const cure = nameFits
    ? `Rename the folder to \`${name}\`${folderFits ? `, or write \`name: ${folder}\`` : ''}.`
    : folderFits
      ? `Write \`name: ${folder}\`.`
      : 'Rename the skill and its folder to one name.'
  return { ...reason('name-folder-mismatch', effect, message, cure, span), name }
}
