import { pathToFileURL } from 'node:url'
import { installed } from '../install.mjs'
import { askModule } from '../module-runtime.mjs'

export const pi = {
  id: 'pi',
  package: '@mariozechner/pi-coding-agent',
  how: '`loadSkillsFromDir`',
  together: 200,
  ask: askModule(import.meta.url, '.agents/skills'),
}

export async function open(home) {
  const file = installed(home, '@mariozechner/pi-coding-agent/dist/core/skills.js')
  const { loadSkillsFromDir } = await import(pathToFileURL(file).href)
  return async ({ skills: dir }) => {
    const { skills, diagnostics } = loadSkillsFromDir({ dir, source: 'project' })
    const messages = diagnostics.map(({ message }) => message)
    if (!skills[0]) return { loads: false, messages }
    return { loads: true, name: skills[0].name, description: skills[0].description, messages }
  }
}
