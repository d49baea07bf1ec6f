export const id = 165;
export const ids = [165];
export const modules = {

/***/ 9546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain),
  profilesPage: () => (/* binding */ profilesPage),
  recipesPage: () => (/* binding */ recipesPage),
  rulesPage: () => (/* binding */ rulesPage),
  runtimesPage: () => (/* binding */ runtimesPage)
});

// EXTERNAL MODULE: ./.build/diagnostic.js
var diagnostic = __webpack_require__(8867);
// EXTERNAL MODULE: ./.build/recipes/index.js + 21 modules
var recipes = __webpack_require__(7091);
// EXTERNAL MODULE: ./.build/recipes/recipe-problem.js
var recipe_problem = __webpack_require__(6724);
// EXTERNAL MODULE: ./.build/recipes/recipe-tools.js
var recipe_tools = __webpack_require__(5968);
// EXTERNAL MODULE: ./.build/report/waivers.js
var waivers = __webpack_require__(9572);
// EXTERNAL MODULE: ./.build/rules/index.js + 90 modules
var rules = __webpack_require__(6376);
;// CONCATENATED MODULE: ./.build/rules/rule-profiles.js
/** Markdown; src/rules/PROFILES.md shows it. test/rules/rule-profiles.test.ts runs what can be run. */
const profileDifferences = [
    {
        what: 'Words that are also names of tools',
        recipecheck: 'Any built-in that is not registered is reported wherever its name stands as a word: `alert the team`.',
        default: 'Only a name that is meant as a tool: in backticks, called, in a slot for tools, or with "tool" behind it.',
        reason: '`alert`, `stat`, `glob`, `grep` and `todo` are English or shell words. Four of the findings that were judged by hand in public recipes are the noun or the verb.',
    },
    {
        what: 'Text that denies or forbids',
        recipecheck: 'Not seen: `There is no bash here` and `Do not run kubectl delete ns x` (in backticks) are findings.',
        default: 'Passed over, as are announcements and bad examples.',
        reason: 'A text that tells the agent what it lacks is the cure. Reporting it punishes whoever wrote it.',
    },
    {
        what: 'Programs',
        recipecheck: 'Seven: `kubectl`, `gcloud`, `helm`, `docker`, `terraform`, `curl` and `istioctl`.',
        default: 'Any program that a command calls, so `git push origin` too; one that is not well known counts less surely.',
        reason: 'Without a shell nothing runs, whatever it is called.',
    },
    {
        what: 'A shell whose image lacks the program',
        recipecheck: 'With `bash` registered every program is taken to be there.',
        default: 'Where `binaries` or `image` list the programs of the deployment, each command is held against them.',
        reason: 'A registered `bash` in an image without a shell or without `kubectl` runs nothing.',
    },
    {
        what: 'Where on a line the command stands',
        recipecheck: 'In a fence or behind a prompt, a program’s name anywhere on the line counts: in a comment, in captured output, in `kubectl.kubernetes.io/restartedAt:`.',
        default: 'Only the words of a command that the shell would start count.',
        reason: 'Such a name is an annotation, a remark or an output; nobody is to run it.',
    },
    {
        what: 'Fences without a language',
        recipecheck: 'Read as shell scripts, line for line: `see kubectl docs` is a finding. One with `{bash}` counts as unlabelled.',
        default: 'Read as a script only where the lines are commands.',
        reason: 'Many of them hold output, trees of files, or text.',
    },
    {
        what: 'Fences on one line, and fences inside of fences',
        recipecheck: 'A code span of three backticks on a line of its own opens a fence, so that the rest of the file is read inside out. A labelled fence inside of an open one closes it.',
        default: 'Read as CommonMark has it.',
        reason: 'It is what a model, and a reader, sees.',
    },
    {
        what: 'Commands with a path, a prefix or a pipe',
        recipecheck: 'Missed in running text: `/usr/bin/kubectl get pods`, `sudo kubectl get pods`, `cat a | kubectl apply -f -`.',
        default: 'Found. One line is told once, at the first program that it calls for.',
        reason: 'They need the shell like any other command.',
    },
    {
        what: 'Commands outside of fences and spans',
        recipecheck: 'Missed: code that is indented and not fenced, `$ kubectl …` behind the mark of a list or quote, `Run kubectl get pods -n x` without backticks.',
        default: 'Found; without backticks as a warning, and only with a verb of that program and an argument that no sentence has.',
        reason: 'The agent reads them as orders.',
    },
    {
        what: 'Commands inside of data',
        recipecheck: 'Backticks in a string of a JSON or YAML sample count as a span, even for text that the sample quotes.',
        default: 'A fence in another language is a sample.',
        reason: 'It shows what a document looks like; the string is for the reader of that document.',
    },
    {
        what: 'Commands that are only spoken of',
        recipecheck: 'Any span with a program and one more word: every `gcloud node-pools create` flag.',
        default: 'An error only where the sentence has the agent run it; elsewhere a warning or nothing.',
        reason: 'A text that names the flags of a command does not ask for it.',
    },
    {
        what: 'Comments, and files that are never served',
        recipecheck: 'HTML comments, and every file ending in `.md` below `skills`, whether or not an agent can load it; also a copy that a stronger folder hides.',
        default: 'What the agent gets: the skill, and those Markdown files that it can read.',
        reason: 'A text that no agent is given misleads none.',
    },
    {
        what: 'Texts beside the skills',
        recipecheck: '`AGENTS.md` and the instructions of sub-agents are not read.',
        default: 'Read, for the agent that is given them.',
        reason: 'recipecheck leaves them out because they mostly deny. That is no obstacle where denials are understood.',
    },
    {
        what: 'Sub-agents',
        recipecheck: 'One without a `root` adds no scope, and `skills` of a sub-agent is ignored: its texts are judged whether or not it loads them. A tools list with `spawn_agent` ends the check, although core-agent starts.',
        default: 'Each agent is judged by the skills that it is granted and the tools that it has.',
        reason: 'It is what core-agent does.',
    },
    {
        what: 'Two underscores',
        recipecheck: 'Every lower-case word with `__` inside is a finding, in paths and in code too: `/opt/data/acme__fleet`, `my__init__`. A first part with an underscore or a capital is missed.',
        default: 'Only where it can be a tool’s name, in backticks or written `mcp__server__tool`; servers with an underscore in their name are known.',
        reason: 'Two of the findings that were judged by hand are a folder. And `developer_knowledge__search`, of a server that is really deployed, is missed.',
    },
    {
        what: 'Slots for tools',
        recipecheck: 'Only `tool: "name"` with double quotes; not `tool: \'name\'`, not `"tool": "name"` in JSON.',
        default: 'Single quotes and JSON count too. Without quotes only where more says that it is a tool.',
        reason: 'The same step, in another notation.',
    },
    {
        what: 'Tools of core-agent beside the built-ins',
        recipecheck: '`load_skill`, `ask_user` and `spawn_agent` in a slot are unknown names.',
        default: 'They are tools.',
        reason: 'core-agent registers them.',
    },
    {
        what: 'Names of MCP tools',
        recipecheck: 'Judged up to the server, and only in slots and in `poll_allow`. The key is compared as it is written, so that `gke_prod_get` of the server `gke-prod` is refused.',
        default: 'Judged wherever they are named; with `skillproof.tools.json` down to the tool. The key is spelled as core-agent spells it.',
        reason: '`gke_list_pods` looks right, and there may be no such tool.',
    },
    {
        what: 'Polling',
        recipecheck: '`poll_allow` may name `wait_and_verify` itself.',
        default: 'A warning: core-agent never polls it.',
        reason: 'The call is refused when it is made.',
    },
    {
        what: 'The kind of session',
        recipecheck: '`session.task_class` is ignored.',
        default: 'With `debug`, `research` or `review`, `bash` is not there.',
        reason: 'core-agent takes the shell away in such a session, and no `tools.disable` says so.',
    },
    {
        what: 'Skills that are withheld',
        recipecheck: '`requires:` is not known: the text is judged name by name.',
        default: 'A skill whose `requires:` is unmet is told of once; what its text names is only counted.',
        reason: 'Its text is never served, so nothing in it can go wrong.',
    },
    {
        what: 'How often, and how gravely',
        recipecheck: 'Everything is an error. `tool: "bash"` without `bash` is told twice in the parent’s texts.',
        default: 'An error is what is surely named; what only seems to be named is a warning. One place is told once.',
        reason: 'An error must not be a guess.',
    },
    {
        what: 'Everything else',
        recipecheck: 'No other rule speaks: no verdicts of runtimes, links, steps or budgets, and no recipe but one of core-agent.',
        default: 'All rules, and recipes of all formats.',
        reason: 'The profile is there to replace one gate without a different answer.',
    },
];
/** Where the profile cannot give the answer of core-agent’s own program, with the reason. Markdown. */
const parityLimits = [
    'Skills in `node_modules` and `.git`, and below paths that were excluded, are not read, as in any run of Skillproof. recipecheck reads every file below a root.',
    'A file of more than 2 MB ends the check with an error; recipecheck has no limit. A config root, content root or sub-agent’s root that leads out of the checked folder ends it too.',
    'A root with an absolute path is a path of the deployment’s machine: content of it is not read.',
    'Waivers and floors of recipecheck stand in the Go code of a test, which is not read. `waivers:` in `skillproof.yml` does the same work, in both profiles, on the findings that the profile gives.',
    'Places have columns, and the words are our own: file, line and name of each finding are the same.',
];

// EXTERNAL MODULE: ./.build/runtimes/index.js + 77 modules
var runtimes = __webpack_require__(8152);
// EXTERNAL MODULE: ./.build/runtimes/reason.js + 2 modules
var runtimes_reason = __webpack_require__(2499);
// EXTERNAL MODULE: ./.build/source/nearest.js
var nearest = __webpack_require__(9968);
;// CONCATENATED MODULE: ./.build/pages.js










/** The page of all rules, in Markdown: src/rules/README.md is this text. */
function rulesPage() {
    const list = rules/* rules */.a.map((rule) => `- [\`${rule.id}\`](#${rule.id}) (${rule.severity}): ${rule.summary}`);
    return page([
        '# Rules',
        'Written by `npm run pages` from the rules themselves; their examples are run as tests.',
        list.join('\n'),
        ...rules/* rules */.a.map(rulePage),
        '# Waivers',
        'What is said about an entry of `waivers:` in `skillproof.yml` itself. It can be neither waived nor ignored.',
        ...waivers/* waiverPages */.L.map(waiverPage),
    ]);
}
/** The page of what the profiles judge otherwise, in Markdown: src/rules/PROFILES.md is this text. */
function profilesPage() {
    return page([
        '# Profiles',
        'Where `--profile recipecheck` and the default profile differ, and why. Written by `npm run pages` from `rule-profiles.ts`.',
        'The profile `recipecheck` gives the answer of core-agent’s recipecheck, with its quirks. The default profile gives the answer that we think is right.',
        ...profileDifferences.map(({ what, recipecheck, default: ours, reason }) => [`## ${what}`, `- \`recipecheck\`: ${recipecheck}\n- default: ${ours}\n- Why: ${reason}`].join('\n\n')),
        '# Where the profile differs from the program',
        parityLimits.map((limit) => `- ${limit}`).join('\n'),
    ]);
}
/** The page of all runtimes, in Markdown: src/runtimes/README.md is this text. */
function runtimesPage() {
    return page([
        '# Runtimes',
        'Written by `npm run pages` from the runtimes themselves; their examples are run as tests.',
        ...runtimes/* runtimes */.m.map(runtimePage),
        '# Reasons',
        'Why a runtime does what it does. A diagnostic names its reason behind the slash of its rule.',
        ...runtimes_reason/* reasonPages */.z.map(reasonPage),
    ]);
}
/** The page of all recipe formats, in Markdown: src/recipes/README.md is this text. */
function recipesPage() {
    const problems = recipe_problem/* recipeProblemPages */.P.map(({ code, severity, title }) => `- \`${code}\` (${severity}): ${title}`);
    return page([
        '# Recipes',
        'What one deployment really has, read from its own files. Written by `npm run pages` from the formats themselves; their examples are run as tests.',
        ...recipes/* recipeFormats */.R.map(formatPage),
        '# Problems',
        'What is wrong with a recipe itself. The rule `recipe-problem` says it, with the code behind its slash.',
        problems.join('\n'),
    ]);
}
/** The page of one rule, one reason, or a rule and its cause. Throws UsageError for an id that is none. */
function explain(id) {
    const [ruleId = '', cause] = id.split('/');
    const rule = rules/* rules */.a.find((each) => each.id === ruleId);
    const reason = runtimes_reason/* reasonPages */.z.find((each) => each.code === (rule ? cause : ruleId));
    if (rule && cause === undefined)
        return page([rulePage(rule)]);
    if (rule && reason)
        return page([rulePage(rule), reasonPage(reason)]);
    const problem = recipe_problem/* recipeProblemPages */.P.find(({ code }) => code === (rule?.id === 'recipe-problem' ? cause : ruleId));
    if (problem) {
        const voice = rules/* rules */.a.find((each) => each.id === 'recipe-problem');
        const title = `### ${problem.code}\n\n${capital(problem.title)}. Severity: ${problem.severity}.`;
        return page(voice ? [rulePage(voice), title] : [title]);
    }
    if (reason)
        return page([reasonPage(reason)]);
    const waiver = waivers/* waiverPages */.L.find((each) => each.id === id);
    if (waiver)
        return page([waiverPage(waiver)]);
    const runtime = runtimes/* runtimes */.m.find((each) => each.id === ruleId);
    if (runtime)
        return page([runtimePage(runtime)]);
    const known = [
        ...rules/* rules */.a.map((each) => each.id),
        ...runtimes_reason/* reasonPages */.z.map(({ code }) => code),
        ...recipe_problem/* recipeProblemPages */.P.map(({ code }) => code),
        ...waivers/* waiverPages */.L.map((each) => each.id),
        ...runtimes/* runtimes */.m.map((each) => each.id),
    ];
    const near = (0,nearest/* nearest */.pA)(id, known);
    const hint = near ? ` Did you mean "${near}"?` : ' `skillproof rules` and `skillproof runtimes` list them.';
    throw new diagnostic/* UsageError */.e(`"${id}" is no rule, reason or runtime.${hint}`);
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
function waiverPage({ id, severity, summary, why, cure }) {
    return [`## ${id}`, `${summary} Severity: ${severity}.`, why, `**What to do.** ${cure}`].join('\n\n');
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
    const tools = recipe_tools/* toolboxes */.yc[format.runtime];
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
