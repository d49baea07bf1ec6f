#!/usr/bin/env node
import { type CommandLine, helpPage, parseCommandLine } from './arguments.ts'
import { complain, openTerminal, say, today, watchProcess } from './host/terminal.ts'
import { emptySentence, exitCode, failureLine, failureOf } from './outcome.ts'
import { VERSION } from './version.ts'

async function obey(words: readonly string[]): Promise<number> {
  const asked = parseCommandLine(words)
  switch (asked.command) {
    case 'version':
      say(VERSION)
      return 0
    case 'help':
      say(helpPage(VERSION))
      return 0
    case 'check':
      return check(asked)
    default: {
      const { answer } = await import('./answer.ts')
      say(await answer(asked, await openTerminal(VERSION, false)))
      return 0
    }
  }
}

async function check({ given, config, quiet, progress }: CommandLine & { command: 'check' }): Promise<number> {
  const { settleAsked } = await import('./config.ts')
  const { run, shelfIds } = await import('./run.ts')
  const host = await openTerminal(VERSION, progress)
  const door = { folder: '.', reports: ['terminal'], quiet, progress, today: today() }
  const naming = (key: string) => `--${key}`
  const options = await settleAsked({ given, naming, config, door }, shelfIds(), host.readFile)
  const report = await run(options, host)
  const empty = emptySentence(report, options)
  if (empty) complain(`skillproof: ${empty}`)
  return exitCode(report, options)
}

function fail(error: unknown): number {
  const failure = failureOf(error)
  if (failure.stack) complain(failure.stack)
  complain(`skillproof: ${failureLine(failure)}`)
  return failure.code
}

// Never process.exit: what stands in a pipe would be cut off.
function end(code: number): void {
  process.exitCode = Math.max(code, Number(process.exitCode ?? 0))
}

watchProcess((error) => end(fail(error)))
obey(process.argv.slice(2)).catch(fail).then(end)
