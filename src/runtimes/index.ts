import { adkGo } from './adk-go.ts'
import { agentskills } from './agentskills.ts'
import { cleveragents } from './cleveragents.ts'
import { coreAgent, coreAgent28 } from './core-agent.ts'
import type { Runtime } from './runtime.ts'
import { skillsRef } from './skills-ref.ts'

/** In the order in which tables and lists name them. */
export const runtimes: readonly Runtime[] = [agentskills, skillsRef, adkGo, coreAgent, coreAgent28, cleveragents]
