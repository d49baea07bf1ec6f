export const id = 104;
export const ids = [104];
export const modules = {

/***/ 104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openDisk: () => (/* binding */ openDisk)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/fast-glob/out/index.js
var out = __webpack_require__(5648);
// EXTERNAL MODULE: ./.build/diagnostic.js
var diagnostic = __webpack_require__(8867);
// EXTERNAL MODULE: ./.build/source/workspace.js
var workspace = __webpack_require__(9091);
;// CONCATENATED MODULE: ./.build/host/paths.js

/** The globs for what a pattern excludes, and for all that stands in it. */
function withContents(pattern) {
    const bare = pattern.replace(/\/+$/, '');
    return bare.endsWith('**') ? [bare] : [bare, `${bare}/**`];
}
/** Written with `/`, as on every system. */
function slashes(path) {
    return path.replaceAll('\\', '/');
}
/** How a report names a path: relative to `cwd`. */
function shown(cwd, path) {
    // A backslash is a letter like any other in a name, but for Windows.
    return (0,external_node_path_.relative)(cwd, path).replaceAll(external_node_path_.sep, '/') || '.';
}
/** Without folders that stand inside of another. */
function unnested(roots) {
    const all = new Set(roots);
    return [...all].sort().filter((root) => {
        let inner = root;
        for (let folder = (0,external_node_path_.dirname)(root); folder !== inner; folder = (0,external_node_path_.dirname)(folder)) {
            if (all.has(folder))
                return false;
            inner = folder;
        }
        return true;
    });
}
/** Why something cannot be read, for people. */
function reasonOf(error) {
    const code = error.code;
    if (code === 'EACCES' || code === 'EPERM')
        return 'permission denied';
    // Node turns the bytes of a name that are no UTF-8 into U+FFFD, and then finds nothing under that name.
    if (code === 'ENOENT')
        return 'it went away while it was read, or its name is no UTF-8';
    if (code === 'ENAMETOOLONG')
        return 'its path is longer than the system takes';
    if (code === 'EISDIR')
        return 'a folder, not a file';
    return `the system answered ${code ?? 'with an unknown error'}`;
}

;// CONCATENATED MODULE: ./.build/host/disk.js






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
    const links = new Set();
    const roots = (wanted.length > 0 ? wanted : ['.']).flatMap((path) => expand(cwd, path, excludes, links));
    return new Walk(cwd, unnested(roots), [...links], excluded(cwd, excludes)).workspace();
}
const skillFile = /(?:^|[\\/])skill\.md$/i;
/**
 * The folders a path or glob stands for; a SKILL.md stands for the folder that holds it. Links that a glob meets were
 * not asked for one by one: they are added to `links`, to be followed like any other.
 */
function expand(cwd, path, excludes, links) {
    const literal = [path, slashes(path)].map((each) => (0,external_node_path_.resolve)(cwd, each)).find((each) => exists(each));
    if (literal)
        return [inside(folderFor(literal, path, cwd), path, cwd)];
    if (!out.isDynamicPattern(slashes(path))) {
        throw new diagnostic/* UsageError */.e(`"${path}" is not there; give a folder, a SKILL.md or a glob that exists.`);
    }
    const options = { cwd, dot: true, followSymbolicLinks: false, onlyFiles: false, suppressErrors: true };
    const ignore = [...excludes.flatMap(withContents), '**/node_modules/**', '**/.git/**'];
    const found = out.sync(slashes(path), { ...options, ignore });
    if (found.length === 0)
        throw new diagnostic/* UsageError */.e(`The glob "${path}" matches nothing; check it against the folder it is used in.`);
    const absolute = found.sort().map((each) => (0,external_node_path_.resolve)(cwd, each));
    for (const each of absolute)
        if (!skillFile.test(each) && lstatOf(each)?.isSymbolicLink())
            links.add(each);
    return absolute
        .filter((each) => !links.has(each) && (skillFile.test(each) || lstatOf(each)?.isDirectory()))
        .map((each) => folderFor(each, path, cwd));
}
/** A path in a config file comes with the checked tree: a link in it must not lead the walk out of the folder. */
function inside(folder, given, cwd) {
    const own = folder === cwd || folder.startsWith(cwd + external_node_path_.sep);
    const real = (0,external_node_fs_.realpathSync)(folder);
    const top = (0,external_node_fs_.realpathSync)(cwd);
    if (!own || real === top || real.startsWith(top + external_node_path_.sep))
        return folder;
    throw new diagnostic/* UsageError */.e(`"${given}" is a link that leads out of the folder the command runs in; name the real folder.`);
}
function folderFor(path, given, cwd) {
    if (isFolder(path))
        return path;
    if (skillFile.test(path))
        return (0,external_node_path_.dirname)(path);
    throw new diagnostic/* UsageError */.e(`"${given}" is not a SKILL.md; give a folder, a SKILL.md or a glob.`, { path: shown(cwd, path) });
}
function isFolder(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
function lstatOf(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path);
    }
    catch {
        return null;
    }
}
function exists(path) {
    return lstatOf(path) !== null;
}
function excluded(cwd, excludes) {
    if (excludes.length === 0)
        return new Set();
    const options = { cwd, dot: true, followSymbolicLinks: false, onlyFiles: false, suppressErrors: true };
    return new Set(out.sync(excludes.flatMap(withContents), options).map((path) => (0,external_node_path_.resolve)(cwd, path)));
}
class Walk {
    #cwd;
    #roots;
    /** Links that are followed though no root holds them. */
    #rootLinks;
    #excluded;
    #entries = new Map();
    #real = new Map();
    #leftOut = [];
    #links = [];
    #linkedFolders = new Map();
    #absolute = new Map();
    constructor(cwd, roots, links, excludes) {
        this.#cwd = cwd;
        this.#roots = roots;
        this.#rootLinks = links.filter((link) => !roots.some((root) => link.startsWith(root + external_node_path_.sep)));
        this.#excluded = excludes;
    }
    workspace() {
        for (const root of this.#roots)
            this.#folder(root, this.#boundary(root), 0);
        for (const absolute of this.#rootLinks)
            this.#links.push({ absolute, boundary: this.#boundary((0,external_node_path_.dirname)(absolute)) });
        for (const link of this.#links.sort((left, right) => (left.absolute < right.absolute ? -1 : 1)))
            this.#follow(link);
        const top = this.#cwd;
        const entries = this.#entries;
        return {
            entries: [...entries.values()].sort(workspace/* byPath */.f2),
            leftOut: this.#leftOut.sort(workspace/* byPath */.f2),
            linkedFolders: this.#linkedFolders,
            above: namesAbove(top),
            roots: [...this.#roots, ...this.#rootLinks].map((root) => shown(this.#cwd, root)).sort(),
            isRepository: exists((0,external_node_path_.resolve)(top, '.git')),
            has: (path) => entries.has(path),
            read: (path, limit) => this.#read(path, limit),
        };
    }
    /** Links may lead anywhere in the folder the command was run in; for a path outside of it, anywhere in that path. */
    #boundary(root) {
        const inside = root === this.#cwd || root.startsWith(this.#cwd + external_node_path_.sep);
        return (0,external_node_fs_.realpathSync)(inside ? this.#cwd : root);
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
            names = (0,external_node_fs_.readdirSync)(absolute).sort();
            this.#real.set((0,external_node_fs_.realpathSync)(absolute), path);
        }
        catch (error) {
            this.#leave(absolute, 'unreadable', reasonOf(error));
            return;
        }
        if (path !== '.')
            this.#add(absolute, { path, kind: 'directory', bytes: 0, executable: false });
        for (const name of names)
            this.#child((0,external_node_path_.resolve)(absolute, name), name, boundary, depth);
    }
    #child(absolute, name, boundary, depth) {
        let stat;
        try {
            stat = (0,external_node_fs_.lstatSync)(absolute);
        }
        catch (error) {
            this.#leave(absolute, 'unreadable', reasonOf(error));
            return;
        }
        if (this.#excluded.has(absolute)) {
            this.#leave(absolute, 'excluded', 'excluded by the paths that were given');
        }
        else if (stat.isSymbolicLink()) {
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
            real = (0,external_node_fs_.realpathSync)(absolute);
        }
        catch (error) {
            const { code } = error;
            if (code === 'ELOOP')
                this.#leave(absolute, 'link-loop', 'the link leads to itself');
            else if (code === 'ENOENT' || code === 'ENOTDIR')
                this.#leave(absolute, 'link-broken', 'the link leads nowhere');
            else
                this.#leave(absolute, 'unreadable', reasonOf(error));
            return;
        }
        if (real !== boundary && !real.startsWith(boundary + external_node_path_.sep)) {
            this.#leave(absolute, 'link-outside', 'the link leads out of the checked tree, which is never followed');
            return;
        }
        const stat = (0,external_node_fs_.statSync)(real);
        const known = this.#real.get(real) ?? (stat.isDirectory() ? undefined : this.#real.get(this.#plain(real)));
        if (stat.isDirectory())
            this.#linkedFolders.set(shown(this.#cwd, absolute), known ?? shown(this.#cwd, real));
        if (known !== undefined && !stat.isDirectory() && !/^skills?\.md$/i.test(known.slice(known.lastIndexOf('/') + 1))) {
            this.#file(absolute, stat, true);
        }
        else if (known !== undefined) {
            const loop = absolute.startsWith(real + external_node_path_.sep);
            if (loop)
                this.#leave(absolute, 'link-loop', 'the link leads to a folder that holds it', known);
            else
                this.#leave(absolute, 'same-as', `a link to ${known}`, known);
        }
        else if (!stat.isDirectory()) {
            this.#file(absolute, stat, true);
            this.#real.set(real, shown(this.#cwd, absolute));
        }
        else if (absolute.startsWith(real + external_node_path_.sep)) {
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
            const realRoot = (0,external_node_fs_.realpathSync)(root);
            if (real.startsWith(realRoot + external_node_path_.sep))
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
            return { why: (0,workspace/* tooLarge */.g$)(entry.bytes, limit) };
        try {
            (0,external_node_fs_.accessSync)(absolute, external_node_fs_.constants.R_OK);
            const bytes = (0,external_node_fs_.readFileSync)(absolute);
            return bytes.length > limit ? { why: (0,workspace/* tooLarge */.g$)(bytes.length, limit) } : { bytes };
        }
        catch (error) {
            return { why: reasonOf(error) };
        }
    }
}
/** Names from the top of the repository that holds `top`, or of its nearest folders where there is none. */
function namesAbove(top) {
    const names = [];
    for (let folder = top; names.length < 6; folder = (0,external_node_path_.dirname)(folder)) {
        if (folder === (0,external_node_path_.dirname)(folder))
            break;
        names.unshift(folder.slice((0,external_node_path_.dirname)(folder).length).replace(/^[\\/]/, ''));
        if (exists((0,external_node_path_.resolve)(folder, '.git')))
            break;
    }
    return names;
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


/***/ })

};
