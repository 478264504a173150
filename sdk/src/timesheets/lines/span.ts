import { addDays } from '../../kit/dates/dates.js'
import { minuteOfDay } from '../../kit/dates/timeOfDay.js'
import { instantsIn } from '../../kit/dates/zoneTime.js'
import { isRecord, numberOf } from '../../kit/shape.js'

/**
 * A day's work as it is entered: HH:MM to HH:MM, an end at or before the start being the next morning, and the break within
 * it. In a night in which the clocks are set back, `later_start` and `later_end` mean the second of two times.
 */
export interface WorkedShift {
  readonly date: string
  readonly start_time: string
  readonly end_time: string
  readonly later_start?: boolean | undefined
  readonly later_end?: boolean | undefined
  readonly break_minutes?: number | null | undefined
}

/** The instants of a shift where it was worked; null for a time that is none, or that the clocks skip. */
export interface ShiftSpan {
  readonly start: Date | null
  readonly end: Date | null
}

/** When a shift was worked, by the clocks of an IANA zone. */
export function shiftSpan(shift: WorkedShift, zone: string): ShiftSpan {
  if (!isRecord(shift)) return { start: null, end: null }
  const { date, start_time, end_time, later_start, later_end } = shift
  const nextDay = endsOn(shift)
  return {
    start: pick(instantsIn(zone, date, start_time), later_start === true),
    end: pick(instantsIn(zone, nextDay, end_time), later_end === true),
  }
}

/** Whether a time of a shift comes twice on its day, so that it has to be said which is meant. */
export function comesTwice(
  shift: WorkedShift,
  zone: string,
): { readonly start: boolean; readonly end: boolean } {
  if (!isRecord(shift)) return { start: false, end: false }
  const { date, start_time, end_time } = shift
  const nextDay = endsOn(shift)
  return {
    start: instantsIn(zone, date, start_time).length > 1,
    end: instantsIn(zone, nextDay, end_time).length > 1,
  }
}

/**
 * Minutes worked in a shift by its instants, its break taken off: a night in which the clocks change is as long as it was.
 * Null where a time is none, or the break is no whole number of minutes or as long as the shift.
 */
export function shiftMinutes(shift: WorkedShift, zone: string): number | null {
  const { start, end } = shiftSpan(shift, zone)
  const rest = shift?.break_minutes ?? 0
  if (start === null || end === null || numberOf(rest, 0) === null || !Number.isInteger(rest)) return null
  const minutes = (end.getTime() - start.getTime()) / msPerMinute - rest
  return minutes > 0 ? minutes : null
}

/** The day on which a shift ends. */
function endsOn({ date, start_time, end_time }: WorkedShift): string {
  const [start, end] = [minuteOfDay(start_time), minuteOfDay(end_time)]
  return start !== null && end !== null && end <= start ? addDays(date, 1) : date
}

const msPerMinute = 60_000
const pick = (instants: readonly Date[], later: boolean) => instants.at(later ? -1 : 0) ?? null
