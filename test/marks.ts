import type { Span } from '../src/source/span.ts'
import type { Files } from '../src/source/workspace.ts'

/** Examples with the marks `[|…|]` taken out, and the first place that they stood around. */
export function unmarked(files: Files): { files: Files; marked: { path: string; span: Span } | null } {
  let marked: { path: string; span: Span } | null = null
  const plain: Record<string, string | Uint8Array> = {}
  for (const [path, content] of Object.entries(files)) {
    if (typeof content !== 'string') {
      plain[path] = content
      continue
    }
    const start = content.indexOf('[|')
    const end = content.indexOf('|]', start + 2)
    if (start < 0 || end < 0) {
      plain[path] = content
      continue
    }
    marked = marked ?? { path, span: { start, end: end - 2 } }
    plain[path] = content.slice(0, start) + content.slice(start + 2, end) + content.slice(end + 2)
  }
  return { files: plain, marked }
}
