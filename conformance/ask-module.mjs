// Run by a Node of its own: asks a runtime's own module for each folder, so that neither its crash nor its handles are ours.
// Words: the runtime's file, the folder of its packages. Input: a JSON list of folders. The answer is the last line, behind a mark.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [file, home] = process.argv.slice(2)
const { open } = await import(pathToFileURL(file).href)
const look = await open(home)
const answers = []
for (const folder of JSON.parse(readFileSync(0, 'utf8'))) {
  answers.push(await look(folder).catch((error) => ({ loads: false, messages: [String(error?.message ?? error)] })))
}
process.stdout.write(`\n\u0001${JSON.stringify(answers)}\n`, () => process.exit(0))
