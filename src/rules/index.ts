import { allowedToolsCommas } from './allowed-tools-commas.ts'
import { allowedToolsTooNarrow } from './allowed-tools-too-narrow.ts'
import { allowedToolsUnreachable } from './allowed-tools-unreachable.ts'
import { allowedToolsWildcard } from './allowed-tools-wildcard.ts'
import { anchorInFrontmatter } from './anchor-in-frontmatter.ts'
import { bodyEmpty } from './body-empty.ts'
import { bodyOverBudget } from './body-over-budget.ts'
import { bodyUnreadable } from './body-unreadable.ts'
import { brokenLink } from './broken-link.ts'
import { commandRunOnLoad } from './command-run-on-load.ts'
import { commentCutsValue } from './comment-cuts-value.ts'
import { envUndeclared } from './env-undeclared.ts'
import { envUnset } from './env-unset.ts'
import { fileNameCase } from './file-name-case.ts'
import { flatSkillFile } from './flat-skill-file.ts'
import { folderNamedSkillMd } from './folder-named-skill-md.ts'
import { folderWithoutSkill } from './folder-without-skill.ts'
import { gitLfsPointer } from './git-lfs-pointer.ts'
import { grantWithheld } from './grant-withheld.ts'
import { hiddenCharacter } from './hidden-character.ts'
import { ignoredByGit } from './ignored-by-git.ts'
import { keyIgnored } from './key-ignored.ts'
import { keyValueType } from './key-value-type.ts'
import { linesOverBudget } from './lines-over-budget.ts'
import { linkAnchor } from './link-anchor.ts'
import { linkBackslash } from './link-backslash.ts'
import { linkCase } from './link-case.ts'
import { linkLeavesSkill } from './link-leaves-skill.ts'
import { linkMissing } from './link-missing.ts'
import { linkOutsideTree } from './link-outside-tree.ts'
import { listOverBudget } from './list-over-budget.ts'
import { lookAlikeCharacter } from './look-alike-character.ts'
import { markdownFenceOpen } from './markdown-fence-open.ts'
import { mcpNameSpelling } from './mcp-name-spelling.ts'
import { mcpServerUnknown } from './mcp-server-unknown.ts'
import { mcpToolUnknown } from './mcp-tool-unknown.ts'
import { metadataOverBudget } from './metadata-over-budget.ts'
import { misspelledKey } from './misspelled-key.ts'
import { nestedSkill } from './nested-skill.ts'
import { noSkillLeft } from './no-skill-left.ts'
import { notPortable } from './not-portable.ts'
import { nothingChecked } from './nothing-checked.ts'
import { olderReleaseDrops } from './older-release-drops.ts'
import { programMissing } from './program-missing.ts'
import { readsAsBoolean } from './reads-as-boolean.ts'
import { recipeProblem } from './recipe-problem.ts'
import { recipecheckRule } from './recipecheck.ts'
import { requirementUndeclared } from './requirement-undeclared.ts'
import { requiresNamesTool } from './requires-names-tool.ts'
import { reservedWordInName } from './reserved-word-in-name.ts'
import { rootNotSearched } from './root-not-searched.ts'
import type { Rule } from './rule.ts'
import { secondFrontmatter } from './second-frontmatter.ts'
import { secretInText } from './secret-in-text.ts'
import { shellUnreachable } from './shell-unreachable.ts'
import { skillAltered } from './skill-altered.ts'
import { skillDropped } from './skill-dropped.ts'
import { skillUnknown } from './skill-unknown.ts'
import { skillWithheld } from './skill-withheld.ts'
import { stepDuplicate } from './step-duplicate.ts'
import { stepFileMissing } from './step-file-missing.ts'
import { stepNotText } from './step-not-text.ts'
import { stepNumbering } from './step-numbering.ts'
import { stepsEmpty } from './steps-empty.ts'
import { stepsNotList } from './steps-not-list.ts'
import { subagentUnknown } from './subagent-unknown.ts'
import { suppressionWithoutReason } from './suppression-without-reason.ts'
import { tabAfterColon } from './tab-after-colon.ts'
import { taskRederived } from './task-rederived.ts'
import { toolNotPollable } from './tool-not-pollable.ts'
import { treeNotRead } from './tree-not-read.ts'
import { unreachableTool } from './unreachable-tool.ts'
import { variablePathMissing } from './variable-path-missing.ts'
import { verdictUnknown } from './verdict-unknown.ts'
import { versionNotSemantic } from './version-not-semantic.ts'
import { xmlTagInDescription } from './xml-tag-in-description.ts'

/** Sorted by id; the rules' page follows this order. */
export const rules: readonly Rule[] = [
  allowedToolsCommas,
  allowedToolsTooNarrow,
  allowedToolsUnreachable,
  allowedToolsWildcard,
  anchorInFrontmatter,
  bodyEmpty,
  bodyOverBudget,
  bodyUnreadable,
  brokenLink,
  commandRunOnLoad,
  commentCutsValue,
  envUndeclared,
  envUnset,
  fileNameCase,
  flatSkillFile,
  folderNamedSkillMd,
  folderWithoutSkill,
  gitLfsPointer,
  grantWithheld,
  hiddenCharacter,
  ignoredByGit,
  keyIgnored,
  keyValueType,
  linesOverBudget,
  linkAnchor,
  linkBackslash,
  linkCase,
  linkLeavesSkill,
  linkMissing,
  linkOutsideTree,
  listOverBudget,
  lookAlikeCharacter,
  markdownFenceOpen,
  mcpNameSpelling,
  mcpServerUnknown,
  mcpToolUnknown,
  metadataOverBudget,
  misspelledKey,
  nestedSkill,
  noSkillLeft,
  notPortable,
  nothingChecked,
  olderReleaseDrops,
  programMissing,
  readsAsBoolean,
  recipeProblem,
  recipecheckRule,
  requirementUndeclared,
  requiresNamesTool,
  reservedWordInName,
  rootNotSearched,
  secondFrontmatter,
  secretInText,
  shellUnreachable,
  skillAltered,
  skillDropped,
  skillUnknown,
  skillWithheld,
  stepDuplicate,
  stepFileMissing,
  stepNotText,
  stepNumbering,
  stepsEmpty,
  stepsNotList,
  subagentUnknown,
  suppressionWithoutReason,
  tabAfterColon,
  taskRederived,
  toolNotPollable,
  treeNotRead,
  unreachableTool,
  variablePathMissing,
  verdictUnknown,
  versionNotSemantic,
  xmlTagInDescription,
]
