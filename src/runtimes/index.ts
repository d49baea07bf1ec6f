import { adkGo } from './adk-go.ts'
import { adkJs } from './adk-js.ts'
import { adkPython } from './adk-python.ts'
import { agentskills } from './agentskills.ts'
import { claudeCode } from './claude-code.ts'
import { claudeUpload } from './claude-upload.ts'
import { cleveragents } from './cleveragents.ts'
import { cline } from './cline.ts'
import { clineExtension } from './cline-extension.ts'
import { codex } from './codex.ts'
import { copilotCli } from './copilot-cli.ts'
import { coreAgent, coreAgent28 } from './core-agent.ts'
import { crush } from './crush.ts'
import { cursor } from './cursor.ts'
import { deepagents } from './deepagents.ts'
import { geminiCli } from './gemini-cli.ts'
import { ghSkill } from './gh-skill.ts'
import { goose } from './goose.ts'
import { hermes } from './hermes.ts'
import { msAgentFramework } from './ms-agent-framework.ts'
import { msAgentFramework118 } from './ms-agent-framework-1.18.ts'
import { openclaw } from './openclaw.ts'
import { opencode } from './opencode.ts'
import { openhands } from './openhands.ts'
import { pi } from './pi.ts'
import { qwenCode } from './qwen-code.ts'
import { rooCode } from './roo-code.ts'
import type { Runtime } from './runtime.ts'
import { skillsCli } from './skills-cli.ts'
import { skillsRef } from './skills-ref.ts'
import { vscode } from './vscode.ts'

/** In the order in which tables and lists name them; the open standard is the first. */
export const runtimes: readonly Runtime[] = [
  agentskills,
  claudeCode,
  claudeUpload,
  codex,
  copilotCli,
  vscode,
  geminiCli,
  opencode,
  openclaw,
  pi,
  cursor,
  goose,
  hermes,
  openhands,
  deepagents,
  rooCode,
  cline,
  clineExtension,
  crush,
  qwenCode,
  msAgentFramework,
  msAgentFramework118,
  coreAgent,
  coreAgent28,
  adkGo,
  adkJs,
  adkPython,
  cleveragents,
  skillsCli,
  ghSkill,
  skillsRef,
]
