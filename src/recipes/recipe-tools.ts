import type { BuiltIn, McpSpelling } from './recipe.ts'

/** The tools that a runtime brings along, and how it names those of servers. */
export interface Toolbox {
  readonly builtIns: readonly string[]
  /** The tool that runs commands. */
  readonly shell: string | null
  readonly spelling: McpSpelling
  readonly evidence: string
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * By the runtime's id. Tools that come and go with a model, a flag or a platform are listed: an open runtime may have
 * them, and what is not on a list is never more than a warning there.
 */
export const toolboxes: Readonly<Record<string, Toolbox>> = {
  'core-agent': {
    // In core-agent's own order.
    builtIns: words(`bash read_file read_many_files write_file edit_file delete_file stat list_dir glob grep json_query
      fetch_url alert wait_and_verify todo record_plan sciontool_status`),
    shell: 'bash',
    spelling: 'server_tool',
    evidence: 'go-steer/core-agent@b708387, pkg/tools/builtins.go:81-99 and pkg/mcp/namespace.go:52-163, 2026-08-21',
  },
  'claude-code': {
    builtIns: words(`Agent Artifact AskUserQuestion Bash CronCreate CronDelete CronList Edit EndConversation
      EnterPlanMode EnterWorktree ExitPlanMode ExitWorktree Glob Grep LSP ListAgents ListMcpResourcesTool Monitor
      NotebookEdit PowerShell PushNotification Read ReadMcpResourceTool RemoteTrigger ReportFindings ScheduleWakeup
      SendMessage SendUserFile ShareOnboardingGuide Skill TaskCreate TaskGet TaskList TaskOutput TaskStop TaskUpdate
      TodoWrite ToolSearch WaitForMcpServers WebFetch WebSearch Workflow Write`),
    shell: 'Bash',
    spelling: 'mcp__server__tool',
    evidence: 'ericbuess/claude-code-docs@ec68a5b2, docs/tools-reference.md:20-65 (a mirror), 2026-08-22',
  },
  codex: {
    builtIns: words(`apply_patch close_agent create_goal exec exec_command followup_task get_goal image_generation
      list_agents list_mcp_resource_templates list_mcp_resources read_mcp_resource request_permissions
      request_user_input resume_agent send_input send_message shell_command spawn_agent tool_search update_goal
      update_plan view_image wait wait_agent web_search write_stdin`),
    shell: 'exec_command',
    spelling: 'mcp__server__tool',
    evidence: 'openai/codex@0113ae1b, codex-rs/core/src/tools/spec_plan.rs',
  },
  'gemini-cli': {
    builtIns: words(`activate_skill ask_user complete_task enter_plan_mode exit_plan_mode get_internal_docs glob
      google_web_search grep_search invoke_agent list_directory list_mcp_resources read_file read_many_files
      read_mcp_resource replace run_shell_command tracker_add_dependency tracker_create_task tracker_get_task
      tracker_list_tasks tracker_update_task tracker_visualize update_topic web_fetch write_file write_todos`),
    shell: 'run_shell_command',
    spelling: 'mcp_server_tool',
    evidence: 'google-gemini/gemini-cli@5411f113, packages/core/src/tools/tool-names.ts:209-300, 2026-08-21',
  },
  opencode: {
    builtIns: words(`apply_patch bash edit glob grep lsp question read skill task todowrite webfetch websearch write`),
    shell: 'bash',
    spelling: 'server_tool',
    evidence: 'anomalyco/opencode@0e83f10a, packages/web/src/content/docs/tools.mdx',
  },
  'copilot-cli': {
    builtIns: words(`apply_patch ask_user bash create edit glob grep list_agents list_bash list_powershell powershell
      read_agent read_bash read_powershell rg skill stop_bash stop_powershell task view web_fetch write_bash
      write_powershell`),
    shell: 'bash',
    spelling: 'server/tool',
    evidence: 'github/docs@046d2679, content/copilot/reference/copilot-cli-reference/cli-command-reference.md',
  },
  vscode: {
    builtIns: words(`agent/runSubagent edit/createDirectory edit/createFile edit/editFiles edit/editNotebook
      execute/createAndRunTask execute/getTerminalOutput execute/runInTerminal execute/runNotebookCell
      execute/testFailure githubRepo githubTextSearch newWorkspace read/getNotebookSummary read/problems read/readFile
      read/readNotebookCellOutput read/terminalLastCommand read/terminalSelection search/changes search/codebase
      search/fileSearch search/listDirectory search/textSearch search/usages selection todos vscode/VSCodeAPI
      vscode/askQuestions vscode/extensions vscode/getProjectSetupInfo vscode/installExtension vscode/runCommand
      web/fetch`),
    shell: 'execute/runInTerminal',
    spelling: 'server/tool',
    evidence: 'microsoft/vscode-docs@024cb9bd, docs/agents/reference/ai-features-cheat-sheet.md, 2026-07-29',
  },
  cleveragents: {
    builtIns: [],
    shell: 'builtin/shell',
    spelling: 'server/tool',
    evidence: 'cleveragents-core, docs/reference/agent_skills.md, read 2026-11-30',
  },
}

/** The built-ins of a runtime, each with why it is absent; an empty reason registers it. */
export function builtInsOf(runtime: string, whyAbsent: (name: string) => string): BuiltIn[] {
  return (toolboxes[runtime]?.builtIns ?? []).map((name) => {
    const why = whyAbsent(name)
    return { name, registered: why === '', why }
  })
}

/** What a runtime puts before the own name of a server's tool. */
export function prefixOf(runtime: string, key: string): string {
  switch (toolboxes[runtime]?.spelling) {
    case 'server_tool':
      // core-agent maps any other character (pkg/mcp/namespace.go:144-163); opencode keeps the hyphen.
      return `${key.replace(runtime === 'opencode' ? /[^\w-]/g : /\W/g, '_')}_`
    case 'mcp_server_tool':
      return `mcp_${key}_`
    case 'server/tool':
      return `${key}/`
    default:
      return `mcp__${key.replace(/[^\w-]/g, '_')}__`
  }
}
