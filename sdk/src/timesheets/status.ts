import { addDays, isApiDate } from '../kit/dates/dates.js'
import { isRecord, numberOf, recordsIn } from '../kit/shape.js'
import type { TimecardStatus } from '../vocabulary/timesheets/catalogue.js'
import { lastSubmittedQuery, submittedMinStatus } from '../vocabulary/timesheets/constants.js'

/** A timesheet as far as its status goes; `submitted` an instant or a day. */
export interface StatusFacts {
  readonly status: number
  readonly submitted?: string | null
}

/** Whether it is submitted: status 1 or higher. */
export function isSubmitted(timesheet: StatusFacts): boolean {
  return isRecord(timesheet) && numberOf(timesheet.status, submittedMinStatus) !== null
}

/** Whether it came back: rejected or declined. */
export function isRefused(timesheet: StatusFacts): boolean {
  return isRecord(timesheet) && (timesheet.status === rejected || timesheet.status === declined)
}

/** Whether its caregiver may change it: a draft, or one that was sent back. Where a payment was declined, hours are locked. */
export function mayChangeTimesheet(timesheet: StatusFacts): boolean {
  return isRecord(timesheet) && [draft, rejected].includes(timesheet.status)
}

/** Whether its caregiver may discard it: a draft that was never handed in. What was handed in once stays to be read. */
export function mayDiscardTimesheet(timesheet: StatusFacts & { readonly revision: number }): boolean {
  return isRecord(timesheet) && timesheet.status === draft && timesheet.revision === 1
}

/** Whether its family has yet to pay it: handed in, or a payment of it was declined. */
export function awaitsFamily(timesheet: StatusFacts): boolean {
  return isRecord(timesheet) && [submittedMinStatus, declined].includes(timesheet.status)
}

/** Whether the family has paid it, so that it changes by a correction alone. */
export function isPaid(timesheet: StatusFacts): boolean {
  return isRecord(timesheet) && [2, 3, 4].includes(timesheet.status)
}

/** Who does something about a timesheet: the server works out taxes, `payment` is what comes of paying. */
export type TimesheetActor = 'caregiver' | 'family' | 'server' | 'payment'

/**
 * Every move of a timesheet from one status to another. One that is not here is a conflict. A sheet that was sent back is the
 * draft of its next revision from the first change on. A bank may send back a deposit that it had taken.
 */
export const timesheetMoves = [
  { from: -1, event: 'submit', to: 0, who: 'caregiver' },
  { from: 0, event: 'compute', to: 1, who: 'server' },
  { from: 1, event: 'take_back', to: -1, who: 'caregiver' },
  { from: 1, event: 'send_back', to: 5, who: 'family' },
  { from: 5, event: 'edit', to: -1, who: 'caregiver' },
  { from: 1, event: 'settle', to: 2, who: 'payment' },
  { from: 1, event: 'decline', to: 6, who: 'payment' },
  { from: 6, event: 'settle', to: 2, who: 'payment' },
  { from: 2, event: 'transfer', to: 3, who: 'payment' },
  { from: 3, event: 'deposit', to: 4, who: 'payment' },
  { from: 4, event: 'deposit_failed', to: 3, who: 'payment' },
] as const satisfies readonly {
  readonly from: TimecardStatus
  readonly event: string
  readonly to: TimecardStatus
  readonly who: TimesheetActor
}[]
export type TimesheetEvent = (typeof timesheetMoves)[number]['event']

/** The status after an event; null where the table has no such move. */
export function timesheetAfter(timesheet: StatusFacts, event: TimesheetEvent): TimecardStatus | null {
  if (!isRecord(timesheet)) return null
  return timesheetMoves.find((move) => move.from === timesheet.status && move.event === event)?.to ?? null
}

/** The timesheet that hours are suggested from: the last submitted that was not rejected or declined. */
export function lastSubmitted<T extends StatusFacts>(timesheets: readonly T[]): T | null {
  const counted = recordsIn(timesheets).filter((timesheet) => isSubmitted(timesheet) && !isRefused(timesheet))
  return counted.reduce<T | null>(
    (last, timesheet) => (last === null || submittedAt(timesheet) > submittedAt(last) ? timesheet : last),
    null,
  )
}

/** The query for the last submitted timesheet, of all or of the last `days` days. */
export function lastSubmittedWithin(today: string, days?: number) {
  const whole = numberOf(days, 0)
  return whole === null || !isApiDate(today)
    ? lastSubmittedQuery
    : { ...lastSubmittedQuery, submitted__gt: addDays(today, -Math.round(whole)) }
}

const draft = -1
const rejected = 5
const declined = 6

const submittedAt = (timesheet: StatusFacts) => timesheet.submitted ?? ''
