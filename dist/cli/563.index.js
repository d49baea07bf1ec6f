export const id = 563;
export const ids = [563];
export const modules = {

/***/ 7385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jC: () => (/* binding */ padded),
/* harmony export */   ky: () => (/* binding */ wrapped),
/* harmony export */   ls: () => (/* binding */ graphemes),
/* harmony export */   ps: () => (/* binding */ truncated),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** East Asian Wide and Fullwidth blocks (UAX 11), coarsely: unassigned gaps between them count as wide. */
const wide = /^[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{17000}-\u{18CFF}\u{1B000}-\u{1B2FF}\u{20000}-\u{3FFFD}]/u;
const pictured = /^(?:\p{Emoji_Presentation}|\p{Regional_Indicator}{2}|\p{Emoji}\uFE0F)/u;
const unspaced = /^(?:\p{M}|\u200C|\u200D)+$/u;
/** The characters of a text as a reader counts them. */
function graphemes(text) {
    return /^[ -~]*$/.test(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment);
}
/** Columns of a terminal that printable text takes, near enough: terminals differ on new emoji. */
function widthOf(text) {
    return graphemes(text).reduce((sum, grapheme) => sum + widthOfOne(grapheme), 0);
}
function widthOfOne(grapheme) {
    if (unspaced.test(grapheme))
        return 0;
    return wide.test(grapheme) || pictured.test(grapheme) ? 2 : 1;
}
/** The text in at most `width` columns; what is cut off leaves an ellipsis at that end. */
function truncated(text, width, keep = 'start') {
    if (widthOf(text) <= width)
        return text;
    const ordered = keep === 'start' ? graphemes(text) : graphemes(text).reverse();
    let room = width - 1;
    let kept = 0;
    for (const grapheme of ordered) {
        room -= widthOfOne(grapheme);
        if (room < 0)
            break;
        kept += 1;
    }
    const short = ordered.slice(0, kept);
    return keep === 'start' ? `${short.join('')}…` : `…${short.reverse().join('')}`;
}
function padded(text, width) {
    return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}
/** Lines of at most `width` columns, broken at blanks, and inside a word only where it is longer than a line. */
function wrapped(text, width) {
    const lines = [];
    let line = '';
    let used = 0;
    const put = (piece, columns) => {
        if (used > 0 && used + 1 + columns > width) {
            lines.push(line);
            line = '';
            used = 0;
        }
        line += used > 0 ? ` ${piece}` : piece;
        used += columns + (used > 0 ? 1 : 0);
    };
    for (const word of text.split(' ')) {
        for (const piece of pieces(word, width))
            put(piece, widthOf(piece));
    }
    return [...lines, line];
}
function pieces(word, width) {
    if (widthOf(word) <= width)
        return word === '' ? [] : [word];
    const cut = [];
    let piece = '';
    let used = 0;
    for (const grapheme of graphemes(word)) {
        const columns = widthOfOne(grapheme);
        if (used + columns > width && piece !== '') {
            cut.push(piece);
            piece = '';
            used = 0;
        }
        piece += grapheme;
        used += columns;
    }
    return [...cut, piece];
}


/***/ }),

/***/ 2563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run),
  shelfIds: () => (/* binding */ shelfIds)
});

// EXTERNAL MODULE: ./.build/analysis/analyze.js + 7 modules
var analyze = __webpack_require__(4208);
// EXTERNAL MODULE: ./.build/analysis/tokens.js
var tokens = __webpack_require__(1979);
// EXTERNAL MODULE: ./.build/check.js
var check = __webpack_require__(5562);
// EXTERNAL MODULE: ./.build/recipes-around.js
var recipes_around = __webpack_require__(2295);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./.build/diagnostic.js
var diagnostic = __webpack_require__(8867);
// EXTERNAL MODULE: ./.build/skill/secrets.js
var skill_secrets = __webpack_require__(4717);
// EXTERNAL MODULE: ./.build/source/file.js
var source_file = __webpack_require__(4874);
// EXTERNAL MODULE: ./.build/source/workspace.js
var workspace = __webpack_require__(9091);
// EXTERNAL MODULE: ./.build/report/report.js
var report_report = __webpack_require__(255);
// EXTERNAL MODULE: ./.build/report/waivers.js
var report_waivers = __webpack_require__(9572);
;// CONCATENATED MODULE: ./.build/report/policy.js







/** Puts what was found in order, marks what is suppressed or waived, counts it and says whether the run passes. */
function settle(diagnostics, analysis, given) {
    const settled = settleDiagnostics(diagnostics, analysis, given);
    return {
        tool: { name: 'skillproof', version: given.version },
        analysis,
        diagnostics: settled,
        files: fileStates(analysis),
        secrets: secretsOf(analysis),
        withheld: withheldSkills(analysis),
        summary: summarise(settled, analysis, given.failOn),
        encoding: given.encoding,
        failOn: given.failOn,
        quiet: given.quiet,
    };
}
/** A larger file, in bytes, is not read to place a finding in it. */
const PLACED_BYTES_LIMIT = 2_000_000;
/** The texts that a run holds, and any other file of its tree once it is asked for. Only in these has a span a line and a column. */
function sourcesOf(analysis) {
    const { workspace } = analysis.set;
    const sources = new Map();
    for (const { problems } of analysis.recipes)
        for (const { file } of problems)
            sources.set(file.path, file);
    for (const { path, file } of analysis.set.lookAlikes)
        if (file)
            sources.set(path, file);
    for (const { filePath, file } of analysis.set.skills)
        sources.set(filePath, file);
    return {
        get(path) {
            const known = sources.get(path);
            if (known !== undefined)
                return known;
            const read = workspace.read(path, PLACED_BYTES_LIMIT);
            const file = 'bytes' in read ? (0,source_file/* decode */.D4)(path, read.bytes) : null;
            const shown = file ? coveredFile(file, (0,skill_secrets/* findSecrets */.d)(file.text)) : null;
            sources.set(path, shown);
            return shown;
        },
    };
}
/** What no report may show, from all skills. */
function secretsOf(analysis) {
    return analysis.set.skills.flatMap(({ secrets }) => secrets);
}
/** The texts with their secrets covered: of the same length, so that places hold. */
function coveredSources(sources, secrets) {
    if (secrets.length === 0)
        return sources;
    const shown = new Map();
    return {
        get(path) {
            const known = shown.get(path);
            if (known !== undefined)
                return known;
            const file = sources.get(path);
            const cover = file ? coveredFile(file, secrets) : null;
            shown.set(path, cover);
            return cover;
        },
    };
}
function coveredFile(file, secrets) {
    const { path, text, bytes, encoding, badByte } = file;
    return secrets.length === 0 ? file : new source_file/* SourceFile */.sC(path, (0,skill_secrets/* covered */.p)(text, secrets), bytes, encoding, badByte);
}
function coveredWords(diagnostic, secrets) {
    if (secrets.length === 0)
        return diagnostic;
    const { message, name } = diagnostic;
    const shown = { ...diagnostic, message: (0,skill_secrets/* covered */.p)(message, secrets) };
    return name === undefined ? shown : { ...shown, name: (0,skill_secrets/* covered */.p)(name, secrets) };
}
function settleDiagnostics(diagnostics, analysis, { waivers, today, profile }) {
    const secrets = secretsOf(analysis);
    const sources = coveredSources(sourcesOf(analysis), secrets);
    const suppressions = new Map();
    for (const { filePath, suppressions: own } of analysis.set.skills)
        if (own.length > 0)
            suppressions.set(filePath, own);
    const placed = diagnostics
        .map((diagnostic) => place(coveredWords(diagnostic, secrets), sources, suppressions))
        .sort(inOrder);
    const seen = new Set();
    const found = placed.filter((diagnostic) => isNew(diagnostic, seen));
    const alike = new Map();
    const fingerprint = (diagnostic) => fingerprinted(diagnostic, alike);
    if (!waivers)
        return found.map(fingerprint);
    const { findings, remarks } = (0,report_waivers/* waive */.T)(found, waivers, { today, profile, roots: analysis.set.workspace.roots });
    const file = coveredFile(waivers.file, (0,skill_secrets/* findSecrets */.d)(waivers.file.text));
    const told = remarks.map((remark) => place(remark, { get: () => file }, suppressions));
    return [...findings, ...told].sort(inOrder).map(fingerprint);
}
function place(diagnostic, sources, suppressions) {
    const { path, span } = diagnostic.at;
    const source = sources.get(path);
    const rule = ruleId(diagnostic);
    const start = source && span ? source.position(span.start) : null;
    const end = source && span ? source.position(span.end) : null;
    const covering = suppressions.get(path)?.find((each) => start && covers(each, rule, start.line));
    return { ...diagnostic, rule, file: path, start, end, source, suppressed: covering?.reason ?? null, waived: null };
}
/** The rule with its cause: `skill-dropped/colon-in-plain-value`. */
function ruleId({ rule, cause }) {
    return cause === undefined || rule.endsWith(`/${cause}`) ? rule : `${rule}/${cause}`;
}
function covers(suppression, rule, line) {
    if (line < suppression.lines.first || line > suppression.lines.last)
        return false;
    return suppression.rule === '*' || suppression.rule === rule || rule.startsWith(`${suppression.rule}/`);
}
function inOrder(left, right) {
    return (byText(left.file, right.file) ||
        (left.start?.line ?? 0) - (right.start?.line ?? 0) ||
        (left.start?.column ?? 0) - (right.start?.column ?? 0) ||
        byText(left.rule, right.rule) ||
        (left.end?.line ?? 0) - (right.end?.line ?? 0) ||
        (left.end?.column ?? 0) - (right.end?.column ?? 0) ||
        byText(left.message, right.message));
}
function byText(left, right) {
    return left < right ? -1 : left > right ? 1 : 0;
}
function isNew({ rule, file, at, message }, seen) {
    const key = JSON.stringify([rule, file, at.span?.start, at.span?.end, message]);
    return seen.size < seen.add(key).size;
}
function fingerprinted(diagnostic, alike) {
    const { rule, file, source, start } = diagnostic;
    const key = JSON.stringify([rule, file, source && start ? source.lineText(start.line) : '']);
    const before = alike.get(key) ?? 0;
    alike.set(key, before + 1);
    const fingerprint = (0,external_node_crypto_.createHash)('sha256').update(`${key}${before}`).digest('hex').slice(0, 16);
    return { ...diagnostic, fingerprint };
}
const lookAlikeWords = {
    'file-name': 'looks like a SKILL.md but has another name',
    folder: 'looks like a SKILL.md but is a folder',
    'flat-file': 'looks like a SKILL.md but stands in the skills folder itself, under a name of its own',
};
function fileStates({ set }) {
    const states = new Map();
    const add = (state) => {
        if (!states.has(state.path))
            states.set(state.path, state);
    };
    for (const { filePath, unreadable } of set.skills) {
        add({ path: filePath, state: unreadable === null ? 'checked' : 'unreadable', why: unreadable });
    }
    for (const { path, reason, why } of [...set.leftOut, ...set.workspace.leftOut]) {
        const routine = reason === 'version-control-folder';
        add({ path, state: reason === 'unreadable' ? 'unreadable' : 'left-out', why, ...(routine ? { routine } : {}) });
    }
    for (const { path, kind } of set.lookAlikes)
        add({ path, state: 'left-out', why: lookAlikeWords[kind] });
    return [...states.values()].sort(workspace/* byPath */.f2);
}
function withheldSkills(analysis) {
    return analysis.set.skills.flatMap((skill) => analysis.targetsOf(skill).flatMap(({ id }) => {
        const verdict = analysis.verdicts.get(skill)?.get(id);
        if (verdict?.status !== 'withheld')
            return [];
        const reasons = verdict.reasons.filter(({ effect, olderOnly }) => effect === 'withheld' && !olderOnly);
        return [{ path: skill.path, name: nameOf(skill), runtime: id, line: withheldLine(reasons) }];
    }));
}
function nameOf(skill) {
    return skill.name?.value ?? skill.folder ?? skill.path;
}
/** The runtime's own line where it prints one, so that a reader finds it again in a log. */
function withheldLine(reasons) {
    return reasons.map(({ says, message }) => says ?? message).join(' ');
}
function summarise(settled, analysis, failOn) {
    const standing = settled.filter(report_report/* isStanding */.Pj);
    const count = (severity) => standing.filter((each) => each.severity === severity).length;
    const failing = failOn === 'never' ? [] : diagnostic/* severities */.g.slice(0, diagnostic/* severities */.g.indexOf(failOn) + 1);
    const fails = standing.some(({ severity }) => failing.includes(severity));
    const { skills } = analysis.set;
    return {
        skills: skills.length,
        errors: count('error'),
        warnings: count('warning'),
        notes: count('note'),
        suppressed: settled.filter(({ suppressed }) => suppressed !== null).length,
        waived: settled.filter(({ waived }) => waived !== null).length,
        tokens: sumOf(analysis),
        verdict: skills.length === 0 ? 'nothing-checked' : fails ? 'fail' : 'pass',
    };
}
function sumOf(analysis) {
    const costs = [...analysis.costs.values()];
    return {
        metadata: costs.reduce((sum, cost) => sum + cost.metadata, 0),
        instructions: costs.reduce((sum, cost) => sum + cost.instructions, 0),
        resources: costs.reduce((sum, cost) => sum + cost.resources, 0),
    };
}
/** The paths that were left out or could not be read, without those that never are. */
function unseen({ files }) {
    return files.filter(({ state, routine }) => state !== 'checked' && !routine);
}

// EXTERNAL MODULE: ./.build/report/printable.js
var printable = __webpack_require__(2782);
;// CONCATENATED MODULE: ./.build/report/words.js
/** `1 error`, `2 errors`; thousands are set off by commas. */
function counted(count, noun) {
    return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** A number with commas between thousands, the same in every locale. */
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `a`, `a and b`, `a, b and c`. */
function listed(items) {
    return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
/** `2 errors and 1 note in 5 skills`; `nothing to report in 5 skills` where all is well. */
function totals(summary) {
    if (summary.verdict === 'nothing-checked')
        return 'no SKILL.md was found';
    const counts = ['error', 'warning', 'note']
        .map((severity) => [severity, summary[`${severity}s`]])
        .filter(([, count]) => count > 0)
        .map(([severity, count]) => counted(count, severity));
    return `${listed(counts) || 'nothing to report'} in ${counted(summary.skills, 'skill')}`;
}
const verdictWords = {
    pass: 'Passed',
    fail: 'Failed',
    'nothing-checked': 'Nothing checked',
};

;// CONCATENATED MODULE: ./.build/reporters/annotations.js




/** GitHub keeps ten of a kind for each step and drops the rest without a word; the tenth error is left to the verdict. */
const limits = { error: 9, warning: 10, note: 10 };
/** Characters of a message that the runner keeps (ExecutionContext.cs). */
const MESSAGE_LIMIT = 4096;
const commands = { error: 'error', warning: 'warning', note: 'notice' };
/** Workflow commands that GitHub shows beside the lines of a pull request. */
const annotationsReporter = {
    id: 'annotations',
    title: 'Annotations on the changed files of a pull request',
    sink: 'stdout',
    render(report) {
        const found = (0,report_report/* standing */.JA)(report);
        const groups = new Map(diagnostic/* severities */.g.map((severity) => [severity, worstFirst(annotations_grouped(found, severity))]));
        const fits = diagnostic/* severities */.g.every((severity) => (groups.get(severity)?.length ?? 0) <= limits[severity]);
        const shown = diagnostic/* severities */.g.flatMap((severity) => {
            // One notice is kept back to say that there is more.
            const room = limits[severity] - (severity === 'note' && !fits ? 1 : 0);
            return (groups.get(severity) ?? []).slice(0, room);
        });
        const commandLines = shown.map(annotation);
        if (!fits) {
            const told = shown.reduce((sum, { more }) => sum + 1 + more, 0);
            const rest = `${counted(found.length - told, 'finding')} found no room here: GitHub shows ten annotations of a kind`;
            const message = `${totals(report.summary)}. ${rest}. The step summary and the log list them all.`;
            commandLines.push(command('notice', { title: 'skillproof' }, message));
        }
        return commandLines.map((text) => `${text}\n`).join('');
    },
};
function annotations_grouped(found, severity) {
    const groups = new Map();
    for (const diagnostic of found) {
        if (diagnostic.severity !== severity)
            continue;
        const key = JSON.stringify([diagnostic.file, diagnostic.rule]);
        const known = groups.get(key);
        groups.set(key, known ? { first: known.first, more: known.more + 1 } : { first: diagnostic, more: 0 });
    }
    return [...groups.values()];
}
/** One of each file before a second of any; otherwise in the order of the report. */
function worstFirst(groups) {
    const files = new Set();
    const heads = [];
    const others = [];
    for (const group of groups)
        (files.size < files.add(group.first.file).size ? heads : others).push(group);
    return [...heads, ...others];
}
function annotation({ first, more }) {
    const { file, start, end, rule, severity, message, url } = first;
    // The runner drops columns where the lines differ (ActionCommandManager.cs).
    const oneLine = start !== null && end !== null && start.line === end.line;
    const properties = {
        title: (0,printable/* printable */.g$)(rule),
        file: file === '.' ? undefined : (0,printable/* printable */.g$)(file),
        line: start?.line,
        endLine: end?.line,
        col: oneLine ? start.column : undefined,
        endColumn: oneLine ? end.column : undefined,
    };
    const tail = `${more > 0 ? ` (and ${more} more in this file)` : ''}\n${(0,printable/* printable */.g$)(url)}`;
    return command(commands[severity], properties, cut((0,printable/* printable */.g$)(message), MESSAGE_LIMIT - tail.length) + tail);
}
/** A text in at most `limit` UTF-16 units: whole sentences, then an ellipsis. */
function cut(text, limit) {
    if (text.length <= limit)
        return text;
    const short = text.slice(0, limit - 2);
    const sentence = /^[\s\S]*[.!?](?=\s)/.exec(short)?.[0];
    return `${sentence ?? short.replace(/[\uD800-\uDBFF]$/, '')} …`;
}
/** A command as @actions/core 3.0.1 writes it (command.ts): absent properties are left out. */
function command(name, properties, message) {
    const given = Object.entries(properties).filter(([, value]) => value);
    const list = given.map(([key, value]) => `${key}=${escapedProperty(String(value))}`).join(',');
    return `::${name} ${list}::${escaped(message)}`;
}
function escaped(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapedProperty(text) {
    return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

;// CONCATENATED MODULE: ./.build/report/verdict-table.js

const glyphs = {
    loads: '✓',
    altered: '~',
    withheld: '–',
    dropped: '✗',
    unknown: '?',
};
function verdictTable(analysis) {
    const all = analysis.set.skills.map((skill) => ({ skill, cells: cellsOf(skill, analysis) }));
    const shown = analysis.runtimes.map((_, at) => all.some(({ cells }) => cells[at]?.quiet === false));
    const rows = all.map(({ skill, cells }) => {
        const kept = cells.filter((_, at) => shown[at]);
        return { skill, cells: kept, plain: kept.every((cell) => cell.quiet || cell.status === 'loads') };
    });
    const columns = analysis.runtimes.filter((_, at) => shown[at]);
    return { columns, rows, agreeing: analysis.runtimes.filter((_, at) => !shown[at]) };
}
/** Every runtime that is a target of some skill, in the order of the shelf, with all the whys. */
function targetsOf(analysis) {
    const whys = new Map();
    for (const { id, why } of analysis.set.skills.flatMap((skill) => analysis.targetsOf(skill))) {
        whys.set(id, (whys.get(id) ?? new Set()).add(why));
    }
    return analysis.runtimes.flatMap(({ id }) => {
        const own = whys.get(id);
        return own ? [{ id, why: [...own].join('; ') }] : [];
    });
}
/** The targets grouped by their why: `agentskills and core-agent (asked for), codex (stands in .codex/skills)`. */
function targetWords(analysis, write, writeId = write) {
    const groups = new Map();
    for (const { id, why } of targetsOf(analysis))
        groups.set(why, [...(groups.get(why) ?? []), writeId(id)]);
    return [...groups].map(([why, ids]) => `${listed(ids)} (${write(why)})`).join(', ');
}
function cellsOf(skill, analysis) {
    const verdicts = analysis.verdicts.get(skill);
    const targets = new Set(analysis.targetsOf(skill).map(({ id }) => id));
    const said = new Set([...targets].map((id) => verdicts?.get(id)?.status));
    return analysis.runtimes.map(({ id }) => {
        const status = verdicts?.get(id)?.status ?? 'unknown';
        const target = targets.has(id);
        return { status, target, quiet: !target && said.has(status) };
    });
}

;// CONCATENATED MODULE: ./.build/reporters/json.js


/** What JSON may hold as it is, and what moves or hides a terminal's text all the same. */
const moving = /[\u007F-\u009F\u2028\u2029\uFEFF\p{Bidi_Control}]/gu;
/** The public contract, described by `schema/report-v1.json`. */
const jsonReporter = {
    id: 'json',
    title: 'JSON, version 1 of the report format',
    sink: 'stdout',
    render: (report) => [...piecesOf(report)].join(''),
    pieces: piecesOf,
};
function* piecesOf(report) {
    const { tool, files, analysis, encoding, summary } = report;
    yield `{\n"schemaVersion": 1,\n"tool": ${written({ name: tool.name, version: tool.version })},\n`;
    yield* list('files', files, ({ path, state, why }) => ({ path, state, why }));
    yield* list('runtimes', runtimesOf(report), (runtime) => runtime);
    yield* list('skills', analysis.set.skills, (skill) => skillOf(skill, report));
    yield* list('recipes', analysis.recipes, (recipe) => recipeOf(recipe, analysis.reach));
    yield* list('diagnostics', diagnosticsOf(report), (diagnostic) => diagnostic);
    yield `"summary": ${written({
        skills: summary.skills,
        errors: summary.errors,
        warnings: summary.warnings,
        notes: summary.notes,
        suppressed: summary.suppressed,
        waived: summary.waived,
        tokens: json_tokens(summary.tokens, encoding),
        verdict: summary.verdict,
    })}\n}\n`;
}
/** A list with each entry on a line of its own: a diff of two reports shows what changed. */
function* list(name, entries, value) {
    yield `"${name}": [`;
    for (const [index, entry] of entries.entries())
        yield `${index === 0 ? '' : ','}\n${written(value(entry))}`;
    yield entries.length === 0 ? '],\n' : '\n],\n';
}
function written(value) {
    // The runner would take `##[…]` for a command wherever it stands in a line; in JSON it can only stand in a text.
    const text = JSON.stringify(value).replaceAll('##[', '#\\u0023[');
    return text.replace(moving, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
function runtimesOf({ analysis }) {
    const whys = new Map(targetsOf(analysis).map(({ id, why }) => [id, why]));
    return analysis.runtimes.map(({ id, version }) => {
        return { id, version, target: whys.has(id), why: whys.get(id) ?? null };
    });
}
function skillOf(skill, { analysis, encoding }) {
    const { file, requires } = skill;
    const cost = analysis.costs.get(skill);
    return {
        path: skill.path,
        file: skill.filePath,
        name: skill.name?.value ?? null,
        description: skill.description?.value ?? null,
        steps: skill.steps.map(({ index, content, span }) => ({ index, content, ...placeIn(file, span) })),
        requires: requires.state === 'tokens' ? requires.tokens.map(({ value }) => value) : requires.state === 'none' ? [] : null,
        allowedTools: skill.allowedTools.map(({ value }) => value),
        resources: skill.bundle.resources.map(({ path, tier, bytes }) => ({ path, tier, bytes })),
        tokens: cost ? json_tokens(cost, encoding) : null,
        verdicts: verdictsOf(skill, analysis.runtimes, analysis.verdicts.get(skill)),
    };
}
function json_tokens(cost, encoding) {
    return { encoding, metadata: cost.metadata, instructions: cost.instructions, resources: cost.resources };
}
function verdictsOf(skill, runtimes, verdicts) {
    const entries = runtimes.flatMap(({ id }) => {
        const verdict = verdicts?.get(id);
        if (!verdict)
            return [];
        const { status, name, description, silent, blast } = verdict;
        const reasons = verdict.reasons.map((reason) => reasonOf(reason, skill));
        return [[id, { status, name, description, silent, blast, reasons }]];
    });
    return Object.fromEntries(entries);
}
function reasonOf({ code, message, span, path }, skill) {
    return { code, message, ...placeIn(path === undefined || path === skill.filePath ? skill.file : null, span) };
}
function placeIn(file, span) {
    const { line = null, column = null } = file && span ? file.position(span.start) : {};
    return { line, column };
}
function recipeOf({ path, format, closed, runtime, scopes }, reach) {
    return {
        path,
        format,
        closed,
        runtime,
        scopes: scopes.map((scope) => {
            const own = reach.find((each) => each.scope === scope);
            return {
                name: scope.name,
                tools: scope.builtIns.filter(({ registered }) => registered).map((tool) => tool.name),
                servers: Object.fromEntries((scope.servers ?? []).map(({ key, prefix, tools }) => [key, { prefix, tools }])),
                binaries: scope.binaries ? [...scope.binaries] : null,
                skills: (own?.skills ?? []).map(skillReachOf),
                textMentions: (own?.texts ?? []).map(mentionOf),
            };
        }),
    };
}
function skillReachOf({ skill, status, reasons, requires, answers }) {
    return {
        path: skill.path,
        status,
        reasons: reasons.map((reason) => reasonOf(reason, skill)),
        requires: requires.map(({ token, state, why }) => ({ token, state, reason: why })),
        mentions: answers.map(mentionOf),
    };
}
function mentionOf({ mention, state, why, meant }) {
    const { name, kind, confidence, how, file, span } = mention;
    return { name, kind, state, reason: why, meant, confidence, how, file: file.path, ...placeIn(file, span) };
}
function diagnosticsOf({ diagnostics, analysis }) {
    const sources = sourcesOf(analysis);
    return diagnostics.map((diagnostic) => ({
        rule: diagnostic.rule,
        severity: diagnostic.severity,
        message: diagnostic.message,
        file: diagnostic.file,
        line: diagnostic.start?.line ?? null,
        column: diagnostic.start?.column ?? null,
        endLine: diagnostic.end?.line ?? null,
        endColumn: diagnostic.end?.column ?? null,
        runtimes: diagnostic.runtimes ?? [],
        recipe: diagnostic.recipe ?? null,
        scope: diagnostic.scope ?? null,
        name: diagnostic.name ?? null,
        related: (diagnostic.related ?? []).map(({ at, message }) => ({
            file: at.path,
            ...placeIn(sources.get(at.path), at.span),
            message,
        })),
        url: diagnostic.url,
        fingerprint: diagnostic.fingerprint,
        suppressed: diagnostic.suppressed,
        waived: diagnostic.waived,
    }));
}

;// CONCATENATED MODULE: ./.build/report/markdown.js


/**
 * Untrusted text as code. Every ASCII punctuation character is a numeric entity, so that no parser finds markup in it,
 * in a table cell or out of one, and GitHub links no mention inside of `code`.
 */
function code(text) {
    return `<code>${inert((0,printable/* printable */.g$)(text), /[!-/:-@[-`{-~]/g)}</code>`;
}
/** Untrusted text as running text of one paragraph or cell: no markup, link, mention or reference comes of it. */
function prose(text) {
    // Mid-line only these are markup; at the start of a line also list and rule marks are.
    return inert((0,printable/* printable */.g$)(text.replace(/\s+/gu, ' ').trim()), /[#$&*<>@[\\\]_`|~]|^[-+=:]|(?<=^\d{1,9})[.)]/g);
}
/** A link of our own; `label` is Markdown. Without a web address the label stands alone. */
function markdown_link(label, address) {
    if (!address || !/^https?:\/\/[!-~]+$/.test(address))
        return label;
    return `[${label}](${address.replace(/[^\w/:.?&=#%~+,;@-]/g, (sign) => `%${hex(sign)}`)})`;
}
/** Cells are Markdown of one line. From column `numbersFrom` on they are numbers, set to the right. */
function table(header, rows, numbersFrom) {
    return tableHead(header, numbersFrom) + rows.map(tableRow).join('');
}
function tableHead(header, numbersFrom = header.length) {
    return tableRow(header) + tableRow(header.map((_, at) => (at < numbersFrom ? '---' : '--:')));
}
function tableRow(cells) {
    return `| ${cells.map((cell) => cell.replace(/\s*[\r\n]\s*/g, ' ')).join(' | ')} |\n`;
}
/** Folded away behind its summary, which is inline HTML; `body` is Markdown. */
function details(summary, body) {
    return detailsHead(summary) + body + detailsFoot;
}
function detailsHead(summary) {
    return `<details><summary>${summary}</summary>\n\n`;
}
const detailsFoot = '\n</details>\n';
/** A block that stands or falls as one. */
function whole(text, each) {
    return { head: '', parts: [text], foot: '', each };
}
/** Room for the sentence at the end of a page, in bytes. */
const TAIL = 600;
/**
 * Blocks put together in at most `limit` bytes of UTF-8, each set off by a blank line. What finds no room is left out
 * and counted in a last sentence that ends with `elsewhere`: where the rest can be read.
 */
function page(blocks, limit, elsewhere) {
    const left = new Map();
    let text = '';
    let room = limit - TAIL;
    for (const { head, parts, foot, each, share = limit } of blocks) {
        const separator = text === '' ? '' : '\n';
        let taken = 0;
        let inside = '';
        let space = Math.min(room, share) - bytesOf(separator + head + foot);
        for (const part of parts) {
            space -= bytesOf(part);
            if (space < 0)
                break;
            inside += part;
            taken += 1;
        }
        if (taken < parts.length)
            left.set(each, (left.get(each) ?? 0) + parts.length - taken);
        if (taken === 0)
            continue;
        const block = separator + head + inside + foot;
        room -= bytesOf(block);
        text += block;
    }
    if (left.size === 0)
        return text;
    const counts = [...left].map(([each, count]) => counted(count, each));
    return `${text}\nLeft out to keep this page short: ${counts.join(', ')}. ${elsewhere}\n`;
}
function bytesOf(text) {
    return Buffer.byteLength(text, 'utf8');
}
/**
 * Places where GitHub would make a link of plain text, entities or not, because it looks at the finished page:
 * mentions, references, addresses, emoji names, formulas. An unseen `<wbr>` breaks the text there.
 */
const linkable = /[@#$](?=.)|:(?=\S)|\bwww(?=\.)|-(?=\d)/giu;
const commit = /\b[0-9a-f]{7,}\b/gi;
function inert(text, punctuation) {
    // A line feed is the one character that printable text cannot hold.
    return text
        .replace(linkable, '$&\n')
        .replace(commit, (found) => found.replace(/.{6}(?=.)/g, '$&\n'))
        .replace(punctuation, (sign) => `&#${sign.charCodeAt(0)};`)
        .replaceAll('\n', '<wbr>');
}
function hex(sign) {
    return sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
}

;// CONCATENATED MODULE: ./.build/report/portability.js
const groupWords = [
    ['loads', 'works in'],
    ['altered', 'altered in'],
    ['withheld', 'withheld in'],
    ['dropped', 'dropped in'],
    ['unknown', 'not known of'],
];
/**
 * What becomes of a skill in every runtime that was asked, targets or not: `works in: codex, pi; dropped in: adk-go`.
 * Groups without a runtime are left out; runtimes stand in the order of the shelf, each written by `write`.
 */
function portability(skill, analysis, write) {
    const verdicts = analysis.verdicts.get(skill);
    return groupWords
        .flatMap(([status, words]) => {
        const ids = analysis.runtimes.filter(({ id }) => verdicts?.get(id)?.status === status);
        return ids.length === 0 ? [] : [`${words}: ${ids.map(({ id }) => write(id)).join(', ')}`];
    })
        .join('; ');
}

;// CONCATENATED MODULE: ./.build/report/reach-table.js
function reachSummaries({ reach }) {
    return reach.map(summaryOf);
}
function summaryOf({ recipe, scope, skills, texts }) {
    const served = skills.filter(({ status }) => status !== 'withheld');
    const all = [...served.flatMap(({ answers }) => answers), ...texts];
    const lacking = [...served.map(({ skill, answers }) => ({ skill, answers })), { skill: null, answers: texts }];
    return {
        recipe,
        scope,
        skills: skills.length,
        withheld: skills
            .filter(({ status }) => status === 'withheld')
            .map(({ skill, reasons, answers }) => {
            const why = reasons.filter(({ effect }) => effect === 'withheld').map(({ message }) => message);
            return { skill, why: why.join(' '), untold: missing(answers).length };
        }),
        unreachable: lacking.flatMap(({ skill, answers }) => {
            const gaps = missing(answers);
            return gaps.length === 0 ? [] : [{ skill, places: gaps.length, names: names(gaps) }];
        }),
        prefixOnly: prefixOnly(all),
        unlisted: names(all.filter(({ mention, state }) => mention.kind === 'command' && state === 'unknown')),
        unknownRequires: [
            ...new Set(served.flatMap(({ requires }) => requires.filter(({ state }) => state === 'unknown').map((each) => each.token))),
        ],
    };
}
/** An entry of `allowed-tools` that is not there takes no step away. */
function missing(answers) {
    return answers.filter(({ state, mention }) => state === 'missing' && mention.how !== 'allowed-tools');
}
function names(answers) {
    return [...new Set(answers.map(({ mention }) => mention.name))];
}
function prefixOnly(answers) {
    const found = new Map();
    for (const answer of answers) {
        if (answer.server === null || answer.state !== 'unknown')
            continue;
        found.set(answer.server, [...(found.get(answer.server) ?? []), answer]);
    }
    return [...found].map(([server, own]) => ({ server, names: names(own) }));
}

;// CONCATENATED MODULE: ./.build/reporters/step-summary.js







/** Bytes. GitHub throws away a summary of more than 1 MiB, all of it. */
const LIMIT = 900_000;
/** Rows of a table that are shown unfolded; files whose findings are. */
const LONG = 40;
const OPEN_FILES = 10;
/** The page of a job: verdicts, what is withheld, findings, tokens. */
const stepSummaryReporter = {
    id: 'step-summary',
    title: 'The summary page of a job on GitHub',
    sink: 'step-summary',
    render(report, screen) {
        const blocks = [
            headBlock(report),
            ...verdictBlocks(report, screen),
            ...withheldBlocks(report),
            ...recipeBlocks(report, screen),
            ...findingBlocks(report, screen),
            ...waivedBlocks(report, screen),
            ...tokenBlocks(report, screen),
            ...portabilityBlocks(report, screen),
            footBlock(report),
        ];
        return page(blocks, LIMIT, 'The JSON report and the log of this step have all of it.');
    },
};
const severityMarks = { error: '❌', warning: '⚠️', note: 'ℹ️' };
const statusMarks = {
    loads: '✅&nbsp;loads',
    altered: '⚠️&nbsp;altered',
    withheld: '⏸️&nbsp;withheld',
    dropped: '❌&nbsp;dropped',
    unknown: '❔&nbsp;unknown',
};
function headBlock({ summary }) {
    const mark = summary.verdict === 'pass' ? '✅' : '❌';
    return whole(`## ${mark} Skillproof: ${verdictWords[summary.verdict].toLowerCase()}, ${totals(summary)}\n`, 'heading');
}
function verdictBlocks({ analysis }, screen) {
    const table = verdictTable(analysis);
    if (table.rows.length === 0)
        return [];
    const head = tableHead(['Skill', ...table.columns.map(({ id }) => code(id))]);
    const row = ({ skill, cells }) => tableRow([skillCell(skill, screen), ...cells.map(verdictCell)]);
    const isLong = table.rows.length > LONG;
    const open = isLong ? table.rows.filter(({ plain }) => !plain) : table.rows;
    const folded = isLong ? table.rows.filter(({ plain }) => plain) : [];
    const blocks = [];
    if (open.length > 0)
        blocks.push({ head, parts: open.map(row), foot: '', each: 'verdict row', share: LIMIT / 4 });
    if (folded.length > 0) {
        const summary = `${counted(folded.length, 'skill')} load everywhere`;
        const parts = folded.map(row);
        blocks.push({ head: detailsHead(summary) + head, parts, foot: detailsFoot, each: 'verdict row', share: LIMIT / 9 });
    }
    return [...blocks, whole(remarksOn(table, analysis), 'remark')];
}
function portabilityBlocks({ analysis }, screen) {
    if (analysis.set.skills.length === 0)
        return [];
    const parts = analysis.set.skills.map((skill) => `- ${skillCell(skill, screen)} ${portability(skill, analysis, code)}\n`);
    const head = detailsHead('Portability: each skill in every runtime that was asked');
    return [{ head, parts, foot: detailsFoot, each: 'line of portability', share: LIMIT / 9 }];
}
function verdictCell({ status, target, quiet }) {
    if (quiet)
        return '·';
    return target ? statusMarks[status] : `(${statusMarks[status]})`;
}
function remarksOn({ rows, agreeing }, analysis) {
    const cells = rows.flatMap((row) => row.cells);
    const remarks = [];
    const targets = targetWords(analysis, prose, code);
    if (targets !== '')
        remarks.push(`Targets: ${targets}.`);
    if (cells.some(({ target, quiet }) => !target && !quiet))
        remarks.push('In parentheses: not a target, and sees it otherwise.');
    if (cells.some(({ quiet }) => quiet))
        remarks.push('A dot: not a target, and sees it the same.');
    if (agreeing.length > 0) {
        remarks.push(`Asked too, and of one mind with the targets: ${listed(agreeing.map(({ id }) => code(id)))}.`);
    }
    return `${remarks.join(' ')}\n`;
}
function skillCell(skill, screen) {
    const name = markdown_link(code(skill.name?.value ?? skill.folder ?? skill.path), screen.link(skill.filePath, null));
    const told = skill.name?.value ?? skill.folder;
    return skill.path === told || skill.path.endsWith(`/${told}`) ? name : `${name} in ${code(skill.path)}`;
}
function withheldBlocks({ withheld, analysis }) {
    const blocks = [];
    if (withheld.length > 0) {
        const parts = withheld.map(({ name, runtime, line }) => line.startsWith(`${runtime}: `) ? `- ${code(line)}\n` : `- ${code(name)}, by ${code(runtime)}: ${prose(line)}\n`);
        blocks.push({ head: '### Withheld\n\n', parts, foot: '', each: 'withheld skill', share: LIMIT / 9 });
    }
    if (analysis.recipes.length === 0 && analysis.set.skills.length > 0) {
        const requiring = analysis.set.skills.filter(({ requires }) => requires.state === 'tokens').length;
        const some = requiring > 0 ? ` ${counted(requiring, 'skill')} here say${requiring === 1 ? 's' : ''} what must be there.` : '';
        blocks.push(whole(`Tools, servers and \`requires:\` not checked: no recipe.${some}\n`, 'remark'));
    }
    return blocks;
}
/** For each agent of each recipe: what it withholds, what it cannot reach, and how far the check went. */
function recipeBlocks({ analysis }, screen) {
    const summaries = reachSummaries(analysis).filter(({ skills, unreachable }) => skills > 0 || unreachable.length > 0);
    if (summaries.length === 0)
        return [];
    const blocks = summaries.map((one) => {
        const { path, runtime } = one.recipe;
        const agent = one.scope.name === 'parent' ? '' : `, sub-agent ${code(one.scope.name)}`;
        const head = `**${code(path)}** (${prose(runtime)})${agent}: ${counted(one.skills, 'skill')}\n\n`;
        return { head, parts: reachItems(one, screen), foot: '', each: 'line of a recipe', share: LIMIT / 9 };
    });
    return [whole('### Recipes\n', 'heading'), ...blocks];
}
function reachItems(one, screen) {
    const items = [];
    for (const { skill, why, untold } of one.withheld) {
        const rest = untold === 0
            ? ''
            : ` ${counted(untold, 'mention')} out of reach in it ${untold === 1 ? 'is' : 'are'} not told one by one.`;
        items.push(`- withheld: ${skillCell(skill, screen)}: ${prose(why)}${rest}\n`);
    }
    for (const { skill, places, names } of one.unreachable) {
        const where = skill === null ? 'the texts beside the skills' : skillCell(skill, screen);
        items.push(`- out of reach: ${where}, ${counted(places, 'place')}: ${someCodes(names)}\n`);
    }
    if (one.withheld.length === 0 && one.unreachable.length === 0)
        items.push('- all that is named is within reach\n');
    for (const { server, names } of one.prefixOnly) {
        items.push(`- checked as far as the server: ${code(server)} is declared, nobody listed its tools; named: ${someCodes(names)}\n`);
    }
    if (one.unlisted.length > 0)
        items.push(`- not checked, as nobody listed the programs: ${someCodes(one.unlisted)}\n`);
    if (one.unknownRequires.length > 0)
        items.push(`- ${code('requires:')} not checked: ${someCodes(one.unknownRequires)}\n`);
    return items;
}
function someCodes(names) {
    const shown = names.slice(0, 8).map((name) => code(name));
    return names.length > shown.length ? `${shown.join(', ')} and ${names.length - shown.length} more` : listed(shown);
}
function findingBlocks(report, screen) {
    const files = new Map();
    for (const finding of (0,report_report/* standing */.JA)(report)) {
        const found = files.get(finding.file);
        if (found)
            found.push(finding);
        else
            files.set(finding.file, [finding]);
    }
    const blocks = [...files].map(([file, found]) => {
        const summary = `${code(file)}: ${counted(found.length, 'finding')}`;
        const head = files.size <= OPEN_FILES ? `**${summary}**\n\n` : detailsHead(summary);
        const foot = files.size <= OPEN_FILES ? '' : detailsFoot;
        return { head, parts: found.map((finding) => findingItem(finding, screen)), foot, each: 'finding' };
    });
    return blocks.length === 0 ? [] : [whole('### Findings\n', 'heading'), ...blocks];
}
/** Each reason, folded, with all that it stands for. */
function waivedBlocks(report, screen) {
    return [...(0,report_report/* waivedByReason */.yV)(report)].map(([reason, found]) => {
        const head = detailsHead(`${counted(found.length, 'finding')} waived: ${prose(reason)}`);
        const parts = found.map((finding) => {
            const { file, start, severity, rule } = finding;
            const where = markdown_link(code(start ? `${file}:${start.line}` : file), screen.link(file, start?.line ?? null));
            return `- ${severity}, ${where}, ${markdown_link(code(rule), finding.url)}\n`;
        });
        return { head, parts, foot: detailsFoot, each: 'waived finding', share: LIMIT / 9 };
    });
}
function findingItem({ file, start, severity, rule, url, message }, screen) {
    const place = start ? `line ${start.line}` : 'whole file';
    const where = markdown_link(place, screen.link(file, start?.line ?? null));
    return `- ${severityMarks[severity]} ${severity}, ${where}, ${markdown_link(code(rule), url)}<br>${prose(message)}\n`;
}
function tokenBlocks({ analysis, summary, encoding }, screen) {
    const { skills } = analysis.set;
    if (skills.length === 0)
        return [];
    const frames = skills.some((skill) => (analysis.costs.get(skill)?.framing ?? null) !== null);
    const row = (first, cells) => tableRow([first, ...cells.map((count) => (count === null ? '' : grouped(count)))]);
    const parts = skills.flatMap((skill) => {
        const cost = analysis.costs.get(skill);
        if (!cost)
            return [];
        const framing = frames ? [cost.framing] : [];
        return [row(skillCell(skill, screen), [cost.metadata, cost.instructions, ...framing, cost.resources])];
    });
    const { metadata, instructions, resources } = summary.tokens;
    const sums = `${grouped(metadata)} metadata, ${grouped(instructions)} instructions, ${grouped(resources)} resources`;
    const counts = `Tokens: ${sums} (${code(encoding)}, an estimate for other models)`;
    const head = tableHead(['Skill', 'metadata', 'instructions', ...(frames ? ['framing'] : []), 'resources'], 1);
    return [{ head: detailsHead(counts) + head, parts, foot: detailsFoot, each: 'token row', share: LIMIT / 9 }];
}
const failWords = {
    error: 'fails on errors',
    warning: 'fails on errors and warnings',
    note: 'fails on any finding',
    never: 'never fails',
};
function footBlock(report) {
    const { tool, summary, failOn } = report;
    const facts = [`${tool.name} ${tool.version}`, failWords[failOn]];
    if (summary.suppressed > 0)
        facts.push(`${counted(summary.suppressed, 'finding')} suppressed by ignore comments`);
    const paths = unseen(report);
    const list = paths.slice(0, 200).map(({ path, why }) => `- ${code(path)}: ${prose(why ?? '')}\n`);
    const notChecked = paths.length === 0 ? '' : `${details(`${counted(paths.length, 'path')} not checked`, list.join(''))}\n`;
    return whole(`${notChecked}<sub>${prose(facts.join(', '))}.</sub>\n`, 'remark');
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./.build/report/width.js
var width = __webpack_require__(7385);
;// CONCATENATED MODULE: ./.build/report/excerpt.js


const TAB = 4;
/** UTF-16 units of a line that are looked at on either side of a place. */
const REACH = 400;
/**
 * The line in which a span starts, printable, with carets under the span as far as it stands in that line. A line
 * longer than `width` columns is shown around the span's start, with an ellipsis where it goes on.
 */
function excerpt(file, span, width) {
    const number = file.lineAt(span.start);
    const start = file.lineStarts[number - 1] ?? 0;
    const line = file.lineText(number);
    const from = Math.min(span.start - start, line.length);
    const to = Math.max(from, Math.min(span.end - start, line.length));
    const first = boundary(line, from - REACH);
    const last = boundary(line, from + REACH);
    const before = laid(line.slice(first, from), 0);
    const marked = laid(line.slice(from, Math.min(to, last)), before.width);
    const after = laid(line.slice(Math.min(to, last), last), before.width + marked.width);
    const columns = [...before.columns, ...marked.columns, ...after.columns];
    return windowed(columns, before.width, Math.max(1, marked.width), width, first > 0, last < line.length);
}
function laid(text, at) {
    const columns = [];
    for (const grapheme of (0,width/* graphemes */.ls)(text)) {
        if (grapheme === '\t')
            columns.push(...' '.repeat(TAB - ((at + columns.length) % TAB)));
        else {
            const shown = (0,printable/* printable */.g$)(grapheme);
            const parts = shown === grapheme ? [grapheme] : (0,width/* graphemes */.ls)(shown);
            for (const part of parts)
                columns.push(part, ...Array(Math.max(0, (0,width/* widthOf */.qz)(part) - 1)).fill(''));
        }
    }
    return { columns, width: columns.length };
}
function windowed(columns, caret, length, width, goesBack, goesOn) {
    const fits = columns.length <= width && !goesBack && !goesOn;
    const shift = fits || (caret + length <= width - 1 && !goesBack) ? 0 : Math.max(0, caret - Math.floor(width / 3));
    const shown = columns.slice(shift, shift + width);
    if (goesBack || shift > 0) {
        if (shown[1] === '')
            shown[1] = ' ';
        shown[0] = '…';
    }
    const end = shift + width;
    if (columns.length > end || goesOn) {
        if (shown[width - 1] === '')
            shown[width - 2] = ' ';
        shown[Math.min(width - 1, shown.length)] = '…';
    }
    const marks = ' '.repeat(caret - shift) + '^'.repeat(Math.max(1, Math.min(length, width - (caret - shift))));
    return { text: shown.join('').trimEnd(), marks };
}
/** An offset of the line that cuts no surrogate pair in two. */
function boundary(line, at) {
    if (at <= 0)
        return 0;
    if (at >= line.length)
        return line.length;
    const unit = line.charCodeAt(at);
    return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}

;// CONCATENATED MODULE: ./.build/reporters/terminal.js










/** With more skills than this, only those are listed that do not load everywhere. */
const terminal_LONG = 40;
/** With at most so many skills, each is told in words as well. */
const FEW = 3;
/** Columns below which lines are left to the terminal to break. */
const NARROWEST = 40;
/** For a person at a shell or in a job's log. */
const terminalReporter = {
    id: 'terminal',
    title: 'Text for people, at the width of the terminal',
    sink: 'stdout',
    render(report, given) {
        const screen = { ...given, columns: Math.max(NARROWEST, given.columns) };
        const paint = painter(screen);
        const parts = [withheldPart(report), findingsPart(report, screen, paint), lastPart(report, screen, paint)];
        if (!report.quiet)
            parts.unshift(headPart(report, screen), verdictPart(report, screen, paint), recipePart(report, screen), tokensPart(report));
        const text = parts.filter((part) => part.length > 0).map((part) => part.map(printable/* asPlainLine */.l6).join('\n'));
        return `${text.join('\n\n')}\n`;
    },
};
function painter(screen) {
    return screen.colour ? (style, text) => (0,external_node_util_.styleText)(style, text, { validateStream: false }) : (_style, text) => text;
}
const severityStyles = { error: 'red', warning: 'yellow', note: 'cyan' };
const statusStyles = {
    loads: 'green',
    altered: 'yellow',
    withheld: 'yellow',
    dropped: 'red',
    unknown: 'gray',
};
function headPart({ tool, analysis, summary }, screen) {
    const { runtimes, recipes } = analysis;
    const counts = [counted(summary.skills, 'skill'), counted(runtimes.length, 'runtime')];
    counts.push(recipes.length === 0 ? 'no recipe' : counted(recipes.length, 'recipe'));
    const lines = [`${(0,printable/* printable */.g$)(`${tool.name} ${tool.version}`)}: ${counts.join(', ')}`];
    const targets = targetWords(analysis, printable/* printable */.g$);
    if (targets !== '')
        lines.push(...(0,width/* wrapped */.ky)(`Targets: ${targets}`, screen.columns));
    return lines;
}
function verdictPart(report, screen, paint) {
    const table = verdictTable(report.analysis);
    if (table.rows.length === 0)
        return [];
    const rows = table.rows.length > terminal_LONG ? table.rows.filter((row) => !row.plain) : table.rows;
    const lines = rows.length === 0 ? [] : [...stairs(table), ...rowLines(rows, screen, paint)];
    const hidden = table.rows.length - rows.length;
    if (hidden > 0)
        lines.push(`${rows.length === 0 ? 'All' : ''} ${counted(hidden, 'skill')} load everywhere`.trim());
    const remarks = [...legend(rows), ...agreeing(table, screen), ...inWords(report, screen)];
    return remarks.length === 0 ? lines : [...lines, '', ...remarks];
}
/** A column is three characters wide; the names stand above, each a step to the right. */
function stairs({ columns }) {
    return columns.map(({ id }, at) => `${'│  '.repeat(at)}${(0,printable/* printable */.g$)(id)}`);
}
function rowLines(rows, screen, paint) {
    const names = rows.map(({ skill }) => (0,printable/* printable */.g$)(skill.name?.value ?? skill.folder ?? skill.path));
    const cells = (rows[0]?.cells.length ?? 0) * 3;
    const room = Math.max(20, screen.columns - cells - 2);
    const paths = rows.map(({ skill }) => (0,printable/* printable */.g$)(whereabouts(skill)));
    const most = Math.max(Math.floor(room * 0.6), room - Math.max(...paths.map(width/* widthOf */.qz)));
    const nameWidth = Math.min(Math.max(...names.map(width/* widthOf */.qz)), most);
    return rows.map((row, at) => {
        const marks = row.cells.map((cell) => mark(cell, paint)).join('');
        const name = (0,width/* padded */.jC)((0,width/* truncated */.ps)(names[at] ?? '', nameWidth), nameWidth);
        return `${marks}${name}  ${paint('dim', (0,width/* truncated */.ps)(paths[at] ?? '', room - nameWidth, 'end'))}`;
    });
}
/** The skill's folder, without its last part where that is the name all over again. */
function whereabouts({ name, path }) {
    return name && path.endsWith(`/${name.value}`) ? path.slice(0, -name.value.length) : path;
}
/** A glyph and two columns after it: a degree sign there marks a runtime that is no target and sees it otherwise. */
function mark({ status, target, quiet }, paint) {
    if (quiet)
        return paint('dim', '·  ');
    return `${paint(statusStyles[status], glyphs[status])}${target ? '  ' : paint('dim', '° ')}`;
}
function legend(rows) {
    const cells = rows.flatMap((row) => row.cells);
    const said = new Set(cells.filter(({ quiet }) => !quiet).map(({ status }) => status));
    const words = Object.keys(glyphs).filter((each) => said.has(each));
    const others = [];
    if (cells.some(({ target, quiet }) => !target && !quiet))
        others.push('° not a target, and sees it otherwise');
    if (cells.some(({ quiet }) => quiet))
        others.push('· not a target, and sees it the same');
    return [words.map((each) => `${glyphs[each]} ${each}`).join('   '), ...others].filter((text) => text !== '');
}
function agreeing({ agreeing: runtimes }, screen) {
    if (runtimes.length === 0)
        return [];
    const ids = runtimes.map(({ id }) => (0,printable/* printable */.g$)(id)).join(', ');
    return (0,width/* wrapped */.ky)(`Asked too, and of one mind with the targets: ${ids}`, screen.columns);
}
function inWords({ analysis }, screen) {
    const { skills } = analysis.set;
    if (skills.length > FEW)
        return [];
    return skills.flatMap((skill) => {
        const [first = '', ...rest] = (0,width/* wrapped */.ky)(`${(0,printable/* printable */.g$)(skill.name?.value ?? skill.folder ?? skill.path)} ${portability(skill, analysis, printable/* printable */.g$)}`, screen.columns - 2);
        return [first, ...rest.map((line) => `  ${line}`)];
    });
}
function tokensPart({ summary, encoding }) {
    if (summary.skills === 0)
        return [];
    const { metadata, instructions, resources } = summary.tokens;
    return [
        `Tokens of ${(0,printable/* printable */.g$)(encoding)}, an estimate for other models:`,
        `  metadata ${grouped(metadata)}, instructions ${grouped(instructions)}, resources ${grouped(resources)}`,
    ];
}
/** The runtime's own line is not wrapped: a reader searches for it. */
function withheldPart({ withheld }) {
    if (withheld.length === 0)
        return [];
    const lines = withheld.map(({ name, runtime, line }) => (0,printable/* printable */.g$)(line.startsWith(`${runtime}: `) ? line : `${runtime}: ${name}: ${line}`));
    return ['Withheld:', ...lines.map((line) => `  ${line}`)];
}
/** One line for each agent of each recipe: how far the check went. */
function recipePart({ analysis }, screen) {
    const lines = reachSummaries(analysis).flatMap((one) => {
        const { recipe, scope, skills, withheld, unreachable, prefixOnly, unlisted } = one;
        if (skills === 0 && unreachable.length === 0)
            return [];
        const places = unreachable.reduce((sum, each) => sum + each.places, 0);
        const facts = [counted(skills, 'skill')];
        if (withheld.length > 0)
            facts.push(`${withheld.length} withheld`);
        if (places > 0)
            facts.push(`${counted(places, 'place')} out of reach in ${unreachable.length} of its texts`);
        if (prefixOnly.length > 0)
            facts.push(`tools not listed: ${prefixOnly.map(({ server }) => server).join(', ')}`);
        if (unlisted.length > 0)
            facts.push('programs not listed');
        const agent = scope.name === 'parent' ? '' : `, sub-agent ${scope.name}`;
        return (0,width/* wrapped */.ky)((0,printable/* printable */.g$)(`  ${recipe.path}${agent}: ${facts.join('; ')}`), screen.columns);
    });
    return lines.length === 0 ? [] : ['Recipes:', ...lines];
}
function findingsPart(report, screen, paint) {
    const shown = (0,report_report/* standing */.JA)(report).filter(({ severity }) => severity === 'error' || !report.quiet);
    const sources = sourcesOf(report.analysis);
    const place = (path, start) => (0,printable/* printable */.g$)(path) + (start ? `:${start.line}:${start.column}` : '');
    return shown.flatMap((finding, at) => {
        const lines = heading(finding, place(finding.file, finding.start), screen, paint);
        for (const line of (0,width/* wrapped */.ky)((0,printable/* printable */.g$)(finding.message), screen.columns - 2))
            lines.push(`  ${line}`);
        lines.push(...source(finding, screen, paint));
        for (const { at: location, message } of finding.related ?? []) {
            const start = location.span ? (sources.get(location.path)?.position(location.span.start) ?? null) : null;
            const [first = '', ...rest] = (0,width/* wrapped */.ky)(`${place(location.path, start)}: ${(0,printable/* printable */.g$)(message)}`, screen.columns - 6);
            lines.push(`  see ${first}`, ...rest.map((line) => `      ${line}`));
        }
        return at === 0 ? lines : ['', ...lines];
    });
}
function heading({ severity, rule }, place, screen, paint) {
    const what = `${paint(severityStyles[severity], severity)} ${(0,printable/* printable */.g$)(rule)}`;
    const fits = (0,width/* widthOf */.qz)(place) + severity.length + (0,width/* widthOf */.qz)(rule) + 2 <= screen.columns;
    return fits ? [`${paint('bold', place)} ${what}`] : [paint('bold', place), `  ${what}`];
}
function source({ at, source: file, start, severity }, screen, paint) {
    if (!file || !start || !at.span)
        return [];
    const number = String(start.line);
    const { text, marks } = excerpt(file, at.span, Math.max(20, screen.columns - number.length - 5));
    const margin = ' '.repeat(number.length);
    return [
        `  ${paint('dim', `${number} │`)} ${text}`.trimEnd(),
        `  ${paint('dim', `${margin} │`)} ${paint(severityStyles[severity], marks)}`,
    ];
}
function lastPart(report, screen, paint) {
    const { summary, quiet } = report;
    const lines = [];
    const paths = unseen(report);
    if (paths.length > 0 && !quiet) {
        lines.push(`${counted(paths.length, 'path')} not checked (--report json lists all):`);
        for (const { path, why } of paths.slice(0, 3)) {
            const text = (0,printable/* printable */.g$)(`${path}: ${why ?? ''}`);
            lines.push(...(0,width/* wrapped */.ky)(text, screen.columns - 2).map((line) => `  ${line}`));
        }
    }
    for (const [reason, { length }] of quiet ? [] : (0,report_report/* waivedByReason */.yV)(report)) {
        lines.push(...(0,width/* wrapped */.ky)(`${counted(length, 'finding')} waived: ${(0,printable/* printable */.g$)(reason)}`, screen.columns));
    }
    if (summary.suppressed > 0 && !quiet)
        lines.push(`${counted(summary.suppressed, 'finding')} suppressed by ignore comments`);
    const style = summary.verdict === 'pass' ? 'green' : 'red';
    return [...lines, `${paint(style, verdictWords[summary.verdict])}: ${totals(summary)}`];
}

;// CONCATENATED MODULE: ./.build/reporters/index.js




const reporters = [annotationsReporter, jsonReporter, stepSummaryReporter, terminalReporter];

// EXTERNAL MODULE: ./.build/rules/index.js + 90 modules
var rules = __webpack_require__(6376);
// EXTERNAL MODULE: ./.build/runtimes/index.js + 77 modules
var runtimes = __webpack_require__(8152);
// EXTERNAL MODULE: ./.build/skill/read.js + 2 modules
var read = __webpack_require__(3371);
;// CONCATENATED MODULE: ./.build/run.js










/** The ids that options are checked against. */
function shelfIds() {
    return {
        runtimes: runtimes/* runtimes */.m.map(({ id }) => id),
        reporters: reporters.map(({ id }) => id),
        rules: rules/* rules */.a.map(({ id }) => id),
    };
}
/** From so many skills on, memory counts for more than speed. */
const MANY = 1000;
/** The whole path. Throws UsageError for what the caller got wrong. */
async function run(options, host) {
    const workspace = host.open(options.paths);
    const set = (0,read/* readSkills */.D)(workspace);
    if (set.skills.length > MANY)
        host.spareMemory?.();
    const recipes = (0,recipes_around/* recipesAround */.H)(set, options, host);
    const count = await (0,tokens/* tokenCounter */.G)();
    const progress = (done, all) => host.progress(`${done} of ${all} skills read`);
    const analysis = (0,analyze/* analyze */.n)(set, recipes, runtimes/* runtimes */.m, { runtimes: options.runtimes, count, progress });
    const diagnostics = (0,check/* check */.z)(analysis, rules/* rules */.a, options);
    const { failOn, quiet, waivers, today, profile } = options;
    const policy = { failOn, quiet, version: host.version, encoding: tokens/* ENCODING */.K, waivers, today, profile };
    const report = settle(diagnostics, analysis, policy);
    host.progress('');
    for (const request of options.reports)
        deliver(request, report, host);
    return report;
}
function deliver({ id, file }, report, host) {
    const reporter = reporters.find((each) => each.id === id);
    if (!reporter)
        return;
    const screen = file === null ? host : { ...plain, link: host.link };
    if (file !== null && reporter.pieces) {
        host.writeFile(file, shown(reporter.pieces(report, screen), report));
        return;
    }
    const text = (0,skill_secrets/* covered */.p)(reporter.render(report, screen), report.secrets);
    if (file !== null)
        host.writeFile(file, text);
    else if (reporter.sink === 'step-summary')
        host.stepSummary(text);
    else
        host.stdout(text);
}
function* shown(pieces, { secrets }) {
    for (const piece of pieces)
        yield (0,skill_secrets/* covered */.p)(piece, secrets);
}
/** A file has no width of its own and no colours. */
const plain = { columns: 80, colour: false };


/***/ })

};
