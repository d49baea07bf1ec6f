import type { Analysis } from '../analysis/analysis.ts'
import type { Skill } from '../skill/skill.ts'
import { type Span, spanOf } from '../source/span.ts'
import { skillRule } from './rule.ts'

export const taskRederived = skillRule({
  id: 'task-rederived',
  summary: 'The skill opens by getting its own task again.',
  why: 'A skill is loaded at the point of use and speaks last, so one that opens with “acquire the project and the cluster from the user” overrides the task that the agent was given. An agent with nobody to ask makes the answer up, and works on something else.',
  cure: 'Write how the work is done, and take its parameters from the conversation: “use the cluster that the task names”.',
  severity: 'note',
  runtimes: ['core-agent'],
  examples: {
    bad: {
      '.agents/skills/look/SKILL.md':
        '---\nname: look\ndescription: Looks.\n---\n# Look\n\n[|To begin, acquire the following context from the user or the active SETTINGS.md config:|]\n\n- Project ID\n',
    },
    good: {
      '.agents/skills/look/SKILL.md':
        '---\nname: look\ndescription: Looks.\n---\n# Look\n\nUse the project and the cluster that the task names. Where one is missing, ask the user for it.\n',
    },
  },
  *check(skill, analysis) {
    if (!isServed(skill, analysis)) return
    const span = openingOrder(skill)
    if (!span) return
    yield {
      message:
        'The skill opens by getting its task again, from the user or from a settings file. It is loaded after the task was given, so it overrides it, ' +
        'and where nobody can be asked the agent makes the answer up. Say to use what the task names, and to get only what is really missing.',
      at: { path: skill.filePath, span },
    }
  },
})

/** How many paragraphs the opening of a body has. */
const OPENING = 5

const source =
  '(?:the )?(?:user|operator|customer|requester|active |current )*(?:`?SETTINGS\\.md`?|(?:settings|config(?:uration)?) (?:file|config)|user|operator|customer|requester)'
const order = new RegExp(
  `(?:^|[.:,] )(?:to (?:begin|start)[^.,:]{0,40}, |first,? |before (?:anything|you|running|starting)[^.,:]{0,60}, |you must |always |please )?(?:you must )?` +
    `(?:acquire|obtain|gather|collect|get|request|ask (?:the )?(?:user|operator)(?: for| to provide)|prompt (?:the )?user)\\b[^.]{0,120}?` +
    `(?:\\bfrom ${source}|\\b(?:user|operator)\\b for|(?:user|operator) to provide|SETTINGS\\.md)`,
  'i',
)
/** The order is only for what the task left open. */
const conditional =
  /\b(?:if|when|where|unless|only|missing|not (?:given|provided|specified|known|set)|ambiguous|unclear|optional|need(?:ed)?)\b/i

function openingOrder({ file, bodySpan }: Skill): Span | null {
  const text = file.text.slice(bodySpan.start, bodySpan.end)
  let seen = 0
  for (const match of text.matchAll(/(?:^|\n)[ \t]*((?!\n)[^\n]+(?:\n(?!\s*\n)[^\n]+)*)/g)) {
    const paragraph = match[1] ?? ''
    if (/^(?:#|```|~~~|\||<!--)/.test(paragraph)) continue
    seen += 1
    if (seen > OPENING) return null
    const words = paragraph.replace(/[*_]{2}/g, '').replace(/\s+/g, ' ')
    if (!order.test(words) || conditional.test(words)) continue
    const start = bodySpan.start + match.index + match[0].indexOf(paragraph)
    const end = paragraph.indexOf('\n')
    return spanOf(start, start + (end < 0 ? paragraph.trimEnd().length : end))
  }
  return null
}

function isServed(skill: Skill, { reach, targetsOf }: Analysis): boolean {
  const found = reach.some(
    ({ recipe, skills }) => recipe.runtime === 'core-agent' && skills.some((each) => each.skill === skill),
  )
  return found || targetsOf(skill).some(({ id }) => id.startsWith('core-agent'))
}
