export const id = 570;
export const ids = [570];
export const modules = {

/***/ 4570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run),
  shelfIds: () => (/* binding */ shelfIds)
});

;// CONCATENATED MODULE: ./.build/analysis/costs.js
/** A resource larger than this, in bytes, is not counted: no agent reads it whole. */
const COUNTED_BYTES = 1_000_000;
/** What the tiers of a skill cost, in tokens. `shown` is the skill as the open standard gives it to the model. */
function costOf(skill, shown, framing, count, workspace) {
    const byResource = new Map();
    let resources = 0;
    for (const resource of skill.bundle.resources) {
        const text = resource.bytes === 0 ? '' : textOf(workspace, resource.file);
        if (text === null)
            continue;
        const tokens = count(text);
        byResource.set(resource.path, tokens);
        resources += tokens;
    }
    return {
        metadata: count(shown.metadata),
        instructions: count(shown.instructions),
        resources,
        framing: framing === null ? null : shown.instructions.trim() === '' ? 0 : framing,
        byResource,
    };
}
const decoder = new TextDecoder('utf-8', { fatal: true });
/** Null for what is no text: a NUL byte near the start, or bytes that are no UTF-8. */
function textOf(workspace, path) {
    const read = workspace.read(path, COUNTED_BYTES);
    if (!('bytes' in read) || read.bytes.subarray(0, 8192).includes(0))
        return null;
    try {
        return decoder.decode(read.bytes);
    }
    catch {
        return null;
    }
}

// EXTERNAL MODULE: ./.build/source/yaml-scalar.js
var yaml_scalar = __webpack_require__(8816);
;// CONCATENATED MODULE: ./.build/runtimes/reason-field.js

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
        ...reason(code, effect, `\`${field}\` is ${(0,yaml_scalar/* kindWords */.Gk)(value)} where ${meant} is meant.`, cure, span),
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

;// CONCATENATED MODULE: ./.build/runtimes/runtime.js
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

;// CONCATENATED MODULE: ./.build/analysis/load.js


/** Asks every runtime about every skill, catalogue by catalogue, and spreads what one bad file takes down. */
function loadAll(skills, runtimes, recipes) {
    const verdicts = new Map(skills.map((skill) => [skill, new Map()]));
    for (const runtime of runtimes) {
        for (const [deployment, catalog] of catalogs(skills, runtime, recipes)) {
            loadCatalog(runtime, catalog, deployment, verdicts);
        }
    }
    return verdicts;
}
/** Skills that one running agent would see together: those of one root, or of all the roots of one deployment. */
function catalogs(skills, runtime, recipes) {
    const deployments = new Map();
    for (const recipe of recipes.filter((each) => deploys(each, runtime))) {
        for (const scope of recipe.scopes) {
            const deployment = { recipe, scope };
            for (const { path } of scope.skillRoots)
                if (!deployments.has(path))
                    deployments.set(path, deployment);
        }
    }
    const byRoot = new Map();
    for (const skill of skills) {
        const key = deployments.get(skill.place.root) ?? skill.place.root;
        const catalog = byRoot.get(key);
        if (catalog)
            catalog.push(skill);
        else
            byRoot.set(key, [skill]);
    }
    return [...byRoot].map(([key, catalog]) => [typeof key === 'string' ? null : key, catalog]);
}
/** The files of a deployment hold for an older release, `core-agent@2.8`, as well. */
function deploys(recipe, runtime) {
    return runtime.id === recipe.runtime || runtime.id.startsWith(`${recipe.runtime}@`);
}
function loadCatalog(runtime, catalog, deployment, verdicts) {
    const scope = deployment?.scope ?? null;
    const winners = scope && runtime.overlays ? winningCopies(catalog, scope) : new Map();
    const situation = { catalog, recipe: deployment?.recipe ?? null, scope };
    const answers = new Map();
    for (const skill of catalog) {
        const winner = winners.get(skill);
        answers.set(skill, winner ? shadowedBy(winner, runtime) : loadWhereItStands(skill, situation, runtime));
    }
    const culprit = [...answers].find(([, answer]) => takesAllDown(answer))?.[0];
    const lost = [...answers.values()].filter((answer) => answer.status !== 'dropped' || takesAllDown(answer)).length;
    for (const [skill, answer] of answers) {
        const taken = culprit && answer.status !== 'dropped' ? takenDown(culprit, answer, runtime) : answer;
        verdicts.get(skill)?.set(runtime.id, takesAllDown(taken) ? { ...taken, lost } : taken);
    }
}
/**
 * A skill below another runtime's folder is judged as if it were installed: what would become of it is worth more than that
 * it is not found there, which is told beside it.
 */
function loadWhereItStands(skill, situation, runtime) {
    const found = runtime.load(skill, situation);
    const outside = found.reasons.find(({ code }) => code === 'outside-the-roots');
    if (!outside)
        return found;
    const place = { ...skill.place, owner: null };
    const installed = runtime.load(Object.create(skill, { place: { value: place } }), situation);
    return { ...installed, reasons: [...installed.reasons, { ...outside, effect: 'ignored' }] };
}
function takesAllDown(answer) {
    return answer.status === 'dropped' && answer.blast === 'catalog';
}
/** Skills that a copy of the same folder name in an earlier root hides; the key is the hidden one. */
function winningCopies(catalog, scope) {
    const rank = (skill) => scope.skillRoots.findIndex((root) => root.path === skill.place.root);
    const winners = new Map();
    const hidden = new Map();
    for (const skill of [...catalog].sort((left, right) => rank(left) - rank(right))) {
        if (skill.folder === null || skill.place.depth !== 1)
            continue;
        const winner = winners.get(skill.folder);
        if (winner && rank(winner) < rank(skill))
            hidden.set(skill, winner);
        else
            winners.set(skill.folder, skill);
    }
    return hidden;
}
function shadowedBy(winner, runtime) {
    const message = `\`${winner.path}\` has the same folder name in a root that wins, so this SKILL.md is never read.`;
    const cure = 'Rename the folder where both skills are meant to be there.';
    const related = { path: winner.filePath, span: winner.name?.span ?? null, message: 'the copy that wins' };
    const shadowed = { ...reason('shadowed', 'withheld', message, cure, { start: 0, end: 0 }), related };
    return verdict({ silent: true, blast: runtime.blast }, [shadowed], { name: null, description: null });
}
function takenDown(culprit, answer, runtime) {
    const message = `\`${culprit.filePath}\` cannot be read, and it takes every skill of its root down.`;
    const cure = 'Repair that file.';
    const related = { path: culprit.filePath, span: null, message: 'the file that takes the root down' };
    const broken = { ...reason('sibling-broken', 'dropped', message, cure, { start: 0, end: 0 }), related };
    return verdict(runtime, [broken, ...answer.reasons], { name: null, description: null });
}

// EXTERNAL MODULE: ./.build/source/file.js
var source_file = __webpack_require__(4874);
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

// EXTERNAL MODULE: ./.build/source/workspace.js
var source_workspace = __webpack_require__(9091);
;// CONCATENATED MODULE: ./.build/skill/mention-text.js

/** Stands for every character of a code span, so that what is in it is no word of the sentence around it. */
const CODE = '\uE000';
/** A whole code span, in the words around a mention. */
const CODE_WORD = '\u2311';
/** Words further away than this, in UTF-16 units, say nothing about a mention. */
const REACH = 2000;
/** A stretch of Markdown that an agent gets to read, with the means to look around in it. */
class MentionText {
    file;
    markdown;
    span;
    /** The file's text, with code spans masked and code blocks and comments blanked: every offset is the file's. */
    masked;
    /** For each heading the one that it stands under; -1 for none. */
    #parents;
    #before = new Map();
    #after = new Map();
    constructor(file, markdown, span) {
        this.file = file;
        this.markdown = markdown;
        this.span = span;
        this.masked = maskOf(file.text, markdown, span);
        this.#parents = parentsOf(markdown.headings);
    }
    /** The paragraph, list item, heading or table cell around an offset. */
    blockAt(offset) {
        const line = this.#lineAt(offset);
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
        return (0,source_span/* spanOf */.ee)(Math.max(start.start, this.span.start), Math.min(end.end, this.span.end));
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
        while (at > this.span.start && /\s|>/.test(this.masked[at] ?? ''))
            at -= 1;
        if (at <= this.span.start)
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
        if (!isRow(this.masked.slice(line.start, line.end)))
            return '';
        const table = this.markdown.tables.find((each) => (0,source_span/* within */.ux)((0,source_span/* spanOf */.ee)(offset, offset), each));
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
        const start = this.masked.lastIndexOf('\n', Math.max(0, offset - 1)) + 1;
        const end = this.masked.indexOf('\n', Math.max(offset, start));
        return (0,source_span/* spanOf */.ee)(start, end < 0 ? this.masked.length : end);
    }
    #cellAt(offset, line) {
        const text = this.masked;
        let start = offset;
        while (start > line.start && (text[start - 1] !== '|' || text[start - 2] === '\\'))
            start -= 1;
        let end = offset;
        while (end < line.end && (text[end] !== '|' || text[end - 1] === '\\'))
            end += 1;
        return (0,source_span/* spanOf */.ee)(start, end);
    }
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

;// CONCATENATED MODULE: ./.build/skill/mention-negation.js

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
    return new RegExp(`^no (?:${CODE_WORD}|shell|bash|terminal|cli|commands?)[^.:]{0,30}[.:]`, 'i').test(text.lineStart(span.start));
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
const near = new RegExp(`\\b(?:no|zero|neither|nor|non)\\b(?!\\s(?:longer|more|matter|need))(?:[\\s-][^\\s,${CODE_WORD}]+){0,2}\\s*[("'“]*$`, 'i');
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
    const listed = new RegExp(`(?:${CODE_WORD}\\s*(?:,\\s*(?:or|and|nor)?|/|\\+|\\bor\\b|\\band\\b|\\bnor\\b)\\s*)+$`, 'i');
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
const behind = new RegExp(`^(?:\\s*(?:,|/|\\+|\\band\\b|\\bor\\b)*\\s*${CODE_WORD})*\\s*(?:(?:tools?|commands?|CLI|calls?|shell|binary|server)\\s)?(?:` +
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

;// CONCATENATED MODULE: ./.build/skill/mention-programs.js
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

;// CONCATENATED MODULE: ./.build/skill/mention-shell.js


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
            if (words.length === 1 && shellKeywords.has(words[0].text)) {
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
        const own = wrappers.get(program);
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
            const end = new RegExp(`\\n[ \\t]*${word}[ \\t\\r]*(?=\\n|$)`).exec(this.#text.slice(this.#at));
            if (end)
                this.#at += end.index + end[0].length;
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
            if (unit === closer || /[\s;&|)]/.test(unit) || (unit === '(' && !text.endsWith('$')))
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
        return { ...(0,source_span/* spanOf */.ee)(start, this.#at), text, quoted };
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

;// CONCATENATED MODULE: ./.build/skill/mention-script.js




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
        this.read = readShell(code);
        this.isShell = isShell;
        this.denied = denied;
        this.how = how;
    }
    place(at) {
        const start = this.#starts.findLast((each) => each.at <= at);
        return start ? start.place + at - start.at : at;
    }
    *variables({ file }) {
        for (const { name, at, end, hasDefault } of this.read.variables) {
            if (hasDefault)
                continue;
            const span = (0,source_span/* spanOf */.ee)(this.place(at), this.place(at) + end - at);
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
    return new Script(lines, isShell, isDeniedBlock(text, block), prompted ? 'prompt-line' : 'fence');
}
const mention_script_prompt = /^\s*(?:\([\w.-]+\)\s*)?(?:[\w.-]+@[\w.-]+[:~][^$#]{0,40})?[$%]\s+(?=\S)/;
/** The lines behind a prompt, without it, and those that they go on in; null where no line has one. */
function promptedLines(lines) {
    const found = [];
    let goesOn = false;
    for (const line of lines) {
        const mark = mention_script_prompt.exec(line.value);
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
    return (0,source_span/* located */.t4)(value.slice(length), (0,source_span/* spanOf */.ee)(span.start + length, span.end));
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
            skipping = isBadLine(comment);
        else if (!skipping)
            skipping = isTable(line.value);
        found.push(skipping ? (0,source_span/* located */.t4)('', (0,source_span/* spanOf */.ee)(line.span.start, line.span.start)) : line);
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
    const first = readShell(line).commands[0];
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
    const known = familiarity(name);
    if (isPath(program) && !isScript(program))
        return false;
    if (isPath(program) || known === 'plain')
        return args.length > 0 && !notAnArgument.test(args[0] ?? '');
    return known === 'ambiguous' && args.some(isArgument) && !notAnArgument.test(args[0] ?? '');
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

;// CONCATENATED MODULE: ./.build/skill/mention-commands.js






/** The commands that a text tells the agent to run, and the variables of the environment that they need. */
function* commandMentions(text) {
    const assigned = new Set();
    const variables = [];
    for (const block of text.markdown.codeBlocks) {
        const script = scriptOf(text, block);
        if (!script)
            continue;
        for (const name of script.read.assigned)
            assigned.add(name);
        if (script.denied)
            continue;
        yield* blockMentions(text, block, script);
        variables.push(...script.variables(text));
    }
    for (const span of text.markdown.codeSpans) {
        const script = new Script([lineOf(text, span)], false, false, 'span');
        for (const name of script.read.assigned)
            assigned.add(name);
        const found = [...spanMentions(text, span, script)];
        yield* found;
        if (found.length > 0)
            variables.push(...script.variables(text));
    }
    yield* promptLines(text);
    yield* bareCommands(text);
    yield* variables.filter(({ name }) => !assigned.has(name));
}
function* blockMentions(text, block, script) {
    const commands = script.read.commands.filter(({ program }) => isProgram(program) || shellBuiltIns.has(program));
    if (commands.length === 0)
        return;
    if (script.isShell) {
        const name = (block.language ?? 'sh').replace(/[{}]/g, '').toLowerCase();
        const { file } = text;
        yield { kind: 'shell', name, file, span: block.openerSpan, confidence: 'certain', how: 'fence' };
    }
    for (const command of commands) {
        if (shellBuiltIns.has(command.program) || isPrinted(command))
            continue;
        const sure = script.isShell || script.how === 'prompt-line' || isOrder(command);
        yield mentionOf(text, command, script, sure ? 'certain' : 'likely');
    }
}
/** The code of a span on one line, each letter in its place, without a prompt. */
function lineOf(text, { contentSpan }) {
    const code = text.file.slice(contentSpan).replace(/[\r\n][\s>]*/g, (gap) => ' '.repeat(gap.length));
    return cut((0,source_span/* located */.t4)(code, contentSpan), /^\s*\$\s+/.exec(code)?.[0].length ?? 0);
}
function mentionOf(text, command, script, confidence) {
    const start = script.place(command.at);
    const span = (0,source_span/* spanOf */.ee)(start, start + command.program.length);
    const { file } = text;
    const line = [command.program, ...command.args].join(' ').replace(/\s+/g, ' ');
    return { kind: 'command', name: baseName(command.program), file, span, confidence, how: script.how, command: line };
}
/** Commands in a code span: a known program with an argument, or any name with a flag. */
function* spanMentions(text, span, script) {
    const [first] = script.read.commands;
    if (!first || !isProgram(first.program)) {
        yield* bareProgram(text, span);
        return;
    }
    const order = isOrder(first) || wrapsOrder(script.read.commands);
    const flagged = ordering.test(text.before(span.span)) &&
        /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(first.program) &&
        first.args.some((each) => /^--[a-z]/.test(each));
    if (!order && !flagged) {
        yield* bareProgram(text, span);
        return;
    }
    if (isDenied(text, span.span) || opensWithDenial(text, span.span))
        return;
    const told = isTold(text.before(span.span), first);
    for (const command of script.read.commands) {
        if (shellBuiltIns.has(command.program) || !isProgram(command.program))
            continue;
        const known = isPath(command.program) || familiarity(baseName(command.program)) !== 'unknown';
        if (command !== first && !known)
            continue;
        yield mentionOf(text, command, script, order && known && !told ? 'certain' : 'likely');
    }
}
/** "a bare `git checkout`", "through `git --literal-pathspecs`": told of, perhaps not ordered. */
function isTold(before, { args }) {
    if (/\b(?:an?|one|each|every|any|no)\s(?:\w+\s)?$/i.test(before))
        return true;
    return args.every((each) => each.startsWith('-')) && !ordering.test(before);
}
/** `sudo kubectl get pods`, `cat list | xargs rm`: the order is further on. */
function wrapsOrder(commands) {
    return commands.length > 1 && commands.some(isOrder) && familiarity(baseName(commands[0].program)) === 'plain';
}
const ordering = /\b(?:run|execute|invoke|use|call)\s*$/i;
const imperative = new RegExp(`\\b(?:run|use|execute|invoke|call|via|(?:fall|falls) back(?: \\w+)? to|degrade(?: \\w+)? to)\\s*(?:${CODE_WORD}\\s*(?:\\+|/|,|and|or)\\s*)*$`, 'i');
/** Programs that are themselves without an argument; a short name is often a model's, a package's or a value's. */
const toldBare = new Set([...programsWithVerbs, 'gsutil', 'bq', 'jq', 'wget', 'psql', 'python3', 'ssh', 'bash']);
/** "via `kubectl`": an order without arguments. */
function* bareProgram(text, { code, span, contentSpan }) {
    if (!toldBare.has(code) || !imperative.test(text.before(span)))
        return;
    if (isDenied(text, span) || opensWithDenial(text, span))
        return;
    yield {
        kind: 'command',
        name: code,
        file: text.file,
        span: contentSpan,
        confidence: 'likely',
        how: 'prose',
        command: code,
    };
}
/** `$ command` on a line of its own in running text. */
function* promptLines(text) {
    const pattern = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*\$[ \t]+(?=[a-z./])(.+)$/gm;
    for (const match of text.masked.slice(0, text.span.end).matchAll(pattern)) {
        const line = match[1] ?? '';
        const start = match.index + match[0].length - line.length;
        const script = new Script([(0,source_span/* located */.t4)(line, (0,source_span/* spanOf */.ee)(start, start + line.length))], false, false, 'prompt-line');
        for (const command of script.read.commands) {
            if (isProgram(command.program) && !shellBuiltIns.has(command.program))
                yield mentionOf(text, command, script, 'certain');
        }
    }
}
const bare = new RegExp(`(^|[:.;]\\**\\s+|\\b(?:run|execute|use|with|via)\\s+)((?:${programsWithVerbs.join('|')})\\s+[^\\n|]*)`, 'gim');
/** An unformatted command in running text: a program, one of its verbs, and an argument that no sentence has. */
function* bareCommands(text) {
    const plain = text.masked.replace(/^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)+/gm, (marks) => marks.replace(/[^\n]/g, ' '));
    for (const match of plain.slice(0, text.span.end).matchAll(bare)) {
        const line = match[2] ?? '';
        const start = match.index + match[0].length - line.length;
        const [first] = readShell(line).commands;
        if (first?.at !== 0 || !isVerbOf(first.program, firstVerb(first.args)))
            continue;
        const span = (0,source_span/* spanOf */.ee)(start, start + first.program.length);
        if (!first.args.some(isArgument) || isDenied(text, span))
            continue;
        const { file } = text;
        yield { kind: 'command', name: first.program, file, span, confidence: 'likely', how: 'prose', command: line.trim() };
    }
}
/** The first argument that is no flag and no flag's value: `kubectl -n shop get pods`. */
function firstVerb(args) {
    let at = 0;
    while (args[at]?.startsWith('-'))
        at += args[at]?.includes('=') ? 1 : 2;
    return args[at];
}

;// CONCATENATED MODULE: ./.build/skill/mention-tools.js


/** Languages whose code names functions and variables of its own; a tool's name in it is a coincidence. */
const programming = /^(?:python3?|py|js|javascript|jsx|mjs|ts|typescript|tsx|go|golang|rust|rs|java|kotlin|scala|swift|ruby|rb|php|perl|lua|r|julia|dart|elixir|haskell|c|cpp|c\+\+|cs|csharp|objc|sql|html|css|scss|vue|svelte|apex|solidity|powershell|ps1|diff|mermaid|dockerfile|hcl|tf|makefile|graphql|proto|latex|tex|regex)$/i;
/** Names that stand for a name. */
const mention_tools_placeholder = /^(?:x|y|foo|bar|baz|name|tool|tools|tool_?name|server|string|none|null|true|false|my[_-].*|your[_-].*|some[_-].*|example.*|.*_?here)$/i;
/** The tools, servers' tools, skills and sub-agents that a text tells the agent to use. */
function* toolMentions(text) {
    yield* namedInCode(text);
    yield* slotsAndCalls(text);
    yield* namedInWords(text);
    yield* mcpNames(text);
    yield* slashNames(text);
}
const called = /\b(?:call(?:s|ing|ed)?|us(?:e|es|ing)|invok(?:e|es|ing)|run(?:s|ning)?|via|with|through)\s+(?:the\s+|a\s+|an\s+|native\s+)*(?:\u2311\s*(?:,\s*(?:or|and)?|\/|\+|\bor\b|\band\b)\s*)*$/i;
const toolBehind = /^\s*(?:MCP |native |built-in )?(?:tools?|function)\b/i;
/** Words before a name that say that it names something else. */
const otherNoun = /\b(?:keys?|fields?|settings?|parameters?|params?|arguments?|args?|options?|flags?|columns?|property|properties|values?|labels?|variables?|vars?|files?|folders?|director(?:y|ies)|paths?|methods?|class|classes|modules?|tables?|status|state|type|types|enum|branch|tag|package|librar(?:y|ies)|roles?)\s*(?:\u2311\s*(?:,|\/|\bor\b|\band\b)\s*)*(?:named\s+|called\s+)?["'“]?$/i;
const otherNounBehind = /^\s*(?:keys?|fields?|settings?|parameters?|params?|arguments?|args?|options?|flags?|columns?|property|properties|values?|labels?|variables?|files?|folders?|director(?:y|ies)|paths?|methods?|class|modules?|tables?|packages?|roles?|[=:])(?![\w-])/i;
/** One name in backticks: surely meant as a tool where the words say so, perhaps where it only looks like one. */
function* namedInCode(text) {
    for (const { code, span, contentSpan } of text.markdown.codeSpans) {
        const name = /^([A-Za-z][\w-]*)(?:\(\))?$/.exec(code)?.[1];
        if (!name || name.includes('__'))
            continue;
        const before = text.before(span);
        const after = text.after(span);
        if (otherNounBehind.test(after))
            continue;
        const kind = nounOf(after, before);
        const asTool = toolBehind.test(after) || kind !== 'tool';
        const how = asTool ? 'named-tool' : called.test(before) || code.endsWith('()') ? 'order' : 'name';
        if ((how === 'name' && otherNoun.test(before)) || isDenied(text, span))
            continue;
        const confidence = kind === 'tool' && (how !== 'name' || looksCompound(name)) ? 'certain' : 'likely';
        yield { kind, name, file: text.file, span: (0,source_span/* within */.ux)(contentSpan, span) ? contentSpan : span, confidence, how };
    }
}
function nounOf(after, before) {
    if (/^\s*skills?\b(?!\.)/i.test(after) || /\bskill\s*$/i.test(before))
        return 'skill';
    return /^\s*(?:sub-?agents?)\b/i.test(after) ? 'subagent' : 'tool';
}
/** `fetch_url`, `WebFetch`: no word of a language looks like it. */
function looksCompound(name) {
    return /[a-z0-9]_[a-z0-9]/i.test(name) || /[a-z][A-Z]/.test(name);
}
/** `tool: "x"`, `"tool": "x"`, `tool: x`. */
const slot = /(?<![\w-])(["']?)tool\1[ \t]*[:=][ \t]*(?:(["'])([A-Za-z]\w*(?:[-./:]\w+)*)\2|([A-Za-z]\w*)(?=[ \t]*(?:$|[,)}`])))/gm;
/** `x(key: …)`, `x(key=…)`, over lines too; not what is assigned or annotated with. */
const call = /(?<![\w.$:/@-])([A-Za-z_][\w-]*)\((?=\s*(?:\/\/[^\n]*\n\s*)?(["']?)[a-z_]\w*\2\s*(?:=(?!=)|:)\s*\S)/g;
/** Names in a place that holds a tool: a slot, or in front of arguments that have names. */
function* slotsAndCalls(text) {
    const { file } = text;
    for (const part of readable(text)) {
        for (const match of part.value.matchAll(slot)) {
            const name = match[3] ?? match[4] ?? '';
            const quoted = match[3] !== undefined;
            if (mention_tools_placeholder.test(name) || (!quoted && !part.inCode))
                continue;
            const at = part.span.start + match.index + match[0].lastIndexOf(name);
            const span = (0,source_span/* spanOf */.ee)(at, at + name.length);
            if (part.isDenied(span))
                continue;
            const confidence = quoted && match[1] === '' ? 'certain' : 'likely';
            yield { kind: 'tool', name, file, span, confidence, how: 'tool-slot' };
        }
        if (!part.inCode)
            continue;
        for (const match of part.value.matchAll(call)) {
            const name = match[1] ?? '';
            const at = part.span.start + match.index;
            const span = (0,source_span/* spanOf */.ee)(at, at + name.length);
            const isAssigned = /=[ \t]*$/.test(part.value.slice(Math.max(0, match.index - 20), match.index));
            if (mention_tools_placeholder.test(name) || isAssigned || part.isDenied(span))
                continue;
            yield { kind: 'tool', name, file, span, confidence: 'certain', how: 'call' };
        }
    }
}
/** Languages of blocks that a tool's call may stand in. */
const notation = /^(?:te?xt|plaintext|plain|jsonc?|json5|ya?ml|toml|md|markdown|xml|tool|tools|prompt|example)$/i;
/** What only program text has, in a block that names no language. */
const programLine = /^\s*(?:import |from \S+ import |def |class |const |let |var |function |return |#include|package |public |async |await )/m;
function mention_tools_isProgram({ language, code }) {
    return language === null ? programLine.test(code) : !notation.test(language);
}
/** Code spans and blocks that are no program text, and the running text around them. */
function* readable(text) {
    for (const block of text.markdown.codeBlocks) {
        if (mention_tools_isProgram(block))
            continue;
        // Indents and quote marks between the lines do no harm to what is looked for here.
        const span = block.contentSpan;
        yield { ...(0,source_span/* located */.t4)(text.file.slice(span), span), inCode: true, isDenied: () => isDeniedBlock(text, block) };
    }
    for (const { span, contentSpan } of text.markdown.codeSpans) {
        const code = text.file.slice(contentSpan);
        yield { ...(0,source_span/* located */.t4)(code, contentSpan), inCode: true, isDenied: () => isDenied(text, span) };
    }
    const words = text.masked.slice(text.span.start, text.span.end);
    yield { ...(0,source_span/* located */.t4)(words, text.span), inCode: false, isDenied: (place) => isDenied(text, place) };
}
/** "the fetch_url tool", "call record_plan" without backticks, for names that no sentence has as a word. */
function* namedInWords(text) {
    const pattern = /(?<![\w./$-])([a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?![\w/.-]*[\w/-])/g;
    for (const match of text.masked.slice(0, text.span.end).matchAll(pattern)) {
        const name = match[1] ?? '';
        const span = (0,source_span/* spanOf */.ee)(match.index, match.index + name.length);
        const asTool = toolBehind.test(text.after(span));
        if ((!asTool && !called.test(text.before(span))) || isDenied(text, span))
            continue;
        yield { kind: 'tool', name, file: text.file, span, confidence: 'likely', how: asTool ? 'named-tool' : 'order' };
    }
}
/** `mcp__server__tool` and `mcp:server/tool` wherever they stand, `server__tool` and `server:tool` in backticks. */
function* mcpNames(text) {
    const explicit = /(?<![\w./-])mcp(?:__[A-Za-z0-9][\w-]*?(?:__(?:[A-Za-z0-9][\w-]*|\*))?|:[A-Za-z0-9][\w.-]*\/[\w.-]+)(?![\w-])/g;
    const hidden = text.markdown.codeBlocks.filter((block) => programming.test(block.language ?? ''));
    const source = text.file.text.slice(0, text.span.end);
    for (const match of source.slice(text.span.start).matchAll(explicit)) {
        const start = text.span.start + match.index;
        const span = (0,source_span/* spanOf */.ee)(start, start + match[0].length);
        if (hidden.some((block) => (0,source_span/* within */.ux)(span, block.span)) || /__\*$/.test(match[0]))
            continue;
        if (/[_:](?:server|your|my|example|foo)[_/]|<|\bmcp__$/i.test(match[0]) || isDenied(text, span))
            continue;
        yield { kind: 'mcp', name: match[0], file: text.file, span, confidence: 'certain', how: 'named-tool' };
    }
    for (const { code, span, contentSpan } of text.markdown.codeSpans) {
        if (!/^[A-Za-z][\w-]*?(?:__[A-Za-z]\w*|:[A-Za-z]\w*)$/.test(code) ||
            code.startsWith('mcp__') ||
            isDenied(text, span))
            continue;
        const asTool = called.test(text.before(span)) || toolBehind.test(text.after(span));
        const how = asTool ? 'named-tool' : 'name';
        yield {
            kind: 'mcp',
            name: code,
            file: text.file,
            span: contentSpan,
            confidence: asTool ? 'certain' : 'likely',
            how,
        };
    }
}
/** `/plugin:skill`: how clients with slash commands write another skill's name. */
function* slashNames(text) {
    const pattern = /(?<![\w/.:<\]})-])\/([a-z][a-z0-9-]*:[a-z][a-z0-9-]*)(?![\w/.:-]*[\w/])/g;
    const regions = [
        { code: text.masked.slice(text.span.start, text.span.end), start: text.span.start },
        ...text.markdown.codeSpans.map(({ contentSpan }) => ({
            code: text.file.slice(contentSpan),
            start: contentSpan.start,
        })),
    ];
    for (const { code, start } of regions) {
        for (const match of code.matchAll(pattern)) {
            const span = (0,source_span/* spanOf */.ee)(start + match.index, start + match.index + match[0].length);
            if (isDenied(text, span))
                continue;
            yield { kind: 'skill', name: match[1] ?? '', file: text.file, span, confidence: 'certain', how: 'named-tool' };
        }
    }
}

// EXTERNAL MODULE: ./.build/source/yaml.js
var source_yaml = __webpack_require__(2695);
;// CONCATENATED MODULE: ./.build/skill/steps.js

/** The frontmatter's lists of steps: the top-level key, then the one under `metadata`. */
function readStepLists(fields) {
    const lists = [];
    const top = fields.get('steps');
    if (top)
        lists.push(listOf('steps', top.key.span, top.value));
    const metadata = fields.get('metadata');
    const map = metadata ? (0,source_yaml/* resolved */.L$)(metadata.value) : null;
    if (map?.kind === 'map') {
        for (const { key, value } of map.pairs) {
            if (key.value === 'steps')
                lists.push(listOf('metadata.steps', key.span, value));
        }
    }
    return lists;
}
function listOf(where, keySpan, value) {
    const node = (0,source_yaml/* resolved */.L$)(value);
    return { where, keySpan, value, items: node?.kind === 'list' ? node.items : [] };
}
function frontmatterSteps(lists) {
    const list = lists[0];
    if (!list)
        return [];
    const steps = [];
    for (const item of list.items) {
        const node = (0,source_yaml/* resolved */.L$)(item);
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

;// CONCATENATED MODULE: ./.build/skill/mentions.js








/** A larger reference, in bytes, is not looked into. */
const REFERENCE_BYTES = 500_000;
/** Markdown files of a bundle that are for the people who keep it, not for the agent. */
const forPeople = /^(?:readme|changelog|license|licence|notice|contributing|security|code_of_conduct)\b/i;
/** What a skill tells the agent to use: in its description, its steps, its body and its references, in this order. */
function readMentions(skill, workspace) {
    const { file } = skill;
    const described = skill.description ? [skill.description.span] : [];
    const steps = frontmatterSteps(skill.stepLists).map(({ span }) => span);
    const found = [...described, ...steps].flatMap((span) => mentionsIn(file, span, { isValue: true }));
    found.push(...allowedTools(skill));
    found.push(...mentionsOf(new MentionText(file, skill.body, skill.bodySpan)));
    for (const { path, file: at, tier } of skill.bundle.resources) {
        if (!path.toLowerCase().endsWith('.md') || tier === 'assets' || tier === 'scripts')
            continue;
        if (forPeople.test((0,source_workspace/* nameOf */.Vb)(path)))
            continue;
        const read = workspace.read(at, REFERENCE_BYTES);
        if (!('bytes' in read))
            continue;
        const reference = (0,source_file/* decode */.D4)(at, read.bytes);
        found.push(...mentionsIn(reference, (0,source_span/* spanOf */.ee)(0, reference.text.length)));
    }
    return found;
}
/** The mentions of a stretch of Markdown. A value of the frontmatter has no blocks of code. */
function mentionsIn(file, span, { isValue = false } = {}) {
    const markdown = parseMarkdown(file.text, span.start, span.end);
    return mentionsOf(new MentionText(file, isValue ? { ...markdown, codeBlocks: [] } : markdown, span));
}
/** Each name once a place: the surest reading of it. */
function mentionsOf(text) {
    const found = new Map();
    for (const mention of [...commandMentions(text), ...toolMentions(text)]) {
        const key = `${mention.kind} ${mention.name} ${mention.span.start}`;
        if (mention.confidence === 'certain' || !found.has(key))
            found.set(key, mention);
    }
    return [...found.values()];
}
/** The entries of `allowed-tools`, without what they allow the tool to do. */
function allowedTools({ allowedTools: entries, file }) {
    return entries.map(({ value, span }) => {
        const name = value.replace(/\(.*$/s, '');
        const kind = /^mcp(?:__|:)/.test(name) ? 'mcp' : 'tool';
        const place = (0,source_span/* spanOf */.ee)(span.start, Math.min(span.end, span.start + value.length));
        return { kind, name, file, span: place, confidence: 'certain', how: 'allowed-tools' };
    });
}

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
    const known = servers.find(({ key }) => resolve_mcp_plain(key) === resolve_mcp_plain(parts.server));
    if (known) {
        if (parts.spoken || parts.tool === null || parts.tool === '*')
            return toolOf(mention, known, parts.tool, scope);
        const meant = known.prefix + parts.tool;
        const why = `the tools of \`${known.key}\` are called \`${known.prefix}…\` here`;
        return { mention, state: 'missing', gap: 'mcp-spelling', why, meant, server: known.key };
    }
    if (!parts.explicit && (parts.spoken || !/^(?:tool-slot|call|allowed-tools)$/.test(mention.how)))
        return null;
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
    const why = `\`${server.key}\` has ${server.tools.length} tools, and \`${tool}\` is none of them`;
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
function resolve_mcp_plain(key) {
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
function resolve_missing(mention, gap, why, meant = null) {
    return { mention, state: 'missing', gap, why, meant, server: null };
}
function resolveCommand(mention, { scope }) {
    const shell = shellOf(scope);
    if (shell === undefined)
        return unknown(mention, 'whether there is a shell is not known');
    if (shell === null)
        return resolve_missing(mention, 'shell', 'this runtime has no tool that runs commands');
    if (!shell.registered)
        return resolve_missing(mention, 'shell', `\`${shell.name}\` is not registered, as ${shell.why}`);
    if (mention.kind === 'shell')
        return provided(mention);
    if (scope.binaries === null)
        return unknown(mention, 'nobody listed the programs of this deployment');
    if (isPath(mention.name))
        return unknown(mention, 'programs are listed by name, not by path');
    if (scope.binaries.includes(mention.name))
        return provided(mention);
    return resolve_missing(mention, 'program', 'it is not among the programs of this deployment');
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
        return resolve_missing(mention, 'built-in', builtIn.why);
    if (scope.otherTools?.includes(name) || scope.servers?.some(({ key }) => key === name))
        return provided(mention);
    const server = serverOf(name, scope.servers ?? []);
    if (server) {
        const answer = toolOf(mention, server, name.slice(server.prefix.length), scope);
        return answer.gap === 'mcp-tool' && how === 'name' && answer.meant === null ? null : answer;
    }
    if (name.includes('__'))
        return resolveMcp({ ...mention, kind: 'mcp' }, around.recipe, scope);
    return isUnknownTool(mention, around) ? resolve_missing(mention, 'tool', noTool(around), nearTool(name, scope)) : null;
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
    return resolve_missing(mention, 'variable', 'it is not among the variables of this deployment');
}
function resolveSkill(mention, { recipe, skills, withheld }) {
    const name = mention.name.slice(mention.name.indexOf(':') + 1);
    if (skills.has(name))
        return provided(mention);
    if (withheld.has(name))
        return resolve_missing(mention, 'skill', 'it is there and withheld');
    if (!recipe.closed || !name.includes('-'))
        return null;
    return resolve_missing(mention, 'skill', 'no skill of that name is loaded here', (0,nearest/* nearest */.pA)(name, [...skills]));
}
function resolveAgent(mention, { recipe, scope }) {
    const names = [...(scope.otherTools ?? []), ...recipe.scopes.map((each) => each.name)];
    if (names.includes(mention.name))
        return provided(mention);
    if (!recipe.closed || scope.otherTools === undefined)
        return null;
    return resolve_missing(mention, 'subagent', 'no sub-agent of that name is declared', (0,nearest/* nearest */.pA)(mention.name, names));
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

;// CONCATENATED MODULE: ./.build/analysis/reach-all.js


/** The mentions of each skill, read when first asked for. */
class Mentions {
    #set;
    #found = new Map();
    constructor(set) {
        this.#set = set;
    }
    of(skill) {
        const known = this.#found.get(skill);
        if (known)
            return known;
        const found = readMentions(skill, this.#set.workspace);
        this.#found.set(skill, found);
        return found;
    }
}
/** Holds what the skills and texts of every recipe say against what its scopes have. */
function reachAll(set, recipes, shelf, mentions) {
    return recipes.flatMap((recipe) => {
        const runtime = shelf.find(({ id }) => id === recipe.runtime) ?? null;
        return recipe.scopes.map((scope) => reachOf(set, recipe, scope, runtime, mentions));
    });
}
function reachOf({ skills }, recipe, scope, runtime, mentions) {
    const given = skillsOf(skills, recipe, scope);
    const verdicts = new Map(given.map((skill) => [skill, runtime?.load(skill, { catalog: given, recipe, scope }) ?? null]));
    const named = (withheld) => {
        const some = given.filter((skill) => (verdicts.get(skill)?.status === 'withheld') === withheld);
        return new Set(some.flatMap(({ name, folder }) => [name?.value ?? '', folder ?? '']));
    };
    const around = { recipe, scope, skills: named(false), withheld: named(true) };
    const reaches = given.map((skill) => {
        const verdict = verdicts.get(skill) ?? null;
        const answers = answersTo(mentions.of(skill), around);
        // The parsed body is needed again only when the rules come to this skill.
        skill.settle();
        const requires = resolveRequires(skill.requires, scope);
        return { skill, status: verdict?.status ?? 'unknown', reasons: verdict?.reasons ?? [], requires, answers };
    });
    const texts = (scope.texts ?? []).flatMap(({ file, span }) => answersTo(mentionsIn(file, span), around));
    return { recipe, scope, skills: reaches, texts };
}
function answersTo(found, around) {
    return found.flatMap((mention) => resolveMention(mention, around) ?? []);
}
/** The skills of a scope: those of its roots, a copy in an earlier root before the later ones, narrowed by its grants. */
function skillsOf(skills, recipe, scope) {
    const grants = scope.grants ?? null;
    if (scope.inherits && grants === null)
        return [];
    const roots = (scope.inherits ? recipe.scopes[0] : scope)?.skillRoots ?? [];
    const taken = new Set();
    const found = [];
    for (const { path } of roots) {
        const here = skills.filter(({ place, isSample, unreadable }) => place.root === path && !isSample && unreadable === null);
        for (const skill of here) {
            const folder = skill.folder ?? skill.path;
            const granted = grants === null || grants.includes(skill.name?.value ?? folder);
            if (granted && !taken.has(folder))
                found.push(skill);
        }
        for (const { folder, path: at } of here)
            taken.add(folder ?? at);
    }
    return found;
}

;// CONCATENATED MODULE: ./.build/analysis/targets.js
/** Dot folders that belong to one runtime, or are shared: a skill in one is written for these. */
const ofFolder = {
    '.agents': ['agentskills', 'codex', 'copilot-cli', 'gemini-cli', 'opencode'],
    '.claude': ['claude-code'],
    '.clinerules': ['cline'],
    '.codex': ['codex'],
    '.cursor': ['cursor'],
    '.deepagents': ['deepagents'],
    '.gemini': ['gemini-cli'],
    '.github': ['copilot-cli', 'vscode'],
    '.goose': ['goose'],
    '.hermes': ['hermes'],
    '.opencode': ['opencode'],
    '.openhands': ['openhands'],
    '.pi': ['pi'],
    '.qwen': ['qwen-code'],
    '.roo': ['roo-code'],
};
/** A skill elsewhere is one of a collection: written to be installed anywhere. */
const anywhere = ['agentskills', 'claude-code', 'codex', 'copilot-cli', 'gemini-cli', 'opencode'];
/** The runtimes that a repository targets with a skill: those asked for, or those that its place speaks for. */
function targeting(asked, skills, recipes) {
    if (asked) {
        const targets = asked.map((id) => ({ id, why: 'asked for', asked: true }));
        return () => targets;
    }
    const named = skills.filter((skill) => !skill.isSample && skill.name);
    const namespaced = named.length > 0 && named.every((skill) => /^[^/\s]+\/[^/\s]+$/.test(skill.name?.value ?? ''));
    const deployed = deployedTo(recipes);
    const known = new Map();
    return ({ place: { root, owner } }) => {
        const targets = known.get(root) ?? defaults(root, owner, deployed, namespaced);
        known.set(root, targets);
        return targets;
    };
}
/** Root → runtimes whose recipes find skills there. */
function deployedTo(recipes) {
    const deployed = new Map();
    for (const { runtime, scopes } of recipes) {
        for (const { path } of scopes.flatMap((scope) => scope.skillRoots)) {
            deployed.set(path, (deployed.get(path) ?? new Set()).add(runtime));
        }
    }
    return deployed;
}
function defaults(root, owner, deployed, namespaced) {
    const own = owner === null ? undefined : ofFolder[owner];
    const place = own ? `skills in ${owner} are for it` : 'skills of a collection are for it';
    const targets = (own ?? anywhere).map((id) => ({ id, why: place, asked: false }));
    for (const id of deployed.get(root) ?? []) {
        if (!targets.some((target) => target.id === id))
            targets.push({ id, why: 'a recipe finds skills there', asked: false });
    }
    if (namespaced)
        targets.push({ id: 'cleveragents', why: 'every name is namespace/short-name', asked: false });
    return targets;
}
/** Targets of any skill, and the well-known others whose refusal is told as well. */
function askedRuntimes(runtimes, skills, targetsOf) {
    const targets = new Set(skills.flatMap((skill) => targetsOf(skill).map(({ id }) => id)));
    return runtimes.filter((runtime) => targets.has(runtime.id) || runtime.wellKnown);
}

;// CONCATENATED MODULE: ./.build/analysis/analyze.js




/** Resolves, loads and measures: all facts of a run, once. */
function analyze(set, recipes, shelf, asked) {
    const targetsOf = targeting(asked.runtimes, set.skills, recipes);
    const runtimes = askedRuntimes(shelf, set.skills, targetsOf);
    const verdicts = loadAll(set.skills, runtimes, recipes);
    const mentions = new Mentions(set);
    return {
        set,
        recipes,
        runtimes,
        verdicts,
        costs: measure(set, shelf, targetsOf, asked),
        reach: reachAll(set, recipes, shelf, mentions),
        mentionsOf: (skill) => mentions.of(skill),
        targetsOf,
    };
}
function measure(set, shelf, targetsOf, { count, progress }) {
    const standard = shelf[0];
    const costs = new Map();
    for (const [index, skill] of set.skills.entries()) {
        if (!standard)
            break;
        const framings = targetsOf(skill).map(({ id }) => shelf.find((runtime) => runtime.id === id)?.present(skill).framing);
        const framing = framings.find((each) => each != null)?.tokens ?? null;
        costs.set(skill, costOf(skill, standard.present(skill), framing, count, set.workspace));
        progress?.(index + 1, set.skills.length);
    }
    return costs;
}

;// CONCATENATED MODULE: ./.build/analysis/tokens.js
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

// EXTERNAL MODULE: ./.build/version.js
var version = __webpack_require__(5922);
;// CONCATENATED MODULE: ./.build/check.js

/** Where the rules' pages are, at the release that speaks. */
const pages = `https://github.com/skillproof/skillproof/blob/v${version/* VERSION */.x}/src/rules/README.md`;
/** Runs the rules of the profile over the facts, skill by skill and then on the whole, and stamps each finding with its rule. */
function check(analysis, shelf, settings) {
    const { profile = 'default' } = settings;
    const rules = shelf.filter((rule) => (rule.profile ?? 'default') === profile);
    const diagnostics = [];
    for (const skill of analysis.set.skills) {
        // A sample and a file that cannot be read have one thing to say, and the verdict says it.
        const silent = skill.isSample || skill.unreadable !== null;
        for (const rule of rules) {
            if (rule.on !== 'skill' || (silent && !rule.speaksForVerdicts))
                continue;
            for (const finding of rule.check(skill, analysis, settings))
                diagnostics.push(stamp(rule, finding));
        }
        skill.settle();
    }
    for (const rule of rules) {
        if (rule.on !== 'set')
            continue;
        for (const finding of rule.check(analysis, settings))
            diagnostics.push(stamp(rule, finding));
    }
    return diagnostics;
}
function stamp(rule, finding) {
    return {
        ...finding,
        rule: finding.cause ? `${rule.id}/${finding.cause}` : rule.id,
        severity: finding.severity ?? rule.severity,
        url: `${pages}#${rule.id}`,
    };
}

// EXTERNAL MODULE: ./.build/diagnostic.js
var diagnostic = __webpack_require__(8867);
// EXTERNAL MODULE: ./.build/source/json.js
var source_json = __webpack_require__(8342);
;// CONCATENATED MODULE: ./.build/skill/frontmatter.js



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
        early.push({ code: 'not-utf-8', span: (0,source_span/* spanOf */.ee)(0, 0), detail });
    }
    else if (start === 1)
        early.push({ code: 'byte-order-mark', span: (0,source_span/* spanOf */.ee)(0, 1), detail: '' });
    if (text.includes('\r') && !text.includes('\n')) {
        early.push({ code: 'line-ends-carriage-return', span: (0,source_span/* spanOf */.ee)(0, 0), detail: '' });
        return blockOf(file, 0, text.indexOf('\r'), early, '\r');
    }
    const lineEnd = frontmatter_endOfLine(text, start);
    const first = text.slice(start, lineEnd);
    if (/^---[ \t]*\r?$/.test(first)) {
        const blank = first.replace(/\r$/, '').length > 3;
        if (blank)
            early.push({ code: 'blank-after-opening-dashes', span: (0,source_span/* spanOf */.ee)(start + 3, start + 4), detail: '' });
        return blockOf(file, start, lineEnd, early, '\n');
    }
    return elsewhere(file, start, first, early);
}
/** The block stands lower, or its first line is no opening line, or there is none. */
function elsewhere(file, start, first, early) {
    const { text } = file;
    const span = (0,source_span/* spanOf */.ee)(start, Math.max(start, frontmatter_endOfLine(text, start)));
    const below = blockBelow(text, start);
    if (/^---/.test(first) && /^(?:name|description)\s*:/m.test(text.slice(0, 2000))) {
        const detail = first.trim();
        return blockOf(file, start, frontmatter_endOfLine(text, start), [...early, { code: 'text-on-opening-line', span, detail }], '\n');
    }
    if (/^\\-/.test(first))
        return none(text, [...early, { code: 'escaped-dashes', span, detail: '' }]);
    if (below === null)
        return none(text, [...early, { code: 'frontmatter-missing', span, detail: '' }]);
    const fenced = /^\s*(?:`{3,}|~{3,})/.test(first);
    const code = fenced ? 'frontmatter-in-code-fence' : 'content-before-frontmatter';
    return blockOf(file, below, frontmatter_endOfLine(text, below), [...early, { code, span, detail: contentWords(first) }], '\n');
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
        const end = frontmatter_endOfLine(text, at);
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
    const opening = (0,source_span/* spanOf */.ee)(start, Math.max(start, frontmatter_trimmedEnd(text, start, lineEnd < 0 ? text.length : lineEnd)));
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
    const yaml = (0,source_yaml/* parseYaml */.hN)(source, yamlStart, close.start);
    return {
        span: (0,source_span/* spanOf */.ee)(opening.start, close.span.end),
        opening,
        closing: close.span,
        yamlSpan: (0,source_span/* spanOf */.ee)(yamlStart, close.start),
        yaml,
        faults: after,
        fields: fieldsOf(yaml.root),
        bodyStart: Math.min(text.length, close.end),
    };
}
function none(text, faults) {
    const empty = { span: null, opening: null, closing: null, yamlSpan: null, yaml: null };
    return { ...empty, faults, fields: new Map(), bodyStart: text.startsWith(source_file/* BYTE_ORDER_MARK */.sn) ? 1 : 0 };
}
/** The first line that is three dashes, with blanks behind them allowed. */
function closingLine(text, from, lineBreak) {
    for (let at = from; at <= text.length;) {
        const found = text.indexOf(lineBreak, at);
        const end = found < 0 ? text.length : found;
        const line = text.slice(at, end).replace(/\r$/, '');
        if (/^---[ \t]*$/.test(line)) {
            const sloppy = line.length > 3 ? 'a blank stands behind the closing dashes' : null;
            return { start: at, span: (0,source_span/* spanOf */.ee)(at, at + line.length), end: end + 1, sloppy };
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
    const map = root ? (0,source_yaml/* resolved */.L$)(root) : null;
    if (map?.kind !== 'map')
        return fields;
    for (const { key, value } of map.pairs) {
        if (!fields.has(key.value))
            fields.set(key.value, { name: key.value, key, value });
    }
    return fields;
}
function frontmatter_endOfLine(text, from) {
    const end = text.indexOf('\n', from);
    return end < 0 ? text.length : end;
}
function frontmatter_trimmedEnd(text, start, end) {
    let at = end;
    while (at > start && /\s/.test(text[at - 1] ?? ''))
        at -= 1;
    return at;
}

// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var smol_toml_dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./.build/source/toml.js


/**
 * TOML in the nodes that JSON and YAML have. A key's place is that of the line that writes it; a key inside an inline
 * table has the place of that table's key.
 */
function readToml(file) {
    const { text } = file;
    try {
        const value = (0,smol_toml_dist/* parse */.qg)(file.hasByteOrderMark ? text.slice(1) : text);
        return { root: nodeOf(value, [], keyPlaces(text), (0,source_span/* spanOf */.ee)(0, text.length)), fault: null };
    }
    catch (error) {
        const line = error instanceof smol_toml_dist/* TomlError */.zx ? error.line : 1;
        const column = error instanceof smol_toml_dist/* TomlError */.zx ? error.column : 1;
        const at = Math.min((file.lineStarts[line - 1] ?? 0) + column - 1, text.length);
        return {
            root: null,
            fault: { message: 'it is no TOML from here on', span: (0,source_span/* spanOf */.ee)(at, Math.min(at + 1, text.length)) },
        };
    }
}
function nodeOf(value, path, places, around) {
    const span = places.get(JSON.stringify(path)) ?? around;
    if (Array.isArray(value)) {
        const items = value.map((item) => nodeOf(item, path, places, span));
        return { kind: 'list', flow: true, tag: null, items, span };
    }
    if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
        const pairs = Object.entries(value).map(([key, each]) => {
            const inner = [...path, key];
            const place = places.get(JSON.stringify(inner)) ?? span;
            return {
                key: { kind: 'scalar', value: key, style: 'double', tag: null, span: place },
                value: nodeOf(each, inner, places, place),
            };
        });
        return { kind: 'map', flow: false, tag: null, pairs, span };
    }
    const style = typeof value === 'string' ? 'double' : 'plain';
    return { kind: 'scalar', value: String(value), style, tag: null, span };
}
const keyPart = /[ \t]*(?:"((?:[^"\\\n]|\\.)*)"|'([^'\n]*)'|([\w-]+))[ \t]*/y;
/** Where each key stands that a line starts with or a header names; told from the lines alone, so only for pointing at. */
function keyPlaces(text) {
    const places = new Map();
    let table = [];
    let start = 0;
    for (const line of text.split('\n')) {
        const header = /^[ \t]*\[\[?/.exec(line);
        const found = keysAt(text, start + (header?.[0].length ?? 0));
        const sign = found && text[found.end];
        if (found && header && sign === ']')
            table = found.keys;
        if (found && (header ? sign === ']' : sign === '=')) {
            const path = header ? found.keys : [...table, ...found.keys];
            const whole = JSON.stringify(path);
            if (!places.has(whole))
                places.set(whole, found.span);
        }
        start += line.length + 1;
    }
    return places;
}
function keysAt(text, start) {
    const keys = [];
    let at = start;
    for (;;) {
        keyPart.lastIndex = at;
        const match = keyPart.exec(text);
        if (!match)
            return null;
        keys.push(match[1] ?? match[2] ?? match[3] ?? '');
        at = keyPart.lastIndex;
        if (text[at] !== '.')
            break;
        at += 1;
    }
    const raw = text.slice(start, at);
    const first = start + raw.length - raw.trimStart().length;
    return { keys, span: (0,source_span/* spanOf */.ee)(first, first + raw.trim().length), end: at };
}

;// CONCATENATED MODULE: ./.build/recipes/recipe-file.js






/** A larger file of a recipe, in bytes, is not read. */
const RECIPE_BYTES_LIMIT = 1_000_000;
const blank = (reader) => (file) => file.text.trim() === '' ? { root: null, fault: null } : reader(file);
const dialects = {
    json: source_json/* readJson */.Vh,
    'json-or-blank': blank(source_json/* readJson */.Vh),
    jsonc: blank(source_json/* readJsonc */.AH),
    toml: readToml,
};
/**
 * Reads a config file; null where it is not there. A file that cannot be read or parsed is complained about.
 * `cost` is what the runtime does then: a sentence.
 */
function readConfigFile(workspace, path, dialect, complain, cost) {
    if (!workspace.has(path))
        return null;
    const read = workspace.read(path, RECIPE_BYTES_LIMIT);
    if (!('bytes' in read)) {
        const file = (0,source_file/* decode */.D4)(path, new Uint8Array());
        complain('config-unreadable', { file, span: null }, `\`${path}\` cannot be read: ${read.why}. ${cost}`);
        return { file, root: null };
    }
    const file = (0,source_file/* decode */.D4)(path, read.bytes);
    const { root, fault } = dialects[dialect](file);
    if (fault) {
        const remedy = dialect.startsWith('json') && dialect !== 'jsonc'
            ? ' Write plain JSON, without comments and trailing commas.'
            : '';
        const message = `\`${path}\` cannot be parsed: ${fault.message}. ${cost}${remedy}`;
        complain('config-syntax', { file, span: fault.span }, message);
    }
    return { file, root };
}
/** A text file; null where it is not there or cannot be read. */
function readText(workspace, path) {
    if (!workspace.has(path))
        return null;
    const read = workspace.read(path, RECIPE_BYTES_LIMIT);
    return 'bytes' in read ? (0,source_file/* decode */.D4)(path, read.bytes) : null;
}
function inside(folder, name) {
    return folder === '.' ? name : `${folder}/${name}`;
}
/** Where a path leads: a link to a folder of the tree is the folder. */
function linkTarget(workspace, path) {
    return workspace.linkedFolders.get(path) ?? path;
}
/** True where a path would be seen if it were there. Only then can it be called missing. */
function isMissing(workspace, path) {
    if (path === '.' || workspace.has(path) || workspace.linkedFolders.has(path))
        return false;
    const below = (folder) => folder === '.' || path === folder || path.startsWith(`${folder}/`);
    const seen = workspace.roots.some((root) => below(root) && (root !== '.' || !path.startsWith('..')));
    return seen && !workspace.leftOut.some((left) => below(left.path));
}
const indexes = new WeakMap();
/** What stands right in a folder, sorted by path. Told from one walk over the tree, however many recipes ask. */
function childrenOf(workspace, folder) {
    let index = indexes.get(workspace);
    if (!index) {
        const built = new Map();
        for (const entry of workspace.entries) {
            const above = (0,source_workspace/* folderOf */.yS)(entry.path);
            const known = built.get(above);
            if (known)
                known.push(entry);
            else
                built.set(above, [entry]);
        }
        indexes.set(workspace, built);
        index = built;
    }
    return index.get(folder) ?? [];
}
/** The files with that ending right in a folder. */
function filesIn(workspace, folder, ending) {
    const files = childrenOf(workspace, folder).filter(({ path, kind }) => kind === 'file' && path.endsWith(ending));
    return files.map(({ path }) => path);
}
/** What kind of thing stands at a path; null where nothing does. */
function kindAt(workspace, path) {
    if (path === '.')
        return 'directory';
    return childrenOf(workspace, (0,source_workspace/* folderOf */.yS)(path)).find((entry) => entry.path === path)?.kind ?? null;
}
/** Names of the folders right below the roots that hold a SKILL.md. */
function skillNamesIn(workspace, roots) {
    const folders = roots.flatMap((root) => childrenOf(workspace, root)).filter(({ kind }) => kind === 'directory');
    const skills = folders.filter(({ path }) => kindAt(workspace, `${path}/SKILL.md`) === 'file');
    return [...new Set(skills.map(({ path }) => (0,source_workspace/* nameOf */.Vb)(path)))];
}
/** True where a setting is there and is not `null`, which leaves the default. */
function isGiven(node) {
    const own = node ? (0,source_yaml/* resolved */.L$)(node) : null;
    return own !== null && !(own.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(own) === 'null');
}
/** True for a list of texts and nothing else. */
function isTexts(node) {
    return (0,source_json/* itemsOf */.S3)(node)?.every((item) => isText(item)) ?? false;
}
function isText(node) {
    const own = (0,source_yaml/* resolved */.L$)(node);
    return own?.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(own) === 'text';
}

;// CONCATENATED MODULE: ./.build/recipes/recipe-claude-agents.js




/** Sub-agents: a list of tools is all that one has, without a list it has what its parent has. */
function agentsIn(workspace, folder, parent) {
    return filesIn(workspace, folder, '.md').flatMap((path) => {
        const file = readText(workspace, path);
        return file ? agentOf(file, parent) : [];
    });
}
function agentOf(file, parent) {
    const { fields, bodyStart } = readFrontmatter(file);
    const only = recipe_claude_agents_names(fields.get('tools')?.value ?? null);
    const except = recipe_claude_agents_names(fields.get('disallowedTools')?.value ?? null) ?? [];
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
function recipe_claude_agents_names(node) {
    const list = node ? ((0,source_json/* textsOf */.CB)(node)?.map(({ value }) => value) ?? (0,source_json/* textOf */.b6)(node)?.split(',')) : null;
    return list?.map((entry) => entry.trim().replace(/\(.*$/s, '')).filter((entry) => entry !== '') ?? null;
}

;// CONCATENATED MODULE: ./.build/recipes/recipe-problem.js
/** Sorted by code. */
const recipeProblemPages = [
    { code: 'config-syntax', severity: 'error', title: 'a config file cannot be parsed' },
    { code: 'config-type', severity: 'error', title: 'a setting has a value of the wrong type' },
    { code: 'config-unreadable', severity: 'error', title: 'a config file is there and cannot be read' },
    { code: 'config-value', severity: 'error', title: 'a setting has a value that the runtime refuses' },
    { code: 'content-root-missing', severity: 'error', title: 'a content root is not there' },
    { code: 'env-manifest', severity: 'error', title: 'the manifest of environment variables is refused' },
    { code: 'image-unknown', severity: 'note', title: 'nobody knows what programs an image holds' },
    { code: 'inventory-unreadable', severity: 'error', title: 'the list of an image’s programs cannot be read' },
    { code: 'permission-pattern-dead', severity: 'note', title: 'a permission pattern matches no call of any tool' },
    { code: 'plan-deadlock', severity: 'warning', title: 'a plan is required and the tool that records it is missing' },
    { code: 'plan-mode-conflict', severity: 'error', title: 'two settings of the plan mode contradict each other' },
    { code: 'poll-entry-unmatched', severity: 'warning', title: 'a tool that may be polled is not there' },
    { code: 'poll-without-tool', severity: 'warning', title: 'tools may be polled and the tool that polls is missing' },
    { code: 'server-invalid', severity: 'error', title: 'the entry of a server is refused' },
    { code: 'server-name-clash', severity: 'warning', title: 'two servers get the same prefix' },
    {
        code: 'shell-without-image-shell',
        severity: 'warning',
        title: 'the shell tool is there and the image has no shell',
    },
    { code: 'skills-denied', severity: 'warning', title: 'the permissions let no skill be loaded' },
    { code: 'subagent-name', severity: 'error', title: 'the name of a sub-agent is refused' },
    { code: 'subagent-root-empty', severity: 'warning', title: 'the root of a sub-agent holds no skills' },
    { code: 'subagent-root-missing', severity: 'error', title: 'the root of a sub-agent is not there' },
    { code: 'subagent-server-unknown', severity: 'error', title: 'a sub-agent is given a server that nobody declares' },
    { code: 'subagent-skill-unknown', severity: 'error', title: 'a sub-agent is given a skill that is not there' },
    { code: 'subagent-tool-unknown', severity: 'error', title: 'a sub-agent is given a tool that its parent lacks' },
    { code: 'tools-snapshot', severity: 'error', title: 'the snapshot of the servers’ tools is no such snapshot' },
    { code: 'unknown-built-in', severity: 'error', title: 'a tool is disabled that is no built-in' },
    { code: 'unknown-key', severity: 'warning', title: 'a key is misspelled, and ignored' },
    { code: 'variable-unset', severity: 'warning', title: 'a server needs an environment variable that nobody sets' },
];
/** A list of faults, and the way to add to it. */
function problemList() {
    const problems = [];
    const complain = (code, { file, span }, message, name) => {
        const severity = recipeProblemPages.find((page) => page.code === code)?.severity ?? 'error';
        problems.push({ code, severity, file, span, message, ...(name === undefined ? {} : { name }) });
    };
    return { problems, complain };
}

;// CONCATENATED MODULE: ./.build/recipes/recipe-servers.js



/** The servers of a map, without those that are switched off. An entry that is no map is complained about. */
function serversIn({ file }, map, style, complain) {
    return (0,source_json/* pairsOf */.fq)(map).flatMap(({ key, value }) => {
        if ((0,source_yaml/* resolved */.L$)(value)?.kind !== 'map') {
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
        const file = readText(workspace, path);
        return file ? [{ file, span: { start: 0, end: file.text.length } }] : [];
    });
}

;// CONCATENATED MODULE: ./.build/recipes/recipe-tools.js
const recipe_tools_words = (text) => text.trim().split(/\s+/);
/**
 * By the runtime's id. Tools that come and go with a model, a flag or a platform are listed: an open runtime may have
 * them, and what is not on a list is never more than a warning there.
 */
const toolboxes = {
    'core-agent': {
        // In core-agent's own order.
        builtIns: recipe_tools_words(`bash read_file read_many_files write_file edit_file delete_file stat list_dir glob grep json_query
      fetch_url alert wait_and_verify todo record_plan sciontool_status`),
        shell: 'bash',
        spelling: 'server_tool',
        evidence: 'go-steer/core-agent@b708387, pkg/tools/builtins.go:81-99 and pkg/mcp/namespace.go:52-163, 2026-08-21',
    },
    'claude-code': {
        builtIns: recipe_tools_words(`Agent Artifact AskUserQuestion Bash CronCreate CronDelete CronList Edit EndConversation
      EnterPlanMode EnterWorktree ExitPlanMode ExitWorktree Glob Grep LSP ListAgents ListMcpResourcesTool Monitor
      NotebookEdit PowerShell PushNotification Read ReadMcpResourceTool RemoteTrigger ReportFindings ScheduleWakeup
      SendMessage SendUserFile ShareOnboardingGuide Skill TaskCreate TaskGet TaskList TaskOutput TaskStop TaskUpdate
      TodoWrite ToolSearch WaitForMcpServers WebFetch WebSearch Workflow Write`),
        shell: 'Bash',
        spelling: 'mcp__server__tool',
        evidence: 'ericbuess/claude-code-docs@ec68a5b2, docs/tools-reference.md:20-65 (a mirror), 2026-08-22',
    },
    codex: {
        builtIns: recipe_tools_words(`apply_patch close_agent create_goal exec exec_command followup_task get_goal image_generation
      list_agents list_mcp_resource_templates list_mcp_resources read_mcp_resource request_permissions
      request_user_input resume_agent send_input send_message shell_command spawn_agent tool_search update_goal
      update_plan view_image wait wait_agent web_search write_stdin`),
        shell: 'exec_command',
        spelling: 'mcp__server__tool',
        evidence: 'openai/codex@0113ae1b, codex-rs/core/src/tools/spec_plan.rs',
    },
    'gemini-cli': {
        builtIns: recipe_tools_words(`activate_skill ask_user complete_task enter_plan_mode exit_plan_mode get_internal_docs glob
      google_web_search grep_search invoke_agent list_directory list_mcp_resources read_file read_many_files
      read_mcp_resource replace run_shell_command tracker_add_dependency tracker_create_task tracker_get_task
      tracker_list_tasks tracker_update_task tracker_visualize update_topic web_fetch write_file write_todos`),
        shell: 'run_shell_command',
        spelling: 'mcp_server_tool',
        evidence: 'google-gemini/gemini-cli@5411f113, packages/core/src/tools/tool-names.ts:209-300, 2026-08-21',
    },
    opencode: {
        builtIns: recipe_tools_words(`apply_patch bash edit glob grep lsp question read skill task todowrite webfetch websearch write`),
        shell: 'bash',
        spelling: 'server_tool',
        evidence: 'anomalyco/opencode@0e83f10a, packages/web/src/content/docs/tools.mdx',
    },
    'copilot-cli': {
        builtIns: recipe_tools_words(`apply_patch ask_user bash create edit glob grep list_agents list_bash list_powershell powershell
      read_agent read_bash read_powershell rg skill stop_bash stop_powershell task view web_fetch write_bash
      write_powershell`),
        shell: 'bash',
        spelling: 'server/tool',
        evidence: 'github/docs@046d2679, content/copilot/reference/copilot-cli-reference/cli-command-reference.md',
    },
    vscode: {
        builtIns: recipe_tools_words(`agent/runSubagent edit/createDirectory edit/createFile edit/editFiles edit/editNotebook
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
            else if (!match[2] || !workspace.has(inside(folder, MANIFEST)))
                projects.add(folder);
        }
        return [
            ...[...projects].map((folder) => pathOf(workspace, folder)),
            ...[...plugins].map((folder) => inside(folder, '.claude-plugin')),
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
        const here = ['.claude', '.mcp.json'].some((each) => workspace.has(inside(folder, each)));
        return here ? readProject(workspace, folder) : null;
    },
};
function pathOf(workspace, folder) {
    const own = ['.claude/settings.json', '.claude/settings.local.json', '.claude/agents'].some((each) => workspace.has(inside(folder, each)));
    return inside(folder, own ? '.claude' : '.mcp.json');
}
function readProject(workspace, folder) {
    const { problems, complain } = problemList();
    const settings = ['settings.json', 'settings.local.json'].flatMap((name) => {
        return readConfigFile(workspace, inside(folder, `.claude/${name}`), 'json-or-blank', complain, cost) ?? [];
    });
    const list = (...keys) => settings.flatMap(({ root }) => (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(root, keys))?.map(({ value }) => value) ?? []);
    const off = list('disabledMcpjsonServers');
    const denied = list('permissions', 'deny');
    const file = readConfigFile(workspace, inside(folder, '.mcp.json'), 'json-or-blank', complain, cost);
    const servers = file
        ? serversIn(file, (0,source_json/* valueAt */.fK)(file.root, ['mcpServers']), { prefix: (key) => prefixOf('claude-code', key) }, complain)
        : [];
    const kept = servers.filter(({ key, prefix }) => !off.includes(key) && !denied.some((rule) => rule === prefix.slice(0, -2) || rule === `${prefix}*`));
    const parent = scopeOf('parent', denied, kept, [root(workspace, inside(folder, '.claude/skills'))], textsAt(workspace, [inside(folder, 'CLAUDE.md'), inside(folder, '.claude/CLAUDE.md')]));
    const scopes = [parent, ...agentsIn(workspace, inside(folder, '.claude/agents'), parent)];
    return recipeOf(pathOf(workspace, folder), scopes, problems);
}
/** A plugin: its manifest names servers itself, or a file that does; a .mcp.json beside it is read as well. */
function readPlugin(workspace, folder) {
    const { problems, complain } = problemList();
    const manifest = readConfigFile(workspace, inside(folder, MANIFEST), 'json-or-blank', complain, cost);
    if (!manifest)
        return null;
    const plugin = (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(manifest.root, ['name'])) ?? (0,source_workspace/* nameOf */.Vb)(folder);
    const prefix = (key) => prefixOf('claude-code', `plugin_${plugin}_${key}`);
    const node = (0,source_json/* valueAt */.fK)(manifest.root, ['mcpServers']);
    const sources = (node && (0,source_json/* itemsOf */.S3)(node)) ?? (node ? [node] : []);
    const named = sources.flatMap((source) => {
        if ((0,source_yaml/* resolved */.L$)(source)?.kind === 'map')
            return serversIn(manifest, source, { prefix }, complain);
        return serversOfFile(workspace, (0,source_workspace/* joinPath */.uJ)(folder, withoutRoot((0,source_json/* textOf */.b6)(source) ?? '')), prefix, complain);
    });
    const beside = serversOfFile(workspace, inside(folder, '.mcp.json'), prefix, complain);
    const servers = [...named, ...beside.filter(({ key }) => !named.some((each) => each.key === key))];
    const listed = (0,source_json/* valueAt */.fK)(manifest.root, ['skills']);
    const more = (listed ? ((0,source_json/* textsOf */.CB)(listed)?.map(({ value }) => value) ?? [(0,source_json/* textOf */.b6)(listed) ?? '']) : []).flatMap((value) => (0,source_workspace/* joinPath */.uJ)(folder, withoutRoot(value)) ?? []);
    const roots = [...new Set([inside(folder, 'skills'), ...more])].map((path) => root(workspace, path));
    const parent = scopeOf('parent', [], servers, roots, []);
    return recipeOf(inside(folder, '.claude-plugin'), [parent, ...agentsIn(workspace, inside(folder, 'agents'), parent)], problems);
}
function withoutRoot(path) {
    return path.replace(/^\$\{CLAUDE_PLUGIN_ROOT\}\//, '');
}
/** A file of servers; in a plugin the map may stand without the key around it. */
function serversOfFile(workspace, path, prefix, complain) {
    const file = path === null ? null : readConfigFile(workspace, path, 'json-or-blank', complain, cost);
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
    return { path: linkTarget(workspace, path), role: 'project' };
}
function scopeOf(name, denied, servers, skillRoots, texts) {
    const builtIns = builtInsOf('claude-code', (tool) => (denied.includes(tool) ? 'permissions.deny names it' : ''));
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
        const own = (0,source_workspace/* nameOf */.Vb)(path) === 'config.toml' ? (0,source_workspace/* folderOf */.yS)(path) : (0,source_workspace/* nameOf */.Vb)(path) === '.codex' ? path : inside(path, '.codex');
        const { problems, complain } = problemList();
        const cost = 'Codex does not start with it.';
        const config = readConfigFile(workspace, inside(own, 'config.toml'), 'toml', complain, cost);
        if (!config || (0,source_workspace/* nameOf */.Vb)(own) !== '.codex')
            return null;
        const style = {
            prefix: (key) => prefixOf('codex', key),
            only: 'enabled_tools',
            except: 'disabled_tools',
            isOff: (entry) => isFalse(entry, 'enabled'),
        };
        const at = (...keys) => (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(config.root, keys));
        const builtIns = builtInsOf('codex', (name) => {
            if (shellTools.includes(name))
                return at('features', 'shell_tool') === 'false' ? 'features.shell_tool is false' : '';
            if (name === 'web_search')
                return at('web_search') === 'disabled' ? 'web_search is "disabled"' : '';
            return name === 'view_image' && at('tools', 'view_image') === 'false' ? 'tools.view_image is false' : '';
        });
        const folder = (0,source_workspace/* folderOf */.yS)(own);
        const skillRoots = ['.agents/skills', '.codex/skills'].map((each) => {
            return { path: linkTarget(workspace, inside(folder, each)), role: 'project' };
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
            texts: textsAt(workspace, [inside(folder, 'AGENTS.md')]),
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
        const cli = folders(cliFiles).map((folder) => inside(folder, cliFiles.find((each) => workspace.has(inside(folder, each)))));
        return [...cli, ...folders([EDITOR]).map((folder) => inside(folder, EDITOR))];
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
    const path = cliFiles.map((name) => inside(folder, name)).find((each) => workspace.has(each));
    if (path === undefined)
        return null;
    const { problems, complain } = problemList();
    const servers = ['.mcp.json', ...cliFiles].flatMap((name) => serversAt(workspace, inside(folder, name), 'mcpServers', 'copilot-cli', complain));
    return copilot_recipeOf(workspace, folder, path, 'copilot-cli', servers, problems);
}
function readEditor(workspace, folder) {
    const path = inside(folder, EDITOR);
    if (!workspace.has(path))
        return null;
    const { problems, complain } = problemList();
    return copilot_recipeOf(workspace, folder, path, 'vscode', serversAt(workspace, path, 'servers', 'vscode', complain), problems);
}
function serversAt(workspace, path, key, runtime, complain) {
    const cost = `${runtime === 'vscode' ? 'VS Code' : 'Copilot CLI'} starts none of its servers.`;
    const config = readConfigFile(workspace, path, runtime === 'vscode' ? 'jsonc' : 'json-or-blank', complain, cost);
    if (!config)
        return [];
    const style = { prefix: (name) => prefixOf(runtime, name), only: 'tools' };
    return serversIn(config, (0,source_json/* valueAt */.fK)(config.root, [key]), style, complain);
}
function copilot_recipeOf(workspace, folder, path, runtime, declared, problems) {
    // It comes with the runtime (github/docs, the note under "Adding an MCP server").
    const github = { key: 'github', prefix: 'github/', tools: null, declared: { path, span: null } };
    const first = declared.filter(({ key }, index) => declared.findIndex((each) => each.key === key) === index);
    const roots = ['.github/skills', '.agents/skills', '.claude/skills'];
    const scope = {
        name: 'parent',
        builtIns: builtInsOf(runtime, () => ''),
        otherTools: [],
        shellTool: runtime === 'vscode' ? 'execute/runInTerminal' : 'bash',
        servers: first.some(({ key }) => key === 'github') ? first : [...first, github],
        binaries: null,
        environment: null,
        skillRoots: roots.map((each) => ({ path: linkTarget(workspace, inside(folder, each)), role: 'project' })),
        grants: null,
        texts: textsAt(workspace, [inside(folder, '.github/copilot-instructions.md'), inside(folder, 'AGENTS.md')]),
        pollable: null,
    };
    return { path, format: 'copilot', closed: false, runtime, mcpSpelling: 'server/tool', scopes: [scope], problems };
}

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
    const skillsIn = (path) => linkTarget(workspace, inside(linkTarget(workspace, path), 'skills'));
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
        const parts = filesIn(workspace, inside(folder, 'AGENTS.d'), '.md');
        return [inside(folder, 'AGENTS.md'), ...parts].flatMap((path) => {
            const file = readText(workspace, path);
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
    if (root && (0,source_yaml/* resolved */.L$)(root)?.kind !== 'map') {
        complain('config-type', { file, span: root.span }, `The file holds ${(0,yaml_scalar/* kindWords */.Gk)(root)} and no map; ${refusal}`);
        return;
    }
    checkTypes(config, root, '', types, complain);
    for (const [index, item] of ((0,source_json/* itemsOf */.S3)((0,source_json/* valueAt */.fK)(root, ['subagents'], true)) ?? []).entries()) {
        checkTypes(config, item, `subagents[${index}].`, subagentTypes, complain);
    }
    for (const [path, valid] of Object.entries(choices)) {
        const node = (0,source_json/* valueAt */.fK)(root, path.split('.'), true);
        const value = node && isText(node) ? (0,source_json/* textOf */.b6)(node) : null;
        if (!node || value === null || value === '' || valid.includes(value))
            continue;
        const message = `${(0,nearest/* notAmong */.EQ)(value, `a value of \`${path}\``, valid)} ${refusal}`;
        complain('config-value', { file, span: node.span }, message, value);
    }
    checkVersion(config, complain);
    checkDisabled(config, complain);
    checkPlan(config, complain);
    for (const { value, span, path } of contentRootsOf(folder, root)) {
        if (path === null || !isMissing(workspace, path))
            continue;
        const message = `The content root \`${value}\` is not there: \`${path}\` does not exist. core-agent stops at its start. Correct the path, which starts at the folder of this file, or take it out.`;
        complain('content-root-missing', { file, span }, message, value);
    }
}
function checkTypes({ file }, root, prefix, wanted, complain) {
    for (const [path, type] of wanted) {
        const node = (0,source_json/* valueAt */.fK)(root, path.split('.'), true);
        if (!isGiven(node) || fits(node, type))
            continue;
        const what = type === 'texts' && (0,source_json/* itemsOf */.S3)(node) ? 'a list with other things than texts' : (0,yaml_scalar/* kindWords */.Gk)(node);
        const message = `\`${prefix}${path}\` is ${what}; it takes ${recipe_core_agent_config_words[type]}. ${refusal}`;
        complain('config-type', { file, span: node.span }, message, `${prefix}${path}`);
    }
}
const recipe_core_agent_config_words = {
    map: 'a map',
    list: 'a list',
    texts: 'a list of texts',
    text: 'a text',
    boolean: 'true or false',
    number: 'a number',
};
function fits(node, type) {
    const own = (0,source_yaml/* resolved */.L$)(node);
    if (type === 'texts')
        return isTexts(node);
    if (type === 'text')
        return isText(node);
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
    const known = toolboxes['core-agent'].builtIns;
    const list = (0,source_json/* valueAt */.fK)(root, ['tools', 'disable'], true);
    for (const { value, span } of list && isTexts(list) ? ((0,source_json/* textsOf */.CB)(list) ?? []) : []) {
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
        const text = readText(workspace, path)?.text ?? '';
        if (!/\b(?:containers|kind:\s*ConfigMap)\b/.test(text))
            continue;
        let start = 0;
        for (const line of [...text.matchAll(/^---[ \t]*\r?$/gm), null]) {
            const end = line?.index ?? text.length;
            const { root } = (0,source_yaml/* parseYaml */.hN)(text, start, end);
            if (root)
                yield root;
            start = line ? end + line[0].length : end;
        }
    }
}
/** Finds the containers of a pod, however deep its template stands. */
function collect(node, containers) {
    const own = (0,source_yaml/* resolved */.L$)(node);
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
    const json = readConfigFile(workspace, inside(folder, 'env.json'), 'json', complain, recipe_core_agent_environment_cost);
    const file = readText(workspace, inside(folder, 'env.yaml'));
    if (json && file) {
        const message = `There are an \`env.json\` and an \`env.yaml\`; ${recipe_core_agent_environment_cost} Keep one.`;
        complain('env-manifest', { file, span: null }, message, file.path);
    }
    let root = json?.root ?? null;
    if (file) {
        const document = (0,source_yaml/* parseYaml */.hN)(file.text, file.hasByteOrderMark ? 1 : 0, file.text.length);
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



const recipe_core_agent_keys_leaves = (text) => Object.fromEntries(text.split(' ').map((key) => [key, null]));
const cache = recipe_core_agent_keys_leaves('enabled refresh ttl');
const vertex = { ...recipe_core_agent_keys_leaves('location project'), context_cache: cache };
const model = {
    ...recipe_core_agent_keys_leaves('api_key name provider pricing'),
    anthropic: { ...recipe_core_agent_keys_leaves('api_key'), prompt_cache: recipe_core_agent_keys_leaves('enabled ttl'), vertex },
    builtin_tools: recipe_core_agent_keys_leaves('code_execution url_context web_search'),
    vertex,
};
/**
 * Every key of a core-agent config.json; a list stands for its items
 * (go-steer/core-agent@044faebb, examples/internal/recipecheck/testdata/config-surface.txt, read 2026-12-01).
 */
const surface = {
    ...recipe_core_agent_keys_leaves('content_roots hooks version'),
    agent: {
        ...recipe_core_agent_keys_leaves('append_system_prompt description display_name max_session_cost_usd max_steps max_turn_cost_usd'),
        ...recipe_core_agent_keys_leaves('session_title system_prompt_file'),
        auto_continue: recipe_core_agent_keys_leaves('enabled freshness max_per_boot retry retry_interval'),
    },
    alerts: {
        ...recipe_core_agent_keys_leaves('rate_limit_per_target'),
        targets: {
            ...recipe_core_agent_keys_leaves('conversation description kind name template url url_env'),
            auth: recipe_core_agent_keys_leaves('basic_env_pass basic_env_user bearer_env'),
        },
    },
    attach: {
        ...recipe_core_agent_keys_leaves('client_ca listen peer_hub peer_state_file readonly register_endpoint register_name register_to'),
        ...recipe_core_agent_keys_leaves('shutdown_timeout tls_cert tls_key token_env unix_socket'),
        cost_rate_limit: recipe_core_agent_keys_leaves('burst disabled per_minute'),
        multi_session: {
            ...recipe_core_agent_keys_leaves('admin_identities allow_anonymous asserted_caller_header default_identity enabled proxy_identities'),
            ...recipe_core_agent_keys_leaves('session_idle_timeout users_dir'),
            auth: recipe_core_agent_keys_leaves('kind table_file'),
        },
    },
    checkpoint: recipe_core_agent_keys_leaves('mode'),
    compaction: recipe_core_agent_keys_leaves('threshold threshold_by_tier'),
    mock: recipe_core_agent_keys_leaves('record script strict'),
    model,
    otel: { ...recipe_core_agent_keys_leaves('endpoint exporter'), metrics: recipe_core_agent_keys_leaves('exporter prometheus_addr session_labels') },
    path_scope: { ...recipe_core_agent_keys_leaves('allow'), allow_paths: recipe_core_agent_keys_leaves('access path') },
    permissions: {
        ...recipe_core_agent_keys_leaves('allow approval_notify approval_notify_after approval_timeout builtin_allow_extras deny mode'),
        ...recipe_core_agent_keys_leaves('plan_mode require_plan_artifact use_builtin_allow'),
        auto: recipe_core_agent_keys_leaves('eligible instructions_file model task_from timeout'),
    },
    pricing: recipe_core_agent_keys_leaves('refresh source'),
    safety: recipe_core_agent_keys_leaves('bash_search_gate parallel_subagent_writes small_tier_parent watchdog'),
    session: recipe_core_agent_keys_leaves('task_class'),
    subagents: {
        ...recipe_core_agent_keys_leaves('description instructions max_depth mcp name root skills tools'),
        budgets: recipe_core_agent_keys_leaves('max_cost_usd max_turns max_wallclock_seconds'),
        model,
    },
    tool_output: recipe_core_agent_keys_leaves('max_bytes max_lines per_tool'),
    tools: {
        ...recipe_core_agent_keys_leaves('disable'),
        call_peer: recipe_core_agent_keys_leaves('description enabled max_response_bytes name timeout_seconds token_env'),
        spawn_agent: recipe_core_agent_keys_leaves('sync_wait_timeout'),
        wait_and_verify: recipe_core_agent_keys_leaves('max_attempts max_timeout_seconds poll_allow'),
    },
    ui: recipe_core_agent_keys_leaves('mouse permission_layout theme'),
    url_scope: recipe_core_agent_keys_leaves('allow allow_metadata_endpoints deny headers max_body_bytes proxy timeout_seconds'),
};
/** Complains about keys that are a slip away from a real one. Other unknown keys may be those of a later release. */
function checkKeys({ file, root }, complain) {
    const visit = (node, keys, path) => {
        const own = node ? (0,source_yaml/* resolved */.L$)(node) : null;
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
/**
 * Complains where no skill can be loaded. A config that says nothing of permissions is left alone: it asks, and
 * whether somebody is there to answer is not in the files.
 */
function checkPermissions({ file, root }, skills, complain) {
    const setting = (key) => (0,source_json/* valueAt */.fK)(root, ['permissions', key], true);
    const mode = (0,source_json/* textOf */.b6)(setting('mode')) || 'ask';
    const allow = (0,source_json/* textsOf */.CB)(setting('allow')) ?? [];
    const deny = (0,source_json/* textsOf */.CB)(setting('deny')) ?? [];
    for (const { value, span } of allow.filter(isDead)) {
        const message = `\`${value}\` is held against whole calls, not against names of tools, so it allows nothing. Write \`TOOL:PATTERN\`, such as \`${value}:*\`.`;
        complain('permission-pattern-dead', { file, span }, message, value);
    }
    const cost = Object.hasOwn(costs, mode) ? costs[mode] : undefined;
    if (cost === undefined || skills.length === 0)
        return;
    const calls = skills.map((name) => `load_skill ${JSON.stringify({ name }).slice(0, 200)}`);
    const denying = deny.find((pattern) => calls.every((call) => matches(pattern.value, call)));
    if (denying) {
        const message = `\`${denying.value}\` denies every call of load_skill: the model sees the skills and can load none. Take the pattern out of \`permissions.deny\`.`;
        complain('skills-denied', { file, span: denying.span }, message, denying.value);
        return;
    }
    const silent = setting('mode') === null && setting('allow') === null;
    if (silent || calls.some((call) => allow.some((pattern) => matches(pattern.value, call))))
        return;
    const at = (mode === 'ask' && setting('mode') === null ? setting('allow') : setting('mode'))?.span ?? null;
    complain('skills-denied', { file, span: at }, `${cost} ${remedy(allow)}`, 'skill:*');
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
    const path = inside(folder, 'mcp.json');
    const config = readConfigFile(workspace, path, 'json', complain, recipe_core_agent_servers_cost);
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
            prefix: prefixOf('core-agent', key.value),
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
    if (!entry || (0,source_yaml/* resolved */.L$)(entry)?.kind !== 'map')
        return 'is no map.';
    const has = (key) => isGiven((0,source_json/* valueAt */.fK)(entry, [key], true));
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

;// CONCATENATED MODULE: ./.build/recipes/recipe-core-agent-subagents.js








/** Tools beyond the built-ins that a list of a sub-agent's tools may name (cmd/core-agent/subagents.go:626-675). */
const alsoTools = ['spawn_agent', 'stop_agent', 'ask_user', 'call_peer', 'retrieve_raw'];
/** One scope for each entry of `subagents[]` (cmd/core-agent/subagents.go:381-779, go-steer/core-agent@b708387). */
function subagentScopes(around) {
    const { config, complain } = around;
    const names = new Set();
    return ((0,source_json/* itemsOf */.S3)((0,source_json/* valueAt */.fK)(config.root, ['subagents'], true)) ?? []).flatMap((entry) => {
        if ((0,source_yaml/* resolved */.L$)(entry)?.kind !== 'map')
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
            : [{ path: linkTarget(workspace, inside(root, 'skills')), role: 'project' }];
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
        const target = linkTarget(workspace, path);
        const kind = kindAt(workspace, target);
        const isFile = kind !== null && kind !== 'directory';
        if (isFile || isMissing(workspace, target)) {
            const node = (0,source_json/* valueAt */.fK)(this.#entry, ['root'], true);
            const message = `The root of the sub-agent \`${this.#name}\`, \`${path}\`, ${isFile ? 'is no folder' : 'is not there'}; core-agent does not start. Correct the path, which starts at the folder of this file.`;
            complain('subagent-root-missing', { file: config.file, span: node?.span ?? null }, message, written);
        }
        return target;
    }
    #empty(root) {
        const { workspace, complain, config } = this.#around;
        if (kindAt(workspace, root) !== 'directory' || workspace.has(inside(root, 'skills')))
            return;
        const node = (0,source_json/* valueAt */.fK)(this.#entry, ['root'], true);
        const near = workspace.has(inside(root, 'skill')) ? ' There is a folder `skill`: rename it to `skills`.' : '';
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
        const known = skillNamesIn(workspace, roots);
        const whole = roots.every((path) => workspace.has(path) || isMissing(workspace, path));
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
        const name = (0,source_json/* textOf */.b6)((0,source_json/* pairsOf */.fq)((0,source_yaml/* resolved */.L$)(entry)).find(({ key }) => key.value.toLowerCase() === 'name')?.value ?? null);
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

;// CONCATENATED MODULE: ./.build/recipes/recipe-snapshot.js






/** A checked-in list of each server's tools; `skillproof tools import` writes it. */
const SNAPSHOT_FILE = 'skillproof.tools.json';
/** The snapshots that hold for a recipe: beside it, beside its folder and at the top of the tree; the nearest that lists a server wins. */
function snapshotFor(workspace, folder, complain) {
    const merged = new Map();
    for (const place of new Set([folder, (0,source_workspace/* folderOf */.yS)(folder), '.'])) {
        const path = inside(place, SNAPSHOT_FILE);
        const config = readConfigFile(workspace, path, 'json', complain, 'No server’s tools are known from it.');
        if (!config?.root)
            continue;
        for (const [key, tools] of readSnapshot(config, complain))
            if (!merged.has(key))
                merged.set(key, tools);
    }
    return merged;
}
/** Takes what fits and complains about the rest. */
function readSnapshot({ file, root }, complain) {
    const snapshot = new Map();
    const servers = (0,source_json/* valueAt */.fK)(root, ['servers']);
    if (!servers || (0,source_yaml/* resolved */.L$)(servers)?.kind !== 'map') {
        const at = servers ?? root;
        const message = 'The snapshot needs a map `servers`: `{ "servers": { "KEY": { "tools": ["NAME"] } } }`.';
        complain('tools-snapshot', { file, span: at?.span ?? null }, message);
        return snapshot;
    }
    for (const { key } of (0,source_json/* pairsOf */.fq)(root)) {
        if (key.value === 'servers' || key.value === '$schema')
            continue;
        complain('tools-snapshot', { file, span: key.span }, (0,nearest/* notAmong */.EQ)(key.value, 'a key of the snapshot', ['servers']));
    }
    for (const { key, value } of (0,source_json/* pairsOf */.fq)(servers)) {
        const tools = (0,source_json/* valueAt */.fK)(value, ['tools']);
        const items = (0,source_json/* itemsOf */.S3)(tools);
        if (!tools || !items) {
            const found = tools ? `is ${(0,yaml_scalar/* kindWords */.Gk)(tools)}` : 'is missing';
            const message = `\`tools\` of the server \`${key.value}\` ${found}; write a list of names, without the server’s prefix.`;
            complain('tools-snapshot', { file, span: tools?.span ?? key.span }, message, key.value);
            continue;
        }
        for (const item of items.filter((each) => !isText(each))) {
            const message = `A tool of the server \`${key.value}\` is ${(0,yaml_scalar/* kindWords */.Gk)(item)}; write its name.`;
            complain('tools-snapshot', { file, span: item.span }, message, key.value);
        }
        snapshot.set(key.value, ((0,source_json/* textsOf */.CB)(tools) ?? []).map((tool) => tool.value));
    }
    return snapshot;
}
/** Servers with what the snapshot knows of their tools. A list in the recipe itself narrows it. */
function fillServers(servers, snapshot) {
    return servers.map((server) => {
        const known = snapshot.get(server.key);
        const listed = known?.filter((tool) => server.tools?.includes(tool) ?? true) ?? server.tools;
        return { ...server, tools: listed?.filter((tool) => !server.denied?.includes(tool)) ?? null };
    });
}
/** A recipe whose servers are filled. */
function withSnapshot(recipe, snapshot) {
    if (snapshot.size === 0)
        return recipe;
    const scopes = recipe.scopes.map((scope) => {
        return scope.servers ? { ...scope, servers: fillServers(scope.servers, snapshot) } : scope;
    });
    return { ...recipe, scopes };
}

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
    files: 'a folder with config.json and one of mcp.json, AGENTS.md and skills; `.agents` with a config.json; a config.VARIANT.json that is named',
    closed: true,
    runtime: 'core-agent',
    evidence: 'go-steer/core-agent@b708387, pkg/config/config.go and pkg/tools/builtins.go:250-435, read 2026-08-21',
    examples,
    find(workspace) {
        return workspace.entries
            .filter(({ path, kind }) => kind === 'file' && (0,source_workspace/* nameOf */.Vb)(path) === 'config.json')
            .map(({ path }) => (0,source_workspace/* folderOf */.yS)(path))
            .filter((folder) => {
            const beside = ['mcp.json', 'AGENTS.md', 'skills'].some((name) => workspace.has(inside(folder, name)));
            return (0,source_workspace/* nameOf */.Vb)(folder) === '.agents' || beside;
        });
    },
    read,
};
function read(workspace, path, given) {
    const named = /^config(?:\.[^/]+)?\.json$/.test((0,source_workspace/* nameOf */.Vb)(path)) && workspace.has(path);
    const folder = named ? (0,source_workspace/* folderOf */.yS)(path) : path;
    const main = inside(folder, 'config.json');
    if (!named && !workspace.has(main) && (0,source_workspace/* nameOf */.Vb)(folder) !== '.agents' && !workspace.has(inside(folder, 'mcp.json')))
        return null;
    const { problems, complain } = problemList();
    const written = named ? path : main;
    const config = readConfigFile(workspace, written, 'json', complain, 'core-agent does not start with it.');
    const recipe = {
        path: written === main ? folder : written,
        format: 'core-agent',
        closed: true,
        runtime: 'core-agent',
        mcpSpelling: 'server_tool',
        problems,
    };
    const serverFiles = [folder, ...given.userRoots].map((each) => readServers(workspace, each, complain));
    const servers = fillServers(mergeServers(serverFiles), snapshotFor(workspace, folder, () => { }));
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
    const skills = skillNamesIn(workspace, parent.skillRoots.map((each) => each.path));
    checkPermissions(config, skills, complain);
    return { ...recipe, scopes: [parent, ...subagentScopes({ workspace, folder, config, parent, complain })] };
}
function parentOf(workspace, folder, root, given, servers, environment) {
    const binaries = given.facts?.binaries ?? null;
    const disabled = new Set(((0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(root, ['tools', 'disable'], true)) ?? []).map(({ value }) => value));
    const builtIns = builtInsOf('core-agent', (name) => {
        return disabled.has(name) ? 'tools.disable names it' : precondition(name, root, environment, binaries);
    });
    const skillRoots = skillRootsOf(folder, root, workspace, given);
    return {
        name: 'parent',
        builtIns,
        otherTools: otherTools(root, builtIns, skillNamesIn(workspace, skillRoots.map(({ path }) => path)).length > 0),
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
        return gemini_cli_readProject(workspace, path) ?? readExtension(workspace, inside(path, EXTENSION));
    },
};
function gemini_cli_readProject(workspace, folder) {
    const { problems, complain } = problemList();
    const config = readConfigFile(workspace, inside(folder, SETTINGS), 'jsonc', complain, gemini_cli_cost);
    if (!config)
        return null;
    const list = (...keys) => (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(config.root, keys))?.map(({ value }) => value) ?? null;
    const [allowed, excluded] = [list('mcp', 'allowed'), list('mcp', 'excluded') ?? []];
    const servers = serversOf(config, complain).filter(({ key }) => (allowed?.includes(key) ?? true) && !excluded.includes(key));
    const core = list('tools', 'core') ?? list('coreTools');
    const taken = [...(list('tools', 'exclude') ?? []), ...(list('excludeTools') ?? [])];
    const builtIns = builtInsOf('gemini-cli', (name) => {
        if (taken.includes(name))
            return 'tools.exclude names it';
        const kept = core?.some((each) => each === name || each.startsWith(`${name}(`)) ?? true;
        return kept ? '' : 'tools.core omits it';
    });
    const roots = [inside(folder, '.gemini/skills'), inside(folder, '.agents/skills')];
    return gemini_cli_recipeOf(workspace, inside(folder, '.gemini'), builtIns, servers, roots, inside(folder, 'GEMINI.md'), problems);
}
function readExtension(workspace, path) {
    const { problems, complain } = problemList();
    const config = readConfigFile(workspace, path, 'json-or-blank', complain, gemini_cli_cost);
    if (!config)
        return null;
    const folder = (0,source_workspace/* folderOf */.yS)(path);
    const taken = (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(config.root, ['excludeTools']))?.map(({ value }) => value) ?? [];
    const builtIns = builtInsOf('gemini-cli', (name) => (taken.includes(name) ? 'excludeTools names it' : ''));
    const servers = serversOf(config, complain);
    return gemini_cli_recipeOf(workspace, path, builtIns, servers, [inside(folder, 'skills')], inside(folder, 'GEMINI.md'), problems);
}
function serversOf(config, complain) {
    const style = { prefix: (key) => prefixOf('gemini-cli', key), only: 'includeTools', except: 'excludeTools' };
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
        skillRoots: roots.map((each) => ({ path: linkTarget(workspace, each), role: 'project' })),
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
        return [...new Set(folders)].map((folder) => inside(folder, opencode_names.find((name) => workspace.has(inside(folder, name)))));
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
    const { problems, complain } = problemList();
    const cost = 'opencode does not start with it.';
    const configs = opencode_names.flatMap((name) => readConfigFile(workspace, inside(folder, name), 'jsonc', complain, cost) ?? []);
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
        path: linkTarget(workspace, inside(folder, each)),
        role: 'project',
    }));
    const texts = textsAt(workspace, [inside(folder, 'AGENTS.md')]);
    const scope = (name, own, ownTexts) => ({
        name,
        inherits: name !== 'parent',
        builtIns: builtInsOf('opencode', (tool) => whyDenied(own, tool)),
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
    return serversIn(config, isServer ? mcp : nested, { prefix: (key) => prefixOf('opencode', key), isOff }, complain);
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
        .filter(({ value }) => (0,source_yaml/* resolved */.L$)(value)?.kind === 'map' && !isTrue(value, 'disable'))
        .map(({ key, value }) => ({ name: key.value, node: [value], text: null }));
    const files = ['agent', 'agents'].flatMap((each) => filesIn(workspace, inside(folder, `.opencode/${each}`), '.md'));
    const inFiles = files.flatMap((path) => {
        const file = readText(workspace, path);
        if (!file)
            return [];
        const { yaml, bodyStart } = readFrontmatter(file);
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
    const file = readText(workspace, 'skillproof.yml');
    const { root, faults } = file ? (0,source_yaml/* parseYaml */.hN)(file.text, 0, file.text.length) : { root: null, faults: [] };
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
            (base !== null || programs.length === 0 || (binaries && (0,source_yaml/* resolved */.L$)(binaries)?.kind !== 'list') === true),
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
    const list = target === null ? null : readText(workspace, target);
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
    const { problems, complain } = problemList();
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
    const { problems, complain } = problemList();
    const runtime = (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(node, ['runtime'])) ?? '';
    const tools = (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(node, ['tools']))?.map(({ value }) => value) ?? null;
    const closed = tools !== null && (0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(node, ['closed'])) !== 'false';
    const facts = factsOf(node, file, folder, workspace, given, complain);
    const { skillRoots, grants } = skillproof_skillsOf(workspace, folder, (0,source_json/* textsOf */.CB)((0,source_json/* valueAt */.fK)(node, ['skills'])) ?? []);
    const toolbox = toolboxes[runtime];
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
    const known = builtInsOf(runtime, why);
    if (shell === null || known.some(({ name }) => name === shell))
        return known;
    return [...known, { name: shell, registered: why(shell) === '', why: why(shell) }];
}
function skillproof_serversOf(node, runtime, path) {
    return (0,source_json/* pairsOf */.fq)((0,source_json/* valueAt */.fK)(node, ['servers'])).map(({ key, value }) => ({
        key: key.value,
        prefix: prefixOf(runtime, key.value),
        tools: isGiven(value) ? ((0,source_json/* textsOf */.CB)(value)?.map((tool) => tool.value) ?? null) : null,
        declared: { path, span: key.span },
    }));
}
/** Folders of skills, or single skills: those alone are granted then. */
function skillproof_skillsOf(workspace, folder, entries) {
    const folders = entries.flatMap(({ value }) => expand(workspace, (0,source_workspace/* joinPath */.uJ)(folder, value)));
    const single = (path) => workspace.has(inside(path, 'SKILL.md'));
    const whole = folders.filter((path) => !single(path));
    const above = folders.filter(single).map((path) => (path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.'));
    const roots = [...new Set([...whole, ...above])];
    const skillRoots = roots.map((path) => ({ path, role: 'project' }));
    if (above.length === 0)
        return { skillRoots, grants: null };
    const named = folders.filter(single).map((path) => path.slice(path.lastIndexOf('/') + 1));
    return { skillRoots, grants: [...new Set([...skillNamesIn(workspace, whole), ...named])] };
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
    throw new diagnostic/* UsageError */.e(`"${path}" is no recipe inside the checked paths; known formats: ${known}.`, { path });
}
/** One recipe with what the config file states about it and what the snapshots of its servers list. */
function readOne(format, workspace, path, given) {
    const { problems, complain } = problemList();
    const { file, folder, additions } = declaredIn(workspace, given);
    const addition = additions.get(path);
    const facts = addition && file ? factsOf(addition, file, folder, workspace, given, complain) : undefined;
    const recipe = format.read(workspace, path, facts ? { ...given, facts } : given);
    if (!recipe)
        return null;
    const isFolder = kindAt(workspace, recipe.path) === 'directory';
    const snapshot = snapshotFor(workspace, isFolder ? recipe.path : (0,source_workspace/* folderOf */.yS)(recipe.path), complain);
    const filled = withFacts(withSnapshot(recipe, snapshot), facts);
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
        if (unread.length > 0 || !(workspace.has(path) || isMissing(workspace, path)))
            continue;
        const span = (0,source_json/* valueAt */.fK)(node, ['path'])?.span ?? node.span;
        const message = `"${(0,source_json/* textOf */.b6)((0,source_json/* valueAt */.fK)(node, ['path'])) ?? ''}" is no recipe; give the path of one, or describe it with a name and a runtime.`;
        throw new diagnostic/* UsageError */.e(message, { path: file.path, ...file.position(span.start) });
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./.build/skill/secrets.js

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
    return { what, start: (0,source_span/* spanOf */.ee)(at, at + start.length), span: (0,source_span/* spanOf */.ee)(at, at + whole.length), pieces };
}

;// CONCATENATED MODULE: ./.build/report/policy.js





/** Puts what was found in order, marks what is suppressed, counts it and says whether the run passes. */
function settle(diagnostics, analysis, given) {
    const settled = settleDiagnostics(diagnostics, analysis);
    return {
        tool: { name: 'skillproof', version: given.version },
        analysis,
        diagnostics: settled,
        files: fileStates(analysis),
        secrets: secretsOf(analysis),
        withheld: withheldSkills(analysis),
        summary: summarise(settled, analysis, given.failOn),
        encoding: given.encoding,
        failOn: given.failOn,
        quiet: given.quiet,
    };
}
/** A larger file, in bytes, is not read to place a finding in it. */
const PLACED_BYTES_LIMIT = 2_000_000;
/** The texts that a run holds, and any other file of its tree once it is asked for. Only in these has a span a line and a column. */
function sourcesOf(analysis) {
    const { workspace } = analysis.set;
    const sources = new Map();
    for (const { problems } of analysis.recipes)
        for (const { file } of problems)
            sources.set(file.path, file);
    for (const { path, file } of analysis.set.lookAlikes)
        if (file)
            sources.set(path, file);
    for (const { filePath, file } of analysis.set.skills)
        sources.set(filePath, file);
    return {
        get(path) {
            const known = sources.get(path);
            if (known !== undefined)
                return known;
            const read = workspace.read(path, PLACED_BYTES_LIMIT);
            const file = 'bytes' in read ? (0,source_file/* decode */.D4)(path, read.bytes) : null;
            const shown = file ? coveredFile(file, findSecrets(file.text)) : null;
            sources.set(path, shown);
            return shown;
        },
    };
}
/** What no report may show, from all skills. */
function secretsOf(analysis) {
    return analysis.set.skills.flatMap(({ secrets }) => secrets);
}
/** The texts with their secrets covered: of the same length, so that places hold. */
function coveredSources(sources, secrets) {
    if (secrets.length === 0)
        return sources;
    const shown = new Map();
    return {
        get(path) {
            const known = shown.get(path);
            if (known !== undefined)
                return known;
            const file = sources.get(path);
            const cover = file ? coveredFile(file, secrets) : null;
            shown.set(path, cover);
            return cover;
        },
    };
}
function coveredFile(file, secrets) {
    const { path, text, bytes, encoding, badByte } = file;
    return secrets.length === 0 ? file : new source_file/* SourceFile */.sC(path, covered(text, secrets), bytes, encoding, badByte);
}
function coveredWords(diagnostic, secrets) {
    if (secrets.length === 0)
        return diagnostic;
    const { message, name } = diagnostic;
    const shown = { ...diagnostic, message: covered(message, secrets) };
    return name === undefined ? shown : { ...shown, name: covered(name, secrets) };
}
function settleDiagnostics(diagnostics, analysis) {
    const secrets = secretsOf(analysis);
    const sources = coveredSources(sourcesOf(analysis), secrets);
    const suppressions = new Map();
    for (const { filePath, suppressions: own } of analysis.set.skills)
        if (own.length > 0)
            suppressions.set(filePath, own);
    const placed = diagnostics
        .map((diagnostic) => place(coveredWords(diagnostic, secrets), sources, suppressions))
        .sort(inOrder);
    const seen = new Set();
    const alike = new Map();
    return placed.filter((diagnostic) => isNew(diagnostic, seen)).map((diagnostic) => fingerprinted(diagnostic, alike));
}
function place(diagnostic, sources, suppressions) {
    const { path, span } = diagnostic.at;
    const source = sources.get(path);
    const rule = ruleId(diagnostic);
    const start = source && span ? source.position(span.start) : null;
    const end = source && span ? source.position(span.end) : null;
    const covering = suppressions.get(path)?.find((each) => start && covers(each, rule, start.line));
    return { ...diagnostic, rule, file: path, start, end, source, suppressed: covering?.reason ?? null };
}
/** The rule with its cause: `skill-dropped/colon-in-plain-value`. */
function ruleId({ rule, cause }) {
    return cause === undefined || rule.endsWith(`/${cause}`) ? rule : `${rule}/${cause}`;
}
function covers(suppression, rule, line) {
    if (line < suppression.lines.first || line > suppression.lines.last)
        return false;
    return suppression.rule === '*' || suppression.rule === rule || rule.startsWith(`${suppression.rule}/`);
}
function inOrder(left, right) {
    return (byText(left.file, right.file) ||
        (left.start?.line ?? 0) - (right.start?.line ?? 0) ||
        (left.start?.column ?? 0) - (right.start?.column ?? 0) ||
        byText(left.rule, right.rule) ||
        (left.end?.line ?? 0) - (right.end?.line ?? 0) ||
        (left.end?.column ?? 0) - (right.end?.column ?? 0) ||
        byText(left.message, right.message));
}
function byText(left, right) {
    return left < right ? -1 : left > right ? 1 : 0;
}
function isNew({ rule, file, at, message }, seen) {
    const key = JSON.stringify([rule, file, at.span?.start, at.span?.end, message]);
    return seen.size < seen.add(key).size;
}
function fingerprinted(diagnostic, alike) {
    const { rule, file, source, start } = diagnostic;
    const key = JSON.stringify([rule, file, source && start ? source.lineText(start.line) : '']);
    const before = alike.get(key) ?? 0;
    alike.set(key, before + 1);
    const fingerprint = (0,external_node_crypto_.createHash)('sha256').update(`${key}${before}`).digest('hex').slice(0, 16);
    return { ...diagnostic, fingerprint };
}
const lookAlikeWords = {
    'file-name': 'looks like a SKILL.md but has another name',
    folder: 'looks like a SKILL.md but is a folder',
    'flat-file': 'looks like a SKILL.md but stands in the skills folder itself, under a name of its own',
};
function fileStates({ set }) {
    const states = new Map();
    const add = (state) => {
        if (!states.has(state.path))
            states.set(state.path, state);
    };
    for (const { filePath, unreadable } of set.skills) {
        add({ path: filePath, state: unreadable === null ? 'checked' : 'unreadable', why: unreadable });
    }
    for (const { path, reason, why } of [...set.leftOut, ...set.workspace.leftOut]) {
        const routine = reason === 'version-control-folder';
        add({ path, state: reason === 'unreadable' ? 'unreadable' : 'left-out', why, ...(routine ? { routine } : {}) });
    }
    for (const { path, kind } of set.lookAlikes)
        add({ path, state: 'left-out', why: lookAlikeWords[kind] });
    return [...states.values()].sort(source_workspace/* byPath */.f2);
}
function withheldSkills(analysis) {
    return analysis.set.skills.flatMap((skill) => analysis.targetsOf(skill).flatMap(({ id }) => {
        const verdict = analysis.verdicts.get(skill)?.get(id);
        if (verdict?.status !== 'withheld')
            return [];
        const reasons = verdict.reasons.filter(({ effect, olderOnly }) => effect === 'withheld' && !olderOnly);
        return [{ path: skill.path, name: nameOf(skill), runtime: id, line: withheldLine(reasons) }];
    }));
}
function nameOf(skill) {
    return skill.name?.value ?? skill.folder ?? skill.path;
}
/** The runtime's own line where it prints one, so that a reader finds it again in a log. */
function withheldLine(reasons) {
    return reasons.map(({ says, message }) => says ?? message).join(' ');
}
function summarise(settled, analysis, failOn) {
    const standing = settled.filter(({ suppressed }) => suppressed === null);
    const count = (severity) => standing.filter((each) => each.severity === severity).length;
    const failing = failOn === 'never' ? [] : diagnostic/* severities */.g.slice(0, diagnostic/* severities */.g.indexOf(failOn) + 1);
    const fails = standing.some(({ severity }) => failing.includes(severity));
    const { skills } = analysis.set;
    return {
        skills: skills.length,
        errors: count('error'),
        warnings: count('warning'),
        notes: count('note'),
        suppressed: settled.length - standing.length,
        waived: 0,
        tokens: sumOf(analysis),
        verdict: skills.length === 0 ? 'nothing-checked' : fails ? 'fail' : 'pass',
    };
}
function sumOf(analysis) {
    const costs = [...analysis.costs.values()];
    return {
        metadata: costs.reduce((sum, cost) => sum + cost.metadata, 0),
        instructions: costs.reduce((sum, cost) => sum + cost.instructions, 0),
        resources: costs.reduce((sum, cost) => sum + cost.resources, 0),
    };
}
/** The paths that were left out or could not be read, without those that never are. */
function unseen({ files }) {
    return files.filter(({ state, routine }) => state !== 'checked' && !routine);
}

// EXTERNAL MODULE: ./.build/report/printable.js
var printable = __webpack_require__(2782);
;// CONCATENATED MODULE: ./.build/report/report.js
/** The diagnostics that count and are shown by default. */
function standing(report) {
    return report.diagnostics.filter((diagnostic) => diagnostic.suppressed === null);
}

;// CONCATENATED MODULE: ./.build/report/words.js
/** `1 error`, `2 errors`; thousands are set off by commas. */
function counted(count, noun) {
    return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** A number with commas between thousands, the same in every locale. */
function grouped(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** `a`, `a and b`, `a, b and c`. */
function words_listed(items) {
    return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
/** `2 errors and 1 note in 5 skills`; `nothing to report in 5 skills` where all is well. */
function totals(summary) {
    if (summary.verdict === 'nothing-checked')
        return 'no SKILL.md was found';
    const counts = ['error', 'warning', 'note']
        .map((severity) => [severity, summary[`${severity}s`]])
        .filter(([, count]) => count > 0)
        .map(([severity, count]) => counted(count, severity));
    return `${words_listed(counts) || 'nothing to report'} in ${counted(summary.skills, 'skill')}`;
}
const verdictWords = {
    pass: 'Passed',
    fail: 'Failed',
    'nothing-checked': 'Nothing checked',
};

;// CONCATENATED MODULE: ./.build/reporters/annotations.js




/** GitHub keeps ten of a kind for each step and drops the rest without a word; the tenth error is left to the verdict. */
const limits = { error: 9, warning: 10, note: 10 };
/** Characters of a message that the runner keeps (ExecutionContext.cs). */
const MESSAGE_LIMIT = 4096;
const commands = { error: 'error', warning: 'warning', note: 'notice' };
/** Workflow commands that GitHub shows beside the lines of a pull request. */
const annotationsReporter = {
    id: 'annotations',
    title: 'Annotations on the changed files of a pull request',
    sink: 'stdout',
    render(report) {
        const found = standing(report);
        const groups = new Map(diagnostic/* severities */.g.map((severity) => [severity, worstFirst(annotations_grouped(found, severity))]));
        const fits = diagnostic/* severities */.g.every((severity) => (groups.get(severity)?.length ?? 0) <= limits[severity]);
        const shown = diagnostic/* severities */.g.flatMap((severity) => {
            // One notice is kept back to say that there is more.
            const room = limits[severity] - (severity === 'note' && !fits ? 1 : 0);
            return (groups.get(severity) ?? []).slice(0, room);
        });
        const commandLines = shown.map(annotation);
        if (!fits) {
            const told = shown.reduce((sum, { more }) => sum + 1 + more, 0);
            const rest = `${counted(found.length - told, 'finding')} found no room here: GitHub shows ten annotations of a kind`;
            const message = `${totals(report.summary)}. ${rest}. The step summary and the log list them all.`;
            commandLines.push(command('notice', { title: 'skillproof' }, message));
        }
        return commandLines.map((text) => `${text}\n`).join('');
    },
};
function annotations_grouped(found, severity) {
    const groups = new Map();
    for (const diagnostic of found) {
        if (diagnostic.severity !== severity)
            continue;
        const key = JSON.stringify([diagnostic.file, diagnostic.rule]);
        const known = groups.get(key);
        groups.set(key, known ? { first: known.first, more: known.more + 1 } : { first: diagnostic, more: 0 });
    }
    return [...groups.values()];
}
/** One of each file before a second of any; otherwise in the order of the report. */
function worstFirst(groups) {
    const files = new Set();
    const heads = [];
    const others = [];
    for (const group of groups)
        (files.size < files.add(group.first.file).size ? heads : others).push(group);
    return [...heads, ...others];
}
function annotation({ first, more }) {
    const { file, start, end, rule, severity, message, url } = first;
    // The runner drops columns where the lines differ (ActionCommandManager.cs).
    const oneLine = start !== null && end !== null && start.line === end.line;
    const properties = {
        title: (0,printable/* printable */.g$)(rule),
        file: file === '.' ? undefined : (0,printable/* printable */.g$)(file),
        line: start?.line,
        endLine: end?.line,
        col: oneLine ? start.column : undefined,
        endColumn: oneLine ? end.column : undefined,
    };
    const tail = `${more > 0 ? ` (and ${more} more in this file)` : ''}\n${(0,printable/* printable */.g$)(url)}`;
    return command(commands[severity], properties, annotations_cut((0,printable/* printable */.g$)(message), MESSAGE_LIMIT - tail.length) + tail);
}
/** A text in at most `limit` UTF-16 units: whole sentences, then an ellipsis. */
function annotations_cut(text, limit) {
    if (text.length <= limit)
        return text;
    const short = text.slice(0, limit - 2);
    const sentence = /^[\s\S]*[.!?](?=\s)/.exec(short)?.[0];
    return `${sentence ?? short.replace(/[\uD800-\uDBFF]$/, '')} …`;
}
/** A command as @actions/core 3.0.1 writes it (command.ts): absent properties are left out. */
function command(name, properties, message) {
    const given = Object.entries(properties).filter(([, value]) => value);
    const list = given.map(([key, value]) => `${key}=${escapedProperty(String(value))}`).join(',');
    return `::${name} ${list}::${escaped(message)}`;
}
function escaped(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapedProperty(text) {
    return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

;// CONCATENATED MODULE: ./.build/report/verdict-table.js

const glyphs = {
    loads: '✓',
    altered: '~',
    withheld: '–',
    dropped: '✗',
    unknown: '?',
};
function verdictTable(analysis) {
    const all = analysis.set.skills.map((skill) => ({ skill, cells: cellsOf(skill, analysis) }));
    const shown = analysis.runtimes.map((_, at) => all.some(({ cells }) => cells[at]?.quiet === false));
    const rows = all.map(({ skill, cells }) => {
        const kept = cells.filter((_, at) => shown[at]);
        return { skill, cells: kept, plain: kept.every((cell) => cell.quiet || cell.status === 'loads') };
    });
    const columns = analysis.runtimes.filter((_, at) => shown[at]);
    return { columns, rows, agreeing: analysis.runtimes.filter((_, at) => !shown[at]) };
}
/** Every runtime that is a target of some skill, in the order of the shelf, with all the whys. */
function targetsOf(analysis) {
    const whys = new Map();
    for (const { id, why } of analysis.set.skills.flatMap((skill) => analysis.targetsOf(skill))) {
        whys.set(id, (whys.get(id) ?? new Set()).add(why));
    }
    return analysis.runtimes.flatMap(({ id }) => {
        const own = whys.get(id);
        return own ? [{ id, why: [...own].join('; ') }] : [];
    });
}
/** The targets grouped by their why: `agentskills and core-agent (asked for), codex (stands in .codex/skills)`. */
function targetWords(analysis, write, writeId = write) {
    const groups = new Map();
    for (const { id, why } of targetsOf(analysis))
        groups.set(why, [...(groups.get(why) ?? []), writeId(id)]);
    return [...groups].map(([why, ids]) => `${words_listed(ids)} (${write(why)})`).join(', ');
}
function cellsOf(skill, analysis) {
    const verdicts = analysis.verdicts.get(skill);
    const targets = new Set(analysis.targetsOf(skill).map(({ id }) => id));
    const said = new Set([...targets].map((id) => verdicts?.get(id)?.status));
    return analysis.runtimes.map(({ id }) => {
        const status = verdicts?.get(id)?.status ?? 'unknown';
        const target = targets.has(id);
        return { status, target, quiet: !target && said.has(status) };
    });
}

;// CONCATENATED MODULE: ./.build/reporters/json.js


/** What JSON may hold as it is, and what moves or hides a terminal's text all the same. */
const moving = /[\u007F-\u009F\u2028\u2029\uFEFF\p{Bidi_Control}]/gu;
/** The public contract, described by `schema/report-v1.json`. */
const jsonReporter = {
    id: 'json',
    title: 'JSON, version 1 of the report format',
    sink: 'stdout',
    render(report) {
        const { tool, files, analysis, encoding, summary } = report;
        const value = {
            schemaVersion: 1,
            tool: { name: tool.name, version: tool.version },
            files: files.map(({ path, state, why }) => ({ path, state, why })),
            runtimes: runtimesOf(report),
            skills: analysis.set.skills.map((skill) => skillOf(skill, report)),
            recipes: analysis.recipes.map((recipe) => json_recipeOf(recipe, analysis.reach)),
            diagnostics: diagnosticsOf(report),
            summary: {
                skills: summary.skills,
                errors: summary.errors,
                warnings: summary.warnings,
                notes: summary.notes,
                suppressed: summary.suppressed,
                waived: summary.waived,
                tokens: json_tokens(summary.tokens, encoding),
                verdict: summary.verdict,
            },
        };
        // The runner would take `##[…]` for a command wherever it stands in a line; in JSON it can only stand in a text.
        const text = JSON.stringify(value, null, 2).replaceAll('##[', '#\\u0023[');
        return `${text.replace(moving, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
    },
};
function runtimesOf({ analysis }) {
    const whys = new Map(targetsOf(analysis).map(({ id, why }) => [id, why]));
    return analysis.runtimes.map(({ id, version }) => {
        return { id, version, target: whys.has(id), why: whys.get(id) ?? null };
    });
}
function skillOf(skill, { analysis, encoding }) {
    const { file, requires } = skill;
    const cost = analysis.costs.get(skill);
    return {
        path: skill.path,
        file: skill.filePath,
        name: skill.name?.value ?? null,
        description: skill.description?.value ?? null,
        steps: skill.steps.map(({ index, content, span }) => ({ index, content, ...placeIn(file, span) })),
        requires: requires.state === 'tokens' ? requires.tokens.map(({ value }) => value) : requires.state === 'none' ? [] : null,
        allowedTools: skill.allowedTools.map(({ value }) => value),
        resources: skill.bundle.resources.map(({ path, tier, bytes }) => ({ path, tier, bytes })),
        tokens: cost ? json_tokens(cost, encoding) : null,
        verdicts: verdictsOf(skill, analysis.runtimes, analysis.verdicts.get(skill)),
    };
}
function json_tokens(cost, encoding) {
    return { encoding, metadata: cost.metadata, instructions: cost.instructions, resources: cost.resources };
}
function verdictsOf(skill, runtimes, verdicts) {
    const entries = runtimes.flatMap(({ id }) => {
        const verdict = verdicts?.get(id);
        if (!verdict)
            return [];
        const { status, name, description, silent, blast } = verdict;
        const reasons = verdict.reasons.map((reason) => reasonOf(reason, skill));
        return [[id, { status, name, description, silent, blast, reasons }]];
    });
    return Object.fromEntries(entries);
}
function reasonOf({ code, message, span, path }, skill) {
    return { code, message, ...placeIn(path === undefined || path === skill.filePath ? skill.file : null, span) };
}
function placeIn(file, span) {
    const { line = null, column = null } = file && span ? file.position(span.start) : {};
    return { line, column };
}
function json_recipeOf({ path, format, closed, runtime, scopes }, reach) {
    return {
        path,
        format,
        closed,
        runtime,
        scopes: scopes.map((scope) => {
            const own = reach.find((each) => each.scope === scope);
            return {
                name: scope.name,
                tools: scope.builtIns.filter(({ registered }) => registered).map((tool) => tool.name),
                servers: Object.fromEntries((scope.servers ?? []).map(({ key, prefix, tools }) => [key, { prefix, tools }])),
                binaries: scope.binaries ? [...scope.binaries] : null,
                skills: (own?.skills ?? []).map(skillReachOf),
                textMentions: (own?.texts ?? []).map(json_mentionOf),
            };
        }),
    };
}
function skillReachOf({ skill, status, reasons, requires, answers }) {
    return {
        path: skill.path,
        status,
        reasons: reasons.map((reason) => reasonOf(reason, skill)),
        requires: requires.map(({ token, state, why }) => ({ token, state, reason: why })),
        mentions: answers.map(json_mentionOf),
    };
}
function json_mentionOf({ mention, state, why, meant }) {
    const { name, kind, confidence, how, file, span } = mention;
    return { name, kind, state, reason: why, meant, confidence, how, file: file.path, ...placeIn(file, span) };
}
function diagnosticsOf({ diagnostics, analysis }) {
    const sources = sourcesOf(analysis);
    return diagnostics.map((diagnostic) => ({
        rule: diagnostic.rule,
        severity: diagnostic.severity,
        message: diagnostic.message,
        file: diagnostic.file,
        line: diagnostic.start?.line ?? null,
        column: diagnostic.start?.column ?? null,
        endLine: diagnostic.end?.line ?? null,
        endColumn: diagnostic.end?.column ?? null,
        runtimes: diagnostic.runtimes ?? [],
        recipe: diagnostic.recipe ?? null,
        scope: diagnostic.scope ?? null,
        name: diagnostic.name ?? null,
        related: (diagnostic.related ?? []).map(({ at, message }) => ({
            file: at.path,
            ...placeIn(sources.get(at.path), at.span),
            message,
        })),
        url: diagnostic.url,
        fingerprint: diagnostic.fingerprint,
        suppressed: diagnostic.suppressed,
    }));
}

;// CONCATENATED MODULE: ./.build/report/markdown.js


/**
 * Untrusted text as code. Every ASCII punctuation character is a numeric entity, so that no parser finds markup in it,
 * in a table cell or out of one, and GitHub links no mention inside of `code`.
 */
function code(text) {
    return `<code>${inert((0,printable/* printable */.g$)(text), /[!-/:-@[-`{-~]/g)}</code>`;
}
/** Untrusted text as running text of one paragraph or cell: no markup, link, mention or reference comes of it. */
function prose(text) {
    // Mid-line only these are markup; at the start of a line also list and rule marks are.
    return inert((0,printable/* printable */.g$)(text.replace(/\s+/gu, ' ').trim()), /[#$&*<>@[\\\]_`|~]|^[-+=:]|(?<=^\d{1,9})[.)]/g);
}
/** A link of our own; `label` is Markdown. Without a web address the label stands alone. */
function markdown_link(label, address) {
    if (!address || !/^https?:\/\/[!-~]+$/.test(address))
        return label;
    return `[${label}](${address.replace(/[^\w/:.?&=#%~+,;@-]/g, (sign) => `%${hex(sign)}`)})`;
}
/** Cells are Markdown of one line. From column `numbersFrom` on they are numbers, set to the right. */
function table(header, rows, numbersFrom) {
    return tableHead(header, numbersFrom) + rows.map(tableRow).join('');
}
function tableHead(header, numbersFrom = header.length) {
    return tableRow(header) + tableRow(header.map((_, at) => (at < numbersFrom ? '---' : '--:')));
}
function tableRow(cells) {
    return `| ${cells.map((cell) => cell.replace(/\s*[\r\n]\s*/g, ' ')).join(' | ')} |\n`;
}
/** Folded away behind its summary, which is inline HTML; `body` is Markdown. */
function details(summary, body) {
    return detailsHead(summary) + body + detailsFoot;
}
function detailsHead(summary) {
    return `<details><summary>${summary}</summary>\n\n`;
}
const detailsFoot = '\n</details>\n';
/** A block that stands or falls as one. */
function whole(text, each) {
    return { head: '', parts: [text], foot: '', each };
}
/** Room for the sentence at the end of a page, in bytes. */
const TAIL = 600;
/**
 * Blocks put together in at most `limit` bytes of UTF-8, each set off by a blank line. What finds no room is left out
 * and counted in a last sentence that ends with `elsewhere`: where the rest can be read.
 */
function page(blocks, limit, elsewhere) {
    const left = new Map();
    let text = '';
    let room = limit - TAIL;
    for (const { head, parts, foot, each, share = limit } of blocks) {
        const separator = text === '' ? '' : '\n';
        let taken = 0;
        let inside = '';
        let space = Math.min(room, share) - bytesOf(separator + head + foot);
        for (const part of parts) {
            space -= bytesOf(part);
            if (space < 0)
                break;
            inside += part;
            taken += 1;
        }
        if (taken < parts.length)
            left.set(each, (left.get(each) ?? 0) + parts.length - taken);
        if (taken === 0)
            continue;
        const block = separator + head + inside + foot;
        room -= bytesOf(block);
        text += block;
    }
    if (left.size === 0)
        return text;
    const counts = [...left].map(([each, count]) => counted(count, each));
    return `${text}\nLeft out to keep this page short: ${counts.join(', ')}. ${elsewhere}\n`;
}
function bytesOf(text) {
    return Buffer.byteLength(text, 'utf8');
}
/**
 * Places where GitHub would make a link of plain text, entities or not, because it looks at the finished page:
 * mentions, references, addresses, emoji names, formulas. An unseen `<wbr>` breaks the text there.
 */
const linkable = /[@#$](?=.)|:(?=\S)|\bwww(?=\.)|-(?=\d)/giu;
const commit = /\b[0-9a-f]{7,}\b/gi;
function inert(text, punctuation) {
    // A line feed is the one character that printable text cannot hold.
    return text
        .replace(linkable, '$&\n')
        .replace(commit, (found) => found.replace(/.{6}(?=.)/g, '$&\n'))
        .replace(punctuation, (sign) => `&#${sign.charCodeAt(0)};`)
        .replaceAll('\n', '<wbr>');
}
function hex(sign) {
    return sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0');
}

;// CONCATENATED MODULE: ./.build/report/reach-table.js
function reachSummaries({ reach }) {
    return reach.map(summaryOf);
}
function summaryOf({ recipe, scope, skills, texts }) {
    const served = skills.filter(({ status }) => status !== 'withheld');
    const all = [...served.flatMap(({ answers }) => answers), ...texts];
    const lacking = [...served.map(({ skill, answers }) => ({ skill, answers })), { skill: null, answers: texts }];
    return {
        recipe,
        scope,
        skills: skills.length,
        withheld: skills
            .filter(({ status }) => status === 'withheld')
            .map(({ skill, reasons, answers }) => {
            const why = reasons.filter(({ effect }) => effect === 'withheld').map(({ message }) => message);
            return { skill, why: why.join(' '), untold: reach_table_missing(answers).length };
        }),
        unreachable: lacking.flatMap(({ skill, answers }) => {
            const gaps = reach_table_missing(answers);
            return gaps.length === 0 ? [] : [{ skill, places: gaps.length, names: reach_table_names(gaps) }];
        }),
        prefixOnly: prefixOnly(all),
        unlisted: reach_table_names(all.filter(({ mention, state }) => mention.kind === 'command' && state === 'unknown')),
        unknownRequires: [
            ...new Set(served.flatMap(({ requires }) => requires.filter(({ state }) => state === 'unknown').map((each) => each.token))),
        ],
    };
}
/** An entry of `allowed-tools` that is not there takes no step away. */
function reach_table_missing(answers) {
    return answers.filter(({ state, mention }) => state === 'missing' && mention.how !== 'allowed-tools');
}
function reach_table_names(answers) {
    return [...new Set(answers.map(({ mention }) => mention.name))];
}
function prefixOnly(answers) {
    const found = new Map();
    for (const answer of answers) {
        if (answer.server === null || answer.state !== 'unknown')
            continue;
        found.set(answer.server, [...(found.get(answer.server) ?? []), answer]);
    }
    return [...found].map(([server, own]) => ({ server, names: reach_table_names(own) }));
}

;// CONCATENATED MODULE: ./.build/reporters/step-summary.js






/** Bytes. GitHub throws away a summary of more than 1 MiB, all of it. */
const LIMIT = 900_000;
/** Rows of a table that are shown unfolded; files whose findings are. */
const LONG = 40;
const OPEN_FILES = 10;
/** The page of a job: verdicts, what is withheld, findings, tokens. */
const stepSummaryReporter = {
    id: 'step-summary',
    title: 'The summary page of a job on GitHub',
    sink: 'step-summary',
    render(report, screen) {
        const blocks = [
            headBlock(report),
            ...verdictBlocks(report, screen),
            ...withheldBlocks(report),
            ...recipeBlocks(report, screen),
            ...findingBlocks(report, screen),
            ...tokenBlocks(report, screen),
            footBlock(report),
        ];
        return page(blocks, LIMIT, 'The JSON report and the log of this step have all of it.');
    },
};
const severityMarks = { error: '❌', warning: '⚠️', note: 'ℹ️' };
const statusMarks = {
    loads: '✅&nbsp;loads',
    altered: '⚠️&nbsp;altered',
    withheld: '⏸️&nbsp;withheld',
    dropped: '❌&nbsp;dropped',
    unknown: '❔&nbsp;unknown',
};
function headBlock({ summary }) {
    const mark = summary.verdict === 'pass' ? '✅' : '❌';
    return whole(`## ${mark} Skillproof: ${verdictWords[summary.verdict].toLowerCase()}, ${totals(summary)}\n`, 'heading');
}
function verdictBlocks({ analysis }, screen) {
    const table = verdictTable(analysis);
    if (table.rows.length === 0)
        return [];
    const head = tableHead(['Skill', ...table.columns.map(({ id }) => code(id))]);
    const row = ({ skill, cells }) => tableRow([skillCell(skill, screen), ...cells.map(verdictCell)]);
    const isLong = table.rows.length > LONG;
    const open = isLong ? table.rows.filter(({ plain }) => !plain) : table.rows;
    const folded = isLong ? table.rows.filter(({ plain }) => plain) : [];
    const blocks = [];
    if (open.length > 0)
        blocks.push({ head, parts: open.map(row), foot: '', each: 'verdict row', share: LIMIT / 4 });
    if (folded.length > 0) {
        const summary = `${counted(folded.length, 'skill')} load everywhere`;
        const parts = folded.map(row);
        blocks.push({ head: detailsHead(summary) + head, parts, foot: detailsFoot, each: 'verdict row', share: LIMIT / 9 });
    }
    return [...blocks, whole(remarksOn(table, analysis), 'remark')];
}
function verdictCell({ status, target, quiet }) {
    if (quiet)
        return '·';
    return target ? statusMarks[status] : `(${statusMarks[status]})`;
}
function remarksOn({ rows, agreeing }, analysis) {
    const cells = rows.flatMap((row) => row.cells);
    const remarks = [];
    const targets = targetWords(analysis, prose, code);
    if (targets !== '')
        remarks.push(`Targets: ${targets}.`);
    if (cells.some(({ target, quiet }) => !target && !quiet))
        remarks.push('In parentheses: not a target, and sees it otherwise.');
    if (cells.some(({ quiet }) => quiet))
        remarks.push('A dot: not a target, and sees it the same.');
    if (agreeing.length > 0) {
        remarks.push(`Asked too, and of one mind with the targets: ${words_listed(agreeing.map(({ id }) => code(id)))}.`);
    }
    return `${remarks.join(' ')}\n`;
}
function skillCell(skill, screen) {
    const name = markdown_link(code(skill.name?.value ?? skill.folder ?? skill.path), screen.link(skill.filePath, null));
    const told = skill.name?.value ?? skill.folder;
    return skill.path === told || skill.path.endsWith(`/${told}`) ? name : `${name} in ${code(skill.path)}`;
}
function withheldBlocks({ withheld, analysis }) {
    const blocks = [];
    if (withheld.length > 0) {
        const parts = withheld.map(({ name, runtime, line }) => line.startsWith(`${runtime}: `) ? `- ${code(line)}\n` : `- ${code(name)}, by ${code(runtime)}: ${prose(line)}\n`);
        blocks.push({ head: '### Withheld\n\n', parts, foot: '', each: 'withheld skill', share: LIMIT / 9 });
    }
    if (analysis.recipes.length === 0 && analysis.set.skills.length > 0) {
        const requiring = analysis.set.skills.filter(({ requires }) => requires.state === 'tokens').length;
        const some = requiring > 0 ? ` ${counted(requiring, 'skill')} here say${requiring === 1 ? 's' : ''} what must be there.` : '';
        blocks.push(whole(`Tools, servers and \`requires:\` not checked: no recipe.${some}\n`, 'remark'));
    }
    return blocks;
}
/** For each agent of each recipe: what it withholds, what it cannot reach, and how far the check went. */
function recipeBlocks({ analysis }, screen) {
    const summaries = reachSummaries(analysis).filter(({ skills, unreachable }) => skills > 0 || unreachable.length > 0);
    if (summaries.length === 0)
        return [];
    const blocks = summaries.map((one) => {
        const { path, runtime } = one.recipe;
        const agent = one.scope.name === 'parent' ? '' : `, sub-agent ${code(one.scope.name)}`;
        const head = `**${code(path)}** (${prose(runtime)})${agent}: ${counted(one.skills, 'skill')}\n\n`;
        return { head, parts: reachItems(one, screen), foot: '', each: 'line of a recipe', share: LIMIT / 9 };
    });
    return [whole('### Recipes\n', 'heading'), ...blocks];
}
function reachItems(one, screen) {
    const items = [];
    for (const { skill, why, untold } of one.withheld) {
        const rest = untold === 0
            ? ''
            : ` ${counted(untold, 'mention')} out of reach in it ${untold === 1 ? 'is' : 'are'} not told one by one.`;
        items.push(`- withheld: ${skillCell(skill, screen)}: ${prose(why)}${rest}\n`);
    }
    for (const { skill, places, names } of one.unreachable) {
        const where = skill === null ? 'the texts beside the skills' : skillCell(skill, screen);
        items.push(`- out of reach: ${where}, ${counted(places, 'place')}: ${someCodes(names)}\n`);
    }
    if (one.withheld.length === 0 && one.unreachable.length === 0)
        items.push('- all that is named is within reach\n');
    for (const { server, names } of one.prefixOnly) {
        items.push(`- checked as far as the server: ${code(server)} is declared, nobody listed its tools; named: ${someCodes(names)}\n`);
    }
    if (one.unlisted.length > 0)
        items.push(`- not checked, as nobody listed the programs: ${someCodes(one.unlisted)}\n`);
    if (one.unknownRequires.length > 0)
        items.push(`- ${code('requires:')} not checked: ${someCodes(one.unknownRequires)}\n`);
    return items;
}
function someCodes(names) {
    const shown = names.slice(0, 8).map((name) => code(name));
    return names.length > shown.length ? `${shown.join(', ')} and ${names.length - shown.length} more` : words_listed(shown);
}
function findingBlocks(report, screen) {
    const files = new Map();
    for (const finding of standing(report)) {
        const found = files.get(finding.file);
        if (found)
            found.push(finding);
        else
            files.set(finding.file, [finding]);
    }
    const blocks = [...files].map(([file, found]) => {
        const summary = `${code(file)}: ${counted(found.length, 'finding')}`;
        const head = files.size <= OPEN_FILES ? `**${summary}**\n\n` : detailsHead(summary);
        const foot = files.size <= OPEN_FILES ? '' : detailsFoot;
        return { head, parts: found.map((finding) => findingItem(finding, screen)), foot, each: 'finding' };
    });
    return blocks.length === 0 ? [] : [whole('### Findings\n', 'heading'), ...blocks];
}
function findingItem({ file, start, severity, rule, url, message }, screen) {
    const place = start ? `line ${start.line}` : 'whole file';
    const where = markdown_link(place, screen.link(file, start?.line ?? null));
    return `- ${severityMarks[severity]} ${severity}, ${where}, ${markdown_link(code(rule), url)}<br>${prose(message)}\n`;
}
function tokenBlocks({ analysis, summary, encoding }, screen) {
    const { skills } = analysis.set;
    if (skills.length === 0)
        return [];
    const frames = skills.some((skill) => (analysis.costs.get(skill)?.framing ?? null) !== null);
    const row = (first, cells) => tableRow([first, ...cells.map((count) => (count === null ? '' : grouped(count)))]);
    const parts = skills.flatMap((skill) => {
        const cost = analysis.costs.get(skill);
        if (!cost)
            return [];
        const framing = frames ? [cost.framing] : [];
        return [row(skillCell(skill, screen), [cost.metadata, cost.instructions, ...framing, cost.resources])];
    });
    const { metadata, instructions, resources } = summary.tokens;
    const sums = `${grouped(metadata)} metadata, ${grouped(instructions)} instructions, ${grouped(resources)} resources`;
    const counts = `Tokens: ${sums} (${code(encoding)}, an estimate for other models)`;
    const head = tableHead(['Skill', 'metadata', 'instructions', ...(frames ? ['framing'] : []), 'resources'], 1);
    return [{ head: detailsHead(counts) + head, parts, foot: detailsFoot, each: 'token row', share: LIMIT / 9 }];
}
const failWords = {
    error: 'fails on errors',
    warning: 'fails on errors and warnings',
    note: 'fails on any finding',
    never: 'never fails',
};
function footBlock(report) {
    const { tool, summary, failOn } = report;
    const facts = [`${tool.name} ${tool.version}`, failWords[failOn]];
    if (summary.suppressed > 0)
        facts.push(`${counted(summary.suppressed, 'finding')} suppressed by ignore comments`);
    const paths = unseen(report);
    const list = paths.slice(0, 200).map(({ path, why }) => `- ${code(path)}: ${prose(why ?? '')}\n`);
    const notChecked = paths.length === 0 ? '' : `${details(`${counted(paths.length, 'path')} not checked`, list.join(''))}\n`;
    return whole(`${notChecked}<sub>${prose(facts.join(', '))}.</sub>\n`, 'remark');
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./.build/report/width.js
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** East Asian Wide and Fullwidth blocks (UAX 11), coarsely: unassigned gaps between them count as wide. */
const wide = /^[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{17000}-\u{18CFF}\u{1B000}-\u{1B2FF}\u{20000}-\u{3FFFD}]/u;
const pictured = /^(?:\p{Emoji_Presentation}|\p{Regional_Indicator}{2}|\p{Emoji}\uFE0F)/u;
const unspaced = /^(?:\p{M}|\u200C|\u200D)+$/u;
/** The characters of a text as a reader counts them. */
function graphemes(text) {
    return /^[ -~]*$/.test(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment);
}
/** Columns of a terminal that printable text takes, near enough: terminals differ on new emoji. */
function widthOf(text) {
    return graphemes(text).reduce((sum, grapheme) => sum + widthOfOne(grapheme), 0);
}
function widthOfOne(grapheme) {
    if (unspaced.test(grapheme))
        return 0;
    return wide.test(grapheme) || pictured.test(grapheme) ? 2 : 1;
}
/** The text in at most `width` columns; what is cut off leaves an ellipsis at that end. */
function truncated(text, width, keep = 'start') {
    if (widthOf(text) <= width)
        return text;
    const ordered = keep === 'start' ? graphemes(text) : graphemes(text).reverse();
    let room = width - 1;
    let kept = 0;
    for (const grapheme of ordered) {
        room -= widthOfOne(grapheme);
        if (room < 0)
            break;
        kept += 1;
    }
    const short = ordered.slice(0, kept);
    return keep === 'start' ? `${short.join('')}…` : `…${short.reverse().join('')}`;
}
function padded(text, width) {
    return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}
/** Lines of at most `width` columns, broken at blanks, and inside a word only where it is longer than a line. */
function wrapped(text, width) {
    const lines = [];
    let line = '';
    let used = 0;
    const put = (piece, columns) => {
        if (used > 0 && used + 1 + columns > width) {
            lines.push(line);
            line = '';
            used = 0;
        }
        line += used > 0 ? ` ${piece}` : piece;
        used += columns + (used > 0 ? 1 : 0);
    };
    for (const word of text.split(' ')) {
        for (const piece of pieces(word, width))
            put(piece, widthOf(piece));
    }
    return [...lines, line];
}
function pieces(word, width) {
    if (widthOf(word) <= width)
        return word === '' ? [] : [word];
    const cut = [];
    let piece = '';
    let used = 0;
    for (const grapheme of graphemes(word)) {
        const columns = widthOfOne(grapheme);
        if (used + columns > width && piece !== '') {
            cut.push(piece);
            piece = '';
            used = 0;
        }
        piece += grapheme;
        used += columns;
    }
    return [...cut, piece];
}

;// CONCATENATED MODULE: ./.build/report/excerpt.js


const TAB = 4;
/** UTF-16 units of a line that are looked at on either side of a place. */
const excerpt_REACH = 400;
/**
 * The line in which a span starts, printable, with carets under the span as far as it stands in that line. A line
 * longer than `width` columns is shown around the span's start, with an ellipsis where it goes on.
 */
function excerpt(file, span, width) {
    const number = file.lineAt(span.start);
    const start = file.lineStarts[number - 1] ?? 0;
    const line = file.lineText(number);
    const from = Math.min(span.start - start, line.length);
    const to = Math.max(from, Math.min(span.end - start, line.length));
    const first = boundary(line, from - excerpt_REACH);
    const last = boundary(line, from + excerpt_REACH);
    const before = laid(line.slice(first, from), 0);
    const marked = laid(line.slice(from, Math.min(to, last)), before.width);
    const after = laid(line.slice(Math.min(to, last), last), before.width + marked.width);
    const columns = [...before.columns, ...marked.columns, ...after.columns];
    return windowed(columns, before.width, Math.max(1, marked.width), width, first > 0, last < line.length);
}
function laid(text, at) {
    const columns = [];
    for (const grapheme of graphemes(text)) {
        if (grapheme === '\t')
            columns.push(...' '.repeat(TAB - ((at + columns.length) % TAB)));
        else {
            const shown = (0,printable/* printable */.g$)(grapheme);
            const parts = shown === grapheme ? [grapheme] : graphemes(shown);
            for (const part of parts)
                columns.push(part, ...Array(Math.max(0, widthOf(part) - 1)).fill(''));
        }
    }
    return { columns, width: columns.length };
}
function windowed(columns, caret, length, width, goesBack, goesOn) {
    const fits = columns.length <= width && !goesBack && !goesOn;
    const shift = fits || (caret + length <= width - 1 && !goesBack) ? 0 : Math.max(0, caret - Math.floor(width / 3));
    const shown = columns.slice(shift, shift + width);
    if (goesBack || shift > 0) {
        if (shown[1] === '')
            shown[1] = ' ';
        shown[0] = '…';
    }
    const end = shift + width;
    if (columns.length > end || goesOn) {
        if (shown[width - 1] === '')
            shown[width - 2] = ' ';
        shown[Math.min(width - 1, shown.length)] = '…';
    }
    const marks = ' '.repeat(caret - shift) + '^'.repeat(Math.max(1, Math.min(length, width - (caret - shift))));
    return { text: shown.join('').trimEnd(), marks };
}
/** An offset of the line that cuts no surrogate pair in two. */
function boundary(line, at) {
    if (at <= 0)
        return 0;
    if (at >= line.length)
        return line.length;
    const unit = line.charCodeAt(at);
    return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}

;// CONCATENATED MODULE: ./.build/reporters/terminal.js









/** With more skills than this, only those are listed that do not load everywhere. */
const terminal_LONG = 40;
/** Columns below which lines are left to the terminal to break. */
const NARROWEST = 40;
/** For a person at a shell or in a job's log. */
const terminalReporter = {
    id: 'terminal',
    title: 'Text for people, at the width of the terminal',
    sink: 'stdout',
    render(report, given) {
        const screen = { ...given, columns: Math.max(NARROWEST, given.columns) };
        const paint = painter(screen);
        const parts = [withheldPart(report), findingsPart(report, screen, paint), lastPart(report, screen, paint)];
        if (!report.quiet)
            parts.unshift(headPart(report, screen), verdictPart(report, screen, paint), recipePart(report, screen), tokensPart(report));
        const text = parts.filter((part) => part.length > 0).map((part) => part.map(printable/* asPlainLine */.l6).join('\n'));
        return `${text.join('\n\n')}\n`;
    },
};
function painter(screen) {
    return screen.colour ? (style, text) => (0,external_node_util_.styleText)(style, text, { validateStream: false }) : (_style, text) => text;
}
const severityStyles = { error: 'red', warning: 'yellow', note: 'cyan' };
const statusStyles = {
    loads: 'green',
    altered: 'yellow',
    withheld: 'yellow',
    dropped: 'red',
    unknown: 'gray',
};
function headPart({ tool, analysis, summary }, screen) {
    const { runtimes, recipes } = analysis;
    const counts = [counted(summary.skills, 'skill'), counted(runtimes.length, 'runtime')];
    counts.push(recipes.length === 0 ? 'no recipe' : counted(recipes.length, 'recipe'));
    const lines = [`${(0,printable/* printable */.g$)(`${tool.name} ${tool.version}`)}: ${counts.join(', ')}`];
    const targets = targetWords(analysis, printable/* printable */.g$);
    if (targets !== '')
        lines.push(...wrapped(`Targets: ${targets}`, screen.columns));
    return lines;
}
function verdictPart(report, screen, paint) {
    const table = verdictTable(report.analysis);
    if (table.rows.length === 0)
        return [];
    const rows = table.rows.length > terminal_LONG ? table.rows.filter((row) => !row.plain) : table.rows;
    const lines = rows.length === 0 ? [] : [...stairs(table), ...rowLines(rows, screen, paint)];
    const hidden = table.rows.length - rows.length;
    if (hidden > 0)
        lines.push(`${rows.length === 0 ? 'All' : ''} ${counted(hidden, 'skill')} load everywhere`.trim());
    const remarks = [...legend(rows), ...agreeing(table, screen)];
    return remarks.length === 0 ? lines : [...lines, '', ...remarks];
}
/** A column is three characters wide; the names stand above, each a step to the right. */
function stairs({ columns }) {
    return columns.map(({ id }, at) => `${'│  '.repeat(at)}${(0,printable/* printable */.g$)(id)}`);
}
function rowLines(rows, screen, paint) {
    const names = rows.map(({ skill }) => (0,printable/* printable */.g$)(skill.name?.value ?? skill.folder ?? skill.path));
    const cells = (rows[0]?.cells.length ?? 0) * 3;
    const room = Math.max(20, screen.columns - cells - 2);
    const paths = rows.map(({ skill }) => (0,printable/* printable */.g$)(whereabouts(skill)));
    const most = Math.max(Math.floor(room * 0.6), room - Math.max(...paths.map(widthOf)));
    const nameWidth = Math.min(Math.max(...names.map(widthOf)), most);
    return rows.map((row, at) => {
        const marks = row.cells.map((cell) => mark(cell, paint)).join('');
        const name = padded(truncated(names[at] ?? '', nameWidth), nameWidth);
        return `${marks}${name}  ${paint('dim', truncated(paths[at] ?? '', room - nameWidth, 'end'))}`;
    });
}
/** The skill's folder, without its last part where that is the name all over again. */
function whereabouts({ name, path }) {
    return name && path.endsWith(`/${name.value}`) ? path.slice(0, -name.value.length) : path;
}
/** A glyph and two columns after it: a degree sign there marks a runtime that is no target and sees it otherwise. */
function mark({ status, target, quiet }, paint) {
    if (quiet)
        return paint('dim', '·  ');
    return `${paint(statusStyles[status], glyphs[status])}${target ? '  ' : paint('dim', '° ')}`;
}
function legend(rows) {
    const cells = rows.flatMap((row) => row.cells);
    const said = new Set(cells.filter(({ quiet }) => !quiet).map(({ status }) => status));
    const words = Object.keys(glyphs).filter((each) => said.has(each));
    const others = [];
    if (cells.some(({ target, quiet }) => !target && !quiet))
        others.push('° not a target, and sees it otherwise');
    if (cells.some(({ quiet }) => quiet))
        others.push('· not a target, and sees it the same');
    return [words.map((each) => `${glyphs[each]} ${each}`).join('   '), ...others].filter((text) => text !== '');
}
function agreeing({ agreeing: runtimes }, screen) {
    if (runtimes.length === 0)
        return [];
    const ids = runtimes.map(({ id }) => (0,printable/* printable */.g$)(id)).join(', ');
    return wrapped(`Asked too, and of one mind with the targets: ${ids}`, screen.columns);
}
function tokensPart({ summary, encoding }) {
    if (summary.skills === 0)
        return [];
    const { metadata, instructions, resources } = summary.tokens;
    return [
        `Tokens of ${(0,printable/* printable */.g$)(encoding)}, an estimate for other models:`,
        `  metadata ${grouped(metadata)}, instructions ${grouped(instructions)}, resources ${grouped(resources)}`,
    ];
}
/** The runtime's own line is not wrapped: a reader searches for it. */
function withheldPart({ withheld }) {
    if (withheld.length === 0)
        return [];
    const lines = withheld.map(({ name, runtime, line }) => (0,printable/* printable */.g$)(line.startsWith(`${runtime}: `) ? line : `${runtime}: ${name}: ${line}`));
    return ['Withheld:', ...lines.map((line) => `  ${line}`)];
}
/** One line for each agent of each recipe: how far the check went. */
function recipePart({ analysis }, screen) {
    const lines = reachSummaries(analysis).flatMap((one) => {
        const { recipe, scope, skills, withheld, unreachable, prefixOnly, unlisted } = one;
        if (skills === 0 && unreachable.length === 0)
            return [];
        const places = unreachable.reduce((sum, each) => sum + each.places, 0);
        const facts = [counted(skills, 'skill')];
        if (withheld.length > 0)
            facts.push(`${withheld.length} withheld`);
        if (places > 0)
            facts.push(`${counted(places, 'place')} out of reach in ${unreachable.length} of its texts`);
        if (prefixOnly.length > 0)
            facts.push(`tools not listed: ${prefixOnly.map(({ server }) => server).join(', ')}`);
        if (unlisted.length > 0)
            facts.push('programs not listed');
        const agent = scope.name === 'parent' ? '' : `, sub-agent ${scope.name}`;
        return wrapped((0,printable/* printable */.g$)(`  ${recipe.path}${agent}: ${facts.join('; ')}`), screen.columns);
    });
    return lines.length === 0 ? [] : ['Recipes:', ...lines];
}
function findingsPart(report, screen, paint) {
    const shown = standing(report).filter(({ severity }) => severity === 'error' || !report.quiet);
    const sources = sourcesOf(report.analysis);
    const place = (path, start) => (0,printable/* printable */.g$)(path) + (start ? `:${start.line}:${start.column}` : '');
    return shown.flatMap((finding, at) => {
        const lines = heading(finding, place(finding.file, finding.start), screen, paint);
        for (const line of wrapped((0,printable/* printable */.g$)(finding.message), screen.columns - 2))
            lines.push(`  ${line}`);
        lines.push(...source(finding, screen, paint));
        for (const { at: location, message } of finding.related ?? []) {
            const start = location.span ? (sources.get(location.path)?.position(location.span.start) ?? null) : null;
            const [first = '', ...rest] = wrapped(`${place(location.path, start)}: ${(0,printable/* printable */.g$)(message)}`, screen.columns - 6);
            lines.push(`  see ${first}`, ...rest.map((line) => `      ${line}`));
        }
        return at === 0 ? lines : ['', ...lines];
    });
}
function heading({ severity, rule }, place, screen, paint) {
    const what = `${paint(severityStyles[severity], severity)} ${(0,printable/* printable */.g$)(rule)}`;
    const fits = widthOf(place) + severity.length + widthOf(rule) + 2 <= screen.columns;
    return fits ? [`${paint('bold', place)} ${what}`] : [paint('bold', place), `  ${what}`];
}
function source({ at, source: file, start, severity }, screen, paint) {
    if (!file || !start || !at.span)
        return [];
    const number = String(start.line);
    const { text, marks } = excerpt(file, at.span, Math.max(20, screen.columns - number.length - 5));
    const margin = ' '.repeat(number.length);
    return [
        `  ${paint('dim', `${number} │`)} ${text}`.trimEnd(),
        `  ${paint('dim', `${margin} │`)} ${paint(severityStyles[severity], marks)}`,
    ];
}
function lastPart(report, screen, paint) {
    const { summary, quiet } = report;
    const lines = [];
    const paths = unseen(report);
    if (paths.length > 0 && !quiet) {
        lines.push(`${counted(paths.length, 'path')} not checked (--report json lists all):`);
        for (const { path, why } of paths.slice(0, 3)) {
            const text = (0,printable/* printable */.g$)(`${path}: ${why ?? ''}`);
            lines.push(...wrapped(text, screen.columns - 2).map((line) => `  ${line}`));
        }
    }
    if (summary.suppressed > 0 && !quiet)
        lines.push(`${counted(summary.suppressed, 'finding')} suppressed by ignore comments`);
    const style = summary.verdict === 'pass' ? 'green' : 'red';
    return [...lines, `${paint(style, verdictWords[summary.verdict])}: ${totals(summary)}`];
}

;// CONCATENATED MODULE: ./.build/reporters/index.js




const reporters = [annotationsReporter, jsonReporter, stepSummaryReporter, terminalReporter];

;// CONCATENATED MODULE: ./.build/rules/rule.js
function skillRule(rule) {
    return { on: 'skill', ...rule };
}
function setRule(rule) {
    return { on: 'set', ...rule };
}

;// CONCATENATED MODULE: ./.build/rules/allowed-tools-commas.js


const allowedToolsCommas = skillRule({
    id: 'allowed-tools-commas',
    summary: 'The text form of allowed-tools is separated by commas.',
    why: 'The standard separates the tools by blanks. Many clients take commas as well; a strict one keeps the comma as part of the name, and the tool is then not allowed.',
    cure: 'Separate the tools by blanks.',
    severity: 'note',
    examples: {
        bad: {
            'skills/find/SKILL.md': '---\nname: find\ndescription: Finds.\nallowed-tools: [|Read, Grep, Bash(ls:*)|]\n---\nFind.\n',
        },
        good: {
            'skills/find/SKILL.md': '---\nname: find\ndescription: Finds.\nallowed-tools: Read Grep Bash(ls -a, -l)\n---\nFind.\n',
        },
    },
    *check(skill) {
        const field = skill.frontmatter.fields.get('allowed-tools');
        const node = field ? (0,source_yaml/* resolved */.L$)(field.value) : null;
        if (!field || node?.kind !== 'scalar' || !outside(node.value))
            return;
        yield {
            message: 'The tools in `allowed-tools` are separated by commas. The standard separates them by blanks, and a strict reader ' +
                'keeps the comma as part of the name, so the tool is not allowed. Write blanks instead.',
            at: { path: skill.filePath, span: field.value.span },
            name: 'allowed-tools',
        };
    },
});
/** True where a comma stands between two tools; one inside of parentheses belongs to its tool. */
function outside(text) {
    let depth = 0;
    for (const unit of text) {
        if (unit === '(')
            depth += 1;
        else if (unit === ')')
            depth -= 1;
        else if (unit === ',' && depth === 0)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./.build/rules/rule-reach.js
/**
 * What is missing of some kinds, each place once, whatever the number of scopes that read it. The mentions of a skill
 * that is withheld are counted elsewhere and not told one by one.
 */
function unreachable({ reach }, gaps, speaks = () => true) {
    const found = new Map();
    for (const one of reach) {
        const told = one.skills.filter(({ status }) => status !== 'withheld').map(({ answers }) => answers);
        for (const answers of [...told, one.texts]) {
            for (const answer of answers) {
                if (answer.gap === null || !gaps.includes(answer.gap) || !speaks(answer))
                    continue;
                const { file, span, name } = answer.mention;
                const key = JSON.stringify([file.path, span.start, name]);
                const known = found.get(key);
                if (known && known.recipe === one.recipe && known.scope === one.scope)
                    continue;
                if (known)
                    known.alsoIn.push(one);
                else
                    found.set(key, { answer, recipe: one.recipe, scope: one.scope, beside: answers, alsoIn: [] });
            }
        }
    }
    return [...found.values()];
}
/** A finding about something unreachable; the words of where it is missing are put behind the message. */
function unreachableFinding(one, message, severity = severityOf(one)) {
    const { answer, recipe, scope, alsoIn } = one;
    const { file, span, name } = answer.mention;
    const places = alsoIn.map((each) => rule_reach_agentOf(each.recipe, each.scope));
    const others = places.length === 0 ? '' : ` The same holds for ${rule_reach_listed([...new Set(places)])}.`;
    return {
        severity,
        message: message + others,
        at: { path: file.path, span },
        name,
        runtimes: [...new Set([recipe, ...alsoIn.map((each) => each.recipe)].map(({ runtime }) => runtime))],
        recipe: recipe.path,
        scope: scope.name,
    };
}
/** Where all of a deployment is in its files, what is surely meant and not there is an error. */
function severityOf({ answer, recipe, alsoIn }) {
    const closed = [recipe, ...alsoIn.map((each) => each.recipe)].some((each) => each.closed);
    if (answer.mention.confidence === 'likely')
        return closed ? 'warning' : 'note';
    return closed ? 'error' : 'warning';
}
/** "the agent of `.agents`", "the sub-agent `cluster` of `.agents`". */
function rule_reach_agentOf({ path }, { name }) {
    const recipe = path === '.' ? 'this recipe' : `\`${path}\``;
    return name === 'parent' ? `the agent of ${recipe}` : `the sub-agent \`${name}\` of ${recipe}`;
}
function capital(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
function rule_reach_listed(words) {
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
/** Names in code, the first few. */
function codes(names, most = 5) {
    const shown = names.slice(0, most).map((name) => `\`${name}\``);
    return names.length > most ? `${shown.join(', ')} and ${names.length - most} more` : rule_reach_listed(shown);
}
/** A sentence on what the agent has instead, where the recipe says it. */
function alternatives({ servers = [] }) {
    return servers.length === 0 ? '' : ` It has the servers ${codes(servers.map(({ key }) => key))}.`;
}

;// CONCATENATED MODULE: ./.build/rules/allowed-tools-too-narrow.js



const allowedToolsTooNarrow = setRule({
    id: 'allowed-tools-too-narrow',
    summary: 'The body runs commands, and allowed-tools leaves the shell out.',
    why: 'The field says what the agent may use without being asked. What it leaves out is asked for each time, or refused where nobody is there to answer.',
    cure: 'Allow the shell for these commands, or take them out of the body.',
    severity: 'note',
    examples: {
        bad: {
            '.agents/config.json': '{}',
            '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\nallowed-tools: [|[read_file]|]\n---\n```sh\nkubectl get pods\n```\n',
        },
        good: {
            '.agents/config.json': '{}',
            '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\nallowed-tools: [bash, read_file]\n---\n```sh\nkubectl get pods\n```\n',
        },
    },
    *check(analysis) {
        const told = new Set();
        for (const { recipe, scope, skills } of analysis.reach) {
            const shell = shellOf(scope);
            if (!shell?.registered)
                continue;
            for (const { skill, status } of skills) {
                const field = skill.frontmatter.fields.get('allowed-tools');
                if (!field || skill.allowedTools.length === 0 || status === 'withheld' || told.has(skill.path))
                    continue;
                if (skill.allowedTools.some(({ value }) => allowsShell(value, shell.name)))
                    continue;
                const run = analysis.mentionsOf(skill).filter((each) => each.file === skill.file && isRun(each));
                if (run.length === 0)
                    continue;
                told.add(skill.path);
                const message = `The body runs ${codes([...new Set(run.map(({ name }) => name))])}, and \`allowed-tools\` does not allow ${rule_reach_agentOf(recipe, scope)} its shell, \`${shell.name}\`, so each of these commands is asked for or refused. Add \`${shell.name}\`, or take the commands out.`;
                const at = { path: skill.filePath, span: field.value.span };
                yield { message, at, name: shell.name, runtimes: [recipe.runtime], recipe: recipe.path, scope: scope.name };
            }
        }
    },
});
function allowsShell(entry, shell) {
    const name = entry.replace(/\(.*$/s, '').toLowerCase();
    return name === '*' || name === shell.toLowerCase() || /^(?:bash|shell|sh|terminal|execute|powershell)$/.test(name);
}
function isRun({ kind, confidence, how }) {
    return kind === 'command' && confidence === 'certain' && how === 'fence';
}

;// CONCATENATED MODULE: ./.build/rules/allowed-tools-unreachable.js


const allowedToolsUnreachable = setRule({
    id: 'allowed-tools-unreachable',
    summary: 'An entry of allowed-tools names a tool that the recipe lacks.',
    why: 'To allow a tool that is not there does nothing; a name in another runtime’s spelling allows nothing either.',
    cure: 'Register the tool, write the name that this runtime uses, or take the entry out.',
    severity: 'warning',
    examples: {
        bad: {
            '.agents/config.json': '{"tools": {"disable": ["write_file"]}}',
            '.agents/skills/note/SKILL.md': '---\nname: note\ndescription: Notes.\nallowed-tools:\n  - read_file\n  - [|write_file|]\n---\nNote it.\n',
        },
        good: {
            '.agents/config.json': '{"tools": {"disable": ["write_file"]}}',
            '.agents/skills/note/SKILL.md': '---\nname: note\ndescription: Notes.\nallowed-tools:\n  - read_file\n---\nNote it.\n',
        },
    },
    *check(analysis) {
        const own = ({ mention }) => mention.how === 'allowed-tools';
        const told = new Set();
        for (const one of unreachable(analysis, ['built-in', 'tool', 'shell'], own)) {
            const { file } = one.answer.mention;
            // Names of another runtime come in dozens; the first one says it.
            if (one.answer.gap === 'tool' && told.size === told.add(file.path).size)
                continue;
            yield unreachableFinding(one, message(one), severity(one));
        }
    },
});
/** A runtime’s own tool that is away is a fault of the two files; any other name may be meant for another runtime. */
function severity({ answer, recipe }) {
    const isOwn = answer.gap !== 'tool';
    if (recipe.mcpSpelling === 'server/tool' && !answer.mention.name.includes('/'))
        return 'note';
    return isOwn && recipe.closed ? 'warning' : 'note';
}
function message({ answer, recipe, scope }) {
    const { name } = answer.mention;
    const agent = rule_reach_agentOf(recipe, scope);
    if (recipe.mcpSpelling === 'server/tool' && !name.includes('/')) {
        return `\`${name}\` is not of the form namespace/name, by which ${recipe.runtime} knows its tools, so it allows nothing. Write the full name.`;
    }
    if (answer.gap !== 'tool')
        return `\`allowed-tools\` names \`${name}\`, which ${agent} does not have: ${answer.why}. Register it, or take the entry out.`;
    const near = answer.meant === null ? '' : ` This runtime has \`${answer.meant}\`.`;
    return `\`allowed-tools\` names \`${name}\`, which is no tool of ${agent}.${near} It allows nothing here; leave it where it is for another runtime.`;
}

;// CONCATENATED MODULE: ./.build/rules/allowed-tools-wildcard.js

const allowedToolsWildcard = skillRule({
    id: 'allowed-tools-wildcard',
    summary: '`allowed-tools` names the tools of every MCP server with one star.',
    why: 'Claude Code matches a star only behind the name of a server. `mcp__*` matches nothing, so each call asks again.',
    cure: 'Name each server: `mcp__board__*`.',
    severity: 'note',
    examples: {
        bad: {
            '.claude/skills/board/SKILL.md': '---\nname: board\ndescription: Keeps it.\nallowed-tools: [|mcp__*|] Read\n---\nKeep.\n',
        },
        good: {
            '.claude/skills/board/SKILL.md': '---\nname: board\ndescription: Keeps it.\nallowed-tools: mcp__board__* Read\n---\nKeep.\n',
        },
    },
    *check(skill, analysis) {
        const claude = analysis.targetsOf(skill).filter(({ id }) => id.startsWith('claude'));
        for (const { value, span } of skill.allowedTools) {
            // An allow rule with a star needs the literal `mcp__<server>__` before it (bbvch-ai/aihub-core#1439, 2026-06-08).
            if (!/^mcp__\*/.test(value))
                continue;
            yield {
                ...(claude.length > 0 ? { severity: 'warning', runtimes: claude.map(({ id }) => id) } : {}),
                message: `\`${value}\` in \`allowed-tools\` names no MCP server. Claude Code matches a star only behind a server's name, ` +
                    'so nothing is allowed and each call asks again. Name each server, as in `mcp__board__*`.',
                at: { path: skill.filePath, span },
                name: value,
            };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/anchor-in-frontmatter.js

/** Reasons of verdicts that say it already. */
const told = new Set(['alias-bomb', 'anchor-or-alias', 'undefined-alias']);
const anchorInFrontmatter = skillRule({
    id: 'anchor-in-frontmatter',
    summary: 'The frontmatter uses an anchor or an alias.',
    why: 'It is legal YAML, but readers that follow StrictYAML refuse it, and readers that are no YAML libraries show `&name` as part of the text.',
    cure: 'Write the value out in each place.',
    severity: 'note',
    examples: {
        bad: {
            'skills/phone/SKILL.md': '---\nname: phone\ndescription: [|&d|] Keeps the list.\nmetadata:\n  summary: *d\n---\nKeep.\n',
        },
        good: { 'skills/phone/SKILL.md': '---\nname: phone\ndescription: "Keeps R&D, *and* more."\n---\nKeep.\n' },
    },
    *check(skill, analysis) {
        const yaml = skill.frontmatter.yaml;
        const first = yaml?.anchors[0] ?? yaml?.aliases[0];
        if (!yaml || !first || yaml.faults.some((fault) => told.has(fault.code)))
            return;
        for (const verdict of analysis.verdicts.get(skill)?.values() ?? []) {
            if (verdict.reasons.some((reason) => told.has(reason.code)))
                return;
        }
        const sign = yaml.anchors.length > 0 ? '&' : '*';
        yield {
            message: `\`${sign}${first.name}\` is ${sign === '&' ? 'an anchor' : 'an alias'}. Some readers of frontmatter do not know ` +
                'anchors and aliases: they refuse the file or show the sign as text. Write the value out in each place.',
            at: { path: skill.filePath, span: first.span },
            name: first.name,
        };
    },
});

;// CONCATENATED MODULE: ./.build/rules/body-empty.js

const bodyEmpty = skillRule({
    id: 'body-empty',
    summary: 'Nothing stands behind the frontmatter.',
    why: 'The description promises a skill, and the model that loads it is given no instructions: it spends a call and learns nothing.',
    cure: 'Write the instructions below the closing dashes.',
    severity: 'warning',
    examples: {
        bad: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n[|---|]\n\n' },
        good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\n\nRead the table.\n' },
    },
    *check({ file, filePath, frontmatter, bodySpan, stepLists }) {
        // Where a runtime reads steps from the frontmatter, they are the instructions.
        const instructed = stepLists.some(({ items }) => items.length > 0);
        if (!frontmatter.closing || instructed || file.slice(bodySpan).trim() !== '')
            return;
        const message = 'Nothing stands behind the frontmatter: a model that loads this skill gets no instructions at all. Write them below the closing dashes.';
        yield { message, at: { path: filePath, span: frontmatter.closing } };
    },
});

;// CONCATENATED MODULE: ./.build/rules/body-over-budget.js



const bodyOverBudget = skillRule({
    id: 'body-over-budget',
    summary: 'The body costs more tokens than the budget for instructions.',
    why: 'A runtime puts the whole body into the context once the skill is chosen, and it stays there. The open standard advises to stay under 5000 tokens.',
    cure: 'Move what only some tasks need into files under references/, and say in the body when to read each.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `---\nname: tide\ndescription: Reads tide tables.\n---\n\n[|R|]ead:\n\n${'high low '.repeat(2600)}\n`,
        },
        good: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\n\nRead references/table.md.\n',
        },
    },
    *check(skill, { costs }, { budget }) {
        const tokens = costs.get(skill)?.instructions;
        if (tokens === undefined || tokens <= budget.instructions)
            return;
        const { start, end } = skill.bodySpan;
        const first = start + Math.max(0, skill.file.text.slice(start, end).search(/\S/));
        const message = `The body costs ${tokens} tokens, and the budget is ${budget.instructions}. All of it is in the context as soon as the skill is chosen, and leaves less room for the task. Move what only some tasks need into files under \`references/\`. (Tokens are counted exactly for ${ENCODING}; for other models this is an estimate.)`;
        yield { message, at: { path: skill.filePath, span: (0,source_span/* spanOf */.ee)(first, first + 1) } };
    },
});

;// CONCATENATED MODULE: ./.build/rules/body-unreadable.js



const bodyUnreadable = skillRule({
    id: 'body-unreadable',
    summary: 'A part of the body was not read.',
    why: 'A text of extreme size or nesting would take time out of all proportion. What was not read was not checked either, so links, steps and mentions in it are unknown.',
    cure: 'Shorten the text, or take it out of its quotes and lists.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `---\nname: tide\ndescription: Reads tide tables.\n---\n[|${'> '.repeat(150)}Read the table.|]\n`,
        },
        good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\n> > Read the table.\n' },
    },
    *check(skill) {
        for (const { code, span } of skill.body.problems) {
            if (code === 'unclosed-fence')
                continue;
            const large = code === 'too-large';
            const what = large
                ? `The body is longer than the ${MAX_BODY} characters that are read as Markdown`
                : 'This text is longer, or deeper in quotes and lists, than what is read as Markdown';
            const cure = large
                ? 'Move most of it into files under `references/`.'
                : 'Shorten it, or take it out of its quotes and lists.';
            const message = `${what}: links, steps and mentions in it were not checked. ${cure}`;
            yield { message, at: { path: skill.filePath, span: large ? (0,source_span/* spanOf */.ee)(span.start, span.start) : span } };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/broken-link.js


const brokenLink = setRule({
    id: 'broken-link',
    summary: 'A symbolic link among the skills leads nowhere, or to itself.',
    why: 'A link whose target was moved or was never committed is a skill that does not exist. Most runtimes pass over it without a word.',
    cure: 'Point the link at a path of the repository that exists, or remove it.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide': 'link:skills/gone',
            'skills/wind/SKILL.md': '---\nname: wind\ndescription: Reads wind maps.\n---\nRead the map.\n',
        },
        good: {
            'skills/tide': 'link:shared/tide',
            'shared/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n',
        },
    },
    *check({ set: { workspace } }) {
        for (const { path, reason } of workspace.leftOut) {
            // A link to a folder that holds it leads somewhere: it is only not entered twice.
            const toItself = reason === 'link-loop' && !workspace.linkedFolders.has(path);
            if ((reason !== 'link-broken' && !toItself) || !standsForSkill(path, workspace))
                continue;
            const message = `The symbolic link leads ${toItself ? 'to itself' : 'nowhere'}, so there is no skill at this place, and most runtimes pass over it without a word. Point it at a path of the repository that exists, or remove it.`;
            yield { message, at: { path, span: null }, name: path };
        }
    },
});
function standsForSkill(path, workspace) {
    const folder = (0,source_workspace/* folderOf */.yS)(path);
    const around = folder === '.' ? (workspace.above.at(-1) ?? '') : (0,source_workspace/* nameOf */.Vb)(folder);
    return (0,source_workspace/* nameOf */.Vb)(path) === 'SKILL.md' || around.toLowerCase() === 'skills';
}

;// CONCATENATED MODULE: ./.build/rules/comment-cuts-value.js



const commentCutsValue = skillRule({
    id: 'comment-cuts-value',
    summary: 'A blank and a hash cut an unquoted value short.',
    why: 'YAML takes a hash after a blank for the start of a comment. The rest of the line is gone for every reader, the file still parses, and nobody is told.',
    cure: 'Put the whole value in quotes, or write the hash without a blank before it: `(#412)`.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/post/SKILL.md': '---\nname: post\ndescription: Write the post for the [|#|]releases channel after a tag\n---\nWrite.\n',
        },
        good: {
            'skills/post/SKILL.md': '---\nname: post # as in the menu\ndescription: "Write the post for the #releases channel, as (#412) and C# say"\n---\nWrite.\n',
        },
    },
    *check(skill) {
        const { yaml } = skill.frontmatter;
        if (!yaml || yaml.faults.length > 0)
            return;
        for (const { span, after } of yaml.comments) {
            if (after?.style !== 'plain' || after.value === '')
                continue;
            const comment = skill.file.slice(span);
            if (/^#+\s*skillproof-ignore/.test(comment))
                continue;
            const value = cutValue(after, skill);
            if (!(/^#[\p{L}\p{N}_]/u.test(comment) || value.prose))
                continue;
            const word = shown(comment.split(/\s/)[0] === '#' ? comment : (comment.split(/\s/)[0] ?? ''), 30);
            yield {
                message: `\`${word}\` follows a blank, so YAML takes it and all behind it for a comment. ` +
                    `${value.words} is only \`${shown(after.value, 60)}\` for every reader. ` +
                    'Put the whole value in quotes, or remove the blank before the hash.',
                at: { path: skill.filePath, span: { start: span.start, end: span.start + 1 } },
                ...(value.key ? { name: value.key } : {}),
            };
        }
    },
});
function cutValue(scalar, { frontmatter, stepLists }) {
    const isStep = stepLists.some((list) => list.items.some((item) => (0,source_yaml/* resolved */.L$)(item) === scalar));
    if (isStep)
        return { words: 'The step', key: 'steps', prose: true };
    const inside = (span) => (0,source_span/* within */.ux)(scalar.span, span);
    const field = [...frontmatter.fields.values()].find(({ value }) => inside(value.span));
    if (!field)
        return { words: 'The value', key: null, prose: false };
    if (field.value !== scalar)
        return { words: `The value in \`${field.name}\``, key: field.name, prose: false };
    return { words: `\`${field.name}\``, key: field.name, prose: field.name === 'description' };
}
/** Cut, and without long unbroken words: one of them may be a secret. */
function shown(text, limit) {
    const masked = text.replace(/[\w+/=-]{24,}/g, '…').replaceAll('`', "'");
    const letters = [...masked];
    return letters.length > limit ? `${letters.slice(0, limit).join('')}…` : masked;
}

;// CONCATENATED MODULE: ./.build/skill/declared-needs.js

/**
 * Reads `requires:` and, under `metadata`, the `requires` of OpenClaw and its older names (`bins`, `anyBins`, `env`) and
 * Hermes’ `required_environment_variables`.
 */
function declaredNeeds({ requires, frontmatter }) {
    const programs = new Set(requires.state === 'tokens' ? requires.tokens.map(({ value }) => value) : []);
    const variables = new Set();
    for (const field of ['metadata', 'required_environment_variables', 'primaryEnv']) {
        const value = frontmatter.fields.get(field)?.value;
        if (value)
            declared_needs_collect(value, field, programs, variables);
    }
    return { programs, variables };
}
function declared_needs_collect(node, key, programs, variables) {
    const own = (0,source_yaml/* resolved */.L$)(node);
    if (own?.kind === 'map') {
        for (const pair of own.pairs) {
            const named = /^required_env/i.test(key) && pair.key.value === 'name';
            declared_needs_collect(pair.value, named ? key : pair.key.value, programs, variables);
        }
    }
    else if (own?.kind === 'list')
        for (const item of own.items)
            declared_needs_collect(item, key, programs, variables);
    else if (own?.kind === 'scalar') {
        if (/^(?:bins|anyBins)$/.test(key))
            programs.add(own.value);
        else if (/^(?:env|primaryEnv|required_env.*)$/i.test(key))
            variables.add(own.value);
    }
}

;// CONCATENATED MODULE: ./.build/rules/env-undeclared.js



const envUndeclared = skillRule({
    id: 'env-undeclared',
    summary: 'A command needs a key from the environment, and nothing says so up front.',
    why: 'The first run fails half-way, and the person who could set the key was never asked for it.',
    cure: 'Name the variable in `compatibility` or `metadata`, or write a sentence that says to set it.',
    severity: 'note',
    examples: {
        bad: {
            'skills/rates/SKILL.md': '---\nname: rates\ndescription: Gets rates.\n---\n```bash\ncurl -H "X-Key: [|$RATES_API_KEY|]" https://rates.example.com/v1\n```\n',
        },
        good: {
            'skills/rates/SKILL.md': '---\nname: rates\ndescription: Gets rates.\n---\nSet `RATES_API_KEY` first.\n\n```bash\ncurl -H "X-Key: $RATES_API_KEY" https://rates.example.com/v1 | head -n "$1"\necho "$HOME"\n```\n',
        },
    },
    *check(skill, analysis) {
        if (!/\$\{?\w*(?:KEY|TOKEN|SECRET|PASS|CREDENTIAL|WEBHOOK|PAT)/.test(skill.file.text))
            return;
        const told = new Set();
        const declared = declaredNeeds(skill).variables;
        for (const { kind, name, file, span } of analysis.mentionsOf(skill)) {
            if (kind !== 'env' || file !== skill.file || !secretName.test(name) || told.has(name))
                continue;
            told.add(name);
            if (declared.has(name) || isSaid(name, skill))
                continue;
            const message = `\`${name}\` is needed from the environment, and nothing before says so, so the first run fails here. Name it in \`compatibility\` or \`metadata\`, or say that it is to be set.`;
            yield { message, at: { path: file.path, span }, name };
        }
    },
});
/** True where the name stands anywhere without the dollar that uses it. */
function isSaid(name, { file }) {
    return new RegExp(`(?<![\\w$]|\\$\\{)${name}(?!\\w)`).test(file.text);
}

;// CONCATENATED MODULE: ./.build/rules/env-unset.js


const envUnset = setRule({
    id: 'env-unset',
    summary: 'A command uses a key from the environment that the deployment does not set.',
    why: 'The command gets an empty text and is refused. It is told only where the variables of a deployment are listed.',
    cure: 'Set the variable in the deployment, or take the command out.',
    severity: 'warning',
    examples: {
        bad: {
            'skillproof.yml': 'recipes:\n  - name: ops\n    runtime: core-agent\n    tools: [bash]\n    environment: [POST_URL]\n    skills: [skills]\n',
            'skills/rates/SKILL.md': '---\nname: rates\ndescription: Gets rates.\n---\n```bash\ncurl -H "X-Key: [|$RATES_API_KEY|]" https://rates.example.com\n```\n',
        },
        good: {
            'skillproof.yml': 'recipes:\n  - name: ops\n    runtime: core-agent\n    tools: [bash]\n    environment: [RATES_API_KEY]\n    skills: [skills]\n',
            'skills/rates/SKILL.md': '---\nname: rates\ndescription: Gets rates.\n---\n```bash\ncurl -H "X-Key: $RATES_API_KEY" "$HOME"\n```\n',
        },
    },
    *check(analysis) {
        for (const one of unreachable(analysis, ['variable'])) {
            const { answer, recipe, scope } = one;
            const message = `${capital(rule_reach_agentOf(recipe, scope))} has no \`${answer.mention.name}\`: ${answer.why}. Set it there, or take the command out.`;
            yield unreachableFinding(one, message, recipe.closed ? 'warning' : 'note');
        }
    },
});

;// CONCATENATED MODULE: ./.build/skill/place.js
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

;// CONCATENATED MODULE: ./.build/skill/allowed-tools.js


/**
 * The tools an author allows, whichever form was chosen: a list, or one text cut at blanks and commas outside of
 * parentheses (`Bash(git log:*) Read`). Spans are exact for lists and for text without escapes.
 */
function readAllowedTools(value, file) {
    const node = value ? (0,source_yaml/* resolved */.L$)(value) : null;
    if (node?.kind === 'list') {
        return node.items.flatMap((item) => {
            const entry = (0,source_yaml/* resolved */.L$)(item);
            return entry?.kind === 'scalar' && entry.value !== '' ? [(0,source_span/* located */.t4)(entry.value, item.span)] : [];
        });
    }
    if (node?.kind !== 'scalar')
        return [];
    const written = file.slice(node.span);
    const shift = written.startsWith(node.value) ? 0 : written.slice(1).startsWith(node.value) ? 1 : null;
    return cutTools(node.value).map(({ tool, at }) => {
        const start = node.span.start + (shift ?? 0) + at;
        return (0,source_span/* located */.t4)(tool, shift === null ? node.span : (0,source_span/* spanOf */.ee)(start, start + tool.length));
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

;// CONCATENATED MODULE: ./.build/skill/requires.js


/** One trimmed, non-blank string is one token; a list holds nothing but such strings; anything else is malformed. */
function readRequires(value) {
    if (!value)
        return { state: 'none' };
    const node = (0,source_yaml/* resolved */.L$)(value);
    if (node?.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(node) === 'text') {
        const token = node.value.trim();
        if (token === '')
            return { state: 'malformed', why: 'it is blank', span: value.span };
        return { state: 'tokens', tokens: [{ value: token, span: node.span }], span: value.span };
    }
    if (node?.kind !== 'list')
        return { state: 'malformed', why: `it is ${(0,yaml_scalar/* kindWords */.Gk)(value)}`, span: value.span };
    const tokens = [];
    for (const [index, item] of node.items.entries()) {
        const entry = (0,source_yaml/* resolved */.L$)(item);
        const text = entry?.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(entry) === 'text' ? entry.value.trim() : null;
        if (text === null)
            return { state: 'malformed', why: `item ${index + 1} is ${(0,yaml_scalar/* kindWords */.Gk)(item)}`, span: item.span };
        if (text === '')
            return { state: 'malformed', why: `item ${index + 1} is blank`, span: item.span };
        tokens.push({ value: text, span: item.span });
    }
    return tokens.length === 0 ? { state: 'none' } : { state: 'tokens', tokens, span: value.span };
}

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
    const frontmatter = readFrontmatter(file);
    const lists = readStepLists(frontmatter.fields);
    const around = skillAround(path, directories);
    const parsed = parsedParts(file, frontmatter, lists);
    return {
        path,
        filePath: entry.path,
        file,
        unreadable,
        folder: folderName(path, workspace),
        place: placeOf(path, workspace),
        frontmatter,
        bodySpan: (0,source_span/* spanOf */.ee)(frontmatter.bodyStart, file.text.length),
        get body() {
            return parsed.body();
        },
        name: textField(frontmatter, 'name'),
        description: textField(frontmatter, 'description'),
        stepLists: lists,
        get steps() {
            return parsed.steps();
        },
        requires: readRequires(frontmatter.fields.get('requires')?.value ?? null),
        allowedTools: readAllowedTools(frontmatter.fields.get('allowed-tools')?.value ?? null, file),
        bundle: bundles.get(path) ?? { resources: [], folders: [] },
        get suppressions() {
            return parsed.suppressions();
        },
        secrets: findSecrets(file.text),
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
            body ??= parseMarkdown(file.text, frontmatter.bodyStart);
            return body;
        },
        steps() {
            const written = steps ?? frontmatterSteps(lists);
            steps ??= written.length > 0 ? written : bodySteps(parts.body());
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
    const node = field ? (0,source_yaml/* resolved */.L$)(field.value) : null;
    return field && node?.kind === 'scalar' ? (0,source_span/* located */.t4)(node.value, field.value.span) : null;
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
    const fields = file ? readFrontmatter(file).fields : null;
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

;// CONCATENATED MODULE: ./.build/rules/file-name-case.js








const fileNameCase = setRule({
    id: 'file-name-case',
    summary: 'The file of a skill is not called SKILL.md, letter for letter.',
    why: 'Runtimes look for that exact name. Disks of Linux tell case apart, so a skill in `Skill.md` that works on a Mac is not there in CI or a container, and nobody is told.',
    cure: 'Rename the file to SKILL.md. Where the disk ignores case, `git mv` needs two steps: first to another name, then to SKILL.md.',
    severity: 'error',
    examples: {
        bad: { 'skills/tide/Skill.md': '[||]---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
        good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
    },
    *check({ set }) {
        for (const { path, kind } of set.lookAlikes) {
            if (kind !== 'file-name' || isInsideSkill(path, set))
                continue;
            const folder = (0,source_workspace/* folderOf */.yS)(path);
            const name = (0,source_workspace/* nameOf */.Vb)(path);
            const at = { path, span: (0,source_span/* spanOf */.ee)(0, 0) };
            const plural = name.toLowerCase() === 'skills.md';
            if (!plural && set.workspace.has(folder === '.' ? 'SKILL.md' : `${folder}/SKILL.md`)) {
                const message = `\`${name}\` stands beside a SKILL.md. On a disk that ignores case one of the two replaces the other; elsewhere this one is never read. Remove or rename it.`;
                yield { severity: 'note', message, at, name };
            }
            else if (plural && holdsSkill(path, set)) {
                const message = `\`${name}\` has the fields of a skill, and no runtime reads a file of that name. Move each skill in it to a folder of its own, in a file called SKILL.md.`;
                yield { severity: 'note', message, at, name };
            }
            else if (!plural) {
                const { named, depth } = placeOf(folder, set.workspace);
                // Deeper down, and without the fields of a skill, it may be a text about something else.
                const sure = holdsSkill(path, set) || (named && depth === 1);
                if (!sure && !(named && depth > 1))
                    continue;
                const message = `The file is called \`${name}\`, not SKILL.md. Runtimes look for that exact name, so on a disk that tells case apart the skill does not exist, and nobody is told. Rename it to SKILL.md.`;
                yield { ...(sure ? {} : { severity: 'warning' }), message, at, name };
            }
        }
    },
});
/** Both fields of a skill, and a name that is none of a template's (`{skill-name}`). */
function holdsSkill(path, set) {
    const read = set.workspace.read(path, SKILL_BYTES_LIMIT);
    if (!('bytes' in read))
        return false;
    const { fields } = readFrontmatter((0,source_file/* decode */.D4)(path, read.bytes));
    const name = fields.get('name');
    const node = name ? (0,source_yaml/* resolved */.L$)(name.value) : null;
    return fields.has('description') && node?.kind === 'scalar' && /^[\p{L}\p{N}][^<>{}[\]$]*$/u.test(node.value);
}
/** A file below a skill's own folder is a resource, whatever its name. */
function isInsideSkill(path, set) {
    return set.skills.some(({ path: around }) => {
        const root = around === '.' || (0,source_workspace/* nameOf */.Vb)(around).toLowerCase() === 'skills';
        return !root && (0,source_workspace/* folderOf */.yS)(path).startsWith(`${around}/`);
    });
}

;// CONCATENATED MODULE: ./.build/rules/flat-skill-file.js



const flatSkillFile = setRule({
    id: 'flat-skill-file',
    summary: 'A skill stands as a single file in the skills folder, without a folder of its own.',
    why: 'The open standard makes a skill of a folder with a SKILL.md. A few runtimes also take single files; the others never see this one, and say nothing.',
    cure: 'Make a folder of the same name and move the text to SKILL.md in it.',
    severity: 'warning',
    examples: {
        bad: { 'skills/money.md': '[||]---\nname: money\ndescription: Explains a bill.\n---\nFollow the plan.\n' },
        good: {
            'skills/money/SKILL.md': '---\nname: money\ndescription: Explains a bill.\n---\nFollow the plan.\n',
            'skills/README.md': '# Our skills\n',
        },
    },
    *check({ set }) {
        for (const { path, kind } of set.lookAlikes) {
            if (kind !== 'flat-file')
                continue;
            const folder = (0,source_workspace/* folderOf */.yS)(path);
            const meant = `${folder === '.' ? '' : `${folder}/`}${(0,source_workspace/* nameOf */.Vb)(path).replace(/\.md$/i, '')}/SKILL.md`;
            const message = `This file has the fields of a skill and no folder of its own. Most runtimes look for a folder with a SKILL.md, so they never see it. Move it to \`${meant}\`.`;
            yield { message, at: { path, span: (0,source_span/* spanOf */.ee)(0, 0) }, name: meant };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/folder-named-skill-md.js


const folderNamedSkillMd = setRule({
    id: 'folder-named-skill-md',
    summary: 'A folder is called SKILL.md.',
    why: 'Runtimes look for a file of that name. Where a folder has it, opening it fails, and the skill around it does not exist.',
    cure: 'Rename the folder after the skill, and put the text in a file called SKILL.md in it.',
    severity: 'warning',
    examples: {
        bad: { 'skills/tide/SKILL.md/notes.md': 'Read the table.\n' },
        good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
    },
    *check({ set }) {
        for (const { path, kind } of set.lookAlikes) {
            const name = (0,source_workspace/* nameOf */.Vb)(path);
            if (kind !== 'folder' || name.toLowerCase() !== 'skill.md')
                continue;
            const message = `\`${name}\` is a folder here, and runtimes look for a file of that name: there is no skill at this place. Rename the folder after the skill, and put the text in a file called SKILL.md in it.`;
            yield { message, at: { path, span: null }, name };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/folder-without-skill.js


const folderWithoutSkill = setRule({
    id: 'folder-without-skill',
    summary: 'A folder beside the skills holds no SKILL.md.',
    why: 'A folder among skills is meant to be one. A SKILL.md that was lost in a rename or a merge takes the skill away, and most runtimes pass over the folder without a word.',
    cure: 'Restore the SKILL.md. A folder that is no skill goes elsewhere, or gets a name that starts with a dot or an underscore.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/empty-nest/notes.md': 'Count them.\n',
            'skills/full-nest/SKILL.md': '---\nname: full-nest\ndescription: Counts eggs.\n---\nCount.\n',
        },
        good: {
            'skills/_shared/notes.md': 'Count them.\n',
            'skills/full-nest/SKILL.md': '---\nname: full-nest\ndescription: Counts eggs.\n---\nCount.\n',
        },
    },
    *check({ set }) {
        for (const path of set.foldersWithoutSkill) {
            const message = `This folder stands beside the skills of \`${(0,source_workspace/* folderOf */.yS)(path)}\` and holds no SKILL.md, so no runtime finds a skill in it. Restore the SKILL.md, or move the folder out of there if it is none.`;
            yield { message, at: { path, span: null }, name: `${path}/SKILL.md` };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/git-lfs-pointer.js


/** First line of every pointer: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
const firstLine = 'version https://git-lfs.github.com/spec/v1';
const gitLfsPointer = skillRule({
    id: 'git-lfs-pointer',
    summary: 'The SKILL.md is a pointer of Git LFS, not the text.',
    why: 'Git LFS keeps the text elsewhere and a pointer of three lines in the repository. Where the checkout does not fetch it, every runtime reads the pointer and finds no frontmatter.',
    cure: 'Check out with `lfs: true` in actions/checkout, or take SKILL.md out of Git LFS: it is small text.',
    severity: 'error',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `[|${firstLine}|]\noid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n`,
        },
        good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
    },
    *check(skill) {
        if (!skill.file.text.startsWith(`${firstLine}\n`))
            return;
        const message = 'This is a pointer of Git LFS, not the text of the skill: who reads it finds no frontmatter and drops the skill. Check out with `lfs: true` in actions/checkout, or take SKILL.md out of Git LFS with `git lfs untrack`.';
        yield { message, at: { path: skill.filePath, span: (0,source_span/* spanOf */.ee)(0, firstLine.length) } };
    },
});

;// CONCATENATED MODULE: ./.build/rules/grant-withheld.js


const grantWithheld = setRule({
    id: 'grant-withheld',
    summary: 'A sub-agent is granted a skill that this deployment withholds.',
    why: 'The runtime knows the skill and does not load it; a grant of it is refused, and the deployment does not start.',
    cure: 'Give the deployment what the skill requires, or take the grant back.',
    severity: 'error',
    examples: {
        bad: {
            '.agents/config.json': '{"tools": {"disable": ["bash"]}, "subagents": [{"name": "ops", "skills": ["pods"]}]}',
            '.agents/skills/pods/SKILL.md': '---\nname: [|pods|]\ndescription: Looks.\nrequires: [shell]\n---\nLook.\n',
            '.agents/skills/read/SKILL.md': '---\nname: read\ndescription: Reads.\n---\nRead it.\n',
        },
        good: {
            '.agents/config.json': '{"subagents": [{"name": "ops", "skills": ["pods"]}]}',
            '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\nrequires: [shell]\n---\nLook.\n',
        },
    },
    *check({ reach }) {
        for (const { recipe, scope, skills } of reach) {
            if (!scope.grants)
                continue;
            for (const { skill, status, requires } of skills) {
                if (status !== 'withheld')
                    continue;
                const lacking = requires
                    .filter(({ state }) => state === 'missing')
                    .map(({ token, why }) => `\`${token}\` (${why})`);
                const why = lacking.length === 0 ? 'its `requires:` is malformed' : `${lacking.join(', ')} is not there`;
                const name = skill.name?.value ?? skill.path;
                const message = `${capital(rule_reach_agentOf(recipe, scope))} is granted the skill \`${name}\`, which is withheld: ${why}. The deployment refuses such a grant. Give it what is missing, or take the grant back.`;
                const at = { path: skill.filePath, span: skill.name?.span ?? null };
                yield { message, at, name, runtimes: [recipe.runtime], recipe: recipe.path, scope: scope.name };
            }
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/hidden-character.js


const frontmatter = '---\nname: tide\ndescription: Reads tide tables.\n---\n';
const hiddenCharacter = skillRule({
    id: 'hidden-character',
    summary: 'The text holds characters that nobody sees.',
    why: 'An editor and GitHub show nothing, and the model reads them: they can carry orders that no reviewer saw, turn the order of what is shown, or keep a word from being found.',
    cure: 'Delete them. Most came in with text that was copied from a web page or a chat.',
    severity: 'warning',
    examples: {
        bad: { 'skills/tide/SKILL.md': `${frontmatter}Read the[|\u200B|] table.\n` },
        good: { 'skills/tide/SKILL.md': `${frontmatter}Plan a day for \u{1F468}\u200D\u{1F469}\u200D\u{1F467}.\n` },
    },
    *check(skill) {
        const { text } = skill.file;
        // Nearly every file has none of them.
        if (!/\p{Default_Ignorable_Code_Point}/u.test(text))
            return;
        for (const { what, pattern, isRight } of hidden_character_kinds) {
            const spans = [];
            for (const match of text.matchAll(pattern)) {
                const span = (0,source_span/* spanOf */.ee)(match.index, match.index + match[0].length);
                if (!isRight(span, skill))
                    spans.push(span);
            }
            const [first] = spans;
            if (!first)
                continue;
            const count = spans.length === 1 ? `One ${what} stands` : `${spans.length} places hold a ${what}, the first one`;
            const message = `${count} here. Nobody sees it in an editor or on GitHub, and the model reads it, so it can carry what no reviewer saw. Delete ${spans.length === 1 ? 'it' : 'all of them'}.`;
            yield { message, at: { path: skill.filePath, span: first }, name: what };
        }
    },
});
const hidden_character_kinds = [
    {
        what: 'zero-width space (U+200B)',
        pattern: /\u200B+/gu,
        isRight: betweenLetters(/[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}]/u),
    },
    {
        what: 'zero-width joiner or non-joiner (U+200C, U+200D)',
        pattern: /[\u200C\u200D]+/gu,
        isRight: betweenLetters(/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Variation_Selector}]|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}])[\p{L}\p{M}]/u),
    },
    {
        what: 'control character for the direction of text (U+202A to U+202E, U+2066 to U+2069)',
        pattern: /[\u202A-\u202E\u2066-\u2069]/gu,
        isRight: ({ start }, { file }) => !/[\u202D\u202E]/.test(file.text.charAt(start)) &&
            /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u.test(file.text.slice(Math.max(0, start - 100), start + 100)),
    },
    { what: 'word joiner or invisible operator (U+2060 to U+2064)', pattern: /[\u2060-\u2064]+/gu, isRight: () => false },
    {
        what: 'tag character (U+E0000 to U+E007F)',
        pattern: /\u{1F3F4}[\u{E0030}-\u{E007A}]{2,7}\u{E007F}|[\u{E0000}-\u{E007F}]+/gu,
        isRight: ({ start }, { file }) => file.text.codePointAt(start) === 0x1f3f4,
    },
    {
        what: 'row of variation selectors (U+FE00 to U+FE0F, U+E0100 to U+E01EF)',
        pattern: /\p{Variation_Selector}{2,}/gu,
        isRight: () => false,
    },
    { what: 'byte order mark (U+FEFF)', pattern: /\uFEFF+/gu, isRight: ({ start }) => start === 0 },
    {
        what: 'soft hyphen (U+00AD)',
        pattern: /\u00AD/gu,
        isRight: (span, { name, description }) => ![name, description].some((field) => field && (0,source_span/* within */.ux)(span, field.span)),
    },
];
/** True where a letter of these stands right before or behind. */
function betweenLetters(letters) {
    return ({ start, end }, { file: { text } }) => letters.test(text.slice(Math.max(0, start - 2), start)) || letters.test(text.slice(end, end + 2));
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(298);
;// CONCATENATED MODULE: ./.build/rules/ignored-by-git.js





/** A larger .gitignore, in bytes, is not read. */
const IGNORE_FILE_LIMIT = 100_000;
/** Trying a pattern with more wild cards than this could take time out of all proportion. */
const WILD_CARD_LIMIT = 4;
const ignoredByGit = setRule({
    id: 'ignored-by-git',
    summary: 'A .gitignore matches a skill.',
    why: 'Git leaves out what a .gitignore matches. The skill is there for its author, and missing for whoever clones the repository.',
    cure: 'Make the pattern narrower, for instance with a slash in front, which ties it to the folder of the .gitignore.',
    severity: 'warning',
    examples: {
        bad: {
            '.gitignore': '# output\nbuild/\n',
            'skills/build/SKILL.md': '[||]---\nname: build\ndescription: Builds the book.\n---\nBuild it.\n',
        },
        good: {
            '.gitignore': '# output\n/build/\n',
            'skills/build/SKILL.md': '---\nname: build\ndescription: Builds the book.\n---\nBuild it.\n',
        },
    },
    *check({ set: { skills, workspace } }) {
        const ignores = readIgnores(workspace);
        if (ignores.size === 0)
            return;
        for (const { filePath, isSample } of skills) {
            if (isSample || isBehindLink(filePath, workspace))
                continue;
            const match = matchOf(filePath, ignores);
            if (!match)
                continue;
            const where = `\`${match.file}\`, line ${match.line} (\`${match.pattern}\`)`;
            const message = `${where} matches this skill: Git leaves it out unless it was added by force, and then whoever clones the repository does not get it. Make the pattern narrower; a slash in front ties it to the folder of its \`.gitignore\`.`;
            yield { message, at: { path: filePath, span: (0,source_span/* spanOf */.ee)(0, 0) }, name: match.pattern };
        }
    },
});
/** The patterns of each .gitignore, by its folder. */
function readIgnores(workspace) {
    const ignores = new Map();
    for (const { path, kind } of workspace.entries) {
        if (kind !== 'file' || (0,source_workspace/* nameOf */.Vb)(path) !== '.gitignore')
            continue;
        const read = workspace.read(path, IGNORE_FILE_LIMIT);
        if (!('bytes' in read))
            continue;
        const lines = (0,source_file/* decode */.D4)(path, read.bytes)
            .text.replace(/^\uFEFF/, '')
            .split(/\r?\n/);
        const rules = lines.map((pattern, index) => ({ pattern, mark: String(index + 1) }));
        const tried = rules.filter(({ pattern }) => (pattern.match(/\*+/g)?.length ?? 0) <= WILD_CARD_LIMIT);
        ignores.set((0,source_workspace/* folderOf */.yS)(path), ignore({ ignorecase: false }).add(tried));
    }
    return ignores;
}
/** The line that hides a path or a folder around it. Folders come first: below an ignored one nothing is taken back. */
function matchOf(path, ignores) {
    for (let slash = path.indexOf('/');; slash = path.indexOf('/', slash + 1)) {
        const entry = slash < 0 ? path : path.slice(0, slash + 1);
        const match = matchAt(entry, ignores);
        if (match !== null || slash < 0)
            return match;
    }
}
/** What the nearest .gitignore with a word on this very entry says; one that speaks of a folder around it has no say. */
function matchAt(entry, ignores) {
    const bare = entry.replace(/\/$/, '');
    for (let folder = (0,source_workspace/* folderOf */.yS)(bare);; folder = (0,source_workspace/* folderOf */.yS)(folder)) {
        const rules = ignores.get(folder);
        if (rules) {
            const relative = folder === '.' ? entry : entry.slice(folder.length + 1);
            const around = (0,source_workspace/* folderOf */.yS)(relative.replace(/\/$/, ''));
            const { ignored, unignored, rule } = rules.test(relative);
            if (unignored)
                return null;
            if (ignored && rule && (around === '.' || !rules.test(`${around}/`).ignored)) {
                return {
                    file: folder === '.' ? '.gitignore' : `${folder}/.gitignore`,
                    line: rule.mark ?? '',
                    pattern: rule.pattern,
                };
            }
        }
        if (folder === '.')
            return null;
    }
}
/** Git keeps a link, never what is behind it. */
function isBehindLink(path, { linkedFolders }) {
    return [...linkedFolders.keys()].some((link) => path.startsWith(`${link}/`));
}

// EXTERNAL MODULE: ./.build/source/yaml-fault.js
var yaml_fault = __webpack_require__(890);
;// CONCATENATED MODULE: ./.build/runtimes/reason-codes-fields.js
/** What can be about a value that an author wrote. `title` is a short phrase, `means` a sentence or two for the reasons page. */
const fieldReasons = {
    'allowed-tools-form': {
        title: 'allowed-tools is in a form that not every release reads',
        means: 'The standard writes allowed-tools as one text, separated by blanks; some releases read only a YAML list.',
    },
    'allowed-tools-parenthesis': {
        title: 'a parenthesis in allowed-tools is not closed',
        means: 'The text cannot be cut into tools, so what is allowed is wider or narrower than meant, or the file is refused.',
    },
    'allowed-tools-type': {
        title: 'allowed-tools is neither text nor a list of texts',
        means: 'A map, a number or a nested list names no tools.',
    },
    'anchor-or-alias': {
        title: 'an anchor or alias',
        means: 'YAML lets one value stand for another; readers that follow StrictYAML refuse it.',
    },
    'compatibility-coerced': {
        title: 'compatibility is turned into text',
        means: 'The value is no text and is written out as YAML before it is used.',
    },
    'compatibility-too-long': {
        title: 'compatibility is too long',
        means: 'The standard allows 500 characters; some loaders count bytes.',
    },
    'compatibility-type': {
        title: 'compatibility is of the wrong type',
        means: 'The standard wants text here; the cleveragents loader wants a map.',
    },
    'dashes-in-value': {
        title: 'three dashes inside the frontmatter end it early',
        means: 'The loader cuts the file at the first three dashes anywhere, so what follows them in a value is lost.',
    },
    'description-cut': {
        title: 'the description is cut',
        means: 'The runtime shows the model no more than its limit; what stands behind it is never read.',
    },
    'description-empty': { title: 'the description is empty', means: 'A skill without a description is never chosen.' },
    'description-from-body': {
        title: 'the body’s first words stand in for the description',
        means: 'Without a description of its own the runtime shows the beginning of the body.',
    },
    'description-missing': {
        title: 'the description is missing',
        means: 'Every runtime shows the description to the model; most refuse a skill that has none.',
    },
    'description-not-listed': {
        title: 'a skill without description is left out of the list',
        means: 'It loads and can be called by name, but the model is not told that it is there.',
    },
    'description-rewritten': {
        title: 'the description is rewritten',
        means: 'The value is read as a number or date and written back in another form.',
    },
    'description-too-long': {
        title: 'the description is too long',
        means: 'The standard allows 1,024 characters; some loaders count bytes.',
    },
    'description-type': { title: 'the description is no text', means: 'A list or a map stands where text is meant.' },
    'field-lost': {
        title: 'a field that the runtime defines is lost',
        means: 'Its value is of a type that the runtime does not take, and the skill loads without it.',
    },
    'field-not-text': {
        title: 'a number, boolean or date where text is meant',
        means: 'YAML readers turn the value into another type, and may write it back differently.',
    },
    'flow-style': {
        title: 'brackets or braces in YAML',
        means: 'Readers that follow StrictYAML refuse lists and maps in flow style.',
    },
    'frontmatter-empty': { title: 'the frontmatter is empty', means: 'The block holds no key at all.' },
    'key-ignored': {
        title: 'a key that the runtime does not define',
        means: 'The key is left out and the skill loads as if it were not there.',
    },
    'license-rewritten': {
        title: 'the license is rewritten',
        means: 'The value is read as a number or date and written back.',
    },
    'license-type': { title: 'the license is no text', means: 'A list or a map stands where text is meant.' },
    'line-separator': {
        title: 'a Unicode line separator in a plain value',
        means: 'YAML 1.1 readers take U+0085, U+2028 and U+2029 for the end of the line.',
    },
    'metadata-lost': {
        title: 'metadata is dropped',
        means: 'The value is no map with text keys, and the whole field is left out.',
    },
    'metadata-type': { title: 'metadata is no map', means: 'The field maps text to text.' },
    'metadata-value-coerced': {
        title: 'a metadata value is turned into text',
        means: 'The value is no text and is printed in the form of the loader’s language.',
    },
    'metadata-value-type': {
        title: 'a metadata value is no text',
        means: 'The standard maps text to text; unquoted numbers and nested values are read differently by every loader.',
    },
    'min-agent-version-not-semver': {
        title: 'min_agent_version is no semantic version',
        means: 'It cannot be compared with a release.',
    },
    'name-character': {
        title: 'a character that a name may not hold',
        means: 'Names are lower-case letters, digits and single hyphens.',
    },
    'name-cut': { title: 'the name is cut', means: 'The runtime shows no more than its limit.' },
    'name-double-hyphen': {
        title: 'two hyphens in a row in the name',
        means: 'The standard allows single hyphens only.',
    },
    'name-edge-hyphen': { title: 'the name starts or ends with a hyphen', means: 'The standard does not allow it.' },
    'name-empty': { title: 'the name is empty', means: 'A skill is called by its name.' },
    'name-folder-mismatch': {
        title: 'the name differs from the folder',
        means: 'The standard wants both to be the same; some loaders refuse the skill, some use one of the two.',
    },
    'name-from-folder': {
        title: 'the folder’s name stands in for the name',
        means: 'The runtime goes by the folder, whatever the frontmatter says or leaves out.',
    },
    'name-missing': { title: 'the name is missing', means: 'A skill is called by its name.' },
    'name-namespace': {
        title: 'the name is no namespace/short-name',
        means: 'Both parts start with a letter or digit and hold letters, digits, hyphens and underscores.',
    },
    'name-not-namespaced': {
        title: 'the name has no namespace',
        means: 'The cleveragents loader documents names as namespace/short-name and does not say what becomes of a bare one.',
    },
    'name-reserved': {
        title: 'a word that a name may not hold',
        means: 'The hosted product documents words that names of uploaded skills may not contain.',
    },
    'name-rewritten': {
        title: 'the name is read as a number and rewritten',
        means: 'The loader resolves the value before it compares it with the folder: 010 becomes 8.',
    },
    'name-sanitised': {
        title: 'characters of the name are replaced',
        means: 'The runtime puts hyphens in the place of characters that it does not take.',
    },
    'name-too-long': {
        title: 'the name is too long',
        means: 'The standard allows 64 characters; some loaders count bytes.',
    },
    'name-type': { title: 'the name is no text', means: 'A list or a map stands where text is meant.' },
    'name-uppercase': { title: 'a capital letter in the name', means: 'The standard allows lower-case letters only.' },
    'not-a-mapping': {
        title: 'the frontmatter is no list of keys',
        means: 'The block parses, but it holds a list or a bare text instead of `key: value` lines.',
    },
    'requires-malformed': {
        title: '`requires:` is malformed',
        means: 'It is neither text nor a list of texts, so no runtime can satisfy it and the skill is withheld.',
    },
    'requires-unknown': {
        title: '`requires:` could not be checked',
        means: 'Whether a program is there is decided by the deployment, and no recipe lists its programs.',
    },
    'requires-unmet': {
        title: '`requires:` is not met',
        means: 'The deployment lacks something that the skill says it needs, so the skill is withheld.',
    },
    'step-empty': { title: 'a step is empty', means: 'Each step is a text that is not blank.' },
    'step-type': { title: 'a step is no text', means: 'YAML made a number, a boolean, a list or a map of it.' },
    'steps-type': { title: '`steps` is no list', means: 'Steps are a list of texts.' },
    'tab-in-value': {
        title: 'a tab in a plain value',
        means: 'Readers that follow StrictYAML refuse tabs between or in plain values.',
    },
    'tag-in-yaml': { title: 'a YAML tag', means: 'Readers that follow StrictYAML refuse tags.' },
    'unknown-key': {
        title: 'a key that the loader refuses',
        means: 'The loader knows a fixed set of keys and rejects the file when it meets another.',
    },
    'value-coerced': {
        title: 'a value is turned into text',
        means: 'A number, date, boolean or list is written out as text before it is shown.',
    },
    'value-uncertain': {
        title: 'neither documented nor observable',
        means: 'The runtime’s documentation does not say what becomes of such a value, and it could not be run.',
    },
    'version-not-semver': { title: 'the version is no semantic version', means: 'It cannot be compared with another.' },
    'version-type': { title: 'the version is no text', means: 'Unquoted, 1.0 is a number.' },
    'xml-tag': {
        title: 'something shaped like a tag',
        means: 'The hosted product refuses names and descriptions with tags in them; others remove the tags.',
    },
};

;// CONCATENATED MODULE: ./.build/runtimes/reason-codes-loading.js
/** What can be about a runtime's way with a skill: where it looks, what it gates, what becomes of a broken block. */
const loadingReasons = {
    'body-lost': {
        title: 'the body is lost',
        means: 'The skill is listed, but what the model gets when it loads it is empty.',
    },
    'built-in-command': {
        title: 'the name of a built-in command',
        means: 'The runtime has a command of that name of its own, and only one of the two answers to it.',
    },
    'duplicate-name': {
        title: 'two skills of one root have the same name',
        means: 'A runtime keeps one of them; which one differs from runtime to runtime.',
    },
    'file-name-case': {
        title: 'the file is not called SKILL.md',
        means: 'Runtimes look for that exact name; on a disk that tells case apart, any other spelling is not found.',
    },
    'file-unreadable': {
        title: 'the file cannot be read',
        means: 'Nothing can be said about a file that cannot be opened.',
    },
    'gate-unmet': {
        title: 'a condition that the author set is not met',
        means: 'The skill names programs, variables, tools or settings that must be there, and the runtime does not offer it without them.',
    },
    'hidden-folder': {
        title: 'inside a folder whose name starts with a dot',
        means: 'The runtime does not enter such folders below its root.',
    },
    'inside-another-skill': {
        title: 'a SKILL.md inside another skill',
        means: 'Runtimes that search deep load it as a skill of its own; the others never see it.',
    },
    'internal-skill': {
        title: 'marked as internal',
        means: 'The installer leaves it out unless it is asked for by name.',
    },
    'linked-folder': {
        title: 'the skill folder is a symbolic link',
        means: 'The loader lists real folders only; a link is passed over without a word.',
    },
    'listing-over-budget': {
        title: 'the list of skills is over the runtime’s budget',
        means: 'Names and descriptions of all skills share a limit; over it, descriptions are cut or whole skills left out.',
    },
    'manual-only': {
        title: 'for people only',
        means: 'The author switched off that the model calls the skill by itself.',
    },
    'older-release-drops': {
        title: 'an older release drops it',
        means: 'The newest release reads the file; the older one named in the message does not.',
    },
    'outside-the-roots': {
        title: 'not where this runtime looks',
        means: 'The folder is none of the roots that the runtime searches.',
    },
    'path-triggered': {
        title: 'offered for matching files only',
        means: 'The author tied the skill to paths, and the model hears of it once such a file is touched.',
    },
    'root-file': {
        title: 'a SKILL.md without a folder of its own',
        means: 'Runtimes look for a folder a skill; a SKILL.md in the root itself is not found, or has no name to go by.',
    },
    shadowed: {
        title: 'a copy in a root of higher precedence wins',
        means: 'The runtime merges its roots by folder name and reads this copy’s SKILL.md never.',
    },
    'sibling-broken': {
        title: 'another skill of the same root takes it down',
        means: 'The loader gives up on the whole root when one of its skills cannot be read.',
    },
    'sidecar-invalid': {
        title: 'a file beside the SKILL.md cannot be read',
        means: 'The runtime reads settings from a second file of the skill, and this one is broken.',
    },
    'too-deep': {
        title: 'one folder too deep',
        means: 'The loader lists the folders right below its root and goes no deeper.',
    },
    'wrong-system': {
        title: 'for another operating system',
        means: 'The author named the systems that the skill is for.',
    },
    'yaml-fallback': {
        title: 'the block is no YAML, and a simpler reader takes over',
        means: 'The runtime reads `key: value` lines on its own when the YAML cannot be parsed; values come out as written, and some keys are lost.',
    },
    'yaml-metadata-lost': {
        title: 'the block is no YAML, and all of it is lost',
        means: 'The runtime loads the body with no name, no description and no other key.',
    },
    'yaml-repaired': {
        title: 'the block is no YAML, and the runtime repairs it',
        means: 'The runtime puts quotes around the value and reads the block once more.',
    },
};

;// CONCATENATED MODULE: ./.build/runtimes/reason.js




const fences = {
    'blank-after-opening-dashes': 'white space behind the opening dashes',
    'byte-order-mark': 'a byte order mark before the first line',
    'closing-dashes-sloppy': 'the closing line is more than three dashes',
    'content-before-frontmatter': 'something stands before the frontmatter',
    'escaped-dashes': 'the dashes are escaped',
    'frontmatter-in-code-fence': 'the frontmatter is wrapped in a code fence',
    'frontmatter-missing': 'there is no frontmatter',
    'frontmatter-not-closed': 'the frontmatter is never closed',
    'line-ends-carriage-return': 'lines end in lone carriage returns',
    'no-line-end-after-closing-dashes': 'the closing line has no line end',
    'not-utf-8': 'the file is not UTF-8',
    'text-on-opening-line': 'text stands behind the opening dashes',
};
const yamlFaults = {
    'alias-bomb': 'aliases that unfold into a huge value',
    'bad-directive': 'a percent sign starts a directive',
    'bad-escape': 'a backslash that is no escape',
    'bad-indentation': 'a line is indented by the wrong number of blanks',
    'colon-in-plain-value': 'a colon in an unquoted value',
    'control-character': 'a control character',
    'duplicate-key': 'a key stands twice',
    'indicator-at-start': 'an unquoted value starts with a sign that YAML keeps for itself',
    'invalid-yaml': 'the block is no YAML',
    'key-not-text': 'a key is no text',
    'line-without-colon': 'a line is no `key: value`',
    'list-on-key-line': 'a list item on the line of its key',
    'tab-indentation': 'a tab indents a line',
    'text-after-block-indicator': 'text behind a block sign',
    'text-after-bracket': 'text behind a closing bracket',
    'text-after-quote': 'text behind a closing quote',
    'unclosed-bracket': 'a bracket is never closed',
    'unclosed-quote': 'a quote is never closed',
    'undefined-alias': 'an alias that leads nowhere',
    'yaml-too-deep': 'YAML nested too deep to be read',
    'yaml-too-large': 'a frontmatter too large to be read',
};
const strictly = 'Most loaders refuse a file whose YAML block they cannot find or read.';
const reasonPages = [
    ...Object.entries({ ...fieldReasons, ...loadingReasons }).map(([code, page]) => ({
        code: code,
        ...page,
    })),
    ...fenceFaultCodes.map((code) => ({ code, title: fences[code], means: strictly })),
    ...yaml_fault/* yamlFaultCodes */.w.map((code) => ({ code, title: yamlFaults[code], means: strictly })),
].sort((left, right) => (left.code < right.code ? -1 : 1));
/** Two codes of one cause: what one runtime refuses, another passes over. */
const causes = {
    'key-ignored': 'unknown-key',
    'metadata-value-coerced': 'metadata-value-type',
    'metadata-lost': 'metadata-type',
    'compatibility-coerced': 'compatibility-type',
    'description-rewritten': 'field-not-text',
    'license-rewritten': 'field-not-text',
};
/** The code under which one cause is told for all runtimes. */
function causeOf(code) {
    return causes[code] ?? code;
}

;// CONCATENATED MODULE: ./.build/analysis/causes.js


const weight = { dropped: 0, withheld: 1, altered: 2, unknown: 3, ignored: 4 };
const known = new WeakMap();
/** What stands behind a skill's verdicts, each cause once, in the order of the file. */
function causesOf(skill, analysis) {
    const causes = known.get(analysis) ?? new WeakMap();
    known.set(analysis, causes);
    const found = causes.get(skill) ?? gather(skill, analysis);
    causes.set(skill, found);
    return found;
}
function gather(skill, analysis) {
    const targets = new Map(analysis.targetsOf(skill).map((target) => [target.id, target]));
    const asked = !targets.has('agentskills') && [...targets.values()].some((target) => target.asked);
    const groups = new Map();
    for (const runtime of analysis.runtimes) {
        const verdict = analysis.verdicts.get(skill)?.get(runtime.id);
        for (const reason of verdict?.reasons ?? []) {
            const key = `${causeOf(reason.code)} ${reason.path ?? ''} ${reason.span?.start ?? -1}`;
            const part = {
                runtime: runtime.id,
                effect: reason.effect,
                target: targets.has(runtime.id),
                reason,
                verdict: verdict,
            };
            groups.set(key, [...(groups.get(key) ?? []), part]);
        }
    }
    return joinEffects([...groups.values()])
        .map((parts) => causeFrom(skill, parts, asked))
        .sort(byPlace);
}
/** Codes that name what a runtime does → the codes that name what is wrong, of which it is the effect. */
const effectsOf = [
    [/^yaml-(?:repaired|fallback|metadata-lost)$/, new RegExp(`^(?:${yaml_fault/* yamlFaultCodes */.w.join('|')})$`)],
    [/^name-from-folder$/, /^name-(?!from-folder|cut|sanitised|rewritten)/],
    [/^name-cut$/, /^name-too-long$/],
    [/^name-sanitised$/, /^name-(?:character|uppercase)$/],
    [/^description-cut$/, /^description-too-long$/],
    [/^description-(?:from-body|not-listed)$/, /^description-(?:missing|empty|type)$/],
    [/^(?:value-coerced|field-lost)$/, /-type$|-not-text$|-form$/],
];
/** Puts an effect to the fault that it comes from: a broken block anywhere, any other at the same place. */
function joinEffects(groups) {
    const joined = [];
    const effects = [];
    for (const parts of groups) {
        const code = parts[0].reason.code;
        (effectsOf.some(([effect]) => effect.test(code)) ? effects : joined).push([...parts]);
    }
    for (const parts of effects) {
        const { code, span } = parts[0].reason;
        const faults = effectsOf.find(([effect]) => effect.test(code))[1];
        const fault = joined.find(([first]) => {
            const near = code.startsWith('yaml-') || first.reason.span?.start === span?.start;
            return near && faults.test(first.reason.code);
        });
        if (fault)
            fault.push(...parts);
        else
            joined.push(parts);
    }
    return joined;
}
function causeFrom(skill, parts, asked) {
    const hardest = [...parts].sort((left, right) => rank(left) - rank(right))[0];
    return {
        skill,
        code: causeOf(hardest.reason.code),
        reason: hardest.reason,
        outcome: outcomeOf(parts, asked),
        asked,
        parts,
    };
}
function outcomeOf(parts, asked) {
    if (parts.some((part) => part.reason.code === 'inside-another-skill'))
        return 'sample';
    const today = parts.filter((part) => !part.reason.olderOnly);
    const target = (effect) => today.some((part) => part.target && part.effect === effect);
    if (target('dropped'))
        return 'dropped';
    if (target('withheld'))
        return 'withheld';
    if (target('altered'))
        return 'altered';
    if (asked && target('ignored'))
        return 'ignored';
    if (today.some((part) => part.effect === 'dropped'))
        return 'elsewhere';
    if (parts.some((part) => part.target && part.reason.olderOnly))
        return 'older';
    return target('unknown') ? 'unknown' : 'ignored';
}
/** Targets before others, then the hardest effect; on a tie the order of the shelf, which sort keeps. */
function rank(part) {
    return weight[part.effect] + (part.target ? 0 : 0.5);
}
function byPlace(left, right) {
    return (left.reason.span?.start ?? -1) - (right.reason.span?.start ?? -1);
}

;// CONCATENATED MODULE: ./.build/rules/rule-verdict.js


/** Spoken once, by the file that is to blame; a skill that goes down with it has no fault of its own. */
const spokenElsewhere = new Set(['sibling-broken']);
/** A rule that speaks for every runtime: one finding a cause, with the runtimes listed. */
function verdictRule({ outcome, speaks, severityOf, ...rule }) {
    return skillRule({
        ...rule,
        speaksForVerdicts: true,
        *check(skill, analysis) {
            for (const cause of causesOf(skill, analysis)) {
                if (cause.outcome !== outcome || spokenElsewhere.has(cause.code))
                    continue;
                if (speaks && !speaks(cause))
                    continue;
                yield findingFor(cause, severityOf?.(cause, analysis));
            }
        },
    });
}
function findingFor(cause, severity) {
    const { reason, skill } = cause;
    const speaking = cause.parts.filter((part) => rule_verdict_costs(part, cause.outcome));
    return {
        cause: cause.code,
        ...(severity ? { severity } : {}),
        message: [sentence(reason.message), rule_verdict_costOf(cause), reason.cure].filter((each) => each !== '').join(' '),
        at: { path: reason.path ?? skill.filePath, span: reason.span },
        ...(reason.name ? { name: reason.name } : {}),
        runtimes: speaking.map((part) => part.runtime),
        ...(reason.related
            ? { related: [{ at: { path: reason.related.path, span: reason.related.span }, message: reason.related.message }] }
            : {}),
    };
}
function sentence(text) {
    return /[.!?]$/.test(text) ? text : `${text}.`;
}
/** The parts that a finding is about: all that drop, withhold or alter; else those whose effect gives it its outcome. */
function rule_verdict_costs(part, outcome) {
    if (outcome === 'sample')
        return true;
    if (outcome === 'ignored')
        return part.effect === 'ignored';
    if (outcome === 'unknown')
        return part.effect === 'unknown';
    return part.effect !== 'ignored' && part.effect !== 'unknown';
}
/** What it costs: who drops, withholds and alters the skill, and what goes down with it. */
function rule_verdict_costOf(cause) {
    const { parts } = cause;
    if (cause.outcome === 'ignored')
        return '';
    const today = parts.filter((part) => !part.reason.olderOnly);
    const phrases = [
        standardPhrase(today, cause),
        doing(today, 'dropped', (part) => !part.verdict.silent, 'drop', 'the skill'),
        doing(today, 'dropped', (part) => part.verdict.silent, 'silently pass over', 'the skill'),
        blastPhrase(cause, today),
        doing(today, 'withheld', () => true, 'withhold', 'the skill'),
        doing(today, 'altered', () => true, 'alter', 'it'),
        olderPhrase(parts),
        unknownPhrase(today),
    ].filter((phrase) => phrase !== undefined && phrase !== '');
    return phrases.length === 0 ? '' : `${rule_verdict_capital(phrases.join('; '))}.`;
}
const standard = 'agentskills';
function standardPhrase(parts, cause) {
    const part = parts.find((each) => each.runtime === standard);
    if (!part)
        return '';
    if (part.effect === 'dropped')
        return 'the open standard does not allow that, and clients that follow it refuse the skill';
    if (part.effect === 'altered')
        return 'the open standard does not allow that, and clients read it differently';
    return part.effect === 'unknown' && cause.outcome === 'unknown' ? 'the open standard leaves it open' : '';
}
/** "adk-go and core-agent drop the skill"; empty where nobody does. */
function doing(parts, effect, which, verb, object) {
    const ids = parts
        .filter((part) => part.effect === effect && part.runtime !== standard && which(part))
        .map((p) => p.runtime);
    if (ids.length === 0)
        return '';
    return `${joined(ids)} ${ids.length > 1 ? verb : verb.replace(/(?:pass|[a-z]+)(?= over|$)/, third)} ${object}`;
}
function third(verb) {
    return verb.endsWith('ss') ? `${verb}es` : `${verb}s`;
}
function joined(words) {
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
function olderPhrase(parts) {
    const older = parts.find((part) => part.reason.olderOnly)?.reason.olderOnly;
    return older ? `${older} drops every skill of its root over it` : '';
}
function unknownPhrase(parts) {
    const ids = parts.filter((part) => part.effect === 'unknown' && part.runtime !== standard).map((part) => part.runtime);
    return ids.length === 0 ? '' : `what becomes of it in ${joined(ids)} cannot be said`;
}
/** How many skills one file takes down, told once for all the runtimes that lose them. */
function blastPhrase({ skill }, parts) {
    const whole = parts.filter((part) => part.effect === 'dropped' && part.verdict.blast === 'catalog');
    const lost = Math.max(0, ...whole.map((part) => part.verdict.lost ?? 0));
    if (lost < 2)
        return '';
    const who = whole.length === 1 ? `${whole[0].runtime} loses` : `${whole.length === 2 ? 'both' : 'they'} lose`;
    return `with it ${who} all ${lost} skills of \`${skill.place.root}\``;
}
function rule_verdict_capital(text) {
    // A runtime's id keeps its own spelling.
    return /^[a-z]+-[a-z]|^agent/.test(text) ? text : text.slice(0, 1).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./.build/rules/key-ignored.js

const keyIgnored = verdictRule({
    id: 'key-ignored',
    summary: 'A key that no targeted runtime defines.',
    why: 'The skill loads as if the key were not there. That is fine for keys of other clients, and a surprise for a key that was meant to do something.',
    cure: 'Leave it where a client of yours reads it.',
    severity: 'note',
    outcome: 'ignored',
    runtimes: ['core-agent'],
    speaks: (cause) => cause.code === 'unknown-key',
    examples: {
        bad: {
            '.agents/skills/plan/SKILL.md': '---\nname: plan\ndescription: Plans a day.\n[|effort|]: high\n---\nPlan.\n',
        },
        good: { '.agents/skills/plan/SKILL.md': '---\nname: plan\ndescription: Plans a day.\n---\nPlan.\n' },
    },
});

;// CONCATENATED MODULE: ./.build/skill/client-keys.js
/**
 * Top-level keys beyond the six of the standard that clients document, and the type each wants.
 *
 * - `argument-hint` to `shell`: code.claude.com/docs, skills page, through ericbuess/claude-code-docs@ec68a5b2 (2026-08-22);
 *   four of them are also in microsoft/vscode-docs@024cb9bd.
 * - `command-arg-mode` to `homepage`: openclaw/openclaw@00d92d90, docs/tools/skills.md.
 * - `type`, `whenToUse`: moonshotai.github.io/kimi-code, "Agent Skills".
 * - `requires`, `steps`, `version`: the core-agent and cleveragents skills pages.
 * - `mode`: in wide use, documented by nobody.
 */
const clientKeys = new Map([
    ['argument-hint', 'text'],
    ['arguments', 'text or list'],
    ['when_to_use', 'text'],
    ['disable-model-invocation', 'boolean'],
    ['user-invocable', 'boolean'],
    ['disallowed-tools', 'text or list'],
    ['model', 'text'],
    ['effort', 'text'],
    ['context', 'text'],
    ['agent', 'text'],
    ['background', 'boolean'],
    ['hooks', 'map'],
    ['paths', 'text or list'],
    ['shell', 'text'],
    ['command-arg-mode', 'text'],
    ['command-dispatch', 'text'],
    ['command-tool', 'text'],
    ['homepage', 'text'],
    ['type', 'any'],
    ['whenToUse', 'text'],
    ['mode', 'any'],
    ['requires', 'any'],
    ['steps', 'any'],
    ['version', 'text'],
]);
/** The six keys of the standard (agentskills/agentskills@69ef37e, docs/specification.mdx). */
const standardKeys = [
    'name',
    'description',
    'license',
    'compatibility',
    'metadata',
    'allowed-tools',
];

;// CONCATENATED MODULE: ./.build/rules/key-value-type.js





const keyValueType = skillRule({
    id: 'key-value-type',
    summary: 'A key that clients know holds a value of another type than they want.',
    why: 'YAML turns `[file]` into a list, `1.10` into the number 1.1 and `"yes"` into text. Some clients convert such a value, others lose the key, and one drops the skill.',
    cure: 'Put text in quotes, and write booleans as true or false without any.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/branch/SKILL.md': '---\nname: branch\ndescription: Makes a branch.\nargument-hint: [|[branch-name]|]\nuser-invocable: off\n---\nMake it.\n',
        },
        good: {
            'skills/branch/SKILL.md': '---\nname: branch\ndescription: Makes a branch.\nargument-hint: "[branch-name]"\nuser-invocable: false\n---\nMake it.\n',
        },
    },
    *check(skill) {
        if ((skill.frontmatter.yaml?.faults.length ?? 0) > 0)
            return;
        for (const { name, value } of skill.frontmatter.fields.values()) {
            const type = clientKeys.get(name);
            const told = type ? wrong(name, value, type, skill.file) : null;
            if (!told)
                continue;
            yield { message: told, at: { path: skill.filePath, span: key_value_type_firstLine(value.span, skill.file) }, name };
        }
    },
});
/** The message; null for a value of the right type and for an empty one, which every client takes as absent. */
function wrong(name, value, type, file) {
    const node = (0,source_yaml/* resolved */.L$)(value);
    if (!node || type === 'any' || (node.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(node) === 'null'))
        return null;
    const kind = node.kind === 'scalar' ? ((0,yaml_scalar/* isOldBoolean */.Iu)(node) ? 'boolean' : (0,yaml_scalar/* scalarKind */.b)(node)) : node.kind;
    if (type === 'boolean') {
        if (kind === 'boolean' && node.kind === 'scalar' && !(0,yaml_scalar/* isOldBoolean */.Iu)(node))
            return null;
        const what = node.kind === 'scalar' ? `\`${written(value, file)}\`` : (0,yaml_scalar/* kindWords */.Gk)(node);
        return (`\`${name}\` is ${what}, where true or false is meant. Some clients take such a value for true, ` +
            'others for false or pass over the key. Write true or false, without quotes.');
    }
    if (type === 'map') {
        if (kind === 'map')
            return null;
        return `\`${name}\` is ${(0,yaml_scalar/* kindWords */.Gk)(node)}, where a map is meant. Clients that know the key pass over it. Write \`key: value\` lines below it.`;
    }
    if (kind === 'text' || (type === 'text or list' && kind === 'list'))
        return null;
    if (kind === 'number') {
        return (`\`${name}: ${written(value, file)}\` is a number for YAML, where text is meant: a reader that converts it ` +
            'writes 1.10 back as 1.1, and one that does not refuses the value. Put it in quotes.');
    }
    if (kind === 'boolean' || kind === 'date') {
        return `\`${name}: ${written(value, file)}\` is a ${kind} for YAML, where text is meant, so clients read it differently. Put it in quotes.`;
    }
    const meant = type === 'text' ? 'text' : 'text or a list';
    return (`\`${name}\` is a ${kind}, where ${meant} is meant. Some clients turn it into text, others lose the key or the whole skill. ` +
        (node.kind !== 'scalar' && node.flow
            ? 'Put quotes around the whole value, brackets included.'
            : 'Write it as one text in quotes.'));
}
function written(value, file) {
    const text = file.slice(key_value_type_firstLine(value.span, file)).replaceAll('`', "'");
    return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
function key_value_type_firstLine(span, file) {
    const text = file.slice(span).split(/\r?\n/, 1)[0] ?? '';
    return (0,source_span/* spanOf */.ee)(span.start, span.start + text.length);
}

;// CONCATENATED MODULE: ./.build/rules/lines-over-budget.js


const linesOverBudget = skillRule({
    id: 'lines-over-budget',
    summary: 'The SKILL.md has more lines than the budget.',
    why: 'A long SKILL.md is loaded as a whole, whatever the task needs of it. The open standard advises to keep it under 500 lines.',
    cure: 'Move details into files under references/, and say in the body when to read each.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `---\nname: tide\ndescription: Reads tide tables.\n---\n${'- high\n'.repeat(496)}[|- low|]\n`,
        },
        good: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead references/table.md.\n',
        },
    },
    *check({ file, filePath }, _analysis, { budget }) {
        if (file.lineCount <= budget.lines)
            return;
        const start = file.lineStarts[budget.lines] ?? 0;
        const span = (0,source_span/* spanOf */.ee)(start, start + file.lineText(budget.lines + 1).length);
        const message = `The file has ${file.lineCount} lines, and the budget is ${budget.lines}, which is passed here. A skill is loaded as a whole, whatever the task needs of it. Move details into files under \`references/\`, and say in the body when to read each.`;
        yield { message, at: { path: filePath, span } };
    },
});

;// CONCATENATED MODULE: ./.build/rules/rule-link.js
/** The links of a body that a rule speaks of: a use of a definition leads where the definition does, which is spoken of. */
function* writtenLinks({ body }) {
    for (const link of body.links) {
        if (link.kind !== 'autolink' && (link.label === null || link.kind === 'reference-definition'))
            yield link;
    }
}
/** A link's target without query and anchor, percent-decoded. */
function rule_link_pathOf(target) {
    const path = target.replace(/[?#].*$/s, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
const spellings = new WeakMap();
/** The true path of what differs from `path` in capital and small letters at most; undefined where there is nothing. */
function spellingOf(path, workspace) {
    let known = spellings.get(workspace);
    if (!known) {
        known = new Map(workspace.entries.map((entry) => [entry.path.toLowerCase(), entry.path]));
        spellings.set(workspace, known);
    }
    return known.get(path.toLowerCase());
}

;// CONCATENATED MODULE: ./.build/rules/link-anchor.js






/** A larger Markdown file, in bytes, is not read for its headings. */
const FILE_LIMIT = 500_000;
/** Guesses what was meant for so many anchors of a skill: each guess is held against every heading. */
const GUESS_LIMIT = 20;
const link_anchor_frontmatter = '---\nname: tide\ndescription: Reads tide tables.\n---\n';
const linkAnchor = skillRule({
    id: 'link-anchor',
    summary: 'The anchor of a link belongs to no heading.',
    why: 'The file is found, the place in it is not: a reader lands at the top, and an agent looks for a section that was renamed or removed.',
    cure: 'Write the anchor as GitHub makes it of the heading: small letters, no punctuation, a hyphen for each blank.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `${link_anchor_frontmatter}# Tide\n\nGo to [the end]([|#the-end|]).\n\n## The finish\n\nDone.\n`,
        },
        good: {
            'skills/tide/SKILL.md': `${link_anchor_frontmatter}# Tide\n\nGo to [the end](#the-finish).\n\n## The finish\n\nDone.\n`,
        },
    },
    *check(skill, analysis) {
        const told = new Set();
        const known = new Map();
        for (const { target, targetSpan } of writtenLinks(skill)) {
            const { path, anchor } = parts(target);
            if (path === null || !anchor || told.has(target))
                continue;
            if (!known.has(path))
                known.set(path, anchorsOf(path, skill, analysis));
            const anchors = known.get(path);
            if (!anchors || anchors.has(slugOf(anchor)) || anchors.has(anchor.toLowerCase()))
                continue;
            told.add(target);
            const near = told.size <= GUESS_LIMIT ? (0,nearest/* nearest */.pA)(anchor, [...anchors]) : null;
            const where = path === '' ? 'this file' : `\`${path}\``;
            const message = `No heading of ${where} has the anchor \`#${anchor}\`: the file is found, the section is not. ${near ? `The nearest one is \`#${near}\`.` : 'Name a heading that is there, in small letters and with hyphens for blanks.'}`;
            yield { message, at: { path: skill.filePath, span: targetSpan }, name: `#${anchor}` };
        }
    },
});
/** `path` is empty for the file itself, null where no Markdown file of the bundle is meant. */
function parts(target) {
    const match = /^([^?#]*)(?:\?[^#]*)?#([^#]+)$/s.exec(target);
    const path = match ? decoded(match[1]) : '';
    const anchor = match ? decoded(match[2]) : '';
    // `#top` is the top of any page; `#L10` a line on GitHub; `#:~:text=` words in a browser.
    const real = !/^(?:top|L\d.*|:~:.*)$/is.test(anchor) && !/[<>{}$*…]|\.\.\.|\s/.test(anchor);
    const ours = path === '' || (/\.(?:md|markdown)$/i.test(path) && !/^[a-z][a-z\d+.-]*:|^[/~]|\\/i.test(path));
    return { path: ours ? path : null, anchor: real ? anchor : null };
}
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
/** Null where the file is not in the bundle or could not be read: other rules speak of that. */
function anchorsOf(path, skill, { set: { workspace } }) {
    const full = (0,source_workspace/* joinPath */.uJ)(skill.path, path);
    if (path === '' || full === skill.filePath)
        return link_anchor_anchors(skill.body, skill.file.text);
    const below = full !== null && (skill.path === '.' || full.startsWith(`${skill.path}/`));
    const read = below && workspace.has(full) ? workspace.read(full, FILE_LIMIT) : null;
    if (!read || !('bytes' in read) || read.bytes.length === 0)
        return null;
    const { text } = (0,source_file/* decode */.D4)(full, read.bytes);
    return link_anchor_anchors(parseMarkdown(text, 0), text);
}
/** The anchors that GitHub gives the headings, and those that the text sets itself. */
function link_anchor_anchors({ headings, problems }, text) {
    if (problems.length > 0)
        return null;
    const found = new Set();
    const counts = new Map();
    const written = /<h[1-6]\b[^>]{0,200}>([^<]{1,200})</gi;
    const titles = [...headings.map((heading) => heading.text), ...[...text.matchAll(written)].map((match) => match[1])];
    for (const title of titles) {
        const slug = slugOf(title);
        const count = counts.get(slug) ?? 0;
        counts.set(slug, count + 1);
        found.add(count === 0 ? slug : `${slug}-${count}`);
    }
    for (const match of text.matchAll(/\b(?:id|name)=["']?([^\s"'<>]{1,200})|\{#([\w:.-]{1,200})\}/gi)) {
        found.add((match[1] ?? match[2] ?? '').toLowerCase());
    }
    // In code it is no heading, but who searches the text for it finds it.
    for (const match of text.matchAll(/^[ \t]{0,12}#{1,6}[ \t]+(\S.{0,200})$/gm))
        found.add(slugOf(match[1]));
    return found;
}
function slugOf(title) {
    const kept = title
        .trim()
        .toLowerCase()
        .replace(/\uFE0F|[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '');
    return kept.replaceAll(' ', '-');
}

;// CONCATENATED MODULE: ./.build/rules/link-backslash.js


const link_backslash_frontmatter = '---\nname: slides\ndescription: Makes slides.\n---\n';
const linkBackslash = skillRule({
    id: 'link-backslash',
    summary: 'A link is written with backslashes.',
    why: 'A backslash separates folders on Windows alone. Elsewhere it is a letter of the name, so the file is not found; a browser does not find it anywhere.',
    cure: 'Write slashes; Windows reads them too.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/slides/SKILL.md': `${link_backslash_frontmatter}Use [the layout]([|templates\\layout.md|]).\n`,
            'skills/slides/templates/layout.md': 'Two columns.\n',
        },
        good: {
            'skills/slides/SKILL.md': `${link_backslash_frontmatter}Use [the layout](templates/layout.md).\n`,
            'skills/slides/templates/layout.md': 'Two columns.\n',
        },
    },
    *check(skill) {
        for (const { target, targetSpan } of writtenLinks(skill)) {
            const path = target.replace(/[?#].*$/s, '');
            if (!relative.test(path))
                continue;
            const slashed = path.replaceAll('\\', '/');
            const message = `\`${path}\` is written with backslashes, which separate folders on Windows alone; elsewhere the link finds nothing. Write \`${slashed}\`.`;
            yield { message, at: { path: skill.filePath, span: targetSpan }, name: path };
        }
    },
});
/** Plain names with a backslash between two of them, and an extension: no drive, no pattern, no escape. */
const relative = /^(?=[^\\]*\\)(?:\.{1,2}[\\/])*[\p{L}\p{N}_. -]+(?:[\\/][\p{L}\p{N}_. -]+)*\.[\p{L}\p{N}]+$/u;

;// CONCATENATED MODULE: ./.build/rules/link-case.js



const link_case_frontmatter = '---\nname: forms\ndescription: Fills in forms.\n---\n';
const linkCase = skillRule({
    id: 'link-case',
    summary: 'A link differs from the name of its file in capital and small letters.',
    why: 'On most disks of Windows and macOS the link works, so nobody notices. On Linux, where agents mostly run, the file is not there.',
    cure: 'Write the path letter for letter as the file is called.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/forms/SKILL.md': `${link_case_frontmatter}Read [the guide]([|forms.md|]).\n`,
            'skills/forms/FORMS.md': 'Fill in.\n',
        },
        good: {
            'skills/forms/SKILL.md': `${link_case_frontmatter}Read [the guide](FORMS.md).\n`,
            'skills/forms/FORMS.md': 'Fill in.\n',
        },
    },
    *check(skill, { set: { workspace } }) {
        for (const { target, targetSpan } of writtenLinks(skill)) {
            const path = rule_link_pathOf(target);
            const full = (0,source_workspace/* joinPath */.uJ)(skill.path, path);
            if (/^(?:$|\/|[a-z][a-z\d+.-]*:)/i.test(path) || full === null || workspace.has(full))
                continue;
            const start = skill.path === '.' ? '' : `${skill.path}/`;
            const spelling = spellingOf(full, workspace);
            if (!spelling?.startsWith(start))
                continue;
            const name = spelling.slice(start.length);
            const message = `The file is called \`${name}\`, with other capital and small letters than in this link. On Linux, where agents mostly run, the link finds nothing. Write \`${name}\`.`;
            yield { message, at: { path: skill.filePath, span: targetSpan }, name: path };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/link-leaves-skill.js



const link_leaves_skill_frontmatter = '---\nname: tide\ndescription: Reads tide tables.\n---\n';
const linkLeavesSkill = skillRule({
    id: 'link-leaves-skill',
    summary: 'A relative link leads out of the skill.',
    why: 'It works in the repository it was written in. A skill is also installed alone, copied or uploaded, and then what stood beside it is gone.',
    cure: 'Put a copy of the file into the skill, or link its address on the web.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `${link_leaves_skill_frontmatter}Read [the table]([|../../docs/table.md|]).\n`,
            'docs/table.md': 'high\n',
        },
        good: {
            'skills/tide/SKILL.md': `${link_leaves_skill_frontmatter}Read [the table](references/table.md).\n`,
            'skills/tide/references/table.md': 'high\n',
        },
    },
    *check(skill, { set: { workspace } }) {
        const told = new Set();
        for (const { target, targetSpan } of writtenLinks(skill)) {
            const path = rule_link_pathOf(target);
            if (told.has(path) || !link_leaves_skill_leaves(path, skill))
                continue;
            const full = (0,source_workspace/* joinPath */.uJ)(skill.path, path);
            const state = stateOf(full, workspace);
            // A skill inside another travels with it.
            if (state === 'there' && full !== null && skill.insideSkill !== null && isIn(full, skill.insideSkill))
                continue;
            // Without an extension it may be a page of the web site that the text was written for.
            if (state !== 'there' && !/\.[a-z\d]{1,10}$/i.test(path))
                continue;
            told.add(path);
            const now = {
                there: 'It works in this repository, and breaks where the skill is installed alone.',
                absent: 'It breaks where the skill is installed alone, and here the file is not there either.',
                unknown: 'It breaks where the skill is installed alone.',
            }[state];
            const cure = /(?:^|\/)SKILL\.md$/.test(path)
                ? 'Call the other skill by its name; a runtime finds it by that wherever it is installed.'
                : 'Put the file into the skill, or link its address on the web.';
            const message = `\`${path}\` leads out of the skill. ${now} ${cure}`;
            yield { message, at: { path: skill.filePath, span: targetSpan }, name: path };
        }
    },
});
/** True for a relative path with enough `..` to leave the skill, and nothing in it that a reader is meant to replace. */
function link_leaves_skill_leaves(path, skill) {
    if (!/(?:^|\/)\.\.(?:\/|$)/.test(path) || /^[a-z][a-z\d+.-]*:|^[/~]|\\/i.test(path))
        return false;
    if (/[<>{}[\]()*$%|"'`…]|\.\.\.|\bpath\/to\b/i.test(path))
        return false;
    const full = (0,source_workspace/* joinPath */.uJ)(skill.path, path);
    if (full === null || skill.path === '.')
        return full === null;
    return !isIn(full, skill.path);
}
function isIn(path, folder) {
    return folder === '.' || path === folder || path.startsWith(`${folder}/`);
}
function stateOf(path, workspace) {
    if (path === null)
        return 'unknown';
    if (path === '.' || workspace.has(path))
        return 'there';
    const looked = workspace.roots.some((root) => isIn(path, root)) && !workspace.leftOut.some((each) => isIn(path, each.path));
    return looked ? 'absent' : 'unknown';
}

;// CONCATENATED MODULE: ./.build/rules/link-missing.js



const link_missing_frontmatter = '---\nname: tide\ndescription: Reads tide tables.\n---\n';
const linkMissing = skillRule({
    id: 'link-missing',
    summary: 'A link leads to a file that the skill does not hold.',
    why: 'The agent follows the link, finds nothing, and goes on without what the author thought it had read.',
    cure: 'Add the file, or write its path as seen from the folder of the SKILL.md.',
    severity: 'error',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `${link_missing_frontmatter}Read [the table]([|references/tabel.md|]).\n`,
            'skills/tide/references/table.md': 'high\n',
        },
        good: {
            'skills/tide/SKILL.md': `${link_missing_frontmatter}Read [the table](references/table.md).\n`,
            'skills/tide/references/table.md': 'high\n',
        },
    },
    *check(skill, { set: { workspace } }) {
        const told = new Set();
        const unsure = fencesMislead(skill.body) ? { severity: 'warning' } : {};
        for (const { target, targetSpan } of writtenLinks(skill)) {
            const path = rule_link_pathOf(target);
            const full = (0,source_workspace/* joinPath */.uJ)(skill.path, path);
            if (full === null || told.has(full) || !namesFile(path, skill) || !isBelow(full, skill.path))
                continue;
            if (workspace.has(full) || isThere(full, workspace))
                continue;
            told.add(full);
            const message = `\`${path}\` is not there: the agent that follows this link finds nothing. ${offer(full, path, skill, workspace)}`;
            yield { ...unsure, message, at: { path: skill.filePath, span: targetSpan }, name: path };
        }
    },
});
/** Addresses, absolute paths and Windows' separators. */
const link_missing_elsewhere = /^[a-z][a-z\d+.-]*:|^[/~]|\\/i;
/** What a reader is meant to replace. */
const link_missing_placeholder = /[<>{}[\]()*$%|"'`…]|\.\.\.|\bpath\/to\b|\b(?:YYYY|XXX|NNN)|(?:^|[-_/]|file)name\.\w+$/i;
/** A host whose scheme was left out. */
const host = /^(?:www\.|localhost\b|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|ai|app|co|gov|edu)(?:[/:]|$))/i;
/** True for a path that can mean nothing but a file of the bundle. */
function namesFile(path, { bundle }) {
    if (path === '' || link_missing_elsewhere.test(path) || link_missing_placeholder.test(path) || host.test(path))
        return false;
    const [first, rest] = path.replace(/^(?:\.\/)+/, '').split('/', 2);
    const known = rest !== undefined && (/^(?:scripts|references|assets)$/.test(first) || bundle.folders.includes(first));
    // `.github/…` and the like belong to the project that the skill is used in. Without an extension it may be a page of a site.
    return known || (/\.[a-z\d]{1,10}$/i.test(path) && !(rest !== undefined && first.startsWith('.')));
}
/** A fence that is open, or stands in another of its length: then text may have been meant as code, a template above all. */
function fencesMislead({ codeBlocks, problems }) {
    const holdsFence = ({ marker, lines }) => marker !== null && lines.some(({ value }) => value.trimStart().startsWith(marker.repeat(3)));
    return problems.length > 0 || codeBlocks.some(holdsFence);
}
function isBelow(path, folder) {
    return folder === '.' ? !path.startsWith('..') : path.startsWith(`${folder}/`);
}
/** There under this name, in another case (another rule speaks of that), or where nobody looked. */
function isThere(path, workspace) {
    if (spellingOf(path, workspace) !== undefined)
        return true;
    return workspace.leftOut.some((each) => each.reason !== 'link-broken' && (path === each.path || path.startsWith(`${each.path}/`)));
}
function offer(full, path, skill, workspace) {
    const files = skill.bundle.resources.map((resource) => resource.path);
    const named = files.filter((file) => (0,source_workspace/* nameOf */.Vb)(file) === (0,source_workspace/* nameOf */.Vb)(path));
    const meant = named.find((file) => path.endsWith(`/${file}`)) ?? (named.length === 1 ? named[0] : undefined);
    if (meant)
        return `Did you mean \`${meant}\`? Write paths as seen from the folder of the SKILL.md.`;
    if (workspace.has(path)) {
        return 'It is there as seen from the top of the repository, which a skill that is installed alone does not have; put the file into the skill and link it from there.';
    }
    const folder = (0,source_workspace/* folderOf */.yS)(skill.path === '.' ? full : full.slice(skill.path.length + 1));
    const beside = files.filter((file) => (0,source_workspace/* folderOf */.yS)(file) === folder).map((file) => `\`${file}\``);
    const listed = beside.length > 0 && beside.length <= 8 && folder !== '.' ? ` That folder holds ${beside.join(', ')}.` : '';
    return `Add the file, or correct the path.${listed}`;
}

;// CONCATENATED MODULE: ./.build/rules/link-outside-tree.js


const linkOutsideTree = setRule({
    id: 'link-outside-tree',
    summary: 'A symbolic link of a skill leads out of the checked tree.',
    why: 'What it leads to is on one machine only, or at another place on each. Whoever installs the skill gets a link to nothing, or to a file that nobody checked.',
    cure: 'Put the file or folder itself in the place of the link.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n',
            'skills/tide/table.csv': 'link:../../home/table.csv',
        },
        good: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n',
            'skills/tide/table.csv': 'hour,height\n',
        },
    },
    *check({ set }) {
        const directories = new Set(set.skills.map(({ path }) => path));
        for (const { path, reason } of set.workspace.leftOut) {
            if (reason !== 'link-outside' || !belongsToSkill(path, directories, set))
                continue;
            const message = 'The symbolic link leads out of the checked tree. It is not followed, so nothing behind it was checked, and where the skill is installed alone it leads nowhere. Put the file or folder itself in its place.';
            yield { message, at: { path, span: null }, name: path };
        }
    },
});
function belongsToSkill(path, directories, { workspace }) {
    const folder = (0,source_workspace/* folderOf */.yS)(path);
    const around = folder === '.' ? (workspace.above.at(-1) ?? '') : (0,source_workspace/* nameOf */.Vb)(folder);
    if ((0,source_workspace/* nameOf */.Vb)(path) === 'SKILL.md' || around.toLowerCase() === 'skills')
        return true;
    for (let at = folder; at !== '.' && !at.endsWith('..'); at = (0,source_workspace/* folderOf */.yS)(at))
        if (directories.has(at))
            return true;
    // A skill at the top of a repository owns its own folder's files, not the whole repository.
    return folder === '.' && directories.has('.');
}

;// CONCATENATED MODULE: ./.build/rules/list-over-budget.js

const list_over_budget_long = 'Handles the parts list of one machine and orders what is missing. '.repeat(12);
const skill = (name) => `---\nname: ${name}\ndescription: ${list_over_budget_long}\n---\nHandle the list.\n`;
const listOverBudget = verdictRule({
    id: 'list-over-budget',
    summary: 'The descriptions of all skills together are more than a targeted runtime shows.',
    why: 'Every session pays for the list of skills, so runtimes give it a share of the context. Over it, descriptions are shortened or left out without a word, and the model no longer knows when to use a skill.',
    cure: 'Shorten the longest descriptions, or split the collection.',
    severity: 'warning',
    outcome: 'ignored',
    runtimes: ['codex'],
    speaks: (cause) => cause.code === 'listing-over-budget',
    examples: {
        bad: Object.fromEntries(Array.from({ length: 14 }, (_, at) => [`.agents/skills/m-${at}/SKILL.md`, skill(`m-${at}`)])),
        good: { '.agents/skills/m-1/SKILL.md': skill('m-1') },
    },
});

;// CONCATENATED MODULE: ./.build/rules/look-alike-character.js


/** Cyrillic and Greek letters that look like Latin ones (Unicode, confusables.txt 16.0), with those below them. */
const lettersAlike = 'аеорсухѕіјԁһԛԝАВЕКМНОРСТХЅІЈονραιυΑΒΕΗΙΚΜΝΟΡΤΥΧΖ';
const latin = 'aeopcyxsijdhqwABEKMHOPCTXSIJovpaiuABEHIKMNOPTYXZ';
const alike = new Map([...lettersAlike].map((letter, index) => [letter, latin[index]]));
const lookAlikeCharacter = skillRule({
    id: 'look-alike-character',
    summary: 'A name or key mixes Latin letters with Cyrillic or Greek ones that look the same.',
    why: 'To a reader it is the same word, to a program another one: the key is unknown, the skill is not found by its name, or passes for a skill that it is not.',
    cure: 'Type the word anew on a Latin keyboard.',
    severity: 'warning',
    examples: {
        bad: { 'skills/tide/SKILL.md': '---\nname: t[|і|]de\ndescription: Reads tide tables.\n---\nRead the table.\n' },
        good: { 'skills/погода/SKILL.md': '---\nname: погода\ndescription: Reads the weather.\n---\nRead the map.\n' },
    },
    *check(skill) {
        for (const { value, span } of look_alike_character_words(skill)) {
            const letter = strangeLetter(value);
            if (letter === null)
                continue;
            const at = skill.file.text.indexOf(letter, span.start);
            const found = at >= 0 && at < span.end;
            const code = `U+${letter.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
            const script = /\p{Script=Greek}/u.test(letter) ? 'Greek' : 'Cyrillic';
            const message = `\`${value}\` holds the ${script} letter ${code}, which looks like a Latin "${alike.get(letter)}" and is none: programs take it for another word. Type the word anew with Latin letters.`;
            yield { message, at: { path: skill.filePath, span: found ? (0,source_span/* spanOf */.ee)(at, at + letter.length) : span }, name: value };
        }
    },
});
function* look_alike_character_words({ name, frontmatter }) {
    for (const { key } of frontmatter.fields.values())
        yield { value: key.value, span: key.span };
    if (name)
        yield name;
}
/** The first letter that looks Latin in a word that otherwise is; a word of one script is nobody's trick. */
function strangeLetter(text) {
    for (const [word] of text.matchAll(/\p{L}+/gu)) {
        if (!/\p{Script=Latin}/u.test(word))
            continue;
        for (const letter of word)
            if (alike.has(letter))
                return letter;
    }
    return null;
}

;// CONCATENATED MODULE: ./.build/rules/markdown-fence-open.js

const markdownFenceOpen = skillRule({
    id: 'markdown-fence-open',
    summary: 'A code fence is never closed.',
    why: 'Everything below it is code: headings, steps and links are shown as text, and a reader of Markdown does not find them. Often a fence stands in a fence of the same length, and the inner one closed the outer.',
    cure: 'Close the fence with a line of the same sign, at least as long. Around code that holds fences, make the outer fence longer.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRun:\n\n[|```bash|]\ntide --today\n\n## Then\n\nRead the table.\n',
        },
        good: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRun:\n\n```bash\ntide --today\n```\n\n## Then\n\nRead the table.\n',
        },
    },
    *check(skill) {
        for (const { code, span } of skill.body.problems) {
            if (code !== 'unclosed-fence')
                continue;
            const message = 'This code fence is never closed, so everything below it counts as code: steps and links in it are not seen as such. Close it with a line of the same sign, at least as long; around code that holds fences, make the outer fence longer.';
            yield { message, at: { path: skill.filePath, span } };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/mcp-name-spelling.js


const mcpNameSpelling = setRule({
    id: 'mcp-name-spelling',
    summary: 'A tool of an MCP server is spelled in a way that this runtime does not use.',
    why: 'Each runtime joins a server’s name and a tool’s name in its own way, with one underscore or two, with or without a prefix. A name that is joined otherwise is no tool.',
    cure: 'Write the name as this runtime does.',
    severity: 'error',
    examples: {
        bad: {
            '.agents/config.json': '{}',
            '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://example.com/mcp"}}}',
            '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\n---\nCall `[|gke__get_pods|]`.\n',
        },
        good: {
            '.agents/config.json': '{}',
            '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://example.com/mcp"}}}',
            '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\n---\nCall `gke_get_pods`; see `north__yard`.\n',
        },
    },
    *check(analysis) {
        for (const one of unreachable(analysis, ['mcp-spelling'])) {
            const { answer, recipe, scope } = one;
            const message = `\`${answer.mention.name}\` is no name of a tool in ${recipe.runtime}: ${answer.why}. Write \`${answer.meant ?? ''}\`, as ${rule_reach_agentOf(recipe, scope)} knows it.`;
            yield unreachableFinding(one, message);
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/mcp-server-unknown.js


const mcpServerUnknown = setRule({
    id: 'mcp-server-unknown',
    summary: 'A tool is named of an MCP server that the recipe does not declare.',
    why: 'Without the server there is no such tool. Where users add servers of their own it may be one of theirs, so it is only a warning there.',
    cure: 'Declare the server, or correct its name.',
    severity: 'error',
    examples: {
        bad: {
            '.agents/config.json': '{}',
            '.agents/mcp.json': '{"servers": {"tracker": {"transport": "http", "url": "https://example.com/mcp"}}}',
            '.agents/skills/card/SKILL.md': '---\nname: card\ndescription: Opens a card.\n---\nUse `[|mcp__trakcer__create_card|]`.\n',
        },
        good: {
            '.agents/config.json': '{}',
            '.agents/mcp.json': '{"servers": {"tracker": {"transport": "http", "url": "https://example.com/mcp"}}}',
            '.agents/skills/card/SKILL.md': '---\nname: card\ndescription: Opens a card.\n---\nUse `tracker_create_card`.\n',
        },
    },
    *check(analysis) {
        for (const one of unreachable(analysis, ['mcp-server'])) {
            const { answer, recipe, scope } = one;
            const near = answer.meant === null ? '' : ` Is \`${answer.meant}\` meant?`;
            const message = `${capital(rule_reach_agentOf(recipe, scope))} cannot call \`${answer.mention.name}\`: ${answer.why}.${near} Declare the server, or correct the name.`;
            yield unreachableFinding(one, message);
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/mcp-tool-unknown.js


const mcpToolUnknown = setRule({
    id: 'mcp-tool-unknown',
    summary: 'A tool is named that its MCP server does not have.',
    why: 'A server’s tools are renamed and taken out from one release to the next, and skills keep the old names. It is told only where the tools of the server are listed.',
    cure: 'Use the new name; where the list is old, import it again.',
    severity: 'error',
    examples: {
        bad: {
            'skillproof.yml': 'recipes:\n  - name: ops\n    runtime: core-agent\n    tools: [bash]\n    servers: {gke: [get_pods, get_logs]}\n    skills: [skills]\n',
            'skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\n---\nCall `[|gke_list_pods|]`, then `gke_get_logs`.\n',
        },
        good: {
            'skillproof.yml': 'recipes:\n  - name: ops\n    runtime: core-agent\n    tools: [bash]\n    servers: {gke: [get_pods, get_logs]}\n    skills: [skills]\n',
            'skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\n---\nCall `gke_get_pods`, then `gke_get_logs`.\n',
        },
    },
    *check(analysis) {
        for (const one of unreachable(analysis, ['mcp-tool'])) {
            const { answer, recipe, scope } = one;
            const near = answer.meant === null ? '' : ` Was it renamed to \`${answer.meant}\`?`;
            const message = `${capital(rule_reach_agentOf(recipe, scope))} has no tool \`${answer.mention.name}\`: ${answer.why}.${near} Correct the name, or import the server’s list again.`;
            yield unreachableFinding(one, message);
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/metadata-over-budget.js


const metadataOverBudget = skillRule({
    id: 'metadata-over-budget',
    summary: 'Name and description cost more tokens than the budget for metadata.',
    why: 'They are in the context of every session, whether the skill is used or not, and so are those of every other skill. The open standard reckons with about 100 tokens a skill.',
    cure: 'Keep in the description what the skill does and when it is wanted; the rest belongs in the body.',
    severity: 'note',
    examples: {
        bad: {
            'skills/tide/SKILL.md': `---\nname: tide\ndescription: [|Reads tables of ${'the high and low tide, '.repeat(18)}and wind.|]\n---\nRead.\n`,
        },
        good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
    },
    *check(skill, { costs }, { budget }) {
        const tokens = costs.get(skill)?.metadata;
        if (tokens === undefined || tokens <= budget.metadata || !skill.description)
            return;
        const message = `Name and description cost ${tokens} tokens, and the budget is ${budget.metadata}. They are in the context of every session, whether the skill is used or not. Shorten the description to what the skill does and when it is wanted. (Tokens are counted exactly for ${ENCODING}; for other models this is an estimate.)`;
        yield { message, at: { path: skill.filePath, span: skill.description.span } };
    },
});

;// CONCATENATED MODULE: ./.build/rules/misspelled-key.js


const misspelledKey = skillRule({
    id: 'misspelled-key',
    summary: 'A key that nobody reads is a letter or two away from one that is read.',
    why: 'Clients pass over a key they do not know without a word. A misspelled restriction then restricts nothing, and a misspelled switch switches nothing.',
    cure: 'Write the key as the message has it.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/words/SKILL.md': '---\nname: words\ndescription: Counts words.\n[|allowed_tools|]: Read\n---\nCount.\n',
        },
        good: {
            'skills/words/SKILL.md': '---\nname: words\ndescription: Counts words.\nallowed-tools: Read\nauthors: [Kim]\n---\nCount.\n',
        },
    },
    *check(skill) {
        const { fields } = skill.frontmatter;
        for (const { name, key } of fields.values()) {
            const meant = misspelled_key_known.has(name) || ownWords.has(name) ? null : meantBy(name);
            // Who writes both spellings does it on purpose.
            if (meant === null || fields.has(meant))
                continue;
            yield {
                message: `\`${name}\` is no key that a client documents; \`${meant}\` is probably meant. ` +
                    `An unknown key is passed over without a word, and what it says is lost. Write \`${meant}\`.`,
                at: { path: skill.filePath, span: key.span },
                name,
            };
        }
    },
});
const candidates = [...standardKeys, ...clientKeys.keys()].filter((key) => key !== 'type' && key !== 'mode');
const misspelled_key_known = new Set([...standardKeys, ...clientKeys.keys()]);
/** Words that authors use for keys of their own, each near a known key. */
const ownWords = new Set(['agents', 'argument', 'books', 'content', 'incompatibility', 'models', 'modes', 'required']);
function meantBy(word) {
    const bare = letters(word);
    const same = candidates.find((key) => letters(key) === bare);
    if (same)
        return same;
    const near = candidates.filter((key) => closeTo(bare, letters(key)));
    return near.length === 1 ? (near[0] ?? null) : null;
}
function letters(word) {
    return word.toLowerCase().replace(/[-_ ]/g, '');
}
/** Short words are near only when two letters are swapped, long ones may have two faults. */
function closeTo(word, key) {
    const shorter = Math.min(word.length, key.length);
    if (shorter < 4 || Math.abs(word.length - key.length) > 2)
        return false;
    const faults = distance(word, key);
    if (shorter >= 8)
        return faults <= 2;
    return faults === 1 && (shorter > 4 || swapped(word, key));
}
function swapped(word, key) {
    return [...word].sort().join('') === [...key].sort().join('');
}
/** Letters to add, drop, replace, or swap with their neighbour (optimal string alignment). */
function distance(left, right) {
    const rows = [Array.from({ length: right.length + 1 }, (_, index) => index)];
    const cell = (row, column) => rows[row]?.[column] ?? 0;
    for (let at = 1; at <= left.length; at += 1) {
        rows.push([at]);
        for (let other = 1; other <= right.length; other += 1) {
            const replaced = cell(at - 1, other - 1) + (left[at - 1] === right[other - 1] ? 0 : 1);
            let least = Math.min(replaced, cell(at - 1, other) + 1, cell(at, other - 1) + 1);
            const swap = at > 1 && other > 1 && left[at - 1] === right[other - 2] && left[at - 2] === right[other - 1];
            if (swap)
                least = Math.min(least, cell(at - 2, other - 2) + 1);
            rows[at]?.push(least);
        }
    }
    return cell(left.length, right.length);
}

;// CONCATENATED MODULE: ./.build/rules/nested-skill.js

const nestedSkill = verdictRule({
    id: 'nested-skill',
    summary: 'A SKILL.md stands inside another skill.',
    why: 'Loaders that search deep offer it as a skill of its own, the others never see it. Templates, fixtures and samples are not judged any further.',
    cure: 'Leave a template or sample where it is; move a real skill beside the other one.',
    severity: 'note',
    outcome: 'sample',
    examples: {
        bad: {
            'skills/quiz/SKILL.md': '---\nname: quiz\ndescription: Writes a quiz.\n---\nWrite.\n',
            'skills/quiz/assets/template/SKILL.md': '[||]---\nname: "{{name}}"\n---\n',
        },
        good: { 'skills/quiz/SKILL.md': '---\nname: quiz\ndescription: Writes a quiz.\n---\nWrite.\n' },
    },
});

;// CONCATENATED MODULE: ./.build/rules/no-skill-left.js


const noSkillLeft = setRule({
    id: 'no-skill-left',
    summary: 'A recipe withholds every skill that its agent would load.',
    why: 'Where no skill is left, the agent does not get the tools to list and load skills either: it does not even know that there were any.',
    cure: 'Give the deployment what the skills require, or give it skills that it can serve.',
    severity: 'error',
    examples: {
        bad: {
            '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
            '.agents/skills/pods/SKILL.md': '[|---|]\nname: pods\ndescription: Looks.\nrequires: [shell]\n---\nLook.\n',
        },
        good: {
            '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
            '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\nrequires: [shell]\n---\nLook.\n',
            '.agents/skills/read/SKILL.md': '---\nname: read\ndescription: Reads.\n---\nRead it.\n',
        },
    },
    *check({ reach }) {
        for (const { recipe, scope, skills } of reach) {
            const first = skills[0];
            if (!first || skills.some(({ status }) => status !== 'withheld'))
                continue;
            const names = skills.map(({ skill }) => skill.name?.value ?? skill.path);
            const message = `${capital(rule_reach_agentOf(recipe, scope))} is left without any skill: it withholds ${codes(names)}, and with the last one it loses the tools to list and load skills. Give the deployment what they require, or skills that it can serve.`;
            const at = { path: first.skill.filePath, span: first.skill.frontmatter.opening };
            yield { message, at, runtimes: [recipe.runtime], recipe: recipe.path, scope: scope.name };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/not-portable.js

const notPortable = verdictRule({
    id: 'not-portable',
    summary: 'The skill loads in every target, but a well-known other runtime drops it.',
    why: 'Skills are copied and installed far from where they were written. What one loader forgives takes a whole folder down in another.',
    cure: 'Write it in the form that all of them read, or name the runtimes you target, and this becomes a note.',
    severity: 'warning',
    outcome: 'elsewhere',
    severityOf: (cause, analysis) => (cause.asked || isKeyOfTarget(cause, analysis) ? 'note' : 'warning'),
    examples: {
        bad: { 'skills/start/SKILL.md': '---\nname: start\ndescription: Starts.\n[|triggers|]: [parcel]\n---\nStart.\n' },
        good: { 'skills/start/SKILL.md': '---\nname: start\ndescription: Starts on the word parcel.\n---\nStart.\n' },
    },
});
/** A key that a targeted runtime reads is there on purpose: the standard and others only pass over it. */
function isKeyOfTarget(cause, analysis) {
    if (cause.code !== 'unknown-key')
        return false;
    const passing = new Set(cause.parts.map((part) => part.runtime));
    return analysis.targetsOf(cause.skill).some(({ id }) => !passing.has(id));
}

;// CONCATENATED MODULE: ./.build/rules/older-release-drops.js

const olderReleaseDrops = verdictRule({
    id: 'older-release-drops',
    summary: 'The newest release of a targeted runtime reads the skill; an older one that is still in use drops it.',
    why: 'A deployment often runs a release behind. What only an older release was seen to do is never an error here.',
    cure: 'Write the form that both read, or make sure that no older release is deployed.',
    severity: 'note',
    outcome: 'older',
    severityOf: (cause) => (cause.asked ? 'warning' : 'note'),
    runtimes: ['core-agent'],
    examples: {
        bad: {
            '.agents/skills/look/SKILL.md': '---\nname: look\ndescription: Looks through texts.\nallowed-tools: [|Read Grep|]\n---\nLook.\n',
        },
        good: {
            '.agents/skills/look/SKILL.md': '---\nname: look\ndescription: Looks through texts.\nallowed-tools:\n  - Read\n  - Grep\n---\nLook.\n',
        },
    },
});

;// CONCATENATED MODULE: ./.build/rules/program-missing.js


const programMissing = setRule({
    id: 'program-missing',
    summary: 'A command needs a program that the deployment does not have.',
    why: 'The shell answers “command not found”, and the step is lost. Nothing is said of programs where nobody listed them.',
    cure: 'Add the program to the image and to the list, or say with `requires:` that the skill needs it.',
    severity: 'error',
    examples: {
        bad: {
            'skillproof.yml': 'recipes:\n  - name: ops\n    runtime: core-agent\n    tools: [bash]\n    binaries: [sh, git]\n    skills: [skills]\n',
            'skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\n---\n```sh\ngit pull\n[|kubectl|] get pods\n```\n',
        },
        good: {
            'skillproof.yml': 'recipes:\n  - name: ops\n    runtime: core-agent\n    tools: [bash]\n    binaries: [sh, kubectl]\n    skills: [skills]\n',
            'skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\n---\n```sh\ncd here && kubectl get pods\n```\n',
        },
    },
    *check(analysis) {
        for (const one of unreachable(analysis, ['program'])) {
            const { recipe, scope, answer } = one;
            const { name } = answer.mention;
            const has = scope.binaries ?? [];
            const list = has.length === 0 ? 'it has none at all' : `it has ${codes(has)}`;
            const cure = recipe.runtime === 'core-agent' ? ', or write it into `requires:`, which withholds the skill without it' : '';
            const message = `${capital(rule_reach_agentOf(recipe, scope))} has no program \`${name}\`: ${list}. Add it to the deployment and to that list${cure}.`;
            yield unreachableFinding(one, message);
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/reads-as-boolean.js



const readsAsBoolean = skillRule({
    id: 'reads-as-boolean',
    summary: 'An unquoted yes, no, on, off, y or n where text is meant.',
    why: 'YAML 1.2 reads these words as text, YAML 1.1 as true or false. Readers of both kinds are about (PyYAML reads 1.1), so the same skill has a name for one and a boolean for the other.',
    cure: 'Put the word in quotes.',
    severity: 'warning',
    examples: {
        bad: { 'skills/no/SKILL.md': '---\nname: [|no|]\ndescription: Says no politely.\n---\nSay no.\n' },
        good: { 'skills/no/SKILL.md': '---\nname: "no"\ndescription: Says no politely.\n---\nSay no.\n' },
    },
    *check(skill) {
        for (const { where, scalar } of texts(skill)) {
            if (!(0,yaml_scalar/* isOldBoolean */.Iu)(scalar))
                continue;
            yield {
                message: `\`${where}: ${scalar.value}\` without quotes is text in YAML 1.2 and a boolean in YAML 1.1. ` +
                    `A reader of the older kind gets no text here and refuses or changes the value. Write \`"${scalar.value}"\`.`,
                at: { path: skill.filePath, span: scalar.span },
                name: where,
            };
        }
    },
});
/** The fields that the standard defines as text, and the values of its map of texts. */
function* texts({ frontmatter: { fields } }) {
    for (const where of ['name', 'description', 'license', 'compatibility']) {
        const value = fields.get(where)?.value;
        if (value?.kind === 'scalar')
            yield { where, scalar: value };
    }
    const metadata = fields.get('metadata')?.value;
    const map = metadata ? (0,source_yaml/* resolved */.L$)(metadata) : null;
    for (const { key, value } of map?.kind === 'map' ? map.pairs : []) {
        if (value.kind === 'scalar')
            yield { where: `metadata.${key.value}`, scalar: value };
    }
}

;// CONCATENATED MODULE: ./.build/rules/recipe-problem.js

const recipe_problem_SKILL = '---\nname: roll-back\ndescription: Rolls a release back.\n---\nRoll back.\n';
const recipeProblem = setRule({
    id: 'recipe-problem',
    summary: 'A recipe has a fault of its own: the deployment does not start with it, or does not do what it says.',
    why: 'Skills are held against what a recipe gives its agents. A setting that is refused, misspelled or never matched gives something else than its author meant, and most runtimes do not say so.',
    cure: 'Correct the file at the place; `skillproof recipe PATH` shows what the recipe gives as it stands.',
    severity: 'error',
    examples: {
        bad: {
            '.agents/config.json': '{"tools": {"disable": [[|"kubectl"|]]}}',
            '.agents/skills/roll-back/SKILL.md': recipe_problem_SKILL,
        },
        good: {
            '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
            '.agents/skills/roll-back/SKILL.md': recipe_problem_SKILL,
        },
    },
    *check({ recipes }) {
        const told = new Set();
        for (const recipe of recipes) {
            for (const { code, severity, file, span, message, name } of recipe.problems) {
                // A file that several recipes share has its fault once.
                const identity = JSON.stringify([code, file.path, span, message]);
                if (told.has(identity))
                    continue;
                told.add(identity);
                yield {
                    cause: code,
                    severity,
                    message,
                    at: { path: file.path, span },
                    ...(name === undefined ? {} : { name }),
                    recipe: recipe.path,
                };
            }
        }
    },
});

;// CONCATENATED MODULE: ./.build/analysis/recipecheck-catalog.js
/** The built-in tools, in the order that findings of one line have (pkg/tools/builtins.go:81-99, go-steer/core-agent@b708387). */
const builtInNames = [
    'bash',
    'read_file',
    'read_many_files',
    'write_file',
    'edit_file',
    'delete_file',
    'stat',
    'list_dir',
    'glob',
    'grep',
    'json_query',
    'fetch_url',
    'alert',
    'wait_and_verify',
    'todo',
    'record_plan',
    'sciontool_status',
];
/** The built-ins that a config registers; `session.task_class` and flags are not looked at, as recipecheck does not. */
function recipecheck_catalog_builtInsOf(config) {
    return new Set(builtInNames.filter((name) => !config.disable.includes(name) && needsNothing(name, config)));
}
function needsNothing(name, config) {
    if (name === 'fetch_url')
        return config.fetches;
    if (name === 'alert')
        return config.alerts;
    if (name === 'record_plan')
        return config.plans;
    // It looks for sciontool on PATH, which no file of the recipe can tell.
    return name !== 'sciontool_status';
}
const preconditions = {
    fetch_url: 'it registers only with hosts in url_scope.allow, and the recipe names none',
    alert: 'it registers only with a target in alerts.targets, and the recipe has none',
    record_plan: 'it registers only where permissions.plan_mode is advisory or required',
    sciontool_status: 'it registers only in a container that has sciontool on its PATH',
};
function absenceIn(name, config) {
    if (config.disable.includes(name))
        return 'the recipe takes it away in its own tools.disable';
    return preconditions[name] ?? 'it is not among the tools that the config registers';
}
/** Why a name in a tool's place can mean no tool, as a clause; null where it can. Only the namespace of a server is looked at. */
function unresolved(name, { builtIns, servers }) {
    if (builtIns.has(name))
        return null;
    if (name.includes('__'))
        return 'it has two underscores, and a server and its tool are joined with one';
    // The key is compared as it is written, though the runtime would put an underscore for each hyphen.
    if (servers.some((key) => name.startsWith(`${key}_`)))
        return null;
    if (builtInNames.includes(name))
        return 'it is a built-in that this recipe does not register';
    const declared = servers.length === 0 ? 'none is declared' : `declared: ${[...servers].sort().join(', ')}`;
    return `it is no registered built-in and starts with the name of no MCP server (${declared})`;
}

;// CONCATENATED MODULE: ./.build/analysis/recipecheck-config.js
const closedWords = [
    { keys: ['permissions', 'mode'], words: ['ask', 'allow', 'yolo', 'plan', 'acceptEdits'] },
    { keys: ['permissions', 'plan_mode'], words: ['off', 'advisory', 'required'] },
    { keys: ['session', 'task_class'], words: ['debug', 'implement', 'chat', 'research', 'review'] },
];
/**
 * Reads what bears on tools and skills, and holds it against the rules that core-agent starts by. Throws Refusal.
 * `config` is null for a recipe without a config.json, which runs on defaults.
 */
function readConfig(config) {
    if (!config)
        return nothingSet;
    checkWords(config);
    const planMode = config.text('permissions', 'plan_mode') || null;
    const older = config.flag('permissions', 'require_plan_artifact');
    if (planMode === 'off' && older) {
        throw config.refuse('permissions.plan_mode is off, and permissions.require_plan_artifact asks for a plan.');
    }
    const pollAllow = config.texts('tools', 'wait_and_verify', 'poll_allow') ?? [];
    const contentRoots = config.texts('content_roots') ?? [];
    if (pollAllow.some(recipecheck_config_blank))
        throw config.refuse('tools.wait_and_verify.poll_allow holds an empty entry.');
    if (contentRoots.some(recipecheck_config_blank))
        throw config.refuse('content_roots holds an empty entry.');
    for (const key of ['max_timeout_seconds', 'max_attempts']) {
        if (config.integer('tools', 'wait_and_verify', key) < 0) {
            throw config.refuse(`tools.wait_and_verify.${key} is below zero.`);
        }
    }
    return {
        disable: config.texts('tools', 'disable') ?? [],
        pollAllow,
        fetches: (config.texts('url_scope', 'allow') ?? []).length > 0,
        alerts: alertTargets(config) > 0,
        plans: planMode === null ? older : planMode !== 'off',
        contentRoots,
        subagents: subagents(config),
    };
}
const nothingSet = {
    disable: [],
    pollAllow: [],
    fetches: false,
    alerts: false,
    plans: false,
    contentRoots: [],
    subagents: [],
};
function recipecheck_config_blank(text) {
    return text.trim() === '';
}
function checkWords(config) {
    const version = config.integer('version');
    if (version !== 0 && version !== 1)
        throw config.refuse(`version is ${version}; core-agent reads 1.`);
    if (config.text('model', 'name') === '')
        throw config.refuse('model.name is empty.');
    for (const { keys, words } of closedWords) {
        const word = config.text(...keys) ?? '';
        if (word !== '' && !words.includes(word)) {
            throw config.refuse(`${keys.join('.')} is none of ${words.join(', ')}.`);
        }
    }
    config.texts('permissions', 'allow');
    config.texts('permissions', 'deny');
}
function subagents(config) {
    const names = new NameList(config, 'subagents');
    return config.structs('subagents').map((agent) => {
        const name = names.add(agent.text('name') ?? '');
        const lists = { tools: agent.texts('tools'), mcp: agent.texts('mcp'), skills: agent.texts('skills') };
        for (const [key, list] of Object.entries(lists)) {
            if (list?.includes(''))
                throw config.refuse(`${key} of the sub-agent ${name} holds an empty entry.`);
        }
        if (agent.integer('max_depth') < 0)
            throw config.refuse(`max_depth of the sub-agent ${name} is below zero.`);
        if (agent.struct('model') && !agent.text('model', 'name')) {
            throw config.refuse(`model of the sub-agent ${name} has no name.`);
        }
        const root = agent.text('root') ?? '';
        if (root !== '' && recipecheck_config_blank(root))
            throw config.refuse(`root of the sub-agent ${name} is blank.`);
        return { name, root, tools: lists.tools, servers: lists.mcp };
    });
}
const alertTemplates = ['generic', 'switchboard', 'slack', 'discord', 'pagerduty_events_v2'];
function alertTargets(config) {
    const names = new NameList(config, 'alerts.targets');
    const targets = config.structs('alerts', 'targets');
    for (const target of targets) {
        const name = names.add(target.text('name') ?? '');
        const set = (key) => (target.text(key) ?? '') !== '';
        if (!['', 'webhook'].includes(target.text('kind') ?? ''))
            throw config.refuse(`kind of ${name} is not webhook.`);
        if (set('url') === set('url_env'))
            throw config.refuse(`${name} needs either url or url_env.`);
        const url = target.text('url') ?? '';
        if (url !== '' && !/^https?:\/\/[^/?#]/i.test(url))
            throw config.refuse(`url of ${name} is no http address.`);
        const template = target.text('template') ?? '';
        if (!alertTemplates.includes(template)) {
            throw config.refuse(`template of ${name} is none of ${alertTemplates.join(', ')}.`);
        }
        if (set('conversation') !== (template === 'switchboard')) {
            throw config.refuse(`${name}: conversation goes with the template switchboard, and only with it.`);
        }
        checkAuth(target.struct('auth'), name, config);
    }
    return targets.length;
}
function checkAuth(auth, name, config) {
    if (!auth)
        return;
    const [bearer, user, password] = ['bearer_env', 'basic_env_user', 'basic_env_pass'].map((key) => (auth.text(key) ?? '') !== '');
    if (bearer ? user || password : !(user && password)) {
        throw config.refuse(`auth of ${name} needs bearer_env, or basic_env_user and basic_env_pass together.`);
    }
}
/** Names that become tool names or addresses: `[A-Za-z0-9_-]{1,64}`, each once. */
class NameList {
    #config;
    #list;
    #names = new Set();
    constructor(config, list) {
        this.#config = config;
        this.#list = list;
    }
    add(name) {
        const where = `${this.#list}[${this.#names.size}].name`;
        if (!/^[A-Za-z0-9_-]{1,64}$/.test(name)) {
            throw this.#config.refuse(`${where} must be 1 to 64 letters, digits, hyphens and underscores.`);
        }
        if (this.#names.has(name))
            throw this.#config.refuse(`${where} is the name of an earlier one.`);
        this.#names.add(name);
        return name;
    }
}
/**
 * The keys of the servers that an mcp.json declares, each held against pkg/mcp/config.go:58-289. Throws Refusal.
 * `file` is null where there is no mcp.json.
 */
function recipecheck_config_readServers(file) {
    if (!file)
        return [];
    file.integer('version');
    const servers = file.entries('servers');
    for (const [key, server] of servers) {
        const transport = server.text('transport') ?? '';
        const command = server.text('command') ?? '';
        const url = server.text('url') ?? '';
        server.texts('args');
        server.flag('read_only');
        const auth = server.struct('auth');
        if (transport !== 'stdio' && transport !== 'http') {
            throw file.refuse(`transport of the server ${key} must be stdio or http.`);
        }
        if (transport === 'stdio' && (command === '' || url !== '' || auth)) {
            throw file.refuse(`the server ${key} is stdio: it needs a command, and has neither url nor auth.`);
        }
        if (transport === 'http' && (url === '' || command !== '')) {
            throw file.refuse(`the server ${key} is http: it needs a url, and has no command.`);
        }
        if (auth?.struct('google_oauth') && !auth.texts('google_oauth', 'scopes')?.length) {
            throw file.refuse(`auth.google_oauth of the server ${key} names no scopes.`);
        }
    }
    return [...servers.keys()];
}

;// CONCATENATED MODULE: ./.build/analysis/recipecheck-json.js
/** Why a check ends without an answer. */
class Refusal extends Error {
    /** Path of the file or folder that is to blame. */
    path;
    constructor(path, message) {
        super(message);
        this.name = 'Refusal';
        this.path = path;
    }
}
/** encoding/json refuses deeper nesting ("exceeded max depth"). */
const DEPTH_LIMIT = 10_000;
const token = /[{}[\]:,]|"[^"\\]*(?:\\.[^"\\]*)*"|[^\s{}[\]:,"]+/g;
/** Reads strict JSON. Throws Refusal for a text that Go's encoding/json refuses too. */
function parseJson(path, text) {
    try {
        JSON.parse(text);
    }
    catch {
        throw new Refusal(path, `\`${path}\` is no JSON; write it without comments, trailing commas and a byte-order mark.`);
    }
    const outermost = { kind: 'array', items: [] };
    const open = [outermost];
    let key = null;
    const put = (value) => {
        const around = open.at(-1) ?? outermost;
        if (around.kind === 'array')
            around.items.push(value);
        else if (key === null && value.kind === 'string')
            key = value.value;
        else {
            around.members.push({ key: key ?? '', value });
            key = null;
        }
    };
    for (const [part] of text.matchAll(token)) {
        if (part === '{' || part === '[') {
            const value = part === '{' ? { kind: 'object', members: [] } : { kind: 'array', items: [] };
            put(value);
            open.push(value);
            if (open.length > DEPTH_LIMIT)
                throw new Refusal(path, `\`${path}\` is nested too deeply.`);
        }
        else if (part === '}' || part === ']')
            open.pop();
        else if (part !== ':' && part !== ',')
            put(scalar(part));
    }
    return outermost.items[0] ?? { kind: 'null' };
}
function scalar(text) {
    if (text.startsWith('"'))
        return { kind: 'string', value: String(JSON.parse(text)) };
    if (text === 'null')
        return { kind: 'null' };
    return text === 'true' || text === 'false'
        ? { kind: 'boolean', value: text === 'true' }
        : { kind: 'number', literal: text };
}
/**
 * One value as a Go struct takes it up: keys fold case, `null` leaves a field as it was but empties a list, repeated
 * objects are laid over each other, and of all else the last one wins (encoding/json, `Unmarshal`; run).
 * Only the fields that are asked for are held against their type. Every method throws Refusal for a wrong one.
 */
class GoStruct {
    #path;
    #where;
    #layers;
    constructor(path, value, where = '') {
        this.#path = path;
        this.#where = where;
        this.#layers = [value];
    }
    /** The last text at the keys; null where there is none. */
    text(...keys) {
        const values = this.#all(keys, 'string').flatMap((each) => (each.kind === 'string' ? each.value : []));
        return values.at(-1) ?? null;
    }
    flag(...keys) {
        const values = this.#all(keys, 'boolean').flatMap((each) => (each.kind === 'boolean' ? each.value : []));
        return values.at(-1) ?? false;
    }
    integer(...keys) {
        let last = 0;
        for (const each of this.#all(keys, 'number')) {
            if (each.kind !== 'number')
                continue;
            if (!/^-?\d+$/.test(each.literal))
                throw this.#wrong(keys, 'a whole number');
            last = Number(each.literal);
        }
        return last;
    }
    /** The texts of a list; null where it is absent or null, which Go tells from an empty one. */
    texts(...keys) {
        const items = this.#items(keys);
        return (items?.map((item) => {
            if (item.kind === 'string')
                return item.value;
            if (item.kind === 'null')
                return '';
            throw this.#wrong(keys, 'a list of texts');
        }) ?? null);
    }
    /** The objects of a list. */
    structs(...keys) {
        return (this.#items(keys) ?? []).map((item, index) => {
            if (item.kind !== 'object' && item.kind !== 'null')
                throw this.#wrong(keys, 'a list of objects');
            return new GoStruct(this.#path, item, `${this.#named(keys)}[${index}].`);
        });
    }
    /** The entries of a map: its keys are taken as they are written, and a repeated one replaces the first. */
    entries(...keys) {
        const entries = new Map();
        for (const each of this.#all(keys, 'object')) {
            if (each.kind === 'null')
                entries.clear();
            if (each.kind !== 'object')
                continue;
            for (const { key, value } of each.members) {
                if (value.kind !== 'object' && value.kind !== 'null')
                    throw this.#wrong([...keys, key], 'an object');
                entries.set(key, new GoStruct(this.#path, value, `${this.#named([...keys, key])}.`));
            }
        }
        return entries;
    }
    /** The object at the keys; null where it is absent or null. */
    struct(...keys) {
        const last = this.#all(keys, 'object').at(-1);
        return last?.kind === 'object' ? new GoStruct(this.#path, last, `${this.#named(keys)}.`) : null;
    }
    refuse(what) {
        return new Refusal(this.#path, `\`${this.#path}\`: ${what}`);
    }
    #items(keys) {
        const last = this.#all(keys, 'array').at(-1);
        return last?.kind === 'array' ? last.items : null;
    }
    /** All values at the keys, in the order of the text: of the wanted kind or null. */
    #all(keys, kind) {
        let layers = this.#layers;
        for (const [depth, key] of keys.entries()) {
            layers = layers.flatMap((layer) => {
                if (layer.kind === 'null')
                    return [];
                if (layer.kind !== 'object')
                    throw this.#wrong(keys.slice(0, depth), 'an object');
                return layer.members.filter((member) => folded(member.key) === folded(key)).map(({ value }) => value);
            });
        }
        const other = layers.find((layer) => layer.kind !== kind && layer.kind !== 'null');
        if (other)
            throw this.#wrong(keys, kindWords[kind]);
        return layers;
    }
    #wrong(keys, wanted) {
        return this.refuse(`${keys.length === 0 && this.#where === '' ? 'the file' : this.#named(keys)} must be ${wanted}.`);
    }
    #named(keys) {
        return `${this.#where}${keys.join('.')}`;
    }
}
const kindWords = {
    null: 'null',
    boolean: 'true or false',
    number: 'a whole number',
    string: 'a text',
    array: 'a list',
    object: 'an object',
};
/** U+017F is the one letter beside ASCII that folds to ASCII and that `toLowerCase` leaves alone. */
function folded(key) {
    return key.replaceAll('\u017f', 's').toLowerCase();
}

;// CONCATENATED MODULE: ./.build/analysis/recipecheck-spans.js
/** What Go's `\s` is in a pattern, as the inside of a class. */
const BLANK = '\\t\\n\\f\\r ';
/** A fence of any indentation, in block quotes too; behind a list's marker it is none. */
const fence = new RegExp(`^[${BLANK}>]*(\`{3,}|~{3,})[${BLANK}]*([A-Za-z0-9_+.-]*)`);
/** What Go's `unicode.IsSpace` takes for no blank: `\S` differs from it in U+0085 and U+FEFF. */
const recipecheck_spans_word = /[^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
/** A line that opens or closes a fence: its run of backticks or tildes, and the first word behind it. */
function fenceOn(line) {
    const match = fence.exec(line);
    return match ? { run: match[1] ?? '', info: match[2] ?? '' } : null;
}
/** A line with its carriage return, without its line feed. */
function rawLine(file, index) {
    const next = file.lineStarts[index + 1];
    return file.text.slice(file.lineStarts[index], next === undefined ? undefined : next - 1);
}
/**
 * The inline code spans of a file: from a run of backticks to the next run of the same length. They wrap over lines,
 * but not over a blank line or a fence; behind a span that wraps, and behind a run that nothing closes, the rest of
 * the line has none. Backslashes count for nothing.
 */
class CodeSpans {
    #file;
    #runs = [];
    /** Index of the first run of each line. */
    #firsts = [];
    /** Index of the line that ends what stands on each line: the next blank line or fence. */
    #ends = [];
    constructor(file) {
        this.#file = file;
        const breaks = [];
        for (const [line, start] of file.lineStarts.entries()) {
            const text = rawLine(file, line);
            this.#firsts.push(this.#runs.length);
            for (const { index, 0: run } of text.matchAll(/`+/g)) {
                this.#runs.push({ start: start + index, length: run.length, line, next: null });
            }
            breaks.push(text.search(recipecheck_spans_word) < 0 || fenceOn(text) !== null);
        }
        let end = breaks.length;
        for (let line = breaks.length - 1; line >= 0; line -= 1) {
            this.#ends[line] = end;
            if (breaks[line])
                end = line;
        }
        const nexts = new Map();
        for (let at = this.#runs.length - 1; at >= 0; at -= 1) {
            const run = this.#runs[at];
            run.next = nexts.get(run.length) ?? null;
            nexts.set(run.length, at);
        }
    }
    /** The programs that spans of a line call: the first word, without its folder, where another word follows. */
    programsOn(line) {
        const programs = [];
        let at = this.#firsts[line] ?? 0;
        for (let run = this.#runs[at]; run?.line === line; run = this.#runs[at]) {
            const close = run.next === null ? undefined : this.#runs[run.next];
            if (run.next === null || !close || close.line >= (this.#ends[line] ?? 0))
                break;
            const program = programOf(this.#file.text.slice(run.start + run.length, close.start));
            if (program !== null)
                programs.push(program);
            if (close.line !== line)
                break;
            at = run.next + 1;
        }
        return programs;
    }
}
function programOf(span) {
    const words = [];
    recipecheck_spans_word.lastIndex = 0;
    for (let match = recipecheck_spans_word.exec(span); match && words.length < 3; match = recipecheck_spans_word.exec(span))
        words.push(match[0]);
    if (words[0] === '$')
        words.shift();
    const [first = '', second] = words;
    return second === undefined ? null : first.slice(first.lastIndexOf('/') + 1);
}

;// CONCATENATED MODULE: ./.build/analysis/recipecheck-lines.js



/** Programs that a step can only run with a shell (recipecheck's `DefaultShellCommands`). */
const shellPrograms = ['kubectl', 'gcloud', 'helm', 'docker', 'terraform', 'curl', 'istioctl'];
const shellInfos = new Set([
    '',
    'bash',
    'sh',
    'shell',
    'zsh',
    'ksh',
    'console',
    'shell-session',
    'shellsession',
    'terminal',
    'cmd',
]);
/** The name as a word of its own: no letter, digit, `_` or `-` on either side, and no `.` or `/` before it. */
const asWord = new Map([...builtInNames, ...shellPrograms].map((name) => [
    name,
    new RegExp(`(?:^|[^A-Za-z0-9_./-])${name}(?:$|[^A-Za-z0-9_-])`),
]));
const doubled = /\b[a-z][a-z0-9]*__[a-z][a-z0-9_]*/g;
const toolPlace = /\btool:[\t\n\f\r ]*"([A-Za-z][A-Za-z0-9_]*)"/g;
const recipecheck_lines_prompt = /^[\t\n\f\r ]*\$ /;
/**
 * Reads one file, frontmatter and comments included, line by line. Findings come in the order of the lines, and on a
 * line in the order of the rules: fence, A, D, B, C and F.
 */
function* scan(file, catalog, pollable) {
    // Recipecheck reads bytes as UTF-8: in UTF-16 a zero byte stands behind each letter, and no name is whole.
    if (file.encoding === 'utf-16le' || file.encoding === 'utf-16be')
        return;
    const line = new LineReader(file, catalog, pollable);
    let open = null;
    for (const index of file.lineStarts.keys()) {
        const text = rawLine(file, index);
        const fence = fenceOn(text);
        if (fence && !open) {
            open = { run: fence.run, shell: shellInfos.has(fence.info.toLowerCase()) };
            if (open.shell && fence.info !== '')
                yield* line.fence(index, text);
        }
        else if (fence && open && fence.run.startsWith(open.run))
            open = null;
        else
            yield* line.content(index, text, open?.shell === true || recipecheck_lines_prompt.test(text));
    }
}
class LineReader {
    #file;
    #catalog;
    #pollable;
    #absent;
    #spans = null;
    constructor(file, catalog, pollable) {
        this.#file = file;
        this.#catalog = catalog;
        this.#pollable = pollable;
        this.#absent = builtInNames.filter((name) => !catalog.builtIns.has(name));
    }
    *fence(index, text) {
        if (this.#catalog.builtIns.has('bash'))
            return;
        const why = `a fence opens a shell session here, but ${this.#catalog.absence('bash')}`;
        const shown = text.trim();
        yield this.#finding(index, text.indexOf(shown), shown.length, 'bash', 'D-fence', why);
    }
    *content(index, text, isShell) {
        for (const name of this.#absent) {
            const at = recipecheck_lines_placeOf(name, text);
            if (at !== null)
                yield this.#finding(index, at, name.length, name, 'A', this.#catalog.absence(name));
        }
        if (!this.#catalog.builtIns.has('bash'))
            yield* this.#programs(index, text, isShell);
        for (const { index: at, 0: name } of text.matchAll(doubled)) {
            const why = 'a server and its tool are joined with one underscore, so no server has a tool of this name';
            yield this.#finding(index, at, name.length, name, 'B', why);
        }
        for (const { index: at, 0: place, 1: name = '' } of text.matchAll(toolPlace)) {
            const start = at + place.length - name.length - 1;
            const why = unresolved(name, this.#catalog);
            if (why !== null)
                yield this.#finding(index, start, name.length, name, 'C', why);
            else if (!this.#catalog.builtIns.has(name) && !this.#pollable.has(name)) {
                const refused = 'it is not in tools.wait_and_verify.poll_allow, so the poll is refused when it is called';
                yield this.#finding(index, start, name.length, name, 'F', refused);
            }
        }
    }
    *#programs(index, text, isShell) {
        for (const name of shellPrograms) {
            const at = recipecheck_lines_placeOf(name, text);
            if (at === null || !(isShell || this.#called(index).includes(name)))
                continue;
            yield this.#finding(index, at, name.length, name, 'D', 'bash is not registered, so nothing can run a program');
        }
    }
    #called(index) {
        this.#spans ??= new CodeSpans(this.#file);
        return this.#spans.programsOn(index);
    }
    #finding(index, at, length, name, rule, reason) {
        const start = (this.#file.lineStarts[index] ?? 0) + at;
        return { line: index + 1, span: (0,source_span/* spanOf */.ee)(start, start + length), name, rule, reason };
    }
}
function recipecheck_lines_placeOf(name, text) {
    const match = text.includes(name) ? asWord.get(name)?.exec(text) : null;
    return match ? match.index + match[0].indexOf(name) : null;
}

;// CONCATENATED MODULE: ./.build/analysis/recipecheck-scopes.js



/** Each of them reads its texts anew; a config with more is none that a team wrote. */
const SCOPE_LIMIT = 100;
/** The parent, then each sub-agent that has a root of its own. Throws Refusal for what core-agent does not start with. */
function scopesOf(tree, configRoot, config) {
    const path = tree.config;
    const servers = recipecheck_config_readServers(tree.json(configRoot, 'mcp.json'));
    const unknown = config.disable.find((name) => !builtInNames.includes(name));
    if (unknown !== undefined) {
        const message = `\`${path}\`: tools.disable names \`${unknown}\`, which is no built-in tool. core-agent does not start with it.`;
        throw new Refusal(path, message);
    }
    const builtIns = recipecheck_catalog_builtInsOf(config);
    const contents = config.contentRoots.flatMap((root) => tree.resolve(root, `The content root \`${root}\``) ?? []);
    const parent = {
        name: 'parent',
        files: tree.markdown([configRoot, ...contents]),
        builtIns,
        servers,
        absence: (name) => absenceIn(name, config),
    };
    const rooted = config.subagents.filter(({ root }) => root !== '');
    if (rooted.length > SCOPE_LIMIT) {
        throw new Refusal(path, `\`${path}\` has more than ${SCOPE_LIMIT} sub-agents with a root, too many to check.`);
    }
    return [parent, ...rooted.map((agent) => subagentScope(agent, parent, tree))];
}
function subagentScope(agent, parent, tree) {
    const path = tree.config;
    const refuse = (what) => {
        return new Refusal(path, `\`${path}\`: the sub-agent \`${agent.name}\` ${what}. core-agent does not start with it.`);
    };
    const root = tree.resolve(agent.root, `The root of the sub-agent \`${agent.name}\``);
    if (root === null || !tree.isFolder(root))
        throw refuse(`has \`${agent.root}\` as its root, where no folder is`);
    const declared = recipecheck_config_readServers(tree.json(root, 'mcp.json'));
    const files = tree.markdown([root]);
    const absent = agent.tools?.find((name) => !parent.builtIns.has(name));
    if (absent !== undefined)
        throw refuse(`is given the tool \`${absent}\`, which its parent has not registered`);
    const undeclared = agent.servers?.find((key) => !declared.includes(key));
    if (undeclared !== undefined) {
        throw refuse(`is given the MCP server \`${undeclared}\`, which the mcp.json of its root does not declare`);
    }
    return {
        name: agent.name,
        files,
        builtIns: agent.tools ? new Set(agent.tools) : parent.builtIns,
        servers: agent.servers ?? declared,
        absence(name) {
            if (!parent.builtIns.has(name))
                return parent.absence(name);
            return `the parent registers it, but the tools list of the sub-agent \`${agent.name}\` leaves it out, and nobody else reads this text`;
        },
    };
}

;// CONCATENATED MODULE: ./.build/analysis/recipecheck-tree.js



/** A larger file, in bytes, is refused. */
const BYTES_LIMIT = 2_000_000;
/** The workspace as recipecheck walks it: a link to a folder counts on the way to a root and is not entered below it. */
class RecipeTree {
    /** Path of the config. */
    config;
    #workspace;
    #configRoot;
    #entries;
    constructor(workspace, configRoot, configName) {
        this.config = recipecheck_tree_inside(configRoot, configName);
        this.#workspace = workspace;
        this.#configRoot = configRoot;
        this.#entries = entriesOf(workspace);
    }
    /** A path of a config file, seen from the config root. Null for an absolute one: it is a path of the deployment's machine. */
    resolve(path, owner) {
        if (path.startsWith('/'))
            return null;
        const joined = (0,source_workspace/* joinPath */.uJ)(this.#configRoot, path);
        if (joined !== null)
            return joined;
        throw new Refusal(this.config, `${owner} leads out of the checked folder, so it cannot be read.`);
    }
    isFolder(path) {
        const real = this.#followed(path);
        return real === '.' || this.#entries.get(real)?.kind === 'directory';
    }
    /** A JSON file; null where there is none. Throws Refusal. */
    json(folder, name) {
        const path = recipecheck_tree_inside(this.#followed(folder), name);
        if (!this.#entries.has(path))
            return null;
        return new GoStruct(path, parseJson(path, this.text(path).text));
    }
    text(path) {
        const read = this.#workspace.read(path, BYTES_LIMIT);
        if ('bytes' in read)
            return (0,source_file/* decode */.D4)(path, read.bytes);
        throw new Refusal(path, `\`${path}\` cannot be read: ${read.why}.`);
    }
    /** The Markdown files below `skills` in the folders, each once and sorted. Throws Refusal for one that is no file. */
    markdown(folders) {
        const found = new Map();
        for (const folder of folders) {
            const shown = recipecheck_tree_inside(folder, 'skills');
            const real = recipecheck_tree_inside(this.#followed(folder), 'skills');
            if (this.#workspace.linkedFolders.has(real) || this.#entries.get(real)?.kind !== 'directory')
                continue;
            for (const { path, target } of this.#below(real)) {
                const file = relativeTo(this.#configRoot, shown + path.slice(real.length));
                found.set(file, { file, path: target });
            }
        }
        return [...found.values()].sort((left, right) => (left.file < right.file ? -1 : 1));
    }
    #below(folder) {
        const { entries, leftOut, linkedFolders } = this.#workspace;
        const links = [...linkedFolders.keys()].filter((link) => link.startsWith(`${folder}/`));
        const walked = ({ path }) => !links.some((link) => path.startsWith(`${link}/`));
        const files = within(folder, entries)
            .filter((entry) => entry.kind !== 'directory' && entry.path.endsWith('.md') && walked(entry))
            .map(({ path }) => ({ path, target: path }));
        const others = within(folder, leftOut)
            .filter(walked)
            .flatMap((each) => this.#leftOut(each, links));
        return [...files, ...others];
    }
    /** A link to a file that is checked under another name is read like any file; what cannot be read ends the check. */
    #leftOut({ path, reason, target, why }, links) {
        const isMarkdown = path.endsWith('.md');
        if (reason === 'same-as' && target !== null && !links.includes(path))
            return isMarkdown ? [{ path, target }] : [];
        const ends = reason === 'unreadable' || reason === 'limit' || (isMarkdown && reason !== 'excluded');
        if (!ends)
            return [];
        throw new Refusal(path, `\`${path}\` cannot be read: ${why}.`);
    }
    /** The path with each link to a folder on its way put in place. */
    #followed(path) {
        let real = '';
        for (const name of path.split('/')) {
            real = real === '' ? name : `${real}/${name}`;
            const target = this.#workspace.linkedFolders.get(real);
            if (target !== undefined && !this.#entries.has(real))
                real = target;
        }
        return real;
    }
}
const entryMaps = new WeakMap();
/** Made once for all recipes of a workspace. */
function entriesOf(workspace) {
    const known = entryMaps.get(workspace);
    if (known)
        return known;
    const entries = new Map(workspace.entries.map((entry) => [entry.path, entry]));
    entryMaps.set(workspace, entries);
    return entries;
}
/** The part of a list sorted by path that lies below a folder. */
function within(folder, sorted) {
    const prefix = `${folder}/`;
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((sorted[middle]?.path ?? '') < prefix)
            low = middle + 1;
        else
            high = middle;
    }
    let end = low;
    while (sorted[end]?.path.startsWith(prefix))
        end += 1;
    return sorted.slice(low, end);
}
function recipecheck_tree_inside(folder, name) {
    return folder === '.' ? name : `${folder}/${name}`;
}
/** `path` as seen from `folder`, both relative to the same place. */
function relativeTo(folder, path) {
    let up = '';
    let above = folder;
    while (above !== '.' && !path.startsWith(`${above}/`)) {
        up += '../';
        above = (0,source_workspace/* folderOf */.yS)(above);
    }
    return up + (above === '.' ? path : path.slice(above.length + 1));
}

;// CONCATENATED MODULE: ./.build/analysis/recipecheck.js







/**
 * What core-agent's own recipecheck says about the recipe at `configRoot`, quirks included: the same findings, the same
 * lines, the same names (examples/internal/recipecheck, go-steer/core-agent@b708387; run on three public recipes).
 * Never throws. `configName` stands for a config that is chosen with `-c`, which recipecheck itself cannot read.
 */
function recipecheck(workspace, configRoot, configName = 'config.json') {
    try {
        const tree = new RecipeTree(workspace, configRoot, configName);
        const config = readConfig(tree.json(configRoot, configName));
        const [parent, ...others] = scopesOf(tree, configRoot, config);
        const pollable = new Set(config.pollAllow);
        let findings = [...configFindings(config, parent, tree), ...textFindings(parent, tree, pollable)];
        for (const scope of others) {
            // Across agents one place and name is told once; what one agent's text says twice on a line is told twice.
            const told = new Set(findings.map(identity));
            findings = findings.concat(textFindings(scope, tree, pollable).filter((finding) => !told.has(identity(finding))));
        }
        return { findings: findings.sort(recipecheck_inOrder), errors: [] };
    }
    catch (error) {
        if (error instanceof Refusal)
            return { findings: [], errors: [{ path: error.path, message: error.message }] };
        throw error;
    }
}
function configFindings(config, parent, tree) {
    const { pollAllow } = config;
    const about = (name, rule, reason) => {
        return {
            file: (0,source_workspace/* nameOf */.Vb)(tree.config),
            path: tree.config,
            line: 0,
            span: null,
            name,
            rule,
            reason,
            scope: parent.name,
        };
    };
    const findings = [];
    if (pollAllow.length > 0 && !parent.builtIns.has('wait_and_verify')) {
        const why = parent.absence('wait_and_verify');
        findings.push(about('wait_and_verify', 'G', `tools.wait_and_verify.poll_allow lists ${pollAllow.length} for it, but ${why}`));
    }
    for (const [index, name] of pollAllow.entries()) {
        const why = unresolved(name, parent);
        const entry = `entry ${index + 1} of tools.wait_and_verify.poll_allow can match no tool, and its poll is refused without a word when it is called`;
        if (why !== null)
            findings.push(about(name, 'E', `${why}; ${entry}`));
    }
    return findings;
}
function textFindings(scope, tree, pollable) {
    return scope.files.flatMap(({ file, path }) => [...scan(tree.text(path), scope, pollable)].map((finding) => ({ file, path, ...finding, scope: scope.name })));
}
function identity({ file, line, name }) {
    return `${file}\n${line}\n${name}`;
}
function recipecheck_inOrder(left, right) {
    return left.file === right.file ? left.line - right.line : left.file < right.file ? -1 : 1;
}

;// CONCATENATED MODULE: ./.build/rules/recipecheck.js



const recipecheck_skill = (body) => `---\nname: restart\ndescription: Restarts a workload.\n---\n${body}`;
/** The name behind the rule's id, and what to do, for each of the letters. */
const recipecheck_causes = {
    A: { id: 'built-in-absent', cure: 'Register the tool, or do not name it.' },
    B: { id: 'double-underscore', cure: 'Write one underscore between the server and its tool.' },
    C: { id: 'tool-unresolved', cure: 'Name a tool that the agent has, or declare its server in mcp.json.' },
    D: { id: 'program-without-shell', cure: 'Let the step call a tool that the agent has, or register bash.' },
    'D-fence': { id: 'shell-fence', cure: 'Let the step call a tool that the agent has, or register bash.' },
    E: { id: 'poll-entry-unresolved', cure: 'Correct the entry, or take it out.' },
    F: { id: 'not-pollable', cure: 'Add it to the list if calling it again and again does no harm.' },
    G: { id: 'poll-list-without-tool', cure: 'Register wait_and_verify, or take the list out.' },
};
const recipecheckRule = setRule({
    id: 'recipecheck',
    profile: 'recipecheck',
    summary: 'A name that the recipecheck of core-agent reports: the agent that reads the text cannot use it.',
    why: 'The profile `recipecheck` says what core-agent’s own gate says, line for line and name for name, with all its quirks, so that a repository can replace that gate without a different answer. It speaks in no other profile, and no other rule speaks in this one.',
    cure: 'Give the agent the tool in its recipe, or let the text name what the agent has.',
    severity: 'error',
    examples: {
        bad: {
            '.agents/config.json': '{"tools": {"disable": ["bash"]}}\n',
            '.agents/skills/restart/SKILL.md': recipecheck_skill('Run `[|kubectl|] rollout restart deployment/api`.\n'),
        },
        good: {
            '.agents/config.json': '{"tools": {"disable": ["bash"]}}\n',
            '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://gke.example.com/mcp"}}}\n',
            '.agents/skills/restart/SKILL.md': recipecheck_skill('Restart it with `gke_rollout_restart`, as there is no `kubectl`.\n'),
        },
    },
    *check({ recipes, set: { workspace } }) {
        for (const { path: recipe, format } of recipes) {
            if (format !== 'core-agent')
                continue;
            const named = recipe.endsWith('.json');
            const { findings, errors } = named
                ? recipecheck(workspace, (0,source_workspace/* folderOf */.yS)(recipe), (0,source_workspace/* nameOf */.Vb)(recipe))
                : recipecheck(workspace, recipe);
            for (const { path, message } of errors) {
                const end = 'So nothing is known about what its agents can use. Correct it, then check again.';
                yield { cause: 'check-error', message: `${message} ${end}`, at: { path, span: null }, recipe };
            }
            for (const { path, span, name, rule, reason, scope } of findings) {
                const { id, cure } = recipecheck_causes[rule];
                const agent = scope === 'parent' ? `the agent of \`${recipe}\`` : `the sub-agent \`${scope}\` of \`${recipe}\``;
                const message = `\`${name}\` is out of reach for ${agent}: ${reason}. ${cure}`;
                yield { cause: id, message, at: { path, span }, name, recipe, scope };
            }
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/requirement-undeclared.js




const requirementUndeclared = skillRule({
    id: 'requirement-undeclared',
    summary: 'A skill runs a program that its requires: does not name.',
    why: 'With the entry the skill is withheld where the program is not there; without it the agent gets a skill that it cannot follow.',
    cure: 'Add the line that the finding shows to the frontmatter.',
    severity: 'note',
    examples: {
        bad: {
            '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\nrequires: [shell]\n---\n```sh\n[|kubectl|] get pods\n```\n',
        },
        good: {
            '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\nrequires: [shell, kubectl]\n---\n```sh\ncd here\nkubectl get pods\n```\n',
        },
    },
    *check(skill, analysis) {
        if (skill.requires.state === 'malformed' || !isServed(skill, analysis))
            return;
        const declared = declaredNeeds(skill).programs;
        const used = analysis.mentionsOf(skill).filter(isNeed);
        const first = used.find(({ name }) => !declared.has(name));
        if (!first)
            return;
        const tokens = skill.requires.state === 'tokens' ? skill.requires.tokens.map(({ value }) => value) : [];
        const missing = [...new Set(used.map(({ name }) => name))].filter((name) => !declared.has(name));
        const shell = tokens.includes('shell') || tokens.includes('bash') ? [] : ['shell'];
        const line = `requires: [${[...shell, ...tokens, ...missing].join(', ')}]`;
        const message = `The skill runs ${codes(missing)}, and \`requires:\` does not say so, so it is offered where ${missing.length === 1 ? 'it is' : 'they are'} not there. Write \`${line}\`.`;
        yield { message, at: { path: first.file.path, span: first.span }, name: first.name, runtimes: ['core-agent'] };
    },
});
/** Programs that come with every shell are not worth a line. */
const everywhere = /^(?:awk|base64|cat|chmod|chown|cp|cut|date|df|diff|du|env|find|grep|egrep|head|hostname|kill|ln|ls|mkdir|mv|ps|rm|rmdir|sed|sh|bash|sleep|sort|stat|tail|tar|tee|touch|tr|uname|uniq|wc|which|whoami|xargs)$/;
function isNeed({ kind, confidence, name }) {
    return kind === 'command' && confidence === 'certain' && familiarity(name) !== 'unknown' && !everywhere.test(name);
}
/** Told where `requires:` counts: the author uses it, or a recipe that reads it loads the skill and has a shell. */
function isServed(skill, { reach }) {
    const scopes = reach.filter(({ recipe }) => recipe.runtime === 'core-agent');
    const found = scopes.flatMap(({ skills }) => skills.filter((each) => each.skill === skill));
    if (found.some(({ status, answers }) => status === 'withheld' || answers.some(({ gap }) => gap === 'shell')))
        return false;
    return skill.requires.state === 'tokens' || found.length > 0;
}

;// CONCATENATED MODULE: ./.build/rules/requires-names-tool.js



const requiresNamesTool = setRule({
    id: 'requires-names-tool',
    summary: 'An entry of requires: names a tool or an MCP server.',
    why: 'But for `shell` and `bash` every entry is looked for among the programs on PATH. A tool and a server are no programs, so the skill is withheld although the agent has them.',
    cure: 'Take the entry out; what a server or a tool needs is not said in `requires:`.',
    severity: 'warning',
    examples: {
        bad: {
            '.agents/config.json': '{}',
            '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://example.com/mcp"}}}',
            '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\nrequires: [shell, [|gke|]]\n---\nLook.\n',
        },
        good: {
            '.agents/config.json': '{}',
            '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://example.com/mcp"}}}',
            '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks.\nrequires: [shell, kubectl]\n---\nLook.\n',
        },
    },
    *check({ reach }) {
        for (const { recipe, scope, skills } of reach) {
            const servers = new Set((scope.servers ?? []).map(({ key }) => key));
            const tools = scope.builtIns.filter(({ registered }) => registered).map(({ name }) => name);
            const named = new Set([...tools, ...(scope.otherTools ?? [])]);
            for (const { skill } of skills) {
                if (skill.requires.state !== 'tokens')
                    continue;
                for (const { value, span } of skill.requires.tokens) {
                    const isShell = value === 'shell' || value === 'bash' || value === shellOf(scope)?.name;
                    const what = servers.has(value) ? 'an MCP server' : named.has(value) && !isShell ? 'a tool' : null;
                    // A program of that name is what the entry means then.
                    if (what === null || scope.binaries?.includes(value))
                        continue;
                    const message = `\`${value}\` is ${what} of ${rule_reach_agentOf(recipe, scope)}, and \`requires:\` looks for a program of that name on PATH: the skill is withheld although the agent has it. Take the entry out.`;
                    const at = { path: skill.filePath, span };
                    yield { message, at, name: value, runtimes: [recipe.runtime], recipe: recipe.path, scope: scope.name };
                }
            }
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/reserved-word-in-name.js


/** platform.claude.com/docs, "Agent Skills overview", field requirements of `name`: no reserved words. */
const reserved = /(?<![\p{L}\p{N}])(?:anthropic|claude)(?![\p{L}\p{N}])/iu;
const reservedWordInName = skillRule({
    id: 'reserved-word-in-name',
    summary: 'The name holds a word that the Claude upload check reserves.',
    why: 'A name with `anthropic` or `claude` in it cannot be uploaded to claude.ai or the Claude API. Clients that read the folder take it.',
    cure: 'Choose another name if the skill is to be uploaded.',
    severity: 'note',
    examples: {
        bad: { 'skills/claude-helper/SKILL.md': '---\nname: [|claude|]-helper\ndescription: Helps.\n---\nHelp.\n' },
        good: { 'skills/mcp-ai-helper/SKILL.md': '---\nname: mcp-ai-helper\ndescription: Helps.\n---\nHelp.\n' },
    },
    *check(skill) {
        const name = skill.name;
        const word = name ? reserved.exec(name.value)?.[0] : undefined;
        if (!name || word === undefined)
            return;
        const at = skill.file.slice(name.span).indexOf(word);
        const start = name.span.start + at;
        yield {
            message: `\`${word}\` in the name is reserved (reserved words: anthropic, claude). The upload check of claude.ai and of the ` +
                'API refuses such a name; other clients take it. Choose another name if the skill is to be uploaded.',
            at: { path: skill.filePath, span: at < 0 ? name.span : (0,source_span/* spanOf */.ee)(start, start + word.length) },
            name: word,
        };
    },
});

;// CONCATENATED MODULE: ./.build/rules/root-not-searched.js

const rootNotSearched = setRule({
    id: 'root-not-searched',
    summary: 'Skills stand in a folder that a runtime which was asked for does not search.',
    why: 'The verdicts tell what would become of the skills if they were installed. Where they stand, the runtime never finds them.',
    cure: 'Put or link the skills into a folder that the runtime searches, or do not ask for it here.',
    severity: 'warning',
    runtimes: ['codex'],
    examples: {
        bad: { '.claude/skills/x/SKILL.md': '---\nname: x\ndescription: Does x.\n---\nDo x.\n' },
        good: { '.agents/skills/x/SKILL.md': '---\nname: x\ndescription: Does x.\n---\nDo x.\n' },
    },
    *check(analysis) {
        for (const [key, { reason, skills, runtime }] of root_not_searched_outside(analysis)) {
            // The same skills stand in a folder that it does search: a copy or a link for each client is the usual way.
            const found = foldersFound(runtime, analysis);
            if (skills.every(({ folder }) => folder !== null && found.has(folder)))
                continue;
            const root = key.slice(key.indexOf(' ') + 1);
            const message = `The ${skills.length === 1 ? 'skill' : `${skills.length} skills`} here ${skills.length === 1 ? 'is' : 'are'} not found by ${runtime}: ${reason.message} The verdicts tell what would become of them if they were installed. ${reason.cure}`;
            yield { message, at: { path: root, span: null }, name: root, runtimes: [runtime] };
        }
    },
});
/** Runtime and root → the skills of the root that the runtime, asked for by name, does not find. */
function root_not_searched_outside(analysis) {
    const found = new Map();
    for (const skill of analysis.set.skills) {
        for (const { id, asked } of analysis.targetsOf(skill)) {
            const reason = outsideReason(skill, id, analysis);
            if (!asked || !reason)
                continue;
            const key = `${id} ${skill.place.root}`;
            const known = found.get(key);
            if (known)
                known.skills.push(skill);
            else
                found.set(key, { runtime: id, reason, skills: [skill] });
        }
    }
    return found;
}
function outsideReason(skill, runtime, analysis) {
    return analysis.verdicts
        .get(skill)
        ?.get(runtime)
        ?.reasons.find(({ code }) => code === 'outside-the-roots');
}
/** Folder names of the skills that a runtime finds where they stand. */
function foldersFound(runtime, analysis) {
    const found = analysis.set.skills.filter((skill) => !outsideReason(skill, runtime, analysis));
    return new Set(found.flatMap(({ folder }) => folder ?? []));
}

;// CONCATENATED MODULE: ./.build/rules/second-frontmatter.js


const secondFrontmatter = skillRule({
    id: 'second-frontmatter',
    summary: 'A second block of keys stands right under the first.',
    why: 'Every runtime reads the first block alone. The second looks like metadata and is body text: it is edited for months and changes nothing.',
    cure: 'Move its keys into the first block and remove it.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/stock/SKILL.md': '---\nname: stock\ndescription: Plans the count.\n---\n\n[|---|]\nversion: 2\ndescription: Plans the count well.\n---\nCount.\n',
        },
        good: {
            'skills/stock/SKILL.md': '---\nname: stock\ndescription: Plans the count.\n---\n\n---\n\nNote: count twice.\n',
        },
    },
    *check(skill) {
        if (!skill.frontmatter.span)
            return;
        const block = blockAt(skill.file.text, skill.bodySpan.start);
        if (!block)
            return;
        const keys = block.keys.map((key) => `\`${key}\``).join(', ');
        yield {
            message: `A second block of keys stands under the first. No runtime reads ${block.keys.length === 1 ? 'its key' : 'its keys'} ` +
                `(${keys}): to the model it is body text. Move what counts into the first block and remove this one.`,
            at: { path: skill.filePath, span: block.span },
            related: [{ at: { path: skill.filePath, span: skill.frontmatter.opening }, message: 'the block that is read' }],
        };
    },
});
const keyLine = /^([A-Za-z][\w-]*):(?:[ \t]|$)/;
/** Only blank lines may stand before it, and only lines that can be YAML inside; one lonely key has to be a usual one. */
function blockAt(text, from) {
    const opening = /^\s*?^---[ \t]*\r?\n/m.exec(text.slice(from, from + 2000));
    if (opening?.index !== 0)
        return null;
    const start = from + opening[0].indexOf('---');
    const keys = [];
    for (const line of text.slice(from + opening[0].length, from + 20_000).split(/\r?\n/)) {
        if (/^---(?:\s|$)/.test(line)) {
            const usual = keys.some((key) => /^(?:name|description|version|license|metadata|allowed-tools|author|tags)$/.test(key));
            return keys.length > 1 || usual ? { span: (0,source_span/* spanOf */.ee)(start, start + 3), keys } : null;
        }
        const key = keyLine.exec(line)?.[1];
        if (key)
            keys.push(key);
        else if (keys.length === 0 || !/^(?:[ \t]+\S|- |#|\s*$)/.test(line))
            return null;
    }
    return null;
}

;// CONCATENATED MODULE: ./.build/rules/secret-in-text.js

/** Made up for the example, and put together here so that no scanner takes this file for a leak. */
const madeUp = ['gh', 'p_', 'Zr7Kq2VbN9xWm4TcJ8', 'Ls3HdYf6GpQ1RaE5Uo'].join('');
const secretInText = skillRule({
    id: 'secret-in-text',
    summary: 'A key or token stands in the SKILL.md.',
    why: 'Whoever can read the repository, the installed skill or the context of a session can use it. It stays in the history of the repository after it was removed.',
    cure: 'Revoke it and make a new one; name in the text the environment variable that holds it.',
    severity: 'error',
    examples: {
        bad: {
            'skills/push/SKILL.md': `---\nname: push\ndescription: Pushes.\n---\nUse [|${madeUp.slice(0, 4)}|]${madeUp.slice(4)} to push.\n`,
        },
        good: {
            'skills/push/SKILL.md': '---\nname: push\ndescription: Pushes.\n---\nUse `$GITHUB_TOKEN` to push. It looks like ghp_xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx.\n',
        },
    },
    *check({ secrets, filePath }) {
        for (const { what, start } of secrets) {
            const message = `This looks like ${what}. Whoever can read the repository or the installed skill can use it, also after it was removed, from the history. Revoke it, make a new one, and name in the text the environment variable that holds it.`;
            yield { message, at: { path: filePath, span: start }, name: what.replace(/^an? /, '') };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/shell-unreachable.js



const shellUnreachable = setRule({
    id: 'shell-unreachable',
    summary: 'A command is to be run, and the agent that reads it has no shell.',
    why: 'The skill loads and the step does nothing: the agent skips it, or makes a result up. It is what a runbook full of commands does in a deployment that took the shell away.',
    cure: 'Name a tool that the agent has, register the shell, or say with `requires:` that the skill needs one, so that it is withheld where there is none.',
    severity: 'error',
    examples: {
        bad: {
            '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
            '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks at pods.\n---\n1. Look: `[|kubectl|] get pods -n shop`\n',
        },
        good: {
            '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
            '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Looks at pods.\n---\nThere is no `kubectl` here. Do not run `kubectl get pods`; read `pods.md` with `read_file`.\n',
        },
    },
    *check(analysis) {
        const told = new Map();
        for (const one of unreachable(analysis, ['shell'], ({ mention }) => mention.how !== 'allowed-tools')) {
            const { file, span } = one.answer.mention;
            const line = `${file.path}\n${file.lineAt(span.start)}`;
            told.set(line, [...(told.get(line) ?? []), one]);
        }
        for (const line of told.values()) {
            const first = line.find(({ answer }) => answer.mention.confidence === 'certain') ?? line[0];
            yield unreachableFinding(first, shell_unreachable_message(first, line));
        }
    },
});
function shell_unreachable_message(one, line) {
    const { answer, recipe, scope } = one;
    const agent = rule_reach_agentOf(recipe, scope);
    const { kind, how, name, command } = answer.mention;
    const needed = programsIn(one, line);
    const cure = ` Name a tool that it has instead${recipe.runtime === 'core-agent' ? requiring(needed) : ''}.`;
    const tail = `${alternatives(scope)}${cure}`;
    if (kind === 'shell') {
        const held = needed.length === 0 ? 'it' : codes(needed);
        return `This block is for a shell, and ${agent} has none: ${answer.why}. Nobody runs ${held} here.${tail}`;
    }
    if (kind === 'tool')
        return `${capital(agent)} cannot use \`${name}\`: ${answer.why}.${tail}`;
    const told = command && how !== 'fence' ? `\`${shortened(command)}\`` : codes(needed);
    const sure = answer.mention.confidence === 'likely' ? 'seems to be an order to run' : 'is to be run';
    const verb = told.includes(' and `') && how === 'fence' ? 'are to be run' : sure;
    return `${told} ${verb} in a shell, and ${agent} has none: ${answer.why}.${tail}`;
}
/** The programs of a line, or of the block that an opening line starts. */
function programsIn({ answer, beside }, line) {
    const { mention } = answer;
    const own = line.map((each) => each.answer.mention);
    if (mention.kind !== 'shell')
        return distinct(own.filter(({ kind }) => kind === 'command').map(({ name }) => name));
    const start = mention.span.start;
    const later = beside.filter((each) => each.mention.file === mention.file && each.mention.span.start > start);
    const next = later.find((each) => each.mention.kind === 'shell')?.mention.span.start ?? Number.POSITIVE_INFINITY;
    const inBlock = (each) => {
        const { kind, how, span } = each.mention;
        return kind === 'command' && (how === 'fence' || how === 'prompt-line') && span.start < next;
    };
    return distinct(later.filter(inBlock).map((each) => each.mention.name));
}
function distinct(names) {
    return [...new Set(names)].filter((name) => !shellBuiltIns.has(name));
}
function requiring(programs) {
    const tokens = ['shell', ...programs.filter((name) => !name.includes('/')).slice(0, 4)];
    return `, register \`bash\`, or write \`requires: [${tokens.join(', ')}]\`, which withholds the skill where they are not there`;
}
function shortened(command) {
    const text = command.replaceAll('`', "'");
    return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

;// CONCATENATED MODULE: ./.build/rules/skill-altered.js

const skillAltered = verdictRule({
    id: 'skill-altered',
    summary: 'A runtime that the repository targets changes the skill, or the standard wants it written differently.',
    why: 'The skill loads, but what the model or the tooling sees is not what was written: a value cut, rewritten or lost.',
    cure: 'Write the value in the form that every runtime reads the same way: text in quotes.',
    severity: 'warning',
    outcome: 'altered',
    examples: {
        bad: {
            'skills/print/SKILL.md': '---\nname: print\ndescription: Prints.\nmetadata:\n  version: [|1.10|]\n---\nPrint.\n',
        },
        good: {
            'skills/print/SKILL.md': '---\nname: print\ndescription: Prints.\nmetadata:\n  version: "1.10"\n---\nPrint.\n',
        },
    },
});

;// CONCATENATED MODULE: ./.build/rules/skill-dropped.js

/** A link is often resolved on the way to a deployment: archives, image builds and installers copy what it leads to. */
const mayBeResolved = new Set(['linked-folder']);
const skillDropped = verdictRule({
    id: 'skill-dropped',
    summary: 'A runtime that the repository targets drops the skill.',
    why: 'The model never hears of a dropped skill, and many runtimes tell nobody. Some drop every skill of the same root with it.',
    cure: 'Each finding names its cause behind the slash and says what to do; the reasons page explains all causes.',
    severity: 'error',
    outcome: 'dropped',
    severityOf: (cause) => (mayBeResolved.has(cause.code) ? 'warning' : 'error'),
    examples: {
        bad: { 'skills/ical-cli/SKILL.md': '---\nname: [|ical|]\ndescription: Reads calendars.\n---\nRead.\n' },
        good: { 'skills/ical-cli/SKILL.md': '---\nname: ical-cli\ndescription: Reads calendars.\n---\nRead.\n' },
    },
});

;// CONCATENATED MODULE: ./.build/rules/skill-unknown.js


const skillUnknown = setRule({
    id: 'skill-unknown',
    summary: 'The text names another skill that is not there.',
    why: 'Skills are renamed and removed, and the texts that point at them stay. An agent that is sent to a skill that is gone goes on without it.',
    cure: 'Correct the name, or take the sentence out.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/harness/SKILL.md': '---\nname: harness\ndescription: Runs it.\n---\nFirst [|/harness:gone|], see `/help`.\n',
        },
        good: {
            'skills/harness/SKILL.md': '---\nname: harness\ndescription: Runs it.\n---\nFirst /harness:tidy, see `/help`.\n',
            'skills/tidy/SKILL.md': '---\nname: tidy\ndescription: Tidies.\n---\nTidy.\n',
        },
    },
    *check(analysis) {
        const { skills } = analysis.set;
        const names = new Set(skills.flatMap(namesOf));
        for (const skill of skills) {
            if (skill.isSample || skill.unreadable !== null || !/\/[a-z][\w-]*:[a-z]/.test(skill.file.text))
                continue;
            const told = new Set();
            const commands = ownCommands(skill);
            for (const { kind, name, file, span } of analysis.mentionsOf(skill)) {
                const [space = '', own = ''] = name.split(':');
                // Only a name space that is one of this tree's own can be said to lack a name.
                if (kind !== 'skill' || own === '' || !names.has(space) || names.has(own) || told.has(name))
                    continue;
                if (commands.has(space))
                    continue;
                told.add(name);
                const message = `\`/${name}\` names a skill \`${own}\`, and no skill here is called so. Correct the name, or take it out.`;
                yield { severity: 'note', message, at: { path: file.path, span }, name };
            }
        }
        for (const one of unreachable(analysis, ['skill'], ({ mention }) => !mention.name.includes(':'))) {
            const { answer, recipe, scope } = one;
            const near = answer.meant === null ? '' : ` Is \`${answer.meant}\` meant?`;
            const message = `\`${answer.mention.name}\` is no skill that ${rule_reach_agentOf(recipe, scope)} loads: ${answer.why}.${near} Correct the name, or take the sentence out.`;
            yield unreachableFinding(one, message, recipe.closed ? 'warning' : 'note');
        }
    },
});
/** Name spaces that the skill describes commands of its own in: `## /notes:save`. */
function ownCommands({ body }) {
    return new Set(body.headings.flatMap(({ text }) => /(?:^|\s)\/([a-z][\w-]*):[a-z]/.exec(text)?.[1] ?? []));
}
function namesOf({ name, folder, place }) {
    const parts = place.root.split('/');
    return [name?.value ?? '', folder ?? '', parts.at(-1) === 'skills' ? (parts.at(-2) ?? '') : ''].filter((each) => each !== '');
}

;// CONCATENATED MODULE: ./.build/rules/skill-withheld.js

/** What the author asked for, or what another copy of the skill makes up for. */
const chosen = new Set(['internal-skill', 'manual-only', 'path-triggered', 'shadowed', 'wrong-system']);
/** What depends on a machine that nobody listed, or on what else is installed. */
const uncertain = new Set(['description-not-listed', 'gate-unmet', 'listing-over-budget']);
const skillWithheld = verdictRule({
    id: 'skill-withheld',
    summary: 'A runtime that the repository targets reads the skill and does not offer it.',
    why: 'A withheld skill is in no list and cannot be loaded. With `requires:` that is what its author asked for, in a deployment that lacks something.',
    cure: 'Give the deployment what is missing, or take the requirement back together with the steps that need it.',
    severity: 'error',
    outcome: 'withheld',
    severityOf: ({ code }) => (chosen.has(code) ? 'note' : uncertain.has(code) ? 'warning' : 'error'),
    runtimes: ['core-agent'],
    examples: {
        bad: {
            '.agents/skills/roll-back/SKILL.md': '---\nname: roll-back\ndescription: Rolls a release back.\nrequires: [|7|]\n---\nRoll back.\n',
        },
        good: {
            '.agents/skills/roll-back/SKILL.md': '---\nname: roll-back\ndescription: Rolls a release back.\nrequires: []\n---\nRoll back.\n',
        },
    },
});

;// CONCATENATED MODULE: ./.build/rules/step-duplicate.js


const stepDuplicate = skillRule({
    id: 'step-duplicate',
    summary: 'The same step stands twice in one list.',
    why: 'It is mostly left over from copying, and the step that was meant is missing. An agent does it twice or is left in doubt.',
    cure: 'Remove one of them, or say what is different the second time.',
    severity: 'note',
    examples: {
        bad: {
            'skills/bake/SKILL.md': '---\nname: bake\ndescription: Bakes.\n---\n1. Weigh the flour\n2. Knead the dough\n3. [|Weigh the flour|]\n',
        },
        good: {
            'skills/bake/SKILL.md': '---\nname: bake\ndescription: Bakes.\n---\n1. Weigh the flour\n2. Knead the dough\n',
        },
    },
    *check(skill) {
        for (const list of lists(skill)) {
            const first = new Map();
            for (const [index, { whole, span }] of list.entries()) {
                const earlier = first.get(whole);
                if (!isSentence(whole))
                    continue;
                if (!earlier) {
                    first.set(whole, { index, span });
                    continue;
                }
                yield {
                    message: `Step ${index + 1} says the same as step ${earlier.index + 1} of the list. An agent does it twice, or the step that ` +
                        'was meant here is missing. Remove it or say what is different.',
                    at: { path: skill.filePath, span },
                    related: [{ at: { path: skill.filePath, span: earlier.span }, message: `step ${earlier.index + 1}` }],
                };
            }
        }
    },
});
function lists(skill) {
    const written = skill.stepLists.map(({ items }) => items.flatMap((item) => {
        const node = (0,source_yaml/* resolved */.L$)(item);
        return node?.kind === 'scalar' ? [{ whole: even(node.value), span: item.span }] : [];
    }));
    const body = skill.body.lists.filter((list) => list.ordered);
    const numbered = body.map(({ items }) => items.map((item) => ({
        whole: even(skill.file.text.slice(item.textSpan.start, item.span.end)),
        span: item.textSpan,
    })));
    return [...written, ...numbered];
}
function even(text) {
    return text.replace(/\s+/g, ' ').trim();
}
/** At least two words, and nothing to fill in. */
function isSentence(text) {
    return /\p{L}\S* +\S*\p{L}/u.test(text) && !/\[[^\]]*\](?!\()|\{|<|\.\.\.|…|___/.test(text);
}

;// CONCATENATED MODULE: ./.build/rules/step-file-missing.js





const stepFileMissing = skillRule({
    id: 'step-file-missing',
    summary: 'A step names a file of the bundle that is not there.',
    why: 'The agent cannot do the step: the file was renamed, left out of the commit, or never copied along with the SKILL.md.',
    cure: 'Add the file, or correct its path; paths count from the skill’s folder.',
    severity: 'error',
    examples: {
        bad: {
            'skills/report/SKILL.md': '---\nname: report\ndescription: Reports.\n---\n1. Run `python [|scripts/collect.py|] --all`\n2. Send it\n',
            'skills/report/scripts/collect_all.py': 'pass\n',
        },
        good: {
            'skills/report/SKILL.md': '---\nname: report\ndescription: Reports.\n---\n1. Run `scripts/collect.py`\n2. Write `assets/report.md`\n3. Read `references/<topic>.md`\n',
            'skills/report/scripts/collect.py': 'pass\n',
        },
    },
    *check(skill, analysis) {
        const told = new Set();
        for (const { value: name, span } of namedFiles(skill)) {
            if (told.has(name) || step_file_missing_isThere(name, skill, analysis) || isOpen(name, skill))
                continue;
            told.add(name);
            yield {
                message: `The step names \`${name}\`, which the bundle does not hold, so it cannot be done. ${step_file_missing_near(name, skill)}`,
                at: { path: skill.filePath, span },
                name,
            };
        }
    },
});
/** Files that the frontmatter's steps and the body's numbered items give an order about. Links of the body have a rule of their own. */
function* namedFiles(skill) {
    const { file } = skill;
    for (const { span } of frontmatterSteps(skill.stepLists)) {
        for (const match of file.slice(span).matchAll(/(`|\]\()([^`)\s][^`)]*)[`)]/g)) {
            const start = span.start + match.index + (match[1]?.length ?? 0);
            yield* pathsIn((0,source_span/* spanOf */.ee)(start, start + (match[2]?.length ?? 0)), file, match[1] === '`');
        }
        yield* step_file_missing_bare(span, file);
    }
    const items = skill.body.lists.filter((list) => list.ordered).flatMap((list) => list.items);
    for (const { contentSpan } of skill.body.codeSpans) {
        if (items.some((item) => (0,source_span/* within */.ux)(contentSpan, item.span)))
            yield* pathsIn(contentSpan, file, true);
    }
    for (const { textSpan } of items)
        yield* step_file_missing_bare(textSpan, file);
}
const step_file_missing_verbs = 'run|execute|read|open|see|use|load|follow|consult|check|apply|start|call|invoke|launch|view|review|refer to|according to';
/** Paths right behind a verb, without backticks. */
function* step_file_missing_bare({ start, end }, file) {
    const order = /\b(?:run|execute|read|open|see) (?:the )?(?:file |script )?(?=(?:\.\/)?(?:scripts|references|assets)\/)(\S+)/gi;
    for (const match of file.text.slice(start, end).matchAll(order)) {
        const at = start + match.index + match[0].length - (match[1]?.length ?? 0);
        yield* pathsIn((0,source_span/* spanOf */.ee)(at, at + (match[1]?.length ?? 0)), file, false);
    }
}
const pathPattern = /(?<![\w./\\$}>)\]*:@-])(?:\.\/)?((?:scripts|references|assets)\/[\w.@+/-]*[\w-]\.[A-Za-z][A-Za-z0-9]{0,9})(?![\w/\\<{*$[-])/g;
const step_file_missing_placeholder = /YYYY|XXX|NNN|\.\.|(?:^|\/)(?:foo|bar|path|your|my|some)[-_./]/i;
const orders = new RegExp(`\\b(?:${step_file_missing_verbs})\\b[^.;]{0,50}$`, 'i');
const interpreter = /(?:^|[\s;&|])(?:python3?|node|bash|sh|zsh|ruby|perl|pwsh|deno|bun|tsx|uv|uvx|Rscript)\s(?:[^;&|]*\s)?$/;
/** The paths in a piece of code, or in a link or word that an order stands before (`inCode` false). */
function* pathsIn(span, file, inCode) {
    const text = file.slice(span);
    for (const match of text.matchAll(pathPattern)) {
        const path = match[1] ?? '';
        const start = span.start + match.index + match[0].length - path.length;
        const before = file.text.slice(file.text.lastIndexOf('\n', start) + 1, start);
        const code = text.slice(0, match.index);
        const command = match[0].startsWith('./') || interpreter.test(code) || (code === '' && /^\s-/.test(text.slice(match[0].length)));
        if (step_file_missing_placeholder.test(path) || (inCode && !command && (code.trim() !== '' || !orders.test(before))))
            continue;
        yield { value: path, span: (0,source_span/* spanOf */.ee)(start, start + path.length) };
    }
}
/** In the bundle, in any case of letters; or where the same path leads from a folder above: a project's own, or an outer skill's. */
function step_file_missing_isThere(path, skill, { set: { workspace } }) {
    const lower = path.toLowerCase();
    const own = [...skill.bundle.resources.map((each) => each.path), ...skill.bundle.folders];
    if (own.some((each) => each.toLowerCase() === lower))
        return true;
    for (let folder = skill.path;; folder = (0,source_workspace/* folderOf */.yS)(folder)) {
        const full = (0,source_workspace/* joinPath */.uJ)(folder, path);
        if (full === null || workspace.has(full))
            return true;
        const under = (link) => full === link || full.startsWith(`${link}/`);
        if (workspace.leftOut.some((each) => each.reason !== 'link-broken' && under(each.path)))
            return true;
        if ([...workspace.linkedFolders.keys()].some(under))
            return true;
        if (folder === '.' || folder.endsWith('..'))
            return false;
    }
}
/** Words before a path that make the file, deny it, or say that it is somebody else's. */
const making = /\b(?:creat|writ|wrot|sav|generat|produc|outputs?|export|draft|append|record|emit|render|renam|mov|copy|copied|populat|scaffold|delet|remov|add|missing|no|not|never|without|optional|example|e\.g|such as|like|skill|project|repo|target|user|workspace|codebase)[^.]{0,60}$/i;
/** Words behind it that leave open whether it is there. */
const leavingOpen = /^[^.]{0,50}\b(?:exists?|present|available|optional|missing|any|skill|project|repo|target|template)/i;
/** True where any line with the path says so. */
function isOpen(path, skill) {
    return skill.file.text.split('\n').some((line) => {
        const at = line.indexOf(path);
        return at >= 0 && (making.test(line.slice(0, at)) || leavingOpen.test(line.slice(at + path.length)));
    });
}
function step_file_missing_near(path, skill) {
    const paths = skill.bundle.resources.map((each) => each.path);
    const names = new Map(paths.map((each) => [(0,source_workspace/* nameOf */.Vb)(each), each]));
    const meant = names.get((0,nearest/* nearest */.pA)((0,source_workspace/* nameOf */.Vb)(path), [...names.keys()]) ?? '');
    if (meant)
        return `\`${meant}\` is near; correct the path, or add the file.`;
    const folder = (0,source_workspace/* folderOf */.yS)(path);
    const beside = paths.filter((each) => (0,source_workspace/* folderOf */.yS)(each) === folder);
    if (beside.length === 0)
        return `There is no file in \`${folder}\`; add it, or correct the path.`;
    const shown = beside.slice(0, 5).map((each) => `\`${each}\``);
    return `\`${folder}\` holds ${shown.join(', ')}${beside.length > 5 ? ` and ${beside.length - 5} more` : ''}; correct the path, or add the file.`;
}

;// CONCATENATED MODULE: ./.build/rules/step-not-text.js




const stepNotText = skillRule({
    id: 'step-not-text',
    summary: 'An item of a list of steps is no text, or is blank.',
    why: 'A colon followed by a blank makes a map of a sentence, and `42`, `yes` or `2026-01-01` are no text for YAML. A reader of steps leaves such an item out or fails on it.',
    cure: 'Put the step in quotes, or write a sentence.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/stock/SKILL.md': '---\nname: stock\ndescription: Counts the stock.\nsteps:\n  - Walk the aisles\n  - [|Note: write down each shelf|]\n---\nCount.\n',
        },
        good: {
            'skills/stock/SKILL.md': '---\nname: stock\ndescription: Counts the stock.\nsteps:\n  - Walk the aisles\n  - "Note: write down each shelf"\n---\nCount.\n',
        },
    },
    *check(skill, analysis) {
        if ((skill.frontmatter.yaml?.faults.length ?? 0) > 0)
            return;
        const told = new Set();
        for (const verdict of analysis.verdicts.get(skill)?.values() ?? []) {
            for (const { code, span } of verdict.reasons) {
                if (span && (code === 'step-type' || code === 'step-empty'))
                    told.add(span.start);
            }
        }
        for (const { where, items } of skill.stepLists) {
            let structured = false;
            for (const [index, item] of items.entries()) {
                const fault = step_not_text_faultOf(item);
                if (!fault || told.has(item.span.start))
                    continue;
                // A list of maps with several keys is a plan of its own: it is told once.
                if (fault.structured && structured)
                    continue;
                structured ||= fault.structured;
                yield {
                    message: `Step ${index + 1} of \`${where}\` is ${fault.what}. A reader of steps leaves it out or fails on it. ${fault.cure}`,
                    at: { path: skill.filePath, span: step_not_text_firstLine(item, skill.file) },
                    name: where,
                };
            }
        }
    },
});
function step_not_text_faultOf(item) {
    const node = (0,source_yaml/* resolved */.L$)(item);
    if (!node)
        return null;
    if (node.kind === 'map') {
        const several = node.pairs.length > 1;
        const what = several ? 'a map with several keys, not text' : 'a map, not text, because of the colon and blank in it';
        return {
            what,
            cure: several ? 'Write each step as one text.' : 'Put the whole step in quotes.',
            structured: several,
        };
    }
    if (node.kind === 'list')
        return { what: 'a list, not text', cure: 'Write it as one text, in quotes.', structured: false };
    if (node.value.trim() === '')
        return { what: 'blank', cure: 'Fill it in or remove it.', structured: false };
    const cure = 'Put it in quotes, or write a sentence.';
    if ((0,yaml_scalar/* isOldBoolean */.Iu)(node)) {
        return { what: `\`${node.value}\`, a boolean for readers of YAML 1.1 and not text`, cure, structured: false };
    }
    const kind = (0,yaml_scalar/* scalarKind */.b)(node);
    if (kind === 'text')
        return null;
    const what = kind === 'null' ? 'null, not text' : `${(0,yaml_scalar/* kindWords */.Gk)(node)}, not text`;
    return { what, cure, structured: false };
}
function step_not_text_firstLine({ span }, file) {
    const text = file.slice(span).split(/\r?\n/, 1)[0] ?? '';
    return (0,source_span/* spanOf */.ee)(span.start, span.start + text.length);
}

;// CONCATENATED MODULE: ./.build/rules/step-numbering.js

const stepNumbering = skillRule({
    id: 'step-numbering',
    summary: 'The numbers of one list of steps skip or repeat one.',
    why: 'A model reads the numbers as written, a browser counts anew. "See step 3" then means two different steps, and a gap looks like a step that was lost.',
    cure: 'Number the steps one by one.',
    severity: 'note',
    examples: {
        bad: { 'skills/bake/SKILL.md': '---\nname: bake\ndescription: Bakes.\n---\n1. Weigh\n2. Knead\n[|4|]. Bake\n' },
        good: {
            'skills/bake/SKILL.md': '---\nname: bake\ndescription: Bakes.\n---\n1. Weigh\n1. Knead\n\nThen:\n\n3. Bake\n4. Eat\n',
        },
    },
    *check(skill) {
        for (const list of skill.body.lists) {
            const odd = list.ordered ? oddNumber(list) : null;
            if (!odd)
                continue;
            const { before, number, span } = odd;
            const what = number === before ? 'stands twice' : `follows ${before}`;
            yield {
                message: `Number ${number} ${what} in one list. A model reads the numbers as written and a browser counts anew, so ` +
                    `"step ${number}" means two things. Number the steps one by one.`,
                at: { path: skill.filePath, span },
            };
        }
    },
});
/**
 * The one place where a list that counts does not; null for a list with a plan of its own (all 1, tens, countdown,
 * picks) and for one that starts anew at 1, which was meant as two lists.
 */
function oddNumber({ items }) {
    const odd = [];
    for (const [index, { number, numberSpan }] of items.entries()) {
        const before = items[index - 1]?.number;
        if (number === null || !numberSpan || before === undefined || before === null)
            continue;
        if (number !== before + 1)
            odd.push({ before, number, span: numberSpan });
    }
    const [only] = odd;
    if (items.length < 3 || odd.length !== 1 || !only)
        return null;
    return only.number === 1 && only.before > 1 ? null : only;
}

;// CONCATENATED MODULE: ./.build/rules/steps-empty.js



const stepsEmpty = skillRule({
    id: 'steps-empty',
    summary: 'A list of steps has no steps.',
    why: 'A reader that runs the list is done at once and reports success, and one that falls back to the body may not do so when the key is there.',
    cure: 'Fill the list or remove the key.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/day/SKILL.md': '---\nname: day\ndescription: Plans a day.\nmetadata:\n  [|steps|]: []\n---\nPlan.\n',
        },
        good: { 'skills/day/SKILL.md': '---\nname: day\ndescription: Plans a day.\nsteps: [Ask, Plan]\n---\nPlan.\n' },
    },
    *check(skill) {
        if ((skill.frontmatter.yaml?.faults.length ?? 0) > 0)
            return;
        for (const { where, keySpan, value, items } of skill.stepLists) {
            const node = (0,source_yaml/* resolved */.L$)(value);
            const nothing = node?.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(node) === 'null';
            if (!nothing && !(node?.kind === 'list' && items.length === 0))
                continue;
            yield {
                message: `\`${where}\` has no steps. A reader of the list is done at once and reports success. Fill it or remove the key.`,
                at: { path: skill.filePath, span: keySpan },
                name: where,
            };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/steps-not-list.js



const stepsNotList = skillRule({
    id: 'steps-not-list',
    summary: '`steps` is no list.',
    why: 'Readers of `steps` want a list of texts. From a text or a map they get no step, or they refuse the file.',
    cure: 'Write one `- step` a line.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/day/SKILL.md': '---\nname: day\ndescription: Plans a day.\n[|steps|]: Ask, then plan\n---\nPlan.\n',
        },
        good: {
            'skills/day/SKILL.md': '---\nname: day\ndescription: Plans a day.\nsteps:\n  - Ask\n  - Plan\n---\nPlan.\n',
        },
    },
    *check(skill, analysis) {
        if ((skill.frontmatter.yaml?.faults.length ?? 0) > 0)
            return;
        for (const verdict of analysis.verdicts.get(skill)?.values() ?? []) {
            if (verdict.reasons.some(({ code }) => code === 'steps-type'))
                return;
        }
        for (const { where, keySpan, value } of skill.stepLists) {
            const node = (0,source_yaml/* resolved */.L$)(value);
            // The standard maps text to text under `metadata`, so a text is right there and a map is told by the verdict.
            if (!node || node.kind === 'list' || where !== 'steps')
                continue;
            if (node.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(node) === 'null')
                continue;
            yield {
                message: `\`steps\` is ${(0,yaml_scalar/* kindWords */.Gk)(value)}, where a list is meant. A reader of steps finds none. Write one \`- step\` a line below it.`,
                at: { path: skill.filePath, span: keySpan },
                name: 'steps',
            };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/subagent-unknown.js


const subagentUnknown = setRule({
    id: 'subagent-unknown',
    summary: 'The text hands work to a sub-agent that the recipe does not declare.',
    why: 'An agent that is told to delegate to nobody does the work itself, without the tools for it, or stops.',
    cure: 'Declare the sub-agent, or correct its name.',
    severity: 'warning',
    examples: {
        bad: {
            '.agents/config.json': '{"subagents": [{"name": "cluster"}]}',
            '.agents/skills/ask/SKILL.md': '---\nname: ask\ndescription: Asks.\n---\nAsk the `[|clutser|]` sub-agent.\n',
        },
        good: {
            '.agents/config.json': '{"subagents": [{"name": "cluster"}]}',
            '.agents/skills/ask/SKILL.md': '---\nname: ask\ndescription: Asks.\n---\nAsk the `cluster` sub-agent.\n',
        },
    },
    *check(analysis) {
        for (const one of unreachable(analysis, ['subagent'])) {
            const { answer, recipe, scope } = one;
            const near = answer.meant === null ? '' : ` Is \`${answer.meant}\` meant?`;
            const message = `\`${answer.mention.name}\` is no sub-agent of ${rule_reach_agentOf(recipe, scope)}: ${answer.why}.${near} Declare it, or correct the name.`;
            yield unreachableFinding(one, message, 'warning');
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/suppression-without-reason.js

const suppressionWithoutReason = skillRule({
    id: 'suppression-without-reason',
    summary: 'An ignore comment gives no reason.',
    why: 'Nobody can tell later whether the finding was wrong, accepted or forgotten, so the comment stays for ever.',
    cure: 'Write the reason behind a colon: `skillproof-ignore RULE: reason`.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\n[|<!-- skillproof-ignore link-missing -->|]\n[the table](table.md)\n',
            'skills/tide/table.md': '# Table\n',
        },
        good: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\n<!-- skillproof-ignore link-missing: made at run time -->\n[the table](table.md)\n',
            'skills/tide/table.md': '# Table\n',
        },
    },
    *check(skill) {
        for (const { rule, reason, span } of skill.suppressions) {
            if (reason.trim() !== '')
                continue;
            const spoken = rule === '*' ? 'every rule' : `\`${rule}\``;
            const message = `This comment silences ${spoken} and does not say why, so nobody can tell later whether it still holds. Write the reason behind a colon: \`skillproof-ignore ${rule === '*' ? 'RULE' : rule}: reason\`.`;
            yield { message, at: { path: skill.filePath, span }, name: rule };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/tab-after-colon.js



const tabAfterColon = skillRule({
    id: 'tab-after-colon',
    summary: 'A tab stands between a colon and its value.',
    why: 'YAML allows a tab there, but PyYAML and the readers built on it refuse the file: "found character that cannot start any token". An eye does not see the difference.',
    cure: 'Replace the tab with one blank.',
    severity: 'warning',
    examples: {
        bad: { 'skills/count/SKILL.md': '---\nname: count\ndescription:[|\t|]Counts the open tasks.\n---\nCount.\n' },
        good: { 'skills/count/SKILL.md': '---\nname: count\ndescription: Counts the open\ttasks.\n---\nCount.\n' },
    },
    *check(skill, analysis) {
        const root = skill.frontmatter.yaml?.root;
        const told = new Set();
        for (const verdict of analysis.verdicts.get(skill)?.values() ?? []) {
            for (const { code, span } of verdict.reasons)
                if (code === 'tab-in-value' && span)
                    told.add(span.start);
        }
        for (const { key } of root ? pairsIn(root) : []) {
            const match = /^\s*:[ ]*(?=\t)/.exec(skill.file.text.slice(key.span.end, key.span.end + 40));
            if (!match || key.value === '')
                continue;
            const at = key.span.end + match[0].length;
            if (told.has(at))
                continue;
            yield {
                message: `A tab stands between \`${key.value}:\` and its value. ` +
                    'Some YAML readers take it, others (PyYAML) refuse the whole file over it. Write one blank instead.',
                at: { path: skill.filePath, span: (0,source_span/* spanOf */.ee)(at, at + 1) },
                name: key.value,
            };
        }
    },
});
function* pairsIn(node) {
    if (node.kind === 'alias')
        return;
    const inner = (0,source_yaml/* resolved */.L$)(node);
    if (inner?.kind === 'list')
        for (const item of inner.items)
            yield* pairsIn(item);
    if (inner?.kind !== 'map')
        return;
    for (const pair of inner.pairs) {
        yield pair;
        yield* pairsIn(pair.value);
    }
}

;// CONCATENATED MODULE: ./.build/rules/task-rederived.js


const taskRederived = skillRule({
    id: 'task-rederived',
    summary: 'The skill opens by getting its own task again.',
    why: 'A skill is loaded at the point of use and speaks last, so one that opens with “acquire the project and the cluster from the user” overrides the task that the agent was given. An agent with nobody to ask makes the answer up, and works on something else.',
    cure: 'Write how the work is done, and take its parameters from the conversation: “use the cluster that the task names”.',
    severity: 'note',
    runtimes: ['core-agent'],
    examples: {
        bad: {
            '.agents/skills/look/SKILL.md': '---\nname: look\ndescription: Looks.\n---\n# Look\n\n[|To begin, acquire the following context from the user or the active SETTINGS.md config:|]\n\n- Project ID\n',
        },
        good: {
            '.agents/skills/look/SKILL.md': '---\nname: look\ndescription: Looks.\n---\n# Look\n\nUse the project and the cluster that the task names. Where one is missing, ask the user for it.\n',
        },
    },
    *check(skill, analysis) {
        if (!task_rederived_isServed(skill, analysis))
            return;
        const span = openingOrder(skill);
        if (!span)
            return;
        yield {
            message: 'The skill opens by getting its task again, from the user or from a settings file. It is loaded after the task was given, so it overrides it, ' +
                'and where nobody can be asked the agent makes the answer up. Say to use what the task names, and to get only what is really missing.',
            at: { path: skill.filePath, span },
        };
    },
});
/** How many paragraphs the opening of a body has. */
const OPENING = 5;
const task_rederived_source = '(?:the )?(?:user|operator|customer|requester|active |current )*(?:`?SETTINGS\\.md`?|(?:settings|config(?:uration)?) (?:file|config)|user|operator|customer|requester)';
const order = new RegExp(`(?:^|[.:,] )(?:to (?:begin|start)[^.,:]{0,40}, |first,? |before (?:anything|you|running|starting)[^.,:]{0,60}, |you must |always |please )?(?:you must )?` +
    `(?:acquire|obtain|gather|collect|get|request|ask (?:the )?(?:user|operator)(?: for| to provide)|prompt (?:the )?user)\\b[^.]{0,120}?` +
    `(?:\\bfrom ${task_rederived_source}|\\b(?:user|operator)\\b for|(?:user|operator) to provide|SETTINGS\\.md)`, 'i');
/** The order is only for what the task left open. */
const conditional = /\b(?:if|when|where|unless|only|missing|not (?:given|provided|specified|known|set)|ambiguous|unclear|optional|need(?:ed)?)\b/i;
function openingOrder({ file, bodySpan }) {
    const text = file.text.slice(bodySpan.start, bodySpan.end);
    let seen = 0;
    for (const match of text.matchAll(/(?:^|\n)[ \t]*((?!\n)[^\n]+(?:\n(?!\s*\n)[^\n]+)*)/g)) {
        const paragraph = match[1] ?? '';
        if (/^(?:#|```|~~~|\||<!--)/.test(paragraph))
            continue;
        seen += 1;
        if (seen > OPENING)
            return null;
        const words = paragraph.replace(/[*_]{2}/g, '').replace(/\s+/g, ' ');
        if (!order.test(words) || conditional.test(words))
            continue;
        const start = bodySpan.start + match.index + match[0].indexOf(paragraph);
        const end = paragraph.indexOf('\n');
        return (0,source_span/* spanOf */.ee)(start, start + (end < 0 ? paragraph.trimEnd().length : end));
    }
    return null;
}
function task_rederived_isServed(skill, { reach, targetsOf }) {
    const found = reach.some(({ recipe, skills }) => recipe.runtime === 'core-agent' && skills.some((each) => each.skill === skill));
    return found || targetsOf(skill).some(({ id }) => id.startsWith('core-agent'));
}

;// CONCATENATED MODULE: ./.build/rules/tool-not-pollable.js


const toolNotPollable = setRule({
    id: 'tool-not-pollable',
    summary: 'A tool is to be polled that the recipe does not let anybody poll.',
    why: 'The polling tool calls read-only tools and those that the recipe lists, and no other; a server’s tool is neither unless somebody says so.',
    cure: 'Add the tool to `tools.wait_and_verify.poll_allow`, or poll a listed one.',
    severity: 'error',
    examples: {
        bad: {
            '.agents/config.json': '{"tools": {"wait_and_verify": {"poll_allow": ["gke_get_pods"]}}}',
            '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://example.com/mcp"}}}',
            '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Waits.\n---\n```\nwait_and_verify(\n  tool: "[|gke_get_logs|]",\n)\n```\n',
        },
        good: {
            '.agents/config.json': '{"tools": {"wait_and_verify": {"poll_allow": ["gke_get_pods"]}}}',
            '.agents/mcp.json': '{"servers": {"gke": {"transport": "http", "url": "https://example.com/mcp"}}}',
            '.agents/skills/pods/SKILL.md': '---\nname: pods\ndescription: Waits.\n---\n```\nwait_and_verify(\n  tool: "gke_get_pods",\n)\n```\n',
        },
    },
    *check(analysis) {
        for (const one of unreachable(analysis, ['not-pollable'])) {
            const { answer, recipe, scope } = one;
            const { name } = answer.mention;
            const message = `${capital(rule_reach_agentOf(recipe, scope))} may not poll \`${name}\`: ${answer.why}. Add it to \`tools.wait_and_verify.poll_allow\`, or poll one that is listed.`;
            yield unreachableFinding(one, message);
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/tree-not-read.js

const treeNotRead = setRule({
    id: 'tree-not-read',
    summary: 'A folder could not be read, or the walk ended before its end.',
    why: 'Skills that stand in it were not checked, and a pass says nothing about them.',
    cure: 'Give the run the right to read the folder, check a part of the tree at a time, or exclude the folder.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n',
            'skills/locked': 'locked:',
        },
        good: { 'skills/tide/SKILL.md': '---\nname: tide\ndescription: Reads tide tables.\n---\nRead the table.\n' },
    },
    *check({ set }) {
        for (const { path, reason, why } of set.workspace.leftOut) {
            if (reason !== 'unreadable' && reason !== 'limit')
                continue;
            const message = `This folder was not read: ${why}. Skills that stand in it were not checked. Give the run the right to read it, check a part of the tree at a time, or exclude it.`;
            yield { message, at: { path, span: null }, name: path };
        }
    },
});

;// CONCATENATED MODULE: ./.build/rules/unreachable-tool.js


const unreachableTool = setRule({
    id: 'unreachable-tool',
    summary: 'The text names a tool that the agent does not have.',
    why: 'A tool can be disabled, left out of a list, or need a setting that is not there. The skill loads all the same, and the step that calls it does nothing.',
    cure: 'Register the tool, or name one that the agent has.',
    severity: 'error',
    examples: {
        bad: {
            '.agents/config.json': '{"tools": {"disable": ["write_file"]}}',
            '.agents/skills/note/SKILL.md': '---\nname: note\ndescription: Notes.\n---\nKeep a note with `[|write_file|]`.\n',
        },
        good: {
            '.agents/config.json': '{"tools": {"disable": ["write_file"]}}',
            '.agents/skills/note/SKILL.md': '---\nname: note\ndescription: Notes.\n---\n`write_file` is disabled. Read with `read_file`. An alert is sent.\n',
        },
    },
    *check(analysis) {
        for (const one of unreachable(analysis, ['built-in', 'tool'], ({ mention }) => mention.how !== 'allowed-tools')) {
            yield unreachableFinding(one, unreachable_tool_message(one), one.answer.gap === 'tool' ? softer(one) : undefined);
        }
    },
});
/** Only a slot for tools makes an unknown word a tool for sure. */
function softer({ answer, recipe }) {
    const { how, confidence } = answer.mention;
    return how === 'tool-slot' && confidence === 'certain' && recipe.closed ? 'error' : 'warning';
}
function unreachable_tool_message({ answer, recipe, scope }) {
    const { name } = answer.mention;
    const agent = rule_reach_agentOf(recipe, scope);
    if (answer.gap === 'built-in') {
        return `${capital(agent)} has no \`${name}\`: ${answer.why}.${alternatives(scope)} Register it, or name a tool that is there.`;
    }
    const near = answer.meant === null ? '' : ` Is \`${answer.meant}\` meant?`;
    return `\`${name}\` is called like a tool, and ${agent} has none of that name: ${answer.why}.${near}${alternatives(scope)} Correct the name, or take the step out.`;
}

;// CONCATENATED MODULE: ./.build/rules/verdict-unknown.js

/** Files that were not read to their end: nothing in them was checked. */
const unread = new Set(['file-unreadable', 'yaml-too-deep', 'yaml-too-large']);
const verdictUnknown = verdictRule({
    id: 'verdict-unknown',
    summary: 'What a targeted runtime does with the skill cannot be said.',
    why: 'Neither its documentation nor a run of it tells. A guess would be worth less than the silence it breaks.',
    cure: 'Write the form that the runtime documents, or give the recipe that is missing.',
    severity: 'note',
    outcome: 'unknown',
    severityOf: (cause) => (unread.has(cause.code) ? 'warning' : 'note'),
    runtimes: ['cleveragents'],
    examples: {
        bad: { 'skills/x/SKILL.md': '---\nname: [|x|]\ndescription: Does x.\n---\nDo x.\n' },
        good: { 'skills/x/SKILL.md': '---\nname: local/x\ndescription: Does x.\n---\nDo x.\n' },
    },
});

;// CONCATENATED MODULE: ./.build/rules/version-not-semantic.js

const versions = new Set(['version-not-semver', 'min-agent-version-not-semver']);
const versionNotSemantic = verdictRule({
    id: 'version-not-semantic',
    summary: 'A version that a targeted runtime documents as semantic is none.',
    why: 'It cannot be compared: `1.2` is neither older nor newer than `1.2.0` by semver.org.',
    cure: 'Write three numbers, such as "1.2.0", in quotes.',
    severity: 'warning',
    outcome: 'ignored',
    runtimes: ['cleveragents'],
    speaks: (cause) => versions.has(cause.code),
    examples: {
        bad: { 'skills/x/SKILL.md': '---\nname: local/x\ndescription: Does x.\nversion: [|"one"|]\n---\nDo x.\n' },
        good: { 'skills/x/SKILL.md': '---\nname: local/x\ndescription: Does x.\nversion: "1.0.0"\n---\nDo x.\n' },
    },
});

;// CONCATENATED MODULE: ./.build/rules/xml-tag-in-description.js



const xmlTagInDescription = skillRule({
    id: 'xml-tag-in-description',
    summary: 'Something shaped like an XML tag stands in the description.',
    why: 'The hosted upload check refuses a description with XML tags. Clients put descriptions into XML for the model, one strips tags, and a placeholder or a generic type in angle brackets looks like markup to all of them.',
    cure: 'Write placeholders and types without angle brackets: `NAME`, `List of int`.',
    severity: 'warning',
    examples: {
        bad: {
            'skills/slices/SKILL.md': '---\nname: slices\ndescription: Speeds up code with Span[|<T>|] in hot loops.\n---\nGo.\n',
        },
        good: {
            'skills/slices/SKILL.md': '---\nname: slices\ndescription: For width < 40 or height > 90, maps input -> output.\n---\nGo.\n',
        },
    },
    *check(skill) {
        const field = skill.frontmatter.fields.get('description');
        const node = field ? (0,source_yaml/* resolved */.L$)(field.value) : null;
        if (!field || node?.kind !== 'scalar')
            return;
        const tag = tagShaped.exec(node.value)?.[0];
        if (tag === undefined)
            return;
        const at = skill.file.slice(node.span).indexOf(tag);
        const start = node.span.start + at;
        // A long unbroken word may be a secret.
        const shown = tag.replace(/[\w+/=-]{24,}/g, '…');
        yield {
            message: `\`${shown}\` in the description has the shape of an XML tag. The upload check of claude.ai and of the API refuses ` +
                'such a description, and a model that gets it inside XML may read it as markup. Write it without angle brackets.',
            at: { path: skill.filePath, span: at < 0 ? field.value.span : (0,source_span/* spanOf */.ee)(start, start + tag.length) },
            name: shown,
        };
    },
});
/** A letter right behind `<`, no blank or arrow right before `>`, and no address: `< 40`, `<-`, `->` and links are none. */
const tagShaped = /<\/?(?![\w.+-]+:\/\/|[\w.+-]+@)[\p{L}_](?:[^<>]{0,80}[^<>\s=-])?>/u;

;// CONCATENATED MODULE: ./.build/rules/index.js








































































/** Sorted by id; the rules' page follows this order. */
const rules = [
    allowedToolsCommas,
    allowedToolsTooNarrow,
    allowedToolsUnreachable,
    allowedToolsWildcard,
    anchorInFrontmatter,
    bodyEmpty,
    bodyOverBudget,
    bodyUnreadable,
    brokenLink,
    commentCutsValue,
    envUndeclared,
    envUnset,
    fileNameCase,
    flatSkillFile,
    folderNamedSkillMd,
    folderWithoutSkill,
    gitLfsPointer,
    grantWithheld,
    hiddenCharacter,
    ignoredByGit,
    keyIgnored,
    keyValueType,
    linesOverBudget,
    linkAnchor,
    linkBackslash,
    linkCase,
    linkLeavesSkill,
    linkMissing,
    linkOutsideTree,
    listOverBudget,
    lookAlikeCharacter,
    markdownFenceOpen,
    mcpNameSpelling,
    mcpServerUnknown,
    mcpToolUnknown,
    metadataOverBudget,
    misspelledKey,
    nestedSkill,
    noSkillLeft,
    notPortable,
    olderReleaseDrops,
    programMissing,
    readsAsBoolean,
    recipeProblem,
    recipecheckRule,
    requirementUndeclared,
    requiresNamesTool,
    reservedWordInName,
    rootNotSearched,
    secondFrontmatter,
    secretInText,
    shellUnreachable,
    skillAltered,
    skillDropped,
    skillUnknown,
    skillWithheld,
    stepDuplicate,
    stepFileMissing,
    stepNotText,
    stepNumbering,
    stepsEmpty,
    stepsNotList,
    subagentUnknown,
    suppressionWithoutReason,
    tabAfterColon,
    taskRederived,
    toolNotPollable,
    treeNotRead,
    unreachableTool,
    verdictUnknown,
    versionNotSemantic,
    xmlTagInDescription,
];

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

;// CONCATENATED MODULE: ./.build/runtimes/reader-edit.js


/** Reads `span` with the edits made; every span of the result is an offset in `text` as it stands in the file. */
function parseEdited(text, span, edits) {
    if (edits.length === 0)
        return (0,source_yaml/* parseYaml */.hN)(text, span.start, span.end);
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
    return new Mapping(pieces).document((0,source_yaml/* parseYaml */.hN)(edited, 0, edited.length));
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
        return (0,source_span/* spanOf */.ee)(from, Math.max(from, this.#offset(end)));
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
        ...(dialect.anyColumn ? [anyColumn] : []),
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
    const value = (0,source_yaml/* resolved */.L$)(node);
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
    const value = (0,source_yaml/* resolved */.L$)(node);
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
    return { kind, text: kind === 'text' ? scalar.value : reader_dialect_value_shown(dialect, kind, scalar.value) };
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
function reader_dialect_value_shown(dialect, kind, value) {
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
    const scalar = (0,source_yaml/* resolved */.L$)(node);
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
    const source = (0,source_yaml/* resolved */.L$)(value);
    return source?.kind === 'list' ? source.items.map(source_yaml/* resolved */.L$) : [source];
}
/** The key under which the loader finds a value: in JavaScript every key becomes text. */
function keyText(dialect, key) {
    return dialect.shows === 'javascript' ? valueIn(dialect, key).text : key.value;
}

;// CONCATENATED MODULE: ./.build/runtimes/reason-yaml.js

const quoteValue = (_subject, key) => `Put the whole value${key ? ` of \`${key}\`` : ''} in quotes, or write it as a folded block (\`>-\`).`;
const reason_yaml_words = {
    'alias-bomb': {
        says: () => `Aliases unfold into more than ${source_yaml/* YAML_EXPANSION_LIMIT */.kj} values`,
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
        says: () => `The frontmatter nests deeper than ${source_yaml/* YAML_DEPTH_LIMIT */.Mt} levels`,
        cure: () => 'Keep it flat.',
    },
    'yaml-too-large': {
        says: () => `The frontmatter has more than ${source_yaml/* YAML_UNITS_LIMIT */.iZ} characters and was not read`,
        cure: () => 'Keep the text in the body.',
    },
};
/** Limits of ours: a runtime may well read on. */
const ownLimits = new Set(['yaml-too-deep', 'yaml-too-large']);
/** A fault of the YAML block, worded once for every runtime that stumbles over it. */
function yamlReason(fault, effect = 'dropped') {
    const value = fault.key ? `the value of \`${fault.key}\`` : 'the frontmatter';
    const subject = fault.subject ?? '';
    const { says, cure } = reason_yaml_words[fault.code];
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

;// CONCATENATED MODULE: ./.build/runtimes/reader-strict-yaml.js






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
    const readable = (0,source_span/* spanOf */.ee)(span.start, syntax ? syntax.span.start : span.end);
    const found = [
        ...document.faults.map((fault) => yamlReason(fault, ourLimits.has(fault.code) ? 'unknown' : 'dropped')),
        ...signs(source, readable, document.root),
        ...(document.root && !syntax
            ? [...secondDocument(source, span, document.root), ...unevenMaps(document.root, source)]
            : []),
    ].sort((left, right) => startOf(left) - startOf(right) || later(left) - later(right));
    return { root: document.root, refusals: reader_strict_yaml_causes(found, syntax?.code ?? null) };
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
function reader_strict_yaml_causes(found, syntax) {
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
    return yamlReason((0,yaml_fault/* yamlFault */.Q)('control-character', (0,source_span/* spanOf */.ee)(at, at + match[0].length), `U+${code}`));
}
const flow = [
    'flow-style',
    'Brackets or braces hold a list or map here',
    'Write it as a block, one entry a line, or put the text in quotes.',
];
const reader_strict_yaml_anchor = [
    'anchor-or-alias',
    'An anchor or alias stands here',
    'Write the value out, or put the text in quotes.',
];
const refusedSigns = {
    '[': flow,
    '{': flow,
    '&': reader_strict_yaml_anchor,
    '*': reader_strict_yaml_anchor,
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
        const place = (0,source_span/* spanOf */.ee)(at, at + 1);
        const leading = match[0].endsWith('\t') && (match[0].length > 1 || at === span.start || source[at - 1] === '\n');
        if (leading)
            found.push(yamlReason((0,yaml_fault/* yamlFault */.Q)('tab-indentation', place)));
        else if (sign)
            found.push(reason(sign[0], 'dropped', `${sign[1]}, which StrictYAML refuses.`, sign[2], place));
    }
    return found;
}
/** Text behind a line of three dots, where only one document is read. */
function secondDocument(source, span, root) {
    const end = /^\.\.\.(?:[ \t][^\n]*)?\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*[ \t]*(?=[^\s#])/m.exec(withoutText(source, span, root));
    if (!end)
        return [];
    const at = span.start + end.index + end[0].length;
    return [yamlReason((0,yaml_fault/* yamlFault */.Q)('invalid-yaml', (0,source_span/* spanOf */.ee)(at, at + 1)))];
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
    const place = (0,source_span/* spanOf */.ee)(start, start + 1);
    return [reason('bad-indentation', 'dropped', message, `Indent both by ${columns[0]} blanks.`, place), ...inner];
}
function indentAt(source, offset) {
    return offset - (source.lastIndexOf('\n', offset - 1) + 1);
}

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
        ...reader_dialect_check_unprintable(text, span, root, dialect),
        ...tabs(text, (0,source_span/* spanOf */.ee)(span.start, readable), root, dialect),
        ...(readable === span.end ? reader_dialect_check_secondDocument(text, span, dialect) : []),
        ...escapes(text, root, dialect),
        ...inBrackets(text, root, dialect),
        ...refusedDirective(text, span, dialect),
        ...names.map(({ span: place }) => yamlReason((0,yaml_fault/* yamlFault */.Q)('indicator-at-start', (0,source_span/* spanOf */.ee)(place.start, place.start + 1), text[place.start] ?? '&'))),
        ...(dialect.uniqueAnchors ? repeated.map(anchorTwice) : []),
        ...(root ? tagReasons(root, dialect) : []),
        ...(dialect.shows === 'python' && root ? unbuildable(root, dialect) : []),
    ];
}
function reader_dialect_check_unprintable(text, span, root, { unprintable: rule }) {
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
        return yamlReason((0,yaml_fault/* yamlFault */.Q)('control-character', (0,source_span/* spanOf */.ee)(at, at + 1), `U+${code}`));
    });
}
function tabs(text, span, root, dialect) {
    if (dialect.tabs === 'refused') {
        const tab = bareTab(text, span, root);
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
        return yamlReason((0,yaml_fault/* yamlFault */.Q)('tab-indentation', place));
    const message = 'A tab stands here, outside of quotes, where only blanks may stand.';
    return reason('tab-in-value', 'dropped', message, 'Replace the tab with a blank.', place);
}
function flowSpans(node) {
    if (node?.kind !== 'list' && node?.kind !== 'map')
        return [];
    if (node.flow)
        return [node.span];
    return node.kind === 'list' ? node.items.flatMap(flowSpans) : node.pairs.flatMap((pair) => flowSpans(pair.value));
}
/** Dashes in the first column start a document, and dots end one, wherever they stand. */
function reader_dialect_check_secondDocument(text, span, { documents }) {
    const source = text.slice(span.start, span.end);
    const head = /^\uFEFF?(?:[ \t]*(?:#[^\n]*)?\n|%[^\n]*\n)*(?:---(?=\s|$))?/.exec(source)?.[0].length ?? 0;
    const behind = /^---(?=\s|$)|^\.\.\.[ \t]*(?:#[^\n]*)?\n(?:[ \t]*(?:#[^\n]*)?\n)*(?=[ \t]*[^\s#])/m.exec(source.slice(head));
    if (!behind || (behind.index === 0 && head > 0 && source[head - 1] !== '\n'))
        return [];
    const at = span.start + head + behind.index;
    if (documents === 'first')
        return readAhead(text, (0,source_span/* spanOf */.ee)(at + 3, span.end));
    const message = 'A second YAML document starts here, and one is meant.';
    return [reason('invalid-yaml', 'dropped', message, 'Remove the line.', (0,source_span/* spanOf */.ee)(at, at + 3))];
}
/** Of a second document the scanner reads as much as it takes to know its first word: two lines that make no key are refused. */
function readAhead(text, span) {
    const lines = /^[^\n]*\n(?:[ \t]*(?:#[^\n]*)?\n)*[^\n]*(?:\n[^\n]*)?/.exec(text.slice(span.start, span.end));
    const fault = lines ? (0,source_yaml/* parseYaml */.hN)(text, span.start, span.start + lines[0].length).faults[0] : null;
    return fault ? [yamlReason(fault)] : [];
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
                return [yamlReason((0,yaml_fault/* yamlFault */.Q)('bad-escape', (0,source_span/* spanOf */.ee)(at, at + 2), shown))];
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
        return [yamlReason((0,yaml_fault/* yamlFault */.Q)('indicator-at-start', (0,source_span/* spanOf */.ee)(at, at + 1), text[at] ?? ':'))];
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
    return [yamlReason((0,yaml_fault/* yamlFault */.Q)('bad-directive', (0,source_span/* spanOf */.ee)(at, at + first[0].length)))];
}
function anchorTwice({ name, span }) {
    const message = `Two values are called \`&${name}\`.`;
    return reason('anchor-or-alias', 'dropped', message, 'Write the value out, or put the text in quotes.', span);
}
const wholeTags = { list: ['seq', 'omap', 'pairs'], map: ['map', 'set'] };
const scalarTags = ['str', 'int', 'float', 'bool', 'null', 'timestamp', 'binary'];
/** Tags that the dialect does not know, that do not fit the value's kind, or whose value they cannot read. */
function tagReasons(node, dialect) {
    if (node.kind === 'alias')
        return [];
    const found = node.tag && node.tag !== '!' && !reader_dialect_check_fits(node, node.tag, dialect) ? [tagReason(node.tag, node.span)] : [];
    if (node.kind === 'list')
        return [...found, ...node.items.flatMap((item) => tagReasons(item, dialect))];
    if (node.kind === 'scalar')
        return found;
    const inner = node.pairs.flatMap((pair) => [...tagReasons(pair.key, dialect), ...tagReasons(pair.value, dialect)]);
    return [...found, ...inner];
}
function reader_dialect_check_fits(node, tag, dialect) {
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
    return reason('tag-in-yaml', 'dropped', message, 'Remove the tag, or put the text in quotes.', span);
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
    return [reason('invalid-yaml', 'dropped', `\`${node.value}\` ${what}.`, 'Put it in quotes.', node.span)];
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
        const name = reader_dialect_keys_identity(dialect, key);
        const counts = dialect.duplicateKeys === 'refused' || (known ? known.has(path + key.value) : true);
        const free = merge && dialect.sameKeys === 'text';
        if (seen.has(name) && counts && !free && dialect.duplicateKeys !== 'last') {
            found.push(yamlReason((0,yaml_fault/* yamlFault */.Q)('duplicate-key', key.span, key.value)));
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
    return reason('invalid-yaml', 'dropped', message, 'Give it a map, or put the key in quotes.', key.span);
}
function reader_dialect_keys_identity(dialect, key) {
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
    const document = (syntaxFault(whole) && firstDocument(text, span, dialect)) || whole;
    const { root } = document;
    const faults = document.faults.filter((fault) => counts(fault, text, root, dialect));
    const found = [
        ...faults.map((fault) => separatorBefore(fault, text, span, dialect) ?? yamlReason(fault, effectOf(fault))),
        ...textReasons(text, span, document, dialect, faults[0]?.span.start ?? span.end),
        ...keyReasons(dialect, root, known),
    ];
    const first = found.reduce((best, each) => (best && reader_dialect_read_startOf(best) <= reader_dialect_read_startOf(each) ? best : each), null);
    return { root, refusal: first };
}
function parse(text, span, dialect) {
    const repairs = repairsOf(dialect);
    const lineEnds = lineEndEdits(text, span, dialect);
    const document = parseLoosely(text, span, repairs, lineEnds);
    if (!document.root || syntaxFault(document))
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
    return parseLoosely(text, span, repairs, [...kept, ...exact]);
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
    return syntaxFault(document) ? null : document;
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
    const empty = reader_dialect_read_pairsIn(root, false).find(({ pair }) => emptyKeyAt(pair, fault));
    return !(empty && (dialect.emptyKeys === 'read' || empty.flow));
}
function emptyKeyAt({ key, value }, { span }) {
    return key.style === 'empty' && key.span.start <= span.start && span.start <= value.span.start;
}
function reader_dialect_read_pairsIn(node, flow) {
    if (node.kind === 'list')
        return node.items.flatMap((item) => reader_dialect_read_pairsIn(item, node.flow));
    if (node.kind !== 'map')
        return [];
    return node.pairs.flatMap((pair) => [{ pair, flow: node.flow || flow }, ...reader_dialect_read_pairsIn(pair.value, node.flow)]);
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
    return reason('line-separator', 'dropped', message, 'Replace it with a blank.', (0,source_span/* spanOf */.ee)(at, at + 1));
}
function reader_dialect_read_startOf(each) {
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
const reader_dialect_dialects = {
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





/** gopkg.in/yaml.v3 v3.0.1, as far as a frontmatter meets it. Checked against core-agent.md, appendix A (run). */
function readGoYaml(file, span) {
    const { root, refusal } = readDialect(file, span, reader_dialect_dialects['yaml.v3']);
    const refusals = refusal ? [refusal] : [];
    if (file.encoding === 'not-utf-8' && refusals.length === 0 && badCharacterIn(file, span)) {
        const at = file.text.indexOf('\uFFFD', span.start);
        const message = `The frontmatter is not UTF-8: byte ${file.badByte ?? 0} does not fit.`;
        refusals.push(reason('not-utf-8', 'dropped', message, 'Save the file as UTF-8.', (0,source_span/* spanOf */.ee)(at, at + 1)));
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
        const value = (0,source_yaml/* resolved */.L$)(pair.value);
        const maps = value?.kind === 'list' ? value.items.map((item) => (0,source_yaml/* resolved */.L$)(item)) : [value];
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
    const value = (0,source_yaml/* resolved */.L$)(node);
    if (value?.kind !== 'scalar')
        return null;
    return (0,yaml_scalar/* scalarKind */.b)(value) === 'null' ? '' : value.value;
}

;// CONCATENATED MODULE: ./.build/runtimes/reason-fence.js
const reason_fence_words = {
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
    const { says, cure } = reason_fence_words[fault.code];
    return { code: fault.code, effect, message: says(fault.detail.slice(0, 60)), cure, span: fault.span };
}

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
        return [missing('name', opening, folder)];
    if (name.text === null)
        return [wrongType('name-type', 'dropped', 'name', name.node, 'text')];
    if (name.text === '')
        return [empty('name', name.node.span)];
    const form = nameForm(name.text, 'ascii', 'bytes', name.node.span);
    if (folder === null || folder === name.text)
        return form;
    return [...form, folderMismatch(name.text, folder, 'dropped', name.node.span)];
}
function descriptionReasons(fields) {
    const { description, opening } = fields;
    if (!description)
        return [missing('description', opening, null)];
    const { text, node } = description;
    if (text === null)
        return [wrongType('description-type', 'dropped', 'description', node, 'text')];
    if (text === '')
        return [empty('description', fields.descriptionKey ?? node.span)];
    const bytes = new TextEncoder().encode(text).length;
    return bytes > 1024 ? [tooLong('description', 'dropped', text, 1024, 'bytes', node.span)] : [];
}
function reader_adk_textReasons({ license, compatibility }) {
    const found = [];
    if (license && license.text === null) {
        found.push(wrongType('license-type', 'dropped', 'license', license.node, 'text'));
    }
    if (!compatibility)
        return found;
    if (compatibility.text === null) {
        found.push(wrongType('compatibility-type', 'dropped', 'compatibility', compatibility.node, 'text'));
    }
    else if (new TextEncoder().encode(compatibility.text).length > 500) {
        found.push(tooLong('compatibility', 'dropped', compatibility.text, 500, 'bytes', compatibility.node.span));
    }
    return found;
}
function metadataReasons(metadata) {
    const node = metadata ? (0,source_yaml/* resolved */.L$)(metadata) : null;
    if (!metadata || !node || (node.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(node) === 'null'))
        return [];
    if (node.kind !== 'map')
        return [wrongType('metadata-type', 'dropped', 'metadata', metadata, 'a map')];
    return node.pairs.flatMap((pair) => {
        const value = (0,source_yaml/* resolved */.L$)(pair.value);
        if (value?.kind === 'scalar' || !value)
            return [];
        return [metadataValue(pair.key.value, pair.value, pair.key.span, 'dropped')];
    });
}
/** A list or map in metadata stands on its key, so that the place is the line an author has to change. */
function metadataValue(key, value, keySpan, effect) {
    const message = `\`metadata.${key}\` is ${(0,yaml_scalar/* kindWords */.Gk)(value)}; metadata maps text to text.`;
    const scalar = (0,source_yaml/* resolved */.L$)(value)?.kind === 'scalar';
    const cure = scalar ? 'Put the value in quotes.' : 'Write it as one text in quotes, or leave it out.';
    return { ...reason('metadata-value-type', effect, message, cure, scalar ? value.span : keySpan), name: key };
}
function toolReasons(value, tools) {
    const node = value ? (0,source_yaml/* resolved */.L$)(value) : null;
    if (!value || !node)
        return [];
    const wrong = () => [wrongType('allowed-tools-type', 'dropped', 'allowed-tools', value, 'a list of texts')];
    if (node.kind === 'map')
        return wrong();
    if (node.kind === 'list')
        return node.items.every((item) => (0,source_yaml/* resolved */.L$)(item)?.kind === 'scalar') ? [] : wrong();
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
    return reason('allowed-tools-form', effect, message, 'Write the tools as a list, one `- Tool` a line.', span);
}
/** A tool whose parentheses do not match (frontmatter.go:61-127); only parentheses count, quotes do not. */
function unbalanced(text, value, effect) {
    for (const { tool, at } of cutTools(text)) {
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
        const node = (0,source_yaml/* resolved */.L$)(value);
        const plain = node?.kind === 'scalar' && node.style === 'plain';
        const start = value.span.start + (plain ? at : 0);
        const shown = tool.split(/\s/)[0] ?? tool;
        const span = plain ? (0,source_span/* spanOf */.ee)(start, start + shown.length) : value.span;
        const message = `A parenthesis of \`${shown}\` in \`allowed-tools\` has no partner, so the text cannot be cut into tools.`;
        return [{ ...reason('allowed-tools-parenthesis', effect, message, 'Close it, or remove it.', span), name: shown }];
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
    const map = root ? (0,source_yaml/* resolved */.L$)(root) : null;
    if (!map || (map.kind === 'scalar' && map.style === 'empty')) {
        return [
            reason('frontmatter-empty', 'dropped', 'The frontmatter is empty.', 'Add `name:` and `description:`.', opening),
        ];
    }
    if (map.kind !== 'map')
        return [wrongType('not-a-mapping', 'dropped', 'The frontmatter', map, '`key: value` lines')];
    const pairs = mergedPairs(map);
    return [...unknownKeys(pairs), ...adkReasons(adkFields(pairs, opening, skill.folder), tools)];
}
/** What the author's own faults say about a block that is not there for a reader of exact lines. */
function fenceReasons(skill, missing) {
    const faults = skill.frontmatter.faults.map((fault) => fenceReason(fault));
    if (faults.length > 0)
        return faults.slice(0, 1);
    const code = missing === 'opening' ? 'frontmatter-missing' : 'frontmatter-not-closed';
    return [fenceReason({ code, span: skill.frontmatter.opening ?? (0,source_span/* spanOf */.ee)(0, 0), detail: '' })];
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
    return [{ ...reason('unknown-key', 'dropped', message, cure, first.key.span), name: first.key.value }];
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
    const value = pair ? (0,source_yaml/* resolved */.L$)(pair.value) : null;
    const quoted = value?.kind === 'scalar' && (value.style === 'single' || value.style === 'double');
    return pair && !quoted ? pair.key.span : null;
}

;// CONCATENATED MODULE: ./.build/runtimes/reason-place.js



/** The very start of a file: where a finding about its place stands. */
const reason_place_top = (0,source_span/* spanOf */.ee)(0, 0);
/**
 * Why a runtime does not find a skill where it stands; empty where it does. A skill below a plain `skills` folder, or below
 * none, is one of a collection that is installed from there, by its own folder: where it stands in the collection says
 * nothing about where it will stand, unless the runtime is given any folder as its root.
 */
function notFound(skill, roots) {
    const { place } = skill;
    if (place.owner !== null && !roots.owners.includes(place.owner))
        return [reason_place_outside(skill, roots)];
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
function reason_place_outside(skill, roots) {
    const known = roots.owners.map((owner) => `${owner}/skills`).join(', ');
    const message = `\`${skill.place.root}\` is none of the folders that are searched (${known}).`;
    return reason('outside-the-roots', 'dropped', message, 'Put or link the skill into one of them.', reason_place_top);
}
function hiddenFolder(hidden) {
    const message = 'The skill stands inside a folder whose name starts with a dot, and such folders are not entered.';
    const effect = hidden === 'skipped' ? 'dropped' : 'unknown';
    return reason('hidden-folder', effect, message, 'Give the folder a name without the dot.', reason_place_top);
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
    return reason('root-file', effect, message, `Move it to \`${skillFolder(skill)}/SKILL.md\`.`, reason_place_top);
}
function tooDeep({ place, folder }, depth) {
    const listed = depth === 1 ? 'only the folders right below it are listed' : `folders are entered ${depth} deep`;
    const message = `The skill stands ${place.depth} folders below \`${place.root}\`; ${listed}.`;
    return reason('too-deep', 'dropped', message, `Move the folder up, to \`${place.root}/${folder ?? ''}\`.`, reason_place_top);
}
function insideAnother(skill, effect) {
    const message = `This SKILL.md stands inside the skill \`${skill.insideSkill ?? ''}\`; only loaders that search deep see it.`;
    const cure = 'Leave it where it is a template or a sample; move it beside the other skill where it is meant to be loaded.';
    return reason('inside-another-skill', effect, message, cure, reason_place_top);
}
function linkedFolder(skill) {
    const link = skill.linkedFrom.find((each) => each === skill.path);
    if (!link)
        return null;
    const message = 'The folder of this skill is a symbolic link, and only real folders are listed.';
    const cure = 'Put the folder itself here, or copy it when the skills are deployed.';
    return reason('linked-folder', 'dropped', message, cure, reason_place_top);
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
    const effect = skill.file.bytes > SKILL_BYTES_LIMIT ? 'unknown' : 'dropped';
    const message = `The file cannot be read: ${skill.unreadable}.`;
    const cure = 'Make it a regular file that can be read, of a size that a model can take.';
    return [reason('file-unreadable', effect, message, cure, null)];
}

;// CONCATENATED MODULE: ./.build/runtimes/adk-go.js




const adk_go_source = 'google/adk-go@0a51e15, tool/skilltoolset/skill';
const traits = { silent: false, blast: 'catalog' };
const adkGo = {
    id: 'adk-go',
    title: 'ADK for Go, the skill package on its own',
    version: 'v1.6.0 and later, main at 0a51e15',
    evidence: [
        { basis: 'observed', cite: `${adk_go_source}/frontmatter.go, parser run on 183 files`, date: '2026-08-21' },
        {
            basis: 'source',
            cite: `${adk_go_source}/filesystem_source.go:55-79, one bad skill ends the listing`,
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
    const away = notListed(skill);
    if (away.length > 0)
        return verdict({ silent: true, blast: 'skill' }, away, adk_go_shown(skill));
    const reasons = unreadable(skill);
    return verdict(traits, reasons.length > 0 ? reasons : adkContent(skill, 'text-or-list'), adk_go_shown(skill));
}
function adk_go_shown(skill) {
    return { name: skill.name?.value ?? null, description: skill.description?.value ?? null };
}

;// CONCATENATED MODULE: ./.build/runtimes/reason-shown.js






/** Where a field stands; the opening line, or the top of the file, where it does not. */
function reason_shown_placeOf(skill, field) {
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
        return fenceReason(fault);
    const code = missing === 'opening' ? 'frontmatter-missing' : 'frontmatter-not-closed';
    return fenceReason({ code, span: (missing === 'closing' && (closing ?? opening)) || (0,source_span/* spanOf */.ee)(0, 0), detail: '' });
}
/** A file in UTF-16, which no reader finds dashes in. */
function wideText(skill) {
    const fault = skill.frontmatter.faults.find(({ code }) => code === 'not-utf-8');
    return fault && skill.file.encoding.startsWith('utf-16') ? [fenceReason(fault)] : [];
}
/** The block's map of keys; a reason where it holds something else, or nothing. */
function mapOf(skill, root) {
    const value = root ? (0,source_yaml/* resolved */.L$)(root) : null;
    if (value?.kind === 'map')
        return value;
    const opening = skill.frontmatter.opening ?? (0,source_span/* spanOf */.ee)(0, 0);
    if (value && (value.kind === 'list' || value.value !== '')) {
        return wrongType('not-a-mapping', 'dropped', 'The frontmatter', value, '`key: value` lines');
    }
    const cure = 'Add `name:` and `description:`.';
    return reason('frontmatter-empty', 'dropped', 'The frontmatter is empty.', cure, opening);
}
/** A value of a type that this loader does not take for text, and the skill is gone. `kind` is the loader's own reading. */
function notText(skill, field, node, kind) {
    const value = (0,source_yaml/* resolved */.L$)(node);
    if (value?.kind === 'list' || value?.kind === 'map') {
        return { ...wrongType(`${field}-type`, 'dropped', field, value, 'text'), span: reason_shown_placeOf(skill, field) };
    }
    const message = `\`${field}\` is a ${kind} for this YAML reader, and only text is taken.`;
    const found = reason('field-not-text', 'dropped', message, 'Put the value in quotes.', reason_shown_placeOf(skill, field));
    return { ...found, name: field };
}
function namedByFolder(skill, why) {
    const message = `${why}, so the skill goes by the name of its folder, \`${skill.folder ?? ''}\`.`;
    const cure = `Write \`name: ${skill.folder ?? ''}\`.`;
    return reason('name-from-folder', 'ignored', message, cure, reason_shown_placeOf(skill, 'name'));
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
    return { ...reason(code, 'altered', message, cure, reason_shown_placeOf(skill, field)), name: field };
}
const reason_shown_standardKeys = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'];
/** Keys that are neither the standard's nor this runtime's own, and that it passes over. */
function ignoredKeys(skill, own) {
    const known = new Set([...reason_shown_standardKeys, ...own]);
    const ignored = [...skill.frontmatter.fields.values()].filter(({ name }) => !known.has(name));
    const first = ignored[0];
    if (!first)
        return [];
    const names = ignored.map(({ name }) => `\`${name}\``).join(', ');
    const message = `${names} ${ignored.length === 1 ? 'is no key' : 'are no keys'} of this runtime and ${ignored.length === 1 ? 'has' : 'have'} no effect.`;
    const cure = 'Leave it where another client reads it; where it gates the skill, it does not do so here.';
    return [{ ...reason('key-ignored', 'ignored', message, cure, first.key.span), name: first.name }];
}
/** Of skills with one name in one root only one is kept: one of the `rivals`, if there are any. `which` says how it is found. */
function duplicateName(skill, name, rivals, which) {
    const first = rivals[0];
    if (!first)
        return [];
    const message = `\`${name}\` is also the name of \`${first.path}\`; ${which}.`;
    const cure = 'Give each skill of a root a name of its own.';
    const related = { path: first.filePath, span: first.name?.span ?? null, message: 'the other one' };
    return [{ ...reason('duplicate-name', 'dropped', message, cure, reason_shown_placeOf(skill, 'name')), name, related }];
}
/** The verdict on a skill that the runtime has read: also one that it does not offer keeps its name and description. */
function verdictOf(runtime, skill, reasons, shown) {
    const found = verdict(runtime, reasons, shown);
    const named = found.status === 'withheld' ? { ...found, ...shown } : found;
    // A template or fixture inside another skill is loaded like any other; what is wrong with it is nobody's concern.
    return skill.isSample ? { ...named, reasons: [insideAnother(skill, 'ignored')] } : named;
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-adk-js.js




const adkJsYaml = reader_dialect_dialects['js-yaml-4'];
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
    const place = reason_shown_placeOf(skill, 'name');
    if (!node)
        return [missing('name', place, skill.folder)];
    if (name === null)
        return [notText(skill, 'name', node, reader_adk_js_kindOf(node))];
    if (name === '')
        return [empty('name', place)];
    const form = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|[a-z0-9]+(?:_[a-z0-9]+)*)$/.test(name) ? [] : badName(name, place);
    const long = tooLongFor('name', name, 64, place);
    const other = skill.folder !== null && skill.folder !== name;
    return [...form, ...long, ...(other ? [folderMismatch(name, skill.folder ?? '', 'dropped', place)] : [])];
}
function badName(name, place) {
    const told = nameForm(name.replaceAll('_', '-'), 'ascii', 'code points', place);
    const found = told.filter(({ code }) => code !== 'name-too-long').map((each) => ({ ...each, name }));
    if (found.length > 0)
        return found;
    const message = '`name` mixes hyphens and underscores; it takes one of them.';
    return [{ ...reason('name-character', 'dropped', message, 'Use hyphens alone.', place), name }];
}
function reader_adk_js_descriptionReasons(skill, node, text) {
    const place = reason_shown_placeOf(skill, 'description');
    if (!node)
        return [missing('description', place, null)];
    if (text === null)
        return [notText(skill, 'description', node, reader_adk_js_kindOf(node))];
    if (text === '')
        return [empty('description', place)];
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
    return lengthIn('code points', text) > limit ? [tooLong(field, 'dropped', text, limit, 'code points', span)] : [];
}
function reader_adk_js_metadataReasons(node) {
    const value = node ? (0,source_yaml/* resolved */.L$)(node) : null;
    if (!node)
        return [];
    if (value?.kind !== 'map')
        return [typed('metadata-type', 'metadata', node, 'a map')];
    const tools = fieldsIn(adkJsYaml, value).get('adk_additional_tools');
    const list = tools ? (0,source_yaml/* resolved */.L$)(tools) : null;
    if (!tools || (list?.kind === 'list' && list.items.every((item) => reader_adk_js_kindOf(item) === 'text')))
        return [];
    return [wrongType('metadata-value-type', 'dropped', 'metadata.adk_additional_tools', tools, 'a list of texts')];
}
function typed(code, field, node, meant) {
    return wrongType(code, 'dropped', field, node, meant);
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
        return fenceReason({ code: 'closing-dashes-sloppy', span: (0,source_span/* spanOf */.ee)(at, at + behind.length), detail }, effect);
    }
    const message = 'Three dashes inside the frontmatter end it here, and the rest of the block goes to the body.';
    return reason('dashes-in-value', effect, message, 'Write two dashes, or a dash sign.', (0,source_span/* spanOf */.ee)(at, at + 3));
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

;// CONCATENATED MODULE: ./.build/runtimes/reader-split.js

/**
 * Cuts a text at its first two runs of three dashes, wherever they stand: what Go's `strings.SplitN(text, "---", 3)` and
 * Python's `text.split("---", 2)` do. Null where there are fewer than two.
 */
function splitOnDashes(text) {
    const first = text.indexOf('---');
    if (first < 0)
        return null;
    const second = text.indexOf('---', first + 3);
    return second < 0 ? null : { yaml: (0,source_span/* spanOf */.ee)(first + 3, second), bodyStart: second + 3 };
}

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
const adk_js_DEPTH_LIMIT = 100;
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
    const away = [...notFound(skill, { ...roots, owners: [skill.place.owner ?? ''] }), ...inPassedOver(skill)];
    const unread = away.length > 0 ? away : unreadable(skill);
    const found = unread.length > 0 ? lost(...unread) : adk_js_read(skill);
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
    return [reason('hidden-folder', 'dropped', message, 'Give the folder another name.', (0,source_span/* spanOf */.ee)(0, 0))];
}
function adk_js_read(skill) {
    const { file } = skill;
    const wide = wideText(skill);
    if (wide.length > 0)
        return lost(...wide);
    if (!file.text.startsWith('---'))
        return lost(noBlock(skill, new Set(), 'opening'));
    const split = splitOnDashes(file.text);
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
        return fenceReason(opening);
    if (cut && skill.frontmatter.yaml?.faults.length === 0)
        return { ...cut, effect: 'dropped' };
    return tooDeepFor(adk_js_DEPTH_LIMIT + 1, refusal, yaml);
}
function present(skill) {
    const { name, description, bodyStart } = adk_js_read(skill);
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
        return verdict(agentskills_traits, [insideAnother(skill, 'unknown')], shown);
    const unread = unreadable(skill);
    if (unread.length > 0)
        return verdict(agentskills_traits, unread, shown);
    const nested = skill.insideSkill === null ? [] : [insideAnother(skill, 'ignored')];
    return verdict(agentskills_traits, [...blockReasons(skill, situation), ...nested], shown);
}
function blockReasons(skill, situation) {
    const { frontmatter } = skill;
    const fence = frontmatter.faults.find((fault) => !readAnyway.has(fault.code));
    if (fence)
        return [fenceReason(fence)];
    const fault = frontmatter.yaml?.faults[0];
    if (fault)
        return [yamlReason(fault)];
    const opening = frontmatter.opening ?? (0,source_span/* spanOf */.ee)(0, 0);
    const root = frontmatter.yaml?.root ? (0,source_yaml/* resolved */.L$)(frontmatter.yaml.root) : null;
    if (!root || (root.kind === 'scalar' && root.value === '')) {
        return [
            reason('frontmatter-empty', 'dropped', 'The frontmatter is empty.', 'Add `name:` and `description:`.', opening),
        ];
    }
    if (root.kind !== 'map')
        return [wrongType('not-a-mapping', 'dropped', 'The frontmatter', root, '`key: value` lines')];
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
        return [missing('name', opening, skill.folder)];
    const node = (0,source_yaml/* resolved */.L$)(value);
    if (node?.kind !== 'scalar')
        return [wrongType('name-type', 'dropped', 'name', value, 'text')];
    if (node.value.trim() === '')
        return [empty('name', value.span)];
    const name = node.value.trim().normalize('NFKC');
    const found = [...agentskills_notText('name', node), ...nameForm(name, 'unicode', 'code points', value.span)];
    if (skill.folder !== null && skill.folder.normalize('NFKC') !== name) {
        found.push(folderMismatch(node.value, skill.folder, 'dropped', value.span));
    }
    return found;
}
/** Of two skills with one name in one folder, the later by path is told. */
function duplicate(skill, { catalog }) {
    const name = skill.name?.value;
    const first = name
        ? catalog.find((other) => other.name?.value === name && (0,source_workspace/* folderOf */.yS)(other.path) === (0,source_workspace/* folderOf */.yS)(skill.path))
        : undefined;
    if (!first || !skill.name || first === skill || first.path > skill.path)
        return [];
    const message = `\`${skill.name.value}\` is also the name of \`${first.path}\`; a client keeps one of them.`;
    return [
        {
            ...reason('duplicate-name', 'dropped', message, 'Give each skill of a root a name of its own.', skill.name.span),
            name: skill.name.value,
            related: { path: first.filePath, span: first.name?.span ?? null, message: 'the other one' },
        },
    ];
}
function agentskills_descriptionReasons(skill, opening) {
    const value = field(skill, 'description');
    if (!value)
        return [missing('description', opening, null)];
    const node = (0,source_yaml/* resolved */.L$)(value);
    if (node?.kind !== 'scalar')
        return [wrongType('description-type', 'dropped', 'description', value, 'text')];
    const key = skill.frontmatter.fields.get('description')?.key.span ?? value.span;
    if (node.value.trim() === '') {
        const shown = node.style === 'single' || node.style === 'double';
        return [empty('description', shown ? value.span : key)];
    }
    const long = lengthIn('code points', node.value) > 1024;
    const length = long ? [tooLong('description', 'dropped', node.value, 1024, 'code points', value.span)] : [];
    return [...agentskills_notText('description', node), ...length];
}
/** A number, boolean or date where the standard wants text: readers turn it into something else. */
function agentskills_notText(name, node) {
    const kind = (0,yaml_scalar/* scalarKind */.b)(node);
    if (kind === 'text' || kind === 'null')
        return [];
    const message = `\`${name}: ${node.value.slice(0, 40)}\` is a ${kind} for YAML, where text is meant.`;
    return [{ ...reason('field-not-text', 'altered', message, 'Put the value in quotes.', node.span), name }];
}
function optionalReasons(skill) {
    return [
        ...agentskills_textField(skill, 'license'),
        ...agentskills_textField(skill, 'compatibility'),
        ...agentskills_metadataReasons(skill),
        ...agentskills_toolReasons(skill),
    ];
}
function agentskills_textField(skill, name) {
    const value = field(skill, name);
    const node = value ? (0,source_yaml/* resolved */.L$)(value) : null;
    if (!value || !node)
        return [];
    if (node.kind !== 'scalar')
        return [wrongType(`${name}-type`, 'altered', name, value, 'text')];
    if (name === 'compatibility' && lengthIn('code points', node.value) > 500) {
        return [tooLong('compatibility', 'altered', node.value, 500, 'code points', value.span)];
    }
    return agentskills_notText(name, node);
}
function agentskills_metadataReasons(skill) {
    const value = field(skill, 'metadata');
    const node = value ? (0,source_yaml/* resolved */.L$)(value) : null;
    if (!value || !node || (node.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(node) === 'null'))
        return [];
    if (node.kind !== 'map')
        return [wrongType('metadata-type', 'altered', 'metadata', value, 'a map')];
    return node.pairs.flatMap((pair) => {
        const inner = (0,source_yaml/* resolved */.L$)(pair.value);
        if (!inner || (inner.kind === 'scalar' && ['text', 'null'].includes((0,yaml_scalar/* scalarKind */.b)(inner))))
            return [];
        return [metadataValue(pair.key.value, pair.value, pair.key.span, 'altered')];
    });
}
function agentskills_toolReasons(skill) {
    const value = field(skill, 'allowed-tools');
    const node = value ? (0,source_yaml/* resolved */.L$)(value) : null;
    if (!value || !node)
        return [];
    if (node.kind === 'scalar') {
        const kind = (0,yaml_scalar/* scalarKind */.b)(node);
        if (kind === 'text')
            return unbalanced(node.value, value, 'dropped');
        return kind === 'null' ? [] : agentskills_notText('allowed-tools', node);
    }
    const texts = node.kind === 'list' && node.items.every((item) => (0,source_yaml/* resolved */.L$)(item)?.kind === 'scalar');
    return texts
        ? []
        : [wrongType('allowed-tools-type', 'altered', 'allowed-tools', value, 'one text, or a list of texts')];
}
function agentskills_ignoredKeys(skill) {
    const unknown = [...skill.frontmatter.fields.values()].filter(({ name }) => !agentskills_standardKeys.has(name));
    const first = unknown[0];
    if (!first)
        return [];
    const names = unknown.map(({ name }) => `\`${name}\``).join(', ');
    const message = `The standard does not define ${names}; a client that does not know a key passes over it.`;
    const cure = 'Leave it where a client of yours reads it; move it under `metadata:` otherwise.';
    return [{ ...reason('key-ignored', 'ignored', message, cure, first.key.span), name: first.name }];
}
function agentskills_present(skill) {
    return {
        metadata: `${skill.name?.value ?? ''}: ${skill.description?.value ?? ''}`,
        instructions: skill.file.text.slice(skill.bodySpan.start).trim(),
        framing: null,
        resources: skill.bundle.resources.map((resource) => ({ path: resource.path, why: null })),
    };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-bun-yaml.js



/** `Bun.YAML.parse` of Bun 1.4.0, which Claude Code 2.1.197 is built with: YAML 1.2 that lets more pass. */
const bunYaml = {
    ...reader_dialect_dialects['yaml-1.2'],
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
    const value = root && !several ? (0,source_yaml/* resolved */.L$)(root) : null;
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
function reader_claude_firstLine(body) {
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
const reader_claude_fields_builtIns = new Set('batch claude-api clear code-review compact config context debug deep-research fewer-permission-prompts goal heapdump init insights loop reload-skills review run run-skill-generator security-review simplify team-onboarding update-config usage verify'.split(' '));
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
    const place = reason_shown_placeOf(skill, 'name');
    if (!node)
        return [labelled(missing('name', place, skill.folder), skill)];
    const { kind, text } = valueIn(bunYaml, node);
    if (kind === 'null' || (kind === 'text' && text.trim() === ''))
        return [labelled(empty('name', place), skill)];
    if (kind !== 'text')
        return [lostField('name', node, 'text')];
    if (skill.folder === null || text === skill.folder)
        return [];
    const mismatch = folderMismatch(text, skill.folder, 'altered', place);
    const message = `${mismatch.message} The list and the command go by the folder; \`name\` is a label.`;
    return [{ ...mismatch, message }];
}
function labelled(told, { folder }) {
    const message = `${told.message} The skill goes by its folder${folder === null ? '' : `, \`${folder}\``}.`;
    return { ...told, effect: 'altered', message };
}
function builtInReasons(skill) {
    const { folder } = skill;
    if (folder === null || !reader_claude_fields_builtIns.has(folder))
        return [];
    const message = `\`/${folder}\` is also a command of the runtime itself; which of the two answers has changed between releases.`;
    const found = reason('built-in-command', 'altered', message, 'Rename the skill and its folder.', reason_shown_placeOf(skill, 'name'));
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
    const cut = reason('description-cut', 'altered', message, cure, reason_shown_placeOf(skill, 'description'));
    return { text: `${whole.slice(0, ENTRY_LIMIT - 1)}…`, reasons: [...reasons, cut] };
}
function descriptionOf(skill, node, body) {
    const text = reader_claude_fields_printed(node)?.trim() ?? '';
    const kind = node ? reader_claude_fields_kindOf(node) : 'null';
    if (text !== '' && node)
        return { text, reasons: kind === 'text' ? [] : [coerced('description', node, text)] };
    const fallback = reader_claude_firstLine(body);
    const typed = node && (kind === 'list' || kind === 'map');
    const wrong = typed ? [wrongType('description-type', 'altered', 'description', node, 'text')] : [];
    return { text: fallback, reasons: [...wrong, fromBody(skill, fallback)] };
}
function fromBody(skill, shown) {
    const message = `No description is read, so the body’s first line stands in for it: \`${shown.slice(0, 60)}\`.`;
    const cure = 'Add `description:` and say what the skill does and when to use it.';
    return reason('description-from-body', 'altered', message, cure, reason_shown_placeOf(skill, 'description'));
}
function coerced(field, node, text) {
    const message = `\`${field}\` is ${(0,yaml_scalar/* kindWords */.Gk)(node)}, and is shown as \`${text.slice(0, 40)}\`.`;
    return { ...reason('value-coerced', 'altered', message, 'Put the value in quotes.', node.span), name: field };
}
/** A value of a type that the runtime does not take, and the field is as good as not there. */
function lostField(field, node, meant, code = 'field-lost') {
    const told = wrongType(code, 'altered', field, node, meant);
    return { ...told, message: told.message.replace(/\.$/, ', and it is dropped.') };
}
/** Fields whose type its validator minds (`claude plugin validate`), and flags that are no booleans. */
function reader_claude_fields_optionalReasons(values) {
    const tools = values.get('allowed-tools');
    const list = tools ? (0,source_yaml/* resolved */.L$)(tools) : null;
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
        return [reason('manual-only', 'withheld', message, 'Leave it where that is meant.', manual.span)];
    }
    const paths = values.get('paths');
    if (!paths || !ties(paths))
        return [];
    const message = '`paths` ties the skill to files: the model hears of it once one that matches is read or edited.';
    return [reason('path-triggered', 'withheld', message, 'Leave it where that is meant.', paths.span)];
}
/** Patterns in a text with commas or a list; `**` alone stands for every file and ties nothing. */
function ties(node) {
    const value = (0,source_yaml/* resolved */.L$)(node);
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
    const description = reader_claude_firstLine(skill.file.text.slice(bodyStart));
    const all = [...reasons, fromBody(skill, description)];
    return { name: skill.folder ?? skill.name?.value ?? null, description, reasons: all, bodyStart };
}
function lostBlock({ message, cure, span, name }) {
    const whole = `${message} The skill loads without its frontmatter: no key of it counts.`;
    const told = reason('yaml-metadata-lost', 'altered', whole, cure, span);
    return name ? { ...told, name } : told;
}
function repair({ message, cure, span, name }) {
    const whole = `${message} The runtime puts quotes around such values and reads the block again; its own validator calls it an error.`;
    const told = reason('yaml-repaired', 'altered', whole, cure, span);
    return name ? { ...told, name } : told;
}
/** Of a key that stands twice the last one counts. */
function twice(skill) {
    const seen = new Set();
    const root = skill.frontmatter.yaml?.root;
    const again = root?.kind === 'map' ? root.pairs.filter(({ key }) => seen.size === seen.add(key.value).size) : [];
    return again.map(({ key }) => ({
        ...yamlReason((0,yaml_fault/* yamlFault */.Q)('duplicate-key', key.span, key.value), 'altered'),
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
    const away = notFound(skill, claude_code_roots);
    const unread = away.length > 0 ? away : unreadable(skill);
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
    const { total, skills, largest } = claude_code_listOf(situation.catalog);
    if (total <= LIST_LIMIT || !skills.has(skill))
        return [];
    const message = `The list of the ${skills.size} skills in \`${skill.place.root}\` takes ${total.toLocaleString('en')} characters; it has 8,000 (1 % of a window of 200,000 tokens), part of which goes to the runtime’s own skills. Over it descriptions are left out, those of the least used skills first; the longest are ${largest.join(', ')}.`;
    const told = reason('listing-over-budget', 'altered', message, 'Shorten the longest descriptions.', null);
    return [{ ...told, path: skill.place.root }];
}
const claude_code_lists = new WeakMap();
/** The entries that a root's skills have in the list. Worked out once for a catalogue. */
function claude_code_listOf(catalog) {
    const known = claude_code_lists.get(catalog);
    if (known)
        return known;
    const offered = catalog.flatMap((skill) => {
        if (skill.isSample || notFound(skill, claude_code_roots).length > 0 || skill.unreadable !== null)
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
    claude_code_lists.set(catalog, made);
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

;// CONCATENATED MODULE: ./.build/runtimes/present-cleveragents.js

const slotNames = (/* unused pure expression or super */ null && (['scripts', 'references', 'assets']));
/** What `AgentSkillSpec.from_file` holds. A value of an undocumented type is left at its default. */
function spec(skill) {
    const version = fieldOf(skill, 'version');
    return {
        name: skill.name?.value ?? '',
        description: skill.description?.value ?? '',
        steps: itemsOf(skill, 'steps').flatMap((content, at) => content.trim() === '' ? [] : [{ index: at + 1, content }]),
        version: version?.kind === 'scalar' && version.value !== '' ? version.value : '0.0.0',
        compatibility: present_cleveragents_mapOf(skill, 'compatibility'),
        metadata: present_cleveragents_mapOf(skill, 'metadata'),
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
        const entry = resolved(item);
        return entry?.kind === 'scalar' ? entry.value : '';
    });
}
function present_cleveragents_mapOf(skill, name) {
    const value = fieldOf(skill, name);
    // Aliases that unfold into a huge value are left folded.
    if (skill.frontmatter.yaml?.faults.some((fault) => fault.code === 'alias-bomb'))
        return {};
    return value?.kind === 'map' ? plainMap(value.pairs) : {};
}
function plainMap(pairs) {
    return Object.fromEntries(pairs.map(({ key, value }) => [key.value, present_cleveragents_plain(value)]));
}
function present_cleveragents_plain(node) {
    const value = resolved(node);
    if (value?.kind === 'list')
        return value.items.map(present_cleveragents_plain);
    return value?.kind === 'map' ? plainMap(value.pairs) : (value?.value ?? '');
}

;// CONCATENATED MODULE: ./.build/runtimes/cleveragents.js












const cleveragents_traits = { silent: false, blast: 'skill' };
/** Only a document is public, so what it does not say is `unknown` here and never guessed. */
const cleveragents = {
    id: 'cleveragents',
    title: 'the cleveragents Agent Skills loader',
    version: 'as documented; no release is named',
    evidence: [{ basis: 'docs', cite: 'cleveragents-core, docs/reference/agent_skills.md', date: '2026-11-30' }],
    discovery: 'The one folder it is given, with its SKILL.md; no search is documented.',
    wellKnown: false,
    ...cleveragents_traits,
    load: cleveragents_load,
    present: cleveragents_present,
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
function cleveragents_load(skill) {
    const unread = unreadable(skill);
    const reasons = unread.length > 0 ? unread : cleveragents_blockReasons(skill);
    return verdict(cleveragents_traits, reasons, { name: skill.name?.value ?? null, description: skill.description?.value ?? null });
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
function cleveragents_blockReasons(skill) {
    const { yaml, opening, yamlSpan, faults } = skill.frontmatter;
    const fences = faults.flatMap((fault) => {
        if (fault.code === 'content-before-frontmatter' && onlyBlankLinesBefore(skill))
            return [];
        const closedSomehow = fault.code === 'frontmatter-not-closed' && splitOnDashes(skill.file.text) !== null;
        return [fenceReason(fault, noFrontmatter.has(fault.code) && !closedSomehow ? 'dropped' : 'unknown')];
    });
    const elsewhere = fences.some((each) => each.effect === 'dropped' || each.code === 'text-on-opening-line');
    if (elsewhere || !yaml || !opening || !yamlSpan)
        return fences;
    const certain = yaml.faults.find((fault) => !uncertainYaml.has(fault.code));
    if (certain) {
        const readable = parseAnyColumn(skill.file.text, yamlSpan).faults.length === 0;
        return [...fences, readable ? yamlReason(certain, 'unknown') : malformed(yamlReason(certain))];
    }
    const open = yaml.faults.slice(0, 1).map((fault) => yamlReason(fault, 'unknown'));
    const root = yaml.root ? (0,source_yaml/* resolved */.L$)(yaml.root) : null;
    const found = [...fences, ...open, ...cleveragents_textReasons(skill, yamlSpan)];
    if (yaml.root === null && open.length > 0)
        return found;
    if (root?.kind === 'map')
        return [...found, ...cleveragents_fieldReasons(skill, opening)];
    if (root && (root.kind === 'list' || root.value !== '')) {
        return [...found, wrongType('not-a-mapping', 'dropped', 'The frontmatter', root, '`key: value` lines')];
    }
    const message = 'The frontmatter is empty, so the required `name` is missing.';
    return [...found, reason('frontmatter-empty', 'dropped', message, 'Add `name:` and `description:`.', opening)];
}
/** The document's own example of `from_string` starts with an empty line. */
function onlyBlankLinesBefore({ file: { text }, frontmatter: { opening } }) {
    return opening !== null && text.slice(0, opening.start).trim() === '' && text.startsWith('---', opening.start);
}
/** "Malformed YAML in frontmatter", whose message names YAML. */
function malformed(fault) {
    return fault.message.includes('YAML') ? fault : { ...fault, message: `The YAML is malformed. ${fault.message}` };
}
function cleveragents_textReasons(skill, yamlSpan) {
    const { file, frontmatter } = skill;
    const found = [];
    const tab = bareTab(file.text, yamlSpan, frontmatter.yaml?.root ?? null);
    if (tab)
        found.push(cleveragents_open('tab-in-value', 'A tab stands outside of quotes', 'Replace the tab with a blank.', tab));
    const separator = /[\u0085\u2028\u2029]/.exec(file.slice(yamlSpan));
    if (separator) {
        const place = (0,source_span/* spanOf */.ee)(yamlSpan.start + separator.index, yamlSpan.start + separator.index + 1);
        found.push(cleveragents_open('line-separator', 'A Unicode line end stands here', 'Replace it with a blank.', place));
    }
    const at = file.slice(yamlSpan).indexOf('---');
    if (at >= 0) {
        const place = (0,source_span/* spanOf */.ee)(yamlSpan.start + at, yamlSpan.start + at + 3);
        found.push(cleveragents_open('dashes-in-value', 'Three dashes stand inside the frontmatter', 'Write two dashes.', place));
    }
    return found;
}
/** What the document is silent about. */
function cleveragents_open(code, what, cure, span, name) {
    const message = `${what}, and the documentation does not say what becomes of it.`;
    return { ...reason(code, 'unknown', message, cure, span), ...(name ? { name } : {}) };
}
function cleveragents_fieldReasons(skill, opening) {
    return [
        ...cleveragents_nameReasons(skill, fieldOf(skill, 'name'), opening),
        ...cleveragents_descriptionReasons(fieldOf(skill, 'description'), opening),
        ...stepReasons(fieldOf(skill, 'steps')),
        ...versionReasons(fieldOf(skill, 'version')),
        ...compatibilityReasons(fieldOf(skill, 'compatibility')),
        ...cleveragents_typed('metadata-type', 'metadata', fieldOf(skill, 'metadata'), 'map'),
        ...cleveragents_toolReasons(fieldOf(skill, 'allowed-tools')),
    ];
}
function cleveragents_nameReasons(skill, value, opening) {
    const cure = `Add \`name: local/${skill.folder ?? 'my-skill'}\`.`;
    if (!value)
        return [{ ...missing('name', opening, null), cure }];
    if (value.kind !== 'scalar')
        return [wrongType('name-type', 'unknown', 'name', value, 'text')];
    const kind = (0,yaml_scalar/* scalarKind */.b)(value);
    if (kind === 'null' || value.value === '')
        return [{ ...empty('name', value.span), cure }];
    if (kind !== 'text')
        return [wrongType('name-type', 'unknown', 'name', value, 'text')];
    return namespaceReasons(value.value, value.span);
}
/** "Namespaced Naming": what breaks a rule in any reading is dropped; a form that no rule speaks of is open. */
function namespaceReasons(name, span) {
    const parts = name.split('/');
    const says = `\`name\` is \`${name.slice(0, 80)}\``;
    if (!parts.every((part) => /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]*$/u.test(part))) {
        const rule = 'both parts start with a letter or digit and hold letters, digits, hyphens and underscores';
        const message = `${says}, which is no namespace/short-name: ${rule}.`;
        return [{ ...reason('name-namespace', 'dropped', message, 'Rename it, as in `local/my-skill`.', span), name }];
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
function cleveragents_descriptionReasons(value, opening) {
    if (!value)
        return [missing('description', opening, null)];
    if (value.kind !== 'scalar')
        return [wrongType('description-type', 'unknown', 'description', value, 'text')];
    if ((0,yaml_scalar/* scalarKind */.b)(value) === 'null' || value.value.trim() === '') {
        return [{ ...empty('description', value.span), effect: 'unknown' }];
    }
    return cleveragents_isText(value) ? [] : [wrongType('field-not-text', 'unknown', 'description', value, 'text')];
}
/** False also for `yes` and `no`: which YAML library reads the file is not documented. */
function cleveragents_isText(value) {
    return value?.kind === 'scalar' && (0,yaml_scalar/* scalarKind */.b)(value) === 'text' && !(0,yaml_scalar/* isOldBoolean */.Iu)(value);
}
function cleveragents_typed(code, name, value, kind) {
    if (!value || value.kind === kind)
        return [];
    return [wrongType(code, 'unknown', name, value, `a ${kind}`)];
}
function stepReasons(value) {
    if (value?.kind !== 'list')
        return cleveragents_typed('steps-type', 'steps', value, 'list');
    return value.items.flatMap((item, index) => {
        const step = (0,source_yaml/* resolved */.L$)(item);
        const which = `Step ${index + 1}`;
        if (step?.kind === 'scalar' && step.value.trim() === '') {
            return [cleveragents_open('step-empty', `${which} is empty`, 'Remove it, or write the step.', item.span)];
        }
        return cleveragents_isText(step)
            ? []
            : [cleveragents_open('step-type', `${which} is ${(0,yaml_scalar/* kindWords */.Gk)(item)}`, 'Put the step in quotes.', item.span)];
    });
}
/** https://semver.org, rules 2, 9 and 10. */
const semver = /^(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}(?:-(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*)(?:\.(?:0|[1-9]\d*|\d*[A-Za-z-][\dA-Za-z-]*))*)?(?:\+[\dA-Za-z-]+(?:\.[\dA-Za-z-]+)*)?$/;
function versionReasons(value) {
    if (!value)
        return [];
    if (!cleveragents_isText(value))
        return [wrongType('version-type', 'unknown', 'version', value, 'text')];
    return notSemver('version-not-semver', 'version', value);
}
function notSemver(code, name, value) {
    if (value.kind === 'scalar' && semver.test(value.value))
        return [];
    const written = value.kind === 'scalar' ? `\`${value.value.slice(0, 40)}\`` : (0,yaml_scalar/* kindWords */.Gk)(value);
    const message = `\`${name}\` is ${written}, which is no semantic version.`;
    return [{ ...reason(code, 'ignored', message, 'Write three numbers, as in `"1.0.0"`.', value.span), name }];
}
function compatibilityReasons(value) {
    if (value?.kind !== 'map')
        return cleveragents_typed('compatibility-type', 'compatibility', value, 'map');
    const least = value.pairs.find((pair) => pair.key.value === 'min_agent_version');
    const version = least ? (0,source_yaml/* resolved */.L$)(least.value) : null;
    return version ? notSemver('min-agent-version-not-semver', 'min_agent_version', version) : [];
}
function cleveragents_toolReasons(value) {
    if (value?.kind === 'scalar' && cleveragents_isText(value)) {
        const cure = 'Write the tools as a list, one `- tool` a line.';
        return [cleveragents_open('allowed-tools-form', '`allowed-tools` is one text where a list is meant', cure, value.span)];
    }
    if (value?.kind !== 'list')
        return cleveragents_typed('allowed-tools-type', 'allowed-tools', value, 'list');
    const odd = value.items.find((item) => !cleveragents_isText((0,source_yaml/* resolved */.L$)(item)));
    if (!odd)
        return [];
    const what = `An entry of \`allowed-tools\` is ${(0,yaml_scalar/* kindWords */.Gk)(odd)}`;
    return [cleveragents_open('allowed-tools-type', what, 'Write each tool as text.', odd.span)];
}
/** "Path Safety": only files of the three folders, and only what lies inside of the skill's folder. */
function cleveragents_present(skill) {
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

;// CONCATENATED MODULE: ./.build/runtimes/reader-trimmed.js

/** What Rust takes for white space (`char::is_whitespace`, the Unicode property White_Space): JavaScript's set differs by two. */
const reader_trimmed_blank = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/;
function isBlank(sign) {
    return sign !== undefined && reader_trimmed_blank.test(sign);
}
/** `str::trim`. */
function reader_trimmed_trimmed(text) {
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
    return reader_trimmed_trimmed(text).replace(new RegExp(`${reader_trimmed_blank.source}+`, 'g'), ' ');
}
/**
 * A block between two lines that are three dashes once they are trimmed, with at least one line in between: Codex
 * (openai/codex@6162409, codex-rs/core-skills/src/loader.rs, extract_frontmatter; run as 0.171.0 on 2026-11-30).
 */
function readTrimmed(text) {
    const opening = lineAt(text, 0);
    if (reader_trimmed_trimmed(opening.line) !== '---')
        return { missing: 'opening' };
    const start = opening.next;
    for (let at = start; at < text.length;) {
        const { line, next } = lineAt(text, at);
        if (reader_trimmed_trimmed(line) !== '---')
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
        if (blockIndent !== null && (reader_trimmed_trimmed(line) === '' || indent > blockIndent))
            return line;
        blockIndent = null;
        const colon = line.indexOf(':');
        const next = line[colon + 1];
        if (colon < 0 || reader_trimmed_trimmed(line.slice(0, colon)) === '' || (next !== undefined && !isBlank(next)))
            return line;
        const start = colon + 1 + blanksAt(line, colon + 1);
        const scalar = reader_trimmed_trimmed(line.slice(start, commentIn(line, start)));
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
const anyValue = { ...reader_dialect_dialects['serde-yaml'], wholeKeys: 'read' };
function isYaml(text) {
    return readDialect(new source_file/* SourceFile */.sC('', text), (0,source_span/* spanOf */.ee)(0, text.length), anyValue).refusal === null;
}

;// CONCATENATED MODULE: ./.build/runtimes/codex.js












const codex_traits = { silent: false, blast: 'skill' };
const codex_source = 'openai/codex@6162409, codex-rs/core-skills/src';
const dialect = reader_dialect_dialects['serde-yaml'];
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
const tolerated = new Set([
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
            cite: '@openai/codex 0.171.0, app-server skills/list: a wrong type is repaired like broken YAML, `metadata: ~` is refused (reference/runtimes.md says otherwise)',
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
    const away = notFound(skill, codex_roots);
    const unread = away.length > 0 ? away : unreadable(skill);
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
        return codex_lost(fenceReason(encoding));
    const block = readTrimmed(file.text);
    if ('missing' in block) {
        if (block.missing !== 'content')
            return codex_lost(noBlock(skill, tolerated, block.missing));
        const empty = mapOf(skill, null);
        return 'code' in empty ? codex_lost(empty) : codex_lost();
    }
    const plain = structIn(skill, readDialect(file, block.yaml, dialect, fieldNames));
    const [error] = plain.errors;
    if (!error)
        return codex_shown(skill, plain);
    if (error.effect === 'unknown')
        return codex_lost(error);
    const repaired = repairLines(file.slice(block.yaml));
    const again = repaired === null ? plain : structIn(skill, codex_readText(repaired));
    if (again.errors.length > 0)
        return codex_lost(...plain.errors);
    const found = codex_shown(skill, again);
    return { ...found, reasons: [codex_repair(error), ...found.reasons] };
}
function codex_readText(text) {
    return readDialect(new source_file/* SourceFile */.sC('', text), (0,source_span/* spanOf */.ee)(0, text.length), dialect, fieldNames);
}
function codex_repair({ message, cure, span, name }) {
    const told = reason('yaml-repaired', 'altered', `${message} The value is put in quotes and read again.`, cure, span);
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
    const values = fieldsIn(dialect, map);
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
    const value = node ? valueIn(dialect, node) : null;
    if (!node || !value || value.kind === 'null')
        return { text: '', wrong: [] };
    const wrong = value.kind === 'list' || value.kind === 'map' ? [notText(skill, field, node, value.kind)] : [];
    return { text: collapsed(value.text), wrong };
}
/** A list or map as a key of `metadata`, where Codex looks for the names of its fields. */
function codex_keyReasons(map) {
    const odd = map.pairs.find(({ key }) => key.style === 'empty');
    return odd ? [yamlReason((0,yaml_fault/* yamlFault */.Q)('key-not-text', odd.key.span))] : [];
}
function codex_metadataReasons(node) {
    const value = node ? (0,source_yaml/* resolved */.L$)(node) : null;
    if (!node || !value)
        return [];
    if (value.kind !== 'map') {
        // Nothing at all is an empty map; a null that is written out is refused.
        const nothing = value.kind === 'scalar' && value.value === '' && (value.style === 'plain' || value.style === 'empty');
        return nothing ? [] : [wrongType('metadata-type', 'dropped', 'metadata', node, 'a map')];
    }
    const short = fieldsIn(dialect, value).get('short-description');
    const inner = short ? (0,source_yaml/* resolved */.L$)(short) : null;
    const wrong = short && (inner?.kind === 'list' || inner?.kind === 'map');
    const type = wrong ? [wrongType('metadata-value-type', 'dropped', 'metadata.short-description', short, 'text')] : [];
    return [...codex_keyReasons(value), ...type];
}
function codex_nameReasons(skill, written, shown) {
    const place = reason_shown_placeOf(skill, 'name');
    if (written === '')
        return [namedByFolder(skill, 'There is no name')];
    if (shown === null || lengthIn('code points', shown) <= 64)
        return [];
    return [tooLong('name', 'dropped', shown, 64, 'code points', place)];
}
function codex_descriptionReasons(skill, shown) {
    const place = reason_shown_placeOf(skill, 'description');
    if (shown === '')
        return [missing('description', place, null)];
    const length = lengthIn('code points', shown);
    if (length <= DESCRIPTION_LIMIT)
        return [];
    const message = `The description has ${length} characters; the model is shown the first 1,021 and three dots.`;
    return [reason('description-cut', 'altered', message, 'Say what matters in the first 1,000 characters.', place)];
}
/** Told once for a root, at its first skill. */
function codex_overBudget(skill, { catalog }) {
    if (catalog[0] !== skill || catalog.length < 2)
        return [];
    const total = catalog.reduce((sum, each) => sum + lineFor(each, each.name?.value, each.description?.value).length, 0);
    if (total <= codex_LIST_LIMIT)
        return [];
    const message = `The list of the ${catalog.length} skills in this root takes ${total.toLocaleString('en')} characters; it may take 2 % of the model’s context window, or 8,000 characters where that is not known, and descriptions are shortened over it.`;
    const found = reason('listing-over-budget', 'ignored', message, 'Shorten the longest descriptions.', null);
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
    ...reader_dialect_dialects['serde-yaml'],
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
    return line.startsWith('---') && reader_trimmed_trimmed(line) === '---';
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
    const lines = body.split('\n').map(reader_trimmed_trimmed);
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
    const value = (0,source_yaml/* resolved */.L$)(node);
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
    return { ...reason(`${field}-too-long`, effect, message, 'Shorten it.', span), name: field };
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-copilot-fields.js







/** Keys beside the standard's six (github/docs@046d267, cli-command-reference.md, "Skills reference"). */
const reader_copilot_fields_ownKeys = ['argument-hint', 'user-invocable', 'disable-model-invocation'];
/** A block that holds no map is as good as an empty one. */
function copilotFields(skill, map, body) {
    const values = map ? fieldsIn(copilotDialect, map) : new Map();
    const name = reader_copilot_fields_nameOf(skill, values.get('name'));
    const description = reader_copilot_fields_descriptionOf(skill, values.get('description'), body);
    const reasons = [...name.reasons, ...description.reasons, ...optional(skill, values), ...ignoredKeys(skill, reader_copilot_fields_ownKeys)];
    return { name: name.text, description: description.text, reasons };
}
function reader_copilot_fields_nameOf(skill, node) {
    if (node && copilotKind(node) !== 'text') {
        return { text: null, reasons: [notText(skill, 'name', node, copilotKind(node))] };
    }
    const written = node ? copilotText(node) : (skill.folder ?? '');
    const name = node ? reader_trimmed_trimmed(written) : written;
    if (node && name === '')
        return { text: null, reasons: [empty('name', reason_shown_placeOf(skill, 'name'))] };
    const place = reason_shown_placeOf(skill, 'name');
    if (!/^[A-Za-z0-9][\w.: -]*$/.test(name)) {
        const what = node ? '`name` holds' : 'There is no `name`, and the folder’s name holds';
        const message = `${what} a character other than A to Z, digits, \`-\`, \`_\`, \`.\`, \`:\` and blanks, or starts with none of letters and digits.`;
        const cure = node ? 'Rename the skill.' : 'Write a `name:`.';
        return { text: null, reasons: [{ ...reason('name-character', 'dropped', message, cure, place), name }] };
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
        reasons: [{ ...reason('name-sanitised', 'altered', message, 'Write it with hyphens.', place), name }],
    };
}
function reader_copilot_fields_descriptionOf(skill, node, body) {
    const place = reason_shown_placeOf(skill, 'description');
    if (!node) {
        const message = 'There is no description, so the first three lines of the body that are no heading stand in for it.';
        const cure = 'Add `description:`.';
        return {
            text: firstLines(body),
            reasons: [reason('description-from-body', 'altered', message, cure, place)],
        };
    }
    const kind = copilotKind(node);
    if (kind !== 'text')
        return { text: '', reasons: [notText(skill, 'description', node, kind)] };
    const text = copilotText(node);
    if (text.length > COPILOT_DESCRIPTION_LIMIT) {
        return { text, reasons: [tooManyUnits('description', 'dropped', text, COPILOT_DESCRIPTION_LIMIT, place)] };
    }
    const blank = text.trim() === '' ? [{ ...empty('description', place), effect: 'altered' }] : [];
    return { text, reasons: blank };
}
function optional(skill, values) {
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
    return !node || copilotKind(node) === 'boolean' ? [] : [reader_copilot_fields_wrong('field-not-text', field, node, '`true` or `false`')];
}
function reader_copilot_fields_toolReasons(node) {
    if (!node || copilotKind(node) === 'text')
        return [];
    const list = (0,source_yaml/* resolved */.L$)(node);
    if (list?.kind === 'list' && list.items.every((item) => copilotKind(item) === 'text'))
        return [];
    return [reader_copilot_fields_wrong('allowed-tools-type', 'allowed-tools', node, 'one text or a list of texts')];
}
function hintReasons(node) {
    if (!node || copilotKind(node) === 'text' || copilotKind(node) === 'null')
        return [];
    return [reader_copilot_fields_wrong('field-not-text', 'argument-hint', node, 'text')];
}
function reader_copilot_fields_wrong(code, field, node, meant) {
    return wrongType(code, 'dropped', field, node, meant);
}
function manualOnly(skill, node) {
    if (!node || copilotKind(node) !== 'boolean' || copilotText(node).toLowerCase() !== 'true')
        return [];
    const field = skill.frontmatter.fields.get('disable-model-invocation');
    const message = '`disable-model-invocation` is true: people can call the skill, the model cannot.';
    const cure = 'Leave it where that is meant.';
    return [reason('manual-only', 'withheld', message, cure, field?.value.span ?? node.span)];
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
    const away = notFound(skill, copilot_cli_roots);
    const unread = away.length > 0 ? away : unreadable(skill);
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
        const listed = !skill.isSample && skill.unreadable === null && notFound(skill, copilot_cli_roots).length === 0;
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
        return copilot_cli_lost(reason('invalid-yaml', 'dropped', message, 'Put the number in quotes.', wide.span));
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
    const split = splitOnDashes(file.text);
    if (!split)
        return null;
    const { root, refusals } = readGoYaml(file, split.yaml);
    if (refusals.length > 0)
        return null;
    const node = root ? (0,source_yaml/* resolved */.L$)(root) : null;
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
    const target = (0,source_yaml/* resolved */.L$)(node);
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
    return { ...reason(`${key}-rewritten`, 'altered', message, 'Put the value in quotes.', node.span), name: key };
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
        ...reason('compatibility-coerced', 'altered', message, 'Write it as one text in quotes.', keyOr(node)),
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
    const map = node ? (0,source_yaml/* resolved */.L$)(node) : null;
    if (!node || !map)
        return null;
    if (map.kind !== 'map' || map.pairs.some((pair) => goValue(pair.key).kind !== 'text')) {
        if (map.kind === 'scalar' && goValue(node).kind === 'other' && map.value === '')
            return null;
        const message = '`metadata` is no map with text keys and is left out.';
        altered.push(reason('metadata-lost', 'altered', message, 'Write it as a map of texts.', keyOr(node)));
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
    return reason('dashes-in-value', 'altered', message, cure, (0,source_span/* spanOf */.ee)(yaml.end, yaml.end + 3));
}
/** `yaml.Marshal` of a value that is no text, trimmed; as far as a compatibility field needs it. */
function marshalled(node) {
    const value = (0,source_yaml/* resolved */.L$)(node);
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
        const nested = (0,source_yaml/* resolved */.L$)(value);
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
    const away = notListed(skill);
    const plain = { name: skill.name?.value ?? null, description: skill.description?.value ?? null };
    if (away.length > 0)
        return verdict({ silent: true, blast: 'skill' }, away, plain);
    const unread = unreadable(skill);
    if (unread.length > 0)
        return verdict(core_agent_traits, unread, plain);
    const sanitized = sanitize(skill);
    const tools = release.readsToolText ? 'text-or-list' : 'list';
    if (!sanitized)
        return verdict(core_agent_traits, adkContent(skill, tools), plain);
    const reasons = [
        ...adkReasons(sanitized.fields, tools),
        ...sanitized.altered,
        ...core_agent_ignoredKeys(sanitized, release),
        ...(release.readsRequires ? requirements(sanitized, situation, (why) => notLoaded(skill, why)) : []),
        ...(release.readsToolText ? olderTools(sanitized) : []),
    ];
    const description = sanitized.fields.description?.text ?? null;
    return verdict(core_agent_traits, reasons, { name: sanitized.fields.name?.text ?? null, description });
}
function core_agent_ignoredKeys(sanitized, release) {
    const dropped = droppedKeys(sanitized.pairs, release.readsRequires ? ['requires'] : []);
    const first = dropped[0];
    if (!first)
        return [];
    const names = dropped.map((pair) => `\`${pair.key.value}\``).join(', ');
    const message = `${names} ${dropped.length === 1 ? 'is no key' : 'are no keys'} of this runtime and ${dropped.length === 1 ? 'is' : 'are'} left out.`;
    const cure = 'Leave it, or move what matters into the body.';
    return [{ ...reason('key-ignored', 'ignored', message, cure, first.key.span), name: first.key.value }];
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
    const requires = readRequires(value);
    if (requires.state === 'none')
        return [];
    if (requires.state === 'malformed') {
        const says = line('malformed "requires:" — must be a string or a list of strings');
        const message = `\`requires:\` is neither a text nor a list of texts: ${requires.why}.`;
        const cure = 'Write `requires: [shell, kubectl]`, or `[]` for nothing.';
        return [{ ...reason('requires-malformed', 'withheld', message, cure, requires.span), says }];
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
        return [{ ...reason('requires-unmet', 'withheld', message, cure, first.span), name: first.value, says }];
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
    return reason('requires-unknown', 'unknown', message, cure, requires.span);
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
const gemini_cli_dialect = reader_dialect_dialects['js-yaml-4'];
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
    const away = notFound(skill, gemini_cli_roots);
    const unread = away.length > 0 ? away : unreadable(skill);
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
    const map = root ? (0,source_yaml/* resolved */.L$)(root) : null;
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
    return (named.length > 0 ? named : ['name']).map((field) => missing(field, reason_shown_placeOf(skill, field), skill.folder));
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
    return [{ ...reason('yaml-fallback', effect, told, refusal.cure, refusal.span), ...gemini_cli_named(refusal) }];
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
        return reason(`${field}-empty`, 'altered', `\`${field}\` is shown empty.`, cure, reason_shown_placeOf(skill, field));
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
    return [reason('body-lost', 'altered', message, cure, { start, end })];
}
/**
 * Of one root, the skill that is found last is kept, and a warning tells of it (skillManager.js, addSkillsWithPrecedence). Folders
 * are found in the reverse order of their names (run on 2026-11-30).
 */
function overridden(skill, name, { catalog }) {
    if (name === null || !skill.name)
        return [];
    const rivals = catalog.filter((other) => other.name?.value === skill.name?.value && other.path < skill.path && notFound(other, gemini_cli_roots).length === 0);
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

;// CONCATENATED MODULE: ./.build/runtimes/reader-openclaw.js





/** The `yaml` package with its core schema, after lone carriage returns are made line ends. */
const openclawYaml = { ...reader_dialect_dialects['yaml-1.2'], lineEnds: 'cr' };
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
    const map = read.root ? (0,source_yaml/* resolved */.L$)(read.root) : null;
    const block = current.file.slice(current.span);
    if (map?.kind !== 'map')
        return { other: read.root };
    return { fields: yamlFields(block, current.span.start, map, lines), repaired: first };
}
const freeText = new Set(['description', 'read_when', 'summary']);
/** The block with the value of the field that the fault stands in put in double quotes; null where it is none of the free texts. */
function quoteFreeText(file, span, refusal, root) {
    const block = file.slice(span);
    const map = root ? (0,source_yaml/* resolved */.L$)(root) : null;
    const at = (refusal.span?.start ?? -1) - span.start;
    if (map?.kind !== 'map' || at < 0)
        return null;
    const open = refusal.code === 'unclosed-quote' || refusal.code === 'unclosed-bracket';
    const start = open ? lineBelow(block, at) : reader_openclaw_lineStart(block, at);
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
function reader_openclaw_lineStart(block, at) {
    return Math.max(block.lastIndexOf('\n', at - 1), block.lastIndexOf('\r', at - 1)) + 1;
}
/** A quote or bracket that is never closed is told at the line end behind it, and that counts as the line below; its own line where it is the last. */
function lineBelow(block, at) {
    const rest = /^[^\r\n]*(?:(?:\r\n|\r|\n)(?:[ \t][^\r\n]*|(?=[\r\n])))*/.exec(block.slice(at))?.[0] ?? '';
    const end = at + rest.length;
    return end < block.length ? end + (block.startsWith('\r\n', end) ? 2 : 1) : reader_openclaw_lineStart(block, end);
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
    const value = (0,source_yaml/* resolved */.L$)(node);
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
        return reader_openclaw_skill_lost(missing('description', reason_shown_placeOf(skill, 'description'), null));
    const reasons = [
        ...(repaired ? [reader_openclaw_skill_repair(repaired)] : []),
        ...(given === '' ? [namedByFolder(skill, 'There is no name')] : changed(skill, 'name', name)),
        ...(repaired ? [] : changed(skill, 'description', description)),
    ];
    return { reasons, name, description, fields, bodyStart: block.bodyStart };
}
function reader_openclaw_skill_lost(...reasons) {
    return { reasons, name: null, description: null, fields: new Map(), bodyStart: 0 };
}
function reader_openclaw_skill_repair({ message, cure, span, name }) {
    const whole = `${message} The description is put in quotes and the block is read again.`;
    const told = reason('yaml-repaired', 'altered', whole, cure, span);
    return name ? { ...told, name } : told;
}
function changed(skill, field, shown) {
    return asWritten(skill, field, shown) ? [] : [shownAs(skill, field, shown, 'value-coerced', 'Write it as one text.')];
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-json5.js
/** Nesting deeper than this is not read. */
const reader_json5_DEPTH_LIMIT = 200;
const reader_json5_blank = /(?:[\s\uFEFF]|\/\/[^\n\r\u2028\u2029]*|\/\*[\s\S]*?\*\/)*/y;
const number = /[-+]?(?:0[xX][0-9a-fA-F]+|Infinity|NaN|(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?)(?![\p{ID_Continue}$])/uy;
const identifier = /(?:[\p{ID_Start}$_]|\\u[0-9a-fA-F]{4})(?:[\p{ID_Continue}$\u200c\u200d]|\\u[0-9a-fA-F]{4})*/uy;
const reader_json5_words = { true: true, false: false, null: null };
const reader_json5_escapes = {
    ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v', 0: '\0' },
    ...{ '\n': '', '\r\n': '', '\r': '', '\u2028': '', '\u2029': '' },
};
/** Reads a text as JSON5 (json5.org, 1.0.0): plain maps, lists, texts, numbers, booleans and null. `undefined` for no JSON5. */
function readJson5(text) {
    try {
        const reader = new reader_json5_Reader(text);
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
class reader_json5_Reader {
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
        if (word === null || !Object.hasOwn(reader_json5_words, word))
            throw new NoJson5();
        return reader_json5_words[word];
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
        os: reader_openclaw_gate_names(found.get('os')),
        bins: reader_openclaw_gate_names(requires.get('bins')),
        anyBins: reader_openclaw_gate_names(requires.get('anyBins')),
        env: reader_openclaw_gate_names(requires.get('env')),
        config: reader_openclaw_gate_names(requires.get('config')),
    };
}
/** A list of texts, or a text with commas. */
function reader_openclaw_gate_names(value) {
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
    const place = skill.frontmatter.fields.get('metadata')?.value.span ?? skill.frontmatter.opening;
    const parts = [
        part('the programs', lacks.bins, 'and'),
        part('one of the programs', lacks.anyBins, 'or'),
        part('the variables', lacks.env, 'and'),
        part('the settings', lacks.config, 'and'),
    ].filter((each) => each !== '');
    const found = [];
    if (lacks.os.length > 0) {
        const message = `The skill is for ${lacks.os.join(', ')}, and is not offered on ${system}.`;
        found.push(reason('wrong-system', 'withheld', message, 'Leave it where that is meant.', place));
    }
    if (parts.length > 0) {
        const known = scope?.binaries ? '' : ' Nobody listed what this deployment has.';
        const message = `The skill is offered only where there are ${parts.join(', ')}.${known}`;
        const cure = 'Give the deployment what is missing.';
        const name = [...lacks.bins, ...lacks.anyBins, ...lacks.env, ...lacks.config][0] ?? '';
        found.push({ ...reason('gate-unmet', 'withheld', message, cure, place), name });
    }
    return found;
}
function part(what, names, joined) {
    if (names.length === 0)
        return '';
    return `${what} ${names.map((name) => `\`${name}\``).join(` ${joined} `)}`;
}
function reason_openclaw_manualOnly(skill) {
    const place = skill.frontmatter.fields.get('disable-model-invocation')?.value.span ?? null;
    const message = '`disable-model-invocation` is on: people can call the skill, the model does not hear of it.';
    return reason('manual-only', 'withheld', message, 'Leave it where that is meant.', place);
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
const openclaw_limits = { bytes: 256_000, loaded: 200, listed: 150, characters: 18_000 };
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
            title: 'a program that is not there',
            files: {
                'skills/x/SKILL.md': '---\nname: x\ndescription: d\nmetadata: [|{"openclaw": {"requires": {"bins": ["kubectl"]}}}|]\n---\nB\n',
            },
            status: 'withheld',
            reason: 'gate-unmet',
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
function tooLarge({ file }) {
    if (file.bytes <= openclaw_limits.bytes)
        return [];
    const message = `The file has ${file.bytes.toLocaleString('en')} bytes; 256,000 are read.`;
    return [reason('file-unreadable', 'dropped', message, 'Move parts of it into files of their own.', null)];
}
function openclaw_load(skill, situation) {
    const away = notFound(skill, openclaw_roots);
    const unread = away.length > 0 ? away : [...unreadable(skill), ...tooLarge(skill)];
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
        return { ...reason('listing-over-budget', effect, message, 'Split the root, or remove skills.', null), path: place };
    };
    if (loaded.indexOf(skill) >= openclaw_limits.loaded) {
        return [told('dropped', `\`${place}\` holds ${loaded.length} skills; the first 200 by folder are loaded.`)];
    }
    if (listed.indexOf(skill) >= openclaw_limits.listed) {
        return [
            told('withheld', `\`${place}\` offers ${listed.length} skills; the model’s list holds the first 150 by name.`),
        ];
    }
    if (characters <= openclaw_limits.characters || !listed.includes(skill))
        return [];
    const message = `The list of the skills in \`${place}\` takes some ${characters.toLocaleString('en')} characters; it has 18,000, and descriptions are shortened to 220 characters or less, or left out.`;
    return [told('altered', message)];
}
/** Worked out once for a catalogue. */
function openclaw_listOf(catalog, scope) {
    const order = catalog.filter((each) => notFound(each, openclaw_roots).length === 0 && each.unreadable === null && !each.isSample);
    const reads = order
        .map((skill) => ({ skill, found: readOpenclawSkill(skill) }))
        .filter(({ skill, found }) => found.name !== null && tooLarge(skill).length === 0)
        .sort((left, right) => left.skill.path.localeCompare(right.skill.path));
    const offered = reads
        .slice(0, openclaw_limits.loaded)
        .filter(({ skill, found }) => reason_openclaw_gateReasons(skill, found.fields, scope).length === 0)
        .sort((left, right) => (left.found.name ?? '').localeCompare(right.found.name ?? '', 'en'));
    const sizes = offered.slice(0, openclaw_limits.listed).map(({ skill, found }) => {
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
const opencode_dialect = reader_dialect_dialects['js-yaml-3'];
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
            cite: 'opencode-ai 1.18.33, debug skill: YAML that cannot be rewritten is dropped without a word (reference/runtimes.md: an error event); `---json` is read, `---js` is run',
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
    const away = notFound(skill, { ...opencode_roots, hidden });
    const unread = away.length > 0 ? away : unreadable(skill);
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
        return opencode_lost(false, missing('name', reason_shown_placeOf(skill, 'name'), skill.folder));
    const yaml = readDialect(file, block.matter, opencode_dialect);
    if (!yaml.refusal)
        return { ...fields(skill, yaml.root), body };
    if (yaml.refusal.effect === 'unknown')
        return opencode_lost(false, yaml.refusal);
    const rewritten = rewrittenMatter(file.text, block);
    if (rewritten === null)
        return opencode_lost(false, yaml.refusal);
    const again = readDialect(new source_file/* SourceFile */.sC('', rewritten), (0,source_span/* spanOf */.ee)(0, rewritten.length), opencode_dialect);
    if (again.refusal)
        return opencode_lost(true, yaml.refusal);
    const found = fields(skill, again.root);
    return { ...found, body, reasons: [opencode_repair(yaml.refusal), ...found.reasons] };
}
function opencode_repair({ message, cure, span, name }) {
    const told = `${message} The value is made a literal block and read again.`;
    return { ...reason('yaml-repaired', 'ignored', told, cure, span), ...(name ? { name } : {}) };
}
function fields(skill, root) {
    const map = mapOf(skill, root);
    if ('code' in map)
        return opencode_lost(false, map);
    const values = fieldsIn(opencode_dialect, map);
    const wrong = ['name', 'description'].flatMap((field) => wrongValue(skill, field, values.get(field)));
    const [name, description] = [values.get('name'), values.get('description')];
    if (!name)
        return opencode_lost(false, missing('name', reason_shown_placeOf(skill, 'name'), skill.folder));
    if (wrong.length > 0)
        return opencode_lost(false, ...wrong);
    return opencode_shown(skill, valueIn(opencode_dialect, name).text, description ? valueIn(opencode_dialect, description).text : null);
}
function opencode_shown(skill, name, description) {
    const reasons = [...(description === null ? [opencode_notListed(skill)] : []), ...ignoredKeys(skill, [])];
    return { name, description, reasons, body: '', told: false };
}
function wrongValue(skill, field, node) {
    if (!node)
        return [];
    const { kind } = valueIn(opencode_dialect, node);
    return kind === 'text' ? [] : [notText(skill, field, node, kind)];
}
function opencode_notListed(skill) {
    const message = 'There is no description, so the skill loads and is left out of the list that the model sees.';
    return reason('description-not-listed', 'withheld', message, 'Add `description:`.', reason_shown_placeOf(skill, 'description'));
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
    return opencode_lost(false, reason('text-on-opening-line', effect, message, 'Make the first line exactly three dashes.', span));
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
const pi_dialect = reader_dialect_dialects['yaml-1.2'];
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
    const away = [...notFound(skill, pi_roots), ...below(skill, catalog)];
    const unread = away.length > 0 ? away : unreadable(skill);
    const found = unread.length > 0 ? pi_lost(...unread) : pi_read(skill);
    const rivals = found.name === null
        ? []
        : catalog.filter((other) => other.name?.value === skill.name?.value && other.path < skill.path && skill.name);
    const twice = duplicateName(skill, found.name ?? '', rivals, 'the one that is found first is kept');
    return verdictOf({ ...pi_traits, silent: away.length > 0 }, skill, [...found.reasons, ...twice], found);
}
/** A SKILL.md in the root itself ends the search. */
function below(skill, catalog) {
    const { root, depth, named } = skill.place;
    const top = catalog.some(({ place }) => place.named && place.root === root && place.depth === 0);
    if (!named || depth === 0 || skill.insideSkill !== null || !top)
        return [];
    const message = `A SKILL.md stands in \`${root}\` itself, and the search ends there.`;
    return [
        reason('inside-another-skill', 'dropped', message, 'Move that one to a folder of its own.', { start: 0, end: 0 }),
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
        return pi_lost(map.code === 'frontmatter-empty' ? missing('description', map.span, null) : map);
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
        const place = reason_shown_placeOf(skill, 'description');
        return pi_lost(values.has('description') ? empty('description', place) : missing('description', place, null));
    }
    const shown = name.text || skill.folder;
    return {
        name: shown,
        description: description.text,
        reasons: [
            ...(name.text === '' ? [namedByFolder(skill, 'There is no name')] : warnings(skill, name.text)),
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
function warnings(skill, name) {
    const place = reason_shown_placeOf(skill, 'name');
    const mismatch = skill.folder !== null && skill.folder !== name;
    const found = [
        ...nameForm(name, 'ascii', 'code points', place),
        ...(mismatch ? [folderMismatch(name, skill.folder, 'ignored', place)] : []),
    ];
    return found.map((each) => ({ ...each, effect: 'ignored' }));
}
function longDescription(skill, shown) {
    const place = reason_shown_placeOf(skill, 'description');
    return shown.length > 1024 ? [tooLong('description', 'ignored', shown, 1024, 'code points', place)] : [];
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
                ...reason('manual-only', 'withheld', message, 'Remove the key to offer it to the model.', node.span),
                name: key,
            },
        ];
    }
    const inner = (0,source_yaml/* resolved */.L$)(node);
    const meant = inner?.kind === 'scalar' && /^(?:true|yes|on|1)$/i.test(inner.value);
    if (!meant)
        return [];
    const message = `\`${key}\` is the text \`${inner.value}\` here and not the boolean \`true\`, so it has no effect.`;
    return [{ ...reason('field-lost', 'altered', message, 'Write `true`, without quotes.', node.span), name: key }];
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
const entities = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
};
function pi_escaped(text) {
    return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

;// CONCATENATED MODULE: ./.build/runtimes/reader-skills-cli.js






const reader_skills_cli_dialect = reader_dialect_dialects['yaml-1.2'];
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
    const block = blockIn(file.text);
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
function blockIn(text) {
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
        return nothing(missing(field, reason_shown_placeOf(skill, field), skill.folder));
    if (value.kind === 'null' || value.text === '')
        return nothing(empty(field, reason_shown_placeOf(skill, field)));
    if (value.kind !== 'text')
        return nothing(notText(skill, field, node, value.kind));
    const text = reader_skills_cli_onOneLine(value.text);
    const changed = shownAs(skill, field, text, 'value-coerced', 'Write it without control characters.');
    return { text, reasons: asWritten(skill, field, text) ? [] : [changed] };
}
/** Escape sequences of terminals and control characters go, and line ends become blanks (sanitizeMetadata). */
function reader_skills_cli_onOneLine(text) {
    const sequences = /\x1b\][\s\S]*?(?:\x07|\x1b\\)|\x1b[P^_][\s\S]*?\x1b\\|\x1b\[[\x30-\x3f]*[\x20-\x2f]*[\x40-\x7e]|\x1b[\x20-\x7e]/g;
    const controls = /[\0-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f]/g;
    return text
        .replace(sequences, '')
        .replace(controls, '')
        .replace(/[\r\n]+/g, ' ')
        .trim();
}
function internal(node) {
    const metadata = node ? (0,source_yaml/* resolved */.L$)(node) : null;
    const value = metadata?.kind === 'map' ? fieldsIn(reader_skills_cli_dialect, metadata).get('internal') : undefined;
    const { kind, text } = value ? valueIn(reader_skills_cli_dialect, value) : { kind: 'null', text: '' };
    if (!value || kind !== 'boolean' || text !== 'true')
        return [];
    const message = '`metadata.internal` is true, so the skill is left out unless it is asked for by name.';
    return [reason('internal-skill', 'withheld', message, 'Leave it where that is meant.', value.span)];
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
    const away = notFound(skill, skills_cli_roots);
    const unread = away.length > 0 ? away : unreadable(skill);
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
        const listed = !skill.isSample && skill.unreadable === null && notFound(skill, skills_cli_roots).length === 0;
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
    const unread = unreadable(skill);
    const closed = unread.length > 0 ? unread : skills_ref_fenceReasons(skill);
    const split = splitOnDashes(skill.file.text);
    if (closed.length > 0 || !split)
        return verdict(skills_ref_traits, closed, { name: null, description: null });
    const { root, refusals } = readStrictYaml(skill.file.text, split.yaml);
    const cut = skills_ref_cutReason(skill, split.yaml.end);
    if (refusals.length > 0 || root?.kind !== 'map') {
        return verdict(skills_ref_traits, skills_ref_blockReasons(skill, root, refusals, cut), { name: null, description: null });
    }
    const pairs = mergedPairs(root);
    const fields = skills_ref_fieldReasons(pairs, skill.folder);
    return verdict(skills_ref_traits, cut ? [cut, ...fields] : fields, {
        name: strip(skills_ref_textOf(pairs, 'name') ?? ''),
        description: strip(skills_ref_textOf(pairs, 'description') ?? ''),
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
        return [fenceReason(fault ?? { code: codes.at(-1) ?? 'frontmatter-missing', span, detail: '' })];
    };
    // The text is decoded as a whole, so one bad byte anywhere ends it with a stack trace.
    if (file.encoding !== 'utf-8')
        return told(['not-utf-8'], (0,source_span/* spanOf */.ee)(0, 0));
    if (!file.text.startsWith('---'))
        return told(openers, (0,source_span/* spanOf */.ee)(0, 0));
    return splitOnDashes(file.text) ? [] : told(['frontmatter-not-closed'], opening ?? (0,source_span/* spanOf */.ee)(0, 3));
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
        return fenceReason(fault, 'altered');
    }
    const message = 'Three dashes stand inside the frontmatter, and the file is cut there: the rest of it goes to the body.';
    return reason('dashes-in-value', 'altered', message, 'Write two dashes, or a dash sign.', (0,source_span/* spanOf */.ee)(at, at + 3));
}
/** Why the block gives no map: the dashes that cut it short where the author's own block is sound, else what is wrong with it. */
function skills_ref_blockReasons(skill, root, refusals, cut) {
    const opening = skill.frontmatter.faults.find((fault) => fault.code === 'text-on-opening-line');
    if (opening)
        return [fenceReason(opening)];
    if (cut?.code === 'dashes-in-value' && skill.frontmatter.yaml?.faults.length === 0)
        return [{ ...cut, effect: 'dropped' }];
    if (refusals.length > 0)
        return [...refusals];
    const place = skill.frontmatter.opening ?? (0,source_span/* spanOf */.ee)(0, 3);
    if (!root || (root.kind === 'scalar' && root.style === 'empty')) {
        return [
            reason('frontmatter-empty', 'dropped', 'The frontmatter is empty.', 'Add `name:` and `description:`.', place),
        ];
    }
    return [wrongType('not-a-mapping', 'dropped', 'The frontmatter', root, '`key: value` lines')];
}
function skills_ref_fieldReasons(pairs, folder) {
    return [
        ...skills_ref_unknownKeys(pairs),
        ...skills_ref_nameReasons(entry(pairs, 'name'), folder),
        ...skills_ref_descriptionReasons(entry(pairs, 'description')),
        ...skills_ref_compatibilityReasons(entry(pairs, 'compatibility')),
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
    return [{ ...reason('unknown-key', 'dropped', message, cure, first.key.span), name: first.key.value }];
}
function skills_ref_nameReasons(value, folder) {
    if (!value)
        return [missing('name', skills_ref_top, folder)];
    if (value.kind !== 'scalar')
        return [wrongType('name-type', 'dropped', 'name', value, 'text')];
    const name = strip(value.value).normalize('NFKC');
    if (name === '')
        return [empty('name', value.span)];
    const form = nameForm(name, 'unicode', 'code points', value.span);
    if (folder === null || folder.normalize('NFKC') === name)
        return form;
    return [...form, folderMismatch(name, folder, 'dropped', value.span)];
}
function skills_ref_descriptionReasons(value) {
    if (!value)
        return [missing('description', skills_ref_top, null)];
    if (value.kind !== 'scalar')
        return [wrongType('description-type', 'dropped', 'description', value, 'text')];
    if (strip(value.value) === '')
        return [empty('description', value.span)];
    const long = longer('description', value.value, 1024, value.span);
    return strictText(value) === value.value ? long : [...long, lineSeparator(value)];
}
function lineSeparator({ value, span }) {
    const at = span.start + value.indexOf('\u0085');
    const message = 'U+0085 in an unquoted value ends the line, and is read as a blank.';
    return reason('line-separator', 'altered', message, 'Replace it with a blank.', (0,source_span/* spanOf */.ee)(at, at + 1));
}
function skills_ref_compatibilityReasons(value) {
    if (!value)
        return [];
    if (value.kind !== 'scalar')
        return [wrongType('compatibility-type', 'dropped', 'compatibility', value, 'text')];
    return longer('compatibility', value.value, 500, value.span);
}
function longer(field, text, limit, span) {
    return [...text].length > limit ? [tooLong(field, 'dropped', text, limit, 'code points', span)] : [];
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
            { ...reason('metadata-value-coerced', 'altered', message, 'Write it as one text.', key.span), name: key.value },
        ];
    });
}
const skills_ref_top = (0,source_span/* spanOf */.ee)(0, 3);
function entry(pairs, name) {
    return pairs.find((pair) => pair.key.value === name)?.value ?? null;
}
function skills_ref_textOf(pairs, name) {
    const value = entry(pairs, name);
    return value?.kind === 'scalar' ? strictText(value) : null;
}
/** Python's `str.strip()`, which differs from `trim()` in the separators U+001C to U+001F, U+0085 and the byte order mark. */
function strip(text) {
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
    const split = splitOnDashes(skill.file.text);
    const parts = {
        name: name ?? skill.name?.value ?? '',
        description: description ?? skill.description?.value ?? '',
        location: skill.filePath,
    };
    const lines = Object.entries(parts).map(([tag, text]) => `<${tag}>\n${skills_ref_escaped(text)}\n</${tag}>`);
    return {
        metadata: `<skill>\n${lines.join('\n')}\n</skill>`,
        instructions: split ? strip(skill.file.text.slice(split.bodyStart)) : '',
        framing: null,
        resources: skill.bundle.resources.map((resource) => ({ path: resource.path, why: null })),
    };
}
function skills_ref_escaped(text) {
    const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
    return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

;// CONCATENATED MODULE: ./.build/runtimes/index.js














/** In the order in which tables and lists name them; the open standard is the first. */
const runtimes = [
    agentskills,
    claudeCode,
    codex,
    copilotCli,
    geminiCli,
    opencode,
    openclaw,
    pi,
    coreAgent,
    coreAgent28,
    adkGo,
    adkJs,
    cleveragents,
    skillsCli,
    skillsRef,
];

;// CONCATENATED MODULE: ./.build/run.js










/** The ids that options are checked against. */
function shelfIds() {
    return { runtimes: runtimes.map(({ id }) => id), reporters: reporters.map(({ id }) => id) };
}
/** The whole path. Throws UsageError for what the caller got wrong. */
async function run(options, host) {
    const workspace = host.open(options.paths);
    const set = readSkills(workspace);
    const { userRoots, recipes: declared = null } = options;
    const recipes = readRecipes(workspace, options.recipe, {
        userRoots,
        declared,
        programs: () => host.programs?.() ?? null,
    });
    const count = await tokenCounter();
    const progress = (done, all) => host.progress(`${done} of ${all} skills read`);
    const analysis = analyze(set, recipes, runtimes, { runtimes: options.runtimes, count, progress });
    const diagnostics = check(analysis, rules, options);
    const { failOn, quiet } = options;
    const report = settle(diagnostics, analysis, { failOn, quiet, version: host.version, encoding: ENCODING });
    host.progress('');
    for (const request of options.reports)
        deliver(request, report, host);
    return report;
}
function deliver({ id, file }, report, host) {
    const reporter = reporters.find((each) => each.id === id);
    if (!reporter)
        return;
    const text = covered(reporter.render(report, file === null ? host : { ...run_plain, link: host.link }), report.secrets);
    if (file !== null)
        host.writeFile(file, text);
    else if (reporter.sink === 'step-summary')
        host.stepSummary(text);
    else
        host.stdout(text);
}
/** A file has no width of its own and no colours. */
const run_plain = { columns: 80, colour: false };


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
    const locked = [];
    for (const [path, content] of Object.entries(files)) {
        for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
            const folder = path.slice(0, at);
            entries.set(folder, { path: folder, kind: 'directory', bytes: 0, executable: false });
        }
        if (content === 'locked:') {
            locked.push({ path, reason: 'unreadable', target: null, why: 'permission denied' });
            continue;
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
        leftOut: [...followed, ...locked].sort(byPath),
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
