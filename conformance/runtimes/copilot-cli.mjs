import { relative } from 'node:path'
import { installed, musl, system } from '../install.mjs'

const native = `copilot-${musl ? 'linuxmusl' : system}-${process.arch}`

export const copilotCli = {
  id: 'copilot-cli',
  package: '@github/copilot',
  how: '`skill list --json`',
  together: 60,
  async ask({ home, sandbox, items }) {
    const program = installed(home, '@github', native, system === 'win32' ? 'copilot.exe' : 'copilot')
    const project = sandbox.plant(items, '.agents/skills')
    const environment = { COPILOT_AUTO_UPDATE: 'false' }
    const done = await sandbox.run(program, ['skill', 'list', '--json'], { cwd: project, environment })
    if (!done.stdout.startsWith('[')) throw new Error(`exit ${done.code ?? done.signal}: ${done.stderr.slice(-300)}`)
    sandbox.remove(project)
    const told = messagesIn(done.stderr)
    const seen = new Map([...told].map(([dir, messages]) => [dir, { loads: false, messages }]))
    for (const { name, description, path } of JSON.parse(done.stdout)) {
      if (!path.startsWith(project)) continue
      const dir = relative(`${project}/.agents/skills`, path)
      seen.set(dir, { loads: true, name, description, messages: told.get(dir) ?? [] })
    }
    return { seen }
  },
}

function messagesIn(text) {
  const told = new Map()
  for (const [, dir, message] of text.matchAll(/• .*?\.agents[\\/]skills[\\/](.*?)[\\/]SKILL\.md: (.*)/g)) {
    told.set(dir, [...(told.get(dir) ?? []), message])
  }
  return told
}
