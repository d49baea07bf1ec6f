/*
 * Addresses that stand in running text without brackets, found as GitHub finds them
 * (https://github.github.com/gfm/#autolinks-extension-), in time linear in the text.
 */

const word = /[A-Za-z0-9]/
const beforeWww = /[\s(*_~[\]]/
const beforeMail = /[A-Za-z0-9+\-._/]/
const protocol = /https?:\/\//iy
const mail = /[\w.+-]{1,100}@[A-Za-z0-9_-]{1,100}(?:\.[A-Za-z0-9_-]{1,100}){1,20}/y
const separator = /[\p{P}\p{S}\s]/u
const trailing = '!"\'*,.:;?_~]'
/** No host name is longer, and a limit keeps a run of `www.` from being read again and again. */
const LONGEST_HOST = 255

/** True when an address may stand somewhere in the text: a cheap question that spares most texts the search. */
export function mayHoldAddress(text: string): boolean {
  return text.includes('@') || text.includes('://') || /www\./i.test(text)
}

/** True where an address may start: a letter, a digit or `.+-` that does not go on with a word. */
export function mayStartAddress(code: number, previous: number): boolean {
  if (isWord(previous)) return false
  return isWord(code) || code === 0x2b || code === 0x2d || code === 0x2e
}

function isWord(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)
}

/** Where the address that starts at `start` ends; -1 when none starts there. */
export function addressEnd(text: string, start: number): number {
  const previous = start > 0 ? text.charAt(start - 1) : ''
  protocol.lastIndex = start
  const scheme = protocol.exec(text)
  if (scheme) return word.test(previous) ? -1 : webEnd(text, start, start + scheme[0].length)
  if (/^www\./i.test(text.slice(start, start + 4))) {
    return previous === '' || beforeWww.test(previous) ? webEnd(text, start, start + 4) : -1
  }
  if (beforeMail.test(previous)) return -1
  mail.lastIndex = start
  const found = mail.exec(text)
  return found && /[A-Za-z]$/.test(found[0]) ? start + found[0].length : -1
}

function webEnd(text: string, start: number, host: number): number {
  return isHost(text, host) ? trimmed(text, start, runEnd(text, host)) : -1
}

/** A host has something in it, and no underscore in its last two parts. */
function isHost(text: string, from: number): boolean {
  const limit = Math.min(text.length, from + LONGEST_HOST)
  let at = from
  while (at < limit) {
    const char = text.charAt(at)
    if (char !== '-' && char !== '.' && char !== '_' && separator.test(char)) break
    at += 1
  }
  if (at === from || (at === limit && limit < text.length)) return false
  const parts = text.slice(from, at).replace(/\.$/, '').split('.')
  return parts.join('') !== '' && !parts.slice(-2).some((part) => part.includes('_'))
}

/** To white space, `<`, a double quote (which no address can hold) or a bracket that was opened before the address. */
function runEnd(text: string, from: number): number {
  let open = 0
  let at = from
  for (; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '<' || char === '"' || /\s/.test(char)) break
    if (char === '[') open += 1
    if (char === ']') {
      if (open === 0) break
      open -= 1
    }
  }
  return at
}

/** Without the sentence's punctuation; a closing parenthesis stays when it closes one of the address. */
function trimmed(text: string, start: number, runEnd: number): number {
  let spare = 0
  for (let at = start; at < runEnd; at += 1) {
    const char = text.charAt(at)
    if (char === ')') spare += 1
    else if (char === '(') spare -= 1
  }
  let end = runEnd
  while (end > start) {
    const last = text.charAt(end - 1)
    if (last === ')') {
      if (spare <= 0) break
      spare -= 1
      end -= 1
    } else if (last === ';') {
      const entity = /&[A-Za-z]+;$/.exec(text.slice(Math.max(start, end - 33), end))
      end -= entity ? entity[0].length : 1
    } else if (trailing.includes(last)) end -= 1
    else break
  }
  return end
}
