/** How a dialect tells a date, and what it makes of one. */
export type Dates = 'javascript' | 'python' | 'go'

interface Time {
  readonly parts: readonly number[]
  /** Fraction of a second, as digits; empty for none. */
  readonly fraction: string
  /** Minutes east of Greenwich; null where none is written. */
  readonly offset: number | null
  readonly dayOnly: boolean
}

const forms: Readonly<Record<Dates, readonly RegExp[]>> = {
  // js-yaml 3.15.2 and 4.1.1, type/timestamp.js.
  javascript: [
    /^(\d{4})-(\d\d)-(\d\d)$/,
    /^(\d{4})-(\d\d?)-(\d\d?)(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.(\d*))?(?:[ \t]*(Z|[-+]\d\d?(?::\d\d)?))?$/,
  ],
  // PyYAML 6.0.3, resolver.py.
  python: [
    /^(\d{4})-(\d\d)-(\d\d)$/,
    /^(\d{4})-(\d\d?)-(\d\d?)(?:[Tt]|[ \t]+)(\d\d?):(\d\d):(\d\d)(?:\.(\d*))?(?:[ \t]*(Z|[-+]\d\d?(?::\d\d)?))?$/,
  ],
  // yaml.v3 v3.0.1, resolve.go, allowedTimestampFormats.
  go: [
    /^(\d{4})-(\d\d?)-(\d\d?)$/,
    /^(\d{4})-(\d\d?)-(\d\d?)[Tt](\d\d?):(\d\d?):(\d\d?)(?:\.(\d+))?(Z|[-+]\d\d:\d\d)$/,
    /^(\d{4})-(\d\d?)-(\d\d?) (\d\d?):(\d\d?):(\d\d?)(?:\.(\d+))?$/,
  ],
}

export function timeOf(dates: Dates, written: string): Time | null {
  for (const form of forms[dates]) {
    const match = form.exec(written)
    if (!match) continue
    const [, year, month, day, hour, minute, second, fraction = '', zone] = match
    const parts = [year, month, day, hour ?? 0, minute ?? 0, second ?? 0].map(Number)
    if (dates === 'go' && !isReal(parts)) continue
    return { parts, fraction, offset: zone === undefined ? null : minutesOf(zone), dayOnly: hour === undefined }
  }
  return null
}

/** True for a day of the calendar and a time of day. */
export function isReal([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: readonly number[]): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (year < 100) date.setUTCFullYear(year)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
}

function minutesOf(zone: string): number {
  if (zone === 'Z') return 0
  const [hours = '0', minutes = '0'] = zone.slice(1).split(':')
  return (zone.startsWith('-') ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

export function dateText(dates: Dates, written: string): string {
  const time = timeOf(dates, written)
  if (!time || dates === 'go') return written
  return dates === 'python' ? pythonText(time) : javascriptText(time)
}

/** `String(date)` where the clock runs on UTC: any other zone is the reader's own, and we cannot know it. */
function javascriptText({ parts, fraction, offset }: Time): string {
  const [year = 0, month = 0, day = 0, hour, minute, second] = parts
  const milliseconds = Number(fraction.slice(0, 3).padEnd(3, '0'))
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second, milliseconds) - (offset ?? 0) * 60_000)
  if (Number.isNaN(date.getTime())) return 'Invalid Date'
  const [weekday = '', dayOfMonth = '', monthName = '', shownYear = '', clock = ''] = date.toUTCString().split(/,? /)
  return `${weekday} ${monthName} ${dayOfMonth} ${shownYear} ${clock} GMT+0000 (Coordinated Universal Time)`
}

function pythonText({ parts, fraction, offset, dayOnly }: Time): string {
  const two = (part: number | undefined): string => String(part ?? 0).padStart(2, '0')
  const [year = 0, month, day, hour, minute, second] = parts
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
  if (dayOnly) return date
  const micros = fraction.slice(0, 6).padEnd(6, '0')
  const clock = `${two(hour)}:${two(minute)}:${two(second)}${/^0*$/.test(micros) ? '' : `.${micros}`}`
  if (offset === null) return `${date} ${clock}`
  const sign = offset < 0 ? '-' : '+'
  return `${date} ${clock}${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`
}

/** Python's `repr` of a date. */
export function pythonDate(written: string): string {
  const time = timeOf('python', written)
  if (!time) return written
  const { parts, fraction, offset, dayOnly } = time
  if (dayOnly) return `datetime.date(${parts.slice(0, 3).join(', ')})`
  const micros = Number(fraction.slice(0, 6).padEnd(6, '0'))
  const clock = micros > 0 ? [...parts, micros] : parts[5] === 0 ? parts.slice(0, 5) : parts
  const zone = offset === 0 ? 'datetime.timezone.utc' : `datetime.timezone(${pythonDelta(offset ?? 0)})`
  return `datetime.datetime(${clock.join(', ')}${offset === null ? '' : `, tzinfo=${zone}`})`
}

function pythonDelta(minutes: number): string {
  const days = Math.floor(minutes / 1440)
  const seconds = (minutes - days * 1440) * 60
  return `datetime.timedelta(${days === 0 ? '' : `days=${days}, `}seconds=${seconds})`
}
