/** The release; a test compares it with package.json, which lies outside of what is compiled. */
export const VERSION = '0.1.0'
