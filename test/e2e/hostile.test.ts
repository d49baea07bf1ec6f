import { spawnSync } from 'node:child_process'
import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkedOut, plant, runCli, runStep, skillText, temporary, withoutRights } from './doors.ts'
import { type JsonReport, onlyAnnotations, onlyText, reportIn } from './expectations.ts'
import { hostileContents, largeTexts } from './hostile-texts.ts'
import { bad, type HostileTree } from './hostile-tree.ts'
import { hostileTrees, strangeNames } from './hostile-trees.ts'

const rightless = withoutRights()

function skipReason({ skip, asNobody }: HostileTree): string | null {
  if (skip) return skip
  return asNobody && !rightless ? 'run by root, and no other user can read this checkout' : null
}

/** What both reports say, terminal first, and nothing in them may be more than text. */
function checked(root: string, asNobody: boolean): { readonly code: number | null; readonly report: JsonReport } {
  const less = asNobody ? rightless : null
  const ended = runCli(root, ['--report', 'terminal,json'], { nodeFlags: ['--max-old-space-size=512'], ...less })
  expect(ended).toMatchObject({ signal: null, stderr: '' })
  onlyText(ended)
  return { code: ended.code, report: reportIn(ended.stdout.slice(ended.stdout.indexOf('\n{\n'))) }
}

function isAbout(path: string, about: string | RegExp): boolean {
  return typeof about === 'string' ? path === about : about.test(path)
}

function expectAnswer({ files, diagnostics }: JsonReport, { about = bad, answer }: HostileTree): void {
  const found = files.filter(({ path }) => isAbout(path, about))
  if (answer instanceof RegExp) {
    expect(found).not.toEqual([])
    for (const { state, why } of found) {
      expect(state).not.toBe('checked')
      expect(why).toMatch(answer)
    }
  } else {
    expect(found.map(({ state }) => state)).toEqual(['checked'])
  }
  if (answer !== 'error') return
  const errors = diagnostics.filter(({ severity, file, line }) => severity === 'error' && line && isAbout(file, about))
  expect(errors).not.toEqual([])
}

for (const tree of [...hostileContents, ...largeTexts, ...hostileTrees]) {
  const reason = skipReason(tree)
  test.skipIf(reason !== null)(reason === null ? tree.title : `${tree.title}: ${reason}`, () => {
    const root = plant(temporary(), { '.git/HEAD': '', 'skills/good/SKILL.md': skillText('good') })
    chmodSync(root, 0o755)
    const secrets = tree.grow(root) ?? []
    const { code, report } = checked(root, tree.asNobody ?? false)
    unlock(join(root, 'skills'))
    expect([0, 1]).toContain(code)
    expect(report.skills.map(({ file }) => file)).toContain('skills/good/SKILL.md')
    expect(report.files).toContainEqual({ path: 'skills/good/SKILL.md', state: 'checked', why: null })
    expectAnswer(report, tree)
    for (const secret of secrets) expect(JSON.stringify(report)).not.toContain(secret)
  })
}

/** So that whoever runs the tests can clear the folder away. */
function unlock(folder: string): void {
  for (const name of readdirSync(folder)) if (name === 'locked' || name === 'bad') chmodSync(join(folder, name), 0o755)
}

test.skipIf(process.platform === 'win32')('strange names, in the Action: nothing but what we meant to say', () => {
  const tree = Object.fromEntries(strangeNames.map((name) => [`skills/${name}/SKILL.md`, skillText('bad')]))
  const step = runStep(checkedOut({ ...tree, 'skills/good/SKILL.md': skillText('good') }))
  for (const { properties, message } of onlyAnnotations(step)) {
    expect(/(?!\n)\p{Cc}|\p{Bidi_Control}/u.exec(message + [...properties.values()].join())).toBeNull()
  }
  expect(step.outputs).toMatchObject({ verdict: 'fail', skills: String(strangeNames.length + 1) })
  expect(step.summary.match(/<(?!\/?(?:code|wbr|details|summary|br|sub)>)/g)).toBeNull()
  expect(step.summary.match(/(?<!&#\d+;)@\w|\]\((?!https:\/\/github\.com\/)/g)).toBeNull()
  expect(/[\p{Bidi_Control}\u2028\u200B]|(?!\n)\p{Cc}/u.exec(step.summary)).toBeNull()
  expect(step.code).toBe(1)
})

test('strange values in a config file: one sentence, no command', () => {
  const config = 'paths:\n  - "no\\e[31m\\u202e\\n::error::x ##[add-mask]y"\n'
  const root = plant(checkedOut('collection'), { 'skillproof.yml': config })
  const step = runStep(root)
  expect(onlyAnnotations(step).map(({ kind }) => kind)).toEqual(['error'])
  expect(/(?!\n)\p{Cc}|\p{Bidi_Control}/u.exec(step.stdout)).toBeNull()
  expect(step.code).toBe(2)
  const ended = runCli(root, [])
  onlyText(ended)
  expect(ended).toMatchObject({ code: 2, stdout: '' })
})

test.skipIf(process.platform === 'win32')('a config file that is a pipe, in the tree, is refused', () => {
  const root = checkedOut('collection')
  expect(spawnSync('mkfifo', [join(root, 'skillproof.yml')]).status).toBe(0)
  const ended = runCli(root, [])
  expect(ended).toMatchObject({ code: 2, stdout: '' })
  expect(ended.stderr).toBe(
    'skillproof: "skillproof.yml" cannot be read: it is a pipe or device; name a file that can.\n',
  )
})

const hostileJson: Readonly<Record<string, string | Uint8Array>> = {
  'lists within lists': '['.repeat(200_000),
  'objects within objects': '{"a":'.repeat(200_000),
  'a text of 3 MB': `{"a":"${'x'.repeat(3_000_000)}"}`,
  'NUL in a text': '{"a":"\0"}',
  'bytes that are no text': new Uint8Array([0x7b, 0xff, 0x7d]),
  nothing: '',
  'a list': '[]',
  __proto__: '{"__proto__":{"tools":{"disable":["bash"]}},"constructor":1,"tools":{"__proto__":[1],"disable":"x"}}',
  'roots out of the tree':
    '{"content_roots":["../../../../etc","/etc","..","a\\u0000b","\\n::error::x",7,null,{"a":1}]}',
  'other types': '{"tools":5,"url_scope":[],"alerts":"x","permissions":[1]}',
  'a command in a key': '{"\u202e##[add-mask]x\n::error::y": }',
  'a command in the name of a server': '{"mcpServers":{"a\\n::error::b":{"command":"##[error]x"}}}',
}

test.each(Object.entries(hostileJson))('a recipe with %s is read without harm', (_what, text) => {
  const skill = '---\nname: good\ndescription: Does one thing well.\nrequires: [shell]\n---\nB\n'
  const root = checkedOut({
    '.agents/skills/good/SKILL.md': skill,
    '.agents/config.json': text,
    '.agents/mcp.json': text,
    '.mcp.json': text,
  })
  const { code, report } = checked(root, false)
  expect([0, 1]).toContain(code)
  expect(report.files).toContainEqual({ path: '.agents/skills/good/SKILL.md', state: 'checked', why: null })
})
