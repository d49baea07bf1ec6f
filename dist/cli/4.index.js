export const id = 4;
export const ids = [4];
export const modules = {

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

/***/ 618:
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
// EXTERNAL MODULE: ./.build/runtimes/reason-field.js
var reason_field = __webpack_require__(1069);
// EXTERNAL MODULE: ./.build/runtimes/reason-yaml.js
var reason_yaml = __webpack_require__(9766);
;// CONCATENATED MODULE: ./.build/runtimes/reader-go-yaml.js





/** gopkg.in/yaml.v3 v3.0.1, as far as a frontmatter meets it. Checked against core-agent.md, appendix A (run). */
function readGoYaml(file, span) {
    const document = parseLoosely(file.text, span);
    const refusals = document.faults.map((fault) => (0,reason_yaml/* yamlReason */.c)(fault));
    const separator = /[\u0085\u2028\u2029]/g;
    separator.lastIndex = span.start;
    const match = separator.exec(file.text);
    if (match && match.index < span.end && document.root && inPlain(document.root, match.index)) {
        const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
        const message = `U+${code} in an unquoted value ends the line for YAML 1.1 readers, so the value breaks off there.`;
        refusals.push((0,reason_field/* reason */.l)('line-separator', 'dropped', message, 'Replace it with a blank.', (0,source_span/* spanOf */.ee)(match.index, match.index + 1)));
    }
    if (file.encoding === 'not-utf-8' && refusals.length === 0 && badCharacterIn(file, span)) {
        const at = file.text.indexOf('\uFFFD', span.start);
        const message = `The frontmatter is not UTF-8: byte ${file.badByte ?? 0} does not fit.`;
        refusals.push((0,reason_field/* reason */.l)('not-utf-8', 'dropped', message, 'Save the file as UTF-8.', (0,source_span/* spanOf */.ee)(at, at + 1)));
    }
    return { root: document.root, refusals: refusals.slice(0, 1) };
}
/**
 * yaml.v3 lets a quoted value or a bracket go on in the first column, which YAML 1.2 and the `yaml` package refuse.
 * A line end inside of either folds into a blank, so putting the blank there keeps the value and every offset.
 */
function parseLoosely(text, span) {
    const strict = (0,yaml/* parseYaml */.hN)(text, span.start, span.end);
    const fault = strict.faults[0];
    if (fault?.code !== 'unclosed-quote' && fault?.code !== 'unclosed-bracket')
        return strict;
    const open = text[fault.span.start];
    const closing = open === '[' ? ']' : open === '{' ? '}' : open;
    const end = closing ? text.indexOf(closing, fault.span.start + 1) : -1;
    if (end < 0 || end >= span.end)
        return strict;
    const folded = text.slice(fault.span.start, end).replaceAll(/\r?\n/g, (lineEnd) => ' '.repeat(lineEnd.length));
    const loose = (0,yaml/* parseYaml */.hN)(text.slice(0, fault.span.start) + folded + text.slice(end), span.start, span.end);
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
        ...textReasons(fields),
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
function textReasons({ license, compatibility }) {
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
var runtime = __webpack_require__(4790);
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
        return (0,runtime/* verdict */.W)({ silent: true, blast: 'skill' }, away, shown(skill));
    const reasons = (0,reason_place/* unreadable */.O$)(skill);
    return (0,runtime/* verdict */.W)(traits, reasons.length > 0 ? reasons : adkContent(skill, 'text-or-list'), shown(skill));
}
function shown(skill) {
    return { name: skill.name?.value ?? null, description: skill.description?.value ?? null };
}

// EXTERNAL MODULE: ./.build/source/workspace.js
var workspace = __webpack_require__(9091);
;// CONCATENATED MODULE: ./.build/runtimes/agentskills.js










const agentskills_traits = { silent: true, blast: 'skill' };
/** The six fields of the standard. */
const standardKeys = new Set(['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools']);
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
        return (0,runtime/* verdict */.W)(agentskills_traits, [(0,reason_place/* insideAnother */.g9)(skill, 'unknown')], shown);
    const unread = (0,reason_place/* unreadable */.O$)(skill);
    if (unread.length > 0)
        return (0,runtime/* verdict */.W)(agentskills_traits, unread, shown);
    const nested = skill.insideSkill === null ? [] : [(0,reason_place/* insideAnother */.g9)(skill, 'ignored')];
    return (0,runtime/* verdict */.W)(agentskills_traits, [...blockReasons(skill, situation), ...nested], shown);
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
        ...ignoredKeys(skill),
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
    const found = [...notText('name', node), ...(0,reason_field/* nameForm */.oB)(name, 'unicode', 'code points', value.span)];
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
    return [...notText('description', node), ...length];
}
/** A number, boolean or date where the standard wants text: readers turn it into something else. */
function notText(name, node) {
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
    return notText(name, node);
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
        return kind === 'null' ? [] : notText('allowed-tools', node);
    }
    const texts = node.kind === 'list' && node.items.every((item) => (0,yaml/* resolved */.L$)(item)?.kind === 'scalar');
    return texts
        ? []
        : [(0,reason_field/* wrongType */.gQ)('allowed-tools-type', 'altered', 'allowed-tools', value, 'one text, or a list of texts')];
}
function ignoredKeys(skill) {
    const unknown = [...skill.frontmatter.fields.values()].filter(({ name }) => !standardKeys.has(name));
    const first = unknown[0];
    if (!first)
        return [];
    const names = unknown.map(({ name }) => `\`${name}\``).join(', ');
    const message = `The standard does not define ${names}; a client that does not know a key passes over it.`;
    const cure = 'Leave it where a client of yours reads it; move it under `metadata:` otherwise.';
    return [{ ...(0,reason_field/* reason */.l)('key-ignored', 'ignored', message, cure, first.key.span), name: first.name }];
}
function present(skill) {
    return {
        metadata: `${skill.name?.value ?? ''}: ${skill.description?.value ?? ''}`,
        instructions: skill.file.text.slice(skill.bodySpan.start).trim(),
        framing: null,
        resources: skill.bundle.resources.map((resource) => ({ path: resource.path, why: null })),
    };
}

// EXTERNAL MODULE: ./.build/runtimes/cleveragents.js + 1 modules
var cleveragents = __webpack_require__(6783);
// EXTERNAL MODULE: ./.build/skill/requires.js
var skill_requires = __webpack_require__(7218);
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

// EXTERNAL MODULE: ./.build/runtimes/reader-split.js
var reader_split = __webpack_require__(1010);
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
        return (0,runtime/* verdict */.W)({ silent: true, blast: 'skill' }, away, plain);
    const unread = (0,reason_place/* unreadable */.O$)(skill);
    if (unread.length > 0)
        return (0,runtime/* verdict */.W)(core_agent_traits, unread, plain);
    const sanitized = sanitize(skill);
    const tools = release.readsToolText ? 'text-or-list' : 'list';
    if (!sanitized)
        return (0,runtime/* verdict */.W)(core_agent_traits, adkContent(skill, tools), plain);
    const reasons = [
        ...adkReasons(sanitized.fields, tools),
        ...sanitized.altered,
        ...core_agent_ignoredKeys(sanitized, release),
        ...(release.readsRequires ? requirements(sanitized, situation, (why) => notLoaded(skill, why)) : []),
        ...(release.readsToolText ? olderTools(sanitized) : []),
    ];
    const description = sanitized.fields.description?.text ?? null;
    return (0,runtime/* verdict */.W)(core_agent_traits, reasons, { name: sanitized.fields.name?.text ?? null, description });
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

// EXTERNAL MODULE: ./.build/runtimes/reader-strict-yaml.js
var reader_strict_yaml = __webpack_require__(141);
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
    const unread = (0,reason_place/* unreadable */.O$)(skill);
    const closed = unread.length > 0 ? unread : skills_ref_fenceReasons(skill);
    const split = (0,reader_split/* splitOnDashes */.S)(skill.file.text);
    if (closed.length > 0 || !split)
        return (0,runtime/* verdict */.W)(skills_ref_traits, closed, { name: null, description: null });
    const { root, refusals } = (0,reader_strict_yaml/* readStrictYaml */.P)(skill.file.text, split.yaml);
    const cut = cutReason(skill, split.yaml.end);
    if (refusals.length > 0 || root?.kind !== 'map') {
        return (0,runtime/* verdict */.W)(skills_ref_traits, skills_ref_blockReasons(skill, root, refusals, cut), { name: null, description: null });
    }
    const pairs = mergedPairs(root);
    const fields = fieldReasons(pairs, skill.folder);
    return (0,runtime/* verdict */.W)(skills_ref_traits, cut ? [cut, ...fields] : fields, {
        name: strip(textOf(pairs, 'name') ?? ''),
        description: strip(textOf(pairs, 'description') ?? ''),
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
        ...compatibilityReasons(entry(pairs, 'compatibility')),
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
    return [{ ...(0,reason_field/* reason */.l)('unknown-key', 'dropped', message, cure, first.key.span), name: first.key.value }];
}
function skills_ref_nameReasons(value, folder) {
    if (!value)
        return [(0,reason_field/* missing */.LO)('name', skills_ref_top, folder)];
    if (value.kind !== 'scalar')
        return [(0,reason_field/* wrongType */.gQ)('name-type', 'dropped', 'name', value, 'text')];
    const name = strip(value.value).normalize('NFKC');
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
    if (strip(value.value) === '')
        return [(0,reason_field/* empty */.Ie)('description', value.span)];
    const long = longer('description', value.value, 1024, value.span);
    return (0,reader_strict_yaml/* strictText */.FV)(value) === value.value ? long : [...long, lineSeparator(value)];
}
function lineSeparator({ value, span }) {
    const at = span.start + value.indexOf('\u0085');
    const message = 'U+0085 in an unquoted value ends the line, and is read as a blank.';
    return (0,reason_field/* reason */.l)('line-separator', 'altered', message, 'Replace it with a blank.', (0,source_span/* spanOf */.ee)(at, at + 1));
}
function compatibilityReasons(value) {
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
function textOf(pairs, name) {
    const value = entry(pairs, name);
    return value?.kind === 'scalar' ? (0,reader_strict_yaml/* strictText */.FV)(value) : null;
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
    const split = (0,reader_split/* splitOnDashes */.S)(skill.file.text);
    const parts = {
        name: name ?? skill.name?.value ?? '',
        description: description ?? skill.description?.value ?? '',
        location: skill.filePath,
    };
    const lines = Object.entries(parts).map(([tag, text]) => `<${tag}>\n${escaped(text)}\n</${tag}>`);
    return {
        metadata: `<skill>\n${lines.join('\n')}\n</skill>`,
        instructions: split ? strip(skill.file.text.slice(split.bodyStart)) : '',
        framing: null,
        resources: skill.bundle.resources.map((resource) => ({ path: resource.path, why: null })),
    };
}
function escaped(text) {
    const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
    return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

;// CONCATENATED MODULE: ./.build/runtimes/index.js





/** In the order in which tables and lists name them. */
const runtimes = [agentskills, skillsRef, adkGo, coreAgent, coreAgent28, cleveragents/* cleveragents */.Mj];


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
/* harmony export */   or: () => (/* binding */ parseAnyColumn)
/* harmony export */ });
/* harmony import */ var _source_span_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9408);
/* harmony import */ var _source_yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2695);
/* harmony import */ var _source_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(890);
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
    const document = parseAnyColumn(source, span);
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
    return (0,_reason_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlReason */ .c)((0,_source_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFault */ .Q)('control-character', (0,_source_span_js__WEBPACK_IMPORTED_MODULE_3__/* .spanOf */ .ee)(at, at + match[0].length), `U+${code}`));
}
/**
 * The YAML readers of Python let quotes and brackets go on in the first column, where YAML 1.2 wants them indented. A
 * line end inside of either folds into a blank anyway, so putting the blank there keeps the value and every offset.
 */
function parseAnyColumn(source, span) {
    const document = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .parseYaml */ .hN)(source, span.start, span.end);
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
    const loose = (0,_source_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .parseYaml */ .hN)(source.slice(0, match.index) + folded + rest, span.start, span.end);
    return loose.faults.length === 0 ? loose : document;
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
            found.push((0,_reason_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlReason */ .c)((0,_source_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFault */ .Q)('tab-indentation', place)));
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
    return [(0,_reason_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlReason */ .c)((0,_source_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFault */ .Q)('invalid-yaml', (0,_source_span_js__WEBPACK_IMPORTED_MODULE_3__/* .spanOf */ .ee)(at, at + 1)))];
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


/***/ }),

/***/ 474:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NL: () => (/* binding */ notListed),
/* harmony export */   O$: () => (/* binding */ unreadable),
/* harmony export */   g9: () => (/* binding */ insideAnother)
/* harmony export */ });
/* harmony import */ var _skill_read_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3371);
/* harmony import */ var _source_span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9408);
/* harmony import */ var _reason_field_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1069);



/** The very start of a file: where a finding about its place stands. */
const top = (0,_source_span_js__WEBPACK_IMPORTED_MODULE_1__/* .spanOf */ .ee)(0, 0);
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
        return [(0,_reason_field_js__WEBPACK_IMPORTED_MODULE_2__/* .reason */ .l)('root-file', 'dropped', message, `Move it to \`${skillFolder(skill)}/SKILL.md\`.`, top)];
    }
    const message = `The skill stands ${place.depth} folders below \`${place.root}\`; only the folders right below it are listed.`;
    return [
        (0,_reason_field_js__WEBPACK_IMPORTED_MODULE_2__/* .reason */ .l)('too-deep', 'dropped', message, `Move the folder up, to \`${place.root}/${skill.folder ?? ''}\`.`, top),
    ];
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
        says: () => `The frontmatter nests deeper than ${_source_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .YAML_DEPTH_LIMIT */ .Mt} levels`,
        cure: () => 'Keep it flat.',
    },
    'yaml-too-large': {
        says: () => `The frontmatter has more than ${_source_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .YAML_UNITS_LIMIT */ .iZ} characters and was not read`,
        cure: () => 'Keep the text in the body.',
    },
};
/** A fault of the YAML block, worded once for every runtime that stumbles over it. */
function yamlReason(fault, effect = 'dropped') {
    const value = fault.key ? `the value of \`${fault.key}\`` : 'the frontmatter';
    const subject = fault.subject ?? '';
    const { says, cure } = words[fault.code];
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
