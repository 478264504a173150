import {
  array,
  boolean,
  integer,
  min,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { dayField, pageFields } from '../kit/fields/fields.js'
import {
  ShiftSuggestion,
  Timesheet,
  TimesheetChange,
  TimesheetShiftDraft,
} from '../vocabulary/timesheets/entities.js'

/** The recent ones, or a page; for the last submitted see `lastSubmittedQuery`. */
export const TimesheetQuery = object({
  ...pageFields,
  recent: optional(boolean()),
  status__gte: optional(integer()),
  /** With their shifts. */
  details: optional(boolean()),
  submitted__gt: optional(dayField),
})
export type TimesheetQuery = Infer<typeof TimesheetQuery>

/** A page of timesheets, latest first; `total_records` is the whole count. */
export const TimesheetPage = type({ data: array(Timesheet), total_records: integer(), page: integer() })
export type TimesheetPage = Infer<typeof TimesheetPage>

/** A page of a connection's timesheets. */
export const listTimesheets = call(
  'GET /v1/connections/:id/timesheets/',
  {
    query: TimesheetQuery,
    out: TimesheetPage,
    envelope: 'whole',
  },
  {
    id: 81,
    query: { status__gte: 1, limit: 1, details: true, submitted__gt: '2026-10-22' },
  },
)
/** Begins the timesheet of some days; answers the one there is, if there is one. */
export const startTimesheet = call(
  'POST /v1/connections/:id/timesheets/',
  {
    in: object({ start_date: dayField, end_date: dayField }),
    out: Timesheet,
    repeatable: true,
  },
  { id: 81, body: { start_date: '2026-11-15', end_date: '2026-11-21' } },
)
/** One timesheet with its shifts. */
export const getTimesheet = call(
  'GET /v1/connections/:id/timesheets/:tid/',
  { out: Timesheet },
  { id: 81, tid: 174 },
)
/** Changes a timesheet, or submits it. A `conflict` once it is paid. */
export const updateTimesheet = call(
  'PATCH /v1/connections/:id/timesheets/:tid/',
  {
    in: TimesheetChange,
    out: Timesheet,
    repeatable: true,
  },
  { id: 81, tid: 174, body: { status: 1, note: '' } },
)
/** Saves one shift, shift 0 a new one; answers the timesheet with its new totals. */
export const updateTimesheetShift = call(
  'PUT /v1/connections/:id/timesheets/:tid/shifts/:shiftId/',
  {
    in: TimesheetShiftDraft,
    out: Timesheet,
    repeatable: true,
  },
  {
    id: 81,
    tid: 174,
    shiftId: 173,
    body: { date: '2026-11-16', start_time: '09:00', end_time: '13:00' },
  },
)
/** Hours that a new timesheet may take over. */
export const listShiftSuggestions = call(
  'GET /v1/connections/:id/shift-suggestions/',
  {
    out: array(ShiftSuggestion),
  },
  { id: 81 },
)
/** Where a connection's timesheets stand as a whole: counts, and the day of the last submitted. */
export const getTimesheetsStatus = call(
  'GET /v1/connections/timesheets-status/:id/',
  {
    out: type({
      drafts: integer(),
      submitted: integer(),
      unpaid: integer(),
      last_submitted: nullable(string()),
    }),
  },
  { id: 81 },
)

/** Time cards with their payments, over all connections. */
export const listPaymentTimesheets = call(
  'GET /v1/connections/payments/timesheets/',
  {
    query: object({ paginate_by: pageFields.limit, page: optional(min(integer(), 1)) }),
    out: type({
      ...TimesheetPage.schema,
      data: array(
        type({
          id: number(),
          connection_id: number(),
          status: integer(),
          name: string(),
          start_date: string(),
          end_date: string(),
          minutes: integer(),
          total: integer(),
          paid_at: nullable(string()),
        }),
      ),
    }),
    envelope: 'whole',
  },
  { query: { paginate_by: 8, page: 2 } },
)
