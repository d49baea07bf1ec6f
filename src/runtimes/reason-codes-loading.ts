/** What can be about a runtime's way with a skill: where it looks, what it gates, what becomes of a broken block. */
export const loadingReasons = {
  'body-empty': {
    title: 'there is no body',
    means: 'Nothing stands behind the frontmatter, and the loader refuses a skill that tells the agent nothing.',
  },
  'body-lost': {
    title: 'the body is lost',
    means: 'The skill is listed, but what the model gets when it loads it is empty.',
  },
  'built-in-command': {
    title: 'the name of a built-in command',
    means: 'The runtime has a command of that name of its own, and only one of the two answers to it.',
  },
  'duplicate-name': {
    title: 'two skills of one root have the same name',
    means: 'A runtime keeps one of them; which one differs from runtime to runtime.',
  },
  'file-name-case': {
    title: 'the file is not called SKILL.md',
    means: 'Runtimes look for that exact name; on a disk that tells case apart, any other spelling is not found.',
  },
  'file-unreadable': {
    title: 'the file cannot be read',
    means: 'Nothing can be said about a file that cannot be opened.',
  },
  'gate-unlisted': {
    title: 'nobody listed what a condition asks for',
    means:
      'The skill names programs, variables or settings that must be there. Nothing says whether this deployment has them, and a fresh one does not offer the skill.',
  },
  'gate-unmet': {
    title: 'a condition that the author set is not met',
    means:
      'The skill names programs, variables, tools or settings that must be there, and the runtime does not offer it without them.',
  },
  'hidden-folder': {
    title: 'inside a folder whose name starts with a dot',
    means: 'The runtime does not enter such folders below its root.',
  },
  'inside-another-skill': {
    title: 'a SKILL.md inside another skill',
    means: 'Runtimes that search deep load it as a skill of its own; the others never see it.',
  },
  'internal-skill': {
    title: 'marked as internal',
    means: 'The installer leaves it out unless it is asked for by name.',
  },
  'linked-folder': {
    title: 'the skill folder is a symbolic link',
    means: 'The loader lists real folders only; a link is passed over without a word.',
  },
  'listing-over-budget': {
    title: 'the list of skills is over the runtime’s budget',
    means:
      'Names and descriptions of all skills share a limit; over it, descriptions are cut or whole skills left out.',
  },
  'manual-only': {
    title: 'for people only',
    means: 'The author switched off that the model calls the skill by itself.',
  },
  'older-release-drops': {
    title: 'an older release drops it',
    means: 'The newest release reads the file; the older one named in the message does not.',
  },
  'outside-the-roots': {
    title: 'not where this runtime looks',
    means: 'The folder is none of the roots that the runtime searches.',
  },
  'path-triggered': {
    title: 'offered for matching files only',
    means: 'The author tied the skill to paths, and the model hears of it once such a file is touched.',
  },
  'root-file': {
    title: 'a SKILL.md without a folder of its own',
    means: 'Runtimes look for a folder a skill; a SKILL.md in the root itself is not found, or has no name to go by.',
  },
  shadowed: {
    title: 'a copy in a root of higher precedence wins',
    means: 'The runtime merges its roots by folder name and reads this copy’s SKILL.md never.',
  },
  'sibling-broken': {
    title: 'another skill of the same root takes it down',
    means: 'The loader gives up on the whole root when one of its skills cannot be read.',
  },
  'sidecar-invalid': {
    title: 'a file beside the SKILL.md cannot be read',
    means: 'The runtime reads settings from a second file of the skill, and this one is broken.',
  },
  'too-deep': {
    title: 'one folder too deep',
    means: 'The loader lists the folders right below its root and goes no deeper.',
  },
  'wrong-system': {
    title: 'for another operating system',
    means: 'The author named the systems that the skill is for.',
  },
  'yaml-fallback': {
    title: 'the block is no YAML, and a simpler reader takes over',
    means:
      'The runtime reads `key: value` lines on its own when the YAML cannot be parsed; values come out as written, and some keys are lost.',
  },
  'yaml-metadata-lost': {
    title: 'the block is no YAML, and all of it is lost',
    means: 'The runtime loads the body with no name, no description and no other key.',
  },
  'yaml-repaired': {
    title: 'the block is no YAML, and the runtime repairs it',
    means: 'The runtime puts quotes around the value and reads the block once more.',
  },
} as const
