import { minutesPerHour } from '../kit/constants.js'
import { isEmpty } from '../kit/checks.js'
import { isRecord, numberOf, partsOf } from '../kit/shape.js'
import { message, type BoundText, type Text } from '../kit/text.js'
import { nursingTimesheetLimits as limits } from '../vocabulary/timesheets/constants.js'
import { nursingTexts } from './nursingTexts.js'

/** The hours of a nursing timesheet: instants, and the minutes of the break. */
export interface NursingHours {
  readonly start: string
  readonly end: string
  readonly break_minutes?: number | null
}

/** Minutes worked, the break taken off; null where an instant is none, or the break is longer than the work. */
export function nursingMinutes(hours: NursingHours): number | null {
  if (!isRecord(hours)) return null
  const span = Math.round((Date.parse(hours.end) - Date.parse(hours.start)) / 60_000)
  const rest = numberOf(hours.break_minutes ?? 0, 0)
  // An instant that is none makes no span.
  return rest !== null && Number.isInteger(rest) && span - rest > 0 ? span - rest : null
}

/** What keeps hours from being saved, by field: they lie about their shift, and not in the future. */
export function nursingHoursErrors(
  hours: NursingHours,
  shift: { readonly start: string; readonly end: string },
  now: Date,
): Partial<Record<'start' | 'end' | 'break_minutes', Text | BoundText>> {
  const { start, end, break_minutes } = isRecord(hours) ? (hours as unknown as NursingHours) : emptyHours
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const margin = limits.marginHours * minutesPerHour * 60_000
  const rest = break_minutes ?? 0
  const isFar = (at: number) => at < Date.parse(shift?.start) - margin || at > Date.parse(shift?.end) + margin
  return {
    ...(Number.isNaN(from)
      ? { start: nursingTexts.timeRequired }
      : isFar(from) && { start: message(nursingTexts.farFromShift, { hours: limits.marginHours }) }),
    ...(Number.isNaN(to)
      ? { end: nursingTexts.timeRequired }
      : to <= from
        ? { end: nursingTexts.endBeforeStart }
        : to > now.getTime()
          ? { end: nursingTexts.inFuture }
          : isFar(to) && { end: message(nursingTexts.farFromShift, { hours: limits.marginHours }) }),
    ...((numberOf(rest, 0) === null || !Number.isInteger(rest)) && {
      break_minutes: nursingTexts.breakWrong,
    }),
    ...(to > from && rest * 60_000 >= to - from && { break_minutes: nursingTexts.breakTooLong }),
  }
}

/** What keeps a timesheet from being handed in: who signed it, and the photo of the signed paper. */
export function handInErrors(timesheet: {
  readonly supervisor: string
  readonly photos: number
}): Partial<Record<'supervisor' | 'photos', Text>> {
  const { supervisor, photos = 0 } = partsOf(timesheet)
  return {
    ...(isEmpty(supervisor) && { supervisor: nursingTexts.supervisorRequired }),
    ...(!(photos > 0) && { photos: nursingTexts.photoRequired }),
  }
}

const emptyHours: NursingHours = { start: '', end: '' }
