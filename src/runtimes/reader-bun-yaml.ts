import { SourceFile } from '../source/file.ts'
import { type Span, spanOf } from '../source/span.ts'
import type { YamlNode } from '../source/yaml.ts'
import { type Dialect, dialects, readDialect } from './reader-dialect.ts'
import type { Reason } from './runtime.ts'

/** `Bun.YAML.parse` of Bun 1.4.0, which Claude Code 2.1.197 is built with: YAML 1.2 that lets more pass. */
export const bunYaml: Dialect = {
  ...dialects['yaml-1.2'],
  reader: 'Bun.YAML.parse, Bun 1.4.0',
  duplicateKeys: 'last',
  limitsAliases: false,
  mergeKeys: true,
  documents: 'first',
  // No character but NUL is refused.
  unprintable: { characters: /(?!)/, where: 'text' },
}

export interface BunRead {
  readonly root: YamlNode | null
  /** Why nothing is read; null for a block that is. */
  readonly refusal: Reason | null
  /** True where the block holds a second document: what comes out is a list of documents and no map. */
  readonly severalDocuments: boolean
}

/** Reads the YAML in `span` as `Bun.YAML.parse` does. A plain value may start with a comma there. */
export function readBunYaml(file: SourceFile, span: Span): BunRead {
  const read = readDialect(file, span, bunYaml)
  const yaml = file.slice(span)
  const severalDocuments = /^\.\.\.[ \t]*(?:#[^\n]*)?\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*(?=[ \t]*[^\s#])/m.test(yaml)
  if (!read.refusal) return { ...read, severalDocuments }
  const commas = yaml.replace(/^((?:[^\s:"'#[{][^:\n]*):[ \t]+)(,[^\n\r]*)/gm, (_all, key: string, value: string) => {
    return `${key}'${value.replaceAll("'", "''")}'`
  })
  if (commas === yaml) return { root: read.root, refusal: read.refusal, severalDocuments }
  const again = new SourceFile(file.path, `${file.text.slice(0, span.start)}${commas}`)
  const second = readDialect(again, spanOf(span.start, again.text.length), bunYaml)
  return { root: second.root, refusal: second.refusal ? read.refusal : null, severalDocuments }
}
