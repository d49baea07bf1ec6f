import type { DialectId } from '../../src/runtimes/reader-dialect.ts'

/** Where a dialect's reader and the real library still differ over the texts of yaml-dialects.jsonl, and why we leave it at that. */
export interface Remaining {
  readonly why: string
  /** Text → the dialects that differ. */
  readonly inputs: Readonly<Record<string, readonly DialectId[]>>
}

export const remaining: readonly Remaining[] = [
  {
    why: 'Types that a tag of YAML 1.1 asks for (`!!binary`, `!!set`, `!!omap`, `!!timestamp`, …): the `yaml` package builds values of its own out of them, and `parseYaml` hands on those.',
    inputs: {
      'k: !!binary aGk=\n': ['yaml-1.2', 'js-yaml-3', 'js-yaml-4', 'pyyaml', 'pyyaml-c', 'yaml.v3'],
      'k: !!set {a}\n': ['yaml-1.2', 'pyyaml', 'pyyaml-c'],
      'k: !!timestamp 2024-01-02\n': ['yaml-1.2'],
      'k: !!timestamp x\n': ['serde-yaml'],
      'k: !!omap [a: b]\n': ['yaml-1.2', 'js-yaml-3', 'js-yaml-4', 'pyyaml', 'pyyaml-c'],
      'k: !!pairs [a: b]\n': ['yaml-1.2', 'js-yaml-3', 'js-yaml-4', 'pyyaml', 'pyyaml-c'],
      'k: !!set {a, b}\n': ['yaml-1.2', 'pyyaml', 'pyyaml-c'],
      'k: !!binary x y\n': ['yaml-1.2', 'js-yaml-3', 'js-yaml-4', 'pyyaml', 'pyyaml-c', 'yaml.v3'],
      'k:\n  z: !!binary aGk=\n': ['pyyaml', 'pyyaml-c'],
      'k:\n  z: !!set {a}\n': ['pyyaml', 'pyyaml-c'],
      '!!merge <<: {k: 1}\n': ['yaml-1.2', 'pyyaml', 'pyyaml-c'],
    },
  },
  {
    why: 'A tag on a value that it does not fit: which of them a reader takes, and as what, is not modelled one by one.',
    inputs: {
      'k: !!float 1\n': ['yaml-1.2', 'pyyaml', 'pyyaml-c'],
      'k: !\n': ['pyyaml-c'],
      'k: !!null x\n': ['serde-yaml', 'pyyaml', 'pyyaml-c'],
      'k: !!null ""\n': ['js-yaml-3', 'js-yaml-4', 'serde-yaml'],
      'k: !!null\n': ['serde-yaml'],
      'k:\n  z: !!float 1\n': ['pyyaml', 'pyyaml-c'],
      'k:\n  z: !\n': ['pyyaml-c'],
      '!t k: b\n': ['serde-yaml'],
    },
  },
  {
    why: 'A tag that runs into a bracket or comma, which yaml.v3 takes for part of it.',
    inputs: {
      'k: ![a]\n': ['yaml.v3'],
      'k: !a,b c\n': ['yaml.v3'],
    },
  },
  {
    why: 'A list as a key, which JavaScript turns into text: `parseYaml` keeps no such key.',
    inputs: {
      '? [k]\n: a\n': ['js-yaml-3', 'js-yaml-4'],
      '[k]: a\n': ['js-yaml-3', 'js-yaml-4'],
    },
  },
  {
    why: 'An alias as a key: `parseYaml` keeps none, and libyaml ends its name at the colon.',
    inputs: {
      'q: &a z\n*a: b\nk: c\n': ['serde-yaml', 'pyyaml', 'pyyaml-c', 'yaml.v3'],
      'q: &a x\nk: {*a : b}\n': ['pyyaml', 'pyyaml-c'],
    },
  },
  {
    why: 'An alias to the value that it stands in.',
    inputs: {
      'k: &a [*a]\n': ['yaml-1.2', 'js-yaml-3', 'js-yaml-4', 'serde-yaml', 'pyyaml', 'pyyaml-c'],
    },
  },
  {
    why: 'A block scalar in the column of its key.',
    inputs: {
      'k:\n|\n a\n': ['serde-yaml', 'pyyaml', 'pyyaml-c', 'yaml.v3'],
    },
  },
  {
    why: 'Text on the line of a document’s dashes or dots.',
    inputs: {
      '--- k: a\n': ['js-yaml-3', 'js-yaml-4'],
      'k: a\n... x\n': ['yaml.v3'],
    },
  },
  {
    why: '`%YAML 1.1` changes the types that the `yaml` package tells.',
    inputs: {
      '%YAML 1.1\n---\nk: yes\n': ['yaml-1.2'],
      '%YAML 1.1\n---\nk: 010\n': ['yaml-1.2'],
    },
  },
  {
    why: 'A byte order mark that is not at the start: some take it for a letter, some for a fault.',
    inputs: {
      '\ufeff---\nk: a\n': ['serde-yaml'],
      'q: b\n\ufeffk: a\n': ['serde-yaml', 'pyyaml-c'],
      '# c\n\ufeffk: a\n': ['js-yaml-3', 'js-yaml-4', 'pyyaml', 'yaml.v3'],
    },
  },
  {
    why: 'yaml.v3 stops behind the first document, or at the first word of the next one: none of these texts is a usable map to any reader.',
    inputs: {
      '"k":a\n': ['yaml.v3'],
      'a #b: c\nk: d\n': ['yaml.v3'],
      '...\nk: a\n': ['yaml.v3'],
      'q\u2028: b\nk: a\n': ['yaml.v3'],
    },
  },
]
