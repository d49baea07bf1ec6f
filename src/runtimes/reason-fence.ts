import type { FenceFault, FenceFaultCode } from '../skill/frontmatter.ts'
import type { Effect, Reason } from './runtime.ts'

const words: Record<FenceFaultCode, { says(detail: string): string; cure: string }> = {
  'blank-after-opening-dashes': {
    says: () => 'White space stands behind the opening dashes; some loaders trim it, others see no frontmatter.',
    cure: 'Remove it: the first line is exactly three dashes.',
  },
  'byte-order-mark': {
    says: () => 'A byte order mark stands before the first line, so the file does not start with three dashes.',
    cure: 'Save the file as UTF-8 without a byte order mark.',
  },
  'closing-dashes-sloppy': {
    says: (detail) => `The closing line is not exactly three dashes: ${detail}.`,
    cure: 'Close the frontmatter with a line of exactly three dashes.',
  },
  'content-before-frontmatter': {
    says: (detail) => `The file starts with ${detail}, and the frontmatter stands below it, where no loader looks.`,
    cure: 'Move the frontmatter to the very first line.',
  },
  'escaped-dashes': {
    says: () => 'The opening dashes are escaped with a backslash, so there is no frontmatter.',
    cure: 'Remove the backslash before the opening and the closing dashes.',
  },
  'frontmatter-in-code-fence': {
    says: () => 'The frontmatter is wrapped in a code fence, so it is an example and no frontmatter.',
    cure: 'Remove the fence lines; the first line is exactly three dashes.',
  },
  'frontmatter-missing': {
    says: () => 'There is no frontmatter: the first line is not three dashes.',
    cure: 'Start the file with a block of `---`, `name:`, `description:`, `---`.',
  },
  'frontmatter-not-closed': {
    says: (detail) =>
      `The frontmatter opened here is never closed${detail ? `; it probably ends before ${detail}` : ''}.`,
    cure: 'Close it with a line of exactly three dashes.',
  },
  'line-ends-carriage-return': {
    says: () => 'The lines end in lone carriage returns, so most loaders see one long line and no frontmatter.',
    cure: 'Save the file with LF line ends.',
  },
  'no-line-end-after-closing-dashes': {
    says: () => 'The file ends right behind the closing dashes, without a line end.',
    cure: 'End the closing line with a line feed, and write a body.',
  },
  'not-utf-8': {
    says: (detail) =>
      detail.startsWith('byte')
        ? `The file is not UTF-8: ${detail} does not fit.`
        : `The file is ${detail}, not UTF-8, so no loader finds its frontmatter.`,
    cure: 'Save the file as UTF-8.',
  },
  'text-on-opening-line': {
    says: (detail) => `The first line is \`${detail}\`, which opens no frontmatter.`,
    cure: 'Make the first line exactly three dashes.',
  },
}

/** A fault of the lines of dashes, worded once for every runtime that stumbles over it. */
export function fenceReason(fault: FenceFault, effect: Effect = 'dropped'): Reason {
  const { says, cure } = words[fault.code]
  return { code: fault.code, effect, message: says(fault.detail.slice(0, 60)), cure, span: fault.span }
}
