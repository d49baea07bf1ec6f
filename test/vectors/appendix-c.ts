import { readFileSync } from 'node:fs'
import type { Files } from '../../src/source/workspace.ts'

/** One text, the config it stands under, and what recipecheck said. */
export interface MicroCase {
  readonly id: string
  readonly files: Files
  /** `name@line rule`, in recipecheck's order; null where it ended with an error. */
  readonly findings: readonly string[] | null
}

const form = /^(\d\d) {2}("(?:[^"\\]|\\.)*") {2}\[(\S+)(?: \+mcp (\S+))?\] {2}=> (.+)$/

const configs: Readonly<Record<string, string>> = { BASHOFF: '{"tools":{"disable":["bash"]}}', DEFAULT: '{}' }
const servers: Readonly<Record<string, string>> = {
  GKE: '{"servers":{"gke":{"transport":"http","url":"https://e"}}}',
}

/** Reads `appendix-c.txt`: a case a line, as its first page says. Throws for a line that is none. */
export function readAppendixC(): MicroCase[] {
  const text = readFileSync(new URL('./appendix-c.txt', import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const match = form.exec(line)
      if (!match) throw new Error(`no case: ${line}`)
      const [, id = '', json = '', config = '', mcp, expected = ''] = match
      return {
        id,
        files: {
          'config.json': configs[config] ?? config,
          ...(mcp === undefined ? {} : { 'mcp.json': servers[mcp] ?? mcp }),
          'skills/demo/SKILL.md': JSON.parse(json) as string,
        },
        findings: expected === 'CHECK-ERROR' ? null : expected === '-' ? [] : expected.split(', ').map(oneLetter),
      }
    })
}

/** `C/E` stands for the one resolver of both: E in the config, which is line 0, and C in a text. */
function oneLetter(finding: string): string {
  return finding.replace('C/E', finding.includes('@0 ') ? 'E' : 'C')
}
