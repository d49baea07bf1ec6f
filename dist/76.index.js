export const id = 76;
export const ids = [76];
export const modules = {

/***/ 4076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openDisk: () => (/* binding */ openDisk)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var fast_glob__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5648);
/* harmony import */ var _diagnostic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8867);
/* harmony import */ var _source_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9091);





const versionControl = new Set(['.git', '.hg', '.svn']);
const dependencies = new Set([
    'node_modules',
    'bower_components',
    'site-packages',
    '__pycache__',
    '.venv',
    'venv',
    '.tox',
    '.pnpm-store',
]);
/** Folders deeper than this below a checked path are not entered. */
const DEPTH_LIMIT = 64;
/** A tree with more files and folders than this is not read to its end. */
const ENTRY_LIMIT = 500_000;
/** Opens what the paths name, relative to `cwd`. Throws UsageError for a path or glob that names nothing. */
function openDisk(cwd, paths) {
    const wanted = paths.filter((path) => !path.startsWith('!'));
    const excludes = paths.filter((path) => path.startsWith('!')).map((path) => slashes(path.slice(1)));
    const roots = (wanted.length > 0 ? wanted : ['.']).flatMap((path) => expand(cwd, path, excludes));
    return new Walk(cwd, unnested(roots), excluded(cwd, excludes)).workspace();
}
/** The folders a path or glob stands for; a SKILL.md stands for the folder that holds it. */
function expand(cwd, path, excludes) {
    const literal = [path, slashes(path)].map((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, each)).find((each) => exists(each));
    if (literal)
        return [inside(folderFor(literal, path, cwd), path, cwd)];
    if (!fast_glob__WEBPACK_IMPORTED_MODULE_2__.isDynamicPattern(slashes(path))) {
        throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`"${path}" is not there; give a folder, a SKILL.md or a glob that exists.`);
    }
    const options = { cwd, dot: true, followSymbolicLinks: false, onlyFiles: false, suppressErrors: true };
    const ignore = [...excludes.flatMap(withContents), '**/node_modules/**', '**/.git/**'];
    const found = fast_glob__WEBPACK_IMPORTED_MODULE_2__.sync(slashes(path), { ...options, ignore });
    if (found.length === 0)
        throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`The glob "${path}" matches nothing; check it against the folder it is used in.`);
    return found
        .sort()
        .map((each) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, each))
        .filter(isSkillFileOrFolder)
        .map((each) => inside(folderFor(each, path, cwd), path, cwd));
}
/** A path in a config file comes with the checked tree: a link in it must not lead the walk out of the folder. */
function inside(folder, given, cwd) {
    const own = folder === cwd || folder.startsWith(cwd + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    const top = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(cwd);
    if (!own || real === top || real.startsWith(top + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
        return folder;
    throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`"${given}" is a link that leads out of the folder the command runs in; name the real folder.`);
}
function isSkillFileOrFolder(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true || /(?:^|[\\/])skill\.md$/i.test(path);
}
function folderFor(path, given, cwd) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (stat?.isDirectory())
        return path;
    if (/(?:^|[\\/])skill\.md$/i.test(path))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    throw new _diagnostic_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`"${given}" is not a SKILL.md; give a folder, a SKILL.md or a glob.`, { path: shown(cwd, path) });
}
function exists(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
        return true;
    }
    catch {
        return false;
    }
}
function unnested(roots) {
    const unique = [...new Set(roots)].sort();
    return unique.filter((root) => !unique.some((other) => other !== root && root.startsWith(other + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)));
}
function excluded(cwd, excludes) {
    if (excludes.length === 0)
        return new Set();
    const options = { cwd, dot: true, followSymbolicLinks: false, onlyFiles: false, suppressErrors: true };
    return new Set(fast_glob__WEBPACK_IMPORTED_MODULE_2__.sync(excludes.flatMap(withContents), options).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path)));
}
function withContents(pattern) {
    const bare = pattern.replace(/\/+$/, '');
    return bare.endsWith('**') ? [bare] : [bare, `${bare}/**`];
}
function slashes(path) {
    return path.replaceAll('\\', '/');
}
function shown(cwd, path) {
    return slashes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(cwd, path)) || '.';
}
class Walk {
    #cwd;
    #roots;
    #excluded;
    #entries = new Map();
    #real = new Map();
    #leftOut = [];
    #links = [];
    #linkedFolders = new Map();
    #absolute = new Map();
    constructor(cwd, roots, excludes) {
        this.#cwd = cwd;
        this.#roots = roots;
        this.#excluded = excludes;
    }
    workspace() {
        for (const root of this.#roots)
            this.#folder(root, this.#boundary(root), 0);
        for (const link of this.#links.sort((left, right) => (left.absolute < right.absolute ? -1 : 1)))
            this.#follow(link);
        const top = this.#cwd;
        const entries = this.#entries;
        return {
            entries: [...entries.values()].sort(_source_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .byPath */ .f2),
            leftOut: this.#leftOut.sort(_source_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .byPath */ .f2),
            linkedFolders: this.#linkedFolders,
            above: namesAbove(top),
            roots: this.#roots.map((root) => shown(this.#cwd, root)),
            isRepository: exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(top, '.git')),
            has: (path) => entries.has(path),
            read: (path, limit) => this.#read(path, limit),
        };
    }
    /** Links may lead anywhere in the folder the command was run in; for a path outside of it, anywhere in that path. */
    #boundary(root) {
        const inside = root === this.#cwd || root.startsWith(this.#cwd + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(inside ? this.#cwd : root);
    }
    #folder(absolute, boundary, depth) {
        const path = shown(this.#cwd, absolute);
        if (this.#entries.size > ENTRY_LIMIT || depth > DEPTH_LIMIT) {
            const limit = depth > DEPTH_LIMIT ? `${DEPTH_LIMIT} folders deep` : `${ENTRY_LIMIT} files and folders`;
            this.#leave(absolute, 'limit', `the walk ends here: more than ${limit}`);
            return;
        }
        let names;
        try {
            names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(absolute).sort();
            this.#real.set((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(absolute), path);
        }
        catch (error) {
            this.#leave(absolute, 'unreadable', reasonOf(error));
            return;
        }
        if (path !== '.')
            this.#add(absolute, { path, kind: 'directory', bytes: 0, executable: false });
        for (const name of names)
            this.#child((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(absolute, name), name, boundary, depth);
    }
    #child(absolute, name, boundary, depth) {
        if (this.#excluded.has(absolute))
            return this.#leave(absolute, 'excluded', 'excluded by the paths that were given');
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(absolute, { throwIfNoEntry: false });
        if (!stat)
            return;
        if (stat.isSymbolicLink()) {
            this.#links.push({ absolute, boundary });
        }
        else if (stat.isDirectory()) {
            if (versionControl.has(name))
                this.#leave(absolute, 'version-control-folder', 'a version control folder');
            else if (dependencies.has(name))
                this.#leave(absolute, 'dependency-folder', 'a folder of installed dependencies');
            else
                this.#folder(absolute, boundary, depth + 1);
        }
        else if (!(name === '.git' && stat.isFile())) {
            this.#file(absolute, stat, false);
        }
    }
    #file(absolute, stat, linked) {
        const path = shown(this.#cwd, absolute);
        const kind = stat.isFile() ? 'file' : 'special';
        if (kind === 'file' && !linked)
            this.#real.set(absolute, path);
        this.#add(absolute, { path, kind, bytes: stat.size, executable: (stat.mode & 0o111) !== 0, linked });
    }
    #add(absolute, entry) {
        this.#entries.set(entry.path, entry);
        this.#absolute.set(entry.path, absolute);
    }
    #leave(absolute, reason, why, target = null) {
        this.#leftOut.push({ path: shown(this.#cwd, absolute), reason, why, target });
    }
    #follow({ absolute, boundary }) {
        let real;
        try {
            real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(absolute);
        }
        catch (error) {
            const loop = error.code === 'ELOOP';
            this.#leave(absolute, loop ? 'link-loop' : 'link-broken', loop ? 'the link leads to itself' : 'the link leads nowhere');
            return;
        }
        if (real !== boundary && !real.startsWith(boundary + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
            this.#leave(absolute, 'link-outside', 'the link leads out of the checked tree, which is never followed');
            return;
        }
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real);
        const known = this.#real.get(real) ?? (stat.isDirectory() ? undefined : this.#real.get(this.#plain(real)));
        if (stat.isDirectory())
            this.#linkedFolders.set(shown(this.#cwd, absolute), known ?? shown(this.#cwd, real));
        if (known !== undefined && !stat.isDirectory() && !/^skills?\.md$/i.test(known.slice(known.lastIndexOf('/') + 1))) {
            this.#file(absolute, stat, true);
        }
        else if (known !== undefined) {
            const loop = absolute.startsWith(real + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
            this.#leave(absolute, loop ? 'link-loop' : 'same-as', `a link to ${known}`, known);
        }
        else if (!stat.isDirectory()) {
            this.#file(absolute, stat, true);
            this.#real.set(real, shown(this.#cwd, absolute));
        }
        else if (absolute.startsWith(real + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
            this.#leave(absolute, 'link-loop', 'the link leads to a folder that holds it');
        }
        else {
            const before = this.#links.length;
            this.#folder(absolute, boundary, 1);
            for (const link of this.#links.splice(before))
                this.#follow(link);
        }
    }
    /** Files are remembered by the path they were met under; a real path differs from it only below a linked root. */
    #plain(real) {
        for (const root of this.#roots) {
            const realRoot = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root);
            if (real.startsWith(realRoot + node_path__WEBPACK_IMPORTED_MODULE_1__.sep))
                return root + real.slice(realRoot.length);
        }
        return real;
    }
    #read(path, limit) {
        const entry = this.#entries.get(path);
        const absolute = this.#absolute.get(path);
        if (!entry || !absolute)
            return { why: 'the file is not there' };
        if (entry.kind === 'special')
            return { why: 'a pipe, socket or device, which is never opened' };
        if (entry.kind === 'directory')
            return { why: 'a folder, not a file' };
        if (entry.bytes > limit)
            return { why: (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .tooLarge */ .g$)(entry.bytes, limit) };
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(absolute, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK);
            const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(absolute);
            return bytes.length > limit ? { why: (0,_source_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .tooLarge */ .g$)(bytes.length, limit) } : { bytes };
        }
        catch (error) {
            return { why: reasonOf(error) };
        }
    }
}
/** Names from the top of the repository that holds `top`, or of its nearest folders where there is none. */
function namesAbove(top) {
    const names = [];
    for (let folder = top; names.length < 6; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        if (folder === (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder))
            break;
        names.unshift(folder.slice((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder).length).replace(/^[\\/]/, ''));
        if (exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, '.git')))
            break;
    }
    return names;
}
function reasonOf(error) {
    const code = error.code;
    if (code === 'EACCES' || code === 'EPERM')
        return 'permission denied';
    if (code === 'ENOENT')
        return 'it went away while it was read';
    if (code === 'EISDIR')
        return 'a folder, not a file';
    return `the system answered ${code ?? 'with an unknown error'}`;
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
