import { adkGo } from './adk-go.ts'
import { adkJs } from './adk-js.ts'
import { agentskills } from './agentskills.ts'
import { claudeCode } from './claude-code.ts'
import { cleveragents } from './cleveragents.ts'
import { codex } from './codex.ts'
import { copilotCli } from './copilot-cli.ts'
import { coreAgent, coreAgent28 } from './core-agent.ts'
import { geminiCli } from './gemini-cli.ts'
import { openclaw } from './openclaw.ts'
import { opencode } from './opencode.ts'
import { pi } from './pi.ts'
import type { Runtime } from './runtime.ts'
import { skillsCli } from './skills-cli.ts'
import { skillsRef } from './skills-ref.ts'

/** In the order in which tables and lists name them; the open standard is the first. */
export const runtimes: readonly Runtime[] = [
  agentskills,
  claudeCode,
  codex,
  copilotCli,
  geminiCli,
  opencode,
  openclaw,
  pi,
  coreAgent,
  coreAgent28,
  adkGo,
  adkJs,
  cleveragents,
  skillsCli,
  skillsRef,
]
