export const id = 805;
export const ids = [805];
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

/***/ 6805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   show: () => (/* binding */ show)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _analysis_analyze_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7330);
/* harmony import */ var _analysis_tokens_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1979);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8867);
/* harmony import */ var _recipes_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9175);
/* harmony import */ var _report_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2782);
/* harmony import */ var _runtimes_cleveragents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6783);
/* harmony import */ var _runtimes_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(618);
/* harmony import */ var _skill_read_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3371);
/* harmony import */ var _skill_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4717);
/* harmony import */ var _source_nearest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9968);











const tiers = ['metadata', 'instructions', 'resources'];
/** One skill, tier by tier, as a runtime gives it to the model. Throws UsageError for a path that is no skill. */
async function show(asked, host) {
    const wanted = asked.runtime === null ? null : [known(asked.runtime)];
    if (asked.tier !== null && !tiers.some((tier) => tier === asked.tier)) {
        throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e((0,_source_nearest_js__WEBPACK_IMPORTED_MODULE_9__/* .notAmong */ .EQ)(asked.tier, 'a tier', tiers));
    }
    const set = (0,_skill_read_js__WEBPACK_IMPORTED_MODULE_7__/* .readSkills */ .D)(host.open([asked.path]));
    const skill = set.skills.find((each) => each.insideSkill === null);
    if (!skill)
        throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${(0,_runtimes_cleveragents_js__WEBPACK_IMPORTED_MODULE_5__/* .folderError */ .VY)({ folder: true, skillFile: false })} in "${asked.path}"; give the folder of a skill.`);
    const others = set.skills.filter((each) => each !== skill && each.insideSkill === null);
    if (others.length > 0) {
        throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`"${asked.path}" holds ${others.length + 1} skills; give the folder of one, such as "${skill.path}".`);
    }
    const count = await (0,_analysis_tokens_js__WEBPACK_IMPORTED_MODULE_10__/* .tokenCounter */ .G)();
    const recipes = (0,_recipes_index_js__WEBPACK_IMPORTED_MODULE_3__/* .readRecipes */ .k)(set.workspace, null, { userRoots: [] });
    const analysis = (0,_analysis_analyze_js__WEBPACK_IMPORTED_MODULE_1__/* .analyze */ .n)(set, recipes, _runtimes_index_js__WEBPACK_IMPORTED_MODULE_6__/* .runtimes */ .m, { runtimes: wanted?.map(({ id }) => id) ?? null, count });
    const shown = wanted ?? _runtimes_index_js__WEBPACK_IMPORTED_MODULE_6__/* .runtimes */ .m.filter(({ id }) => analysis.targetsOf(skill).some((target) => target.id === id));
    const views = shown.map((runtime) => viewOf(skill, runtime, analysis.verdicts.get(skill)?.get(runtime.id), count));
    const text = asked.json
        ? JSON.stringify(views.map((view) => jsonOf(view, skill, asked.tier)), null, 2)
        : views.map((view) => textOf(view, skill, asked.tier)).join('\n\n');
    return `${(0,_skill_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .covered */ .p)(text, skill.secrets)}\n`;
}
function known(id) {
    const runtime = _runtimes_index_js__WEBPACK_IMPORTED_MODULE_6__/* .runtimes */ .m.find((each) => each.id === id);
    if (!runtime)
        throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e((0,_source_nearest_js__WEBPACK_IMPORTED_MODULE_9__/* .notAmong */ .EQ)(id, 'a runtime', _runtimes_index_js__WEBPACK_IMPORTED_MODULE_6__/* .runtimes */ .m.map((each) => each.id)));
    return runtime;
}
function viewOf(skill, runtime, verdict, count) {
    const shown = runtime.present(skill);
    const tokens = { metadata: count(shown.metadata), instructions: count(shown.instructions) };
    return { runtime, verdict: verdict ?? null, shown, tokens };
}
function textOf({ runtime, verdict, shown, tokens }, skill, tier) {
    const parts = [`${runtime.id}: ${verdict?.status ?? 'unknown'} (${runtime.version})`];
    for (const reason of verdict?.reasons ?? [])
        parts.push(`  ${reason.code}: ${reason.message}`);
    if (tier === null || tier === 'metadata') {
        parts.push(title('metadata', `${tokens.metadata} tokens, always in context`), block(shown.metadata));
    }
    if (tier === null || tier === 'instructions') {
        parts.push(title('instructions', `${tokens.instructions} tokens, when the skill is loaded`), block(shown.instructions));
        if (shown.framing) {
            parts.push(title('framing', `about ${shown.framing.tokens} tokens that the runtime adds behind the body; in our words`));
            parts.push(...shown.framing.says.map((line) => `  - ${line}`));
        }
    }
    if (tier === null || tier === 'resources')
        parts.push(title('resources', 'on demand'), ...resourceLines(shown, skill));
    parts.push(`Tokens are counted for ${_analysis_tokens_js__WEBPACK_IMPORTED_MODULE_10__/* .ENCODING */ .K}; for other models they are an estimate.`);
    return parts.join('\n');
}
function title(name, rest) {
    return `\n${name} (${rest})`;
}
/** A skill's own text, line by line, so that nothing in it can act on a terminal. */
function block(text) {
    return text
        .split('\n')
        .map((line) => `  ${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(line)}`.trimEnd())
        .join('\n');
}
function resourceLines(shown, skill) {
    if (shown.resources.length === 0)
        return ['  none'];
    const bytes = new Map(skill.bundle.resources.map((resource) => [resource.path, resource.bytes]));
    return shown.resources.map(({ path, why }) => {
        const size = bytes.get(path);
        const about = why === null ? (size === undefined ? '' : `${size} bytes`) : `not served: ${why}`;
        return `  ${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(path)}${about ? `  ${about}` : ''}`;
    });
}
function jsonOf(view, skill, tier) {
    const { runtime, verdict, shown, tokens } = view;
    const wanted = (name) => tier === null || tier === name;
    return {
        runtime: runtime.id,
        status: verdict?.status ?? 'unknown',
        reasons: (verdict?.reasons ?? []).map(({ code, message }) => ({ code, message })),
        encoding: _analysis_tokens_js__WEBPACK_IMPORTED_MODULE_10__/* .ENCODING */ .K,
        ...(wanted('metadata') ? { metadata: { text: shown.metadata, tokens: tokens.metadata } } : {}),
        ...(wanted('instructions')
            ? { instructions: { text: shown.instructions, tokens: tokens.instructions, framing: shown.framing } }
            : {}),
        ...(wanted('resources') ? { resources: shown.resources } : {}),
        ...(runtime.id === _runtimes_cleveragents_js__WEBPACK_IMPORTED_MODULE_5__/* .cleveragents */ .Mj.id ? toolOf(skill) : {}),
    };
}
/** The loader's own objects: the tool descriptor in its three states, the specification, the paths of tier 3. */
function toolOf(skill) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(skill.path);
    return {
        spec: (0,_runtimes_cleveragents_js__WEBPACK_IMPORTED_MODULE_5__/* .spec */ .IC)(skill),
        descriptor: {
            discovered: (0,_runtimes_cleveragents_js__WEBPACK_IMPORTED_MODULE_5__/* .descriptor */ .yu)(skill, 'discovered', folder),
            activated: (0,_runtimes_cleveragents_js__WEBPACK_IMPORTED_MODULE_5__/* .descriptor */ .yu)(skill, 'activated', folder),
            deactivated: (0,_runtimes_cleveragents_js__WEBPACK_IMPORTED_MODULE_5__/* .descriptor */ .yu)(skill, 'deactivated', folder),
        },
        resourcePaths: (0,_runtimes_cleveragents_js__WEBPACK_IMPORTED_MODULE_5__/* .resourcePaths */ .Hc)(skill, folder),
    };
}


/***/ })

};
