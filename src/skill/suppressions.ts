import type { SourceFile } from '../source/file.ts'
import type { Markdown } from '../source/markdown.ts'
import type { Span } from '../source/span.ts'
import type { YamlDocument } from '../source/yaml.ts'

/** An ignore comment: `<!-- skillproof-ignore RULE: reason -->` in the body, `# skillproof-ignore RULE: reason` in the frontmatter. */
export interface Suppression {
  /** A rule's id, with or without a slash and its cause; `*` for every rule. */
  readonly rule: string
  /** Empty where the author gave none. */
  readonly reason: string
  readonly span: Span
  /** 1-based lines, first and last, that the comment speaks for: its own and the next. */
  readonly lines: { readonly first: number; readonly last: number }
}

const pattern = /^\s*skillproof-ignore(?:\s+([\w*/-]+))?\s*(?::\s*([\s\S]*?))?\s*$/

export function readSuppressions(file: SourceFile, yaml: YamlDocument | null, body: Markdown): Suppression[] {
  const found: Suppression[] = []
  const add = (text: string, span: Span): void => {
    const match = pattern.exec(text)
    if (!match) return
    const lines = { first: file.lineAt(span.start), last: file.lineAt(span.end) + 1 }
    found.push({ rule: match[1] ?? '*', reason: match[2] ?? '', span, lines })
  }
  for (const line of yamlComments(file, yaml)) add(line.text, line.span)
  for (const comment of body.comments) add(comment.text, comment.span)
  return found
}

function yamlComments(file: SourceFile, yaml: YamlDocument | null): { text: string; span: Span }[] {
  if (!yaml?.root || !file.text.includes('skillproof-ignore')) return []
  const comments: { text: string; span: Span }[] = []
  const end = file.lineAt(yaml.root.span.end)
  for (let line = 1; line <= end + 1; line += 1) {
    const text = file.lineText(line)
    const at = text.search(/(?:^|\s)#\s*skillproof-ignore/)
    if (at < 0) continue
    const start = (file.lineStarts[line - 1] ?? 0) + text.indexOf('#', at)
    comments.push({ text: text.slice(text.indexOf('#', at) + 1), span: { start, end: start + text.length } })
  }
  return comments
}
