import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installed } from '../install.mjs'
import { askModule } from '../module-runtime.mjs'

export const adkJs = {
  id: 'adk-js',
  package: '@google/adk',
  how: '`loadSkillFromDir`',
  together: 200,
  ask: askModule(import.meta.url, '.agents/skills'),
}

export async function open(home) {
  const { loadSkillFromDir } = await import(pathToFileURL(installed(home, '@google/adk/dist/esm/index.js')).href)
  return async ({ skills, dir }) => {
    // It throws for what it refuses; the caller makes a message of that.
    const { frontmatter } = await loadSkillFromDir(join(skills, dir))
    return { loads: true, name: frontmatter.name, description: frontmatter.description, messages: [] }
  }
}
