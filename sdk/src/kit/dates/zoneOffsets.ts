import { minutesPerDay } from '../constants.js'

/**
 * How an IANA zone's clocks go, for whoever asks about many instants: a year's changes of clocks are looked for once, and
 * then every answer is a search in a short list. `zoneTime.ts` asks `Intl` each time, which is some hundred times slower and
 * needs nothing kept.
 */
export interface ZoneClock {
  /** Milliseconds by which the clocks are ahead of UTC at an instant in milliseconds; NaN outside the years 1901 to 2199. */
  offsetAt(instant: number): number
  /** The day by the clocks at an instant, in days since 1970-01-01. */
  dayAt(instant: number): number
  /** The first instant of a day in days since 1970-01-01, in milliseconds. */
  dayStart(epochDay: number): number
}

/** The clocks of an IANA zone; null for what is no zone. */
export function zoneClock(zone: string): ZoneClock | null {
  const known = clocks.get(zone)
  if (known) return known
  const look = offsetLook(zone)
  if (!look) return null
  const clock = clockOf(look)
  clocks.set(zone, clock)
  return clock
}

const clocks = new Map<string, ZoneClock>()
const msPerMinute = 60_000
const msPerDay = minutesPerDay * msPerMinute
/** No zone changes its clocks twice within so many days. */
const stepMs = 16 * msPerDay

/** When the clocks change in a year of UTC, with the offset from then on; the first entry is the year's beginning. */
type Changes = readonly { readonly from: number; readonly offset: number }[]

function clockOf(look: (instant: number) => number): ZoneClock {
  const years = new Map<number, Changes>()
  const [first, last] = [Date.UTC(1901, 0), Date.UTC(2200, 0)]
  let latest: Changes = []
  let [begins, ends] = [0, 0]

  function changesAt(instant: number): Changes {
    if (instant >= begins && instant < ends) return latest
    const year = new Date(instant).getUTCFullYear()
    ;[begins, ends] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)]
    latest = years.get(year) ?? changesBetween(look, begins, ends)
    years.set(year, latest)
    return latest
  }

  function offsetAt(instant: number): number {
    if (!(instant >= first && instant < last)) return Number.NaN
    const changes = changesAt(instant)
    let at = changes.length - 1
    while (at > 0 && changes[at]!.from > instant) at--
    return changes[at]!.offset
  }

  return {
    offsetAt,
    dayAt: (instant) => Math.floor((instant + offsetAt(instant)) / msPerDay),
    dayStart(epochDay) {
      const wall = epochDay * msPerDay
      // Half a day before and after are on either side of a change of clocks at midnight.
      const before = wall - offsetAt(wall - msPerDay)
      const after = wall - offsetAt(wall + msPerDay)
      return before + offsetAt(before) !== wall && after + offsetAt(after) === wall ? after : before
    },
  }
}

function changesBetween(look: (instant: number) => number, from: number, until: number): Changes {
  let offset = look(from)
  const changes = [{ from, offset }]
  for (let at = from; at < until; at += stepMs) {
    let [low, high] = [at, Math.min(at + stepMs, until)]
    const next = look(high - msPerMinute)
    if (next === offset) continue
    // Clocks change at whole minutes.
    while (high - low > msPerMinute) {
      const middle = low + Math.floor((high - low) / 2 / msPerMinute) * msPerMinute
      if (look(middle) === offset) low = middle
      else high = middle
    }
    changes.push({ from: high, offset: next })
    offset = next
  }
  return changes
}

/** Asks `Intl` for the offset at an instant; null for what is no zone. */
function offsetLook(zone: string): ((instant: number) => number) | null {
  if (typeof zone !== 'string') return null
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      numberingSystem: 'latn',
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    return (instant) => {
      const part: Record<string, number> = {}
      for (const { type, value } of format.formatToParts(instant)) part[type] = Number(value)
      const wall = Date.UTC(part['year']!, part['month']! - 1, part['day'], part['hour'], part['minute'])
      return wall - Math.floor(instant / msPerMinute) * msPerMinute
    }
  } catch {
    return null
  }
}
