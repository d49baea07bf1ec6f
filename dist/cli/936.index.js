export const id = 936;
export const ids = [936];
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
        {
            title: 'a review has no shell and asks for a plan',
            files: {
                '.agents/config.json': '{"session": {"task_class": "review"}}',
                '.agents/AGENTS.md': 'Be brief.\n',
            },
            absent: ['bash', 'fetch_url', 'alert', 'sciontool_status'],
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
        const content = value.startsWith('/') ? null : (0,source_workspace/* joinPath */.uJ)(folder, value);
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
    if (name === 'bash')
        return lean(root) ? 'session.task_class drops it' : '';
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
    return lean(root) || textOf(valueAt(root, ['permissions', 'require_plan_artifact'], true)) === 'true';
}
/** A kind of task that takes the shell away and asks for a plan (pkg/taskclass/taskclass.go:151-195). */
function lean(root) {
    return ['debug', 'research', 'review'].includes(textOf(valueAt(root, ['session', 'task_class'], true)) ?? '');
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

/***/ 1936:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run),
  shelfIds: () => (/* binding */ shelfIds)
});

// EXTERNAL MODULE: ./.build/analysis/analyze.js + 3 modules
var analyze = __webpack_require__(7330);
// EXTERNAL MODULE: ./.build/analysis/tokens.js
var tokens = __webpack_require__(1979);
// EXTERNAL MODULE: ./.build/version.js
var version = __webpack_require__(5922);
;// CONCATENATED MODULE: ./.build/check.js

/** Where the rules' pages are, at the release that speaks. */
const pages = `https://github.com/skillproof/skillproof/blob/v${version/* VERSION */.x}/src/rules/README.md`;
/** Runs every rule over the facts, skill by skill and then on the whole, and stamps each finding with its rule. */
function check(analysis, rules, settings) {
    const diagnostics = [];
    for (const skill of analysis.set.skills) {
        // A sample and a file that cannot be read have one thing to say, and the verdict says it.
        const silent = skill.isSample || skill.unreadable !== null;
        for (const rule of rules) {
            if (rule.on !== 'skill' || (silent && !rule.speaksForVerdicts))
                continue;
            for (const finding of rule.check(skill, analysis, settings))
                diagnostics.push(stamp(rule, finding));
        }
        skill.settle();
    }
    for (const rule of rules) {
        if (rule.on !== 'set')
            continue;
        for (const finding of rule.check(analysis, settings))
            diagnostics.push(stamp(rule, finding));
    }
    return diagnostics;
}
function stamp(rule, finding) {
    return {
        ...finding,
        rule: finding.cause ? `${rule.id}/${finding.cause}` : rule.id,
        severity: finding.severity ?? rule.severity,
        url: `${pages}#${rule.id}`,
    };
}

// EXTERNAL MODULE: ./.build/recipes/index.js + 2 modules
var _build_recipes = __webpack_require__(9175);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./.build/diagnostic.js
var diagnostic = __webpack_require__(8867);
// EXTERNAL MODULE: ./.build/skill/secrets.js
var skill_secrets = __webpack_require__(4717);
// EXTERNAL MODULE: ./.build/source/file.js
var file = __webpack_require__(4874);
// EXTERNAL MODULE: ./.build/source/workspace.js
var workspace = __webpack_require__(9091);
;// CONCATENATED MODULE: ./.build/report/policy.js





/** Puts what was found in order, marks what is suppressed, counts it and says whether the run passes. */
function settle(diagnostics, analysis, given) {
    const settled = settleDiagnostics(diagnostics, analysis);
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
/** The texts of a run by their path: only in these has a span a line and a column. */
function sourcesOf(analysis) {
    const sources = new Map();
    for (const { problems } of analysis.recipes)
        for (const { file } of problems)
            sources.set(file.path, file);
    for (const { path, file } of analysis.set.lookAlikes)
        if (file)
            sources.set(path, file);
    for (const { filePath, file } of analysis.set.skills)
        sources.set(filePath, file);
    return sources;
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
    for (const [path, { text, bytes, encoding, badByte }] of sources) {
        shown.set(path, new file/* SourceFile */.sC(path, (0,skill_secrets/* covered */.p)(text, secrets), bytes, encoding, badByte));
    }
    return shown;
}
function coveredWords(diagnostic, secrets) {
    if (secrets.length === 0)
        return diagnostic;
    const { message, name } = diagnostic;
    const shown = { ...diagnostic, message: (0,skill_secrets/* covered */.p)(message, secrets) };
    return name === undefined ? shown : { ...shown, name: (0,skill_secrets/* covered */.p)(name, secrets) };
}
function settleDiagnostics(diagnostics, analysis) {
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
    const alike = new Map();
    return placed.filter((diagnostic) => isNew(diagnostic, seen)).map((diagnostic) => fingerprinted(diagnostic, alike));
}
function place(diagnostic, sources, suppressions) {
    const { path, span } = diagnostic.at;
    const source = sources.get(path) ?? null;
    const rule = ruleId(diagnostic);
    const start = source && span ? source.position(span.start) : null;
    const end = source && span ? source.position(span.end) : null;
    const covering = suppressions.get(path)?.find((each) => start && covers(each, rule, start.line));
    return { ...diagnostic, rule, file: path, start, end, source, suppressed: covering?.reason ?? null };
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
        add({ path, state: reason === 'unreadable' ? 'unreadable' : 'left-out', why });
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
    const standing = settled.filter(({ suppressed }) => suppressed === null);
    const count = (severity) => standing.filter((each) => each.severity === severity).length;
    const failing = failOn === 'never' ? [] : diagnostic/* severities */.g.slice(0, diagnostic/* severities */.g.indexOf(failOn) + 1);
    const fails = standing.some(({ severity }) => failing.includes(severity));
    const { skills } = analysis.set;
    return {
        skills: skills.length,
        errors: count('error'),
        warnings: count('warning'),
        notes: count('note'),
        suppressed: settled.length - standing.length,
        waived: 0,
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

// EXTERNAL MODULE: ./.build/report/printable.js
var printable = __webpack_require__(2782);
;// CONCATENATED MODULE: ./.build/report/report.js
/** The diagnostics that count and are shown by default. */
function standing(report) {
    return report.diagnostics.filter((diagnostic) => diagnostic.suppressed === null);
}

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
        const found = standing(report);
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


/** The public contract, described by `schema/report-v1.json`. */
const jsonReporter = {
    id: 'json',
    title: 'JSON, version 1 of the report format',
    sink: 'stdout',
    render(report) {
        const { tool, files, analysis, encoding, summary } = report;
        const value = {
            schemaVersion: 1,
            tool: { name: tool.name, version: tool.version },
            files: files.map(({ path, state, why }) => ({ path, state, why })),
            runtimes: runtimesOf(report),
            skills: analysis.set.skills.map((skill) => skillOf(skill, report)),
            recipes: analysis.recipes.map(recipeOf),
            diagnostics: diagnosticsOf(report),
            summary: {
                skills: summary.skills,
                errors: summary.errors,
                warnings: summary.warnings,
                notes: summary.notes,
                suppressed: summary.suppressed,
                waived: summary.waived,
                tokens: json_tokens(summary.tokens, encoding),
                verdict: summary.verdict,
            },
        };
        // The runner would take `##[…]` for a command wherever it stands in a line; in JSON it can only stand in a text.
        return `${JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[')}\n`;
    },
};
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
function recipeOf({ path, format, closed, runtime, scopes }) {
    return {
        path,
        format,
        closed,
        runtime,
        scopes: scopes.map(({ name, builtIns, binaries }) => ({
            name,
            tools: builtIns.filter(({ registered }) => registered).map((tool) => tool.name),
            binaries: binaries ? [...binaries] : null,
        })),
    };
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
            ...findingBlocks(report, screen),
            ...tokenBlocks(report, screen),
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
function findingBlocks(report, screen) {
    const files = new Map();
    for (const finding of standing(report)) {
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
function footBlock({ tool, summary, files, failOn }) {
    const facts = [`${tool.name} ${tool.version}`, failWords[failOn]];
    if (summary.suppressed > 0)
        facts.push(`${counted(summary.suppressed, 'finding')} suppressed by ignore comments`);
    const unseen = files.filter(({ state }) => state !== 'checked');
    const list = unseen.slice(0, 200).map(({ path, why }) => `- ${code(path)}: ${prose(why ?? '')}\n`);
    const notChecked = unseen.length === 0 ? '' : `${details(`${counted(unseen.length, 'path')} not checked`, list.join(''))}\n`;
    return whole(`${notChecked}<sub>${prose(facts.join(', '))}.</sub>\n`, 'remark');
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./.build/report/width.js
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
    for (const grapheme of graphemes(text)) {
        if (grapheme === '\t')
            columns.push(...' '.repeat(TAB - ((at + columns.length) % TAB)));
        else {
            const shown = (0,printable/* printable */.g$)(grapheme);
            const parts = shown === grapheme ? [grapheme] : graphemes(shown);
            for (const part of parts)
                columns.push(part, ...Array(Math.max(0, widthOf(part) - 1)).fill(''));
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
        const parts = [withheldPart(report), findingsPart(report, screen, paint), lastPart(report, paint)];
        if (!report.quiet)
            parts.unshift(headPart(report, screen), verdictPart(report, screen, paint), tokensPart(report));
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
        lines.push(...wrapped(`Targets: ${targets}`, screen.columns));
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
    const remarks = [...legend(rows), ...agreeing(table, screen)];
    return remarks.length === 0 ? lines : [...lines, '', ...remarks];
}
/** A column is three characters wide; the names stand above, each a step to the right. */
function stairs({ columns }) {
    return columns.map(({ id }, at) => `${'│  '.repeat(at)}${(0,printable/* printable */.g$)(id)}`);
}
function rowLines(rows, screen, paint) {
    const names = rows.map(({ skill }) => (0,printable/* printable */.g$)(skill.name?.value ?? '(no name)'));
    const cells = (rows[0]?.cells.length ?? 0) * 3;
    const room = Math.max(20, screen.columns - cells - 2);
    const paths = rows.map(({ skill }) => (0,printable/* printable */.g$)(whereabouts(skill)));
    const most = Math.max(Math.floor(room * 0.6), room - Math.max(...paths.map(widthOf)));
    const nameWidth = Math.min(Math.max(...names.map(widthOf)), most);
    return rows.map((row, at) => {
        const marks = row.cells.map((cell) => mark(cell, paint)).join('');
        const name = padded(truncated(names[at] ?? '', nameWidth), nameWidth);
        return `${marks}${name}  ${paint('dim', truncated(paths[at] ?? '', room - nameWidth, 'end'))}`;
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
    return wrapped(`Asked too, and of one mind with the targets: ${ids}`, screen.columns);
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
function findingsPart(report, screen, paint) {
    const shown = standing(report).filter(({ severity }) => severity === 'error' || !report.quiet);
    const sources = sourcesOf(report.analysis);
    const place = (path, start) => (0,printable/* printable */.g$)(path) + (start ? `:${start.line}:${start.column}` : '');
    return shown.flatMap((finding, at) => {
        const lines = heading(finding, place(finding.file, finding.start), screen, paint);
        for (const line of wrapped((0,printable/* printable */.g$)(finding.message), screen.columns - 2))
            lines.push(`  ${line}`);
        lines.push(...source(finding, screen, paint));
        for (const { at: location, message } of finding.related ?? []) {
            const start = location.span ? (sources.get(location.path)?.position(location.span.start) ?? null) : null;
            const [first = '', ...rest] = wrapped(`${place(location.path, start)}: ${(0,printable/* printable */.g$)(message)}`, screen.columns - 6);
            lines.push(`  see ${first}`, ...rest.map((line) => `      ${line}`));
        }
        return at === 0 ? lines : ['', ...lines];
    });
}
function heading({ severity, rule }, place, screen, paint) {
    const what = `${paint(severityStyles[severity], severity)} ${(0,printable/* printable */.g$)(rule)}`;
    const fits = widthOf(place) + severity.length + widthOf(rule) + 2 <= screen.columns;
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
function lastPart(report, paint) {
    const { summary, files, quiet } = report;
    const lines = [];
    const unseen = files.filter(({ state }) => state !== 'checked').length;
    if (unseen > 0 && !quiet)
        lines.push(`${counted(unseen, 'path')} not checked; the JSON report says why`);
    if (summary.suppressed > 0 && !quiet)
        lines.push(`${counted(summary.suppressed, 'finding')} suppressed by ignore comments`);
    const style = summary.verdict === 'pass' ? 'green' : 'red';
    return [...lines, `${paint(style, verdictWords[summary.verdict])}: ${totals(summary)}`];
}

;// CONCATENATED MODULE: ./.build/reporters/index.js




const reporters = [annotationsReporter, jsonReporter, stepSummaryReporter, terminalReporter];

// EXTERNAL MODULE: ./.build/rules/index.js + 53 modules
var rules = __webpack_require__(6675);
// EXTERNAL MODULE: ./.build/runtimes/index.js + 10 modules
var runtimes = __webpack_require__(618);
// EXTERNAL MODULE: ./.build/skill/read.js + 2 modules
var read = __webpack_require__(3371);
;// CONCATENATED MODULE: ./.build/run.js










/** The ids that options are checked against. */
function shelfIds() {
    return { runtimes: runtimes/* runtimes */.m.map(({ id }) => id), reporters: reporters.map(({ id }) => id) };
}
/** The whole path. Throws UsageError for what the caller got wrong. */
async function run(options, host) {
    const workspace = host.open(options.paths);
    const set = (0,read/* readSkills */.D)(workspace);
    const recipes = (0,_build_recipes/* readRecipes */.k)(workspace, options.recipe, options);
    const count = await (0,tokens/* tokenCounter */.G)();
    const progress = (done, all) => host.progress(`${done} of ${all} skills read`);
    const analysis = (0,analyze/* analyze */.n)(set, recipes, runtimes/* runtimes */.m, { runtimes: options.runtimes, count, progress });
    const diagnostics = check(analysis, rules/* rules */.a, options);
    const { failOn, quiet } = options;
    const report = settle(diagnostics, analysis, { failOn, quiet, version: host.version, encoding: tokens/* ENCODING */.K });
    host.progress('');
    for (const request of options.reports)
        deliver(request, report, host);
    return report;
}
function deliver({ id, file }, report, host) {
    const reporter = reporters.find((each) => each.id === id);
    if (!reporter)
        return;
    const text = (0,skill_secrets/* covered */.p)(reporter.render(report, file === null ? host : { ...plain, link: host.link }), report.secrets);
    if (file !== null)
        host.writeFile(file, text);
    else if (reporter.sink === 'step-summary')
        host.stepSummary(text);
    else
        host.stdout(text);
}
/** A file has no width of its own and no colours. */
const plain = { columns: 80, colour: false };


/***/ })

};
