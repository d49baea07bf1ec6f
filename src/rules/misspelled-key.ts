import { clientKeys, standardKeys } from '../skill/client-keys.ts'
import { skillRule } from './rule.ts'

export const misspelledKey = skillRule({
  id: 'misspelled-key',
  summary: 'A key that nobody reads is a letter or two away from one that is read.',
  why: 'Clients pass over a key they do not know without a word. A misspelled restriction then restricts nothing, and a misspelled switch switches nothing.',
  cure: 'Write the key as the message has it.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/words/SKILL.md': '---\nname: words\ndescription: Counts words.\n[|allowed_tools|]: Read\n---\nCount.\n',
    },
    good: {
      'skills/words/SKILL.md':
        '---\nname: words\ndescription: Counts words.\nallowed-tools: Read\nauthors: [Kim]\n---\nCount.\n',
    },
  },
  *check(skill) {
    const { fields } = skill.frontmatter
    for (const { name, key } of fields.values()) {
      const meant = known.has(name) || ownWords.has(name) ? null : meantBy(name)
      // Who writes both spellings does it on purpose.
      if (meant === null || fields.has(meant)) continue
      yield {
        message:
          `\`${name}\` is no key that a client documents; \`${meant}\` is probably meant. ` +
          `An unknown key is passed over without a word, and what it says is lost. Write \`${meant}\`.`,
        at: { path: skill.filePath, span: key.span },
        name,
      }
    }
  },
})

const candidates: readonly string[] = [...standardKeys, ...clientKeys.keys()].filter(
  (key) => key !== 'type' && key !== 'mode',
)
const known = new Set([...standardKeys, ...clientKeys.keys()])

/** Words that authors use for keys of their own, each near a known key. */
const ownWords = new Set(['agents', 'argument', 'books', 'content', 'incompatibility', 'models', 'modes', 'required'])

function meantBy(word: string): string | null {
  const bare = letters(word)
  const same = candidates.find((key) => letters(key) === bare)
  if (same) return same
  const near = candidates.filter((key) => closeTo(bare, letters(key)))
  return near.length === 1 ? (near[0] ?? null) : null
}

function letters(word: string): string {
  return word.toLowerCase().replace(/[-_ ]/g, '')
}

/** Short words are near only when two letters are swapped, long ones may have two faults. */
function closeTo(word: string, key: string): boolean {
  const shorter = Math.min(word.length, key.length)
  if (shorter < 4 || Math.abs(word.length - key.length) > 2) return false
  const faults = distance(word, key)
  if (shorter >= 8) return faults <= 2
  return faults === 1 && (shorter > 4 || swapped(word, key))
}

function swapped(word: string, key: string): boolean {
  return [...word].sort().join('') === [...key].sort().join('')
}

/** Letters to add, drop, replace, or swap with their neighbour (optimal string alignment). */
function distance(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, index) => index)]
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let at = 1; at <= left.length; at += 1) {
    rows.push([at])
    for (let other = 1; other <= right.length; other += 1) {
      const replaced = cell(at - 1, other - 1) + (left[at - 1] === right[other - 1] ? 0 : 1)
      let least = Math.min(replaced, cell(at - 1, other) + 1, cell(at, other - 1) + 1)
      const swap = at > 1 && other > 1 && left[at - 1] === right[other - 2] && left[at - 2] === right[other - 1]
      if (swap) least = Math.min(least, cell(at - 2, other - 2) + 1)
      rows[at]?.push(least)
    }
  }
  return cell(left.length, right.length)
}
