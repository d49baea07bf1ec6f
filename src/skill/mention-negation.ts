import type { CodeBlock } from '../source/markdown.ts'
import type { Span } from '../source/span.ts'
import { CODE_WORD, type MentionText } from './mention-text.ts'

/** True where the sentence around a place says that the thing is not there or not to be used. */
export function isDenied(text: MentionText, span: Span): boolean {
  return (
    deniesAhead(text.before(span)) ||
    deniesBehind(text.after(span)) ||
    isBadExample(text.lineStart(span.start)) ||
    isBadLine(text.columnAt(span.start)) ||
    underDenial(text, span.start)
  )
}

/** True where the words before a block of code forbid what is in it, or show it as a bad example. */
export function isDeniedBlock(text: MentionText, block: CodeBlock): boolean {
  const lead = text.leadTo(block)
  return forbids.test(lastClause(lead).trim()) || isBadExample(lead) || underDenial(text, block.span.start)
}

/** A clause that is nothing but a ban on what follows it: "Never run:". */
const forbids =
  /^(?:please |you )?(?:(?:do|must|should|may|can|shall) ?not|don['’]t|can['’]t|never|avoid|must never|should never)(?: [\w'’-]+){0,5}$/i

/** True for a bullet that opens by saying that there is no shell: "**No shell.** …". */
export function opensWithDenial(text: MentionText, span: Span): boolean {
  return new RegExp(`^no (?:${CODE_WORD}|shell|bash|terminal|cli|commands?)[^.:]{0,30}[.:]`, 'i').test(
    text.lineStart(span.start),
  )
}

/** True for a comment or a column's head that says that what is under it is not to be done. */
export function isBadLine(words: string): boolean {
  return isBadExample(words) || ban.test(words.trim())
}

const badLabel =
  /^\W*(?:(?:bad|wrong|incorrect|anti-?pattern|not this)(?: example| way| approach| usage)?\s*(?:[:)\]—–-]|$)|[❌✗✘🚫⛔])|[❌🚫⛔]/iu
const ban = /^\W*(?:don['’]ts?|do not|never|avoid|instead of)\b.{0,24}$/i

/** True for a label that calls what follows it a bad example. */
function isBadExample(words: string): boolean {
  return badLabel.test(words.trim())
}

const deniedSection =
  /\b(?:anti-?patterns?|what (?:not to do|you cannot do|you can['’]t do|you do not have)|don['’]ts|do not(?: do| use)?$|never(?: do)?$|forbidden|prohibited|not available|unavailable|out of scope|bad examples?)\b/i

function underDenial(text: MentionText, offset: number): boolean {
  return text.headingsAbove(offset).some((heading) => deniedSection.test(heading))
}

/** What a denial does not reach across. */
const breaks =
  /[;:()]|\s[—–-]+\s|—|\b(?:then|but|so|until|unless|except|before|after|because|since|when|while|if|once|whether|otherwise|however|instead(?! of))\b/gi

const strong =
  /\b(?:do not|don['’]t|never|must not|mustn['’]t|should not|shouldn['’]t|cannot|can not|can['’]t|could not|shall not|may not|will not|won['’]t|need not|does not (?:have|support|include|provide|ship|use|run|need|require|offer)|doesn['’]t (?:have|support|include|provide|ship|use|run|need|require|offer)|(?:is|are) not (?:allowed|able|permitted) to|without|avoid(?:s|ing)?|instead of|rather than|lacks?|lacking|ignor(?:e|es|ing)|skip(?:s|ping)?|forget(?:s|ting)?|omit(?:s|ting)?|hesitate|fail(?:s)? to|refrain|refus(?:e|es|ing)|reject(?:s|ing)?|forbids?|prohibits?|disallows?|not(?! only| just))\b|(?:不要|禁止|不能|没有|避免|切勿|請勿|ないで)/gi
/** Copulas before `not`: they deny a state, not the order behind it. */
const state = /\b(?:is|are|was|were|be|been|does|did|has|have|had)\s$/i
/** `no`, `zero`, `neither` reach a few words far. */
const near = new RegExp(
  `\\b(?:no|zero|neither|nor|non)\\b(?!\\s(?:longer|more|matter|need))(?:[\\s-][^\\s,${CODE_WORD}]+){0,2}\\s*[("'“]*$`,
  'i',
)

function deniesAhead(before: string): boolean {
  if (laterAhead.test(before)) return true
  const clause = lastClause(before)
  let count = 0
  for (const match of clause.matchAll(strong)) {
    if (/^not$/i.test(match[0]) && state.test(clause.slice(0, match.index))) continue
    count += 1
  }
  if (near.test(clause)) count += 1
  return count % 2 === 1
}

/** The clause that the end of the text belongs to; a list of code spans counts as one of them. */
function lastClause(before: string): string {
  const listed = new RegExp(
    `(?:${CODE_WORD}\\s*(?:,\\s*(?:or|and|nor)?|/|\\+|\\bor\\b|\\band\\b|\\bnor\\b)\\s*)+$`,
    'i',
  )
  const text = before.replace(listed, '')
  let start = 0
  for (const match of text.matchAll(breaks)) {
    // An open bracket that is closed again before the end is an aside.
    if (match[0] === '(' && text.includes(')', match.index)) continue
    start = match.index + match[0].length
  }
  const clause = text.slice(start)
  const comma = clause.lastIndexOf(',')
  const goesOn = /^,\s*(?:or|nor)\b/i.test(clause.slice(comma))
  return comma >= 0 && !goesOn ? clause.slice(comma + 1) : clause
}

const behind = new RegExp(
  `^(?:\\s*(?:,|/|\\+|\\band\\b|\\bor\\b)*\\s*${CODE_WORD})*\\s*(?:(?:tools?|commands?|CLI|calls?|shell|binary|server)\\s)?(?:` +
    `(?:is|are|was|were|has been|have been)\\s(?:\\w+\\s)?(?:disabled|unavailable|forbidden|absent|gone|removed|blocked|missing|off\\b|prohibited|out of)|` +
    `(?:is|are|was|were|has been|have been)(?:n['’]t|\\s(?:\\w+\\s)?not)\\s(?:\\w+\\s)?(?:available|installed|registered|present|allowed|permitted|supported|enabled|reachable|used|needed|required|here|there|in (?:your|the|this))|` +
    `(?:does not|do not|doesn['’]t|don['’]t) (?:exist|work|run here)|` +
    `(?:cannot|can['’]t|must not|mustn['’]t|should not|may not|will not|won['’]t)\\s(?:be\\s)?(?:used|run|called|reached|work|exist)|` +
    `[—–-]\\s*(?:disabled|unavailable|not available)\\b|\\((?:disabled|unavailable|not available|removed)\\b` +
    `)`,
  'i',
)

/** "…, and anything under eight characters are all rejected": further on, and said of the whole list. */
const farBehind =
  /^[^;:—]*\b(?:is|are) (?:all |both |each )?(?:rejected|refused|forbidden|disallowed|banned|prohibited)\b/i

/** What is to come is not there yet. */
const laterAhead =
  /\b(?:once available|will (?:grow|gain|get|add|have|ship)|future|planned|upcoming|coming soon|not yet)\b/i
const laterBehind = /\b(?:ships? in v?\d|not yet|coming soon|is planned)\b/i

function deniesBehind(after: string): boolean {
  return behind.test(after) || farBehind.test(after) || laterBehind.test(after)
}
