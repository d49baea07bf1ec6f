/** HTML's names for U+00A0 to U+00FF, in order: https://html.spec.whatwg.org/multipage/named-characters.html */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro ' +
  'para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil ' +
  'Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute ' +
  'thorn yuml'

/** The other names met in prose. A name that is not here stays as it is written. */
const others: Record<string, number> = {
  ...{ amp: 0x26, lt: 0x3c, gt: 0x3e, quot: 0x22, apos: 0x27, lbrack: 0x5b, lsqb: 0x5b, rbrack: 0x5d, rsqb: 0x5d },
  ...{ AMP: 0x26, LT: 0x3c, GT: 0x3e, QUOT: 0x22, Tab: 0x09, NewLine: 0x0a, excl: 0x21, num: 0x23, dollar: 0x24 },
  ...{ percnt: 0x25, lpar: 0x28, rpar: 0x29, ast: 0x2a, plus: 0x2b, comma: 0x2c, period: 0x2e, sol: 0x2f, colon: 0x3a },
  ...{ semi: 0x3b, equals: 0x3d, quest: 0x3f, commat: 0x40, bsol: 0x5c, lowbar: 0x5f, grave: 0x60, lbrace: 0x7b },
  ...{ lcub: 0x7b, vert: 0x7c, verbar: 0x7c, rbrace: 0x7d, rcub: 0x7d, ensp: 0x2002, emsp: 0x2003, thinsp: 0x2009 },
  ...{ zwnj: 0x200c, zwj: 0x200d, ndash: 0x2013, mdash: 0x2014, lsquo: 0x2018, rsquo: 0x2019, sbquo: 0x201a },
  ...{ ldquo: 0x201c, rdquo: 0x201d, bdquo: 0x201e, dagger: 0x2020, bull: 0x2022, hellip: 0x2026, prime: 0x2032 },
  ...{ lsaquo: 0x2039, rsaquo: 0x203a, euro: 0x20ac, trade: 0x2122, larr: 0x2190, uarr: 0x2191, rarr: 0x2192 },
  ...{ darr: 0x2193, harr: 0x2194, rArr: 0x21d2, minus: 0x2212, infin: 0x221e, asymp: 0x2248, ne: 0x2260, le: 0x2264 },
  ...{ ge: 0x2265, check: 0x2713, cross: 0x2717, starf: 0x2605, star: 0x2606 },
}

const names = new Map(latin1.split(' ').map((name, index) => [name, 0xa0 + index]))
for (const [name, code] of Object.entries(others)) names.set(name, code)

/** One entity such as `&amp;` or `&#x2014;`, decoded; as written where the name is not known. */
export function decodeEntity(entity: string): string {
  const number = /^&#(?:(\d{1,7})|[xX]([\da-fA-F]{1,6}));$/.exec(entity)
  if (number) {
    const code = number[1] === undefined ? Number.parseInt(number[2]!, 16) : Number.parseInt(number[1], 10)
    const none = code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)
    return String.fromCodePoint(none ? 0xfffd : code)
  }
  const code = names.get(entity.slice(1, -1))
  return code === undefined ? entity : String.fromCodePoint(code)
}

/** Entities decoded, as in an HTML attribute. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? text.replace(/&(?:#?[A-Za-z\d]{1,32});/g, decodeEntity) : text
}

/** Backslash escapes and entities decoded, as in a link's target and an info string. */
export function decodeString(text: string): string {
  if (!text.includes('&') && !text.includes('\\')) return text
  return text.replace(/\\([!-/:-@[-`{-~])|&(?:#?[A-Za-z\d]{1,32});/g, (whole, escaped?: string) =>
    escaped === undefined ? decodeEntity(whole) : escaped,
  )
}

/** Labels that are equal after this mean the same definition. */
export function normalizeLabel(label: string): string {
  return label.trim().split(/\s+/).join(' ').toLowerCase().toUpperCase()
}

/** Lines joined with one space, white space around each removed. */
export function joinLines(text: string): string {
  if (!/[\r\n]/.test(text)) return text.trim()
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim())
  return lines.join(' ').trim()
}
