import type { CommandLine } from './arguments.ts'
import type { Host } from './host/host.ts'

/** What a command prints that answers with a text of its own. Throws UsageError. */
export async function answer(
  asked: Exclude<CommandLine, { readonly command: 'check' | 'version' | 'help' }>,
  host: Host,
): Promise<string> {
  switch (asked.command) {
    case 'show':
      return (await import('./show.ts')).show(asked, host)
    case 'recipe':
      return (await import('./recipe-page.ts')).recipePage(asked, host)
    case 'tools':
      return (await import('./tools-import.ts')).importTools(asked.server, asked.path, host)
    case 'explain':
      return (await import('./pages.ts')).explain(asked.id)
    case 'rules':
      return (await import('./pages.ts')).rulesPage()
    case 'runtimes':
      return (await import('./pages.ts')).runtimesPage()
  }
}
