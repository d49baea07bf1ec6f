import { spanOf } from '../source/span.ts'
import { resolved } from '../source/yaml.ts'
import { skillRule } from './rule.ts'

export const xmlTagInDescription = skillRule({
  id: 'xml-tag-in-description',
  summary: 'Something shaped like an XML tag stands in the description.',
  why: 'The hosted upload check refuses a description with XML tags. Clients put descriptions into XML for the model, one strips tags, and a placeholder or a generic type in angle brackets looks like markup to all of them.',
  cure: 'Write placeholders and types without angle brackets: `NAME`, `List of int`.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/slices/SKILL.md':
        '---\nname: slices\ndescription: Speeds up code with Span[|<T>|] in hot loops.\n---\nGo.\n',
    },
    good: {
      'skills/slices/SKILL.md':
        '---\nname: slices\ndescription: For width < 40 or height > 90, maps input -> output.\n---\nGo.\n',
    },
  },
  *check(skill) {
    const field = skill.frontmatter.fields.get('description')
    const node = field ? resolved(field.value) : null
    if (!field || node?.kind !== 'scalar') return
    const tag = tagShaped.exec(node.value)?.[0]
    if (tag === undefined) return
    const at = skill.file.slice(node.span).indexOf(tag)
    const start = node.span.start + at
    // A long unbroken word may be a secret.
    const shown = tag.replace(/[\w+/=-]{24,}/g, '…')
    yield {
      message:
        `\`${shown}\` in the description has the shape of an XML tag. The upload check of claude.ai and of the API refuses ` +
        'such a description, and a model that gets it inside XML may read it as markup. Write it without angle brackets.',
      at: { path: skill.filePath, span: at < 0 ? field.value.span : spanOf(start, start + tag.length) },
      name: shown,
    }
  },
})

/** A letter right behind `<`, no blank or arrow right before `>`, and no address: `< 40`, `<-`, `->` and links are none. */
const tagShaped = /<\/?(?![\w.+-]+:\/\/|[\w.+-]+@)[\p{L}_](?:[^<>]{0,80}[^<>\s=-])?>/u
