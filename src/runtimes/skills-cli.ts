import type { Skill } from '../skill/skill.ts'
import { lostSkill, readSkillsCli, type SkillsCliRead } from './reader-skills-cli.ts'
import { notFound, type Roots, unreadable } from './reason-place.ts'
import { duplicateName, verdictOf } from './reason-shown.ts'
import type { Presentation, Reason, Runtime, Situation, Verdict } from './runtime.ts'

const traits = { silent: true, blast: 'skill' } as const
const source = 'skills 1.5.18 (npm), dist/cli.mjs'

/** Agents' folders that are looked into (AGENT_PROJECT_SKILL_DIRS), beside `skills`. */
const agents =
  '.agents .claude .cline .codebuddy .codex .commandcode .continue .github .goose .iflow .junie .kilocode .kiro .mux .neovate .opencode .openhands .pi .qoder .roo .trae .windsurf .zcode .zencoder'

const roots: Roots = {
  owners: agents.split(' '),
  depth: 2,
  hidden: 'entered',
  links: 'ignored',
  rootFile: 'found',
  nested: 'hidden',
}

export const skillsCli: Runtime = {
  id: 'skills-cli',
  title: 'the skills CLI (npx skills add)',
  version: '1.5.18; releases before 1.4 read YAML 1.1 with gray-matter',
  evidence: [
    { basis: 'observed', cite: 'vectors/probes.jsonl, skills 1.5.18', date: '2026-11-30' },
    {
      basis: 'source',
      cite: `${source}, parseFrontmatter, parseSkillMd, discoverSkills: the yaml package reads the block; vercel-labs/skills@28415ff has a parser of its own there, which no longer holds`,
      date: '2026-11-30',
    },
  ],
  discovery:
    'skills and the skills folders of 24 agents, one or two folders deep; where those hold nothing, any folder five deep. Links, node_modules, dist and build are not entered. A SKILL.md at the top is taken alone, and the first skill of a name wins.',
  wellKnown: false,
  ...traits,
  load,
  present,
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
}

function load(skill: Skill, situation: Situation): Verdict {
  const away = notFound(skill, roots)
  const unread = away.length > 0 ? away : unreadable(skill)
  const found = unread.length > 0 ? lostSkill(...unread) : readSkillsCli(skill)
  const reasons = [...found.reasons, ...(found.name === null ? [] : shadowed(skill, found.name, situation))]
  return verdictOf(traits, skill, reasons, shown(found))
}

function shadowed(skill: Skill, name: string, { catalog }: Situation): Reason[] {
  const rivals = (named.get(catalog) ?? nameAll(catalog)).get(name) ?? []
  const before = rivals.filter((each) => each !== skill && each.path < skill.path)
  return duplicateName(skill, name, before, 'only the one that the disk lists first is taken')
}

type Named = ReadonlyMap<string, readonly Skill[]>

const named = new WeakMap<readonly Skill[], Named>()

/** The skills of a catalogue by the names that they are listed under; worked out once. */
function nameAll(catalog: readonly Skill[]): Named {
  const found = new Map<string, Skill[]>()
  for (const skill of catalog) {
    const listed = !skill.isSample && skill.unreadable === null && notFound(skill, roots).length === 0
    const { name, reasons } = listed ? readSkillsCli(skill) : lostSkill()
    if (name === null || reasons.some(({ effect }) => effect === 'dropped')) continue
    found.set(name, [...(found.get(name) ?? []), skill])
  }
  named.set(catalog, found)
  return found
}

/** It installs the files as they are. */
function present(skill: Skill): Presentation {
  const { name, description } = readSkillsCli(skill)
  return {
    metadata: `${name ?? skill.name?.value ?? ''}: ${description ?? skill.description?.value ?? ''}`,
    instructions: skill.file.text,
    framing: null,
    resources: skill.bundle.resources.map(({ path }) => ({ path, why: null })),
  }
}

function shown({ name, description }: SkillsCliRead): Pick<SkillsCliRead, 'name' | 'description'> {
  return { name, description }
}
