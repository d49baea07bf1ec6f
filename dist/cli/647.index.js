export const id = 647;
export const ids = [647];
export const modules = {

/***/ 2647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  settleAsked: () => (/* binding */ settleAsked)
});

// UNUSED EXPORTS: configNames, readConfig

// EXTERNAL MODULE: ./.build/diagnostic.js
var diagnostic = __webpack_require__(8867);
// EXTERNAL MODULE: ./.build/options.js + 1 modules
var options = __webpack_require__(504);
// EXTERNAL MODULE: ./.build/source/file.js
var source_file = __webpack_require__(4874);
// EXTERNAL MODULE: ./.build/source/nearest.js
var nearest = __webpack_require__(9968);
// EXTERNAL MODULE: ./.build/source/yaml.js
var yaml = __webpack_require__(2695);
// EXTERNAL MODULE: ./.build/source/yaml-scalar.js
var yaml_scalar = __webpack_require__(8816);
;// CONCATENATED MODULE: ./.build/source/schema.js



/**
 * Holds YAML against a JSON Schema (draft 7). `value` is what the text means, see `plainValue`.
 * One problem a place, in the order of the text; empty where all is well.
 */
async function checkAgainst(schema, root, value) {
    // Loaded late: importing ajv takes longer than checking a small repository.
    const { Ajv } = await __webpack_require__.e(/* import() */ 463).then(__webpack_require__.t.bind(__webpack_require__, 2463, 19));
    const ajv = new Ajv({ allErrors: true, inlineRefs: false, verbose: true, allowUnionTypes: true, logger: false });
    const validate = ajv.compile(schema);
    if (validate(value))
        return [];
    const errors = causes(validate.errors ?? []);
    const byPlace = new Map();
    for (const error of errors) {
        const problem = problemOf(error, root);
        const place = `${problem.span.start}:${problem.span.end}`;
        if (!byPlace.has(place))
            byPlace.set(place, problem);
    }
    return [...byPlace.values()].sort((left, right) => left.span.start - right.span.start);
}
/** What the text means in YAML 1.2's core schema. Only for a tree without faults: aliases are put in place. */
function plainValue(node) {
    const own = (0,yaml/* resolved */.L$)(node);
    if (!own)
        return null;
    if (own.kind === 'list')
        return own.items.map(plainValue);
    if (own.kind === 'map')
        return Object.fromEntries(own.pairs.map((pair) => [pair.key.value, plainValue(pair.value)]));
    const kind = (0,yaml_scalar/* scalarKind */.b)(own);
    if (kind === 'null')
        return null;
    if (kind === 'boolean')
        return /^t/i.test(own.value);
    return kind === 'number' ? Number(own.value.replaceAll('_', '')) : own.value;
}
/** An alternative that fails brings the failures of each of its branches along; the alternative itself says it all. */
function causes(errors) {
    const alternatives = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
    return errors.filter((error) => {
        const inside = (outer) => error.schemaPath.startsWith(`${outer.schemaPath}/`) && error.instancePath.startsWith(outer.instancePath);
        return error.keyword !== 'if' && !alternatives.some(inside);
    });
}
function problemOf(error, root) {
    const steps = error.instancePath.split('/').slice(1).map(unescapePointer);
    const { node, key } = follow(root, steps);
    const subject = subjectOf(steps);
    if (error.keyword === 'additionalProperties') {
        const extra = String(error.params.additionalProperty);
        const what = steps.length === 0 ? 'a key of this file' : `a key of ${subject}`;
        const valid = Object.keys(error.parentSchema?.properties ?? {});
        return { span: keySpan(node, extra) ?? node.span, message: (0,nearest/* notAmong */.EQ)(extra, what, valid) };
    }
    const empty = node.span.start === node.span.end;
    return { span: empty && key ? key : node.span, message: sentence(error, node, steps, subject) };
}
function sentence(error, node, steps, subject) {
    const limit = error.params.limit;
    const choices = choicesOf(error);
    if (error.keyword === 'type' || (choices && typeof error.data !== 'string')) {
        return `${capital(subject)} is ${(0,yaml_scalar/* kindWords */.Gk)(node)}; ${remedy(error, choices, node)}.`;
    }
    if (choices)
        return (0,nearest/* notAmong */.EQ)(String(error.data), `a value of ${(0,nearest/* quoted */.TL)(keysOf(steps))}`, choices);
    switch (error.keyword) {
        case 'minimum':
            return `${capital(subject)} is ${String(error.data)}; the least is ${limit}.`;
        case 'maximum':
            return `${capital(subject)} is ${String(error.data)}; the most is ${limit}.`;
        case 'minItems':
            return `${capital(subject)} has too few entries; give it at least ${limit}, or leave the key out.`;
        case 'minLength':
            return `${capital(subject)} is empty; fill it in or leave it out.`;
        case 'required':
            return `${capital(subject)} lacks the key ${(0,nearest/* quoted */.TL)(String(error.params.missingProperty))}; add it.`;
        default:
            return `${capital(subject)} does not fit; it takes ${JSON.stringify({ [error.keyword]: error.schema })}.`;
    }
}
/** The valid values where they can be listed; null elsewhere. */
function choicesOf(error) {
    const branches = error.keyword === 'anyOf' || error.keyword === 'oneOf' ? error.schema : [];
    const listed = branches.flatMap((branch) => branch.enum ?? branch.title ?? []);
    if (listed.length > 0)
        return listed;
    if (error.keyword === 'enum')
        return error.schema.map(String);
    return error.keyword === 'const' ? [String(error.schema)] : null;
}
const typeWords = {
    string: 'text',
    boolean: 'true or false',
    integer: 'a whole number',
    number: 'a number',
    array: 'a list',
    object: 'a map',
    null: 'nothing',
};
function remedy(error, choices, node) {
    const schema = error.parentSchema ?? {};
    const valid = choices ?? schema.enum;
    if (valid)
        return `write one of ${valid.join(', ')}`;
    const types = [error.schema].flat().map(String);
    const written = (0,yaml/* resolved */.L$)(node);
    const scalar = written?.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(written) !== 'null' ? written : null;
    if (types[0] === 'string' && scalar)
        return 'put it in quotes to make it text';
    if (types[0] === 'array')
        return `write a list, such as [${scalar && scalar.value.length < 64 ? scalar.value : 'a, b'}]`;
    if (types[0] === 'object')
        return `write a map with the keys ${Object.keys(schema.properties ?? {}).join(', ')}`;
    return `write ${types.map((type) => typeWords[type] ?? type).join(' or ')}`;
}
function unescapePointer(step) {
    return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
/** The node at a path, and the span of the key it belongs to. */
function follow(root, steps) {
    let node = root;
    let key = null;
    for (const step of steps) {
        const own = (0,yaml/* resolved */.L$)(node);
        if (own?.kind === 'list')
            node = own.items[Number(step)] ?? node;
        const pair = own?.kind === 'map' ? own.pairs.find((each) => each.key.value === step) : undefined;
        if (!pair)
            continue;
        node = pair.value;
        key = pair.key.span;
    }
    return { node, key };
}
function keySpan(node, key) {
    const own = (0,yaml/* resolved */.L$)(node)?.kind === 'map' ? (0,yaml/* resolved */.L$)(node) : null;
    return own?.pairs.find((pair) => pair.key.value === key)?.key.span ?? null;
}
function keysOf(steps) {
    return steps.filter((step) => !/^\d+$/.test(step)).join('.');
}
function subjectOf(steps) {
    const last = steps.at(-1);
    if (last === undefined)
        return 'the file';
    return /^\d+$/.test(last) ? `item ${Number(last) + 1} of ${(0,nearest/* quoted */.TL)(keysOf(steps))}` : (0,nearest/* quoted */.TL)(keysOf(steps));
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./.build/config.js






/** Where a config file is looked for, below each folder. */
const configNames = ['skillproof.yml', 'skillproof.yaml', '.github/skillproof.yml'];
/** A larger config file, in bytes, is not read. */
const CONFIG_BYTES_LIMIT = 256 * 1024;
/** Reads the config file and settles it with what was asked. Throws UsageError. */
async function settleAsked(asked, ids, readFile) {
    const { folder } = asked.door;
    const wishes = (0,options/* rebase */.RU)((0,options/* readTexts */.Z7)(asked.given, ids, asked.naming), folder);
    const config = await readConfig(asked.config, [folder, '.'], readFile, ids);
    return (0,options/* settle */.G9)(wishes, config, asked.door, ids);
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
    const value = plainValue(root);
    const problems = await checkAgainst((0,options/* optionsSchema */.ci)(ids), root, value);
    const first = problems[0] ?? leavingReport(root);
    if (first)
        throw mistake(file, first.span, first.message + others(problems.length - 1));
    return { path: found.path, wishes: (0,options/* rebase */.RU)(value, found.folder) };
}
function theNamed(named, folder, readFile) {
    const path = (0,options/* moveInto */.cG)(folder, named);
    const bytes = readFile(path);
    if (!bytes)
        throw new diagnostic/* UsageError */.e(`The config file ${(0,nearest/* quoted */.TL)(path)} is not there; name one that is.`);
    return { path, folder, bytes };
}
function search(folders, readFile) {
    for (const folder of new Set(folders)) {
        const found = [];
        for (const name of configNames) {
            const path = (0,options/* moveInto */.cG)(folder, name);
            const bytes = readFile(path);
            if (bytes)
                found.push({ path, folder, bytes });
        }
        const [first, second] = found;
        if (first && second) {
            const message = `There are two config files, ${first.path} and ${second.path}; keep one, or name one with config.`;
            throw new diagnostic/* UsageError */.e(message, { path: second.path });
        }
        if (first)
            return first;
    }
    return null;
}
function textOf(path, bytes) {
    if (bytes.length > CONFIG_BYTES_LIMIT) {
        const message = `The config file has ${bytes.length} bytes, more than the ${CONFIG_BYTES_LIMIT} that are read; make it smaller.`;
        throw new diagnostic/* UsageError */.e(message, { path });
    }
    const file = (0,source_file/* decode */.D4)(path, bytes);
    if (file.encoding !== 'utf-8')
        throw new diagnostic/* UsageError */.e('The config file is not UTF-8; save it as UTF-8.', { path });
    return file;
}
function rootOf(file) {
    const document = (0,yaml/* parseYaml */.hN)(file.text, file.hasByteOrderMark ? 1 : 0, file.text.length);
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
    return new diagnostic/* UsageError */.e(message, { path: file.path, ...file.position(span.start) });
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
    const map = (0,yaml/* resolved */.L$)(root);
    const pair = map?.kind === 'map' ? map.pairs.find(({ key }) => key.value === 'report') : undefined;
    const list = pair ? (0,yaml/* resolved */.L$)(pair.value) : null;
    for (const item of list?.kind === 'list' ? list.items : []) {
        const text = (0,yaml/* resolved */.L$)(item);
        const target = text?.kind === 'scalar' ? text.value.slice(text.value.indexOf('=') + 1) : '';
        if (!/^(?:[\\/]|[A-Za-z]:)|(?:^|[\\/])(?:\.\.|\.git)(?:[\\/]|$)/i.test(target))
            continue;
        const message = `A config file writes reports only below its own folder, not to ${(0,nearest/* quoted */.TL)(target)}; ask for this one on the command line.`;
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
        ? sentence.replace('The key', `The key ${(0,nearest/* quoted */.TL)(fault.subject ?? '')}`)
        : sentence;
}


/***/ })

};
