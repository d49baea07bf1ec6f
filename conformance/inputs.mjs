import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

/** The SKILL.md files below a folder, each as an input that stands in a folder of its own. */
export function givenInputs(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === 'SKILL.md')
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort()
  return files.map((file) => {
    const path = relative(folder, file)
      .replaceAll('\\', '/')
      .replace(/\/?SKILL\.md$/, '')
    return { what: path || '.', dir: basename(path || folder), bytes: readFileSync(file) }
  })
}
