import { pathToFileURL } from 'node:url'
import { installed } from '../install.mjs'
import { askModule } from '../module-runtime.mjs'

export const geminiCli = {
  id: 'gemini-cli',
  package: '@google/gemini-cli-core',
  how: '`loadSkillsFromDir`',
  together: 200,
  ask: askModule(import.meta.url, '.agents/skills'),
}

export async function open(home) {
  const file = installed(home, '@google/gemini-cli-core/dist/src/skills/skillLoader.js')
  const { loadSkillsFromDir } = await import(pathToFileURL(file).href)
  return async ({ skills }) => {
    const [skill] = await loadSkillsFromDir(skills)
    if (!skill) return { loads: false, messages: [] }
    return { loads: true, name: skill.name, description: skill.description, messages: [] }
  }
}
