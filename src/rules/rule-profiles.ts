/** One thing that the profile `recipecheck` and the default profile judge otherwise. */
export interface ProfileDifference {
  /** A heading. */
  readonly what: string
  readonly recipecheck: string
  readonly default: string
  /** Why the default profile does otherwise. */
  readonly reason: string
}

/** Markdown; src/rules/PROFILES.md shows it. test/rules/rule-profiles.test.ts runs what can be run. */
export const profileDifferences: readonly ProfileDifference[] = [
  {
    what: 'Words that are also names of tools',
    recipecheck:
      'Any built-in that is not registered is reported wherever its name stands as a word: `alert the team`.',
    default:
      'Only a name that is meant as a tool: in backticks, called, in a slot for tools, or with "tool" behind it.',
    reason:
      '`alert`, `stat`, `glob`, `grep` and `todo` are English or shell words. Four of the findings that were judged by hand in public recipes are the noun or the verb.',
  },
  {
    what: 'Text that denies or forbids',
    recipecheck: 'Not seen: `There is no bash here` and `Do not run kubectl delete ns x` (in backticks) are findings.',
    default: 'Passed over, as are announcements and bad examples.',
    reason: 'A text that tells the agent what it lacks is the cure. Reporting it punishes whoever wrote it.',
  },
  {
    what: 'Programs',
    recipecheck: 'Seven: `kubectl`, `gcloud`, `helm`, `docker`, `terraform`, `curl` and `istioctl`.',
    default:
      'Any program that a command calls, so `git push origin` too; one that is not well known counts less surely.',
    reason: 'Without a shell nothing runs, whatever it is called.',
  },
  {
    what: 'A shell whose image lacks the program',
    recipecheck: 'With `bash` registered every program is taken to be there.',
    default: 'Where `binaries` or `image` list the programs of the deployment, each command is held against them.',
    reason: 'A registered `bash` in an image without a shell or without `kubectl` runs nothing.',
  },
  {
    what: 'Where on a line the command stands',
    recipecheck:
      'In a fence or behind a prompt, a program’s name anywhere on the line counts: in a comment, in captured output, in `kubectl.kubernetes.io/restartedAt:`.',
    default: 'Only the words of a command that the shell would start count.',
    reason: 'Such a name is an annotation, a remark or an output; nobody is to run it.',
  },
  {
    what: 'Fences without a language',
    recipecheck:
      'Read as shell scripts, line for line: `see kubectl docs` is a finding. One with `{bash}` counts as unlabelled.',
    default: 'Read as a script only where the lines are commands.',
    reason: 'Many of them hold output, trees of files, or text.',
  },
  {
    what: 'Fences on one line, and fences inside of fences',
    recipecheck:
      'A code span of three backticks on a line of its own opens a fence, so that the rest of the file is read inside out. A labelled fence inside of an open one closes it.',
    default: 'Read as CommonMark has it.',
    reason: 'It is what a model, and a reader, sees.',
  },
  {
    what: 'Commands with a path, a prefix or a pipe',
    recipecheck:
      'Missed in running text: `/usr/bin/kubectl get pods`, `sudo kubectl get pods`, `cat a | kubectl apply -f -`.',
    default: 'Found. One line is told once, at the first program that it calls for.',
    reason: 'They need the shell like any other command.',
  },
  {
    what: 'Commands outside of fences and spans',
    recipecheck:
      'Missed: code that is indented and not fenced, `$ kubectl …` behind the mark of a list or quote, `Run kubectl get pods -n x` without backticks.',
    default:
      'Found; without backticks as a warning, and only with a verb of that program and an argument that no sentence has.',
    reason: 'The agent reads them as orders.',
  },
  {
    what: 'Commands inside of data',
    recipecheck:
      'Backticks in a string of a JSON or YAML sample count as a span, even for text that the sample quotes.',
    default: 'A fence in another language is a sample.',
    reason: 'It shows what a document looks like; the string is for the reader of that document.',
  },
  {
    what: 'Commands that are only spoken of',
    recipecheck: 'Any span with a program and one more word: every `gcloud node-pools create` flag.',
    default: 'An error only where the sentence has the agent run it; elsewhere a warning or nothing.',
    reason: 'A text that names the flags of a command does not ask for it.',
  },
  {
    what: 'Comments, and files that are never served',
    recipecheck:
      'HTML comments, and every file ending in `.md` below `skills`, whether or not an agent can load it; also a copy that a stronger folder hides.',
    default: 'What the agent gets: the skill, and those Markdown files that it can read.',
    reason: 'A text that no agent is given misleads none.',
  },
  {
    what: 'Texts beside the skills',
    recipecheck: '`AGENTS.md` and the instructions of sub-agents are not read.',
    default: 'Read, for the agent that is given them.',
    reason: 'recipecheck leaves them out because they mostly deny. That is no obstacle where denials are understood.',
  },
  {
    what: 'Sub-agents',
    recipecheck:
      'One without a `root` adds no scope, and `skills` of a sub-agent is ignored: its texts are judged whether or not it loads them. A tools list with `spawn_agent` ends the check, although core-agent starts.',
    default: 'Each agent is judged by the skills that it is granted and the tools that it has.',
    reason: 'It is what core-agent does.',
  },
  {
    what: 'Two underscores',
    recipecheck:
      'Every lower-case word with `__` inside is a finding, in paths and in code too: `/opt/data/acme__fleet`, `my__init__`. A first part with an underscore or a capital is missed.',
    default:
      'Only where it can be a tool’s name, in backticks or written `mcp__server__tool`; servers with an underscore in their name are known.',
    reason:
      'Two of the findings that were judged by hand are a folder. And `developer_knowledge__search`, of a server that is really deployed, is missed.',
  },
  {
    what: 'Slots for tools',
    recipecheck: 'Only `tool: "name"` with double quotes; not `tool: \'name\'`, not `"tool": "name"` in JSON.',
    default: 'Single quotes and JSON count too. Without quotes only where more says that it is a tool.',
    reason: 'The same step, in another notation.',
  },
  {
    what: 'Tools of core-agent beside the built-ins',
    recipecheck: '`load_skill`, `ask_user` and `spawn_agent` in a slot are unknown names.',
    default: 'They are tools.',
    reason: 'core-agent registers them.',
  },
  {
    what: 'Names of MCP tools',
    recipecheck:
      'Judged up to the server, and only in slots and in `poll_allow`. The key is compared as it is written, so that `gke_prod_get` of the server `gke-prod` is refused.',
    default:
      'Judged wherever they are named; with `skillproof.tools.json` down to the tool. The key is spelled as core-agent spells it.',
    reason: '`gke_list_pods` looks right, and there may be no such tool.',
  },
  {
    what: 'Polling',
    recipecheck: '`poll_allow` may name `wait_and_verify` itself.',
    default: 'A warning: core-agent never polls it.',
    reason: 'The call is refused when it is made.',
  },
  {
    what: 'The kind of session',
    recipecheck: '`session.task_class` is ignored.',
    default: 'With `debug`, `research` or `review`, `bash` is not there.',
    reason: 'core-agent takes the shell away in such a session, and no `tools.disable` says so.',
  },
  {
    what: 'Skills that are withheld',
    recipecheck: '`requires:` is not known: the text is judged name by name.',
    default: 'A skill whose `requires:` is unmet is told of once; what its text names is only counted.',
    reason: 'Its text is never served, so nothing in it can go wrong.',
  },
  {
    what: 'How often, and how gravely',
    recipecheck: 'Everything is an error. `tool: "bash"` without `bash` is told twice in the parent’s texts.',
    default: 'An error is what is surely named; what only seems to be named is a warning. One place is told once.',
    reason: 'An error must not be a guess.',
  },
  {
    what: 'Everything else',
    recipecheck:
      'No other rule speaks: no verdicts of runtimes, links, steps or budgets, and no recipe but one of core-agent.',
    default: 'All rules, and recipes of all formats.',
    reason: 'The profile is there to replace one gate without a different answer.',
  },
]

/** Where the profile cannot give the answer of core-agent’s own program, with the reason. Markdown. */
export const parityLimits: readonly string[] = [
  'Skills in `node_modules` and `.git`, and below paths that were excluded, are not read, as in any run of Skillproof. recipecheck reads every file below a root.',
  'A file of more than 2 MB ends the check with an error; recipecheck has no limit. A config root, content root or sub-agent’s root that leads out of the checked folder ends it too.',
  'A root with an absolute path is a path of the deployment’s machine: content of it is not read.',
  'Waivers and floors of recipecheck stand in the Go code of a test, which is not read. `waivers:` in `skillproof.yml` does the same work, in both profiles, on the findings that the profile gives.',
  'Places have columns, and the words are our own: file, line and name of each finding are the same.',
]
