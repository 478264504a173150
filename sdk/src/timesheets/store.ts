import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/state/action.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { resource, type Resource } from '../kit/state/resource.js'
import type { Toasts } from '../kit/state/toasts.js'
import { listTimesheets, startTimesheet, type TimesheetPage } from './calls.js'
import { firstTimesheetsPage, timesheetsPageSize } from '../vocabulary/timesheets/constants.js'
import type { Timesheet } from '../vocabulary/timesheets/entities.js'
import { lastSubmitted, lastSubmittedWithin } from './status.js'

/** The timesheets of a connection, ten a page, and the last submitted one. */
export interface TimesheetsStore {
  readonly page: Resource<TimesheetPage, [page?: number]>
  /** The one that hours are suggested from: rejected and declined ones are skipped. */
  readonly last: Resource<Timesheet | null, [today: string, days?: number]>
  readonly start: Action<[start_date: string, end_date: string], Timesheet>
}

/** The timesheets of a connection, a page at a time. */
export function createTimesheets(care: Client, toasts: Toasts, connection: number): TimesheetsStore {
  return {
    page: resource((signal, page: number = firstTimesheetsPage) =>
      care.call(
        listTimesheets,
        {
          id: connection,
          query: { limit: timesheetsPageSize, offset: (page - firstTimesheetsPage) * timesheetsPageSize },
        },
        { signal },
      ),
    ),
    last: resource(async (signal, today: string, days?: number) => {
      const query = lastSubmittedWithin(today, days)
      const newest = await care.call(listTimesheets, { id: connection, query }, { signal })
      const found = lastSubmitted(newest.data)
      if (found || newest.data.length === 0) return found
      // The newest one came back: one of the page before it may have been accepted.
      const more = await care.call(
        listTimesheets,
        { id: connection, query: { ...query, limit: timesheetsPageSize } },
        { signal },
      )
      return lastSubmitted(more.data)
    }),
    start: action(
      (start_date: string, end_date: string) =>
        care.call(startTimesheet, { id: connection, body: { start_date, end_date } }),
      { failed: sayFailure(toasts) },
    ),
  }
}
