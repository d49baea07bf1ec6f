export const id = 212;
export const ids = [212,638];
export const modules = {

/***/ 4638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readConfig),
/* harmony export */   settleAsked: () => (/* binding */ settleAsked)
/* harmony export */ });
/* unused harmony export configNames */
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8867);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8248);
/* harmony import */ var _options_recipes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4850);
/* harmony import */ var _options_waivers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8508);
/* harmony import */ var _source_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4874);
/* harmony import */ var _source_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8342);
/* harmony import */ var _source_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9968);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2695);








/** Where a config file is looked for, below each folder. */
const configNames = ['skillproof.yml', 'skillproof.yaml', '.github/skillproof.yml'];
/** A larger config file, in bytes, is not read. */
const CONFIG_BYTES_LIMIT = 256 * 1024;
/** Reads the config file and settles it with what was asked. Throws UsageError. */
async function settleAsked(asked, ids, readFile) {
    const { folder } = asked.door;
    const wishes = (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .rebase */ .RU)((0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .readTexts */ .Z7)(asked.given, ids, asked.naming), folder);
    const config = await readConfig(asked.config, [folder, '.'], readFile, ids);
    return (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .settle */ .G9)(wishes, config, asked.door, ids);
}
/**
 * Reads the config file that was named, or else the one in the first folder that has one; null where there is none.
 * Throws UsageError for the first mistake in it, and where one folder has two.
 */
async function readConfig(named, folders, readFile, ids) {
    const found = named === null ? search(folders, readFile) : theNamed(named, folders[0] ?? '.', readFile);
    if (!found)
        return null;
    const file = textOf(found.path, found.bytes);
    const root = rootOf(file);
    if (!root)
        return { path: found.path, wishes: {} };
    // Loaded late: importing ajv takes longer than checking a small repository.
    const { checkAgainst, plainValue } = await Promise.all(/* import() */[__webpack_require__.e(463), __webpack_require__.e(823)]).then(__webpack_require__.bind(__webpack_require__, 823));
    const value = plainValue(root);
    const problems = checkAgainst((0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .optionsSchema */ .ci)(ids), root, value);
    const first = problems[0] ?? leavingReport(root) ?? (0,_options_recipes_js__WEBPACK_IMPORTED_MODULE_2__/* .unclearRecipe */ .Z)(root) ?? (0,_options_waivers_js__WEBPACK_IMPORTED_MODULE_3__/* .unclearWaiver */ .Lw)(root, ids.rules);
    if (first)
        throw mistake(file, first.span, first.message + others(problems.length - 1));
    const { recipes: _, waivers: __, ...wishes } = value;
    const list = (0,_source_json_js__WEBPACK_IMPORTED_MODULE_5__/* .valueAt */ .fK)(root, ['recipes']);
    const recipes = list ? { recipes: { file, folder: found.folder, list } } : {};
    const declared = (0,_options_waivers_js__WEBPACK_IMPORTED_MODULE_3__/* .readWaivers */ .Sr)(root, file, found.folder);
    const waivers = declared ? { waivers: declared } : {};
    return { path: found.path, wishes: { ...(0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .rebase */ .RU)(wishes, found.folder), ...recipes, ...waivers } };
}
function theNamed(named, folder, readFile) {
    const path = (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .moveInto */ .cG)(folder, named);
    const bytes = readFile(path);
    if (!bytes)
        throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`The config file ${(0,_source_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(path)} is not there; name one that is.`);
    return { path, folder, bytes };
}
function search(folders, readFile) {
    for (const folder of new Set(folders)) {
        const found = [];
        for (const name of configNames) {
            const path = (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .moveInto */ .cG)(folder, name);
            const bytes = readFile(path);
            if (bytes)
                found.push({ path, folder, bytes });
        }
        const [first, second] = found;
        if (first && second) {
            const message = `There are two config files, ${first.path} and ${second.path}; keep one, or name one with config.`;
            throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(message, { path: second.path });
        }
        if (first)
            return first;
    }
    return null;
}
function textOf(path, bytes) {
    if (bytes.length > CONFIG_BYTES_LIMIT) {
        const message = `The config file has ${bytes.length} bytes, more than the ${CONFIG_BYTES_LIMIT} that are read; make it smaller.`;
        throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(message, { path });
    }
    const file = (0,_source_file_js__WEBPACK_IMPORTED_MODULE_4__/* .decode */ .D4)(path, bytes);
    if (file.encoding !== 'utf-8')
        throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e('The config file is not UTF-8; save it as UTF-8.', { path });
    return file;
}
function rootOf(file) {
    const document = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .parseYaml */ .hN)(file.text, file.hasByteOrderMark ? 1 : 0, file.text.length);
    const fault = document.faults[0];
    if (fault)
        throw mistake(file, fault.span, faultSentence(fault));
    const root = document.root;
    const after = root?.span.end ?? file.text.search(/^---/m) + 3;
    const second = /^(?:---(?=\s|$)|\.\.\.\s+(?=[^\s#]))/m.exec(file.text.slice(after));
    if (second) {
        const start = after + second.index;
        throw mistake(file, { start, end: start + 3 }, 'A second YAML document starts here; keep one.');
    }
    const empty = root?.kind === 'scalar' && root.style === 'empty';
    return empty ? null : root;
}
function mistake(file, span, message) {
    return new _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(message, { path: file.path, ...file.position(span.start) });
}
function others(count) {
    if (count <= 0)
        return '';
    return count === 1 ? ' One more mistake follows.' : ` ${count} more mistakes follow.`;
}
/**
 * A report that the file sends out of its own folder. A pull request brings its config file along, so a file may not
 * choose what is overwritten on the machine that checks it.
 */
function leavingReport(root) {
    const map = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .resolved */ .L$)(root);
    const pair = map?.kind === 'map' ? map.pairs.find(({ key }) => key.value === 'report') : undefined;
    const list = pair ? (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .resolved */ .L$)(pair.value) : null;
    for (const item of list?.kind === 'list' ? list.items : []) {
        const text = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_6__/* .resolved */ .L$)(item);
        const target = text?.kind === 'scalar' ? text.value.slice(text.value.indexOf('=') + 1) : '';
        if (!/^(?:[\\/]|[A-Za-z]:)|(?:^|[\\/])(?:\.\.|\.git)(?:[\\/]|$)/i.test(target))
            continue;
        const message = `A config file writes reports only below its own folder, not to ${(0,_source_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(target)}; ask for this one on the command line.`;
        return { span: item.span, message };
    }
    return null;
}
const faultSentences = {
    'alias-bomb': 'The aliases unfold into a huge value; write the values out.',
    'bad-directive': 'A percent sign starts a directive; put the value in quotes.',
    'bad-escape': 'The backslash is no escape that YAML knows; use single quotes, or write two backslashes.',
    'bad-indentation': 'The line is indented by the wrong number of blanks; line it up with its neighbours.',
    'colon-in-plain-value': 'A colon stands in an unquoted value; put the value in quotes.',
    'control-character': 'A control character stands here; take it out.',
    'duplicate-key': 'The key stands twice; keep one of them.',
    'indicator-at-start': 'An unquoted value starts with a sign that YAML keeps for itself; put the value in quotes.',
    'invalid-yaml': 'This is no YAML; write lines of key: value.',
    'key-not-text': 'A list or map stands where a key is meant; write a key.',
    'line-without-colon': 'The line is no key: value; add the colon, followed by a blank.',
    'list-on-key-line': 'A list item stands on the line of its key; move it to a line of its own.',
    'tab-indentation': 'A tab indents the line; use blanks.',
    'text-after-block-indicator': 'Text stands behind a block sign; move it to the next line.',
    'text-after-bracket': 'Text stands behind a closing bracket; take it out.',
    'text-after-quote': 'Text stands behind a closing quote; put it inside.',
    'unclosed-bracket': 'The bracket is never closed; close it.',
    'unclosed-quote': 'The quote is never closed; close it.',
    'undefined-alias': 'The alias leads nowhere; define its anchor before it, or put the value in quotes.',
    'yaml-too-deep': 'The file is nested too deep to be read; make it flatter.',
    'yaml-too-large': 'The file is too large to be read; make it smaller.',
};
function faultSentence(fault) {
    const sentence = faultSentences[fault.code];
    return fault.code === 'duplicate-key'
        ? sentence.replace('The key', `The key ${(0,_source_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(fault.subject ?? '')}`)
        : sentence;
}


/***/ }),

/***/ 8212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recipePage: () => (/* binding */ recipePage)
/* harmony export */ });
/* harmony import */ var _config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4638);
/* harmony import */ var _recipes_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7091);
/* harmony import */ var _recipes_recipe_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8997);
/* harmony import */ var _report_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2782);
/* harmony import */ var _report_width_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7385);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2563);
/* harmony import */ var _skill_read_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3371);







const WIDTH = 80;
/** Where the second column starts. */
const INDENT = 14;
/**
 * What the recipes at a path have, scope by scope. The whole tree is opened: a recipe names folders beside its own.
 * Throws UsageError for a path that is no recipe.
 */
async function recipePage(asked, host) {
    const { workspace } = (0,_skill_read_js__WEBPACK_IMPORTED_MODULE_6__/* .readSkills */ .D)(host.open(['.']));
    const config = await (0,_config_js__WEBPACK_IMPORTED_MODULE_0__/* .readConfig */ .X)(asked.config, ['.'], host.readFile, (0,_run_js__WEBPACK_IMPORTED_MODULE_5__.shelfIds)());
    const declared = config?.wishes.recipes ?? null;
    const userRoots = config?.wishes['user-roots'] ?? [];
    const recipes = (0,_recipes_index_js__WEBPACK_IMPORTED_MODULE_1__/* .readRecipes */ .k)(workspace, [asked.path], {
        userRoots,
        declared,
        programs: () => host.programs?.() ?? null,
    });
    return `${recipes.map((recipe) => textOf(recipe, workspace)).join('\n\n')}\n`;
}
function textOf(recipe, workspace) {
    const kind = recipe.closed ? 'closed: all it has is in its files' : 'open: users add tools and servers';
    const head = `${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(recipe.path)}: ${recipe.format}, ${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(recipe.runtime)} (${kind})`;
    const scopes = recipe.scopes.map((scope) => scopeText(scope, workspace));
    const none = recipe.scopes.length === 0 ? ['No agent can be told from it.'] : [];
    const faults = recipe.problems.map(faultText);
    return [head, ...none, ...scopes, ...(faults.length > 0 ? [['problems', ...faults].join('\n')] : [])].join('\n\n');
}
function scopeText(scope, workspace) {
    const registered = scope.builtIns.filter((tool) => tool.registered).map(({ name }) => name);
    const absent = scope.builtIns.filter((tool) => !tool.registered);
    const roots = scope.skillRoots.map(({ path }) => path);
    const there = (0,_recipes_recipe_file_js__WEBPACK_IMPORTED_MODULE_2__/* .skillNamesIn */ .Zw)(workspace, roots).sort();
    const granted = scope.grants ? there.filter((name) => scope.grants?.includes(name)) : there;
    return [
        `${(0,_report_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(scope.name)}${scope.inherits ? ' (reads the skills of its parent)' : ''}`,
        row('tools', list(registered)),
        ...absent.map(({ name, why }) => row('', `no ${name}: ${why}`)),
        ...(scope.otherTools && scope.otherTools.length > 0 ? [row('more tools', list(scope.otherTools))] : []),
        ...serverRows(scope.servers ?? []),
        row('programs', known(scope.binaries)),
        row('environment', known(scope.environment ?? null)),
        row('skills in', list(roots)),
        row('skills', scope.grants && granted.length < there.length
            ? `${list(granted)} (${granted.length} of ${there.length})`
            : list(granted)),
        ...((scope.texts ?? []).length > 0 ? [row('texts', list((scope.texts ?? []).map(({ file }) => file.path)))] : []),
        ...((scope.pollable ?? []).length > 0 ? [row('polled', list(scope.pollable ?? []))] : []),
    ].join('\n');
}
function serverRows(servers) {
    if (servers.length === 0)
        return [row('servers', 'none')];
    return servers.map(({ key, prefix, tools }, index) => {
        const count = tools === null ? 'tools not listed' : `${tools.length} ${tools.length === 1 ? 'tool' : 'tools'}`;
        return row(index === 0 ? 'servers' : '', `${key}: ${count}, as ${prefix}…`);
    });
}
function known(names) {
    return names === null ? 'not known: nobody listed them' : list(names);
}
function list(names) {
    const shown = names.slice(0, 200).join(', ');
    if (names.length === 0)
        return 'none';
    return names.length > 200 ? `${shown} and ${names.length - 200} more` : shown;
}
function row(title, text) {
    const [first = '', ...rest] = (0,_report_width_js__WEBPACK_IMPORTED_MODULE_4__/* .wrapped */ .ky)((0,_report_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(text), WIDTH - INDENT);
    return [`  ${title.padEnd(INDENT - 2)}${first}`.trimEnd(), ...rest.map((line) => ' '.repeat(INDENT) + line)].join('\n');
}
function faultText({ code, severity, file, span, message }) {
    const place = span ? file.position(span.start) : null;
    const at = `${file.path}${place ? `:${place.line}:${place.column}` : ''}`;
    const lines = (0,_report_width_js__WEBPACK_IMPORTED_MODULE_4__/* .wrapped */ .ky)((0,_report_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .printable */ .g$)(`${at}: ${severity}: ${message} (${code})`), WIDTH - 4);
    return `  ${lines.join('\n    ')}`;
}


/***/ })

};
