import { skillRule } from './rule.ts'

/** Reasons of verdicts that say it already. */
const told = new Set<string>(['alias-bomb', 'anchor-or-alias', 'undefined-alias'])

export const anchorInFrontmatter = skillRule({
  id: 'anchor-in-frontmatter',
  summary: 'The frontmatter uses an anchor or an alias.',
  why: 'It is legal YAML, but readers that follow StrictYAML refuse it, and readers that are no YAML libraries show `&name` as part of the text.',
  cure: 'Write the value out in each place.',
  severity: 'note',
  examples: {
    bad: {
      'skills/phone/SKILL.md':
        '---\nname: phone\ndescription: [|&d|] Keeps the list.\nmetadata:\n  summary: *d\n---\nKeep.\n',
    },
    good: { 'skills/phone/SKILL.md': '---\nname: phone\ndescription: "Keeps R&D, *and* more."\n---\nKeep.\n' },
  },
  *check(skill, analysis) {
    const yaml = skill.frontmatter.yaml
    const first = yaml?.anchors[0] ?? yaml?.aliases[0]
    if (!yaml || !first || yaml.faults.some((fault) => told.has(fault.code))) return
    for (const verdict of analysis.verdicts.get(skill)?.values() ?? []) {
      if (verdict.reasons.some((reason) => told.has(reason.code))) return
    }
    const sign = yaml.anchors.length > 0 ? '&' : '*'
    yield {
      message:
        `\`${sign}${first.name}\` is ${sign === '&' ? 'an anchor' : 'an alias'}. Some readers of frontmatter do not know ` +
        'anchors and aliases: they refuse the file or show the sign as text. Write the value out in each place.',
      at: { path: skill.filePath, span: first.span },
      name: first.name,
    }
  },
})
