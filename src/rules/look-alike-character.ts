import type { Skill } from '../skill/skill.ts'
import { type Located, spanOf } from '../source/span.ts'
import { skillRule } from './rule.ts'

/** Cyrillic and Greek letters that look like Latin ones (Unicode, confusables.txt 16.0), with those below them. */
const lettersAlike = 'аеорсухѕіјԁһԛԝАВЕКМНОРСТХЅІЈονραιυΑΒΕΗΙΚΜΝΟΡΤΥΧΖ'
const latin = 'aeopcyxsijdhqwABEKMHOPCTXSIJovpaiuABEHIKMNOPTYXZ'
const alike = new Map([...lettersAlike].map((letter, index) => [letter, latin[index]!]))

export const lookAlikeCharacter = skillRule({
  id: 'look-alike-character',
  summary: 'A name or key mixes Latin letters with Cyrillic or Greek ones that look the same.',
  why: 'To a reader it is the same word, to a program another one: the key is unknown, the skill is not found by its name, or passes for a skill that it is not.',
  cure: 'Type the word anew on a Latin keyboard.',
  severity: 'warning',
  examples: {
    bad: { 'skills/tide/SKILL.md': '---\nname: t[|і|]de\ndescription: Reads tide tables.\n---\nRead the table.\n' },
    good: { 'skills/погода/SKILL.md': '---\nname: погода\ndescription: Reads the weather.\n---\nRead the map.\n' },
  },
  *check(skill) {
    for (const { value, span } of words(skill)) {
      const letter = strangeLetter(value)
      if (letter === null) continue
      const at = skill.file.text.indexOf(letter, span.start)
      const found = at >= 0 && at < span.end
      const code = `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
      const script = /\p{Script=Greek}/u.test(letter) ? 'Greek' : 'Cyrillic'
      const message = `\`${value}\` holds the ${script} letter ${code}, which looks like a Latin "${alike.get(letter)}" and is none: programs take it for another word. Type the word anew with Latin letters.`
      yield { message, at: { path: skill.filePath, span: found ? spanOf(at, at + letter.length) : span }, name: value }
    }
  },
})

function* words({ name, frontmatter }: Skill): Iterable<Located<string>> {
  for (const { key } of frontmatter.fields.values()) yield { value: key.value, span: key.span }
  if (name) yield name
}

/** The first letter that looks Latin in a word that otherwise is; a word of one script is nobody's trick. */
function strangeLetter(text: string): string | null {
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    if (!/\p{Script=Latin}/u.test(word)) continue
    for (const letter of word) if (alike.has(letter)) return letter
  }
  return null
}
