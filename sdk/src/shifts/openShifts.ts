import { isEmpty } from '../kit/checks.js'
import { isApiDate } from '../kit/dates/dates.js'
import { partsOf, textOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import { availabilityTexts } from '../availability/availability.js'

/** What is wrong with the days of the filters, by field; empty when they may be used. */
export function openShiftFilterErrors(days: {
  readonly start_date?: string | null | undefined
  readonly end_date?: string | null | undefined
}): { start_date?: Text; end_date?: Text } {
  const { start_date, end_date } = partsOf(days)
  const isWrong = (day: unknown) => !isEmpty(day) && !isApiDate(day)
  const isTurned = isApiDate(start_date) && isApiDate(end_date) && end_date < start_date
  return {
    ...(isWrong(start_date) && { start_date: availabilityTexts.dateRequired }),
    ...(isWrong(end_date) && { end_date: availabilityTexts.dateRequired }),
    ...(isTurned && { end_date: availabilityTexts.endBeforeStart }),
  }
}

/** What a caregiver may do about a shift of theirs. */
export type ShiftAction = 'apply' | 'withdraw' | 'confirm' | 'cancel'

/** The actions a shift offers by its status, before it has begun and nobody has clocked in; `start` an instant. */
export function shiftActions(
  shift: {
    readonly status: string
    readonly start: string
    readonly has_applied?: boolean
    readonly clock_in_at?: string | null
  },
  now: Date,
): readonly ShiftAction[] {
  const start = Date.parse(textOf(partsOf(shift).start))
  const at = now instanceof Date ? now.getTime() : Number.NaN
  if (!(start > at) || shift.clock_in_at) return []
  if (shift.status === 'open') return shift.has_applied === true ? ['withdraw'] : ['apply']
  if (shift.status === 'assigned') return ['confirm', 'cancel']
  return shift.status === 'confirmed' ? ['cancel'] : []
}
