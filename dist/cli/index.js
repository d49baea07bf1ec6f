#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 2203:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("stream");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 8867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError),
/* harmony export */   g: () => (/* binding */ severities)
/* harmony export */ });
const severities = ['error', 'warning', 'note'];
/** A mistake of the caller (flags, config, permissions): one sentence, its place, a remedy. Exit code 2. */
class UsageError extends Error {
    at;
    constructor(message, at = null) {
        super(message);
        this.name = 'UsageError';
        this.at = at;
    }
}


/***/ }),

/***/ 504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  RO: () => (/* binding */ configOnly),
  cG: () => (/* binding */ moveInto),
  re: () => (/* binding */ optionText),
  ci: () => (/* binding */ optionsSchema),
  Z7: () => (/* binding */ readTexts),
  RU: () => (/* binding */ rebase),
  G9: () => (/* binding */ settle),
  ry: () => (/* binding */ splitList)
});

// UNUSED EXPORTS: standardBudget

;// CONCATENATED MODULE: external "node:path/posix"
const posix_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");
// EXTERNAL MODULE: ./.build/diagnostic.js
var diagnostic = __nccwpck_require__(8867);
// EXTERNAL MODULE: ./.build/source/nearest.js
var nearest = __nccwpck_require__(9968);
;// CONCATENATED MODULE: ./.build/options.js



/** The open standard's own advice (agentskills.io specification, "Progressive disclosure", read 2026-11-30). */
const standardBudget = { metadata: 100, instructions: 5000, lines: 500 };
const profiles = ['default', 'recipecheck'];
const failLevels = [...diagnostic/* severities */.g, 'never'];
/** Keys that only a config file can give. */
const configOnly = ['budget', 'user-roots'];
/** The one JSON Schema (draft 7) of inputs, flags and skillproof.yml. */
function optionsSchema(ids) {
    const text = { type: 'string', minLength: 1 };
    const tokens = (of, limit) => {
        return { description: of, type: 'integer', minimum: 1, default: limit };
    };
    const properties = {
        paths: {
            description: 'What to check: repositories, folders, skills, SKILL.md files or globs; a leading ! excludes. Default: everything.',
            type: 'array',
            items: text,
            minItems: 1,
            default: ['.'],
        },
        runtimes: {
            description: 'Runtimes that the skills are meant for. Default: those that read the folder a skill stands in.',
            type: 'array',
            items: { type: 'string', enum: ids.runtimes },
            minItems: 1,
        },
        recipe: {
            description: 'Recipes of the deployments to hold the skills against, or none. Default: those that are found.',
            type: ['string', 'array'],
            items: text,
            minItems: 1,
            minLength: 1,
        },
        profile: {
            description: 'How findings are judged; recipecheck judges as the recipecheck of core-agent does.',
            type: 'string',
            enum: profiles,
            default: 'default',
        },
        report: {
            description: 'Reports to make, as ID or ID=FILE; a list replaces the default. Default: terminal, in the Action also annotations and step-summary.',
            type: 'array',
            items: {
                anyOf: [
                    { enum: ids.reporters },
                    { title: 'ID=FILE', type: 'string', pattern: `^(?:${ids.reporters.join('|')})=.+$` },
                ],
            },
            minItems: 1,
        },
        'fail-on': {
            description: 'The least severity that fails the run.',
            type: 'string',
            enum: failLevels,
            default: 'error',
        },
        'allow-empty': {
            description: 'Finding no skill at all is no failure.',
            type: 'boolean',
            default: false,
        },
        budget: {
            description: 'What one skill may cost before a warning.',
            type: 'object',
            additionalProperties: false,
            properties: {
                metadata: tokens('Tokens of name and description.', standardBudget.metadata),
                instructions: tokens('Tokens of the body.', standardBudget.instructions),
                lines: tokens('Lines of the SKILL.md.', standardBudget.lines),
            },
        },
        'user-roots': {
            description: 'Folders that stand for the user’s own ~/.agents and ~/.core-agent. Default: none.',
            type: 'array',
            items: text,
        },
    };
    return {
        $schema: 'http://json-schema.org/draft-07/schema#',
        title: 'skillproof.yml',
        description: 'What Skillproof is asked for in a repository. Flags and inputs win over it.',
        type: 'object',
        additionalProperties: false,
        properties,
    };
}
/** The words for one key on a help page: its description, and its default where the description does not say it. */
function optionText(option) {
    const said = option.default === undefined || option.description.includes('Default:');
    return said ? option.description : `${option.description} Default: ${String(option.default)}.`;
}
/** The entries of a list that was written as one text: by newline or comma, but not by a comma within braces. */
function splitList(text) {
    const entries = text.match(/(?:\{[^{}\r\n]*\}|[^,\r\n])+/g) ?? [];
    return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}
/**
 * Wishes from flags or inputs: the entries of each list, or the one text of any other key.
 * `naming` says how the caller writes a key, as in `--runtimes`. Throws UsageError for a value that is not valid.
 */
function readTexts(given, ids, naming) {
    const { properties } = optionsSchema(ids);
    const wishes = {};
    for (const [key, texts] of Object.entries(given)) {
        const option = properties[key];
        const last = texts.at(-1);
        if (last === undefined)
            throw new diagnostic/* UsageError */.e(`${naming(key)} names nothing; give a value or leave it out.`);
        if (key === 'report')
            for (const text of texts)
                readReport(text, ids, naming(key));
        for (const text of texts)
            among(text, option.enum ?? option.items?.enum, naming(key));
        if (option.type === 'boolean')
            among(last, ['true', 'false'], naming(key));
        wishes[key] = option.type === 'boolean' ? last === 'true' : option.type === 'string' ? last : texts;
    }
    return wishes;
}
function among(text, valid, name) {
    if (valid && !valid.includes(text))
        throw new diagnostic/* UsageError */.e((0,nearest/* notAmong */.EQ)(text, `a value of ${name}`, valid));
}
function readReport(text, ids, name) {
    const at = text.indexOf('=');
    const id = at < 0 ? text : text.slice(0, at);
    among(id, ids.reporters, name);
    if (at === text.length - 1)
        throw new diagnostic/* UsageError */.e(`${(0,nearest/* quoted */.TL)(text)} names no file; write ${id}=FILE, or ${id} alone.`);
    return { id, file: at < 0 ? null : text.slice(at + 1) };
}
/** The same wishes seen from the folder above `folder`: relative paths start with it. */
function rebase(wishes, folder) {
    const moved = (path) => moveInto(folder, path);
    const { paths, recipe, report, 'user-roots': roots } = wishes;
    return {
        ...wishes,
        ...(paths && { paths: paths.map((path) => (path.startsWith('!') ? `!${moved(path.slice(1))}` : moved(path))) }),
        ...(recipe &&
            recipe !== 'none' && { recipe: [recipe].flat().map((path) => (path === 'none' ? path : moved(path))) }),
        ...(report && { report: report.map((text) => text.replace(/(?<==).+$/s, moved)) }),
        ...(roots && { 'user-roots': roots.map(moved) }),
    };
}
/** `path` as seen from above `folder`; an absolute path stays. */
function moveInto(folder, path) {
    return folder === '.' || /^(?:[\\/]|[A-Za-z]:[\\/])/.test(path) ? path : (0,posix_namespaceObject.join)(folder, path);
}
/** Flags and inputs win over the config file, the config file wins over the defaults; lists are replaced, never joined. Throws UsageError. */
function settle(asked, config, door, ids) {
    const wishes = { ...config?.wishes, ...asked };
    const reports = (wishes.report ?? door.reports).map((text) => readReport(text, ids, 'report'));
    const files = reports.flatMap(({ file }) => file ?? []);
    const twice = files.find((file, index) => files.indexOf(file) !== index);
    if (twice !== undefined)
        throw new diagnostic/* UsageError */.e(`Two reports go to ${(0,nearest/* quoted */.TL)(twice)}; give each a file of its own.`);
    return {
        paths: wishes.paths ?? [door.folder],
        runtimes: wishes.runtimes ? [...new Set(wishes.runtimes)] : null,
        recipe: settleRecipe(wishes.recipe),
        profile: wishes.profile ?? 'default',
        reports,
        failOn: wishes['fail-on'] ?? 'error',
        config: config?.path ?? null,
        allowEmpty: wishes['allow-empty'] ?? false,
        quiet: door.quiet,
        progress: door.progress,
        budget: { ...standardBudget, ...wishes.budget },
        userRoots: wishes['user-roots'] ?? [],
    };
}
function settleRecipe(recipe) {
    if (recipe === undefined)
        return null;
    const paths = [...new Set([recipe].flat())];
    if (!paths.includes('none'))
        return paths;
    if (paths.length > 1)
        throw new diagnostic/* UsageError */.e('"none" stands beside other recipes; write none alone, or leave it out.');
    return 'none';
}


/***/ }),

/***/ 2782:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   l6: () => (/* binding */ asPlainLine),
/* harmony export */   n8: () => (/* binding */ line)
/* harmony export */ });
/**
 * Characters that an eye cannot see or that move what it sees: controls, line and paragraph separators, bidi marks,
 * zero-width and other default-ignorable characters, interlinear marks, lone surrogates.
 */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\u{FFF9}-\u{FFFB}\u{E0000}-\u{E0FFF}]/gu;
/** Scripts whose spelling needs joiners (Unicode 16, section 23.2). */
const joining = '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Devanagari}\\p{Script=Bengali}' +
    '\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}' +
    '\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}';
/** The invisible characters that have work to do: emoji sequences, and joiners inside a word. */
const needed = new RegExp('(?<=\\p{Emoji})\\uFE0F|(?<=\\p{Script=Han})[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]' +
    '|(?<=\\p{Extended_Pictographic}(?:\\uFE0F|\\p{Emoji_Modifier})?)\\u200D(?=\\p{Extended_Pictographic})' +
    `|(?<=[${joining}])[\\u200C\\u200D](?=[${joining}])`, 'uy');
/**
 * Untrusted text made safe to stand inside one line of a terminal or a log: nothing in it moves the cursor, ends the
 * line, hides, reorders, or is taken for a command by GitHub's runner, which honours `##[` anywhere in a line
 * (actions/runner, src/Runner.Common/ActionCommand.cs). What cannot be seen is written as `\u{200B}`.
 */
function printable(text) {
    return withoutOldCommands(text.replace(unprintable, (character, at) => shown(character, at, text)));
}
/** Untrusted text made safe to start a line: as `printable`, and the line is no `::command`. */
function line(text) {
    return asPlainLine(printable(text));
}
/** A finished line, colours included, that the runner takes for text whatever its parts add up to. */
function asPlainLine(text) {
    return withoutOldCommands(text.replace(/^((?:\s|\u001B\[[\d;]*m)*)::/u, '$1\\::'));
}
function withoutOldCommands(text) {
    return text.replaceAll('##[', '##\\[');
}
function shown(character, at, text) {
    needed.lastIndex = at;
    if (needed.test(text))
        return character;
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}}`;
}


/***/ }),

/***/ 9968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EQ: () => (/* binding */ notAmong),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
/** Words longer than this, in UTF-16 units, were never meant as one of ours. */
const WORD_LIMIT = 64;
/** The candidate that `word` was probably meant to be, case aside; the first of equals; null where none is near. */
function nearest(word, candidates) {
    if (word === '' || word.length > WORD_LIMIT)
        return null;
    const meant = word.toLowerCase();
    const allowed = Math.max(1, Math.floor(meant.length / 3));
    let best = null;
    let least = allowed + 1;
    for (const candidate of candidates) {
        const distance = editDistance(meant, candidate.toLowerCase());
        if (distance < least) {
            best = candidate;
            least = distance;
        }
    }
    return best ?? (meant.length < 3 ? null : (candidates.find((each) => each.toLowerCase().startsWith(meant)) ?? null));
}
/** Letters to add, drop or replace until one word is the other (Levenshtein). */
function editDistance(left, right) {
    let row = Array.from({ length: right.length + 1 }, (_, index) => index);
    for (let at = 0; at < left.length; at += 1) {
        const next = [at + 1];
        for (let other = 0; other < right.length; other += 1) {
            const replaced = (row[other] ?? 0) + (left[at] === right[other] ? 0 : 1);
            next.push(Math.min(replaced, (row[other + 1] ?? 0) + 1, (next[other] ?? 0) + 1));
        }
        row = next;
    }
    return row[right.length] ?? 0;
}
/** Says that `word` is not `what` ("a value of --runtimes"), names the nearest candidate and lists all of them. */
function notAmong(word, what, candidates) {
    const near = nearest(word, candidates);
    return `${quoted(word)} is not ${what}${near === null ? '.' : `; did you mean "${near}"?`} Valid: ${candidates.join(', ')}.`;
}
/** A word of somebody else's in quotes, cut where it is long. */
function quoted(word) {
    const letters = [...word];
    return letters.length > WORD_LIMIT ? `"${letters.slice(0, WORD_LIMIT).join('')}…"` : `"${word}"`;
}


/***/ }),

/***/ 5922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The release; a test compares it with package.json, which lies outside of what is compiled. */
const VERSION = '0.1.0';


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(7975);
// EXTERNAL MODULE: ./.build/diagnostic.js
var diagnostic = __nccwpck_require__(8867);
// EXTERNAL MODULE: ./.build/options.js + 1 modules
var options = __nccwpck_require__(504);
// EXTERNAL MODULE: ./.build/source/nearest.js
var nearest = __nccwpck_require__(9968);
;// CONCATENATED MODULE: ./.build/arguments.js




/** Without the shelves' ids: a help page need not wait for them. */
const allOptions = (0,options/* optionsSchema */.ci)({ runtimes: [], reporters: [] }).properties;
const placeholders = {
    runtimes: 'ID,...',
    recipe: 'PATH,...|none',
    report: 'ID[=FILE],...',
};
const tiers = ['metadata', 'instructions', 'resources'];
const everywhere = {
    version: { type: 'boolean', text: 'Print the version and stop. Default: off.' },
    help: { type: 'boolean', text: 'Print this page and stop. Default: off.' },
};
const checkFlags = {
    ...Object.fromEntries(Object.entries(allOptions)
        .filter(([key]) => key !== 'paths' && !options/* configOnly */.RO.includes(key))
        .map(([key, option]) => [key, flagFor(key, option)])),
    config: {
        type: 'string',
        value: 'FILE',
        text: 'The config file. Default: skillproof.yml, skillproof.yaml or .github/skillproof.yml, if there is one.',
    },
    quiet: { type: 'boolean', text: 'Show errors only, and nothing when there are none. Default: off.' },
    'no-progress': {
        type: 'boolean',
        text: 'No line of progress. Default: off; the line is shown on a terminal only.',
    },
};
const showFlags = {
    runtime: {
        type: 'string',
        value: 'ID',
        text: 'The runtime to show it for. Default: those that read its folder.',
    },
    tier: { type: 'string', value: tiers.join('|'), text: 'Show one tier only. Default: all.' },
    json: { type: 'boolean', text: 'Print JSON. Default: off.' },
};
const commands = {
    check: {
        words: '[PATH...]',
        text: 'Check skills; the command that is meant where none is named.',
        flags: checkFlags,
    },
    runtimes: { words: '', text: 'List the runtimes that are modelled, with their ids.', flags: {} },
    rules: { words: '', text: 'List the rules.', flags: {} },
    explain: { words: 'RULE|REASON', text: 'Say what a rule or reason means, and how to cure it.', flags: {} },
    show: { words: 'PATH', text: 'Show what a runtime gives the model of one skill, tier by tier.', flags: showFlags },
};
function flagFor(key, option) {
    const text = (0,options/* optionText */.re)(option);
    if (option.type === 'boolean')
        return { type: 'boolean', text: text.replace('Default: false', 'Default: off'), key };
    const list = option.type !== 'string';
    return { type: 'string', value: placeholders[key] ?? (option.enum ?? []).join('|'), text, key, list };
}
/** Takes the words behind the program's name apart. Throws UsageError for a word that is not understood. */
function parseCommandLine(words) {
    const { tokens } = tokensOf(words, { ...checkFlags, ...showFlags, ...everywhere });
    const first = tokens.find((token) => token.kind !== 'option');
    const named = first?.kind === 'positional' && Object.hasOwn(commands, first.value) ? first.value : null;
    const command = named ?? 'check';
    const flags = { ...commands[command].flags, ...everywhere };
    const given = new Map();
    for (const token of tokensOf(words, flags).tokens) {
        if (token.kind === 'option')
            take(token, flags, command, given);
    }
    if (given.has('help'))
        return { command: 'help' };
    if (given.has('version'))
        return { command: 'version' };
    const positionals = tokens.filter((token) => token.kind === 'positional').map((token) => token.value);
    return build(command, positionals.slice(named === null ? 0 : 1), given);
}
function tokensOf(words, flags) {
    const options = Object.fromEntries(Object.entries(flags).map(([name, { type }]) => [name, { type, multiple: true }]));
    const help = { type: 'boolean', short: 'h', multiple: true };
    return (0,external_node_util_.parseArgs)({
        args: [...words],
        options: { ...options, help },
        allowPositionals: true,
        strict: false,
        tokens: true,
    });
}
function take(token, flags, command, given) {
    const { name, rawName, value, inlineValue } = token;
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (!flag) {
        const near = (0,nearest/* nearest */.pA)(name, Object.keys(flags));
        const remedy = near === null ? '.' : `; did you mean --${near}?`;
        throw new diagnostic/* UsageError */.e(`${(0,nearest/* quoted */.TL)(rawName)} is no flag of ${command}${remedy} See skillproof --help.`);
    }
    if (flag.type === 'boolean') {
        if (value !== undefined)
            throw new diagnostic/* UsageError */.e(`${rawName} takes no value; write ${rawName} alone.`);
    }
    else if (value === undefined || value === '' || (!inlineValue && value.startsWith('-'))) {
        throw new diagnostic/* UsageError */.e(`${rawName} needs a value, as in ${rawName} ${flag.value}`);
    }
    const values = flag.list ? (0,options/* splitList */.ry)(value ?? '') : [value ?? 'true'];
    given.set(name, [...(given.get(name) ?? []), ...values]);
}
function build(command, positionals, given) {
    const last = (name) => given.get(name)?.at(-1) ?? null;
    switch (command) {
        case 'rules':
        case 'runtimes':
            only(command, positionals, 0);
            return { command };
        case 'explain':
            return { command, id: only(command, positionals, 1) };
        case 'show': {
            const tier = last('tier');
            if (tier !== null && !tiers.some((each) => each === tier)) {
                throw new diagnostic/* UsageError */.e((0,nearest/* notAmong */.EQ)(tier, 'a value of --tier', tiers));
            }
            return { command, path: only(command, positionals, 1), runtime: last('runtime'), tier, json: given.has('json') };
        }
        default: {
            const asked = [...given].filter(([name]) => checkFlags[name]?.key !== undefined);
            return {
                command: 'check',
                given: { ...(positionals.length > 0 && { paths: positionals }), ...Object.fromEntries(asked) },
                config: last('config'),
                quiet: given.has('quiet'),
                progress: !given.has('no-progress'),
            };
        }
    }
}
/** The one word that a command takes; empty for a command that takes none. Throws UsageError for more or fewer. */
function only(command, words, count) {
    const usage = `write skillproof ${command} ${commands[command].words}`.trimEnd();
    const extra = words[count];
    if (extra !== undefined)
        throw new diagnostic/* UsageError */.e(`${(0,nearest/* quoted */.TL)(extra)} is one word too many; ${usage}.`);
    if (words.length < count)
        throw new diagnostic/* UsageError */.e(`${command} needs to know what; ${usage}.`);
    return words[0] ?? '';
}
const WIDTH = 80;
/** The help page, 80 columns wide. */
function helpPage(version) {
    const usage = Object.entries(commands).map(([name, { words, text, flags }]) => {
        const call = [
            'skillproof',
            name === 'check' ? '[check]' : name,
            words,
            Object.keys(flags).length > 0 ? '[FLAG...]' : '',
        ];
        return `  ${call.filter((word) => word !== '').join(' ')}\n${wrapped(text)}`;
    });
    const exits = [
        '  0  nothing at or above the fail level',
        '  1  at least one finding at or above the fail level',
        '  2  wrong usage or config, or no skill was found',
        '  3  a fault of skillproof itself',
    ];
    return [
        `skillproof ${version}: what agent runtimes do with SKILL.md bundles, before a merge`,
        ['Commands:', ...usage].join('\n'),
        ['Flags of check:', ...flagLines(checkFlags)].join('\n'),
        ['Flags of show:', ...flagLines(showFlags)].join('\n'),
        ['Flags of all commands:', ...flagLines(everywhere)].join('\n'),
        ['Keys of the config file only:', ...configLines()].join('\n'),
        ['Exit codes:', ...exits].join('\n'),
    ].join('\n\n');
}
function flagLines(flags) {
    return Object.entries(flags).map(([name, { value, text }]) => {
        return `  --${name}${value ? ` ${value}` : ''}${name === 'help' ? ', -h' : ''}\n${wrapped(text)}`;
    });
}
function configLines() {
    return options/* configOnly */.RO.flatMap((key) => {
        const option = allOptions[key];
        const inner = Object.entries(option.properties ?? {}).map(([name, each]) => `  ${key}.${name}\n${wrapped((0,options/* optionText */.re)(each))}`);
        return inner.length > 0 ? inner : [`  ${key}\n${wrapped((0,options/* optionText */.re)(option))}`];
    });
}
function wrapped(text) {
    const lines = [];
    for (const word of text.split(' ')) {
        const line = lines.at(-1);
        if (line !== undefined && `${line} ${word}`.length <= WIDTH)
            lines[lines.length - 1] = `${line} ${word}`;
        else
            lines.push(`      ${word}`);
    }
    return lines.join('\n');
}

// EXTERNAL MODULE: ./.build/report/printable.js
var printable = __nccwpck_require__(2782);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./.build/host/files.js





/** A file of the caller's own choice; null where it is not there. Throws UsageError where it cannot be read. */
function readOwn(root, path) {
    const absolute = (0,external_node_path_.resolve)(root, path);
    try {
        if (escapes(root, absolute)) {
            throw new diagnostic/* UsageError */.e(`${(0,nearest/* quoted */.TL)(path)} is a link that leads out of the tree; put the file itself there.`);
        }
        return (0,external_node_fs_.readFileSync)(absolute);
    }
    catch (error) {
        if (error instanceof diagnostic/* UsageError */.e)
            throw error;
        const code = codeOf(error);
        if (code === 'ENOTDIR' || (code === 'ENOENT' && !(0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false })))
            return null;
        throw new diagnostic/* UsageError */.e(`${(0,nearest/* quoted */.TL)(path)} cannot be read: ${inWords(code)}; name a file that can.`);
    }
}
/** Writes a file whole or not at all: under another name first, beside its place. Throws UsageError where it cannot be written. */
function writeWhole(root, path, text) {
    const absolute = (0,external_node_path_.resolve)(root, path);
    const folder = (0,external_node_path_.dirname)(absolute);
    const draft = (0,external_node_path_.join)(folder, `.${(0,external_node_path_.basename)(absolute)}.${(0,external_node_crypto_.randomUUID)()}`);
    try {
        if (escapes(root, folder)) {
            throw new diagnostic/* UsageError */.e(`The folder of ${(0,nearest/* quoted */.TL)(path)} is a link that leads out of the tree; choose another place.`);
        }
        if (isDevice(absolute))
            (0,external_node_fs_.appendFileSync)(absolute, text);
        else {
            (0,external_node_fs_.writeFileSync)(draft, text, { flag: 'wx' });
            (0,external_node_fs_.renameSync)(draft, absolute);
        }
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(draft, { force: true });
        if (error instanceof diagnostic/* UsageError */.e)
            throw error;
        const code = codeOf(error);
        if (code === 'ENOENT') {
            throw new diagnostic/* UsageError */.e(`The folder ${(0,nearest/* quoted */.TL)((0,external_node_path_.dirname)(path))} is not there; make it before ${(0,nearest/* quoted */.TL)(path)} is written.`);
        }
        throw new diagnostic/* UsageError */.e(`${(0,nearest/* quoted */.TL)(path)} cannot be written: ${inWords(code)}; choose another place.`);
    }
}
/** Adds to the page that GitHub shows for a step; nothing where there is no such page. */
function appendStepSummary(env, text) {
    const file = env.GITHUB_STEP_SUMMARY;
    if (!file)
        return;
    try {
        (0,external_node_fs_.appendFileSync)(file, text);
    }
    catch (error) {
        throw new diagnostic/* UsageError */.e(`The step summary cannot be written: ${inWords(codeOf(error))}; check GITHUB_STEP_SUMMARY.`);
    }
}
/** A pipe or device, which a file in its place would destroy. /dev/stdout is a link, to whatever the shell made of it. */
function isDevice(absolute) {
    const there = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
    const plain = !there || there.isFile() || there.isDirectory() || there.isSymbolicLink();
    return !plain || absolute.startsWith('/dev/');
}
/** True where a path that stands in the tree by its name really lies outside. A path that is outside by its name was asked for. */
function escapes(root, absolute) {
    return inside((0,external_node_path_.resolve)(root), absolute) && !inside((0,external_node_fs_.realpathSync)(root), (0,external_node_fs_.realpathSync)(absolute));
}
function inside(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && (0,external_node_path_.resolve)(folder, way) === path;
}
function codeOf(error) {
    return error.code ?? 'an unknown error';
}
function inWords(code) {
    const words = {
        ENOENT: 'it is a link that leads nowhere',
        EACCES: 'permission denied',
        EPERM: 'permission denied',
        EISDIR: 'it is a folder',
        ENOTDIR: 'a part of its path is no folder',
        ENOSPC: 'the disk is full',
        EROFS: 'the disk is read-only',
        ENAMETOOLONG: 'its name is too long',
    };
    return words[code] ?? `the system answered ${code}`;
}

;// CONCATENATED MODULE: ./.build/host/terminal.js


/** A host for a shell. `progress` is false where the caller wants no line of progress. */
async function openTerminal(version, progress) {
    const { openDisk } = await Promise.all(/* import() */[__nccwpck_require__.e(648), __nccwpck_require__.e(76)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4076));
    const cwd = process.cwd();
    const { env, stdout, stderr } = process;
    let shown = false;
    const wipe = () => {
        if (shown)
            stderr.write('\r\u001B[K');
        shown = false;
    };
    return {
        version,
        columns: stdout.columns || 80,
        colour: wantsColour(env, stdout.isTTY === true),
        open: (paths) => openDisk(cwd, paths),
        readFile: (path) => readOwn(cwd, path),
        stdout(text) {
            wipe();
            stdout.write(text);
        },
        progress(text) {
            if (!progress || stderr.isTTY !== true)
                return;
            wipe();
            if (text === '')
                return;
            stderr.write([...(0,printable/* printable */.g$)(text)].slice(0, (stderr.columns || 80) - 1).join(''));
            shown = true;
        },
        writeFile(path, text) {
            wipe();
            writeWhole(cwd, path, text);
        },
        stepSummary: (text) => appendStepSummary(env, text),
        link: () => null,
    };
}
/** Colour on a terminal only, unless NO_COLOR (no-color.org) or FORCE_COLOR (as Node reads it) say otherwise. */
function wantsColour(env, isTerminal) {
    if (env.FORCE_COLOR !== undefined)
        return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
    if (env.NO_COLOR)
        return false;
    return isTerminal && env.TERM !== 'dumb';
}
/** Prints a page on standard output. */
function say(page) {
    process.stdout.write(page.endsWith('\n') ? page : `${page}\n`);
}
/** Prints lines on standard error; nothing in them is taken for a command. */
function complain(text) {
    process.stderr.write(text
        .split(/\r\n|\r|\n/)
        .map((each) => `${(0,printable/* line */.n8)(each)}\n`)
        .join(''));
}
/** Keeps a closed pipe from being taken for a fault, and any fault that nobody caught from being taken for a finding. */
function watchProcess(onFault) {
    for (const stream of [process.stdout, process.stderr]) {
        let told = false;
        stream.on('error', (error) => {
            if (error.code === 'EPIPE' || told)
                return;
            told = true;
            process.once('exit', () => {
                process.exitCode = 2;
            });
            if (stream === process.stdout)
                complain(`skillproof: standard output cannot be written: ${error.code}.`);
        });
    }
    process.on('uncaughtException', onFault);
}

;// CONCATENATED MODULE: ./.build/outcome.js


/** 0 clean, 1 findings at or above the fail level, 2 nothing was there to check. */
function exitCode(report, options) {
    if (report.summary.verdict === 'fail')
        return 1;
    return report.summary.verdict === 'nothing-checked' && !options.allowEmpty ? 2 : 0;
}
/** Why a run that checked nothing fails, and what to do; null for any other run. */
function emptySentence(report, options) {
    if (exitCode(report, options) !== 2)
        return null;
    const paths = options.paths.slice(0, 5).map(nearest/* quoted */.TL).join(', ');
    const more = options.paths.length > 5 ? ` and ${options.paths.length - 5} more` : '';
    return `No SKILL.md was found in ${paths}${more}; correct the paths, or allow it with allow-empty.`;
}
function failureOf(error) {
    if (error instanceof diagnostic/* UsageError */.e)
        return { code: 2, message: error.message, at: error.at, stack: null };
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { code: 3, message: 'this is a bug in skillproof, please report it.', at: null, stack };
}
/** One line for a log: the place, where there is one, and the sentence. */
function failureLine({ message, at }) {
    if (!at)
        return message;
    const place = [at.path, at.line, at.column].filter((part) => part !== undefined);
    return `${place.join(':')}: ${message}`;
}
/** What the Action hands to later steps; action.yml says what each means. */
function outputsOf(report, options) {
    const { errors, warnings, notes, skills, verdict } = report.summary;
    return {
        verdict,
        errors,
        warnings,
        notes,
        skills,
        withheld: report.withheld.length,
        'unmet-requires': unmetRequires(report),
        'report-file': options.reports.find(({ id, file }) => id === 'json' && file !== null)?.file ?? '',
    };
}
/** Entries of `requires:` that a recipe does not meet, each counted once a skill. */
function unmetRequires(report) {
    const unmet = new Set();
    for (const [skill, verdicts] of report.analysis.verdicts) {
        for (const { reasons } of verdicts.values()) {
            for (const { code, name } of reasons)
                if (code === 'requires-unmet')
                    unmet.add(`${skill.path}\0${name ?? ''}`);
        }
    }
    return unmet.size;
}

// EXTERNAL MODULE: ./.build/version.js
var version = __nccwpck_require__(5922);
;// CONCATENATED MODULE: ./.build/cli.js




async function obey(words) {
    const asked = parseCommandLine(words);
    switch (asked.command) {
        case 'version':
            say(version/* VERSION */.x);
            return 0;
        case 'help':
            say(helpPage(version/* VERSION */.x));
            return 0;
        case 'show': {
            const { show } = await Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(44), __nccwpck_require__.e(971), __nccwpck_require__.e(4), __nccwpck_require__.e(805)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6805));
            say(await show(asked, await openTerminal(version/* VERSION */.x, false)));
            return 0;
        }
        case 'check':
            return check(asked);
        default: {
            const { explain, rulesPage, runtimesPage } = await Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(44), __nccwpck_require__.e(298), __nccwpck_require__.e(971), __nccwpck_require__.e(4), __nccwpck_require__.e(675), __nccwpck_require__.e(182)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7182));
            if (asked.command === 'explain')
                say(explain(asked.id));
            else
                say(asked.command === 'rules' ? rulesPage() : runtimesPage());
            return 0;
        }
    }
}
async function check({ given, config, quiet, progress }) {
    const { settleAsked } = await Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(971), __nccwpck_require__.e(647)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2647));
    const { run, shelfIds } = await Promise.all(/* import() */[__nccwpck_require__.e(815), __nccwpck_require__.e(44), __nccwpck_require__.e(298), __nccwpck_require__.e(971), __nccwpck_require__.e(4), __nccwpck_require__.e(675), __nccwpck_require__.e(936)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1936));
    const host = await openTerminal(version/* VERSION */.x, progress);
    const door = { folder: '.', reports: ['terminal'], quiet, progress };
    const naming = (key) => `--${key}`;
    const options = await settleAsked({ given, naming, config, door }, shelfIds(), host.readFile);
    const report = await run(options, host);
    const empty = emptySentence(report, options);
    if (empty)
        complain(`skillproof: ${empty}`);
    return exitCode(report, options);
}
function fail(error) {
    const failure = failureOf(error);
    if (failure.stack)
        complain(failure.stack);
    complain(`skillproof: ${failureLine(failure)}`);
    return failure.code;
}
// Never process.exit: what stands in a pipe would be cut off.
function end(code) {
    process.exitCode = Math.max(code, Number(process.exitCode ?? 0));
}
watchProcess((error) => end(fail(error)));
obey(process.argv.slice(2)).catch(fail).then(end);

