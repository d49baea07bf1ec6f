import type { SourceFile } from '../source/file.ts'
import type { Span } from '../source/span.ts'

/** What kind of thing a text tells the agent to use. `shell` is a block that opens a shell. */
export type MentionKind = 'command' | 'shell' | 'tool' | 'mcp' | 'env' | 'skill' | 'subagent'

/**
 * How it is told:
 * - `fence`, `prompt-line`, `span`: a command in a block of shell code, behind a `$ `, in a code span with arguments.
 * - `prose`: a command or a program in running text, without arguments or without backticks.
 * - `tool-slot`: `tool: "x"`; `call`: `x(key: …)`; `named-tool`: "the `x` tool"; `order`: "call `x`"; `name`: in backticks.
 * - `allowed-tools`: an entry of that field.
 */
export type MentionHow =
  | 'fence'
  | 'prompt-line'
  | 'span'
  | 'prose'
  | 'tool-slot'
  | 'call'
  | 'named-tool'
  | 'order'
  | 'name'
  | 'allowed-tools'

/** A name in a text that the agent that reads it is told to use. */
export interface Mention {
  readonly kind: MentionKind
  /** The program, tool, variable or skill as the text names it. */
  readonly name: string
  readonly file: SourceFile
  readonly span: Span
  /** `likely`: it may be only a word that looks like one; never held against anybody as an error. */
  readonly confidence: 'certain' | 'likely'
  readonly how: MentionHow
  /** The whole command, on one line; absent where the mention is no command. */
  readonly command?: string
}
