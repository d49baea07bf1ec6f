import { spanOf } from '../source/span.ts'
import { resolved, type YamlNode, type YamlPair } from '../source/yaml.ts'
import { skillRule } from './rule.ts'

export const tabAfterColon = skillRule({
  id: 'tab-after-colon',
  summary: 'A tab stands between a colon and its value.',
  why: 'YAML allows a tab there, but PyYAML and the readers built on it refuse the file: "found character that cannot start any token". An eye does not see the difference.',
  cure: 'Replace the tab with one blank.',
  severity: 'warning',
  examples: {
    bad: { 'skills/count/SKILL.md': '---\nname: count\ndescription:[|\t|]Counts the open tasks.\n---\nCount.\n' },
    good: { 'skills/count/SKILL.md': '---\nname: count\ndescription: Counts the open\ttasks.\n---\nCount.\n' },
  },
  *check(skill, analysis) {
    const root = skill.frontmatter.yaml?.root
    const told = new Set<number>()
    for (const verdict of analysis.verdicts.get(skill)?.values() ?? []) {
      for (const { code, span } of verdict.reasons) if (code === 'tab-in-value' && span) told.add(span.start)
    }
    for (const { key } of root ? pairsIn(root) : []) {
      const match = /^\s*:[ ]*(?=\t)/.exec(skill.file.text.slice(key.span.end, key.span.end + 40))
      if (!match || key.value === '') continue
      const at = key.span.end + match[0].length
      if (told.has(at)) continue
      yield {
        message:
          `A tab stands between \`${key.value}:\` and its value. ` +
          'Some YAML readers take it, others (PyYAML) refuse the whole file over it. Write one blank instead.',
        at: { path: skill.filePath, span: spanOf(at, at + 1) },
        name: key.value,
      }
    }
  },
})

function* pairsIn(node: YamlNode): Iterable<YamlPair> {
  if (node.kind === 'alias') return
  const inner = resolved(node)
  if (inner?.kind === 'list') for (const item of inner.items) yield* pairsIn(item)
  if (inner?.kind !== 'map') return
  for (const pair of inner.pairs) {
    yield pair
    yield* pairsIn(pair.value)
  }
}
