import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openDisk } from '../../src/host/disk.ts'
import { settle } from '../../src/report/policy.ts'
import type { SettledDiagnostic } from '../../src/report/report.ts'
import { joinPath } from '../../src/source/workspace.ts'
import { analyse, diagnose } from '../analyse.ts'
import { policy } from '../reporters/canned.ts'
import judged from './judged.json' with { type: 'json' }

/** Real recipes of core-agent in the default profile, held against what its own checker finds there. */

interface Expected {
  readonly configRoot: string
  readonly findings: readonly { readonly file: string; readonly line: number; readonly name: string }[]
}

const here = fileURLToPath(new URL('.', import.meta.url))

/** The rules that say that something is out of reach. */
const reachRules =
  /^(?:shell-unreachable|unreachable-tool|program-missing|mcp-|tool-not-pollable|allowed-tools-unreachable|skill-unknown|subagent-unknown|env-unset)/

async function diagnosticsOf(recipe: string): Promise<readonly SettledDiagnostic[]> {
  const workspace = openDisk(here + recipe, [])
  return settle(await diagnose(workspace), await analyse(workspace), policy).diagnostics
}

const place = ({ file, start }: SettledDiagnostic): string => `${file}:${start?.line}`
const found = {
  'kube-platform-agent': await diagnosticsOf('kube-platform-agent'),
  'gke-troubleshoot-e43fb18': await diagnosticsOf('gke-troubleshoot-e43fb18'),
  'gke-troubleshoot-b708387': await diagnosticsOf('gke-troubleshoot-b708387'),
}

describe.each(['kube-platform-agent', 'gke-troubleshoot-e43fb18'] as const)('%s', (recipe) => {
  const text = readFileSync(`${here}${recipe}/expected-recipecheck.json`, 'utf8')
  const { configRoot, findings }: Expected = JSON.parse(text)
  const told = new Set(found[recipe].filter(({ rule }) => reachRules.test(rule)).map(place))
  const alarms = judged.filter((each) => each.recipe === recipe)

  test('every finding of recipecheck is told, or judged a false alarm', () => {
    const places = findings.map((each) => `${joinPath(configRoot, each.file)}:${each.line} ${each.name}`)
    const untold = places.filter((each) => !told.has(each.slice(0, each.lastIndexOf(' '))))
    expect(untold.sort()).toEqual(alarms.map(({ file, line, name }) => `${file}:${line} ${name}`).sort())
  })

  test.each(alarms.map((each) => [`${each.file}:${each.line}`, each] as const))(
    'judged: %s',
    (_at, { file, line, sentence }) => {
      expect(readFileSync(`${here}${recipe}/${file}`, 'utf8').split('\n')[line - 1]).toContain(sentence)
    },
  )
})

test('at most 25 of its findings are judged', () => expect(judged.length).toBeLessThanOrEqual(25))

describe('what recipecheck misses', () => {
  const at = (recipe: keyof typeof found, where: string): string[] => {
    return found[recipe]
      .filter((each) => place(each) === where)
      .map(({ severity, rule, name }) => `${severity} ${rule} ${name}`)
  }

  test('an unformatted command in running text', () => {
    expect(at('kube-platform-agent', 'upstream/skills/gke-productionize/SKILL.md:41')).toEqual([
      'warning shell-unreachable kubectl',
    ])
  })

  test('orders without arguments', () => {
    const skill = 'skills/k8s-triage/SKILL.md'
    expect(at('gke-troubleshoot-e43fb18', `${skill}:75`)).toEqual(['warning shell-unreachable kubectl'])
    expect(at('gke-troubleshoot-e43fb18', `${skill}:153`)).toEqual(['warning shell-unreachable bash'])
  })

  test('a skill that is gone, tools of another runtime, a task that is got again', () => {
    expect(at('kube-platform-agent', 'upstream/skills/gke-productionize/SKILL.md:100')).toEqual([
      'warning skill-unknown gke-cost-optimization',
    ])
    expect(at('kube-platform-agent', 'upstream/skills/workload-rebalancing/SKILL.md:18')).toEqual([
      'warning unreachable-tool kanban_create',
    ])
    expect(at('kube-platform-agent', 'cluster/skills/gke-workload-troubleshooting/SKILL.md:14')).toEqual([
      'note task-rederived undefined',
    ])
  })
})

/** Places that have to stay silent (the first sixteen; files of kube-platform-agent). */
const silent: Record<string, readonly number[]> = {
  'cluster/skills/gke-workload-troubleshooting/SKILL.md': [23],
  'upstream/skills/fleet-audit/SKILL.md': [59, 232, 236, 240, 251, 255, 282, 314, 367, 369],
  'upstream/skills/github-issue-resolver/SKILL.md': [57],
  'upstream/skills/gke-compute-classes/SKILL.md': [108],
  'upstream/skills/gke-inference-quickstart/SKILL.md': [21],
  'upstream/skills/gke-manifest-generation/SKILL.md': [107],
  'upstream/skills/gke-networking-edge/SKILL.md': [88],
  'upstream/skills/kube-agents-observability/SKILL.md': [51],
}

test('programs that are only spoken of', () => {
  const told = new Set(found['kube-platform-agent'].filter(({ rule }) => reachRules.test(rule)).map(place))
  const wanted = Object.entries(silent).flatMap(([file, lines]) => lines.map((line) => `${file}:${line}`))
  expect(wanted.filter((each) => told.has(each))).toEqual([])
})

test('the repaired recipe has no error and nothing out of reach, its AGENTS.md included', async () => {
  const { reach } = await analyse(openDisk(`${here}gke-troubleshoot-b708387`, []))
  expect(reach.flatMap(({ texts }) => texts).length).toBeGreaterThan(10)
  expect(found['gke-troubleshoot-b708387'].filter(({ rule }) => reachRules.test(rule)).map(place)).toEqual([])
  expect(found['gke-troubleshoot-b708387'].filter(({ severity }) => severity === 'error').map(place)).toEqual([])
})

test('an AGENTS.md that denies its shell is not told that it has none', () => {
  const texts = ['kube-platform-agent', 'gke-troubleshoot-e43fb18'] as const
  const told = texts.map((recipe) =>
    found[recipe].filter(({ file, rule }) => /^AGENTS\.md$/.test(file) && reachRules.test(rule)),
  )
  expect(told.map((each) => each.map(place))).toEqual([[], []])
})
