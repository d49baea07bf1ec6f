import { expect, test } from 'vitest'
import { readShell } from '../../src/skill/mention-shell.ts'

const programs = (text: string): string[] => readShell(text).commands.map(({ program }) => program)

test.each([
  ['a b; c && d || e | f & g', ['a', 'c', 'd', 'e', 'f', 'g']],
  ['a \\\n  b\nc', ['a', 'c']],
  ['a \'b; c\' "d; e"', ['a']],
  ['a "$(b | c)" `d`', ['b', 'c', 'd', 'a']],
  ['X=1 Y=$(b) a', ['b', 'a']],
  ['if a; then b; else c; fi', ['a', 'b', 'c']],
  ['for x in 1 2; do a; done', ['a']],
  ['while read -r x; do a; done < in', ['read', 'a']],
  ['case $x in\n  b|c) a ;;\n  *) d ;;\nesac\ne', ['a', 'd', 'e']],
  ['a <<EOF\nb\nEOF\nc', ['a', 'c']],
  ['a > b 2>&1 < c', ['a']],
  ['a <pod-name> -n <ns> | b', ['a', 'b']],
  ['a <(b)', ['b', 'a']],
  ['(a; b)', ['a', 'b']],
  ['a # b; c', ['a']],
  ['f() { a; }', ['a']],
  ['fix(api): a', []],
  ['sudo -u me a', ['sudo', 'a']],
  ['timeout 5 a', ['timeout', 'a']],
  ['env X=1 a', ['env', 'a']],
  ['find . -print0 | xargs -0 -n 1 a', ['find', 'xargs', 'a']],
  ["it's a", ["it's"]],
])('%j', (text, wanted) => {
  expect(programs(text)).toEqual(wanted)
})

test.each(['"', "'", '`', '$(', '${', '<<E', '\\', '((', 'case', '&'.repeat(50), '$('.repeat(2000), '('.repeat(5000)])(
  'never hangs or throws: %s',
  (text) => {
    expect(() => readShell(text)).not.toThrow()
  },
)
