/** Python's `repr(str)`: what cannot be seen is escaped. */
export function pythonQuoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const escaped = text.replace(/[\\]|(?! )[\p{C}\p{Z}]/gu, (sign) => {
    const short = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }[sign]
    if (short) return short
    const code = (sign.codePointAt(0) ?? 0).toString(16)
    if (code.length <= 2) return `\\x${code.padStart(2, '0')}`
    return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\U${code.padStart(8, '0')}`
  })
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote
}

/** Python's `repr(float)`: always with a point, an exponent below -4 and from the seventeenth digit on. */
export function pythonFloat(value: number): string {
  const [digits = '0', power = '0'] = value.toExponential().split('e')
  const exponent = Number(power)
  if (value !== 0 && (exponent < -4 || exponent >= 16)) {
    return `${digits}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`
  }
  const text = Object.is(value, -0) ? '-0' : String(value)
  const plain = text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text
  return plain.includes('.') ? plain : `${plain}.0`
}
