import type { Analysis } from './analysis/analysis.ts'
import type { Diagnostic, Finding } from './diagnostic.ts'
import type { Rule, Settings } from './rules/rule.ts'
import { VERSION } from './version.ts'

/** Where the rules' pages are, at the release that speaks. */
const pages = `https://github.com/skillproof/skillproof/blob/v${VERSION}/src/rules/README.md`

/** Runs the rules of the profile over the facts, skill by skill and then on the whole, and stamps each finding with its rule. */
export function check(analysis: Analysis, shelf: readonly Rule[], settings: Settings): Diagnostic[] {
  const { profile = 'default' } = settings
  const rules = shelf.filter((rule) => (rule.profile ?? 'default') === profile)
  const diagnostics: Diagnostic[] = []
  for (const skill of analysis.set.skills) {
    // A sample and a file that cannot be read have one thing to say, and the verdict says it.
    const silent = skill.isSample || skill.unreadable !== null
    for (const rule of rules) {
      if (rule.on !== 'skill' || (silent && !rule.speaksForVerdicts)) continue
      for (const finding of rule.check(skill, analysis, settings)) diagnostics.push(stamp(rule, finding))
    }
    skill.settle()
  }
  for (const rule of rules) {
    if (rule.on !== 'set') continue
    for (const finding of rule.check(analysis, settings)) diagnostics.push(stamp(rule, finding))
  }
  return diagnostics
}

/** The page of a rule. */
export function pageOf(id: string): string {
  return `${pages}#${id}`
}

function stamp(rule: Rule, finding: Finding): Diagnostic {
  return {
    ...finding,
    rule: finding.cause ? `${rule.id}/${finding.cause}` : rule.id,
    severity: finding.severity ?? rule.severity,
    url: pageOf(rule.id),
  }
}
