import { computed, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/state/action.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { resource, type Resource } from '../kit/state/resource.js'
import type { Toasts } from '../kit/state/toasts.js'
import {
  updateTimesheet,
  getTimesheet,
  listShiftSuggestions,
  listTimesheets,
  updateTimesheetShift,
  startTimesheet,
  type TimesheetPage,
} from './calls.js'
import { firstTimesheetsPage, timesheetsPageSize } from '../vocabulary/timesheets/constants.js'
import type {
  ShiftSuggestion,
  Timesheet,
  TimesheetChange,
  TimesheetShiftDraft,
} from '../vocabulary/timesheets/entities.js'
import { lastSubmitted, lastSubmittedWithin } from './status.js'
import { openSuggestions } from './suggestions.js'
import { timesheetTexts } from './texts.js'

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

/** One timesheet: its shifts, suggestions, and sending it. */
export interface TimesheetStore {
  readonly timesheet: Resource<Timesheet>
  readonly suggestions: Resource<readonly ShiftSuggestion[]>
  /** Those that may still be taken over, from clocking in and out and from what was planned. */
  readonly open: ReadonlySignal<readonly ShiftSuggestion[]>
  readonly saving: ReadonlySignal<boolean>
  /** Saves a shift; without an id a new one. */
  readonly saveShift: Action<[shift: TimesheetShiftDraft, id?: number], Timesheet>
  readonly change: Action<[change: TimesheetChange], Timesheet>
  readonly submit: Action<[], Timesheet>
}

/** One timesheet: its shifts, its totals, and what saves and submits it. */
export function createTimesheet(
  care: Client,
  toasts: Toasts,
  connection: number,
  id: number,
): TimesheetStore {
  const where = { id: connection, tid: id }
  const timesheet = resource((signal) => care.call(getTimesheet, where, { signal }))
  const suggestions = resource<readonly ShiftSuggestion[]>((signal) =>
    care.call(listShiftSuggestions, { id: connection }, { signal }),
  )
  const outcomes = (text: (typeof timesheetTexts)['saved' | 'submitted']) => ({
    done(fresh: Timesheet) {
      timesheet.set(fresh)
      toasts.success(text)
    },
    failed: sayFailure(toasts),
  })
  const saveShift = action<[shift: TimesheetShiftDraft, id?: number], Timesheet>(
    (body, shiftId = 0) => care.call(updateTimesheetShift, { ...where, shiftId, body }),
    outcomes(timesheetTexts.saved),
  )
  const change = action(
    (body: TimesheetChange) => care.call(updateTimesheet, { ...where, body }),
    outcomes(timesheetTexts.saved),
  )
  const submit = action(
    () => care.call(updateTimesheet, { ...where, body: { status: 1 } }),
    outcomes(timesheetTexts.submitted),
  )
  return {
    timesheet,
    suggestions,
    open: computed(() => {
      const sheet = timesheet.data.value
      return sheet
        ? openSuggestions([...sheet.clock_suggestions, ...(suggestions.data.value ?? [])], sheet)
        : []
    }),
    saving: computed(() => saveShift.busy.value || change.busy.value || submit.busy.value),
    saveShift,
    change,
    submit,
  }
}
