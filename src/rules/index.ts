import { keyIgnored } from './key-ignored.ts'
import { nestedSkill } from './nested-skill.ts'
import { notPortable } from './not-portable.ts'
import { olderReleaseDrops } from './older-release-drops.ts'
import type { Rule } from './rule.ts'
import { skillAltered } from './skill-altered.ts'
import { skillDropped } from './skill-dropped.ts'
import { skillWithheld } from './skill-withheld.ts'
import { verdictUnknown } from './verdict-unknown.ts'
import { versionNotSemantic } from './version-not-semantic.ts'

/** Sorted by id; the rules' page follows this order. */
export const rules: readonly Rule[] = [
  keyIgnored,
  nestedSkill,
  notPortable,
  olderReleaseDrops,
  skillAltered,
  skillDropped,
  skillWithheld,
  verdictUnknown,
  versionNotSemantic,
].sort((left, right) => (left.id < right.id ? -1 : 1))
