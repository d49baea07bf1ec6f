export const id = 351;
export const ids = [351];
export const modules = {

/***/ 5562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ pageOf),
/* harmony export */   z: () => (/* binding */ check)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5922);

/** Where the rules' pages are, at the release that speaks. */
const pages = `https://github.com/skillproof/skillproof/blob/v${_version_js__WEBPACK_IMPORTED_MODULE_0__/* .VERSION */ .x}/src/rules/README.md`;
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
/** The page of a rule. */
function pageOf(id) {
    return `${pages}#${id}`;
}
function stamp(rule, finding) {
    return {
        ...finding,
        rule: finding.cause ? `${rule.id}/${finding.cause}` : rule.id,
        severity: finding.severity ?? rule.severity,
        url: pageOf(rule.id),
    };
}


/***/ }),

/***/ 255:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JA: () => (/* binding */ standing),
/* harmony export */   Pj: () => (/* binding */ isStanding),
/* harmony export */   yV: () => (/* binding */ waivedByReason)
/* harmony export */ });
/** The diagnostics that count and are shown by default. */
function standing(report) {
    return report.diagnostics.filter(isStanding);
}
function isStanding({ suppressed, waived }) {
    return suppressed === null && waived === null;
}
/** The findings that were waived, by their reason. */
function waivedByReason(report) {
    const waived = report.diagnostics.filter((diagnostic) => diagnostic.waived !== null);
    const reasons = new Map();
    for (const each of waived)
        reasons.set(each.waived ?? '', [...(reasons.get(each.waived ?? '') ?? []), each]);
    return reasons;
}


/***/ }),

/***/ 9572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ waiverPages),
/* harmony export */   T: () => (/* binding */ waive)
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5562);
/* harmony import */ var _source_path_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1371);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(255);



const waiverPages = [
    {
        id: 'waiver-below-floor',
        severity: 'error',
        summary: 'Fewer findings are waived than the `floor:` of a waiver says.',
        why: 'A waived tree that falls silent was repaired, moved or is no longer read. The last two look like success. It is judged by a run that covers the folder that the paths begin with.',
        cure: 'Find out which it is, then correct the paths or lower the floor.',
    },
    {
        id: 'waiver-expired',
        severity: 'warning',
        summary: 'The day in `until:` of a waiver is over.',
        why: 'The waiver no longer waives, so its findings count again.',
        cure: 'Repair the findings, or take them on for longer with a later day.',
    },
    {
        id: 'waiver-unused',
        severity: 'note',
        summary: 'A waiver covers no finding.',
        why: 'It will hide the next finding of that tree, which nobody has looked at. It is judged by a run that covers the folder that the paths begin with.',
        cure: 'Take the waiver out, or correct its paths or rules.',
    },
];
/** Marks the findings that a waiver covers, with the reason of the first that does, and says what is wrong with waivers. */
function waive(found, { file, folder, list }, terms) {
    const reasons = new Map();
    const judged = list.map((waiver) => {
        const matches = (0,_source_path_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .pathMatcher */ .kZ)(waiver.paths, folder);
        const covered = found.filter((each) => (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .isStanding */ .Pj)(each) && speaksOf(waiver, each.rule) && matches(each.file));
        const isOver = waiver.until !== null && terms.today !== undefined && terms.today > waiver.until;
        if (!isOver)
            for (const each of covered)
                if (!reasons.has(each))
                    reasons.set(each, waiver.reason);
        return { waiver, covered, isOver };
    });
    const remarks = judged.flatMap(({ waiver, covered, isOver }) => {
        const left = covered.filter((each) => !reasons.has(each));
        const said = isOver ? expired(waiver, left.length) : silent(waiver, covered.length, folder, terms);
        return said ? [{ ...said, at: { path: file.path, span: waiver.span } }] : [];
    });
    const findings = found.map((each) => {
        const waived = reasons.get(each);
        return waived === undefined ? each : { ...each, waived };
    });
    return { findings, remarks };
}
function speaksOf({ rules }, rule) {
    return rules === null || rules.some((each) => rule === each || rule.startsWith(`${each}/`));
}
function expired({ until }, count) {
    const rest = count === 0
        ? 'and no finding is left for it. Take it out.'
        : `so it no longer waives, and the ${findings(count)} that it covers ${count === 1 ? 'counts' : 'count'} again. Repair what is found, or give it a later day.`;
    return remark('waiver-expired', `This waiver held until ${until}, ${rest}`);
}
/** What the silence of a waived tree means; null where it is not silent, or where this run cannot tell. */
function silent(waiver, count, folder, terms) {
    if (count >= (waiver.floor ?? 1) || !isAsked(waiver, terms.profile) || !isCovered(waiver, folder, terms.roots)) {
        return null;
    }
    if (waiver.floor !== null) {
        const message = `This waiver covers ${findings(count)}, fewer than its floor of ${waiver.floor}: the tree was repaired, was moved, or is no longer read. Find out which it is, then correct the paths or lower the floor.`;
        return remark('waiver-below-floor', message);
    }
    const message = 'This waiver covers no finding, and would hide the next one unseen. Take it out, or correct its paths or rules.';
    return remark('waiver-unused', message);
}
/** False where each rule that it names is one of the other profile. */
function isAsked({ rules }, profile = 'default') {
    const profileOf = (rule) => (/^recipecheck(?:\/|$)/.test(rule) ? 'recipecheck' : 'default');
    return rules === null || rules.some((rule) => profileOf(rule) === profile);
}
/** True where the run looked at all that the paths may mean, so that silence means something. */
function isCovered({ paths }, folder, roots) {
    const inside = (base) => roots.some((root) => root === '.' || base === root || base.startsWith(`${root}/`));
    return paths.filter((path) => !path.startsWith('!')).every((path) => inside((0,_source_path_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .baseOf */ .bx)(path, folder)));
}
function remark(id, message) {
    const severity = waiverPages.find((page) => page.id === id)?.severity ?? 'error';
    return { rule: id, severity, message, url: (0,_check_js__WEBPACK_IMPORTED_MODULE_2__/* .pageOf */ .Z)(id) };
}
function findings(count) {
    return count === 0 ? 'no finding' : `${count} finding${count === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 6376:
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

// EXTERNAL MODULE: ./.build/analysis/resolve.js + 1 modules
var resolve = __webpack_require__(169);
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
    const places = alsoIn.map((each) => agentOf(each.recipe, each.scope));
    const others = places.length === 0 ? '' : ` The same holds for ${listed([...new Set(places)])}.`;
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
function agentOf({ path }, { name }) {
    const recipe = path === '.' ? 'this recipe' : `\`${path}\``;
    return name === 'parent' ? `the agent of ${recipe}` : `the sub-agent \`${name}\` of ${recipe}`;
}
function capital(text) {
    return text.slice(0, 1).toUpperCase() + text.slice(1);
}
function listed(words) {
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
/** Names in code, the first few. */
function codes(names, most = 5) {
    const shown = names.slice(0, most).map((name) => `\`${name}\``);
    return names.length > most ? `${shown.join(', ')} and ${names.length - most} more` : listed(shown);
}
/** A sentence on what the agent has instead, where the recipe says it. */
function alternatives({ servers = [] }) {
    const noun = servers.length === 1 ? 'MCP server' : 'MCP servers';
    return servers.length === 0 ? '' : ` It has the ${noun} ${codes(servers.map(({ key }) => key))}.`;
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
            const shell = (0,resolve/* shellOf */.of)(scope);
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
                const message = `The body runs ${codes([...new Set(run.map(({ name }) => name))])}, and \`allowed-tools\` does not allow ${agentOf(recipe, scope)} its shell, \`${shell.name}\`, so each of these commands is asked for or refused. Add \`${shell.name}\`, or take the commands out.`;
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
    const agent = agentOf(recipe, scope);
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

;// CONCATENATED MODULE: ./.build/rules/command-run-on-load.js


/**
 * Claude Code runs what stands between an exclamation mark with a backtick and the next backtick when it loads the skill.
 * 2.1.197 wants a blank or a line start before it (run); older releases took it anywhere (anthropics/claude-code#21146).
 */
const taken = /(?<=[^\s!])!`[^`\r\n]+`/g;
const commandRunOnLoad = skillRule({
    id: 'command-run-on-load',
    summary: 'An exclamation mark before a backtick, which older releases of Claude Code take for a command to run.',
    why: 'Text that only speaks of the sign is run as a command when the skill is loaded, and a command that fails keeps the skill from loading.',
    cure: 'Put a word or a blank between the exclamation mark and the backtick, or write the sign another way.',
    severity: 'warning',
    runtimes: ['claude-code'],
    examples: {
        bad: {
            '.claude/skills/negate/SKILL.md': '---\nname: negate\ndescription: Explains operators.\n---\nThe sign `[|!`|] turns a test, and `!` again turns it back.\n',
        },
        good: {
            '.claude/skills/negate/SKILL.md': '---\nname: negate\ndescription: Explains operators.\n---\nToday is !`date`. The sign is called a bang.\n',
        },
    },
    *check(skill, analysis) {
        if (!analysis.targetsOf(skill).some(({ id }) => id === 'claude-code'))
            return;
        const { file, bodySpan, filePath } = skill;
        const lines = new Set();
        for (const match of file.text.slice(bodySpan.start).matchAll(taken)) {
            const start = bodySpan.start + match.index;
            const line = file.lineAt(start);
            if (lines.has(line))
                continue;
            lines.add(line);
            const message = 'The exclamation mark stands right before a backtick. Older releases of Claude Code run what follows, up to the next backtick, as a command when the skill is loaded. Write the sign another way, or put something between the two.';
            yield { message, at: { path: filePath, span: (0,source_span/* spanOf */.ee)(start, start + 2) }, name: '!', runtimes: ['claude-code'] };
        }
    },
});

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
            collect(value, field, programs, variables);
    }
    return { programs, variables };
}
function collect(node, key, programs, variables) {
    const own = (0,yaml/* resolved */.L$)(node);
    if (own?.kind === 'map') {
        for (const pair of own.pairs) {
            const named = /^required_env/i.test(key) && pair.key.value === 'name';
            collect(pair.value, named ? key : pair.key.value, programs, variables);
        }
    }
    else if (own?.kind === 'list')
        for (const item of own.items)
            collect(item, key, programs, variables);
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
            if (kind !== 'env' || file !== skill.file || !resolve/* secretName */.Gf.test(name) || told.has(name))
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
            const message = `${capital(agentOf(recipe, scope))} has no \`${answer.mention.name}\`: ${answer.why}. Set it there, or take the command out.`;
            yield unreachableFinding(one, message, recipe.closed ? 'warning' : 'note');
        }
    },
});

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
            // Only core-agent checks the grants of its sub-agents; what its parent is told to load is no grant.
            if (!scope.grants || recipe.runtime !== 'core-agent' || scope === recipe.scopes[0])
                continue;
            for (const { skill, status, requires } of skills) {
                if (status !== 'withheld')
                    continue;
                const lacking = requires
                    .filter(({ state }) => state === 'missing')
                    .map(({ token, why }) => `\`${token}\` (${why})`);
                const why = lacking.length === 0 ? 'its `requires:` is malformed' : `${lacking.join(', ')} is not there`;
                const name = skill.name?.value ?? skill.path;
                const message = `${capital(agentOf(recipe, scope))} is granted the skill \`${name}\`, which is withheld: ${why}. The deployment refuses such a grant. Give it what is missing, or take the grant back.`;
                const at = { path: skill.filePath, span: skill.name?.span ?? null };
                yield { message, at, name, runtimes: [recipe.runtime], recipe: recipe.path, scope: scope.name };
            }
        }
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

// EXTERNAL MODULE: ./.build/runtimes/reason.js + 2 modules
var runtimes_reason = __webpack_require__(2499);
// EXTERNAL MODULE: ./.build/source/yaml-fault.js
var yaml_fault = __webpack_require__(890);
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
    return joinEffects([...groups.values()])
        .map((parts) => causeFrom(skill, parts, asked))
        .sort(byPlace);
}
const yamlEffect = /^yaml-(?:repaired|fallback|metadata-lost)$/;
const yamlFault = new RegExp(`^(?:${yaml_fault/* yamlFaultCodes */.w.join('|')})$`);
/** Codes that name what a runtime does → the codes that name what is wrong, of which it is the effect. */
const effectsOf = [
    [yamlEffect, yamlFault],
    [/^name-from-folder$/, /^name-(?!from-folder|cut|sanitised|rewritten)/],
    [/^name-cut$/, /^name-too-long$/],
    [/^name-sanitised$/, /^name-(?:character|uppercase)$/],
    [/^description-cut$/, /^description-too-long$/],
    [/^description-(?:from-body|not-listed)$/, /^description-(?:missing|empty|type)$/],
    [/^(?:value-coerced|field-lost)$/, /-type$|-not-text$|-form$/],
];
/** Puts an effect to the fault that it comes from: what a broken block brings about, or what stands at the same place. */
function joinEffects(groups) {
    const joined = [];
    const effects = [];
    for (const parts of groups) {
        const code = parts[0].reason.code;
        (effectsOf.some(([effect]) => effect.test(code)) ? effects : joined).push([...parts]);
    }
    const block = joined.find(([first]) => yamlFault.test(first.reason.code));
    for (const parts of effects) {
        const { code, span } = parts[0].reason;
        const faults = effectsOf.find(([effect]) => effect.test(code))[1];
        const lost = parts.every(({ verdict }) => verdict.reasons.some((reason) => yamlEffect.test(reason.code)));
        const fault = lost
            ? block
            : joined.find(([first]) => first.reason.span?.start === span?.start && faults.test(first.reason.code));
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
        code: (0,runtimes_reason/* causeOf */.r)(hardest.reason.code),
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
    const speaking = cause.parts.filter((part) => costs(part, cause.outcome));
    return {
        cause: cause.code,
        ...(severity ? { severity } : {}),
        message: [sentence(reason.message), costOf(cause), reason.cure].filter((each) => each !== '').join(' '),
        at: { path: reason.path ?? skill.filePath, span: reason.span },
        ...(reason.name ? { name: reason.name } : {}),
        runtimes: idsOf(speaking),
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
function costOf(cause) {
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
    const ids = idsOf(parts.filter((part) => part.effect === effect && part.runtime !== standard && which(part)));
    if (ids.length === 0)
        return '';
    return `${joined(ids)} ${ids.length > 1 ? verb : verb.replace(/(?:pass|[a-z]+)(?= over|$)/, third)} ${object}`;
}
function third(verb) {
    return verb.endsWith('ss') ? `${verb}es` : `${verb}s`;
}
/** Each runtime once: a fault and its effects may both be its. */
function idsOf(parts) {
    return [...new Set(parts.map((part) => part.runtime))];
}
function joined(words) {
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
function olderPhrase(parts) {
    const older = parts.find((part) => part.reason.olderOnly)?.reason.olderOnly;
    return older ? `${older} drops every skill of its root over it` : '';
}
function unknownPhrase(parts) {
    const ids = idsOf(parts.filter((part) => part.effect === 'unknown' && part.runtime !== standard));
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
;// CONCATENATED MODULE: ./.build/rules/rule-link.js
/** The links of a body that a rule speaks of: a use of a definition leads where the definition does, which is spoken of. */
function* writtenLinks({ body }) {
    for (const link of body.links) {
        if (link.kind !== 'autolink' && (link.label === null || link.kind === 'reference-definition'))
            yield link;
    }
}
/** A link's target without query and anchor, percent-decoded. */
function pathOf(target) {
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
            const path = pathOf(target);
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
            const path = pathOf(target);
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
        for (const { target, targetSpan } of writtenLinks(skill)) {
            const path = pathOf(target);
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
            const message = `\`${answer.mention.name}\` is no name of a tool in ${recipe.runtime}: ${answer.why}. Write \`${answer.meant ?? ''}\`, as ${agentOf(recipe, scope)} knows it.`;
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
            const message = `${capital(agentOf(recipe, scope))} cannot call \`${answer.mention.name}\`: ${answer.why}.${near} Declare the server, or correct the name.`;
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
            const message = `${capital(agentOf(recipe, scope))} has no tool \`${answer.mention.name}\`: ${answer.why}.${near} Correct the name, or import the server’s list again.`;
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
    runtimes: ['core-agent'],
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
    *check({ reach, set: { workspace } }) {
        for (const { recipe, scope, skills } of reach) {
            // Elsewhere the tools for skills stay, and most skills are withheld from the model for people to call.
            if (recipe.runtime !== 'core-agent')
                continue;
            const first = skills[0];
            if (!first || skills.some(({ status }) => status !== 'withheld'))
                continue;
            // Where only a part of its roots is checked, the deployment may have others.
            if (!scope.skillRoots.every(({ path }) => isChecked(path, workspace)))
                continue;
            const names = skills.map(({ skill }) => skill.name?.value ?? skill.path);
            const message = `${capital(agentOf(recipe, scope))} is left without any skill: it withholds ${codes(names)}, and with the last one it loses the tools to list and load skills. Give the deployment what they require, or skills that it can serve.`;
            const at = { path: first.skill.filePath, span: first.skill.frontmatter.opening };
            yield { message, at, runtimes: [recipe.runtime], recipe: recipe.path, scope: scope.name };
        }
    },
});
function isChecked(path, { roots }) {
    return roots.some((root) => root === '.' || root === path || path.startsWith(`${root}/`));
}

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

;// CONCATENATED MODULE: ./.build/rules/nothing-checked.js

const nothingChecked = setRule({
    id: 'nothing-checked',
    summary: 'No SKILL.md was found in the paths that were given.',
    why: 'A gate that looks at nothing passes everything. Most often a path is wrong, or the repository was not checked out.',
    cure: 'Correct the paths, check out the repository first, or allow it with allow-empty.',
    severity: 'error',
    examples: {
        bad: { 'README.md': '# Nothing here\n' },
        good: { 'skills/x/SKILL.md': '---\nname: x\ndescription: Does x.\n---\nDo x.\n' },
    },
    *check({ set }, { allowEmpty }) {
        if (set.skills.length > 0)
            return;
        const { roots } = set.workspace;
        const where = roots.slice(0, 5).map((root) => `\`${root}\``);
        const message = `No SKILL.md was found in ${where.join(', ')}, so nothing was checked. Correct the paths, check out the repository first, or allow it with allow-empty.`;
        yield { ...(allowEmpty ? { severity: 'note' } : {}), message, at: { path: roots[0] ?? '.', span: null } };
    },
});

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
            const message = `${capital(agentOf(recipe, scope))} has no program \`${name}\`: ${list}. Add it to the deployment and to that list${cure}.`;
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
    const map = metadata ? (0,yaml/* resolved */.L$)(metadata) : null;
    for (const { key, value } of map?.kind === 'map' ? map.pairs : []) {
        if (value.kind === 'scalar')
            yield { where: `metadata.${key.value}`, scalar: value };
    }
}

;// CONCATENATED MODULE: ./.build/rules/recipe-problem.js

const SKILL = '---\nname: roll-back\ndescription: Rolls a release back.\n---\nRoll back.\n';
const recipeProblem = setRule({
    id: 'recipe-problem',
    summary: 'A recipe has a fault of its own: the deployment does not start with it, or does not do what it says.',
    why: 'Skills are held against what a recipe gives its agents. A setting that is refused, misspelled or never matched gives something else than its author meant, and most runtimes do not say so.',
    cure: 'Correct the file at the place; `skillproof recipe PATH` shows what the recipe gives as it stands.',
    severity: 'error',
    examples: {
        bad: {
            '.agents/config.json': '{"tools": {"disable": [[|"kubectl"|]]}}',
            '.agents/skills/roll-back/SKILL.md': SKILL,
        },
        good: {
            '.agents/config.json': '{"tools": {"disable": ["bash"]}}',
            '.agents/skills/roll-back/SKILL.md': SKILL,
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
function builtInsOf(config) {
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
    if (pollAllow.some(blank))
        throw config.refuse('tools.wait_and_verify.poll_allow holds an empty entry.');
    if (contentRoots.some(blank))
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
function blank(text) {
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
        if (root !== '' && blank(root))
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
function readServers(file) {
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
const word = /[^\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
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
            breaks.push(text.search(word) < 0 || fenceOn(text) !== null);
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
    word.lastIndex = 0;
    for (let match = word.exec(span); match && words.length < 3; match = word.exec(span))
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
            const at = placeOf(name, text);
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
            const at = placeOf(name, text);
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
function placeOf(name, text) {
    const match = text.includes(name) ? asWord.get(name)?.exec(text) : null;
    return match ? match.index + match[0].indexOf(name) : null;
}

;// CONCATENATED MODULE: ./.build/analysis/recipecheck-scopes.js



/** Each of them reads its texts anew; a config with more is none that a team wrote. */
const SCOPE_LIMIT = 100;
/** The parent, then each sub-agent that has a root of its own. Throws Refusal for what core-agent does not start with. */
function scopesOf(tree, configRoot, config) {
    const path = tree.config;
    const servers = readServers(tree.json(configRoot, 'mcp.json'));
    const unknown = config.disable.find((name) => !builtInNames.includes(name));
    if (unknown !== undefined) {
        const message = `\`${path}\`: tools.disable names \`${unknown}\`, which is no built-in tool. core-agent does not start with it.`;
        throw new Refusal(path, message);
    }
    const builtIns = builtInsOf(config);
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
    const declared = readServers(tree.json(root, 'mcp.json'));
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
        this.config = inside(configRoot, configName);
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
        const path = inside(this.#followed(folder), name);
        if (!this.#entries.has(path))
            return null;
        return new GoStruct(path, parseJson(path, this.text(path).text));
    }
    text(path) {
        const read = this.#workspace.read(path, BYTES_LIMIT);
        if ('bytes' in read)
            return (0,file/* decode */.D4)(path, read.bytes);
        throw new Refusal(path, `\`${path}\` cannot be read: ${read.why}.`);
    }
    /** The Markdown files below `skills` in the folders, each once and sorted. Throws Refusal for one that is no file. */
    markdown(folders) {
        const found = new Map();
        for (const folder of folders) {
            const shown = inside(folder, 'skills');
            const real = inside(this.#followed(folder), 'skills');
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
function inside(folder, name) {
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
        return { findings: findings.sort(inOrder), errors: [] };
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
function inOrder(left, right) {
    return left.file === right.file ? left.line - right.line : left.file < right.file ? -1 : 1;
}

;// CONCATENATED MODULE: ./.build/rules/recipecheck.js



const recipecheck_skill = (body) => `---\nname: restart\ndescription: Restarts a workload.\n---\n${body}`;
/** The name behind the rule's id, and what to do, for each of the letters. */
const causes = {
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
                const { id, cure } = causes[rule];
                const agent = scope === 'parent' ? `the agent of \`${recipe}\`` : `the sub-agent \`${scope}\` of \`${recipe}\``;
                const message = `\`${name}\` is out of reach for ${agent}: ${reason}. ${cure}`;
                yield { cause: id, message, at: { path, span }, name, recipe, scope };
            }
        }
    },
});

// EXTERNAL MODULE: ./.build/skill/mention-programs.js
var mention_programs = __webpack_require__(2130);
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
    return kind === 'command' && confidence === 'certain' && (0,mention_programs/* familiarity */.gE)(name) !== 'unknown' && !everywhere.test(name);
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
                    const isShell = value === 'shell' || value === 'bash' || value === (0,resolve/* shellOf */.of)(scope)?.name;
                    const what = servers.has(value) ? 'an MCP server' : named.has(value) && !isShell ? 'a tool' : null;
                    // A program of that name is what the entry means then.
                    if (what === null || scope.binaries?.includes(value))
                        continue;
                    const message = `\`${value}\` is ${what} of ${agentOf(recipe, scope)}, and \`requires:\` looks for a program of that name on PATH: the skill is withheld although the agent has it. Take the entry out.`;
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
    const agent = agentOf(recipe, scope);
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
    return [...new Set(names)].filter((name) => !mention_programs/* shellBuiltIns */.lw.has(name));
}
function requiring(programs) {
    const tokens = ['shell', ...programs.filter((name) => !/\/|^(?:ba|z|k)?sh$/.test(name)).slice(0, 4)];
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
            const message = `\`${answer.mention.name}\` is no skill that ${agentOf(recipe, scope)} loads: ${answer.why}.${near} Correct the name, or take the sentence out.`;
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

/** What the author asked for, what another copy of the skill makes up for, or what depends on a machine that nobody listed. */
const chosen = new Set([
    'gate-unlisted',
    'internal-skill',
    'manual-only',
    'path-triggered',
    'shadowed',
    'wrong-system',
]);
/** What depends on one machine, or on what else is installed. */
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
            const message = `\`${answer.mention.name}\` is no sub-agent of ${agentOf(recipe, scope)}: ${answer.why}.${near} Declare it, or correct the name.`;
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
const source = '(?:the )?(?:user|operator|customer|requester|active |current )*(?:`?SETTINGS\\.md`?|(?:settings|config(?:uration)?) (?:file|config)|user|operator|customer|requester)';
const order = new RegExp(`(?:^|[.:,] )(?:to (?:begin|start)[^.,:]{0,40}, |first,? |before (?:anything|you|running|starting)[^.,:]{0,60}, |you must |always |please )?(?:you must )?` +
    `(?:acquire|obtain|gather|collect|get|request|ask (?:the )?(?:user|operator)(?: for| to provide)|prompt (?:the )?user)\\b[^.]{0,120}?` +
    `(?:\\bfrom ${source}|\\b(?:user|operator)\\b for|(?:user|operator) to provide|SETTINGS\\.md)`, 'i');
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
            const message = `${capital(agentOf(recipe, scope))} may not poll \`${name}\`: ${answer.why}. Add it to \`tools.wait_and_verify.poll_allow\`, or poll one that is listed.`;
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
    const agent = agentOf(recipe, scope);
    if (answer.gap === 'built-in') {
        return `${capital(agent)} has no \`${name}\`: ${answer.why}.${alternatives(scope)} Register it, or name a tool that is there.`;
    }
    const near = answer.meant === null ? '' : ` Is \`${answer.meant}\` meant?`;
    return `\`${name}\` is called like a tool, and ${agent} has none of that name: ${answer.why}.${near}${alternatives(scope)} Correct the name, or take the step out.`;
}

;// CONCATENATED MODULE: ./.build/rules/variable-path-missing.js



/** Claude Code puts the folder of the skill, and that of its plugin, in their place: code.claude.com/docs/en/skills, 2026-11-30. */
const variablePath = /\$\{(CLAUDE_PLUGIN_ROOT|CLAUDE_SKILL_DIR)\}\/([\w@+/.-]*[\w-]\.[A-Za-z][A-Za-z0-9]{0,9})(?![\w/\\<{*$[.-])/g;
const variable_path_missing_placeholder = /YYYY|XXX|NNN|\.\.|(?:^|\/)(?:foo|bar|path|your|my|some|example)[-_./]/i;
/** What a build, an installation or a run leaves there is in no commit. */
const made = /(?:^|\/)(?:node_modules|\.?venv|dist|build|target|bin|out|output|tmp|temp|cache|logs?|state|data)\/|(?:^|\/)\./;
const variable_path_missing_open = /\b(?:creat|writ|wrot|sav|generat|produc|outputs?|append|copy|copied|mov|renam|delet|remov|missing|no|not|never|without|optional|example|e\.g|if|when|exists?)/i;
/** Fences and mere mentions are left alone: they often show how some other plugin is written. */
const variable_path_missing_order = /\b(?:run|execute|read|open|load|follow|call|invoke|launch|source)\b[^.;]{0,50}$/i;
const variablePathMissing = skillRule({
    id: 'variable-path-missing',
    summary: 'A path behind a variable of Claude Code leads to no file.',
    why: 'The variable stands for a folder of this tree, so the path can be followed, and nothing is at its end.',
    cure: 'Correct the path: ${CLAUDE_PLUGIN_ROOT} is the folder that holds .claude-plugin, ${CLAUDE_SKILL_DIR} the skill’s own.',
    severity: 'warning',
    examples: {
        bad: {
            '.claude-plugin/plugin.json': '{"name": "kit"}\n',
            'scripts/fit.sh': 'echo fit\n',
            'skills/fit/SKILL.md': '---\nname: fit\ndescription: Fits shelves.\n---\nRun `[|${CLAUDE_PLUGIN_ROOT}/skills/fit/scripts/fit.sh|]` first.\n',
        },
        good: {
            '.claude-plugin/plugin.json': '{"name": "kit"}\n',
            'scripts/fit.sh': 'echo fit\n',
            'skills/fit/SKILL.md': '---\nname: fit\ndescription: Fits shelves.\n---\nRun `${CLAUDE_PLUGIN_ROOT}/scripts/fit.sh` first.\nIt writes `${CLAUDE_SKILL_DIR}/report.md`.\n',
        },
    },
    *check(skill, { set: { workspace } }) {
        const { text } = skill.file;
        const told = new Set();
        for (const match of text.matchAll(variablePath)) {
            const span = skill.body.codeSpans.find(({ contentSpan }) => contentSpan.start === match.index);
            if (!span || !variable_path_missing_order.test(text.slice(text.lastIndexOf('\n', match.index) + 1, match.index)))
                continue;
            const [whole, variable, path = ''] = match;
            const folder = variable === 'CLAUDE_SKILL_DIR' ? skill.path : pluginFolder(skill, workspace);
            const full = folder === null ? null : (0,source_workspace/* joinPath */.uJ)(folder, path);
            if (full === null || told.has(whole) || variable_path_missing_isOpen(text, match.index) || variable_path_missing_isThere(full, workspace))
                continue;
            if (variable_path_missing_placeholder.test(path) || made.test(path))
                continue;
            told.add(whole);
            yield {
                message: `\`${whole}\` is \`${full}\` here, and there is no such file, so the agent in Claude Code finds nothing. Correct the path, or add the file.`,
                at: { path: skill.filePath, span: (0,source_span/* spanOf */.ee)(match.index, match.index + whole.length) },
                name: whole,
            };
        }
    },
});
function pluginFolder(skill, workspace) {
    for (let folder = skill.path; !folder.endsWith('..'); folder = (0,source_workspace/* folderOf */.yS)(folder)) {
        const manifest = (0,source_workspace/* joinPath */.uJ)(folder, '.claude-plugin/plugin.json');
        if (manifest !== null && workspace.has(manifest))
            return folder;
        if (folder === '.')
            return null;
    }
    return null;
}
function variable_path_missing_isOpen(text, at) {
    const start = text.lastIndexOf('\n', at) + 1;
    const end = text.indexOf('\n', at);
    return variable_path_missing_open.test(text.slice(start, end < 0 ? undefined : end));
}
/** What was left out or linked elsewhere may hold it. */
function variable_path_missing_isThere(path, workspace) {
    const under = (link) => path === link || path.startsWith(`${link}/`);
    return (workspace.has(path) ||
        workspace.leftOut.some((each) => each.reason !== 'link-broken' && under(each.path)) ||
        [...workspace.linkedFolders.keys()].some(under));
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
    allowedToolsTooNarrow,
    allowedToolsUnreachable,
    allowedToolsWildcard,
    anchorInFrontmatter,
    bodyEmpty,
    bodyOverBudget,
    bodyUnreadable,
    brokenLink,
    commandRunOnLoad,
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
    nothingChecked,
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
    variablePathMissing,
    verdictUnknown,
    versionNotSemantic,
    xmlTagInDescription,
];


/***/ }),

/***/ 2499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ causeOf),
  z: () => (/* binding */ reasonPages)
});

// EXTERNAL MODULE: ./.build/skill/frontmatter.js
var frontmatter = __webpack_require__(1882);
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
        means: 'YAML lets one value stand for another; readers that follow StrictYAML refuse it. js-yaml before 4.3 refuses an anchor or tag on the line of the first key of a map.',
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
    'body-empty': {
        title: 'there is no body',
        means: 'Nothing stands behind the frontmatter, and the loader refuses a skill that tells the agent nothing.',
    },
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
    'gate-unlisted': {
        title: 'nobody listed what a condition asks for',
        means: 'The skill names programs, variables or settings that must be there. Nothing says whether this deployment has them, and a fresh one does not offer the skill.',
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
    ...frontmatter/* fenceFaultCodes */.A.map((code) => ({ code, title: fences[code], means: strictly })),
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


/***/ })

};
