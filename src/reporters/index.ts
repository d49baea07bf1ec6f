import { annotationsReporter } from './annotations.ts'
import { jsonReporter } from './json.ts'
import type { Reporter } from './reporter.ts'
import { stepSummaryReporter } from './step-summary.ts'
import { terminalReporter } from './terminal.ts'

export const reporters: readonly Reporter[] = [annotationsReporter, jsonReporter, stepSummaryReporter, terminalReporter]
