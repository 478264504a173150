import { isRecord } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import { visitTexts } from './visitTexts.js'

/** The longest visit, in hours: a day and a night. */
export const visitMaxHours = 24

/** What keeps a visit from being moved, by field; instants. It ends after it begins, and has not begun yet. */
export function visitErrors(
  visit: { readonly start: string; readonly end: string },
  now: Date,
): Partial<Record<'start' | 'end', Text>> {
  const [start, end] = isRecord(visit)
    ? [Date.parse(visit.start as string), Date.parse(visit.end as string)]
    : [Number.NaN, Number.NaN]
  return {
    ...(Number.isNaN(start)
      ? { start: visitTexts.timeRequired }
      : start <= now.getTime() && { start: visitTexts.inPast }),
    ...(Number.isNaN(end)
      ? { end: visitTexts.timeRequired }
      : end <= start
        ? { end: visitTexts.endBeforeStart }
        : end - start > visitMaxHours * 3_600_000 && { end: visitTexts.tooLong }),
  }
}

/** Whether a visit may still be moved or cancelled: it lies ahead, nobody has clocked in, and it was not cancelled. */
export function mayChangeVisit(
  visit: { readonly start: string; readonly cancelled: boolean; readonly clock_in_at: string | null },
  now: Date,
): boolean {
  return (
    isRecord(visit) &&
    visit.cancelled !== true &&
    visit.clock_in_at === null &&
    Date.parse(visit.start) > now.getTime()
  )
}

/** Hours before its start from which cancelling a visit is late: it is marked, and both sides are told so. */
export const lateCancelHours = 24

/** Whether cancelling a visit now would be late; instants. */
export function isLateCancel(visit: { readonly start: string }, now: Date): boolean {
  return isRecord(visit) && Date.parse(visit.start as string) - now.getTime() < lateCancelHours * 3_600_000
}
