export const id = 448;
export const ids = [448];
export const modules = {

/***/ 169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Rn: () => (/* binding */ resolveMention),
  $q: () => (/* binding */ resolveRequires),
  Gf: () => (/* binding */ secretName),
  of: () => (/* binding */ shellOf)
});

// EXTERNAL MODULE: ./.build/skill/mention-script.js
var mention_script = __webpack_require__(7772);
// EXTERNAL MODULE: ./.build/source/nearest.js
var nearest = __webpack_require__(9968);
;// CONCATENATED MODULE: ./.build/analysis/resolve-mcp.js

/** A name that can only be a server's tool: `mcp__server__tool`, `mcp:server/tool`, `server__tool`, `server:tool`. */
function resolveMcp(mention, recipe, scope) {
    const servers = scope.servers;
    if (!servers)
        return null;
    const exact = serverOf(mention.name, servers);
    if (exact)
        return toolOf(mention, exact, mention.name.slice(exact.prefix.length) || null, scope);
    const parts = partsOf(mention.name);
    if (!parts)
        return null;
    const known = servers.find(({ key }) => plain(key) === plain(parts.server));
    if (known) {
        if (parts.spoken || parts.tool === null || parts.tool === '*')
            return toolOf(mention, known, parts.tool, scope);
        const meant = known.prefix + parts.tool;
        const why = `the tools of \`${known.key}\` are called \`${known.prefix}…\` here`;
        return { mention, state: 'missing', gap: 'mcp-spelling', why, meant, server: known.key };
    }
    if (!parts.explicit && (parts.spoken || !/^(?:tool-slot|call|allowed-tools)$/.test(mention.how)))
        return null;
    if (!recipe.closed && servers.length === 0) {
        const why = 'these files declare no server at all, so the servers of this agent are declared elsewhere';
        return { mention, state: 'unknown', gap: null, why, meant: null, server: parts.server };
    }
    return { mention, state: 'missing', gap: 'mcp-server', ...noServer(parts, servers, recipe), server: parts.server };
}
function noServer(parts, servers, recipe) {
    const keys = servers.map(({ key }) => key);
    const near = (0,nearest/* nearest */.pA)(parts.server, keys);
    const list = keys.length === 0 ? 'it declares none' : `it declares ${keys.map((key) => `\`${key}\``).join(', ')}`;
    return { why: `\`${recipe.path}\` has no server \`${parts.server}\`; ${list}`, meant: near };
}
/**
 * The server whose prefix a name starts with; the longest wins, as `gke_prod_list` may be of `gke` or of `gke-prod`.
 * One more underscore behind the prefix is a spelling of another runtime, no tool whose name starts with it.
 */
function serverOf(name, servers) {
    const fitting = servers.filter(({ prefix, tools }) => {
        if (!name.startsWith(prefix))
            return `${name}__` === prefix;
        const tool = name.slice(prefix.length);
        return !tool.startsWith('_') || (tools?.includes(tool) ?? false);
    });
    return fitting.sort((left, right) => right.prefix.length - left.prefix.length)[0] ?? null;
}
/** Whether a declared server has a tool: known only where its tools are listed. */
function toolOf(mention, server, tool, scope) {
    const plainAnswer = { mention, gap: null, meant: null, server: server.key };
    if (tool === null || tool.endsWith('*'))
        return { ...plainAnswer, state: 'provided', why: '' };
    if (server.denied?.includes(tool)) {
        const why = `the recipe takes \`${tool}\` away from \`${server.key}\``;
        return { ...plainAnswer, state: 'missing', gap: 'mcp-tool', why };
    }
    if (server.tools === null) {
        const why = `the server \`${server.key}\` is declared, and nobody listed its tools`;
        return pollable(mention, scope, server) ?? { ...plainAnswer, state: 'unknown', why };
    }
    if (server.tools.includes(tool))
        return pollable(mention, scope, server) ?? { ...plainAnswer, state: 'provided', why: '' };
    const near = (0,nearest/* nearest */.pA)(tool, server.tools);
    const why = `\`${server.key}\` has ${server.tools.length === 1 ? 'one tool' : `${server.tools.length} tools`}, and \`${tool}\` is none of them`;
    return { ...plainAnswer, state: 'missing', gap: 'mcp-tool', why, meant: near && server.prefix + near };
}
/** A tool in a slot is one that is to be polled: there only the listed ones and those of a read-only server may stand. */
function pollable(mention, { pollable: list }, server) {
    if (mention.how !== 'tool-slot' || !list || list.includes(mention.name) || server.readOnly)
        return null;
    const why = 'it is not among the tools that may be polled';
    return { mention, state: 'missing', gap: 'not-pollable', why, meant: (0,nearest/* nearest */.pA)(mention.name, list), server: server.key };
}
function partsOf(name) {
    const full = /^mcp__([A-Za-z0-9][\w-]*?)(?:__([\w-]+|\*))?$/.exec(name);
    if (full)
        return { server: full[1], tool: full[2] ?? null, explicit: true, spoken: false };
    const address = /^mcp:([\w.-]+)\/([\w.-]+)$/.exec(name);
    if (address)
        return { server: address[1], tool: address[2], explicit: true, spoken: true };
    const joined = /^([A-Za-z][\w-]*?)(__|:)([A-Za-z]\w*)$/.exec(name);
    return joined ? { server: joined[1], tool: joined[3], explicit: false, spoken: joined[2] === ':' } : null;
}
function plain(key) {
    return key.toLowerCase().replace(/[^a-z0-9]/g, '_');
}

;// CONCATENATED MODULE: ./.build/analysis/resolve.js



/** Holds a mention against a scope; null where the scope cannot tell whether the name means anything to it. */
function resolveMention(mention, around) {
    switch (mention.kind) {
        case 'shell':
        case 'command':
            return resolveCommand(mention, around);
        case 'mcp':
            return resolveMcp(mention, around.recipe, around.scope);
        case 'tool':
            return resolveTool(mention, around);
        case 'env':
            return resolveVariable(mention, around);
        case 'skill':
            return resolveSkill(mention, around);
        case 'subagent':
            return resolveAgent(mention, around);
    }
}
/** The tool of a scope that runs commands; null where its runtime has none, undefined where nothing is known of it. */
function shellOf({ builtIns, shellTool }) {
    if (shellTool === null)
        return null;
    return builtIns.find(({ name }) => name === (shellTool ?? 'bash'));
}
function provided(mention) {
    return { mention, state: 'provided', gap: null, why: '', meant: null, server: null };
}
function unknown(mention, why) {
    return { ...provided(mention), state: 'unknown', why };
}
function missing(mention, gap, why, meant = null) {
    return { mention, state: 'missing', gap, why, meant, server: null };
}
function resolveCommand(mention, { scope }) {
    const shell = shellOf(scope);
    if (shell === undefined)
        return unknown(mention, 'whether there is a shell is not known');
    if (shell === null)
        return missing(mention, 'shell', 'this runtime has no tool that runs commands');
    if (!shell.registered)
        return missing(mention, 'shell', `\`${shell.name}\` is not registered, as ${shell.why}`);
    if (mention.kind === 'shell')
        return provided(mention);
    if (scope.binaries === null)
        return unknown(mention, 'nobody listed the programs of this deployment');
    if ((0,mention_script/* isPath */.uf)(mention.name))
        return unknown(mention, 'programs are listed by name, not by path');
    if (scope.binaries.includes(mention.name))
        return provided(mention);
    return missing(mention, 'program', 'it is not among the programs of this deployment');
}
function resolveTool(mention, around) {
    const { scope } = around;
    const { name, how } = mention;
    if (how === 'name' && mention.confidence === 'likely')
        return null;
    const builtIn = scope.builtIns.find((each) => each.name === name);
    if (builtIn?.registered)
        return provided(mention);
    if (builtIn && builtIn === shellOf(scope) && how !== 'allowed-tools')
        return resolveCommand({ ...mention, kind: 'shell' }, around);
    if (builtIn)
        return missing(mention, 'built-in', builtIn.why);
    if (scope.otherTools?.includes(name) || scope.servers?.some(({ key }) => key === name))
        return provided(mention);
    const server = serverOf(name, scope.servers ?? []);
    if (server) {
        const answer = toolOf(mention, server, name.slice(server.prefix.length), scope);
        return answer.gap === 'mcp-tool' && how === 'name' && answer.meant === null ? null : answer;
    }
    if (name.includes('__'))
        return resolveMcp({ ...mention, kind: 'mcp' }, around.recipe, scope);
    return isUnknownTool(mention, around) ? missing(mention, 'tool', noTool(around), nearTool(name, scope)) : null;
}
/** Only a place that holds nothing but tools makes an unknown word a tool. */
function isUnknownTool({ name, how }, { scope, recipe }) {
    if (how === 'allowed-tools')
        return scope.otherTools !== undefined;
    if (!recipe.closed || scope.otherTools === undefined || scope.servers === undefined)
        return false;
    if (how === 'tool-slot')
        return true;
    return ((how === 'call' && /^[a-z]/.test(name) && !commonFunction.test(name)) ||
        (how === 'named-tool' && name.includes('_')));
}
const commonFunction = /^(?:print|len|open|range|dict|list|set|str|int|format|sorted|max|min|sum|zip|map|filter|require|import|fetch|super|round|console|printf|var|calc|rgba?|url|clamp|minmax|translate|rotate|scale|select|count|avg|if|for|while|switch|function|return|e|f|g)$/;
function noTool({ recipe }) {
    return `${recipe.runtime} has no tool of that name, and no server that is declared gives it one`;
}
/**
 * Names that tools of Claude Code and Gemini CLI had before (code.claude.com/docs, tools reference, and
 * google-gemini/gemini-cli@5411f113, tool-names.ts, 2026-08-21).
 */
const formerNames = {
    BashOutput: 'TaskOutput',
    KillShell: 'TaskStop',
    LS: 'Glob',
    MultiEdit: 'Edit',
    NotebookRead: 'Read',
    SlashCommand: 'Skill',
    Task: 'Agent',
    search_file_content: 'grep_search',
};
function nearTool(name, { builtIns, otherTools = [] }) {
    const names = [...builtIns.filter(({ registered }) => registered).map((each) => each.name), ...otherTools];
    const former = formerNames[name];
    if (former !== undefined && names.includes(former))
        return former;
    return names.find((each) => each.toLowerCase() === name.toLowerCase()) ?? (0,nearest/* nearest */.pA)(name, names);
}
/** Names that a secret goes by: nobody writes one for a reader to fill in. */
const secretName = /^(?!(?:NEW|OLD|MY|YOUR|ACCESS|AUTH|BEARER|JWT|SESSION|REFRESH|CLIENT)_[A-Z]+$)[A-Z0-9_]+_(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|WEBHOOK_URL|PAT)$/;
function resolveVariable(mention, { scope }) {
    if (!secretName.test(mention.name))
        return null;
    if (!scope.environment)
        return unknown(mention, 'nobody listed the variables of this deployment');
    if (scope.environment.includes(mention.name))
        return provided(mention);
    return missing(mention, 'variable', 'it is not among the variables of this deployment');
}
function resolveSkill(mention, { recipe, skills, withheld }) {
    const name = mention.name.slice(mention.name.indexOf(':') + 1);
    if (skills.has(name))
        return provided(mention);
    if (withheld.has(name))
        return missing(mention, 'skill', 'it is there and withheld');
    if (!recipe.closed || !name.includes('-'))
        return null;
    return missing(mention, 'skill', 'no skill of that name is loaded here', (0,nearest/* nearest */.pA)(name, [...skills]));
}
function resolveAgent(mention, { recipe, scope }) {
    const names = [...(scope.otherTools ?? []), ...recipe.scopes.map((each) => each.name)];
    if (names.includes(mention.name))
        return provided(mention);
    if (!recipe.closed || scope.otherTools === undefined)
        return null;
    return missing(mention, 'subagent', 'no sub-agent of that name is declared', (0,nearest/* nearest */.pA)(mention.name, names));
}
/** Each token of a `requires:`: the shell is a tool, everything else a program on PATH. */
function resolveRequires(requires, scope) {
    if (requires.state !== 'tokens')
        return [];
    return requires.tokens.map(({ value: token }) => {
        if (token === 'shell' || token === 'bash') {
            const shell = shellOf(scope);
            if (shell === undefined)
                return { token, state: 'unknown', why: 'whether there is a shell is not known' };
            if (shell?.registered)
                return { token, state: 'provided', why: '' };
            return {
                token,
                state: 'missing',
                why: shell ? `${shell.name} is not registered: ${shell.why}` : 'there is no shell',
            };
        }
        if (scope.binaries === null)
            return { token, state: 'unknown', why: 'nobody listed the programs' };
        if (scope.binaries.includes(token))
            return { token, state: 'provided', why: '' };
        return token.includes('/')
            ? { token, state: 'unknown', why: 'programs are listed by name, not by path' }
            : { token, state: 'missing', why: 'not on PATH' };
    });
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

/***/ 7091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ readRecipes),
  R: () => (/* binding */ recipeFormats)
});

// EXTERNAL MODULE: ./.build/diagnostic.js
var diagnostic = __webpack_require__(8867);
// EXTERNAL MODULE: ./.build/source/json.js
var source_json = __webpack_require__(8342);
// EXTERNAL MODULE: ./.build/source/workspace.js
var source_workspace = __webpack_require__(9091);
// EXTERNAL MODULE: ./.build/source/yaml.js
var yaml = __webpack_require__(2695);
// EXTERNAL MODULE: ./.build/skill/frontmatter.js
var frontmatter = __webpack_require__(1882);
// EXTERNAL MODULE: ./.build/recipes/recipe-file.js + 1 modules
var recipe_file = __webpack_require__(8997);
;// CONCATENATED MODULE: ./.build/recipes/recipe-claude-agents.js




/** Sub-agents: a list of tools is all that one has, without a list it has what its parent has. */
function agentsIn(workspace, folder, parent) {
    return (0,recipe_file/* filesIn */.nG)(workspace, folder, '.md').flatMap((path) => {
        const file = (0,recipe_file/* readText */.yR)(workspace, path);
        return file ? agentOf(file, parent) : [];
    });
}
function agentOf(file, parent) {
    const { fields, bodyStart } = (0,frontmatter/* readFrontmatter */.z)(file);
    const only = names(fields.get('tools')?.value ?? null);
    const except = names(fields.get('disallowedTools')?.value ?? null) ?? [];
    const builtIns = parent.builtIns.map((tool) => {
        if (!tool.registered)
            return tool;
        const why = only && !only.includes(tool.name)
            ? `\`tools\` of ${(0,source_workspace/* nameOf */.Vb)(file.path)} omits it`
            : except.includes(tool.name)
                ? `\`disallowedTools\` of ${(0,source_workspace/* nameOf */.Vb)(file.path)} names it`
                : '';
        return why === '' ? tool : { ...tool, registered: false, why };
    });
    const kept = (parent.servers ?? []).flatMap((server) => {
        const whole = [server.prefix.slice(0, -2), `${server.prefix}*`];
        if (except.some((rule) => whole.includes(rule)))
            return [];
        if (!only || only.some((rule) => whole.includes(rule)))
            return [server];
        const tools = only.flatMap((rule) => (rule.startsWith(server.prefix) ? [rule.slice(server.prefix.length)] : []));
        return tools.length > 0 ? [{ ...server, tools }] : [];
    });
    const name = (0,source_json/* textOf */.b6)(fields.get('name')?.value ?? null) ?? (0,source_workspace/* nameOf */.Vb)(file.path).replace(/\.md$/, '');
    const texts = [{ file, span: { start: bodyStart, end: file.text.length } }];
    return { ...parent, name, inherits: true, builtIns, servers: kept, texts };
}
/** `Read, Grep` or a list; `Agent(worker)` is the tool Agent. Null where nothing is written. */
function names(node) {
    const list = node ? ((0,source_json/* textsOf */.CB)(node)?.map(({ value }) => value) ?? (0,source_json/* textOf */.b6)(node)?.split(',')) : null;
    return list?.map((entry) => entry.trim().replace(/\(.*$/s, '')).filter((entry) => entry !== '') ?? null;
}

// EXTERNAL MODULE: ./.build/recipes/recipe-problem.js
var recipe_problem = __webpack_require__(6724);
;// CONCATENATED MODULE: ./.build/recipes/recipe-servers.js



/** The servers of a map, without those that are switched off. An entry that is no map is complained about. */
function serversIn({ file }, map, style, complain) {
    return (0,source_json/* pairsOf */.fq)(map).flatMap(({ key, value }) => {
        if ((0,yaml/* resolved */.L$)(value)?.kind !== 'map') {
            const message = `The server \`${key.value}\` is no map, and it is not started. Write \`{ "command": … }\` or \`{ "url": … }\`.`;
            complain('server-invalid', { file, span: key.span }, message, key.value);
            return [];
        }
        if (style.isOff?.(value))
            return [];
        const only = style.only === undefined ? null : listed(value, style.only);
        const denied = style.except === undefined ? null : listed(value, style.except);
        return [
            {
                key: key.value,
                prefix: style.prefix(key.value),
                tools: only?.includes('*') ? null : (only?.filter((tool) => !denied?.includes(tool)) ?? null),
                ...(denied ? { denied } : {}),
                declared: { path: file.path, span: key.span },
            },
        ];
    });
}
function listed(entry, key) {
    return (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(entry, [key]))?.map(({ value }) => value) ?? null;
}
/** True for `"KEY": false`. */
function isFalse(entry, key) {
    return (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(entry, [key])) === 'false';
}
/** True for `"KEY": true`. */
function isTrue(entry, key) {
    return (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(entry, [key])) === 'true';
}
/** Text files that a runtime gives to its agent, as far as they are there. */
function textsAt(workspace, paths) {
    return paths.flatMap((path) => {
        const file = (0,recipe_file/* readText */.yR)(workspace, path);
        return file ? [{ file, span: { start: 0, end: file.text.length } }] : [];
    });
}

// EXTERNAL MODULE: ./.build/recipes/recipe-tools.js
var recipe_tools = __webpack_require__(5968);
;// CONCATENATED MODULE: ./.build/recipes/claude-code.js








const SKILL = '---\nname: x\ndescription: d\n---\nB\n';
const MANIFEST = '.claude-plugin/plugin.json';
const cost = 'Claude Code takes none of its servers and settings.';
const claudeCodeFormat = {
    id: 'claude-code',
    title: 'Claude Code project or plugin',
    files: '.claude/settings.json, .claude/agents, .mcp.json or .claude-plugin/plugin.json',
    closed: false,
    runtime: 'claude-code',
    evidence: 'ericbuess/claude-code-docs@6c67e820, docs/mcp.md (plugins, scopes), and @ec68a5b2, docs/permissions.md:100-200 (a mirror of code.claude.com), read 2026-12-01',
    examples: [
        {
            title: 'a denied name takes the tool away, a denied pattern does not',
            files: {
                '.claude/settings.json': '{"permissions": {"deny": ["WebFetch", "Bash(rm *)"]}}',
                '.mcp.json': '{"mcpServers": {"my-notes": {"command": "notes-mcp"}}}',
                '.claude/agents/reader.md': '---\nname: reader\ndescription: d\ntools: Read, Grep\n---\nRead.\n',
            },
            absent: ['WebFetch'],
            servers: ['mcp__my-notes__'],
            scopes: ['parent', 'reader'],
        },
        {
            title: 'servers of a plugin have the longer name',
            files: {
                '.claude-plugin/plugin.json': '{"name": "press", "mcpServers": {"proofs": {"command": "proofs-mcp"}}}',
                '.mcp.json': '{"mcpServers": {"pages": {"command": "pages-mcp"}}}',
                'skills/x/SKILL.md': SKILL,
            },
            absent: [],
            servers: ['mcp__plugin_press_proofs__', 'mcp__plugin_press_pages__'],
        },
        {
            title: 'a comment in a .mcp.json',
            files: { '.mcp.json': '{[|/|]/ ours\n"mcpServers": {}}' },
            absent: [],
            problem: 'config-syntax',
        },
    ],
    find(workspace) {
        const projects = new Set();
        const plugins = new Set();
        for (const { path } of workspace.entries) {
            const match = /^(?:(.*)\/)?(?:\.claude\/(?:settings(?:\.local)?\.json|agents\/[^/]+\.md)|(\.mcp\.json)|(\.claude-plugin\/plugin\.json))$/.exec(path);
            if (!match)
                continue;
            const folder = match[1] ?? '.';
            if (match[3])
                plugins.add(folder);
            else if (!match[2] || !workspace.has((0,recipe_file/* inside */.nx)(folder, MANIFEST)))
                projects.add(folder);
        }
        return [
            ...[...projects].map((folder) => pathOf(workspace, folder)),
            ...[...plugins].map((folder) => (0,recipe_file/* inside */.nx)(folder, '.claude-plugin')),
        ];
    },
    read(workspace, path) {
        const name = (0,source_workspace/* nameOf */.Vb)(path);
        if (name === '.claude-plugin' || path.endsWith(MANIFEST)) {
            return readPlugin(workspace, name === '.claude-plugin' ? (0,source_workspace/* folderOf */.yS)(path) : (0,source_workspace/* folderOf */.yS)((0,source_workspace/* folderOf */.yS)(path)));
        }
        const folder = name === '.claude' || name === '.mcp.json'
            ? (0,source_workspace/* folderOf */.yS)(path)
            : /\/?\.claude\/settings[^/]*$/.test(path)
                ? (0,source_workspace/* folderOf */.yS)((0,source_workspace/* folderOf */.yS)(path))
                : path;
        const here = ['.claude', '.mcp.json'].some((each) => workspace.has((0,recipe_file/* inside */.nx)(folder, each)));
        return here ? readProject(workspace, folder) : null;
    },
};
function pathOf(workspace, folder) {
    const own = ['.claude/settings.json', '.claude/settings.local.json', '.claude/agents'].some((each) => workspace.has((0,recipe_file/* inside */.nx)(folder, each)));
    return (0,recipe_file/* inside */.nx)(folder, own ? '.claude' : '.mcp.json');
}
function readProject(workspace, folder) {
    const { problems, complain } = (0,recipe_problem/* problemList */.g)();
    const settings = ['settings.json', 'settings.local.json'].flatMap((name) => {
        return (0,recipe_file/* readConfigFile */.RG)(workspace, (0,recipe_file/* inside */.nx)(folder, `.claude/${name}`), 'json-or-blank', complain, cost) ?? [];
    });
    const list = (...keys) => settings.flatMap(({ root }) => (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(root, keys))?.map(({ value }) => value) ?? []);
    const off = list('disabledMcpjsonServers');
    const denied = list('permissions', 'deny');
    const file = (0,recipe_file/* readConfigFile */.RG)(workspace, (0,recipe_file/* inside */.nx)(folder, '.mcp.json'), 'json-or-blank', complain, cost);
    const servers = file
        ? serversIn(file, (0,source_json/* valueAt */.fK)(file.root, ['mcpServers']), { prefix: (key) => (0,recipe_tools/* prefixOf */.MT)('claude-code', key) }, complain)
        : [];
    const kept = servers.filter(({ key, prefix }) => !off.includes(key) && !denied.some((rule) => rule === prefix.slice(0, -2) || rule === `${prefix}*`));
    const parent = scopeOf('parent', denied, kept, [root(workspace, (0,recipe_file/* inside */.nx)(folder, '.claude/skills'))], textsAt(workspace, [(0,recipe_file/* inside */.nx)(folder, 'CLAUDE.md'), (0,recipe_file/* inside */.nx)(folder, '.claude/CLAUDE.md')]));
    const scopes = [parent, ...agentsIn(workspace, (0,recipe_file/* inside */.nx)(folder, '.claude/agents'), parent)];
    return recipeOf(pathOf(workspace, folder), scopes, problems);
}
/** A plugin: its manifest names servers itself, or a file that does; a .mcp.json beside it is read as well. */
function readPlugin(workspace, folder) {
    const { problems, complain } = (0,recipe_problem/* problemList */.g)();
    const manifest = (0,recipe_file/* readConfigFile */.RG)(workspace, (0,recipe_file/* inside */.nx)(folder, MANIFEST), 'json-or-blank', complain, cost);
    if (!manifest)
        return null;
    const plugin = (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(manifest.root, ['name'])) ?? (0,source_workspace/* nameOf */.Vb)(folder);
    const prefix = (key) => (0,recipe_tools/* prefixOf */.MT)('claude-code', `plugin_${plugin}_${key}`);
    const node = (0,source_json/* valueAt */.fK)(manifest.root, ['mcpServers']);
    const sources = (node && (0,source_json/* itemsOf */.S3)(node)) ?? (node ? [node] : []);
    const named = sources.flatMap((source) => {
        if ((0,yaml/* resolved */.L$)(source)?.kind === 'map')
            return serversIn(manifest, source, { prefix }, complain);
        return serversOfFile(workspace, (0,source_workspace/* joinPath */.uJ)(folder, withoutRoot((0,source_json/* textOf */.b6)(source) ?? '')), prefix, complain);
    });
    const beside = serversOfFile(workspace, (0,recipe_file/* inside */.nx)(folder, '.mcp.json'), prefix, complain);
    const servers = [...named, ...beside.filter(({ key }) => !named.some((each) => each.key === key))];
    const listed = (0,source_json/* valueAt */.fK)(manifest.root, ['skills']);
    const more = (listed ? ((0,source_json/* textsOf */.CB)(listed)?.map(({ value }) => value) ?? [(0,source_json/* textOf */.b6)(listed) ?? '']) : []).flatMap((value) => (0,source_workspace/* joinPath */.uJ)(folder, withoutRoot(value)) ?? []);
    const roots = [...new Set([(0,recipe_file/* inside */.nx)(folder, 'skills'), ...more])].map((path) => root(workspace, path));
    const parent = scopeOf('parent', [], servers, roots, []);
    return recipeOf((0,recipe_file/* inside */.nx)(folder, '.claude-plugin'), [parent, ...agentsIn(workspace, (0,recipe_file/* inside */.nx)(folder, 'agents'), parent)], problems);
}
function withoutRoot(path) {
    return path.replace(/^\$\{CLAUDE_PLUGIN_ROOT\}\//, '');
}
/** A file of servers; in a plugin the map may stand without the key around it. */
function serversOfFile(workspace, path, prefix, complain) {
    const file = path === null ? null : (0,recipe_file/* readConfigFile */.RG)(workspace, path, 'json-or-blank', complain, cost);
    if (!file)
        return [];
    return serversIn(file, (0,source_json/* valueAt */.fK)(file.root, ['mcpServers']) ?? file.root, { prefix }, complain);
}
function recipeOf(path, scopes, problems) {
    return {
        path,
        format: 'claude-code',
        closed: false,
        runtime: 'claude-code',
        mcpSpelling: 'mcp__server__tool',
        scopes,
        problems,
    };
}
function root(workspace, path) {
    return { path: (0,recipe_file/* linkTarget */.Cm)(workspace, path), role: 'project' };
}
function scopeOf(name, denied, servers, skillRoots, texts) {
    const builtIns = (0,recipe_tools/* builtInsOf */.wv)('claude-code', (tool) => (denied.includes(tool) ? 'permissions.deny names it' : ''));
    return {
        name,
        builtIns,
        otherTools: [],
        shellTool: 'Bash',
        servers,
        binaries: null,
        environment: null,
        skillRoots,
        grants: null,
        texts,
        pollable: null,
    };
}

;// CONCATENATED MODULE: ./.build/recipes/codex.js






const shellTools = ['exec_command', 'write_stdin', 'shell_command'];
const codexFormat = {
    id: 'codex',
    title: 'Codex project',
    files: '.codex/config.toml',
    closed: false,
    runtime: 'codex',
    evidence: 'openai/codex@0113ae1b, codex-rs/core/src/tools/spec_plan.rs and codex-rs/features (shell_tool); openai/codex#20195 (enabled, enabled_tools, disabled_tools), read 2026-12-01',
    examples: [
        {
            title: 'a server that is switched off is none',
            files: {
                '.codex/config.toml': 'web_search = "disabled"\n\n[mcp_servers.docs]\nurl = "https://example.com/mcp"\ndisabled_tools = ["drop"]\n\n[mcp_servers.old]\ncommand = "old"\nenabled = false\n',
            },
            absent: ['web_search'],
            servers: ['mcp__docs__'],
        },
        {
            title: 'the shell is switched off',
            files: { '.codex/config.toml': '[features]\nshell_tool = false\n' },
            absent: ['exec_command', 'shell_command', 'write_stdin'],
        },
        {
            title: 'a key twice',
            files: { '.codex/config.toml': 'model = "a"\n[|m|]odel = "b"\n' },
            absent: [],
            problem: 'config-syntax',
        },
    ],
    find: (workspace) => workspace.entries.flatMap(({ path }) => (/(?:^|\/)\.codex\/config\.toml$/.test(path) ? [(0,source_workspace/* folderOf */.yS)(path)] : [])),
    read(workspace, path) {
        const own = (0,source_workspace/* nameOf */.Vb)(path) === 'config.toml' ? (0,source_workspace/* folderOf */.yS)(path) : (0,source_workspace/* nameOf */.Vb)(path) === '.codex' ? path : (0,recipe_file/* inside */.nx)(path, '.codex');
        const { problems, complain } = (0,recipe_problem/* problemList */.g)();
        const cost = 'Codex does not start with it.';
        const config = (0,recipe_file/* readConfigFile */.RG)(workspace, (0,recipe_file/* inside */.nx)(own, 'config.toml'), 'toml', complain, cost);
        if (!config || (0,source_workspace/* nameOf */.Vb)(own) !== '.codex')
            return null;
        const style = {
            prefix: (key) => (0,recipe_tools/* prefixOf */.MT)('codex', key),
            only: 'enabled_tools',
            except: 'disabled_tools',
            isOff: (entry) => isFalse(entry, 'enabled'),
        };
        const at = (...keys) => (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(config.root, keys));
        const builtIns = (0,recipe_tools/* builtInsOf */.wv)('codex', (name) => {
            if (shellTools.includes(name))
                return at('features', 'shell_tool') === 'false' ? 'features.shell_tool is false' : '';
            if (name === 'web_search')
                return at('web_search') === 'disabled' ? 'web_search is "disabled"' : '';
            return name === 'view_image' && at('tools', 'view_image') === 'false' ? 'tools.view_image is false' : '';
        });
        const folder = (0,source_workspace/* folderOf */.yS)(own);
        const skillRoots = ['.agents/skills', '.codex/skills'].map((each) => {
            return { path: (0,recipe_file/* linkTarget */.Cm)(workspace, (0,recipe_file/* inside */.nx)(folder, each)), role: 'project' };
        });
        const scope = {
            name: 'parent',
            builtIns,
            otherTools: [],
            shellTool: 'exec_command',
            servers: serversIn(config, (0,source_json/* valueAt */.fK)(config.root, ['mcp_servers']), style, complain),
            binaries: null,
            environment: null,
            skillRoots,
            grants: null,
            texts: textsAt(workspace, [(0,recipe_file/* inside */.nx)(folder, 'AGENTS.md')]),
            pollable: null,
        };
        const base = {
            path: own,
            format: 'codex',
            closed: false,
            runtime: 'codex',
            mcpSpelling: 'mcp__server__tool',
        };
        return { ...base, scopes: [scope], problems };
    },
};

;// CONCATENATED MODULE: ./.build/recipes/copilot.js






/** Files of the command line, in the order in which they win. */
const cliFiles = ['.github/mcp.json', '.github/copilot/mcp.json', '.copilot/mcp-config.json'];
const EDITOR = '.vscode/mcp.json';
const copilotFormat = {
    id: 'copilot',
    title: 'Copilot CLI or VS Code project',
    files: '.github/mcp.json, .copilot/mcp-config.json or .vscode/mcp.json',
    closed: false,
    runtime: 'copilot-cli',
    evidence: 'github/docs@091100a4, content/copilot/how-tos/copilot-cli/customize-copilot/add-mcp-servers.md; .vscode/mcp.json is not read by Copilot CLI since 1.0.37 (github/copilot-cli#3019), read 2026-12-01',
    examples: [
        {
            title: 'servers of the repository',
            files: {
                '.github/mcp.json': '{"mcpServers": {"docs": {"type": "http", "url": "https://example.com/mcp", "tools": ["*"]}}}',
                '.mcp.json': '{"mcpServers": {"local": {"command": "local"}}}',
            },
            absent: [],
            servers: ['local/', 'docs/', 'github/'],
        },
        {
            title: 'VS Code has a key and tools of its own',
            files: { '.vscode/mcp.json': '{\n  // ours\n  "servers": {"memory": {"command": "memory",},},\n}\n' },
            absent: [],
            servers: ['memory/', 'github/'],
        },
        {
            title: 'an entry that is no map',
            files: { '.github/mcp.json': '{"mcpServers": {[|"docs"|]: "https://example.com/mcp"}}' },
            absent: [],
            servers: ['github/'],
            problem: 'server-invalid',
        },
    ],
    find(workspace) {
        const folders = (names) => {
            const found = workspace.entries.flatMap(({ path, kind }) => {
                const name = kind === 'file' ? names.find((each) => path === each || path.endsWith(`/${each}`)) : undefined;
                return name === undefined ? [] : [path.slice(0, -name.length - 1) || '.'];
            });
            return [...new Set(found)];
        };
        const cli = folders(cliFiles).map((folder) => (0,recipe_file/* inside */.nx)(folder, cliFiles.find((each) => workspace.has((0,recipe_file/* inside */.nx)(folder, each)))));
        return [...cli, ...folders([EDITOR]).map((folder) => (0,recipe_file/* inside */.nx)(folder, EDITOR))];
    },
    read(workspace, path) {
        const names = [EDITOR, ...cliFiles];
        const ending = names.find((each) => path === each || path.endsWith(`/${each}`));
        if (ending === EDITOR)
            return readEditor(workspace, path.slice(0, -EDITOR.length - 1) || '.');
        if (ending)
            return readCli(workspace, path.slice(0, -ending.length - 1) || '.');
        const owner = (0,source_workspace/* nameOf */.Vb)(path);
        if (owner === '.vscode')
            return readEditor(workspace, (0,source_workspace/* folderOf */.yS)(path));
        return readCli(workspace, owner === '.github' || owner === '.copilot' ? (0,source_workspace/* folderOf */.yS)(path) : path);
    },
};
function readCli(workspace, folder) {
    const path = cliFiles.map((name) => (0,recipe_file/* inside */.nx)(folder, name)).find((each) => workspace.has(each));
    if (path === undefined)
        return null;
    const { problems, complain } = (0,recipe_problem/* problemList */.g)();
    const servers = ['.mcp.json', ...cliFiles].flatMap((name) => serversAt(workspace, (0,recipe_file/* inside */.nx)(folder, name), 'mcpServers', 'copilot-cli', complain));
    return copilot_recipeOf(workspace, folder, path, 'copilot-cli', servers, problems);
}
function readEditor(workspace, folder) {
    const path = (0,recipe_file/* inside */.nx)(folder, EDITOR);
    if (!workspace.has(path))
        return null;
    const { problems, complain } = (0,recipe_problem/* problemList */.g)();
    return copilot_recipeOf(workspace, folder, path, 'vscode', serversAt(workspace, path, 'servers', 'vscode', complain), problems);
}
function serversAt(workspace, path, key, runtime, complain) {
    const cost = `${runtime === 'vscode' ? 'VS Code' : 'Copilot CLI'} starts none of its servers.`;
    const config = (0,recipe_file/* readConfigFile */.RG)(workspace, path, runtime === 'vscode' ? 'jsonc' : 'json-or-blank', complain, cost);
    if (!config)
        return [];
    const style = { prefix: (name) => (0,recipe_tools/* prefixOf */.MT)(runtime, name), only: 'tools' };
    return serversIn(config, (0,source_json/* valueAt */.fK)(config.root, [key]), style, complain);
}
function copilot_recipeOf(workspace, folder, path, runtime, declared, problems) {
    // It comes with the runtime (github/docs, the note under "Adding an MCP server").
    const github = { key: 'github', prefix: 'github/', tools: null, declared: { path, span: null } };
    const first = declared.filter(({ key }, index) => declared.findIndex((each) => each.key === key) === index);
    const roots = ['.github/skills', '.agents/skills', '.claude/skills'];
    const scope = {
        name: 'parent',
        builtIns: (0,recipe_tools/* builtInsOf */.wv)(runtime, () => ''),
        otherTools: [],
        shellTool: runtime === 'vscode' ? 'execute/runInTerminal' : 'bash',
        servers: first.some(({ key }) => key === 'github') ? first : [...first, github],
        binaries: null,
        environment: null,
        skillRoots: roots.map((each) => ({ path: (0,recipe_file/* linkTarget */.Cm)(workspace, (0,recipe_file/* inside */.nx)(folder, each)), role: 'project' })),
        grants: null,
        texts: textsAt(workspace, [(0,recipe_file/* inside */.nx)(folder, '.github/copilot-instructions.md'), (0,recipe_file/* inside */.nx)(folder, 'AGENTS.md')]),
        pollable: null,
    };
    return { path, format: 'copilot', closed: false, runtime, mcpSpelling: 'server/tool', scopes: [scope], problems };
}

// EXTERNAL MODULE: ./.build/source/nearest.js
var nearest = __webpack_require__(9968);
// EXTERNAL MODULE: ./.build/source/yaml-scalar.js
var yaml_scalar = __webpack_require__(8816);
;// CONCATENATED MODULE: ./.build/recipes/recipe-core-agent-roots.js



/** Entries of `content_roots`. `path` is null where it leads out of the tree: nothing can be said of it then. */
function contentRootsOf(folder, root) {
    return ((0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(root, ['content_roots'], true)) ?? []).map(({ value, span }) => {
        return { value, span, path: value.startsWith('/') ? null : (0,source_workspace/* joinPath */.uJ)(folder, value) };
    });
}
/**
 * Project, content roots in their order, then the user's own two, which count only when they were given
 * (pkg/skills/load.go:170-206, go-steer/core-agent@b708387).
 */
function skillRootsOf(folder, root, workspace, { userRoots }) {
    const skillsIn = (path) => (0,recipe_file/* linkTarget */.Cm)(workspace, (0,recipe_file/* inside */.nx)((0,recipe_file/* linkTarget */.Cm)(workspace, path), 'skills'));
    const contents = contentRootsOf(folder, root).flatMap(({ path }) => {
        return path === null ? [] : [{ path: skillsIn(path), role: 'content' }];
    });
    const users = userRoots.map((path, index) => ({
        path: skillsIn(path),
        role: index === 0 ? 'user' : 'user-fallback',
    }));
    return [{ path: skillsIn(folder), role: 'project' }, ...contents, ...users];
}
/** AGENTS.md and the files of AGENTS.d in some folders (pkg/instruction/load.go). */
function textsIn(workspace, folders) {
    return [...new Set(folders)].flatMap((folder) => {
        const parts = (0,recipe_file/* filesIn */.nG)(workspace, (0,recipe_file/* inside */.nx)(folder, 'AGENTS.d'), '.md');
        return [(0,recipe_file/* inside */.nx)(folder, 'AGENTS.md'), ...parts].flatMap((path) => {
            const file = (0,recipe_file/* readText */.yR)(workspace, path);
            return file ? [{ file, span: { start: 0, end: file.text.length } }] : [];
        });
    });
}
/** Texts of the parent: beside the config, in the folder that holds `.agents`, and in the content roots. */
function parentTexts(workspace, folder, root) {
    const contents = contentRootsOf(folder, root).flatMap(({ path }) => path ?? []);
    return textsIn(workspace, [...((0,source_workspace/* nameOf */.Vb)(folder) === '.agents' ? [(0,source_workspace/* folderOf */.yS)(folder)] : []), folder, ...contents]);
}

;// CONCATENATED MODULE: ./.build/recipes/recipe-core-agent-config.js







/** What encoding/json refuses to put into the struct (pkg/config/config.go:39-1107, go-steer/core-agent@b708387). */
const types = [
    ['version', 'number'],
    ['content_roots', 'texts'],
    ['subagents', 'list'],
    ['tools', 'map'],
    ['tools.disable', 'texts'],
    ['tools.wait_and_verify', 'map'],
    ['tools.wait_and_verify.poll_allow', 'texts'],
    ['url_scope', 'map'],
    ['url_scope.allow', 'texts'],
    ['alerts', 'map'],
    ['alerts.targets', 'list'],
    ['session', 'map'],
    ['session.task_class', 'text'],
    ['permissions', 'map'],
    ['permissions.mode', 'text'],
    ['permissions.allow', 'texts'],
    ['permissions.deny', 'texts'],
    ['permissions.plan_mode', 'text'],
    ['permissions.require_plan_artifact', 'boolean'],
];
const subagentTypes = [
    ['name', 'text'],
    ['instructions', 'text'],
    ['root', 'text'],
    ['tools', 'texts'],
    ['mcp', 'texts'],
    ['skills', 'texts'],
];
/** Closed sets of values (pkg/config/config.go:501-591 and pkg/taskclass/taskclass.go:151-195). */
const choices = {
    'permissions.mode': ['ask', 'allow', 'yolo', 'plan', 'acceptEdits'],
    'permissions.plan_mode': ['off', 'advisory', 'required'],
    'session.task_class': ['debug', 'implement', 'chat', 'research', 'review'],
};
const refusal = 'core-agent does not start with it.';
/** Complains about what core-agent refuses at its start. */
function checkConfig(config, folder, workspace, complain) {
    const { file, root } = config;
    if (root && (0,yaml/* resolved */.L$)(root)?.kind !== 'map') {
        complain('config-type', { file, span: root.span }, `The file holds ${(0,yaml_scalar/* kindWords */.Gk)(root)} and no map; ${refusal}`);
        return;
    }
    checkTypes(config, root, '', types, complain);
    for (const [index, item] of ((0,source_json/* itemsOf */.S3)((0,source_json/* valueAt */.fK)(root, ['subagents'], true)) ?? []).entries()) {
        checkTypes(config, item, `subagents[${index}].`, subagentTypes, complain);
    }
    for (const [path, valid] of Object.entries(choices)) {
        const node = (0,source_json/* valueAt */.fK)(root, path.split('.'), true);
        const value = node && (0,recipe_file/* isText */.KH)(node) ? (0,source_json/* textOf */.b6)(node) : null;
        if (!node || value === null || value === '' || valid.includes(value))
            continue;
        const message = `${(0,nearest/* notAmong */.EQ)(value, `a value of \`${path}\``, valid)} ${refusal}`;
        complain('config-value', { file, span: node.span }, message, value);
    }
    checkVersion(config, complain);
    checkDisabled(config, complain);
    checkPlan(config, complain);
    for (const { value, span, path } of contentRootsOf(folder, root)) {
        if (path === null || !(0,recipe_file/* isMissing */.b2)(workspace, path))
            continue;
        const message = `The content root \`${value}\` is not there: \`${path}\` does not exist. core-agent stops at its start. Correct the path, which starts at the folder of this file, or take it out.`;
        complain('content-root-missing', { file, span }, message, value);
    }
}
function checkTypes({ file }, root, prefix, wanted, complain) {
    for (const [path, type] of wanted) {
        const node = (0,source_json/* valueAt */.fK)(root, path.split('.'), true);
        if (!(0,recipe_file/* isGiven */.qR)(node) || fits(node, type))
            continue;
        const what = type === 'texts' && (0,source_json/* itemsOf */.S3)(node) ? 'a list with other things than texts' : (0,yaml_scalar/* kindWords */.Gk)(node);
        const message = `\`${prefix}${path}\` is ${what}; it takes ${words[type]}. ${refusal}`;
        complain('config-type', { file, span: node.span }, message, `${prefix}${path}`);
    }
}
const words = {
    map: 'a map',
    list: 'a list',
    texts: 'a list of texts',
    text: 'a text',
    boolean: 'true or false',
    number: 'a number',
};
function fits(node, type) {
    const own = (0,yaml/* resolved */.L$)(node);
    if (type === 'texts')
        return (0,recipe_file/* isTexts */.VP)(node);
    if (type === 'text')
        return (0,recipe_file/* isText */.KH)(node);
    return own?.kind === 'scalar' ? (0,yaml_scalar/* scalarKind */.b)(own) === type : own?.kind === type;
}
function checkVersion({ file, root }, complain) {
    const node = (0,source_json/* valueAt */.fK)(root, ['version'], true);
    const value = node && fits(node, 'number') ? (0,source_json/* textOf */.b6)(node) : null;
    if (!node || value === null || Number(value) === 0 || Number(value) === 1)
        return;
    complain('config-value', { file, span: node.span }, `\`version\` is ${value}; core-agent knows 1. ${refusal}`, value);
}
function checkDisabled({ file, root }, complain) {
    const known = recipe_tools/* toolboxes */.yc['core-agent'].builtIns;
    const list = (0,source_json/* valueAt */.fK)(root, ['tools', 'disable'], true);
    for (const { value, span } of list && (0,recipe_file/* isTexts */.VP)(list) ? ((0,source_json/* textsOf */.CB)(list) ?? []) : []) {
        if (known.includes(value))
            continue;
        const message = `${(0,nearest/* notAmong */.EQ)(value, 'a built-in of core-agent', known)} core-agent does not start: \`tools: unknown built-in tool\`. Tools of servers, sub-agents and skills are not disabled here.`;
        complain('unknown-built-in', { file, span }, message, value);
    }
}
/** Two keys for one thing, and a plan that nobody can write (cmd/core-agent/main.go:636-690). */
function checkPlan({ file, root }, complain) {
    const permissions = (0,source_json/* valueAt */.fK)(root, ['permissions'], true);
    const mode = (0,source_json/* pairAt */.ey)(permissions, 'plan_mode', true);
    const old = (0,source_json/* pairAt */.ey)(permissions, 'require_plan_artifact', true);
    const required = (0,source_json/* textOf */.b6)(old?.value ?? null) === 'true';
    const value = (0,source_json/* textOf */.b6)(mode?.value ?? null) ?? '';
    if (required && value === 'off' && old) {
        const message = `\`require_plan_artifact\` is true and \`plan_mode\` is off; ${refusal} Keep \`plan_mode\` alone: the other key is its old name.`;
        complain('plan-mode-conflict', { file, span: old.key.span }, message, 'require_plan_artifact');
    }
    const asks = value === 'required' ? mode : required && value === '' ? old : null;
    const disabled = (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(root, ['tools', 'disable'], true))?.find((each) => each.value === 'record_plan');
    if (!asks || !disabled)
        return;
    const message = `\`tools.disable\` takes \`record_plan\` away while \`${asks.key.value}\` asks for a plan: every call that changes something is denied for the whole session, and only a line at the start says so. Take \`record_plan\` out of the list, or write \`"plan_mode": "off"\`.`;
    complain('plan-deadlock', { file, span: disabled.span }, message, 'record_plan');
}
/** Names of the environment variables that the alert targets need, target by target. */
function alertVariables(root) {
    return ((0,source_json/* itemsOf */.S3)((0,source_json/* valueAt */.fK)(root, ['alerts', 'targets'], true)) ?? []).map((target) => {
        const auth = (0,source_json/* pairsOf */.fq)((0,source_json/* valueAt */.fK)(target, ['auth'], true)).map(({ value }) => (0,source_json/* textOf */.b6)(value));
        return [(0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(target, ['url_env'], true)), ...auth].filter((name) => name !== null && name !== '');
    });
}

;// CONCATENATED MODULE: ./.build/recipes/recipe-environment.js



/** More manifests than this below one folder are not looked at. */
const MANIFEST_LIMIT = 400;
const MANIFEST_BYTES_LIMIT = 200_000;
/**
 * Names of the variables that the Kubernetes manifests below a folder set for the containers that set at least one of
 * `wanted`; null where none does, or where such a container takes more from a place that is not in the tree.
 */
function variablesInManifests(workspace, folder, wanted) {
    if (wanted.length === 0)
        return null;
    const containers = [];
    const maps = new Map();
    for (const document of manifestsIn(workspace, folder)) {
        if ((0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(document, ['kind'])) === 'ConfigMap') {
            const name = (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(document, ['metadata', 'name'])) ?? '';
            maps.set(name, (0,source_json/* pairsOf */.fq)((0,source_json/* valueAt */.fK)(document, ['data'])).map(({ key }) => key.value));
        }
        else
            collect(document, containers);
    }
    const found = containers.map(({ names, maps: refs, open }) => {
        const known = refs.every((name) => maps.has(name));
        return { names: [...names, ...refs.flatMap((name) => maps.get(name) ?? [])], open: open || !known };
    });
    const ours = found.filter(({ names }) => names.some((name) => wanted.includes(name)));
    if (ours.length === 0 || ours.some(({ open }) => open))
        return null;
    return [...new Set(ours.flatMap(({ names }) => names))].sort();
}
function* manifestsIn(workspace, folder) {
    let left = MANIFEST_LIMIT;
    for (const { path, kind, bytes } of workspace.entries) {
        const below = folder === '.' || path.startsWith(`${folder}/`);
        if (!below || kind !== 'file' || !/\.ya?ml$/i.test(path) || bytes > MANIFEST_BYTES_LIMIT)
            continue;
        left -= 1;
        if (left < 0)
            return;
        const text = (0,recipe_file/* readText */.yR)(workspace, path)?.text ?? '';
        if (!/\b(?:containers|kind:\s*ConfigMap)\b/.test(text))
            continue;
        let start = 0;
        for (const line of [...text.matchAll(/^---[ \t]*\r?$/gm), null]) {
            const end = line?.index ?? text.length;
            const { root } = (0,yaml/* parseYaml */.hN)(text, start, end);
            if (root)
                yield root;
            start = line ? end + line[0].length : end;
        }
    }
}
/** Finds the containers of a pod, however deep its template stands. */
function collect(node, containers) {
    const own = (0,yaml/* resolved */.L$)(node);
    if (own?.kind === 'list')
        for (const item of own.items)
            collect(item, containers);
    for (const { key, value } of (0,source_json/* pairsOf */.fq)(own)) {
        const items = /^(?:initC|c)ontainers$/.test(key.value) ? (0,source_json/* itemsOf */.S3)(value) : null;
        if (items)
            containers.push(...items.map(containerOf));
        else
            collect(value, containers);
    }
}
function containerOf(node) {
    const names = ((0,source_json/* itemsOf */.S3)((0,source_json/* valueAt */.fK)(node, ['env'])) ?? []).flatMap((entry) => (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(entry, ['name'])) ?? []);
    const sources = (0,source_json/* itemsOf */.S3)((0,source_json/* valueAt */.fK)(node, ['envFrom'])) ?? [];
    const maps = sources.flatMap((source) => (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(source, ['configMapRef', 'name'])) ?? []);
    return { names, maps, open: maps.length < sources.length };
}

;// CONCATENATED MODULE: ./.build/recipes/recipe-core-agent-environment.js






const recipe_core_agent_environment_cost = 'core-agent does not start with it.';
/** Names of the environment variables that are set, as far as the files say; complains about a server that lacks one. */
function environmentOf(workspace, folder, config, servers, facts, complain) {
    const { required, declared } = manifestOf(workspace, folder, complain);
    const uses = servers.flatMap(placeholders);
    const wanted = [...uses.map(({ name }) => name), ...alertVariables(config).flat(), ...declared];
    const found = facts?.environment ?? variablesInManifests(workspace, (0,source_workspace/* folderOf */.yS)(folder), wanted);
    if (found === null)
        return null;
    const where = facts?.environment ? 'the environment that is stated for it' : 'the manifest that starts it';
    for (const { name, span, config: at } of uses) {
        if (found.includes(name) || declared.includes(name))
            continue;
        const message = `\`${name}\` is taken from the environment and ${where} does not set it, so the server gets an empty text. Set it there, or take it out here.`;
        complain('variable-unset', { file: at.file, span }, message, name);
    }
    return [...new Set([...found, ...required])].sort();
}
/** `${env:NAME}` in a mcp.json, which always reads the environment of the process. */
function placeholders(config) {
    return [...config.file.text.matchAll(/\$\{env:([A-Za-z_]\w*)\}/g)].map((match) => {
        return { name: match[1], span: { start: match.index, end: match.index + match[0].length }, config };
    });
}
/** env.yaml or env.json (pkg/agentenv/manifest.go:49-161, go-steer/core-agent@b708387). */
function manifestOf(workspace, folder, complain) {
    const json = (0,recipe_file/* readConfigFile */.RG)(workspace, (0,recipe_file/* inside */.nx)(folder, 'env.json'), 'json', complain, recipe_core_agent_environment_cost);
    const file = (0,recipe_file/* readText */.yR)(workspace, (0,recipe_file/* inside */.nx)(folder, 'env.yaml'));
    if (json && file) {
        const message = `There are an \`env.json\` and an \`env.yaml\`; ${recipe_core_agent_environment_cost} Keep one.`;
        complain('env-manifest', { file, span: null }, message, file.path);
    }
    let root = json?.root ?? null;
    if (file) {
        const document = (0,yaml/* parseYaml */.hN)(file.text, file.hasByteOrderMark ? 1 : 0, file.text.length);
        const fault = document.faults[0];
        if (fault)
            complain('env-manifest', { file, span: fault.span }, `It is no YAML from here on; ${recipe_core_agent_environment_cost}`);
        root = fault ? null : document.root;
    }
    const required = [];
    const declared = [];
    for (const entry of (0,source_json/* itemsOf */.S3)((0,source_json/* valueAt */.fK)(root, ['env'])) ?? []) {
        const node = (0,source_json/* valueAt */.fK)(entry, ['name']);
        const name = (0,source_json/* textOf */.b6)(node) ?? '';
        const at = { file: file ?? json.file, span: node?.span ?? entry.span };
        if (!/^[A-Za-z_]\w*$/.test(name))
            complain('env-manifest', at, `\`${name}\` is no name of a variable; ${recipe_core_agent_environment_cost}`, name);
        else if (declared.includes(name))
            complain('env-manifest', at, `\`${name}\` stands twice; ${recipe_core_agent_environment_cost} Keep one.`, name);
        declared.push(name);
        if ((0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(entry, ['required'])) === 'true')
            required.push(name);
    }
    return { required, declared };
}

;// CONCATENATED MODULE: ./.build/recipes/recipe-core-agent-keys.js



const leaves = (text) => Object.fromEntries(text.split(' ').map((key) => [key, null]));
const cache = leaves('enabled refresh ttl');
const vertex = { ...leaves('location project'), context_cache: cache };
const model = {
    ...leaves('api_key name provider pricing'),
    anthropic: { ...leaves('api_key'), prompt_cache: leaves('enabled ttl'), vertex },
    builtin_tools: leaves('code_execution url_context web_search'),
    vertex,
};
/**
 * Every key of a core-agent config.json; a list stands for its items
 * (go-steer/core-agent@044faebb, examples/internal/recipecheck/testdata/config-surface.txt, read 2026-12-01).
 */
const surface = {
    ...leaves('content_roots hooks version'),
    agent: {
        ...leaves('append_system_prompt description display_name max_session_cost_usd max_steps max_turn_cost_usd'),
        ...leaves('session_title system_prompt_file'),
        auto_continue: leaves('enabled freshness max_per_boot retry retry_interval'),
    },
    alerts: {
        ...leaves('rate_limit_per_target'),
        targets: {
            ...leaves('conversation description kind name template url url_env'),
            auth: leaves('basic_env_pass basic_env_user bearer_env'),
        },
    },
    attach: {
        ...leaves('client_ca listen peer_hub peer_state_file readonly register_endpoint register_name register_to'),
        ...leaves('shutdown_timeout tls_cert tls_key token_env unix_socket'),
        cost_rate_limit: leaves('burst disabled per_minute'),
        multi_session: {
            ...leaves('admin_identities allow_anonymous asserted_caller_header default_identity enabled proxy_identities'),
            ...leaves('session_idle_timeout users_dir'),
            auth: leaves('kind table_file'),
        },
    },
    checkpoint: leaves('mode'),
    compaction: leaves('threshold threshold_by_tier'),
    mock: leaves('record script strict'),
    model,
    otel: { ...leaves('endpoint exporter'), metrics: leaves('exporter prometheus_addr session_labels') },
    path_scope: { ...leaves('allow'), allow_paths: leaves('access path') },
    permissions: {
        ...leaves('allow approval_notify approval_notify_after approval_timeout builtin_allow_extras deny mode'),
        ...leaves('plan_mode require_plan_artifact use_builtin_allow'),
        auto: leaves('eligible instructions_file model task_from timeout'),
    },
    pricing: leaves('refresh source'),
    safety: leaves('bash_search_gate parallel_subagent_writes small_tier_parent watchdog'),
    session: leaves('task_class'),
    subagents: {
        ...leaves('description instructions max_depth mcp name root skills tools'),
        budgets: leaves('max_cost_usd max_turns max_wallclock_seconds'),
        model,
    },
    tool_output: leaves('max_bytes max_lines per_tool'),
    tools: {
        ...leaves('disable'),
        call_peer: leaves('description enabled max_response_bytes name timeout_seconds token_env'),
        spawn_agent: leaves('sync_wait_timeout'),
        wait_and_verify: leaves('max_attempts max_timeout_seconds poll_allow'),
    },
    ui: leaves('mouse permission_layout theme'),
    url_scope: leaves('allow allow_metadata_endpoints deny headers max_body_bytes proxy timeout_seconds'),
};
/** Complains about keys that are a slip away from a real one. Other unknown keys may be those of a later release. */
function checkKeys({ file, root }, complain) {
    const visit = (node, keys, path) => {
        const own = node ? (0,yaml/* resolved */.L$)(node) : null;
        if (own?.kind === 'list')
            for (const item of own.items)
                visit(item, keys, path);
        for (const { key, value } of (0,source_json/* pairsOf */.fq)(own)) {
            const known = Object.keys(keys).find((each) => each === key.value.toLowerCase());
            if (known !== undefined) {
                const below = keys[known];
                if (below)
                    visit(value, below, `${path}${known}.`);
                continue;
            }
            const near = (0,nearest/* nearest */.pA)(key.value, Object.keys(keys));
            if (near === null || !isSlip(key.value, near))
                continue;
            const told = path === '' ? 'only a line at its start says so' : 'nothing says so';
            const message = `\`${path}${key.value}\` is no key of core-agent: it is ignored, and ${told}. Write \`${near}\`.`;
            complain('unknown-key', { file, span: key.span }, message, `${path}${key.value}`);
        }
    };
    visit(root, surface, '');
}
/** True where hyphens, underscores and capitals are all that differs, or a letter or two. */
function isSlip(written, key) {
    const [left, right] = [written, key].map((word) => word.slice(0, 64).toLowerCase().replace(/[-_.]/g, ''));
    return (0,nearest/* editDistance */.YC)(left, right) <= (right.length > 4 ? 2 : 1);
}

;// CONCATENATED MODULE: ./.build/recipes/recipe-core-agent-permissions.js

/** The namespace of the gate that the three skill tools are in (pkg/tools/gate.go:138-185, go-steer/core-agent@b708387). */
const SKILLS = 'skill';
/** Complains where no skill can be loaded, and about patterns that match nothing. */
function checkPermissions({ file, root }, skills, complain) {
    const setting = (key) => (0,source_json/* valueAt */.fK)(root, ['permissions', key], true);
    const permissions = {
        mode: (0,source_json/* textOf */.b6)(setting('mode')) || 'ask',
        allow: (0,source_json/* textsOf */.CB)(setting('allow')) ?? [],
        deny: (0,source_json/* textsOf */.CB)(setting('deny')) ?? [],
        at: (setting('mode') ?? setting('allow'))?.span ?? null,
    };
    const { allow, deny } = permissions;
    for (const { value, span } of allow.filter(isDead)) {
        const message = `\`${value}\` is held against whole calls, not against names of tools, so it allows nothing. Write \`TOOL:PATTERN\`, such as \`${value}:*\`.`;
        complain('permission-pattern-dead', { file, span }, message, value);
    }
    const denial = skills.length === 0 ? null : denialOf(permissions, skills);
    if (denial)
        complain('skills-denied', { file, span: denial.span }, denial.message, denial.name);
    // The denial names the pattern that was meant to allow a skill.
    const named = [
        ...(denial ? [] : allow.map((each) => [each, 'allows'])),
        ...deny.map((each) => [each, 'denies']),
    ];
    for (const [{ value, span }, verb] of named) {
        const skill = skillOf(value);
        if (skill === null)
            continue;
        const message = `\`${value}\` is held against the whole call, \`${callOf(skill)}\`, not against the name of the skill, so it ${verb} nothing. Write \`${SKILLS}:${callOf(skill)}\`, or \`${SKILLS}:*\` for every skill.`;
        complain('permission-pattern-dead', { file, span }, message, value);
    }
}
/**
 * Why no skill can be loaded; null where one can. A config that says nothing of permissions is left alone: it asks, and
 * whether somebody is there to answer is not in the files.
 */
function denialOf({ mode, allow, deny, at }, skills) {
    const cost = Object.hasOwn(costs, mode) ? costs[mode] : undefined;
    if (cost === undefined)
        return null;
    const calls = skills.map(callOf);
    const denying = deny.find((pattern) => calls.every((call) => matches(pattern.value, call)));
    if (denying) {
        const message = `\`${denying.value}\` denies every call of load_skill: the model sees the skills and can load none. Take the pattern out of \`permissions.deny\`.`;
        return { span: denying.span, message, name: denying.value };
    }
    if (at === null || calls.some((call) => allow.some((pattern) => matches(pattern.value, call))))
        return null;
    return { span: at, message: `${cost} ${remedy(allow)}`, name: 'skill:*' };
}
/** What the gate holds a pattern against when a skill is loaded. */
function callOf(skill) {
    return `load_skill ${JSON.stringify({ name: skill }).slice(0, 200)}`;
}
/** The skill that a pattern of the documented form, `skill:NAME`, means; null for any other pattern. */
function skillOf(pattern) {
    return /^skill:(?!load_skill\b|list_skills\b|load_skill_resource\b)([\w-]+)$/.exec(pattern)?.[1] ?? null;
}
const denied = 'denies what no pattern allows, and none matches a call of load_skill: no skill can be loaded.';
const asked = 'asks the user before each skill, since no pattern matches a call of load_skill; without a terminal it denies.';
/** By the mode; `yolo` never gates. */
const costs = {
    allow: `The mode \`allow\` ${denied}`,
    plan: `The mode \`plan\` ${denied}`,
    ask: `The mode \`ask\` ${asked}`,
    acceptEdits: `The mode \`acceptEdits\` ${asked}`,
};
function remedy(allow) {
    const near = allow.find(({ value }) => value.startsWith(`${SKILLS}:`));
    const why = near ? ` \`${near.value}\` never matches: a pattern is held against \`load_skill {"name":"…"}\`.` : '';
    return `Add \`skill:*\` to \`permissions.allow\`.${why}`;
}
/** A bare name of a tool: without a colon a pattern is held against the call of any tool. */
function isDead({ value }) {
    return /^[a-z]\w*$/.test(value);
}
/** As pkg/permissions/policy.go:66-82 and 252-271 match a call of a skill tool. */
function matches(pattern, call) {
    const colon = pattern.indexOf(':');
    if (colon >= 0 && pattern.slice(0, colon) !== SKILLS)
        return false;
    const own = pattern.slice(colon + 1);
    if (own === call)
        return true;
    const star = own.indexOf('*');
    if (star >= 0 && star === own.length - 1 && call.startsWith(own.slice(0, -1)))
        return true;
    return wildcard(own, call);
}
/** Go's filepath.Match without character classes: a star stands for anything but a slash. */
function wildcard(pattern, text) {
    const parts = pattern.split('*');
    if (parts.length > 16)
        return false;
    const source = parts.map((part) => part.split('?').map(literally).join('[^/]')).join('[^/]*?');
    return new RegExp(`^${source}$`, 's').test(text);
}
function literally(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

;// CONCATENATED MODULE: ./.build/recipes/recipe-core-agent-polling.js


/** Never polled, whatever the list says (pkg/tools/wait_and_verify.go:339-364, go-steer/core-agent@b708387). */
const neverPolled = ['wait_and_verify', 'ask_user'];
/** Complains about entries of `poll_allow` that allow nothing: core-agent takes them and refuses the call. */
function checkPolling({ file, root }, parent, complain) {
    const list = (0,source_json/* valueAt */.fK)(root, ['tools', 'wait_and_verify', 'poll_allow'], true);
    const entries = (0,source_json/* textsOf */.CB)(list) ?? [];
    const tool = parent.builtIns.find(({ name }) => name === 'wait_and_verify');
    if (list && tool && !tool.registered && entries.length > 0) {
        const message = `\`poll_allow\` names ${entries.length} ${entries.length === 1 ? 'tool' : 'tools'} and \`wait_and_verify\` is not there: ${tool.why}. Take one of them out.`;
        complain('poll-without-tool', { file, span: list.span }, message, 'wait_and_verify');
    }
    for (const { value, span } of entries) {
        const why = unmatched(value, parent);
        if (why === null)
            continue;
        const message = `\`${value}\` can never be polled: ${why} The entry is taken at the start, and the call is refused.`;
        complain('poll-entry-unmatched', { file, span }, message, value);
    }
}
function unmatched(name, parent) {
    if (neverPolled.includes(name))
        return 'core-agent never polls this tool.';
    const builtIn = parent.builtIns.find((tool) => tool.name === name);
    if (builtIn)
        return builtIn.registered ? null : `it is not registered, ${builtIn.why}.`;
    if (parent.otherTools?.includes(name))
        return null;
    const servers = parent.servers ?? [];
    const owners = servers.filter(({ prefix, tools }) => {
        const own = name.slice(prefix.length);
        return name.startsWith(prefix) && (!own.startsWith('_') || tools?.includes(own));
    });
    if (owners.some(({ tools, prefix }) => tools === null || tools.includes(name.slice(prefix.length))))
        return null;
    const owner = owners[0];
    if (owner) {
        const near = (0,nearest/* nearest */.pA)(name.slice(owner.prefix.length), owner.tools ?? []);
        return `the snapshot of \`${owner.key}\` has no such tool${near === null ? '.' : `; did you mean \`${owner.prefix}${near}\`?`}`;
    }
    if (/^\w+?__\w/.test(name))
        return 'a server and its tool are joined by one underscore.';
    const near = (0,nearest/* nearest */.pA)(name, parent.builtIns.map((tool) => tool.name));
    return `it is no built-in and starts with no declared server${near === null ? '.' : `; did you mean \`${near}\`?`}`;
}

;// CONCATENATED MODULE: ./.build/recipes/recipe-core-agent-servers.js





const recipe_core_agent_servers_cost = 'core-agent starts without any of its servers.';
/** Reads a folder's mcp.json (pkg/mcp/config.go:58-289, go-steer/core-agent@b708387). */
function readServers(workspace, folder, complain) {
    const path = (0,recipe_file/* inside */.nx)(folder, 'mcp.json');
    const config = (0,recipe_file/* readConfigFile */.RG)(workspace, path, 'json', complain, recipe_core_agent_servers_cost);
    if (!config)
        return { servers: [], config };
    const { file } = config;
    const servers = (0,source_json/* pairsOf */.fq)((0,source_json/* valueAt */.fK)(config.root, ['servers'], true)).map(({ key, value }) => {
        const fault = faultOf(value);
        if (fault !== null) {
            complain('server-invalid', { file, span: key.span }, `The server \`${key.value}\` ${fault} ${recipe_core_agent_servers_cost}`, key.value);
        }
        return {
            key: key.value,
            prefix: (0,recipe_tools/* prefixOf */.MT)('core-agent', key.value),
            tools: null,
            readOnly: (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(value, ['read_only'], true)) === 'true',
            declared: { path, span: key.span },
        };
    });
    for (const [index, { key, prefix, declared }] of servers.entries()) {
        const other = servers.slice(0, index).find((each) => each.prefix === prefix);
        if (!other)
            continue;
        const message = `\`${key}\` and \`${other.key}\` both become \`${prefix}\` in the names of their tools, so a name may mean either. Rename one of them.`;
        complain('server-name-clash', { file, span: declared.span }, message, key);
    }
    return { servers, config };
}
/** The rest of a sentence about an entry that is refused; null where it is taken. */
function faultOf(entry) {
    if (!entry || (0,yaml/* resolved */.L$)(entry)?.kind !== 'map')
        return 'is no map.';
    const has = (key) => (0,recipe_file/* isGiven */.qR)((0,source_json/* valueAt */.fK)(entry, [key], true));
    const transport = (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(entry, ['transport'], true));
    if (!has('transport'))
        return 'names no `transport`; write `"transport": "stdio"` or `"http"`.';
    if (transport === 'stdio') {
        if (!has('command'))
            return 'has the transport stdio and no `command`.';
        return has('url') || has('auth') ? 'has the transport stdio, which takes neither `url` nor `auth`.' : null;
    }
    if (transport === 'http') {
        if (!has('url'))
            return 'has the transport http and no `url`.';
        return has('command') ? 'has the transport http, which takes no `command`.' : null;
    }
    return `is refused: ${(0,nearest/* notAmong */.EQ)(transport ?? '', 'a transport', ['stdio', 'http'])}`;
}
/** The servers of several files; the first of a key wins. */
function mergeServers(files) {
    const merged = new Map();
    for (const { servers } of files)
        for (const server of servers)
            if (!merged.has(server.key))
                merged.set(server.key, server);
    return [...merged.values()];
}

// EXTERNAL MODULE: ./.build/source/span.js
var source_span = __webpack_require__(9408);
;// CONCATENATED MODULE: ./.build/recipes/recipe-core-agent-subagents.js








/** Tools beyond the built-ins that a list of a sub-agent's tools may name (cmd/core-agent/subagents.go:626-675). */
const alsoTools = ['spawn_agent', 'stop_agent', 'ask_user', 'call_peer', 'retrieve_raw'];
/** One scope for each entry of `subagents[]` (cmd/core-agent/subagents.go:381-779, go-steer/core-agent@b708387). */
function subagentScopes(around) {
    const { config, complain } = around;
    const names = new Set();
    return ((0,source_json/* itemsOf */.S3)((0,source_json/* valueAt */.fK)(config.root, ['subagents'], true)) ?? []).flatMap((entry) => {
        if ((0,yaml/* resolved */.L$)(entry)?.kind !== 'map')
            return [];
        const pair = (0,source_json/* pairAt */.ey)(entry, 'name', true);
        const name = (0,source_json/* textOf */.b6)(pair?.value ?? null) ?? '';
        const why = !/^[\w-]{1,64}$/.test(name)
            ? 'needs a name of 1 to 64 letters, digits, hyphens and underscores'
            : names.has(name)
                ? `has the name \`${name}\`, which another one has`
                : null;
        if (why !== null) {
            const span = pair?.value.span ?? (0,source_span/* spanOf */.ee)(entry.span.start, entry.span.start + 1);
            complain('subagent-name', { file: config.file, span }, `A sub-agent ${why}; core-agent does not start.`, name);
        }
        names.add(name);
        return [new Subagent(around, entry, name).scope()];
    });
}
class Subagent {
    #around;
    #entry;
    #name;
    constructor(around, entry, name) {
        this.#around = around;
        this.#entry = entry;
        this.#name = name;
    }
    scope() {
        const { workspace, folder, parent, complain } = this.#around;
        const written = (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(this.#entry, ['root'], true)) ?? '';
        const root = written === '' ? null : this.#root(written);
        const outside = written !== '' && root === null;
        const servers = root === null ? (parent.servers ?? []) : readServers(workspace, root, complain).servers;
        const skillRoots = root === null
            ? outside
                ? []
                : [...parent.skillRoots]
            : [{ path: (0,recipe_file/* linkTarget */.Cm)(workspace, (0,recipe_file/* inside */.nx)(root, 'skills')), role: 'project' }];
        if (root !== null)
            this.#empty(root);
        const builtIns = this.#builtIns(parent.builtIns);
        return {
            name: this.#name,
            inherits: written === '',
            builtIns,
            otherTools: this.#otherTools(),
            shellTool: 'bash',
            servers: outside ? [] : this.#servers(servers),
            binaries: parent.binaries,
            environment: parent.environment ?? null,
            skillRoots,
            grants: outside ? null : this.#grants(skillRoots),
            texts: this.#texts(root ?? (outside ? null : folder), root !== null),
            pollable: parent.pollable ?? null,
        };
    }
    /** Null where it leads out of the tree. */
    #root(written) {
        const { workspace, folder, complain, config } = this.#around;
        const path = written.startsWith('/') ? null : (0,source_workspace/* joinPath */.uJ)(folder, written);
        if (path === null)
            return null;
        const target = (0,recipe_file/* linkTarget */.Cm)(workspace, path);
        const kind = (0,recipe_file/* kindAt */.Ii)(workspace, target);
        const isFile = kind !== null && kind !== 'directory';
        if (isFile || (0,recipe_file/* isMissing */.b2)(workspace, target)) {
            const node = (0,source_json/* valueAt */.fK)(this.#entry, ['root'], true);
            const message = `The root of the sub-agent \`${this.#name}\`, \`${path}\`, ${isFile ? 'is no folder' : 'is not there'}; core-agent does not start. Correct the path, which starts at the folder of this file.`;
            complain('subagent-root-missing', { file: config.file, span: node?.span ?? null }, message, written);
        }
        return target;
    }
    #empty(root) {
        const { workspace, complain, config } = this.#around;
        if ((0,recipe_file/* kindAt */.Ii)(workspace, root) !== 'directory' || workspace.has((0,recipe_file/* inside */.nx)(root, 'skills')))
            return;
        const node = (0,source_json/* valueAt */.fK)(this.#entry, ['root'], true);
        const near = workspace.has((0,recipe_file/* inside */.nx)(root, 'skill')) ? ' There is a folder `skill`: rename it to `skills`.' : '';
        const message = `\`${root}\` holds no folder \`skills\`, so the sub-agent \`${this.#name}\` starts without any skill, and nothing says so.${near}`;
        complain('subagent-root-empty', { file: config.file, span: node?.span ?? null }, message, this.#name);
    }
    #builtIns(parents) {
        const { complain, config } = this.#around;
        const listed = (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(this.#entry, ['tools'], true));
        if (!listed)
            return [...parents];
        const registered = parents.filter((tool) => tool.registered).map(({ name }) => name);
        for (const { value, span } of listed) {
            if (registered.includes(value) || alsoTools.includes(value) || value.startsWith('agentic_'))
                continue;
            const absent = parents.find(({ name }) => name === value);
            const near = (0,nearest/* nearest */.pA)(value, registered);
            const hint = absent ? ` (${absent.why})` : near === null ? '' : ` Did you mean \`${near}\`?`;
            const message = `The sub-agent \`${this.#name}\` is given the tool \`${value}\`, which its parent does not have${hint === '' || absent ? `${hint}.` : `.${hint}`} core-agent does not start. Tools of servers are given with \`mcp\`.`;
            complain('subagent-tool-unknown', { file: config.file, span }, message, value);
        }
        const own = new Set(listed.map(({ value }) => value));
        return parents.map((tool) => {
            if (!tool.registered || own.has(tool.name))
                return tool;
            return { ...tool, registered: false, why: `subagents["${this.#name}"].tools omits it` };
        });
    }
    #servers(servers) {
        const { complain, config } = this.#around;
        const listed = (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(this.#entry, ['mcp'], true));
        if (!listed)
            return [...servers];
        for (const { value, span } of listed) {
            if (servers.some(({ key }) => key === value))
                continue;
            const keys = servers.map(({ key }) => key);
            const near = (0,nearest/* nearest */.pA)(value, keys);
            const known = keys.length === 0 ? 'its mcp.json declares none' : `there are ${keys.join(', ')}`;
            const message = `The sub-agent \`${this.#name}\` is given the server \`${value}\`, which is not declared: ${known}.${near === null ? '' : ` Did you mean \`${near}\`?`} core-agent does not start.`;
            complain('subagent-server-unknown', { file: config.file, span }, message, value);
        }
        return servers.filter(({ key }) => listed.some(({ value }) => value === key));
    }
    #grants(skillRoots) {
        const { workspace, complain, config } = this.#around;
        const listed = (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(this.#entry, ['skills'], true));
        if (!listed)
            return null;
        const roots = skillRoots.map(({ path }) => path);
        const known = (0,recipe_file/* skillNamesIn */.Zw)(workspace, roots);
        const whole = roots.every((path) => workspace.has(path) || (0,recipe_file/* isMissing */.b2)(workspace, path));
        for (const { value, span } of listed) {
            if (known.includes(value) || !whole)
                continue;
            const near = (0,nearest/* nearest */.pA)(value, known);
            const message = `The sub-agent \`${this.#name}\` is given the skill \`${value}\`, and no folder of that name holds a SKILL.md in its roots.${near === null ? '' : ` Did you mean \`${near}\`?`} core-agent does not start.`;
            complain('subagent-skill-unknown', { file: config.file, span }, message, value);
        }
        return listed.map(({ value }) => value);
    }
    /** Instructions in the entry win over the AGENTS.md of its root. */
    #texts(folder, rooted) {
        const { workspace, config } = this.#around;
        const node = (0,source_json/* valueAt */.fK)(this.#entry, ['instructions'], true);
        if (node && ((0,source_json/* textOf */.b6)(node) ?? '') !== '') {
            return [{ file: config.file, span: (0,source_span/* spanOf */.ee)(node.span.start + 1, node.span.end - 1) }];
        }
        return folder !== null && rooted ? textsIn(workspace, [folder]) : [];
    }
    /** The skill tools come with the skills; a list of tools is all else that there is. */
    #otherTools() {
        const { config, parent } = this.#around;
        const others = parent.otherTools ?? [];
        const listed = (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(this.#entry, ['tools'], true))?.map(({ value }) => value);
        const withSkills = others.filter((tool) => /^(?:list_skills|load_skill(?:_resource)?)$/.test(tool));
        if (listed)
            return [...withSkills, ...listed.filter((tool) => !parent.builtIns.some(({ name }) => name === tool))];
        const agents = ((0,source_json/* itemsOf */.S3)((0,source_json/* valueAt */.fK)(config.root, ['subagents'], true)) ?? []).flatMap((entry) => {
            return (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(entry, ['name'], true)) ?? [];
        });
        return others.filter((tool) => ![...agents, 'spawn_agent', 'stop_agent'].includes(tool));
    }
}

;// CONCATENATED MODULE: ./.build/recipes/recipe-core-agent-tools.js



/** Empty where nothing stands in the way of registering a tool; else what is missing (pkg/tools/builtins.go:250-435). */
function precondition(name, root, environment, binaries) {
    if (name === 'bash')
        return lean(root) ? 'session.task_class drops it' : '';
    if (name === 'fetch_url') {
        return ((0,source_json/* itemsOf */.S3)((0,source_json/* valueAt */.fK)(root, ['url_scope', 'allow'], true))?.length ?? 0) > 0 ? '' : 'url_scope.allow is empty';
    }
    if (name === 'alert') {
        const targets = alertVariables(root);
        if (targets.length === 0)
            return 'alerts.targets is empty';
        const live = targets.some((names) => environment === null || names.every((each) => environment.includes(each)));
        return live ? '' : `no alert target can be reached: ${targets.flat().join(', ')} is not set`;
    }
    if (name === 'record_plan')
        return plans(root) ? '' : 'no plan mode is on';
    if (name !== 'sciontool_status' || binaries?.includes('sciontool'))
        return '';
    return binaries ? 'sciontool is not on PATH' : 'sciontool is not known to be on PATH';
}
function plans(root) {
    const mode = (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(root, ['permissions', 'plan_mode'], true)) ?? '';
    if (mode !== '')
        return mode === 'advisory' || mode === 'required';
    return lean(root) || (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(root, ['permissions', 'require_plan_artifact'], true)) === 'true';
}
/** A kind of task that takes the shell away and asks for a plan (pkg/taskclass/taskclass.go:151-195). */
function lean(root) {
    return ['debug', 'research', 'review'].includes((0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(root, ['session', 'task_class'], true)) ?? '');
}
/** Tools that a flag may take away or add are listed: what no file decides is not called absent. */
function otherTools(root, builtIns, skills) {
    const registered = (name) => builtIns.some((tool) => tool.name === name && tool.registered);
    const agentic = ['read_file', 'fetch_url', 'grep'].filter(registered).map((name) => `agentic_${name}`);
    const agents = ((0,source_json/* itemsOf */.S3)((0,source_json/* valueAt */.fK)(root, ['subagents'], true)) ?? []).flatMap((entry) => {
        const name = (0,source_json/* textOf */.b6)((0,source_json/* pairsOf */.fq)((0,yaml/* resolved */.L$)(entry)).find(({ key }) => key.value.toLowerCase() === 'name')?.value ?? null);
        return name === null || name === '' ? [] : [name];
    });
    const peer = (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(root, ['tools', 'call_peer', 'enabled'], true)) === 'true';
    return [
        ...(skills ? ['list_skills', 'load_skill', 'load_skill_resource'] : []),
        'ask_user',
        'spawn_agent',
        'stop_agent',
        'retrieve_raw',
        ...agentic,
        'agentic_research',
        ...(peer ? ['call_peer'] : []),
        ...agents,
    ];
}

// EXTERNAL MODULE: ./.build/recipes/recipe-snapshot.js
var recipe_snapshot = __webpack_require__(3339);
;// CONCATENATED MODULE: ./.build/recipes/core-agent.js















const core_agent_SKILL = '---\nname: x\ndescription: d\n---\nB\n';
const examples = [
    {
        title: 'the shell is disabled',
        files: { '.agents/config.json': '{"tools": {"disable": ["bash"]}}', '.agents/skills/x/SKILL.md': core_agent_SKILL },
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
        title: 'a hyphen in a server’s key becomes an underscore, and a sub-agent is a scope',
        files: {
            '.agents/config.json': '{"subagents": [{"name": "cluster", "root": "../cluster", "tools": ["read_file"]}]}',
            '.agents/mcp.json': '{"servers": {"gke-prod": {"transport": "http", "url": "https://example.com/mcp"}}}',
            'cluster/skills/x/SKILL.md': core_agent_SKILL,
        },
        absent: ['fetch_url', 'alert', 'record_plan', 'sciontool_status'],
        servers: ['gke_prod_'],
        scopes: ['parent', 'cluster'],
    },
    {
        title: 'a tool of a server cannot be disabled',
        files: { '.agents/config.json': '{"tools": {"disable": [[|"gke_get"|]]}}', '.agents/skills/x/SKILL.md': core_agent_SKILL },
        absent: ['fetch_url', 'alert', 'record_plan', 'sciontool_status'],
        problem: 'unknown-built-in',
    },
];
const coreAgentFormat = {
    id: 'core-agent',
    title: 'core-agent config root',
    files: 'a folder with config.json and one of mcp.json, AGENTS.md and skills; `.agents` with a config.json, or with skills where `user-roots` are given; a config.VARIANT.json that is named',
    closed: true,
    runtime: 'core-agent',
    evidence: 'go-steer/core-agent@b708387, pkg/config/config.go and pkg/tools/builtins.go:250-435, read 2026-08-21',
    examples,
    find(workspace, given) {
        return [...configured(workspace), ...unconfigured(workspace, given)];
    },
    read,
};
function configured(workspace) {
    return workspace.entries
        .filter(({ path, kind }) => kind === 'file' && (0,source_workspace/* nameOf */.Vb)(path) === 'config.json')
        .map(({ path }) => (0,source_workspace/* folderOf */.yS)(path))
        .filter((folder) => {
        const beside = ['mcp.json', 'AGENTS.md', 'skills'].some((name) => workspace.has((0,recipe_file/* inside */.nx)(folder, name)));
        return (0,source_workspace/* nameOf */.Vb)(folder) === '.agents' || beside;
    });
}
/** Who gives the user's roots wants them merged with the project's, which needs no config for it. */
function unconfigured(workspace, { userRoots }) {
    if (userRoots.length === 0)
        return [];
    return workspace.entries
        .filter(({ path, kind }) => kind === 'directory' && (0,source_workspace/* nameOf */.Vb)(path) === '.agents' && !userRoots.includes(path))
        .map(({ path }) => path)
        .filter((path) => workspace.has((0,recipe_file/* inside */.nx)(path, 'skills')) && !workspace.has((0,recipe_file/* inside */.nx)(path, 'config.json')));
}
function read(workspace, path, given) {
    const named = /^config(?:\.[^/]+)?\.json$/.test((0,source_workspace/* nameOf */.Vb)(path)) && workspace.has(path);
    const folder = named ? (0,source_workspace/* folderOf */.yS)(path) : path;
    const main = (0,recipe_file/* inside */.nx)(folder, 'config.json');
    if (!named && !workspace.has(main) && (0,source_workspace/* nameOf */.Vb)(folder) !== '.agents' && !workspace.has((0,recipe_file/* inside */.nx)(folder, 'mcp.json')))
        return null;
    const { problems, complain } = (0,recipe_problem/* problemList */.g)();
    const written = named ? path : main;
    const config = (0,recipe_file/* readConfigFile */.RG)(workspace, written, 'json', complain, 'core-agent does not start with it.');
    const recipe = {
        path: written === main ? folder : written,
        format: 'core-agent',
        // Where no file configures it, only the defaults are known.
        closed: config !== null || workspace.has((0,recipe_file/* inside */.nx)(folder, 'mcp.json')),
        runtime: 'core-agent',
        mcpSpelling: 'server_tool',
        problems,
    };
    const serverFiles = [folder, ...given.userRoots].map((each) => readServers(workspace, each, complain));
    const servers = (0,recipe_snapshot/* fillServers */.uA)(mergeServers(serverFiles), (0,recipe_snapshot/* snapshotFor */.YP)(workspace, folder, () => { }));
    // What a config says that nobody can parse is not known: no scope can be told.
    if (config && !config.root)
        return { ...recipe, scopes: [] };
    const root = config?.root ?? null;
    const files = serverFiles.flatMap((each) => each.config ?? []);
    const environment = environmentOf(workspace, folder, root, files, given.facts, complain);
    const parent = parentOf(workspace, folder, root, given, servers, environment);
    if (!config)
        return { ...recipe, scopes: [parent] };
    checkConfig(config, folder, workspace, complain);
    checkKeys(config, complain);
    checkPolling(config, parent, complain);
    const skills = (0,recipe_file/* skillNamesIn */.Zw)(workspace, parent.skillRoots.map((each) => each.path));
    checkPermissions(config, skills, complain);
    return { ...recipe, scopes: [parent, ...subagentScopes({ workspace, folder, config, parent, complain })] };
}
function parentOf(workspace, folder, root, given, servers, environment) {
    const binaries = given.facts?.binaries ?? null;
    const disabled = new Set(((0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(root, ['tools', 'disable'], true)) ?? []).map(({ value }) => value));
    const builtIns = (0,recipe_tools/* builtInsOf */.wv)('core-agent', (name) => {
        return disabled.has(name) ? 'tools.disable names it' : precondition(name, root, environment, binaries);
    });
    const skillRoots = skillRootsOf(folder, root, workspace, given);
    return {
        name: 'parent',
        builtIns,
        otherTools: otherTools(root, builtIns, (0,recipe_file/* skillNamesIn */.Zw)(workspace, skillRoots.map(({ path }) => path)).length > 0),
        shellTool: 'bash',
        servers,
        binaries,
        environment,
        skillRoots,
        grants: null,
        texts: parentTexts(workspace, folder, root),
        pollable: ((0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(root, ['tools', 'wait_and_verify', 'poll_allow'], true)) ?? []).map(({ value }) => value),
    };
}

;// CONCATENATED MODULE: ./.build/recipes/gemini-cli.js






const SETTINGS = '.gemini/settings.json';
const EXTENSION = 'gemini-extension.json';
const gemini_cli_cost = 'Gemini CLI takes nothing from it.';
const geminiCliFormat = {
    id: 'gemini-cli',
    title: 'Gemini CLI project or extension',
    files: '.gemini/settings.json or gemini-extension.json',
    closed: false,
    runtime: 'gemini-cli',
    evidence: 'google-gemini/gemini-cli@0027ff71, docs/reference/configuration.md (tools, mcp, mcpServers), and @5411f113, packages/core/src/tools/mcp-tool.ts:29-93, read 2026-12-01',
    examples: [
        {
            title: 'excluded tools and servers',
            files: {
                '.gemini/settings.json': '{\n  // ours\n  "tools": {"exclude": ["web_fetch", "run_shell_command(rm)"]},\n  "mcp": {"excluded": ["old"]},\n  "mcpServers": {"docs": {"httpUrl": "https://example.com/mcp"}, "old": {"command": "old"}}\n}\n',
            },
            absent: ['web_fetch'],
            servers: ['mcp_docs_'],
        },
        {
            title: 'an extension',
            files: {
                'gemini-extension.json': '{"name": "press", "mcpServers": {"pages": {"command": "pages"}}, "excludeTools": ["replace"]}',
            },
            absent: ['replace'],
            servers: ['mcp_pages_'],
        },
        {
            title: 'settings that end too early',
            files: { '.gemini/settings.json': '[|{|]"tools": {}' },
            absent: [],
            problem: 'config-syntax',
        },
    ],
    find: (workspace) => workspace.entries.flatMap(({ path, kind }) => {
        if (kind !== 'file')
            return [];
        if ((0,source_workspace/* nameOf */.Vb)(path) === EXTENSION)
            return [path];
        return /(?:^|\/)\.gemini\/settings\.json$/.test(path) ? [(0,source_workspace/* folderOf */.yS)(path)] : [];
    }),
    read(workspace, path) {
        const name = (0,source_workspace/* nameOf */.Vb)(path);
        if (name === EXTENSION)
            return readExtension(workspace, path);
        if (name === '.gemini' || name === 'settings.json') {
            return gemini_cli_readProject(workspace, name === '.gemini' ? (0,source_workspace/* folderOf */.yS)(path) : (0,source_workspace/* folderOf */.yS)((0,source_workspace/* folderOf */.yS)(path)));
        }
        return gemini_cli_readProject(workspace, path) ?? readExtension(workspace, (0,recipe_file/* inside */.nx)(path, EXTENSION));
    },
};
function gemini_cli_readProject(workspace, folder) {
    const { problems, complain } = (0,recipe_problem/* problemList */.g)();
    const config = (0,recipe_file/* readConfigFile */.RG)(workspace, (0,recipe_file/* inside */.nx)(folder, SETTINGS), 'jsonc', complain, gemini_cli_cost);
    if (!config)
        return null;
    const list = (...keys) => (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(config.root, keys))?.map(({ value }) => value) ?? null;
    const [allowed, excluded] = [list('mcp', 'allowed'), list('mcp', 'excluded') ?? []];
    const servers = serversOf(config, complain).filter(({ key }) => (allowed?.includes(key) ?? true) && !excluded.includes(key));
    const core = list('tools', 'core') ?? list('coreTools');
    const taken = [...(list('tools', 'exclude') ?? []), ...(list('excludeTools') ?? [])];
    const builtIns = (0,recipe_tools/* builtInsOf */.wv)('gemini-cli', (name) => {
        if (taken.includes(name))
            return 'tools.exclude names it';
        const kept = core?.some((each) => each === name || each.startsWith(`${name}(`)) ?? true;
        return kept ? '' : 'tools.core omits it';
    });
    const roots = [(0,recipe_file/* inside */.nx)(folder, '.gemini/skills'), (0,recipe_file/* inside */.nx)(folder, '.agents/skills')];
    return gemini_cli_recipeOf(workspace, (0,recipe_file/* inside */.nx)(folder, '.gemini'), builtIns, servers, roots, (0,recipe_file/* inside */.nx)(folder, 'GEMINI.md'), problems);
}
function readExtension(workspace, path) {
    const { problems, complain } = (0,recipe_problem/* problemList */.g)();
    const config = (0,recipe_file/* readConfigFile */.RG)(workspace, path, 'json-or-blank', complain, gemini_cli_cost);
    if (!config)
        return null;
    const folder = (0,source_workspace/* folderOf */.yS)(path);
    const taken = (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(config.root, ['excludeTools']))?.map(({ value }) => value) ?? [];
    const builtIns = (0,recipe_tools/* builtInsOf */.wv)('gemini-cli', (name) => (taken.includes(name) ? 'excludeTools names it' : ''));
    const servers = serversOf(config, complain);
    return gemini_cli_recipeOf(workspace, path, builtIns, servers, [(0,recipe_file/* inside */.nx)(folder, 'skills')], (0,recipe_file/* inside */.nx)(folder, 'GEMINI.md'), problems);
}
function serversOf(config, complain) {
    const style = { prefix: (key) => (0,recipe_tools/* prefixOf */.MT)('gemini-cli', key), only: 'includeTools', except: 'excludeTools' };
    return serversIn(config, (0,source_json/* valueAt */.fK)(config.root, ['mcpServers']), style, complain);
}
function gemini_cli_recipeOf(workspace, path, builtIns, servers, roots, text, problems) {
    const scope = {
        name: 'parent',
        builtIns,
        // Sub-agents of its own (packages/core/src/agents).
        otherTools: ['codebase_investigator', 'cli_help'],
        shellTool: 'run_shell_command',
        servers,
        binaries: null,
        environment: null,
        skillRoots: roots.map((each) => ({ path: (0,recipe_file/* linkTarget */.Cm)(workspace, each), role: 'project' })),
        grants: null,
        texts: textsAt(workspace, [text]),
        pollable: null,
    };
    const base = {
        path,
        format: 'gemini-cli',
        closed: false,
        runtime: 'gemini-cli',
        mcpSpelling: 'mcp_server_tool',
    };
    return { ...base, scopes: [scope], problems };
}

;// CONCATENATED MODULE: ./.build/recipes/opencode.js








const opencode_names = ['opencode.json', 'opencode.jsonc', '.opencode/opencode.json', '.opencode/opencode.jsonc'];
const opencodeFormat = {
    id: 'opencode',
    title: 'opencode project',
    files: 'opencode.json or opencode.jsonc, at the top or in .opencode',
    closed: false,
    runtime: 'opencode',
    evidence: 'anomalyco/opencode@0783a1b2, packages/web/src/content/docs/permissions.mdx, @0239fd0a, agents.mdx, and opencode.ai/v2/docs/mcp-servers (servers below mcp.servers), read 2026-12-01',
    examples: [
        {
            title: 'comments, a tool that is denied, and an agent with fewer tools',
            files: {
                'opencode.jsonc': '{\n  // ours\n  "permission": {"webfetch": "deny", "bash": {"*": "ask", "rm *": "deny"}},\n  "mcp": {"docs": {"type": "remote", "url": "https://example.com"}, "old": {"type": "local", "enabled": false}},\n  "agent": {"review": {"tools": {"write": false, "docs_*": false}}},\n}\n',
            },
            absent: ['webfetch'],
            servers: ['docs_'],
            scopes: ['parent', 'review'],
        },
        {
            title: 'the denial of edits takes three tools',
            files: { 'opencode.json': '{"permission": {"edit": "deny"}, "mcp": {"servers": {"docs": {"type": "local"}}}}' },
            absent: ['apply_patch', 'edit', 'write'],
            servers: ['docs_'],
        },
        {
            title: 'a quote that is never closed',
            files: { 'opencode.json': '{"model": [|"|]x}' },
            absent: [],
            problem: 'config-syntax',
        },
    ],
    find(workspace) {
        const folders = workspace.entries.flatMap(({ path, kind }) => {
            const match = kind === 'file' ? /^(?:(.*)\/)?opencode\.jsonc?$/.exec(path) : null;
            const folder = match ? (match[1] ?? '.') : null;
            return folder === null ? [] : [(0,source_workspace/* nameOf */.Vb)(folder) === '.opencode' ? (0,source_workspace/* folderOf */.yS)(folder) : folder];
        });
        return [...new Set(folders)].map((folder) => (0,recipe_file/* inside */.nx)(folder, opencode_names.find((name) => workspace.has((0,recipe_file/* inside */.nx)(folder, name)))));
    },
    read(workspace, path) {
        const ending = opencode_names.findLast((name) => path === name || path.endsWith(`/${name}`));
        if (ending)
            return opencode_readProject(workspace, path.slice(0, -ending.length - 1) || '.');
        return opencode_readProject(workspace, (0,source_workspace/* nameOf */.Vb)(path) === '.opencode' ? (0,source_workspace/* folderOf */.yS)(path) : path);
    },
};
/** Later files win over earlier ones; a rule of an agent wins over those of the project. */
function opencode_readProject(workspace, folder) {
    const { problems, complain } = (0,recipe_problem/* problemList */.g)();
    const cost = 'opencode does not start with it.';
    const configs = opencode_names.flatMap((name) => (0,recipe_file/* readConfigFile */.RG)(workspace, (0,recipe_file/* inside */.nx)(folder, name), 'jsonc', complain, cost) ?? []);
    const first = configs[0];
    if (!first)
        return null;
    const rules = configs.flatMap(({ root }) => rulesOf(root));
    const servers = new Map();
    for (const config of configs)
        for (const server of opencode_serversOf(config, complain))
            servers.set(server.key, server);
    const roots = ['.opencode/skills', '.opencode/skill', '.agents/skills', '.claude/skills'];
    const skillRoots = roots.map((each) => ({
        path: (0,recipe_file/* linkTarget */.Cm)(workspace, (0,recipe_file/* inside */.nx)(folder, each)),
        role: 'project',
    }));
    const texts = textsAt(workspace, [(0,recipe_file/* inside */.nx)(folder, 'AGENTS.md')]);
    const scope = (name, own, ownTexts) => ({
        name,
        inherits: name !== 'parent',
        builtIns: (0,recipe_tools/* builtInsOf */.wv)('opencode', (tool) => whyDenied(own, tool)),
        otherTools: [],
        shellTool: 'bash',
        servers: [...servers.values()].filter(({ prefix }) => whyDenied(own, `${prefix}*`) === ''),
        binaries: null,
        environment: null,
        skillRoots,
        grants: null,
        texts: ownTexts,
        pollable: null,
    });
    const agents = agentsOf(workspace, folder, configs).map(({ name, node, text }) => {
        return scope(name, [...rules, ...node.flatMap(rulesOf)], text ?? texts);
    });
    const scopes = [scope('parent', rules, texts), ...agents];
    return {
        path: first.file.path,
        format: 'opencode',
        closed: false,
        runtime: 'opencode',
        mcpSpelling: 'server_tool',
        scopes,
        problems,
    };
}
function opencode_serversOf(config, complain) {
    const mcp = (0,source_json/* valueAt */.fK)(config.root, ['mcp']);
    const nested = (0,source_json/* valueAt */.fK)(mcp, ['servers']);
    const isServer = nested ? (0,source_json/* valueAt */.fK)(nested, ['type']) !== null || isFalse(nested, 'enabled') : true;
    const isOff = (entry) => isFalse(entry, 'enabled') || isTrue(entry, 'disabled');
    return serversIn(config, isServer ? mcp : nested, { prefix: (key) => (0,recipe_tools/* prefixOf */.MT)('opencode', key), isOff }, complain);
}
/** `permission` and the older `tools`. A map of patterns below a tool leaves the tool there. */
function rulesOf(root) {
    const permission = (0,source_json/* valueAt */.fK)(root, ['permission']);
    const whole = (0,source_json/* textOf */.b6)(permission);
    const all = whole === null ? [] : [{ pattern: '*', denied: whole === 'deny', why: 'permission is "deny"' }];
    const tools = (0,source_json/* pairsOf */.fq)((0,source_json/* valueAt */.fK)(root, ['tools'])).map(({ key, value }) => {
        return { pattern: key.value, denied: (0,source_json/* textOf */.b6)(value) === 'false', why: `tools.${key.value} is false` };
    });
    const single = (0,source_json/* pairsOf */.fq)(permission).map(({ key, value }) => {
        const inner = (0,source_json/* pairsOf */.fq)(value);
        const action = (0,source_json/* textOf */.b6)(value) ?? (inner.length === 1 && inner[0].key.value === '*' ? (0,source_json/* textOf */.b6)(inner[0].value) : null);
        return { pattern: key.value, denied: action === 'deny', why: `permission.${key.value} is "deny"` };
    });
    return [...tools, ...all, ...single];
}
/** The last rule that matches decides; `edit` stands for all tools that change files. */
function whyDenied(rules, tool) {
    const called = ['write', 'apply_patch'].includes(tool) ? [tool, 'edit'] : [tool];
    const last = rules.findLast(({ pattern }) => pattern === '*' || called.some((name) => opencode_matches(pattern, name)));
    return last?.denied ? last.why : '';
}
function opencode_matches(pattern, name) {
    return pattern === name || (pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1)));
}
function agentsOf(workspace, folder, configs) {
    const inConfigs = configs.flatMap(({ root }) => [
        ...(0,source_json/* pairsOf */.fq)((0,source_json/* valueAt */.fK)(root, ['agent'])),
        ...(0,source_json/* pairsOf */.fq)((0,source_json/* valueAt */.fK)(root, ['agents'])),
    ]);
    const agents = inConfigs
        .filter(({ value }) => (0,yaml/* resolved */.L$)(value)?.kind === 'map' && !isTrue(value, 'disable'))
        .map(({ key, value }) => ({ name: key.value, node: [value], text: null }));
    const files = ['agent', 'agents'].flatMap((each) => (0,recipe_file/* filesIn */.nG)(workspace, (0,recipe_file/* inside */.nx)(folder, `.opencode/${each}`), '.md'));
    const inFiles = files.flatMap((path) => {
        const file = (0,recipe_file/* readText */.yR)(workspace, path);
        if (!file)
            return [];
        const { yaml, bodyStart } = (0,frontmatter/* readFrontmatter */.z)(file);
        const text = [{ file, span: { start: bodyStart, end: file.text.length } }];
        return [{ name: (0,source_workspace/* nameOf */.Vb)(path).replace(/\.md$/, ''), node: yaml?.root ? [yaml.root] : [], text }];
    });
    return [...agents, ...inFiles];
}

;// CONCATENATED MODULE: ./.build/recipes/recipe-declared.js




/** The `recipes:` of the config file that the caller read; of the one at the top of the tree where no caller did. */
function declaredIn(workspace, given) {
    const declared = given.declared === undefined ? atTop(workspace) : given.declared;
    const entries = [];
    const additions = new Map();
    for (const node of (0,source_json/* itemsOf */.S3)(declared?.list ?? null) ?? []) {
        const about = (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(node, ['path']));
        const name = (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(node, ['name'])) ?? '';
        const path = about === null ? null : (0,source_workspace/* joinPath */.uJ)(declared.folder, about);
        if (path !== null)
            additions.set(path, node);
        else if (about === null && name !== '')
            entries.push({ node, name, path: `${declared.file.path}#${name}` });
    }
    return { file: declared?.file ?? null, folder: declared?.folder ?? '.', entries, additions };
}
function atTop(workspace) {
    const file = (0,recipe_file/* readText */.yR)(workspace, 'skillproof.yml');
    const { root, faults } = file ? (0,yaml/* parseYaml */.hN)(file.text, 0, file.text.length) : { root: null, faults: [] };
    const list = faults.length === 0 ? (0,source_json/* valueAt */.fK)(root, ['recipes']) : null;
    return file && list ? { file, folder: '.', list } : null;
}

;// CONCATENATED MODULE: ./.build/recipes/recipe-inventory.js





/** More names than this are not an image’s programs. */
const PROGRAM_LIMIT = 100_000;
/**
 * Images whose programs are known. The final stage of core-agent's images is distroless/static: there is no shell and
 * nothing else on PATH (go-steer/core-agent@b708387, Dockerfile:98-117; core-agent, Skills page, read 2026-11-30).
 */
const recipe_inventory_images = [
    { pattern: /^(?:gcr\.io\/)?distroless\/static(?:-debian\d+)?(?:[:@].+)?$/, programs: [] },
    { pattern: /^(?:ghcr\.io\/)?go-steer\/core-agent(?:-slim)?(?:[:@].+)?$/, programs: [] },
    { pattern: /^scratch$/, programs: [] },
];
const shells = ['sh', 'bash', 'dash', 'ash', 'zsh', 'ksh', 'busybox'];
/** What an entry of `recipes:` states of programs and variables. `folder` is where its relative paths start. */
function factsOf(entry, file, folder, workspace, given, complain) {
    const image = (0,source_json/* valueAt */.fK)(entry, ['image']) ?? (0,source_json/* valueAt */.fK)(entry, ['binaries', 'image']);
    const binaries = (0,source_json/* valueAt */.fK)(entry, ['binaries']);
    const base = image ? programsOfImage(image, file, complain) : null;
    const added = binaries ? programsOf(binaries, file, folder, workspace, given, complain) : null;
    const programs = base === null && added === null ? null : [...new Set([...(base ?? []), ...(added ?? [])])].sort();
    const at = image ?? binaries;
    return {
        binaries: programs,
        environment: (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(entry, ['environment']))?.map(({ value }) => value) ?? null,
        stated: at ? { file, span: at.span } : null,
        whole: programs !== null &&
            (base !== null || programs.length === 0 || (binaries && (0,yaml/* resolved */.L$)(binaries)?.kind !== 'list') === true),
    };
}
function programsOfImage(node, file, complain) {
    const name = (0,source_json/* textOf */.b6)(node) ?? '';
    const known = recipe_inventory_images.find(({ pattern }) => pattern.test(name));
    if (known)
        return known.programs;
    const message = `Nobody knows here what programs \`${name}\` holds. List them with \`binaries\`: by hand, or \`{file: PATH}\` with one name a line.`;
    complain('image-unknown', { file, span: node.span }, message, name);
    return null;
}
function programsOf(node, file, folder, workspace, given, complain) {
    const listed = (0,source_json/* textsOf */.CB)(node);
    if (listed)
        return listed.map(({ value }) => value);
    if ((0,source_json/* textOf */.b6)(node) === 'path')
        return given.programs?.() ?? null;
    const path = (0,source_json/* valueAt */.fK)(node, ['file']);
    if (!path)
        return null;
    const written = (0,source_json/* textOf */.b6)(path) ?? '';
    const target = written.startsWith('/') ? null : (0,source_workspace/* joinPath */.uJ)(folder, written);
    const list = target === null ? null : (0,recipe_file/* readText */.yR)(workspace, target);
    if (list)
        return namesIn(list.text);
    const message = `The list of programs \`${written}\` cannot be read: it is not in the checked tree. Correct the path, which starts at the folder of this file.`;
    complain('inventory-unreadable', { file, span: path.span }, message, written);
    return null;
}
/** One name or path a line, as `ls` and `tar tf` print them; blank lines and lines with a hash are passed over. */
function namesIn(text) {
    const names = new Set();
    for (const line of text.split(/\r?\n/)) {
        const name = line.trim().replace(/^.*\/(?=[^/]+$)/, '');
        if (name === '' || name.startsWith('#') || name.endsWith('/'))
            continue;
        names.add(name);
        if (names.size >= PROGRAM_LIMIT)
            break;
    }
    return [...names];
}
/** The recipe with what is stated about it, where its own files do not say it. */
function withFacts(recipe, facts) {
    if (!facts)
        return recipe;
    const scopes = recipe.scopes.map((scope) => ({
        ...scope,
        binaries: scope.binaries ?? facts.binaries,
        environment: scope.environment ?? facts.environment,
    }));
    return { ...recipe, scopes, problems: [...recipe.problems, ...missingShell(recipe, facts)] };
}
/** The shell tool is there whether or not the image has a shell: each of its calls fails then. */
function missingShell({ scopes }, { binaries, stated, whole }) {
    if (!binaries || !stated || !whole || shells.some((shell) => binaries.includes(shell)))
        return [];
    const tool = scopes
        .map(({ shellTool, builtIns }) => builtIns.find(({ name, registered }) => name === shellTool && registered))
        .find((each) => each !== undefined);
    if (!tool)
        return [];
    const { problems, complain } = (0,recipe_problem/* problemList */.g)();
    const message = `\`${tool.name}\` is registered and the image has no shell: each of its calls fails. Disable the tool, or use an image with a shell.`;
    complain('shell-without-image-shell', stated, message, tool.name);
    return problems;
}

;// CONCATENATED MODULE: ./.build/recipes/skillproof.js







const skillproofFormat = {
    id: 'skillproof',
    title: 'a deployment described in skillproof.yml',
    files: 'the config file of skillproof itself: each entry of `recipes:` with a `name`',
    closed: true,
    runtime: 'agentskills',
    evidence: 'our own: src/options.ts',
    examples: [
        {
            title: 'tools, servers and programs of any runtime',
            files: {
                'skillproof.yml': 'recipes:\n  - name: page\n    runtime: pi\n    tools: [read, bash]\n    servers: {tracker: [create]}\n    binaries: [git, sh]\n',
            },
            absent: [],
            servers: ['mcp__tracker__'],
        },
        {
            title: 'cleveragents has namespaced tools',
            files: {
                'skillproof.yml': 'recipes:\n  - {name: ops, runtime: cleveragents, tools: [builtin/git-status], skills: [skills]}\n',
                'skills/x/SKILL.md': '---\nname: local/x\ndescription: d\n---\nB\n',
            },
            absent: ['builtin/shell'],
        },
        {
            title: 'a shell tool in an image without a shell',
            files: {
                'skillproof.yml': 'recipes:\n  - name: tiny\n    runtime: core-agent\n    tools: [bash, read_file]\n    binaries: {image: [|gcr.io/distroless/static-debian12:nonroot|]}\n',
            },
            absent: [
                ...[
                    'read_many_files',
                    'write_file',
                    'edit_file',
                    'delete_file',
                    'stat',
                    'list_dir',
                    'glob',
                    'grep',
                    'json_query',
                ],
                ...['fetch_url', 'alert', 'wait_and_verify', 'todo', 'record_plan', 'sciontool_status'],
            ],
            problem: 'shell-without-image-shell',
        },
    ],
    find: (workspace, given) => declaredIn(workspace, given).entries.map((entry) => entry.path),
    read(workspace, path, given) {
        const { file, folder, entries } = declaredIn(workspace, given);
        const entry = entries.find((each) => each.path === path || each.name === path);
        return entry && file ? readEntry(workspace, entry, file, folder, given) : null;
    },
};
function readEntry(workspace, { node, path }, file, folder, given) {
    const { problems, complain } = (0,recipe_problem/* problemList */.g)();
    const runtime = (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(node, ['runtime'])) ?? '';
    const tools = (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(node, ['tools']))?.map(({ value }) => value) ?? null;
    const closed = tools !== null && (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(node, ['closed'])) !== 'false';
    const facts = factsOf(node, file, folder, workspace, given, complain);
    const { skillRoots, grants } = skillsOf(workspace, folder, (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(node, ['skills'])) ?? []);
    const toolbox = recipe_tools/* toolboxes */.yc[runtime];
    const shell = toolbox?.shell ?? tools?.find((tool) => /^(?:bash|shell|sh|terminal|execute)$/i.test(tool)) ?? null;
    const scope = {
        name: 'parent',
        builtIns: builtIns(runtime, tools, shell),
        otherTools: tools?.filter((tool) => !toolbox?.builtIns.includes(tool) && tool !== shell) ?? [],
        shellTool: shell,
        servers: skillproof_serversOf(node, runtime, file.path),
        binaries: facts.binaries,
        environment: facts.environment,
        skillRoots,
        grants,
        texts: [],
        pollable: null,
    };
    const spelling = toolbox?.spelling ?? 'mcp__server__tool';
    const recipe = {
        path,
        format: 'skillproof',
        closed,
        runtime,
        mcpSpelling: spelling,
        scopes: [scope],
        problems,
    };
    return withFacts(recipe, facts);
}
/** Without a list the runtime has all that it brings along. */
function builtIns(runtime, tools, shell) {
    const why = (name) => (tools === null || tools.includes(name) ? '' : 'the recipe does not list it');
    const known = (0,recipe_tools/* builtInsOf */.wv)(runtime, why);
    if (shell === null || known.some(({ name }) => name === shell))
        return known;
    return [...known, { name: shell, registered: why(shell) === '', why: why(shell) }];
}
function skillproof_serversOf(node, runtime, path) {
    return (0,source_json/* pairsOf */.fq)((0,source_json/* valueAt */.fK)(node, ['servers'])).map(({ key, value }) => ({
        key: key.value,
        prefix: (0,recipe_tools/* prefixOf */.MT)(runtime, key.value),
        tools: (0,recipe_file/* isGiven */.qR)(value) ? ((0,source_json/* textsOf */.CB)(value)?.map((tool) => tool.value) ?? null) : null,
        declared: { path, span: key.span },
    }));
}
/** Folders of skills, or single skills: those alone are granted then. */
function skillsOf(workspace, folder, entries) {
    const folders = entries.flatMap(({ value }) => expand(workspace, (0,source_workspace/* joinPath */.uJ)(folder, value)));
    const single = (path) => workspace.has((0,recipe_file/* inside */.nx)(path, 'SKILL.md'));
    const whole = folders.filter((path) => !single(path));
    const above = folders.filter(single).map((path) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.'));
    const roots = [...new Set([...whole, ...above])];
    const skillRoots = roots.map((path) => ({ path, role: 'project' }));
    if (above.length === 0)
        return { skillRoots, grants: null };
    const named = folders.filter(single).map((path) => path.slice(path.lastIndexOf('/') + 1));
    return { skillRoots, grants: [...new Set([...(0,recipe_file/* skillNamesIn */.Zw)(workspace, whole), ...named])] };
}
/** Folders of the tree that a path or a glob with `*` and `**` names; a path names itself, there or not. */
function expand(workspace, pattern) {
    if (pattern === null)
        return [];
    if (!pattern.includes('*'))
        return [workspace.linkedFolders.get(pattern) ?? pattern];
    const source = pattern
        .split('/')
        .map((part) => (part === '**' ? '(?:[^/]+/)*' : `${part.split('*').map(skillproof_literally).join('[^/]*')}/`))
        .join('');
    const wanted = new RegExp(`^${source}$`);
    return workspace.entries
        .filter(({ path, kind }) => kind === 'directory' && wanted.test(`${path}/`))
        .map(({ path }) => path);
}
function skillproof_literally(text) {
    return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

;// CONCATENATED MODULE: ./.build/recipes/index.js















/** core-agent is last: any folder with a config.json may be one of its roots. */
const recipeFormats = [
    skillproofFormat,
    claudeCodeFormat,
    codexFormat,
    copilotFormat,
    geminiCliFormat,
    opencodeFormat,
    coreAgentFormat,
];
/**
 * The recipes asked for, or those that the tree holds. Throws UsageError for a path that is no recipe; whatever is wrong
 * inside of one is a problem of it.
 */
function readRecipes(workspace, wanted, given) {
    if (wanted === 'none')
        return [];
    const recipes = wanted
        ? wanted.flatMap((path) => readAt(workspace, path.replace(/^\.\/(?=.)/, '').replace(/(?<=.)\/+$/, ''), given))
        : recipeFormats.flatMap((format) => {
            return format.find(workspace, given).flatMap((path) => readOne(format, workspace, path, given) ?? []);
        });
    if (!wanted)
        checkAdditions(workspace, given, recipes);
    return wanted ? recipes : recipes.sort(source_workspace/* byPath */.f2);
}
function readAt(workspace, path, given) {
    const found = recipeFormats.flatMap((format) => {
        if (format === skillproofFormat) {
            const own = format.find(workspace, given).filter((each) => each === path || each.startsWith(`${path}#`));
            return (own.length > 0 ? own : [path]).flatMap((each) => readOne(format, workspace, each, given) ?? []);
        }
        return workspace.has(path) || path === '.' ? (readOne(format, workspace, path, given) ?? []) : [];
    });
    if (found.length > 0)
        return found;
    const known = recipeFormats.map((format) => `${format.id} (${format.files})`).join('; ');
    throw new diagnostic/* UsageError */.e(`"${path}" is no recipe of the folder that the command runs in; known formats: ${known}.`, {
        path,
    });
}
/** One recipe with what the config file states about it and what the snapshots of its servers list. */
function readOne(format, workspace, path, given) {
    const { problems, complain } = (0,recipe_problem/* problemList */.g)();
    const { file, folder, additions } = declaredIn(workspace, given);
    const addition = additions.get(path);
    const facts = addition && file ? factsOf(addition, file, folder, workspace, given, complain) : undefined;
    const recipe = format.read(workspace, path, facts ? { ...given, facts } : given);
    if (!recipe)
        return null;
    const isFolder = (0,recipe_file/* kindAt */.Ii)(workspace, recipe.path) === 'directory';
    const snapshot = (0,recipe_snapshot/* snapshotFor */.YP)(workspace, isFolder ? recipe.path : (0,source_workspace/* folderOf */.yS)(recipe.path), complain);
    const filled = withFacts((0,recipe_snapshot/* withSnapshot */.HV)(recipe, snapshot), facts);
    return { ...filled, problems: [...filled.problems, ...problems] };
}
/** Facts about a recipe that is not there are a mistake of the config file. */
function checkAdditions(workspace, given, recipes) {
    const { file, additions } = declaredIn(workspace, given);
    for (const [path, node] of additions) {
        if (!file || recipes.some((recipe) => recipe.path === path))
            continue;
        const unread = workspace.has(path)
            ? recipeFormats.flatMap((format) => readOne(format, workspace, path, given) ?? [])
            : [];
        recipes.push(...unread);
        if (unread.length > 0 || !(workspace.has(path) || (0,recipe_file/* isMissing */.b2)(workspace, path)))
            continue;
        const span = (0,source_json/* valueAt */.fK)(node, ['path'])?.span ?? node.span;
        const message = `"${(0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(node, ['path'])) ?? ''}" is no recipe; give the path of one, or describe it with a name and a runtime.`;
        throw new diagnostic/* UsageError */.e(message, { path: file.path, ...file.position(span.start) });
    }
}


/***/ }),

/***/ 5968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: () => (/* binding */ prefixOf),
/* harmony export */   wv: () => (/* binding */ builtInsOf),
/* harmony export */   yc: () => (/* binding */ toolboxes)
/* harmony export */ });
const words = (text) => text.trim().split(/\s+/);
/**
 * By the runtime's id. Tools that come and go with a model, a flag or a platform are listed: an open runtime may have
 * them, and what is not on a list is never more than a warning there.
 */
const toolboxes = {
    'core-agent': {
        // In core-agent's own order.
        builtIns: words(`bash read_file read_many_files write_file edit_file delete_file stat list_dir glob grep json_query
      fetch_url alert wait_and_verify todo record_plan sciontool_status`),
        shell: 'bash',
        spelling: 'server_tool',
        evidence: 'go-steer/core-agent@b708387, pkg/tools/builtins.go:81-99 and pkg/mcp/namespace.go:52-163, 2026-08-21',
    },
    'claude-code': {
        builtIns: words(`Agent Artifact AskUserQuestion Bash CronCreate CronDelete CronList Edit EndConversation
      EnterPlanMode EnterWorktree ExitPlanMode ExitWorktree Glob Grep LSP ListAgents ListMcpResourcesTool Monitor
      NotebookEdit PowerShell PushNotification Read ReadMcpResourceTool RemoteTrigger ReportFindings ScheduleWakeup
      SendMessage SendUserFile ShareOnboardingGuide Skill TaskCreate TaskGet TaskList TaskOutput TaskStop TaskUpdate
      TodoWrite ToolSearch WaitForMcpServers WebFetch WebSearch Workflow Write`),
        shell: 'Bash',
        spelling: 'mcp__server__tool',
        evidence: 'ericbuess/claude-code-docs@ec68a5b2, docs/tools-reference.md:20-65 (a mirror), 2026-08-22',
    },
    codex: {
        builtIns: words(`apply_patch close_agent create_goal exec exec_command followup_task get_goal image_generation
      list_agents list_mcp_resource_templates list_mcp_resources read_mcp_resource request_permissions
      request_user_input resume_agent send_input send_message shell_command spawn_agent tool_search update_goal
      update_plan view_image wait wait_agent web_search write_stdin`),
        shell: 'exec_command',
        spelling: 'mcp__server__tool',
        evidence: 'openai/codex@0113ae1b, codex-rs/core/src/tools/spec_plan.rs',
    },
    'gemini-cli': {
        builtIns: words(`activate_skill ask_user complete_task enter_plan_mode exit_plan_mode get_internal_docs glob
      google_web_search grep_search invoke_agent list_directory list_mcp_resources read_file read_many_files
      read_mcp_resource replace run_shell_command tracker_add_dependency tracker_create_task tracker_get_task
      tracker_list_tasks tracker_update_task tracker_visualize update_topic web_fetch write_file write_todos`),
        shell: 'run_shell_command',
        spelling: 'mcp_server_tool',
        evidence: 'google-gemini/gemini-cli@5411f113, packages/core/src/tools/tool-names.ts:209-300, 2026-08-21',
    },
    opencode: {
        builtIns: words(`apply_patch bash edit glob grep lsp question read skill task todowrite webfetch websearch write`),
        shell: 'bash',
        spelling: 'server_tool',
        evidence: 'anomalyco/opencode@0e83f10a, packages/web/src/content/docs/tools.mdx',
    },
    'copilot-cli': {
        builtIns: words(`apply_patch ask_user bash create edit glob grep list_agents list_bash list_powershell powershell
      read_agent read_bash read_powershell rg skill stop_bash stop_powershell task view web_fetch write_bash
      write_powershell`),
        shell: 'bash',
        spelling: 'server/tool',
        evidence: 'github/docs@046d2679, content/copilot/reference/copilot-cli-reference/cli-command-reference.md',
    },
    vscode: {
        builtIns: words(`agent/runSubagent edit/createDirectory edit/createFile edit/editFiles edit/editNotebook
      execute/createAndRunTask execute/getTerminalOutput execute/runInTerminal execute/runNotebookCell
      execute/testFailure githubRepo githubTextSearch newWorkspace read/getNotebookSummary read/problems read/readFile
      read/readNotebookCellOutput read/terminalLastCommand read/terminalSelection search/changes search/codebase
      search/fileSearch search/listDirectory search/textSearch search/usages selection todos vscode/VSCodeAPI
      vscode/askQuestions vscode/extensions vscode/getProjectSetupInfo vscode/installExtension vscode/runCommand
      web/fetch`),
        shell: 'execute/runInTerminal',
        spelling: 'server/tool',
        evidence: 'microsoft/vscode-docs@024cb9bd, docs/agents/reference/ai-features-cheat-sheet.md, 2026-07-29',
    },
    cleveragents: {
        builtIns: [],
        shell: 'builtin/shell',
        spelling: 'server/tool',
        evidence: 'cleveragents-core, docs/reference/agent_skills.md, read 2026-11-30',
    },
};
/** The built-ins of a runtime, each with why it is absent; an empty reason registers it. */
function builtInsOf(runtime, whyAbsent) {
    return (toolboxes[runtime]?.builtIns ?? []).map((name) => {
        const why = whyAbsent(name);
        return { name, registered: why === '', why };
    });
}
/** What a runtime puts before the own name of a server's tool. */
function prefixOf(runtime, key) {
    switch (toolboxes[runtime]?.spelling) {
        case 'server_tool':
            // core-agent maps any other character (pkg/mcp/namespace.go:144-163); opencode keeps the hyphen.
            return `${key.replace(runtime === 'opencode' ? /[^\w-]/g : /\W/g, '_')}_`;
        case 'mcp_server_tool':
            return `mcp_${key}_`;
        case 'server/tool':
            return `${key}/`;
        default:
            return `mcp__${key.replace(/[^\w-]/g, '_')}__`;
    }
}


/***/ }),

/***/ 6783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Mj: () => (/* binding */ cleveragents),
  yu: () => (/* reexport */ descriptor),
  VY: () => (/* reexport */ folderError),
  Hc: () => (/* reexport */ resourcePaths),
  IC: () => (/* reexport */ spec)
});

// EXTERNAL MODULE: ./.build/source/span.js
var span = __webpack_require__(9408);
// EXTERNAL MODULE: ./.build/source/yaml.js
var source_yaml = __webpack_require__(2695);
// EXTERNAL MODULE: ./.build/source/yaml-scalar.js
var yaml_scalar = __webpack_require__(8816);
;// CONCATENATED MODULE: ./.build/runtimes/present-cleveragents.js

const slotNames = ['scripts', 'references', 'assets'];
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
        const entry = (0,source_yaml/* resolved */.L$)(item);
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
    const value = (0,source_yaml/* resolved */.L$)(node);
    if (value?.kind === 'list')
        return value.items.map(plain);
    return value?.kind === 'map' ? plainMap(value.pairs) : (value?.value ?? '');
}

// EXTERNAL MODULE: ./.build/runtimes/reader-split.js
var reader_split = __webpack_require__(1010);
// EXTERNAL MODULE: ./.build/runtimes/reader-strict-yaml.js
var reader_strict_yaml = __webpack_require__(141);
// EXTERNAL MODULE: ./.build/runtimes/reason-fence.js
var reason_fence = __webpack_require__(2212);
// EXTERNAL MODULE: ./.build/runtimes/reason-field.js
var reason_field = __webpack_require__(1069);
// EXTERNAL MODULE: ./.build/runtimes/reason-place.js
var reason_place = __webpack_require__(474);
// EXTERNAL MODULE: ./.build/runtimes/reason-yaml.js
var reason_yaml = __webpack_require__(9766);
// EXTERNAL MODULE: ./.build/runtimes/runtime.js
var runtime = __webpack_require__(4790);
;// CONCATENATED MODULE: ./.build/runtimes/cleveragents.js












const traits = { silent: false, blast: 'skill' };
/** Only a document is public, so what it does not say is `unknown` here and never guessed. */
const cleveragents = {
    id: 'cleveragents',
    title: 'the cleveragents Agent Skills loader',
    version: 'as documented; no release is named',
    evidence: [{ basis: 'docs', cite: 'cleveragents-core, docs/reference/agent_skills.md', date: '2026-11-30' }],
    discovery: 'The one folder it is given, with its SKILL.md; no search is documented.',
    wellKnown: false,
    ...traits,
    load,
    present,
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
function load(skill) {
    const unread = (0,reason_place/* unreadable */.O$)(skill);
    const reasons = unread.length > 0 ? unread : blockReasons(skill);
    return (0,runtime/* verdict */.W)(traits, reasons, { name: skill.name?.value ?? null, description: skill.description?.value ?? null });
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
function blockReasons(skill) {
    const { yaml, opening, yamlSpan, faults } = skill.frontmatter;
    const fences = faults.flatMap((fault) => {
        if (fault.code === 'content-before-frontmatter' && onlyBlankLinesBefore(skill))
            return [];
        const closedSomehow = fault.code === 'frontmatter-not-closed' && (0,reader_split/* splitOnDashes */.S)(skill.file.text) !== null;
        return [(0,reason_fence/* fenceReason */.q)(fault, noFrontmatter.has(fault.code) && !closedSomehow ? 'dropped' : 'unknown')];
    });
    const elsewhere = fences.some((each) => each.effect === 'dropped' || each.code === 'text-on-opening-line');
    if (elsewhere || !yaml || !opening || !yamlSpan)
        return fences;
    const certain = yaml.faults.find((fault) => !uncertainYaml.has(fault.code));
    if (certain) {
        const readable = (0,reader_strict_yaml/* parseAnyColumn */.or)(skill.file.text, yamlSpan).faults.length === 0;
        return [...fences, readable ? (0,reason_yaml/* yamlReason */.c)(certain, 'unknown') : malformed((0,reason_yaml/* yamlReason */.c)(certain))];
    }
    const open = yaml.faults.slice(0, 1).map((fault) => (0,reason_yaml/* yamlReason */.c)(fault, 'unknown'));
    const root = yaml.root ? (0,source_yaml/* resolved */.L$)(yaml.root) : null;
    const found = [...fences, ...open, ...textReasons(skill, yamlSpan)];
    if (yaml.root === null && open.length > 0)
        return found;
    if (root?.kind === 'map')
        return [...found, ...fieldReasons(skill, opening)];
    if (root && (root.kind === 'list' || root.value !== '')) {
        return [...found, (0,reason_field/* wrongType */.gQ)('not-a-mapping', 'dropped', 'The frontmatter', root, '`key: value` lines')];
    }
    const message = 'The frontmatter is empty, so the required `name` is missing.';
    return [...found, (0,reason_field/* reason */.l)('frontmatter-empty', 'dropped', message, 'Add `name:` and `description:`.', opening)];
}
/** The document's own example of `from_string` starts with an empty line. */
function onlyBlankLinesBefore({ file: { text }, frontmatter: { opening } }) {
    return opening !== null && text.slice(0, opening.start).trim() === '' && text.startsWith('---', opening.start);
}
/** "Malformed YAML in frontmatter", whose message names YAML. */
function malformed(fault) {
    return fault.message.includes('YAML') ? fault : { ...fault, message: `The YAML is malformed. ${fault.message}` };
}
function textReasons(skill, yamlSpan) {
    const { file, frontmatter } = skill;
    const found = [];
    const tab = (0,reader_strict_yaml/* bareTab */.GQ)(file.text, yamlSpan, frontmatter.yaml?.root ?? null);
    if (tab)
        found.push(cleveragents_open('tab-in-value', 'A tab stands outside of quotes', 'Replace the tab with a blank.', tab));
    const separator = /[\u0085\u2028\u2029]/.exec(file.slice(yamlSpan));
    if (separator) {
        const place = (0,span/* spanOf */.ee)(yamlSpan.start + separator.index, yamlSpan.start + separator.index + 1);
        found.push(cleveragents_open('line-separator', 'A Unicode line end stands here', 'Replace it with a blank.', place));
    }
    const at = file.slice(yamlSpan).indexOf('---');
    if (at >= 0) {
        const place = (0,span/* spanOf */.ee)(yamlSpan.start + at, yamlSpan.start + at + 3);
        found.push(cleveragents_open('dashes-in-value', 'Three dashes stand inside the frontmatter', 'Write two dashes.', place));
    }
    return found;
}
/** What the document is silent about. */
function cleveragents_open(code, what, cure, span, name) {
    const message = `${what}, and the documentation does not say what becomes of it.`;
    return { ...(0,reason_field/* reason */.l)(code, 'unknown', message, cure, span), ...(name ? { name } : {}) };
}
function fieldReasons(skill, opening) {
    return [
        ...nameReasons(skill, fieldOf(skill, 'name'), opening),
        ...descriptionReasons(fieldOf(skill, 'description'), opening),
        ...stepReasons(fieldOf(skill, 'steps')),
        ...versionReasons(fieldOf(skill, 'version')),
        ...compatibilityReasons(fieldOf(skill, 'compatibility')),
        ...typed('metadata-type', 'metadata', fieldOf(skill, 'metadata'), 'map'),
        ...toolReasons(fieldOf(skill, 'allowed-tools')),
    ];
}
function nameReasons(skill, value, opening) {
    const cure = `Add \`name: local/${skill.folder ?? 'my-skill'}\`.`;
    if (!value)
        return [{ ...(0,reason_field/* missing */.LO)('name', opening, null), cure }];
    if (value.kind !== 'scalar')
        return [(0,reason_field/* wrongType */.gQ)('name-type', 'unknown', 'name', value, 'text')];
    const kind = (0,yaml_scalar/* scalarKind */.b)(value);
    if (kind === 'null' || value.value === '')
        return [{ ...(0,reason_field/* empty */.Ie)('name', value.span), cure }];
    if (kind !== 'text')
        return [(0,reason_field/* wrongType */.gQ)('name-type', 'unknown', 'name', value, 'text')];
    return namespaceReasons(value.value, value.span);
}
/** "Namespaced Naming": what breaks a rule in any reading is dropped; a form that no rule speaks of is open. */
function namespaceReasons(name, span) {
    const parts = name.split('/');
    const says = `\`name\` is \`${name.slice(0, 80)}\``;
    if (!parts.every((part) => /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u.test(part))) {
        const rule = 'both parts start with a letter or digit and hold letters, digits, hyphens and underscores';
        const message = `${says}, which is no namespace/short-name: ${rule}.`;
        return [{ ...(0,reason_field/* reason */.l)('name-namespace', 'dropped', message, 'Rename it, as in `local/my-skill`.', span), name }];
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
function descriptionReasons(value, opening) {
    if (!value)
        return [(0,reason_field/* missing */.LO)('description', opening, null)];
    if (value.kind !== 'scalar')
        return [(0,reason_field/* wrongType */.gQ)('description-type', 'unknown', 'description', value, 'text')];
    if ((0,yaml_scalar/* scalarKind */.b)(value) === 'null' || value.value.trim() === '') {
        return [{ ...(0,reason_field/* empty */.Ie)('description', value.span), effect: 'unknown' }];
    }
    return isText(value) ? [] : [(0,reason_field/* wrongType */.gQ)('field-not-text', 'unknown', 'description', value, 'text')];
}
/** False also for `yes` and `no`: which YAML library reads the file is not documented. */
function isText(value) {
    return value?.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(value) === 'text' && !(0,yaml_scalar/* isOldBoolean */.Iu)(value);
}
function typed(code, name, value, kind) {
    if (!value || value.kind === kind)
        return [];
    return [(0,reason_field/* wrongType */.gQ)(code, 'unknown', name, value, `a ${kind}`)];
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
        return [(0,reason_field/* wrongType */.gQ)('version-type', 'unknown', 'version', value, 'text')];
    return notSemver('version-not-semver', 'version', value);
}
function notSemver(code, name, value) {
    if (value.kind === 'scalar' && semver.test(value.value))
        return [];
    const written = value.kind === 'scalar' ? `\`${value.value.slice(0, 40)}\`` : (0,yaml_scalar/* kindWords */.Gk)(value);
    const message = `\`${name}\` is ${written}, which is no semantic version.`;
    return [{ ...(0,reason_field/* reason */.l)(code, 'ignored', message, 'Write three numbers, as in `"1.0.0"`.', value.span), name }];
}
function compatibilityReasons(value) {
    if (value?.kind !== 'map')
        return typed('compatibility-type', 'compatibility', value, 'map');
    const least = value.pairs.find((pair) => pair.key.value === 'min_agent_version');
    const version = least ? (0,source_yaml/* resolved */.L$)(least.value) : null;
    return version ? notSemver('min-agent-version-not-semver', 'min_agent_version', version) : [];
}
function toolReasons(value) {
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
function present(skill) {
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


/***/ }),

/***/ 8152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ runtimes)
});

// EXTERNAL MODULE: ./.build/source/span.js
var source_span = __webpack_require__(9408);
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

// EXTERNAL MODULE: ./.build/skill/allowed-tools.js
var allowed_tools = __webpack_require__(1330);
// EXTERNAL MODULE: ./.build/source/yaml.js
var yaml = __webpack_require__(2695);
// EXTERNAL MODULE: ./.build/source/yaml-scalar.js
var yaml_scalar = __webpack_require__(8816);
// EXTERNAL MODULE: ./.build/runtimes/reader-any-column.js + 1 modules
var reader_any_column = __webpack_require__(9579);
// EXTERNAL MODULE: ./.build/source/yaml-fault.js
var yaml_fault = __webpack_require__(890);
;// CONCATENATED MODULE: ./.build/runtimes/reader-dialect-date.js
const reader_dialect_date_forms = {
    // js-yaml 3.15.2 and 4.1.1, type/timestamp.js.
    javascript: [
        /^(\d{4})-(\d\d)-(\d\d)$/,
        /^(\d{4})-(\d\d?)-(\d\d?)(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.(\d*))?(?:[ \t]*(Z|[-+]\d\d?(?::\d\d)?))?$/,
    ],
    // PyYAML 6.0.3, resolver.py.
    python: [
        /^(\d{4})-(\d\d)-(\d\d)$/,
        /^(\d{4})-(\d\d?)-(\d\d?)(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.(\d*))?(?:[ \t]*(Z|[-+]\d\d?(?::\d\d)?))?$/,
    ],
    // yaml.v3 v3.0.1, resolve.go, allowedTimestampFormats.
    go: [
        /^(\d{4})-(\d\d?)-(\d\d?)$/,
        /^(\d{4})-(\d\d?)-(\d\d?)[Tt](\d\d?):(\d\d?):(\d\d?)(?:\.(\d+))?(Z|[-+]\d\d:\d\d)$/,
        /^(\d{4})-(\d\d?)-(\d\d?) (\d\d?):(\d\d?):(\d\d?)(?:\.(\d+))?$/,
    ],
};
function timeOf(dates, written) {
    for (const form of reader_dialect_date_forms[dates]) {
        const match = form.exec(written);
        if (!match)
            continue;
        const [, year, month, day, hour, minute, second, fraction = '', zone] = match;
        const parts = [year, month, day, hour ?? 0, minute ?? 0, second ?? 0].map(Number);
        if (dates === 'go' && !isReal(parts))
            continue;
        return { parts, fraction, offset: zone === undefined ? null : minutesOf(zone), dayOnly: hour === undefined };
    }
    return null;
}
/** True for a day of the calendar and a time of day. */
function isReal([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]) {
    const date = new Date(Date.UTC(year, month - 1, day));
    if (year < 100)
        date.setUTCFullYear(year);
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
}
function minutesOf(zone) {
    if (zone === 'Z')
        return 0;
    const [hours = '0', minutes = '0'] = zone.slice(1).split(':');
    return (zone.startsWith('-') ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
function dateText(dates, written) {
    const time = timeOf(dates, written);
    if (!time || dates === 'go')
        return written;
    return dates === 'python' ? pythonText(time) : javascriptText(time);
}
/** `String(date)` where the clock runs on UTC: any other zone is the reader's own, and we cannot know it. */
function javascriptText({ parts, fraction, offset }) {
    const [year = 0, month = 0, day = 0, hour, minute, second] = parts;
    const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'));
    const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second, milliseconds) - (offset ?? 0) * 60_000);
    if (Number.isNaN(date.getTime()))
        return 'Invalid Date';
    const [weekday = '', dayOfMonth = '', monthName = '', shownYear = '', clock = ''] = date.toUTCString().split(/,? /);
    return `${weekday} ${monthName} ${dayOfMonth} ${shownYear} ${clock} GMT+0000 (Coordinated Universal Time)`;
}
function pythonText({ parts, fraction, offset, dayOnly }) {
    const two = (part) => String(part ?? 0).padStart(2, '0');
    const [year = 0, month, day, hour, minute, second] = parts;
    const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
    if (dayOnly)
        return date;
    const micros = fraction.slice(0, 6).padEnd(6, '0');
    const clock = `${two(hour)}:${two(minute)}:${two(second)}${/^0*$/.test(micros) ? '' : `.${micros}`}`;
    if (offset === null)
        return `${date} ${clock}`;
    const sign = offset < 0 ? '-' : '+';
    return `${date} ${clock}${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}
/** Python's `repr` of a date. */
function pythonDate(written) {
    const time = timeOf('python', written);
    if (!time)
        return written;
    const { parts, fraction, offset, dayOnly } = time;
    if (dayOnly)
        return `datetime.date(${parts.slice(0, 3).join(', ')})`;
    const micros = Number(fraction.slice(0, 6).padEnd(6, '0'));
    const clock = micros > 0 ? [...parts, micros] : parts[5] === 0 ? parts.slice(0, 5) : parts;
    const zone = offset === 0 ? 'datetime.timezone.utc' : `datetime.timezone(${pythonDelta(offset ?? 0)})`;
    return `datetime.datetime(${clock.join(', ')}${offset === null ? '' : `, tzinfo=${zone}`})`;
}
function pythonDelta(minutes) {
    const days = Math.floor(minutes / 1440);
    const seconds = (minutes - days * 1440) * 60;
    return `datetime.timedelta(${days === 0 ? '' : `days=${days}, `}seconds=${seconds})`;
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-dialect-repair.js

function repairsOf(dialect) {
    return [
        ...(dialect.anyColumn ? [reader_any_column/* anyColumn */.HY] : []),
        ...(dialect.hashBehindClosing ? [hashBehindClosing] : []),
        ...(dialect.tabs === 'blanks' ? [tabsAsBlanks] : []),
        ...(dialect.looseEntries ? [keyBehindClosing, questionBehindKey, holeInList] : []),
    ];
}
/** What ends a line for the dialect and not for the `yaml` package. */
function lineEndEdits(text, span, { lineEnds }) {
    if (lineEnds === 'lf')
        return [];
    const ends = lineEnds === 'cr' ? /\r(?!\n)/g : /\r(?!\n)|[\u0085\u2028\u2029]/g;
    const found = text.slice(span.start, span.end).matchAll(ends);
    return Array.from(found, (match) => ({ at: span.start + match.index, remove: 1, insert: '\n' }));
}
/**
 * U+2028 and U+2029 end a line and yet stay in the text, without the blanks around them (libyaml scanner.c, PyYAML scanner.py).
 * In a scalar's midst they are therefore left to the `yaml` package, which takes them for letters.
 */
function keptSeparators(text, root, edits) {
    const separators = edits.filter(({ at, insert }) => insert === '\n' && /[\u2028\u2029]/.test(text[at] ?? ''));
    if (separators.length === 0)
        return [];
    const scalars = scalarsIn(root);
    return separators.flatMap(({ at }) => {
        const scalar = scalars.find(({ span }) => span.start < at && at < span.end - 1);
        if (!scalar)
            return [];
        const block = scalar.style === 'literal' || scalar.style === 'folded';
        const before = block ? 0 : blanksBefore(text, at);
        const all = /^[ \t]*/.exec(text.slice(at + 1, scalar.span.end))?.[0] ?? '';
        const after = block ? all.slice(0, indentOf(text, scalar)) : all;
        const sign = text[at] ?? '';
        return [{ at: at - before, remove: before + 1 + after.length, insert: sign }, ...guard(at, before)];
    });
}
function blanksBefore(text, at) {
    let start = at;
    while (text[start - 1] === ' ' || text[start - 1] === '\t')
        start -= 1;
    return at - start;
}
/** Takes the place of the edit that made a line end here, where the blanks before it are cut as well. */
function guard(at, before) {
    return before === 0 ? [] : [{ at, remove: 0, insert: '' }];
}
function indentOf(text, scalar) {
    const body = text.indexOf('\n', scalar.span.start) + 1;
    return /^ */.exec(text.slice(body))?.[0].length ?? 0;
}
/** js-yaml keeps the blanks at a line's end in quotes and adds the one that the line end is folded to (loader.js, readDoubleQuotedScalar). */
function blanksInQuotes(text, root, dialect) {
    if (!dialect.keepsBlanksInQuotes)
        return [];
    return scalarsIn(root).flatMap(({ style, span }) => {
        if (style !== 'single' && style !== 'double')
            return [];
        const found = text.slice(span.start, span.end).matchAll(/(?<=[^\s\\][ \t]+)\r?\n[ \t]*(?=\S)/g);
        return Array.from(found, (match) => ({ at: span.start + match.index, remove: match[0].length, insert: ' ' }));
    });
}
/** A block that ends with the text, without a line end, has none either (libyaml and PyYAML, scan_block_scalar). */
function openEnd(text, span, root, dialect) {
    if (dialect.addsFinalLineEnd || /[\n\r\u0085]$/.test(text.slice(span.start, span.end)))
        return [];
    return scalarsIn(root).flatMap(({ style, span: { start, end } }) => {
        const block = (style === 'literal' || style === 'folded') && text.slice(end, span.end).trim() === '';
        const header = /^[|>]([1-9]?)(?=[ \t]*(?:#.*)?\r?\n)/.exec(text.slice(start, end));
        return block && header ? [{ at: start + header[0].length, remove: 0, insert: '-' }] : [];
    });
}
function scalarsIn(node) {
    if (node?.kind === 'scalar')
        return [node];
    if (node?.kind === 'list')
        return node.items.flatMap(scalarsIn);
    return node?.kind === 'map' ? node.pairs.flatMap((pair) => [...scalarsIn(pair.key), ...scalarsIn(pair.value)]) : [];
}
/** The `yaml` package wants a blank before a comment. */
const hashBehindClosing = (fault, text, _span, made) => {
    if (fault.code !== 'line-without-colon' && fault.code !== 'text-after-quote' && fault.code !== 'text-after-bracket') {
        return [];
    }
    const start = text.lastIndexOf('\n', fault.span.start - 1) + 1;
    const line = /^[^\n]*/.exec(text.slice(start))?.[0] ?? '';
    const index = line.search(/(?<=["'\]}])#/);
    const at = start + index;
    return index < 0 || made.some((edit) => edit.at === at) ? [] : [{ at, remove: 0, insert: ' ' }];
};
/**
 * js-yaml 3 counts blanks only when it measures a line's indentation, and skips the tabs. The first key's column counts them,
 * so that no line can follow it (loader.js, composeNode).
 */
const tabsAsBlanks = (fault, text, span, made) => {
    if (fault.code !== 'tab-indentation' && fault.code !== 'bad-indentation')
        return [];
    const start = Math.max(span.start, text.lastIndexOf('\n', fault.span.start - 1) + 1);
    const match = /^([ ]*(?:-(?=\s))?)(\t[ \t]*)/.exec(text.slice(start));
    if (!match)
        return [];
    const first = text.slice(span.start, start).trim() === '';
    if (first && /\n[ \t]*[^\s#]/.test(text.slice(start, span.end)))
        return [];
    const at = start + (match[1]?.length ?? 0);
    const dash = match[1]?.endsWith('-') ? ' ' : '';
    return made.some((edit) => edit.at === at) ? [] : [{ at, remove: match[2]?.length ?? 0, insert: dash }];
};
/** js-yaml 3 reads on behind a closing quote or bracket as if the line had ended there. */
const keyBehindClosing = (fault, text, _span, made) => {
    if (fault.code !== 'colon-in-plain-value' && fault.code !== 'text-after-bracket')
        return [];
    const start = text.lastIndexOf('\n', fault.span.start - 1) + 1;
    const line = /^[^\n]*/.exec(text.slice(start))?.[0] ?? '';
    const match = /^( *)[^\s:'"[{]+:[ \t]+(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[[^[\]]*\]|\{[^{}]*\})(?=[ \t]*[^\s:,#]+:(?:\s|$))/.exec(line);
    if (!match)
        return [];
    const at = start + match[0].length;
    const blanks = /^[ \t]*/.exec(text.slice(at))?.[0].length ?? 0;
    return made.some((edit) => edit.at === at) ? [] : [{ at, remove: blanks, insert: `\n${match[1] ?? ''}` }];
};
/** js-yaml 3 starts a new key at a question mark on the line of another one, which stays empty. */
const questionBehindKey = (fault, text, _span, made) => {
    if (fault.code !== 'indicator-at-start' || !/^\?\s/.test(text.slice(fault.span.start)))
        return [];
    const start = text.lastIndexOf('\n', fault.span.start - 1) + 1;
    const match = /^( *)[^\s'"[{][^:]*:(?=[ \t]+$)/.exec(text.slice(start, fault.span.start));
    if (!match)
        return [];
    const at = start + match[0].length;
    const insert = `\n${match[1] ?? ''}`;
    return made.some((edit) => edit.at === at) ? [] : [{ at, remove: fault.span.start - at, insert }];
};
/** js-yaml 3 takes nothing between two commas for null. */
const holeInList = (fault, text, _span, made) => {
    const at = fault.span.start;
    if (fault.code !== 'indicator-at-start' || text[at] !== ',' || !/[[{,]\s*$/.test(text.slice(0, at)))
        return [];
    return made.some((edit) => edit.at === at) ? [] : [{ at, remove: 0, insert: '~' }];
};

;// CONCATENATED MODULE: ./.build/runtimes/reader-dialect-python.js
/** Python's `repr(str)`: what cannot be seen is escaped. */
function pythonQuoted(text) {
    const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
    const escaped = text.replace(/[\\]|(?! )[\p{C}\p{Z}]/gu, (sign) => {
        const short = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }[sign];
        if (short)
            return short;
        const code = (sign.codePointAt(0) ?? 0).toString(16);
        if (code.length <= 2)
            return `\\x${code.padStart(2, '0')}`;
        return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\U${code.padStart(8, '0')}`;
    });
    return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
}
/** Python's `repr(float)`: always with a point, an exponent below -4 and from the seventeenth digit on. */
function pythonFloat(value) {
    const [digits = '0', power = '0'] = value.toExponential().split('e');
    const exponent = Number(power);
    if (value !== 0 && (exponent < -4 || exponent >= 16)) {
        return `${digits}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
    }
    const text = Object.is(value, -0) ? '-0' : String(value);
    const plain = text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text;
    return plain.includes('.') ? plain : `${plain}.0`;
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
    const value = (0,yaml/* resolved */.L$)(node);
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

;// CONCATENATED MODULE: ./.build/runtimes/reader-dialect-number.js


/** A plain scalar that the dialect takes for a number, as its language shows it; null for anything else. */
function numberText(dialect, written) {
    if (!/^[-+.0-9]/.test(written))
        return null;
    return readers[dialect.numbers](written);
}
const readers = {
    core,
    'js-yaml-3': jsYaml3,
    'js-yaml-4': jsYaml4,
    serde,
    'yaml-1.1': python,
    go,
};
/** eemeli/yaml 2.9.1, schema/core. */
function core(written) {
    if (/^0o[0-7]+$/.test(written) || /^0x[0-9a-fA-F]+$/.test(written))
        return String(Number(written));
    if (/^[-+]?[0-9]+$/.test(written))
        return String(Number.parseInt(written, 10));
    if (/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(written))
        return String(Number(written));
    return special(written);
}
/** js-yaml 3.15.2, type/int.js and type/float.js: a leading zero is octal, colons count in sixties. */
function jsYaml3(written) {
    if (/_$/.test(written))
        return null;
    const plain = written.replaceAll('_', '');
    if (/^[-+]?0[0-7_]+$/.test(written))
        return signed(plain, 8);
    if (/^[-+]?(?:[1-9][0-9_]*(?::[0-5]?[0-9])+|[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*)$/.test(written))
        return String(sixties(plain));
    return common(written, plain, /^[-+]?(?:0|[1-9][0-9_]*)(?:\.[0-9_]*)?(?:[eE][-+]?[0-9]+)?$/);
}
/** js-yaml 4.1.1, type/int.js and type/float.js: `0o` is octal, a leading zero decimal. */
function jsYaml4(written) {
    if (/_$/.test(written))
        return null;
    const plain = written.replaceAll('_', '');
    if (/^[-+]?0o[0-7_]+$/.test(written))
        return signed(plain.replace('0o', ''), 8);
    return common(written, plain, /^[-+]?[0-9][0-9_]*(?:\.[0-9_]*)?(?:[eE][-+]?[0-9]+)?$/);
}
function common(written, plain, decimal) {
    if (/^[-+]?0b[01_]*[01][01_]*$/.test(written))
        return signed(plain.replace('0b', ''), 2);
    if (/^[-+]?0x[0-9a-fA-F_]*[0-9a-fA-F][0-9a-fA-F_]*$/.test(written))
        return signed(plain.replace('0x', ''), 16);
    if (/^[-+]?[0-9][0-9_]*$/.test(written) && decimal.test(written))
        return signed(plain, 10);
    if (decimal.test(written) || /^\.[0-9_]+(?:[eE][-+]?[0-9]+)?$/.test(written))
        return String(Number.parseFloat(plain));
    return special(written);
}
/** The sign is put on at the end, so that `-0` stays a zero with a sign, which JavaScript prints without. */
function signed(plain, base) {
    const digits = plain.replace(/^[-+]/, '');
    return String((plain.startsWith('-') ? -1 : 1) * Number.parseInt(digits, base));
}
function sixties(plain) {
    const parts = plain.replace(/^[-+]/, '').split(':');
    const value = parts.reduce((sum, part) => sum * 60 + Number.parseFloat(part), 0);
    return plain.startsWith('-') ? -value : value;
}
function special(written) {
    if (/^\.(?:nan|NaN|NAN)$/.test(written))
        return 'NaN';
    if (!/^[-+]?\.(?:inf|Inf|INF)$/.test(written))
        return null;
    return written.startsWith('-') ? '-Infinity' : 'Infinity';
}
/** serde_yaml 0.9.34, de.rs `parse_*`: digits behind a leading zero are text, and so is what does not fit. */
function serde(written) {
    if (/^[-+]?(?:0x[0-9a-fA-F]+|0o[0-7]+|0b[01]+|0|[1-9][0-9]*)$/.test(written)) {
        const value = BigInt(bigSigned(written));
        return value >= -(2n ** 63n) && value < 2n ** 64n ? written : null;
    }
    if (/^[-+]?0[0-9]+$/.test(written))
        return null;
    if (/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(written)) {
        return Number.isFinite(Number(written)) ? written : null;
    }
    return special(written) === null ? null : written;
}
/** PyYAML 6.0.3, resolver.py and constructor.py: YAML 1.1. */
function python(written) {
    const plain = written.replaceAll('_', '');
    if (/^[-+]?0b[01_]+$/.test(written))
        return bigSigned(plain);
    if (/^[-+]?0x[0-9a-fA-F_]+$/.test(written))
        return bigSigned(plain);
    if (/^[-+]?0[0-7_]+$/.test(written))
        return bigSigned(plain.replace(/0/, '0o0'));
    if (/^[-+]?(?:0|[1-9][0-9_]*)$/.test(written))
        return bigSigned(plain);
    if (/^[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+$/.test(written))
        return String(sixties(plain));
    if (/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/.test(written))
        return pythonFloat(sixties(plain));
    if (/^(?:[-+]?[0-9][0-9_]*\.[0-9_]*|\.[0-9][0-9_]*)(?:[eE][-+][0-9]+)?$/.test(written)) {
        return pythonFloat(Number(plain));
    }
    const odd = special(written);
    return odd === null ? null : odd.toLowerCase().replace('infinity', 'inf');
}
function bigSigned(plain) {
    const digits = plain.replace(/^[-+]/, '');
    try {
        const value = BigInt(digits);
        return String(plain.startsWith('-') ? -value : value);
    }
    catch {
        return digits;
    }
}
function go(written) {
    // What starts with a point is tried as it stands (resolve.go, case '.').
    if (/^\._/.test(written))
        return null;
    const span = { start: 0, end: written.length };
    const value = goValue({ kind: 'scalar', value: written, style: 'plain', tag: null, span });
    return value.kind === 'text' || /^\d{4}-\d\d-\d\dT/.test(value.marshalled) ? null : written;
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-dialect-value.js




/** A value as the dialect resolves it. An alias stands for what it leads to. */
function valueIn(dialect, node) {
    const value = (0,yaml/* resolved */.L$)(node);
    if (!value)
        return { kind: 'null', text: nothing[dialect.shows] };
    if (value.kind === 'list')
        return { kind: 'list', text: listText(dialect, value.items) };
    if (value.kind === 'map')
        return { kind: 'map', text: mapText(dialect, value) };
    return scalarIn(dialect, value);
}
const nothing = { javascript: 'null', python: 'None', written: '' };
/** What `!!` stands for. */
const yamlOrg = 'tag:yaml.org,2002:';
/** The kinds that a tag of YAML itself asks for. */
const tagKinds = {
    [`${yamlOrg}str`]: 'text',
    [`${yamlOrg}int`]: 'number',
    [`${yamlOrg}float`]: 'number',
    [`${yamlOrg}bool`]: 'boolean',
    [`${yamlOrg}null`]: 'null',
    [`${yamlOrg}timestamp`]: 'date',
};
function scalarIn(dialect, scalar) {
    const tag = ignoredTag(dialect, scalar) ? null : scalar.tag;
    const asked = tag ? tagKinds[tag] : undefined;
    const bare = scalar.style === 'plain' || scalar.style === 'empty';
    if (asked === 'text' || (tag !== null && !asked) || (!bare && !asked))
        return { kind: 'text', text: scalar.value };
    const kind = kindOf(dialect, scalar.value);
    if (asked && kind !== asked)
        return { kind: 'text', text: scalar.value };
    return { kind, text: kind === 'text' ? scalar.value : shown(dialect, kind, scalar.value) };
}
/** Rust looks through a tag of the author's own, and some readers through a bare `!`. */
function ignoredTag(dialect, { tag, style }) {
    if (tag === '!')
        return dialect.bareTag === 'ignored' || (style === 'empty' && dialect.id !== 'yaml-1.2');
    return dialect.id === 'serde-yaml' && tag?.startsWith('!') === true;
}
const nulls = /^(?:~|null|Null|NULL)?$/;
const booleans = /^(?:true|True|TRUE|false|False|FALSE)$/;
const oldBooleans = /^(?:yes|Yes|YES|no|No|NO|on|On|ON|off|Off|OFF)$/;
const truths = /^(?:true|yes|on)$/i;
function kindOf(dialect, value) {
    if (nulls.test(value))
        return 'null';
    if (booleans.test(value) || (dialect.oldBooleans && oldBooleans.test(value)))
        return 'boolean';
    if (numberText(dialect, value) !== null)
        return 'number';
    return dialect.dates && timeOf(dialect.dates, value) ? 'date' : 'text';
}
function shown(dialect, kind, value) {
    if (kind === 'null')
        return nothing[dialect.shows];
    if (dialect.shows === 'written')
        return value;
    if (kind === 'number')
        return numberText(dialect, value) ?? value;
    if (kind === 'date')
        return dialect.dates ? dateText(dialect.dates, value) : value;
    const truth = truths.test(value);
    return dialect.shows === 'python' ? (truth ? 'True' : 'False') : String(truth);
}
/** JavaScript joins a list by commas, nothing for null; Python writes it as in source. */
function listText(dialect, items) {
    if (dialect.shows === 'written')
        return '';
    if (dialect.shows === 'python')
        return `[${items.map((item) => pythonSource(dialect, item)).join(', ')}]`;
    const values = items.map((item) => valueIn(dialect, item));
    return values.map(({ kind, text }) => (kind === 'null' ? '' : text)).join(',');
}
function mapText(dialect, map) {
    if (dialect.shows === 'written')
        return '';
    if (dialect.shows === 'javascript')
        return '[object Object]';
    const pairs = [...entriesIn(dialect, map).values()];
    return `{${pairs.map(({ key, value }) => `${pythonSource(dialect, key)}: ${pythonSource(dialect, value)}`).join(', ')}}`;
}
/** Python's `repr`. */
function pythonSource(dialect, node) {
    const { kind, text } = valueIn(dialect, node);
    const scalar = (0,yaml/* resolved */.L$)(node);
    if (kind === 'date' && scalar?.kind === 'scalar')
        return pythonDate(scalar.value);
    return kind === 'text' ? pythonQuoted(text) : text;
}
/** The values of a map by key, with repeated and merged keys resolved as the dialect does: the last one wins, and own keys over merged ones. */
function fieldsIn(dialect, map) {
    return new Map([...entriesIn(dialect, map)].map(([name, { value }]) => [name, value]));
}
function entriesIn(dialect, map) {
    const merges = map.pairs.filter((pair) => isMerge(dialect, pair));
    // PyYAML puts each merge before the one above it (constructor.py, flatten_mapping).
    if (dialect.duplicateKeys === 'last')
        merges.reverse();
    const entries = new Map();
    for (const pair of map.pairs)
        if (!merges.includes(pair))
            entries.set(keyText(dialect, pair.key), pair);
    for (const source of merges.flatMap((pair) => mergeSources(pair.value))) {
        if (source?.kind !== 'map')
            continue;
        for (const [name, pair] of entriesIn(dialect, source))
            if (!entries.has(name))
                entries.set(name, pair);
    }
    return entries;
}
function isMerge(dialect, { key }) {
    return dialect.mergeKeys && key.value === '<<' && key.style === 'plain';
}
/** What a `<<` puts in: the map that is its value, or those of its list. Null for an alias that leads nowhere. */
function mergeSources(value) {
    const source = (0,yaml/* resolved */.L$)(value);
    return source?.kind === 'list' ? source.items.map(yaml/* resolved */.L$) : [source];
}
/** The key under which the loader finds a value: in JavaScript every key becomes text. */
function keyText(dialect, key) {
    return dialect.shows === 'javascript' ? valueIn(dialect, key).text : key.value;
}

// EXTERNAL MODULE: ./.build/runtimes/reader-strict-yaml.js
var reader_strict_yaml = __webpack_require__(141);
// EXTERNAL MODULE: ./.build/runtimes/reason-field.js
var reason_field = __webpack_require__(1069);
// EXTERNAL MODULE: ./.build/runtimes/reason-yaml.js
var reason_yaml = __webpack_require__(9766);
;// CONCATENATED MODULE: ./.build/runtimes/reader-dialect-check.js









/**
 * What the dialect refuses although YAML 1.2 reads it. Only what stands before `readable` is looked at: behind a fault of
 * syntax the tree says nothing.
 */
function textReasons(text, span, document, dialect, readable) {
    const { root, anchors, aliases } = document;
    const names = [...anchors, ...aliases].filter(({ name }) => dialect.anchorNames?.test(name) === false);
    const repeated = anchors.filter(({ name }, at) => anchors.findIndex((each) => each.name === name) < at);
    return [
        ...unprintable(text, span, root, dialect),
        ...tabs(text, (0,source_span/* spanOf */.ee)(span.start, readable), root, dialect),
        ...(readable === span.end ? secondDocument(text, span, dialect) : []),
        ...escapes(text, root, dialect),
        ...inBrackets(text, root, dialect),
        ...refusedDirective(text, span, dialect),
        ...names.map(({ span: place }) => (0,reason_yaml/* yamlReason */.c)((0,yaml_fault/* yamlFault */.Q)('indicator-at-start', (0,source_span/* spanOf */.ee)(place.start, place.start + 1), text[place.start] ?? '&'))),
        ...(dialect.uniqueAnchors ? repeated.map(anchorTwice) : []),
        ...(root && dialect.markedFirstKey === 'refused' ? markedFirstKeys(text, root) : []),
        ...(root ? tagReasons(root, dialect) : []),
        ...(dialect.shows === 'python' && root ? unbuildable(root, dialect) : []),
    ];
}
function markedFirstKeys(text, node) {
    if (node.kind === 'list')
        return node.items.flatMap((item) => markedFirstKeys(text, item));
    if (node.kind !== 'map')
        return [];
    const inside = node.pairs.flatMap((pair) => markedFirstKeys(text, pair.value));
    const first = node.flow ? undefined : node.pairs[0]?.key.span.start;
    if (first === undefined)
        return inside;
    const line = text.lastIndexOf('\n', first - 1) + 1;
    const marks = /(?<=^|\s)(?:[&!]\S*[ \t]+)+$/.exec(text.slice(line, first));
    if (!marks)
        return inside;
    const place = (0,source_span/* spanOf */.ee)(line + marks.index, line + marks.index + marks[0].trimEnd().length);
    const message = `\`${text.slice(place.start, place.end)}\` stands before the first key of a map; YAML readers are not of one mind on what it belongs to.`;
    return [(0,reason_field/* reason */.l)('anchor-or-alias', 'dropped', message, 'Remove it.', place), ...inside];
}
function unprintable(text, span, root, { unprintable: rule }) {
    if (!rule)
        return [];
    const zero = text.indexOf('\0', span.start);
    const places = [
        ...(zero >= 0 && zero < span.end ? [zero] : []),
        ...(rule.where === 'everywhere' ? [span] : scalarsIn(root).map((scalar) => scalar.span)).flatMap((part) => {
            const index = text.slice(part.start, part.end).search(rule.characters);
            const quoted = rule.where === 'text' && /["']/.test(text[part.start] ?? '');
            return index < 0 || (quoted && text.charCodeAt(part.start + index) > 0x1f) ? [] : [part.start + index];
        }),
    ];
    return places.map((at) => {
        const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
        return (0,reason_yaml/* yamlReason */.c)((0,yaml_fault/* yamlFault */.Q)('control-character', (0,source_span/* spanOf */.ee)(at, at + 1), `U+${code}`));
    });
}
function tabs(text, span, root, dialect) {
    if (dialect.tabs === 'refused') {
        const tab = (0,reader_strict_yaml/* bareTab */.GQ)(text, span, root);
        return tab ? [tabReason(text, tab.start)] : [];
    }
    if (dialect.tabs !== 'libyaml')
        return [];
    const free = [
        ...scalarsIn(root)
            .filter(({ style }) => style !== 'plain')
            .map((scalar) => scalar.span),
        ...flowSpans(root),
    ];
    const place = firstTab(text, span, free);
    const all = [
        ...(place === undefined ? [] : [place]),
        ...scalarsIn(root).flatMap((scalar) => tabInMargin(text, scalar)),
    ];
    return all.map((at) => tabReason(text, at));
}
/** The first tab in the first column, or behind a dash that starts a list's item. */
function firstTab(text, span, free) {
    for (let at = text.indexOf('\t', span.start); at >= 0 && at < span.end; at = text.indexOf('\t', at + 1)) {
        const before = text.slice(Math.max(span.start, text.lastIndexOf('\n', at - 1) + 1), at);
        if (!/^(?:[ \t]*-(?: +-)* *)?$/.test(before))
            continue;
        if (!free.some((part) => part.start < at && at < part.end))
            return at;
    }
    return undefined;
}
/** A tab before the first text of a block, while libyaml still measures its indentation (scanner.c, scan_block_scalar_breaks). */
function tabInMargin(text, { style, span }) {
    if (style !== 'literal' && style !== 'folded')
        return [];
    const margin = /^[|>][-+]?[ \t]*(?:#[^\n]*)?\r?\n(?: *\r?\n)* *(?=\t)/.exec(text.slice(span.start, span.end));
    return margin ? [span.start + margin[0].length] : [];
}
function tabReason(text, at) {
    const leading = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === '';
    const place = (0,source_span/* spanOf */.ee)(at, at + 1);
    if (leading)
        return (0,reason_yaml/* yamlReason */.c)((0,yaml_fault/* yamlFault */.Q)('tab-indentation', place));
    const message = 'A tab stands here, outside of quotes, where only blanks may stand.';
    return (0,reason_field/* reason */.l)('tab-in-value', 'dropped', message, 'Replace the tab with a blank.', place);
}
function flowSpans(node) {
    if (node?.kind !== 'list' && node?.kind !== 'map')
        return [];
    if (node.flow)
        return [node.span];
    return node.kind === 'list' ? node.items.flatMap(flowSpans) : node.pairs.flatMap((pair) => flowSpans(pair.value));
}
/** Dashes in the first column start a document, and dots end one, wherever they stand. */
function secondDocument(text, span, { documents }) {
    const source = text.slice(span.start, span.end);
    const head = /^\uFEFF?(?:[ \t]*(?:#[^\n]*)?\n|%[^\n]*\n)*(?:---(?=\s|$))?/.exec(source)?.[0].length ?? 0;
    const behind = /^---(?=\s|$)|^\.\.\.[ \t]*(?:#[^\n]*)?\n(?:[ \t]*(?:#[^\n]*)?\n)*(?=[ \t]*[^\s#])/m.exec(source.slice(head));
    if (!behind || (behind.index === 0 && head > 0 && source[head - 1] !== '\n'))
        return [];
    const at = span.start + head + behind.index;
    if (documents === 'first')
        return readAhead(text, (0,source_span/* spanOf */.ee)(at + 3, span.end));
    const message = 'A second YAML document starts here, and one is meant.';
    return [(0,reason_field/* reason */.l)('invalid-yaml', 'dropped', message, 'Remove the line.', (0,source_span/* spanOf */.ee)(at, at + 3))];
}
/** Of a second document the scanner reads as much as it takes to know its first word: two lines that make no key are refused. */
function readAhead(text, span) {
    const lines = /^[^\n]*\n(?:[ \t]*(?:#[^\n]*)?\n)*[^\n]*(?:\n[^\n]*)?/.exec(text.slice(span.start, span.end));
    const fault = lines ? (0,yaml/* parseYaml */.hN)(text, span.start, span.start + lines[0].length).faults[0] : null;
    return fault ? [(0,reason_yaml/* yamlReason */.c)(fault)] : [];
}
function escapes(text, root, { unknownEscapes }) {
    if (!unknownEscapes)
        return [];
    return scalarsIn(root).flatMap(({ style, span }) => {
        if (style !== 'double')
            return [];
        for (const match of text.slice(span.start, span.end).matchAll(/\\[\s\S]/g)) {
            const at = span.start + match.index;
            const shown = unknownEscapes.exec(text.slice(at, at + 6))?.[0].slice(0, 2);
            if (shown)
                return [(0,reason_yaml/* yamlReason */.c)((0,yaml_fault/* yamlFault */.Q)('bad-escape', (0,source_span/* spanOf */.ee)(at, at + 2), shown))];
        }
        return [];
    });
}
function inBrackets(text, root, { refusedInBrackets }) {
    if (!refusedInBrackets)
        return [];
    const quoted = scalarsIn(root).filter(({ style }) => style === 'single' || style === 'double');
    return flowSpans(root).flatMap((part) => {
        const inner = quoted.filter(({ span }) => span.start > part.start && span.end < part.end);
        const bare = inner.reduce((rest, { span: { start, end } }) => `${rest.slice(0, start - part.start)}${'"'.repeat(end - start)}${rest.slice(end - part.start)}`, text.slice(part.start, part.end).replace(/(?<=\s)#[^\n]*/g, (comment) => ' '.repeat(comment.length)));
        const at = part.start + bare.search(refusedInBrackets);
        if (at < part.start)
            return [];
        return [(0,reason_yaml/* yamlReason */.c)((0,yaml_fault/* yamlFault */.Q)('indicator-at-start', (0,source_span/* spanOf */.ee)(at, at + 1), text[at] ?? ':'))];
    });
}
/** Lines that start with a percent sign, before the document. */
function refusedDirective(text, span, { directives }) {
    if (!directives)
        return [];
    const head = /^\uFEFF?(?:(?:[ \t]*(?:#[^\n]*)?|%[^\n]*)\n)*/.exec(text.slice(span.start, span.end))?.[0] ?? '';
    const lines = Array.from(head.matchAll(/^%[^\n]*/gm));
    const first = lines.find((line) => !directives.test(line[0]));
    if (!first)
        return [];
    const at = span.start + first.index;
    return [(0,reason_yaml/* yamlReason */.c)((0,yaml_fault/* yamlFault */.Q)('bad-directive', (0,source_span/* spanOf */.ee)(at, at + first[0].length)))];
}
function anchorTwice({ name, span }) {
    const message = `Two values are called \`&${name}\`.`;
    return (0,reason_field/* reason */.l)('anchor-or-alias', 'dropped', message, 'Write the value out, or put the text in quotes.', span);
}
const wholeTags = { list: ['seq', 'omap', 'pairs'], map: ['map', 'set'] };
const scalarTags = ['str', 'int', 'float', 'bool', 'null', 'timestamp', 'binary'];
/** Tags that the dialect does not know, that do not fit the value's kind, or whose value they cannot read. */
function tagReasons(node, dialect) {
    if (node.kind === 'alias')
        return [];
    const found = node.tag && node.tag !== '!' && !fits(node, node.tag, dialect) ? [tagReason(node.tag, node.span)] : [];
    if (node.kind === 'list')
        return [...found, ...node.items.flatMap((item) => tagReasons(item, dialect))];
    if (node.kind === 'scalar')
        return found;
    const inner = node.pairs.flatMap((pair) => [...tagReasons(pair.key, dialect), ...tagReasons(pair.value, dialect)]);
    return [...found, ...inner];
}
function fits(node, tag, dialect) {
    const name = tag.startsWith(yamlOrg) ? tag.slice(yamlOrg.length) : null;
    const strict = dialect.unknownTags === 'refused';
    if (node.kind !== 'scalar')
        return !strict || wholeTags[node.kind].includes(name);
    if (name === null || !scalarTags.includes(name))
        return !strict;
    if (!['int', 'float', 'bool', 'null', 'timestamp'].includes(name))
        return true;
    if (dialect.id === 'yaml-1.2' || dialect.id === 'serde-yaml')
        return true;
    if (name === 'null' && dialect.shows === 'python')
        return true;
    if (name === 'timestamp' && !dialect.dates)
        return true;
    const kind = valueIn(dialect, node).kind;
    return kind !== 'text';
}
function tagReason(tag, span) {
    const shown = tag.startsWith(yamlOrg) ? `!!${tag.slice(yamlOrg.length)}` : tag;
    const message = `The tag \`${shown}\` is none that is known here, or does not fit its value.`;
    return (0,reason_field/* reason */.l)('tag-in-yaml', 'dropped', message, 'Remove the tag, or put the text in quotes.', span);
}
/** What PyYAML tells by its looks and then cannot build (constructor.py): a day that is none, and the signs `=` and `<<` as values. */
function unbuildable(node, dialect) {
    if (node.kind === 'list')
        return node.items.flatMap((item) => unbuildable(item, dialect));
    if (node.kind === 'map')
        return node.pairs.flatMap((pair) => [
            ...(pair.key.value === '<<' ? [] : unbuildable(pair.key, dialect)),
            ...unbuildable(pair.value, dialect),
        ]);
    if (node.kind !== 'scalar' || node.style !== 'plain' || node.tag !== null)
        return [];
    const time = dialect.dates ? timeOf(dialect.dates, node.value) : null;
    if (node.value !== '=' && node.value !== '<<' && (!time || isReal(time.parts)))
        return [];
    const what = time ? 'is read as a date, and there is no such day' : 'means something to YAML 1.1 and is no text';
    return [(0,reason_field/* reason */.l)('invalid-yaml', 'dropped', `\`${node.value}\` ${what}.`, 'Put it in quotes.', node.span)];
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-dialect-keys.js




/** Keys that stand twice, keys of a kind that the dialect has not, and merges of what is no map. */
function keyReasons(dialect, root, known) {
    return root ? reasonsIn(dialect, root, known, '') : [];
}
function reasonsIn(dialect, node, known, path) {
    if (node.kind === 'list')
        return node.items.flatMap((item) => reasonsIn(dialect, item, known, `${path}[].`));
    if (node.kind !== 'map')
        return [];
    const found = [];
    const seen = new Set();
    for (const pair of node.pairs) {
        const { key, value } = pair;
        const merge = isMerge(dialect, pair);
        const name = identity(dialect, key);
        const counts = dialect.duplicateKeys === 'refused' || (known ? known.has(path + key.value) : true);
        const free = merge && dialect.sameKeys === 'text';
        if (seen.has(name) && counts && !free && dialect.duplicateKeys !== 'last') {
            found.push((0,reason_yaml/* yamlReason */.c)((0,yaml_fault/* yamlFault */.Q)('duplicate-key', key.span, key.value)));
        }
        seen.add(name);
        if (merge && !mergeSources(value).every((source) => source?.kind === 'map'))
            found.push(noMap(key));
        found.push(...reasonsIn(dialect, value, known, `${path}${key.value}.`));
    }
    return found;
}
function noMap(key) {
    const message = '`<<` puts the keys of another map here, and its value is no map.';
    return (0,reason_field/* reason */.l)('invalid-yaml', 'dropped', message, 'Give it a map, or put the key in quotes.', key.span);
}
function identity(dialect, key) {
    if (dialect.sameKeys === 'written')
        return key.value;
    const { kind, text } = valueIn(dialect, key);
    return dialect.sameKeys === 'text' ? text : `${kind} ${text}`;
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-dialect-read.js







/**
 * Reads the YAML in `span` as one dialect does. Never throws.
 *
 * `known` are the fields that a loader of `duplicateKeys: 'known'` has, a nested one with a dot (`metadata.version`);
 * without it every repeated key is refused.
 */
function readDialect(file, span, dialect, known = null) {
    const { text } = file;
    const whole = parse(text, span, dialect);
    const document = ((0,reader_any_column/* syntaxFault */.mf)(whole) && firstDocument(text, span, dialect)) || whole;
    const { root } = document;
    const faults = document.faults.filter((fault) => counts(fault, text, root, dialect));
    const found = [
        ...faults.map((fault) => separatorBefore(fault, text, span, dialect) ?? (0,reason_yaml/* yamlReason */.c)(fault, effectOf(fault))),
        ...textReasons(text, span, document, dialect, faults[0]?.span.start ?? span.end),
        ...keyReasons(dialect, root, known),
    ];
    const first = found.reduce((best, each) => (best && startOf(best) <= startOf(each) ? best : each), null);
    return { root, refusal: first };
}
function parse(text, span, dialect) {
    const repairs = repairsOf(dialect);
    const lineEnds = lineEndEdits(text, span, dialect);
    const document = (0,reader_any_column/* parseLoosely */.D$)(text, span, repairs, lineEnds);
    if (!document.root || (0,reader_any_column/* syntaxFault */.mf)(document))
        return document;
    const exact = [
        ...keptSeparators(text, document.root, lineEnds),
        ...blanksInQuotes(text, document.root, dialect),
        ...openEnd(text, span, document.root, dialect),
    ];
    if (exact.length === 0)
        return document;
    const moved = new Set(exact.map((edit) => edit.at));
    const kept = lineEnds.filter((edit) => !moved.has(edit.at));
    return (0,reader_any_column/* parseLoosely */.D$)(text, span, repairs, [...kept, ...exact]);
}
/**
 * Where only the first document is read, a line that is indented less than the first one ends it, and what follows is never
 * looked at. Null where nothing ends the document, or where it is no YAML up to there.
 */
function firstDocument(text, span, dialect) {
    if (dialect.documents !== 'first')
        return null;
    const source = text.slice(span.start, span.end);
    const indent = /^(?:[ \t]*(?:#[^\n]*)?\r?\n)*( +)(?=[^\s#])/.exec(source);
    if (!indent)
        return null;
    const less = new RegExp(`(?<=\\n) {0,${(indent[1]?.length ?? 1) - 1}}(?=[^\\s#])`).exec(source.slice(indent[0].length));
    if (!less)
        return null;
    const document = parse(text, (0,source_span/* spanOf */.ee)(span.start, span.start + indent[0].length + less.index), dialect);
    return (0,reader_any_column/* syntaxFault */.mf)(document) ? null : document;
}
/** Our own limits say nothing about the reader. */
function effectOf({ code }) {
    return code === 'yaml-too-deep' || code === 'yaml-too-large' ? 'unknown' : 'dropped';
}
/** What `parseYaml` finds fault with and the dialect does not, or what is looked at elsewhere. */
function counts(fault, text, root, dialect) {
    const { code, span, key } = fault;
    if (code === 'control-character' || code === 'duplicate-key')
        return false;
    if (code === 'alias-bomb')
        return dialect.limitsAliases;
    if (code === 'key-not-text') {
        const top = root?.kind === 'map' && root.pairs.some((pair) => pair.key.span.start === span.start);
        return text[span.start] !== '*' && (dialect.wholeKeys === 'refused' || (top && dialect.wholeKeys !== 'read'));
    }
    if (code !== 'colon-in-plain-value' || key !== null || !root)
        return true;
    if (/\?\s*$/.test(text.slice(0, span.start)))
        return false;
    if (dialect.emptyKeys === 'refused')
        return true;
    const empty = pairsIn(root, false).find(({ pair }) => emptyKeyAt(pair, fault));
    return !(empty && (dialect.emptyKeys === 'read' || empty.flow));
}
function emptyKeyAt({ key, value }, { span }) {
    return key.style === 'empty' && key.span.start <= span.start && span.start <= value.span.start;
}
function pairsIn(node, flow) {
    if (node.kind === 'list')
        return node.items.flatMap((item) => pairsIn(item, node.flow));
    if (node.kind !== 'map')
        return [];
    return node.pairs.flatMap((pair) => [{ pair, flow: node.flow || flow }, ...pairsIn(pair.value, node.flow)]);
}
/** A line that is broken by U+0085, U+2028 or U+2029 is told as that. */
function separatorBefore(fault, text, span, dialect) {
    if (dialect.lineEnds !== 'unicode')
        return null;
    const lineStart = text.lastIndexOf('\n', fault.span.start) + 1;
    const lineEnd = text.indexOf('\n', fault.span.start);
    const line = text.slice(Math.max(lineStart, span.start), lineEnd < 0 ? span.end : Math.min(lineEnd, span.end));
    const index = line.search(/[\u0085\u2028\u2029]/);
    if (index < 0)
        return null;
    const at = Math.max(lineStart, span.start) + index;
    const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
    const message = `U+${code} in an unquoted value ends the line for YAML 1.1 readers, so the value breaks off there.`;
    return (0,reason_field/* reason */.l)('line-separator', 'dropped', message, 'Replace it with a blank.', (0,source_span/* spanOf */.ee)(at, at + 1));
}
function startOf(each) {
    return each.span?.start ?? 0;
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-dialect.js


const loneQuestion = /(?<=[[{,]\s*)\?(?=[,\]}])/;
const leadingColon = /(?<=[[{,]\s*):(?=[^\s,\]}])/;
const closingColon = /(?<=[^\s"'\]}[{,]):(?=[,[\]{}])/;
const yaml12 = {
    id: 'yaml-1.2',
    reader: 'yaml 2.9.1 (npm)',
    numbers: 'core',
    dates: null,
    oldBooleans: false,
    shows: 'javascript',
    lineEnds: 'lf',
    anyColumn: false,
    hashBehindClosing: false,
    addsFinalLineEnd: true,
    limitsAliases: true,
    keepsBlanksInQuotes: false,
    tabs: 'yaml-1.2',
    looseEntries: false,
    unprintable: null,
    unknownEscapes: null,
    refusedInBrackets: null,
    directives: null,
    anchorNames: null,
    uniqueAnchors: false,
    markedFirstKey: 'read',
    documents: 'one',
    duplicateKeys: 'refused',
    sameKeys: 'value',
    wholeKeys: 'read',
    emptyKeys: 'read',
    mergeKeys: false,
    unknownTags: 'ignored',
    bareTag: 'text',
};
const reader_dialect_jsYaml4 = {
    ...yaml12,
    id: 'js-yaml-4',
    reader: 'js-yaml 4.1.1 (npm), load',
    numbers: 'js-yaml-4',
    dates: 'javascript',
    lineEnds: 'cr',
    anyColumn: true,
    hashBehindClosing: true,
    limitsAliases: false,
    keepsBlanksInQuotes: true,
    // loader.js, PATTERN_NON_PRINTABLE; in quotes only the controls below U+0020 count.
    unprintable: {
        characters: /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/,
        where: 'text',
    },
    refusedInBrackets: loneQuestion,
    directives: /^%(?!YAML\s)|^%YAML[ \t]+1\.\d+(?!\S)/,
    // loader.js, composeNode: behind an anchor or tag on the same line no block map may start. 4.3 lets it.
    markedFirstKey: 'refused',
    sameKeys: 'text',
    emptyKeys: 'in brackets',
    mergeKeys: true,
    unknownTags: 'refused',
};
/** What libyaml and its translations to Rust and Go have in common. */
const libyaml = {
    ...yaml12,
    shows: 'written',
    lineEnds: 'unicode',
    addsFinalLineEnd: false,
    anyColumn: true,
    hashBehindClosing: true,
    tabs: 'libyaml',
    // libyaml, reader.c.
    unprintable: {
        characters: /[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ud800-\udfff\ue000-\ufffd]/,
        where: 'everywhere',
    },
    unknownEscapes: /^\\u[dD][89a-fA-F]/,
    refusedInBrackets: new RegExp(`${loneQuestion.source}|${leadingColon.source}|${closingColon.source}`),
    directives: /^%(?:YAML[ \t]+1\.[12]|TAG)(?!\S)/,
    anchorNames: /^[\w-]+$/,
    emptyKeys: 'refused',
    bareTag: 'ignored',
};
/** The types of YAML 1.1, read by PyYAML's own scanner or by libyaml. */
const pyyaml = {
    ...libyaml,
    numbers: 'yaml-1.1',
    dates: 'python',
    oldBooleans: true,
    shows: 'python',
    limitsAliases: false,
    uniqueAnchors: true,
    duplicateKeys: 'last',
    wholeKeys: 'refused',
    mergeKeys: true,
    unknownTags: 'refused',
};
const dialects = {
    'yaml-1.2': yaml12,
    'js-yaml-3': {
        ...reader_dialect_jsYaml4,
        id: 'js-yaml-3',
        reader: 'js-yaml 3.15.2 (npm), safeLoad',
        numbers: 'js-yaml-3',
        tabs: 'blanks',
        looseEntries: true,
    },
    'js-yaml-4': reader_dialect_jsYaml4,
    'serde-yaml': {
        ...libyaml,
        id: 'serde-yaml',
        reader: 'serde_yaml 0.9.34 (crates.io), into a struct',
        numbers: 'serde',
        limitsAliases: false,
        duplicateKeys: 'known',
        wholeKeys: 'below the top',
        sameKeys: 'written',
    },
    pyyaml: {
        ...pyyaml,
        id: 'pyyaml',
        reader: 'PyYAML 6.0.3 (PyPI), safe_load',
        tabs: 'refused',
        unknownEscapes: null,
        refusedInBrackets: leadingColon,
        directives: reader_dialect_jsYaml4.directives,
    },
    'pyyaml-c': { ...pyyaml, id: 'pyyaml-c', reader: 'PyYAML 6.0.3 (PyPI), CSafeLoader with libyaml 0.2.5' },
    'yaml.v3': {
        ...libyaml,
        id: 'yaml.v3',
        reader: 'gopkg.in/yaml.v3 v3.0.1',
        numbers: 'go',
        dates: 'go',
        unknownEscapes: /^\\(?:\/|u[dD][89a-fA-F])/,
        refusedInBrackets: new RegExp(`${loneQuestion.source}|${leadingColon.source}`),
        directives: /^%(?:YAML[ \t]+1\.1|TAG)(?!\S)/,
        documents: 'first',
        sameKeys: 'written',
        wholeKeys: 'refused',
        mergeKeys: true,
    },
};

;// CONCATENATED MODULE: ./.build/runtimes/reader-go-yaml.js





/** gopkg.in/yaml.v3 v3.0.1, as far as a frontmatter meets it. Checked against the library itself over 591 texts (run 2026-11-30). */
function readGoYaml(file, span) {
    const { root, refusal } = readDialect(file, span, dialects['yaml.v3']);
    const refusals = refusal ? [refusal] : [];
    if (file.encoding === 'not-utf-8' && refusals.length === 0 && badCharacterIn(file, span)) {
        const at = file.text.indexOf('\uFFFD', span.start);
        const message = `The frontmatter is not UTF-8: byte ${file.badByte ?? 0} does not fit.`;
        refusals.push((0,reason_field/* reason */.l)('not-utf-8', 'dropped', message, 'Save the file as UTF-8.', (0,source_span/* spanOf */.ee)(at, at + 1)));
    }
    return { root, refusals };
}
function badCharacterIn(file, span) {
    const at = file.text.indexOf('\uFFFD', span.start);
    return at >= 0 && at < span.end;
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
        const value = (0,yaml/* resolved */.L$)(pair.value);
        const maps = value?.kind === 'list' ? value.items.map((item) => (0,yaml/* resolved */.L$)(item)) : [value];
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
    const value = (0,yaml/* resolved */.L$)(node);
    if (value?.kind !== 'scalar')
        return null;
    return (0,yaml_scalar/* scalarKind */.b)(value) === 'null' ? '' : value.value;
}

// EXTERNAL MODULE: ./.build/runtimes/reason-fence.js
var reason_fence = __webpack_require__(2212);
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
        ...reader_adk_textReasons(fields),
        ...metadataReasons(fields.metadata),
        ...toolReasons(fields.allowedTools, tools),
    ];
}
function nameReasons({ name, folder, opening }) {
    if (!name)
        return [(0,reason_field/* missing */.LO)('name', opening, folder)];
    if (name.text === null)
        return [(0,reason_field/* wrongType */.gQ)('name-type', 'dropped', 'name', name.node, 'text')];
    if (name.text === '')
        return [(0,reason_field/* empty */.Ie)('name', name.node.span)];
    const form = (0,reason_field/* nameForm */.oB)(name.text, 'ascii', 'bytes', name.node.span);
    if (folder === null || folder === name.text)
        return form;
    return [...form, (0,reason_field/* folderMismatch */.jB)(name.text, folder, 'dropped', name.node.span)];
}
function descriptionReasons(fields) {
    const { description, opening } = fields;
    if (!description)
        return [(0,reason_field/* missing */.LO)('description', opening, null)];
    const { text, node } = description;
    if (text === null)
        return [(0,reason_field/* wrongType */.gQ)('description-type', 'dropped', 'description', node, 'text')];
    if (text === '')
        return [(0,reason_field/* empty */.Ie)('description', fields.descriptionKey ?? node.span)];
    const bytes = new TextEncoder().encode(text).length;
    return bytes > 1024 ? [(0,reason_field/* tooLong */.Po)('description', 'dropped', text, 1024, 'bytes', node.span)] : [];
}
function reader_adk_textReasons({ license, compatibility }) {
    const found = [];
    if (license && license.text === null) {
        found.push((0,reason_field/* wrongType */.gQ)('license-type', 'dropped', 'license', license.node, 'text'));
    }
    if (!compatibility)
        return found;
    if (compatibility.text === null) {
        found.push((0,reason_field/* wrongType */.gQ)('compatibility-type', 'dropped', 'compatibility', compatibility.node, 'text'));
    }
    else if (new TextEncoder().encode(compatibility.text).length > 500) {
        found.push((0,reason_field/* tooLong */.Po)('compatibility', 'dropped', compatibility.text, 500, 'bytes', compatibility.node.span));
    }
    return found;
}
function metadataReasons(metadata) {
    const node = metadata ? (0,yaml/* resolved */.L$)(metadata) : null;
    if (!metadata || !node || (node.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(node) === 'null'))
        return [];
    if (node.kind !== 'map')
        return [(0,reason_field/* wrongType */.gQ)('metadata-type', 'dropped', 'metadata', metadata, 'a map')];
    return node.pairs.flatMap((pair) => {
        const value = (0,yaml/* resolved */.L$)(pair.value);
        if (value?.kind === 'scalar' || !value)
            return [];
        return [metadataValue(pair.key.value, pair.value, pair.key.span, 'dropped')];
    });
}
/** A list or map in metadata stands on its key, so that the place is the line an author has to change. */
function metadataValue(key, value, keySpan, effect) {
    const message = `\`metadata.${key}\` is ${(0,yaml_scalar/* kindWords */.Gk)(value)}; metadata maps text to text.`;
    const scalar = (0,yaml/* resolved */.L$)(value)?.kind === 'scalar';
    const cure = scalar ? 'Put the value in quotes.' : 'Write it as one text in quotes, or leave it out.';
    return { ...(0,reason_field/* reason */.l)('metadata-value-type', effect, message, cure, scalar ? value.span : keySpan), name: key };
}
function toolReasons(value, tools) {
    const node = value ? (0,yaml/* resolved */.L$)(value) : null;
    if (!value || !node)
        return [];
    const wrong = () => [(0,reason_field/* wrongType */.gQ)('allowed-tools-type', 'dropped', 'allowed-tools', value, 'a list of texts')];
    if (node.kind === 'map')
        return wrong();
    if (node.kind === 'list')
        return node.items.every((item) => (0,yaml/* resolved */.L$)(item)?.kind === 'scalar') ? [] : wrong();
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
    return (0,reason_field/* reason */.l)('allowed-tools-form', effect, message, 'Write the tools as a list, one `- Tool` a line.', span);
}
/** A tool whose parentheses do not match (frontmatter.go:61-127); only parentheses count, quotes do not. */
function unbalanced(text, value, effect) {
    for (const { tool, at } of (0,allowed_tools/* cutTools */.I)(text)) {
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
        const node = (0,yaml/* resolved */.L$)(value);
        const plain = node?.kind === 'scalar' && node.style === 'plain';
        const start = value.span.start + (plain ? at : 0);
        const shown = tool.split(/\s/)[0] ?? tool;
        const span = plain ? (0,source_span/* spanOf */.ee)(start, start + shown.length) : value.span;
        const message = `A parenthesis of \`${shown}\` in \`allowed-tools\` has no partner, so the text cannot be cut into tools.`;
        return [{ ...(0,reason_field/* reason */.l)('allowed-tools-parenthesis', effect, message, 'Close it, or remove it.', span), name: shown }];
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
    const map = root ? (0,yaml/* resolved */.L$)(root) : null;
    if (!map || (map.kind === 'scalar' && map.style === 'empty')) {
        return [
            (0,reason_field/* reason */.l)('frontmatter-empty', 'dropped', 'The frontmatter is empty.', 'Add `name:` and `description:`.', opening),
        ];
    }
    if (map.kind !== 'map')
        return [(0,reason_field/* wrongType */.gQ)('not-a-mapping', 'dropped', 'The frontmatter', map, '`key: value` lines')];
    const pairs = mergedPairs(map);
    return [...unknownKeys(pairs), ...adkReasons(adkFields(pairs, opening, skill.folder), tools)];
}
/** What the author's own faults say about a block that is not there for a reader of exact lines. */
function fenceReasons(skill, missing) {
    const faults = skill.frontmatter.faults.map((fault) => (0,reason_fence/* fenceReason */.q)(fault));
    if (faults.length > 0)
        return faults.slice(0, 1);
    const code = missing === 'opening' ? 'frontmatter-missing' : 'frontmatter-not-closed';
    return [(0,reason_fence/* fenceReason */.q)({ code, span: skill.frontmatter.opening ?? (0,source_span/* spanOf */.ee)(0, 0), detail: '' })];
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
    return [{ ...(0,reason_field/* reason */.l)('unknown-key', 'dropped', message, cure, first.key.span), name: first.key.value }];
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
    const value = pair ? (0,yaml/* resolved */.L$)(pair.value) : null;
    const quoted = value?.kind === 'scalar' && (value.style === 'single' || value.style === 'double');
    return pair && !quoted ? pair.key.span : null;
}

// EXTERNAL MODULE: ./.build/runtimes/reason-place.js
var reason_place = __webpack_require__(474);
// EXTERNAL MODULE: ./.build/runtimes/runtime.js
var runtimes_runtime = __webpack_require__(4790);
;// CONCATENATED MODULE: ./.build/runtimes/adk-go.js




const source = 'google/adk-go@0a51e15, tool/skilltoolset/skill';
const traits = { silent: false, blast: 'catalog' };
const adkGo = {
    id: 'adk-go',
    title: 'ADK for Go, the skill package on its own',
    version: 'v1.6.0 and later, main at 0a51e15',
    evidence: [
        { basis: 'observed', cite: `${source}/frontmatter.go, parser run on 183 files`, date: '2026-08-21' },
        {
            basis: 'source',
            cite: `${source}/filesystem_source.go:55-79, one bad skill ends the listing`,
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
    const away = (0,reason_place/* notListed */.NL)(skill);
    if (away.length > 0)
        return (0,runtimes_runtime/* verdict */.W)({ silent: true, blast: 'skill' }, away, adk_go_shown(skill));
    const reasons = (0,reason_place/* unreadable */.O$)(skill);
    return (0,runtimes_runtime/* verdict */.W)(traits, reasons.length > 0 ? reasons : adkContent(skill, 'text-or-list'), adk_go_shown(skill));
}
function adk_go_shown(skill) {
    return { name: skill.name?.value ?? null, description: skill.description?.value ?? null };
}

;// CONCATENATED MODULE: ./.build/runtimes/reason-shown.js






/** Where a field stands; the opening line, or the top of the file, where it does not. */
function placeOf(skill, field) {
    const { fields, opening } = skill.frontmatter;
    const found = fields.get(field);
    if (!found)
        return opening ?? (0,source_span/* spanOf */.ee)(0, 0);
    const { span } = found.value;
    return span.end > span.start ? span : found.key.span;
}
/**
 * Why a reader finds no block of frontmatter, `read` being the sloppiness that it does not mind. For the rare file in which only
 * this reader finds none, `missing` says which line it misses.
 */
function noBlock(skill, read, missing) {
    const { faults, opening, closing } = skill.frontmatter;
    const fault = faults.find(({ code }) => !read.has(code));
    if (fault)
        return (0,reason_fence/* fenceReason */.q)(fault);
    const code = missing === 'opening' ? 'frontmatter-missing' : 'frontmatter-not-closed';
    return (0,reason_fence/* fenceReason */.q)({ code, span: (missing === 'closing' && (closing ?? opening)) || (0,source_span/* spanOf */.ee)(0, 0), detail: '' });
}
/** A file in UTF-16, which no reader finds dashes in. */
function wideText(skill) {
    const fault = skill.frontmatter.faults.find(({ code }) => code === 'not-utf-8');
    return fault && skill.file.encoding.startsWith('utf-16') ? [(0,reason_fence/* fenceReason */.q)(fault)] : [];
}
/** The block's map of keys; a reason where it holds something else, or nothing. */
function mapOf(skill, root) {
    const value = root ? (0,yaml/* resolved */.L$)(root) : null;
    if (value?.kind === 'map')
        return value;
    const opening = skill.frontmatter.opening ?? (0,source_span/* spanOf */.ee)(0, 0);
    if (value && (value.kind === 'list' || value.value !== '')) {
        return (0,reason_field/* wrongType */.gQ)('not-a-mapping', 'dropped', 'The frontmatter', value, '`key: value` lines');
    }
    const cure = 'Add `name:` and `description:`.';
    return (0,reason_field/* reason */.l)('frontmatter-empty', 'dropped', 'The frontmatter is empty.', cure, opening);
}
/** A value of a type that this loader does not take for text, and the skill is gone. `kind` is the loader's own reading. */
function notText(skill, field, node, kind) {
    const value = (0,yaml/* resolved */.L$)(node);
    if (value?.kind === 'list' || value?.kind === 'map') {
        return { ...(0,reason_field/* wrongType */.gQ)(`${field}-type`, 'dropped', field, value, 'text'), span: placeOf(skill, field) };
    }
    const message = `\`${field}\` is a ${kind} for this YAML reader, and only text is taken.`;
    const found = (0,reason_field/* reason */.l)('field-not-text', 'dropped', message, 'Put the value in quotes.', placeOf(skill, field));
    return { ...found, name: field };
}
function namedByFolder(skill, why) {
    const message = `${why}, so the skill goes by the name of its folder, \`${skill.folder ?? ''}\`.`;
    const cure = `Write \`name: ${skill.folder ?? ''}\`.`;
    return (0,reason_field/* reason */.l)('name-from-folder', 'ignored', message, cure, placeOf(skill, 'name'));
}
/** True where what is shown is what the author wrote, read as plain YAML; line ends and runs of blanks do not count. */
function asWritten(skill, field, shown) {
    const written = skill[field]?.value;
    if (written === undefined)
        return !skill.frontmatter.fields.has(field);
    return oneLine(written) === oneLine(shown);
}
function oneLine(text) {
    return text.replace(/[\s\u0085]+/g, ' ').trim();
}
/** A value that comes out other than it is written. */
function shownAs(skill, field, shown, code, cure) {
    const message = `\`${field}\` is shown as \`${oneLine(shown).slice(0, 60)}\`.`;
    return { ...(0,reason_field/* reason */.l)(code, 'altered', message, cure, placeOf(skill, field)), name: field };
}
const standardKeys = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'];
/** Keys that are neither the standard's nor this runtime's own, and that it passes over. */
function ignoredKeys(skill, own) {
    const known = new Set([...standardKeys, ...own]);
    const ignored = [...skill.frontmatter.fields.values()].filter(({ name }) => !known.has(name));
    const first = ignored[0];
    if (!first)
        return [];
    const names = ignored.map(({ name }) => `\`${name}\``).join(', ');
    const message = `${names} ${ignored.length === 1 ? 'is no key' : 'are no keys'} of this runtime and ${ignored.length === 1 ? 'has' : 'have'} no effect.`;
    const cure = 'Leave it where another client reads it; where it gates the skill, it does not do so here.';
    return [{ ...(0,reason_field/* reason */.l)('key-ignored', 'ignored', message, cure, first.key.span), name: first.name }];
}
/** Of skills with one name in one root only one is kept: one of the `rivals`, if there are any. `which` says how it is found. */
function duplicateName(skill, name, rivals, which) {
    const first = rivals[0];
    if (!first)
        return [];
    const message = `\`${name}\` is also the name of \`${first.path}\`; ${which}.`;
    const cure = 'Give each skill of a root a name of its own.';
    const related = { path: first.filePath, span: first.name?.span ?? null, message: 'the other one' };
    return [{ ...(0,reason_field/* reason */.l)('duplicate-name', 'dropped', message, cure, placeOf(skill, 'name')), name, related }];
}
/** The verdict on a skill that the runtime has read: also one that it does not offer keeps its name and description. */
function verdictOf(runtime, skill, reasons, shown) {
    const found = (0,runtimes_runtime/* verdict */.W)(runtime, reasons, shown);
    const named = found.status === 'withheld' ? { ...found, ...shown } : found;
    // A template or fixture inside another skill is loaded like any other; what is wrong with it is nobody's concern.
    return skill.isSample ? { ...named, reasons: [(0,reason_place/* insideAnother */.g9)(skill, 'ignored')] } : named;
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-adk-js.js




const adkJsYaml = { ...dialects['js-yaml-4'], markedFirstKey: 'read' };
/** What @google/adk 2.0.0 (npm) checks once the YAML is read: dist/web/skills/skill.js, FrontmatterSchema, and the folder's name. */
function adkJsFields(skill, map) {
    const values = fieldsIn(adkJsYaml, map);
    const text = (field) => {
        const node = values.get(field);
        return node && reader_adk_js_kindOf(node) === 'text' ? valueIn(adkJsYaml, node).text : null;
    };
    const name = text('name');
    const description = text('description');
    const reasons = [
        ...reader_adk_js_nameReasons(skill, values.get('name'), name),
        ...reader_adk_js_descriptionReasons(skill, values.get('description'), description),
        ...reader_adk_js_textReasons(skill, values, 'license'),
        ...reader_adk_js_textReasons(skill, values, 'compatibility'),
        ...reader_adk_js_textReasons(skill, values, 'allowed-tools'),
        ...reader_adk_js_metadataReasons(values.get('metadata')),
        ...ignoredKeys(skill, ['allowedTools']),
    ];
    return { name, description, reasons };
}
function reader_adk_js_kindOf(node) {
    return valueIn(adkJsYaml, node).kind;
}
/** skill.js, SNAKE_OR_KEBAB_NAME_PATTERN; then loader.js, loadSkillFile, for the folder. */
function reader_adk_js_nameReasons(skill, node, name) {
    const place = placeOf(skill, 'name');
    if (!node)
        return [(0,reason_field/* missing */.LO)('name', place, skill.folder)];
    if (name === null)
        return [notText(skill, 'name', node, reader_adk_js_kindOf(node))];
    if (name === '')
        return [(0,reason_field/* empty */.Ie)('name', place)];
    const form = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|[a-z0-9]+(?:_[a-z0-9]+)*)$/.test(name) ? [] : badName(name, place);
    const long = tooLongFor('name', name, 64, place);
    const other = skill.folder !== null && skill.folder !== name;
    return [...form, ...long, ...(other ? [(0,reason_field/* folderMismatch */.jB)(name, skill.folder ?? '', 'dropped', place)] : [])];
}
function badName(name, place) {
    const told = (0,reason_field/* nameForm */.oB)(name.replaceAll('_', '-'), 'ascii', 'code points', place);
    const found = told.filter(({ code }) => code !== 'name-too-long').map((each) => ({ ...each, name }));
    if (found.length > 0)
        return found;
    const message = '`name` mixes hyphens and underscores; it takes one of them.';
    return [{ ...(0,reason_field/* reason */.l)('name-character', 'dropped', message, 'Use hyphens alone.', place), name }];
}
function reader_adk_js_descriptionReasons(skill, node, text) {
    const place = placeOf(skill, 'description');
    if (!node)
        return [(0,reason_field/* missing */.LO)('description', place, null)];
    if (text === null)
        return [notText(skill, 'description', node, reader_adk_js_kindOf(node))];
    if (text === '')
        return [(0,reason_field/* empty */.Ie)('description', place)];
    return tooLongFor('description', text, 1024, place);
}
/** skill.js: text, or no such key; a key that is left empty is null, and refused. */
function reader_adk_js_textReasons(skill, values, field) {
    const node = values.get(field);
    if (!node)
        return [];
    if (reader_adk_js_kindOf(node) !== 'text') {
        const told = typed(`${field}-type`, field, node, 'text');
        const key = skill.frontmatter.fields.get(field)?.key.span ?? null;
        return [node.span.end > node.span.start ? told : { ...told, span: key }];
    }
    const { text } = valueIn(adkJsYaml, node);
    return field === 'compatibility' ? tooLongFor('compatibility', text, 500, node.span) : [];
}
/** zod 4 counts code points, not UTF-16 units (run as zod 4.6.7). */
function tooLongFor(field, text, limit, span) {
    return (0,reason_field/* lengthIn */.q$)('code points', text) > limit ? [(0,reason_field/* tooLong */.Po)(field, 'dropped', text, limit, 'code points', span)] : [];
}
function reader_adk_js_metadataReasons(node) {
    const value = node ? (0,yaml/* resolved */.L$)(node) : null;
    if (!node)
        return [];
    if (value?.kind !== 'map')
        return [typed('metadata-type', 'metadata', node, 'a map')];
    const tools = fieldsIn(adkJsYaml, value).get('adk_additional_tools');
    const list = tools ? (0,yaml/* resolved */.L$)(tools) : null;
    if (!tools || (list?.kind === 'list' && list.items.every((item) => reader_adk_js_kindOf(item) === 'text')))
        return [];
    return [(0,reason_field/* wrongType */.gQ)('metadata-value-type', 'dropped', 'metadata.adk_additional_tools', tools, 'a list of texts')];
}
function typed(code, field, node, meant) {
    return (0,reason_field/* wrongType */.gQ)(code, 'dropped', field, node, meant);
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-cut.js



/**
 * What the author meant otherwise where a loader ends the block at the first three dashes it meets: null where the block ends
 * as the author has it.
 */
function cutReason(skill, yaml, effect = 'altered') {
    const { text } = skill.file;
    const at = yaml.end;
    const { closing } = skill.frontmatter;
    if (closing && at >= closing.start)
        return null;
    const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
    const behind = /^[^\r\n]*/.exec(text.slice(at))?.[0] ?? '';
    if (before === '' && behind.trim() === '---')
        return null;
    if (before.trim() === '') {
        const detail = before === '' ? `it is \`${behind}\`` : 'blanks stand before the dashes';
        return (0,reason_fence/* fenceReason */.q)({ code: 'closing-dashes-sloppy', span: (0,source_span/* spanOf */.ee)(at, at + behind.length), detail }, effect);
    }
    const message = 'Three dashes inside the frontmatter end it here, and the rest of the block goes to the body.';
    return (0,reason_field/* reason */.l)('dashes-in-value', effect, message, 'Write two dashes, or a dash sign.', (0,source_span/* spanOf */.ee)(at, at + 3));
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-nesting.js
/** How deep brackets and braces nest at most, quotes left aside. */
function bracketDepth(text) {
    let depth = 0;
    let deepest = 0;
    for (const sign of text) {
        if (sign === '[' || sign === '{')
            depth += 1;
        else if (sign === ']' || sign === '}')
            depth = Math.max(0, depth - 1);
        if (depth > deepest)
            deepest = depth;
    }
    return deepest;
}
/** Nesting that is too deep for us is refused by a reader that gives up at `limit` brackets; below that nothing is known. */
function tooDeepFor(limit, refusal, yaml) {
    if (refusal.code !== 'yaml-too-deep' || bracketDepth(yaml) < limit)
        return refusal;
    return { ...refusal, effect: 'dropped' };
}
/** Brackets that the `yaml` package (2.9, npm) gives up at with the stack that Node has: 512 were read, 1,000 were not. */
const YAML_PACKAGE_DEPTH = 1000;

// EXTERNAL MODULE: ./.build/runtimes/reader-split.js
var reader_split = __webpack_require__(1010);
;// CONCATENATED MODULE: ./.build/runtimes/adk-js.js










const adk_js_traits = { silent: false, blast: 'skill' };
const adk_js_source = '@google/adk 2.0.0 (npm), dist/web/skills';
/** The program names its roots; any folder may be one. */
const roots = {
    depth: null,
    hidden: 'entered',
    links: 'ignored',
    rootFile: 'ignored',
    nested: 'hidden',
};
/** Folders that are not entered (loader.js, IGNORED_DIRECTORIES). */
const passedOver = new Set([
    ...['__pycache__', '.pytest_cache', '.mypy_cache', '.ruff_cache', 'node_modules', 'coverage'],
    ...['venv', '.venv', 'env', '.env', '.git', '.vscode', '.idea'],
]);
/** Nesting that js-yaml 4.3.2 gives up at. */
const DEPTH_LIMIT = 100;
const adkJs = {
    id: 'adk-js',
    title: 'ADK for TypeScript',
    version: '2.0.0',
    evidence: [
        { basis: 'observed', cite: 'vectors/probes.jsonl and corpus.jsonl, @google/adk 2.0.0', date: '2026-11-30' },
        { basis: 'source', cite: `${adk_js_source}/loader.js and skill.js`, date: '2026-11-30' },
    ],
    discovery: 'Folders that the program names, at any depth below them; links are not followed, and neither node_modules, caches nor virtual environments are entered. SKILL.md in any case; one right in the root is not seen, and one ends the descent.',
    wellKnown: false,
    ...adk_js_traits,
    load: adk_js_load,
    present,
    examples: [
        {
            title: 'a name in snake case',
            files: { 'skills/my_skill/SKILL.md': '---\nname: my_skill\ndescription: d\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'hyphens and underscores mixed',
            files: { 'skills/a-b_c/SKILL.md': '---\nname: [|a-b_c|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'name-character',
        },
        {
            title: 'a name that is not the folder’s',
            files: { 'skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'name-folder-mismatch',
        },
        {
            title: 'a list of allowed tools',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: [|[Read]|]\n---\nB\n' },
            status: 'dropped',
            reason: 'allowed-tools-type',
        },
        {
            title: 'three dashes in a value',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: a [|---|] b\n---\nB\n' },
            status: 'altered',
            reason: 'dashes-in-value',
        },
        {
            title: 'a license that is left empty',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|license|]:\n---\nB\n' },
            status: 'dropped',
            reason: 'license-type',
        },
        {
            title: 'a key of another client',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|version|]: 1.0\n---\nB\n' },
            status: 'loads',
            reason: 'key-ignored',
        },
    ],
};
function adk_js_load(skill) {
    const away = [...(0,reason_place/* notFound */.mX)(skill, { ...roots, owners: [skill.place.owner ?? ''] }), ...inPassedOver(skill)];
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? lost(...unread) : read(skill);
    return verdictOf({ ...adk_js_traits, silent: away.length > 0 }, skill, found.reasons, adk_js_shown(found));
}
function lost(...reasons) {
    return { reasons, name: null, description: null, bodyStart: 0 };
}
function inPassedOver({ path, place }) {
    const name = place.named
        ? path
            .split('/')
            .slice(-place.depth)
            .find((each) => passedOver.has(each))
        : undefined;
    if (name === undefined)
        return [];
    const message = `Folders called \`${name}\` are passed over.`;
    return [(0,reason_field/* reason */.l)('hidden-folder', 'dropped', message, 'Give the folder another name.', (0,source_span/* spanOf */.ee)(0, 0))];
}
function read(skill) {
    const { file } = skill;
    const wide = wideText(skill);
    if (wide.length > 0)
        return lost(...wide);
    if (!file.text.startsWith('---'))
        return lost(noBlock(skill, new Set(), 'opening'));
    const split = (0,reader_split/* splitOnDashes */.S)(file.text);
    if (!split)
        return lost(noBlock(skill, new Set(), 'closing'));
    const { root, refusal } = readDialect(file, split.yaml, adkJsYaml);
    const cut = cutReason(skill, split.yaml);
    if (refusal)
        return lost(refused(skill, refusal, cut, file.slice(split.yaml)));
    const map = mapOf(skill, root);
    if ('code' in map)
        return lost(map);
    const found = adkJsFields(skill, map);
    return { ...found, reasons: [...found.reasons, ...(cut ? [cut] : [])], bodyStart: split.bodyStart };
}
/** The dashes that cut the block short, where the author's own block is sound; else what is wrong with it. */
function refused(skill, refusal, cut, yaml) {
    const opening = skill.frontmatter.faults.find(({ code }) => code === 'text-on-opening-line');
    if (opening)
        return (0,reason_fence/* fenceReason */.q)(opening);
    if (cut && skill.frontmatter.yaml?.faults.length === 0)
        return { ...cut, effect: 'dropped' };
    return tooDeepFor(DEPTH_LIMIT + 1, refusal, yaml);
}
function present(skill) {
    const { name, description, bodyStart } = read(skill);
    const shown = { name: name ?? skill.name?.value ?? '', description: description ?? skill.description?.value ?? '' };
    return {
        metadata: `  <skill>\n    <name>${shown.name}</name>\n    <description>${shown.description}</description>\n  </skill>`,
        instructions: skill.file.text.slice(bodyStart).trim(),
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({
            path,
            why: /^(?:references|assets|scripts)\//.test(path) ? null : 'only references, assets and scripts are served',
        })),
    };
}
function adk_js_shown({ name, description }) {
    return { name, description };
}

;// CONCATENATED MODULE: ./.build/runtimes/adk-python.js










const adk_python_source = 'google-adk 2.13.0 (PyPI), google/adk/skills';
const adk_python_traits = { silent: false, blast: 'skill' };
const dialect = dialects.pyyaml;
/** Brackets that PyYAML 6.0.4 gives up at with Python's own limit of 1,000 calls: 490 were read, 500 were not. */
const PYTHON_DEPTH = 500;
const below = {
    depth: 1,
    hidden: 'entered',
    links: 'followed',
    rootFile: 'ignored',
    nested: 'hidden',
};
const adkPython = {
    id: 'adk-python',
    title: 'ADK for Python',
    version: '2.13.0',
    evidence: [
        { basis: 'observed', cite: `${adk_python_source}, list_skills_in_dir run on made and real files`, date: '2026-11-30' },
        { basis: 'source', cite: `${adk_python_source}/_utils.py and models.py`, date: '2026-11-30' },
        { basis: 'source', cite: 'google/adk-python@be7e176, src/google/adk/skills/_utils.py', date: '2026-08-21' },
    ],
    discovery: 'The folders right below the one it is given, links and dot folders included; SKILL.md, else skill.md. A refused skill is a warning in the log of list_skills_in_dir; load_skills_from_dir gives up on the whole folder instead.',
    wellKnown: false,
    ...adk_python_traits,
    load: adk_python_load,
    present: adk_python_present,
    examples: [
        {
            title: 'keys that the standard does not know',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|version|]: 1.0.0\n---\nB\n' },
            status: 'loads',
            reason: 'key-ignored',
        },
        {
            title: 'the list form of allowed-tools',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: [|[Read]|]\n---\nB\n' },
            status: 'dropped',
            reason: 'allowed-tools-form',
        },
        {
            title: 'three dashes in a value',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: a [|---|] b\n---\nB\n' },
            status: 'altered',
            reason: 'dashes-in-value',
        },
        {
            title: 'a name that YAML 1.1 reads as a boolean',
            files: { 'skills/yes/SKILL.md': '---\nname: [|yes|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'field-not-text',
        },
        {
            title: 'metadata without a value',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|metadata|]:\n---\nB\n' },
            status: 'dropped',
            reason: 'metadata-type',
        },
        {
            title: 'a key that YAML 1.1 reads as a boolean',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|on|]: push\n---\nB\n' },
            status: 'dropped',
            reason: 'key-not-text',
        },
        {
            title: 'a name that is not the folder’s',
            files: { 'skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'name-folder-mismatch',
        },
    ],
};
function adk_python_load(skill) {
    const { owner } = skill.place;
    const away = (0,reason_place/* notFound */.mX)(skill, { ...below, owners: owner === null ? [] : [owner] });
    if (away.length > 0)
        return verdictOf({ ...adk_python_traits, silent: true }, skill, away, adk_python_lost());
    const unread = (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? adk_python_lost(...unread) : adk_python_read(skill);
    return verdictOf(adk_python_traits, skill, found.reasons, found);
}
function adk_python_lost(...reasons) {
    return { reasons, name: null, description: null, body: '' };
}
function adk_python_read(skill) {
    const { file, frontmatter } = skill;
    const encoding = frontmatter.faults.find(({ code }) => code === 'not-utf-8');
    if (encoding)
        return adk_python_lost((0,reason_fence/* fenceReason */.q)(encoding));
    if (!file.text.startsWith('---'))
        return adk_python_lost(noBlock(skill, new Set(), 'opening'));
    const split = (0,reader_split/* splitOnDashes */.S)(file.text);
    if (!split)
        return adk_python_lost(noBlock(skill, new Set(), 'closing'));
    const { root, refusal } = readDialect(file, split.yaml, dialect);
    if (refusal)
        return adk_python_lost(tooDeepFor(PYTHON_DEPTH, refusal, file.slice(split.yaml)));
    const map = mapOf(skill, root);
    if ('code' in map)
        return adk_python_lost(map);
    const cut = cutReason(skill, split.yaml);
    const found = fields(skill, map);
    const body = strip(file.text.slice(split.bodyStart));
    return { ...found, body, reasons: [...(cut ? [cut] : []), ...found.reasons] };
}
function fields(skill, map) {
    const values = fieldsIn(dialect, map);
    const name = textOf(values.get('name'));
    const description = textOf(values.get('description'));
    const shown = name?.normalize('NFKC') ?? null;
    const wrong = [
        ...keysOf(map),
        ...required(skill, 'name', values.get('name')),
        ...(shown === null ? [] : adk_python_nameReasons(skill, shown)),
        ...required(skill, 'description', values.get('description')),
        ...(description === null ? [] : adk_python_descriptionReasons(skill, description)),
        ...optional('license', values.get('license')),
        ...optional('compatibility', values.get('compatibility')),
        ...adk_python_toolReasons(values.get('allowed-tools') ?? values.get('allowed_tools')),
        ...adk_python_metadataReasons(skill, values.get('metadata')),
    ];
    const reasons = [...wrong, ...differing(skill, shown, description), ...ignoredKeys(skill, ['allowed_tools'])];
    return { name: shown, description, reasons, body: '' };
}
function textOf(node) {
    const value = node ? valueIn(dialect, node) : null;
    return value?.kind === 'text' ? value.text : null;
}
/** The model of the frontmatter takes texts as keys only, here and in `metadata`. */
function keysOf(map) {
    const odd = map.pairs.find(({ key }) => key.value !== '<<' && valueIn(dialect, key).kind !== 'text');
    if (!odd)
        return [];
    const { kind } = valueIn(dialect, odd.key);
    const message = `The key \`${odd.key.value}\` is a ${kind} for YAML 1.1, and only texts are taken as keys.`;
    return [(0,reason_field/* reason */.l)('key-not-text', 'dropped', message, 'Put the key in quotes.', odd.key.span)];
}
function required(skill, field, node) {
    if (!node)
        return [(0,reason_field/* missing */.LO)(field, placeOf(skill, field), field === 'name' ? skill.folder : null)];
    const { kind } = valueIn(dialect, node);
    if (kind === 'text')
        return [];
    return kind === 'null' ? [(0,reason_field/* empty */.Ie)(field, placeOf(skill, field))] : [notText(skill, field, node, kind)];
}
function adk_python_nameReasons(skill, name) {
    const place = placeOf(skill, 'name');
    if (name === '')
        return [(0,reason_field/* empty */.Ie)('name', place)];
    const form = (0,reason_field/* nameForm */.oB)(name, 'ascii', 'code points', place);
    const other = skill.folder !== null && skill.folder !== name;
    return other ? [...form, (0,reason_field/* folderMismatch */.jB)(name, skill.folder, 'dropped', place)] : form;
}
function adk_python_descriptionReasons(skill, description) {
    const place = placeOf(skill, 'description');
    if (description === '')
        return [(0,reason_field/* empty */.Ie)('description', place)];
    if ((0,reason_field/* lengthIn */.q$)('code points', description) <= 1024)
        return [];
    return [(0,reason_field/* tooLong */.Po)('description', 'dropped', description, 1024, 'code points', place)];
}
function optional(field, node) {
    if (!node)
        return [];
    const { kind, text } = valueIn(dialect, node);
    if (kind === 'null')
        return [];
    if (kind !== 'text') {
        const message = `\`${field}\` is ${(0,yaml_scalar/* kindWords */.Gk)(node) === 'text' ? `a ${kind} for YAML 1.1` : (0,yaml_scalar/* kindWords */.Gk)(node)} where text is meant.`;
        return [{ ...(0,reason_field/* reason */.l)(`${field}-type`, 'dropped', message, 'Put the value in quotes.', node.span), name: field }];
    }
    const long = field === 'compatibility' && (0,reason_field/* lengthIn */.q$)('code points', text) > 500;
    return long ? [(0,reason_field/* tooLong */.Po)('compatibility', 'dropped', text, 500, 'code points', node.span)] : [];
}
function adk_python_toolReasons(node) {
    const kind = node ? valueIn(dialect, node).kind : 'null';
    if (!node || kind === 'text' || kind === 'null')
        return [];
    const code = kind === 'list' ? 'allowed-tools-form' : 'allowed-tools-type';
    return [(0,reason_field/* wrongType */.gQ)(code, 'dropped', 'allowed-tools', node, 'one text')];
}
function adk_python_metadataReasons(skill, node) {
    if (!node)
        return [];
    const value = (0,yaml/* resolved */.L$)(node);
    if (value?.kind !== 'map') {
        const found = (0,reason_field/* wrongType */.gQ)('metadata-type', 'dropped', 'metadata', node, 'a map');
        const key = skill.frontmatter.fields.get('metadata')?.key.span;
        return [{ ...found, span: node.span.end > node.span.start ? node.span : (key ?? node.span) }];
    }
    const values = fieldsIn(dialect, value);
    const [tools, state] = [values.get('adk_additional_tools'), values.get('adk_inject_state')];
    const wrong = [...keysOf(value)];
    if (tools && valueIn(dialect, tools).kind !== 'list') {
        wrong.push((0,reason_field/* wrongType */.gQ)('metadata-value-type', 'dropped', 'metadata.adk_additional_tools', tools, 'a list'));
    }
    if (state && valueIn(dialect, state).kind !== 'boolean') {
        wrong.push((0,reason_field/* wrongType */.gQ)('metadata-value-type', 'dropped', 'metadata.adk_inject_state', state, 'true or false'));
    }
    return wrong;
}
/** The last of a repeated key counts, and U+0085 and its like end a line. */
function differing(skill, name, description) {
    const shown = { name, description };
    const cure = 'Write the key once, and the value in quotes.';
    return ['name', 'description'].flatMap((field) => {
        const text = shown[field];
        return text === null || asWritten(skill, field, text) ? [] : [shownAs(skill, field, text, 'duplicate-key', cure)];
    });
}
/** Python's `str.strip()`. */
function strip(text) {
    return text.replace(/^(?:(?!\uFEFF)[\s\x1c-\x1f\x85])+|(?:(?!\uFEFF)[\s\x1c-\x1f\x85])+$/g, '');
}
/** `load_skill` hands out the body; references, assets and scripts come one by one. */
function adk_python_present(skill) {
    const { name, description, body } = adk_python_read(skill);
    const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? ''];
    return {
        metadata: `<skill>\n<name>\n${shown[0]}\n</name>\n<description>\n${shown[1]}\n</description>\n</skill>`,
        instructions: body,
        framing: null,
        resources: skill.bundle.resources.map(({ path, tier }) => ({
            path,
            why: tier === 'other' ? 'only references/, assets/ and scripts/ are loaded' : null,
        })),
    };
}

// EXTERNAL MODULE: ./.build/source/workspace.js
var workspace = __webpack_require__(9091);
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
    present: agentskills_present,
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
        return (0,runtimes_runtime/* verdict */.W)(agentskills_traits, [(0,reason_place/* insideAnother */.g9)(skill, 'unknown')], shown);
    const unread = (0,reason_place/* unreadable */.O$)(skill);
    if (unread.length > 0)
        return (0,runtimes_runtime/* verdict */.W)(agentskills_traits, unread, shown);
    const nested = skill.insideSkill === null ? [] : [(0,reason_place/* insideAnother */.g9)(skill, 'ignored')];
    return (0,runtimes_runtime/* verdict */.W)(agentskills_traits, [...blockReasons(skill, situation), ...nested], shown);
}
function blockReasons(skill, situation) {
    const { frontmatter } = skill;
    const fence = frontmatter.faults.find((fault) => !readAnyway.has(fault.code));
    if (fence)
        return [(0,reason_fence/* fenceReason */.q)(fence)];
    const fault = frontmatter.yaml?.faults[0];
    if (fault)
        return [(0,reason_yaml/* yamlReason */.c)(fault)];
    const opening = frontmatter.opening ?? (0,source_span/* spanOf */.ee)(0, 0);
    const root = frontmatter.yaml?.root ? (0,yaml/* resolved */.L$)(frontmatter.yaml.root) : null;
    if (!root || (root.kind === 'scalar' && root.value === '')) {
        return [
            (0,reason_field/* reason */.l)('frontmatter-empty', 'dropped', 'The frontmatter is empty.', 'Add `name:` and `description:`.', opening),
        ];
    }
    if (root.kind !== 'map')
        return [(0,reason_field/* wrongType */.gQ)('not-a-mapping', 'dropped', 'The frontmatter', root, '`key: value` lines')];
    return [
        ...agentskills_nameReasons(skill, opening),
        ...duplicate(skill, situation),
        ...agentskills_descriptionReasons(skill, opening),
        ...optionalReasons(skill),
        ...agentskills_ignoredKeys(skill),
    ];
}
function field(skill, name) {
    return skill.frontmatter.fields.get(name)?.value ?? null;
}
function agentskills_nameReasons(skill, opening) {
    const value = field(skill, 'name');
    if (!value)
        return [(0,reason_field/* missing */.LO)('name', opening, skill.folder)];
    const node = (0,yaml/* resolved */.L$)(value);
    if (node?.kind !== 'scalar')
        return [(0,reason_field/* wrongType */.gQ)('name-type', 'dropped', 'name', value, 'text')];
    if (node.value.trim() === '')
        return [(0,reason_field/* empty */.Ie)('name', value.span)];
    const name = node.value.trim().normalize('NFKC');
    const found = [...agentskills_notText('name', node), ...(0,reason_field/* nameForm */.oB)(name, 'unicode', 'code points', value.span)];
    if (skill.folder !== null && skill.folder.normalize('NFKC') !== name) {
        found.push((0,reason_field/* folderMismatch */.jB)(node.value, skill.folder, 'dropped', value.span));
    }
    return found;
}
/** Of two skills with one name in one folder, the later by path is told. */
function duplicate(skill, { catalog }) {
    const name = skill.name?.value;
    const first = name
        ? catalog.find((other) => other.name?.value === name && (0,workspace/* folderOf */.yS)(other.path) === (0,workspace/* folderOf */.yS)(skill.path))
        : undefined;
    if (!first || !skill.name || first === skill || first.path > skill.path)
        return [];
    const message = `\`${skill.name.value}\` is also the name of \`${first.path}\`; a client keeps one of them.`;
    return [
        {
            ...(0,reason_field/* reason */.l)('duplicate-name', 'dropped', message, 'Give each skill of a root a name of its own.', skill.name.span),
            name: skill.name.value,
            related: { path: first.filePath, span: first.name?.span ?? null, message: 'the other one' },
        },
    ];
}
function agentskills_descriptionReasons(skill, opening) {
    const value = field(skill, 'description');
    if (!value)
        return [(0,reason_field/* missing */.LO)('description', opening, null)];
    const node = (0,yaml/* resolved */.L$)(value);
    if (node?.kind !== 'scalar')
        return [(0,reason_field/* wrongType */.gQ)('description-type', 'dropped', 'description', value, 'text')];
    const key = skill.frontmatter.fields.get('description')?.key.span ?? value.span;
    if (node.value.trim() === '') {
        const shown = node.style === 'single' || node.style === 'double';
        return [(0,reason_field/* empty */.Ie)('description', shown ? value.span : key)];
    }
    const long = (0,reason_field/* lengthIn */.q$)('code points', node.value) > 1024;
    const length = long ? [(0,reason_field/* tooLong */.Po)('description', 'dropped', node.value, 1024, 'code points', value.span)] : [];
    return [...agentskills_notText('description', node), ...length];
}
/** A number, boolean or date where the standard wants text: readers turn it into something else. */
function agentskills_notText(name, node) {
    const kind = (0,yaml_scalar/* scalarKind */.b)(node);
    if (kind === 'text' || kind === 'null')
        return [];
    const message = `\`${name}: ${node.value.slice(0, 40)}\` is a ${kind} for YAML, where text is meant.`;
    return [{ ...(0,reason_field/* reason */.l)('field-not-text', 'altered', message, 'Put the value in quotes.', node.span), name }];
}
function optionalReasons(skill) {
    return [
        ...textField(skill, 'license'),
        ...textField(skill, 'compatibility'),
        ...agentskills_metadataReasons(skill),
        ...agentskills_toolReasons(skill),
    ];
}
function textField(skill, name) {
    const value = field(skill, name);
    const node = value ? (0,yaml/* resolved */.L$)(value) : null;
    if (!value || !node)
        return [];
    if (node.kind !== 'scalar')
        return [(0,reason_field/* wrongType */.gQ)(`${name}-type`, 'altered', name, value, 'text')];
    if (name === 'compatibility' && (0,reason_field/* lengthIn */.q$)('code points', node.value) > 500) {
        return [(0,reason_field/* tooLong */.Po)('compatibility', 'altered', node.value, 500, 'code points', value.span)];
    }
    return agentskills_notText(name, node);
}
function agentskills_metadataReasons(skill) {
    const value = field(skill, 'metadata');
    const node = value ? (0,yaml/* resolved */.L$)(value) : null;
    if (!value || !node || (node.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(node) === 'null'))
        return [];
    if (node.kind !== 'map')
        return [(0,reason_field/* wrongType */.gQ)('metadata-type', 'altered', 'metadata', value, 'a map')];
    return node.pairs.flatMap((pair) => {
        const inner = (0,yaml/* resolved */.L$)(pair.value);
        if (!inner || (inner.kind === 'scalar' && ['text', 'null'].includes((0,yaml_scalar/* scalarKind */.b)(inner))))
            return [];
        return [metadataValue(pair.key.value, pair.value, pair.key.span, 'altered')];
    });
}
function agentskills_toolReasons(skill) {
    const value = field(skill, 'allowed-tools');
    const node = value ? (0,yaml/* resolved */.L$)(value) : null;
    if (!value || !node)
        return [];
    if (node.kind === 'scalar') {
        const kind = (0,yaml_scalar/* scalarKind */.b)(node);
        if (kind === 'text')
            return unbalanced(node.value, value, 'dropped');
        return kind === 'null' ? [] : agentskills_notText('allowed-tools', node);
    }
    const texts = node.kind === 'list' && node.items.every((item) => (0,yaml/* resolved */.L$)(item)?.kind === 'scalar');
    return texts
        ? []
        : [(0,reason_field/* wrongType */.gQ)('allowed-tools-type', 'altered', 'allowed-tools', value, 'one text, or a list of texts')];
}
function agentskills_ignoredKeys(skill) {
    const unknown = [...skill.frontmatter.fields.values()].filter(({ name }) => !agentskills_standardKeys.has(name));
    const first = unknown[0];
    if (!first)
        return [];
    const names = unknown.map(({ name }) => `\`${name}\``).join(', ');
    const message = `The standard does not define ${names}; a client that does not know a key passes over it.`;
    const cure = 'Leave it where a client of yours reads it; move it under `metadata:` otherwise.';
    return [{ ...(0,reason_field/* reason */.l)('key-ignored', 'ignored', message, cure, first.key.span), name: first.name }];
}
function agentskills_present(skill) {
    return {
        metadata: `${skill.name?.value ?? ''}: ${skill.description?.value ?? ''}`,
        instructions: skill.file.text.slice(skill.bodySpan.start).trim(),
        framing: null,
        resources: skill.bundle.resources.map((resource) => ({ path: resource.path, why: null })),
    };
}

// EXTERNAL MODULE: ./.build/source/file.js
var source_file = __webpack_require__(4874);
;// CONCATENATED MODULE: ./.build/runtimes/reader-bun-yaml.js



/** `Bun.YAML.parse` of Bun 1.4.0, which Claude Code 2.1.197 is built with: YAML 1.2 that lets more pass. */
const bunYaml = {
    ...dialects['yaml-1.2'],
    reader: 'Bun.YAML.parse, Bun 1.4.0',
    duplicateKeys: 'last',
    limitsAliases: false,
    mergeKeys: true,
    documents: 'first',
    // No character but NUL is refused.
    unprintable: { characters: /(?!)/, where: 'text' },
};
/** Reads the YAML in `span` as `Bun.YAML.parse` does. A plain value may start with a comma there. */
function readBunYaml(file, span) {
    const read = readDialect(file, span, bunYaml);
    const yaml = file.slice(span);
    const severalDocuments = /^\.\.\.[ \t]*(?:#[^\n]*)?\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*(?=[ \t]*[^\s#])/m.test(yaml);
    if (!read.refusal)
        return { ...read, severalDocuments };
    const commas = yaml.replace(/^((?:[^\s:"'#[{][^:\n]*):[ \t]+)(,[^\n\r]*)/gm, (_all, key, value) => {
        return `${key}'${value.replaceAll("'", "''")}'`;
    });
    if (commas === yaml)
        return { root: read.root, refusal: read.refusal, severalDocuments };
    const again = new source_file/* SourceFile */.sC(file.path, `${file.text.slice(0, span.start)}${commas}`);
    const second = readDialect(again, (0,source_span/* spanOf */.ee)(span.start, again.text.length), bunYaml);
    return { root: second.root, refusal: second.refusal ? read.refusal : null, severalDocuments };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-claude.js




/**
 * The block between `---` on a first line that may end in blanks and the next three dashes, wherever they stand; white space and
 * one line end behind them are no part of the body. Null for none. (Claude Code 2.1.197, run on 2,800 files.)
 */
function readClaudeBlock(text) {
    const opening = /^---\s*\n/.exec(text);
    if (!opening)
        return null;
    const start = opening[0].length;
    const at = text.indexOf('---', start);
    if (at < 0)
        return null;
    const behind = /^---\s*\n?/.exec(text.slice(at))?.[0].length ?? 3;
    return { yaml: (0,source_span/* spanOf */.ee)(start, at), bodyStart: at + behind };
}
/** Reads the block, and once more with values put in quotes where that fails. */
function readClaudeYaml(file, span) {
    const first = readBunYaml(file, span);
    if (!first.refusal)
        return mapIn(first.root, first.severalDocuments, null);
    if (first.refusal.effect === 'unknown')
        return { lost: first.refusal };
    const fixed = file.slice(span).split('\n').map(repaired).join('\n');
    const second = readBunYaml(new source_file/* SourceFile */.sC(file.path, fixed), (0,source_span/* spanOf */.ee)(0, fixed.length));
    return second.refusal ? { lost: first.refusal } : mapIn(second.root, second.severalDocuments, first.refusal);
}
function mapIn(root, several, fault) {
    const value = root && !several ? (0,yaml/* resolved */.L$)(root) : null;
    return { map: value?.kind === 'map' ? value : null, root, repaired: fault };
}
/**
 * The repair of one line: a value that holds a sign that YAML keeps for itself, or a colon and a blank, is put in double quotes
 * unless it is in quotes already. Keys are letters, hyphens and underscores in the first column; tabs on all other lines become
 * two blanks. A carriage return at the line's end keeps the value from being repaired.
 */
function repaired(line) {
    const match = /^([A-Za-z_-]+):\s+(.+)$/.exec(line);
    if (!match)
        return line.replaceAll('\t', '  ');
    const [, key = '', value = ''] = match;
    const quoted = /^"(?:.*")?$|^'(?:.*')?$/.test(value);
    if (quoted || !/[{}[\]*&#!|>%@`]|: /.test(value))
        return line;
    return `${key}: "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
/** What stands in for a description: the body's first line that is not blank, a heading's text for a heading, 100 units at most. */
function firstLine(body) {
    const line = body
        .split('\n')
        .map((each) => each.trim())
        .find((each) => each !== '');
    if (line === undefined)
        return 'Skill';
    const text = /^#+\s+(.+)$/.exec(line)?.[1] ?? line;
    return text.length > 100 ? `${text.slice(0, 97)}...` : text;
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-claude-fields.js







/** UTF-16 units of one entry of the list, `when_to_use` included; the last one is an ellipsis where it is cut. */
const ENTRY_LIMIT = 1536;
/** Commands that are there without any skill of the project (Claude Code 2.1.197, `slash_commands` of a session; run on 2026-11-30). */
const builtIns = new Set('batch claude-api clear code-review compact config context debug deep-research fewer-permission-prompts goal heapdump init insights loop reload-skills review run run-skill-generator security-review simplify team-onboarding update-config usage verify'.split(' '));
function reader_claude_fields_kindOf(node) {
    return valueIn(bunYaml, node).kind;
}
/** `String(value)` for text, numbers and booleans; null for anything else. */
function reader_claude_fields_printed(node) {
    const value = node ? valueIn(bunYaml, node) : null;
    return value && ['text', 'number', 'boolean'].includes(value.kind) ? value.text : null;
}
/** The name is a label; the command and the list go by the folder. */
function reader_claude_fields_nameReasons(skill, values) {
    const node = values.get('name');
    const place = placeOf(skill, 'name');
    if (!node)
        return [labelled((0,reason_field/* missing */.LO)('name', place, skill.folder), skill)];
    const { kind, text } = valueIn(bunYaml, node);
    if (kind === 'null' || (kind === 'text' && text.trim() === ''))
        return [labelled((0,reason_field/* empty */.Ie)('name', place), skill)];
    if (kind !== 'text')
        return [lostField('name', node, 'text')];
    if (skill.folder === null || text === skill.folder)
        return [];
    const mismatch = (0,reason_field/* folderMismatch */.jB)(text, skill.folder, 'altered', place);
    const message = `${mismatch.message} The list and the command go by the folder; \`name\` is a label.`;
    return [{ ...mismatch, message }];
}
function labelled(told, { folder }) {
    const message = `${told.message} The skill goes by its folder${folder === null ? '' : `, \`${folder}\``}.`;
    return { ...told, effect: 'altered', message };
}
function builtInReasons(skill) {
    const { folder } = skill;
    if (folder === null || !builtIns.has(folder))
        return [];
    const message = `\`/${folder}\` is also a command of the runtime itself; which of the two answers has changed between releases.`;
    const found = (0,reason_field/* reason */.l)('built-in-command', 'altered', message, 'Rename the skill and its folder.', placeOf(skill, 'name'));
    return [{ ...found, name: folder }];
}
/** The text of the skill's entry in the list, and what is different about it. */
function entryOf(skill, values, body) {
    const described = descriptionOf(skill, values.get('description'), body);
    const when = values.get('when_to_use');
    const added = when && reader_claude_fields_kindOf(when) !== 'null' ? valueIn(bunYaml, when).text : '';
    const whole = added === '' ? described.text : `${described.text} - ${added}`;
    const typed = when && added !== '' && reader_claude_fields_kindOf(when) !== 'text' ? [coerced('when_to_use', when, added)] : [];
    const reasons = [...described.reasons, ...typed];
    if (whole.length <= ENTRY_LIMIT)
        return { text: whole, reasons };
    const both = added === '' ? 'The description has' : '`description` and `when_to_use` have';
    const message = `${both} ${whole.length.toLocaleString('en')} characters; the list shows the first 1,535.`;
    const cure = 'Say what matters in the first 1,500 characters.';
    const cut = (0,reason_field/* reason */.l)('description-cut', 'altered', message, cure, placeOf(skill, 'description'));
    return { text: `${whole.slice(0, ENTRY_LIMIT - 1)}…`, reasons: [...reasons, cut] };
}
function descriptionOf(skill, node, body) {
    const text = reader_claude_fields_printed(node)?.trim() ?? '';
    const kind = node ? reader_claude_fields_kindOf(node) : 'null';
    if (text !== '' && node)
        return { text, reasons: kind === 'text' ? [] : [coerced('description', node, text)] };
    const fallback = firstLine(body);
    const typed = node && (kind === 'list' || kind === 'map');
    const wrong = typed ? [(0,reason_field/* wrongType */.gQ)('description-type', 'altered', 'description', node, 'text')] : [];
    return { text: fallback, reasons: [...wrong, fromBody(skill, fallback)] };
}
function fromBody(skill, shown) {
    const message = `No description is read, so the body’s first line stands in for it: \`${shown.slice(0, 60)}\`.`;
    const cure = 'Add `description:` and say what the skill does and when to use it.';
    return (0,reason_field/* reason */.l)('description-from-body', 'altered', message, cure, placeOf(skill, 'description'));
}
function coerced(field, node, text) {
    const message = `\`${field}\` is ${(0,yaml_scalar/* kindWords */.Gk)(node)}, and is shown as \`${text.slice(0, 40)}\`.`;
    return { ...(0,reason_field/* reason */.l)('value-coerced', 'altered', message, 'Put the value in quotes.', node.span), name: field };
}
/** A value of a type that the runtime does not take, and the field is as good as not there. */
function lostField(field, node, meant, code = 'field-lost') {
    const told = (0,reason_field/* wrongType */.gQ)(code, 'altered', field, node, meant);
    return { ...told, message: told.message.replace(/\.$/, ', and it is dropped.') };
}
/** Fields whose type its validator minds (`claude plugin validate`), and flags that are no booleans. */
function reader_claude_fields_optionalReasons(values) {
    const tools = values.get('allowed-tools');
    const list = tools ? (0,yaml/* resolved */.L$)(tools) : null;
    const texts = list?.kind === 'list' && list.items.every((item) => reader_claude_fields_kindOf(item) === 'text');
    const form = 'one text or a list of texts';
    const shell = values.get('shell');
    const shells = shell && reader_claude_fields_kindOf(shell) === 'text' ? ['bash', 'powershell'].includes(valueIn(bunYaml, shell).text) : false;
    const metadata = values.get('metadata');
    const plain = !metadata || reader_claude_fields_kindOf(metadata) === 'map' || reader_claude_fields_kindOf(metadata) === 'null';
    return [
        ...(!tools || texts || ['text', 'null'].includes(reader_claude_fields_kindOf(tools))
            ? []
            : [lostField('allowed-tools', tools, form, 'allowed-tools-type')]),
        ...(!shell || shells || reader_claude_fields_kindOf(shell) === 'null' ? [] : [lostField('shell', shell, '`bash` or `powershell`')]),
        ...(plain ? [] : [lostField('metadata', metadata, 'a map', 'metadata-lost')]),
        ...flagReasons('disable-model-invocation', values),
        ...flagReasons('user-invocable', values),
    ];
}
function flagReasons(field, values) {
    const node = values.get(field);
    if (!node || reader_claude_fields_kindOf(node) === 'boolean' || reader_claude_fields_kindOf(node) === 'null')
        return [];
    return /^(?:true|false)$/.test(reader_claude_fields_printed(node) ?? '') ? [] : [lostField(field, node, '`true` or `false`')];
}
/** Why the skill is read and not in the model's list. */
function gateReasons(values) {
    const manual = values.get('disable-model-invocation');
    if (manual && reader_claude_fields_printed(manual) === 'true') {
        const message = '`disable-model-invocation` is true: people can call the skill, the model cannot.';
        return [(0,reason_field/* reason */.l)('manual-only', 'withheld', message, 'Leave it where that is meant.', manual.span)];
    }
    const paths = values.get('paths');
    if (!paths || !ties(paths))
        return [];
    const message = '`paths` ties the skill to files: the model hears of it once one that matches is read or edited.';
    return [(0,reason_field/* reason */.l)('path-triggered', 'withheld', message, 'Leave it where that is meant.', paths.span)];
}
/** Patterns in a text with commas or a list; `**` alone stands for every file and ties nothing. */
function ties(node) {
    const value = (0,yaml/* resolved */.L$)(node);
    const texts = value?.kind === 'list' ? value.items : [node];
    const patterns = texts
        .filter((each) => reader_claude_fields_kindOf(each) === 'text')
        .flatMap((each) => valueIn(bunYaml, each).text.split(','));
    return patterns.map((each) => each.trim().replace(/\/\*\*$/, '')).some((each) => each !== '' && each !== '**');
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-claude-skill.js









/** Keys beside the standard's six (code.claude.com/docs, skills, "Frontmatter reference", 2026-08-22). */
const ownKeys = 'when_to_use argument-hint arguments disable-model-invocation user-invocable disallowed-tools model effort context agent background hooks paths shell'.split(' ');
/** The skill as Claude Code reads it, wherever it stands. */
function readClaudeSkill(skill) {
    const { file } = skill;
    const name = skill.folder ?? skill.name?.value ?? null;
    const block = readClaudeBlock(file.text);
    if (!block)
        return withoutFields(skill, [{ ...noBlock(skill, new Set(), 'opening'), effect: 'altered' }], 0);
    const cut = cutReason(skill, block.yaml);
    const yaml = readClaudeYaml(file, block.yaml);
    const cuts = cut ? [cut] : [];
    if ('lost' in yaml) {
        if (yaml.lost.effect === 'unknown')
            return { ...withoutFields(skill, [], block.bodyStart), reasons: [yaml.lost] };
        return withoutFields(skill, [lostBlock(yaml.lost), ...cuts], block.bodyStart);
    }
    const repaired = yaml.repaired ? [repair(yaml.repaired)] : [];
    if (!yaml.map) {
        const told = mapOf(skill, yaml.root);
        const reasons = 'code' in told ? [{ ...told, effect: 'altered' }] : [];
        return withoutFields(skill, [...repaired, ...reasons, ...cuts], block.bodyStart);
    }
    const values = fieldsIn(bunYaml, yaml.map);
    const entry = entryOf(skill, values, file.text.slice(block.bodyStart));
    const reasons = [
        ...repaired,
        ...cuts,
        ...twice(skill),
        ...reader_claude_fields_nameReasons(skill, values),
        ...builtInReasons(skill),
        ...entry.reasons,
        ...reader_claude_fields_optionalReasons(values),
        ...gateReasons(values),
        ...ignoredKeys(skill, ownKeys),
    ];
    return { name, description: entry.text, reasons, bodyStart: block.bodyStart };
}
/** The skill is listed under its folder, with the body's first line. */
function withoutFields(skill, reasons, bodyStart) {
    const description = firstLine(skill.file.text.slice(bodyStart));
    const all = [...reasons, fromBody(skill, description)];
    return { name: skill.folder ?? skill.name?.value ?? null, description, reasons: all, bodyStart };
}
function lostBlock({ message, cure, span, name }) {
    const whole = `${message} The skill loads without its frontmatter: no key of it counts.`;
    const told = (0,reason_field/* reason */.l)('yaml-metadata-lost', 'altered', whole, cure, span);
    return name ? { ...told, name } : told;
}
function repair({ message, cure, span, name }) {
    const whole = `${message} The runtime puts quotes around such values and reads the block again; its own validator calls it an error.`;
    const told = (0,reason_field/* reason */.l)('yaml-repaired', 'altered', whole, cure, span);
    return name ? { ...told, name } : told;
}
/** Of a key that stands twice the last one counts. */
function twice(skill) {
    const seen = new Set();
    const root = skill.frontmatter.yaml?.root;
    const again = root?.kind === 'map' ? root.pairs.filter(({ key }) => seen.size === seen.add(key.value).size) : [];
    return again.map(({ key }) => ({
        ...(0,reason_yaml/* yamlReason */.c)((0,yaml_fault/* yamlFault */.Q)('duplicate-key', key.span, key.value), 'altered'),
        message: `The key \`${key.value}\` stands twice, and the last one counts.`,
    }));
}

;// CONCATENATED MODULE: ./.build/runtimes/claude-code.js




const claude_code_traits = { silent: true, blast: 'skill' };
const claude_code_roots = {
    owners: ['.claude'],
    depth: 1,
    hidden: 'entered',
    links: 'followed',
    rootFile: 'ignored',
    nested: 'hidden',
};
/** Characters for the list of all skills: 1 % of a window of 200,000 tokens at four characters each. */
const LIST_LIMIT = 8000;
const claudeCode = {
    id: 'claude-code',
    title: 'Claude Code',
    version: '2.1.197; a byte order mark is read from 2.1.239 on',
    evidence: [
        {
            basis: 'observed',
            cite: 'vectors/probes.jsonl, `claude plugin validate` of 2.1.197: where it says that all fields are dropped, the session itself repairs many blocks and keeps them',
            date: '2026-11-30',
        },
        {
            basis: 'observed',
            cite: 'Claude Code 2.1.197, the list of skills in the request of a `claude -p` session, on the 587 probes, 2,500 real skills and 5,000 mutations',
            date: '2026-11-30',
        },
        {
            basis: 'observed',
            cite: 'Claude Code 2.1.197, folders: dot folders and `synced` are read, which the documentation denies for the latter; of 8,000 characters some 4,000 go to its own skills',
            date: '2026-11-30',
        },
        {
            basis: 'docs',
            cite: 'code.claude.com/docs skills.md, at ericbuess/claude-code-docs@ec68a5b',
            date: '2026-08-22',
        },
    ],
    discovery: '.claude/skills in the working directory and each parent up to the repository’s top, right below it and no deeper; ~/.claude/skills and plugins besides. Links are followed. The folder’s name is the command.',
    wellKnown: true,
    ...claude_code_traits,
    load: claude_code_load,
    present: claude_code_present,
    examples: [
        {
            title: 'all keys that its manual lists',
            files: {
                '.claude/skills/x/SKILL.md': '---\nname: x\ndescription: d\nargument-hint: n\nmodel: opus\n---\nB\n',
            },
            status: 'loads',
        },
        {
            title: 'a colon in an unquoted value is repaired',
            files: { '.claude/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'altered',
            reason: 'yaml-repaired',
        },
        {
            title: 'text behind a quote is not repaired',
            files: { '.claude/skills/x/SKILL.md': '---\nname: x\ndescription: "a" [|b|]\n---\nB\n' },
            status: 'altered',
            reason: 'yaml-metadata-lost',
        },
        {
            title: 'no frontmatter',
            files: { '.claude/skills/x/SKILL.md': '[|# Title|]\n\nText.\n' },
            status: 'altered',
            reason: 'frontmatter-missing',
        },
        {
            title: 'a name that is not the folder’s',
            files: { '.claude/skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
            status: 'altered',
            reason: 'name-folder-mismatch',
        },
        {
            title: 'the name of a command of its own',
            files: { '.claude/skills/batch/SKILL.md': '---\nname: [|batch|]\ndescription: d\n---\nB\n' },
            status: 'altered',
            reason: 'built-in-command',
        },
        {
            title: 'three dashes in a value',
            files: { '.claude/skills/x/SKILL.md': '---\nname: x\ndescription: a [|---|] b\n---\nB\n' },
            status: 'altered',
            reason: 'dashes-in-value',
        },
        {
            title: 'for people only',
            files: {
                '.claude/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|true|]\n---\nB\n',
            },
            status: 'withheld',
            reason: 'manual-only',
        },
        {
            title: 'two folders deep',
            files: { '.claude/skills/g/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'too-deep',
        },
    ],
};
function claude_code_load(skill, situation) {
    const away = (0,reason_place/* notFound */.mX)(skill, claude_code_roots);
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    if (unread.length > 0)
        return verdictOf(claude_code_traits, skill, unread, { name: null, description: null });
    const found = readClaudeSkill(skill);
    const reasons = [...found.reasons, ...sameLabel(skill, situation), ...overBudget(skill, situation)];
    return verdictOf(claude_code_traits, skill, reasons, claude_code_shown(found));
}
/** Both load under their folders; the label that people see is the same. */
function sameLabel(skill, { catalog }) {
    const label = skill.name?.value;
    const before = catalog.filter((each) => each.path < skill.path && each.name?.value === label && !each.isSample);
    if (label === undefined || before.length === 0)
        return [];
    const told = duplicateName(skill, label, before, 'both load, under the names of their folders');
    return told.map((each) => ({ ...each, effect: 'altered' }));
}
function overBudget(skill, situation) {
    const { total, skills, largest } = listOf(situation.catalog);
    if (total <= LIST_LIMIT || !skills.has(skill))
        return [];
    const message = `The list of the ${skills.size} skills in \`${skill.place.root}\` takes ${total.toLocaleString('en')} characters; it has 8,000 (1 % of a window of 200,000 tokens), part of which goes to the runtime’s own skills. Over it descriptions are left out, those of the least used skills first; the longest are ${largest.join(', ')}.`;
    const told = (0,reason_field/* reason */.l)('listing-over-budget', 'altered', message, 'Shorten the longest descriptions.', null);
    return [{ ...told, path: skill.place.root }];
}
const lists = new WeakMap();
/** The entries that a root's skills have in the list. Worked out once for a catalogue. */
function listOf(catalog) {
    const known = lists.get(catalog);
    if (known)
        return known;
    const offered = catalog.flatMap((skill) => {
        if (skill.isSample || (0,reason_place/* notFound */.mX)(skill, claude_code_roots).length > 0 || skill.unreadable !== null)
            return [];
        const { reasons, name, description } = readClaudeSkill(skill);
        if (reasons.some(({ effect }) => effect === 'withheld'))
            return [];
        return [{ skill, name: name ?? '', length: `- ${name}: ${description}\n`.length }];
    });
    const longest = [...offered].sort((left, right) => right.length - left.length || (left.name < right.name ? -1 : 1));
    const made = {
        total: offered.reduce((sum, { length }) => sum + length, 0),
        skills: new Set(offered.map(({ skill }) => skill)),
        largest: longest.slice(0, 3).map(({ name, length }) => `\`${name}\` (${length.toLocaleString('en')})`),
    };
    lists.set(catalog, made);
    return made;
}
function claude_code_present(skill) {
    const { name, description, bodyStart } = readClaudeSkill(skill);
    return {
        metadata: `- ${name ?? ''}: ${description ?? ''}`,
        instructions: skill.file.text.slice(bodyStart),
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}
function claude_code_shown({ name, description }) {
    return { name, description };
}

;// CONCATENATED MODULE: ./.build/runtimes/claude-upload.js







const claude_upload_traits = { silent: false, blast: 'skill' };
const claude_upload_dialect = dialects.pyyaml;
/** The keys that an upload may have. */
const keys = ['allowed-tools', 'compatibility', 'description', 'license', 'metadata', 'name'];
/** Words that the documentation of the API keeps for itself, wherever they stand in a name. */
const reserved = ['anthropic', 'claude'];
/** Brackets that PyYAML 6.0.4 gives up at with Python's own limit of 1,000 calls: 490 were read, 500 were not. */
const claude_upload_PYTHON_DEPTH = 500;
const tolerated = new Set([
    'closing-dashes-sloppy',
    'line-ends-carriage-return',
    'no-line-end-after-closing-dashes',
]);
const claudeUpload = {
    id: 'claude-upload',
    title: 'the upload check of claude.ai and the Skills API',
    version: 'quick_validate of anthropics/skills as of 2026-07-01, and the rules that the API documents',
    evidence: [
        {
            basis: 'source',
            cite: 'anthropics/skills@049d5f2, skills/skill-creator/scripts/quick_validate.py',
            date: '2026-11-30',
        },
        { basis: 'observed', cite: 'anthropics/skills@9d2f1ae, quick_validate run on made inputs', date: '2026-08-22' },
        { basis: 'docs', cite: 'platform.claude.com, Agent Skills, field requirements', date: '2026-08-22' },
    ],
    discovery: 'The one folder that is uploaded, with SKILL.md by that exact name at its top. It searches for nothing.',
    wellKnown: false,
    ...claude_upload_traits,
    load: claude_upload_load,
    present: claude_upload_present,
    examples: [
        {
            title: 'the six keys of the standard',
            files: {
                'skills/x/SKILL.md': '---\nname: x\ndescription: d\nlicense: MIT\nallowed-tools: [Read]\nmetadata: text\n---\nB\n',
            },
            status: 'loads',
        },
        {
            title: 'any other key',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|version|]: 1.0.0\n---\nB\n' },
            status: 'dropped',
            reason: 'unknown-key',
        },
        {
            title: 'a sign that opens or closes a tag',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: Sorts a List[|<|]T>.\n---\nB\n' },
            status: 'dropped',
            reason: 'xml-tag',
        },
        {
            title: 'a reserved word in the name',
            files: { 'skills/x/SKILL.md': '---\nname: [|claude-helper|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'name-reserved',
        },
        {
            title: 'ordinary words in the name, which need not be the folder’s',
            files: { 'skills/x/SKILL.md': '---\nname: ai-mcp-skill\ndescription: d\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a blank behind the opening dashes',
            files: { 'skills/x/SKILL.md': '---[| |]\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'blank-after-opening-dashes',
        },
        {
            title: 'a number for a name',
            files: { 'skills/x/SKILL.md': '---\nname: [|123|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'field-not-text',
        },
    ],
};
function claude_upload_load(skill) {
    const unread = (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? claude_upload_lost(...unread) : claude_upload_read(skill);
    return verdictOf(claude_upload_traits, skill, found.reasons, found);
}
function claude_upload_lost(...reasons) {
    return { reasons, name: null, description: null };
}
function claude_upload_read(skill) {
    const { file, frontmatter } = skill;
    const encoding = frontmatter.faults.find(({ code }) => code === 'not-utf-8');
    if (encoding)
        return claude_upload_lost((0,reason_fence/* fenceReason */.q)(encoding));
    const block = blockOf(file.text);
    if (!('start' in block))
        return claude_upload_lost(noBlock(skill, tolerated, block.missing));
    const { root, refusal } = readDialect(file, block, claude_upload_dialect);
    if (refusal)
        return claude_upload_lost(tooDeepFor(claude_upload_PYTHON_DEPTH, refusal, file.slice(block)));
    const map = mapOf(skill, root);
    return 'code' in map ? claude_upload_lost(map) : claude_upload_fields(skill, map);
}
/** The first line is exactly three dashes; the next line that starts with them closes the block, which holds a line at least. */
function blockOf(text) {
    const opening = /^---(?:\r\n|\r|\n)/.exec(text)?.[0].length;
    if (opening === undefined)
        return { missing: 'opening' };
    const closing = /(?:\r\n|\r|\n)---/g;
    closing.lastIndex = opening;
    const match = closing.exec(text);
    return match ? (0,source_span/* spanOf */.ee)(opening, match.index) : { missing: 'closing' };
}
function claude_upload_fields(skill, map) {
    const values = fieldsIn(claude_upload_dialect, map);
    const name = trimmedText(values.get('name'));
    const description = trimmedText(values.get('description'));
    const wrong = [
        ...claude_upload_unknownKeys(values, map),
        ...claude_upload_required(skill, 'name', values.get('name')),
        ...(name === null ? [] : claude_upload_nameReasons(name, placeOf(skill, 'name'))),
        ...claude_upload_required(skill, 'description', values.get('description')),
        ...(description === null ? [] : claude_upload_descriptionReasons(skill, description)),
        ...compatibilityReasons(values.get('compatibility')),
    ];
    const cure = 'Write the key once, and the value in quotes.';
    const last = ['name', 'description'].flatMap((field) => {
        const text = { name, description }[field];
        return text === null || asWritten(skill, field, text) ? [] : [shownAs(skill, field, text, 'duplicate-key', cure)];
    });
    return { name, description, reasons: [...wrong, ...last] };
}
function trimmedText(node) {
    const value = node ? valueIn(claude_upload_dialect, node) : null;
    return value?.kind === 'text' ? value.text.replace(/^[\s\x1c-\x1f\x85]+|[\s\x1c-\x1f\x85]+$/g, '') : null;
}
function claude_upload_unknownKeys(values, map) {
    const unknown = [...values.keys()].filter((key) => !keys.includes(key));
    const first = unknown[0];
    if (first === undefined)
        return [];
    const place = map.pairs.find(({ key }) => key.value === first)?.key.span ?? map.span;
    const names = unknown.map((key) => `\`${key}\``).join(', ');
    const message = `${unknown.length === 1 ? `The key ${names} is` : `The keys ${names} are`} none of the six that an upload may have (${keys.join(', ')}).`;
    const says = `Unexpected key(s) in SKILL.md frontmatter: ${[...unknown].sort().join(', ')}`;
    const cure = 'Move it under `metadata:`, or leave it out of what is uploaded.';
    return [{ ...(0,reason_field/* reason */.l)('unknown-key', 'dropped', message, cure, place), name: first, says }];
}
function claude_upload_required(skill, field, node) {
    if (!node)
        return [(0,reason_field/* missing */.LO)(field, placeOf(skill, field), field === 'name' ? skill.folder : null)];
    const { kind } = valueIn(claude_upload_dialect, node);
    if (kind === 'text')
        return [];
    return kind === 'null' ? [(0,reason_field/* empty */.Ie)(field, placeOf(skill, field))] : [notText(skill, field, node, kind)];
}
function claude_upload_nameReasons(name, place) {
    if (name === '')
        return [(0,reason_field/* empty */.Ie)('name', place)];
    const word = reserved.find((each) => name.includes(each));
    if (!word)
        return (0,reason_field/* nameForm */.oB)(name, 'ascii', 'code points', place);
    const message = `\`name\` holds \`${word}\`, which is documented as reserved.`;
    const found = { ...(0,reason_field/* reason */.l)('name-reserved', 'dropped', message, 'Choose a name without it.', place), name: word };
    return [...(0,reason_field/* nameForm */.oB)(name, 'ascii', 'code points', place), found];
}
function claude_upload_descriptionReasons(skill, description) {
    const place = placeOf(skill, 'description');
    if (description === '')
        return [(0,reason_field/* empty */.Ie)('description', place)];
    const tag = /[<>]/.test(description) ? [bracket(skill, place)] : [];
    if ((0,reason_field/* lengthIn */.q$)('code points', description) <= 1024)
        return tag;
    return [...tag, (0,reason_field/* tooLong */.Po)('description', 'dropped', description, 1024, 'code points', place)];
}
function bracket(skill, place) {
    const shift = skill.file.slice(place).replace(/^[|>]/, ' ').search(/[<>]/);
    const span = shift < 0 ? place : (0,source_span/* spanOf */.ee)(place.start + shift, place.start + shift + 1);
    const message = 'The description holds `<` or `>`, which an upload may not, whether they make a tag or not.';
    const says = 'Description cannot contain angle brackets (< or >)';
    return { ...(0,reason_field/* reason */.l)('xml-tag', 'dropped', message, 'Write it in words.', span), name: 'description', says };
}
function compatibilityReasons(node) {
    if (!node)
        return [];
    const { kind, text } = valueIn(claude_upload_dialect, node);
    if (kind !== 'text')
        return [(0,reason_field/* wrongType */.gQ)('compatibility-type', 'dropped', 'compatibility', node, 'text')];
    if (text === '') {
        const message = '`compatibility` is empty, which an upload may not have.';
        return [(0,reason_field/* reason */.l)('compatibility-type', 'dropped', message, 'Leave it out.', node.span)];
    }
    return (0,reason_field/* lengthIn */.q$)('code points', text) > 500
        ? [(0,reason_field/* tooLong */.Po)('compatibility', 'dropped', text, 500, 'code points', node.span)]
        : [];
}
/** How the hosted product puts it to the model is not documented. */
function claude_upload_present(skill) {
    return {
        metadata: `${skill.name?.value ?? ''}: ${skill.description?.value ?? ''}`,
        instructions: skill.file.text.slice(skill.bodySpan.start).trim(),
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}

// EXTERNAL MODULE: ./.build/runtimes/cleveragents.js + 1 modules
var cleveragents = __webpack_require__(6783);
;// CONCATENATED MODULE: ./.build/runtimes/reader-regex.js

const exact = {
    byteOrderMark: 'skipped',
    skipsBlanks: false,
    longFences: false,
    opening: 'nothing',
    closing: 'nothing',
    lineEndBehind: 'optional',
    emptyBlock: 'missed',
};
/** QwenLM/qwen-code@0334194, packages/core/src/skills/skill-load.ts, parseSkillContent; CRLF is LF by then. */
const qwenFence = exact;
/** cline/cline@2aa6990, user-instructions/frontmatter.ts; a later text of it strips the byte order mark (cline/cline#12151). */
const clineFence = { ...exact, closing: 'anything' };
/** langchain-ai/deepagents@23b83ad, libs/deepagents/deepagents/middleware/skills.py, _parse_skill_metadata. */
const deepagentsFence = {
    ...exact,
    byteOrderMark: 'kept',
    opening: 'blanks',
    closing: 'blanks',
    lineEndBehind: 'needed',
};
/** NousResearch/hermes-agent@010929c, agent/skill_utils.py, parse_frontmatter. */
const hermesFence = {
    ...exact,
    opening: 'yaml',
    closing: 'blanks',
    lineEndBehind: 'needed',
    emptyBlock: 'read',
};
/** python-frontmatter 1.3.0 (PyPI), __init__.py and default_handlers.py; OpenHands reads by it. */
const pythonFrontmatterFence = {
    ...exact,
    byteOrderMark: 'kept',
    skipsBlanks: true,
    longFences: true,
    opening: 'blanks',
    closing: 'blanks',
    emptyBlock: 'read',
};
/** Python's `\s`, which knows four separators more than JavaScript's and not the byte order mark. */
const blank = '[^\\S\\uFEFF]|[\\x1c-\\x1f\\x85]';
function readFenced(text, rule) {
    const start = reader_regex_startOf(text, rule);
    const opening = sticky(openingPattern(rule), text, start);
    if (!opening)
        return { missing: 'opening' };
    const yamlStart = start + opening.length;
    const closing = new RegExp(closingPattern(rule), 'g');
    // The line end behind the opening dashes may be the one before the closing dashes only where an empty block is read.
    closing.lastIndex = rule.emptyBlock === 'read' ? Math.max(start + 3, yamlStart - 1) : yamlStart;
    // Of several line ends behind the opening dashes, the last is given back where nothing else fits.
    const match = closing.exec(text) ?? (/\n[^\n]*\n/.test(opening) ? retried(closing, text, yamlStart - 1) : null);
    if (!match)
        return { missing: rule.emptyBlock === 'missed' && text.startsWith('---', yamlStart) ? 'empty' : 'closing' };
    return { yaml: (0,source_span/* spanOf */.ee)(yamlStart, Math.max(yamlStart, match.index)), bodyStart: match.index + match[0].length };
}
function retried(closing, text, at) {
    closing.lastIndex = at;
    const match = closing.exec(text);
    return match?.index === at ? match : null;
}
function reader_regex_startOf(text, rule) {
    if (rule.skipsBlanks)
        return sticky(`(?:${blank})*`, text, 0)?.length ?? 0;
    return rule.byteOrderMark === 'skipped' && text.startsWith('\uFEFF') ? 1 : 0;
}
function openingPattern({ opening, longFences }) {
    const dashes = longFences ? '-{3,}' : '---';
    if (opening === 'yaml')
        return dashes;
    return opening === 'nothing' ? `${dashes}\\r?\\n` : `${dashes}(?:${blank})*\\n`;
}
function closingPattern({ closing, lineEndBehind, longFences }) {
    const dashes = `\\r?\\n${longFences ? '-{3,}' : '---'}`;
    if (closing === 'anything')
        return `${dashes}(?:\\r?\\n)?`;
    if (closing === 'nothing')
        return `${dashes}(?:\\r?\\n|$)`;
    return lineEndBehind === 'needed' ? `${dashes}(?:${blank})*\\n` : `${dashes}(?:(?:${blank})*\\n|(?:${blank})*$)`;
}
function sticky(pattern, text, at) {
    const match = new RegExp(pattern, 'y');
    match.lastIndex = at;
    return match.exec(text)?.[0] ?? null;
}

;// CONCATENATED MODULE: ./.build/runtimes/cline.js





const cline_traits = { silent: true, blast: 'skill' };
const cline_dialect = dialects['yaml-1.2'];
const cline_roots = {
    owners: ['.agents', '.cline', '.clinerules'],
    depth: 1,
    hidden: 'entered',
    links: 'followed',
    rootFile: 'found',
    nested: 'hidden',
};
const cline_tolerated = new Set([
    'byte-order-mark',
    'closing-dashes-sloppy',
    'no-line-end-after-closing-dashes',
    'not-utf-8',
]);
const cline = {
    id: 'cline',
    title: 'Cline',
    version: 'CLI 3.0.65, SDK 0.0.86',
    evidence: [
        { basis: 'observed', cite: '@cline/core 0.0.86 (npm), parseSkillConfigFromMarkdown', date: '2026-11-30' },
        {
            basis: 'source',
            cite: '@cline/core 0.0.86, extensions/config; @cline/shared 0.0.86, storage',
            date: '2026-11-30',
        },
        {
            basis: 'source',
            cite: 'cline/cline@0f667f0, apps/vscode, skills.ts: the SDK also makes the list of skills that the model sees in VS Code',
            date: '2026-11-30',
        },
    ],
    discovery: 'The folders right below .clinerules/skills, .cline/skills and .agents/skills of the project, and a SKILL.md in one of them itself; ~/.cline/skills and ~/.agents/skills after them. The last skill of a name wins, capital letters aside. Links are followed. The model sees the names only.',
    wellKnown: false,
    ...cline_traits,
    load: cline_load,
    present: cline_present,
    examples: [
        {
            title: 'any name',
            files: { '.cline/skills/x/SKILL.md': '---\nname: Any Name\ndescription: d\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'no frontmatter: the folder’s name, and all of it is body',
            files: { '.cline/skills/x/SKILL.md': '[|Do it.|]\n' },
            status: 'altered',
            reason: 'frontmatter-missing',
        },
        {
            title: 'no description',
            files: { '.agents/skills/x/SKILL.md': '[|---|]\nname: x\n---\nB\n' },
            status: 'altered',
            reason: 'description-missing',
        },
        {
            title: 'a colon in an unquoted value',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'dropped',
            reason: 'colon-in-plain-value',
        },
        {
            title: 'a number as name',
            files: { '.cline/skills/123/SKILL.md': '---\nname: [|123|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'field-not-text',
        },
        {
            title: 'no body',
            files: { '.cline/skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|---|]\n' },
            status: 'dropped',
            reason: 'body-empty',
        },
        {
            title: 'switched off',
            files: { '.cline/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisabled: [|true|]\n---\nB\n' },
            status: 'withheld',
            reason: 'manual-only',
        },
    ],
};
function cline_load(skill, { catalog }) {
    const away = (0,reason_place/* notFound */.mX)(skill, cline_roots);
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? cline_lost(...unread) : cline_read(skill);
    const { name } = found;
    const idOf = (each) => (each.name?.value.trim() || each.folder || '').toLowerCase();
    const later = (other) => other.path > skill.path && idOf(other) === idOf(skill);
    const rivals = name === null ? [] : catalog.filter((other) => later(other) && cline_read(other).name);
    const twice = duplicateName(skill, name ?? '', rivals, 'the one that the disk lists last is kept, and that is not fixed');
    return verdictOf(cline_traits, skill, [...found.reasons, ...twice], found);
}
function cline_lost(...reasons) {
    return { reasons, name: null, description: null, body: '' };
}
function cline_read(skill) {
    const { file } = skill;
    const wide = wideText(skill);
    if (wide.length > 0)
        return bare(skill, file.text, wide[0]);
    const block = readFenced(file.text, clineFence);
    if ('missing' in block) {
        return bare(skill, file.text, noBlock(skill, cline_tolerated, block.missing === 'opening' ? 'opening' : 'closing'));
    }
    const yaml = readDialect(file, block.yaml, cline_dialect);
    if (yaml.refusal)
        return cline_lost(yaml.refusal);
    const body = file.text.slice(block.bodyStart);
    const map = mapOf(skill, yaml.root);
    if ('code' in map)
        return bare(skill, body, map);
    return cline_fields(skill, fieldsIn(cline_dialect, map), body);
}
/** Without a block, or with one that holds no keys: the folder’s name, no description, and the whole text. */
function bare(skill, text, fault) {
    const found = cline_fields(skill, new Map(), text);
    return found.name === null ? found : { ...found, reasons: [{ ...fault, effect: 'altered' }, ...found.reasons] };
}
function cline_fields(skill, values, text) {
    const [name, description] = [cline_textOf(values.get('name')), cline_textOf(values.get('description'))];
    const body = text.trim();
    const wrong = [
        ...['name', 'description'].flatMap((field) => wrongText(skill, field, values.get(field))),
        ...['disabled', 'enabled'].flatMap((key) => wrongSwitch(key, values.get(key))),
        ...(body === '' ? [noBody(skill)] : []),
    ];
    if (wrong.length > 0)
        return cline_lost(...wrong);
    const shown = name === '' ? (skill.folder ?? '').trim() : name;
    return {
        name: shown,
        description: description === '' ? null : description,
        body,
        reasons: [
            ...(name === '' ? [namedByFolder(skill, 'There is no name')] : changed(skill, 'name', name)),
            ...(description === '' ? [notDescribed(skill, values)] : changed(skill, 'description', description)),
            ...switchedOff(values),
            ...ignoredKeys(skill, ['disabled', 'enabled']),
        ],
    };
}
function cline_textOf(node) {
    const value = node ? valueIn(cline_dialect, node) : null;
    return value?.kind === 'text' ? value.text.trim() : '';
}
function wrongText(skill, field, node) {
    const kind = node ? valueIn(cline_dialect, node).kind : 'null';
    return !node || kind === 'null' || kind === 'text' ? [] : [notText(skill, field, node, kind)];
}
function changed(skill, field, shown) {
    return asWritten(skill, field, shown) ? [] : [shownAs(skill, field, shown, 'value-coerced', 'Write it in quotes.')];
}
function notDescribed(skill, values) {
    const place = placeOf(skill, 'description');
    const found = values.has('description') ? (0,reason_field/* empty */.Ie)('description', place) : (0,reason_field/* missing */.LO)('description', place, null);
    return { ...found, effect: 'altered' };
}
function wrongSwitch(key, node) {
    const kind = node ? valueIn(cline_dialect, node).kind : 'null';
    if (!node || kind === 'null' || kind === 'boolean')
        return [];
    const message = `\`${key}\` is neither true nor false, and nothing else is taken.`;
    const cure = 'Write `true` or `false`, without quotes.';
    return [{ ...(0,reason_field/* reason */.l)('field-not-text', 'dropped', message, cure, node.span), name: key }];
}
/** `disabled: true`, or, where that key is not there, `enabled: false`. */
function switchedOff(values) {
    const stateOf = (key) => {
        const node = values.get(key);
        const value = node ? valueIn(cline_dialect, node) : null;
        return value?.kind === 'boolean' ? value.text : null;
    };
    const key = stateOf('disabled') === null ? 'enabled' : 'disabled';
    const off = key === 'disabled' ? stateOf(key) === 'true' : stateOf(key) === 'false';
    const node = values.get(key);
    if (!off || !node)
        return [];
    const message = `\`${key}\` switches the skill off, and neither the model nor anybody else can call it.`;
    return [{ ...(0,reason_field/* reason */.l)('manual-only', 'withheld', message, 'Remove the key.', node.span), name: key }];
}
function noBody(skill) {
    const { closing } = skill.frontmatter;
    const place = closing ?? { start: 0, end: 0 };
    return (0,reason_field/* reason */.l)('body-empty', 'dropped', 'There is no body.', 'Write down what the agent is to do.', place);
}
/** The model gets the names in the description of a tool, and the body when it calls it. */
function cline_present(skill) {
    const { name, body } = cline_read(skill);
    return {
        metadata: name ?? skill.name?.value ?? '',
        instructions: body,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/cline-extension.js





const cline_extension_traits = { silent: true, blast: 'skill' };
const cline_extension_dialect = dialects['js-yaml-4'];
const cline_extension_roots = {
    owners: ['.claude', '.cline', '.clinerules'],
    depth: 1,
    hidden: 'entered',
    links: 'followed',
    rootFile: 'ignored',
    nested: 'hidden',
};
const cline_extension_tolerated = new Set(['closing-dashes-sloppy', 'no-line-end-after-closing-dashes', 'not-utf-8']);
/** Cline for VS Code before it asked the SDK for the skills. */
const clineExtension = {
    id: 'cline@3.87',
    title: 'Cline 3.87 for VS Code',
    version: '3.87',
    evidence: [
        {
            basis: 'source',
            cite: 'cline/cline@1040805 and @2aa6990, src/core/context/instructions/user-instructions/skills.ts and frontmatter.ts',
            date: '2026-08-21',
        },
        { basis: 'observed', cite: 'js-yaml 4.1.1 (npm), as it calls it', date: '2026-11-30' },
    ],
    discovery: 'The folders right below .clinerules/skills, .cline/skills and .claude/skills of the project, then ~/.cline/skills, which wins. Links are followed.',
    wellKnown: false,
    ...cline_extension_traits,
    load: cline_extension_load,
    present: cline_extension_present,
    examples: [
        {
            title: 'as the standard wants it',
            files: { '.claude/skills/x/SKILL.md': '---\nname: x\ndescription: d\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a name that is not the folder’s',
            files: { '.cline/skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'name-folder-mismatch',
        },
        {
            title: 'a date as name',
            files: { '.cline/skills/2024-01-01/SKILL.md': '---\nname: [|2024-01-01|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'field-not-text',
        },
        {
            title: 'a byte order mark',
            files: { '.cline/skills/x/SKILL.md': '[|\uFEFF|]---\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'byte-order-mark',
        },
    ],
};
function cline_extension_load(skill) {
    const away = (0,reason_place/* notFound */.mX)(skill, cline_extension_roots);
    const unread = away.length > 0 ? away : [...(0,reason_place/* unreadable */.O$)(skill), ...wideText(skill)];
    const found = unread.length > 0 ? cline_extension_lost(...unread) : cline_extension_read(skill);
    return verdictOf(cline_extension_traits, skill, found.reasons, found);
}
function cline_extension_lost(...reasons) {
    return { reasons, name: null, description: null, body: '' };
}
/** Both fields as text, and the folder's name. What is no YAML holds no keys. */
function cline_extension_read(skill) {
    const { file } = skill;
    const block = readFenced(file.text, { ...clineFence, byteOrderMark: 'kept' });
    if ('missing' in block)
        return cline_extension_lost(noBlock(skill, cline_extension_tolerated, block.missing === 'opening' ? 'opening' : 'closing'));
    const yaml = readDialect(file, block.yaml, cline_extension_dialect);
    if (yaml.refusal)
        return cline_extension_lost(yaml.refusal);
    const map = mapOf(skill, yaml.root);
    if ('code' in map)
        return cline_extension_lost(map);
    const values = fieldsIn(cline_extension_dialect, map);
    const wrong = ['name', 'description'].flatMap((field) => {
        const node = values.get(field);
        const value = node ? valueIn(cline_extension_dialect, node) : null;
        if (!node || !value)
            return [(0,reason_field/* missing */.LO)(field, placeOf(skill, field), skill.folder)];
        if (value.kind === 'null' || (value.kind === 'text' && value.text === ''))
            return [(0,reason_field/* empty */.Ie)(field, placeOf(skill, field))];
        return value.kind === 'text' ? [] : [notText(skill, field, node, value.kind)];
    });
    const [name = '', description = ''] = ['name', 'description'].map((key) => {
        const node = values.get(key);
        return node ? valueIn(cline_extension_dialect, node).text : '';
    });
    const mismatch = skill.folder !== null && skill.folder !== name;
    if (mismatch && wrong.length === 0)
        wrong.push((0,reason_field/* folderMismatch */.jB)(name, skill.folder, 'dropped', placeOf(skill, 'name')));
    if (wrong.length > 0)
        return cline_extension_lost(...wrong);
    return { name, description, body: file.text.slice(block.bodyStart).trim(), reasons: ignoredKeys(skill, []) };
}
function cline_extension_present(skill) {
    const { name, description, body } = cline_extension_read(skill);
    return {
        metadata: `  - "${name ?? skill.name?.value ?? ''}": ${description ?? skill.description?.value ?? ''}`,
        instructions: body,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-trimmed.js

/** What Rust takes for white space (`char::is_whitespace`, the Unicode property White_Space): JavaScript's set differs by two. */
const reader_trimmed_blank = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
function isBlank(sign) {
    return sign !== undefined && reader_trimmed_blank.test(sign);
}
/** `str::trim`. */
function trimmed(text) {
    let end = text.length;
    while (end > 0 && isBlank(text[end - 1]))
        end -= 1;
    return text.slice(Math.min(blanksAt(text, 0), end), end);
}
/** How many blanks stand at an offset. */
function blanksAt(text, from) {
    let at = from;
    while (isBlank(text[at]))
        at += 1;
    return at - from;
}
/** `split_whitespace().join(" ")`. */
function collapsed(text) {
    return trimmed(text).replace(new RegExp(`${reader_trimmed_blank.source}+`, 'g'), ' ');
}
/**
 * A block between two lines that are three dashes once they are trimmed, with at least one line in between: Codex
 * (openai/codex@6162409, codex-rs/core-skills/src/loader.rs, extract_frontmatter; run as 0.171.0 on 2026-11-30).
 */
function readTrimmed(text) {
    const opening = lineAt(text, 0);
    if (trimmed(opening.line) !== '---')
        return { missing: 'opening' };
    const start = opening.next;
    for (let at = start; at < text.length;) {
        const { line, next } = lineAt(text, at);
        if (trimmed(line) !== '---')
            at = next;
        else if (at === start)
            return { missing: 'content' };
        else
            return { yaml: (0,source_span/* spanOf */.ee)(start, text[at - 2] === '\r' ? at - 2 : at - 1), bodyStart: Math.min(next, text.length) };
    }
    return { missing: 'closing' };
}
function lineAt(text, at) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    return { line: text.slice(at, end), next: end + 1 };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-codex.js




/**
 * The repair that Codex makes, line by line, when a block is no YAML: values with a colon and a blank in them, and those that
 * start like a list, a map, `@` or a backtick and are no YAML themselves, are put in single quotes; a comment behind them stays.
 * Null where there is nothing to repair. (openai/codex@6162409, loader.rs, repair_frontmatter_scalar_fields; run as 0.171.0.)
 */
function repairLines(yaml) {
    let blockIndent = null;
    let changed = false;
    const lines = yaml.split(/\r?\n/).map((line) => {
        const indent = /^ */.exec(line)?.[0].length ?? 0;
        if (blockIndent !== null && (trimmed(line) === '' || indent > blockIndent))
            return line;
        blockIndent = null;
        const colon = line.indexOf(':');
        const next = line[colon + 1];
        if (colon < 0 || trimmed(line.slice(0, colon)) === '' || (next !== undefined && !isBlank(next)))
            return line;
        const start = colon + 1 + blanksAt(line, colon + 1);
        const scalar = trimmed(line.slice(start, commentIn(line, start)));
        if (/^[|>]/.test(scalar))
            blockIndent = indent;
        if (!needsQuotes(scalar))
            return line;
        changed = true;
        return `${line.slice(0, start)}'${scalar.replaceAll("'", "''")}'${line.slice(start + scalar.length)}`;
    });
    return changed ? lines.join('\n') : null;
}
/** Offset of the first hash that opens a comment, or the end of the line. */
function commentIn(line, start) {
    for (let at = line.indexOf('#', start); at >= 0; at = line.indexOf('#', at + 1)) {
        if (at === start || isBlank(line[at - 1]))
            return at;
    }
    return line.length;
}
function needsQuotes(scalar) {
    if (/^[|>'"]/.test(scalar))
        return false;
    return hasColonAndBlank(scalar) || (/^[[{@`]/.test(scalar) && !isYaml(scalar));
}
function hasColonAndBlank(scalar) {
    for (let at = scalar.indexOf(':'); at >= 0; at = scalar.indexOf(':', at + 1)) {
        if (isBlank(scalar[at + 1]))
            return true;
    }
    return false;
}
/** Read into a value of any shape, whose keys may be of any kind. */
const anyValue = { ...dialects['serde-yaml'], wholeKeys: 'read' };
function isYaml(text) {
    return readDialect(new source_file/* SourceFile */.sC('', text), (0,source_span/* spanOf */.ee)(0, text.length), anyValue).refusal === null;
}

;// CONCATENATED MODULE: ./.build/runtimes/codex.js












const codex_traits = { silent: false, blast: 'skill' };
const codex_source = 'openai/codex@6162409, codex-rs/core-skills/src';
const codex_dialect = dialects['serde-yaml'];
const codex_roots = {
    owners: ['.agents', '.codex'],
    depth: 6,
    hidden: 'skipped',
    links: 'followed',
    rootFile: 'found',
    nested: 'found',
};
/** What Codex reads of the block; only these may not stand twice. */
const fieldNames = new Set(['name', 'description', 'metadata', 'metadata.short-description']);
const codex_tolerated = new Set([
    'blank-after-opening-dashes',
    'closing-dashes-sloppy',
    'no-line-end-after-closing-dashes',
]);
/** Characters of a description that the model is shown, the three dots at its end included (model_visible.rs). */
const DESCRIPTION_LIMIT = 1024;
/** Characters that the list of all skills may take where the model's context window is not known; else it is 2 % of that (render.rs). */
const codex_LIST_LIMIT = 8000;
const codex = {
    id: 'codex',
    title: 'OpenAI Codex',
    version: '0.171.0; releases up to about 0.137 repair nothing and refuse descriptions over 1,024 characters',
    evidence: [
        { basis: 'observed', cite: 'vectors/probes.jsonl and corpus.jsonl, @openai/codex 0.171.0', date: '2026-11-30' },
        {
            basis: 'observed',
            cite: '@openai/codex 0.171.0, app-server skills/list: a wrong type is repaired like broken YAML, `metadata: ~` is refused (its source reads otherwise)',
            date: '2026-11-30',
        },
        { basis: 'source', cite: `${codex_source}/loader.rs, loader/discovery.rs`, date: '2026-08-21' },
        { basis: 'source', cite: 'openai/codex@428dd6c, codex-rs/core-skills/src/model_visible.rs', date: '2026-08-21' },
    ],
    discovery: '.agents/skills from the repository’s top down to the working directory and .codex/skills, six folders deep, without dot folders; linked folders are followed, a linked SKILL.md is not; ~/.agents/skills, $CODEX_HOME/skills and /etc/codex/skills besides. Skills of one name are all listed.',
    wellKnown: true,
    ...codex_traits,
    load: codex_load,
    present: codex_present,
    examples: [
        {
            title: 'numbers, dates and unknown keys are fine',
            files: { '.agents/skills/x/SKILL.md': '---\nname: 1.0\ndescription: 2024-01-01\nlicense: MIT\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a colon in an unquoted value is repaired',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'altered',
            reason: 'yaml-repaired',
        },
        {
            title: 'so is a map where text is meant',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: [|{a: b}|]\n---\nB\n' },
            status: 'altered',
            reason: 'yaml-repaired',
        },
        {
            title: 'text behind a quote is not repaired',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: "a" [|b|]\n---\nB\n' },
            status: 'dropped',
            reason: 'text-after-quote',
        },
        {
            title: 'a long description is cut',
            files: { '.agents/skills/x/SKILL.md': `---\nname: x\ndescription: [|${'d'.repeat(1025)}|]\n---\nB\n` },
            status: 'altered',
            reason: 'description-cut',
        },
        {
            title: 'metadata that is no map',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata: [|text|]\n---\nB\n' },
            status: 'dropped',
            reason: 'metadata-type',
        },
        {
            title: 'a byte order mark',
            files: { '.agents/skills/x/SKILL.md': '[|\uFEFF|]---\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'byte-order-mark',
        },
        {
            title: 'the folder gives the name',
            files: { '.agents/skills/x/SKILL.md': '[|---|]\ndescription: d\n---\nB\n' },
            status: 'loads',
            reason: 'name-from-folder',
        },
        {
            title: 'another client’s folder',
            files: { '.claude/skills/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'outside-the-roots',
        },
    ],
};
function codex_load(skill, situation) {
    const away = (0,reason_place/* notFound */.mX)(skill, codex_roots);
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? codex_lost(...unread) : codex_read(skill);
    const reasons = [...found.reasons, ...codex_overBudget(skill, situation)];
    return verdictOf({ ...codex_traits, silent: away.length > 0 }, skill, reasons, found);
}
function codex_lost(...reasons) {
    return { reasons, name: null, description: null };
}
function codex_read(skill) {
    const { file, frontmatter } = skill;
    const encoding = frontmatter.faults.find(({ code }) => code === 'not-utf-8');
    if (encoding)
        return codex_lost((0,reason_fence/* fenceReason */.q)(encoding));
    const block = readTrimmed(file.text);
    if ('missing' in block) {
        if (block.missing !== 'content')
            return codex_lost(noBlock(skill, codex_tolerated, block.missing));
        const empty = mapOf(skill, null);
        return 'code' in empty ? codex_lost(empty) : codex_lost();
    }
    const plain = structIn(skill, readDialect(file, block.yaml, codex_dialect, fieldNames));
    const [error] = plain.errors;
    if (!error)
        return codex_shown(skill, plain);
    if (error.effect === 'unknown')
        return codex_lost(error);
    const repaired = repairLines(file.slice(block.yaml));
    const again = repaired === null ? plain : structIn(skill, readText(repaired));
    if (again.errors.length > 0)
        return codex_lost(...plain.errors);
    const found = codex_shown(skill, again);
    return { ...found, reasons: [codex_repair(error), ...found.reasons] };
}
function readText(text) {
    return readDialect(new source_file/* SourceFile */.sC('', text), (0,source_span/* spanOf */.ee)(0, text.length), codex_dialect, fieldNames);
}
function codex_repair({ message, cure, span, name }) {
    const told = (0,reason_field/* reason */.l)('yaml-repaired', 'altered', `${message} The value is put in quotes and read again.`, cure, span);
    return name ? { ...told, name } : told;
}
/** Any error here, one of type included, has the block repaired and read once more. */
function structIn(skill, { root, refusal }) {
    const nothing = { errors: [], name: '', description: '' };
    if (refusal)
        return { ...nothing, errors: [refusal] };
    const map = mapOf(skill, root);
    if ('code' in map)
        return { ...nothing, errors: map.code === 'frontmatter-empty' && !root ? [] : [map] };
    const values = fieldsIn(codex_dialect, map);
    const name = codex_text(skill, 'name', values.get('name'));
    const description = codex_text(skill, 'description', values.get('description'));
    const errors = [...name.wrong, ...description.wrong, ...codex_metadataReasons(values.get('metadata'))];
    return { errors, name: name.text, description: description.text };
}
function codex_shown(skill, { name, description }) {
    const used = name || skill.folder;
    return {
        name: used,
        description,
        reasons: [...codex_nameReasons(skill, name, used), ...codex_descriptionReasons(skill, description), ...ignoredKeys(skill, [])],
    };
}
/** A field's text on one line; empty where it is left out, empty or null. */
function codex_text(skill, field, node) {
    const value = node ? valueIn(codex_dialect, node) : null;
    if (!node || !value || value.kind === 'null')
        return { text: '', wrong: [] };
    const wrong = value.kind === 'list' || value.kind === 'map' ? [notText(skill, field, node, value.kind)] : [];
    return { text: collapsed(value.text), wrong };
}
/** A list or map as a key of `metadata`, where Codex looks for the names of its fields. */
function codex_keyReasons(map) {
    const odd = map.pairs.find(({ key }) => key.style === 'empty');
    return odd ? [(0,reason_yaml/* yamlReason */.c)((0,yaml_fault/* yamlFault */.Q)('key-not-text', odd.key.span))] : [];
}
function codex_metadataReasons(node) {
    const value = node ? (0,yaml/* resolved */.L$)(node) : null;
    if (!node || !value)
        return [];
    if (value.kind !== 'map') {
        // Nothing at all is an empty map; a null that is written out is refused.
        const nothing = value.kind === 'scalar' && value.value === '' && (value.style === 'plain' || value.style === 'empty');
        return nothing ? [] : [(0,reason_field/* wrongType */.gQ)('metadata-type', 'dropped', 'metadata', node, 'a map')];
    }
    const short = fieldsIn(codex_dialect, value).get('short-description');
    const inner = short ? (0,yaml/* resolved */.L$)(short) : null;
    const wrong = short && (inner?.kind === 'list' || inner?.kind === 'map');
    const type = wrong ? [(0,reason_field/* wrongType */.gQ)('metadata-value-type', 'dropped', 'metadata.short-description', short, 'text')] : [];
    return [...codex_keyReasons(value), ...type];
}
function codex_nameReasons(skill, written, shown) {
    const place = placeOf(skill, 'name');
    if (written === '')
        return [namedByFolder(skill, 'There is no name')];
    if (shown === null || (0,reason_field/* lengthIn */.q$)('code points', shown) <= 64)
        return [];
    return [(0,reason_field/* tooLong */.Po)('name', 'dropped', shown, 64, 'code points', place)];
}
function codex_descriptionReasons(skill, shown) {
    const place = placeOf(skill, 'description');
    if (shown === '')
        return [(0,reason_field/* missing */.LO)('description', place, null)];
    const length = (0,reason_field/* lengthIn */.q$)('code points', shown);
    if (length <= DESCRIPTION_LIMIT)
        return [];
    const message = `The description has ${length} characters; the model is shown the first 1,021 and three dots.`;
    return [(0,reason_field/* reason */.l)('description-cut', 'altered', message, 'Say what matters in the first 1,000 characters.', place)];
}
/** Told once for a root, at its first skill. */
function codex_overBudget(skill, { catalog }) {
    if (catalog[0] !== skill || catalog.length < 2)
        return [];
    const total = catalog.reduce((sum, each) => sum + lineFor(each, each.name?.value, each.description?.value).length, 0);
    if (total <= codex_LIST_LIMIT)
        return [];
    const message = `The list of the ${catalog.length} skills in this root takes ${total.toLocaleString('en')} characters; it may take 2 % of the model’s context window, or 8,000 characters where that is not known, and descriptions are shortened over it.`;
    const found = (0,reason_field/* reason */.l)('listing-over-budget', 'ignored', message, 'Shorten the longest descriptions.', null);
    return [{ ...found, path: skill.place.root }];
}
function lineFor(skill, name, description) {
    const whole = [...(description ?? '')];
    const cut = whole.length > DESCRIPTION_LIMIT ? `${whole.slice(0, DESCRIPTION_LIMIT - 3).join('')}...` : description;
    return `- ${name ?? skill.folder ?? ''}: ${cut ?? ''} (file: ${skill.filePath})\n`;
}
/** The model opens the file itself, frontmatter included. */
function codex_present(skill) {
    const { name, description } = codex_read(skill);
    return {
        metadata: lineFor(skill, name ?? skill.name?.value, description ?? skill.description?.value),
        instructions: skill.file.text,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-copilot.js





/** serde_yaml into a `Value`: no key is unknown to it, so none may stand twice, and every key is compared by its value. */
const copilotDialect = {
    ...dialects['serde-yaml'],
    reader: 'serde_yaml 0.9 into a Value, inside @github/copilot 1.0.102',
    duplicateKeys: 'refused',
    sameKeys: 'value',
    wholeKeys: 'read',
    limitsAliases: true,
};
/**
 * A block between a first and a later line that are three dashes but for white space behind them. A byte order mark is
 * passed over. Lines end with LF alone. (@github/copilot 1.0.102, run on 2026-11-30.)
 */
function readCopilotBlock(text) {
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    const opening = reader_copilot_lineAt(text, start);
    if (!isDashes(opening.line))
        return 'opening';
    for (let at = opening.next; at <= text.length;) {
        const { line, next } = reader_copilot_lineAt(text, at);
        if (isDashes(line))
            return blockFrom(text, opening.next, at, next);
        if (next > text.length)
            return 'closing';
        at = next;
    }
    return 'closing';
}
/** The line end before the closing dashes is no part of the YAML, so a block scalar at its end has none. */
function blockFrom(text, start, closing, next) {
    const end = text[closing - 2] === '\r' ? closing - 2 : closing - 1;
    return { yaml: (0,source_span/* spanOf */.ee)(start, Math.max(start, end)), bodyStart: Math.min(next, text.length) };
}
function isDashes(line) {
    return line.startsWith('---') && trimmed(line) === '---';
}
function reader_copilot_lineAt(text, at) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    return { line: text.slice(at, end), next: end + 1 };
}
/** UTF-16 units of a description. */
const COPILOT_DESCRIPTION_LIMIT = 1024;
/** What stands in for a description: the body's first three lines that are neither empty nor start with a hash, cut at the limit. */
function firstLines(body) {
    const lines = body.split('\n').map(trimmed);
    const text = lines.filter((line) => line !== '' && !line.startsWith('#')).slice(0, 3);
    return cutAt(text.join(' '), COPILOT_DESCRIPTION_LIMIT);
}
/** At most `units` UTF-16 units, with no half of a surrogate pair at the end. */
function cutAt(text, units) {
    const cut = text.slice(0, units);
    return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
/** A tag of somebody's own changes nothing about the value that it stands before. */
function copilotKind(node) {
    return valueIn(copilotDialect, untagged(node)).kind;
}
function copilotText(node) {
    return valueIn(copilotDialect, untagged(node)).text;
}
function untagged(node) {
    const value = (0,yaml/* resolved */.L$)(node);
    if (value?.kind !== 'scalar' || value.tag === null || value.tag.startsWith('tag:yaml.org,2002:'))
        return node;
    return { ...value, tag: null };
}
const least = -(2n ** 63n);
const most = 2n ** 64n - 1n;
const leastWide = -(2n ** 127n);
const mostWide = 2n ** 128n - 1n;
/** A whole number that fits 128 bits and not 64: serde_yaml hands it on, and its own `Value` cannot hold it. */
function wideInteger(root) {
    return scalarsIn(root).find((scalar) => scalar.style === 'plain' && isWide(scalar.value)) ?? null;
}
function isWide(written) {
    const match = /^([-+]?)(0x[0-9a-fA-F]+|0o[0-7]+|0b[01]+|[1-9][0-9]*)$/.exec(written);
    if (!match?.[2] || match[2].length < 16 || match[2].length > 140)
        return false;
    const value = match[1] === '-' ? -BigInt(match[2]) : BigInt(match[2]);
    return (value < least || value > most) && value >= leastWide && value <= mostWide;
}

;// CONCATENATED MODULE: ./.build/runtimes/reason-units.js

/** Too long for a loader that counts UTF-16 units, as JavaScript does: most letters are one, an emoji is two. */
function tooManyUnits(field, effect, text, limit, span) {
    const letters = [...text].length;
    const counted = letters === text.length ? `${letters} characters` : `${text.length} UTF-16 units`;
    const message = `\`${field}\` has ${counted}; ${limit} are allowed.`;
    return { ...(0,reason_field/* reason */.l)(`${field}-too-long`, effect, message, 'Shorten it.', span), name: field };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-copilot-fields.js







/** Keys beside the standard's six (github/docs@046d267, cli-command-reference.md, "Skills reference"). */
const reader_copilot_fields_ownKeys = ['argument-hint', 'user-invocable', 'disable-model-invocation'];
/** A block that holds no map is as good as an empty one. */
function copilotFields(skill, map, body) {
    const values = map ? fieldsIn(copilotDialect, map) : new Map();
    const name = nameOf(skill, values.get('name'));
    const description = reader_copilot_fields_descriptionOf(skill, values.get('description'), body);
    const reasons = [...name.reasons, ...description.reasons, ...reader_copilot_fields_optional(skill, values), ...ignoredKeys(skill, reader_copilot_fields_ownKeys)];
    return { name: name.text, description: description.text, reasons };
}
function nameOf(skill, node) {
    if (node && copilotKind(node) !== 'text') {
        return { text: null, reasons: [notText(skill, 'name', node, copilotKind(node))] };
    }
    const written = node ? copilotText(node) : (skill.folder ?? '');
    const name = node ? trimmed(written) : written;
    if (node && name === '')
        return { text: null, reasons: [(0,reason_field/* empty */.Ie)('name', placeOf(skill, 'name'))] };
    const place = placeOf(skill, 'name');
    if (!/^[A-Za-z0-9][\w.: -]*$/.test(name)) {
        const what = node ? '`name` holds' : 'There is no `name`, and the folder’s name holds';
        const message = `${what} a character other than A to Z, digits, \`-\`, \`_\`, \`.\`, \`:\` and blanks, or starts with none of letters and digits.`;
        const cure = node ? 'Rename the skill.' : 'Write a `name:`.';
        return { text: null, reasons: [{ ...(0,reason_field/* reason */.l)('name-character', 'dropped', message, cure, place), name }] };
    }
    if (name.length > 64)
        return { text: null, reasons: [tooManyUnits('name', 'dropped', name, 64, place)] };
    const shown = name.replace(/ +/g, '-');
    if (!node)
        return { text: shown, reasons: [namedByFolder(skill, 'There is no name')] };
    if (shown === name)
        return { text: shown, reasons: [] };
    const message = `\`${name}\` is listed as \`${shown}\`.`;
    return {
        text: shown,
        reasons: [{ ...(0,reason_field/* reason */.l)('name-sanitised', 'altered', message, 'Write it with hyphens.', place), name }],
    };
}
function reader_copilot_fields_descriptionOf(skill, node, body) {
    const place = placeOf(skill, 'description');
    if (!node) {
        const message = 'There is no description, so the first three lines of the body that are no heading stand in for it.';
        const cure = 'Add `description:`.';
        return {
            text: firstLines(body),
            reasons: [(0,reason_field/* reason */.l)('description-from-body', 'altered', message, cure, place)],
        };
    }
    const kind = copilotKind(node);
    if (kind !== 'text')
        return { text: '', reasons: [notText(skill, 'description', node, kind)] };
    const text = copilotText(node);
    if (text.length > COPILOT_DESCRIPTION_LIMIT) {
        return { text, reasons: [tooManyUnits('description', 'dropped', text, COPILOT_DESCRIPTION_LIMIT, place)] };
    }
    const blank = text.trim() === '' ? [{ ...(0,reason_field/* empty */.Ie)('description', place), effect: 'altered' }] : [];
    return { text, reasons: blank };
}
function reader_copilot_fields_optional(skill, values) {
    return [
        ...flag('disable-model-invocation', values),
        ...flag('user-invocable', values),
        ...reader_copilot_fields_toolReasons(values.get('allowed-tools')),
        ...hintReasons(values.get('argument-hint')),
        ...manualOnly(skill, values.get('disable-model-invocation')),
    ];
}
function flag(field, values) {
    const node = values.get(field);
    return !node || copilotKind(node) === 'boolean' ? [] : [wrong('field-not-text', field, node, '`true` or `false`')];
}
function reader_copilot_fields_toolReasons(node) {
    if (!node || copilotKind(node) === 'text')
        return [];
    const list = (0,yaml/* resolved */.L$)(node);
    if (list?.kind === 'list' && list.items.every((item) => copilotKind(item) === 'text'))
        return [];
    return [wrong('allowed-tools-type', 'allowed-tools', node, 'one text or a list of texts')];
}
function hintReasons(node) {
    if (!node || copilotKind(node) === 'text' || copilotKind(node) === 'null')
        return [];
    return [wrong('field-not-text', 'argument-hint', node, 'text')];
}
function wrong(code, field, node, meant) {
    return (0,reason_field/* wrongType */.gQ)(code, 'dropped', field, node, meant);
}
function manualOnly(skill, node) {
    if (!node || copilotKind(node) !== 'boolean' || copilotText(node).toLowerCase() !== 'true')
        return [];
    const field = skill.frontmatter.fields.get('disable-model-invocation');
    const message = '`disable-model-invocation` is true: people can call the skill, the model cannot.';
    const cure = 'Leave it where that is meant.';
    return [(0,reason_field/* reason */.l)('manual-only', 'withheld', message, cure, field?.value.span ?? node.span)];
}

;// CONCATENATED MODULE: ./.build/runtimes/copilot-cli.js







const copilot_cli_traits = { silent: false, blast: 'skill' };
const copilot_cli_roots = {
    owners: ['.github', '.agents', '.claude'],
    depth: null,
    hidden: 'skipped',
    links: 'followed',
    rootFile: 'found',
    nested: 'hidden',
};
/** Lines of dashes that are read in spite of the fault. */
const copilot_cli_tolerated = new Set([
    'blank-after-opening-dashes',
    'byte-order-mark',
    'closing-dashes-sloppy',
    'no-line-end-after-closing-dashes',
]);
/** Nesting that serde_yaml gives up at. */
const copilot_cli_DEPTH_LIMIT = 128;
const copilotCli = {
    id: 'copilot-cli',
    title: 'GitHub Copilot CLI',
    version: '1.0.102',
    evidence: [
        { basis: 'observed', cite: 'vectors/probes.jsonl and corpus.jsonl, @github/copilot 1.0.102', date: '2026-11-30' },
        {
            basis: 'observed',
            cite: '@github/copilot 1.0.102, `skill list --json` on 230 inputs and a tree of 25 folders; names with blanks, the body’s first lines and the root’s own SKILL.md are in no document',
            date: '2026-11-30',
        },
        {
            basis: 'docs',
            cite: 'github/docs@046d267, content/copilot/reference/copilot-cli-reference/cli-command-reference.md; it calls the description required, which the program does not',
            date: '2026-08-03',
        },
    ],
    discovery: '.github/skills, .agents/skills and .claude/skills in the working directory and each parent up to the repository’s top, at any depth, without dot folders; links are followed; a SKILL.md ends the descent, in the root too. ~/.copilot/skills, ~/.agents/skills and plugins besides. The first skill of a name wins.',
    wellKnown: true,
    ...copilot_cli_traits,
    load: copilot_cli_load,
    present: copilot_cli_present,
    examples: [
        {
            title: 'a colon in an unquoted value',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'dropped',
            reason: 'colon-in-plain-value',
        },
        {
            title: 'a byte order mark is passed over',
            files: { '.github/skills/x/SKILL.md': '\uFEFF---\nname: x\ndescription: d\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a number for a name',
            files: { '.agents/skills/x/SKILL.md': '---\nname: [|123|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'field-not-text',
        },
        {
            title: 'a description of 1,025 characters',
            files: { '.agents/skills/x/SKILL.md': `---\nname: x\ndescription: [|${'d'.repeat(1025)}|]\n---\nB\n` },
            status: 'dropped',
            reason: 'description-too-long',
        },
        {
            title: 'no description: the body’s first lines',
            files: { '.agents/skills/x/SKILL.md': '[|---|]\nname: x\n---\n# T\n\nDo it.\n' },
            status: 'altered',
            reason: 'description-from-body',
        },
        {
            title: 'blanks in a name become hyphens',
            files: { '.agents/skills/x/SKILL.md': '---\nname: [|my skill|]\ndescription: d\n---\nB\n' },
            status: 'altered',
            reason: 'name-sanitised',
        },
        {
            title: 'a flag that is no boolean',
            files: {
                '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|yes|]\n---\nB\n',
            },
            status: 'dropped',
            reason: 'field-not-text',
        },
        {
            title: 'for people only',
            files: {
                '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|true|]\n---\nB\n',
            },
            status: 'withheld',
            reason: 'manual-only',
        },
    ],
};
function copilot_cli_load(skill, situation) {
    const away = (0,reason_place/* notFound */.mX)(skill, copilot_cli_roots);
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? copilot_cli_lost(...unread) : copilot_cli_read(skill);
    const reasons = [...found.reasons, ...(found.name === null ? [] : shadowed(skill, found.name, situation))];
    return verdictOf({ ...copilot_cli_traits, silent: away.length > 0 }, skill, reasons, copilot_cli_shown(found));
}
function copilot_cli_lost(...reasons) {
    return { reasons, name: null, description: null, bodyStart: 0 };
}
/** Only the first skill of a name is listed, in the order of the folders. */
function shadowed(skill, name, { catalog }) {
    const rivals = (named.get(catalog) ?? nameAll(catalog)).get(name) ?? [];
    const before = rivals.filter((each) => each !== skill && each.path < skill.path);
    return duplicateName(skill, name, before, 'only the first of them is listed');
}
const named = new WeakMap();
/** The skills of a catalogue by the names that they are listed under; worked out once. */
function nameAll(catalog) {
    const found = new Map();
    for (const skill of catalog) {
        const listed = !skill.isSample && skill.unreadable === null && (0,reason_place/* notFound */.mX)(skill, copilot_cli_roots).length === 0;
        const { name, reasons } = listed ? copilot_cli_read(skill) : copilot_cli_lost();
        if (name === null || reasons.some(({ effect }) => effect === 'dropped'))
            continue;
        found.set(name, [...(found.get(name) ?? []), skill]);
    }
    named.set(catalog, found);
    return found;
}
function copilot_cli_read(skill) {
    const { file } = skill;
    const wide16 = wideText(skill);
    if (wide16.length > 0)
        return copilot_cli_lost(...wide16);
    const block = readCopilotBlock(file.text);
    if (typeof block === 'string')
        return copilot_cli_lost(noBlock(skill, copilot_cli_tolerated, block));
    const { root, refusal } = readDialect(file, block.yaml, copilotDialect);
    if (refusal)
        return copilot_cli_lost(tooDeepFor(copilot_cli_DEPTH_LIMIT, refusal, file.slice(block.yaml)));
    const wide = wideInteger(root);
    if (wide) {
        const message = 'A whole number needs more than 64 bits, and this YAML reader has no place for it.';
        return copilot_cli_lost((0,reason_field/* reason */.l)('invalid-yaml', 'dropped', message, 'Put the number in quotes.', wide.span));
    }
    const map = mapOf(skill, root);
    const body = file.text.slice(block.bodyStart);
    return { ...copilotFields(skill, 'code' in map ? null : map, body), bodyStart: block.bodyStart };
}
function copilot_cli_present(skill) {
    const { name, description, bodyStart } = copilot_cli_read(skill);
    return {
        metadata: `${name ?? skill.name?.value ?? ''}: ${description ?? skill.description?.value ?? ''}`,
        instructions: skill.file.text.slice(bodyStart).trim(),
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}
function copilot_cli_shown({ name, description }) {
    return { name, description };
}

// EXTERNAL MODULE: ./.build/skill/requires.js
var skill_requires = __webpack_require__(7218);
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
    const split = (0,reader_split/* splitOnDashes */.S)(file.text);
    if (!split)
        return null;
    const { root, refusals } = readGoYaml(file, split.yaml);
    if (refusals.length > 0)
        return null;
    const node = root ? (0,yaml/* resolved */.L$)(root) : null;
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
    const target = (0,yaml/* resolved */.L$)(node);
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
    return { ...(0,reason_field/* reason */.l)(`${key}-rewritten`, 'altered', message, 'Put the value in quotes.', node.span), name: key };
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
        ...(0,reason_field/* reason */.l)('compatibility-coerced', 'altered', message, 'Write it as one text in quotes.', keyOr(node)),
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
    const map = node ? (0,yaml/* resolved */.L$)(node) : null;
    if (!node || !map)
        return null;
    if (map.kind !== 'map' || map.pairs.some((pair) => goValue(pair.key).kind !== 'text')) {
        if (map.kind === 'scalar' && goValue(node).kind === 'other' && map.value === '')
            return null;
        const message = '`metadata` is no map with text keys and is left out.';
        altered.push((0,reason_field/* reason */.l)('metadata-lost', 'altered', message, 'Write it as a map of texts.', keyOr(node)));
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
    return (0,reason_field/* reason */.l)('dashes-in-value', 'altered', message, cure, (0,source_span/* spanOf */.ee)(yaml.end, yaml.end + 3));
}
/** `yaml.Marshal` of a value that is no text, trimmed; as far as a compatibility field needs it. */
function marshalled(node) {
    const value = (0,yaml/* resolved */.L$)(node);
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
        const nested = (0,yaml/* resolved */.L$)(value);
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
    const away = (0,reason_place/* notListed */.NL)(skill);
    const plain = { name: skill.name?.value ?? null, description: skill.description?.value ?? null };
    if (away.length > 0)
        return (0,runtimes_runtime/* verdict */.W)({ silent: true, blast: 'skill' }, away, plain);
    const unread = (0,reason_place/* unreadable */.O$)(skill);
    if (unread.length > 0)
        return (0,runtimes_runtime/* verdict */.W)(core_agent_traits, unread, plain);
    const sanitized = sanitize(skill);
    const tools = release.readsToolText ? 'text-or-list' : 'list';
    if (!sanitized)
        return (0,runtimes_runtime/* verdict */.W)(core_agent_traits, adkContent(skill, tools), plain);
    const reasons = [
        ...adkReasons(sanitized.fields, tools),
        ...sanitized.altered,
        ...core_agent_ignoredKeys(sanitized, release),
        ...(release.readsRequires ? requirements(sanitized, situation, (why) => notLoaded(skill, why)) : []),
        ...(release.readsToolText ? olderTools(sanitized) : []),
    ];
    const description = sanitized.fields.description?.text ?? null;
    return (0,runtimes_runtime/* verdict */.W)(core_agent_traits, reasons, { name: sanitized.fields.name?.text ?? null, description });
}
function core_agent_ignoredKeys(sanitized, release) {
    const dropped = droppedKeys(sanitized.pairs, release.readsRequires ? ['requires'] : []);
    const first = dropped[0];
    if (!first)
        return [];
    const names = dropped.map((pair) => `\`${pair.key.value}\``).join(', ');
    const message = `${names} ${dropped.length === 1 ? 'is no key' : 'are no keys'} of this runtime and ${dropped.length === 1 ? 'is' : 'are'} left out.`;
    const cure = 'Leave it, or move what matters into the body.';
    return [{ ...(0,reason_field/* reason */.l)('key-ignored', 'ignored', message, cure, first.key.span), name: first.key.value }];
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
    const requires = (0,skill_requires/* readRequires */.d)(value);
    if (requires.state === 'none')
        return [];
    if (requires.state === 'malformed') {
        const says = line('malformed "requires:" — must be a string or a list of strings');
        const message = `\`requires:\` is neither a text nor a list of texts: ${requires.why}.`;
        const cure = 'Write `requires: [shell, kubectl]`, or `[]` for nothing.';
        return [{ ...(0,reason_field/* reason */.l)('requires-malformed', 'withheld', message, cure, requires.span), says }];
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
        return [{ ...(0,reason_field/* reason */.l)('requires-unmet', 'withheld', message, cure, first.span), name: first.value, says }];
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
    return (0,reason_field/* reason */.l)('requires-unknown', 'unknown', message, cure, requires.span);
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

;// CONCATENATED MODULE: ./.build/runtimes/crush.js









const crush_traits = { silent: false, blast: 'skill' };
const crush_roots = {
    owners: ['.agents', '.crush', '.claude', '.cursor'],
    depth: null,
    hidden: 'entered',
    links: 'followed',
    rootFile: 'found',
    nested: 'found',
};
const crush_tolerated = new Set([
    'byte-order-mark',
    'blank-after-opening-dashes',
    'closing-dashes-sloppy',
    'no-line-end-after-closing-dashes',
    'line-ends-carriage-return',
    'not-utf-8',
]);
const crush = {
    id: 'crush',
    title: 'Crush',
    version: '0.85 and later',
    evidence: [
        { basis: 'source', cite: 'charmbracelet/crush@1a71e7f, internal/skills/skills.go', date: '2026-11-30' },
        {
            basis: 'observed',
            cite: 'gopkg.in/yaml.v3 v3.0.1 into the same struct, with the same checks',
            date: '2026-11-30',
        },
        { basis: 'source', cite: 'charmbracelet/crush, internal/config/load.go, ProjectSkillsDir', date: '2026-11-30' },
        {
            basis: 'docs',
            cite: 'charmbracelet/crush#3331 (0.85.0) and #3787, both open: metadata that is no map of texts drops the skill',
            date: '2026-09-11',
        },
    ],
    discovery: '.agents/skills, .crush/skills, .claude/skills and .cursor/skills of the working directory, at any depth, dot folders included; ~/.config/crush/skills, ~/.config/agents/skills and configured folders besides. Links are followed. The last skill of a name wins.',
    wellKnown: false,
    ...crush_traits,
    load: crush_load,
    present: crush_present,
    examples: [
        {
            title: 'capital letters, and a folder that differs in case only',
            files: { '.crush/skills/my-skill/SKILL.md': '\n--- \nname: My-Skill\ndescription: d\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a map inside metadata',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata:\n  a: [|{b: c}|]\n---\nB\n' },
            status: 'dropped',
            reason: 'metadata-value-type',
        },
        {
            title: 'a description that is long in bytes',
            files: { '.agents/skills/x/SKILL.md': `---\nname: x\ndescription: [|${'数'.repeat(342)}|]\n---\nB\n` },
            status: 'dropped',
            reason: 'description-too-long',
        },
        {
            title: 'a colon in an unquoted value',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'dropped',
            reason: 'colon-in-plain-value',
        },
        {
            title: 'for people only',
            files: {
                '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|yes|]\n---\nB\n',
            },
            status: 'withheld',
            reason: 'manual-only',
        },
        {
            title: 'a switch that is no boolean',
            files: {
                '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nuser-invocable: [|"false"|]\n---\nB\n',
            },
            status: 'dropped',
            reason: 'field-not-text',
        },
    ],
};
function crush_load(skill, { catalog }) {
    const away = (0,reason_place/* notFound */.mX)(skill, crush_roots);
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? crush_lost(...unread) : crush_read(skill);
    const later = (other) => other.path.toLowerCase() > skill.path.toLowerCase();
    const rivals = catalog.filter((other) => later(other) && skill.name?.value === other.name?.value && crush_read(other).name === found.name);
    const twice = found.name === null ? [] : duplicateName(skill, found.name, rivals, 'the one whose path sorts last is kept');
    return verdictOf({ ...crush_traits, silent: away.length > 0 }, skill, [...found.reasons, ...twice], found);
}
function crush_lost(...reasons) {
    return { reasons, name: null, description: null, body: '' };
}
function crush_read(skill) {
    const wide = wideText(skill);
    if (wide.length > 0)
        return crush_lost(...wide);
    const { path, bytes, encoding, badByte } = skill.file;
    const text = skill.file.text.replace(/\r(?!\n)/g, '\n');
    const block = blockIn(text);
    if ('missing' in block)
        return crush_lost(noBlock(skill, crush_tolerated, block.missing));
    const yaml = readGoYaml(new source_file/* SourceFile */.sC(path, text, bytes, encoding, badByte), block.yaml);
    // No field of the struct can hold what an alias bomb unfolds into, and yaml.v3 unfolds nothing else.
    const refusals = yaml.refusals.filter(({ code }) => code !== 'alias-bomb');
    if (refusals.length > 0)
        return crush_lost(...refusals);
    const map = mapOf(skill, yaml.root);
    if ('code' in map)
        return crush_lost(map);
    const values = new Map(mergedPairs(map).map(({ key, value }) => [key.value, value]));
    const found = crush_fields(skill, values);
    return { ...found, body: trimmed(text.slice(block.bodyStart)) };
}
/** The first line that is not blank opens the block, the next one like it closes it; both are trimmed (SplitFrontmatter). */
function blockIn(text) {
    let opened = -1;
    for (let at = text.startsWith('\uFEFF') ? 1 : 0; at <= text.length;) {
        const found = text.indexOf('\n', at);
        const end = found < 0 ? text.length : found;
        const line = trimmed(text.slice(at, end));
        if (line === '---' && opened >= 0) {
            const last = text[at - 2] === '\r' ? at - 2 : at - 1;
            return { yaml: (0,source_span/* spanOf */.ee)(opened, Math.max(opened, last)), bodyStart: Math.min(end + 1, text.length) };
        }
        if (opened < 0 && line === '---')
            opened = Math.min(end + 1, text.length);
        else if (opened < 0 && line !== '')
            return { missing: 'opening' };
        at = end + 1;
    }
    return { missing: opened < 0 ? 'opening' : 'closing' };
}
const texts = ['name', 'description', 'license', 'compatibility'];
const switches = ['user-invocable', 'disable-model-invocation'];
function crush_fields(skill, values) {
    const wrong = [...values].flatMap(([key, node]) => wrongValue(key, node));
    if (wrong.length > 0)
        return crush_lost(...wrong);
    const [name = '', description = '', , compatibility = ''] = texts.map((key) => {
        const node = values.get(key);
        return (node && goString(node)) ?? '';
    });
    const [at, below] = [placeOf(skill, 'name'), placeOf(skill, 'description')];
    const none = (field) => values.has(field) ? (0,reason_field/* empty */.Ie)(field, placeOf(skill, field)) : (0,reason_field/* missing */.LO)(field, placeOf(skill, field), skill.folder);
    const found = [
        ...(name === '' ? [none('name')] : crush_nameReasons(skill, name, at)),
        ...(description === '' ? [none('description')] : []),
        ...((0,reason_field/* lengthIn */.q$)('bytes', description) > 1024
            ? [(0,reason_field/* tooLong */.Po)('description', 'dropped', description, 1024, 'bytes', below)]
            : []),
        ...((0,reason_field/* lengthIn */.q$)('bytes', compatibility) > 500
            ? [(0,reason_field/* tooLong */.Po)('compatibility', 'dropped', compatibility, 500, 'bytes', values.get('compatibility')?.span ?? at)]
            : []),
    ];
    if (found.length > 0)
        return crush_lost(...found);
    const manual = values.get('disable-model-invocation');
    const reasons = [...(manual && switchOf(manual) ? [crush_manualOnly(manual)] : []), ...ignoredKeys(skill, switches)];
    return { name, description, reasons, body: '' };
}
/** Letters of either case, and a folder that may differ in case (Validate). */
function crush_nameReasons(skill, name, place) {
    const { folder } = skill;
    const form = (0,reason_field/* nameForm */.oB)(name, 'ascii', 'bytes', place).filter(({ code }) => code !== 'name-uppercase');
    // A capital letter that is none of A to Z is told by `name-uppercase` alone.
    const other = /^[A-Za-z0-9-]*$/.test(name) || form.length > 0 ? [] : (0,reason_field/* nameForm */.oB)(name, 'ascii', 'bytes', place);
    const mismatch = folder !== null && folder.toLowerCase() !== name.toLowerCase();
    return [...form, ...other, ...(mismatch ? [(0,reason_field/* folderMismatch */.jB)(name, folder, 'dropped', place)] : [])];
}
/** A value that does not go into the field of the struct. */
function wrongValue(key, node) {
    const value = (0,yaml/* resolved */.L$)(node);
    if (!value)
        return [];
    const isText = texts.includes(key);
    if (isText && value.kind !== 'scalar') {
        return [(0,reason_field/* wrongType */.gQ)(`${key}-type`, 'dropped', key, value, 'text')];
    }
    if (switches.includes(key) && switchOf(node) === null) {
        const message = `\`${key}\` is neither true nor false, and nothing else is taken.`;
        return [
            {
                ...(0,reason_field/* reason */.l)('field-not-text', 'dropped', message, 'Write `true` or `false`, without quotes.', node.span),
                name: key,
            },
        ];
    }
    if (key !== 'metadata' || (value.kind === 'scalar' && goString(value) === ''))
        return [];
    if (value.kind !== 'map')
        return [(0,reason_field/* wrongType */.gQ)('metadata-type', 'dropped', 'metadata', value, 'a map')];
    return mergedPairs(value).flatMap((pair) => {
        const inner = (0,yaml/* resolved */.L$)(pair.value);
        if (inner?.kind !== 'list' && inner?.kind !== 'map')
            return [];
        return [(0,reason_field/* wrongType */.gQ)('metadata-value-type', 'dropped', `metadata.${pair.key.value}`, inner, 'text')];
    });
}
/** What goes into a Go bool: booleans, none, and the words of YAML 1.1 (yaml.v3 decode.go). Null for anything else. */
function switchOf(node) {
    const value = goValue(node);
    if (value.kind === 'other')
        return value.printed === 'true' ? true : ['false', '<nil>'].includes(value.printed) ? false : null;
    if (/^(?:y|Y|yes|on)$/.test(value.text))
        return true;
    return /^(?:n|N|no|off)$/.test(value.text) ? false : null;
}
function crush_manualOnly({ span }) {
    const key = 'disable-model-invocation';
    const message = `\`${key}\` keeps the skill out of the list that the model sees.`;
    return { ...(0,reason_field/* reason */.l)('manual-only', 'withheld', message, 'Remove the key to offer it to the model.', span), name: key };
}
function crush_present(skill) {
    const { name, description } = crush_read(skill);
    const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? '', skill.filePath];
    const [first = '', second = '', third = ''] = shown.map(escaped);
    return {
        metadata: `  <skill>\n    <name>${first}</name>\n    <description>${second}</description>\n    <location>${third}</location>\n  </skill>`,
        instructions: skill.file.text,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}
const entities = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
};
function escaped(text) {
    return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

;// CONCATENATED MODULE: ./.build/runtimes/cursor.js







const cursor_traits = { silent: true, blast: 'skill' };
/** How it walks is told by others only, so what it depends on is not known. */
const cursor_roots = {
    owners: ['.agents', '.cursor', '.claude', '.codex'],
    depth: null,
    hidden: 'unknown',
    links: 'unknown',
    rootFile: 'unknown',
    nested: 'unknown',
};
const cursor = {
    id: 'cursor',
    title: 'Cursor',
    version: 'as documented in 2026; its reader cannot be run or read',
    evidence: [{ basis: 'docs', cite: 'cursor.com/docs/skills, excerpt', date: '2026-08-22' }],
    discovery: '.agents/skills and .cursor/skills, for compatibility .claude/skills and .codex/skills as well, and the same under home. How deep it searches, how it reads YAML and what it refuses is not documented.',
    wellKnown: false,
    ...cursor_traits,
    load: cursor_load,
    present: cursor_present,
    examples: [
        {
            title: 'a skill as the standard wants it',
            files: { '.cursor/skills/x/SKILL.md': '---\nname: x\ndescription: Says what and when.\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a colon in an unquoted value',
            files: { '.cursor/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'unknown',
            reason: 'colon-in-plain-value',
        },
        {
            title: 'a name that is not the folder’s',
            files: { '.cursor/skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
            status: 'unknown',
            reason: 'name-folder-mismatch',
        },
        {
            title: 'for people only',
            files: {
                '.cursor/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|true|]\n---\nB\n',
            },
            status: 'withheld',
            reason: 'manual-only',
        },
        {
            title: 'another client’s folder',
            files: { '.github/skills/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'outside-the-roots',
        },
    ],
};
function cursor_load(skill) {
    const away = (0,reason_place/* notFound */.mX)(skill, cursor_roots);
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const reasons = unread.length > 0 ? unread : doubts(skill);
    const shown = { name: skill.name?.value ?? null, description: skill.description?.value ?? null };
    return verdictOf(cursor_traits, skill, reasons, shown);
}
/** A skill that keeps to the standard is taken; what becomes of any other is not documented. */
function doubts(skill) {
    const { frontmatter } = skill;
    const deep = skill.place.named && skill.place.depth > 1 ? [deepFolder(skill)] : [];
    const fault = frontmatter.faults[0];
    if (fault)
        return [(0,reason_fence/* fenceReason */.q)(fault, 'unknown')];
    const yaml = frontmatter.yaml?.faults[0];
    if (yaml)
        return [(0,reason_yaml/* yamlReason */.c)(yaml, 'unknown')];
    const map = mapOf(skill, frontmatter.yaml?.root ?? null);
    if ('code' in map)
        return [unsure(map)];
    return [
        ...deep,
        ...[...cursor_nameReasons(skill), ...cursor_descriptionReasons(skill)].map(unsure),
        ...cursor_manualOnly(skill),
        ...ignoredKeys(skill, ['disable-model-invocation', 'paths']),
    ];
}
function unsure(found) {
    return { ...found, effect: 'unknown' };
}
function deepFolder(skill) {
    const message = `The skill stands ${skill.place.depth} folders below \`${skill.place.root}\`, and how deep Cursor searches is not documented.`;
    return (0,reason_field/* reason */.l)('too-deep', 'unknown', message, 'Put it right below.', { start: 0, end: 0 });
}
function cursor_nameReasons(skill) {
    const place = placeOf(skill, 'name');
    const name = cursor_textOf(skill, 'name');
    if (typeof name !== 'string')
        return [name ?? (0,reason_field/* missing */.LO)('name', place, skill.folder)];
    const form = (0,reason_field/* nameForm */.oB)(name, 'ascii', 'code points', place);
    const other = skill.folder !== null && skill.folder !== name;
    return other ? [...form, (0,reason_field/* folderMismatch */.jB)(name, skill.folder, 'unknown', place)] : form;
}
function cursor_descriptionReasons(skill) {
    const place = placeOf(skill, 'description');
    const text = cursor_textOf(skill, 'description');
    if (typeof text !== 'string')
        return [text ?? (0,reason_field/* missing */.LO)('description', place, null)];
    const long = (0,reason_field/* lengthIn */.q$)('code points', text) > 1024;
    return long ? [(0,reason_field/* tooLong */.Po)('description', 'unknown', text, 1024, 'code points', place)] : [];
}
/** Null for a value that is missing or empty, a reason for one that is no text. */
function cursor_textOf(skill, field) {
    const node = skill.frontmatter.fields.get(field)?.value;
    const value = node ? (0,yaml/* resolved */.L$)(node) : null;
    if (!node || !value)
        return null;
    if (value.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(value) === 'text')
        return value.value.trim() === '' ? null : value.value;
    if (value.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(value) === 'null')
        return null;
    const message = `\`${field}\` is ${(0,yaml_scalar/* kindWords */.Gk)(value)} where text is meant.`;
    return { ...(0,reason_field/* reason */.l)('value-uncertain', 'unknown', message, 'Put the value in quotes.', node.span), name: field };
}
function cursor_manualOnly(skill) {
    const node = skill.frontmatter.fields.get('disable-model-invocation')?.value;
    const value = node ? (0,yaml/* resolved */.L$)(node) : null;
    if (!node || value?.kind !== 'scalar' || value.value !== 'true' || value.style !== 'plain')
        return [];
    const message = 'The author switched off that the model calls the skill; people call it as a slash command.';
    return [(0,reason_field/* reason */.l)('manual-only', 'withheld', message, 'Remove the key where the model is meant to call it.', node.span)];
}
/** How Cursor puts it to the model is not documented. */
function cursor_present(skill) {
    return {
        metadata: `${skill.name?.value ?? ''}: ${skill.description?.value ?? ''}`,
        instructions: skill.file.text.slice(skill.bodySpan.start).trim(),
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-python-text.js
/** What Python takes for white space (`str.isspace`, `\s`): JavaScript's set without the byte order mark, and five controls. */
const reader_python_text_blank = /[^\S\uFEFF]|[\x1c-\x1f\x85]/;
function isPythonBlank(sign) {
    return sign !== undefined && reader_python_text_blank.test(sign);
}
/** `str.strip`. */
function pythonStrip(text) {
    let end = text.length;
    while (end > 0 && isPythonBlank(text[end - 1]))
        end -= 1;
    let start = 0;
    while (start < end && isPythonBlank(text[start]))
        start += 1;
    return text.slice(start, end);
}

;// CONCATENATED MODULE: ./.build/runtimes/deepagents.js








const deepagents_traits = { silent: false, blast: 'skill' };
const deepagents_dialect = dialects.pyyaml;
const deepagents_roots = {
    owners: ['.agents', '.deepagents'],
    depth: 1,
    hidden: 'entered',
    links: 'unknown',
    rootFile: 'ignored',
    nested: 'hidden',
};
const deepagents_tolerated = new Set(['blank-after-opening-dashes', 'closing-dashes-sloppy']);
const deepagents = {
    id: 'deepagents',
    title: 'LangChain Deep Agents',
    version: '0.7.32',
    evidence: [
        { basis: 'observed', cite: 'deepagents 0.7.32 (PyPI), _skill_metadata_from_response', date: '2026-11-30' },
        {
            basis: 'source',
            cite: 'langchain-ai/deepagents@23b83ad, libs/deepagents/deepagents/middleware/skills.py',
            date: '2026-08-21',
        },
        { basis: 'docs', cite: 'reference.langchain.com, deepagents-code, list_skills', date: '2026-11-30' },
    ],
    discovery: 'The folders right below each configured source; dcode and the CLI configure .deepagents/skills and .agents/skills of the project and of home, and .claude/skills as an experiment. The last skill of a name wins.',
    wellKnown: false,
    ...deepagents_traits,
    load: deepagents_load,
    present: deepagents_present,
    examples: [
        {
            title: 'as the standard wants it',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: [Read]\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a name against the standard is warned of',
            files: { '.deepagents/skills/x/SKILL.md': '---\nname: [|My Skill|]\ndescription: d\n---\nB\n' },
            status: 'loads',
            reason: 'name-folder-mismatch',
        },
        {
            title: 'no value is shown as Python writes it',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\n[|description|]:\n---\nB\n' },
            status: 'altered',
            reason: 'value-coerced',
        },
        {
            title: 'a long description is cut',
            files: { '.agents/skills/x/SKILL.md': `---\nname: x\ndescription: [|${'d'.repeat(1025)}|]\n---\nB\n` },
            status: 'altered',
            reason: 'description-cut',
        },
        {
            title: 'a colon in an unquoted value',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'dropped',
            reason: 'colon-in-plain-value',
        },
        {
            title: 'a day that is none takes all skills down',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndate: [|2026-13-45|]\n---\nB\n' },
            status: 'dropped',
            reason: 'invalid-yaml',
        },
        {
            title: 'nothing behind the closing dashes',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|---|]' },
            status: 'dropped',
            reason: 'no-line-end-after-closing-dashes',
        },
    ],
};
function deepagents_load(skill, { catalog }) {
    const unread = [...away(skill), ...(0,reason_place/* unreadable */.O$)(skill)];
    const found = unread.length > 0 ? deepagents_lost(...unread) : deepagents_read(skill);
    const { name } = found;
    const rivals = name === null || !skill.name
        ? []
        : catalog.filter((other) => other.path > skill.path && other.name?.value === skill.name?.value && deepagents_read(other).name);
    const twice = duplicateName(skill, name ?? '', rivals, 'the one that is listed last is kept');
    return verdictOf({ silent: unread.length > 0, blast: found.blast }, skill, [...found.reasons, ...twice], found);
}
/** Any folder can be configured as a source; these are only the usual ones. */
function away(skill) {
    return (0,reason_place/* notFound */.mX)(skill, deepagents_roots).map((each) => each.code === 'outside-the-roots' ? { ...each, effect: 'unknown' } : each);
}
function deepagents_lost(...reasons) {
    return { reasons, name: null, description: null, blast: 'skill' };
}
function deepagents_read(skill) {
    const { file, frontmatter } = skill;
    const encoding = frontmatter.faults.find(({ code }) => code === 'not-utf-8');
    if (encoding)
        return deepagents_lost((0,reason_fence/* fenceReason */.q)(encoding));
    const block = readFenced(file.text, deepagentsFence);
    if ('missing' in block)
        return deepagents_lost(noBlock(skill, deepagents_tolerated, block.missing === 'opening' ? 'opening' : 'closing'));
    const yaml = readDialect(file, block.yaml, deepagents_dialect);
    if (yaml.refusal)
        return { ...deepagents_lost(yaml.refusal), blast: isUncaught(file.text, yaml.refusal) ? 'catalog' : 'skill' };
    const map = mapOf(skill, yaml.root);
    return 'code' in map ? deepagents_lost(map) : deepagents_fields(skill, map);
}
/** A day that is none, or a tag that its value does not fit: an error of Python's own, which nothing catches. */
function isUncaught(text, { code, span }) {
    if (span === null)
        return false;
    if (code === 'tag-in-yaml')
        return /!!(?:int|float|bool|timestamp)[ \t]+$/.test(text.slice(span.start - 20, span.start));
    return code === 'invalid-yaml' && /^\d{4}-\d\d?-\d\d?/.test(text.slice(span.start, span.end));
}
function deepagents_fields(skill, map) {
    const values = fieldsIn(deepagents_dialect, map);
    const name = deepagents_textOf(values.get('name'));
    const description = deepagents_textOf(values.get('description'));
    const wanting = [
        ['name', name],
        ['description', description],
    ].flatMap(([field, text]) => {
        const place = placeOf(skill, field);
        if (text !== '')
            return [];
        return [values.has(field) ? (0,reason_field/* empty */.Ie)(field, place) : (0,reason_field/* missing */.LO)(field, place, skill.folder)];
    });
    if (wanting.length > 0)
        return deepagents_lost(...wanting);
    const letters = [...description];
    const shown = letters.length > 1024 ? letters.slice(0, 1024).join('') : description;
    return {
        name,
        description: shown,
        blast: 'skill',
        reasons: [
            ...deepagents_coerced(skill, 'name', name),
            ...(shown === description ? deepagents_coerced(skill, 'description', shown) : [cut(skill, letters.length)]),
            ...warnings(skill, name),
            ...annotations(values),
            ...ignoredKeys(skill, []),
        ],
    };
}
/** `str(value).strip()`, whatever the value is. */
function deepagents_textOf(node) {
    return node ? pythonStrip(valueIn(deepagents_dialect, node).text) : '';
}
function deepagents_coerced(skill, field, shown) {
    return asWritten(skill, field, shown) ? [] : [shownAs(skill, field, shown, 'value-coerced', 'Write it in quotes.')];
}
function cut(skill, length) {
    const message = `\`description\` has ${length} characters and is cut behind the first 1024.`;
    return {
        ...(0,reason_field/* reason */.l)('description-cut', 'altered', message, 'Shorten it.', placeOf(skill, 'description')),
        name: 'description',
    };
}
/** What is against the standard is told in the log, and the skill loads. */
function warnings(skill, name) {
    const place = placeOf(skill, 'name');
    const mismatch = skill.folder !== null && skill.folder !== name;
    const found = [
        ...(mismatch ? [(0,reason_field/* folderMismatch */.jB)(name, skill.folder, 'ignored', place)] : []),
        ...(0,reason_field/* nameForm */.oB)(name, 'unicode', 'code points', place),
    ];
    return found.map((each) => ({ ...each, effect: 'ignored' }));
}
/** License and compatibility stand in the list beside the description; the tools are told below it. */
function annotations(values) {
    const found = [];
    for (const [key, code] of [
        ['license', 'license-rewritten'],
        ['compatibility', 'compatibility-coerced'],
    ]) {
        const node = values.get(key);
        const value = node ? (0,yaml/* resolved */.L$)(node) : null;
        const shown = deepagents_textOf(node);
        if (!node || (value?.kind === 'scalar' && value.value.trim() === shown))
            continue;
        const message = `\`${key}\` is shown as \`${shown.slice(0, 60)}\`.`;
        found.push({ ...(0,reason_field/* reason */.l)(code, 'altered', message, 'Write it as one text, in quotes.', node.span), name: key });
    }
    const compatibility = values.get('compatibility');
    const text = deepagents_textOf(compatibility);
    if (compatibility && [...text].length > 500) {
        found.push((0,reason_field/* tooLong */.Po)('compatibility', 'altered', text, 500, 'code points', compatibility.span));
    }
    const tools = values.get('allowed-tools');
    const kind = tools ? valueIn(deepagents_dialect, tools).kind : 'null';
    if (tools && kind !== 'null' && kind !== 'text' && kind !== 'list') {
        found.push((0,reason_field/* wrongType */.gQ)('allowed-tools-type', 'altered', 'allowed-tools', (0,yaml/* resolved */.L$)(tools) ?? tools, 'text'));
    }
    const metadata = values.get('metadata');
    const map = metadata ? (0,yaml/* resolved */.L$)(metadata) : null;
    if (map && map.kind !== 'map' && !(map.kind === 'scalar' && map.value === '')) {
        found.push((0,reason_field/* wrongType */.gQ)('metadata-lost', 'altered', 'metadata', map, 'a map'));
    }
    return found;
}
/** The model opens the file itself, frontmatter included. */
function deepagents_present(skill) {
    const { name, description } = deepagents_read(skill);
    const shown = name ?? skill.name?.value ?? '';
    return {
        metadata: `- **${shown}**: ${description ?? skill.description?.value ?? ''}\n  -> Read \`${skill.filePath}\` for full instructions`,
        instructions: skill.file.text,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-gemini.js

/**
 * A block that starts in the file's first byte and ends before the next line that starts with three dashes: Gemini CLI
 * (@google/gemini-cli-core 0.61.0, dist/src/skills/skillLoader.js, FRONTMATTER_REGEX; run on 2026-11-30). Null for none.
 */
function readGeminiBlock(text) {
    const opening = /^---\r?\n/.exec(text);
    if (!opening)
        return null;
    const start = opening[0].length;
    const close = text.indexOf('\n---', start);
    if (close < 0)
        return null;
    const end = close > start && text[close - 1] === '\r' ? close - 1 : close;
    const behind = /^\r?\n/.exec(text.slice(close + 4, close + 6));
    return { yaml: (0,source_span/* spanOf */.ee)(start, end), bodyStart: behind ? close + 4 + behind[0].length : null };
}
/**
 * Gemini CLI's second reader, for what is no YAML or has no two texts: the last line that starts with `name:` and the last with
 * `description:`, however indented, with the indented lines below that one. Null where one of the two is missing.
 * (skillLoader.js, parseSimpleFrontmatter.)
 */
function scanFields(yaml) {
    let name = null;
    let description = null;
    let open = false;
    for (const line of yaml.split(/\r?\n/)) {
        if (open && description && /^[ \t]+\S/.test(line)) {
            description.push(line.trim());
            continue;
        }
        open = false;
        const field = /^\s*(name|description):(.*)$/.exec(line);
        if (!field)
            continue;
        const value = (field[2] ?? '').trim();
        if (field[1] === 'name')
            name = value;
        else {
            description = [value];
            open = true;
        }
    }
    if (name === null || description === null)
        return null;
    return { name, description: description.filter((part) => part !== '').join(' ') };
}

;// CONCATENATED MODULE: ./.build/runtimes/gemini-cli.js






const gemini_cli_traits = { silent: true, blast: 'skill' };
const gemini_cli_dialect = dialects['js-yaml-4'];
const gemini_cli_roots = {
    owners: ['.agents', '.gemini'],
    depth: 1,
    hidden: 'skipped',
    links: 'followed',
    rootFile: 'found',
    nested: 'hidden',
};
const gemini_cli_tolerated = new Set([
    'closing-dashes-sloppy',
    'no-line-end-after-closing-dashes',
    'frontmatter-not-closed',
    'not-utf-8',
]);
const geminiCli = {
    id: 'gemini-cli',
    title: 'Gemini CLI',
    version: '0.61.0',
    evidence: [
        {
            basis: 'observed',
            cite: 'vectors/probes.jsonl and corpus.jsonl, @google/gemini-cli-core 0.61.0',
            date: '2026-11-30',
        },
        {
            basis: 'observed',
            cite: '@google/gemini-cli-core 0.61.0, loadSkillsFromDir: of one name in one root the alphabetically first folder is found last and kept',
            date: '2026-11-30',
        },
        {
            basis: 'source',
            cite: '@google/gemini-cli-core 0.61.0, dist/src/skills/skillLoader.js and skillManager.js',
            date: '2026-11-30',
        },
    ],
    discovery: '.gemini/skills, then .agents/skills of a trusted folder (the later wins), the folders right below without dot folders, and a SKILL.md in the root itself; ~/.gemini/skills and ~/.agents/skills before them. Links are followed.',
    wellKnown: true,
    ...gemini_cli_traits,
    load: gemini_cli_load,
    present: gemini_cli_present,
    examples: [
        {
            title: 'as the standard wants it, with any name',
            files: { '.agents/skills/x/SKILL.md': '---\nname: Any Name\ndescription: d\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'what is no YAML is read line by line',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'loads',
            reason: 'yaml-fallback',
        },
        {
            title: 'the second reader keeps quotes',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: "a[|\\d|]"\n---\nB\n' },
            status: 'altered',
            reason: 'yaml-fallback',
        },
        {
            title: 'a list is run together',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: [|[a, b]|]\n---\nB\n' },
            status: 'altered',
            reason: 'value-coerced',
        },
        {
            title: 'characters of file names are replaced',
            files: { '.agents/skills/x/SKILL.md': '---\nname: [|ns:x|]\ndescription: d\n---\nB\n' },
            status: 'altered',
            reason: 'name-sanitised',
        },
        {
            title: 'a blank behind the closing dashes',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|--- |]\nB\n' },
            status: 'altered',
            reason: 'body-lost',
        },
        {
            title: 'a blank behind the opening dashes',
            files: { '.agents/skills/x/SKILL.md': '---[| |]\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'blank-after-opening-dashes',
        },
        {
            title: 'no name',
            files: { '.agents/skills/x/SKILL.md': '[|---|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'name-missing',
        },
        {
            title: 'a folder too deep',
            files: { '.agents/skills/group/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'too-deep',
        },
    ],
};
function gemini_cli_load(skill, situation) {
    const away = (0,reason_place/* notFound */.mX)(skill, gemini_cli_roots);
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? gemini_cli_lost(...unread) : gemini_cli_read(skill);
    return verdictOf(gemini_cli_traits, skill, [...found.reasons, ...overridden(skill, found.name, situation)], found);
}
function gemini_cli_lost(...reasons) {
    return { reasons, name: null, description: null, body: '' };
}
function gemini_cli_read(skill) {
    const { file } = skill;
    const wide = wideText(skill);
    if (wide.length > 0)
        return gemini_cli_lost(...wide);
    const block = readGeminiBlock(file.text);
    if (!block)
        return gemini_cli_lost(noBlock(skill, gemini_cli_tolerated, /^---\r?\n/.test(file.text) ? 'closing' : 'opening'));
    const yaml = readDialect(file, block.yaml, gemini_cli_dialect);
    if (yaml.refusal?.effect === 'unknown')
        return gemini_cli_lost(yaml.refusal);
    const texts = yaml.refusal ? null : bothTexts(yaml.root);
    const scanned = texts ?? scanFields(file.slice(block.yaml));
    if (!scanned)
        return gemini_cli_lost(...nothingScanned(skill, yaml.root));
    const name = scanned.name.replace(/[:\\/<>*?"|]/g, '-');
    return {
        name,
        description: scanned.description,
        body: block.bodyStart === null ? '' : file.text.slice(block.bodyStart).trim(),
        reasons: [
            ...(texts ? [] : fallback(skill, yaml.refusal, scanned)),
            ...(name === scanned.name ? [] : [sanitised(skill, name)]),
            ...emptyFields(skill, scanned),
            ...bodyLost(skill, block),
            ...ignoredKeys(skill, []),
        ],
    };
}
/** The two fields, where YAML has both as text. */
function bothTexts(root) {
    const map = root ? (0,yaml/* resolved */.L$)(root) : null;
    if (map?.kind !== 'map')
        return null;
    const fields = fieldsIn(gemini_cli_dialect, map);
    const [name, description] = [fields.get('name'), fields.get('description')].map((node) => node ? valueIn(gemini_cli_dialect, node) : null);
    if (name?.kind !== 'text' || description?.kind !== 'text')
        return null;
    return { name: name.text, description: description.text };
}
/** One of the two is missing, even line by line. */
function nothingScanned(skill, root) {
    const map = mapOf(skill, root);
    if ('code' in map && skill.frontmatter.faults.length === 0)
        return [map];
    const { fields } = skill.frontmatter;
    const named = ['name', 'description'].filter((field) => !fields.has(field));
    return (named.length > 0 ? named : ['name']).map((field) => (0,reason_field/* missing */.LO)(field, placeOf(skill, field), skill.folder));
}
function fallback(skill, refusal, shown) {
    const fields = ['name', 'description'].filter((field) => !kept(skill, field, shown[field], refusal));
    if (!refusal) {
        const cure = 'Write it as one text, in quotes.';
        return fields.map((field) => shownAs(skill, field, shown[field], 'value-coerced', cure));
    }
    const result = fields.length === 0 ? 'both fields come out as written' : `${list(fields)} out other than written`;
    const told = `${refusal.message} The lines are then read one by one; ${result}.`;
    const effect = fields.length === 0 ? 'ignored' : 'altered';
    return [{ ...(0,reason_field/* reason */.l)('yaml-fallback', effect, told, refusal.cure, refusal.span), ...gemini_cli_named(refusal) }];
}
function list(fields) {
    const words = fields.map((field) => `\`${field}\``).join(' and ');
    return fields.length === 1 ? `${words} comes` : `${words} come`;
}
function gemini_cli_named({ name }) {
    return name ? { name } : {};
}
/** Line by line, quotes and block signs stay in the text, and so do comments. */
function kept(skill, field, shown, refusal) {
    if (!refusal || refusal.code === 'duplicate-key')
        return asWritten(skill, field, shown);
    return !/^(["']).*\1$|^[|>][-+\d]*(?:\s|$)|\s#/s.test(shown);
}
function sanitised(skill, name) {
    return shownAs(skill, 'name', name, 'name-sanitised', 'Leave out the characters : \\ / < > * ? " and |.');
}
function emptyFields(skill, shown) {
    return ['name', 'description']
        .filter((field) => shown[field].trim() === '')
        .map((field) => {
        const cure = field === 'name' ? 'Give it the name of the folder.' : 'Say what the skill does and when to use it.';
        return (0,reason_field/* reason */.l)(`${field}-empty`, 'altered', `\`${field}\` is shown empty.`, cure, placeOf(skill, field));
    });
}
function bodyLost(skill, { yaml, bodyStart }) {
    if (bodyStart !== null)
        return [];
    const { text } = skill.file;
    const start = text.indexOf('---', yaml.end);
    const lineEnd = text.indexOf('\n', start);
    if (lineEnd < 0 || text.slice(lineEnd).trim() === '')
        return [];
    const end = text[lineEnd - 1] === '\r' ? lineEnd - 1 : lineEnd;
    const message = 'The closing line is more than three dashes, and the model gets no body.';
    const cure = 'Close the frontmatter with a line of exactly three dashes.';
    return [(0,reason_field/* reason */.l)('body-lost', 'altered', message, cure, { start, end })];
}
/**
 * Of one root, the skill that is found last is kept, and a warning tells of it (skillManager.js, addSkillsWithPrecedence). Folders
 * are found in the reverse order of their names (run on 2026-11-30).
 */
function overridden(skill, name, { catalog }) {
    if (name === null || !skill.name)
        return [];
    const rivals = catalog.filter((other) => other.name?.value === skill.name?.value && other.path < skill.path && (0,reason_place/* notFound */.mX)(other, gemini_cli_roots).length === 0);
    return duplicateName(skill, name, rivals, 'one of them is kept');
}
function gemini_cli_present(skill) {
    const { name, description, body } = gemini_cli_read(skill);
    const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? '', skill.filePath];
    const [first, second, third] = shown;
    return {
        metadata: `<skill>\n<name>${first}</name>\n<description>${second}</description>\n<location>${third}</location>\n</skill>`,
        instructions: body,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/gh-skill.js







const gh_skill_source = 'cli/cli@10db389, internal/skills';
const gh_skill_traits = { silent: false, blast: 'skill' };
const gh_skill_dialect = dialects['yaml.v3'];
/** A scope folder may stand between `skills` and the skill. */
const layout = {
    owners: [],
    depth: 2,
    hidden: 'skipped',
    links: 'ignored',
    rootFile: 'ignored',
    nested: 'hidden',
};
/** Names of folders and skills that are seen at all (discovery.go, validateName). */
const safeName = /^[a-zA-Z0-9][a-zA-Z0-9._\- ]*$/;
const gh_skill_tolerated = new Set([
    'blank-after-opening-dashes',
    'closing-dashes-sloppy',
    'no-line-end-after-closing-dashes',
    'not-utf-8',
    'text-on-opening-line',
]);
const ghSkill = {
    id: 'gh-skill',
    title: 'gh skill publish',
    version: 'the checks before a release is made, as of 2026-08',
    evidence: [
        {
            basis: 'source',
            cite: `${gh_skill_source}/frontmatter/frontmatter.go, its rules run on yaml.v3 3.0.1`,
            date: '2026-11-30',
        },
        { basis: 'source', cite: 'cli/cli@0063377, internal/skills/discovery/discovery.go', date: '2026-11-30' },
        { basis: 'source', cite: 'cli/cli@0c73f17, pkg/cmd/skills/publish/publish.go', date: '2026-11-30' },
    ],
    discovery: 'skills/NAME, skills/SCOPE/NAME, plugins/SCOPE/skills/NAME and NAME at the top of the repository, with SKILL.md by that exact name; links and the dot folders of clients are left out, and so are folders whose name holds anything but ASCII letters, digits, dots, hyphens, underscores and blanks.',
    wellKnown: false,
    ...gh_skill_traits,
    load: gh_skill_load,
    present: gh_skill_present,
    examples: [
        {
            title: 'an empty line before the block',
            files: { 'skills/x/SKILL.md': '\n---\nname: x\ndescription: d\nversion: 1.0.0\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'the list form of allowed-tools',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: [|[Read]|]\n---\nB\n' },
            status: 'dropped',
            reason: 'allowed-tools-form',
        },
        {
            title: 'metadata that an installation left behind',
            files: {
                'skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata:\n  [|github-repo|]: https://example.com/o/r\n---\nB\n',
            },
            status: 'dropped',
            reason: 'unknown-key',
        },
        {
            title: 'a folder that is passed over without a word',
            files: { 'skills/café/SKILL.md': '[||]---\nname: cafe\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'name-character',
        },
        {
            title: 'a description of 513 two-byte letters is only warned about',
            files: { 'skills/x/SKILL.md': `---\nname: x\ndescription: [|${'é'.repeat(513)}|]\n---\nB\n` },
            status: 'loads',
            reason: 'description-too-long',
        },
        {
            title: 'a client’s own folder',
            files: { '.claude/skills/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'outside-the-roots',
        },
    ],
};
function gh_skill_load(skill) {
    const away = gh_skill_passedOver(skill);
    if (away.length > 0)
        return verdictOf({ ...gh_skill_traits, silent: true }, skill, away, gh_skill_lost());
    const unread = (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? gh_skill_lost(...unread) : gh_skill_read(skill);
    const unsafe = unsafeName(skill, found.name);
    if (unsafe.length > 0)
        return verdictOf({ ...gh_skill_traits, silent: true }, skill, unsafe, gh_skill_lost());
    return verdictOf(gh_skill_traits, skill, found.reasons, found);
}
function gh_skill_lost(...reasons) {
    return { reasons, name: null, description: null, body: '' };
}
function gh_skill_passedOver(skill) {
    if (skill.place.owner === null)
        return [...(0,reason_place/* notFound */.mX)(skill, layout), ...unsafeFolder(skill)];
    const message = `\`${skill.place.root}\` is a client’s own folder, and such folders are not published.`;
    return [(0,reason_field/* reason */.l)('outside-the-roots', 'dropped', message, 'Publish it from `skills/`.', (0,source_span/* spanOf */.ee)(0, 0))];
}
function isSafe(name) {
    return name.length <= 64 && !name.includes('..') && safeName.test(name);
}
/** A folder whose name is not seen is passed over without a word. */
function unsafeFolder({ folder, path, place }) {
    const scope = place.named && place.depth === 2 ? path.split('/').at(-2) : undefined;
    const odd = [scope, folder ?? undefined].find((name) => name !== undefined && !isSafe(name));
    if (odd === undefined)
        return [];
    const message = `The folder \`${odd}\` is passed over: only names of ASCII letters, digits, dots, hyphens, underscores and blanks, up to 64, are seen.`;
    return [{ ...(0,reason_field/* reason */.l)('name-character', 'dropped', message, 'Rename the folder.', (0,source_span/* spanOf */.ee)(0, 0)), name: odd }];
}
function unsafeName(skill, name) {
    if (!name || isSafe(name))
        return [];
    const message = `\`${name.slice(0, 80)}\` is no name that is seen, so the skill is passed over.`;
    const cure = `Write \`name: ${skill.folder ?? ''}\`.`;
    return [{ ...(0,reason_field/* reason */.l)('name-character', 'dropped', message, cure, placeOf(skill, 'name')), name }];
}
function gh_skill_read(skill) {
    const { file } = skill;
    const block = gh_skill_blockOf(file.text);
    if (!('yaml' in block))
        return gh_skill_lost(noBlock(skill, gh_skill_tolerated, block.missing));
    const { root, refusals } = readGoYaml(file, block.yaml);
    if (refusals.length > 0)
        return gh_skill_lost(...refusals);
    const map = mapOf(skill, root);
    if ('code' in map)
        return gh_skill_lost(map);
    return { ...gh_skill_fields(skill, map), body: file.text.slice(block.bodyStart).replace(/^[\r\n]+/, '') };
}
/** Line ends before the first three dashes are skipped; the next line that starts with three dashes closes the block. */
function gh_skill_blockOf(text) {
    const opening = /^[\r\n]*---[\r\n]*/.exec(text)?.[0].length;
    if (opening === undefined)
        return { missing: 'opening' };
    const close = text.indexOf('\n---', opening);
    return close < 0 ? { missing: 'closing' } : { yaml: (0,source_span/* spanOf */.ee)(opening, close), bodyStart: close + 4 };
}
function gh_skill_fields(skill, map) {
    const values = fieldsIn(gh_skill_dialect, map);
    const wrong = ['name', 'description', 'license'].flatMap((field) => noText(field, values.get(field)));
    const metadata = values.get('metadata');
    const value = metadata ? (0,yaml/* resolved */.L$)(metadata) : null;
    const inner = value?.kind === 'map' ? value : null;
    if (metadata && !inner && valueIn(gh_skill_dialect, metadata).kind !== 'null') {
        wrong.push((0,reason_field/* wrongType */.gQ)('metadata-type', 'dropped', 'metadata', metadata, 'a map'));
    }
    // What does not fit its type is no frontmatter at all; what fits is then checked.
    if (wrong.length > 0)
        return { reasons: wrong, name: null, description: null };
    const name = gh_skill_textOf(values.get('name'));
    const description = gh_skill_textOf(values.get('description'));
    const reasons = [
        ...gh_skill_nameReasons(skill, name),
        ...gh_skill_descriptionReasons(skill, description),
        ...gh_skill_toolReasons(values.get('allowed-tools')),
        ...installReasons(inner),
    ];
    return { name: name || null, description: description || null, reasons };
}
function gh_skill_textOf(node) {
    const value = node ? valueIn(gh_skill_dialect, node) : null;
    return value && value.kind !== 'null' ? value.text : '';
}
function noText(field, node) {
    const kind = node ? valueIn(gh_skill_dialect, node).kind : 'null';
    return node && (kind === 'list' || kind === 'map') ? [(0,reason_field/* wrongType */.gQ)(`${field}-type`, 'dropped', field, node, 'text')] : [];
}
function gh_skill_nameReasons(skill, name) {
    const place = placeOf(skill, 'name');
    if (name === '')
        return [absent(skill, 'name')];
    const form = (0,reason_field/* nameForm */.oB)(name, 'ascii', 'bytes', place);
    const other = skill.folder !== null && skill.folder !== name;
    return other ? [...form, (0,reason_field/* folderMismatch */.jB)(name, skill.folder, 'dropped', place)] : form;
}
function gh_skill_descriptionReasons(skill, description) {
    if (description === '')
        return [absent(skill, 'description')];
    if ((0,reason_field/* lengthIn */.q$)('bytes', description) <= 1024)
        return [];
    return [(0,reason_field/* tooLong */.Po)('description', 'ignored', description, 1024, 'bytes', placeOf(skill, 'description'))];
}
function absent(skill, field) {
    const place = placeOf(skill, field);
    if (skill.frontmatter.fields.has(field))
        return (0,reason_field/* empty */.Ie)(field, place);
    return (0,reason_field/* missing */.LO)(field, place, field === 'name' ? skill.folder : null);
}
function gh_skill_toolReasons(node) {
    if (!node || valueIn(gh_skill_dialect, node).kind !== 'list')
        return [];
    const says = 'allowed-tools must be a string (space-delimited), not an array';
    return [{ ...(0,reason_field/* wrongType */.gQ)('allowed-tools-form', 'dropped', 'allowed-tools', node, 'one text'), says }];
}
/** What `gh skill install` writes into a copy does not belong into the original. */
function installReasons(metadata) {
    const found = metadata?.pairs.find(({ key }) => key.value.startsWith('github-'));
    if (!found)
        return [];
    const message = `\`metadata.${found.key.value}\` is written by an installation and refused where a skill is published.`;
    const cure = 'Remove it, or let `gh skill publish --fix` do so.';
    return [{ ...(0,reason_field/* reason */.l)('unknown-key', 'dropped', message, cure, found.key.span), name: found.key.value }];
}
/** A check shows nothing to a model; the text is what is published. */
function gh_skill_present(skill) {
    const { body } = gh_skill_read(skill);
    return {
        metadata: `${skill.name?.value ?? ''}: ${skill.description?.value ?? ''}`,
        instructions: body,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/goose.js












const goose_traits = { silent: true, blast: 'skill' };
const goose_dialect = dialects['serde-yaml'];
const goose_roots = {
    owners: ['.agents', '.goose', '.claude'],
    depth: null,
    hidden: 'entered',
    links: 'followed',
    rootFile: 'found',
    nested: 'found',
};
/** What goose reads of the block; only these may not stand twice. */
const goose_fieldNames = new Set(['name', 'description', 'metadata']);
/** Nothing before the first three dashes, and nothing behind them, is looked at. */
const goose_tolerated = new Set([
    'byte-order-mark',
    'blank-after-opening-dashes',
    'closing-dashes-sloppy',
    'content-before-frontmatter',
    'escaped-dashes',
    'frontmatter-in-code-fence',
    'line-ends-carriage-return',
    'no-line-end-after-closing-dashes',
    'text-on-opening-line',
]);
const goose = {
    id: 'goose',
    title: 'goose',
    version: '1.52.0',
    evidence: [
        { basis: 'observed', cite: '@aaif/goose-binary-linux-x64 0.20.2 (goose 1.52.0), goose acp', date: '2026-11-30' },
        { basis: 'source', cite: 'block/goose@013ab84, crates/goose/src/skills/mod.rs', date: '2026-08-21' },
        { basis: 'source', cite: 'block/goose@0d2074c, crates/goose/src/skills/client.rs', date: '2026-08-21' },
    ],
    discovery: '.agents/skills, .goose/skills and .claude/skills of the working directory, at any depth, dot folders included; the same under home and in ~/.config/goose/skills; .git, .hg and .svn are skipped, links are followed. The first skill of a name wins.',
    wellKnown: false,
    ...goose_traits,
    load: goose_load,
    present: goose_present,
    examples: [
        {
            title: 'any name that holds no slash, and no description',
            files: { '.goose/skills/x/SKILL.md': '[|---|]\nname: Any Name\n---\nB\n' },
            status: 'altered',
            reason: 'description-missing',
        },
        {
            title: 'text before the block',
            files: { '.goose/skills/x/SKILL.md': '# Title\n---\nname: x\ndescription: d\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'three dashes in a value',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: a [|---|] b\n---\nB\n' },
            status: 'altered',
            reason: 'dashes-in-value',
        },
        {
            title: 'a colon in an unquoted value',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'dropped',
            reason: 'colon-in-plain-value',
        },
        {
            title: 'a slash in the name',
            files: { '.agents/skills/x/SKILL.md': '---\nname: [|a/x|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'name-character',
        },
        {
            title: 'metadata that is no map',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata: [|text|]\n---\nB\n' },
            status: 'dropped',
            reason: 'metadata-type',
        },
        {
            title: 'another client’s folder',
            files: { '.github/skills/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'outside-the-roots',
        },
    ],
};
function goose_load(skill, { catalog }) {
    const away = [...(0,reason_place/* notFound */.mX)(skill, goose_roots), ...skippedFolder(skill)];
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? goose_lost(...unread) : goose_read(skill);
    const rivals = catalog.filter((other) => skill.name?.value === other.name?.value && other.path < skill.path);
    const twice = found.name === null
        ? []
        : duplicateName(skill, found.name, rivals, 'the one that the disk lists first is kept, and that is not fixed');
    return verdictOf(goose_traits, skill, [...found.reasons, ...twice], found);
}
function skippedFolder(skill) {
    const below = skill.path.split('/').slice(-Math.max(1, skill.place.depth));
    const name = below.find((each) => ['.git', '.hg', '.svn'].includes(each));
    if (!name)
        return [];
    const message = `The skill stands inside \`${name}\`, and such folders are not entered.`;
    return [(0,reason_field/* reason */.l)('hidden-folder', 'dropped', message, 'Move it out of that folder.', (0,source_span/* spanOf */.ee)(0, 0))];
}
function goose_lost(...reasons) {
    return { reasons, name: null, description: null, body: '' };
}
function goose_read(skill) {
    const { file, frontmatter } = skill;
    const encoding = frontmatter.faults.find(({ code }) => code === 'not-utf-8');
    if (encoding)
        return goose_lost((0,reason_fence/* fenceReason */.q)(encoding));
    const split = (0,reader_split/* splitOnDashes */.S)(file.text);
    if (!split)
        return goose_lost(noBlock(skill, goose_tolerated, file.text.includes('---') ? 'closing' : 'opening'));
    const yaml = withoutBlanks(file.text, split.yaml);
    const { root, refusal } = readDialect(file, yaml, goose_dialect, goose_fieldNames);
    if (refusal)
        return goose_lost(refusal);
    const cut = cutReason(skill, split.yaml);
    const found = goose_fields(skill, root);
    const body = trimmed(file.text.slice(split.bodyStart));
    return { ...found, body, reasons: [...(cut ? [cut] : []), ...found.reasons] };
}
/** The block is trimmed before it is read, so that a first line that was indented is so no longer. */
function withoutBlanks(text, { start, end }) {
    const from = Math.min(end, start + blanksAt(text, start));
    return (0,source_span/* spanOf */.ee)(from, from + trimmed(text.slice(from, end)).length);
}
function goose_fields(skill, root) {
    const map = mapOf(skill, root);
    if ('code' in map)
        return goose_lost(map.code === 'frontmatter-empty' ? noName(skill) : map);
    const values = fieldsIn(goose_dialect, map);
    const [name, description] = [values.get('name'), values.get('description')];
    const wrong = [
        ...oddKeys(map),
        ...goose_wrongText(skill, 'name', name),
        ...goose_wrongText(skill, 'description', description),
        ...goose_metadataReasons(values.get('metadata')),
    ];
    if (wrong.length > 0)
        return goose_lost(...wrong);
    const written = name ? valueIn(goose_dialect, name) : null;
    const shown = written && written.kind !== 'null' ? written.text : '';
    if (shown === '')
        return goose_lost(noName(skill));
    if (shown.includes('/'))
        return goose_lost(slash(skill, shown));
    const text = description ? writtenText(description) : '';
    const reasons = [...(text === '' ? [noDescription(skill)] : []), ...ignoredKeys(skill, [])];
    return { name: shown, description: text || null, reasons, body: '' };
}
/** What a text field takes: a null that is written out is the text `null`. */
function writtenText(node) {
    const value = (0,yaml/* resolved */.L$)(node);
    return value?.kind === 'scalar' ? value.value : '';
}
function noName(skill) {
    return (0,reason_field/* missing */.LO)('name', placeOf(skill, 'name'), skill.folder);
}
function slash(skill, name) {
    const message = '`name` holds a slash, which is kept for the files of a skill (`skill/file`).';
    return { ...(0,reason_field/* reason */.l)('name-character', 'dropped', message, 'Remove the slash.', placeOf(skill, 'name')), name };
}
function noDescription(skill) {
    const message = 'There is no description, and the model is shown the name alone.';
    return (0,reason_field/* reason */.l)('description-missing', 'altered', message, 'Add `description:`.', placeOf(skill, 'description'));
}
function goose_wrongText(skill, field, node) {
    const kind = node ? valueIn(goose_dialect, node).kind : null;
    return node && (kind === 'list' || kind === 'map') ? [notText(skill, field, node, kind)] : [];
}
/** A list or map as a key, where goose looks for the names of its fields. */
function oddKeys(map) {
    const odd = map.pairs.find(({ key }) => key.style === 'empty');
    return odd ? [(0,reason_yaml/* yamlReason */.c)((0,yaml_fault/* yamlFault */.Q)('key-not-text', odd.key.span))] : [];
}
function goose_metadataReasons(node) {
    const value = node ? (0,yaml/* resolved */.L$)(node) : null;
    if (!node || !value)
        return [];
    if (value.kind === 'map')
        return value.pairs.flatMap(({ key, value: inner }) => [...keyOfJson(key), ...notJson(inner)]);
    // Nothing at all is an empty map; a null that is written out is refused.
    const nothing = value.kind === 'scalar' && value.value === '' && (value.style === 'plain' || value.style === 'empty');
    return nothing ? [] : [(0,reason_field/* wrongType */.gQ)('metadata-type', 'dropped', 'metadata', node, 'a map')];
}
/** Metadata is kept as JSON, which has no tags, no keys but texts, and no whole numbers of more than 64 bits. */
function notJson(node) {
    const value = (0,yaml/* resolved */.L$)(node);
    if (value?.kind === 'list')
        return value.items.flatMap(notJson);
    if (value?.kind === 'map') {
        return value.pairs.flatMap(({ key, value: inner }) => [...keyOfJson(key), ...notJson(inner)]);
    }
    if (!value || !(value.tag?.startsWith('!') || tooLarge(value.value, value.style)))
        return [];
    const message = `\`${value.value.slice(0, 40)}\` in \`metadata\` cannot be kept as JSON.`;
    return [(0,reason_field/* reason */.l)('metadata-value-type', 'dropped', message, 'Put it in quotes.', value.span)];
}
function keyOfJson(key) {
    return key.style === 'empty' ? [(0,reason_yaml/* yamlReason */.c)((0,yaml_fault/* yamlFault */.Q)('key-not-text', key.span))] : [];
}
function tooLarge(text, style) {
    if (style !== 'plain' || !/^[-+]?[1-9]\d{18,}$/.test(text))
        return false;
    const number = BigInt(text.replace('+', ''));
    return number < -(2n ** 63n) || number >= 2n ** 64n;
}
/** `load_skill` hands out the body under a heading, the description and a list of the skill's files (mod.rs, loaded_skill_context). */
function goose_present(skill) {
    const { name, description, body } = goose_read(skill);
    const shown = { name: name ?? skill.name?.value ?? '', description: description ?? skill.description?.value ?? '' };
    return {
        metadata: `• ${shown.name} - ${shown.description}`,
        instructions: `# Loaded Skill: ${shown.name} (skill)\n\n${shown.description}\n\n## Content\n\n${body}`,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-hermes.js






const reader_hermes_dialect = dialects['pyyaml-c'];
/** Brackets that libyaml 0.2.5 gives up at. */
const LIBYAML_DEPTH = 1000;
const none = new Map();
/**
 * The block as hermes-agent 0.19.0 (PyPI) reads it, agent/skill_utils.py, parse_frontmatter; run on 2026-11-30. `limit` cuts the file
 * first, in characters: `skills_list` reads no more than 4,000.
 */
function readHermes(skill, limit = Number.POSITIVE_INFINITY) {
    // Python reads a lone carriage return as a line end.
    const whole = skill.file.text.replace(/\r(?!\n)/g, '\n');
    const text = whole.length > limit ? [...whole.replaceAll('\r', '')].slice(0, limit).join('') : whole;
    const block = readFenced(text, hermesFence);
    const bodyStart = text.startsWith('\uFEFF') ? 1 : 0;
    if (!('yaml' in block)) {
        const missing = block.missing === 'opening' ? 'opening' : 'closing';
        return { values: none, gates: none, bodyStart, refusal: null, linesOnly: false, missing };
    }
    const { root, refusal: first } = readDialect(new source_file/* SourceFile */.sC('', text), block.yaml, reader_hermes_dialect);
    const refusal = first && tooDeepFor(LIBYAML_DEPTH, first, text.slice(block.yaml.start, block.yaml.end));
    if (refusal && refusal.effect !== 'unknown') {
        const lines = text.slice(block.yaml.start, block.yaml.end).split('\n');
        return {
            values: colonLines(lines, block.yaml.start),
            gates: none,
            bodyStart: block.bodyStart,
            refusal,
            linesOnly: lines.every((line) => /^(?:[^\s:-][^:]*:|\s*$)/.test(line)),
            missing: null,
        };
    }
    const map = root ? (0,yaml/* resolved */.L$)(root) : null;
    const values = map?.kind === 'map' ? fieldsIn(reader_hermes_dialect, map) : new Map();
    return {
        values: new Map([...values].map(([key, node]) => [key, hermesValue(node)])),
        gates: gatesIn(values.get('metadata')),
        bodyStart: block.bodyStart,
        refusal,
        linesOnly: false,
        missing: null,
    };
}
function hermesValue(node) {
    const value = (0,yaml/* resolved */.L$)(node);
    const { kind, text } = valueIn(reader_hermes_dialect, node);
    const at = node.span.end > node.span.start ? node.span : null;
    if (kind === 'null')
        return { kind, text, texts: [], at };
    if (value?.kind === 'list') {
        return { kind: 'list', text, texts: value.items.map((item) => valueIn(reader_hermes_dialect, item).text), at };
    }
    return { kind: kind === 'text' || kind === 'map' ? kind : 'other', text, texts: [text], at };
}
function gatesIn(metadata) {
    const outer = metadata ? (0,yaml/* resolved */.L$)(metadata) : null;
    const inner = outer?.kind === 'map' ? fieldsIn(reader_hermes_dialect, outer).get('hermes') : undefined;
    const map = inner ? (0,yaml/* resolved */.L$)(inner) : null;
    if (map?.kind !== 'map')
        return none;
    return new Map([...fieldsIn(reader_hermes_dialect, map)].map(([key, node]) => [key, hermesValue(node)]));
}
/** Every line with a colon, at any indentation, is a key and the rest of its line; quotes stay. */
function colonLines(lines, start) {
    const values = new Map();
    let at = start;
    for (const line of lines) {
        const colon = line.indexOf(':');
        if (colon >= 0) {
            const value = stripped(line.slice(colon + 1));
            const from = at + line.indexOf(value, colon + 1);
            const place = value === '' ? null : (0,source_span/* spanOf */.ee)(from, from + value.length);
            values.set(stripped(line.slice(0, colon)), { kind: 'text', text: value, texts: value ? [value] : [], at: place });
        }
        at += line.length + 1;
    }
    return values;
}
/** Python's `str.strip()`. */
function stripped(text) {
    return text.replace(/^(?:(?!\uFEFF)[\s\x1c-\x1f\x85])+/, '').replace(/(?:(?!\uFEFF)[\s\x1c-\x1f\x85])+$/, '');
}
/** What Python takes for no value at all. */
function isFalse({ kind, text, texts }) {
    if (kind === 'list')
        return texts.length === 0;
    if (kind === 'other')
        return /^(?:False|[-+]?0+(?:\.0*)?)$/.test(text);
    return kind === 'null' || text === '' || (kind === 'map' && text === '{}');
}

;// CONCATENATED MODULE: ./.build/runtimes/reason-hermes.js


/** Environments that Hermes tells (skill_utils.py, _KNOWN_ENVIRONMENTS); any other name lets the skill pass. */
const environments = new Set(['kanban', 'docker', 's6']);
/** Keys of TOOLSETS in hermes-agent 0.19.0 (PyPI) and main at 00075f3, toolsets.py; `hermes-…` bundles and `mcp-…` besides. */
const toolsets = new Set(`web search x_search vision video image_gen video_gen computer_use terminal skills browser cronjob file tts todo memory
  context_engine session_search project bot_room desktop_ui clarify code_execution delegation homeassistant kanban discord
  discord_admin yuanbao feishu_doc feishu_drive spotify debugging safe coding`.split(/\s+/));
/** The core tools of the same two, and of the toolsets that can be added. */
const tools = new Set(`web_search web_extract terminal process process_manage read_terminal close_terminal read_file write_file patch search_files
  vision_analyze image_generate skills_list skill_view skill_manage browser_navigate browser_snapshot browser_click browser_type
  browser_scroll browser_back browser_press browser_get_images browser_vision browser_console browser_cdp browser_dialog
  browser_exec text_to_speech todo todo_list memory session_search clarify execute_code delegate_task cronjob cronjob_manage
  ha_list_entities ha_get_state ha_list_services ha_call_service kanban_show kanban_list kanban_complete kanban_block
  kanban_request_review kanban_request_changes kanban_heartbeat kanban_comment kanban_create kanban_link kanban_unblock
  kanban_attach kanban_attach_url kanban_attachments computer_use`.split(/\s+/));
/** Conditions that the author set for a skill to be offered (skill_utils.py and prompt_builder.py, hermes-agent 0.19.0). */
function reason_hermes_gateReasons({ values, gates }) {
    return [
        ...platformGate(values.get('platforms')),
        ...environmentGate(values.get('environments')),
        ...reason_hermes_required(gates.get('requires_toolsets'), 'toolset', toolsets),
        ...reason_hermes_required(gates.get('requires_tools'), 'tool', tools),
        ...reason_hermes_fallback(gates.get('fallback_for_toolsets'), 'toolset', toolsets),
        ...reason_hermes_fallback(gates.get('fallback_for_tools'), 'tool', tools),
    ];
}
/** Judged for Linux: a name passes where the system's own starts with it. */
function platformGate(value) {
    if (!value || isFalse(value))
        return [];
    const names = value.texts.map((text) => stripped(text.toLowerCase()));
    if (names.some((name) => 'linux'.startsWith(name)))
        return [];
    const message = `The skill is for ${names.join(', ')}, and is offered on no other system.`;
    const cure = 'Add the systems that it works on to `platforms:`.';
    return [{ ...(0,reason_field/* reason */.l)('wrong-system', 'withheld', message, cure, value.at), name: names[0] ?? '' }];
}
function environmentGate(value) {
    const names = value ? value.texts.map((text) => stripped(text.toLowerCase())).filter((name) => name !== '') : [];
    if (!value || isFalse(value) || names.length === 0 || names.some((name) => !environments.has(name)))
        return [];
    const message = `The skill is offered only where one of these is at work: ${names.join(', ')}.`;
    const found = reason_hermes_unmet(value.at, names[0] ?? '', message);
    // A container is the deployment's choice; the board for tasks is off until somebody turns it on.
    return [names.every((name) => name === 'kanban') ? found : { ...found, effect: 'unknown' }];
}
function reason_hermes_required(value, what, known) {
    const strangers = namesIn(value).filter((name) => !isKnown(name, known));
    if (!value || strangers.length === 0)
        return [];
    const message = value.kind === 'text'
        ? `\`requires_${what}s\` is a text, and is read letter by letter where a list is meant.`
        : `Hermes has no ${what} of its own called ${strangers.map((name) => `\`${name}\``).join(', ')}.`;
    return [reason_hermes_unmet(value.at, strangers[0] ?? '', message)];
}
/** Hidden while the other thing is there, which the deployment decides. */
function reason_hermes_fallback(value, what, known) {
    const names = namesIn(value).filter((name) => isKnown(name, known));
    if (!value || names.length === 0)
        return [];
    const message = `The skill is offered only where the ${what} ${names.map((name) => `\`${name}\``).join(', ')} is not there.`;
    const cure = 'Leave it where the skill stands in for that.';
    return [{ ...(0,reason_field/* reason */.l)('gate-unmet', 'unknown', message, cure, value.at), name: names[0] ?? '' }];
}
/** The loader goes through the value item by item, and through a text letter by letter. */
function namesIn(value) {
    return value?.kind === 'text' ? [...value.text] : (value?.texts ?? []);
}
function isKnown(name, known) {
    return known.has(name) || /^(?:mcp|hermes)[-_]/.test(name);
}
function reason_hermes_unmet(at, name, message) {
    const cure = 'Leave it where the deployment has it; correct the name otherwise.';
    return { ...(0,reason_field/* reason */.l)('gate-unmet', 'withheld', message, cure, at), name };
}

;// CONCATENATED MODULE: ./.build/runtimes/hermes.js







const hermes_source = 'hermes-agent 0.19.0 (PyPI)';
const hermes_traits = { silent: true, blast: 'skill' };
const hermes_roots = {
    owners: ['.agents', '.hermes'],
    depth: null,
    hidden: 'entered',
    links: 'followed',
    rootFile: 'found',
    nested: 'found',
};
/** Folders that are never entered (skill_utils.py, EXCLUDED_SKILL_DIRS). */
const excluded = new Set([
    '.git',
    '.github',
    '.hub',
    '.archive',
    '.venv',
    'venv',
    'node_modules',
    'site-packages',
    '__pycache__',
    '.tox',
    '.nox',
    '.pytest_cache',
    '.mypy_cache',
    '.ruff_cache',
]);
/** Folders of a skill that hold no skills of their own (skill_utils.py, SKILL_SUPPORT_DIRS). */
const support = new Set(['references', 'templates', 'assets', 'scripts']);
/** Keys that Hermes reads or documents beside the standard's (tools/skills_tool.py). */
const hermes_ownKeys = [
    'author',
    'environments',
    'platforms',
    'prerequisites',
    'related_skills',
    'required_credential_files',
    'required_environment_variables',
    'setup',
    'tags',
    'version',
];
/** Characters of a description in the list that is in the model's context, the three dots included. */
const LISTED = 60;
/** Characters of a file that `skills_list` reads. */
const LIST_READS = 4000;
const hermes_tolerated = new Set([
    'byte-order-mark',
    'blank-after-opening-dashes',
    'closing-dashes-sloppy',
    'line-ends-carriage-return',
    'not-utf-8',
    'text-on-opening-line',
]);
const hermes = {
    id: 'hermes',
    title: 'Hermes Agent',
    version: '0.19.0, and main at 010929c for the roots of a project',
    evidence: [
        {
            basis: 'observed',
            cite: `${hermes_source}, agent/prompt_builder.py and tools/skills_tool.py run on made and real files`,
            date: '2026-11-30',
        },
        { basis: 'source', cite: 'NousResearch/hermes-agent@010929c, agent/skill_utils.py', date: '2026-08-21' },
        { basis: 'source', cite: 'NousResearch/hermes-agent@00075f3, toolsets.py', date: '2026-08-21' },
    ],
    discovery: '~/.hermes/skills and the external_dirs of its settings; .hermes/skills and .agents/skills of a project once `hermes skills trust` was said (0.19.0 does not read them yet). Any depth, dot folders and links included, but no caches, no .git and .github, and no references, templates, assets or scripts folder of a skill.',
    wellKnown: false,
    ...hermes_traits,
    load: hermes_load,
    present: hermes_present,
    examples: [
        {
            title: 'a short description, and no name',
            files: { '.hermes/skills/x/SKILL.md': '[|---|]\ndescription: d\n---\nB\n' },
            status: 'loads',
            reason: 'name-from-folder',
        },
        {
            title: 'only the first 57 characters are listed',
            files: { '.hermes/skills/x/SKILL.md': `---\nname: x\ndescription: [|${'d'.repeat(61)}|]\n---\nB\n` },
            status: 'altered',
            reason: 'description-cut',
        },
        {
            title: 'what is no YAML is cut at the first colon of each line',
            files: { '.hermes/skills/x/SKILL.md': '---\nname: "x"\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'altered',
            reason: 'yaml-fallback',
        },
        {
            title: 'for another system',
            files: { '.hermes/skills/x/SKILL.md': '---\nname: x\ndescription: d\nplatforms: [|[macos]|]\n---\nB\n' },
            status: 'withheld',
            reason: 'wrong-system',
        },
        {
            title: 'a toolset that there is not',
            files: {
                '.hermes/skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata:\n  hermes:\n    requires_toolsets: [|[nope]|]\n---\nB\n',
            },
            status: 'withheld',
            reason: 'gate-unmet',
        },
        {
            title: 'no line end behind the closing dashes',
            files: { '.hermes/skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|---|]' },
            status: 'altered',
            reason: 'no-line-end-after-closing-dashes',
        },
        {
            title: 'another client’s folder',
            files: { '.claude/skills/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'outside-the-roots',
        },
    ],
};
function hermes_load(skill, situation) {
    const away = [...(0,reason_place/* notFound */.mX)(skill, hermes_roots), ...leftOut(skill)];
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? { reasons: unread, name: null, description: null } : hermes_read(skill);
    const twice = found.name === null ? [] : ambiguous(skill, found.name, situation.catalog);
    return verdictOf(hermes_traits, skill, [...found.reasons, ...twice], found);
}
function leftOut(skill) {
    const around = skill.insideSkill;
    const inner = around === null ? '' : (skill.path.slice(around === '.' ? 0 : around.length + 1).split('/')[0] ?? '');
    if (support.has(inner))
        return [(0,reason_place/* insideAnother */.g9)(skill, 'dropped')];
    const below = skill.path.split('/').slice(-Math.max(1, skill.place.depth));
    const name = below.find((each) => excluded.has(each));
    if (!name)
        return [];
    const message = `The skill stands inside \`${name}\`, and such folders are not entered.`;
    return [(0,reason_field/* reason */.l)('hidden-folder', 'dropped', message, 'Move it out of that folder.', (0,source_span/* spanOf */.ee)(0, 0))];
}
/** Two skills of one name are listed once, and neither is opened by that name. */
function ambiguous(skill, name, catalog) {
    const other = catalog.find((each) => each !== skill && each.name?.value === name && skill.name?.value === name);
    if (!other)
        return [];
    const message = `\`${name}\` is also the name of \`${other.path}\`, and a name that leads to two skills is not opened.`;
    const found = (0,reason_field/* reason */.l)('duplicate-name', 'altered', message, 'Give each skill a name of its own.', placeOf(skill, 'name'));
    const related = { path: other.filePath, span: other.name?.span ?? null, message: 'the other one' };
    return [{ ...found, name, related }];
}
function hermes_read(skill) {
    const encoding = skill.frontmatter.faults.find(({ code }) => code === 'not-utf-8');
    if (encoding) {
        const reasons = [(0,reason_fence/* fenceReason */.q)(encoding, 'altered'), namedByFolder(skill, 'The file cannot be read')];
        return { reasons, name: skill.folder, description: null };
    }
    const block = readHermes(skill);
    if (block.refusal?.effect === 'unknown')
        return { reasons: [block.refusal], name: null, description: null };
    const name = hermes_nameOf(skill, block);
    const { shown, whole } = hermes_descriptionOf(block.values.get('description'));
    const reasons = [
        ...hermes_blockReasons(skill, block),
        ...hermes_nameReasons(skill, block, name),
        ...hermes_descriptionReasons(skill, block, shown, whole),
        ...reason_hermes_gateReasons(block),
        ...listed(skill, block),
        ...ignoredKeys(skill, hermes_ownKeys),
    ];
    return { name, description: shown || null, reasons };
}
function hermes_nameOf(skill, { values }) {
    const value = values.get('name');
    return (value ? value.text : skill.folder) || (skill.folder ?? '');
}
/** Quotes around the text are taken off, whatever they are part of (skill_utils.py, extract_skill_description). */
function hermes_descriptionOf(value) {
    const whole = !value || isFalse(value) ? '' : stripped(value.text).replace(/^['"]+|['"]+$/g, '');
    const letters = [...whole];
    return { whole, shown: letters.length > LISTED ? `${letters.slice(0, LISTED - 3).join('')}...` : whole };
}
function hermes_blockReasons(skill, block) {
    const { missing, refusal, values } = block;
    if (missing)
        return [{ ...noBlock(skill, hermes_tolerated, missing), effect: 'altered' }];
    if (!refusal)
        return [];
    const name = values.get('name')?.text ?? '';
    const description = values.get('description')?.text ?? '';
    const bare = /^(["']).*\1$/.test(description) || !/^["'|>]|["']$/.test(description);
    const asMeant = block.linesOnly && bare && !/^['"]/.test(name);
    const message = `${refusal.message} Each line is cut at its first colon instead.`;
    const told = (0,reason_field/* reason */.l)('yaml-fallback', asMeant ? 'ignored' : 'altered', message, refusal.cure, refusal.span);
    return [refusal.name ? { ...told, name: refusal.name } : told];
}
function hermes_nameReasons(skill, { values, refusal }, name) {
    const value = values.get('name');
    if (!value || value.text === '')
        return [namedByFolder(skill, 'There is no name')];
    if (refusal || isAsWritten(skill, 'name', value, name))
        return [];
    return [shownAs(skill, 'name', name, 'value-coerced', 'Write it as one text, in quotes.')];
}
function isAsWritten(skill, field, value, shown) {
    return value?.kind !== 'list' && value?.kind !== 'map' && asWritten(skill, field, shown);
}
function hermes_descriptionReasons(skill, block, shown, whole) {
    const place = placeOf(skill, 'description');
    if (whole === '') {
        const message = 'There is no description: the list shows the name alone, and `skills_list` the body’s first line.';
        return [(0,reason_field/* reason */.l)('description-from-body', 'altered', message, 'Add `description:`.', place)];
    }
    if (shown !== whole) {
        const message = `The description has ${[...whole].length} characters; the list that the model sees has the first 57 and three dots.`;
        return [(0,reason_field/* reason */.l)('description-cut', 'altered', message, 'Say what matters in the first 57 characters.', place)];
    }
    if (block.refusal || isAsWritten(skill, 'description', block.values.get('description'), shown))
        return [];
    return [shownAs(skill, 'description', shown, 'value-coerced', 'Write it as one text, in quotes.')];
}
/** `skills_list` reads the beginning of the file, and skips a skill whose name or description is no text. */
function listed(skill, block) {
    if (block.missing || [...skill.file.text].length <= LIST_READS)
        return [];
    if (readHermes(skill, LIST_READS).missing === null)
        return [];
    const message = 'The frontmatter is longer than the 4,000 characters that `skills_list` reads, which finds none in it.';
    const closing = skill.frontmatter.closing;
    return [(0,reason_field/* reason */.l)('field-lost', 'altered', message, 'Shorten the frontmatter.', closing)];
}
/** `skill_view` hands out the whole file, frontmatter included. */
function hermes_present(skill) {
    const { name, description } = hermes_read(skill);
    return {
        metadata: `    - ${name ?? ''}${description ? `: ${description}` : ''}`,
        instructions: skill.file.text,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/ms-agent-framework.js










const ms_agent_framework_traits = { silent: false, blast: 'skill' };
/** The tree is looked at and no value is built of it (`yaml.compose`): types are told apart, and texts stay as they are written. */
const ms_agent_framework_dialect = {
    ...dialects.pyyaml,
    shows: 'written',
    wholeKeys: 'read',
    mergeKeys: false,
    unknownTags: 'ignored',
};
const ms_agent_framework_roots = {
    depth: 2,
    hidden: 'entered',
    links: 'ignored',
    rootFile: 'found',
    nested: 'hidden',
};
const ms_agent_framework_tolerated = new Set([
    'byte-order-mark',
    'blank-after-opening-dashes',
    'closing-dashes-sloppy',
    'no-line-end-after-closing-dashes',
    'line-ends-carriage-return',
]);
const msAgentFramework = {
    id: 'ms-agent-framework',
    title: 'Microsoft Agent Framework for Python',
    version: '1.19 to 1.23',
    evidence: [
        { basis: 'observed', cite: 'agent-framework-core 1.23.0 (PyPI), FileSkillsSource', date: '2026-11-30' },
        { basis: 'source', cite: 'agent-framework-core 1.23.0, agent_framework/_skills.py', date: '2026-11-30' },
        {
            basis: 'source',
            cite: 'microsoft/agent-framework@014cb45, where a regular expression reads the lines; since 1.19.0 they are YAML',
            date: '2026-08-21',
        },
    ],
    discovery: 'Each configured folder, two folders deep, dot folders included; a SKILL.md ends the search below it. Links are refused. The first skill of a name wins.',
    wellKnown: false,
    ...ms_agent_framework_traits,
    load: ms_agent_framework_load,
    present: ms_agent_framework_present,
    examples: [
        {
            title: 'as the standard wants it, with a byte order mark',
            files: { 'skills/x/SKILL.md': '\uFEFF---\nname: x\ndescription: d\nmetadata: {a: 1}\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a colon in an unquoted value',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'dropped',
            reason: 'colon-in-plain-value',
        },
        {
            title: 'tools as a list',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: [|[Read]|]\n---\nB\n' },
            status: 'dropped',
            reason: 'allowed-tools-type',
        },
        {
            title: 'a field that stands twice',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\n[|name|]: x\n---\nB\n' },
            status: 'dropped',
            reason: 'duplicate-key',
        },
        {
            title: 'a field with a capital letter',
            files: { 'skills/x/SKILL.md': '---\nname: x\n[|Description|]: d\n---\nB\n' },
            status: 'dropped',
            reason: 'unknown-key',
        },
        {
            title: 'a map inside metadata is left out',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata:\n  a: [|{b: c}|]\n---\nB\n' },
            status: 'altered',
            reason: 'metadata-value-type',
        },
        {
            title: 'a folder too deep',
            files: { 'skills/a/b/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'too-deep',
        },
    ],
};
function ms_agent_framework_load(skill, { catalog }) {
    const away = [...found(skill), ...ms_agent_framework_below(skill, catalog)];
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const answer = unread.length > 0 ? ms_agent_framework_lost(...unread) : ms_agent_framework_read(skill);
    // A file that is not UTF-8 ends the whole search: the error is caught by nobody.
    const blast = answer.reasons.some(({ code }) => code === 'not-utf-8') ? 'catalog' : 'skill';
    // A name is that of its folder, and folders of two groups may be called the same.
    const rivals = catalog.filter((other) => other.path < skill.path && other.folder === skill.folder && ms_agent_framework_read(other).name);
    const which = 'the one that the disk lists first is kept, and that is not fixed';
    const twice = answer.name === null ? [] : duplicateName(skill, answer.name, rivals, which);
    return verdictOf({ silent: away.length > 0, blast }, skill, [...answer.reasons, ...twice], answer);
}
/** The folders are configured: whichever a skill stands in may be one. */
function found(skill) {
    return (0,reason_place/* notFound */.mX)(skill, { ...ms_agent_framework_roots, owners: skill.place.owner === null ? [] : [skill.place.owner] });
}
/** A SKILL.md in the root itself ends the search. */
function ms_agent_framework_below(skill, catalog) {
    const { root, depth, named } = skill.place;
    const top = catalog.some(({ place }) => place.named && place.root === root && place.depth === 0);
    if (!named || depth === 0 || skill.insideSkill !== null || !top)
        return [];
    const message = `A SKILL.md stands in \`${root}\` itself, and the search ends there.`;
    return [(0,reason_field/* reason */.l)('inside-another-skill', 'dropped', message, 'Move that one to a folder of its own.', (0,source_span/* spanOf */.ee)(0, 0))];
}
function ms_agent_framework_lost(...reasons) {
    return { reasons, name: null, description: null };
}
function ms_agent_framework_read(skill) {
    const encoding = skill.frontmatter.faults.find(({ code }) => code === 'not-utf-8');
    if (encoding)
        return ms_agent_framework_lost((0,reason_fence/* fenceReason */.q)(encoding));
    // Python reads with line feeds only; one sign for another, so that every place stays where it is.
    const file = new source_file/* SourceFile */.sC(skill.file.path, skill.file.text.replace(/\r(?!\n)/g, '\n'));
    const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(file.text);
    const block = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?<=\n)---[ \t]*\r?(?=\n|$)/.exec(file.text);
    if (!opening || !block)
        return ms_agent_framework_lost(noBlock(skill, ms_agent_framework_tolerated, opening ? 'closing' : 'opening'));
    const start = opening[0].length;
    const yaml = readDialect(file, (0,source_span/* spanOf */.ee)(start, start + (block[1]?.length ?? 0)), ms_agent_framework_dialect);
    // A tag is told by the field that it stands at, and a value that does not fit its tag is not looked at.
    if (yaml.refusal && yaml.refusal.code !== 'tag-in-yaml')
        return ms_agent_framework_lost(yaml.refusal);
    const map = mapOf(skill, yaml.root);
    if ('code' in map)
        return ms_agent_framework_lost(map);
    const values = new Map(map.pairs.map(({ key, value }) => [key.value, value]));
    const wrong = [...keyFaults(map), ...ms_agent_framework_texts.flatMap((key) => ms_agent_framework_wrongValue(key, values.get(key)))];
    return wrong.length > 0 ? ms_agent_framework_lost(...wrong) : accepted(skill, values);
}
const ms_agent_framework_texts = ['name', 'description', 'license', 'compatibility', 'allowed-tools'];
const ms_agent_framework_fieldNames = [...ms_agent_framework_texts, 'metadata'];
function keyFaults({ pairs }) {
    const seen = new Set();
    return pairs.flatMap(({ key }) => {
        const field = ms_agent_framework_fieldNames.find((name) => name === key.value.toLowerCase());
        if (!isText(key))
            return [(0,reason_yaml/* yamlReason */.c)((0,yaml_fault/* yamlFault */.Q)('key-not-text', key.span))];
        if (!field)
            return [];
        if (field !== key.value)
            return [capital(key, field)];
        if (seen.has(field))
            return [(0,reason_yaml/* yamlReason */.c)((0,yaml_fault/* yamlFault */.Q)('duplicate-key', key.span, field))];
        seen.add(field);
        return [];
    });
}
function capital({ span, value }, field) {
    const message = `\`${value}\` is spelled with capital letters, and the file is refused.`;
    return { ...(0,reason_field/* reason */.l)('unknown-key', 'dropped', message, `Write \`${field}\`.`, span), name: value };
}
/** Text, or what YAML takes for a boolean, number or date; nothing that is empty, tagged otherwise, or `<<` and `=`. */
function isText(scalar) {
    const standard = /^tag:yaml\.org,2002:(?:str|bool|int|float|timestamp)$/;
    if (scalar.tag !== null && scalar.tag !== '!')
        return standard.test(scalar.tag);
    const bare = scalar.style === 'plain' || scalar.style === 'empty';
    return !(bare && (scalar.value === '<<' || scalar.value === '=')) && valueIn(ms_agent_framework_dialect, scalar).kind !== 'null';
}
function ms_agent_framework_wrongValue(key, node) {
    const value = node ? (0,yaml/* resolved */.L$)(node) : null;
    if (!node || !value || valueIn(ms_agent_framework_dialect, value).kind === 'null')
        return [];
    if (value.kind !== 'scalar')
        return [(0,reason_field/* wrongType */.gQ)(`${key}-type`, 'dropped', key, value, 'text')];
    if (/[\ud800-\udfff]/u.test(value.value)) {
        const message = `\`${key}\` holds half of a surrogate pair, which no encoding can write.`;
        return [{ ...(0,reason_field/* reason */.l)('control-character', 'dropped', message, 'Remove the escape.', node.span), name: key }];
    }
    if (isText(value))
        return [];
    const message = `\`${key}\` has a tag that makes something other than text of it.`;
    return [{ ...(0,reason_field/* reason */.l)('tag-in-yaml', 'dropped', message, 'Remove the tag.', node.span), name: key }];
}
function accepted(skill, values) {
    const textOf = (key) => {
        const value = (0,yaml/* resolved */.L$)(values.get(key) ?? ms_agent_framework_nothing);
        return value?.kind === 'scalar' && valueIn(ms_agent_framework_dialect, value).kind !== 'null' ? value.value : '';
    };
    const [name, description, compatibility] = [textOf('name'), textOf('description'), textOf('compatibility')];
    const place = (field) => placeOf(skill, field);
    const none = (field) => values.has(field) ? (0,reason_field/* empty */.Ie)(field, place(field)) : (0,reason_field/* missing */.LO)(field, place(field), skill.folder);
    const mismatch = skill.folder !== null && skill.folder !== name;
    const wrong = [
        ...(name.trim() === '' ? [none('name')] : (0,reason_field/* nameForm */.oB)(name, 'ascii', 'code points', place('name'))),
        ...(name.trim() !== '' && mismatch ? [(0,reason_field/* folderMismatch */.jB)(name, skill.folder, 'dropped', place('name'))] : []),
        ...(description.trim() === '' ? [none('description')] : []),
        ...ms_agent_framework_long('description', description, 1024, place('description')),
        ...ms_agent_framework_long('compatibility', compatibility, 500, values.get('compatibility')?.span ?? (0,source_span/* spanOf */.ee)(0, 0)),
    ];
    if (wrong.length > 0)
        return ms_agent_framework_lost(...wrong);
    const cure = 'Write it in quotes.';
    const shown = { name, description };
    const changed = ['name', 'description'].filter((field) => !asWritten(skill, field, shown[field]));
    return {
        ...shown,
        reasons: [
            ...changed.map((field) => shownAs(skill, field, shown[field], 'value-coerced', cure)),
            ...metadataFaults(values.get('metadata')),
            ...ignoredKeys(skill, []),
        ],
    };
}
const ms_agent_framework_nothing = { kind: 'scalar', value: '', style: 'empty', tag: null, span: (0,source_span/* spanOf */.ee)(0, 0) };
function ms_agent_framework_long(field, text, limit, span) {
    return [...text].length > limit ? [(0,reason_field/* tooLong */.Po)(field, 'dropped', text, limit, 'code points', span)] : [];
}
/** What is no map is left out, and so is each value in it that is no text. */
function metadataFaults(node) {
    const map = node ? (0,yaml/* resolved */.L$)(node) : null;
    if (!map || valueIn(ms_agent_framework_dialect, map).kind === 'null')
        return [];
    if (map.kind !== 'map')
        return [(0,reason_field/* wrongType */.gQ)('metadata-lost', 'altered', 'metadata', map, 'a map')];
    return map.pairs.flatMap(({ key, value }) => {
        const inner = (0,yaml/* resolved */.L$)(value);
        if (!inner || (inner.kind === 'scalar' && isText(inner)))
            return [];
        return [(0,reason_field/* wrongType */.gQ)('metadata-value-type', 'altered', `metadata.${key.value}`, inner, 'text')];
    });
}
/** The whole file is handed out, frontmatter included. */
function ms_agent_framework_present(skill) {
    const { name, description } = ms_agent_framework_read(skill);
    const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? ''];
    const [first = '', second = ''] = shown.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    return {
        metadata: `  <skill>\n    <name>${first}</name>\n    <description>${second}</description>\n  </skill>`,
        instructions: skill.file.text,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-key-value.js

/**
 * The block of Microsoft's Agent Framework up to 1.18, which is no YAML: each `key: value` in the first column is looked for;
 * quotes are taken off, and `|` and `>` start a block of indented lines (agent-framework-core 1.18.0,
 * agent_framework/_skills.py, YAML_KV_RE and _parse_yaml_scalar_value; run on 2026-11-30). `text` has line feeds only. The
 * values by key in lower case, the last of a repeated key; null where no block is found.
 */
function readKeyValues(text) {
    const block = reader_key_value_blockIn(text);
    if (block === null)
        return null;
    const source = pythonStrip(block);
    const values = new Map();
    const key = /([\p{L}\p{N}_-]+)(?:[^\S\uFEFF]|[\x1c-\x1f\x85])*:/uy;
    for (let at = 0; at < source.length;) {
        key.lastIndex = at;
        const name = key.exec(source)?.[1];
        const end = name === undefined ? at : put(values, name, source, key.lastIndex);
        const lineBreak = source.indexOf('\n', end);
        at = lineBreak < 0 ? source.length : lineBreak + 1;
    }
    return values;
}
/** Between the first line of dashes and the next: with anything blank behind them, at least one character in between. */
function reader_key_value_blockIn(text) {
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    const opened = text.startsWith('---', start) ? behindFence(text, start + 3) : null;
    if (opened === null)
        return null;
    for (let at = text.indexOf('\n---', opened); at >= 0; at = text.indexOf('\n---', at + 1)) {
        if (behindFence(text, at + 4) !== null)
            return text.slice(opened, at + 1);
    }
    return null;
}
/** Where a line ends that is blank from `from` on, with the blank lines below it; null where it is not. */
function behindFence(text, from) {
    let end = null;
    for (let at = from;; at += 1) {
        if (at >= text.length || text[at] === '\n')
            end = at;
        if (at >= text.length || !isPythonBlank(text[at]))
            return end;
    }
}
/** Stores the value that starts behind the colon, on this line or the next one with text. Where the search goes on. */
function put(values, name, source, colon) {
    let start = colon;
    while (isPythonBlank(source[start]))
        start += 1;
    if (start >= source.length)
        return colon;
    const lineBreak = source.indexOf('\n', start);
    const written = pythonStrip(source.slice(start, lineBreak < 0 ? source.length : lineBreak));
    const end = behindFence(source, start + written.length) ?? start + written.length;
    const quoted = /^["'].+["']$/.test(written) ? written.slice(1, -1) : null;
    const value = quoted ?? (/^[|>]/.test(written) ? blockValue(source, written, end) : written);
    values.set(name.toLowerCase(), value);
    return end;
}
/** The indented lines from behind `from` on, less the blanks that all of them start with. */
function blockValue(source, header, from) {
    const lineBreak = source.indexOf('\n', from);
    if (lineBreak < 0)
        return header;
    const lines = [];
    for (let at = lineBreak + 1; at <= source.length;) {
        const next = source.indexOf('\n', at);
        const line = source.slice(at, next < 0 ? source.length : next);
        if (pythonStrip(line) === '')
            lines.push('');
        else if (/^[ \t]/.test(line))
            lines.push(line);
        else
            break;
        at = next < 0 ? source.length + 1 : next + 1;
    }
    while (lines.at(-1) === '')
        lines.pop();
    if (lines.length === 0)
        return '';
    const full = lines.filter((line) => line !== '');
    const margin = full.reduce((least, line) => Math.min(least, /^[ \t]*/.exec(line)?.[0].length ?? 0), Infinity);
    const literal = header.startsWith('|');
    const text = (literal ? lines : full).map((line) => line.slice(margin)).join(literal ? '\n' : ' ');
    if (header[1] === '+')
        return `${text}\n`;
    return literal && header[1] !== '-' ? `${text}\n` : text;
}

;// CONCATENATED MODULE: ./.build/runtimes/ms-agent-framework-1.18.js






const ms_agent_framework_1_18_traits = { silent: false, blast: 'skill' };
const ms_agent_framework_1_18_roots = {
    depth: 2,
    hidden: 'entered',
    links: 'ignored',
    rootFile: 'found',
    nested: 'hidden',
};
const ms_agent_framework_1_18_tolerated = new Set([
    'byte-order-mark',
    'blank-after-opening-dashes',
    'closing-dashes-sloppy',
    'no-line-end-after-closing-dashes',
    'line-ends-carriage-return',
]);
const msAgentFramework118 = {
    id: 'ms-agent-framework@1.18',
    title: 'Microsoft Agent Framework 1.18 for Python',
    version: 'up to 1.18',
    evidence: [
        { basis: 'observed', cite: 'agent-framework-core 1.18.0 (PyPI), FileSkillsSource', date: '2026-11-30' },
        {
            basis: 'source',
            cite: 'microsoft/agent-framework@014cb45, python/packages/core/agent_framework/_skills.py',
            date: '2026-08-21',
        },
    ],
    discovery: 'Each configured folder, two folders deep, dot folders included; a SKILL.md ends the search below it. Links are refused. The first skill of a name wins.',
    wellKnown: false,
    ...ms_agent_framework_1_18_traits,
    load: ms_agent_framework_1_18_load,
    present: ms_agent_framework_1_18_present,
    examples: [
        {
            title: 'a colon, a bracket or a star in an unquoted value',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: "[beta] use when: y"\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'only the first line of a plain value is read',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: [|Use it|]\n  every day\n---\nB\n' },
            status: 'altered',
            reason: 'field-lost',
        },
        {
            title: 'a key without a value takes the next line for it',
            files: { 'skills/x/SKILL.md': '---\nname: x\n[|description|]:\n---\nB\n' },
            status: 'dropped',
            reason: 'description-empty',
        },
        {
            title: 'a long description',
            files: { 'skills/x/SKILL.md': `---\nname: x\ndescription: [|${'d'.repeat(1025)}|]\n---\nB\n` },
            status: 'dropped',
            reason: 'description-too-long',
        },
        {
            title: 'a name that is not the folder’s',
            files: { 'skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'name-folder-mismatch',
        },
    ],
};
function ms_agent_framework_1_18_load(skill, { catalog }) {
    const owners = skill.place.owner === null ? [] : [skill.place.owner];
    const away = [...(0,reason_place/* notFound */.mX)(skill, { ...ms_agent_framework_1_18_roots, owners }), ...ms_agent_framework_1_18_below(skill, catalog)];
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const answer = unread.length > 0 ? ms_agent_framework_1_18_lost(...unread) : ms_agent_framework_1_18_read(skill);
    // A file that is not UTF-8 ends the whole search: the error is caught by nobody.
    const blast = answer.reasons.some(({ code }) => code === 'not-utf-8') ? 'catalog' : 'skill';
    // A name is that of its folder, and folders of two groups may be called the same.
    const rivals = catalog.filter((other) => other.path < skill.path && other.folder === skill.folder && ms_agent_framework_1_18_read(other).name);
    const which = 'the one that the disk lists first is kept, and that is not fixed';
    const twice = answer.name === null ? [] : duplicateName(skill, answer.name, rivals, which);
    return verdictOf({ silent: away.length > 0, blast }, skill, [...answer.reasons, ...twice], answer);
}
/** A SKILL.md in the root itself ends the search. */
function ms_agent_framework_1_18_below(skill, catalog) {
    const { root, depth, named } = skill.place;
    const top = catalog.some(({ place }) => place.named && place.root === root && place.depth === 0);
    if (!named || depth === 0 || skill.insideSkill !== null || !top)
        return [];
    const message = `A SKILL.md stands in \`${root}\` itself, and the search ends there.`;
    return [(0,reason_field/* reason */.l)('inside-another-skill', 'dropped', message, 'Move that one to a folder of its own.', (0,source_span/* spanOf */.ee)(0, 0))];
}
function ms_agent_framework_1_18_lost(...reasons) {
    return { reasons, name: null, description: null };
}
function ms_agent_framework_1_18_read(skill) {
    const encoding = skill.frontmatter.faults.find(({ code }) => code === 'not-utf-8');
    if (encoding)
        return ms_agent_framework_1_18_lost((0,reason_fence/* fenceReason */.q)(encoding));
    const text = skill.file.text.replace(/\r\n?/g, '\n');
    const values = readKeyValues(text);
    if (!values)
        return ms_agent_framework_1_18_lost(noBlock(skill, ms_agent_framework_1_18_tolerated, /^\uFEFF?---\s*(?![^\n])/.test(text) ? 'closing' : 'opening'));
    return ms_agent_framework_1_18_fields(skill, values);
}
function ms_agent_framework_1_18_fields(skill, values) {
    const [name = '', description = '', compatibility = ''] = ['name', 'description', 'compatibility'].map((key) => values.get(key));
    const place = (field) => placeOf(skill, field);
    const none = (field) => skill.frontmatter.fields.has(field) ? (0,reason_field/* empty */.Ie)(field, place(field)) : (0,reason_field/* missing */.LO)(field, place(field), skill.folder);
    const mismatch = skill.folder !== null && skill.folder !== name;
    const wrong = [
        ...(name.trim() === '' ? [none('name')] : (0,reason_field/* nameForm */.oB)(name, 'ascii', 'code points', place('name'))),
        ...(name.trim() !== '' && mismatch ? [(0,reason_field/* folderMismatch */.jB)(name, skill.folder, 'dropped', place('name'))] : []),
        ...(description.trim() === '' ? [none('description')] : []),
        ...ms_agent_framework_1_18_long('description', description, 1024, place('description')),
        ...ms_agent_framework_1_18_long('compatibility', compatibility, 500, skill.frontmatter.fields.get('compatibility')?.value.span ?? null),
    ];
    if (wrong.length > 0)
        return ms_agent_framework_1_18_lost(...wrong);
    return { name, description, reasons: [...ms_agent_framework_1_18_changed(skill, description), ...ignoredKeys(skill, [])] };
}
function ms_agent_framework_1_18_long(field, text, limit, span) {
    return [...text].length > limit ? [(0,reason_field/* tooLong */.Po)(field, 'dropped', text, limit, 'code points', span ?? (0,source_span/* spanOf */.ee)(0, 0))] : [];
}
/** What YAML reads otherwise; a comment that is shown with the value is what the author meant. */
function ms_agent_framework_1_18_changed(skill, shown) {
    const broken = (skill.frontmatter.yaml?.faults.length ?? 0) > 0;
    if (broken || asWritten(skill, 'description', shown))
        return [];
    if (asWritten(skill, 'description', shown.replace(/\s#.*$/s, '')))
        return [];
    const message = `\`description\` is read as \`${shown.trim().slice(0, 60)}\`: only what stands on the line of its key.`;
    const cure = 'Write it on one line, or as a block (`>-`).';
    const span = placeOf(skill, 'description');
    const lineEnd = skill.file.text.slice(span.start, span.end).search(/\r?\n/);
    const first = lineEnd < 0 ? span : (0,source_span/* spanOf */.ee)(span.start, span.start + lineEnd);
    return [{ ...(0,reason_field/* reason */.l)('field-lost', 'altered', message, cure, first), name: 'description' }];
}
/** The whole file is handed out, frontmatter included. */
function ms_agent_framework_1_18_present(skill) {
    const { name, description } = ms_agent_framework_1_18_read(skill);
    const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? ''];
    const [first = '', second = ''] = shown.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    return {
        metadata: `  <skill>\n    <name>${first}</name>\n    <description>${second}</description>\n  </skill>`,
        instructions: skill.file.text,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-openclaw.js





/** The `yaml` package with its core schema, after lone carriage returns are made line ends. */
const openclawYaml = { ...dialects['yaml-1.2'], lineEnds: 'cr' };
/**
 * The block between two lines that are three dashes and blanks behind them. A byte order mark is passed over; LF, CR LF and CR end
 * lines. (openclaw 2026.9.6, packages/markdown-core/src/frontmatter.ts.)
 */
function readOpenclawBlock(text) {
    const opening = /^\uFEFF?---[^\S\r\n]*(?:\r\n|\r|\n)/.exec(text);
    if (!opening)
        return 'opening';
    const start = opening[0].length;
    const closing = /(?:^|\r\n|\r|\n)---[^\S\r\n]*(?:\r\n|\r|\n|$(?![\s\S]))/.exec(text.slice(start));
    if (!closing)
        return 'closing';
    const end = start + closing.index;
    return { yaml: (0,source_span/* spanOf */.ee)(start, end), bodyStart: end + closing[0].length };
}
/** Reads the block as OpenClaw does: YAML, with a description put in quotes where that is all that is wrong, and lines for what YAML leaves empty. */
function readOpenclawYaml(file, span) {
    const lines = lineFields(file.slice(span).replace(/\r\n?/g, '\n'));
    let current = { file, span };
    let read = readDialect(current.file, current.span, openclawYaml);
    const first = read.refusal;
    for (let round = 0; round < freeText.size && read.refusal; round += 1) {
        const block = current.file.slice(current.span);
        const quoted = quoteFreeText(current.file, current.span, read.refusal, read.root);
        if (quoted === null || quoted === block)
            break;
        current = { file: new source_file/* SourceFile */.sC(file.path, quoted), span: (0,source_span/* spanOf */.ee)(0, quoted.length) };
        read = readDialect(current.file, current.span, openclawYaml);
    }
    if (read.refusal)
        return { refusal: tooDeepFor(YAML_PACKAGE_DEPTH, first ?? read.refusal, file.slice(span)) };
    const map = read.root ? (0,yaml/* resolved */.L$)(read.root) : null;
    const block = current.file.slice(current.span);
    if (map?.kind !== 'map')
        return { other: read.root };
    return { fields: yamlFields(block, current.span.start, map, lines), repaired: first };
}
const freeText = new Set(['description', 'read_when', 'summary']);
/** The block with the value of the field that the fault stands in put in double quotes; null where it is none of the free texts. */
function quoteFreeText(file, span, refusal, root) {
    const block = file.slice(span);
    const map = root ? (0,yaml/* resolved */.L$)(root) : null;
    const at = (refusal.span?.start ?? -1) - span.start;
    if (map?.kind !== 'map' || at < 0)
        return null;
    const open = refusal.code === 'unclosed-quote' || refusal.code === 'unclosed-bracket';
    const start = open ? lineBelow(block, at) : lineStart(block, at);
    const line = /^[^\r\n]*/.exec(block.slice(start))?.[0] ?? '';
    const match = /^(?:([\w-]+)|"([\w-]+)"|'([\w-]+)'):\s*(.*)$/.exec(line);
    const key = match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
    const value = match?.[4]?.trim() ?? '';
    const top = map.pairs.some((pair) => pair.key.value === key && pair.key.span.start - span.start === start);
    if (!freeText.has(key) || value === '' || !top)
        return null;
    const colon = refusal.code === 'colon-in-plain-value' && value.includes(': ');
    if ((key !== 'description' && !colon) || /^[|>](?:[1-9][+-]?|[+-][1-9]?)?$/.test(value))
        return null;
    return `${block.slice(0, start)}${key}: ${JSON.stringify(withoutQuotes(value))}${block.slice(start + line.length)}`;
}
function lineStart(block, at) {
    return Math.max(block.lastIndexOf('\n', at - 1), block.lastIndexOf('\r', at - 1)) + 1;
}
/** A quote or bracket that is never closed is told at the line end behind it, and that counts as the line below; its own line where it is the last. */
function lineBelow(block, at) {
    const rest = /^[^\r\n]*(?:(?:\r\n|\r|\n)(?:[ \t][^\r\n]*|(?=[\r\n])))*/.exec(block.slice(at))?.[0] ?? '';
    const end = at + rest.length;
    return end < block.length ? end + (block.startsWith('\r\n', end) ? 2 : 1) : lineStart(block, end);
}
/** All values as text: maps and lists as JSON, what is null as the line has it. */
function yamlFields(block, shift, map, lines) {
    const inline = new Set();
    for (const { key } of map.pairs) {
        const line = /^[^\r\n]*/.exec(block.slice(key.span.start - shift))?.[0] ?? '';
        const match = /^([\w-]+):\s*(.*)$/.exec(line);
        if (match?.[1] && match[2]?.includes(':'))
            inline.add(match[1]);
    }
    const fields = new Map();
    for (const [written, node] of fieldsIn(openclawYaml, map)) {
        const key = written.trim();
        const { kind, text } = valueIn(openclawYaml, node);
        if (key === '' || kind === 'null')
            continue;
        const whole = kind === 'list' || kind === 'map';
        const line = lines.get(key);
        if (whole && inline.has(key) && line !== undefined)
            fields.set(key, line);
        else
            fields.set(key, whole ? JSON.stringify(jsonOf(node)) : kind === 'text' ? text.trim() : text);
    }
    for (const [key, value] of lines)
        if (!fields.has(key))
            fields.set(key, value);
    return fields;
}
/** What `JSON.stringify` makes of a value. */
function jsonOf(node) {
    const value = (0,yaml/* resolved */.L$)(node);
    if (value?.kind === 'list')
        return value.items.map(jsonOf);
    if (value?.kind === 'map') {
        return Object.fromEntries([...fieldsIn(openclawYaml, value)].map(([key, inner]) => [key, jsonOf(inner)]));
    }
    const { kind, text } = valueIn(openclawYaml, node);
    if (kind === 'null')
        return null;
    if (kind === 'number')
        return Number(text);
    return kind === 'boolean' ? text === 'true' : text;
}
/** The reading of lines: `key: value` in the first column, quotes taken off, and indented lines below a key that stands alone. */
function lineFields(block) {
    const fields = new Map();
    const lines = block.split('\n');
    for (let at = 0; at < lines.length; at += 1) {
        const match = /^([\w-]+):\s*(.*)$/.exec(lines[at] ?? '');
        if (!match?.[1])
            continue;
        let value = (match[2] ?? '').trim();
        if (value === '' && /^[ \t]/.test(lines[at + 1] ?? '')) {
            const from = at + 1;
            while (at + 1 < lines.length && !/^[^ \t]/.test(lines[at + 1] ?? ''))
                at += 1;
            value = lines
                .slice(from, at + 1)
                .join('\n')
                .trim();
        }
        else
            value = withoutQuotes(value);
        if (value !== '')
            fields.set(match[1], value);
    }
    return fields;
}
function withoutQuotes(value) {
    const quote = value[0];
    return (quote === '"' || quote === "'") && value.endsWith(quote) ? value.slice(1, -1) : value;
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-openclaw-skill.js



/** Lines of dashes that are read in spite of the fault. */
const reader_openclaw_skill_tolerated = new Set([
    'blank-after-opening-dashes',
    'byte-order-mark',
    'closing-dashes-sloppy',
    'line-ends-carriage-return',
    'no-line-end-after-closing-dashes',
]);
/** The skill as OpenClaw reads it, wherever it stands. */
function readOpenclawSkill(skill) {
    const { file } = skill;
    const wide = wideText(skill);
    if (wide.length > 0)
        return reader_openclaw_skill_lost(...wide);
    const block = readOpenclawBlock(file.text);
    if (typeof block === 'string')
        return reader_openclaw_skill_lost(noBlock(skill, reader_openclaw_skill_tolerated, block));
    const yaml = readOpenclawYaml(file, block.yaml);
    if ('refusal' in yaml)
        return reader_openclaw_skill_lost(yaml.refusal);
    if ('other' in yaml) {
        const told = mapOf(skill, yaml.other);
        return 'code' in told ? reader_openclaw_skill_lost(told) : reader_openclaw_skill_lost();
    }
    const { fields, repaired } = yaml;
    const given = fields.get('name')?.trim() ?? '';
    const name = given === '' ? (skill.folder?.trim() ?? '') : given;
    const description = fields.get('description')?.trim() ?? '';
    if (description === '')
        return reader_openclaw_skill_lost((0,reason_field/* missing */.LO)('description', placeOf(skill, 'description'), null));
    const reasons = [
        ...(repaired ? [reader_openclaw_skill_repair(repaired)] : []),
        ...(given === '' ? [namedByFolder(skill, 'There is no name')] : reader_openclaw_skill_changed(skill, 'name', name)),
        ...(repaired ? [] : reader_openclaw_skill_changed(skill, 'description', description)),
    ];
    return { reasons, name, description, fields, bodyStart: block.bodyStart };
}
function reader_openclaw_skill_lost(...reasons) {
    return { reasons, name: null, description: null, fields: new Map(), bodyStart: 0 };
}
function reader_openclaw_skill_repair({ message, cure, span, name }) {
    const whole = `${message} The description is put in quotes and the block is read again.`;
    const told = (0,reason_field/* reason */.l)('yaml-repaired', 'altered', whole, cure, span);
    return name ? { ...told, name } : told;
}
function reader_openclaw_skill_changed(skill, field, shown) {
    return asWritten(skill, field, shown) ? [] : [shownAs(skill, field, shown, 'value-coerced', 'Write it as one text.')];
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-json5.js
/** Nesting deeper than this is not read. */
const reader_json5_DEPTH_LIMIT = 200;
const reader_json5_blank = /(?:[\s\uFEFF]|\/\/[^\n\r\u2028\u2029]*|\/\*[\s\S]*?\*\/)*/y;
const number = /[-+]?(?:0[xX][0-9a-fA-F]+|Infinity|NaN|(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?)(?![\p{ID_Continue}$])/uy;
const identifier = /(?:[\p{ID_Start}$_]|\\u[0-9a-fA-F]{4})(?:[\p{ID_Continue}$\u200c\u200d]|\\u[0-9a-fA-F]{4})*/uy;
const words = { true: true, false: false, null: null };
const reader_json5_escapes = {
    ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' },
    ...{ '\n': '', '\r\n': '', '\r': '', '\u2028': '', '\u2029': '' },
};
/** Reads a text as JSON5 (json5.org, 1.0.0): plain maps, lists, texts, numbers, booleans and null. `undefined` for no JSON5. */
function readJson5(text) {
    try {
        const reader = new Reader(text);
        return reader.whole();
    }
    catch (error) {
        if (error instanceof NoJson5)
            return undefined;
        throw error;
    }
}
class NoJson5 extends Error {
}
class Reader {
    #text;
    #at = 0;
    constructor(text) {
        this.#text = text;
    }
    whole() {
        const value = this.#value(0);
        this.#skip();
        if (this.#at < this.#text.length)
            throw new NoJson5();
        return value;
    }
    #take(pattern) {
        pattern.lastIndex = this.#at;
        const match = pattern.exec(this.#text);
        if (!match)
            return null;
        this.#at = pattern.lastIndex;
        return match[0];
    }
    #skip() {
        this.#take(reader_json5_blank);
    }
    #value(depth) {
        if (depth > reader_json5_DEPTH_LIMIT)
            throw new NoJson5();
        this.#skip();
        const sign = this.#text[this.#at];
        if (sign === '{')
            return this.#map(depth);
        if (sign === '[')
            return this.#list(depth);
        if (sign === '"' || sign === "'")
            return this.#string(sign);
        const digits = this.#take(number);
        if (digits !== null)
            return numberOf(digits);
        const word = this.#take(identifier);
        if (word === null || !Object.hasOwn(words, word))
            throw new NoJson5();
        return words[word];
    }
    #map(depth) {
        const found = new Map();
        this.#items('}', () => {
            const sign = this.#text[this.#at];
            const key = sign === '"' || sign === "'" ? this.#string(sign) : this.#take(identifier);
            this.#skip();
            if (key === null || this.#text[this.#at] !== ':')
                throw new NoJson5();
            this.#at += 1;
            found.set(unescaped(key), this.#value(depth + 1));
        });
        return found;
    }
    #list(depth) {
        const found = [];
        this.#items(']', () => found.push(this.#value(depth + 1)));
        return found;
    }
    /** From an opening bracket to behind the closing one; a comma may stand before the latter. */
    #items(closing, item) {
        this.#at += 1;
        for (;;) {
            this.#skip();
            if (this.#text[this.#at] === closing)
                break;
            item();
            this.#skip();
            if (this.#text[this.#at] === closing)
                break;
            if (this.#text[this.#at] !== ',')
                throw new NoJson5();
            this.#at += 1;
        }
        this.#at += 1;
    }
    #string(quote) {
        const pattern = quote === '"' ? /"((?:[^"\\\n\r]|\\\r\n|\\[\s\S])*)"/y : /'((?:[^'\\\n\r]|\\\r\n|\\[\s\S])*)'/y;
        const whole = this.#take(pattern);
        if (whole === null)
            throw new NoJson5();
        return whole.slice(1, -1).replace(/\\(\r\n|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[\s\S])/g, (_all, code) => {
            if (code.length > 2)
                return String.fromCharCode(Number.parseInt(code.slice(1), 16));
            if (/^[1-9ux]$/.test(code))
                throw new NoJson5();
            return reader_json5_escapes[code] ?? code;
        });
    }
}
function unescaped(key) {
    return key.replace(/\\u([0-9a-fA-F]{4})/g, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
function numberOf(written) {
    const digits = written.replace(/^[-+]/, '');
    return written.startsWith('-') ? -Number(digits) : Number(digits);
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-openclaw-gate.js

/** Settings that are on where nothing is set (src/skills/loading/config.ts). */
const onByDefault = new Set(['browser.enabled', 'browser.evaluateEnabled']);
/** The gate in the text of `metadata`; null for none, which is what a text that is no JSON5 comes to. */
function gateIn(metadata) {
    const root = metadata ? readJson5(metadata) : undefined;
    if (!(root instanceof Map))
        return null;
    const block = [root.get('openclaw'), root.get('clawdbot')].find((each) => typeof each === 'object' && each !== null);
    if (!block)
        return null;
    const found = block instanceof Map ? block : new Map();
    const asked = found.get('requires');
    const requires = asked instanceof Map ? asked : new Map();
    return {
        always: found.get('always') === true,
        os: names(found.get('os')),
        bins: names(requires.get('bins')),
        anyBins: names(requires.get('anyBins')),
        env: names(requires.get('env')),
        config: names(requires.get('config')),
    };
}
/** A list of texts, or a text with commas. */
function names(value) {
    const entries = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(',') : [];
    return entries.map((each) => each.trim()).filter((each) => each !== '');
}
/**
 * What a deployment lacks of it. Where nobody lists programs, variables or settings none is there: that is how an OpenClaw
 * stands that nobody set up. `always` passes over all but the operating system.
 */
function missingOf(gate, scope, system) {
    const binaries = new Set(scope?.binaries ?? []);
    const environment = new Set(scope?.environment ?? []);
    const asked = gate.always ? { bins: [], anyBins: [], env: [], config: [] } : gate;
    return {
        os: gate.os.length > 0 && !gate.os.includes(system) ? gate.os : [],
        bins: asked.bins.filter((each) => !binaries.has(each)),
        anyBins: asked.anyBins.some((each) => binaries.has(each)) ? [] : asked.anyBins,
        env: asked.env.filter((each) => !environment.has(each)),
        config: asked.config.filter((each) => !onByDefault.has(each)),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/reason-openclaw.js



/** The system that a gate is judged for: agents run on servers. */
const system = 'linux';
/** Why a skill is not offered: what its gate misses, and the flag that keeps it for people. */
function reason_openclaw_gateReasons(skill, fields, scope) {
    const gate = gateIn(fields.get('metadata'));
    const flag = fields.get('disable-model-invocation')?.trim().toLowerCase() ?? '';
    const manual = /^(?:true|1|yes|on)$/.test(flag) ? [reason_openclaw_manualOnly(skill)] : [];
    return gate ? [...reason_openclaw_unmet(skill, gate, scope), ...manual] : manual;
}
function reason_openclaw_unmet(skill, gate, scope) {
    const lacks = missingOf(gate, scope, system);
    const metadata = skill.frontmatter.fields.get('metadata')?.value ?? null;
    const whole = metadata?.span ?? skill.frontmatter.opening;
    const found = [];
    if (lacks.os.length > 0) {
        const message = `The skill is for ${lacks.os.join(', ')}, and is not offered on ${system}.`;
        found.push((0,reason_field/* reason */.l)('wrong-system', 'withheld', message, 'Leave it where that is meant.', whole));
    }
    const needs = [
        { what: 'the programs', names: lacks.bins, joined: 'and', isListed: hasList(scope?.binaries) },
        { what: 'one of the programs', names: lacks.anyBins, joined: 'or', isListed: hasList(scope?.binaries) },
        { what: 'the variables', names: lacks.env, joined: 'and', isListed: hasList(scope?.environment) },
        { what: 'the settings', names: lacks.config, joined: 'and', isListed: false },
    ].filter(({ names }) => names.length > 0);
    const known = needs.filter(({ isListed }) => isListed);
    // What is known to be missing is enough; the rest may be there.
    const told = known.length > 0 ? known : needs;
    if (told.length > 0) {
        const asked = told.map(({ what, names, joined }) => `${what} ${codes(names, joined)}`).join(', ');
        const open = known.length > 0 ? '' : ' Nobody listed what this deployment has.';
        const message = `The skill is offered only where there are ${asked}.${open}`;
        const cure = 'Give the deployment what is missing.';
        const name = told[0].names[0];
        const place = (metadata && reason_openclaw_placeOf(metadata, name)) ?? whole;
        found.push({ ...(0,reason_field/* reason */.l)(open === '' ? 'gate-unmet' : 'gate-unlisted', 'withheld', message, cure, place), name });
    }
    return found;
}
function hasList(list) {
    return list !== null && list !== undefined;
}
function codes(names, joined) {
    return names.map((name) => `\`${name}\``).join(` ${joined} `);
}
/** Where a need stands, in a gate that is written as YAML; null in one that is a text of JSON. */
function reason_openclaw_placeOf(node, name) {
    const own = (0,yaml/* resolved */.L$)(node);
    if (own?.kind === 'scalar')
        return own.value === name ? own.span : null;
    const inner = own?.kind === 'map' ? own.pairs.map(({ value }) => value) : own?.kind === 'list' ? own.items : [];
    for (const each of inner) {
        const found = reason_openclaw_placeOf(each, name);
        if (found)
            return found;
    }
    return null;
}
function reason_openclaw_manualOnly(skill) {
    const place = skill.frontmatter.fields.get('disable-model-invocation')?.value.span ?? null;
    const message = '`disable-model-invocation` is on: people can call the skill, the model does not hear of it.';
    return (0,reason_field/* reason */.l)('manual-only', 'withheld', message, 'Leave it where that is meant.', place);
}

;// CONCATENATED MODULE: ./.build/runtimes/openclaw.js





const openclaw_traits = { silent: false, blast: 'skill' };
const openclaw_source = 'openclaw 2026.9.6 (npm)';
const openclaw_roots = {
    owners: ['.agents', '.openclaw'],
    depth: 6,
    hidden: 'skipped',
    links: 'followed',
    rootFile: 'found',
    nested: 'hidden',
};
/** Bytes of a SKILL.md, skills that are loaded from one root, skills in the model’s list, and characters that it takes. */
const limits = { bytes: 256_000, loaded: 200, listed: 150, characters: 18_000 };
/** Characters around a skill’s name, description and path in the list, and those that stand before it. */
const listing = { entry: 97, head: 460 };
const openclaw = {
    id: 'openclaw',
    title: 'OpenClaw',
    version: '2026.9.6',
    evidence: [
        {
            basis: 'observed',
            cite: 'vectors/probes.jsonl, openclaw 2026.9.6; of an input without entry or message the 200 skills of its batch before it had filled the limit',
            date: '2026-11-30',
        },
        {
            basis: 'source',
            cite: `${openclaw_source}: src/skills/loading, src/shared/config-eval.ts, packages/markdown-core/src/frontmatter.ts. Bad YAML is refused, not read line by line; only a description is put in quotes and tried again`,
            date: '2026-11-30',
        },
    ],
    discovery: 'skills and .agents/skills in the workspace, ~/.agents/skills and ~/.openclaw/skills, six folders deep, without dot folders and node_modules. A SKILL.md ends the descent; links must stay inside their root. Of one name the workspace’s wins.',
    wellKnown: false,
    ...openclaw_traits,
    load: openclaw_load,
    present: openclaw_present,
    examples: [
        {
            title: 'a number for a name is text',
            files: { 'skills/123/SKILL.md': '---\nname: 123\ndescription: d\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a colon in the description is repaired',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'altered',
            reason: 'yaml-repaired',
        },
        {
            title: 'a colon in another value is not',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nlicense: See[|:|] y\n---\nB\n' },
            status: 'dropped',
            reason: 'colon-in-plain-value',
        },
        {
            title: 'no description',
            files: { 'skills/x/SKILL.md': '[|---|]\nname: x\n---\nB\n' },
            status: 'dropped',
            reason: 'description-missing',
        },
        {
            title: 'a program that nobody listed',
            files: {
                'skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata: {"openclaw": {"requires": {"bins": [[|"kubectl"|]]}}}\n---\nB\n',
            },
            status: 'withheld',
            reason: 'gate-unlisted',
        },
        {
            title: 'for another system',
            files: {
                'skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata: [|{"openclaw": {"os": ["darwin"]}}|]\n---\nB\n',
            },
            status: 'withheld',
            reason: 'wrong-system',
        },
        {
            title: 'a gate without quotes in it is none',
            files: {
                'skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata: {openclaw: {requires: {bins: [kubectl]}}}\n---\nB\n',
            },
            status: 'loads',
        },
        {
            title: 'for people only',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|yes|]\n---\nB\n' },
            status: 'withheld',
            reason: 'manual-only',
        },
    ],
};
function openclaw_tooLarge({ file }) {
    if (file.bytes <= limits.bytes)
        return [];
    const message = `The file has ${file.bytes.toLocaleString('en')} bytes; 256,000 are read.`;
    return [(0,reason_field/* reason */.l)('file-unreadable', 'dropped', message, 'Move parts of it into files of their own.', null)];
}
function openclaw_load(skill, situation) {
    const away = (0,reason_place/* notFound */.mX)(skill, openclaw_roots);
    const unread = away.length > 0 ? away : [...(0,reason_place/* unreadable */.O$)(skill), ...openclaw_tooLarge(skill)];
    if (unread.length > 0) {
        return verdictOf({ ...openclaw_traits, silent: away.length > 0 }, skill, unread, { name: null, description: null });
    }
    const found = readOpenclawSkill(skill);
    const gated = found.name === null ? [] : [...reason_openclaw_gateReasons(skill, found.fields, situation.scope), ...openclaw_overBudget(skill, situation)];
    return verdictOf(openclaw_traits, skill, [...found.reasons, ...gated], openclaw_shown(found));
}
const openclaw_lists = new WeakMap();
function openclaw_overBudget(skill, { catalog, scope }) {
    const { loaded, listed, characters } = openclaw_lists.get(catalog) ?? openclaw_listOf(catalog, scope);
    const place = skill.place.root;
    const told = (effect, message) => {
        return { ...(0,reason_field/* reason */.l)('listing-over-budget', effect, message, 'Split the root, or remove skills.', null), path: place };
    };
    if (loaded.indexOf(skill) >= limits.loaded) {
        return [told('dropped', `\`${place}\` holds ${loaded.length} skills; the first 200 by folder are loaded.`)];
    }
    if (listed.indexOf(skill) >= limits.listed) {
        return [
            told('withheld', `\`${place}\` offers ${listed.length} skills; the model’s list holds the first 150 by name.`),
        ];
    }
    if (characters <= limits.characters || !listed.includes(skill))
        return [];
    const message = `The list of the skills in \`${place}\` takes some ${characters.toLocaleString('en')} characters; it has 18,000, and descriptions are shortened to 220 characters or less, or left out.`;
    return [told('altered', message)];
}
/** Worked out once for a catalogue. */
function openclaw_listOf(catalog, scope) {
    const order = catalog.filter((each) => (0,reason_place/* notFound */.mX)(each, openclaw_roots).length === 0 && each.unreadable === null && !each.isSample);
    const reads = order
        .map((skill) => ({ skill, found: readOpenclawSkill(skill) }))
        .filter(({ skill, found }) => found.name !== null && openclaw_tooLarge(skill).length === 0)
        .sort((left, right) => left.skill.path.localeCompare(right.skill.path));
    const offered = reads
        .slice(0, limits.loaded)
        .filter(({ skill, found }) => reason_openclaw_gateReasons(skill, found.fields, scope).length === 0)
        .sort((left, right) => (left.found.name ?? '').localeCompare(right.found.name ?? '', 'en'));
    const sizes = offered.slice(0, limits.listed).map(({ skill, found }) => {
        return listing.entry + (found.name ?? '').length + (found.description ?? '').length + skill.filePath.length;
    });
    const made = {
        loaded: reads.map(({ skill }) => skill),
        listed: offered.map(({ skill }) => skill),
        characters: sizes.reduce((sum, size) => sum + size, listing.head),
    };
    openclaw_lists.set(catalog, made);
    return made;
}
function openclaw_present(skill) {
    const { name, description } = readOpenclawSkill(skill);
    const shown = { name: name ?? skill.name?.value ?? '', description: description ?? skill.description?.value ?? '' };
    return {
        metadata: `  <skill>\n    <name>${shown.name}</name>\n    <description>${shown.description}</description>\n    <location>${skill.filePath}</location>\n  </skill>`,
        instructions: skill.file.text,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}
function openclaw_shown({ name, description }) {
    return { name, description };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-gray-matter.js

/**
 * The block as gray-matter 4.0.3 (npm, index.js) cuts it: one byte order mark is skipped, the first three dashes open it, the next
 * line that starts with three dashes or the end of the file closes it. Null for none.
 */
function readGrayMatter(text) {
    const start = text.startsWith('\uFEFF') ? 1 : 0;
    if (!text.startsWith('---', start) || text[start + 3] === '-')
        return null;
    const behind = start + 3;
    // Where no line ends, the last character is taken for the line end.
    const lineEnd = /\r?\n/.exec(text.slice(behind));
    const raw = text.slice(behind, lineEnd ? behind + lineEnd.index : Math.max(behind, text.length - 1));
    const language = raw.trim();
    const from = language === '' ? behind : behind + raw.length;
    const close = text.indexOf('\n---', from);
    if (close < 0)
        return { language, matter: (0,source_span/* spanOf */.ee)(from, text.length), bodyStart: text.length };
    const after = close + 4;
    const bodyStart = after + (/^\r?\n?/.exec(text.slice(after, after + 2))?.[0].length ?? 0);
    return { language, matter: (0,source_span/* spanOf */.ee)(from, close), bodyStart };
}
/** True where gray-matter sees nothing but comments and blanks and reads no YAML at all. */
function isEmptyMatter(matter) {
    return matter.split('\n').every((line) => line.trim() === '' || line.trimStart().startsWith('#'));
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-opencode.js
/**
 * The block that opencode reads once more when it is no YAML: unquoted values of top-level keys that hold a colon become literal
 * blocks; keys with a hyphen, comments and indented lines stay. Null where nothing is rewritten: gray-matter then answers the
 * second call from its cache with no keys at all, and nobody is told. (opencode-ai 1.18.33, ConfigMarkdown; run on 2026-11-30.)
 */
function rewrittenMatter(text, { matter, language }) {
    if (language !== '' || !/^---\r?\n/.test(text) || !text.startsWith('\n---', matter.end))
        return null;
    const written = text.slice(matter.start, matter.end).replace(/\r$/, '');
    const rewritten = written.split(/\r?\n/).map(rewrittenLine).join('\n');
    return rewritten === written ? null : rewritten;
}
function rewrittenLine(line) {
    if (line.trim() === '' || line.trim().startsWith('#') || /^\s/.test(line))
        return line;
    const key = /^[a-zA-Z_][a-zA-Z0-9_]*/.exec(line)?.[0] ?? '';
    const rest = line.slice(key.length).trimStart();
    // What JavaScript takes for a line end inside of the line keeps it from being seen as a key with a value.
    if (key === '' || !rest.startsWith(':') || /[\r\u2028\u2029]/.test(rest.slice(1).trimStart()))
        return line;
    const value = rest.slice(1).trim();
    if (/^(?:$|[>|]$|["'])/.test(value) || !value.includes(':'))
        return line;
    return `${key}: |-\n  ${value}`;
}
/** A block in JSON (`---json`), which gray-matter reads as such; null where it is none. */
function jsonMatter(text, { matter }) {
    try {
        const value = JSON.parse(text.slice(matter.start, matter.end));
        return typeof value === 'object' && value !== null ? value : null;
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./.build/runtimes/opencode.js








const opencode_traits = { silent: true, blast: 'skill' };
const opencode_dialect = dialects['js-yaml-3'];
const opencode_roots = {
    owners: ['.agents', '.claude', '.opencode'],
    depth: null,
    hidden: 'entered',
    links: 'followed',
    rootFile: 'found',
    nested: 'found',
};
const opencode_tolerated = new Set([
    'byte-order-mark',
    'blank-after-opening-dashes',
    'text-on-opening-line',
    'closing-dashes-sloppy',
    'no-line-end-after-closing-dashes',
    'frontmatter-not-closed',
    'not-utf-8',
]);
const opencode = {
    id: 'opencode',
    title: 'opencode',
    version: '1.18.33 (V1 loader)',
    evidence: [
        { basis: 'observed', cite: 'vectors/probes.jsonl and corpus.jsonl, opencode-ai 1.18.33', date: '2026-11-30' },
        {
            basis: 'source',
            cite: 'opencode-ai 1.18.33, Skill and ConfigMarkdown modules of the binary',
            date: '2026-11-30',
        },
        {
            basis: 'observed',
            cite: 'opencode-ai 1.18.33, debug skill: YAML that cannot be rewritten is dropped without a word (read in its source: an error event); `---json` is read, `---js` is run',
            date: '2026-11-30',
        },
        { basis: 'docs', cite: 'anomalyco/opencode@0e83f10, packages/web/src/content/docs/skills.mdx', date: '2026-08-21' },
    ],
    discovery: '.claude/skills and .agents/skills from the working directory up to the worktree, at any depth, dot folders included, and skill/ or skills/ of every .opencode folder; the same under home. Links are followed. Of skills of one name one is kept, and which is not fixed.',
    wellKnown: true,
    ...opencode_traits,
    load: opencode_load,
    present: opencode_present,
    examples: [
        {
            title: 'any name, any length',
            files: { '.opencode/skills/x/SKILL.md': '---\nname: Any Name\ndescription: d\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a colon in an unquoted value is repaired',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'loads',
            reason: 'yaml-repaired',
        },
        {
            title: 'a key with a hyphen is not repaired',
            files: {
                '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nargument-hint: a[|:|] b\n---\nB\n',
            },
            status: 'dropped',
            reason: 'colon-in-plain-value',
        },
        {
            title: 'a date as name',
            files: { '.agents/skills/x/SKILL.md': '---\nname: [|2024-01-01|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'field-not-text',
        },
        {
            title: 'no description',
            files: { '.agents/skills/x/SKILL.md': '[|---|]\nname: x\n---\nB\n' },
            status: 'withheld',
            reason: 'description-not-listed',
        },
        {
            title: 'an empty line before the block',
            files: { '.agents/skills/x/SKILL.md': '[||]\n---\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'content-before-frontmatter',
        },
        {
            title: 'the block may be open to the end of the file',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\n' },
            status: 'loads',
        },
    ],
};
function opencode_load(skill, { catalog }) {
    // `.opencode` is searched without dot folders, the others with them.
    const hidden = skill.place.owner === '.opencode' ? 'skipped' : 'entered';
    const away = (0,reason_place/* notFound */.mX)(skill, { ...opencode_roots, hidden });
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? opencode_lost(false, ...unread) : opencode_read(skill);
    const reasons = [...found.reasons, ...(found.name === null ? [] : duplicates(skill, found.name, catalog))];
    return verdictOf({ ...opencode_traits, silent: !found.told }, skill, reasons, found);
}
function duplicates(skill, name, catalog) {
    const rivals = catalog.filter((other) => skill.name && other.name?.value === skill.name.value && other.path < skill.path);
    return duplicateName(skill, name, rivals, 'one of them is kept, and which one is not fixed');
}
function opencode_lost(told, ...reasons) {
    return { reasons, name: null, description: null, body: '', told };
}
function opencode_read(skill) {
    const { file } = skill;
    const wide = wideText(skill);
    if (wide.length > 0)
        return opencode_lost(false, ...wide);
    const block = readGrayMatter(file.text);
    if (!block)
        return opencode_lost(false, noBlock(skill, opencode_tolerated, 'opening'));
    const body = file.text.slice(block.bodyStart);
    if (!/^(?:ya?ml)?$/i.test(block.language))
        return { ...otherLanguage(skill, block), body };
    if (isEmptyMatter(file.slice(block.matter)))
        return opencode_lost(false, (0,reason_field/* missing */.LO)('name', placeOf(skill, 'name'), skill.folder));
    const yaml = readDialect(file, block.matter, opencode_dialect);
    if (!yaml.refusal)
        return { ...opencode_fields(skill, yaml.root), body };
    if (yaml.refusal.effect === 'unknown')
        return opencode_lost(false, yaml.refusal);
    const rewritten = rewrittenMatter(file.text, block);
    if (rewritten === null)
        return opencode_lost(false, yaml.refusal);
    const again = readDialect(new source_file/* SourceFile */.sC('', rewritten), (0,source_span/* spanOf */.ee)(0, rewritten.length), opencode_dialect);
    if (again.refusal)
        return opencode_lost(true, yaml.refusal);
    const found = opencode_fields(skill, again.root);
    return { ...found, body, reasons: [opencode_repair(yaml.refusal), ...found.reasons] };
}
function opencode_repair({ message, cure, span, name }) {
    const told = `${message} The value is made a literal block and read again.`;
    return { ...(0,reason_field/* reason */.l)('yaml-repaired', 'ignored', told, cure, span), ...(name ? { name } : {}) };
}
function opencode_fields(skill, root) {
    const map = mapOf(skill, root);
    if ('code' in map)
        return opencode_lost(false, map);
    const values = fieldsIn(opencode_dialect, map);
    const wrong = ['name', 'description'].flatMap((field) => opencode_wrongValue(skill, field, values.get(field)));
    const [name, description] = [values.get('name'), values.get('description')];
    if (!name)
        return opencode_lost(false, (0,reason_field/* missing */.LO)('name', placeOf(skill, 'name'), skill.folder));
    if (wrong.length > 0)
        return opencode_lost(false, ...wrong);
    return opencode_shown(skill, valueIn(opencode_dialect, name).text, description ? valueIn(opencode_dialect, description).text : null);
}
function opencode_shown(skill, name, description) {
    const reasons = [...(description === null ? [notListed(skill)] : []), ...ignoredKeys(skill, [])];
    return { name, description, reasons, body: '', told: false };
}
function opencode_wrongValue(skill, field, node) {
    if (!node)
        return [];
    const { kind } = valueIn(opencode_dialect, node);
    return kind === 'text' ? [] : [notText(skill, field, node, kind)];
}
function notListed(skill) {
    const message = 'There is no description, so the skill loads and is left out of the list that the model sees.';
    return (0,reason_field/* reason */.l)('description-not-listed', 'withheld', message, 'Add `description:`.', placeOf(skill, 'description'));
}
/** A word behind the opening dashes: `json` is read as such, `js` is run as a program, any other ends in an error. */
function otherLanguage(skill, block) {
    const { language } = block;
    if (language === 'json') {
        const values = jsonMatter(skill.file.text, block);
        const { name, description = null } = values ?? {};
        if (typeof name === 'string' && (description === null || typeof description === 'string')) {
            return opencode_shown(skill, name, description);
        }
    }
    const program = /^(?:js|javascript)$/i.test(language);
    const message = program
        ? `The frontmatter is opened as \`${language}\`, and it is run as a program to learn its values.`
        : `The frontmatter is opened as \`${language.slice(0, 40)}\`, which is no YAML.`;
    const span = {
        start: 0,
        end: skill.file.text.indexOf('\n') < 0 ? skill.file.text.length : skill.file.text.indexOf('\n'),
    };
    const effect = program ? 'unknown' : 'dropped';
    return opencode_lost(false, (0,reason_field/* reason */.l)('text-on-opening-line', effect, message, 'Make the first line exactly three dashes.', span));
}
function opencode_present(skill) {
    const { name, description, body } = opencode_read(skill);
    const shownName = name ?? skill.name?.value ?? '';
    return {
        metadata: `- **${shownName}**: ${description ?? skill.description?.value ?? ''}`,
        instructions: `# Skill: ${shownName}\n\n${body.trim()}`,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-openhands.js



const reader_openhands_dialect = dialects['pyyaml-c'];
/**
 * The types that OpenHands wants of the fields beside the name (openhands-sdk 1.58.2, openhands/sdk/skills/skill.py,
 * _create_skill_from_metadata and its pydantic model; run on 2026-11-30). A value of another type refuses the skill.
 */
function readOpenHandsFields(map, values) {
    const either = (key, other) => values.get(key) ?? values.get(other);
    const tools = either('allowed-tools', 'allowed_tools');
    const manual = either('disable-model-invocation', 'disable_model_invocation');
    const paths = values.get('paths');
    const triggered = globs(paths);
    return {
        wrong: [
            ...reader_openhands_keys(map),
            ...['description', 'license', 'compatibility'].flatMap((key) => reader_openhands_text(key, values.get(key))),
            ...only('metadata', 'metadata-type', values.get('metadata'), ['map'], 'a map'),
            ...only('allowed-tools', 'allowed-tools-type', tools, ['text', 'list'], 'text or a list'),
            ...switchFault(manual),
            ...only('paths', 'field-not-text', paths, ['text', 'list'], 'text or a list'),
            ...(triggered.length > 0 ? reader_openhands_listOf('triggers', values, false) : triggers(values)),
        ],
        gates: [...pathTriggered(paths, triggered), ...(manual && isOn(manual) ? [reader_openhands_manualOnly(manual)] : [])],
    };
}
/** The keys are handed on as Python arguments: they are texts, and three names are taken (python-frontmatter, Post). */
function reader_openhands_keys(map) {
    return map.pairs.flatMap(({ key }) => {
        const taken = ['content', 'handler', 'self'].includes(key.value);
        if (key.value === '<<' || (valueIn(reader_openhands_dialect, key).kind === 'text' && !taken))
            return [];
        const message = taken
            ? `\`${key.value}\` is a name that the reader keeps for itself, and the file is refused.`
            : `The key \`${key.value}\` is no text for this YAML reader.`;
        return [{ ...(0,reason_field/* reason */.l)('key-not-text', 'dropped', message, 'Give the key another name.', key.span), name: key.value }];
    });
}
function reader_openhands_text(key, node) {
    const value = node ? (0,yaml/* resolved */.L$)(node) : null;
    const kind = node ? valueIn(reader_openhands_dialect, node).kind : 'null';
    if (!node || !value || kind === 'null' || kind === 'text')
        return [];
    if (kind === 'list' || kind === 'map')
        return [(0,reason_field/* wrongType */.gQ)(`${key}-type`, 'dropped', key, value, 'text')];
    const message = `\`${key}\` is a ${kind} for this YAML reader, and only text is taken.`;
    return [{ ...(0,reason_field/* reason */.l)('field-not-text', 'dropped', message, 'Put the value in quotes.', node.span), name: key }];
}
function only(key, code, node, kinds, meant) {
    const value = node ? (0,yaml/* resolved */.L$)(node) : null;
    const kind = node ? valueIn(reader_openhands_dialect, node).kind : 'null';
    return !value || kind === 'null' || kinds.includes(kind) ? [] : [(0,reason_field/* wrongType */.gQ)(code, 'dropped', key, value, meant)];
}
/** What pydantic takes for a boolean: the words below in any case, 0 and 1. */
const reader_openhands_words = { on: /^(?:1|on|t|true|y|yes)$/i, off: /^(?:0|off|f|false|n|no)$/i };
function isOn(node) {
    const { kind, text: shown } = valueIn(reader_openhands_dialect, node);
    return kind === 'number' ? Number(shown) === 1 : (kind === 'text' || kind === 'boolean') && reader_openhands_words.on.test(shown);
}
function switchFault(node) {
    if (!node)
        return [];
    const { kind, text: shown } = valueIn(reader_openhands_dialect, node);
    const off = kind === 'number' ? Number(shown) === 0 : reader_openhands_words.off.test(shown);
    if (kind === 'null' || isOn(node) || (off && kind !== 'list' && kind !== 'map'))
        return [];
    const key = 'disable-model-invocation';
    const message = `\`${key}\` is neither true nor false, and nothing else is taken.`;
    return [{ ...(0,reason_field/* reason */.l)('field-not-text', 'dropped', message, 'Write `true` or `false`.', node.span), name: key }];
}
function reader_openhands_manualOnly({ span }) {
    const key = 'disable-model-invocation';
    const message = `\`${key}\` keeps the skill out of the list that the model sees.`;
    return { ...(0,reason_field/* reason */.l)('manual-only', 'withheld', message, 'Remove the key to offer it to the model.', span), name: key };
}
function globs(node) {
    const value = node ? (0,yaml/* resolved */.L$)(node) : null;
    if (!node || !value)
        return [];
    const found = value.kind === 'list' ? value.items.map((item) => valueIn(reader_openhands_dialect, item).text) : [];
    const written = value.kind === 'scalar' && valueIn(reader_openhands_dialect, node).kind === 'text' ? value.value.split(',') : found;
    return written.map((glob) => glob.trim()).filter((glob) => glob !== '');
}
function pathTriggered(node, found) {
    if (!node || found.length === 0)
        return [];
    const message = '`paths` ties the skill to files, and the model hears of it only once such a file is touched.';
    const cure = 'Remove the key to offer the skill at all times.';
    return [{ ...(0,reason_field/* reason */.l)('path-triggered', 'withheld', message, cure, node.span), name: 'paths' }];
}
/** Without `paths`, inputs make a task of the skill, and triggers are the words that call it. */
function triggers(values) {
    return [...reader_openhands_listOf('triggers', values, true), ...inputs(values.get('inputs'))];
}
function reader_openhands_listOf(key, values, ofTexts) {
    const node = values.get(key);
    const value = node ? (0,yaml/* resolved */.L$)(node) : null;
    if (!node || !value)
        return [];
    if (value.kind !== 'list')
        return [(0,reason_field/* wrongType */.gQ)('field-not-text', 'dropped', key, value, 'a list')];
    const odd = ofTexts ? value.items.find((item) => valueIn(reader_openhands_dialect, item).kind !== 'text') : undefined;
    if (!odd)
        return [];
    const message = `An item of \`${key}\` is no text.`;
    return [{ ...(0,reason_field/* reason */.l)('field-not-text', 'dropped', message, 'Put it in quotes.', odd.span), name: key }];
}
function inputs(node) {
    const value = node ? (0,yaml/* resolved */.L$)(node) : null;
    if (!node || !value)
        return [];
    if (value.kind !== 'list')
        return [(0,reason_field/* wrongType */.gQ)('field-not-text', 'dropped', 'inputs', value, 'a list')];
    const odd = value.items.find((item) => {
        const map = (0,yaml/* resolved */.L$)(item);
        if (map?.kind !== 'map')
            return true;
        const texts = new Map(map.pairs.map((pair) => [pair.key.value, valueIn(reader_openhands_dialect, pair.value).kind]));
        return texts.get('name') !== 'text' || texts.get('description') !== 'text';
    });
    if (!odd)
        return [];
    const message = 'An item of `inputs` has no `name` and `description` of its own, both text.';
    return [{ ...(0,reason_field/* reason */.l)('field-not-text', 'dropped', message, 'Give it both.', odd.span), name: 'inputs' }];
}

;// CONCATENATED MODULE: ./.build/runtimes/openhands.js











const openhands_traits = { silent: false, blast: 'skill' };
const openhands_dialect = dialects['pyyaml-c'];
const openhands_roots = {
    owners: ['.agents', '.openhands'],
    depth: 1,
    hidden: 'entered',
    links: 'followed',
    rootFile: 'ignored',
    nested: 'hidden',
};
const openhands_tolerated = new Set([
    'blank-after-opening-dashes',
    'closing-dashes-sloppy',
    'line-ends-carriage-return',
    'no-line-end-after-closing-dashes',
]);
const openhands = {
    id: 'openhands',
    title: 'OpenHands SDK',
    version: '1.58.2',
    evidence: [
        { basis: 'observed', cite: 'openhands-sdk 1.58.2 (PyPI), Skill.load and to_prompt', date: '2026-11-30' },
        {
            basis: 'source',
            cite: 'openhands-sdk 1.58.2, openhands/sdk/skills/skill.py and utils.py; python-frontmatter 1.3.0',
            date: '2026-11-30',
        },
        {
            basis: 'source',
            cite: 'OpenHands/software-agent-sdk@611629e, where a value of the wrong type loses the whole folder; 1.58.2 skips that skill alone',
            date: '2026-08-22',
        },
    ],
    discovery: 'The folders right below .agents/skills, .openhands/skills and .openhands/microagents of the working directory, then of the repository’s top, then of home; the first skill of a name wins. SKILL.md in any case; links are followed.',
    wellKnown: false,
    ...openhands_traits,
    load: openhands_load,
    present: openhands_present,
    examples: [
        {
            title: 'as the standard wants it',
            files: { '.agents/skills/x/SKILL.md': '\n---\nname: x\ndescription: d\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'no frontmatter: the folder’s name and the body’s first line',
            files: { '.openhands/skills/x/SKILL.md': '# X\n\nDoes it.\n' },
            status: 'altered',
            reason: 'description-from-body',
        },
        {
            title: 'a colon in an unquoted value',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'dropped',
            reason: 'colon-in-plain-value',
        },
        {
            title: 'a number as description',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: [|1.0|]\n---\nB\n' },
            status: 'dropped',
            reason: 'field-not-text',
        },
        {
            title: 'yes is read as True',
            files: { '.agents/skills/yes/SKILL.md': '---\nname: [|yes|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'name-folder-mismatch',
        },
        {
            title: 'for matching files only',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\npaths: [|"*.ts"|]\n---\nB\n' },
            status: 'withheld',
            reason: 'path-triggered',
        },
        {
            title: 'triggers that are no list',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\ntriggers: [|deploy|]\n---\nB\n' },
            status: 'dropped',
            reason: 'field-not-text',
        },
        {
            title: 'a long description loses its middle',
            files: { '.agents/skills/x/SKILL.md': `---\nname: x\ndescription: [|${'d'.repeat(1025)}|]\n---\nB\n` },
            status: 'altered',
            reason: 'description-cut',
        },
    ],
};
function openhands_load(skill) {
    const away = (0,reason_place/* notFound */.mX)(skill, openhands_roots);
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? openhands_lost(...unread) : openhands_read(skill);
    return verdictOf({ ...openhands_traits, silent: away.length > 0 }, skill, found.reasons, found);
}
function openhands_lost(...reasons) {
    return { reasons, name: null, description: null, body: '' };
}
function openhands_read(skill) {
    const encoding = skill.frontmatter.faults.find(({ code }) => code === 'not-utf-8');
    if (encoding)
        return openhands_lost((0,reason_fence/* fenceReason */.q)(encoding));
    // Python reads with line feeds only; one sign for another, so that every place stays where it is.
    const file = new source_file/* SourceFile */.sC(skill.file.path, skill.file.text.replace(/\r(?!\n)/g, '\n'));
    const block = readFenced(file.text, pythonFrontmatterFence);
    if ('missing' in block) {
        const fault = noBlock(skill, openhands_tolerated, block.missing === 'opening' ? 'opening' : 'closing');
        return openhands_shown(skill, new Map(), null, file.text, [{ ...fault, effect: 'altered' }]);
    }
    // The line end before the closing dashes is the block's.
    const yaml = readDialect(file, (0,source_span/* spanOf */.ee)(block.yaml.start, file.text.indexOf('\n', block.yaml.end) + 1), openhands_dialect);
    if (yaml.refusal)
        return openhands_lost(yaml.refusal);
    const map = mapOf(skill, yaml.root);
    const body = file.text.slice(block.bodyStart);
    if ('code' in map)
        return openhands_shown(skill, new Map(), null, body, [{ ...map, effect: 'altered' }]);
    const fields = readOpenHandsFields(map, fieldsIn(openhands_dialect, map));
    if (fields.wrong.length > 0)
        return openhands_lost(...fields.wrong);
    return openhands_shown(skill, fieldsIn(openhands_dialect, map), fields, body, []);
}
function openhands_shown(skill, values, fields, text, faults) {
    const node = values.get('name');
    const name = node ? valueIn(openhands_dialect, node).text : (skill.folder ?? '');
    const place = placeOf(skill, 'name');
    const wrong = [
        ...(name === '' ? [(0,reason_field/* empty */.Ie)('name', place)] : (0,reason_field/* nameForm */.oB)(name, 'ascii', 'code points', place)),
        ...(skill.folder !== null && skill.folder !== name ? [(0,reason_field/* folderMismatch */.jB)(name, skill.folder, 'dropped', place)] : []),
    ];
    if (wrong.length > 0)
        return openhands_lost(...wrong);
    const body = withQuestion(pythonStrip(text), values.get('inputs'), fields);
    const written = values.get('description');
    const own = written ? valueIn(openhands_dialect, written) : null;
    const described = own?.kind === 'text' && own.text !== '' ? fitted(skill, own.text) : openhands_firstLine(skill, name, body);
    return {
        name,
        description: pythonStrip(described.text),
        body,
        reasons: [
            ...faults,
            ...(node ? [] : [namedByFolder(skill, 'There is no name')]),
            ...described.reasons,
            ...(fields?.gates ?? []),
            ...ignoredKeys(skill, ['disable-model-invocation', 'triggers', 'paths', 'inputs']),
        ],
    };
}
/** A skill with inputs, or with variables once it has the key, is told to ask for them (_append_missing_variables_prompt). */
function withQuestion(body, inputs, fields) {
    const list = inputs ? (0,yaml/* resolved */.L$)(inputs) : null;
    const asks = list?.kind === 'list' && (list.items.length > 0 || /\$\{[a-zA-Z_]\w*\}/.test(body));
    if (!asks || body === '' || fields?.gates.some(({ code }) => code === 'path-triggered'))
        return body;
    return body.includes(question) ? body : body + question;
}
const question = "\n\nIf the user didn't provide any of these variables, ask the user to provide them first before the agent can proceed with the task.";
/** The most a description may have, in characters. */
const LIMIT = 1024;
/** Of a long description the beginning and the end are kept, with a notice in between (maybe_truncate). */
function fitted(skill, text) {
    const letters = [...text];
    if (letters.length <= LIMIT) {
        const shownText = pythonStrip(text);
        if (asWritten(skill, 'description', shownText))
            return { text, reasons: [] };
        const told = shownAs(skill, 'description', shownText, 'value-coerced', 'Write it in quotes.');
        return { text, reasons: [told] };
    }
    const notice = `<response clipped><NOTE>Due to the max output limit, only part of the full description is shown. You can view the complete skill content at ${skill.filePath}.</NOTE>`;
    const room = LIMIT - [...notice].length;
    const message = `\`description\` has ${letters.length} characters, and its middle is cut out to make it ${LIMIT}.`;
    const found = (0,reason_field/* reason */.l)('description-cut', 'altered', message, 'Shorten it.', placeOf(skill, 'description'));
    const kept = [letters.slice(0, Math.ceil(room / 2)), letters.slice(letters.length - Math.floor(room / 2))];
    const cut = room > 0 ? kept.map((part) => part.join('')).join(notice) : notice.slice(0, LIMIT);
    return { text: cut, reasons: [{ ...found, name: 'description' }] };
}
/** The body's first line that is neither empty nor a heading, and how much follows it (to_prompt). */
function openhands_firstLine(skill, name, body) {
    const text = body.replaceAll('\r\n', '\n');
    let at = 0;
    let first = '';
    for (const line of text.split('\n')) {
        first = pythonStrip(line);
        if (first !== '' && !first.startsWith('#')) {
            at += line.length;
            break;
        }
        first = '';
        at += line.length + 1;
    }
    const letters = [...first];
    const rest = first === '' ? 0 : [...text.slice(at)].length;
    const left = rest + Math.max(0, letters.length - LIMIT);
    const more = `... [${left} characters truncated. Call invoke_skill(name="${name}") to load the full skill]`;
    const message = 'There is no description, and the body’s first line stands in for it.';
    const cure = 'Add `description:`.';
    const place = placeOf(skill, 'description');
    return {
        text: letters.slice(0, LIMIT).join('') + (left > 0 ? more : ''),
        reasons: [(0,reason_field/* reason */.l)('description-from-body', 'altered', message, cure, place)],
    };
}
function openhands_present(skill) {
    const { name, description, body } = openhands_read(skill);
    const [first = '', second = ''] = [name ?? skill.name?.value ?? '', description ?? ''].map(openhands_escaped);
    return {
        metadata: `  <skill>\n    <name>${first}</name>\n    <description>${second}</description>\n  </skill>`,
        instructions: body,
        framing: null,
        resources: skill.bundle.resources.map(({ path, tier }) => ({
            path,
            why: tier === 'other' ? 'not in scripts, references or assets' : null,
        })),
    };
}
function openhands_escaped(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-prefix.js

/**
 * A block that starts with the file's first three dashes and ends before the next line that starts with them; the character
 * behind the opening dashes is thrown away unseen: pi (@mariozechner/pi-coding-agent 0.73.1, dist/utils/frontmatter.js; run on
 * 2026-11-30). A lone carriage return is a line end, as well.
 */
function readPrefix(text) {
    if (!text.startsWith('---'))
        return { missing: 'opening' };
    const closing = /[\r\n]---/g;
    closing.lastIndex = 3;
    const close = closing.exec(text);
    if (!close)
        return { missing: 'closing' };
    const end = text[close.index] === '\n' && text[close.index - 1] === '\r' ? close.index - 1 : close.index;
    const start = text.startsWith('\r\n', 3) ? 5 : 4;
    return { yaml: (0,source_span/* spanOf */.ee)(Math.min(start, end), end), bodyStart: close.index + 4 };
}

;// CONCATENATED MODULE: ./.build/runtimes/pi.js







const pi_traits = { silent: false, blast: 'skill' };
const pi_dialect = dialects['yaml-1.2'];
const pi_roots = {
    owners: ['.agents', '.pi'],
    depth: null,
    hidden: 'skipped',
    links: 'followed',
    rootFile: 'found',
    nested: 'hidden',
};
const pi_tolerated = new Set([
    'blank-after-opening-dashes',
    'text-on-opening-line',
    'closing-dashes-sloppy',
    'no-line-end-after-closing-dashes',
    'frontmatter-not-closed',
    'line-ends-carriage-return',
    'not-utf-8',
]);
const pi = {
    id: 'pi',
    title: 'pi',
    version: '0.73.1',
    evidence: [
        {
            basis: 'observed',
            cite: 'vectors/probes.jsonl and corpus.jsonl, @mariozechner/pi-coding-agent 0.73.1',
            date: '2026-11-30',
        },
        {
            basis: 'source',
            cite: '@mariozechner/pi-coding-agent 0.73.1, dist/core/skills.js, dist/core/package-manager.js, dist/utils/frontmatter.js',
            date: '2026-11-30',
        },
        { basis: 'docs', cite: '@mariozechner/pi-coding-agent 0.73.1, docs/skills.md', date: '2026-11-30' },
    ],
    discovery: '.pi/skills, and .agents/skills from the working directory up to the repository’s top, at any depth without dot folders, node_modules and what .gitignore, .ignore or .fdignore name; a SKILL.md ends the search below it. Links are followed. ~/.pi/agent/skills and ~/.agents/skills besides.',
    wellKnown: true,
    ...pi_traits,
    load: pi_load,
    present: pi_present,
    examples: [
        {
            title: 'as the standard wants it',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\nallowed-tools: Read\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a colon in an unquoted value',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'dropped',
            reason: 'colon-in-plain-value',
        },
        {
            title: 'a number as name',
            files: { '.agents/skills/123/SKILL.md': '---\nname: [|123|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'field-not-text',
        },
        {
            title: 'no description',
            files: { '.agents/skills/x/SKILL.md': '[|---|]\nname: x\n---\nB\n' },
            status: 'dropped',
            reason: 'description-missing',
        },
        {
            title: 'the folder gives the name',
            files: { '.agents/skills/x/SKILL.md': '[|---|]\ndescription: d\n---\nB\n' },
            status: 'loads',
            reason: 'name-from-folder',
        },
        {
            title: 'a name against the standard is warned of',
            files: { '.agents/skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
            status: 'loads',
            reason: 'name-folder-mismatch',
        },
        {
            title: 'for people only',
            files: {
                '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|true|]\n---\nB\n',
            },
            status: 'withheld',
            reason: 'manual-only',
        },
        {
            title: 'the text `true` is no switch',
            files: {
                '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|"true"|]\n---\nB\n',
            },
            status: 'altered',
            reason: 'field-lost',
        },
    ],
};
function pi_load(skill, { catalog }) {
    const away = [...(0,reason_place/* notFound */.mX)(skill, pi_roots), ...pi_below(skill, catalog)];
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? pi_lost(...unread) : pi_read(skill);
    const rivals = found.name === null
        ? []
        : catalog.filter((other) => other.name?.value === skill.name?.value && other.path < skill.path && skill.name);
    const twice = duplicateName(skill, found.name ?? '', rivals, 'the one that is found first is kept');
    return verdictOf({ ...pi_traits, silent: away.length > 0 }, skill, [...found.reasons, ...twice], found);
}
/** A SKILL.md in the root itself ends the search. */
function pi_below(skill, catalog) {
    const { root, depth, named } = skill.place;
    const top = catalog.some(({ place }) => place.named && place.root === root && place.depth === 0);
    if (!named || depth === 0 || skill.insideSkill !== null || !top)
        return [];
    const message = `A SKILL.md stands in \`${root}\` itself, and the search ends there.`;
    return [
        (0,reason_field/* reason */.l)('inside-another-skill', 'dropped', message, 'Move that one to a folder of its own.', { start: 0, end: 0 }),
    ];
}
function pi_lost(...reasons) {
    return { reasons, name: null, description: null };
}
function pi_read(skill) {
    const wide = wideText(skill);
    if (wide.length > 0)
        return pi_lost(...wide);
    // Read with line feeds only, as pi does; one sign for another, so that every place stays where it is.
    const file = new source_file/* SourceFile */.sC(skill.file.path, skill.file.text.replace(/\r(?!\n)/g, '\n'));
    const block = readPrefix(file.text);
    if ('missing' in block)
        return pi_lost(noBlock(skill, pi_tolerated, block.missing));
    const yaml = readDialect(file, block.yaml, pi_dialect);
    if (yaml.refusal)
        return pi_lost(yaml.refusal);
    const map = mapOf(skill, yaml.root);
    if ('code' in map)
        return pi_lost(map.code === 'frontmatter-empty' ? (0,reason_field/* missing */.LO)('description', map.span, null) : map);
    return pi_fields(skill, map);
}
function pi_fields(skill, map) {
    const values = fieldsIn(pi_dialect, map);
    const description = pi_text(skill, 'description', values.get('description'));
    const name = pi_text(skill, 'name', values.get('name'));
    const wrong = [...(description.wrong ?? []), ...(name.wrong ?? [])];
    if (wrong.length > 0)
        return pi_lost(...wrong);
    if (description.text.trim() === '') {
        const place = placeOf(skill, 'description');
        return pi_lost(values.has('description') ? (0,reason_field/* empty */.Ie)('description', place) : (0,reason_field/* missing */.LO)('description', place, null));
    }
    const shown = name.text || skill.folder;
    return {
        name: shown,
        description: description.text,
        reasons: [
            ...(name.text === '' ? [namedByFolder(skill, 'There is no name')] : pi_warnings(skill, name.text)),
            ...longDescription(skill, description.text),
            ...pi_manualOnly(values.get('disable-model-invocation')),
            ...ignoredKeys(skill, ['disable-model-invocation']),
        ],
    };
}
/** Values that JavaScript takes for false count as left out; anything else that is no text ends in an error. */
function pi_text(skill, field, node) {
    const value = node ? valueIn(pi_dialect, node) : null;
    if (!node || !value || pi_isFalse(value))
        return { text: '', wrong: null };
    return value.kind === 'text'
        ? { text: value.text, wrong: null }
        : { text: '', wrong: [notText(skill, field, node, value.kind)] };
}
function pi_isFalse({ kind, text: shown }) {
    if (kind === 'number')
        return shown === '0' || shown === 'NaN';
    return kind === 'null' || (kind === 'boolean' && shown === 'false');
}
/** What is against the standard is told as a warning, and the skill loads. */
function pi_warnings(skill, name) {
    const place = placeOf(skill, 'name');
    const mismatch = skill.folder !== null && skill.folder !== name;
    const found = [
        ...(0,reason_field/* nameForm */.oB)(name, 'ascii', 'code points', place),
        ...(mismatch ? [(0,reason_field/* folderMismatch */.jB)(name, skill.folder, 'ignored', place)] : []),
    ];
    return found.map((each) => ({ ...each, effect: 'ignored' }));
}
function longDescription(skill, shown) {
    const place = placeOf(skill, 'description');
    return shown.length > 1024 ? [(0,reason_field/* tooLong */.Po)('description', 'ignored', shown, 1024, 'code points', place)] : [];
}
function pi_manualOnly(node) {
    const value = node ? valueIn(pi_dialect, node) : null;
    if (!node || !value || pi_isFalse(value))
        return [];
    const key = 'disable-model-invocation';
    if (value.kind === 'boolean') {
        const message = `\`${key}\` keeps the skill out of the model’s list; people call it by \`/skill:name\`.`;
        return [
            {
                ...(0,reason_field/* reason */.l)('manual-only', 'withheld', message, 'Remove the key to offer it to the model.', node.span),
                name: key,
            },
        ];
    }
    const inner = (0,yaml/* resolved */.L$)(node);
    const meant = inner?.kind === 'scalar' && /^(?:true|yes|on|1)$/i.test(inner.value);
    if (!meant)
        return [];
    const message = `\`${key}\` is the text \`${inner.value}\` here and not the boolean \`true\`, so it has no effect.`;
    return [{ ...(0,reason_field/* reason */.l)('field-lost', 'altered', message, 'Write `true`, without quotes.', node.span), name: key }];
}
/** The model opens the file itself, frontmatter included. */
function pi_present(skill) {
    const { name, description } = pi_read(skill);
    const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? '', skill.filePath];
    const [first = '', second = '', third = ''] = shown.map(pi_escaped);
    return {
        metadata: `  <skill>\n    <name>${first}</name>\n    <description>${second}</description>\n    <location>${third}</location>\n  </skill>`,
        instructions: skill.file.text,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}
const pi_entities = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
};
function pi_escaped(text) {
    return text.replace(/[&<>"']/g, (sign) => pi_entities[sign] ?? sign);
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-qwen.js



const reader_qwen_dialect = dialects['yaml-1.2'];
/**
 * The block as Qwen Code reads it: YAML 1.2 with its core schema, and line by line where that fails or gives no map; keys
 * without a value are left out (@qwen-code/qwen-code 0.24.4, utils/yaml-parser; run on 2026-11-30). A reason where only we
 * cannot tell.
 */
function readQwenFields(file, span) {
    const { root, refusal } = readDialect(file, span, reader_qwen_dialect);
    if (refusal?.effect === 'unknown')
        return refusal;
    const map = root ? (0,yaml/* resolved */.L$)(root) : null;
    if (!refusal && map?.kind === 'map') {
        const values = [...fieldsIn(reader_qwen_dialect, map)].flatMap(([key, node]) => {
            const value = asValue(node);
            return value ? [[key, value]] : [];
        });
        return { values: new Map(values), fallback: null };
    }
    const message = 'The frontmatter is no list of keys.';
    const none = (0,reason_field/* reason */.l)('not-a-mapping', 'dropped', message, 'Write `key: value` lines.', span);
    return { values: reader_qwen_readLines(file.slice(span).replaceAll('\r\n', '\n')), fallback: refusal ?? none };
}
function asValue(node) {
    const value = (0,yaml/* resolved */.L$)(node);
    const { kind, text } = valueIn(reader_qwen_dialect, node);
    if (kind === 'null')
        return null;
    if (value?.kind === 'map')
        return { kind: 'map', text: null, items: [] };
    if (value?.kind !== 'list')
        return { kind: kind === 'number' || kind === 'boolean' ? kind : 'text', text, items: [] };
    const items = value.items.flatMap((item) => asValue(item) ?? []);
    const texts = items.map((item) => item.text);
    const printed = texts.includes(null) ? null : texts.join(',');
    return { kind: 'list', text: printed, items: texts.map((each) => each ?? '') };
}
/**
 * Lines of `key: value`, split at the first colon; below a key without a value, lines that start with `  - ` are its items and
 * lines that start with two blanks its own keys. Comments and empty lines are passed over. The last of a repeated key wins.
 */
function reader_qwen_readLines(text) {
    const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
    const values = new Map();
    const put = (key, value) => {
        if (value)
            values.set(key, value);
        else
            values.delete(key);
    };
    let listKey = '';
    let items = null;
    let mapKey = null;
    const endList = () => {
        if (items)
            put(listKey, { kind: 'list', text: items.join(','), items });
        if (items)
            listKey = '';
        items = null;
    };
    for (const [index, line] of lines.entries()) {
        if (line.startsWith('  - ')) {
            items ??= [];
            const item = scalar(line.slice(4).trim());
            if (item)
                items.push(item.text ?? '');
            continue;
        }
        endList();
        if (mapKey !== null && line.startsWith('  '))
            continue;
        if (mapKey !== null)
            put(mapKey, { kind: 'map', text: null, items: [] });
        mapKey = null;
        const colon = line.indexOf(':');
        if (colon < 0)
            continue;
        const key = line.slice(0, colon).trim();
        const value = line.slice(colon + 1).trim();
        if (value !== '') {
            put(key, scalar(value));
            continue;
        }
        listKey = key;
        const next = lines[index + 1];
        if (next?.startsWith('  ') && !next.startsWith('  - ')) {
            mapKey = key;
            listKey = '';
        }
    }
    endList();
    if (mapKey !== null)
        put(mapKey, { kind: 'map', text: null, items: [] });
    return values;
}
function scalar(written) {
    if (written === 'null')
        return null;
    if (written === 'true' || written === 'false')
        return { kind: 'boolean', text: written, items: [] };
    if (/^".*"$/s.test(written) && written.length > 1) {
        const inner = written.slice(1, -1).replaceAll('\\"', '"').replaceAll('\\\\', '\\');
        return { kind: 'text', text: inner, items: [] };
    }
    const number = Number(written);
    if (written !== '' && Number.isFinite(number))
        return { kind: 'number', text: String(number), items: [] };
    return { kind: 'text', text: written, items: [] };
}

;// CONCATENATED MODULE: ./.build/runtimes/qwen-code.js







const qwen_code_traits = { silent: true, blast: 'skill' };
const qwen_code_roots = {
    owners: ['.qwen', '.agents'],
    depth: 1,
    hidden: 'entered',
    links: 'followed',
    rootFile: 'ignored',
    nested: 'hidden',
};
const qwen_code_tolerated = new Set([
    'byte-order-mark',
    'no-line-end-after-closing-dashes',
    'line-ends-carriage-return',
    'not-utf-8',
]);
const qwen_code_ownKeys = [
    'allowedTools',
    'argument-hint',
    'when_to_use',
    'disable-model-invocation',
    'user-invocable',
    'hooks',
    'model',
    'paths',
    'priority',
];
const qwenCode = {
    id: 'qwen-code',
    title: 'Qwen Code',
    version: '0.24.4',
    evidence: [
        {
            basis: 'observed',
            cite: '@qwen-code/qwen-code 0.24.4 (npm), SkillManager.parseSkillContent',
            date: '2026-11-30',
        },
        { basis: 'source', cite: '@qwen-code/qwen-code 0.24.4, packages/core/src/skills', date: '2026-11-30' },
        {
            basis: 'source',
            cite: 'QwenLM/qwen-code@0334194, skill-load.ts, which reads .qwen/skills only; 0.24.4 reads .agents/skills as well',
            date: '2026-08-21',
        },
    ],
    discovery: 'The folders right below .qwen/skills and .agents/skills of the project, then the same under home, dot folders included; the first skill of a name wins. Links are followed.',
    wellKnown: false,
    ...qwen_code_traits,
    load: qwen_code_load,
    present: qwen_code_present,
    examples: [
        {
            title: 'letters of any script, and a folder of another name',
            files: { '.qwen/skills/x/SKILL.md': '---\nname: ns:数据.v2\ndescription: d\nwhen_to_use: often\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'what is no YAML is read line by line',
            files: { '.qwen/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'altered',
            reason: 'yaml-fallback',
        },
        {
            title: 'a list is run together',
            files: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: [|[a, b]|]\n---\nB\n' },
            status: 'altered',
            reason: 'value-coerced',
        },
        {
            title: 'a blank in the name',
            files: { '.qwen/skills/x/SKILL.md': '---\nname: [|My Skill|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'name-character',
        },
        {
            title: 'paths are a list',
            files: { '.qwen/skills/x/SKILL.md': '---\nname: x\ndescription: d\npaths: [|"*.ts"|]\n---\nB\n' },
            status: 'dropped',
            reason: 'field-not-text',
        },
        {
            title: 'for matching files only',
            files: { '.qwen/skills/x/SKILL.md': '---\nname: x\ndescription: d\npaths: [|["*.ts"]|]\n---\nB\n' },
            status: 'withheld',
            reason: 'path-triggered',
        },
        {
            title: 'for people only',
            files: {
                '.qwen/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|true|]\n---\nB\n',
            },
            status: 'withheld',
            reason: 'manual-only',
        },
    ],
};
function qwen_code_load(skill, { catalog }) {
    const away = (0,reason_place/* notFound */.mX)(skill, qwen_code_roots);
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? qwen_code_lost(...unread) : qwen_code_read(skill);
    const { name } = found;
    const rivals = name === null
        ? []
        : catalog.filter((other) => other.path < skill.path && other.name?.value === skill.name?.value && qwen_code_read(other).name === name);
    const twice = duplicateName(skill, name ?? '', rivals, 'the one that the disk lists first is kept, and that is not fixed');
    return verdictOf(qwen_code_traits, skill, [...found.reasons, ...twice], found);
}
function qwen_code_lost(...reasons) {
    return { reasons, name: null, description: null, body: '' };
}
function qwen_code_read(skill) {
    const wide = wideText(skill);
    if (wide.length > 0)
        return qwen_code_lost(...wide);
    // Read with line feeds only; one sign for another, so that every place stays where it is.
    const file = new source_file/* SourceFile */.sC(skill.file.path, skill.file.text.replace(/\r(?!\n)/g, '\n'));
    const block = readFenced(file.text, qwenFence);
    if ('missing' in block)
        return qwen_code_lost(noBlock(skill, qwen_code_tolerated, block.missing === 'opening' ? 'opening' : 'closing'));
    const fields = readQwenFields(file, block.yaml);
    if ('code' in fields)
        return qwen_code_lost(fields);
    const wrong = [...qwen_code_wrongText(skill, 'name', fields), ...qwen_code_wrongText(skill, 'description', fields)];
    if (wrong.length > 0)
        return qwen_code_lost(...wrong);
    const name = fields.values.get('name')?.text ?? '';
    const description = fields.values.get('description')?.text ?? '';
    const refused = [...nameFault(skill, name), ...wrongTypes(skill, fields)];
    if (refused.length > 0)
        return qwen_code_lost(...refused);
    return {
        name,
        description,
        body: file.text.slice(block.bodyStart).trim(),
        reasons: [
            ...changes(skill, fields, { name, description }),
            ...gates(skill, fields),
            ...ignoredKeys(skill, qwen_code_ownKeys),
        ],
    };
}
function qwen_code_wrongText(skill, field, { values }) {
    const place = placeOf(skill, field);
    const value = values.get(field);
    if (!value) {
        const written = skill.frontmatter.fields.has(field);
        return [written ? (0,reason_field/* empty */.Ie)(field, place) : (0,reason_field/* missing */.LO)(field, place, skill.folder)];
    }
    if (value.text === null) {
        const message = `\`${field}\` is a map, or a list with one in it, where text is meant.`;
        return [{ ...(0,reason_field/* reason */.l)(`${field}-type`, 'dropped', message, 'Put the whole value in quotes.', place), name: field }];
    }
    return value.text.trim() === '' ? [(0,reason_field/* empty */.Ie)(field, place)] : [];
}
function nameFault(skill, name) {
    const odd = [...name].find((each) => !/[\p{L}\p{N}_:.-]/u.test(each));
    if (odd === undefined)
        return [];
    const shown = odd === ' ' ? 'a blank' : `\`${odd}\``;
    const message = `\`name\` holds ${shown}; letters, digits and the signs _ : . - are taken.`;
    return [{ ...(0,reason_field/* reason */.l)('name-character', 'dropped', message, 'Rename the skill.', placeOf(skill, 'name')), name }];
}
/** Fields that refuse the skill when they are of another type; the rest is passed over then. */
function wrongTypes(skill, { values }) {
    const told = (key, meant, span) => {
        const message = `\`${key}\` is not ${meant}, and nothing else is taken.`;
        return { ...(0,reason_field/* reason */.l)('field-not-text', 'dropped', message, `Write it as ${meant}.`, span), name: key };
    };
    const is = (key, kind) => (values.get(key)?.kind ?? kind) === kind;
    const paths = values.get('paths')?.items.map((glob) => glob.trim().replaceAll('\\', '/')) ?? [];
    const outside = paths.some((glob) => /^\/|^[A-Za-z]:/.test(glob) || glob.split('/').includes('..'));
    return [
        ...(is('model', 'text') ? [] : [told('model', 'text', placeOfKey(skill, 'model'))]),
        ...(is('allowedTools', 'list') ? [] : [told('allowedTools', 'a list', placeOfKey(skill, 'allowedTools'))]),
        ...(is('paths', 'list') ? [] : [told('paths', 'a list', placeOfKey(skill, 'paths'))]),
        ...(outside ? [told('paths', 'a list of globs inside the project', placeOfKey(skill, 'paths'))] : []),
    ];
}
function placeOfKey(skill, key) {
    const field = skill.frontmatter.fields.get(key);
    return field?.value.span ?? skill.frontmatter.opening ?? (0,source_span/* spanOf */.ee)(0, 0);
}
function changes(skill, { fallback }, shown) {
    if (fallback) {
        const told = `${fallback.message} The lines are then read one by one, up to the first colon and behind it.`;
        const found = (0,reason_field/* reason */.l)('yaml-fallback', 'altered', told, fallback.cure, fallback.span);
        return [{ ...found, ...(fallback.name ? { name: fallback.name } : {}) }];
    }
    return ['name', 'description']
        .filter((field) => !asWritten(skill, field, shown[field]))
        .map((field) => shownAs(skill, field, shown[field], 'value-coerced', 'Write it as one text, in quotes.'));
}
function gates(skill, { values }) {
    const manual = values.get('disable-model-invocation');
    if (manual?.text === 'true' && manual.kind !== 'list') {
        const key = 'disable-model-invocation';
        const message = `\`${key}\` keeps the skill out of the list that the model sees.`;
        const cure = 'Remove the key to offer it to the model.';
        return [{ ...(0,reason_field/* reason */.l)('manual-only', 'withheld', message, cure, placeOfKey(skill, key)), name: key }];
    }
    if (!values.get('paths')?.items.some((glob) => glob.trim() !== ''))
        return [];
    const message = '`paths` ties the skill to files, and the model hears of it only once such a file is touched.';
    const cure = 'Remove the key to offer the skill at all times.';
    return [{ ...(0,reason_field/* reason */.l)('path-triggered', 'withheld', message, cure, placeOfKey(skill, 'paths')), name: 'paths' }];
}
function qwen_code_present(skill) {
    const { name, description, body } = qwen_code_read(skill);
    const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? ''];
    return {
        metadata: `<skill>\n<name>\n${shown[0]}\n</name>\n<description>\n${shown[1]} (project)\n</description>\n<location>\nproject\n</location>\n</skill>`,
        instructions: body,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/roo-code.js








const roo_code_traits = { silent: true, blast: 'skill' };
const roo_code_dialect = dialects['js-yaml-3'];
const roo_code_roots = {
    owners: ['.roo', '.agents'],
    depth: 1,
    hidden: 'entered',
    links: 'followed',
    rootFile: 'ignored',
    nested: 'hidden',
};
/** What gray-matter does not mind about the lines of dashes. */
const roo_code_tolerated = new Set([
    'byte-order-mark',
    'blank-after-opening-dashes',
    'text-on-opening-line',
    'closing-dashes-sloppy',
    'no-line-end-after-closing-dashes',
    'frontmatter-not-closed',
    'not-utf-8',
]);
const rooCode = {
    id: 'roo-code',
    title: 'Roo Code',
    version: '3.38 and later',
    evidence: [
        {
            basis: 'source',
            cite: 'RooCodeInc/Roo-Code@1834888, src/services/skills/SkillsManager.ts; a later text of it, which also reads .agents/skills and has the same rules',
            date: '2026-11-30',
        },
        { basis: 'observed', cite: 'gray-matter 4.0.3 with js-yaml 3.15.2, as it calls them', date: '2026-11-30' },
    ],
    discovery: '.agents/skills and .roo/skills of the project, and skills-<mode> beside each for one mode; the folders right below, dot folders included; the same under home, where a project’s skill wins, and .roo over .agents. Links are followed.',
    wellKnown: false,
    ...roo_code_traits,
    load: roo_code_load,
    present: roo_code_present,
    examples: [
        {
            title: 'as the standard wants it',
            files: { '.roo/skills/x/SKILL.md': '---\nname: x\ndescription: d\nlicense: MIT\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a colon in an unquoted value',
            files: { '.roo/skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'dropped',
            reason: 'colon-in-plain-value',
        },
        {
            title: 'a name that is not the folder’s',
            files: { '.roo/skills/x/SKILL.md': '---\nname: [|y|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'name-folder-mismatch',
        },
        {
            title: 'a number as description',
            files: { '.roo/skills/x/SKILL.md': '---\nname: x\ndescription: [|1.0|]\n---\nB\n' },
            status: 'dropped',
            reason: 'field-not-text',
        },
        {
            title: 'another client’s folder',
            files: { '.claude/skills/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'outside-the-roots',
        },
    ],
};
function roo_code_load(skill) {
    const away = (0,reason_place/* notFound */.mX)(skill, roo_code_roots);
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? roo_code_lost(...unread) : roo_code_read(skill);
    return verdictOf(roo_code_traits, skill, found.reasons, found);
}
function roo_code_lost(...reasons) {
    return { reasons, name: null, description: null, body: '' };
}
function roo_code_read(skill) {
    const { file } = skill;
    const wide = wideText(skill);
    if (wide.length > 0)
        return roo_code_lost(...wide);
    const block = readGrayMatter(file.text);
    if (!block)
        return roo_code_lost(noBlock(skill, roo_code_tolerated, 'opening'));
    const body = file.text.slice(block.bodyStart).trim();
    if (!/^(?:ya?ml)?$/i.test(block.language))
        return { ...roo_code_otherLanguage(skill, block), body };
    if (isEmptyMatter(file.slice(block.matter)))
        return roo_code_lost((0,reason_field/* missing */.LO)('name', placeOf(skill, 'name'), skill.folder));
    const yaml = readDialect(file, block.matter, roo_code_dialect);
    if (yaml.refusal)
        return roo_code_lost(yaml.refusal);
    const map = mapOf(skill, yaml.root);
    if ('code' in map)
        return roo_code_lost(map);
    const values = fieldsIn(roo_code_dialect, map);
    const [name, description] = [values.get('name'), values.get('description')];
    const wrong = [...roo_code_wrongValue(skill, 'name', name), ...roo_code_wrongValue(skill, 'description', description)];
    if (wrong.length > 0 || !name || !description)
        return roo_code_lost(...wrong);
    return { ...roo_code_accepted(skill, valueIn(roo_code_dialect, name).text, valueIn(roo_code_dialect, description).text), body };
}
/** What JavaScript takes for false is told as missing, like a key that is not there. */
function roo_code_wrongValue(skill, field, node) {
    const place = placeOf(skill, field);
    if (!node)
        return [(0,reason_field/* missing */.LO)(field, place, skill.folder)];
    const { kind, text } = valueIn(roo_code_dialect, node);
    if (kind === 'null' || (kind === 'text' && text === ''))
        return [(0,reason_field/* empty */.Ie)(field, place)];
    return kind === 'text' ? [] : [notText(skill, field, node, kind)];
}
function roo_code_accepted(skill, name, written) {
    const place = placeOf(skill, 'name');
    const description = written.trim();
    const { folder } = skill;
    const found = [
        ...(folder !== null && folder !== name ? [(0,reason_field/* folderMismatch */.jB)(name, folder, 'dropped', place)] : []),
        ...(0,reason_field/* nameForm */.oB)(name, 'ascii', 'code points', place),
        ...(description === '' ? [(0,reason_field/* empty */.Ie)('description', placeOf(skill, 'description'))] : []),
        ...(description.length > 1024
            ? [tooManyUnits('description', 'dropped', description, 1024, placeOf(skill, 'description'))]
            : []),
    ];
    if (found.length > 0)
        return roo_code_lost(...found);
    return { name, description, reasons: ignoredKeys(skill, []), body: '' };
}
/** A word behind the opening dashes: `json` is read as such, `js` is run as a program, any other ends in an error. */
function roo_code_otherLanguage(skill, block) {
    const { language } = block;
    const { name, description } = (language === 'json' ? jsonMatter(skill.file.text, block) : null) ?? {};
    if (typeof name === 'string' && typeof description === 'string')
        return roo_code_accepted(skill, name, description);
    const program = /^(?:js|javascript)$/i.test(language);
    const message = program
        ? 'The frontmatter is opened as a program, which is run to learn its values.'
        : `The frontmatter is opened as \`${language.slice(0, 40)}\`, which is no YAML.`;
    const lineEnd = skill.file.text.indexOf('\n');
    const span = (0,source_span/* spanOf */.ee)(0, lineEnd < 0 ? skill.file.text.length : lineEnd);
    const effect = program ? 'unknown' : 'dropped';
    return roo_code_lost((0,reason_field/* reason */.l)('text-on-opening-line', effect, message, 'Make the first line exactly three dashes.', span));
}
function roo_code_present(skill) {
    const { name, description, body } = roo_code_read(skill);
    const shown = [name ?? skill.name?.value ?? '', description ?? skill.description?.value ?? '', skill.filePath];
    const [first = '', second = '', third = ''] = shown.map(roo_code_escaped);
    return {
        metadata: `  <skill>\n    <name>${first}</name>\n    <description>${second}</description>\n    <location>${third}</location>\n  </skill>`,
        instructions: body,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}
const roo_code_entities = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
};
function roo_code_escaped(text) {
    return text.replace(/[&<>"']/g, (sign) => roo_code_entities[sign] ?? sign);
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-skills-cli.js






const reader_skills_cli_dialect = dialects['yaml-1.2'];
/** Lines of dashes that are read in spite of the fault. */
const reader_skills_cli_tolerated = new Set(['closing-dashes-sloppy', 'no-line-end-after-closing-dashes']);
function lostSkill(...reasons) {
    return { reasons, name: null, description: null };
}
/** The skill as `npx skills` reads it (skills 1.5.18, dist/cli.mjs, parseFrontmatter and parseSkillMd). */
function readSkillsCli(skill) {
    const { file } = skill;
    const wide = wideText(skill);
    if (wide.length > 0)
        return lostSkill(...wide);
    const block = reader_skills_cli_blockIn(file.text);
    if (typeof block === 'string')
        return lostSkill(noBlock(skill, reader_skills_cli_tolerated, block));
    const { root, refusal } = readDialect(file, block, reader_skills_cli_dialect);
    if (refusal)
        return lostSkill(tooDeepFor(YAML_PACKAGE_DEPTH, refusal, file.slice(block)));
    const map = mapOf(skill, root);
    if ('code' in map)
        return lostSkill(map);
    const values = fieldsIn(reader_skills_cli_dialect, map);
    const name = reader_skills_cli_textOf(skill, 'name', values.get('name'));
    const description = reader_skills_cli_textOf(skill, 'description', values.get('description'));
    const reasons = [...name.reasons, ...description.reasons, ...internal(values.get('metadata'))];
    return { name: name.text, description: description.text, reasons };
}
/**
 * The block is what stands between `---` and its line end at the very start and the next line that starts with three dashes;
 * it takes two line ends, so that `---` and `---` in a row are none.
 */
function reader_skills_cli_blockIn(text) {
    const opening = /^---\r?\n/.exec(text);
    if (!opening)
        return 'opening';
    const start = opening[0].length;
    const closing = /\r?\n---/.exec(text.slice(start));
    return closing ? (0,source_span/* spanOf */.ee)(start, start + closing.index) : 'closing';
}
function reader_skills_cli_textOf(skill, field, node) {
    const value = node ? valueIn(reader_skills_cli_dialect, node) : null;
    const nothing = (why) => ({ text: null, reasons: [why] });
    if (!node || !value)
        return nothing((0,reason_field/* missing */.LO)(field, placeOf(skill, field), skill.folder));
    if (value.kind === 'null' || value.text === '')
        return nothing((0,reason_field/* empty */.Ie)(field, placeOf(skill, field)));
    if (value.kind !== 'text')
        return nothing(notText(skill, field, node, value.kind));
    const text = onOneLine(value.text);
    const changed = shownAs(skill, field, text, 'value-coerced', 'Write it without control characters.');
    return { text, reasons: asWritten(skill, field, text) ? [] : [changed] };
}
/** Escape sequences of terminals and control characters go, and line ends become blanks (sanitizeMetadata). */
function onOneLine(text) {
    const sequences = /\x1b\][\s\S]*?(?:\x07|\x1b\\)|\x1b[P^_][\s\S]*?\x1b\\|\x1b\[[\x30-\x3f]*[\x20-\x2f]*[\x40-\x7e]|\x1b[\x20-\x7e]/g;
    const controls = /[\0-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f]/g;
    return text
        .replace(sequences, '')
        .replace(controls, '')
        .replace(/[\r\n]+/g, ' ')
        .trim();
}
function internal(node) {
    const metadata = node ? (0,yaml/* resolved */.L$)(node) : null;
    const value = metadata?.kind === 'map' ? fieldsIn(reader_skills_cli_dialect, metadata).get('internal') : undefined;
    const { kind, text } = value ? valueIn(reader_skills_cli_dialect, value) : { kind: 'null', text: '' };
    if (!value || kind !== 'boolean' || text !== 'true')
        return [];
    const message = '`metadata.internal` is true, so the skill is left out unless it is asked for by name.';
    return [(0,reason_field/* reason */.l)('internal-skill', 'withheld', message, 'Leave it where that is meant.', value.span)];
}

;// CONCATENATED MODULE: ./.build/runtimes/skills-cli.js



const skills_cli_traits = { silent: true, blast: 'skill' };
const skills_cli_source = 'skills 1.5.18 (npm), dist/cli.mjs';
/** Agents' folders that are looked into (AGENT_PROJECT_SKILL_DIRS), beside `skills`. */
const agents = '.agents .claude .cline .codebuddy .codex .commandcode .continue .github .goose .iflow .junie .kilocode .kiro .mux .neovate .opencode .openhands .pi .qoder .roo .trae .windsurf .zcode .zencoder';
const skills_cli_roots = {
    owners: agents.split(' '),
    depth: 2,
    hidden: 'entered',
    links: 'ignored',
    rootFile: 'found',
    nested: 'hidden',
};
const skillsCli = {
    id: 'skills-cli',
    title: 'the skills CLI (npx skills add)',
    version: '1.5.18; releases before 1.4 read YAML 1.1 with gray-matter',
    evidence: [
        { basis: 'observed', cite: 'vectors/probes.jsonl, skills 1.5.18', date: '2026-11-30' },
        {
            basis: 'source',
            cite: `${skills_cli_source}, parseFrontmatter, parseSkillMd, discoverSkills: the yaml package reads the block; vercel-labs/skills@28415ff has a parser of its own there, which no longer holds`,
            date: '2026-11-30',
        },
    ],
    discovery: 'skills and the skills folders of 24 agents, one or two folders deep; where those hold nothing, any folder five deep. Links, node_modules, dist and build are not entered. A SKILL.md at the top is taken alone, and the first skill of a name wins.',
    wellKnown: false,
    ...skills_cli_traits,
    load: skills_cli_load,
    present: skills_cli_present,
    examples: [
        {
            title: 'a colon in an unquoted value',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: Use when[|:|] y\n---\nB\n' },
            status: 'dropped',
            reason: 'colon-in-plain-value',
        },
        {
            title: 'a blank behind the opening dashes',
            files: { 'skills/x/SKILL.md': '---[| |]\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'blank-after-opening-dashes',
        },
        {
            title: 'a folded description goes on one line',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: >\n  a\n  b\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'a number for a name',
            files: { 'skills/x/SKILL.md': '---\nname: [|123|]\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'field-not-text',
        },
        {
            title: 'marked as internal',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata:\n  internal: [|true|]\n---\nB\n' },
            status: 'withheld',
            reason: 'internal-skill',
        },
        {
            title: 'a key that is nobody’s',
            files: { 'skills/x/SKILL.md': '---\nname: x\ndescription: d\nzzz: 1\n---\nB\n' },
            status: 'loads',
        },
    ],
};
function skills_cli_load(skill, situation) {
    const away = (0,reason_place/* notFound */.mX)(skill, skills_cli_roots);
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? lostSkill(...unread) : readSkillsCli(skill);
    const reasons = [...found.reasons, ...(found.name === null ? [] : skills_cli_shadowed(skill, found.name, situation))];
    return verdictOf(skills_cli_traits, skill, reasons, skills_cli_shown(found));
}
function skills_cli_shadowed(skill, name, { catalog }) {
    const rivals = (skills_cli_named.get(catalog) ?? skills_cli_nameAll(catalog)).get(name) ?? [];
    const before = rivals.filter((each) => each !== skill && each.path < skill.path);
    return duplicateName(skill, name, before, 'only the one that the disk lists first is taken');
}
const skills_cli_named = new WeakMap();
/** The skills of a catalogue by the names that they are listed under; worked out once. */
function skills_cli_nameAll(catalog) {
    const found = new Map();
    for (const skill of catalog) {
        const listed = !skill.isSample && skill.unreadable === null && (0,reason_place/* notFound */.mX)(skill, skills_cli_roots).length === 0;
        const { name, reasons } = listed ? readSkillsCli(skill) : lostSkill();
        if (name === null || reasons.some(({ effect }) => effect === 'dropped'))
            continue;
        found.set(name, [...(found.get(name) ?? []), skill]);
    }
    skills_cli_named.set(catalog, found);
    return found;
}
/** It installs the files as they are. */
function skills_cli_present(skill) {
    const { name, description } = readSkillsCli(skill);
    return {
        metadata: `${name ?? skill.name?.value ?? ''}: ${description ?? skill.description?.value ?? ''}`,
        instructions: skill.file.text,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}
function skills_cli_shown({ name, description }) {
    return { name, description };
}

;// CONCATENATED MODULE: ./.build/runtimes/skills-ref.js









const skills_ref_source = 'agentskills/agentskills@69ef37e, skills-ref/src/skills_ref';
const skills_ref_traits = { silent: false, blast: 'skill' };
/** The six keys of the standard (validator.py:15-22). */
const skills_ref_keys = ['allowed-tools', 'compatibility', 'description', 'license', 'metadata', 'name'];
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
    const unread = (0,reason_place/* unreadable */.O$)(skill);
    const closed = unread.length > 0 ? unread : skills_ref_fenceReasons(skill);
    const split = (0,reader_split/* splitOnDashes */.S)(skill.file.text);
    if (closed.length > 0 || !split)
        return (0,runtimes_runtime/* verdict */.W)(skills_ref_traits, closed, { name: null, description: null });
    const { root, refusals } = (0,reader_strict_yaml/* readStrictYaml */.P)(skill.file.text, split.yaml);
    const cut = skills_ref_cutReason(skill, split.yaml.end);
    if (refusals.length > 0 || root?.kind !== 'map') {
        return (0,runtimes_runtime/* verdict */.W)(skills_ref_traits, skills_ref_blockReasons(skill, root, refusals, cut), { name: null, description: null });
    }
    const pairs = mergedPairs(root);
    const fields = fieldReasons(pairs, skill.folder);
    return (0,runtimes_runtime/* verdict */.W)(skills_ref_traits, cut ? [cut, ...fields] : fields, {
        name: skills_ref_strip(skills_ref_textOf(pairs, 'name') ?? ''),
        description: skills_ref_strip(skills_ref_textOf(pairs, 'description') ?? ''),
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
        return [(0,reason_fence/* fenceReason */.q)(fault ?? { code: codes.at(-1) ?? 'frontmatter-missing', span, detail: '' })];
    };
    // The text is decoded as a whole, so one bad byte anywhere ends it with a stack trace.
    if (file.encoding !== 'utf-8')
        return told(['not-utf-8'], (0,source_span/* spanOf */.ee)(0, 0));
    if (!file.text.startsWith('---'))
        return told(openers, (0,source_span/* spanOf */.ee)(0, 0));
    return (0,reader_split/* splitOnDashes */.S)(file.text) ? [] : told(['frontmatter-not-closed'], opening ?? (0,source_span/* spanOf */.ee)(0, 3));
}
/** Where the file is cut elsewhere than its author closes the block, and so that text changes sides; null where nothing is lost. */
function skills_ref_cutReason({ file: { text }, frontmatter: { closing } }, at) {
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
        return (0,reason_fence/* fenceReason */.q)(fault, 'altered');
    }
    const message = 'Three dashes stand inside the frontmatter, and the file is cut there: the rest of it goes to the body.';
    return (0,reason_field/* reason */.l)('dashes-in-value', 'altered', message, 'Write two dashes, or a dash sign.', (0,source_span/* spanOf */.ee)(at, at + 3));
}
/** Why the block gives no map: the dashes that cut it short where the author's own block is sound, else what is wrong with it. */
function skills_ref_blockReasons(skill, root, refusals, cut) {
    const opening = skill.frontmatter.faults.find((fault) => fault.code === 'text-on-opening-line');
    if (opening)
        return [(0,reason_fence/* fenceReason */.q)(opening)];
    if (cut?.code === 'dashes-in-value' && skill.frontmatter.yaml?.faults.length === 0)
        return [{ ...cut, effect: 'dropped' }];
    if (refusals.length > 0)
        return [...refusals];
    const place = skill.frontmatter.opening ?? (0,source_span/* spanOf */.ee)(0, 3);
    if (!root || (root.kind === 'scalar' && root.style === 'empty')) {
        return [
            (0,reason_field/* reason */.l)('frontmatter-empty', 'dropped', 'The frontmatter is empty.', 'Add `name:` and `description:`.', place),
        ];
    }
    return [(0,reason_field/* wrongType */.gQ)('not-a-mapping', 'dropped', 'The frontmatter', root, '`key: value` lines')];
}
function fieldReasons(pairs, folder) {
    return [
        ...skills_ref_unknownKeys(pairs),
        ...skills_ref_nameReasons(entry(pairs, 'name'), folder),
        ...skills_ref_descriptionReasons(entry(pairs, 'description')),
        ...skills_ref_compatibilityReasons(entry(pairs, 'compatibility')),
        ...skills_ref_metadataReasons(entry(pairs, 'metadata')),
    ];
}
function skills_ref_unknownKeys(pairs) {
    const unknown = pairs.filter((pair) => !skills_ref_keys.includes(pair.key.value));
    const first = unknown[0];
    if (!first)
        return [];
    const names = unknown.map((pair) => `\`${pair.key.value}\``).join(', ');
    const message = `${unknown.length === 1 ? `The key ${names} is` : `The keys ${names} are`} none of the six of the standard (${skills_ref_keys.join(', ')}).`;
    const cure = 'Move it under `metadata:` as text, or leave it out.';
    return [{ ...(0,reason_field/* reason */.l)('unknown-key', 'dropped', message, cure, first.key.span), name: first.key.value }];
}
function skills_ref_nameReasons(value, folder) {
    if (!value)
        return [(0,reason_field/* missing */.LO)('name', skills_ref_top, folder)];
    if (value.kind !== 'scalar')
        return [(0,reason_field/* wrongType */.gQ)('name-type', 'dropped', 'name', value, 'text')];
    const name = skills_ref_strip(value.value).normalize('NFKC');
    if (name === '')
        return [(0,reason_field/* empty */.Ie)('name', value.span)];
    const form = (0,reason_field/* nameForm */.oB)(name, 'unicode', 'code points', value.span);
    if (folder === null || folder.normalize('NFKC') === name)
        return form;
    return [...form, (0,reason_field/* folderMismatch */.jB)(name, folder, 'dropped', value.span)];
}
function skills_ref_descriptionReasons(value) {
    if (!value)
        return [(0,reason_field/* missing */.LO)('description', skills_ref_top, null)];
    if (value.kind !== 'scalar')
        return [(0,reason_field/* wrongType */.gQ)('description-type', 'dropped', 'description', value, 'text')];
    if (skills_ref_strip(value.value) === '')
        return [(0,reason_field/* empty */.Ie)('description', value.span)];
    const long = longer('description', value.value, 1024, value.span);
    return (0,reader_strict_yaml/* strictText */.FV)(value) === value.value ? long : [...long, lineSeparator(value)];
}
function lineSeparator({ value, span }) {
    const at = span.start + value.indexOf('\u0085');
    const message = 'U+0085 in an unquoted value ends the line, and is read as a blank.';
    return (0,reason_field/* reason */.l)('line-separator', 'altered', message, 'Replace it with a blank.', (0,source_span/* spanOf */.ee)(at, at + 1));
}
function skills_ref_compatibilityReasons(value) {
    if (!value)
        return [];
    if (value.kind !== 'scalar')
        return [(0,reason_field/* wrongType */.gQ)('compatibility-type', 'dropped', 'compatibility', value, 'text')];
    return longer('compatibility', value.value, 500, value.span);
}
function longer(field, text, limit, span) {
    return [...text].length > limit ? [(0,reason_field/* tooLong */.Po)(field, 'dropped', text, limit, 'code points', span)] : [];
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
            { ...(0,reason_field/* reason */.l)('metadata-value-coerced', 'altered', message, 'Write it as one text.', key.span), name: key.value },
        ];
    });
}
const skills_ref_top = (0,source_span/* spanOf */.ee)(0, 3);
function entry(pairs, name) {
    return pairs.find((pair) => pair.key.value === name)?.value ?? null;
}
function skills_ref_textOf(pairs, name) {
    const value = entry(pairs, name);
    return value?.kind === 'scalar' ? (0,reader_strict_yaml/* strictText */.FV)(value) : null;
}
/** Python's `str.strip()`, which differs from `trim()` in the separators U+001C to U+001F, U+0085 and the byte order mark. */
function skills_ref_strip(text) {
    let start = 0;
    let end = text.length;
    while (start < end && skills_ref_blank.test(text[start] ?? ''))
        start += 1;
    while (end > start && skills_ref_blank.test(text[end - 1] ?? ''))
        end -= 1;
    return text.slice(start, end);
}
const skills_ref_blank = /(?!\uFEFF)[\s\u001c-\u001f\u0085]/;
/** The form that `skills-ref to-prompt` writes (prompt.py); it leaves the reading of files to the client. */
function skills_ref_present(skill) {
    const { name, description } = skills_ref_load(skill);
    const split = (0,reader_split/* splitOnDashes */.S)(skill.file.text);
    const parts = {
        name: name ?? skill.name?.value ?? '',
        description: description ?? skill.description?.value ?? '',
        location: skill.filePath,
    };
    const lines = Object.entries(parts).map(([tag, text]) => `<${tag}>\n${skills_ref_escaped(text)}\n</${tag}>`);
    return {
        metadata: `<skill>\n${lines.join('\n')}\n</skill>`,
        instructions: split ? skills_ref_strip(skill.file.text.slice(split.bodyStart)) : '',
        framing: null,
        resources: skill.bundle.resources.map((resource) => ({ path: resource.path, why: null })),
    };
}
function skills_ref_escaped(text) {
    const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
    return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-vscode-text.js
/** Characters between the start of the line and an offset. */
function columnOf(text, at) {
    let start = at;
    while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r')
        start -= 1;
    return at - start;
}
const reader_vscode_text_escapes = {
    n: '\n',
    t: '\t',
    r: '\r',
    '0': '\0',
    a: '\x07',
    b: '\b',
    e: '\x1b',
    v: '\v',
    f: '\f',
    _: '\xa0',
    '\\': '\\',
    '"': '"',
    '/': '/',
    ' ': ' ',
};
/** An escape that is none stays as it is written. */
function reader_vscode_text_unescaped(text) {
    return text.replace(/\\(?:x([\da-fA-F][\s\S])|u([\da-fA-F][\s\S]{3})|U([\da-fA-F][\s\S]{7})|([\s\S]?))/g, (all, two, four, eight, one) => {
        const code = two ?? four ?? eight;
        if (code === undefined)
            return reader_vscode_text_escapes[one] ?? all;
        const number = Number.parseInt(code, 16);
        return number > 0x10ffff ? '\uFFFD' : String.fromCodePoint(number);
    });
}
/** Lines in quotes are joined by a blank, or by as many line ends as there are empty lines between them. */
function unquoted(body, quote) {
    const lines = body.split(/\r\n|\r|\n/);
    let value = '';
    let gap = '';
    lines.forEach((line, index) => {
        const last = index === lines.length - 1;
        const text = last ? line : line.replace(/(?<![ \t])[ \t]+$/, '');
        const inner = index === 0 ? text : text.replace(/^[ \t]+/, '');
        if (inner === '' && index > 0 && !last && gap !== 'none') {
            gap = gap === ' ' ? '\n' : `${gap}\n`;
            return;
        }
        const open = quote === '"' && /(?<!\\)(?:\\\\)*\\$/.test(inner);
        const joined = open && !last && text === line;
        // A backslash before the blanks that end a line keeps the first of them.
        const kept = joined ? inner.slice(0, -1) : open ? inner + (line[text.length] ?? '') : inner;
        value += (gap === 'none' ? '' : gap) + (quote === '"' ? reader_vscode_text_unescaped(kept) : kept.replaceAll("''", "'"));
        gap = joined ? 'none' : ' ';
    });
    return value;
}
/** A folded block before its end is chomped. */
function foldedBlock(lines) {
    let value = '';
    let deeper = false;
    let gap = false;
    let seen = false;
    for (const [index, line] of lines.entries()) {
        if (line === '') {
            value += '\n';
            gap = true;
            continue;
        }
        const indented = /^[ \t]/.test(line);
        const breaks = indented || deeper;
        if (index > 0)
            value += gap ? (breaks && seen ? '\n' : '') : breaks ? '\n' : ' ';
        value += line;
        deeper = indented;
        seen = true;
        gap = false;
    }
    return value;
}
/** `header` holds the signs behind the block's own: `-` ends it without a line end, `+` keeps them all. */
function chomped(joined, lines, header) {
    const kept = lines.findLastIndex((line) => line !== '');
    const trailing = lines.length - 1 - kept;
    if (kept < 0)
        return header.includes('+') ? '\n'.repeat(trailing) : '';
    const value = trailing > 0 ? joined.replace(/\n+$/, '') : joined;
    if (header.includes('-'))
        return value;
    return value + (header.includes('+') ? '\n'.repeat(trailing + 1) : '\n');
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-vscode-tokens.js

const lineEnd = /\r\n|\r|\n/y;
const closes = { '}': '{', ']': '[' };
/**
 * The tokens of a header as VS Code cuts it (1.139.1, base/common/yaml.ts as shipped in code-server 4.139.1; run on 2026-11-30), one
 * after the other: one colon a line makes a key, whatever else stands on it; nothing is ever refused.
 */
class Tokens {
    #tokens;
    /** The token that is looked at. */
    at = 0;
    constructor(text) {
        this.#tokens = new Scanner(text).scan();
    }
    token(ahead = 0) {
        return this.#tokens[Math.min(Math.max(0, this.at + ahead), this.#tokens.length - 1)];
    }
    is(...kinds) {
        return kinds.includes(this.token().kind);
    }
    next() {
        const token = this.token();
        if (token.kind !== 'end')
            this.at += 1;
        return token;
    }
    /** Goes past empty lines and comments. */
    skipLines() {
        while (this.is('line', 'comment') ||
            (this.is('indent') && ['line', 'comment', 'end'].includes(this.token(1).kind))) {
            this.at += 1;
        }
    }
    indent() {
        const { kind, start, end } = this.token();
        return kind === 'indent' ? end - start : 0;
    }
    /** The first token of the line behind its indentation. */
    first(ahead = 0) {
        return this.token(this.is('indent') ? ahead + 1 : ahead);
    }
    atKey() {
        return this.first().kind === 'text' && this.first(1).kind === ':';
    }
}
class Scanner {
    #text;
    #found = [];
    #at = 0;
    /** Brackets and braces that are open. */
    #depth = 0;
    /** True behind a line's first colon, outside of brackets. */
    #keyed = false;
    constructor(text) {
        this.#text = text;
    }
    scan() {
        // A second line of dashes is the last that is looked at.
        for (let opened = 0; this.#at < this.#text.length && opened < 2;)
            if (this.#line())
                opened += 1;
        this.#push('end', this.#at);
        return this.#found;
    }
    /** One line; true for a line of dashes. */
    #line() {
        this.#keyed = false;
        const from = this.#at;
        const indented = this.#blanks() > 0;
        if (indented)
            this.#push('indent', from);
        const marker = indented ? undefined : this.#match(/(?:---|\.\.\.)(?=[ \t\r\n]|$)/y);
        if (marker !== undefined)
            this.#push(marker === '---' ? 'open' : 'stop', this.#at - 3);
        else if (this.#text[this.#at] === '%')
            this.#match(/[^\r\n]*/y);
        this.#content();
        const start = this.#at;
        if (this.#match(lineEnd) !== undefined)
            this.#push('line', start);
        return marker === '---';
    }
    #content() {
        for (;;) {
            this.#blanks();
            const start = this.#at;
            const sign = this.#text[start];
            if (sign === undefined || sign === '\r' || sign === '\n')
                return;
            if (sign === '#') {
                this.#match(/[^\r\n]*/y);
                this.#push('comment', start);
                return;
            }
            if ((sign === '|' || sign === '>') && this.#depth === 0 && this.#match(/[|>][-+1-9]*[ \t]*(?=[\r\n#]|$)/y)) {
                this.#block(start, sign);
                return;
            }
            const mark = this.#markAt(sign);
            if (mark) {
                this.#at += 1;
                this.#push(mark, start);
            }
            else if (sign === '"' || sign === "'")
                this.#quoted(start, sign);
            else
                this.#plain(start);
        }
    }
    #markAt(sign) {
        if (sign === '{' || sign === '[')
            this.#depth += 1;
        else if (closes[sign]) {
            if (this.#depth === 0)
                return null;
            this.#depth -= 1;
        }
        else if (sign === ',')
            return this.#depth > 0 ? ',' : null;
        else if (sign === '-')
            return this.#endsAt(this.#at + 1) ? '-' : null;
        else if (sign === ':') {
            const json = this.#depth > 0 && this.#behindValue();
            const key = this.#isKey(this.#at);
            if (!key && !json)
                return null;
            if (this.#depth === 0)
                this.#keyed = true;
        }
        else
            return null;
        return sign;
    }
    #endsAt(at) {
        const sign = this.#text[at];
        return sign === undefined || sign === ' ' || sign === '\t' || sign === '\r' || sign === '\n';
    }
    /** Whether the colon at an offset ends a key. */
    #isKey(at) {
        if (this.#keyed && this.#depth === 0)
            return false;
        return this.#endsAt(at + 1) || (this.#depth > 0 && /[,}\]]/.test(this.#text[at + 1] ?? ''));
    }
    /** In brackets a colon needs no blank behind a quote or a bracket. */
    #behindValue() {
        const last = this.#found.findLast(({ kind }) => kind !== 'line' && kind !== 'indent' && kind !== 'comment');
        return last !== undefined && (last.kind === 'text' ? !last.plain : last.kind === '}' || last.kind === ']');
    }
    #plain(start) {
        let end = start;
        for (; this.#at < this.#text.length; this.#at += 1) {
            const sign = this.#text[this.#at] ?? '';
            if (sign === '\r' || sign === '\n' || (this.#depth > 0 && /[,{}[\]]/.test(sign)))
                break;
            if (sign === ':' && this.#isKey(this.#at))
                break;
            if (sign === '#' && /[ \t]/.test(this.#text[this.#at - 1] ?? '') && this.#at > start)
                break;
            if (sign !== ' ' && sign !== '\t')
                end = this.#at + 1;
        }
        this.#found.push({ kind: 'text', start, end, value: this.#text.slice(start, end), plain: true });
    }
    #quoted(start, quote) {
        const whole = this.#match(quote === '"' ? /"(?:[^"\\]|\\[\s\S]?)*"?/y : /'(?:[^']|'')*'?/y) ?? '';
        const closed = whole.length > 1 && whole.endsWith(quote);
        const value = unquoted(whole.slice(1, closed ? -1 : undefined), quote);
        this.#found.push({ kind: 'text', start, end: this.#at, value, plain: false });
    }
    #block(start, sign) {
        this.#at = start + 1;
        // One digit and one sign count; what stands behind them on the line is taken for the first line below.
        const header = this.#match(/(?:[1-9][-+]?|[-+][1-9]?)?/y) ?? '';
        this.#blanks();
        this.#match(/#[^\r\n]*/y);
        this.#match(lineEnd);
        const parent = this.#parentColumn();
        const asked = Number(/[1-9]/.exec(header)?.[0] ?? 0);
        let width = asked > 0 ? parent + asked : 0;
        const lines = [];
        while (this.#at < this.#text.length) {
            const from = this.#at;
            const blanks = this.#match(/ */y)?.length ?? 0;
            const rest = this.#text.slice(this.#at, this.#at + 4);
            if (rest === '' || /^[\r\n]/.test(rest)) {
                lines.push(width > 0 && blanks >= width ? this.#text.slice(from + width, this.#at) : '');
            }
            else {
                const marker = blanks === 0 && /^(?:---|\.\.\.)(?:[ \t\r\n]|$)/.test(rest);
                if (marker || (width === 0 ? blanks <= parent : blanks < width)) {
                    this.#at = from;
                    break;
                }
                if (width === 0)
                    width = blanks;
                this.#match(/[^\r\n]*/y);
                lines.push(this.#text.slice(from + width, this.#at));
            }
            this.#match(lineEnd);
        }
        const value = chomped(sign === '|' ? lines.join('\n') : foldedBlock(lines), lines, header);
        this.#found.push({ kind: 'text', start, end: this.#at, value, plain: false });
    }
    /** The column of the key or dash that a block belongs to; -1 right behind a line of dashes. */
    #parentColumn() {
        const solid = this.#found.filter(({ kind }) => kind !== 'line' && kind !== 'indent' && kind !== 'comment');
        const last = solid.at(-1);
        if (last?.kind === 'open')
            return -1;
        const owner = last?.kind === ':' ? solid.at(-2) : last?.kind === '-' ? last : undefined;
        return owner ? columnOf(this.#text, owner.start) : 0;
    }
    #push(kind, start) {
        this.#found.push({ kind, start, end: this.#at, value: '', plain: false });
    }
    #blanks() {
        return this.#match(/[ \t]*/y)?.length ?? 0;
    }
    #match(pattern) {
        pattern.lastIndex = this.#at;
        const found = pattern.exec(this.#text)?.[0];
        this.#at += found?.length ?? 0;
        return found;
    }
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-vscode.js



/** More nesting than this is nobody's. */
const DEPTH = 500;
/** The header's keys as VS Code 1.139.1 reads them (base/common/yaml.ts as shipped in code-server 4.139.1; run on 2026-11-30). */
function readVscode(text, { start, end }) {
    return new reader_vscode_Reader(text.slice(start, end), start).read();
}
class reader_vscode_Reader {
    #text;
    #shift;
    #tokens;
    #depth = 0;
    #tooDeep = false;
    constructor(text, shift) {
        this.#text = text;
        this.#shift = shift;
        this.#tokens = new Tokens(text);
    }
    read() {
        this.#tokens.skipLines();
        if (this.#tokens.is('open')) {
            this.#tokens.at += 1;
            this.#tokens.skipLines();
        }
        const root = this.#tokens.is('end', 'stop') ? null : this.#value(-1);
        const values = new Map();
        for (const [key, value] of root?.pairs ?? [])
            if (!values.has(key))
                values.set(key, value);
        this.#tokens.skipLines();
        const stop = this.#tokens.is('end', 'stop') ? null : this.#shift + this.#tokens.token().start;
        return { values, stop, tooDeep: this.#tooDeep };
    }
    #value(parent) {
        this.#tokens.skipLines();
        const { kind } = this.#tokens.first();
        if (kind === '{' || kind === '[') {
            if (this.#tokens.is('indent'))
                this.#tokens.at += 1;
            return this.#brackets();
        }
        if (kind === '-')
            return this.#deeper(() => this.#list(this.#tokens.indent()));
        if (this.#tokens.atKey())
            return this.#deeper(() => this.#map(this.#tokens.indent()));
        return this.#tokens.is('text', 'indent') ? this.#scalar(parent) : null;
    }
    #deeper(inner) {
        if (this.#depth >= DEPTH) {
            this.#tooDeep = true;
            this.#tokens.at = Number.POSITIVE_INFINITY;
            return this.#empty();
        }
        this.#depth += 1;
        const node = inner();
        this.#depth -= 1;
        return node;
    }
    #empty() {
        return { text: '', end: this.#tokens.token().start };
    }
    #scalar(parent) {
        if (this.#tokens.is('indent'))
            this.#tokens.at += 1;
        if (!this.#tokens.is('text'))
            return this.#continued({ value: '', end: this.#tokens.token().end }, parent);
        const token = this.#tokens.next();
        return token.plain ? this.#continued(token, parent) : { text: token.value, end: token.end };
    }
    /** A plain value goes on in every line that is indented deeper than its key, and is no key itself. */
    #continued(first, parent) {
        let text = first.value;
        let { end } = first;
        for (;;) {
            const from = this.#tokens.at;
            const empty = this.#lineBelow(parent);
            if (empty === null || !this.#onText()) {
                this.#tokens.at = from;
                return { text, end };
            }
            const dash = this.#tokens.is('-') ? this.#tokens.next() : null;
            const rest = dash === null || this.#tokens.is('text') ? this.#tokens.next() : null;
            text += empty === 0 ? ' ' : '\n'.repeat(empty);
            text += dash ? (rest ? `- ${rest.value}` : '-') : (rest?.value ?? '');
            end = (rest ?? dash)?.end ?? end;
        }
    }
    /** Goes to the next line that is indented deeper than `parent`, and says how many empty ones lie before it; null for none. */
    #lineBelow(parent) {
        for (let empty = 0; this.#tokens.is('line'); empty += 1) {
            this.#tokens.at += 1;
            if (this.#tokens.is('line'))
                continue;
            if (!this.#tokens.is('indent'))
                return parent < 0 && !this.#tokens.is('end', 'open', 'stop') ? empty : null;
            const { kind } = this.#tokens.token(1);
            if (kind === 'line' || kind === 'end') {
                this.#tokens.at += 1;
                continue;
            }
            if (kind === 'comment' || this.#tokens.indent() <= parent)
                return null;
            this.#tokens.at += 1;
            return empty;
        }
        return null;
    }
    #onText() {
        return this.#tokens.is('-') || (this.#tokens.is('text') && this.#tokens.token(1).kind !== ':');
    }
    #map(indent, inline = false) {
        const pairs = [];
        const from = this.#tokens.token().start;
        if (inline)
            pairs.push(this.#pair(indent));
        for (;;) {
            this.#tokens.skipLines();
            // A line that is indented deeper is taken all the same.
            if (this.#tokens.is('end') || this.#tokens.indent() < indent || !this.#tokens.atKey())
                break;
            pairs.push(this.#pair(indent));
        }
        return { text: null, end: pairs.at(-1)?.[1].at.end ?? from, pairs };
    }
    #pair(indent) {
        if (this.#tokens.is('indent'))
            this.#tokens.at += 1;
        const key = this.#tokens.next();
        const colon = this.#tokens.next();
        const from = this.#tokens.token().start;
        const { text, end } = this.#pairValue(indent) ?? { text: '', end: colon.end };
        const start = text === '' ? colon.end : from;
        return [key.value, { text, at: (0,source_span/* spanOf */.ee)(this.#shift + start, this.#shift + Math.max(start, end)) }];
    }
    #pairValue(indent) {
        if (this.#tokens.is('{', '['))
            return this.#brackets();
        if (this.#tokens.is('text'))
            return this.#scalar(indent);
        this.#tokens.skipLines();
        if (this.#tokens.is('end'))
            return null;
        const deeper = this.#tokens.indent() > indent || (this.#tokens.indent() === indent && this.#tokens.first().kind === '-');
        return deeper ? this.#value(indent) : null;
    }
    #list(indent) {
        const from = this.#tokens.token().start;
        for (let first = true;; first = false) {
            this.#tokens.skipLines();
            if (this.#tokens.is('end'))
                break;
            const column = first && this.#tokens.is('-') ? columnOf(this.#text, this.#tokens.token().start) : this.#tokens.indent();
            if (column < indent || this.#tokens.first().kind !== '-')
                break;
            if (this.#tokens.is('indent'))
                this.#tokens.at += 1;
            this.#tokens.at += 1;
            this.#item(indent);
        }
        return { text: null, end: Math.max(from, this.#tokens.token(-1).end) };
    }
    #item(indent) {
        const { kind, start } = this.#tokens.token();
        if (kind === 'comment')
            this.#tokens.at += 1;
        if (kind === '{' || kind === '[')
            this.#brackets();
        else if (kind === '-')
            this.#deeper(() => this.#list(columnOf(this.#text, start)));
        else if (kind === 'text' && this.#tokens.token(1).kind === ':') {
            this.#deeper(() => this.#map(columnOf(this.#text, start), true));
        }
        else if (kind === 'text')
            this.#scalar(indent);
        else {
            this.#tokens.skipLines();
            if (!this.#tokens.is('end') && this.#tokens.indent() > indent)
                this.#value(indent);
        }
    }
    #brackets() {
        return this.#deeper(() => (this.#tokens.is('{') ? this.#braceMap() : this.#bracketList()));
    }
    #braceMap() {
        const pairs = [];
        this.#tokens.at += 1;
        this.#skipSpace();
        while (this.#tokens.is('text')) {
            const key = this.#bracketText();
            this.#skipSpace();
            const colon = this.#tokens.is(':');
            if (colon) {
                this.#tokens.at += 1;
                this.#skipSpace();
            }
            const { start } = this.#tokens.token();
            const { text, end } = colon ? this.#bracketValue() : { text: '', end: start };
            pairs.push([key.text, { text, at: (0,source_span/* spanOf */.ee)(this.#shift + start, this.#shift + Math.max(start, end)) }]);
            this.#comma();
        }
        return { ...this.#closed('}'), pairs };
    }
    #bracketValue() {
        if (this.#tokens.is('{', '['))
            return this.#brackets();
        return this.#tokens.is('text') ? this.#bracketText() : this.#empty();
    }
    #bracketList() {
        this.#tokens.at += 1;
        this.#skipSpace();
        while (!this.#tokens.is(']', 'end')) {
            if (this.#tokens.is('{', '[', 'text')) {
                this.#bracketValue();
                this.#comma();
            }
            else
                this.#tokens.at += 1;
        }
        return this.#closed(']');
    }
    #closed(mark) {
        const { start } = this.#tokens.token();
        return { text: null, end: this.#tokens.is(mark) ? this.#tokens.next().end : start };
    }
    #comma() {
        this.#skipSpace();
        if (!this.#tokens.is(','))
            return;
        this.#tokens.at += 1;
        this.#skipSpace();
    }
    #skipSpace() {
        while (this.#tokens.is('line', 'indent', 'comment'))
            this.#tokens.at += 1;
    }
    /** A plain text goes on in the next line, unless that starts with a quote. */
    #bracketText() {
        let token = this.#tokens.next();
        let text = token.value;
        while (token.plain) {
            const from = this.#tokens.at;
            let lines = 0;
            for (; this.#tokens.is('line', 'indent', 'comment'); this.#tokens.at += 1)
                if (this.#tokens.is('line'))
                    lines += 1;
            if (lines === 0 || !this.#tokens.is('text') || !this.#tokens.token().plain) {
                this.#tokens.at = from;
                break;
            }
            token = this.#tokens.next();
            text += ` ${token.value}`;
        }
        return { text, end: token.end };
    }
}

;// CONCATENATED MODULE: ./.build/runtimes/vscode.js








const vscode_traits = { silent: true, blast: 'skill' };
const vscode_roots = {
    owners: ['.agents', '.github', '.claude'],
    depth: 1,
    hidden: 'entered',
    links: 'followed',
    rootFile: 'ignored',
    nested: 'hidden',
};
/** UTF-16 units of a description that the model is shown. */
const vscode_DESCRIPTION_LIMIT = 1024;
/** UTF-16 units that the whole entries of the list may take where there is a tool for skills; what follows is listed by name. */
const vscode_LIST_LIMIT = 15_000;
const vscode_tolerated = new Set([
    'blank-after-opening-dashes',
    'closing-dashes-sloppy',
    'frontmatter-not-closed',
    'line-ends-carriage-return',
    'no-line-end-after-closing-dashes',
    'not-utf-8',
]);
const vscode = {
    id: 'vscode',
    title: 'VS Code, agent mode',
    version: '1.139.1; builds up to mid-2026 end a value at its second colon, and are documented to refuse another name than the folder’s',
    evidence: [
        {
            basis: 'observed',
            cite: 'code-server 4.139.1 (npm; VS Code 1.139.1), reader of the header taken out of workbench.js and run',
            date: '2026-11-30',
        },
        {
            basis: 'source',
            cite: 'the same, computeSkillDiscoveryInfo, findAgentSkillsInFolder and the list of skills for the model',
            date: '2026-11-30',
        },
        {
            basis: 'docs',
            cite: 'microsoft/vscode-docs@024cb9b, docs/copilot/customization/agent-skills.md',
            date: '2026-05-28',
        },
    ],
    discovery: 'The folders right below .agents/skills, .github/skills and .claude/skills of the workspace, and below ~/.agents/skills, ~/.copilot/skills and ~/.claude/skills; SKILL.md by that exact name, links followed. The first skill of a folder name wins.',
    wellKnown: true,
    ...vscode_traits,
    load: vscode_load,
    present: vscode_present,
    examples: [
        {
            title: 'colons and odd signs are plain text',
            files: { '.github/skills/x/SKILL.md': '---\nname: x\ndescription: @a: use when: y\n---\nB\n' },
            status: 'loads',
        },
        {
            title: 'the folder gives the name',
            files: { '.github/skills/x/SKILL.md': '---\nname: [|My X|]\ndescription: d\n---\nB\n' },
            status: 'altered',
            reason: 'name-folder-mismatch',
        },
        {
            title: 'a skill without description is not listed',
            files: { '.github/skills/x/SKILL.md': '[|---|]\nname: x\n---\nB\n' },
            status: 'withheld',
            reason: 'description-not-listed',
        },
        {
            title: 'text behind a quote ends the reading',
            files: { '.github/skills/x/SKILL.md': '---\nname: x\ndescription: "a" [|b|]\nlicense: MIT\n---\nB\n' },
            status: 'altered',
            reason: 'yaml-fallback',
        },
        {
            title: 'tags are taken out',
            files: { '.github/skills/x/SKILL.md': '---\nname: x\ndescription: [|Sorts <b>lists</b>.|]\n---\nB\n' },
            status: 'altered',
            reason: 'xml-tag',
        },
        {
            title: 'for people only',
            files: {
                '.github/skills/x/SKILL.md': '---\nname: x\ndescription: d\ndisable-model-invocation: [|true|]\n---\nB\n',
            },
            status: 'withheld',
            reason: 'manual-only',
        },
        {
            title: 'a byte order mark hides the header',
            files: { '.agents/skills/x/SKILL.md': '[|\uFEFF|]---\nname: x\ndescription: d\n---\nB\n' },
            status: 'withheld',
            reason: 'byte-order-mark',
        },
        {
            title: 'another client’s folder',
            files: { '.codex/skills/x/SKILL.md': '[||]---\nname: x\ndescription: d\n---\nB\n' },
            status: 'dropped',
            reason: 'outside-the-roots',
        },
    ],
};
function vscode_load(skill, situation) {
    const away = (0,reason_place/* notFound */.mX)(skill, vscode_roots);
    const unread = away.length > 0 ? away : (0,reason_place/* unreadable */.O$)(skill);
    const found = unread.length > 0 ? { reasons: unread, name: null, description: null } : vscode_read(skill);
    return verdictOf(vscode_traits, skill, [...found.reasons, ...vscode_overBudget(skill, situation)], found);
}
function vscode_read(skill) {
    const { text } = skill.file;
    const wide = wideText(skill);
    const span = wide.length > 0 ? null : headerOf(text);
    if (!span) {
        const none = wide[0] ?? noBlock(skill, vscode_tolerated, 'opening');
        const reasons = [{ ...none, effect: 'withheld' }, namedByFolder(skill, 'There is no header')];
        return { reasons, name: skill.folder, description: null };
    }
    const header = span.end - span.start > yaml/* YAML_UNITS_LIMIT */.iZ ? null : readVscode(text, span);
    if (!header || header.tooDeep) {
        const place = (0,source_span/* spanOf */.ee)(span.start, Math.min(span.end, span.start + 1));
        const code = header ? 'yaml-too-deep' : 'yaml-too-large';
        return { reasons: [(0,reason_yaml/* yamlReason */.c)((0,yaml_fault/* yamlFault */.Q)(code, place))], name: null, description: null };
    }
    return vscode_fields(skill, header);
}
/** Between a first line of dashes and the next, or the end of the file; white space may stand behind them. */
function headerOf(text) {
    const opening = /^---[^\S\r\n]*(?:\r\n|\r|\n|$)/.exec(text)?.[0].length;
    if (opening === undefined)
        return null;
    const line = /[^\r\n]*(?:\r\n|\r|\n)?/y;
    for (let at = opening; at < text.length; at = line.lastIndex) {
        line.lastIndex = at;
        const found = line.exec(text)?.[0] ?? '';
        if (/^---\s*$/.test(found))
            return (0,source_span/* spanOf */.ee)(opening, at);
    }
    return (0,source_span/* spanOf */.ee)(opening, text.length);
}
function vscode_fields(skill, header) {
    const written = header.values.get('name')?.text ?? '';
    const whole = header.values.get('description')?.text ?? '';
    const clean = whole.replace(/<[^>]+>/g, '');
    const shown = clean.slice(0, vscode_DESCRIPTION_LIMIT);
    const name = skill.folder ?? written;
    const reasons = [
        ...cutOff(skill, header),
        ...(written === '' ? [namedByFolder(skill, 'There is no name')] : []),
        ...(written !== '' && written !== name ? [(0,reason_field/* folderMismatch */.jB)(written, name, 'altered', placeOf(skill, 'name'))] : []),
        ...vscode_descriptionReasons(skill, { whole, clean, shown }),
        ...vscode_manualOnly(header),
        ...ignoredKeys(skill, ['argument-hint', 'user-invocable', 'disable-model-invocation', 'context']),
    ];
    return { name, description: shown || null, reasons };
}
function cutOff(skill, { stop }) {
    if (stop === null)
        return [];
    const length = /^[^\r\n]*/.exec(skill.file.text.slice(stop))?.[0].trimEnd().length ?? 0;
    const message = 'The header is read no further than here: this belongs to no key, and the keys below it are lost.';
    const cure = 'Put the whole value in quotes.';
    return [(0,reason_field/* reason */.l)('yaml-fallback', 'altered', message, cure, (0,source_span/* spanOf */.ee)(stop, stop + length))];
}
function vscode_descriptionReasons(skill, { whole, clean, shown }) {
    const place = placeOf(skill, 'description');
    if (shown === '') {
        const message = 'There is no description, so the skill is left out of the list that the model sees.';
        return [(0,reason_field/* reason */.l)('description-not-listed', 'withheld', message, 'Add `description:` as one text.', place)];
    }
    const found = [];
    if (clean !== whole) {
        const message = 'What is shaped like a tag is taken out of the description.';
        found.push((0,reason_field/* reason */.l)('xml-tag', 'altered', message, 'Write it without pointed brackets.', place));
    }
    if (shown !== clean) {
        const message = `The description has ${clean.length.toLocaleString('en')} characters; the model is shown the first 1,024.`;
        found.push((0,reason_field/* reason */.l)('description-cut', 'altered', message, 'Say what matters in the first 1,000 characters.', place));
    }
    const readable = skill.frontmatter.yaml?.faults.length === 0;
    if (!readable || asWritten(skill, 'description', whole))
        return found;
    return [...found, shownAs(skill, 'description', whole, 'value-coerced', 'Write it as one text, in quotes.')];
}
function vscode_manualOnly({ values }) {
    const value = values.get('disable-model-invocation');
    if (value?.text !== 'true')
        return [];
    const message = 'The author switched off that the model calls the skill; it is there for people, as a slash command.';
    return [(0,reason_field/* reason */.l)('manual-only', 'withheld', message, 'Remove the key where the model is meant to call it.', value.at)];
}
/** Told once for a root, at its first skill. */
function vscode_overBudget(skill, { catalog }) {
    if (catalog[0] !== skill || catalog.length < 2)
        return [];
    const total = catalog.reduce((sum, each) => sum + vscode_entryOf(each, vscode_read(each)).length + 1, 0);
    if (total <= vscode_LIST_LIMIT)
        return [];
    const message = `The list of the ${catalog.length} skills in this root takes ${total.toLocaleString('en')} characters; over 15,000 the rest is listed by name alone.`;
    const found = (0,reason_field/* reason */.l)('listing-over-budget', 'ignored', message, 'Shorten the longest descriptions.', null);
    return [{ ...found, path: skill.place.root }];
}
function vscode_entryOf(skill, { name, description }) {
    const about = description ? `\n<description>${vscode_escaped(description)}</description>` : '';
    return `<skill>\n<name>${vscode_escaped(name ?? '')}</name>${about}\n<file>${skill.filePath}</file>\n</skill>`;
}
function vscode_escaped(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
/** The model reads the file itself, header included. */
function vscode_present(skill) {
    return {
        metadata: vscode_entryOf(skill, vscode_read(skill)),
        instructions: skill.file.text,
        framing: null,
        resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/index.js






























/** In the order in which tables and lists name them; the open standard is the first. */
const runtimes = [
    agentskills,
    claudeCode,
    claudeUpload,
    codex,
    copilotCli,
    vscode,
    geminiCli,
    opencode,
    openclaw,
    pi,
    cursor,
    goose,
    hermes,
    openhands,
    deepagents,
    rooCode,
    cline,
    clineExtension,
    crush,
    qwenCode,
    msAgentFramework,
    msAgentFramework118,
    coreAgent,
    coreAgent28,
    adkGo,
    adkJs,
    adkPython,
    cleveragents/* cleveragents */.Mj,
    skillsCli,
    ghSkill,
    skillsRef,
];


/***/ }),

/***/ 9579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  HY: () => (/* binding */ anyColumn),
  or: () => (/* binding */ parseAnyColumn),
  D$: () => (/* binding */ parseLoosely),
  mf: () => (/* binding */ syntaxFault)
});

// EXTERNAL MODULE: ./.build/source/span.js
var span = __webpack_require__(9408);
// EXTERNAL MODULE: ./.build/source/yaml.js
var yaml = __webpack_require__(2695);
;// CONCATENATED MODULE: ./.build/runtimes/reader-edit.js


/** Reads `span` with the edits made; every span of the result is an offset in `text` as it stands in the file. */
function parseEdited(text, span, edits) {
    if (edits.length === 0)
        return (0,yaml/* parseYaml */.hN)(text, span.start, span.end);
    const sorted = [...edits].sort((left, right) => left.at - right.at);
    let edited = '';
    let at = span.start;
    const pieces = [];
    for (const edit of sorted) {
        if (edit.at < at || edit.at + edit.remove > span.end)
            continue;
        pieces.push({ from: edited.length, to: at, length: edit.at - at });
        edited += text.slice(at, edit.at);
        pieces.push({ from: edited.length, to: edit.at, length: Math.min(edit.remove, edit.insert.length) });
        edited += edit.insert;
        at = edit.at + edit.remove;
    }
    pieces.push({ from: edited.length, to: at, length: span.end - at });
    edited += text.slice(at, span.end);
    return new Mapping(pieces).document((0,yaml/* parseYaml */.hN)(edited, 0, edited.length));
}
class Mapping {
    #pieces;
    #moved = new Map();
    constructor(pieces) {
        this.#pieces = pieces;
    }
    document(read) {
        return {
            root: read.root ? this.#node(read.root) : null,
            faults: read.faults.map((fault) => ({ ...fault, span: this.#span(fault.span) })),
            anchors: read.anchors.map((anchor) => ({ ...anchor, span: this.#span(anchor.span) })),
            aliases: read.aliases.map((alias) => this.#node(alias)),
            comments: read.comments.map(({ span, after }) => ({
                span: this.#span(span),
                after: after ? this.#node(after) : null,
            })),
        };
    }
    #offset(edited) {
        let low = 0;
        let high = this.#pieces.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.#pieces[middle]?.from ?? 0) <= edited)
                low = middle;
            else
                high = middle - 1;
        }
        const piece = this.#pieces[low] ?? { from: 0, to: 0, length: 0 };
        return piece.to + Math.min(edited - piece.from, piece.length);
    }
    #span({ start, end }) {
        const from = this.#offset(start);
        return (0,span/* spanOf */.ee)(from, Math.max(from, this.#offset(end)));
    }
    #node(node) {
        const known = this.#moved.get(node);
        if (known)
            return known;
        const moved = this.#copy(node);
        this.#moved.set(node, moved);
        return moved;
    }
    #copy(node) {
        const span = this.#span(node.span);
        if (node.kind === 'scalar')
            return { ...node, span };
        if (node.kind === 'list')
            return { ...node, span, items: node.items.map((item) => this.#node(item)) };
        if (node.kind === 'map') {
            const pairs = node.pairs.map(({ key, value }) => ({
                key: this.#node(key),
                value: this.#node(value),
            }));
            return { ...node, span, pairs };
        }
        const target = node.target ? this.#node(node.target) : null;
        return { ...node, span, target };
    }
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-any-column.js

/** A frontmatter that needs more leniency than this is nobody's. */
const roundsLimit = 24;
/** UTF-16 units that may be read again and again in all: a text made to be slow is told as YAML 1.2 has it. */
const unitsLimit = 200_000;
/** Nor has anybody more of them to be tried out. */
const openingsLimit = 128;
/** Faults of which the tree is whole all the same. */
const harmless = [
    'alias-bomb',
    'control-character',
    'duplicate-key',
    'key-not-text',
    'undefined-alias',
];
/** The first fault that keeps the `yaml` package from building the whole tree; null for none. */
function syntaxFault(document) {
    return document.faults.find((fault) => !harmless.includes(fault.code)) ?? null;
}
/** Reads YAML with the first fault repaired as often as a repair is found; a fault that stays is told as YAML 1.2 has it. */
function parseLoosely(text, span, repairs, edits = []) {
    let made = [...edits];
    let document = parseEdited(text, span, made);
    const rounds = Math.min(roundsLimit, Math.ceil(unitsLimit / (span.end - span.start + 1)));
    for (let round = 0; round < rounds; round += 1) {
        const fault = syntaxFault(document);
        if (!fault)
            break;
        const more = repairs.map((repair) => repair(fault, text, span, made)).find((found) => found.length > 0);
        if (!more)
            break;
        const next = [...made, ...more];
        const repaired = parseEdited(text, span, next);
        const still = syntaxFault(repaired);
        if (still && still.span.start < fault.span.start)
            break;
        made = next;
        document = repaired;
    }
    return document;
}
/**
 * Reads YAML as all readers but the `yaml` package do in one respect: a value in quotes or brackets may go on in any column,
 * where YAML 1.2 wants it indented.
 */
function parseAnyColumn(text, span) {
    return parseLoosely(text, span, [anyColumn]);
}
/** Indentation is no part of quoted text nor of brackets, so it may be put in. */
const anyColumn = (fault, text, span, made) => {
    if (fault.code !== 'unclosed-quote' && fault.code !== 'unclosed-bracket' && fault.code !== 'bad-indentation')
        return [];
    const there = /["'[{]/.test(text[fault.span.start] ?? '');
    const signs = fault.code === 'bad-indentation' ? '[{' : '"\'[{';
    for (const open of there ? [fault.span.start] : openings(text, span, signs)) {
        const found = indentation(text, open, span, made);
        if (found.length > 0)
            return found;
    }
    return [];
};
/** Where a value in quotes or brackets can start: for a fault that does not say which one it is about. */
function openings(text, span, signs) {
    const starts = text.slice(span.start, span.end).matchAll(/(?<=^[ \t]*|[:?,-][ \t]+|[[{][ \t]*)["'[{]/gm);
    const found = Array.from(starts, (match) => span.start + match.index);
    return found.filter((at) => signs.includes(text[at] ?? ' ')).slice(0, openingsLimit);
}
function indentation(text, open, span, made) {
    const end = closing(text, open, span.end);
    if (end < 0)
        return [];
    const column = Math.max(1, open - (text.lastIndexOf('\n', open - 1) + 1));
    const found = [];
    for (const match of text.slice(open, end).matchAll(/([\n\r\u0085\u2028\u2029])( *)(?![\r\n ])/g)) {
        const at = open + match.index + 1;
        const ends = match[1] === '\n' || made.some((edit) => edit.at === at - 1 && edit.insert === '\n');
        // Dashes or dots in the first column end the document, in quotes and brackets too.
        if (ends && /^(?:---|\.\.\.)(?=\s|$)/.test(text.slice(at, at + 4)))
            return [];
        const blanks = match[2]?.length ?? 0;
        const known = made.some((edit) => edit.at === at && edit.insert !== '');
        if (ends && blanks < column && !known)
            found.push({ at, remove: 0, insert: ' '.repeat(column - blanks) });
    }
    return found;
}
/** The offset behind the quote or bracket that closes the one at `open`; -1 where none does before `limit`. */
function closing(text, open, limit) {
    const quoted = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*'/y;
    const endOfQuote = (at) => {
        quoted.lastIndex = at;
        return quoted.test(text) && quoted.lastIndex <= limit ? quoted.lastIndex : -1;
    };
    if (text[open] === '"' || text[open] === "'")
        return endOfQuote(open);
    if (text[open] !== '[' && text[open] !== '{')
        return -1;
    let depth = 0;
    let before = '';
    for (let at = open; at < limit; at += 1) {
        const sign = text[at] ?? '';
        if (sign === '[' || sign === '{')
            depth += 1;
        else if (sign === ']' || sign === '}')
            depth -= 1;
        else if ((sign === '"' || sign === "'") && /[[{,:?]/.test(before)) {
            const end = endOfQuote(at);
            if (end < 0)
                return -1;
            at = end - 1;
        }
        else if (sign === '#' && /\s/.test(text[at - 1] ?? '')) {
            const lineEnd = text.indexOf('\n', at);
            at = lineEnd < 0 ? limit : lineEnd;
        }
        if (depth === 0)
            return at + 1;
        if (/\S/.test(sign))
            before = sign;
    }
    return -1;
}


/***/ }),

/***/ 1010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ splitOnDashes)
/* harmony export */ });
/* harmony import */ var _source_span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9408);

/**
 * Cuts a text at its first two runs of three dashes, wherever they stand: what Go's `strings.SplitN(text, "---", 3)` and
 * Python's `text.split("---", 2)` do. Null where there are fewer than two.
 */
function splitOnDashes(text) {
    const first = text.indexOf('---');
    if (first < 0)
        return null;
    const second = text.indexOf('---', first + 3);
    return second < 0 ? null : { yaml: (0,_source_span_js__WEBPACK_IMPORTED_MODULE_0__/* .spanOf */ .ee)(first + 3, second), bodyStart: second + 3 };
}


/***/ }),

/***/ 141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ strictText),
/* harmony export */   GQ: () => (/* binding */ bareTab),
/* harmony export */   P: () => (/* binding */ readStrictYaml),
/* harmony export */   or: () => (/* reexport safe */ _reader_any_column_js__WEBPACK_IMPORTED_MODULE_1__.or)
/* harmony export */ });
/* harmony import */ var _source_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9408);
/* harmony import */ var _source_yaml_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(890);
/* harmony import */ var _reader_any_column_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9579);
/* harmony import */ var _reason_field_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1069);
/* harmony import */ var _reason_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9766);






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
    const document = (0,_reader_any_column_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAnyColumn */ .or)(source, span);
    const syntax = document.faults.find((fault) => !harmlessToTheTree.has(fault.code));
    const readable = (0,_source_span_js__WEBPACK_IMPORTED_MODULE_3__/* .spanOf */ .ee)(span.start, syntax ? syntax.span.start : span.end);
    const found = [
        ...document.faults.map((fault) => (0,_reason_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlReason */ .c)(fault, ourLimits.has(fault.code) ? 'unknown' : 'dropped')),
        ...signs(source, readable, document.root),
        ...(document.root && !syntax
            ? [...secondDocument(source, span, document.root), ...unevenMaps(document.root, source)]
            : []),
    ].sort((left, right) => startOf(left) - startOf(right) || later(left) - later(right));
    return { root: document.root, refusals: causes(found, syntax?.code ?? null) };
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
function causes(found, syntax) {
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
    return (0,_reason_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlReason */ .c)((0,_source_yaml_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlFault */ .Q)('control-character', (0,_source_span_js__WEBPACK_IMPORTED_MODULE_3__/* .spanOf */ .ee)(at, at + match[0].length), `U+${code}`));
}
const flow = [
    'flow-style',
    'Brackets or braces hold a list or map here',
    'Write it as a block, one entry a line, or put the text in quotes.',
];
const anchor = [
    'anchor-or-alias',
    'An anchor or alias stands here',
    'Write the value out, or put the text in quotes.',
];
const refusedSigns = {
    '[': flow,
    '{': flow,
    '&': anchor,
    '*': anchor,
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
        const place = (0,_source_span_js__WEBPACK_IMPORTED_MODULE_3__/* .spanOf */ .ee)(at, at + 1);
        const leading = match[0].endsWith('\t') && (match[0].length > 1 || at === span.start || source[at - 1] === '\n');
        if (leading)
            found.push((0,_reason_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlReason */ .c)((0,_source_yaml_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlFault */ .Q)('tab-indentation', place)));
        else if (sign)
            found.push((0,_reason_field_js__WEBPACK_IMPORTED_MODULE_4__/* .reason */ .l)(sign[0], 'dropped', `${sign[1]}, which StrictYAML refuses.`, sign[2], place));
    }
    return found;
}
/** Text behind a line of three dots, where only one document is read. */
function secondDocument(source, span, root) {
    const end = /^\.\.\.(?:[ \t][^\n]*)?\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*[ \t]*(?=[^\s#])/m.exec(withoutText(source, span, root));
    if (!end)
        return [];
    const at = span.start + end.index + end[0].length;
    return [(0,_reason_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlReason */ .c)((0,_source_yaml_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlFault */ .Q)('invalid-yaml', (0,_source_span_js__WEBPACK_IMPORTED_MODULE_3__/* .spanOf */ .ee)(at, at + 1)))];
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
    const place = (0,_source_span_js__WEBPACK_IMPORTED_MODULE_3__/* .spanOf */ .ee)(start, start + 1);
    return [(0,_reason_field_js__WEBPACK_IMPORTED_MODULE_4__/* .reason */ .l)('bad-indentation', 'dropped', message, `Indent both by ${columns[0]} blanks.`, place), ...inner];
}
function indentAt(source, offset) {
    return offset - (source.lastIndexOf('\n', offset - 1) + 1);
}


/***/ }),

/***/ 2212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ fenceReason)
/* harmony export */ });
const words = {
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
    const { says, cure } = words[fault.code];
    return { code: fault.code, effect, message: says(fault.detail.slice(0, 60)), cure, span: fault.span };
}


/***/ }),

/***/ 1069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ie: () => (/* binding */ empty),
/* harmony export */   LO: () => (/* binding */ missing),
/* harmony export */   Po: () => (/* binding */ tooLong),
/* harmony export */   gQ: () => (/* binding */ wrongType),
/* harmony export */   jB: () => (/* binding */ folderMismatch),
/* harmony export */   l: () => (/* binding */ reason),
/* harmony export */   oB: () => (/* binding */ nameForm),
/* harmony export */   q$: () => (/* binding */ lengthIn)
/* harmony export */ });
/* harmony import */ var _source_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);

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
        ...reason(code, effect, `\`${field}\` is ${(0,_source_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_0__/* .kindWords */ .Gk)(value)} where ${meant} is meant.`, cure, span),
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
        const cure = wellFormed(name, letters);
        add('name-uppercase', `\`name\` holds the capital letter \`${capital}\`; names are in lower case.`, cure === null ? 'Rename the skill and its folder.' : `Write \`${cure}\`.`);
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
/** The name as the standard would spell it; null where nothing of it is left. */
function wellFormed(name, letters) {
    const other = letters === 'ascii' ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu;
    return name.toLowerCase().replace(other, '-').replace(/^-|-$/g, '') || null;
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
    // What no client of the standard takes as a name is not advised, for a folder neither.
    const nameFits = wellFormed(name, 'unicode') === name;
    const folderFits = wellFormed(folder, 'unicode') === folder;
    const cure = nameFits
        ? `Rename the folder to \`${name}\`${folderFits ? `, or write \`name: ${folder}\`` : ''}.`
        : folderFits
            ? `Write \`name: ${folder}\`.`
            : 'Rename the skill and its folder to one name.';
    return { ...reason('name-folder-mismatch', effect, message, cure, span), name };
}


/***/ }),

/***/ 474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NL: () => (/* binding */ notListed),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   g9: () => (/* binding */ insideAnother),
/* harmony export */   mX: () => (/* binding */ notFound)
/* harmony export */ });
/* harmony import */ var _skill_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3371);
/* harmony import */ var _source_span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9408);
/* harmony import */ var _reason_field_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1069);



/** The very start of a file: where a finding about its place stands. */
const top = (0,_source_span_js__WEBPACK_IMPORTED_MODULE_1__/* .spanOf */ .ee)(0, 0);
/**
 * Why a runtime does not find a skill where it stands; empty where it does. A skill below a plain `skills` folder, or below
 * none, is one of a collection that is installed from there, by its own folder: where it stands in the collection says
 * nothing about where it will stand, unless the runtime is given any folder as its root.
 */
function notFound(skill, roots) {
    const { place } = skill;
    if (place.owner !== null && !roots.owners.includes(place.owner))
        return [outside(skill, roots)];
    if (skill.insideSkill !== null && roots.nested !== 'found') {
        return [insideAnother(skill, roots.nested === 'hidden' ? 'dropped' : 'unknown')];
    }
    const link = roots.links === 'followed' ? null : linkedFolder(skill);
    if (link)
        return [roots.links === 'unknown' ? { ...link, effect: 'unknown' } : link];
    if (!place.named || (place.owner === null && roots.owners.length > 0))
        return [];
    if (place.depth === 0)
        return roots.rootFile === 'found' ? [] : [rootFile(skill, roots.rootFile)];
    if (roots.depth !== null && place.depth > roots.depth)
        return [tooDeep(skill, roots.depth)];
    const below = skill.path.split('/').slice(-place.depth);
    return roots.hidden !== 'entered' && below.some((name) => /^\.[^.]/.test(name)) ? [hiddenFolder(roots.hidden)] : [];
}
function outside(skill, roots) {
    const known = roots.owners.map((owner) => `${owner}/skills`).join(', ');
    const message = `\`${skill.place.root}\` is none of the folders that are searched (${known}).`;
    return (0,_reason_field_js__WEBPACK_IMPORTED_MODULE_2__/* .reason */ .l)('outside-the-roots', 'dropped', message, 'Put or link the skill into one of them.', top);
}
function hiddenFolder(hidden) {
    const message = 'The skill stands inside a folder whose name starts with a dot, and such folders are not entered.';
    const effect = hidden === 'skipped' ? 'dropped' : 'unknown';
    return (0,_reason_field_js__WEBPACK_IMPORTED_MODULE_2__/* .reason */ .l)('hidden-folder', effect, message, 'Give the folder a name without the dot.', top);
}
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
    return [place.depth === 0 ? rootFile(skill, 'ignored') : tooDeep(skill, 1)];
}
function rootFile(skill, found) {
    const message = 'This SKILL.md stands in the root of the skills itself, with no folder of its own.';
    const effect = found === 'ignored' ? 'dropped' : 'unknown';
    return (0,_reason_field_js__WEBPACK_IMPORTED_MODULE_2__/* .reason */ .l)('root-file', effect, message, `Move it to \`${skillFolder(skill)}/SKILL.md\`.`, top);
}
function tooDeep({ place, folder }, depth) {
    const listed = depth === 1 ? 'only the folders right below it are listed' : `folders are entered ${depth} deep`;
    const message = `The skill stands ${place.depth} folders below \`${place.root}\`; ${listed}.`;
    return (0,_reason_field_js__WEBPACK_IMPORTED_MODULE_2__/* .reason */ .l)('too-deep', 'dropped', message, `Move the folder up, to \`${place.root}/${folder ?? ''}\`.`, top);
}
function insideAnother(skill, effect) {
    const message = `This SKILL.md stands inside the skill \`${skill.insideSkill ?? ''}\`; only loaders that search deep see it.`;
    const cure = 'Leave it where it is a template or a sample; move it beside the other skill where it is meant to be loaded.';
    return (0,_reason_field_js__WEBPACK_IMPORTED_MODULE_2__/* .reason */ .l)('inside-another-skill', effect, message, cure, top);
}
function linkedFolder(skill) {
    const link = skill.linkedFrom.find((each) => each === skill.path);
    if (!link)
        return null;
    const message = 'The folder of this skill is a symbolic link, and only real folders are listed.';
    const cure = 'Put the folder itself here, or copy it when the skills are deployed.';
    return (0,_reason_field_js__WEBPACK_IMPORTED_MODULE_2__/* .reason */ .l)('linked-folder', 'dropped', message, cure, top);
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
    const effect = skill.file.bytes > _skill_read_js__WEBPACK_IMPORTED_MODULE_0__/* .SKILL_BYTES_LIMIT */ .u ? 'unknown' : 'dropped';
    const message = `The file cannot be read: ${skill.unreadable}.`;
    const cure = 'Make it a regular file that can be read, of a size that a model can take.';
    return [(0,_reason_field_js__WEBPACK_IMPORTED_MODULE_2__/* .reason */ .l)('file-unreadable', effect, message, cure, null)];
}


/***/ }),

/***/ 9766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ yamlReason)
/* harmony export */ });
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2695);
/* harmony import */ var _source_yaml_depth_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8631);


const quoteValue = (_subject, key) => `Put the whole value${key ? ` of \`${key}\`` : ''} in quotes, or write it as a folded block (\`>-\`).`;
const words = {
    'alias-bomb': {
        says: () => `Aliases unfold into more than ${_source_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .YAML_EXPANSION_LIMIT */ .kj} values`,
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
        says: () => `The frontmatter nests deeper than ${_source_yaml_depth_js__WEBPACK_IMPORTED_MODULE_1__/* .YAML_DEPTH_LIMIT */ .M} levels`,
        cure: () => 'Keep it flat.',
    },
    'yaml-too-large': {
        says: () => `The frontmatter has more than ${_source_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .YAML_UNITS_LIMIT */ .iZ} characters and was not read`,
        cure: () => 'Keep the text in the body.',
    },
};
/** Limits of ours: a runtime may well read on. */
const ownLimits = new Set(['yaml-too-deep', 'yaml-too-large']);
/** A fault of the YAML block, worded once for every runtime that stumbles over it. */
function yamlReason(fault, effect = 'dropped') {
    const value = fault.key ? `the value of \`${fault.key}\`` : 'the frontmatter';
    const subject = fault.subject ?? '';
    const { says, cure } = words[fault.code];
    return {
        code: fault.code,
        effect: ownLimits.has(fault.code) ? 'unknown' : effect,
        message: `${says(value, subject)}.`,
        cure: cure(subject, fault.key),
        span: fault.span,
        ...(fault.key ? { name: fault.key } : {}),
    };
}
function upper(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}


/***/ }),

/***/ 4790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ verdict)
/* harmony export */ });
/* unused harmony export statusOf */
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


/***/ }),

/***/ 1330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ cutTools),
/* harmony export */   S: () => (/* binding */ readAllowedTools)
/* harmony export */ });
/* harmony import */ var _source_span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9408);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2695);


/**
 * The tools an author allows, whichever form was chosen: a list, or one text cut at blanks and commas outside of
 * parentheses (`Bash(git log:*) Read`). Spans are exact for lists and for text without escapes.
 */
function readAllowedTools(value, file) {
    const node = value ? (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .resolved */ .L$)(value) : null;
    if (node?.kind === 'list') {
        return node.items.flatMap((item) => {
            const entry = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .resolved */ .L$)(item);
            return entry?.kind === 'scalar' && entry.value !== '' ? [(0,_source_span_js__WEBPACK_IMPORTED_MODULE_1__/* .located */ .t4)(entry.value, item.span)] : [];
        });
    }
    if (node?.kind !== 'scalar')
        return [];
    const written = file.slice(node.span);
    const shift = written.startsWith(node.value) ? 0 : written.slice(1).startsWith(node.value) ? 1 : null;
    return cutTools(node.value).map(({ tool, at }) => {
        const start = node.span.start + (shift ?? 0) + at;
        return (0,_source_span_js__WEBPACK_IMPORTED_MODULE_1__/* .located */ .t4)(tool, shift === null ? node.span : (0,_source_span_js__WEBPACK_IMPORTED_MODULE_1__/* .spanOf */ .ee)(start, start + tool.length));
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


/***/ }),

/***/ 1882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fenceFaultCodes),
/* harmony export */   z: () => (/* binding */ readFrontmatter)
/* harmony export */ });
/* harmony import */ var _source_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4874);
/* harmony import */ var _source_span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9408);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2695);



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
        early.push({ code: 'not-utf-8', span: (0,_source_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanOf */ .ee)(0, 0), detail });
    }
    else if (start === 1)
        early.push({ code: 'byte-order-mark', span: (0,_source_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanOf */ .ee)(0, 1), detail: '' });
    if (text.includes('\r') && !text.includes('\n')) {
        early.push({ code: 'line-ends-carriage-return', span: (0,_source_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanOf */ .ee)(0, 0), detail: '' });
        return blockOf(file, 0, text.indexOf('\r'), early, '\r');
    }
    const lineEnd = endOfLine(text, start);
    const first = text.slice(start, lineEnd);
    if (/^---[ \t]*\r?$/.test(first)) {
        const blank = first.replace(/\r$/, '').length > 3;
        if (blank)
            early.push({ code: 'blank-after-opening-dashes', span: (0,_source_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanOf */ .ee)(start + 3, start + 4), detail: '' });
        return blockOf(file, start, lineEnd, early, '\n');
    }
    return elsewhere(file, start, first, early);
}
/** The block stands lower, or its first line is no opening line, or there is none. */
function elsewhere(file, start, first, early) {
    const { text } = file;
    const span = (0,_source_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanOf */ .ee)(start, Math.max(start, endOfLine(text, start)));
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
    const opening = (0,_source_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanOf */ .ee)(start, Math.max(start, trimmedEnd(text, start, lineEnd < 0 ? text.length : lineEnd)));
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
    const yaml = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .parseYaml */ .hN)(source, yamlStart, close.start);
    return {
        span: (0,_source_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanOf */ .ee)(opening.start, close.span.end),
        opening,
        closing: close.span,
        yamlSpan: (0,_source_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanOf */ .ee)(yamlStart, close.start),
        yaml,
        faults: after,
        fields: fieldsOf(yaml.root),
        bodyStart: Math.min(text.length, close.end),
    };
}
function none(text, faults) {
    const empty = { span: null, opening: null, closing: null, yamlSpan: null, yaml: null };
    return { ...empty, faults, fields: new Map(), bodyStart: text.startsWith(_source_file_js__WEBPACK_IMPORTED_MODULE_0__/* .BYTE_ORDER_MARK */ .sn) ? 1 : 0 };
}
/** The first line that is three dashes, with blanks behind them allowed. */
function closingLine(text, from, lineBreak) {
    for (let at = from; at <= text.length;) {
        const found = text.indexOf(lineBreak, at);
        const end = found < 0 ? text.length : found;
        const line = text.slice(at, end).replace(/\r$/, '');
        if (/^---[ \t]*$/.test(line)) {
            const sloppy = line.length > 3 ? 'a blank stands behind the closing dashes' : null;
            return { start: at, span: (0,_source_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanOf */ .ee)(at, at + line.length), end: end + 1, sloppy };
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
    const map = root ? (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_1__/* .resolved */ .L$)(root) : null;
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
function trimmedEnd(text, start, end) {
    let at = end;
    while (at > start && /\s/.test(text[at - 1] ?? ''))
        at -= 1;
    return at;
}


/***/ }),

/***/ 5056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ isDenied),
/* harmony export */   H8: () => (/* binding */ isDeniedBlock),
/* harmony export */   Nq: () => (/* binding */ opensWithDenial),
/* harmony export */   QQ: () => (/* binding */ isBadLine)
/* harmony export */ });
/* harmony import */ var _mention_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8040);

/** True where the sentence around a place says that the thing is not there or not to be used. */
function isDenied(text, span) {
    return (deniesAhead(text.before(span)) ||
        deniesBehind(text.after(span)) ||
        isBadExample(text.lineStart(span.start)) ||
        isBadLine(text.columnAt(span.start)) ||
        underDenial(text, span.start));
}
/** True where the words before a block of code forbid what is in it, or show it as a bad example. */
function isDeniedBlock(text, block) {
    const lead = text.leadTo(block);
    return forbids.test(lastClause(lead).trim()) || isBadExample(lead) || underDenial(text, block.span.start);
}
/** A clause that is nothing but a ban on what follows it: "Never run:". */
const forbids = /^(?:please |you )?(?:(?:do|must|should|may|can|shall) ?not|don['’]t|can['’]t|never|avoid|must never|should never)(?: [\w'’-]+){0,5}$/i;
/** True for a bullet that opens by saying that there is no shell: "**No shell.** …". */
function opensWithDenial(text, span) {
    return new RegExp(`^no (?:${_mention_text_js__WEBPACK_IMPORTED_MODULE_0__/* .CODE_WORD */ .f}|shell|bash|terminal|cli|commands?)[^.:]{0,30}[.:]`, 'i').test(text.lineStart(span.start));
}
/** True for a comment or a column's head that says that what is under it is not to be done. */
function isBadLine(words) {
    return isBadExample(words) || ban.test(words.trim());
}
const badLabel = /^\W*(?:(?:bad|wrong|incorrect|anti-?pattern|not this)(?: example| way| approach| usage)?\s*(?:[:)\]—–-]|$)|[❌✗✘🚫⛔])|[❌🚫⛔]/iu;
const ban = /^\W*(?:don['’]ts?|do not|never|avoid|instead of)\b.{0,24}$/i;
/** True for a label that calls what follows it a bad example. */
function isBadExample(words) {
    return badLabel.test(words.trim());
}
const deniedSection = /\b(?:anti-?patterns?|what (?:not to do|you cannot do|you can['’]t do|you do not have)|don['’]ts|do not(?: do| use)?$|never(?: do)?$|forbidden|prohibited|not available|unavailable|out of scope|bad examples?)\b/i;
function underDenial(text, offset) {
    return text.headingsAbove(offset).some((heading) => deniedSection.test(heading));
}
/** What a denial does not reach across. */
const breaks = /[;:()]|\s[—–-]+\s|—|\b(?:then|but|so|until|unless|except|before|after|because|since|when|while|if|once|whether|otherwise|however|instead(?! of))\b/gi;
const strong = /\b(?:do not|don['’]t|never|must not|mustn['’]t|should not|shouldn['’]t|cannot|can not|can['’]t|could not|shall not|may not|will not|won['’]t|need not|does not (?:have|support|include|provide|ship|use|run|need|require|offer)|doesn['’]t (?:have|support|include|provide|ship|use|run|need|require|offer)|(?:is|are) not (?:allowed|able|permitted) to|without|avoid(?:s|ing)?|instead of|rather than|lacks?|lacking|ignor(?:e|es|ing)|skip(?:s|ping)?|forget(?:s|ting)?|omit(?:s|ting)?|hesitate|fail(?:s)? to|refrain|refus(?:e|es|ing)|reject(?:s|ing)?|forbids?|prohibits?|disallows?|not(?! only| just))\b|(?:不要|禁止|不能|没有|避免|切勿|請勿|ないで)/gi;
/** Copulas before `not`: they deny a state, not the order behind it. */
const state = /\b(?:is|are|was|were|be|been|does|did|has|have|had)\s$/i;
/** `no`, `zero`, `neither` reach a few words far. */
const near = new RegExp(`\\b(?:no|zero|neither|nor|non)\\b(?!\\s(?:longer|more|matter|need))(?:[\\s-][^\\s,${_mention_text_js__WEBPACK_IMPORTED_MODULE_0__/* .CODE_WORD */ .f}]+){0,2}\\s*[("'“]*$`, 'i');
function deniesAhead(before) {
    if (laterAhead.test(before))
        return true;
    const clause = lastClause(before);
    let count = 0;
    for (const match of clause.matchAll(strong)) {
        if (/^not$/i.test(match[0]) && state.test(clause.slice(0, match.index)))
            continue;
        count += 1;
    }
    if (near.test(clause))
        count += 1;
    return count % 2 === 1;
}
/** The clause that the end of the text belongs to; a list of code spans counts as one of them. */
function lastClause(before) {
    const listed = new RegExp(`(?:${_mention_text_js__WEBPACK_IMPORTED_MODULE_0__/* .CODE_WORD */ .f}\\s*(?:,\\s*(?:or|and|nor)?|/|\\+|\\bor\\b|\\band\\b|\\bnor\\b)\\s*)+$`, 'i');
    const text = before.replace(listed, '');
    let start = 0;
    for (const match of text.matchAll(breaks)) {
        // An open bracket that is closed again before the end is an aside.
        if (match[0] === '(' && text.includes(')', match.index))
            continue;
        start = match.index + match[0].length;
    }
    const clause = text.slice(start);
    const comma = clause.lastIndexOf(',');
    const goesOn = /^,\s*(?:or|nor)\b/i.test(clause.slice(comma));
    return comma >= 0 && !goesOn ? clause.slice(comma + 1) : clause;
}
const behind = new RegExp(`^(?:\\s*(?:,|/|\\+|\\band\\b|\\bor\\b)*\\s*${_mention_text_js__WEBPACK_IMPORTED_MODULE_0__/* .CODE_WORD */ .f})*\\s*(?:(?:tools?|commands?|CLI|calls?|shell|binary|server)\\s)?(?:` +
    `(?:is|are|was|were|has been|have been)\\s(?:\\w+\\s)?(?:disabled|unavailable|forbidden|absent|gone|removed|blocked|missing|off\\b|prohibited|out of)|` +
    `(?:is|are|was|were|has been|have been)(?:n['’]t|\\s(?:\\w+\\s)?not)\\s(?:\\w+\\s)?(?:available|installed|registered|present|allowed|permitted|supported|enabled|reachable|used|needed|required|here|there|in (?:your|the|this))|` +
    `(?:does not|do not|doesn['’]t|don['’]t) (?:exist|work|run here)|` +
    `(?:cannot|can['’]t|must not|mustn['’]t|should not|may not|will not|won['’]t)\\s(?:be\\s)?(?:used|run|called|reached|work|exist)|` +
    `[—–-]\\s*(?:disabled|unavailable|not available)\\b|\\((?:disabled|unavailable|not available|removed)\\b` +
    `)`, 'i');
/** "…, and anything under eight characters are all rejected": further on, and said of the whole list. */
const farBehind = /^[^;:—]*\b(?:is|are) (?:all |both |each )?(?:rejected|refused|forbidden|disallowed|banned|prohibited)\b/i;
/** What is to come is not there yet. */
const laterAhead = /\b(?:once available|will (?:grow|gain|get|add|have|ship)|future|planned|upcoming|coming soon|not yet)\b/i;
const laterBehind = /\b(?:ships? in v?\d|not yet|coming soon|is planned)\b/i;
function deniesBehind(after) {
    return behind.test(after) || farBehind.test(after) || laterBehind.test(after);
}


/***/ }),

/***/ 2130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gE: () => (/* binding */ familiarity),
/* harmony export */   lw: () => (/* binding */ shellBuiltIns),
/* harmony export */   ou: () => (/* binding */ programsWithVerbs),
/* harmony export */   pM: () => (/* binding */ isVerbOf),
/* harmony export */   yV: () => (/* binding */ isArgument),
/* harmony export */   zF: () => (/* binding */ shellKeywords),
/* harmony export */   zj: () => (/* binding */ wrappers)
/* harmony export */ });
/** Commands of the shell itself: they need a shell and no program. */
const shellBuiltIns = new Set(('. : [ [[ alias bg bind break builtin cd command continue declare dirs disown echo eval exec exit export false fg getopts ' +
    'hash help history jobs let local logout popd printf pushd pwd read readonly return set shift shopt source test times trap ' +
    'true type typeset ulimit umask unalias unset wait mapfile').split(' '));
/** Words of the shell's grammar that stand where a command may. */
const shellKeywords = new Set([
    'then',
    'do',
    'else',
    'elif',
    'if',
    'while',
    'until',
    '!',
    '{',
    '}',
    'fi',
    'done',
    'esac',
    'time',
]);
/** Programs that run the program behind them, with the flags that take a word of their own. */
const wrappers = new Map([
    ['sudo', /^-[ugCDhpRrTt]$/],
    ['doas', /^-[uC]$/],
    ['env', /^-[uCS]$/],
    ['nohup', /^$/],
    ['nice', /^-n$/],
    ['xargs', /^-[IiLnPsdEa]$/],
    ['timeout', /^-[ks]$/],
    ['command', /^$/],
    ['exec', /^-a$/],
    ['stdbuf', /^-[ioe]$/],
]);
/** Programs by name that are no words of running text: seen in code with an argument, they are meant to be run. */
const plain = new Set(('kubectl gcloud gsutil bq helm docker docker-compose podman terraform tofu terragrunt curl wget istioctl aws az gh glab git ' +
    'npm npx pnpm pnpx yarn bun bunx deno python python3 pip pip3 pipx uv uvx poetry pdm conda mamba ruby gem bundle rake rails ' +
    'cargo rustc rustup javac mvn gradle gradlew dotnet php composer perl Rscript julia xcodebuild xcrun cmake bazel jq yq sed ' +
    'awk gawk grep egrep rg ag xargs tar unzip gzip gunzip ssh scp rsync sftp systemctl journalctl apt apt-get dpkg brew dnf yum ' +
    'apk pacman psql pg_dump mysql mysqldump sqlite3 mongosh redis-cli duckdb clickhouse-client ffmpeg ffprobe magick pandoc ' +
    'pdftotext pdftoppm qpdf soffice libreoffice chmod chown mkdir rmdir cp mv rm ln ls cat tee du df ps pkill killall htop lsof ' +
    'netstat dig nslookup traceroute nc openssl gpg ssh-keygen base64 md5sum sha256sum shasum uniq wc whoami uname osascript ' +
    'pbcopy tmux crontab ansible ansible-playbook vagrant packer kustomize minikube k3d k9s skaffold argocd kubectx kubens stern ' +
    'velero eksctl oc doctl flyctl vercel netlify wrangler heroku supabase firebase pulumi serverless jest vitest mocha eslint ' +
    'prettier tsc tsx ts-node biome ruff mypy pytest pylint flake8 tox pre-commit playwright esbuild webpack turbo nx claude codex ' +
    'opencode ollama hermes sh bash zsh ksh pwsh powershell trivy grype syft cosign kubeseal kubeconform promtool systemd-run ip ' +
    'iptables mount umount hugo jekyll rclone restic yt-dlp exiftool tesseract shellcheck hadolint actionlint golangci-lint gofmt ' +
    'sudo doas nohup timeout protoc buf swiftc clang gcc g++ nvidia-smi sed tail').split(' '));
/** Programs whose names are words too: an argument alone does not tell them from running text. */
const ambiguous = new Set(('node go java make ninja find head stat kill top ss ping diff patch cut sort tr date sleep watch which hostname file tree less ' +
    'more vim nano code open screen kind fly railway black vite rollup gemini swift convert host time at test install link join ' +
    'split env touch zip sam cdk expo nomad vault consul flux air just task act dbt buck stack cabal mix iex lein sbt ant flask ' +
    'stripe sentry-cli linear dart flutter').split(' '));
function familiarity(program) {
    return plain.has(program) ? 'plain' : ambiguous.has(program) ? 'ambiguous' : 'unknown';
}
/** Programs with verbs of their own, which give a command away where nothing else does: in running text. */
const verbs = new Map(Object.entries({
    kubectl: 'get describe logs apply create delete edit patch scale autoscale rollout exec port-forward cp top drain cordon uncordon label annotate expose run set taint config auth explain api-resources wait debug',
    gcloud: 'container compute config projects auth iam logging monitoring run functions sql storage services artifacts builds secrets pubsub beta alpha info components',
    helm: 'install upgrade rollback list uninstall template repo get history status lint pull search show',
    docker: 'run build ps exec logs compose pull push images stop rm rmi inspect network volume tag login system',
    terraform: 'init plan apply destroy validate fmt import state output workspace show',
    istioctl: 'install analyze proxy-config proxy-status version upgrade dashboard',
    git: 'add commit push pull clone checkout switch status log diff rebase merge fetch reset stash branch tag show worktree cherry-pick restore',
    gh: 'pr issue repo api run workflow release auth gist search',
    aws: 's3 s3api ec2 iam sts lambda ecs eks ecr logs cloudformation ssm secretsmanager rds dynamodb configure',
    az: 'login group aks acr vm webapp storage keyvault account ad deployment',
    npm: 'install run test ci exec publish init audit',
    curl: '',
}).map(([program, list]) => [program, new RegExp(`^(?:${list.split(' ').join('|')})$`)]));
/** True where the word behind the program is one of its verbs. */
function isVerbOf(program, word) {
    return word !== undefined && word !== '' && (verbs.get(program)?.test(word) ?? false);
}
const programsWithVerbs = [...verbs.keys()];
/** A flag, a placeholder, a variable, a path or `kind/name`: what running text does not have. */
function isArgument(word) {
    return /^--?[A-Za-z]|^<.+>$|^\{.+\}$|^\$[A-Za-z{]|^~?\.{0,2}\/\S|^[\w.-]+\/[\w.<{-]|\.(?:ya?ml|json|tf|sh|py|[jt]sx?|md|txt|csv|pdf)$/.test(word);
}


/***/ }),

/***/ 7772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ baseName),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   Vd: () => (/* binding */ isProgram),
/* harmony export */   YI: () => (/* binding */ scriptOf),
/* harmony export */   eF: () => (/* binding */ Script),
/* harmony export */   h2: () => (/* binding */ isPrinted),
/* harmony export */   uf: () => (/* binding */ isPath),
/* harmony export */   x9: () => (/* binding */ isOrder)
/* harmony export */ });
/* harmony import */ var _source_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9408);
/* harmony import */ var _mention_negation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5056);
/* harmony import */ var _mention_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2130);
/* harmony import */ var _mention_shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2921);




const shellLanguages = /^\{?(?:bash|sh|shell|zsh|ksh|console|shell-?session|sh-session|bash-session|shellscript|terminal|cmd)\}?$/i;
const noLanguage = /^(?:text|txt|plaintext|plain|output)$/i;
/** Lines of shell code put together, with the way back to their places in the file. */
class Script {
    read;
    isShell;
    denied;
    how;
    #starts = [];
    constructor(lines, isShell, denied, how) {
        let code = '';
        for (const { value, span } of lines) {
            this.#starts.push({ at: code.length, place: span.start });
            code += `${value}\n`;
        }
        this.read = (0,_mention_shell_js__WEBPACK_IMPORTED_MODULE_2__/* .readShell */ .l)(code);
        this.isShell = isShell;
        this.denied = denied;
        this.how = how;
    }
    place(at) {
        let low = 0;
        let high = this.#starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.#starts[middle].at <= at)
                low = middle;
            else
                high = middle - 1;
        }
        const start = this.#starts[low];
        return start ? start.place + at - start.at : at;
    }
    *variables({ file }) {
        for (const { name, at, end, hasDefault } of this.read.variables) {
            if (hasDefault)
                continue;
            const span = (0,_source_span_js__WEBPACK_IMPORTED_MODULE_3__/* .spanOf */ .ee)(this.place(at), this.place(at) + end - at);
            yield { kind: 'env', name, file, span, confidence: 'certain', how: this.how };
        }
    }
}
/** The shell code of a block; null where it holds none. */
function scriptOf(text, block) {
    const language = block.language ?? '';
    const isShell = block.fenced && shellLanguages.test(language);
    if (!isShell && language !== '' && !noLanguage.test(language))
        return null;
    const prompted = promptedLines(block.lines);
    const lines = prompted ?? (isShell ? ordered(block.lines) : language === '' ? commandLike(block.lines) : []);
    if (lines.length === 0)
        return null;
    return new Script(lines, isShell, (0,_mention_negation_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeniedBlock */ .H8)(text, block), prompted ? 'prompt-line' : 'fence');
}
const prompt = /^\s*(?:\([\w.-]+\)\s*)?(?:[\w.-]+@[\w.-]+[:~][^$#]{0,40})?[$%]\s+(?=\S)/;
/** The lines behind a prompt, without it, and those that they go on in; null where no line has one. */
function promptedLines(lines) {
    const found = [];
    let goesOn = false;
    for (const line of lines) {
        const mark = prompt.exec(line.value);
        if (mark)
            found.push(cut(line, mark[0].length));
        else if (goesOn)
            found.push(line);
        else
            continue;
        goesOn = /\\\s*$/.test(line.value);
    }
    return found.length > 0 ? found : null;
}
/** A line without its first characters. */
function cut({ value, span }, length) {
    return (0,_source_span_js__WEBPACK_IMPORTED_MODULE_3__/* .located */ .t4)(value.slice(length), (0,_source_span_js__WEBPACK_IMPORTED_MODULE_3__/* .spanOf */ .ee)(span.start + length, span.end));
}
/** The lines of a shell block that are orders: not what a command printed, not what a comment calls wrong. */
function ordered(lines) {
    const found = [];
    let skipping = false;
    for (const line of lines) {
        const comment = /^\s*#\s*(.*)$/.exec(line.value)?.[1];
        if (line.value.trim() === '')
            skipping = false;
        else if (comment !== undefined)
            skipping = (0,_mention_negation_js__WEBPACK_IMPORTED_MODULE_0__/* .isBadLine */ .QQ)(comment);
        else if (!skipping)
            skipping = isTable(line.value);
        found.push(skipping ? (0,_source_span_js__WEBPACK_IMPORTED_MODULE_3__/* .located */ .t4)('', (0,_source_span_js__WEBPACK_IMPORTED_MODULE_3__/* .spanOf */ .ee)(line.span.start, line.span.start)) : line);
    }
    return found;
}
/** True for a line of capitals in columns: the head of a table that a command printed. */
function isTable(line) {
    return /^\s*[A-Z][A-Z0-9()_-]*(?:\s{2,}|\t)[A-Z][A-Z0-9()_ -]*(?:(?:\s{2,}|\t)[A-Z][A-Z0-9()_ -]*)*\s*$/.test(line);
}
/** Lines of a block without a language that can only be commands. */
function commandLike(lines) {
    const found = [];
    let goesOn = false;
    for (const line of lines) {
        if (goesOn || isCommandLine(line.value))
            found.push(line);
        else {
            goesOn = false;
            continue;
        }
        goesOn = /\\\s*$/.test(line.value);
    }
    return found;
}
function isCommandLine(line) {
    const first = (0,_mention_shell_js__WEBPACK_IMPORTED_MODULE_2__/* .readShell */ .l)(line).commands[0];
    if (!first || line.slice(0, first.at).trim() !== '' || first.args.length === 0)
        return false;
    return isOrder(first);
}
const notAnArgument = /^(?:is|are|was|were|and|or|the|a|an|to|for|with|in|on|of|has|have|can|will|does|do|not|commands?|cli|docs|tools?|version|versions|=|:|->|=>|→|—|-|–|\+|\/)$/i;
/** True for a program that is known, with arguments that running text would not have. */
function isOrder({ program, args }) {
    if (!isProgram(program))
        return false;
    const name = baseName(program);
    const known = (0,_mention_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .familiarity */ .gE)(name);
    if (isPath(program) && !isScript(program))
        return false;
    if (isPath(program) || known === 'plain')
        return args.length > 0 && !notAnArgument.test(args[0] ?? '');
    return known === 'ambiguous' && args.some(_mention_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .isArgument */ .yV) && !notAnArgument.test(args[0] ?? '');
}
/** "Micro-batch size: 4", "src/a.py 38 0 100%": a line that a command printed. */
function isPrinted({ program, args }) {
    if (/^[A-Z][a-z]/.test(program))
        return !args.some((each) => /^[-/]/.test(each));
    return args.length > 1 && args.every((each) => /^[\d.,]+%?$/.test(each));
}
/** True for a word that can name a program. */
function isProgram(word) {
    if (!/^(?:~|\.{1,2})?\/?[A-Za-z0-9_][\w.@+/-]*$/.test(word) || !/[a-z]/i.test(word))
        return false;
    return !/^[A-Z][A-Z0-9_-]+$/.test(word) && !/^\d/.test(word) && !/[.:]$/.test(word) && !/^\/[\w.-]+$/.test(word);
}
/** True for a path that a shell would run. */
function isScript(path) {
    return /^(?:\.{0,2}|~)\/|(?:^|\/)s?bin\//.test(path) || /\.(?:sh|bash|zsh|py|rb|pl|js|mjs|cjs|ts|ps1|exe)$/.test(path);
}
/** True for a program that is named by its place: a script of the bundle or of the machine. */
function isPath(program) {
    return program.includes('/');
}
/** `kubectl` for `/usr/bin/kubectl`; a script keeps its path. */
function baseName(program) {
    return /^\/(?:usr\/(?:local\/)?)?s?bin\//.test(program) ? program.slice(program.lastIndexOf('/') + 1) : program;
}


/***/ }),

/***/ 2921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ readShell)
/* harmony export */ });
/* harmony import */ var _source_span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9408);
/* harmony import */ var _mention_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2130);


/** Reads commands the way a POSIX shell cuts them up, forgivingly: `<name>` is a placeholder, an open quote is a letter. */
function readShell(text) {
    const reader = new ShellReader(text);
    reader.list(null);
    return reader;
}
/** Commands in commands in commands: deeper than anyone writes. */
const NESTING = 20;
class ShellReader {
    commands = [];
    variables = [];
    assigned = new Set();
    #text;
    #at = 0;
    #heredocs = [];
    /** Words that end no text: nobody looks for them again. */
    #open = new Set();
    #cases = 0;
    #depth = 0;
    constructor(text) {
        this.#text = text;
    }
    /** Commands up to the closing bracket, or to the end of the text. */
    list(closer) {
        this.#depth += 1;
        this.#commands(closer);
        this.#depth -= 1;
    }
    #commands(closer) {
        while (this.#at < this.#text.length) {
            const before = this.#at;
            this.#command(closer);
            const unit = this.#text[this.#at];
            if (closer !== null && unit === closer) {
                this.#at += 1;
                return;
            }
            if (unit === '\n')
                this.#skipHeredocs();
            if (this.#at === before)
                this.#at += 1;
        }
    }
    #command(closer) {
        const words = [];
        this.#casePattern();
        for (;;) {
            this.#blanks();
            const unit = this.#text[this.#at];
            if (unit === undefined || unit === '\n' || unit === closer)
                break;
            if (unit === '#') {
                this.#at = endOfLine(this.#text, this.#at);
                break;
            }
            if (this.#redirection())
                continue;
            if (/[;&|]/.test(unit)) {
                this.#at += 1;
                break;
            }
            if (unit === '(' || unit === ')') {
                const glued = unit === '(' && words.at(-1)?.end === this.#at;
                this.#at += 1;
                if (unit === '(' && words.length === 0)
                    continue;
                // `name()` and `fix(api): …` are no commands.
                if (glued)
                    words.length = 0;
                if (glued && this.#text[this.#at] !== ')')
                    this.#at = endOfLine(this.#text, this.#at);
                break;
            }
            words.push(this.#word(closer));
            if (words.length === 1 && _mention_programs_js__WEBPACK_IMPORTED_MODULE_0__/* .shellKeywords */ .zF.has(words[0].text)) {
                if (words.pop()?.text === 'esac')
                    this.#cases = Math.max(0, this.#cases - 1);
            }
        }
        this.#take(words);
    }
    #take(words) {
        let first = 0;
        while (first < words.length) {
            const name = /^([A-Za-z_]\w*)\+?=/.exec(words[first].text)?.[1];
            if (!name)
                break;
            this.assigned.add(name);
            first += 1;
        }
        const head = words[first];
        if (!head || head.quoted)
            return;
        if (head.text === 'for' || head.text === 'select') {
            if (words[first + 1])
                this.assigned.add(words[first + 1].text);
            return;
        }
        if (head.text === 'case')
            this.#cases += 1;
        if (head.text === 'case' || head.text === 'function')
            return;
        const args = words.slice(first + 1);
        if (/^(?:export|declare|local|readonly|typeset|read|mapfile|getopts)$/.test(head.text)) {
            for (const { text } of args) {
                const name = /^([A-Za-z_]\w*)(?:=|$)/.exec(text)?.[1];
                if (name && (text.includes('=') || head.text !== 'export'))
                    this.assigned.add(name);
            }
        }
        this.commands.push({
            program: head.text,
            args: args.map(({ text }) => text),
            at: head.start,
            end: (args.at(-1) ?? head).end,
        });
        this.#wrapped(head.text, args);
    }
    /** `a | b)` in front of what a case does. */
    #casePattern() {
        if (this.#cases === 0)
            return;
        const pattern = /^\s*\(?[^()\n;&$]*\)/.exec(this.#text.slice(this.#at, this.#at + 200));
        this.#at += pattern?.[0].length ?? 0;
    }
    #wrapped(program, args) {
        const own = _mention_programs_js__WEBPACK_IMPORTED_MODULE_0__/* .wrappers */ .zj.get(program);
        if (!own)
            return;
        let at = 0;
        while (at < args.length && (args[at].text.startsWith('-') || /^[A-Za-z_]\w*=/.test(args[at].text))) {
            at += own.test(args[at].text) ? 2 : 1;
        }
        if (program === 'timeout')
            at += 1;
        this.#take(args.slice(at));
    }
    #blanks() {
        const rest = /^(?:[ \t\r]|\\\r?\n)+/.exec(this.#text.slice(this.#at, this.#at + 400));
        this.#at += rest?.[0].length ?? 0;
    }
    /** `> file`, `2>&1`, `<<EOF`: consumed with its word. */
    #redirection() {
        const rest = this.#text.slice(this.#at, this.#at + 200);
        if (placeholder.test(rest))
            return false;
        const heredoc = /^\d*<<-?[ \t]*(['"]?)([A-Za-z_]\w*)\1/.exec(rest);
        if (heredoc) {
            this.#heredocs.push(heredoc[2]);
            this.#at += heredoc[0].length;
            return true;
        }
        const operator = /^(?:\d*(?:>>?|<<<|<)&?|&>>?)(?!\()/.exec(rest);
        if (!operator)
            return false;
        this.#at += operator[0].length;
        this.#blanks();
        if (!/^[\n;|)]/.test(this.#text.slice(this.#at, this.#at + 1)))
            this.#word(null);
        return true;
    }
    #skipHeredocs() {
        for (const word of this.#heredocs) {
            if (this.#open.has(word))
                continue;
            const end = new RegExp(`\\n[ \\t]*${word}[ \\t\\r]*(?=\\n|$)`).exec(this.#text.slice(this.#at));
            if (end)
                this.#at += end.index + end[0].length;
            else
                this.#open.add(word);
        }
        this.#heredocs = [];
    }
    #word(closer) {
        const start = this.#at;
        let text = '';
        let quoted = false;
        while (this.#at < this.#text.length) {
            const unit = this.#text[this.#at];
            const rest = this.#text.slice(this.#at, this.#at + 200);
            if (unit === closer || /[\s;&|)]/.test(unit) || (unit === '(' && this.#text[this.#at - 1] !== '$'))
                break;
            const hole = placeholder.exec(rest);
            if (hole) {
                text += hole[0];
                this.#at += hole[0].length;
            }
            else if (unit === '<' || unit === '>') {
                if (this.#text[this.#at + 1] !== '(' || this.#depth >= NESTING)
                    break;
                this.#at += 2;
                this.list(')');
            }
            else if (unit === '\\') {
                text += this.#text[this.#at + 1] === '\n' ? '' : (this.#text[this.#at + 1] ?? '');
                this.#at += 2;
            }
            else if (unit === "'" || unit === '"') {
                quoted = quoted || text === '';
                text += this.#quote(unit);
            }
            else if (unit === '$' || unit === '`')
                text += this.#expansion(unit);
            else {
                text += unit;
                this.#at += 1;
            }
        }
        if (this.#at === start)
            this.#at += 1;
        return { ...(0,_source_span_js__WEBPACK_IMPORTED_MODULE_1__/* .spanOf */ .ee)(start, this.#at), text, quoted };
    }
    #quote(mark) {
        const from = this.#at + 1;
        let to = from;
        while (to < this.#text.length && this.#text[to] !== mark)
            to += mark === '"' && this.#text[to] === '\\' ? 2 : 1;
        if (to >= this.#text.length) {
            this.#at += 1;
            return mark;
        }
        this.#at = from;
        if (mark === '"') {
            while (this.#at < to) {
                const unit = this.#text[this.#at];
                if (unit === '\\')
                    this.#at += 2;
                else if (unit === '$' || unit === '`')
                    this.#expansion(unit);
                else
                    this.#at += 1;
            }
        }
        this.#at = Math.max(this.#at, to + 1);
        return this.#text.slice(from, to);
    }
    /** `$(…)`, `` `…` ``, `$NAME`, `${NAME:-…}`. */
    #expansion(unit) {
        const start = this.#at;
        const rest = this.#text.slice(start, start + 400);
        const variable = /^\$(?:([A-Za-z_]\w*)|\{([A-Za-z_]\w*)([^}\n]*)\})/.exec(rest);
        if (variable) {
            const name = variable[1] ?? variable[2] ?? '';
            const hasDefault = /^:?[-=+?]/.test(variable[3] ?? '');
            this.variables.push({ name, at: start, end: start + variable[0].length, hasDefault });
            this.#at += variable[0].length;
        }
        else if (rest.startsWith('$(('))
            this.#at = start + Math.max(3, rest.indexOf('))') + 2);
        else if (this.#depth < NESTING && (rest.startsWith('$(') || (unit === '`' && rest.indexOf('`', 1) > 0))) {
            this.#at += unit === '`' ? 1 : 2;
            this.list(unit === '`' ? '`' : ')');
        }
        else
            this.#at += 1;
        return this.#text.slice(start, this.#at);
    }
}
/** `<pod-name>`, `<your key>`: what a reader is to fill in. */
const placeholder = /^<[A-Za-z_][^<>\n`|]{0,60}>/;
function endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}


/***/ }),

/***/ 8040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ MentionText),
/* harmony export */   f: () => (/* binding */ CODE_WORD)
/* harmony export */ });
/* harmony import */ var _source_span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9408);

/** Stands for every character of a code span, so that what is in it is no word of the sentence around it. */
const CODE = '\uE000';
/** A whole code span, in the words around a mention. */
const CODE_WORD = '\u2311';
/** Words further away than this, in UTF-16 units, say nothing about a mention. */
const REACH = 800;
/** A paragraph further above a block, in UTF-16 units of white space, does not lead up to it. */
const LEAD_GAP = 200;
/** A stretch of Markdown that an agent gets to read, with the means to look around in it. */
class MentionText {
    file;
    markdown;
    span;
    /** The file's text, with code spans masked and code blocks and comments blanked: every offset is the file's. */
    masked;
    /** Where the lines of the masked text start. */
    #lines;
    /** For each heading the one that it stands under; -1 for none. */
    #parents;
    #before = new Map();
    #after = new Map();
    constructor(file, markdown, span) {
        this.file = file;
        this.markdown = markdown;
        this.span = span;
        this.masked = maskOf(file.text, markdown, span);
        this.#lines = linesOf(this.masked);
        this.#parents = parentsOf(markdown.headings);
    }
    /** The paragraph, list item, heading or table cell around an offset. */
    blockAt(offset) {
        const line = this.#lineAt(offset);
        if (line.end - line.start > 2 * REACH) {
            return (0,_source_span_js__WEBPACK_IMPORTED_MODULE_0__/* .spanOf */ .ee)(Math.max(line.start, offset - REACH), Math.min(line.end, offset + REACH));
        }
        if (isRow(this.masked.slice(line.start, line.end)))
            return this.#cellAt(offset, line);
        let start = line;
        while (start.start > this.span.start &&
            line.end - start.start < REACH &&
            !opens(this.masked.slice(start.start, start.end))) {
            const above = this.#lineAt(start.start - 1);
            const text = this.masked.slice(above.start, above.end);
            if (isEmpty(text) || isHeading(text) || isRow(text))
                break;
            start = above;
        }
        let end = line;
        while (end.end + 1 < this.span.end &&
            end.end - line.start < REACH &&
            !isHeading(this.masked.slice(line.start, line.end))) {
            const below = this.#lineAt(end.end + 1);
            const text = this.masked.slice(below.start, below.end);
            if (isEmpty(text) || isHeading(text) || isRow(text) || opens(text))
                break;
            end = below;
        }
        return (0,_source_span_js__WEBPACK_IMPORTED_MODULE_0__/* .spanOf */ .ee)(Math.max(start.start, this.span.start), Math.min(end.end, this.span.end));
    }
    /** What stands before a place in its sentence; code spans are one sign each. */
    before({ start }) {
        return remembered(this.#before, start, () => {
            return lastSentence(words(this.masked.slice(Math.max(this.blockAt(start).start, start - REACH), start)));
        });
    }
    /** What stands behind a place in its sentence. */
    after({ end }) {
        return remembered(this.#after, end, () => {
            return firstSentence(words(this.masked.slice(end, Math.min(this.blockAt(end - 1).end, end + REACH))));
        });
    }
    /** The paragraph that leads up to a block of code; empty where there is none right before it. */
    leadTo(block) {
        let at = this.#lineAt(block.span.start).start - 1;
        const nearest = Math.max(this.span.start, at - LEAD_GAP);
        while (at > nearest && /\s|>/.test(this.masked[at] ?? ''))
            at -= 1;
        if (at <= nearest)
            return '';
        return lastSentence(words(this.masked.slice(this.blockAt(at).start, at + 1)).replace(/[:.]+$/, ''));
    }
    /** The text of the headings above an offset, innermost first. */
    headingsAbove(offset) {
        const { headings } = this.markdown;
        const found = [];
        let index = lastBefore(headings, offset);
        while (index >= 0) {
            found.push(headings[index].text);
            index = this.#parents[index] ?? -1;
        }
        return found;
    }
    /** The heading of the table's column around an offset; empty outside of tables. */
    columnAt(offset) {
        const line = this.#lineAt(offset);
        if (line.end - line.start > 2 * REACH || !isRow(this.masked.slice(line.start, line.end)))
            return '';
        const table = this.markdown.tables.find((each) => (0,_source_span_js__WEBPACK_IMPORTED_MODULE_0__/* .within */ .ux)((0,_source_span_js__WEBPACK_IMPORTED_MODULE_0__/* .spanOf */ .ee)(offset, offset), each));
        if (!table)
            return '';
        const before = cells(this.masked.slice(line.start, offset)).length;
        const head = this.#lineAt(table.start);
        return words(cells(this.masked.slice(head.start, head.end))[before - 1] ?? '');
    }
    /** The line's first words, without the marks of lists and quotes. */
    lineStart(offset) {
        const block = this.blockAt(offset);
        return words(this.masked.slice(block.start, Math.min(block.end, block.start + 80)));
    }
    #lineAt(offset) {
        let low = 0;
        let high = this.#lines.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((this.#lines[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        const next = this.#lines[low + 1];
        return (0,_source_span_js__WEBPACK_IMPORTED_MODULE_0__/* .spanOf */ .ee)(this.#lines[low] ?? 0, next === undefined ? this.masked.length : next - 1);
    }
    #cellAt(offset, line) {
        const text = this.masked;
        let start = offset;
        while (start > line.start && (text[start - 1] !== '|' || text[start - 2] === '\\'))
            start -= 1;
        let end = offset;
        while (end < line.end && (text[end] !== '|' || text[end - 1] === '\\'))
            end += 1;
        return (0,_source_span_js__WEBPACK_IMPORTED_MODULE_0__/* .spanOf */ .ee)(start, end);
    }
}
function linesOf(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
/** Index of the last heading that starts before an offset; -1 for none. */
function lastBefore(headings, offset) {
    let low = 0;
    let high = headings.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (headings[middle].span.start < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low - 1;
}
function parentsOf(headings) {
    const open = [];
    return headings.map(({ level }, index) => {
        while (open.length > 0 && headings[open.at(-1)].level >= level)
            open.pop();
        const parent = open.at(-1) ?? -1;
        open.push(index);
        return parent;
    });
}
function remembered(known, at, make) {
    const found = known.get(at);
    if (found !== undefined)
        return found;
    const made = make();
    known.set(at, made);
    return made;
}
function maskOf(text, markdown, { start, end }) {
    const pieces = [text.slice(0, start).replace(/[^\n]/g, ' ')];
    const hidden = [
        ...markdown.codeSpans.map(({ span }) => ({ span, fill: CODE })),
        ...[...markdown.codeBlocks, ...markdown.comments].map(({ span }) => ({ span, fill: ' ' })),
    ].sort((left, right) => left.span.start - right.span.start);
    let at = start;
    for (const { span, fill } of hidden) {
        if (span.start < at || span.end > end)
            continue;
        pieces.push(text.slice(at, span.start));
        const covered = text.slice(span.start, span.end);
        pieces.push(fill === CODE ? CODE.repeat(covered.length) : covered.replace(/[^\n]/g, fill));
        at = span.end;
    }
    pieces.push(text.slice(at, end));
    return pieces.join('').replaceAll('\r', ' ');
}
function cells(row) {
    return row.replace(/^[\s>]*\|/, '').split(/(?<!\\)\|/);
}
function isRow(line) {
    return /^[\s>]*\|/.test(line) && line.indexOf('|') !== line.lastIndexOf('|');
}
function isEmpty(line) {
    return /^[\s>]*$/.test(line);
}
function isHeading(line) {
    return /^[\s>]*#{1,6}\s/.test(line);
}
/** True for a line that starts a list item. */
function opens(line) {
    return isHeading(line) || /^[\s>]*(?:[-*+]|\d{1,9}[.)])\s/.test(line);
}
/** Marks of lists, quotes and emphasis taken off, each code span one sign, every gap one blank. */
function words(text) {
    return text
        .replace(new RegExp(`${CODE}+`, 'g'), CODE_WORD)
        .replace(/^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(?:\[[ xX]\]\s+)?/, '')
        .replace(/^#{1,6}\s+/, '')
        .replace(/\n[\s>]*/g, ' ')
        .replace(/\*+|~~|(?<!\w)__?(?=\S)|(?<=\S)__?(?!\w)/g, '')
        .replace(/\s+/g, ' ');
}
const sentenceEnd = /(?<!\b(?:e\.g|i\.e|etc|vs|cf|approx|incl|resp|no))[.!?。！？][)"'”’\]]*(?=\s|$)|[。！？]/gi;
function lastSentence(text) {
    let start = 0;
    for (const match of text.matchAll(sentenceEnd)) {
        if (text.slice(match.index + match[0].length).trim() !== '')
            start = match.index + match[0].length;
    }
    return text.slice(start);
}
function firstSentence(text) {
    for (const match of text.matchAll(sentenceEnd))
        return text.slice(0, match.index);
    return text;
}


/***/ }),

/***/ 1631:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf),
/* harmony export */   u: () => (/* binding */ folderName)
/* harmony export */ });
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


/***/ }),

/***/ 3371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ SKILL_BYTES_LIMIT),
  D: () => (/* binding */ readSkills)
});

// EXTERNAL MODULE: ./.build/source/file.js
var source_file = __webpack_require__(4874);
// EXTERNAL MODULE: ./.build/source/markdown.js + 7 modules
var markdown = __webpack_require__(4467);
// EXTERNAL MODULE: ./.build/source/span.js
var span = __webpack_require__(9408);
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

// EXTERNAL MODULE: ./.build/skill/frontmatter.js
var skill_frontmatter = __webpack_require__(1882);
// EXTERNAL MODULE: ./.build/skill/place.js
var place = __webpack_require__(1631);
// EXTERNAL MODULE: ./.build/skill/requires.js
var requires = __webpack_require__(7218);
// EXTERNAL MODULE: ./.build/skill/secrets.js
var secrets = __webpack_require__(4717);
// EXTERNAL MODULE: ./.build/skill/steps.js
var skill_steps = __webpack_require__(263);
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
    const lists = (0,skill_steps/* readStepLists */.C0)(frontmatter.fields);
    const around = skillAround(path, directories);
    const parsed = parsedParts(file, frontmatter, lists);
    return {
        path,
        filePath: entry.path,
        file,
        unreadable,
        folder: (0,place/* folderName */.u)(path, workspace),
        place: (0,place/* placeOf */.$)(path, workspace),
        frontmatter,
        bodySpan: (0,span/* spanOf */.ee)(frontmatter.bodyStart, file.text.length),
        get body() {
            return parsed.body();
        },
        name: textField(frontmatter, 'name'),
        description: textField(frontmatter, 'description'),
        stepLists: lists,
        get steps() {
            return parsed.steps();
        },
        requires: (0,requires/* readRequires */.d)(frontmatter.fields.get('requires')?.value ?? null),
        allowedTools: (0,allowed_tools/* readAllowedTools */.S)(frontmatter.fields.get('allowed-tools')?.value ?? null, file),
        bundle: bundles.get(path) ?? { resources: [], folders: [] },
        get suppressions() {
            return parsed.suppressions();
        },
        secrets: (0,secrets/* findSecrets */.d)(file.text),
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
            body ??= (0,markdown/* parseMarkdown */.D)(file.text, frontmatter.bodyStart);
            return body;
        },
        steps() {
            const written = steps ?? (0,skill_steps/* frontmatterSteps */.ui)(lists);
            steps ??= written.length > 0 ? written : (0,skill_steps/* bodySteps */._m)(parts.body());
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
    const node = field ? (0,yaml/* resolved */.L$)(field.value) : null;
    return field && node?.kind === 'scalar' ? (0,span/* located */.t4)(node.value, field.value.span) : null;
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
    const fields = file ? (0,skill_frontmatter/* readFrontmatter */.z)(file).fields : null;
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


/***/ }),

/***/ 7218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readRequires)
/* harmony export */ });
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2695);
/* harmony import */ var _source_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8816);


/** One trimmed, non-blank string is one token; a list holds nothing but such strings; anything else is malformed. */
function readRequires(value) {
    if (!value)
        return { state: 'none' };
    const node = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .resolved */ .L$)(value);
    if (node?.kind === 'scalar' && (0,_source_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarKind */ .b)(node) === 'text') {
        const token = node.value.trim();
        if (token === '')
            return { state: 'malformed', why: 'it is blank', span: value.span };
        return { state: 'tokens', tokens: [{ value: token, span: node.span }], span: value.span };
    }
    if (node?.kind !== 'list')
        return { state: 'malformed', why: `it is ${(0,_source_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_1__/* .kindWords */ .Gk)(value)}`, span: value.span };
    const tokens = [];
    for (const [index, item] of node.items.entries()) {
        const entry = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .resolved */ .L$)(item);
        const text = entry?.kind === 'scalar' && (0,_source_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_1__/* .scalarKind */ .b)(entry) === 'text' ? entry.value.trim() : null;
        if (text === null)
            return { state: 'malformed', why: `item ${index + 1} is ${(0,_source_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_1__/* .kindWords */ .Gk)(item)}`, span: item.span };
        if (text === '')
            return { state: 'malformed', why: `item ${index + 1} is blank`, span: item.span };
        tokens.push({ value: text, span: item.span });
    }
    return tokens.length === 0 ? { state: 'none' } : { state: 'tokens', tokens, span: value.span };
}


/***/ }),

/***/ 4717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ findSecrets),
/* harmony export */   p: () => (/* binding */ covered)
/* harmony export */ });
/* harmony import */ var _source_span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9408);

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
    return { what, start: (0,_source_span_js__WEBPACK_IMPORTED_MODULE_0__/* .spanOf */ .ee)(at, at + start.length), span: (0,_source_span_js__WEBPACK_IMPORTED_MODULE_0__/* .spanOf */ .ee)(at, at + whole.length), pieces };
}


/***/ }),

/***/ 263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ readStepLists),
/* harmony export */   _m: () => (/* binding */ bodySteps),
/* harmony export */   ui: () => (/* binding */ frontmatterSteps)
/* harmony export */ });
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2695);

/** The frontmatter's lists of steps: the top-level key, then the one under `metadata`. */
function readStepLists(fields) {
    const lists = [];
    const top = fields.get('steps');
    if (top)
        lists.push(listOf('steps', top.key.span, top.value));
    const metadata = fields.get('metadata');
    const map = metadata ? (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .resolved */ .L$)(metadata.value) : null;
    if (map?.kind === 'map') {
        for (const { key, value } of map.pairs) {
            if (key.value === 'steps')
                lists.push(listOf('metadata.steps', key.span, value));
        }
    }
    return lists;
}
function listOf(where, keySpan, value) {
    const node = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .resolved */ .L$)(value);
    return { where, keySpan, value, items: node?.kind === 'list' ? node.items : [] };
}
function frontmatterSteps(lists) {
    const list = lists[0];
    if (!list)
        return [];
    const steps = [];
    for (const item of list.items) {
        const node = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .resolved */ .L$)(item);
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


/***/ }),

/***/ 4467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ MAX_BODY),
  D: () => (/* binding */ parseMarkdown)
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


/***/ })

};
