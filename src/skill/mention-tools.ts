import { type Located, located, type Span, spanOf, within } from '../source/span.ts'
import type { Mention } from './mention.ts'
import { isDenied, isDeniedBlock } from './mention-negation.ts'
import type { MentionText } from './mention-text.ts'

/** Languages whose code names functions and variables of its own; a tool's name in it is a coincidence. */
const programming =
  /^(?:python3?|py|js|javascript|jsx|mjs|ts|typescript|tsx|go|golang|rust|rs|java|kotlin|scala|swift|ruby|rb|php|perl|lua|r|julia|dart|elixir|haskell|c|cpp|c\+\+|cs|csharp|objc|sql|html|css|scss|vue|svelte|apex|solidity|powershell|ps1|diff|mermaid|dockerfile|hcl|tf|makefile|graphql|proto|latex|tex|regex)$/i

/** Names that stand for a name. */
const placeholder =
  /^(?:x|y|foo|bar|baz|name|tool|tools|tool_?name|server|string|none|null|true|false|my[_-].*|your[_-].*|some[_-].*|example.*|.*_?here)$/i

/** The tools, servers' tools, skills and sub-agents that a text tells the agent to use. */
export function* toolMentions(text: MentionText): Iterable<Mention> {
  yield* namedInCode(text)
  yield* slotsAndCalls(text)
  yield* namedInWords(text)
  yield* mcpNames(text)
  yield* slashNames(text)
}

const called =
  /\b(?:call(?:s|ing|ed)?|us(?:e|es|ing)|invok(?:e|es|ing)|run(?:s|ning)?|via|with|through)\s+(?:the\s+|a\s+|an\s+|native\s+)*(?:\u2311\s*(?:,\s*(?:or|and)?|\/|\+|\bor\b|\band\b)\s*)*$/i
const toolBehind = /^\s*(?:MCP |native |built-in )?(?:tools?|function)\b/i
/** Words before a name that say that it names something else. */
const otherNoun =
  /\b(?:keys?|fields?|settings?|parameters?|params?|arguments?|args?|options?|flags?|columns?|property|properties|values?|labels?|variables?|vars?|files?|folders?|director(?:y|ies)|paths?|methods?|class|classes|modules?|tables?|status|state|type|types|enum|branch|tag|package|librar(?:y|ies)|roles?)\s*(?:\u2311\s*(?:,|\/|\bor\b|\band\b)\s*)*(?:named\s+|called\s+)?["'“]?$/i
const otherNounBehind =
  /^\s*(?:keys?|fields?|settings?|parameters?|params?|arguments?|args?|options?|flags?|columns?|property|properties|values?|labels?|variables?|files?|folders?|director(?:y|ies)|paths?|methods?|class|modules?|tables?|packages?|roles?|[=:])(?![\w-])/i

/** One name in backticks: surely meant as a tool where the words say so, perhaps where it only looks like one. */
function* namedInCode(text: MentionText): Iterable<Mention> {
  for (const { code, span, contentSpan } of text.markdown.codeSpans) {
    const name = /^([A-Za-z][\w-]*)(?:\(\))?$/.exec(code)?.[1]
    if (!name || name.includes('__')) continue
    const before = text.before(span)
    const after = text.after(span)
    if (otherNounBehind.test(after)) continue
    const kind = nounOf(after, before)
    const asTool = toolBehind.test(after) || kind !== 'tool'
    const how = asTool ? 'named-tool' : called.test(before) || code.endsWith('()') ? 'order' : 'name'
    if ((how === 'name' && otherNoun.test(before)) || isDenied(text, span)) continue
    const confidence = kind === 'tool' && (how !== 'name' || looksCompound(name)) ? 'certain' : 'likely'
    yield { kind, name, file: text.file, span: within(contentSpan, span) ? contentSpan : span, confidence, how }
  }
}

function nounOf(after: string, before: string): 'tool' | 'skill' | 'subagent' {
  if (/^\s*skills?\b(?!\.)/i.test(after) || /\bskill\s*$/i.test(before)) return 'skill'
  return /^\s*(?:sub-?agents?)\b/i.test(after) ? 'subagent' : 'tool'
}

/** `fetch_url`, `WebFetch`: no word of a language looks like it. */
function looksCompound(name: string): boolean {
  return /[a-z0-9]_[a-z0-9]/i.test(name) || /[a-z][A-Z]/.test(name)
}

/** `tool: "x"`, `"tool": "x"`, `tool: x`. */
const slot =
  /(?<![\w-])(["']?)tool\1[ \t]*[:=][ \t]*(?:(["'])([A-Za-z]\w*(?:[-./:]\w+)*)\2|([A-Za-z]\w*)(?=[ \t]*(?:$|[,)}`])))/gm
/** `x(key: …)`, `x(key=…)`, over lines too; not what is assigned or annotated with. */
const call = /(?<![\w.$:/@-])([A-Za-z_][\w-]*)\((?=\s*(?:\/\/[^\n]*\n\s*)?(["']?)[a-z_]\w*\2\s*(?:=(?!=)|:)\s*\S)/g

/** Names in a place that holds a tool: a slot, or in front of arguments that have names. */
function* slotsAndCalls(text: MentionText): Iterable<Mention> {
  const { file } = text
  for (const part of readable(text)) {
    for (const match of part.value.matchAll(slot)) {
      const name = match[3] ?? match[4] ?? ''
      const quoted = match[3] !== undefined
      if (placeholder.test(name) || (!quoted && !part.inCode)) continue
      const at = part.span.start + match.index + match[0].lastIndexOf(name)
      const span = spanOf(at, at + name.length)
      if (part.isDenied(span)) continue
      const confidence = quoted && match[1] === '' ? 'certain' : 'likely'
      yield { kind: 'tool', name, file, span, confidence, how: 'tool-slot' }
    }
    if (!part.inCode) continue
    for (const match of part.value.matchAll(call)) {
      const name = match[1] ?? ''
      const at = part.span.start + match.index
      const span = spanOf(at, at + name.length)
      const isAssigned = /=[ \t]*$/.test(part.value.slice(Math.max(0, match.index - 20), match.index))
      if (placeholder.test(name) || isAssigned || part.isDenied(span)) continue
      yield { kind: 'tool', name, file, span, confidence: 'certain', how: 'call' }
    }
  }
}

/** Languages of blocks that a tool's call may stand in. */
const notation = /^(?:te?xt|plaintext|plain|jsonc?|json5|ya?ml|toml|md|markdown|xml|tool|tools|prompt|example)$/i
/** What only program text has, in a block that names no language. */
const programLine =
  /^\s*(?:import |from \S+ import |def |class |const |let |var |function |return |#include|package |public |async |await )/m

function isProgram({ language, code }: { language: string | null; code: string }): boolean {
  return language === null ? programLine.test(code) : !notation.test(language)
}

interface Readable extends Located<string> {
  readonly inCode: boolean
  isDenied(place: Span): boolean
}

/** Code spans and blocks that are no program text, and the running text around them. */
function* readable(text: MentionText): Iterable<Readable> {
  for (const block of text.markdown.codeBlocks) {
    if (isProgram(block)) continue
    // Indents and quote marks between the lines do no harm to what is looked for here.
    const span = block.contentSpan
    yield { ...located(text.file.slice(span), span), inCode: true, isDenied: () => isDeniedBlock(text, block) }
  }
  for (const { span, contentSpan } of text.markdown.codeSpans) {
    const code = text.file.slice(contentSpan)
    yield { ...located(code, contentSpan), inCode: true, isDenied: () => isDenied(text, span) }
  }
  const words = text.masked.slice(text.span.start, text.span.end)
  yield { ...located(words, text.span), inCode: false, isDenied: (place) => isDenied(text, place) }
}

/** "the fetch_url tool", "call record_plan" without backticks, for names that no sentence has as a word. */
function* namedInWords(text: MentionText): Iterable<Mention> {
  const pattern = /(?<![\w./$-])([a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?![\w/.-]*[\w/-])/g
  for (const match of text.masked.slice(0, text.span.end).matchAll(pattern)) {
    const name = match[1] ?? ''
    const span = spanOf(match.index, match.index + name.length)
    const asTool = toolBehind.test(text.after(span))
    if ((!asTool && !called.test(text.before(span))) || isDenied(text, span)) continue
    yield { kind: 'tool', name, file: text.file, span, confidence: 'likely', how: asTool ? 'named-tool' : 'order' }
  }
}

/** `mcp__server__tool` and `mcp:server/tool` wherever they stand, `server__tool` and `server:tool` in backticks. */
function* mcpNames(text: MentionText): Iterable<Mention> {
  const explicit =
    /(?<![\w./-])mcp(?:__[A-Za-z0-9][\w-]*?(?:__(?:[A-Za-z0-9][\w-]*|\*))?|:[A-Za-z0-9][\w.-]*\/[\w.-]+)(?![\w-])/g
  const hidden = text.markdown.codeBlocks.filter((block) => programming.test(block.language ?? ''))
  const source = text.file.text.slice(0, text.span.end)
  for (const match of source.slice(text.span.start).matchAll(explicit)) {
    const start = text.span.start + match.index
    const span = spanOf(start, start + match[0].length)
    if (hidden.some((block) => within(span, block.span)) || /__\*?$/.test(match[0])) continue
    if (/[_:](?:server|your|my|example|foo)[_/]|<|\bmcp__$/i.test(match[0]) || isDenied(text, span)) continue
    yield { kind: 'mcp', name: match[0], file: text.file, span, confidence: 'certain', how: 'named-tool' }
  }
  for (const { code, span, contentSpan } of text.markdown.codeSpans) {
    if (
      !/^[A-Za-z][\w-]*?(?:__[A-Za-z]\w*|:[A-Za-z]\w*)$/.test(code) ||
      code.startsWith('mcp__') ||
      isDenied(text, span)
    )
      continue
    const asTool = called.test(text.before(span)) || toolBehind.test(text.after(span))
    const how = asTool ? 'named-tool' : 'name'
    yield {
      kind: 'mcp',
      name: code,
      file: text.file,
      span: contentSpan,
      confidence: asTool ? 'certain' : 'likely',
      how,
    }
  }
}

/** `/plugin:skill`: how clients with slash commands write another skill's name. */
function* slashNames(text: MentionText): Iterable<Mention> {
  const pattern = /(?<![\w/.:<\]})-])\/([a-z][a-z0-9-]*:[a-z][a-z0-9-]*)(?![\w/.:-]*[\w/])/g
  const regions: { code: string; start: number }[] = [
    { code: text.masked.slice(text.span.start, text.span.end), start: text.span.start },
    ...text.markdown.codeSpans.map(({ contentSpan }) => ({
      code: text.file.slice(contentSpan),
      start: contentSpan.start,
    })),
  ]
  for (const { code, start } of regions) {
    for (const match of code.matchAll(pattern)) {
      const span: Span = spanOf(start + match.index, start + match.index + match[0].length)
      if (isDenied(text, span)) continue
      yield { kind: 'skill', name: match[1] ?? '', file: text.file, span, confidence: 'certain', how: 'named-tool' }
    }
  }
}
