import { clientKeys, type KeyType } from '../skill/client-keys.ts'
import type { SourceFile } from '../source/file.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import { isOldBoolean, kindWords, scalarKind } from '../source/yaml-scalar.ts'
import { skillRule } from './rule.ts'

export const keyValueType = skillRule({
  id: 'key-value-type',
  summary: 'A key that clients know holds a value of another type than they want.',
  why: 'YAML turns `[file]` into a list, `1.10` into the number 1.1 and `"yes"` into text. Some clients convert such a value, others lose the key, and one drops the skill.',
  cure: 'Put text in quotes, and write booleans as true or false without any.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/branch/SKILL.md':
        '---\nname: branch\ndescription: Makes a branch.\nargument-hint: [|[branch-name]|]\nuser-invocable: off\n---\nMake it.\n',
    },
    good: {
      'skills/branch/SKILL.md':
        '---\nname: branch\ndescription: Makes a branch.\nargument-hint: "[branch-name]"\nuser-invocable: false\n---\nMake it.\n',
    },
  },
  *check(skill) {
    if ((skill.frontmatter.yaml?.faults.length ?? 0) > 0) return
    for (const { name, value } of skill.frontmatter.fields.values()) {
      const type = clientKeys.get(name)
      const told = type ? wrong(name, value, type, skill.file) : null
      if (!told) continue
      yield { message: told, at: { path: skill.filePath, span: firstLine(value.span, skill.file) }, name }
    }
  },
})

/** The message; null for a value of the right type and for an empty one, which every client takes as absent. */
function wrong(name: string, value: YamlNode, type: KeyType, file: SourceFile): string | null {
  const node = resolved(value)
  if (!node || type === 'any' || (node.kind === 'scalar' && scalarKind(node) === 'null')) return null
  const kind = node.kind === 'scalar' ? (isOldBoolean(node) ? 'boolean' : scalarKind(node)) : node.kind
  if (type === 'boolean') {
    if (kind === 'boolean' && node.kind === 'scalar' && !isOldBoolean(node)) return null
    const what = node.kind === 'scalar' ? `\`${written(value, file)}\`` : kindWords(node)
    return (
      `\`${name}\` is ${what}, where true or false is meant. Some clients take such a value for true, ` +
      'others for false or pass over the key. Write true or false, without quotes.'
    )
  }
  if (type === 'map') {
    if (kind === 'map') return null
    return `\`${name}\` is ${kindWords(node)}, where a map is meant. Clients that know the key pass over it. Write \`key: value\` lines below it.`
  }
  if (kind === 'text' || (type === 'text or list' && kind === 'list')) return null
  if (kind === 'number') {
    return (
      `\`${name}: ${written(value, file)}\` is a number for YAML, where text is meant: a reader that converts it ` +
      'writes 1.10 back as 1.1, and one that does not refuses the value. Put it in quotes.'
    )
  }
  if (kind === 'boolean' || kind === 'date') {
    return `\`${name}: ${written(value, file)}\` is a ${kind} for YAML, where text is meant, so clients read it differently. Put it in quotes.`
  }
  const meant = type === 'text' ? 'text' : 'text or a list'
  return (
    `\`${name}\` is a ${kind}, where ${meant} is meant. Some clients turn it into text, others lose the key or the whole skill. ` +
    (node.kind !== 'scalar' && node.flow
      ? 'Put quotes around the whole value, brackets included.'
      : 'Write it as one text in quotes.')
  )
}

function written(value: YamlNode, file: SourceFile): string {
  const text = file.slice(firstLine(value.span, file)).replaceAll('`', "'")
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

function firstLine(span: Span, file: SourceFile): Span {
  const text = file.slice(span).split(/\r?\n/, 1)[0] ?? ''
  return spanOf(span.start, span.start + text.length)
}
