import { allowedToolsCommas } from './allowed-tools-commas.ts'
import { allowedToolsWildcard } from './allowed-tools-wildcard.ts'
import { anchorInFrontmatter } from './anchor-in-frontmatter.ts'
import { bodyEmpty } from './body-empty.ts'
import { bodyOverBudget } from './body-over-budget.ts'
import { bodyUnreadable } from './body-unreadable.ts'
import { brokenLink } from './broken-link.ts'
import { commentCutsValue } from './comment-cuts-value.ts'
import { fileNameCase } from './file-name-case.ts'
import { flatSkillFile } from './flat-skill-file.ts'
import { folderNamedSkillMd } from './folder-named-skill-md.ts'
import { folderWithoutSkill } from './folder-without-skill.ts'
import { gitLfsPointer } from './git-lfs-pointer.ts'
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
import { lookAlikeCharacter } from './look-alike-character.ts'
import { markdownFenceOpen } from './markdown-fence-open.ts'
import { metadataOverBudget } from './metadata-over-budget.ts'
import { misspelledKey } from './misspelled-key.ts'
import { nestedSkill } from './nested-skill.ts'
import { notPortable } from './not-portable.ts'
import { olderReleaseDrops } from './older-release-drops.ts'
import { readsAsBoolean } from './reads-as-boolean.ts'
import { recipecheckRule } from './recipecheck.ts'
import { reservedWordInName } from './reserved-word-in-name.ts'
import type { Rule } from './rule.ts'
import { secondFrontmatter } from './second-frontmatter.ts'
import { secretInText } from './secret-in-text.ts'
import { skillAltered } from './skill-altered.ts'
import { skillDropped } from './skill-dropped.ts'
import { skillWithheld } from './skill-withheld.ts'
import { stepDuplicate } from './step-duplicate.ts'
import { stepFileMissing } from './step-file-missing.ts'
import { stepNotText } from './step-not-text.ts'
import { stepNumbering } from './step-numbering.ts'
import { stepsEmpty } from './steps-empty.ts'
import { stepsNotList } from './steps-not-list.ts'
import { suppressionWithoutReason } from './suppression-without-reason.ts'
import { tabAfterColon } from './tab-after-colon.ts'
import { verdictUnknown } from './verdict-unknown.ts'
import { versionNotSemantic } from './version-not-semantic.ts'
import { xmlTagInDescription } from './xml-tag-in-description.ts'

/** Sorted by id; the rules' page follows this order. */
export const rules: readonly Rule[] = [
  allowedToolsCommas,
  allowedToolsWildcard,
  anchorInFrontmatter,
  bodyEmpty,
  bodyOverBudget,
  bodyUnreadable,
  brokenLink,
  commentCutsValue,
  fileNameCase,
  flatSkillFile,
  folderNamedSkillMd,
  folderWithoutSkill,
  gitLfsPointer,
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
  lookAlikeCharacter,
  markdownFenceOpen,
  metadataOverBudget,
  misspelledKey,
  nestedSkill,
  notPortable,
  olderReleaseDrops,
  readsAsBoolean,
  recipecheckRule,
  reservedWordInName,
  secondFrontmatter,
  secretInText,
  skillAltered,
  skillDropped,
  skillWithheld,
  stepDuplicate,
  stepFileMissing,
  stepNotText,
  stepNumbering,
  stepsEmpty,
  stepsNotList,
  suppressionWithoutReason,
  tabAfterColon,
  verdictUnknown,
  versionNotSemantic,
  xmlTagInDescription,
]
