import { resolved, type YamlMap, type YamlNode, type YamlScalar } from '../source/yaml.ts'

/**
 * A value as gopkg.in/yaml.v3 resolves it into `any` (resolve.go, v3.0.1): `text` is a Go string; anything else is
 * another type, with the text that `fmt.Sprint` gives (`printed`) and that `yaml.Marshal` gives (`marshalled`).
 */
export type GoValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'other'; readonly printed: string; readonly marshalled: string }

const constants = new Map<string, readonly [printed: string, marshalled: string]>([
  ...['', '~', 'null', 'Null', 'NULL'].map((each) => [each, ['<nil>', 'null']] as const),
  ...['true', 'True', 'TRUE'].map((each) => [each, ['true', 'true']] as const),
  ...['false', 'False', 'FALSE'].map((each) => [each, ['false', 'false']] as const),
  ...['.nan', '.NaN', '.NAN'].map((each) => [each, ['NaN', '.nan']] as const),
  ...['.inf', '.Inf', '.INF', '+.inf', '+.Inf', '+.INF'].map((each) => [each, ['+Inf', '.inf']] as const),
  ...['-.inf', '-.Inf', '-.INF'].map((each) => [each, ['-Inf', '-.inf']] as const),
])

export function goValue(node: YamlNode): GoValue {
  const value = resolved(node)
  if (!value) return { kind: 'other', printed: '<nil>', marshalled: 'null' }
  if (value.kind === 'list') return other(`[${value.items.map(printed).join(' ')}]`)
  if (value.kind === 'map') return other(printedMap(value))
  return goScalar(value)
}

function other(printed: string, marshalled = printed): GoValue {
  return { kind: 'other', printed, marshalled }
}

function printed(node: YamlNode): string {
  const value = goValue(node)
  return value.kind === 'text' ? value.text : value.printed
}

function printedMap(map: YamlMap): string {
  const pairs = map.pairs.map((pair) => `${pair.key.value}:${printed(pair.value)}`)
  return `map[${pairs.sort().join(' ')}]`
}

function goScalar(scalar: YamlScalar): GoValue {
  const text: GoValue = { kind: 'text', text: scalar.value }
  if (scalar.style !== 'plain' && scalar.style !== 'empty') return text
  if (scalar.tag === 'tag:yaml.org,2002:str' || (scalar.tag?.startsWith('!') && scalar.tag !== '!')) return text
  const constant = constants.get(scalar.value)
  if (constant) return other(constant[0], constant[1])
  if (!/^[-+.0-9]/.test(scalar.value)) return text
  const time = timestamp(scalar.value)
  if (time) return other(`${time.replace('T', ' ').replace('Z', '')} +0000 UTC`, time)
  const plain = scalar.value.replaceAll('_', '')
  const integer = goInteger(plain)
  if (integer !== null) return other(integer)
  if (/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(plain)) {
    return Number.isFinite(Number(plain)) ? other(goFloat(Number(plain))) : text
  }
  return text
}

/** `strconv.ParseInt(s, 0, 64)`, then ParseUint, then yaml.v3's own `0b` and `0o`; null where none of them takes it. */
function goInteger(text: string): string | null {
  const match = /^([-+]?)(?:0[xX]([0-9a-fA-F]+)|0[bB]([01]+)|0[oO]?([0-7]+)|(0|[1-9][0-9]*))$/.exec(text)
  if (!match) return null
  const [, sign, hex, binary, octal, decimal] = match
  const magnitude = hex ? `0x${hex}` : binary ? `0b${binary}` : octal ? `0o${octal}` : (decimal ?? '0')
  const value = sign === '-' ? -BigInt(magnitude) : BigInt(magnitude)
  const fits = value >= -(2n ** 63n) && value < (sign === '' ? 2n ** 64n : 2n ** 63n)
  return fits ? value.toString() : null
}

/** `strconv.FormatFloat(f, 'g', -1, 64)`: an exponent below -4 or from the seventh digit on. */
export function goFloat(value: number): string {
  if (value === 0) return Object.is(value, -0) ? '-0' : '0'
  const [digits = '0', power = '0'] = value.toExponential().split('e')
  const exponent = Number(power)
  if (exponent >= -4 && exponent < 6) return plainDecimal(value)
  const sign = exponent < 0 ? '-' : '+'
  return `${digits}e${sign}${String(Math.abs(exponent)).padStart(2, '0')}`
}

function plainDecimal(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text
}

/** The RFC 3339 form of what yaml.v3 takes for a time (parseTimestamp, allowedTimestampFormats); null for anything else. */
function timestamp(text: string): string | null {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[Tt ](\d{1,2}):(\d{1,2}):(\d{1,2})(\.\d+)?(Z|[-+]\d{2}:\d{2})?)?$/.exec(
    text,
  )
  if (!match) return null
  const [, year, month, day, hour = '0', minute = '0', second = '0'] = match
  const two = (part: string | undefined): string => String(Number(part)).padStart(2, '0')
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const valid = time.getUTCMonth() === Number(month) - 1 && time.getUTCDate() === Number(day)
  return valid ? `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}Z` : null
}
