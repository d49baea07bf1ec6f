import { dirname, relative } from 'node:path'
import { installed, musl, system } from '../install.mjs'

const name = `opencode-${system === 'win32' ? 'windows' : system}-${process.arch}${musl ? '-musl' : ''}`

export const opencode = {
  id: 'opencode',
  package: 'opencode-ai',
  how: '`debug skill`',
  together: 40,
  async ask({ home, sandbox, items }) {
    const program = installed(home, name, 'bin', system === 'win32' ? 'opencode.exe' : 'opencode')
    const project = sandbox.plant(items, '.agents/skills')
    const environment = { OPENCODE_DISABLE_AUTOUPDATE: '1', OPENCODE_DISABLE_MODELS_FETCH: '1', OPENCODE_PURE: '1' }
    const done = await sandbox.run(program, ['debug', 'skill'], { cwd: project, environment })
    if (done.code !== 0) throw new Error(`exit ${done.code ?? done.signal}: ${done.stderr.trim().slice(-300)}`)
    const seen = new Map()
    for (const { name, description = '', location } of JSON.parse(done.stdout)) {
      if (!location.startsWith(project)) continue
      const dir = dirname(relative(`${project}/.agents/skills`, location))
      seen.set(dir, { loads: true, name, description, messages: [] })
    }
    sandbox.remove(project)
    return { seen }
  },
}
