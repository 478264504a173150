import { minutesPerDay, minutesPerHour } from '../kit/constants.js'
import { isRecord, numberOf, recordsIn } from '../kit/shape.js'
import { minuteOfDay } from '../kit/dates/timeOfDay.js'

/** A day's work as it is entered: HH:MM to HH:MM, and the break within it. */
export interface WorkedShift {
  readonly start_time: string
  readonly end_time: string
  readonly break_minutes?: number | null
  readonly pay_type?: string | null
}

/**
 * Minutes worked in a shift, its break taken off; an end at or before the start is the next morning. Null where a
 * time is none, or the break is no whole number of minutes or longer than the shift.
 */
export function shiftMinutes(shift: WorkedShift): number | null {
  if (!isRecord(shift)) return null
  const start = minuteOfDay(shift.start_time)
  const end = minuteOfDay(shift.end_time)
  const rest = shift.break_minutes ?? 0
  if (start === null || end === null || numberOf(rest, 0) === null || !Number.isInteger(rest)) return null
  const minutes = (end > start ? end - start : end - start + minutesPerDay) - (rest as number)
  return minutes < 0 ? null : minutes
}

/** Cents for some minutes at a rate in cents an hour, rounded to the nearest, half a cent up; null for no amounts. */
export function wagesOf(minutes: number | null, centsPerHour: number | null): number | null {
  const worked = numberOf(minutes, 0)
  const rate = numberOf(centsPerHour, 0)
  if (worked === null || rate === null) return null
  const cents = Math.floor((worked * rate) / minutesPerHour + 0.5)
  return Number.isSafeInteger(cents) ? cents : null
}

/** What a timesheet comes to. Money in cents. */
export interface TimesheetTotals {
  readonly minutes: number
  /** Cents: each shift is rounded by itself, so that the lines add up to the total. */
  readonly wages: number
  readonly expenses: number
  readonly total: number
}

/**
 * Totals of a timesheet: minutes, and cents of wages and expenses. `rateOf` gives a shift's rate in cents an hour.
 * What cannot be read counts nothing, and `incomplete` says that there was some.
 */
export function timesheetTotals<S extends WorkedShift>(
  shifts: readonly S[],
  rateOf: (shift: S) => number | null,
  expenses: readonly { readonly amount: number }[] = [],
): TimesheetTotals & { readonly incomplete: boolean } {
  let incomplete = false
  const count = (value: number | null) => {
    if (value === null) incomplete = true
    return value ?? 0
  }
  let minutes = 0
  let wages = 0
  for (const shift of recordsIn(shifts)) {
    const worked = shiftMinutes(shift)
    minutes += count(worked)
    wages += count(wagesOf(worked, rateOf(shift)))
  }
  const spent = recordsIn(expenses).reduce(
    (sum, { amount }) => sum + count(Number.isSafeInteger(amount) && amount >= 0 ? amount : null),
    0,
  )
  return { minutes, wages, expenses: spent, total: wages + spent, incomplete }
}
