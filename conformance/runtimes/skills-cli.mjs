import { installed, nodeOf } from '../install.mjs'

/** Its listing is made for people: the name can be read from it, the description cannot. */
export const skillsCli = {
  id: 'skills-cli',
  package: 'skills',
  how: '`add FOLDER --list`',
  together: 1,
  async ask({ home, sandbox, items: [item] }) {
    const project = sandbox.plant([item], '.agents/skills')
    const words = [installed(home, 'skills/bin/cli.mjs'), 'add', project, '--list']
    const done = await sandbox.run(nodeOf(home), words, { cwd: project })
    sandbox.remove(project)
    const text = done.stdout.replaceAll(/\u001b\[[0-9;?]*[A-Za-z]/g, '')
    const list = text.split('Available Skills')[1]
    if (list === undefined && !/No (?:valid )?skills found/i.test(text)) {
      throw new Error(`exit ${done.code ?? done.signal}: ${text.slice(-300)}${done.stderr.slice(-300)}`)
    }
    // By line feeds only: a name may hold any other separator.
    const named = (list ?? '').split('\n').find((line) => /^│ {4}\S/.test(line))
    const name = named?.slice('│    '.length).replace(/\r$/, '')
    return { seen: new Map(name === undefined ? [] : [[item.dir, { loads: true, name, messages: [] }]]) }
  },
}
