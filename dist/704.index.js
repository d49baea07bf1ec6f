export const id = 704;
export const ids = [704];
export const modules = {

/***/ 3704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run),
  shelfIds: () => (/* binding */ shelfIds)
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

// EXTERNAL MODULE: ./.build/source/yaml-scalar.js
var yaml_scalar = __webpack_require__(8816);
;// CONCATENATED MODULE: ./.build/runtimes/reason-field.js

function lengthIn(unit, text) {
    return unit === 'bytes' ? new TextEncoder().encode(text).length : [...text].length;
}
function reason(code, effect, message, cure, span) {
    return { code, effect, message, cure, span };
}
function missing(field, span, folder) {
    const suggestion = field === 'name' && folder ? `Add \`name: ${folder}\`, the name of the folder.` : `Add \`${field}:\`.`;
    return reason(`${field}-missing`, 'dropped', `The frontmatter has no \`${field}\`.`, suggestion, span);
}
function empty(field, span) {
    const cure = field === 'name' ? 'Give it the name of the folder.' : 'Say what the skill does and when to use it.';
    return reason(`${field}-empty`, 'dropped', `\`${field}\` is empty.`, cure, span);
}
/** A list or map, or text where a map is meant. `meant` is "text", "a map" or "a list". */
function wrongType(code, effect, field, value, meant) {
    const cure = meant === 'text' ? `Put the whole value in quotes, or write it as one text.` : `Write \`${field}\` as ${meant}.`;
    const span = value.kind === 'list' || value.kind === 'map' ? { start: value.span.start, end: firstLineEnd(value) } : value.span;
    return {
        ...reason(code, effect, `\`${field}\` is ${(0,yaml_scalar/* kindWords */.Gk)(value)} where ${meant} is meant.`, cure, span),
        name: field,
    };
}
/** A place on one line: flow values as written, block values by their first entry. */
function firstLineEnd(value) {
    if (value.kind === 'list')
        return value.flow ? value.span.end : (value.items[0]?.span.end ?? value.span.end);
    if (value.kind === 'map')
        return value.flow ? value.span.end : (value.pairs[0]?.key.span.end ?? value.span.end);
    return value.span.end;
}
function tooLong(field, effect, text, limit, unit, span) {
    const length = lengthIn(unit, text);
    const measured = unit === 'bytes' && length !== [...text].length ? `${length} bytes` : `${length} characters`;
    const counted = unit === 'bytes' && length !== [...text].length ? `${limit} bytes` : `${limit}`;
    const message = `\`${field}\` has ${measured}; ${counted} are allowed.`;
    return { ...reason(`${field}-too-long`, effect, message, 'Shorten it.', span), name: field };
}
/** Everything that is wrong with a name's form, by the standard's rule (agentskills specification, "name field"). */
function nameForm(name, letters, unit, span) {
    const found = [];
    const add = (code, message, cure) => {
        found.push({ ...reason(code, 'dropped', message, cure, span), name });
    };
    if (lengthIn(unit, name) > 64)
        found.push(tooLong('name', 'dropped', name, 64, unit, span));
    const capital = [...name].find((each) => each !== each.toLowerCase());
    if (capital) {
        const lower = name.toLowerCase();
        add('name-uppercase', `\`name\` holds the capital letter \`${capital}\`; names are in lower case.`, `Write \`${lower}\`.`);
    }
    const allowed = letters === 'ascii' ? /[a-z0-9-]/ : /[\p{L}\p{N}-]/u;
    const odd = [...name].find((each) => each === each.toLowerCase() && !allowed.test(each));
    if (odd) {
        const what = letters === 'ascii' ? 'lower-case letters a to z, digits and hyphens' : 'lower-case letters, digits and hyphens';
        add('name-character', `\`name\` holds ${shownCharacter(odd)}; names are made of ${what}.`, 'Rename the skill and its folder.');
    }
    if (name.startsWith('-') || name.endsWith('-')) {
        add('name-edge-hyphen', '`name` starts or ends with a hyphen.', 'Remove the hyphen.');
    }
    if (name.includes('--'))
        add('name-double-hyphen', '`name` holds two hyphens in a row.', 'Use single hyphens.');
    return found;
}
function shownCharacter(character) {
    if (character === ' ')
        return 'a blank';
    const code = character.codePointAt(0) ?? 0;
    const visible = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character);
    return visible ? `\`${character}\`` : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
function folderMismatch(name, folder, effect, span) {
    const message = `\`name\` is \`${name}\`, but the folder is called \`${folder}\`.`;
    const cure = `Rename the folder to \`${name}\`, or write \`name: ${folder}\`.`;
    return { ...reason('name-folder-mismatch', effect, message, cure, span), name };
}

;// CONCATENATED MODULE: ./.build/runtimes/runtime.js
/** The status that a set of reasons adds up to. */
function statusOf(reasons) {
    const effects = new Set(reasons.filter((reason) => !reason.olderOnly).map((reason) => reason.effect));
    if (effects.has('dropped'))
        return 'dropped';
    if (effects.has('withheld'))
        return 'withheld';
    if (effects.has('unknown'))
        return 'unknown';
    return effects.has('altered') ? 'altered' : 'loads';
}
/** A verdict from reasons and from what would be shown if the skill loads. */
function verdict(runtime, reasons, shown) {
    const status = statusOf(reasons);
    const visible = status === 'loads' || status === 'altered' || status === 'unknown';
    return {
        status,
        name: visible ? shown.name : null,
        description: visible ? shown.description : null,
        reasons,
        silent: runtime.silent && !visible,
        blast: runtime.blast,
    };
}

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
    const shadowed = { ...reason('shadowed', 'withheld', message, cure, { start: 0, end: 0 }), related };
    return verdict({ silent: true, blast: runtime.blast }, [shadowed], { name: null, description: null });
}
function takenDown(culprit, answer, runtime) {
    const message = `\`${culprit.filePath}\` cannot be read, and it takes every skill of its root down.`;
    const cure = 'Repair that file.';
    const related = { path: culprit.filePath, span: null, message: 'the file that takes the root down' };
    const broken = { ...reason('sibling-broken', 'dropped', message, cure, { start: 0, end: 0 }), related };
    return verdict(runtime, [broken, ...answer.reasons], { name: null, description: null });
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

;// CONCATENATED MODULE: ./.build/analysis/tokens.js
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

// EXTERNAL MODULE: ./.build/diagnostic.js
var diagnostic = __webpack_require__(8867);
// EXTERNAL MODULE: ./.build/source/file.js
var source_file = __webpack_require__(4874);
// EXTERNAL MODULE: ./.build/source/span.js
var source_span = __webpack_require__(9408);
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
        return { root: null, fault: { message: 'it is no JSON from here on', span: (0,source_span/* spanOf */.ee)(start, start + 1) } };
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
function json_textOf(node) {
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
    const mode = json_textOf(valueAt(root, ['permissions', 'plan_mode'], true)) ?? '';
    if (mode !== '')
        return mode === 'advisory' || mode === 'required';
    return lean(root) || json_textOf(valueAt(root, ['permissions', 'require_plan_artifact'], true)) === 'true';
}
/** A kind of task that takes the shell away and asks for a plan (pkg/taskclass/taskclass.go:151-195). */
function lean(root) {
    return ['debug', 'research', 'review'].includes(json_textOf(valueAt(root, ['session', 'task_class'], true)) ?? '');
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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./.build/skill/secrets.js

/** All secrets of a text; the same one twice is told once. */
function findSecrets(text) {
    const seen = new Set();
    return [...keyBlocks(text), ...tokens(text)].filter(({ pieces }) => {
        const key = pieces.join('');
        return !seen.has(key) && seen.add(key);
    });
}
/** The text with each secret covered, of the same length, so that every offset holds. */
function covered(text, secrets) {
    let shown = text;
    for (const piece of secrets.flatMap(({ pieces }) => pieces))
        shown = shown.replaceAll(piece, '•'.repeat(piece.length));
    return shown;
}
const kinds = [
    { what: 'an AWS access key id', pattern: /(?<![A-Za-z\d])(A[KS]IA)([A-Z2-7]{16})(?![A-Za-z\d])/g },
    { what: 'a GitHub token', pattern: /(?<![A-Za-z\d])(gh[pousr]_)([A-Za-z\d]{36,255})(?!\w)/g },
    { what: 'a GitHub token', pattern: /(?<![A-Za-z\d])(github_pat_)([A-Za-z\d]{22}_[A-Za-z\d]{59})(?!\w)/g },
    { what: 'a Slack token', pattern: /(?<![A-Za-z\d])(xox[abeprs]-)(\d{6,16}-[\w-]{16,250})/g },
    { what: 'a Google API key', pattern: /(?<![\w-])(AIza)([\w-]{35})(?![\w-])/g },
    { what: 'a Stripe live key', pattern: /(?<![A-Za-z\d])([rs]k_live_)([A-Za-z\d]{24,250})(?!\w)/g },
    { what: 'an Anthropic API key', pattern: /(?<![\w-])(sk-ant-)([\w-]{40,250})(?![\w-])/g },
    { what: 'an OpenAI API key', pattern: /(?<![\w-])(sk-(?:proj|svcacct|admin)-)([\w-]{40,250})(?![\w-])/g },
    { what: 'an API key', pattern: /(?<![\w-])(sk-)([A-Za-z\d]{32,250})(?![\w-])/g },
    { what: 'an npm token', pattern: /(?<![A-Za-z\d])(npm_)([A-Za-z\d]{36})(?!\w)/g },
];
function* tokens(text) {
    for (const { what, pattern } of kinds) {
        for (const match of text.matchAll(pattern)) {
            const [whole, start, secret] = match;
            const cut = /^(?:\.\.\.|…|[<{$])/.test(text.slice(match.index + whole.length, match.index + whole.length + 3));
            if (!cut && isRandom(secret))
                yield secretAt(what, match.index, start, whole, [secret]);
        }
    }
    for (const match of text.matchAll(/(?<![\w-])(eyJ[\w-]{10,500})\.(eyJ[\w-]{10,4000})\.[\w-]{20,1000}(?![\w-])/g)) {
        if (!isLiveToken(match[1], match[2]))
            continue;
        yield secretAt('a JSON Web Token', match.index, 'eyJ', match[0], match[0].split('.'));
    }
}
/** Words and rows that stand in for a secret. */
const standIn = /x{3}|your|example|changeme|placeholder|sample|dummy|fake|test|redacted|replace|insert|secret|0123|1234|2345|abcd|qwer|(.)\1{3}/i;
/** Letters and digits without a pattern: what a machine makes, and nobody writes for a sample. */
function isRandom(secret) {
    if (standIn.test(secret) || !/\d/.test(secret) || !/[A-Za-z]/.test(secret))
        return false;
    const counts = new Map();
    for (const letter of secret)
        counts.set(letter, (counts.get(letter) ?? 0) + 1);
    let bits = 0;
    for (const count of counts.values())
        bits -= (count / secret.length) * Math.log2(count / secret.length);
    // Random letters and digits reach nearly log2 of their number; sixteen of them, as in AWS, about 3.4.
    return bits > Math.min(3.2, Math.log2(secret.length) * 0.75);
}
/** A token with an algorithm, and claims that are neither a manual's sample nor public by design. */
function isLiveToken(header, payload) {
    try {
        const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString());
        const claims = Buffer.from(payload, 'base64url').toString();
        JSON.parse(claims);
        return typeof alg === 'string' && alg !== 'none' && !/1234567890|john doe|demo|"anon"|example|test/i.test(claims);
    }
    catch {
        return false;
    }
}
const BEGIN = /-----BEGIN ((?:[A-Z\d]{1,20} ){0,3})PRIVATE KEY(?: BLOCK)?-----/g;
/** A private key is shorter than this, in UTF-16 units. */
const KEY_LIMIT = 20_000;
function* keyBlocks(text) {
    for (const match of text.matchAll(BEGIN)) {
        const start = match.index + match[0].length;
        const behind = text.slice(start, start + KEY_LIMIT);
        const end = behind.indexOf('-----');
        if (end < 0 || !behind.startsWith('-----END', end))
            continue;
        // Headers such as `Proc-Type: 4,ENCRYPTED`, marks of a quote or a string, and line ends written as \n.
        const lines = behind.slice(0, end).split(/\r?\n|\\n/);
        const key = lines
            .filter((line) => !line.includes(': '))
            .join('')
            .replace(/[\s>#*"'`+,]/g, '');
        if (key.length < 60 || !/^[A-Za-z\d/=]+$/.test(key) || new Set(key).size < 12)
            continue;
        // A short last line is no secret on its own, and covering it would cover words elsewhere.
        const pieces = lines
            .map((line) => line.replace(/^[\s>#*"'`+,]+|[\s"'`+,]+$/g, ''))
            .filter((line) => line.length > 15);
        const what = `a private key (${match[1].trim() || 'PKCS #8'})`;
        yield secretAt(what, match.index, match[0], text.slice(match.index, start + end), pieces);
    }
}
function secretAt(what, at, start, whole, pieces) {
    return { what, start: (0,source_span/* spanOf */.ee)(at, at + start.length), span: (0,source_span/* spanOf */.ee)(at, at + whole.length), pieces };
}

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
        shown.set(path, new source_file/* SourceFile */.sC(path, covered(text, secrets), bytes, encoding, badByte));
    }
    return shown;
}
function coveredWords(diagnostic, secrets) {
    if (secrets.length === 0)
        return diagnostic;
    const { message, name } = diagnostic;
    const shown = { ...diagnostic, message: covered(message, secrets) };
    return name === undefined ? shown : { ...shown, name: covered(name, secrets) };
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
    return [...states.values()].sort(source_workspace/* byPath */.f2);
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

;// CONCATENATED MODULE: ./.build/rules/rule.js
function skillRule(rule) {
    return { on: 'skill', ...rule };
}
function setRule(rule) {
    return { on: 'set', ...rule };
}

;// CONCATENATED MODULE: ./.build/rules/allowed-tools-commas.js


const allowedToolsCommas = skillRule({
    id: 'allowed-tools-commas',
    summary: 'The text form of allowed-tools is separated by commas.',
    why: 'The standard separates the tools by blanks. Many clients take commas as well; a strict one keeps the comma as part of the name, and the tool is then not allowed.',
    cure: 'Separate the tools by blanks.',
    severity: 'note',
    examples: {
        bad: {
            'skills/find/SKILL.md': '---\nname: find\ndescription: Finds.\nallowed-tools: [|Read, Grep, Bash(ls:*)|]\n---\nFind.\n',
        },
        good: {
            'skills/find/SKILL.md': '---\nname: find\ndescription: Finds.\nallowed-tools: Read Grep Bash(ls -a, -l)\n---\nFind.\n',
        },
    },
    *check(skill) {
        const field = skill.frontmatter.fields.get('allowed-tools');
        const node = field ? (0,source_yaml/* resolved */.L$)(field.value) : null;
        if (!field || node?.kind !== 'scalar' || !outside(node.value))
            return;
        yield {
            message: 'The tools in `allowed-tools` are separated by commas. The standard separates them by blanks, and a strict reader ' +
                'keeps the comma as part of the name, so the tool is not allowed. Write blanks instead.',
            at: { path: skill.filePath, span: field.value.span },
            name: 'allowed-tools',
        };
    },
});
/** True where a comma stands between two tools; one inside of parentheses belongs to its tool. */
function outside(text) {
    let depth = 0;
    for (const unit of text) {
        if (unit === '(')
            depth += 1;
        else if (unit === ')')
            depth -= 1;
        else if (unit === ',' && depth === 0)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./.build/rules/allowed-tools-wildcard.js

const allowedToolsWildcard = skillRule({
    id: 'allowed-tools-wildcard',
    summary: '`allowed-tools` names the tools of every MCP server with one star.',
    why: 'Claude Code matches a star only behind the name of a server. `mcp__*` matches nothing, so each call asks again.',
    cure: 'Name each server: `mcp__board__*`.',
    severity: 'note',
    examples: {
        bad: {
            '.claude/skills/board/SKILL.md': '---\nname: board\ndescription: Keeps it.\nallowed-tools: [|mcp__*|] Read\n---\nKeep.\n',
        },
        good: {
            '.claude/skills/board/SKILL.md': '---\nname: board\ndescription: Keeps it.\nallowed-tools: mcp__board__* Read\n---\nKeep.\n',
        },
    },
    *check(skill, analysis) {
        const claude = analysis.targetsOf(skill).filter(({ id }) => id.startsWith('claude'));
        for (const { value, span } of skill.allowedTools) {
            // An allow rule with a star needs the literal `mcp__<server>__` before it (bbvch-ai/aihub-core#1439, 2026-06-08).
            if (!/^mcp__\*/.test(value))
                continue;
            yield {
                ...(claude.length > 0 ? { severity: 'warning', runtimes: claude.map(({ id }) => id) } : {}),
                message: `\`${value}\` in \`allowed-tools\` names no MCP server. Claude Code matches a star only behind a server's name, ` +
                    'so nothing is allowed and each call asks again. Name each server, as in `mcp__board__*`.',
                at: { path: skill.filePath, span },
                name: value,
            };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/anchor-in-frontmatter.js

/** Reasons of verdicts that say it already. */
const told = new Set(['alias-bomb', 'anchor-or-alias', 'undefined-alias']);
const anchorInFrontmatter = skillRule({
    id: 'anchor-in-frontmatter',
    summary: 'The frontmatter uses an anchor or an alias.',
    why: 'It is legal YAML, but readers that follow StrictYAML refuse it, and readers that are no YAML libraries show `&name` as part of the text.',
    cure: 'Write the value out in each place.',
    severity: 'note',
    examples: {
        bad: {
            'skills/phone/SKILL.md': '---\nname: phone\ndescription: [|&d|] Keeps the list.\nmetadata:\n  summary: *d\n---\nKeep.\n',
        },
        good: { 'skills/phone/SKILL.md': '---\nname: phone\ndescription: "Keeps R&D, *and* more."\n---\nKeep.\n' },
    },
    *check(skill, analysis) {
        const yaml = skill.frontmatter.yaml;
        const first = yaml?.anchors[0] ?? yaml?.aliases[0];
        if (!yaml || !first || yaml.faults.some((fault) => told.has(fault.code)))
            return;
        for (const verdict of analysis.verdicts.get(skill)?.values() ?? []) {
            if (verdict.reasons.some((reason) => told.has(reason.code)))
                return;
        }
        const sign = yaml.anchors.length > 0 ? '&' : '*';
        yield {
            message: `\`${sign}${first.name}\` is ${sign === '&' ? 'an anchor' : 'an alias'}. Some readers of frontmatter do not know ` +
                'anchors and aliases: they refuse the file or show the sign as text. Write the value out in each place.',
            at: { path: skill.filePath, span: first.span },
            name: first.name,
        };
    },
});

;// CONCATENATED MODULE: ./.build/rules/body-empty.js

const bodyEmpty = skillRule({
    id: 'body-empty',
    summary: 'Nothing stands behind the frontmatter.',
    why: 'The description promises a skill, and the model that loads it is given no instructions: it spends a call and learns nothing.',
    cure: 'Write the instructions below the closing dashes.',
    severity: 'warning',
    examples: {
        bad: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n[|---|]\n\n' },
        good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\n\nRead the table.\n' },
    },
    *check({ file, filePath, frontmatter, bodySpan, stepLists }) {
        // Where a runtime reads steps from the frontmatter, they are the instructions.
        const instructed = stepLists.some(({ items }) => items.length > 0);
        if (!frontmatter.closing || instructed || file.slice(bodySpan).trim() !== '')
            return;
        const message = 'Nothing stands behind the frontmatter: a model that loads this skill gets no instructions at all. Write them below the closing dashes.';
        yield { message, at: { path: filePath, span: frontmatter.closing } };
    },
});

;// CONCATENATED MODULE: ./.build/rules/body-over-budget.js



const bodyOverBudget = skillRule({
    id: 'body-over-budget',
    summary: 'The body costs more tokens than the budget for instructions.',
    why: 'A runtime puts the whole body into the context once the skill is chosen, and it stays there. The open standard advises to stay under 5000 tokens.',
    cure: 'Move what only some tasks need into files under references/, and say in the body when to read each.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `---\nname: tide\ndescription: Reads tide tables.\n---\n\n[|R|]ead:\n\n${'high low '.repeat(2600)}\n`,
        },
        good: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\n\nRead references/table.md.\n',
        },
    },
    *check(skill, { costs }, { budget }) {
        const tokens = costs.get(skill)?.instructions;
        if (tokens === undefined || tokens <= budget.instructions)
            return;
        const { start, end } = skill.bodySpan;
        const first = start + Math.max(0, skill.file.text.slice(start, end).search(/\S/));
        const message = `The body costs ${tokens} tokens, and the budget is ${budget.instructions}. All of it is in the context as soon as the skill is chosen, and leaves less room for the task. Move what only some tasks need into files under \`references/\`. (Tokens are counted exactly for ${ENCODING}; for other models this is an estimate.)`;
        yield { message, at: { path: skill.filePath, span: (0,source_span/* spanOf */.ee)(first, first + 1) } };
    },
});

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
        const value = markdown_html_valueAt(html, at, quotes);
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
function markdown_html_valueAt(html, at, quotes) {
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

;// CONCATENATED MODULE: ./.build/rules/body-unreadable.js



const bodyUnreadable = skillRule({
    id: 'body-unreadable',
    summary: 'A part of the body was not read.',
    why: 'A text of extreme size or nesting would take time out of all proportion. What was not read was not checked either, so links, steps and mentions in it are unknown.',
    cure: 'Shorten the text, or take it out of its quotes and lists.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `---\nname: tide\ndescription: Reads tide tables.\n---\n[|${'> '.repeat(150)}Read the table.|]\n`,
        },
        good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\n> > Read the table.\n' },
    },
    *check(skill) {
        for (const { code, span } of skill.body.problems) {
            if (code === 'unclosed-fence')
                continue;
            const large = code === 'too-large';
            const what = large
                ? `The body is longer than the ${MAX_BODY} characters that are read as Markdown`
                : 'This text is longer, or deeper in quotes and lists, than what is read as Markdown';
            const cure = large
                ? 'Move most of it into files under `references/`.'
                : 'Shorten it, or take it out of its quotes and lists.';
            const message = `${what}: links, steps and mentions in it were not checked. ${cure}`;
            yield { message, at: { path: skill.filePath, span: large ? (0,source_span/* spanOf */.ee)(span.start, span.start) : span } };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/broken-link.js


const brokenLink = setRule({
    id: 'broken-link',
    summary: 'A symbolic link among the skills leads nowhere, or to itself.',
    why: 'A link whose target was moved or was never committed is a skill that does not exist. Most runtimes pass over it without a word.',
    cure: 'Point the link at a path of the repository that exists, or remove it.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide': 'link:skills/gone',
            'skills/wind/SKILL.md': '---\nname: wind\ndescription: Reads wind maps.\n---\nRead the map.\n',
        },
        good: {
            'skills/tide': 'link:shared/tide',
            'shared/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n',
        },
    },
    *check({ set: { workspace } }) {
        for (const { path, reason } of workspace.leftOut) {
            // A link to a folder that holds it leads somewhere: it is only not entered twice.
            const toItself = reason === 'link-loop' && !workspace.linkedFolders.has(path);
            if ((reason !== 'link-broken' && !toItself) || !standsForSkill(path, workspace))
                continue;
            const message = `The symbolic link leads ${toItself ? 'to itself' : 'nowhere'}, so there is no skill at this place, and most runtimes pass over it without a word. Point it at a path of the repository that exists, or remove it.`;
            yield { message, at: { path, span: null }, name: path };
        }
    },
});
function standsForSkill(path, workspace) {
    const folder = (0,source_workspace/* folderOf */.yS)(path);
    const around = folder === '.' ? (workspace.above.at(-1) ?? '') : (0,source_workspace/* nameOf */.Vb)(folder);
    return (0,source_workspace/* nameOf */.Vb)(path) === 'SKILL.md' || around.toLowerCase() === 'skills';
}

;// CONCATENATED MODULE: ./.build/rules/comment-cuts-value.js



const commentCutsValue = skillRule({
    id: 'comment-cuts-value',
    summary: 'A blank and a hash cut an unquoted value short.',
    why: 'YAML takes a hash after a blank for the start of a comment. The rest of the line is gone for every reader, the file still parses, and nobody is told.',
    cure: 'Put the whole value in quotes, or write the hash without a blank before it: `(#412)`.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/post/SKILL.md': '---\nname: post\ndescription: Write the post for the [|#|]releases channel after a tag\n---\nWrite.\n',
        },
        good: {
            'skills/post/SKILL.md': '---\nname: post # as in the menu\ndescription: "Write the post for the #releases channel, as (#412) and C# say"\n---\nWrite.\n',
        },
    },
    *check(skill) {
        const { yaml } = skill.frontmatter;
        if (!yaml || yaml.faults.length > 0)
            return;
        for (const { span, after } of yaml.comments) {
            if (after?.style !== 'plain' || after.value === '')
                continue;
            const comment = skill.file.slice(span);
            if (/^#+\s*skillproof-ignore/.test(comment))
                continue;
            const value = cutValue(after, skill);
            if (!(/^#[\p{L}\p{N}_]/u.test(comment) || value.prose))
                continue;
            const word = shown(comment.split(/\s/)[0] === '#' ? comment : (comment.split(/\s/)[0] ?? ''), 30);
            yield {
                message: `\`${word}\` follows a blank, so YAML takes it and all behind it for a comment. ` +
                    `${value.words} is only \`${shown(after.value, 60)}\` for every reader. ` +
                    'Put the whole value in quotes, or remove the blank before the hash.',
                at: { path: skill.filePath, span: { start: span.start, end: span.start + 1 } },
                ...(value.key ? { name: value.key } : {}),
            };
        }
    },
});
function cutValue(scalar, { frontmatter, stepLists }) {
    const isStep = stepLists.some((list) => list.items.some((item) => (0,source_yaml/* resolved */.L$)(item) === scalar));
    if (isStep)
        return { words: 'The step', key: 'steps', prose: true };
    const inside = (span) => (0,source_span/* within */.ux)(scalar.span, span);
    const field = [...frontmatter.fields.values()].find(({ value }) => inside(value.span));
    if (!field)
        return { words: 'The value', key: null, prose: false };
    if (field.value !== scalar)
        return { words: `The value in \`${field.name}\``, key: field.name, prose: false };
    return { words: `\`${field.name}\``, key: field.name, prose: field.name === 'description' };
}
/** Cut, and without long unbroken words: one of them may be a secret. */
function shown(text, limit) {
    const masked = text.replace(/[\w+/=-]{24,}/g, '…').replaceAll('`', "'");
    const letters = [...masked];
    return letters.length > limit ? `${letters.slice(0, limit).join('')}…` : masked;
}

;// CONCATENATED MODULE: ./.build/skill/frontmatter.js



const fenceFaultCodes = [
    'blank-after-opening-dashes',
    'byte-order-mark',
    'closing-dashes-sloppy',
    'content-before-frontmatter',
    'escaped-dashes',
    'frontmatter-in-code-fence',
    'frontmatter-missing',
    'frontmatter-not-closed',
    'line-ends-carriage-return',
    'no-line-end-after-closing-dashes',
    'not-utf-8',
    'text-on-opening-line',
];
/** A block is looked for in this many lines below other content, not further. */
const SEARCH_LINES = 60;
const fieldLine = /^(["']?)(?:name|description)\1\s*:/;
function readFrontmatter(file) {
    const { text } = file;
    const start = file.hasByteOrderMark ? 1 : 0;
    const early = [];
    if (file.encoding !== 'utf-8') {
        const detail = file.encoding === 'not-utf-8' ? `byte ${file.badByte ?? 0}` : file.encoding.toUpperCase();
        early.push({ code: 'not-utf-8', span: (0,source_span/* spanOf */.ee)(0, 0), detail });
    }
    else if (start === 1)
        early.push({ code: 'byte-order-mark', span: (0,source_span/* spanOf */.ee)(0, 1), detail: '' });
    if (text.includes('\r') && !text.includes('\n')) {
        early.push({ code: 'line-ends-carriage-return', span: (0,source_span/* spanOf */.ee)(0, 0), detail: '' });
        return blockOf(file, 0, text.indexOf('\r'), early, '\r');
    }
    const lineEnd = endOfLine(text, start);
    const first = text.slice(start, lineEnd);
    if (/^---[ \t]*\r?$/.test(first)) {
        const blank = first.replace(/\r$/, '').length > 3;
        if (blank)
            early.push({ code: 'blank-after-opening-dashes', span: (0,source_span/* spanOf */.ee)(start + 3, start + 4), detail: '' });
        return blockOf(file, start, lineEnd, early, '\n');
    }
    return elsewhere(file, start, first, early);
}
/** The block stands lower, or its first line is no opening line, or there is none. */
function elsewhere(file, start, first, early) {
    const { text } = file;
    const span = (0,source_span/* spanOf */.ee)(start, Math.max(start, endOfLine(text, start)));
    const below = blockBelow(text, start);
    if (/^---/.test(first) && /^(?:name|description)\s*:/m.test(text.slice(0, 2000))) {
        const detail = first.trim();
        return blockOf(file, start, endOfLine(text, start), [...early, { code: 'text-on-opening-line', span, detail }], '\n');
    }
    if (/^\\-/.test(first))
        return none(text, [...early, { code: 'escaped-dashes', span, detail: '' }]);
    if (below === null)
        return none(text, [...early, { code: 'frontmatter-missing', span, detail: '' }]);
    const fenced = /^\s*(?:`{3,}|~{3,})/.test(first);
    const code = fenced ? 'frontmatter-in-code-fence' : 'content-before-frontmatter';
    return blockOf(file, below, endOfLine(text, below), [...early, { code, span, detail: contentWords(first) }], '\n');
}
function contentWords(first) {
    if (first.trim() === '')
        return 'an empty line';
    if (/^#{1,6}\s/.test(first))
        return 'a heading';
    if (/^\s*<!--/.test(first))
        return 'a comment';
    if (/^\s*(?:`{3,}|~{3,})/.test(first))
        return 'a code fence';
    return /^\s/.test(first) && first.trim() === '---' ? 'a blank' : 'text';
}
/** Offset of an opening line that is followed by `name:` or `description:` and closed again; null for none. */
function blockBelow(text, start) {
    let at = start;
    for (let line = 0; line < SEARCH_LINES && at < text.length; line += 1) {
        const end = endOfLine(text, at);
        if (/^\s*---[ \t]*\r?$/.test(text.slice(at, end))) {
            const close = closingLine(text, end + 1, '\n');
            if (close &&
                text
                    .slice(end + 1, close.start)
                    .split('\n')
                    .some((each) => fieldLine.test(each.trim())))
                return at;
        }
        at = end + 1;
    }
    return null;
}
function blockOf(file, start, lineEnd, faults, lineBreak) {
    const { text } = file;
    const opening = (0,source_span/* spanOf */.ee)(start, Math.max(start, frontmatter_trimmedEnd(text, start, lineEnd < 0 ? text.length : lineEnd)));
    const yamlStart = Math.min(text.length, lineEnd + 1);
    const close = closingLine(text, yamlStart, lineBreak);
    if (!close) {
        const code = 'frontmatter-not-closed';
        return { ...none(text, [...faults, { code, span: opening, detail: probableEnd(file, yamlStart) }]), opening };
    }
    const after = [...faults];
    if (close.sloppy)
        after.push({ code: 'closing-dashes-sloppy', span: close.span, detail: close.sloppy });
    else if (close.span.end === text.length) {
        after.push({ code: 'no-line-end-after-closing-dashes', span: close.span, detail: '' });
    }
    const source = lineBreak === '\n' ? text : text.replaceAll('\r', '\n');
    const yaml = (0,source_yaml/* parseYaml */.hN)(source, yamlStart, close.start);
    return {
        span: (0,source_span/* spanOf */.ee)(opening.start, close.span.end),
        opening,
        closing: close.span,
        yamlSpan: (0,source_span/* spanOf */.ee)(yamlStart, close.start),
        yaml,
        faults: after,
        fields: fieldsOf(yaml.root),
        bodyStart: Math.min(text.length, close.end),
    };
}
function none(text, faults) {
    const empty = { span: null, opening: null, closing: null, yamlSpan: null, yaml: null };
    return { ...empty, faults, fields: new Map(), bodyStart: text.startsWith(source_file/* BYTE_ORDER_MARK */.sn) ? 1 : 0 };
}
/** The first line that is three dashes, with blanks behind them allowed. */
function closingLine(text, from, lineBreak) {
    for (let at = from; at <= text.length;) {
        const found = text.indexOf(lineBreak, at);
        const end = found < 0 ? text.length : found;
        const line = text.slice(at, end).replace(/\r$/, '');
        if (/^---[ \t]*$/.test(line)) {
            const sloppy = line.length > 3 ? 'a blank stands behind the closing dashes' : null;
            return { start: at, span: (0,source_span/* spanOf */.ee)(at, at + line.length), end: end + 1, sloppy };
        }
        if (found < 0)
            return null;
        at = end + 1;
    }
    return null;
}
/** The line before which the author probably meant to close the block: `line 5`, or empty. */
function probableEnd(file, from) {
    for (let line = file.lineAt(from); line <= Math.min(file.lineCount, 200); line += 1) {
        const text = file.lineText(line);
        if (/^#{1,6}\s/.test(text) || text.trim() === '')
            return `line ${line}`;
    }
    return '';
}
function fieldsOf(root) {
    const fields = new Map();
    const map = root ? (0,source_yaml/* resolved */.L$)(root) : null;
    if (map?.kind !== 'map')
        return fields;
    for (const { key, value } of map.pairs) {
        if (!fields.has(key.value))
            fields.set(key.value, { name: key.value, key, value });
    }
    return fields;
}
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}
function frontmatter_trimmedEnd(text, start, end) {
    let at = end;
    while (at > start && /\s/.test(text[at - 1] ?? ''))
        at -= 1;
    return at;
}

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

;// CONCATENATED MODULE: ./.build/skill/allowed-tools.js


/**
 * The tools an author allows, whichever form was chosen: a list, or one text cut at blanks and commas outside of
 * parentheses (`Bash(git log:*) Read`). Spans are exact for lists and for text without escapes.
 */
function readAllowedTools(value, file) {
    const node = value ? (0,source_yaml/* resolved */.L$)(value) : null;
    if (node?.kind === 'list') {
        return node.items.flatMap((item) => {
            const entry = (0,source_yaml/* resolved */.L$)(item);
            return entry?.kind === 'scalar' && entry.value !== '' ? [(0,source_span/* located */.t4)(entry.value, item.span)] : [];
        });
    }
    if (node?.kind !== 'scalar')
        return [];
    const written = file.slice(node.span);
    const shift = written.startsWith(node.value) ? 0 : written.slice(1).startsWith(node.value) ? 1 : null;
    return cutTools(node.value).map(({ tool, at }) => {
        const start = node.span.start + (shift ?? 0) + at;
        return (0,source_span/* located */.t4)(tool, shift === null ? node.span : (0,source_span/* spanOf */.ee)(start, start + tool.length));
    });
}
/** Cuts at white space and commas outside of balanced parentheses. `at` counts UTF-16 units. */
function cutTools(text) {
    const tools = [];
    let start = -1;
    let depth = 0;
    for (let at = 0; at <= text.length; at += 1) {
        const unit = text[at];
        const between = unit === undefined || (depth <= 0 && (/\s/.test(unit) || unit === ','));
        if (between) {
            if (start >= 0)
                tools.push({ tool: text.slice(start, at), at: start });
            start = -1;
            depth = 0;
        }
        else {
            if (start < 0)
                start = at;
            if (unit === '(')
                depth += 1;
            else if (unit === ')')
                depth -= 1;
        }
    }
    return tools;
}

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
    for (const [link, target] of workspace.linkedFolders)
        addLinked(link, target, workspace, directories, owners, bundles);
    return bundles;
}
/** A linked folder of a skill holds what its target holds; a skill that is linked as a whole is none of its files. */
function addLinked(link, target, workspace, directories, owners, bundles) {
    const owner = ownerOf((0,source_workspace/* folderOf */.yS)(link), directories, owners);
    const bundle = owner === null ? undefined : bundles.get(owner);
    if (owner === null || !bundle || link.startsWith(`${target}/`) || directories.has(link))
        return;
    const start = owner === '.' ? 0 : owner.length + 1;
    bundle.folders.push(link.slice(start));
    for (const entry of workspace.entries) {
        if (entry.kind !== 'file' || !entry.path.startsWith(`${target}/`))
            continue;
        const path = `${link}${entry.path.slice(target.length)}`.slice(start);
        add(bundle.resources, { ...entry, linked: true }, path, owner);
    }
}
function add(resources, entry, path, owner) {
    const tier = tierOf(path);
    // A skill at the top of a repository owns its three folders, not the whole repository.
    if (path === 'SKILL.md' || (owner === '.' && tier === 'other' && path.includes('/')))
        return;
    const { path: file, bytes, executable } = entry;
    resources.push({ path, tier, file, bytes, executable, linked: entry.linked === true });
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

;// CONCATENATED MODULE: ./.build/skill/requires.js


/** One trimmed, non-blank string is one token; a list holds nothing but such strings; anything else is malformed. */
function readRequires(value) {
    if (!value)
        return { state: 'none' };
    const node = (0,source_yaml/* resolved */.L$)(value);
    if (node?.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(node) === 'text') {
        const token = node.value.trim();
        if (token === '')
            return { state: 'malformed', why: 'it is blank', span: value.span };
        return { state: 'tokens', tokens: [{ value: token, span: node.span }], span: value.span };
    }
    if (node?.kind !== 'list')
        return { state: 'malformed', why: `it is ${(0,yaml_scalar/* kindWords */.Gk)(value)}`, span: value.span };
    const tokens = [];
    for (const [index, item] of node.items.entries()) {
        const entry = (0,source_yaml/* resolved */.L$)(item);
        const text = entry?.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(entry) === 'text' ? entry.value.trim() : null;
        if (text === null)
            return { state: 'malformed', why: `item ${index + 1} is ${(0,yaml_scalar/* kindWords */.Gk)(item)}`, span: item.span };
        if (text === '')
            return { state: 'malformed', why: `item ${index + 1} is blank`, span: item.span };
        tokens.push({ value: text, span: item.span });
    }
    return tokens.length === 0 ? { state: 'none' } : { state: 'tokens', tokens, span: value.span };
}

;// CONCATENATED MODULE: ./.build/skill/steps.js

/** The frontmatter's lists of steps: the top-level key, then the one under `metadata`. */
function readStepLists(fields) {
    const lists = [];
    const top = fields.get('steps');
    if (top)
        lists.push(listOf('steps', top.key.span, top.value));
    const metadata = fields.get('metadata');
    const map = metadata ? (0,source_yaml/* resolved */.L$)(metadata.value) : null;
    if (map?.kind === 'map') {
        for (const { key, value } of map.pairs) {
            if (key.value === 'steps')
                lists.push(listOf('metadata.steps', key.span, value));
        }
    }
    return lists;
}
function listOf(where, keySpan, value) {
    const node = (0,source_yaml/* resolved */.L$)(value);
    return { where, keySpan, value, items: node?.kind === 'list' ? node.items : [] };
}
function frontmatterSteps(lists) {
    const list = lists[0];
    if (!list)
        return [];
    const steps = [];
    for (const item of list.items) {
        const node = (0,source_yaml/* resolved */.L$)(item);
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
    const frontmatter = readFrontmatter(file);
    const lists = readStepLists(frontmatter.fields);
    const around = skillAround(path, directories);
    const parsed = parsedParts(file, frontmatter, lists);
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
            return parsed.body();
        },
        name: textField(frontmatter, 'name'),
        description: textField(frontmatter, 'description'),
        stepLists: lists,
        get steps() {
            return parsed.steps();
        },
        requires: readRequires(frontmatter.fields.get('requires')?.value ?? null),
        allowedTools: readAllowedTools(frontmatter.fields.get('allowed-tools')?.value ?? null, file),
        bundle: bundles.get(path) ?? { resources: [], folders: [] },
        get suppressions() {
            return parsed.suppressions();
        },
        secrets: findSecrets(file.text),
        insideSkill: around,
        isSample: around !== null && sampleFolder.test(path.slice(around === '.' ? 0 : around.length + 1)),
        linkedFrom: linksTo(path, workspace),
        settle: parsed.settle,
    };
}
/** What needs the parsed body: parsed when first asked for, and let go once it was looked at. */
function parsedParts(file, frontmatter, lists) {
    let body = null;
    let steps = null;
    let suppressions = null;
    const parts = {
        body() {
            body ??= parseMarkdown(file.text, frontmatter.bodyStart);
            return body;
        },
        steps() {
            const written = steps ?? frontmatterSteps(lists);
            steps ??= written.length > 0 ? written : bodySteps(parts.body());
            return steps;
        },
        suppressions() {
            const mentioned = file.text.includes('skillproof-ignore');
            suppressions ??= mentioned ? readSuppressions(file, frontmatter.yaml, parts.body()) : [];
            return suppressions;
        },
        settle() {
            parts.steps();
            parts.suppressions();
            body = null;
        },
    };
    return parts;
}
function textField(frontmatter, name) {
    const field = frontmatter.fields.get(name);
    const node = field ? (0,source_yaml/* resolved */.L$)(field.value) : null;
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
        const lower = (0,source_workspace/* nameOf */.Vb)(path).toLowerCase();
        const named = lower === 'skill.md' || lower === 'skills.md';
        if (named && kind === 'directory')
            found.push({ path, kind: 'folder', file: null });
        else if (named && (0,source_workspace/* nameOf */.Vb)(path) !== 'SKILL.md')
            found.push({ path, kind: 'file-name', file: textAt(path, workspace) });
        else if (!named && kind === 'file')
            found.push(...flatFile(path, lower, workspace, directories));
    }
    return found;
}
function textAt(path, workspace) {
    const read = workspace.read(path, SKILL_BYTES_LIMIT);
    return 'bytes' in read ? (0,source_file/* decode */.D4)(path, read.bytes) : null;
}
/** A Markdown file with a skill's two fields that stands right in a `skills` folder, where a skill's directory is meant. */
function flatFile(path, lower, workspace, directories) {
    if (!lower.endsWith('.md') || (0,source_workspace/* nameOf */.Vb)((0,source_workspace/* folderOf */.yS)(path)).toLowerCase() !== 'skills')
        return [];
    const file = directories.has((0,source_workspace/* folderOf */.yS)(path)) ? null : textAt(path, workspace);
    const fields = file ? readFrontmatter(file).fields : null;
    return fields?.has('name') && fields.has('description') ? [{ path, kind: 'flat-file', file }] : [];
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

;// CONCATENATED MODULE: ./.build/rules/file-name-case.js








const fileNameCase = setRule({
    id: 'file-name-case',
    summary: 'The file of a skill is not called SKILL.md, letter for letter.',
    why: 'Runtimes look for that exact name. Disks of Linux tell case apart, so a skill in `Skill.md` that works on a Mac is not there in CI or a container, and nobody is told.',
    cure: 'Rename the file to SKILL.md. Where the disk ignores case, `git mv` needs two steps: first to another name, then to SKILL.md.',
    severity: 'error',
    examples: {
        bad: { 'skills/tide/Skill.md': '[||]---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
        good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
    },
    *check({ set }) {
        for (const { path, kind } of set.lookAlikes) {
            if (kind !== 'file-name' || isInsideSkill(path, set))
                continue;
            const folder = (0,source_workspace/* folderOf */.yS)(path);
            const name = (0,source_workspace/* nameOf */.Vb)(path);
            const at = { path, span: (0,source_span/* spanOf */.ee)(0, 0) };
            const plural = name.toLowerCase() === 'skills.md';
            if (!plural && set.workspace.has(folder === '.' ? 'SKILL.md' : `${folder}/SKILL.md`)) {
                const message = `\`${name}\` stands beside a SKILL.md. On a disk that ignores case one of the two replaces the other; elsewhere this one is never read. Remove or rename it.`;
                yield { severity: 'note', message, at, name };
            }
            else if (plural && holdsSkill(path, set)) {
                const message = `\`${name}\` has the fields of a skill, and no runtime reads a file of that name. Move each skill in it to a folder of its own, in a file called SKILL.md.`;
                yield { severity: 'note', message, at, name };
            }
            else if (!plural) {
                const { named, depth } = placeOf(folder, set.workspace);
                // Deeper down, and without the fields of a skill, it may be a text about something else.
                const sure = holdsSkill(path, set) || (named && depth === 1);
                if (!sure && !(named && depth > 1))
                    continue;
                const message = `The file is called \`${name}\`, not SKILL.md. Runtimes look for that exact name, so on a disk that tells case apart the skill does not exist, and nobody is told. Rename it to SKILL.md.`;
                yield { ...(sure ? {} : { severity: 'warning' }), message, at, name };
            }
        }
    },
});
/** Both fields of a skill, and a name that is none of a template's (`{skill-name}`). */
function holdsSkill(path, set) {
    const read = set.workspace.read(path, SKILL_BYTES_LIMIT);
    if (!('bytes' in read))
        return false;
    const { fields } = readFrontmatter((0,source_file/* decode */.D4)(path, read.bytes));
    const name = fields.get('name');
    const node = name ? (0,source_yaml/* resolved */.L$)(name.value) : null;
    return fields.has('description') && node?.kind === 'scalar' && /^[\p{L}\p{N}][^<>{}[\]$]*$/u.test(node.value);
}
/** A file below a skill's own folder is a resource, whatever its name. */
function isInsideSkill(path, set) {
    return set.skills.some(({ path: around }) => {
        const root = around === '.' || (0,source_workspace/* nameOf */.Vb)(around).toLowerCase() === 'skills';
        return !root && (0,source_workspace/* folderOf */.yS)(path).startsWith(`${around}/`);
    });
}

;// CONCATENATED MODULE: ./.build/rules/flat-skill-file.js



const flatSkillFile = setRule({
    id: 'flat-skill-file',
    summary: 'A skill stands as a single file in the skills folder, without a folder of its own.',
    why: 'The open standard makes a skill of a folder with a SKILL.md. A few runtimes also take single files; the others never see this one, and say nothing.',
    cure: 'Make a folder of the same name and move the text to SKILL.md in it.',
    severity: 'warning',
    examples: {
        bad: { 'skills/money.md': '[||]---\nname: money\ndescription: Explains a bill.\n---\nFollow the plan.\n' },
        good: {
            'skills/money/SKILL.md': '---\nname: money\ndescription: Explains a bill.\n---\nFollow the plan.\n',
            'skills/README.md': '# Our skills\n',
        },
    },
    *check({ set }) {
        for (const { path, kind } of set.lookAlikes) {
            if (kind !== 'flat-file')
                continue;
            const folder = (0,source_workspace/* folderOf */.yS)(path);
            const meant = `${folder === '.' ? '' : `${folder}/`}${(0,source_workspace/* nameOf */.Vb)(path).replace(/\.md$/i, '')}/SKILL.md`;
            const message = `This file has the fields of a skill and no folder of its own. Most runtimes look for a folder with a SKILL.md, so they never see it. Move it to \`${meant}\`.`;
            yield { message, at: { path, span: (0,source_span/* spanOf */.ee)(0, 0) }, name: meant };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/folder-named-skill-md.js


const folderNamedSkillMd = setRule({
    id: 'folder-named-skill-md',
    summary: 'A folder is called SKILL.md.',
    why: 'Runtimes look for a file of that name. Where a folder has it, opening it fails, and the skill around it does not exist.',
    cure: 'Rename the folder after the skill, and put the text in a file called SKILL.md in it.',
    severity: 'warning',
    examples: {
        bad: { 'skills/tide/SKILL.md/notes.md': 'Read the table.\n' },
        good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
    },
    *check({ set }) {
        for (const { path, kind } of set.lookAlikes) {
            const name = (0,source_workspace/* nameOf */.Vb)(path);
            if (kind !== 'folder' || name.toLowerCase() !== 'skill.md')
                continue;
            const message = `\`${name}\` is a folder here, and runtimes look for a file of that name: there is no skill at this place. Rename the folder after the skill, and put the text in a file called SKILL.md in it.`;
            yield { message, at: { path, span: null }, name };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/folder-without-skill.js


const folderWithoutSkill = setRule({
    id: 'folder-without-skill',
    summary: 'A folder beside the skills holds no SKILL.md.',
    why: 'A folder among skills is meant to be one. A SKILL.md that was lost in a rename or a merge takes the skill away, and most runtimes pass over the folder without a word.',
    cure: 'Restore the SKILL.md. A folder that is no skill goes elsewhere, or gets a name that starts with a dot or an underscore.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/empty-nest/notes.md': 'Count them.\n',
            'skills/full-nest/SKILL.md': '---\nname: full-nest\ndescription: Counts eggs.\n---\nCount.\n',
        },
        good: {
            'skills/_shared/notes.md': 'Count them.\n',
            'skills/full-nest/SKILL.md': '---\nname: full-nest\ndescription: Counts eggs.\n---\nCount.\n',
        },
    },
    *check({ set }) {
        for (const path of set.foldersWithoutSkill) {
            const message = `This folder stands beside the skills of \`${(0,source_workspace/* folderOf */.yS)(path)}\` and holds no SKILL.md, so no runtime finds a skill in it. Restore the SKILL.md, or move the folder out of there if it is none.`;
            yield { message, at: { path, span: null }, name: `${path}/SKILL.md` };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/git-lfs-pointer.js


/** First line of every pointer: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const firstLine = 'version https://git-lfs.github.com/spec/v1';
const gitLfsPointer = skillRule({
    id: 'git-lfs-pointer',
    summary: 'The SKILL.md is a pointer of Git LFS, not the text.',
    why: 'Git LFS keeps the text elsewhere and a pointer of three lines in the repository. Where the checkout does not fetch it, every runtime reads the pointer and finds no frontmatter.',
    cure: 'Check out with `lfs: true` in actions/checkout, or take SKILL.md out of Git LFS: it is small text.',
    severity: 'error',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `[|${firstLine}|]\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n`,
        },
        good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
    },
    *check(skill) {
        if (!skill.file.text.startsWith(`${firstLine}\n`))
            return;
        const message = 'This is a pointer of Git LFS, not the text of the skill: who reads it finds no frontmatter and drops the skill. Check out with `lfs: true` in actions/checkout, or take SKILL.md out of Git LFS with `git lfs untrack`.';
        yield { message, at: { path: skill.filePath, span: (0,source_span/* spanOf */.ee)(0, firstLine.length) } };
    },
});

;// CONCATENATED MODULE: ./.build/rules/hidden-character.js


const frontmatter = '---\nname: tide\ndescription: Reads tide tables.\n---\n';
const hiddenCharacter = skillRule({
    id: 'hidden-character',
    summary: 'The text holds characters that nobody sees.',
    why: 'An editor and GitHub show nothing, and the model reads them: they can carry orders that no reviewer saw, turn the order of what is shown, or keep a word from being found.',
    cure: 'Delete them. Most came in with text that was copied from a web page or a chat.',
    severity: 'warning',
    examples: {
        bad: { 'skills/tide/SKILL.md': `${frontmatter}Read the[|\u200B|] table.\n` },
        good: { 'skills/tide/SKILL.md': `${frontmatter}Plan a day for \u{1F468}\u200D\u{1F469}\u200D\u{1F467}.\n` },
    },
    *check(skill) {
        const { text } = skill.file;
        // Nearly every file has none of them.
        if (!/\p{Default_Ignorable_Code_Point}/u.test(text))
            return;
        for (const { what, pattern, isRight } of hidden_character_kinds) {
            const spans = [];
            for (const match of text.matchAll(pattern)) {
                const span = (0,source_span/* spanOf */.ee)(match.index, match.index + match[0].length);
                if (!isRight(span, skill))
                    spans.push(span);
            }
            const [first] = spans;
            if (!first)
                continue;
            const count = spans.length === 1 ? `One ${what} stands` : `${spans.length} places hold a ${what}, the first one`;
            const message = `${count} here. Nobody sees it in an editor or on GitHub, and the model reads it, so it can carry what no reviewer saw. Delete ${spans.length === 1 ? 'it' : 'all of them'}.`;
            yield { message, at: { path: skill.filePath, span: first }, name: what };
        }
    },
});
const hidden_character_kinds = [
    {
        what: 'zero-width space (U+200B)',
        pattern: /\u200B+/gu,
        isRight: betweenLetters(/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}]/u),
    },
    {
        what: 'zero-width joiner or non-joiner (U+200C, U+200D)',
        pattern: /[\u200C\u200D]+/gu,
        isRight: betweenLetters(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}]|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}])[\p{L}\p{M}]/u),
    },
    {
        what: 'control character for the direction of text (U+202A to U+202E, U+2066 to U+2069)',
        pattern: /[\u202A-\u202E\u2066-\u2069]/gu,
        isRight: ({ start }, { file }) => !/[\u202D\u202E]/.test(file.text.charAt(start)) &&
            /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(file.text.slice(Math.max(0, start - 100), start + 100)),
    },
    { what: 'word joiner or invisible operator (U+2060 to U+2064)', pattern: /[\u2060-\u2064]+/gu, isRight: () => false },
    {
        what: 'tag character (U+E0000 to U+E007F)',
        pattern: /\u{1F3F4}[\u{E0030}-\u{E007A}]{2,7}\u{E007F}|[\u{E0000}-\u{E007F}]+/gu,
        isRight: ({ start }, { file }) => file.text.codePointAt(start) === 0x1f3f4,
    },
    {
        what: 'row of variation selectors (U+FE00 to U+FE0F, U+E0100 to U+E01EF)',
        pattern: /\p{Variation_Selector}{2,}/gu,
        isRight: () => false,
    },
    { what: 'byte order mark (U+FEFF)', pattern: /\uFEFF+/gu, isRight: ({ start }) => start === 0 },
    {
        what: 'soft hyphen (U+00AD)',
        pattern: /\u00AD/gu,
        isRight: (span, { name, description }) => ![name, description].some((field) => field && (0,source_span/* within */.ux)(span, field.span)),
    },
];
/** True where a letter of these stands right before or behind. */
function betweenLetters(letters) {
    return ({ start, end }, { file: { text } }) => letters.test(text.slice(Math.max(0, start - 2), start)) || letters.test(text.slice(end, end + 2));
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
;// CONCATENATED MODULE: ./.build/rules/ignored-by-git.js





/** A larger .gitignore, in bytes, is not read. */
const IGNORE_FILE_LIMIT = 100_000;
/** Trying a pattern with more wild cards than this could take time out of all proportion. */
const WILD_CARD_LIMIT = 4;
const ignoredByGit = setRule({
    id: 'ignored-by-git',
    summary: 'A .gitignore matches a skill.',
    why: 'Git leaves out what a .gitignore matches. The skill is there for its author, and missing for whoever clones the repository.',
    cure: 'Make the pattern narrower, for instance with a slash in front, which ties it to the folder of the .gitignore.',
    severity: 'warning',
    examples: {
        bad: {
            '.gitignore': '# output\nbuild/\n',
            'skills/build/SKILL.md': '[||]---\nname: build\ndescription: Builds the book.\n---\nBuild it.\n',
        },
        good: {
            '.gitignore': '# output\n/build/\n',
            'skills/build/SKILL.md': '---\nname: build\ndescription: Builds the book.\n---\nBuild it.\n',
        },
    },
    *check({ set: { skills, workspace } }) {
        const ignores = readIgnores(workspace);
        if (ignores.size === 0)
            return;
        for (const { filePath, isSample } of skills) {
            if (isSample || isBehindLink(filePath, workspace))
                continue;
            const match = matchOf(filePath, ignores);
            if (!match)
                continue;
            const where = `\`${match.file}\`, line ${match.line} (\`${match.pattern}\`)`;
            const message = `${where} matches this skill: Git leaves it out unless it was added by force, and then whoever clones the repository does not get it. Make the pattern narrower; a slash in front ties it to the folder of its \`.gitignore\`.`;
            yield { message, at: { path: filePath, span: (0,source_span/* spanOf */.ee)(0, 0) }, name: match.pattern };
        }
    },
});
/** The patterns of each .gitignore, by its folder. */
function readIgnores(workspace) {
    const ignores = new Map();
    for (const { path, kind } of workspace.entries) {
        if (kind !== 'file' || (0,source_workspace/* nameOf */.Vb)(path) !== '.gitignore')
            continue;
        const read = workspace.read(path, IGNORE_FILE_LIMIT);
        if (!('bytes' in read))
            continue;
        const lines = (0,source_file/* decode */.D4)(path, read.bytes)
            .text.replace(/^\uFEFF/, '')
            .split(/\r?\n/);
        const rules = lines.map((pattern, index) => ({ pattern, mark: String(index + 1) }));
        const tried = rules.filter(({ pattern }) => (pattern.match(/\*+/g)?.length ?? 0) <= WILD_CARD_LIMIT);
        ignores.set((0,source_workspace/* folderOf */.yS)(path), ignore({ ignorecase: false }).add(tried));
    }
    return ignores;
}
/** The line that hides a path or a folder around it. Folders come first: below an ignored one nothing is taken back. */
function matchOf(path, ignores) {
    for (let slash = path.indexOf('/');; slash = path.indexOf('/', slash + 1)) {
        const entry = slash < 0 ? path : path.slice(0, slash + 1);
        const match = matchAt(entry, ignores);
        if (match !== null || slash < 0)
            return match;
    }
}
/** What the nearest .gitignore with a word on this very entry says; one that speaks of a folder around it has no say. */
function matchAt(entry, ignores) {
    const bare = entry.replace(/\/$/, '');
    for (let folder = (0,source_workspace/* folderOf */.yS)(bare);; folder = (0,source_workspace/* folderOf */.yS)(folder)) {
        const rules = ignores.get(folder);
        if (rules) {
            const relative = folder === '.' ? entry : entry.slice(folder.length + 1);
            const around = (0,source_workspace/* folderOf */.yS)(relative.replace(/\/$/, ''));
            const { ignored, unignored, rule } = rules.test(relative);
            if (unignored)
                return null;
            if (ignored && rule && (around === '.' || !rules.test(`${around}/`).ignored)) {
                return {
                    file: folder === '.' ? '.gitignore' : `${folder}/.gitignore`,
                    line: rule.mark ?? '',
                    pattern: rule.pattern,
                };
            }
        }
        if (folder === '.')
            return null;
    }
}
/** Git keeps a link, never what is behind it. */
function isBehindLink(path, { linkedFolders }) {
    return [...linkedFolders.keys()].some((link) => path.startsWith(`${link}/`));
}

// EXTERNAL MODULE: ./.build/source/yaml-fault.js
var yaml_fault = __webpack_require__(890);
;// CONCATENATED MODULE: ./.build/runtimes/reason.js


/** Why a loader does what it does: the closed set. `title` is a short phrase, `means` one or two sentences for the reasons page. */
const fields = {
    'allowed-tools-form': {
        title: 'allowed-tools is in a form that not every release reads',
        means: 'The standard writes allowed-tools as one text, separated by blanks; some releases read only a YAML list.',
    },
    'allowed-tools-parenthesis': {
        title: 'a parenthesis in allowed-tools is not closed',
        means: 'The text cannot be cut into tools, so what is allowed is wider or narrower than meant, or the file is refused.',
    },
    'allowed-tools-type': {
        title: 'allowed-tools is neither text nor a list of texts',
        means: 'A map, a number or a nested list names no tools.',
    },
    'anchor-or-alias': {
        title: 'an anchor or alias',
        means: 'YAML lets one value stand for another; readers that follow StrictYAML refuse it.',
    },
    'compatibility-coerced': {
        title: 'compatibility is turned into text',
        means: 'The value is no text and is written out as YAML before it is used.',
    },
    'compatibility-too-long': {
        title: 'compatibility is too long',
        means: 'The standard allows 500 characters; some loaders count bytes.',
    },
    'compatibility-type': {
        title: 'compatibility is of the wrong type',
        means: 'The standard wants text here; the cleveragents loader wants a map.',
    },
    'dashes-in-value': {
        title: 'three dashes inside the frontmatter end it early',
        means: 'The loader cuts the file at the first three dashes anywhere, so what follows them in a value is lost.',
    },
    'description-empty': { title: 'the description is empty', means: 'A skill without a description is never chosen.' },
    'description-missing': {
        title: 'the description is missing',
        means: 'Every runtime shows the description to the model; most refuse a skill that has none.',
    },
    'description-rewritten': {
        title: 'the description is rewritten',
        means: 'The value is read as a number or date and written back in another form.',
    },
    'description-too-long': {
        title: 'the description is too long',
        means: 'The standard allows 1,024 characters; some loaders count bytes.',
    },
    'description-type': { title: 'the description is no text', means: 'A list or a map stands where text is meant.' },
    'duplicate-name': {
        title: 'two skills of one root have the same name',
        means: 'A runtime keeps one of them; which one differs from runtime to runtime.',
    },
    'field-not-text': {
        title: 'a number, boolean or date where text is meant',
        means: 'YAML readers turn the value into another type, and may write it back differently.',
    },
    'file-name-case': {
        title: 'the file is not called SKILL.md',
        means: 'Runtimes look for that exact name; on a disk that tells case apart, any other spelling is not found.',
    },
    'file-unreadable': {
        title: 'the file cannot be read',
        means: 'Nothing can be said about a file that cannot be opened.',
    },
    'flow-style': {
        title: 'brackets or braces in YAML',
        means: 'Readers that follow StrictYAML refuse lists and maps in flow style.',
    },
    'frontmatter-empty': { title: 'the frontmatter is empty', means: 'The block holds no key at all.' },
    'inside-another-skill': {
        title: 'a SKILL.md inside another skill',
        means: 'Runtimes that search deep load it as a skill of its own; the others never see it.',
    },
    'key-ignored': {
        title: 'a key that the runtime does not define',
        means: 'The key is left out and the skill loads as if it were not there.',
    },
    'license-rewritten': {
        title: 'the license is rewritten',
        means: 'The value is read as a number or date and written back.',
    },
    'license-type': { title: 'the license is no text', means: 'A list or a map stands where text is meant.' },
    'line-separator': {
        title: 'a Unicode line separator in a plain value',
        means: 'YAML 1.1 readers take U+0085, U+2028 and U+2029 for the end of the line.',
    },
    'linked-folder': {
        title: 'the skill folder is a symbolic link',
        means: 'The loader lists real folders only; a link is passed over without a word.',
    },
    'metadata-lost': {
        title: 'metadata is dropped',
        means: 'The value is no map with text keys, and the whole field is left out.',
    },
    'metadata-type': { title: 'metadata is no map', means: 'The field maps text to text.' },
    'metadata-value-coerced': {
        title: 'a metadata value is turned into text',
        means: 'The value is no text and is printed in the form of the loader’s language.',
    },
    'metadata-value-type': {
        title: 'a metadata value is no text',
        means: 'The standard maps text to text; unquoted numbers and nested values are read differently by every loader.',
    },
    'min-agent-version-not-semver': {
        title: 'min_agent_version is no semantic version',
        means: 'It cannot be compared with a release.',
    },
    'name-character': {
        title: 'a character that a name may not hold',
        means: 'Names are lower-case letters, digits and single hyphens.',
    },
    'name-double-hyphen': {
        title: 'two hyphens in a row in the name',
        means: 'The standard allows single hyphens only.',
    },
    'name-edge-hyphen': { title: 'the name starts or ends with a hyphen', means: 'The standard does not allow it.' },
    'name-empty': { title: 'the name is empty', means: 'A skill is called by its name.' },
    'name-folder-mismatch': {
        title: 'the name differs from the folder',
        means: 'The standard wants both to be the same; some loaders refuse the skill, some use one of the two.',
    },
    'name-missing': { title: 'the name is missing', means: 'A skill is called by its name.' },
    'name-not-namespaced': {
        title: 'the name has no namespace',
        means: 'The cleveragents loader documents names as namespace/short-name and does not say what becomes of a bare one.',
    },
    'name-namespace': {
        title: 'the name is no namespace/short-name',
        means: 'Both parts start with a letter or digit and hold letters, digits, hyphens and underscores.',
    },
    'name-rewritten': {
        title: 'the name is read as a number and rewritten',
        means: 'The loader resolves the value before it compares it with the folder: 010 becomes 8.',
    },
    'name-too-long': {
        title: 'the name is too long',
        means: 'The standard allows 64 characters; some loaders count bytes.',
    },
    'name-type': { title: 'the name is no text', means: 'A list or a map stands where text is meant.' },
    'name-uppercase': { title: 'a capital letter in the name', means: 'The standard allows lower-case letters only.' },
    'not-a-mapping': {
        title: 'the frontmatter is no list of keys',
        means: 'The block parses, but it holds a list or a bare text instead of `key: value` lines.',
    },
    'older-release-drops': {
        title: 'an older release drops it',
        means: 'The newest release reads the file; the older one named in the message does not.',
    },
    'outside-the-roots': {
        title: 'not where this runtime looks',
        means: 'The folder is none of the roots that the runtime searches.',
    },
    'requires-malformed': {
        title: '`requires:` is malformed',
        means: 'It is neither text nor a list of texts, so no runtime can satisfy it and the skill is withheld.',
    },
    'requires-unknown': {
        title: '`requires:` could not be checked',
        means: 'Whether a program is there is decided by the deployment, and no recipe lists its programs.',
    },
    'requires-unmet': {
        title: '`requires:` is not met',
        means: 'The deployment lacks something that the skill says it needs, so the skill is withheld.',
    },
    'root-file': {
        title: 'a SKILL.md without a folder of its own',
        means: 'Runtimes look for a folder a skill; a SKILL.md in the root itself is not found, or has no name to go by.',
    },
    shadowed: {
        title: 'a copy in a root of higher precedence wins',
        means: 'The runtime merges its roots by folder name and reads this copy’s SKILL.md never.',
    },
    'sibling-broken': {
        title: 'another skill of the same root takes it down',
        means: 'The loader gives up on the whole root when one of its skills cannot be read.',
    },
    'step-empty': { title: 'a step is empty', means: 'Each step is a text that is not blank.' },
    'step-type': { title: 'a step is no text', means: 'YAML made a number, a boolean, a list or a map of it.' },
    'steps-type': { title: '`steps` is no list', means: 'Steps are a list of texts.' },
    'tab-in-value': {
        title: 'a tab in a plain value',
        means: 'Readers that follow StrictYAML refuse tabs between or in plain values.',
    },
    'tag-in-yaml': { title: 'a YAML tag', means: 'Readers that follow StrictYAML refuse tags.' },
    'too-deep': {
        title: 'one folder too deep',
        means: 'The loader lists the folders right below its root and goes no deeper.',
    },
    'unknown-key': {
        title: 'a key that the loader refuses',
        means: 'The loader knows a fixed set of keys and rejects the file when it meets another.',
    },
    'value-uncertain': {
        title: 'neither documented nor observable',
        means: 'The runtime’s documentation does not say what becomes of such a value, and it could not be run.',
    },
    'version-not-semver': { title: 'the version is no semantic version', means: 'It cannot be compared with another.' },
    'version-type': { title: 'the version is no text', means: 'Unquoted, 1.0 is a number.' },
};
const fences = {
    'blank-after-opening-dashes': 'white space behind the opening dashes',
    'byte-order-mark': 'a byte order mark before the first line',
    'closing-dashes-sloppy': 'the closing line is more than three dashes',
    'content-before-frontmatter': 'something stands before the frontmatter',
    'escaped-dashes': 'the dashes are escaped',
    'frontmatter-in-code-fence': 'the frontmatter is wrapped in a code fence',
    'frontmatter-missing': 'there is no frontmatter',
    'frontmatter-not-closed': 'the frontmatter is never closed',
    'line-ends-carriage-return': 'lines end in lone carriage returns',
    'no-line-end-after-closing-dashes': 'the closing line has no line end',
    'not-utf-8': 'the file is not UTF-8',
    'text-on-opening-line': 'text stands behind the opening dashes',
};
const yamlFaults = {
    'alias-bomb': 'aliases that unfold into a huge value',
    'bad-directive': 'a percent sign starts a directive',
    'bad-escape': 'a backslash that is no escape',
    'bad-indentation': 'a line is indented by the wrong number of blanks',
    'colon-in-plain-value': 'a colon in an unquoted value',
    'control-character': 'a control character',
    'duplicate-key': 'a key stands twice',
    'indicator-at-start': 'an unquoted value starts with a sign that YAML keeps for itself',
    'invalid-yaml': 'the block is no YAML',
    'key-not-text': 'a key is no text',
    'line-without-colon': 'a line is no `key: value`',
    'list-on-key-line': 'a list item on the line of its key',
    'tab-indentation': 'a tab indents a line',
    'text-after-block-indicator': 'text behind a block sign',
    'text-after-bracket': 'text behind a closing bracket',
    'text-after-quote': 'text behind a closing quote',
    'unclosed-bracket': 'a bracket is never closed',
    'unclosed-quote': 'a quote is never closed',
    'undefined-alias': 'an alias that leads nowhere',
    'yaml-too-deep': 'YAML nested too deep to be read',
    'yaml-too-large': 'a frontmatter too large to be read',
};
const strictly = 'Most loaders refuse a file whose YAML block they cannot find or read.';
const reasonPages = [
    ...Object.entries(fields).map(([code, page]) => ({ code: code, ...page })),
    ...fenceFaultCodes.map((code) => ({ code, title: fences[code], means: strictly })),
    ...yaml_fault/* yamlFaultCodes */.w.map((code) => ({ code, title: yamlFaults[code], means: strictly })),
].sort((left, right) => (left.code < right.code ? -1 : 1));
/** Two codes of one cause: what one runtime refuses, another passes over. */
const causes = {
    'key-ignored': 'unknown-key',
    'metadata-value-coerced': 'metadata-value-type',
    'metadata-lost': 'metadata-type',
    'compatibility-coerced': 'compatibility-type',
    'description-rewritten': 'field-not-text',
    'license-rewritten': 'field-not-text',
};
/** The code under which one cause is told for all runtimes. */
function causeOf(code) {
    return causes[code] ?? code;
}

;// CONCATENATED MODULE: ./.build/analysis/causes.js

const weight = { dropped: 0, withheld: 1, altered: 2, unknown: 3, ignored: 4 };
/** What stands behind a skill's verdicts, each cause once, in the order of the file. */
function causesOf(skill, analysis) {
    const targets = new Map(analysis.targetsOf(skill).map((target) => [target.id, target]));
    const asked = [...targets.values()].some((target) => target.asked);
    const groups = new Map();
    for (const runtime of analysis.runtimes) {
        const verdict = analysis.verdicts.get(skill)?.get(runtime.id);
        for (const reason of verdict?.reasons ?? []) {
            const key = `${causeOf(reason.code)} ${reason.path ?? ''} ${reason.span?.start ?? -1}`;
            const part = {
                runtime: runtime.id,
                effect: reason.effect,
                target: targets.has(runtime.id),
                reason,
                verdict: verdict,
            };
            groups.set(key, [...(groups.get(key) ?? []), part]);
        }
    }
    return [...groups.values()].map((parts) => causeFrom(skill, parts, asked)).sort(byPlace);
}
function causeFrom(skill, parts, asked) {
    const hardest = [...parts].sort((left, right) => rank(left) - rank(right))[0];
    return { skill, code: causeOf(hardest.reason.code), reason: hardest.reason, outcome: outcomeOf(parts, asked), asked, parts };
}
function outcomeOf(parts, asked) {
    if (parts.some((part) => part.reason.code === 'inside-another-skill'))
        return 'sample';
    const today = parts.filter((part) => !part.reason.olderOnly);
    const target = (effect) => today.some((part) => part.target && part.effect === effect);
    if (target('dropped'))
        return 'dropped';
    if (target('withheld'))
        return 'withheld';
    if (target('altered'))
        return 'altered';
    if (asked && target('ignored'))
        return 'ignored';
    if (today.some((part) => part.effect === 'dropped'))
        return 'elsewhere';
    if (parts.some((part) => part.target && part.reason.olderOnly))
        return 'older';
    return target('unknown') ? 'unknown' : 'ignored';
}
/** Targets before others, then the hardest effect; on a tie the order of the shelf, which sort keeps. */
function rank(part) {
    return weight[part.effect] + (part.target ? 0 : 0.5);
}
function byPlace(left, right) {
    return (left.reason.span?.start ?? -1) - (right.reason.span?.start ?? -1);
}

;// CONCATENATED MODULE: ./.build/rules/rule-verdict.js


/** Spoken once, by the file that is to blame; a skill that goes down with it has no fault of its own. */
const spokenElsewhere = new Set(['sibling-broken']);
/** A rule that speaks for every runtime: one finding a cause, with the runtimes listed. */
function verdictRule({ outcome, speaks, severityOf, ...rule }) {
    return skillRule({
        ...rule,
        speaksForVerdicts: true,
        *check(skill, analysis) {
            for (const cause of causesOf(skill, analysis)) {
                if (cause.outcome !== outcome || spokenElsewhere.has(cause.code))
                    continue;
                if (speaks && !speaks(cause))
                    continue;
                yield findingFor(cause, analysis, severityOf?.(cause, analysis));
            }
        },
    });
}
function findingFor(cause, analysis, severity) {
    const { reason, skill } = cause;
    const speaking = cause.parts.filter((part) => costs(part, cause.outcome));
    return {
        cause: cause.code,
        ...(severity ? { severity } : {}),
        message: [sentence(reason.message), rule_verdict_costOf(cause, analysis), reason.cure].filter((each) => each !== '').join(' '),
        at: { path: reason.path ?? skill.filePath, span: reason.span },
        ...(reason.name ? { name: reason.name } : {}),
        runtimes: speaking.map((part) => part.runtime),
        ...(reason.related
            ? { related: [{ at: { path: reason.related.path, span: reason.related.span }, message: reason.related.message }] }
            : {}),
    };
}
function sentence(text) {
    return /[.!?]$/.test(text) ? text : `${text}.`;
}
/** The parts that a finding is about: all that drop, withhold or alter; else those whose effect gives it its outcome. */
function costs(part, outcome) {
    if (outcome === 'sample')
        return true;
    if (outcome === 'ignored')
        return part.effect === 'ignored';
    if (outcome === 'unknown')
        return part.effect === 'unknown';
    return part.effect !== 'ignored' && part.effect !== 'unknown';
}
/** What it costs: who drops, withholds and alters the skill, and what goes down with it. */
function rule_verdict_costOf(cause, analysis) {
    const { parts } = cause;
    if (cause.outcome === 'ignored')
        return '';
    const today = parts.filter((part) => !part.reason.olderOnly);
    const phrases = [
        standardPhrase(today, cause),
        doing(today, 'dropped', (part) => !part.verdict.silent, 'drop', 'the skill'),
        doing(today, 'dropped', (part) => part.verdict.silent, 'silently pass over', 'the skill'),
        blastPhrase(cause, today, analysis),
        doing(today, 'withheld', () => true, 'withhold', 'the skill'),
        doing(today, 'altered', () => true, 'alter', 'it'),
        olderPhrase(parts),
        unknownPhrase(today),
    ].filter((phrase) => phrase !== undefined && phrase !== '');
    return phrases.length === 0 ? '' : `${capital(phrases.join('; '))}.`;
}
const standard = 'agentskills';
function standardPhrase(parts, cause) {
    const part = parts.find((each) => each.runtime === standard);
    if (!part)
        return '';
    if (part.effect === 'dropped')
        return 'the open standard does not allow that, and clients that follow it refuse the skill';
    if (part.effect === 'altered')
        return 'the open standard does not allow that, and clients read it differently';
    return part.effect === 'unknown' && cause.outcome === 'unknown' ? 'the open standard leaves it open' : '';
}
/** "adk-go and core-agent drop the skill"; empty where nobody does. */
function doing(parts, effect, which, verb, object) {
    const ids = parts
        .filter((part) => part.effect === effect && part.runtime !== standard && which(part))
        .map((p) => p.runtime);
    if (ids.length === 0)
        return '';
    return `${joined(ids)} ${ids.length > 1 ? verb : verb.replace(/(?:pass|[a-z]+)(?= over|$)/, third)} ${object}`;
}
function third(verb) {
    return verb.endsWith('ss') ? `${verb}es` : `${verb}s`;
}
function joined(words) {
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
function olderPhrase(parts) {
    const older = parts.find((part) => part.reason.olderOnly)?.reason.olderOnly;
    return older ? `${older} drops every skill of its root over it` : '';
}
function unknownPhrase(parts) {
    const ids = parts.filter((part) => part.effect === 'unknown' && part.runtime !== standard).map((part) => part.runtime);
    return ids.length === 0 ? '' : `what becomes of it in ${joined(ids)} cannot be said`;
}
/** How many skills one file takes down, told once for all the runtimes that lose them. */
function blastPhrase({ skill }, parts, analysis) {
    const whole = parts.filter((part) => part.effect === 'dropped' && part.verdict.blast === 'catalog');
    const count = analysis.set.skills.filter((other) => other.place.root === skill.place.root && !other.isSample).length;
    if (whole.length === 0 || count < 2)
        return '';
    const who = whole.length === 1 ? whole[0].runtime : 'both';
    return `with it ${whole.length > 2 ? 'they' : who} ${whole.length > 1 ? 'lose' : 'loses'} all ${count} skills of \`${skill.place.root}\``;
}
function capital(text) {
    // A runtime's id keeps its own spelling.
    return /^[a-z]+-[a-z]|^agent/.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./.build/rules/key-ignored.js

const keyIgnored = verdictRule({
    id: 'key-ignored',
    summary: 'A key that no targeted runtime defines.',
    why: 'The skill loads as if the key were not there. That is fine for keys of other clients, and a surprise for a key that was meant to do something.',
    cure: 'Leave it where a client of yours reads it.',
    severity: 'note',
    outcome: 'ignored',
    runtimes: ['core-agent'],
    speaks: (cause) => cause.code === 'unknown-key',
    examples: {
        bad: {
            '.agents/skills/plan/SKILL.md': '---\nname: plan\ndescription: Plans a day.\n[|effort|]: high\n---\nPlan.\n',
        },
        good: { '.agents/skills/plan/SKILL.md': '---\nname: plan\ndescription: Plans a day.\n---\nPlan.\n' },
    },
});

;// CONCATENATED MODULE: ./.build/skill/client-keys.js
/**
 * Top-level keys beyond the six of the standard that clients document, and the type each wants.
 *
 * - `argument-hint` to `shell`: code.claude.com/docs, skills page, through ericbuess/claude-code-docs@ec68a5b2 (2026-08-22);
 *   four of them are also in microsoft/vscode-docs@024cb9bd.
 * - `command-arg-mode` to `homepage`: openclaw/openclaw@00d92d90, docs/tools/skills.md.
 * - `type`, `whenToUse`: moonshotai.github.io/kimi-code, "Agent Skills".
 * - `requires`, `steps`, `version`: the core-agent and cleveragents skills pages.
 * - `mode`: in wide use, documented by nobody.
 */
const clientKeys = new Map([
    ['argument-hint', 'text'],
    ['arguments', 'text or list'],
    ['when_to_use', 'text'],
    ['disable-model-invocation', 'boolean'],
    ['user-invocable', 'boolean'],
    ['disallowed-tools', 'text or list'],
    ['model', 'text'],
    ['effort', 'text'],
    ['context', 'text'],
    ['agent', 'text'],
    ['background', 'boolean'],
    ['hooks', 'map'],
    ['paths', 'text or list'],
    ['shell', 'text'],
    ['command-arg-mode', 'text'],
    ['command-dispatch', 'text'],
    ['command-tool', 'text'],
    ['homepage', 'text'],
    ['type', 'any'],
    ['whenToUse', 'text'],
    ['mode', 'any'],
    ['requires', 'any'],
    ['steps', 'any'],
    ['version', 'text'],
]);
/** The six keys of the standard (agentskills/agentskills@69ef37e, docs/specification.mdx). */
const standardKeys = [
    'name',
    'description',
    'license',
    'compatibility',
    'metadata',
    'allowed-tools',
];

;// CONCATENATED MODULE: ./.build/rules/key-value-type.js





const keyValueType = skillRule({
    id: 'key-value-type',
    summary: 'A key that clients know holds a value of another type than they want.',
    why: 'YAML turns `[file]` into a list, `1.10` into the number 1.1 and `"yes"` into text. Some clients convert such a value, others lose the key, and one drops the skill.',
    cure: 'Put text in quotes, and write booleans as true or false without any.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/branch/SKILL.md': '---\nname: branch\ndescription: Makes a branch.\nargument-hint: [|[branch-name]|]\nuser-invocable: off\n---\nMake it.\n',
        },
        good: {
            'skills/branch/SKILL.md': '---\nname: branch\ndescription: Makes a branch.\nargument-hint: "[branch-name]"\nuser-invocable: false\n---\nMake it.\n',
        },
    },
    *check(skill) {
        if ((skill.frontmatter.yaml?.faults.length ?? 0) > 0)
            return;
        for (const { name, value } of skill.frontmatter.fields.values()) {
            const type = clientKeys.get(name);
            const told = type ? wrong(name, value, type, skill.file) : null;
            if (!told)
                continue;
            yield { message: told, at: { path: skill.filePath, span: key_value_type_firstLine(value.span, skill.file) }, name };
        }
    },
});
/** The message; null for a value of the right type and for an empty one, which every client takes as absent. */
function wrong(name, value, type, file) {
    const node = (0,source_yaml/* resolved */.L$)(value);
    if (!node || type === 'any' || (node.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(node) === 'null'))
        return null;
    const kind = node.kind === 'scalar' ? ((0,yaml_scalar/* isOldBoolean */.Iu)(node) ? 'boolean' : (0,yaml_scalar/* scalarKind */.b)(node)) : node.kind;
    if (type === 'boolean') {
        if (kind === 'boolean' && node.kind === 'scalar' && !(0,yaml_scalar/* isOldBoolean */.Iu)(node))
            return null;
        const what = node.kind === 'scalar' ? `\`${written(value, file)}\`` : (0,yaml_scalar/* kindWords */.Gk)(node);
        return (`\`${name}\` is ${what}, where true or false is meant. Some clients take such a value for true, ` +
            'others for false or pass over the key. Write true or false, without quotes.');
    }
    if (type === 'map') {
        if (kind === 'map')
            return null;
        return `\`${name}\` is ${(0,yaml_scalar/* kindWords */.Gk)(node)}, where a map is meant. Clients that know the key pass over it. Write \`key: value\` lines below it.`;
    }
    if (kind === 'text' || (type === 'text or list' && kind === 'list'))
        return null;
    if (kind === 'number') {
        return (`\`${name}: ${written(value, file)}\` is a number for YAML, where text is meant: a reader that converts it ` +
            'writes 1.10 back as 1.1, and one that does not refuses the value. Put it in quotes.');
    }
    if (kind === 'boolean' || kind === 'date') {
        return `\`${name}: ${written(value, file)}\` is a ${kind} for YAML, where text is meant, so clients read it differently. Put it in quotes.`;
    }
    const meant = type === 'text' ? 'text' : 'text or a list';
    return (`\`${name}\` is a ${kind}, where ${meant} is meant. Some clients turn it into text, others lose the key or the whole skill. ` +
        (node.kind !== 'scalar' && node.flow
            ? 'Put quotes around the whole value, brackets included.'
            : 'Write it as one text in quotes.'));
}
function written(value, file) {
    const text = file.slice(key_value_type_firstLine(value.span, file)).replaceAll('`', "'");
    return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
function key_value_type_firstLine(span, file) {
    const text = file.slice(span).split(/\r?\n/, 1)[0] ?? '';
    return (0,source_span/* spanOf */.ee)(span.start, span.start + text.length);
}

;// CONCATENATED MODULE: ./.build/rules/lines-over-budget.js


const linesOverBudget = skillRule({
    id: 'lines-over-budget',
    summary: 'The SKILL.md has more lines than the budget.',
    why: 'A long SKILL.md is loaded as a whole, whatever the task needs of it. The open standard advises to keep it under 500 lines.',
    cure: 'Move details into files under references/, and say in the body when to read each.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `---\nname: tide\ndescription: Reads tide tables.\n---\n${'- high\n'.repeat(496)}[|- low|]\n`,
        },
        good: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead references/table.md.\n',
        },
    },
    *check({ file, filePath }, _analysis, { budget }) {
        if (file.lineCount <= budget.lines)
            return;
        const start = file.lineStarts[budget.lines] ?? 0;
        const span = (0,source_span/* spanOf */.ee)(start, start + file.lineText(budget.lines + 1).length);
        const message = `The file has ${file.lineCount} lines, and the budget is ${budget.lines}, which is passed here. A skill is loaded as a whole, whatever the task needs of it. Move details into files under \`references/\`, and say in the body when to read each.`;
        yield { message, at: { path: filePath, span } };
    },
});

// EXTERNAL MODULE: ./.build/source/nearest.js
var nearest = __webpack_require__(9968);
;// CONCATENATED MODULE: ./.build/rules/link-anchor.js





/** A larger Markdown file, in bytes, is not read for its headings. */
const FILE_LIMIT = 500_000;
/** Guesses what was meant for so many anchors of a skill: each guess is held against every heading. */
const GUESS_LIMIT = 20;
const link_anchor_frontmatter = '---\nname: tide\ndescription: Reads tide tables.\n---\n';
const linkAnchor = skillRule({
    id: 'link-anchor',
    summary: 'The anchor of a link belongs to no heading.',
    why: 'The file is found, the place in it is not: a reader lands at the top, and an agent looks for a section that was renamed or removed.',
    cure: 'Write the anchor as GitHub makes it of the heading: small letters, no punctuation, a hyphen for each blank.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `${link_anchor_frontmatter}# Tide\n\nGo to [the end]([|#the-end|]).\n\n## The finish\n\nDone.\n`,
        },
        good: {
            'skills/tide/SKILL.md': `${link_anchor_frontmatter}# Tide\n\nGo to [the end](#the-finish).\n\n## The finish\n\nDone.\n`,
        },
    },
    *check(skill, analysis) {
        const told = new Set();
        const known = new Map();
        for (const { kind, label, target, targetSpan } of skill.body.links) {
            if (kind === 'autolink' || (label !== null && kind !== 'reference-definition'))
                continue;
            const { path, anchor } = parts(target);
            if (path === null || !anchor || told.has(target))
                continue;
            if (!known.has(path))
                known.set(path, anchorsOf(path, skill, analysis));
            const anchors = known.get(path);
            if (!anchors || anchors.has(slugOf(anchor)) || anchors.has(anchor.toLowerCase()))
                continue;
            told.add(target);
            const near = told.size <= GUESS_LIMIT ? (0,nearest/* nearest */.pA)(anchor, [...anchors]) : null;
            const where = path === '' ? 'this file' : `\`${path}\``;
            const message = `No heading of ${where} has the anchor \`#${anchor}\`: the file is found, the section is not. ${near ? `The nearest one is \`#${near}\`.` : 'Name a heading that is there, in small letters and with hyphens for blanks.'}`;
            yield { message, at: { path: skill.filePath, span: targetSpan }, name: `#${anchor}` };
        }
    },
});
/** `path` is empty for the file itself, null where no Markdown file of the bundle is meant. */
function parts(target) {
    const match = /^([^?#]*)(?:\?[^#]*)?#([^#]+)$/s.exec(target);
    const path = match ? decoded(match[1]) : '';
    const anchor = match ? decoded(match[2]) : '';
    // `#top` is the top of any page; `#L10` a line on GitHub; `#:~:text=` words in a browser.
    const real = !/^(?:top|L\d.*|:~:.*)$/is.test(anchor) && !/[<>{}$*…]|\.\.\.|\s/.test(anchor);
    const ours = path === '' || (/\.(?:md|markdown)$/i.test(path) && !/^[a-z][a-z\d+.-]*:|^[/~]|\\/i.test(path));
    return { path: ours ? path : null, anchor: real ? anchor : null };
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Null where the file is not in the bundle or could not be read: other rules speak of that. */
function anchorsOf(path, skill, { set: { workspace } }) {
    const full = (0,source_workspace/* joinPath */.uJ)(skill.path, path);
    if (path === '' || full === skill.filePath)
        return link_anchor_anchors(skill.body, skill.file.text);
    const below = full !== null && (skill.path === '.' || full.startsWith(`${skill.path}/`));
    const read = below && workspace.has(full) ? workspace.read(full, FILE_LIMIT) : null;
    if (!read || !('bytes' in read) || read.bytes.length === 0)
        return null;
    const { text } = (0,source_file/* decode */.D4)(full, read.bytes);
    return link_anchor_anchors(parseMarkdown(text, 0), text);
}
/** The anchors that GitHub gives the headings, and those that the text sets itself. */
function link_anchor_anchors({ headings, problems }, text) {
    if (problems.length > 0)
        return null;
    const found = new Set();
    const counts = new Map();
    const written = /<h[1-6]\b[^>]{0,200}>([^<]{1,200})</gi;
    const titles = [...headings.map((heading) => heading.text), ...[...text.matchAll(written)].map((match) => match[1])];
    for (const title of titles) {
        const slug = slugOf(title);
        const count = counts.get(slug) ?? 0;
        counts.set(slug, count + 1);
        found.add(count === 0 ? slug : `${slug}-${count}`);
    }
    for (const match of text.matchAll(/\b(?:id|name)=["']?([^\s"'<>]{1,200})|\{#([\w:.-]{1,200})\}/gi)) {
        found.add((match[1] ?? match[2] ?? '').toLowerCase());
    }
    // In code it is no heading, but who searches the text for it finds it.
    for (const match of text.matchAll(/^[ \t]{0,12}#{1,6}[ \t]+(\S.{0,200})$/gm))
        found.add(slugOf(match[1]));
    return found;
}
function slugOf(title) {
    const kept = title
        .trim()
        .toLowerCase()
        .replace(/\uFE0F|[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '');
    return kept.replaceAll(' ', '-');
}

;// CONCATENATED MODULE: ./.build/rules/link-backslash.js

const link_backslash_frontmatter = '---\nname: slides\ndescription: Makes slides.\n---\n';
const linkBackslash = skillRule({
    id: 'link-backslash',
    summary: 'A link is written with backslashes.',
    why: 'A backslash separates folders on Windows alone. Elsewhere it is a letter of the name, so the file is not found; a browser does not find it anywhere.',
    cure: 'Write slashes; Windows reads them too.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/slides/SKILL.md': `${link_backslash_frontmatter}Use [the layout]([|templates\\layout.md|]).\n`,
            'skills/slides/templates/layout.md': 'Two columns.\n',
        },
        good: {
            'skills/slides/SKILL.md': `${link_backslash_frontmatter}Use [the layout](templates/layout.md).\n`,
            'skills/slides/templates/layout.md': 'Two columns.\n',
        },
    },
    *check(skill) {
        for (const { kind, label, target, targetSpan } of skill.body.links) {
            if (kind === 'autolink' || (label !== null && kind !== 'reference-definition'))
                continue;
            const path = target.replace(/[?#].*$/s, '');
            if (!relative.test(path))
                continue;
            const slashed = path.replaceAll('\\', '/');
            const message = `\`${path}\` is written with backslashes, which separate folders on Windows alone; elsewhere the link finds nothing. Write \`${slashed}\`.`;
            yield { message, at: { path: skill.filePath, span: targetSpan }, name: path };
        }
    },
});
/** Plain names with a backslash between two of them, and an extension: no drive, no pattern, no escape. */
const relative = /^(?=[^\\]*\\)(?:\.{1,2}[\\/])*[\p{L}\p{N}_. -]+(?:[\\/][\p{L}\p{N}_. -]+)*\.[\p{L}\p{N}]+$/u;

;// CONCATENATED MODULE: ./.build/rules/link-case.js


const link_case_frontmatter = '---\nname: forms\ndescription: Fills in forms.\n---\n';
const linkCase = skillRule({
    id: 'link-case',
    summary: 'A link differs from the name of its file in capital and small letters.',
    why: 'On most disks of Windows and macOS the link works, so nobody notices. On Linux, where agents mostly run, the file is not there.',
    cure: 'Write the path letter for letter as the file is called.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/forms/SKILL.md': `${link_case_frontmatter}Read [the guide]([|forms.md|]).\n`,
            'skills/forms/FORMS.md': 'Fill in.\n',
        },
        good: {
            'skills/forms/SKILL.md': `${link_case_frontmatter}Read [the guide](FORMS.md).\n`,
            'skills/forms/FORMS.md': 'Fill in.\n',
        },
    },
    *check(skill, { set: { workspace } }) {
        let spellings = null;
        for (const { kind, label, target, targetSpan } of skill.body.links) {
            if (kind === 'autolink' || (label !== null && kind !== 'reference-definition'))
                continue;
            const path = pathOf(target);
            const full = (0,source_workspace/* joinPath */.uJ)(skill.path, path);
            if (/^(?:$|\/|[a-z][a-z\d+.-]*:)/i.test(path) || full === null || workspace.has(full))
                continue;
            spellings ??= spellingsBelow(skill.path, workspace);
            const name = spellings.get(full.toLowerCase());
            if (name === undefined)
                continue;
            const message = `The file is called \`${name}\`, with other capital and small letters than in this link. On Linux, where agents mostly run, the link finds nothing. Write \`${name}\`.`;
            yield { message, at: { path: skill.filePath, span: targetSpan }, name: path };
        }
    },
});
function pathOf(target) {
    const path = target.replace(/[?#].*$/s, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** True paths below a folder, relative to it, by the whole path in small letters. */
function spellingsBelow(folder, { entries }) {
    const start = folder === '.' ? '' : `${folder}/`;
    const below = entries.filter(({ path }) => path.startsWith(start));
    return new Map(below.map(({ path }) => [path.toLowerCase(), path.slice(start.length)]));
}

;// CONCATENATED MODULE: ./.build/rules/link-leaves-skill.js


const link_leaves_skill_frontmatter = '---\nname: tide\ndescription: Reads tide tables.\n---\n';
const linkLeavesSkill = skillRule({
    id: 'link-leaves-skill',
    summary: 'A relative link leads out of the skill.',
    why: 'It works in the repository it was written in. A skill is also installed alone, copied or uploaded, and then what stood beside it is gone.',
    cure: 'Put a copy of the file into the skill, or link its address on the web.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `${link_leaves_skill_frontmatter}Read [the table]([|../../docs/table.md|]).\n`,
            'docs/table.md': 'high\n',
        },
        good: {
            'skills/tide/SKILL.md': `${link_leaves_skill_frontmatter}Read [the table](references/table.md).\n`,
            'skills/tide/references/table.md': 'high\n',
        },
    },
    *check(skill, { set: { workspace } }) {
        const told = new Set();
        for (const { kind, label, target, targetSpan } of skill.body.links) {
            if (kind === 'autolink' || (label !== null && kind !== 'reference-definition'))
                continue;
            const path = link_leaves_skill_pathOf(target);
            if (told.has(path) || !link_leaves_skill_leaves(path, skill))
                continue;
            const full = (0,source_workspace/* joinPath */.uJ)(skill.path, path);
            const state = stateOf(full, workspace);
            // A skill inside another travels with it.
            if (state === 'there' && full !== null && skill.insideSkill !== null && isIn(full, skill.insideSkill))
                continue;
            // Without an extension it may be a page of the web site that the text was written for.
            if (state !== 'there' && !/\.[a-z\d]{1,10}$/i.test(path))
                continue;
            told.add(path);
            const now = {
                there: 'It works in this repository, and breaks where the skill is installed alone.',
                absent: 'It breaks where the skill is installed alone, and here the file is not there either.',
                unknown: 'It breaks where the skill is installed alone.',
            }[state];
            const cure = /(?:^|\/)SKILL\.md$/.test(path)
                ? 'Call the other skill by its name; a runtime finds it by that wherever it is installed.'
                : 'Put the file into the skill, or link its address on the web.';
            const message = `\`${path}\` leads out of the skill. ${now} ${cure}`;
            yield { message, at: { path: skill.filePath, span: targetSpan }, name: path };
        }
    },
});
function link_leaves_skill_pathOf(target) {
    const path = target.replace(/[?#].*$/s, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** True for a relative path with enough `..` to leave the skill, and nothing in it that a reader is meant to replace. */
function link_leaves_skill_leaves(path, skill) {
    if (!/(?:^|\/)\.\.(?:\/|$)/.test(path) || /^[a-z][a-z\d+.-]*:|^[/~]|\\/i.test(path))
        return false;
    if (/[<>{}[\]()*$%|"'`…]|\.\.\.|\bpath\/to\b/i.test(path))
        return false;
    const full = (0,source_workspace/* joinPath */.uJ)(skill.path, path);
    if (full === null || skill.path === '.')
        return full === null;
    return !isIn(full, skill.path);
}
function isIn(path, folder) {
    return folder === '.' || path === folder || path.startsWith(`${folder}/`);
}
function stateOf(path, workspace) {
    if (path === null)
        return 'unknown';
    if (path === '.' || workspace.has(path))
        return 'there';
    const looked = workspace.roots.some((root) => isIn(path, root)) && !workspace.leftOut.some((each) => isIn(path, each.path));
    return looked ? 'absent' : 'unknown';
}

;// CONCATENATED MODULE: ./.build/rules/link-missing.js


const link_missing_frontmatter = '---\nname: tide\ndescription: Reads tide tables.\n---\n';
const linkMissing = skillRule({
    id: 'link-missing',
    summary: 'A link leads to a file that the skill does not hold.',
    why: 'The agent follows the link, finds nothing, and goes on without what the author thought it had read.',
    cure: 'Add the file, or write its path as seen from the folder of the SKILL.md.',
    severity: 'error',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `${link_missing_frontmatter}Read [the table]([|references/tabel.md|]).\n`,
            'skills/tide/references/table.md': 'high\n',
        },
        good: {
            'skills/tide/SKILL.md': `${link_missing_frontmatter}Read [the table](references/table.md).\n`,
            'skills/tide/references/table.md': 'high\n',
        },
    },
    *check(skill, { set: { workspace } }) {
        const told = new Set();
        const unsure = fencesMislead(skill.body) ? { severity: 'warning' } : {};
        for (const { kind, label, target, targetSpan } of skill.body.links) {
            // A use of a definition leads where the definition does, and that one is spoken of.
            if (kind === 'autolink' || (label !== null && kind !== 'reference-definition'))
                continue;
            const path = link_missing_pathOf(target);
            const full = (0,source_workspace/* joinPath */.uJ)(skill.path, path);
            if (full === null || told.has(full) || !namesFile(path, skill) || !isBelow(full, skill.path))
                continue;
            if (workspace.has(full) || isThere(full, workspace))
                continue;
            told.add(full);
            const message = `\`${path}\` is not there: the agent that follows this link finds nothing. ${offer(full, path, skill, workspace)}`;
            yield { ...unsure, message, at: { path: skill.filePath, span: targetSpan }, name: path };
        }
    },
});
/** A link's target without query and anchor, percent-decoded. */
function link_missing_pathOf(target) {
    const path = target.replace(/[?#].*$/s, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** Addresses, absolute paths and Windows' separators. */
const link_missing_elsewhere = /^[a-z][a-z\d+.-]*:|^[/~]|\\/i;
/** What a reader is meant to replace. */
const placeholder = /[<>{}[\]()*$%|"'`…]|\.\.\.|\bpath\/to\b|\b(?:YYYY|XXX|NNN)|(?:^|[-_/]|file)name\.\w+$/i;
/** A host whose scheme was left out. */
const host = /^(?:www\.|localhost\b|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|ai|app|co|gov|edu)(?:[/:]|$))/i;
/** True for a path that can mean nothing but a file of the bundle. */
function namesFile(path, { bundle }) {
    if (path === '' || link_missing_elsewhere.test(path) || placeholder.test(path) || host.test(path))
        return false;
    const [first, rest] = path.replace(/^(?:\.\/)+/, '').split('/', 2);
    const known = rest !== undefined && (/^(?:scripts|references|assets)$/.test(first) || bundle.folders.includes(first));
    // `.github/…` and the like belong to the project that the skill is used in. Without an extension it may be a page of a site.
    return known || (/\.[a-z\d]{1,10}$/i.test(path) && !(rest !== undefined && first.startsWith('.')));
}
/** A fence that is open, or stands in another of its length: then text may have been meant as code, a template above all. */
function fencesMislead({ codeBlocks, problems }) {
    const holdsFence = ({ marker, lines }) => marker !== null && lines.some(({ value }) => value.trimStart().startsWith(marker.repeat(3)));
    return problems.length > 0 || codeBlocks.some(holdsFence);
}
function isBelow(path, folder) {
    return folder === '.' ? !path.startsWith('..') : path.startsWith(`${folder}/`);
}
/** There under this name, in another case (another rule speaks of that), or where nobody looked. */
function isThere(path, { entries, leftOut }) {
    const { length } = path;
    const small = path.toLowerCase();
    if (entries.some((entry) => entry.path.length === length && entry.path.toLowerCase() === small))
        return true;
    return leftOut.some((each) => each.reason !== 'link-broken' && (path === each.path || path.startsWith(`${each.path}/`)));
}
function offer(full, path, skill, workspace) {
    const files = skill.bundle.resources.map((resource) => resource.path);
    const named = files.filter((file) => (0,source_workspace/* nameOf */.Vb)(file) === (0,source_workspace/* nameOf */.Vb)(path));
    const meant = named.find((file) => path.endsWith(`/${file}`)) ?? (named.length === 1 ? named[0] : undefined);
    if (meant)
        return `Did you mean \`${meant}\`? Write paths as seen from the folder of the SKILL.md.`;
    if (workspace.has(path)) {
        return 'It is there as seen from the top of the repository, which a skill that is installed alone does not have; put the file into the skill and link it from there.';
    }
    const folder = (0,source_workspace/* folderOf */.yS)(skill.path === '.' ? full : full.slice(skill.path.length + 1));
    const beside = files.filter((file) => (0,source_workspace/* folderOf */.yS)(file) === folder).map((file) => `\`${file}\``);
    const listed = beside.length > 0 && beside.length <= 8 && folder !== '.' ? ` That folder holds ${beside.join(', ')}.` : '';
    return `Add the file, or correct the path.${listed}`;
}

;// CONCATENATED MODULE: ./.build/rules/link-outside-tree.js


const linkOutsideTree = setRule({
    id: 'link-outside-tree',
    summary: 'A symbolic link of a skill leads out of the checked tree.',
    why: 'What it leads to is on one machine only, or at another place on each. Whoever installs the skill gets a link to nothing, or to a file that nobody checked.',
    cure: 'Put the file or folder itself in the place of the link.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n',
            'skills/tide/table.csv': 'link:../../home/table.csv',
        },
        good: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n',
            'skills/tide/table.csv': 'hour,height\n',
        },
    },
    *check({ set }) {
        const directories = new Set(set.skills.map(({ path }) => path));
        for (const { path, reason } of set.workspace.leftOut) {
            if (reason !== 'link-outside' || !belongsToSkill(path, directories, set))
                continue;
            const message = 'The symbolic link leads out of the checked tree. It is not followed, so nothing behind it was checked, and where the skill is installed alone it leads nowhere. Put the file or folder itself in its place.';
            yield { message, at: { path, span: null }, name: path };
        }
    },
});
function belongsToSkill(path, directories, { workspace }) {
    const folder = (0,source_workspace/* folderOf */.yS)(path);
    const around = folder === '.' ? (workspace.above.at(-1) ?? '') : (0,source_workspace/* nameOf */.Vb)(folder);
    if ((0,source_workspace/* nameOf */.Vb)(path) === 'SKILL.md' || around.toLowerCase() === 'skills')
        return true;
    for (let at = folder; at !== '.' && !at.endsWith('..'); at = (0,source_workspace/* folderOf */.yS)(at))
        if (directories.has(at))
            return true;
    // A skill at the top of a repository owns its own folder's files, not the whole repository.
    return folder === '.' && directories.has('.');
}

;// CONCATENATED MODULE: ./.build/rules/look-alike-character.js


/** Cyrillic and Greek letters that look like Latin ones (Unicode, confusables.txt 16.0), with those below them. */
const lettersAlike = 'аеорсухѕіјԁһԛԝАВЕКМНОРСТХЅІЈονραιυΑΒΕΗΙΚΜΝΟΡΤΥΧΖ';
const latin = 'aeopcyxsijdhqwABEKMHOPCTXSIJovpaiuABEHIKMNOPTYXZ';
const alike = new Map([...lettersAlike].map((letter, index) => [letter, latin[index]]));
const lookAlikeCharacter = skillRule({
    id: 'look-alike-character',
    summary: 'A name or key mixes Latin letters with Cyrillic or Greek ones that look the same.',
    why: 'To a reader it is the same word, to a program another one: the key is unknown, the skill is not found by its name, or passes for a skill that it is not.',
    cure: 'Type the word anew on a Latin keyboard.',
    severity: 'warning',
    examples: {
        bad: { 'skills/tide/SKILL.md': '---\nname: t[|і|]de\ndescription: Reads tide tables.\n---\nRead the table.\n' },
        good: { 'skills/погода/SKILL.md': '---\nname: погода\ndescription: Reads the weather.\n---\nRead the map.\n' },
    },
    *check(skill) {
        for (const { value, span } of words(skill)) {
            const letter = strangeLetter(value);
            if (letter === null)
                continue;
            const at = skill.file.text.indexOf(letter, span.start);
            const found = at >= 0 && at < span.end;
            const code = `U+${letter.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
            const script = /\p{Script=Greek}/u.test(letter) ? 'Greek' : 'Cyrillic';
            const message = `\`${value}\` holds the ${script} letter ${code}, which looks like a Latin "${alike.get(letter)}" and is none: programs take it for another word. Type the word anew with Latin letters.`;
            yield { message, at: { path: skill.filePath, span: found ? (0,source_span/* spanOf */.ee)(at, at + letter.length) : span }, name: value };
        }
    },
});
function* words({ name, frontmatter }) {
    for (const { key } of frontmatter.fields.values())
        yield { value: key.value, span: key.span };
    if (name)
        yield name;
}
/** The first letter that looks Latin in a word that otherwise is; a word of one script is nobody's trick. */
function strangeLetter(text) {
    for (const [word] of text.matchAll(/\p{L}+/gu)) {
        if (!/\p{Script=Latin}/u.test(word))
            continue;
        for (const letter of word)
            if (alike.has(letter))
                return letter;
    }
    return null;
}

;// CONCATENATED MODULE: ./.build/rules/markdown-fence-open.js

const markdownFenceOpen = skillRule({
    id: 'markdown-fence-open',
    summary: 'A code fence is never closed.',
    why: 'Everything below it is code: headings, steps and links are shown as text, and a reader of Markdown does not find them. Often a fence stands in a fence of the same length, and the inner one closed the outer.',
    cure: 'Close the fence with a line of the same sign, at least as long. Around code that holds fences, make the outer fence longer.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRun:\n\n[|```bash|]\ntide --today\n\n## Then\n\nRead the table.\n',
        },
        good: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRun:\n\n```bash\ntide --today\n```\n\n## Then\n\nRead the table.\n',
        },
    },
    *check(skill) {
        for (const { code, span } of skill.body.problems) {
            if (code !== 'unclosed-fence')
                continue;
            const message = 'This code fence is never closed, so everything below it counts as code: steps and links in it are not seen as such. Close it with a line of the same sign, at least as long; around code that holds fences, make the outer fence longer.';
            yield { message, at: { path: skill.filePath, span } };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/metadata-over-budget.js


const metadataOverBudget = skillRule({
    id: 'metadata-over-budget',
    summary: 'Name and description cost more tokens than the budget for metadata.',
    why: 'They are in the context of every session, whether the skill is used or not, and so are those of every other skill. The open standard reckons with about 100 tokens a skill.',
    cure: 'Keep in the description what the skill does and when it is wanted; the rest belongs in the body.',
    severity: 'note',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `---\nname: tide\ndescription: [|Reads tables of ${'the high and low tide, '.repeat(18)}and wind.|]\n---\nRead.\n`,
        },
        good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
    },
    *check(skill, { costs }, { budget }) {
        const tokens = costs.get(skill)?.metadata;
        if (tokens === undefined || tokens <= budget.metadata || !skill.description)
            return;
        const message = `Name and description cost ${tokens} tokens, and the budget is ${budget.metadata}. They are in the context of every session, whether the skill is used or not. Shorten the description to what the skill does and when it is wanted. (Tokens are counted exactly for ${ENCODING}; for other models this is an estimate.)`;
        yield { message, at: { path: skill.filePath, span: skill.description.span } };
    },
});

;// CONCATENATED MODULE: ./.build/rules/misspelled-key.js


const misspelledKey = skillRule({
    id: 'misspelled-key',
    summary: 'A key that nobody reads is a letter or two away from one that is read.',
    why: 'Clients pass over a key they do not know without a word. A misspelled restriction then restricts nothing, and a misspelled switch switches nothing.',
    cure: 'Write the key as the message has it.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/words/SKILL.md': '---\nname: words\ndescription: Counts words.\n[|allowed_tools|]: Read\n---\nCount.\n',
        },
        good: {
            'skills/words/SKILL.md': '---\nname: words\ndescription: Counts words.\nallowed-tools: Read\nauthors: [Kim]\n---\nCount.\n',
        },
    },
    *check(skill) {
        const { fields } = skill.frontmatter;
        for (const { name, key } of fields.values()) {
            const meant = known.has(name) || ownWords.has(name) ? null : meantBy(name);
            // Who writes both spellings does it on purpose.
            if (meant === null || fields.has(meant))
                continue;
            yield {
                message: `\`${name}\` is no key that a client documents; \`${meant}\` is probably meant. ` +
                    `An unknown key is passed over without a word, and what it says is lost. Write \`${meant}\`.`,
                at: { path: skill.filePath, span: key.span },
                name,
            };
        }
    },
});
const candidates = [...standardKeys, ...clientKeys.keys()].filter((key) => key !== 'type' && key !== 'mode');
const known = new Set([...standardKeys, ...clientKeys.keys()]);
/** Words that authors use for keys of their own, each near a known key. */
const ownWords = new Set(['agents', 'argument', 'books', 'content', 'incompatibility', 'models', 'modes', 'required']);
function meantBy(word) {
    const bare = letters(word);
    const same = candidates.find((key) => letters(key) === bare);
    if (same)
        return same;
    const near = candidates.filter((key) => closeTo(bare, letters(key)));
    return near.length === 1 ? (near[0] ?? null) : null;
}
function letters(word) {
    return word.toLowerCase().replace(/[-_ ]/g, '');
}
/** Short words are near only when two letters are swapped, long ones may have two faults. */
function closeTo(word, key) {
    const shorter = Math.min(word.length, key.length);
    if (shorter < 4 || Math.abs(word.length - key.length) > 2)
        return false;
    const faults = distance(word, key);
    if (shorter >= 8)
        return faults <= 2;
    return faults === 1 && (shorter > 4 || swapped(word, key));
}
function swapped(word, key) {
    return [...word].sort().join('') === [...key].sort().join('');
}
/** Letters to add, drop, replace, or swap with their neighbour (optimal string alignment). */
function distance(left, right) {
    const rows = [Array.from({ length: right.length + 1 }, (_, index) => index)];
    const cell = (row, column) => rows[row]?.[column] ?? 0;
    for (let at = 1; at <= left.length; at += 1) {
        rows.push([at]);
        for (let other = 1; other <= right.length; other += 1) {
            const replaced = cell(at - 1, other - 1) + (left[at - 1] === right[other - 1] ? 0 : 1);
            let least = Math.min(replaced, cell(at - 1, other) + 1, cell(at, other - 1) + 1);
            const swap = at > 1 && other > 1 && left[at - 1] === right[other - 2] && left[at - 2] === right[other - 1];
            if (swap)
                least = Math.min(least, cell(at - 2, other - 2) + 1);
            rows[at]?.push(least);
        }
    }
    return cell(left.length, right.length);
}

;// CONCATENATED MODULE: ./.build/rules/nested-skill.js

const nestedSkill = verdictRule({
    id: 'nested-skill',
    summary: 'A SKILL.md stands inside another skill.',
    why: 'Loaders that search deep offer it as a skill of its own, the others never see it. Templates, fixtures and samples are not judged any further.',
    cure: 'Leave a template or sample where it is; move a real skill beside the other one.',
    severity: 'note',
    outcome: 'sample',
    examples: {
        bad: {
            'skills/quiz/SKILL.md': '---\nname: quiz\ndescription: Writes a quiz.\n---\nWrite.\n',
            'skills/quiz/assets/template/SKILL.md': '[||]---\nname: "{{name}}"\n---\n',
        },
        good: { 'skills/quiz/SKILL.md': '---\nname: quiz\ndescription: Writes a quiz.\n---\nWrite.\n' },
    },
});

;// CONCATENATED MODULE: ./.build/rules/not-portable.js

const notPortable = verdictRule({
    id: 'not-portable',
    summary: 'The skill loads in every target, but a well-known other runtime drops it.',
    why: 'Skills are copied and installed far from where they were written. What one loader forgives takes a whole folder down in another.',
    cure: 'Write it in the form that all of them read, or name the runtimes you target, and this becomes a note.',
    severity: 'warning',
    outcome: 'elsewhere',
    // A caller who names runtimes has said which ones count.
    severityOf: (cause, analysis) => (cause.asked || isKeyOfTarget(cause, analysis) ? 'note' : 'warning'),
    examples: {
        bad: { 'skills/start/SKILL.md': '---\nname: start\ndescription: Starts.\n[|triggers|]: [parcel]\n---\nStart.\n' },
        good: { 'skills/start/SKILL.md': '---\nname: start\ndescription: Starts on the word parcel.\n---\nStart.\n' },
    },
});
/** A key that a targeted runtime reads is there on purpose: the standard and others only pass over it. */
function isKeyOfTarget(cause, analysis) {
    if (cause.code !== 'unknown-key')
        return false;
    const passing = new Set(cause.parts.map((part) => part.runtime));
    return analysis.targetsOf(cause.skill).some(({ id }) => !passing.has(id));
}

;// CONCATENATED MODULE: ./.build/rules/older-release-drops.js

const olderReleaseDrops = verdictRule({
    id: 'older-release-drops',
    summary: 'The newest release of a targeted runtime reads the skill; an older one that is still in use drops it.',
    why: 'A deployment often runs a release behind. What only an older release was seen to do is never an error here.',
    cure: 'Write the form that both read, or make sure that no older release is deployed.',
    severity: 'note',
    outcome: 'older',
    severityOf: (cause) => (cause.asked ? 'warning' : 'note'),
    runtimes: ['core-agent'],
    examples: {
        bad: {
            '.agents/skills/look/SKILL.md': '---\nname: look\ndescription: Looks through texts.\nallowed-tools: [|Read Grep|]\n---\nLook.\n',
        },
        good: {
            '.agents/skills/look/SKILL.md': '---\nname: look\ndescription: Looks through texts.\nallowed-tools:\n  - Read\n  - Grep\n---\nLook.\n',
        },
    },
});

;// CONCATENATED MODULE: ./.build/rules/reads-as-boolean.js



const readsAsBoolean = skillRule({
    id: 'reads-as-boolean',
    summary: 'An unquoted yes, no, on, off, y or n where text is meant.',
    why: 'YAML 1.2 reads these words as text, YAML 1.1 as true or false. Readers of both kinds are about (PyYAML reads 1.1), so the same skill has a name for one and a boolean for the other.',
    cure: 'Put the word in quotes.',
    severity: 'warning',
    examples: {
        bad: { 'skills/no/SKILL.md': '---\nname: [|no|]\ndescription: Says no politely.\n---\nSay no.\n' },
        good: { 'skills/no/SKILL.md': '---\nname: "no"\ndescription: Says no politely.\n---\nSay no.\n' },
    },
    *check(skill) {
        for (const { where, scalar } of texts(skill)) {
            if (!(0,yaml_scalar/* isOldBoolean */.Iu)(scalar))
                continue;
            yield {
                message: `\`${where}: ${scalar.value}\` without quotes is text in YAML 1.2 and a boolean in YAML 1.1. ` +
                    `A reader of the older kind gets no text here and refuses or changes the value. Write \`"${scalar.value}"\`.`,
                at: { path: skill.filePath, span: scalar.span },
                name: where,
            };
        }
    },
});
/** The fields that the standard defines as text, and the values of its map of texts. */
function* texts({ frontmatter: { fields } }) {
    for (const where of ['name', 'description', 'license', 'compatibility']) {
        const value = fields.get(where)?.value;
        if (value?.kind === 'scalar')
            yield { where, scalar: value };
    }
    const metadata = fields.get('metadata')?.value;
    const map = metadata ? (0,source_yaml/* resolved */.L$)(metadata) : null;
    for (const { key, value } of map?.kind === 'map' ? map.pairs : []) {
        if (value.kind === 'scalar')
            yield { where: `metadata.${key.value}`, scalar: value };
    }
}

;// CONCATENATED MODULE: ./.build/rules/reserved-word-in-name.js


/** platform.claude.com/docs, "Agent Skills overview", field requirements of `name`: no reserved words. */
const reserved = /(?<![\p{L}\p{N}])(?:anthropic|claude)(?![\p{L}\p{N}])/iu;
const reservedWordInName = skillRule({
    id: 'reserved-word-in-name',
    summary: 'The name holds a word that the Claude upload check reserves.',
    why: 'A name with `anthropic` or `claude` in it cannot be uploaded to claude.ai or the Claude API. Clients that read the folder take it.',
    cure: 'Choose another name if the skill is to be uploaded.',
    severity: 'note',
    examples: {
        bad: { 'skills/claude-helper/SKILL.md': '---\nname: [|claude|]-helper\ndescription: Helps.\n---\nHelp.\n' },
        good: { 'skills/mcp-ai-helper/SKILL.md': '---\nname: mcp-ai-helper\ndescription: Helps.\n---\nHelp.\n' },
    },
    *check(skill) {
        const name = skill.name;
        const word = name ? reserved.exec(name.value)?.[0] : undefined;
        if (!name || word === undefined)
            return;
        const at = skill.file.slice(name.span).indexOf(word);
        const start = name.span.start + at;
        yield {
            message: `\`${word}\` in the name is reserved (reserved words: anthropic, claude). The upload check of claude.ai and of the ` +
                'API refuses such a name; other clients take it. Choose another name if the skill is to be uploaded.',
            at: { path: skill.filePath, span: at < 0 ? name.span : (0,source_span/* spanOf */.ee)(start, start + word.length) },
            name: word,
        };
    },
});

;// CONCATENATED MODULE: ./.build/rules/second-frontmatter.js


const secondFrontmatter = skillRule({
    id: 'second-frontmatter',
    summary: 'A second block of keys stands right under the first.',
    why: 'Every runtime reads the first block alone. The second looks like metadata and is body text: it is edited for months and changes nothing.',
    cure: 'Move its keys into the first block and remove it.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/stock/SKILL.md': '---\nname: stock\ndescription: Plans the count.\n---\n\n[|---|]\nversion: 2\ndescription: Plans the count well.\n---\nCount.\n',
        },
        good: {
            'skills/stock/SKILL.md': '---\nname: stock\ndescription: Plans the count.\n---\n\n---\n\nNote: count twice.\n',
        },
    },
    *check(skill) {
        if (!skill.frontmatter.span)
            return;
        const block = blockAt(skill.file.text, skill.bodySpan.start);
        if (!block)
            return;
        const keys = block.keys.map((key) => `\`${key}\``).join(', ');
        yield {
            message: `A second block of keys stands under the first. No runtime reads ${block.keys.length === 1 ? 'its key' : 'its keys'} ` +
                `(${keys}): to the model it is body text. Move what counts into the first block and remove this one.`,
            at: { path: skill.filePath, span: block.span },
            related: [{ at: { path: skill.filePath, span: skill.frontmatter.opening }, message: 'the block that is read' }],
        };
    },
});
const keyLine = /^([A-Za-z][\w-]*):(?:[ \t]|$)/;
/** Only blank lines may stand before it, and only lines that can be YAML inside; one lonely key has to be a usual one. */
function blockAt(text, from) {
    const opening = /^\s*?^---[ \t]*\r?\n/m.exec(text.slice(from, from + 2000));
    if (opening?.index !== 0)
        return null;
    const start = from + opening[0].indexOf('---');
    const keys = [];
    for (const line of text.slice(from + opening[0].length, from + 20_000).split(/\r?\n/)) {
        if (/^---(?:\s|$)/.test(line)) {
            const usual = keys.some((key) => /^(?:name|description|version|license|metadata|allowed-tools|author|tags)$/.test(key));
            return keys.length > 1 || usual ? { span: (0,source_span/* spanOf */.ee)(start, start + 3), keys } : null;
        }
        const key = keyLine.exec(line)?.[1];
        if (key)
            keys.push(key);
        else if (keys.length === 0 || !/^(?:[ \t]+\S|- |#|\s*$)/.test(line))
            return null;
    }
    return null;
}

;// CONCATENATED MODULE: ./.build/rules/secret-in-text.js

/** Made up for the example, and put together here so that no scanner takes this file for a leak. */
const madeUp = ['gh', 'p_', 'Zr7Kq2VbN9xWm4TcJ8', 'Ls3HdYf6GpQ1RaE5Uo'].join('');
const secretInText = skillRule({
    id: 'secret-in-text',
    summary: 'A key or token stands in the SKILL.md.',
    why: 'Whoever can read the repository, the installed skill or the context of a session can use it. It stays in the history of the repository after it was removed.',
    cure: 'Revoke it and make a new one; name in the text the environment variable that holds it.',
    severity: 'error',
    examples: {
        bad: {
            'skills/push/SKILL.md': `---\nname: push\ndescription: Pushes.\n---\nUse [|${madeUp.slice(0, 4)}|]${madeUp.slice(4)} to push.\n`,
        },
        good: {
            'skills/push/SKILL.md': '---\nname: push\ndescription: Pushes.\n---\nUse `$GITHUB_TOKEN` to push. It looks like ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.\n',
        },
    },
    *check({ secrets, filePath }) {
        for (const { what, start } of secrets) {
            const message = `This looks like ${what}. Whoever can read the repository or the installed skill can use it, also after it was removed, from the history. Revoke it, make a new one, and name in the text the environment variable that holds it.`;
            yield { message, at: { path: filePath, span: start }, name: what.replace(/^an? /, '') };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/skill-altered.js

const skillAltered = verdictRule({
    id: 'skill-altered',
    summary: 'A runtime that the repository targets changes the skill, or the standard wants it written differently.',
    why: 'The skill loads, but what the model or the tooling sees is not what was written: a value cut, rewritten or lost.',
    cure: 'Write the value in the form that every runtime reads the same way: text in quotes.',
    severity: 'warning',
    outcome: 'altered',
    examples: {
        bad: {
            'skills/print/SKILL.md': '---\nname: print\ndescription: Prints.\nmetadata:\n  version: [|1.10|]\n---\nPrint.\n',
        },
        good: {
            'skills/print/SKILL.md': '---\nname: print\ndescription: Prints.\nmetadata:\n  version: "1.10"\n---\nPrint.\n',
        },
    },
});

;// CONCATENATED MODULE: ./.build/rules/skill-dropped.js

/** A link is often resolved on the way to a deployment: archives, image builds and installers copy what it leads to. */
const mayBeResolved = new Set(['linked-folder']);
const skillDropped = verdictRule({
    id: 'skill-dropped',
    summary: 'A runtime that the repository targets drops the skill.',
    why: 'The model never hears of a dropped skill, and many runtimes tell nobody. Some drop every skill of the same root with it.',
    cure: 'Each finding names its cause behind the slash and says what to do; the reasons page explains all causes.',
    severity: 'error',
    outcome: 'dropped',
    severityOf: (cause) => (mayBeResolved.has(cause.code) ? 'warning' : 'error'),
    examples: {
        bad: { 'skills/ical-cli/SKILL.md': '---\nname: [|ical|]\ndescription: Reads calendars.\n---\nRead.\n' },
        good: { 'skills/ical-cli/SKILL.md': '---\nname: ical-cli\ndescription: Reads calendars.\n---\nRead.\n' },
    },
});

;// CONCATENATED MODULE: ./.build/rules/skill-withheld.js

const skillWithheld = verdictRule({
    id: 'skill-withheld',
    summary: 'A runtime that the repository targets reads the skill and does not offer it.',
    why: 'A withheld skill is in no list and cannot be loaded. With `requires:` that is what its author asked for, in a deployment that lacks something.',
    cure: 'Give the deployment what is missing, or take the requirement back together with the steps that need it.',
    severity: 'error',
    outcome: 'withheld',
    severityOf: (cause) => (cause.code === 'shadowed' ? 'note' : 'error'),
    runtimes: ['core-agent'],
    examples: {
        bad: {
            '.agents/skills/roll-back/SKILL.md': '---\nname: roll-back\ndescription: Rolls a release back.\nrequires: [|7|]\n---\nRoll back.\n',
        },
        good: {
            '.agents/skills/roll-back/SKILL.md': '---\nname: roll-back\ndescription: Rolls a release back.\nrequires: []\n---\nRoll back.\n',
        },
    },
});

;// CONCATENATED MODULE: ./.build/rules/step-duplicate.js


const stepDuplicate = skillRule({
    id: 'step-duplicate',
    summary: 'The same step stands twice in one list.',
    why: 'It is mostly left over from copying, and the step that was meant is missing. An agent does it twice or is left in doubt.',
    cure: 'Remove one of them, or say what is different the second time.',
    severity: 'note',
    examples: {
        bad: {
            'skills/bake/SKILL.md': '---\nname: bake\ndescription: Bakes.\n---\n1. Weigh the flour\n2. Knead the dough\n3. [|Weigh the flour|]\n',
        },
        good: {
            'skills/bake/SKILL.md': '---\nname: bake\ndescription: Bakes.\n---\n1. Weigh the flour\n2. Knead the dough\n',
        },
    },
    *check(skill) {
        for (const list of lists(skill)) {
            const first = new Map();
            for (const [index, { whole, span }] of list.entries()) {
                const earlier = first.get(whole);
                if (!isSentence(whole))
                    continue;
                if (!earlier) {
                    first.set(whole, { index, span });
                    continue;
                }
                yield {
                    message: `Step ${index + 1} says the same as step ${earlier.index + 1} of the list. An agent does it twice, or the step that ` +
                        'was meant here is missing. Remove it or say what is different.',
                    at: { path: skill.filePath, span },
                    related: [{ at: { path: skill.filePath, span: earlier.span }, message: `step ${earlier.index + 1}` }],
                };
            }
        }
    },
});
function lists(skill) {
    const written = skill.stepLists.map(({ items }) => items.flatMap((item) => {
        const node = (0,source_yaml/* resolved */.L$)(item);
        return node?.kind === 'scalar' ? [{ whole: even(node.value), span: item.span }] : [];
    }));
    const body = skill.body.lists.filter((list) => list.ordered);
    const numbered = body.map(({ items }) => items.map((item) => ({
        whole: even(skill.file.text.slice(item.textSpan.start, item.span.end)),
        span: item.textSpan,
    })));
    return [...written, ...numbered];
}
function even(text) {
    return text.replace(/\s+/g, ' ').trim();
}
/** At least two words, and nothing to fill in. */
function isSentence(text) {
    return /\p{L}\S* +\S*\p{L}/u.test(text) && !/\[[^\]]*\](?!\()|\{|<|\.\.\.|…|___/.test(text);
}

;// CONCATENATED MODULE: ./.build/rules/step-file-missing.js





const stepFileMissing = skillRule({
    id: 'step-file-missing',
    summary: 'A step names a file of the bundle that is not there.',
    why: 'The agent cannot do the step: the file was renamed, left out of the commit, or never copied along with the SKILL.md.',
    cure: 'Add the file, or correct its path; paths count from the skill’s folder.',
    severity: 'error',
    examples: {
        bad: {
            'skills/report/SKILL.md': '---\nname: report\ndescription: Reports.\n---\n1. Run `python [|scripts/collect.py|] --all`\n2. Send it\n',
            'skills/report/scripts/collect_all.py': 'pass\n',
        },
        good: {
            'skills/report/SKILL.md': '---\nname: report\ndescription: Reports.\n---\n1. Run `scripts/collect.py`\n2. Write `assets/report.md`\n3. Read `references/<topic>.md`\n',
            'skills/report/scripts/collect.py': 'pass\n',
        },
    },
    *check(skill, analysis) {
        const told = new Set();
        for (const { value: name, span } of namedFiles(skill)) {
            if (told.has(name) || step_file_missing_isThere(name, skill, analysis) || isOpen(name, skill))
                continue;
            told.add(name);
            yield {
                message: `The step names \`${name}\`, which the bundle does not hold, so it cannot be done. ${near(name, skill)}`,
                at: { path: skill.filePath, span },
                name,
            };
        }
    },
});
/** Files that the frontmatter's steps and the body's numbered items give an order about. Links of the body have a rule of their own. */
function* namedFiles(skill) {
    const { file } = skill;
    for (const { span } of frontmatterSteps(skill.stepLists)) {
        for (const match of file.slice(span).matchAll(/(`|\]\()([^`)\s][^`)]*)[`)]/g)) {
            const start = span.start + match.index + (match[1]?.length ?? 0);
            yield* pathsIn((0,source_span/* spanOf */.ee)(start, start + (match[2]?.length ?? 0)), file, match[1] === '`');
        }
        yield* bare(span, file);
    }
    const items = skill.body.lists.filter((list) => list.ordered).flatMap((list) => list.items);
    for (const { contentSpan } of skill.body.codeSpans) {
        if (items.some((item) => (0,source_span/* within */.ux)(contentSpan, item.span)))
            yield* pathsIn(contentSpan, file, true);
    }
    for (const { textSpan } of items)
        yield* bare(textSpan, file);
}
const verbs = 'run|execute|read|open|see|use|load|follow|consult|check|apply|start|call|invoke|launch|view|review|refer to|according to';
/** Paths right behind a verb, without backticks. */
function* bare({ start, end }, file) {
    const order = /\b(?:run|execute|read|open|see) (?:the )?(?:file |script )?(?=(?:\.\/)?(?:scripts|references|assets)\/)(\S+)/gi;
    for (const match of file.text.slice(start, end).matchAll(order)) {
        const at = start + match.index + match[0].length - (match[1]?.length ?? 0);
        yield* pathsIn((0,source_span/* spanOf */.ee)(at, at + (match[1]?.length ?? 0)), file, false);
    }
}
const pathPattern = /(?<![\w./\\$}>)\]*:@-])(?:\.\/)?((?:scripts|references|assets)\/[\w.@+/-]*[\w-]\.[A-Za-z][A-Za-z0-9]{0,9})(?![\w/\\<{*$[-])/g;
const step_file_missing_placeholder = /YYYY|XXX|NNN|\.\.|(?:^|\/)(?:foo|bar|path|your|my|some)[-_./]/i;
const orders = new RegExp(`\\b(?:${verbs})\\b[^.;]{0,50}$`, 'i');
const interpreter = /(?:^|[\s;&|])(?:python3?|node|bash|sh|zsh|ruby|perl|pwsh|deno|bun|tsx|uv|uvx|Rscript)\s(?:[^;&|]*\s)?$/;
/** The paths in a piece of code, or in a link or word that an order stands before (`inCode` false). */
function* pathsIn(span, file, inCode) {
    const text = file.slice(span);
    for (const match of text.matchAll(pathPattern)) {
        const path = match[1] ?? '';
        const start = span.start + match.index + match[0].length - path.length;
        const before = file.text.slice(file.text.lastIndexOf('\n', start) + 1, start);
        const code = text.slice(0, match.index);
        const command = match[0].startsWith('./') || interpreter.test(code) || (code === '' && /^\s-/.test(text.slice(match[0].length)));
        if (step_file_missing_placeholder.test(path) || (inCode && !command && (code.trim() !== '' || !orders.test(before))))
            continue;
        yield { value: path, span: (0,source_span/* spanOf */.ee)(start, start + path.length) };
    }
}
/** In the bundle, in any case of letters; or where the same path leads from a folder above: a project's own, or an outer skill's. */
function step_file_missing_isThere(path, skill, { set: { workspace } }) {
    const lower = path.toLowerCase();
    const own = [...skill.bundle.resources.map((each) => each.path), ...skill.bundle.folders];
    if (own.some((each) => each.toLowerCase() === lower))
        return true;
    for (let folder = skill.path;; folder = (0,source_workspace/* folderOf */.yS)(folder)) {
        const full = (0,source_workspace/* joinPath */.uJ)(folder, path);
        if (full === null || workspace.has(full))
            return true;
        const under = (link) => full === link || full.startsWith(`${link}/`);
        if (workspace.leftOut.some((each) => each.reason !== 'link-broken' && under(each.path)))
            return true;
        if ([...workspace.linkedFolders.keys()].some(under))
            return true;
        if (folder === '.' || folder.endsWith('..'))
            return false;
    }
}
/** Words before a path that make the file, deny it, or say that it is somebody else's. */
const making = /\b(?:creat|writ|wrot|sav|generat|produc|outputs?|export|draft|append|record|emit|render|renam|mov|copy|copied|populat|scaffold|delet|remov|add|missing|no|not|never|without|optional|example|e\.g|such as|like|skill|project|repo|target|user|workspace|codebase)[^.]{0,60}$/i;
/** Words behind it that leave open whether it is there. */
const leavingOpen = /^[^.]{0,50}\b(?:exists?|present|available|optional|missing|any|skill|project|repo|target|template)/i;
/** True where any line with the path says so. */
function isOpen(path, skill) {
    return skill.file.text.split('\n').some((line) => {
        const at = line.indexOf(path);
        return at >= 0 && (making.test(line.slice(0, at)) || leavingOpen.test(line.slice(at + path.length)));
    });
}
function near(path, skill) {
    const paths = skill.bundle.resources.map((each) => each.path);
    const names = new Map(paths.map((each) => [(0,source_workspace/* nameOf */.Vb)(each), each]));
    const meant = names.get((0,nearest/* nearest */.pA)((0,source_workspace/* nameOf */.Vb)(path), [...names.keys()]) ?? '');
    if (meant)
        return `\`${meant}\` is near; correct the path, or add the file.`;
    const folder = (0,source_workspace/* folderOf */.yS)(path);
    const beside = paths.filter((each) => (0,source_workspace/* folderOf */.yS)(each) === folder);
    if (beside.length === 0)
        return `There is no file in \`${folder}\`; add it, or correct the path.`;
    const shown = beside.slice(0, 5).map((each) => `\`${each}\``);
    return `\`${folder}\` holds ${shown.join(', ')}${beside.length > 5 ? ` and ${beside.length - 5} more` : ''}; correct the path, or add the file.`;
}

;// CONCATENATED MODULE: ./.build/rules/step-not-text.js




const stepNotText = skillRule({
    id: 'step-not-text',
    summary: 'An item of a list of steps is no text, or is blank.',
    why: 'A colon followed by a blank makes a map of a sentence, and `42`, `yes` or `2026-01-01` are no text for YAML. A reader of steps leaves such an item out or fails on it.',
    cure: 'Put the step in quotes, or write a sentence.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/stock/SKILL.md': '---\nname: stock\ndescription: Counts the stock.\nsteps:\n  - Walk the aisles\n  - [|Note: write down each shelf|]\n---\nCount.\n',
        },
        good: {
            'skills/stock/SKILL.md': '---\nname: stock\ndescription: Counts the stock.\nsteps:\n  - Walk the aisles\n  - "Note: write down each shelf"\n---\nCount.\n',
        },
    },
    *check(skill, analysis) {
        if ((skill.frontmatter.yaml?.faults.length ?? 0) > 0)
            return;
        const told = new Set();
        for (const verdict of analysis.verdicts.get(skill)?.values() ?? []) {
            for (const { code, span } of verdict.reasons) {
                if (span && (code === 'step-type' || code === 'step-empty'))
                    told.add(span.start);
            }
        }
        for (const { where, items } of skill.stepLists) {
            let structured = false;
            for (const [index, item] of items.entries()) {
                const fault = faultOf(item);
                if (!fault || told.has(item.span.start))
                    continue;
                // A list of maps with several keys is a plan of its own: it is told once.
                if (fault.structured && structured)
                    continue;
                structured ||= fault.structured;
                yield {
                    message: `Step ${index + 1} of \`${where}\` is ${fault.what}. A reader of steps leaves it out or fails on it. ${fault.cure}`,
                    at: { path: skill.filePath, span: step_not_text_firstLine(item, skill.file) },
                    name: where,
                };
            }
        }
    },
});
function faultOf(item) {
    const node = (0,source_yaml/* resolved */.L$)(item);
    if (!node)
        return null;
    if (node.kind === 'map') {
        const several = node.pairs.length > 1;
        const what = several ? 'a map with several keys, not text' : 'a map, not text, because of the colon and blank in it';
        return {
            what,
            cure: several ? 'Write each step as one text.' : 'Put the whole step in quotes.',
            structured: several,
        };
    }
    if (node.kind === 'list')
        return { what: 'a list, not text', cure: 'Write it as one text, in quotes.', structured: false };
    if (node.value.trim() === '')
        return { what: 'blank', cure: 'Fill it in or remove it.', structured: false };
    const cure = 'Put it in quotes, or write a sentence.';
    if ((0,yaml_scalar/* isOldBoolean */.Iu)(node)) {
        return { what: `\`${node.value}\`, a boolean for readers of YAML 1.1 and not text`, cure, structured: false };
    }
    const kind = (0,yaml_scalar/* scalarKind */.b)(node);
    if (kind === 'text')
        return null;
    const what = kind === 'null' ? 'null, not text' : `${(0,yaml_scalar/* kindWords */.Gk)(node)}, not text`;
    return { what, cure, structured: false };
}
function step_not_text_firstLine({ span }, file) {
    const text = file.slice(span).split(/\r?\n/, 1)[0] ?? '';
    return (0,source_span/* spanOf */.ee)(span.start, span.start + text.length);
}

;// CONCATENATED MODULE: ./.build/rules/step-numbering.js

const stepNumbering = skillRule({
    id: 'step-numbering',
    summary: 'The numbers of one list of steps skip or repeat one.',
    why: 'A model reads the numbers as written, a browser counts anew. "See step 3" then means two different steps, and a gap looks like a step that was lost.',
    cure: 'Number the steps one by one.',
    severity: 'note',
    examples: {
        bad: { 'skills/bake/SKILL.md': '---\nname: bake\ndescription: Bakes.\n---\n1. Weigh\n2. Knead\n[|4|]. Bake\n' },
        good: {
            'skills/bake/SKILL.md': '---\nname: bake\ndescription: Bakes.\n---\n1. Weigh\n1. Knead\n\nThen:\n\n3. Bake\n4. Eat\n',
        },
    },
    *check(skill) {
        for (const list of skill.body.lists) {
            const odd = list.ordered ? oddNumber(list) : null;
            if (!odd)
                continue;
            const { before, number, span } = odd;
            const what = number === before ? 'stands twice' : `follows ${before}`;
            yield {
                message: `Number ${number} ${what} in one list. A model reads the numbers as written and a browser counts anew, so ` +
                    `"step ${number}" means two things. Number the steps one by one.`,
                at: { path: skill.filePath, span },
            };
        }
    },
});
/**
 * The one place where a list that counts does not; null for a list with a plan of its own (all 1, tens, countdown,
 * picks) and for one that starts anew at 1, which was meant as two lists.
 */
function oddNumber({ items }) {
    const odd = [];
    for (const [index, { number, numberSpan }] of items.entries()) {
        const before = items[index - 1]?.number;
        if (number === null || !numberSpan || before === undefined || before === null)
            continue;
        if (number !== before + 1)
            odd.push({ before, number, span: numberSpan });
    }
    const [only] = odd;
    if (items.length < 3 || odd.length !== 1 || !only)
        return null;
    return only.number === 1 && only.before > 1 ? null : only;
}

;// CONCATENATED MODULE: ./.build/rules/steps-empty.js



const stepsEmpty = skillRule({
    id: 'steps-empty',
    summary: 'A list of steps has no steps.',
    why: 'A reader that runs the list is done at once and reports success, and one that falls back to the body may not do so when the key is there.',
    cure: 'Fill the list or remove the key.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/day/SKILL.md': '---\nname: day\ndescription: Plans a day.\nmetadata:\n  [|steps|]: []\n---\nPlan.\n',
        },
        good: { 'skills/day/SKILL.md': '---\nname: day\ndescription: Plans a day.\nsteps: [Ask, Plan]\n---\nPlan.\n' },
    },
    *check(skill) {
        if ((skill.frontmatter.yaml?.faults.length ?? 0) > 0)
            return;
        for (const { where, keySpan, value, items } of skill.stepLists) {
            const node = (0,source_yaml/* resolved */.L$)(value);
            const nothing = node?.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(node) === 'null';
            if (!nothing && !(node?.kind === 'list' && items.length === 0))
                continue;
            yield {
                message: `\`${where}\` has no steps. A reader of the list is done at once and reports success. Fill it or remove the key.`,
                at: { path: skill.filePath, span: keySpan },
                name: where,
            };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/steps-not-list.js



const stepsNotList = skillRule({
    id: 'steps-not-list',
    summary: '`steps` is no list.',
    why: 'Readers of `steps` want a list of texts. From a text or a map they get no step, or they refuse the file.',
    cure: 'Write one `- step` a line.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/day/SKILL.md': '---\nname: day\ndescription: Plans a day.\n[|steps|]: Ask, then plan\n---\nPlan.\n',
        },
        good: {
            'skills/day/SKILL.md': '---\nname: day\ndescription: Plans a day.\nsteps:\n  - Ask\n  - Plan\n---\nPlan.\n',
        },
    },
    *check(skill, analysis) {
        if ((skill.frontmatter.yaml?.faults.length ?? 0) > 0)
            return;
        for (const verdict of analysis.verdicts.get(skill)?.values() ?? []) {
            if (verdict.reasons.some(({ code }) => code === 'steps-type'))
                return;
        }
        for (const { where, keySpan, value } of skill.stepLists) {
            const node = (0,source_yaml/* resolved */.L$)(value);
            // The standard maps text to text under `metadata`, so a text is right there and a map is told by the verdict.
            if (!node || node.kind === 'list' || where !== 'steps')
                continue;
            if (node.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(node) === 'null')
                continue;
            yield {
                message: `\`steps\` is ${(0,yaml_scalar/* kindWords */.Gk)(value)}, where a list is meant. A reader of steps finds none. Write one \`- step\` a line below it.`,
                at: { path: skill.filePath, span: keySpan },
                name: 'steps',
            };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/suppression-without-reason.js

const suppressionWithoutReason = skillRule({
    id: 'suppression-without-reason',
    summary: 'An ignore comment gives no reason.',
    why: 'Nobody can tell later whether the finding was wrong, accepted or forgotten, so the comment stays for ever.',
    cure: 'Write the reason behind a colon: `skillproof-ignore RULE: reason`.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\n[|<!-- skillproof-ignore link-missing -->|]\n[the table](table.md)\n',
            'skills/tide/table.md': '# Table\n',
        },
        good: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\n<!-- skillproof-ignore link-missing: made at run time -->\n[the table](table.md)\n',
            'skills/tide/table.md': '# Table\n',
        },
    },
    *check(skill) {
        for (const { rule, reason, span } of skill.suppressions) {
            if (reason.trim() !== '')
                continue;
            const spoken = rule === '*' ? 'every rule' : `\`${rule}\``;
            const message = `This comment silences ${spoken} and does not say why, so nobody can tell later whether it still holds. Write the reason behind a colon: \`skillproof-ignore ${rule === '*' ? 'RULE' : rule}: reason\`.`;
            yield { message, at: { path: skill.filePath, span }, name: rule };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/tab-after-colon.js



const tabAfterColon = skillRule({
    id: 'tab-after-colon',
    summary: 'A tab stands between a colon and its value.',
    why: 'YAML allows a tab there, but PyYAML and the readers built on it refuse the file: "found character that cannot start any token". An eye does not see the difference.',
    cure: 'Replace the tab with one blank.',
    severity: 'warning',
    examples: {
        bad: { 'skills/count/SKILL.md': '---\nname: count\ndescription:[|\t|]Counts the open tasks.\n---\nCount.\n' },
        good: { 'skills/count/SKILL.md': '---\nname: count\ndescription: Counts the open\ttasks.\n---\nCount.\n' },
    },
    *check(skill, analysis) {
        const root = skill.frontmatter.yaml?.root;
        const told = new Set();
        for (const verdict of analysis.verdicts.get(skill)?.values() ?? []) {
            for (const { code, span } of verdict.reasons)
                if (code === 'tab-in-value' && span)
                    told.add(span.start);
        }
        for (const { key } of root ? pairsIn(root) : []) {
            const match = /^\s*:[ ]*(?=\t)/.exec(skill.file.text.slice(key.span.end, key.span.end + 40));
            if (!match || key.value === '')
                continue;
            const at = key.span.end + match[0].length;
            if (told.has(at))
                continue;
            yield {
                message: `A tab stands between \`${key.value}:\` and its value. ` +
                    'Some YAML readers take it, others (PyYAML) refuse the whole file over it. Write one blank instead.',
                at: { path: skill.filePath, span: (0,source_span/* spanOf */.ee)(at, at + 1) },
                name: key.value,
            };
        }
    },
});
function* pairsIn(node) {
    if (node.kind === 'alias')
        return;
    const inner = (0,source_yaml/* resolved */.L$)(node);
    if (inner?.kind === 'list')
        for (const item of inner.items)
            yield* pairsIn(item);
    if (inner?.kind !== 'map')
        return;
    for (const pair of inner.pairs) {
        yield pair;
        yield* pairsIn(pair.value);
    }
}

;// CONCATENATED MODULE: ./.build/rules/verdict-unknown.js

const verdictUnknown = verdictRule({
    id: 'verdict-unknown',
    summary: 'What a targeted runtime does with the skill cannot be said.',
    why: 'Neither its documentation nor a run of it tells. A guess would be worth less than the silence it breaks.',
    cure: 'Write the form that the runtime documents, or give the recipe that is missing.',
    severity: 'note',
    outcome: 'unknown',
    // Nothing was checked in such a file, and a gate that lets it pass would vouch for it.
    severityOf: (cause) => (cause.code === 'file-unreadable' ? 'error' : 'note'),
    runtimes: ['cleveragents'],
    examples: {
        bad: { 'skills/x/SKILL.md': '---\nname: [|x|]\ndescription: Does x.\n---\nDo x.\n' },
        good: { 'skills/x/SKILL.md': '---\nname: local/x\ndescription: Does x.\n---\nDo x.\n' },
    },
});

;// CONCATENATED MODULE: ./.build/rules/version-not-semantic.js

const versions = new Set(['version-not-semver', 'min-agent-version-not-semver']);
const versionNotSemantic = verdictRule({
    id: 'version-not-semantic',
    summary: 'A version that a targeted runtime documents as semantic is none.',
    why: 'It cannot be compared: `1.2` is neither older nor newer than `1.2.0` by semver.org.',
    cure: 'Write three numbers, such as "1.2.0", in quotes.',
    severity: 'warning',
    outcome: 'ignored',
    runtimes: ['cleveragents'],
    speaks: (cause) => versions.has(cause.code),
    examples: {
        bad: { 'skills/x/SKILL.md': '---\nname: local/x\ndescription: Does x.\nversion: [|"one"|]\n---\nDo x.\n' },
        good: { 'skills/x/SKILL.md': '---\nname: local/x\ndescription: Does x.\nversion: "1.0.0"\n---\nDo x.\n' },
    },
});

;// CONCATENATED MODULE: ./.build/rules/xml-tag-in-description.js



const xmlTagInDescription = skillRule({
    id: 'xml-tag-in-description',
    summary: 'Something shaped like an XML tag stands in the description.',
    why: 'The hosted upload check refuses a description with XML tags. Clients put descriptions into XML for the model, one strips tags, and a placeholder or a generic type in angle brackets looks like markup to all of them.',
    cure: 'Write placeholders and types without angle brackets: `NAME`, `List of int`.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/slices/SKILL.md': '---\nname: slices\ndescription: Speeds up code with Span[|<T>|] in hot loops.\n---\nGo.\n',
        },
        good: {
            'skills/slices/SKILL.md': '---\nname: slices\ndescription: For width < 40 or height > 90, maps input -> output.\n---\nGo.\n',
        },
    },
    *check(skill) {
        const field = skill.frontmatter.fields.get('description');
        const node = field ? (0,source_yaml/* resolved */.L$)(field.value) : null;
        if (!field || node?.kind !== 'scalar')
            return;
        const tag = tagShaped.exec(node.value)?.[0];
        if (tag === undefined)
            return;
        const at = skill.file.slice(node.span).indexOf(tag);
        const start = node.span.start + at;
        // A long unbroken word may be a secret.
        const shown = tag.replace(/[\w+/=-]{24,}/g, '…');
        yield {
            message: `\`${shown}\` in the description has the shape of an XML tag. The upload check of claude.ai and of the API refuses ` +
                'such a description, and a model that gets it inside XML may read it as markup. Write it without angle brackets.',
            at: { path: skill.filePath, span: at < 0 ? field.value.span : (0,source_span/* spanOf */.ee)(start, start + tag.length) },
            name: shown,
        };
    },
});
/** A letter right behind `<`, no blank or arrow right before `>`, and no address: `< 40`, `<-`, `->` and links are none. */
const tagShaped = /<\/?(?![\w.+-]+:\/\/|[\w.+-]+@)[\p{L}_](?:[^<>]{0,80}[^<>\s=-])?>/u;

;// CONCATENATED MODULE: ./.build/rules/index.js

















































/** Sorted by id; the rules' page follows this order. */
const rules = [
    allowedToolsCommas,
    allowedToolsWildcard,
    anchorInFrontmatter,
    bodyEmpty,
    bodyOverBudget,
    bodyUnreadable,
    brokenLink,
    commentCutsValue,
    fileNameCase,
    flatSkillFile,
    folderNamedSkillMd,
    folderWithoutSkill,
    gitLfsPointer,
    hiddenCharacter,
    ignoredByGit,
    keyIgnored,
    keyValueType,
    linesOverBudget,
    linkAnchor,
    linkBackslash,
    linkCase,
    linkLeavesSkill,
    linkMissing,
    linkOutsideTree,
    lookAlikeCharacter,
    markdownFenceOpen,
    metadataOverBudget,
    misspelledKey,
    nestedSkill,
    notPortable,
    olderReleaseDrops,
    readsAsBoolean,
    reservedWordInName,
    secondFrontmatter,
    secretInText,
    skillAltered,
    skillDropped,
    skillWithheld,
    stepDuplicate,
    stepFileMissing,
    stepNotText,
    stepNumbering,
    stepsEmpty,
    stepsNotList,
    suppressionWithoutReason,
    tabAfterColon,
    verdictUnknown,
    versionNotSemantic,
    xmlTagInDescription,
];

;// CONCATENATED MODULE: ./.build/runtimes/reader-lines.js

/** What google/adk-go does: frontmatter.go, read line by line (main at 0a51e15, 2026-08-21). */
function readLines(text) {
    const opening = /^---\r?\n/.exec(text);
    if (!opening)
        return { missing: 'opening' };
    const yamlStart = opening[0].length;
    const closing = /^---\r?\n/gm;
    closing.lastIndex = yamlStart;
    const match = closing.exec(text);
    if (!match)
        return { missing: 'closing' };
    return { yaml: (0,source_span/* spanOf */.ee)(yamlStart, match.index), bodyStart: match.index + match[0].length };
}

;// CONCATENATED MODULE: ./.build/runtimes/present-adk.js

/** Resources above this size, in bytes, are refused (load_skill_resource.go). */
const ADK_RESOURCE_LIMIT = 10_485_760;
/** ADK hands out the body as it stands and serves three folders (toolset.go:34-48, load_skill_resource.go). */
function presentByAdk(skill) {
    const read = readLines(skill.file.text);
    const name = skill.name?.value ?? '';
    return {
        metadata: `${name}: ${skill.description?.value ?? ''}`,
        instructions: 'missing' in read ? '' : skill.file.text.slice(read.bodyStart),
        framing: null,
        resources: skill.bundle.resources.map((resource) => ({
            path: resource.path,
            why: unserved(resource),
        })),
    };
}
/** Why `load_skill_resource` does not serve a file; null for one it serves. */
function unserved(resource) {
    if (resource.tier === 'other')
        return 'only references/, assets/ and scripts/ are served';
    return resource.bytes > ADK_RESOURCE_LIMIT ? `larger than ${ADK_RESOURCE_LIMIT} bytes` : null;
}

;// CONCATENATED MODULE: ./.build/runtimes/reason-yaml.js

const quoteValue = (_subject, key) => `Put the whole value${key ? ` of \`${key}\`` : ''} in quotes, or write it as a folded block (\`>-\`).`;
const reason_yaml_words = {
    'alias-bomb': {
        says: () => `Aliases unfold into more than ${source_yaml/* YAML_EXPANSION_LIMIT */.kj} values`,
        cure: () => 'Write the values out, without anchors and aliases.',
    },
    'bad-directive': {
        says: () => 'A line starts with a percent sign, which YAML takes for a directive',
        cure: () => 'Remove the line.',
    },
    'bad-escape': {
        says: (value, subject) => `\`${subject}\` in ${value} is no YAML escape`,
        cure: () => 'Use single quotes around the value, or write each backslash twice.',
    },
    'bad-indentation': {
        says: (value) => `This line near ${value} is indented by a number of blanks that fits no line above it`,
        cure: () => 'Indent it like its siblings, with blanks.',
    },
    'colon-in-plain-value': {
        says: (value) => `A colon followed by a blank stands unquoted in ${value}, and YAML starts a new key there`,
        cure: quoteValue,
    },
    'control-character': {
        says: (_value, subject) => `The control character ${subject} stands in the frontmatter, where YAML allows none`,
        cure: () => 'Remove it.',
    },
    'duplicate-key': {
        says: (_value, subject) => `The key \`${subject}\` stands twice`,
        cure: (subject) => `Keep one \`${subject}\`; quotes do not make a different key.`,
    },
    'indicator-at-start': {
        says: (value, subject) => `${upper(value)} starts with \`${subject}\`, which YAML keeps for itself`,
        cure: quoteValue,
    },
    'invalid-yaml': {
        says: () => 'The frontmatter is no YAML from here on',
        cure: () => 'Write it as `key: value` lines.',
    },
    'key-not-text': {
        says: () => 'A bracket or brace stands where a key is meant',
        cure: () => 'Put the value in quotes, or fill in the placeholder.',
    },
    'line-without-colon': {
        says: () => 'This line is no `key: value`, nor does its indentation make it part of the value above',
        cure: () => 'Put a blank behind the colon, or indent the line below its key.',
    },
    'list-on-key-line': {
        says: (value) => `A list item stands on the key's own line, in ${value}`,
        cure: (_subject, key) => `Put the list on lines of its own below \`${key ?? 'the key'}\`, or put the value in quotes.`,
    },
    'tab-indentation': { says: () => 'A tab indents this line, and YAML allows blanks only', cure: () => 'Use blanks.' },
    'text-after-block-indicator': {
        says: (value, subject) => `Text stands on the line of the block sign \`${subject}\`, in ${value}`,
        cure: () => 'Start the text on the next line, indented; or put the value in quotes.',
    },
    'text-after-bracket': {
        says: (value, subject) => `Text goes on behind the closing \`${subject}\`, in ${value}, so that it is neither a list nor text`,
        cure: quoteValue,
    },
    'text-after-quote': {
        says: (value) => `Text goes on behind the closing quote, in ${value}`,
        cure: () => 'Wrap the whole value in the other kind of quotes, or double the quotes inside of it.',
    },
    'unclosed-bracket': {
        says: (value, subject) => `The \`${subject}\` in ${value} is never closed`,
        cure: () => 'Close it, or put the whole value in quotes.',
    },
    'unclosed-quote': {
        says: (value, subject) => `The quote ${subject} in ${value} is never closed`,
        cure: () => 'Close it at the end of the value.',
    },
    'undefined-alias': {
        says: (value, subject) => `\`*${subject}\` in ${value} is an alias, and nothing is called \`&${subject}\``,
        cure: quoteValue,
    },
    'yaml-too-deep': {
        says: () => `The frontmatter nests deeper than ${source_yaml/* YAML_DEPTH_LIMIT */.Mt} levels`,
        cure: () => 'Keep it flat.',
    },
    'yaml-too-large': {
        says: () => `The frontmatter has more than ${source_yaml/* YAML_UNITS_LIMIT */.iZ} characters and was not read`,
        cure: () => 'Keep the text in the body.',
    },
};
/** A fault of the YAML block, worded once for every runtime that stumbles over it. */
function yamlReason(fault, effect = 'dropped') {
    const value = fault.key ? `the value of \`${fault.key}\`` : 'the frontmatter';
    const subject = fault.subject ?? '';
    const { says, cure } = reason_yaml_words[fault.code];
    return {
        code: fault.code,
        effect,
        message: `${says(value, subject)}.`,
        cure: cure(subject, fault.key),
        span: fault.span,
        ...(fault.key ? { name: fault.key } : {}),
    };
}
function upper(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-go-yaml.js





/** gopkg.in/yaml.v3 v3.0.1, as far as a frontmatter meets it. Checked against core-agent.md, appendix A (run). */
function readGoYaml(file, span) {
    const document = parseLoosely(file.text, span);
    const refusals = document.faults.map((fault) => yamlReason(fault));
    const separator = /[\u0085\u2028\u2029]/g;
    separator.lastIndex = span.start;
    const match = separator.exec(file.text);
    if (match && match.index < span.end && document.root && inPlain(document.root, match.index)) {
        const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        const message = `U+${code} in an unquoted value ends the line for YAML 1.1 readers, so the value breaks off there.`;
        refusals.push(reason('line-separator', 'dropped', message, 'Replace it with a blank.', (0,source_span/* spanOf */.ee)(match.index, match.index + 1)));
    }
    if (file.encoding === 'not-utf-8' && refusals.length === 0 && badCharacterIn(file, span)) {
        const at = file.text.indexOf('\uFFFD', span.start);
        const message = `The frontmatter is not UTF-8: byte ${file.badByte ?? 0} does not fit.`;
        refusals.push(reason('not-utf-8', 'dropped', message, 'Save the file as UTF-8.', (0,source_span/* spanOf */.ee)(at, at + 1)));
    }
    return { root: document.root, refusals: refusals.slice(0, 1) };
}
/**
 * yaml.v3 lets a quoted value or a bracket go on in the first column, which YAML 1.2 and the `yaml` package refuse.
 * A line end inside of either folds into a blank, so putting the blank there keeps the value and every offset.
 */
function parseLoosely(text, span) {
    const strict = (0,source_yaml/* parseYaml */.hN)(text, span.start, span.end);
    const fault = strict.faults[0];
    if (fault?.code !== 'unclosed-quote' && fault?.code !== 'unclosed-bracket')
        return strict;
    const open = text[fault.span.start];
    const closing = open === '[' ? ']' : open === '{' ? '}' : open;
    const end = closing ? text.indexOf(closing, fault.span.start + 1) : -1;
    if (end < 0 || end >= span.end)
        return strict;
    const folded = text.slice(fault.span.start, end).replaceAll(/\r?\n/g, (lineEnd) => ' '.repeat(lineEnd.length));
    const loose = (0,source_yaml/* parseYaml */.hN)(text.slice(0, fault.span.start) + folded + text.slice(end), span.start, span.end);
    return loose.faults.length === 0 ? loose : strict;
}
function badCharacterIn(file, span) {
    const at = file.text.indexOf('\uFFFD', span.start);
    return at >= 0 && at < span.end;
}
function inPlain(node, at) {
    if (at < node.span.start || at > node.span.end)
        return false;
    if (node.kind === 'scalar')
        return node.style === 'plain';
    if (node.kind === 'list')
        return node.items.some((item) => inPlain(item, at));
    if (node.kind === 'map')
        return node.pairs.some((pair) => inPlain(pair.key, at) || inPlain(pair.value, at));
    return false;
}
/** The pairs of a map with `<<` merged in, as yaml.v3 does: a key of the map itself wins. */
function mergedPairs(map) {
    const own = map.pairs.filter((pair) => pair.key.value !== '<<' || pair.key.style !== 'plain');
    if (own.length === map.pairs.length)
        return map.pairs;
    const names = new Set(own.map((pair) => pair.key.value));
    const merged = [...own];
    for (const pair of map.pairs) {
        if (own.includes(pair))
            continue;
        const value = (0,source_yaml/* resolved */.L$)(pair.value);
        const maps = value?.kind === 'list' ? value.items.map((item) => (0,source_yaml/* resolved */.L$)(item)) : [value];
        for (const each of maps) {
            if (each?.kind !== 'map')
                continue;
            for (const inner of each.pairs) {
                if (!names.has(inner.key.value))
                    merged.push(inner);
                names.add(inner.key.value);
            }
        }
    }
    return merged;
}
/** What yaml.v3 stores in a Go string: the scalar's own text, whatever type it has; nothing for null. Null for a list or map. */
function goString(node) {
    const value = (0,source_yaml/* resolved */.L$)(node);
    if (value?.kind !== 'scalar')
        return null;
    return (0,yaml_scalar/* scalarKind */.b)(value) === 'null' ? '' : value.value;
}

;// CONCATENATED MODULE: ./.build/runtimes/reason-fence.js
const reason_fence_words = {
    'blank-after-opening-dashes': {
        says: () => 'White space stands behind the opening dashes; some loaders trim it, others see no frontmatter.',
        cure: 'Remove it: the first line is exactly three dashes.',
    },
    'byte-order-mark': {
        says: () => 'A byte order mark stands before the first line, so the file does not start with three dashes.',
        cure: 'Save the file as UTF-8 without a byte order mark.',
    },
    'closing-dashes-sloppy': {
        says: (detail) => `The closing line is not exactly three dashes: ${detail}.`,
        cure: 'Close the frontmatter with a line of exactly three dashes.',
    },
    'content-before-frontmatter': {
        says: (detail) => `The file starts with ${detail}, and the frontmatter stands below it, where no loader looks.`,
        cure: 'Move the frontmatter to the very first line.',
    },
    'escaped-dashes': {
        says: () => 'The opening dashes are escaped with a backslash, so there is no frontmatter.',
        cure: 'Remove the backslash before the opening and the closing dashes.',
    },
    'frontmatter-in-code-fence': {
        says: () => 'The frontmatter is wrapped in a code fence, so it is an example and no frontmatter.',
        cure: 'Remove the fence lines; the first line is exactly three dashes.',
    },
    'frontmatter-missing': {
        says: () => 'There is no frontmatter: the first line is not three dashes.',
        cure: 'Start the file with a block of `---`, `name:`, `description:`, `---`.',
    },
    'frontmatter-not-closed': {
        says: (detail) => `The frontmatter opened here is never closed${detail ? `; it probably ends before ${detail}` : ''}.`,
        cure: 'Close it with a line of exactly three dashes.',
    },
    'line-ends-carriage-return': {
        says: () => 'The lines end in lone carriage returns, so most loaders see one long line and no frontmatter.',
        cure: 'Save the file with LF line ends.',
    },
    'no-line-end-after-closing-dashes': {
        says: () => 'The file ends right behind the closing dashes, without a line end.',
        cure: 'End the closing line with a line feed, and write a body.',
    },
    'not-utf-8': {
        says: (detail) => detail.startsWith('byte')
            ? `The file is not UTF-8: ${detail} does not fit.`
            : `The file is ${detail}, not UTF-8, so no loader finds its frontmatter.`,
        cure: 'Save the file as UTF-8.',
    },
    'text-on-opening-line': {
        says: (detail) => `The first line is \`${detail}\`, which opens no frontmatter.`,
        cure: 'Make the first line exactly three dashes.',
    },
};
/** A fault of the lines of dashes, worded once for every runtime that stumbles over it. */
function fenceReason(fault, effect = 'dropped') {
    const { says, cure } = reason_fence_words[fault.code];
    return { code: fault.code, effect, message: says(fault.detail.slice(0, 60)), cure, span: fault.span };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-adk.js








/** Keys that google/adk-go's frontmatter has a field for. */
const adkKeys = new Set([
    'name',
    'description',
    'license',
    'compatibility',
    'metadata',
    'allowed-tools',
]);
function adkValue(node) {
    return node ? { text: goString(node), node } : null;
}
/**
 * What google/adk-go checks once the YAML is read: frontmatter.go:201-233 (main at 0a51e15, 2026-08-21). Lengths are
 * bytes of UTF-8. It stops at its first complaint; all of them are told here, for each would stop it.
 */
function adkReasons(fields, tools) {
    return [
        ...nameReasons(fields),
        ...descriptionReasons(fields),
        ...textReasons(fields),
        ...metadataReasons(fields.metadata),
        ...toolReasons(fields.allowedTools, tools),
    ];
}
function nameReasons({ name, folder, opening }) {
    if (!name)
        return [missing('name', opening, folder)];
    if (name.text === null)
        return [wrongType('name-type', 'dropped', 'name', name.node, 'text')];
    if (name.text === '')
        return [empty('name', name.node.span)];
    const form = nameForm(name.text, 'ascii', 'bytes', name.node.span);
    if (folder === null || folder === name.text)
        return form;
    return [...form, folderMismatch(name.text, folder, 'dropped', name.node.span)];
}
function descriptionReasons(fields) {
    const { description, opening } = fields;
    if (!description)
        return [missing('description', opening, null)];
    const { text, node } = description;
    if (text === null)
        return [wrongType('description-type', 'dropped', 'description', node, 'text')];
    if (text === '')
        return [empty('description', fields.descriptionKey ?? node.span)];
    const bytes = new TextEncoder().encode(text).length;
    return bytes > 1024 ? [tooLong('description', 'dropped', text, 1024, 'bytes', node.span)] : [];
}
function textReasons({ license, compatibility }) {
    const found = [];
    if (license && license.text === null) {
        found.push(wrongType('license-type', 'dropped', 'license', license.node, 'text'));
    }
    if (!compatibility)
        return found;
    if (compatibility.text === null) {
        found.push(wrongType('compatibility-type', 'dropped', 'compatibility', compatibility.node, 'text'));
    }
    else if (new TextEncoder().encode(compatibility.text).length > 500) {
        found.push(tooLong('compatibility', 'dropped', compatibility.text, 500, 'bytes', compatibility.node.span));
    }
    return found;
}
function metadataReasons(metadata) {
    const node = metadata ? (0,source_yaml/* resolved */.L$)(metadata) : null;
    if (!metadata || !node || (node.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(node) === 'null'))
        return [];
    if (node.kind !== 'map')
        return [wrongType('metadata-type', 'dropped', 'metadata', metadata, 'a map')];
    return node.pairs.flatMap((pair) => {
        const value = (0,source_yaml/* resolved */.L$)(pair.value);
        if (value?.kind === 'scalar' || !value)
            return [];
        return [metadataValue(pair.key.value, pair.value, pair.key.span, 'dropped')];
    });
}
/** A list or map in metadata stands on its key, so that the place is the line an author has to change. */
function metadataValue(key, value, keySpan, effect) {
    const message = `\`metadata.${key}\` is ${(0,yaml_scalar/* kindWords */.Gk)(value)}; metadata maps text to text.`;
    const scalar = (0,source_yaml/* resolved */.L$)(value)?.kind === 'scalar';
    const cure = scalar ? 'Put the value in quotes.' : 'Write it as one text in quotes, or leave it out.';
    return { ...reason('metadata-value-type', effect, message, cure, scalar ? value.span : keySpan), name: key };
}
function toolReasons(value, tools) {
    const node = value ? (0,source_yaml/* resolved */.L$)(value) : null;
    if (!value || !node)
        return [];
    const wrong = () => [wrongType('allowed-tools-type', 'dropped', 'allowed-tools', value, 'a list of texts')];
    if (node.kind === 'map')
        return wrong();
    if (node.kind === 'list')
        return node.items.every((item) => (0,source_yaml/* resolved */.L$)(item)?.kind === 'scalar') ? [] : wrong();
    const kind = (0,yaml_scalar/* scalarKind */.b)(node);
    if (kind === 'null')
        return [];
    if (tools === 'list')
        return [toolsForm(node.span, 'dropped')];
    if (kind !== 'text')
        return wrong();
    return unbalanced(node.value, value, 'dropped');
}
function toolsForm(span, effect) {
    const message = '`allowed-tools` is one text; only a YAML list is read.';
    return reason('allowed-tools-form', effect, message, 'Write the tools as a list, one `- Tool` a line.', span);
}
/** A tool whose parentheses do not match (frontmatter.go:61-127); only parentheses count, quotes do not. */
function unbalanced(text, value, effect) {
    for (const { tool, at } of cutTools(text)) {
        let depth = 0;
        for (const unit of tool) {
            if (unit === '(')
                depth += 1;
            else if (unit === ')')
                depth -= 1;
            if (depth < 0)
                break;
        }
        if (depth === 0)
            continue;
        const node = (0,source_yaml/* resolved */.L$)(value);
        const plain = node?.kind === 'scalar' && node.style === 'plain';
        const start = value.span.start + (plain ? at : 0);
        const shown = tool.split(/\s/)[0] ?? tool;
        const span = plain ? (0,source_span/* spanOf */.ee)(start, start + shown.length) : value.span;
        const message = `A parenthesis of \`${shown}\` in \`allowed-tools\` has no partner, so the text cannot be cut into tools.`;
        return [{ ...reason('allowed-tools-parenthesis', effect, message, 'Close it, or remove it.', span), name: shown }];
    }
    return [];
}
/** Everything ADK's parser says to a SKILL.md as it stands: fences by exact lines, yaml.v3, six keys, then the fields. */
function adkContent(skill, tools) {
    const { file } = skill;
    const read = readLines(file.text);
    if ('missing' in read)
        return fenceReasons(skill, read.missing);
    const { root, refusals } = readGoYaml(file, read.yaml);
    if (refusals.length > 0)
        return [...refusals];
    const opening = (0,source_span/* spanOf */.ee)(0, 3);
    const map = root ? (0,source_yaml/* resolved */.L$)(root) : null;
    if (!map || (map.kind === 'scalar' && map.style === 'empty')) {
        return [
            reason('frontmatter-empty', 'dropped', 'The frontmatter is empty.', 'Add `name:` and `description:`.', opening),
        ];
    }
    if (map.kind !== 'map')
        return [wrongType('not-a-mapping', 'dropped', 'The frontmatter', map, '`key: value` lines')];
    const pairs = mergedPairs(map);
    return [...unknownKeys(pairs), ...adkReasons(adkFields(pairs, opening, skill.folder), tools)];
}
/** What the author's own faults say about a block that is not there for a reader of exact lines. */
function fenceReasons(skill, missing) {
    const faults = skill.frontmatter.faults.map((fault) => fenceReason(fault));
    if (faults.length > 0)
        return faults.slice(0, 1);
    const code = missing === 'opening' ? 'frontmatter-missing' : 'frontmatter-not-closed';
    return [fenceReason({ code, span: skill.frontmatter.opening ?? (0,source_span/* spanOf */.ee)(0, 0), detail: '' })];
}
function unknownKeys(pairs) {
    const unknown = pairs.filter((pair) => !adkKeys.has(pair.key.value));
    const first = unknown[0];
    if (!first)
        return [];
    const names = unknown.map((pair) => `\`${pair.key.value}\``);
    const keys = names.length === 1 ? `The key ${names[0]} is` : `The keys ${names.join(', ')} are`;
    const message = `${keys} none of the six that the loader knows (${[...adkKeys].join(', ')}).`;
    const cure = 'Move it under `metadata:` as text, or leave it out.';
    return [{ ...reason('unknown-key', 'dropped', message, cure, first.key.span), name: first.key.value }];
}
function adkFields(pairs, opening, folder) {
    const value = (name) => pairs.find((pair) => pair.key.value === name)?.value ?? null;
    return {
        name: adkValue(value('name')),
        description: adkValue(value('description')),
        license: adkValue(value('license')),
        compatibility: adkValue(value('compatibility')),
        metadata: value('metadata'),
        allowedTools: value('allowed-tools'),
        descriptionKey: keyOfEmpty(pairs, 'description'),
        opening,
        folder,
    };
}
/** The key of a value that is empty without quotes; null for any other. */
function keyOfEmpty(pairs, name) {
    const pair = pairs.find((each) => each.key.value === name);
    const value = pair ? (0,source_yaml/* resolved */.L$)(pair.value) : null;
    const quoted = value?.kind === 'scalar' && (value.style === 'single' || value.style === 'double');
    return pair && !quoted ? pair.key.span : null;
}

;// CONCATENATED MODULE: ./.build/runtimes/reason-place.js



/** The very start of a file: where a finding about its place stands. */
const reason_place_top = (0,source_span/* spanOf */.ee)(0, 0);
/** Why a loader that lists the real folders right below its root, and nothing deeper, never sees a skill. */
function notListed(skill) {
    const { place } = skill;
    if (skill.insideSkill !== null)
        return [insideAnother(skill, 'dropped')];
    const link = linkedFolder(skill);
    if (link)
        return [link];
    if (!place.named || place.depth === 1)
        return [];
    if (place.depth === 0) {
        const message = 'This SKILL.md stands in the root of the skills itself, with no folder of its own.';
        return [reason('root-file', 'dropped', message, `Move it to \`${skillFolder(skill)}/SKILL.md\`.`, reason_place_top)];
    }
    const message = `The skill stands ${place.depth} folders below \`${place.root}\`; only the folders right below it are listed.`;
    return [
        reason('too-deep', 'dropped', message, `Move the folder up, to \`${place.root}/${skill.folder ?? ''}\`.`, reason_place_top),
    ];
}
function insideAnother(skill, effect) {
    const message = `This SKILL.md stands inside the skill \`${skill.insideSkill ?? ''}\`; only loaders that search deep see it.`;
    const cure = 'Leave it where it is a template or a sample; move it beside the other skill where it is meant to be loaded.';
    return reason('inside-another-skill', effect, message, cure, reason_place_top);
}
function linkedFolder(skill) {
    const link = skill.linkedFrom.find((each) => each === skill.path);
    if (!link)
        return null;
    const message = 'The folder of this skill is a symbolic link, and only real folders are listed.';
    const cure = 'Put the folder itself here, or copy it when the skills are deployed.';
    return reason('linked-folder', 'dropped', message, cure, reason_place_top);
}
function skillFolder(skill) {
    const name = skill.name?.value.trim();
    const usable = name && /^[\p{L}\p{N}_-]+$/u.test(name) && name !== skill.folder;
    return `${skill.place.root}/${usable ? name : 'its-name'}`;
}
/** A SKILL.md that could not be opened. What is only too large for us may well be read by a runtime. */
function unreadable(skill) {
    if (skill.unreadable === null)
        return [];
    const effect = skill.file.bytes > SKILL_BYTES_LIMIT ? 'unknown' : 'dropped';
    const message = `The file cannot be read: ${skill.unreadable}.`;
    const cure = 'Make it a regular file that can be read, of a size that a model can take.';
    return [reason('file-unreadable', effect, message, cure, null)];
}

;// CONCATENATED MODULE: ./.build/runtimes/adk-go.js




const adk_go_source = 'google/adk-go@0a51e15, tool/skilltoolset/skill';
const traits = { silent: false, blast: 'catalog' };
const adkGo = {
    id: 'adk-go',
    title: 'ADK for Go, the skill package on its own',
    version: 'v1.6.0 and later, main at 0a51e15',
    evidence: [
        { basis: 'observed', cite: `${adk_go_source}/frontmatter.go, parser run on 183 files`, date: '2026-08-21' },
        {
            basis: 'source',
            cite: `${adk_go_source}/filesystem_source.go:55-79, one bad skill ends the listing`,
            date: '2026-08-21',
        },
        { basis: 'source', cite: 'google/adk-go@0a51e15, internal/skilltool/load_skill_resource.go', date: '2026-08-21' },
    ],
    discovery: 'The real folders right below the given root; SKILL.md by that exact name; links are not followed.',
    wellKnown: true,
    ...traits,
    load,
    present: presentByAdk,
    examples: [
        {
            title: 'a key that the standard does not know',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|version|]: 1.0.0\n---\nB\n' },
            status: 'dropped',
            reason: 'unknown-key',
        },
        {
            title: 'a colon in an unquoted value',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'dropped',
            reason: 'colon-in-plain-value',
        },
        {
            title: 'the closing line has no line end',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|---|]' },
            status: 'dropped',
            reason: 'no-line-end-after-closing-dashes',
        },
        {
            title: 'a description of 513 two-byte letters is 1026 bytes',
            files: { 'skills/x/SKILL.md': `---\nname: x\ndescription: [|${'é'.repeat(513)}|]\n---\nB\n` },
            status: 'dropped',
            reason: 'description-too-long',
        },
        {
            title: 'the text form of allowed-tools',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: Bash(git:*) Read\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'three dashes inside a value',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: a --- b\n---\nB\n' },
            status: 'loads',
        },
    ],
};
function load(skill) {
    const away = notListed(skill);
    if (away.length > 0)
        return verdict({ silent: true, blast: 'skill' }, away, adk_go_shown(skill));
    const reasons = unreadable(skill);
    return verdict(traits, reasons.length > 0 ? reasons : adkContent(skill, 'text-or-list'), adk_go_shown(skill));
}
function adk_go_shown(skill) {
    return { name: skill.name?.value ?? null, description: skill.description?.value ?? null };
}

;// CONCATENATED MODULE: ./.build/runtimes/agentskills.js










const agentskills_traits = { silent: true, blast: 'skill' };
/** The six fields of the standard. */
const agentskills_standardKeys = new Set(['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools']);
/** Lines of dashes that clients read in spite of the fault, as the client guide's lenient parsing has it. */
const readAnyway = new Set([
    'blank-after-opening-dashes',
    'closing-dashes-sloppy',
    'no-line-end-after-closing-dashes',
]);
const agentskills = {
    id: 'agentskills',
    title: 'the open Agent Skills standard',
    version: 'specification at agentskills/agentskills@69ef37e',
    evidence: [
        { basis: 'docs', cite: 'agentskills/agentskills@69ef37e, docs/specification.mdx', date: '2026-11-30' },
        {
            basis: 'docs',
            cite: 'agentskills/agentskills@69ef37e, docs/client-implementation/adding-skills-support.mdx',
            date: '2026-11-30',
        },
        { basis: 'observed', cite: 'agentskills/agentskills@69ef37e, skills-ref run on 183 files', date: '2026-08-21' },
    ],
    discovery: 'Any folder with a file called exactly SKILL.md, some four to six folders deep.',
    wellKnown: true,
    ...agentskills_traits,
    load: agentskills_load,
    present,
    examples: [
        {
            title: 'all is as the standard wants it',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: Says what and when.\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a name that differs from its folder',
            files: { 'skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'name-folder-mismatch',
        },
        {
            title: 'an empty line before the block',
            files: { 'skills/x/SKILL.md': '[||]\n---\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'content-before-frontmatter',
        },
        {
            title: 'a number in metadata',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata:\n  v: [|1.0|]\n---\nB\n' },
            status: 'altered',
            reason: 'metadata-value-type',
        },
        {
            title: 'a key that the standard does not know',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|model|]: opus\n---\nB\n' },
            status: 'loads',
            reason: 'key-ignored',
        },
    ],
};
function agentskills_load(skill, situation) {
    const shown = { name: skill.name?.value ?? null, description: skill.description?.value ?? null };
    if (skill.isSample)
        return verdict(agentskills_traits, [insideAnother(skill, 'unknown')], shown);
    const unread = unreadable(skill);
    if (unread.length > 0)
        return verdict(agentskills_traits, unread, shown);
    const nested = skill.insideSkill === null ? [] : [insideAnother(skill, 'ignored')];
    return verdict(agentskills_traits, [...blockReasons(skill, situation), ...nested], shown);
}
function blockReasons(skill, situation) {
    const { frontmatter } = skill;
    const fence = frontmatter.faults.find((fault) => !readAnyway.has(fault.code));
    if (fence)
        return [fenceReason(fence)];
    const fault = frontmatter.yaml?.faults[0];
    if (fault)
        return [yamlReason(fault)];
    const opening = frontmatter.opening ?? (0,source_span/* spanOf */.ee)(0, 0);
    const root = frontmatter.yaml?.root ? (0,source_yaml/* resolved */.L$)(frontmatter.yaml.root) : null;
    if (!root || (root.kind === 'scalar' && root.value === '')) {
        return [
            reason('frontmatter-empty', 'dropped', 'The frontmatter is empty.', 'Add `name:` and `description:`.', opening),
        ];
    }
    if (root.kind !== 'map')
        return [wrongType('not-a-mapping', 'dropped', 'The frontmatter', root, '`key: value` lines')];
    return [
        ...agentskills_nameReasons(skill, opening),
        ...duplicate(skill, situation),
        ...agentskills_descriptionReasons(skill, opening),
        ...optionalReasons(skill),
        ...ignoredKeys(skill),
    ];
}
function field(skill, name) {
    return skill.frontmatter.fields.get(name)?.value ?? null;
}
function agentskills_nameReasons(skill, opening) {
    const value = field(skill, 'name');
    if (!value)
        return [missing('name', opening, skill.folder)];
    const node = (0,source_yaml/* resolved */.L$)(value);
    if (node?.kind !== 'scalar')
        return [wrongType('name-type', 'dropped', 'name', value, 'text')];
    if (node.value.trim() === '')
        return [empty('name', value.span)];
    const name = node.value.trim().normalize('NFKC');
    const found = [...notText('name', node), ...nameForm(name, 'unicode', 'code points', value.span)];
    if (skill.folder !== null && skill.folder.normalize('NFKC') !== name) {
        found.push(folderMismatch(node.value, skill.folder, 'dropped', value.span));
    }
    return found;
}
/** Of two skills with one name in one folder, the later by path is told. */
function duplicate(skill, { catalog }) {
    const name = skill.name?.value;
    const first = name
        ? catalog.find((other) => other.name?.value === name && (0,source_workspace/* folderOf */.yS)(other.path) === (0,source_workspace/* folderOf */.yS)(skill.path))
        : undefined;
    if (!first || !skill.name || first === skill || first.path > skill.path)
        return [];
    const message = `\`${skill.name.value}\` is also the name of \`${first.path}\`; a client keeps one of them.`;
    return [
        {
            ...reason('duplicate-name', 'dropped', message, 'Give each skill of a root a name of its own.', skill.name.span),
            name: skill.name.value,
            related: { path: first.filePath, span: first.name?.span ?? null, message: 'the other one' },
        },
    ];
}
function agentskills_descriptionReasons(skill, opening) {
    const value = field(skill, 'description');
    if (!value)
        return [missing('description', opening, null)];
    const node = (0,source_yaml/* resolved */.L$)(value);
    if (node?.kind !== 'scalar')
        return [wrongType('description-type', 'dropped', 'description', value, 'text')];
    const key = skill.frontmatter.fields.get('description')?.key.span ?? value.span;
    if (node.value.trim() === '') {
        const shown = node.style === 'single' || node.style === 'double';
        return [empty('description', shown ? value.span : key)];
    }
    const long = lengthIn('code points', node.value) > 1024;
    const length = long ? [tooLong('description', 'dropped', node.value, 1024, 'code points', value.span)] : [];
    return [...notText('description', node), ...length];
}
/** A number, boolean or date where the standard wants text: readers turn it into something else. */
function notText(name, node) {
    const kind = (0,yaml_scalar/* scalarKind */.b)(node);
    if (kind === 'text' || kind === 'null')
        return [];
    const message = `\`${name}: ${node.value.slice(0, 40)}\` is a ${kind} for YAML, where text is meant.`;
    return [{ ...reason('field-not-text', 'altered', message, 'Put the value in quotes.', node.span), name }];
}
function optionalReasons(skill) {
    return [
        ...agentskills_textField(skill, 'license'),
        ...agentskills_textField(skill, 'compatibility'),
        ...agentskills_metadataReasons(skill),
        ...agentskills_toolReasons(skill),
    ];
}
function agentskills_textField(skill, name) {
    const value = field(skill, name);
    const node = value ? (0,source_yaml/* resolved */.L$)(value) : null;
    if (!value || !node)
        return [];
    if (node.kind !== 'scalar')
        return [wrongType(`${name}-type`, 'altered', name, value, 'text')];
    if (name === 'compatibility' && lengthIn('code points', node.value) > 500) {
        return [tooLong('compatibility', 'altered', node.value, 500, 'code points', value.span)];
    }
    return notText(name, node);
}
function agentskills_metadataReasons(skill) {
    const value = field(skill, 'metadata');
    const node = value ? (0,source_yaml/* resolved */.L$)(value) : null;
    if (!value || !node || (node.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(node) === 'null'))
        return [];
    if (node.kind !== 'map')
        return [wrongType('metadata-type', 'altered', 'metadata', value, 'a map')];
    return node.pairs.flatMap((pair) => {
        const inner = (0,source_yaml/* resolved */.L$)(pair.value);
        if (!inner || (inner.kind === 'scalar' && ['text', 'null'].includes((0,yaml_scalar/* scalarKind */.b)(inner))))
            return [];
        return [metadataValue(pair.key.value, pair.value, pair.key.span, 'altered')];
    });
}
function agentskills_toolReasons(skill) {
    const value = field(skill, 'allowed-tools');
    const node = value ? (0,source_yaml/* resolved */.L$)(value) : null;
    if (!value || !node)
        return [];
    if (node.kind === 'scalar') {
        const kind = (0,yaml_scalar/* scalarKind */.b)(node);
        if (kind === 'text')
            return unbalanced(node.value, value, 'dropped');
        return kind === 'null' ? [] : notText('allowed-tools', node);
    }
    const texts = node.kind === 'list' && node.items.every((item) => (0,source_yaml/* resolved */.L$)(item)?.kind === 'scalar');
    return texts
        ? []
        : [wrongType('allowed-tools-type', 'altered', 'allowed-tools', value, 'one text, or a list of texts')];
}
function ignoredKeys(skill) {
    const unknown = [...skill.frontmatter.fields.values()].filter(({ name }) => !agentskills_standardKeys.has(name));
    const first = unknown[0];
    if (!first)
        return [];
    const names = unknown.map(({ name }) => `\`${name}\``).join(', ');
    const message = `The standard does not define ${names}; a client that does not know a key passes over it.`;
    const cure = 'Leave it where a client of yours reads it; move it under `metadata:` otherwise.';
    return [{ ...reason('key-ignored', 'ignored', message, cure, first.key.span), name: first.name }];
}
function present(skill) {
    return {
        metadata: `${skill.name?.value ?? ''}: ${skill.description?.value ?? ''}`,
        instructions: skill.file.text.slice(skill.bodySpan.start).trim(),
        framing: null,
        resources: skill.bundle.resources.map((resource) => ({ path: resource.path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/present-cleveragents.js

const slotNames = (/* unused pure expression or super */ null && (['scripts', 'references', 'assets']));
/** What `AgentSkillSpec.from_file` holds. A value of an undocumented type is left at its default. */
function spec(skill) {
    const version = fieldOf(skill, 'version');
    return {
        name: skill.name?.value ?? '',
        description: skill.description?.value ?? '',
        steps: itemsOf(skill, 'steps').flatMap((content, at) => content.trim() === '' ? [] : [{ index: at + 1, content }]),
        version: version?.kind === 'scalar' && version.value !== '' ? version.value : '0.0.0',
        compatibility: mapOf(skill, 'compatibility'),
        metadata: mapOf(skill, 'metadata'),
        allowed_tools: itemsOf(skill, 'allowed-tools').filter((tool) => tool !== ''),
    };
}
/** The tool descriptor in one of its three states; `absolutePath` is that of the skill's folder. */
function descriptor(skill, state, absolutePath) {
    const { name, description, allowed_tools } = spec(skill);
    const bodies = { discovered: '', activated: bodyOf(skill), deactivated: null };
    return {
        source: 'agent_skill',
        name,
        description,
        read_only: true,
        writes: false,
        agent_skill_path: absolutePath,
        allowed_tools,
        body: bodies[state],
        resource_slots: slotNames
            .filter((slot) => skill.bundle.folders.includes(slot))
            .map((slot) => ({
            name: slot,
            resource_type: `agent_skill_${slot}`,
            access: 'read_only',
            path: `${absolutePath}/${slot}`,
        })),
    };
}
/**
 * The absolute paths of `list_resources()`: the files of the three folders. A file reached through a link lies outside of
 * the skill folder once it is resolved, and the loader returns none of those.
 */
function resourcePaths(skill, absolutePath) {
    return skill.bundle.resources
        .filter(({ tier, linked }) => tier !== 'other' && !linked)
        .map(({ path }) => `${absolutePath}/${path}`);
}
/** The body as `activate()` gives it: without the white space around it, as in the document's example. */
function bodyOf(skill) {
    return skill.file.slice(skill.bodySpan).trim();
}
/** The two conditions of "Error Handling" that are about the folder; null where there is a folder with a SKILL.md. */
function folderError(exists) {
    if (!exists.folder)
        return 'The folder was not found.';
    return exists.skillFile ? null : 'The folder holds no SKILL.md.';
}
/** A field's value with aliases followed; null where the key is absent. */
function fieldOf(skill, name) {
    const value = skill.frontmatter.fields.get(name)?.value;
    return value ? (0,source_yaml/* resolved */.L$)(value) : null;
}
/** One text an item, empty for what is none, so that places in the list hold. */
function itemsOf(skill, name) {
    const value = fieldOf(skill, name);
    if (value?.kind !== 'list')
        return [];
    return value.items.map((item) => {
        const entry = resolved(item);
        return entry?.kind === 'scalar' ? entry.value : '';
    });
}
function mapOf(skill, name) {
    const value = fieldOf(skill, name);
    // Aliases that unfold into a huge value are left folded.
    if (skill.frontmatter.yaml?.faults.some((fault) => fault.code === 'alias-bomb'))
        return {};
    return value?.kind === 'map' ? plainMap(value.pairs) : {};
}
function plainMap(pairs) {
    return Object.fromEntries(pairs.map(({ key, value }) => [key.value, plain(value)]));
}
function plain(node) {
    const value = resolved(node);
    if (value?.kind === 'list')
        return value.items.map(plain);
    return value?.kind === 'map' ? plainMap(value.pairs) : (value?.value ?? '');
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-split.js

/**
 * Cuts a text at its first two runs of three dashes, wherever they stand: what Go's `strings.SplitN(text, "---", 3)` and
 * Python's `text.split("---", 2)` do. Null where there are fewer than two.
 */
function splitOnDashes(text) {
    const first = text.indexOf('---');
    if (first < 0)
        return null;
    const second = text.indexOf('---', first + 3);
    return second < 0 ? null : { yaml: (0,source_span/* spanOf */.ee)(first + 3, second), bodyStart: second + 3 };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-strict-yaml.js





/**
 * StrictYAML (strictyaml 1.7.3 with the YAML reader it ships), as far as a frontmatter meets it: no flow style, anchors,
 * aliases, tags, repeated keys, tabs outside of quoted and block text, nor maps of one parent at uneven depth.
 * Checked against skills-ref 0.1.1 (run 2026-11-30).
 */
function readStrictYaml(text, span) {
    // Python's text files end lines at CR, LF and CRLF alike.
    const source = text.replace(/\r(?!\n)/g, '\n');
    const unprintable = unprintableIn(source, span);
    if (unprintable)
        return { root: null, refusals: [unprintable] };
    const document = parseAnyColumn(source, span);
    const syntax = document.faults.find((fault) => !harmlessToTheTree.has(fault.code));
    const readable = (0,source_span/* spanOf */.ee)(span.start, syntax ? syntax.span.start : span.end);
    const found = [
        ...document.faults.map((fault) => yamlReason(fault, ourLimits.has(fault.code) ? 'unknown' : 'dropped')),
        ...signs(source, readable, document.root),
        ...(document.root && !syntax
            ? [...secondDocument(source, span, document.root), ...unevenMaps(document.root, source)]
            : []),
    ].sort((left, right) => startOf(left) - startOf(right) || later(left) - later(right));
    return { root: document.root, refusals: reader_strict_yaml_causes(found, syntax?.code ?? null) };
}
/** Where the first tab stands that is part of no quoted or block text; null for none. Readers of PyYAML's family refuse it. */
function bareTab(text, span, root) {
    const tab = signs(text, span, root).find((each) => each.code === 'tab-in-value' || each.code === 'tab-indentation');
    return tab?.span ?? null;
}
/** Faults behind which the `yaml` package still builds the whole tree. */
const harmlessToTheTree = new Set(['duplicate-key', 'undefined-alias', 'key-not-text', 'alias-bomb']);
/** What we do not read, and the real reader may. */
const ourLimits = new Set(['yaml-too-deep', 'yaml-too-large']);
/** One reason a place and one a kind; a syntax fault often follows from the sign before it, and is told only where it comes first. */
function reader_strict_yaml_causes(found, syntax) {
    const kept = [];
    for (const each of found) {
        if (syntax !== null && each.code === syntax && kept.length > 0)
            break;
        if (!kept.some((other) => other.code === each.code || startOf(other) === startOf(each)))
            kept.push(each);
        if (each.code === syntax)
            break;
    }
    return kept;
}
/** A bracket where a key is meant is told as the bracket. */
function later(each) {
    return each.code === 'key-not-text' ? 1 : 0;
}
function startOf(each) {
    return each.span?.start ?? 0;
}
/** The reader's own set of characters (ruamel/reader.py, NON_PRINTABLE); on any other, skills-ref ends with a stack trace. */
const unprintable = /[^\t\n\r\u0020-\u007e\u0085\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
function unprintableIn(source, span) {
    const match = unprintable.exec(source.slice(span.start, span.end));
    if (!match)
        return null;
    const at = span.start + match.index;
    const code = (match[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return yamlReason((0,yaml_fault/* yamlFault */.Q)('control-character', (0,source_span/* spanOf */.ee)(at, at + match[0].length), `U+${code}`));
}
/**
 * The YAML readers of Python let quotes and brackets go on in the first column, where YAML 1.2 wants them indented. A
 * line end inside of either folds into a blank anyway, so putting the blank there keeps the value and every offset.
 */
function parseAnyColumn(source, span) {
    const document = (0,source_yaml/* parseYaml */.hN)(source, span.start, span.end);
    const fault = document.faults[0];
    if (fault?.code !== 'unclosed-quote' && fault?.code !== 'unclosed-bracket')
        return document;
    const enclosed = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*'|\[[^\]]*\]|\{[^}]*\}/y;
    enclosed.lastIndex = fault.span.start;
    const match = enclosed.exec(source);
    if (!match || enclosed.lastIndex > span.end)
        return document;
    const folded = match[0].replace(/[\r\n]/g, ' ');
    const rest = source.slice(enclosed.lastIndex);
    const loose = (0,source_yaml/* parseYaml */.hN)(source.slice(0, match.index) + folded + rest, span.start, span.end);
    return loose.faults.length === 0 ? loose : document;
}
const flow = [
    'flow-style',
    'Brackets or braces hold a list or map here',
    'Write it as a block, one entry a line, or put the text in quotes.',
];
const reader_strict_yaml_anchor = [
    'anchor-or-alias',
    'An anchor or alias stands here',
    'Write the value out, or put the text in quotes.',
];
const refusedSigns = {
    '[': flow,
    '{': flow,
    '&': reader_strict_yaml_anchor,
    '*': reader_strict_yaml_anchor,
    '!': ['tag-in-yaml', 'A YAML tag stands here', 'Remove the tag, or put the text in quotes.'],
    '\t': ['tab-in-value', 'A tab stands here, outside of quotes', 'Replace the tab with a blank.'],
};
/** Signs of YAML that the dialect has not: whatever stands in no text and in no comment. */
function signs(source, span, root) {
    const bare = withoutText(source, span, root);
    const found = [];
    for (const match of bare.matchAll(/(?<=^|\s)#[^\n]*|^ *\t|[[{&*!\t]/gm)) {
        const sign = refusedSigns[match[0].trimStart() || '\t'];
        const at = span.start + match.index + match[0].length - 1;
        const place = (0,source_span/* spanOf */.ee)(at, at + 1);
        const leading = match[0].endsWith('\t') && (match[0].length > 1 || at === span.start || source[at - 1] === '\n');
        if (leading)
            found.push(yamlReason((0,yaml_fault/* yamlFault */.Q)('tab-indentation', place)));
        else if (sign)
            found.push(reason(sign[0], 'dropped', `${sign[1]}, which StrictYAML refuses.`, sign[2], place));
    }
    return found;
}
/** Text behind a line of three dots, where only one document is read. */
function secondDocument(source, span, root) {
    const end = /^\.\.\.(?:[ \t][^\n]*)?\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*[ \t]*(?=[^\s#])/m.exec(withoutText(source, span, root));
    if (!end)
        return [];
    const at = span.start + end.index + end[0].length;
    return [yamlReason((0,yaml_fault/* yamlFault */.Q)('invalid-yaml', (0,source_span/* spanOf */.ee)(at, at + 1)))];
}
/** The text of a scalar: to this reader U+0085 in a plain value is a line end, which folds into a blank. */
function strictText(scalar) {
    return scalar.style === 'plain' ? scalar.value.replaceAll('\u0085', ' ') : scalar.value;
}
/** The YAML with its text crossed out, and the tabs of unquoted text kept. Same length as the span. */
function withoutText(source, span, root) {
    let bare = '';
    let at = span.start;
    for (const scalar of scalarsOf(root)) {
        const start = textStart(scalar, source);
        const end = Math.min(scalar.span.end, span.end);
        if (start < at || end <= start)
            continue;
        const text = source.slice(start, end);
        bare +=
            source.slice(at, start) + (scalar.style === 'plain' ? text.replace(/[^\t\n]/g, '_') : '_'.repeat(text.length));
        at = end;
    }
    return bare + source.slice(at, span.end);
}
/** A block's own line, with its sign and perhaps a comment, is no text yet. */
function textStart(scalar, source) {
    if (scalar.style !== 'literal' && scalar.style !== 'folded')
        return scalar.span.start;
    const lineEnd = source.indexOf('\n', scalar.span.start);
    return lineEnd < 0 ? scalar.span.end : lineEnd;
}
function scalarsOf(node) {
    if (node?.kind === 'scalar')
        return node.style === 'empty' ? [] : [node];
    if (node?.kind === 'list')
        return node.items.flatMap(scalarsOf);
    return node?.kind === 'map' ? node.pairs.flatMap((pair) => [...scalarsOf(pair.key), ...scalarsOf(pair.value)]) : [];
}
/** Maps below one parent must start in one column (strictyaml/parser.py, InconsistentIndentationDisallowed). */
function unevenMaps(node, source) {
    if (node.kind === 'list')
        return node.items.flatMap((item) => unevenMaps(item, source));
    if (node.kind !== 'map')
        return [];
    const maps = node.pairs.filter((pair) => pair.value.kind === 'map' && !pair.value.flow);
    const columns = maps.map((pair) => indentAt(source, pair.value.span.start));
    const odd = columns.findIndex((column) => column !== columns[0]);
    const inner = node.pairs.flatMap((pair) => unevenMaps(pair.value, source));
    const first = maps[0];
    const uneven = maps[odd];
    if (!first || !uneven)
        return inner;
    const message = `The keys below \`${uneven.key.value}\` are indented by ${columns[odd]} blanks, those below \`${first.key.value}\` by ${columns[0]}; StrictYAML wants one depth.`;
    const start = uneven.value.span.start;
    const place = (0,source_span/* spanOf */.ee)(start, start + 1);
    return [reason('bad-indentation', 'dropped', message, `Indent both by ${columns[0]} blanks.`, place), ...inner];
}
function indentAt(source, offset) {
    return offset - (source.lastIndexOf('\n', offset - 1) + 1);
}

;// CONCATENATED MODULE: ./.build/runtimes/cleveragents.js












const cleveragents_traits = { silent: false, blast: 'skill' };
/** Only a document is public, so what it does not say is `unknown` here and never guessed. */
const cleveragents = {
    id: 'cleveragents',
    title: 'the cleveragents Agent Skills loader',
    version: 'as documented; no release is named',
    evidence: [{ basis: 'docs', cite: 'cleveragents-core, docs/reference/agent_skills.md', date: '2026-11-30' }],
    discovery: 'The one folder it is given, with its SKILL.md; no search is documented.',
    wellKnown: false,
    ...cleveragents_traits,
    load: cleveragents_load,
    present: cleveragents_present,
    examples: [
        example('a namespaced name with steps', 'name: local/x\ndescription: d\nsteps:\n  - Verify\n  - Push', 'loads'),
        example('no name', 'description: d', 'dropped', 'name-missing'),
        example('no description', 'name: local/x', 'dropped', 'description-missing'),
        example('a blank in the name', 'name: [|local/my skill|]\ndescription: d', 'dropped', 'name-namespace'),
        example('a name with no namespace', 'name: [|x|]\ndescription: d', 'unknown', 'name-not-namespaced'),
        example('two slashes', 'name: [|a/b/c|]\ndescription: d', 'unknown', 'value-uncertain'),
        example('malformed YAML', 'name: local/x\ndescription: Use when[|:|] y', 'dropped', 'colon-in-plain-value'),
        example('tools as one text', 'name: a/x\ndescription: d\nallowed-tools: [|Read|]', 'unknown', 'allowed-tools-form'),
        example('compatibility as text', 'name: a/x\ndescription: d\ncompatibility: [|git|]', 'unknown', 'compatibility-type'),
        example('a version of two parts', 'name: a/x\ndescription: d\nversion: [|"1.0"|]', 'loads', 'version-not-semver'),
        example('a step that is a number', 'name: a/x\ndescription: d\nsteps:\n  - [|5|]', 'unknown', 'step-type'),
    ],
};
function example(title, block, status, code) {
    const files = { 'skills/x/SKILL.md': `---\n${block}\n---\nB\n` };
    return code ? { title, files, status, reason: code } : { title, files, status };
}
function cleveragents_load(skill) {
    const unread = unreadable(skill);
    const reasons = unread.length > 0 ? unread : cleveragents_blockReasons(skill);
    return verdict(cleveragents_traits, reasons, { name: skill.name?.value ?? null, description: skill.description?.value ?? null });
}
/** "Missing --- frontmatter"; any other fault of these lines is one that the document is silent about. */
const noFrontmatter = new Set([
    'content-before-frontmatter',
    'escaped-dashes',
    'frontmatter-in-code-fence',
    'frontmatter-missing',
    'frontmatter-not-closed',
]);
/** Faults that the YAML libraries of Python disagree on, or that are limits of our own. */
const uncertainYaml = new Set([
    'alias-bomb',
    'duplicate-key',
    'key-not-text',
    'yaml-too-deep',
    'yaml-too-large',
]);
function cleveragents_blockReasons(skill) {
    const { yaml, opening, yamlSpan, faults } = skill.frontmatter;
    const fences = faults.flatMap((fault) => {
        if (fault.code === 'content-before-frontmatter' && onlyBlankLinesBefore(skill))
            return [];
        const closedSomehow = fault.code === 'frontmatter-not-closed' && splitOnDashes(skill.file.text) !== null;
        return [fenceReason(fault, noFrontmatter.has(fault.code) && !closedSomehow ? 'dropped' : 'unknown')];
    });
    const elsewhere = fences.some((each) => each.effect === 'dropped' || each.code === 'text-on-opening-line');
    if (elsewhere || !yaml || !opening || !yamlSpan)
        return fences;
    const certain = yaml.faults.find((fault) => !uncertainYaml.has(fault.code));
    if (certain) {
        const readable = parseAnyColumn(skill.file.text, yamlSpan).faults.length === 0;
        return [...fences, readable ? yamlReason(certain, 'unknown') : malformed(yamlReason(certain))];
    }
    const open = yaml.faults.slice(0, 1).map((fault) => yamlReason(fault, 'unknown'));
    const root = yaml.root ? (0,source_yaml/* resolved */.L$)(yaml.root) : null;
    const found = [...fences, ...open, ...cleveragents_textReasons(skill, yamlSpan)];
    if (yaml.root === null && open.length > 0)
        return found;
    if (root?.kind === 'map')
        return [...found, ...fieldReasons(skill, opening)];
    if (root && (root.kind === 'list' || root.value !== '')) {
        return [...found, wrongType('not-a-mapping', 'dropped', 'The frontmatter', root, '`key: value` lines')];
    }
    const message = 'The frontmatter is empty, so the required `name` is missing.';
    return [...found, reason('frontmatter-empty', 'dropped', message, 'Add `name:` and `description:`.', opening)];
}
/** The document's own example of `from_string` starts with an empty line. */
function onlyBlankLinesBefore({ file: { text }, frontmatter: { opening } }) {
    return opening !== null && text.slice(0, opening.start).trim() === '' && text.startsWith('---', opening.start);
}
/** "Malformed YAML in frontmatter", whose message names YAML. */
function malformed(fault) {
    return fault.message.includes('YAML') ? fault : { ...fault, message: `The YAML is malformed. ${fault.message}` };
}
function cleveragents_textReasons(skill, yamlSpan) {
    const { file, frontmatter } = skill;
    const found = [];
    const tab = bareTab(file.text, yamlSpan, frontmatter.yaml?.root ?? null);
    if (tab)
        found.push(cleveragents_open('tab-in-value', 'A tab stands outside of quotes', 'Replace the tab with a blank.', tab));
    const separator = /[\u0085\u2028\u2029]/.exec(file.slice(yamlSpan));
    if (separator) {
        const place = (0,source_span/* spanOf */.ee)(yamlSpan.start + separator.index, yamlSpan.start + separator.index + 1);
        found.push(cleveragents_open('line-separator', 'A Unicode line end stands here', 'Replace it with a blank.', place));
    }
    const at = file.slice(yamlSpan).indexOf('---');
    if (at >= 0) {
        const place = (0,source_span/* spanOf */.ee)(yamlSpan.start + at, yamlSpan.start + at + 3);
        found.push(cleveragents_open('dashes-in-value', 'Three dashes stand inside the frontmatter', 'Write two dashes.', place));
    }
    return found;
}
/** What the document is silent about. */
function cleveragents_open(code, what, cure, span, name) {
    const message = `${what}, and the documentation does not say what becomes of it.`;
    return { ...reason(code, 'unknown', message, cure, span), ...(name ? { name } : {}) };
}
function fieldReasons(skill, opening) {
    return [
        ...cleveragents_nameReasons(skill, fieldOf(skill, 'name'), opening),
        ...cleveragents_descriptionReasons(fieldOf(skill, 'description'), opening),
        ...stepReasons(fieldOf(skill, 'steps')),
        ...versionReasons(fieldOf(skill, 'version')),
        ...compatibilityReasons(fieldOf(skill, 'compatibility')),
        ...typed('metadata-type', 'metadata', fieldOf(skill, 'metadata'), 'map'),
        ...cleveragents_toolReasons(fieldOf(skill, 'allowed-tools')),
    ];
}
function cleveragents_nameReasons(skill, value, opening) {
    const cure = `Add \`name: local/${skill.folder ?? 'my-skill'}\`.`;
    if (!value)
        return [{ ...missing('name', opening, null), cure }];
    if (value.kind !== 'scalar')
        return [wrongType('name-type', 'unknown', 'name', value, 'text')];
    const kind = (0,yaml_scalar/* scalarKind */.b)(value);
    if (kind === 'null' || value.value === '')
        return [{ ...empty('name', value.span), cure }];
    if (kind !== 'text')
        return [wrongType('name-type', 'unknown', 'name', value, 'text')];
    return namespaceReasons(value.value, value.span);
}
/** "Namespaced Naming": what breaks a rule in any reading is dropped; a form that no rule speaks of is open. */
function namespaceReasons(name, span) {
    const parts = name.split('/');
    const says = `\`name\` is \`${name.slice(0, 80)}\``;
    if (!parts.every((part) => /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u.test(part))) {
        const rule = 'both parts start with a letter or digit and hold letters, digits, hyphens and underscores';
        const message = `${says}, which is no namespace/short-name: ${rule}.`;
        return [{ ...reason('name-namespace', 'dropped', message, 'Rename it, as in `local/my-skill`.', span), name }];
    }
    if (parts.length === 1) {
        const cure = `Write \`local/${name}\` if it is for this runtime alone: the open standard allows no slash.`;
        return [cleveragents_open('name-not-namespaced', `${says}, with no namespace before it`, cure, span, name)];
    }
    if (parts.length > 2)
        return [cleveragents_open('value-uncertain', `${says}, with more than one slash`, 'Use one slash.', span, name)];
    if (parts.every((part) => /^[\w-]*$/.test(part)))
        return [];
    return [cleveragents_open('value-uncertain', `${says}, with letters outside of a to z`, 'Use letters from a to z.', span, name)];
}
function cleveragents_descriptionReasons(value, opening) {
    if (!value)
        return [missing('description', opening, null)];
    if (value.kind !== 'scalar')
        return [wrongType('description-type', 'unknown', 'description', value, 'text')];
    if ((0,yaml_scalar/* scalarKind */.b)(value) === 'null' || value.value.trim() === '') {
        return [{ ...empty('description', value.span), effect: 'unknown' }];
    }
    return isText(value) ? [] : [wrongType('field-not-text', 'unknown', 'description', value, 'text')];
}
/** False also for `yes` and `no`: which YAML library reads the file is not documented. */
function isText(value) {
    return value?.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(value) === 'text' && !(0,yaml_scalar/* isOldBoolean */.Iu)(value);
}
function typed(code, name, value, kind) {
    if (!value || value.kind === kind)
        return [];
    return [wrongType(code, 'unknown', name, value, `a ${kind}`)];
}
function stepReasons(value) {
    if (value?.kind !== 'list')
        return typed('steps-type', 'steps', value, 'list');
    return value.items.flatMap((item, index) => {
        const step = (0,source_yaml/* resolved */.L$)(item);
        const which = `Step ${index + 1}`;
        if (step?.kind === 'scalar' && step.value.trim() === '') {
            return [cleveragents_open('step-empty', `${which} is empty`, 'Remove it, or write the step.', item.span)];
        }
        return isText(step)
            ? []
            : [cleveragents_open('step-type', `${which} is ${(0,yaml_scalar/* kindWords */.Gk)(item)}`, 'Put the step in quotes.', item.span)];
    });
}
/** https://semver.org, rules 2, 9 and 10. */
const semver = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*)(?:\.(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*))*)?(?:\+[\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*)?$/;
function versionReasons(value) {
    if (!value)
        return [];
    if (!isText(value))
        return [wrongType('version-type', 'unknown', 'version', value, 'text')];
    return notSemver('version-not-semver', 'version', value);
}
function notSemver(code, name, value) {
    if (value.kind === 'scalar' && semver.test(value.value))
        return [];
    const written = value.kind === 'scalar' ? `\`${value.value.slice(0, 40)}\`` : (0,yaml_scalar/* kindWords */.Gk)(value);
    const message = `\`${name}\` is ${written}, which is no semantic version.`;
    return [{ ...reason(code, 'ignored', message, 'Write three numbers, as in `"1.0.0"`.', value.span), name }];
}
function compatibilityReasons(value) {
    if (value?.kind !== 'map')
        return typed('compatibility-type', 'compatibility', value, 'map');
    const least = value.pairs.find((pair) => pair.key.value === 'min_agent_version');
    const version = least ? (0,source_yaml/* resolved */.L$)(least.value) : null;
    return version ? notSemver('min-agent-version-not-semver', 'min_agent_version', version) : [];
}
function cleveragents_toolReasons(value) {
    if (value?.kind === 'scalar' && isText(value)) {
        const cure = 'Write the tools as a list, one `- tool` a line.';
        return [cleveragents_open('allowed-tools-form', '`allowed-tools` is one text where a list is meant', cure, value.span)];
    }
    if (value?.kind !== 'list')
        return typed('allowed-tools-type', 'allowed-tools', value, 'list');
    const odd = value.items.find((item) => !isText((0,source_yaml/* resolved */.L$)(item)));
    if (!odd)
        return [];
    const what = `An entry of \`allowed-tools\` is ${(0,yaml_scalar/* kindWords */.Gk)(odd)}`;
    return [cleveragents_open('allowed-tools-type', what, 'Write each tool as text.', odd.span)];
}
/** "Path Safety": only files of the three folders, and only what lies inside of the skill's folder. */
function cleveragents_present(skill) {
    return {
        metadata: `${skill.name?.value ?? ''}: ${skill.description?.value ?? ''}`,
        instructions: bodyOf(skill),
        framing: null,
        resources: skill.bundle.resources.map(({ path, tier }) => ({
            path,
            why: tier === 'other' ? 'only scripts/, references/ and assets/ are listed' : null,
        })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-go-scalar.js

const constants = new Map([
    ...['', '~', 'null', 'Null', 'NULL'].map((each) => [each, ['<nil>', 'null']]),
    ...['true', 'True', 'TRUE'].map((each) => [each, ['true', 'true']]),
    ...['false', 'False', 'FALSE'].map((each) => [each, ['false', 'false']]),
    ...['.nan', '.NaN', '.NAN'].map((each) => [each, ['NaN', '.nan']]),
    ...['.inf', '.Inf', '.INF', '+.inf', '+.Inf', '+.INF'].map((each) => [each, ['+Inf', '.inf']]),
    ...['-.inf', '-.Inf', '-.INF'].map((each) => [each, ['-Inf', '-.inf']]),
]);
function goValue(node) {
    const value = (0,source_yaml/* resolved */.L$)(node);
    if (!value)
        return { kind: 'other', printed: '<nil>', marshalled: 'null' };
    if (value.kind === 'list')
        return other(`[${value.items.map(printed).join(' ')}]`);
    if (value.kind === 'map')
        return other(printedMap(value));
    return goScalar(value);
}
function other(printed, marshalled = printed) {
    return { kind: 'other', printed, marshalled };
}
function printed(node) {
    const value = goValue(node);
    return value.kind === 'text' ? value.text : value.printed;
}
function printedMap(map) {
    const pairs = map.pairs.map((pair) => `${pair.key.value}:${printed(pair.value)}`);
    return `map[${pairs.sort().join(' ')}]`;
}
function goScalar(scalar) {
    const text = { kind: 'text', text: scalar.value };
    if (scalar.style !== 'plain' && scalar.style !== 'empty')
        return text;
    if (scalar.tag === 'tag:yaml.org,2002:str' || (scalar.tag?.startsWith('!') && scalar.tag !== '!'))
        return text;
    const constant = constants.get(scalar.value);
    if (constant)
        return other(constant[0], constant[1]);
    if (!/^[-+.0-9]/.test(scalar.value))
        return text;
    const time = timestamp(scalar.value);
    if (time)
        return other(`${time.replace('T', ' ').replace('Z', '')} +0000 UTC`, time);
    const plain = scalar.value.replaceAll('_', '');
    const integer = goInteger(plain);
    if (integer !== null)
        return other(integer);
    if (/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(plain)) {
        return Number.isFinite(Number(plain)) ? other(goFloat(Number(plain))) : text;
    }
    return text;
}
/** `strconv.ParseInt(s, 0, 64)`, then ParseUint, then yaml.v3's own `0b` and `0o`; null where none of them takes it. */
function goInteger(text) {
    const match = /^([-+]?)(?:0[xX]([0-9a-fA-F]+)|0[bB]([01]+)|0[oO]?([0-7]+)|(0|[1-9][0-9]*))$/.exec(text);
    if (!match)
        return null;
    const [, sign, hex, binary, octal, decimal] = match;
    const magnitude = hex ? `0x${hex}` : binary ? `0b${binary}` : octal ? `0o${octal}` : (decimal ?? '0');
    const value = sign === '-' ? -BigInt(magnitude) : BigInt(magnitude);
    const fits = value >= -(2n ** 63n) && value < (sign === '' ? 2n ** 64n : 2n ** 63n);
    return fits ? value.toString() : null;
}
/** `strconv.FormatFloat(f, 'g', -1, 64)`: an exponent below -4 or from the seventh digit on. */
function goFloat(value) {
    if (value === 0)
        return Object.is(value, -0) ? '-0' : '0';
    const [digits = '0', power = '0'] = value.toExponential().split('e');
    const exponent = Number(power);
    if (exponent >= -4 && exponent < 6)
        return plainDecimal(value);
    const sign = exponent < 0 ? '-' : '+';
    return `${digits}e${sign}${String(Math.abs(exponent)).padStart(2, '0')}`;
}
function plainDecimal(value) {
    const text = String(value);
    return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text;
}
/** The RFC 3339 form of what yaml.v3 takes for a time (parseTimestamp, allowedTimestampFormats); null for anything else. */
function timestamp(text) {
    const match = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[Tt ](\d{1,2}):(\d{1,2}):(\d{1,2})(\.\d+)?(Z|[-+]\d{2}:\d{2})?)?$/.exec(text);
    if (!match)
        return null;
    const [, year, month, day, hour = '0', minute = '0', second = '0'] = match;
    const two = (part) => String(Number(part)).padStart(2, '0');
    const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    const valid = time.getUTCMonth() === Number(month) - 1 && time.getUTCDate() === Number(day);
    return valid ? `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}Z` : null;
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-sanitize.js







/**
 * core-agent's sanitizing pass: pkg/skills/load.go:284-401 (go-steer/core-agent@b708387, run). The text is cut at its
 * first two runs of three dashes anywhere, six keys are kept, and their values are written back as YAML.
 * Null where it leaves the file as it is: no exact opening line, fewer than two runs of dashes, or no YAML map.
 */
function sanitize(skill) {
    const { file } = skill;
    if (!/^---\r?\n/.test(file.text))
        return null;
    const split = splitOnDashes(file.text);
    if (!split)
        return null;
    const { root, refusals } = readGoYaml(file, split.yaml);
    if (refusals.length > 0)
        return null;
    const node = root ? (0,source_yaml/* resolved */.L$)(root) : null;
    const emptyBlock = node === null || (node.kind === 'scalar' && node.value === '');
    if (!emptyBlock && node.kind !== 'map')
        return null;
    const pairs = node?.kind === 'map' ? mergedPairs(node) : [];
    return { ...rewrite(pairs, skill, split.yaml), pairs, bodyStart: split.bodyStart };
}
function rewrite(pairs, skill, yaml) {
    const altered = [];
    const find = (key) => pairs.find((pair) => pair.key.value === key)?.value ?? null;
    const written = (key) => {
        const node = find(key);
        if (!node)
            return null;
        const { text, change } = writtenBack(node);
        if (change)
            altered.push(rewritten(key, node, text ?? ''));
        return { text, node };
    };
    const compatibility = compatibilityText(find('compatibility'), altered);
    const metadata = metadataText(find('metadata'), altered);
    const dashes = dashesInValue(skill, yaml);
    if (dashes)
        altered.push(dashes);
    const fields = {
        name: written('name'),
        description: written('description'),
        license: written('license'),
        compatibility,
        // Texts only are left of it, and ADK takes those.
        metadata: null,
        allowedTools: find('allowed-tools'),
        descriptionKey: keyOfEmpty(pairs, 'description'),
        opening: (0,source_span/* spanOf */.ee)(0, 3),
        folder: skill.folder,
    };
    return { fields, altered, metadata };
}
/** A scalar after it was resolved, marshalled and read as a Go string again; `text` is null for a list or map. */
function writtenBack(node) {
    const target = (0,source_yaml/* resolved */.L$)(node);
    if (target?.kind !== 'scalar')
        return { text: null, change: false };
    const value = goValue(node);
    if (value.kind === 'text')
        return { text: value.text, change: false };
    const text = value.marshalled === 'null' ? '' : value.marshalled;
    return { text, change: text !== target.value && value.marshalled !== 'null' };
}
function rewritten(key, node, text) {
    const message = `\`${key}\` is read as a number, boolean or date and written back as \`${text}\`.`;
    return { ...reason(`${key}-rewritten`, 'altered', message, 'Put the value in quotes.', node.span), name: key };
}
function compatibilityText(node, altered) {
    if (!node)
        return null;
    const value = goValue(node);
    if (value.kind === 'text')
        return { text: value.text, node };
    const text = marshalled(node);
    const message = `\`compatibility\` is no text and becomes \`${text.split('\n')[0] ?? ''}${text.includes('\n') ? ' …' : ''}\`.`;
    altered.push({
        ...reason('compatibility-coerced', 'altered', message, 'Write it as one text in quotes.', keyOr(node)),
        name: 'compatibility',
    });
    return { text, node };
}
/** A block value stands on its first entry, so that the place is one line. */
function keyOr(node) {
    if (node.kind === 'map')
        return node.pairs[0]?.key.span ?? node.span;
    if (node.kind === 'list')
        return node.items[0]?.span ?? node.span;
    return node.span;
}
/** Metadata with text values only passes; anything else is printed by Go, or lost. ADK then sees texts. */
function metadataText(node, altered) {
    const map = node ? (0,source_yaml/* resolved */.L$)(node) : null;
    if (!node || !map)
        return null;
    if (map.kind !== 'map' || map.pairs.some((pair) => goValue(pair.key).kind !== 'text')) {
        if (map.kind === 'scalar' && goValue(node).kind === 'other' && map.value === '')
            return null;
        const message = '`metadata` is no map with text keys and is left out.';
        altered.push(reason('metadata-lost', 'altered', message, 'Write it as a map of texts.', keyOr(node)));
        return null;
    }
    const texts = new Map();
    for (const pair of map.pairs) {
        const value = goValue(pair.value);
        texts.set(pair.key.value, value.kind === 'text' ? value.text : value.printed);
        if (value.kind === 'text')
            continue;
        const told = metadataValue(pair.key.value, pair.value, pair.key.span, 'altered');
        const message = `${told.message.slice(0, -1)}, and it becomes \`${value.printed}\`.`;
        altered.push({ ...told, code: 'metadata-value-coerced', message });
    }
    return texts;
}
/** The cut falls inside the block: what stands behind it in the block spills into the body. */
function dashesInValue(skill, yaml) {
    const closing = skill.frontmatter.closing;
    if (!closing || yaml.end >= closing.start)
        return null;
    const message = 'Three dashes inside the frontmatter end it for a loader that cuts at the first ones; the rest of the block is lost to the body.';
    const cure = 'Write the dashes another way, such as an em dash.';
    return reason('dashes-in-value', 'altered', message, cure, (0,source_span/* spanOf */.ee)(yaml.end, yaml.end + 3));
}
/** `yaml.Marshal` of a value that is no text, trimmed; as far as a compatibility field needs it. */
function marshalled(node) {
    const value = (0,source_yaml/* resolved */.L$)(node);
    if (value?.kind === 'list')
        return value.items.map((item) => `- ${indented(item)}`).join('\n');
    if (value?.kind === 'map')
        return marshalledMap(value);
    const go = goValue(node);
    return go.kind === 'other' ? go.marshalled : quoted(go.text);
}
function marshalledMap(map) {
    const pairs = [...map.pairs].sort((left, right) => (left.key.value < right.key.value ? -1 : 1));
    return pairs
        .map(({ key, value }) => {
        const nested = (0,source_yaml/* resolved */.L$)(value);
        if (nested?.kind === 'map' || nested?.kind === 'list')
            return `${key.value}:\n    ${indented(value)}`;
        return `${key.value}: ${marshalled(value)}`;
    })
        .join('\n');
}
function indented(node) {
    return marshalled(node).replaceAll('\n', '\n    ');
}
function quoted(text) {
    const plain = /^[A-Za-z0-9_./(][^#:]*$/.test(text) && !/[:#]\s|:$/.test(text);
    return plain ? text : `'${text.replaceAll("'", "''")}'`;
}
/** The keys that are left out: neither of the six, nor one that the release reads on its own. */
function droppedKeys(pairs, alsoRead) {
    return pairs.filter((pair) => !adkKeys.has(pair.key.value) && !alsoRead.includes(pair.key.value));
}

;// CONCATENATED MODULE: ./.build/runtimes/core-agent.js








const core_agent_traits = { silent: false, blast: 'catalog' };
/** The trailer behind each loaded body: pkg/skills/framing.go:82-103 (go-steer/core-agent@b708387), 746 bytes. */
const framing = {
    tokens: 170,
    says: [
        'Loading a skill changes neither the task nor what the task is about.',
        'Parameters that the task already gave are used; only what is really missing is asked for or looked up.',
        'A step that names a tool or command that is not there is skipped; it is no ground to change or widen the task.',
    ],
};
const newest = { readsRequires: true, readsToolText: true };
const older = { readsRequires: false, readsToolText: false };
const shared = {
    discovery: '<agents dir>/skills, then <content_roots>/skills, ~/.agents/skills and ~/.core-agent/skills, merged by folder name; real folders right below, SKILL.md by that exact name.',
    wellKnown: true,
    overlays: true,
    ...core_agent_traits,
    present: core_agent_present,
};
const coreAgent = {
    id: 'core-agent',
    title: 'core-agent',
    version: 'the release with `requires:` (ADK v1.7.0)',
    evidence: [
        {
            basis: 'observed',
            cite: 'go-steer/core-agent@b708387, pkg/skills/load.go:284-401, run on 183 files',
            date: '2026-08-21',
        },
        {
            basis: 'docs',
            cite: 'core-agent, Skills page: runtime requirements, discovery, empty bundles',
            date: '2026-11-30',
        },
        { basis: 'source', cite: 'go-steer/core-agent@7e3cfa6c, pkg/skills/requires.go', date: '2026-08-21' },
    ],
    ...shared,
    load: (skill, situation) => core_agent_load(skill, situation, newest),
    examples: [
        {
            title: 'a key that is none of the six is left out',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|version|]: 1.0.0\n---\nB\n' },
            status: 'loads',
            reason: 'key-ignored',
        },
        {
            title: 'metadata values become text',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata:\n  v: [|1.10|]\n---\nB\n' },
            status: 'altered',
            reason: 'metadata-value-coerced',
        },
        {
            title: 'three dashes in a value cut the block',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: a [|---|] b\n---\nB\n' },
            status: 'altered',
            reason: 'dashes-in-value',
        },
        {
            title: 'a name that reads as an octal number',
            files: { '.agents/skills/010/SKILL.md': '---\nname: [|010|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'name-rewritten',
        },
        {
            title: 'a malformed `requires:`',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nrequires: [shell, [|7|]]\n---\nB\n' },
            status: 'withheld',
            reason: 'requires-malformed',
        },
        {
            title: 'the closing line may be sloppy',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\n---' },
            status: 'loads',
        },
    ],
};
const coreAgent28 = {
    ...shared,
    id: 'core-agent@2.8',
    title: 'core-agent before `requires:`',
    version: '2.8 to 2.9.0-dev.3 (ADK v1.2.0)',
    wellKnown: false,
    evidence: [
        {
            basis: 'observed',
            cite: 'go-steer/core-agent@b708387, sanitizer and ADK v1.2.0 parser run on 183 files',
            date: '2026-08-21',
        },
    ],
    load: (skill, situation) => core_agent_load(skill, situation, older),
    examples: [
        {
            title: 'the text form of allowed-tools takes every skill down',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: [|Read Grep|]\n---\nB\n' },
            status: 'dropped',
            reason: 'allowed-tools-form',
        },
        {
            title: '`requires:` is left out like any other key',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|requires|]: [kubectl]\n---\nB\n' },
            status: 'loads',
            reason: 'key-ignored',
        },
    ],
};
function core_agent_load(skill, situation, release) {
    const away = notListed(skill);
    const plain = { name: skill.name?.value ?? null, description: skill.description?.value ?? null };
    if (away.length > 0)
        return verdict({ silent: true, blast: 'skill' }, away, plain);
    const unread = unreadable(skill);
    if (unread.length > 0)
        return verdict(core_agent_traits, unread, plain);
    const sanitized = sanitize(skill);
    const tools = release.readsToolText ? 'text-or-list' : 'list';
    if (!sanitized)
        return verdict(core_agent_traits, adkContent(skill, tools), plain);
    const reasons = [
        ...adkReasons(sanitized.fields, tools),
        ...sanitized.altered,
        ...core_agent_ignoredKeys(sanitized, release),
        ...(release.readsRequires ? requirements(sanitized, situation, (why) => notLoaded(skill, why)) : []),
        ...(release.readsToolText ? olderTools(sanitized) : []),
    ];
    const description = sanitized.fields.description?.text ?? null;
    return verdict(core_agent_traits, reasons, { name: sanitized.fields.name?.text ?? null, description });
}
function core_agent_ignoredKeys(sanitized, release) {
    const dropped = droppedKeys(sanitized.pairs, release.readsRequires ? ['requires'] : []);
    const first = dropped[0];
    if (!first)
        return [];
    const names = dropped.map((pair) => `\`${pair.key.value}\``).join(', ');
    const message = `${names} ${dropped.length === 1 ? 'is no key' : 'are no keys'} of this runtime and ${dropped.length === 1 ? 'is' : 'are'} left out.`;
    const cure = 'Leave it, or move what matters into the body.';
    return [{ ...reason('key-ignored', 'ignored', message, cure, first.key.span), name: first.key.value }];
}
/** Only the text form, and only where the newest release reads it: the older one loses every skill of the root over it. */
function olderTools(sanitized) {
    const node = sanitized.fields.allowedTools;
    if (node?.kind !== 'scalar' || node.value === '')
        return [];
    return [{ ...toolsForm(node.span, 'dropped'), olderOnly: 'core-agent up to 2.9.0-dev.3' }];
}
/** The line that the daemon prints at its start (core-agent, Skills page, "Runtime requirements"). */
function notLoaded(skill, why) {
    return `core-agent: skills: ${skill.folder ?? skill.name?.value ?? ''}: ${why} — NOT loaded`;
}
function requirements(sanitized, { scope }, line) {
    const value = sanitized.pairs.find((pair) => pair.key.value === 'requires')?.value ?? null;
    const requires = readRequires(value);
    if (requires.state === 'none')
        return [];
    if (requires.state === 'malformed') {
        const says = line('malformed "requires:" — must be a string or a list of strings');
        const message = `\`requires:\` is neither a text nor a list of texts: ${requires.why}.`;
        const cure = 'Write `requires: [shell, kubectl]`, or `[]` for nothing.';
        return [{ ...reason('requires-malformed', 'withheld', message, cure, requires.span), says }];
    }
    const missing = requires.tokens.flatMap((token) => {
        const why = unmet(token.value, scope);
        return why === null ? [] : [{ token, why }];
    });
    const unmetTokens = missing.filter((each) => each.why !== 'unknown');
    if (unmetTokens.length > 0) {
        const words = unmetTokens.map(({ token, why }) => `${token.value} (${why})`);
        const says = line(`unmet "requires:" — ${words.join('; ')}`);
        const first = unmetTokens[0].token;
        const message = `\`requires:\` is not met: ${unmetTokens.map(({ token, why }) => `\`${token.value}\` (${why})`).join(', ')}.`;
        const cure = 'Give the deployment what is missing, or remove the token and the steps that need it.';
        return [{ ...reason('requires-unmet', 'withheld', message, cure, first.span), name: first.value, says }];
    }
    return missing.length === 0
        ? []
        : [
            unchecked(requires, missing.map(({ token }) => token.value), scope),
        ];
}
/** Null for met; `unknown` where nobody listed the programs; else the runtime's own words. */
function unmet(token, scope) {
    if (token === 'shell' || token === 'bash') {
        const bash = scope?.builtIns.find((tool) => tool.name === 'bash');
        if (!bash)
            return 'unknown';
        return bash.registered ? null : 'the bash tool is not registered in this build';
    }
    if (!scope || scope.binaries === null)
        return 'unknown';
    if (scope.binaries.includes(token))
        return null;
    // exec.LookPath takes a token with a slash for a path of its own; a list of names says nothing about it.
    return token.includes('/') ? 'unknown' : 'not on PATH';
}
function unchecked(requires, tokens, scope) {
    const list = tokens.map((token) => `\`${token}\``).join(', ');
    const why = !scope
        ? 'there is no recipe to check it against'
        : scope.binaries === null
            ? 'nobody listed the programs of this deployment'
            : 'its programs are listed by name, not by path';
    const message = `\`requires:\` names ${list}, and ${why}.`;
    const cure = 'Name the recipe that this skill is deployed with, and the programs it has.';
    return reason('requires-unknown', 'unknown', message, cure, requires.span);
}
function core_agent_present(skill) {
    const sanitized = sanitize(skill);
    const lines = readLines(skill.file.text);
    const bodyStart = sanitized ? sanitized.bodyStart : 'missing' in lines ? skill.file.text.length : lines.bodyStart;
    const body = skill.file.text.slice(bodyStart);
    const name = sanitized?.fields.name?.text ?? skill.name?.value ?? '';
    const description = sanitized?.fields.description?.text ?? skill.description?.value ?? '';
    return {
        metadata: `${name}: ${description}`,
        instructions: body,
        framing: body.trim() === '' ? null : framing,
        resources: skill.bundle.resources.map((resource) => ({ path: resource.path, why: unserved(resource) })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/skills-ref.js









const skills_ref_source = 'agentskills/agentskills@69ef37e, skills-ref/src/skills_ref';
const skills_ref_traits = { silent: false, blast: 'skill' };
/** The six keys of the standard (validator.py:15-22). */
const keys = ['allowed-tools', 'compatibility', 'description', 'license', 'metadata', 'name'];
const skillsRef = {
    id: 'skills-ref',
    title: 'skills-ref, the reference validator of the open standard',
    version: '0.1.1, with strictyaml 1.7.3',
    evidence: [
        { basis: 'observed', cite: 'skills-ref 0.1.1 (PyPI), validate() run on made and real files', date: '2026-11-30' },
        { basis: 'source', cite: `${skills_ref_source}/parser.py and validator.py`, date: '2026-08-09' },
    ],
    discovery: 'The one folder it is given; SKILL.md, else skill.md. It searches for nothing.',
    wellKnown: false,
    ...skills_ref_traits,
    load: skills_ref_load,
    present: skills_ref_present,
    examples: [
        {
            title: 'the six keys of the standard',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nlicense: MIT\nallowed-tools: Read\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a key that the standard does not know',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|version|]: 1.0.0\n---\nB\n' },
            status: 'dropped',
            reason: 'unknown-key',
        },
        {
            title: 'a list in brackets',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: [|[|]Read]\n---\nB\n' },
            status: 'dropped',
            reason: 'flow-style',
        },
        {
            title: 'a tab in a plain value',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: a[|\t|]b\n---\nB\n' },
            status: 'dropped',
            reason: 'tab-in-value',
        },
        {
            title: 'three dashes in a value of metadata',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata:\n  a: b[|---|]c\n---\nB\n' },
            status: 'altered',
            reason: 'dashes-in-value',
        },
        {
            title: 'a name in another script',
            files: { 'skills/技能/SKILL.md': '---\nname: 技能\ndescription: d\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a name that is not the folder’s',
            files: { 'skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'name-folder-mismatch',
        },
        {
            title: 'a byte order mark',
            files: { 'skills/x/SKILL.md': '[|\uFEFF|]---\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'byte-order-mark',
        },
    ],
};
function skills_ref_load(skill) {
    const unread = unreadable(skill);
    const closed = unread.length > 0 ? unread : skills_ref_fenceReasons(skill);
    const split = splitOnDashes(skill.file.text);
    if (closed.length > 0 || !split)
        return verdict(skills_ref_traits, closed, { name: null, description: null });
    const { root, refusals } = readStrictYaml(skill.file.text, split.yaml);
    const cut = cutReason(skill, split.yaml.end);
    if (refusals.length > 0 || root?.kind !== 'map') {
        return verdict(skills_ref_traits, skills_ref_blockReasons(skill, root, refusals, cut), { name: null, description: null });
    }
    const pairs = mergedPairs(root);
    const fields = skills_ref_fieldReasons(pairs, skill.folder);
    return verdict(skills_ref_traits, cut ? [cut, ...fields] : fields, {
        name: strip(skills_ref_textOf(pairs, 'name') ?? ''),
        description: strip(skills_ref_textOf(pairs, 'description') ?? ''),
    });
}
/** Faults that keep `text.startsWith('---')` from being true (parser.py). */
const openers = [
    'byte-order-mark',
    'content-before-frontmatter',
    'escaped-dashes',
    'frontmatter-in-code-fence',
    'frontmatter-missing',
];
function skills_ref_fenceReasons({ file, frontmatter: { faults, opening } }) {
    const told = (codes, span) => {
        const fault = faults.find((each) => codes.includes(each.code));
        return [fenceReason(fault ?? { code: codes.at(-1) ?? 'frontmatter-missing', span, detail: '' })];
    };
    // The text is decoded as a whole, so one bad byte anywhere ends it with a stack trace.
    if (file.encoding !== 'utf-8')
        return told(['not-utf-8'], (0,source_span/* spanOf */.ee)(0, 0));
    if (!file.text.startsWith('---'))
        return told(openers, (0,source_span/* spanOf */.ee)(0, 0));
    return splitOnDashes(file.text) ? [] : told(['frontmatter-not-closed'], opening ?? (0,source_span/* spanOf */.ee)(0, 3));
}
/** Where the file is cut elsewhere than its author closes the block, and so that text changes sides; null where nothing is lost. */
function cutReason({ file: { text }, frontmatter: { closing } }, at) {
    if (closing?.start === at)
        return null;
    const before = text.slice(Math.max(text.lastIndexOf('\n', at), text.lastIndexOf('\r', at)) + 1, at);
    const behind = /^[^\r\n]*/.exec(text.slice(at))?.[0] ?? '';
    if (before.trim() === '' && behind.trim() === '---' && closing === null)
        return null;
    if (before === '' && behind.trim() !== '---') {
        const fault = {
            code: 'closing-dashes-sloppy',
            span: (0,source_span/* spanOf */.ee)(at, at + behind.length),
            detail: `it is \`${behind}\``,
        };
        return fenceReason(fault, 'altered');
    }
    const message = 'Three dashes stand inside the frontmatter, and the file is cut there: the rest of it goes to the body.';
    return reason('dashes-in-value', 'altered', message, 'Write two dashes, or a dash sign.', (0,source_span/* spanOf */.ee)(at, at + 3));
}
/** Why the block gives no map: the dashes that cut it short where the author's own block is sound, else what is wrong with it. */
function skills_ref_blockReasons(skill, root, refusals, cut) {
    const opening = skill.frontmatter.faults.find((fault) => fault.code === 'text-on-opening-line');
    if (opening)
        return [fenceReason(opening)];
    if (cut?.code === 'dashes-in-value' && skill.frontmatter.yaml?.faults.length === 0)
        return [{ ...cut, effect: 'dropped' }];
    if (refusals.length > 0)
        return [...refusals];
    const place = skill.frontmatter.opening ?? (0,source_span/* spanOf */.ee)(0, 3);
    if (!root || (root.kind === 'scalar' && root.style === 'empty')) {
        return [
            reason('frontmatter-empty', 'dropped', 'The frontmatter is empty.', 'Add `name:` and `description:`.', place),
        ];
    }
    return [wrongType('not-a-mapping', 'dropped', 'The frontmatter', root, '`key: value` lines')];
}
function skills_ref_fieldReasons(pairs, folder) {
    return [
        ...skills_ref_unknownKeys(pairs),
        ...skills_ref_nameReasons(entry(pairs, 'name'), folder),
        ...skills_ref_descriptionReasons(entry(pairs, 'description')),
        ...skills_ref_compatibilityReasons(entry(pairs, 'compatibility')),
        ...skills_ref_metadataReasons(entry(pairs, 'metadata')),
    ];
}
function skills_ref_unknownKeys(pairs) {
    const unknown = pairs.filter((pair) => !keys.includes(pair.key.value));
    const first = unknown[0];
    if (!first)
        return [];
    const names = unknown.map((pair) => `\`${pair.key.value}\``).join(', ');
    const message = `${unknown.length === 1 ? `The key ${names} is` : `The keys ${names} are`} none of the six of the standard (${keys.join(', ')}).`;
    const cure = 'Move it under `metadata:` as text, or leave it out.';
    return [{ ...reason('unknown-key', 'dropped', message, cure, first.key.span), name: first.key.value }];
}
function skills_ref_nameReasons(value, folder) {
    if (!value)
        return [missing('name', skills_ref_top, folder)];
    if (value.kind !== 'scalar')
        return [wrongType('name-type', 'dropped', 'name', value, 'text')];
    const name = strip(value.value).normalize('NFKC');
    if (name === '')
        return [empty('name', value.span)];
    const form = nameForm(name, 'unicode', 'code points', value.span);
    if (folder === null || folder.normalize('NFKC') === name)
        return form;
    return [...form, folderMismatch(name, folder, 'dropped', value.span)];
}
function skills_ref_descriptionReasons(value) {
    if (!value)
        return [missing('description', skills_ref_top, null)];
    if (value.kind !== 'scalar')
        return [wrongType('description-type', 'dropped', 'description', value, 'text')];
    if (strip(value.value) === '')
        return [empty('description', value.span)];
    const long = longer('description', value.value, 1024, value.span);
    return strictText(value) === value.value ? long : [...long, lineSeparator(value)];
}
function lineSeparator({ value, span }) {
    const at = span.start + value.indexOf('\u0085');
    const message = 'U+0085 in an unquoted value ends the line, and is read as a blank.';
    return reason('line-separator', 'altered', message, 'Replace it with a blank.', (0,source_span/* spanOf */.ee)(at, at + 1));
}
function skills_ref_compatibilityReasons(value) {
    if (!value)
        return [];
    if (value.kind !== 'scalar')
        return [wrongType('compatibility-type', 'dropped', 'compatibility', value, 'text')];
    return longer('compatibility', value.value, 500, value.span);
}
function longer(field, text, limit, span) {
    return [...text].length > limit ? [tooLong(field, 'dropped', text, limit, 'code points', span)] : [];
}
/** `str()` of each value (parser.py): a list or map comes out as Python writes it. */
function skills_ref_metadataReasons(value) {
    if (value?.kind !== 'map')
        return [];
    return value.pairs.flatMap(({ key, value: inner }) => {
        if (inner.kind === 'scalar')
            return [];
        const message = `\`metadata.${key.value}\` is ${(0,yaml_scalar/* kindWords */.Gk)(inner)} and is turned into text.`;
        return [
            { ...reason('metadata-value-coerced', 'altered', message, 'Write it as one text.', key.span), name: key.value },
        ];
    });
}
const skills_ref_top = (0,source_span/* spanOf */.ee)(0, 3);
function entry(pairs, name) {
    return pairs.find((pair) => pair.key.value === name)?.value ?? null;
}
function skills_ref_textOf(pairs, name) {
    const value = entry(pairs, name);
    return value?.kind === 'scalar' ? strictText(value) : null;
}
/** Python's `str.strip()`, which differs from `trim()` in the separators U+001C to U+001F, U+0085 and the byte order mark. */
function strip(text) {
    let start = 0;
    let end = text.length;
    while (start < end && blank.test(text[start] ?? ''))
        start += 1;
    while (end > start && blank.test(text[end - 1] ?? ''))
        end -= 1;
    return text.slice(start, end);
}
const blank = /(?!\uFEFF)[\s\u001c-\u001f\u0085]/;
/** The form that `skills-ref to-prompt` writes (prompt.py); it leaves the reading of files to the client. */
function skills_ref_present(skill) {
    const { name, description } = skills_ref_load(skill);
    const split = splitOnDashes(skill.file.text);
    const parts = {
        name: name ?? skill.name?.value ?? '',
        description: description ?? skill.description?.value ?? '',
        location: skill.filePath,
    };
    const lines = Object.entries(parts).map(([tag, text]) => `<${tag}>\n${skills_ref_escaped(text)}\n</${tag}>`);
    return {
        metadata: `<skill>\n${lines.join('\n')}\n</skill>`,
        instructions: split ? strip(skill.file.text.slice(split.bodyStart)) : '',
        framing: null,
        resources: skill.bundle.resources.map((resource) => ({ path: resource.path, why: null })),
    };
}
function skills_ref_escaped(text) {
    const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
    return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

;// CONCATENATED MODULE: ./.build/runtimes/index.js





/** In the order in which tables and lists name them. */
const runtimes = [agentskills, skillsRef, adkGo, coreAgent, coreAgent28, cleveragents];

;// CONCATENATED MODULE: ./.build/run.js










/** The ids that options are checked against. */
function shelfIds() {
    return { runtimes: runtimes.map(({ id }) => id), reporters: reporters.map(({ id }) => id) };
}
/** The whole path. Throws UsageError for what the caller got wrong. */
async function run(options, host) {
    const workspace = host.open(options.paths);
    const set = readSkills(workspace);
    const recipes = readRecipes(workspace, options.recipe, options);
    const count = await tokenCounter();
    const progress = (done, all) => host.progress(`${done} of ${all} skills read`);
    const analysis = analyze(set, recipes, runtimes, { runtimes: options.runtimes, count, progress });
    const diagnostics = check(analysis, rules, options);
    const { failOn, quiet } = options;
    const report = settle(diagnostics, analysis, { failOn, quiet, version: host.version, encoding: ENCODING });
    host.progress('');
    for (const request of options.reports)
        deliver(request, report, host);
    return report;
}
function deliver({ id, file }, report, host) {
    const reporter = reporters.find((each) => each.id === id);
    if (!reporter)
        return;
    const text = covered(reporter.render(report, file === null ? host : { ...run_plain, link: host.link }), report.secrets);
    if (file !== null)
        host.writeFile(file, text);
    else if (reporter.sink === 'step-summary')
        host.stepSummary(text);
    else
        host.stdout(text);
}
/** A file has no width of its own and no colours. */
const run_plain = { columns: 80, colour: false };


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
    const links = [];
    for (const [path, content] of Object.entries(files)) {
        for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
            const folder = path.slice(0, at);
            entries.set(folder, { path: folder, kind: 'directory', bytes: 0, executable: false });
        }
        if (typeof content === 'string' && content.startsWith('link:')) {
            links.push([path, content.slice('link:'.length)]);
            continue;
        }
        const data = typeof content === 'string' ? new TextEncoder().encode(content) : content;
        bytes.set(path, data);
        entries.set(path, { path, kind: 'file', bytes: data.length, executable: false });
    }
    const followed = links.map(([path, target]) => leftOutLink(path, target, entries));
    return {
        entries: [...entries.values()].sort(byPath),
        leftOut: followed.sort(byPath),
        linkedFolders: new Map(links.filter(([, target]) => entries.get(target)?.kind === 'directory')),
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
function leftOutLink(path, target, entries) {
    if (target.startsWith('..') || target.startsWith('/')) {
        return { path, reason: 'link-outside', target: null, why: 'the link leads out of the checked tree' };
    }
    if (entries.has(target))
        return { path, reason: 'same-as', target, why: `a link to ${target}` };
    return { path, reason: 'link-broken', target: null, why: 'the link leads nowhere' };
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
