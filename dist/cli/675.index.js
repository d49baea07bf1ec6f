export const id = 675;
export const ids = [675];
export const modules = {

/***/ 6675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ rules)
});

// EXTERNAL MODULE: ./.build/source/yaml.js
var yaml = __webpack_require__(2695);
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
        const node = field ? (0,yaml/* resolved */.L$)(field.value) : null;
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

// EXTERNAL MODULE: ./.build/analysis/tokens.js
var analysis_tokens = __webpack_require__(1979);
// EXTERNAL MODULE: ./.build/source/span.js
var source_span = __webpack_require__(9408);
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
        const message = `The body costs ${tokens} tokens, and the budget is ${budget.instructions}. All of it is in the context as soon as the skill is chosen, and leaves less room for the task. Move what only some tasks need into files under \`references/\`. (Tokens are counted exactly for ${analysis_tokens/* ENCODING */.K}; for other models this is an estimate.)`;
        yield { message, at: { path: skill.filePath, span: (0,source_span/* spanOf */.ee)(first, first + 1) } };
    },
});

// EXTERNAL MODULE: ./.build/source/markdown.js + 7 modules
var markdown = __webpack_require__(4467);
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
                ? `The body is longer than the ${markdown/* MAX_BODY */._} characters that are read as Markdown`
                : 'This text is longer, or deeper in quotes and lists, than what is read as Markdown';
            const cure = large
                ? 'Move most of it into files under `references/`.'
                : 'Shorten it, or take it out of its quotes and lists.';
            const message = `${what}: links, steps and mentions in it were not checked. ${cure}`;
            yield { message, at: { path: skill.filePath, span: large ? (0,source_span/* spanOf */.ee)(span.start, span.start) : span } };
        }
    },
});

// EXTERNAL MODULE: ./.build/source/workspace.js
var source_workspace = __webpack_require__(9091);
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
    const isStep = stepLists.some((list) => list.items.some((item) => (0,yaml/* resolved */.L$)(item) === scalar));
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

// EXTERNAL MODULE: ./.build/skill/frontmatter.js
var frontmatter = __webpack_require__(1882);
// EXTERNAL MODULE: ./.build/skill/place.js
var place = __webpack_require__(1631);
// EXTERNAL MODULE: ./.build/skill/read.js + 2 modules
var skill_read = __webpack_require__(3371);
// EXTERNAL MODULE: ./.build/source/file.js
var file = __webpack_require__(4874);
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
                const { named, depth } = (0,place/* placeOf */.$)(folder, set.workspace);
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
    const read = set.workspace.read(path, skill_read/* SKILL_BYTES_LIMIT */.u);
    if (!('bytes' in read))
        return false;
    const { fields } = (0,frontmatter/* readFrontmatter */.z)((0,file/* decode */.D4)(path, read.bytes));
    const name = fields.get('name');
    const node = name ? (0,yaml/* resolved */.L$)(name.value) : null;
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

;// CONCATENATED MODULE: ./.build/rules/hidden-character.js


const hidden_character_frontmatter = '---\nname: tide\ndescription: Reads tide tables.\n---\n';
const hiddenCharacter = skillRule({
    id: 'hidden-character',
    summary: 'The text holds characters that nobody sees.',
    why: 'An editor and GitHub show nothing, and the model reads them: they can carry orders that no reviewer saw, turn the order of what is shown, or keep a word from being found.',
    cure: 'Delete them. Most came in with text that was copied from a web page or a chat.',
    severity: 'warning',
    examples: {
        bad: { 'skills/tide/SKILL.md': `${hidden_character_frontmatter}Read the[|\u200B|] table.\n` },
        good: { 'skills/tide/SKILL.md': `${hidden_character_frontmatter}Plan a day for \u{1F468}\u200D\u{1F469}\u200D\u{1F467}.\n` },
    },
    *check(skill) {
        const { text } = skill.file;
        // Nearly every file has none of them.
        if (!/\p{Default_Ignorable_Code_Point}/u.test(text))
            return;
        for (const { what, pattern, isRight } of kinds) {
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
const kinds = [
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
        const lines = (0,file/* decode */.D4)(path, read.bytes)
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

// EXTERNAL MODULE: ./.build/runtimes/reason.js
var runtimes_reason = __webpack_require__(3276);
;// CONCATENATED MODULE: ./.build/analysis/causes.js

const weight = { dropped: 0, withheld: 1, altered: 2, unknown: 3, ignored: 4 };
/** What stands behind a skill's verdicts, each cause once, in the order of the file. */
function causesOf(skill, analysis) {
    const targets = new Map(analysis.targetsOf(skill).map((target) => [target.id, target]));
    const asked = [...targets.values()].some((target) => target.asked);
    const groups = new Map();
    for (const runtime of analysis.runtimes) {
        const verdict = analysis.verdicts.get(skill)?.get(runtime.id);
        for (const reason of verdict?.reasons ?? []) {
            const key = `${(0,runtimes_reason/* causeOf */.r)(reason.code)} ${reason.path ?? ''} ${reason.span?.start ?? -1}`;
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
    return [...groups.values()].map((parts) => causeFrom(skill, parts, asked)).sort(byPlace);
}
function causeFrom(skill, parts, asked) {
    const hardest = [...parts].sort((left, right) => rank(left) - rank(right))[0];
    return { skill, code: (0,runtimes_reason/* causeOf */.r)(hardest.reason.code), reason: hardest.reason, outcome: outcomeOf(parts, asked), asked, parts };
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
                yield findingFor(cause, analysis, severityOf?.(cause, analysis));
            }
        },
    });
}
function findingFor(cause, analysis, severity) {
    const { reason, skill } = cause;
    const speaking = cause.parts.filter((part) => costs(part, cause.outcome));
    return {
        cause: cause.code,
        ...(severity ? { severity } : {}),
        message: [sentence(reason.message), costOf(cause, analysis), reason.cure].filter((each) => each !== '').join(' '),
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
function costs(part, outcome) {
    if (outcome === 'sample')
        return true;
    if (outcome === 'ignored')
        return part.effect === 'ignored';
    if (outcome === 'unknown')
        return part.effect === 'unknown';
    return part.effect !== 'ignored' && part.effect !== 'unknown';
}
/** What it costs: who drops, withholds and alters the skill, and what goes down with it. */
function costOf(cause, analysis) {
    const { parts } = cause;
    if (cause.outcome === 'ignored')
        return '';
    const today = parts.filter((part) => !part.reason.olderOnly);
    const phrases = [
        standardPhrase(today, cause),
        doing(today, 'dropped', (part) => !part.verdict.silent, 'drop', 'the skill'),
        doing(today, 'dropped', (part) => part.verdict.silent, 'silently pass over', 'the skill'),
        blastPhrase(cause, today, analysis),
        doing(today, 'withheld', () => true, 'withhold', 'the skill'),
        doing(today, 'altered', () => true, 'alter', 'it'),
        olderPhrase(parts),
        unknownPhrase(today),
    ].filter((phrase) => phrase !== undefined && phrase !== '');
    return phrases.length === 0 ? '' : `${capital(phrases.join('; '))}.`;
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
function blastPhrase({ skill }, parts, analysis) {
    const whole = parts.filter((part) => part.effect === 'dropped' && part.verdict.blast === 'catalog');
    const count = analysis.set.skills.filter((other) => other.place.root === skill.place.root && !other.isSample).length;
    if (whole.length === 0 || count < 2)
        return '';
    const who = whole.length === 1 ? whole[0].runtime : 'both';
    return `with it ${whole.length > 2 ? 'they' : who} ${whole.length > 1 ? 'lose' : 'loses'} all ${count} skills of \`${skill.place.root}\``;
}
function capital(text) {
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

// EXTERNAL MODULE: ./.build/source/yaml-scalar.js
var yaml_scalar = __webpack_require__(8816);
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
    const node = (0,yaml/* resolved */.L$)(value);
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

// EXTERNAL MODULE: ./.build/source/nearest.js
var nearest = __webpack_require__(9968);
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
        for (const { kind, label, target, targetSpan } of skill.body.links) {
            if (kind === 'autolink' || (label !== null && kind !== 'reference-definition'))
                continue;
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
    const { text } = (0,file/* decode */.D4)(full, read.bytes);
    return link_anchor_anchors((0,markdown/* parseMarkdown */.D)(text, 0), text);
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
        for (const { kind, label, target, targetSpan } of skill.body.links) {
            if (kind === 'autolink' || (label !== null && kind !== 'reference-definition'))
                continue;
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
        let spellings = null;
        for (const { kind, label, target, targetSpan } of skill.body.links) {
            if (kind === 'autolink' || (label !== null && kind !== 'reference-definition'))
                continue;
            const path = pathOf(target);
            const full = (0,source_workspace/* joinPath */.uJ)(skill.path, path);
            if (/^(?:$|\/|[a-z][a-z\d+.-]*:)/i.test(path) || full === null || workspace.has(full))
                continue;
            spellings ??= spellingsBelow(skill.path, workspace);
            const name = spellings.get(full.toLowerCase());
            if (name === undefined)
                continue;
            const message = `The file is called \`${name}\`, with other capital and small letters than in this link. On Linux, where agents mostly run, the link finds nothing. Write \`${name}\`.`;
            yield { message, at: { path: skill.filePath, span: targetSpan }, name: path };
        }
    },
});
function pathOf(target) {
    const path = target.replace(/[?#].*$/s, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** True paths below a folder, relative to it, by the whole path in small letters. */
function spellingsBelow(folder, { entries }) {
    const start = folder === '.' ? '' : `${folder}/`;
    const below = entries.filter(({ path }) => path.startsWith(start));
    return new Map(below.map(({ path }) => [path.toLowerCase(), path.slice(start.length)]));
}

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
        for (const { kind, label, target, targetSpan } of skill.body.links) {
            if (kind === 'autolink' || (label !== null && kind !== 'reference-definition'))
                continue;
            const path = link_leaves_skill_pathOf(target);
            if (told.has(path) || !leaves(path, skill))
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
function link_leaves_skill_pathOf(target) {
    const path = target.replace(/[?#].*$/s, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** True for a relative path with enough `..` to leave the skill, and nothing in it that a reader is meant to replace. */
function leaves(path, skill) {
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
        for (const { kind, label, target, targetSpan } of skill.body.links) {
            // A use of a definition leads where the definition does, and that one is spoken of.
            if (kind === 'autolink' || (label !== null && kind !== 'reference-definition'))
                continue;
            const path = link_missing_pathOf(target);
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
/** A link's target without query and anchor, percent-decoded. */
function link_missing_pathOf(target) {
    const path = target.replace(/[?#].*$/s, '');
    try {
        return decodeURIComponent(path);
    }
    catch {
        return path;
    }
}
/** Addresses, absolute paths and Windows' separators. */
const elsewhere = /^[a-z][a-z\d+.-]*:|^[/~]|\\/i;
/** What a reader is meant to replace. */
const placeholder = /[<>{}[\]()*$%|"'`…]|\.\.\.|\bpath\/to\b|\b(?:YYYY|XXX|NNN)|(?:^|[-_/]|file)name\.\w+$/i;
/** A host whose scheme was left out. */
const host = /^(?:www\.|localhost\b|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|ai|app|co|gov|edu)(?:[/:]|$))/i;
/** True for a path that can mean nothing but a file of the bundle. */
function namesFile(path, { bundle }) {
    if (path === '' || elsewhere.test(path) || placeholder.test(path) || host.test(path))
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
function isThere(path, { entries, leftOut }) {
    const { length } = path;
    const small = path.toLowerCase();
    if (entries.some((entry) => entry.path.length === length && entry.path.toLowerCase() === small))
        return true;
    return leftOut.some((each) => each.reason !== 'link-broken' && (path === each.path || path.startsWith(`${each.path}/`)));
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
        for (const { value, span } of words(skill)) {
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
function* words({ name, frontmatter }) {
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
        const message = `Name and description cost ${tokens} tokens, and the budget is ${budget.metadata}. They are in the context of every session, whether the skill is used or not. Shorten the description to what the skill does and when it is wanted. (Tokens are counted exactly for ${analysis_tokens/* ENCODING */.K}; for other models this is an estimate.)`;
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
            const meant = known.has(name) || ownWords.has(name) ? null : meantBy(name);
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
const known = new Set([...standardKeys, ...clientKeys.keys()]);
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

;// CONCATENATED MODULE: ./.build/rules/not-portable.js

const notPortable = verdictRule({
    id: 'not-portable',
    summary: 'The skill loads in every target, but a well-known other runtime drops it.',
    why: 'Skills are copied and installed far from where they were written. What one loader forgives takes a whole folder down in another.',
    cure: 'Write it in the form that all of them read, or name the runtimes you target, and this becomes a note.',
    severity: 'warning',
    outcome: 'elsewhere',
    // A caller who names runtimes has said which ones count.
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
    const map = metadata ? (0,yaml/* resolved */.L$)(metadata) : null;
    for (const { key, value } of map?.kind === 'map' ? map.pairs : []) {
        if (value.kind === 'scalar')
            yield { where: `metadata.${key.value}`, scalar: value };
    }
}

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

;// CONCATENATED MODULE: ./.build/rules/skill-withheld.js

const skillWithheld = verdictRule({
    id: 'skill-withheld',
    summary: 'A runtime that the repository targets reads the skill and does not offer it.',
    why: 'A withheld skill is in no list and cannot be loaded. With `requires:` that is what its author asked for, in a deployment that lacks something.',
    cure: 'Give the deployment what is missing, or take the requirement back together with the steps that need it.',
    severity: 'error',
    outcome: 'withheld',
    severityOf: (cause) => (cause.code === 'shadowed' ? 'note' : 'error'),
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
        const node = (0,yaml/* resolved */.L$)(item);
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

// EXTERNAL MODULE: ./.build/skill/steps.js
var steps = __webpack_require__(263);
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
                message: `The step names \`${name}\`, which the bundle does not hold, so it cannot be done. ${near(name, skill)}`,
                at: { path: skill.filePath, span },
                name,
            };
        }
    },
});
/** Files that the frontmatter's steps and the body's numbered items give an order about. Links of the body have a rule of their own. */
function* namedFiles(skill) {
    const { file } = skill;
    for (const { span } of (0,steps/* frontmatterSteps */.ui)(skill.stepLists)) {
        for (const match of file.slice(span).matchAll(/(`|\]\()([^`)\s][^`)]*)[`)]/g)) {
            const start = span.start + match.index + (match[1]?.length ?? 0);
            yield* pathsIn((0,source_span/* spanOf */.ee)(start, start + (match[2]?.length ?? 0)), file, match[1] === '`');
        }
        yield* bare(span, file);
    }
    const items = skill.body.lists.filter((list) => list.ordered).flatMap((list) => list.items);
    for (const { contentSpan } of skill.body.codeSpans) {
        if (items.some((item) => (0,source_span/* within */.ux)(contentSpan, item.span)))
            yield* pathsIn(contentSpan, file, true);
    }
    for (const { textSpan } of items)
        yield* bare(textSpan, file);
}
const verbs = 'run|execute|read|open|see|use|load|follow|consult|check|apply|start|call|invoke|launch|view|review|refer to|according to';
/** Paths right behind a verb, without backticks. */
function* bare({ start, end }, file) {
    const order = /\b(?:run|execute|read|open|see) (?:the )?(?:file |script )?(?=(?:\.\/)?(?:scripts|references|assets)\/)(\S+)/gi;
    for (const match of file.text.slice(start, end).matchAll(order)) {
        const at = start + match.index + match[0].length - (match[1]?.length ?? 0);
        yield* pathsIn((0,source_span/* spanOf */.ee)(at, at + (match[1]?.length ?? 0)), file, false);
    }
}
const pathPattern = /(?<![\w./\\$}>)\]*:@-])(?:\.\/)?((?:scripts|references|assets)\/[\w.@+/-]*[\w-]\.[A-Za-z][A-Za-z0-9]{0,9})(?![\w/\\<{*$[-])/g;
const step_file_missing_placeholder = /YYYY|XXX|NNN|\.\.|(?:^|\/)(?:foo|bar|path|your|my|some)[-_./]/i;
const orders = new RegExp(`\\b(?:${verbs})\\b[^.;]{0,50}$`, 'i');
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
function near(path, skill) {
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
                const fault = faultOf(item);
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
function faultOf(item) {
    const node = (0,yaml/* resolved */.L$)(item);
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
            const node = (0,yaml/* resolved */.L$)(value);
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
            const node = (0,yaml/* resolved */.L$)(value);
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
    const inner = (0,yaml/* resolved */.L$)(node);
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

;// CONCATENATED MODULE: ./.build/rules/verdict-unknown.js

const verdictUnknown = verdictRule({
    id: 'verdict-unknown',
    summary: 'What a targeted runtime does with the skill cannot be said.',
    why: 'Neither its documentation nor a run of it tells. A guess would be worth less than the silence it breaks.',
    cure: 'Write the form that the runtime documents, or give the recipe that is missing.',
    severity: 'note',
    outcome: 'unknown',
    // Nothing was checked in such a file, and a gate that lets it pass would vouch for it.
    severityOf: (cause) => (cause.code === 'file-unreadable' ? 'error' : 'note'),
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
        const node = field ? (0,yaml/* resolved */.L$)(field.value) : null;
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
    allowedToolsWildcard,
    anchorInFrontmatter,
    bodyEmpty,
    bodyOverBudget,
    bodyUnreadable,
    brokenLink,
    commentCutsValue,
    fileNameCase,
    flatSkillFile,
    folderNamedSkillMd,
    folderWithoutSkill,
    gitLfsPointer,
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
    lookAlikeCharacter,
    markdownFenceOpen,
    metadataOverBudget,
    misspelledKey,
    nestedSkill,
    notPortable,
    olderReleaseDrops,
    readsAsBoolean,
    reservedWordInName,
    secondFrontmatter,
    secretInText,
    skillAltered,
    skillDropped,
    skillWithheld,
    stepDuplicate,
    stepFileMissing,
    stepNotText,
    stepNumbering,
    stepsEmpty,
    stepsNotList,
    suppressionWithoutReason,
    tabAfterColon,
    verdictUnknown,
    versionNotSemantic,
    xmlTagInDescription,
];


/***/ }),

/***/ 3276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ causeOf),
/* harmony export */   z: () => (/* binding */ reasonPages)
/* harmony export */ });
/* harmony import */ var _skill_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1882);
/* harmony import */ var _source_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(890);


/** Why a loader does what it does: the closed set. `title` is a short phrase, `means` one or two sentences for the reasons page. */
const fields = {
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
    'description-empty': { title: 'the description is empty', means: 'A skill without a description is never chosen.' },
    'description-missing': {
        title: 'the description is missing',
        means: 'Every runtime shows the description to the model; most refuse a skill that has none.',
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
    'duplicate-name': {
        title: 'two skills of one root have the same name',
        means: 'A runtime keeps one of them; which one differs from runtime to runtime.',
    },
    'field-not-text': {
        title: 'a number, boolean or date where text is meant',
        means: 'YAML readers turn the value into another type, and may write it back differently.',
    },
    'file-name-case': {
        title: 'the file is not called SKILL.md',
        means: 'Runtimes look for that exact name; on a disk that tells case apart, any other spelling is not found.',
    },
    'file-unreadable': {
        title: 'the file cannot be read',
        means: 'Nothing can be said about a file that cannot be opened.',
    },
    'flow-style': {
        title: 'brackets or braces in YAML',
        means: 'Readers that follow StrictYAML refuse lists and maps in flow style.',
    },
    'frontmatter-empty': { title: 'the frontmatter is empty', means: 'The block holds no key at all.' },
    'inside-another-skill': {
        title: 'a SKILL.md inside another skill',
        means: 'Runtimes that search deep load it as a skill of its own; the others never see it.',
    },
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
    'linked-folder': {
        title: 'the skill folder is a symbolic link',
        means: 'The loader lists real folders only; a link is passed over without a word.',
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
    'name-missing': { title: 'the name is missing', means: 'A skill is called by its name.' },
    'name-not-namespaced': {
        title: 'the name has no namespace',
        means: 'The cleveragents loader documents names as namespace/short-name and does not say what becomes of a bare one.',
    },
    'name-namespace': {
        title: 'the name is no namespace/short-name',
        means: 'Both parts start with a letter or digit and hold letters, digits, hyphens and underscores.',
    },
    'name-rewritten': {
        title: 'the name is read as a number and rewritten',
        means: 'The loader resolves the value before it compares it with the folder: 010 becomes 8.',
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
    'older-release-drops': {
        title: 'an older release drops it',
        means: 'The newest release reads the file; the older one named in the message does not.',
    },
    'outside-the-roots': {
        title: 'not where this runtime looks',
        means: 'The folder is none of the roots that the runtime searches.',
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
    'step-empty': { title: 'a step is empty', means: 'Each step is a text that is not blank.' },
    'step-type': { title: 'a step is no text', means: 'YAML made a number, a boolean, a list or a map of it.' },
    'steps-type': { title: '`steps` is no list', means: 'Steps are a list of texts.' },
    'tab-in-value': {
        title: 'a tab in a plain value',
        means: 'Readers that follow StrictYAML refuse tabs between or in plain values.',
    },
    'tag-in-yaml': { title: 'a YAML tag', means: 'Readers that follow StrictYAML refuse tags.' },
    'too-deep': {
        title: 'one folder too deep',
        means: 'The loader lists the folders right below its root and goes no deeper.',
    },
    'unknown-key': {
        title: 'a key that the loader refuses',
        means: 'The loader knows a fixed set of keys and rejects the file when it meets another.',
    },
    'value-uncertain': {
        title: 'neither documented nor observable',
        means: 'The runtime’s documentation does not say what becomes of such a value, and it could not be run.',
    },
    'version-not-semver': { title: 'the version is no semantic version', means: 'It cannot be compared with another.' },
    'version-type': { title: 'the version is no text', means: 'Unquoted, 1.0 is a number.' },
};
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
    ...Object.entries(fields).map(([code, page]) => ({ code: code, ...page })),
    ..._skill_frontmatter_js__WEBPACK_IMPORTED_MODULE_0__/* .fenceFaultCodes */ .A.map((code) => ({ code, title: fences[code], means: strictly })),
    ..._source_yaml_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .yamlFaultCodes */ .w.map((code) => ({ code, title: yamlFaults[code], means: strictly })),
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


/***/ })

};
