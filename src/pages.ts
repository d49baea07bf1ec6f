import { UsageError } from './diagnostic.ts'
import { recipeFormats } from './recipes/index.ts'
import type { RecipeFormat } from './recipes/recipe.ts'
import { recipeProblemPages } from './recipes/recipe-problem.ts'
import { toolboxes } from './recipes/recipe-tools.ts'
import { type WaiverPage, waiverPages } from './report/waivers.ts'
import { rules } from './rules/index.ts'
import type { Rule } from './rules/rule.ts'
import { parityLimits, profileDifferences } from './rules/rule-profiles.ts'
import { runtimes } from './runtimes/index.ts'
import { type ReasonPage, reasonPages } from './runtimes/reason.ts'
import type { Runtime } from './runtimes/runtime.ts'
import { nearest } from './source/nearest.ts'
import type { Files } from './source/workspace.ts'

/** The page of all rules, in Markdown: src/rules/README.md is this text. */
export function rulesPage(): string {
  const list = rules.map((rule) => `- [\`${rule.id}\`](#${rule.id}) (${rule.severity}): ${rule.summary}`)
  return page([
    '# Rules',
    'Written by `npm run pages` from the rules themselves; their examples are run as tests.',
    list.join('\n'),
    ...rules.map(rulePage),
    '# Waivers',
    'What is said about an entry of `waivers:` in `skillproof.yml` itself. It can be neither waived nor ignored.',
    ...waiverPages.map(waiverPage),
  ])
}

/** The page of what the profiles judge otherwise, in Markdown: src/rules/PROFILES.md is this text. */
export function profilesPage(): string {
  return page([
    '# Profiles',
    'Where `--profile recipecheck` and the default profile differ, and why. Written by `npm run pages` from `rule-profiles.ts`.',
    'The profile `recipecheck` gives the answer of core-agent’s recipecheck, with its quirks. The default profile gives the answer that we think is right.',
    ...profileDifferences.map(({ what, recipecheck, default: ours, reason }) =>
      [`## ${what}`, `- \`recipecheck\`: ${recipecheck}\n- default: ${ours}\n- Why: ${reason}`].join('\n\n'),
    ),
    '# Where the profile differs from the program',
    parityLimits.map((limit) => `- ${limit}`).join('\n'),
  ])
}

/** The page of all runtimes, in Markdown: src/runtimes/README.md is this text. */
export function runtimesPage(): string {
  return page([
    '# Runtimes',
    'Written by `npm run pages` from the runtimes themselves; their examples are run as tests.',
    ...runtimes.map(runtimePage),
    '# Reasons',
    'Why a runtime does what it does. A diagnostic names its reason behind the slash of its rule.',
    ...reasonPages.map(reasonPage),
  ])
}

/** The page of all recipe formats, in Markdown: src/recipes/README.md is this text. */
export function recipesPage(): string {
  const problems = recipeProblemPages.map(({ code, severity, title }) => `- \`${code}\` (${severity}): ${title}`)
  return page([
    '# Recipes',
    'What one deployment really has, read from its own files. Written by `npm run pages` from the formats themselves; their examples are run as tests.',
    ...recipeFormats.map(formatPage),
    '# Problems',
    'What is wrong with a recipe itself. The rule `recipe-problem` says it, with the code behind its slash.',
    problems.join('\n'),
  ])
}

/** The page of one rule, one reason, or a rule and its cause. Throws UsageError for an id that is none. */
export function explain(id: string): string {
  const [ruleId = '', cause] = id.split('/')
  const rule = rules.find((each) => each.id === ruleId)
  const reason = reasonPages.find((each) => each.code === (rule ? cause : ruleId))
  if (rule && cause === undefined) return page([rulePage(rule)])
  if (rule && reason) return page([rulePage(rule), reasonPage(reason)])
  const problem = recipeProblemPages.find(({ code }) => code === (rule?.id === 'recipe-problem' ? cause : ruleId))
  if (problem) {
    const voice = rules.find((each) => each.id === 'recipe-problem')
    const title = `### ${problem.code}\n\n${capital(problem.title)}. Severity: ${problem.severity}.`
    return page(voice ? [rulePage(voice), title] : [title])
  }
  if (reason) return page([reasonPage(reason)])
  const waiver = waiverPages.find((each) => each.id === id)
  if (waiver) return page([waiverPage(waiver)])
  const runtime = runtimes.find((each) => each.id === ruleId)
  if (runtime) return page([runtimePage(runtime)])
  const known = [
    ...rules.map((each) => each.id),
    ...reasonPages.map(({ code }) => code),
    ...recipeProblemPages.map(({ code }) => code),
    ...waiverPages.map((each) => each.id),
    ...runtimes.map((each) => each.id),
  ]
  const near = nearest(id, known)
  const hint = near ? ` Did you mean "${near}"?` : ' `skillproof rules` and `skillproof runtimes` list them.'
  throw new UsageError(`"${id}" is no rule, reason or runtime.${hint}`)
}

function page(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`
}

function rulePage(rule: Rule): string {
  return [
    `## ${rule.id}`,
    `${rule.summary} Severity: ${rule.severity} unless a finding says otherwise.`,
    rule.why,
    `**What to do.** ${rule.cure}`,
    '**Wrong**',
    ...filesOf(rule.examples.bad),
    '**Right**',
    ...filesOf(rule.examples.good),
  ].join('\n\n')
}

function waiverPage({ id, severity, summary, why, cure }: WaiverPage): string {
  return [`## ${id}`, `${summary} Severity: ${severity}.`, why, `**What to do.** ${cure}`].join('\n\n')
}

function runtimePage(runtime: Runtime): string {
  const blast = { skill: 'the skill alone', directory: 'its folder', catalog: 'every skill of the same root' }
  const lines = [
    `- Releases: ${runtime.version}`,
    `- Looks for skills: ${runtime.discovery}`,
    `- One bad file takes down: ${blast[runtime.blast]}; ${runtime.silent ? 'nobody is told' : 'it is told'}`,
    ...runtime.evidence.map(({ basis, cite, date }) => `- Evidence (${basis}, ${date}): ${cite}`),
  ]
  const examples = runtime.examples.map(
    ({ title, status, reason }) => `- ${title}: ${status}${reason ? ` (${reason})` : ''}`,
  )
  return [`## ${runtime.id}`, `${runtime.title}.`, lines.join('\n'), examples.join('\n')].join('\n\n')
}

function formatPage(format: RecipeFormat): string {
  const tools = toolboxes[format.runtime]
  const lines = [
    `- Found by: ${format.files}`,
    `- ${format.closed ? 'Closed: the deployment is all in its files' : 'Open: users add tools and servers of their own'}`,
    ...(tools ? [`- Runtime: ${format.runtime}; tools of servers are named \`${tools.spelling}\``] : []),
    `- Evidence: ${format.evidence}`,
    ...(tools && tools.evidence !== format.evidence ? [`- Evidence of its tools: ${tools.evidence}`] : []),
  ]
  const examples = format.examples.map(({ title, absent, servers, problem }) => {
    const without = absent.length > 0 ? `without ${absent.join(', ')}` : 'with every built-in'
    const having = servers && servers.length > 0 ? `; servers ${servers.join(', ')}` : ''
    return `- ${title}: ${without}${having}${problem ? ` (\`${problem}\`)` : ''}`
  })
  return [`## ${format.id}`, `${capital(format.title)}.`, lines.join('\n'), examples.join('\n')].join('\n\n')
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function reasonPage({ code, title, means }: ReasonPage): string {
  return [`### ${code}`, `${title.slice(0, 1).toUpperCase()}${title.slice(1)}. ${means}`].join('\n\n')
}

/** Each file as a fenced block; the fence is longer than any inside, and the marks around the place are taken out. */
function filesOf(files: Files): string[] {
  return Object.entries(files).flatMap(([path, content]) => {
    const text = typeof content === 'string' ? content.replaceAll('[|', '').replaceAll('|]', '') : '(bytes)'
    const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
    const fence = '`'.repeat(longest + 1)
    const shown = text.length > 600 ? `${text.slice(0, 600)}…` : text
    return [`\`${path}\``, `${fence}text\n${shown.replaceAll('\r', '␍').replace(/\n?$/, '')}\n${fence}`]
  })
}
