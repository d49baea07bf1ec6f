import type { Dialect } from './reader-dialect.ts'
import { pythonFloat } from './reader-dialect-python.ts'
import { goValue } from './reader-go-scalar.ts'

/** How a dialect tells a number: the forms it takes, and how its digits are read. */
export type Numbers = 'core' | 'js-yaml-3' | 'js-yaml-4' | 'serde' | 'yaml-1.1' | 'go'

/** A plain scalar that the dialect takes for a number, as its language shows it; null for anything else. */
export function numberText(dialect: Dialect, written: string): string | null {
  if (!/^[-+.0-9]/.test(written)) return null
  return readers[dialect.numbers](written)
}

const readers: Readonly<Record<Numbers, (written: string) => string | null>> = {
  core,
  'js-yaml-3': jsYaml3,
  'js-yaml-4': jsYaml4,
  serde,
  'yaml-1.1': python,
  go,
}

/** eemeli/yaml 2.9.1, schema/core. */
function core(written: string): string | null {
  if (/^0o[0-7]+$/.test(written) || /^0x[0-9a-fA-F]+$/.test(written)) return String(Number(written))
  if (/^[-+]?[0-9]+$/.test(written)) return String(Number.parseInt(written, 10))
  if (/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(written)) return String(Number(written))
  return special(written)
}

/** js-yaml 3.15.2, type/int.js and type/float.js: a leading zero is octal, colons count in sixties. */
function jsYaml3(written: string): string | null {
  if (/_$/.test(written)) return null
  const plain = written.replaceAll('_', '')
  if (/^[-+]?0[0-7_]+$/.test(written)) return signed(plain, 8)
  if (/^[-+]?(?:[1-9][0-9_]*(?::[0-5]?[0-9])+|[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*)$/.test(written))
    return String(sixties(plain))
  return common(written, plain, /^[-+]?(?:0|[1-9][0-9_]*)(?:\.[0-9_]*)?(?:[eE][-+]?[0-9]+)?$/)
}

/** js-yaml 4.1.1, type/int.js and type/float.js: `0o` is octal, a leading zero decimal. */
function jsYaml4(written: string): string | null {
  if (/_$/.test(written)) return null
  const plain = written.replaceAll('_', '')
  if (/^[-+]?0o[0-7_]+$/.test(written)) return signed(plain.replace('0o', ''), 8)
  return common(written, plain, /^[-+]?[0-9][0-9_]*(?:\.[0-9_]*)?(?:[eE][-+]?[0-9]+)?$/)
}

function common(written: string, plain: string, decimal: RegExp): string | null {
  if (/^[-+]?0b[01_]*[01][01_]*$/.test(written)) return signed(plain.replace('0b', ''), 2)
  if (/^[-+]?0x[0-9a-fA-F_]*[0-9a-fA-F][0-9a-fA-F_]*$/.test(written)) return signed(plain.replace('0x', ''), 16)
  if (/^[-+]?[0-9][0-9_]*$/.test(written) && decimal.test(written)) return signed(plain, 10)
  if (decimal.test(written) || /^\.[0-9_]+(?:[eE][-+]?[0-9]+)?$/.test(written)) return String(Number.parseFloat(plain))
  return special(written)
}

/** The sign is put on at the end, so that `-0` stays a zero with a sign, which JavaScript prints without. */
function signed(plain: string, base: number): string {
  const digits = plain.replace(/^[-+]/, '')
  return String((plain.startsWith('-') ? -1 : 1) * Number.parseInt(digits, base))
}

function sixties(plain: string): number {
  const parts = plain.replace(/^[-+]/, '').split(':')
  const value = parts.reduce((sum, part) => sum * 60 + Number.parseFloat(part), 0)
  return plain.startsWith('-') ? -value : value
}

function special(written: string): string | null {
  if (/^\.(?:nan|NaN|NAN)$/.test(written)) return 'NaN'
  if (!/^[-+]?\.(?:inf|Inf|INF)$/.test(written)) return null
  return written.startsWith('-') ? '-Infinity' : 'Infinity'
}

/** serde_yaml 0.9.34, de.rs `parse_*`: digits behind a leading zero are text, and so is what does not fit. */
function serde(written: string): string | null {
  if (/^[-+]?(?:0x[0-9a-fA-F]+|0o[0-7]+|0b[01]+|0|[1-9][0-9]*)$/.test(written)) {
    const value = BigInt(bigSigned(written))
    return value >= -(2n ** 63n) && value < 2n ** 64n ? written : null
  }
  if (/^[-+]?0[0-9]+$/.test(written)) return null
  if (/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/.test(written)) {
    return Number.isFinite(Number(written)) ? written : null
  }
  return special(written) === null ? null : written
}

/** PyYAML 6.0.3, resolver.py and constructor.py: YAML 1.1. */
function python(written: string): string | null {
  const plain = written.replaceAll('_', '')
  if (/^[-+]?0b[01_]+$/.test(written)) return bigSigned(plain)
  if (/^[-+]?0x[0-9a-fA-F_]+$/.test(written)) return bigSigned(plain)
  if (/^[-+]?0[0-7_]+$/.test(written)) return bigSigned(plain.replace(/0/, '0o0'))
  if (/^[-+]?(?:0|[1-9][0-9_]*)$/.test(written)) return bigSigned(plain)
  if (/^[-+]?[1-9][0-9_]*(?::[0-5]?[0-9])+$/.test(written)) return String(sixties(plain))
  if (/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/.test(written)) return pythonFloat(sixties(plain))
  if (/^(?:[-+]?[0-9][0-9_]*\.[0-9_]*|\.[0-9][0-9_]*)(?:[eE][-+][0-9]+)?$/.test(written)) {
    return pythonFloat(Number(plain))
  }
  const odd = special(written)
  return odd === null ? null : odd.toLowerCase().replace('infinity', 'inf')
}

function bigSigned(plain: string): string {
  const digits = plain.replace(/^[-+]/, '')
  try {
    const value = BigInt(digits)
    return String(plain.startsWith('-') ? -value : value)
  } catch {
    return digits
  }
}

function go(written: string): string | null {
  // What starts with a point is tried as it stands (resolve.go, case '.').
  if (/^\._/.test(written)) return null
  const span = { start: 0, end: written.length }
  const value = goValue({ kind: 'scalar', value: written, style: 'plain', tag: null, span })
  return value.kind === 'text' || /^\d{4}-\d\d-\d\dT/.test(value.marshalled) ? null : written
}
