import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf, within } from '../source/span.ts'
import { skillRule } from './rule.ts'

const frontmatter = '---\nname: tide\ndescription: Reads tide tables.\n---\n'

export const hiddenCharacter = skillRule({
  id: 'hidden-character',
  summary: 'The text holds characters that nobody sees.',
  why: 'An editor and GitHub show nothing, and the model reads them: they can carry orders that no reviewer saw, turn the order of what is shown, or keep a word from being found.',
  cure: 'Delete them. Most came in with text that was copied from a web page or a chat.',
  severity: 'warning',
  examples: {
    bad: { 'skills/tide/SKILL.md': `${frontmatter}Read the[|\u200B|] table.\n` },
    good: { 'skills/tide/SKILL.md': `${frontmatter}Plan a day for \u{1F468}\u200D\u{1F469}\u200D\u{1F467}.\n` },
  },
  *check(skill) {
    const { text } = skill.file
    // Nearly every file has none of them.
    if (!/\p{Default_Ignorable_Code_Point}/u.test(text)) return
    for (const { what, pattern, isRight } of kinds) {
      const spans: Span[] = []
      for (const match of text.matchAll(pattern)) {
        const span = spanOf(match.index, match.index + match[0].length)
        if (!isRight(span, skill)) spans.push(span)
      }
      const [first] = spans
      if (!first) continue
      const count = spans.length === 1 ? `One ${what} stands` : `${spans.length} places hold a ${what}, the first one`
      const message = `${count} here. Nobody sees it in an editor or on GitHub, and the model reads it, so it can carry what no reviewer saw. Delete ${spans.length === 1 ? 'it' : 'all of them'}.`
      yield { message, at: { path: skill.filePath, span: first }, name: what }
    }
  },
})

interface Kind {
  readonly what: string
  readonly pattern: RegExp
  /** True where the character is part of correct writing, or where another rule speaks of it. */
  isRight(span: Span, skill: Skill): boolean
}

const kinds: readonly Kind[] = [
  {
    what: 'zero-width space (U+200B)',
    pattern: /\u200B+/gu,
    isRight: betweenLetters(
      /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}]/u,
    ),
  },
  {
    what: 'zero-width joiner or non-joiner (U+200C, U+200D)',
    pattern: /[\u200C\u200D]+/gu,
    isRight: betweenLetters(
      /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}]|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}])[\p{L}\p{M}]/u,
    ),
  },
  {
    what: 'control character for the direction of text (U+202A to U+202E, U+2066 to U+2069)',
    pattern: /[\u202A-\u202E\u2066-\u2069]/gu,
    isRight: ({ start }, { file }) =>
      !/[\u202D\u202E]/.test(file.text.charAt(start)) &&
      /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(
        file.text.slice(Math.max(0, start - 100), start + 100),
      ),
  },
  { what: 'word joiner or invisible operator (U+2060 to U+2064)', pattern: /[\u2060-\u2064]+/gu, isRight: () => false },
  {
    what: 'tag character (U+E0000 to U+E007F)',
    pattern: /\u{1F3F4}[\u{E0030}-\u{E007A}]{2,7}\u{E007F}|[\u{E0000}-\u{E007F}]+/gu,
    isRight: ({ start }, { file }) => file.text.codePointAt(start) === 0x1f3f4,
  },
  {
    what: 'row of variation selectors (U+FE00 to U+FE0F, U+E0100 to U+E01EF)',
    pattern: /\p{Variation_Selector}{2,}/gu,
    isRight: () => false,
  },
  { what: 'byte order mark (U+FEFF)', pattern: /\uFEFF+/gu, isRight: ({ start }) => start === 0 },
  {
    what: 'soft hyphen (U+00AD)',
    pattern: /\u00AD/gu,
    isRight: (span, { name, description }) => ![name, description].some((field) => field && within(span, field.span)),
  },
]

/** True where a letter of these stands right before or behind. */
function betweenLetters(letters: RegExp): Kind['isRight'] {
  return ({ start, end }, { file: { text } }) =>
    letters.test(text.slice(Math.max(0, start - 2), start)) || letters.test(text.slice(end, end + 2))
}
