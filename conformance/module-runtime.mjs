import { fileURLToPath } from 'node:url'
import { nodeOf } from './install.mjs'

const script = fileURLToPath(new URL('./ask-module.mjs', import.meta.url))

/** The way to ask a runtime that is a library: `url` is its file here, whose `open(home)` gives `look(project, folder)`. */
export function askModule(url, root) {
  return async ({ home, sandbox, items }) => {
    // Each in a project of its own: a library has no reason to be shown two at once.
    const projects = items.map((item) => sandbox.plant([item], root))
    const places = projects.map((project, at) => ({ skills: `${project}/${root}`, dir: items[at].dir }))
    const node = nodeOf(home)
    const done = await sandbox.run(node, [script, fileURLToPath(url), home], { input: JSON.stringify(places) })
    for (const project of projects) sandbox.remove(project)
    // A library may print what it likes; the answer is the last line.
    const answer = /\n\u0001(\[[^\n]*\])\n$/.exec(done.stdout)?.[1]
    if (!answer) throw new Error(`the module ended (${done.code ?? done.signal}): ${done.stderr.trim().slice(-300)}`)
    const answers = JSON.parse(answer)
    return { seen: new Map(items.map(({ dir }, at) => [dir, answers[at]])) }
  }
}
