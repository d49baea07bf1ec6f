import { setRule } from './rule.ts'

export const treeNotRead = setRule({
  id: 'tree-not-read',
  summary: 'A folder could not be read, or the walk ended before its end.',
  why: 'Skills that stand in it were not checked, and a pass says nothing about them.',
  cure: 'Give the run the right to read the folder, check a part of the tree at a time, or exclude the folder.',
  severity: 'warning',
  examples: {
    bad: {
      'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n',
      'skills/locked': 'locked:',
    },
    good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
  },
  *check({ set }) {
    for (const { path, reason, why } of set.workspace.leftOut) {
      if (reason !== 'unreadable' && reason !== 'limit') continue
      const message = `This folder was not read: ${why}. Skills that stand in it were not checked. Give the run the right to read it, check a part of the tree at a time, or exclude it.`
      yield { message, at: { path, span: null }, name: path }
    }
  },
})
