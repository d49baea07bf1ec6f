import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import { dialects, fieldsIn, readDialect, valueIn } from './reader-dialect.ts'
import { tooDeepFor, YAML_PACKAGE_DEPTH } from './reader-nesting.ts'
import { empty, missing, reason } from './reason-field.ts'
import { asWritten, mapOf, noBlock, notText, placeOf, shownAs, wideText } from './reason-shown.ts'
import type { Reason } from './runtime.ts'

const dialect = dialects['yaml-1.2']

/** Lines of dashes that are read in spite of the fault. */
const tolerated = new Set<FenceFaultCode>(['closing-dashes-sloppy', 'no-line-end-after-closing-dashes'])

export interface SkillsCliRead {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
}

export function lostSkill(...reasons: readonly Reason[]): SkillsCliRead {
  return { reasons, name: null, description: null }
}

/** The skill as `npx skills` reads it (skills 1.5.18, dist/cli.mjs, parseFrontmatter and parseSkillMd). */
export function readSkillsCli(skill: Skill): SkillsCliRead {
  const { file } = skill
  const wide = wideText(skill)
  if (wide.length > 0) return lostSkill(...wide)
  const block = blockIn(file.text)
  if (typeof block === 'string') return lostSkill(noBlock(skill, tolerated, block))
  const { root, refusal } = readDialect(file, block, dialect)
  if (refusal) return lostSkill(tooDeepFor(YAML_PACKAGE_DEPTH, refusal, file.slice(block)))
  const map = mapOf(skill, root)
  if ('code' in map) return lostSkill(map)
  const values = fieldsIn(dialect, map)
  const name = textOf(skill, 'name', values.get('name'))
  const description = textOf(skill, 'description', values.get('description'))
  const reasons = [...name.reasons, ...description.reasons, ...internal(values.get('metadata'))]
  return { name: name.text, description: description.text, reasons }
}

/**
 * The block is what stands between `---` and its line end at the very start and the next line that starts with three dashes;
 * it takes two line ends, so that `---` and `---` in a row are none.
 */
function blockIn(text: string): Span | 'opening' | 'closing' {
  const opening = /^---\r?\n/.exec(text)
  if (!opening) return 'opening'
  const start = opening[0].length
  const closing = /\r?\n---/.exec(text.slice(start))
  return closing ? spanOf(start, start + closing.index) : 'closing'
}

function textOf(skill: Skill, field: 'name' | 'description', node: YamlNode | undefined) {
  const value = node ? valueIn(dialect, node) : null
  const nothing = (why: Reason): { text: null; reasons: Reason[] } => ({ text: null, reasons: [why] })
  if (!node || !value) return nothing(missing(field, placeOf(skill, field), skill.folder))
  if (value.kind === 'null' || value.text === '') return nothing(empty(field, placeOf(skill, field)))
  if (value.kind !== 'text') return nothing(notText(skill, field, node, value.kind))
  const text = onOneLine(value.text)
  const changed = shownAs(skill, field, text, 'value-coerced', 'Write it without control characters.')
  return { text, reasons: asWritten(skill, field, text) ? [] : [changed] }
}

/** Escape sequences of terminals and control characters go, and line ends become blanks (sanitizeMetadata). */
function onOneLine(text: string): string {
  const sequences =
    /\x1b\][\s\S]*?(?:\x07|\x1b\\)|\x1b[P^_][\s\S]*?\x1b\\|\x1b\[[\x30-\x3f]*[\x20-\x2f]*[\x40-\x7e]|\x1b[\x20-\x7e]/g
  const controls = /[\0-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f]/g
  return text
    .replace(sequences, '')
    .replace(controls, '')
    .replace(/[\r\n]+/g, ' ')
    .trim()
}

function internal(node: YamlNode | undefined): Reason[] {
  const metadata = node ? resolved(node) : null
  const value = metadata?.kind === 'map' ? fieldsIn(dialect, metadata).get('internal') : undefined
  const { kind, text } = value ? valueIn(dialect, value) : { kind: 'null', text: '' }
  if (!value || kind !== 'boolean' || text !== 'true') return []
  const message = '`metadata.internal` is true, so the skill is left out unless it is asked for by name.'
  return [reason('internal-skill', 'withheld', message, 'Leave it where that is meant.', value.span)]
}
