// Draws the verdict table that the built program prints for examples/. `--print` shows the picture instead of writing it.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const top = fileURLToPath(new URL('..', import.meta.url))
const place = new URL('../.github/verdicts.svg', import.meta.url)
const title = 'What agent runtimes do with each skill of examples/'

/** Sizes in pixels. Each piece of text has its own place, so that no font can bend a column. */
const cell = 8.4
const line = 21
const margin = 18
const prompt = '$ node dist/cli/index.js examples'

/** The codes that the program paints with, and the class that stands for each. */
const classes = { 2: 'dim', 31: 'red', 32: 'green', 33: 'yellow', 90: 'dim' }

/** The blocks between the head and the tokens: the table and its legend, painted. */
function tableLines() {
  const { FORCE_COLOR: _colour, NO_COLOR: _plain, ...env } = process.env
  const words = ['dist/cli/index.js', 'examples', '--no-progress']
  const done = spawnSync(process.execPath, words, { cwd: top, encoding: 'utf8', env: { ...env, FORCE_COLOR: '1' } })
  if (done.status !== 1)
    throw new Error(`The examples hold faults, yet the exit code is ${done.status}. ${done.stderr}`)
  const blocks = done.stdout.split('\n\n')
  const end = blocks.findIndex((block) => block.startsWith('Tokens of '))
  if (end < 2) throw new Error('The verdict table was not found in the output.')
  return blocks.slice(1, end).join('\n\n').split('\n')
}

/** The pieces of a line: texts of one colour without two blanks in a row, and the column each starts at. */
function pieces(painted) {
  const found = []
  let column = 0
  let style = ''
  for (const part of painted.split(/(\u001b\[\d+m)/)) {
    const code = /^\u001b\[(\d+)m$/.exec(part)?.[1]
    if (code !== undefined) {
      style = classes[code] ?? ''
      continue
    }
    for (const { 0: text, index } of part.matchAll(/\S+(?: \S+)*/g)) {
      found.push({ text, style, column: column + [...part.slice(0, index)].length })
    }
    column += [...part].length
  }
  return found
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function number(value) {
  return String(Math.round(value * 10) / 10)
}

function picture() {
  const rows = [[{ text: prompt, style: 'dim', column: 0 }], [], ...tableLines().map(pieces)]
  const ends = rows.flat().map(({ text, column }) => column + [...text].length)
  const width = number(Math.max(...ends) * cell + 2 * margin)
  const height = number(rows.length * line + 2 * margin - 6)
  const texts = rows.flatMap((row, at) =>
    row.map(({ text, style, column }) => {
      const place = `x="${number(margin + column * cell)}" y="${number(margin + at * line + 13)}"`
      return `  <text ${place}${style ? ` class="${style}"` : ''}>${escaped(text)}</text>`
    }),
  )
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `  <title>${escaped(title)}</title>`,
    '  <style>',
    '    rect { fill: #f6f8fa; stroke: #d0d7de }',
    '    text { font: 14px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #1f2328 }',
    '    .dim { fill: #59636e } .red { fill: #cf222e } .green { fill: #1a7f37 } .yellow { fill: #9a6700 }',
    '    @media (prefers-color-scheme: dark) {',
    '      rect { fill: #161b22; stroke: #3d444d }',
    '      text { fill: #e6edf3 }',
    '      .dim { fill: #9198a1 } .red { fill: #ff7b72 } .green { fill: #56d364 } .yellow { fill: #e3b341 }',
    '    }',
    '  </style>',
    `  <rect x="0.5" y="0.5" width="${number(width - 1)}" height="${number(height - 1)}" rx="6"/>`,
    ...texts,
    '</svg>',
  ].join('\n')}\n`
}

if (process.argv.includes('--print')) process.stdout.write(picture())
else writeFileSync(place, picture())
