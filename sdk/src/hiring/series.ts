import { compileSchedule } from '../careplans/recurrence.js'
import { minutesPerDay, minutesPerHour } from '../kit/constants.js'
import { addDays, fromEpochDay, isApiDate, toEpochDay } from '../kit/dates/dates.js'
import { minuteOfDay } from '../kit/dates/timeOfDay.js'
import { instantIn } from '../kit/dates/zoneTime.js'
import { isRecord } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import type { WeeklyHours } from '../vocabulary/jobs/entities.js'
import { seriesTexts } from './seriesTexts.js'

/** So many weeks ahead the visits of a series are planned. */
export const visitWeeksAhead = 8
/** The most visits that one week may have. */
export const scheduleMaxVisits = 28

/** A visit of every week, from a day to a last one; null goes on. The end at or before the start is the next morning. */
export interface SeriesRule extends WeeklyHours {
  readonly from_day: string
  readonly to_day: string | null
}

/** One visit of a series: the day on which it begins where it takes place, and its instants. */
export interface SeriesVisit {
  readonly day: string
  readonly start: Date
  readonly end: Date
}

const minutesPerWeek = 7 * minutesPerDay

/** Minutes of the week, from Sunday's midnight; null for what is no time of a week. Equal times are a day and a night. */
function spanOf(hours: WeeklyHours): { readonly start: number; readonly length: number } | null {
  if (!isRecord(hours) || !isWeekday(hours.day_of_week)) return null
  const [from, until] = [minuteOfDay(hours.start_time), minuteOfDay(hours.end_time)]
  if (from === null || until === null) return null
  return {
    start: (hours.day_of_week as number) * minutesPerDay + from,
    length: until > from ? until - from : until - from + minutesPerDay,
  }
}

const isWeekday = (day: unknown) => Number.isInteger(day) && (day as number) >= 0 && (day as number) <= 6

/**
 * What keeps a weekly schedule from being planned, by field: `schedule` for the whole, else a line's own, as
 * `schedule.3.start_time`. Hours overlap beyond midnight and beyond Saturday as well; the later line is the one that
 * is told. Hours that only touch do not overlap.
 */
export function scheduleErrors(schedule: readonly WeeklyHours[]): Record<string, Text> {
  if (!Array.isArray(schedule) || schedule.length === 0) return { schedule: seriesTexts.daysRequired }
  if (schedule.length > scheduleMaxVisits) return { schedule: seriesTexts.tooMany }
  const errors: Record<string, Text> = {}
  const before: NonNullable<ReturnType<typeof spanOf>>[] = []
  for (const [line, hours] of (schedule as readonly WeeklyHours[]).entries()) {
    const span = spanOf(hours)
    if (!span) {
      Object.assign(errors, lineErrors(line, hours))
      continue
    }
    if (before.some((other) => overlap(other, span)))
      errors[`schedule.${line}.start_time`] = seriesTexts.overlap
    before.push(span)
  }
  return errors
}

function lineErrors(line: number, hours: WeeklyHours): Record<string, Text> {
  const { day_of_week, start_time, end_time } = (isRecord(hours) ? hours : {}) as Partial<WeeklyHours>
  return {
    ...(!isWeekday(day_of_week) && { [`schedule.${line}.day_of_week`]: seriesTexts.dayRequired }),
    ...(minuteOfDay(start_time) === null && { [`schedule.${line}.start_time`]: seriesTexts.timeRequired }),
    ...(minuteOfDay(end_time) === null && { [`schedule.${line}.end_time`]: seriesTexts.timeRequired }),
  }
}

type Span = NonNullable<ReturnType<typeof spanOf>>
const overlap = (one: Span, other: Span) => after(other, one) < one.length || after(one, other) < other.length
/** Minutes from the start of one to that of the other, around the week. */
const after = (one: Span, other: Span) => (one.start - other.start + minutesPerWeek) % minutesPerWeek

/** The minutes of each day of the week, from Sunday: those of hours beyond midnight are of the day on which they begin. */
export function weeklyMinutes(schedule: readonly WeeklyHours[]): number[] {
  const week = [0, 0, 0, 0, 0, 0, 0]
  for (const hours of schedule) {
    const span = spanOf(hours)
    if (span) week[hours.day_of_week]! += span.length
  }
  return week
}

/**
 * The visits of a weekly rule whose days lie between two days of the calendar where they take place, both included, in
 * order; `without` are days that have none. By the clock of the zone: at eight in summer and in winter. A time that the
 * clocks skip is as much later, and of one that comes twice it is the first; where that would leave no time between the
 * two, the visit lasts as long as its times say. No rule, no zone or no window: none.
 */
export function seriesVisits(
  rule: SeriesRule,
  zone: string,
  window: { readonly from: string; readonly to: string },
  without: Iterable<string> = [],
): SeriesVisit[] {
  const span = spanOf(rule)
  if (!span || !isApiDate(window?.from) || !isApiDate(window.to) || !isApiDate(rule.from_day)) return []
  const left = new Set(without)
  const begins = span.start % minutesPerDay
  const ends = begins + span.length
  const instants = instantsOf(zone)
  const days = compileSchedule([
    {
      ...{ schedule_type: 'weekly', interval: 1, day_of_week: rule.day_of_week, day_of_month: null },
      ...{ start_date: rule.from_day, end_date: rule.to_day },
    },
  ]).between(window.from, window.to)
  const visits: SeriesVisit[] = []
  // A week lies between two of them.
  let date = (toEpochDay(days[0] ?? '') ?? 0) - 7
  for (const day of days) {
    date += 7
    if (left.size > 0 && left.has(day)) continue
    const start = instants.at(date, begins)
    const until = ends < minutesPerDay ? instants.at(date, ends) : instants.at(date + 1, ends - minutesPerDay)
    if (Number.isNaN(start)) continue
    const end = until > start ? until : start + span.length * msPerMinute
    visits.push({ day, start: new Date(start), end: new Date(end) })
  }
  return visits
}

const msPerMinute = 60_000
const msPerDay = minutesPerDay * msPerMinute

interface Instants {
  /** The instant of a minute of a day, counted since 1970, as a time of day; NaN for what is none. */
  at(date: number, minute: number): number
}

/**
 * Where a day has as many minutes as most, its times follow from its midnight, which is looked up once for all series of a
 * zone; on the others each time is.
 */
function instantsOf(zone: string): Instants {
  const known = zones.get(zone)
  if (known) return known
  // The midnights of days that have as many minutes as most; null of the others.
  const midnights = new Map<number, number | null>()
  // By the minute that the clocks of the others show, counted since 1970.
  const times = new Map<number, number>()
  const lookUp = (date: number, minute: number): number =>
    instantIn(zone, fromEpochDay(date), timeOf(minute))?.getTime() ?? Number.NaN
  const midnight = (date: number): number | null => {
    const at = lookUp(date, 0)
    return kept(midnights, date, lookUp(date + 1, 0) - at === msPerDay ? at : null)
  }
  const made: Instants = {
    at(date, minute) {
      const known = midnights.get(date)
      const begins = known === undefined ? midnight(date) : known
      if (begins !== null) return begins + minute * msPerMinute
      const shown = date * minutesPerDay + minute
      return times.get(shown) ?? kept(times, shown, lookUp(date, minute))
    },
  }
  if (zones.size >= mostZones) zones.clear()
  zones.set(zone, made)
  return made
}

/** Puts a value into a map that forgets all once it is full, and gives it back. */
function kept<V>(map: Map<number, V>, key: number, value: V): V {
  if (map.size >= mostKept) map.clear()
  map.set(key, value)
  return value
}

const two = (part: number) => String(part).padStart(2, '0')
const timeOf = (minute: number) =>
  `${two(Math.floor(minute / minutesPerHour))}:${two(minute % minutesPerHour)}`

const zones = new Map<string, Instants>()
const mostZones = 50
/** The midnights of ten years, and some. */
const mostKept = 4_000

/** The last day up to which visits of a series are planned, on a day. */
export const plannedUntil = (today: string): string => addDays(today, 7 * visitWeeksAhead)
