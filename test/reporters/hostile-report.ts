import type { Diagnostic } from '../../src/diagnostic.ts'
import { settle } from '../../src/report/policy.ts'
import type { Report } from '../../src/report/report.ts'
import type { Files } from '../../src/source/workspace.ts'
import { analysisOf, type Given, not, policy, runtime, setOf } from './canned.ts'

/** A report in which every text that a repository decides is hostile: paths, names, lines, messages, reasons. */
export function hostileReport(texts: readonly string[]): Report {
  const files: Record<string, string> = {}
  for (const [at, text] of texts.entries()) {
    const name = JSON.stringify(text.replace(/\p{Cs}/gu, '\ufffd'))
    files[`${text.replaceAll('/', '∕')}-${at}/SKILL.md`] = `---\nname: ${name}\nrequires: ${name}\n---\n${text}\n`
    files[`skills/${text.replaceAll('/', '∕')}-${at}/skill.md`] = text
  }
  const set = setOf(files satisfies Files)
  const verdicts: Record<string, NonNullable<Given['verdicts']>[string]> = {}
  for (const [at, skill] of set.skills.entries()) {
    const text = texts[at] ?? ''
    const withheld = not('withheld', 'requires-unmet', text)
    verdicts[skill.path] = { codex: not('dropped', 'name-character', text), 'core-agent': withheld, opencode: withheld }
  }
  const analysis = analysisOf(set, {
    runtimes: ['codex', 'core-agent', 'opencode'].map(runtime),
    targets: ['core-agent', 'opencode'],
    verdicts,
    framing: 7,
  })
  const severities = ['error', 'warning', 'note'] as const
  const diagnostics = set.skills.flatMap(({ filePath, file }, at): Diagnostic[] => {
    const text = texts[at] ?? ''
    const start = file.text.lastIndexOf('---\n') + 4
    const severity = severities[at % 3] ?? 'error'
    const related = [{ at: { path: `${text}/x`, span: null }, message: text }]
    const shared = { rule: 'hostile', message: text, url: 'https://x.test/#hostile', severity, name: text, related }
    return [
      { ...shared, at: { path: filePath, span: { start, end: start + text.length } } },
      { ...shared, at: { path: filePath, span: { start: 0, end: 3 } } },
      { ...shared, at: { path: text || '.', span: null } },
    ]
  })
  return settle(diagnostics, analysis, policy)
}
