import { join } from 'node:path'
import { installed, nodeOf } from '../install.mjs'

export const openclaw = {
  id: 'openclaw',
  package: 'openclaw',
  how: '`skills list --json`',
  together: 60,
  async ask({ home, sandbox, items }) {
    const script = installed(home, 'openclaw/openclaw.mjs')
    const workspace = join(sandbox.home, '.openclaw/workspace')
    sandbox.remove(workspace)
    sandbox.plant(items, 'skills', workspace)
    const done = await sandbox.run(nodeOf(home), [script, 'skills', 'list', '--json'], { cwd: workspace })
    const start = done.stdout.indexOf('{')
    if (start < 0) throw new Error(`exit ${done.code ?? done.signal}: ${done.stderr.trim().slice(-300)}`)
    const listed = JSON.parse(done.stdout.slice(start)).skills.filter(({ source }) => source === 'openclaw-workspace')
    return toldApart(items, listed, done.stderr)
  },
}

/** The listing says no path: an entry is whose folder's name it shows; one that shows none, or two, is a stranger. */
function toldApart(items, listed, log) {
  const seen = new Map()
  for (const [, dir, message] of log.matchAll(/file=.*?workspace\/skills\/(.*?)\/SKILL\.md error=(.*)/g)) {
    seen.set(dir, { loads: false, messages: [message] })
  }
  const open = items.filter(({ dir }) => !seen.has(dir))
  let strangers = 0
  for (const skill of listed) {
    const text = `${skill.name}\n${skill.description}`
    const owners = open.length === 1 ? open : open.filter(({ dir }) => text.includes(dir))
    if (owners.length === 1 && !seen.has(owners[0].dir)) seen.set(owners[0].dir, seenAs(skill))
    else strangers++
  }
  return { seen, strangers }
}

function seenAs({ name, description, eligible, modelVisible, missing }) {
  const lacking = Object.fromEntries(Object.entries(missing).filter(([, names]) => names.length > 0))
  return { loads: true, name, description, messages: [], eligible, missing: lacking, modelVisible }
}
