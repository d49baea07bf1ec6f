import type { Analysis } from '../analysis/analysis.ts'
import type { Skill } from '../skill/skill.ts'
import { frontmatterSteps } from '../skill/steps.ts'
import type { SourceFile } from '../source/file.ts'
import { nearest } from '../source/nearest.ts'
import { type Located, type Span, spanOf, within } from '../source/span.ts'
import { folderOf, joinPath, nameOf } from '../source/workspace.ts'
import { skillRule } from './rule.ts'

export const stepFileMissing = skillRule({
  id: 'step-file-missing',
  summary: 'A step names a file of the bundle that is not there.',
  why: 'The agent cannot do the step: the file was renamed, left out of the commit, or never copied along with the SKILL.md.',
  cure: 'Add the file, or correct its path; paths count from the skill’s folder.',
  severity: 'error',
  examples: {
    bad: {
      'skills/report/SKILL.md':
        '---\nname: report\ndescription: Reports.\n---\n1. Run `python [|scripts/collect.py|] --all`\n2. Send it\n',
      'skills/report/scripts/collect_all.py': 'pass\n',
    },
    good: {
      'skills/report/SKILL.md':
        '---\nname: report\ndescription: Reports.\n---\n1. Run `scripts/collect.py`\n2. Write `assets/report.md`\n3. Read `references/<topic>.md`\n',
      'skills/report/scripts/collect.py': 'pass\n',
    },
  },
  *check(skill, analysis) {
    const told = new Set<string>()
    for (const { value: name, span } of namedFiles(skill)) {
      if (told.has(name) || isThere(name, skill, analysis) || isOpen(name, skill)) continue
      told.add(name)
      yield {
        message: `The step names \`${name}\`, which the bundle does not hold, so it cannot be done. ${near(name, skill)}`,
        at: { path: skill.filePath, span },
        name,
      }
    }
  },
})

/** Files that the frontmatter's steps and the body's numbered items give an order about. Links of the body have a rule of their own. */
function* namedFiles(skill: Skill): Iterable<Located<string>> {
  const { file } = skill
  for (const { span } of frontmatterSteps(skill.stepLists)) {
    for (const match of file.slice(span).matchAll(/(`|\]\()([^`)\s][^`)]*)[`)]/g)) {
      const start = span.start + match.index + (match[1]?.length ?? 0)
      yield* pathsIn(spanOf(start, start + (match[2]?.length ?? 0)), file, match[1] === '`')
    }
    yield* bare(span, file)
  }
  const items = skill.body.lists.filter((list) => list.ordered).flatMap((list) => list.items)
  for (const { contentSpan } of skill.body.codeSpans) {
    if (items.some((item) => within(contentSpan, item.span))) yield* pathsIn(contentSpan, file, true)
  }
  for (const { textSpan } of items) yield* bare(textSpan, file)
}

const verbs =
  'run|execute|read|open|see|use|load|follow|consult|check|apply|start|call|invoke|launch|view|review|refer to|according to'

/** Paths right behind a verb, without backticks. */
function* bare({ start, end }: Span, file: SourceFile): Iterable<Located<string>> {
  const order =
    /\b(?:run|execute|read|open|see) (?:the )?(?:file |script )?(?=(?:\.\/)?(?:scripts|references|assets)\/)(\S+)/gi
  for (const match of file.text.slice(start, end).matchAll(order)) {
    const at = start + match.index + match[0].length - (match[1]?.length ?? 0)
    yield* pathsIn(spanOf(at, at + (match[1]?.length ?? 0)), file, false)
  }
}

const pathPattern =
  /(?<![\w./\\$}>)\]*:@-])(?:\.\/)?((?:scripts|references|assets)\/[\w.@+/-]*[\w-]\.[A-Za-z][A-Za-z0-9]{0,9})(?![\w/\\<{*$[-])/g
const placeholder = /YYYY|XXX|NNN|\.\.|(?:^|\/)(?:foo|bar|path|your|my|some)[-_./]/i
const orders = new RegExp(`\\b(?:${verbs})\\b[^.;]{0,50}$`, 'i')
const interpreter =
  /(?:^|[\s;&|])(?:python3?|node|bash|sh|zsh|ruby|perl|pwsh|deno|bun|tsx|uv|uvx|Rscript)\s(?:[^;&|]*\s)?$/

/** The paths in a piece of code, or in a link or word that an order stands before (`inCode` false). */
function* pathsIn(span: Span, file: SourceFile, inCode: boolean): Iterable<Located<string>> {
  const text = file.slice(span)
  for (const match of text.matchAll(pathPattern)) {
    const path = match[1] ?? ''
    const start = span.start + match.index + match[0].length - path.length
    const before = file.text.slice(file.text.lastIndexOf('\n', start) + 1, start)
    const code = text.slice(0, match.index)
    const command =
      match[0].startsWith('./') || interpreter.test(code) || (code === '' && /^\s-/.test(text.slice(match[0].length)))
    if (placeholder.test(path) || (inCode && !command && (code.trim() !== '' || !orders.test(before)))) continue
    yield { value: path, span: spanOf(start, start + path.length) }
  }
}

/** In the bundle, in any case of letters; or where the same path leads from a folder above: a project's own, or an outer skill's. */
function isThere(path: string, skill: Skill, { set: { workspace } }: Analysis): boolean {
  const lower = path.toLowerCase()
  const own = [...skill.bundle.resources.map((each) => each.path), ...skill.bundle.folders]
  if (own.some((each) => each.toLowerCase() === lower)) return true
  for (let folder = skill.path; ; folder = folderOf(folder)) {
    const full = joinPath(folder, path)
    if (full === null || workspace.has(full)) return true
    const under = (link: string): boolean => full === link || full.startsWith(`${link}/`)
    if (workspace.leftOut.some((each) => each.reason !== 'link-broken' && under(each.path))) return true
    if ([...workspace.linkedFolders.keys()].some(under)) return true
    if (folder === '.' || folder.endsWith('..')) return false
  }
}

/** Words before a path that make the file, deny it, or say that it is somebody else's. */
const making =
  /\b(?:creat|writ|wrot|sav|generat|produc|outputs?|export|draft|append|record|emit|render|renam|mov|copy|copied|populat|scaffold|delet|remov|add|missing|no|not|never|without|optional|example|e\.g|such as|like|skill|project|repo|target|user|workspace|codebase)[^.]{0,60}$/i
/** Words behind it that leave open whether it is there. */
const leavingOpen =
  /^[^.]{0,50}\b(?:exists?|present|available|optional|missing|any|skill|project|repo|target|template)/i

/** True where any line with the path says so. */
function isOpen(path: string, skill: Skill): boolean {
  return skill.file.text.split('\n').some((line) => {
    const at = line.indexOf(path)
    return at >= 0 && (making.test(line.slice(0, at)) || leavingOpen.test(line.slice(at + path.length)))
  })
}

function near(path: string, skill: Skill): string {
  const paths = skill.bundle.resources.map((each) => each.path)
  const names = new Map(paths.map((each) => [nameOf(each), each]))
  const meant = names.get(nearest(nameOf(path), [...names.keys()]) ?? '')
  if (meant) return `\`${meant}\` is near; correct the path, or add the file.`
  const folder = folderOf(path)
  const beside = paths.filter((each) => folderOf(each) === folder)
  if (beside.length === 0) return `There is no file in \`${folder}\`; add it, or correct the path.`
  const shown = beside.slice(0, 5).map((each) => `\`${each}\``)
  return `\`${folder}\` holds ${shown.join(', ')}${beside.length > 5 ? ` and ${beside.length - 5} more` : ''}; correct the path, or add the file.`
}
