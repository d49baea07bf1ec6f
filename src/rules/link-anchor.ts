import type { Analysis } from '../analysis/analysis.ts'
import type { Skill } from '../skill/skill.ts'
import { decode } from '../source/file.ts'
import { type Markdown, parseMarkdown } from '../source/markdown.ts'
import { nearest } from '../source/nearest.ts'
import { joinPath } from '../source/workspace.ts'
import { skillRule } from './rule.ts'
import { writtenLinks } from './rule-link.ts'

/** A larger Markdown file, in bytes, is not read for its headings. */
const FILE_LIMIT = 500_000
/** Guesses what was meant for so many anchors of a skill: each guess is held against every heading. */
const GUESS_LIMIT = 20

const frontmatter = '---\nname: tide\ndescription: Reads tide tables.\n---\n'

export const linkAnchor = skillRule({
  id: 'link-anchor',
  summary: 'The anchor of a link belongs to no heading.',
  why: 'The file is found, the place in it is not: a reader lands at the top, and an agent looks for a section that was renamed or removed.',
  cure: 'Write the anchor as GitHub makes it of the heading: small letters, no punctuation, a hyphen for each blank.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/tide/SKILL.md': `${frontmatter}# Tide\n\nGo to [the end]([|#the-end|]).\n\n## The finish\n\nDone.\n`,
    },
    good: {
      'skills/tide/SKILL.md': `${frontmatter}# Tide\n\nGo to [the end](#the-finish).\n\n## The finish\n\nDone.\n`,
    },
  },
  *check(skill, analysis) {
    const told = new Set<string>()
    const known = new Map<string, ReadonlySet<string> | null>()
    for (const { target, targetSpan } of writtenLinks(skill)) {
      const { path, anchor } = parts(target)
      if (path === null || !anchor || told.has(target)) continue
      if (!known.has(path)) known.set(path, anchorsOf(path, skill, analysis))
      const anchors = known.get(path)
      if (!anchors || anchors.has(slugOf(anchor)) || anchors.has(anchor.toLowerCase())) continue
      told.add(target)
      const near = told.size <= GUESS_LIMIT ? nearest(anchor, [...anchors]) : null
      const where = path === '' ? 'this file' : `\`${path}\``
      const message = `No heading of ${where} has the anchor \`#${anchor}\`: the file is found, the section is not. ${near ? `The nearest one is \`#${near}\`.` : 'Name a heading that is there, in small letters and with hyphens for blanks.'}`
      yield { message, at: { path: skill.filePath, span: targetSpan }, name: `#${anchor}` }
    }
  },
})

/** `path` is empty for the file itself, null where no Markdown file of the bundle is meant. */
function parts(target: string): { path: string | null; anchor: string | null } {
  const match = /^([^?#]*)(?:\?[^#]*)?#([^#]+)$/s.exec(target)
  const path = match ? decoded(match[1]!) : ''
  const anchor = match ? decoded(match[2]!) : ''
  // `#top` is the top of any page; `#L10` a line on GitHub; `#:~:text=` words in a browser.
  const real = !/^(?:top|L\d.*|:~:.*)$/is.test(anchor) && !/[<>{}$*…]|\.\.\.|\s/.test(anchor)
  const ours = path === '' || (/\.(?:md|markdown)$/i.test(path) && !/^[a-z][a-z\d+.-]*:|^[/~]|\\/i.test(path))
  return { path: ours ? path : null, anchor: real ? anchor : null }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Null where the file is not in the bundle or could not be read: other rules speak of that. */
function anchorsOf(path: string, skill: Skill, { set: { workspace } }: Analysis): ReadonlySet<string> | null {
  const full = joinPath(skill.path, path)
  if (path === '' || full === skill.filePath) return anchors(skill.body, skill.file.text)
  const below = full !== null && (skill.path === '.' || full.startsWith(`${skill.path}/`))
  const read = below && workspace.has(full) ? workspace.read(full, FILE_LIMIT) : null
  if (!read || !('bytes' in read) || read.bytes.length === 0) return null
  const { text } = decode(full!, read.bytes)
  return anchors(parseMarkdown(text, 0), text)
}

/** The anchors that GitHub gives the headings, and those that the text sets itself. */
function anchors({ headings, problems }: Markdown, text: string): ReadonlySet<string> | null {
  if (problems.length > 0) return null
  const found = new Set<string>()
  const counts = new Map<string, number>()
  const written = /<h[1-6]\b[^>]{0,200}>([^<]{1,200})</gi
  const titles = [...headings.map((heading) => heading.text), ...[...text.matchAll(written)].map((match) => match[1]!)]
  for (const title of titles) {
    const slug = slugOf(title)
    const count = counts.get(slug) ?? 0
    counts.set(slug, count + 1)
    found.add(count === 0 ? slug : `${slug}-${count}`)
  }
  for (const match of text.matchAll(/\b(?:id|name)=["']?([^\s"'<>]{1,200})|\{#([\w:.-]{1,200})\}/gi)) {
    found.add((match[1] ?? match[2] ?? '').toLowerCase())
  }
  // In code it is no heading, but who searches the text for it finds it.
  for (const match of text.matchAll(/^[ \t]{0,12}#{1,6}[ \t]+(\S.{0,200})$/gm)) found.add(slugOf(match[1]!))
  return found
}

function slugOf(title: string): string {
  const kept = title
    .trim()
    .toLowerCase()
    .replace(/\uFE0F|[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
  return kept.replaceAll(' ', '-')
}
