export const id = 971;
export const ids = [971];
export const modules = {

/***/ 4874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   sC: () => (/* binding */ SourceFile),
/* harmony export */   sn: () => (/* binding */ BYTE_ORDER_MARK)
/* harmony export */ });
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * The text of one file and the only maker of lines and columns.
 *
 * Offsets are UTF-16 units in `text`, byte-order mark and line ends included. A line ends with LF; a carriage
 * return belongs to the line it ends. A byte-order mark takes no column.
 */
class SourceFile {
    path;
    text;
    /** Size on disk, in bytes. */
    bytes;
    encoding;
    /** Offset in bytes of the first byte that is not UTF-8; null when all of them are. */
    badByte;
    #lineStarts = null;
    constructor(path, text, bytes = 0, encoding = 'utf-8', badByte = null) {
        this.path = path;
        this.text = text;
        this.bytes = bytes;
        this.encoding = encoding;
        this.badByte = badByte;
    }
    get hasByteOrderMark() {
        return this.text.startsWith(BYTE_ORDER_MARK);
    }
    get lineStarts() {
        if (!this.#lineStarts) {
            const starts = [0];
            for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1))
                starts.push(at + 1);
            this.#lineStarts = starts;
        }
        return this.#lineStarts;
    }
    get lineCount() {
        const last = this.lineStarts.at(-1) ?? 0;
        return last === this.text.length && this.text.length > 0 ? this.lineStarts.length - 1 : this.lineStarts.length;
    }
    /** The 1-based line of an offset; an offset past the end counts as the end. */
    lineAt(offset) {
        const starts = this.lineStarts;
        let low = 0;
        let high = starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if ((starts[middle] ?? 0) <= offset)
                low = middle;
            else
                high = middle - 1;
        }
        return low + 1;
    }
    position(offset) {
        const at = Math.max(0, Math.min(offset, this.text.length));
        const line = this.lineAt(at);
        const start = this.lineStarts[line - 1] ?? 0;
        let column = 1;
        for (let index = start; index < at; index += 1) {
            const unit = this.text.charCodeAt(index);
            if (index === 0 && unit === 0xfeff)
                continue;
            const low = unit >= 0xdc00 && unit <= 0xdfff;
            const high = index > start ? this.text.charCodeAt(index - 1) : 0;
            if (!(low && high >= 0xd800 && high <= 0xdbff))
                column += 1;
        }
        return { line, column };
    }
    /** The text of a 1-based line, without its line end. */
    lineText(line) {
        const start = this.lineStarts[line - 1];
        if (start === undefined)
            return '';
        const end = this.lineStarts[line] ?? this.text.length + 1;
        const text = this.text.slice(start, end - 1);
        return text.endsWith('\r') ? text.slice(0, -1) : text;
    }
    slice(span) {
        return this.text.slice(span.start, span.end);
    }
}
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { fatal: false, ignoreBOM: true });
/** Bytes to text. Never throws: what is no UTF-8 keeps U+FFFD in its place and says where it starts. */
function decode(path, bytes) {
    const wide = wideEncoding(bytes);
    if (wide) {
        const text = new TextDecoder(wide, { ignoreBOM: true }).decode(bytes);
        return new SourceFile(path, text, bytes.length, wide, 0);
    }
    try {
        return new SourceFile(path, decoder.decode(bytes), bytes.length);
    }
    catch {
        return new SourceFile(path, lenient.decode(bytes), bytes.length, 'not-utf-8', firstBadByte(bytes));
    }
}
function wideEncoding(bytes) {
    if (bytes[0] === 0xff && bytes[1] === 0xfe)
        return 'utf-16le';
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return 'utf-16be';
    const dash = 0x2d;
    if (bytes[0] === dash && bytes[1] === 0 && bytes[2] === dash && bytes[3] === 0)
        return 'utf-16le';
    if (bytes[0] === 0 && bytes[1] === dash && bytes[2] === 0 && bytes[3] === dash)
        return 'utf-16be';
    return null;
}
function firstBadByte(bytes) {
    const stream = new TextDecoder('utf-8', { fatal: true });
    const step = 4096;
    for (let at = 0; at < bytes.length; at += step) {
        try {
            stream.decode(bytes.subarray(at, at + step), { stream: true });
        }
        catch {
            return firstBadIn(bytes, Math.max(0, at - 4), Math.min(bytes.length, at + step));
        }
    }
    return Math.max(0, bytes.length - 1);
}
function firstBadIn(bytes, from, to) {
    let at = from;
    while (at < to && at > 0 && (bytes[at] & 0xc0) === 0x80)
        at += 1;
    while (at < to) {
        const lead = bytes[at];
        const length = lead < 0x80 ? 1 : lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 0;
        if (length === 0)
            return at;
        try {
            decoder.decode(bytes.subarray(at, at + length));
        }
        catch {
            return at;
        }
        at += length;
    }
    return at;
}


/***/ }),

/***/ 9408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ee: () => (/* binding */ spanOf),
/* harmony export */   t4: () => (/* binding */ located),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
function spanOf(start, end) {
    return { start, end };
}
function located(value, span) {
    return { value, span };
}
/** True when `inner` lies wholly in `outer`. */
function within(inner, outer) {
    return inner.start >= outer.start && inner.end <= outer.end;
}


/***/ }),

/***/ 890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ yamlFault),
/* harmony export */   w: () => (/* binding */ yamlFaultCodes)
/* harmony export */ });
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9408);

const yamlFaultCodes = [
    'alias-bomb',
    'bad-directive',
    'bad-escape',
    'bad-indentation',
    'colon-in-plain-value',
    'control-character',
    'duplicate-key',
    'indicator-at-start',
    'invalid-yaml',
    'key-not-text',
    'line-without-colon',
    'list-on-key-line',
    'tab-indentation',
    'text-after-block-indicator',
    'text-after-bracket',
    'text-after-quote',
    'unclosed-bracket',
    'unclosed-quote',
    'undefined-alias',
    'yaml-too-deep',
    'yaml-too-large',
];
function yamlFault(code, span, subject = null) {
    return { code, span, subject, key: null };
}
/** Names the cause of what the `yaml` package reports. `pos` is relative to `source`; the result is shifted. */
yamlFault.from = (error, source, shift) => {
    const quote = /^Missing closing (['"])quote/.exec(error.message);
    const found = quote ? unclosedQuote(source, error.pos[0], quote[1]) : cause(error.code, error.pos[0], source);
    const key = keyBefore(source, found.at);
    return {
        code: found.code,
        span: (0,_span_js__WEBPACK_IMPORTED_MODULE_0__/* .spanOf */ .ee)(found.at + shift, found.at + shift + (found.length ?? 1)),
        subject: found.subject ?? null,
        key,
    };
};
function cause(code, at, source) {
    const line = lineOf(source, at);
    switch (code) {
        case 'BAD_DQ_ESCAPE':
            return { code: 'bad-escape', at, length: 2, subject: source.slice(at, at + 2) };
        case 'TAB_AS_INDENT':
            return { code: 'tab-indentation', at };
        case 'BAD_SCALAR_START':
            return { code: 'indicator-at-start', at, subject: source[at] ?? '' };
        case 'BAD_DIRECTIVE':
            return { code: 'bad-directive', at };
        case 'BLOCK_AS_IMPLICIT_KEY':
            return source[at] === '?' ? { code: 'indicator-at-start', at, subject: '?' } : colon(source, at);
        case 'MISSING_CHAR':
            return missingCharacter(source, at, line);
        case 'MULTILINE_IMPLICIT_KEY':
            if (isWrappedValue(source, line))
                return colon(source, at);
            return { code: 'line-without-colon', at: firstLineWithoutColon(source, at), subject: '' };
        case 'UNEXPECTED_TOKEN':
            return unexpected(source, at, line);
        case 'BAD_INDENT':
            return badIndent(source, at);
        case 'ALIAS_PROPS':
        case 'BAD_ALIAS':
            return { code: 'indicator-at-start', at: Math.max(0, source.lastIndexOf('*', at)), subject: '*' };
        default:
            return { code: 'invalid-yaml', at };
    }
}
/** The colon that makes a mapping where a value was meant: followed by a blank or a line end, outside of quotes. */
function colon(source, from) {
    let at = from;
    const quote = source[from];
    if (quote === '"' || quote === "'") {
        const end = closingQuote(source, from);
        if (end > from)
            at = end;
    }
    for (; at < source.length; at += 1) {
        if (source[at] !== ':')
            continue;
        const next = source[at + 1];
        if (next === undefined || next === ' ' || next === '\t' || next === '\n' || next === '\r')
            break;
    }
    return { code: 'colon-in-plain-value', at: Math.min(at, Math.max(0, source.length - 1)) };
}
function unclosedQuote(source, at, quote) {
    const open = openQuote(source, at) ?? Math.max(0, source.lastIndexOf(`: ${quote}`, at) + 2);
    return { code: 'unclosed-quote', at: open, subject: quote };
}
/** True where the line goes on with the value of a key that stands alone on a line above. */
function isWrappedValue(source, line) {
    if (indent(line.text) === 0)
        return false;
    return /:[ \t]*\r?\n(?:[ \t]*\r?\n)*$/.test(source.slice(0, line.start));
}
function closingQuote(source, from) {
    const quote = source[from];
    for (let at = from + 1; at < source.length; at += 1) {
        if (quote === '"' && source[at] === '\\')
            at += 1;
        else if (source[at] === quote) {
            if (quote === "'" && source[at + 1] === "'")
                at += 1;
            else
                return at + 1;
        }
    }
    return from;
}
function missingCharacter(source, at, line) {
    const open = openQuote(source, at);
    if (open !== null)
        return { code: 'unclosed-quote', at: open, subject: source[open] ?? '"' };
    const bracket = openBracket(source, at);
    if (bracket !== null)
        return { code: 'unclosed-bracket', at: bracket, subject: source[bracket] ?? '[' };
    if (source.startsWith('%'))
        return { code: 'bad-directive', at: 0 };
    return { code: 'line-without-colon', at: line.start + indent(line.text), subject: line.text.trim() };
}
function unexpected(source, at, line) {
    const before = source.slice(line.start, at).trimEnd();
    const previous = before.at(-1);
    const token = source[at] ?? '';
    if (token === '-' || /^[-?]$/.test(source.slice(at, at + 2).trim())) {
        return { code: 'list-on-key-line', at, subject: token };
    }
    if (previous === '"' || previous === "'")
        return { code: 'text-after-quote', at, subject: previous };
    if (previous === ']' || previous === '}')
        return { code: 'text-after-bracket', at, subject: previous };
    if (/[|>][+\-0-9]*$/.test(before))
        return { code: 'text-after-block-indicator', at, subject: before.at(-1) ?? '|' };
    const alias = /\*[^\s]+$/.exec(before);
    if (alias)
        return { code: 'indicator-at-start', at: line.start + alias.index, subject: '*' };
    if (/[\]},[{@`%&!*|>]/.test(token))
        return { code: 'indicator-at-start', at, subject: token };
    return { code: 'invalid-yaml', at };
}
function badIndent(source, at) {
    const bracket = openBracket(source, at);
    if (bracket !== null)
        return { code: 'unclosed-bracket', at: bracket, subject: source[bracket] ?? '[' };
    return { code: 'bad-indentation', at };
}
/** Offset of the quote that is still open at `at`, read from the last line that starts a value. */
function openQuote(source, at) {
    const starts = /(?:^|[:\-,[{]\s+)(["'])/gm;
    let open = null;
    for (let match = starts.exec(source); match && match.index < at; match = starts.exec(source)) {
        const quote = match.index + match[0].length - 1;
        const end = closingQuote(source, quote);
        if (end === quote)
            return quote;
        starts.lastIndex = end;
        open = null;
    }
    return open;
}
function openBracket(source, at) {
    const stack = [];
    for (let index = 0; index < at && index < source.length; index += 1) {
        const unit = source[index];
        if ((unit === '"' || unit === "'") && /[:\-,[{(\s]/.test(source[index - 1] ?? ' ')) {
            const end = closingQuote(source, index);
            if (end > index)
                index = end - 1;
        }
        else if ((unit === '[' || unit === '{') && (stack.length > 0 || valueStart(source, index)))
            stack.push(index);
        else if ((unit === ']' || unit === '}') && stack.length > 0)
            stack.pop();
    }
    return stack[0] ?? null;
}
/** True where a flow collection can begin: after a key's colon or a list's dash. */
function valueStart(source, at) {
    const line = lineOf(source, at);
    return /^(?:[^#]*:[ \t]+|\s*-[ \t]+|\s*)$/.test(source.slice(line.start, at));
}
function lineOf(source, at) {
    const start = source.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
    const end = source.indexOf('\n', start);
    return { start, text: source.slice(start, end < 0 ? source.length : end) };
}
function indent(text) {
    return text.length - text.trimStart().length;
}
function firstLineWithoutColon(source, at) {
    const line = lineOf(source, at);
    return line.start + indent(line.text);
}
/** The nearest key at or above `at`, by its line; null outside of any. */
function keyBefore(source, at) {
    const lines = source.slice(0, at).split('\n');
    const last = lines.length - 1;
    for (let index = last; index >= 0; index -= 1) {
        const match = /^\s*(?:-\s+)?(["']?)([A-Za-z0-9_.-]+)\1\s*:(?:\s|$)/.exec(lines[index] ?? '');
        if (match)
            return match[2] ?? null;
    }
    return null;
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


/***/ }),

/***/ 2695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L$: () => (/* binding */ resolved),
/* harmony export */   Mt: () => (/* binding */ YAML_DEPTH_LIMIT),
/* harmony export */   hN: () => (/* binding */ parseYaml),
/* harmony export */   iZ: () => (/* binding */ YAML_UNITS_LIMIT),
/* harmony export */   kj: () => (/* binding */ YAML_EXPANSION_LIMIT)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815);
/* harmony import */ var _span_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9408);
/* harmony import */ var _yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(890);



/** A frontmatter larger than this, in UTF-16 units, is not read: it is no header any more. */
const YAML_UNITS_LIMIT = 65_536;
/** Deeper nesting than this is not read. */
const YAML_DEPTH_LIMIT = 64;
/** More nodes than this after all aliases are put in place is an alias bomb. */
const YAML_EXPANSION_LIMIT = 10_000;
/**
 * Reads `text` from `start` to `end` as one YAML document (the first). All spans are offsets in `text`.
 * Never throws: what cannot be read is a fault with a place.
 */
function parseYaml(text, start, end) {
    const empty = { root: null, anchors: [], aliases: [], comments: [] };
    if (end - start > YAML_UNITS_LIMIT) {
        return { ...empty, faults: [(0,_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFault */ .Q)('yaml-too-large', (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanOf */ .ee)(start, start + 1))] };
    }
    const source = text.slice(start, end);
    const deep = tooDeep(source);
    if (deep !== null)
        return { ...empty, faults: [(0,_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFault */ .Q)('yaml-too-deep', (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanOf */ .ee)(start + deep, start + deep + 1))] };
    let document;
    try {
        document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(source, {
            schema: 'failsafe',
            version: '1.2',
            prettyErrors: false,
            uniqueKeys: false,
            logLevel: 'silent',
        });
    }
    catch {
        return { ...empty, faults: [(0,_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFault */ .Q)('invalid-yaml', (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanOf */ .ee)(start, start + 1))] };
    }
    return new Reader(source, start).read(document);
}
class Reader {
    #source;
    #shift;
    #anchors = [];
    #anchored = new Map();
    #aliases = [];
    #faults = [];
    #comments = [];
    constructor(source, shift) {
        this.#source = source;
        this.#shift = shift;
    }
    read(document) {
        const first = document.errors[0];
        if (first)
            this.#faults.push(_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFault */ .Q.from(first, this.#source, this.#shift));
        const root = document.contents ? this.#node(document.contents) : null;
        if (root && expandedSize(root) > YAML_EXPANSION_LIMIT) {
            this.#faults.push((0,_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFault */ .Q)('alias-bomb', (this.#aliases[0] ?? root).span));
        }
        for (const alias of this.#aliases) {
            if (!alias.target)
                this.#faults.push((0,_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFault */ .Q)('undefined-alias', alias.span, alias.name));
        }
        this.#controlCharacter();
        this.#faults.sort((left, right) => left.span.start - right.span.start);
        return {
            root,
            faults: this.#faults,
            anchors: this.#anchors,
            aliases: this.#aliases,
            comments: this.#comments,
        };
    }
    #span(start, end) {
        return (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanOf */ .ee)(start + this.#shift, end + this.#shift);
    }
    #node(node) {
        const range = node.range ?? [0, 0, 0];
        const span = this.#span(range[0], Math.max(range[0], range[1]));
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node)) {
            const alias = {
                kind: 'alias',
                name: node.source,
                target: this.#anchored.get(node.source) ?? null,
                span,
            };
            this.#aliases.push(alias);
            return alias;
        }
        const built = this.#collectionOrScalar(node, span);
        const anchor = node.anchor;
        if (anchor) {
            const at = this.#source.lastIndexOf(`&${anchor}`, range[0]);
            this.#anchors.push({
                name: anchor,
                span: at < 0 ? span : this.#span(at, at + anchor.length + 1),
            });
            this.#anchored.set(anchor, built);
        }
        return built;
    }
    #collectionOrScalar(node, span) {
        const tag = node.tag ?? null;
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(node)) {
            const pairs = node.items.map((pair) => this.#pair(pair, span));
            this.#duplicates(pairs);
            return { kind: 'map', flow: node.flow === true, tag: own(tag, 'map'), pairs, span };
        }
        if ((0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(node)) {
            const items = node.items.map((item) => this.#node(item));
            return { kind: 'list', flow: node.flow === true, tag: own(tag, 'seq'), items, span };
        }
        const scalar = this.#scalar(node, tag, span);
        this.#commentAfter(scalar);
        return scalar;
    }
    #scalar(node, tag, span) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(node))
            return { kind: 'scalar', value: '', style: 'empty', tag: null, span };
        const value = typeof node.value === 'string' ? node.value : String(node.value ?? '');
        return { kind: 'scalar', value, style: styleOf(node.type, value, span), tag, span };
    }
    #pair(pair, parent) {
        const keyNode = pair.key;
        const key = keyNode ? this.#node(keyNode) : null;
        const missing = { kind: 'scalar', value: '', style: 'empty', tag: null, span: parent };
        const named = key?.kind === 'scalar' ? key : null;
        if (key && !named)
            this.#faults.push((0,_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFault */ .Q)('key-not-text', key.span));
        const value = pair.value ? this.#node(pair.value) : null;
        if (named?.style === 'empty' && value) {
            const colon = this.#source.lastIndexOf(':', value.span.start - this.#shift);
            this.#faults.push((0,_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFault */ .Q)('colon-in-plain-value', this.#span(colon, colon + 1)));
        }
        const at = named?.span.end ?? key?.span.end ?? parent.start;
        const nothing = { kind: 'scalar', value: '', style: 'empty', tag: null, span: (0,_span_js__WEBPACK_IMPORTED_MODULE_2__/* .spanOf */ .ee)(at, at) };
        return { key: named ?? { ...missing, span: key?.span ?? parent }, value: value ?? nothing };
    }
    #duplicates(pairs) {
        const seen = new Set();
        for (const { key } of pairs) {
            if (seen.has(key.value))
                this.#faults.push((0,_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFault */ .Q)('duplicate-key', key.span, key.value));
            seen.add(key.value);
        }
    }
    #commentAfter(scalar) {
        let at = scalar.span.end - this.#shift;
        if (scalar.style === 'literal' || scalar.style === 'folded')
            return;
        while (this.#source[at] === ' ' || this.#source[at] === '\t')
            at += 1;
        if (this.#source[at] !== '#')
            return;
        const lineEnd = this.#source.indexOf('\n', at);
        const end = lineEnd < 0 ? this.#source.length : lineEnd;
        this.#comments.push({ span: this.#span(at, this.#source[end - 1] === '\r' ? end - 1 : end), after: scalar });
    }
    #controlCharacter() {
        // YAML 1.2.2, production c-printable: a stream holds no C0 control but tab, line feed and carriage return.
        const match = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.exec(this.#source);
        if (match) {
            const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
            this.#faults.push((0,_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFault */ .Q)('control-character', this.#span(match.index, match.index + 1), `U+${code}`));
        }
    }
}
function own(tag, kind) {
    return tag === `tag:yaml.org,2002:${kind}` ? null : tag;
}
function styleOf(type, value, span) {
    if (type === 'QUOTE_SINGLE')
        return 'single';
    if (type === 'QUOTE_DOUBLE')
        return 'double';
    if (type === 'BLOCK_LITERAL')
        return 'literal';
    if (type === 'BLOCK_FOLDED')
        return 'folded';
    return value === '' && span.end === span.start ? 'empty' : 'plain';
}
/** Nodes after all aliases are put in place; counted, never built. */
function expandedSize(root) {
    const sizes = new Map();
    const sizeOf = (node) => {
        const known = sizes.get(node);
        if (known !== undefined)
            return known;
        let size = 1;
        if (node.kind === 'alias')
            size = node.target ? sizeOf(node.target) : 1;
        else if (node.kind === 'list')
            for (const item of node.items)
                size += sizeOf(item);
        else if (node.kind === 'map')
            for (const pair of node.pairs)
                size += 1 + sizeOf(pair.value);
        sizes.set(node, size);
        return size;
    };
    return sizeOf(root);
}
/** Offset where brackets or indentation nest deeper than the limit; null when they do not. Quotes are not looked at: a cheap upper bound. */
function tooDeep(source) {
    let depth = 0;
    for (let at = 0; at < source.length; at += 1) {
        const unit = source.charCodeAt(at);
        if (unit === 0x5b || unit === 0x7b)
            depth += 1;
        else if (unit === 0x5d || unit === 0x7d)
            depth = Math.max(0, depth - 1);
        if (depth > YAML_DEPTH_LIMIT)
            return at;
    }
    const stacked = new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${YAML_DEPTH_LIMIT},}`, 'm').exec(source);
    if (stacked)
        return stacked.index;
    return deepIndent(source);
}
function deepIndent(source) {
    const indents = [];
    let at = 0;
    for (const line of source.split('\n')) {
        const indent = line.length - line.trimStart().length;
        if (line.trim() !== '') {
            while (indents.length > 0 && (indents.at(-1) ?? 0) >= indent)
                indents.pop();
            indents.push(indent);
            if (indents.length > YAML_DEPTH_LIMIT)
                return at;
        }
        at += line.length + 1;
    }
    return null;
}
/** The value behind an alias; null for an alias that leads nowhere. */
function resolved(node) {
    return node.kind === 'alias' ? node.target : node;
}


/***/ })

};
