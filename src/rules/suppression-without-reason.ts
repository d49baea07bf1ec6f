import { skillRule } from './rule.ts'

export const suppressionWithoutReason = skillRule({
  id: 'suppression-without-reason',
  summary: 'An ignore comment gives no reason.',
  why: 'Nobody can tell later whether the finding was wrong, accepted or forgotten, so the comment stays for ever.',
  cure: 'Write the reason behind a colon: `skillproof-ignore RULE: reason`.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/tide/SKILL.md':
        '---\nname: tide\ndescription: Reads tide tables.\n---\n[|<!-- skillproof-ignore link-missing -->|]\n[the table](table.md)\n',
      'skills/tide/table.md': '# Table\n',
    },
    good: {
      'skills/tide/SKILL.md':
        '---\nname: tide\ndescription: Reads tide tables.\n---\n<!-- skillproof-ignore link-missing: made at run time -->\n[the table](table.md)\n',
      'skills/tide/table.md': '# Table\n',
    },
  },
  *check(skill) {
    for (const { rule, reason, span } of skill.suppressions) {
      if (reason.trim() !== '') continue
      const spoken = rule === '*' ? 'every rule' : `\`${rule}\``
      const message = `This comment silences ${spoken} and does not say why, so nobody can tell later whether it still holds. Write the reason behind a colon: \`skillproof-ignore ${rule === '*' ? 'RULE' : rule}: reason\`.`
      yield { message, at: { path: skill.filePath, span }, name: rule }
    }
  },
})
