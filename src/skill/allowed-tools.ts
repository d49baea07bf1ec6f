import type { SourceFile } from '../source/file.ts'
import { type Located, located, spanOf } from '../source/span.ts'
import { resolved, type YamlNode } from '../source/yaml.ts'

/**
 * The tools an author allows, whichever form was chosen: a list, or one text cut at blanks and commas outside of
 * parentheses (`Bash(git log:*) Read`). Spans are exact for lists and for text without escapes.
 */
export function readAllowedTools(value: YamlNode | null, file: SourceFile): Located<string>[] {
  const node = value ? resolved(value) : null
  if (node?.kind === 'list') {
    return node.items.flatMap((item) => {
      const entry = resolved(item)
      return entry?.kind === 'scalar' && entry.value !== '' ? [located(entry.value, item.span)] : []
    })
  }
  if (node?.kind !== 'scalar') return []
  const written = file.slice(node.span)
  const shift = written.startsWith(node.value) ? 0 : written.slice(1).startsWith(node.value) ? 1 : null
  return cutTools(node.value).map(({ tool, at }) => {
    const start = node.span.start + (shift ?? 0) + at
    return located(tool, shift === null ? node.span : spanOf(start, start + tool.length))
  })
}

/** Cuts at white space and commas outside of balanced parentheses. `at` counts UTF-16 units. */
export function cutTools(text: string): { tool: string; at: number }[] {
  const tools: { tool: string; at: number }[] = []
  let start = -1
  let depth = 0
  for (let at = 0; at <= text.length; at += 1) {
    const unit = text[at]
    const between = unit === undefined || (depth <= 0 && (/\s/.test(unit) || unit === ','))
    if (between) {
      if (start >= 0) tools.push({ tool: text.slice(start, at), at: start })
      start = -1
      depth = 0
    } else {
      if (start < 0) start = at
      if (unit === '(') depth += 1
      else if (unit === ')') depth -= 1
    }
  }
  return tools
}
