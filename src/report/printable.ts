/**
 * Characters that an eye cannot see or that move what it sees: controls, line and paragraph separators, bidi marks,
 * zero-width and other default-ignorable characters, interlinear marks, lone surrogates.
 */
const unprintable =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}\u{E0000}-\u{E0FFF}]/gu

/** Scripts whose spelling needs joiners (Unicode 16, section 23.2). */
const joining =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Devanagari}\\p{Script=Bengali}' +
  '\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}' +
  '\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}'

/** The invisible characters that have work to do: emoji sequences, and joiners inside a word. */
const needed = new RegExp(
  '(?<=\\p{Emoji})\\uFE0F|(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]' +
    '|(?<=\\p{Extended_Pictographic}(?:\\uFE0F|\\p{Emoji_Modifier})?)\\u200D(?=\\p{Extended_Pictographic})' +
    `|(?<=[${joining}])[\\u200C\\u200D](?=[${joining}])`,
  'uy',
)

/**
 * Untrusted text made safe to stand inside one line of a terminal or a log: nothing in it moves the cursor, ends the
 * line, hides, reorders, or is taken for a command by GitHub's runner, which honours `##[` anywhere in a line
 * (actions/runner, src/Runner.Common/ActionCommand.cs). What cannot be seen is written as `\u{200B}`.
 */
export function printable(text: string): string {
  return withoutOldCommands(text.replace(unprintable, (character, at: number) => shown(character, at, text)))
}

/** Untrusted text made safe to start a line: as `printable`, and the line is no `::command`. */
export function line(text: string): string {
  return asPlainLine(printable(text))
}

/** A finished line, colours included, that the runner takes for text whatever its parts add up to. */
export function asPlainLine(text: string): string {
  return withoutOldCommands(text.replace(/^((?:\s|\u001B\[[\d;]*m)*)::/u, '$1\\::'))
}

function withoutOldCommands(text: string): string {
  return text.replaceAll('##[', '##\\[')
}

function shown(character: string, at: number, text: string): string {
  needed.lastIndex = at
  if (needed.test(text)) return character
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}}`
}
