import { centsPerDollar, minutesPerDay, minutesPerHour } from '../kit/constants.js'
import { formatDollars } from '../kit/money.js'
import { isRecord, numberOf } from '../kit/shape.js'
import { message, type BoundText, type Text } from '../kit/text.js'
import { minuteOfDay } from '../kit/dates/timeOfDay.js'
import { awaitsFamily } from '../timesheets/status.js'
import { shiftDurations } from '../vocabulary/shifts/catalogue.js'
import { maxShiftRateDollars } from '../vocabulary/shifts/constants.js'
import { shiftTexts } from './texts.js'

/** What a facility may do about one of its shifts, `action` on the wire. */
export const facilityShiftActionIds = ['assign', 'approve', 'reject', 'cancel'] as const
export type FacilityShiftAction = (typeof facilityShiftActionIds)[number]

/** The actions that a shift offers its facility; `start` an instant. */
export function facilityShiftActions(
  shift: {
    readonly status: string
    readonly start: string
    readonly clock_in_at?: string | null
    readonly applicants?: readonly unknown[]
    readonly timesheet?: { readonly status: number } | null
  },
  now: Date,
): readonly FacilityShiftAction[] {
  if (!isRecord(shift) || !(now instanceof Date)) return []
  const start = typeof shift.start === 'string' ? Date.parse(shift.start) : Number.NaN
  const isAhead = start > now.getTime() && !shift.clock_in_at
  const isOpen = shift.status === 'open'
  const mayCancel = isOpen || shift.status === 'assigned' || shift.status === 'confirmed'
  return [
    ...(isAhead && isOpen && shift.applicants?.length ? (['assign'] as const) : []),
    ...(isRecord(shift.timesheet) && awaitsFamily(shift.timesheet as { status: number })
      ? (['approve', 'reject'] as const)
      : []),
    ...(isAhead && mayCancel ? (['cancel'] as const) : []),
  ]
}

/** Whether a facility may still change what it posted: while it is open and ahead. `start` is an instant. */
export function mayChangePosted(
  shift: { readonly status: string; readonly start: string },
  now: Date,
): boolean {
  if (!isRecord(shift) || !(now instanceof Date) || typeof shift.start !== 'string') return false
  return shift.status === 'open' && Date.parse(shift.start) > now.getTime()
}

/**
 * The hours of a shift by the clock on the wall, rounded; null for what is no time. Times of day are HH:MM, an end at or
 * before the start is the next morning. In a night when the clocks change it is still the shift that was agreed on.
 */
export function shiftHours(start_time: string, end_time: string): number | null {
  const [start, end] = [minuteOfDay(start_time), minuteOfDay(end_time)]
  if (start === null || end === null) return null
  return Math.round((end > start ? end - start : end - start + minutesPerDay) / minutesPerHour)
}

/** What keeps a shift from being offered, by field: its length, and what it pays in cents an hour. */
export function shiftOfferErrors(offer: {
  readonly start_time: string
  readonly end_time: string
  readonly rate: number | null
}): Partial<Record<'end_time' | 'rate', Text | BoundText>> {
  if (!isRecord(offer)) return { rate: shiftTexts.rateRequired }
  const { start_time, end_time, rate } = offer as { start_time: string; end_time: string; rate: unknown }
  const hours = shiftHours(start_time, end_time)
  const cents = numberOf(rate, 1)
  const most = maxShiftRateDollars * centsPerDollar
  return {
    ...(!shiftDurations.entries.some((duration) => duration.hours === hours) && {
      end_time: shiftTexts.oddLength,
    }),
    ...(cents === null
      ? { rate: shiftTexts.rateRequired }
      : cents > most && { rate: message(shiftTexts.rateTooHigh, { most: formatDollars(most) }) }),
  }
}
