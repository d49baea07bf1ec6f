export const id = 182;
export const ids = [182];
export const modules = {

/***/ 7182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explain: () => (/* binding */ explain),
/* harmony export */   recipesPage: () => (/* binding */ recipesPage),
/* harmony export */   rulesPage: () => (/* binding */ rulesPage),
/* harmony export */   runtimesPage: () => (/* binding */ runtimesPage)
/* harmony export */ });
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8867);
/* harmony import */ var _recipes_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7091);
/* harmony import */ var _recipes_recipe_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6724);
/* harmony import */ var _recipes_recipe_tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5968);
/* harmony import */ var _rules_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2393);
/* harmony import */ var _runtimes_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8152);
/* harmony import */ var _runtimes_reason_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2499);
/* harmony import */ var _source_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9968);








/** The page of all rules, in Markdown: src/rules/README.md is this text. */
function rulesPage() {
    const list = _rules_index_js__WEBPACK_IMPORTED_MODULE_4__/* .rules */ .a.map((rule) => `- [\`${rule.id}\`](#${rule.id}) (${rule.severity}): ${rule.summary}`);
    return page([
        '# Rules',
        'Written by `npm run pages` from the rules themselves; their examples are run as tests.',
        list.join('\n'),
        ..._rules_index_js__WEBPACK_IMPORTED_MODULE_4__/* .rules */ .a.map(rulePage),
    ]);
}
/** The page of all runtimes, in Markdown: src/runtimes/README.md is this text. */
function runtimesPage() {
    return page([
        '# Runtimes',
        'Written by `npm run pages` from the runtimes themselves; their examples are run as tests.',
        ..._runtimes_index_js__WEBPACK_IMPORTED_MODULE_5__/* .runtimes */ .m.map(runtimePage),
        '# Reasons',
        'Why a runtime does what it does. A diagnostic names its reason behind the slash of its rule.',
        ..._runtimes_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonPages */ .z.map(reasonPage),
    ]);
}
/** The page of all recipe formats, in Markdown: src/recipes/README.md is this text. */
function recipesPage() {
    const problems = _recipes_recipe_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .recipeProblemPages */ .P.map(({ code, severity, title }) => `- \`${code}\` (${severity}): ${title}`);
    return page([
        '# Recipes',
        'What one deployment really has, read from its own files. Written by `npm run pages` from the formats themselves; their examples are run as tests.',
        ..._recipes_index_js__WEBPACK_IMPORTED_MODULE_1__/* .recipeFormats */ .R.map(formatPage),
        '# Problems',
        'What is wrong with a recipe itself. The rule `recipe-problem` says it, with the code behind its slash.',
        problems.join('\n'),
    ]);
}
/** The page of one rule, one reason, or a rule and its cause. Throws UsageError for an id that is none. */
function explain(id) {
    const [ruleId = '', cause] = id.split('/');
    const rule = _rules_index_js__WEBPACK_IMPORTED_MODULE_4__/* .rules */ .a.find((each) => each.id === ruleId);
    const reason = _runtimes_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonPages */ .z.find((each) => each.code === (rule ? cause : ruleId));
    if (rule && cause === undefined)
        return page([rulePage(rule)]);
    if (rule && reason)
        return page([rulePage(rule), reasonPage(reason)]);
    const problem = _recipes_recipe_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .recipeProblemPages */ .P.find(({ code }) => code === (rule?.id === 'recipe-problem' ? cause : ruleId));
    if (problem) {
        const voice = _rules_index_js__WEBPACK_IMPORTED_MODULE_4__/* .rules */ .a.find((each) => each.id === 'recipe-problem');
        const title = `### ${problem.code}\n\n${capital(problem.title)}. Severity: ${problem.severity}.`;
        return page(voice ? [rulePage(voice), title] : [title]);
    }
    if (reason)
        return page([reasonPage(reason)]);
    const runtime = _runtimes_index_js__WEBPACK_IMPORTED_MODULE_5__/* .runtimes */ .m.find((each) => each.id === ruleId);
    if (runtime)
        return page([runtimePage(runtime)]);
    const known = [
        ..._rules_index_js__WEBPACK_IMPORTED_MODULE_4__/* .rules */ .a.map((each) => each.id),
        ..._runtimes_reason_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonPages */ .z.map(({ code }) => code),
        ..._recipes_recipe_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .recipeProblemPages */ .P.map(({ code }) => code),
        ..._runtimes_index_js__WEBPACK_IMPORTED_MODULE_5__/* .runtimes */ .m.map((each) => each.id),
    ];
    const near = (0,_source_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .nearest */ .pA)(id, known);
    const hint = near ? ` Did you mean "${near}"?` : ' `skillproof rules` and `skillproof runtimes` list them.';
    throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`"${id}" is no rule, reason or runtime.${hint}`);
}
function page(parts) {
    return `${parts.join('\n\n')}\n`;
}
function rulePage(rule) {
    return [
        `## ${rule.id}`,
        `${rule.summary} Severity: ${rule.severity} unless a finding says otherwise.`,
        rule.why,
        `**What to do.** ${rule.cure}`,
        '**Wrong**',
        ...filesOf(rule.examples.bad),
        '**Right**',
        ...filesOf(rule.examples.good),
    ].join('\n\n');
}
function runtimePage(runtime) {
    const blast = { skill: 'the skill alone', directory: 'its folder', catalog: 'every skill of the same root' };
    const lines = [
        `- Releases: ${runtime.version}`,
        `- Looks for skills: ${runtime.discovery}`,
        `- One bad file takes down: ${blast[runtime.blast]}; ${runtime.silent ? 'nobody is told' : 'it is told'}`,
        ...runtime.evidence.map(({ basis, cite, date }) => `- Evidence (${basis}, ${date}): ${cite}`),
    ];
    const examples = runtime.examples.map(({ title, status, reason }) => `- ${title}: ${status}${reason ? ` (${reason})` : ''}`);
    return [`## ${runtime.id}`, `${runtime.title}.`, lines.join('\n'), examples.join('\n')].join('\n\n');
}
function formatPage(format) {
    const tools = _recipes_recipe_tools_js__WEBPACK_IMPORTED_MODULE_3__/* .toolboxes */ .yc[format.runtime];
    const lines = [
        `- Found by: ${format.files}`,
        `- ${format.closed ? 'Closed: the deployment is all in its files' : 'Open: users add tools and servers of their own'}`,
        ...(tools ? [`- Runtime: ${format.runtime}; tools of servers are named \`${tools.spelling}\``] : []),
        `- Evidence: ${format.evidence}`,
        ...(tools && tools.evidence !== format.evidence ? [`- Evidence of its tools: ${tools.evidence}`] : []),
    ];
    const examples = format.examples.map(({ title, absent, servers, problem }) => {
        const without = absent.length > 0 ? `without ${absent.join(', ')}` : 'with every built-in';
        const having = servers && servers.length > 0 ? `; servers ${servers.join(', ')}` : '';
        return `- ${title}: ${without}${having}${problem ? ` (\`${problem}\`)` : ''}`;
    });
    return [`## ${format.id}`, `${capital(format.title)}.`, lines.join('\n'), examples.join('\n')].join('\n\n');
}
function capital(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
function reasonPage({ code, title, means }) {
    return [`### ${code}`, `${title.slice(0, 1).toUpperCase()}${title.slice(1)}. ${means}`].join('\n\n');
}
/** Each file as a fenced block; the fence is longer than any inside, and the marks around the place are taken out. */
function filesOf(files) {
    return Object.entries(files).flatMap(([path, content]) => {
        const text = typeof content === 'string' ? content.replaceAll('[|', '').replaceAll('|]', '') : '(bytes)';
        const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
        const fence = '`'.repeat(longest + 1);
        const shown = text.length > 600 ? `${text.slice(0, 600)}…` : text;
        return [`\`${path}\``, `${fence}text\n${shown.replaceAll('\r', '␍').replace(/\n?$/, '')}\n${fence}`];
    });
}


/***/ })

};
