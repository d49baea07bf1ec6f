import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { installed, system } from '../install.mjs'

const native = `codex-${system}-${process.arch}`

export const codex = {
  id: 'codex',
  package: '@openai/codex',
  how: '`app-server`, `skills/list`',
  together: 100,
  async ask({ home, sandbox, items }) {
    // One process looks at many projects, one input each: Codex lists a name as often as it stands there.
    const projects = new Map(items.map((item) => [sandbox.plant([item], '.agents/skills'), item.dir]))
    const calls = [
      { id: 1, method: 'initialize', params: { clientInfo: { name: 'conformance', version: '1' } } },
      { method: 'initialized' },
      { id: 2, method: 'skills/list', params: { cwds: [...projects.keys()], forceReload: true } },
    ]
    const settings = { CODEX_HOME: join(sandbox.home, '.codex') }
    const { answer, stderr } = await converse(sandbox, program(home), calls, settings)
    if (!answer?.result) throw new Error(`no answer: ${JSON.stringify(answer?.error ?? stderr.slice(-300))}`)
    const seen = new Map()
    for (const { cwd, skills, errors } of answer.result.data) {
      const dir = projects.get(cwd)
      const skill = skills.find(({ path }) => path.startsWith(`${cwd}/`) || path.startsWith(`${cwd}\\`))
      const messages = errors.map(({ message }) => message)
      if (skill) seen.set(dir, { loads: true, name: skill.name, description: skill.description, messages })
      else seen.set(dir, { loads: false, messages })
    }
    for (const project of projects.keys()) sandbox.remove(project)
    return { seen }
  },
}

function program(home) {
  const vendor = installed(home, '@openai', native, 'vendor')
  return join(vendor, readdirSync(vendor)[0], 'bin', system === 'win32' ? 'codex.exe' : 'codex')
}

/** The server ends with its input, which therefore stays open until the last answer is there. */
async function converse(sandbox, server, calls, environment) {
  const input = calls.map((call) => `${JSON.stringify({ jsonrpc: '2.0', ...call })}\n`).join('')
  const answerIn = (text) =>
    text
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      .find(({ id }) => id === 2)
  const answered = (text) => answerIn(text) !== undefined
  const { stdout, stderr } = await sandbox.run(server, ['app-server'], { input, environment, answered })
  return { answer: answerIn(stdout), stderr }
}
