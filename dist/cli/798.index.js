export const id = 798;
export const ids = [798];
export const modules = {

/***/ 8997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nG: () => (/* binding */ filesIn),
  nx: () => (/* binding */ inside),
  qR: () => (/* binding */ isGiven),
  b2: () => (/* binding */ isMissing),
  KH: () => (/* binding */ isText),
  VP: () => (/* binding */ isTexts),
  Ii: () => (/* binding */ kindAt),
  Cm: () => (/* binding */ linkTarget),
  RG: () => (/* binding */ readConfigFile),
  yR: () => (/* binding */ readText),
  Zw: () => (/* binding */ skillNamesIn)
});

// UNUSED EXPORTS: childrenOf

// EXTERNAL MODULE: ./.build/source/file.js
var source_file = __webpack_require__(4874);
// EXTERNAL MODULE: ./.build/source/json.js
var json = __webpack_require__(8342);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./.build/source/span.js
var span = __webpack_require__(9408);
;// CONCATENATED MODULE: ./.build/source/toml.js


/**
 * TOML in the nodes that JSON and YAML have. A key's place is that of the line that writes it; a key inside an inline
 * table has the place of that table's key.
 */
function readToml(file) {
    const { text } = file;
    try {
        const value = (0,dist/* parse */.qg)(file.hasByteOrderMark ? text.slice(1) : text);
        return { root: nodeOf(value, [], keyPlaces(text), (0,span/* spanOf */.ee)(0, text.length)), fault: null };
    }
    catch (error) {
        const line = error instanceof dist/* TomlError */.zx ? error.line : 1;
        const column = error instanceof dist/* TomlError */.zx ? error.column : 1;
        const at = Math.min((file.lineStarts[line - 1] ?? 0) + column - 1, text.length);
        return {
            root: null,
            fault: { message: 'it is no TOML from here on', span: (0,span/* spanOf */.ee)(at, Math.min(at + 1, text.length)) },
        };
    }
}
function nodeOf(value, path, places, around) {
    const span = places.get(JSON.stringify(path)) ?? around;
    if (Array.isArray(value)) {
        const items = value.map((item) => nodeOf(item, path, places, span));
        return { kind: 'list', flow: true, tag: null, items, span };
    }
    if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
        const pairs = Object.entries(value).map(([key, each]) => {
            const inner = [...path, key];
            const place = places.get(JSON.stringify(inner)) ?? span;
            return {
                key: { kind: 'scalar', value: key, style: 'double', tag: null, span: place },
                value: nodeOf(each, inner, places, place),
            };
        });
        return { kind: 'map', flow: false, tag: null, pairs, span };
    }
    const style = typeof value === 'string' ? 'double' : 'plain';
    return { kind: 'scalar', value: String(value), style, tag: null, span };
}
const keyPart = /[ \t]*(?:"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|([\w-]+))[ \t]*/y;
/** Where each key stands that a line starts with or a header names; told from the lines alone, so only for pointing at. */
function keyPlaces(text) {
    const places = new Map();
    let table = [];
    let start = 0;
    for (const line of text.split('\n')) {
        const header = /^[ \t]*\[\[?/.exec(line);
        const found = keysAt(text, start + (header?.[0].length ?? 0));
        const sign = found && text[found.end];
        if (found && header && sign === ']')
            table = found.keys;
        if (found && (header ? sign === ']' : sign === '=')) {
            const path = header ? found.keys : [...table, ...found.keys];
            const whole = JSON.stringify(path);
            if (!places.has(whole))
                places.set(whole, found.span);
        }
        start += line.length + 1;
    }
    return places;
}
function keysAt(text, start) {
    const keys = [];
    let at = start;
    for (;;) {
        keyPart.lastIndex = at;
        const match = keyPart.exec(text);
        if (!match)
            return null;
        keys.push(match[1] ?? match[2] ?? match[3] ?? '');
        at = keyPart.lastIndex;
        if (text[at] !== '.')
            break;
        at += 1;
    }
    const raw = text.slice(start, at);
    const first = start + raw.length - raw.trimStart().length;
    return { keys, span: (0,span/* spanOf */.ee)(first, first + raw.trim().length), end: at };
}

// EXTERNAL MODULE: ./.build/source/workspace.js
var source_workspace = __webpack_require__(9091);
// EXTERNAL MODULE: ./.build/source/yaml.js
var yaml = __webpack_require__(2695);
// EXTERNAL MODULE: ./.build/source/yaml-scalar.js
var yaml_scalar = __webpack_require__(8816);
;// CONCATENATED MODULE: ./.build/recipes/recipe-file.js






/** A larger file of a recipe, in bytes, is not read. */
const RECIPE_BYTES_LIMIT = 1_000_000;
const blank = (reader) => (file) => file.text.trim() === '' ? { root: null, fault: null } : reader(file);
const dialects = {
    json: json/* readJson */.Vh,
    'json-or-blank': blank(json/* readJson */.Vh),
    jsonc: blank(json/* readJsonc */.AH),
    toml: readToml,
};
/**
 * Reads a config file; null where it is not there. A file that cannot be read or parsed is complained about.
 * `cost` is what the runtime does then: a sentence.
 */
function readConfigFile(workspace, path, dialect, complain, cost) {
    if (!workspace.has(path))
        return null;
    const read = workspace.read(path, RECIPE_BYTES_LIMIT);
    if (!('bytes' in read)) {
        const file = (0,source_file/* decode */.D4)(path, new Uint8Array());
        complain('config-unreadable', { file, span: null }, `\`${path}\` cannot be read: ${read.why}. ${cost}`);
        return { file, root: null };
    }
    const file = (0,source_file/* decode */.D4)(path, read.bytes);
    const { root, fault } = dialects[dialect](file);
    if (fault) {
        const remedy = dialect.startsWith('json') && dialect !== 'jsonc'
            ? ' Write plain JSON, without comments and trailing commas.'
            : '';
        const message = `\`${path}\` cannot be parsed: ${fault.message}. ${cost}${remedy}`;
        complain('config-syntax', { file, span: fault.span }, message);
    }
    return { file, root };
}
/** A text file; null where it is not there or cannot be read. */
function readText(workspace, path) {
    if (!workspace.has(path))
        return null;
    const read = workspace.read(path, RECIPE_BYTES_LIMIT);
    return 'bytes' in read ? (0,source_file/* decode */.D4)(path, read.bytes) : null;
}
function inside(folder, name) {
    return folder === '.' ? name : `${folder}/${name}`;
}
/** Where a path leads: a link to a folder of the tree is the folder. */
function linkTarget(workspace, path) {
    return workspace.linkedFolders.get(path) ?? path;
}
/** True where a path would be seen if it were there. Only then can it be called missing. */
function isMissing(workspace, path) {
    if (path === '.' || workspace.has(path) || workspace.linkedFolders.has(path))
        return false;
    const below = (folder) => folder === '.' || path === folder || path.startsWith(`${folder}/`);
    const seen = workspace.roots.some((root) => below(root) && (root !== '.' || !path.startsWith('..')));
    return seen && !workspace.leftOut.some((left) => below(left.path));
}
const indexes = new WeakMap();
/** What stands right in a folder, sorted by path. Told from one walk over the tree, however many recipes ask. */
function childrenOf(workspace, folder) {
    let index = indexes.get(workspace);
    if (!index) {
        const built = new Map();
        for (const entry of workspace.entries) {
            const above = (0,source_workspace/* folderOf */.yS)(entry.path);
            const known = built.get(above);
            if (known)
                known.push(entry);
            else
                built.set(above, [entry]);
        }
        indexes.set(workspace, built);
        index = built;
    }
    return index.get(folder) ?? [];
}
/** The files with that ending right in a folder. */
function filesIn(workspace, folder, ending) {
    const files = childrenOf(workspace, folder).filter(({ path, kind }) => kind === 'file' && path.endsWith(ending));
    return files.map(({ path }) => path);
}
/** What kind of thing stands at a path; null where nothing does. */
function kindAt(workspace, path) {
    if (path === '.')
        return 'directory';
    return childrenOf(workspace, (0,source_workspace/* folderOf */.yS)(path)).find((entry) => entry.path === path)?.kind ?? null;
}
/** Names of the folders right below the roots that hold a SKILL.md. */
function skillNamesIn(workspace, roots) {
    const folders = roots.flatMap((root) => childrenOf(workspace, root)).filter(({ kind }) => kind === 'directory');
    const skills = folders.filter(({ path }) => kindAt(workspace, `${path}/SKILL.md`) === 'file');
    return [...new Set(skills.map(({ path }) => (0,source_workspace/* nameOf */.Vb)(path)))];
}
/** True where a setting is there and is not `null`, which leaves the default. */
function isGiven(node) {
    const own = node ? (0,yaml/* resolved */.L$)(node) : null;
    return own !== null && !(own.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(own) === 'null');
}
/** True for a list of texts and nothing else. */
function isTexts(node) {
    return (0,json/* itemsOf */.S3)(node)?.every((item) => isText(item)) ?? false;
}
function isText(node) {
    const own = (0,yaml/* resolved */.L$)(node);
    return own?.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(own) === 'text';
}


/***/ }),

/***/ 6724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ recipeProblemPages),
/* harmony export */   g: () => (/* binding */ problemList)
/* harmony export */ });
/** Sorted by code. */
const recipeProblemPages = [
    { code: 'config-syntax', severity: 'error', title: 'a config file cannot be parsed' },
    { code: 'config-type', severity: 'error', title: 'a setting has a value of the wrong type' },
    { code: 'config-unreadable', severity: 'error', title: 'a config file is there and cannot be read' },
    { code: 'config-value', severity: 'error', title: 'a setting has a value that the runtime refuses' },
    { code: 'content-root-missing', severity: 'error', title: 'a content root is not there' },
    { code: 'env-manifest', severity: 'error', title: 'the manifest of environment variables is refused' },
    { code: 'image-unknown', severity: 'note', title: 'nobody knows what programs an image holds' },
    { code: 'inventory-unreadable', severity: 'error', title: 'the list of an image’s programs cannot be read' },
    { code: 'permission-pattern-dead', severity: 'note', title: 'a permission pattern matches no call of any tool' },
    { code: 'plan-deadlock', severity: 'warning', title: 'a plan is required and the tool that records it is missing' },
    { code: 'plan-mode-conflict', severity: 'error', title: 'two settings of the plan mode contradict each other' },
    { code: 'poll-entry-unmatched', severity: 'warning', title: 'a tool that may be polled is not there' },
    { code: 'poll-without-tool', severity: 'warning', title: 'tools may be polled and the tool that polls is missing' },
    { code: 'server-invalid', severity: 'error', title: 'the entry of a server is refused' },
    { code: 'server-name-clash', severity: 'warning', title: 'two servers get the same prefix' },
    {
        code: 'shell-without-image-shell',
        severity: 'warning',
        title: 'the shell tool is there and the image has no shell',
    },
    { code: 'skills-denied', severity: 'warning', title: 'the permissions let no skill be loaded' },
    { code: 'subagent-name', severity: 'error', title: 'the name of a sub-agent is refused' },
    { code: 'subagent-root-empty', severity: 'warning', title: 'the root of a sub-agent holds no skills' },
    { code: 'subagent-root-missing', severity: 'error', title: 'the root of a sub-agent is not there' },
    { code: 'subagent-server-unknown', severity: 'error', title: 'a sub-agent is given a server that nobody declares' },
    { code: 'subagent-skill-unknown', severity: 'error', title: 'a sub-agent is given a skill that is not there' },
    { code: 'subagent-tool-unknown', severity: 'error', title: 'a sub-agent is given a tool that its parent lacks' },
    { code: 'tools-snapshot', severity: 'error', title: 'the snapshot of the servers’ tools is no such snapshot' },
    { code: 'unknown-built-in', severity: 'error', title: 'a tool is disabled that is no built-in' },
    { code: 'unknown-key', severity: 'warning', title: 'a key is misspelled, and ignored' },
    { code: 'variable-unset', severity: 'warning', title: 'a server needs an environment variable that nobody sets' },
];
/** A list of faults, and the way to add to it. */
function problemList() {
    const problems = [];
    const complain = (code, { file, span }, message, name) => {
        const severity = recipeProblemPages.find((page) => page.code === code)?.severity ?? 'error';
        problems.push({ code, severity, file, span, message, ...(name === undefined ? {} : { name }) });
    };
    return { problems, complain };
}


/***/ }),

/***/ 3339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ withSnapshot),
/* harmony export */   QX: () => (/* binding */ SNAPSHOT_FILE),
/* harmony export */   RA: () => (/* binding */ readSnapshot),
/* harmony export */   YP: () => (/* binding */ snapshotFor),
/* harmony export */   uA: () => (/* binding */ fillServers)
/* harmony export */ });
/* harmony import */ var _source_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8342);
/* harmony import */ var _source_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9968);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9091);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2695);
/* harmony import */ var _source_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8816);
/* harmony import */ var _recipe_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8997);






/** A checked-in list of each server's tools; `skillproof tools import` writes it. */
const SNAPSHOT_FILE = 'skillproof.tools.json';
/** The snapshots that hold for a recipe: beside it, beside its folder and at the top of the tree; the nearest that lists a server wins. */
function snapshotFor(workspace, folder, complain) {
    const merged = new Map();
    for (const place of new Set([folder, (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .folderOf */ .yS)(folder), '.'])) {
        const path = (0,_recipe_file_js__WEBPACK_IMPORTED_MODULE_2__/* .inside */ .nx)(place, SNAPSHOT_FILE);
        const config = (0,_recipe_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readConfigFile */ .RG)(workspace, path, 'json', complain, 'No server’s tools are known from it.');
        if (!config?.root)
            continue;
        for (const [key, tools] of readSnapshot(config, complain))
            if (!merged.has(key))
                merged.set(key, tools);
    }
    return merged;
}
/** Takes what fits and complains about the rest. */
function readSnapshot({ file, root }, complain) {
    const snapshot = new Map();
    const servers = (0,_source_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(root, ['servers']);
    if (!servers || (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .resolved */ .L$)(servers)?.kind !== 'map') {
        const at = servers ?? root;
        const message = 'The snapshot needs a map `servers`: `{ "servers": { "KEY": { "tools": ["NAME"] } } }`.';
        complain('tools-snapshot', { file, span: at?.span ?? null }, message);
        return snapshot;
    }
    for (const { key } of (0,_source_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pairsOf */ .fq)(root)) {
        if (key.value === 'servers' || key.value === '$schema')
            continue;
        complain('tools-snapshot', { file, span: key.span }, (0,_source_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .notAmong */ .EQ)(key.value, 'a key of the snapshot', ['servers']));
    }
    for (const { key, value } of (0,_source_json_js__WEBPACK_IMPORTED_MODULE_0__/* .pairsOf */ .fq)(servers)) {
        const tools = (0,_source_json_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, ['tools']);
        const items = (0,_source_json_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsOf */ .S3)(tools);
        if (!tools || !items) {
            const found = tools ? `is ${(0,_source_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_5__/* .kindWords */ .Gk)(tools)}` : 'is missing';
            const message = `\`tools\` of the server \`${key.value}\` ${found}; write a list of names, without the server’s prefix.`;
            complain('tools-snapshot', { file, span: tools?.span ?? key.span }, message, key.value);
            continue;
        }
        for (const item of items.filter((each) => !(0,_recipe_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isText */ .KH)(each))) {
            const message = `A tool of the server \`${key.value}\` is ${(0,_source_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_5__/* .kindWords */ .Gk)(item)}; write its name.`;
            complain('tools-snapshot', { file, span: item.span }, message, key.value);
        }
        snapshot.set(key.value, ((0,_source_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textsOf */ .CB)(tools) ?? []).map((tool) => tool.value));
    }
    return snapshot;
}
/** Servers with what the snapshot knows of their tools. A list in the recipe itself narrows it. */
function fillServers(servers, snapshot) {
    return servers.map((server) => {
        const known = snapshot.get(server.key);
        const listed = known?.filter((tool) => server.tools?.includes(tool) ?? true) ?? server.tools;
        return { ...server, tools: listed?.filter((tool) => !server.denied?.includes(tool)) ?? null };
    });
}
/** A recipe whose servers are filled. */
function withSnapshot(recipe, snapshot) {
    if (snapshot.size === 0)
        return recipe;
    const scopes = recipe.scopes.map((scope) => {
        return scope.servers ? { ...scope, servers: fillServers(scope.servers, snapshot) } : scope;
    });
    return { ...recipe, scopes };
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
    const links = [];
    const locked = [];
    for (const [path, content] of Object.entries(files)) {
        for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
            const folder = path.slice(0, at);
            entries.set(folder, { path: folder, kind: 'directory', bytes: 0, executable: false });
        }
        if (content === 'locked:') {
            locked.push({ path, reason: 'unreadable', target: null, why: 'permission denied' });
            continue;
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
        leftOut: [...followed, ...locked].sort(byPath),
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


/***/ }),

/***/ 8816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ kindWords),
/* harmony export */   Iu: () => (/* binding */ isOldBoolean),
/* harmony export */   b: () => (/* binding */ scalarKind)
/* harmony export */ });
const boolean12 = /^(?:true|True|TRUE|false|False|FALSE)$/;
const boolean11 = /^(?:y|Y|yes|Yes|YES|n|N|no|No|NO|on|On|ON|off|Off|OFF)$/;
const nothing = /^(?:~|null|Null|NULL)?$/;
const number = /^(?:[-+]?[0-9][0-9_]*|[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|0[xX][0-9a-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;
const date = /^\d{4}-\d{1,2}-\d{1,2}(?:(?:[Tt]|[ \t]+)\d{1,2}:\d{2}:\d{2}(?:\.\d*)?[ \t]*(?:Z|[-+]\d{1,2}(?::?\d{2})?)?)?$/;
/**
 * What a plain scalar turns into for most readers: YAML 1.2's core schema, and the dates that YAML 1.1 readers know.
 * A quoted or block scalar is text, whatever it holds.
 */
function scalarKind(scalar) {
    if (scalar.tag !== null && scalar.tag !== '!')
        return 'text';
    if (scalar.style !== 'plain' && scalar.style !== 'empty')
        return 'text';
    if (nothing.test(scalar.value))
        return 'null';
    if (boolean12.test(scalar.value))
        return 'boolean';
    if (number.test(scalar.value))
        return 'number';
    return date.test(scalar.value) ? 'date' : 'text';
}
/** Text in YAML 1.2 and a boolean in YAML 1.1: `yes`, `no`, `on`, `off`, `y`, `n`. */
function isOldBoolean(scalar) {
    return scalar.style === 'plain' && scalar.tag === null && boolean11.test(scalar.value);
}
/** The words for a node's type, as in "is a list". */
function kindWords(node) {
    if (node.kind === 'list')
        return 'a list';
    if (node.kind === 'map')
        return 'a map';
    if (node.kind === 'alias')
        return node.target ? kindWords(node.target) : 'an alias that leads nowhere';
    const kind = scalarKind(node);
    if (kind === 'null')
        return 'empty';
    return kind === 'text' ? 'text' : `a ${kind}`;
}


/***/ })

};
