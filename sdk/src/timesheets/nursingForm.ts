import { shiftMinutesAt } from '../clock/clocking.js'
import { dayIn } from '../kit/dates/dates.js'
import { nearestInstant, timeIn } from '../kit/dates/zoneTime.js'
import type { ClockBreak } from '../vocabulary/shifts/clocked.js'
import type { NursingHours } from './nursing.js'
import type { NursingTimesheet } from './nursingCalls.js'

/** What the editor holds: times HH:MM where the facility is, minutes of the break, and how many photos there are. */
export interface NursingTimesheetForm {
  readonly start: string
  readonly end: string
  readonly break_minutes: number | null
  readonly supervisor: string
  readonly note: string
  readonly photos: number
}

/** A shift, as far as its timesheet is about it: instants, those of the clock where there are any, and the facility's zone. */
export interface NursingSheetShift extends ClockTimes {
  readonly id: number
  readonly start: string
  readonly end: string
  readonly facility: { readonly time_zone: string }
}

/** When somebody clocked in and out, and the breaks between. */
export interface ClockTimes {
  readonly clock_in_at: string | null
  readonly clock_out_at: string | null
  readonly clock_breaks?: readonly ClockBreak[]
}

/** The instants from which and to which was worked. */
type WorkedHours = Pick<NursingHours, 'start' | 'end'>

/** What was written down, else what the clock says, else what was planned. */
export function knownHours(
  kept: WorkedHours | null,
  clock: ClockTimes,
  planned: Pick<NursingSheetShift, 'start' | 'end'>,
): WorkedHours {
  return {
    start: kept?.start ?? clock.clock_in_at ?? planned.start,
    end: kept?.end ?? clock.clock_out_at ?? planned.end,
  }
}

/** The whole minutes of the breaks that the clock noted, once it is over; none before. */
export function clockedBreak(
  { clock_in_at, clock_out_at, clock_breaks = [] }: ClockTimes,
  { start, end }: Pick<NursingSheetShift, 'start' | 'end'>,
): number {
  if (!clock_out_at) return 0
  const work = { start, end, clock_in_at, clock_out_at, clock_breaks }
  return shiftMinutesAt(work, new Date(clock_out_at))?.rest ?? 0
}

/** A timesheet, or none yet, as the form shows it; `rest` is the minutes of the clock's breaks. */
export function formOf(
  kept: NursingTimesheet | null,
  { start, end }: WorkedHours,
  zone: string,
  rest = 0,
): NursingTimesheetForm {
  return {
    start: timeIn(zone, start),
    end: timeIn(zone, end),
    break_minutes: kept?.break_minutes ?? rest,
    supervisor: kept?.supervisor ?? '',
    note: kept?.note ?? '',
    photos: kept?.photos.length ?? 0,
  }
}

/** What was entered as instants, each nearest to the shift; empty where a time is none. */
export function hoursOf(
  { start, end, break_minutes }: Pick<NursingTimesheetForm, 'start' | 'end' | 'break_minutes'>,
  known: WorkedHours,
  shift: NursingSheetShift,
) {
  const zone = shift.facility.time_zone
  return {
    start: instantOf(start, known.start, shift.start, zone),
    end: instantOf(end, known.end, shift.end, zone),
    break_minutes: break_minutes ?? 0,
  }
}

/** A time that was not changed stays its own minute: it may be one that comes twice in its night. */
function instantOf(time: string, known: string, planned: string, zone: string): string {
  if (time && time === timeIn(zone, known))
    return new Date(Math.floor(Date.parse(known) / 60_000) * 60_000).toISOString()
  return nearestInstant(zone, time, new Date(planned))?.toISOString() ?? ''
}

/** How hours lie: `none` where they begin and end in one minute, `overnight` where they end on a later day. */
export function spanOf({ start, end }: WorkedHours, zone: string): 'none' | 'day' | 'overnight' {
  const [from, to] = [new Date(start), new Date(end)]
  if (Number.isNaN(to.getTime() - from.getTime())) return 'day'
  if (to.getTime() === from.getTime()) return 'none'
  return dayIn(zone, to) > dayIn(zone, from) ? 'overnight' : 'day'
}
