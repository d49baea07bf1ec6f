import { spanOf } from '../source/span.ts'
import { skillRule } from './rule.ts'

/** platform.claude.com/docs, "Agent Skills overview", field requirements of `name`: no reserved words. */
const reserved = /(?<![\p{L}\p{N}])(?:anthropic|claude)(?![\p{L}\p{N}])/iu

export const reservedWordInName = skillRule({
  id: 'reserved-word-in-name',
  summary: 'The name holds a word that the Claude upload check reserves.',
  why: 'A name with `anthropic` or `claude` in it cannot be uploaded to claude.ai or the Claude API. Clients that read the folder take it.',
  cure: 'Choose another name if the skill is to be uploaded.',
  severity: 'note',
  examples: {
    bad: { 'skills/claude-helper/SKILL.md': '---\nname: [|claude|]-helper\ndescription: Helps.\n---\nHelp.\n' },
    good: { 'skills/mcp-ai-helper/SKILL.md': '---\nname: mcp-ai-helper\ndescription: Helps.\n---\nHelp.\n' },
  },
  *check(skill) {
    const name = skill.name
    const word = name ? reserved.exec(name.value)?.[0] : undefined
    if (!name || word === undefined) return
    const at = skill.file.slice(name.span).indexOf(word)
    const start = name.span.start + at
    yield {
      message:
        `\`${word}\` in the name is reserved (reserved words: anthropic, claude). The upload check of claude.ai and of the ` +
        'API refuses such a name; other clients take it. Choose another name if the skill is to be uploaded.',
      at: { path: skill.filePath, span: at < 0 ? name.span : spanOf(start, start + word.length) },
      name: word,
    }
  },
})
