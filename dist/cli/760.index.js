export const id = 760;
export const ids = [760];
export const modules = {

/***/ 4208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ analyze)
});

;// CONCATENATED MODULE: ./.build/analysis/costs.js
/** A resource larger than this, in bytes, is not counted: no agent reads it whole. */
const COUNTED_BYTES = 1_000_000;
/** What the tiers of a skill cost, in tokens. `shown` is the skill as the open standard gives it to the model. */
function costOf(skill, shown, framing, count, workspace) {
    const byResource = new Map();
    let resources = 0;
    for (const resource of skill.bundle.resources) {
        const text = resource.bytes === 0 ? '' : textOf(workspace, resource.file);
        if (text === null)
            continue;
        const tokens = count(text);
        byResource.set(resource.path, tokens);
        resources += tokens;
    }
    return {
        metadata: count(shown.metadata),
        instructions: count(shown.instructions),
        resources,
        framing: framing === null ? null : shown.instructions.trim() === '' ? 0 : framing,
        byResource,
    };
}
const decoder = new TextDecoder('utf-8', { fatal: true });
/** Null for what is no text: a NUL byte near the start, or bytes that are no UTF-8. */
function textOf(workspace, path) {
    const read = workspace.read(path, COUNTED_BYTES);
    if (!('bytes' in read) || read.bytes.subarray(0, 8192).includes(0))
        return null;
    try {
        return decoder.decode(read.bytes);
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./.build/runtimes/reason-field.js
var reason_field = __webpack_require__(1069);
// EXTERNAL MODULE: ./.build/runtimes/runtime.js
var runtimes_runtime = __webpack_require__(4790);
;// CONCATENATED MODULE: ./.build/analysis/load.js


/** Asks every runtime about every skill, catalogue by catalogue, and spreads what one bad file takes down. */
function loadAll(skills, runtimes, recipes) {
    const verdicts = new Map(skills.map((skill) => [skill, new Map()]));
    const jobs = runtimes.flatMap((runtime) => {
        return catalogs(skills, runtime, recipes).map(([deployment, catalog]) => ({ runtime, deployment, catalog }));
    });
    // One root after the other, so that its files are still at hand when the next runtime asks for them.
    const at = new Map(skills.map((skill, index) => [skill, index]));
    const first = ({ catalog }) => at.get(catalog[0]) ?? 0;
    for (const { runtime, deployment, catalog } of jobs.sort((left, right) => first(left) - first(right))) {
        loadCatalog(runtime, catalog, deployment, verdicts);
    }
    return verdicts;
}
/** Skills that one running agent would see together: those of one root, or of all the roots of one deployment. */
function catalogs(skills, runtime, recipes) {
    const deployments = new Map();
    for (const recipe of recipes.filter((each) => deploys(each, runtime))) {
        for (const scope of recipe.scopes) {
            const deployment = { recipe, scope };
            for (const { path } of scope.skillRoots)
                if (!deployments.has(path))
                    deployments.set(path, deployment);
        }
    }
    const byRoot = new Map();
    for (const skill of skills) {
        const key = deployments.get(skill.place.root) ?? skill.place.root;
        const catalog = byRoot.get(key);
        if (catalog)
            catalog.push(skill);
        else
            byRoot.set(key, [skill]);
    }
    return [...byRoot].map(([key, catalog]) => [typeof key === 'string' ? null : key, catalog]);
}
/** The files of a deployment hold for an older release, `core-agent@2.8`, as well. */
function deploys(recipe, runtime) {
    return runtime.id === recipe.runtime || runtime.id.startsWith(`${recipe.runtime}@`);
}
function loadCatalog(runtime, catalog, deployment, verdicts) {
    const scope = deployment?.scope ?? null;
    const winners = scope && runtime.overlays ? winningCopies(catalog, scope) : new Map();
    const situation = { catalog, recipe: deployment?.recipe ?? null, scope };
    const answers = new Map();
    for (const skill of catalog) {
        const winner = winners.get(skill);
        answers.set(skill, winner ? shadowedBy(winner, runtime) : loadWhereItStands(skill, situation, runtime));
    }
    const culprit = [...answers].find(([, answer]) => takesAllDown(answer))?.[0];
    const lost = [...answers.values()].filter((answer) => answer.status !== 'dropped' || takesAllDown(answer)).length;
    for (const [skill, answer] of answers) {
        const taken = culprit && answer.status !== 'dropped' ? takenDown(culprit, answer, runtime) : answer;
        verdicts.get(skill)?.set(runtime.id, takesAllDown(taken) ? { ...taken, lost } : taken);
    }
}
/**
 * A skill below another runtime's folder is judged as if it were installed: what would become of it is worth more than that
 * it is not found there, which is told beside it.
 */
function loadWhereItStands(skill, situation, runtime) {
    const found = runtime.load(skill, situation);
    const outside = found.reasons.find(({ code }) => code === 'outside-the-roots');
    if (!outside)
        return found;
    const place = { ...skill.place, owner: null };
    const installed = runtime.load(Object.create(skill, { place: { value: place } }), situation);
    return { ...installed, reasons: [...installed.reasons, { ...outside, effect: 'ignored' }] };
}
function takesAllDown(answer) {
    return answer.status === 'dropped' && answer.blast === 'catalog';
}
/** Skills that a copy of the same folder name in an earlier root hides; the key is the hidden one. */
function winningCopies(catalog, scope) {
    const rank = (skill) => scope.skillRoots.findIndex((root) => root.path === skill.place.root);
    const winners = new Map();
    const hidden = new Map();
    for (const skill of [...catalog].sort((left, right) => rank(left) - rank(right))) {
        if (skill.folder === null || skill.place.depth !== 1)
            continue;
        const winner = winners.get(skill.folder);
        if (winner && rank(winner) < rank(skill))
            hidden.set(skill, winner);
        else
            winners.set(skill.folder, skill);
    }
    return hidden;
}
function shadowedBy(winner, runtime) {
    const message = `\`${winner.path}\` has the same folder name in a root that wins, so this SKILL.md is never read.`;
    const cure = 'Rename the folder where both skills are meant to be there.';
    const related = { path: winner.filePath, span: winner.name?.span ?? null, message: 'the copy that wins' };
    const shadowed = { ...(0,reason_field/* reason */.l)('shadowed', 'withheld', message, cure, { start: 0, end: 0 }), related };
    return (0,runtimes_runtime/* verdict */.W)({ silent: true, blast: runtime.blast }, [shadowed], { name: null, description: null });
}
function takenDown(culprit, answer, runtime) {
    const message = `\`${culprit.filePath}\` cannot be read, and it takes every skill of its root down.`;
    const cure = 'Repair that file.';
    const related = { path: culprit.filePath, span: null, message: 'the file that takes the root down' };
    const broken = { ...(0,reason_field/* reason */.l)('sibling-broken', 'dropped', message, cure, { start: 0, end: 0 }), related };
    return (0,runtimes_runtime/* verdict */.W)(runtime, [broken, ...answer.reasons], { name: null, description: null });
}

// EXTERNAL MODULE: ./.build/source/file.js
var source_file = __webpack_require__(4874);
// EXTERNAL MODULE: ./.build/source/markdown.js + 7 modules
var source_markdown = __webpack_require__(4467);
// EXTERNAL MODULE: ./.build/source/span.js
var source_span = __webpack_require__(9408);
// EXTERNAL MODULE: ./.build/source/workspace.js
var source_workspace = __webpack_require__(9091);
// EXTERNAL MODULE: ./.build/skill/mention-negation.js
var mention_negation = __webpack_require__(5056);
// EXTERNAL MODULE: ./.build/skill/mention-programs.js
var mention_programs = __webpack_require__(2130);
// EXTERNAL MODULE: ./.build/skill/mention-script.js
var mention_script = __webpack_require__(7772);
// EXTERNAL MODULE: ./.build/skill/mention-shell.js
var mention_shell = __webpack_require__(2921);
// EXTERNAL MODULE: ./.build/skill/mention-text.js
var mention_text = __webpack_require__(8040);
;// CONCATENATED MODULE: ./.build/skill/mention-commands.js






/** The commands that a text tells the agent to run, and the variables of the environment that they need. */
function* commandMentions(text) {
    const assigned = new Set();
    const variables = [];
    for (const block of text.markdown.codeBlocks) {
        const script = (0,mention_script/* scriptOf */.YI)(text, block);
        if (!script)
            continue;
        for (const name of script.read.assigned)
            assigned.add(name);
        if (script.denied)
            continue;
        yield* blockMentions(text, block, script);
        variables.push(...script.variables(text));
    }
    for (const span of text.markdown.codeSpans) {
        const script = new mention_script/* Script */.eF([lineOf(text, span)], false, false, 'span');
        for (const name of script.read.assigned)
            assigned.add(name);
        const found = [...spanMentions(text, span, script)];
        yield* found;
        if (found.length > 0)
            variables.push(...script.variables(text));
    }
    yield* promptLines(text);
    yield* bareCommands(text);
    yield* variables.filter(({ name }) => !assigned.has(name));
}
function* blockMentions(text, block, script) {
    const commands = script.read.commands.filter(({ program }) => (0,mention_script/* isProgram */.Vd)(program) || mention_programs/* shellBuiltIns */.lw.has(program));
    if (commands.length === 0)
        return;
    if (script.isShell) {
        const name = (block.language ?? 'sh').replace(/[{}]/g, '').toLowerCase();
        const { file } = text;
        yield { kind: 'shell', name, file, span: block.openerSpan, confidence: 'certain', how: 'fence' };
    }
    for (const command of commands) {
        if (mention_programs/* shellBuiltIns */.lw.has(command.program) || (0,mention_script/* isPrinted */.h2)(command))
            continue;
        const sure = script.isShell || script.how === 'prompt-line' || (0,mention_script/* isOrder */.x9)(command);
        yield mentionOf(text, command, script, sure ? 'certain' : 'likely');
    }
}
/** The code of a span on one line, each letter in its place, without a prompt. */
function lineOf(text, { contentSpan }) {
    const code = text.file.slice(contentSpan).replace(/[\r\n][\s>]*/g, (gap) => ' '.repeat(gap.length));
    return (0,mention_script/* cut */.Jj)((0,source_span/* located */.t4)(code, contentSpan), /^\s*\$\s+/.exec(code)?.[0].length ?? 0);
}
function mentionOf(text, command, script, confidence) {
    const start = script.place(command.at);
    const span = (0,source_span/* spanOf */.ee)(start, start + command.program.length);
    const { file } = text;
    const line = [command.program, ...command.args].join(' ').replace(/\s+/g, ' ');
    return { kind: 'command', name: (0,mention_script/* baseName */.Fl)(command.program), file, span, confidence, how: script.how, command: line };
}
/** Commands in a code span: a known program with an argument, or any name with a flag. */
function* spanMentions(text, span, script) {
    const [first] = script.read.commands;
    if (!first || !(0,mention_script/* isProgram */.Vd)(first.program)) {
        yield* bareProgram(text, span);
        return;
    }
    const order = (0,mention_script/* isOrder */.x9)(first) || wrapsOrder(script.read.commands);
    const flagged = ordering.test(text.before(span.span)) &&
        /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(first.program) &&
        first.args.some((each) => /^--[a-z]/.test(each));
    if (!order && !flagged) {
        yield* bareProgram(text, span);
        return;
    }
    if ((0,mention_negation/* isDenied */.GZ)(text, span.span) || (0,mention_negation/* opensWithDenial */.Nq)(text, span.span))
        return;
    const told = isTold(text.before(span.span), first);
    for (const command of script.read.commands) {
        if (mention_programs/* shellBuiltIns */.lw.has(command.program) || !(0,mention_script/* isProgram */.Vd)(command.program))
            continue;
        const known = (0,mention_script/* isPath */.uf)(command.program) || (0,mention_programs/* familiarity */.gE)((0,mention_script/* baseName */.Fl)(command.program)) !== 'unknown';
        if (command !== first && !known)
            continue;
        yield mentionOf(text, command, script, order && known && !told ? 'certain' : 'likely');
    }
}
/** "a bare `git checkout`", "through `git --literal-pathspecs`": told of, perhaps not ordered. */
function isTold(before, { args }) {
    if (/\b(?:an?|one|each|every|any|no)\s(?:\w+\s)?$/i.test(before))
        return true;
    return args.every((each) => each.startsWith('-')) && !ordering.test(before);
}
/** `sudo kubectl get pods`, `cat list | xargs rm`: the order is further on. */
function wrapsOrder(commands) {
    return commands.length > 1 && commands.some(mention_script/* isOrder */.x9) && (0,mention_programs/* familiarity */.gE)((0,mention_script/* baseName */.Fl)(commands[0].program)) === 'plain';
}
const ordering = /\b(?:run|execute|invoke|use|call)\s*$/i;
const imperative = new RegExp(`\\b(?:run|use|execute|invoke|call|via|(?:fall|falls) back(?: \\w+)? to|degrade(?: \\w+)? to)\\s*(?:${mention_text/* CODE_WORD */.f}\\s*(?:\\+|/|,|and|or)\\s*)*$`, 'i');
/** Programs that are themselves without an argument; a short name is often a model's, a package's or a value's. */
const toldBare = new Set([...mention_programs/* programsWithVerbs */.ou, 'gsutil', 'bq', 'jq', 'wget', 'psql', 'python3', 'ssh', 'bash']);
/** "via `kubectl`": an order without arguments. */
function* bareProgram(text, { code, span, contentSpan }) {
    if (!toldBare.has(code) || !imperative.test(text.before(span)))
        return;
    if ((0,mention_negation/* isDenied */.GZ)(text, span) || (0,mention_negation/* opensWithDenial */.Nq)(text, span))
        return;
    yield {
        kind: 'command',
        name: code,
        file: text.file,
        span: contentSpan,
        confidence: 'likely',
        how: 'prose',
        command: code,
    };
}
/** `$ command` on a line of its own in running text. */
function* promptLines(text) {
    const pattern = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*\$[ \t]+(?=[a-z./])(.+)$/gm;
    for (const match of text.masked.slice(0, text.span.end).matchAll(pattern)) {
        const line = match[1] ?? '';
        const start = match.index + match[0].length - line.length;
        const script = new mention_script/* Script */.eF([(0,source_span/* located */.t4)(line, (0,source_span/* spanOf */.ee)(start, start + line.length))], false, false, 'prompt-line');
        for (const command of script.read.commands) {
            if ((0,mention_script/* isProgram */.Vd)(command.program) && !mention_programs/* shellBuiltIns */.lw.has(command.program))
                yield mentionOf(text, command, script, 'certain');
        }
    }
}
const bare = new RegExp(`(^|[:.;]\\**\\s+|\\b(?:run|execute|use|with|via)\\s+)((?:${mention_programs/* programsWithVerbs */.ou.join('|')})\\s+[^\\n|]*)`, 'gim');
/** An unformatted command in running text: a program, one of its verbs, and an argument that no sentence has. */
function* bareCommands(text) {
    const plain = text.masked.replace(/^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)+/gm, (marks) => marks.replace(/[^\n]/g, ' '));
    for (const match of plain.slice(0, text.span.end).matchAll(bare)) {
        const line = match[2] ?? '';
        const start = match.index + match[0].length - line.length;
        const [first] = (0,mention_shell/* readShell */.l)(line).commands;
        if (first?.at !== 0 || !(0,mention_programs/* isVerbOf */.pM)(first.program, firstVerb(first.args)))
            continue;
        const span = (0,source_span/* spanOf */.ee)(start, start + first.program.length);
        if (!first.args.some(mention_programs/* isArgument */.yV) || (0,mention_negation/* isDenied */.GZ)(text, span))
            continue;
        const { file } = text;
        yield { kind: 'command', name: first.program, file, span, confidence: 'likely', how: 'prose', command: line.trim() };
    }
}
/** The first argument that is no flag and no flag's value: `kubectl -n shop get pods`. */
function firstVerb(args) {
    let at = 0;
    while (args[at]?.startsWith('-'))
        at += args[at]?.includes('=') ? 1 : 2;
    return args[at];
}

;// CONCATENATED MODULE: ./.build/skill/mention-tools.js


/** Languages whose code names functions and variables of its own; a tool's name in it is a coincidence. */
const programming = /^(?:python3?|py|js|javascript|jsx|mjs|ts|typescript|tsx|go|golang|rust|rs|java|kotlin|scala|swift|ruby|rb|php|perl|lua|r|julia|dart|elixir|haskell|c|cpp|c\+\+|cs|csharp|objc|sql|html|css|scss|vue|svelte|apex|solidity|powershell|ps1|diff|mermaid|dockerfile|hcl|tf|makefile|graphql|proto|latex|tex|regex)$/i;
/** Names that stand for a name. */
const placeholder = /^(?:x|y|foo|bar|baz|name|tool|tools|tool_?name|server|string|none|null|true|false|my[_-].*|your[_-].*|some[_-].*|example.*|.*_?here)$/i;
/** The tools, servers' tools, skills and sub-agents that a text tells the agent to use. */
function* toolMentions(text) {
    yield* namedInCode(text);
    yield* slotsAndCalls(text);
    yield* namedInWords(text);
    yield* mcpNames(text);
    yield* slashNames(text);
}
const called = /\b(?:call(?:s|ing|ed)?|us(?:e|es|ing)|invok(?:e|es|ing)|run(?:s|ning)?|via|with|through)\s+(?:the\s+|a\s+|an\s+|native\s+)*(?:\u2311\s*(?:,\s*(?:or|and)?|\/|\+|\bor\b|\band\b)\s*)*$/i;
const toolBehind = /^\s*(?:MCP |native |built-in )?(?:tools?|function)\b/i;
/** Words before a name that say that it names something else. */
const otherNoun = /\b(?:keys?|fields?|settings?|parameters?|params?|arguments?|args?|options?|flags?|columns?|property|properties|values?|labels?|variables?|vars?|files?|folders?|director(?:y|ies)|paths?|methods?|class|classes|modules?|tables?|status|state|type|types|enum|branch|tag|package|librar(?:y|ies)|roles?)\s*(?:\u2311\s*(?:,|\/|\bor\b|\band\b)\s*)*(?:named\s+|called\s+)?["'“]?$/i;
const otherNounBehind = /^\s*(?:keys?|fields?|settings?|parameters?|params?|arguments?|args?|options?|flags?|columns?|property|properties|values?|labels?|variables?|files?|folders?|director(?:y|ies)|paths?|methods?|class|modules?|tables?|packages?|roles?|[=:])(?![\w-])/i;
/** One name in backticks: surely meant as a tool where the words say so, perhaps where it only looks like one. */
function* namedInCode(text) {
    for (const { code, span, contentSpan } of text.markdown.codeSpans) {
        const name = /^([A-Za-z][\w-]*)(?:\(\))?$/.exec(code)?.[1];
        if (!name || name.includes('__'))
            continue;
        const before = text.before(span);
        const after = text.after(span);
        if (otherNounBehind.test(after))
            continue;
        const kind = nounOf(after, before);
        const asTool = toolBehind.test(after) || kind !== 'tool';
        const how = asTool ? 'named-tool' : called.test(before) || code.endsWith('()') ? 'order' : 'name';
        if ((how === 'name' && otherNoun.test(before)) || (0,mention_negation/* isDenied */.GZ)(text, span))
            continue;
        const confidence = kind === 'tool' && (how !== 'name' || looksCompound(name)) ? 'certain' : 'likely';
        yield { kind, name, file: text.file, span: (0,source_span/* within */.ux)(contentSpan, span) ? contentSpan : span, confidence, how };
    }
}
function nounOf(after, before) {
    if (/^\s*skills?\b(?!\.)/i.test(after) || /\bskill\s*$/i.test(before))
        return 'skill';
    return /^\s*(?:sub-?agents?)\b/i.test(after) ? 'subagent' : 'tool';
}
/** `fetch_url`, `WebFetch`: no word of a language looks like it. */
function looksCompound(name) {
    return /[a-z0-9]_[a-z0-9]/i.test(name) || /[a-z][A-Z]/.test(name);
}
/** `tool: "x"`, `"tool": "x"`, `tool: x`. */
const slot = /(?<![\w-])(["']?)tool\1[ \t]*[:=][ \t]*(?:(["'])([A-Za-z]\w*(?:[-./:]\w+)*)\2|([A-Za-z]\w*)(?=[ \t]*(?:$|[,)}`])))/gm;
/** `x(key: …)`, `x(key=…)`, over lines too; not what is assigned or annotated with. */
const call = /(?<![\w.$:/@-])([A-Za-z_][\w-]*)\((?=\s*(?:\/\/[^\n]*\n\s*)?(["']?)[a-z_]\w*\2\s*(?:=(?!=)|:)\s*\S)/g;
/** Names in a place that holds a tool: a slot, or in front of arguments that have names. */
function* slotsAndCalls(text) {
    const { file } = text;
    for (const part of readable(text)) {
        for (const match of part.value.matchAll(slot)) {
            const name = match[3] ?? match[4] ?? '';
            const quoted = match[3] !== undefined;
            if (placeholder.test(name) || (!quoted && !part.inCode))
                continue;
            const at = part.span.start + match.index + match[0].lastIndexOf(name);
            const span = (0,source_span/* spanOf */.ee)(at, at + name.length);
            if (part.isDenied(span))
                continue;
            const confidence = quoted && match[1] === '' ? 'certain' : 'likely';
            yield { kind: 'tool', name, file, span, confidence, how: 'tool-slot' };
        }
        if (!part.inCode)
            continue;
        for (const match of part.value.matchAll(call)) {
            const name = match[1] ?? '';
            const at = part.span.start + match.index;
            const span = (0,source_span/* spanOf */.ee)(at, at + name.length);
            const isAssigned = /=[ \t]*$/.test(part.value.slice(Math.max(0, match.index - 20), match.index));
            if (placeholder.test(name) || isAssigned || part.isDenied(span))
                continue;
            yield { kind: 'tool', name, file, span, confidence: 'certain', how: 'call' };
        }
    }
}
/** Languages of blocks that a tool's call may stand in. */
const notation = /^(?:te?xt|plaintext|plain|jsonc?|json5|ya?ml|toml|md|markdown|xml|tool|tools|prompt|example)$/i;
/** What only program text has, in a block that names no language. */
const programLine = /^\s*(?:import |from \S+ import |def |class |const |let |var |function |return |#include|package |public |async |await )/m;
function isProgram({ language, code }) {
    return language === null ? programLine.test(code) : !notation.test(language);
}
/** Code spans and blocks that are no program text, and the running text around them. */
function* readable(text) {
    for (const block of text.markdown.codeBlocks) {
        if (isProgram(block))
            continue;
        // Indents and quote marks between the lines do no harm to what is looked for here.
        const span = block.contentSpan;
        yield { ...(0,source_span/* located */.t4)(text.file.slice(span), span), inCode: true, isDenied: () => (0,mention_negation/* isDeniedBlock */.H8)(text, block) };
    }
    for (const { span, contentSpan } of text.markdown.codeSpans) {
        const code = text.file.slice(contentSpan);
        yield { ...(0,source_span/* located */.t4)(code, contentSpan), inCode: true, isDenied: () => (0,mention_negation/* isDenied */.GZ)(text, span) };
    }
    const words = text.masked.slice(text.span.start, text.span.end);
    yield { ...(0,source_span/* located */.t4)(words, text.span), inCode: false, isDenied: (place) => (0,mention_negation/* isDenied */.GZ)(text, place) };
}
/** "the fetch_url tool", "call record_plan" without backticks, for names that no sentence has as a word. */
function* namedInWords(text) {
    const pattern = /(?<![\w./$-])([a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?![\w/.-]*[\w/-])/g;
    for (const match of text.masked.slice(0, text.span.end).matchAll(pattern)) {
        const name = match[1] ?? '';
        const span = (0,source_span/* spanOf */.ee)(match.index, match.index + name.length);
        const asTool = toolBehind.test(text.after(span));
        if ((!asTool && !called.test(text.before(span))) || (0,mention_negation/* isDenied */.GZ)(text, span))
            continue;
        yield { kind: 'tool', name, file: text.file, span, confidence: 'likely', how: asTool ? 'named-tool' : 'order' };
    }
}
/** `mcp__server__tool` and `mcp:server/tool` wherever they stand, `server__tool` and `server:tool` in backticks. */
function* mcpNames(text) {
    const explicit = /(?<![\w./-])mcp(?:__[A-Za-z0-9][\w-]*?(?:__(?:[A-Za-z0-9][\w-]*|\*))?|:[A-Za-z0-9][\w.-]*\/[\w.-]+)(?![\w-])/g;
    const hidden = text.markdown.codeBlocks.filter((block) => programming.test(block.language ?? ''));
    const source = text.file.text.slice(0, text.span.end);
    for (const match of source.slice(text.span.start).matchAll(explicit)) {
        const start = text.span.start + match.index;
        const span = (0,source_span/* spanOf */.ee)(start, start + match[0].length);
        if (hidden.some((block) => (0,source_span/* within */.ux)(span, block.span)) || /__\*?$/.test(match[0]))
            continue;
        if (/[_:](?:server|your|my|example|foo)[_/]|<|\bmcp__$/i.test(match[0]) || (0,mention_negation/* isDenied */.GZ)(text, span))
            continue;
        yield { kind: 'mcp', name: match[0], file: text.file, span, confidence: 'certain', how: 'named-tool' };
    }
    for (const { code, span, contentSpan } of text.markdown.codeSpans) {
        if (!/^[A-Za-z][\w-]*?(?:__[A-Za-z]\w*|:[A-Za-z]\w*)$/.test(code) ||
            code.startsWith('mcp__') ||
            (0,mention_negation/* isDenied */.GZ)(text, span))
            continue;
        const asTool = called.test(text.before(span)) || toolBehind.test(text.after(span));
        const how = asTool ? 'named-tool' : 'name';
        yield {
            kind: 'mcp',
            name: code,
            file: text.file,
            span: contentSpan,
            confidence: asTool ? 'certain' : 'likely',
            how,
        };
    }
}
/** `/plugin:skill`: how clients with slash commands write another skill's name. */
function* slashNames(text) {
    const pattern = /(?<![\w/.:<\]})-])\/([a-z][a-z0-9-]*:[a-z][a-z0-9-]*)(?![\w/.:-]*[\w/])/g;
    const regions = [
        { code: text.masked.slice(text.span.start, text.span.end), start: text.span.start },
        ...text.markdown.codeSpans.map(({ contentSpan }) => ({
            code: text.file.slice(contentSpan),
            start: contentSpan.start,
        })),
    ];
    for (const { code, start } of regions) {
        for (const match of code.matchAll(pattern)) {
            const span = (0,source_span/* spanOf */.ee)(start + match.index, start + match.index + match[0].length);
            if ((0,mention_negation/* isDenied */.GZ)(text, span))
                continue;
            yield { kind: 'skill', name: match[1] ?? '', file: text.file, span, confidence: 'certain', how: 'named-tool' };
        }
    }
}

// EXTERNAL MODULE: ./.build/skill/steps.js
var skill_steps = __webpack_require__(263);
;// CONCATENATED MODULE: ./.build/skill/mentions.js








/** A larger reference, in bytes, is not looked into. */
const REFERENCE_BYTES = 500_000;
/** Markdown files of a bundle that are for the people who keep it, not for the agent. */
const forPeople = /^(?:readme|changelog|license|licence|notice|contributing|security|code_of_conduct)\b/i;
/** What a skill tells the agent to use: in its description, its steps, its body and its references, in this order. */
function readMentions(skill, workspace) {
    const { file } = skill;
    const described = skill.description ? [skill.description.span] : [];
    const steps = (0,skill_steps/* frontmatterSteps */.ui)(skill.stepLists).map(({ span }) => span);
    const found = [...described, ...steps].flatMap((span) => mentionsIn(file, span, { isValue: true }));
    found.push(...allowedTools(skill));
    found.push(...mentionsOf(new mention_text/* MentionText */.W(file, skill.body, skill.bodySpan)));
    for (const { path, file: at, tier } of skill.bundle.resources) {
        if (!path.toLowerCase().endsWith('.md') || tier === 'assets' || tier === 'scripts')
            continue;
        if (forPeople.test((0,source_workspace/* nameOf */.Vb)(path)))
            continue;
        const read = workspace.read(at, REFERENCE_BYTES);
        if (!('bytes' in read))
            continue;
        const reference = (0,source_file/* decode */.D4)(at, read.bytes);
        found.push(...mentionsIn(reference, (0,source_span/* spanOf */.ee)(0, reference.text.length)));
    }
    return found;
}
/** The mentions of a stretch of Markdown. A value of the frontmatter has no blocks of code. */
function mentionsIn(file, span, { isValue = false } = {}) {
    const markdown = (0,source_markdown/* parseMarkdown */.D)(file.text, span.start, span.end);
    return mentionsOf(new mention_text/* MentionText */.W(file, isValue ? { ...markdown, codeBlocks: [] } : markdown, span));
}
/** Each name once a place: the surest reading of it. */
function mentionsOf(text) {
    const found = new Map();
    for (const mention of [...commandMentions(text), ...toolMentions(text)]) {
        const key = `${mention.kind} ${mention.name} ${mention.span.start}`;
        if (mention.confidence === 'certain' || !found.has(key))
            found.set(key, mention);
    }
    return [...found.values()];
}
/** The entries of `allowed-tools`, without what they allow the tool to do. */
function allowedTools({ allowedTools: entries, file }) {
    return entries.map(({ value, span }) => {
        const name = value.replace(/\(.*$/s, '');
        const kind = /^mcp(?:__|:)/.test(name) ? 'mcp' : 'tool';
        const place = (0,source_span/* spanOf */.ee)(span.start, Math.min(span.end, span.start + value.length));
        return { kind, name, file, span: place, confidence: 'certain', how: 'allowed-tools' };
    });
}

// EXTERNAL MODULE: ./.build/analysis/resolve.js + 1 modules
var resolve = __webpack_require__(169);
;// CONCATENATED MODULE: ./.build/analysis/reach-all.js


/** The mentions of each skill, read when first asked for. */
/** Above so many skills the parsed bodies are let go between two looks at them: a few seconds for half the memory. */
const MANY = 1000;
class Mentions {
    #set;
    #found = new Map();
    constructor(set) {
        this.#set = set;
    }
    of(skill) {
        const known = this.#found.get(skill);
        if (known)
            return known;
        const found = readMentions(skill, this.#set.workspace);
        this.#found.set(skill, found);
        if (this.#set.skills.length > MANY)
            skill.settle();
        return found;
    }
}
/** Holds what the skills and texts of every recipe say against what its scopes have. */
function reachAll(set, recipes, shelf, mentions) {
    return recipes.flatMap((recipe) => {
        const runtime = shelf.find(({ id }) => id === recipe.runtime) ?? null;
        return recipe.scopes.map((scope) => reachOf(set, recipe, scope, runtime, mentions));
    });
}
function reachOf({ skills }, recipe, scope, runtime, mentions) {
    const given = skillsOf(skills, recipe, scope);
    const verdicts = new Map(given.map((skill) => [skill, runtime?.load(skill, { catalog: given, recipe, scope }) ?? null]));
    const named = (withheld) => {
        const some = given.filter((skill) => (verdicts.get(skill)?.status === 'withheld') === withheld);
        return new Set(some.flatMap(({ name, folder }) => [name?.value ?? '', folder ?? '']));
    };
    const around = { recipe, scope, skills: named(false), withheld: named(true) };
    const reaches = given.map((skill) => {
        const verdict = verdicts.get(skill) ?? null;
        const answers = answersTo(mentions.of(skill), around);
        // The parsed body is needed again only when the rules come to this skill.
        skill.settle();
        const requires = (0,resolve/* resolveRequires */.$q)(skill.requires, scope);
        return { skill, status: verdict?.status ?? 'unknown', reasons: verdict?.reasons ?? [], requires, answers };
    });
    const texts = (scope.texts ?? []).flatMap(({ file, span }) => answersTo(mentionsIn(file, span), around));
    return { recipe, scope, skills: reaches, texts };
}
function answersTo(found, around) {
    return found.flatMap((mention) => (0,resolve/* resolveMention */.Rn)(mention, around) ?? []);
}
/** The skills of a scope: those of its roots, a copy in an earlier root before the later ones, narrowed by its grants. */
function skillsOf(skills, recipe, scope) {
    const grants = scope.grants ?? null;
    if (scope.inherits && grants === null)
        return [];
    const roots = (scope.inherits ? recipe.scopes[0] : scope)?.skillRoots ?? [];
    const taken = new Set();
    const found = [];
    for (const { path } of roots) {
        const here = skills.filter(({ place, isSample, unreadable }) => place.root === path && !isSample && unreadable === null);
        for (const skill of here) {
            const folder = skill.folder ?? skill.path;
            const granted = grants === null || grants.includes(skill.name?.value ?? folder);
            if (granted && !taken.has(folder))
                found.push(skill);
        }
        for (const { folder, path: at } of here)
            taken.add(folder ?? at);
    }
    return found;
}

;// CONCATENATED MODULE: ./.build/analysis/targets.js
/** Dot folders that belong to one runtime, or are shared: a skill in one is written for these. */
const ofFolder = {
    '.agents': ['agentskills', 'codex', 'copilot-cli', 'gemini-cli', 'opencode'],
    '.claude': ['claude-code'],
    '.clinerules': ['cline'],
    '.codex': ['codex'],
    '.cursor': ['cursor'],
    '.deepagents': ['deepagents'],
    '.gemini': ['gemini-cli'],
    '.github': ['copilot-cli', 'vscode'],
    '.goose': ['goose'],
    '.hermes': ['hermes'],
    '.opencode': ['opencode'],
    '.openhands': ['openhands'],
    '.pi': ['pi'],
    '.qwen': ['qwen-code'],
    '.roo': ['roo-code'],
};
/** A skill elsewhere is one of a collection: written to be installed anywhere. */
const anywhere = ['agentskills', 'claude-code', 'codex', 'copilot-cli', 'gemini-cli', 'opencode'];
/** The runtimes that a repository targets with a skill: those asked for, or those that its place speaks for. */
function targeting(asked, skills, recipes) {
    if (asked) {
        const targets = asked.map((id) => ({ id, why: 'asked for', asked: true }));
        return () => targets;
    }
    const named = skills.filter((skill) => !skill.isSample && skill.name);
    const namespaced = named.length > 0 && named.every((skill) => /^[^/\s]+\/[^/\s]+$/.test(skill.name?.value ?? ''));
    const deployed = deployedTo(recipes);
    const known = new Map();
    return ({ place: { root, owner }, frontmatter }) => {
        const requires = frontmatter.fields.has('requires');
        const key = `${requires} ${root}`;
        const targets = known.get(key) ?? defaults(root, owner, deployed, { namespaced, requires });
        known.set(key, targets);
        return targets;
    };
}
/** Root → runtimes whose recipes find skills there. */
function deployedTo(recipes) {
    const deployed = new Map();
    for (const { runtime, scopes } of recipes) {
        for (const { path } of scopes.flatMap((scope) => scope.skillRoots)) {
            deployed.set(path, (deployed.get(path) ?? new Set()).add(runtime));
        }
    }
    return deployed;
}
function defaults(root, owner, deployed, written) {
    const own = owner === null ? undefined : ofFolder[owner];
    const place = own ? `skills in ${owner} are for it` : 'skills of a collection are for it';
    const targets = (own ?? anywhere).map((id) => ({ id, why: place, asked: false }));
    for (const id of deployed.get(root) ?? []) {
        if (!targets.some((target) => target.id === id))
            targets.push({ id, why: 'a recipe finds skills there', asked: false });
    }
    const add = (id, why) => {
        if (!targets.some((target) => target.id === id))
            targets.push({ id, why, asked: false });
    };
    for (const id of deployed.get(root) ?? [])
        add(id, 'a recipe finds skills there');
    // No other runtime reads the key.
    if (written.requires)
        add('core-agent', 'a skill with `requires:` is for it');
    if (written.namespaced)
        add('cleveragents', 'every name is namespace/short-name');
    return targets;
}
/** Targets of any skill, and the well-known others whose refusal is told as well. */
function askedRuntimes(runtimes, skills, targetsOf) {
    const targets = new Set(skills.flatMap((skill) => targetsOf(skill).map(({ id }) => id)));
    return runtimes.filter((runtime) => targets.has(runtime.id) || runtime.wellKnown);
}

;// CONCATENATED MODULE: ./.build/analysis/analyze.js




/** Resolves, loads and measures: all facts of a run, once. */
function analyze(set, recipes, shelf, asked) {
    const targetsOf = targeting(asked.runtimes, set.skills, recipes);
    const runtimes = askedRuntimes(shelf, set.skills, targetsOf);
    const verdicts = loadAll(set.skills, runtimes, recipes);
    const mentions = new Mentions(set);
    return {
        set,
        recipes,
        runtimes,
        verdicts,
        costs: measure(set, shelf, targetsOf, asked),
        reach: reachAll(set, judgedRecipes(recipes, asked.runtimes), shelf, mentions),
        mentionsOf: (skill) => mentions.of(skill),
        targetsOf,
    };
}
/** Who names runtimes wants their deployments judged; who names the open standard, or none, all of them. */
function judgedRecipes(recipes, asked) {
    if (asked === null || asked.includes('agentskills'))
        return recipes;
    return recipes.filter(({ runtime }) => asked.some((id) => id === runtime || id.startsWith(`${runtime}@`)));
}
function measure(set, shelf, targetsOf, { count, progress }) {
    const standard = shelf[0];
    const costs = new Map();
    for (const [index, skill] of set.skills.entries()) {
        if (!standard)
            break;
        const framings = targetsOf(skill).map(({ id }) => shelf.find((runtime) => runtime.id === id)?.present(skill).framing);
        const framing = framings.find((each) => each != null)?.tokens ?? null;
        costs.set(skill, costOf(skill, standard.present(skill), framing, count, set.workspace));
        progress?.(index + 1, set.skills.length);
    }
    return costs;
}


/***/ }),

/***/ 2295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ recipesAround)
/* harmony export */ });
/* harmony import */ var _recipes_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7091);

/**
 * The recipes that the checked skills are deployed with. Who checks one skill of a tree still wants its recipe, which lies
 * outside of what is checked: it is looked for in the whole folder, and counts where it finds one of the skills.
 */
function recipesAround(set, { recipe: wanted, userRoots, recipes: declared = null }, host) {
    if (wanted === 'none')
        return [];
    const given = { userRoots, declared, programs: () => host.programs?.() ?? null };
    const { workspace } = set;
    if (!isPart(workspace))
        return (0,_recipes_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecipes */ .k)(workspace, wanted, given);
    const recipes = (0,_recipes_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readRecipes */ .k)(host.open(['.']), wanted, given);
    return wanted ? recipes : recipes.filter((recipe) => finds(recipe, set) || isChecked(recipe.path, workspace));
}
/** True where less than the folder that the command runs in is checked, and nothing outside of it. */
function isPart({ roots }) {
    return !roots.includes('.') && roots.every((root) => !root.startsWith('..'));
}
function finds({ scopes }, { skills }) {
    const roots = new Set(scopes.flatMap(({ skillRoots }) => skillRoots.map(({ path }) => path)));
    return skills.some(({ place }) => roots.has(place.root));
}
function isChecked(path, { roots }) {
    return roots.some((root) => path === root || path.startsWith(`${root}/`));
}


/***/ })

};
