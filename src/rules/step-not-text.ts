import type { SourceFile } from '../source/file.ts'
import { type Span, spanOf } from '../source/span.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'
import { isOldBoolean, kindWords, scalarKind } from '../source/yaml-scalar.ts'
import { skillRule } from './rule.ts'

export const stepNotText = skillRule({
  id: 'step-not-text',
  summary: 'An item of a list of steps is no text, or is blank.',
  why: 'A colon followed by a blank makes a map of a sentence, and `42`, `yes` or `2026-01-01` are no text for YAML. A reader of steps leaves such an item out or fails on it.',
  cure: 'Put the step in quotes, or write a sentence.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/stock/SKILL.md':
        '---\nname: stock\ndescription: Counts the stock.\nsteps:\n  - Walk the aisles\n  - [|Note: write down each shelf|]\n---\nCount.\n',
    },
    good: {
      'skills/stock/SKILL.md':
        '---\nname: stock\ndescription: Counts the stock.\nsteps:\n  - Walk the aisles\n  - "Note: write down each shelf"\n---\nCount.\n',
    },
  },
  *check(skill, analysis) {
    if ((skill.frontmatter.yaml?.faults.length ?? 0) > 0) return
    const told = new Set<number>()
    for (const verdict of analysis.verdicts.get(skill)?.values() ?? []) {
      for (const { code, span } of verdict.reasons) {
        if (span && (code === 'step-type' || code === 'step-empty')) told.add(span.start)
      }
    }
    for (const { where, items } of skill.stepLists) {
      let structured = false
      for (const [index, item] of items.entries()) {
        const fault = faultOf(item)
        if (!fault || told.has(item.span.start)) continue
        // A list of maps with several keys is a plan of its own: it is told once.
        if (fault.structured && structured) continue
        structured ||= fault.structured
        yield {
          message: `Step ${index + 1} of \`${where}\` is ${fault.what}. A reader of steps leaves it out or fails on it. ${fault.cure}`,
          at: { path: skill.filePath, span: firstLine(item, skill.file) },
          name: where,
        }
      }
    }
  },
})

interface Fault {
  readonly what: string
  readonly cure: string
  readonly structured: boolean
}

function faultOf(item: YamlNode): Fault | null {
  const node = resolved(item)
  if (!node) return null
  if (node.kind === 'map') {
    const several = node.pairs.length > 1
    const what = several ? 'a map with several keys, not text' : 'a map, not text, because of the colon and blank in it'
    return {
      what,
      cure: several ? 'Write each step as one text.' : 'Put the whole step in quotes.',
      structured: several,
    }
  }
  if (node.kind === 'list')
    return { what: 'a list, not text', cure: 'Write it as one text, in quotes.', structured: false }
  if (node.value.trim() === '') return { what: 'blank', cure: 'Fill it in or remove it.', structured: false }
  const cure = 'Put it in quotes, or write a sentence.'
  if (isOldBoolean(node)) {
    return { what: `\`${node.value}\`, a boolean for readers of YAML 1.1 and not text`, cure, structured: false }
  }
  const kind = scalarKind(node)
  if (kind === 'text') return null
  const what = kind === 'null' ? 'null, not text' : `${kindWords(node)}, not text`
  return { what, cure, structured: false }
}

function firstLine({ span }: YamlNode, file: SourceFile): Span {
  const text = file.slice(span).split(/\r?\n/, 1)[0] ?? ''
  return spanOf(span.start, span.start + text.length)
}
