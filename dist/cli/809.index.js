export const id = 809;
export const ids = [809];
export const modules = {

/***/ 2809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ rules)
});

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
    return { skill, code: (0,runtimes_reason/* causeOf */.r)(hardest.reason.code), reason: hardest.reason, outcome: outcomeOf(parts), asked, parts };
}
function outcomeOf(parts) {
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

;// CONCATENATED MODULE: ./.build/rules/rule.js
function skillRule(rule) {
    return { on: 'skill', ...rule };
}
function setRule(rule) {
    return { on: 'set', ...rule };
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
                yield findingFor(cause, analysis, severityOf?.(cause));
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
    if (outcome === 'ignored' || outcome === 'sample')
        return true;
    if (outcome === 'unknown')
        return part.effect === 'unknown';
    return part.effect !== 'ignored' && part.effect !== 'unknown';
}
/** What it costs: who drops, withholds and alters the skill, and what goes down with it. */
function costOf(cause, analysis) {
    const { parts } = cause;
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
        return 'the open standard does not allow it, and clients that follow it refuse the skill';
    if (part.effect === 'altered')
        return 'the open standard wants text here, and clients read it differently';
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
    severityOf: (cause) => (cause.asked ? 'note' : 'warning'),
    examples: {
        bad: { 'skills/start/SKILL.md': '---\nname: start\ndescription: Starts.\n[|triggers|]: [parcel]\n---\nStart.\n' },
        good: { 'skills/start/SKILL.md': '---\nname: start\ndescription: Starts on the word parcel.\n---\nStart.\n' },
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

;// CONCATENATED MODULE: ./.build/rules/verdict-unknown.js

const verdictUnknown = verdictRule({
    id: 'verdict-unknown',
    summary: 'What a targeted runtime does with the skill cannot be said.',
    why: 'Neither its documentation nor a run of it tells. A guess would be worth less than the silence it breaks.',
    cure: 'Write the form that the runtime documents, or give the recipe that is missing.',
    severity: 'note',
    outcome: 'unknown',
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

;// CONCATENATED MODULE: ./.build/rules/index.js









/** Sorted by id; the rules' page follows this order. */
const rules = [
    keyIgnored,
    nestedSkill,
    notPortable,
    olderReleaseDrops,
    skillAltered,
    skillDropped,
    skillWithheld,
    verdictUnknown,
    versionNotSemantic,
].sort((left, right) => (left.id < right.id ? -1 : 1));


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
