import type { ZoneClock } from '../../kit/dates/zoneOffsets.js'

/** Time that was worked: instants in whole minutes, and how long of it was a break. */
export interface WorkedSpan {
  readonly start: string
  readonly end: string
  readonly break_minutes: number
}

/** The same as numbers: milliseconds since 1970, the minutes worked, and the day of its beginning where it was worked. */
export interface Worked {
  readonly start: number
  readonly end: number
  readonly minutes: number
  /** In days since 1970-01-01. */
  readonly day: number
}

const msPerMinute = 60_000
/** The longest that one line may be, in minutes. */
const longestSpanMinutes = 1440

/**
 * Worked time by its instants, so that a night with a change of clocks is as long as it was: its minutes without the break.
 * Null where an instant is none or no whole minute, where it is longer than a day, or where nothing is left of it.
 */
export function workedOf(span: WorkedSpan, clock: ZoneClock): Worked | null {
  if (typeof span.start !== 'string' || typeof span.end !== 'string') return null
  const start = Date.parse(span.start)
  const end = Date.parse(span.end)
  const rest = span.break_minutes
  if (start % msPerMinute !== 0 || end % msPerMinute !== 0 || !Number.isInteger(rest) || rest < 0) return null
  const whole = (end - start) / msPerMinute
  if (!(whole > rest && whole <= longestSpanMinutes)) return null
  const day = clock.dayAt(start)
  return Number.isNaN(day) ? null : { start, end, minutes: whole - rest, day }
}

/**
 * Goes through worked time day by day, where it was worked: minutes until midnight, and after it. A break is taken to be the
 * last of it, since nobody says when it was.
 */
export function eachDay(
  { start, minutes, day }: Worked,
  clock: ZoneClock,
  take: (day: number, minutes: number) => void,
): void {
  let [at, left, today] = [start, minutes, day]
  while (left > 0) {
    const untilMidnight = (clock.dayStart(today + 1) - at) / msPerMinute
    const here = Math.min(left, untilMidnight)
    take(today, here)
    left -= here
    at += here * msPerMinute
    today += 1
  }
}
