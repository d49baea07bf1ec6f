import { decode, type SourceFile } from '../source/file.ts'
import { parseMarkdown } from '../source/markdown.ts'
import { type Span, spanOf } from '../source/span.ts'
import { nameOf, type Workspace } from '../source/workspace.ts'
import type { Mention } from './mention.ts'
import { commandMentions } from './mention-commands.ts'
import { MentionText } from './mention-text.ts'
import { toolMentions } from './mention-tools.ts'
import type { Skill } from './skill.ts'
import { frontmatterSteps } from './steps.ts'

/** A larger reference, in bytes, is not looked into. */
const REFERENCE_BYTES = 500_000

/** Markdown files of a bundle that are for the people who keep it, not for the agent. */
const forPeople = /^(?:readme|changelog|license|licence|notice|contributing|security|code_of_conduct)\b/i

/** What a skill tells the agent to use: in its description, its steps, its body and its references, in this order. */
export function readMentions(skill: Skill, workspace: Workspace): Mention[] {
  const { file } = skill
  const described = skill.description ? [skill.description.span] : []
  const steps = frontmatterSteps(skill.stepLists).map(({ span }) => span)
  const found = [...described, ...steps].flatMap((span) => mentionsIn(file, span, { isValue: true }))
  found.push(...allowedTools(skill))
  found.push(...mentionsOf(new MentionText(file, skill.body, skill.bodySpan)))
  for (const { path, file: at, tier } of skill.bundle.resources) {
    if (!path.toLowerCase().endsWith('.md') || tier === 'assets' || tier === 'scripts') continue
    if (forPeople.test(nameOf(path))) continue
    const read = workspace.read(at, REFERENCE_BYTES)
    if (!('bytes' in read)) continue
    const reference = decode(at, read.bytes)
    found.push(...mentionsIn(reference, spanOf(0, reference.text.length)))
  }
  return found
}

/** The mentions of a stretch of Markdown. A value of the frontmatter has no blocks of code. */
export function mentionsIn(file: SourceFile, span: Span, { isValue = false } = {}): Mention[] {
  const markdown = parseMarkdown(file.text, span.start, span.end)
  return mentionsOf(new MentionText(file, isValue ? { ...markdown, codeBlocks: [] } : markdown, span))
}

/** Each name once a place: the surest reading of it. */
function mentionsOf(text: MentionText): Mention[] {
  const found = new Map<string, Mention>()
  for (const mention of [...commandMentions(text), ...toolMentions(text)]) {
    const key = `${mention.kind} ${mention.name} ${mention.span.start}`
    if (mention.confidence === 'certain' || !found.has(key)) found.set(key, mention)
  }
  return [...found.values()]
}

/** The entries of `allowed-tools`, without what they allow the tool to do. */
function allowedTools({ allowedTools: entries, file }: Skill): Mention[] {
  return entries.map(({ value, span }) => {
    const name = value.replace(/\(.*$/s, '')
    const kind = /^mcp(?:__|:)/.test(name) ? 'mcp' : 'tool'
    const place = spanOf(span.start, Math.min(span.end, span.start + value.length))
    return { kind, name, file, span: place, confidence: 'certain', how: 'allowed-tools' }
  })
}
