import { adkJs } from './adk-js.mjs'
import { claudeCode } from './claude-code.mjs'
import { codex } from './codex.mjs'
import { copilotCli } from './copilot-cli.mjs'
import { geminiCli } from './gemini-cli.mjs'
import { openclaw } from './openclaw.mjs'
import { opencode } from './opencode.mjs'
import { pi } from './pi.mjs'
import { skillsCli } from './skills-cli.mjs'

/** In the order in which they are run and reported. */
export const programs = [codex, opencode, geminiCli, pi, claudeCode, copilotCli, adkJs, openclaw, skillsCli]
