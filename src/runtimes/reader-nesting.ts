/** How deep brackets and braces nest at most, quotes left aside. */
export function bracketDepth(text: string): number {
  let depth = 0
  let deepest = 0
  for (const sign of text) {
    if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth = Math.max(0, depth - 1)
    if (depth > deepest) deepest = depth
  }
  return deepest
}
