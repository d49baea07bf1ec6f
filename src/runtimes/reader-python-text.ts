/** What Python takes for white space (`str.isspace`, `\s`): JavaScript's set without the byte order mark, and five controls. */
const blank = /[^\S\uFEFF]|[\x1c-\x1f\x85]/

export function isPythonBlank(sign: string | undefined): boolean {
  return sign !== undefined && blank.test(sign)
}

/** `str.strip`. */
export function pythonStrip(text: string): string {
  let end = text.length
  while (end > 0 && isPythonBlank(text[end - 1])) end -= 1
  let start = 0
  while (start < end && isPythonBlank(text[start])) start += 1
  return text.slice(start, end)
}
