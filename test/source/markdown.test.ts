import { describe, expect, test } from 'vitest'
import { MAX_BODY, type Markdown, parseMarkdown } from '../../src/source/markdown.ts'
import type { Span } from '../../src/source/span.ts'

const PREFIX = '---\nname: 技能🛠\n---\n'

/** Reads a body that stands behind a frontmatter, so that a span that forgets `from` slices the wrong text. */
function read(body: string): Markdown & { at(span: Span): string } {
  const text = PREFIX + body
  return { ...parseMarkdown(text, PREFIX.length), at: (span) => text.slice(span.start, span.end) }
}

function targets(body: string): string[] {
  return read(body).links.map((link) => `${link.kind} ${link.target}`)
}

function code(body: string): (string | null)[][] {
  return read(body).codeBlocks.map((block) => [block.language, block.code])
}

describe('headings', () => {
  test.each([
    ['# One', 1, 'One', '# One'],
    ['para\n\n###   Three ###  \nnext', 3, 'Three', '###   Three ###'],
    ['Over\ntwo lines\n===\n', 1, 'Over two lines', 'Over\ntwo lines\n==='],
    ['Under\n---', 2, 'Under', 'Under\n---'],
    ['## `npm` *and* **yarn** [docs](x.md) ![pic](y.png) &amp; \\*', 2, 'npm and yarn docs pic & *', null],
    ['## <a name="x"></a>Anchor<!-- c -->', 2, 'Anchor', null],
    ['日本語 🎉\n\n## 見出し 👩‍💻 終', 2, '見出し 👩‍💻 終', '## 見出し 👩‍💻 終'],
    ['> - ## In a quote', 2, 'In a quote', '## In a quote'],
    ['#', 1, '', '#'],
    ['## [not a link] and [x]', 2, '[not a link] and [x]', null],
    ['# Windows\r\ntext\r\n', 1, 'Windows', '# Windows'],
    ['Windows\r\nlines\r\n===\r\n', 1, 'Windows lines', 'Windows\r\nlines\r\n==='],
  ])('%j', (body, level, text, written) => {
    const { headings, at } = read(body)
    expect(headings.map((heading) => [heading.level, heading.text])).toEqual([[level, text]])
    if (written !== null) expect(at(headings[0]!.span)).toBe(written)
  })

  test('no heading: seven marks, no space, in code', () => {
    expect(read('####### seven\n\n#tag\n\n```\n# code\n```\n\n    # code').headings).toEqual([])
  })
})

describe('links', () => {
  test.each([
    ['see [a *b* `c`](docs/x.md) end', 'link', 'docs/x.md', 'docs/x.md', 'a b c', '[a *b* `c`](docs/x.md)'],
    ['日本🎉 [参考](参考.md "題")', 'link', '参考.md', '参考.md', '参考', '[参考](参考.md "題")'],
    ['[a](<x y.md> (t))', 'link', 'x y.md', 'x y.md', 'a', '[a](<x y.md> (t))'],
    ['[a](x\\_y&amp;z\\(1\\).md#f%20g)', 'link', 'x_y&z(1).md#f%20g', 'x\\_y&amp;z\\(1\\).md#f%20g', 'a', null],
    ['[a](b(c)d)', 'link', 'b(c)d', 'b(c)d', 'a', '[a](b(c)d)'],
    ['[a]()', 'link', '', '', 'a', '[a]()'],
    ['[a](<>)', 'link', '', '', 'a', '[a](<>)'],
    ['![alt *x*](i.png)', 'image', 'i.png', 'i.png', 'alt x', '![alt *x*](i.png)'],
    ['![a [b](c) d](i.png)', 'image', 'i.png', 'i.png', 'a b d', '![a [b](c) d](i.png)'],
    ['[see [1] there](page.md)', 'link', 'page.md', 'page.md', 'see [1] there', '[see [1] there](page.md)'],
    ['[https://a.b/c](d.md)', 'link', 'd.md', 'd.md', 'https://a.b/c', '[https://a.b/c](d.md)'],
    ['> - [a](b.md)', 'link', 'b.md', 'b.md', 'a', '[a](b.md)'],
    ['| a |\n|---|\n| [x](y.md) |', 'link', 'y.md', 'y.md', 'x', '[x](y.md)'],
    ['- [ ] [x](y.md)', 'link', 'y.md', 'y.md', 'x', '[x](y.md)'],
    ['[two\r\nlines](z.md)\r\n', 'link', 'z.md', 'z.md', 'two lines', '[two\r\nlines](z.md)'],
    ['> [two\n> lines](z.md)\n', 'link', 'z.md', 'z.md', 'two lines', '[two\n> lines](z.md)'],
    ['<https://a.b/c?d=e&amp;f>', 'autolink', 'https://a.b/c?d=e&amp;f', 'https://a.b/c?d=e&amp;f', null, null],
    ['mail <a@b.co> me', 'autolink', 'mailto:a@b.co', 'a@b.co', 'a@b.co', '<a@b.co>'],
    ['go to https://a.b/c_d_(e). Then', 'autolink', 'https://a.b/c_d_(e)', 'https://a.b/c_d_(e)', null, null],
    ['"url": "https://a.b/c", x', 'autolink', 'https://a.b/c', 'https://a.b/c', null, null],
    ['{"u":"https://a.b/c"}', 'autolink', 'https://a.b/c', 'https://a.b/c', null, null],
    ['(see www.a.b/c)', 'autolink', 'http://www.a.b/c', 'www.a.b/c', 'www.a.b/c', 'www.a.b/c'],
    ['ask x.y+z@a-b.co, please', 'autolink', 'mailto:x.y+z@a-b.co', 'x.y+z@a-b.co', null, null],
    ['at http://localhost:3000/x now', 'autolink', 'http://localhost:3000/x', 'http://localhost:3000/x', null, null],
    ['**https://a.b/c**', 'autolink', 'https://a.b/c', 'https://a.b/c', null, 'https://a.b/c'],
    ['[open https://a.b/c]', 'autolink', 'https://a.b/c', 'https://a.b/c', null, 'https://a.b/c'],
    ['x <img alt="a" src="i.png"> y', 'html', 'i.png', 'i.png', '', '<img alt="a" src="i.png">'],
    ["<div>\n<a HREF = 'b.md?x&amp;y'>b</a>\n</div>", 'html', 'b.md?x&y', 'b.md?x&amp;y', '', null],
    ['<img src=i.png/>', 'html', 'i.png/', 'i.png/', '', '<img src=i.png/>'],
  ])('%j', (body, kind, target, written, text, whole) => {
    const { links, at } = read(body)
    expect(links.map((link) => [link.kind, link.target])).toEqual([[kind, target]])
    expect(at(links[0]!.targetSpan)).toBe(written)
    if (text !== null) expect(links[0]!.text).toBe(text)
    if (whole !== null) expect(at(links[0]!.span)).toBe(whole)
    expect(links[0]!.label).toBeNull()
  })

  test('an image in a link gives both', () => {
    expect(targets('[![i](a.png)](b.md)')).toEqual(['link b.md', 'image a.png'])
  })

  test.each([
    ['`[a](b.md)` and ``<a href="c">``'],
    ['```\n[a](b.md) https://a.b/c\n```'],
    ['    [a](b.md)\n'],
    ['<!-- [a](b.md) <a href="c"> https://a.b/c -->'],
    ['text <!-- <img src="c"> https://a.b/c --> text'],
    ['[a] [b][c] [d][] ![e] [ ] [^1]'],
    ['\\[a](b.md)'],
    ['[a] (b.md)'],
    ['<script>\nel.innerHTML = \'<a href="x">\'\n</script>'],
    ['<a href="never closed\n\ntext'],
    ['https:// and www. and a@b and foo.https and http://a_b'],
    ['[^1]: A note'],
  ])('none in %j', (body) => {
    expect(read(body).links).toEqual([])
  })

  test('a tag whose name has an underscore is text', () => {
    expect(read('<output_format>\n## Output\n[a](b.md)').headings).toHaveLength(1)
  })
})

describe('references', () => {
  const body = '[Foo  Bar]: <a b.md> "t"\n[y]: y.md\n[y]: second.md\n\n[x][foo\nbar], [y], [Y][], ![z][y], [none][n].\n'

  test('a definition gives one link, and each use of it one more', () => {
    const { links, at } = read(body)
    expect(links.map((link) => [link.kind, link.target, at(link.targetSpan), link.text, link.label])).toEqual([
      ['reference-definition', 'a b.md', 'a b.md', 'Foo  Bar', 'FOO BAR'],
      ['reference-definition', 'y.md', 'y.md', 'y', 'Y'],
      ['reference-definition', 'second.md', 'second.md', 'y', 'Y'],
      ['link', 'a b.md', 'foo\nbar', 'x', 'FOO BAR'],
      ['link', 'y.md', 'y', 'y', 'Y'],
      ['link', 'y.md', 'Y', 'Y', 'Y'],
      ['image', 'y.md', 'y', 'z', 'Y'],
    ])
    expect(at(links[0]!.span)).toBe('[Foo  Bar]: <a b.md> "t"')
    expect(at(links[6]!.span)).toBe('![z][y]')
  })

  test('the same with carriage returns', () => {
    expect(targets(body.replaceAll('\n', '\r\n'))).toEqual(targets(body))
  })

  test('a definition may come last, and stand in a quote', () => {
    expect(targets('[a]\n\n> [a]: b.md')).toEqual(['link b.md', 'reference-definition b.md'])
  })

  test('a definition in code defines nothing', () => {
    expect(targets('[a] [b [a] c](d.md)\n\n```\n[a]: b.md\n```')).toEqual([])
  })

  test('an undefined second label leaves the next pair alone', () => {
    expect(targets('[a][b][c]\n\n[c]: d.md')).toEqual(['link d.md', 'reference-definition d.md'])
  })

  test('a footnote is no definition, its address is one', () => {
    expect(targets('a[^1]\n\n[^1]: https://a.b/c')).toEqual(['autolink https://a.b/c'])
  })
})

describe('code spans', () => {
  test.each([
    ['run `npm i` now', 'npm i', '`npm i`', 'npm i'],
    ['🎉 ``a ` b``', 'a ` b', '``a ` b``', 'a ` b'],
    ['`` `x` ``', '`x`', '`` `x` ``', ' `x` '],
    ['`  `', '  ', '`  `', '  '],
    ['`two\nlines`', 'two lines', '`two\nlines`', 'two\nlines'],
    ['`two\r\nlines`', 'two lines', '`two\r\nlines`', 'two\r\nlines'],
    ['> - `two\n>   lines`', 'two lines', '`two\n>   lines`', 'two\n>   lines'],
    ['`two\n   lines`', 'two    lines', '`two\n   lines`', 'two\n   lines'],
    ['| a |\n|---|\n| `x \\| y` |', 'x | y', '`x \\| y`', 'x \\| y'],
    ['[a `b`](c)', 'b', '`b`', 'b'],
    ['`a\\`b', 'a\\', '`a\\`', 'a\\'],
  ])('%j', (body, value, whole, content) => {
    const { codeSpans, at } = read(body)
    expect(codeSpans.map((span) => span.code)).toEqual([value])
    expect(at(codeSpans[0]!.span)).toBe(whole)
    expect(at(codeSpans[0]!.contentSpan)).toBe(content)
  })

  test('none: unbalanced, in a block, escaped', () => {
    expect(read('a ``b` c\n\n```\n`d`\n```\n\n\\`e\\`').codeSpans).toEqual([])
  })
})

describe('code blocks', () => {
  test('a fence with an info string', () => {
    const { codeBlocks, at } = read('a\n\n```sh  title="x\\*"\nnpm i\n\nnpm t\n```\nb')
    const block = codeBlocks[0]!
    expect(block).toMatchObject({ language: 'sh', info: 'sh  title="x*"', fenced: true, closed: true, marker: '`' })
    expect(block.code).toBe('npm i\n\nnpm t')
    expect(at(block.contentSpan)).toBe(block.code)
    expect(at(block.openerSpan)).toBe('```sh  title="x\\*"')
    expect(at(block.span)).toBe('```sh  title="x\\*"\nnpm i\n\nnpm t\n```')
    expect(block.lines.map((line) => at(line.span))).toEqual(['npm i', '', 'npm t'])
  })

  test.each([
    ['~~~\n```\na\n```\n~~~', [[null, '```\na\n```']]],
    ['````md\n```js\na\n```\n````', [['md', '```js\na\n```']]],
    ['```\na\n``\nb\n```', [[null, 'a\n``\nb']]],
    ['```\na\n~~~\n```', [[null, 'a\n~~~']]],
    ['```js\na\n``` x\n```', [['js', 'a\n``` x']]],
    ['```\n```', [[null, '']]],
    ['```\n\n```', [[null, '']]],
    ['```\n\n\n```', [[null, '\n']]],
    ['   ```\n   a\n     b\n c\n   ```', [[null, 'a\n  b\nc']]],
    ['- x\n\n  ```py\n  a\n    b\n\n  c\n  ```', [['py', 'a\n  b\n\nc']]],
    ['1. x\n   ```\n   a\n   ```\n2. y', [[null, 'a']]],
    ['> ```sh\n> a\n>\n>   b\n> ```', [['sh', 'a\n\n  b']]],
    ['> - ```sh\n>   a\n>   ```', [['sh', 'a']]],
    ['```sh\r\na\r\n\r\nb\r\n```\r\n', [['sh', 'a\n\nb']]],
    ['```sh\ra\rb\r```\r', [['sh', 'a\nb']]],
    ['p\n\n    a\n      b\n\n    c\n\nq', [[null, 'a\n  b\n\nc']]],
    ['p\n\n\ta\n\tb', [[null, 'a\nb']]],
    ['p\n    no code', []],
    ['``` a`b\n', []],
    ['```日本 🎉\nコード🎉\n```', [['日本', 'コード🎉']]],
  ])('%j', (body, expected) => {
    expect(code(body)).toEqual(expected)
    const { codeBlocks, at } = read(body)
    for (const line of codeBlocks.flatMap((block) => block.lines)) expect(at(line.span)).toBe(line.value)
  })

  test('an indented block', () => {
    const { codeBlocks, at } = read('p\n\n    a\n    b\n\nq')
    expect(codeBlocks[0]).toMatchObject({ fenced: false, closed: true, marker: null, language: null, info: '' })
    expect(at(codeBlocks[0]!.contentSpan)).toBe('a\n    b')
  })

  test.each([
    ['```sh\na\n', 'a', '```sh'],
    ['x\n\n~~~\na\n``` \n# b', 'a\n``` \n# b', '~~~'],
    ['````\na\n```', 'a\n```', '````'],
    ['- ```\n  a\n\nafter', 'a', '```'],
    ['> ```js\n> a\n\nafter', 'a', '```js'],
    ['```', '', '```'],
    ['```\n', '', '```'],
  ])('never closed: %j', (body, value, opener) => {
    const { codeBlocks, problems, at } = read(body)
    expect(codeBlocks.map((block) => [block.code, block.closed])).toEqual([[value, false]])
    expect(problems.map((problem) => [problem.code, at(problem.span)])).toEqual([['unclosed-fence', opener]])
  })
})

describe('lists', () => {
  test('numbers as written, and where they stand', () => {
    const { lists, at } = read('3. three\n1. one\n007) other\n')
    expect(lists.map((list) => [list.ordered, list.start, list.items.map((item) => item.number)])).toEqual([
      [true, 3, [3, 1]],
      [true, 7, [7]],
    ])
    expect(lists[0]!.items.map((item) => at(item.numberSpan!))).toEqual(['3', '1'])
    expect(at(lists[1]!.items[0]!.numberSpan!)).toBe('007')
    expect(at(lists[0]!.span)).toBe('3. three\n1. one')
  })

  test('nested, with their depth, the outer one first', () => {
    const { lists, at } = read('- a 日本\n  continued\n  1. b **c**\n\n     more\n  2. d\n- [ ] e\n- ```\n  f\n  ```\n')
    expect(lists.map((list) => [list.ordered, list.depth, list.items.map((item) => item.text)])).toEqual([
      [false, 0, ['a 日本 continued', 'e', '']],
      [true, 1, ['b c', 'd']],
    ])
    expect(at(lists[0]!.items[0]!.textSpan)).toBe('a 日本\n  continued')
    expect(at(lists[0]!.items[1]!.textSpan)).toBe('e')
    expect(at(lists[0]!.items[1]!.span)).toBe('- [ ] e')
    expect(at(lists[1]!.items[0]!.span)).toBe('1. b **c**\n\n     more')
    expect(lists[0]!.items[0]).toMatchObject({ number: null, numberSpan: null })
  })

  test('an item that is one link has its text, one with a blank start has none', () => {
    expect(read('- [a](b)\n-\n- `c`').lists[0]!.items.map((item) => item.text)).toEqual(['a', '', 'c'])
  })

  test('carriage returns', () => {
    const { lists, at } = read('1. a\r\n2. b\r\n\r\ntext\r\n')
    expect(lists[0]!.items.map((item) => [item.text, at(item.span)])).toEqual([
      ['a', '1. a'],
      ['b', '2. b'],
    ])
  })
})

describe('comments and tables', () => {
  test.each([
    ['<!-- a -->\n\ntext', [' a ', '<!-- a -->']],
    ['text <!-- skillproof-ignore x --> text', [' skillproof-ignore x ', '<!-- skillproof-ignore x -->']],
    ['<div>\n<!-- in a block -->\n</div>', [' in a block ', '<!-- in a block -->']],
    ['<!--\ntwo\nlines -->', ['\ntwo\nlines ', '<!--\ntwo\nlines -->']],
    ['> <!-- a\n> b -->', [' a\n  b ', '<!-- a\n> b -->']],
    ['🎉\n\n<!-- 日本 🎉 -->\r\n', [' 日本 🎉 ', '<!-- 日本 🎉 -->']],
    ['<!-- to the end\n\n# no heading', [' to the end\n\n# no heading', '<!-- to the end\n\n# no heading']],
    ['| a |\n|---|\n| <!-- c --> |', [' c ', '<!-- c -->']],
  ])('%j', (body, expected) => {
    const { comments, headings, at } = read(body)
    expect(comments.map((comment) => [comment.text, at(comment.span)])).toEqual([expected])
    expect(headings).toEqual([])
  })

  test('no comment in code', () => {
    expect(read('`<!-- a -->`\n\n```\n<!-- b -->\n```').comments).toEqual([])
  })

  test.each([
    ['| a | b |\n|---|---|\n| c | d |\n\ntext'],
    ['| a | b |  \n|---|---| \t\n| c | d |  \n\ntext'],
    ['| a | b |\r\n|---|---|\r\n| c | d |\r\n\r\ntext'],
    ['| a | b |\n|---|---|\n| c | d |\n---\ntext'],
    ['text\n| a | b |\n|---|---| \n| c | d |'],
  ])('a table: %j', (body) => {
    const { tables, headings, at } = read(body)
    expect(tables).toHaveLength(1)
    expect(at(tables[0]!)).toMatch(/^\| a \| b \|.*\| c \| d \|$/s)
    expect(headings).toEqual([])
  })
})

describe('offsets', () => {
  test('reads from `from` up to `to` and nothing else', () => {
    const text = '# no\n# yes\n# no'
    const { headings } = parseMarkdown(text, 5, 10)
    expect(headings.map((heading) => text.slice(heading.span.start, heading.span.end))).toEqual(['# yes'])
  })

  test('a byte-order mark is white space', () => {
    expect(parseMarkdown('\uFEFF# a', 0).headings.map((heading) => heading.span)).toEqual([{ start: 1, end: 4 }])
  })

  test('an empty body', () => {
    expect(read('')).toMatchObject({ headings: [], links: [], codeBlocks: [], lists: [], problems: [] })
  })
})

const AFTER = '\n\n## After\n\n[a](after.md)\n'

describe('hostile input', () => {
  test('a body over the limit is not read', () => {
    const { headings, problems } = read(`# a\n${'x'.repeat(MAX_BODY)}`)
    expect(headings).toEqual([])
    expect(problems).toEqual([{ code: 'too-large', span: { start: PREFIX.length, end: PREFIX.length + MAX_BODY + 4 } }])
    expect(read(`# a\n${'x'.repeat(MAX_BODY - 4)}`).headings).toHaveLength(1)
  })

  const n = 100_000
  // Refused: the piece is the problem, and what follows is read. Each takes Lezer alone from seconds to hours.
  test.each([
    ['- x', `${'- '.repeat(n)}x`],
    ['> x', `${'> '.repeat(n)}x`],
    ['1. x', `${'1. '.repeat(n)}x`],
    ['mixed containers', `${'> - + 1. * '.repeat(n / 5)}x`],
    ['[a](', '[a]('.repeat(n)],
    ['[a](b)', '[a](b) '.repeat(n)],
    ['![](', '!['.repeat(n) + '](a)'.repeat(n)],
    ['*a', '*a'.repeat(n)],
    ['a**b c*', 'a**b c* '.repeat(n)],
    ['*a]', '*a]'.repeat(n)],
    ['[]', '['.repeat(n) + ']'.repeat(n)],
    ['<ab:', `a ${'<ab:'.repeat(n)}`],
    ['<!--', `a ${'<!--'.repeat(n)}`],
    ['nested emphasis', '**a '.repeat(n) + 'a** '.repeat(n)],
    ['label without end', `[a\n${'a\n'.repeat(n)}b`],
    ['title without end', `[a]: b "\n${'a\n'.repeat(n)}b`],
    ['quoted table', `> |a\n> |-\n${'> |a\n'.repeat(n)}`],
    ['quoted code span', `> \`\n${'> a\n'.repeat(n)}> \``],
  ])('refused: %s', (_name, body) => {
    const { headings, links, problems, at } = read(body + AFTER)
    expect(headings.map((heading) => heading.text)).toEqual(['After'])
    expect(links.at(-1)?.target).toBe('after.md')
    expect(new Set(problems.map((problem) => problem.code))).toEqual(new Set(['too-deep']))
    expect(body.indexOf(at(problems[0]!.span).slice(0, 100))).toBeLessThan(3)
  })

  // Read, because the guards make them cheap.
  test.each([
    ['spaces', `a${' '.repeat(n)}b`],
    ['thematic break', '- '.repeat(n)],
    ['closing parentheses', `http://a.b/${')'.repeat(n)}`],
    ['entities after an address', `http://a.b/${'&a;'.repeat(n)}`],
    ['long host', `http://${'a'.repeat(n)}.b.c`],
    ['www.', `${'www.'.repeat(n)}a_b`],
    ['www.a.b', 'www.a.b '.repeat(n)],
    ['white space for a delimiter row', `a\nb|c\n${' '.repeat(n)}x`],
    ['open quotes in tags', `<div>\n${`<a href='"`.repeat(n / 2)}`],
    ['lists nested by indent', Array.from({ length: 50 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['emphasis in emphasis, as deep as the budget lets it', '**a '.repeat(3_400) + 'a** '.repeat(3_400)],
    ['blank lines', '\n'.repeat(n)],
    ['dashes in code', `\`\`\`\n${'- '.repeat(n)}x\n\`\`\``],
    ['a long list of links', '- [a](b.md)\n'.repeat(10_000)],
    ['a table of links', `| a |\n|---|\n${'| [a](b.md) |\n'.repeat(10_000)}`],
  ])('read: %s', (_name, body) => {
    const { headings, links, problems } = read(body + AFTER)
    expect(headings.map((heading) => heading.text)).toEqual(['After'])
    expect(links.at(-1)?.target).toBe('after.md')
    expect(problems).toEqual([])
  })

  test('fifty containers are read, one more is not; the problem is that line', () => {
    expect(read(`${'> '.repeat(50)}[a](b)`).links).toHaveLength(1)
    const { links, problems, at } = read(`x\n\n${'> '.repeat(51)}[a](b)\n${'> '.repeat(51)}[a](b)\n\n[c](d)`)
    expect(links.map((link) => link.target)).toEqual(['d'])
    expect(problems.map((problem) => at(problem.span))).toEqual([`${'> '.repeat(51)}[a](b)\n${'> '.repeat(51)}[a](b)`])
  })

  test('two thousand link ends in one paragraph are read, one more is not', () => {
    expect(read('[a](b) '.repeat(2_000)).links).toHaveLength(2_000)
    const { links, problems } = read('[a](b) '.repeat(2_001) + AFTER)
    expect(links).toHaveLength(1)
    expect(problems.map((problem) => problem.code)).toEqual(['too-deep'])
  })

  test('many paragraphs that are each just cheap enough share one budget', () => {
    const paragraph = `${'*a'.repeat(5_000)}\n\n`
    const { problems, headings } = read(paragraph.repeat(50) + AFTER)
    // Each costs 10,000 units times 5,000 marks of a budget of 200,000,000: four are read.
    expect(problems).toHaveLength(46)
    expect(headings).toHaveLength(1)
  })
})
