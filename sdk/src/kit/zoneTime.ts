import { addDays, dayIn } from './dates.js'

/** The time of day HH:MM at an instant in an IANA zone; empty for an invalid instant or an unknown zone. */
export function timeIn(zone: string, instant: Date | string): string {
  const date = typeof instant === 'string' ? new Date(instant) : instant
  if (!(date instanceof Date) || Number.isNaN(date.getTime())) return ''
  const format = clockFormat(zone)
  if (!format) return ''
  const part: Record<string, string> = {}
  for (const { type, value } of format.formatToParts(date)) part[type] = value
  return `${part.hour}:${part.minute}`
}

/**
 * The instant at which it is HH:MM of a day in an IANA zone; null for what is none. A time that the clocks skip is the
 * one as much later, and of a time that comes twice it is the first.
 */
export function instantIn(zone: string, day: string, time: string): Date | null {
  const wall = Date.parse(`${day}T${time}:00Z`)
  if (!/^\d\d:\d\d$/.test(time) || Number.isNaN(wall) || !clockFormat(zone)) return null
  const before = wall - offsetAt(zone, wall - msPerDay / 2)
  const after = wall - offsetAt(zone, wall + msPerDay / 2)
  const fitting = [before, after].find((instant) => instant + offsetAt(zone, instant) === wall)
  return new Date(fitting ?? before)
}

/** The instant of a time of day that lies nearest to another: of the day before, the same day or the day after. */
export function nearestInstant(zone: string, time: string, to: Date): Date | null {
  const day = dayIn(zone, to)
  const distance = (instant: Date) => Math.abs(instant.getTime() - to.getTime())
  return [-1, 0, 1]
    .map((days) => instantIn(zone, addDays(day, days), time))
    .reduce((best, one) => (one && (!best || distance(one) < distance(best)) ? one : best), null)
}

const msPerDay = 86_400_000

/** Milliseconds by which a zone's clocks are ahead of UTC at an instant, to the minute. */
function offsetAt(zone: string, instant: number): number {
  const date = new Date(instant)
  const wall = Date.parse(`${dayIn(zone, date)}T${timeIn(zone, date)}:00Z`)
  return wall - Math.floor(instant / 60_000) * 60_000
}

// Making a format costs a thousand times what using one does. Only zones that exist are kept.
const formats = new Map<string, Intl.DateTimeFormat>()

function clockFormat(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone)
  if (known) return known
  if (typeof zone !== 'string') return null
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      numberingSystem: 'latn',
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    })
    formats.set(zone, format)
    return format
  } catch {
    return null
  }
}
