import { addDays, isApiDate } from '../kit/dates/dates.js'
import { isRecord, numberOf, recordsIn } from '../kit/shape.js'
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

/** Whether its caregiver may change it: a draft, or one that came back. */
export function mayChangeTimesheet(timesheet: StatusFacts): boolean {
  return isRecord(timesheet) && (timesheet.status === draft || isRefused(timesheet))
}

/** Whether its family may still approve or reject it: submitted and unpaid. */
export function awaitsFamily(timesheet: StatusFacts): boolean {
  return isRecord(timesheet) && timesheet.status === submittedMinStatus
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
