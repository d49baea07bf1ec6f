export const id = 823;
export const ids = [823];
export const modules = {

/***/ 823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkAgainst: () => (/* binding */ checkAgainst),
/* harmony export */   plainValue: () => (/* binding */ plainValue)
/* harmony export */ });
/* harmony import */ var ajv__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2463);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9968);
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2695);
/* harmony import */ var _yaml_scalar_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8816);




/**
 * Holds YAML against a JSON Schema (draft 7). `value` is what the text means, see `plainValue`.
 * One problem a place, in the order of the text; empty where all is well.
 */
function checkAgainst(schema, root, value) {
    const ajv = new ajv__WEBPACK_IMPORTED_MODULE_1__.Ajv({ allErrors: true, inlineRefs: false, verbose: true, allowUnionTypes: true, logger: false });
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
    const own = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .resolved */ .L$)(node);
    if (!own)
        return null;
    if (own.kind === 'list')
        return own.items.map(plainValue);
    if (own.kind === 'map')
        return Object.fromEntries(own.pairs.map((pair) => [pair.key.value, plainValue(pair.value)]));
    const kind = (0,_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarKind */ .b)(own);
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
        return { span: keySpan(node, extra) ?? node.span, message: (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .notAmong */ .EQ)(extra, what, valid) };
    }
    const empty = node.span.start === node.span.end;
    return { span: empty && key ? key : node.span, message: sentence(error, node, steps, subject) };
}
function sentence(error, node, steps, subject) {
    const limit = error.params.limit;
    const choices = choicesOf(error);
    if (error.keyword === 'type' || (choices && typeof error.data !== 'string')) {
        return `${capital(subject)} is ${(0,_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_2__/* .kindWords */ .Gk)(node)}; ${remedy(error, choices, node)}.`;
    }
    if (choices)
        return (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .notAmong */ .EQ)(String(error.data), `a value of ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(keysOf(steps))}`, choices);
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
            return `${capital(subject)} lacks the key ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(String(error.params.missingProperty))}; add it.`;
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
    const written = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .resolved */ .L$)(node);
    const scalar = written?.kind === 'scalar' && (0,_yaml_scalar_js__WEBPACK_IMPORTED_MODULE_2__/* .scalarKind */ .b)(written) !== 'null' ? written : null;
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
        const own = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .resolved */ .L$)(node);
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
    const own = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .resolved */ .L$)(node)?.kind === 'map' ? (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .resolved */ .L$)(node) : null;
    return own?.pairs.find((pair) => pair.key.value === key)?.key.span ?? null;
}
function keysOf(steps) {
    return steps.filter((step) => !/^\d+$/.test(step)).join('.');
}
function subjectOf(steps) {
    const last = steps.at(-1);
    if (last === undefined)
        return 'the file';
    return /^\d+$/.test(last) ? `item ${Number(last) + 1} of ${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(keysOf(steps))}` : (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(keysOf(steps));
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
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
