import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installed, musl, system } from '../install.mjs'

const native = `claude-code-${system}-${process.arch}${musl ? '-musl' : ''}`
const manifest = { name: 'conformance', version: '1.0.0', description: 'Inputs.', author: { name: 'conformance' } }

/** It has no listing: what its validator says about each file is what there is. */
export const claudeCode = {
  id: 'claude-code',
  package: '@anthropic-ai/claude-code',
  how: '`plugin validate`',
  together: 100,
  async ask({ home, sandbox, items }) {
    const program = installed(home, '@anthropic-ai', native, system === 'win32' ? 'claude.exe' : 'claude')
    const plugin = sandbox.plant(items, 'skills')
    mkdirSync(join(plugin, '.claude-plugin'))
    writeFileSync(join(plugin, '.claude-plugin/plugin.json'), JSON.stringify(manifest))
    const environment = { CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1', DISABLE_AUTOUPDATER: '1' }
    const done = await sandbox.run(program, ['plugin', 'validate', plugin], { cwd: plugin, environment })
    const text = done.stdout + done.stderr
    if (!/Validation (?:passed|failed)/.test(text))
      throw new Error(`exit ${done.code ?? done.signal}: ${text.slice(-300)}`)
    sandbox.remove(plugin)
    const told = messagesIn(text, plugin)
    return { seen: new Map(items.map(({ dir }) => [dir, seenAs(told.get(dir) ?? [])])) }
  },
}

function messagesIn(text, plugin) {
  const told = new Map()
  for (const part of text.split(/^Validating skill: /m).slice(1)) {
    const [file, ...lines] = part.split('\n')
    const dir = file.slice(join(plugin, 'skills').length + 1, -'/SKILL.md'.length)
    let kind = 'error'
    for (const line of lines) {
      if (/Found \d+ /.test(line)) kind = line.includes('warning') ? 'warning' : 'error'
      const message = /^\s*❯ (.*)/.exec(line)?.[1]
      if (message) told.set(dir, [...(told.get(dir) ?? []), `${kind}: ${message}`])
    }
  }
  return told
}

function seenAs(messages) {
  const degraded = messages.some((message) => message.includes('all frontmatter fields silently dropped'))
  return { loads: true, messages, ...(degraded ? { degraded } : {}) }
}
