import { settleAsked } from './config.ts'
import { openActions } from './host/actions.ts'
import { complain, watchProcess } from './host/terminal.ts'
import { emptySentence, exitCode, failureOf, outputsOf } from './outcome.ts'
import { VERSION } from './version.ts'

async function step(): Promise<number> {
  const actions = await openActions(VERSION, process.env)
  try {
    const { run, shelfIds } = await import('./run.ts')
    const options = await settleAsked(actions.asked(), shelfIds(), actions.host.readFile)
    const report = await run(options, actions.host)
    actions.conclude(outputsOf(report, options), emptySentence(report, options))
    return exitCode(report, options)
  } catch (error) {
    return actions.fail(failureOf(error))
  }
}

function crash(error: unknown): number {
  const { code, message, stack } = failureOf(error)
  complain(`${stack}\nskillproof: ${message}`)
  return code
}

// The exit code alone fails the step: core.setFailed would spend one of its ten annotations.
function end(code: number): void {
  process.exitCode = Math.max(code, Number(process.exitCode ?? 0))
}

watchProcess((error) => end(crash(error)))
step().catch(crash).then(end)
