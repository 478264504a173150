import { numberOf, partsOf } from '../kit/shape.js'
import { wagesOf } from '../timesheets/totals.js'
import type { FacilitySheet } from './hoursCalls.js'

/** Minutes by which hours may differ from the plan, and from the clock, and still be as planned: a quarter of an hour. */
export const planMarginMinutes = 15

/** How hours that were handed in stand to the plan; `minutes` by how much longer or shorter they are. */
export interface PlanVerdict {
  readonly kind: 'asPlanned' | 'longer' | 'shorter' | 'moved'
  readonly minutes: number
}

/** The hours of a sheet beside those of its shift, all instants; a clock that was not used is null. */
type PlannedHours = Pick<
  FacilitySheet,
  'start' | 'end' | 'clock_in_at' | 'clock_out_at' | 'clock_closed_at'
> & {
  readonly timesheet: { readonly start: string; readonly end: string }
}

/**
 * How the hours of a sheet stand to the plan: as planned where begin and end each differ by a quarter of an hour at most,
 * longer or shorter where the time from one to the other does by more, else moved. The break is not weighed.
 */
export function againstPlan({ start, end, timesheet }: PlannedHours): PlanVerdict {
  const early = minutesBetween(timesheet.start, start)
  const late = minutesBetween(end, timesheet.end)
  const minutes = early + late
  if (minutes > planMarginMinutes) return { kind: 'longer', minutes }
  if (minutes < -planMarginMinutes) return { kind: 'shorter', minutes: -minutes }
  const isNear = Math.max(Math.abs(early), Math.abs(late)) <= planMarginMinutes
  return { kind: isNear ? 'asPlanned' : 'moved', minutes: 0 }
}

/**
 * Minutes by which a sheet claims more than its clock tells, beyond the margin; 0 where it does not, or nobody clocked in
 * and out themselves.
 */
export function beyondClock({ clock_in_at, clock_out_at, clock_closed_at, timesheet }: PlannedHours): number {
  if (!clock_in_at || !clock_out_at || clock_closed_at) return 0
  const more = minutesBetween(timesheet.start, clock_in_at) + minutesBetween(clock_out_at, timesheet.end)
  return more > planMarginMinutes ? more : 0
}

/**
 * Whether a sheet may be approved with others at one press: as planned, and no longer than its clock tells, which tells
 * nothing of the end where nobody clocked out.
 */
export function matchesPlan(sheet: PlannedHours): boolean {
  return againstPlan(sheet).kind === 'asPlanned' && beyondClock(sheet) === 0 && !sheet.clock_closed_at
}

/** What a sheet comes to in cents: the minutes worked, without the break, at the rate of the shift. */
export function sheetAmount(sheet: {
  readonly rate: number
  readonly timesheet: { readonly minutes: number }
}): number {
  const { rate, timesheet } = partsOf(sheet)
  return wagesOf(numberOf(partsOf(timesheet).minutes, 0), numberOf(rate, 0)) ?? 0
}

const minutesBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
