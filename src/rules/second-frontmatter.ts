import { type Span, spanOf } from '../source/span.ts'
import { skillRule } from './rule.ts'

export const secondFrontmatter = skillRule({
  id: 'second-frontmatter',
  summary: 'A second block of keys stands right under the first.',
  why: 'Every runtime reads the first block alone. The second looks like metadata and is body text: it is edited for months and changes nothing.',
  cure: 'Move its keys into the first block and remove it.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/stock/SKILL.md':
        '---\nname: stock\ndescription: Plans the count.\n---\n\n[|---|]\nversion: 2\ndescription: Plans the count well.\n---\nCount.\n',
    },
    good: {
      'skills/stock/SKILL.md': '---\nname: stock\ndescription: Plans the count.\n---\n\n---\n\nNote: count twice.\n',
    },
  },
  *check(skill) {
    if (!skill.frontmatter.span) return
    const block = blockAt(skill.file.text, skill.bodySpan.start)
    if (!block) return
    const keys = block.keys.map((key) => `\`${key}\``).join(', ')
    yield {
      message:
        `A second block of keys stands under the first. No runtime reads ${block.keys.length === 1 ? 'its key' : 'its keys'} ` +
        `(${keys}): to the model it is body text. Move what counts into the first block and remove this one.`,
      at: { path: skill.filePath, span: block.span },
      related: [{ at: { path: skill.filePath, span: skill.frontmatter.opening }, message: 'the block that is read' }],
    }
  },
})

const keyLine = /^([A-Za-z][\w-]*):(?:[ \t]|$)/

/** Only blank lines may stand before it, and only lines that can be YAML inside; one lonely key has to be a usual one. */
function blockAt(text: string, from: number): { readonly span: Span; readonly keys: readonly string[] } | null {
  const opening = /^\s*?^---[ \t]*\r?\n/m.exec(text.slice(from, from + 2000))
  if (opening?.index !== 0) return null
  const start = from + opening[0].indexOf('---')
  const keys: string[] = []
  for (const line of text.slice(from + opening[0].length, from + 20_000).split(/\r?\n/)) {
    if (/^---(?:\s|$)/.test(line)) {
      const usual = keys.some((key) =>
        /^(?:name|description|version|license|metadata|allowed-tools|author|tags)$/.test(key),
      )
      return keys.length > 1 || usual ? { span: spanOf(start, start + 3), keys } : null
    }
    const key = keyLine.exec(line)?.[1]
    if (key) keys.push(key)
    else if (keys.length === 0 || !/^(?:[ \t]+\S|- |#|\s*$)/.test(line)) return null
  }
  return null
}
