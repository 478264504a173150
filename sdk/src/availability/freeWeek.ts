import { minutesPerHour } from '../kit/constants.js'
import { addDays, dayIn, daysBetween, isApiDate, weekdayOf } from '../kit/dates/dates.js'
import { minuteOfDay } from '../kit/dates/timeOfDay.js'
import { timeIn } from '../kit/dates/zoneTime.js'
import { recordsIn, textOf } from '../kit/shape.js'
import { hourBits, type FreeWeek } from '../vocabulary/caregivers/freeWeek.js'
import { isOver, type AvailabilityHours } from './availability.js'
import { availabilityDays } from './availabilityCalendar.js'

/** A time at which somebody is expected somewhere: instants, the end not among it. */
interface Busy {
  readonly start: string
  readonly end: string
}

/**
 * The hours in which somebody is free in the seven days from tomorrow on, by the clock of a zone: those that one of the
 * times they gave covers as a whole, less each that touches a time at which they are expected somewhere. Null where they
 * gave no times, or only such as are over: then nothing is known. Never throws.
 */
export function freeWeek(
  times: readonly AvailabilityHours[],
  busy: readonly Busy[],
  today: string,
  zone: string,
): FreeWeek | null {
  if (!isApiDate(today)) return null
  const known = (recordsIn(times) as unknown as AvailabilityHours[]).filter((one) => !isOver(one, today))
  if (known.length === 0) return null
  const [first, last] = [addDays(today, 1), addDays(today, 7)]
  const week = [0, 0, 0, 0, 0, 0, 0]
  const add = (day: string, bits: number) => {
    const weekday = weekdayOf(day)
    if (weekday !== null && day >= first && day <= last) week[weekday]! |= bits
  }
  for (const one of known) {
    const [from, to] = [minuteOfDay(one.start_time), minuteOfDay(one.end_time)]
    if (from === null || to === null) continue
    const [begins, ends] = [Math.ceil(from / minutesPerHour), Math.floor(to / minutesPerHour)]
    // What begins today may go on until tomorrow morning.
    for (const day of availabilityDays(one, { from: today, to: last })) {
      add(day, hourBits(begins, to > from ? ends : 24))
      if (to <= from) add(addDays(day, 1), hourBits(0, ends))
    }
  }
  for (const one of recordsIn(busy)) {
    const begins = hourOf(textOf(one.start), first, zone, Math.floor)
    const ends = hourOf(textOf(one.end), first, zone, Math.ceil)
    for (let day = 0; day < 7; day++) {
      const weekday = weekdayOf(addDays(first, day))
      const [from, to] = [Math.max(begins - 24 * day, 0), Math.min(ends - 24 * day, 24)]
      if (weekday !== null && from < to) week[weekday]! &= ~hourBits(from, to)
    }
  }
  return week
}

/** The hour of an instant by the clock of a zone, counted from the midnight of a day. */
function hourOf(instant: string, first: string, zone: string, round: (hours: number) => number): number {
  const at = new Date(instant)
  const days = Number.isNaN(at.getTime()) ? null : daysBetween(first, dayIn(zone, at))
  const minutes = minuteOfDay(timeIn(zone, at))
  return days === null || minutes === null ? Number.NaN : 24 * days + round(minutes / minutesPerHour)
}
