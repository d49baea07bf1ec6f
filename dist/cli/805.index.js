export const id = 805;
export const ids = [805];
export const modules = {

/***/ 6805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   show: () => (/* binding */ show)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _analysis_analyze_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4208);
/* harmony import */ var _analysis_tokens_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1979);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8867);
/* harmony import */ var _recipes_around_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2295);
/* harmony import */ var _report_printable_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2782);
/* harmony import */ var _runtimes_cleveragents_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6783);
/* harmony import */ var _runtimes_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8152);
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
    const set = setAround(asked.path, host);
    const skill = skillAt(asked.path, set);
    const count = await (0,_analysis_tokens_js__WEBPACK_IMPORTED_MODULE_10__/* .tokenCounter */ .G)();
    const recipes = (0,_recipes_around_js__WEBPACK_IMPORTED_MODULE_3__/* .recipesAround */ .H)(set, { recipe: null, userRoots: [] }, host);
    const analysis = (0,_analysis_analyze_js__WEBPACK_IMPORTED_MODULE_1__/* .analyze */ .n)(set, recipes, _runtimes_index_js__WEBPACK_IMPORTED_MODULE_6__/* .runtimes */ .m, { runtimes: wanted?.map(({ id }) => id) ?? null, count });
    const shown = wanted ?? _runtimes_index_js__WEBPACK_IMPORTED_MODULE_6__/* .runtimes */ .m.filter(({ id }) => analysis.targetsOf(skill).some((target) => target.id === id));
    const views = shown.map((runtime) => viewOf(skill, runtime, analysis.verdicts.get(skill)?.get(runtime.id), count));
    const text = asked.json
        ? JSON.stringify(views.map((view) => jsonOf(view, skill, asked.tier)), null, 2)
        : views.map((view) => textOf(view, skill, asked.tier)).join('\n\n');
    return `${(0,_skill_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .covered */ .p)(text, skill.secrets)}\n`;
}
/** The whole tree where it holds the path, so that neighbours and recipes count; else the path alone. */
function setAround(path, host) {
    const own = host.open([path]);
    const inside = own.roots.every((root) => !root.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(root));
    return (0,_skill_read_js__WEBPACK_IMPORTED_MODULE_7__/* .readSkills */ .D)(inside ? host.open(['.']) : own);
}
function skillAt(path, { skills }) {
    const wanted = path
        .replaceAll('\\', '/')
        .replace(/(?:^|\/)SKILL\.md$/i, '')
        .replace(/\/+$/, '');
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.normalize)(wanted === '' ? '.' : wanted).replaceAll('\\', '/');
    const skill = skills.find((each) => each.path === folder);
    if (skill)
        return skill;
    const below = skills.filter((each) => folder === '.' || each.path.startsWith(`${folder}/`));
    if (below.length === 1)
        return below[0];
    if (below.length === 0) {
        throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`${(0,_runtimes_cleveragents_js__WEBPACK_IMPORTED_MODULE_5__/* .folderError */ .VY)({ folder: true, skillFile: false })} in "${path}"; give the folder of a skill.`);
    }
    throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`"${path}" holds ${below.length} skills; give the folder of one, such as "${below[0].path}".`);
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
    const gone = verdict?.status === 'dropped' || verdict?.status === 'withheld';
    if (gone)
        parts.push('  The model gets none of what follows; it is what the loader would have given.');
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
