/** Member → its column in runtime-probes.json, and the folder its inputs stand in. */
export const columns: Readonly<Record<string, { readonly column: string; readonly root: string }>> = {
  'adk-python': { column: 'adk-python', root: 'skills' },
  'claude-upload': { column: 'claude-upload', root: 'skills' },
  'gh-skill': { column: 'gh-skill-publish', root: 'skills' },
  goose: { column: 'goose', root: '.agents/skills' },
  hermes: { column: 'hermes', root: '.hermes/skills' },
  vscode: { column: 'vscode', root: '.github/skills' },
}

/** What the codes of runtime-probes.json come to; a question mark leaves the answer open. */
export const statusOfCode: Readonly<Record<string, string>> = {
  ok: 'loads',
  okw: 'loads',
  'ok~': 'altered',
  tr: 'altered',
  hid: 'withheld',
  's-': 'dropped',
  'w-': 'dropped',
  ERR: 'dropped',
  'A!': 'dropped',
}

const hash = 'YAML 1.2 ends the value there as well, so what is shown is what is written; a rule of its own tells it'
const unlisted = 'VS Code 1.139.1 leaves skills without a description out of the list that the model sees'
const colons = 'VS Code 1.139.1 takes one colon a line for a key, and the rest of the line is text'
const folder = 'nothing was written that could differ from what is shown'
const number = 'yaml.v3 takes any scalar for a text field'
const typed = 'yaml.v3 cannot put a list there, and the file is refused (frontmatter.go, Metadata)'
const lost = 'the block is no YAML, and what stands in metadata is lost with it'

/** Member → probe → why the verdict differs from the sheet: what was run wins. */
export const differences: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'adk-python': { 'P20-desc-hash': hash },
  'claude-upload': { 'P20-desc-hash': hash },
  'gh-skill': {
    'P20-desc-hash': hash,
    'P27-name-date': number,
    'P47-desc-int': number,
    'P68-metadata-list': typed,
    'P83-license-list': typed,
  },
  goose: { 'P20-desc-hash': hash },
  hermes: {
    'P18-desc-quoted-then-text': 'the quote at the start is taken off, the one in the middle is not',
    'P20-desc-hash': hash,
    'P24-tab-indent': lost,
    'P30-name-empty': 'the list in the prompt of 0.19.0 shows None',
    'P38-name-65': 'the list in the prompt shows the whole name; only `skills_list` cuts it at 64',
    'P90-metadata-meta-colon': lost,
  },
  vscode: {
    'P02-bom': 'the mark is not taken off, so there is no header and no description',
    'P03-leading-blank': unlisted,
    'P08-no-frontmatter': unlisted,
    'P09-no-fm-two-rules': unlisted,
    'P11-colon-space': colons,
    'P12-colon-in-hyphen-key': colons,
    'P14-desc-bracket-start': unlisted,
    'P20-desc-hash': hash,
    'P23-dup-unknown': 'only the editor remarks on it',
    'P29-name-missing': folder,
    'P30-name-empty': folder,
    'P38-name-65': 'the cut name differs from the folder’s, so the folder’s is shown, which is the whole name',
    'P44-desc-missing': unlisted,
    'P45-desc-null': unlisted,
    'P48-desc-list': unlisted,
    'P84-upper-keys': unlisted,
    'P92-fourdash': unlisted,
  },
}

/** Member → input of probes.jsonl → why the verdict differs from the real program. */
export const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  goose: {
    "desc/'>+\\\\n  keep\\\\n\\\\n'": 'goose trims the block first, and a text that ends without a line end has none',
    'struct/deep-big': 'nested deeper than we follow',
  },
  hermes: {
    "key/environments='[docker]'": 'it was run in a container, and where else it runs is not known',
    'name/\'""\'': 'shown as nothing at first, and as the folder once the list was saved',
  },
  vscode: { 'struct/deep-big': 'nested deeper than we follow' },
}
