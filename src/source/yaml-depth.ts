/** Deeper nesting than this is not read. */
export const YAML_DEPTH_LIMIT = 64

/** Offset where brackets or indentation nest deeper than the limit; null when they do not. Quotes are not looked at: a cheap upper bound. */
export function tooDeep(source: string): number | null {
  let depth = 0
  for (let at = 0; at < source.length; at += 1) {
    const unit = source.charCodeAt(at)
    if (unit === 0x5b || unit === 0x7b) depth += 1
    else if (unit === 0x5d || unit === 0x7d) depth = Math.max(0, depth - 1)
    if (depth > YAML_DEPTH_LIMIT) return at
  }
  const stacked = new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${YAML_DEPTH_LIMIT},}`, 'm').exec(source)
  if (stacked) return stacked.index
  return deepIndent(source)
}

function deepIndent(source: string): number | null {
  const indents: number[] = []
  let at = 0
  for (const line of source.split('\n')) {
    const indent = line.length - line.trimStart().length
    if (line.trim() !== '') {
      while (indents.length > 0 && (indents.at(-1) ?? 0) >= indent) indents.pop()
      indents.push(indent)
      if (indents.length > YAML_DEPTH_LIMIT) return at
    }
    at += line.length + 1
  }
  return null
}
