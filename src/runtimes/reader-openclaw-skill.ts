import type { FenceFaultCode } from '../skill/frontmatter.ts'
import type { Skill } from '../skill/skill.ts'
import { readOpenclawBlock, readOpenclawYaml } from './reader-openclaw.ts'
import { missing, reason } from './reason-field.ts'
import { asWritten, mapOf, namedByFolder, noBlock, placeOf, shownAs, wideText } from './reason-shown.ts'
import type { Reason } from './runtime.ts'

/** Lines of dashes that are read in spite of the fault. */
const tolerated = new Set<FenceFaultCode>([
  'blank-after-opening-dashes',
  'byte-order-mark',
  'closing-dashes-sloppy',
  'line-ends-carriage-return',
  'no-line-end-after-closing-dashes',
])

export interface OpenclawSkill {
  readonly reasons: readonly Reason[]
  readonly name: string | null
  readonly description: string | null
  readonly fields: ReadonlyMap<string, string>
  readonly bodyStart: number
}

/** The skill as OpenClaw reads it, wherever it stands. */
export function readOpenclawSkill(skill: Skill): OpenclawSkill {
  const { file } = skill
  const wide = wideText(skill)
  if (wide.length > 0) return lost(...wide)
  const block = readOpenclawBlock(file.text)
  if (typeof block === 'string') return lost(noBlock(skill, tolerated, block))
  const yaml = readOpenclawYaml(file, block.yaml)
  if ('refusal' in yaml) return lost(yaml.refusal)
  if ('other' in yaml) {
    const told = mapOf(skill, yaml.other)
    return 'code' in told ? lost(told) : lost()
  }
  const { fields, repaired } = yaml
  const given = fields.get('name')?.trim() ?? ''
  const name = given === '' ? (skill.folder?.trim() ?? '') : given
  const description = fields.get('description')?.trim() ?? ''
  if (description === '') return lost(missing('description', placeOf(skill, 'description'), null))
  const reasons = [
    ...(repaired ? [repair(repaired)] : []),
    ...(given === '' ? [namedByFolder(skill, 'There is no name')] : changed(skill, 'name', name)),
    ...(repaired ? [] : changed(skill, 'description', description)),
  ]
  return { reasons, name, description, fields, bodyStart: block.bodyStart }
}

function lost(...reasons: readonly Reason[]): OpenclawSkill {
  return { reasons, name: null, description: null, fields: new Map(), bodyStart: 0 }
}

function repair({ message, cure, span, name }: Reason): Reason {
  const whole = `${message} The description is put in quotes and the block is read again.`
  const told = reason('yaml-repaired', 'altered', whole, cure, span)
  return name ? { ...told, name } : told
}

function changed(skill: Skill, field: 'name' | 'description', shown: string): Reason[] {
  return asWritten(skill, field, shown) ? [] : [shownAs(skill, field, shown, 'value-coerced', 'Write it as one text.')]
}
