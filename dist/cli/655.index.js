export const id = 655;
export const ids = [655];
export const modules = {

/***/ 4655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   importTools: () => (/* binding */ importTools)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8867);
/* harmony import */ var _recipes_recipe_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6724);
/* harmony import */ var _recipes_recipe_snapshot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3339);
/* harmony import */ var _source_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4874);
/* harmony import */ var _source_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8342);
/* harmony import */ var _source_nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9968);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2695);







/** A larger answer or snapshot, in bytes, is not read. */
const BYTES_LIMIT = 8_000_000;
/**
 * Puts the names that an answer of `tools/list` holds into the snapshot, in place of the server's older ones, and says
 * what changed. Nothing is dialled: the answer is a file. Throws UsageError.
 */
function importTools(server, path, host) {
    if (server === '__proto__' || server.trim() === '')
        throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${(0,_source_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(server)} is no key of a server.`);
    const answer = read(path, host);
    if (!answer)
        throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${(0,_source_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(path)} is not there; save the answer of tools/list in a file and name it.`);
    const tools = [...new Set(namesIn(answer))].sort();
    const older = read(_recipes_recipe_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .SNAPSHOT_FILE */ .QX, host);
    const servers = older ? serversOf(older) : new Map();
    const before = servers.get(server) ?? null;
    servers.set(server, tools);
    const sorted = [...servers].sort(([left], [right]) => (left < right ? -1 : 1));
    const entries = sorted.map(([key, names]) => [key, { tools: [...new Set(names)].sort() }]);
    host.writeFile(_recipes_recipe_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .SNAPSHOT_FILE */ .QX, `${JSON.stringify({ servers: Object.fromEntries(entries) }, null, 2)}\n`);
    return `${_recipes_recipe_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .SNAPSHOT_FILE */ .QX}: ${server} has ${tools.length} ${tools.length === 1 ? 'tool' : 'tools'}${changes(before, tools)}.`;
}
function changes(before, after) {
    if (!before)
        return '';
    const added = after.filter((name) => !before.includes(name));
    const gone = before.filter((name) => !after.includes(name));
    if (added.length + gone.length === 0)
        return ', as before';
    const parts = [added.length > 0 ? `new: ${added.join(', ')}` : '', gone.length > 0 ? `gone: ${gone.join(', ')}` : ''];
    return `; ${parts.filter((part) => part !== '').join('; ')}`;
}
function read(path, host) {
    const bytes = host.readFile(path);
    if (!bytes)
        return null;
    if (bytes.length > BYTES_LIMIT)
        throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${(0,_source_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(path)} has ${bytes.length} bytes, more than are read.`);
    const file = (0,_source_file_js__WEBPACK_IMPORTED_MODULE_3__/* .decode */ .D4)(path, bytes);
    const { root, fault } = (0,_source_json_js__WEBPACK_IMPORTED_MODULE_4__/* .readJson */ .Vh)(file);
    if (fault)
        throw wrong(file, fault.span.start, `It cannot be parsed: ${fault.message}; give JSON.`);
    return { file, root };
}
function serversOf(older) {
    const { problems, complain } = (0,_recipes_recipe_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .problemList */ .g)();
    const servers = new Map((0,_recipes_recipe_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .readSnapshot */ .RA)(older, complain));
    const first = problems[0];
    if (first)
        throw wrong(first.file, first.span?.start ?? 0, first.message);
    return servers;
}
/** Of a JSON-RPC answer, of its result, of a list of tools, or of a list of names. */
function namesIn({ file, root }) {
    const list = [['result', 'tools'], ['tools'], []]
        .map((path) => (0,_source_json_js__WEBPACK_IMPORTED_MODULE_4__/* .itemsOf */ .S3)((0,_source_json_js__WEBPACK_IMPORTED_MODULE_4__/* .valueAt */ .fK)(root, path)))
        .find((each) => each !== null);
    const error = (0,_source_json_js__WEBPACK_IMPORTED_MODULE_4__/* .valueAt */ .fK)(root, ['error', 'message']);
    if (error)
        throw wrong(file, error.span.start, `The server answered with an error: ${(0,_source_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(error) ?? ''}`);
    if (!list) {
        throw wrong(file, root?.span.start ?? 0, 'It is no answer of tools/list; give {"result": {"tools": […]}}, {"tools": […]} or a list of names.');
    }
    const more = (0,_source_json_js__WEBPACK_IMPORTED_MODULE_4__/* .valueAt */ .fK)(root, ['result', 'nextCursor']) ?? (0,_source_json_js__WEBPACK_IMPORTED_MODULE_4__/* .valueAt */ .fK)(root, ['nextCursor']);
    if (more && ((0,_source_json_js__WEBPACK_IMPORTED_MODULE_4__/* .textOf */ .b6)(more) ?? '') !== '') {
        throw wrong(file, more.span.start, 'The answer has further pages (nextCursor); put the tools of all pages into one list.');
    }
    return list.map((item) => nameOf(item, file));
}
function nameOf(item, file) {
    const own = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .resolved */ .L$)(item);
    const node = own?.kind === 'map' ? (0,_source_json_js__WEBPACK_IMPORTED_MODULE_4__/* .valueAt */ .fK)(item, ['name']) : item;
    const name = node && (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .resolved */ .L$)(node)?.kind === 'scalar' ? (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_5__/* .resolved */ .L$)(node) : null;
    if (name?.kind !== 'scalar' || name.style !== 'double' || name.value === '') {
        throw wrong(file, item.span.start, 'An entry is neither a name nor a tool with a name.');
    }
    return name.value;
}
function wrong(file, at, message) {
    return new _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(message, { path: file.path, ...file.position(at) });
}


/***/ })

};
