import type { Analysis } from '../../src/analysis/analysis.ts'
import { analyze } from '../../src/analysis/analyze.ts'
import { readRecipes } from '../../src/recipes/index.ts'
import { runtimes } from '../../src/runtimes/index.ts'
import type { Presentation, Reason, Verdict } from '../../src/runtimes/runtime.ts'
import { readSkills } from '../../src/skill/read.ts'
import type { Skill } from '../../src/skill/skill.ts'
import { type Files, memoryWorkspace, type Workspace } from '../../src/source/workspace.ts'

export interface Given {
  /** What is on the deployment's PATH; null where nobody listed it. */
  readonly binaries?: readonly string[] | null
  readonly userRoots?: readonly string[]
  readonly runtime?: string
}

/** A tree as one runtime takes it up, with the recipes that stand in it. */
export class Deployed {
  readonly analysis: Analysis
  readonly #runtime: string

  constructor(tree: Files | Workspace, { binaries = null, userRoots = [], runtime = 'core-agent' }: Given = {}) {
    const workspace = isWorkspace(tree) ? tree : memoryWorkspace(tree)
    const recipes = readRecipes(workspace, null, { userRoots }).map((recipe) => ({
      ...recipe,
      scopes: recipe.scopes.map((scope) => ({ ...scope, binaries })),
    }))
    this.#runtime = runtime
    this.analysis = analyze(readSkills(workspace), recipes, runtimes, {
      runtimes: [runtime],
      count: (text) => text.length,
    })
  }

  skill(path: string): Skill {
    const skill = this.analysis.set.skills.find((each) => each.path === path)
    if (!skill) throw new Error(`no skill at ${path}`)
    return skill
  }

  verdict(path: string): Verdict {
    const verdict = this.analysis.verdicts.get(this.skill(path))?.get(this.#runtime)
    if (!verdict) throw new Error(`no verdict for ${path}`)
    return verdict
  }

  reasons(path: string): readonly Reason[] {
    return this.verdict(path).reasons
  }

  codes(path: string): string[] {
    return this.reasons(path).map(({ code }) => code)
  }

  /** The text that a reason stands on. */
  marked(path: string, code: string): string | null {
    const span = this.reasons(path).find((reason) => reason.code === code)?.span
    return span ? this.skill(path).file.slice(span) : null
  }

  statuses(): Record<string, string> {
    return Object.fromEntries(
      this.analysis.set.skills.map(({ path }) => [path.replace(/^\.agents\/skills\//, ''), this.verdict(path).status]),
    )
  }

  /** Name and description of each loaded skill: what core-agent hands its host as `Infos`. */
  infos(): { name: string | null; description: string | null }[] {
    return this.analysis.set.skills
      .map(({ path }) => this.verdict(path))
      .filter(({ status }) => status === 'loads' || status === 'altered')
      .map(({ name, description }) => ({ name, description }))
  }

  shown(path: string): Presentation {
    return runtimes.find(({ id }) => id === this.#runtime)!.present(this.skill(path))
  }
}

/** A SKILL.md with the required two fields, further frontmatter lines, and a body. */
export function skillFile(name: string, lines = '', body = 'Do it.\n'): string {
  return `---\nname: ${name}\ndescription: Does it.\n${lines === '' ? '' : `${lines}\n`}---\n${body}`
}

function isWorkspace(tree: Files | Workspace): tree is Workspace {
  return Array.isArray((tree as Workspace).entries)
}
