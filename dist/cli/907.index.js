export const id = 907;
export const ids = [907];
export const modules = {

/***/ 7330:
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
        const path = skill.path === '.' ? resource.path : `${skill.path}/${resource.path}`;
        const text = resource.bytes === 0 ? '' : textOf(workspace, path);
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
    for (const runtime of runtimes) {
        for (const [deployment, catalog] of catalogs(skills, runtime, recipes)) {
            loadCatalog(runtime, catalog, deployment, verdicts);
        }
    }
    return verdicts;
}
/** Skills that one running agent would see together: those of one root, or of all the roots of one deployment. */
function catalogs(skills, runtime, recipes) {
    const deployments = new Map();
    for (const recipe of recipes.filter((each) => each.runtime === runtime.id)) {
        for (const scope of recipe.scopes) {
            for (const { path } of scope.skillRoots)
                if (!deployments.has(path))
                    deployments.set(path, { recipe, scope });
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
function loadCatalog(runtime, catalog, deployment, verdicts) {
    const scope = deployment?.scope ?? null;
    const winners = scope && runtime.overlays ? winningCopies(catalog, scope) : new Map();
    const situation = { catalog, recipe: deployment?.recipe ?? null, scope };
    const answers = new Map();
    for (const skill of catalog) {
        const winner = winners.get(skill);
        answers.set(skill, winner ? shadowedBy(winner, runtime) : runtime.load(skill, situation));
    }
    const fatal = [...answers].find(([, answer]) => answer.status === 'dropped' && answer.blast === 'catalog');
    for (const [skill, answer] of answers) {
        const taken = fatal && answer.status !== 'dropped';
        verdicts.get(skill)?.set(runtime.id, taken ? takenDown(fatal[0], answer, runtime) : answer);
    }
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

;// CONCATENATED MODULE: ./.build/analysis/targets.js
/** The runtimes that a repository targets with a skill: those asked for, or those that its place speaks for. */
function targeting(asked, skills) {
    if (asked) {
        const targets = asked.map((id) => ({ id, why: 'asked for', asked: true }));
        return () => targets;
    }
    const named = skills.filter((skill) => !skill.isSample && skill.name);
    const namespaced = named.length > 0 && named.every((skill) => /^[^/\s]+\/[^/\s]+$/.test(skill.name?.value ?? ''));
    const standard = { id: 'agentskills', why: 'the open standard holds everywhere', asked: false };
    const cleveragents = { id: 'cleveragents', why: 'every name is namespace/short-name', asked: false };
    const everywhere = namespaced ? [standard, cleveragents] : [standard];
    const agents = [...everywhere, { id: 'core-agent', why: 'the skill stands in .agents/skills', asked: false }];
    return (skill) => (skill.place.owner === '.agents' ? agents : everywhere);
}
/** Targets of any skill, and the well-known others whose refusal is told as well. */
function askedRuntimes(runtimes, skills, targetsOf) {
    const targets = new Set(skills.flatMap((skill) => targetsOf(skill).map(({ id }) => id)));
    return runtimes.filter((runtime) => targets.has(runtime.id) || runtime.wellKnown);
}

;// CONCATENATED MODULE: ./.build/analysis/analyze.js



/** Resolves, loads and measures: all facts of a run, once. */
function analyze(set, recipes, shelf, asked) {
    const targetsOf = targeting(asked.runtimes, set.skills);
    const runtimes = askedRuntimes(shelf, set.skills, targetsOf);
    const verdicts = loadAll(set.skills, runtimes, recipes);
    return { set, recipes, runtimes, verdicts, costs: measure(set, shelf, targetsOf, asked), targetsOf };
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

/***/ 1979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ tokenCounter),
/* harmony export */   K: () => (/* binding */ ENCODING)
/* harmony export */ });
/** Name of the encoding that counts are given in. Its vocabulary is the one shipped by gpt-tokenizer 4.0.0 (MIT). */
const ENCODING = 'o200k_base';
let counter;
/** The counter. The first call loads the vocabulary (2 MB), so ask only when a count is needed. */
function tokenCounter() {
    counter ??= loadCounter();
    return counter;
}
async function loadCounter() {
    const [{ createCounter }, { default: packed }] = await Promise.all([
        __webpack_require__.e(/* import() */ 346).then(__webpack_require__.bind(__webpack_require__, 346)),
        __webpack_require__.e(/* import() */ 754).then(__webpack_require__.t.bind(__webpack_require__, 7754, 17)),
    ]);
    return createCounter(packed);
}


/***/ }),

/***/ 9175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ readRecipes)
});

// UNUSED EXPORTS: recipeFormats

// EXTERNAL MODULE: ./.build/diagnostic.js
var diagnostic = __webpack_require__(8867);
// EXTERNAL MODULE: ./.build/source/file.js
var source_file = __webpack_require__(4874);
// EXTERNAL MODULE: ./.build/source/span.js
var span = __webpack_require__(9408);
// EXTERNAL MODULE: ./.build/source/yaml.js
var source_yaml = __webpack_require__(2695);
;// CONCATENATED MODULE: ./.build/source/json.js


/** Strict JSON with a place on every key and value: JSON is YAML, so the one reader of places serves both. */
function readJson(file) {
    const { text } = file;
    try {
        JSON.parse(text);
    }
    catch (error) {
        const yaml = (0,source_yaml/* parseYaml */.hN)(text, 0, text.length).faults[0];
        const position = /position (\d+)/.exec(String(error));
        const start = yaml?.span.start ?? Math.min(Number(position?.[1] ?? 0), text.length);
        return { root: null, fault: { message: 'it is no JSON from here on', span: (0,span/* spanOf */.ee)(start, start + 1) } };
    }
    return { root: (0,source_yaml/* parseYaml */.hN)(text, 0, text.length).root, fault: null };
}
/** The value at a path of keys; letters' case is ignored where `fold` is set, and the last of a repeated key wins. */
function valueAt(root, path, fold = false) {
    let node = root;
    for (const key of path) {
        const map = node ? (0,source_yaml/* resolved */.L$)(node) : null;
        if (map?.kind !== 'map')
            return null;
        const same = (name) => (fold ? name.toLowerCase() === key.toLowerCase() : name === key);
        node = map.pairs.filter((pair) => same(pair.key.value)).at(-1)?.value ?? null;
    }
    return node;
}
/** The texts of a list, with their places; null where there is no list. */
function textsOf(node) {
    const list = node ? (0,source_yaml/* resolved */.L$)(node) : null;
    if (list?.kind !== 'list')
        return null;
    return list.items.flatMap((item) => {
        const entry = (0,source_yaml/* resolved */.L$)(item);
        return entry?.kind === 'scalar' ? [{ value: entry.value, span: item.span }] : [];
    });
}
function textOf(node) {
    const scalar = node ? (0,source_yaml/* resolved */.L$)(node) : null;
    return scalar?.kind === 'scalar' ? scalar.value : null;
}

// EXTERNAL MODULE: ./.build/source/workspace.js
var source_workspace = __webpack_require__(9091);
;// CONCATENATED MODULE: ./.build/recipes/core-agent.js




const CONFIG_BYTES = 1_000_000;
/** The tools of core-agent's own, in its order (pkg/tools/builtins.go:81-99, go-steer/core-agent@b708387). */
const builtInNames = [
    'bash',
    'read_file',
    'read_many_files',
    'write_file',
    'edit_file',
    'delete_file',
    'stat',
    'list_dir',
    'glob',
    'grep',
    'json_query',
    'fetch_url',
    'alert',
    'wait_and_verify',
    'todo',
    'record_plan',
    'sciontool_status',
];
const coreAgentFormat = {
    id: 'core-agent',
    title: 'core-agent config root',
    files: 'a folder with config.json and one of mcp.json, AGENTS.md and skills; `.agents` with a config.json',
    closed: true,
    runtime: 'core-agent',
    evidence: 'go-steer/core-agent@b708387, pkg/config/config.go and pkg/tools/builtins.go:250-435, read 2026-08-21',
    examples: [
        {
            title: 'the shell is disabled',
            files: {
                '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
                '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\n---\nB\n',
            },
            absent: ['bash', 'fetch_url', 'alert', 'record_plan', 'sciontool_status'],
        },
        {
            title: 'keys are read whatever their case',
            files: {
                '.agents/config.json': '{"URL_Scope": {"Allow": ["*.example.com"]}}',
                '.agents/AGENTS.md': 'Be brief.\n',
            },
            absent: ['alert', 'record_plan', 'sciontool_status'],
        },
    ],
    find(workspace) {
        return workspace.entries
            .filter(({ path, kind }) => kind === 'file' && (0,source_workspace/* nameOf */.Vb)(path) === 'config.json')
            .map(({ path }) => (0,source_workspace/* folderOf */.yS)(path))
            .filter((folder) => (0,source_workspace/* nameOf */.Vb)(folder) === '.agents' || isRoot(workspace, folder));
    },
    read,
};
function isRoot(workspace, folder) {
    return ['mcp.json', 'AGENTS.md', 'skills'].some((name) => workspace.has(inside(folder, name)));
}
function inside(folder, name) {
    return folder === '.' ? name : `${folder}/${name}`;
}
function read(workspace, path, given) {
    const folder = (0,source_workspace/* nameOf */.Vb)(path) === 'config.json' ? (0,source_workspace/* folderOf */.yS)(path) : path;
    const config = inside(folder, 'config.json');
    if (!workspace.has(config) && (0,source_workspace/* nameOf */.Vb)(folder) !== '.agents' && !isRoot(workspace, folder))
        return null;
    const problems = [];
    const root = readConfig(workspace, config, problems);
    const skillRoots = rootsOf(folder, root, given);
    const scope = { name: 'parent', builtIns: builtInsOf(root), binaries: null, skillRoots };
    return { path: folder, format: 'core-agent', closed: true, runtime: 'core-agent', scopes: [scope], problems };
}
function readConfig(workspace, path, problems) {
    if (!workspace.has(path))
        return null;
    const read = workspace.read(path, CONFIG_BYTES);
    if (!('bytes' in read))
        return null;
    const file = (0,source_file/* decode */.D4)(path, read.bytes);
    const { root, fault } = readJson(file);
    if (fault) {
        const message = `\`${path}\` cannot be read: ${fault.message}. core-agent does not start with it. Write it as plain JSON, without comments and trailing commas.`;
        problems.push({ file, span: fault.span, message, fatal: true });
    }
    return root;
}
/** Project, content roots in their order, then the user's own two, which count only when they were given. */
function rootsOf(folder, root, { userRoots }) {
    const contents = (textsOf(valueAt(root, ['content_roots'], true)) ?? []).flatMap(({ value }) => {
        const content = (0,source_workspace/* joinPath */.uJ)(folder, value);
        return content ? [{ path: inside(content, 'skills'), role: 'content' }] : [];
    });
    const users = userRoots.map((path, index) => ({
        path: inside(path, 'skills'),
        role: index === 0 ? 'user' : 'user-fallback',
    }));
    return [{ path: inside(folder, 'skills'), role: 'project' }, ...contents, ...users];
}
function builtInsOf(root) {
    const disabled = new Set((textsOf(valueAt(root, ['tools', 'disable'], true)) ?? []).map(({ value }) => value));
    return builtInNames.map((name) => {
        const why = disabled.has(name) ? 'tools.disable names it' : precondition(name, root);
        return { name, registered: why === '', why };
    });
}
/** Empty where nothing stands in the way of registering a tool; else what is missing. */
function precondition(name, root) {
    const has = (...path) => {
        const value = valueAt(root, path, true);
        const list = value ? (0,source_yaml/* resolved */.L$)(value) : null;
        return list?.kind === 'list' && list.items.length > 0;
    };
    if (name === 'fetch_url')
        return has('url_scope', 'allow') ? '' : 'url_scope.allow is empty';
    if (name === 'alert')
        return has('alerts', 'targets') ? '' : 'alerts.targets is empty';
    if (name === 'record_plan')
        return plans(root) ? '' : 'no plan mode is on';
    return name === 'sciontool_status' ? 'sciontool is not known to be on PATH' : '';
}
function plans(root) {
    const mode = textOf(valueAt(root, ['permissions', 'plan_mode'], true)) ?? '';
    if (mode !== '')
        return mode === 'advisory' || mode === 'required';
    return textOf(valueAt(root, ['permissions', 'require_plan_artifact'], true)) === 'true';
}

;// CONCATENATED MODULE: ./.build/recipes/index.js


const recipeFormats = [coreAgentFormat];
/** The recipes asked for, or those that the tree holds. Throws UsageError for a path that is no recipe. */
function readRecipes(workspace, wanted, given) {
    if (wanted === 'none')
        return [];
    if (wanted)
        return wanted.map((path) => readOne(workspace, path.replace(/^\.\//, '').replace(/\/+$/, ''), given));
    const found = recipeFormats.flatMap((format) => format.find(workspace).flatMap((path) => format.read(workspace, path, given) ?? []));
    return found.sort((left, right) => (left.path < right.path ? -1 : 1));
}
function readOne(workspace, path, given) {
    for (const format of recipeFormats) {
        const recipe = workspace.has(path) || path === '.' ? format.read(workspace, path, given) : null;
        if (recipe)
            return recipe;
    }
    const known = recipeFormats.map((format) => `${format.id} (${format.files})`).join('; ');
    throw new diagnostic/* UsageError */.e(`"${path}" is no recipe inside the checked paths; known formats: ${known}.`, { path });
}


/***/ }),

/***/ 2186:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ readSkills)
});

// UNUSED EXPORTS: SKILL_BYTES_LIMIT

// EXTERNAL MODULE: ./.build/source/file.js
var source_file = __webpack_require__(4874);
;// CONCATENATED MODULE: ./.build/source/markdown-autolink.js
/*
 * Addresses that stand in running text without brackets, found as GitHub finds them
 * (https://github.github.com/gfm/#autolinks-extension-), in time linear in the text.
 */
const word = /[A-Za-z0-9]/;
const beforeWww = /[\s(*_~[\]]/;
const beforeMail = /[A-Za-z0-9+\-._/]/;
const protocol = /https?:\/\//iy;
const mail = /[\w.+-]{1,100}@[A-Za-z0-9_-]{1,100}(?:\.[A-Za-z0-9_-]{1,100}){1,20}/y;
const separator = /[\p{P}\p{S}\s]/u;
const trailing = '!"\'*,.:;?_~]';
/** No host name is longer, and a limit keeps a run of `www.` from being read again and again. */
const LONGEST_HOST = 255;
/** True when an address may stand somewhere in the text: a cheap question that spares most texts the search. */
function mayHoldAddress(text) {
    return text.includes('@') || text.includes('://') || /www\./i.test(text);
}
/** True where an address may start: a letter, a digit or `.+-` that does not go on with a word. */
function mayStartAddress(code, previous) {
    if (isWord(previous))
        return false;
    return isWord(code) || code === 0x2b || code === 0x2d || code === 0x2e;
}
function isWord(code) {
    return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}
/** Where the address that starts at `start` ends; -1 when none starts there. */
function addressEnd(text, start) {
    const previous = start > 0 ? text.charAt(start - 1) : '';
    protocol.lastIndex = start;
    const scheme = protocol.exec(text);
    if (scheme)
        return word.test(previous) ? -1 : webEnd(text, start, start + scheme[0].length);
    if (/^www\./i.test(text.slice(start, start + 4))) {
        return previous === '' || beforeWww.test(previous) ? webEnd(text, start, start + 4) : -1;
    }
    if (beforeMail.test(previous))
        return -1;
    mail.lastIndex = start;
    const found = mail.exec(text);
    return found && /[A-Za-z]$/.test(found[0]) ? start + found[0].length : -1;
}
function webEnd(text, start, host) {
    return isHost(text, host) ? trimmed(text, start, runEnd(text, host)) : -1;
}
/** A host has something in it, and no underscore in its last two parts. */
function isHost(text, from) {
    const limit = Math.min(text.length, from + LONGEST_HOST);
    let at = from;
    while (at < limit) {
        const char = text.charAt(at);
        if (char !== '-' && char !== '.' && char !== '_' && separator.test(char))
            break;
        at += 1;
    }
    if (at === from || (at === limit && limit < text.length))
        return false;
    const parts = text.slice(from, at).replace(/\.$/, '').split('.');
    return parts.join('') !== '' && !parts.slice(-2).some((part) => part.includes('_'));
}
/** To white space, `<`, a double quote (which no address can hold) or a bracket that was opened before the address. */
function runEnd(text, from) {
    let open = 0;
    let at = from;
    for (; at < text.length; at += 1) {
        const char = text.charAt(at);
        if (char === '<' || char === '"' || /\s/.test(char))
            break;
        if (char === '[')
            open += 1;
        if (char === ']') {
            if (open === 0)
                break;
            open -= 1;
        }
    }
    return at;
}
/** Without the sentence's punctuation; a closing parenthesis stays when it closes one of the address. */
function trimmed(text, start, runEnd) {
    let spare = 0;
    for (let at = start; at < runEnd; at += 1) {
        const char = text.charAt(at);
        if (char === ')')
            spare += 1;
        else if (char === '(')
            spare -= 1;
    }
    let end = runEnd;
    while (end > start) {
        const last = text.charAt(end - 1);
        if (last === ')') {
            if (spare <= 0)
                break;
            spare -= 1;
            end -= 1;
        }
        else if (last === ';') {
            const entity = /&[A-Za-z]+;$/.exec(text.slice(Math.max(start, end - 33), end));
            end -= entity ? entity[0].length : 1;
        }
        else if (trailing.includes(last))
            end -= 1;
        else
            break;
    }
    return end;
}

;// CONCATENATED MODULE: ./.build/source/markdown-text.js
/** HTML's names for U+00A0 to U+00FF, in order: https://html.spec.whatwg.org/multipage/named-characters.html */
const latin1 = 'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
    'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
    'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
    'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
    'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
    'thorn yuml';
/** The other names met in prose. A name that is not here stays as it is written. */
const others = {
    ...{ amp: 0x26, lt: 0x3c, gt: 0x3e, quot: 0x22, apos: 0x27, lbrack: 0x5b, lsqb: 0x5b, rbrack: 0x5d, rsqb: 0x5d },
    ...{ AMP: 0x26, LT: 0x3c, GT: 0x3e, QUOT: 0x22, Tab: 0x09, NewLine: 0x0a, excl: 0x21, num: 0x23, dollar: 0x24 },
    ...{ percnt: 0x25, lpar: 0x28, rpar: 0x29, ast: 0x2a, plus: 0x2b, comma: 0x2c, period: 0x2e, sol: 0x2f, colon: 0x3a },
    ...{ semi: 0x3b, equals: 0x3d, quest: 0x3f, commat: 0x40, bsol: 0x5c, lowbar: 0x5f, grave: 0x60, lbrace: 0x7b },
    ...{ lcub: 0x7b, vert: 0x7c, verbar: 0x7c, rbrace: 0x7d, rcub: 0x7d, ensp: 0x2002, emsp: 0x2003, thinsp: 0x2009 },
    ...{ zwnj: 0x200c, zwj: 0x200d, ndash: 0x2013, mdash: 0x2014, lsquo: 0x2018, rsquo: 0x2019, sbquo: 0x201a },
    ...{ ldquo: 0x201c, rdquo: 0x201d, bdquo: 0x201e, dagger: 0x2020, bull: 0x2022, hellip: 0x2026, prime: 0x2032 },
    ...{ lsaquo: 0x2039, rsaquo: 0x203a, euro: 0x20ac, trade: 0x2122, larr: 0x2190, uarr: 0x2191, rarr: 0x2192 },
    ...{ darr: 0x2193, harr: 0x2194, rArr: 0x21d2, minus: 0x2212, infin: 0x221e, asymp: 0x2248, ne: 0x2260, le: 0x2264 },
    ...{ ge: 0x2265, check: 0x2713, cross: 0x2717, starf: 0x2605, star: 0x2606 },
};
const names = new Map(latin1.split(' ').map((name, index) => [name, 0xa0 + index]));
for (const [name, code] of Object.entries(others))
    names.set(name, code);
/** One entity such as `&amp;` or `&#x2014;`, decoded; as written where the name is not known. */
function decodeEntity(entity) {
    const number = /^&#(?:(\d{1,7})|[xX]([\da-fA-F]{1,6}));$/.exec(entity);
    if (number) {
        const code = number[1] === undefined ? Number.parseInt(number[2], 16) : Number.parseInt(number[1], 10);
        const none = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff);
        return String.fromCodePoint(none ? 0xfffd : code);
    }
    const code = names.get(entity.slice(1, -1));
    return code === undefined ? entity : String.fromCodePoint(code);
}
/** Entities decoded, as in an HTML attribute. */
function decodeEntities(text) {
    return text.includes('&') ? text.replace(/&(?:#?[A-Za-z\d]{1,32});/g, decodeEntity) : text;
}
/** Backslash escapes and entities decoded, as in a link's target and an info string. */
function decodeString(text) {
    if (!text.includes('&') && !text.includes('\\'))
        return text;
    return text.replace(/\\([!-/:-@[-`{-~])|&(?:#?[A-Za-z\d]{1,32});/g, (whole, escaped) => escaped === undefined ? decodeEntity(whole) : escaped);
}
/** Labels that are equal after this mean the same definition. */
function normalizeLabel(label) {
    return label.trim().split(/\s+/).join(' ').toLowerCase().toUpperCase();
}
/** Lines joined with one space, white space around each removed. */
function joinLines(text) {
    if (!/[\r\n]/.test(text))
        return text.trim();
    const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
    return lines.join(' ').trim();
}

// EXTERNAL MODULE: ./.build/source/span.js
var source_span = __webpack_require__(9408);
;// CONCATENATED MODULE: ./.build/source/markdown-code.js


/** Where a fence stands and what is in it. `body` is what the node's offsets count in; `from` is added to them. */
function fencedCode(body, from, node, indent) {
    const marks = node.getChildren('CodeMark');
    const info = node.getChild('CodeInfo');
    const opener = marks[0];
    const closer = marks[1] ?? null;
    const openerEnd = info ? info.to : opener.to;
    const first = nextLine(body, openerEnd);
    const last = closer ? lineStart(body, closer.from) : node.to;
    const lines = first === null || first > last ? [] : codeLines(body, from, node, { from: first, to: last }, indent);
    if (closer)
        lines.pop();
    else if (lines.at(-1)?.value === '')
        lines.pop();
    const infoText = info ? decodeString(body.slice(info.from, info.to)) : '';
    return {
        language: /^[^ \t]+/.exec(infoText)?.[0] ?? null,
        info: infoText,
        ...content(lines, from + (first ?? openerEnd)),
        span: (0,source_span/* spanOf */.ee)(from + node.from, from + trimmedEnd(body, node.from, closer ? closer.to : node.to)),
        fenced: true,
        closed: closer !== null,
        marker: body.charAt(opener.from) === '~' ? '~' : '`',
        openerSpan: (0,source_span/* spanOf */.ee)(from + opener.from, from + openerEnd),
    };
}
function indentedCode(body, from, node) {
    const lines = codeLines(body, from, node, node, 0);
    return {
        language: null,
        info: '',
        ...content(lines, from + node.from),
        span: (0,source_span/* spanOf */.ee)(from + node.from, from + trimmedEnd(body, node.from, node.to)),
        fenced: false,
        closed: true,
        marker: null,
        openerSpan: (0,source_span/* spanOf */.ee)(from + node.from, from + node.from),
    };
}
function content(lines, fallback) {
    const first = lines[0];
    const last = lines.at(-1);
    return {
        code: lines.map((line) => line.value).join('\n'),
        lines,
        contentSpan: first && last ? (0,source_span/* spanOf */.ee)(first.span.start, last.span.end) : (0,source_span/* spanOf */.ee)(fallback, fallback),
    };
}
/**
 * The lines of a range. Lezer marks as `CodeText` what of each line is code, after the indent and the marks of its
 * containers; a line without any is empty. The indent of the fence itself is taken off here.
 */
function codeLines(body, from, node, range, indent) {
    const lines = [];
    let piece = node.getChild('CodeText');
    let at = range.from;
    for (;;) {
        const feed = lineEnd(body, at);
        const end = Math.min(feed, range.to);
        while (piece && (piece.name !== 'CodeText' || piece.to <= at))
            piece = piece.nextSibling;
        const found = piece && piece.from < end ? Math.max(piece.from, at) : end;
        const start = found + fenceIndent(body, found, end, indent);
        lines.push((0,source_span/* located */.t4)(body.slice(start, end), (0,source_span/* spanOf */.ee)(from + start, from + end)));
        const next = nextLine(body, feed);
        if (next === null || next > range.to)
            return lines;
        at = next;
    }
}
function fenceIndent(body, start, end, indent) {
    let count = 0;
    while (count < indent && start + count < end && body.charAt(start + count) === ' ')
        count += 1;
    return count;
}
/** The offset of the carriage return or line feed that ends the line. */
function lineEnd(text, at) {
    let end = at;
    while (end < text.length && text.charAt(end) !== '\n' && text.charAt(end) !== '\r')
        end += 1;
    return end;
}
function nextLine(text, at) {
    const end = lineEnd(text, at);
    if (end >= text.length)
        return null;
    return text.startsWith('\r\n', end) ? end + 2 : end + 1;
}
function lineStart(text, at) {
    let start = at;
    while (start > 0 && text.charAt(start - 1) !== '\n' && text.charAt(start - 1) !== '\r')
        start -= 1;
    return start;
}
/** `end` without the white space before it. */
function trimmedEnd(text, start, end) {
    let at = end;
    while (at > start && /\s/.test(text.charAt(at - 1)))
        at -= 1;
    return at;
}

;// CONCATENATED MODULE: ./.build/source/markdown-html.js

const tagName = /<([A-Za-z][A-Za-z\d-]*)/y;
const attribute = /[\s/]*([^\s"'<>/=]+)(?:\s*(=)\s*)?/y;
const bareValue = /[^\s"'=<>`]+/y;
/** Reads tags and comments; what is inside `<script>` and `<style>` is neither. Takes time linear in the length. */
function readHtml(html) {
    const comments = [];
    const targets = [];
    const quotes = new Quotes(html);
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
        if (html.startsWith('<!--', at)) {
            const comment = commentAt(html, at);
            comments.push(comment);
            at = comment.end;
            continue;
        }
        tagName.lastIndex = at;
        const name = tagName.exec(html)?.[1];
        if (name === undefined) {
            at += 1;
            continue;
        }
        const end = readTag(html, at, at + 1 + name.length, quotes, targets);
        at = /^(?:script|style)$/i.test(name) ? closingTag(html, name, end) : end;
    }
    return { comments, targets };
}
function commentAt(html, start) {
    if (html.startsWith('<!-->', start))
        return { start, end: start + 5, text: '' };
    if (html.startsWith('<!--->', start))
        return { start, end: start + 6, text: '' };
    const close = html.indexOf('-->', start + 4);
    const end = close < 0 ? html.length : close + 3;
    return { start, end, text: html.slice(start + 4, close < 0 ? end : close) };
}
/** The end of the tag; where it breaks off, the place up to which it was one. */
function readTag(html, start, from, quotes, targets) {
    const found = [];
    let at = from;
    for (;;) {
        attribute.lastIndex = at;
        const match = attribute.exec(html);
        if (!match)
            break;
        at = attribute.lastIndex;
        if (match[2] === undefined)
            continue;
        const value = valueAt(html, at, quotes);
        if (!value)
            break;
        at = value.next;
        if (/^(?:src|href)$/i.test(match[1])) {
            const target = decodeEntities(html.slice(value.start, value.end)).trim();
            found.push({ target, start: value.start, end: value.end });
        }
    }
    const closed = /[\s/]*>/y;
    closed.lastIndex = at;
    const tagEnd = closed.test(html) ? closed.lastIndex : at;
    for (const each of found)
        targets.push({ ...each, tagStart: start, tagEnd });
    return tagEnd;
}
function valueAt(html, at, quotes) {
    const quote = html.charAt(at);
    if (quote === '"' || quote === "'") {
        const end = quotes.next(quote, at + 1);
        return end < 0 ? null : { start: at + 1, end, next: end + 1 };
    }
    bareValue.lastIndex = at;
    return bareValue.test(html) ? { start: at, end: bareValue.lastIndex, next: bareValue.lastIndex } : null;
}
function closingTag(html, name, from) {
    const close = new RegExp(`</${name}`, 'gi');
    close.lastIndex = from;
    return close.exec(html)?.index ?? html.length;
}
/** Finds closing quotes, and remembers that there is none left: many open quotes must not each search to the end. */
class Quotes {
    #html;
    #spent = new Set();
    constructor(html) {
        this.#html = html;
    }
    next(quote, from) {
        if (this.#spent.has(quote))
            return -1;
        const at = this.#html.indexOf(quote, from);
        if (at < 0)
            this.#spent.add(quote);
        return at;
    }
}

;// CONCATENATED MODULE: ./.build/source/markdown-inline.js

function linkParts(body, node) {
    const marks = node.getChildren('LinkMark');
    const textTo = marks[1]?.from ?? node.to;
    let target = null;
    let label = null;
    if (marks.length > 2) {
        const open = marks[2];
        target = { from: open.to, to: open.to };
    }
    for (let child = marks[1]?.nextSibling ?? null; child; child = child.nextSibling) {
        if (child.name === 'URL')
            target = withoutAngles(body, child);
        if (child.name === 'LinkLabel' && child.to - child.from > 2)
            label = { from: child.from + 1, to: child.to - 1 };
    }
    return { textFrom: marks[0]?.to ?? node.from, textTo, target, label };
}
function withoutAngles(body, node) {
    const angled = node.to - node.from >= 2 && body.charAt(node.from) === '<' && body.charAt(node.to - 1) === '>';
    return angled ? { from: node.from + 1, to: node.to - 1 } : { from: node.from, to: node.to };
}
/**
 * The content of a code span by CommonMark's rules (https://spec.commonmark.org/0.31.2/#code-spans). `lineEdges` says
 * where a line goes on inside the quotes and items around it.
 */
function codeText(body, node, lineEdges) {
    const marks = node.getChildren('CodeMark');
    const from = marks[0]?.to ?? node.from;
    const to = marks[1]?.from ?? node.to;
    let written = body.slice(from, to);
    if (/[\r\n]/.test(written)) {
        written = written.replace(/(?:\r\n|\r|\n)[ \t>]*/g, (feed, offset) => {
            const line = from + offset + (feed.startsWith('\r\n') ? 2 : 1);
            return ` ${body.slice(lineEdges.get(line) ?? line, from + offset + feed.length)}`;
        });
    }
    const padded = written.length > 1 && written.startsWith(' ') && written.endsWith(' ') && /[^ ]/.test(written);
    // A pipe in a table is escaped even in code: https://github.github.com/gfm/#example-200
    const code = padded ? written.slice(1, -1) : written;
    return { code: code.includes('\\|') && node.parent && inTable(node) ? code.replaceAll('\\|', '|') : code, from, to };
}
function inTable(node) {
    for (let up = node.parent; up; up = up.parent)
        if (up.name === 'TableCell')
            return true;
    return false;
}
/** A slice of the node, where each mark of a quote around it is replaced by a space. */
function withoutQuoteMarks(body, node, from, to) {
    const cuts = [];
    for (const mark of node.getChildren('QuoteMark'))
        cuts.push({ from: mark.from, to: mark.to, put: ' ' });
    return cuts.length === 0 ? body.slice(from, to) : apply(body, from, to, cuts);
}
/** The text between two offsets of the node as a reader sees it. */
function plainText({ body, lineEdges, isLink }, node, from, to) {
    const cuts = [];
    let root = true;
    node.cursor().iterate((ref) => {
        const { name } = ref;
        if (root) {
            root = false;
            return true;
        }
        if (name === 'Link' || name === 'Image') {
            const inner = ref.node;
            if (!isLink(inner))
                return true;
            const { textFrom, textTo } = linkParts(body, inner);
            cuts.push({ from: ref.from, to: textFrom, put: '' }, { from: textTo, to: ref.to, put: '' });
            return true;
        }
        if (name === 'InlineCode')
            cuts.push({ from: ref.from, to: ref.to, put: codeText(body, ref.node, lineEdges).code });
        else if (name === 'Entity')
            cuts.push({ from: ref.from, to: ref.to, put: decodeEntity(body.slice(ref.from, ref.to)) });
        else if (name === 'Escape')
            cuts.push({ from: ref.from, to: ref.to, put: body.charAt(ref.from + 1) });
        else if (name === 'HardBreak')
            cuts.push({ from: ref.from, to: ref.to, put: '\n' });
        else if (name === 'Autolink') {
            cuts.push({ from: ref.from, to: ref.from + 1, put: '' }, { from: ref.to - 1, to: ref.to, put: '' });
        }
        else if (dropped.has(name))
            cuts.push({ from: ref.from, to: ref.to, put: '' });
        else
            return true;
        return false;
    });
    cuts.sort((a, b) => a.from - b.from);
    return joinLines(apply(body, from, to, cuts));
}
const dropped = new Set([
    'EmphasisMark',
    'StrikethroughMark',
    'QuoteMark',
    'HeaderMark',
    'TaskMarker',
    'HTMLTag',
    'Comment',
    'ProcessingInstruction',
]);
function apply(body, from, to, cuts) {
    let text = '';
    let at = from;
    for (const cut of cuts) {
        if (cut.from < at || cut.to > to)
            continue;
        text += body.slice(at, cut.from) + cut.put;
        at = cut.to;
    }
    return text + body.slice(at, to);
}

// EXTERNAL MODULE: ./node_modules/@lezer/markdown/dist/index.js + 2 modules
var dist = __webpack_require__(4044);
;// CONCATENATED MODULE: ./.build/source/markdown-extensions.js

/*
 * Blocks that Lezer reads otherwise than CommonMark and GitHub do, put right. Two fields of its objects that its types
 * do not show are read here, `rows` and `depth`: the comparison with a second parser fails when they go.
 */
/** Leading white space and quote marks of a line that may be a table's delimiter row. */
const MAX_TABLE_INDENT = 400;
/**
 * Lezer's table, but white space after the last pipe is no further cell, a thematic break ends the table instead of
 * making a heading of it, and a long run of white space is not tried as a delimiter row.
 */
function guardedTable() {
    const parseBlock = (dist/* Table */.XI.parseBlock ?? []).map((block) => ({
        ...block,
        leaf(cx, leaf) {
            const parser = block.leaf?.(cx, leaf) ?? null;
            return parser && withoutTrail(parser);
        },
        endLeaf(cx, line, leaf) {
            if (line.next === 0x2d && leaf.parsers.some(hasRows))
                return /^-{3,}\s*$/.test(line.text.slice(line.pos));
            if (!line.text.includes('|'))
                return false;
            const next = cx.peekLine();
            if (isFarIn(next))
                return false;
            return block.endLeaf?.(/^[>\s|:-]+\s$/.test(next) ? withNextLine(cx, next.trimEnd()) : cx, line, leaf) ?? false;
        },
    }));
    return { ...dist/* Table */.XI, parseBlock };
}
/** The context as it would be before another line. Slow, because what stands behind an object is no longer fast. */
function withNextLine(cx, next) {
    const view = Object.create(cx);
    view.peekLine = () => next;
    return view;
}
/** The same object, because Lezer asks for its class. */
function withoutTrail(parser) {
    const read = parser.nextLine;
    parser.nextLine = (cx, line, leaf) => {
        const { text } = line;
        line.text = text.trimEnd();
        const ended = read.call(parser, cx, line, leaf);
        line.text = text;
        return ended;
    };
    return parser;
}
/** True for a table's parser that has seen the delimiter row. */
function hasRows(parser) {
    return 'rows' in parser && Array.isArray(parser.rows);
}
function isFarIn(line) {
    let at = 0;
    while (at <= MAX_TABLE_INDENT && at < line.length && /[>\s]/.test(line.charAt(at)))
        at += 1;
    return at > MAX_TABLE_INDENT;
}
/** Starts of HTML blocks and their ends; null for a blank line: https://spec.commonmark.org/0.31.2/#html-blocks */
const htmlBlocks = [
    [/^<(?:pre|script|style|textarea)(?:\s|>|$)/i, /<\/(?:pre|script|style|textarea)>/i, 'HTMLBlock'],
    [/^<!--/, /-->/, 'CommentBlock'],
    [/^<\?/, /\?>/, 'ProcessingInstructionBlock'],
    [/^<![a-z]/i, />/, 'HTMLBlock'],
    [/^<!\[CDATA\[/, /\]\]>/, 'HTMLBlock'],
    [new RegExp(`^</?(?:${blockTags()})(?:\\s|/?>|$)`, 'i'), null, 'HTMLBlock'],
    [/^<\/[a-z][a-z\d-]*\s*>\s*$/i, null, 'HTMLBlock'],
    [
        /^<[a-z][a-z\d-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?>\s*$/i,
        null,
        'HTMLBlock',
    ],
];
function blockTags() {
    return ('address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|' +
        'fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|' +
        'menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|' +
        'track|ul');
}
/** Lezer's own does not see that a quoted line is blank, and so ends a block in a quote only with the quote. */
const htmlBlock = {
    name: 'HTMLBlock',
    parse(cx, line) {
        if (line.next !== 0x3c)
            return false;
        const rest = line.text.slice(line.pos);
        const kind = htmlBlocks.find(([start]) => start.test(rest));
        if (!kind)
            return false;
        const [, end, node] = kind;
        const from = cx.lineStart + line.pos;
        const marks = [];
        let last = end?.test(rest) === true;
        while (cx.nextLine() && !last && !isOutside(cx, line)) {
            const blank = line.pos === line.text.length;
            if (blank && end === null)
                break;
            marks.push(...line.markers);
            last = end?.test(line.text) === true;
        }
        cx.addElement(cx.elt(node, from, cx.prevLineEnd(), marks));
        return true;
    },
};
/** True for a line that one of the open containers does not go on to. */
function isOutside(cx, line) {
    return 'depth' in line && typeof line.depth === 'number' && line.depth < cx.depth;
}

;// CONCATENATED MODULE: ./.build/source/markdown-parser.js




/*
 * Lezer's parser with GitHub's extensions, and with guards, because its input may be hostile: several of its steps take
 * time that grows with the square of the input (1.8.1, read on 2026-11-30). The guards sit in the parser itself, where the
 * exact piece of text that it is about to read is known, so that a refused piece costs nothing and the rest is read.
 */
/** Quotes and list items around one line. */
const MAX_CONTAINERS = 50;
/** `](` in one paragraph, heading or table cell. */
const MAX_LINK_TAILS = 2_000;
/** Length times marks of one text that is read whatever else the body holds. */
const SMALL_TEXT = 200_000;
/** Length times marks of all larger texts of a body together. */
const BUDGET = 200_000_000;
/** Quote marks in one paragraph or table: each is put in its place by moving all that follow. */
const MAX_QUOTE_MARKS = 5_000;
/** Characters read again while a paragraph may yet become a link definition. */
const MAX_DEFINITION_WORK = 1_000_000;
/** The text's tree. A carriage return counts as white space at the end of its line, or, alone, as a line end. */
function parseTree(text) {
    const input = masked(text);
    const job = new Job(labelsIn(input));
    current = job;
    try {
        const tree = lezer.parse(input);
        const { refused, fenceIndents, lineEdges } = job;
        return { tree, refused, fenceIndents, lineEdges, mayDefine: job.labels.size > 0 };
    }
    finally {
        current = idle;
    }
}
/** The text as Lezer shall see it, of equal length: what it returns are offsets, and the words come from the text. */
function masked(text) {
    let input = text;
    if (input.includes('\r'))
        input = input.replaceAll('\r\n', ' \n').replaceAll('\r', '\n');
    if (input.startsWith('\uFEFF'))
        input = ` ${input.slice(1)}`;
    // In `<output_format>` Lezer sees a tag; CommonMark's names have no underscore.
    return input.replace(/<\/?[A-Za-z][A-Za-z\d-]*_[\w-]*(?=[\s/>]|$)/g, (tag) => tag.replaceAll('_', '\u00b7'));
}
/** Labels that may be defined: some may turn out to stand in code, none is missing. Footnotes (`[^1]:`) are none. */
function labelsIn(text) {
    const labels = new Set();
    if (!text.includes(']:'))
        return labels;
    for (const match of text.matchAll(/\[((?:\\.|[^\\[\]]){1,999})\]:/gs)) {
        if (!match[1].startsWith('^'))
            labels.add(normalizeLabel(match[1].replace(/\n[ \t>]*/g, ' ')));
    }
    return labels;
}
class Job {
    labels;
    refused = [];
    fenceIndents = new Map();
    lineEdges = new Map();
    /** Whether the text that is being read now may hold a bare address. */
    addresses = false;
    #budget = BUDGET;
    constructor(labels) {
        this.labels = labels;
    }
    refuse(start, end) {
        const last = this.refused.at(-1);
        if (last && start <= last.end + 1 && start >= last.start)
            last.end = Math.max(last.end, end);
        else
            this.refused.push({ start, end });
    }
    /** Whether one paragraph, heading or cell may be read. Estimates, from above, the steps that it takes. */
    admits(text) {
        if (text.length * text.length <= SMALL_TEXT)
            return true;
        const { marks, tails, lines } = countMarks(text);
        if (tails > MAX_LINK_TAILS)
            return false;
        const cost = text.length * marks + lines * lines;
        if (cost <= SMALL_TEXT)
            return true;
        if (cost > this.#budget)
            return false;
        this.#budget -= cost;
        return true;
    }
}
const idle = new Job(new Set());
/** What the parser's extensions below write to. Lezer parses without a pause, so that one at a time is enough. */
let current = idle;
/** Marks that make Lezer look through the text, or through the other marks: `]`, `<`, runs of backticks, `*`, `_`, `~`. */
function countMarks(text) {
    let marks = 0;
    let tails = 0;
    let lines = 0;
    let previous = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === 0x5d || code === 0x3c)
            marks += 1;
        else if (code === 0x60 || code === 0x2a || code === 0x5f || code === 0x7e)
            marks += code === previous ? 0 : 1;
        else if (code === 0x28 && previous === 0x5d)
            tails += 1;
        else if (code === 0x0a)
            lines += 1;
        previous = code;
    }
    return { marks, tails, lines };
}
const inlineMarks = new Uint8Array(128);
for (const char of '\\&`<*_![]~')
    inlineMarks[char.charCodeAt(0)] = 1;
/** First in every text: refuses it, or jumps over what no parser wants. */
function readPlain(cx, _next, pos) {
    const { text, offset } = cx;
    if (pos === offset) {
        if (!current.admits(text)) {
            current.refuse(offset, cx.end);
            return cx.end;
        }
        current.addresses = mayHoldAddress(text);
    }
    const from = pos - offset;
    let at = from;
    for (; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code < 128 && inlineMarks[code] === 1)
            break;
        if (current.addresses && mayStartAddress(code, at > 0 ? text.charCodeAt(at - 1) : 0))
            break;
    }
    return at > from ? offset + at : -1;
}
function readAddress(cx, _next, pos) {
    if (!current.addresses)
        return -1;
    const at = pos - cx.offset;
    if (!mayStartAddress(cx.text.charCodeAt(at), at > 0 ? cx.text.charCodeAt(at - 1) : 0))
        return -1;
    const end = addressEnd(cx.text, at);
    return end < 0 ? -1 : cx.addElement(cx.elt('URL', pos, cx.offset + end));
}
/** Lezer's own reading starts again at every space of a run. */
function readHardBreak(cx, next, pos) {
    return next === 0x5c && cx.char(pos + 1) === 0x0a ? cx.addElement(cx.elt('HardBreak', pos, pos + 2)) : -1;
}
const label = /\[((?:\\.|[^\\[\]]){0,999})\]/sy;
/**
 * Lezer takes every `[x]` for a link, and then no link around it (`[see [1]](page.md)`). Here a `[x]` or `[x][y]` that
 * nothing defines becomes text again. Of `[x](y)` Lezer is left to find out whether it is a link.
 */
function readBracketEnd(cx, next, pos) {
    if (next !== 0x5d || cx.char(pos + 1) === 0x28)
        return -1;
    const link = cx.findOpeningDelimiter(dist/* InlineContext */.lN.linkStart) ?? -1;
    const image = cx.findOpeningDelimiter(dist/* InlineContext */.lN.imageStart) ?? -1;
    const index = Math.max(link, image);
    const opener = index < 0 ? null : cx.getDelimiterAt(index);
    if (!opener)
        return -1;
    const own = cx.slice(opener.to, pos);
    if (image > link && own.includes('['))
        return -1;
    if (current.labels.size > 0) {
        label.lastIndex = pos + 1 - cx.offset;
        const written = label.exec(cx.text)?.[1]?.trim() || own;
        if (current.labels.has(normalizeLabel(written.replace(/\n[ \t]*/g, ' '))))
            return -1;
    }
    for (const element of cx.takeContent(index))
        cx.addElement(element);
    return pos + 1;
}
/** Before every block: refuses a line that stands too deep, and notes how far a fence is indented. */
function readBlockStart(cx, line) {
    if (cx.depth > MAX_CONTAINERS && containers(cx) > MAX_CONTAINERS) {
        current.refuse(cx.lineStart, cx.lineStart + line.text.length);
        cx.nextLine();
        return true;
    }
    const indent = line.indent - line.baseIndent;
    if (indent > 0 && (line.next === 0x60 || line.next === 0x7e)) {
        current.fenceIndents.set(cx.lineStart + line.pos, indent);
    }
    return false;
}
function containers(cx) {
    let count = 0;
    for (let depth = 1; depth < cx.depth; depth += 1) {
        const { name } = cx.parentType(depth);
        if (name === 'Blockquote' || name === 'ListItem')
            count += 1;
    }
    return count;
}
/** Watches a paragraph or table line by line, and ends it unread when its lines cost too much together. */
class LeafGuard {
    #mayDefine;
    #work = 0;
    #quoteMarks = 0;
    constructor(leaf) {
        this.#mayDefine = leaf.content.startsWith('[') && /^\[(?:\\.|[^\\[\]]){0,999}(?:\]:|$)/s.test(leaf.content);
    }
    nextLine(cx, line, leaf) {
        if (line.basePos > 0)
            current.lineEdges.set(cx.lineStart, cx.lineStart + line.basePos);
        this.#quoteMarks += line.markers.length;
        if (this.#mayDefine)
            this.#work += leaf.content.length;
        if (this.#quoteMarks <= MAX_QUOTE_MARKS && this.#work <= MAX_DEFINITION_WORK)
            return false;
        const end = leaf.start + leaf.content.length;
        current.refuse(leaf.start, end);
        cx.addLeafElement(leaf, cx.elt('Paragraph', leaf.start, end));
        return true;
    }
    finish() {
        return false;
    }
}
const lezer = dist/* parser */.K3.configure([
    guardedTable(),
    dist/* TaskList */._0,
    dist/* Strikethrough */.Gk,
    {
        parseBlock: [
            htmlBlock,
            { name: 'BlockStart', before: 'LinkReference', parse: readBlockStart, leaf: (_, leaf) => new LeafGuard(leaf) },
        ],
        parseInline: [
            { name: 'Plain', before: 'Escape', parse: readPlain },
            { name: 'HardBreak', parse: readHardBreak },
            { name: 'BracketEnd', before: 'LinkEnd', parse: readBracketEnd },
            { name: 'Address', parse: readAddress },
        ],
    },
]);

;// CONCATENATED MODULE: ./.build/source/markdown.js







/** A longer body is not read. In UTF-16 units. */
const MAX_BODY = 1_000_000;
/**
 * Reads the Markdown of `text` from offset `from` up to `to`; all spans count in `text`. Never throws; what cannot be
 * read is a problem. The time is bounded for any input: see the guards in `markdown-parser.ts`.
 */
function parseMarkdown(text, from, to = text.length) {
    if (to - from <= MAX_BODY)
        return new Reader(text.slice(from, to), from).read();
    const problems = [{ code: 'too-large', span: (0,source_span/* spanOf */.ee)(from, to) }];
    return { headings: [], links: [], codeSpans: [], codeBlocks: [], lists: [], comments: [], tables: [], problems };
}
/** One walk over the tree. Offsets of nodes count in the body; `#span` makes them count in the file. */
class Reader {
    #body;
    #from;
    #parsed;
    /** Targets by normalized label; the first definition wins. */
    #definitions = new Map();
    #headings = [];
    #links = [];
    #codeSpans = [];
    #codeBlocks = [];
    #lists = [];
    #comments = [];
    #tables = [];
    #problems = [];
    #listDepth = 0;
    /** Links around the walk's place: addresses in them are text. */
    #linkDepth = 0;
    constructor(body, from) {
        this.#body = body;
        this.#from = from;
        this.#parsed = parseTree(body);
    }
    read() {
        if (this.#parsed.mayDefine)
            this.#readDefinitions();
        this.#parsed.tree.cursor().iterate((ref) => this.#enter(ref), (ref) => {
            if (ref.name === 'BulletList' || ref.name === 'OrderedList')
                this.#listDepth -= 1;
            else if (ref.name === 'Link' && this.#isLink(ref.node))
                this.#linkDepth -= 1;
        });
        for (const { start, end } of this.#parsed.refused) {
            this.#problems.push({ code: 'too-deep', span: this.#span(start, end) });
        }
        return {
            headings: this.#headings,
            links: this.#links,
            codeSpans: this.#codeSpans,
            codeBlocks: this.#codeBlocks,
            lists: this.#lists,
            comments: this.#comments,
            tables: this.#tables,
            problems: this.#problems.sort((a, b) => a.span.start - b.span.start),
        };
    }
    #readDefinitions() {
        this.#parsed.tree.cursor().iterate((ref) => {
            if (ref.name !== 'LinkReference')
                return !leaves.has(ref.name);
            const { label, target } = this.#definition(ref.node);
            if (!label.startsWith('^') && !this.#definitions.has(label))
                this.#definitions.set(label, target);
            return false;
        });
    }
    /** True where the walk shall go on into the node. */
    #enter(ref) {
        const { name, from, to } = ref;
        switch (name) {
            case 'FencedCode':
                this.#fence(ref.node);
                return false;
            case 'CodeBlock':
                this.#codeBlocks.push(indentedCode(this.#body, this.#from, ref.node));
                return false;
            case 'InlineCode':
                this.#code(ref.node);
                return false;
            case 'BulletList':
            case 'OrderedList':
                this.#list(ref.node, name === 'OrderedList');
                this.#listDepth += 1;
                return true;
            case 'Link':
                if (this.#link(ref.node, 'link'))
                    this.#linkDepth += 1;
                return true;
            case 'Image':
                return !this.#link(ref.node, 'image');
            case 'LinkReference':
                this.#reference(ref.node);
                return false;
            case 'Autolink':
                if (this.#linkDepth === 0)
                    this.#address(from, to, from + 1, to - 1);
                return false;
            case 'URL':
                // The target of a link is a child of the link too.
                if (this.#linkDepth === 0)
                    this.#address(from, to, from, to);
                return false;
            case 'HTMLBlock':
            case 'HTMLTag':
            case 'CommentBlock':
            case 'Comment':
                this.#html(ref.node);
                return false;
            case 'Table':
                this.#tables.push(this.#span(from, trimmedEnd(this.#body, from, to)));
                return true;
        }
        if (name.startsWith('ATXHeading') || name.startsWith('SetextHeading'))
            this.#heading(ref.node);
        return true;
    }
    #span(from, to) {
        return (0,source_span/* spanOf */.ee)(this.#from + from, this.#from + to);
    }
    #plain(node, from, to) {
        const { lineEdges } = this.#parsed;
        return plainText({ body: this.#body, lineEdges, isLink: (inner) => this.#isLink(inner) }, node, from, to);
    }
    #heading(node) {
        const to = trimmedEnd(this.#body, node.from, node.to);
        // The quote marks before an underline are no nodes of their own.
        const underline = node.name.startsWith('Setext') ? node.lastChild : null;
        const text = this.#plain(node, node.from, underline ? lineStart(this.#body, underline.from) : to);
        this.#headings.push({ level: Number(node.name.at(-1)), text, span: this.#span(node.from, to) });
    }
    #fence(node) {
        const block = fencedCode(this.#body, this.#from, node, this.#parsed.fenceIndents.get(node.from) ?? 0);
        this.#codeBlocks.push(block);
        if (!block.closed)
            this.#problems.push({ code: 'unclosed-fence', span: block.openerSpan });
    }
    #code(node) {
        const { code, from, to } = codeText(this.#body, node, this.#parsed.lineEdges);
        this.#codeSpans.push({ code, span: this.#span(node.from, node.to), contentSpan: this.#span(from, to) });
    }
    #isLink(node) {
        return this.#resolve(node) !== null;
    }
    /** Where a `Link` or `Image` node leads, and by which label; null where nothing defines the label: it is text. */
    #resolve(node) {
        const parts = linkParts(this.#body, node);
        if (parts.target) {
            const target = decodeString(this.#body.slice(parts.target.from, parts.target.to));
            return { target, at: parts.target, label: null };
        }
        const at = parts.label ?? { from: parts.textFrom, to: parts.textTo };
        const label = normalizeLabel(onOneLine(this.#body.slice(at.from, at.to)));
        const target = this.#definitions.get(label);
        return target === undefined ? null : { target, at, label };
    }
    #link(node, kind) {
        const found = this.#resolve(node);
        if (!found)
            return false;
        const { textFrom, textTo } = linkParts(this.#body, node);
        this.#links.push({
            kind,
            target: found.target,
            targetSpan: this.#span(found.at.from, found.at.to),
            text: this.#plain(node, textFrom, textTo),
            span: this.#span(node.from, node.to),
            label: found.label,
        });
        return true;
    }
    #definition(node) {
        const label = node.getChild('LinkLabel');
        const url = node.getChild('URL');
        const written = label ? onOneLine(this.#body.slice(label.from + 1, label.to - 1)) : '';
        const at = url ? withoutAngles(this.#body, url) : { from: node.to, to: node.to };
        const target = decodeString(this.#body.slice(at.from, at.to));
        return { label: normalizeLabel(written), written, target, at };
    }
    #reference(node) {
        const { label, written, target, at } = this.#definition(node);
        if (label.startsWith('^')) {
            // A footnote whose text is one word: Lezer knows no footnotes, GitHub knows no such definition.
            const end = addressEnd(this.#body, at.from);
            if (end >= 0)
                this.#address(at.from, Math.min(end, at.to), at.from, Math.min(end, at.to));
            return;
        }
        const span = this.#span(node.from, trimmedEnd(this.#body, node.from, node.to));
        this.#links.push({
            kind: 'reference-definition',
            target,
            targetSpan: this.#span(at.from, at.to),
            text: written,
            span,
            label,
        });
    }
    #address(from, to, targetFrom, targetTo) {
        const text = this.#body.slice(targetFrom, targetTo);
        const bare = from === targetFrom;
        const mail = text.includes('@') && !/^[a-z][a-z\d+.-]*:/i.test(text);
        const prefix = bare && /^www\./i.test(text) ? 'http://' : mail ? 'mailto:' : '';
        const targetSpan = this.#span(targetFrom, targetTo);
        this.#links.push({
            kind: 'autolink',
            target: prefix + text,
            targetSpan,
            text,
            span: this.#span(from, to),
            label: null,
        });
    }
    #html(node) {
        const parts = readHtml(withoutQuoteMarks(this.#body, node, node.from, node.to));
        for (const comment of parts.comments) {
            const end = trimmedEnd(this.#body, node.from, node.from + comment.end);
            this.#comments.push({ text: comment.text, span: this.#span(node.from + comment.start, end) });
        }
        for (const each of parts.targets) {
            const targetSpan = this.#span(node.from + each.start, node.from + each.end);
            const span = this.#span(node.from + each.tagStart, node.from + each.tagEnd);
            this.#links.push({ kind: 'html', target: each.target, targetSpan, text: '', span, label: null });
        }
    }
    #list(node, ordered) {
        const items = [];
        for (const item of node.getChildren('ListItem'))
            items.push(this.#item(item, ordered));
        const first = items[0];
        const last = items.at(-1);
        if (!first || !last)
            return;
        const span = (0,source_span/* spanOf */.ee)(first.span.start, last.span.end);
        this.#lists.push({ ordered, start: first.number, span, depth: this.#listDepth, items });
    }
    #item(node, ordered) {
        const mark = node.getChild('ListMark') ?? { from: node.from, to: node.from, nextSibling: null };
        const block = mark.nextSibling;
        const task = block?.name === 'Task';
        const span = this.#span(mark.from, trimmedEnd(this.#body, mark.to, node.to));
        const common = {
            number: ordered ? Number.parseInt(this.#body.slice(mark.from, mark.to), 10) : null,
            numberSpan: ordered ? this.#span(mark.from, mark.to - 1) : null,
            span,
        };
        if (!block || !(task || block.name === 'Paragraph')) {
            return { ...common, text: '', textSpan: this.#span(mark.to, mark.to) };
        }
        let from = block.from + (task ? 3 : 0);
        while (from < block.to && /\s/.test(this.#body.charAt(from)))
            from += 1;
        const to = trimmedEnd(this.#body, from, block.to);
        return { ...common, text: this.#plain(block, from, to), textSpan: this.#span(from, to) };
    }
}
/** Blocks in which no other block can stand. */
const leaves = new Set(['Paragraph', 'Task', 'Table', 'FencedCode', 'CodeBlock', 'HTMLBlock', 'CommentBlock']);
/** A label without the line ends in it, and without the marks of a quote around it. */
function onOneLine(label) {
    return label.replace(/(?:\r\n|\r|\n)[ \t>]*/g, ' ').trim();
}

// EXTERNAL MODULE: ./.build/source/workspace.js
var source_workspace = __webpack_require__(9091);
// EXTERNAL MODULE: ./.build/source/yaml.js
var yaml = __webpack_require__(2695);
// EXTERNAL MODULE: ./.build/skill/allowed-tools.js
var allowed_tools = __webpack_require__(1330);
;// CONCATENATED MODULE: ./.build/skill/bundle.js

const tierFolders = new Set(['scripts', 'references', 'assets']);
function tierOf(path) {
    const first = path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
    return tierFolders.has(first) ? first : 'other';
}
/** Gives each file of the tree to the nearest skill directory around it. A SKILL.md belongs to no bundle. */
function readBundles(workspace, directories) {
    const bundles = new Map();
    for (const directory of directories)
        bundles.set(directory, { resources: [], folders: [] });
    const owners = new Map();
    for (const entry of workspace.entries) {
        if (entry.kind === 'special')
            continue;
        const owner = ownerOf((0,source_workspace/* folderOf */.yS)(entry.path), directories, owners);
        if (owner === null)
            continue;
        const path = owner === '.' ? entry.path : entry.path.slice(owner.length + 1);
        const bundle = bundles.get(owner);
        if (!bundle)
            continue;
        if (entry.kind === 'directory') {
            if (!directories.has(entry.path))
                bundle.folders.push(path);
        }
        else
            add(bundle.resources, entry, path, owner);
    }
    return bundles;
}
function add(resources, entry, path, owner) {
    const tier = tierOf(path);
    // A skill at the top of a repository owns its three folders, not the whole repository.
    if (path === 'SKILL.md' || (owner === '.' && tier === 'other' && path.includes('/')))
        return;
    resources.push({ path, tier, bytes: entry.bytes, executable: entry.executable });
}
function ownerOf(folder, directories, owners) {
    const known = owners.get(folder);
    if (known !== undefined)
        return known;
    const owner = directories.has(folder)
        ? folder
        : folder === '.' || folder.endsWith('..')
            ? null
            : ownerOf((0,source_workspace/* folderOf */.yS)(folder), directories, owners);
    owners.set(folder, owner);
    return owner;
}

// EXTERNAL MODULE: ./.build/skill/frontmatter.js
var skill_frontmatter = __webpack_require__(1882);
;// CONCATENATED MODULE: ./.build/skill/place.js
/** The folder's own name; null where nobody chose it. */
function folderName(path, workspace) {
    if (path === '.')
        return workspace.isRepository ? null : (workspace.above.at(-1) ?? null);
    const names = segments(path, workspace);
    return names.at(-1) ?? null;
}
function placeOf(path, workspace) {
    const names = segments(path, workspace);
    const above = names.length - ownLength(path);
    const at = lastIndex(names, (name) => name.toLowerCase() === 'skills');
    if (at < 0)
        return { root: climb(path, 1), owner: null, depth: 1, named: false };
    const depth = names.length - 1 - at;
    const before = names[at - 1] ?? '';
    const inside = at >= above;
    return {
        root: inside ? climb(path, depth) : `${'../'.repeat(above - 1 - at)}.`.replace(/\/\.$/, '') || '.',
        owner: before.startsWith('.') && before !== '..' ? before : null,
        depth,
        named: true,
    };
}
function segments(path, workspace) {
    const own = path === '.' ? [] : path.split('/').filter((name) => name !== '..');
    return path.startsWith('..') ? own : [...workspace.above, ...own];
}
function ownLength(path) {
    return path === '.' ? 0 : path.split('/').filter((name) => name !== '..').length;
}
function lastIndex(names, test) {
    for (let at = names.length - 1; at >= 0; at -= 1)
        if (test(names[at] ?? ''))
            return at;
    return -1;
}
/** The folder `levels` above a path of the tree. */
function climb(path, levels) {
    let folder = path;
    for (let level = 0; level < levels; level += 1) {
        if (folder === '.' || folder.endsWith('..'))
            folder = folder === '.' ? '..' : `${folder}/..`;
        else
            folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '.';
    }
    return folder;
}

// EXTERNAL MODULE: ./.build/skill/requires.js
var requires = __webpack_require__(7218);
;// CONCATENATED MODULE: ./.build/skill/steps.js

/** The frontmatter's lists of steps: the top-level key, then the one under `metadata`. */
function readStepLists(fields) {
    const lists = [];
    const top = fields.get('steps');
    if (top)
        lists.push(listOf('steps', top.key.span, top.value));
    const metadata = fields.get('metadata');
    const map = metadata ? (0,yaml/* resolved */.L$)(metadata.value) : null;
    if (map?.kind === 'map') {
        for (const { key, value } of map.pairs) {
            if (key.value === 'steps')
                lists.push(listOf('metadata.steps', key.span, value));
        }
    }
    return lists;
}
function listOf(where, keySpan, value) {
    const node = (0,yaml/* resolved */.L$)(value);
    return { where, keySpan, value, items: node?.kind === 'list' ? node.items : [] };
}
function frontmatterSteps(lists) {
    const list = lists[0];
    if (!list)
        return [];
    const steps = [];
    for (const item of list.items) {
        const node = (0,yaml/* resolved */.L$)(item);
        if (node?.kind !== 'scalar' || node.value.trim() === '')
            continue;
        steps.push({ index: steps.length + 1, content: node.value, span: item.span });
    }
    return steps;
}
/** The items of the body's outermost ordered lists, counted through in reading order. */
function bodySteps(body) {
    const steps = [];
    for (const list of body.lists) {
        if (!list.ordered || list.depth > 0)
            continue;
        for (const item of list.items) {
            if (item.text.trim() !== '')
                steps.push({ index: steps.length + 1, content: item.text, span: item.textSpan });
        }
    }
    return steps;
}

;// CONCATENATED MODULE: ./.build/skill/suppressions.js
const pattern = /^\s*skillproof-ignore(?:\s+([\w*/-]+))?\s*(?::\s*([\s\S]*?))?\s*$/;
function readSuppressions(file, yaml, body) {
    const found = [];
    const add = (text, span) => {
        const match = pattern.exec(text);
        if (!match)
            return;
        const lines = { first: file.lineAt(span.start), last: file.lineAt(span.end) + 1 };
        found.push({ rule: match[1] ?? '*', reason: match[2] ?? '', span, lines });
    };
    for (const line of yamlComments(file, yaml))
        add(line.text, line.span);
    for (const comment of body.comments)
        add(comment.text, comment.span);
    return found;
}
function yamlComments(file, yaml) {
    if (!yaml?.root || !file.text.includes('skillproof-ignore'))
        return [];
    const comments = [];
    const end = file.lineAt(yaml.root.span.end);
    for (let line = 1; line <= end + 1; line += 1) {
        const text = file.lineText(line);
        const at = text.search(/(?:^|\s)#\s*skillproof-ignore/);
        if (at < 0)
            continue;
        const start = (file.lineStarts[line - 1] ?? 0) + text.indexOf('#', at);
        comments.push({ text: text.slice(text.indexOf('#', at) + 1), span: { start, end: start + text.length } });
    }
    return comments;
}

;// CONCATENATED MODULE: ./.build/skill/read.js












/** A SKILL.md larger than this, in bytes, is reported and not read. */
const SKILL_BYTES_LIMIT = 2_000_000;
/** Finds every SKILL.md of the tree and reads it. A file that cannot be read is a skill with a reason, never an exception. */
function readSkills(workspace) {
    const leftOut = [];
    const files = [];
    for (const entry of workspace.entries) {
        if ((0,source_workspace/* nameOf */.Vb)(entry.path) !== 'SKILL.md' || entry.kind === 'directory')
            continue;
        const target = linkAsText(entry, workspace);
        if (!target)
            files.push(entry);
        else {
            const why = `a link to ${target} that was checked out as a text file`;
            leftOut.push({ path: entry.path, reason: 'same-as', target, why });
        }
    }
    const directories = new Set(files.map((file) => (0,source_workspace/* folderOf */.yS)(file.path)));
    const bundles = readBundles(workspace, directories);
    const skills = files.map((file) => readSkill(file, workspace, directories, bundles)).sort(source_workspace/* byPath */.f2);
    return {
        skills,
        lookAlikes: lookAlikes(workspace, directories),
        foldersWithoutSkill: foldersWithoutSkill(workspace, skills, directories),
        leftOut,
        workspace,
    };
}
/**
 * The SKILL.md that a small text file stands for where git could not make a symbolic link
 * (git-config, core.symlinks=false: "the link is checked out as small plain files that contain the link text").
 */
function linkAsText(entry, workspace) {
    if (entry.kind !== 'file' || entry.bytes > 512 || entry.bytes < 8)
        return null;
    const read = workspace.read(entry.path, 512);
    if (!('bytes' in read))
        return null;
    const text = new TextDecoder().decode(read.bytes);
    if (!/^(?:\.\.?\/|[\w.-]+\/)[^\r\n\0]*SKILL\.md$/.test(text))
        return null;
    const target = (0,source_workspace/* joinPath */.uJ)((0,source_workspace/* folderOf */.yS)(entry.path), text);
    return target && target !== entry.path && workspace.has(target) ? target : null;
}
function readSkill(entry, workspace, directories, bundles) {
    const path = (0,source_workspace/* folderOf */.yS)(entry.path);
    const read = workspace.read(entry.path, SKILL_BYTES_LIMIT);
    const unreadable = 'why' in read ? read.why : null;
    const file = 'bytes' in read ? (0,source_file/* decode */.D4)(entry.path, read.bytes) : new source_file/* SourceFile */.sC(entry.path, '', entry.bytes);
    const frontmatter = (0,skill_frontmatter/* readFrontmatter */.z)(file);
    const lists = readStepLists(frontmatter.fields);
    const around = skillAround(path, directories);
    const lazy = lazyBody(file, frontmatter);
    return {
        path,
        filePath: entry.path,
        file,
        unreadable,
        folder: folderName(path, workspace),
        place: placeOf(path, workspace),
        frontmatter,
        bodySpan: (0,source_span/* spanOf */.ee)(frontmatter.bodyStart, file.text.length),
        get body() {
            return lazy();
        },
        name: textField(frontmatter, 'name'),
        description: textField(frontmatter, 'description'),
        stepLists: lists,
        get steps() {
            const written = frontmatterSteps(lists);
            return written.length > 0 ? written : bodySteps(lazy());
        },
        requires: (0,requires/* readRequires */.d)(frontmatter.fields.get('requires')?.value ?? null),
        allowedTools: (0,allowed_tools/* readAllowedTools */.S)(frontmatter.fields.get('allowed-tools')?.value ?? null, file),
        bundle: bundles.get(path) ?? { resources: [], folders: [] },
        get suppressions() {
            return file.text.includes('skillproof-ignore') ? readSuppressions(file, frontmatter.yaml, lazy()) : [];
        },
        insideSkill: around,
        isSample: around !== null && sampleFolder.test(path.slice(around === '.' ? 0 : around.length + 1)),
        linkedFrom: linksTo(path, workspace),
    };
}
/** Parsed when first asked for: a run that needs no body (metadata only) pays for none. */
function lazyBody(file, frontmatter) {
    let body = null;
    return () => {
        body ??= parseMarkdown(file.text, frontmatter.bodyStart);
        return body;
    };
}
function textField(frontmatter, name) {
    const field = frontmatter.fields.get(name);
    const node = field ? (0,yaml/* resolved */.L$)(field.value) : null;
    return field && node?.kind === 'scalar' ? (0,source_span/* located */.t4)(node.value, field.value.span) : null;
}
/** Folders whose SKILL.md is a template, a fixture or a sample of the skill around it. */
const sampleFolder = /(?:^|\/)(?:assets?|templates?|tests?|__tests__|fixtures?|examples?|samples?|evals?|references?|scripts?|testdata)(?:\/|$)/i;
function skillAround(path, directories) {
    let folder = path;
    while (folder.includes('/')) {
        if ((0,source_workspace/* nameOf */.Vb)(folder).toLowerCase() === 'skills')
            return null;
        folder = (0,source_workspace/* folderOf */.yS)(folder);
        if (directories.has(folder) && (0,source_workspace/* nameOf */.Vb)(folder).toLowerCase() !== 'skills')
            return folder;
    }
    return null;
}
function linksTo(path, workspace) {
    const links = [];
    for (const [link, target] of workspace.linkedFolders)
        if (target === path || link === path)
            links.push(link);
    return links.sort();
}
function lookAlikes(workspace, directories) {
    const found = [];
    for (const { path, kind } of workspace.entries) {
        const name = (0,source_workspace/* nameOf */.Vb)(path);
        const lower = name.toLowerCase();
        if (lower === 'skill.md' || lower === 'skills.md') {
            if (kind === 'directory')
                found.push({ path, kind: 'folder' });
            else if (name !== 'SKILL.md')
                found.push({ path, kind: 'file-name' });
        }
        else if (kind === 'file' && isFlat(path, lower, workspace, directories))
            found.push({ path, kind: 'flat-file' });
    }
    return found;
}
/** A Markdown file with a skill's two fields that stands right in a `skills` folder, where a skill's directory is meant. */
function isFlat(path, lower, workspace, directories) {
    if (!lower.endsWith('.md') || (0,source_workspace/* nameOf */.Vb)((0,source_workspace/* folderOf */.yS)(path)).toLowerCase() !== 'skills')
        return false;
    if (directories.has((0,source_workspace/* folderOf */.yS)(path)))
        return false;
    const read = workspace.read(path, SKILL_BYTES_LIMIT);
    if (!('bytes' in read))
        return false;
    const { fields } = (0,skill_frontmatter/* readFrontmatter */.z)((0,source_file/* decode */.D4)(path, read.bytes));
    return fields.has('name') && fields.has('description');
}
/** Names that folders beside skills have when they are shared by them and meant to be none. */
const sharedFolder = /^(?:[._].*|shared|common|lib|libs|docs?|assets?|scripts?|references?|templates?|tests?|evals?|examples?|resources?|images?|utils?|tools?|hooks?|agents?|commands?|data)$/i;
function foldersWithoutSkill(workspace, skills, directories) {
    const roots = new Set(skills.filter((skill) => skill.place.named && skill.place.depth === 1).map((s) => s.place.root));
    const holding = new Set();
    for (const directory of [...directories, ...workspace.linkedFolders.keys()]) {
        for (let folder = directory; folder.includes('/'); folder = (0,source_workspace/* folderOf */.yS)(folder))
            holding.add(folder);
    }
    const inside = new Set();
    for (const { path, kind } of workspace.entries) {
        if (kind === 'file' && (0,source_workspace/* nameOf */.Vb)(path).toLowerCase() !== 'skill.md')
            inside.add((0,source_workspace/* folderOf */.yS)(path));
        if (kind !== 'directory' && (0,source_workspace/* nameOf */.Vb)(path).toLowerCase() === 'skill.md')
            holding.add((0,source_workspace/* folderOf */.yS)(path));
    }
    return workspace.entries
        .filter(({ path, kind }) => kind === 'directory' && roots.has((0,source_workspace/* folderOf */.yS)(path)) && !holding.has(path))
        .filter(({ path }) => !sharedFolder.test((0,source_workspace/* nameOf */.Vb)(path)) && [...inside].some((each) => each === path))
        .map(({ path }) => path);
}


/***/ }),

/***/ 9091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   f2: () => (/* binding */ byPath),
/* harmony export */   g$: () => (/* binding */ tooLarge),
/* harmony export */   uJ: () => (/* binding */ joinPath),
/* harmony export */   yS: () => (/* binding */ folderOf)
/* harmony export */ });
/* unused harmony export memoryWorkspace */
/** A workspace in memory: examples and tests run on it. */
function memoryWorkspace(files, options = {}) {
    const bytes = new Map();
    const entries = new Map();
    for (const [path, content] of Object.entries(files)) {
        const data = typeof content === 'string' ? new TextEncoder().encode(content) : content;
        bytes.set(path, data);
        entries.set(path, { path, kind: 'file', bytes: data.length, executable: false });
        for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
            const folder = path.slice(0, at);
            entries.set(folder, { path: folder, kind: 'directory', bytes: 0, executable: false });
        }
    }
    return {
        entries: [...entries.values()].sort(byPath),
        leftOut: [],
        linkedFolders: new Map(),
        above: options.above ?? [],
        roots: ['.'],
        isRepository: true,
        has: (path) => entries.has(path),
        read(path, limit) {
            const data = bytes.get(path);
            if (!data)
                return { why: 'the file is not there' };
            return data.length > limit ? { why: tooLarge(data.length, limit) } : { bytes: data };
        },
    };
}
function tooLarge(bytes, limit) {
    return `the file has ${bytes} bytes, more than the ${limit} that are read`;
}
/** Code unit order: the same on every system and in every locale. */
function byPath(left, right) {
    return left.path < right.path ? -1 : left.path > right.path ? 1 : 0;
}
function folderOf(path) {
    const at = path.lastIndexOf('/');
    return at < 0 ? '.' : path.slice(0, at);
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** Joins a folder of the tree and a relative path; `..` may lead above the folder; null when it leaves the tree. */
function joinPath(folder, relative) {
    const parts = folder === '.' || folder === '' ? [] : folder.split('/');
    const above = parts.length > 0 && parts[0] === '..';
    for (const part of relative.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.length === 0 || (above && parts.at(-1) === '..'))
            return null;
        else
            parts.pop();
    }
    return parts.length === 0 ? '.' : parts.join('/');
}


/***/ })

};
