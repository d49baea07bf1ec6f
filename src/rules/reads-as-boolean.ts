import type { Skill } from '../skill/skill.ts'
import { resolved, type YamlScalar } from '../source/yaml.ts'
import { isOldBoolean } from '../source/yaml-scalar.ts'
import { skillRule } from './rule.ts'

export const readsAsBoolean = skillRule({
  id: 'reads-as-boolean',
  summary: 'An unquoted yes, no, on, off, y or n where text is meant.',
  why: 'YAML 1.2 reads these words as text, YAML 1.1 as true or false. Readers of both kinds are about (PyYAML reads 1.1), so the same skill has a name for one and a boolean for the other.',
  cure: 'Put the word in quotes.',
  severity: 'warning',
  examples: {
    bad: { 'skills/no/SKILL.md': '---\nname: [|no|]\ndescription: Says no politely.\n---\nSay no.\n' },
    good: { 'skills/no/SKILL.md': '---\nname: "no"\ndescription: Says no politely.\n---\nSay no.\n' },
  },
  *check(skill) {
    for (const { where, scalar } of texts(skill)) {
      if (!isOldBoolean(scalar)) continue
      yield {
        message:
          `\`${where}: ${scalar.value}\` without quotes is text in YAML 1.2 and a boolean in YAML 1.1. ` +
          `A reader of the older kind gets no text here and refuses or changes the value. Write \`"${scalar.value}"\`.`,
        at: { path: skill.filePath, span: scalar.span },
        name: where,
      }
    }
  },
})

/** The fields that the standard defines as text, and the values of its map of texts. */
function* texts({ frontmatter: { fields } }: Skill): Iterable<{ readonly where: string; readonly scalar: YamlScalar }> {
  for (const where of ['name', 'description', 'license', 'compatibility']) {
    const value = fields.get(where)?.value
    if (value?.kind === 'scalar') yield { where, scalar: value }
  }
  const metadata = fields.get('metadata')?.value
  const map = metadata ? resolved(metadata) : null
  for (const { key, value } of map?.kind === 'map' ? map.pairs : []) {
    if (value.kind === 'scalar') yield { where: `metadata.${key.value}`, scalar: value }
  }
}
